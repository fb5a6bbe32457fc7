import type { Lamp } from '../../../environment/scene.ts'
import { castIn } from '../../../game/plan.ts'
import type { Mark } from '../../genre.ts'
import { stuffIn } from '../../place-stuff.ts'
import { ahead } from '../../space.ts'
import { reachOf } from './foes.ts'
import { gateAngle, gateCount, radius } from './level.ts'
import { isFoe } from './shots.ts'
import { type ArenaWorld, type Fighter, shotOf } from './world.ts'

/** Light that tells: what is aimed at, where a blow will land, what lies about, and where shots go. */
export function marksOf(world: ArenaWorld): Mark[] {
  const { accent } = stuffIn(world.plan.look)
  const trail = shotOf(world.plan)?.colour ?? '#ffe27a'
  const marks: Mark[] = []
  for (const body of world.bodies) {
    if (isFoe(body)) ofFoe(world, body, marks)
    else if (body.role === 'shot') marks.push(ofShot(body, trail))
    else ofThing(world, body, marks)
  }
  if (world.breath > 0 || world.bodies.some((body) => isFoe(body) && Math.hypot(body.x, body.z) > radius))
    for (let gate = 0; gate < gateCount; gate++) marks.push(ofGate(gate, accent, world.tick))
  if (world.comboLeft > 0 && world.combo > 1) {
    const hero = world.bodies.find(({ role }) => role === 'player')
    if (hero) {
      const { x, y, z } = hero
      marks.push({
        form: 'ring',
        x,
        y: y + 0.07,
        z,
        size: 1.4,
        colour: '#ffcf5a',
        strength: world.comboLeft / 170,
      })
    }
  }
  if (world.powers.shield || world.dashing > 0)
    for (const { role, x, y, z, hidden } of world.bodies)
      if (role === 'player' && !hidden)
        marks.push({ form: 'ring', x, y: y + 0.8, z, size: 2, colour: '#8ad0ff', strength: 0.8 })
  return marks
}

function ofFoe(world: ArenaWorld, foe: Fighter, marks: Mark[]): void {
  const { x, y, z } = foe
  if (foe.id === world.aim)
    marks.push({
      form: 'ring',
      x,
      y: y + 0.08,
      z,
      size: foe.radius * 2.8 + 0.5,
      colour: '#ff5a3c',
      strength: 0.9,
    })
  else
    marks.push({
      form: 'disc',
      x,
      y: Math.max(0.06, y > 0.6 ? 0.06 : y + 0.06),
      z,
      size: foe.radius * 3,
      colour: '#c22a1a',
      strength: 0.4,
    })
  if (foe.doing === 'wind' && foe.way === 0 && foe.kind !== 'target')
    marks.push({ form: 'ring', x, y: 0.12, z, size: reachOf(foe) * 2.3, colour: '#ff3a20', strength: 1 })
  if (foe.doing === 'wind' && (foe.way === 1 || foe.way === 2)) {
    const way = ahead(foe.yaw)
    const long = foe.way === 2 ? 11 : 8
    const up = foe.way === 2 ? 0.2 : Math.min(1.2, y + foe.size * 0.5)
    marks.push({
      form: 'line',
      x,
      y: up,
      z,
      to: { x: x + way.x * long, y: up, z: z + way.z * long },
      size: foe.way === 2 ? foe.radius * 1.6 : 0.12,
      colour: '#ff3a20',
      strength: foe.way === 2 ? 0.5 : 0.8,
    })
  }
}

function ofShot(shot: Fighter, trail: string): Mark {
  const { x, y, z, vx, vy, vz } = shot
  const long = shot.marked ? 0.06 : 0.045
  return {
    form: 'line',
    x,
    y: y + shot.size * 0.4,
    z,
    to: { x: x - vx * long, y: y + shot.size * 0.4 - vy * long, z: z - vz * long },
    size: shot.marked ? 0.34 : 0.2,
    colour: shot.marked ? '#ff5a3c' : trail,
    strength: 0.75,
  }
}

function ofThing(world: ArenaWorld, { role, cast, x, y, z, marked }: Fighter, marks: Mark[]): void {
  const colour = world.plan.cast.find(({ id }) => id === cast)?.colour ?? '#ffe27a'
  if (role === 'collectible')
    marks.push({ form: 'disc', x, y: y + 0.06, z, size: 1.9, colour, strength: 0.5 })
  if (role === 'key') {
    const low = (world.ammo ?? 99) < 16
    marks.push({ form: 'ring', x, y: y + 0.06, z, size: 2, colour: '#ffd24a' })
    marks.push({
      form: 'beam',
      x,
      y,
      z,
      size: 0.9,
      tall: low ? 8 : 3.4,
      colour: '#ffd24a',
      strength: low ? 0.7 : 0.35,
    })
  }
  if (role === 'power') {
    const tint = cast === 'health-pack' || cast === 'power:heart' ? '#ff7a9a' : '#8ad0ff'
    marks.push({ form: 'ring', x, y: y + 0.06, z, size: 1.7, colour: tint })
    marks.push({ form: 'beam', x, y, z, size: 0.9, tall: 3.4, colour: tint, strength: 0.4 })
  }
  if (role === 'friend' && !marked)
    marks.push({ form: 'beam', x, y, z, size: 1.2, tall: 5, colour: '#8af0b0', strength: 0.5 })
  if (role === 'goal' && world.isOpen)
    marks.push({ form: 'beam', x, y, z, size: 2.4, tall: 16, colour: '#7affb0', strength: 0.7 })
  if (role === 'goal' && world.ward > 0 && castIn(world.plan, 'goal').length > 0)
    marks.push({ form: 'ring', x, y: y + 0.1, z, size: 3.6, colour: '#7affb0', strength: 0.6 })
}

/** Gates glow while somebody is to come through. */
function ofGate(gate: number, colour: string, tick: number): Mark {
  const angle = gateAngle(gate)
  return {
    form: 'beam',
    x: Math.sin(angle) * (radius + 1.4),
    y: 0,
    z: Math.cos(angle) * (radius + 1.4),
    size: 4.4,
    tall: 3.8,
    colour,
    strength: 0.3 + 0.12 * Math.sin(tick * 0.1 + gate),
  }
}

/** The middle and the gates are lit at night, and so is whatever a foe is about to throw. */
export function lampsOf(world: ArenaWorld): Lamp[] {
  const { accent } = stuffIn(world.plan.look)
  const lamps: Lamp[] = [
    { at: [0, 4.2, 0], colour: accent, range: 15, strength: 1.1, when: 'night', halo: 1.2 },
  ]
  for (let gate = 0; gate < gateCount; gate++) {
    const angle = gateAngle(gate)
    lamps.push({
      at: [Math.sin(angle) * (radius + 0.6), 3.4, Math.cos(angle) * (radius + 0.6)],
      colour: accent,
      range: 9,
      strength: 0.9,
      when: 'night',
    })
  }
  for (const { x, y, z, role, marked } of world.bodies)
    if (role === 'shot' && marked)
      lamps.push({ at: [x, y, z], colour: '#ff5a3c', range: 5, strength: 0.8, when: 'always' })
  return lamps
}
