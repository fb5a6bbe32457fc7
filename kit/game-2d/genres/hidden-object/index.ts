import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Move, Piece, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { tableArea } from '../../turns/world.ts'

/** Something in the picture: what it is, where, how large and how it is turned. */
type Lying = { cast: string; x: number; y: number; size: number; angle: number; sought: boolean }

type SearchState = {
  lying: Lying[]
  found: number[]
  /** Picks that found nothing. */
  misses: number
  /** So many are too many; none where nobody counts. */
  most: number
}

/** The picture itself; what is looked for stands below it. */
const picture = { ...tableArea, y: tableArea.y, height: 500 }
const list = { y: tableArea.y + 544 }

/** A picture full of things, in which some have to be found. */
export const turns: TurnRules<SearchState> = {
  id: 'hidden-object',
  sides: 1,
  says: 'Point at what you have found',
  final: true,
  deal(plan, seed, level) {
    const sought = soughtIn(plan)
    return {
      lying: strew(plan, sought, seed + level * 97),
      found: [],
      misses: 0,
      most: plan.rules.gentle ? 0 : Math.round(dial(plan, 12, 4)),
    }
  },
  moves: ({ lying, found }) =>
    lying.flatMap((_, index): Move[] => (found.includes(index) ? [] : [[String(index)]])),
  after(state, [place]) {
    const index = Number(place)
    return state.lying[index]?.sought
      ? { ...state, found: [...state.found, index] }
      : { ...state, misses: state.misses + 1 }
  },
  ending({ lying, found, misses, most }) {
    if (lying.every(({ sought }, index) => !sought || found.includes(index)))
      return { winner: 0, because: 'You found everything!' }
    return most > 0 && misses >= most ? { winner: 1, because: 'Too many wrong picks.' } : undefined
  },
  score: ({ found }) => found.length * 50,
  solve: ({ lying, found }) => first(lying, (one, index) => one.sought && !found.includes(index)),
  blunder: ({ lying }) => first(lying, ({ sought }) => !sought),
  progress: ({ lying, found }) => found.length / lying.filter(({ sought }) => sought).length,
  table: ({ lying, found }, plan) => ({
    places: lying.flatMap(({ cast, x, y, size }, index) =>
      found.includes(index)
        ? []
        : [
            {
              id: String(index),
              x: x - size / 2,
              y: y - size / 2,
              width: size,
              height: size,
              says: memberOf(plan, cast).name,
              plain: true as const,
            },
          ],
    ),
    pieces: lying.map(({ cast, x, y, size, angle }, index): Piece => {
      const at = found.indexOf(index)
      return {
        id: `thing ${index}`,
        ...(at < 0 ? { x, y, width: size } : { x: slot(at), y: list.y, width: 44, above: true as const }),
        face: { kind: 'picture', cast, angle: at < 0 ? angle : 0 },
      }
    }),
  }),
  backdrop({ lying, found }, painter) {
    painter.panel(picture.x, picture.y, picture.width, picture.height, { fill: '#fffdf622', radius: 24 })
    const left = lying.filter(({ sought }, index) => sought && !found.includes(index))
    painter.panel(picture.x, list.y - 34, picture.width, 68, { fill: '#fffdf6', radius: 22 })
    left.forEach(({ cast }, index) => {
      painter.sprite(cast, slot(found.length + index), list.y, 44, { alpha: 0.35 })
    })
  },
  told(before, [place], { lying, found }) {
    const to = lying[Number(place)]?.cast
    return [
      found.length > before.found.length
        ? { type: 'collect', at: `thing ${place}`, to, words: '+50' }
        : { type: 'wrong', at: place },
    ]
  },
  howTo: ({ rules }) => [
    'Find everything shown below the picture.',
    rules.gentle ? 'Take all the time you need.' : 'Look closely: too many wrong picks, and it’s over.',
  ],
  hud: ({ lying, found, misses, most }) => [
    { says: 'Found', value: `${found.length} of ${lying.filter(({ sought }) => sought).length}` },
    ...(most > 0 ? [{ says: 'Wrong picks', value: `${misses} of ${most}` }] : []),
  ],
}

const slot = (index: number) => picture.x + 36 + index * 54

const first = (lying: readonly Lying[], holds: (one: Lying, index: number) => boolean): Move | undefined => {
  const index = lying.findIndex(holds)
  return index < 0 ? undefined : [String(index)]
}

/** How many of what: as many as the sentence says, else a few of each. */
function soughtIn(plan: GamePlan): { cast: string; count: number }[] {
  const wanted = castIn(plan, 'collectible')
  const usual = Math.max(1, Math.round(8 / wanted.length))
  return wanted.map(({ id, count }) => ({ cast: id, count: Math.min(12, count ?? usual) }))
}

/** Everything lies in a cell of its own, a little aside and turned: nothing covers another, and nothing stands in rows. */
function strew(plan: GamePlan, sought: { cast: string; count: number }[], seed: number): Lying[] {
  const random = seededRandom(seed)
  const others = castIn(plan, 'obstacle').map(({ id }) => id)
  const [columns, rows] = [10, 7]
  const cells = random.shuffled(Array.from({ length: columns * rows }, (_, cell) => cell))
  const [wide, high] = [picture.width / columns, picture.height / rows]
  const wanted = sought.flatMap(({ cast, count }) => Array<string>(count).fill(cast))
  const all = [
    ...wanted.slice(0, 12).map((cast) => ({ cast, sought: true })),
    ...Array.from({ length: Math.round(dial(plan, 26, 52)) }, (_, index) => ({
      cast: others[index % Math.max(1, others.length)] ?? wanted[0] ?? '',
      sought: false,
    })),
  ]
  return all.slice(0, cells.length).map(({ cast, sought: isSought }, index) => {
    const cell = cells[index] ?? 0
    return {
      cast,
      sought: isSought,
      x: picture.x + ((cell % columns) + 0.5 + (random.next() - 0.5) * 0.3) * wide,
      y: picture.y + (Math.floor(cell / columns) + 0.5 + (random.next() - 0.5) * 0.3) * high,
      size: Math.round(wide * (isSought ? 0.66 : 0.6 + random.next() * 0.35)),
      angle: (random.next() - 0.5) * 1.2,
    }
  })
}

export const genre = turnGame(turns)
