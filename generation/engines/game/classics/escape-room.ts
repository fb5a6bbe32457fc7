import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { genre, turns } from '@makebelieve/kit/game-2d/genres/escape-room/index'
import type { Tale, TaleState } from '@makebelieve/kit/game-2d/turns/tale'
import { numberIn } from '../twists.ts'
import { classic, countIn, deadline } from './classic.ts'
import { mostLocks, opened, roomTale } from './tales/locked-room.ts'
import { withPeople } from './tales/people.ts'
import { placeIn } from './tales/place.ts'
import { inRoom, wayOut } from './tales/room-said.ts'
import { sound } from './tales/walk.ts'

export const escapeRoom = classic<TaleState>({
  turns,
  genre,
  example: 'An escape room in a pyramid with scarabs and an old vase',
  company: true,
  casts: (brief) => inRoom(withPeople(brief)),
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
  twists: {
    // Its door stands open.
    out: {
      words: wayOut,
      seen: (before, after) => before.at !== 'open' && after.at === 'open',
    },
    deadline,
    // As many were opened on the way out, the last of them with the door.
    locks: {
      words:
        /\b(?:\d|two|three|four|five|six) (?:\w+ )?(?:locks?|doors?|codes?|puzzles?)\b(?! (?:digits|figures))/i,
      tells: ['levels'],
      seen: (_, after, said) =>
        after.at === 'open' &&
        Array.from({ length: mostLocks }, (_, at) => opened(at)).filter((one) => after.has.includes(one))
          .length +
          1 ===
          numberIn(said),
    },
  },
  shows: () => ({ unlock: ['escape', 'open', 'unlock', 'get out', 'crack', 'break out', 'solve', 'leave'] }),
  content: (brief, game) => ({
    tale: sound(
      roomTale({
        hero: theOne(game, 'player'),
        things: castIn(game, 'collectible'),
        company: castIn(game, 'friend'),
        place: placeIn(brief, game),
        seed: game.seed,
        locks: Math.min(mostLocks, countIn(brief, 'locks?|doors?|codes?|puzzles?') ?? 1),
      }),
    ),
  }),
  goal: ({ content }) => {
    const locks = Object.keys((content as { tale: Tale }).tale.scenes).filter((id) =>
      /^lock \d/.test(id),
    ).length
    if (locks === 0) return 'Find the three digits of the code and get out.'
    return `Find the codes of ${locks === 1 ? 'both locks' : `all ${locks + 1} locks`} and get out.`
  },
})
