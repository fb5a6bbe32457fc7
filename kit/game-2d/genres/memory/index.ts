import { seededRandom } from '../../../core/random.ts'
import { castIn, type GamePlan, memberOf } from '../../../game/plan.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import type { Move, Piece, Side, TurnRules } from '../../turns/rules.ts'
import { type RulesOfPlan, turnGame } from '../../turns/turn-game.ts'

export type MemoryContent = {
  /** How many of each there are: two, unless the sentence says so. */
  alike?: number
  /** How many different pictures. */
  kinds?: number
  /** How many cards there are, as far as there are pictures for them. */
  cards?: number
  /** One card of each pair has a word instead of the picture: what each cast member is called, by id. */
  words?: Readonly<Record<string, string>>
  /** So many wrong guesses end it. */
  misses?: number
  /** After a wrong guess all cards that lie face down change places; or after each that was found; after both; or only those two, or any two. */
  shuffles?: boolean | 'found' | 'two' | 'always' | 'any two'
  /** Somebody else of the cast plays against whoever plays. */
  rival?: boolean
}

export type MemoryState = {
  /** What each card shows: a place in the list of pictures. */
  cards: number[]
  alike: number
  /** Cards that lie open, and those that were found and are gone. */
  open: number[]
  found: number[]
  /** Cards that were seen once, for the bot. */
  seen: number[]
  misses: number
  /** So many misses are too many; none where nobody counts. */
  most: number
  /** Where the last ones that did not fit lie; they are turned back with the next card. */
  wrong: boolean
  /** Cards with a word on them, where pictures belong to words. */
  written?: number[]
  /** Which card lies in each place, where they change places: so one sees them going. */
  ids?: number[]
  /** They change places when some were found, and not when a guess was wrong. */
  mixedWhenFound?: boolean
  /** They do so after every turn. */
  mixedAlways?: boolean
  /** Only the cards that did not fit change places. */
  onlyThose?: boolean
  /** Two of them do, whichever. */
  anyTwo?: boolean
  /** What the next shuffle comes from. */
  random?: number
  /** Where two play: whose turn it is, and how many sets each has found. */
  side?: Side
  sets?: readonly [number, number]
}

const faces = (plan: GamePlan) => {
  const { words } = (plan.content ?? {}) as MemoryContent
  const all = [...castIn(plan, 'collectible'), ...(isDuel(plan) ? [] : castIn(plan, 'enemy'))].map(
    ({ id }) => id,
  )
  return words ? all.filter((id) => id in words) : all
}

const isDuel = ({ rules, content }: GamePlan) =>
  rules.players === 2 || (content as MemoryContent | undefined)?.rival === true

const isMixedWhenWrong = ({ wrong, ids, mixedWhenFound, mixedAlways }: MemoryState) =>
  wrong && ids !== undefined && (!mixedWhenFound || mixedAlways === true)

const missed = ({ misses, most }: MemoryState) => (most > 0 ? { made: misses, most } : undefined)
/** Whoever took too long has turned nothing that fits. */
const tookTooLong = (state: MemoryState): MemoryState => ({
  ...state,
  open: [],
  wrong: false,
  misses: state.misses + 1,
})

