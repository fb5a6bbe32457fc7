import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'

/** Half the width of the range, in metres, and how far it goes. The archer looks along -z. */
export const half = 15
export const wallZ = -58

/** Where targets stand: each row has its colour, as the pin of the sight for it. */
export const rows = [
  { z: -15, colour: '#2fd158' },
  { z: -25, colour: '#f2b800' },
  { z: -36, colour: '#f2681a' },
  { z: -47, colour: '#e8283c' },
] as const

/** How a target moves at its place. */
export type Way = 'still' | 'slide' | 'swing' | 'pop' | 'bob' | 'charge'
export type Spot = { x: number; z: number; row: number; way: Way }

export const defends = ({ content }: GamePlan): boolean => content?.mode === 'defence'

/** Rises a little toward the back, so that one row is seen over the other. */
const rise = (z: number): number => clamp(-z - 18, 0, 40) * 0.05

export const siteOf = remember((plan): Site => {
  const roughness = /^(desert|beach|sea|moon|space|snow)$/.test(plan.look.scene) ? 0.6 : 1
  return {
    reach: 84,
    cells: 104,
    height(x, z) {
      const aside = Math.max(0, Math.abs(x) - half - 2)
      const beyond = Math.max(0, wallZ - 4 - z)
      const bank = Math.min(8, aside * 0.24 * roughness) + Math.min(11, beyond * 0.34)
      const bumps = Math.sin(x * 0.17) * Math.cos(z * 0.14) * Math.min(1.6, (aside + beyond) * 0.1)
      return rise(z) + bank + bumps
    },
    surface(x, z) {
      const aside = Math.abs(x)
      if (aside < 2.4 && z > -7) return 'path'
      if (aside > half + 0.4 && aside < half + 2) return 'path'
      if (aside < half && z < 2 && z > wallZ) return Math.floor(-z / 5) % 2 === 0 ? 'patch' : 'main'
      return Math.sin(x * 0.2 + 1) * Math.cos(z * 0.16) > 0.6 ? 'patch' : 'main'
    },
    free: (x, z) => Math.max(Math.abs(x) - half - 1.5, wallZ - 3 - z, z - 10),
    middle: { x: 0, z: -34 },
  }
})

/** Ways of targets for each level: farther and livelier from one to the next. */
const casts: readonly (readonly [row: number, way: Way][])[] = [
  [
    [0, 'still'],
    [0, 'slide'],
    [0, 'bob'],
    [1, 'slide'],
    [1, 'pop'],
    [1, 'still'],
    [2, 'still'],
    [2, 'slide'],
  ],
  [
    [0, 'pop'],
    [0, 'slide'],
    [1, 'swing'],
    [1, 'slide'],
    [1, 'bob'],
    [2, 'pop'],
    [2, 'swing'],
    [2, 'still'],
    [3, 'still'],
  ],
  [
    [0, 'slide'],
    [0, 'pop'],
    [1, 'swing'],
    [1, 'bob'],
    [2, 'slide'],
    [2, 'swing'],
    [2, 'pop'],
    [3, 'slide'],
    [3, 'bob'],
    [3, 'still'],
  ],
]

/** Where targets can stand in a level, from the plan alone: covers and gallows are built there. */
export const spotsOf = remember((plan, level): Spot[] => {
  const random = seededRandom(plan.seed * 13 + level * 71)
  const cast = casts[Math.min(level, casts.length) - 1] ?? casts[0] ?? []
  const lively = plan.content?.lively === true
  const inRow = [0, 1, 2, 3].map((row) => cast.filter(([one]) => one === row).length)
  const used = [0, 0, 0, 0]
  // Each row begins at another side, so that the ways are mixed over the whole range.
  const turn = random.below(3)
  return cast.map(([row, way]): Spot => {
    const count = inRow[row] ?? 1
    const at = ((used[row] ?? 0) + row + turn) % count
    used[row] = (used[row] ?? 0) + 1
    const wide = 6.5 + row * 1.7
    const x = count === 1 ? random.between(-3, 3) : -wide + (2 * wide * at) / (count - 1)
    return {
      x: x + random.between(-0.8, 0.8),
      z: (rows[row]?.z ?? -20) + random.between(-0.6, 0.6),
      row,
      way: lively && way === 'still' ? 'slide' : way,
    }
  })
})

/** How high the beam is that targets swing from. */
export const beam = 5.4

