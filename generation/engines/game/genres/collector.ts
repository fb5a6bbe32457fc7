import { castIn, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/collector/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/collector/index'
import type { CollectorWorld } from '@makebelieve/kit/game-2d/genres/collector/rules'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { withBoss } from './recasting.ts'

export const collector: GenreDesign<CollectorWorld> = {
  genre,
  bot,
  name: 'a top-down collecting game',
  standsInFor: {
    maze: 'a maze in which you collect and are hunted',
    dungeon: 'a maze with a key and a way out',
    catcher: 'a game of collecting before others get you',
    stealth: 'a game of collecting with guards who hunt whoever comes near',
    fishing: 'a game of catching what swims about',
    farming: 'a game of gathering',
    racing: 'a dash for pick-ups with rivals on your heels',
    'hidden-object': 'a game of finding things in a field',
    sandbox: 'a field to roam and gather in',
    'life-sim': 'a field to roam and gather in',
    'escape-room': 'a maze with a key and a way out',
    sports: 'a field game of collecting',
  },
  verbs: {
    collect: 3,
    avoid: 2,
    chase: 2,
    steal: 2,
    explore: 2,
    rescue: 1,
    sneak: 2,
    deliver: 1,
    relax: 1,
    swim: 1,
    fly: 1,
  },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 1, most: 3 },
    hazard: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 1 },
    obstacle: { least: 1, most: 1 },
  },
  instead: { friend: 'collectible' },
  rules: { levels: 2, powerUps: ['speed', 'shield', 'magnet'] },
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'two-players',
    'faster-over-time',
    'shield',
    'day-and-night',
  ],
  goal(game) {
    const { plural } = theOne(game, 'collectible')
    const [exit] = castIn(game, 'goal')
    const foes = [...castIn(game, 'enemy'), ...castIn(game, 'hazard')]
    const amount = game.rules.goalCount ? `${game.rules.goalCount} ` : 'the '
    const away = foes[0] && !game.rules.gentle ? ` and keep away from the ${foes[0].plural}` : ''
    const [key] = castIn(game, 'key')
    const [door] = castIn(game, 'door')
    const lock = game.rules.keys && key && door ? `, unlock the ${door.name} with the ${key.name}` : ''
    return `Collect ${amount}${plural}${lock}${away}${exit ? `, then get to the ${exit.name}` : ''}.`
  },
  finish(draft, brief) {
    const game = withBoss(withNamedThreats(draft, brief))
    const kinds = ['maze', 'dungeon', 'escape-room']
    // A hint is not enough: most who look for treasure do so in the open.
    const cue = brief.cues.find(({ genre, weight }) => kinds.includes(genre) && weight >= 3)
    if (!cue && game.content?.layout !== 'maze') return game
    // A maze takes longer than a field, so one level is enough unless more were asked for.
    const rules = {
      ...game.rules,
      levels: brief.numbers.levels ?? 1,
      goalCount: game.rules.goalCount ?? (game.rules.keys ? 9 : 22),
    }
    // What is in the way are the walls; rocks that nobody asked for would only be seen on the title.
    const named = new Set(brief.actors.map(({ id }) => id))
    const cast = game.cast.filter(({ id, role }) => role !== 'obstacle' || named.has(id))
    const content = { ...game.content, layout: 'maze', builtAs: cue?.genre ?? 'maze' }
    return { ...game, cast, rules, content }
  },
}

/** Wolves and skeletons that were only mentioned are no decoration; and whoever named a threat gets no stranger on top. */
function withNamedThreats(game: GamePlan, { actors }: Brief): GamePlan {
  const named = new Set(actors.map(({ id }) => id))
  const fierce = new Set(
    actors
      .filter(({ thing: { traits } }) => traits.includes('dangerous') || traits.includes('monster'))
      .map(({ id }) => id),
  )
  const isThreat = ({ id, role }: GamePlan['cast'][number]) =>
    named.has(id) && (role === 'enemy' || role === 'hazard' || (role === 'prop' && fierce.has(id)))
  if (!game.cast.some(isThreat)) return game
  const cast = game.cast
    .filter(({ id, role }) => role !== 'enemy' || named.has(id))
    .map((member) =>
      member.role === 'prop' && isThreat(member) ? { ...member, role: 'enemy' as const } : member,
    )
  return { ...game, cast }
}
