import type { Genre } from '../../genre.ts'
import { castIn } from '../../plan.ts'
import { buttonsOf } from './buttons.ts'
import { create, step } from './rules.ts'
import { draw } from './view.ts'
import { pushedIn, type SokobanWorld, stage } from './world.ts'

/** Push everything to where it belongs. Nothing can be pulled, so look before you push. */
export const genre: Genre<SokobanWorld> = {
  id: 'sokoban',
  stage,
  seen: 'top',
  controls: () => [
    { input: 'left', says: 'Move and push' },
    { input: 'right', says: 'Move and push' },
    { input: 'up', says: 'Move and push' },
    { input: 'down', says: 'Move and push' },
    { input: 'pointer', says: 'Move and push' },
    { input: 'b', says: 'Undo' },
  ],
  howTo(plan) {
    const [pushed] = pushedIn(plan)
    const [pad] = castIn(plan, 'goal')
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
    const lines = [`Push the ${pushed?.plural ?? 'crates'} onto the ${pad?.plural ?? 'marked places'}.`]
    lines.push('You can push, but never pull: beware of corners. A mistake can be undone.')
    if (foes.length > 0) lines.push(`Walk around the ${foes.map(({ plural }) => plural).join(' and the ')}.`)
    else if (!plan.rules.gentle) lines.push('Every step takes energy.')
    return lines
  },
  create,
  step,
  choices: buttonsOf,
  hud({ energy, budget, boxes, pads, plan }) {
    const [pushed] = pushedIn(plan)
    const placed = boxes.filter(({ cell }) => pads.includes(cell)).length
    const figures = [
      { says: pushed?.plural ?? 'Crates', value: `${placed} / ${boxes.length}`, picture: pushed?.id },
    ]
    const all =
      energy === null
        ? figures
        : [...figures, { says: 'Energy', value: String(energy), part: energy / budget }]
    return all.map((figure) => ({ ...figure, unseen: true }))
  },
  draw,
}
