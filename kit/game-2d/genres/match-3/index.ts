import { castIn } from '../../../game/plan.ts'
import { cursorControls } from '../../../game/second-cursor.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { cellChoice, columnOf, rowOf } from '../../table/board.ts'
import { keyKind } from './matches.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { anyKind, blockerOf, board, type Match3World, nameOf, stage } from './world.ts'

/** Swap neighbours so that three of a kind lie in a line. They go, others come down, and moves are few. */
export const genre: Genre<Match3World> = {
  id: 'match-3',
  dimension: '2d',
  stage,
  seen: 'table',
  controls: ({ rules }) => [
    { input: 'pick', says: 'Pick two neighbours to swap' },
    { input: 'pointer', says: 'Or drag one to its neighbour' },
    ...(rules.players === 2 ? cursorControls('Pick') : []),
  ],
  howTo(plan) {
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'obstacle')]
    const [hazard] = castIn(plan, 'hazard')
    const [boss] = plan.rules.boss ? castIn(plan, 'boss') : []
    const extras = lockHowTo(plan, 'match beside it to bring down')
    if (boss) extras.push(`On the last level, every match hurts the ${boss.name}.`)
    const special = 'Four in a line clear a whole row; five make a rainbow'
    return [
      'Swap two neighbours to line up three or more of a kind.',
      plan.rules.players === 2 ? `You take turns. ${special}, and you go again.` : `${special}.`,
      extras.join(' ') || usual(),
    ]

    function usual(): string {
      return hazard
        ? `Match beside the ${hazard.plural} before they go off.`
        : foes.length > 0
          ? `Match beside the ${foes.map(({ plural }) => plural).join(' and the ')} to clear them away.`
          : plan.rules.gentle
            ? 'Chain reactions count double or more.'
            : 'Every third swap without a match costs a move.'
    }
  },
  create,
  step,
  secondCursor: true,
  choices: (world) =>
    world.pieces.map(({ kind, special }, cell) => {
      const { kinds, plan, lock } = world
      const id = kind === keyKind ? lock?.key : blockerOf(world, kind)
      const blocker = kind < 0 ? plan.cast.find((member) => member.id === id)?.name : undefined
      const name = blocker ?? kinds[kind]?.plural ?? 'rainbow'
      const says = `${name}${special ? ', special' : ''}: row ${rowOf(board, cell) + 1}, column ${columnOf(board, cell) + 1}`
      return cellChoice(board, cell, says)
    }),
  hud(world) {
    const { aims, moves, kinds, boss, lock, plan, turns, cursor } = world
    const figures = aims.map((aim) => ({
      says: nameOf(world, aim),
      value: `${aim.got} / ${aim.need}`,
      part: aim.got / aim.need,
      // A cut stone has no picture of its own, unless all of them count.
      ...(kinds[aim.kind]?.shape ? {} : { picture: kinds[aim.kind === anyKind ? 0 : aim.kind]?.cast }),
    }))
    const all = moves === null ? figures : [{ says: 'Moves', value: String(moves) }, ...figures]
    const foe = boss
      ? [{ says: 'Boss', value: String(boss.health), part: boss.health / boss.most, picture: boss.cast }]
      : []
    const both = cursor
      ? turns.points.map((points, at) => ({ says: `Player ${at + 1}`, value: String(points) }))
      : []
    return [...all, ...foe, ...both, ...lockHud(plan, lock)].map((figure) => ({ ...figure, unseen: true }))
  },
  draw,
}
