import { castIn } from '../../../game/plan.ts'
import { drawBonus } from '../../table/bonus.ts'
import { drawFloats } from '../../table/floats.ts'
import { drawIcon, type Icon } from '../../table/icons.ts'
import { drawMeter } from '../../table/meter.ts'
import { drawPill, type Pill } from '../../table/pill.ts'
import { drawPlayerTag } from '../../table/player-marks.ts'
import type { Painter } from '../../view/painter.ts'
import { abilitiesIn, capital, fullCharge } from './abilities.ts'
import { type Move, threatOf } from './fight.ts'
import { drawFoe, drawFriends, drawGate, drawHeroes, drawThrown } from './fighters.ts'
import { foePlace, line, stage } from './layout.ts'
import { drawButtons, drawRewards } from './menu.ts'
import { heroOf, targetOf } from './party.ts'
import type { BattleWorld } from './world.ts'

const ink = '#1d1b2e'
const paper = '#fffdf6'

export function draw(world: BattleWorld, painter: Painter): void {
  if (world.phase !== 'gate') drawGate(world, painter)
  drawFriends(world, painter)
  drawFoe(world, painter)
  if (world.phase === 'gate') drawGate(world, painter)
  drawHeroes(world, painter)
  drawThrown(world, painter)
  if (world.partner) drawPairPlate(world, painter)
  else drawPlate(world, painter, 'hero')
  drawPlate(world, painter, 'foe')
  drawCharge(world, painter)
  drawStates(world, painter)
  if (world.phase === 'choose') drawBonus(world, painter)
  drawIntent(world, painter)
  painter.panel(-2, line.y - 12, stage.width + 4, stage.height - line.y + 16, {
    fill: ink,
    outline: ink,
    alpha: 0.8,
    radius: 24,
    shadow: false,
  })
  painter.panel(line.x, line.y, line.width, line.height, { fill: paper, radius: 16, shadow: false })
  const size = world.words.length > 54 ? 20 : 23
  painter.text(world.words, stage.width / 2, line.y + line.height / 2 + 1, size, { bold: true, colour: ink })
  if (world.phase === 'reward') drawRewards(world, painter)
  else drawButtons(world, painter)
  drawFloats(painter, world.floats)
}

/** Who it is, and how much it can still take. */
function drawPlate(world: BattleWorld, painter: Painter, who: 'hero' | 'foe'): void {
  const { hero, foe, shown, phase, plan } = world
  if (who === 'foe' && (phase === 'reward' || phase === 'gate') && foe.health <= 0) return
  const [player] = castIn(plan, 'player')
  const name = who === 'hero' ? capital(player?.name ?? 'You') : foe.title
  const { health, most } = who === 'hero' ? hero : foe
  const x = who === 'hero' ? 14 : 376
  const width = 330
  painter.panel(x, 12, width, 74, { fill: paper, radius: 18 })
  const letters = name.length > 20 ? 18 : 23
  painter.text(name, x + 18, 36, letters, { align: 'left', bold: true, colour: ink })
  painter.text(`${Math.max(0, Math.ceil(health))} / ${most}`, x + width - 18, 36, 20, {
    align: 'right',
    bold: true,
    colour: '#5d566f',
  })
  const part = health / most
  const colour = colourOf(part)
  const bar = { x: x + 18, y: 57, width: width - 36, height: 16 }
  drawMeter(painter, bar, part, colour, shown[who] / most)
  if (who === 'foe')
    for (let mark = 1; mark < foe.phases; mark++) {
      painter.ctx.fillStyle = ink
      painter.ctx.fillRect(bar.x + bar.width * (1 - mark / foe.phases) - 1.5, bar.y, 3, bar.height)
    }
}

const colourOf = (part: number) => (part > 0.5 ? '#2fa65a' : part > 0.25 ? '#eda12a' : '#d8434b')

/** Two heroes on one plate. */
function drawPairPlate(world: BattleWorld, painter: Painter): void {
  const [x, width] = [14, 330]
  painter.panel(x, 12, width, 74, { fill: paper, radius: 18 })
  for (const who of [1, 2] as const) {
    const { health, most } = heroOf(world, who)
    const y = who === 1 ? 32 : 66
    drawPlayerTag(painter, who, x + 24, y, 26)
    const shown = who === 1 ? world.shown.hero : world.shown.partner
    drawMeter(
      painter,
      { x: x + 46, y: y - 8, width: width - 150, height: 16 },
      health / most,
      colourOf(health / most),
      shown / most,
    )
    painter.text(`${Math.max(0, Math.ceil(health))} / ${most}`, x + width - 16, y + 1, 18, {
      align: 'right',
      bold: true,
      colour: '#5d566f',
    })
  }
}

