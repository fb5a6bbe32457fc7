import { otherSense } from '../../../nouns/other-senses.ts'
import { numberIn } from '../../../reading/words.ts'
import { type Gathered, possessives } from './gathered.ts'
import { phraseOf } from './noun-phrase.ts'
import { lemmaOf } from './phrase.ts'
import type { ReadThing } from './reading.ts'
import { isMember, nearestWords } from './said-again.ts'

const several = new Set('many several some few multiple lots various'.split(' '))

/** Places that follow each other, together. */
function runsOf(places: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last.at(-1) === place - 1) last.push(place)
    else runs.push([place])
  }
  return runs
}

/** All things; of 'a stack of books' both, as pairs to be joined. */
export function takeThings(told: Gathered): [outer: number, inner: number][] {
  const halves: [number, number][] = []
  const split: { place: number; words: number[]; attributes: number[][] }[] = []
  const ones = told.read.things
    .filter(({ noun }) => isMember(noun.text.toLowerCase()))
    .map(({ head }) => head)
  // 'Three robots, one of them is red': the word is of the one, wherever else the reading has it as well.
  const ofOnes = new Set(
    told.read.things.flatMap(({ head, attributes }) =>
      ones.includes(head) ? attributes.flatMap(({ words }) => words) : [],
    ),
  )
  told.read.things.forEach(({ noun: whole, attributes: said, count, head }, place) => {
    const isOne = ones.includes(head)
    const all = isOne
      ? said
          .map((one) => ({ words: nearestWords(one.words, head, ones, told.read) }))
          .filter(({ words }) => words.length > 0)
      : said
          .map((one) => ({ words: one.words.filter((word) => word < head || !ofOnes.has(word)) }))
          .filter(({ words }) => words.length > 0)
    const { noun, attributes } = apart(told, whole.words, all)
    const of = noun.findIndex((word) => told.read.words[word]?.text.toLowerCase() === 'of')
    if (
      of <= 0 ||
      of === noun.length - 1 ||
      told.lexicon.nouns.has(told.plain(noun).join(' ')) !== undefined
    ) {
      const within = of > 0 ? numberBefore(told, noun[of + 1] ?? 0) : undefined
      const inner = told.plain(noun.slice(of + 1)).join(' ')
      told.things.push({
        ...thingOf(told, noun, attributes, count),
        ...(within !== undefined && {
          within: { count: within, noun: lemmaOf(inner, told.lexicon.catalogue), said: inner },
        }),
      })
      return
    }
    const cut = noun[of] ?? 0
    told.used.add(cut)
    told.things.push(
      thingOf(
        told,
        noun.slice(0, of),
        attributes.filter(([word = 0]) => word < cut),
        count,
      ),
    )
    split.push({
      place,
      words: noun.slice(of + 1),
      attributes: attributes.filter(([word = 0]) => word > cut),
    })
  })
  for (const { place, words, attributes } of split) {
    halves.push([place, told.things.length])
    told.things.push(thingOf(told, words, attributes, numberBefore(told, words[0] ?? 0)))
  }
  return halves
}

/** A word that was read both as a part of the noun and as its attribute is what the tables know; set styles stay whole. */
function apart(told: Gathered, noun: readonly number[], attributes: readonly { words: number[] }[]) {
  const isName = told.lexicon.nouns.has(told.plain(noun).join(' ')) !== undefined
  const styles = told.read.said.filter(({ what, piece }) => what === 'style' && piece.words.length > 1)
  const styled = new Set(styles.flatMap(({ piece }) => piece.words))
  const described = new Set(attributes.flatMap(({ words }) => words))
  const bare = noun.filter((word) => isName || !(described.has(word) || told.isArticle(word)))
  return {
    noun: bare.length > 0 ? bare : [...noun],
    attributes: attributes
      .map(({ words }) => words.filter((word) => !styled.has(word) && !(isName && noun.includes(word))))
      .filter((words) => words.length > 0),
  }
}

function thingOf(
  told: Gathered,
  noun: number[],
  attributes: number[][],
  count: number | undefined,
): ReadThing {
  const [first = 0] = noun
  const last = noun.at(-1) ?? first
  const number = told.read.words.findIndex(
    ({ text, head }, at) => head === last && at < first && count !== undefined && numberIn(text) === count,
  )
  const places = [...noun, ...attributes.flat(), ...(number < 0 ? [] : [number])].sort((a, b) => a - b)
  for (const place of places) told.used.add(place)
  const runs = runsOf(attributes.flat())
  const near = runs.find((run) => run.at(-1) === first - 1)
  const phrase = phraseOf(
    {
      attributes: runs.filter((run) => run !== near).map((run) => told.plain(run)),
      near: told.plain(near ?? []),
      noun: told.plain(noun),
    },
    told.lexicon,
  )
  const determiners = told.determinersOf(last)
  const meant = told.read.kind === 'model' ? otherSense(phrase.noun, told.read.text) : undefined
  const isShaped = meant?.as !== undefined && !meant.near && told.lexicon.nouns.has(meant.as) !== undefined
  return {
    ...phrase,
    ...(isShaped && { noun: meant.as, called: phrase.noun }),
    phrase: told.textOf(places).toLowerCase(),
    plural: phrase.plural || (count ?? 1) > 1 || determiners.some((word) => several.has(word)),
    possessed: determiners.some((word) => possessives.has(word)),
    ...(count !== undefined && { count }),
  }
}

/** 'a stack of three books': the number that stands before a noun which is only a part of another. */
function numberBefore(told: Gathered, place: number): number | undefined {
  const before = told.read.words[place - 1]?.text ?? ''
  const number = /^(?:\d+|[a-z]+)$/i.test(before) ? numberIn(before) : undefined
  if (number !== undefined) told.used.add(place - 1)
  return number
}
