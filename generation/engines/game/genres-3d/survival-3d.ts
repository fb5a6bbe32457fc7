import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/survival-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/survival-3d/index'
import {
  aimOf,
  foodOf,
  fuelOf,
  type NightWorld,
  nightsOf,
} from '@makebelieve/kit/game-3d/genres/survival-3d/world'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withAim, withBoss } from '../genres/recasting.ts'
import { findingIn3d, taking, verbsOf } from '../proof/signs.ts'

const homes =
  /fire|beacon|light ?house|lantern|hearth|stove|\bcamp|cabin|\bhut\b|shelter|\bbase\b|\bhome\b|house|lamp|\btent\b|igloo|generator/i
const fires = /fire|hearth|stove|torch/i
const weapons =
  /sword|\baxe\b|hammer|club|\bbat\b|staff|spear|mace|knife|torch|stick|\bpan\b|broom|shovel|katana|machete/i
const nightWords =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?:(?:long|dark|cold|scary|spooky|winter)\s+)?(?:nights?|days?)\b/i
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

/** What stands around in a place: tall, and many of it. */
const tall: Partial<Record<string, string>> = {
  desert: 'cactus',
  beach: 'palm tree',
  sea: 'palm tree',
  jungle: 'palm tree',
  underwater: 'coral',
  snow: 'snowy pine tree',
  mountain: 'pine tree',
  volcano: 'rock',
  cave: 'stalagmite',
  dungeon: 'stone pillar',
  graveyard: 'dead tree',
  haunted: 'dead tree',
  swamp: 'dead tree',
  city: 'street lamp',
  road: 'street lamp',
  'neon-city': 'street lamp',
  space: 'rock',
  moon: 'rock',
  candy: 'lollipop',
  factory: 'barrel',
  abstract: 'crystal',
}

/** Who is out there, in places where people are; elsewhere somebody of the place. */
const dwellers: Partial<Record<string, string[]>> = {
  forest: ['hiker', 'boy'],
  mountain: ['hiker', 'girl'],
  meadow: ['hiker', 'girl'],
  swamp: ['hiker', 'boy'],
  snow: ['hiker', 'boy'],
  jungle: ['explorer', 'boy'],
  desert: ['explorer', 'girl'],
  beach: ['pirate', 'boy'],
  haunted: ['boy', 'girl'],
  graveyard: ['girl', 'boy'],
}