/** Stars that fill up toward the special. */
function drawCharge(world: BattleWorld, { ctx, panel, seconds }: Painter): void {
  const { plan } = world
  const hero = heroOf(world, world.turn)
  if (!abilitiesIn(plan).some(({ kind }) => kind === 'special')) return
  panel(14, 96, 156, 40, { fill: ink, alpha: 0.72, radius: 20, shadow: false })
  for (let star = 0; star < fullCharge; star++) {
    const lit = star < hero.charge
    const beat = hero.charge >= fullCharge ? 1 + Math.sin(seconds * 7 + star) * 0.12 : 1
    const place = { x: 40 + star * 35, y: 116, size: 26 * beat }
    drawIcon(ctx, 'star', { ...place, colour: lit ? '#ffd447' : '#5c5670' })
  }
}

/** What is the matter with somebody, in words. */
function drawStates(world: BattleWorld, painter: Painter): void {
  const { foe, phase } = world
  const hero = heroOf(world, world.turn)
  const mine: Pill[] = []
  if (hero.boosted) mine.push({ icon: 'up', words: 'Next hit ×1.8', colour: '#ffb0f0' })
  if (hero.weak > 0) mine.push({ icon: 'down', words: 'Weak', colour: '#d6a8ff' })
  const its: Pill[] = []
  if (foe.stunned > 0) its.push({ icon: 'swirl', words: 'Stunned', colour: '#9fd0ff' })
  if (foe.burning > 0) its.push({ icon: 'flame', words: `Burning ${foe.burning}`, colour: '#ffb35c' })
  mine.forEach((pill, index) => {
    drawPill(painter, { ...pill, alpha: 0.78 }, { x: 14, y: 142 + index * 40 })
  })
  if (phase === 'fall' || phase === 'reward') return
  its.forEach((pill, index) => {
    drawPill(painter, { ...pill, alpha: 0.78 }, { x: stage.width - 14, y: 324 - index * 40, align: 'right' })
  })
}

export const intents: Record<Move, { icon: Icon; says: string; colour: string }> = {
  strike: { icon: 'sword', says: 'Attack', colour: '#d9553f' },
  flurry: { icon: 'bolt', says: 'Double attack', colour: '#d08a1d' },
  smash: { icon: 'burst', says: 'SMASH', colour: '#c2202e' },
  charge: { icon: 'up', says: 'Gathers strength', colour: '#b0489f' },
  guard: { icon: 'shield', says: 'Guards itself', colour: '#3d6fd0' },
  mend: { icon: 'heart', says: 'Heals itself', colour: '#2f9e5b' },
  curse: { icon: 'down', says: 'Weakens you', colour: '#7a4fd3' },
}

/** What the foe is going to do: to know it is what makes a choice out of a guess. */
function drawIntent(world: BattleWorld, painter: Painter): void {
  const { phase, foe } = world
  const target = targetOf(world)
  const hero = heroOf(world, target)
  if (phase !== 'choose' && phase !== 'hero' && phase !== 'friend') return
  const move = foe.queue[0] ?? 'strike'
  const stunned = foe.stunned > 0
  const { icon, says, colour } = stunned
    ? { icon: 'swirl' as const, says: 'Cannot move', colour: '#3a86d8' }
    : intents[move]
  const threat = stunned ? 0 : threatOf(hero, foe)
  const words = threat > 0 ? `${says}  ${threat}` : says
  const y = 98 + (move === 'smash' && !stunned ? Math.sin(painter.seconds * 9) * 2.5 : 0)
  const { ctx } = painter
  const tip = foePlace.x + 24
  ctx.fillStyle = paper
  ctx.beginPath()
  ctx.moveTo(tip - 14, y + 38)
  ctx.lineTo(tip + 14, y + 38)
  ctx.lineTo(tip - 4, y + 60)
  ctx.fill()
  const pill = { icon, words, colour: '#ffffff', badge: colour, ink, fill: paper, height: 44 }
  const { x, width } = drawPill(painter, pill, { x: Math.min(tip, stage.width - 150), y, align: 'center' })
  if (world.partner && threat > 0) drawPlayerTag(painter, target, x + width + 4, y + 22, 34)
}
