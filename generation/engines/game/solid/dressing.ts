import type { Kind, KindMesh } from '@makebelieve/kit/environment/scene'
import type { CastRole, GamePlan, Look } from '@makebelieve/kit/game/plan'
import { blockMesh } from '@makebelieve/kit/game-3d/block-mesh'
import type { Dressing, GroundPart } from '@makebelieve/kit/game-3d/dressing'
import { Refused } from '../../../engine.ts'
import type { EnvironmentPlan, PlannedThing } from '../../environment/design.ts'
import { keptKind } from '../../environment/kinds/kept-kinds.ts'
import { type KindOrder, type MadeKind, orderOf } from '../../environment/kinds/kind.ts'
import { coversOf, paletteOf } from '../../environment/layout/open/ground.ts'
import { airFor } from '../../environment/layout/shared/air.ts'
import { skyFor } from '../../environment/layout/shared/sky.ts'
import { soundsFor } from '../../environment/layout/shared/sounds.ts'
import { planEnvironment } from '../../environment/plan.ts'
import { Ids, makeThing } from '../../environment/read/make-things.ts'
import { sceneLexicon } from '../../environment/read/plan-environment.ts'
import { settingNamed } from '../../environment/settings/index.ts'
import type { Setting } from '../../environment/settings/setting.ts'
import type { OwnModel, PictureSource, PlannedGame, SolidDesign } from '../design.ts'

/** A place and a cast with their shapes: what the kit draws, and the meshes of it. */
export type Dressed = { dressing: Dressing; meshes: KindMesh[]; place: EnvironmentPlan }

/** Looks up the place that the words mean, and makes or finds the shape of everything that will be seen. */
export async function dress3d(plan: PlannedGame, design: SolidDesign): Promise<Dressed> {
  const { game } = plan
  const { place, setting } = placeOf(plan)
  const shapes = thrifty([...castShapes(plan, design), ...sceneryShapes(place)])
  const made = await Promise.all(shapes.map(({ order }) => keptKind(order)))
  const kinds: Kind[] = made.map(({ kind }) => lean(kind))
  const cast: Record<string, number> = {}
  const scenery: Dressing['scenery'] = []
  const isRoom = setting.around === 'indoors'
  shapes.forEach(({ key, many, wet }, number) => {
    if (key !== undefined) cast[key] = number
    else
      scenery.push({
        kind: number,
        many: many ?? 1,
        ...(wet && { wet: true as const }),
        ...(isRoom && { scale: roomScale }),
      })
  })
  const built = Object.entries(design.built?.(game) ?? {}).map(([key, blocks], number) => {
    cast[key] = shapes.length + number
    return blockMesh(blocks)
  })
  return {
    place,
    meshes: [...made.map(({ mesh }: MadeKind) => mesh), ...built.map(({ mesh }) => mesh)],
    dressing: {
      ...atmosphere(place, setting, game.look),
      kinds: [...kinds, ...built.map(({ kind }) => kind)],
      scenery,
      cast,
      ...(isRoom && { isRoom: true as const }),
    },
  }
}

/** Rooms are seen as mice see them: what stands there is so much larger than it is. */
const roomScale = 4.5

/** Nobody bumps into the plan of a shape in a game: its rules know their own sizes. */
function lean({ footprint: _footprint, deck: _deck, ...kind }: Kind): Kind {
  return kind
}

const timeWords: Record<Look['time'], string> = {
  dawn: 'at dawn',
  day: 'at noon',
  sunset: 'at sunset',
  night: 'at night',
}
const weatherWords: Record<Look['weather'], string> = {
  clear: '',
  rain: 'in the rain',
  snow: 'in falling snow',
  storm: 'in a thunderstorm',
  fog: 'in thick fog',
  wind: 'in strong wind',
}

/** The place of the game as the engine of environments reads it. */
export function placeOf({ game, solid }: PlannedGame): { place: EnvironmentPlan; setting: Setting } {
  const { look, seed } = game
  const words = solid?.place ?? look.scene
  const read = (text: string) =>
    planEnvironment(`${text} ${timeWords[look.time]} ${weatherWords[look.weather]}`.trim(), { seed })
  const place = orElse(
    () => read(words),
    () =>
      orElse(
        () => read(look.scene.replaceAll('-', ' ')),
        () => read('meadow'),
      ),
  )
  const setting = settingNamed(place.setting)
  if (!setting) throw new Error(`There is no setting ${place.setting}`)
  return { place, setting }
}