export const survival3d: SolidDesign<NightWorld> = {
  genre,
  bot,
  byOwnEyes: true,
  name: 'a 3D game of surviving the night by a fire',
  serves: ['survival'],
  words:
    /\bsurviv\w*|\bcamp ?fires?\b|\bbonfires?\b|\bnights?\b.*\b(?:wolves|monsters|creatures|zombies)\b|\bin the (?:wild|wilderness)\b|\bstranded\b|\bcastaway\b/,
  standsInFor: {
    sandbox: 'a game of gathering and surviving',
    'life-sim': 'a game of gathering and surviving',
    'tower-defence': 'a fire to keep and defend',
  },
  home: 'forest',
  // What is brought to the fire feeds it.
  shows: () => ({
    deliver: [...verbsOf('deliver', 'stoke'), 'feed', 'keep'],
    collect: [...taking, ...findingIn3d],
  }),
  moves: verbsOf('run'),
  verbs: {
    survive: 3,
    defend: 2,
    collect: 1,
    deliver: 1.5,
    fight: 1.5,
    avoid: 1,
    rescue: 1,
    grow: 0.5,
    explore: 0.5,
  },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 4 },
    boss: { least: 0, most: 1 },
    collectible: { least: 0, most: 4 },
    goal: { least: 0, most: 1 },
    friend: { least: 0, most: 3 },
    hazard: { least: 0, most: 2 },
    obstacle: { least: 0, most: 2 },
    projectile: { least: 0, most: 1 },
  },
  // Who gathers wood and swings an axe has hands.
  suggest: (role, { scene }) => (role === 'player' ? (dwellers[scene ?? 'forest'] ?? []) : []),
  rules: { levels: 2, lives: 4, powerUps: ['heart', 'speed', 'shield'] },
  supports: ['power-ups', 'boss', 'levels', 'waves', 'faster-over-time', 'shield', 'day-and-night'],
  longest: 260,
  detail: { boss: 0.7 },
  extras(game) {
    const { content = {}, look } = game
    return {
      ...(castIn(game, 'goal').length === 0 && { fire: 'campfire' }),
      // A fire without logs would be a flame in the air.
      ...Object.fromEntries(
        castIn(game, 'goal').flatMap(({ id, name }) =>
          /^(?:bon)?fire$/.test(name) ? [[id, 'campfire']] : [],
        ),
      ),
      ...(!fuelOf(game) && { log: 'log' }),
      ...(!foodOf(game) && { food: 'apple' }),
      tree: tall[look.scene] ?? 'pine tree',
      tent: /underwater|space|moon/.test(look.scene) ? 'wooden crate' : 'tent',
      torch: 'torch',
      ...(content.held === undefined && { arm: 'axe' }),
    }
  },
  goal(game) {
    const foes = castIn(game, 'enemy').map(({ plural }) => plural)
    const all = foes.join(' and ')
    const home = castIn(game, 'goal')[0]?.name ?? 'fire'
    const { goalCount, scoreGoal, seconds } = game.rules
    const nights = nightsOf(game)
    const [chief] = castIn(game, 'boss')
    const keep = `Keep the ${home} alive`
    const aim = aimOf(game)
    if (aim === 'time') return `${keep} and survive ${all ? `the ${all} ` : ''}for ${seconds} seconds.`
    if (aim === 'points') return `${keep} and score ${scoreGoal} points.`
    if (aim === 'things')
      return `${keep} and bring in ${goalCount} ${castIn(game, 'collectible').find(({ count }) => count)?.plural ?? 'things'}.`
    if (aim === 'defeats') return `${keep} and drive off ${goalCount} ${all}.`
    const then = game.rules.boss && chief ? `, and beat the ${chief.name}` : ''
    return `${keep} and live through ${nights === 1 ? 'the night' : `${nights} nights`}${all ? ` of ${all}` : ''}${then}.`
  },
  finish(draft, brief) {
    const things = castIn(draft, 'collectible').some(({ count }) => count !== undefined)
    const housed = withHome(withBoss(withNamedFoes(draft, brief)))
    const game = things ? housed : withAim(housed, 'enemy')
    const [home] = castIn(game, 'goal')
    const [weapon] = [
      ...castIn(game, 'projectile'),
      ...castIn(game, 'prop').filter(({ name }) => weapons.test(name)),
    ]
    const cast = game.cast.map((member) =>
      member === weapon ? { ...member, role: 'projectile' as const } : member,
    )
    return {
      ...game,
      cast,
      look: { ...game.look, time: brief.time ?? 'night' },
      rules: { ...game.rules, ...nightsIn(brief, game) },
      content: {
        ...(things && { aim: 'things' }),
        ...(home && !fires.test(home.name) && { isFire: false }),
        ...(weapon && { held: weapon.id }),
        ...game.content,
      },
    }
  },
}

/** The fire is no loot, whatever the words did with it: it is the middle of everything. */
function withHome(game: GamePlan): GamePlan {
  if (castIn(game, 'goal').length > 0) return game
  const [home] = game.cast
    .filter(({ role, name }) => /collectible|prop|obstacle|hazard/.test(role) && homes.test(name))
    .sort((one, other) => Number(fires.test(other.name)) - Number(fires.test(one.name)))
  if (!home) return game
  return { ...game, cast: game.cast.map((one) => (one === home ? { ...one, role: 'goal' as const } : one)) }
}

/** Creatures that were named and given no part are what comes, before anybody who was only made up. */
function withNamedFoes(game: GamePlan, { actors }: Brief): GamePlan {
  const named = new Set(actors.map(({ id }) => id))
  const lively = castIn(game, 'prop').filter(
    ({ id, motion }) => named.has(id) && /walks|crawls|hops|flies/.test(motion),
  )
  if (lively.length === 0 || castIn(game, 'enemy').some(({ id }) => named.has(id))) return game
  const cast = game.cast
    .filter(({ role }) => role !== 'enemy')
    .map((member) => (lively.includes(member) ? { ...member, role: 'enemy' as const } : member))
  return { ...game, cast }
}

function nightsIn({ prompt, numbers: said }: Brief, { rules }: GamePlan): Partial<GamePlan['rules']> {
  if (said.waves !== undefined || said.levels !== undefined) return {}
  const word = nightWords.exec(prompt)?.[1]?.toLowerCase()
  const count = word === undefined ? undefined : (numbers[word] ?? Number(word))
  if (count !== undefined && count >= 1) return { levels: Math.min(12, count) }
  // 'Survive the night' is one.
  return /\bsurviv\w* (?:the|a|one|this) night\b/i.test(prompt) ? { levels: 1 } : { levels: rules.levels }
}
