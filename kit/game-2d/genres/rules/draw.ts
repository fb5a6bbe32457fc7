import { type CastMember, memberOf, pictureOfSort } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import type { Kind, Look } from '../../../rules/rulebook.ts'
import { hopSteps } from '../../../rules/spaces/lanes.ts'
import { stage } from '../../../rules/spaces/space.ts'
import { spaces } from '../../../rules/spaces.ts'
import { cosine, sine } from '../../../rules/sure-math.ts'
import {
  amountOf,
  type Body,
  bodiesOf,
  bookOf,
  isInSight,
  kindOf,
  playerOf,
  type RulesWorld,
} from '../../../rules/world.ts'
import { drawBlot } from '../../ground/blots.ts'
import { drawBrick, drawPaddle, drawTrail, veil } from '../../ground/boxes.ts'
import { drawZone, isGauge, middleOf } from '../../ground/gauges.ts'
import { drawGround } from '../../ground/ground.ts'
import { grounds, overlays } from '../../ground/grounds.ts'
import { drawHands } from '../../ground/hands.ts'
import { drawBadge, drawBrink, drawHeart, drawOrb } from '../../ground/orbs.ts'
import { drawDucking, drawRope, hopOf } from '../../ground/running.ts'
import { drawFilling, drawShade, drawStreaks, drawSurroundings } from '../../ground/surroundings.ts'
import type { Painter, Pose } from '../../view/painter.ts'

/** The ground first, then everybody from the back to the front, then what the eyes need to know. */
export function draw(world: RulesWorld, painter: Painter): void {
  const book = bookOf(world)
  const drawOwn = grounds[book.space.id] ?? drawGround
  drawOwn(world, painter)
  drawSights(world, painter)
  if (spaces[book.space.id].passes) drawStreaks(spaces[book.space.id].heading, painter)
  // What flies to and fro over the whole scene must always be seen.
  if (book.kinds.some(({ drive }) => drive.does === 'bounce')) veil(painter)
  const sorted = [...world.entities].sort((one, other) => depthOf(one, book) - depthOf(other, book))
  for (const body of sorted) drawShade(body, kindOf(book, body.kind).look?.shade ?? 0, painter)
  for (const body of sorted) drawCord(world, body, painter)
  for (const body of sorted) drawBody(world, body, kindOf(book, body.kind), painter)
  // What has to be stopped in time nobody stands in front of.
  for (const body of sorted)
    for (const { name, zone } of kindOf(book, body.kind).meters ?? [])
      if (zone && isInSight(world, body)) {
        const { x, y } = world.camera
        // What is nothing but a gauge is where everybody sees it.
        const spot = isGauge(zone) ? { x: x + stage.width / 2, y: y + 120, size: body.size } : body
        drawZone(spot, body.meters[name] ?? 0, zone, painter)
        if (zone.of) painter.sprite(zone.of, ...middleOf(spot, zone), { facing: 0, shadow: false })
      }
  drawBrink(world, painter)
  drawSurroundings(world, painter)
  overlays[book.space.id]?.(world, painter)
  if (book.space.id === 'aim') drawAim(playerOf(world), painter)
}

function depthOf({ carrier, y, kind }: Body, book: ReturnType<typeof bookOf>): number {
  const { drive, fills, under, look } = kindOf(book, kind)
  const { does } = drive
  return (
    y +
    (carrier > 0 && !under ? 10_000 : 0) -
    (look?.flat || look?.stroke || look?.blot || look?.bay ? 10_000 : 0) +
    (fills ? 30_000 : 0) +
    (does === 'fly' ? 20_000 : 0) +
    (does === 'player' ? 30 : 0) +
    (look?.finder ? 40_000 : 0) +
    (sticksTo(drive) ? 130 : 0)
  )
}

/** What sticks to somebody is seen on it, wherever around it that is. */
const sticksTo = (drive: Kind['drive']) => drive.does === 'ride' && drive.at === 'skin'

