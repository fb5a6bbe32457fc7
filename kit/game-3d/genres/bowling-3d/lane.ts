import type { GamePlan } from '../../../game/plan.ts'
import type { Block, Stuff } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'

/** A lane runs from the foul line at z 0 toward -z. Everything is two and a half times as large as in a real alley. */
export const lane = {
  /** Half its width, without the gutters. */
  half: 1.4,
  gutter: 0.56,
  /** Where the first pin stands. */
  head: -21.5,
  /** Where the boards end and the pit begins. */
  end: -24.9,
  back: -27.2,
  /** Between neighbouring pins. */
  apart: 0.82,
  /** How far whatever rolls in a gutter lies below the boards. */
  deep: 0.24,
} as const

export const pinTall = 1.06
/** Walls beside the pins, where they come flying back. */
export const wallAt = lane.half + lane.gutter + 0.1

type Spot = { x: number; z: number }

/** A triangle that points at the player: one, two, three, four in a row. */
export function pinSpots(count: number): Spot[] {
  const spots: Spot[] = []
  for (let row = 0; spots.length < count; row++)
    for (let at = 0; at <= row && spots.length < count; at++)
      spots.push({ x: (at - row / 2) * lane.apart, z: lane.head - row * lane.apart * 0.866 })
  return spots
}

type Boards = { stuff: Stuff; colour: string; second: string; glow: string }

const polished: Boards = { stuff: 'wood', colour: '#cfac80', second: '#7d583a', glow: '#ffb04a' }
const boards: Partial<Record<string, Boards>> = {
  snow: { stuff: 'ice', colour: '#bfe8fa', second: '#6fa9cc', glow: '#4fd0ff' },
  mountain: { stuff: 'ice', colour: '#c4e6f2', second: '#7399ad', glow: '#4fd0ff' },
  'neon-city': { stuff: 'metal', colour: '#39406a', second: '#1d2140', glow: '#ff3cac' },
  space: { stuff: 'metal', colour: '#8d9ab0', second: '#3a4358', glow: '#38e0ff' },
  moon: { stuff: 'metal', colour: '#a4adbd', second: '#454d60', glow: '#38e0ff' },
  factory: { stuff: 'metal', colour: '#9aa3ad', second: '#4a525c', glow: '#ffb02a' },
  laboratory: { stuff: 'paint', colour: '#eef3f5', second: '#9fb4c0', glow: '#38e0ff' },
  underwater: { stuff: 'paint', colour: '#8fc7bd', second: '#3f6f7c', glow: '#5affd8' },
  candy: { stuff: 'paint', colour: '#ffd0e6', second: '#b0568a', glow: '#ff6fb8' },
  volcano: { stuff: 'stone', colour: '#6a5852', second: '#332826', glow: '#ff6a1a' },
  dungeon: { stuff: 'stone', colour: '#a89f92', second: '#55504a', glow: '#ffb04a' },
  cave: { stuff: 'stone', colour: '#9c98a0', second: '#4b4752', glow: '#7fe0ff' },
  desert: { stuff: 'stone', colour: '#dcbd87', second: '#8c6a44', glow: '#19c4bd' },
  graveyard: { stuff: 'wood', colour: '#8d7b6c', second: '#443b38', glow: '#7affb0' },
  haunted: { stuff: 'wood', colour: '#8d7b6c', second: '#443b38', glow: '#7affb0' },
  abstract: { stuff: 'paint', colour: '#b9adff', second: '#4c4494', glow: '#ffcf5a' },
}

/** What the lane is made of here, and the colour of its lights. */
export function boardsIn({ look }: Pick<GamePlan, 'look'>): Boards {
  if (look.style === 'neon') return boards['neon-city'] ?? polished
  return boards[look.scene] ?? polished
}

/** Whether it is played in a bowling alley, and not somewhere that the prompt names. */
export const isHall = ({ content }: Pick<GamePlan, 'content'>): boolean => content?.hall === true

