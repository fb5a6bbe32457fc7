import { castIn, theOne } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import { cellAt, inRole, nearest, playerOf, playersOf, tile } from '../../arena/arena.ts'
import { drawArena, isBeyond, pointBeyond } from '../../arena/draw.ts'
import type { Genre } from '../../genre.ts'
import type { Painter } from '../../view/painter.ts'
import { stage } from './level.ts'
import { type CollectorWorld, create, step } from './rules.ts'

const moves: Control[] = [
  { input: 'left', says: 'Move' },
  { input: 'right', says: 'Move' },
  { input: 'up', says: 'Move' },
  { input: 'down', says: 'Move' },
  { input: 'pointer', says: 'Move' },
  { input: 'a', says: 'Dash' },
]
const secondMoves: Control[] = (['left', 'right', 'up', 'down'] as const).map((input) => ({
  input,
  says: 'Move',
  player: 2,
}))

/** Seen from above: run about, take what is yours, and do not get caught. In a field or in a maze. */
export const genre: Genre<CollectorWorld> = {
  id: 'collector',
  dimension: '2d',
  stage,
  seen: 'top',
  controls: ({ rules }) => (rules.players === 2 ? [...moves, ...secondMoves] : moves),
  howTo(plan) {
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
    const [foe] = foes
    const lines = [
      'Several in quick succession count more; golden ones do not stay.',
      ...(foe && !plan.rules.gentle ? ['Being touched costs a heart. A dash gets you away.'] : []),
    ]
    const [exit] = castIn(plan, 'goal')
    if (exit) lines.push(`The ${exit.name} appears when you have them all.`)
    return lines
  },
  create,
  step,
  focus: playerOf,
  hud: ({ done, aim, plan }) => {
    const { id, plural } = theOne(plan, 'collectible')
    return [{ says: plural, value: `${done} / ${aim}`, part: done / aim, picture: id }]
  },
  draw(world, painter) {
    if (world.mazy) drawArena(world, painter)
    else {
      drawRocks(world, painter)
      drawArena({ ...world, grid: null }, painter)
    }
    // What the dash needs to come back is shown where the eyes are: under the player.
    for (const player of playersOf(world))
      if (player.a > 0)
        painter.bar(
          player.x - 18,
          player.y + player.size * 0.62,
          36,
          1 - player.a / 72,
          painter.palette.accent,
        )
    pointOut(world, painter)
  },
}

/** When nothing wanted is on the screen, an arrow shows the way to the nearest. */
function pointOut(world: CollectorWorld, painter: Painter): void {
  const wanted = ['collectible', 'key', 'goal'] as const
  const all = wanted.flatMap((role) => inRole(world, role))
  const next = all.every((one) => isBeyond(painter, one)) && nearest(playerOf(world), all)
  if (next) pointBeyond(painter, [next], '#ffd447')
}

/** In the open, what is in the way is something of the scene: rocks, logs, cars. */
function drawRocks({ grid, plan }: CollectorWorld, painter: Painter): void {
  const [rock] = castIn(plan, 'obstacle')
  if (!grid) return
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      if (cellAt(grid, column, row) !== tile.solid) continue
      const x = (column + 0.5) * grid.size
      const y = (row + 0.5) * grid.size
      if (rock) painter.sprite(rock, x, y - 4, grid.size * 1.25, { shadow: true })
      else painter.tile('wall', column * grid.size, row * grid.size, grid.size, grid.size)
    }
}