/** A tractor is larger than the hen, and a customer as tall as the waiter. Only to the eye: the rules go by the sizes that they gave. */
function likeInLife(world: RulesWorld, { cast, size, wide }: Body): number {
  const { beside } = memberOf(world.plan, cast)
  if (beside === undefined || wide !== 1 || bookOf(world).space.maze) return 1
  return Math.min(1.4, Math.max(0.72, (playerOf(world).size * beside) / size))
}

/** Pictures are a little larger than the bodies they stand for: whoever brushes past was not touched. */
const larger = 1.2

function drawBody(world: RulesWorld, body: Body, kind: Kind, painter: Painter): void {
  const { x, y, size } = body
  const isPlayer = kind.drive.does === 'player'
  if (!isInSight(world, body)) return
  if (kind.fills) {
    drawFilling(world, body, painter)
    return
  }
  if (kind.meters?.some(({ zone }) => isGauge(zone))) return
  const look = lookOf(body, kind)
  if (look.stroke) {
    drawStroke(world, body, look.stroke, painter)
    return
  }
  if (look.blot) {
    drawBlot(body, look.blot, look.alpha ?? 1, painter)
    return
  }
  if (look.flat) {
    painter.sprite(body.cast, x, y + size * 0.34, size * larger, {
      shadow: false,
      ...(look.alpha !== undefined && { alpha: look.alpha }),
    })
    return
  }
  if (look.orb) {
    drawOrb(body, look.orb, painter)
    return
  }
  if (look.plate) {
    drawBrick(body, look.plate, painter)
    return
  }
  if (look.bay) {
    drawBay(body, look.bay, painter)
    return
  }
  if (look.finder) {
    drawFinder(body, look, painter)
    return
  }
  if (kind.drive.does === 'bounce') drawTrail(body, painter)
  const pose: Pose = {
    // Upside down, left is right.
    facing: body.upside ? -body.facing : body.facing,
    angle: body.angle + (look.angle ?? 0),
    alive: body.id,
    // Over a ground that goes by nobody throws a shadow on it, nor does what hangs where a jump leads, swims, or lies in the earth.
    shadow:
      kind.drive.does !== 'fly' &&
      !sticksTo(kind.drive) &&
      kind.where !== 'arcs' &&
      kind.where !== 'footholds' &&
      memberOf(world.plan, body.cast).motion !== 'swims' &&
      !body.upside &&
      !spaces[bookOf(world).space.id].passes &&
      !spaces[bookOf(world).space.id].endless &&
      bookOf(world).space.id !== 'earth' &&
      // Where one falls, whatever is in the air has none under its feet.
      !(spaces[bookOf(world).space.id].falls && !body.grounded && Math.abs(body.vy) > 20),
  }
  if (look.alpha !== undefined) pose.alpha = look.alpha
  if (look.glow) pose.glow = look.glow
  if (isPlayer && body.safe > 0 && Math.floor(body.safe / 5) % 2 === 1) pose.alpha = 0.45
  if (!isPlayer && body.safe > 0) pose.flash = 0.7
  if (body.still > 0) pose.glow = '#9be8ff'
  const { endless, falls } = spaces[bookOf(world).space.id]
  // Where one jumps, what is seen goes with whoever is played.
  if (isPlayer && body.wide === 1 && !endless && !falls)
    ringUnder(body, spaces[bookOf(world).space.id].turns === true, painter)
  if (kind.drive.does === 'fly' && !kind.drive.upright) {
    delete pose.alive
    if (!kind.drive.upright) pose.angle = body.age * 0.12
  }
  if (look.badge) drawBadge(body, painter)
  if (look.line) drawLine(playerOf(world), body, painter)
  if (look.hangs) drawRope(body, painter)
  if (body.ducks) {
    drawDucking(body, painter)
    return
  }
  const high = isPlayer && bookOf(world).space.id === 'lanes' ? hopOf(body, hopSteps) : 0
  const pulse = look.pulses ? 1 + 0.12 * sine(body.age * 0.4) : 1
  const grown = isPlayer ? 1 : likeInLife(world, body)
  const { half } = look
  if (half) {
    painter.ctx.save()
    painter.ctx.beginPath()
    painter.ctx.rect(half === 'left' ? x - size * 2 : x, y - size * 2, size * 2, size * 4)
    painter.ctx.clip()
  }
  const down = look.sunk === undefined ? 0 : sinkInto(body, look.sunk, painter)
  if (look.sunk !== undefined) pose.shadow = false
  const shown = shownAs(world, kind)
  // On the same ground, however tall.
  const middle = y - seatOf(world, body) - high * 18 + down - size * (grown - 1) * 0.5
  const drawn = size * larger * (look.scale ?? 1) * (1 + high * 0.14) * grown
  painter.sprite(shown, x, middle, drawn * pulse, pose)
  const head = Math.min(y - size * 0.56, middle - painter.headOf(shown, drawn))
  if (half || look.sunk !== undefined) painter.ctx.restore()
  if (isPlayer && body.wide > 1) drawPaddle(body, painter)
  if (look.spots) drawSpots(body, look.spots, look.spotted, painter)
  if (look.mark)
    painter.text(look.mark, x, head - size * 0.16 - 14, 26, {
      bold: true,
      colour: '#fff6d8',
      outline: '#1d1b2e',
    })
  if (look.wants) drawBubble(world, body, look.wants, head, painter)
  drawAround(body, look, painter)
  if (look.heart) drawHeart(body, painter)
  if (isPlayer) drawHands(body, head, painter)
  drawMeters(world, body, kind, head, painter)
  drawWork(world, body, painter)
}