/** The ground around a lane that lies somewhere in the open. */
export const openSite = (): Site => {
  const free = (x: number, z: number) => Math.max(Math.abs(x) - 8.5, Math.abs(z + 11) - 21)
  return {
    reach: 62,
    // The place rises around the lane, so that one looks at it and not past it.
    height(x, z) {
      const beyond = Math.max(0, free(x, z) - 3)
      return -0.5 + Math.min(6, beyond * 0.1 + Math.sin(x * 0.13) * Math.cos(z * 0.11) * beyond * 0.05)
    },
    surface(x, z) {
      if (free(x, z) < -0.5) return 'path'
      return Math.sin(x * 0.23 + 1) * Math.cos(z * 0.19) > 0.5 ? 'patch' : 'main'
    },
    free,
    middle: { x: 0, z: -18 },
    scenery: 1.1,
  }
}

/** Posts on the lane of later levels: they leave the middle, or a bend around it. */
export function postsOf(level: number): Spot[] {
  const rows: Spot[][] = [
    [],
    [
      { x: -0.95, z: -9 },
      { x: 0.95, z: -9 },
    ],
    [
      { x: -0.8, z: -8 },
      { x: 0.8, z: -13 },
    ],
    [
      { x: -0.9, z: -7 },
      { x: 0.9, z: -10.5 },
      { x: -0.9, z: -14 },
    ],
  ]
  return rows[(level - 1) % rows.length] ?? []
}
export const postRadius = 0.26

/** The lights of each level have another colour. */
const glows = ['', '#7aff6a', '#b07aff', '#ffd84a']

/** The lane itself, with gutters, kerbs and the house over the pins. */
export function laneBlocks(plan: GamePlan, level: number): Block[] {
  const made = boardsIn(plan)
  const wall = isHall(plan) ? ({ stuff: 'paint', colour: '#6a3a96' } as const) : stuffIn(plan.look).wall
  const glow = glows[(level - 1) % glows.length] || made.glow
  const blocks: Block[] = []
  const box = (
    [x, y, z]: [number, number, number],
    [width, height, depth]: [number, number, number],
    more: Pick<Block, 'stuff'> & Partial<Block>,
  ) => blocks.push({ form: 'box', x, y, z, width, height, depth, ...more })

  // The floor that one stands on, and the boards beyond the foul line.
  const dark = { stuff: made.stuff, colour: made.second } as const
  box([0, -0.62, 3.6], [9, 0.62, 7.2], { stuff: made.stuff, colour: made.colour })
  box([0, -0.5, lane.end / 2], [lane.half * 2, 0.5, -lane.end], { stuff: made.stuff, colour: made.colour })
  box([0, -0.01, 0.02], [lane.half * 2 + lane.gutter * 2, 0.02, 0.14], {
    stuff: 'neon',
    colour: glow,
    airy: true,
  })
  // Stripes along the boards lead the eye to the pins.
  for (const x of [-0.7, 0, 0.7])
    box([x, -0.012, lane.end / 2 + 0.3], [0.035, 0.02, -lane.end - 1.4], { ...dark, airy: true })
  arrows(box, glow)
  for (const side of [-1, 1]) {
    const gutterAt = side * (lane.half + lane.gutter / 2)
    box([gutterAt, -0.62, lane.end / 2], [lane.gutter, 0.62 - lane.deep, -lane.end], dark)
    // Kerbs with a line of light.
    const kerbAt = side * (lane.half + lane.gutter + 0.3)
    box([kerbAt, -0.62, lane.end / 2], [0.6, 0.7, -lane.end], { stuff: wall.stuff, colour: wall.colour })
    box([kerbAt - side * 0.22, 0.08, lane.end / 2], [0.09, 0.07, -lane.end - 0.3], {
      stuff: 'neon',
      colour: glow,
      airy: true,
    })
    if (plan.rules.gentle)
      box([side * (lane.half + 0.1), 0, lane.end / 2 + 0.6], [0.12, 0.26, -lane.end - 1.4], {
        stuff: 'paint',
        colour: '#f2f4f6',
        airy: true,
      })
    // The walls of the house in which the pins stand.
    box(
      [side * (wallAt + 0.34), -0.62, (lane.head + lane.back) / 2 + 0.4],
      [0.6, 3.3, lane.head - lane.back + 1.4],
      {
        ...wall,
        airy: true,
      },
    )
    box([side * 4.1, -0.5, 5.6], [1, 0.9, 2.6], { stuff: 'wood', colour: made.second })
    for (const z of isHall(plan) ? [] : [-4, -12])
      box([side * 4.3, -0.55, z], [1.3, 0.5, 4.6], { stuff: wall.stuff, colour: wall.colour })
  }
  house(box, made, wall, glow)
  for (const z of isHall(plan) ? [] : [-5.5, -11.5, -17.5])
    archOver(box, z, z === -11.5 ? stuffIn(plan.look).accent : glow, wall)
  for (const { x, z } of postsOf(level))
    blocks.push({
      form: 'round',
      x,
      y: 0,
      z,
      width: postRadius * 2,
      height: 0.62,
      depth: postRadius * 2,
      stuff: 'paint',
      colour: '#e8473a',
      airy: true,
    })
  return blocks
}

