import { direction } from '../core/input.ts'
import type { GamePlan } from '../game/plan.ts'
import { addScore, between, loseLife, newWorld, pressed, rate, tell, type World, win } from '../game/world.ts'
import type { Genre } from '../game-2d/genre.ts'

/** The smallest game that has everything the shell shows: a dot collects dots and stays away from a third kind. */
export type DotsWorld = World & {
  x: number
  y: number
  dots: { x: number; y: number; bad: boolean }[]
  left: number
  safe: number
}

export const dots: Genre<DotsWorld> = {
  id: 'dots',
  dimension: '2d',
  stage: { width: 640, height: 360 },
  seen: 'top',
  controls: () => [
    { input: 'left', says: 'Move' },
    { input: 'right', says: 'Move' },
    { input: 'up', says: 'Move' },
    { input: 'down', says: 'Move' },
    { input: 'a', says: 'Jump home' },
  ],
  howTo: ({ cast }) => [`Touch every ${cast[1]?.name}.`, `Stay away from ${cast[2]?.plural}.`],
  create(plan, seed) {
    const world: DotsWorld = { ...newWorld(plan, seed), x: 320, y: 180, dots: [], left: 0, safe: 0 }
    world.left = plan.rules.goalCount ?? 5
    for (let dot = 0; dot < world.left; dot++)
      world.dots.push({ x: between(world, 30, 610), y: between(world, 30, 330), bad: false })
    for (const [x, y] of [
      [100, 100],
      [540, 260],
    ] as const)
      world.dots.push({ x, y, bad: true })
    return world
  },
  step(world, input) {
    const { x, y } = direction(input.held)
    world.x = Math.max(16, Math.min(624, world.x + x * 4))
    world.y = Math.max(16, Math.min(344, world.y + y * 4))
    if (pressed(world, input, 'a')) {
      tell(world, 'jump', { by: 'player', x: world.x, y: world.y })
      Object.assign(world, { x: 320, y: 180 })
    }
    if (world.safe > 0) world.safe--
    for (const dot of [...world.dots]) {
      if (Math.hypot(dot.x - world.x, dot.y - world.y) > 26) continue
      if (dot.bad) hurt(world)
      else collect(world, dot)
    }
  },
  hud: ({ left, plan }) => [
    {
      says: 'Left',
      value: `${left}`,
      picture: plan.cast[1]?.picture ?? '',
      part: left / (plan.rules.goalCount ?? 5),
    },
  ],
  draw(world, painter) {
    for (const { x, y, bad } of world.dots) painter.sprite(bad ? 'foe' : 'dot', x, y, 40, { alive: x })
    painter.sprite('player', world.x, world.y, 48, { shadow: true })
  },
}

function collect(world: DotsWorld, dot: DotsWorld['dots'][number]): void {
  world.dots.splice(world.dots.indexOf(dot), 1)
  world.left--
  tell(world, 'collect', { by: 'player', to: 'dot', x: dot.x, y: dot.y, words: '+10' })
  addScore(world, 10)
  if (world.left === 0) win(world, 'You found every one of them.')
}

function hurt(world: DotsWorld): void {
  if (world.safe > 0) return
  world.safe = rate
  tell(world, 'hurt', { by: 'foe', to: 'player', x: world.x, y: world.y })
  loseLife(world, 'The dogs wore you out.')
}

export const dotsPlan: GamePlan = {
  version: 1,
  genre: 'dots',
  title: 'Orbit Cat',
  goal: 'Collect 5 fish and stay away from the dogs.',
  seed: 7,
  difficulty: 'normal',
  challenge: 0.4,
  cast: [
    member('player', 'player', 'cat', 'cats', '#f2a33a'),
    member('dot', 'collectible', 'fish', 'fish', '#4aa8ff'),
    member('foe', 'enemy', 'dog', 'dogs', '#c07a3a'),
  ],
  look: { scene: 'space', time: 'night', weather: 'clear', mood: 'cheerful', seed: 3 },
  rules: {
    lives: 3,
    seconds: 60,
    timeUp: 'lose',
    goalCount: 5,
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

function member(
  id: string,
  role: GamePlan['cast'][number]['role'],
  name: string,
  plural: string,
  colour: string,
): GamePlan['cast'][number] {
  return {
    id,
    role,
    name,
    plural,
    picture: name,
    looks: 'front',
    size: 1,
    speed: 1,
    colour,
    motion: 'floats',
  }
}
