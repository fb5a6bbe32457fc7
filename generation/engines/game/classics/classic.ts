import { castIn, type GamePlan, type Rules } from '@makebelieve/kit/game/plan'
import { rate, type World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { turnBot } from '@makebelieve/kit/game-2d/turns/bot'
import type { Changes } from '@makebelieve/kit/game-2d/turns/changes'
import type { SidesContent } from '@makebelieve/kit/game-2d/turns/sides'
import { isForTwo, type Turns } from '@makebelieve/kit/game-2d/turns/turn-game'
import type { TurnWorld } from '@makebelieve/kit/game-2d/turns/world'
import type { Brief } from '../../../brief/brief.ts'
import { classicOf } from '../../../brief/classics.ts'
import { colours } from '../../../brief/colours.ts'
import type { AnyDesign, GenreDesign } from '../design.ts'
import { counting, type Figure, figureTwists, rulesOf } from '../figures.ts'
import { numbersIn, withoutParts } from '../game-parts.ts'
import { askedIn, contentOf, numberIn, type Twist, type Watch, watching } from '../twists.ts'
import { changes, moveLimit, watchChange } from './changes.ts'
import { closing } from './closing.ts'
import { spread } from './kinds.ts'
import { withBothNamed, withOccasion, withTheme } from './named.ts'
import { readAtTable } from './reading.ts'
import { atOneScreen, seats } from './seats.ts'
import { besideTable, stakes } from './stakes.ts'
import { stakeSaid } from './stakes-reading.ts'

/** What a game of moves has to say for itself; all else is the same for all of them. */
export type Classic<S> = Partial<
  Omit<AnyDesign<TurnWorld<S>>, 'genre' | 'bot' | 'goal' | 'finish' | 'name' | 'twists' | 'figures' | 'reads'>
> &
  Required<Pick<AnyDesign<TurnWorld<S>>, 'goal' | 'example'>> & {
    turns: Turns<S>
    genre: Genre<TurnWorld<S>>
    /** Nouns that are parts of the game itself, as the catalogue has them: nobody on the stage is a 'capture' or a 'pair'. */
    parts?: readonly string[]
    /** How many different pictures it can show, where a kind was named: nine fruits on a sudoku. */
    faces?(brief: Brief): number
    /** Who is who in the sentence, where words mean something else here, before anything else is read. */
    casts?(brief: Brief): Brief
    /** Whether somebody else plays against whoever plays, where that is not always so. */
    isDuel?(brief: Brief): boolean
    /** Whether it shows by itself who pays for the mistakes of this sentence. */
    ownPrice?(brief: Brief): boolean
    /** Who is named belongs to the story, whatever part they have in it: nobody has to be beaten or taken. */
    company?: true
    /** Rules that a sentence may add or change, and how they are seen in a move: from the state before it to the state after. */
    twists?: Record<string, Twist & { seen(before: S, after: S, said: string, world: World): boolean }>
    /** Numbers that it has, and how many of them its states show. */
    figures?: Readonly<Record<string, Figure<S>>>
    /** What of the sentence goes into the game: sizes, twists, whose pictures are on what. */
    content?(brief: Brief, game: GamePlan): Record<string, unknown>
  }

/** A rule about whoever is beside the table. */
type Beside = Twist & { watch<S>(turns: Turns<S>): Watch<TurnWorld<S>> }

/** What all games on a table are made of. */
const usualParts = [
  'game',
  'board',
  'piece',
  'move',
  'turn',
  'player',
  'opponent',
  'computer',
  'rule',
  'round',
  'puzzle',
  'level',
  ...['whoever', 'answer', 'wrong', 'right', 'correct', 'limit'],
  // Where something lies, and how it lies there.
  ...['grid', 'place', 'spot', 'order', 'bit', 'kind', 'type', 'colour', 'color', 'screen', 'top', 'bottom'],
  ...['miss', 'mistake', 'try', 'guess', 'win', 'winner', 'loser', 'goal', 'end', 'side', 'time'],
]

/** The design of a game of moves. What it is called and asked for by stands in `brief/classics.ts`. */
export function classic<S>(told: Classic<S>): GenreDesign<TurnWorld<S>> {
  const {
    turns,
    genre,
    content,
    roles,
    parts = [],
    twists: added = {},
    company,
    casts = same,
    ownPrice,
    isDuel: _,
    faces = none,
    figures: ownFigures = {},
    ...own
  } = told
  const costly = 'lives' in turns && turns.lives !== undefined
  const isPaid = turns.sides === 1 && (costly || ('faults' in turns && turns.faults !== undefined))
  const isTimed = turns.sides === 2 || ('timeUp' in turns && turns.timeUp !== undefined)
  const figures: Readonly<Record<string, Figure<S>>> = {
    ...(costly && { lives }),
    ...(isTimed && { turnSeconds }),
    // Some games count their moves themselves.
    ...(!('moves' in ownFigures || 'tries' in added) && { moveLimit: moveLimit(turns) }),
    ...ownFigures,
  }
  // '4x4 tic tac toe' says how large it is, and nothing more.
  const called = `${classicOf(turns.id)?.called ?? ''} ${classicOf(turns.id)?.names ?? ''}`
  const twists: NonNullable<Classic<S>['twists']> = {
    ...added,
    board: { ...board, along: called, seen: (_, after, said) => isOfSize(after as object, said) },
  }
  const read = { ...twists, ...figureTwists(figures) }
  const mayBeTwo = isForTwo(turns)
  const seated: Readonly<Record<string, Beside>> = { ...(mayBeTwo && seats), ...(isPaid && stakes) }
  const isDuel = (brief: Brief) => mayBeTwo && (turns.sides === 2 || (told.isDuel?.(brief) ?? false))
  const beside = {
    ...Object.fromEntries(
      Object.entries(seated).map(([id, twist]) => [
        id,
        { ...twist, fits: (brief: Brief) => !(ownPrice?.(brief) ?? false) },
      ]),
    ),
    ...changesBeside(read),
    closing,
  }
  const { prop } = own.instead ?? {}
  const usually = prop === 'enemy' || prop === 'obstacle' ? prop : 'collectible'
  const words = classicOf(turns.id)
  if (!words) throw new Error(`Nobody can ask for ${turns.id}: it has no words`)
  const named = (brief: Brief) => {
    const themed = withTheme(turns.sides === 2 ? withBothNamed(brief) : brief, words)
    return words.hero ? themed : withOccasion(themed)
  }
  const cast = (brief: Brief) =>
    casts(withoutParts(named(brief), new Set([...usualParts, ...numbersIn(brief)])))
  return {
    name: words.called,
    standsInFor: {},
    calm: true,
    hosted: true,
    verbs: {},
    supports: [
      ...(turns.sides === 1 ? (['levels'] as const) : []),
      ...(mayBeTwo ? (['two-players'] as const) : []),
    ],
    suggest: (role) => (role === 'enemy' ? ['robot'] : []),
    instead: {
      friend: 'collectible',
      prop: 'collectible',
      obstacle: 'collectible',
      hazard: 'enemy',
      boss: 'enemy',
      projectile: 'collectible',
      goal: 'collectible',
    },
    longest: 400,
    ...own,
    goal: (plan) => goalChanged(own.goal(plan), plan),
    rules: { lives: costly ? 3 : 1, ...own.rules },
    genre,
    bot: turnBot(turns),
    roles: {
      player: { least: 1, most: 1 },
      enemy: { least: turns.sides === 2 ? 1 : 0, most: 1 },
      collectible: { least: 0, most: 6 },
      ...(isPaid && { prop: { least: 0, most: 2 } }),
      ...roles,
    },
    reads: (asked) => {
      const brief = mayBeTwo ? atOneScreen(asked) : asked
      return spread(
        readAtTable(isPaid ? besideTable(brief, usually, cast) : cast(brief), {
          parts: new Set([...usualParts, ...parts]),
          twists: { ...read, ...beside },
          sides: isDuel(brief) ? 2 : 1,
          hero: words.hero ?? false,
          company: company ?? false,
          called: words.called,
        }),
        faces(brief),
      )
    },
    twists: Object.fromEntries([
      ...Object.entries(seated).map(([id, { watch }]) => [id, watch(turns) as unknown as Watch]),
      ['closing', closing.watch],
      ...Object.entries(changes).map(([id, change]) => [id, watchChange(turns, change)]),
      ...Object.entries(twists).map(([id, { seen }]) => [
        id,
        // Only what changes in a step is a move.
        watching(
          (world: World) => ({ state: (world as TurnWorld<S>).state, world }),
          (before, { state, world }, said) =>
            before.state !== state && seen(before.state, state, said, world),
        ),
      ]),
    ]),
    figures: Object.fromEntries(
      Object.entries(figures).map(([id, figure]) => [
        id,
        counting((world: World) => (world as TurnWorld<S>).state, figure),
      ]),
    ),
    finish: (game, brief) => ({
      ...game,
      rules: {
        ...(turns.sides === 2 ? withRounds(game.rules, brief, own.rules?.goalCount) : game.rules),
        // Where mistakes cost nothing there are no hearts, whatever was asked for.
        ...(!costly && { lives: 1 }),
        ...rulesOf(brief, figures),
        ...withClock(brief, game, beside),
        ...(costly && withPrice(brief)),
      },
      content: {
        ...game.content,
        ...(turns.sides === 2 && brief.numbers.rounds && { rounds: brief.numbers.rounds }),
        ...(faces(brief) > 0 && { printed: castIn(game, 'collectible').map(({ id }) => id) }),
        ...content?.(brief, game),
        seats: seatsOf(brief, game, content?.(brief, game) as SidesContent | undefined, words.id),
        // What was said as a figure says more than what is made of it elsewhere.
        ...contentOf(brief, { ...read, ...beside }),
      },
    }),
  }
}

/** What one has to do, where the sentence has changed that. */
function goalChanged(goal: string, { content }: GamePlan): string {
  const { reversed, takesToWin, moveLimit } = (content ?? {}) as Changes
  if (reversed) return `Turned around: whoever would win loses. (${goal})`
  if (takesToWin) return `Be the first to take ${takesToWin} pieces.`
  return moveLimit ? `${goal} You have ${moveLimit} moves.` : goal
}

const usualSeconds = 120

/** Where right ones and mistakes move the clock, there is one; what was said of it stands beside those seconds. */
function withClock(
  brief: Brief,
  { rules }: GamePlan,
  twists: Readonly<Record<string, Twist>>,
): Partial<Rules> {
  const { rightBringsSeconds, wrongCostsSeconds } = twists
  const asked = askedIn(brief, {
    ...(rightBringsSeconds && { rightBringsSeconds }),
    ...(wrongCostsSeconds && { wrongCostsSeconds }),
  })
  const [first] = asked
  if (!first || rules.seconds !== undefined) return {}
  const rest = asked.reduce((text, { said }) => text.replace(said, ''), brief.prompt)
  const [said = ''] = new RegExp(`\\b${unit}`, 'i').exec(rest) ?? []
  const seconds = (numberIn(said) ?? 0) * (/minute/i.test(said) ? 60 : 1)
  return { seconds: seconds > 0 ? seconds : usualSeconds }
}

/** Changes that any game of moves may take, where the game has no such rule of its own. */
const changesBeside = (own: Readonly<Record<string, Twist>>): Record<string, Twist> =>
  Object.fromEntries(
    Object.entries(changes).map(([id, { fits, ...change }]) => [
      id,
      {
        ...change,
        fits: (brief: Brief, said: string) =>
          (fits?.(brief, said) ?? true) && !askedIn(brief, own).some(({ all }) => all.includes(said)),
      },
    ]),
  )

/** After six mistakes the shark eats the boat: there are so many. */
const withPrice = (brief: Brief): Partial<Rules> => {
  const most = stakeSaid(brief)?.most
  return most === undefined ? {} : { lives: Math.min(20, Math.max(1, most)) }
}

/** How many mistakes one may make. */
const lives: Figure<unknown> = {
  counts: [
    ...['life', 'heart', 'mistake', 'miss', 'error', 'try', 'attempt', 'chance', 'guess'],
    ...[
      'wrong guess',
      'wrong letter',
      'wrong answer',
      'wrong try',
      'wrong step',
      'wrong move',
      'wrong click',
    ],
    ...['wrong dig', 'wrong pick', 'wrong tap', 'wrong turn', 'wrong square', 'wrong tile', 'wrong one'],
  ],
  least: 1,
  most: 20,
  // 'One mistake and you lose' says that there are none to spare.
  fits: ({ prompt }, said) =>
    !new RegExp(`${said}(?: too many\\b|[^.,;]{0,24}\\b(?:over|ends?|out|los(?:e|es|t))\\b)`, 'i').test(
      prompt,
    ),
  tells: ['lives'],
  rules: (lives) => ({ lives }),
  has: (_before, _after, { lives }) => lives,
}

const unit = '(?:\\d+|one|two|three|four|five|ten) (?:minutes?|seconds?)'

/** 'Before the air runs out in 5 minutes': by then the clock of the game has run out as well. */
export const deadline: Twist & {
  seen(before: unknown, after: unknown, said: string, world: World): boolean
} = {
  words: new RegExp(
    `\\bbefore (?:an?|the|my|your|our|it|they|he|she|[\\w'’]+)(?: [\\w'’]+){0,4}? (?:in|within|after) (?:just |only )?${unit}`,
  ),
  tells: ['seconds'],
  fits: ({ numbers }) => numbers.seconds !== undefined,
  // What has passed and what is left are together what was given.
  seen(_before, _after, said, { clock, tick, pause }) {
    const asked = (numberIn(said) ?? 0) * (/minute/i.test(said) ? 60 : 1)
    return clock !== null && pause === 0 && Math.abs((clock + tick) / rate - asked) <= 3
  },
}

const each = ['per', 'each', 'every', 'a', 'for each', 'for every', 'on each', 'for a', 'for your']
const turn = ['turn', 'move', 'go', 'pick', 'guess', 'try', 'player', 'pair', 'card']

/** How long a turn may take; only of a turn that nobody used is it known. */
const turnSeconds: Figure<unknown> = {
  counts: [
    ...['second', 'seconds', 'sec', 'secs'].flatMap((unit) =>
      each.flatMap((word) => turn.map((noun) => `${unit} ${word} ${noun}`)),
    ),
    ...turn.flatMap((noun) => [`second ${noun}`, `second ${noun} timer`, `second ${noun} limit`]),
    ...['move', 'pick', 'choose', 'guess', 'play', 'turn', 'think'].map((verb) => `seconds to ${verb}`),
  ],
  least: 3,
  most: 90,
  tells: ['seconds', 'rounds', 'moves', 'lives'],
  takes: ['seconds', 'rounds', 'moves'],
  sets: (seconds) => ({ turnSeconds: seconds }),
  has: (_before, _after, world) => (world as TurnWorld<unknown>).late,
}

/** A board of the size that was said, for every game that has one. */
const board: Twist = {
  words:
    /\b(?:on (?:a |an )?(?:\w+ )?)?\d{1,2}\s*(?:x|×|by)\s*\d{1,2}\b(?: (?:board|grid|field|squares|puzzle))?/i,
}

/** The running game has as many columns and rows. */
function isOfSize(state: object, said: string): boolean {
  const [columns, rows] = said.match(/\d+/g)?.map(Number) ?? []
  const size = sizeOf(state)
  return size !== undefined && size[0] === columns && size[1] === rows
}

function sizeOf(state: object): [columns: number, rows: number] | undefined {
  const { columns, rows, size, cells, squares } = state as Record<string, unknown>
  if (typeof columns === 'number' && typeof rows === 'number') return [columns, rows]
  const all = [cells, squares].find(Array.isArray)
  const side = typeof size === 'number' ? size : all && Math.sqrt(all.length)
  return side === undefined ? undefined : [side, side]
}

const same = (brief: Brief): Brief => brief
const none = () => 0

/** How many rounds one has to win: as many as are asked for, or more than half of those that are played. */
function withRounds(
  { goalCount: _, ...rules }: Rules,
  { prompt, numbers: { rounds } }: Brief,
  usual: number | undefined,
): Rules {
  const best = /\bbest (?:two |three |four |2 |3 |4 )?(?:out )?of\b/i.test(prompt)
  const least = best && rounds ? Math.floor(rounds / 2) + 1 : (rounds ?? usual)
  return least ? { ...rules, goalCount: Math.min(9, least) } : rules
}

/** Where the hero stands on the stage anyway, they don't sit beside it, too. */
const onStage: ReadonlySet<string> = new Set(['story'])

/** Who sits beside the table: whoever the sentence names as one side, or whose pictures lie on the counters of it. */
function seatsOf(
  { actors }: Brief,
  { cast }: GamePlan,
  sides: SidesContent | undefined,
  id: string,
): (string | null)[] {
  const named = (...roles: string[]) =>
    cast.find(
      (member) =>
        roles.includes(member.role) && actors.some((actor) => actor.id === member.id && !actor.implied),
    )?.id
  const [one, other] = sides?.faces ?? []
  const own = onStage.has(id) ? undefined : (named('player') ?? one)
  return [own ?? null, other ?? named('enemy', 'boss') ?? null]
}

/** Members of the cast that the sentence names, the player first. */
export function toldIn(brief: Brief, { cast }: GamePlan): string[] {
  const told = new Set(brief.actors.filter(({ implied }) => !implied).map(({ id }) => id))
  return cast.filter(({ id }) => told.has(id)).map(({ id }) => id)
}

/** Whose pictures lie on whose counters. */
export function facesOf(brief: Brief, game: GamePlan): SidesContent {
  const told = toldIn(brief, game)
  const [first] = told
  // 'The dealer is a crocodile': the other side is, and not whoever plays.
  const isAgainst = game.cast.some(({ id, role }) => id === first && (role === 'enemy' || role === 'boss'))
  if (told.length === 1 && isAgainst) return { faces: [undefined, first] }
  return told.length > 0 ? { faces: told.slice(0, 2) } : {}
}

/** 'On a 5 by 5 board', '6x6'. */
export function sizeIn(
  { prompt }: Brief,
  least: number,
  most: number,
): [columns: number, rows: number] | undefined {
  const [, columns, rows] = /\b(\d{1,2})\s*(?:x|×|by)\s*(\d{1,2})\b/i.exec(prompt) ?? []
  if (!columns || !rows) return undefined
  const within = (said: string) => Math.min(most, Math.max(least, Number(said)))
  return [within(columns), within(rows)]
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'Five ships', '3 cards': how many of something that belongs to the game itself. `nouns` are written as for a pattern. */
export function countIn({ prompt }: Brief, nouns: string): number | undefined {
  const said = new RegExp(`\\b(\\d{1,2}|${numberWords.join('|')}) (?:\\w+ )?(?:${nouns})\\b`, 'i').exec(
    prompt,
  )?.[1]
  if (!said) return undefined
  const word = numberWords.indexOf(said.toLowerCase())
  return word >= 0 ? word : Number(said)
}

const colourNames = Object.keys(colours).join('|')
const listed = new RegExp(`\\b(?:${colourNames})(?:(?: ?,)?(?: and| or|,)? (?:${colourNames})){2,}\\b`, 'i')

/** Colours that were listed for what lies there: 'red, blue, green and yellow buttons'. */
export const coloursIn = (text: string): string[] => [
  ...new Set(
    (
      listed
        .exec(text)?.[0]
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    ).flatMap((word) => colours[word] ?? []),
  ),
]

/** The game is played in just those colours, where its state tells in which it is. */
export const inColours: Twist & {
  seen(before: unknown, after: { colours: string[] }, said: string): boolean
} = {
  words: listed,
  seen: (_before, after, said) => coloursIn(said).every((colour) => after.colours.includes(colour)),
}

/** Whoever does this, as a verb or more is written for a pattern, and is not what the game is played with: 'a wizard hides …'. */
export function doerIn({ prompt, actors }: Brief, does: string): string | undefined {
  const named = actors.filter(({ implied }) => !implied)
  if (named.length < 2) return undefined
  return named.find(({ thing }) =>
    new RegExp(`\\b(?:${thing.name}|${thing.plural}) (?:${does})\\b`, 'i').test(prompt),
  )?.id
}
