import { type CastMember, castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/match-3/bot'
import { movesGiven } from '@makebelieve/kit/game-2d/genres/match-3/goals'
import { genre } from '@makebelieve/kit/game-2d/genres/match-3/index'
import { colourDistance, kindsOf } from '@makebelieve/kit/game-2d/genres/match-3/pieces'
import type { Match3World } from '@makebelieve/kit/game-2d/genres/match-3/world'
import type { GenreDesign } from '../design.ts'
import { numbersIn, withoutParts } from '../game-parts.ts'
import { matching } from '../proof/signs.ts'
import { withBoss } from './recasting.ts'

/** Words for stones in general: drawn as six kinds of cut stones instead of one picture. */
const gemWords = /\b(gem|gemstone|jewel|crystal|stone|precious stone|tile|orb|bead|colou?r|shape|block)s?\b/

/** What such a game itself is made of, where it is described. */
const parts = new Set(['grid', 'board', 'neighbour', 'neighbor', 'row', 'column', 'line', 'cell', 'square'])

/** What a word for many things can be matched as. */
const families: Record<string, string> = {
  fruit: 'strawberry, banana, grape, kiwi, orange, blueberry, lemon, pear',
  vegetable: 'carrot, broccoli, eggplant, corn, tomato, potato',
  candy: 'lollipop, chocolate, cupcake, doughnut, cookie, ice cream',
  sweet: 'lollipop, chocolate, cupcake, doughnut, cookie, candy',
  dessert: 'cupcake, doughnut, cookie, ice cream, pie',
  food: 'pizza, burger, sushi, broccoli, egg, grape',
  flower: 'rose, sunflower, tulip, cherry blossom, hibiscus',
  animal: 'fox, frog, pig, penguin, chick, koala',
  pet: 'dog, rabbit, hamster, parrot, fish',
  toy: 'teddy bear, ball, kite, robot, yo-yo',
  planet: 'moon, star, sun, comet, earth',
  sport: 'basketball, soccer ball, tennis ball, football, baseball',
  monster: 'ghost, alien, ogre, robot, pumpkin',
  emoji: 'heart, star, sun, fire, clover',
}

export const match3: GenreDesign<Match3World> = {
  genre,
  bot,
  known: true,
  name: 'a match-three puzzle',
  calm: true,
  reads: (brief) => withoutParts(brief, new Set([...parts, ...numbersIn(brief)])),
  standsInFor: {
    solitaire: 'a match-three puzzle',
    mahjong: 'a match-three puzzle where you clear away matching pieces',
  },
  // What is matched is cleared from the board: nobody touches or eats it.
  shows: () => ({ collect: ['collect', 'gather', 'clear', ...matching] }),
  verbs: { match: 3, sort: 2, click: 1, stack: 1, collect: 1, relax: 1 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 5, most: 6 },
    enemy: { least: 0, most: 2 },
    obstacle: { least: 0, most: 1 },
    hazard: { least: 0, most: 1 },
    boss: { least: 0, most: 1 },
  },
  suggest(role, { actors }) {
    if (role !== 'collectible') return []
    const words = actors.flatMap(({ thing }) => families[thing.name]?.split(', ') ?? [])
    // Whoever is of a family is matched with the rest of it.
    const kin = actors.flatMap(({ thing, role: of }) =>
      of === 'collectible'
        ? (Object.values(families).find((list) => list.split(', ').includes(thing.name)) ?? '')
        : '',
    )
    return [...words, ...kin.flatMap((list) => (list ? list.split(', ') : []))]
  },
  instead: {
    friend: 'collectible',
    goal: 'collectible',
    projectile: 'collectible',
    prop: 'collectible',
  },
  rules: { levels: 2, lives: 1 },
  longest: 120,
  supports: ['levels', 'day-and-night', 'power-ups', 'boss', 'keys', 'two-players'],
  goal(game) {
    const [first] = kindsOf(game)
    const within = game.rules.gentle
      ? ''
      : ` within ${movesGiven(game)} moves${game.rules.levels > 1 ? ' a level' : ''}`
    if (game.rules.scoreGoal !== undefined)
      return `Line up three or more of a kind and reach ${game.rules.scoreGoal} points${within}.`
    const amount = game.rules.goalCount ? `${game.rules.goalCount} ` : ''
    return `Line up three or more of a kind and collect ${amount}${(amount ? first?.family : first?.plural) ?? 'gems'}${within}.`
  },
  finish(draft, brief) {
    const game = withBoss(draft)
    const asked = new Set(brief.actors.map(({ id }) => id))
    const gems = castIn(game, 'collectible')
      .filter(({ id, name }) => gemWords.test(name.toLowerCase()) && (asked.has(id) || asked.size === 0))
      .map(({ id }) => id)
    const { moves } = brief.numbers
    return {
      ...game,
      cast: clearlyApart(game.cast, asked, gems.length > 0),
      content: {
        ...game.content,
        ...(gems.length > 0 ? { gems } : {}),
        ...(moves ? { moves: Math.min(99, Math.max(5, moves)) } : {}),
      },
    }
  },
}

/** Without fillers that could be taken for another piece; where gems were asked for, all the others are gems. */
function clearlyApart(
  cast: readonly CastMember[],
  asked: ReadonlySet<string>,
  onlyGems: boolean,
): CastMember[] {
  const kept: CastMember[] = []
  for (const member of cast) {
    const pieces = kept.filter(({ role }) => role === 'collectible')
    const filler = member.role === 'collectible' && !asked.has(member.id) && pieces.length > 0
    const near = pieces.some(({ colour }) => colourDistance(colour, member.colour) < 60)
    if (!filler || !(near || onlyGems)) kept.push(member)
  }
  return kept
}
