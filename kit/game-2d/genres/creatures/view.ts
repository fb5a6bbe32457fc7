import { castIn, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import { lift, mix } from '../../scenery/colour.ts'
import { drawIcon } from '../../table/icons.ts'
import { drawMeter } from '../../table/meter.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import { drawBoulder, groundOn } from '../../turns/ground.ts'
import type { Piece, Place, Table } from '../../turns/rules.ts'
import { stage } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'
import { type Creature, effectOf, type Kind } from './creature.ts'
import { board } from './land.ts'
import { activeOf, type CreaturesState, chanceToCatch, foeOf, isReadyForMaster, moves } from './state.ts'

const ink = '#1d1b2e'
const paper = '#fffdf6'
const grid = gridOf(board.columns, board.rows, { area: { x: 8, y: 104, width: 704, height: 464 } })
const teamTop = 578
const spots = { own: { x: 190, y: 318 }, foe: { x: 530, y: 300 } }
export const kindColours: Record<Kind, string> = { fire: '#e0562a', water: '#2a7fd0', leaf: '#37953f' }
const kindNames: Record<Kind, string> = { fire: 'Fire', water: 'Water', leaf: 'Leaf' }

export function tableOf(state: CreaturesState, plan: GamePlan): Table {
  if (state.offers.length > 0) return offered(state, plan)
  return state.foe ? fight(state, plan) : land(state, plan)
}

/** Whoever is to be beaten in the end. */
export const masterOf = (plan: GamePlan) => castIn(plan, 'enemy')[0] ?? castIn(plan, 'boss')[0]

const card = { width: 190, height: 250 }
const offerAt = (index: number, count: number) => stage.width / 2 + (index - (count - 1) / 2) * 214

const offered = ({ offers }: CreaturesState, plan: GamePlan): Table => ({
  places: offers.map(({ cast, kind }, index) => ({
    id: `offer ${index}`,
    x: offerAt(index, offers.length) - card.width / 2,
    y: 360 - card.height / 2,
    ...card,
    radius: 18,
    says: `${memberOf(plan, cast).name}, ${kind}`,
  })),
  pieces: offers.map(({ id, cast, kind }, index) => ({
    id: `offer ${id}`,
    x: offerAt(index, offers.length),
    y: 360,
    ...card,
    face: {
      kind: 'sheet',
      colour: kindColours[kind],
      cast,
      title: memberOf(plan, cast).name,
      words: kindNames[kind],
    },
  })),
  labels: [
    {
      x: stage.width / 2,
      y: 190,
      words: 'Who comes with you?',
      size: 30,
      bold: true,
      colour: '#ffffff',
    },
  ],
})

function land(state: CreaturesState, plan: GamePlan): Table {
  const { land: here, cell: at } = state
  const master = masterOf(plan)
  const named = (cell: number) =>
    cell === at
      ? 'you'
      : cell === here.master
        ? `the ${master?.name ?? 'master'}`
        : cell === here.camp
          ? 'the camp'
          : here.blocked.includes(cell)
            ? 'a rock'
            : here.grass.includes(cell)
              ? 'tall grass'
              : 'a path'
  const places = Array.from(
    { length: board.columns * board.rows },
    (_, cell): Place => ({
      id: String(cell),
      ...cellArea(grid, cell),
      radius: 10,
      says: `Row ${Math.floor(cell / board.columns) + 1}, column ${(cell % board.columns) + 1}: ${named(cell)}`,
    }),
  )
  const spot = (cell: number, up: number) => ({
    x: centreOfCell(grid, cell).x,
    y: centreOfCell(grid, cell).y - up,
  })
  return {
    places,
    pieces: [
      ...(master
        ? [
            {
              id: 'master',
              ...spot(here.master, 4),
              width: grid.size * 0.92,
              face: { kind: 'figure', cast: master.id, colour: '#b3363a', facing: -1 },
            } satisfies Piece,
          ]
        : []),
      {
        id: 'hero',
        ...spot(at, 4),
        width: grid.size * 0.92,
        face: { kind: 'figure', cast: theOne(plan, 'player').id, colour: '#3d7be0', facing: 1 },
        above: true,
      },
    ],
  }
}

function fight(state: CreaturesState, plan: GamePlan): Table {
  const [own, foe] = [activeOf(state), foeOf(state)]
  const figure = (one: Creature, side: 'own' | 'foe'): Piece => ({
    id: `${side} ${one.id}`,
    ...spots[side],
    width: (one.grown ? 215 : 180) * (side === 'own' ? 1 : 0.95),
    face: {
      kind: 'figure',
      cast: one.cast,
      colour: kindColours[one.kind],
      facing: side === 'own' ? 1 : -1,
    },
    from: { x: side === 'own' ? -120 : stage.width + 120, y: spots[side].y },
  })
  const open = new Set(moves(state).map(([place]) => place))
  return {
    places: [
      ...buttons(state, own, foe).filter(({ id }) => open.has(id)),
      ...state.team.map(
        (one, index): Place => ({
          id: `team ${one.id}`,
          ...teamPlace(index),
          radius: 12,
          says: `${memberOf(plan, one.cast).name}, ${one.kind}, ${one.health} of ${one.most} health`,
        }),
      ),
    ],
    pieces: [...(foe ? [figure(foe, 'foe')] : []), ...(own ? [figure(own, 'own')] : [])],
  }
}

function buttons(state: CreaturesState, own: Creature | undefined, foe: Creature | undefined): Place[] {
  const effect = own && foe ? effectOf(own.kind, foe.kind) : 'plain'
  const power = own ? `${kindNames[own.kind]}${effect === 'plain' ? '' : ` (${effect})`}` : ''
  const chance = foe ? Math.round(chanceToCatch(foe) * 100) : 0
  const all: [id: string, words: string, fill: string, ink: string][] = [
    ['strike', 'Strike', paper, ink],
    ['power', power, own ? kindColours[own.kind] : paper, '#ffffff'],
    ['focus', state.ready ? 'Ready!' : 'Focus', state.ready ? '#ffd447' : paper, ink],
    ...(state.foe?.wild
      ? ([
          ['catch', `Catch ${chance}%`, '#ffd447', ink],
          ['run', 'Run', paper, ink],
        ] as [string, string, string, string][])
      : []),
  ]
  const width = (stage.width - 28 - (all.length - 1) * 8) / all.length
  return all.map(([id, words, fill, colour], index) => ({
    id,
    x: 14 + index * (width + 8),
    y: 508,
    width,
    height: 62,
    says: words,
    words,
    fill,
    ink: colour,
    letters: all.length > 4 ? 19 : 22,
    button: true,
  }))
}

const teamPlace = (index: number) => ({ x: 10 + index * 117, y: teamTop, width: 112, height: 112 })

/** The land or the place of the fight, and the team below it. */
export function drawBehind(state: CreaturesState, painter: Painter): void {
  if (state.offers.length > 0) return
  if (state.foe) drawFight(state, painter)
  else drawLand(state, painter)
  state.team.forEach((one, index) => {
    drawMember(painter, one, teamPlace(index), one.id === state.active)
  })
}

function drawMember(
  painter: Painter,
  { cast, kind, level, health, most, grown }: Creature,
  { x, y, width, height }: ReturnType<typeof teamPlace>,
  isActive: boolean,
): void {
  painter.panel(x, y, width, height, {
    fill: health === 0 ? '#b9b4ad' : isActive ? '#fff1c2' : paper,
    radius: 12,
    shadow: false,
  })
  painter.sprite(cast, x + width / 2, y + 42, grown ? 64 : 54, { alpha: health === 0 ? 0.4 : 1 })
  drawKind(painter, kind, x + 20, y + 18, 13)
  painter.text(`${level}`, x + width - 18, y + 19, 19, { bold: true, colour: ink })
  drawMeter(painter, { x: x + 12, y: y + 84, width: width - 24, height: 12 }, health / most, '#3bb273')
}

/** A round sign in the colour of the kind. */
function drawKind({ ctx }: Painter, kind: Kind, x: number, y: number, far: number): void {
  ctx.fillStyle = kindColours[kind]
  ctx.beginPath()
  ctx.arc(x, y, far, 0, Math.PI * 2)
  ctx.fill()
  if (kind === 'fire') drawIcon(ctx, 'flame', { x, y, size: far * 1.3, colour: '#ffffff' })
  else shape(ctx, kind, x, y, far * 0.62)
}

/** A drop, or a leaf with its vein. */
function shape(ctx: CanvasRenderingContext2D, kind: 'water' | 'leaf', x: number, y: number, r: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  if (kind === 'water') {
    ctx.moveTo(0, -r * 1.15)
    ctx.bezierCurveTo(r * 1.3, r * 0.2, r * 0.8, r, 0, r)
    ctx.bezierCurveTo(-r * 0.8, r, -r * 1.3, r * 0.2, 0, -r * 1.15)
  } else {
    ctx.moveTo(-r, r)
    ctx.quadraticCurveTo(-r * 1.1, -r, r, -r)
    ctx.quadraticCurveTo(r * 1.1, r, -r, r)
  }
  ctx.fill()
  if (kind === 'leaf') {
    ctx.strokeStyle = kindColours.leaf
    ctx.lineWidth = r * 0.28
    ctx.beginPath()
    ctx.moveTo(-r, r)
    ctx.lineTo(r * 0.45, -r * 0.45)
    ctx.stroke()
  }
  ctx.restore()
}

function drawLand(state: CreaturesState, painter: Painter): void {
  const { palette, plan, ctx } = painter
  const { left, top, size } = grid
  const { land: here } = state
  const [block] = castIn(plan, 'obstacle')
  painter.panel(left - 6, top - 6, size * board.columns + 12, size * board.rows + 12, {
    fill: lift(palette.ground, -0.45),
    radius: 14,
  })
  const green = mix('#3b9a46', palette.groundEdge, 0.25)
  for (let cell = 0; cell < board.columns * board.rows; cell++) {
    const { x, y } = cellArea(grid, cell)
    const isOdd = (Math.floor(cell / board.columns) + cell) % 2 === 1
    painter.panel(x + 0.5, y + 0.5, size - 1, size - 1, {
      fill: groundOn(palette, isOdd),
      outline: 'transparent',
      radius: 6,
      shadow: false,
    })
    if (here.grass.includes(cell)) drawGrass(ctx, x, y, size, green, painter.seconds + cell)
    if (!here.blocked.includes(cell)) continue
    if (block) painter.sprite(block, x + size / 2, y + size / 2, size * 0.86, { shadow: true })
    else drawBoulder(ctx, { x: x + size / 2, y: y + size / 2, far: size * 0.4, colour: palette.wall })
  }
  drawCamp(painter, centreOfCell(grid, here.camp))
  if (isReadyForMaster(state)) return
  const { x, y } = centreOfCell(grid, here.master)
  painter.text('…', x, y - size * 0.62, 26, { bold: true, colour: '#ffffff', outline: ink })
}

function drawGrass(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  green: string,
  seconds: number,
): void {
  ctx.save()
  ctx.fillStyle = lift(green, 0.1)
  ctx.beginPath()
  ctx.roundRect(x + 2, y + 2, size - 4, size - 4, 10)
  ctx.fill()
  for (const row of [0.42, 0.68, 0.94])
    for (let blade = 0; blade < 6; blade++) {
      const foot = x + size * (0.1 + 0.16 * blade + (row === 0.68 ? 0.04 : 0))
      const lean = Math.sin(seconds * 1.6 + blade + row * 9) * size * 0.03
      ctx.fillStyle = lift(green, blade % 2 === 0 ? -0.22 : -0.06)
      ctx.beginPath()
      ctx.moveTo(foot - size * 0.05, y + size * row)
      ctx.quadraticCurveTo(foot, y + size * (row - 0.2), foot + lean, y + size * (row - 0.36))
      ctx.quadraticCurveTo(foot + size * 0.05, y + size * (row - 0.18), foot + size * 0.06, y + size * row)
      ctx.fill()
    }
  ctx.restore()
}

/** A tent: whoever comes here is well again. */
function drawCamp({ ctx }: Painter, { x, y }: { x: number; y: number }): void {
  const far = grid.size * 0.42
  ctx.fillStyle = '#c9622f'
  ctx.beginPath()
  ctx.moveTo(x, y - far)
  ctx.lineTo(x + far, y + far * 0.8)
  ctx.lineTo(x - far, y + far * 0.8)
  ctx.fill()
  ctx.fillStyle = '#5b2a18'
  ctx.beginPath()
  ctx.moveTo(x, y - far * 0.3)
  ctx.lineTo(x + far * 0.36, y + far * 0.8)
  ctx.lineTo(x - far * 0.36, y + far * 0.8)
  ctx.fill()
  drawIcon(ctx, 'heart', { x, y: y - far * 0.55, size: far * 0.5, colour: '#ffffff' })
}

function drawFight(state: CreaturesState, painter: Painter): void {
  const [own, foe] = [activeOf(state), foeOf(state)]
  const { plan, ctx, palette } = painter
  for (const { x, y } of [spots.own, spots.foe]) {
    ctx.fillStyle = groundOn(palette, false)
    ctx.beginPath()
    ctx.ellipse(x, y + 78, 150, 44, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  const plate = (one: Creature | undefined, x: number) => {
    if (!one) return
    painter.panel(x, 112, 316, 76, { fill: paper, radius: 16 })
    drawKind(painter, one.kind, x + 30, 136, 16)
    painter.text(`${memberOf(plan, one.cast).name}`, x + 54, 138, 21, {
      bold: true,
      colour: ink,
      align: 'left',
    })
    painter.text(`Level ${one.level}`, x + 300, 138, 18, { bold: true, colour: ink, align: 'right' })
    const part = one.health / one.most
    drawMeter(
      painter,
      { x: x + 18, y: 162, width: 280, height: 14 },
      part,
      part < 0.35 ? '#e5484d' : '#3bb273',
    )
  }
  plate(own, 20)
  plate(foe, 384)
  painter.panel(14, 452, stage.width - 28, 46, { fill: paper, radius: 14, shadow: false })
  painter.text(wordsOf(state, plan), stage.width / 2, 476, 20, {
    bold: true,
    colour: ink,
    width: stage.width - 50,
  })
}

const effects = { strong: ' It counts a lot!', weak: ' It hardly counts.', plain: '' }

/** What just happened, or what there is to do. */
function wordsOf(state: CreaturesState, plan: GamePlan): string {
  const [own, foe] = [activeOf(state), foeOf(state)]
  const name = (id: number) => {
    const one = state.team.find((member) => member.id === id)
    return one ? memberOf(plan, one.cast).name : 'friend'
  }
  if (!foe) return ''
  const other = memberOf(plan, foe.cast).name
  if (!own) return "Who's next? Pick someone from your team."
  if (state.mine?.missed) return `The ${other} got away from you, and hit back.`
  if (state.mine)
    return `Your ${name(state.mine.own)} hit for ${state.mine.hurt}.${effects[state.mine.effect]}`
  if (state.ready) return `Your ${name(own.id)} is ready: the next hit counts double.`
  if (state.theirs) return `The ${other} hit for ${state.theirs.hurt}.${effects[state.theirs.effect]}`
  return state.foe?.wild
    ? `A wild ${other}! Weaken it, then catch it.`
    : `The ${masterOf(plan)?.name ?? 'master'} sends a ${other}.`
}

/** Where blows fell. */
export function drawBlows(state: CreaturesState, painter: Painter, since: number): void {
  if (!state.foe || since > 26) return
  const { ctx } = painter
  const mark = (spot: { x: number; y: number }, hurt: number, from: number) => {
    const age = since - from
    if (age < 0 || age > 18) return
    ctx.save()
    ctx.globalAlpha *= 1 - age / 19
    drawIcon(ctx, 'burst', { x: spot.x, y: spot.y, size: 90 + age * 3, colour: '#fff2b0' })
    ctx.restore()
    painter.text(`-${hurt}`, spot.x, spot.y - age * 2, 34, {
      bold: true,
      colour: '#c8323c',
      outline: '#ffffff',
    })
  }
  if (state.mine && !state.mine.missed) mark(spots.foe, state.mine.hurt, 0)
  if (state.theirs) mark(spots.own, state.theirs.hurt, state.mine ? 8 : 0)
}
