import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { remember } from '../../space.ts'
import { type Box, bowlReach, sportsHall, stadium } from './arena.ts'
import { goal, hoop, partsOf } from './world.ts'

/** Where spectators sit: on steps to the left, to the right and behind the goal. */
export const seats: readonly { x: number; y: number; z: number; yaw: number }[] = [
  ...[-1, 1].flatMap((side) =>
    [0, 1, 2].flatMap((row) =>
      [-9.5, -7, -4.5, -2, 0.5].map((z) => ({
        x: side * (9.4 + row * 1.3),
        y: 0.7 + row * 0.75,
        z: z + (row % 2) * 1.1,
        yaw: side > 0 ? -Math.PI / 2 : Math.PI / 2,
      })),
    ),
  ),
  ...[0, 1, 2].flatMap((row) =>
    [-5.6, -3.4, -1.1, 1.1, 3.4, 5.6].map((x) => ({
      x: x + (row % 2) * 0.8,
      y: 0.7 + row * 0.75,
      z: -15.9 - row * 1.3,
      yaw: 0,
    })),
  ),
]

/** Where nothing else is said it is played in front of a full house: kicks in a stadium, throws in a hall. */
const hasBowl = ({ look }: Pick<GamePlan, 'look'>): boolean => look.scene === 'stadium'

/** Flat as far as the walls; what is beyond them nobody sees. */
function bowlSite(isHall: boolean): Site {
  const { across, near, far } = bowlReach
  const middle = (near + far) / 2
  return {
    reach: 60,
    height: () => -0.05,
    surface: () => 'path',
    free: (x, z) => Math.max(Math.abs(x) - across, Math.abs(z - middle) - (near - far) / 2),
    middle: { x: 0, z: -10 },
    scenery: 0,
    ...(isHall && { around: 'indoors' as const, ambient: 1.5 }),
  }
}

export const siteOf = remember((plan): Site => {
  if (hasBowl(plan)) return bowlSite(partsOf(plan).mode === 'hoops')
  const free = (x: number, z: number) => Math.max(Math.abs(x) - 14.5, Math.abs(z + 5) - 16)
  return {
    reach: 60,
    height(x, z) {
      const beyond = Math.max(0, free(x, z) - 2)
      return -0.05 + Math.min(6, beyond * 0.1 + Math.sin(x * 0.13) * Math.cos(z * 0.11) * beyond * 0.05)
    },
    surface(x, z) {
      if (free(x, z) < 0) return 'path'
      return Math.sin(x * 0.23 + 1) * Math.cos(z * 0.19) > 0.5 ? 'patch' : 'main'
    },
    free,
    middle: { x: 0, z: -10 },
  }
})

type Turf = { stuff: Block['stuff']; colours: [string, string]; line: string }

const lawn: Turf = { stuff: 'paint', colours: ['#6fae4c', '#63a042'], line: '#f6fbf2' }
const turfs: Partial<Record<string, Turf>> = {
  snow: { stuff: 'snow', colours: ['#eef5fb', '#dcebf7'], line: '#4f93c8' },
  mountain: { stuff: 'snow', colours: ['#e6eef2', '#d6e2ea'], line: '#4f93c8' },
  beach: { stuff: 'sand', colours: ['#ecd59c', '#e3c98c'], line: '#ffffff' },
  desert: { stuff: 'sand', colours: ['#e3c48a', '#d9b87c'], line: '#ffffff' },
  sea: { stuff: 'sand', colours: ['#ecd59c', '#e3c98c'], line: '#ffffff' },
  underwater: { stuff: 'sand', colours: ['#b9c9a8', '#a9bd9c'], line: '#ffffff' },
  'neon-city': { stuff: 'metal', colours: ['#2f3557', '#272c4a'], line: '#38e0ff' },
  space: { stuff: 'metal', colours: ['#7f8a9c', '#727d90'], line: '#38e0ff' },
  moon: { stuff: 'stone', colours: ['#b0b0b8', '#a2a2ab'], line: '#38e0ff' },
  volcano: { stuff: 'stone', colours: ['#5a4a46', '#4e403d'], line: '#ff8a3c' },
  candy: { stuff: 'paint', colours: ['#ffc4e0', '#ffb2d6'], line: '#ffffff' },
  factory: { stuff: 'metal', colours: ['#9098a2', '#858d98'], line: '#ffd24a' },
  city: { stuff: 'stone', colours: ['#8b8d93', '#808288'], line: '#ffffff' },
}

const court: Turf = { stuff: 'wood', colours: ['#cfa36c', '#c4965f'], line: '#ffffff' }

function turfOf(plan: GamePlan): Turf {
  const own = turfs[plan.look.scene]
  if (own) return own
  return partsOf(plan).mode === 'hoops' ? court : lawn
}

