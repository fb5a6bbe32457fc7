import type { Kind, Placed, Scene } from '../scene.ts'

/** A kind that is a box from its foot up, filled all through. */
export function box(name: string, width: number, height: number, depth: number, cell = 0.25): Kind {
  const columns = Math.round(width / cell)
  const lines = Math.round(depth / cell)
  return {
    name,
    min: [-width / 2, 0, -depth / 2],
    max: [width / 2, height, depth / 2],
    footprint: {
      cell,
      width: columns,
      depth: lines,
      x: -width / 2,
      z: -depth / 2,
      filled: '1'.repeat(columns * lines),
    },
  }
}

/** Something to stand on, at this height above its foot, with nothing to bump into. */
export function deck(name: string, width: number, height: number, depth: number): Kind {
  const { footprint: _none, ...kind } = box(name, width, height, depth)
  const [columns, lines] = [Math.round(width * 2), Math.round(depth * 2)]
  return {
    ...kind,
    deck: {
      cell: 0.5,
      width: columns,
      depth: lines,
      x: -width / 2,
      z: -depth / 2,
      heights: Array.from({ length: columns * lines }, () => Math.round(height * 100)),
    },
  }
}

export const put = (kind: number, x: number, z: number, more: Partial<Placed> = {}): Placed => ({
  kind,
  at: [x, 0, z],
  yaw: 0,
  scale: 1,
  ...more,
})

/** Level grass under a clear sky, as far as 30 m, with what a test puts there. */
export function boxScene(
  changes: Partial<Scene> = {},
  heightAt: (x: number, z: number) => number = () => 0,
): Scene {
  const [size, cells] = [80, 80]
  const vertices = Array.from({ length: (cells + 1) ** 2 }, (_, vertex) => ({
    x: ((vertex % (cells + 1)) / cells - 0.5) * size,
    z: (Math.floor(vertex / (cells + 1)) / cells - 0.5) * size,
  }))
  return {
    title: 'Boxes',
    seed: 7,
    reach: 30,
    around: 'outdoors',
    ground: {
      size,
      cells,
      heights: vertices.map(({ x, z }) => Math.round(heightAt(x, z) * 100)),
      palette: [{ surface: 'grass', colour: '#6f9a45', second: '#8fb35a' }],
      surfaces: vertices.map(() => 0),
    },
    waters: [],
    sky: { hour: 10, kind: 'earth', clouds: 0.4, stars: 1, moons: [], sunYaw: 0.6, sunStrength: 1 },
    air: { sight: 120, wind: 0.4, particles: [], ambient: 1 },
    kinds: [],
    placed: [],
    covers: [],
    emitters: [],
    lamps: [],
    sounds: [],
    nouns: [],
    spawn: { at: [0, 1.6, 0], yaw: 0, pitch: 0 },
    views: [],
    ...changes,
  }
}
