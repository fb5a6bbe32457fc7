import { seededRandom } from '../core/random.ts'
import type { Cover, Ground, Kind, Placed, Scene } from '../environment/scene.ts'
import type { GamePlan } from '../game/plan.ts'
import type { Dressing, GroundPart } from './dressing.ts'

/** The ground that a game is played on, in words of the game; what it looks like is the dressing's business. */
export type Site = {
  /** Half the side of the square of ground, in metres. */
  reach: number
  /** How high the ground lies at a place. */
  height(x: number, z: number): number
  /** What is there: `main` is the ground of the place, `path` where one goes, `steep` rock. */
  surface(x: number, z: number): GroundPart
  /** How far a place is from where the game is played, in metres, negative within: scenery stands where there is room. */
  free(x: number, z: number): number
  /** There is no ground at all: bodies fly, or stand on blocks. */
  isVoid?: true
  /** Water (clouds, lava: as the dressing has it) lies up to this height. */
  water?: number
  /** Squares of ground along a side; 96 unless told. */
  cells?: number
  /** How much stands around, beside usual (1). */
  scenery?: number
  /** How high things stand in the air around a void: rocks in space. From and to, in metres. */
  floating?: readonly [low: number, high: number]
  /** Where one looks first, for scenery that should be seen: the middle unless told. */
  middle?: { x: number; z: number }
  /** Played under water, or within walls, whatever the place of the prompt. */
  around?: Scene['around']
  /** How far one sees, in metres, where the game needs more or less than the place has. */
  sight?: number
  /** How bright it is where no lamp shines, beside what the place has (1): a game of torches wants it dark. */
  ambient?: number
}

/** A flat field of some radius with scenery around it: the simplest site. */
export function fieldSite(radius: number, more: Partial<Site> = {}): Site {
  return {
    reach: radius * 2.6,
    height: () => 0,
    surface: () => 'main',
    free: (x, z) => Math.hypot(x, z) - radius,
    ...more,
  }
}

const parts: readonly GroundPart[] = ['main', 'path', 'patch', 'steep', 'shore']

/** The place of a game as a scene of the environment kit: ground, air, and scenery that leaves room for the game. */
export function sceneOf(
  site: Site,
  dressing: Dressing,
  { title, seed }: Pick<GamePlan, 'title' | 'seed'>,
): Scene {
  const around = site.around ?? dressing.around
  const level = site.water
  return {
    title,
    seed,
    reach: site.reach,
    around: site.isVoid && around === 'outdoors' ? 'void' : around,
    ground: groundOf(site, dressing),
    waters: level === undefined ? [] : [{ level, waves: 0.35, ...dressing.water }],
    sky: dressing.sky,
    air: {
      ...dressing.air,
      ...(site.sight !== undefined && { sight: site.sight }),
      ambient: dressing.air.ambient * (site.ambient ?? 1),
    },
    kinds: dressing.kinds,
    placed: [...placedAround(site, dressing, seed), ...ceilingOver(site, dressing)],
    covers: site.isVoid ? [] : dressing.covers.map(coverOn),
    emitters: [],
    lamps: [],
    sounds: dressing.sounds,
    nouns: [],
    spawn: { at: [0, 2, 0], yaw: 0, pitch: 0 },
    views: [],
  }
}

const coverOn = ({ on, ...cover }: Dressing['covers'][number]): Cover => ({
  ...cover,
  on: [parts.indexOf(on)],
})

/** How far out the walls of a room are, as a share of its reach, and how high. */
const wallsAt = 0.86
const wallHeight = 16

/** From wall to wall; who plays under water, in a hall of its own or in the air has none. */
function ceilingOver(site: Site, { ceiling }: Dressing): Placed[] {
  if (ceiling === undefined || site.isVoid || site.around !== undefined) return []
  return [{ kind: ceiling, at: [0, wallHeight - 0.1, 0], yaw: 0, scale: round(site.reach), floats: true }]
}

