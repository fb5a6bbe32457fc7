import { seededRandom } from '../../../core/random.ts'
import { dial, type GamePlan } from '../../../game/plan.ts'
import type { Block, Stuff } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { ahead, remember, type Vec } from '../../space.ts'

/** How far below the course the land lies. */
const below = -15

const isVoid = ({ look }: GamePlan) => /^(sky|space|abstract)$/.test(look.scene)

/** Land deep under the course, or nothing at all. */
export const siteOf = remember((plan): Site => {
  if (isVoid(plan))
    return {
      reach: 110,
      height: () => -60,
      surface: () => 'main',
      free: (x) => Math.abs(x) - 26,
      isVoid: true,
      floating: [-24, 4],
      scenery: 0.8,
    }
  return {
    reach: 110,
    height: (x, z) =>
      below +
      1.6 * Math.sin(x * 0.06 + plan.seed) * Math.cos(z * 0.05) +
      Math.max(0, Math.abs(x) - 40) * 0.12,
    surface: (x, z) => (Math.sin(x * 0.15) * Math.cos(z * 0.13) > 0.5 ? 'patch' : 'main'),
    // What is tall must not reach up to the way.
    free: (x) => Math.abs(x) - 20,
    scenery: 1.1,
  }
})

export const pieceKinds = [
  'start',
  'plain',
  'bridge',
  'climb',
  'fall',
  'gap',
  'bumpers',
  'zigzag',
  'gate',
  'finish',
] as const
export type PieceKind = (typeof pieceKinds)[number]

/** A part of the way: where one comes in, which way it goes, and where it leads. */
export type Piece = {
  kind: PieceKind
  from: Vec
  to: Vec
  yaw: number
  length: number
  width: number
}

export type Bumper = Vec & { radius: number }
export type Course = {
  pieces: Piece[]
  blocks: Block[]
  /** Where to roll, one after the other; `hop` where one has to jump to the next. */
  way: (Vec & { piece: number; hop?: true })[]
  bumpers: Bumper[]
}

const sizes: Record<PieceKind, { length: number; width: number; rise: number }> = {
  start: { length: 8, width: 7, rise: 0 },
  plain: { length: 8, width: 5, rise: 0 },
  bridge: { length: 11, width: 2.2, rise: 0 },
  climb: { length: 8, width: 4.4, rise: 1.8 },
  fall: { length: 10, width: 4.4, rise: -2.6 },
  gap: { length: 11, width: 4.6, rise: 0 },
  bumpers: { length: 12, width: 7.4, rise: 0 },
  zigzag: { length: 13, width: 6.4, rise: 0 },
  gate: { length: 7, width: 6, rise: 0 },
  finish: { length: 9, width: 8, rise: 0 },
}
const thick = 0.9
/** Each course has its own colour on its edges. */
const hues = ['#f5b700', '#2fae9a', '#e2553a', '#7a6ae0', '#3d8fe0', '#e07ab0']

export const courseOf = remember((plan, level): Course => {
  const random = seededRandom(plan.seed * 17 + level * 331)
  const order: PieceKind[] = ['start']
  const bag: PieceKind[] = ['bridge', 'climb', 'fall', 'bumpers', 'zigzag', 'gap', 'bridge', 'fall']
  const many = 5 + Math.min(4, level) + Math.round(dial(plan, 0, 2))
  let deck = random.shuffled(bag)
  for (let i = 0; i < many; i++) {
    if (deck.length === 0) deck = random.shuffled(bag)
    order.push(deck.pop() ?? 'plain', i % 3 === 2 ? 'gate' : 'plain')
  }
  order.push('finish')
  const course: Course = { pieces: [], blocks: [], way: [], bumpers: [] }
  const hue = hues[(level - 1 + Math.abs(plan.seed)) % hues.length] ?? '#f5b700'
  let at: Vec = { x: 0, y: 0, z: 0 }
  let heading = 0
  let drift = 0
  const slim = dial(plan, 1.15, 0.85) * (1 - Math.min(0.16, (level - 1) * 0.05))
  for (const kind of order) {
    // Turned on flat squares only, and never back: the way cannot meet itself.
    if (kind === 'plain' && course.pieces.length > 1) {
      const next =
        heading !== 0
          ? 0
          : random.next() < 0.62
            ? drift > 0
              ? -1
              : drift < 0
                ? 1
                : random.next() < 0.5
                  ? -1
                  : 1
            : 0
      if (next !== heading) {
        at = corner(plan, course, at, heading, next, hue)
        heading = next
        drift += next
        continue
      }
    }
    const { length, width, rise } = sizes[kind]
    const yaw = (heading * Math.PI) / 2
    const way = ahead(yaw)
    const to = { x: at.x + way.x * length, y: at.y + rise, z: at.z + way.z * length }
    const slimmed = kind === 'bridge' ? width * slim : width
    const piece: Piece = { kind, from: at, to, yaw, length, width: slimmed }
    course.pieces.push(piece)
    build(plan, course, piece, random.next() < 0.5 ? 1 : -1, hue)
    at = to
  }
  return centred(plan, course)
})

