import { middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Both } from './both.ts'
import { copiesOf } from './copies.ts'
import { brimOf, hollowOf } from './fill.ts'
import { boxOf, type Group, leaderOf, moved, scaledBy, socketOf } from './group.ts'
import { on } from './on.ts'
import { ownCircle, type Share } from './shared.ts'
import { longestOf, ratioOf } from './sizing.ts'

/** In a vessel, so that most of it is seen above the rim; in what has no hollow, on it. */
export function inside(
  anchor: Group,
  inner: Group,
  proportion: number,
  seed: number,
  count: number,
  share: Share = { nth: 0, of: 1 },
): Both {
  const socket = socketOf(anchor, 'bed', 'inside')
  if (!socket) return on(anchor, inner, { count, proportion, seed })
  const hollow = shared(hollowOf(anchor), share)
  if (count === 1 && growsIn(anchor, inner)) return { anchor, placed: planted(anchor, inner, hollow) }
  const all =
    count > 1 ? copiesOf(inner, count, leaderOf(inner).piece.arranged ?? 'bunch', seed).flat() : inner
  const box = boxOf(all)
  const [wide, tall, deep] = sizeOf(box)
  // Flowers part above the rim; all else stays between the walls.
  const brim = count === 1 && isAlive(inner) ? brimOf(hollow) : undefined
  const isBunch = leaderOf(inner).piece.arranged === 'bunch' || tall > 1.6 * Math.max(wide, deep)
  const snug = ((brim?.radius ?? hollow.radius) * (isBunch ? 3 : 1.7)) / Math.max(wide, deep, tall * 0.3)
  // Whoever is much smaller than what carries them is as large as they are, and looks out of it: a boat is narrow.
  const ratio = ratioOf(leaderOf(inner).piece, leaderOf(anchor).piece, proportion)
  const real =
    count === 1 && ratio < 1.2
      ? (longestOf(anchor) * Math.min(0.6, ratio) * 0.85) / Math.max(wide, tall, deep)
      : 0
  const fit = scaledBy(all, Math.max(snug, real))
  const now = boxOf(fit)
  const [mx, , mz] = middleOf(now)
  const high = now.max[1] - now.min[1]
  // Whoever is in a deep basket looks out of it.
  const rim = brim ? brim.height + high * 0.04 : hollow.at[1]
  const bottom = Math.max(hollow.floor + 0.005, rim - high * 0.42)
  return { anchor, placed: moved(fit, [hollow.at[0] - mx, bottom - now.min[1], hollow.at[2] - mz]) }
}

/** Several things in one hollow have a part of it each. */
function shared(hollow: ReturnType<typeof hollowOf>, share: Share): ReturnType<typeof hollowOf> {
  const own = ownCircle(share, hollow.radius)
  return { ...hollow, at: [hollow.at[0] + own.x, hollow.at[1], hollow.at[2] + own.z], radius: own.radius }
}

const isAlive = (inner: Group): boolean =>
  openCatalogue()
    .find(leaderOf(inner).piece.noun)
    .traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster')

/** A plant by itself, and a vessel with earth in it. */
const growsIn = (anchor: Group, inner: Group): boolean =>
  openCatalogue().find(leaderOf(inner).piece.noun).traits.includes('plant') &&
  leaderOf(anchor).shape.parts.some(({ name, material }) => name === 'earth' || material.surface === 'earth')

/** Its foot in the earth, and half as high again as the pot; no crown is much wider than that carries. */
function planted(anchor: Group, plant: Group, hollow: ReturnType<typeof hollowOf>): Group {
  const [potWide, potTall] = sizeOf(boxOf([leaderOf(anchor)]))
  const box = boxOf(plant)
  const [wide, tall, deep] = sizeOf(box)
  const { size } = leaderOf(plant).piece
  const fit = scaledBy(
    plant,
    Math.min((1.6 * potTall) / tall, (1.7 * potWide) / Math.max(wide, deep)) *
      Math.min(1.5, Math.max(0.6, size)),
  )
  const now = boxOf(fit)
  const root = socketOf(fit, 'base')?.at ?? [middleOf(now)[0], now.min[1], middleOf(now)[2]]
  const earth = hollow.floor - 0.02 * potTall
  return moved(fit, [hollow.at[0] - root[0], earth - now.min[1], hollow.at[2] - root[2]])
}