function groundOf(site: Site, { ground, isRoom }: Dressing): Ground {
  const { reach, cells = 96 } = site
  const palette = parts.map((part) => ground[part])
  if (site.isVoid)
    return { size: reach * 2, cells: 1, heights: [0, 0, 0, 0], palette, surfaces: [0, 0, 0, 0], isVoid: true }
  const side = cells + 1
  const heights: number[] = []
  const surfaces: number[] = []
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, z] = [(column / cells - 0.5) * 2 * reach, (row / cells - 0.5) * 2 * reach]
      const out = Math.max(Math.abs(x), Math.abs(z)) / reach
      const isWall = isRoom === true && out > wallsAt && site.free(x, z) > 4
      heights.push(Math.round((site.height(x, z) + (isWall ? wallHeight : 0)) * 100))
      surfaces.push(parts.indexOf(isWall ? 'steep' : site.surface(x, z)))
    }
  return { size: reach * 2, cells, heights, palette, surfaces }
}

/** Fewer would look bare, more would cost too much to draw. */
const mostThings = 260

/** Trees, rocks and houses of the place, wherever the game leaves room for them; the tall ones further out. */
export function placedAround(
  site: Omit<Site, 'surface'>,
  dressing: Pick<Dressing, 'scenery' | 'kinds' | 'isRoom'>,
  seed: number,
): Placed[] {
  const { scenery, kinds } = dressing
  const random = seededRandom(seed ^ 0x51e)
  const placed: Placed[] = []
  const taken: { x: number; z: number; radius: number }[] = []
  const share = site.scenery ?? 1
  const total = scenery.reduce((sum, { many }) => sum + many, 0)
  const room = Math.min(mostThings, 40 + site.reach * 1.6) * share
  for (const thing of scenery) {
    const kind = kinds[thing.kind]
    if (!kind) continue
    const count = Math.ceil((room * thing.many) / Math.max(1, total) / (thing.scale ?? 1))
    const radius = radiusOf(kind)
    const tall = kind.max[1] * (thing.scale ?? 1)
    for (let made = 0, tries = 0; made < count && tries < count * 12; tries++) {
      // Nearer to the game more than far from it: that is what one sees.
      const spread = site.reach * (0.12 + 0.86 * Math.sqrt(random.next()))
      const angle = random.next() * Math.PI * 2
      const middle = site.middle ?? { x: 0, z: 0 }
      const isBox = random.next() < 0.5
      const x = isBox ? random.between(-0.97, 0.97) * site.reach : middle.x + Math.sin(angle) * spread
      const z = isBox ? random.between(-0.97, 0.97) * site.reach : middle.z + Math.cos(angle) * spread
      const scale = random.between(0.8, 1.25) * (thing.scale ?? 1)
      const yaw = random.next() * Math.PI * 2
      const edge = dressing.isRoom ? wallsAt * 0.93 : 1
      if (Math.max(Math.abs(x), Math.abs(z)) > site.reach * edge) continue
      const free = site.free(x, z)
      // What is tall would stand between the eye and the game.
      const margin = radius * scale + 1.2 + Math.max(0, tall - 2.5) * 0.3
      if (free < margin) continue
      if (taken.some((one) => Math.hypot(one.x - x, one.z - z) < (one.radius + radius * scale) * 0.8))
        continue
      const ground = site.height(x, z)
      if (!site.isVoid && site.water !== undefined && ground < site.water + 0.05 && !thing.wet) continue
      const y = site.isVoid ? random.between(...(site.floating ?? ([-20, -4] as const))) : ground - 0.06
      taken.push({ x, z, radius: radius * scale })
      placed.push({
        kind: thing.kind,
        at: [round(x), round(y), round(z)],
        yaw: round(yaw),
        scale: round(scale),
        ...(site.isVoid && { floats: true as const }),
      })
      made++
    }
  }
  return placed
}

const radiusOf = ({ min, max }: Kind) => Math.max(max[0] - min[0], max[2] - min[2]) / 2
const round = (value: number) => Math.round(value * 100) / 100
