import { type Random, seededRandom } from '@makebelieve/kit/core/random'
import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { glowing } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { alongX, built, type Maker, slab, toned, upright } from '../built/solids.ts'
import { gableOf } from './ceiling.ts'
import type { Frame, Opening, Side } from './frame.ts'
import { addDoor, addWindow, outlineOf } from './openings.ts'
import { trimMaterial, wallMaterial } from './wall-stuff.ts'

const thick = 0.3

/** The planned things that windows and doors of the room are. */
export type AskedOpenings = { window: string | undefined; door: string | undefined }

/** The four walls, each with its openings and what covers it. */
export function wallShapes(frame: Frame, seed: number, asked: AskedOpenings): BuiltShape[] {
  const shapes: BuiltShape[] = []
  for (const side of Object.values(frame.sides)) {
    const openings = frame.openings[side.name]
    const [x, z] = side.at(0)
    const place = { at: [x, 0, z] as [number, number, number], yaw: side.yaw }
    const random = seededRandom(seed + side.yaw * 1000)
    shapes.push(
      ...built(`wall-${side.name}`, 'wall', { ...place, solid: true }, (make) => {
        addBody(make, frame, side, openings)
      }),
      ...built(`cover-${side.name}`, 'wall', { ...place, solid: false }, (make) => {
        addCover(make, frame, side, openings, random)
        addSkirting(make, frame, side, openings)
      }),
    )
    for (const [n, opening] of openings.entries()) {
      const of = opening.is === 'door' ? asked.door : asked.window
      shapes.push(
        ...built(
          `${opening.is}-${side.name}-${n}`,
          opening.is,
          { ...place, solid: opening.is === 'door', ...(of !== undefined && { of }) },
          (make) => (opening.is === 'door' ? addDoor(make, frame, opening) : addWindow(make, frame, opening)),
        ),
      )
    }
  }
  return shapes
}

function addBody(make: Maker, frame: Frame, side: Side, openings: Opening[]): void {
  const half = side.length / 2 + thick
  const isEnd = side.name === 'north' || side.name === 'south'
  const top: Vec2[] = isEnd
    ? gableOf(frame)
    : [
        [half, frame.eaves + 0.2],
        [-half, frame.eaves + 0.2],
      ]
  const outline: Vec2[] = [[-half, -0.3], [half, -0.3], ...top]
  const holes = openings.map((opening) => outlineOf(frame, opening))
  make.part('wall', upright(outline, 0, thick, holes), wallMaterial(frame.walls))
}

/** The stretches of a wall that no opening takes, between two heights. */
function stretches(side: Side, openings: Opening[], low: number, high: number): [number, number][] {
  let free: [number, number][] = [[-side.length / 2, side.length / 2]]
  for (const { u, width, sill, height } of openings) {
    if (sill - 0.08 >= high || sill + height + 0.08 <= low) continue
    free = free.flatMap(([from, to]): [number, number][] => [
      [from, Math.min(to, u - width / 2 - 0.1)],
      [Math.max(from, u + width / 2 + 0.1), to],
    ])
  }
  return free.filter(([from, to]) => to - from > 0.08)
}

/** What makes a wall more than a plane: boards, stones, panels, stripes. */
function addCover(make: Maker, frame: Frame, side: Side, openings: Opening[], random: Random): void {
  const { walls, eaves, trim } = frame
  const second = walls.second ?? shade(walls.colour, 0.85)
  const material = wallMaterial(walls)
  const line = (low: number, high: number, out: number, colour: string) => {
    for (const [from, to] of stretches(side, openings, low, high))
      make.part('rails', slab([from, to], [low, high], [0, out]), trimMaterial(walls, colour))
  }
  switch (walls.stuff) {
    case 'wood':
      addLogs(make, side, openings, eaves, walls.colour, random)
      return
    case 'stone':
    case 'ice':
    case 'rock':
      addStones(make, side, openings, eaves, walls.colour, random, material)
      return
    case 'paper':
      for (let u = -side.length / 2 + 0.3; u < side.length / 2 - 0.2; u += 0.6)
        if (stretches(side, openings, 1, eaves - 0.2).some(([from, to]) => u > from && u + 0.2 < to))
          make.part('stripes', slab([u, u + 0.2], [0.95, eaves - 0.1], [0, 0.004]), {
            ...material,
            colour: blend(walls.colour, second),
          })
      addPanelling(make, frame, side, openings, second)
      return
    case 'plaster':
      if (walls.height < 3.6) addPanelling(make, frame, side, openings, second)
      return
    case 'tiles':
      for (const [from, to] of stretches(side, openings, 0, 1.3))
        make.part('band', slab([from, to], [0, 1.25], [0, 0.012]), { ...material, colour: second })
      line(1.25, 1.32, 0.03, trim)
      return
    case 'panels':
    case 'metal':
      addPlates(make, frame, side, openings, second)
      return
    case 'marble':
    case 'brick':
      line(0.9, 0.98, 0.03, second)
      line(eaves - 0.35, eaves - 0.2, 0.05, second)
  }
}

