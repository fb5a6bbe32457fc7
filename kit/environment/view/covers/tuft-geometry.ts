import type { Cover } from '../../scene.ts'

/**
 * One piece of a cover, a metre high: vertices of x, y, z, then which colour (0 the first, 1 the second), then how much it
 * leans in the wind.
 */
export type Tuft = { vertices: number[]; triangles: number[] }

type Point = [x: number, y: number, z: number]

class TuftMaker {
  readonly vertices: number[] = []
  readonly triangles: number[] = []

  private point([x, y, z]: Point, hue: number, lean = Math.max(0, y)): number {
    this.vertices.push(x, y, z, hue, lean)
    return this.vertices.length / 5 - 1
  }

  /** A leaf that narrows to its tip, in one or more pieces. */
  blade(foot: Point, yaw: number, height: number, width: number, out: number, pieces: number, hue = 0): this {
    const across: [number, number] = [Math.cos(yaw) * width * 0.5, Math.sin(yaw) * width * 0.5]
    const along: [number, number] = [-Math.sin(yaw) * out, Math.cos(yaw) * out]
    let before: [number, number] | undefined
    for (let piece = 0; piece < pieces; piece++) {
      const share = piece / pieces
      const narrow = 1 - share * 0.55
      const [x, y, z] = [
        foot[0] + along[0] * share * share,
        foot[1] + height * share,
        foot[2] + along[1] * share * share,
      ]
      const left = this.point(
        [x - across[0] * narrow, y, z - across[1] * narrow],
        hue,
        foot[1] + height * share,
      )
      const right = this.point(
        [x + across[0] * narrow, y, z + across[1] * narrow],
        hue,
        foot[1] + height * share,
      )
      if (before) this.triangles.push(before[0], before[1], left, left, before[1], right)
      before = [left, right]
    }
    const tip = this.point([foot[0] + along[0], foot[1] + height, foot[2] + along[1]], hue)
    if (before) this.triangles.push(before[0], before[1], tip)
    return this
  }

  /** A flat or bowl-shaped fan around a middle. */
  fan(middle: Point, radius: number, petals: number, rise: number, hue: number, hueOfMiddle = hue): this {
    const centre = this.point(middle, hueOfMiddle, middle[1])
    for (let petal = 0; petal < petals; petal++) {
      const corner = (turn: number, far: number) => {
        const angle = ((petal + turn) / petals) * Math.PI * 2
        return this.point(
          [middle[0] + Math.cos(angle) * far, middle[1] + rise, middle[2] + Math.sin(angle) * far],
          hue,
          middle[1],
        )
      }
      this.triangles.push(centre, corner(0.04, radius), corner(0.96, radius))
    }
    return this
  }

  /** Six corners, eight faces: a stone, a bud, an ear. */
  lump(middle: Point, width: number, height: number, hue: number, lean = middle[1]): this {
    const [x, y, z] = middle
    const bottom = this.point([x, y - height / 2, z], hue, lean)
    const top = this.point([x, y + height / 2, z], hue, lean)
    const ring = [0, 1, 2, 3].map((side) => {
      const angle = (side / 4) * Math.PI * 2 + 0.4
      return this.point([x + (Math.cos(angle) * width) / 2, y, z + (Math.sin(angle) * width) / 2], hue, lean)
    })
    ring.forEach((corner, side) => {
      const next = ring[(side + 1) % 4] ?? corner
      this.triangles.push(top, next, corner, bottom, corner, next)
    })
    return this
  }
}

const around = (count: number, each: (angle: number, index: number) => void) => {
  for (let index = 0; index < count; index++) each((index / count) * Math.PI * 2 + index * 0.7, index)
}

function grassLike(blades: number, pieces: number, width: number, spread: number, out: number): TuftMaker {
  const maker = new TuftMaker()
  around(blades, (angle, index) => {
    const far = spread * (0.4 + 0.6 * ((index * 0.618) % 1))
    const height = 0.6 + 0.4 * ((index * 0.755) % 1)
    maker.blade(
      [Math.cos(angle) * far, 0, Math.sin(angle) * far],
      angle - 1.57,
      height,
      width,
      out * height,
      pieces,
      index % 3 === 0 ? 1 : 0,
    )
  })
  return maker
}

