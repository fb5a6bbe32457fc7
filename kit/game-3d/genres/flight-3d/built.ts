import { seededRandom } from '../../../core/random.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember, type Vec, yawTo } from '../../space.ts'
import { courseOf, openingOf, pedestal, radius } from './course.ts'
import { floorAt, reliefOf, roomAt } from './land.ts'

/** What stands about the courses: towers in a city, needles of rock elsewhere. The same in every level. */
const landmarksOf = remember((plan): Block[] => {
  const relief = reliefOf(plan)
  if (relief === 'void') return []
  return relief === 'flat' ? towers(plan) : needles(plan)
})

export const blocksOf = remember((plan, level): Block[] => [
  ...landmarksOf(plan),
  ...gatesOf(plan, level),
  ...pedestals(plan, level),
])

type Plan = Parameters<typeof courseOf>[0]

const paints = ['#c9b8a0', '#a8705c', '#8fa3b5', '#d8d2c4', '#7f8c99', '#b9a08c', '#9fb0a8'] as const
const nightPaints = ['#2d3044', '#3d4258', '#35304f', '#26384a'] as const

function towers(plan: Plan): Block[] {
  const random = seededRandom(plan.seed ^ 0x70e5)
  const { wall, accent } = stuffIn(plan.look)
  const isNeon = plan.look.scene === 'neon-city'
  const blocks: Block[] = []
  const lot = 27
  for (let x = -radius; x <= radius && blocks.length < 190; x += lot)
    for (let z = -radius; z <= radius && blocks.length < 190; z += lot) {
      const [atX, atZ] = [x + random.between(-3, 3), z + random.between(-3, 3)]
      const room = roomAt(plan, atX, atZ)
      const width = random.between(10, 15)
      if (Math.hypot(atX, atZ) > radius + 10 || room < width * 0.75 + 8 || random.next() < 0.12) continue
      const tall = random.between(14, 30) + (random.next() < 0.3 ? random.between(10, 26) : 0)
      const y = floorAt(plan, atX, atZ) - 1
      const colour = random.pick(isNeon ? nightPaints : paints)
      const stuff = isNeon ? 'metal' : random.next() < 0.35 ? 'paint' : wall.stuff
      blocks.push({ form: 'box', x: atX, y, z: atZ, width, height: tall, depth: width, stuff, colour })
      const cap = { x: atX, y: y + tall, z: atZ, width: width * 0.55, depth: width * 0.55 }
      blocks.push({ form: 'box', ...cap, height: random.between(2, 8), stuff: 'metal', colour })
      if (isNeon || random.next() < 0.35)
        blocks.push({
          form: 'box',
          x: atX,
          y: y + tall * random.between(0.6, 0.9),
          z: atZ,
          width: width + 0.4,
          height: 0.9,
          depth: width + 0.4,
          stuff: isNeon ? 'neon' : 'glass',
          ...(isNeon && { colour: random.pick([accent, '#38e0ff', '#ffd23c']) }),
          airy: true,
        })
    }
  return blocks
}

/** Spires of rock beside the way: boulders on boulders, smaller toward the top. */
function needles(plan: Plan): Block[] {
  const random = seededRandom(plan.seed ^ 0x4eed)
  const blocks: Block[] = []
  const feet: { x: number; z: number }[] = []
  for (let tries = 0; tries < 240 && feet.length < 14; tries++) {
    const [x, z] = [random.between(-radius, radius), random.between(-radius, radius)]
    const room = roomAt(plan, x, z)
    const wide = random.between(6, 10)
    if (room < wide / 2 + 9 || room > 34 || Math.hypot(x, z) > radius) continue
    if (feet.some((one) => Math.hypot(one.x - x, one.z - z) < 22)) continue
    const y = floorAt(plan, x, z) - 4
    if (y > 16) continue
    feet.push({ x, z })
    spire(plan, blocks, { x, y, z }, wide, random.between(20, 38), random.next() * 6)
  }
  return blocks
}

const storeys = [
  [1, 0.36],
  [0.86, 0.6],
  [0.66, 0.84],
  [0.42, 1],
] as const

function spire(
  plan: Plan,
  blocks: Block[],
  { x, y, z }: Vec,
  wide: number,
  tall: number,
  turn: number,
): void {
  const { wall } = stuffIn(plan.look)
  storeys.forEach(([share, top], i) => {
    const width = wide * share
    blocks.push({
      form: 'box',
      x: x + Math.sin(turn + i * 2.4) * wide * 0.07,
      y,
      z: z + Math.cos(turn + i * 2.4) * wide * 0.07,
      width,
      height: tall * top,
      depth: width * (0.8 + 0.2 * Math.sin(turn + i)),
      yaw: turn + i * 0.55,
      stuff: wall.stuff,
      ...(wall.colour && { colour: wall.colour }),
    })
  })
}

/** What is to be fetched stands on a rock of its own. */
function pedestals(plan: Plan, level: number): Block[] {
  const blocks: Block[] = []
  const { wall, floor } = stuffIn(plan.look)
  for (const { kind, x, y, z } of courseOf(plan, level).stops) {
    if (kind !== 'pickup' || reliefOf(plan) === 'void') continue
    const foot = floorAt(plan, x, z) - 3
    const height = y - pedestal - foot
    blocks.push({ form: 'round', x, y: foot, z, width: 4, height: height - 0.6, depth: 4, ...wall })
    blocks.push({ form: 'round', x, y: y - pedestal - 0.9, z, width: 5.6, height: 0.9, depth: 5.6, ...floor })
  }
  return blocks
}

/** Now and then the way leads under a great arch, where the ground is near. */
function gatesOf(plan: Plan, level: number): Block[] {
  const { wall, accent } = stuffIn(plan.look)
  const { start, stops } = courseOf(plan, level)
  if (reliefOf(plan) === 'void') return []
  return [start, ...stops].flatMap((stop, i): Block[] => {
    const next = stops[i]
    if (!next || i % 4 !== 2) return []
    const [x, z] = [(stop.x + next.x) / 2, (stop.z + next.z) / 2]
    const middle = (stop.y + next.y) / 2
    const ground = floorAt(plan, x, z) - 3
    const height = middle - ground + openingOf(plan, level) + 5
    if (height > 34) return []
    const yaw = yawTo(stop, next)
    const made = { stuff: wall.stuff, ...(wall.colour && { colour: wall.colour }), yaw }
    const half = 12.5
    const [aside, along] = [Math.cos(yaw) * half, -Math.sin(yaw) * half]
    const pillar = { form: 'box', y: ground, width: 4, height, depth: 4.6, ...made } as const
    return [
      { ...pillar, x: x + aside, z: z + along },
      { ...pillar, x: x - aside, z: z - along },
      { form: 'box', x, y: ground + height - 0.5, z, width: half * 2 + 6, height: 3, depth: 5.4, ...made },
      // A line of light tells that one may go through.
      {
        form: 'box',
        x,
        y: ground + height - 0.9,
        z,
        width: half * 2 - 4,
        height: 0.5,
        depth: 1,
        yaw,
        stuff: 'neon',
        colour: accent,
        airy: true,
      },
    ]
  })
}
