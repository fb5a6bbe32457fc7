import { genre, turns } from '@makebelieve/kit/game-2d/genres/hidden-object/index'
import { classic } from './classic.ts'

/** Things that fill a picture where the sentence does not say what else is in it. */
const clutter = ['umbrella', 'teapot', 'book', 'hat', 'bottle', 'shoe', 'basket', 'cup']

export const hiddenObject = classic({
  turns,
  genre,
  example: 'A hidden object game: find 8 seashells on a messy beach',
  roles: { collectible: { least: 1, most: 6 }, obstacle: { least: 6, most: 8 } },
  instead: {
    friend: 'collectible',
    enemy: 'collectible',
    boss: 'collectible',
    hazard: 'collectible',
    goal: 'collectible',
    prop: 'obstacle',
  },
  suggest: (role) =>
    role === 'obstacle' ? clutter : role === 'collectible' ? ['key', 'ring', 'feather', 'coin'] : [],
  parts: ['object', 'thing', 'item', 'picture', 'difference'],
  shows: () => ({
    collect: ['find', 'spot', 'search', 'search for', 'look for', 'seek', 'discover', 'collect', 'locate'],
  }),
  goal: () => 'Find everything hidden in the picture.',
})