/** A square on which the way turns, with a wall where it does not go on. */
function corner(plan: GamePlan, course: Course, from: Vec, heading: number, next: number, hue: string): Vec {
  const side = 6
  const [into, out] = [ahead((heading * Math.PI) / 2), ahead((next * Math.PI) / 2)]
  const middle = { x: from.x + (into.x * side) / 2, y: from.y, z: from.z + (into.z * side) / 2 }
  const to = { x: middle.x + (out.x * side) / 2, y: from.y, z: middle.z + (out.z * side) / 2 }
  const number = course.pieces.length
  course.pieces.push({ kind: 'plain', from, to, yaw: (heading * Math.PI) / 2, length: side, width: side })
  slab(plan, course, middle, 0, side, side)
  for (const wall of [into, { x: -out.x, z: -out.z }])
    course.blocks.push({
      form: 'box',
      x: middle.x + wall.x * (side / 2 - 0.2),
      y: from.y,
      z: middle.z + wall.z * (side / 2 - 0.2),
      width: side,
      height: 0.7,
      depth: 0.4,
      yaw: Math.atan2(wall.x, wall.z),
      stuff: 'paint',
      colour: hue,
    })
  course.way.push({ ...middle, piece: number }, { ...to, piece: number })
  return to
}

function slab(plan: GamePlan, course: Course, middle: Vec, yaw: number, width: number, depth: number): void {
  const { floor } = stuffIn(plan.look)
  course.blocks.push({
    form: 'box',
    ...middle,
    y: middle.y - thick,
    width,
    height: thick,
    depth,
    yaw,
    ...floor,
  })
}

/** A place within a piece: so far along, so far to the left. */
export function within({ from, to, yaw, length }: Piece, along: number, aside: number): Vec {
  const way = ahead(yaw)
  return {
    x: from.x + way.x * along + way.z * aside,
    y: from.y + ((to.y - from.y) * along) / length,
    z: from.z + way.z * along - way.x * aside,
  }
}

