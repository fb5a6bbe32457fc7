import { memberOf } from '../../../game/plan.ts'
import { drawIcon } from '../../table/icons.ts'
import { drawMeter } from '../../table/meter.ts'
import { glide, partDone } from '../../table/motion.ts'
import type { Painter } from '../../view/painter.ts'
import { coins, goodsIn } from './content.ts'
import { bossPlace, counter, stage } from './layout.ts'
import type { TycoonWorld } from './world.ts'

const ink = '#1d1b2e'

/** It fills the shop, leans in when it reaches for the till, and swells when it runs out of patience. */
export function drawBoss({ boss, plan }: TycoonWorld, painter: Painter): void {
  if (!boss) return
  const member = memberOf(plan, boss.cast)
  const coming = 1 - glide(Math.min(1, boss.since / 40))
  const going = boss.leaving > 0 ? glide(partDone(boss.leaving, 60)) : 0
  const size = bossPlace.size * Math.min(1.1, Math.max(0.92, member.size * 0.62))
  const angry = boss.patience < boss.total * 0.3 && going === 0
  const leaning = boss.reaching > 0 ? 1 : 0
  const shake = angry ? Math.sin(boss.since * 0.9) * 4 : 0
  const x = bossPlace.x + (coming + going) * (stage.width - bossPlace.x + size) + shake - leaning * 46
  const stamp = Math.abs(Math.sin((coming + going) * 9)) * 16
  painter.sprite(member, x, bossPlace.y - stamp + leaning * 8, size, {
    facing: going > 0 ? 1 : -1,
    alive: coming + going > 0 ? undefined : 5,
    angle: -leaning * 0.22,
    glow: leaning > 0 ? '#ff5a4e' : going > 0 ? '#7be08a' : undefined,
    squash: angry ? 1 + Math.sin(boss.since * 0.4) * 0.06 : 1,
  })
}

/** What it wants, how much of it there is, how long it will wait; and a warning when it reaches for the till. */
export function drawBossOrder(world: TycoonWorld, painter: Painter): void {
  const { boss, plan } = world
  if (!boss || boss.leaving > 0 || boss.since < 30) return
  const { ctx, seconds } = painter
  const [left, top, width] = [378, counter.y - 8, 328]
  painter.panel(left, top, width, 62, { fill: '#ffe1d6', outline: '#a3201a', radius: 16 })
  const good = goodsIn(plan)[world.good]
  if (good) painter.sprite(good, left + 34, top + 31, 46)
  painter.text(coins(Math.max(0, Math.ceil(boss.wants - boss.got))), left + 62, top + 16, 24, {
    align: 'left',
    bold: true,
    colour: ink,
  })
  painter.text(`${boss.phase} / ${boss.phases}`, left + width - 14, top + 16, 19, {
    align: 'right',
    bold: true,
    colour: '#7a3a30',
  })
  drawMeter(
    painter,
    { x: left + 64, y: top + 31, width: width - 80, height: 9 },
    boss.got / boss.wants,
    '#3d8ee0',
  )
  const part = boss.patience / boss.total
  const colour = part > 0.5 ? '#2fa65a' : part > 0.25 ? '#eda12a' : '#d8434b'
  painter.bar(left + 64, top + 47, width - 80, part, colour)
  if (boss.reaching === 0) return
  const beat = 1 + Math.sin(seconds * 12) * 0.1
  const at = { x: bossPlace.x - 132, y: bossPlace.y + 18 }
  ctx.fillStyle = '#d8202e'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.arc(at.x, at.y, 40 * beat, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  drawIcon(ctx, 'hand', { ...at, size: 44 * beat, colour: '#ffffff' })
}
