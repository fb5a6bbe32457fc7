import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { type Block, topOf } from '../../blocks.ts'
import { type PlaceStuff, stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { remember } from '../../space.ts'

/** How far from the middle one can go, in metres; foes come from beyond. */
export const radius = 23
const wallAt = radius + 1.4
export const gateCount = 6
/** Where foes wait for their turn, outside of the gates. */
export const outside = wallAt + 3

export const gateAngle = (gate: number) => ((gate + 0.5) / gateCount) * Math.PI * 2

const isIsland = ({ look }: GamePlan) => /^(beach|sea|sky|space|moon|candy|abstract)$/.test(look.scene)

export const siteOf = remember((plan): Site => {
  const island = isIsland(plan)
  return {
    reach: 78,
    height(x, z) {
      const beyond = Math.max(0, Math.hypot(x, z) - outside - 3)
      if (island) return -Math.min(9, beyond * beyond * 0.1)
      return Math.min(9, beyond * 0.2 + Math.sin(x * 0.11) * Math.cos(z * 0.13) * Math.min(2.2, beyond * 0.1))
    },
    surface(x, z) {
      const out = Math.hypot(x, z)
      if (out > outside + 4) return island ? 'shore' : 'main'
      if (Math.abs(out - 6.2) < 0.9 || Math.abs(out - wallAt) < 1.6) return 'path'
      if (out > 6) {
        const turn = (Math.atan2(x, z) / (Math.PI * 2)) * gateCount - 0.5
        const aside = Math.abs(turn - Math.round(turn)) * ((Math.PI * 2) / gateCount) * out
        if (aside < 1.5) return 'path'
      }
      return Math.sin(x * 0.31 + 1) * Math.cos(z * 0.27) > 0.5 ? 'patch' : 'main'
    },
    free: (x, z) => Math.hypot(x, z) - outside - 3.5,
    ...(island && { water: -1.6 }),
    scenery: island ? 0.6 : 1.1,
  }
})

/** Walls with gates around, something to know the middle by, and cover in between: each level has its own. */
export const blocksOf = remember((plan, level): Block[] => {
  const stuff = stuffIn(plan.look)
  const covers: Block[] = []
  const random = seededRandom(plan.seed * 31 + level * 977)
  const layouts = [ruins, columns, fort, lanes]
  const layout = layouts[(Math.abs(plan.seed) + level - 1) % layouts.length] ?? ruins
  layout(covers, stuff, random)
  // Nothing stands where one begins, nor before the eye there.
  const isInTheWay = (block: Block) =>
    topOf(block, 0, 10, 2.2) !== undefined || topOf(block, 1, 14, 1.6) !== undefined
  return [...wallsOf(stuff), ...covers.filter((block) => !isInTheWay(block))]
})

type Random = ReturnType<typeof seededRandom>

/** A circle of walls, with arches where foes come in. */
function wallsOf({ wall, accent }: PlaceStuff): Block[] {
  const blocks: Block[] = []
  const perGate = 4
  const gap = 2.7 / wallAt
  for (let gate = 0; gate < gateCount; gate++) {
    const from = gateAngle(gate)
    const free = (Math.PI * 2) / gateCount - gap * 2
    for (let i = 0; i < perGate; i++) {
      const angle = from + gap + (free * (i + 0.5)) / perGate
      const width = 2 * wallAt * Math.sin(free / perGate / 2) + 0.5
      const height = 1.5 + (i % 2) * 0.45
      const at = { x: Math.sin(angle) * wallAt, y: -0.2, z: Math.cos(angle) * wallAt, yaw: angle }
      blocks.push({ form: 'box', ...at, width, height, depth: 0.9, ...wall })
      blocks.push({
        form: 'box',
        ...at,
        y: height - 0.24,
        width: width * 0.96,
        height: 0.14,
        depth: 1,
        stuff: 'neon',
        colour: accent,
        airy: true,
      })
    }
    const [sin, cos] = [Math.sin(from), Math.cos(from)]
    const at = { x: sin * wallAt, z: cos * wallAt, yaw: from }
    blocks.push({ form: 'arch', ...at, y: -0.2, width: 5.6, height: 4.2, depth: 1.1, ...wall })
    blocks.push({
      form: 'box',
      ...at,
      y: 4,
      width: 3.6,
      height: 0.24,
      depth: 0.5,
      stuff: 'neon',
      colour: accent,
      airy: true,
    })
    for (const side of [-1, 1])
      blocks.push({
        form: 'round',
        x: at.x + cos * side * 2.7,
        y: -0.2,
        z: at.z - sin * side * 2.7,
        width: 1.2,
        height: 3.4,
        depth: 1.2,
        ...wall,
      })
  }
  return blocks
}

const circle = (angle: number, out: number) => ({ x: Math.sin(angle) * out, z: Math.cos(angle) * out })

/** A round step with a pillar that shines: one knows the middle by it. */
function monument(blocks: Block[], { floor, wall, accent }: PlaceStuff, high: number): void {
  const step = floor.stuff === 'grass' ? wall : floor
  blocks.push({ form: 'round', x: 0, y: -0.2, z: 0, width: 8.4, height: 0.5, depth: 8.4, ...step })
  blocks.push({ form: 'round', x: 0, y: 0, z: 0, width: 2.4, height: high, depth: 2.4, ...wall })
  for (const share of [0.45, 0.86])
    blocks.push({
      form: 'round',
      x: 0,
      y: high * share,
      z: 0,
      width: 2.56,
      height: 0.22,
      depth: 2.56,
      stuff: 'neon',
      colour: accent,
      airy: true,
    })
}

function crates(blocks: Block[], at: { x: number; z: number }, yaw: number, { wall }: PlaceStuff): void {
  const stuff = wall.stuff === 'metal' || wall.stuff === 'ice' ? wall : ({ stuff: 'wood' } as const)
  blocks.push({ form: 'box', ...at, y: -0.1, width: 1.7, height: 1.4, depth: 1.7, yaw, ...stuff })
  const way = circle(yaw + 1.2, 1.75)
  blocks.push({
    form: 'box',
    x: at.x + way.x,
    y: -0.1,
    z: at.z + way.z,
    width: 1.3,
    height: 0.95,
    depth: 1.3,
    yaw: yaw + 0.5,
    ...stuff,
  })
}

/** Broken walls in a ring. */
function ruins(blocks: Block[], stuff: PlaceStuff, random: Random): void {
  monument(blocks, stuff, 4.6)
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + random.between(-0.1, 0.1)
    const at = circle(angle, random.between(11, 13))
    const yaw = angle + random.between(-0.5, 0.5)
    blocks.push({
      form: 'box',
      ...at,
      y: -0.2,
      width: 3.6,
      height: random.between(1.7, 2.3),
      depth: 0.8,
      yaw,
      ...stuff.wall,
    })
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
    blocks.push({
      form: 'box',
      x: at.x + cos * 1.5 + sin * 0.9,
      y: -0.2,
      z: at.z - sin * 1.5 + cos * 0.9,
      width: 0.8,
      height: 1.4,
      depth: 1.4,
      yaw,
      ...stuff.wall,
    })
    if (i % 2 === 0) crates(blocks, circle(angle + 0.5, random.between(16, 18)), yaw, stuff)
  }
}

