import { castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/crossing/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/crossing/index'
import { type CrossingWorld, usualAim } from '@makebelieve/kit/game-2d/genres/crossing/rules'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { GenreDesign } from '../design.ts'

/** Places where a brook is no surprise. */
const landscapes =
  'meadow forest jungle garden farm village park beach sea swamp snow mountain graveyard castle candy road'.split(
    ' ',
  )

const cars = ['car', 'truck', 'bus']

/** What usually goes along lanes, where the place does not say it better by itself. */
const traffic: Partial<Record<string, string[]>> = {
  road: cars,
  city: ['car', 'bus', 'taxi'],
  'neon-city': ['motorcycle', 'car'],
  village: ['car', 'tractor'],
  park: ['bicycle', 'skateboard'],
  farm: ['tractor', 'pig'],
  meadow: cars,
  desert: ['truck', 'motorcycle'],
  beach: ['crab', 'car'],
  sea: ['boat', 'shark'],
  underwater: ['shark', 'submarine'],
  space: ['ufo', 'meteor'],
  moon: ['ufo', 'meteor'],
  snow: ['sled', 'truck'],
  factory: ['truck', 'robot'],
}

export const crossing: GenreDesign<CrossingWorld> = {
  genre,
  bot,
  name: 'a road-crossing game',
  standsInFor: {},
  verbs: { cross: 3, deliver: 1.5, avoid: 1, jump: 0.5, rescue: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    // Whoever is to be feared goes along the lanes, and two kinds of them make better traffic than one.
    hazard: { least: 2, most: 5 },
    collectible: { least: 0, most: 3 },
    goal: { least: 1, most: 1 },
    friend: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
  },
  suggest(role, { scene }) {
    if (role === 'player') return ['chicken', 'frog']
    return role === 'hazard' ? (traffic[scene ?? 'road'] ?? []) : []
  },
  terrain: {
    road: ['road', 'street', 'highway', 'lane', 'motorway', 'crosswalk'],
    water: ['river', 'stream', 'brook', 'canal', 'creek'],
    rail: ['railway', 'railroad', 'track'],
  },
  instead: { enemy: 'hazard', projectile: 'hazard', boss: 'hazard' },
  rules: { levels: 3, lives: 5, powerUps: ['shield', 'slow'] },
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
    const [item] = castIn(game, 'collectible')
    const [home] = castIn(game, 'goal')
    const [feared] = castIn(game, 'hazard')
    const { scoreGoal, goalCount = usualAim } = game.rules
    const where = home ? `to the ${goalCount === 1 ? home.name : home.plural}` : 'to the other side'
    const what = item ? `Bring ${scoreGoal ? '' : `${goalCount} `}${item.plural}` : 'Get'
    const between = feared && !game.rules.gentle ? `, and mind the ${feared.plural}` : ''
    const until = scoreGoal ? ` until you have ${scoreGoal} points` : ''
    return `${what} ${where} across the lanes${until}${lockGoal(game)}${between}.`
  },
  finish(game, { prompt }) {
    const wet = /\b(rivers?|streams?|brooks?|lily|lilies|logs?|rafts?|ponds?|swamps?|lakes?|water|floes?)\b/i
    const river = wet.test(prompt) ? 'always' : landscapes.includes(game.look.scene) ? 'later' : undefined
    return { ...game, content: { ...game.content, ...(river ? { river } : {}) } }
  },
}
