import { seededRandom } from '../../core/random.ts'
import type { Kind, Life, Place, Placed, Scene } from '../scene.ts'
import type { Footing } from './footing.ts'
import type { Land } from './land.ts'
import { livesInAir } from './lives-in-air.ts'
import { alongAt, livesOnPaths } from './lives-on-paths.ts'
import { livesRoaming } from './lives-roaming.ts'
import type { Things } from './things.ts'

/** A placed thing that has a life of its own, as it is now. Plain data. */
export type Creature = {
  /** Its number in `scene.placed`. */
  placed: number
  at: Place
  yaw: number
  /** Where in its step it is; whole numbers are whole steps, or beats of its wings. */
  phase: number
  /** Metres a second. */
  speed: number
  goal: Place
  /** Until this second it stays where it is. */
  restsUntil: number
  /** Metres along its path. */
  along: number
  /** The state of its chances. */
  word: number
}

/** What does not change about a creature. */
export type Nature = {
  life: Life
  home: Place
  homeYaw: number
  /** Of its body, in metres. */
  radius: number
  height: number
  /** Metres for each whole step. */
  stride: number
  /** Beats of its wings a second: what is small beats fast. */
  beats: number
  /** Its rotor turns, and not all of it. */
  hasRotor: boolean
}

/** What a creature knows about the world around it. */
export type Surroundings = {
  time: number
  scene: Scene
  land: Land
  footing: Footing
  things: Things
  others: Creature[]
  natures: Nature[]
  visitor: Place
}

/** One way to live: changes the creature by one step. `index` is its number among the creatures. */
export type LifeRule = (
  creature: Creature,
  nature: Nature,
  around: Surroundings,
  dt: number,
  index: number,
) => void

const rules: Record<Life['does'], LifeRule> = { ...livesRoaming, ...livesOnPaths, ...livesInAir }

export type Creatures = {
  begin(): Creature[]
  step(creatures: Creature[], time: number, visitor: Place, dt: number): void
}

export function openCreatures(scene: Scene, land: Land, footing: Footing, things: Things): Creatures {
  const alive = scene.placed.flatMap((placed, number) => {
    const kind = scene.kinds[placed.kind]
    return placed.life && kind ? [{ placed, life: placed.life, kind, number }] : []
  })
  const natures = alive.map(({ placed, life, kind }) => natureOf(placed, life, kind))
  const around: Surroundings = {
    time: 0,
    scene,
    land,
    footing,
    things,
    natures,
    others: [],
    visitor: [0, 0, 0],
  }

  return {
    begin: () =>
      alive.map(({ placed, life, number }) => {
        const random = seededRandom(scene.seed * 31 + number * 977)
        return {
          placed: number,
          at: [...placed.at],
          yaw: placed.yaw,
          phase: random.next(),
          speed: 0,
          goal: [...placed.at],
          restsUntil: random.between(0, 3),
          along: life.path ? alongAt(life.path, placed.at[0], placed.at[2]) : 0,
          word: random.state(),
        }
      }),
    step(creatures, time, visitor, dt) {
      around.time = time
      around.others = creatures
      around.visitor = visitor
      creatures.forEach((creature, index) => {
        const nature = natures[index]
        if (nature) rules[nature.life.does](creature, nature, around, dt, index)
      })
    },
  }
}

function natureOf({ at, yaw, scale }: Placed, life: Life, { min, max, bones }: Kind): Nature {
  const wide = (max[0] - min[0]) * scale
  const deep = (max[2] - min[2]) * scale
  const height = (max[1] - min[1]) * scale
  return {
    life,
    home: at,
    homeYaw: yaw,
    radius: Math.max(0.12, Math.min(2.5, Math.max(wide, deep) * 0.42)),
    height,
    stride: Math.max(0.15, height * 0.85),
    beats: Math.max(0.8, Math.min(9, 2.2 / Math.sqrt(Math.max(0.05, Math.max(wide, deep))))),
    hasRotor: bones?.some(({ does }) => does === 'rotor' || does === 'wheel') ?? false,
  }
}