/** Whoever it looks like: its member, the one whose picture it wears, or a sort of it. */
function shownAs({ plan }: RulesWorld, { guise, cast, look }: Kind): CastMember {
  const member = memberOf(plan, guise ?? cast)
  return look?.sort === undefined ? member : { ...member, picture: pictureOfSort(member, look.sort) }
}

/** What somebody wants, as pictures in a bubble over its head. */
function drawBubble(
  world: RulesWorld,
  { x }: Body,
  wants: readonly string[],
  head: number,
  painter: Painter,
): void {
  const { ctx } = painter
  const each = 44
  const width = wants.length * each + 14
  const top = head - each - 30
  const left = Math.max(4, Math.min(world.width - width - 4, x - width / 2))
  ctx.save()
  ctx.fillStyle = '#fffdf4'
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.roundRect(left, top, width, each + 8, 16)
  ctx.moveTo(x - 9, top + each + 8)
  ctx.lineTo(x, top + each + 20)
  ctx.lineTo(x + 9, top + each + 8)
  ctx.stroke()
  ctx.fill()
  ctx.restore()
  for (const [at, wanted] of wants.entries()) {
    const kind = kindOf(bookOf(world), wanted)
    const { glow } = kind.look ?? {}
    const [middle, height] = [left + 7 + each * (at + 0.5), top + 4 + each / 2]
    painter.sprite(shownAs(world, kind), middle, height, each * 0.86, { facing: 0, ...(glow && { glow }) })
  }
}

/** How far down somebody is in a hole, whose rim hides what is below. It comes up fast, and goes down more and more. */
function sinkInto({ x, y, size, age }: Body, sunk: number, { ctx }: Painter): number {
  const deep = Math.max(sunk * sunk, 1 - age / 9)
  ctx.save()
  ctx.beginPath()
  ctx.ellipse(x, y + size * 0.46, size * 0.8, size * 0.26, 0, 0, Math.PI)
  ctx.lineTo(x - size * 0.8, y - size * 2)
  ctx.lineTo(x + size * 0.8, y - size * 2)
  ctx.closePath()
  ctx.clip()
  return deep * size * 1.25
}

