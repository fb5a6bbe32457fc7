import { lift } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'
import { drawFigure, drawPips, type Figure, type Pips } from './figures.ts'
import { type ChessMan, drawMan } from './men.ts'

export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs'

/** What a piece shows. `cast` is the id of a cast member: its picture is what the sentence asked for. */
export type Face =
  /** A counter, with a picture on it or plain. */
  | { kind: 'disc'; colour: string; cast?: string; crowned?: boolean }
  /** A tile with letters or a picture. */
  | { kind: 'tile'; colour: string; words?: string; ink?: string; cast?: string; radius?: number }
  /** Just the picture. */
  | { kind: 'picture'; cast: string; angle?: number }
  /** One part of a picture that is cut into columns and rows. */
  | { kind: 'cut'; cast: string; columns: number; rows: number; part: number; colour: string }
  | { kind: 'man'; man: ChessMan; colour: string; cast?: string }
  /** `pip` is whoever stands for the suit: a cast member. */
  | { kind: 'card'; rank: string; suit: Suit; cast?: string; pip?: string }
  /** A card with a picture or words of its own, and a small line below. */
  | { kind: 'sheet'; colour: string; cast?: string; title?: string; words?: string; corner?: string }
  | { kind: 'back'; colour: string; cast?: string }
  | { kind: 'cross'; colour: string }
  | { kind: 'ring'; colour: string }
  /** A domino, or a die: as many eyes in each half; or pictures that stand for so many. */
  | { kind: 'eyes'; eyes: readonly number[]; colour: string; pictures?: readonly string[] }
  | { kind: 'words'; words: string; colour: string; letters: number }
  | Figure
  | Pips

const ink = '#1d1b2e'

type Of<Kind extends Face['kind']> = Extract<Face, { kind: Kind }>
type Draw<Kind extends Face['kind']> = (
  painter: Painter,
  face: Of<Kind>,
  width: number,
  height: number,
) => void

const drawers: { [Kind in Face['kind']]: Draw<Kind> } = {
  disc: drawDisc,
  tile: drawTile,
  picture: (painter, { cast, angle = 0 }, width) => painter.sprite(cast, 0, 0, width, { angle }),
  cut: drawCut,
  man(painter, { man, colour, cast }, width, height) {
    drawMan(painter.ctx, man, colour, width)
    if (cast) painter.sprite(cast, width * 0.22, height * 0.2, width * 0.5)
  },
  card: drawCard,
  sheet: drawSheet,
  back: drawBack,
  cross: drawMark,
  ring: drawMark,
  eyes: drawEyes,
  words: (painter, { words, letters, colour }, width) =>
    painter.text(words, 0, 0, letters, { colour, bold: true, width }),
  figure: drawFigure,
  pips: drawPips,
}

/** Draws a face around the origin, as wide and as high as it is told. */
export function drawFace(painter: Painter, face: Face, width: number, height: number): void {
  const draw = drawers[face.kind] as Draw<Face['kind']>
  draw(painter, face, width, height)
}

function drawCut(
  painter: Painter,
  { cast, columns, rows, part, colour }: Of<'cut'>,
  width: number,
  height: number,
): void {
  const { ctx } = painter
  const [column, row] = [part % columns, Math.floor(part / columns)]
  const [x, y] = [((columns - 1) / 2 - column) * width, ((rows - 1) / 2 - row) * height]
  const corner = width * 0.06
  painter.panel(-width / 2, -height / 2, width, height, {
    // Neighbours differ a little, so that even a part with nothing on it has its place.
    fill: lift(colour, 0.5 + 0.3 * (row / rows) + ((row + column) % 2) * 0.06),
    outline: '#1d1b2e66',
    radius: corner,
    shadow: false,
  })
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(-width / 2, -height / 2, width, height, corner)
  ctx.clip()
  painter.sprite(cast, x, y, Math.min(width * columns, height * rows) * 0.94)
  ctx.restore()
}

function drawDisc(painter: Painter, { colour, cast, crowned }: Of<'disc'>, width: number): void {
  const { ctx } = painter
  const radius = width / 2
  const round = (y: number, far: number, fill: string) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.arc(0, y, far, 0, Math.PI * 2)
    ctx.fill()
  }
  round(radius * 0.1, radius, lift(colour, -0.45))
  round(0, radius, colour)
  ctx.strokeStyle = lift(colour, 0.35)
  ctx.lineWidth = Math.max(1.5, width * 0.045)
  ctx.beginPath()
  ctx.arc(0, 0, radius * 0.76, 0, Math.PI * 2)
  ctx.stroke()
  if (cast) {
    round(0, radius * 0.72, lift(colour, 0.72))
    painter.sprite(cast, 0, 0, width * 0.66)
  }
  if (crowned) drawCrown(ctx, 0, cast ? -radius * 0.78 : 0, width * (cast ? 0.36 : 0.5))
}

