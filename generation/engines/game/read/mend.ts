import { isAnimate, isVehicle } from '../../../brief/traits.ts'
import type { End, Link, Reading, Thing } from '../../../reading/schema.ts'
import { numberIn } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { withColourNames, withLooksApart } from './colour-names.ts'
import { withOwnDeadlines } from './deadlines.ts'
import { isHomeward } from './deeds.ts'
import { withDwellers } from './dwellers.ts'
import { withAgreement, withJoinedVerbs } from './joined-verbs.ts'
import { withoutGivenYou } from './light-verbs.ts'
import { withStuffOf } from './made-of-stuff.ts'
import { withOnes } from './ones.ts'
import { withWhatTheyAre } from './parts-of-games.ts'
import { pieceOf, withoutThings } from './parts-of-reading.ts'
import { withOneDoer } from './pronouns.ts'
import { withSides } from './sides.ts'
import { withSpared } from './spared.ts'
import { withThoseServed } from './those-served.ts'
import { withToolsSaid } from './tools-said.ts'
import { withWhatIsMeant } from './what-is-meant.ts'
import { withOtherDoers, withPlayerNamed, withVehicleOfGame, withWhatIsDriven } from './who-is-you.ts'
import { withoutLooksOfWhole } from './whole-looks.ts'
import { withOwnWords } from './whose-words.ts'

/** What the network reads awry of games and the tree of the sentence shows better, mended before anything is made of it. */
export function mended(read: Reading): Reading {
  const plain = withCrews(withWhatTheyAre(read))
  const counted = { ...plain, things: plain.things.map((thing) => withoutMeasure(thing, plain)) }
  const told = withPlayerNamed(
    withSides(
      withOneDoer(withDwellers(withStuffOf(withLooksApart(withColourNames(withoutLooksOfWhole(counted)))))),
    ),
  )
  const doers = withOtherDoers(withVehicleOfGame(withWhatIsDriven(withThoseServed(told))))
  const own = withToolsSaid(withWhatIsMeant(withOwnWords(withoutGivenYou(doers))))
  const reading = withSpared(withOnes(withOwnDeadlines(own)))
  const things = withProfessions(
    withoutMeasures(withoutLosses(withoutHalves(withoutVerbsAsThings(withWhatSticks(reading))))),
  )
  const ways = withWayHome(withWhereTo(withAppointment(withMe(withPrints(withJoinedVerbs(things))))))
  return withAgreement(
    withWhoIsMeant(withSameDoer(withIdlePlaces(withWhoGetsIt(withMaterial(withWhatIsCleared(ways)))))),
  )
}

/** 'A fox follows me': me is whoever plays. */
function withMe(reading: Reading): Reading {
  const { words, links } = reading
  const told = links.flatMap((link): Link[] => {
    const verbs = link.does.words.filter((at) => words[at]?.part === 'VERB')
    const verb = verbs.at(-1)
    const isMine =
      verb !== undefined &&
      link.who !== 'you' &&
      words.some(
        ({ text, head, relation }) => head === verb && /^i?obj$/.test(relation) && /^(?:me|us)$/i.test(text),
      )
    const isTold = links.some(
      ({ who, does, whom }) => who === link.who && whom === 'you' && does.words.includes(verb ?? -1),
    )
    if (!isMine || isTold) return [link]
    // 'Try to bite me': nobody bites itself.
    if (link.whom === link.who) return [{ ...link, whom: 'you' }]
    return [{ ...link, does: pieceOf(reading, verbs), whom: 'you' }, link]
  })
  return { ...reading, links: told }
}

/** 'A firefighter helicopter', 'a police car': one vehicle, and nobody beside it. */
function withCrews(reading: Reading): Reading {
  const { words, things } = reading
  const catalogue = openCatalogue()
  const crew = new Map<number, number>()
  for (const [index, { head }] of things.entries()) {
    const word = words[head]
    const vehicle = things.findIndex((other) => other.head === head + 1)
    if (vehicle < 0 || word?.relation !== 'compound' || word.head !== head + 1) continue
    const whatIs = (at: number) =>
      catalogue.find(catalogue.lemma(words[at]?.text.toLowerCase() ?? '', 'noun'))
    if (isVehicle(whatIs(head + 1)) && whatIs(head).traits.includes('person')) crew.set(index, vehicle)
  }
  const manned = things.map((thing, index) => {
    const isYou = [...crew].some(([who, vehicle]) => vehicle === index && things[who]?.role === 'you')
    return isYou ? { ...thing, role: 'you' as const } : thing
  })
  return withoutThings({ ...reading, things: manned }, crew)
}