/** How high somebody sits on what is under it. */
function seatOf(world: RulesWorld, { id }: Body): number {
  const mount = world.entities.find(({ carrier }) => carrier === id)
  return mount && kindOf(bookOf(world), mount.kind).under ? mount.size * 0.4 : 0
}

/** What lies over it, what it is inside of, and what is written on it. */
function drawAround({ x, y, size }: Body, { heap, shell, sign }: Look, painter: Painter): void {
  const { ctx } = painter
  ctx.save()
  if (heap) {
    ctx.fillStyle = heap
    ctx.strokeStyle = '#1d1b2e59'
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.ellipse(x, y + size * 0.46, size * 0.62, size * 0.5, 0, Math.PI, Math.PI * 2)
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
  }
  if (shell) {
    ctx.fillStyle = shell
    ctx.strokeStyle = '#ffffffb0'
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.roundRect(x - size * 0.56, y - size * 0.56, size * 1.12, size * 1.12, size * 0.24)
    ctx.globalAlpha = 0.55
    ctx.fill()
    ctx.globalAlpha = 1
    ctx.stroke()
  }
  ctx.restore()
  if (sign)
    painter.text(sign, x, y, Math.max(20, size * 0.5), { colour: '#fff6d8', bold: true, outline: '#1d1b2e' })
}

/** A cord from one to the next, hanging through a little. */
function drawCord(world: RulesWorld, { x, y, tied }: Body, { ctx }: Painter): void {
  const other = tied > 0 ? world.entities.find(({ id }) => id === tied) : undefined
  if (!other) return
  ctx.save()
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.quadraticCurveTo((x + other.x) / 2, (y + other.y) / 2 + 26, other.x, other.y)
  ctx.strokeStyle = '#1d1b2e73'
  ctx.lineWidth = 9
  ctx.stroke()
  ctx.strokeStyle = '#ffd447'
  ctx.lineWidth = 5
  ctx.stroke()
  ctx.restore()
}

/** Three lines and a P, as on any car park. */
function drawBay({ cast, x, y, size }: Body, colour: string, painter: Painter): void {
  const { ctx } = painter
  const [half, high] = [size * 0.62, size * 0.5]
  painter.painted(cast, x, y, size)
  ctx.save()
  ctx.fillStyle = '#1d1b2e4d'
  ctx.fillRect(x - half, y - high, half * 2, high * 2)
  ctx.beginPath()
  ctx.moveTo(x - half, y - high)
  ctx.lineTo(x + half, y - high)
  ctx.lineTo(x + half, y + high)
  ctx.lineTo(x - half, y + high)
  ctx.strokeStyle = colour
  ctx.lineWidth = 6
  ctx.stroke()
  ctx.restore()
  painter.text('P', x, y, size * 0.5, { colour, bold: true })
}

/** The window of a camera, as large as what it takes in. */
function drawFinder({ x, y, size, wide }: Body, { finder, alpha = 1 }: Look, { ctx }: Painter): void {
  const [half, high] = [(size * wide) / 2, size / 2]
  ctx.save()
  if (finder === 'flash') {
    ctx.globalAlpha = alpha * 0.85
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(x - half, y - high, half * 2, high * 2)
    ctx.restore()
    return
  }
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [width, tint] of [
    [9, '#1d1b2ea6'],
    [5, '#fffdf4'],
  ] as const) {
    ctx.beginPath()
    for (const across of [-1, 1])
      for (const down of [-1, 1]) {
        const [left, top] = [x + across * half, y + down * high]
        ctx.moveTo(left - across * size * 0.24, top)
        ctx.lineTo(left, top)
        ctx.lineTo(left, top - down * size * 0.24)
      }
    ctx.moveTo(x - 8, y)
    ctx.lineTo(x + 8, y)
    ctx.moveTo(x, y - 8)
    ctx.lineTo(x, y + 8)
    ctx.strokeStyle = tint
    ctx.lineWidth = width
    ctx.stroke()
  }
  ctx.restore()
}

