import type { Stake } from '@makebelieve/kit/game-2d/turns/stake'
import { uniqueId } from '../../../brief/actors.ts'
import type { Actor, Brief } from '../../../brief/brief.ts'
import { numberWords } from '../../../brief/function-words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { isIdea } from '../read/ideas.ts'

/**
 * 'Every wrong pair feeds the shark, and after six bites the shark eats the boat': what a mistake does to somebody who is no part of the game,
 * and what becomes of them at the last one.
 */
export type StakeSaid = {
  stake: Stake
  /** Who is in it, whether or not they were found on the stage. */
  actors: Actor[]
  /** So many mistakes end it, where that was said. */
  most?: number
  /** The words for what each mistake does, and those for the end. */
  each?: string
  end?: string
}

const noun = '(?:(?:an?|the|my|your|our|his|her|their|its|that|this) )?(?:[\\w-]+ ){0,2}?[\\w-]+'
const bad = '(?:wrong|false|bad|incorrect|missed|failed|misspel(?:led|t)|mistyped|mismatched)'
const self = '(?:you|i|we|he|she|they|one|someone|somebody)'
/** A mistake, as something that is counted or as something that happens. */
const fault = `(?:(?:mistakes?|miss(?:es)?|errors?|typos?|mismatch(?:es)?)(?: (?:that )?${self} makes?)?|${bad}(?: (?:pairs?|ones?|letters?|words?|guess(?:es)?|answers?|cards?|keys?|match(?:es)?|tr(?:y|ies)|turns?|bins?|moves?|sums?|picks?|items?|notes?|flips?|sorts?))?|[\\w-]+ (?:that |which )?(?:${self} (?:miss(?:es)?|gets? wrong|fails?|mistypes?|misspells?|mix(?:es)? up|let through|lets through)|(?:gets?|slips?|goes|go) (?:through|past|by)|reach(?:es)? [\\w ]{1,16}?))`
const cause = `(?:(?:(?:(?:with|for|after|on|at|by) )?(?:each|every|any|an?|one) |with |all )?${fault}|(?:each time|every time|any time|when(?:ever)?|if) ${self} (?:(?:make|get|pick|guess|choose|type|answer|spell|flip|turn|match|sort|put)s? (?:(?:it|one|them|something|a word|an answer|a card) )?(?:(?:a|an|the) )?(?:mistake|wrong(?:ly)?|incorrectly|mismatch|typo|error|${bad} [\\w-]+)|(?:miss|fail)(?:es|s)?(?: (?:one|it|(?:a|an|the) [\\w-]+))?))`
const bit =
  '(?:(?:another|an?|one|some)(?: (?:little|small|tiny|bit))* ?(?:bit|piece|bite|part|slice|chunk|inch)?(?: (?:of|off|out of|from|away from))? )?'
const little =
  '(?:(?:an?|one|another) (?:little |tiny |small )?(?:bit|step|inch|notch|little)(?: (?:more|further))? |slowly |even |(?:much )?)?'
const closer = '(?:closer|nearer|forward|towards?|up|down|in)'
const toWhom = `(?:(?:(?: to(?:wards?)?)|(?<=towards?)) (?<whom>${noun}))?`

const lessens = '(?:melts?|shrinks?|sinks?|burns?|deflates?|dissolves?|crumbles?|wilts?|fades?|erodes?)'
/** What a mistake does to somebody, and what they do then by themselves. */
const done: readonly { way: Stake['way']; like: string }[] = [
  {
    way: 'shrinks',
    like: `(?:${lessens}|eats?|bites?|takes?|nibbles?|breaks?|cuts?|pulls?|tears?)(?: away| off| down)? ${bit}(?<who>${noun})`,
  },
  {
    way: 'shrinks',
    like: `makes? (?<who>${noun}) ${little}(?:shrink|melt|sink|(?:get )?(?:smaller|thinner|shorter))`,
  },
  {
    way: 'grows',
    like: `(?:feeds?|fattens?|inflates?|pumps? up|blows? up|fills?(?: up)?|grows?|swells?|heats?(?: up)?) ${bit}(?<who>${noun})`,
  },
  {
    way: 'grows',
    like: `makes? (?<who>${noun}) ${little}(?:grow|swell|(?:get |grow )?(?:bigger|fatter|larger|taller|rounder))`,
  },
  {
    way: 'nears',
    like: `(?:brings?|lets?|lures?|draws?|pulls?|moves?|pushes?|sends?|makes?|gets?) (?<who>${noun}) (?:come |creep |move |swim |crawl |walk |get |sneak )?${little}${closer}${toWhom}`,
  },
]
const does: readonly { way: Stake['way']; like: string }[] = [
  {
    way: 'shrinks',
    like: `(?:an?|one|another) (?:bit|piece|bite|part|slice|chunk) of (?<who>${noun}) (?:is|gets) (?:eaten|lost|bitten off|gone|taken|cut off)`,
  },
  {
    way: 'shrinks',
    like: `(?<who>${noun}) (?:${lessens}|gets? smaller|gets? thinner)(?: away| down)?(?: a (?:little |tiny )?(?:bit|little|piece)| some)?(?: more)?`,
  },
  {
    way: 'grows',
    like: `(?<who>${noun}) (?:grows?|swells?|inflates?|rises?|gets? (?:bigger|fatter|larger|fed|taller|rounder)|fills up)(?: a (?:little |tiny )?(?:bit|little))?(?: (?:bigger|fatter|larger))?`,
  },
  {
    way: 'nears',
    like: `(?<who>${noun}) (?:comes?|creeps?|gets?|moves?|steps?|swims?|crawls?|walks?|climbs?|rolls?|sneaks?|slides?|flies|floats?|takes?) ${little}(?:${closer}${toWhom}|to(?:wards?)? (?<goal>${noun}))`,
  },
]

