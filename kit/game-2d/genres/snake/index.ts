import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { Control, HudItem } from '../../../game/rules.ts'
import type { Genre } from '../../genre.ts'
import { lockHowTo, lockHud } from '../../lock.ts'
import { foodNames, worthOf } from './food.ts'
import { stage } from './level.ts'
import { create, step } from './rules.ts'
import { draw, drawHint } from './view.ts'
import { contentOf, type SnakeWorld } from './world.ts'

const turns: Control[] = (['left', 'right', 'up', 'down'] as const).map((input) => ({ input, says: 'Turn' }))

/** Eat, grow, and do not run into anything, least of all yourself. */
export const genre: Genre<SnakeWorld> = {
  id: 'snake',
  dimension: '2d',
  stage,
  seen: 'top',
  controls: ({ rules }) => [
    ...turns,
    { input: 'pointer', says: 'Turn' },
    ...(rules.players === 2 ? turns.map((turn) => ({ ...turn, player: 2 as const })) : []),
  ],
  howTo(plan) {
    const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard'), ...castIn(plan, 'boss')]
    const edge =
      contentOf(plan).wrap || plan.rules.gentle
        ? 'The edges wrap around to the other side.'
        : 'Mind the walls'
    const bad = castIn(plan, 'collectible').filter(({ id }) => worthOf(plan, id) < 0)
    return [
      contentOf(plan).sameLength
        ? `Eat the ${foodNames(plan)}. You stay as long as you are.`
        : contentOf(plan).shrinks
          ? `Eat the ${foodNames(plan)}. Every bite makes you shorter: win by getting rid of all of yourself.`
          : `Eat the ${foodNames(plan)}. Every bite makes you longer.`,
      ...growHowTo(plan),
      edge.endsWith('.') ? `${edge} Don't bite yourself.` : `${edge}, and don't bite yourself.`,
      ...lockHowTo(plan, 'eat'),
      ...(foes.length > 0
        ? [`Stay away from the ${foes.map(({ plural }) => plural).join(' and the ')}.`]
        : []),
      ...(bad[0] ? [`The ${bad[0].plural} are not good for you.`] : []),
    ].slice(0, 4)
  },
  create,
  step,
  hud({ done, aim, plan, snakes, lock }) {
    const food = castIn(plan, 'collectible').find(({ id }) => worthOf(plan, id) > 0)
    const { scoreGoal } = plan.rules
    const length = { says: 'Length', value: String(snakes[0]?.body.length ?? 0) }
    const items: HudItem[] = [length, ...lockHud(plan, lock)]
    if (scoreGoal !== undefined) return items
    return [
      { says: food?.plural ?? 'Bites', value: `${done} / ${aim}`, part: done / aim, picture: food?.id },
      ...items,
    ]
  },
  draw(world, painter) {
    draw(world, painter)
    drawHint(world, painter)
  },
}

/** What comes up or comes along while one plays. */
function growHowTo(plan: GamePlan): string[] {
  const { wallsGrow, rival } = contentOf(plan)
  const each = wallsGrow?.each ?? 1
  return [
    ...(wallsGrow
      ? [
          each === 1
            ? `Another piece of wall comes up with every ${wallsGrow.of}.`
            : `Another piece of wall comes up every ${each} ${wallsGrow.of}s.`,
        ]
      : []),
    ...(rival && plan.rules.players === 1
      ? ['Another snake is after the same food. Run into it and you lose a life; cut it off and it crashes.']
      : []),
  ]
}
