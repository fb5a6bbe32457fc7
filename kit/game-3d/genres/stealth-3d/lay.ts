import { castIn, dial, theOne } from '../../../game/plan.ts'
import { below, chance, pickOne, shuffle, tell } from '../../../game/world.ts'
import { middleOf, stepsFrom } from '../../cells.ts'
import { addBody, ahead, heroOf } from '../../space.ts'
import { amountsOf, type Compound, compoundOf, type Spot, side } from './level.ts'
import { kindOf, memberOf, type Sneak, type StealthWorld, sneak } from './world.ts'

export function layLevel(world: StealthWorld): void {
  const { plan, level } = world
  const compound = compoundOf(plan, level)
  const hero = heroOf(world)
  const friends = world.bodies.filter(({ role, found }) => role === 'friend' && found)
  world.bodies = [hero, ...friends]
  Object.assign(world, {
    needed: 0,
    taken: 0,
    keys: 0,
    keysNeeded: 0,
    alarm: 0,
    isOpen: false,
    isSeen: false,
    reload: 0,
    noise: { x: 0, z: 0, left: 0 },
  })
  sendHome(world)
  for (const friend of friends) Object.assign(friend, { x: hero.x, z: hero.z })
  layTreasures(world, compound)
  layWatch(world, compound)
  layRest(world, compound)
}

/** The hero is back where the level began. */
export function sendHome(world: StealthWorld): void {
  const compound = compoundOf(world.plan, world.level)
  const { x, z } = middleOf(compound, compound.start)
  Object.assign(heroOf(world), { x, y: 0, z: z + 1.2, vx: 0, vy: 0, vz: 0, yaw: Math.PI })
}

function layTreasures(world: StealthWorld, compound: Compound): void {
  const { plan } = world
  const stands = shuffle(world, compound.stands)
  const placed: Spot[] = [{ ...middleOf(compound, compound.start), cell: compound.start }]
  const place = (id: string, role: 'collectible' | 'key') => {
    // Far from the start and from each other: the whole place is to be seen.
    const away = (one: Spot) =>
      Math.min(...placed.map((other) => Math.hypot(one.x - other.x, one.z - other.z)))
    const stand = stands.slice(0, 5).sort((one, other) => away(other) - away(one))[0]
    if (stand) {
      stands.splice(stands.indexOf(stand), 1)
      placed.push(stand)
    }
    const { x, z } = stand ?? middleOf(compound, below(world, compound.ways.length))
    const member = memberOf(plan, id) ?? theOne(plan, 'collectible')
    addBody(world, member, role, { ...sneak, x, y: stand ? 0.88 : 0.2, z, size: 0.85, radius: 0.95 })
  }
  for (const { id, count } of amountsOf(plan))
    for (let i = 0; i < Math.min(count, 30); i++) {
      place(id, 'collectible')
      world.needed++
    }
  for (const { id, count = 1 } of castIn(plan, 'key'))
    for (let i = 0; i < count; i++) {
      place(id, 'key')
      world.keysNeeded++
    }
  for (const { id, points = 1 } of castIn(plan, 'collectible')) if (points < 0) place(id, 'collectible')
  for (const power of plan.rules.powerUps) {
    const { x, z } = middleOf(compound, below(world, compound.ways.length))
    addBody(world, `power:${power}`, 'power', {
      ...sneak,
      x: x - 1,
      y: 0.4,
      z: z + 1,
      size: 0.75,
      radius: 0.7,
    })
  }
}

const watchOf = ({ plan, level }: StealthWorld): number => Math.min(8, Math.round(dial(plan, 0, 2.8)) + level)

function layWatch(world: StealthWorld, compound: Compound): void {
  const { plan } = world
  const watch = [
    ...castIn(plan, 'enemy'),
    ...castIn(plan, 'hazard').filter((one) => kindOf(one) === 'camera'),
  ]
  watch.forEach((member, number) => {
    const share = Math.max(1, Math.ceil((watchOf(world) - number) / watch.length))
    for (let i = 0; i < Math.min(10, member.count ?? share); i++) addWatch(world, compound, member.id)
  })
  const [boss] = castIn(plan, 'boss')
  if (!boss || world.level < plan.rules.levels) return
  const chief = addWatch(world, compound, boss.id)
  if (chief) tell(world, 'boss', { by: boss.id, x: chief.x, y: 2, z: chief.z, words: boss.name })
}

