import type { Block } from '../../blocks.ts'
import { lane, pinSpots, pinTall, wallAt } from './lane.ts'

type Made = Pick<Block, 'stuff' | 'colour'>
type Box = (
  at: [number, number, number],
  size: [number, number, number],
  more: Pick<Block, 'stuff'> & Partial<Block>,
) => void

/** The hall around the lane: where its walls are, where its roof begins, and how far the lanes are apart. */
export const hall = { half: 15.5, front: 12, back: -27.6, roof: 6.6, apart: 6.2 } as const

/** How far somebody at a place is from the walls: negative within. */
export const beyondHall = (x: number, z: number): number => {
  const middle = (hall.front + hall.back) / 2
  return Math.max(Math.abs(x) - hall.half, Math.abs(z - middle) - (hall.front - hall.back) / 2)
}

const night: Made = { stuff: 'paint', colour: '#242a52' }
const plum: Made = { stuff: 'paint', colour: '#43285e' }
const lights = ['#ff4f9a', '#38e0ff', '#ffd84a', '#8a6bff']
const lightAt = (number: number) => lights[number % lights.length] ?? '#ff4f9a'

/** A bowling alley: lanes beside the lane, pins that wait, a long board over them, and lights in the dark. */
export function hallAround(blocks: Block[], boards: Made & { second: string }): void {
  const box: Box = ([x, y, z], [width, height, depth], more) => {
    blocks.push({ form: 'box', x, y, z, width, height, depth, airy: true, ...more })
  }
  const wood: Made = { stuff: boards.stuff, ...(boards.colour && { colour: boards.colour }) }
  // The approach goes on to both sides of the middle one, and the floor lies dark between the lanes.
  const beside = hall.half - 4.5
  for (const side of [-1, 1]) box([side * (4.5 + beside / 2), -0.62, 3.6], [beside, 0.62, 7.2], { ...wood })
  box([0, -0.62, 9.6], [hall.half * 2, 0.62, 4.8], { stuff: 'cloth', colour: '#3b2f6e' })
  for (const number of [-2, -1, 1, 2]) neighbour(blocks, box, number, wood, boards.second)
  shell(box)
  overPins(box)
  ballRacks(blocks, box)
}

function neighbour(blocks: Block[], box: Box, number: number, wood: Made, second: string): void {
  const x = number * hall.apart
  const dark: Made = { stuff: wood.stuff, colour: second }
  box([x, -0.5, lane.end / 2], [lane.half * 2, 0.5, -lane.end], { ...wood })
  for (const side of [-1, 1]) {
    box([x + side * (lane.half + lane.gutter / 2), -0.62, lane.end / 2], [lane.gutter, 0.38, -lane.end], dark)
    const kerb = x + side * (lane.half + lane.gutter + 0.25)
    box([kerb, -0.62, lane.end / 2], [0.5, 0.7, -lane.end], plum)
    box([kerb, 0.08, lane.end / 2], [0.09, 0.06, -lane.end - 0.3], {
      stuff: 'neon',
      colour: lightAt(number + 4),
    })
  }
  box([x, -0.01, 0.02], [lane.half * 2 + lane.gutter * 2, 0.02, 0.14], {
    stuff: 'neon',
    colour: lightAt(number + 4),
  })
  // Pins that nobody will meet: a belly, a neck with a red ring, and a head.
  for (const spot of pinSpots(10)) {
    const round = (y: number, width: number, height: number, colour: string, foot?: number) =>
      blocks.push({
        form: 'round',
        x: x + spot.x,
        y,
        z: spot.z,
        width,
        height,
        depth: width,
        stuff: 'paint',
        colour,
        airy: true,
        ...(foot !== undefined && { foot }),
      })
    round(0, 0.36, pinTall * 0.55, '#fdf8ee', 0.6)
    round(pinTall * 0.55, 0.2, pinTall * 0.16, '#d8342a')
    round(pinTall * 0.7, 0.24, pinTall * 0.28, '#fdf8ee')
  }
}

