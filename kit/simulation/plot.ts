import { area, card, disc, label, line, type Stage, type StageColour } from './stage.ts'

type Point = readonly [x: number, y: number]

/** A small graph inside a picture; points beyond its ends are held at the rim. */
export type Plot = {
  at: readonly [x: number, y: number, width: number, height: number]
  title: string
  across: string
  up: string
  x: readonly [from: number, to: number]
  y: readonly [from: number, to: number]
  curves?: readonly { points: readonly Point[]; colour: StageColour; dashed?: boolean; filled?: boolean }[]
  dots?: readonly { at: Point; colour: StageColour; name?: string; size?: number }[]
}

export function plot(stage: Stage, { at, title, across, up, x, y, curves = [], dots = [] }: Plot): void {
  const [left, top, width, height] = at
  card(stage, left, top, width, height)
  const box = { left: left + 36, right: left + width - 20, top: top + 46, bottom: top + height - 36 }
  const share = (value: number, [from, to]: readonly [number, number]) =>
    Math.min(1, Math.max(0, (value - from) / (to - from)))
  const place = ([px, py]: Point): [number, number] => [
    box.left + (box.right - box.left) * share(px, x),
    box.bottom - (box.bottom - box.top) * share(py, y),
  ]
  label(stage, title, left + width / 2, top + 22, { bold: true, size: 16 })
  for (const { points, colour, dashed = false, filled = false } of curves) {
    const places = points.map(place)
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last || places.length < 2) continue
    if (filled)
      area(stage, [...places, [last[0], box.bottom], [first[0], box.bottom]], colour, {
        rim: false,
        alpha: 0.3,
      })
    line(stage, places, { colour, width: 3, dashed })
  }
  line(
    stage,
    [
      [box.left, box.top],
      [box.left, box.bottom],
      [box.right, box.bottom],
    ],
    { width: 2 },
  )
  label(stage, across, (box.left + box.right) / 2, box.bottom + 18, { size: 14, colour: 'muted' })
  const { context } = stage
  context.save()
  context.translate(left + 19, (box.top + box.bottom) / 2)
  context.rotate(-Math.PI / 2)
  label(stage, up, 0, 0, { size: 14, colour: 'muted' })
  context.restore()
  for (const { at: point, colour, name, size = 8 } of dots) {
    const [px, py] = place(point)
    disc(stage, px, py, size, colour)
    if (name) label(stage, name, Math.min(px, box.right - 40), py - 20, { size: 14, bold: true, colour })
  }
}

/** Keeps what was seen for a picture: at most `most` points, the oldest go first. */
export function keepTrail<T>(trail: T[], point: T, most: number): void {
  trail.push(point)
  if (trail.length > most) trail.shift()
}

/** A place between 0 and 1 that looks random and is always the same for the same number. */
export function scattered(i: number, salt = 0): number {
  const value = Math.sin(i * 12.9898 + salt * 78.233 + 4.1) * 43758.5453
  return value - Math.floor(value)
}
