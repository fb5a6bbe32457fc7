import type { Place, Placed, Scene } from '@makebelieve/kit/environment/scene'
import { openWorld, type World } from '@makebelieve/kit/environment/world'
import type { EnvironmentPlan, PlannedThing } from '../design.ts'
import type { MadeKind } from '../kinds/kind.ts'
import { clashing } from '../proof/standing.ts'
import { type Assembled, Nouns, rounded } from './assemble.ts'

/** How much smaller a thing may be made to fit in at all. */
const scales = [1, 0.7, 0.45]
const turns = 12

/**
 * What was asked for and found no room in the layout gets the nearest free place to where it should be: the prompt's
 * things come first.
 */
export function withMissing(
  plan: EnvironmentPlan,
  whole: Assembled,
  madeOf: (thing: string, variant: number) => MadeKind | undefined,
  focus: Place,
): Assembled {
  let current = whole
  for (const thing of plan.things) {
    const made = thing.asked && !current.thingOf.includes(thing.id) ? madeOf(thing.id, 0) : undefined
    if (made) current = added(current, thing, made, nearTo(current, thing, focus), new Nouns(plan)) ?? current
  }
  return current
}

/** Beside what it belongs to, or where one looks first. */
function nearTo({ scene, thingOf }: Assembled, { place }: PlannedThing, focus: Place): Place {
  const other = scene.placed[thingOf.indexOf(place.of)]
  return other?.at ?? focus
}

function added(
  whole: Assembled,
  thing: PlannedThing,
  { kind, mesh }: MadeKind,
  around: Place,
  nouns: Nouns,
): Assembled | undefined {
  const kinds = [...whole.scene.kinds, { ...kind, ...nouns.of(thing.id) }]
  const bare = openWorld({ ...whole.scene, placed: [] })
  for (const scale of scales)
    for (const one of places(whole.scene, bare, thing, kind, around, scale)) {
      const placed = [...whole.scene.placed, { ...one, kind: kinds.length - 1 }]
      const scene = { ...whole.scene, kinds, placed }
      if (clashing(scene, placed.length - 1).length > 0) continue
      return { scene, meshes: [...whole.meshes, mesh], thingOf: [...whole.thingOf, thing.id] }
    }
  return undefined
}

/** Places to try, the nearest first, each with the thing looking at where one arrives. */
function* places(
  scene: Scene,
  bare: World,
  { place }: PlannedThing,
  { min, max }: MadeKind['kind'],
  around: Place,
  scale: number,
): Generator<Omit<Placed, 'kind'>> {
  const size = (Math.max(max[0] - min[0], max[2] - min[2]) * scale) / 2
  const isAloft = place.how === 'sky' || place.how === 'ceiling'
  const within = scene.around === 'indoors' ? scene.reach - size : scene.reach * 0.95
  for (let ring = 0; ring < scene.reach * 0.8; ring += Math.max(0.6, scene.reach / 24))
    for (let turn = 0; turn < (ring === 0 ? 1 : turns); turn++) {
      const angle = (turn / turns) * Math.PI * 2 + ring
      const [x, z] = [around[0] + Math.sin(angle) * ring, around[2] + Math.cos(angle) * ring]
      const toSpawn = Math.hypot(x - scene.spawn.at[0], z - scene.spawn.at[2])
      if (Math.max(Math.abs(x), Math.abs(z)) > within || toSpawn < size + 2.5) continue
      const ground = bare.floorAt(x, z, around[1] + 3)
      if (!Number.isFinite(ground) || (bare.depthAt(x, z) > 0.4 && !isAloft)) continue
      const height = isAloft ? ground + (scene.around === 'indoors' ? 2.2 : 9) : ground
      const yaw = Math.atan2(scene.spawn.at[0] - x, scene.spawn.at[2] - z)
      yield {
        at: rounded([x, height - min[1] * scale, z]),
        yaw,
        scale,
        ...(isAloft && { floats: true as const }),
      }
    }
}
