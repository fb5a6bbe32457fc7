import { castIn, type PowerUp } from '../../../game/plan.ts'
import { drawCarried, drawDoor, drawKey, isLocked } from '../../lock.ts'
import { drawButton } from '../../table/buttons.ts'
import { drawHost } from '../../table/host.ts'
import { overshoot, partDone } from '../../table/motion.ts'
import { drawPlayerTag } from '../../table/player-marks.ts'
import type { Painter } from '../../view/painter.ts'
import { goalOf, topicOf, usualAnswers } from './content.ts'
import {
  answerPlaces,
  bonusPlace,
  card,
  helperPlaces,
  keyPlace,
  pipPlace,
  stage,
  telling,
  timer,
} from './layout.ts'
import { doorPlace, isSealed } from './locking.ts'
import { type QuizWorld, questionOf, rightPlace, rivalOf } from './rules.ts'

const letters = ['A', 'B', 'C', 'D']
const colours = ['#3d7be0', '#d9632b', '#8a4fd3', '#1f9d8a']
const paper = '#fffdf6'
const ink = '#1d1b2e'
const green = '#2fa65a'
const red = '#d8434b'

export function draw(world: QuizWorld, painter: Painter): void {
  drawStrip(world, painter)
  drawCard(world, painter)
  drawTimer(world, painter)
  for (let place = 0; place < 4; place++) drawAnswer(world, painter, place)
  if (world.phase === 'told') drawTelling(world, painter)
  else drawHelpers(world, painter)
}

/** Who plays against whom, and how far it is. */
function drawStrip(world: QuizWorld, painter: Painter): void {
  const { plan, right, streak, score } = world
  const { scoreGoal } = plan.rules
  const goal = scoreGoal === undefined ? goalOf(plan) : usualAnswers
  const done = scoreGoal === undefined ? right : (score / scoreGoal) * usualAnswers
  const rival = rivalOf(world)
  const [friend] = castIn(plan, 'friend')
  drawPlayers(world, painter)
  if (rival) drawFigure(painter, world.rival, rival.id, stage.width - 66)
  const [left, width] = [128, stage.width - 256]
  painter.panel(left, 14, width, 88, { radius: 20, fill: paper })
  if (friend) {
    // Opposite the player where nobody else stands, else at its side.
    const [x, y, size] = rival ? [124, 80, 50] : [stage.width - 66, 60, 82]
    painter.sprite(friend, x, y, size, { alive: 3, shadow: true })
  }
  const pips = Math.min(goal, 12)
  const [prize] = castIn(plan, 'collectible')
  for (let pip = 0; pip < pips; pip++) {
    const { x, y, gap } = pipPlace(pip, pips)
    drawPip(painter, x, y, gap * 0.8, done * (pips / goal) >= pip + 1, prize?.id)
  }
  if (isLocked(world.lock)) drawDoor(painter, world.lock, doorPlace(world), 46)
  const far = scoreGoal === undefined ? `${right} of ${goal} right` : `${score} of ${scoreGoal} points`
  const [one, other] = world.race.right
  const row = streak >= 2 ? `${far}, ${streak} in a row` : far
  const said = world.cursor ? `${far}  ·  ${one} : ${other}` : row
  painter.text(said, stage.width / 2, 84, 19, { bold: true, colour: ink })
}

/** Where two play they stand side by side; whoever has to look on is pale. */
function drawPlayers(world: QuizWorld, painter: Painter): void {
  const { ctx } = painter
  const { host, race, lock, plan } = world
  const both = plan.rules.players === 2
  const paled = (player: 1 | 2, paint: () => void) => {
    ctx.save()
    if (race.out === player && world.phase !== 'told') ctx.globalAlpha *= 0.4
    paint()
    ctx.restore()
  }
  if (both) {
    paled(1, () => drawHost(painter, host, { x: 36, y: 42, size: 62, player: 1 }))
    paled(2, () => drawHost(painter, race.second, { x: 92, y: 66, size: 62, player: 2 }))
  } else drawHost(painter, host, { x: 66, y: 58, size: 94 })
  drawCarried(painter, lock, { x: 102, y: 26 }, 42)
}

