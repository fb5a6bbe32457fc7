import type { GeneralData } from '@makebelieve/kit/simulation/general/general'
import type { Subject } from '@makebelieve/kit/simulation/system'
import type { End, Reading } from '../../../reading/schema.ts'
import { fold, isPlain } from '../../../reading/words.ts'
import { isEmpty } from '../read/stems.ts'
import { subjectOf, textOf } from '../read/subject.ts'

/** What a prompt tells itself, in steps or years. */
export const toldIn = (reading: Reading): GeneralData | undefined =>
  saidInSteps(reading) ?? saidInYears(reading)

/** What a prompt outside of everything known becomes: a crowd, or amounts that flow. */
export const planGeneral = (reading: Reading): GeneralData => crowdIn(reading) ?? ratesIn(reading)

/** 'seed -> sprout -> flower', 'steps: mix, knead, bake', 'first … then … finally …'. */
function saidInSteps(reading: Reading): GeneralData | undefined {
  const { text: prompt } = reading
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
    title: sentence(titleOf(reading) || names[0] || 'Step by step'),
    subject: subjectFor(reading),
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
function saidInYears(reading: Reading): GeneralData | undefined {
  const { text: prompt } = reading
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
    title: sentence(titleOf(reading) || 'A timeline'),
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

function crowdIn(reading: Reading): GeneralData | undefined {
  const said = wordsOfSubject(reading)
  const row = crowds.find(([pattern]) => pattern.test(said))
  if (!row) return undefined
  const [, what, have, loses] = row
  const who = said.match(members)?.[0].toLowerCase() ?? 'people'
  return {
    kind: 'crowd',
    title: sentence(titleOf(reading) || `${who} that meet`),
    subject: subjectFor(reading),
    who: sentence(who === 'zombies' ? 'people' : who),
    what,
    have,
    loses,
  }
}

const members =
  /\b(?:ants|bees|fish|birds|people|students|pupils|robots|villagers|sheep|wolves|zombies|computers|phones|shoppers|voters|bats|penguins|fans)\b/i
const turning =
  /^(?:turn|become|change|flow|go|move|convert|drain|leak|melt|decay)(?:s|es|ing|ed)?(?: (?:in|into|to|in to))?$/
const eating = /^(?:eat|hunt|consume|feed|kill)(?:s|ing)?(?: on)?$/

/** Amounts from the things of the prompt; flows from what they do to each other, else one after the other. */
function ratesIn(reading: Reading): GeneralData {
  type Rates = Extract<GeneralData, { kind: 'rates' }>
  const stocks: Rates['stocks'] = []
  const flows: Rates['flows'] = []
  const stock = (noun: string): string => {
    const name = noun.toLowerCase().slice(0, 60)
    const id = name.replaceAll(/[^a-z]+/g, '-')
    if (!stocks.some((one) => one.id === id))
      stocks.push({ id, label: sentence(name), start: stocks.length === 0 ? 100 : 20 })
    return id
  }
  const nounAt = (end: End | undefined) =>
    typeof end === 'number' ? reading.things[end]?.noun.text : undefined
  for (const { who, does, whom } of reading.links) {
    const [doer, done] = [nounAt(who), nounAt(whom)]
    const deed = fold(does.text)
    if (doer === undefined || done === undefined || fold(doer) === fold(done)) continue
    if (turning.test(deed)) flows.push(flowOf(flows.length, { from: stock(doer), to: stock(done) }))
    if (eating.test(deed)) {
      const [eater, eaten] = [stock(doer), stock(done)]
      flows.push({
        id: `flow-${flows.length}`,
        label: `${sentence(doer)} eat ${done.toLowerCase()}`,
        from: eaten,
        to: eater,
        by: eater,
        rate: 0.5,
        most: 2,
      })
    }
  }
  if (stocks.length === 0) for (const noun of amountsIn(reading).slice(0, 3)) stock(noun)
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
    title: sentence(titleOf(reading) || 'Amounts that flow'),
    subject: subjectFor(reading),
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

/** Things that could be amounts: what is there, before what is only set or watched. */
function amountsIn(reading: Reading): string[] {
  const isThere = ({ role }: Reading['things'][number]) => role === 'main' || role === 'thing'
  const asked = new Set(subjectOf(reading).flatMap(({ at, isEmpty }) => (isEmpty ? [] : [at])))
  const nouns = reading.things
    .filter(({ head }) => asked.has(head))
    .toSorted((a, b) => Number(isThere(b)) - Number(isThere(a)))
    .map(({ noun }) => noun.text.toLowerCase())
  return [...new Set(nouns)].filter((noun) => noun.replaceAll(/[^a-z]+/g, '').length > 1)
}

const wordsOfSubject = (reading: Reading) =>
  subjectOf(reading)
    .map(({ word }) => word)
    .join(' ')

/** The first sentence of the prompt, without the words that only ask for it and say for whom. */
function titleOf(reading: Reading): string {
  const { words } = reading
  const own = new Set(subjectOf(reading).map(({ at }) => at))
  const start = words.findIndex(({ text }, at) => own.has(at) && !isEmpty(text.toLowerCase()))
  if (start < 0) return ''
  // 'How a robot wakes up' begins with its question word.
  const first = /^(?:how|why|what)$/i.test(words[start - 1]?.text ?? '') ? start - 1 : start
  const ends = words.findIndex(({ text }, at) => at > start && /^[.:?!;]$/.test(text))
  const places = words.flatMap((_, at) => (at >= first && (ends < 0 || at < ends) ? [at] : []))
  while (places.length > 1 && !own.has(places.at(-1) ?? 0)) places.pop()
  while (textOf(reading, places).length > 60 && places.length > 1) places.pop()
  while (places.length > 1 && isPlain(words[places.at(-1) ?? 0]?.text ?? '')) places.pop()
  return textOf(reading, places).slice(0, 60)
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

function subjectFor(reading: Reading): Subject {
  const said = wordsOfSubject(reading)
  return subjectRows.find(([pattern]) => pattern.test(said))?.[1] ?? 'biology'
}

function sentence(text: string): string {
  const plain = text.trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
