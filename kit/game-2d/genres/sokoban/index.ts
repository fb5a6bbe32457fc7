import { castIn } from '../../../game/plan.ts'
import type { Control } from '../../../game/rules.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { buttonsOf } from './buttons.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { pushedIn, type SokobanWorld, stage } from './world.ts'

const steps = (['left', 'right', 'up', 'down'] as const).map(
  (input): Control => ({ input, says: 'Move and push' }),
)
const undo: Control = { input: 'b', says: 'Undo' }

/** Push everything to where it belongs. Nothing can be pulled, so look before you push. */
export const genre: Genre<SokobanWorld> = {
  id: 'sokoban',
  dimension: '2d',
  stage,
  seen: 'top',
  controls: ({ rules }) => [
    ...steps,
    { input: 'pointer', says: 'Move and push' },
    undo,
    ...(rules.players === 2 ? [...steps, undo].map((one): Control => ({ ...one, player: 2 })) : []),
  ],
  howTo(plan) {
    const [pushed] = pushedIn(plan)
    const [pad] = castIn(plan, 'goal')
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
    const [boss] = plan.rules.boss ? castIn(plan, 'boss') : []
    const things = pushed?.plural ?? 'crates'
    const lines = [`Push the ${things} onto the ${pad?.plural ?? 'marked places'}.`]
    lines.push('You can push but never pull, so beware of corners. You can undo mistakes.')
    const extras = lockHowTo(plan)
    if (boss)
      extras.push(`In the last room, shove the ${things} into the ${boss.name} and keep away from it.`)
    if (extras.length > 0) lines.push(extras.join(' '))
    else if (foes.length > 0)
      lines.push(`Walk around the ${foes.map(({ plural }) => plural).join(' and the ')}.`)
    else if (!plan.rules.gentle) lines.push('Every step takes energy.')
    return lines
  },
  create,
  step,
  choices: buttonsOf,
  hud({ energy, budget, boxes, pads, plan, lock }) {
    const [pushed] = pushedIn(plan)
    const placed = boxes.filter(({ cell }) => pads.includes(cell)).length
    const figures = [
      { says: pushed?.plural ?? 'Crates', value: `${placed} / ${boxes.length}`, picture: pushed?.id },
    ]
    const all =
      energy === null
        ? figures
        : [...figures, { says: 'Energy', value: String(energy), part: energy / budget }]
    return [...all, ...lockHud(plan, lock)].map((figure) => ({ ...figure, unseen: true }))
  },
  draw,
}
