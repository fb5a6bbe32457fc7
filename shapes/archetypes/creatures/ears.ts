import { Blob } from '../../blob/blob.ts'
import type { Solid } from '../../geometry/solid.ts'
import { add, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { skinAt } from './figure.ts'

export type EarKind = 'pointed' | 'floppy' | 'round' | 'long' | 'side' | 'fan' | 'bat' | 'tiny' | 'none'

/** A right ear: its root on the origin, standing up, its hollow to the front. */
export function earOf(kind: EarKind, s: number, outer: Vec3, inner: Vec3): Solid {
  const blob = new Blob({
    detail: kind === 'fan' ? 32 : kind === 'round' || kind === 'tiny' ? 15 : 19,
    blend: s * 0.12,
    colour: outer,
  })
  const hollow = (from: Vec3, to: Vec3, a: number, b: number) => {
    blob.limb(times(from, s), times(to, s), a * s, b * s, { cut: true, blend: s * 0.07 })
    blob.limb(times(from, s), times(to, s), a * s * 1.1, b * s * 1.25, {
      stain: true,
      colour: inner,
      blend: s * 0.05,
    })
  }
  const chain = (points: Vec3[], radii: number[]) =>
    blob.chain(
      points.map((p) => times(p, s)),
      radii.map((r) => r * s),
    )
  switch (kind) {
    case 'floppy':
      chain(
        [
          [-0.1, 0.1, 0],
          [0.3, -0.02, 0],
          [0.46, -0.5, 0.1],
          [0.42, -1.0, 0.18],
        ],
        [0.26, 0.32, 0.4, 0.27],
      )
      return blob.solid().scale(0.62, 1, 1)
    case 'long':
      chain(
        [
          [0, -0.1, 0],
          [0.04, 0.6, 0],
          [0.08, 1.4, -0.05],
          [0.1, 1.95, -0.1],
        ],
        [0.2, 0.3, 0.28, 0.12],
      )
      hollow([0.04, 0.45, 0.27], [0.09, 1.6, 0.14], 0.18, 0.13)
      return blob.solid().scale(1, 1, 0.75)
    case 'side':
      chain(
        [
          [0, -0.12, 0],
          [0.02, 0.4, 0],
          [0.06, 0.75, 0],
          [0.1, 1.2, 0],
        ],
        [0.15, 0.32, 0.3, 0.07],
      )
      hollow([0.03, 0.25, 0.3], [0.08, 0.95, 0.2], 0.2, 0.06)
      return blob.solid().scale(1, 1, 0.62)
    case 'fan':
      blob
        .egg([0.42 * s, 0.1 * s, 0], [0.62 * s, 0.68 * s, 0.12 * s])
        .egg([0.46 * s, -0.38 * s, 0.02 * s], [0.46 * s, 0.56 * s, 0.11 * s])
        .limb([-0.1 * s, 0.1 * s, 0], [0.2 * s, 0, 0], 0.2 * s, 0.12 * s)
      blob.egg([0.5 * s, -0.06 * s, 0.12 * s], [0.5 * s, 0.6 * s, 0.09 * s], {
        stain: true,
        colour: inner,
        blend: s * 0.03,
      })
      return blob.solid()
    case 'round':
    case 'tiny': {
      blob.egg([0, 0.32 * s, 0], [0.6 * s, 0.6 * s, 0.28 * s])
      hollow([0, 0.32, 0.36], [0, 0.4, 0.36], 0.38, 0.36)
      return blob.solid()
    }
    case 'bat':
      chain(
        [
          [0, -0.05, 0],
          [0.05, 0.5, 0],
          [0.12, 1.25, -0.05],
        ],
        [0.42, 0.5, 0.1],
      )
      hollow([0.04, 0.3, 0.42], [0.1, 1.0, 0.2], 0.36, 0.08)
      return blob.solid().scale(1, 1, 0.62)
    default:
      chain(
        [
          [0, -0.1, 0],
          [0.05, 1.1, -0.04],
        ],
        [0.46, 0.05],
      )
      hollow([0.0, 0.16, 0.42], [0.05, 0.92, 0.16], 0.3, 0.03)
      return blob.solid().scale(1, 1, 0.6)
  }
}

const places: Record<EarKind, { out: Vec3; turn: Vec3; sink: number }> = {
  pointed: { out: [0.56, 0.84, -0.12], turn: [-6, 22, -14], sink: 0.1 },
  bat: { out: [0.6, 0.8, -0.1], turn: [-4, 24, -24], sink: 0.12 },
  floppy: { out: [0.72, 0.7, -0.12], turn: [0, -8, -6], sink: 0.06 },
  round: { out: [0.72, 0.72, -0.1], turn: [0, 22, -36], sink: 0.06 },
  tiny: { out: [0.66, 0.76, -0.1], turn: [0, 22, -30], sink: 0.04 },
  long: { out: [0.36, 0.92, -0.22], turn: [-14, 26, -10], sink: 0.08 },
  side: { out: [0.84, 0.52, -0.24], turn: [-10, 16, -82], sink: 0.08 },
  fan: { out: [0.9, 0.22, -0.3], turn: [0, 30, 8], sink: 0.1 },
  none: { out: [0, 1, 0], turn: [0, 0, 0], sink: 0 },
}

/** Where a right ear grows from a head, and how it is turned there. */
export function earPlace(kind: EarKind, body: Solid, skull: Vec3, head: number): { at: Vec3; turn: Vec3 } {
  const { out, turn, sink } = places[kind]
  const at = skinAt(body, skull, out, head * 0.85)
  return { at: add(at, times(unit(out), -sink * head)), turn }
}
