import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Genre } from '../../genre.ts'
import { lift } from '../../scenery/colour.ts'
import type { Area, Move, Place, Table, Told, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage, type TurnWorld, tableArea } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'

export type SimonContent = {
  pads?: number
  /** Who sits on the pads, in turn; nobody where the pads are only coloured. */
  faces?: string[]
  /** Whoever shows the order, and is no pad. */
  caller?: string
  colours?: string[]
  /** It is won once so many rounds are, and the first one has so many tones. */
  rounds?: number
  first?: number
  /** So many mistakes end it. */
  hearts?: number
  backwards?: boolean
  /** Every round is a little quicker than the one before. */
  faster?: boolean
  /** Every round has an order of its own, instead of one more tone. */
  fresh?: boolean
}

export type SimonState = {
  pads: number
  /** Who sits on each of them, for those who count them. */
  casts: string[]
  colours: string[]
  /** The tones of this round, one pad after the other. */
  order: number[]
  round: number
  rounds: number
  first: number
  mode: 'show' | 'repeat'
  /** How many tones of the order were shown, or repeated. */
  at: number
  /** The pad that sounds, how long it has, and the one that sounded before it. */
  lit: number
  age: number
  last: number
  /** Hearts that are left, and those that there were. */
  hearts: number
  most: number
  points: number
  /** What was picked by mistake, until the order is shown again. */
  slip: number
  /** How long a tone lasts. */
  tone: number
  seed: number
  gentle: boolean
  backwards: boolean
  faster: boolean
  fresh: boolean
}

/** Tones that go with each other in any order. */
const tones = [0, 4, 7, 12, 14, 16, 19, 24]
const keyNote = 60
export const mostPads = tones.length
export const usualPads = 4
export const usualRounds = 6
const usualColours = ['#e4472b', '#2f9e5b', '#f5b700', '#3b82e0', '#8b5bd6', '#f0803c', '#e46aa8', '#17a398']
/** Steps between two looks at the clock: no multiple of those between two picks of a bot. */
const tick = 5
const leastTone = 3
/** So long nothing sounds between two tones, before the first one, and after a mistake. */
const gap = 2
const breath = 10
const sigh = 20
/** So long somebody takes from one pad to the next who knows the way. */
const reach = 4

export const noteOf = (pad: number): number => keyNote + (tones[pad] ?? 0)

/** The pad that is to be picked next. */
export const wanted = ({ order, at, backwards }: SimonState): number =>
  order[backwards ? order.length - 1 - at : at] ?? -1

const contentOf = (plan: GamePlan) => (plan.content ?? {}) as SimonContent
const padsIn = (plan: GamePlan) => contentOf(plan).pads ?? usualPads

function faceOf(plan: GamePlan, pad: number): string | undefined {
  const { faces = castIn(plan, 'collectible').map(({ id }) => id) } = contentOf(plan)
  return faces[pad % Math.max(1, faces.length)]
}

const colourOf = (plan: GamePlan, pad: number): string => {
  const { colours: [...said] = [] } = contentOf(plan)
  const free = usualColours.filter((colour) => !said.includes(colour))
  return [...said, ...free][pad] ?? '#e4472b'
}

/** The order of a round: the one before and one more, or another one. No tone comes three times in a row. */
function orderOf({
  pads,
  seed,
  round,
  first,
  fresh,
}: Pick<SimonState, 'pads' | 'seed' | 'round' | 'first' | 'fresh'>) {
  const random = seededRandom(fresh ? seed + round * 977 : seed)
  const order: number[] = []
  while (order.length < first + round - 1) {
    const next = random.below(pads)
    if (order.at(-1) !== next || order.at(-2) !== next) order.push(next)
  }
  return order
}

const begun = (state: Omit<SimonState, 'order'>): SimonState => ({ ...state, order: orderOf(state) })

/** Time goes by: tones sound and fade, and after the last one it is the player's turn. */
function later(state: SimonState): SimonState {
  const { mode, lit, age, at, order, slip, faster, round } = state
  const aged = { ...state, age: age + 1 }
  const tone = faster ? Math.max(leastTone, state.tone - Math.floor((round - 1) * 0.8)) : state.tone
  if (lit >= 0) return aged.age < tone ? aged : { ...aged, lit: -1, last: lit, age: 0 }
  if (mode === 'repeat') return aged
  const wait = at > 0 ? gap : slip >= 0 ? sigh : breath
  if (aged.age < wait) return aged
  if (at === order.length) return { ...aged, mode: 'repeat', at: 0, age: 0 }
  return { ...aged, lit: order[at] ?? -1, at: at + 1, age: 0, slip: -1 }
}

