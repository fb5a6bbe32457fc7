import { playersOf } from '../../arena/arena.ts'
import { drawArena } from '../../arena/draw.ts'
import type { Control, Genre } from '../../genre.ts'
import { castIn, theOne } from '../../plan.ts'
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
  stage,
  seen: 'top',
  controls: ({ rules }) => (rules.players === 2 ? [...moves, ...secondMoves] : moves),
  howTo(plan) {
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
    const lines = [`Pick up the ${theOne(plan, 'collectible').plural}. Quick ones in a row count more.`]
    const [foe] = foes
    if (foe) lines.push(`Keep away from the ${foes.map(({ plural }) => plural).join(' and the ')}.`)
    lines.push('A dash gets you out of a tight corner.')
    return lines
  },
  create,
  step,
  hud: ({ done, aim, plan }) => {
    const { id, plural } = theOne(plan, 'collectible')
    return [{ says: plural, value: `${done} / ${aim}`, part: done / aim, picture: id }]
  },
  draw(world, painter) {
    drawArena(world, painter)
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
  },
}