export const blocksOf = remember((plan, level): Block[] => {
  const { floor, wall, accent } = stuffIn(plan.look)
  const { height } = siteOf(plan)
  const wood = { stuff: 'wood' } as const
  const blocks: Block[] = [
    { form: 'box', x: 0, y: 0, z: 0.8, width: 6, height: 0.4, depth: 4.4, ...wood },
    // What one shoots through: it frames the picture.
    { form: 'arch', x: 0, y: 0, z: -3.4, width: 10.5, height: 5.6, depth: 0.5, ...wood, airy: true },
    ...[-4.1, 4.1].map(
      (x): Block => ({
        form: 'box',
        x,
        y: 2.7,
        z: -3.15,
        width: 1.1,
        height: 2.2,
        depth: 0.06,
        stuff: 'cloth',
        colour: accent,
        airy: true,
      }),
    ),
  ]
  for (const { z, colour } of rows)
    blocks.push({
      form: 'box',
      x: 0,
      y: height(0, z + 1.6) - 0.05,
      z: z + 1.6,
      width: half * 2 - 2,
      height: 0.09,
      depth: 0.3,
      stuff: 'paint',
      colour,
      airy: true,
    })
  for (const side of [-1, 1])
    for (let z = -6; z > wallZ; z -= 7) {
      const x = side * (half + 1.2)
      blocks.push({ form: 'box', x, y: height(x, z) - 0.2, z, width: 0.3, height: 1.4, depth: 0.3, ...wood })
      if (z - 7 > wallZ)
        blocks.push({
          form: 'box',
          x,
          y: height(x, z - 3.5) + 0.7,
          z: z - 3.5,
          width: 0.14,
          height: 0.2,
          depth: 7,
          ...wood,
          airy: true,
        })
    }
  blocks.push(...backWall(wall, accent, height(0, wallZ)))
  if (defends(plan)) blocks.push(...barricades(plan, level))
  else
    for (const { x, z, way } of spotsOf(plan, level)) {
      const y = height(x, z)
      if (way === 'pop')
        blocks.push({ form: 'box', x, y: y - 0.1, z: z + 0.9, width: 3.2, height: 1, depth: 0.5, ...floor })
      if (way === 'swing')
        blocks.push({
          form: 'arch',
          x,
          y,
          z: z - 0.2,
          width: 8.4,
          height: beam + 0.3,
          depth: 0.3,
          ...wood,
          airy: true,
        })
    }
  return blocks
})

/** A wall with a gate and towers closes the view, and stops arrows. */
function backWall(wall: ReturnType<typeof stuffIn>['wall'], accent: string, y: number): Block[] {
  const blocks: Block[] = []
  for (const side of [-1, 1]) {
    blocks.push({
      form: 'box',
      x: side * 9.5,
      y: y - 0.5,
      z: wallZ,
      width: 13,
      height: 6,
      depth: 1.4,
      ...wall,
    })
    for (let x = 4; x < 16; x += 2.4)
      blocks.push({
        form: 'box',
        x: side * x,
        y: y + 5.5,
        z: wallZ,
        width: 1.2,
        height: 0.9,
        depth: 1.4,
        ...wall,
      })
    blocks.push({
      form: 'round',
      x: side * 17.5,
      y: y - 0.5,
      z: wallZ,
      width: 5,
      height: 10,
      depth: 5,
      ...wall,
    })
    blocks.push({
      form: 'round',
      x: side * 17.5,
      y: y + 9.5,
      z: wallZ,
      width: 5.8,
      height: 0.9,
      depth: 5.8,
      ...wall,
    })
    for (const x of [6.5, 12])
      blocks.push({
        form: 'box',
        x: side * x,
        y: y + 1.7,
        z: wallZ + 0.76,
        width: 1.5,
        height: 3.2,
        depth: 0.06,
        stuff: 'cloth',
        colour: accent,
        airy: true,
      })
  }
  blocks.push(
    { form: 'arch', x: 0, y: y - 0.3, z: wallZ, width: 6.4, height: 7.4, depth: 2, ...wall, airy: true },
    { form: 'box', x: 0, y: y - 0.3, z: wallZ - 0.6, width: 5.4, height: 6.6, depth: 0.4, stuff: 'wood' },
  )
  return blocks
}

/** Something for those who come to hide behind. */
function barricades(plan: GamePlan, level: number): Block[] {
  const random = seededRandom(plan.seed * 7 + level * 37)
  const { height } = siteOf(plan)
  const { floor } = stuffIn(plan.look)
  return [-20, -30, -40].flatMap((z, i) =>
    [-1, 1].map((side): Block => {
      const x = side * random.between(3, 5) + (i % 2 === 0 ? 5 * side : 0)
      return {
        form: 'box',
        x,
        y: height(x, z) - 0.1,
        z,
        width: 3.4,
        height: 0.95,
        depth: 0.6,
        ...floor,
        airy: true,
      }
    }),
  )
}
