import { readFile } from 'node:fs/promises'
import type { Order, ToldKind } from '@makebelieve/generation/providers/conduct/told-kind'
import { changeForms, type ToldKind as KindTold } from '@makebelieve/generation/reading/form'
import { aboutChange } from '@makebelieve/generation/told/about-readings'
import type { RunningRun } from '../runs/run-state.ts'

/** What a provider is told about a kind, and how what exists is shown to it. */
export type Conductible = {
  kind: ToldKind
  /** A plan as a provider sees it. */
  designOf(plan: never): object
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

const changeOf = (kind: KindTold) => ({ reading: changeForms[kind], instructions: aboutChange(kind) })

const loaders = {
  'game-2d': () => loadGame('2d'),
  'game-3d': () => loadGame('3d'),
  async environment(): Promise<Conductible> {
    const [{ environmentDesign }, { instructions }, { designOfPlan }] = await Promise.all([
      import('@makebelieve/generation/engines/environment/told/design-schema'),
      import('@makebelieve/generation/engines/environment/told/instructions'),
      import('@makebelieve/generation/engines/environment/told/design-of-plan'),
    ])
    return {
      kind: {
        name: 'place to walk in',
        instructions: () => instructions,
        design: environmentDesign,
        change: changeOf('place'),
      },
      designOf: designOfPlan,
    }
  },
  async simulation(): Promise<Conductible> {
    const [{ simulationDesign }, { instructionsFor }, { designOfPlan }] = await Promise.all([
      import('@makebelieve/generation/engines/simulation/told/design-schema'),
      import('@makebelieve/generation/engines/simulation/told/instructions'),
      import('@makebelieve/generation/engines/simulation/told/design-of-plan'),
    ])
    return {
      kind: {
        name: 'simulation',
        instructions: (order) => instructionsFor(order.prompt, topicsIn(order)),
        design: simulationDesign,
        change: changeOf('lesson'),
      },
      designOf: designOfPlan,
    }
  },
}

const freeCode = new URL('../../docs/free-code.md', import.meta.url)

async function loadGame(dimension: '2d' | '3d'): Promise<Conductible> {
  const [{ gameDesign }, { instructionsFor }, { designOfPlan }, instructions] = await Promise.all([
    import('@makebelieve/generation/engines/game/told/design-schema'),
    import('@makebelieve/generation/engines/game/told/instructions'),
    import('@makebelieve/generation/engines/game/told/design-of-plan'),
    readFile(freeCode, 'utf8'),
  ])
  return {
    kind: {
      name: `game in ${dimension.toUpperCase()}`,
      instructions: () => instructionsFor(dimension),
      design: gameDesign,
      change: changeOf('game'),
      code: { file: 'game.js', instructions },
    },
    designOf: designOfPlan,
  }
}

/** Topics of a simulation that is to be changed: the model has to know these whatever the change is about. */
function topicsIn({ before }: Order): string[] {
  const { parts = [] } = (before && 'design' in before ? before.design : {}) as {
    parts?: { topic: string }[]
  }
  return parts.map(({ topic }) => topic)
}

/** Loads what the first runs would wait for. */
export async function warmKinds(): Promise<void> {
  for (const name of Object.keys(loaders) as (keyof typeof loaders)[]) kept.set(name, loaders[name]())
  await Promise.all(kept.values())
}
