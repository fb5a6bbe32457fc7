import { holds, type Input } from '../../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import { addScore, between, loseLife, newWorld, rate, tell, type World, win } from '../../../game/world.ts'
import { cosine, length, sine, turn } from '../../../rules/sure-math.ts'
import { type Body, ball, newSpace, type Segment, type Space, segment } from '../../aim/bodies.ts'
import { drawBall } from '../../aim/draw-rally.ts'
import { stepSpace } from '../../aim/physics.ts'
import type { Genre } from '../../genre.ts'
import { fade, mix } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'

/** A ball rolls down a table, and two flippers send it up again. */
export type PinballWorld = World &
  Space & {
    /** How far each flipper is up, from 0 to 1: the left one, the right one. */
    flips: [number, number]
    /** Steps until the next ball is served; -1 while none is due. */
    serve: number
    /** Balls that are still to be served in this turn. */
    due: number
    /** Steps for which each bumper still shines. */
    shining: number[]
    /** Which bumpers have been hit, where all of them are to be lit. */
    lit: boolean[]
    /** Where bumpers stand that move: they go to and fro around it. */
    homes: number[]
  }

/** What a sentence may change. */
export type PinballContent = {
  /** Bumpers go from side to side. */
  moving?: boolean
  /** So many balls are on the table at once; a try is over when the last of them is gone. */
  balls?: number
  /** A bumper that is hit stays lit, and whoever has lit them all has won. */
  lights?: boolean
}

export const contentOf = ({ content }: GamePlan): PinballContent => (content ?? {}) as PinballContent

const stage = { width: 480, height: 760 }
const radius = 14
const pivots = [
  { x: 132, y: 668, side: 1 },
  { x: 348, y: 668, side: -1 },
] as const
const long = 84
export const usualScore = 600

/** Who stands on the table and flings the ball away. */
export const bumpersIn = (plan: GamePlan): CastMember[] =>
  (['enemy', 'boss', 'collectible', 'goal', 'obstacle', 'hazard'] as const).flatMap((role) =>
    castIn(plan, role),
  )

export const ballsIn = ({ bodies }: Pick<PinballWorld, 'bodies'>): Body[] =>
  bodies.filter(({ part }) => part === 'ball')
export const bumpersOf = ({ bodies }: Pick<PinballWorld, 'bodies'>): Body[] =>
  bodies.filter(({ part }) => part === 'bumper')

/** A flipper from its pivot to its tip. */
export function flipperOf(which: 0 | 1, up: number): Segment {
  const { x, y, side } = pivots[which]
  const angle = 0.5 - up * 1.05
  return { ...segment(x, y, x + cosine(angle) * long * side, y + sine(angle) * long, 0.25), grip: 0.1 }
}

function lay(world: PinballWorld): void {
  const { width } = stage
  const wall = (...[x1, y1, x2, y2]: [number, number, number, number]) =>
    world.walls.push(segment(x1, y1, x2, y2, 0.5))
  wall(20, 130, 20, 560)
  wall(width - 20, 130, width - 20, 560)
  wall(20, 130, 70, 50)
  wall(70, 50, 150, 18)
  wall(150, 18, width - 150, 18)
  wall(width - 150, 18, width - 70, 50)
  wall(width - 70, 50, width - 20, 130)
  wall(20, 560, 132, 660)
  wall(width - 20, 560, width - 132, 660)
  const kinds = bumpersIn(world.plan)
  const said = kinds.reduce((sum, { count = 0 }) => sum + count, 0)
  const many = Math.min(8, Math.max(3, said || 5))
  for (let at = 0; at < many; at++) {
    const row = Math.floor(at / 3)
    const inRow = Math.min(3, many - row * 3)
    const x = width / 2 + ((at % 3) - (inRow - 1) / 2) * 126 + between(world, -8, 8)
    const cast = kinds[at % Math.max(1, kinds.length)]?.id ?? ''
    world.bodies.push(
      ball(34, { x, y: 170 + row * 118 + (at % 2) * 26, cast, part: 'bumper', mass: 0, bounce: 0.9 }),
    )
    world.shining.push(0)
    world.lit.push(false)
    world.homes.push(x)
  }
  // The flippers are the last two walls, set anew in every step.
  world.walls.push(flipperOf(0, 0), flipperOf(1, 0))
}

