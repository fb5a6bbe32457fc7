import { at, Solid, together } from '../../geometry/solid.ts'
import { ball, curve, lathe, tube } from '../../geometry/solids.ts'
import { add, radians, times, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { lacquer, type Material } from '../../materials/material.ts'
import { skinAt } from './figure.ts'

/** One material for all that shines in a face: eyes, noses, claws. Their colours are those of their vertices. */
export const shiny = (): Material => lacquer('#1a1310', { roughness: 0.14 })

export const eyeColours = {
  dark: '#2a1a10',
  brown: '#6b3d16',
  amber: '#d98a1e',
  yellow: '#f2c522',
  green: '#5fa53c',
  blue: '#4f9be0',
  orange: '#f07a1c',
  red: '#d42a1e',
  purple: '#8a4fd0',
  white: '#e8e4da',
  black: '#0d0a08',
} as const
export type EyeColour = keyof typeof eyeColours
export const eyeWords = Object.keys(eyeColours) as [EyeColour, ...EyeColour[]]

export type EyeLook = {
  iris: string
  /** The colour around the iris. */
  white?: string
  /** How wide pupil and iris are, in degrees from the middle. */
  pupil?: number
  ring?: number
  slit?: boolean
}

/** An eyeball that looks along a direction, with a pupil, an iris and the light of a window on it. */
export function eyeball(radius: number, gaze: Vec3, look: EyeLook): Solid {
  const { iris, white = '#20150f', pupil = 30, ring = 52, slit = false } = look
  const inner = slit ? 0 : pupil
  const stops = [
    0,
    ...(slit ? [] : [inner, inner + 1.5]),
    (inner + ring) / 2,
    ring - 4,
    ring,
    ring + 2,
    75,
    100,
    125,
    150,
    180,
  ]
  const profile = stops
    .toReversed()
    .map((angle): Vec2 => [Math.sin(radians(angle)) * radius, Math.cos(radians(angle)) * radius])
  const turned = lathe(profile, { corners: 20 })
  const [dark, bright, around] = [light('#080605'), light(iris), light(white)]
  const colours = new Float32Array(turned.positions.length)
  for (let i = 0; i < colours.length; i += 3) {
    const angle = (Math.acos(Math.min(1, Math.max(-1, at(turned.positions, i + 1) / radius))) * 180) / Math.PI
    const colour =
      !slit && angle < inner + 0.7
        ? dark
        : angle < ring - 3
          ? bright
          : angle < ring + 0.7
            ? times(bright, 0.4)
            : around
    colours.set(colour, i)
  }
  const ballOf = new Solid(turned.positions, turned.triangles, { colours }).aim(gaze)
  const ahead = unit(gaze)
  // The window is up and to the same side in both eyes, as light is.
  const shine = unit(add(ahead, [ahead[0] > 0.5 ? -0.05 : 0.28, 0.42, 0.12]))
  const small = unit(add(ahead, [ahead[0] > 0.5 ? -0.3 : -0.12, -0.34, 0.05]))
  const extras = [
    ball(radius * 0.25, 12)
      .at(times(shine, radius * 0.86))
      .tinted([1, 1, 1]),
    ball(radius * 0.12, 8)
      .at(times(small, radius * 0.93))
      .tinted([0.9, 0.92, 0.95]),
  ]
  if (slit)
    extras.push(
      ball([radius * 0.17, radius * 0.12, radius * 0.62], 14)
        .aim(gaze)
        .at(times(ahead, radius * 0.93))
        .tinted(dark),
    )
  return together([ballOf, ...extras])
}

/** The cap of a ball that covers an eye from above, down to an angle from its crown. */
export function lid(radius: number, crown: Vec3, angle: number, colour: Vec3): Solid {
  const steps = 8
  const profile = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const a = radians((angle * (steps - i)) / steps)
    return [Math.sin(a) * radius, Math.cos(a) * radius]
  })
  return lathe(profile, { corners: 18 }).aim(crown).tinted(colour)
}

export type Eyes = {
  /** The one on the side of +x. */
  at: Vec3
  gaze: Vec3
  radius: number
  look: EyeLook
  /** 0 is wide awake, 1 asleep. */
  lids: number
  lidColour: Vec3
  /** Frowning above 0, gentle below: how the lids slope, in degrees. */
  slope?: number
}

/** A pair of eyes, and the lids over them. */
export function pairOfEyes({ at: where, gaze, radius, look, lids, lidColour, slope = 0 }: Eyes) {
  const eye = (side: 1 | -1) => {
    const to: Vec3 = [gaze[0] * side, gaze[1], gaze[2]]
    return eyeball(radius, to, look).at([where[0] * side, where[1], where[2]])
  }
  const lidOver = (side: 1 | -1) => {
    const ahead = unit([gaze[0] * side, gaze[1], gaze[2]])
    const crown: Vec3 = unit(
      add([Math.sin(radians(slope)) * side * -1, 1, 0], times(ahead, -0.5 + 1.05 * lids)),
    )
    const angle = lids >= 0.95 ? 118 : 56 + 40 * lids
    return lid(radius * 1.09, crown, angle, lidColour).at([where[0] * side, where[1], where[2]])
  }
  return { eyes: together([eye(1), eye(-1)]), lids: together([lidOver(1), lidOver(-1)]) }
}

/** A line drawn on a surface, such as a mouth: led over the skin from points that may lie inside or outside of it. */
export function lineOn(
  skin: Solid,
  inside: Vec3,
  points: Vec3[],
  radius: number,
  colour: Vec3,
  smooth = 4,
): Solid {
  const path = curve(points, smooth).map((point): Vec3 => {
    const out: Vec3 = [point[0] - inside[0], point[1] - inside[1], point[2] - inside[2]]
    return skinAt(skin, inside, out, Math.hypot(...out))
  })
  return tube(path, (way) => radius * (0.45 + 0.55 * Math.sin(Math.PI * way)), { corners: 8 }).tinted(colour)
}
