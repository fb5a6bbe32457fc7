import { castIn, type GamePlan, memberOf } from '../../../game/plan.ts'
import { lift } from '../../scenery/colour.ts'
import { drawIcon } from '../../table/icons.ts'
import { centreOfHex, hexArea, hexesIn, traceHex } from '../../turns/hexes.ts'
import type { Piece, Place, Table } from '../../turns/rules.ts'
import { stage } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'
import { board, type HexContent, type HexState, incomeOf, landsOf, type Owner } from './lands.ts'

const hexes = hexesIn(board.columns, board.rows, { x: 6, y: 102, width: 708, height: 470 })
const colours = ['#3d7be0', '#d9483f', '#3c9a4b', '#8c4fc4'] as const
const ink = '#1d1b2e'

export const colourOf = (owner: Owner): string => colours[owner] ?? '#888888'

/** Whose face a side shows: those who were told of first, else whoever plays and whoever is against them. */
export function faceOf(plan: GamePlan, owner: Owner): string | undefined {
  const { faces = [] } = (plan.content ?? {}) as HexContent
  const others = castIn(plan, 'enemy').filter(({ id }) => !faces.includes(id))
  const [player] = castIn(plan, 'player')
  return faces[owner] ?? (owner === 0 ? player : others[owner - Math.max(1, faces.length)])?.id
}

/** What a side is called: by whom it shows, or by its colour. */
export function nameOf(plan: GamePlan, owner: Owner): string {
  const face = faceOf(plan, owner)
  if (face) return `the ${memberOf(plan, face).plural}`
  return owner === 0 ? 'you' : `the ${['blue', 'red', 'green', 'purple'][owner]} side`
}

export function tableOf(state: HexState, plan: GamePlan): Table {
  const land = state.owners.flatMap((owner, cell) => (owner < 0 ? [] : [{ owner, cell }]))
  return {
    places: [
      ...land.map(({ owner, cell }): Place => {
        const area = hexArea(hexes, cell)
        const whose = owner === state.turn ? 'yours' : `of ${nameOf(plan, owner)}`
        return {
          id: String(cell),
          ...area,
          radius: area.width / 2,
          says: `Row ${Math.floor(cell / board.columns) + 1}, land ${(cell % board.columns) + 1}: ${whose}, ${state.armies[cell]} armies`,
        }
      }),
      {
        id: 'end',
        x: 566,
        y: 622,
        width: 144,
        height: 66,
        says: 'End turn',
        words: 'End turn',
        letters: 22,
        button: true,
      },
    ],
    pieces: [
      ...land.map(({ owner, cell }): Piece => {
        const { x, y } = centreOfHex(hexes, cell)
        const cast = faceOf(plan, owner)
        return {
          id: `army ${cell}`,
          x,
          y: y - 4,
          width: hexes.far * 1.16,
          face: { kind: 'disc', colour: lift(colourOf(owner), cast ? 0 : 0.12), ...(cast && { cast }) },
        }
      }),
      ...diceOf(state),
    ],
  }
}

/** The dice of the last attack: whoever attacked at the left, whoever was attacked at the right. */
function diceOf({ rolled }: HexState): Piece[] {
  if (!rolled) return []
  const row = (dice: readonly number[], owner: Owner, x: number, name: string) =>
    dice.map(
      (eyes, index): Piece => ({
        id: `die ${name} ${index}`,
        x: x + index * 31,
        y: 596,
        width: 28,
        face: { kind: 'eyes', eyes: [eyes], colour: colourOf(owner) },
        from: { x: stage.width / 2, y: 560 },
      }),
    )
  return [...row(rolled.mine, rolled.by, 26, 'mine'), ...row(rolled.theirs, rolled.to, 402, 'theirs')]
}

export function drawMap(state: HexState, painter: Painter): void {
  const { ctx } = painter
  const cells = Array.from({ length: board.columns * board.rows }, (_, cell) => cell)
  for (const cell of cells) {
    traceHex(ctx, centreOfHex(hexes, cell), hexes.far + 5)
    ctx.fillStyle = '#173f6d'
    ctx.fill()
  }
  for (const cell of cells) {
    const owner = state.owners[cell] ?? -1
    const { x, y } = centreOfHex(hexes, cell)
    traceHex(ctx, { x, y }, hexes.far - 1.5)
    ctx.fillStyle = owner < 0 ? '#2a6aa6' : lift(colourOf(owner), 0.42)
    ctx.fill()
    if (owner < 0) drawWave(ctx, x, y, painter.seconds + cell)
  }
  drawSides(state, painter)
}

function drawWave(ctx: CanvasRenderingContext2D, x: number, y: number, seconds: number): void {
  ctx.save()
  ctx.strokeStyle = '#7fb6e6'
  ctx.globalAlpha *= 0.6
  ctx.lineWidth = 3
  ctx.lineCap = 'round'
  ctx.beginPath()
  const from = x - 16 + Math.sin(seconds) * 3
  ctx.moveTo(from, y)
  ctx.quadraticCurveTo(from + 8, y - 8, from + 16, y)
  ctx.quadraticCurveTo(from + 24, y + 8, from + 32, y)
  ctx.stroke()
  ctx.restore()
}

/** How much land everybody has, and how many armies come next. */
function drawSides(state: HexState, painter: Painter): void {
  const { plan } = painter
  const width = 134
  for (let owner = 0; owner < state.sides; owner++) {
    const [x, lands] = [12 + owner * (width + 4), landsOf(state, owner).length]
    painter.panel(x, 622, width, 66, {
      fill: lift(colourOf(owner), lands === 0 ? 0.85 : 0.6),
      outline: owner === state.turn ? ink : 'transparent',
      radius: 14,
      shadow: false,
    })
    const face = faceOf(plan, owner)
    if (face) painter.sprite(face, x + 30, 655, 44, { alpha: lands === 0 ? 0.4 : 1 })
    else drawIcon(painter.ctx, 'shield', { x: x + 30, y: 655, size: 38, colour: colourOf(owner) })
    painter.text(String(lands), x + 74, 656, 28, { bold: true, colour: ink })
    if (lands > 0) painter.text(`+${incomeOf(state, owner)}`, x + 110, 657, 18, { bold: true, colour: ink })
  }
}

/** How many armies are where, and the sums of the dice. */
export function drawArmies(state: HexState, painter: Painter): void {
  const { ctx } = painter
  state.owners.forEach((owner, cell) => {
    if (owner < 0) return
    const { x, y } = centreOfHex(hexes, cell)
    const sign = { x: x + hexes.far * 0.36, y: y + hexes.far * 0.42 }
    ctx.fillStyle = ink
    ctx.beginPath()
    ctx.arc(sign.x, sign.y, 17, 0, Math.PI * 2)
    ctx.fill()
    painter.text(String(state.armies[cell]), sign.x, sign.y + 1, 24, { bold: true, colour: '#ffffff' })
  })
  const { rolled } = state
  if (!rolled) return
  const sum = (dice: readonly number[]) => String(dice.reduce((one, other) => one + other, 0))
  const words = (dice: readonly number[], owner: Owner, x: number) =>
    painter.text(sum(dice), x, 598, 26, { bold: true, colour: '#ffffff', outline: colourOf(owner) })
  words(rolled.mine, rolled.by, 290)
  painter.text(':', 330, 596, 26, { bold: true, colour: '#ffffff', outline: ink })
  words(rolled.theirs, rolled.to, 366)
}
