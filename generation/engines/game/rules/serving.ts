import type { BriefDeed } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import type { Asked } from './asked.ts'
import type { Mechanic } from './mechanic.ts'
import { comingAndGoing, doneToWhom, isTurnedAwry, kindServing } from './others.ts'
import { slotsOf } from './slots.ts'
import { isMotion } from './traces.ts'

/** 'Hides in boxes': what is done to somebody is not done to what is only around one then. */
function isOnlyPlace(
  { verbs, example }: Mechanic,
  { verb, whoms }: BriefDeed,
  isAlive: (id: string) => boolean,
): boolean {
  const isAround = ({ id, by = '' }: BriefDeed['whoms'][number]) =>
    /^(?:in|inside|under|behind)$/.test(by) && !verbs.includes(`${verb} ${by}`) && !isAlive(id)
  return whoms.length > 0 && whoms.every(isAround) && isAnimate(openCatalogue().find(example.whom ?? ''))
}

/** 'Switch between them': whoever one chooses among, nothing is done to them. */
function isAmong({ verbs, needs }: Mechanic, { verb, whoms, subject }: BriefDeed): boolean {
  const others = whoms.filter(({ id }) => id !== subject)
  const isBetween = others.length > 0 && others.every(({ by }) => by === 'between')
  return isBetween && needs?.includes('whom') === true && !verbs.includes(`${verb} between`)
}

