import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { house, mixed, tree } from '../sky.ts'
import { before, burnt, type Carbon, flowsOf, ppmOf, staysOf } from './model.ts'

type Point = readonly [number, number]
const shore = 610

/** One black dot in the air stands for 10 billion tonnes; arrows are billion tonnes a year. */
export function draw(stage: Stage, state: Carbon, values: Values): void {
  const { stores, time } = state
  const flows = flowsOf(stores, time, values)
  const ppm = ppmOf(stores[0])
  sky(stage, ppm)
  sea(stage, stores[3], stores[4])
  land(stage, stores[1], stores[2])
  factory(stage, burnt(values, time), time)
  dots(stage, stores[0], time)
  const wide = (flow: number) => Math.max(2.5, Math.min(16, Math.abs(flow) * 1.3))
  if (flows.burnt > 0.05) up(stage, 104, 306, 196, wide(flows.burnt), 'tomato')
  if (flows.cleared > 0.05) up(stage, 218, 330, 226, wide(flows.cleared), 'earth')
  const green = flows.grows - flows.rots
  up(stage, 420, green > 0 ? 220 : 330, green > 0 ? 330 : 220, wide(green), 'leaf')
  up(stage, 776, flows.intoSea > 0 ? 250 : 366, flows.intoSea > 0 ? 366 : 250, wide(flows.intoSea), 'iris')
  up(stage, 860, flows.down > 0 ? 420 : 508, flows.down > 0 ? 508 : 420, wide(flows.down), 'iris')
  const chip = (text: string, x: number, y: number, colour: 'tomato' | 'leaf' | 'iris' | 'earth' | 'ink') =>
    label(stage, text, x, y, { on: 'card', bold: true, size: 15, colour })
  chip(flows.burnt > 0.05 ? `burning +${flows.burnt.toFixed(1)}` : 'burning has ended', 104, 176, 'tomato')
  if (flows.cleared > 0.05) chip(`clearing +${flows.cleared.toFixed(1)}`, 250, 206, 'earth')
  chip(`plants and soil ${green > 0 ? '−' : '+'}${Math.abs(green).toFixed(1)}`, 446, 196, 'leaf')
  chip(`sea ${flows.intoSea > 0 ? '−' : '+'}${Math.abs(flows.intoSea).toFixed(1)}`, 776, 392, 'iris')
  chip(`sinks ${flows.down.toFixed(1)}`, 862, 530, 'iris')
  label(stage, `${ppm.toFixed(0)} ppm`, 130, 40, {
    bold: true,
    size: 34,
    on: 'card',
    colour: ppm > 350 ? 'tomato' : 'ink',
  })
  label(stage, 'of carbon dioxide in the air', 130, 82, { size: 15, on: 'card' })
  label(stage, `year ${time.toFixed(0)}`, 330, 40, { bold: true, size: 20, on: 'card' })
  if (state.dug > 1)
    label(stage, `${staysOf(state).toFixed(0)}% of what was burnt is still up here`, 400, 82, {
      size: 15,
      on: 'card',
    })
  label(stage, `soil ${stores[2].toFixed(0)}`, 330, 486, { bold: true, size: 17, colour: 'card' })
  label(stage, `plants ${stores[1].toFixed(0)}`, 330, 436, { bold: true, size: 17, colour: 'ink' })
  label(stage, 'billion tonnes; arrows: billion tonnes a year', 420, 584, { size: 15, colour: 'card' })
  label(stage, `until year ${(values.until ?? 100).toFixed(0)}`, 112, 574, {
    size: 15,
    bold: true,
    colour: 'card',
  })
  history(stage, state)
}

function sky(stage: Stage, ppm: number): void {
  ground(stage, 'sky')
  const { context } = stage
  context.globalAlpha = Math.min(0.6, Math.max(0, (ppm - 278) / 900))
  context.fillStyle = '#B08C6A'
  context.fillRect(0, 0, 960, 420)
  context.globalAlpha = 1
}

/** One sky, so the dots drift; as many as there is carbon in the air. */
function dots({ context, colours }: Stage, air: number, time: number): void {
  context.fillStyle = colours.ink
  for (let i = 0; i < Math.min(260, Math.round(air / 10)); i++) {
    const x = (scattered(i, 41) * 960 + time * (0.6 + scattered(i, 43))) % 960
    const y = 112 + scattered(i, 42) * 190
    context.beginPath()
    context.arc(x, y, 2.6, 0, Math.PI * 2)
    context.fill()
  }
}

