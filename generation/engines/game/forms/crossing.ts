import type { Form } from './form.ts'

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

/** Places where a brook is no surprise. */
const landscapes = new Set(
  'meadow forest jungle garden farm village park beach sea swamp snow mountain graveyard castle candy road'.split(
    ' ',
  ),
)
const wet = /\b(rivers?|streams?|brooks?|lily|lilies|logs?|rafts?|ponds?|swamps?|lakes?|water|floes?)\b/i
const firm =
  /\b(roads?|streets?|highways?|traffic|cars?|trucks?|lanes?|motorways?|rail(way|road)s?|tracks?)\b/i
const rails = /\b(rail(way|road)s?|tracks?|trains?)\b/i

/** Seen from above: hop across roads, rails and rivers to a home on the far side. */
export const crossing: Form = {
  id: 'crossing',
  name: 'a road-crossing game',
  standsInFor: {},
  verbs: { cross: 3, deliver: 1.5, avoid: 1, jump: 0.5, rescue: 0.5 },
  roles: {
    // Two kinds of them make better traffic than one.
    hazard: { least: 2, most: 5 },
    goal: { least: 1, most: 1 },
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
  instead: { enemy: 'hazard', projectile: 'hazard' },
  rules: { levels: 2, lives: 5 },
  powerUps: ['shield', 'heart'],
  space: 'lanes',
  layout({ prompt, scene }) {
    if (wet.test(prompt)) return { river: firm.test(prompt) ? 'always' : 'only' }
    if (rails.test(prompt)) return { rail: true }
    return landscapes.has(scene ?? 'road') ? { river: 'later' } : {}
  },
  brings: [
    { does: 'deliver', whom: 'collectible', to: 'goal' },
    { does: 'reach', whom: 'goal', otherwise: true },
    { does: 'dodge', whom: 'hazard' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'dodge', whom: 'obstacle' },
  ],
}
