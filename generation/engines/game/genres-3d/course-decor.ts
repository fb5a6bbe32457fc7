import type { GamePlan } from '@makebelieve/kit/game/plan'

const green = ['tree', 'bush'] as const
const places: Partial<Record<string, readonly [tall: string, low: string]>> = {
  meadow: green,
  sky: ['cherry blossom tree', 'bush'],
  forest: ['pine tree', 'fern'],
  jungle: ['palm tree', 'fern'],
  garden: ['apple tree', 'flower'],
  park: green,
  swamp: ['dead tree', 'mushroom'],
  desert: ['cactus', 'rock'],
  beach: ['palm tree', 'seashell'],
  sea: ['palm tree', 'rock'],
  underwater: ['coral', 'seaweed'],
  snow: ['snowy pine tree', 'rock'],
  mountain: ['pine tree', 'rock'],
  volcano: ['dead tree', 'rock'],
  cave: ['crystal', 'mushroom'],
  dungeon: ['pillar', 'rock'],
  castle: ['pillar', 'bush'],
  graveyard: ['dead tree', 'gravestone'],
  haunted: ['dead tree', 'pumpkin'],
  city: ['street lamp', 'bush'],
  road: ['tree', 'traffic cone'],
  'neon-city': ['street lamp', 'trash can'],
  space: ['blue crystal', 'rock'],
  moon: ['satellite dish', 'rock'],
  factory: ['barrel', 'gear'],
  laboratory: ['plant pot', 'bottle'],
  candy: ['lollipop', 'cupcake'],
  carnival: ['street lamp', 'popcorn'],
  abstract: ['purple crystal', 'mushroom'],
}

/** What grows or stands on the islands of this place, tall and low. */
export function decorIn({ look }: Pick<GamePlan, 'look'>): { tall: string; low: string } {
  const [tall, low] = places[look.scene] ?? green
  return { tall, low }
}
