import type { Lamp } from '../../../environment/scene.ts'
import type { Mark } from '../../genre.ts'
import { ahead, heroOf } from '../../space.ts'
import { isFoe, reachOf } from './foes.ts'
import {
  type Dweller,
  isFuel,
  lightOf,
  type NightWorld,
  swingReach,
  swingSteps,
  torchReach,
} from './world.ts'

const warm = '#ff9a3c'

/** Where it is safe, what is to be fetched, and what is about to happen. */
export function marksOf(world: NightWorld): Mark[] {
  const marks: Mark[] = []
  const light = lightOf(world)
  if (light > 0) {
    const flicker = 1 + Math.sin(world.tick * 0.21) * 0.012 + Math.sin(world.tick * 0.37) * 0.01
    marks.push({ form: 'disc', x: 0, y: 0.1, z: 0, size: light * 2.1 * flicker, colour: warm, strength: 0.5 })
    marks.push({
      form: 'ring',
      x: 0,
      y: 0.14,
      z: 0,
      size: light * 2.44,
      colour: warm,
      strength: world.isDark ? 0.5 : 0.25,
    })
    marks.push({
      form: 'beam',
      x: 0,
      y: 0.4,
      z: 0,
      size: 1.6,
      tall: 3 + world.fire * 4,
      colour: warm,
      strength: 0.6,
    })
  }
  for (const body of world.bodies) {
    if (isFoe(body)) ofFoe(body, marks)
    else ofThing(world, body, marks)
  }
  ofSwing(world, marks)
  return marks
}

function ofFoe(foe: Dweller, marks: Mark[]): void {
  const { x, y, z, doing } = foe
  marks.push({ form: 'disc', x, y: y + 0.08, z, size: foe.radius * 3.4, colour: '#c22a1a', strength: 0.5 })
  if (doing === 'wind')
    marks.push({ form: 'ring', x, y: y + 0.14, z, size: reachOf(foe) * 2.3, colour: '#ff3a20', strength: 1 })
  if (doing !== 'dare' && doing !== 'rush') return
  // A pair of eyes that has made up its mind.
  const way = ahead(foe.yaw)
  const long = doing === 'dare' ? 5 : 1.6
  marks.push({
    form: 'line',
    x,
    y: y + 0.3,
    z,
    to: { x: x + way.x * long, y: y + 0.3, z: z + way.z * long },
    size: 0.5,
    colour: '#ff3a20',
    strength: 0.55,
  })
}

function ofThing(world: NightWorld, { role, cast, x, y, z, marked }: Dweller, marks: Mark[]): void {
  const member = world.plan.cast.find(({ id }) => id === cast)
  if (role === 'collectible') {
    const burns = cast === 'log' || (member && isFuel(member))
    const colour = burns ? '#ffb04a' : '#8af06a'
    marks.push({ form: 'disc', x, y: y + 0.08, z, size: 2, colour, strength: 0.6 })
    if (burns && world.fire < 0.3)
      marks.push({ form: 'beam', x, y, z, size: 0.7, tall: 3.2, colour, strength: 0.4 })
  }
  if (role === 'power') {
    marks.push({ form: 'ring', x, y: y + 0.08, z, size: 1.7, colour: '#8ad0ff' })
    marks.push({ form: 'beam', x, y, z, size: 0.9, tall: 3.4, colour: '#8ad0ff', strength: 0.4 })
  }
  if (role === 'friend' && !marked)
    marks.push({ form: 'beam', x, y, z, size: 1.2, tall: 6, colour: '#8af0b0', strength: 0.5 })
  if (cast === 'torch' && marked) {
    marks.push({ form: 'disc', x, y: y + 0.12, z, size: torchReach * 2, colour: warm, strength: 0.45 })
    marks.push({ form: 'ring', x, y: y + 0.14, z, size: torchReach * 2.44, colour: warm, strength: 0.4 })
  }
}

/** The way of a swing, as a fan of light. */
function ofSwing(world: NightWorld, marks: Mark[]): void {
  const hero = heroOf(world)
  if (world.powers.shield)
    marks.push({ form: 'ring', x: hero.x, y: hero.y + 0.8, z: hero.z, size: 2, colour: '#8ad0ff' })
  if (world.swing === 0) return
  const reach = swingReach * (world.powers.wide ? 1.5 : 1)
  for (let i = 0; i < 5; i++) {
    const share = 1 - (world.swing + i * 1.5) / swingSteps
    if (share < 0) continue
    const way = ahead(hero.yaw + (0.5 - share) * 2.4)
    const y = hero.y + hero.size * 0.5
    marks.push({
      form: 'line',
      x: hero.x + way.x * 0.5,
      y,
      z: hero.z + way.z * 0.5,
      to: { x: hero.x + way.x * reach, y, z: hero.z + way.z * reach },
      size: 0.35,
      colour: '#ffe2a0',
      strength: 0.7 - i * 0.12,
    })
  }
}

export function lampsOf(world: NightWorld): Lamp[] {
  const light = lightOf(world)
  const hero = heroOf(world)
  const lamps: Lamp[] = [
    {
      at: [hero.x, hero.y + 1.6, hero.z],
      colour: '#ffb870',
      range: 5,
      strength: 0.7,
      when: 'night',
      flickers: true,
    },
  ]
  if (light > 0)
    lamps.unshift({
      at: [0, 1.7, 0],
      colour: warm,
      range: light * 1.5,
      strength: 1.2 + world.fire,
      when: 'always',
      flickers: true,
      halo: 1.6 + world.fire * 2,
    })
  for (const { cast, marked, x, y, z } of world.bodies)
    if (cast === 'torch' && marked)
      lamps.push({
        at: [x, y + 1.4, z],
        colour: warm,
        range: 7,
        strength: 1.1,
        when: 'always',
        flickers: true,
      })
  return lamps
}
