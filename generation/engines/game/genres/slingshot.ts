import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/slingshot/bot'
import { genre, targetsIn } from '@makebelieve/kit/game-2d/genres/slingshot/index'
import type { GenreDesign } from '../design.ts'
import {
  aimSupports,
  felling,
  namesOf,
  onlyAsked,
  sendingOff,
  withFelled,
  withLauncher,
  withSaid,
} from './aiming.ts'

export const slingshot: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a slingshot game',
  classic: true,
  calm: true,
  standsInFor: {
    'physics-puzzle': 'a slingshot game where you knock over towers',
  },
  surely:
    /\b(?:trebuchet|catapult|slingshot)s?\b(?!.*\bdefen[cs]e\b)|\bangry \w+s\b.*\b(?:knock|topple|smash|crash|launch|fling)|\bpull(?:s|ing)? back and (?:let go|release)\b|\bangry \w+s? (?:knock|topple|smash|crash|bring down|launch|fl(?:y|ing) (?:in)?to)|\b(?:knock|topple|bring)\w* (?:over |down )?(?:the |some |stacked |tall )?(?:towers?|stacks?|structures?|buildings?|forts?|fortress(?:es)?|pyramids?|igloos?|huts?)(?: over| down)?\b(?! defen[cs]e)|\b(?:fling|launch|hurl|catapult)\w* \w+(?: \w+)? (?:at|into|from a) (?:the |a |stacked |tall )*(?:towers?|stacks?|structures?|stacked|blocks|castles?|forts?)/,
  shows: () => ({ shoot: sendingOff, defeat: felling, hit: ['hit', 'strike', 'smash', 'crash into'] }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    enemy: { least: 1, most: 3 },
    boss: { least: 0, most: 1 },
    goal: { least: 0, most: 2 },
    collectible: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { hazard: 'enemy', prop: 'obstacle' },
  rules: { lives: 1, levels: 3 },
  supports: aimSupports,
  goal(game) {
    const { levels } = game.rules
    return `Knock over ${namesOf(targetsIn(game))}${levels > 1 ? `, ${levels} levels in all` : ''}.`
  },
  finish(draft, brief) {
    const game = withLauncher(
      onlyAsked(withFelled(draft, brief), brief, ['enemy', 'boss', 'goal', 'collectible']),
    )
    return withSaid(game, brief)
  },
}
