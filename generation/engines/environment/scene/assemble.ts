import type { Kind, KindMesh, Life, Place, Placed, Scene } from '@makebelieve/kit/environment/scene'
import type { EnvironmentPlan, Layout } from '../design.ts'
import type { BuiltKind } from '../kinds/built.ts'
import type { MadeKind } from '../kinds/kind.ts'

/** A scene and the meshes of its kinds. `spotOf` says for each placed thing which spot of the layout it came from. */
export type Assembled = {
  scene: Scene
  meshes: KindMesh[]
  /** The planned thing of each placed thing, or nothing for what the layout built. */
  thingOf: (string | undefined)[]
}

/** Which music goes with a mood. */
const musicOf: Record<EnvironmentPlan['mood'], NonNullable<Scene['mood']>> = {
  calm: 'calm',
  cosy: 'calm',
  cheerful: 'cheerful',
  spooky: 'spooky',
  tense: 'tense',
  epic: 'epic',
  mysterious: 'mysterious',
  magical: 'dreamy',
  sad: 'sad',
}

/** Layout and shapes become one scene. Views, lamps and life are added afterwards. */
export function assembled(
  plan: EnvironmentPlan,
  layout: Layout,
  madeOf: (thing: string, variant: number) => MadeKind | undefined,
  built: readonly BuiltKind[],
): Assembled {
  const nouns = new Nouns(plan)
  const kinds: Kind[] = []
  const meshes: KindMesh[] = []
  const placed: Placed[] = []
  const thingOf: (string | undefined)[] = []
  const add = ({ kind, mesh }: MadeKind, of: string | undefined): number => {
    kinds.push({ ...kind, ...nouns.of(of) })
    meshes.push(mesh)
    return kinds.length - 1
  }
  const numbers = new Map<string, number>()
  const placedOfSpot: number[] = []
  const pace = new Map(plan.things.map((thing) => [thing.id, thing.pace]))
  layout.spots.forEach((spot, i) => {
    const made = madeOf(spot.thing, spot.variant)
    if (!made) return
    const key = `${spot.thing} ${spot.variant}`
    const kind = numbers.get(key) ?? add(made, spot.thing)
    numbers.set(key, kind)
    const on = spot.on === undefined ? undefined : placedOfSpot[spot.on]
    placedOfSpot[i] = placed.length
    thingOf.push(spot.thing)
    placed.push({
      kind,
      at: rounded(spot.at),
      yaw: round(spot.yaw),
      scale: round(spot.scale),
      ...(spot.tint && { tint: spot.tint }),
      ...(spot.life && { life: paced(spot.life, pace.get(spot.thing)) }),
      ...(on !== undefined && { on }),
      ...(spot.floats && { floats: true as const }),
    })
  })
  for (const { made, at, yaw, of } of built) {
    thingOf.push(of)
    // Ceilings, lintels and panes hold on to what the layout built around them.
    const isAloft = made.kind.min[1] > 0.3
    placed.push({
      kind: add(made, of),
      at: rounded(at),
      yaw: round(yaw),
      scale: 1,
      ...(isAloft && { floats: true as const }),
    })
  }
  const { matter } = nouns
  const scene: Scene = {
    title: plan.title,
    seed: plan.seed,
    mood: musicOf[plan.mood],
    reach: layout.reach,
    around: layout.around,
    ground: layout.ground,
    waters: layout.waters.map(matter),
    sky: skyOf(layout, nouns),
    air: { ...layout.air, particles: layout.air.particles.map(matter) },
    kinds,
    placed,
    covers: layout.covers.map(matter),
    emitters: layout.emitters.map(({ of, ...rest }) => ({ ...rest, at: rounded(rest.at), ...nouns.of(of) })),
    lamps: layout.lamps,
    sounds: layout.sounds,
    nouns: nouns.list,
    spawn: layout.spawn,
    views: [layout.spawn],
  }
  return { scene, meshes, thingOf }
}

/** Who runs goes faster and further than one of its kind does. */
const paced = (life: Life, pace = 1): Life => ({
  ...life,
  speed: life.speed * pace,
  range: life.range * pace,
})

function skyOf({ sky }: Layout, nouns: Nouns): Scene['sky'] {
  const { sunMatter, moons, ...rest } = sky
  const sun = nouns.of(sunMatter)
  return { ...rest, moons: moons.map(nouns.matter), ...(sun.noun !== undefined && { sunNoun: sun.noun }) }
}

/** The asked-for nouns of a plan by their numbers. */
export class Nouns {
  readonly list: string[] = []
  private readonly numbers = new Map<string, number>()

  constructor({ things, matters }: EnvironmentPlan) {
    for (const { id, noun, asked } of [...things, ...matters]) {
      if (!asked) continue
      this.numbers.set(id, this.list.length)
      this.list.push(noun)
    }
  }

  of(id: string | undefined): { noun?: number } {
    const noun = id === undefined ? undefined : this.numbers.get(id)
    return noun === undefined ? {} : { noun }
  }

  readonly matter = <T extends { matter?: string }>({
    matter,
    ...rest
  }: T): Omit<T, 'matter'> & { noun?: number } => ({
    ...rest,
    ...this.of(matter),
  })
}

export const round = (value: number): number => Math.round(value * 1000) / 1000
export const rounded = ([x, y, z]: Place): Place => [round(x), round(y), round(z)]
