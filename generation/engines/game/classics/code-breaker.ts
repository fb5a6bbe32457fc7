import { type CastMember, castIn } from '@makebelieve/kit/game/plan'
import {
  type CodeContent,
  type CodeState,
  genre,
  marksOf,
  mostKinds,
  mostPlaces,
  mostTries,
  turns,
  usual,
} from '@makebelieve/kit/game-2d/genres/code-breaker/index'
import type { Brief, Claim } from '../../../brief/brief.ts'
import { isForTheYoung } from '../../../words/choose.ts'
import { numberIn } from '../twists.ts'
import { classic, coloursIn, doerIn, inColours, toldIn } from './classic.ts'

const amount = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const secretWords = 'code|order|combination|row|sequence|password|lock|line|pattern'
const placeWords = 'places?|spots?|positions?|slots?|holes?|digits?|fields?'

/** 'Five places', 'a code of four vegetables', 'four gems in secret order', '3 animals in the code'. */
const long = new RegExp(
  [
    `\\b${amount} (?:\\w+ )?(?:${placeWords})\\b`,
    `\\b(?:${secretWords})s? (?:of|with|is|has|made of|made from|out of|from) (?:exactly |only )?${amount}(?: (?:\\w+ )?\\w+s\\b)?`,
    `\\b(?:only )?${amount} (?:\\w+ ){0,2}in (?:the|a|his|her|its|my)? ?(?:(?:secret|hidden|right|correct|certain|unknown) )?(?:${secretWords})\\b`,
  ].join('|'),
  'i',
)
const choice = new RegExp(
  [
    `(?:\\b(?:out of|from|choose from|among|with) )?\\b${amount} (?:different |possible |various )?(?:colou?rs|kinds|sorts|things|symbols|pictures)\\b(?: to choose from)?`,
    `\\b(?:out of|choose from|among) ${amount} (?:\\w+ )?\\w+s\\b`,
  ].join('|'),
  'i',
)
const tried = new RegExp(
  `\\b(?:(?:only|just|at most|up to|within|in|you have|you get|with) )?(?:a maximum of )?${amount} (?:tries|guesses|attempts|chances|turns|goes|rows|shots)\\b`,
  'i',
)
const once =
  /\b(?:no|never an?|never the same) (?:\w+ )?(?:twice|more than once|repeats?|repetitions?|duplicates?|doubles)\b|\bwithout (?:any )?(?:repeats?|repetitions?|duplicates?|doubles)\b|\b(?:each|every|all)(?: \w+)? (?:only |just )?(?:once|different)\b|\bnothing (?:is |comes )?twice\b/i
const pegs =
  /\bblack (?:and white )?(?:pegs?|pins?|marks?|dots?)\b(?: and white (?:pegs?|pins?|marks?|dots?))?/i

const within = (said: number | undefined, least: number, most: number) =>
  said === undefined ? undefined : Math.min(most, Math.max(least, said))

const numberOf = (words: RegExp, { prompt }: Brief) => numberIn(words.exec(prompt)?.[0] ?? '')

const placesIn = (brief: Brief) => within(numberOf(long, brief), 3, mostPlaces)

/** What was said beside how long the code is. */
function kindsIn(brief: Brief): number | undefined {
  const rest = brief.prompt.replace(long, ' ')
  return within(numberIn(choice.exec(rest)?.[0] ?? ''), 3, mostKinds)
}

const keepers = 'hides?|keeps?|thinks?|guards?|has|sets?|knows?|makes?|chooses?|invents?|locks?'

/** That it is kept is what makes it a secret, which is a rule of its own. */
const isKeeping = (claim: Claim): boolean =>
  claim.about === 'rule' && /^(?:hide|keep|think|guard|know)$/.test(claim.verb ?? '')

