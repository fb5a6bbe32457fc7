import type { Mark } from '../../genre.ts'
import { heroOf, type Vec } from '../../space.ts'
import { weakSpot } from './foes.ts'
import { hoopsOf } from './land.ts'
import { inFinder, isSubject } from './photos.ts'
import { inSight } from './rules.ts'
import { placeOf, rides, takesPhotos } from './way.ts'
import { ahead, type RailWorld, type Rider, sightOf } from './world.ts'

export function marksOf(world: RailWorld): Mark[] {
  return [
    ...sight(world),
    ...shots(world),
    ...bossMarks(world),
    ...foes(world),
    ...hints(world),
    ...engines(world),
  ]
}

/** A figure across the way: corners to the right and up, in metres. */
function figure(
  world: RailWorld,
  at: { s: number; u: number; v: number },
  corners: readonly (readonly [number, number])[],
  colour: string,
  size: number,
  strength = 0.9,
): Mark[] {
  const place = ([u, v]: readonly [number, number]): Vec =>
    placeOf(world.plan, { s: at.s, u: at.u + u, v: at.v + v })
  return corners.flatMap((corner, i): Mark[] => {
    if (i % 2 === 1) return []
    const end = corners[i + 1]
    if (!end) return []
    const [from, to] = [place(corner), place(end)]
    return [
      {
        form: 'line',
        x: from.x,
        y: from.y,
        z: from.z,
        to: { x: to.x, y: to.y, z: to.z },
        size,
        colour,
        strength,
      },
    ]
  })
}

/** The four corners of a frame, as pairs of ends. */
function frame(half: number, arm: number, tall = half): [number, number][] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y): [number, number][] => [
      [x * half, y * tall],
      [x * (half - arm), y * tall],
      [x * half, y * tall],
      [x * half, y * (tall - arm)],
    ]),
  )
}

/** Two frames, one behind the other: through both of them goes the shot. */
function sight(world: RailWorld): Mark[] {
  const hero = heroOf(world)
  const aim = sightOf(world)
  const photos = takesPhotos(world.plan)
  const has = photos ? inFinder(world) !== undefined : inSight(world) !== undefined
  const colour = has ? '#ff5030' : photos ? '#ffffff' : '#38ffa0'
  const at = (share: number) => ({
    s: hero.s + ahead * share,
    u: hero.u + (aim.u - hero.u) * share,
    v: hero.v + (aim.v - hero.v) * share,
  })
  if (photos)
    return figure(
      world,
      at(1),
      [...frame(3.6, 1.1, 2.5), [-0.5, 0], [0.5, 0], [0, -0.5], [0, 0.5]],
      colour,
      0.2,
    )
  return [
    ...figure(world, at(1), frame(2, 0.9), colour, 0.24),
    ...figure(world, at(0.5), frame(1.35, 0.55), colour, 0.12, 0.7),
  ]
}

/** Shots are streaks of light: green are one's own, red are to be dodged. */
function shots(world: RailWorld): Mark[] {
  return world.bodies.flatMap((body): Mark[] => {
    if (body.role !== 'shot') return []
    const back = body.mine ? 2.6 : 1.3
    const share = back / Math.max(1, Math.abs(body.ds))
    const from = placeOf(world.plan, body)
    const to = placeOf(world.plan, {
      s: body.s - Math.sign(body.ds) * back,
      u: body.u - body.du * share,
      v: body.v - body.dv * share,
    })
    return [
      {
        form: 'line',
        x: from.x,
        y: from.y,
        z: from.z,
        to: { x: to.x, y: to.y, z: to.z },
        size: body.mine ? 0.34 : 0.95,
        colour: body.mine ? '#5affb0' : '#ff3a2a',
        strength: 1,
      },
    ]
  })
}

