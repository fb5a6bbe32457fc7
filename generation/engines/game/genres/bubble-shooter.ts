import { castIn } from '@makebelieve/kit/game/plan'
import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/bubble-shooter/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/bubble-shooter/index'
import type { GenreDesign } from '../design.ts'
import { matching } from '../proof/signs.ts'
import { withTwists } from '../twists.ts'
import { addedTwists } from './added-rules.ts'
import { aimSupports, sendingOff, withSaid } from './aiming.ts'

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a bubble shooter',
  classic: true,
  calm: true,
  standsInFor: {},
  surely:
    /\bbubble shooter\b|\bshoot(?:s|ing)? (?:\w+ )?bubbles?\b|\bbubbles? of the same colou?r|\bpop(?:s|ping)? (?:\w+ )?bubbles? of\b|\bmatch(?:ing)? bubbles?\b/,
  shows: () => ({
    shoot: sendingOff,
    match: matching,
    break: ['pop', 'burst', 'clear', 'remove', 'match', 'hit'],
  }),
  verbs: {},
  roles: { player: { least: 1, most: 1 }, collectible: { least: 4, most: 6 } },
  instead: {
    enemy: 'collectible',
    prop: 'collectible',
    hazard: 'collectible',
    projectile: 'collectible',
    goal: 'collectible',
    obstacle: 'collectible',
    friend: 'collectible',
  },
  rules: { lives: 1, levels: 2 },
  supports: aimSupports,
  longest: 240,
  goal(game) {
    const names = castIn(game, 'collectible')
      .slice(0, 2)
      .map(({ plural }) => plural)
    return `Shoot three or more of a kind together, ${names.join(' and ')} and all the others, until nothing is left hanging.`
  },
  finish: withSaid,
}

export const bubbleShooter = withTwists(plain, addedTwists({ can: ['points', 'shots'], target: [] }))