/** Cards lie face down; whoever finds all that belong together has won. */
const alone: TurnRules<MemoryState> = {
  id: 'memory',
  sides: 1,
  says: 'Turn a card over',
  final: true,
  settles: 16,
  deal(plan, seed, level) {
    const {
      alike = 2,
      cards,
      kinds = Math.min(faces(plan).length, cards ? Math.max(2, Math.floor(cards / alike)) : 5 + level),
      words,
      misses,
      shuffles,
    } = (plan.content ?? {}) as MemoryContent
    const random = seededRandom(seed + level * 31)
    const all = random.shuffled(Array.from({ length: kinds * alike }, (_, card) => card))
    // Nobody can follow all of them for long.
    const patience = !shuffles || shuffles === 'two' || shuffles === 'any two' ? 1 : 2
    const slack = plan.rules.gentle ? 0 : Math.round(kinds * alike * (1.6 - plan.challenge) * patience)
    return {
      cards: all.map((card) => Math.floor(card / alike)),
      alike,
      open: [],
      found: [],
      seen: [],
      misses: 0,
      most: misses ?? slack,
      wrong: false,
      ...(words && { written: all.flatMap((card, at) => (card % alike === 1 ? [at] : [])) }),
      ...(shuffles && { ids: all, random: random.state() }),
      ...(['found', 'always', 'any two'].includes(String(shuffles)) && { mixedWhenFound: true }),
      ...(['always', 'any two'].includes(String(shuffles)) && { mixedAlways: true }),
      ...(shuffles === 'any two' && { anyTwo: true }),
      ...(shuffles === 'two' && { onlyThose: true }),
    }
  },
  beat: {
    // They are looked at for a moment before they go.
    every: (state) => (isMixedWhenWrong(state) ? 75 : Number.MAX_SAFE_INTEGER),
    after: (state) => (isMixedWhenWrong(state) ? shuffled(state) : state),
  },
  moves: ({ cards, found, open, wrong }) =>
    cards.flatMap((_, card): Move[] =>
      found.includes(card) || (!wrong && open.includes(card)) ? [] : [[String(card)]],
    ),
  after(before, [place]) {
    const card = Number(place)
    const state = isMixedWhenWrong(before) ? shuffled(before) : before
    const open = state.wrong ? [card] : [...state.open, card]
    const seen = state.seen.includes(card) ? state.seen : [...state.seen, card]
    const kind = state.cards[card]
    if (open.some((one) => state.cards[one] !== kind))
      return { ...state, open, seen, wrong: true, misses: state.misses + 1 }
    if (open.length < state.alike) return { ...state, open, seen, wrong: false }
    const next = { ...state, open: [], seen, wrong: false, found: [...state.found, ...open] }
    return state.mixedWhenFound ? shuffled(next) : next
  },
  timeUp: tookTooLong,
  // A try is over with the card that does not fit, or with the last that does.
  isWhole: (before, { misses, found }) => misses > before.misses || found.length > before.found.length,
  ending({ found, cards, misses, most }) {
    if (found.length === cards.length) return { winner: 0, because: 'You found them all!' }
    return most > 0 && misses >= most ? { winner: 1, because: 'Too many wrong guesses.' } : undefined
  },
  faults: missed,
  score: ({ found, alike }) => (found.length / alike) * 100,
  solve,
  blunder: (state) => worst(state),
  progress: ({ found, cards }) => found.length / cards.length,
  table({ cards, open, found, written = [], ids }, plan) {
    const columns = Math.ceil(Math.sqrt(cards.length * 1.2))
    const grid = gridOf(columns, Math.ceil(cards.length / columns), { largest: 150 })
    const pictures = faces(plan)
    const { words = {} } = (plan.content ?? {}) as MemoryContent
    const wordOn = (card: number) =>
      written.includes(card) ? words[pictures[cards[card] ?? 0] ?? ''] : undefined
    return {
      places: cards.map((kind, card) => ({
        id: String(card),
        ...cellArea(grid, card),
        says: open.includes(card)
          ? (wordOn(card) ?? memberOf(plan, pictures[kind] ?? '').name)
          : `Card ${card + 1}, face down`,
        plain: true as const,
      })),
      pieces: cards.flatMap((kind, card): Piece[] =>
        found.includes(card)
          ? []
          : [
              {
                id: `card ${ids?.[card] ?? card}`,
                ...centreOfCell(grid, card),
                width: grid.size * 0.84,
                height: grid.size * 0.9,
                face: open.includes(card)
                  ? wordOn(card) !== undefined
                    ? { kind: 'tile', colour: '#fffdf6', words: wordOn(card) ?? '' }
                    : {
                        kind: 'sheet',
                        colour: memberOf(plan, pictures[kind] ?? '').colour,
                        cast: pictures[kind],
                      }
                  : { kind: 'back', colour: '#4b5fd0' },
              },
            ],
      ),
    }
  },
  told(before, [place], { found, cards, wrong, open }, plan) {
    const kind = cards[Number(place)] ?? 0
    const to = faces(plan)[kind]
    if (found.length > before.found.length) return [{ type: 'match', at: place, to, words: '+100' }]
    return [{ type: wrong && open.length > 1 ? 'wrong' : 'swap', at: place, to }]
  },
  howTo: (plan) => {
    const { alike = 2, words } = (plan.content ?? {}) as MemoryContent
    return [
      words
        ? 'Turn over two cards at a time: every picture belongs to its word.'
        : alike === 2
          ? 'Turn over two cards at a time and find all the pairs.'
          : `Turn over cards and find ${alike} of a kind.`,
      ...((plan.content as MemoryContent | undefined)?.shuffles
        ? [
            {
              found: 'Whenever some are found the other cards change places. Follow them with your eyes.',
              two: 'Cards that do not match change places with each other before they turn over.',
              always: 'After every turn the other cards change places. Follow them with your eyes.',
              'any two': 'After every turn two of the cards change places. Follow them with your eyes.',
              true: 'After a wrong guess the other cards change places. Follow them with your eyes.',
            }[String((plan.content as MemoryContent).shuffles)] ?? '',
          ]
        : []),
      plan.rules.gentle
        ? 'Take all the time you need.'
        : 'Remember what you saw: too many wrong guesses, and it’s over.',
    ]
  },
  hud: ({ found, cards, alike, misses, most }) => [
    { says: 'Found', value: `${found.length / alike} of ${cards.length / alike}` },
    ...(most > 0 ? [{ says: 'Wrong', value: `${misses} of ${most}` }] : []),
  ],
}

