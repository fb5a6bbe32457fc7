import { middleOf, noseOf } from '../../flying.ts'
import type { Mark } from '../../genre.ts'
import { angleBetween, clamp, far, heroOf, type Vec, yawTo } from '../../space.ts'
import { type Fighter, type FightWorld, shotSpeed } from './craft.ts'
import { isFoe, isHeros, leadOf, offNose, range } from './shots.ts'

/** Bolts of light, a ring about whom the guns are on and where to aim, and hints toward foes out of sight. */
export function marksOf(world: FightWorld): Mark[] {
  const hero = heroOf(world)
  const marks: Mark[] = []
  aim(marks, world, hero)
  for (const body of world.bodies) {
    if (marks.length > 84) break
    if (body.role === 'shot') bolt(marks, body)
    else if (isFoe(body)) foeMarks(marks, world, hero, body)
    else if (body.role === 'power')
      marks.push({
        form: 'beam',
        x: body.x,
        y: body.y - 5,
        z: body.z,
        size: 1.6,
        tall: 12,
        colour: '#8ad0ff',
        strength: 0.5,
      })
    else if (body.role === 'collectible')
      marks.push({
        form: 'disc',
        x: body.x,
        y: body.y + 0.5,
        z: body.z,
        size: 3.4,
        colour: '#ffe27a',
        strength: 0.45,
      })
  }
  engines(marks, world, hero)
  if (world.powers.shield) circle(marks, middleOf(hero), hero.yaw, hero.size * 0.75, 10, 0.14, '#8ad0ff', 0.7)
  return marks
}

function bolt(marks: Mark[], shot: Fighter): void {
  const isOurs = isHeros(shot)
  const long = isOurs ? 0.045 : 0.06
  const to = { x: shot.x - shot.vx * long, y: shot.y - shot.vy * long, z: shot.z - shot.vz * long }
  marks.push({
    form: 'line',
    x: shot.x,
    y: shot.y,
    z: shot.z,
    to,
    size: isOurs ? 0.42 : 0.62,
    colour: isOurs ? '#7dffb0' : '#ff5a3c',
    strength: 1,
  })
}

/** The guns: a ring about the target, and a small one where the shots will meet it. */
function aim(marks: Mark[], world: FightWorld, hero: Fighter): void {
  const target = world.bodies.find(({ id }) => id === world.target)
  const from = middleOf(hero)
  if (target) {
    const at = middleOf(target)
    const facing = yawTo(from, at)
    const lead = leadOf(from, target, shotSpeed)
    const isOn = far(from, at) < range && offNose(hero, lead) < 0.2
    circle(
      marks,
      at,
      facing,
      target.size * 0.8,
      10,
      0.1 + far(from, at) * 0.003,
      isOn ? '#ff5a3c' : '#ffe27a',
      0.8,
    )
    if (isOn) circle(marks, lead, facing, 0.7, 5, 0.16 + far(from, at) * 0.002, '#ffffff', 0.9)
  }
  // Where the nose points.
  const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  const cross = { x: from.x + nose.x * 26, y: from.y + nose.y * 26, z: from.z + nose.z * 26 }
  const [sx, sz] = [Math.cos(hero.yaw) * 0.7, -Math.sin(hero.yaw) * 0.7]
  const line = { form: 'line', size: 0.13, colour: '#dffcff', strength: 0.7 } as const
  marks.push({
    ...line,
    x: cross.x - sx,
    y: cross.y,
    z: cross.z - sz,
    to: { x: cross.x + sx, y: cross.y, z: cross.z + sz },
  })
  marks.push({ ...line, ...cross, y: cross.y - 0.7, to: { ...cross, y: cross.y + 0.7 } })
}

/** Foes behind are shown by a red hint beside the hero, foes about to shoot by a glow. */
function foeMarks(marks: Mark[], world: FightWorld, hero: Fighter, foe: Fighter): void {
  const at = middleOf(foe)
  if (foe.reload < 24 && far(at, hero) < 60)
    marks.push({
      form: 'disc',
      ...at,
      size: foe.size * (1.4 + Math.sin(world.tick * 0.5) * 0.3),
      colour: '#ff4a3a',
      strength: 0.7,
    })
  if (foe.role === 'enemy')
    marks.push({
      form: 'line',
      x: at.x,
      y: at.y + foe.size * 0.75,
      z: at.z,
      to: { x: at.x, y: at.y + foe.size * 0.75 + 0.8, z: at.z },
      size: 0.5,
      colour: '#ff6a4a',
      strength: 0.8,
    })
  const from = middleOf(hero)
  if (Math.abs(angleBetween(world.facing, yawTo(from, at))) < 0.75) return
  const distance = Math.max(1, far(from, at))
  const part = (metres: number): Vec => ({
    x: from.x + ((at.x - from.x) / distance) * metres,
    y: from.y + ((at.y - from.y) / distance) * metres,
    z: from.z + ((at.z - from.z) / distance) * metres,
  })
  marks.push({
    form: 'line',
    ...part(2.6),
    to: part(3.5),
    size: 0.34,
    colour: '#ff5a3c',
    strength: clamp(1.2 - distance / 120, 0.3, 0.9),
  })
}

/** A circle of light that looks along a yaw. */
function circle(
  marks: Mark[],
  at: Vec,
  yaw: number,
  radius: number,
  corners: number,
  size: number,
  colour: string,
  strength: number,
): void {
  const point = (i: number) => {
    const angle = (i / corners) * Math.PI * 2
    const aside = Math.cos(angle) * radius
    return {
      x: at.x + Math.cos(yaw) * aside,
      y: at.y + Math.sin(angle) * radius,
      z: at.z - Math.sin(yaw) * aside,
    }
  }
  for (let i = 0; i < corners; i++)
    marks.push({ form: 'line', ...point(i), to: point(i + 1), size, colour, strength })
}

/** The glow of the engines, longer while it rolls. */
function engines(marks: Mark[], world: FightWorld, hero: Fighter): void {
  const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  const middle = middleOf(hero)
  const long = world.rolling > 0 ? 5 : 1.5 + Math.sin(world.tick * 0.9) * 0.15
  for (const side of [-0.4, 0.4]) {
    const from = {
      x: middle.x - nose.x * hero.size * 0.55 + Math.cos(hero.yaw) * Math.cos(hero.roll) * side,
      y: middle.y - nose.y * hero.size * 0.55 - Math.sin(hero.roll) * side,
      z: middle.z - nose.z * hero.size * 0.55 - Math.sin(hero.yaw) * Math.cos(hero.roll) * side,
    }
    const to = { x: from.x - nose.x * long, y: from.y - nose.y * long, z: from.z - nose.z * long }
    marks.push({ form: 'line', ...from, to, size: 0.34, colour: '#6fd8ff', strength: 0.75 })
  }
}