/** 'Drives around a city delivering pizzas': the place does nothing, and whoever goes about in it does. */
function withIdlePlaces(reading: Reading): Reading {
  const { words, things, links, said } = reading
  const places = new Set(said.flatMap(({ what, piece }) => (what === 'place' ? piece.words : [])))
  const told = links.map((link): Link => {
    const head = typeof link.who === 'number' ? (things[link.who]?.head ?? -1) : -1
    const verb = words[head + 1]
    const isAmidst =
      places.has(head) &&
      link.does.words.includes(head + 1) &&
      verb?.part === 'VERB' &&
      /ing$/i.test(verb.text)
    return isAmidst ? { ...link, who: 'you' } : link
  })
  return { ...reading, links: told }
}

/** 'Late for the feast': what one is late for is there, though it was read as part of the condition. */
function withAppointment(reading: Reading): Reading {
  const { words, things, links } = reading
  const late = links.find(({ does, whom }) => whom === undefined && /\blate (?:for|to)$/i.test(does.text))
  const at = late?.does.words.find((place) => /^late$/i.test(words[place]?.text ?? '')) ?? -1
  const head = words.findIndex((word) => word.head === at && word.relation === 'obl' && word.part === 'NOUN')
  if (!late || head < 0) return reading
  const noun = pieceOf(reading, [head])
  return {
    ...reading,
    things: [...things, { noun, head, role: 'wanted', sure: 1, attributes: [], there: 1 }],
    links: links.map((link) => (link === late ? { ...late, whom: things.length } : link)),
    said: reading.said.filter(({ piece }) => !/^late (?:for|to)\b/i.test(piece.text)),
  }
}

/** 'Herds sheep in the pen': they are not in it, but brought there, as the tree of the sentence has it. */
function withWhereTo(reading: Reading): Reading {
  const { words, things, links } = reading
  return {
    ...reading,
    links: links.map((link) => {
      const place = typeof link.whom === 'number' ? things[link.whom] : undefined
      const above = words[place?.head ?? -1]?.head ?? -1
      const isBare = link.does.words.every((at) => words[at]?.part === 'ADP')
      const done =
        place && isBare && words[above]?.part === 'VERB'
          ? links.find(({ whom, does }) => whom === link.who && does.words.includes(above))
          : undefined
      return done ? { ...link, who: done.who, does: pieceOf(reading, [above, ...link.does.words]) } : link
    }),
  }
}

/** 'Tracks paw prints': what somebody left on the ground is there, and nobody prints. */
function withPrints(reading: Reading): Reading {
  const { words, things, links } = reading
  const textOf = (at: number) => words[at]?.text ?? ''
  const head = words.findIndex(
    (_, at) => /^prints$/i.test(textOf(at)) && /^(?:paw|foot|hoof|boot|shoe|claw)$/i.test(textOf(at - 1)),
  )
  const link = links.find(({ does }) => does.words.some((at) => at < head && head - at <= 4))
  if (head < 0 || !link || things.some(({ noun }) => noun.words.includes(head))) return reading
  const kept = links.filter(({ does }) => !does.words.includes(head))
  const verb = link.does.words.filter((at) => words[at]?.part === 'VERB').slice(0, 1)
  return {
    ...reading,
    words: words.map((word, at) => (at === head ? { ...word, part: 'NOUN' } : word)),
    things: [
      ...things,
      { noun: pieceOf(reading, [head - 1, head]), head, role: 'tool', sure: 1, attributes: [], there: 1 },
    ],
    links: [...kept, { ...link, does: pieceOf(reading, verb), whom: things.length }],
  }
}

