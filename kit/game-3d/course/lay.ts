import { type CastMember, castIn, dial, theOne } from '../../game/plan.ts'
import { below, between, chance, rate, shuffle, tell } from '../../game/world.ts'
import { addBody, flat, heroOf, inRole, type Vec } from '../space.ts'
import { builtSize, type Course, floodWidth, floorThick, onStop, type Spot, type Stop } from './course.ts'
import { abyss, at, type Being, being, type CourseKind, type CourseWorld, lastStop, stopAt } from './world.ts'

/** By which key the moving floors of a form are drawn: a thing of the prompt's own where it names one. */
function floorKey({ content }: CourseWorld['plan'], form: 'mover' | 'crumble' | 'pad'): string {
  const own = (content?.floors as Record<string, string> | undefined)?.[form]
  return own ?? form
}

/** Puts everything on the stage that belongs to this level. The hero stays; all others are new. */
export function layLevel(kind: CourseKind, world: CourseWorld): void {
  const course = kind.courseOf(world.plan, world.level)
  const hero = heroOf(world)
  world.bodies = [hero, ...inRole(world, 'friend').filter(({ health }) => health === 0)]
  world.flood = kind.floodOf?.(world.plan) === undefined ? abyss : (kind.floodFrom ?? abyss)
  world.shock = 0
  layFloors(world, course)
  layGoal(world, course)
  layItems(world, course)
  layFoes(world, course)
  layDangers(kind, world, course)
  layCompany(kind, world, course)
  layPowers(world, course)
}

/** How many have to be collected by the end of a level, in all. */
function neededBy({ plan }: CourseWorld, level: number): number {
  const { goalCount, levels } = plan.rules
  return goalCount === undefined ? 0 : Math.ceil((goalCount * Math.min(level, levels)) / levels)
}

function layFloors(world: CourseWorld, course: Course): void {
  course.stops.forEach((stop, number) => {
    const { form, x, y, z, yaw } = stop
    if (form === 'mover' || form === 'crumble' || form === 'pad') {
      const foot = y - floorThick
      addBody(world, floorKey(world.plan, form), 'prop', {
        ...being,
        does: form,
        stop: number,
        x,
        y: foot,
        z,
        homeX: x,
        homeY: foot,
        homeZ: z,
        yaw,
        size: builtSize[form],
        radius: 0.1,
      })
    }
    if (stop.isCheckpoint && number > 0 && number < lastStop(course))
      addBody(world, 'flag', 'prop', {
        ...being,
        does: 'flag',
        stop: number,
        ...onStop(stop, -stop.radius * 0.45, stop.radius * 0.55),
        yaw: yaw + 0.4,
        size: 2.3,
        radius: 0.2,
      })
  })
  for (const { isTall, size, x, y, z, yaw } of course.decor)
    addBody(world, isTall ? 'tall' : 'low', 'prop', {
      ...being,
      does: 'decor',
      x,
      y,
      z,
      yaw,
      size,
      radius: isTall ? 0.35 : 0.2,
    })
}

function layGoal(world: CourseWorld, course: Course): void {
  const stop = stopAt(course, lastStop(course))
  const [goal] = castIn(world.plan, 'goal')
  const place = onStop(stop, stop.radius * 0.45, 0)
  addBody(world, goal ?? 'finish', 'goal', {
    ...being,
    ...place,
    stop: lastStop(course),
    homeY: place.y,
    yaw: stop.yaw + Math.PI,
    size: goal ? 2.4 : 1.7,
    radius: 1,
  })
  world.bossComes = world.plan.rules.boss && world.level === world.plan.rules.levels
  const [boss] = world.bossComes ? [...castIn(world.plan, 'boss'), ...castIn(world.plan, 'enemy')] : []
  if (!boss) return
  addBody(world, boss, 'boss', {
    ...being,
    x: stop.x,
    y: stop.y,
    z: stop.z,
    homeX: stop.x,
    homeZ: stop.z,
    stop: lastStop(course),
    yaw: stop.yaw + Math.PI,
    size: 3 / Math.max(1, boss.size * 0.75),
    radius: 1.15 / Math.max(1, boss.size * 0.75),
    health: world.plan.rules.bossPhases + 1,
  })
  tell(world, 'boss', { by: boss.id, ...at(stop, 2), words: boss.name })
}

/** So many of a list, evenly spread over it. */
function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[Math.floor(((i + 0.5) * list.length) / Math.min(count, list.length))],
  ).filter((one) => one !== undefined)
}