/** Words that are no place are no reason to refuse a game. */
function orElse<T>(first: () => T, second: () => T): T {
  try {
    return first()
  } catch (error) {
    if (error instanceof Refused) return second()
    throw error
  }
}

/** Rooms have no sky of their own; a game in the open has the one of its time. */
const indoorHours: Record<Look['time'], number> = { dawn: 6.5, day: 15, sunset: 18.7, night: 22.5 }

/** The first hour of night, in which one still sees where one goes. */
const duskyNight = 20.4
const brightMoon = 2.3

type Atmosphere = Omit<Dressing, 'kinds' | 'scenery' | 'cast'>

function atmosphere(place: EnvironmentPlan, setting: Setting, look: Look): Atmosphere {
  const [main, path, shore, steep, patch] = paletteOf(place, setting)
  if (!main || !path || !shore || !steep || !patch) throw new Error('A palette has five parts')
  const { moons, ...sky } = skyFor(place, setting)
  const { particles, ...air } = airFor(place, setting)
  const indoors = setting.around === 'indoors'
  const names: GroundPart[] = ['main', 'path', 'shore', 'steep', 'patch']
  const walls = setting.walls
  return {
    // A room would have to be built around the game; it is played in the light of one, under the open sky.
    around: setting.around === 'underwater' ? 'underwater' : 'outdoors',
    sky: {
      ...sky,
      ...(look.time === 'night' &&
        sky.kind === 'earth' && { hour: duskyNight, sunStrength: sky.sunStrength * brightMoon }),
      ...(indoors && { kind: 'earth' as const, hour: indoorHours[look.time], clouds: 0.2 }),
      moons: moons.map(({ matter: _, ...moon }) => moon),
    },
    air: {
      ...air,
      // Players must see where they go: nights are bright, and fog is thin.
      ambient: Math.max(air.ambient, look.time === 'night' ? 2.8 : 1.05),
      sight: Math.max(air.sight, indoors ? 160 : 90),
      particles: particles.map(({ matter: _, ...particle }) => particle),
    },
    ground: {
      main,
      path,
      shore,
      steep: walls && indoors ? { surface: 'concrete', colour: walls.colour } : steep,
      patch,
    },
    covers: coversOf(place, setting, [main, path, shore, steep, patch])
      .slice(0, 2)
      .map(({ matter: _, on, ...cover }) => ({
        ...cover,
        density: cover.density * 0.55,
        height: Math.min(0.35, cover.height),
        on: names[on[0] ?? 0] ?? 'main',
      })),
    water: waterOf(setting),
    sounds: soundsFor(place, setting).slice(0, 3),
  }
}

function waterOf({ water, around, sky }: Setting): Dressing['water'] {
  if (water?.form === 'lava') return { stuff: 'lava', colour: '#ff5a1a' }
  if (water?.stuff === 'clouds' || around === 'void') return { stuff: 'clouds', colour: '#f4f7ff' }
  if (water?.stuff === 'ice') return { stuff: 'ice', colour: water.colour ?? '#bfe4f5' }
  if (water?.form === 'swamp') return { stuff: 'swamp', colour: water.colour ?? '#5c6b3a' }
  if (sky === 'space') return { stuff: 'clouds', colour: '#3a3560' }
  return { stuff: 'water', colour: water?.colour ?? '#3b9fc4' }
}

type Wanted = { key?: string; order: KindOrder; many?: number; wet?: boolean }

/** Triangles for somebody in this role; those who are seen from near all the time are worth most. */
const worth: Partial<Record<CastRole, number>> = {
  player: 1500,
  boss: 1200,
  enemy: 800,
  friend: 800,
  goal: 800,
  collectible: 380,
  projectile: 240,
  hazard: 500,
  obstacle: 500,
  prop: 500,
}
const classes = [160, 240, 380, 500, 800, 1200, 1500, 2200]
/** More than this for all shapes together, and the file would be too large: then each is made of less. */
const mostTriangles = 7200

/** A number of triangles that other games ask for too, so that the shape is there already. */
const classOf = (triangles: number) => classes.findLast((one) => one <= triangles) ?? 160

function thrifty(wanted: readonly Wanted[]): Wanted[] {
  const total = wanted.reduce((sum, { order }) => sum + order.triangles.near, 0)
  const share = Math.min(1, mostTriangles / total)
  return wanted.map((one) => {
    const near = share === 1 ? one.order.triangles.near : classOf(one.order.triangles.near * share)
    const far =
      one.key === undefined ? Math.max(40, Math.round(near * 0.12)) : Math.max(40, Math.round(near * 0.1))
    return { ...one, order: { ...one.order, triangles: { near, far, strict: true } } }
  })
}

