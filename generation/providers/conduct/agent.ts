import type { ModelMessage } from 'ai'
import { ProviderFailure } from '../failure.ts'
import type { BudgetLimits, Spent } from '../language/budget.ts'
import { type Desk, takeTurn } from '../language/turn.ts'
import { type Bench, type Folder, isReadable, openBench } from './bench.ts'
import { type Conducted, dataRule, fenced, type Order, type Stage, type ToldKind } from './told-kind.ts'

/** Failed proofs that the model may mend. */
export const mostRepairs = 5
/** Answers in a row without doing anything. */
const mostIdle = 2

/** Everything that a restart needs to go on: what was said, the files, and what was spent. */
export type AgentState = {
  messages: ModelMessage[]
  folder: Folder
  failedProofs: number
  spent: Spent
}

export type AgentOrder = Order & {
  /** What an earlier worker left behind. */
  resumed?: AgentState
  /** Called after every finished step. */
  save(state: AgentState): Promise<void>
  /** Reference, examples and art that the model may search. */
  library: Library
}

export type Library = {
  /** Passages of the kit's reference and examples. */
  reference(query: string): Promise<string>
  /** Nouns that have a picture or a shape, near to these words. */
  art(words: string): Promise<string>
}

/**
 * Agent: a model with tools works on a small folder until it calls `finish` and the folder has passed the proof. Every
 * finished step is saved, so that another worker can go on from there.
 */
export async function conductAgent<Product>(
  kind: ToldKind,
  order: AgentOrder,
  desk: Desk,
  stage: Stage<Product>,
): Promise<Conducted<Product>> {
  const by = `Made by ${desk.language.nameOf('code')} (${desk.language.service}), proven by Makebelieve.`
  const { resumed, save, library } = order
  const bench = openBench({
    kind,
    stage,
    library,
    by,
    seesPictures: desk.language.seesPictures,
    resumed,
    order,
  })
  const messages: ModelMessage[] = resumed?.messages ?? [{ role: 'user', content: firstWords(kind, order) }]
  const instructions = [kind.instructions(order), workshop(kind, desk.budget.limits), dataRule].join('\n\n')
  if (resumed) stage.emit({ type: 'agent_response', text: 'Going on from the last finished step.\n' })
  let idle = 0
  for (;;) {
    const role = bench.failedProofs() > 0 ? 'repair' : 'code'
    const onText = (text: string) => stage.emit({ type: 'agent_response', text })
    const turn = await takeTurn(desk, { role, instructions, messages, tools: bench.tools, onText })
    messages.push(...turn.messages)
    if (turn.text && !turn.text.endsWith('\n')) onText('\n')
    await save({
      messages,
      folder: bench.folder(),
      failedProofs: bench.failedProofs(),
      spent: desk.budget.spent(),
    })
    tellBudget(desk, bench, stage)
    const made = bench.finished()
    if (made) return { product: made }
    if (bench.failedProofs() > mostRepairs) return { reason: bench.lastReason() }
    idle = turn.calledTools ? 0 : idle + 1
    if (idle >= mostIdle)
      throw new ProviderFailure('malformed', 'The language model stopped without finishing.')
    if (idle > 0)
      messages.push({
        role: 'user',
        content: 'Go on with the tools. Call `prove`, and `finish` once it has passed.',
      })
  }
}

function tellBudget<Product>({ budget }: Desk, bench: Bench<Product>, { emit }: Stage<Product>): void {
  const { steps, tokens, milliseconds, cost } = budget.spent()
  emit({
    type: 'budget',
    steps,
    mostSteps: budget.limits.steps,
    tokens,
    mostTokens: budget.limits.tokens,
    seconds: Math.round(milliseconds / 1000),
    mostSeconds: budget.limits.seconds,
    repairs: bench.failedProofs(),
    mostRepairs,
    ...(cost !== undefined && { cost: Math.round(cost * 1e4) / 1e4 }),
    ...(budget.limits.cost !== undefined && { mostCost: budget.limits.cost }),
  })
}

function firstWords(kind: ToldKind, order: Order): string {
  const { prompt, before } = order
  if (!before) return `Make a ${kind.name} from these words.\n\n${fenced('prompt', prompt)}`
  const file = 'design' in before ? 'design.json' : (kind.code?.file ?? 'code.js')
  const first = isReadable(order)
    ? ' Try change_by_reading first; where its editor cannot do it, edit the file.'
    : ''
  return `This ${kind.name} exists; it is in your folder as ${file}.${first} Change it as these words ask, by small edits, so that what works goes on working.\n\n${fenced('change', prompt)}`
}

function workshop(kind: ToldKind, { steps, tokens, seconds }: BudgetLimits): string {
  const code = kind.code
    ? `\n\nOnly where no design can do what is asked, write ${kind.code.file} instead; then design.json is not looked at, and its form is this:\n\n${kind.code.instructions}`
    : ''
  return `You work in a small folder with tools. Its main file is design.json: one JSON object in the form below (null for what is not wanted).

1. Say in one or two short sentences what you will make; the user reads along.
2. Write design.json, then call prove. It builds the ${kind.name} and tests it as the product does.
3. Where the proof fails, read its evidence, edit the file by exact replacement and prove again. You have ${mostRepairs} repairs.
4. Once it has passed, improve what the report shows as unmet if that is cheap, look at the picture if you can, and call finish.

You have ${steps} steps, ${tokens} tokens and ${seconds} seconds in all. Do not waste them on talk.${code}`
}