export function served(
  deed: BriefDeed,
  mechanics: readonly Mechanic[],
  {
    isAlive,
    isFalling,
    nameOf,
    traitsOf,
  }: {
    isAlive: (id: string) => boolean
    isFalling: (id: string) => boolean
    nameOf: (id: string) => string
    traitsOf: (id: string) => Thing['traits']
  },
): Asked[] {
  const { subject, verb, whoms, particles, words } = deed
  const by = subject === 'player' ? 'player' : 'others'
  // What runs out does not run.
  if (by === 'others' && verb === 'run' && /\b(?:runs?|running) (?:out|low|dry)\b/i.test(words)) return []
  // Nor does who runs an airport; who runs a race does.
  if (verb === 'run' && particles.length === 0 && isManaged(deed)) return []
  // 'A badger throws you apples': what one is given is no attack, and nothing here gives one anything yet.
  if (by === 'others' && isGift(deed, isAlive)) return []
  // 'Balances on a tightrope': that is no plate on one's head.
  if (
    /^balance(?: |$)/.test(verb) &&
    whoms.length > 0 &&
    whoms.every(({ by: word }) => /^(?:on|along|across|over)$/.test(word ?? ''))
  )
    return []
  const rounds = by === 'player' ? roundsIn(deed, mechanics) : undefined
  if (rounds) return [rounds]
  const bys = whoms.flatMap(({ by: word }) => word ?? []).map((word) => `${verb} ${word}`)
  const direct = whoms.filter(({ by: word }) => word === undefined)
  const isDirect = direct.length > 0
  const isSomewhere = whoms.some(({ by: word }) => /^(?:to|into|towards?|home)$/.test(word ?? ''))
  const serving = (name: string) =>
    doneToWhom(
      mechanics.find(
        (one) =>
          one.by === by &&
          (one.verbs.includes(name) || (one.open === true && one.verbs.includes(name.split(' ')[0] ?? ''))) &&
          !(one.toNobody && isDirect) &&
          !(
            one.otherwiseTo &&
            direct.some(({ id }) => traitsOf(id).some((trait) => one.otherwiseTo?.includes(trait)))
          ) &&
          !(one.aimless && isSomewhere),
      ),
      deed,
      mechanics,
    )
  const isAfter = direct.length > 0 && direct.every(({ id }) => isAlive(id) && !isFalling(id))
  // 'Returns to the castle' goes there, 'returns books to the shelf' brings them.
  // 'Breathes fire' is something else than breathing.
  const whole = whoms.filter(({ by: word }) => word === undefined).map(({ id }) => `${verb} ${nameOf(id)}`)
  const [said] = [
    ...whole,
    // 'Watch out for the oil'
    ...particles.flatMap((word) =>
      whoms.flatMap(({ by: small }) => (small ? `${verb} ${word} ${small}` : [])),
    ),
    ...particles.map((word) => `${verb} ${word}`),
    // 'Drives cows into the corral', 'chases hens into the coop': where they end up says what is done.
    ...(isDirect ? [...bys.filter((name) => leading.test(name)), verb, ...bys] : [...bys, verb]),
  ]
    .map((name) =>
      meantBy(
        name,
        serving(name),
        { toThings: whoms.every(({ id }) => !isAlive(id)), toLiving: isAfter },
        mechanics,
      ),
    )
    .filter((one) => one !== undefined && !isOnlyPlace(one, deed, isAlive))
  const kept = by === 'player' ? keptFrom(deed, mechanics, isAlive) : undefined
  if (kept) return [{ ...kept, verb, words, who: subject }]
  const going = by === 'others' ? comingAndGoing(deed, said, mechanics, isAlive) : undefined
  if (going) return going
  // 'Throws bones to dogs': nobody is hit, and they get it.
  const [first, second] = whoms.filter((one) => one.by === undefined)
  const isHanded = first !== undefined && isAlive(first.id) && second !== undefined && !isAlive(second.id)
  const isGiven = said?.sends === true && (isHanded || whoms.some((one) => one.by === 'to'))
  const thrown = isGiven ? serving(`${verb} to`) : undefined
  // 'Drives tourists to the hotel': whoever is driven somewhere is brought there, and is not where one drives to.
  const isDriven =
    by === 'player' && isDirect && isSomewhere && carrying.test(verb) && !said?.needs?.includes('to')
  const found = isGiven
    ? (thrown ?? serving('give'))
    : ((isDriven ? serving('bring') : said) ?? kindServing(deed, by, mechanics))
  const led = found ? undefined : ledTo(verb, serving)
  // 'A viking with an axe', 'you have a frog': nothing is done there.
  const [plain = verb] = verb.split(' ')
  const isDone = whoms.length > 0 && isHandy(plain)
  const mechanic =
    found ?? led ?? (isDone ? mechanics.find((one) => one.by === by && one.standsIn) : undefined)
  if (!mechanic || isAmong(mechanic, deed)) return []
  const isMeant = found && (!isGiven || thrown) && !isTurnedAwry(deed, found)
  const instead = isMeant ? undefined : (mechanic.verbs[0] ?? mechanic.id)
  const thought = deed.told && { form: 'design' }
  return slotsOf(deed, mechanic, isAlive)
    .filter(({ whom }) => !mechanic.standsIn || whom !== undefined)
    .map((slots) => ({
      mechanic,
      verb,
      words,
      who: subject,
      ...thought,
      ...(instead && { instead }),
      ...slots,
    }))
}

/** 'Flies from flower to flower': where one goes is where one came from. Whoever jumps so has nothing between them to stand on. */
function roundsIn(
  { subject: who, verb, whoms, words, negated }: BriefDeed,
  mechanics: readonly Mechanic[],
): Asked | undefined {
  const [from, to] = ['from', 'to'].map((small) => whoms.find(({ by }) => by === small)?.id)
  const mechanic = mechanics.find(({ rounds }) => rounds)
  const [plain = verb] = verb.split(' ')
  const isRound = from !== undefined && from === to && whoms.every(({ by }) => by !== undefined) && !negated
  return mechanic &&
    isRound &&
    isMotion(plain) &&
    !/^(?:jump|hop|leap|swing|climb|bounce|bound|skip)$/.test(plain)
    ? { mechanic, verb, words, who, whom: from }
    : undefined
}

/** Two right after the verb, of whom the first is whoever plays: 'throws you apples', and not 'throws apples at you'. */
function isGift({ verb, whoms }: BriefDeed, isAlive: (id: string) => boolean): boolean {
  const [first, second] = whoms.filter(({ by }) => by === undefined)
  return gifts.test(verb) && first?.id === 'player' && second !== undefined && !isAlive(second.id)
}

