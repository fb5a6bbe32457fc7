import type { Genre } from '../../genre.ts'
import { castIn } from '../../plan.ts'
import { cellChoice, columnOf, rowOf } from '../../table/board.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { anyKind, board, type Match3World, nameOf, stage } from './world.ts'

/** Swap neighbours so that three of a kind lie in a line. They go, others come down, and moves are few. */
export const genre: Genre<Match3World> = {
  id: 'match-3',
  stage,
  seen: 'table',
  controls: () => [
    { input: 'pick', says: 'Pick two neighbours to swap' },
    { input: 'pointer', says: 'Or drag one to its neighbour' },
  ],
  howTo(plan) {
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'obstacle')]
    const [hazard] = castIn(plan, 'hazard')
    return [
      'Swap two neighbours to line up three or more of a kind.',
      'Four in a line clear a whole row; five make a rainbow.',
      hazard
        ? `Match beside the ${hazard.plural} before they go off.`
        : foes.length > 0
          ? `Match beside the ${foes.map(({ plural }) => plural).join(' and the ')} to clear them away.`
          : plan.rules.gentle
            ? 'What falls into place by itself counts double and more.'
            : 'Every third swap without a match costs a move.',
    ]
  },
  create,
  step,
  choices: ({ pieces, kinds, blockers, plan }) =>
    pieces.map(({ kind, special }, cell) => {
      const blocker = kind < 0 ? plan.cast.find(({ id }) => id === blockers[-1 - kind])?.name : undefined
      const name = blocker ?? kinds[kind]?.plural ?? 'rainbow'
      const says = `${name}${special ? ', special' : ''}: row ${rowOf(board, cell) + 1}, column ${columnOf(board, cell) + 1}`
      return cellChoice(board, cell, says)
    }),
  hud(world) {
    const { aims, moves, kinds } = world
    const figures = aims.map((aim) => ({
      says: nameOf(world, aim),
      value: `${aim.got} / ${aim.need}`,
      part: aim.got / aim.need,
      // A cut stone has no picture of its own, unless all of them count.
      ...(kinds[aim.kind]?.shape ? {} : { picture: kinds[aim.kind === anyKind ? 0 : aim.kind]?.cast }),
    }))
    const all = moves === null ? figures : [{ says: 'Moves', value: String(moves) }, ...figures]
    return all.map((figure) => ({ ...figure, unseen: true }))
  },
  draw,
}
