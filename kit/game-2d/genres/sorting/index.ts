import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { fade, lift } from '../../scenery/colour.ts'
import type { Label, Move, Piece, Place, Table, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { tableArea } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'

/** Where something belongs: what the bin is called, and whose pictures go into it. */
export type Bin = { name: string; colour: string; items: string[] }

export type SortingContent = {
  bins: Bin[]
  /** Things come along a belt, or fall from above. */
  way?: 'belt' | 'falling'
  /** How many have to be sorted. */
  goal?: number
  /** The bins change places now and then. */
  swaps?: boolean
  /** The member of the cast that the bins look like. */
  container?: string
}

/** Something on its way, from 0 where it comes in to 1 where it is gone. */
type Comer = { id: number; cast: string; bin: number; at: number }

export type SortingState = {
  bins: Bin[]
  /** Which bin stands where, from the left. */
  order: number[]
  comers: Comer[]
  /** What was sent last, and how many beats ago. */
  sent?: Comer & { into: number; age: number }
  next: number
  random: number
  done: number
  /** What each bin has got. */
  filled: number[]
  goal: number
  hearts: number
  /** A line about what was just done. */
  says: string
  speed: number
  gap: number
  /** Beats since somebody came in. */
  waited: number
  swaps: boolean
  falling: boolean
  faster: boolean
}

export const usualGoal = 14
const beatSteps = 2
const flightBeats = 9
const front = 112
const bins = { top: 486, height: 196 }
const belt = { y: 316, from: tableArea.x + 36, to: tableArea.x + tableArea.width - 36 }

/** Things come by, and each is sent to where it belongs. */
export const turns: TurnRules<SortingState> = {
  id: 'sorting',
  sides: 1,
  says: 'Choose a bin',
  final: true,
  settles: 0,
  deal(plan, seed, level) {
    const { bins: all, goal = usualGoal, way, swaps = false } = plan.content as SortingContent
    const random = seededRandom(seed + level * 71)
    return withNew({
      bins: all,
      order: all.map((_, bin) => bin),
      comers: [],
      next: 0,
      random: random.state(),
      done: 0,
      filled: all.map(() => 0),
      goal,
      hearts: plan.rules.lives,
      says: '',
      speed: ((beatSteps / rate) * (1 + (level - 1) * 0.15)) / dial(plan, 9, 5),
      gap: Math.round((dial(plan, 3, 1.7) * rate) / beatSteps),
      waited: 0,
      swaps,
      falling: way === 'falling',
      faster: plan.rules.faster,
    })
  },
  moves: ({ bins: all, comers }) => (comers.length === 0 ? [] : all.map((_, bin): Move => [`bin ${bin}`])),
  after(state, [place = '']) {
    const [first, ...comers] = state.comers
    if (!first) return state
    const into = Number(place.slice('bin '.length))
    const sent = { ...first, into, age: 0 }
    if (into !== first.bin) return { ...state, comers, sent, hearts: state.hearts - 1, says: '' }
    const filled = state.filled.map((many, bin) => (bin === into ? many + 1 : many))
    return swapped({ ...state, comers, sent, filled, done: state.done + 1, says: '' })
  },
  beat: { every: () => beatSteps, after: passing },
  ending({ done, goal, hearts }) {
    if (done >= goal) return { winner: 0, because: 'Everything is where it belongs!' }
    return hearts <= 0 ? { winner: 1, because: 'Too much went astray.' } : undefined
  },
  lives: ({ hearts }) => hearts,
  score: ({ done }) => done * 20,
  solve: ({ comers: [first] }) => (first && first.at > 0.12 ? [`bin ${first.bin}`] : undefined),
  blunder: ({ comers: [first], bins: all }) =>
    first && first.at > 0.12 ? [`bin ${(first.bin + 1) % all.length}`] : undefined,
  progress: ({ done, goal }) => done / goal,
  table,
  backdrop,
  told: happened,
  howTo: (plan) => [
    `Send each thing into the right bin: ${listed((plan.content as SortingContent).bins.map(({ name }) => name.toLowerCase()))}.`,
    'Tap the bin, or press its number. What is in front comes first.',
    plan.rules.gentle ? 'A mistake does no harm.' : 'A wrong bin costs a heart, and so does what goes by.',
  ],
  hud: ({ done, goal }) => [{ says: 'Sorted', value: `${done} of ${goal}` }],
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** One after the other comes in, of all kinds in turn but in no order that one could learn. */
function withNew(state: SortingState): SortingState {
  const random = seededRandom(state.random)
  // A bin that has got least is served a little more often, so that none stays empty.
  const fewest = Math.min(...state.filled)
  const poor = state.bins.flatMap((_, bin) => (state.filled[bin] === fewest ? [bin] : []))
  const bin = random.next() < 0.3 ? (poor[random.below(poor.length)] ?? 0) : random.below(state.bins.length)
  const items = state.bins[bin]?.items ?? []
  const cast = items[random.below(items.length)] ?? ''
  return {
    ...state,
    comers: [...state.comers, { id: state.next, cast, bin, at: 0 }],
    next: state.next + 1,
    random: random.state(),
    waited: 0,
  }
}

function passing(state: SortingState): SortingState {
  const pace = state.speed * (state.faster ? 1 + state.done * 0.05 : 1)
  const moved = state.comers.map((comer) => ({ ...comer, at: comer.at + pace }))
  const gone = moved.filter(({ at }) => at >= 1)
  const { sent, ...rest } = state
  const passed: SortingState = {
    ...rest,
    ...(sent && sent.age < flightBeats && { sent: { ...sent, age: sent.age + 1 } }),
    comers: moved.filter(({ at }) => at < 1),
    hearts: state.hearts - gone.length,
    waited: state.waited + 1,
  }
  return passed.waited >= state.gap / (state.faster ? 1 + state.done * 0.05 : 1) || passed.comers.length === 0
    ? withNew(passed)
    : passed
}

/** After every fourth that was right, two bins change places. */
function swapped(state: SortingState): SortingState {
  if (!state.swaps || state.done % 4 !== 0) return state
  const random = seededRandom(state.random)
  const from = random.below(state.order.length)
  const to = (from + 1 + random.below(state.order.length - 1)) % state.order.length
  const order = state.order.map((bin, at) =>
    at === from ? (state.order[to] ?? bin) : at === to ? (state.order[from] ?? bin) : bin,
  )
  return { ...state, order, random: random.state() }
}

function happened(before: SortingState, [place]: Move, after: SortingState, plan: GamePlan): Told[] {
  if (place === undefined) {
    const gone = before.comers.find(({ id }) => !after.comers.some((one) => one.id === id))
    if (!gone) return []
    return [{ type: 'hurt', to: gone.cast, words: `The ${memberOf(plan, gone.cast).name} went by` }]
  }
  const { sent } = after
  if (!sent) return []
  const words = wrongWords(after, plan)
  if (words) return [{ type: 'wrong', at: place, to: sent.cast }]
  return [{ type: 'deliver', at: place, to: sent.cast }]
}

/** What went wrong with the last thing, in one line. */
function wrongWords({ sent, bins: all }: SortingState, plan: GamePlan): string {
  if (!sent || sent.into === sent.bin) return ''
  const { name, plural } = memberOf(plan, sent.cast)
  const right = all[sent.bin]?.name ?? ''
  return name === right.toLowerCase() || plural === right.toLowerCase()
    ? `The ${name} does not go there.`
    : `The ${name} goes into “${right}”.`
}

function spotOn({ falling }: SortingState, { at }: Comer): { x: number; y: number } {
  return falling
    ? { x: tableArea.x + tableArea.width / 2, y: 128 + at * (bins.top - 128) }
    : { x: belt.from + at * (belt.to - belt.from), y: belt.y - 58 }
}

function binArea(
  { order }: SortingState,
  bin: number,
): { x: number; y: number; width: number; height: number } {
  const gap = 14
  const width = Math.min(206, (tableArea.width - gap * (order.length - 1)) / order.length)
  const left = tableArea.x + (tableArea.width - width * order.length - gap * (order.length - 1)) / 2
  return { x: left + order.indexOf(bin) * (width + gap), y: bins.top, width, height: bins.height }
}

function table(state: SortingState, plan: GamePlan): Table {
  const { container } = plan.content as SortingContent
  const { comers, sent, bins: all, order } = state
  const places = all.map(({ name, colour }, bin): Place => {
    const area = binArea(state, bin)
    return {
      id: `bin ${bin}`,
      ...area,
      says: `${name}, number ${order.indexOf(bin) + 1}`,
      fill: colour,
      outline: lift(colour, -0.45),
      radius: 22,
      key: String(order.indexOf(bin) + 1),
      plain: true,
    }
  })
  const labels = all.flatMap(({ name }, bin): Label[] => {
    const { x, y, width } = binArea(state, bin)
    const middle = x + width / 2
    return [
      {
        x: middle,
        y: y + 120,
        words: name,
        size: name.length > 10 ? 20 : 25,
        bold: true,
        colour: '#1d1b2e',
        width: width - 14,
      },
      {
        x: middle,
        y: y + 164,
        words: `${order.indexOf(bin) + 1}`,
        size: 19,
        bold: true,
        colour: '#1d1b2eaa',
      },
    ]
  })
  const shown = all.flatMap(({ items }, bin): Piece[] => {
    const { x, y, width } = binArea(state, bin)
    const face = container ?? items[0]
    return face
      ? [{ id: `sign ${bin}`, x: x + width / 2, y: y + 56, width: 78, face: { kind: 'picture', cast: face } }]
      : []
  })
  const [first] = comers
  const name = first ? memberOf(plan, first.cast).name : ''
  const words = wrongWords(state, plan)
  return {
    places,
    pieces: [
      ...shown,
      ...comers
        .map(
          (comer, index): Piece => ({
            id: `comer ${comer.id}`,
            ...spotOn(state, comer),
            width: index === 0 ? front : 76,
            face: { kind: 'picture', cast: comer.cast },
          }),
        )
        .reverse(),
      ...(sent && sent.age < flightBeats ? [flying(state, sent)] : []),
    ],
    labels: [
      ...labels,
      ...(words
        ? [{ x: 360, y: 424, words, size: 25, bold: true, colour: '#ffd9d0' }]
        : [{ x: 360, y: 424, words: capital(name), size: 25, bold: true, colour: '#fffdf6' }]),
    ],
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** In an arc from where it was to its bin. */
function flying(state: SortingState, sent: NonNullable<SortingState['sent']>): Piece {
  const from = spotOn(state, sent)
  const { x, y, width } = binArea(state, sent.into)
  const part = sent.age / flightBeats
  return {
    id: `sent ${sent.id}`,
    x: from.x + (x + width / 2 - from.x) * part,
    y: from.y + (y + 50 - from.y) * part - 90 * part * (1 - part),
    width: front * (1 - part * 0.4),
    face: { kind: 'picture', cast: sent.cast },
    above: true,
  }
}

/** The belt with its moving ribs, or the shaft that things fall through; and a dark strip for what is said. */
function backdrop(state: SortingState, painter: Painter): void {
  const { ctx } = painter
  const { x, width } = tableArea
  ctx.fillStyle = '#1d1b2e99'
  ctx.beginPath()
  ctx.roundRect(x + 90, 400, width - 180, 48, 24)
  ctx.fill()
  if (state.falling) {
    ctx.fillStyle = '#1d1b2e55'
    ctx.beginPath()
    ctx.roundRect(x + width / 2 - 64, 112, 128, 282, 24)
    ctx.fill()
    return
  }
  ctx.fillStyle = '#3b3a4a'
  ctx.beginPath()
  ctx.roundRect(x, belt.y - 8, width, 40, 20)
  ctx.fill()
  ctx.fillStyle = '#5a596c'
  ctx.fillRect(x + 16, belt.y - 8, width - 32, 9)
  const along = ((state.waited + state.next * 7) * 2) % 40
  ctx.fillStyle = fade('#fffdf6', 0.22)
  for (let rib = x + 20 + along; rib < x + width - 16; rib += 40) ctx.fillRect(rib, belt.y - 8, 5, 9)
  ctx.fillStyle = '#23222e'
  for (const wheel of [x + 22, x + width / 2, x + width - 22]) {
    ctx.beginPath()
    ctx.arc(wheel, belt.y + 13, 12, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** Everybody who may come along. */
export const sortedIn = (plan: GamePlan) => castIn(plan, 'collectible')

export const genre = turnGame(turns)
