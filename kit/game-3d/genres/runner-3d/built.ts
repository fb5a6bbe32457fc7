import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember } from '../../space.ts'
import { isLined, kerbside, laneWide, roadHalf, spotAt, wayOf } from './way.ts'

/** What is built across the road: a low beam over all lanes to slide under, or walls in some of them. Part of the place. */
export type Built = { along: number; lanes: readonly number[]; form: 'beam' | 'wall' }

/** Where the first obstacle may stand. */
export const firstAt = 44

export const builtOf = remember((plan): Built[] => {
  const random = seededRandom(plan.seed ^ 0xb17)
  const { length } = wayOf(plan)
  const count = Math.floor((length - 70) / 38)
  const every = (length - 70) / count
  return Array.from({ length: count }, (_, i): Built => {
    const along = firstAt + 14 + i * every
    if (i % 2 === 0) return { along, lanes: [-1, 0, 1], form: 'beam' }
    const one = random.below(3) - 1
    const two = random.next() < 0.5
    return { along, lanes: [-1, 0, 1].filter((lane) => (two ? lane !== one : lane === one)), form: 'wall' }
  })
})

/** How far from a place the next built thing is, backward or forward, along a road without an end. */
export function builtNear(plan: GamePlan, along: number, within: number): { built: Built; ahead: number }[] {
  const { length } = wayOf(plan)
  const found: { built: Built; ahead: number }[] = []
  for (const built of builtOf(plan)) {
    let ahead = (built.along - along) % length
    if (ahead > length / 2) ahead -= length
    if (ahead < -length / 2) ahead += length
    if (Math.abs(ahead) <= within) found.push({ built, ahead })
  }
  return found
}

/** The kerbs shine in another colour in each stretch. */
const colours = ['#38e0ff', '#ffb02e', '#ff4f8b', '#7dff6a', '#b58cff']
export function colourOf(plan: GamePlan, level: number): string {
  const { accent } = stuffIn(plan.look)
  return level === 1 ? accent : (colours.filter((one) => one !== accent)[(level - 2) % 4] ?? accent)
}

const dark = '#2b2d36'
const pale = '#f3efe4'

export const blocksOf = remember((plan, level): Block[] => {
  const { length } = wayOf(plan)
  const { wall } = stuffIn(plan.look)
  const accent = colourOf(plan, level)
  const shines = /^(neon-city|space|moon|factory|laboratory|cave|abstract|underwater)$/.test(plan.look.scene)
  const bright = { stuff: shines ? ('neon' as const) : ('paint' as const), colour: accent }
  const blocks: Block[] = []
  const put = (along: number, aside: number, lift: number, block: Omit<Block, 'x' | 'y' | 'z' | 'yaw'>) => {
    const { x, y, z, yaw } = spotAt(plan, along, aside)
    blocks.push({ x, y: y + lift, z, yaw, airy: true, ...block })
  }
  const every = length / Math.round(length / 7.6)
  for (let along = 0; along < length - 1; along += every)
    for (const side of [-1, 1]) {
      // The outside of a bend is longer than its inside.
      const [here, next] = [
        spotAt(plan, along, side * roadHalf),
        spotAt(plan, along + every, side * roadHalf),
      ]
      const depth = Math.hypot(next.x - here.x, next.z - here.z) - 0.25
      const isBright = Math.round(along / every) % 2 === 0
      put(along + every / 2, side * roadHalf, -0.3, {
        form: 'box',
        width: 0.42,
        height: 0.62,
        depth,
        ...(isBright ? bright : wall),
      })
    }
  const dashes = Math.round(length / 12)
  for (let i = 0; i < dashes; i++)
    for (const side of [-0.5, 0.5])
      put((i * length) / dashes, side * laneWide, -0.05, {
        form: 'box',
        width: 0.16,
        height: 0.09,
        depth: 2.6,
        ...(shines ? bright : { stuff: 'paint', colour: pale }),
      })
  // Tall gates to find one's way by.
  for (let i = 0; i < 5; i++)
    put((i * length) / 5 + 6, 0, -0.4, { form: 'arch', width: 12.5, height: 7.2, depth: 1.2, ...wall })
  const lining = isLined(plan)
  if (lining === 'towers') addTowers(put, plan)
  if (lining === 'columns') addColumns(put, plan)
  for (const { along, lanes, form } of builtOf(plan)) {
    if (form === 'beam') addBeam(put, along, bright, wall)
    else for (const lane of lanes) addWall(put, along, lane, bright, wall)
  }
  return blocks
})

