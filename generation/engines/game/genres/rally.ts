import { type CastMember, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { ballName, contentOf, rivalIn, usualGoals } from '@makebelieve/kit/game-2d/aim/rally'
import type { Brief } from '../../../brief/brief.ts'
import type { AnyDesign } from '../design.ts'
import { withOwnPart, withoutParts } from '../game-parts.ts'
import { ballLike, without } from './aiming.ts'
import { blocksSaid } from './rally-twists.ts'

/** What belongs to such a game whether it is named or not. */
const own = /^(?:paddles?|mallets?|rackets?|tables?|boards?|walls?|hits?)$/

/** What games of two with a ball between them have in common as designs. */
export const rallyParts = {
  classic: true,
  // What one plays with is drawn around whoever plays.
  reads: (brief: Brief) => withoutVersus(without(withBall(withBlocks(unplayedBall(brief))), own)),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
  },
  instead: { hazard: 'enemy', prop: 'projectile', collectible: 'projectile', goal: 'projectile' },
  rules: { lives: 1 },
  supports: ['two-players', 'day-and-night'],
  longest: 240,
  // The ball is met and sent back; whoever lets it past is beaten.
  shows: () => ({
    bounce: [
      'hit',
      'bat',
      'bounce',
      'return',
      'strike',
      'volley',
      'swat',
      'deflect',
      'play',
      'whack',
      'knock',
      'push',
    ],
    hit: ['beat', 'score', 'score against', 'play against', 'play'],
    defeat: ['beat', 'defeat', 'win against', 'outplay', 'play against', 'challenge'],
    cross: ['score'],
    hurt: [],
  }),
  finish: withSides,
  goal(game) {
    const { scoreGoal, goalCount = usualGoals, players } = game.rules
    const first = scoreGoal ? `Reach ${scoreGoal} points` : `Be the first to score ${goalCount}`
    const { lasts } = contentOf(game)
    if (lasts) return `Be ahead when the ${ballName(game)} ${lasts.does}, after ${lasts.hits} hits.`
    if (players === 2) return `${first} against each other.`
    const rival = rivalIn(game)
    return `${first} against the ${rival.role === 'player' ? 'other ' : ''}${rival.name}.`
  },
} satisfies Partial<AnyDesign>

/** That they play against each other is what the game is; who they are is claimed of each. */
const withoutVersus = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.filter(
    ({ about, words }) =>
      !['other', 'unserved', 'rule', 'deed'].includes(about) ||
      !/^\w+(?: \w+)? (?:vs\.?|versus|against) (?:an? |the )?\w+(?: \w+)?$/i.test(words),
  ),
})

/** 'Two balls, penguins on ice': nobody plays a ball. */
const unplayedBall = (brief: Brief): Brief =>
  brief.actors.some(({ role, thing }) => role === 'player' && /^(?:ball|puck)$/.test(thing.name))
    ? withoutParts(brief, new Set(['ball', 'puck']))
    : brief

/** What stands in the middle is neither a ball nor a player. */
function withBlocks(brief: Brief): Brief {
  const blocks = brief.actors.filter(({ id }) => blocksSaid(brief).some(({ actor }) => actor === id))
  const told = withOwnPart(brief, (actor) => (blocks.includes(actor) ? 'obstacle' : undefined))
  // 'Icebergs in the middle' are no place: they are there.
  const isPlace = ({ about, words }: Brief['claims'][number]) =>
    about === 'scene' && blocks.some(({ thing }) => new RegExp(`\\b${thing.plural}$`, 'i').test(words))
  const there = blocks
    .filter(({ id }) => !told.claims.some((claim) => claim.about === 'actor' && claim.actor === id))
    .map(({ id, thing }): Brief['claims'][number] => ({
      about: 'actor',
      actor: id,
      role: 'prop',
      words: `There are ${thing.plural}`,
      nouns: { [id]: thing.name },
    }))
  const { sceneWords = '', ...nowhere } = told
  const isTheirs = blocks.some(({ thing }) => sceneWords.endsWith(thing.plural))
  return {
    ...(isTheirs ? nowhere : told),
    claims: [...told.claims.filter((claim) => !isPlace(claim)), ...there],
  }
}

/** 'Pong with a snowball', 'a pizza instead of a puck': what lives neither plays, it is played. */
function withBall(brief: Brief): Brief {
  const named = brief.actors.filter(({ implied }) => !implied)
  const ball = named.find((actor) => isBall(actor) && !/^(?:ball|puck)$/.test(actor.thing.name))
  if (!ball) return brief
  // The other word for it says nothing more.
  const others = named
    .filter(({ thing }) => /^(?:ball|puck)$/.test(thing.name))
    .map(({ thing }) => thing.name)
  const known = withoutParts(withoutInstead(brief), new Set(others))
  return withOwnPart(known, (actor) => (actor.id === ball.id ? 'projectile' : undefined))
}

/** That there is no usual ball is seen in the one that there is. */
const withoutInstead = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.filter(
    ({ about, words }) =>
      !(['other', 'unserved'].includes(about) && /\binstead of (?:an? |the )?(?:ball|puck)$/i.test(words)),
  ),
})

const isBall = ({ role, thing, plural }: Brief['actors'][number]) =>
  !plural &&
  (role === 'projectile' || role === 'player' || ballLike.test(thing.name)) &&
  !thing.traits.some((trait) => ['alive', 'person', 'machine', 'vehicle', 'monster'].includes(trait)) &&
  !/^(?:paddle|mallet|racket|table)$/.test(thing.name)

/** Who plays whom: somebody of whom there are several plays against their like, where nobody else is named. */
function withSides(game: GamePlan, { actors }: Brief): GamePlan {
  const asked = ({ id }: CastMember) => actors.find((actor) => actor.id === id && !actor.implied)
  const mayPlay = (member: CastMember) =>
    ['friend', 'projectile', 'prop'].includes(member.role) &&
    asked(member) &&
    !ballLike.test(member.name) &&
    isAnimate(asked(member))
  const named = game.cast.find((member) => member.role === 'player')
  const other = named && asked(named) ? undefined : game.cast.find(mayPlay)
  const recast = other
    ? game.cast
        .filter(({ role }) => role !== 'player')
        .map((member) => (member === other ? { ...member, role: 'player' as const } : member))
    : game.cast
  const player = theOne({ ...game, cast: recast }, 'player')
  const isRival = (member: CastMember) => member.role === 'enemy' || member.role === 'boss'
  if (recast.some((member) => isRival(member) && asked(member))) return { ...game, cast: recast }
  const against = recast.find(mayPlay)
  const isPair = asked(player)?.plural || player.count === 2
  if (!against && !isPair) return { ...game, cast: recast }
  const cast = recast
    .filter((member) => !isRival(member))
    .map((member) => (member === against ? { ...member, role: 'enemy' as const } : member))
  return { ...game, cast }
}

const isAnimate = (actor: Brief['actors'][number] | undefined) =>
  actor?.thing.traits.some((trait) => trait === 'alive' || trait === 'person') ?? false