/** What has to be collected lies where one stands; more of it hangs over gaps and lies aside. */
function layItems(world: CourseWorld, course: Course): void {
  const { plan, level } = world
  const all = castIn(plan, 'collectible')
  const good = all.filter(({ points = 1 }) => points >= 0)
  const counted = plan.rules.goalCount === undefined ? [] : good.filter(({ count }) => count !== undefined)
  const main = counted.length > 0 ? counted : good
  const others = counted.length > 0 ? good.filter(({ count }) => count === undefined) : []
  world.needed = neededBy(world, level)
  const share = neededBy(world, level) - neededBy(world, level - 1)
  const amount = Math.min(60, share || 8 + level * 2)
  const floor = course.spots.filter(({ lies }) => lies === 'floor')
  const rest = course.spots.filter(({ lies }) => lies !== 'floor')
  const lay = (member: CastMember, { x, y, z, stop }: Vec & { stop: number }) =>
    addBody(world, member, 'collectible', {
      ...being,
      x,
      y,
      z,
      stop,
      homeX: x,
      homeY: y,
      homeZ: z,
      size: 0.9,
      radius: 0.6,
      yaw: between(world, 0, 6),
    })
  const chosen = spread(floor, amount)
  // More than there is room for lie a little beside each other.
  while (chosen.length < amount && floor.length > 0) {
    const spot = floor[chosen.length % floor.length] as Spot
    chosen.push({ ...spot, x: spot.x + 0.5, z: spot.z + 0.4 })
  }
  for (const [i, spot] of chosen.entries()) lay(main[i % main.length] ?? theOne(plan, 'collectible'), spot)
  const bonus = Math.ceil(amount * 0.35)
  for (const [i, spot] of spread(rest, bonus).entries())
    lay(good[i % good.length] ?? theOne(plan, 'collectible'), spot)
  const free = shuffle(
    world,
    floor.filter((spot) => !chosen.includes(spot)),
  )
  for (const member of others)
    for (let i = 0; i < 5; i++) lay(member, free.pop() ?? { ...stopAt(course, 2), stop: 2 })
  for (const member of all.filter(({ points = 1 }) => points < 0))
    for (let i = 0; i < 3; i++) {
      const spot = free.pop()
      if (spot) lay(member, spot)
    }
}

/** Islands with room for somebody, the first and the last left out. */
function lairs(course: Course, least = 2.4): { stop: Stop; number: number }[] {
  return course.stops.flatMap((stop, number) =>
    stop.form === 'island' && stop.radius >= least && number > 0 && number < lastStop(course)
      ? [{ stop, number }]
      : [],
  )
}

function layFoes(world: CourseWorld, course: Course): void {
  const { plan, level } = world
  const foes = castIn(plan, 'enemy')
  const places = lairs(course)
  const [first] = places
  if (!first) return
  for (const [kind, member] of foes.entries()) {
    const usual = Math.max(
      1,
      Math.round((places.length * dial(plan, 0.6, 1.15)) / foes.length) + (level > 2 ? 1 : 0),
    )
    const amount = Math.min(20, member.count ?? usual)
    for (let i = 0; i < amount; i++) {
      const { stop, number } = places[(i * foes.length + kind) % places.length] ?? first
      const aside = between(world, -0.45, 0.45) * stop.radius
      const place = onStop(stop, between(world, -0.1, 0.5) * stop.radius, aside)
      addBody(world, member, 'enemy', {
        ...being,
        ...place,
        homeX: place.x,
        homeY: place.y,
        homeZ: place.z,
        stop: number,
        yaw: between(world, -3, 3),
        size: 1.35,
        radius: 0.5,
        wait: below(world, 100),
      })
    }
  }
}

const falls =
  /meteor|asteroid|comet|icicle|lightning|bomb|hail|coconut|anvil|debris|stalactite|brick|bird dropping/
const rolls = /boulder|barrel|ball|log|wheel|tyre|tire|rock|stone|snowball|pumpkin/