function serve(world: PinballWorld): void {
  world.due--
  // One after the other, so that two flippers can do it.
  world.serve = world.due > 0 ? rate : -1
  const side = between(world, -1, 1) < 0 ? -1 : 1
  const x = stage.width / 2 + side * between(world, 20, 90)
  world.bodies.push(
    ball(radius, {
      x,
      y: 50,
      vx: side * between(world, 40, 160),
      part: 'ball',
      cast: castIn(world.plan, 'projectile')[0]?.id ?? '',
      bounce: 0.4,
      grip: 0.1,
      still: 0,
    }),
  )
}

function create(plan: GamePlan, seed: number): PinballWorld {
  const world: PinballWorld = {
    ...newWorld(plan, seed),
    ...newSpace({ fall: dial(plan, 430, 640), fine: 5 }),
    flips: [0, 0],
    serve: rate,
    due: contentOf(plan).balls ?? 1,
    shining: [],
    lit: [],
    homes: [],
  }
  lay(world)
  return world
}

function step(world: PinballWorld, { held, second, pointer }: Input): void {
  const pressed = held | second
  const isDown = [
    holds(pressed, 'left') || holds(pressed, 'a') || (pointer?.down === true && pointer.x < stage.width / 2),
    holds(pressed, 'right') ||
      holds(pressed, 'a') ||
      (pointer?.down === true && pointer.x >= stage.width / 2),
  ]
  for (const which of [0, 1] as const) flip(world, which, isDown[which] ?? false)
  world.shining = world.shining.map((left) => Math.max(0, left - 1))
  if (contentOf(world.plan).moving) sway(world)
  if (world.serve > 0 && --world.serve === 0) serve(world)
  if (ballsIn(world).length === 0) return
  stepSpace(world)
  for (const { one, other } of world.touches) bump(world, one, other)
  for (const body of ballsIn(world)) {
    if (world.status !== 'playing') return
    if (body.y > stage.height + 30) drain(world, body)
    // A ball that lies still is nudged.
    else if (length(body.vx, body.vy) < 8) body.vx += between(world, -90, 90)
  }
}

/** How far bumpers go to either side, and how fast; neighbours go opposite ways by turns, and keep apart. */
const swing = { far: 40, steps: 190 }

function sway(world: PinballWorld): void {
  const along = sine((world.tick / swing.steps) * turn) * swing.far
  for (const [at, bumper] of bumpersOf(world).entries())
    bumper.x = (world.homes[at] ?? bumper.x) + along * (Math.floor(at / 3) % 2 === 0 ? 1 : -1)
}

/** A flipper that goes up takes the ball along: the farther from its pivot, the harder. */
function flip(world: PinballWorld, which: 0 | 1, down: boolean): void {
  const before = world.flips[which]
  const now = down ? Math.min(1, before + 0.34) : Math.max(0, before - 0.12)
  world.flips[which] = now
  const at = world.walls.length - 2 + which
  const bat = flipperOf(which, now)
  world.walls[at] = bat
  if (now <= before) return
  for (const body of ballsIn(world)) batted(world, which, bat, body)
}

function batted(world: PinballWorld, which: 0 | 1, bat: Segment, body: Body): void {
  const { x, y, side } = pivots[which]
  const along = ((body.x - x) * side) / long
  const over = bat.y1 + (bat.y2 - bat.y1) * Math.max(0, Math.min(1, along)) - body.y
  if (along < -0.1 || along > 1.2 || over < -30 || over > radius + 34) return
  const hard = 520 + 330 * Math.max(0, Math.min(1, along))
  body.vy = -hard
  body.vx = side * (240 - 420 * Math.max(0, Math.min(1, along))) + body.vx * 0.2
  body.y = Math.min(body.y, y - 26)
  body.still = 0
  tell(world, 'bounce', {
    by: theOne(world.plan, 'player').id,
    ...(body.cast && { to: body.cast }),
    x: body.x,
    y: body.y,
  })
}

function bump(world: PinballWorld, one: number, other: number): void {
  const [first, second] = [world.bodies[one], world.bodies[other]]
  const index = first?.part === 'bumper' ? one : second?.part === 'bumper' ? other : -1
  const body = first?.part === 'ball' ? first : second?.part === 'ball' ? second : undefined
  const bumper = world.bodies[index]
  if (!bumper || !body) return
  const far = length(body.x - bumper.x, body.y - bumper.y)
  const speed = Math.max(340, Math.min(620, length(body.vx, body.vy)))
  body.vx = ((body.x - bumper.x) / far) * speed
  body.vy = ((body.y - bumper.y) / far) * speed
  world.shining[index] = 14
  world.lit[index] = true
  tell(world, 'hit', {
    by: theOne(world.plan, 'player').id,
    ...(bumper.cast && { to: bumper.cast }),
    x: bumper.x,
    y: bumper.y,
  })
  tell(world, 'power', { x: bumper.x, y: bumper.y - 30, words: '+10' })
  addScore(world, 10)
  if (!contentOf(world.plan).lights || world.status !== 'playing') return
  if (world.lit.every(Boolean)) win(world, `All ${bumperNames(world.plan)} are lit!`)
}

