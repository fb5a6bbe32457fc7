import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { genre, turns } from '@makebelieve/kit/game-2d/genres/escape-room/index'
import { classic } from './classic.ts'
import { roomTale } from './tales/locked-room.ts'
import { withPeople } from './tales/people.ts'
import { placeIn } from './tales/place.ts'
import { sound } from './tales/walk.ts'

export const escapeRoom = classic({
  turns,
  genre,
  example: 'An escape room in a pyramid with scarabs and an old vase',
  company: true,
  casts: (brief) => withPeople(brief),
  roles: { collectible: { least: 2, most: 4 }, friend: { least: 0, most: 3 } },
  instead: {
    enemy: 'collectible',
    boss: 'collectible',
    hazard: 'collectible',
    goal: 'collectible',
    prop: 'collectible',
    obstacle: 'collectible',
  },
  suggest: (role) => (role === 'collectible' ? ['candle', 'clock', 'book'] : []),
  parts: ['room', 'code', 'lock', 'door', 'key', 'clue', 'escape'],
  shows: () => ({ unlock: ['escape', 'open', 'unlock', 'get out', 'crack', 'break out', 'solve', 'leave'] }),
  content: (brief, game) => ({
    tale: sound(
      roomTale({
        hero: theOne(game, 'player'),
        things: castIn(game, 'collectible'),
        company: castIn(game, 'friend'),
        place: placeIn(brief, game),
        seed: game.seed,
      }),
    ),
  }),
  goal: () => 'Find the three digits of the code and get out.',
})
