import type { Button } from '../../../core/input.ts'
import { castIn, theOne } from '../../../game/plan.ts'
import { cosine, sine, turn } from '../../../rules/sure-math.ts'
import { chartOf, lanesIn } from '../../beats/chart.ts'
import { beat, songOf } from '../../beats/song.ts'
import { fade, lift } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'
import {
  fallSteps,
  type Judgement,
  laneArea,
  laneButtons,
  laneMiddle,
  line,
  type RhythmWorld,
  rivalIn,
  stage,
} from './world.ts'

const colours = ['#ff5d73', '#4fb8ff', '#7be36a', '#ffc233', '#b98cff']
const top = 14
const radius = 34
const turns: Partial<Record<Button, number>> = { left: 0.5, down: 0.25, up: 0.75, right: 0 }
const inks: Record<Judgement, string> = { 'Perfect!': '#ffe066', Good: '#9ff0b0', Miss: '#ff9a8f' }

export function draw(world: RhythmWorld, painter: Painter): void {
  drawDancers(world, painter)
  drawLanes(world, painter)
  drawMarks(world, painter)
  drawJudgement(world, painter)
}

/** Where one is in a beat, from 0 to 1. */
function phaseOf({ plan, time }: RhythmWorld): { part: number; isOdd: boolean } {
  const beats = time / (songOf(plan).sixteenth * beat)
  return { part: beats - Math.floor(beats), isOdd: Math.abs(Math.floor(beats)) % 2 === 1 }
}

/** Everybody moves with the beat; whoever plays leaps when a note is hit, and hangs their head when one is missed. */
function drawDancers(world: RhythmWorld, painter: Painter): void {
  const { plan } = painter
  const { part, isOdd } = phaseOf(world)
  const bob = sine(part * turn * 0.5)
  const side = isOdd ? 1 : -1
  const fresh = Math.max(0, 1 - world.ago / 22)
  const isSad = world.said === 'Miss' && fresh > 0
  const leap =
    !isSad && world.said !== '' ? sine(fresh * turn * 0.5) * (world.said === 'Perfect!' ? 46 : 26) : 0
  const dance = (x: number, y: number, size: number, way: number) => ({
    x: x + side * way * bob * size * 0.05,
    y: y - bob * size * 0.06,
    pose: { angle: side * way * bob * 0.13, squash: 1.06 - bob * 0.12, shadow: true as const },
  })
  const player = dance(88, 500, 150, 1)
  painter.sprite(theOne(plan, 'player'), player.x, player.y - leap, 150, {
    ...player.pose,
    facing: 1,
    ...(isSad && { angle: 0.24 * fresh, squash: 1.12 }),
    ...(world.streak >= 10 && { glow: '#ffd447' }),
  })
  const rival = rivalIn(plan)
  if (rival) {
    const at = dance(632, 500, 150, -1)
    painter.sprite(rival, at.x, at.y, 150, { ...at.pose, facing: -1 })
  }
  const others = [...castIn(plan, 'friend'), ...castIn(plan, 'prop')]
  const spots = rival ? besideOne : besideNobody
  for (const [index, { x, y, size }] of spots.slice(0, others.length).entries()) {
    const at = dance(x, y, size, index % 2 === 0 ? -1 : 1)
    painter.sprite(others[index] ?? rival ?? theOne(plan, 'player'), at.x, at.y, size, at.pose)
  }
}

/** Where those stand who only dance along: with a rival on the right, there is room at the feet of both. */
const besideNobody = [
  { x: 600, y: 524, size: 88 },
  { x: 676, y: 512, size: 88 },
  { x: 640, y: 440, size: 74 },
]
const besideOne = [
  { x: 40, y: 598, size: 70 },
  { x: 676, y: 598, size: 70 },
  { x: 132, y: 600, size: 70 },
]

