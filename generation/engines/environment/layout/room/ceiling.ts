import { cylinder } from '@makebelieve/shapes/geometry/solids'
import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { glass, glowing, metal, plaster, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, type Maker, slab, toned, upright } from '../built/solids.ts'
import type { Frame } from './frame.ts'
import { wallMaterial } from './wall-stuff.ts'

/** How high a barrel vault rises over its walls. */
const vaultRise = (frame: Frame): number => Math.min(frame.width * 0.3, 3.4)
const ridgeRise = (frame: Frame): number => frame.height * 1.28 - frame.eaves

/** How the end walls close below the roof: points from left to right above the eaves. */
export function gableOf(frame: Frame): Vec2[] {
  const half = frame.width / 2 + 0.3
  const { ceiling = 'flat', form } = frame.walls
  if (form === 'tent')
    return [
      [half, frame.eaves],
      [0, frame.eaves + ridgeRise(frame)],
      [-half, frame.eaves],
    ]
  if (ceiling === 'vault' || ceiling === 'open') {
    const rise = vaultRise(frame)
    return Array.from({ length: 13 }, (_, i): Vec2 => {
      const angle = (Math.PI * i) / 12
      return [half * Math.cos(angle), frame.eaves + rise * Math.sin(angle) + 0.05]
    })
  }
  return [
    [half, frame.height + 0.2],
    [-half, frame.height + 0.2],
  ]
}

/** How high the ceiling is over a line along the room. */
export function ceilingAt(frame: Frame, x: number): number {
  const share = Math.min(1, Math.abs(x) / (frame.width / 2))
  const { ceiling = 'flat', form } = frame.walls
  if (form === 'tent') return frame.eaves + ridgeRise(frame) * (1 - share) - 0.05
  if (form === 'dome') return frame.height * 1.1 * Math.sqrt(1 - 0.6 * share * share) - 0.1
  if (ceiling === 'vault' || ceiling === 'open')
    return frame.eaves + vaultRise(frame) * Math.sqrt(1 - share * share) - 0.05
  return frame.height - (ceiling === 'beams' ? 0.2 : 0)
}

export function ceilingShapes(frame: Frame): BuiltShape[] {
  const { ceiling = 'flat', form } = frame.walls
  return built('ceiling', 'ceiling', { solid: false }, (make) => {
    if (form === 'tent') addSlopes(make, frame)
    else if (ceiling === 'vault') addVault(make, frame)
    else if (ceiling === 'open') addGlassRoof(make, frame)
    else addFlat(make, frame, ceiling)
  })
}

const pale = (frame: Frame) =>
  ['wood', 'stone', 'brick', 'rock', 'metal', 'panels', 'ice'].includes(frame.walls.stuff) || frame.isDark
    ? shade(frame.walls.colour, 0.92)
    : '#f7f1e4'

function addFlat(make: Maker, frame: Frame, ceiling: string): void {
  const { width, depth, height, trim } = frame
  const [x, z] = [width / 2 + 0.25, depth / 2 + 0.25]
  const isBoarded = ceiling === 'beams'
  make.part(
    'ceiling',
    slab([-x, x], [height, height + 0.2], [-z, z]),
    isBoarded
      ? wood(shade(frame.walls.stuff === 'wood' ? frame.walls.colour : '#c9a878', 0.9))
      : plaster(pale(frame)),
  )
  if (isBoarded) addBeams(make, frame)
  else if (ceiling === 'pipes') addPipes(make, frame)
  else {
    // A cornice all around, and a light panel or a rose in the middle.
    for (const side of [-1, 1]) {
      make.part(
        'cornice',
        slab(
          [-width / 2, width / 2],
          [height - 0.1, height],
          [side * (depth / 2) - 0.06, side * (depth / 2) + 0.06],
        ),
        plaster(trim),
      )
      make.part(
        'cornice',
        slab(
          [side * (width / 2) - 0.06, side * (width / 2) + 0.06],
          [height - 0.1, height],
          [-depth / 2, depth / 2],
        ),
        plaster(trim),
      )
    }
  }
}

function addBeams(make: Maker, { width, depth, height, trim }: Frame): void {
  const beam = wood(trim)
  const count = Math.max(2, Math.round(depth / 1.9))
  for (let i = 0; i < count; i++) {
    const z = ((i + 0.5) / count - 0.5) * depth
    const solid = slab([-width / 2, width / 2], [height - 0.22, height], [z - 0.1, z + 0.1])
    make.part('beams', toned(solid, trim, 0.94 + 0.12 * ((i * 7) % 3) * 0.5), beam)
  }
  make.part('beams', slab([-0.13, 0.13], [height - 0.3, height], [-depth / 2, depth / 2]), beam)
}

