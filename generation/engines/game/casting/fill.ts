import type { CastRole } from '@makebelieve/kit/game/plan'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Scene, Thing } from '../../../things/thing.ts'
import { canBeIn } from './home.ts'
import { castOfPlace } from './place-casts.ts'
import { type SceneCast, sceneCasts } from './scene-casts.ts'
import { heroesAgainst, type Taste, tastes } from './tastes.ts'

/** What is known when somebody has to be found for a role. */
export type Company = {
  player?: Thing
  /** Foes that are already there. */
  foes?: readonly Thing[]
  scene: Scene
  /** The place as the prompt calls it: 'spooky hospital'. */
  place?: string
  spooky?: boolean
  used: readonly string[]
}

/**
 * Words for a role that the prompt left open, the best first: what the player is after or fears by its nature, then who
 * lives in the scene. Nobody plays two roles.
 */
export function suggest(role: CastRole, company: Company): string[] {
  const { player, foes = [], scene, place, spooky = false, used } = company
  const kinds = player?.kinds ?? []
  const own = tasteOf(kinds.filter((kind) => !wide.includes(kind)))
  const usual = tasteOf(kinds.filter((kind) => wide.includes(kind)))
  const natural = ({ likes, fears }: Taste) =>
    role === 'collectible' ? likes : role === 'enemy' ? fears : []
  // What one fears by nature must be there as well: no virus attacks in the desert.
  const livesHere = (word: string) => role !== 'enemy' || canBeIn(openCatalogue().find(word), scene)
  const isLocal = (word: string) => role !== 'enemy' || openCatalogue().find(word).found.includes(scene)
  const local = role === 'projectile' ? projectiles(player) : sceneCasts[scene][role as keyof SceneCast]
  const anywhere = role === 'projectile' ? [] : sceneCasts.abstract[role as keyof SceneCast]
  const heroes =
    role === 'player' ? foes.flatMap(({ name, kinds }) => [name, ...kinds].flatMap(heroesAgainst)) : []
  const here = castOfPlace(place, spooky, role)
  // Whoever drives through streets keeps clear of others who do, and no wolf comes for a truck.
  const traffic =
    role === 'enemy' && player?.motion === 'drives' && streets.has(scene) ? ['car', 'truck', 'bus'] : []
  const words = [
    ...heroes,
    ...(spooky ? here : []),
    ...traffic,
    ...natural(own).filter(isLocal),
    ...here,
    ...local,
    ...natural(own),
    ...natural(usual),
    // A foe from nowhere frightens nobody: better one that was seen already than a ghost in the sea.
    ...(role === 'enemy' && scene !== 'abstract' ? [] : anywhere),
  ]
  return words.filter(
    (word, index) => !used.includes(word) && words.indexOf(word) === index && livesHere(word),
  )
}

const streets: ReadonlySet<Scene> = new Set(['village', 'city', 'neon-city', 'road'])

/** Kinds so wide that the place says more about what they are after. */
const wide = ['person', 'animal', 'vehicle', 'food', 'plant', 'fish', 'bird']

function tasteOf(kinds: readonly string[]): Taste {
  return kinds.map((kind) => tastes[kind]).find((found) => found !== undefined) ?? { likes: [], fears: [] }
}

/** What somebody throws or shoots. */
function projectiles(player: Thing | undefined): string[] {
  const is = (trait: Thing['traits'][number]) => player?.traits.includes(trait) ?? false
  const kinds = player?.kinds ?? []
  const known = kinds.map((kind) => throws[kind]).find((found) => found !== undefined)
  if (known) return [known]
  if (is('machine') || is('vehicle')) return ['lightning', 'star']
  if (is('food') || is('plant')) return ['pea', 'seedling', 'star']
  return ['star', 'fire']
}

const throws: Record<string, string> = {
  mage: 'spark',
  wizard: 'spark',
  witch: 'potion',
  fairy: 'spark',
  knight: 'dagger',
  archer: 'arrow',
  pirate: 'bomb',
  ninja: 'star',
  chef: 'tomato',
  nurse: 'syringe',
  doctor: 'pill',
  monkey: 'banana',
  cat: 'yarn',
  dog: 'bone',
  squirrel: 'acorn',
  penguin: 'snowball',
  dragon: 'fire',
  farmer: 'carrot',
  scientist: 'test tube',
  teacher: 'pencil',
  student: 'pencil',
  bee: 'honey pot',
  frog: 'water drop',
  fish: 'bubbles',
  firefighter: 'water drop',
  robot: 'lightning',
  rocket: 'lightning',
  astronaut: 'lightning',
  alien: 'lightning',
}
