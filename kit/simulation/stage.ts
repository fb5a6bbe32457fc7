import { legible } from './unknown.ts'

/**
 * What topics draw on: a canvas of 960 by 600 with y up from the middle where it helps. Everything that topics have in
 * common to draw is here, so that they look like one family: paper, ink and cut-out colour.
 */
export type Stage = {
  readonly width: 960
  readonly height: 600
  readonly context: StageContext
  /** Whether things may move for show only. */
  readonly still: boolean
  /** How much larger letters are than usual, so that they can be read on a phone. */
  readonly letters?: number
  readonly colours: typeof stageColours
}

/** As much of a canvas as drawings need; browsers and Node have it. */
export type StageContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'roundRect'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'clip'
  | 'fillText'
  | 'measureText'
  | 'setLineDash'
  | 'createLinearGradient'
  | 'createRadialGradient'
> & {
  fillStyle: string | CanvasGradient | CanvasPattern
  strokeStyle: string | CanvasGradient | CanvasPattern
  lineWidth: number
  lineCap: CanvasLineCap
  lineJoin: CanvasLineJoin
  globalAlpha: number
  font: string
  textAlign: CanvasTextAlign
  textBaseline: CanvasTextBaseline
}

export const stageColours = {
  paper: '#FBF6EC',
  card: '#FFFFFF',
  ink: '#1D1B2E',
  muted: '#6B6779',
  line: '#D8CFBB',
  tomato: '#E4472B',
  teal: '#0E8A84',
  marigold: '#F5B700',
  iris: '#5B5BD6',
  leaf: '#5E9E4B',
  sky: '#7FC4E8',
  rose: '#E88AA8',
  earth: '#9A7350',
} as const
export type StageColour = keyof typeof stageColours

/** A sheet of paper, or the night sky, behind everything. */
export function ground(
  { context, width, height, colours }: Stage,
  kind: 'paper' | 'sky' | 'night' | 'grid' = 'paper',
): void {
  if (kind === 'paper' || kind === 'grid') context.fillStyle = colours.paper
  else {
    const fade = context.createLinearGradient(0, 0, 0, height)
    const [top, bottom] = kind === 'sky' ? ['#BFE3F2', '#F3F6EA'] : ['#15132B', '#2B2752']
    fade.addColorStop(0, top ?? '')
    fade.addColorStop(1, bottom ?? '')
    context.fillStyle = fade
  }
  context.fillRect(0, 0, width, height)
  if (kind !== 'grid') return
  context.strokeStyle = colours.line
  context.lineWidth = 1
  context.globalAlpha = 0.6
  context.beginPath()
  for (let x = 40; x < width; x += 40) {
    context.moveTo(x, 0)
    context.lineTo(x, height)
  }
  for (let y = 40; y < height; y += 40) {
    context.moveTo(0, y)
    context.lineTo(width, y)
  }
  context.stroke()
  context.globalAlpha = 1
}

export function disc(
  { context, colours }: Stage,
  x: number,
  y: number,
  radius: number,
  colour: StageColour | `#${string}`,
): void {
  const paint = colour.startsWith('#') ? colour : colours[colour as StageColour]
  // Cut out of paper: a flat shadow, the colour, an ink rim, a soft light.
  context.fillStyle = 'rgba(29,27,46,0.12)'
  circle(context, x + 4, y + 4, radius)
  context.fill()
  context.fillStyle = paint
  circle(context, x, y, radius)
  context.fill()
  context.lineWidth = Math.min(2.5, Math.max(1.2, radius * 0.1))
  context.strokeStyle = colours.ink
  context.stroke()
  context.fillStyle = 'rgba(255,255,255,0.35)'
  circle(context, x - radius * 0.3, y - radius * 0.34, radius * 0.28)
  context.fill()
}

function circle(context: StageContext, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, Math.max(0.1, radius), 0, Math.PI * 2)
}

