import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import {
  type Balancing,
  chosen,
  countOf,
  elementsOf,
  massOf,
  offBy,
  reactionOf,
  type Substance,
} from './model.ts'

const looks: Record<string, { colour: `#${string}`; radius: number }> = {
  H: { colour: '#FFFFFF', radius: 6 },
  C: { colour: '#3B394A', radius: 8 },
  N: { colour: '#5B5BD6', radius: 8 },
  O: { colour: '#E4472B', radius: 8 },
  Na: { colour: '#E88AA8', radius: 9 },
  Al: { colour: '#9AA3B5', radius: 9 },
  Fe: { colour: '#C98A4B', radius: 9 },
}

export function draw(stage: Stage, state: Balancing, values: Values): void {
  ground(stage, 'paper')
  const reaction = reactionOf(values)
  const [left, right] = chosen(values, reaction)
  const side = (list: readonly Substance[], numbers: readonly number[]) =>
    list.map(({ name }, i) => `${numbers[i] === 1 ? '' : `${numbers[i]} `}${name}`).join(' + ')
  const off = offBy(reaction, left, right)
  label(stage, `${side(reaction.left, left)}  →  ${side(reaction.right, right)}`, 480, 44, {
    size: 30,
    bold: true,
    on: 'card',
    colour: off === 0 ? 'teal' : 'ink',
  })
  const masses = [massOf(reaction.left, left), massOf(reaction.right, right)] as const
  const lean = Math.max(-1, Math.min(1, ((masses[1] - masses[0]) / (masses[0] + masses[1])) * 3))
  const tilt = lean * 34
  area(
    stage,
    [
      [330, 420],
      [300, 440],
      [360, 440],
    ],
    'earth',
  )
  line(
    stage,
    [
      [330, 420],
      [330, 300],
    ],
    { width: 8, colour: 'earth' },
  )
  line(
    stage,
    [
      [150, 300 - tilt],
      [510, 300 + tilt],
    ],
    { width: 8 },
  )
  disc(stage, 330, 300, 10, 'marigold')
  pan(stage, 150, 300 - tilt, reaction.left, left)
  pan(stage, 510, 300 + tilt, reaction.right, right)
  label(stage, `${masses[0].toFixed(0)} g`, 150, 330 - tilt, { bold: true, size: 18 })
  label(stage, `${masses[1].toFixed(0)} g`, 510, 330 + tilt, { bold: true, size: 18 })
  counts(stage, reaction, left, right)
  machine(stage, state, off)
}

/** Molecules pile up on a pan, one row after another. */
function pan(
  stage: Stage,
  x: number,
  y: number,
  side: readonly Substance[],
  numbers: readonly number[],
): void {
  card(stage, x - 125, y - 6, 250, 12, 'muted', 6)
  let place = 0
  side.forEach(({ atoms }, i) => {
    for (let n = 0; n < (numbers[i] ?? 0); n++) {
      molecule(stage, x - 96 + (place % 5) * 48, y - 28 - Math.floor(place / 5) * 46, atoms)
      place++
    }
  })
}

function molecule(stage: Stage, x: number, y: number, atoms: Readonly<Record<string, number>>): void {
  const list = Object.entries(atoms).flatMap(([element, count]) =>
    Array.from({ length: count }, () => element),
  )
  const large = list.length > 8
  list.forEach((element, i) => {
    const { colour = '#FFFFFF', radius = 8 } = looks[element] ?? {}
    const angle = i * 2.4
    const out =
      list.length === 1
        ? 0
        : large
          ? 3.4 * Math.sqrt(i + 0.6)
          : list.length < 3
            ? 8
            : 3 + 7 * Math.sqrt(i / list.length)
    disc(stage, x + Math.cos(angle) * out, y + Math.sin(angle) * out, large ? radius * 0.5 : radius, colour)
  })
}

type Reaction = ReturnType<typeof reactionOf>

function counts(stage: Stage, reaction: Reaction, left: number[], right: number[]): void {
  const elements = elementsOf(reaction)
  elements.forEach((element, i) => {
    const x = 330 + (i - (elements.length - 1) / 2) * 190
    const [a, b] = [countOf(reaction.left, left, element), countOf(reaction.right, right, element)]
    card(stage, x - 86, 480, 172, 84, 'card')
    disc(stage, x - 56, 522, 20, looks[element]?.colour ?? '#FFFFFF')
    label(stage, element, x - 56, 522, { bold: true, size: 15, colour: element === 'H' ? 'ink' : 'paper' })
    label(stage, `${a} ${a === b ? '=' : '≠'} ${b}`, x + 24, 522, {
      bold: true,
      size: 24,
      colour: a === b ? 'teal' : 'tomato',
    })
  })
}

function machine(stage: Stage, { tries, now, found }: Balancing, off: number): void {
  card(stage, 690, 100, 246, 340)
  label(stage, 'The patient machine', 813, 130, { bold: true, size: 18 })
  card(stage, 743, 156, 140, 90, 'sky', 16)
  for (const x of [785, 841]) disc(stage, x, 190, 14, '#FFFFFF')
  for (const x of [785, 841]) disc(stage, x + ((tries % 40) / 40 - 0.5) * 8, 190, 6, 'ink')
  line(
    stage,
    [
      [788, 226],
      [838, 226],
    ],
    { width: 4 },
  )
  const done = found.length > 0
  label(stage, done ? 'found' : 'tries', 813, 284, { size: 16, colour: 'muted' })
  label(stage, (done ? found : now).join(' · '), 813, 318, {
    size: 28,
    bold: true,
    colour: done ? 'teal' : 'iris',
  })
  label(stage, `${tries} ${tries === 1 ? 'try' : 'tries'}`, 813, 362, { size: 18 })
  label(stage, off === 0 ? 'You are in balance!' : `You are off by ${off} atoms`, 813, 408, {
    size: 17,
    bold: true,
    colour: off === 0 ? 'teal' : 'tomato',
  })
}
