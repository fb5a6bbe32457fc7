import { ball } from '@makebelieve/shapes/geometry/solids'
import type { Vec2 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { glass, glowing, metal, polished, wood } from '@makebelieve/shapes/materials/material'
import { type Maker, slab, upright } from '../built/solids.ts'
import type { Frame, Opening } from './frame.ts'
import { trimMaterial } from './wall-stuff.ts'

const isArched = (frame: Frame) => frame.walls.windows === 'arched' || frame.walls.windows === 'stained'

/** The hole itself, drawn around its middle along the wall. */
export function outlineOf(frame: Frame, opening: Opening, grow = 0): Vec2[] {
  const { u, sill, is } = opening
  const [width, height] = [opening.width + 2 * grow, opening.height + 2 * grow]
  const low = is === 'door' ? -0.05 : sill - grow
  const [x0, x1] = [u - width / 2, u + width / 2]
  if (is === 'window' && frame.walls.windows === 'portholes' && opening.width < 1.2)
    return Array.from({ length: 16 }, (_, i): Vec2 => {
      const angle = (Math.PI * 2 * i) / 16
      return [u + (width / 2) * Math.cos(angle), sill + opening.height / 2 + (width / 2) * Math.sin(angle)]
    })
  const top = sill + opening.height + grow
  const bends = (is === 'window' && isArched(frame)) || (is === 'door' && frame.isHall && isArched(frame))
  if (!bends)
    return [
      [x0, low],
      [x1, low],
      [x1, top],
      [x0, top],
    ]
  // A pointed arch for coloured glass, a round one else.
  const rise = Math.min(width * (frame.walls.windows === 'stained' ? 0.8 : 0.5), height * 0.5)
  const spring = top - rise
  const arc = Array.from({ length: 11 }, (_, i): Vec2 => {
    const angle = (Math.PI * i) / 10
    const pointed = frame.walls.windows === 'stained' ? Math.sin(angle) ** 0.75 : Math.sin(angle)
    return [u + (width / 2) * Math.cos(angle), spring + rise * pointed]
  })
  return [[x0, low], [x1, low], ...arc]
}

const stains = ['#c8324a', '#2f6fd0', '#f0b93a', '#3a9a62', '#7c4bb8', '#e07a3a']

export function addWindow(make: Maker, frame: Frame, opening: Opening): void {
  const { walls, trim } = frame
  const { u, width, sill, height } = opening
  const material = trimMaterial(walls, trim)
  const hole = outlineOf(frame, opening)
  make.part(
    'frame',
    upright(outlineOf(frame, opening, 0.09), 0.05, 0.12, [outlineOf(frame, opening, -0.02)]),
    material,
  )
  if (walls.windows === 'stained') {
    addStainedGlass(make, frame, opening)
    return
  }
  const isPort = walls.windows === 'portholes' && width < 1.2
  make.part(
    'glazing',
    upright(outlineOf(frame, opening, -0.01), -0.14, 0.02),
    glass(frame.isDark ? '#8fa5c4' : '#e4f2f6', { opacity: frame.isDark ? 0.16 : 0.1 }),
  )
  if (isPort) return
  const bar = 0.045
  const columns = Math.max(2, Math.round(width / 0.75))
  for (let i = 1; i < columns; i++) {
    const x = u - width / 2 + (width * i) / columns
    make.part('bars', slab([x - bar / 2, x + bar / 2], [sill, topAt(hole, x)], [-0.17, -0.1]), material)
  }
  const rows = Math.max(2, Math.round(height / 0.85))
  for (let i = 1; i < rows; i++) {
    const y = sill + (height * i) / rows
    if (isArched(frame) && y > sill + height - width * 0.5) continue
    make.part(
      'bars',
      slab([u - width / 2, u + width / 2], [y - bar / 2, y + bar / 2], [-0.17, -0.1]),
      material,
    )
  }
  make.part(
    'sill',
    slab([u - width / 2 - 0.12, u + width / 2 + 0.12], [sill - 0.07, sill - 0.02], [-0.12, 0.16]),
    material,
  )
}

/** How high the hole is at a place along it. */
function topAt(hole: Vec2[], x: number): number {
  let top = 0
  for (let i = 0; i < hole.length; i++) {
    const [ax, ay] = hole[i] ?? [0, 0]
    const [bx, by] = hole[(i + 1) % hole.length] ?? [0, 0]
    if ((ax - x) * (bx - x) <= 0 && Math.abs(ax - bx) > 1e-6)
      top = Math.max(top, ay + ((by - ay) * (x - ax)) / (bx - ax))
  }
  return top
}

/** Panes of coloured light between lead. */
function addStainedGlass(make: Maker, frame: Frame, opening: Opening): void {
  const { u, width, sill, height } = opening
  const hole = outlineOf(frame, opening, -0.01)
  const [columns, rows] = [3, Math.max(4, Math.round(height / 0.55))]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x0, x1] = [
        u - width / 2 + (width * column) / columns,
        u - width / 2 + (width * (column + 1)) / columns,
      ]
      const [y0, y1] = [sill + (height * row) / rows, sill + (height * (row + 1)) / rows]
      const top = Math.min(
        y1,
        topAt(hole, (x0 + x1) / 2),
        Math.max(topAt(hole, x0 + 0.02), topAt(hole, x1 - 0.02)),
      )
      if (top - y0 < 0.08) continue
      const colour =
        stains[(row * 2 + column * 3 + Math.abs(column - 1) + (row % 2)) % stains.length] ?? '#c8324a'
      make.part(
        `stain ${colour}`,
        slab([x0 + 0.02, x1 - 0.02], [y0 + 0.02, top - 0.02], [-0.15, -0.12]),
        glowing(frame.isDark ? shade(colour, 0.5) : colour, { glow: frame.isDark ? 0.2 : 0.9 }),
      )
    }
  make.part('lead', upright(hole, -0.13, 0.02), metal('#2b2a2e'))
}

export function addDoor(make: Maker, frame: Frame, opening: Opening): void {
  const { u, width, height } = opening
  const { walls, trim } = frame
  const isMetal = walls.stuff === 'metal' || walls.stuff === 'panels'
  const frameMaterial = trimMaterial(walls, trim)
  make.part(
    'door frame',
    upright(outlineOf(frame, opening, 0.1), 0.07, 0.16, [outlineOf(frame, opening, -0.02)]),
    frameMaterial,
  )
  const leaf = isMetal
    ? metal(walls.second ?? '#8a949c', { metalness: 0.4 })
    : wood(shade(trim, walls.stuff === 'plaster' ? 0.82 : 0.9))
  make.part('door', upright(outlineOf(frame, opening, -0.015), -0.06, 0.07), leaf)
  const leaves = width > 1.4 ? 2 : 1
  for (let n = 0; n < leaves; n++) {
    const [from, to] = [u - width / 2 + (width * n) / leaves, u - width / 2 + (width * (n + 1)) / leaves]
    for (const [low, high] of [
      [0.15, height * 0.42],
      [height * 0.5, height * 0.82],
    ] as const)
      make.part('door panels', slab([from + 0.14, to - 0.14], [low, high], [-0.06, -0.045]), {
        ...leaf,
        colour: shade(leaf.colour, 1.12),
      })
    const knob = leaves === 2 ? (n === 0 ? to - 0.08 : from + 0.08) : to - 0.1
    make.part('knob', ball(0.035, 10).move(knob, 1.02, -0.01), polished('#d8b25a'))
  }
}
