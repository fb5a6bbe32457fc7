import { plot } from '@makebelieve/kit/simulation/plot'
import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block } from '../scene.ts'
import { computers, flight, type Network, outlook, roomOf } from './model.ts'

const colours: readonly StageColour[] = ['tomato', 'iris', 'leaf', 'marigold']
const colourOf = (from: number) => colours[from] ?? 'sky'
const router = { x: 300, y: 150 }

/** Computers on the left send to the router; packets wait on its shelf until the line to the server is free. */
export function draw(stage: Stage, network: Network, values: Values): void {
  ground(stage, 'paper')
  wires(stage)
  for (const packet of network.flying) {
    const share = Math.min(1, Math.max(0, 1 - (packet.at - network.time) / flight))
    const y = computerY(packet.from)
    parcel(stage, 120 + (router.x - 60 - 120) * share, y + (router.y - y) * share, packet.from, packet.size)
  }
  for (let i = 0; i < computers; i++) computer(stage, 80, computerY(i), colourOf(i))
  shelf(stage, network, roomOf(values))
  lineToServer(stage, network)
  lostOnes(stage, network)
  shares(stage, network)
  delays(stage, network, values)
}

const computerY = (i: number) => 50 + i * 66

function wires(stage: Stage): void {
  for (let i = 0; i < computers; i++)
    line(
      stage,
      [
        [100, computerY(i)],
        [router.x - 60, router.y],
      ],
      { colour: 'line', width: 4 },
    )
}

/** The larger, the longer it takes the line. */
function parcel(stage: Stage, x: number, y: number, from: number, size: number): void {
  const wide = 12 + Math.min(20, size * 9)
  block(stage, x - wide / 2, y - 9, wide, 18, colourOf(from), { radius: 4, rim: 1.5 })
}

function computer(stage: Stage, x: number, y: number, colour: StageColour): void {
  block(stage, x - 28, y - 24, 56, 36, 'ink', { radius: 5, rim: 0 })
  block(stage, x - 24, y - 20, 48, 28, colour, { radius: 3, rim: 0 })
  block(stage, x - 36, y + 12, 72, 8, 'muted', { radius: 4, rim: 1.2 })
}

/** Ten places in a row, at most two rows; the place next to the line is on the right. */
function shelf(stage: Stage, { queue }: Network, room: number): void {
  const rows = room > 10 ? 2 : 1
  const right = 636
  card(stage, 252, router.y - 76, 400, 148, 'sky')
  label(
    stage,
    `router: ${queue.length} of ${room} ${room === 1 ? 'place' : 'places'} taken`,
    452,
    router.y - 52,
    {
      size: 17,
      bold: true,
    },
  )
  for (let i = 0; i < room; i++) {
    const x = right - 37 - Math.floor(i / rows) * 37
    const y = router.y - 32 + (rows === 1 ? 22 : (i % rows) * 46)
    block(stage, x, y, 34, 40, '#EAF5FA', { radius: 4, rim: 1 })
    const packet = queue[i]
    if (packet)
      block(stage, x + 3, y + 7, Math.min(28, 10 + packet.size * 9), 26, colourOf(packet.from), {
        radius: 4,
        rim: 1.5,
      })
  }
}

function lineToServer(stage: Stage, { queue, time, begunAt, doneAt }: Network): void {
  const [from, to, y] = [650, 850, router.y]
  line(
    stage,
    [
      [from, y],
      [to, y],
    ],
    { colour: 'ink', width: 12 },
  )
  line(
    stage,
    [
      [from, y],
      [to, y],
    ],
    { colour: 'line', width: 8 },
  )
  label(stage, 'the line', (from + to) / 2, y - 34, { size: 16, colour: 'muted' })
  const first = queue[0]
  if (first) {
    const share = Math.min(1, Math.max(0, (time - begunAt) / Math.max(1e-9, doneAt - begunAt)))
    parcel(stage, from + (to - from) * share, y, first.from, first.size)
  }
  card(stage, 860, y - 70, 72, 140, 'muted', 8)
  for (let i = 0; i < 3; i++) {
    block(stage, 870, y - 58 + i * 42, 52, 30, 'card', { radius: 4 })
    disc(stage, 884, y - 43 + i * 42, 5, i === 0 && first ? 'leaf' : 'line')
  }
  label(stage, 'server', 896, y + 88, { size: 16, bold: true })
}

