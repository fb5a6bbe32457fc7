import { castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/runner/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/runner/index'
import type { RunnerWorld } from '@makebelieve/kit/game-2d/genres/runner/way'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { GenreDesign } from '../design.ts'

export const runner: GenreDesign<RunnerWorld> = {
  genre,
  bot,
  name: 'an endless runner',
  standsInFor: {
    flappy: 'a flight through openings',
    racing: 'a race seen from the side, in which you jump over what is in the way',
    downhill: 'a run in which you jump and duck',
    lander: 'a flight in which you hold to rise and let go to sink',
  },
  verbs: {
    slide: 3,
    jump: 2,
    avoid: 2,
    fly: 2,
    race: 2,
    roll: 2,
    survive: 1,
    collect: 1,
    drive: 1,
    chase: 1,
    bounce: 1,
  },
  roles: {
    player: { least: 1, most: 1 },
    obstacle: { least: 1, most: 3 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 0, most: 3 },
    hazard: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
  },
  instead: { friend: 'collectible' },
  rules: { lives: 4, levels: 3, powerUps: ['shield', 'magnet', 'slow', 'heart'], doubleJump: true },
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'two-players',
    'faster-over-time',
    'shield',
    'double-jump',
    'day-and-night',
  ],
  longest: 130,
  goal(game) {
    const { goalCount, scoreGoal, seconds, timeUp } = game.rules
    const [item] = castIn(game, 'collectible')
    const [home] = castIn(game, 'goal')
    const flies = game.content?.mode === 'fly'
    const way = `${flies ? 'Fly through the openings' : 'Jump and duck'}${lockGoal(game)}`
    if (scoreGoal !== undefined) return `${way}, and get ${scoreGoal} points.`
    if (goalCount !== undefined && item) return `${way}, and collect ${goalCount} ${item.plural}.`
    if (seconds !== undefined && timeUp === 'win') return `${way}, and hold out for ${seconds} seconds.`
    const [obstacle] = [...castIn(game, 'obstacle'), ...castIn(game, 'enemy')]
    return `${way}${obstacle ? `, mind the ${obstacle.plural}` : ''} and make it to the ${home?.name ?? 'finish'}.`
  },
  finish(game, brief) {
    const words = brief.prompt.toLowerCase()
    const content: Record<string, unknown> = { ...game.content }
    const cue = brief.cues.some(({ genre: id }) => id === 'flappy' || id === 'lander')
    const named =
      /\b(flappy|jet ?pack|helicopter|fl(y|ies|ying) (through|between|past|over|around)|tap to fly)\b/.test(
        words,
      )
    const swims = game.cast.some(({ role, motion }) => role === 'player' && motion === 'swims')
    if (cue || named || (swims && /^(underwater|sea|ocean|reef)$/.test(game.look.scene)))
      content.mode ??= 'fly'
    if (cue && content.mode === 'fly') content.builtAs ??= 'flappy'
    // Where nothing can be lost, holding out would be no feat.
    const { gentle, timeUp } = game.rules
    return { ...game, content, rules: { ...game.rules, timeUp: gentle ? 'lose' : timeUp } }
  },
}
