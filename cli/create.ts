import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  allows,
  imageOptionTable,
  type Option,
  optionRule,
  threeDOptionTable,
} from '@makebelieve/contract/options'
import type { Shared } from './batch.ts'

const usage = `Makes creations without a server.

  script/create game "a cat collecting fish" --out DIR [--mode quick|agent] [--dimension 2d|3d] [--seed N] [--anyway] [--edit "…"]
  script/create model "a corgi wearing a top hat" --out DIR [--seed N] [--anyway] [--option simplify=0.5] [--edit "…"] [--shots]
  script/create environment "a quiet forest with a stream" --out DIR [--seed N] [--picture FILE] [--edit "…"] [--shots]
  script/create simulation "why a pendulum is slower on the Moon" --out DIR [--seed N] [--anyway] [--edit "…"] [--shots]
  script/create --batch FILE --kind game|model|environment|simulation --out DIR [--jobs N] [--shots]

FILE is a JSON list of {id, text}, or has one prompt a line. Each result lies in a folder of its own in DIR.
Several --edit are made one after the other. --shots of environments are taken in Chromium: three views in shots.webp; those
of simulations show three moments.
A --picture lends an environment its colours, light and horizon. Options of models are those of the advanced settings:
${Object.keys({ ...imageOptionTable, ...threeDOptionTable }).join(', ')}.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    mode: { type: 'string', default: 'quick' },
    dimension: { type: 'string' },
    seed: { type: 'string' },
    edit: { type: 'string', multiple: true, default: [] },
    option: { type: 'string', multiple: true, default: [] },
    batch: { type: 'string' },
    kind: { type: 'string' },
    jobs: { type: 'string' },
    picture: { type: 'string' },
    anyway: { type: 'boolean', default: false },
    shots: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** Ends with one plain sentence and the way to the usage. */
function complain(words: string): never {
  console.error(`${words}\n\n${usage}`)
  process.exit(1)
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number)) complain(`--${name} takes a whole number, and was '${text}'.`)
  return number
}

/** 'simplify=0.5' as a number that the option allows. */
function modelOptions(pairs: string[]): Record<string, number> {
  const table: Record<string, Option> = { ...imageOptionTable, ...threeDOptionTable }
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', text = ''] = pair.split('=')
      const option = table[name]
      if (!option) complain(`There is no option '${name}'.`)
      const value = Number(text)
      if (text === '' || !allows(option, value)) complain(`${optionRule(name, option)}, and was '${text}'.`)
      return [name, value]
    }),
  )
}

if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [kind = values.kind, prompt] = positionals
const { mode, dimension, edit: edits, anyway, shots } = values
if (kind !== 'game' && kind !== 'model' && kind !== 'environment' && kind !== 'simulation')
  complain(
    kind
      ? `'${kind}' cannot be made; games, models, environments and simulations can.`
      : 'What should be made?',
  )
if (mode !== 'quick' && mode !== 'agent') complain(`--mode is quick or agent, and was '${mode}'.`)
if (dimension !== undefined && dimension !== '2d' && dimension !== '3d')
  complain(`--dimension is 2d or 3d, and was '${dimension}'.`)
if (!values.out) complain('--out says where the result goes.')
const out = resolve(values.out)
const seed = wholeNumber('seed', values.seed)
const picture = values.picture === undefined ? undefined : resolve(values.picture)
if (picture !== undefined && !existsSync(picture)) complain(`There is no picture at ${picture}.`)
const sharedBy = {
  game: (): Shared => ({ kind: 'game', mode, ...(dimension && { dimension }), seed, anyway, edits }),
  model: (): Shared => ({ kind: 'model', seed, anyway, edits, options: modelOptions(values.option), shots }),
  environment: (): Shared => ({ kind: 'environment', seed, edits, picture, shots }),
  simulation: (): Shared => ({ kind: 'simulation', seed, anyway, edits, shots }),
}
const shared = sharedBy[kind]()
mkdirSync(out, { recursive: true })

// What makes creations is loaded only once it is clear that one is to be made.
if (values.batch) {
  const jobs = wholeNumber('jobs', values.jobs) ?? 2
  const { runBatch } = await import('./batch.ts')
  const failed = await runBatch({ file: resolve(values.batch), out, shared, jobs, shots })
  process.exit(failed > 0 ? 1 : 0)
}

if (!prompt?.trim()) complain(`What should the ${kind} be? Put the words in quotes.`)
const { closeWhatIsOpen, createOne } = await import('./create-one.ts')
const result = await createOne({ ...shared, prompt, out }, (line) => console.log(line)).finally(
  closeWhatIsOpen,
)
if (!result.proven) {
  console.error(result.reason)
  for (const { label } of result.offers ?? []) console.error(`  → ${label}`)
  process.exit(1)
}