function addWatch(world: StealthWorld, compound: Compound, id: string): Sneak | undefined {
  const { plan } = world
  const member = memberOf(plan, id)
  if (!member) return undefined
  const kind = kindOf(member)
  const role = member.role === 'boss' ? 'boss' : 'enemy'
  const steps = stepsFrom(compound, compound.start)
  const cells = compound.ways.map((_, cell) => cell).filter((cell) => (steps[cell] ?? 0) >= 3)
  const used = world.bodies.filter(({ beat }) => beat.length > 0).map(({ beat }) => beat[0])
  const free = cells.filter((cell) => !used.includes(cell))
  const cell = pickOne(world, free.length > 0 ? free : cells)
  const { x, z } = middleOf(compound, cell)
  if (kind === 'camera') {
    // On a post in a corner, looking across the room.
    const [sx, sz] = [chance(world) < 0.5 ? -1 : 1, chance(world) < 0.5 ? -1 : 1]
    const out = side / 2 - 0.75
    const home = Math.atan2(-sx, -sz)
    return addBody(world, member, role, {
      ...sneak,
      kind,
      x: x + sx * out,
      y: 1.1,
      z: z + sz * out,
      yaw: home,
      home,
      size: 0.8,
      radius: 0.3,
      beat: [cell],
    })
  }
  const beat = beatFrom(world, compound, cell)
  return addBody(world, member, role, {
    ...sneak,
    kind,
    x,
    y: 0,
    z,
    size: role === 'boss' ? 1.5 : kind === 'nose' ? 1.1 : 1.8,
    radius: 0.45 / Math.max(1, member.size),
    beat,
    yaw: chance(world) * Math.PI * 2,
    wait: below(world, 60),
  })
}

/** A walk of some cells from the first one, and back again. */
function beatFrom(world: StealthWorld, compound: Compound, cell: number): number[] {
  const steps = stepsFrom(compound, compound.start)
  const beat = [cell]
  for (let i = 0; i < 4; i++) {
    const last = beat.at(-1) ?? cell
    const on = (compound.ways[last] ?? []).filter((next) => !beat.includes(next) && (steps[next] ?? 0) >= 2)
    if (on.length === 0) break
    beat.push(pickOne(world, on))
  }
  return [...beat, ...beat.slice(1, -1).reverse()]
}

function layRest(world: StealthWorld, compound: Compound): void {
  const { plan } = world
  const { gate } = compound
  const somewhere = () =>
    middleOf(
      compound,
      pickOne(
        world,
        compound.ways.map((_, cell) => cell).filter((cell) => cell !== compound.start),
      ),
    )
  for (const member of castIn(plan, 'hazard').filter((one) => kindOf(one) !== 'camera'))
    for (let i = 0; i < Math.min(10, member.count ?? 3); i++) {
      const { x, z } = somewhere()
      addBody(world, member, 'hazard', {
        ...sneak,
        x: x - 1.3,
        y: 0,
        z: z - 1.1,
        size: 0.9,
        radius: 0.45 / member.size,
      })
    }
  if (world.level === 1)
    for (const member of castIn(plan, 'friend'))
      for (let i = 0; i < Math.min(5, member.count ?? 1); i++) {
        const { x, z } = somewhere()
        addBody(world, member, 'friend', { ...sneak, x: x + 0.8, y: 0, z: z + 0.6, size: 1.5, radius: 0.6 })
      }
  const [door] = castIn(plan, 'door')
  addBody(world, door ?? 'stealth:gate', 'door', {
    ...sneak,
    x: gate.x,
    y: 0,
    z: gate.z,
    yaw: gate.yaw,
    size: door ? 2.2 / door.size : 1.9,
    radius: 1.2,
  })
  layBackdrop(world, gate)
}

/** What the prompt names beside: the place to get to behind the gate, and things that stand beyond the walls. */
function layBackdrop(world: StealthWorld, gate: Compound['gate']): void {
  const { plan } = world
  const way = ahead(gate.yaw)
  castIn(plan, 'goal').forEach((member, i) => {
    addBody(world, member, 'goal', {
      ...sneak,
      x: gate.x + way.x * 3.6 + i * 3,
      y: 0,
      z: gate.z + way.z * 3.6,
      yaw: 0,
      size: 2.6,
      radius: 1,
    })
  })
  const compound = compoundOf(plan, world.level)
  const props = [...castIn(plan, 'prop'), ...castIn(plan, 'obstacle')]
  props.forEach((member, i) => {
    const isHouse = isBuilding(member.name)
    const { x, z } = middleOf(compound, isHouse ? 0 : (i * 5 + 7) % compound.ways.length)
    const at = isHouse ? { x: -gate.x * 0.6 + i * 4, z: gate.z - 7 } : { x: x + 1.7, z: z - 1.7 }
    addBody(world, member, 'obstacle', {
      ...sneak,
      ...at,
      y: 0,
      size: isHouse ? 6.5 : 1.4,
      radius: isHouse ? 2 : 0.5,
    })
  })
}

export const isBuilding = (name: string): boolean =>
  /museum|bank|castle|palace|mansion|prison|jail|vault|fortress|base|house|villa|temple|lab|factory|warehouse|tower|hotel|embassy|station/.test(
    name,
  )