const digits = `(?:\\d{1,2}|${Object.keys(numberWords).join('|')})`
const tooMany = `(?:(?:one|a) )?(?:(?:mistake|miss|error|typo|wrong [\\w-]+) too many|too many (?:mistakes|misses|errors|typos|${bad} [\\w-]+))`
/** After how many it is over. */
const often = `(?:${tooMany}|(?:(?:after|at|on|with|once|when|by) (?:the )?)?(?<n>${digits}|(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))(?:th)? ?(?:(?:of (?:these|those|them)|such|${bad}|more) ?)?(?<of>(?!(?:it|he|she|they|the|an?|my|your)\\b)[\\w-]+)??(?: (?:that )?(?:${self}|it) \\w+)?|(?:and )?(?:if|when|once)|until|or(?: else)?|(?:and )?(?:then )?(?:finally|in the end|at the end)|and(?: then)?)`
const ends: readonly { ends: NonNullable<Stake['ends']>; like: string }[] = [
  {
    ends: 'takes',
    like: `(?<who>${noun}) (?:eats?(?: up)?|swallows?|catch(?:es)?|gets?|devours?|reach(?:es)?|grabs?|gobbles?(?: up)?|takes?|arrives? at|gulps?(?: down)?) (?<whom>${noun})`,
  },
  {
    ends: 'bursts',
    like: `(?<who>${noun}) (?:explodes?|bursts?|pops?|blows? up|erupts?|goes (?:boom|bang|pop))`,
  },
  {
    ends: 'falls',
    like: `(?<who>${noun}) (?:falls?(?: down| over| in| apart)?|collapses?|crumbles?|tips? over|topples?(?: over)?|comes? down|dies)`,
  },
  {
    ends: 'gone',
    like: `(?<who>${noun})(?:['’]s| is| are| has| will be)? (?:all |completely |totally )?(?:gone|lost|eaten|melted|dead|disappeared|finished|disappears?|vanish(?:es)?|flies away|runs? away|sinks?|melts?|drowns?)`,
  },
]

const told = [
  ...done.map(({ way, like }) => ({ way, like: `${cause},? (?:and |then |that )*${like}` })),
  ...does.map(({ way, like }) => ({ way, like: `${cause},? (?:and |then )*${like}` })),
  ...does.map(({ way, like }) => ({ way, like: `${like},? ${cause}` })),
].map(({ way, like }) => ({ way, like: new RegExp(`\\b${like}\\b`, 'g') }))
/** That the game is over then goes without saying. */
const lost =
  "(?:,? (?:and )?(?:then )?(?:you (?:lose|have lost|are out)|(?:it['’]?s|it is|the game is) (?:all )?over|game over|you['’]re out))?"
const over = ends.map(({ ends: how, like }) => ({
  how,
  like: new RegExp(`(?<!\\w)${often},? (?:and |then )*${like}(?![\\w-])${lost}`, 'g'),
}))

const known = new WeakMap<Brief, { said: StakeSaid | undefined }>()

/** What the sentence says of a stake, with those it names. */
export function stakeSaid(brief: Brief): StakeSaid | undefined {
  const before = known.get(brief)
  if (before) return before.said
  const said = readStake(brief)
  known.set(brief, { said })
  return said
}

