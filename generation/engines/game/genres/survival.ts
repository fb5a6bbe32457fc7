import { castIn, type GamePlan, theOne } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/survival/bot'
import { genre } from '@makebelieve/kit/game-2d/genres/survival/index'
import type { SurvivalWorld } from '@makebelieve/kit/game-2d/genres/survival/world'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { recast, withAim, withArms, withBoss, withTargets } from './recasting.ts'

const rocks = /\basteroids\b|\brocks? (?:that )?split|\bsplit(?:s|ting)? into smaller|\bthrust(?:er)?s?\b/i
const blows =
  /\b(?:sword|swords|katana|axe|hammer|melee|punch\w*|kick\w*|slash\w*|brawl\w*|fists?|club|bat and|whip|samurai|ninja|knight|beat ?'?em ?up|hack and slash|karate|kung fu|boxing|boxer|wrestl\w*)\b/i
const bossOn =
  /\bboss\b[^.]{0,40}?\b(?:wave|round|level)\s+(\d+)|\b(?:wave|round)\s+(\d+)[^.]{0,30}?\bboss\b/i

const arms =
  /sword|katana|axe|hammer|club|\bbat\b|staff|whip|spear|mace|knife|dagger|blade|stick|pan\b|broom|fist/i

export const survival: GenreDesign<SurvivalWorld> = {
  genre,
  bot,
  name: 'an arena with waves of foes',
  standsInFor: {
    fighting: 'a brawl against waves of foes',
    'beat-em-up': 'a brawl against waves of foes',
    artillery: 'an arena in which you fire at waves of foes',
    fps: 'an arena with waves of foes, seen from above',
    'action-rpg': 'an arena with waves of foes and strengths to choose',
    roguelike: 'an arena with waves of foes and strengths to choose',
  },
  verbs: { survive: 3, fight: 3, shoot: 2, defend: 2, avoid: 1, chase: 1, rescue: 1, collect: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 4 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
    goal: { least: 0, most: 1 },
    projectile: { least: 0, most: 2 },
    hazard: { least: 0, most: 2 },
    collectible: { least: 0, most: 3 },
  },
  instead: { obstacle: 'hazard' },
  rules: { powerUps: ['rapid', 'speed', 'shield', 'heart', 'multi', 'wide', 'magnet', 'double'] },
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'waves',
    'two-players',
    'faster-over-time',
    'shield',
    'day-and-night',
    'shop',
  ],
  longest: 170,
  goal(game) {
    const foes = castIn(game, 'enemy').map(({ plural }) => plural)
    const all = foes.join(' and ') || theOne(game, 'enemy').plural
    const [saved] = [...castIn(game, 'friend'), ...castIn(game, 'goal')]
    const [chief] = castIn(game, 'boss')
    const { goalCount, seconds, timeUp, boss, waves } = game.rules
    const then = `${lockGoal(game)}${boss && chief ? `, then beat the ${chief.name}` : ''}`
    if (goalCount) return `Defeat ${goalCount} ${all}${then}.`
    if (seconds && timeUp === 'win') return `Survive the ${all} for ${seconds} seconds.`
    const what = saved ? `Protect the ${saved.name} from` : 'Survive'
    return `${what} ${waves ? `${waves} waves of ` : 'the waves of '}${all}${then}.`
  },
  finish(draft, brief) {
    const { prompt } = brief
    const content: GamePlan['content'] = { ...draft.content }
    let game = withAim(withArms(withBoss(withTargets(draft, brief)), brief), 'enemy')
    if (rocks.test(prompt)) content.mode ??= 'asteroids'
    const shoots = brief.triples.some(({ mechanic }) => mechanic === 'shoot')
    if (blows.test(prompt) && !shoots && content.mode === undefined) content.weapon ??= 'melee'
    const on = bossOn.exec(prompt)
    if (on) content.bossWave ??= Number(on[1] ?? on[2])
    // What is swung is seen in the hand, and what takes the place of the rocks is what flies about.
    const props = castIn(game, 'prop')
    const weapon = props.find(({ name }) => arms.test(name))
    if (content.weapon === 'melee' && weapon) game = recast(game, weapon.id, 'projectile')
    const rock = content.mode === 'asteroids' ? props[0] : undefined
    if (rock)
      game = recast({ ...game, cast: game.cast.filter(({ id }) => !isImplied(brief, id)) }, rock.id, 'enemy')
    return { ...game, content }
  },
}

/** Whether a known game brought this foe along, and the prompt did not name it. */
function isImplied({ actors }: Brief, id: string): boolean {
  return actors.some((actor) => actor.id === id && actor.role === 'enemy' && actor.implied === true)
}
