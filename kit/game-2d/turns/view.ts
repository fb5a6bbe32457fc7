import { castIn } from '../../game/plan.ts'
import type { Choice } from '../../game/rules.ts'
import { drawButton } from '../table/buttons.ts'
import { drawHost } from '../table/host.ts'
import { glide, overshoot, partDone } from '../table/motion.ts'
import type { Painter } from '../view/painter.ts'
import { drawFace } from './faces.ts'
import type { Piece, Place, Side, Table, TurnRules } from './rules.ts'
import { seatOf } from './sides.ts'
import { drawStake, stakeIn, stakeWidth } from './stake.ts'
import { secondsLeft } from './turn-clock.ts'
import { stage, type TurnWorld } from './world.ts'

const ink = '#1d1b2e'
const paper = '#fffdf6'
const gold = '#ffc83d'

/** Takes the last move back. */
export const undoPlace: Choice = {
  id: 'undo',
  x: stage.width / 2 - 44,
  y: 58,
  width: 88,
  height: 38,
  says: 'Undo',
}

/** Everything on the stage: those who play, the ground, what lies on it and what may be done. */
export function drawTable<S>(rules: TurnRules<S>, world: TurnWorld<S>, painter: Painter): void {
  const { state, was, since, plan } = world
  drawStrip(rules, world, painter)
  rules.backdrop?.(state, painter)
  if (rules.sides === 1) drawStake(rules, state, painter)
  const now = rules.table(state, plan)
  const isOpen = world.rest === 0 && world.status === 'playing' && since >= (rules.settles ?? 14)
  const open = isOpen && !isWaiting(rules, world) ? openNow(rules, world) : new Set<string>()
  const buttons = now.places.filter(({ hidden, id }) => hidden && open.has(id))
  for (const place of now.places)
    if (!place.hidden) drawPlace(painter, place, world.picked.includes(place.id))
  drawPieces(painter, was === state ? now : rules.table(was, plan), now, since, rules.settles ?? 14)
  for (const place of now.places)
    if (open.has(place.id) && !place.plain && !place.button) drawHint(painter, place, world, now)
  for (const place of buttons) drawPlace(painter, place, false)
  for (const { x, y, words, size, ...options } of now.labels ?? [])
    painter.text(words, x, y, size, { colour: ink, ...options })
  rules.overlay?.(state, painter, since)
  if (!rules.final && world.past.length > 0) drawButton(painter, undoPlace, { letters: 17 })
  if (world.ended) drawEnding(painter, world.ended.because)
}

const isWaiting = <S>({ sides, turn }: TurnRules<S>, { state, plan }: TurnWorld<S>) =>
  sides === 2 && plan.rules.players === 1 && turn?.(state) === 1

/** Where the next pick may go: the beginnings of moves, or how the one that was begun goes on. */
function openNow<S>({ moves }: TurnRules<S>, { state, picked }: TurnWorld<S>): Set<string> {
  const next = moves(state)
    .filter((move) => picked.every((one, index) => move[index] === one))
    .map((move) => move[picked.length])
  return new Set(next.filter((one) => one !== undefined))
}

/** Who plays, whose turn it is, and how far they are. */
function drawStrip<S>(rules: TurnRules<S>, world: TurnWorld<S>, painter: Painter): void {
  const { plan, state, host, rival, rounds, status } = world
  const both = plan.rules.players === 2
  const turn: Side = rules.turn?.(state) ?? 0
  const [foe] = [...castIn(plan, 'enemy'), ...castIn(plan, 'boss')]
  const isOn = (side: Side) => rules.sides === 2 && turn === side && status === 'playing' && !world.ended
  const left = secondsLeft(world)
  const clock = left === undefined ? [] : [`Time: ${left}`]
  const figures = [
    ...(rules.hud?.(state, plan) ?? []).map(({ says, value }) => `${says}: ${value}`),
    ...clock,
  ]
  const rows = rules.sides === 2 && (plan.rules.goalCount ?? 1) > 1 ? [`${rounds[0]} : ${rounds[1]}`] : []
  const said = [
    ...rows,
    ...(figures.length > 0 ? figures : []),
    ...(isOn(0) || isOn(1) ? [turnWords(both, turn)] : []),
  ]
  const isShared = rules.sides === 1 && !rules.stakeAt && stakeIn(plan) !== undefined
  const free = stage.width - 212 - (isShared ? stakeWidth : 0)
  painter.panel(106, 12, free, 40, { radius: 20, fill: paper })
  painter.text(said.slice(0, 3).join('   ·   ') || plan.title, 106 + free / 2, 33, isShared ? 17 : 20, {
    bold: true,
    colour: ink,
    width: free - 28,
  })
  if (isOn(0)) painter.panel(14, 8, 80, 88, { radius: 20, fill: gold, outline: 'transparent', shadow: false })
  const own = seatOf(plan, 0, castIn(plan, 'player')[0]?.id)
  if (own) drawHost(painter, host, { x: 54, y: 52, size: 78, cast: own, ...(both && { player: 1 }) })
  else if (rules.sides === 2) drawSeat(painter, both ? 'Player 1' : 'You', 54)
  if (rules.sides === 1) return
  const x = stage.width - 54
  if (isOn(1))
    painter.panel(x - 40, 8, 80, 88, { radius: 20, fill: gold, outline: 'transparent', shadow: false })
  const other = seatOf(plan, 1, both ? castIn(plan, 'player')[0]?.id : foe?.id)
  if (!other) drawSeat(painter, both ? 'Player 2' : 'Computer', x)
  else if (both) drawHost(painter, rival, { x, y: 52, size: 78, player: 2, cast: other })
  else painter.sprite(other, x, 48, 70, { shadow: true, facing: -1, alive: 2 })
}

