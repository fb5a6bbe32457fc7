import { lift } from '../scenery/colour.ts'

export type ChessMan = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'

type Point = readonly [x: number, y: number]

/** The outline of each man from the foot up its left side, in a square from -1 to 1; the right side mirrors it. */
const halves: Record<Exclude<ChessMan, 'knight'>, readonly Point[]> = {
  pawn: [
    [-0.5, 0.5],
    [-0.28, 0.3],
    [-0.16, -0.05],
    [-0.3, -0.12],
    [-0.3, -0.2],
  ],
  rook: [
    [-0.5, 0.5],
    [-0.34, 0.3],
    [-0.3, -0.3],
    [-0.46, -0.42],
    [-0.46, -0.74],
    [-0.26, -0.74],
    [-0.26, -0.6],
    [-0.1, -0.6],
    [-0.1, -0.74],
  ],
  bishop: [
    [-0.5, 0.5],
    [-0.26, 0.28],
    [-0.18, 0],
    [-0.34, -0.06],
    [-0.34, -0.14],
    [-0.3, -0.4],
    [-0.12, -0.68],
  ],
  queen: [
    [-0.54, 0.5],
    [-0.34, 0.3],
    [-0.24, -0.1],
    [-0.62, -0.6],
    [-0.3, -0.38],
    [-0.26, -0.76],
    [-0.08, -0.42],
  ],
  king: [
    [-0.54, 0.5],
    [-0.34, 0.3],
    [-0.22, -0.04],
    [-0.54, -0.3],
    [-0.48, -0.56],
    [-0.2, -0.56],
    [-0.06, -0.48],
  ],
}

const horse: readonly Point[] = [
  [-0.5, 0.5],
  [-0.32, 0.24],
  [-0.06, -0.04],
  [-0.08, -0.14],
  [-0.34, -0.02],
  [-0.54, 0.02],
  [-0.6, -0.14],
  [-0.3, -0.46],
  [-0.22, -0.66],
  [-0.12, -0.84],
  [-0.02, -0.66],
  [0.2, -0.6],
  [0.42, -0.3],
  [0.46, 0.1],
  [0.4, 0.3],
  [0.52, 0.5],
]

/** A man of chess around the origin, with a foot, a light side and an edge. */
export function drawMan(ctx: CanvasRenderingContext2D, man: ChessMan, colour: string, size: number): void {
  const r = size / 2
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.fillStyle = colour
  // The edge stands out from a dark square as well as from a light one.
  ctx.strokeStyle = isDark(colour) ? lift(colour, 0.5) : '#1d1b2e'
  ctx.lineWidth = Math.max(1.5, size * 0.035)
  outline(ctx, r, man === 'knight' ? horse : whole(halves[man]))
  if (man === 'pawn') ball(ctx, r, -0.44, 0.27)
  if (man === 'bishop') ball(ctx, r, -0.78, 0.11)
  if (man === 'queen') ball(ctx, r, -0.8, 0.09)
  if (man === 'king') cross(ctx, r)
  ctx.beginPath()
  ctx.roundRect(-r * 0.66, r * 0.46, r * 1.32, r * 0.26, r * 0.1)
  ctx.fill()
  ctx.stroke()
  if (man === 'knight') {
    ctx.fillStyle = ctx.strokeStyle
    ctx.beginPath()
    ctx.arc(-r * 0.2, -r * 0.4, r * 0.06, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.restore()
}

const whole = (half: readonly Point[]): Point[] => [
  ...half,
  ...half.map(([x, y]): Point => [-x, y]).reverse(),
]

function outline(ctx: CanvasRenderingContext2D, r: number, points: readonly Point[]): void {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x * r, y * r)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}

function ball(ctx: CanvasRenderingContext2D, r: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(0, y * r, radius * r, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
}

function cross(ctx: CanvasRenderingContext2D, r: number): void {
  ctx.beginPath()
  ctx.roundRect(-r * 0.06, -r * 0.92, r * 0.12, r * 0.42, r * 0.03)
  ctx.roundRect(-r * 0.17, -r * 0.82, r * 0.34, r * 0.12, r * 0.03)
  // The edge first, so that the two beams are one inside.
  ctx.stroke()
  ctx.fill()
}

const isDark = (hex: string) => {
  const bits = Number.parseInt(hex.slice(1), 16)
  return ((bits >> 16) & 255) + ((bits >> 8) & 255) + (bits & 255) < 300
}
