import { genre, turns } from '@makebelieve/kit/game-2d/genres/deckbuilder/index'
import { classic } from './classic.ts'

export const deckbuilder = classic({
  turns,
  genre,
  example: 'A deckbuilder: a baker with a rolling pin fights hungry rats',
  rules: { levels: 3 },
  roles: {
    enemy: { least: 1, most: 3 },
    boss: { least: 0, most: 1 },
    projectile: { least: 0, most: 3 },
    collectible: { least: 0, most: 4 },
  },
  instead: {
    hazard: 'enemy',
    friend: 'enemy',
    prop: 'collectible',
    obstacle: 'collectible',
    goal: 'collectible',
  },
  suggest: (role) => (role === 'enemy' ? ['goblin'] : []),
  parts: ['card', 'deck', 'hand', 'fight', 'battle', 'monster deck', 'turn'],
  shows: () => ({
    hit: ['fight', 'hit', 'attack', 'strike', 'battle', 'throw', 'shoot'],
    defeat: ['beat', 'defeat', 'fight', 'battle', 'slay', 'win against'],
    block: ['block', 'guard', 'defend', 'shield'],
    collect: ['collect', 'choose', 'take', 'add', 'get', 'draw', 'gather'],
  }),
  goal: ({ rules: { levels } }) => `Win ${Math.max(3, Math.min(5, levels))} fights with your cards.`,
})
