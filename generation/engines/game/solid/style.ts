import type { KindMesh, MeshPart, Particle } from '@makebelieve/kit/environment/scene'
import type { Look } from '@makebelieve/kit/game/plan'
import { rowsIn } from '@makebelieve/kit/game-3d/coarse'
import type { Dressing, GroundPart } from '@makebelieve/kit/game-3d/dressing'
import { blendOf, light } from '@makebelieve/shapes/materials/colour'

/** A style as the light, the air and the colours of a place: everything that lies around the game goes toward it. */
type StyleLook = {
  /** The words for what is seen, for the proof. */
  says: string
  hour: number
  zenith: string
  horizon: string
  fog: string
  tint: string
  /** How bright it is where no light shines, and how far one sees, in metres. */
  ambient: number
  sight: number
  clouds: number
  falls?: { kind: Particle; amount: number; colour?: string }
  /** What ground and things are painted over with, and how much of it. */
  ground: readonly [colour: string, share: number]
  things: readonly [colour: string, share: number]
  /** What stands around beside what the place has. */
  scenery?: readonly string[]
  bare?: true
}

const pastel: StyleLook = {
  says: 'pale ground and things under a pink and blue sky',
  hour: 10.5,
  zenith: '#a8c8f6',
  horizon: '#ffd6ea',
  fog: '#ffe2f0',
  tint: '#fff2f8',
  ambient: 2.1,
  sight: 220,
  clouds: 0.25,
  falls: { kind: 'petals', amount: 0.35, colour: '#ffc2dc' },
  ground: ['#cdeed8', 0.72],
  things: ['#fff3f8', 0.45],
}

const styleLooks: Partial<Record<string, StyleLook>> = {
  neon: {
    says: 'a shining grid on dark ground, shining edges, a violet night with a pink horizon',
    hour: 20.6,
    zenith: '#1a0b3d',
    horizon: '#d63ba6',
    fog: '#4a1a63',
    tint: '#dcc8ff',
    ambient: 4.4,
    sight: 150,
    clouds: 0.1,
    falls: { kind: 'stars', amount: 0.5, colour: '#38e0ff' },
    ground: ['#15142b', 0.94],
    things: ['#5a3fb0', 0.5],
    bare: true,
  },
  spooky: {
    says: 'greenish mist at nightfall, withered ground, dead trees and gravestones',
    hour: 20.3,
    zenith: '#1d2436',
    horizon: '#6f7f63',
    fog: '#56655a',
    tint: '#b9d8b4',
    ambient: 3.3,
    sight: 75,
    clouds: 0.6,
    falls: { kind: 'mist', amount: 0.9 },
    ground: ['#454b3c', 0.75],
    things: ['#3d4240', 0.4],
    scenery: ['dead tree', 'gravestone'],
  },
  dark: {
    says: 'a moonlit night with little colour',
    hour: 20.5,
    zenith: '#0c1018',
    horizon: '#3a4352',
    fog: '#2b323d',
    tint: '#b9c2d0',
    ambient: 3,
    sight: 95,
    clouds: 0.7,
    ground: ['#33363c', 0.82],
    things: ['#3a3d44', 0.5],
  },
  steampunk: {
    says: 'brass, wood and brown haze',
    hour: 17.4,
    zenith: '#8b7a5e',
    horizon: '#f0cf97',
    fog: '#cfae7c',
    tint: '#f0cf9a',
    ambient: 1.2,
    sight: 130,
    clouds: 0.6,
    falls: { kind: 'dust', amount: 0.6 },
    ground: ['#80613c', 0.6],
    things: ['#a0733c', 0.42],
  },
  pastel,
  kawaii: pastel,
}

type Atmosphere = Omit<Dressing, 'kinds' | 'scenery' | 'cast'>

const lookOf = ({ style }: Pick<Look, 'style'>): StyleLook | undefined => styleLooks[style ?? '']

/** Things that a style brings to a place. */
export const sceneryOf = (look: Pick<Look, 'style'>): readonly string[] => lookOf(look)?.scenery ?? []

/** A place as its style wants it. Under water and in space it keeps the sky that it has. */
export function inStyle(place: Atmosphere, look: Look): Atmosphere {
  const style = lookOf(look)
  if (!style) return place
  const { sky, air, ground } = place
  const paint = (patch: Dressing['ground'][GroundPart]) => ({
    ...patch,
    colour: blendOf(patch.colour, ...style.ground),
    ...(patch.second && { second: blendOf(patch.second, ...style.ground) }),
  })
  const parts = Object.entries(ground) as [GroundPart, Dressing['ground'][GroundPart]][]
  return {
    ...place,
    sky: {
      ...sky,
      zenith: style.zenith,
      horizon: style.horizon,
      clouds: style.clouds,
      ...(isNight(style) && sky.moons.length === 0 && { moons: [moon] }),
      ...(sky.kind === 'earth' && { hour: style.hour, sunStrength: isNight(style) ? moonlight : 1 }),
    },
    air: {
      ...air,
      fogColour: style.fog,
      tint: style.tint,
      ambient: style.ambient,
      sight: style.sight,
      particles: [
        ...air.particles.filter(({ kind }) => kind !== style.falls?.kind),
        ...(style.falls ? [style.falls] : []),
      ],
    },
    ground: Object.fromEntries(parts.map(([part, patch]) => [part, paint(patch)])) as Dressing['ground'],
    covers: style.bare
      ? []
      : place.covers.map((cover) => ({
          ...cover,
          colour: blendOf(cover.colour, ...style.ground),
          ...(cover.second && { second: blendOf(cover.second, ...style.ground) }),
        })),
  }
}

const isNight = ({ hour }: StyleLook): boolean => hour > 19
/** Moonlight has to be strong for a game to be seen in it. */
const moonlight = 2.3
const moon: Dressing['sky']['moons'][number] = { size: 1.3, colour: '#f4f1e4', yaw: -0.42, pitch: 0.36 }

/** The colours of something that stands around, as the style has them. What plays a part keeps its own: one must see it. */
export function paintedIn(mesh: KindMesh, look: Pick<Look, 'style'>): KindMesh {
  const style = lookOf(look)
  if (!style) return mesh
  const [colour, share] = style.things
  const toward = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const part = (one: MeshPart): MeshPart => ({
    ...one,
    colours: one.colours.map((value, i) => Math.round(value + ((toward[i % 3] ?? 0) - value) * share)),
  })
  return { near: part(mesh.near), far: part(mesh.far) }
}

/** What of a style is to be seen in a place, or nothing where it is not. */
export function styleSeen(
  wanted: string,
  look: Look,
  { sky, air, ground }: Pick<Dressing, 'sky' | 'air' | 'ground'>,
): string | undefined {
  if (look.style !== wanted) return undefined
  const rows = rowsIn(look)
  if (rows !== undefined) return `the picture has ${rows} rows of large pixels`
  const style = lookOf(look)
  if (!style || sky.horizon !== style.horizon || air.tint !== style.tint || air.fogColour !== style.fog)
    return undefined
  // As far from what it is painted over with as paint of that share leaves it at most.
  const off = distance(ground.main.colour, style.ground[0])
  return off <= (1 - style.ground[1]) * Math.sqrt(3) + 0.02 ? style.says : undefined
}

function distance(one: string, other: string): number {
  const [a, b] = [light(one), light(other)]
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))
}
