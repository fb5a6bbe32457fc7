import { castIn, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { builtOf } from '@makebelieve/kit/game-3d/course/course'
import type { CourseWorld } from '@makebelieve/kit/game-3d/course/world'
import { bot } from '@makebelieve/kit/game-3d/genres/platformer-3d/bot'
import { genre, islands } from '@makebelieve/kit/game-3d/genres/platformer-3d/index'
import { floodBuilt } from '@makebelieve/kit/game-3d/genres/tower-3d/tower'
import { stuffIn } from '@makebelieve/kit/game-3d/place-stuff'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { beating, verbsOf } from '../proof/signs.ts'
import { decorIn } from './course-decor.ts'

/** What a course has to have early when the prompt speaks of it. */
const named: Record<string, RegExp> = {
  ferry: /\b(moving (platforms?|floors?|islands?)|ferr(y|ies))\b/,
  lift: /\b(lifts?|elevators?)\b/,
  boards: /\b(crumbl|collaps|breaking (platforms?|blocks?)|falling platforms?)/,
  pad: /\b(spring|trampoline|bounc|jump ?pads?)/,
  bridge: /\bbridges?\b/,
  stones: /\bstepping stones?\b/,
}

export const platformer3d: SolidDesign<CourseWorld> = {
  genre,
  bot,
  name: 'a 3D platformer over floating islands',
  serves: ['platformer'],
  standsInFor: {
    'gravity-flip': 'a 3D platformer over floating islands',
    'physics-puzzle': 'a 3D platformer with moving platforms and springs',
    crossing: 'a 3D platformer over floating islands',
  },
  words:
    /\b(floating (islands?|platforms?|rocks?)|islands? in the sky|sky islands?|jump(s|ing)? (from|between) (island|platform|roof|cloud|rock|planet|lily|mushroom)|3d platform(er|ing)?|double[- ]jump|jump and run|parkour)\b/,
  home: 'sky',
  shows: () => ({ hit: [...beating, ...verbsOf('stomp')], defeat: [...beating, ...verbsOf('stomp')] }),
  moves: verbsOf('run'),
  verbs: { jump: 3, bounce: 2, collect: 1, explore: 1, avoid: 1, rescue: 1, cross: 1, fight: 1, climb: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 3 },
    enemy: { least: 1, most: 4 },
    hazard: { least: 0, most: 3 },
    friend: { least: 0, most: 3 },
    goal: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
    obstacle: { least: 0, most: 2 },
    projectile: { least: 0, most: 1 },
    prop: { least: 0, most: 3 },
  },
  instead: { key: 'collectible', door: 'goal' },
  rules: { lives: 5, levels: 2, powerUps: ['shield', 'magnet', 'heart'] },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield', 'double-jump', 'checkpoints'],
  longest: 170,
  extras: (game) => ({ flag: 'red flag', ...decorIn(game), ...finishOf(game) }),
  built: (game) => ({
    ...builtFor(game, builtOf(stuffIn(game.look))),
    ...(islands.floodOf?.(game) && floodBuilt(game, islands.floodOf(game) ?? '')),
  }),
  goal(game) {
    const { plural } = theOne(game, 'collectible')
    const { goalCount, scoreGoal, boss, gentle } = game.rules
    const end = castIn(game, 'goal')[0]?.name ?? 'golden star'
    const [chief] = boss ? castIn(game, 'boss') : []
    const fight = chief ? `, beat the ${chief.name}` : ''
    const care = gentle ? '' : ' without falling off'
    if (scoreGoal !== undefined) return `Jump over the islands for ${scoreGoal} points${care}.`
    return goalCount
      ? `Collect ${goalCount} ${plural}${fight} and reach the ${end}${care}.`
      : `Jump over the islands${fight} to the ${end}${care}.`
  },
  finish(game, brief) {
    const words = brief.prompt.toLowerCase()
    const figures = Object.entries(named).flatMap(([figure, pattern]) =>
      pattern.test(words) ? [figure] : [],
    )
    const under = game.cast.find(
      ({ role, name }) => (role === 'prop' || role === 'obstacle') && floors.test(name),
    )?.id
    const content = { ...game.content, ...(figures.length > 0 && { figures }), ...(under && { under }) }
    return withBoss(withOwnFloors(asCourse({ ...game, content }, brief)))
  },
}

/** Where nothing is named that one gets to, it is a star. */
export const finishOf = (game: GamePlan): Record<string, string> =>
  castIn(game, 'goal').length > 0 ? {} : { finish: 'golden star' }

const ownFloors: Record<string, RegExp> = {
  mover: /^(moving |flying |floating )?(platform|lift|elevator|raft|magic carpet)$/,
  crumble: /^(crumbling|breaking|falling|collapsing) (block|platform|board|tile|bridge)$/,
  pad: /^(bouncy |jump |bounce |spring )?(pad|trampoline|spring)$/,
}

/** Moving platforms and pads of the prompt are those of the course, whatever role they were given. */
export function withOwnFloors(game: GamePlan): GamePlan {
  const floors: Record<string, string> = {}
  const cast = game.cast.map((member) => {
    const form = Object.keys(ownFloors).find((one) => ownFloors[one]?.test(member.name))
    if (form && member.role !== 'player' && member.role !== 'goal') {
      floors[form] ??= member.id
      return { ...member, role: 'prop' as const }
    }
    // Nobody gets to a laser: it was shot by somebody.
    if (member.role === 'goal' && /laser|bullet|arrow|missile|fireball|bolt/.test(member.name))
      return { ...member, role: 'projectile' as const }
    return member
  })
  const [foe] = castIn(game, 'enemy')
  const [shot] = cast.filter(
    ({ id, role }) => role === 'projectile' && castIn(game, 'goal').some((one) => one.id === id),
  )
  return {
    ...game,
    cast,
    content: { ...game.content, floors },
    interactions:
      foe && shot ? [...game.interactions, { by: foe.id, does: 'shoot', with: shot.id }] : game.interactions,
  }
}

/** The built shapes by the keys that bodies name them by. */
export function builtFor(game: GamePlan, built: ReturnType<typeof builtOf>): ReturnType<typeof builtOf> {
  const floors = (game.content?.floors ?? {}) as Record<string, string>
  return Object.fromEntries(Object.entries(built).map(([key, blocks]) => [floors[key] ?? key, blocks]))
}

/** Things that one jumps across: the islands are theirs. */
export const floors =
  /\b(roof|rooftop|cloud|platform|island|lily pad|mushroom|rock|stone|asteroid|planet|ledge|block|tile|book|cake|leaf|floe|iceberg|log|crate|box)s?\b/

/** A short clock leaves no time for many levels, few treasures are not worth two; holding out is no aim here. */
export function asCourse(game: GamePlan, { numbers, absent, triples }: Brief): GamePlan {
  const { seconds = 999, levels, goalCount = 99 } = game.rules
  const fits = seconds < 75 || goalCount < 4 ? 1 : levels
  // Where nobody is an enemy, falling is enough to lose by.
  const gentle = absent.includes('losing') || triples.some(({ mechanic }) => mechanic === 'relax')
  return { ...game, rules: { ...game.rules, levels: numbers.levels ?? fits, gentle, timeUp: 'lose' } }
}
