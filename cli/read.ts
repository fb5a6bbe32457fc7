import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { lineOf } from '@makebelieve/generation/reading/as-line'
import { read } from '@makebelieve/generation/reading/read'
import { type Kind, kindNamed, type Piece, type Reading } from '@makebelieve/generation/reading/schema'

const usage = `Reads what people ask for, and says what it read and from which words.

  script/read --kind game|model|environment|simulation [--edit] [--json] "a witch shoots spells at flying pumpkins"
  script/read --kind game --batch FILE.jsonl --out FILE.jsonl

FILE.jsonl has a line {"id", "prompt"} for each text; so has what is written, with the reading. --edit reads a wish to change
something that exists.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    edit: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    batch: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function complain(words: string): never {
  console.error(`${words}\n\n${usage}`)
  process.exit(1)
}

const isNamed = (name: string): name is keyof typeof kindNamed => name in kindNamed

function kindOf(line: { kind?: string }): Kind {
  const name = line.kind ?? values.kind ?? ''
  if (!isNamed(name)) complain(`--kind is one of ${Object.keys(kindNamed).join(', ')}, and was '${name}'.`)
  return values.edit ? `edit ${kindNamed[name]}` : kindNamed[name]
}

function readBatch(from: string, to: string): void {
  const lines = readFileSync(from, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as { id: string; prompt: string; kind?: string })
  const readings = lines.map((line) =>
    JSON.stringify({ id: line.id, ...lineOf(read(line.prompt, kindOf(line))) }),
  )
  writeFileSync(to, `${readings.join('\n')}\n`)
  console.log(`${lines.length} readings in ${to}`)
}

/** For people: each part, and the words that it came from. */
function told(reading: Reading): string {
  const { things, links, said, limits, forms, changes, unread } = reading
  const name = (end: number | 'you' | undefined) =>
    typeof end === 'number' ? things[end]?.noun.text : (end ?? '')
  const percent = (sure: number) => `${Math.round(100 * sure)} %`
  const listed = (title: string, lines: string[]) =>
    lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []
  const how = (attributes: Piece[]) =>
    attributes.length > 0 ? `: ${attributes.map(({ text }) => text).join(', ')}` : ''
  return [
    ...listed(
      'Form',
      forms.slice(0, 3).map((form) => `${form.name} (${percent(form.sure)})`),
    ),
    ...listed(
      'Things',
      things.map(
        ({ noun, role, sure, count, attributes }) =>
          `${noun.text}${count === undefined ? '' : ` × ${count}`}${how(attributes)}  [${role}, ${percent(sure)}]`,
      ),
    ),
    ...listed(
      'Who does what',
      links.map(({ who, does, whom }) => `${name(who)} · ${does.text} · ${name(whom)}`.replace(/ · $/, '')),
    ),
    ...listed(
      'Said',
      said.map(({ what, piece }) => `${what}: ${piece.text}`),
    ),
    ...listed(
      'Limits',
      limits.map(({ value, what, piece }) => `${value} ${what}  (${piece.text})`),
    ),
    ...listed(
      'Changes',
      changes.map(({ op, target, value }) => `${op} ${target.text}${value ? ` → ${value.text}` : ''}`),
    ),
    ...(reading.indoors ? [reading.indoors.is ? 'Indoors' : 'Outdoors', ''] : []),
    ...listed(
      'Not read',
      unread.map(({ text }) => text),
    ),
  ].join('\n')
}

if (values.help) console.log(usage)
else if (values.batch) readBatch(values.batch, values.out ?? complain('--batch needs --out.'))
else {
  const text = positionals.join(' ').trim()
  if (!text) complain('There is nothing to read.')
  const reading = read(text, kindOf({}))
  console.log(values.json ? JSON.stringify(lineOf(reading), null, 2) : told(reading))
}
