import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, type Stage } from '@makebelieve/kit/simulation/stage'

/** What several pictures of atoms and chemistry share. */
export type Paint = `#${string}`
type Point = readonly [x: number, y: number]

const hex = (parts: readonly number[]): Paint =>
  `#${parts
    .map((one) =>
      Math.round(Math.min(255, Math.max(0, one)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const partsOf = (paint: Paint) => [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16))

/** Between two colours. */
export function mixed(from: Paint, to: Paint, share: number): Paint {
  const [a, b] = [partsOf(from), partsOf(to)]
  const held = Math.min(1, Math.max(0, share))
  return hex(a.map((one, i) => one + ((b[i] ?? one) - one) * held))
}

/** How light of a wavelength in nm looks; what no eye sees is violet-grey below and brown-red above. */
export function lightColour(nm: number): Paint {
  const stops: readonly [nm: number, paint: Paint][] = [
    [380, '#7A5AA8'],
    [400, '#7A3BD1'],
    [430, '#4B3BE6'],
    [460, '#2A63F0'],
    [488, '#14B4E0'],
    [510, '#14C46A'],
    [550, '#7ACC1E'],
    [580, '#F2D012'],
    [605, '#F59A12'],
    [640, '#EE3A22'],
    [700, '#C4161C'],
    [760, '#7A2E2A'],
  ]
  const above = stops.findIndex(([at]) => at >= nm)
  if (above <= 0) return above === 0 ? '#8E86A8' : '#7A4A40'
  const [low, high] = [stops[above - 1], stops[above]]
  if (!low || !high) return '#7A4A40'
  return mixed(low[1], high[1], (nm - low[0]) / (high[0] - low[0]))
}

export function stroke(
  { context }: Stage,
  points: readonly Point[],
  paint: Paint,
  width = 3,
  alpha = 1,
): void {
  context.strokeStyle = paint
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.globalAlpha = alpha
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.stroke()
  context.globalAlpha = 1
}

/** A photon: a short train of waves with an arrowhead, its middle at a place, flying at an angle. */
export function photon(
  stage: Stage,
  [x, y]: Point,
  angle: number,
  paint: Paint,
  { long = 70, waves = 4, tall = 9 } = {},
): void {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  const points: [number, number][] = []
  for (let i = 0; i <= 40; i++) {
    const along = (i / 40 - 0.5) * long
    const side = Math.sin((i / 40) * waves * 2 * Math.PI) * tall * Math.sin((i / 40) * Math.PI) ** 0.6
    points.push([x + ux * along - uy * side, y + uy * along + ux * side])
  }
  stroke(stage, points, paint, 3.5)
  const [tx, ty] = [x + ux * (long / 2 + 13), y + uy * (long / 2 + 13)]
  area(
    stage,
    [
      [tx, ty],
      [tx - ux * 15 - uy * 8, ty - uy * 15 + ux * 8],
      [tx - ux * 15 + uy * 8, ty - uy * 15 - ux * 8],
    ],
    paint,
    { rim: false },
  )
}

export function ring(
  { context }: Stage,
  [x, y]: Point,
  radius: number,
  paint: Paint,
  width = 2,
  dashed = false,
): void {
  context.strokeStyle = paint
  context.lineWidth = width
  context.setLineDash(dashed ? [7, 7] : [])
  context.beginPath()
  context.arc(x, y, Math.max(0.1, radius), 0, Math.PI * 2)
  context.stroke()
  context.setLineDash([])
}

/** A soft light around a place. */
export function glow({ context }: Stage, [x, y]: Point, radius: number, paint: Paint, alpha = 0.6): void {
  const fade = context.createRadialGradient(x, y, 0, x, y, Math.max(1, radius))
  fade.addColorStop(0, paint)
  fade.addColorStop(1, `${paint}00`)
  context.globalAlpha = alpha
  context.fillStyle = fade
  context.beginPath()
  context.arc(x, y, Math.max(1, radius), 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 1
}

/** A glass tube whose red column stands at a share of its height. */
export function thermometer(stage: Stage, x: number, top: number, tall: number, share: number): void {
  const { context, colours } = stage
  card(stage, x - 11, top, 22, tall, 'card', 11)
  const level = top + 12 + (tall - 18) * (1 - Math.min(1, Math.max(0, share)))
  context.fillStyle = colours.tomato
  context.fillRect(x - 5, level, 10, top + tall - level + 6)
  disc(stage, x, top + tall + 10, 19, 'tomato')
}

export function flame(stage: Stage, x: number, base: number, tall: number, wide = 22): void {
  const leaf = (half: number, up: number): [number, number][] => [
    [x - half, base],
    [x - half * 0.9, base - up * 0.4],
    [x - half * 0.2, base - up],
    [x + half * 0.35, base - up * 0.62],
    [x + half, base - up * 0.42],
    [x + half, base],
  ]
  area(stage, leaf(wide, tall), 'tomato')
  area(stage, leaf(wide * 0.5, tall * 0.55), 'marigold', { rim: false })
}

/** A place between 0 and 1 that wanders to and fro with time, each number on its own way. */
export function wandering(i: number, salt: number, time: number): number {
  const speed = 0.4 + scattered(i, salt + 50)
  const turn = (scattered(i, salt) * 2 + time * speed) % 2
  return turn < 1 ? turn : 2 - turn
}
