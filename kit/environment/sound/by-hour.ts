import type { SoundKind } from '../scene.ts'

/** How much of a sound is heard at an hour, from 0 to 1. What is not named is always heard. */
const keys: Partial<Record<SoundKind, [hour: number, heard: number][]>> = {
  birds: [
    [4, 0],
    [5.5, 1],
    [8, 0.9],
    [13, 0.55],
    [17, 0.8],
    [19.5, 0.3],
    [20.5, 0],
  ],
  crickets: [
    [5, 0.8],
    [6.5, 0],
    [17.5, 0],
    [19.5, 0.8],
    [22, 1],
  ],
  frogs: [
    [5, 0.7],
    [7, 0.12],
    [17, 0.12],
    [19.5, 0.9],
    [23, 1],
  ],
  owls: [
    [5, 0.8],
    [6, 0],
    [19, 0],
    [21, 1],
  ],
  wolves: [
    [5, 0.8],
    [6, 0],
    [19.5, 0],
    [21, 1],
  ],
  seagulls: [
    [5, 0],
    [6.5, 1],
    [18, 0.9],
    [20, 0],
  ],
  cows: [
    [5, 0.1],
    [7, 1],
    [18, 0.9],
    [20.5, 0.1],
  ],
  bells: [
    [6, 0.2],
    [8, 1],
    [19, 1],
    [22, 0.2],
  ],
  crowd: [
    [5, 0.25],
    [9, 1],
    [20, 1],
    [24, 0.35],
  ],
  city: [
    [4, 0.45],
    [8, 1],
    [20, 1],
    [24, 0.6],
  ],
  traffic: [
    [4, 0.35],
    [8, 1],
    [20, 0.9],
    [24, 0.45],
  ],
}

export function heardAt(kind: SoundKind, hour: number): number {
  const line = keys[kind]
  if (!line) return 1
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return 1
  // Over midnight the last goes on into the first.
  const around: [number, number][] = [[last[0] - 24, last[1]], ...line, [first[0] + 24, first[1]]]
  const next = around.findIndex(([at]) => at > hour)
  const [from, to] = [around[next - 1], around[next]]
  if (!from || !to) return last[1]
  return from[1] + ((to[1] - from[1]) * (hour - from[0])) / (to[0] - from[0])
}
