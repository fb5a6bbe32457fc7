import type { Mark } from '../../genre.ts'
import { ahead, clamp, type Vec } from '../../space.ts'
import { after, launch, middleOf, secondsTo } from './ballistics.ts'
import { beam, defends, half, rows, siteOf } from './level.ts'
import { type ArcheryWorld, isSpared, isTarget } from './world.ts'

/** How far before the eye the sight hangs: nearer than anything else. */
const glass = 2

/** The sight: a circle that closes as the string is drawn, and a pin for each row, where an arrow will come down. */
export function marksOf(world: ArcheryWorld): Mark[] {
  return [...sight(world), ...arc(world), ...trails(world), ...windStreaks(world), ...underTargets(world)]
}

type Axes = { eye: Vec; way: Vec; right: Vec; up: Vec }

function axesOf({ eye }: ArcheryWorld): Axes {
  const flat = ahead(eye.yaw + Math.PI)
  const [cos, sin] = [Math.cos(eye.pitch), Math.sin(eye.pitch)]
  return {
    eye,
    way: { x: flat.x * cos, y: sin, z: flat.z * cos },
    right: { x: -flat.z, y: 0, z: flat.x },
    up: { x: -flat.x * sin, y: cos, z: -flat.z * sin },
  }
}

const onGlass = ({ eye, way, right, up }: Axes, x: number, y: number): Vec => ({
  x: eye.x + way.x * glass + right.x * x + up.x * y,
  y: eye.y + way.y * glass + up.y * y,
  z: eye.z + way.z * glass + right.z * x + up.z * y,
})

function sight(world: ArcheryWorld): Mark[] {
  const axes = axesOf(world)
  const scale = world.eye.field / 58
  const line = (from: Vec, to: Vec, colour: string, size: number, strength: number): Mark => ({
    form: 'line',
    ...from,
    to,
    size: size * scale,
    colour,
    strength,
  })
  const marks: Mark[] = []
  const radius = (0.15 - 0.085 * world.draw) * scale
  const sides = 12
  const full = world.draw >= 1
  const colour = full ? '#1fd04f' : world.draw > 0 ? '#ffb000' : '#ffffff'
  for (let i = 0; i < sides; i++) {
    const [from, to] = [(i / sides) * Math.PI * 2, ((i + 0.72) / sides) * Math.PI * 2]
    marks.push(
      line(
        onGlass(axes, Math.sin(from) * radius, Math.cos(from) * radius),
        onGlass(axes, Math.sin(to) * radius, Math.cos(to) * radius),
        colour,
        0.012,
        i / sides < world.draw || world.draw === 0 ? 0.95 : 0.3,
      ),
    )
  }
  const dot = 0.007 * scale
  marks.push(line(onGlass(axes, -dot, 0), onGlass(axes, dot, 0), '#ffffff', 0.014, 1))
  const flight = launch(world, 1, 0, true)
  for (const { z, colour: own } of rows) {
    const at = after(flight, isEasy(world) ? world.wind : 0, secondsTo(flight, z))
    const spot = projected(axes, at)
    if (!spot) continue
    const wide = 0.026 * scale
    marks.push(
      line(onGlass(axes, spot.x - wide, spot.y), onGlass(axes, spot.x + wide, spot.y), own, 0.014, 0.9),
    )
  }
  return marks
}

/** Where a place is seen on the glass. */
function projected({ eye, way, right, up }: Axes, at: Vec): { x: number; y: number } | undefined {
  const [dx, dy, dz] = [at.x - eye.x, at.y - eye.y, at.z - eye.z]
  const deep = dx * way.x + dy * way.y + dz * way.z
  if (deep < 1) return undefined
  return {
    x: ((dx * right.x + dz * right.z) / deep) * glass,
    y: ((dx * up.x + dy * up.y + dz * up.z) / deep) * glass,
  }
}

const isEasy = ({ plan }: ArcheryWorld): boolean => plan.difficulty === 'easy' || plan.rules.gentle

