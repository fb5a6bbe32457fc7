import type { Values } from '@makebelieve/kit/simulation/system'

/** Angles of both rods from straight down, and how fast they change: a, b, a′, b′ in radians. */
export type Swing = [number, number, number, number]

/** The pendulum, and its twin that began a hair's breadth elsewhere. */
export type DoublePendulum = { one: Swing; twin: Swing; time: number; trail: [number, number][] }

/** Both rods together are always 2 m long. */
export const rods = ({ ratio = 1 }: Values): [number, number] => [2 / (1 + ratio), (2 * ratio) / (1 + ratio)]

export function tip([a, b]: Swing, values: Values): [number, number] {
  const [l1, l2] = rods(values)
  return [l1 * Math.sin(a) + l2 * Math.sin(b), l1 * Math.cos(a) + l2 * Math.cos(b)]
}