/** From the one that was left there before it; across a gap nothing is drawn. */
function drawStroke(
  world: RulesWorld,
  { x, y, id, kind, size, meters }: Body,
  colour: string,
  { ctx }: Painter,
): void {
  const last = bodiesOf(world, kind).findLast((one) => one.id < id)
  const isNext = last && Math.hypot(last.x - x, last.y - y) < size * 4
  ctx.save()
  ctx.lineCap = 'round'
  // It is wet at first.
  ctx.globalAlpha = 0.45 + 0.5 * Math.min(1, meters.dry ?? 1)
  for (const [width, tint] of [
    [size * 0.62, '#1d1b2e73'],
    [size * 0.4, colour],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(isNext ? last.x : x, isNext ? last.y : y)
    ctx.lineTo(x, y + 0.1)
    ctx.strokeStyle = tint
    ctx.lineWidth = width
    ctx.stroke()
  }
  ctx.restore()
}

/** How a body looks just now: as its kind does, and as far as its meters have come. */
function lookOf({ meters }: Body, kind: Kind): Look & { spotted: number } {
  const look = { ...kind.look, spotted: 1 }
  for (const { name, empty, full } of kind.meters ?? []) {
    const value = meters[name] ?? 0
    const blend = (none = 1, all = 1) => none + (all - none) * value
    if (empty?.alpha !== undefined || full?.alpha !== undefined) look.alpha = blend(empty?.alpha, full?.alpha)
    if (empty?.scale !== undefined || full?.scale !== undefined) look.scale = blend(empty?.scale, full?.scale)
    if (empty?.sunk !== undefined || full?.sunk !== undefined)
      look.sunk = (empty?.sunk ?? 0) + ((full?.sunk ?? 0) - (empty?.sunk ?? 0)) * value
    if (empty?.angle !== undefined || full?.angle !== undefined)
      look.angle = blend(empty?.angle ?? 0, full?.angle ?? 0)
    const { glow, mark } = (value > 0.94 ? full : value < 0.06 ? empty : undefined) ?? {}
    if (glow) look.glow = glow
    if (mark) look.mark = mark
    const spots = full?.spots ?? empty?.spots
    if (spots) Object.assign(look, { spots, spotted: full?.spots ? value : 1 - value })
  }
  return look
}

/** Blotches that lie over a picture, fewer and paler the less there is of them. */
function drawSpots({ x, y, size, id }: Body, colour: string, part: number, { ctx }: Painter): void {
  ctx.save()
  ctx.fillStyle = colour
  for (let spot = 0; spot < 9; spot++) {
    if (spot / 9 >= part) continue
    const way = spot * 2.4 + id
    const out = size * 0.37 * Math.sqrt((spot + 0.5) / 9)
    ctx.globalAlpha = Math.min(0.85, 0.35 + part * 0.5)
    ctx.beginPath()
    ctx.arc(x + cosine(way) * out, y + sine(way) * out, size * (0.08 + (spot % 3) * 0.025), 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

function drawLine(from: Body, to: Body, { ctx }: Painter): void {
  ctx.save()
  ctx.strokeStyle = '#fff6d8'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(from.x + from.facing * from.size * 0.4, from.y - from.size * 0.4)
  ctx.quadraticCurveTo((from.x + to.x) / 2, Math.max(from.y, to.y), to.x, to.y)
  ctx.stroke()
  ctx.restore()
}

/** How far, and in which direction, those see whose look has consequences: light on the ground that one keeps out of. */
function drawSights(world: RulesWorld, { ctx }: Painter): void {
  const player = playerOf(world)
  for (const { when } of bookOf(world).rules) {
    if (!('sees' in when) || when.sees[0] === player.cast || when.sees[0] === player.kind) continue
    const half = Math.acos(when.narrow ?? 0.35)
    for (const { x, y, facing } of bodiesOf(world, when.sees[0])) {
      const middle = facing < 0 ? Math.PI : 0
      ctx.save()
      ctx.fillStyle = '#ffe27a'
      ctx.globalAlpha = 0.3
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.arc(x, y, when.within, middle - half, middle + half)
      ctx.closePath()
      ctx.fill()
      ctx.restore()
    }
  }
}

/** Bars for what a player must keep an eye on: thirst, hunger, health that was lost. */
function drawMeters(
  world: RulesWorld,
  { x, size, meters }: Body,
  kind: Kind,
  head: number,
  painter: Painter,
): void {
  let row = 0
  for (const { name, shown, of, says, zone } of kind.meters ?? []) {
    const value = meters[name] ?? 0
    if (!shown || (name === 'health' && value >= 1)) continue
    if (zone) continue
    const width = Math.max(34, size * 0.8)
    const [least, most] = says?.well ?? [0.3, 2]
    const colour = value < least || value > most ? '#ff5a4e' : memberOf(world.plan, kind.cast).colour
    const top = head - 8 - row
    row += of === undefined ? 10 : 26
    painter.bar(x - width / 2, top, width, value, colour)
    // What it is a bar of, where somebody may need several things.
    if (of === undefined) continue
    const filling = shownAs(world, kindOf(bookOf(world), of))
    painter.sprite(filling, x - width / 2 - 16, top + 4, 26, { facing: 0 })
  }
}

/** How far the work at something has come: a ring that closes. */
function drawWork(world: RulesWorld, { x, y, size, work }: Body, { ctx }: Painter): void {
  const { rules } = bookOf(world)
  for (const [index, steps] of Object.entries(work)) {
    const when = rules[Number(index)]?.when
    if (!when || !('near' in when) || steps < 3) continue
    const needed = Math.max(1, amountOf(world, when.seconds ?? 0) * rate)
    if (needed < 6) continue
    ctx.save()
    ctx.lineWidth = 6
    ctx.lineCap = 'round'
    ctx.strokeStyle = '#1d1b2e66'
    ctx.beginPath()
    ctx.arc(x, y, size * 0.66, 0, Math.PI * 2)
    ctx.stroke()
    ctx.strokeStyle = '#ffd447'
    ctx.beginPath()
    ctx.arc(x, y, size * 0.66, -Math.PI / 2, -Math.PI / 2 + Math.min(1, steps / needed) * Math.PI * 2)
    ctx.stroke()
    ctx.restore()
  }
}

/** Dots in the direction in which it would go. */
function drawAim({ x, y, way, size }: Body, { ctx }: Painter): void {
  ctx.save()
  ctx.fillStyle = '#fff6d8'
  for (let dot = 1; dot <= 7; dot++) {
    ctx.globalAlpha = 0.9 - dot * 0.1
    ctx.beginPath()
    ctx.arc(
      x + cosine(way) * (size * 0.5 + dot * 24),
      y + sine(way) * (size * 0.5 + dot * 24),
      6 - dot * 0.4,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.restore()
}

/** Whoever is played stands in a ring: among others of its kind and colour one finds it at once. */
function ringUnder({ x, y, size, upside }: Body, turned: boolean, { ctx }: Painter): void {
  ctx.beginPath()
  if (turned) ctx.arc(x, y, size * 0.66, 0, Math.PI * 2)
  else ctx.ellipse(x, y + size * (upside ? -0.44 : 0.44), size * 0.46, size * 0.19, 0, 0, Math.PI * 2)
  ctx.strokeStyle = '#1d1b2e73'
  ctx.lineWidth = 6
  ctx.stroke()
  ctx.strokeStyle = '#fff6d8'
  ctx.lineWidth = 3
  ctx.stroke()
}
