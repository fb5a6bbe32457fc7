import type { CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { EnvironmentPlan, PlannedThing } from '../../environment/design.ts'
import { type KindOrder, orderOf } from '../../environment/kinds/kind.ts'
import { Ids, makeThing } from '../../environment/read/make-things.ts'
import { sceneLexicon } from '../../environment/read/plan-environment.ts'
import type { Drawing, OwnModel, PictureSource, PlannedGame, SolidDesign } from '../design.ts'
import { sceneryOf } from './style.ts'

/** A shape that is wanted: of somebody who plays a part (by its key), or of something that stands around. */
export type Wanted = { key?: string; order: KindOrder; drawn?: Drawn; many?: number; wet?: boolean }

/** Somebody whom the user drew: its shape is that of the drawing. */
type Drawn = { drawing: Drawing; role: CastRole }

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

export function thrifty(wanted: readonly Wanted[]): Wanted[] {
  const total = wanted.reduce((sum, { order }) => sum + order.triangles.near, 0)
  const share = Math.min(1, mostTriangles / total)
  return wanted.map((one) => {
    const near = share === 1 ? one.order.triangles.near : classOf(one.order.triangles.near * share)
    const far =
      one.key === undefined ? Math.max(40, Math.round(near * 0.12)) : Math.max(40, Math.round(near * 0.1))
    return { ...one, order: { ...one.order, triangles: { near, far, strict: true } } }
  })
}

export function castShapes({ game, pictures, solid }: PlannedGame, design: SolidDesign): Wanted[] {
  const wanted: Wanted[] = []
  const used = new Set<string>()
  const add = (key: string, words: string, triangles: number, source?: PictureSource, role?: CastRole) => {
    const own = solid?.models?.[key] ?? source?.model
    const order = own ? orderOfOwn(own, triangles) : orderFor(words, triangles, game.seed, source)
    if (!order || used.has(key)) return
    used.add(key)
    wanted.push({ key, order, ...(source?.drawn && role && { drawn: { drawing: source.drawn, role } }) })
  }
  const extras = design.extras?.(game) ?? {}
  for (const { id, role, picture, name } of game.cast) {
    const source = pictures[picture]
    const noun = source?.noun ?? name
    const ridden = source?.mount ? `${noun} riding a ${source.mount.noun}` : noun
    add(id, extras[id] ?? ridden, (worth[role] ?? 600) * (design.detail?.[role] ?? 1), source, role)
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

/** The shape that a noun is shown by in 3D, where nothing else was said of it. */
export const pieceFor = (noun: string, seed: number): PlannedThing['pieces'][number] | undefined =>
  thingNamed(noun, seed)?.pieces[0]

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

export function painted(
  piece: PlannedThing['pieces'][number],
  colour: string,
): PlannedThing['pieces'][number] {
  const { source } = piece
  if (source.by !== 'archetype') return piece
  const { order } = source
  return {
    ...piece,
    source: { by: 'archetype', order: { ...order, colours: { ...order.colours, main: colour } } },
  }
}

export function thingNamed(words: string, seed: number): PlannedThing | undefined {
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
/** Kinds with the same noun: the same in two colours are two, and four would leave no room for others. */
const mostAlike = 2
const mistaken = /^(?:player|enemy|boss|friend|collectible|key)$/
const still = /^(?:anywhere|along|around|rows|middle|distance|beside|behind|between|corner|in-front|water)$/

export function sceneryShapes(place: EnvironmentPlan, { look, seed, cast }: GamePlan): Wanted[] {
  const own = sceneryOf(look).flatMap((words): Wanted[] => {
    const order = orderFor(words, 380, seed)
    return order ? [{ order: { ...order, metres: thingNamed(words, seed)?.metres ?? 2 }, many: 14 }] : []
  })
  return [...own, ...sceneryOfPlace(place, cast, look.scene === 'space').slice(0, mostScenery - own.length)]
}

/** What would be taken for somebody who plays is left out: rockets that only float beside the one that is flown. */
function sceneryOfPlace(place: EnvironmentPlan, cast: GamePlan['cast'], isInSpace: boolean): Wanted[] {
  const players = new Set(cast.filter(({ role }) => mistaken.test(role)).map(({ name }) => name))
  const alike = new Map<string, number>()
  return place.things
    .filter(
      ({ noun, does, place: { how }, metres, count, asked }) =>
        !does &&
        still.test(how) &&
        metres > 0.5 &&
        // What the place is named for stands there, however large it is in life.
        (metres < largest || asked) &&
        count > 0 &&
        !players.has(noun) &&
        // Rockets in space would be taken for those that one fights.
        !(isInSpace && openCatalogue().find(noun).traits.includes('vehicle')),
    )
    .sort((one, other) => importance(other) - importance(one))
    .filter(({ noun }) => {
      alike.set(noun, (alike.get(noun) ?? 0) + 1)
      return (alike.get(noun) ?? 0) <= mostAlike
    })
    .map((thing) => {
      const order = { ...orderOf(thing, 0), ...(thing.metres >= largest && { metres: largest }) }
      // Of what a whole place consists one sees most.
      const isAll = (alike.get(thing.noun) ?? 0) > 1 && place.composed !== undefined
      const near = Math.min(order.triangles.near, isAll ? 1200 : thing.metres > 4 ? 500 : 380)
      return {
        order: { ...order, triangles: { near, far: 40 } },
        many: isLandmark(thing) ? thing.count : Math.min(40, Math.max(thing.count, thing.metres > 8 ? 3 : 5)),
        wet: thing.place.how === 'water',
      }
    })
}

/** In metres: what is larger would stand around everything. */
const largest = 26

const isLandmark = ({ asked, metres, count }: PlannedThing) => asked && metres >= largest && count < 3

/** What there is much of, and what is tall enough to be seen from afar. */
const importance = ({ count, metres, asked }: PlannedThing) =>
  Math.sqrt(count) * Math.min(6, metres) + (asked ? 20 : 0)
