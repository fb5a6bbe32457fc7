import { castIn, dial, theOne } from '../../../game/plan.ts'
import { below, between, shuffle, tell } from '../../../game/world.ts'
import { floorUnder } from '../../blocks.ts'
import { addBody, flat, heroOf, inRole } from '../../space.ts'
import { errandOf } from './errands.ts'
import { blocksOf, perchesOf, radius, siteOf } from './level.ts'
import { setAlight, unworked, workOf } from './work.ts'
import { type RoamWorld, roamer } from './world.ts'

/** How many there are to collect in each level. */
function amountOf({ plan }: RoamWorld): number {
  const { goalCount, levels } = plan.rules
  return Math.max(1, goalCount === undefined ? 7 : Math.ceil(goalCount / levels))
}

/** What one carries over the head. */
const errandSize = 1.1

/** Places to bring things to stand around the land, each on a side of its own. */
function farOut(
  ground: (x: number, z: number) => { x: number; y: number; z: number },
  at: number,
  of: number,
) {
  const angle = Math.PI + (at / of) * Math.PI * 2
  return { ...ground(Math.sin(angle) * (radius - 4), Math.cos(angle) * (radius - 4)), yaw: angle + Math.PI }
}

export function layLevel(world: RoamWorld): void {
  const { plan, level } = world
  const { height } = siteOf(plan)
  const hero = heroOf(world)
  world.bodies = [hero]
  world.taken = 0
  const ground = (x: number, z: number) => ({
    x,
    y: floorUnder(blocksOf(plan, level), height(x, z), { x, y: 50, z }, 0.1),
    z,
  })
  const anywhere = (least = 6) => {
    const angle = between(world, 0, Math.PI * 2)
    const out = between(world, least, radius - 2.5)
    return ground(Math.sin(angle) * out, Math.cos(angle) * out)
  }

  /** On the ground, and not where another one stands. */
  const apart = () => {
    let best = anywhere(8)
    for (let i = 0; i < 12; i++) {
      const isFree = inRole(world, 'collectible').every((other) => flat(other, best) > 8)
      if (isFree && best.y < height(best.x, best.z) + 0.3) return best
      best = anywhere(8)
    }
    return best
  }

  const items = castIn(plan, 'collectible').filter(({ points = 1 }) => points >= 0)
  const costly = castIn(plan, 'collectible').filter(({ points = 1 }) => points < 0)
  const perches = shuffle(world, perchesOf(plan, level))
  const amount = amountOf(world)
  const spare = Math.ceil(amount * 0.25)
  const work = workOf(plan)
  const errand = errandOf(plan)
  // What has to be done to all of them leaves none over; what is brought somewhere lies on the ground.
  for (let i = 0; i < amount + (work || errand ? 0 : spare); i++) {
    const member = items[i % items.length] ?? theOne(plan, 'collectible')
    if (work?.on.includes(member.id)) {
      const full = work.tall * member.size
      const thing = addBody(world, member, 'collectible', { ...roamer, ...apart(), ...unworked(work), full })
      if (work.kind === 'extinguish') setAlight(world, thing)
      continue
    }
    if (errand) {
      addBody(world, member, 'collectible', { ...roamer, ...anywhere(), size: errandSize, radius: 0.65 })
      continue
    }
    const at = i % 2 === 0 && perches.length > 0 ? (perches.pop() ?? anywhere()) : anywhere()
    addBody(world, member, 'collectible', { ...roamer, ...at, size: 0.95, radius: 0.65 })
  }
  for (const member of costly)
    for (let i = 0; i < 3; i++)
      addBody(world, member, 'collectible', { ...roamer, ...anywhere(), size: 0.95, radius: 0.6 })
  world.needed = amount

  const foes = castIn(plan, 'enemy')
  const crowd = foes.length === 0 ? 0 : Math.round(dial(plan, 2, 5)) + level - 1
  for (let i = 0; i < crowd; i++) {
    const member = foes[i % foes.length]
    if (!member) continue
    if (
      member.count !== undefined &&
      inRole(world, 'enemy').filter(({ cast }) => cast === member.id).length >= member.count
    )
      continue
    const at = anywhere(13)
    addBody(world, member, 'enemy', {
      ...roamer,
      ...at,
      homeX: at.x,
      homeZ: at.z,
      size: 1.5,
      radius: 0.55,
      wait: below(world, 120),
    })
  }
  for (const member of castIn(plan, 'hazard'))
    for (let i = 0; i < 3 + level; i++)
      addBody(world, member, 'hazard', { ...roamer, ...anywhere(8), size: 1.1, radius: 0.55 })
  for (const member of castIn(plan, 'obstacle'))
    for (let i = 0; i < 5; i++)
      addBody(world, member, 'obstacle', {
        ...roamer,
        ...anywhere(7),
        yaw: between(world, 0, 6),
        size: 1.7,
        radius: 0.8,
      })
  for (const member of castIn(plan, 'prop'))
    for (let i = 0; i < Math.min(4, member.count ?? 2); i++)
      addBody(world, member, 'prop', {
        ...roamer,
        ...anywhere(9),
        yaw: between(world, 0, 6),
        size: 2,
        radius: 0.8,
      })
  for (const member of castIn(plan, 'friend'))
    addBody(world, member, 'friend', { ...roamer, ...anywhere(5), size: 1.5, radius: 0.5 })
  for (const power of plan.rules.powerUps.slice(0, 3))
    addBody(world, `power:${power}`, 'power', { ...roamer, ...anywhere(9), size: 0.9, radius: 0.7 })
  const [goal] = castIn(plan, 'goal')
  if (goal && errand)
    for (let i = 0; i < errand.places; i++)
      addBody(world, goal, 'goal', { ...roamer, ...farOut(ground, i, errand.places), size: 4.2, radius: 2.2 })
  else if (goal) {
    const at = ground(0, -radius + 4)
    addBody(world, goal, 'goal', { ...roamer, ...at, size: 2.6, radius: 1.4 })
  }
  world.bossComes = plan.rules.boss && level === plan.rules.levels
  if (world.bossComes) {
    const [boss] = [...castIn(plan, 'boss'), ...foes]
    if (boss) {
      const at = ground(0, -radius * 0.55)
      addBody(world, boss, 'boss', {
        ...roamer,
        ...at,
        homeX: at.x,
        homeZ: at.z,
        size: 3 / Math.max(1, boss.size * 0.7),
        radius: 1.1,
        health: plan.rules.bossPhases + 1,
      })
      tell(world, 'boss', { by: boss.id, ...at, words: boss.name })
    }
  }
  // Nobody begins inside of something.
  for (const body of world.bodies)
    if (body !== hero && body.role !== 'collectible' && flat(body, hero) < 4) body.z -= 7
}