const blend = (a: string, b: string) => (a === b ? shade(a, 0.94) : shade(b, 1.12))

function addLogs(
  make: Maker,
  side: Side,
  openings: Opening[],
  eaves: number,
  colour: string,
  random: Random,
): void {
  const course = 0.3
  const wooden = wallMaterial({ stuff: 'wood', colour, height: 0, width: 0, depth: 0 })
  const profile = (low: number): Vec2[] => [
    [0, low],
    [0.07, low + 0.03],
    [0.1, low + course / 2],
    [0.07, low + course - 0.03],
    [0, low + course],
  ]
  for (let low = 0; low + course <= eaves + 0.05; low += course)
    for (const [from, to] of stretches(side, openings, low, low + course)) {
      make.part('logs', toned(alongX(profile(low), [from, to]), colour, random.between(0.88, 1.08)), wooden)
    }
}

/** Some stones stand out of the wall; the pattern of the stuff draws the rest. */
function addStones(
  make: Maker,
  side: Side,
  openings: Opening[],
  eaves: number,
  colour: string,
  random: Random,
  material: ReturnType<typeof wallMaterial>,
): void {
  const course = 0.42
  for (let low = 0; low + course < eaves; low += course)
    for (const [from, to] of stretches(side, openings, low, low + course))
      for (let u = from; u + 0.5 < to; ) {
        const width = random.between(0.45, 0.95)
        if (random.next() < 0.24 && u + width < to)
          make.part(
            'stones',
            toned(
              slab(
                [u + 0.01, u + width - 0.01],
                [low + 0.01, low + course - 0.01],
                [0, random.between(0.015, 0.05)],
              ),
              colour,
              random.between(0.82, 1.1),
            ),
            material,
          )
        u += width
      }
}

/** Panelling up to the chair rail. */
function addPanelling(make: Maker, frame: Frame, side: Side, openings: Opening[], second: string): void {
  const trim = trimMaterial(frame.walls, frame.trim)
  for (const [from, to] of stretches(side, openings, 0, 0.9)) {
    make.part('panelling', slab([from, to], [0, 0.86], [0, 0.015]), trimMaterial(frame.walls, second))
    make.part('rails', slab([from, to], [0.84, 0.92], [0, 0.045]), trim)
    const count = Math.max(1, Math.round((to - from) / 0.7))
    for (let i = 0; i < count; i++) {
      const [a, b] = [from + ((to - from) * i) / count + 0.08, from + ((to - from) * (i + 1)) / count - 0.08]
      if (b - a > 0.2)
        make.part('panels', slab([a, b], [0.2, 0.76], [0, 0.03]), {
          ...trimMaterial(frame.walls, second),
          colour: shade(second, 1.05),
        })
    }
  }
}

/** Plates with seams, and a line of light where the place is from tomorrow. */
function addPlates(make: Maker, frame: Frame, side: Side, openings: Opening[], second: string): void {
  const { walls, eaves, trim } = frame
  const plate = wallMaterial(walls, 1.05)
  const levels: [number, number][] = [
    [0.12, 0.9],
    [0.98, Math.min(eaves - 0.5, 2.2)],
    [Math.min(eaves - 0.42, 2.28), eaves - 0.1],
  ]
  for (const [level, [low, high]] of levels.entries())
    for (const [from, to] of stretches(side, openings, low, high)) {
      const count = Math.max(1, Math.round((to - from) / 1.25))
      for (let i = 0; i < count; i++) {
        const [a, b] = [
          from + ((to - from) * i) / count + 0.03,
          from + ((to - from) * (i + 1)) / count - 0.03,
        ]
        if (b - a < 0.1) continue
        const colour = level === 0 ? second : walls.colour
        make.part(
          level === 0 ? 'base plates' : 'plates',
          toned(
            slab([a, b], [low, high], [0, level === 1 ? 0.035 : 0.05]),
            colour,
            0.96 + 0.08 * ((i + level) % 2),
          ),
          plate,
        )
      }
    }
  const glows =
    ['#37b6e6', '#3ec6f2', '#22c1e8', '#2ee6e0', '#4fd0e8'].includes(trim) || walls.outside === 'space'
  for (const [from, to] of stretches(side, openings, 0.9, 0.98))
    make.part(
      glows ? 'glow line' : 'seam',
      slab([from, to], [0.91, 0.97], [0, 0.03]),
      glows ? glowing(trim, { glow: 1.4 }) : trimMaterial(walls, trim),
    )
}

function addSkirting(make: Maker, frame: Frame, side: Side, openings: Opening[]): void {
  if (['rock', 'ice'].includes(frame.walls.stuff)) return
  for (const [from, to] of stretches(side, openings, 0, 0.12))
    make.part('skirting', slab([from, to], [0, 0.12], [0, 0.055]), trimMaterial(frame.walls, frame.trim))
}