type Box = (
  at: [number, number, number],
  size: [number, number, number],
  more: Pick<Block, 'stuff'> & Partial<Block>,
) => void

/** A gate of light over the lane: slender posts on feet, and a beam. */
function archOver(box: Box, z: number, colour: string, wall: Pick<Block, 'stuff' | 'colour'>): void {
  for (const side of [-1, 1]) {
    box([side * 3.3, -0.5, z], [0.5, 0.9, 0.5], { ...wall, airy: true })
    box([side * 3.3, 0.4, z], [0.16, 3.9, 0.16], { stuff: 'neon', colour, airy: true })
  }
  box([0, 4.3, z], [6.9, 0.16, 0.16], { stuff: 'neon', colour, airy: true })
}

/** The arrows that bowlers aim by. */
function arrows(box: Box, colour: string): void {
  for (let i = -2; i <= 2; i++) {
    const z = -5.2 - (2 - Math.abs(i)) * 0.75
    for (const side of [-1, 1])
      box([i * 0.5 + side * 0.06, -0.012, z], [0.07, 0.025, 0.36], {
        stuff: 'neon',
        colour,
        yaw: side * 0.42,
        airy: true,
      })
  }
}

/** The house over the pins: a roof with a board of lights, a dark pit and a curtain. */
function house(box: Box, made: Boards, wall: Pick<Block, 'stuff' | 'colour'>, glow: string): void {
  const wide = wallAt * 2 + 1.3
  const middle = (lane.head + lane.back) / 2 - 0.2
  box([0, -0.62, (lane.end + lane.back) / 2], [wallAt * 2, 0.1, lane.end - lane.back], {
    ...wall,
    colour: '#15161d',
  })
  box([0, -0.62, lane.back - 0.2], [wide, 3.6, 0.4], { stuff: 'cloth', colour: '#23243a', airy: true })
  box([0, 2.55, middle], [wide, 0.3, lane.head - lane.back + 1], { ...wall, airy: true })
  box([0, 2.3, lane.head + 0.9], [wide + 0.4, 1.5, 0.34], {
    stuff: made.stuff,
    colour: made.second,
    airy: true,
  })
  for (const [y, height] of [
    [2.42, 0.09],
    [3.6, 0.09],
  ] as const)
    box([0, y, lane.head + 1.08], [wide + 0.1, height, 0.08], { stuff: 'neon', colour: glow, airy: true })
  // Ten small lamps as a sign: the triangle of pins.
  for (let row = 0; row < 4; row++)
    for (let at = 0; at <= row; at++)
      box([(at - row / 2) * 0.34, 2.6 + row * 0.23, lane.head + 1.09], [0.13, 0.13, 0.08], {
        stuff: 'neon',
        colour: '#fff4d8',
        airy: true,
      })
}
