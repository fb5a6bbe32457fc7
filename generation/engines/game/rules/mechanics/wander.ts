import type { Mechanic } from '../mechanic.ts'
import { harm, heading, lasting, paceOf } from '../observe.ts'
import { keepsTo } from './frequent.ts'

/** Others go about as they like, here and there, and take no notice of anybody. */
export const wander: Mechanic = {
  id: 'wander',
  verbs: [
    'wander',
    'wander around',
    'wander about',
    'wander through',
    'wander off',
    'wander over',
    'walk',
    'walk around',
    'walk about',
    'walk past',
    'walk by',
    'move',
    'move around',
    'move about',
    'roam',
    'stroll',
    'run',
    'run around',
    'run about',
    'run everywhere',
    'crawl',
    'crawl around',
    'creep',
    'slide',
    'slide around',
    'float',
    'float past',
    'float around',
    'drift',
    'drift past',
    'drift around',
    'swim around',
    'waddle',
    'scurry',
    'shuffle',
    'toddle',
  ],
  aimless: true,
  by: 'others',
  spaces: ['top', 'float', 'side', 'earth'],
  adds({ who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'wander', speed: [45, 80] },
          count: who.count ?? 4,
          where: 'anywhere',
          size: 54,
          ...(who.flies && { flies: true }),
          softly: true,
        },
      ],
    }
  },
  seen(films, { you, who, whom = you }) {
    let moves = 0
    let rests = 0
    let turns = 0
    let hasty = 0
    for (const { was, is } of lasting(films, who.id)) {
      const pace = paceOf(was, is)
      if (pace < 12) rests++
      else if (pace < 160) moves++
      else hasty++
      const both = Math.hypot(was.vx, was.vy) * Math.hypot(is.vx, is.vy)
      if (both > 400 && (was.vx * is.vx + was.vy * is.vy) / both < 0.9) turns++
    }
    const cares = Math.max(...[you, whom].map(({ id }) => Math.abs(heading(films, who.id, id).part)))
    // Who comes about only later comes from somewhere, and who keeps to something is not just anywhere.
    if (films.every(({ frames: [first] }) => !first?.casts.has(who.id))) return undefined
    if (whom.id !== you.id && keepsTo(films, who.id, whom.id)) return undefined
    return moves > rests &&
      hasty < moves * 0.05 &&
      turns > 10 &&
      cares < 0.3 &&
      harm(films, you.id, who.id).near === 0
      ? `The ${who.plural} went about, turned ${turns} times, and took no notice of the ${you.name}.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} wander around as they please.`,
  kin: ['flee', 'hover', 'undo'],
  example: { you: 'child', who: 'duck', besides: { does: 'collect', whom: 'coin' } },
}