/** Where nobody was named, nobody sits: just whose side it is. */
function drawSeat(painter: Painter, words: string, x: number): void {
  painter.panel(x - 40, 32, 80, 40, { radius: 14, fill: paper })
  painter.text(words, x, 53, words.length > 6 ? 13 : 17, { bold: true, colour: ink, width: 76 })
}

const turnWords = (both: boolean, turn: Side) =>
  both ? `Player ${turn + 1}` : turn === 0 ? 'Your turn' : 'Thinking …'

function drawPlace(painter: Painter, place: Place, picked: boolean): void {
  const { x, y, width, height, fill, outline = 'transparent', radius = 0, words, ink: colour = ink } = place
  if (place.button)
    drawButton(
      painter,
      { ...place, disabled: false },
      { fill: fill ?? paper, ink: colour, letters: place.letters ?? 22 },
      words ?? '',
    )
  else {
    if (fill) painter.panel(x, y, width, height, { fill, outline, radius, shadow: false })
    if (words)
      painter.text(words, x + width / 2, y + height / 2, place.letters ?? height * 0.5, {
        bold: true,
        colour,
        width: width - 6,
      })
  }
  if (!picked) return
  const { ctx } = painter
  ctx.save()
  ctx.strokeStyle = gold
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.roundRect(x + 2.5, y + 2.5, width - 5, height - 5, Math.max(6, radius))
  ctx.stroke()
  ctx.restore()
}

/** A dot where a begun move may end, a soft frame where one may begin. */
function drawHint<S>(painter: Painter, place: Place, { picked }: TurnWorld<S>, { pieces }: Table): void {
  const { ctx } = painter
  const { x, y, width, height, radius = 8 } = place
  const [mx, my] = [x + width / 2, y + height / 2]
  const isTaken = pieces.some(
    (piece) => Math.abs(piece.x - mx) < width / 2 && Math.abs(piece.y - my) < height / 2,
  )
  ctx.save()
  if (picked.length > 0 && !isTaken) {
    ctx.fillStyle = '#1d1b2e55'
    ctx.beginPath()
    ctx.arc(mx, my, Math.min(width, height) * 0.14, 0, Math.PI * 2)
    ctx.fill()
  } else {
    ctx.globalAlpha *= picked.length > 0 ? 0.9 : 0.5 + 0.2 * Math.sin(painter.seconds * 3)
    ctx.strokeStyle = picked.length > 0 ? '#e5484d' : '#ffffff'
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.roundRect(x + 3, y + 3, width - 6, height - 6, radius)
    ctx.stroke()
  }
  ctx.restore()
}

/** Things go from where they were to where they are, turn over when they show another side, and vanish when they are gone. */
function drawPieces(painter: Painter, was: Table, now: Table, since: number, settles: number): void {
  const part = partDone(settles - Math.min(settles, since), settles)
  const before = new Map(was.pieces.map((piece) => [piece.id, piece]))
  const after = new Set(now.pieces.map(({ id }) => id))
  const gone = part < 1 ? was.pieces.filter(({ id }) => !after.has(id)) : []
  for (const piece of gone) drawPiece(painter, piece, piece, { alpha: 1 - part, scale: 1 - part * 0.4 })
  const moved = now.pieces.map((piece) => ({ piece, old: before.get(piece.id) }))
  const isStill = ({ piece, old }: (typeof moved)[number]) => old?.x === piece.x && old.y === piece.y
  const order = [
    ...moved.filter((one) => isStill(one) && !one.piece.above),
    ...moved.filter((one) => !isStill(one) && !one.piece.above),
    ...moved.filter(({ piece }) => piece.above),
  ]
  for (const { piece, old } of order) {
    const from = old ?? piece.from
    const way = glide(part)
    const at = from
      ? { x: from.x + (piece.x - from.x) * way, y: from.y + (piece.y - from.y) * way }
      : { x: piece.x, y: piece.y }
    const turns = old !== undefined && JSON.stringify(old.face) !== JSON.stringify(piece.face)
    const shown = turns && part < 0.5 ? { ...piece, face: old.face } : piece
    drawPiece(painter, shown, at, {
      alpha: 1,
      scale: from || part >= 1 ? 1 : Math.max(0.05, overshoot(part)),
      ...(turns && part < 1 && { turned: Math.abs(1 - part * 2) }),
    })
  }
}

function drawPiece(
  painter: Painter,
  { face, width, height = width, alpha: own = 1 }: Piece,
  { x, y }: { x: number; y: number },
  { alpha, scale, turned = 1 }: { alpha: number; scale: number; turned?: number },
): void {
  const { ctx } = painter
  ctx.save()
  ctx.globalAlpha *= alpha * own
  ctx.translate(x, y)
  drawFace(around(painter, x, y), face, width * scale * Math.max(0.04, turned), height * scale)
  ctx.restore()
}

/** Faces are drawn around the origin; pictures say where on the stage they are, for those who take notes. */
const around = (painter: Painter, x: number, y: number): Painter => ({
  ...painter,
  sprite(cast, dx, dy, size, pose) {
    painter.ctx.save()
    painter.ctx.translate(-x, -y)
    painter.sprite(cast, x + dx, y + dy, size, pose)
    painter.ctx.restore()
  },
})

function drawEnding(painter: Painter, because: string): void {
  const width = Math.min(stage.width - 60, 80 + because.length * 12)
  painter.panel((stage.width - width) / 2, stage.height / 2 - 36, width, 72, { fill: paper, radius: 24 })
  painter.text(because, stage.width / 2, stage.height / 2 + 1, 24, {
    bold: true,
    colour: ink,
    width: width - 30,
  })
}
