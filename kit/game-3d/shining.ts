import type { GamePlan } from '../game/plan.ts'
import type { Block } from './blocks.ts'
import type { Genre3d } from './genre.ts'
import type { Site } from './site.ts'
import { remember, type Space } from './space.ts'

/** From one line on the ground to the next, how far they go and how finely they follow the ground, in metres. */
const every = 8
const step = 4
const farthest = 64
const colours = ['#ff3cac', '#38e0ff', '#a96bff'] as const
/** Below this size there is nothing to edge. */
const least = 0.7

/** What is built, as it is drawn: in neon, everything that is bumped into has a shining edge, and the ground a grid. */
export function drawnBlocks<W extends Space>(
  genre: Genre3d<W>,
): (plan: GamePlan, level: number) => readonly Block[] {
  const shining = remember((plan, level): readonly Block[] => {
    const blocks = genre.blocks?.(plan, level) ?? []
    return [...blocks, ...blocks.flatMap(edgeOf), ...gridOn(genre.site(plan))]
  })
  const plain: readonly Block[] = []
  return (plan, level) =>
    plan.look.style === 'neon' ? shining(plan, level) : (genre.blocks?.(plan, level) ?? plain)
}

function edgeOf(block: Block, number: number): Block[] {
  const { form, airy, stuff, width, height, depth, y } = block
  if (airy || stuff === 'neon' || (form !== 'box' && form !== 'round')) return []
  if (Math.min(width, form === 'box' ? depth : width) < least || height < 0.3) return []
  const thick = Math.min(0.14, height * 0.3)
  const { foot: _, ...shape } = block
  return [
    {
      ...shape,
      // Under the top, so that what one stands on keeps its own colour.
      y: y + height - thick - 0.05,
      height: thick,
      width: width + 0.1,
      depth: depth + 0.1,
      stuff: 'neon',
      colour: colours[number % colours.length] ?? colours[0],
      airy: true,
    },
  ]
}

function gridOn({ isVoid, reach, height, water }: Site): Block[] {
  if (isVoid) return []
  const far = Math.min(farthest, Math.floor((reach * 0.94) / every) * every)
  const blocks: Block[] = []
  for (let at = -far; at <= far; at += every)
    for (const isAcross of [true, false]) {
      let along: { x: number; y: number; z: number }[] = []
      const end = () => {
        if (along.length > 1) blocks.push(lineAlong(along, isAcross ? colours[0] : colours[1]))
        along = []
      }
      for (let other = -far; other <= far; other += step) {
        const [x, z] = isAcross ? [other, at] : [at, other]
        const y = height(x, z)
        if (water !== undefined && y < water) end()
        else along.push({ x, y: y + 0.05, z })
      }
      end()
    }
  return blocks
}

const lineAlong = (along: Block['along'], colour: string): Block => ({
  form: 'ribbon',
  x: 0,
  y: 0,
  z: 0,
  width: 0.12,
  height: 0.02,
  depth: 0,
  along,
  stuff: 'neon',
  colour,
  airy: true,
})