/** Two turn cards in turns: whoever finds a set goes on, and whoever finds most of them wins. */
const duel: TurnRules<MemoryState> = {
  ...alone,
  sides: 2,
  drawsAgain: true,
  deal: (plan, seed, level) => ({ ...alone.deal(plan, seed, level), most: 0, side: 0, sets: [0, 0] }),
  turn: ({ side = 0 }) => side,
  after(before, move) {
    const after = alone.after(before, move)
    const { side = 0, sets = [0, 0] } = before
    const [own, other] = sets
    if (after.found.length > before.found.length)
      return { ...after, sets: side === 0 ? [own + 1, other] : [own, other + 1] }
    return after.misses > before.misses ? { ...after, side: side === 0 ? 1 : 0 } : after
  },
  // Whoever took too long lets the other go on.
  timeUp: (state) => ({ ...state, open: [], wrong: false, side: state.side === 1 ? 0 : 1 }),
  ending({ found, cards, sets: [one, other] = [0, 0] }) {
    if (found.length < cards.length) return undefined
    const because = `${Math.max(one, other)} to ${Math.min(one, other)}.`
    return { winner: one === other ? null : one > other ? 0 : 1, because }
  },
  faults: () => undefined,
  // Who forgets turns a card that nobody has seen, or one that has been.
  opponent(state, { slips, seed }) {
    const random = seededRandom(seed)
    const known = solve(state)
    const all = alone.moves(state)
    return random.next() < slips + 0.15 || !known ? (all[random.below(all.length)] ?? ['0']) : known
  },
  score: ({ sets: [one] = [0, 0] }) => one * 100,
  howTo: (plan) => [
    ...alone.howTo(plan).slice(0, 1),
    'Whoever finds what belongs together goes on; then it is the other one’s turn.',
    'Whoever finds most wins.',
  ],
  hud: ({ sets: [one, other] = [0, 0] }) => [{ says: 'Found', value: `${one} : ${other}` }],
}

export const turns: RulesOfPlan<MemoryState> = {
  id: 'memory',
  sides: 1,
  mayBeTwo: true,
  faults: missed,
  timeUp: tookTooLong,
  of: (plan) => (isDuel(plan) ? duel : alone),
}

/** Who turned two that do not fit sees all others go somewhere else; whoever looks closely sees where. */
function shuffled(state: MemoryState): MemoryState {
  const { cards, ids = [], found, seen, written, random = 1 } = state
  const source = seededRandom(random)
  const closed = state.onlyThose
    ? state.open
    : cards.flatMap((_, card) => (found.includes(card) ? [] : [card]))
  // Those that did not fit go round by one: of two, each goes where the other was.
  const going = state.anyTwo ? source.shuffled(closed).slice(0, 2) : closed
  const order =
    state.onlyThose || state.anyTwo ? [...going.slice(1), ...going.slice(0, 1)] : source.shuffled(going)
  const goes = new Map(order.map((from, at) => [going[at] ?? from, from]))
  const from = (place: number) => goes.get(place) ?? place
  const moved = <T>(list: readonly T[]): T[] => list.map((_, place) => list[from(place)] as T)
  const places = (list: readonly number[]) =>
    cards.flatMap((_, place) => (list.includes(from(place)) ? [place] : []))
  return {
    ...state,
    cards: moved(cards),
    ids: moved(ids),
    seen: places(seen),
    ...(written && { written: places(written) }),
    open: [],
    wrong: false,
    random: source.state(),
  }
}

/** Goes on with what was begun where it is known; else takes a set that is known, or looks at a new card. */
function solve(state: MemoryState): Move | undefined {
  const { cards, seen, found, open, wrong, alike } = state
  const begun = wrong ? [] : open
  const known = (kind: number | undefined) =>
    seen.filter((card) => cards[card] === kind && !found.includes(card) && !begun.includes(card))
  const fresh = cards.findIndex((_, card) => !seen.includes(card))
  if (begun.length > 0) {
    const [next] = known(cards[begun[0] ?? 0])
    return next !== undefined ? [String(next)] : fresh >= 0 ? [String(fresh)] : undefined
  }
  const whole = [...new Set(cards)].find((kind) => known(kind).length === alike)
  const next = whole === undefined ? fresh : known(whole)[0]
  return next === undefined || next < 0 ? undefined : [String(next)]
}

/** Always what does not belong to the first. */
function worst({ cards, found, open, wrong }: MemoryState): Move | undefined {
  const begun = wrong ? [] : open
  const other = cards.findIndex(
    (kind, card) =>
      !found.includes(card) && !begun.includes(card) && (begun.length === 0 || kind !== cards[begun[0] ?? 0]),
  )
  return other < 0 ? undefined : [String(other)]
}

export const genre = turnGame(turns)