/** The way that the arrow would take: all of it where it is easy, its beginning elsewhere, nothing where it is hard. */
function arc(world: ArcheryWorld): Mark[] {
  if (world.draw < 0.15 || world.plan.difficulty === 'hard') return []
  const flight = launch(world)
  const seconds = isEasy(world) ? 1.3 : 0.34
  const pieces = isEasy(world) ? 16 : 6
  const { height } = siteOf(world.plan)
  const marks: Mark[] = []
  for (let i = 1; i < pieces; i++) {
    const from = after(flight, world.wind, (i / pieces) * seconds)
    const to = after(flight, world.wind, ((i + 0.6) / pieces) * seconds)
    if (from.y < height(from.x, from.z)) break
    marks.push({
      form: 'line',
      ...from,
      to,
      size: 0.05 + i * 0.006,
      colour: '#fff2b0',
      strength: 0.7 - (i / pieces) * 0.4,
    })
  }
  return marks
}

/** A streak behind each arrow, and ropes of what swings. */
function trails({ bodies }: ArcheryWorld): Mark[] {
  return bodies.flatMap((body): Mark[] => {
    if (body.role === 'shot' && !body.done) {
      const [x, y, z] = [body.x, body.y + body.size / 2, body.z]
      const back = 0.055
      const to = { x: x - body.vx * back, y: y - body.vy * back, z: z - body.vz * back }
      return [{ form: 'line', x, y, z, to, size: 0.16, colour: '#fff6d8', strength: 0.6 }]
    }
    if (body.way === 'swing' && body.fallen === 0) {
      const to = { x: body.homeX, y: body.homeY + beam, z: body.homeZ }
      const y = body.y + middleOf(body) * 1.6
      return [{ form: 'line', x: body.x, y, z: body.z, to, size: 0.09, colour: '#c9a06a', strength: 0.9 }]
    }
    return []
  })
}

/** Air that can be seen: it drifts as the wind blows. */
function windStreaks(world: ArcheryWorld): Mark[] {
  const { wind, tick } = world
  const strong = Math.abs(wind)
  if (strong < 0.5) return []
  return Array.from({ length: 7 }, (_, i): Mark => {
    const span = half * 2
    const way = (i * 7.3 + (tick / 60) * wind * 2.2) % span
    const x = (way < 0 ? way + span : way) - half
    const [y, z] = [2.4 + ((i * 1.9) % 4), -10 - ((i * 11) % 36)]
    const long = clamp(wind * 0.6, -2.4, 2.4)
    const fade = 1 - Math.abs(x) / half
    return {
      form: 'line',
      x,
      y,
      z,
      to: { x: x + long, y, z },
      size: 0.06,
      colour: '#e8f6ff',
      strength: 0.55 * fade,
    }
  })
}

/** Light under what should be hit, and a warning under what should not. */
function underTargets(world: ArcheryWorld): Mark[] {
  const { height } = siteOf(world.plan)
  return world.bodies.flatMap((body): Mark[] => {
    if (!isTarget(body) || body.hidden) return []
    const y = height(body.x, body.z) + 0.07
    if (isSpared(body)) return [{ form: 'ring', x: body.x, y, z: body.z, size: 2.6, colour: '#ff4a3c' }]
    if (body.role === 'power')
      return [{ form: 'ring', x: body.x, y, z: body.z, size: 1.8, colour: '#8ad0ff' }]
    if (body.role === 'boss')
      return [{ form: 'ring', x: body.x, y, z: body.z, size: body.size, colour: '#ff7a4a' }]
    const near = defends(world.plan) && body.z > -20
    return [
      {
        form: 'disc',
        x: body.x,
        y,
        z: body.z,
        size: body.size * 1.2,
        colour: near ? '#ff5a3c' : '#ffe9a0',
        strength: near ? 0.8 : 0.4,
      },
    ]
  })
}
