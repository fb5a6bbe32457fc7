import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CreateTask } from './create-one.ts'

const usage = `Makes creations without a server.

  script/create game "a cat collecting fish" --out DIR [--mode quick|agent] [--dimension 2d] [--seed N] [--edit "…"]
  script/create --batch FILE --kind game --out DIR [--jobs N] [--shots]

FILE is a JSON list of {id, text}, or has one prompt a line. Each result lies in a folder of its own in DIR.
Several --edit are made one after the other.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    mode: { type: 'string', default: 'quick' },
    dimension: { type: 'string', default: '2d' },
    seed: { type: 'string' },
    edit: { type: 'string', multiple: true, default: [] },
    batch: { type: 'string' },
    kind: { type: 'string' },
    jobs: { type: 'string' },
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

if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [kind = values.kind, prompt] = positionals
const { mode, dimension } = values
if (kind !== 'game') complain(kind ? `'${kind}' cannot be made yet; games can.` : 'What should be made?')
if (mode !== 'quick' && mode !== 'agent') complain(`--mode is quick or agent, and was '${mode}'.`)
if (dimension !== '2d') complain(`'${dimension}' games cannot be made yet; 2d ones can.`)
if (!values.out) complain('--out says where the result goes.')
const out = resolve(values.out)
const seed = wholeNumber('seed', values.seed)
mkdirSync(out, { recursive: true })

// What makes games is loaded only once it is clear that one is to be made.
if (values.batch) {
  const jobs = wholeNumber('jobs', values.jobs) ?? 2
  const { runBatch } = await import('./batch.ts')
  const failed = await runBatch({ file: resolve(values.batch), out, mode, seed, jobs, shots: values.shots })
  process.exit(failed > 0 ? 1 : 0)
}

if (!prompt?.trim()) complain('What should the game be? Put the words in quotes.')
const task: CreateTask = { prompt, out, mode, seed, edits: values.edit }
const { createOne } = await import('./create-one.ts')
const result = await createOne(task, (line) => console.log(line))
if (!result.proven) {
  console.error(result.reason)
  process.exit(1)
}
