import { holds } from '../core/input.ts'
import type { Bot } from '../game/bot.ts'
import { type GamePlan, theOne } from '../game/plan.ts'
import { addScore, between, loseLife, pressed, tell, win } from '../game/world.ts'
import type { Block } from '../game-3d/blocks.ts'
import { toward } from '../game-3d/bot-steering.ts'
import type { Genre3d } from '../game-3d/genre.ts'
import { looking } from '../game-3d/looking.ts'
import { roundMap } from '../game-3d/maps.ts'
import { chase } from '../game-3d/rigs.ts'
import { fieldSite } from '../game-3d/site.ts'
import {
  addBody,
  age,
  ahead,
  heroOf,
  inRole,
  nearestBody,
  newSpace,
  remember,
  removeBody,
  type Space,
  touches,
  yawTo,
} from '../game-3d/space.ts'
import { type Walker, walk, walkerStart } from '../game-3d/walking.ts'

/** The smallest 3D game that has everything: somebody walks and jumps over a field, gathers gems and minds the cacti. */
export type GemsWorld = Space<Walker> & { facing: number }

const radius = 16
const siteOf = remember(() =>
  fieldSite(radius, { surface: (x, z) => (Math.hypot(x, z) > radius - 1 ? 'path' : 'main') }),
)
const blocksOf = remember((): Block[] =>
  [0, 1, 2].map((number) => ({
    form: 'box',
    x: Math.sin(number * 2.1) * 8,
    y: 0,
    z: Math.cos(number * 2.1) * 8,
    width: 3,
    height: 1.2,
    depth: 3,
    stuff: 'stone',
  })),
)
const rigOf = ({ facing, plan }: GemsWorld) => ({
  yaw: facing,
  distance: 7,
  height: 4,
  blocks: blocksOf(plan),
})

export const gems: Genre3d<GemsWorld> = {
  id: 'gems-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'left', says: 'Move' },
    { input: 'right', says: 'Move' },
    { input: 'up', says: 'Move' },
    { input: 'down', says: 'Move' },
    { input: 'a', says: 'Jump' },
    { input: 'look', says: 'Look around' },
  ],
  howTo: (plan) => [`Gather every ${theOne(plan, 'collectible').name}.`],
  create(plan, seed) {
    const world: GemsWorld = { ...newSpace<Walker>(plan, seed), facing: Math.PI }
    addBody(world, theOne(plan, 'player'), 'player', { ...walkerStart, x: 0, y: 0, z: 3, size: 1.6 })
    for (const [role, count] of [
      ['collectible', plan.rules.goalCount ?? 6],
      ['hazard', 5],
    ] as const)
      for (let made = 0; made < count; made++) {
        const [angle, out] = [between(world, 0, 6.28), between(world, 5, radius - 2)]
        addBody(world, theOne(plan, role), role, {
          ...walkerStart,
          x: Math.sin(angle) * out,
          y: 0,
          z: Math.cos(angle) * out,
          size: 1,
          radius: 0.5,
        })
      }
    chase(world, heroOf(world), rigOf(world), true)
    return world
  },
  step(world, input) {
    age(world)
    const hero = heroOf(world)
    const { forward, aside, turn } = looking(world, input)
    world.facing += turn
    const way = ahead(world.facing)
    const { jumped } = walk(hero, {
      x: way.x * forward - way.z * aside,
      z: way.z * forward + way.x * aside,
      jump: pressed(world, input, 'a'),
      held: holds(input.held, 'a'),
      speed: 6,
      height: siteOf(world.plan).height,
      blocks: blocksOf(world.plan),
    })
    if (jumped) tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
    const out = Math.hypot(hero.x, hero.z) / radius
    if (out > 1) Object.assign(hero, { x: hero.x / out, z: hero.z / out })
    for (const body of [...world.bodies]) meet(world, hero, body)
    chase(world, hero, rigOf(world))
  },
  hud: (world) => [{ says: 'Left', value: `${inRole(world, 'collectible').length}` }],
  marks: (world) =>
    inRole(world, 'collectible').map(({ x, y, z }) => ({
      form: 'ring',
      x,
      y: y + 0.05,
      z,
      size: 1.6,
      colour: '#8ad0ff',
    })),
  map: (world) => roundMap(world, heroOf(world), radius, world.facing),
}

function meet(world: GemsWorld, hero: Walker, body: Walker): void {
  if (body === hero || !touches(hero, body)) return
  const at = { x: body.x, y: body.y, z: body.z }
  if (body.role === 'collectible') {
    removeBody(world, body)
    tell(world, 'collect', { by: hero.cast, to: body.cast, ...at, words: '+10' })
    addScore(world, 10)
    if (inRole(world, 'collectible').length === 0) win(world, 'Every gem is yours.')
  } else if (hero.safe === 0) {
    hero.safe = 90
    tell(world, 'hurt', { by: body.cast, to: hero.cast, ...at })
    loseLife(world, 'That was one cactus too many.')
  }
}

/** Straight to the nearest gem, around whatever hurts. */
export const gemsBot: Bot<GemsWorld> = {
  play(world) {
    const hero = heroOf(world)
    const gem = nearestBody(hero, inRole(world, 'collectible'))
    const cactus = nearestBody(hero, inRole(world, 'hazard'))
    if (!gem) return { held: 0, second: 0 }
    const near = cactus && Math.hypot(cactus.x - hero.x, cactus.z - hero.z) < 2.2
    const yaw = near ? yawTo(cactus, hero) + 0.9 : yawTo(hero, gem)
    return { held: toward(world.facing, yaw) | (world.tick % 50 === 0 ? 16 : 0), second: 0 }
  },
  progress: (world) => 1 - inRole(world, 'collectible').length / (world.plan.rules.goalCount ?? 6),
  lose(world) {
    const hero = heroOf(world)
    const cactus = nearestBody(hero, inRole(world, 'hazard'))
    return { held: cactus ? toward(world.facing, yawTo(hero, cactus)) : 0, second: 0 }
  },
}

const member = (id: string, role: 'player' | 'collectible' | 'hazard', colour: string) => ({
  id,
  role,
  name: id,
  plural: `${id}s`,
  picture: id,
  looks: 'front' as const,
  size: 1,
  speed: 1,
  colour,
  motion: 'walks' as const,
})

export const gemsPlan: GamePlan = {
  version: 1,
  genre: 'gems-3d',
  title: 'Gem Field',
  goal: 'Gather every gem, and mind the cacti.',
  seed: 3,
  difficulty: 'normal',
  challenge: 0.5,
  cast: [
    member('fox', 'player', '#e8742c'),
    member('gem', 'collectible', '#5bc8ff'),
    member('cactus', 'hazard', '#4f9a4a'),
  ],
  look: { scene: 'desert', time: 'day', weather: 'clear', mood: 'cheerful', seed: 3 },
  rules: {
    lives: 3,
    timeUp: 'lose',
    goalCount: 6,
    levels: 1,
    powerUps: [],
    boss: false,
    bossPhases: 1,
    keys: false,
    dayAndNight: false,
    players: 1,
    gentle: false,
    faster: false,
    doubleJump: false,
  },
  interactions: [],
}