function sea(stage: Stage, surface: number, middle: number): void {
  const sour = Math.min(1, Math.max(0, (surface / before[3] - 1) * 8))
  const deeper = Math.min(1, Math.max(0, (middle / before[4] - 1) * 10))
  const wave: Point[] = []
  for (let x = shore - 60; x <= 966; x += 12) wave.push([x, 380 + 2.5 * Math.sin(x / 16)])
  area(stage, [...wave, [966, 606], [shore - 60, 606]], mixed('#2E5E8E', '#3A3F74', deeper))
  area(stage, [...wave, [966, 446], [shore - 60, 446]], mixed('#6DB6DE', '#8C86B8', sour))
  label(stage, `surface ${surface.toFixed(0)}`, 700, 424, { size: 16, bold: true })
  label(stage, `deep sea ${(middle + before[5]).toFixed(0)}`, 766, 574, {
    size: 16,
    bold: true,
    colour: 'card',
  })
}

function land(stage: Stage, plants: number, soil: number): void {
  const rim: Point[] = []
  for (let x = -6; x <= shore + 40; x += 10)
    rim.push([x, 396 + 6 * Math.sin(x / 70) + Math.max(0, x - 560) * 0.5])
  area(stage, [...rim, [shore + 70, 606], [-6, 606]], '#A9C47F')
  const deep = Math.min(70, 40 * (soil / before[2]))
  area(stage, [...rim.map(([x, y]): Point => [x, y + 58]), [shore + 56, 606], [-6, 606]], '#9A7350', {
    rim: false,
  })
  area(stage, [...rim.map(([x, y]): Point => [x, y + 58 + deep]), [shore + 66, 606], [-6, 606]], '#7A6A60', {
    rim: false,
  })
  // Coal below.
  area(
    stage,
    [
      [30, 560],
      [70, 540],
      [150, 552],
      [190, 570],
      [150, 596],
      [50, 598],
    ],
    '#2B2931',
  )
  const places = [300, 340, 380, 470, 510, 550, 320, 360, 490, 530, 282, 570]
  places.slice(0, Math.round(10 * (plants / before[1]))).forEach((x, i) => {
    tree(
      stage,
      x,
      400 + 6 * Math.sin(x / 70) + (i > 5 ? 16 : 4),
      58 + (i % 3) * 12,
      i % 2 === 0 ? '#5E9E4B' : '#76B15C',
    )
  })
}

function factory(stage: Stage, emits: number, time: number): void {
  area(
    stage,
    [
      [46, 404],
      [46, 340],
      [82, 354],
      [82, 340],
      [118, 354],
      [118, 340],
      [150, 354],
      [150, 404],
    ],
    '#B9B4BF',
  )
  area(
    stage,
    [
      [92, 352],
      [96, 306],
      [112, 306],
      [116, 352],
    ],
    '#8E8797',
  )
  if (emits > 0.05) {
    const { context } = stage
    for (let i = 0; i < Math.round(3 + emits / 3); i++) {
      const rise = (i / 6 + time / 5) % 1
      context.fillStyle = `rgba(70,66,80,${0.6 * (1 - rise)})`
      context.beginPath()
      context.arc(104 + 50 * rise, 300 - 44 * rise, 8 + 16 * rise, 0, Math.PI * 2)
      context.fill()
    }
  }
  house(stage, 190, 408, 36)
  line(
    stage,
    [
      [98, 404],
      [98, 546],
    ],
    { colour: 'ink', width: 4 },
  )
}

/** A straight arrow up or down. */
function up(
  stage: Stage,
  x: number,
  from: number,
  to: number,
  wide: number,
  colour: 'tomato' | 'leaf' | 'iris' | 'earth',
): void {
  const way = Math.sign(to - from)
  line(
    stage,
    [
      [x, from],
      [x, to - way * 12],
    ],
    { colour, width: wide },
  )
  area(
    stage,
    [
      [x - wide / 2 - 9, to - way * 15],
      [x + wide / 2 + 9, to - way * 15],
      [x, to + way * 5],
    ],
    colour,
    { rim: false },
  )
}

function history(stage: Stage, { trail, time, stores }: Carbon): void {
  const first = trail[0]?.[0] ?? 0
  const most = Math.max(450, ...trail.map(([, ppm]) => ppm)) * 1.05
  plot(stage, {
    at: [640, 16, 300, 206],
    title: 'Carbon dioxide in the air',
    across: `years ${first.toFixed(0)} to ${Math.max(first + 100, time).toFixed(0)}`,
    up: `250 to ${most.toFixed(0)} ppm`,
    x: [first, Math.max(first + 100, time)],
    y: [250, most],
    curves: [
      {
        points: [[first, 278] as const, [Math.max(first + 100, time), 278] as const],
        colour: 'line',
        dashed: true,
      },
      { points: [...trail, [time, ppmOf(stores[0])] as const], colour: 'tomato' },
    ],
    dots: [{ at: [time, ppmOf(stores[0])], colour: 'tomato', size: 6 }],
  })
}
