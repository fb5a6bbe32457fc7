import type { Kind, KindMesh } from '@makebelieve/kit/environment/scene'
import type { Look } from '@makebelieve/kit/game/plan'
import { blockMesh } from '@makebelieve/kit/game-3d/block-mesh'
import { ceilingMesh } from '@makebelieve/kit/game-3d/ceiling'
import type { Dressing, GroundPart } from '@makebelieve/kit/game-3d/dressing'
import { blendOf } from '@makebelieve/shapes/materials/colour'
import { Refused } from '../../../pipeline/engine.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { EnvironmentPlan } from '../../environment/design.ts'
import { keptKind } from '../../environment/kinds/kept-kinds.ts'
import type { MadeKind } from '../../environment/kinds/kind.ts'
import { coversOf, paletteOf } from '../../environment/layout/open/ground.ts'
import { airFor } from '../../environment/layout/shared/air.ts'
import { skyFor } from '../../environment/layout/shared/sky.ts'
import { soundsFor } from '../../environment/layout/shared/sounds.ts'
import { planEnvironment } from '../../environment/plan.ts'
import { isInside } from '../../environment/read/plan-environment.ts'
import { settingOfPlan } from '../../environment/settings/composed.ts'
import type { Setting } from '../../environment/settings/setting.ts'
import type { PlannedGame, SolidDesign } from '../design.ts'
import { cardOf } from '../drawn/card.ts'
import { castShapes, sceneryShapes, thrifty } from './shapes.ts'
import { inStyle, paintedIn } from './style.ts'

/** A place and a cast with their shapes: what the kit draws, and the meshes of it. */
export type Dressed = { dressing: Dressing; meshes: KindMesh[]; place: EnvironmentPlan }

/** Looks up the place that the words mean, and makes or finds the shape of everything that will be seen; of the scenery all but the last so many. */
export async function dress3d(plan: PlannedGame, design: SolidDesign, leftOut = 0): Promise<Dressed> {
  const { game } = plan
  const { place, setting } = placeOf(plan)
  const around = sceneryShapes(place, game)
  const shapes = thrifty([
    ...castShapes(plan, design),
    ...around.slice(0, Math.max(0, around.length - leftOut)),
  ])
  const made = await Promise.all(
    shapes.map(({ order, drawn }) =>
      drawn ? cardOf(drawn.drawing, order.name, drawn.role) : keptKind(order),
    ),
  )
  const kinds: Kind[] = made.map(({ kind }) => lean(kind))
  const cast: Record<string, number> = {}
  const scenery: Dressing['scenery'] = []
  const isRoom = isInside(setting)
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
  const ceiling = isRoom
    ? ceilingMesh(blendOf(setting.walls?.colour ?? '#e8e2d6', '#ffffff', 0.35))
    : undefined
  return {
    place,
    meshes: [
      ...made.map(({ mesh }: MadeKind, number) =>
        shapes[number]?.key === undefined ? paintedIn(mesh, game.look) : mesh,
      ),
      ...built.map(({ mesh }) => mesh),
      ...(ceiling ? [ceiling.mesh] : []),
    ],
    dressing: {
      ...inStyle(atmosphere(place, setting, game.look), game.look),
      kinds: [...kinds, ...built.map(({ kind }) => kind), ...(ceiling ? [ceiling.kind] : [])],
      scenery,
      cast,
      ...(isRoom && { isRoom: true as const }),
      ...(ceiling && { ceiling: shapes.length + built.length }),
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
    () => insideOf(words, game.genre, read) ?? read(words),
    () =>
      orElse(
        () => read(look.scene.replaceAll('-', ' ')),
        () => read('meadow'),
      ),
  )
  const setting = settingOfPlan(place)
  if (!setting) throw new Error(`There is no setting ${place.setting}`)
  return { place, setting }
}

/** These are played between walls from end to end: a house that they play in is seen from inside. */
const walled: ReadonlySet<string> = new Set(['maze-3d', 'stealth-3d'])

function insideOf(
  words: string,
  genre: string,
  read: (text: string) => EnvironmentPlan,
): EnvironmentPlan | undefined {
  const isHouse = openCatalogue().find(words).traits.includes('building')
  if (!walled.has(genre) || !isHouse) return undefined
  const place = read(`inside a ${words}`)
  const setting = settingOfPlan(place)
  return setting && isInside(setting) ? place : undefined
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
  const indoors = isInside(setting)
  const names: GroundPart[] = ['main', 'path', 'shore', 'steep', 'patch']
  const walls = setting.walls
  return {
    // Walls and a ceiling are built around the game; its light is that of a sun that nobody sees.
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
      main: asOfCity(main, look),
      path,
      shore: asOfCity(shore, look),
      steep: walls && indoors ? { surface: 'concrete', colour: walls.colour } : asOfCity(steep, look),
      patch: asOfCity(patch, look),
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

/** Pale slabs in the sun look like sand; seen from above, pavement is grey. */
function asOfCity<P extends Dressing['ground'][GroundPart]>(patch: P, { scene }: Look): P {
  if (scene !== 'city' || patch.surface !== 'paving') return patch
  const grey = (colour: string) => blendOf(colour, '#777d86', 0.75)
  return { ...patch, colour: grey(patch.colour), ...(patch.second && { second: grey(patch.second) }) }
}

function waterOf({ water, around, sky }: Setting): Dressing['water'] {
  if (water?.form === 'lava') return { stuff: 'lava', colour: '#ff5a1a' }
  if (water?.stuff === 'clouds' || around === 'void') return { stuff: 'clouds', colour: '#f4f7ff' }
  if (water?.stuff === 'ice') return { stuff: 'ice', colour: water.colour ?? '#bfe4f5' }
  if (water?.form === 'swamp') return { stuff: 'swamp', colour: water.colour ?? '#5c6b3a' }
  if (sky === 'space') return { stuff: 'clouds', colour: '#3a3560' }
  return { stuff: 'water', colour: water?.colour ?? '#3b9fc4' }
}
