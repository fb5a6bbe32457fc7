import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/runner-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/runner-3d/index'
import type { RunWorld } from '@makebelieve/kit/game-3d/genres/runner-3d/run'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'

export const runner3d: SolidDesign<RunWorld> = {
  genre,
  bot,
  name: 'a 3D endless runner in three lanes',
  serves: ['runner'],
  words:
    /\b(endless(ly)? run\w*|runner|temple run\w*|subway (surf\w*|run\w*)|(three|3)[- ]lanes?|change lanes|switch lanes|on[- ]rails run\w*|parkour run\w*)\b|\b(run|runs|running|dash|dashes|sprint\w*) (on|through|along|down|across|over|from|away)\b.*\b(dodg|jump|avoid|slid|duck|leap)/,
  standsInFor: {
    crossing: 'a run along a road with traffic coming toward you',
    racing: 'a run along a road in three lanes',
    downhill: 'a run in three lanes',
  },
  moves: [...verbsOf('run', 'dash')],
  verbs: { slide: 3, jump: 1.5, avoid: 2, race: 1, roll: 1.5, survive: 1, collect: 1, drive: 1, chase: 1.5 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 4 },
    obstacle: { least: 1, most: 4 },
    enemy: { least: 0, most: 4 },
    hazard: { least: 0, most: 4 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
    projectile: { least: 0, most: 1 },
    prop: { least: 0, most: 4 },
  },
  instead: { key: 'collectible', door: 'goal' },
  rules: { lives: 4, levels: 3, powerUps: ['shield', 'magnet', 'speed', 'double'] },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield', 'double-jump'],
  longest: 140,
  extras: (game) =>
    game.rules.boss ? { strike: 'yellow lightning bolt', thrown: 'boulder' } : ({} as Record<string, string>),
  goal(game) {
    const { goalCount, scoreGoal, seconds, timeUp, gentle } = game.rules
    const [item] = castIn(game, 'collectible')
    const [home] = castIn(game, 'goal')
    const way = `Run, jump and slide past the ${wayWord(game)}`
    if (scoreGoal !== undefined) return `${way}, and get ${scoreGoal} points.`
    if (seconds !== undefined && timeUp === 'win') return `${way}, and hold out for ${seconds} seconds.`
    const count = goalCount ?? (gentle ? 28 : undefined)
    const collect = count && item ? `, collect ${count} ${item.plural}` : ''
    return `${way}${collect}${collect ? ',' : ''} and make it to the ${home?.name ?? 'finish'}.`
  },
  finish(game, brief) {
    const bossed = withBoss(game)
    const { gentle, timeUp } = bossed.rules
    return {
      ...bossed,
      content: {
        ...bossed.content,
        past: pastOf(brief),
        ...(brief.absent.includes('enemies') && { peaceful: true }),
      },
      // Where nothing can be lost, holding out would be no feat.
      rules: { ...bossed.rules, timeUp: gentle ? 'lose' : timeUp },
    }
  },
}

/** 'Jump over barriers, slide under signs': what is jumped over lies, what is slid under hangs. */
function pastOf({ triples }: Brief): Record<string, 'over' | 'under'> {
  const past: Record<string, 'over' | 'under'> = {}
  for (const { mechanic, object, negated } of triples)
    if (object && !negated && (mechanic === 'slide' || mechanic === 'jump'))
      past[object] = mechanic === 'slide' ? 'under' : 'over'
  return past
}

const wayWord = (game: GamePlan): string =>
  [...castIn(game, 'enemy'), ...castIn(game, 'obstacle'), ...castIn(game, 'hazard')][0]?.plural ?? 'obstacles'
