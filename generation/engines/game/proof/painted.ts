import { labOf, rgbOf } from '@makebelieve/shapes/materials/oklab'
import sharp from 'sharp'
import type { Picture } from '../../../things/art.ts'
import type { GameBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { seenWith } from '../sprites/seen-with.ts'

export type Painted = {
  /** How much of each picture that was to have a colour has it, from 0 to 1, by the keys of pictures. */
  tints: ReadonlyMap<string, number>
  /** How much of each picture the signs of a condition have changed, from 0 to 1. */
  signs: ReadonlyMap<string, number>
  /** How much of a picture shows what somebody has, by `partOf`; and how much of that has its colour, by `tintOf`. */
  parts: ReadonlyMap<string, number>
}

/** Looks at the finished pictures: that a colour was asked for in the plan says nothing of fleece that stayed white. */
export async function paintedIn(
  { pictures, plain }: Pick<GameBuild, 'pictures' | 'plain'>,
  plan: PlannedGame,
): Promise<Painted> {
  const tints = new Map<string, number>()
  const signs = new Map<string, number>()
  const parts = new Map<string, number>()
  for (const [key, source] of Object.entries(plan.pictures)) {
    const { tint, condition, drawn, has = [] } = source
    for (const { id, share, rgba } of drawn || has.length === 0 ? [] : await seenWith(source)) {
      parts.set(partOf(key, id), share)
      const own = has.find((one) => one.id === id)?.tint
      if (own) parts.set(tintOf(key, id), shareOf(rgba, own))
    }
    const picture = pictures.get(key)
    const before = plain?.get(key)
    if (drawn || !picture) continue
    if (tint) tints.set(key, shareOf(await smallOf(before ?? picture), tint))
    if (condition && before) signs.set(key, changed(await smallOf(before), await smallOf(picture)))
  }
  return { tints, signs, parts }
}

const smallOf = ({ bytes }: Picture): Promise<Uint8Array> =>
  sharp(bytes).resize(64, 64, { fit: 'inside' }).ensureAlpha().raw().toBuffer()

/** The share of what is seen of the one or the other that does not look the same in both. */
export function changed(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return 0
  let seen = 0
  let differ = 0
  for (let at = 0; at < one.length; at += 4) {
    const shown = [one, other].map((rgba) => (rgba[at + 3] ?? 0) / 255)
    if (shown.every((alpha) => alpha < 0.25)) continue
    seen++
    const apart = [0, 1, 2, 3].map((part) => {
      const [a, b] = [one, other].map(
        (rgba, which) => (part === 3 ? 1 : (shown[which] ?? 0)) * (rgba[at + part] ?? 0),
      )
      return Math.abs((a ?? 0) - (b ?? 0))
    })
    if (Math.max(...apart) > 28) differ++
  }
  return seen === 0 ? 0 : differ / seen
}

export const partOf = (picture: string, id: string): string => `${picture} with ${id}`
export const tintOf = (picture: string, id: string): string => `${picture} with ${id} in its colour`

/**
 * The share of what can be seen of a picture that somebody would call by a colour, in light and in shade. Where more of it is the opposite, as in
 * a white sheep with a black face, it is not of that colour at all.
 */
export function shareOf(rgba: Uint8Array, colour: string): number {
  const [light, a, b] = labOf(...rgbOf(colour))
  let seen = 0
  let fitting = 0
  let opposite = 0
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue
    seen++
    const [l, x, y] = labOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    const apart = Math.abs(l - light)
    if (apart < 0.3 && Math.hypot(x - a, y - b) < 0.09) fitting++
    if (apart > 0.4) opposite++
  }
  return seen === 0 || opposite > fitting ? 0 : fitting / seen
}