function picked(state: SimonState, pad: number): SimonState {
  const { at, order, round, hearts, gentle } = state
  const touched = { ...state, lit: pad, last: state.lit >= 0 ? state.lit : state.last, age: 0 }
  if (pad !== wanted(state))
    return { ...touched, lit: -1, slip: pad, mode: 'show', at: 0, hearts: gentle ? hearts : hearts - 1 }
  const right = { ...touched, at: at + 1, points: state.points + 10 }
  if (at + 1 < order.length) return right
  return begun({ ...right, round: round + 1, mode: 'show', at: 0 })
}

/** Pads sound one after the other, and are to be picked in the same order; every round has one more tone. */
export const turns: TurnRules<SimonState> = {
  id: 'simon-says',
  sides: 1,
  says: 'Repeat the order',
  final: true,
  settles: 1,
  deal(plan, seed, level) {
    const { hearts = plan.rules.lives, first = 1, rounds = usualRounds, ...content } = contentOf(plan)
    return begun({
      pads: padsIn(plan),
      casts: Array.from({ length: padsIn(plan) }, (_, pad) => faceOf(plan, pad) ?? []).flat(),
      colours: Array.from({ length: padsIn(plan) }, (_, pad) => colourOf(plan, pad)),
      round: 1,
      rounds,
      first: first + level - 1,
      mode: 'show',
      at: 0,
      lit: -1,
      age: 0,
      last: -1,
      hearts,
      most: hearts,
      points: 0,
      slip: -1,
      tone: Math.round(dial(plan, 9, 4)),
      seed: seed + level * 101,
      gentle: plan.rules.gentle,
      backwards: content.backwards ?? false,
      faster: content.faster ?? false,
      fresh: content.fresh ?? false,
    })
  },
  moves: ({ mode, pads }) =>
    mode === 'repeat' ? Array.from({ length: pads }, (_, pad): Move => [String(pad)]) : [],
  after: (state, [pad]) => picked(state, Number(pad)),
  beat: { every: () => tick, after: later },
  ending({ round, rounds, hearts, order }) {
    if (round > rounds)
      return { winner: 0, because: `${order.length - 1} in a row, and every one of them right!` }
    return hearts <= 0
      ? { winner: 1, because: round > 1 ? `You made it to round ${round}.` : 'That was not the order.' }
      : undefined
  },
  lives: ({ hearts }) => hearts,
  score: ({ points }) => points,
  bodies: ({ casts }) => casts.map((cast) => ({ cast })),
  solve: (state) =>
    state.mode === 'repeat' && state.age >= reach && state.lit < 0 ? [String(wanted(state))] : undefined,
  blunder: (state) =>
    state.mode === 'repeat' && state.age >= reach ? [String((wanted(state) + 1) % state.pads)] : undefined,
  progress: ({ round, rounds, at, order, mode }) =>
    Math.min(0.99, (round - 1 + (mode === 'repeat' ? at / order.length : 0)) / rounds),
  table,
  overlay,
  told: happened,
  howTo(plan) {
    const { backwards, fresh, hearts = plan.rules.lives, rounds = usualRounds } = contentOf(plan)
    const many = padsIn(plan)
    return [
      'Watch and listen: they light up and sound one after the other.',
      `Then pick them in ${backwards ? 'the opposite order, the last one first' : 'the same order'}, by tapping or with the keys 1 to ${many}.`,
      fresh
        ? 'Every round has a new order, one longer than before.'
        : 'Every round adds one more to the end.',
      plan.rules.gentle
        ? `A mistake does no harm. Get through ${rounds} rounds.`
        : hearts === 1
          ? `One mistake ends it. Get through ${rounds} rounds.`
          : `A mistake costs a heart, and shows the order again. Get through ${rounds} rounds.`,
    ]
  },
  hud: ({ round, rounds }) => [{ says: 'Round', value: `${Math.min(round, rounds)} of ${rounds}` }],
}

function happened(before: SimonState, [picks]: Move, after: SimonState, plan: GamePlan): Told[] {
  const whose = (pad: number) => faceOf(plan, pad)
  if (picks === undefined) {
    const { lit } = after
    if (lit < 0 || lit === before.lit) return []
    const by = whose(lit)
    return [{ type: 'step', at: String(lit), note: noteOf(lit), ...(by && { by }) }]
  }
  const pad = Number(picks)
  const to = whose(pad)
  if (after.slip === pad) return [{ type: 'wrong', at: picks, ...(to && { to }) }]
  const right: Told = { type: 'right', at: picks, note: noteOf(pad), ...(to && { to }) }
  return after.round > before.round
    ? [right, { type: 'match', at: picks, words: after.round > after.rounds ? 'All of them!' : 'Right!' }]
    : [right]
}