export function line(
  { context, colours }: Stage,
  points: readonly (readonly [x: number, y: number])[],
  {
    colour = 'ink',
    width = 2.5,
    dashed = false,
    closed = false,
  }: { colour?: StageColour; width?: number; dashed?: boolean; closed?: boolean } = {},
): void {
  context.strokeStyle = colours[colour]
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.setLineDash(dashed ? [8, 7] : [])
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  if (closed) context.closePath()
  context.stroke()
  context.setLineDash([])
}

/** A thick arrow for forces, velocities and fields; too short ones are not drawn. */
export function arrow(
  stage: Stage,
  [x, y]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  colour: StageColour,
  name = '',
): void {
  const { context, colours } = stage
  const long = Math.hypot(dx, dy)
  if (long < 4) return
  const head = Math.min(16, long * 0.5)
  const [ux, uy] = [dx / long, dy / long]
  const [ex, ey] = [x + dx, y + dy]
  line(
    stage,
    [
      [x, y],
      [ex - ux * head * 0.8, ey - uy * head * 0.8],
    ],
    { colour, width: 5 },
  )
  context.fillStyle = colours[colour]
  context.beginPath()
  context.moveTo(ex, ey)
  context.lineTo(ex - ux * head - uy * head * 0.55, ey - uy * head + ux * head * 0.55)
  context.lineTo(ex - ux * head + uy * head * 0.55, ey - uy * head - ux * head * 0.55)
  context.closePath()
  context.fill()
  // Beside a short arrow its name would lie on what it belongs to.
  if (name && long > 24) label(stage, name, ex + ux * 16, ey + uy * 16, { colour, bold: true })
}

export function label(
  { context, colours, letters = 1 }: Stage,
  said: string,
  x: number,
  y: number,
  {
    colour = 'ink',
    size: usual = 17,
    align = 'center',
    bold = false,
    on,
  }: { colour?: StageColour; size?: number; align?: CanvasTextAlign; bold?: boolean; on?: StageColour } = {},
): void {
  const text = legible(said)
  const size = usual * (usual < 26 ? letters : 1)
  context.font = `${bold ? '600 ' : ''}${size}px Inter, system-ui, sans-serif`
  context.textAlign = align
  context.textBaseline = 'middle'
  if (on) {
    const wide = context.measureText(text).width + 16
    const left = align === 'center' ? x - wide / 2 : align === 'right' ? x - wide + 8 : x - 8
    context.fillStyle = colours[on]
    context.beginPath()
    context.roundRect(left, y - size * 0.85, wide, size * 1.7, 8)
    context.fill()
  }
  context.fillStyle = colours[colour]
  context.fillText(text, x, y + 1)
}

/** A spring between two points, its coils as many as it is long at rest. */
export function spring(
  stage: Stage,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  coils = 12,
  wide = 14,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / long, dx / long]
  const points: [number, number][] = [[x1, y1]]
  for (let i = 1; i < coils * 2; i++) {
    const t = i / (coils * 2)
    const side = i % 2 === 0 ? -1 : 1
    points.push([x1 + dx * t + nx * wide * side, y1 + dy * t + ny * wide * side])
  }
  points.push([x2, y2])
  line(stage, points, { colour: 'muted', width: 3 })
}

/** A card with an ink rim and the flat shadow of the house. */
export function card(
  { context, colours }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: StageColour = 'card',
  radius = 14,
): void {
  context.fillStyle = 'rgba(29,27,46,0.12)'
  context.beginPath()
  context.roundRect(x + 4, y + 4, width, height, radius)
  context.fill()
  context.fillStyle = colours[colour]
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.stroke()
}

/** Filled area of any outline. */
export function area(
  { context, colours }: Stage,
  points: readonly (readonly [number, number])[],
  colour: StageColour | `#${string}`,
  { rim = true, alpha = 1 } = {},
): void {
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.closePath()
  context.globalAlpha = alpha
  context.fillStyle = colour.startsWith('#') ? colour : colours[colour as StageColour]
  context.fill()
  context.globalAlpha = 1
  if (!rim) return
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.stroke()
}
