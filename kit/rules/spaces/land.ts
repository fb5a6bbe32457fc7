import { direction } from '../../core/input.ts'
import { below, between, rate } from '../../game/world.ts'
import { putBack } from '../harm.ts'
import { type Block, type Body, bookOf, kindOf, playersOf, type RulesWorld } from '../world.ts'
import { type Space, type Spot, stage } from './space.ts'
import { overlaps } from './spots.ts'

const columns = 12
const wide = stage.width / columns
/** How hard it is pulled down, and how hard one can push against it. */
const weight = 70
const thrust = 190
const aside = 120

/** Rocks of all heights, with one broad flat place among them. */
function rocks(world: RulesWorld): Block[] {
  const flat = 2 + below(world, columns - 5)
  return Array.from({ length: columns }, (_, column): Block => {
    const isFlat = column === flat || column === flat + 1
    const high = isFlat ? 60 : 80 + Math.round(between(world, 0, 3)) * 40
    const tile = isFlat ? 'platform' : 'ground'
    return { x: column * wide, y: world.height - high, width: wide, height: high + 20, tile, solid: true }
  })
}

/** The middle of what is flat. */
function padOf({ blocks, width, height }: RulesWorld): Spot {
  const flat = blocks.filter(({ tile }) => tile === 'platform')
  const [first] = flat
  const last = flat.at(-1)
  if (!first || !last) return { x: width / 2, y: height - 60 }
  return { x: (first.x + last.x + last.width) / 2, y: first.y }
}

/** High up, anywhere. */
const above = (world: RulesWorld): Spot => ({ x: between(world, 120, world.width - 120), y: 80 })

/** Whether there is anything left to push with, where it is used up by that. */
function hasFuel(world: RulesWorld, player: Body): boolean {
  const { burns } = kindOf(bookOf(world), player.kind)
  return burns === undefined || (player.meters[burns] ?? 1) > 0
}

/** Seen from the side: it is pulled down all the time, one pushes against that, and nothing brakes. */
export const space: Space = {
  seen: 'side',
  width: stage.width,
  moves: [
    { input: 'up', says: 'Thrust' },
    { input: 'left', says: 'Push left' },
    { input: 'right', says: 'Push right' },
  ],
  build: rocks,
  place(world, where, size) {
    if (where === 'start') return above(world)
    if (where === 'goal') return { x: padOf(world).x, y: padOf(world).y - size * 0.42 }
    // Far is far from where one lands.
    if (where === 'far') return { x: padOf(world).x < world.width / 2 ? world.width - 70 : 70, y: 280 }
    return { x: between(world, 60, world.width - 60), y: between(world, 190, 330) }
  },
  sendsBack: true,
  refuge: above,
  // Nobody survives the rocks.
  goOn(world) {
    for (const player of playersOf(world)) {
      const hits = ({ tile, ...block }: Block) =>
        tile === 'ground' && overlaps({ tile, ...block }, player, player.size * 0.36)
      if (player.safe === 0 && world.blocks.some(hits))
        putBack(world, space, player, 'It crashed into the rocks.')
    }
  },
  steer(world, player, { held }) {
    const wish = direction(held)
    const pushes = hasFuel(world, player)
    const up = pushes && wish.y < 0
    player.vy += (weight - (up ? thrust : 0)) / rate
    if (pushes) player.vx += (wish.x * aside) / rate
    if (wish.x !== 0) player.facing = wish.x < 0 ? -1 : 1
    player.angle += (wish.x * 0.3 - player.angle) * 0.1
  },
}
