import { memberOf } from '../../../game/plan.ts'
import { secondColour } from '../../../game/second-cursor.ts'
import { drawDoor, drawKey } from '../../lock.ts'
import { drawIcon } from '../../table/icons.ts'
import { glide, partDone } from '../../table/motion.ts'
import { drawPlayerTag } from '../../table/player-marks.ts'
import type { Painter, Pose } from '../../view/painter.ts'
import { natures } from './abilities.ts'
import { isGuarding } from './fight.ts'
import { doorPlace, foePlace, foeSize, friendPlaces, heroSize, pairScale } from './layout.ts'
import { heroOf, memberFor, placeOf, type Who } from './party.ts'
import { abilityOf, type BattleWorld, friendsOf, impact } from './world.ts'

/** Forward until the blow falls, and back again: 0, 1, 0. */
function lunge(left: number, total: number): number {
  if (left > impact) return glide(partDone(left - impact, total - impact)) ** 2
  return glide(left / impact)
}

/** Where a picture of this size touches the ground. */
const feet = 0.46

function disc({ ctx, palette }: Painter, x: number, y: number, width: number): void {
  ctx.save()
  ctx.fillStyle = '#1208204d'
  oval(ctx, x, y + 7, width * 0.56)
  ctx.fillStyle = palette.platform
  oval(ctx, x, y + 4, width * 0.54)
  ctx.fillStyle = palette.platformTop
  oval(ctx, x, y - 2, width * 0.53)
  ctx.globalAlpha = 0.25
  ctx.fillStyle = '#ffffff'
  oval(ctx, x - width * 0.05, y - 6, width * 0.4)
  ctx.restore()
}

function oval(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.ellipse(x, y, radius, radius * 0.27, 0, 0, Math.PI * 2)
  ctx.fill()
}

export function drawFriends(world: BattleWorld, painter: Painter): void {
  friendsOf(world).forEach((friend, index) => {
    const { x, y } = friendPlaces[index] ?? friendPlaces[0]
    const acting = world.phase === 'friend' && world.friend === index
    const far = acting ? lunge(world.left, world.total) : 0
    const size = 96 * Math.min(1.2, friend.size)
    disc(painter, x, y + size * feet, size * 0.9)
    painter.sprite(friend, x + far * 130, y - far * 26, size, {
      facing: 1,
      alive: acting ? undefined : index + 3,
      angle: far * 0.2,
      shadow: true,
    })
  })
}

export function drawHeroes(world: BattleWorld, painter: Painter): void {
  drawHero(world, painter, 1)
  if (world.partner) drawHero(world, painter, 2)
}

function drawHero(world: BattleWorld, painter: Painter, who: Who): void {
  const { phase, left, total, plan, partner, turn } = world
  const hero = heroOf(world, who)
  const hurt = { hero: who === 2 ? world.hurt.partner : world.hurt.hero }
  const player = memberFor(plan, who)
  const size = heroSize * Math.min(1.12, Math.max(0.9, player.size)) * (partner ? pairScale : 1)
  const ability = phase === 'hero' && turn === who ? abilityOf(world, world.ability) : undefined
  const far = ability ? lunge(left, total) : 0
  const hits = ability && natures[ability.kind].damage > 0
  const tired = hero.health < hero.most * 0.3
  const fallen = partner && hero.health <= 0 ? 1 : 0
  const down = phase === 'down' ? glide(Math.min(1, partDone(left, total) * 2)) : fallen
  const shake = Math.sin(hurt.hero * 1.3) * hurt.hero * 0.5
  const { x, y } = placeOf(world, who)
  const floor = y + size * feet
  disc(painter, x, floor, size)
  const pose: Pose = {
    facing: 1,
    shadow: true,
    alive: hurt.hero === 0 && !ability && down === 0 ? 1 : undefined,
    flash: hurt.hero > 12 ? 0.7 : 0,
    angle: (hits ? far * 0.22 : 0) - down * 1.3 - (hurt.hero / 26) * 0.16 + (tired && !ability ? 0.1 : 0),
    squash: 1 + (tired ? 0.12 : 0) + (ability?.kind === 'block' ? far * 0.18 : 0) - (hits ? far * 0.1 : 0),
    ...(hero.boosted
      ? { glow: '#ff8ff0' }
      : ability?.kind === 'heal' && far > 0.2
        ? { glow: '#7be08a' }
        : who === 2
          ? { glow: secondColour }
          : {}),
  }
  const thrown = ability?.cast !== undefined
  const reach = hits ? (thrown ? 40 : 210) : 0
  const hop = hits ? Math.sin(far * Math.PI) * 34 : far * 14
  const at = { x: x + far * reach + shake - (hurt.hero / 26) * 14, y: y - hop + down * size * 0.22 }
  if (ability?.kind === 'special')
    painter.sprite(player, at.x - 46 * far, at.y, size, { ...pose, alpha: 0.35 })
  painter.sprite(player, at.x, at.y, size, pose)
  if (partner) drawPlayerTag(painter, who, x - size * 0.42, floor + 2, 28)
  if (world.cursor && phase === 'choose' && turn === who) arrow(painter, x, y - size * 0.62, who)
  if (tired && down === 0) sweat(painter, at.x + size * 0.3, at.y - size * 0.34)
  if (hero.blocking) shieldArc(painter, x + size * 0.5, y, size * 0.55, 1)
}

