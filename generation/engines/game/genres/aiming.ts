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

/** What is played or thrown as a ball. */
export const ballLike =
  /ball|puck|yarn|acorn|nut\b|orange|apple|melon|coconut|pumpkin|egg|stone|rock|pebble|marble|bead|pearl|snow|donut|cookie|coin|disc|shuttle/

/** What the prompt names as a ball is what is played, whatever part the words gave it. */
export function asBall(game: GamePlan, { actors }: Brief): GamePlan {
  const isBall = ({ id, role, name }: CastMember) =>
    role !== 'player' &&
    role !== 'projectile' &&
    ballLike.test(name) &&
    actors.some((actor) => actor.id === id)
  const found = game.cast.find(isBall)
  const isTaken = ({ id, role }: CastMember) =>
    role === 'projectile' && actors.some((actor) => actor.id === id)
  if (!found || game.cast.some(isTaken)) return game
  const cast = game.cast
    .filter(({ role }) => role !== 'projectile')
    .map((member) => (member === found ? { ...member, role: 'projectile' as const } : member))
  return { ...game, cast }
}

/** 'Shoot hoops with a robot': whoever is alive and no ball throws, and is not thrown. */
export function thrownByWhom(brief: Brief): Brief {
  if (brief.actors.some(({ role, implied }) => role === 'player' && !implied)) return brief
  const who = brief.actors.find(
    ({ role, thing }) =>
      role === 'projectile' &&
      !ballLike.test(thing.name) &&
      thing.traits.some((trait) => trait === 'alive' || trait === 'person' || trait === 'machine'),
  )
  if (!who) return brief
  return {
    ...brief,
    actors: brief.actors.map((actor) => (actor === who ? { ...actor, role: 'player' } : actor)),
  }
}

/** Words that mean something else in this kind of game: no place, and nobody on the stage. */
export function without(brief: Brief, words: RegExp): Brief {
  const gone = new Set(brief.actors.filter(({ thing }) => words.test(thing.name)).map(({ id }) => id))
  const isPlace = brief.sceneWords !== undefined && words.test(brief.sceneWords)
  const { scene, sceneWords, ...rest } = brief
  return {
    ...(isPlace ? rest : brief),
    actors: brief.actors.filter(({ id }) => !gone.has(id)),
    claims: brief.claims
      .filter((claim) => !(isPlace && claim.about === 'scene'))
      .map((claim) =>
        claim.about === 'actor' && gone.has(claim.actor) ? { about: 'other', words: claim.words } : claim,
      ),
  }
}
