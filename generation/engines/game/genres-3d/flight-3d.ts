import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/flight-3d/bot'
import {
  destinationOf,
  gemsOf,
  hoopOf,
  isDelivery,
  isHoop,
  loadsOf,
  stopsIn,
} from '@makebelieve/kit/game-3d/genres/flight-3d/course'
import type { FlightWorld } from '@makebelieve/kit/game-3d/genres/flight-3d/craft'
import { genre } from '@makebelieve/kit/game-3d/genres/flight-3d/index'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'

export const flight3d: SolidDesign<FlightWorld> = {
  genre,
  bot,
  name: 'a 3D game of flight through rings',
  serves: ['flight-sim', 'flappy'],
  words:
    /^(?!.*\b(?:shoot|shooting|shooter|dogfights?|combat|blast|fight off)\b).*(?:\b(?:fly|flies|flying|soar|soars|soaring|glide|glides|gliding|pilot) (?:a|an|the|my|your|as|on|like|his|her|its|their|over|above|around|across|between|through|past|in|into|with)\b|\b(?:flight (?:sim|game|simulator)|flying game|(?:paper )?(?:air|aero|sea)?planes?|through (?:the |\d+ |ten |glowing |golden |floating |neon )*(?:rings|hoops)|dragon rid(?:er|ing)|broomsticks?|(?:hang|para) ?glid\w+|gliders?|wingsuit|air race|biplanes?|hot air balloons?|airships?|zeppelins?|helicopters?|jet ?pack)\b)/,
  // Whoever names a craft of the air wants to fly it, whatever else is told; so does who pilots one through hoops, which nobody throws at.
  surely:
    /^(?!.*\b(?:shoot|shooting|shooter|dogfights?|combat)\b).*\b(?:(?:fly|flies|flying|pilot|piloting|steer|steering) (?:an?|the|my|your)? ?(?:[a-z]+ ){0,3}(?:drones?|quadcopters?)|(?:fly|flies|flying|pilot|piloting|soar|glide)\b.* through (?:[a-z]+ ){0,3}(?:rings|hoops)|helicopters?|biplanes?|paper planes?|hot air balloons?|gliders?)\b/,
  standsInFor: { racing: 'an air race through rings', lander: 'a flight from place to place' },
  shows: () => ({ jump: [] }),
  moves: [...verbsOf('fly'), 'pilot', 'steer'],
  verbs: { fly: 3, deliver: 1.5, collect: 1, avoid: 1, race: 1, explore: 1, rescue: 1 },
  roles: {
    player: { least: 1, most: 1 },
    goal: { least: 0, most: 3 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 0, most: 4 },
    hazard: { least: 0, most: 4 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
    obstacle: { least: 0, most: 3 },
    prop: { least: 0, most: 4 },
  },
  instead: { projectile: 'hazard', key: 'collectible', door: 'goal' },
  rules: { levels: 2, powerUps: ['shield', 'speed'] },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield'],
  powerUps: ['shield', 'speed', 'magnet', 'heart'],
  longest: 240,
  extras(game) {
    const hoop = hoopOf(game)
    // A gate or a portal looks as its name says; a ring has no stone.
    if (hoop && /\b(?:ring|hoop|halo|circle|loop)s?\b/.test(hoop.name))
      return { [hoop.id]: 'hoop', ...dropShape(game) }
    return { ...(hoop ? {} : { hoop: 'hoop' }), ...dropShape(game) }
  },
  goal(game) {
    const { goalCount } = game.rules
    const [foe] = [...castIn(game, 'enemy'), ...castIn(game, 'hazard')]
    const away = foe && !game.rules.gentle ? ` and watch out for the ${foe.plural}` : ''
    if (isDelivery(game)) {
      const [load] = loadsOf(game)
      const place = castIn(game, 'goal').find((one) => !isHoop(one))
      return `Fetch ${goalCount ? `${goalCount} ` : 'the '}${load?.plural ?? 'loads'} and fly them to the ${(place?.count ? place.plural : place?.name) ?? 'houses'}${away}.`
    }
    const rings = hoopOf(game)?.plural ?? 'rings'
    const counted = gemsOf(game).find(({ count }) => count !== undefined)
    const place = destinationOf(game)
    const what = counted ? `${rings} and take ${counted.count} ${counted.plural}` : rings
    const score = game.rules.scoreGoal ? `, for ${game.rules.scoreGoal} points` : ''
    return `Fly through ${counted ? 'the' : `all ${stopsIn(game)}`} ${what}${score}${away}${place ? `, then get to the ${place.name}` : ''}.`
  },
  finish(draft, brief) {
    const game = withMode(withBoss(withPilot(draft, brief)), brief)
    return withClock(game, brief)
  },
}

const dropShape = (game: GamePlan): Record<string, string> =>
  isDelivery(game) && !castIn(game, 'goal').some((one) => !isHoop(one)) ? { drop: 'cottage' } : {}

const craft =
  /\b(?:\w*planes?|jets?|gliders?|\w*copters?|balloons?|airships?|zeppelin|blimp|rockets?|spaceships?|dragons?|broom\w*|carpet|drone|ufo)\b/

/** 'By biplane' names what is flown: whoever was made up to play gives way to it. */
function withPilot(game: GamePlan, { actors }: Brief): GamePlan {
  if (actors.some(({ role, implied }) => role === 'player' && !implied)) return game
  const flown = game.cast.find(
    ({ id, role, name }) =>
      /^(?:obstacle|prop|friend|goal)$/.test(role) && craft.test(name) && actors.some((one) => one.id === id),
  )
  if (!flown) return game
  const cast = game.cast
    .filter(({ role }) => role !== 'player')
    .map((member) => (member === flown ? { ...member, role: 'player' as const } : member))
  return { ...game, cast }
}

/** Something is fetched and brought where the words say so, and there is something to bring. */
function withMode(game: GamePlan, { triples, prompt, actors }: Brief): GamePlan {
  const does = (mechanic: string) => triples.some((one) => one.mechanic === mechanic && !one.negated)
  const rescues = does('rescue') && castIn(game, 'friend').length > 0
  const brings = does('deliver') || /\bdeliver|\bparcel|\bmail\b|\bbring/.test(prompt.toLowerCase())
  const asked = new Set(actors.map(({ id }) => id))
  const things = rescues ? [] : gemsOf(game).filter(({ id }) => asked.has(id))
  const loads = (things.length > 0 ? things : castIn(game, 'friend')).map(({ id }) => id)
  if (hoopOf(game) || loads.length === 0 || !(brings || rescues)) return game
  // Who has something to bring needs no stars on the way.
  const cast = game.cast.filter(({ id, role }) => role !== 'collectible' || asked.has(id))
  // So many places are all there at once.
  const isCounted = castIn(game, 'goal').some(({ count }) => count !== undefined)
  const rules = isCounted ? { ...game.rules, levels: 1 } : game.rules
  return { ...game, cast, rules, content: { ...game.content, mode: 'deliver', loads } }
}

const secondsEach = { easy: 5.2, normal: 4.2, hard: 3.5 } as const

/** A clock that suits the length of the course, unless the prompt has its own or wants none. */
function withClock(game: GamePlan, { numbers, absent }: Brief): GamePlan {
  if (numbers.seconds !== undefined) {
    // As many rings as a good pilot has time for.
    const { levels } = game.rules
    const stops = Math.max(levels * 3, Math.min(26, Math.floor((numbers.seconds * 0.7) / 2.8)))
    return { ...game, content: { ...game.content, stops } }
  }
  if (absent.includes('timer') || game.rules.gentle) return game
  if (game.rules.scoreGoal !== undefined) return game
  const each = secondsEach[game.difficulty] * (isDelivery(game) ? 1.25 : 1)
  const seconds = Math.min(600, Math.round((stopsIn(game) * each + 14) / 5) * 5)
  return { ...game, rules: { ...game.rules, seconds } }
}
