import { readFileSync, writeFileSync } from 'node:fs'
import { normalForm, weatherNamed } from '../generation/reading/normal-form.ts'
import { headOf } from './export.ts'
import { type Label, type Piece, readLabels } from './labels.ts'

/**
 * `node training/as-gold.ts games|models|environments FOLDER FILES…`: labels as labelled prompts for the owner's scorer (FOLDER/gold.jsonl), and
 * as readings (FOLDER/labels.jsonl), so that one person's labels can be scored against another's: what nobody agrees on, no reader
 * can learn.
 */
const kinds: Record<string, string> = { games: 'game', models: 'model', environments: 'place' }

const texts = (pieces: readonly Piece[]) => pieces.map(({ text }) => text.replace(/#\d+/g, ''))
const nouns = ({ things }: Label, ...roles: string[]) =>
  texts(things.filter(({ role }) => roles.includes(role)).map(({ noun }) => noun))
const said = (label: Label, what: string) =>
  texts(label.said.filter((one) => one.what === what).map(({ piece }) => piece))
const isPlayer = (label: Label, who: Piece) =>
  who.text === 'you' || nouns(label, 'you').some((noun) => noun.toLowerCase() === who.text.toLowerCase())

function goldOf(label: Label, kind: string): object {
  const { prompt, things, links } = label
  if (kind === 'games') {
    const counts = things.flatMap(({ noun, count }) =>
      count === undefined || count < 2 ? [] : [[noun.text, count]],
    )
    return {
      prompt,
      forms: label.forms,
      hero: nouns(label, 'you'),
      foes: nouns(label, 'against'),
      prizes: nouns(label, 'wanted'),
      hazards: [],
      targets: [],
      tools: nouns(label, 'tool'),
      place: said(label, 'place'),
      acts: links.filter(({ who }) => isPlayer(label, who)).map(({ does }) => does.text),
      others_do: links
        .filter(({ who }) => !isPlayer(label, who))
        .map(({ who, does }) => [who.text.replace(/#\d+/g, ''), does.text]),
      numbers: Object.fromEntries([...counts, ...label.numbers.map(({ what, value }) => [what, value])]),
      every_word: things.map(({ noun }) => noun.text.replace(/#\d+/g, '')),
    }
  }
  const line = lineOf(label)
  return {
    prompt,
    objects: line.things.map(({ noun, count, attributes, doing }) => ({
      noun,
      count: count ?? null,
      attrs: attributes,
      doing: doing ?? null,
    })),
    relations: line.links.flatMap(({ who, does, whom }) => (whom === undefined ? [] : [[who, does, whom]])),
    main: nouns(label, 'main')[0],
    place: said(label, 'place')[0] ?? '',
    indoors: label.indoors ?? false,
    time: said(label, 'time')[0],
    weather: weatherNamed(said(label, 'weather')[0]),
  }
}

/** The line that `script/read` would write, had it read what the label says. */
function lineOf(label: Label) {
  const { words, things, links, numbers } = label
  const plain = (piece: Piece) => piece.text.replace(/#\d+/g, '')
  const told = things.map(({ noun, role, count, attributes }) => ({
    noun: plain(noun),
    role,
    ...(count !== undefined && { count }),
    attributes: [
      ...texts(attributes),
      ...noun.words.filter((at) => at < (headOf(words, noun) ?? 0)).map((at) => words[at] ?? ''),
    ],
    doing: links.find(({ who, whom }) => !whom && plain(who) === plain(noun))?.does.text,
    words: noun.text,
  }))
  const deeds = links.map(({ who, does, whom }) => ({
    who: plain(who),
    does: does.text === 'with' ? 'has' : does.text,
    ...(whom && { whom: plain(whom) }),
    words: does.text,
  }))
  return {
    form: label.forms[0],
    you: nouns(label, 'you'),
    ...(label.kind === 'game' ? { things: told, links: deeds } : normalForm(told, deeds)),
    place: said(label, 'place'),
    indoors: label.indoors,
    time: said(label, 'time')[0],
    weather: weatherNamed(said(label, 'weather')[0]),
    style: said(label, 'style'),
    main: nouns(label, 'main')[0],
    limits: numbers.map(({ what, value, piece }) => ({ what, value, words: piece.text })),
  }
}

const [kind = '', folder = '.', ...files] = process.argv.slice(2)
const labels = files
  .flatMap((file) => readLabels(readFileSync(file, 'utf8')))
  .filter((label) => label.kind === kinds[kind])
const lines = (of: (label: Label) => object) =>
  `${labels.map((label, at) => JSON.stringify({ id: `${kind}-${at}`, ...of(label) })).join('\n')}\n`
writeFileSync(
  `${folder}/gold.jsonl`,
  lines((label) => goldOf(label, kind)),
)
writeFileSync(`${folder}/labels.jsonl`, lines(lineOf))
console.log(`${labels.length} labelled ${kind}`)