/** Two rings of pillars: a forest to run around in. */
function columns(blocks: Block[], stuff: PlaceStuff, random: Random): void {
  monument(blocks, stuff, 3.4)
  for (const [count, out, high] of [
    [6, 9.5, 3.2],
    [6, 16, 4.2],
  ] as const)
    for (let i = 0; i < count; i++) {
      const at = circle(((i + (out > 12 ? 0 : 0.5)) / count) * Math.PI * 2, out + random.between(-0.6, 0.6))
      const height = high * random.between(0.55, 1.1)
      blocks.push({ form: 'round', ...at, y: -0.2, width: 1.5, height, depth: 1.5, ...stuff.wall })
      blocks.push({
        form: 'round',
        ...at,
        y: height - 0.3,
        width: 1.9,
        height: 0.35,
        depth: 1.9,
        ...stuff.floor,
        airy: true,
      })
      if (i % 3 === 0) crates(blocks, circle((i / count) * Math.PI * 2 + 0.28, 13), i, stuff)
    }
}

/** A platform with ramps on four sides: high ground to hold. */
function fort(blocks: Block[], stuff: PlaceStuff, random: Random): void {
  const high = 1.3
  blocks.push({ form: 'box', x: 0, y: -0.2, z: 0, width: 8, height: high + 0.2, depth: 8, ...stuff.floor })
  for (let side = 0; side < 4; side++) {
    const yaw = (side / 4) * Math.PI * 2
    const at = circle(yaw, 4 + 1.9)
    blocks.push({
      form: 'ramp',
      ...at,
      y: 0,
      width: 3,
      height: high,
      depth: 3.8,
      yaw: yaw + Math.PI,
      ...stuff.floor,
    })
    const post = circle(yaw + Math.PI / 4, 5)
    blocks.push({
      form: 'box',
      ...post,
      y: high,
      width: 1,
      height: 0.9,
      depth: 1,
      ...stuff.wall,
    })
    blocks.push({
      form: 'box',
      ...post,
      y: high + 0.9,
      width: 0.6,
      height: 0.3,
      depth: 0.6,
      stuff: 'neon',
      colour: stuff.accent,
      airy: true,
    })
    const out = circle(yaw + Math.PI / 4, 12.5)
    blocks.push({
      form: 'box',
      ...out,
      y: -0.2,
      width: 4,
      height: 1.9,
      depth: 0.9,
      yaw: yaw + Math.PI / 4 + random.between(-0.4, 0.4),
      ...stuff.wall,
    })
    crates(blocks, circle(yaw + random.between(-0.2, 0.2), 15.5), yaw, stuff)
  }
}

