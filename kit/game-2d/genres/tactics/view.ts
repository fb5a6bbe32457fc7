import { castIn, type GamePlan, memberOf } from '../../../game/plan.ts'
import { lift } from '../../scenery/colour.ts'
import { drawBadge, drawIcon, type Icon } from '../../table/icons.ts'
import { cellArea, centreOfCell, gridOf } from '../../turns/grid.ts'
import { drawBoulder, groundOn } from '../../turns/ground.ts'
import type { Piece, Place, Table } from '../../turns/rules.ts'
import type { Painter } from '../../view/painter.ts'
import {
  type Deep,
  type Fighter,
  fighterAt,
  type Skill,
  side,
  skills,
  squaresOf,
  standing,
  type TacticsState,
} from './field.ts'

const grid = gridOf(side, side, { area: { x: 8, y: 108, width: 576, height: 584 } })
const column = { x: 594, width: 118 }
const colours = { squad: '#3d7be0', foes: '#d9534f', danger: '#ff4d4d' }
const deeps: Record<Deep, [fill: string, shine: string]> = {
  water: ['#2f86c9', '#7cc4ee'],
  lava: ['#d8431f', '#ffb347'],
  pit: ['#17132b', '#3a3260'],
}

export const iconOf: Record<Skill, Icon> = { strike: 'sword', shoot: 'bolt', shove: 'shield', sweep: 'swirl' }
const named: Record<Skill, string> = { strike: 'Strike', shoot: 'Shoot', shove: 'Shove', sweep: 'Sweep' }

/** Squares on which something is about to fall, and how much. */
function threatened(state: TacticsState): Map<number, number> {
  const threats = new Map<number, number>()
  for (const { cell, skill, aim } of standing(state, 1))
    for (const square of aim ? squaresOf(cell, skill, aim) : [])
      threats.set(square, (threats.get(square) ?? 0) + skills[skill].hurts)
  return threats
}

export function tableOf(state: TacticsState, plan: GamePlan): Table {
  const threats = threatened(state)
  return {
    places: [
      ...Array.from({ length: side * side }, (_, cell): Place => {
        const threat = threats.get(cell)
        return {
          id: String(cell),
          ...cellArea(grid, cell),
          says: saysOf(state, cell, threat, plan),
          radius: 8,
          ...(threat !== undefined && { fill: '#ff4d4d8c', outline: '#b3141e' }),
        }
      }),
      ...(state.blows ? [] : [endTurn(state)]),
    ],
    pieces: state.fighters.flatMap((one) => (one.health > 0 ? piecesOf(one) : [])),
  }
}

const isDone = (state: TacticsState) => standing(state, 0).every(({ acted }) => acted)

const endTurn = (state: TacticsState): Place => ({
  id: 'end',
  ...column,
  y: 624,
  height: 62,
  says: 'End turn',
  words: 'End turn',
  letters: 21,
  button: true,
  ...(isDone(state) && { fill: '#ffd447' }),
})

function saysOf(state: TacticsState, cell: number, threat: number | undefined, plan: GamePlan): string {
  const there = fighterAt(state, cell)
  const ground = state.rocks.includes(cell)
    ? 'a rock'
    : state.deep.includes(cell)
      ? deepNamed[state.kind]
      : 'free'
  const who = there
    ? `${there.side === 0 ? 'your' : 'enemy'} ${memberOf(plan, there.cast).name}, ${named[there.skill].toLowerCase()}, ${there.health} of ${there.most} health`
    : ground
  const danger = threat === undefined ? '' : `, about to be hit for ${threat}`
  return `Row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}: ${who}${danger}`
}

export const deepNamed: Record<Deep, string> = { water: 'water', lava: 'lava', pit: 'pit' }

function piecesOf({ id, cast, side: own, skill, health, most, cell, acted, back }: Fighter): Piece[] {
  const { x, y } = centreOfCell(grid, cell)
  return [
    {
      id: `fighter ${id}`,
      x,
      y: y - 5,
      width: grid.size * 0.9,
      face: {
        kind: 'figure',
        cast,
        colour: own === 0 ? colours.squad : colours.foes,
        icon: iconOf[skill],
        facing: own === 0 ? 1 : -1,
      },
      ...((back || (own === 0 && acted)) && { alpha: back && own === 1 ? 0.55 : 0.72 }),
    },
    {
      id: `health ${id}`,
      x,
      y: y + grid.size * 0.38,
      width: grid.size * 0.86,
      face: { kind: 'pips', left: health, most, colour: own === 0 ? '#6be28c' : '#ffb02e' },
      above: true,
    },
  ]
}

