import type { RunEvent } from '@makebelieve/contract/run-events'
import { type AgentState, conductAgent } from '@makebelieve/generation/providers/conduct/agent'
import { conductQuick } from '@makebelieve/generation/providers/conduct/quick'
import type {
  Conducted,
  Order,
  Stage as ToldStage,
} from '@makebelieve/generation/providers/conduct/told-kind'
import { ProviderFailure } from '@makebelieve/generation/providers/failure'
import { openBudget } from '@makebelieve/generation/providers/language/budget'
import type { Desk } from '@makebelieve/generation/providers/language/turn'
import { type Breakers, openBreakers } from '@makebelieve/generation/providers/network/breaker'
import type { Pool } from 'pg'
import type { Environment } from '../env.ts'
import { type Direct, GenerationFailure, type Product, type Stage } from '../runs/generator.ts'
import type { ThreadPool } from '../runs/thread-pool.ts'
import { findCheckpoint, saveCheckpoint } from './checkpoints.ts'
import { type Conductible, conductibleFor, isConductible } from './kinds.ts'
import type { ChosenLanguage, Languages } from './languages.ts'
import { openLibrary } from './library.ts'
import type { Moderate } from './moderation.ts'
import { seenIn } from './seen.ts'
import type { Usage } from './usage.ts'

export type DirectorServices = {
  env: Environment
  pool: Pool
  threads: ThreadPool
  languages: Languages
  breakers: Breakers
  usage: Usage
  moderate: Moderate | undefined
}

const now = () => performance.now()

/**
 * Leads runs in which a language provider takes part: the provider designs, threads build and prove. Whatever goes wrong
 * with it, the built-in engine makes the creation, says so, and what an Agent costs more goes back.
 */
export function openDirector(services: DirectorServices): Direct {
  return async (stage) => {
    const { run, input, work, signal } = stage
    if (isForBuiltIn(input) || !isConductible(run)) return work({})
    // Asked together: whoever waits for the first word waits for each of these.
    const [chosen, today, resumed] = await Promise.all([
      services.languages.for(run.userId),
      services.usage.today(run.userId),
      findCheckpoint(services.pool, run),
    ])
    if (!chosen) return work({})
    stage.waits()
    const model = chosen.language.nameOf(run.kind === 'agent' ? 'code' : 'plan')
    const about = { service: chosen.language.service, model, kind: run.kind }
    const known = { conductible: await conductibleFor(run, input), today, resumed, ...chosen }
    const led = await lead(services, stage, known).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof ProviderFailure) return { reason: error.message }
      throw error
    })
    services.usage.noteResult(run.id, { ...about, proven: 'product' in led })
    if ('product' in led) return led.product
    const remark = remarkOn(led.reason, run.kind === 'agent')
    const product = await work({ remark }).catch((error: unknown) => {
      if (!(error instanceof GenerationFailure)) throw error
      throw new GenerationFailure(
        `${error.message} The language model couldn't do it either: ${short(led.reason)}`,
        error.offers,
      )
    })
    return run.kind === 'agent' ? { ...product, worth: 'quick' } : product
  }
}

type Wanted = {
  prompt?: string
  plan?: object
  ownModels?: unknown[]
  picture?: unknown
  recast?: unknown
}

/** What no design says: earlier versions, and models, pictures or drawings that a user gave. */
function isForBuiltIn(input: object): boolean {
  const { prompt = '', ownModels = [], picture, recast } = input as Wanted
  return (
    /^\s*(?:undo|redo|go back|revert|restore)\b/i.test(prompt) ||
    ownModels.length > 0 ||
    picture !== undefined ||
    recast !== undefined
  )
}

type Today = Awaited<ReturnType<Usage['today']>>
type Known = ChosenLanguage & { conductible: Conductible; today: Today; resumed: AgentState | undefined }

async function lead(
  services: DirectorServices,
  stage: Stage,
  { conductible, today, resumed, language, isOwn }: Known,
): Promise<Conducted<Product>> {
  const { env, pool, threads, usage, moderate } = services
  const { run, input, signal } = stage
  const order = orderOf(input, conductible)
  const note = usage.noteFor({ userId: run.userId, runId: run.id, ownKey: isOwn })
  if (!isOwn) checkDay(env, today)
  if (moderate && !(await moderate(order.prompt, signal, note)))
    throw new GenerationFailure("This prompt goes against this site's rules. Try other words.")
  const limits = {
    steps: env.AI_RUN_STEPS,
    tokens: env.AI_RUN_TOKENS,
    seconds: env.AI_RUN_SECONDS,
    cost: env.AI_RUN_COST,
  }
  const budget = openBudget(limits, now, resumed?.spent)
  // A user's wrong key is no trouble of the service: it must not rest for everybody.
  const breakers = isOwn ? openBreakers() : services.breakers
  const desk: Desk = { language, breakers, budget, note, now, signal, mostOutputTokens: env.AI_OUTPUT_TOKENS }
  const told = toldStage(stage)
  const conducted =
    run.kind === 'agent'
      ? await conductAgent(
          conductible.kind,
          {
            ...order,
            ...(resumed && { resumed }),
            save: (state) => saveCheckpoint(pool, run, state),
            library: openLibrary(threads, run.id, signal),
          },
          desk,
          told,
        )
      : await conductQuick(conductible.kind, order, desk, told)
  if ('product' in conducted) told.tell(conducted.product)
  return conducted
}

function checkDay(env: Environment, { mine, all }: Today): void {
  if (mine >= env.AI_USER_TOKENS_PER_DAY)
    throw new ProviderFailure('budget', "You've reached today's limit for the language model.")
  if (all >= env.AI_TOKENS_PER_DAY)
    throw new ProviderFailure('budget', "This site has reached today's limit for its language model.")
}

function orderOf(input: object, { designOf }: Conductible): Order {
  const { prompt = '', plan, complaint } = input as Wanted & { complaint?: { error: string } }
  const wish = complaint ? `The user saw this error while using it: ${complaint.error}. Mend it.` : prompt
  if (!plan) return { prompt: wish }
  const { free } = plan as { free?: { code: string; title: string } }
  const before = free ?? { design: designOf(plan as never) }
  return { prompt: wish, before, ...(complaint && { isRepair: true }) }
}

/** Threads tell their stages as they go; what they say about the result is told once, for the one that is kept. */
function toldStage({ work, emit }: Stage): ToldStage<Product> & { tell(product: Product): void } {
  const saidOf = new Map<Product, RunEvent[]>()
  return {
    emit,
    async attempt(told) {
      const said: RunEvent[] = []
      const hear = (event: RunEvent) => void (event.type === 'stage' ? emit(event) : said.push(event))
      try {
        const product = await work({ told }, hear)
        saidOf.set(product, said)
        return { product, seen: seenIn(product) }
      } catch (error) {
        if (error instanceof GenerationFailure) return { reason: error.message }
        throw error
      }
    },
    tell(product) {
      for (const event of saidOf.get(product) ?? []) emit(event)
    },
  }
}

const short = (reason: string) => reason.slice(0, 400)

function remarkOn(reason: string, isAgent: boolean): string {
  const back = isAgent ? ' We returned the difference from Quick mode to your credits.' : ''
  return `The language model couldn't finish this, so the built-in engine made it.${back} (${short(reason)})`
}
