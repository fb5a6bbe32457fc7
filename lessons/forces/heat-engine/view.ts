import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { carnot, type Engine, gasConstant, isHot, kelvin, moles, volumeAt } from './model.ts'

const cylinder = { x: 60, y: 150, high: 150, litre: 52 }

/** The engine above, the flow of energy below it, the loop at the right. */
export function draw(stage: Stage, state: Engine, values: Values): void {
  ground(stage, 'paper')
  const { hot = 400, cold = 20 } = values
  const warm = isHot(state.turn)
  const { volume } = volumeAt(state.turn, values)
  const piston = cylinder.x + volume * 1000 * cylinder.litre
  const share = Math.min(1, Math.max(0, (state.gas - 273) / 700))
  gas(stage, piston, share, state)
  line(
    stage,
    [
      [cylinder.x + 6 * cylinder.litre + 26, cylinder.y],
      [cylinder.x, cylinder.y],
      [cylinder.x, cylinder.y + cylinder.high],
      [cylinder.x + 6 * cylinder.litre + 26, cylinder.y + cylinder.high],
    ],
    { width: 7 },
  )
  card(stage, piston, cylinder.y + 5, 22, cylinder.high - 10, 'muted', 4)
  const wheel: [number, number] = [508, cylinder.y + cylinder.high / 2]
  const turn = wheelTurn(state.turn)
  const pin: [number, number] = [wheel[0] - Math.cos(turn) * 34, wheel[1] - Math.sin(turn) * 34]
  disc(stage, wheel[0], wheel[1], 56, 'marigold')
  disc(stage, wheel[0], wheel[1], 8, 'ink')
  line(stage, [[piston + 22, wheel[1]], pin], { width: 9, colour: 'muted' })
  disc(stage, pin[0], pin[1], 8, 'tomato')
  flame(stage, warm, state.time)
  label(stage, `${hot.toFixed(0)} °C`, 116, 128, { bold: true, colour: 'tomato', size: warm ? 22 : 16 })
  label(stage, `${cold.toFixed(0)} °C`, 250, 128, { bold: true, colour: 'iris', size: warm ? 16 : 22 })
  const stroke = [
    'the hot gas pushes out',
    'the gas is cooled',
    'cold gas is easy to squeeze',
    'the gas is warmed',
  ]
  label(stage, stroke[Math.floor(state.turn) % 4] ?? '', 292, 42, { bold: true, size: 24 })
  label(stage, `gas at ${(state.gas - 273.15).toFixed(0)} °C`, 292, 78, { size: 18, colour: 'muted' })
  mesh(stage, values, warm)
  flows(stage, state, values)
  loop(stage, state, values)
}

/** Half a turn of the wheel for the stroke out, half for the way back; it waits while the piston does. */
function wheelTurn(turn: number): number {
  const [stroke, part] = [Math.floor(turn) % 4, turn % 1]
  if (stroke === 0) return Math.PI * part
  if (stroke === 1) return Math.PI
  if (stroke === 2) return Math.PI * (1 + part)
  return 0
}

function gas({ context }: Stage, piston: number, share: number, { time, gas: kelvins }: Engine): void {
  const mix = [127, 196, 232].map((one, i) => Math.round(one + (([244, 140, 96][i] ?? 0) - one) * share))
  context.fillStyle = `rgb(${mix.join(',')})`
  context.fillRect(cylinder.x, cylinder.y, piston - cylinder.x, cylinder.high)
  context.fillStyle = 'rgba(29,27,46,0.55)'
  const quick = Math.sqrt(kelvins / 300)
  const fold = (value: number, size: number) =>
    Math.abs((((value % (2 * size)) + 2 * size) % (2 * size)) - size)
  for (let i = 0; i < 34; i++) {
    const wide = Math.max(10, piston - cylinder.x - 16)
    const x = cylinder.x + 8 + fold(scattered(i) * 2 * wide + time * quick * (30 + (i % 7) * 9), wide)
    const y =
      cylinder.y +
      10 +
      fold(scattered(i, 2) * 2 * cylinder.high + time * quick * (24 + (i % 5) * 11), cylinder.high - 20)
    context.beginPath()
    context.arc(x, y, 4, 0, Math.PI * 2)
    context.fill()
  }
}

function flame(stage: Stage, warm: boolean, time: number): void {
  const base = cylinder.y + cylinder.high + 62
  const flicker = 1 + 0.08 * Math.sin(time * 11)
  const tall = warm ? 54 * flicker : 20
  for (const dx of [-26, 0, 26]) {
    const x = 110 + dx
    for (const [size, colour] of [
      [1, 'tomato'],
      [0.55, 'marigold'],
    ] as const)
      area(
        stage,
        [
          [x - 11 * size, base],
          [x - 8 * size, base - tall * 0.5 * size],
          [x, base - tall * size],
          [x + 8 * size, base - tall * 0.5 * size],
          [x + 11 * size, base],
        ],
        colour,
        { rim: false },
      )
  }
  for (const [i, x] of [226, 256, 286].entries())
    card(stage, x, base - (warm ? 20 : 34) - (i % 2) * 6, 26, 26, 'sky', 5)
}