export function drawField({ rocks, deep, kind, fighters }: TacticsState, painter: Painter): void {
  const { palette, plan } = painter
  const { left, top, size } = grid
  const { ctx } = painter
  const [block] = castIn(plan, 'obstacle')
  painter.panel(left - 7, top - 7, size * side + 14, size * side + 14, {
    fill: lift(palette.ground, -0.45),
    radius: 14,
  })
  for (let cell = 0; cell < side * side; cell++) {
    const { x, y, width, height } = cellArea(grid, cell)
    const isOdd = (Math.floor(cell / side) + cell) % 2 === 1
    const isDeep = deep.includes(cell)
    const fill = isDeep ? deeps[kind][0] : groundOn(palette, isOdd)
    painter.panel(x + 1, y + 1, width - 2, height - 2, {
      fill,
      outline: 'transparent',
      radius: 8,
      shadow: false,
    })
    if (isDeep) shine(ctx, x, y, size, deeps[kind][1], painter.seconds + cell)
    if (rocks.includes(cell)) {
      if (block) painter.sprite(block, x + size / 2, y + size / 2, size * 0.86, { shadow: true })
      else drawBoulder(ctx, { x: x + size / 2, y: y + size / 2, far: size * 0.4, colour: palette.wall })
    }
  }
  squadCards(fighters, painter)
}

function shine(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: string,
  seconds: number,
): void {
  ctx.save()
  ctx.strokeStyle = colour
  ctx.globalAlpha *= 0.75
  ctx.lineWidth = 3
  ctx.lineCap = 'round'
  for (const [part, far] of [
    [0.36, 0.2],
    [0.66, 0.45],
  ] as const) {
    const from = x + size * far + Math.sin(seconds) * size * 0.05
    ctx.beginPath()
    ctx.moveTo(from, y + size * part)
    ctx.quadraticCurveTo(from + size * 0.15, y + size * (part - 0.1), from + size * 0.3, y + size * part)
    ctx.stroke()
  }
  ctx.restore()
}

/** Who is in the squad and what each of them does, beside the field. */
function squadCards(fighters: readonly Fighter[], painter: Painter): void {
  const own = fighters.filter((one) => one.side === 0)
  const high = Math.min(98, 500 / Math.max(1, own.length))
  own.slice(0, 6).forEach(({ cast, skill, health, most, acted }, index) => {
    const y = 110 + index * (high + 4)
    painter.panel(column.x, y, column.width, high - 4, {
      fill: health === 0 ? '#b9b4ad' : acted ? '#d9d4c8' : '#fffdf6',
      radius: 12,
      shadow: false,
    })
    painter.sprite(cast, column.x + 28, y + high * 0.42, Math.min(46, high * 0.6), {
      alpha: health === 0 ? 0.35 : 1,
    })
    drawBadge(painter.ctx, iconOf[skill], {
      x: column.x + 74,
      y: y + high * 0.27,
      size: 28,
      colour: colours.squad,
    })
    painter.text(`${skills[skill].hurts}`, column.x + 103, y + high * 0.28, 22, {
      bold: true,
      colour: '#1d1b2e',
    })
    painter.text(named[skill], column.x + 84, y + high * 0.58, 17, { bold: true, colour: '#1d1b2e' })
    painter.bar(column.x + 12, y + high * 0.76, column.width - 24, health / most, '#3bb273')
  })
}

/** Arrows from foes to where they will hit, and the blow itself. */
export function drawThreats(state: TacticsState, painter: Painter, since: number): void {
  const { ctx } = painter
  for (const { cell, skill, aim } of standing(state, 1)) {
    if (!aim) continue
    const [middle] = squaresOf(cell, skill, aim)
    if (middle !== undefined) arrow(ctx, centreOfCell(grid, cell), centreOfCell(grid, middle))
  }
  for (const [cell, hurts] of threatened(state)) {
    const { x, y } = centreOfCell(grid, cell)
    const sign = { x: x + size(0.35), y: y - size(0.35) }
    ctx.fillStyle = '#b3141e'
    ctx.beginPath()
    ctx.arc(sign.x, sign.y, size(0.17), 0, Math.PI * 2)
    ctx.fill()
    painter.text(String(hurts), sign.x, sign.y + 1, 18, { bold: true, colour: '#ffffff' })
  }
  if (since < 16)
    for (const cell of state.struck) {
      const { x, y } = centreOfCell(grid, cell)
      ctx.save()
      ctx.globalAlpha *= 1 - since / 16
      drawIcon(ctx, 'burst', { x, y, size: grid.size * (0.7 + since / 22), colour: '#fff2b0' })
      ctx.restore()
    }
}

const size = (part: number) => grid.size * part

function arrow(
  ctx: CanvasRenderingContext2D,
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.sqrt(dx * dx + dy * dy) || 1
  const [ux, uy] = [dx / far, dy / far]
  const [begin, end] = [size(0.36), far - size(0.16)]
  const at = (along: number, across: number): [number, number] => [
    from.x + ux * along - uy * across,
    from.y + uy * along + ux * across,
  ]
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [colour, width] of [
    ['#ffffffcc', 8],
    [colours.danger, 4.5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.moveTo(...at(begin, 0))
    ctx.lineTo(...at(end, 0))
    ctx.moveTo(...at(end - 11, -9))
    ctx.lineTo(...at(end, 0))
    ctx.lineTo(...at(end - 11, 9))
    ctx.stroke()
  }
  ctx.restore()
}
