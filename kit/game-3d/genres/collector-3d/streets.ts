import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember } from '../../space.ts'

/** From the middle of a street to the middle of the next, and half the width of one, in metres. */
const every = 26
const half = 3.6
/** Houses stand so far out that the eye behind somebody at the edge does not look into them. */
const housesFrom = 40
const housesTo = 66

export const isCity = ({ look }: GamePlan): boolean => /^(?:city|neon-city)$/.test(look.scene)

const offStreet = (place: number) => Math.abs(place - Math.round(place / every) * every)

export const isStreet = (x: number, z: number): boolean => offStreet(x) < half || offStreet(z) < half

/** Where trees and lamps may stand: off the streets, and not in a house. */
export const isPavement = (x: number, z: number): boolean =>
  !isStreet(x, z) && Math.hypot(x, z) < housesFrom - 6

/** What makes a place a city: white lines on the streets, and houses with rows of windows around. */
export const cityOf = remember((plan): Block[] => {
  if (!isCity(plan)) return []
  return [...lines(), ...crossings(), ...houses(plan)]
})

const line = (x: number, z: number, width: number, depth: number): Block => ({
  form: 'box',
  x,
  y: 0,
  z,
  width,
  height: 0.05,
  depth,
  stuff: 'paint',
  colour: '#f1efe8',
  airy: true,
})

/** Dashes along the middle of each street, with room for the crossings. */
function lines(): Block[] {
  const blocks: Block[] = []
  for (const street of [-every, 0, every])
    for (let at = -48; at <= 48; at += 4) {
      if (offStreet(at) < half + 2.5) continue
      blocks.push(line(street, at, 0.2, 1.9), line(at, street, 1.9, 0.2))
    }
  return blocks
}

/** Zebra stripes on the four sides of the crossing in the middle. */
function crossings(): Block[] {
  const blocks: Block[] = []
  for (const side of [-1, 1])
    for (let at = -half + 0.6; at < half; at += 1.2)
      blocks.push(line(at, side * (half + 1.3), 0.6, 1.9), line(side * (half + 1.3), at, 1.9, 0.6))
  return blocks
}

function houses(plan: GamePlan): Block[] {
  const random = seededRandom(plan.seed ^ 0xc17)
  const isLit = plan.look.time === 'night' || plan.look.scene === 'neon-city' || plan.look.style === 'neon'
  const { accent } = stuffIn(plan.look)
  const walls = isLit
    ? ['#4a5068', '#3d4258', '#54496a', '#3f5163']
    : ['#c9b39a', '#b5776a', '#97a3b0', '#d3c7ae', '#8796a6', '#c2938a']
  const blocks: Block[] = []
  for (let x = -65; x <= 65; x += 13)
    for (let z = -65; z <= 65; z += 13) {
      const out = Math.hypot(x, z)
      if (out < housesFrom || out > housesTo || offStreet(x) < half + 4 || offStreet(z) < half + 4) continue
      const [width, depth] = [random.between(8, 10), random.between(8, 10)]
      const storeys = 2 + random.below(4)
      const colour = walls[random.below(walls.length)]
      const y = -1
      const height = storeys * 3.2 + 2
      blocks.push({ form: 'box', x, y, z, width, height, depth, stuff: 'brick', ...(colour && { colour }) })
      blocks.push({
        form: 'box',
        x,
        y: y + height,
        z,
        width: width + 0.5,
        height: 0.5,
        depth: depth + 0.5,
        stuff: 'stone',
        colour: '#7c7f86',
      })
      for (let storey = 0; storey < storeys; storey++)
        blocks.push({
          form: 'box',
          x,
          y: y + 2.2 + storey * 3.2,
          z,
          width: width + 0.12,
          height: 1.5,
          depth: depth + 0.12,
          stuff: isLit ? 'neon' : 'metal',
          colour: isLit ? (random.next() < 0.4 ? accent : '#ffd88a') : '#5f7f99',
        })
    }
  return blocks.map((block) => ({ ...block, airy: true as const }))
}