/** What found no room falls into the bin. */
function lostOnes(stage: Stage, { dropped, time, lost, arrived }: Network): void {
  for (const { from, at } of dropped) {
    const fall = Math.min(1, (time - at) / 0.7)
    if (fall < 1) parcel(stage, 226, 176 + fall * 92, from, 1)
  }
  card(stage, 190, 266, 72, 42, 'earth', 6)
  label(stage, `${lost}`, 226, 288, { size: 18, bold: true, colour: 'card' })
  const share = arrived > 0 ? (100 * lost) / arrived : 0
  label(stage, `lost: ${share.toFixed(1)}%`, 276, 288, { size: 17, bold: true, align: 'left' })
}

/** How often so many were there, and how often it is to be expected. */
function shares(stage: Stage, { held, chance, time }: Network): void {
  const [left, top, wide, high] = [24, 330, 446, 252]
  card(stage, left, top, wide, high)
  label(stage, 'How many packets are at the router', left + wide / 2, top + 22, { size: 16, bold: true })
  const step = (wide - 48) / chance.length
  const tallest = Math.max(0.3, ...chance)
  const bottom = top + high - 40
  chance.forEach((p, n) => {
    const x = left + 24 + n * step
    const seen = (held[n] ?? 0) / Math.max(1e-9, time)
    const tall = (share: number) => Math.min(1, share / tallest) * 150
    block(stage, x + 1, bottom - tall(seen), step - 3, tall(seen), 'teal', { radius: 2 })
    line(
      stage,
      [
        [x - 1, bottom - tall(p)],
        [x + step - 1, bottom - tall(p)],
      ],
      { colour: 'tomato', width: 4 },
    )
    if (chance.length < 13 || n % 2 === 0)
      label(stage, `${n}`, x + step / 2 - 1, bottom + 14, { size: 13, colour: 'muted' })
  })
  label(stage, 'bars: seen so far', left + 150, top + high - 11, { size: 13, colour: 'teal', bold: true })
  label(stage, 'red: to be expected', left + 310, top + high - 11, { size: 13, colour: 'tomato', bold: true })
}

/** Delay against load: the curve of a router with endless room. */
function delays(stage: Stage, network: Network, values: Values): void {
  const { load = 6, speed = 8 } = values
  const { delay } = outlook(network, values)
  const measured = network.waited / Math.max(1, network.delivered)
  const most = (2 + roomOf(values)) / speed
  const far = Math.max(1.25, (1.1 * load) / speed)
  plot(stage, {
    at: [490, 330, 446, 252],
    title: `Mean delay: ${(measured * 1000).toFixed(0)} ms`,
    across: `load of the line: 0 to ${(far * 100).toFixed(0)}%`,
    up: 'delay',
    x: [0, far],
    y: [0, most],
    curves: [
      {
        points: Array.from({ length: 46 }, (_, i) => {
          const share = i / 46
          return [share, 1 / (speed * (1 - share))] as const
        }).filter(([, delay]) => delay <= most),
        colour: 'line',
      },
      {
        points: [
          [1, 0],
          [1, most],
        ],
        colour: 'rose',
        dashed: true,
      },
    ],
    dots: [
      { at: [load / speed, delay], colour: 'tomato' },
      { at: [load / speed, measured], colour: 'teal' },
    ],
  })
  label(stage, 'full', 526 + 390 / far + 8, 388, { size: 13, colour: 'rose', bold: true, align: 'left' })
  const full = load > speed
  label(
    stage,
    full
      ? 'more comes than the line can carry!'
      : `the line is used to ${((100 * load) / speed).toFixed(0)}%`,
    712,
    288,
    { size: 17, bold: true, colour: full ? 'tomato' : 'ink' },
  )
}
