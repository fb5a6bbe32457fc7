import type { Control } from '../../game/rules.ts'
import { refuge } from '../ground.ts'
import { climbOn } from '../ladders.ts'
import { playerKind, type Rulebook } from '../rulebook.ts'
import { fallUp, isPrickedFromAbove } from '../upside.ts'
import { type Block, bookOf, type RulesWorld } from '../world.ts'
import { runAndJump } from './side/jumping.ts'
import { layOut } from './side/layout.ts'
import { placeOnGround } from './side/places.ts'
import { tower } from './side/tower.ts'
import { plainGround, type Space, stage } from './space.ts'
import { sideways } from './ways.ts'

/** Ground at both ends, and nothing between them. */
function brinks(world: RulesWorld): Block[] {
  const [ground] = plainGround(world)
  return ground
    ? [
        { ...ground, width: 240 },
        { ...ground, x: world.width - 200, width: 240 },
      ]
    : []
}

function build(world: RulesWorld): Block[] {
  const { bare, abyss, rough } = bookOf(world).space
  if (abyss) return brinks(world)
  if (bare && !rough) return plainGround(world)
  return world.height > stage.height ? tower(world) : layOut(world)
}

/** The same button jumps, swims up or turns over. */
function movesIn(book: Rulebook): { moves: Control[]; spare: Control[] } {
  const { fins, flips, wings } = playerKind(book)
  const says = flips ? 'Flip' : fins ? 'Swim up' : 'Jump'
  const down: Control[] = flips || fins || wings ? [] : [{ input: 'down', says: 'Drop down' }]
  return { moves: [...sideways, { input: 'up', says }, ...down], spare: [{ input: 'a', says }] }
}

const carries: NonNullable<Space['carries']> = (world, body, kind, fall) => {
  const isHeld = body.climbs || body.upside
  if (body.climbs) climbOn(world, body)
  else if (body.upside) fallUp(world, body, kind, fall)
  return isHeld
}

/** Seen from the side: one runs along the ground, and jumps. */
export const space: Space = {
  seen: 'side',
  width: 1920,
  falls: true,
  moves: [...sideways, { input: 'up', says: 'Jump' }],
  spare: [{ input: 'a', says: 'Jump' }],
  movesIn,
  carries,
  pricks: isPrickedFromAbove,
  build,
  place: placeOnGround,
  steer: runAndJump,
  refuge,
}