const gifts = /^(?:throw|toss|give|hand|bring|pass|send|drop|lend|fetch|offer)$/

const carrying = /^(?:drive|fly|row|sail|paddle|tow|haul|ship)$/

const leading = / (?:to|into|onto|home)$|^(?:match|pair)(?: up)? with$/

/** 'Jumps onto roofs': what does not live is no foe, and what is done to it is something else. */
function meantBy(
  name: string,
  said: Mechanic | undefined,
  is: { toThings: boolean; toLiving: boolean },
  mechanics: readonly Mechanic[],
): Mechanic | undefined {
  const [other] = (['toThings', 'toLiving'] as const).flatMap((to) =>
    is[to] && said?.[to]?.verbs.includes(name) ? [said[to].mechanic] : [],
  )
  return mechanics.find(({ id, by }) => id === other && by === said?.by) ?? said
}

/** 'Chases pigeons away from her sandwich', 'keeps crows off the corn': that is kept safe from them. */
function keptFrom(
  { whoms, particles }: BriefDeed,
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): Pick<Asked, 'mechanic' | 'whom' | 'from'> | undefined {
  const keeps = mechanics.find(
    ({ by, needs = [], anything }) =>
      by === 'player' &&
      needs.includes('whom') &&
      needs.includes('from') &&
      !needs.includes('to') &&
      !needs.includes('with') &&
      // What flies at a goal is no foe that one keeps off something.
      !anything,
  )
  const foe = whoms.find(({ by, id }) => by === undefined && isAlive(id))
  const isAway = particles.some((word) => /^(?:away|off|back)$/.test(word))
  const thing = whoms.find(({ by }) => (by === 'from' && isAway) || by === 'off')
  return keeps && foe && thing ? { mechanic: keeps, whom: thing.id, from: foe.id } : undefined
}

/** The mechanic of a wider verb, by the dictionary. Words that are nouns at heart lead astray as verbs: 'to cloud', 'to head'. */
function ledTo(verb: string, serving: (name: string) => Mechanic | undefined): Mechanic | undefined {
  const catalogue = openCatalogue()
  const [word = verb] = verb.split(' ')
  if (catalogue.isNoun(word)) return undefined
  return catalogue
    .verbKinds(word)
    .slice(0, 4)
    .filter((wider) => !tooWide.has(wider))
    .map(serving)
    .find((found) => found !== undefined)
}

/** What one does with one's hands to somebody or something: a button can be held for that, and for helping, losing or keeping none. */
function isHandy(verb: string): boolean {
  const catalogue = openCatalogue()
  return (
    !stative.has(verb) && catalogue.isVerb(verb) && catalogue.verbKinds(verb).some((kind) => handy.has(kind))
  )
}

const handy = new Set([
  'touch',
  'change',
  'change shape',
  'create from raw material',
  'connect',
  'cut',
  'hold',
  'groom',
])

/** 'Run an airport': what one runs so is no way one goes. */
const isManaged = ({ whoms, words }: BriefDeed) =>
  !/\b(?:races?|marathons?|laps?|courses?|relays?|errands?)\b/i.test(words) &&
  (whoms.some(({ by }) => by === undefined) ||
    /\brun(?:s|ning)? (?!(?:in|on|at|to|from|for|with|and|or|along|around|about|by|as|like|it|them)\b)[a-z]+$/i.test(
      words,
    ))

/** Verbs that say how things are, or that they come about: nobody holds a button for that. */
const stative = new Set(
  'be have own get go come become begin start stay remain need want like love call name mean seem look feel know see hear help lose keep let make'.split(
    ' ',
  ),
)

/** Verbs that say next to nothing: whatever is done is a kind of these. */
const tooWide = new Set([
  'get',
  'take',
  'move',
  'act',
  'make',
  'change',
  'find',
  'touch',
  'hold',
  'travel',
  'go',
  'be',
])
