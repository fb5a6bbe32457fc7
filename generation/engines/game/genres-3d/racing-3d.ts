import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-3d/genres/racing-3d/bot'
import { genre } from '@makebelieve/kit/game-3d/genres/racing-3d/index'
import { boxKey, shotKey } from '@makebelieve/kit/game-3d/genres/racing-3d/items'
import {
  hasRivals,
  lapsOf,
  placesThatWin,
  type RaceWorld,
  rivalKinds,
} from '@makebelieve/kit/game-3d/genres/racing-3d/race-world'
import type { Brief } from '../../../brief/brief.ts'
import { isVehicle } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { SolidDesign } from '../design.ts'
import { withBoss } from '../genres/recasting.ts'
import { verbsOf } from '../proof/signs.ts'
import { drivenIn } from './crafts.ts'

export const racing3d: SolidDesign<RaceWorld> = {
  genre,
  bot,
  name: 'a 3D race with rivals on a closed track',
  serves: ['racing'],
  words:
    /\b(?:kart|karts|go ?karts?|grand prix|race ?track|racetrack|laps?|(?:car|racing) game|car chase|nascar|formula (?:1|one)|f1)\b/,
  home: 'meadow',
  standsInFor: {},
  moves: [...verbsOf('drive'), 'race', 'speed'],
  verbs: { race: 3, drive: 3, collect: 0.5, avoid: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    enemy: { least: 1, most: 6 },
    collectible: { least: 1, most: 3 },
    hazard: { least: 0, most: 3 },
    obstacle: { least: 0, most: 2 },
    boss: { least: 0, most: 1 },
    friend: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    projectile: { least: 0, most: 1 },
    prop: { least: 0, most: 4 },
  },
  instead: { key: 'collectible', door: 'goal' },
  suggest: (role, brief) => (role === 'player' ? [drivenIn(brief)] : []),
  rules: { levels: 1, lives: 1, powerUps: ['speed', 'shield'] },
  supports: ['power-ups', 'boss', 'levels', 'faster-over-time', 'shield'],
  longest: 190,
  detail: { player: 0.85, enemy: 0.65 },
  extras: (game) => ({
    [boxKey]: 'gift box',
    ...(castIn(game, 'projectile').length === 0 && { [shotKey]: 'red rocket' }),
  }),
  goal(game) {
    const laps = lapsOf(game)
    const races = game.rules.levels > 1 ? `${game.rules.levels} races of ` : ''
    const way = `${races}${laps} ${laps === 1 ? 'lap' : 'laps'}`
    if (!hasRivals(game)) return `Drive ${way}${game.rules.seconds ? ' before time runs out' : ''}.`
    const [rival] = [...rivalKinds(game), ...castIn(game, 'boss')]
    const others = rival?.plural ?? 'others'
    const places = placesThatWin(game)
    if (places > 9) return `Race the ${others} for ${way} and reach the finish.`
    if (places > 1) return `Race the ${others} for ${way} and finish in the top three.`
    return `Race the ${others} for ${way} and finish first.`
  },
  finish: (game, brief) =>
    withClock(
      withNumbers(withBoss(asFriends(withOwnKind(withBystanders(game, brief), brief), brief)), brief),
    ),
}

/** 'A boat race with sharks in the water': in a race of vehicles, animals that are not raced are in the way. */
function withBystanders(game: GamePlan, { actors, prompt }: Brief): GamePlan {
  const [player] = castIn(game, 'player')
  const catalogue = openCatalogue()
  const isDriven = player !== undefined && isVehicle(catalogue.find(player.name))
  if (!isDriven) return game
  const named = new Set(actors.map(({ id }) => id))
  const isRaced = (name: string) =>
    new RegExp(
      `\\b(?:against|versus|vs|rac(?:e|es|ing)|beat|beats|outrun|rival|opponents?)\\b[\\w\\s.]{0,14}\\b${name}`,
      'i',
    ).test(prompt)
  const inTheWay = castIn(game, 'enemy').filter(
    ({ id, name, plural }) =>
      named.has(id) && catalogue.find(name).traits.includes('animal') && !isRaced(plural) && !isRaced(name),
  )
  if (inTheWay.length === 0) return game
  const { count, points, ...like } = player
  const rival = { ...like, id: 'rival', role: 'enemy', size: 1, speed: 1 } as const
  const cast = game.cast.map((member) =>
    inTheWay.includes(member) ? { ...member, role: 'hazard' as const } : member,
  )
  return { ...game, cast: inTheWay.length === castIn(game, 'enemy').length ? [...cast, rival] : cast }
}

/** Where nobody was named to race against, it is others of one's own kind: snails race snails. */
function withOwnKind(game: GamePlan, { actors }: Brief): GamePlan {
  const named = new Set(actors.map(({ id }) => id))
  const [player] = castIn(game, 'player')
  const isFiller = ({ id, role }: GamePlan['cast'][number]) => role === 'enemy' && !named.has(id)
  if (!player || !game.cast.some(isFiller) || castIn(game, 'enemy').some(({ id }) => named.has(id)))
    return game
  const { count, points, ...like } = player
  const rival = { ...like, id: 'rival', role: 'enemy', size: 1, speed: 1 } as const
  return { ...game, cast: [...game.cast.filter((member) => !isFiller(member)), rival] }
}

/** No enemies: then it is friends who race, just as fast. */
function asFriends(game: GamePlan, { absent }: Brief): GamePlan {
  if (!absent.includes('enemies') || castIn(game, 'enemy').length === 0) return game
  const cast = game.cast.map((member) =>
    member.role === 'enemy' ? { ...member, role: 'friend' as const } : member,
  )
  return { ...game, cast, content: { ...game.content, friendly: true } }
}

/** What the prompt counts: laps and opponents. */
function withNumbers(game: GamePlan, { numbers }: Brief): GamePlan {
  const { laps, opponents } = numbers
  const { goalCount, ...rules } = game.rules
  const counts = castIn(game, 'collectible').some(({ count }) => count !== undefined)
  return {
    ...game,
    rules: counts && goalCount !== undefined ? { ...rules, goalCount } : rules,
    content: {
      ...game.content,
      ...(laps !== undefined && { laps: Math.min(9, Math.max(1, laps)) }),
      ...(opponents !== undefined && { opponents: Math.min(9, Math.max(1, opponents)) }),
    },
  }
}

/** Without rivals it is raced against the clock, unless nothing can be lost. */
function withClock(game: GamePlan): GamePlan {
  if (hasRivals(game) || game.rules.gentle || game.rules.seconds !== undefined) return game
  const seconds = Math.round(lapsOf(game) * 29 + 6)
  return { ...game, rules: { ...game.rules, seconds } }
}
