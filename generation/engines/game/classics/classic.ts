import type { GamePlan, Rules } from '@makebelieve/kit/game/plan'
import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { turnBot } from '@makebelieve/kit/game-2d/turns/bot'
import type { TurnRules } from '@makebelieve/kit/game-2d/turns/rules'
import type { TurnWorld } from '@makebelieve/kit/game-2d/turns/world'
import type { Brief, Claim } from '../../../brief/brief.ts'
import { classicOf } from '../../../brief/classics.ts'
import type { AnyDesign, GenreDesign } from '../design.ts'

/** What a game of moves has to say for itself; all else is the same for all of them. */
export type Classic<S> = Partial<
  Omit<AnyDesign<TurnWorld<S>>, 'genre' | 'bot' | 'goal' | 'finish' | 'name' | 'twists' | 'reads'>
> &
  Required<Pick<AnyDesign<TurnWorld<S>>, 'goal' | 'example'>> & {
    turns: TurnRules<S>
    genre: Genre<TurnWorld<S>>
    /** Nouns that are parts of the game itself, as the catalogue has them: nobody on the stage is a 'capture' or a 'pair'. */
    parts?: readonly string[]
    /** Rules that a sentence may add or change, and how they are seen in a move: from the state before it to the state after. */
    twists?: Record<string, { words: RegExp; seen(before: S, after: S): boolean }>
    /** What of the sentence goes into the game: sizes, twists, whose pictures are on what. */
    content?(brief: Brief, game: GamePlan): Record<string, unknown>
  }

/** What all games on a table are made of. */
const usualParts = [
  'game',
  'board',
  'piece',
  'move',
  'turn',
  'player',
  'opponent',
  'rule',
  'round',
  'puzzle',
  'level',
]

/** The design of a game of moves. What it is called and asked for by stands in `brief/classics.ts`. */
export function classic<S>(told: Classic<S>): GenreDesign<TurnWorld<S>> {
  const { turns, genre, content, roles, parts = [], twists = {}, ...own } = told
  const words = classicOf(turns.id)
  if (!words) throw new Error(`Nobody can ask for ${turns.id}: it has no words`)
  return {
    name: words.called,
    standsInFor: {},
    calm: true,
    hosted: true,
    verbs: {},
    supports: turns.sides === 2 ? ['two-players'] : ['levels'],
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
    rules: { lives: turns.lives ? 3 : 1, ...own.rules },
    genre,
    bot: turnBot(turns),
    roles: {
      player: { least: 1, most: 1 },
      enemy: { least: turns.sides === 2 ? 1 : 0, most: 1 },
      collectible: { least: 0, most: 6 },
      ...roles,
    },
    reads(brief) {
      const told = withTwists(withoutParts(brief, new Set([...usualParts, ...parts])), twists)
      const laid = words.hero ? told : onTheTable(told)
      return turns.sides === 2 ? withoutAgainst(laid) : laid
    },
    twists: Object.fromEntries(
      Object.entries(twists).map(([id, { seen }]) => [
        id,
        (before: World, after: World) => shown(before as TurnWorld<S>, after as TurnWorld<S>, seen),
      ]),
    ),
    finish: (game, brief) => ({
      ...game,
      rules: {
        ...(turns.sides === 2 ? withRounds(game.rules, brief) : game.rules),
        // Where mistakes cost nothing there are no hearts, whatever was asked for.
        ...(!turns.lives && { lives: 1 }),
      },
      content: {
        ...game.content,
        ...(turns.sides === 2 && brief.numbers.rounds && { rounds: brief.numbers.rounds }),
        ...content?.(brief, game),
      },
    }),
  }
}

/** Only what changes in a step is a move. */
const shown = <S>(before: TurnWorld<S>, after: TurnWorld<S>, seen: (before: S, after: S) => boolean) =>
  before.state !== after.state && seen(before.state, after.state)

