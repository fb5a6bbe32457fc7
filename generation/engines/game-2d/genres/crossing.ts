import { bot } from '@makebelieve/kit/game-2d/genres/crossing/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/crossing/index'
import { type CrossingWorld, usualAim } from '@makebelieve/kit/game-2d/genres/crossing/rules'
import { castIn } from '@makebelieve/kit/game-2d/plan'
import type { GenreDesign } from '../design.ts'

/** Places where a brook is no surprise. */
const landscapes =
  'meadow forest jungle garden farm village park beach sea swamp snow mountain graveyard castle candy road'.split(
    ' ',
  )

export const crossing: GenreDesign<CrossingWorld> = {
  genre,
  bot,
  name: 'a road-crossing game',
  standsInFor: {},
  verbs: { cross: 3, deliver: 1.5, avoid: 1, jump: 0.5, rescue: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    hazard: { least: 1, most: 4 },
    enemy: { least: 0, most: 4 },
    collectible: { least: 0, most: 3 },
    goal: { least: 1, most: 1 },
    friend: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
  },
  suggest: (role) => (role === 'player' ? ['chicken', 'frog'] : []),
  terrain: {
    road: ['road', 'street', 'highway', 'lane', 'motorway', 'crosswalk'],
    water: ['river', 'stream', 'brook', 'canal', 'creek'],
    rail: ['railway', 'railroad', 'track'],
  },
  instead: { projectile: 'hazard', boss: 'enemy' },
  rules: { levels: 3, lives: 5, powerUps: ['shield', 'slow'] },
  supports: ['power-ups', 'boss', 'levels', 'two-players', 'faster-over-time', 'shield', 'day-and-night'],
  goal(game) {
    const [item] = castIn(game, 'collectible')
    const [home] = castIn(game, 'goal')
    const [traffic] = [...castIn(game, 'hazard'), ...castIn(game, 'enemy')]
    const { scoreGoal, goalCount = usualAim } = game.rules
    const where = home ? `to the ${goalCount === 1 ? home.name : home.plural}` : 'to the other side'
    const what = item ? `Bring ${scoreGoal ? '' : `${goalCount} `}${item.plural}` : 'Get'
    const between = traffic && !game.rules.gentle ? `, and mind the ${traffic.plural}` : ''
    const until = scoreGoal ? ` until you have ${scoreGoal} points` : ''
    return `${what} ${where} across the lanes${until}${between}.`
  },
  finish(game, { prompt }) {
    const wet = /\b(rivers?|streams?|brooks?|lily|lilies|logs?|rafts?|ponds?|swamps?|lakes?|water|floes?)\b/i
    const river = wet.test(prompt) ? 'always' : landscapes.includes(game.look.scene) ? 'later' : undefined
    return { ...game, content: { ...game.content, ...(river ? { river } : {}) } }
  },
}
