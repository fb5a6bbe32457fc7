import { castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/platformer/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/platformer/index'
import type { PlatformerWorld } from '@makebelieve/kit/game-2d/genres/platformer/world'
import type { GenreDesign } from '../design.ts'

/** What a level has to have when the prompt speaks of it. */
const named: Record<string, RegExp> = {
  '^': /\b(spik|thorn)/,
  H: /\b(ladder|climb)/,
  S: /\b(spring|trampoline|bounc|jump ?pad)/,
  mover: /\b(moving (platform|floor|ledge)|lift|elevator|ferr)/,
}

export const platformer: GenreDesign<PlatformerWorld> = {
  genre,
  bot,
  name: 'a platformer',
  standsInFor: {
    'gravity-flip': 'a platformer where you flip gravity',
    climbing: 'a platformer with ladders, lifts and ledges to climb',
    'physics-puzzle': 'a platformer with springs, lifts and moving platforms',
  },
  verbs: {
    jump: 3,
    climb: 3,
    bounce: 2,
    roll: 1,
    explore: 1,
    collect: 1,
    avoid: 1,
    rescue: 2,
    unlock: 1,
    fight: 1,
    cross: 1,
  },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 1, most: 4 },
    hazard: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
  },
  terrain: {
    spikes: ['spike', 'thorn', 'barbed wire'],
    ladder: ['ladder'],
    platform: ['platform', 'ledge', 'lily pad', 'cloud', 'rooftop', 'roof', 'shelf', 'stepping stone'],
    lava: ['lava', 'magma'],
    water: ['swamp', 'river', 'lake', 'pond'],
    ground: ['ground', 'floor', 'cliff', 'hill'],
  },
  rules: { lives: 4, levels: 3, powerUps: ['shield', 'magnet', 'heart'] },
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'two-players',
    'faster-over-time',
    'shield',
    'double-jump',
    'checkpoints',
    'day-and-night',
  ],
  longest: 130,
  goal(game) {
    const [home] = castIn(game, 'goal')
    const [item] = castIn(game, 'collectible')
    const [foe] = castIn(game, 'enemy')
    const { goalCount, scoreGoal, boss } = game.rules
    if (scoreGoal !== undefined)
      return `Run, jump and collect ${item?.plural ?? 'things'} for ${scoreGoal} points.`
    const count = goalCount && item ? `Collect ${goalCount} ${item.plural}` : undefined
    const [chief] = boss ? castIn(game, 'boss') : []
    const way = chief ? `, beat the ${chief.name}` : foe ? `, watch out for the ${foe.plural}` : ''
    return `${count ?? 'Run and jump'}${way} and reach the ${home?.name ?? 'flag'}.`
  },
  finish(game, brief) {
    const words = brief.prompt.toLowerCase()
    const content: Record<string, unknown> = { ...game.content }
    if (brief.cues.some(({ genre: cue }) => cue === 'gravity-flip') || /\bgravity\b/.test(words))
      content.gravityFlip ??= true
    if (content.gravityFlip) content.builtAs ??= 'gravity-flip'
    const features = Object.entries(named).flatMap(([sign, pattern]) => (pattern.test(words) ? [sign] : []))
    if (features.length > 0) content.features ??= features
    const wet = /^(underwater|sea|ocean|reef|aquarium)$/.test(game.look.scene)
    const swims = game.cast.some(({ role, motion }) => role === 'player' && motion === 'swims')
    if (wet && swims && !content.gravityFlip) content.swim ??= true
    if (/\b(lava|magma|volcano)\b/.test(words) || game.look.scene === 'volcano') content.over ??= 'lava'
    else if (
      /\b(water|river|swamp|lake|pond|sea|ocean|lily ?pads?|sharks?|crocodiles?)\b/.test(words) &&
      !content.swim
    )
      content.over ??= 'water'
    if (
      /\b(lily ?pads?|clouds?|roof ?tops?|roofs|floating islands?|floes?|stepping stones?|platforms over)\b/.test(
        words,
      )
    )
      content.layout ??= 'islands'
    // Holding out is no aim where one may stand still in a safe place; and a short clock leaves no time for many levels.
    const { seconds = 999, levels } = game.rules
    const fits = brief.numbers.levels ?? Math.min(levels, seconds < 45 ? 1 : seconds < 80 ? 2 : levels)
    return { ...game, content, rules: { ...game.rules, levels: fits, timeUp: 'lose' } }
  },
}
