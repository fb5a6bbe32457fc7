import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { builtOf } from '@makebelieve/kit/game-3d/course/course'
import type { CourseWorld } from '@makebelieve/kit/game-3d/course/world'
import { bot } from '@makebelieve/kit/game-3d/genres/tower-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/tower-3d/index'
import { floodBuilt, floodOf, towerStuff } from '@makebelieve/kit/game-3d/genres/tower-3d/tower'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { beating, verbsOf } from '../proof/signs.ts'
import { decorIn } from './course-decor.ts'
import { asCourse, builtFor, finishOf, withOwnFloors } from './platformer-3d.ts'

/** What the tower is, where the prompt says so. */
const towers: [kind: string, words: RegExp][] = [
  ['plant', /\b(beanstalk|vine|stalk|sunflower)\b/],
  ['tree', /\btree\b/],
  ['skyscraper', /\b(skyscraper|building|high ?rise|office tower)\b/],
  ['lighthouse', /\blighthouse\b/],
  ['rock', /\b(mountain|cliff|volcano|rock|peak|everest)\b/],
  ['castle', /\b(castle|wizard|knight|princess|rapunzel|medieval|clock tower)\b/],
]
const named: Record<string, RegExp> = {
  ferry: /\bmoving (platforms?|floors?)\b/,
  lift: /\b(lifts?|elevators?)\b/,
  boards: /\b(crumbl|collaps|breaking (platforms?|blocks?))/,
  pad: /\b(spring|trampoline|bounc|jump ?pads?)/,
  stairs: /\b(stairs?|steps|staircase)\b/,
}
const rollers: Partial<Record<string, string>> = {
  snow: 'snowball',
  mountain: 'boulder',
  volcano: 'boulder',
  cave: 'boulder',
  desert: 'boulder',
  space: 'asteroid',
  moon: 'asteroid',
  candy: 'orange ball',
  beach: 'coconut',
  garden: 'pumpkin',
  haunted: 'pumpkin',
}

export const tower3d: SolidDesign<CourseWorld> = {
  genre,
  bot,
  name: 'a 3D climb up a tower',
  serves: ['climbing'],
  standsInFor: {},
  words:
    /\b(climb(s|ing|er)? (a|an|the|up|to)\b|climbing game|tower climb|up (a|the) (tall |giant |huge )?(tower|skyscraper|beanstalk|lighthouse|mountain|cliff|tree)\b|to the top of|ascend(s|ing)?|beanstalk|(scale|scales|scaling) (a|the) (tower|skyscraper|building|mountain|wall|cliff))/,
  // A tower that is climbed is not defended.
  reads: (brief) => ({ ...brief, title: brief.title.replace(/ Defence$/, ' Climb') }),
  home: 'castle',
  shows: () => ({ hit: [...beating, ...verbsOf('stomp')], defeat: [...beating, ...verbsOf('stomp')] }),
  moves: verbsOf('climb'),
  verbs: { climb: 3, jump: 2, collect: 1, avoid: 1, explore: 1, rescue: 1 },
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
  extras: (game) => ({
    flag: 'red flag',
    roller: rollers[game.look.scene] ?? 'barrel',
    ...decorIn(game),
    ...finishOf(game),
  }),
  built: (game) => ({ ...builtFor(game, builtOf(towerStuff(game, 1))), ...floodBuilt(game, floodOf(game)) }),
  goal(game) {
    const { plural } = theOne(game, 'collectible')
    const { goalCount, scoreGoal, boss, gentle } = game.rules
    const end = castIn(game, 'goal')[0]?.name ?? 'golden star'
    const [chief] = boss ? castIn(game, 'boss') : []
    const fight = chief ? `, beat the ${chief.name}` : ''
    const care = gentle ? '' : " before what's rising below gets you"
    if (scoreGoal !== undefined) return `Climb for ${scoreGoal} points${care}.`
    return goalCount
      ? `Climb up, collect ${goalCount} ${plural}${fight} and reach the ${end} on top${care}.`
      : `Climb to the top${fight} and reach the ${end}${care}.`
  },
  finish(game, brief) {
    const words = brief.prompt.toLowerCase()
    const figures = Object.entries(named).flatMap(([figure, pattern]) =>
      pattern.test(words) ? [figure] : [],
    )
    const kind = towers.find(([, pattern]) => pattern.test(words))?.[0]
    // The tower that is climbed is built, and no thing on a balcony.
    const climbed = game.cast.find(
      ({ role, name }) => /prop|obstacle/.test(role) && towerWords.test(name),
    )?.id
    const content = {
      ...game.content,
      ...(figures.length > 0 && { figures }),
      ...(kind && { tower: kind }),
      ...(climbed && { under: climbed }),
    }
    const cast = game.cast.map((member) =>
      member.role === 'enemy' && rollers3d.test(member.name)
        ? { ...member, role: 'hazard' as const }
        : member,
    )
    return withBoss(withOwnFloors(asCourse({ ...game, cast, content }, brief)))
  },
}

/** What comes down a tower does not walk about on its balconies. */
const rollers3d = /\b(barrel|boulder|log|rock|snowball|wheel|tyre|tire|ball|brick)s?\b/

const towerWords =
  /tower|skyscraper|beanstalk|mountain|cliff|tree|building|lighthouse|castle|wall|vine|volcano/