/** Walls in rows: lanes to look along, and corners to be careful at. */
function lanes(blocks: Block[], stuff: PlaceStuff, random: Random): void {
  monument(blocks, stuff, 5.4)
  const turn = random.between(0, Math.PI)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (const across of [-12, -6.4, 6.4, 12])
    for (const along of [-9, 0, 9]) {
      if (Math.abs(across) > 10 && along === 0) {
        crates(blocks, { x: across * cos, z: -across * sin }, turn, stuff)
        continue
      }
      const shift = along + random.between(-1.2, 1.2)
      blocks.push({
        form: 'box',
        x: across * cos + shift * sin,
        y: -0.2,
        z: -across * sin + shift * cos,
        width: 0.9,
        height: random.between(1.5, 2.4),
        depth: 3.8,
        yaw: turn,
        ...stuff.wall,
      })
    }
}

/** Whether nothing is built at a place, with some room around. */
export function isClear(blocks: readonly Block[], x: number, z: number, room: number): boolean {
  for (const block of blocks)
    if (!block.airy && block.form !== 'arch' && topOf(block, x, z, room) !== undefined) return false
  return true
}

/** Where things lie: spots in the open, the same for each game of a level. */
export const spotsOf = remember((plan, level): { x: number; z: number }[] => {
  const blocks = blocksOf(plan, level)
  const random = seededRandom(plan.seed * 17 + level * 313)
  const spots: { x: number; z: number }[] = []
  for (let tries = 0; tries < 400 && spots.length < 26; tries++) {
    const at = circle(random.next() * Math.PI * 2, random.between(6.5, radius - 2.5))
    if (!isClear(blocks, at.x, at.z, 1)) continue
    if (spots.some((spot) => Math.hypot(spot.x - at.x, spot.z - at.z) < 3)) continue
    spots.push(at)
  }
  return spots
})
