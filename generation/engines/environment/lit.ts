import type {
  Emitter,
  Lamp,
  MeshPart,
  Place,
  Placed,
  Scene,
  SoundLayer,
} from '@makebelieve/kit/environment/scene'
import type { EnvironmentPlan, PlannedThing } from './design.ts'
import { isLight } from './kinds/finish.ts'
import { type Assembled, Nouns, rounded } from './scene/assemble.ts'

/** The view lights the nearest few of them; more than this many would only be searched through. */
const mostLamps = 40
const mostEmitters = 24
/** A place sounds from here and there, not from every candle. */
const mostSounds = 5

type Gift = NonNullable<PlannedThing['gives']>[number]

/** What things give becomes lamps, fires, smoke and sounds at their places; what they do becomes a life. */
export function lit(plan: EnvironmentPlan, assembled: Assembled): Assembled {
  const { scene, meshes, thingOf } = assembled
  const things = new Map(plan.things.map((thing) => [thing.id, thing]))
  const nouns = new Nouns(plan)
  const lamps: Lamp[] = [...scene.lamps]
  const emitters: Emitter[] = [...scene.emitters]
  const sounds: SoundLayer[] = [...scene.sounds]
  for (const number of byNearness(scene, thingOf, things)) {
    const one = scene.placed[number]
    const thing = things.get(thingOf[number] ?? '')
    const mesh = one && meshes[one.kind]?.near
    if (!one || !thing || !mesh) continue
    const noun = nouns.of(thing.id)
    for (const gift of thing.gives ?? []) {
      const at = rounded(inWorld(one, placeOf(gift, mesh)))
      const size = Math.max(0.15, Math.min(3, thing.metres * one.scale * shareOf[gift]))
      const lamp = lampOf(gift, at, thing, scene)
      if (lamp && lamps.length < mostLamps) lamps.push(lamp)
      const kind = emitterOf[gift]
      if (kind && emitters.length < mostEmitters && !isNear(emitters, kind, at))
        emitters.push({
          kind,
          at,
          size,
          ...noun,
          ...(thing.lightColour && kind === 'magic' && { colour: thing.lightColour }),
        })
      const sound = soundOf[gift]
      if (sound && sounds.filter((layer) => layer.at).length < mostSounds && !isNear(sounds, sound, at))
        sounds.push({ kind: sound, loud: 0.6, at })
    }
  }
  const placed = scene.placed.map((one, number) => living(one, things.get(thingOf[number] ?? '')))
  return { ...assembled, scene: { ...scene, placed, lamps: asToldLamps(plan, lamps), emitters, sounds } }
}

/** Lights that the prompt wants to flicker do so, every other one; a colour of light that it names is theirs. */
function asToldLamps({ matters }: EnvironmentPlan, lamps: readonly Lamp[]): Lamp[] {
  const told = matters.flatMap(({ as, asked, colour }) =>
    as.is === 'light' && asked ? [{ what: as.what, colour }] : [],
  )
  const flickers = told.some(({ what }) => what === 'flicker')
  const colour = told.find((one) => one.colour !== undefined)?.colour
  return lamps.map((lamp, i) => ({
    ...lamp,
    ...(flickers && i % 2 === 0 && { flickers: true as const }),
    ...(colour && { colour }),
  }))
}

/** What is asked for first, then what is near to where one arrives. */
function byNearness(
  { placed, spawn }: Scene,
  thingOf: Assembled['thingOf'],
  things: ReadonlyMap<string, PlannedThing>,
): number[] {
  const rank = (number: number) => {
    const { at } = placed[number] ?? { at: [0, 0, 0] }
    const far = Math.hypot(at[0] - spawn.at[0], at[2] - spawn.at[2])
    return far - (things.get(thingOf[number] ?? '')?.asked ? 30 : 0)
  }
  return [...placed.keys()].sort((a, b) => rank(a) - rank(b))
}

const emitterOf: Partial<Record<Gift, Emitter['kind']>> = {
  fire: 'fire',
  smoke: 'smoke',
  steam: 'steam',
  spray: 'fountain',
  magic: 'magic',
}
const soundOf: Partial<Record<Gift, SoundLayer['kind']>> = { fire: 'fire', spray: 'stream' }
/** How large a fire is beside what it burns in, and so on. */
const shareOf: Record<Gift, number> = {
  light: 0.2,
  fire: 0.4,
  smoke: 0.14,
  steam: 0.3,
  spray: 0.5,
  magic: 0.5,
}

