import { castIn, theOne } from '../../../game/plan.ts'
import { cosine, sine, turn } from '../../../rules/sure-math.ts'
import type { Painter } from '../../view/painter.ts'
import { centre, numbers, radius, rings } from './board.ts'
import { aimOf, type DartsWorld, markSize, modeOf, perTurn, rivalIn, type Stuck, stage } from './world.ts'

const dark = '#23212b'
const light = '#f3e6c8'
const red = '#d8403a'
const green = '#2f9e58'
const feathers = { 1: '#ff5d4e', 2: '#4f8dff' } as const

export function draw(world: DartsWorld, painter: Painter): void {
  drawWall(painter)
  drawBoard(painter, modeOf(world.plan) === 'marks')
  for (const { x, y, cast } of world.marks) painter.sprite(cast, x, y, markSize * 2.1, { alive: x })
  for (const dart of world.stuck) drawDart(painter, dart, 1)
  drawPlayers(world, painter)
  if (world.phase === 'fly') drawFlight(world, painter)
  else if (world.phase === 'aim' && world.turn === 1) drawAim(world, painter)
  if (world.phase === 'look' && world.says !== '')
    painter.text(world.says, centre.x, 36, 34, { bold: true, colour: '#fffdf6', outline: dark })
}

function drawWall({ ctx }: Painter): void {
  ctx.fillStyle = '#5b3a26'
  ctx.beginPath()
  ctx.roundRect(8, 8, stage.width - 16, stage.height - 16, 26)
  ctx.fill()
  ctx.fillStyle = '#00000022'
  for (let x = 8 + 88; x < stage.width - 16; x += 88) ctx.fillRect(x, 8, 4, stage.height - 16)
  ctx.fillStyle = '#1b1a22'
  ctx.beginPath()
  ctx.arc(centre.x, centre.y, radius + 36, 0, Math.PI * 2)
  ctx.fill()
}

/** A slice of a ring. */
function slice(ctx: CanvasRenderingContext2D, at: number, from: number, to: number, colour: string): void {
  const middle = (at / 20) * turn - turn / 4
  const [start, end] = [middle - turn / 40, middle + turn / 40]
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.arc(centre.x, centre.y, radius * to, start, end)
  ctx.arc(centre.x, centre.y, radius * from, end, start, true)
  ctx.fill()
}

function drawBoard(painter: Painter, isPlain: boolean): void {
  const { ctx } = painter
  if (isPlain) {
    for (const [part, colour] of [
      [1, light],
      [0.75, red],
      [0.5, light],
      [0.25, red],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.arc(centre.x, centre.y, radius * part, 0, Math.PI * 2)
      ctx.fill()
    }
    return
  }
  for (const [at, number] of numbers.entries()) {
    const isEven = at % 2 === 0
    slice(ctx, at, rings.outer, rings.triple[0], isEven ? dark : light)
    slice(ctx, at, rings.triple[0], rings.triple[1], isEven ? red : green)
    slice(ctx, at, rings.triple[1], rings.double[0], isEven ? dark : light)
    slice(ctx, at, rings.double[0], rings.double[1], isEven ? red : green)
    const angle = (at / 20) * turn - turn / 4
    const far = radius + 18
    painter.text(String(number), centre.x + cosine(angle) * far, centre.y + sine(angle) * far, 19, {
      bold: true,
      colour: '#f5f2ea',
    })
  }
  for (const [part, colour] of [
    [rings.outer, green],
    [rings.bull, red],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(centre.x, centre.y, radius * part, 0, Math.PI * 2)
    ctx.fill()
  }
}

function drawDart(painter: Painter, { x, y, by }: Stuck, size: number): void {
  const [other] = castIn(painter.plan, 'projectile')
  if (other) {
    painter.sprite(other, x, y, 46 * size)
    return
  }
  const { ctx } = painter
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(0.62)
  ctx.scale(size, size)
  ctx.fillStyle = '#00000044'
  ctx.fillRect(4, 3, 9, 46)
  ctx.fillStyle = '#cfd4de'
  ctx.fillRect(-1.5, 0, 3, 16)
  ctx.fillStyle = '#5a5f6e'
  ctx.fillRect(-3.5, 14, 7, 20)
  ctx.fillStyle = feathers[by]
  ctx.beginPath()
  ctx.moveTo(0, 30)
  ctx.lineTo(-10, 42)
  ctx.lineTo(-10, 54)
  ctx.lineTo(0, 48)
  ctx.lineTo(10, 54)
  ctx.lineTo(10, 42)
  ctx.fill()
  ctx.restore()
}

function drawFlight(world: DartsWorld, painter: Painter): void {
  const part = Math.min(1, world.since / 16)
  const from = world.turn === 1 ? { x: 150, y: 590 } : { x: 570, y: 590 }
  const { x, y } = world.flies
  const at = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part - 60 * part * (1 - part) }
  drawDart(painter, { ...at, by: world.turn }, 1.9 - part * 0.9)
}

/** Where the dart would stick just now. */
function drawAim(world: DartsWorld, { ctx }: Painter): void {
  const { x, y } = aimOf(world)
  for (const [colour, wide] of [
    ['#1d1b2e', 7],
    ['#ffffff', 3.5],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = wide
    ctx.beginPath()
    ctx.arc(x, y, 17, 0, Math.PI * 2)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(x + dx * 10, y + dy * 10)
      ctx.lineTo(x + dx * 27, y + dy * 27)
    }
    ctx.stroke()
  }
  ctx.fillStyle = '#ff5d4e'
  ctx.beginPath()
  ctx.arc(x, y, 3.5, 0, Math.PI * 2)
  ctx.fill()
}

/** Those who play stand below the board, with their figures and the darts that they still hold. */
function drawPlayers(world: DartsWorld, painter: Painter): void {
  const { plan, turn: whose, left, sum } = world
  const mode = modeOf(plan)
  const rival = mode === 'marks' ? undefined : rivalIn(plan)
  const figure = (who: 0 | 1) => String(mode === 'nought' ? left[who] : sum[who])
  const sides = [
    { member: theOne(plan, 'player'), x: 92, number: 1 as const },
    ...(rival ? [{ member: rival, x: stage.width - 92, number: 2 as const }] : []),
  ]
  for (const { member, x, number } of sides) {
    const isOn = whose === number
    painter.sprite(member, x, 596, 118, {
      facing: number === 1 ? 1 : -1,
      shadow: true,
      alive: number,
      ...(isOn && { glow: '#ffd447' }),
    })
    const side = number === 1 ? 1 : -1
    if (mode !== 'marks') {
      painter.panel(x + side * 112 - 46, 600, 92, 50, {
        radius: 14,
        fill: '#1d1b2ee6',
        outline: 'transparent',
        shadow: false,
      })
      painter.text(figure(number === 1 ? 0 : 1), x + side * 112, 626, 30, { bold: true, colour: '#fffdf6' })
    }
    if (isOn)
      for (let dart = world.thrown; dart < perTurn; dart++)
        drawDart(painter, { x: x + side * (190 + (dart - world.thrown) * 26), y: 604, by: number }, 0.8)
  }
}
