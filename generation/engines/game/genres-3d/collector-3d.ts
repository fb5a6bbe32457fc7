import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/collector-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/collector-3d/index'
import type { RoamWorld } from '@makebelieve/kit/game-3d/genres/collector-3d/world'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { beating, findingIn3d, taking, verbsOf } from '../proof/signs.ts'
import { goalOfWork, shapesOfWork, shownByWork, withErrand, withWork } from './errands.ts'

export const collector3d: SolidDesign<RoamWorld> = {
  genre,
  bot,
  byOwnEyes: true,
  name: 'a 3D game of roaming and collecting',
  serves: ['collector'],
  // One goes there to do it, whatever else there is.
  words: /\b(?:fix(?:es|ing)?|repair(?:s|ing)?|put(?:s|ting)? out|extinguish\w*|deliver(?:s|ing)?) \w/,
  standsInFor: {
    fishing: 'a land to roam and gather in',
    farming: 'a land to roam and gather in',
    sandbox: 'a land to roam and gather in',
    'hidden-object': 'a game of finding things in a landscape',
    'life-sim': 'a land to roam and gather in',
    catcher: 'a game of gathering before others get you',
  },
  shows: (game) => ({
    ...shownByWork(game),
    collect: [...taking, ...findingIn3d],
    hit: [...beating, ...verbsOf('stomp')],
    defeat: [...beating, ...verbsOf('stomp')],
  }),
  extras: shapesOfWork,
  moves: [...verbsOf('run'), 'walk', 'explore'],
  verbs: { collect: 3, avoid: 2, chase: 2, steal: 2, explore: 2, rescue: 1, deliver: 1, relax: 1, jump: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 1, most: 3 },
    hazard: { least: 0, most: 2 },
    friend: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    obstacle: { least: 0, most: 1 },
  },
  rules: { levels: 2, powerUps: ['speed', 'shield', 'magnet'] },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield', 'double-jump'],
  goal(game) {
    const { plural } = theOne(game, 'collectible')
    const [exit] = castIn(game, 'goal')
    const [foe] = [...castIn(game, 'enemy'), ...castIn(game, 'hazard')]
    const amount = game.rules.goalCount ? `${game.rules.goalCount} ` : 'the '
    const away = foe && !game.rules.gentle ? ` and watch out for the ${foe.plural}` : ''
    const done = goalOfWork(game, theOne(game, 'collectible'))
    if (done) return `${done}${away}.`
    return `Collect ${amount}${plural}${away}${exit ? `, then get to the ${exit.name}` : ''}.`
  },
  finish: (game, brief) => withErrand(withWork(withBoss(game), brief), brief),
}