export const bumperNames = (plan: GamePlan): string => bumpersIn(plan)[0]?.plural ?? 'bumpers'

function drain(world: PinballWorld, body: Body): void {
  world.bodies = world.bodies.filter((one) => one !== body)
  tell(world, 'miss', {
    by: theOne(world.plan, 'player').id,
    x: stage.width / 2,
    y: stage.height - 60,
    words: 'Gone!',
  })
  // As long as another one rolls, nothing is lost.
  if (world.due > 0 || ballsIn(world).length > 0) return
  // Else it would be enough to wait until each was hit by chance.
  world.lit = world.lit.map(() => false)
  world.serve = rate
  world.due = contentOf(world.plan).balls ?? 1
  loseLife(world, 'The last ball is gone.')
}

const controls: Control[] = [
  { input: 'left', says: 'Left flipper' },
  { input: 'right', says: 'Right flipper' },
  { input: 'a', says: 'Both flippers' },
  { input: 'pointer', says: 'Tap left or right' },
]

export const genre: Genre<PinballWorld> = {
  id: 'pinball',
  dimension: '2d',
  stage,
  seen: 'table',
  controls: () => controls,
  howTo: (plan) => [
    'Left and right move the flippers. On a phone, tap that half.',
    contentOf(plan).lights
      ? `Hit all of the ${bumperNames(plan)}: each of them stays lit until you lose the ball.`
      : `Hit the ${bumperNames(plan)} for points.`,
    ...((contentOf(plan).balls ?? 1) > 1
      ? [`${contentOf(plan).balls} balls are on the table at once. A try is over when all of them are gone.`]
      : []),
    'Flip late to send the ball to the far side, early to keep it near.',
  ],
  create,
  step,
  hud: ({ lit, plan }) =>
    contentOf(plan).lights
      ? [
          {
            says: 'Lit',
            value: `${lit.filter(Boolean).length} / ${lit.length}`,
            picture: bumpersIn(plan)[0]?.id,
          },
        ]
      : [],
  draw,
}

function draw(world: PinballWorld, painter: Painter): void {
  const { ctx, plan, palette } = painter
  const { width, height } = stage
  ctx.fillStyle = mix('#2a2350', palette.accent, 0.16)
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 8
  ctx.beginPath()
  ctx.roundRect(6, 4, width - 12, height + 20, 40)
  ctx.fill()
  ctx.stroke()
  ctx.strokeStyle = fade(palette.accent, 0.28)
  ctx.lineWidth = 5
  for (const size of [70, 120, 180]) {
    ctx.beginPath()
    ctx.arc(width / 2, 560, size, Math.PI, Math.PI * 2)
    ctx.stroke()
  }
  painter.sprite(theOne(plan, 'player'), width / 2, 560, 92, { alpha: 0.5 })
  ctx.lineCap = 'round'
  for (const [at, { x1, y1, x2, y2 }] of world.walls.entries()) {
    const isFlipper = at >= world.walls.length - 2
    for (const [colour, wide] of isFlipper
      ? ([
          ['#1d1b2e', 24],
          ['#ffd447', 18],
        ] as const)
      : ([['#c9c3ff', 10]] as const)) {
      ctx.strokeStyle = colour
      ctx.lineWidth = wide
      ctx.beginPath()
      ctx.moveTo(x1, y1)
      ctx.lineTo(x2, y2)
      ctx.stroke()
    }
  }
  for (const [at, body] of world.bodies.entries()) {
    if (body.part === 'ball') drawBall(painter, body, '#e8ebf2')
    else drawBumper(painter, body, world.shining[at] ?? 0, contentOf(plan).lights && world.lit[at])
  }
}

function drawBumper(painter: Painter, { x, y, wide, cast }: Body, shine: number, isLit = false): void {
  const grow = wide * (1 + shine * 0.008)
  if (isLit) {
    const { ctx } = painter
    ctx.fillStyle = fade('#ffe066', 0.55)
    ctx.strokeStyle = '#fff6c2'
    ctx.lineWidth = 4
    ctx.beginPath()
    ctx.arc(x, y, grow + 12, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
  painter.tile('bumper', x - grow, y - grow, grow * 2, grow * 2)
  if (cast) painter.sprite(memberOf(painter.plan, cast), x, y, wide * 1.7, { flash: shine / 20 })
}
