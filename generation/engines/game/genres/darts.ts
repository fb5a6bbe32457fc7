import { landingAt } from '@makebelieve/kit/game-2d/genres/darts/board'
import { bot } from '@makebelieve/kit/game-2d/genres/darts/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/darts/index'
import {
  contentIn,
  type DartsWorld,
  modeOf,
  rivalIn,
  roundsIn,
  targetsIn,
  usualStart,
} from '@makebelieve/kit/game-2d/genres/darts/world'
import type { Actor, Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { readAtTable } from '../classics/reading.ts'
import type { GenreDesign } from '../design.ts'
import { watching } from '../twists.ts'
import { namesOf, sendingOff } from './aiming.ts'

/** What is drawn by itself: darts, the board on its wall, and the hand that throws. */
const parts: ReadonlySet<string> = new Set(
  [
    'dart',
    'dartboard',
    'dart board',
    'board',
    'bullseye',
    "bull's eye",
    'bull',
    'eye',
    'target',
    'ring',
    'wall',
    'pub',
    'hand',
    'zero',
    'thing',
    'match',
  ].flatMap((name) => [name, `${name}s`]),
)
const own = /^(?:darts?|dart ?boards?|boards?|targets?|bulls? ?eyes?|bullseyes?|walls?|rings?)$/
const bullseye = { words: /\b(?:hits? )?(?:the |a )?bull'?s?[ -]?eyes?\b/ }
const throwing = [...sendingOff, 'pop', 'burst', 'hit', 'pierce', 'aim', 'break']

/** Whatever darts are thrown at hangs on the board, and so does what plays no darts itself. */
function withTargets(brief: Brief): Brief {
  const thrownAt = new Set(
    brief.triples.flatMap(({ verb, object, to, negated }) =>
      !negated && throwing.includes(verb) ? [object, to] : [],
    ),
  )
  const isTarget = ({ id, role, thing }: Actor) =>
    (role === 'enemy' || role === 'goal' || role === 'hazard') &&
    !parts.has(thing.name) &&
    (thrownAt.has(id) || !isAnimate(thing))
  const ids = new Set(brief.actors.filter(isTarget).map(({ id }) => id))
  return {
    ...brief,
    actors: brief.actors.map((actor) =>
      ids.has(actor.id) ? { ...actor, role: 'collectible' as const } : actor,
    ),
    claims: brief.claims.map((claim) =>
      claim.about === 'actor' && ids.has(claim.actor) ? { ...claim, role: 'collectible' as const } : claim,
    ),
  }
}

export const darts: GenreDesign<DartsWorld> = {
  genre,
  bot,
  name: 'a game of darts',
  classic: true,
  calm: true,
  home: 'house',
  standsInFor: {},
  example: 'Darts: a pirate against a parrot, three rounds',
  surely:
    /\bdart ?boards?\b|\bgame of darts\b|\bdarts (?:game|match|tournament)\b|\bplay(?:s|ing)? darts\b|^darts\b|\bthrow(?:s|ing)? (?:\w+ )?darts\b|\b(?:pop|hit|burst)(?:s|ping|ting|ing)? [^.!?]{1,40}\bwith darts\b|\bdarts\b.*\b(?:301|501|101|bulls? ?eye|against|rounds?)\b/,
  shows: () => ({
    shoot: [...sendingOff, 'aim'],
    break: ['pop', 'burst', 'hit', 'pierce', 'break', 'throw', 'shoot'],
    hit: ['hit', 'throw', 'score', 'aim'],
    right: ['hit', 'score'],
    defeat: ['beat', 'defeat', 'play', 'win', 'outplay', 'fight', 'challenge'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    enemy: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    collectible: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 1 },
    friend: { least: 0, most: 0 },
  },
  instead: { hazard: 'collectible', friend: 'enemy', prop: 'collectible' },
  suggest: (role) => (role === 'player' ? ['person'] : []),
  reads: (brief) =>
    readAtTable(withTargets(brief), { parts, twists: { bullseye }, sides: 2, hero: true, company: false }),
  twists: {
    bullseye: watching(
      (world) => isBull(world as DartsWorld),
      (before, after) => after && !before,
    ),
  },
  rules: { lives: 1 },
  supports: ['levels', 'day-and-night'],
  longest: 240,
  goal(game) {
    const mode = modeOf(game)
    const rival = rivalIn(game)
    const rounds = roundsIn(game)
    if (mode === 'marks') return `Hit all ${namesOf(targetsIn(game))} with ${rounds * 3} darts.`
    if (mode === 'nought') {
      const start = contentIn(game).start ?? usualStart
      return rival
        ? `Count down from ${start} to nought before the ${rival.name}.`
        : `Count down from ${start} to nought in ${rounds} turns.`
    }
    const { scoreGoal } = game.rules
    if (scoreGoal !== undefined)
      return `Reach ${scoreGoal} points${rival ? ` before the ${rival.name}` : ''}.`
    return `Have more points than the ${rival?.name} after ${rounds} rounds.`
  },
  finish(game, { prompt, numbers }) {
    const [, start] = /\b(101|170|201|301|401|501|701)\b/.exec(prompt) ?? []
    const { rounds } = numbers
    return {
      ...game,
      cast: game.cast.filter(({ name, role }) => role === 'player' || !own.test(name)),
      content: {
        ...game.content,
        ...(start && { start: Number(start) }),
        ...(rounds !== undefined && { rounds: Math.min(10, rounds) }),
      },
    }
  },
}

const isBull = ({ phase, flies }: DartsWorld) => phase === 'look' && landingAt(flies.x, flies.y).points === 50
