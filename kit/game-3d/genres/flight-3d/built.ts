import { seededRandom } from '../../../core/random.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import { remember, yawTo } from '../../space.ts'
import { courseOf, openingOf, radius } from './course.ts'
import { floorAt, reliefOf, roomAt } from './land.ts'

/** What stands about the courses: towers in a city, needles of rock elsewhere. The same in every level. */
const landmarksOf = remember((plan): Block[] => {
  const relief = reliefOf(plan)
  if (relief === 'void') return []
  return relief === 'flat' ? towers(plan) : needles(plan)
})

export const blocksOf = remember((plan, level): Block[] => [...landmarksOf(plan), ...gatesOf(plan, level)])

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

/** Columns of rock beside the way, thinner toward the top. */
function needles(plan: Plan): Block[] {
  const random = seededRandom(plan.seed ^ 0x4eed)
  const { wall } = stuffIn(plan.look)
  const blocks: Block[] = []
  for (let tries = 0; tries < 240 && blocks.length < 42; tries++) {
    const [x, z] = [random.between(-radius, radius), random.between(-radius, radius)]
    const room = roomAt(plan, x, z)
    const wide = random.between(5, 9)
    if (room < wide / 2 + 8 || room > 34 || Math.hypot(x, z) > radius) continue
    if (blocks.some((one) => Math.hypot(one.x - x, one.z - z) < 22 && one.x !== x)) continue
    const y = floorAt(plan, x, z) - 4
    if (y > 16) continue
    const tall = random.between(20, 38)
    const stack = [
      [1, 0.55],
      [0.74, 0.82],
      [0.46, 1],
    ] as const
    for (const [share, top] of stack)
      blocks.push({
        form: 'round',
        x,
        y,
        z,
        width: wide * share,
        height: tall * top,
        depth: wide * share,
        stuff: wall.stuff,
        ...(wall.colour && { colour: wall.colour }),
      })
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
