import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/stealth-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/stealth-3d/index'
import { isBuilding } from '@makebelieve/kit/game-3d/genres/stealth-3d/lay'
import { pebble, type StealthWorld, thrownOf } from '@makebelieve/kit/game-3d/genres/stealth-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { findingIn3d, taking, verbsOf } from '../proof/signs.ts'
import { withLoners } from './alone.ts'

export const stealth3d: SolidDesign<StealthWorld> = {
  genre,
  bot,
  name: 'a 3D stealth game',
  serves: ['stealth'],
  standsInFor: { 'hidden-object': 'a guarded place with things to find' },
  words:
    /\b(?:stealth|sneak(?:s|ing|y)?|heists?|infiltrat\w*|burgl\w*|hide and seek|metal gear|unseen|undetected|security cameras?)\b/,
  home: 'castle',
  shows: () => ({ collect: [...taking, ...verbsOf('steal'), ...findingIn3d], steal: verbsOf('collect') }),
  verbs: { steal: 3, sneak: 3, avoid: 1.5, collect: 1, rescue: 1, explore: 0.5, unlock: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 4 },
    enemy: { least: 1, most: 4 },
    hazard: { least: 0, most: 3 },
    friend: { least: 0, most: 3 },
    goal: { least: 0, most: 2 },
    boss: { least: 0, most: 1 },
    obstacle: { least: 0, most: 4 },
    prop: { least: 0, most: 4 },
    projectile: { least: 0, most: 1 },
    key: { least: 0, most: 2 },
    door: { least: 0, most: 1 },
  },
  rules: { levels: 2, lives: 6 },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield', 'keys'],
  powerUps: ['speed', 'shield', 'slow'],
  longest: 240,
  extras: (game) => ({
    'stealth:gate': 'iron gate',
    ...(thrownOf(game) === pebble && { [pebble]: 'pebble' }),
  }),
  goal(game) {
    const items = castIn(game, 'collectible').filter(({ points = 1 }) => points >= 0)
    const [exit] = castIn(game, 'goal')
    const [foe] = [...castIn(game, 'enemy'), ...castIn(game, 'boss')]
    const amount = game.rules.goalCount ? `${game.rules.goalCount} ` : 'the '
    const out = exit ? `get to the ${exit.name}` : 'get away'
    const unseen = foe ? ` unseen by the ${foe.count === 1 ? foe.name : foe.plural}` : ''
    return `Steal ${amount}${items.map(({ plural }) => plural).join(' and ')}${unseen}, then ${out}.`
  },
  finish(game, brief) {
    const staged = withLoners(withoutScene(game, brief), brief)
    const counted = game.rules.goalCount !== undefined && brief.numbers.levels === undefined
    return withBoss({
      ...staged,
      rules: {
        ...staged.rules,
        levels: counted && !brief.extras.includes('levels') ? 1 : staged.rules.levels,
      },
      look: { ...staged.look, time: brief.time ?? 'night' },
    })
  },
}

/** A museum that is robbed is not where one has to get to: it stands behind the yard. */
function withoutScene(game: GamePlan, { prompt }: Brief): GamePlan {
  const words = prompt.toLowerCase()
  const isPlace = (name: string) =>
    isBuilding(name) &&
    new RegExp(
      `\\b(?:from|in|inside|into|through|of|rob|robs|guard|guards|infiltrates?) (?:a |an |the )?(?:\\w+ )?${name}`,
    ).test(words)
  return {
    ...game,
    cast: game.cast.map((member) =>
      (member.role === 'goal' || (member.role === 'enemy' && castIn(game, 'enemy').length > 1)) &&
      isPlace(member.name)
        ? { ...member, role: 'prop' as const }
        : member,
    ),
  }
}
