import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import type { Subject } from '@makebelieve/kit/simulation/system'
import { openCatalogue } from '../../../things/catalogue.ts'
import { isEmpty, wordsOf } from '../read/stems.ts'
import { knownByName } from './known.ts'

/** What a prompt outside all topics becomes: something that is told in steps or years, a crowd, or amounts that flow. */
export function planGeneral(prompt: string): GeneralData {
  return (
    saidInSteps(prompt) ?? saidInYears(prompt) ?? knownByName(prompt) ?? crowdIn(prompt) ?? ratesIn(prompt)
  )
}

/** 'seed -> sprout -> flower', 'steps: mix, knead, bake', 'first … then … finally …'. */
function saidInSteps(prompt: string): GeneralData | undefined {
  const arrows = prompt.split(/\s*(?:->|→|=>|>)\s*/).map((text) => text.replace(/^.*[:.]\s*/, ''))
  const listed = /\b(?:steps?|stages?|phases?)\b[^:]*:\s*(.+)$/is
    .exec(prompt)?.[1]
    ?.split(/\s*(?:,|;|\n|\bthen\b|\band\b)\s*/)
  const told =
    /\bfirst\b/i.test(prompt) && /\bthen\b/i.test(prompt)
      ? prompt.split(/\s*[,.;]?\s*\b(?:first|and then|then|finally|at last|after that|next)\b,?\s*/i).slice(1)
      : undefined
  const names = (arrows.length >= 3 ? arrows : (listed ?? told ?? []))
    .map((text) =>
      text
        .trim()
        .replace(/^(?:\d+[.)]|and)\s*/i, '')
        .replace(/[.!]$/, ''),
    )
    .filter((text) => text !== '' && text.length < 60)
  if (names.length < 3) return undefined
  return {
    kind: 'process',
    title: sentence(subjectOf(prompt) || names[0] || 'Step by step'),
    subject: subjectFor(prompt),
    what: 'it',
    timeUnit: 'steps',
    isCycle: /\b(?:cycle|again|repeat|loop|round)\b/i.test(prompt),
    steps: names.slice(0, 12).map((name, i) => ({
      name: sentence(name),
      about: `Step ${i + 1} of ${Math.min(12, names.length)}.`,
      takes: 1,
    })),
  }
}

/** Years with words beside them: '1969 moon landing, 1989 fall of the wall'. */
function saidInYears(prompt: string): GeneralData | undefined {
  const events = [...prompt.matchAll(/\b(\d{3,4})\b\s*(?:[:–-]|was|saw|,)?\s*([^,;.\d]{3,60})/g)].map(
    ([, year = '0', name = '']) => ({
      year: Number(year),
      name: sentence(name.trim().replace(/\s+(?:and|in|then)$/i, '')),
      about: '',
    }),
  )
  const inRange = events.filter(({ year }) => year >= 100 && year <= 2100)
  if (new Set(inRange.map(({ year }) => year)).size < 3) return undefined
  return {
    kind: 'timeline',
    title: sentence(subjectOf(prompt) || 'A timeline'),
    subject: 'earth and space',
    unit: 'year',
    events: inRange.slice(0, 24),
  }
}

const crowds: [pattern: RegExp, what: string, have: string, loses: boolean][] = [
  [/\b(?:rumou?r|gossip|news|secret|meme|joke)s?\b/i, 'the story', 'know it', false],
  [/\b(?:fashion|trend|idea|habit|app|product|innovation)s?\b/i, 'the idea', 'have taken it up', true],
  [/\b(?:zombie|vampire)s?\b/i, 'the bite', 'are zombies', false],
  [/\b(?:panic|yawn|laugh|fear|mood|emotion)\w*\b/i, 'the feeling', 'feel it', true],
  [/\b(?:virus|germ|flu|cold|lice|computer virus|malware)\b/i, 'the germ', 'have it', true],
  [
    /\b(?:crowd|swarm|flock|herd|school of fish|ants?|bees?|people|agents?|villagers?|robots?)\b/i,
    'what it found',
    'know it',
    false,
  ],
]

function crowdIn(prompt: string): GeneralData | undefined {
  const row = crowds.find(([pattern]) => pattern.test(prompt))
  if (!row) return undefined
  const [, what, have, loses] = row
  const who =
    /\b(ants|bees|fish|birds|people|students|pupils|robots|villagers|sheep|wolves|zombies|computers|phones|shoppers|voters|bats|penguins|fans)\b/i.exec(
      prompt,
    )?.[1] ?? 'People'
  return {
    kind: 'crowd',
    title: sentence(subjectOf(prompt) || `${who} that meet`),
    subject: subjectFor(prompt),
    who: sentence(who.toLowerCase() === 'zombies' ? 'people' : who.toLowerCase()),
    what,
    have,
    loses,
  }
}

const turning =
  /\b([a-z]+(?: [a-z]+)?)\s+(?:turns? into|becomes?|changes? into|flows? (?:in)?to|goes (?:in)?to|moves? (?:in)?to|is converted (?:in)?to|drains? into|leaks? into|melts? into|decays? into)\s+(?:a |an |the )?([a-z]+(?: (?!and\b|or\b|which\b|that\b|then\b|when\b|if\b)[a-z]+)?)/gi
