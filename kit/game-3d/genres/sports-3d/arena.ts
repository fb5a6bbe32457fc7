import type { Block } from '../../blocks.ts'

export type Box = (
  at: [number, number, number],
  size: [number, number, number],
  more: Pick<Block, 'stuff'> & Partial<Block>,
) => void

/** Rows of seats on each side, how deep one is, and how much higher than the one before. */
const rows = 8
const deep = 1.3
const rise = 0.75
/** Where the first row begins: to both sides, behind the goal, and behind whoever shoots. */
const bowl = { side: 8.75, far: -15.25, near: 11 } as const
const outer = rows * deep

/** Everything of the bowl is within these metres. */
export const bowlReach = {
  across: bowl.side + outer + 1.2,
  far: bowl.far - outer - 1.2,
  near: bowl.near + outer + 1.2,
}

const white = { stuff: 'paint', colour: '#f4f6f8' } as const
const dark = { stuff: 'paint', colour: '#1b2233' } as const
const steel = { stuff: 'metal', colour: '#6d7580' } as const
const concrete = { stuff: 'paint', colour: '#aeb6c2' } as const

/** A stadium all around: rows full of people, boards, a roof over the stands, masts of light and a scoreboard. */
export function stadium(box: Box, trim: string): void {
  stands(box, concrete)
  people(box)
  boards(box, trim)
  const top = 11
  walls(box, { stuff: 'paint', colour: '#5d6b80' }, top)
  // Roofs reach over the upper rows; the field is under the open sky.
  const reach = 7
  const long = bowl.near - bowl.far + outer * 2
  const middle = (bowl.near + bowl.far) / 2
  for (const side of [-1, 1]) {
    const x = side * (bowl.side + outer - reach / 2 + 0.8)
    box([x, top, middle], [reach, 0.35, long], white)
    box([x - (side * reach) / 2, top - 0.25, middle], [0.2, 0.6, long], { stuff: 'neon', colour: trim })
    const z = side > 0 ? bowl.near + outer - reach / 2 + 0.8 : bowl.far - outer + reach / 2 - 0.8
    box([0, top, z], [(bowl.side + outer) * 2, 0.35, reach], white)
    box([0, top - 0.25, z - (side * reach) / 2], [bowl.side * 2 + 8, 0.6, 0.2], {
      stuff: 'neon',
      colour: trim,
    })
    for (const end of [bowl.far - outer + 1, bowl.near + outer - 1]) {
      box([side * (bowl.side + outer - 1), 0, end], [0.6, 17, 0.6], steel)
      box([side * (bowl.side + outer - 1.6), 15.6, end], [4, 2.4, 0.4], {
        stuff: 'neon',
        colour: '#fff6d8',
        yaw: side * (end < 0 ? -0.6 : 0.6),
      })
    }
  }
  scoreboard(box, { y: 7.1, z: bowl.far - 5 }, trim)
}

/** A hall with the same rows around it, dark above, with a cube of screens under a roof full of lamps. */
export function sportsHall(box: Box, trim: string): void {
  stands(box, { stuff: 'paint', colour: '#39445e' })
  people(box)
  boards(box, trim)
  const top = 15
  walls(box, { stuff: 'paint', colour: '#232c44' }, top)
  const long = bowl.near - bowl.far + outer * 2 + 2
  const middle = (bowl.near + bowl.far) / 2
  box([0, top, middle], [(bowl.side + outer) * 2 + 2, 0.4, long], { stuff: 'paint', colour: '#1d2436' })
  for (let z = bowl.far; z <= bowl.near; z += 4.4) {
    box([0, top - 0.7, z], [(bowl.side + outer) * 2, 0.5, 0.3], steel)
    for (const x of [-10.5, -3.5, 3.5, 10.5])
      box([x, top - 1, z], [2.6, 0.25, 0.7], { stuff: 'neon', colour: '#fff6e0' })
  }
  // A floor of its own, as far as the boards, around the boards of the court.
  box([0, -0.5, middle], [bowl.side * 2, 0.42, bowl.near - bowl.far], { stuff: 'wood', colour: '#8a5a3a' })
  scoreboard(box, { y: 7.4, z: -12.4 }, trim)
  for (const side of [-1, 1]) {
    for (const [i, colour] of banners.entries())
      box([side * (bowl.side + outer - 0.1), 8.4, -16 + i * 6], [0.12, 3.4, 2], { stuff: 'cloth', colour })
    box([side * 2.2, 10.2, -12.4], [0.1, top - 10.2, 0.1], steel)
  }
}

const banners = ['#d8402f', '#f5b700', '#2f62c8', '#3aa35a', '#8a4fd0']

function stands(box: Box, step: Pick<Block, 'stuff' | 'colour'>): void {
  for (let row = 0; row < rows; row++) {
    const out = row * deep
    const high = 1 + row * rise
    const colour = row % 2 === 0 ? step.colour : shade(step.colour ?? '#aeb6c2')
    const made = { ...step, ...(colour && { colour }) }
    const long = bowl.near - bowl.far + out * 2
    const wide = (bowl.side + out + deep) * 2
    const middle = (bowl.near + bowl.far) / 2
    for (const side of [-1, 1])
      box([side * (bowl.side + out + deep / 2), -0.3, middle], [deep, high, long], made)
    box([0, -0.3, bowl.far - out - deep / 2], [wide, high, deep], made)
    box([0, -0.3, bowl.near + out + deep / 2], [wide, high, deep], made)
  }
}

