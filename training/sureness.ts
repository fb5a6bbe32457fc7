import { globSync, readFileSync } from 'node:fs'
import { read } from '../generation/reading/read.ts'
import type { Kind, Reading } from '../generation/reading/schema.ts'
import { type Label, readLabels } from './labels.ts'

/**
 * `node training/sureness.ts FILES…`: what share of forms, roles, things and deeds is right at which sureness, by labels that nothing was
 * learned from. A sureness means what it says where the two agree.
 */
type Judged = { sure: number; right: boolean }

const plain = (text: string) => text.replace(/#\d+/g, '').toLowerCase()

function formsOf({ forms }: Reading, label: Label): Judged[] {
  const [first] = forms
  const wanted = label.forms.map((form) => form.toLowerCase())
  return first && wanted.length > 0 ? [{ sure: first.sure, right: wanted.includes(first.name) }] : []
}

/** Of things that both name. */
function rolesOf({ things }: Reading, label: Label): Judged[] {
  return things.flatMap(({ noun, role, sure }) => {
    const own = label.things.filter((thing) => plain(thing.noun.text) === plain(noun.text))
    return own.length > 0 ? [{ sure, right: own.some((thing) => thing.role === role) }] : []
  })
}

/** The word that a thing is about is a word of a thing or place of the label. */
function thingsOf({ things }: Reading, label: Label): Judged[] {
  const named = new Set([
    ...label.things.flatMap(({ noun }) => noun.words),
    ...label.said.flatMap(({ what, piece }) => (what === 'place' ? piece.words : [])),
  ])
  return things.flatMap(({ head, there }) => (there > 0 ? [{ sure: there, right: named.has(head) }] : []))
}

/** The verb of a deed is a word of what somebody does in the label, to whom the label says. */
function deedsOf({ links, things }: Reading, label: Label): Judged[] {
  return links.flatMap(({ does, whom, sure }) => {
    const noun = typeof whom === 'number' ? plain(things[whom]?.noun.text ?? '') : whom
    const own = label.links.filter((link) => link.does.words.some((word) => does.words.includes(word)))
    const right = own.some((link) => noun === undefined || (link.whom && plain(link.whom.text) === noun))
    return sure > 0 ? [{ sure, right }] : []
  })
}

const edges = [0, 0.4, 0.6, 0.8, 0.95, 0.99, 1.01]
const percent = (share: number) => `${Math.round(100 * share)} %`

function table(name: string, all: readonly Judged[]): void {
  console.log(
    `\n${name}: ${all.length}, right ${percent(all.filter(({ right }) => right).length / all.length)}`,
  )
  for (const [at, from] of edges.slice(0, -1).entries()) {
    const own = all.filter(({ sure }) => sure >= from && sure < (edges[at + 1] ?? 0))
    if (own.length === 0) continue
    const mean = own.reduce((sum, { sure }) => sum + sure, 0) / own.length
    const right = own.filter((one) => one.right).length / own.length
    console.log(`  from ${from}: ${own.length}, sure ${percent(mean)}, right ${percent(right)}`)
  }
}

const files = process.argv.slice(2).flatMap((pattern) => globSync(pattern))
const labels = files
  .flatMap((file) => readLabels(readFileSync(file, 'utf8')))
  .filter(({ faults, kind }) => faults.length === 0 && !kind.startsWith('edit'))
const pairs = labels.map((label) => ({ label, reading: read(label.prompt, label.kind as Kind) }))
const each = (of: (reading: Reading, label: Label) => Judged[], ...kinds: string[]) =>
  pairs.flatMap(({ label, reading }) =>
    kinds.length === 0 || kinds.includes(label.kind) ? of(reading, label) : [],
  )
table('forms of games', each(formsOf, 'game'))
table('roles in games', each(rolesOf, 'game'))
table('roles in lessons', each(rolesOf, 'lesson'))
table('things', each(thingsOf))
table('deeds', each(deedsOf))