function layDangers(kind: CourseKind, world: CourseWorld, course: Course): void {
  const { plan, level } = world
  const places = shuffle(world, lairs(course))
  const flood = kind.floodOf?.(plan)
  const rollsDown = ({ name }: { name: string }) =>
    kind.roller !== undefined && (rolls.test(name) || falls.test(name))
  const hazards = castIn(plan, 'hazard').filter(({ id }) => id !== flood)
  const stock =
    kind.roller && !plan.rules.gentle && !hazards.some(rollsDown) ? [stockRoller(kind.roller)] : []
  if (flood !== undefined) layFlood(world, flood)
  for (const member of [...hazards, ...stock]) {
    const amount = Math.min(
      14,
      member.count ??
        (rollsDown(member) || member.id === kind.roller
          ? Math.max(rollsDown(member) ? 1 : 0, Math.round(dial(plan, -0.4, 1.3)))
          : 2 + level),
    )
    const rolling = member.id === kind.roller || rollsDown(member)
    const falling =
      !rolling && (falls.test(member.name) || (rolls.test(member.name) && member.motion !== 'still'))
    const moves = /flies|rolls|drives|floats|swims/.test(member.motion)
    for (let i = 0; i < amount; i++) {
      const { stop, number } = places[i % Math.max(1, places.length)] ?? {
        stop: stopAt(course, 1),
        number: 1,
      }
      const side = (i + number) % 2 === 0 ? 1 : -1
      const place = moves
        ? onStop(stop, 0, 0)
        : onStop(
            stop,
            between(world, -0.25, 0.35) * stop.radius,
            side * stop.radius * between(world, 0.42, 0.62),
          )
      const does: Being['does'] = rolling ? 'roller' : falling ? 'faller' : moves ? 'sweeper' : 'still'
      addBody(world, member, 'hazard', {
        ...being,
        ...place,
        homeX: place.x,
        homeY: place.y,
        homeZ: place.z,
        stop: number,
        does,
        phase: between(world, 0, 6),
        size: rolling ? 0.95 : 1.15,
        radius: 0.45,
        ...((rolling || falling) && {
          hidden: true,
          wait: 240 + i * (rolling ? 260 : 110) + below(world, 60),
        }),
      })
    }
  }
  const clear = inRole(world, 'hazard').filter(({ does }) => does === 'still')
  for (const item of inRole(world, 'collectible'))
    for (const hazard of clear)
      if (flat(item, hazard) < 1.5) {
        // Nobody has to burn for a treasure.
        const stop = stopAt(course, hazard.stop)
        hazard.x = stop.x * 2 - hazard.x
        hazard.z = stop.z * 2 - hazard.z
      }
}

/** What rolls down where the prompt names nothing: no member of the cast, but it rolls like one. */
const stockRoller = (id: string) => ({ id, name: id, size: 1, motion: 'rolls' as const, count: undefined })

/** Wide as the eye sees: it comes up all around. */
function layFlood(world: CourseWorld, cast: string): void {
  addBody(world, cast, 'hazard', {
    ...being,
    does: 'flood',
    x: 0,
    y: world.flood - 0.5,
    z: 0,
    size: floodWidth * 0.62,
    radius: 0.01,
  })
}

/** Friends who wait to be found, and what stands in the way or only there. */
function layCompany(kind: CourseKind, world: CourseWorld, course: Course): void {
  const { plan } = world
  const taken = [
    kind.floodOf?.(plan),
    ...Object.values((plan.content?.floors ?? {}) as Record<string, string>),
  ]
  const places = shuffle(world, lairs(course))
  let next = 0
  const stand = (
    member: CastMember,
    role: 'friend' | 'obstacle' | 'prop',
    size: number,
    along: number,
    aside: number,
  ) => {
    const { stop, number } = places[next++ % Math.max(1, places.length)] ?? {
      stop: stopAt(course, 0),
      number: 0,
    }
    const side = chance(world) < 0.5 ? -1 : 1
    const place = onStop(stop, stop.radius * along, stop.radius * aside * side)
    addBody(world, member, role, {
      ...being,
      ...place,
      homeX: place.x,
      homeY: place.y,
      homeZ: place.z,
      stop: number,
      yaw: between(world, -3, 3),
      size,
      radius: size * 0.3,
    })
  }
  const known = inRole(world, 'friend').length
  for (const member of castIn(plan, 'friend'))
    for (let i = 0; i < Math.min(8, member.count ?? 1); i++)
      if (known === 0) stand(member, 'friend', 1.3, 0.1, 0.5)
  for (const member of castIn(plan, 'obstacle').filter(({ id }) => !taken.includes(id)))
    for (let i = 0; i < Math.min(8, member.count ?? 3); i++) stand(member, 'obstacle', 1.5, 0.05, 0.62)
  for (const member of castIn(plan, 'prop').filter(({ id }) => !taken.includes(id)))
    for (let i = 0; i < Math.min(8, member.count ?? 2); i++) stand(member, 'prop', 1.8, -0.1, 0.72)
}

/** One on the way, the others aside: whoever goes there is rewarded. */
function layPowers(world: CourseWorld, course: Course): void {
  const aside = shuffle(
    world,
    course.spots.filter(({ lies }) => lies === 'aside'),
  )
  const [, second] = lairs(course)
  world.plan.rules.powerUps.slice(0, 3).forEach((power, i) => {
    const onWay =
      i === 0 && second
        ? onStop(second.stop, -second.stop.radius * 0.35, -second.stop.radius * 0.3)
        : undefined
    const place = onWay ?? aside.pop()
    if (!place) return
    addBody(world, `power:${power}`, 'power', {
      ...being,
      x: place.x,
      y: place.y,
      z: place.z,
      homeX: place.x,
      homeY: place.y,
      homeZ: place.z,
      stop: i === 0 ? (second?.number ?? 0) : 0,
      size: 0.9,
      radius: 0.6,
    })
  })
}

/** Counts what lasts down. */
export function agePowers(world: CourseWorld): void {
  for (const power of Object.keys(world.powers) as (keyof CourseWorld['powers'])[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
}

export const secondsOf = (steps: number): string => `${Math.ceil(steps / rate)} s`