type Put = (along: number, aside: number, lift: number, block: Omit<Block, 'x' | 'y' | 'z' | 'yaw'>) => void
type Paint = Pick<Block, 'stuff' | 'colour'>

/** Striped, so that it is seen from far, and low, so that it is understood. */
function addBeam(put: Put, along: number, bright: Paint, wall: Paint): void {
  for (const side of [-1, 1])
    put(along, side * (roadHalf + 0.35), -0.4, { form: 'box', width: 0.8, height: 3.4, depth: 0.8, ...wall })
  const stripes = 7
  const wide = (roadHalf * 2) / stripes
  for (let i = 0; i < stripes; i++)
    put(along, -roadHalf + (i + 0.5) * wide, 1.32, {
      form: 'box',
      width: wide,
      height: 1.1,
      depth: 0.55,
      ...(i % 2 === 0 ? bright : { stuff: 'paint', colour: dark }),
    })
}

function addWall(put: Put, along: number, lane: number, bright: Paint, wall: Paint): void {
  const aside = lane * laneWide
  put(along, aside, -0.3, { form: 'box', width: 2.2, height: 2.9, depth: 0.9, ...wall })
  put(along, aside, 2.6, { form: 'box', width: 2.4, height: 0.35, depth: 1.1, ...bright })
  for (const up of [0.55, 1.5])
    put(along - 0.5, aside, up, { form: 'box', width: 1.7, height: 0.4, depth: 0.12, ...bright })
}

const plaster = ['#a8705c', '#c2a98a', '#8b97a5', '#b9877a', '#d0c4ae', '#7f8d86']
const glowing = ['#ff3cac', '#38e0ff', '#ffb02e', '#8f6bff', '#4dffb8']

/** Houses on both sides, each with its bands of windows. */
function addTowers(put: Put, plan: GamePlan): void {
  const random = seededRandom(plan.seed ^ 0x70e)
  const { length } = wayOf(plan)
  const shines = plan.look.scene === 'neon-city'
  const count = Math.round(length / 17)
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) {
      const [width, depth] = [random.between(7, 9.5), random.between(9, 13)]
      const height = shines ? random.between(10, 27) : random.between(7, 17)
      const along = (i * length) / count + random.between(-1, 1)
      const aside = side * (kerbside + 1 + width / 2)
      const colour = shines ? (random.next() < 0.5 ? '#2b2f4a' : '#39304f') : plaster[random.below(6)]
      put(along, aside, -2, { form: 'box', width, height: height + 2, depth, stuff: 'paint', colour })
      const light = shines ? (glowing[random.below(5)] ?? '#38e0ff') : '#3f5266'
      for (let band = 0; band < 3; band++) {
        const up = shines ? height * (0.2 + band * 0.27) : 2.4 + band * (height / 3.4)
        put(along, aside, up, {
          form: 'box',
          width: width + 0.14,
          height: shines ? 0.3 : 1.1,
          depth: shines ? depth + 0.14 : depth * 0.82,
          stuff: shines ? 'neon' : 'paint',
          colour: light,
        })
      }
    }
}

function addColumns(put: Put, plan: GamePlan): void {
  const { length } = wayOf(plan)
  const { wall } = stuffIn(plan.look)
  const count = Math.round(length / 14)
  for (let i = 0; i < count; i++)
    for (const side of [-1, 1]) {
      const at = [(i * length) / count, side * (kerbside - 1.5)] as const
      put(...at, -1, { form: 'box', width: 2.1, height: 1.5, depth: 2.1, ...wall })
      put(...at, 0.4, { form: 'round', width: 1.3, height: 5.4, depth: 1.3, ...wall })
      put(...at, 5.8, { form: 'box', width: 2.1, height: 0.7, depth: 2.1, ...wall })
    }
}