/** An arrow over everybody who is to be shot: far off they are small. */
function foes(world: RailWorld): Mark[] {
  const hero = heroOf(world)
  return world.bodies.flatMap((body): Mark[] => {
    const before = body.s - hero.s
    if (body.role !== 'enemy' || before < 4 || before > 66) return []
    const [wide, over] = [0.5 + before * 0.009, body.size * 0.62 + 0.3]
    return figure(
      world,
      { s: body.s, u: body.u, v: body.v + over },
      [
        [-wide, wide],
        [0, 0],
        [0, 0],
        [wide, wide],
      ],
      '#ff5030',
      0.1 + before * 0.004,
    )
  })
}

/** Where the boss can be hurt most. */
function bossMarks(world: RailWorld): Mark[] {
  const boss = world.bodies.find(({ role }) => role === 'boss')
  if (!boss) return []
  const weak = weakSpot(boss)
  const around: [number, number][] = Array.from({ length: 20 }, (_, i) => {
    const angle = (Math.ceil(i / 2) / 10) * Math.PI * 2
    return [Math.sin(angle) * 1.4, Math.cos(angle) * 1.4]
  })
  return figure(
    world,
    { s: boss.s - boss.size * 0.4, u: boss.u + weak.u, v: boss.v + weak.v },
    around,
    '#ffb020',
    0.22,
    1,
  )
}

/** What is worth going to, and who has been photographed. */
function hints(world: RailWorld): Mark[] {
  const hero = heroOf(world)
  const marks: Mark[] = []
  const hoop = hoopsOf(world.plan, world.level)[world.nextHoop]
  if (hoop && hoop.s - hero.s < 70) {
    const side = hoop.radius * 0.55
    marks.push(
      ...figure(
        world,
        hoop,
        [
          [-side, 0],
          [0, -side],
          [0, -side],
          [side, 0],
          [side, 0],
          [0, side],
          [0, side],
          [-side, 0],
        ],
        '#ffd040',
        0.12,
        0.6,
      ),
    )
  }
  for (const body of world.bodies) {
    if (body.s - hero.s > 60) continue
    if (isSubject(world, body)) marks.push(subjectMark(body))
    else if (body.role === 'power' || body.role === 'collectible')
      marks.push({
        form: 'ring',
        x: body.x,
        y: body.y - 0.1,
        z: body.z,
        size: 2.2,
        colour: body.role === 'power' ? '#8ad0ff' : '#ffe27a',
        strength: 0.7,
      })
    else if (rides(world.plan) && body.role === 'hazard')
      marks.push({
        form: 'ring',
        x: body.x,
        y: body.y + 0.08,
        z: body.z,
        size: 2.6,
        colour: '#ff5030',
        strength: 0.6,
      })
  }
  return marks
}

const subjectMark = (body: Rider): Mark => ({
  form: 'ring',
  x: body.x,
  y: body.y + 0.1,
  z: body.z,
  size: body.size * 1.2,
  colour: body.seen ? '#3aff7a' : '#fff0b0',
  strength: body.seen ? 0.9 : 0.45,
})

/** Light behind whoever flies, and a shell around whoever rolls. */
function engines(world: RailWorld): Mark[] {
  const { plan } = world
  if (rides(plan)) return []
  const hero = heroOf(world)
  const flicker = 2.2 + Math.sin(world.tick * 0.9) * 0.35
  const from = placeOf(plan, { s: hero.s - 0.8, u: hero.u, v: hero.v })
  const to = placeOf(plan, {
    s: hero.s - 0.8 - flicker,
    u: hero.u - hero.du * 0.06,
    v: hero.v - hero.dv * 0.06,
  })
  const marks: Mark[] = [
    {
      form: 'line',
      x: from.x,
      y: from.y,
      z: from.z,
      to: { x: to.x, y: to.y, z: to.z },
      size: 0.5,
      colour: '#6ac8ff',
      strength: 0.55,
    },
  ]
  if (world.rolling === 0) return marks
  const circle: [number, number][] = Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.ceil(i / 2) / 8) * Math.PI * 2 + world.rolling * 0.3
    return [Math.sin(angle) * 1.9, Math.cos(angle) * 1.9]
  })
  return [...marks, ...figure(world, { s: hero.s + 0.5, u: hero.u, v: hero.v }, circle, '#8ae8ff', 0.2, 0.9)]
}
