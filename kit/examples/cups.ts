import type { GamePlan } from '../game/plan.ts'
import { addScore, below, lose, newWorld, tell, type World, win } from '../game/world.ts'
import type { Genre } from '../game-2d/genre.ts'
import { dotsPlan } from './dots.ts'

/** The smallest game of choices: six cups, three fish, and every cup without one costs a life. */
export type CupsWorld = World & { fish: number[]; open: number[] }

const cup = (index: number) => ({
  x: 95 + (index % 3) * 160,
  y: 40 + Math.floor(index / 3) * 150,
  width: 130,
  height: 120,
})

export const cups: Genre<CupsWorld> = {
  id: 'cups',
  dimension: '2d',
  stage: { width: 640, height: 360 },
  seen: 'table',
  controls: () => [{ input: 'pick', says: 'Open a cup' }],
  howTo: () => ['Three of the cups hide a fish.'],
  create(plan, seed) {
    const world: CupsWorld = { ...newWorld(plan, seed), fish: [], open: [] }
    while (world.fish.length < 3) {
      const place = below(world, 6)
      if (!world.fish.includes(place)) world.fish.push(place)
    }
    return world
  },
  step(world, { pick }) {
    const index = Number(pick ?? -1)
    if (index < 0 || world.open.includes(index)) return
    world.open.push(index)
    const { x, y } = cup(index)
    const found = world.fish.includes(index)
    tell(world, found ? 'right' : 'wrong', { x: x + 65, y: y + 60, words: found ? 'Fish!' : 'Empty' })
    if (found) addScore(world, 5)
    else if (--world.lives <= 0) lose(world, 'Too many empty cups.')
    if (world.fish.every((place) => world.open.includes(place))) win(world, 'All the fish are found.')
  },
  choices: (world) =>
    Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      ...cup(index),
      says: `Cup ${index + 1}`,
      disabled: world.open.includes(index),
    })),
  draw(world, painter) {
    for (let index = 0; index < 6; index++) {
      const { x, y, width, height } = cup(index)
      const open = world.open.includes(index)
      painter.panel(x, y, width, height, { fill: open ? '#e7dfce' : '#ffffff', shadow: true })
      if (open && world.fish.includes(index)) painter.sprite('dot', x + 65, y + 60, 80)
      else
        painter.text(open ? '–' : '?', x + 65, y + 60, 48, { align: 'center', bold: true, colour: '#1d1b2e' })
    }
  },
}

const { seconds: _, ...timeless } = dotsPlan.rules
const untimed = { ...timeless, lives: 4 }

export const cupsPlan: GamePlan = {
  ...dotsPlan,
  genre: 'cups',
  title: 'Where Are the Fish?',
  goal: 'Find the three fish under the cups.',
  rules: untimed,
}
