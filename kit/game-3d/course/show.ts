import type { GamePlan } from '../../game/plan.ts'
import { castIn, theOne } from '../../game/plan.ts'
import type { Control, HudItem } from '../../game/rules.ts'
import type { GameMap, Mark } from '../genre.ts'
import { roundMap } from '../maps.ts'
import { stuffIn } from '../place-stuff.ts'
import { heroOf, inRole, nearestBody } from '../space.ts'
import { floorAt } from './footing.ts'
import { throws } from './hero.ts'
import { secondsOf } from './lay.ts'
import { counts, isOpen } from './meeting.ts'
import { abyss, type CourseKind, type CourseWorld } from './world.ts'

export function controlsOf(plan: GamePlan): Control[] {
  const [shot] = castIn(plan, 'projectile')
  return [
    { input: 'up', says: 'Move' },
    { input: 'down', says: 'Move' },
    { input: 'left', says: 'Move' },
    { input: 'right', says: 'Move' },
    { input: 'a', says: plan.rules.doubleJump ? 'Jump, twice' : 'Jump' },
    { input: 'b', says: throws({ plan }) && shot ? `Throw a ${shot.name}` : 'Dash' },
    { input: 'l', says: 'Turn the view' },
    { input: 'r', says: 'Turn the view' },
    { input: 'look', says: 'Look around' },
  ]
}

export function hudOf(world: CourseWorld): HudItem[] {
  const { plan, needed, taken, powers } = world
  const { goalCount } = plan.rules
  const item = castIn(plan, 'collectible').find(({ id }) => counts(world, id)) ?? theOne(plan, 'collectible')
  const [boss] = inRole(world, 'boss')
  return [
    goalCount === undefined
      ? { says: item.plural, value: `${taken}`, picture: item.picture }
      : {
          says: item.plural,
          value: `${Math.min(taken, goalCount)}/${goalCount}`,
          picture: item.picture,
          part: needed === 0 ? 0 : Math.min(1, taken / needed),
        },
    ...(boss
      ? [{ says: theBoss(plan), value: `${boss.health}`, part: boss.health / (plan.rules.bossPhases + 1) }]
      : []),
    ...Object.entries(powers).map(([power, left]) => ({
      says: power,
      value: secondsOf(left ?? 0),
      picture: `power:${power}`,
    })),
  ]
}

const theBoss = (plan: GamePlan) => castIn(plan, 'boss')[0]?.name ?? 'boss'

/** Light: where the hero would land, what is worth having, where it goes on, and where it will hurt. */
export function marksOf(kind: CourseKind, world: CourseWorld): Mark[] {
  const hero = heroOf(world)
  const { accent } = stuffIn(world.plan.look)
  const marks: Mark[] = []
  const open = isOpen(world)
  if (!hero.grounded) {
    const floor = floorAt(kind, world, hero.x, hero.y, hero.z)
    if (floor > abyss)
      marks.push({
        form: 'ring',
        x: hero.x,
        y: floor + 0.07,
        z: hero.z,
        size: 1.25,
        colour: '#ffffff',
        strength: 0.75,
      })
  }
  const wanted = !open && world.taken < world.needed
  // At the end of the way, whatever is missing shows itself.
  const missing =
    wanted && world.here >= kind.courseOf(world.plan, world.level).stops.length - 2
      ? nearestBody(
          hero,
          inRole(world, 'collectible').filter(({ cast }) => counts(world, cast)),
        )
      : undefined
  for (const body of world.bodies) {
    const { role, cast, x, y, z, does } = body
    if (body.hidden && does !== 'faller') continue
    const colour = world.plan.cast.find(({ id }) => id === cast)?.colour ?? '#ffe27a'
    if (body === missing) marks.push({ form: 'beam', x, y, z, size: 1.1, tall: 16, colour, strength: 0.6 })
    else if (role === 'collectible' && marks.length < 60)
      marks.push({ form: 'disc', x, y: body.homeY + 0.06, z, size: 1.5, colour, strength: 0.4 })
    else if (role === 'power')
      marks.push({ form: 'ring', x, y: body.homeY + 0.06, z, size: 1.6, colour: '#8ad0ff' })
    else if (role === 'goal')
      marks.push(
        open
          ? { form: 'beam', x, y: body.homeY, z, size: 2.6, tall: 30, colour: '#8affb8', strength: 0.75 }
          : { form: 'beam', x, y: body.homeY, z, size: 1.4, tall: 22, colour: '#ff9a6a', strength: 0.3 },
      )
    else if (does === 'pad')
      marks.push({ form: 'beam', x, y: y + 0.4, z, size: 1.7, tall: 2.6, colour: accent, strength: 0.35 })
    else if (does === 'flag' && body.tint === undefined)
      marks.push({ form: 'ring', x, y: y + 0.07, z, size: 1.5, colour: accent, strength: 0.5 })
    else if (does === 'faller' && !body.hidden)
      marks.push({ form: 'ring', x, y: body.homeY + 0.08, z, size: 2.2, colour: '#ff5a3a', strength: 0.9 })
    else if (role === 'boss' && body.act === 'attack')
      marks.push({
        form: 'ring',
        x: body.homeX,
        y: y + 0.09,
        z: body.homeZ,
        size: 3.4,
        colour: '#ff5a3a',
        strength: 0.9,
      })
    else if (role === 'shot')
      marks.push({ form: 'disc', x, y: y - 0.1, z, size: 1.1, colour: '#ffb04a', strength: 0.6 })
  }
  if (world.shock > 0) {
    const { y } = inRole(world, 'boss')[0] ?? hero
    marks.push({
      form: 'ring',
      x: world.shockX,
      y: y + 0.15,
      z: world.shockZ,
      size: world.shock * 2.3,
      colour: '#ff8a4a',
      strength: 1,
    })
  }
  return marks
}

/** The way as a line, and everybody who matters. */
export function mapOf(kind: CourseKind, world: CourseWorld): GameMap {
  const { stops } = kind.courseOf(world.plan, world.level)
  const line = stops.map(({ x, z }) => [x, z] as [x: number, z: number])
  return roundMap(world, heroOf(world), 26, world.facing, [line])
}
