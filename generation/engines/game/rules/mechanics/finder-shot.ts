import type { Meter } from '@makebelieve/kit/rules/rulebook'
import { counts, goalOf, lostAt } from '../lines.ts'
import type { Lines, Mechanic, Part, Use } from '../mechanic.ts'
import { all, changes, lasting, rise } from '../observe.ts'

/** How high the window of the camera is, how wide for that, and how much of it is the picture. */
const finder = { size: 150, wide: 1.4, taken: 0.72 }

export const pictured = (whom: Part): NonNullable<Lines['goal']> =>
  goalOf(
    `pictured ${whom.id}`,
    whom.count === 1 ? [5, 6] : (whom.count ?? [6, 8]),
    whom.count === 1 ? `pictures of the ${whom.name}` : `${whom.plural} photographed`,
    whom,
  )

export const film = [
  lostAt('film', [16, 11], 'pictures taken', 'The film is full.'),
  { when: { seconds: [100, 45] as const }, says: 'The light is gone.' },
]

/** Of one alone several pictures are taken, one after the other. */
export const onFilm = ({ count }: Part): Meter => ({
  name: 'pictured',
  from: 0,
  full: { mark: '✓', glow: '#fff6d8' },
  ...(count === 1 && { perSecond: -0.6 }),
})

/** One looks through the camera: whoever stands in its window when the shutter is pressed is in the picture. */
export function throughTheFinder({ you, whom = you, button }: Use): Lines {
  const flash = `${you.id}.flash`
  return {
    kinds: [
      { cast: you.id, size: finder.size, wide: finder.wide, look: { finder: 'open' } },
      // Who takes the pictures stands below, and looks on.
      { id: `${you.id}.there`, cast: you.id, drive: { does: 'still' }, count: 1, where: 'low', size: 76 },
      {
        id: flash,
        cast: you.id,
        drive: { does: 'still' },
        count: 0,
        where: 'middle',
        size: finder.size * finder.taken,
        wide: finder.wide,
        look: { finder: 'flash' },
        meters: [{ name: 'light', from: 1, perSecond: -5, empty: { alpha: 0 }, full: { alpha: 1 } }],
      },
      {
        cast: whom.id,
        drive: whom.alive ? { does: 'wander', speed: [70, 120] } : { does: 'drift', speed: [40, 80] },
        count: whom.count ?? [6, 8],
        where: 'far',
        ...(whom.flies && { flies: true }),
        meters: [onFilm(whom)],
        softly: true,
      },
      { cast: you.id, meters: [{ name: 'ready', from: 1, perSecond: [1.4, 1.1] }], softly: true },
    ],
    rules: [
      {
        when: { press: button },
        if: [{ meter: 'ready', of: 'a', above: 0.98 }],
        do: [
          { spawn: flash, at: 'a' },
          { meter: 'ready', of: 'a', set: 0 },
          { tally: 'film', add: 1 },
          { show: 'turn' },
        ],
        rest: 0,
        says: 'Photo',
      },
      {
        when: { touch: [flash, whom.id] },
        if: [{ meter: 'pictured', of: 'b', below: 0.1 }],
        do: [{ meter: 'pictured', of: 'b', set: 1 }, ...counts(`pictured ${whom.id}`, 25, 'right', 'Click!')],
        rest: 0,
      },
      { when: { meter: 'light', of: flash, below: 0 }, do: [{ remove: 'a' }], rest: 0 },
    ],
    goal: pictured(whom),
    lost: film,
  }
}

export function seenThroughTheFinder(films: Parameters<Mechanic['seen']>[0], { who, whom = who }: Use) {
  const size = Math.max(
    0,
    ...films.flatMap(({ frames: [first] }) => (first ? all(first, who.id).map((one) => one.size) : [])),
  )
  let taken = 0
  let outside = 0
  let pictures = 0
  for (const { before, after } of changes(films)) {
    const frame = all(before, who.id).find((one) => one.size === size)
    const shot = all(after, who.id).some(({ id }) => !before.bodies.has(id))
    if (!frame || !shot) continue
    if (!after.pressed) return undefined
    pictures++
    for (const was of all(before, whom.id)) {
      const is = after.bodies.get(was.id)
      const [across, down] = [Math.abs(was.x - frame.x) / size, Math.abs(was.y - frame.y) / size]
      // It is in the picture in the same moment, or in the one after.
      const inside = across < 1 && down < 0.9
      if (is && rise(was, is) > 0.5) outside += inside ? 0 : 1
    }
  }
  let missed = 0
  for (const { before, was, is } of lasting(films, whom.id)) {
    const frame = all(before, who.id).find((one) => one.size === size)
    const out = !frame || Math.abs(was.x - frame.x) / size > 1.1 || Math.abs(was.y - frame.y) / size > 0.95
    if (rise(was, is) < 0.5) {
      if (before.pressed && out) missed++
    } else if (out) return undefined
    else taken++
  }
  return pictures > 3 && taken > 4 && outside === 0 && missed > 10
    ? `${pictures} pictures were taken: ${taken} times whoever stood in the frame of the camera was photographed, and whoever stood outside it was not.`
    : undefined
}

export const lookThrough = ({ whom, you }: Use) =>
  `Move the camera over the ${(whom ?? you).plural} and press: whoever is in its frame is in the picture.`

/** Where the sentence speaks of the window of the camera, one looks through it. */
export const finderShot: Mechanic = {
  id: 'finder-shot',
  // As the reader tells it (`read/manners.ts`).
  verbs: ['be framing'],
  by: 'player',
  needs: ['whom'],
  spaces: ['hand'],
  adds: throughTheFinder,
  seen: seenThroughTheFinder,
  howTo: lookThrough,
  example: { you: 'photographer', whom: 'owl' },
  kin: ['photograph'],
}
