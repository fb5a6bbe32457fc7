import type { Block } from '../blocks.ts'
import type { PlaceStuff } from '../place-stuff.ts'
import { ahead, type Vec } from '../space.ts'

/** A place of a course where one stands; y is the height of its floor. */
export type Stop = Vec & {
  form: 'island' | 'stone' | 'bridge' | 'mover' | 'crumble' | 'pad'
  /** How far from its middle one stands safely; of bridges, half their width. */
  radius: number
  /** Half its length along `yaw`, where it is longer than wide. */
  long?: number
  /** The way on, as the yaw of a body. */
  yaw: number
  /** It goes to and fro by so much around its middle, once in so many seconds. */
  sway?: Vec & { seconds: number; phase: number }
  /** Whoever gets here begins here again. */
  isCheckpoint?: true
}

/** Where something can lie: on the way, in the air over a gap, or aside where only the curious come. */
export type Spot = Vec & { stop: number; lies: 'floor' | 'air' | 'aside' }

/** Where something stands to look at, tall or low. */
export type Decor = Vec & { isTall: boolean; size: number; yaw: number }

/** A way through the air from the first stop to the last: what is built, what moves, and where things lie. Plan alone. */
export type Course = {
  stops: Stop[]
  blocks: Block[]
  spots: Spot[]
  decor: Decor[]
}

/** How wide the shapes are that are built for courses (see `builtOf`), in metres. */
export const moverWidth = 3
export const crumbleWidth = 2.3
export const padWidth = 2.1
export const floorThick = 0.42
export const floodWidth = 150

/** Platforms that move, in what the place is built of: bodies name them by these keys. */
export function builtOf({ floor, wall, accent }: PlaceStuff): Record<string, readonly Block[]> {
  const round = (width: number, y: number, height: number, more: Pick<Block, 'stuff' | 'colour' | 'foot'>) =>
    ({ form: 'round', x: 0, y, z: 0, width, height, depth: width, ...more }) satisfies Block
  const box = (x: number, z: number, width: number, depth: number, y: number, height: number) =>
    ({ form: 'box', x, y, z, width, height, depth, stuff: 'wood' }) satisfies Block
  const half = crumbleWidth / 2
  return {
    mover: [
      round(moverWidth, 0.16, floorThick - 0.16, { stuff: 'paint', colour: accent }),
      round(moverWidth * 0.72, floorThick - 0.02, 0.03, floor.stuff === 'grass' ? wall : floor),
      round(moverWidth * 0.8, -0.45, 0.62, { ...wall, foot: 0.4 }),
      round(moverWidth * 0.3, -0.7, 0.3, { stuff: 'neon', colour: accent, foot: 0.5 }),
    ],
    // Boards with gaps: one sees that they will not hold.
    crumble: [
      ...[-0.75, -0.25, 0.25, 0.75].map((share, i) =>
        box(share * half, i % 2 === 0 ? 0.06 : -0.06, half * 0.44, crumbleWidth, 0.12, floorThick - 0.12),
      ),
      { ...box(0, -half * 0.6, crumbleWidth * 0.94, 0.2, 0, 0.14), colour: '#7a5534' },
      { ...box(0, half * 0.6, crumbleWidth * 0.94, 0.2, 0, 0.14), colour: '#7a5534' },
    ],
    pad: [
      round(padWidth, 0, 0.3, { stuff: 'paint', colour: '#f4f1ea', foot: 0.8 }),
      round(padWidth * 0.94, 0.28, floorThick - 0.28, { stuff: 'cloth', colour: '#e2453a' }),
      round(padWidth * 0.56, floorThick - 0.02, 0.04, { stuff: 'cloth', colour: '#ffd34d' }),
      round(padWidth * 0.24, floorThick, 0.05, { stuff: 'cloth', colour: '#e2453a' }),
    ],
  }
}

/** How large the bodies of those shapes are, so that they are drawn as they are built (see `measureOf`). */
export const builtSize = {
  mover: moverWidth * 0.62,
  crumble: crumbleWidth * 0.62,
  pad: padWidth * 0.62,
} as const

/** An island that floats: a floor, and rock that narrows below it. */
export function islandBlocks(at: Vec, radius: number, { floor, wall, accent }: PlaceStuff): Block[] {
  const { x, y, z } = at
  const deep = 1.1 + radius * 0.62
  const width = radius * 2
  const isSoft = floor.stuff === 'grass' || floor.stuff === 'snow' || floor.stuff === 'sand'
  const rock = floor.stuff === 'grass' ? ({ stuff: 'earth', colour: '#8a6a4a' } as const) : wall
  return [
    { form: 'round', x, y: y - 0.8, z, width, height: 0.8, depth: width, ...floor },
    {
      form: 'round',
      x,
      y: y - 0.8 - deep,
      z,
      width: width * 0.95,
      height: deep,
      depth: width * 0.95,
      foot: 0.22,
      ...rock,
    },
    ...(isSoft
      ? []
      : [
          {
            form: 'round',
            x,
            y: y - 0.34,
            z,
            width: width + 0.16,
            height: 0.18,
            depth: width + 0.16,
            stuff: floor.stuff === 'metal' ? 'neon' : 'paint',
            colour: accent,
            airy: true,
          } as const,
        ]),
  ]
}

/** A square of floor on a stem of rock. */
export function squareBlocks(at: Vec, half: number, yaw: number, { floor, wall }: PlaceStuff): Block[] {
  const { x, y, z } = at
  const box = (share: number, from: number, height: number) => ({
    form: 'box' as const,
    x,
    y: y - from,
    z,
    width: half * 2 * share,
    height,
    depth: half * 2 * share,
    yaw,
  })
  const deep = 0.6 + half * 0.7
  return [
    { ...box(1, 0.7, 0.7), ...floor },
    { ...box(0.78, 0.7 + deep * 0.5, deep * 0.5), ...wall },
    { ...box(0.46, 0.7 + deep, deep * 0.55), ...wall },
  ]
}

/** Planks to walk over, with a rope's posts at both ends. */
export function bridgeBlocks(at: Vec, half: number, long: number, yaw: number, accent: string): Block[] {
  const way = ahead(yaw)
  const place = (along: number, aside: number) => ({
    x: at.x + way.x * along + way.z * aside,
    z: at.z + way.z * along - way.x * aside,
  })
  const blocks: Block[] = []
  const planks = Math.max(3, Math.round((long * 2) / 1.15))
  for (let i = 0; i < planks; i++) {
    const along = ((i + 0.5) / planks) * long * 2 - long
    blocks.push({
      form: 'box',
      ...place(along, 0),
      y: at.y - 0.3,
      width: half * 2,
      height: 0.3,
      depth: (long * 2) / planks - 0.06,
      yaw,
      stuff: 'wood',
      ...(i % 2 === 1 && { colour: '#a97b4c' }),
    })
  }
  for (const along of [-long + 0.2, long - 0.2])
    for (const aside of [-half, half])
      blocks.push({
        form: 'round',
        ...place(along, aside),
        y: at.y - 0.5,
        width: 0.22,
        height: 1.25,
        depth: 0.22,
        stuff: 'paint',
        colour: accent,
        airy: true,
      })
  return blocks
}

/** A place on a stop: so far along its way and aside of it, in metres. */
export function onStop({ x, y, z, yaw }: Stop, along: number, aside: number): Vec {
  const way = ahead(yaw)
  return { x: x + way.x * along + way.z * aside, y, z: z + way.z * along - way.x * aside }
}
