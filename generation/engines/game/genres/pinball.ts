import { bot } from '@makebelieve/kit/game-2d/genres/pinball/bot'
import {
  bumpersIn,
  genre,
  type PinballWorld,
  usualScore,
} from '@makebelieve/kit/game-2d/genres/pinball/index'
import type { GenreDesign } from '../design.ts'
import { asBall, withSaid } from './aiming.ts'

export const pinball: GenreDesign<PinballWorld> = {
  genre,
  bot,
  name: 'a pinball table',
  classic: true,
  home: 'carnival',
  standsInFor: {},
  example: 'Pinball with aliens in space, 3 balls',
  surely: /\bpinball\b|\bflippers?\b.*\b(?:ball|bumpers?)\b|\bbumpers?\b.*\bflippers?\b/,
  shows: () => ({
    bounce: ['flip', 'bat', 'bounce', 'hit', 'shoot', 'keep', 'play'],
    hit: ['hit', 'bump', 'bump into', 'bounce off', 'strike', 'light up'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    enemy: { least: 0, most: 3 },
    collectible: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 2 },
    hazard: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { prop: 'obstacle' },
  rules: { lives: 3, scoreGoal: usualScore },
  supports: ['day-and-night'],
  longest: 240,
  goal: (game) =>
    `Reach ${game.rules.scoreGoal ?? usualScore} points${bumpersIn(game).length > 0 ? ` with the ${bumpersIn(game)[0]?.plural}` : ''} before ${game.rules.lives} ${game.rules.lives === 1 ? 'ball is' : 'balls are'} gone.`,
  finish(draft, brief) {
    const game = withSaid(asBall(draft, brief), brief)
    // 'Three balls' are how often one may lose it; one is on the table at a time.
    const balls = game.cast.find(({ name }) => /^(?:pin)?balls?$/.test(name))
    const cast = game.cast.filter(
      (member) =>
        member.role === 'player' ||
        !/^(?:(?:pin)?balls?|flippers?|bumpers?|tables?|pinball tables?|machines?)$/.test(member.name),
    )
    return {
      ...game,
      cast,
      rules: { ...game.rules, ...(balls?.count && { lives: Math.min(9, balls.count) }) },
    }
  },
}
