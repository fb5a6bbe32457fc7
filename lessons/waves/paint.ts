import type { Stage } from '@makebelieve/kit/simulation/stage'

type Point = readonly [x: number, y: number]

/** A line in any colour, as strong as the light in it. */
export function stroke(
  { context }: Stage,
  points: readonly Point[],
  colour: string,
  { width = 3, alpha = 1, dashes = [] }: { width?: number; alpha?: number; dashes?: number[] } = {},
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = dashes.length > 0 ? 'butt' : 'round'
  context.lineJoin = 'round'
  context.globalAlpha = alpha
  context.setLineDash(dashes)
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.stroke()
  context.setLineDash([])
  context.globalAlpha = 1
}

export function blob(
  { context, colours }: Stage,
  [x, y]: Point,
  [wide, tall]: Point,
  colour: string,
  { rim = true, tilt = 0 }: { rim?: boolean; tilt?: number } = {},
): void {
  context.fillStyle = colour
  context.beginPath()
  context.ellipse(x, y, wide, tall, tilt, 0, Math.PI * 2)
  context.fill()
  if (!rim) return
  context.lineWidth = 1.6
  context.strokeStyle = colours.ink
  context.stroke()
}

/** What colour light of a wavelength in nanometres looks like: straight mixing between places people agree on. */
const seen: readonly (readonly [nm: number, r: number, g: number, b: number])[] = [
  [380, 90, 0, 130],
  [430, 90, 40, 220],
  [465, 30, 90, 240],
  [490, 0, 180, 220],
  [520, 30, 190, 60],
  [560, 150, 205, 30],
  [580, 245, 200, 0],
  [605, 245, 130, 10],
  [640, 228, 45, 30],
  [750, 130, 0, 10],
]

export function lightColour(nm: number): `#${string}` {
  const after = seen.findIndex(([at]) => at >= nm)
  const [from, to] = [seen[Math.max(0, after - 1)], seen[after === -1 ? seen.length - 1 : after]]
  if (!from || !to) return '#000000'
  const share = to[0] === from[0] ? 0 : Math.min(1, Math.max(0, (nm - from[0]) / (to[0] - from[0])))
  const part = (i: 1 | 2 | 3) =>
    Math.round(from[i] + (to[i] - from[i]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(1)}${part(2)}${part(3)}`
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const degrees = (angle: number): number => (angle * 180) / Math.PI