/** 'Guides the ants home': home is where they are brought, and is there as a thing. */
function withWayHome(reading: Reading): Reading {
  const { words, things, links } = reading
  const added: Thing[] = []
  const told: Link[] = []
  for (const link of links) {
    const home = link.does.words.find((at) => isHomeward(reading, at))
    const verb = link.does.words.find((at) => words[at]?.part === 'VERB')
    told.push(link)
    if (home === undefined || verb === undefined || link.whom === undefined || home < verb) continue
    const all = [...things, ...added]
    const known = all.findIndex(({ head }) => head === home)
    const whom = known < 0 ? all.length : known
    if (links.some((one) => one.whom === whom && one.who === link.who)) continue
    if (known < 0)
      added.push({
        noun: pieceOf(reading, [home]),
        head: home,
        role: 'wanted',
        sure: 1,
        attributes: [],
        there: 1,
      })
    told.push({ ...link, does: pieceOf(reading, [verb, home]), whom })
  }
  return { ...reading, things: [...things, ...added], links: told }
}

/** 'A gardener robot': one who looks like the second and does what the first does, and no gardener beside it. */
function withProfessions(reading: Reading): Reading {
  const { words, things } = reading
  const catalogue = openCatalogue()
  const thingAt = (at: number) => catalogue.find(words[at]?.text.toLowerCase() ?? '')
  const gone = new Map<number, number>()
  const whole = things.map((thing, index): Thing => {
    const [first = thing.head] = thing.noun.words
    const before = things.findIndex(
      ({ head }, other) =>
        other !== index &&
        head === first - 1 &&
        words[head]?.head === thing.head &&
        /^(?:compound|nmod)/.test(words[head]?.relation ?? '') &&
        !/['’]s?$/.test(words[head]?.text ?? '') &&
        thingAt(head).traits.includes('person'),
    )
    const profession = things[before]
    const isBody = thingAt(thing.head).traits.some((trait) => /^(?:animal|monster|machine)$/.test(trait))
    if (!profession || !isBody || !isAnimate(thingAt(thing.head))) return thing
    gone.set(before, index)
    return {
      ...thing,
      noun: pieceOf(reading, [...profession.noun.words, ...thing.noun.words]),
      attributes: [...profession.attributes, ...thing.attributes],
    }
  })
  return withoutThings({ ...reading, things: whole }, gone)
}

/** 'You lose a heart': hearts, lives and points are counted, and what is only lost lies nowhere to be found. */
const counters = /^(?:hearts?|life|lives|health|points?|chances?|tr(?:y|ies)|attempts?|energy|score|hp)$/i
const takes = /^(?:los[et]|lose?s|losing|costs?|deducts?|drains?|subtracts?)$/i
function withoutLosses(reading: Reading): Reading {
  const { words, things, links } = reading
  const isTaken = ({ does }: Link) => does.words.some((at) => takes.test(words[at]?.text ?? ''))
  const gone = things.flatMap(({ head }, index) => {
    const own = links.filter(({ who, whom }) => who === index || whom === index)
    const isLost = own.length > 0 && own.every((link) => link.whom === index && isTaken(link))
    return isLost && counters.test(words[head]?.text ?? '') ? [index] : []
  })
  return withoutThings(reading, new Map(gone.map((index) => [index, undefined])))
}

/** '… sunflowers before they dry out': nobody told you to dry out. */
function withWhoIsMeant(reading: Reading): Reading {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const isMany = ({ head, count }: Thing) => {
    const text = words[head]?.text.toLowerCase() ?? ''
    return (count ?? 1) > 1 || catalogue.lemma(text, 'noun') !== text
  }
  return {
    ...reading,
    links: links.map((link) => {
      const verb = link.does.words.find((at) => words[at]?.part === 'VERB')
      const pronoun = words.findLast(
        ({ text, head }, at) =>
          head === verb && verb !== undefined && at < verb && /^(?:they|it)$/i.test(text),
      )
      const isYours = link.who === 'you' || things[link.who]?.role === 'you'
      if (!isYours || verb === undefined || !pronoun) return link
      if (link.who !== 'you' && !/^they$/i.test(pronoun.text)) return link
      const many = /^they$/i.test(pronoun.text)
      const meant = things.findLastIndex(
        (thing) => thing.head < verb && isMany(thing) === many && thing.role !== 'you',
      )
      return meant < 0 ? link : { ...link, who: meant }
    }),
  }
}

/**
 * 'The fire brigade puts out fires and rescues kittens': of two verbs that are joined, who does the first does the second. Nor does whoever
 * plays do what 'bandits jump out and rob him' says: he is robbed.
 */
function withSameDoer(reading: Reading): Reading {
  const { words, links, things } = reading
  const isYou = (end: End | undefined) => end === 'you' || (end !== undefined && things[end]?.role === 'you')
  const verbOf = ({ does }: Link) => does.words.find((at) => words[at]?.part === 'VERB')
  const hasOwn = (verb: number) =>
    words.some(({ head, relation }) => head === verb && /^nsubj/.test(relation))
  return {
    ...reading,
    links: links.map((link) => {
      const verb = verbOf(link)
      if (!isYou(link.who) || verb === undefined || words[verb]?.relation !== 'conj' || hasOwn(verb))
        return link
      const before = links.find((one) => verbOf(one) === words[verb]?.head)
      // 'Past the landlord who hates animals, hide behind plants': after a comma it begins anew, as a command does.
      // 'Patients wait in line, check them and give pills': and whatever is told in that row is a command as well.
      const isCommand = (at: number) =>
        /^[,;:]$/.test(words[at - 1]?.text ?? '') &&
        baseVerbsOf((words[at]?.text ?? '').toLowerCase()).every(
          (base) => base === words[at]?.text.toLowerCase(),
        )
      const isInRow = links.some((one) => {
        const at = verbOf(one)
        return (
          at !== undefined &&
          at < verb &&
          isYou(one.who) &&
          words[at]?.relation === 'conj' &&
          words[at]?.head === words[verb]?.head &&
          !hasOwn(at) &&
          isCommand(at)
        )
      })
      if (!before || before.who === link.who || isCommand(verb) || isInRow) return link
      return { ...link, who: before.who, ...(link.whom === before.who && { whom: link.who }) }
    }),
  }
}

/** 'Bring grandma tea': she gets the tea, and there is no grandma-tea. Nouns that belong together ('dog food') stay. */
function withWhoGetsIt(reading: Reading): Reading {
  const { words, things, links } = reading
  const catalogue = openCatalogue()
  const textOf = (at: number) => (words[at]?.text ?? '').toLowerCase()
  const gives = ({ does }: Link) => does.words.some((at) => isOneOf(giving, textOf(at)))
  const added: Thing[] = []
  const told = [...links]
  const changed = things.map((thing, index): Thing => {
    const [first, ...rest] = thing.noun.words
    const link = told.find((one) => one.whom === index && gives(one))
    // 'Serves guests soup', where the guests are found already.
    const owner = things.findIndex(
      ({ head }) => words[head]?.head === thing.head && /^compound/.test(words[head]?.relation ?? ''),
    )
    if (
      link &&
      owner >= 0 &&
      !told.some(
        ({ who, whom, does }) => whom === owner && who === link.who && does.words[0] === link.does.words[0],
      )
    )
      told.splice(told.indexOf(link), 0, { ...link, whom: owner })
    if (first === undefined || rest.length === 0 || first === thing.head || !link) return thing
    const isApart =
      isAnimate(catalogue.find(textOf(first))) &&
      catalogue.isNoun(textOf(first)) &&
      !isAnimate(catalogue.find(textOf(thing.head))) &&
      !catalogue.phrases.includes(thing.noun.words.map(textOf).join(' '))
    if (!isApart) return thing
    told.splice(told.indexOf(link), 0, { ...link, whom: things.length + added.length })
    added.push({ ...thing, noun: pieceOf(reading, [first]), head: first, role: 'friend', attributes: [] })
    return { ...thing, noun: pieceOf(reading, rest) }
  })
  return { ...reading, things: [...changed, ...added], links: told }
}

const isOneOf = (verbs: ReadonlySet<string>, word: string) =>
  [word, ...baseVerbsOf(word)].some((base) => verbs.has(base))

const giving = new Set(
  'bring give serve feed sell throw toss hand offer send show teach pour cook bake fetch'.split(' '),
)

/** 'And leaves stick to its spikes', 'a truck that scrap sticks to': nobody leaves or scraps, and what sticks are the leaves. */
function withWhatSticks(reading: Reading): Reading {
  const { words, things } = reading
  const textOf = (at: number) => (words[at]?.text ?? '').toLowerCase()
  const does = words.findIndex(
    (_, at) => /^(?:sticks?|clings?)$/.test(textOf(at)) && /^(?:to|onto|on)$/.test(textOf(at + 1)),
  )
  const at = does - 1
  const catalogue = openCatalogue()
  const isLost =
    does > 0 &&
    words[at]?.part === 'VERB' &&
    catalogue.isNoun(catalogue.lemma(textOf(at), 'noun')) &&
    things.every(({ head }) => head !== at)
  if (!isLost) return reading
  const gone = new Map(
    things.flatMap(({ head }, index): [number, undefined][] => (head === does ? [[index, undefined]] : [])),
  )
  const rest = withoutThings(reading, gone)
  const noun = pieceOf(reading, [at])
  return {
    ...rest,
    words: words.map((word, place) =>
      place === at ? { ...word, part: 'NOUN' } : place === does ? { ...word, part: 'VERB' } : word,
    ),
    things: [...rest.things, { noun, head: at, role: 'wanted', sure: 1, attributes: [], there: 1 }],
    links: [
      ...rest.links.filter(({ does: { words: own } }) => !own.includes(at) && !own.includes(does)),
      { who: rest.things.length, does: pieceOf(reading, [does, does + 1]), whom: 'you', sure: 1 },
    ],
  }
}

/** 'Lots of snowmen', 'a swarm of bees': what is there are the snowmen and the bees. */
const measures =
  /^(?:lots?|bunch(?:es)?|loads?|tons?|heaps?|piles?|plenty|hundreds?|thousands?|millions?|dozens?|pairs?|couple|handful|number|swarms?|flocks?|herds?|packs?|hordes?|crowds?|queues?|lines?|mobs?|audiences?|groups?|schools?|rows?|waves?|stream|kinds?|sorts?|types?|pieces?|bits?|army|armies|gangs?|famil(?:y|ies)|teams?|crews?|troops?|litters?|colon(?:y|ies))$/i

/** 'A tower of penguins' is penguins, and one of stone is a tower. */
const piles = /^(?:towers?|stacks?)$/i

function withoutMeasures(reading: Reading): Reading {
  const { words, things } = reading
  const textOf = (at: number) => words[at]?.text ?? ''
  const isMany = (index: number) => {
    const text = textOf(things[index]?.head ?? -1).toLowerCase()
    return openCatalogue().lemma(text, 'noun') !== text
  }
  const meant = new Map<number, number>()
  for (const [index, { head }] of things.entries()) {
    if (!measures.test(textOf(head)) && !piles.test(textOf(head))) continue
    const inner = things.findIndex(
      (other) => words[other.head]?.head === head && /^nmod/.test(words[other.head]?.relation ?? ''),
    )
    const hasOf = words.some(({ text, head: above }) => /^of$/i.test(text) && above === things[inner]?.head)
    if (inner >= 0 && hasOf && (!piles.test(textOf(head)) || isMany(inner))) meant.set(index, inner)
  }
  if (meant.size === 0) return reading
  const counted = things.map((thing, index): Thing => {
    const outer = [...meant].find(([, inner]) => inner === index)?.[0]
    const of = outer === undefined ? undefined : things[outer]
    if (!of) return thing
    const count = thing.count ?? countIn(textOf(of.head), of.count)
    return {
      ...thing,
      role: of.role === 'other' ? thing.role : of.role,
      ...(count !== undefined && { count }),
    }
  })
  return withoutThings({ ...reading, things: counted }, meant)
}

/** Of these nobody speaks but to say how many: an army of ants is called one. */
const amounts =
  /^(?:lots?|bunch(?:es)?|loads?|tons?|plenty|hundreds?|thousands?|dozens?|pairs?|couple|handful|number)$/i

/** 'A couple of walls', read as one thing: what is there are walls. */
function withoutMeasure(thing: Thing, reading: Reading): Thing {
  const textOf = (at: number) => reading.words[at]?.text ?? ''
  const [first = -1, second = -1, ...rest] = thing.noun.words
  const last = rest.at(-1)
  if (!amounts.test(textOf(first)) || !/^of$/i.test(textOf(second)) || last === undefined) return thing
  // A line of paint is a line.
  const many = textOf(last).toLowerCase()
  if (openCatalogue().lemma(many, 'noun') === many) return thing
  const count = thing.count ?? countIn(textOf(first))
  return { ...thing, noun: pieceOf(reading, rest), head: last, ...(count !== undefined && { count }) }
}

const countIn = (measure: string, times = 1): number | undefined =>
  /^(?:pairs?|couple)$/i.test(measure) ? 2 * times : /^dozen$/i.test(measure) ? 12 * times : numberIn(measure)

/** 'Stop barking': nobody of that name is there. 'Shepherd herds sheep': who is somebody does not happen as well. */
function withoutVerbsAsThings(reading: Reading): Reading {
  const { words, things, links } = reading
  const heads = new Set(things.map(({ head }) => head))
  const isSubject = (at: number) => /^nsubj/.test(words[at]?.relation ?? '')
  const kept = links.filter(({ does }) => !does.words.some((at) => heads.has(at) && isSubject(at)))
  const verbs = new Set(kept.flatMap(({ does }) => does.words))
  const gone = new Map(
    things.flatMap(({ head }, index): [number, undefined][] =>
      verbs.has(head) && words[head]?.part === 'VERB' ? [[index, undefined]] : [],
    ),
  )
  return withoutThings({ ...reading, links: kept }, gone)
}

/** 'Does a dragon dance': there is no dragon, where the word that it belongs to is no thing itself. */
function withoutHalves(reading: Reading): Reading {
  const { words, things, links } = reading
  const heads = new Set(things.flatMap(({ noun, head }) => [head, ...noun.words]))
  const gone = things.flatMap(({ head }, index): [number, undefined][] => {
    const { relation = '', head: above = -1 } = words[head] ?? {}
    const isHalf = relation === 'compound' && above === head + 1 && !heads.has(above)
    const isDone = links.some(({ whom }) => whom === index)
    return isHalf && isDone && words[above]?.part === 'VERB' ? [[index, undefined]] : []
  })
  return withoutThings(reading, new Map(gone))
}

/** 'Clears the road of snow': the snow is cleared, from the road. */
function withWhatIsCleared(reading: Reading): Reading {
  const { words, things, links } = reading
  const rids = ({ does }: Link) =>
    does.words.some((at) => isOneOf(ridding, words[at]?.text.toLowerCase() ?? ''))
  const added: Thing[] = []
  const told = [...links]
  const changed = things.map((thing, index): Thing => {
    const link = told.find((one) => one.whom === index && rids(one))
    const of = thing.noun.words.find((at) => /^of$/i.test(words[at]?.text ?? ''))
    if (!link || of === undefined) return thing
    const after = thing.noun.words.filter((at) => at > of)
    const before = thing.noun.words.filter((at) => at < of)
    const last = after.at(-1)
    if (last === undefined) return thing
    const from = { ...link, does: pieceOf(reading, [...link.does.words, of]) }
    told.splice(told.indexOf(link), 1, { ...link, whom: things.length + added.length }, from)
    added.push({ ...thing, noun: pieceOf(reading, after), head: last, attributes: [] })
    return { ...thing, role: 'other', noun: pieceOf(reading, before) }
  })
  return added.length === 0 ? reading : { ...reading, things: [...changed, ...added], links: told }
}

/** 'Builds a bridge of logs': a bridge, and it is made of logs that are there. */
function withMaterial(reading: Reading): Reading {
  const { words, things, links } = reading
  const added: Thing[] = []
  const told = [...links]
  const changed = things.map((thing, index): Thing => {
    const link = told.find(
      ({ whom, does }) =>
        whom === index && does.words.some((at) => isOneOf(making, words[at]?.text.toLowerCase() ?? '')),
    )
    const of = thing.noun.words.find((at) => /^of$/i.test(words[at]?.text ?? ''))
    const last = thing.noun.words.at(-1)
    if (!link || of === undefined || last === undefined || last < of) return thing
    told.push({
      ...link,
      does: pieceOf(reading, [...link.does.words, of]),
      whom: things.length + added.length,
    })
    const after = thing.noun.words.filter((at) => at > of)
    added.push({ ...thing, noun: pieceOf(reading, after), head: last, role: 'tool', attributes: [] })
    return {
      ...thing,
      noun: pieceOf(
        reading,
        thing.noun.words.filter((at) => at < of),
      ),
    }
  })
  return added.length === 0 ? reading : { ...reading, things: [...changed, ...added], links: told }
}

const making = new Set(['build', 'construct', 'assemble', 'erect', 'make'])

const ridding = new Set(['clear', 'rid', 'strip', 'empty', 'free', 'drain', 'rob'])
