import type { End, Link, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { pieceOf } from './parts-of-reading.ts'

/** 'But bugs come and eat them': of two verbs that are joined the network sometimes leaves out the second. The tree of the sentence has it. */
export function withJoinedVerbs(reading: Reading): Reading {
  const { words, things, links, unread } = reading
  const added: Link[] = []
  for (const [at, word] of words.entries()) {
    const isLost =
      word.part === 'VERB' &&
      (word.relation === 'conj' || /^(?:and|but|then)$/i.test(words[at - 1]?.text ?? '')) &&
      unread.some((piece) => piece.words.includes(at)) &&
      links.every(({ does }) => !does.words.includes(at))
    const first = isLost ? links.find(({ does }) => does.words.includes(word.head)) : undefined
    if (!first) continue
    const object = words.findIndex(({ head, relation }) => head === at && relation === 'obj')
    const named = things.findIndex(({ head }) => head === object)
    const meant = named >= 0 ? named : pronounAt(object, first.who, reading)
    const whom = object < 0 || meant === undefined ? {} : { whom: meant }
    const { whom: _, ...same } = first
    added.push({ ...same, does: pieceOf(reading, [at]), ...whom })
  }
  const isTold = (at: number) => added.some(({ does }) => does.words.includes(at))
  return added.length === 0
    ? reading
    : {
        ...reading,
        links: [...links, ...added],
        unread: unread.filter((piece) => !piece.words.every(isTold)),
      }
}

/** Who 'them' or 'it' is: who was named last, and is as many, and does not do it. */
function pronounAt(at: number, who: End, { words, things }: Reading): End | undefined {
  const text = words[at]?.text.toLowerCase() ?? ''
  if (/^(?:me|us|you)$/.test(text)) return 'you'
  if (!/^(?:them|it|him|her)$/.test(text)) return undefined
  const isMany = text === 'them'
  const found = things
    .flatMap(({ head, role }, index) => (head < at && index !== who ? [{ head, role, index }] : []))
    .filter(({ head }) => isSeveral(words[head]?.text) === isMany)
    .sort((one, other) => other.head - one.head)
  const [own] = found.filter(({ role }) => role === 'you')
  return (/^(?:him|her)$/.test(text) ? own : undefined)?.index ?? found[0]?.index
}

/** 'So the guards can't see him and steals the crown': whoever does that is one. */
export function withAgreement(reading: Reading): Reading {
  const { words, things, links } = reading
  return {
    ...reading,
    links: links.map((link) => {
      const verb = link.does.words.find((at) => words[at]?.part === 'VERB')
      const doer = typeof link.who === 'number' ? things[link.who] : undefined
      if (verb === undefined || !doer || !isSeveral(words[doer.head]?.text) || !isOfOne(words[verb]?.text))
        return link
      const between = words.slice(doer.head + 1, verb)
      const isLater = /^(?:and|but|then)$/i.test(words[verb - 1]?.text ?? '')
      if (!isLater || !between.some(({ part }) => part === 'VERB')) return link
      const isOne = (end: End) => (end === 'you' ? true : !isSeveral(words[things[end]?.head ?? -1]?.text))
      const earlier = links.find(
        ({ who, does }) =>
          isOne(who) && Math.min(...does.words) < doer.head && isOfOneIn(does.words, reading),
      )
      if (!earlier) return link
      // 'The hero' is whoever plays, and nobody else on the stage.
      const isYou = earlier.who !== 'you' && things[earlier.who]?.role === 'you'
      return { ...link, who: isYou ? 'you' : earlier.who }
    }),
  }
}

const isOfOneIn = (places: readonly number[], { words }: Reading) =>
  places.some((at) => words[at]?.part === 'VERB' && isOfOne(words[at]?.text))

/** 'Steals', and not 'steal'. */
function isOfOne(text = ''): boolean {
  const word = text.toLowerCase()
  return (
    /[^s]s$/.test(word) && baseVerbsOf(word).some((base) => base !== word && openCatalogue().isVerb(base))
  )
}

function isSeveral(text = ''): boolean {
  const word = text.toLowerCase()
  return (
    openCatalogue().lemma(word, 'noun') !== word || /^(?:people|sheep|fish|children|mice|police)$/.test(word)
  )
}