/** Walls with stripes of light, a dark roof, and tubes along it. */
function shell(box: Box): void {
  const long = hall.front - hall.back
  const middle = (hall.front + hall.back) / 2
  for (const side of [-1, 1]) {
    box([side * (hall.half + 0.2), -0.62, middle], [0.4, hall.roof + 0.62, long], night)
    box([side * (hall.half - 0.05), 1.5, middle], [0.1, 0.12, long], { stuff: 'neon', colour: '#ff4f9a' })
    box([side * (hall.half - 0.05), 1.9, middle], [0.1, 0.12, long], { stuff: 'neon', colour: '#38e0ff' })
    // Stars on the walls.
    for (let i = 0; i < 6; i++)
      for (const turn of [0, Math.PI / 4])
        box(
          [side * (hall.half - 0.04), 3.4 + (i % 2) * 1.1 - (turn ? 0.35 : 0.29), 6 - i * 5.4],
          [0.08, 0.7, 0.7],
          {
            stuff: 'neon',
            colour: lightAt(i),
            ...(turn > 0 && { height: 0.58, depth: 0.58 }),
          },
        )
  }
  box([0, -0.62, hall.front + 0.2], [hall.half * 2, hall.roof + 0.62, 0.4], plum)
  box([0, hall.roof, middle], [hall.half * 2 + 0.8, 0.3, long], { stuff: 'paint', colour: '#171a33' })
  for (const [i, x] of [-2, -1, 0, 1, 2].entries())
    for (let z = 8; z > lane.head + 2; z -= 5.6)
      box([x * hall.apart, hall.roof - 0.16, z], [0.28, 0.14, 4], { stuff: 'neon', colour: lightAt(i + 1) })
}

/** One long painted board over all the pins, dark pits below it, and walls between them. */
function overPins(box: Box): void {
  const z = lane.head + 0.75
  const deep = lane.head - lane.back + 1
  const back = (lane.head + lane.back) / 2
  box([0, -0.62, hall.back + 0.2], [hall.half * 2, 4, 0.3], { stuff: 'cloth', colour: '#12142a' })
  box([0, 3.9, z], [hall.half * 2, hall.roof - 3.9, 0.3], night)
  for (const number of [-2, -1, 1, 2]) {
    const x = number * hall.apart
    box([x, 2.3, z], [hall.apart, 1.6, 0.3], number % 2 === 0 ? plum : { stuff: 'paint', colour: '#2b4a8c' })
    for (const side of [-1, 1])
      box([x + side * (wallAt + 0.25), -0.62, back + 0.3], [0.4, 3.2, deep + 0.4], plum)
    // A ball and two pins, as a child would draw them.
    box([x - 0.6, 2.75, z + 0.18], [0.7, 0.7, 0.08], { stuff: 'neon', colour: lightAt(number + 4) })
    for (const at of [0.25, 0.75])
      box([x + at, 2.65, z + 0.18], [0.2, 0.85, 0.08], { stuff: 'neon', colour: '#fff4e0' })
  }
  for (const [y, colour] of [
    [2.34, '#ff4f9a'],
    [3.84, '#38e0ff'],
  ] as const)
    for (const side of [-1, 1]) {
      const wide = hall.half - 3.1
      box([side * (3.1 + wide / 2), y, z + 0.2], [wide, 0.1, 0.08], { stuff: 'neon', colour })
    }
  // A great pin of light over the lane that is played: belly, neck and head.
  for (const [y, width, height, colour] of [
    [4.15, 0.5, 0.3, '#fff4e0'],
    [4.4, 0.72, 0.6, '#fff4e0'],
    [4.95, 0.46, 0.25, '#fff4e0'],
    [5.16, 0.3, 0.2, '#ff4f5a'],
    [5.33, 0.44, 0.42, '#fff4e0'],
  ] as const)
    box([0, y, z + 0.2], [width, height, 0.08], { stuff: 'neon', colour })
}

/** Where balls come back, beside the approach. */
function ballRacks(blocks: Block[], box: Box): void {
  const colours = ['#d8342a', '#2f62c8', '#3aa35a', '#f5b700', '#8a4fd0']
  for (const side of [-1, 1]) {
    const x = side * 8.4
    box([x, 0, 2.6], [1, 0.55, 3], { stuff: 'paint', colour: '#2c3142' })
    for (let i = 0; i < 4; i++)
      blocks.push({
        form: 'round',
        x,
        y: 0.55,
        z: 1.6 + i * 0.68,
        width: 0.6,
        height: 0.5,
        depth: 0.6,
        stuff: 'paint',
        colour: colours[(i + (side > 0 ? 2 : 0)) % colours.length] ?? '#d8342a',
        airy: true,
      })
  }
}