function castShapes({ game, pictures, solid }: PlannedGame, design: SolidDesign): Wanted[] {
  const wanted: Wanted[] = []
  const used = new Set<string>()
  const add = (key: string, words: string, triangles: number, source?: PictureSource) => {
    const own = solid?.models?.[key]
    const order = own ? orderOfOwn(own, triangles) : orderFor(words, triangles, game.seed, source)
    if (!order || used.has(key)) return
    used.add(key)
    wanted.push({ key, order })
  }
  const extras = design.extras?.(game) ?? {}
  for (const { id, role, picture, name } of game.cast) {
    const source = pictures[picture]
    const noun = source?.noun ?? name
    const ridden = source?.mount ? `${noun} riding a ${source.mount.noun}` : noun
    add(id, extras[id] ?? ridden, (worth[role] ?? 600) * (design.detail?.[role] ?? 1), source)
  }
  for (const power of game.rules.powerUps) add(`power:${power}`, powerShapes[power], 240)
  for (const [key, words] of Object.entries(extras)) add(key, words, 500)
  return wanted
}

const powerShapes: Record<GamePlan['rules']['powerUps'][number], string> = {
  shield: 'blue shield',
  speed: 'yellow lightning bolt',
  magnet: 'red magnet',
  slow: 'hourglass',
  heart: 'red heart',
  rapid: 'flame',
  double: 'gold coin',
  wide: 'green arrow',
  multi: 'purple star',
}

/** A noun as the order of a shape, painted as its picture would be. */
function orderFor(
  words: string,
  triangles: number,
  seed: number,
  source?: PictureSource,
): KindOrder | undefined {
  const thing = thingNamed(words, seed)
  if (!thing) return undefined
  const { tint } = source ?? {}
  const pieces = tint
    ? thing.pieces.map((piece, i) => (i === 0 ? painted(piece, tint) : piece))
    : thing.pieces
  return { ...orderOf({ ...thing, pieces, metres: 2 }, 0), triangles: { near: classOf(triangles), far: 40 } }
}

/** A user's own model, composed again with as many triangles as its part is worth: so its legs go, and its wheels turn. */
const orderOfOwn = ({ name, pieces }: OwnModel, triangles: number): KindOrder => ({
  name,
  pieces,
  metres: 2,
  variant: 0,
  triangles: { near: classOf(triangles), far: 40 },
})

function painted(piece: PlannedThing['pieces'][number], colour: string): PlannedThing['pieces'][number] {
  const { source } = piece
  if (source.by !== 'archetype') return piece
  const { order } = source
  return {
    ...piece,
    source: { by: 'archetype', order: { ...order, colours: { ...order.colours, main: colour } } },
  }
}

function thingNamed(words: string, seed: number): PlannedThing | undefined {
  return makeThing(words, {
    lexicon: sceneLexicon(),
    ids: new Ids(),
    seed,
    isIndoors: false,
    season: 'summer',
    asked: true,
    count: 1,
    place: { how: 'anywhere' },
  })?.thing
}

/** Kinds of things around the game: enough that it is a place, few enough that they are quickly made and small. */
const mostScenery = 5
const still = /^(?:anywhere|along|around|rows|middle|distance|beside|behind|between|corner|in-front|water)$/

function sceneryShapes(place: EnvironmentPlan): Wanted[] {
  return place.things
    .filter(
      ({ does, place: { how }, metres, count }) =>
        !does && still.test(how) && metres > 0.5 && metres < 26 && count > 0,
    )
    .sort((one, other) => importance(other) - importance(one))
    .slice(0, mostScenery)
    .map((thing) => {
      const order = orderOf(thing, 0)
      const near = Math.min(order.triangles.near, thing.metres > 4 ? 500 : 380)
      return {
        order: { ...order, triangles: { near, far: 40 } },
        many: Math.min(40, Math.max(thing.count, thing.metres > 8 ? 3 : 5)),
        wet: thing.place.how === 'water',
      }
    })
}

/** What there is much of, and what is tall enough to be seen from afar. */
const importance = ({ count, metres, asked }: PlannedThing) =>
  Math.sqrt(count) * Math.min(6, metres) + (asked ? 20 : 0)