function drawLanes(world: RhythmWorld, { ctx, plan }: Painter): void {
  const many = lanesIn(plan)
  const wide = laneArea.width / many
  ctx.fillStyle = '#171433d9'
  ctx.beginPath()
  ctx.roundRect(laneArea.x - 10, top - 8, laneArea.width + 20, stage.height - top - 2, 22)
  ctx.fill()
  const { part } = phaseOf(world)
  for (let lane = 0; lane < many; lane++) {
    const middle = laneMiddle(world, lane)
    const x = middle - wide / 2
    const colour = colours[lane] ?? '#ffffff'
    const fresh = Math.max(0, 1 - (world.since[lane] ?? 99) / 14)
    const shine = ctx.createLinearGradient(0, line, 0, top)
    shine.addColorStop(0, fade(colour, 0.24 + fresh * 0.5))
    shine.addColorStop(1, fade(colour, 0.07))
    ctx.fillStyle = shine
    ctx.fillRect(x + 3, top, wide - 6, line - top)
    drawRing(ctx, {
      x: middle,
      button: laneButtons(plan)[lane],
      colour,
      fresh,
      pulse: 1 - part,
    })
  }
}

type Ring = { x: number; button: Button | undefined; colour: string; fresh: number; pulse: number }

function drawRing(ctx: CanvasRenderingContext2D, { x, button, colour, fresh, pulse }: Ring): void {
  ctx.save()
  ctx.translate(x, line)
  ctx.fillStyle = fresh > 0 ? fade(colour, 0.35 + fresh * 0.5) : '#1d1b3acc'
  ctx.strokeStyle = lift(colour, pulse * 0.25)
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.arc(0, 0, radius + 4 + fresh * 5 + pulse * 2, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = fade('#ffffff', 0.6)
  const angle = button === undefined ? undefined : turns[button]
  if (angle === undefined) {
    ctx.beginPath()
    ctx.arc(0, 0, 9, 0, Math.PI * 2)
    ctx.fill()
  } else drawHead(ctx, angle * turn, 15)
  ctx.restore()
}

function drawHead(ctx: CanvasRenderingContext2D, angle: number, size: number): void {
  const at = (along: number, across: number) => ({
    x: cosine(angle) * along - sine(angle) * across,
    y: sine(angle) * along + cosine(angle) * across,
  })
  const [tip, left, right] = [at(size, 0), at(-size * 0.7, -size), at(-size * 0.7, size)]
  ctx.beginPath()
  ctx.moveTo(tip.x, tip.y)
  ctx.lineTo(left.x, left.y)
  ctx.lineTo(right.x, right.y)
  ctx.fill()
}

function drawMarks(world: RhythmWorld, painter: Painter): void {
  const { plan, ctx } = painter
  const steps = fallSteps(world)
  const speed = (line - top) / steps
  for (const [lane, marks] of chartOf(plan, world.round).lanes.entries()) {
    const x = laneMiddle(world, lane)
    for (let index = world.next[lane] ?? 0; index < marks.length; index++) {
      const mark = marks[index]
      if (!mark || mark.at - world.time > steps) break
      const y = line - (mark.at - world.time) * speed
      if (mark.cast) {
        ctx.fillStyle = fade(mark.bad ? '#e4472b' : (colours[lane] ?? '#ffffff'), 0.35)
        ctx.beginPath()
        ctx.arc(x, y, radius, 0, Math.PI * 2)
        ctx.fill()
        painter.sprite(mark.cast, x, y, radius * 1.75)
      } else drawNote(ctx, x, y, colours[lane] ?? '#ffffff', turns[laneButtons(plan)[lane] ?? 'a'])
    }
  }
}

function drawNote(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: string,
  angle: number | undefined,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = colour
  ctx.strokeStyle = '#fffdf6'
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.arc(0, 0, radius - 4, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#fffdf6'
  if (angle !== undefined) drawHead(ctx, angle * turn, 14)
  ctx.restore()
}

function drawJudgement(world: RhythmWorld, painter: Painter): void {
  const middle = laneArea.x + laneArea.width / 2
  const { sixteenth } = songOf(world.plan)
  if (world.round === 0 && world.time < 0) {
    const left = Math.ceil(-world.time / (sixteenth * beat))
    painter.text(left > 3 ? 'Ready?' : String(left), middle, 250, left > 3 ? 54 : 88, {
      bold: true,
      colour: '#fffdf6',
      outline: '#12102a',
    })
  }
  if (world.said === '' || world.ago > 30) return
  const size = 34 + Math.max(0, 8 - world.ago)
  painter.text(world.said, middle, line - 92, size, {
    bold: true,
    colour: inks[world.said],
    outline: '#12102a',
  })
  if (world.streak >= 5)
    painter.text(`${world.streak} in a row`, middle, line - 62, 20, {
      bold: true,
      colour: '#fffdf6',
      outline: '#12102a',
    })
}
