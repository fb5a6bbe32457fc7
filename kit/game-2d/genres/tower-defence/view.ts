import { castIn, memberOf } from '../../../game/plan.ts'
import { drawDoor, drawKey } from '../../lock.ts'
import { fade, lift, luminance, mix } from '../../scenery/colour.ts'
import { drawBonus, isWorking } from '../../table/bonus.ts'
import { drawButton } from '../../table/buttons.ts'
import { drawPlayerTag } from '../../table/player-marks.ts'
import type { Painter } from '../../view/painter.ts'
import { ammoOf } from './ammo.ts'
import { gatePlace } from './gate.ts'
import type { Point } from './map.ts'
import { choicesOf, chosenBy, earlyBonus, menuOf, splitId } from './menu.ts'
import { reachFactor } from './powers.ts'
import type { Shot } from './shots.ts'
import { type Kind, kindsOf, type Power, rangeOf, saleOf, type Tower, upgradeCost } from './towers.ts'
import { type DefenceWorld, defendedOf, type Foe, type Owner } from './world.ts'

export function draw(world: DefenceWorld, painter: Painter): void {
  drawRoad(world, painter)
  for (const by of [1, 2] as const) drawRange(world, by, painter)
  for (const [index, spot] of world.field.spots.entries())
    if (!world.towers.some((tower) => tower.spot === index))
      drawSpot(spot, index === world.chosen || index === world.chosenSecond, painter)
  drawDefended(world, painter)
  if (world.lock) drawDoor(painter, world.lock, gatePlace(world), 84)
  const foes = [...world.entities].sort((one, other) => one.y - other.y)
  for (const foe of foes) if (!foe.boss) drawFoe(world, foe, painter)
  for (const tower of world.towers) drawTower(world, tower, painter)
  for (const foe of foes) if (foe.boss) drawFoe(world, foe, painter)
  for (const shot of world.shots) drawShot(world, shot, painter)
  if (world.lock && world.keyAt) drawKey(painter, world.lock, world.keyAt, 48)
  drawBonus(world, painter)
  drawNext(world, painter)
  for (const by of [2, 1] as const) drawMenu(world, by, painter)
}

/** One broad ribbon with a kerb; small marks show which way they come. */
function drawRoad({ field }: DefenceWorld, { ctx, palette, seconds }: Painter): void {
  const ground = mix(palette.ground, palette.groundEdge, 0.5)
  const earth =
    luminance(ground) > 0.35
      ? mix(palette.ground, '#e8d3a2', 0.55)
      : lift(mix(palette.ground, '#c9b48c', 0.4), 0.12)
  const trace = (down = 0) => {
    ctx.beginPath()
    for (const { x, y } of field.path) ctx.lineTo(x, y + down)
    ctx.stroke()
  }
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.strokeStyle = '#12082033'
  ctx.lineWidth = 66
  trace(5)
  ctx.strokeStyle = lift(earth, -0.4)
  ctx.lineWidth = 64
  trace()
  ctx.strokeStyle = earth
  ctx.lineWidth = 54
  trace()
  ctx.strokeStyle = fade(lift(earth, 0.4), 0.7)
  ctx.lineWidth = 5
  ctx.setLineDash([14, 26])
  ctx.lineDashOffset = -seconds * 26
  trace()
  ctx.restore()
}

