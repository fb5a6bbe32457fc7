import { plot } from '@makebelieve/kit/simulation/plot'
import { arrow, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import {
  type ChemicalBond,
  farthest,
  forceAt,
  kick,
  type Molecule,
  moleculeOf,
  reduced,
  wellAt,
} from './model.ts'

const looks: Record<string, { radius: number; colour: `#${string}` }> = {
  H: { radius: 30, colour: '#FFFFFF' },
  Cl: { radius: 52, colour: '#8CCB6E' },
  O: { radius: 42, colour: '#E4472B' },
  N: { radius: 42, colour: '#5B5BD6' },
}

export function draw(stage: Stage, state: ChemicalBond, values: Values): void {
  const molecule = moleculeOf(values)
  ground(stage, 'paper')
  atoms(stage, state, molecule)
  curve(stage, state, molecule)
}

function atoms(stage: Stage, { distance, widest }: ChemicalBond, molecule: Molecule): void {
  const { context } = stage
  const [m1, m2] = molecule.masses
  // Both move about their common centre of mass: the heavy one hardly.
  const scale = 125
  const centre = 480 + ((m2 - m1) / (m1 + m2)) * 220
  const x1 = centre - (distance * scale * m2) / (m1 + m2)
  const x2 = centre + (distance * scale * m1) / (m1 + m2)
  const y = 150
  const held = -wellAt(molecule, distance) / molecule.deep
  const places = [x1, x2]
  molecule.atoms.forEach((name, i) => {
    const x = places[i] ?? 0
    const { radius = 40, colour = '#FFFFFF' } = looks[name] ?? {}
    const cloud = context.createRadialGradient(x, y, 4, x, y, radius * 2.6)
    cloud.addColorStop(0, 'rgba(127,196,232,0.85)')
    cloud.addColorStop(1, 'rgba(127,196,232,0)')
    context.fillStyle = cloud
    context.beginPath()
    context.arc(x, y, radius * 2.6, 0, Math.PI * 2)
    context.fill()
    if (x > 30 && x < 930) disc(stage, x, y, radius, colour)
    if (x > 30 && x < 930)
      label(stage, name, x, y, { bold: true, size: 24, colour: name === 'H' ? 'ink' : 'paper' })
  })
  const middle = (x1 + x2) / 2
  if (held > 0.05) {
    // The shared electrons, the more between the atoms the more the bond holds.
    context.globalAlpha = Math.min(0.9, held)
    for (const side of [-1, 1]) disc(stage, middle, y + side * 11, 7, 'marigold')
    context.globalAlpha = 1
  }
  const force = Math.max(-110, Math.min(110, forceAt(molecule, distance) * 8))
  const [r1, r2] = molecule.atoms.map((name) => looks[name]?.radius ?? 40)
  const tone = force > 0 ? 'tomato' : 'teal'
  arrow(stage, [x1, y + (r1 ?? 40) + 26], [-force, 0], tone)
  arrow(stage, [x2, y + (r2 ?? 40) + 26], [force, 0], tone)
  const text =
    distance >= farthest
      ? 'the bond is broken'
      : Math.abs(force) < 6
        ? 'at rest length'
        : force > 0
          ? 'too close: they push apart'
          : 'stretched: they pull together'
  label(stage, text, 480, 28, {
    bold: true,
    size: 20,
    on: 'card',
    colour: distance >= farthest ? 'rose' : tone,
  })
  label(stage, `${molecule.name}: ${distance.toFixed(2)} Å apart, up to ${widest.toFixed(2)} Å`, 480, 262, {
    size: 18,
    colour: 'muted',
    bold: true,
  })
}

function curve(stage: Stage, { distance, speed }: ChemicalBond, molecule: Molecule): void {
  const floor = -molecule.deep
  const now = wellAt(molecule, distance)
  const all = now + (reduced(molecule) * speed * speed) / (2 * kick)
  const points: [number, number][] = []
  const ends = [0.3, 4] as const
  for (let r = ends[0]; r <= ends[1]; r += 0.02) {
    const at = wellAt(molecule, r)
    if (at < molecule.deep * 0.42) points.push([r, at])
  }
  const box = [60, 290, 840, 292] as const
  plot(stage, {
    at: box,
    title: 'The energy of the two atoms: a valley that holds them',
    across: 'distance of the atoms: 0.3 to 4 Å',
    up: 'energy',
    x: ends,
    y: [floor * 1.12, molecule.deep * 0.42],
    curves: [
      { points: [[ends[0], 0] as const, [ends[1], 0] as const], colour: 'line', dashed: true },
      { points: [[ends[0], all] as const, [ends[1], all] as const], colour: 'marigold', dashed: true },
      { points, colour: 'iris' },
    ],
    dots: [{ at: [distance, now], colour: all >= 0 ? 'rose' : 'tomato', size: 12 }],
  })
  const height = (value: number) =>
    box[1] + box[3] - 36 - ((value - floor * 1.12) / (molecule.deep * 1.54)) * (box[3] - 82)
  label(stage, 'free', 868, height(0) - 13, { size: 15, colour: 'muted', align: 'right' })
  label(stage, 'its energy', 868, height(all) + (all > -0.3 * molecule.deep && all < 0 ? 14 : -12), {
    size: 15,
    colour: 'marigold',
    align: 'right',
    bold: true,
  })
  label(stage, `${molecule.deep.toFixed(2)} eV break it`, 560, height(floor * 0.75), {
    size: 17,
    colour: 'iris',
    bold: true,
  })
}
