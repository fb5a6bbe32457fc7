import { genre, type TypingContent, turns } from '@makebelieve/kit/game-2d/genres/typing/index'
import { wordsFor } from '../../../words/choose.ts'
import { classic } from './classic.ts'
import { asTopic } from './kinds.ts'

export const typing = classic({
  turns,
  genre,
  example: 'A typing game: zombies come nearer, and typing their words stops them',
  calm: undefined,
  rules: { lives: 3 },
  roles: { enemy: { least: 1, most: 3 }, collectible: { least: 0, most: 3 } },
  suggest: (role) => (role === 'enemy' ? ['zombie'] : []),
  casts: asTopic,
  parts: ['word', 'letter', 'keyboard', 'key', 'speed', 'typing'],
  shows: () => ({
    defeat: ['type', 'stop', 'defeat', 'beat', 'destroy', 'shoot', 'send away', 'scare', 'blast', 'catch'],
    hurt: ['reach', 'get', 'attack', 'come', 'eat'],
  }),
  content: (brief): TypingContent => ({ ...wordsFor(brief, { least: 3, most: 8, count: 40 }) }),
  goal: ({ content }) => `Type ${(content as TypingContent).goal ?? 12} words before they get through.`,
})
