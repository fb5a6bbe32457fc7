import { type Box, sizeOf, together } from '@makebelieve/shapes/geometry/solid'
import type { Part, Shape } from '@makebelieve/shapes/shape'
import { type Side, shellOver } from './shell.ts'

/** What of a car's body has a name of its own, though it is no part of its own: where it is, from the windows. */
const panels: Record<string, (body: Box, windows: Box) => Side[][]> = {
  doors: (body, windows) => {
    const [wide, tall] = sizeOf(body)
    const [low, high] = [windows.min[2], windows.max[2]]
    const middle = (low + high) / 2
    const reach = 0.36 * (high - low)
    const between: Side[] = [
      { along: [0, 0, 1], from: middle - reach },
      { along: [0, 0, -1], from: -(middle + reach) },
      { along: [0, 1, 0], from: body.min[1] + 0.16 * tall },
      { along: [0, -1, 0], from: -(windows.min[1] + 0.02 * tall) },
    ]
    return [
      [{ along: [1, 0, 0], from: 0.28 * wide }, ...between],
      [{ along: [-1, 0, 0], from: 0.28 * wide }, ...between],
    ]
  },
  roof: (body, windows) => {
    const [, tall] = sizeOf(body)
    return [[{ along: [0, 1, 0], from: windows.max[1] - 0.01 * tall }]]
  },
  hood: (body, windows) => [
    [
      { along: [0, 0, 1], from: windows.max[2] },
      { along: [0, 1, 0], from: windows.min[1] - 0.1 * sizeOf(body)[1] },
    ],
  ],
  trunk: (body, windows) => [
    [
      { along: [0, 0, -1], from: -windows.min[2] },
      { along: [0, 1, 0], from: windows.min[1] - 0.1 * sizeOf(body)[1] },
    ],
  ],
}
const sameName: Record<string, string> = { door: 'doors', bonnet: 'hood', boot: 'trunk', rooftop: 'roof' }

/** The panel that a noun names, on a body that has windows to tell where it is. */
export function panelNamed(noun: string, shape: Shape): string | undefined {
  const name = sameName[noun] ?? noun
  const names = new Set(shape.parts.map((part) => part.name))
  return panels[name] && names.has('body') && names.has('windows') && names.has('wheels') ? name : undefined
}

/** The panel as a part: a thin skin over the body there. */
export function panelOf(name: string, shape: Shape): Part | undefined {
  const body = shape.parts.find((part) => part.name === 'body')
  const windows = shape.parts.find((part) => part.name === 'windows')
  const sides = panels[name]
  if (!body || !windows || !sides) return undefined
  const thick = 0.006 * Math.max(...sizeOf(body.solid.bounds()))
  const made = sides(body.solid.bounds(), windows.solid.bounds()).flatMap(
    (one) => shellOver(body.solid, one, () => thick) ?? [],
  )
  if (made.length === 0) return undefined
  const solid = together(made)
  const { paint: _, ...material } = body.material
  return { name, solid, rest: solid.positions, material }
}