const board: Area = { x: 60, y: 166, width: 600, height: 466 }

/** Where the pads lie: two by two as everybody knows it, and in two rows where there are more. */
function areaOf(pads: number, pad: number): Area {
  const columns = pads <= 3 ? pads : Math.ceil(pads / 2)
  const rows = Math.ceil(pads / columns)
  const inside = { x: board.x + 18, y: board.y + 18, width: board.width - 36, height: board.height - 36 }
  const high = Math.min(inside.height / rows, 300)
  const row = Math.floor(pad / columns)
  const inRow = Math.min(columns, pads - row * columns)
  const wide = inside.width / columns
  const left = inside.x + (inside.width - wide * inRow) / 2
  const top = inside.y + (inside.height - high * rows) / 2
  return {
    x: left + (pad % columns) * wide + 6,
    y: top + row * high + 6,
    width: wide - 12,
    height: high - 12,
  }
}

function table({ pads }: SimonState, plan: GamePlan): Table {
  return {
    places: Array.from({ length: pads }, (_, pad): Place => {
      const cast = faceOf(plan, pad)
      return {
        id: String(pad),
        ...areaOf(pads, pad),
        says: `${cast ? memberOf(plan, cast).name : 'pad'} ${pad + 1}`,
        key: String(pad + 1),
        plain: true,
      }
    }),
    pieces: [],
  }
}

/** Everything here glows and fades, so it is drawn by how long it has been lit. */
function overlay(state: SimonState, painter: Painter, since: number): void {
  const { plan } = painter
  const { pads, lit, age, slip } = state
  painter.panel(board.x, board.y, board.width, board.height, { fill: '#241f38', radius: 46 })
  for (let pad = 0; pad < pads; pad++) {
    const shine = lit === pad ? Math.max(0.45, 1 - (age * tick + since) / 60) : 0
    drawPad(painter, state, pad, { shine, isWrong: slip === pad })
  }
  if (pads === usualPads) drawHub(painter, state)
  drawSaying(painter, state)
  drawDots(painter, state)
  const { caller } = contentOf(plan)
  if (caller)
    painter.sprite(caller, stage.width - 54, 50, 76, {
      alive: 2,
      shadow: true,
      ...(state.mode === 'show' && lit >= 0 && { glow: '#ffd447' }),
    })
}

function drawPad(
  painter: Painter,
  { pads, mode }: SimonState,
  pad: number,
  { shine, isWrong }: { shine: number; isWrong: boolean },
): void {
  const { ctx, plan } = painter
  const { x, y, width, height } = areaOf(pads, pad)
  const colour = colourOf(plan, pad)
  const [mx, my] = [x + width / 2, y + height / 2]
  const radius = pads === usualPads ? 40 : 30
  ctx.save()
  if (shine > 0) {
    ctx.shadowColor = lift(colour, 0.5)
    ctx.shadowBlur = 46 * shine
  }
  painter.panel(x, y, width, height, {
    fill: shine > 0 ? lift(colour, 0.25 + 0.35 * shine) : lift(colour, mode === 'repeat' ? -0.08 : -0.34),
    outline: shine > 0 ? '#fffdf6' : lift(colour, -0.5),
    radius,
    shadow: false,
  })
  ctx.restore()
  const cast = faceOf(plan, pad)
  const size = Math.min(width * 0.74, height * 0.74, 172)
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(x, y, width, height, radius)
  ctx.clip()
  if (shine > 0) drawWaves(ctx, mx, my, size, shine)
  ctx.restore()
  if (!cast) drawGloss(ctx, { x, y, width, height })
  else {
    ctx.fillStyle = `rgba(255, 253, 246, ${0.28 + 0.5 * shine})`
    ctx.beginPath()
    ctx.ellipse(mx, my, size * 0.62, size * 0.58, 0, 0, Math.PI * 2)
    ctx.fill()
    painter.sprite(cast, mx, my - shine * 8, size * (1 + 0.12 * shine), {
      squash: 1 - 0.08 * shine,
      alpha: shine > 0 || mode === 'repeat' ? 1 : 0.82,
      ...(shine > 0 && { glow: '#ffffff' }),
    })
  }
  if (isWrong) drawCross(ctx, mx, my, size * 0.5)
  const [kx, ky] = keyAt(pads, pad)
  painter.panel(kx - 15, ky - 15, 30, 30, {
    fill: '#1d1b2e66',
    outline: 'transparent',
    radius: 15,
    shadow: false,
  })
  painter.text(String(pad + 1), kx, ky + 1, 18, { bold: true, colour: '#fffdf6' })
}