export function drawFoe(world: BattleWorld, painter: Painter): void {
  const { foe, phase, left, total, hurt, doing, plan } = world
  const member = memberOf(plan, foe.cast)
  const met = member.role === 'boss' ? 1.12 : 1
  const size = foeSize * met * Math.min(1.16, Math.max(0.86, member.size))
  const acting = phase === 'foe' && doing !== '' && doing !== 'stunned'
  const hits = acting && (doing === 'strike' || doing === 'flurry' || doing === 'smash' || doing === 'curse')
  let far = acting ? lunge(left, total) : 0
  // Twice forward for two blows.
  if (doing === 'flurry' && acting && left <= impact)
    far = Math.abs(Math.sin((left / impact) * Math.PI * 1.5))
  const falling = phase === 'fall' ? glide(partDone(left, total)) : 0
  const coming = phase === 'enter' ? 1 - glide(partDone(left, total)) : 0
  const tired = foe.health < foe.most * 0.3
  const shake = Math.sin(hurt.foe * 1.3) * hurt.foe * 0.55
  const { x, y } = foePlace
  const lift = member.motion === 'flies' || member.motion === 'floats' ? 10 : 0
  disc(painter, x, y + size * feet, size)
  if ((phase === 'reward' || phase === 'gate') && foe.health <= 0) return
  const pose: Pose = {
    facing: -1,
    shadow: falling < 0.3,
    alive: hurt.foe === 0 && !acting && falling === 0 && foe.stunned === 0 ? 2 : undefined,
    flash: hurt.foe > 12 ? 0.8 : 0,
    angle:
      -far * 0.22 * Number(hits) + falling * 1.25 + (hurt.foe / 26) * 0.16 - (tired && !acting ? 0.1 : 0),
    squash: (doing === 'charge' && acting ? 1 + far * 0.3 : 1 - far * 0.08) + (tired ? 0.12 : 0),
    alpha: 1 - falling,
    ...glowOf(world, acting),
  }
  const swing = doing === 'smash' ? 90 : 26
  const reach = hits && doing !== 'curse' ? 210 : hits ? 30 : 0
  const hop = Math.sin(far * Math.PI) * swing * Number(hits)
  const at = {
    x: x - far * reach + shake + coming * 260 + (hurt.foe / 26) * 14,
    y: y - lift - hop + falling * size * 0.3,
  }
  painter.sprite(member, at.x, at.y, size, pose)
  if (tired && phase !== 'fall') sweat(painter, at.x - size * 0.3, at.y - size * 0.34)
  if (isGuarding(foe) && phase !== 'fall' && phase !== 'enter')
    shieldArc(painter, x - size * 0.5, y, size * 0.55, -1)
  if (foe.stunned > 0) dizzy(painter, at.x, at.y - size * 0.5)
  if (foe.burning > 0 && phase !== 'fall') flames(painter, at.x, y + size * 0.36, size)
}

function glowOf({ foe, doing }: BattleWorld, acting: boolean): Pose {
  if (acting && doing === 'mend') return { glow: '#7be08a' }
  if (acting && doing === 'curse') return { glow: '#b48aff' }
  // Whoever has gathered strength is seen to be about to burst.
  return foe.queue[0] === 'smash' ? { glow: '#ff5a4e' } : {}
}