/** Pipes along the room and panels of light between them. */
function addPipes(make: Maker, { width, depth, height, walls }: Frame): void {
  const pipe = metal(shade(walls.second ?? walls.colour, 0.85))
  const along = (x: number, radius: number, low: number) =>
    cylinder(radius, depth, { corners: 10, round: 0 })
      .turn(90, 0, 0)
      .move(x, height - low, 0)
  make.part('pipes', along(-width * 0.36, 0.14, 0.2), pipe)
  make.part('pipes', along(-width * 0.29, 0.07, 0.14), metal('#b58a4a'))
  make.part('pipes', along(width * 0.34, 0.1, 0.16), metal('#9aa3ab'))
  make.part(
    'duct',
    slab([width * 0.18, width * 0.18 + 0.34], [height - 0.3, height - 0.02], [-depth / 2, depth / 2]),
    metal('#9098a0'),
  )
  const count = Math.max(2, Math.round(depth / 3.2))
  for (let i = 0; i < count; i++) {
    const z = ((i + 0.5) / count - 0.5) * depth
    const half = Math.min(0.7, width * 0.14)
    make.part(
      'tube',
      slab([-half, half], [height - 0.06, height - 0.01], [z - 0.16, z + 0.16]),
      glowing('#f2f8ff', { glow: 1.2 }),
    )
    make.part(
      'tube frame',
      slab([-half - 0.06, half + 0.06], [height - 0.04, height], [z - 0.22, z + 0.22]),
      metal('#7d868e'),
    )
    make.part(
      'clamps',
      slab([-width * 0.36 - 0.18, -width * 0.26], [height - 0.38, height - 0.34], [z - 0.04, z + 0.04]),
      metal('#5d656d'),
    )
  }
}

function addVault(make: Maker, frame: Frame): void {
  const { width, depth, eaves } = frame
  const [half, rise, steps] = [width / 2, vaultRise(frame), 12]
  const arc = (grow: number): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (Math.PI * i) / steps
      return [(half + grow) * Math.cos(angle), eaves + (rise + grow) * Math.sin(angle)]
    })
  const ring = (inner: number, outer: number): Vec2[] => [...arc(outer), ...arc(inner).reverse()]
  make.part('vault', upright(ring(0, 0.25), depth / 2 + 0.2, depth + 0.4), wallMaterial(frame.walls, 1.04))
  const bays = Math.max(2, Math.round(depth / 3.4))
  for (let i = 0; i <= bays; i++) {
    const z = (i / bays - 0.5) * depth
    make.part('ribs', upright(ring(-0.16, 0.02), z + 0.14, 0.28), wallMaterial(frame.walls, 0.86))
  }
  for (const side of [-1, 1])
    make.part(
      'cornice',
      slab([side * half - 0.12, side * half + 0.12], [eaves - 0.18, eaves + 0.02], [-depth / 2, depth / 2]),
      wallMaterial(frame.walls, 0.86),
    )
}

function addGlassRoof(make: Maker, frame: Frame): void {
  const { width, depth, eaves } = frame
  const [half, rise, steps] = [width / 2, vaultRise(frame), 8]
  const bar = metal(frame.trim)
  const point = (i: number, grow: number): Vec2 => {
    const angle = (Math.PI * i) / steps
    return [(half + grow) * Math.cos(angle), eaves + (rise + grow) * Math.sin(angle)]
  }
  const bays = Math.max(3, Math.round(depth / 2))
  for (let i = 0; i <= bays; i++) {
    const z = (i / bays - 0.5) * depth
    const ring = [
      ...Array.from({ length: steps + 1 }, (_, k) => point(k, 0.05)),
      ...Array.from({ length: steps + 1 }, (_, k) => point(steps - k, -0.05)),
    ]
    make.part('bars', upright(ring, z + 0.04, 0.08), bar)
  }
  for (let k = 0; k <= steps; k++) {
    const [x, y] = point(k, 0)
    make.part('bars', slab([x - 0.035, x + 0.035], [y - 0.035, y + 0.035], [-depth / 2, depth / 2]), bar)
  }
  const skin = [
    ...Array.from({ length: steps + 1 }, (_, k) => point(k, 0.02)),
    ...Array.from({ length: steps + 1 }, (_, k) => point(steps - k, 0)),
  ]
  make.part('glazing', upright(skin, depth / 2, depth), glass('#d8f0ea', { opacity: 0.16 }))
}

/** Two slopes that meet over the middle: a roof from below, or the cloth of a tent. */
function addSlopes(make: Maker, frame: Frame): void {
  const { width, depth, eaves, trim } = frame
  const top = eaves + ridgeRise(frame)
  const half = width / 2 + 0.25
  const isCloth = frame.walls.stuff === 'paper'
  const skin = wallMaterial(frame.walls, 1)
  for (const side of [-1, 1]) {
    const outline: Vec2[] = [
      [side * half, eaves - 0.1],
      [side * half, eaves + 0.1],
      [0, top + 0.2],
      [0, top],
    ]
    make.part('slope', upright(outline, depth / 2 + 0.2, depth + 0.4), skin)
    const strips = Math.max(3, Math.round(depth / (isCloth ? 1.1 : 1.5)))
    for (let i = 0; i < strips; i++) {
      const z = ((i + 0.5) / strips - 0.5) * depth
      const wide = isCloth ? depth / strips / 4 : 0.07
      const deep = isCloth ? 0.012 : 0.14
      const rafter: Vec2[] = [
        [side * half, eaves - 0.1 - deep],
        [side * half, eaves - 0.1],
        [0, top],
        [0, top - deep],
      ]
      make.part(
        isCloth ? 'stripes' : 'rafters',
        upright(rafter, z + wide, wide * 2),
        isCloth ? { ...skin, colour: frame.walls.second ?? trim } : wood(trim),
      )
    }
  }
  make.part('ridge', slab([-0.09, 0.09], [top - 0.26, top - 0.04], [-depth / 2, depth / 2]), wood(trim))
}
