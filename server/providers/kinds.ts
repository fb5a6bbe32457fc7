import { readFile } from 'node:fs/promises'
import type { Order, ToldKind } from '@makebelieve/generation/providers/conduct/told-kind'
import type { RunningRun } from '../runs/run-state.ts'

/** What a provider is told about a kind, and how what exists is shown to it. */
export type Conductible = {
  kind: ToldKind
  /** A plan as a provider sees it. */
  readingOf(plan: never): object
}

const kept = new Map<string, Promise<Conductible>>()

/** No language model makes 3D models. */
export const isConductible = ({ kind }: RunningRun): boolean => kind !== 'model'

/**
 * How a provider makes what a run is about. Each is loaded when it is first
 * needed: their lists come from the engines' own tables.
 */
export function conductibleFor(run: RunningRun, input: object): Promise<Conductible> {
  const name = nameOf(run, input)
  const known = kept.get(name) ?? loaders[name]()
  kept.set(name, known)
  known.catch(() => kept.delete(name))
  return known
}

type Input = { dimension?: '2d' | '3d'; category?: string; plan?: { solid?: unknown; category?: string } }

function nameOf({ kind }: RunningRun, input: Input): keyof typeof loaders {
  if (kind === 'environment')
    return (input.plan?.category ?? input.category) === 'simulation' ? 'simulation' : 'environment'
  const isSolid = input.plan ? input.plan.solid !== undefined : input.dimension === '3d'
  return isSolid ? 'game-3d' : 'game-2d'
}

const loaders = {
  'game-2d': () => loadGame('2d'),
  'game-3d': () => loadGame('3d'),
  async environment(): Promise<Conductible> {
    const [{ environmentReading }, { instructions }, { readingOfPlan }] = await Promise.all([
      import('@makebelieve/generation/engines/environment/told/reading-schema'),
      import('@makebelieve/generation/engines/environment/told/instructions'),
      import('@makebelieve/generation/engines/environment/told/reading-of-plan'),
    ])
    return {
      kind: { name: 'place to walk in', instructions: () => instructions, reading: environmentReading },
      readingOf: readingOfPlan,
    }
  },
  async simulation(): Promise<Conductible> {
    const [{ simulationReading }, { instructionsFor }, { readingOfPlan }] = await Promise.all([
      import('@makebelieve/generation/engines/simulation/told/reading-schema'),
      import('@makebelieve/generation/engines/simulation/told/instructions'),
      import('@makebelieve/generation/engines/simulation/told/reading-of-plan'),
    ])
    return {
      kind: {
        name: 'simulation',
        instructions: (order) => instructionsFor(order.prompt, topicsIn(order)),
        reading: simulationReading,
      },
      readingOf: readingOfPlan,
    }
  },
}

const freeCode = new URL('../../docs/free-code.md', import.meta.url)

async function loadGame(dimension: '2d' | '3d'): Promise<Conductible> {
  const [{ gameReading }, { instructionsFor }, { readingOfPlan }, instructions] = await Promise.all([
    import('@makebelieve/generation/engines/game/told/reading-schema'),
    import('@makebelieve/generation/engines/game/told/instructions'),
    import('@makebelieve/generation/engines/game/told/reading-of-plan'),
    readFile(freeCode, 'utf8'),
  ])
  return {
    kind: {
      name: `game in ${dimension.toUpperCase()}`,
      instructions: () => instructionsFor(dimension),
      reading: gameReading,
      code: { file: 'game.js', instructions },
    },
    readingOf: readingOfPlan,
  }
}

/** Topics of a simulation that is to be changed: the model has to know these whatever the change is about. */
function topicsIn({ before }: Order): string[] {
  const { parts = [] } = (before && 'reading' in before ? before.reading : {}) as {
    parts?: { topic: string }[]
  }
  return parts.map(({ topic }) => topic)
}

/** Loads what the first runs would wait for. */
export async function warmKinds(): Promise<void> {
  for (const name of Object.keys(loaders) as (keyof typeof loaders)[]) kept.set(name, loaders[name]())
  await Promise.all(kept.values())
}