/** Every other row is a little darker, so that one sees that there are rows. */
const shade = (colour: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.86))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

function walls(box: Box, made: Pick<Block, 'stuff' | 'colour'>, top: number): void {
  const long = bowl.near - bowl.far + outer * 2 + 1
  const middle = (bowl.near + bowl.far) / 2
  const wide = (bowl.side + outer) * 2 + 1
  for (const side of [-1, 1]) {
    box([side * (bowl.side + outer + 0.25), -0.3, middle], [0.5, top + 0.3, long], made)
    const z = side > 0 ? bowl.near + outer + 0.25 : bowl.far - outer - 0.25
    box([0, -0.3, z], [wide, top + 0.3, 0.5], made)
  }
}

/** Boards in many colours around the field. */
function boards(box: Box, trim: string): void {
  const colours = ['#f4f6f8', '#d8402f', '#f4f6f8', '#2f62c8', '#f4f6f8', '#f5b700']
  const each = 3.2
  for (const side of [-1, 1]) {
    let at = 0
    for (let z = bowl.far + each / 2; z < bowl.near; z += each)
      box([side * (bowl.side - 0.2), 0, z], [0.14, 0.75, each - 0.06], {
        stuff: 'paint',
        colour: colours[at++ % colours.length] ?? '#f4f6f8',
      })
    box([side * (bowl.side - 0.28), 0.74, (bowl.near + bowl.far) / 2], [0.1, 0.1, bowl.near - bowl.far], {
      stuff: 'neon',
      colour: trim,
    })
    const z = side > 0 ? bowl.near - 0.2 : bowl.far + 0.3
    for (let x = -bowl.side + each / 2; x < bowl.side; x += each)
      box([x, 0, z], [each - 0.06, 0.75, 0.14], {
        stuff: 'paint',
        colour: colours[at++ % colours.length] ?? '#f4f6f8',
      })
    box([0, 0.74, z], [bowl.side * 2, 0.1, 0.1], { stuff: 'neon', colour: trim })
  }
}

const shirts = ['#d8402f', '#2f62c8', '#f2f2ee', '#f5b700', '#3aa35a', '#c43a7a', '#4a4f5c', '#ff8a3c']
const skins = ['#f0c8a0', '#d8a074', '#a8724a', '#7a4f34']

/** A number from 0 to 1 that looks like chance and is the same each time. */
const noise = (n: number) => {
  const value = Math.sin(n * 12.9898) * 43758.5453
  return value - Math.floor(value)
}

/** People far away are a shirt and a head. Where somebody of flesh sits in the first rows, they leave the place free. */
function people(box: Box): void {
  let number = 0
  const sit = (x: number, y: number, z: number) => {
    number++
    if (noise(number) < 0.16) return
    const shirt = shirts[Math.floor(noise(number * 3.1) * shirts.length)] ?? '#d8402f'
    const skin = skins[Math.floor(noise(number * 7.7) * skins.length)] ?? '#f0c8a0'
    const tall = 0.5 + noise(number * 1.7) * 0.18
    box([x, y, z], [0.46, tall, 0.36], { stuff: 'paint', colour: shirt, plain: true })
    box([x, y + tall, z], [0.26, 0.28, 0.26], { stuff: 'paint', colour: skin, plain: true })
  }
  const apart = 0.98
  for (let row = 0; row < rows; row++) {
    const out = row * deep + deep / 2
    const y = 0.7 + row * rise
    for (let z = bowl.far + 0.5; z < bowl.near; z += apart)
      if (row > 2 || z < -11.4 || z > 3)
        for (const side of [-1, 1]) sit(side * (bowl.side + out), y, z + (noise(z + row) - 0.5) * 0.2)
    for (let x = -bowl.side - row * deep; x <= bowl.side + row * deep; x += apart) {
      if (row > 2 || Math.abs(x) > 7.4) sit(x, y, bowl.far - out)
      sit(x, y, bowl.near + out)
    }
  }
}

function scoreboard(box: Box, { y, z }: { y: number; z: number }, trim: string): void {
  box([0, y, z], [8.4, 2.9, 0.5], dark)
  for (const [dy, height] of [
    [0, 0.14],
    [2.76, 0.14],
  ] as const)
    box([0, y + dy, z + 0.28], [8.4, height, 0.1], { stuff: 'neon', colour: trim })
  // Five lamps for each side, as a shootout counts them.
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      box([side * (0.85 + i * 0.68), y + 1.1, z + 0.28], [0.42, 0.42, 0.1], {
        stuff: 'neon',
        colour: side < 0 ? '#ffd84a' : '#7ad0ff',
      })
  box([0, y + 0.75, z + 0.28], [0.1, 1.2, 0.1], { stuff: 'neon', colour: '#ffffff' })
}