export const codeBreaker = classic<CodeState>({
  turns,
  genre,
  example: 'Crack the secret code of four vegetables in ten tries',
  surely:
    /\bmaster ?mind\b|\b(?:crack|break|guess|solve)(?:s|ing)? (?:the|a|her|his|its|my) (?:\w+ )?(?:code|combination)\b|\bcode ?break(?:er|ing)\b/,
  company: true,
  roles: { enemy: { least: 0, most: 0 }, collectible: { least: 0, most: mostKinds } },
  suggest: (role) => (role === 'player' ? ['detective'] : []),
  instead: {
    friend: 'collectible',
    enemy: 'collectible',
    boss: 'collectible',
    hazard: 'collectible',
    goal: 'collectible',
    prop: 'collectible',
    obstacle: 'collectible',
    projectile: 'collectible',
  },
  parts: [
    ...['code', 'secret', 'secret code', 'order', 'combination', 'row', 'sequence', 'password', 'pattern'],
    ...[
      'guess',
      'try',
      'attempt',
      'chance',
      'clue',
      'hint',
      'mark',
      'peg',
      'pin',
      'feedback',
      'place',
      'spot',
    ],
    ...[
      'position',
      'slot',
      'hole',
      'digit',
      'colour',
      'color',
      'codebreaker',
      'mastermind',
      'master',
      'mind',
    ],
    ...['bull', 'kid', 'nothing', 'lock', 'kind', 'symbol', 'one', 'code breaker', 'breaker'],
  ],
  // So many of what the code is made of, whoever else is named beside it.
  faces: (brief) =>
    (kindsIn(brief) ?? usual.kinds) *
    Math.max(1, brief.actors.filter(({ implied, role }) => !implied && role !== 'player').length),
  casts: (brief) => ({ ...brief, claims: brief.claims.filter((claim) => !isKeeping(claim)) }),
  twists: {
    colours: inColours,
    places: {
      words: long,
      atOnce: true,
      takes: ['levels', 'rounds'],
      seen: (_before, { code }, said) => code.length === numberIn(said),
    },
    kinds: {
      words: choice,
      fits: ({ prompt }, said) =>
        !(long.exec(prompt)?.[0] ?? '').toLowerCase().includes(said.trim().toLowerCase()),
      atOnce: true,
      seen: (_before, { kinds }, said) => kinds === numberIn(said),
    },
    tries: {
      words: tried,
      tells: ['lives'],
      takes: ['lives', 'rounds'],
      sets: (said) => ({ tries: within(numberIn(said), 2, mostTries) }),
      seen: (before, { tries, rows }, said) =>
        tries === numberIn(said) && rows.length > before.rows.length && rows.length === tries,
    },
    once: {
      words: once,
      sets: () => ({ once: true }),
      seen: (before, { once: isOnce, code, rows }) =>
        isOnce && rows.length > before.rows.length && new Set(code).size === code.length,
    },
    // One that was laid twice in a row was taken as a guess.
    repeats: {
      words:
        /\b(?:\w+ )?(?:can|may|might|could) (?:also )?(?:repeat|be repeated|(?:appear|be used|occur|come|be there)(?: in it)? (?:twice|more than once|several times|again))\b|\b(?:with|allow(?:s|ed|ing)?) (?:repeats|repetitions|duplicates)\b|\b(?:repeats|repetitions|duplicates) (?:are )?allowed\b/,
      seen: (before, { once: isOnce, rows }) =>
        !isOnce && rows.length > before.rows.length && new Set(rows.at(-1)).size < (rows.at(-1)?.length ?? 0),
    },
    pegs: {
      words: pegs,
      sets: () => ({ pegs: true }),
      seen: (before, after) => after.pegs && after.rows.length > before.rows.length,
    },
    // A guess was told how many of it are right, and how many are in the wrong place: both were there to be told.
    marks: {
      words:
        /\b(?:(?:it |you |and |then |who |which |(?:after )?(?:each|every) (?:guess|try|row) )*(?:tells?|says?|shows?|see|sees|learn|know|are told|gets?)\b)[^.;]{0,20}\b(?:how many|which|exact|near|right|correct)\b[^.;]{0,80}?(?:\b(?:place|spot|position|colou?rs?|order|near(?: marks?)?)\b(?:[^.;,]{0,70}\b(?:place|spot|position|colou?rs?|marks?)\b)?)/,
      seen: (before, { rows, code }) => {
        const { exact, near } = marksOf(rows.at(-1) ?? [], code)
        return rows.length > before.rows.length && exact + near > 0 && exact < code.length
      },
    },
    // A guess that was wrong leaves it hidden.
    secret: {
      words: new RegExp(
        [
          `\\b\\w+ (?:${keepers})(?: of)? (?:a |the |his |her |its )?(?:(?:secret|hidden|unknown) )?(?:${secretWords})\\b(?: of (?:${amount} )?\\w+)?`,
          `\\b(?:(?:crack|break|guess|solve|find out|work out)(?:s|ing)? )?(?:a |the |his |her |its )?(?:secret|hidden|unknown) (?:${secretWords})\\b(?: of (?:${amount} )?\\w+)?`,
          `\\b(?:crack|break)(?:s|ing)? (?:the|a) (?:${secretWords})\\b`,
          '\\b(?:work|find|figure) out (?:which|what)\\b[^.;,]{0,30}',
        ].join('|'),
      ),
      seen: (before, { rows, code }) =>
        rows.length > before.rows.length && rows.at(-1)?.join() !== code.join(),
    },
  },
  shows: () => ({
    place: ['place', 'put', 'choose', 'pick', 'set', 'arrange', 'lay', 'guess', 'use', 'try', 'combine'],
    right: ['guess', 'try', 'test', 'check', 'find', 'work out', 'figure out'],
    match: [
      'crack',
      'break',
      'solve',
      'open',
      'unlock',
      'guess',
      'find',
      'find out',
      'work out',
      'figure out',
    ],
  }),
  content(brief, game): CodeContent {
    const laid = castIn(game, 'collectible')
    const told = toldIn(brief, game)
    const isSaid = ({ id }: CastMember) => told.includes(id)
    const keeper = doerIn(brief, keepers)
    // 'Four gems in secret order': of all that is named, these are in it. Those of a kind that was spread go by its name.
    const code = long.exec(brief.prompt)?.[0] ?? ''
    const meant = brief.actors.filter(
      ({ thing, phrase, implied }) =>
        !implied && new RegExp(`\\b(?:${thing.name}|${thing.plural}|${phrase})\\b`, 'i').test(code),
    )
    const inside = laid.filter(({ id, name, plural }) =>
      meant.some((actor) => actor.id === id || actor.thing.name === name || actor.thing.plural === plural),
    )
    const others = laid.filter((one) => isSaid(one) && one.id !== keeper)
    const faces = (inside.length > 0 ? inside : others).map(({ id }) => id)
    const beside = laid.filter((one) => isSaid(one) && !faces.includes(one.id)).map(({ id }) => id)
    const said = coloursIn(brief.prompt)
    const isOnce = once.test(brief.prompt)
    const listed = faces.length >= 3 ? faces.length : said.length >= 3 ? said.length : undefined
    const young = isForTheYoung(brief)
    const places = placesIn(brief) ?? (young ? 3 : usual.places)
    const kinds = kindsIn(brief) ?? listed ?? (young ? 5 : usual.kinds)
    return {
      places,
      kinds: within(isOnce ? Math.max(kinds, places) : kinds, 3, mostKinds) ?? usual.kinds,
      faces: faces.slice(0, mostKinds),
      ...(said.length > 0 && { colours: said.slice(0, mostKinds) }),
      ...(beside.length > 0 && { beside: beside.slice(0, 3) }),
    }
  },
  goal: ({ content }) => {
    const { places = usual.places } = content as CodeContent
    return `Crack the secret code of ${places} before you run out of tries.`
  },
})