function drawCrown(ctx: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  const [w, h] = [width / 2, width * 0.36]
  ctx.fillStyle = '#ffd447'
  ctx.strokeStyle = ink
  ctx.lineWidth = Math.max(1, width * 0.05)
  ctx.beginPath()
  ctx.moveTo(x - w, y + h)
  for (const [dx, dy] of [
    [-1, -0.6],
    [-0.5, 0.2],
    [0, -1],
    [0.5, 0.2],
    [1, -0.6],
    [1, 1],
  ] as const)
    ctx.lineTo(x + dx * w, y + dy * h)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}

function drawTile(
  painter: Painter,
  { colour, words, ink: letters = ink, cast, radius }: Of<'tile'>,
  width: number,
  height: number,
): void {
  const corner = radius ?? Math.min(width, height) * 0.16
  painter.panel(-width / 2, -height / 2 + 3, width, height, {
    fill: lift(colour, -0.35),
    outline: 'transparent',
    radius: corner,
    shadow: false,
  })
  painter.panel(-width / 2, -height / 2, width, height - 3, {
    fill: colour,
    outline: '#1d1b2e55',
    radius: corner,
    shadow: false,
  })
  if (cast) painter.sprite(cast, 0, words ? -height * 0.08 : -1, Math.min(width, height) * 0.78)
  if (!words) return
  const size = Math.min(height * 0.56, (width * 1.5) / Math.max(2, words.length))
  if (cast)
    painter.text(words, 0, height * 0.34, height * 0.22, { colour: letters, bold: true, outline: colour })
  else painter.text(words, 0, 0, size, { colour: letters, bold: true })
}

const reds: ReadonlySet<Suit> = new Set(['hearts', 'diamonds'])

function drawCard(
  painter: Painter,
  { rank, suit, cast, pip }: Of<'card'>,
  width: number,
  height: number,
): void {
  const { ctx } = painter
  const colour = reds.has(suit) ? '#c8323c' : ink
  paper(painter, width, height, '#fffdf6')
  painter.text(rank, -width * 0.3, -height * 0.37, width * 0.3, { colour, bold: true })
  if (pip) {
    painter.sprite(pip, width * 0.28, -height * 0.36, width * 0.36)
    painter.sprite(pip, 0, height * 0.12, width * 0.6)
    return
  }
  // Beside the rank, so that it is seen where cards lie over each other.
  drawSuit(ctx, suit, width * 0.3, -height * 0.37, width * 0.22, colour)
  if (cast && 'JQK'.includes(rank)) painter.sprite(cast, 0, height * 0.12, width * 0.7)
  else drawSuit(ctx, suit, 0, height * 0.12, width * 0.46, colour)
}

/** The ground of any card. */
function paper(painter: Painter, width: number, height: number, fill: string): void {
  painter.panel(-width / 2, -height / 2, width, height, {
    fill,
    outline: '#1d1b2e88',
    radius: width * 0.1,
    shadow: false,
  })
}

export function drawSuit(
  ctx: CanvasRenderingContext2D,
  suit: Suit,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const r = size / 2
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = colour
  ctx.beginPath()
  if (suit === 'diamonds') {
    for (const [dx, dy] of [
      [0, -1.15],
      [0.85, 0],
      [0, 1.15],
      [-0.85, 0],
    ] as const)
      ctx.lineTo(dx * r, dy * r)
  } else if (suit === 'hearts') heart(ctx, r, 1)
  else if (suit === 'spades') {
    heart(ctx, r, -1)
    stem(ctx, r)
  } else {
    for (const [dx, dy] of [
      [0, -0.55],
      [-0.5, 0.2],
      [0.5, 0.2],
    ] as const) {
      ctx.moveTo(dx * r + r * 0.48, dy * r)
      ctx.arc(dx * r, dy * r, r * 0.48, 0, Math.PI * 2)
    }
    stem(ctx, r)
  }
  ctx.closePath()
  ctx.fill()
  ctx.restore()
}

/** Upright, or turned over as the leaf of a spade. */
function heart(ctx: CanvasRenderingContext2D, r: number, up: 1 | -1): void {
  const y = (part: number) => part * r * up
  ctx.moveTo(0, y(1))
  ctx.bezierCurveTo(-r * 1.5, y(-0.1), -r * 0.8, y(-1.3), 0, y(-0.45))
  ctx.bezierCurveTo(r * 0.8, y(-1.3), r * 1.5, y(-0.1), 0, y(1))
}

function stem(ctx: CanvasRenderingContext2D, r: number): void {
  ctx.moveTo(0, 0)
  ctx.lineTo(r * 0.32, r * 1.05)
  ctx.lineTo(-r * 0.32, r * 1.05)
  ctx.lineTo(0, 0)
}

