import { card, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'

export type Point = readonly [x: number, y: number]

/** From 0 to 1 with a soft start and a soft end. */
export function soft(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

export type Plane = {
  at(x: number, y: number): [number, number]
  /** Paints within the rim of the card only. */
  inside(paint: () => void): void
}

/** A card with squared paper, two axes and numbers along them. */
export function plane(
  stage: Stage,
  {
    box: [left, top, width, height],
    x: [x0, x1],
    y: [y0, y1],
    every = [1, 1],
    numbers = true,
    pad = 14,
  }: {
    box: readonly [left: number, top: number, width: number, height: number]
    x: readonly [from: number, to: number]
    y: readonly [from: number, to: number]
    every?: readonly [x: number, y: number]
    numbers?: boolean
    pad?: number
  },
): Plane {
  const { context, colours } = stage
  card(stage, left, top, width, height)
  const at = (x: number, y: number): [number, number] => [
    left + pad + ((x - x0) / (x1 - x0)) * (width - 2 * pad),
    top + height - pad - ((y - y0) / (y1 - y0)) * (height - 2 * pad),
  ]
  const inside = (paint: () => void) => {
    context.save()
    context.beginPath()
    context.roundRect(left + 1, top + 1, width - 2, height - 2, 13)
    context.clip()
    paint()
    context.restore()
  }
  const [xs, ys] = [marks(x0, x1, every[0]), marks(y0, y1, every[1])]
  inside(() => {
    context.strokeStyle = colours.line
    context.lineWidth = 1
    context.globalAlpha = 0.6
    context.beginPath()
    for (const x of xs) {
      const [px] = at(x, 0)
      context.moveTo(px, top)
      context.lineTo(px, top + height)
    }
    for (const y of ys) {
      const [, py] = at(0, y)
      context.moveTo(left, py)
      context.lineTo(left + width, py)
    }
    context.stroke()
    context.globalAlpha = 1
    const axis = { colour: 'muted', width: 2 } as const
    const [ox, oy] = at(0, 0)
    line(stage, [[left, oy] as const, [left + width, oy] as const], axis)
    line(stage, [[ox, top] as const, [ox, top + height] as const], axis)
    if (!numbers) return
    for (const x of xs)
      if (x !== 0 && x > x0 && x < x1)
        label(stage, short(x), at(x, 0)[0], oy + 14, { size: 14, colour: 'muted' })
    for (const y of ys)
      if (y !== 0 && y > y0 && y < y1)
        label(stage, short(y), ox - 8, at(0, y)[1], { size: 14, colour: 'muted', align: 'right' })
  })
  return { at, inside }
}

const short = (value: number) => String(Number(value.toFixed(3))).replace('-', '−')

function marks(from: number, to: number, every: number): number[] {
  const first = Math.ceil(from / every - 1e-9)
  return Array.from({ length: Math.floor(to / every + 1e-9) - first + 1 }, (_, i) => (first + i) * every)
}

/** Places along a curve, for a line. */
export function along<T>(from: number, to: number, at: (x: number) => T, parts = 120): T[] {
  return Array.from({ length: parts + 1 }, (_, i) => at(from + ((to - from) * i) / parts))
}

/** A fraction as it is written by hand: one number over the other. */
export function fraction(
  stage: Stage,
  [top, bottom]: readonly [number | string, number | string],
  x: number,
  y: number,
  { size = 26, colour = 'ink' }: { size?: number; colour?: StageColour } = {},
): void {
  const wide = Math.max(String(top).length, String(bottom).length) * size * 0.34 + 6
  label(stage, String(top), x, y - size * 0.68, { size, bold: true, colour })
  label(stage, String(bottom), x, y + size * 0.72, { size, bold: true, colour })
  line(stage, [[x - wide, y] as const, [x + wide, y] as const], { colour, width: 3 })
}

/** A key: a line or a dot of a colour and what it stands for. */
export function key(
  stage: Stage,
  x: number,
  y: number,
  colour: StageColour,
  says: string,
  dashed = false,
): void {
  line(stage, [[x, y] as const, [x + 26, y] as const], { colour, width: 4, dashed })
  label(stage, says, x + 36, y, { align: 'left', size: 15 })
}

/** A number as people write it, with a real minus sign. */
export const written = (value: number, digits = 2) =>
  (Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value).toFixed(digits).replace('-', '−')

/** '1 row', '3 rows'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
