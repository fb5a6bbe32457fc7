import { type GamePlan, memberOf } from '../../../game/plan.ts'
import type { Face } from '../../turns/faces.ts'
import type { Label, Piece, Place, Side, Table } from '../../turns/rules.ts'
import { stage } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'
import { bonus, numbersOf, rows, upper } from './sheet.ts'
import { contentOf, type DiceState, mayRoll } from './state.ts'

const tray = { x: 14, y: 106, width: stage.width - 28, height: 116 }
const paper = { x: 14, y: 234, width: stage.width - 28, height: 458 }
const die = 84
const line = 62
const column = paper.width / 2
const ink = '#1d1b2e'

/** Whose picture each side of a die shows, the one first: those that were named, in turn. */
export function facesOf(plan: GamePlan): string[] {
  const { faces = [] } = contentOf(plan)
  return faces.length === 0 ? [] : Array.from({ length: upper }, (_, at) => faces[at % faces.length] ?? '')
}

/** Only where all six sides differ are rows called by what they show. */
const isEachAnother = (plan: GamePlan) => new Set(facesOf(plan)).size === upper

const dieAt = (at: number) => ({ x: tray.x + 62 + at * 98, y: tray.y + tray.height / 2 })

/** Numbers stand on the left half of the sheet, everything else on the right. */
function rowAt(row: number): { x: number; y: number } {
  const isUpper = row < upper
  return {
    x: paper.x + (isUpper ? 0 : column),
    y: paper.y + 12 + (isUpper ? row : row - upper) * line,
  }
}

function faceOf(eyes: number, plan: GamePlan): Face {
  const faces = facesOf(plan)
  if (faces.length === 0) return { kind: 'eyes', eyes: [eyes], colour: ink }
  return { kind: 'tile', colour: '#fffdf6', cast: faces[eyes - 1] ?? '', words: String(eyes), radius: 16 }
}

/** 'Foxes' where a side of the dice shows one, and 'Twos' elsewhere. */
function nameOf(row: number, plan: GamePlan): string {
  const face = row < upper && isEachAnother(plan) ? facesOf(plan)[row] : undefined
  const name = face ? memberOf(plan, face).plural : (rows[row]?.says ?? '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function table(state: DiceState, plan: GamePlan): Table {
  const { dice, kept, rolled, rolls, turn, sheets } = state
  const isRolled = rolled > 0
  const pieces = dice.map(
    (eyes, at): Piece => ({
      id: `die ${at}`,
      ...dieAt(at),
      width: die - 8,
      face: faceOf(eyes, plan),
      ...(!isRolled && { alpha: 0.35 }),
    }),
  )
  const places = dice.map((eyes, at): Place => {
    const { x, y } = dieAt(at)
    return {
      id: `die ${at}`,
      x: x - die / 2 - 3,
      y: y - die / 2 - 3,
      width: die + 6,
      height: die + 6,
      says: isRolled ? `Die with ${eyes}, ${kept[at] ? 'kept' : 'rolled again'}` : 'Die',
      key: String(at + 1),
      radius: 18,
      plain: true,
      ...(kept[at] && { fill: '#ffc83d', outline: '#b37b00' }),
    }
  })
  const button: Place = {
    id: 'roll',
    x: tray.x + tray.width - 152,
    y: tray.y + 22,
    width: 140,
    height: 72,
    says: 'Roll the dice',
    words: isRolled ? 'Roll again' : 'Roll',
    key: 'enter',
    button: true,
    letters: 22,
    ...(mayRoll(state) ? { fill: '#0e8a84', ink: '#ffffff' } : { fill: '#cfc7b6', ink: '#6b6779' }),
  }
  const sheet = rows.map(({ id, worth }, row): Place => {
    const { x, y } = rowAt(row)
    const points = sheets[turn][row]
    const says = points === null ? `free, worth ${isRolled ? worth(dice) : 0}` : `${points} points`
    return {
      id,
      x: x + 8,
      y,
      width: column - 16,
      height: line - 6,
      says: `${nameOf(row, plan)}: ${says}`,
      fill: row % 2 === 0 ? '#f3ead7' : '#faf4e6',
      radius: 12,
      plain: true,
    }
  })
  return {
    places: [...places, button, ...sheet],
    pieces: [...pieces, ...rows.flatMap((_, row) => pictureOf(row, plan))],
    labels: [
      ...rows.flatMap((_, row) => labelsOf(state, row, plan)),
      ...bonusLabels(state),
      {
        x: tray.x + tray.width - 82,
        y: tray.y + 108,
        words: `${rolls - rolled} of ${rolls} left`,
        size: 14,
        colour: '#ffffff',
      },
    ],
  }
}

/** Beside the name of a row stands whom it counts. */
function pictureOf(row: number, plan: GamePlan): Piece[] {
  const cast = row < upper && isEachAnother(plan) ? facesOf(plan)[row] : undefined
  const { x, y } = rowAt(row)
  if (!cast) return []
  return [{ id: `row ${row}`, x: x + 32, y: y + line / 2 - 3, width: 40, face: { kind: 'picture', cast } }]
}

const colours = ['#0e6e9e', '#b4352b'] as const

function labelsOf({ sheets, turn, dice, rolled }: DiceState, row: number, plan: GamePlan): Label[] {
  const { x, y } = rowAt(row)
  const middle = y + line / 2 - 3
  const pictured = row < upper && isEachAnother(plan)
  const points = (side: Side): Label[] => {
    const written = sheets[side][row]
    const isOffered = written === null && side === turn && rolled > 0
    if (written === null && !isOffered) return []
    return [
      {
        x: x + column - (side === 0 ? 94 : 42),
        y: middle,
        words: String(isOffered ? (rows[row]?.worth(dice) ?? 0) : written),
        size: 22,
        bold: !isOffered,
        colour: isOffered ? '#a39b8b' : colours[side],
      },
    ]
  }
  return [
    {
      x: x + (pictured ? 60 : 22),
      y: middle,
      words: nameOf(row, plan),
      size: 19,
      bold: true,
      align: 'left',
      width: pictured ? 150 : 190,
    },
    ...points(0),
    ...points(1),
  ]
}

function bonusLabels({ sheets }: DiceState): Label[] {
  const { x, y } = { x: paper.x, y: paper.y + 12 + upper * line + line / 2 - 3 }
  return [
    { x: x + 22, y, words: `Bonus from ${bonus.from}`, size: 17, align: 'left', colour: '#6b6779' },
    ...([0, 1] as const).map((side): Label => {
      const sum = numbersOf(sheets[side])
      return {
        x: x + column - (side === 0 ? 94 : 42),
        y,
        words: sum >= bonus.from ? `+${bonus.worth}` : String(sum),
        size: 18,
        colour: colours[side],
      }
    }),
  ]
}

export function backdrop(_state: DiceState, painter: Painter): void {
  painter.panel(tray.x, tray.y, tray.width, tray.height, { fill: '#1f6b4a', radius: 24 })
  painter.panel(paper.x, paper.y, paper.width, paper.height, { fill: '#fffdf6', radius: 20 })
}