const eating =
  /\b([a-z]+)\s+(?:eats?|eating|hunts?|hunting|consumes?|feeds? on|kills?)\s+(?:the |other )?([a-z]+)/gi

/** Amounts from the nouns of the prompt; flows from its verbs, else one after the other. */
function ratesIn(prompt: string): GeneralData {
  type Rates = Extract<GeneralData, { kind: 'rates' }>
  const stocks: Rates['stocks'] = []
  const flows: Rates['flows'] = []
  const stock = (words: string): string => {
    const name = words
      .toLowerCase()
      .replace(/^(?:the|a|an|some) /, '')
      .trim()
    const id = name.replaceAll(/[^a-z]+/g, '-')
    if (!stocks.some((one) => one.id === id))
      stocks.push({ id, label: sentence(name), start: stocks.length === 0 ? 100 : 20 })
    return id
  }
  for (const [, from = '', to = ''] of prompt.matchAll(turning))
    flows.push(flowOf(flows.length, { from: stock(lastNoun(from)), to: stock(lastNoun(to)) }))
  for (const [, who = '', whom = ''] of prompt.matchAll(eating)) {
    const [eater, eaten] = [stock(who), stock(whom)]
    flows.push({
      id: `flow-${flows.length}`,
      label: `${sentence(who)} eat ${whom.toLowerCase()}`,
      from: eaten,
      to: eater,
      by: eater,
      rate: 0.5,
      most: 2,
    })
  }
  if (stocks.length === 0) for (const noun of nounsOf(prompt).slice(0, 3)) stock(noun)
  if (stocks.length === 0) stock('amount')
  if (flows.length === 0) {
    const [first, ...others] = stocks
    let from = first?.id ?? ''
    for (const { id, label } of others) {
      flows.push({ ...flowOf(flows.length, { from, to: id }), label: `To ${label.toLowerCase()}` })
      from = id
    }
    flows.push({ id: `flow-${flows.length}`, label: 'Comes in', to: first?.id ?? '', rate: 5, most: 30 })
    flows.push({ ...flowOf(flows.length, { from }), label: 'Runs out' })
  }
  return {
    kind: 'rates',
    title: sentence(subjectOf(prompt) || 'Amounts that flow'),
    subject: subjectFor(prompt),
    unit: '',
    timeUnit: 'min',
    stocks: stocks.slice(0, 5),
    flows: flows
      .filter(({ from, to, by }) =>
        [from, to, by].every((id) => id === undefined || stocks.slice(0, 5).some((one) => one.id === id)),
      )
      .slice(0, 5),
  }
}

const flowOf = (i: number, ends: { from?: string; to?: string }) => ({
  id: `flow-${i}`,
  label: 'Flow',
  rate: 0.2,
  most: 1,
  ...ends,
})

const lastNoun = (words: string) => words.split(' ').at(-1) ?? words

/** The words that could be amounts, as they stand in the prompt. */
function nounsOf(prompt: string): string[] {
  const words = wordsOf(prompt).filter(
    (word) => !isEmpty(word) && !/^\d/.test(word) && !/(?:ing|ed|ly)$/.test(word) && word.length > 2,
  )
  // Things before words that only describe one: a bathtub with a slow drain is a bathtub and a drain.
  const { knows } = openCatalogue()
  const things = words.filter((word) => knows(word))
  return [...new Set(things.length > 0 ? things : words)]
}

/** What the prompt is about, without the words that only ask for it. */
function subjectOf(prompt: string): string {
  const [head = ''] = prompt.split(/[:.\n]/)
  return head
    .replace(
      /^\s*(?:please\s+)?(?:make|create|build|show|simulate|teach|explain|give|i want|i need)\s+(?:me\s+|us\s+)?(?:a|an|the)?\s*/i,
      '',
    )
    .replace(
      /^(?:an? )?(?:interactive |educational |simple |3d |2d )*(?:simulation|simulator|model|demo|visuali[sz]ation|lesson|animation)\s+(?:of|about|for|on|that shows|showing)\s+/i,
      '',
    )
    .trim()
    .slice(0, 60)
}

const subjectRows: [pattern: RegExp, subject: Subject][] = [
  [
    /\b(?:money|price|market|bank|trade|business|shop|company|budget|job|tax|wage|sell|buy|econom\w*)\b/i,
    'economics',
  ],
  [/\b(?:computer|program|code|internet|robot|data|software|network|phone|app)\b/i, 'computing'],
  [/\b(?:number|shape|math\w*|fraction|angle|equation|algebra|count)\b/i, 'mathematics'],
  [
    /\b(?:planet|star|moon|sun|earth|rock|volcano|weather|climate|ocean|river|rain|space|galaxy|soil|desert)\b/i,
    'earth and space',
  ],
  [/\b(?:chemical|acid|molecule|reaction|metal|oil|plastic|cooking|bread|soap|glass)\b/i, 'chemistry'],
  [
    /\b(?:force|energy|motion|light|sound|heat|machine|engine|electric\w*|magnet|wheel|car|plane|ship|bridge)\b/i,
    'physics',
  ],
]

const subjectFor = (prompt: string): Subject =>
  subjectRows.find(([pattern]) => pattern.test(prompt))?.[1] ?? 'biology'

function sentence(text: string): string {
  const plain = text.trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
