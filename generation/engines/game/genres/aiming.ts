import type { CastMember, CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import type { Brief, Extra } from '../../../brief/brief.ts'
import { verbsOf } from '../proof/signs.ts'

/** What games of aiming have in common as designs: how they read numbers, gravity and what shoots. */
export const aimSupports: readonly Extra[] = ['levels', 'two-players', 'day-and-night']

/** To send something on its way, by hand or with a machine. */
export const sendingOff = [
  ...verbsOf('launch', 'throw'),
  ...['shoot', 'launch', 'fling', 'throw', 'hurl', 'toss', 'lob', 'fire', 'catapult', 'sling', 'flick'],
]

/** To make something fall that stood. */
export const felling = [
  ...['knock over', 'knock down', 'knock out', 'knock', 'topple', 'topple over', 'tip over', 'bring down'],
  ...[
    'tear down',
    'take down',
    'crash into',
    'crash through',
    'bowl over',
    'hit',
    'strike',
    'defeat',
    'beat',
  ],
]

/** Numbers of shots, gravity and wind, as far as the prompt says something of them. */
export function withSaid(game: GamePlan, { prompt, numbers }: Brief): GamePlan {
  const text = prompt.toLowerCase()
  const gravity = /\b(?:no|zero|without) gravity\b|\bweightless/.test(text)
    ? 0
    : /\b(?:low|less|little|moon|weak) gravity\b/.test(text)
      ? 0.5
      : undefined
  const { rounds } = numbers
  return {
    ...game,
    content: {
      ...game.content,
      ...(rounds !== undefined && { rounds }),
      ...(gravity !== undefined && { gravity }),
      ...(/\bwind(?:s|y)?\b/.test(text) && { wind: 1 }),
    },
  }
}

/** Those of some roles whom nobody asked for make room where somebody was asked for in any of them. */
export function onlyAsked(game: GamePlan, { actors }: Brief, roles: readonly CastRole[]): GamePlan {
  const isAsked = ({ id }: CastMember) => actors.some((actor) => actor.id === id && !actor.implied)
  const isOne = ({ role }: CastMember) => roles.includes(role)
  if (!game.cast.some((member) => isOne(member) && isAsked(member))) return game
  return { ...game, cast: game.cast.filter((member) => !isOne(member) || isAsked(member)) }
}

/** A catapult that the prompt names stands where the shots start: it is neither shot nor decoration. */
export function withLauncher(game: GamePlan, pattern = launchers): GamePlan {
  const launcher = game.cast.find(({ role, name }) => role !== 'player' && pattern.test(name))
  if (!launcher) return game
  return {
    ...game,
    cast: game.cast.map((member) => (member === launcher ? { ...member, role: 'friend' as const } : member)),
    content: { ...game.content, launcher: launcher.id },
  }
}
const launchers = /\b(?:catapult|trebuchet|slingshot|sling|cannon|mortar|ballista|launcher|crossbow|bow)\b/

/** What the prompt says is to be felled is a target, whatever else it might be; what others stand on is not, as long as there are others. */
export function withFelled(game: GamePlan, { triples }: Brief): GamePlan {
  const felled = new Set(
    triples.flatMap(({ verb, object, negated }) => (!negated && felling.includes(verb) ? [object] : [])),
  )
  const roleOf = ({ id, role, name }: CastMember): CastRole => {
    if (role === 'player') return role
    if (felled.has(id)) return role === 'enemy' || role === 'boss' ? role : 'goal'
    return (role === 'collectible' || role === 'prop') && carriers.test(name) ? 'obstacle' : role
  }
  return { ...game, cast: game.cast.map((member) => ({ ...member, role: roleOf(member) })) }
}
const carriers =
  /\b(?:crates?|box(?:es)?|blocks?|bricks?|barrels?|planks?|logs?|towers?|walls?|books?|tables?|shel(?:f|ves))$/

/** 'the foxes', 'the foxes and the owls' */
export const namesOf = (members: readonly CastMember[]): string =>
  members.map(({ plural }) => `the ${plural}`).join(' and ')
