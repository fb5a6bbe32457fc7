import { direction } from '../../core/input.ts'
import { memberOf } from '../../game/plan.ts'
import { between } from '../../game/world.ts'
import { distance, halvesOf, type RulesWorld } from '../world.ts'
import type { Space, Spot } from './space.ts'
import { across } from './spots.ts'
import { pointed, sideways } from './ways.ts'

/** How fast a paddle is, and how high its middle lies over the bottom. */
const pace = 620
const low = 56

/** Walls, as they are laid: the first ones are for first levels. Whoever counts its own stops, or goes on, row by row. */
const walls = [
  // A plain wall.
  ['.#########.', '.#########.', '.#########.', '.#########.'],
  // Two towers.
  ['.###...###.', '.###...###.', '.###...###.', '.###.#.###.', '.#########.'],
  // A heart.
  ['..##...##..', '.####.####.', '.#########.', '..#######..', '....###....', '.....#.....'],
  // A smile.
  ['..##...##..', '..##...##..', '...........', '.##.....##.', '.####.####.', '..#######..'],
  // A chessboard.
  ['#.#.#.#.#.#', '.#.#.#.#.#.', '#.#.#.#.#.#', '.#.#.#.#.#.', '#.#.#.#.#.#', '.#.#.#.#.#.'],
  // A diamond.
  ['.....#.....', '...#####...', '..#######..', '.#########.', '...#####...', '.....#.....'],
  // An arch.
  ['..#######..', '.#########.', '.###...###.', '.##.....##.', '.##..#..##.'],
  // A face of pixels.
  ['..#.....#..', '...#...#...', '..#######..', '.##.###.##.', '.#########.', '.#.#...#.#.'],
]
const columns = 11
const rowHeight = 38
const columnWidth = 82
const top = 84

/** Seen from the side: one slides to and fro at the bottom, quickly, and meets what comes down. */
export const space: Space = {
  seen: 'side',
  width: 960,
  heading: { x: 0, y: -1 },
  sky: 400,
  pace,
  moves: [...sideways, pointed],
  place(world, where, size) {
    if (where === 'start') return { x: world.width / 2, y: world.height - low }
    if (where === 'rows') return nextInWall(world)
    if (where === 'middle') return { x: world.width / 2, y: 330 }
    if (where === 'low' || where === 'goal')
      return { x: between(world, 80, world.width - 80), y: world.height - low }
    if (where === 'anywhere' || where === 'far' || where === 'edge')
      return { x: between(world, 80, world.width - 80), y: between(world, 300, 380) }
    return { x: across(world, where, 60), y: -size / 2 - 10 }
  },
  steer(world, player, { held, pointer }) {
    const way = direction(held).x
    const quick = pace * memberOf(world.plan, player.cast).speed * player.haste
    // A mouse leads while it moves; one that rests leaves it to the keys.
    const led = pointer && (pointer.down || Math.abs(pointer.x - world.pointer.x) > 0.5)
    if (led && way === 0) player.vx = Math.max(-1500, Math.min(1500, (pointer.x - player.x) * 24))
    else player.vx += (way * quick - player.vx) * 0.34
    const half = halvesOf(player).x
    player.x = Math.max(half, Math.min(world.width - half, player.x))
    player.vy = 0
    if (way !== 0) player.facing = way
  },
}

/** The next free place of this level's wall, each row from its middle; when it is full, below it. */
function nextInWall(world: RulesWorld): Spot {
  const wall = walls[((Math.abs(world.plan.seed) % 4) + (world.level - 1) * 3) % walls.length] ?? []
  for (let row = 0; row < 9; row++)
    for (let step = 0; step < columns; step++) {
      const column = (columns - 1) / 2 + Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1)
      const is = (wall[row] ?? '.#########.')[column] === '#'
      const spot = {
        x: world.width / 2 + (column - (columns - 1) / 2) * columnWidth,
        y: top + row * rowHeight,
      }
      if (is && world.entities.every((one) => one.gone || distance(one, spot) > rowHeight * 0.5)) return spot
    }
  return { x: between(world, 80, world.width - 80), y: between(world, top, 380) }
}