function drawFigure(painter: Painter, mood: QuizWorld['rival'], id: string, x: number): void {
  const shaken = mood.mood === 'sad' ? mood.left / 50 : 0
  painter.sprite(id, x + Math.sin(mood.left * 0.9) * shaken * 9, 60 - (mood.mood === 'happy' ? 6 : 0), 90, {
    shadow: true,
    facing: -1,
    alive: mood.left === 0 ? 2 : undefined,
    flash: shaken * 0.5,
    squash: 1 + shaken * 0.15,
  })
}

/** One for each right answer: the prize of the cast, or a star. */
function drawPip(
  { ctx, sprite }: Painter,
  x: number,
  y: number,
  size: number,
  done: boolean,
  prize?: string,
): void {
  ctx.fillStyle = done ? '#ffe9a8' : '#e6e0d2'
  ctx.beginPath()
  ctx.arc(x, y, size / 2, 0, Math.PI * 2)
  ctx.fill()
  if (prize && (done || size > 0)) sprite(prize, x, y, size * 0.84, { alpha: done ? 1 : 0.22 })
  else if (done) {
    ctx.fillStyle = '#f5a623'
    ctx.beginPath()
    for (let point = 0; point < 10; point++) {
      const angle = (point * Math.PI) / 5 - Math.PI / 2
      const far = point % 2 === 0 ? size * 0.4 : size * 0.18
      ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    }
    ctx.fill()
  }
}

function drawCard(world: QuizWorld, painter: Painter): void {
  const { x, y, width, height } = card
  const { ask } = questionOf(world)
  painter.panel(x, y, width, height, { fill: paper, radius: 24 })
  const last =
    world.plan.rules.scoreGoal === undefined &&
    world.right === goalOf(world.plan) - 1 &&
    world.phase !== 'told'
  const sealed = isSealed(world) && world.phase !== 'told'
  const head = sealed
    ? 'Locked: win the key first'
    : last
      ? 'Final question'
      : topicOf(world.plan).toUpperCase()
  painter.text(head, stage.width / 2, y + 24, 18, {
    bold: true,
    colour: last || sealed ? red : '#8a8299',
  })
  const size = ask.length > 60 ? 30 : ask.length > 34 ? 34 : 40
  const beside = world.lock?.state === 'waiting' || world.bonus.here ? 200 : 56
  painter.text(ask, stage.width / 2, y + 106, size, { bold: true, colour: ink, width: width - beside })
  drawStakes(world, painter)
}

/** What lies on the card for a right answer, and below it what still works. */
function drawStakes({ lock, bonus, phase }: QuizWorld, painter: Painter): void {
  if (lock?.state === 'waiting') drawKey(painter, lock, keyPlace, 56)
  if (bonus.here)
    painter.picture(`power:${bonus.here}`, bonusPlace.x, bonusPlace.y, 56, { alive: 4, glow: '#ffd447' })
  let x = card.x + card.width - 30
  for (const [kind, left] of Object.entries(bonus.works) as [PowerUp, number][]) {
    painter.picture(`power:${kind}`, x, card.y + card.height - 26, 34)
    if (kind !== 'shield' && phase !== 'told')
      painter.text(String(left), x - 28, card.y + card.height - 25, 20, { bold: true, colour: ink })
    x -= 66
  }
}

function drawTimer({ phase, left, total }: QuizWorld, painter: Painter): void {
  const part = phase === 'asking' ? left / total : phase === 'appear' ? 1 : 0
  if (phase === 'told') return
  const colour = part > 0.5 ? green : part > 0.25 ? '#f0a92b' : red
  painter.bar(timer.x, timer.y, timer.width, part, colour)
}

