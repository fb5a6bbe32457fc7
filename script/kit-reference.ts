import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run reference:write` writes kit/REFERENCE.md from the kit's own comments. People and language providers plan
 * from it, so a test fails when it is not what the sources say.
 */
const root = join(import.meta.dirname, '..')
const file = join(root, 'kit/REFERENCE.md')

type Entry = { kind: string; signature: string; says: string }

/** What a game is written with; genres, scenery and screens are made of these and are not part of it. */
const covered = [
  'core/*.ts',
  'game/*.ts',
  'game-2d/*.ts',
  'game-2d/table/*.ts',
  'game-2d/view/*.ts',
  'game-3d/*.ts',
]

export function kitReference(): string {
  const files = globSync(covered, { cwd: join(root, 'kit') })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
  const sections = files.map((path) => section(path, readFileSync(join(root, 'kit', path), 'utf8')))
  return `# Reference of the kit

What games are written with. Written by \`npm run reference:write\` from the comments in the sources; whole games that
use it are in \`kit/examples/\`.

${sections.filter(Boolean).join('\n')}`
}

function section(path: string, text: string): string {
  const entries = entriesOf(text)
  if (entries.length === 0) return ''
  const lines = entries.map(({ signature, says }) => `- \`${signature}\`${says ? `: ${says}` : ''}`)
  return `## kit/${path}\n\n${lines.join('\n')}\n`
}

const comment = String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?`
const exports = {
  function: new RegExp(String.raw`${comment}export (?:async )?function (\w+)([\s\S]*?) \{\n`, 'g'),
  type: new RegExp(
    String.raw`${comment}export type (\w+)((?: |\n {2}|\n\})[^\n]*(?:\n(?: {2}[^\n]*|\}[^\n]*))*)`,
    'g',
  ),
  const: new RegExp(String.raw`${comment}export const (\w+)([^\n]*)`, 'g'),
}

function entriesOf(text: string): Entry[] {
  return Object.entries(exports).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([, says = '', name = '', rest = '']) => ({
      kind,
      signature: signatureOf(kind, name, rest),
      says: says
        .replace(/\n?\s*\* ?/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    })),
  )
}

/** As much as one needs to use it: parameters and result of a function, the fields of a type. */
function signatureOf(kind: string, name: string, rest: string): string {
  const plain = rest.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
  if (kind === 'function') return `${name}${squeeze(plain)}`.replace('( ', '(').replace(', )', ')')
  if (kind === 'type') return `type ${name}${squeeze(plain.replace(/([^{|\s,])\s*\n {2,}(?=\w)/g, '$1; '))}`
  const typed = /^:\s*([^=]+)=/.exec(plain)?.[1]
  return typed ? `${name}: ${typed.trim()}` : name
}

function squeeze(text: string): string {
  return ` ${text}`
    .replace(/\s+/g, ' ')
    .trimEnd()
    .replace(/^ (?=[(<:])/, '')
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, kitReference())