function drawRange(world: DefenceWorld, by: Owner, { ctx, palette }: Painter): void {
  const chosen = chosenBy(world, by)
  const spot = world.field.spots[chosen]
  const tower = world.towers.find((one) => one.spot === chosen)
  const kind = kindsOf(world.plan)[tower?.kind ?? 0]
  if (!spot || !kind) return
  ctx.fillStyle = fade(palette.light, 0.22)
  ctx.strokeStyle = 'rgba(255,255,255,.8)'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(spot.x, spot.y, rangeOf(kind, tower?.level ?? 1) * reachFactor(world), 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
}

function drawSpot({ x, y }: Point, chosen: boolean, { ctx, seconds, palette }: Painter): void {
  const pulse = 1 + 0.03 * Math.sin(seconds * 3 + x)
  ctx.fillStyle = chosen ? fade(palette.accent, 0.9) : 'rgba(255,253,246,.72)'
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2.5
  ctx.setLineDash([9, 6])
  ctx.beginPath()
  ctx.arc(x, y, 25 * pulse, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.setLineDash([])
  ctx.fillStyle = '#1d1b2e'
  ctx.fillRect(x - 9, y - 2.5, 18, 5)
  ctx.fillRect(x - 2.5, y - 9, 5, 18)
}

function drawDefended(world: DefenceWorld, painter: Painter): void {
  const { ctx, palette } = painter
  const end = world.field.path.at(-1) ?? { x: 0, y: 0 }
  const shake = world.shaken > 0 ? Math.sin(world.shaken * 1.6) * 5 : 0
  const defended = defendedOf(world.plan)
  ctx.fillStyle = fade(palette.accent, 0.35)
  ctx.beginPath()
  ctx.arc(end.x, end.y, 62, 0, Math.PI * 2)
  ctx.fill()
  if (defended)
    painter.sprite(defended, end.x + shake, end.y - 14, Math.min(132, 112 * defended.size), {
      shadow: true,
      flash: world.shaken > 14 ? 0.5 : 0,
    })
  else painter.tile('door', end.x - 36 + shake, end.y - 60, 72, 84)
  if (isWorking(world, 'shield')) {
    ctx.fillStyle = '#7fd8ff44'
    ctx.strokeStyle = '#bdeaff'
    ctx.lineWidth = 5
    ctx.beginPath()
    ctx.arc(end.x, end.y - 14, 74 + Math.sin(painter.seconds * 5) * 2, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
  const { lives, gentle } = world.plan.rules
  if (!gentle) painter.bar(end.x - 44, end.y - 80, 88, world.lives / lives, '#3fbf5f')
}

function drawFoe(world: DefenceWorld, foe: Foe, painter: Painter): void {
  const { ctx, plan } = painter
  const { x, y, size } = foe
  if (foe.slow > 0 || isWorking(world, 'slow')) {
    ctx.fillStyle = 'rgba(120,215,255,.45)'
    ctx.beginPath()
    ctx.arc(x, y, size * 0.56, 0, Math.PI * 2)
    ctx.fill()
  }
  painter.sprite(foe.cast, x, y - 8, size, {
    facing: foe.facing,
    shadow: true,
    alive: foe.id,
    flash: foe.flash > 0 ? 0.6 : 0,
  })
  if (foe.health < foe.most || foe.boss) {
    const wide = foe.boss ? 96 : 44
    const colour = foe.boss ? memberOf(plan, foe.cast).colour : '#e4472b'
    painter.bar(x - wide / 2, y - 12 - size * 0.6, wide, foe.health / foe.most, colour)
  }
  // Whoever has the key is seen from afar.
  if (foe.bearer && world.lock) drawKey(painter, world.lock, { x, y: y - 24 - size * 0.7 }, 34)
}

/** Whoever is on our side, on a stand in the colour of its kind; pips show its level. */
function drawTower(world: DefenceWorld, tower: Tower, painter: Painter): void {
  const { ctx } = painter
  const spot = world.field.spots[tower.spot]
  const kind = kindsOf(world.plan)[tower.kind]
  if (!spot || !kind) return
  const { x, y } = spot
  ctx.fillStyle = '#12082044'
  ctx.beginPath()
  ctx.ellipse(x, y + 20, 36, 15, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = lift(kind.colour, -0.4)
  ctx.beginPath()
  ctx.ellipse(x, y + 15, 34, 19, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = kind.colour
  ctx.beginPath()
  ctx.ellipse(x, y + 9, 34, 19, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = lift(kind.colour, 0.5)
  ctx.beginPath()
  ctx.ellipse(x, y + 8, 25, 13, 0, 0, Math.PI * 2)
  ctx.fill()
  const size = 62 + tower.level * 4
  painter.sprite(kind.member, x, y - 14, size, {
    facing: tower.facing,
    squash: 1 + tower.recoil / 80,
    alive: tower.spot,
  })
  drawBadge(kind, x + 25, y + 16, 13, painter)
  if (world.cursor) drawPlayerTag(painter, tower.owner, x - 27, y - 38, 20)
  for (let pip = 0; pip < tower.level; pip++) star(x - 26 + pip * 14, y + 25, 7, painter)
}

function star(x: number, y: number, r: number, { ctx }: Painter): void {
  ctx.fillStyle = '#ffd447'
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? r : r * 0.48
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}

/** What a kind is good at, as a sign: told apart without colours. */
function drawBadge({ power, colour }: Kind, x: number, y: number, r: number, { ctx }: Painter): void {
  ctx.fillStyle = '#fffdf6'
  ctx.strokeStyle = lift(colour, -0.3)
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.lineWidth = Math.max(2, r * 0.2)
  ctx.beginPath()
  for (const [x0, y0, x1, y1] of signs[power]) {
    ctx.moveTo(x + x0 * r, y + y0 * r)
    ctx.lineTo(x + x1 * r, y + y1 * r)
  }
  if (power === 'far') ctx.arc(x, y, r * 0.36, 0, Math.PI * 2)
  ctx.stroke()
}

/** Two chevrons, a burst, a snowflake and a cross hair. */
const signs: Record<Power, [number, number, number, number][]> = {
  quick: [
    [-0.5, -0.45, -0.05, 0],
    [-0.05, 0, -0.5, 0.45],
    [0.05, -0.45, 0.5, 0],
    [0.5, 0, 0.05, 0.45],
  ],
  splash: [
    [0, -0.6, 0, 0.6],
    [-0.6, 0, 0.6, 0],
    [-0.4, -0.4, 0.4, 0.4],
    [-0.4, 0.4, 0.4, -0.4],
  ],
  frost: [
    [0, -0.6, 0, 0.6],
    [-0.52, -0.3, 0.52, 0.3],
    [-0.52, 0.3, 0.52, -0.3],
  ],
  far: [
    [0, -0.65, 0, -0.36],
    [0, 0.36, 0, 0.65],
    [-0.65, 0, -0.36, 0],
    [0.36, 0, 0.65, 0],
  ],
}

function drawShot(world: DefenceWorld, { x, y, kind, level, angle }: Shot, painter: Painter): void {
  const { ctx } = painter
  const look = kindsOf(world.plan)[kind]
  const ammo = ammoOf(world.plan)
  if (!look) return
  ctx.fillStyle = fade(look.colour, 0.35)
  ctx.beginPath()
  ctx.arc(x, y, 15 + level * 2, 0, Math.PI * 2)
  ctx.fill()
  if (ammo) {
    const pointed = ammo.looks !== 'front'
    painter.sprite(ammo, x, y, 28 + level * 3, {
      angle: pointed ? angle + (ammo.looks === 'left' ? Math.PI : 0) : world.tick * 0.2,
    })
    return
  }
  ctx.fillStyle = look.colour
  ctx.beginPath()
  ctx.arc(x, y, 7 + level, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#ffffffcc'
  ctx.beginPath()
  ctx.arc(x - 2, y - 2, 3, 0, Math.PI * 2)
  ctx.fill()
}

function drawNext(world: DefenceWorld, painter: Painter): void {
  const next = choicesOf(world).find(({ id }) => id === 'next')
  if (!next) return
  const seconds = Math.ceil(world.waveIn / 60)
  const label = world.wave === 0 ? `Start! (${seconds})` : `Next wave +${earlyBonus(world)} (${seconds})`
  drawButton(painter, next, { fill: painter.palette.accent, letters: 20 }, label)
}

function drawMenu(world: DefenceWorld, by: Owner, painter: Painter): void {
  const { plan, money } = world
  const menu = menuOf(world, by)
  const kinds = kindsOf(plan)
  const tower = world.towers.find(({ spot }) => spot === chosenBy(world, by))
  const [first] = menu
  const last = menu.at(-2)
  if (first && last)
    painter.panel(first.x - 8, first.y - 8, last.x + last.width - first.x + 16, first.height + 16, {
      fill: by === 2 ? '#d9e4ff' : '#fff3d6',
    })
  for (const button of menu) {
    const { what, which } = splitId(button.id)
    if (what === 'close') {
      drawButton(painter, button, { letters: 24 }, '×')
      continue
    }
    const { x, y, width } = button
    const kind = kinds[tower ? tower.kind : which]
    if (!kind) continue
    const disabled = button.disabled ?? false
    // What cannot be paid yet lies flat and grey, but stays readable.
    if (disabled)
      painter.panel(x, y + 3, width, button.height - 5, {
        fill: '#d3cec0',
        outline: '#8a8494',
        shadow: false,
      })
    else drawButton(painter, { ...button, says: '' }, { outline: lift(kind.colour, -0.3) }, '')
    const middle = x + width / 2
    painter.sprite(kind.member, middle, y + 36, 54, { alpha: disabled ? 0.55 : 1 })
    const sells = what === 'sell'
    if (what === 'upgrade') star(middle + 26, y + 20, 13, painter)
    else if (!sells) drawBadge(kind, middle + 28, y + 22, 14, painter)
    const cost = tower ? (sells ? saleOf(kind, tower.level) : upgradeCost(kind, tower.level)) : kind.cost
    const word = sells ? 'Sell' : what === 'upgrade' ? 'Upgrade' : (kind.name.split(' ')[0] ?? '')
    painter.text(word, middle, y + 72, 17, { bold: true, colour: '#1d1b2e', width: width + 40 })
    const poor = !sells && money < cost
    painter.text(`${sells ? '+' : ''}${cost}`, middle + (coinOf(plan) ? 10 : 0), y + 91, 19, {
      bold: true,
      colour: poor ? '#b3261e' : '#1f7a3a',
    })
    const coin = coinOf(plan)
    if (coin) painter.sprite(coin, middle - 22, y + 90, 20)
  }
}

const coinOf = (plan: DefenceWorld['plan']) => castIn(plan, 'collectible')[0]