/** What is thrown flies in an arc from the hero to the foe. */
export function drawThrown(world: BattleWorld, painter: Painter): void {
  const { phase, left, total } = world
  const ability = phase === 'hero' ? abilityOf(world, world.ability) : undefined
  if (!ability?.cast || left < impact || natures[ability.kind].damage === 0) return
  const part = partDone(left - impact, total - impact)
  const copies = ability.kind === 'special' ? 3 : 1
  for (let copy = 0; copy < copies; copy++) {
    const late = Math.max(0, part - copy * 0.16)
    if (late === 0 || late > 1) continue
    const from = placeOf(world, world.turn)
    const x = from.x + 50 + (foePlace.x - from.x - 50) * late
    const y = from.y - 20 + copy * 24 - Math.sin(late * Math.PI) * (80 - copy * 40)
    painter.sprite(ability.cast, x, y, copies > 1 ? 78 : 70, { angle: late * 7 })
  }
}

/** Whose turn it is. */
function arrow({ ctx, seconds }: Painter, x: number, y: number, who: Who): void {
  const bob = Math.sin(seconds * 6) * 5
  const place = { x, y: y + bob, size: 34 }
  drawIcon(ctx, 'down', { ...place, size: 42, colour: '#16141f' })
  drawIcon(ctx, 'down', { ...place, colour: who === 2 ? secondColour : '#f5b700' })
}

/** The door behind the foe; before the last fight it comes to the front and opens. */
export function drawGate({ lock, phase, left, total }: BattleWorld, painter: Painter): void {
  if (!lock) return
  const open = lock.state === 'open'
  if (phase !== 'gate') {
    if (!open) drawDoor(painter, lock, doorPlace, doorPlace.size)
    return
  }
  const near = Math.min(1, partDone(left, total) * 3)
  const size = doorPlace.size + near * 130
  const at = {
    x: doorPlace.x + (foePlace.x - doorPlace.x) * near,
    y: doorPlace.y + (foePlace.y - doorPlace.y) * near,
  }
  drawDoor(painter, lock, at, size)
  if (!open) drawKey(painter, lock, { x: at.x - 90, y: at.y + 20 }, 64)
}

function shieldArc({ ctx, seconds }: Painter, x: number, y: number, radius: number, way: 1 | -1): void {
  ctx.save()
  ctx.strokeStyle = '#9fd0ff'
  ctx.fillStyle = '#9fd0ff38'
  ctx.lineWidth = 7 + Math.sin(seconds * 6) * 1.5
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.ellipse(x - way * radius * 0.4, y, radius * 0.55, radius, 0, -1.25, 1.25)
  if (way < 0) {
    ctx.beginPath()
    ctx.ellipse(x - way * radius * 0.4, y, radius * 0.55, radius, 0, Math.PI - 1.25, Math.PI + 1.25)
  }
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

function sweat({ ctx, seconds }: Painter, x: number, y: number): void {
  const fall = (seconds * 0.9) % 1
  ctx.save()
  ctx.globalAlpha *= 1 - fall * 0.7
  ctx.fillStyle = '#7fd0ff'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(x, y - 12 + fall * 24)
  ctx.quadraticCurveTo(x + 13, y + 8 + fall * 24, x, y + 11 + fall * 24)
  ctx.quadraticCurveTo(x - 13, y + 8 + fall * 24, x, y - 12 + fall * 24)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

function dizzy({ ctx, seconds }: Painter, x: number, y: number): void {
  for (let star = 0; star < 3; star++) {
    const angle = seconds * 4 + (star * Math.PI * 2) / 3
    const place = { x: x + Math.cos(angle) * 52, y: y + Math.sin(angle) * 14 }
    drawIcon(ctx, 'star', { ...place, size: 24, colour: '#ffd447' })
  }
}

function flames({ ctx, seconds }: Painter, x: number, y: number, size: number): void {
  for (let flame = -1; flame <= 1; flame++) {
    const beat = 1 + Math.sin(seconds * 11 + flame * 2) * 0.18
    const place = { x: x + flame * size * 0.24, y: y - Math.abs(flame) * 6, size: 40 * beat }
    drawIcon(ctx, 'flame', { ...place, colour: flame === 0 ? '#ffb02e' : '#ff7a2e' })
  }
}