/** The regenerator: the more wires, the more heat it keeps for the next half turn. */
function mesh(stage: Stage, { keeps = 50 }: Values, warm: boolean): void {
  const [x, y] = [348, cylinder.y + cylinder.high + 20]
  card(stage, x, y, 96, 44, 'card', 6)
  const wires = Math.round(keeps / 8)
  for (let i = 0; i < wires; i++) {
    const at = x + 8 + ((i + 0.5) / wires) * 80
    line(
      stage,
      [
        [at, y + 5],
        [at, y + 39],
      ],
      { width: 3, colour: warm ? 'muted' : 'tomato' },
    )
  }
  label(stage, `keeps ${keeps.toFixed(0)}%`, x + 48, y + 60, { size: 15, colour: 'muted' })
}

/** What came in during the last turn and what became of it, to one scale. */
function flows(stage: Stage, { turns, lastWork, lastTaken, lastGiven }: Engine, values: Values): void {
  card(stage, 24, 396, 548, 184)
  if (turns === 0) {
    label(stage, 'the first turn …', 298, 488, { size: 20, colour: 'muted' })
    return
  }
  const tall = 92
  const top = 444
  const share = Math.min(1, Math.max(0, lastWork / lastTaken))
  const cut = top + tall * share
  label(stage, 'of the heat of one turn', 298, 418, { size: 16, bold: true })
  area(
    stage,
    [
      [60, top],
      [250, top],
      [250, cut],
      [250, top + tall],
      [60, top + tall],
    ],
    'tomato',
    { rim: false },
  )
  area(
    stage,
    [
      [249, top],
      [420, top],
      [420, cut],
      [249, cut],
    ],
    'teal',
    { rim: false },
  )
  area(
    stage,
    [
      [249, cut],
      [300, cut],
      [420, cut + 16],
      [420, top + tall + 16],
      [300, top + tall],
      [249, top + tall],
    ],
    'sky',
    { rim: false },
  )
  label(stage, `${lastTaken.toFixed(1)} J in`, 154, top + tall / 2, { bold: true, size: 20, colour: 'card' })
  label(stage, `work ${(100 * share).toFixed(0)}%`, 432, Math.max(top + 10, (top + cut) / 2), {
    bold: true,
    size: 20,
    colour: 'teal',
    align: 'left',
  })
  label(stage, `${lastGiven.toFixed(1)} J`, 432, Math.max(cut + 30, (cut + top + tall) / 2 + 14), {
    size: 17,
    align: 'left',
    colour: 'iris',
    bold: true,
  })
  label(stage, `no engine can do more than ${(100 * carnot(values)).toFixed(0)}%`, 240, 562, {
    size: 15,
    colour: 'muted',
  })
}

function loop(stage: Stage, state: Engine, values: Values): void {
  const { hot = 400, cold = 20, squeeze = 3 } = values
  const at = (litres: number, celsius: number) =>
    [litres, (moles * gasConstant * kelvin(celsius)) / litres] as const
  const most = moles * gasConstant * kelvin(hot) * 1.1
  const along = (celsius: number) =>
    Array.from({ length: 41 }, (_, i) => at(1 + ((squeeze - 1) * i) / 40, celsius))
  const { volume } = volumeAt(state.turn, values)
  plot(stage, {
    at: [592, 24, 348, 400],
    title: 'Pressure against volume',
    across: `volume: 0 to ${(squeeze * 1.1).toFixed(1)} L`,
    up: `pressure: 0 to ${most.toFixed(0)} kPa`,
    x: [0, squeeze * 1.1],
    y: [0, most],
    curves: [
      { points: along(hot), colour: 'tomato', dashed: true },
      { points: along(cold), colour: 'sky', dashed: true },
      { points: state.trail, colour: 'iris' },
    ],
    dots: [{ at: [volume * 1000, (moles * gasConstant * state.gas) / (volume * 1000)], colour: 'marigold' }],
  })
  card(stage, 592, 444, 348, 136)
  label(stage, 'work of a turn: the area of the loop', 766, 470, { size: 15, colour: 'muted' })
  label(stage, `${state.lastWork.toFixed(1)} J`, 700, 520, { bold: true, size: 34, colour: 'iris' })
  label(stage, `${(state.lastWork * (values.speed ?? 0.25)).toFixed(1)} W`, 852, 520, {
    bold: true,
    size: 28,
  })
  label(stage, 'power', 852, 556, { size: 15, colour: 'muted' })
}
