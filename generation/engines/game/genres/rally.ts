import { type CastMember, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { rivalIn, usualGoals } from '@makebelieve/kit/game-2d/aim/rally'
import type { Brief } from '../../../brief/brief.ts'
import type { AnyDesign } from '../design.ts'
import { ballLike, without } from './aiming.ts'

/** What games of two with a ball between them have in common as designs. */
export const rallyParts = {
  classic: true,
  // What one plays with is drawn around whoever plays.
  reads: (brief: Brief) => without(brief, /^(?:paddles?|mallets?|rackets?|tables?)$/),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
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
    if (players === 2) return `${first} against each other.`
    const rival = rivalIn(game)
    return `${first} against the ${rival.role === 'player' ? 'other ' : ''}${rival.name}.`
  },
} satisfies Partial<AnyDesign>

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
