import { cylinder } from '@makebelieve/shapes/geometry/solids'
import { rubber } from '@makebelieve/shapes/materials/material'
import { type Item, put, type Site } from '../built/site.ts'
import { built } from '../built/solids.ts'
import type { Lie } from './street.ts'

/** Lanterns on cords from house to house, several on each. */
export function putStrung(site: Site, lie: Lie, item: Item): void {
  const each = Math.max(2, Math.min(4, Math.floor((lie.left + lie.right) / 3.2)))
  const cords = Math.ceil(item.thing.count / each)
  for (let cord = 0; cord < cords && item.left > 0; cord++) {
    const z = lie.entry - 4 - (cord * (lie.entry - lie.far - 8)) / Math.max(cords, 5)
    const high = 4.7 + (cord % 3) * 0.35
    const sag = (share: number) => high - 0.7 * (1 - (2 * share - 1) ** 2)
    site.built.push(
      ...built(`cord-${item.thing.id}-${cord}`, 'cord', { at: [0, 0, z], solid: false }, (make) => {
        const steps = 8
        for (let k = 0; k < steps; k++) {
          const [a, b] = [k / steps, (k + 1) / steps]
          const [x0, x1] = [a, b].map((share) => -lie.left + (lie.left + lie.right) * share) as [
            number,
            number,
          ]
          const length = Math.hypot(x1 - x0, sag(b) - sag(a))
          make.part(
            'cord',
            cylinder(0.018, length, { corners: 4, round: 0 })
              .aim([x1 - x0, sag(b) - sag(a), 0])
              .move((x0 + x1) / 2, (sag(a) + sag(b)) / 2, 0),
            rubber('#2b2724'),
          )
        }
      }),
    )
    for (let n = 0; n < each && item.left > 0; n++) {
      const share = (n + 0.5) / each
      const x = -lie.left + (lie.left + lie.right) * share
      put(site, item, [x, z], 0, { y: sag(share) - item.extent.height - 0.03, floats: true, takes: false })
    }
  }
}
