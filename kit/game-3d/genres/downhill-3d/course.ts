import { seededRandom } from '../../../core/random.ts'
import { dial, type GamePlan } from '../../../game/plan.ts'
import { type Block, topOf } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import { clamp, remember } from '../../space.ts'
import { finish, half, isSnowy, middleAt, siteOf, startOf } from './slope.ts'

/** Half of how wide a gate is. */
export const gateHalf = 3.6

export type Gate = { x: number; z: number }
export type Course = { gates: Gate[]; ramps: Block[]; blocks: Block[] }

/** 'With 12 gates': as many as were asked for, where they fit. */
const gatesWanted = ({ content }: GamePlan): number | undefined =>
  typeof content?.gates === 'number' ? clamp(content.gates, 3, 22) : undefined

/** The line that carves through all gates: each run has its own. */
export function lineAt(plan: GamePlan, level: number, z: number): number {
  const swing = dial(plan, 4.6, 6.4) + Math.min(1.2, (level - 1) * 0.4)
  return middleAt(plan, z) + swing * Math.sin(z * 0.068 + level * 1.9)
}

export const courseOf = remember((plan, level): Course => {
  const random = seededRandom(plan.seed * 17 + level * 331)
  const start = startOf(plan)
  const { height } = siteOf(plan)
  const { floor, wall, accent } = stuffIn(isSnowy(plan) ? { scene: 'snow' } : plan.look)
  const gates: Gate[] = []
  const every =
    (finish - 46 - start) / Math.max(3, gatesWanted(plan) ?? Math.floor((finish - 46 - start) / 23.5))
  for (let z = start + 34; z < finish - 12.5; z += every) gates.push({ x: lineAt(plan, level, z), z })
  const ramps: Block[] = []
  for (const [i, gate] of gates.entries()) {
    // Every other gap has a ramp in the line, or beside it for whoever dares.
    if (i % 2 === 1 || i >= gates.length - 1) continue
    const z = gate.z + every * random.between(0.4, 0.55)
    const x = lineAt(plan, level, z) + (random.next() < 0.6 ? 0 : random.between(-4, 4))
    const [depth, rise] = [6, 2.9]
    ramps.push({
      form: 'ramp',
      x,
      z,
      y: height(x, z + depth / 2) - 0.15,
      width: 4.2,
      height: rise,
      depth,
      ...(floor.stuff === 'grass' ? { stuff: 'wood' as const } : floor),
    })
  }
  const blocks: Block[] = [...ramps]
  // The lip shines, so that it is seen from above.
  for (const { x, y, z, width, height: rise, depth } of ramps)
    blocks.push({
      form: 'box',
      x,
      y: y + rise - 0.12,
      z: z + depth / 2 - 0.15,
      width: width + 0.2,
      height: 0.22,
      depth: 0.4,
      stuff: 'paint',
      colour: accent,
      airy: true,
    })
  for (let z = start - 6, i = 0; z < finish + 14; z += 13, i++)
    for (const side of [-1, 1]) {
      const x = middleAt(plan, z) + side * (half + 0.6)
      const colour = i % 2 === 0 ? accent : '#f4f1ea'
      const y = height(x, z) - 0.3
      blocks.push({
        form: 'round',
        x,
        y,
        z,
        width: 0.3,
        height: 1.9,
        depth: 0.3,
        stuff: 'paint',
        colour,
        airy: true,
      })
    }
  for (const [z, tall] of [
    [start + 5, 5.4],
    [finish, 6.8],
  ] as const)
    addArch(blocks, { x: middleAt(plan, z), y: height(middleAt(plan, z), z) - 0.6, z }, tall, accent, wall)
  return { gates, ramps, blocks }
})

type Paint = Pick<Block, 'stuff' | 'colour'>

/** Two posts and a banner in fields: where a run begins, and where it ends. */
function addArch(
  blocks: Block[],
  { x, y, z }: { x: number; y: number; z: number },
  tall: number,
  accent: string,
  wall: Paint,
): void {
  const wide = half * 1.35
  for (const side of [-1, 1])
    blocks.push({
      form: 'box',
      x: x + (side * wide) / 2,
      y,
      z,
      width: 0.9,
      height: tall + 1,
      depth: 0.9,
      ...wall,
      airy: true,
    })
  const fields = 10
  for (let i = 0; i < fields; i++)
    for (const row of [0, 1])
      blocks.push({
        form: 'box',
        x: x - wide / 2 + ((i + 0.5) * wide) / fields,
        y: y + tall - 0.8 + row * 0.8,
        z,
        width: wide / fields,
        height: 0.8,
        depth: 0.4,
        stuff: 'paint',
        colour: (i + row) % 2 === 0 ? accent : '#f4f1ea',
        airy: true,
      })
}

export const blocksOf = (plan: GamePlan, level: number): readonly Block[] => courseOf(plan, level).blocks

/** How high one stands there: on the snow, or on a ramp. */
export function floorAt(plan: GamePlan, level: number, x: number, z: number): number {
  let y = siteOf(plan).height(x, z)
  for (const ramp of courseOf(plan, level).ramps) {
    if (Math.abs(ramp.z - z) > 4 || Math.abs(ramp.x - x) > 3) continue
    const on = topOf(ramp, x, z, 0.2)
    if (on !== undefined && on > y) y = on
  }
  return y
}