/** A pad on which nobody sits shines like glass. */
function drawGloss(ctx: CanvasRenderingContext2D, { x, y, width, height }: Area): void {
  ctx.save()
  ctx.globalAlpha *= 0.16
  ctx.fillStyle = '#fffdf6'
  ctx.beginPath()
  ctx.roundRect(x + width * 0.1, y + height * 0.07, width * 0.8, height * 0.34, 26)
  ctx.fill()
  ctx.restore()
}

/** The number that picks it stands in the corner that is farthest from the middle. */
function keyAt(pads: number, pad: number): [number, number] {
  const { x, y, width, height } = areaOf(pads, pad)
  const isLeft = x + width / 2 <= stage.width / 2
  const isAbove = y + height / 2 <= board.y + board.height / 2 + 1
  return [isLeft ? x + 34 : x + width - 34, isAbove ? y + 34 : y + height - 34]
}

/** A tone goes out in rings. */
function drawWaves(ctx: CanvasRenderingContext2D, x: number, y: number, size: number, shine: number): void {
  ctx.save()
  ctx.strokeStyle = '#fffdf6'
  ctx.lineWidth = 4
  for (const ring of [0, 1]) {
    ctx.globalAlpha = shine * (0.7 - ring * 0.3)
    ctx.beginPath()
    ctx.ellipse(
      x,
      y,
      size * (0.62 + (1 - shine) * 0.25 + ring * 0.11),
      size * (0.58 + (1 - shine) * 0.2 + ring * 0.09),
      0,
      0,
      Math.PI * 2,
    )
    ctx.stroke()
  }
  ctx.restore()
}

function drawCross(ctx: CanvasRenderingContext2D, x: number, y: number, far: number): void {
  ctx.save()
  ctx.lineCap = 'round'
  for (const [width, colour] of [
    [26, '#fffdf6'],
    [16, '#c8323c'],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = colour
    ctx.beginPath()
    for (const way of [-1, 1]) {
      ctx.moveTo(x - far, y - far * way)
      ctx.lineTo(x + far, y + far * way)
    }
    ctx.stroke()
  }
  ctx.restore()
}

/** How many tones this round has, in the middle of the four. */
function drawHub(painter: Painter, { order, round, rounds }: SimonState): void {
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
  painter.panel(x - 52, y - 52, 104, 104, {
    fill: '#241f38',
    outline: 'transparent',
    radius: 52,
    shadow: false,
  })
  painter.panel(x - 40, y - 40, 80, 80, { fill: '#fffdf6', outline: '#1d1b2e', radius: 40, shadow: false })
  const many = round > rounds ? order.length - 1 : order.length
  painter.text(String(many), x, y + 2, 40, { bold: true, colour: '#1d1b2e' })
}

function drawSaying(painter: Painter, { mode, slip, backwards, round, rounds }: SimonState): void {
  const words =
    round > rounds
      ? 'All of them!'
      : slip >= 0
        ? 'Not that one …'
        : mode === 'show'
          ? 'Watch and listen …'
          : backwards
            ? 'Your turn: backwards!'
            : 'Your turn!'
  const isYours = mode === 'repeat'
  painter.panel(stage.width / 2 - 150, tableArea.y + 8, 300, 44, {
    fill: slip >= 0 ? '#e4472b' : isYours ? '#ffc83d' : '#fffdf6',
    radius: 22,
  })
  painter.text(words, stage.width / 2, tableArea.y + 31, 21, {
    bold: true,
    colour: slip >= 0 ? '#fffdf6' : '#1d1b2e',
  })
}

/** One dot for each tone: those that were heard, or repeated, are full. */
function drawDots(painter: Painter, { order, at, mode, round, rounds }: SimonState): void {
  if (round > rounds) return
  const gapWidth = Math.min(34, 620 / order.length)
  const left = stage.width / 2 - ((order.length - 1) * gapWidth) / 2
  const r = Math.min(11, gapWidth * 0.36)
  const { ctx } = painter
  painter.panel(left - 26, 646, (order.length - 1) * gapWidth + 52, 38, { fill: '#fffdf6', radius: 19 })
  for (const index of order.keys()) {
    ctx.beginPath()
    ctx.arc(left + index * gapWidth, 665, r, 0, Math.PI * 2)
    ctx.fillStyle = index < at ? (mode === 'repeat' ? '#0e8a84' : '#f5b700') : '#e7dfce'
    ctx.fill()
    ctx.lineWidth = 1.5
    ctx.strokeStyle = '#1d1b2e88'
    ctx.stroke()
  }
}

export const genre: Genre<TurnWorld<SimonState>> = { ...turnGame(turns), music: 'own' }
