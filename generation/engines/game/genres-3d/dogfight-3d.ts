import { castIn, theOne } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/dogfight-3d/bot'
import {
  type FightWorld,
  foesIn,
  isSpace,
  needsGems,
} from '@makebelieve/kit/game-3d/genres/dogfight-3d/craft'
import { genre } from '@makebelieve/kit/game-3d/genres/dogfight-3d/index'
import type { Brief } from '../../../brief/brief.ts'
import type { SolidDesign } from '../design.ts'
import { withAim, withArms, withBoss, withTargets } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'
import { flownIn } from './crafts.ts'

const fightWords = /\b(?:dog ?fights?|battles?|fights?|combat|wars?|duels?|shooters?)\b/gi

/** Whom one meets where nobody is named. */
const foesOf = (brief: Brief): string[] =>
  flownIn(brief) === 'spaceship' ? ['flying saucer'] : flownIn(brief) === 'airplane' ? ['drone'] : []

export const dogfight3d: SolidDesign<FightWorld> = {
  genre,
  bot,
  name: 'a 3D dogfight in free flight',
  serves: ['shooter', 'survival', 'space-combat'],
  words:
    /\bdog ?fight\w*|\b(?:space|air|aerial|starship|spaceship|ufo) (?:battle|fight|combat|war|shooter|duel)\b|\bstar ?fighters?\b|\bfighter (?:jets?|planes?|pilot)\b|\b[xy]-?wings?\b|\bspace ?fighters?\b|\bace pilot\b|\b(?:spaceships?|starships?|rockets?|jets?|\w*planes?|helicopters?|ufos?|drones?|dragons?|spacecraft)\b.*\b(?:shoot\w*|fights?|fighting|blast\w*|battl\w+|attack\w*|fire at)\b|\b(?:shoot|blast|fight|battle|destroy)\w*\b.*\b(?:in (?:outer |deep )?space|spaceships?|starships?|enemy (?:planes?|jets?|drones?|ships in space)|asteroids?)\b/,
  standsInFor: {
    'rail-shooter': 'a dogfight in free flight',
    'flight-sim': 'a dogfight in free flight',
  },
  home: 'space',
  // 'Space dogfight' is space; the fight is what the game brings along.
  place: (_brief, words) => words.replace(fightWords, '').trim() || words,
  shows: () => ({ jump: [] }),
  moves: [...verbsOf('fly'), 'pilot', 'steer'],
  verbs: { shoot: 3.1, fight: 1.5, fly: 2, avoid: 1, survive: 0.5, chase: 0.5, collect: 0.3, defend: 0.3 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 5 },
    boss: { least: 0, most: 1 },
    hazard: { least: 0, most: 3 },
    projectile: { least: 0, most: 2 },
    collectible: { least: 0, most: 2 },
    friend: { least: 0, most: 2 },
    obstacle: { least: 0, most: 2 },
    goal: { least: 0, most: 2 },
    prop: { least: 0, most: 4 },
  },
  instead: { key: 'collectible', door: 'prop' },
  suggest: (role, brief) => (role === 'player' ? [flownIn(brief)] : role === 'enemy' ? foesOf(brief) : []),
  rules: { levels: 1, powerUps: ['shield', 'rapid', 'multi'] },
  supports: ['power-ups', 'boss', 'levels', 'waves', 'faster-over-time', 'shield'],
  powerUps: ['shield', 'rapid', 'multi', 'heart'],
  longest: 200,
  extras(game): Record<string, string> {
    // Where no rocks are named, there are some that suit the place.
    if (castIn(game, 'hazard').length + castIn(game, 'obstacle').length > 0) return {}
    if (isSpace(game)) return { rock: 'asteroid' }
    return { rock: game.look.scene === 'underwater' ? 'rock' : 'cloud' }
  },
  goal(game) {
    const foes = castIn(game, 'enemy').map(({ plural }) => plural)
    const [rock] = castIn(game, 'hazard')
    const [boss] = castIn(game, 'boss')
    const [gem] = castIn(game, 'collectible')
    const gems = needsGems(game)
    const mind = rock && !game.rules.gentle ? ` and dodge the ${rock.plural}` : ''
    const gather = gems > 0 && gem ? `, gather ${gems} ${gem.plural}` : ''
    const then = game.rules.boss && boss ? `, then beat the ${boss.name}` : ''
    return `Shoot down ${foesIn(game)} ${foes.join(' and ') || theOne(game, 'enemy').plural}${mind}${gather}${then}.`
  },
  finish(draft, brief) {
    const game = withAim(withArms(withBoss(withTargets(draft, brief)), brief), 'enemy')
    // Who asked for a number of waves meant all of them, not those of each level.
    const { numbers } = brief
    const levels = numbers.waves !== undefined && numbers.levels === undefined ? 1 : game.rules.levels
    return { ...game, rules: { ...game.rules, levels } }
  },
}