function lampOf(gift: Gift, at: Place, thing: PlannedThing, { around }: Scene): Lamp | undefined {
  const { metres, lightColour } = thing
  if (gift === 'fire')
    return {
      at,
      colour: '#ff9a4a',
      range: clamp(metres * 5, 4, 16),
      strength: 1.2,
      when: 'always',
      flickers: true,
    }
  if (gift === 'magic')
    return {
      at,
      colour: lightColour ?? '#9fd8ff',
      range: clamp(metres * 3, 3, 9),
      strength: 0.8,
      when: 'always',
    }
  if (gift !== 'light') return undefined
  const burns = /candle|torch|lantern|flame/.test(thing.noun)
  const glows = /mushroom|crystal|flower|jelly|orb|plant|coral|lava|rune/.test(thing.noun)
  return {
    at,
    colour: lightColour ?? (burns ? '#ffb060' : '#ffd9a0'),
    range: clamp(3 + metres * 2.2, 3, around === 'outdoors' ? 14 : 9),
    strength: glows ? 0.7 : 1,
    when: around === 'outdoors' && !glows ? 'night' : 'always',
    ...(burns && { flickers: true as const }),
    halo: clamp(metres * 0.25, 0.15, 0.8),
  }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Where of a thing its light, fire or smoke is. */
function placeOf(gift: Gift, mesh: MeshPart): Place {
  const top = highest(mesh)
  if (gift === 'light' || gift === 'magic' || gift === 'fire') {
    const shining = middleOfLight(mesh)
    if (shining) return shining
  }
  if (gift === 'smoke') return top
  if (gift === 'fire') return [0, top[1] * 0.35, 0]
  if (gift === 'spray' || gift === 'steam') return [0, top[1], 0]
  return [0, top[1] * 0.85, 0]
}

/** The middle of all that shines. */
function middleOfLight({ positions, finish }: MeshPart): Place | undefined {
  const sum: Place = [0, 0, 0]
  let count = 0
  finish.forEach((number, i) => {
    if (!isLight(number)) return
    count++
    for (const k of [0, 1, 2] as const) sum[k] += positions[i * 3 + k] ?? 0
  })
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined
}

/** The highest place: chimneys, craters, the jet of a fountain. */
function highest({ positions }: MeshPart): Place {
  let best: Place = [0, 0, 0]
  let [x, z, count] = [0, 0, 0]
  for (let i = 0; i < positions.length; i += 3)
    if ((positions[i + 1] ?? 0) > best[1])
      best = [positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0]
  // The rim of a chimney has many highest places; smoke comes from its middle.
  for (let i = 0; i < positions.length; i += 3)
    if ((positions[i + 1] ?? 0) > best[1] * 0.985) {
      x += positions[i] ?? 0
      z += positions[i + 2] ?? 0
      count++
    }
  return count > 0 ? [x / count, best[1], z / count] : best
}

function inWorld({ at, yaw, scale }: Placed, [x, y, z]: Place): Place {
  const [cos, sin] = [Math.cos(yaw) * scale, Math.sin(yaw) * scale]
  return [at[0] + x * cos + z * sin, at[1] + y * scale, at[2] - x * sin + z * cos]
}

const isNear = (list: readonly { kind: string; at?: Place }[], kind: string, [x, , z]: Place) =>
  list.some((one) => one.kind === kind && one.at && Math.hypot(one.at[0] - x, one.at[2] - z) < 0.8)

/** Usual ways of moving, where the layout has not said more. */
const lives: Record<NonNullable<PlannedThing['does']>, { range: number; speed: number }> = {
  wander: { range: 7, speed: 0.9 },
  graze: { range: 5, speed: 0.5 },
  stand: { range: 0, speed: 0 },
  swim: { range: 6, speed: 0.8 },
  fly: { range: 18, speed: 4 },
  hover: { range: 1, speed: 0.6 },
  bob: { range: 0.2, speed: 0.5 },
  drive: { range: 20, speed: 4 },
  patrol: { range: 10, speed: 1.1 },
  spin: { range: 0, speed: 0.8 },
  drift: { range: 8, speed: 0.5 },
}

function living(one: Placed, thing: PlannedThing | undefined): Placed {
  if (one.life || !thing?.does) return one
  return { ...one, life: { does: thing.does, ...lives[thing.does] } }
}