function drawAnswer(world: QuizWorld, painter: Painter, place: number): void {
  const spot = answerPlaces[place]
  const words = questionOf(world).answers[world.shown[place] ?? 0] ?? ''
  if (!spot) return
  const { phase, picked, removed } = world
  const told = phase === 'told'
  const isRight = place === rightPlace(world)
  const gone = removed.includes(place) || (told && !isRight && place !== picked)
  // One after the other they come up, so that each is read.
  const part = phase === 'appear' ? partDone(world.left - (3 - place) * 3, 14) : 1
  if (part <= 0) return
  const { ctx } = painter
  const fill = told && isRight ? green : told && place === picked ? red : (colours[place] ?? '#3d7be0')
  ctx.save()
  ctx.translate(spot.x + spot.width / 2, spot.y + spot.height / 2)
  ctx.scale(overshoot(part), overshoot(part))
  ctx.translate(-spot.x - spot.width / 2, -spot.y - spot.height / 2)
  if (gone) ctx.globalAlpha *= 0.8
  const longest = Math.max(...words.split(' ').map(({ length }) => length))
  const size = words.length > 30 || longest > 15 ? 22 : words.length > 16 ? 25 : 30
  drawButton(
    painter,
    { id: '', ...spot, says: '', disabled: gone },
    { fill, ink: '#ffffff', letters: size },
    '',
  )
  const badge = { x: spot.x + 36, y: spot.y + spot.height / 2 - 2 }
  ctx.fillStyle = 'rgba(255,255,255,.26)'
  ctx.beginPath()
  ctx.arc(badge.x, badge.y, 23, 0, Math.PI * 2)
  ctx.fill()
  const mark = told && isRight ? '✓' : told && place === picked ? '✗' : (letters[place] ?? '')
  painter.text(mark, badge.x, badge.y, 26, { bold: true, colour: '#ffffff' })
  painter.text(words, spot.x + 70, spot.y + spot.height / 2 - 2, size, {
    bold: true,
    colour: '#ffffff',
    align: 'left',
    width: spot.width - 86,
  })
  ctx.restore()
  if (told && place === picked && world.cursor)
    drawPlayerTag(painter, world.race.by, spot.x + spot.width - 22, spot.y + 20)
}

function drawHelpers(world: QuizWorld, painter: Painter): void {
  for (const { label, ...choice } of helpersOf(world))
    drawButton(painter, choice, { fill: paper, ink, letters: 24 }, label)
}

/** What helps out of a tight spot, and how often it still does. */
export function helpersOf({ fifties, skips, removed, phase }: QuizWorld) {
  const busy = phase !== 'asking'
  return [
    {
      id: 'fifty',
      ...helperPlaces.fifty,
      says: `Take two wrong answers away, ${fifties} left`,
      label: `50 : 50  ×${fifties}`,
      disabled: busy || fifties === 0 || removed.length > 0,
    },
    {
      id: 'skip',
      ...helperPlaces.skip,
      says: `Skip this question, ${skips} left`,
      label: `Skip  ×${skips}`,
      disabled: busy || skips === 0,
    },
  ]
}

function drawTelling(world: QuizWorld, painter: Painter): void {
  const { x, y, width, height } = telling
  const { why } = questionOf(world)
  const isRight = world.picked === rightPlace(world)
  painter.panel(x, y, width, height, { fill: paper, outline: isRight ? green : red, radius: 20 })
  const head = isRight ? 'Right!' : world.picked < 0 ? 'Time is up.' : 'Not quite.'
  painter.text(head, x + 26, y + 28, 22, {
    bold: true,
    align: 'left',
    colour: isRight ? '#1f8a47' : '#c2323b',
  })
  painter.text('Tap to continue  ›', x + width - 26, y + 28, 18, {
    bold: true,
    align: 'right',
    colour: '#8a8299',
  })
  painter.text(why, x + 26, y + 69, 23, { align: 'left', colour: ink, width: width - 52 })
}
