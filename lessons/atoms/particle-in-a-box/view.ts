import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { stroke } from '../shapes.ts'
import { level, mixture, points, rightHalf, type Wave } from './model.ts'

const box = { left: 70, right: 570, top: 60, base: 430 }
const place = (share: number) => box.left + share * (box.right - box.left)

export function draw(stage: Stage, state: Wave, values: Values): void {
  ground(stage, 'paper')
  const { width = 1.5, barrier = 0 } = values
  const right = rightHalf(state, values)
  card(stage, box.left, box.top, box.right - box.left, box.base - box.top, 'card', 2)
  walls(stage, barrier)
  wave(stage, state, width)
  found(stage, state, width)
  label(stage, `${(100 * (1 - right)).toFixed(0)}%`, place(0.25), 32, {
    bold: true,
    size: 24,
    colour: 'iris',
  })
  label(stage, `${(100 * right).toFixed(0)}%`, place(0.75), 32, { bold: true, size: 24, colour: 'iris' })
  label(stage, `${width.toFixed(2)} nm`, place(0.5), 580, { bold: true, size: 18 })
  ladder(stage, values)
  const from = Math.max(0, state.time - 24)
  plot(stage, {
    at: [640, 330, 298, 250],
    title: 'Chance for the right half',
    across: `${state.time.toFixed(1)} femtoseconds`,
    up: '0 to 100%',
    x: [from, from + 24],
    y: [0, 1],
    curves: [
      { points: state.trail.filter(([t]) => t >= from), colour: 'iris' },
      { points: [[from, 0.5] as const, [from + 24, 0.5] as const], colour: 'line', dashed: true },
    ],
    dots: [{ at: [state.time, right], colour: 'iris' }],
  })
}

function walls(stage: Stage, barrier: number): void {
  const block = (x: number, wide: number, top: number): [number, number][] => [
    [x, box.base + 10],
    [x, top],
    [x + wide, top],
    [x + wide, box.base + 10],
  ]
  area(stage, block(box.left - 34, 34, 24), 'earth')
  area(stage, block(box.right, 34, 24), 'earth')
  if (barrier > 0.02)
    area(stage, block(place(0.45), place(0.55) - place(0.45), box.base - barrier * 80), 'earth', {
      alpha: 0.55,
    })
  line(
    stage,
    [
      [box.left - 34, box.base + 10],
      [box.right + 34, box.base + 10],
    ],
    { width: 4 },
  )
}

/** How likely it is to be where, as an area; the wave itself as a thin line. */
function wave(stage: Stage, { real, imaginary }: Wave, width: number): void {
  const chance = Array.from({ length: points + 2 }, (_, k): [number, number] => {
    const [re, im] = [real[k - 1] ?? 0, imaginary[k - 1] ?? 0]
    // The tallest mixture has about 4/L.
    return [place(k / (points + 1)), box.base - ((re * re + im * im) * width * 330) / 4.2]
  })
  area(stage, chance, 'iris', { rim: false, alpha: 0.4 })
  stroke(stage, chance, '#5B5BD6', 4)
  const part = Array.from({ length: points + 2 }, (_, k): [number, number] => [
    place(k / (points + 1)),
    245 - (real[k - 1] ?? 0) * Math.sqrt(width) * 72,
  ])
  stroke(stage, part, '#E88AA8', 2.5)
  label(stage, 'the wave', box.left + 12, 84, { size: 15, colour: 'rose', bold: true, align: 'left' })
  label(stage, 'where it may be found', box.right - 12, 84, {
    size: 15,
    colour: 'iris',
    bold: true,
    align: 'right',
  })
}

/** Where forty measurements of electrons prepared alike would find them. */
function found(stage: Stage, { real, imaginary }: Wave, width: number): void {
  card(stage, box.left - 34, 464, box.right - box.left + 68, 86, 'card', 12)
  const sums: number[] = []
  let sum = 0
  for (let i = 0; i < points; i++) {
    sum += (((real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2) * width) / (points + 1)
    sums.push(sum)
  }
  for (let d = 0; d < 60; d++) {
    const wanted = ((d + 0.5) / 60) * sum
    const at = sums.findIndex((one) => one >= wanted)
    const before = sums[at - 1] ?? 0
    const share = (at + (wanted - before) / Math.max(1e-9, (sums[at] ?? 1) - before)) / (points + 1)
    disc(stage, place(Math.min(1, Math.max(0, share))), 478 + scattered(d, 3) * 58, 5.5, 'iris')
  }
  label(stage, '60 tries', box.left - 30, 572, { size: 14, colour: 'muted', align: 'left' })
}

/** The energies that fit, as rungs; the two that are mixed are filled. */
function ladder(stage: Stage, values: Values): void {
  card(stage, 640, 20, 298, 290)
  label(stage, 'Energies that fit', 789, 44, { bold: true, size: 16 })
  const { n, m, second } = mixture(values)
  const tall = 210
  const y = (rung: number) => 290 - (rung * rung * tall) / 25
  for (let rung = 1; rung <= 5; rung++) {
    const weight = (rung === n ? 1 - second : 0) + (rung === m ? second : 0)
    line(
      stage,
      [
        [700, y(rung)],
        [820, y(rung)],
      ],
      { width: 3, colour: weight > 0 ? 'iris' : 'line' },
    )
    label(stage, `${rung}`, 684, y(rung), { size: 16, bold: true })
    label(stage, `${level(rung, values).toFixed(2)} eV`, 916, y(rung), { size: 15, align: 'right' })
    if (weight > 0.005) disc(stage, 760, y(rung), 4 + 9 * Math.sqrt(weight), 'iris')
  }
}