export const blocksOf = remember((plan, level): Block[] => {
  const blocks: Block[] = []
  const box: Box = ([x, y, z], [width, height, depth], more) => {
    blocks.push({ form: 'box', x, y, z, width, height, depth, airy: true, ...more })
  }
  const turf = turfOf(plan)
  const { wall, accent } = stuffIn(plan.look)
  const trims = [accent, '#ff7a4a', '#7a9aff', '#ffd84a']
  const trim = trims[(level - 1) % trims.length] ?? accent
  const isHoops = partsOf(plan).mode === 'hoops'
  // Behind whoever shoots a stadium goes on for a while.
  for (let i = hasBowl(plan) && !isHoops ? -1 : 0; i < 10; i++)
    box([0, -0.4, 7.5 - i * 2.4], [16.4, 0.4, 2.4], {
      stuff: turf.stuff,
      colour: turf.colours[i % 2 === 0 ? 0 : 1],
    })
  if (!hasBowl(plan)) stands(box, wall, trim)
  else if (isHoops) sportsHall(box, trim)
  else stadium(box, trim)
  if (isHoops) courtLines(box, turf.line, trim)
  else {
    goalFrame(box)
    pitchLines(box, turf.line)
  }
  return blocks
})

/** Steps to sit on, boards in front of them, and masts with lights. */
function stands(box: Box, wall: Pick<Block, 'stuff' | 'colour'>, trim: string): void {
  for (let row = 0; row < 3; row++) {
    for (const side of [-1, 1]) box([side * (9.4 + row * 1.3), -0.3, -4.4], [1.3, 1 + row * 0.75, 13.4], wall)
    box([0, -0.3, -15.9 - row * 1.3], [15, 1 + row * 0.75, 1.3], wall)
  }
  for (const side of [-1, 1]) {
    box([side * 8.5, 0, -4.4], [0.14, 0.75, 13.4], { stuff: 'paint', colour: '#f4f6f8' })
    box([side * 8.42, 0.5, -4.4], [0.06, 0.12, 13.2], { stuff: 'neon', colour: trim })
    box([side * 12.9, 0, -16.6], [0.4, 9, 0.4], { stuff: 'metal', colour: '#6d7580' })
    box([side * 12.7, 8.3, -16.3], [2.2, 1.1, 0.3], { stuff: 'neon', colour: '#fff6d8', yaw: side * -0.5 })
  }
  box([0, 0, -14.9], [15, 0.75, 0.14], { stuff: 'paint', colour: '#f4f6f8' })
  box([0, 0.5, -14.82], [14.8, 0.12, 0.06], { stuff: 'neon', colour: trim })
}

/** Posts, a bar, and a net of fine strings. */
function goalFrame(box: Box): void {
  const white = { stuff: 'paint', colour: '#fbfbf8' } as const
  const thick = goal.post * 2
  for (const side of [-1, 1]) {
    box([side * (goal.half + goal.post), 0, goal.z], [thick, goal.high + thick, thick], white)
    box([side * goal.half, goal.high, goal.z - goal.deep * 0.25], [0.07, 0.07, goal.deep * 0.5], white)
  }
  box([0, goal.high, goal.z], [goal.half * 2 + thick * 2, thick, thick], white)
  const string = { stuff: 'paint', colour: '#e8edf2' } as const
  const [back, fine] = [goal.z - goal.deep, 0.028]
  for (let i = 0; i <= 14; i++) {
    const x = -goal.half + (i / 14) * goal.half * 2
    box([x, 0, back], [fine, goal.high * 0.9, fine], string)
    if (i % 2 === 0) box([x, goal.high * 0.9, goal.z - goal.deep / 2], [fine, fine, goal.deep], string)
  }
  for (let i = 0; i <= 5; i++) {
    const y = (i / 5) * goal.high * 0.9
    box([0, y, back], [goal.half * 2, fine, fine], string)
    for (const side of [-1, 1])
      box([side * goal.half, y, goal.z - goal.deep / 2], [fine, fine, goal.deep], string)
  }
  for (const side of [-1, 1])
    for (let i = 1; i < 4; i++)
      box([side * goal.half, 0, goal.z - (i / 4) * goal.deep], [fine, goal.high * 0.9, fine], string)
}

function pitchLines(box: Box, colour: string): void {
  const line = { stuff: colour === '#38e0ff' ? 'neon' : 'paint', colour } as const
  box([0, -0.01, goal.z], [16, 0.02, 0.12], line)
  for (const [wide, far] of [
    [4.9, 3.4],
    [7.4, 11.6],
  ] as const) {
    for (const side of [-1, 1]) box([side * wide, -0.01, goal.z + far / 2], [0.12, 0.02, far], line)
    box([0, -0.01, goal.z + far], [wide * 2, 0.02, 0.12], line)
  }
  box([0, -0.008, 0], [0.36, 0.02, 0.36], line)
}

/** The lane below the hoop in a colour of its own, and the line for three points. */
function courtLines(box: Box, colour: string, trim: string): void {
  const line = { stuff: 'paint', colour } as const
  box([0, -0.015, hoop.rimZ + 1.9], [3.6, 0.02, 5.4], { stuff: 'paint', colour: trim })
  for (const side of [-1, 1]) box([side * 1.8, -0.01, hoop.rimZ + 1.9], [0.1, 0.02, 5.4], line)
  box([0, -0.01, hoop.rimZ + 4.6], [3.7, 0.02, 0.1], line)
  for (let i = -9; i <= 9; i++) {
    const angle = (i / 9) * 1.35
    box([Math.sin(angle) * 6.6, -0.01, hoop.rimZ + Math.cos(angle) * 6.6], [1.05, 0.02, 0.1], {
      ...line,
      yaw: angle,
    })
  }
  box([0, -0.01, hoop.rimZ - 1.6], [15, 0.02, 0.1], line)
}
