import { labOf, rgbOf } from '@makebelieve/shapes/materials/oklab'
import sharp from 'sharp'
import type { GameBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { seenWith } from '../sprites/seen-with.ts'

/**
 * How much of each picture that was to have a colour has it, from 0 to 1, by the keys of pictures; how much of a picture shows what somebody
 * has, by `partOf`; and how much of that has its colour, by `tintOf`.
 */
export type Painted = ReadonlyMap<string, number>

/** Looks at the finished pictures: that a colour was asked for in the plan says nothing of fleece that stayed white. */
export async function paintedIn(
  { pictures }: Pick<GameBuild, 'pictures'>,
  plan: PlannedGame,
): Promise<Painted> {
  const found = new Map<string, number>()
  for (const [key, source] of Object.entries(plan.pictures)) {
    const { tint, drawn, has = [] } = source
    for (const { id, share, rgba } of drawn || has.length === 0 ? [] : await seenWith(source)) {
      found.set(partOf(key, id), share)
      const own = has.find((one) => one.id === id)?.tint
      if (own) found.set(tintOf(key, id), shareOf(rgba, own))
    }
    const picture = pictures.get(key)
    if (!tint || drawn || !picture) continue
    const { data } = await sharp(picture.bytes)
      .resize(64, 64, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    found.set(key, shareOf(data, tint))
  }
  return found
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