function build(plan: GamePlan, course: Course, piece: Piece, side: number, hue: string): void {
  const { kind, yaw, length, width, from, to } = piece
  const number = course.pieces.length - 1
  const go = (along: number, aside = 0, hop = false) =>
    course.way.push({ ...within(piece, along, aside), piece: number, ...(hop && { hop: true as const }) })
  const rails = () => {
    for (const left of [1, -1])
      rail(course, within(piece, length / 2, left * (width / 2 - 0.15)), yaw, length, hue)
  }
  const middle = within(piece, length / 2, 0)
  if (kind === 'climb' || kind === 'fall') {
    const up = to.y > from.y
    const { floor } = stuffIn(plan.look)
    const low = Math.min(from.y, to.y)
    const stuff: Stuff = floor.stuff === 'grass' ? 'stone' : floor.stuff
    const high = Math.abs(to.y - from.y)
    const base = {
      ...middle,
      width,
      yaw: up ? yaw : yaw + Math.PI,
      stuff,
      ...(floor.colour && { colour: floor.colour }),
    }
    course.blocks.push({ ...base, form: 'ramp', y: low, height: high, depth: length })
    course.blocks.push({ ...base, form: 'box', y: low - thick, height: thick, depth: length })
    go(length)
    return
  }
  if (kind === 'gap') {
    const hole = 1.7
    const half = (length - hole) / 2
    slab(plan, course, within(piece, half / 2, 0), yaw, width, half)
    slab(plan, course, within(piece, length - half / 2, 0), yaw, width, half)
    go(half - 0.6, 0, true)
    go(length)
    return
  }
  if (kind === 'zigzag') {
    const part = length / 3
    for (const [i, aside] of [side, -side, side].entries())
      slab(plan, course, within(piece, (i + 0.5) * part, (aside * width) / 4), yaw, width / 2 + 0.9, part)
    go(0.4, side * 1.2)
    go(part - 0.9, side * 1.1)
    go(part + 1, -side * 1.1)
    go(2 * part - 0.9, -side * 1.1)
    go(2 * part + 1, side * 1.1)
    go(length - 0.6, side * 0.9)
    return
  }
  slab(plan, course, middle, yaw, width, length)
  if (kind === 'bumpers') {
    rails()
    for (const [along, aside] of [
      [3.4, side * 1.7],
      [6.2, -side * 1.5],
      [9, side * 1.5],
    ] as const) {
      const spot = within(piece, along, aside)
      course.bumpers.push({ ...spot, radius: 0.7 })
      course.blocks.push({
        form: 'round',
        ...spot,
        width: 1.4,
        height: 1,
        depth: 1.4,
        stuff: 'neon',
        colour: '#ff5aa0',
      })
    }
    go(3.4, -side * 1.5)
    go(6.2, side * 1.7)
    go(9, -side * 1.7)
  }
  if (kind === 'gate' || kind === 'finish' || kind === 'start') {
    rails()
    const spot = within(piece, kind === 'finish' ? length - 3 : 1, 0)
    course.blocks.push({
      form: 'arch',
      ...spot,
      width,
      // Higher than the eye, which goes through it.
      height: kind === 'gate' ? 6.4 : 7,
      depth: 0.7,
      yaw,
      stuff: 'paint',
      colour: hue,
      airy: true,
    })
  }
  if (kind === 'finish') {
    course.blocks.push({ form: 'box', ...to, width, height: 1, depth: 0.4, yaw, stuff: 'paint', colour: hue })
    go(length - 2.4)
  } else go(length)
}

function rail(course: Course, middle: Vec, yaw: number, length: number, hue: string): void {
  course.blocks.push({
    form: 'box',
    ...middle,
    width: 0.3,
    height: 0.55,
    depth: length,
    yaw,
    stuff: 'paint',
    colour: hue,
  })
}

/** Moved so that its middle is the middle of the land; pillars carry it where there is ground. */
function centred(plan: GamePlan, course: Course): Course {
  const last = course.pieces.at(-1)?.to ?? { x: 0, y: 0, z: 0 }
  const by = { x: -last.x / 2, y: Math.max(0, -last.y) + 1, z: -last.z / 2 }
  const moved = <T extends Vec>(one: T): T => ({ ...one, x: one.x + by.x, y: one.y + by.y, z: one.z + by.z })
  const pieces = course.pieces.map((piece) => ({ ...piece, from: moved(piece.from), to: moved(piece.to) }))
  const pillars = isVoid(plan)
    ? []
    : pieces
        .filter((_, i) => i % 2 === 0)
        .map(({ from, to, kind }): Block => {
          const share = kind === 'gap' ? 0.2 : 0.5
          const [x, z] = [from.x + (to.x - from.x) * share, from.z + (to.z - from.z) * share]
          const foot = siteOf(plan).height(x, z) - 1
          const { wall } = stuffIn(plan.look)
          const top = Math.min(from.y, to.y) - thick
          return {
            form: 'round',
            x,
            y: foot,
            z,
            width: 1.5,
            height: top - foot,
            depth: 1.5,
            ...wall,
            airy: true,
          }
        })
  return {
    pieces,
    blocks: [...course.blocks.map(moved), ...pillars],
    way: course.way.map(moved),
    bumpers: course.bumpers.map(moved),
  }
}