function readStake(brief: Brief): StakeSaid | undefined {
  const text = brief.prompt.toLowerCase()
  const memberOf = (said: string | undefined) =>
    said === undefined ? undefined : (actorIn(brief, said) ?? anotherIn(brief, said))
  const each = eachIn(text, memberOf)
  const end = endIn(text, each, memberOf)
  const who = each?.who ?? end?.who
  if (!who || (!each && !end?.sure)) return undefined
  const to = each?.to ?? end?.to
  const actors = [who, ...(to ? [to] : [])]
  // Whoever is taken at the end is whom it came near; else there is nothing to take.
  const ends = end?.ends === 'takes' && !to ? undefined : end?.ends
  if (!each && !ends) return undefined
  return {
    actors,
    stake: {
      cast: who.id,
      way:
        ends === 'takes' && each?.way !== 'grows' && each?.way !== 'shrinks'
          ? 'nears'
          : (each?.way ?? 'stays'),
      ...(to && { to: to.id }),
      ...(ends && { ends }),
    },
    ...(end?.n !== undefined && { most: end.n }),
    ...(each && { each: each.text }),
    ...(end && ends && { end: end.text.replace(/^(?:and|or|then) /, '') }),
  }
}

/** Every way to read it: one that names nobody may hide another that begins later. */
function* allOf(like: RegExp, text: string): Generator<RegExpExecArray> {
  let from = 0
  while (from < text.length) {
    like.lastIndex = from
    const match = like.exec(text)
    if (!match) return
    yield match
    from = match.index + 1
  }
}

type Found = { text: string; who: Actor; to?: Actor; at: number }

function eachIn(
  text: string,
  memberOf: (said: string | undefined) => Actor | undefined,
): (Found & { way: Stake['way'] }) | undefined {
  for (const { way, like } of told)
    for (const match of allOf(like, text)) {
      const who = memberOf(match.groups?.who)
      const to = memberOf(match.groups?.whom ?? match.groups?.goal)
      if (who) return { way, who, text: match[0], at: match.index, ...(to && to !== who && { to }) }
    }
  return undefined
}

const failures = /^(?:hits?|strikes?|bites?|fails?|failures?|slips?)$/
const mistaken = new RegExp(`\\b(?:mistakes?|miss(?:es)?|errors?|typos?|${bad})\\b`)
const pronoun = /^(?:he|she|it|they|him|her|them)$/

function endIn(
  text: string,
  each: Found | undefined,
  memberOf: (said: string | undefined) => Actor | undefined,
): (Found & { ends: NonNullable<Stake['ends']>; n?: number; sure: boolean }) | undefined {
  const rest = each ? text.replace(each.text, (said) => '#'.repeat(said.length)) : text
  for (const { how, like } of over)
    for (const match of allOf(like, rest)) {
      const { who: said = '', whom, n, of = '' } = match.groups ?? {}
      const who = pronoun.test(said) ? each?.who : memberOf(said)
      const to = pronoun.test(whom ?? '') ? each?.to : memberOf(whom)
      // Nobody counts anything but mistakes where nothing was said of what one costs: five shots are five shots.
      const sure = (n !== undefined && (each !== undefined || failures.test(of))) || mistaken.test(match[0])
      // Without a word about mistakes it is the end of whoever pays for them.
      const isOurs = who && (sure || who === each?.who || (each !== undefined && to === each.who))
      if (who && isOurs)
        return {
          ends: how,
          who,
          text: match[0],
          at: match.index,
          sure,
          ...(to && to !== who && { to }),
          ...(n !== undefined && numberOf(n) !== undefined && { n: numberOf(n) as number }),
        }
    }
  return undefined
}

const ordinals = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
export function numberOf(said: string): number | undefined {
  const at = ordinals.indexOf(said)
  return at >= 0 ? at + 3 : /^\d/.test(said) ? Number.parseInt(said, 10) : numberWords[said]
}

/** The last of those named in these words: 'a bit of the snowman'. */
function actorIn({ actors }: Brief, said: string): Actor | undefined {
  const last = said.trim().split(' ').slice(-2).join(' ')
  const isNamed = ({ thing, implied }: Actor) =>
    !implied &&
    !counted.test(thing.name) &&
    new RegExp(`(?:^|[ -])(?:${thing.name}|${thing.plural})$`, 'i').test(last)
  return actors.find(isNamed)
}

/** What is only counted, or what the game itself is made of. */
const counted =
  /^(?:heart|life|point|score|second|minute|time|turn|chance|try|guess|coin|level|step|row|letter|word|card|pair|tile|game|player|mistake|miss|error|number|round|bar|timer|clock|music|speed|screen|board|key|question|answer)s?$/

/** What stands in these words and was found nowhere, because all of it was said of mistakes: 'every mistake makes the balloon bigger'. */
function anotherIn({ actors }: Brief, said: string): Actor | undefined {
  const catalogue = openCatalogue()
  const last = catalogue.lemma(said.trim().split(' ').at(-1) ?? '', 'noun')
  if (
    !/^(?:an?|the|my|your|our|his|her|their|its) /.test(said) ||
    counted.test(last) ||
    !catalogue.isNoun(last)
  )
    return undefined
  const thing = catalogue.find(last)
  if (isIdea(thing)) return undefined
  return { id: uniqueId(thing.name, actors), thing, phrase: last, role: 'prop', attributes: {} }
}