const makers: Record<Cover['kind'], (fine: boolean) => TuftMaker> = {
  grass: (fine) => grassLike(fine ? 7 : 4, fine ? 2 : 1, fine ? 0.1 : 0.26, 0.55, 0.45),
  'tall-grass': (fine) => grassLike(fine ? 6 : 4, fine ? 3 : 1, fine ? 0.06 : 0.12, 0.28, 0.4),
  wheat: (fine) => {
    const maker = new TuftMaker()
    around(fine ? 4 : 3, (angle, index) => {
      const foot: Point = [Math.cos(angle) * 0.12, 0, Math.sin(angle) * 0.12]
      const height = 0.72 + 0.16 * ((index * 0.618) % 1)
      maker.blade(foot, angle, height, 0.025, 0.06, 1)
      if (fine)
        maker.lump(
          [foot[0] - Math.sin(angle) * 0.06, height, foot[2] + Math.cos(angle) * 0.06],
          0.06,
          0.26,
          1,
        )
      else maker.blade([foot[0], height - 0.2, foot[2]], angle, 0.3, 0.1, 0.05, 1, 1)
    })
    return maker
  },
  flowers: (fine) => {
    const maker = new TuftMaker().blade([0, 0, 0], 0.3, 0.85, 0.035, 0.05, 1)
    maker.blade([0, 0.05, 0], 2, 0.45, 0.12, 0.25, 1)
    if (fine) maker.blade([0, 0.05, 0], 4.6, 0.4, 0.12, 0.22, 1)
    maker.fan([0, 0.84, 0.05], fine ? 0.17 : 0.2, fine ? 6 : 4, 0.1, 1)
    if (fine) maker.lump([0, 0.9, 0.05], 0.12, 0.09, 2)
    return maker
  },
  reeds: (fine) => {
    const maker = grassLike(fine ? 5 : 3, fine ? 2 : 1, 0.05, 0.16, 0.22)
    maker.blade([0.03, 0, 0], 0, 0.95, 0.018, 0.02, 1)
    maker.lump([0.03, 0.86, 0.02], 0.06, 0.24, 3)
    return maker
  },
  clover: () => {
    const maker = new TuftMaker()
    around(3, (angle) => {
      const at: Point = [Math.cos(angle) * 0.6, 0.7, Math.sin(angle) * 0.6]
      maker.fan(at, 0.5, 4, 0.12, 0)
    })
    return maker
  },
  pebbles: () => {
    const maker = new TuftMaker()
    maker.lump([0, 0.25, 0], 1.8, 1.1, 0, 0).lump([1.6, 0.15, 0.9], 1, 0.7, 1, 0)
    return maker
  },
  leaves: () => {
    const maker = new TuftMaker()
    around(3, (angle, index) => {
      const at: Point = [Math.cos(angle) * 1.4, 0.12 + index * 0.06, Math.sin(angle) * 1.4]
      maker.fan(at, 0.8, 3, 0.25, index % 2, index % 2)
    })
    return maker
  },
  seaweed: (fine) => grassLike(fine ? 4 : 3, fine ? 5 : 2, 0.09, 0.12, 0.18),
  // Dry stalks that look out of the snow.
  'snow-tufts': () => {
    const maker = new TuftMaker()
    around(6, (angle, index) => {
      const far = 0.12 + 0.3 * ((index * 0.618) % 1)
      const height = 0.45 + 0.55 * ((index * 0.755) % 1)
      maker.blade(
        [Math.cos(angle) * far, 0, Math.sin(angle) * far],
        angle,
        height,
        0.035,
        0.35 * height,
        2,
        index % 2,
      )
    })
    return maker
  },
}

/** From near with all its leaves, or from afar. */
export function tuftOf(kind: Cover['kind'], fine: boolean): Tuft {
  const { vertices, triangles } = makers[kind](fine)
  return { vertices, triangles }
}