function drawSheet(
  painter: Painter,
  { colour, cast, title, words, corner }: Of<'sheet'>,
  width: number,
  height: number,
): void {
  paper(painter, width, height, '#fffdf6')
  const top = -height / 2
  const picture = words || title ? Math.min(width * 0.62, height * 0.42) : Math.min(width, height) * 0.74
  const middle = words || title ? top + height * 0.34 : 0
  painter.panel(-width * 0.44, top + width * 0.06, width * 0.88, (words || title ? 0.56 : 0.9) * height, {
    fill: lift(colour, 0.55),
    outline: 'transparent',
    radius: width * 0.07,
    shadow: false,
  })
  if (cast) painter.sprite(cast, 0, middle, picture)
  if (title)
    painter.text(title, 0, top + height * 0.7, Math.min(width * 0.14, 17), {
      bold: true,
      colour: ink,
      width: width * 0.9,
    })
  if (words)
    painter.text(words, 0, top + height * 0.86, Math.min(width * 0.12, 14), {
      colour: ink,
      width: width * 0.9,
    })
  if (corner) {
    const { ctx } = painter
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(-width * 0.36, top + width * 0.14, width * 0.15, 0, Math.PI * 2)
    ctx.fill()
    painter.text(corner, -width * 0.36, top + width * 0.15, width * 0.2, { bold: true, colour: '#ffffff' })
  }
}

function drawBack(painter: Painter, { colour, cast }: Of<'back'>, width: number, height: number): void {
  const { ctx } = painter
  paper(painter, width, height, '#fffdf6')
  const [w, h] = [width * 0.86, height * 0.9]
  painter.panel(-w / 2, -h / 2, w, h, {
    fill: colour,
    outline: 'transparent',
    radius: width * 0.07,
    shadow: false,
  })
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(-w / 2, -h / 2, w, h, width * 0.07)
  ctx.clip()
  ctx.strokeStyle = lift(colour, 0.22)
  ctx.lineWidth = width * 0.05
  for (let line = -h; line <= h; line += width * 0.17) {
    ctx.beginPath()
    ctx.moveTo(-w / 2, line)
    ctx.lineTo(w / 2, line + w)
    ctx.stroke()
  }
  ctx.restore()
  if (cast) painter.sprite(cast, 0, 0, width * 0.5, { alpha: 0.9 })
}

function drawMark({ ctx }: Painter, { kind, colour }: Of<'cross' | 'ring'>, width: number): void {
  const far = width * 0.34
  ctx.strokeStyle = colour
  ctx.lineWidth = width * 0.16
  ctx.lineCap = 'round'
  ctx.beginPath()
  if (kind === 'ring') ctx.arc(0, 0, far, 0, Math.PI * 2)
  else {
    ctx.moveTo(-far, -far)
    ctx.lineTo(far, far)
    ctx.moveTo(far, -far)
    ctx.lineTo(-far, far)
  }
  ctx.stroke()
}

/** Where the eyes of each number lie, in a square from -1 to 1. */
const eyePlaces: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.55],
    [0.5, -0.55],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.55],
    [0.5, 0.55],
  ],
  ...[
    [[0, 0]],
    [
      [0, -0.55],
      [0, 0.55],
    ],
    [
      [0, -0.55],
      [0, 0],
      [0, 0.55],
    ],
  ].map((middle) => [
    ...[-0.5, 0.5].flatMap((x) => [-0.55, 0, 0.55].map((y) => [x, y] as const)),
    ...middle.map(([x = 0, y = 0]) => [x, y] as const),
  ]),
]

function drawEyes(
  painter: Painter,
  { eyes, colour, pictures }: Of<'eyes'>,
  width: number,
  height: number,
): void {
  const { ctx } = painter
  painter.panel(-width / 2, -height / 2, width, height, {
    fill: '#fffdf6',
    outline: '#1d1b2e88',
    radius: Math.min(width, height) * 0.18,
    shadow: false,
  })
  const upright = height > width
  const half = Math.min(width, height) / 2
  eyes.forEach((count, index) => {
    const off = (index - (eyes.length - 1) / 2) * half * 2
    const [mx, my] = upright ? [0, off] : [off, 0]
    const cast = pictures?.[count]
    if (cast) painter.sprite(cast, mx, my, half * 1.7)
    if (pictures) return
    ctx.fillStyle = colour
    for (const [dx, dy] of eyePlaces[count] ?? []) {
      ctx.beginPath()
      ctx.arc(mx + dx * half * 0.9, my + dy * half * 0.9, half * 0.17, 0, Math.PI * 2)
      ctx.fill()
    }
  })
  if (eyes.length < 2) return
  ctx.strokeStyle = '#1d1b2e66'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(upright ? -half * 0.8 : 0, upright ? 0 : -half * 0.8)
  ctx.lineTo(upright ? half * 0.8 : 0, upright ? 0 : half * 0.8)
  ctx.stroke()
}