/** How many rounds one has to win: as many as are asked for, or more than half of those that are played. */
function withRounds({ goalCount: _, ...rules }: Rules, { prompt, numbers: { rounds } }: Brief): Rules {
  const best = /\bbest (?:two |three |four |2 |3 |4 )?(?:out )?of\b/i.test(prompt)
  const least = best && rounds ? Math.floor(rounds / 2) + 1 : rounds
  return least ? { ...rules, goalCount: Math.min(9, least) } : rules
}

/** What is named lies on the table as counters, cards and pictures: that one sees it there is what the sentence asks for. */
const onTheTable = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.map((claim) =>
    claim.about === 'actor' && ['friend', 'collectible', 'goal', 'obstacle'].includes(claim.role)
      ? { ...claim, role: 'prop' }
      : claim,
  ),
})

/** Two sides play against each other anyway, and rounds are counted: that they fight, and how often, are claims of their own. */
const withoutAgainst = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.filter(
    ({ about, words }) => about !== 'other' || !/^\W*(?:against|versus|vs|best of \w+)\W*$/i.test(words),
  ),
})

/** What the game itself is made of stands on no stage, and nobody plays it. */
function withoutParts(brief: Brief, parts: ReadonlySet<string>): Brief {
  const gone = new Set(brief.actors.filter(({ thing }) => parts.has(thing.name)).map(({ id }) => id))
  if (gone.size === 0) return brief
  return {
    ...brief,
    actors: brief.actors.filter(({ id }) => !gone.has(id)),
    triples: brief.triples.filter(({ subject, object }) => !gone.has(subject) && !gone.has(object ?? '')),
    claims: brief.claims
      .filter((claim) => !(claim.about === 'actor' && gone.has(claim.actor)))
      .map((claim) => withoutWhom(claim, gone)),
  }
}

/** What is done to a part of the game is just done: whoever slides tiles slides. */
function withoutWhom(claim: Claim, gone: ReadonlySet<string>): Claim {
  if (claim.about !== 'rule' || !gone.has(claim.object ?? '')) return claim
  const { object: _, by: __, ...rest } = claim
  return rest
}

/** Words that ask for a rule of the game are one claim, measured by that rule. */
function withTwists(brief: Brief, twists: Record<string, { words: RegExp }>): Brief {
  const asked = Object.entries(twists).flatMap(([twist, { words }]) => {
    const all = [...brief.prompt.matchAll(new RegExp(words, 'gi'))].map(([said]) => said)
    const [said] = all
    return said ? [{ twist, said, all: all.join(' ') }] : []
  })
  if (asked.length === 0) return brief
  const isTold = (text: string) => asked.some(({ all }) => overlaps(text, all))
  const free = brief.claims.filter(
    (claim) => !(['rule', 'other', 'topic', 'deed'].includes(claim.about) && isTold(claim.words)),
  )
  const claims = asked.map(({ twist, said }): Claim => ({ about: 'twist', twist, words: capital(said) }))
  return { ...brief, claims: [...free, ...claims] }
}

/** Whether all words of one are among those of the other that carry meaning. */
function overlaps(claim: string, said: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? []
  const own = words(claim).filter((word) => !['the', 'it', 'is', 'about'].includes(word))
  const told = words(said)
  const isIn = (word: string) => {
    const forms = new RegExp(`^${word}(?:s|es|.?ed|.?ing)?$`)
    return told.some((one) => forms.test(one))
  }
  return own.length > 0 && own.every(isIn)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Members of the cast that the sentence names, the player first. */
export function toldIn(brief: Brief, { cast }: GamePlan): string[] {
  const told = new Set(brief.actors.filter(({ implied }) => !implied).map(({ id }) => id))
  return cast.filter(({ id }) => told.has(id)).map(({ id }) => id)
}

/** Whose pictures lie on whose counters. */
export function facesOf(brief: Brief, game: GamePlan): { faces?: string[] } {
  const told = toldIn(brief, game)
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
