import { middleOf, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Both } from './both.ts'
import { named } from './copies.ts'
import { boxOf, carriedAll, type Group, leaderOf, moved, scaledBy, turned, wholeOf } from './group.ts'
import { heightAt, heightMap } from './height-map.ts'

/** What somebody or something rolls on. */
export const wheels = /\b(?:wheels?|tyres?|tires?|casters?|castors?)$/
/** What a thing has on its front, and what is no thing without one. */
const features =
  /\b(?:wheels?|tyres?|tires?|casters?|castors?|windows?|portholes?|doors?|hatch(?:es)?|dials?|gauges?|knobs?|buttons?|screens?|displays?|speakers?|headlights?|lens|lenses|keyholes?|switch(?:es)?|levers?|vents?|grilles?|clock faces?)$/

/** What a thing stands on that is no creature: posts, whatever those of creatures look like. */
export const isLeg = (noun: string): boolean => /(?:^|[ -])(?:legs?|foot|feet)$/.test(noun)

/** Whether a noun names a part that many things have, rather than a thing that stands beside or on them. */
export const isFeature = (noun: string): boolean => features.test(noun)

/** A part that the shape of its owner does not have: wheels under its corners, anything else on its front, and never larger than it looks well. */
export function fitted(anchor: Group, part: Group, count: number): Both {
  const { noun, size } = leaderOf(part).piece
  if (isLeg(noun)) return onLegs(anchor, part, count, size)
  return wheels.test(noun) ? underneath(anchor, part, count, size) : onFront(anchor, part, count, size)
}

/** Raised onto legs near its corners; where its underside bends up, they reach up to it. */
function onLegs(anchor: Group, leg: Group, count: number, size: number): Both {
  const box = boxOf(anchor)
  const [wide, tall, deep] = sizeOf(box)
  const [cx, , cz] = middleOf(box)
  const bottom = heightMap(wholeOf(anchor).parts, 'bottom', box, 64)
  const fit = scaledBy(
    leg,
    (0.4 * size * Math.max(0.5 * (wide + deep) * 0.5, tall * 0.5)) / sizeOf(boxOf(leg))[1],
  )
  const [, long] = sizeOf(boxOf(fit))
  const [mx, , mz] = middleOf(boxOf(fit))
  const placed = cornersFor(count).flatMap(([u, v], n) => {
    // Further in, until there is something above.
    const inwards = [0.8, 0.7, 0.6, 0.5, 0.4, 0.25, 0].flatMap((share) => {
      const [x, z] = [cx + (u * share * wide) / 2, cz + (v * share * deep) / 2]
      const height = heightAt(bottom, x, z)
      return height !== bottom.empty && height - box.min[1] < 0.2 * tall ? [{ x, z, height }] : []
    })
    const [at = { x: cx, z: cz, height: box.min[1] }] = inwards
    const rise = at.height - box.min[1] + 0.03 * tall
    // Short legs are no thinner for it.
    const stout = Math.max(1, (0.055 * Math.max(wide, deep)) / sizeOf(boxOf(fit))[0])
    const own = carriedAll(named(fit, n + 1), (solid) => solid.scale(stout, (long + rise) / long, stout))
    return moved(own, [at.x - mx * stout, box.min[1] - long - boxOf(own).min[1], at.z - mz * stout])
  })
  return { anchor, placed }
}

/** Where each of so many legs stands: in the corners, or in a circle. */
const cornersFor = (count: number): (readonly [number, number])[] =>
  count === 4
    ? [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ]
    : count === 2
      ? [
          [1, 0],
          [-1, 0],
        ]
      : Array.from({ length: Math.max(1, count) }, (_, n) => {
          const angle = (2 * Math.PI * n) / Math.max(1, count)
          return count === 1 ? [0, 0] : [Math.sin(angle), Math.cos(angle)]
        })

function underneath(anchor: Group, wheel: Group, count: number, size: number): Both {
  const box = boxOf(anchor)
  const [wide, tall, deep] = sizeOf(box)
  const [cx, , cz] = middleOf(box)
  // They roll forwards.
  const rolling = turned(wheel, [0, 90, 0])
  const height = Math.min(0.34 * tall, 0.42 * deep, 0.9 * wide) * size
  const fit = scaledBy(rolling, height / Math.max(1e-6, sizeOf(boxOf(rolling))[1]))
  const own = sizeOf(boxOf(fit))
  const side = wide / 2 - own[0] * 0.3
  const along = Math.max(0, deep / 2 - own[2] * 0.55)
  const rows = count <= 2 ? [0] : count === 3 ? [along, -along] : spread(Math.ceil(count / 2), along)
  const spots = rows.flatMap((z, row) =>
    count === 1 || (count === 3 && row === 0) ? [[0, z] as const] : [[side, z] as const, [-side, z] as const],
  )
  const [mx, my, mz] = middleOf(boxOf(fit))
  const placed = spots
    .slice(0, Math.max(1, count))
    .flatMap(([x, z], n) =>
      moved(named(fit, n + 1), [cx + x - mx, box.min[1] + own[1] * 0.12 - my, cz + z - mz]),
    )
  return { anchor, placed }
}

const spread = (count: number, reach: number): number[] =>
  count === 1 ? [0] : Array.from({ length: count }, (_, at) => reach - (2 * reach * at) / (count - 1))

function onFront(anchor: Group, part: Group, count: number, size: number): Both {
  const box = boxOf(anchor)
  const [wide, tall] = sizeOf(box)
  const [cx, cy] = middleOf(box)
  const room = Math.min(wide / Math.max(1, count), tall) * Math.min(0.8, 0.42 * size)
  const [ownWide, ownTall] = sizeOf(boxOf(part))
  const fit = scaledBy(part, room / Math.max(1e-6, ownWide, ownTall))
  const [, , thick] = sizeOf(boxOf(fit))
  const front = frontOf(anchor)
  const y = cy + 0.06 * tall
  const placed = spread(count, (wide - room) * 0.36).flatMap((x, n) => {
    const [mx, my] = middleOf(boxOf(fit))
    const z = front(cx + x, y) ?? box.max[2]
    return moved(named(fit, n + 1), [cx + x - mx, y - my, z - boxOf(fit).min[2] - thick * 0.45])
  })
  return { anchor, placed }
}

/** How far forward a shape reaches at a place of its front. */
function frontOf(anchor: Group): (x: number, y: number) => number | undefined {
  // Laid on its back, its front is seen from above.
  const lying = carriedAll(anchor, (solid) => solid.turn(-90, 0, 0))
  const map = heightMap(wholeOf(lying).parts, 'top', boxOf(lying), 64)
  return (x, y) => {
    const height = heightAt(map, x, -y)
    return height === map.empty ? undefined : height
  }
}
