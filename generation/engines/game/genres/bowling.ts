import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/bowling/bot'
import { framesOf, genre, neededIn, pinsIn } from '@makebelieve/kit/game-2d/genres/bowling/index'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { withFigures } from '../figures.ts'
import { withTwists } from '../twists.ts'
import { addedTwists } from './added-rules.ts'
import { asBall, felling, sendingOff, withSaid } from './aiming.ts'

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a bowling game',
  classic: true,
  calm: true,
  home: 'carnival',
  standsInFor: {},
  example: 'Bowling with ten penguins and five frames',
  surely:
    /\bbowling\b|\bten[ -]?pins?\b|\bskittles?\b|\bstrikes? and spares?\b|\broll(?:s|ing)? (?:\w+ ){1,4}(?:to knock|at the pins|down the lane)/,
  shows: () => ({
    shoot: [...sendingOff, 'roll', 'bowl'],
    defeat: [...felling, 'bowl', 'bowl down', 'bowl over'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    collectible: { least: 0, most: 3 },
    enemy: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 1 },
    friend: { least: 0, most: 1 },
  },
  instead: { prop: 'collectible', hazard: 'enemy' },
  rules: { lives: 1 },
  supports: ['two-players', 'day-and-night'],
  longest: 200,
  goal: (game) =>
    `Knock down ${neededIn(game)} ${pinsIn(game)[0]?.plural ?? 'pins'} in ${framesOf(game)} frames.`,
  finish(draft, brief) {
    const game = withSaid(asBall(draft, brief), brief)
    // Pins, balls and the lane are drawn by themselves, unless they are something else.
    const own =
      /^(?:pins?|bowling pins?|skittles?|bowling balls?|balls?|lanes?|alleys?|bowling alleys?|bowling|frames?)$/
    const cast = game.cast.filter(({ name, role }) => role === 'player' || !own.test(name))
    // Ten penguins stand on the lane: that is not how many have to fall in all frames together.
    const { goalCount, ...rules } = game.rules
    const isSaid = brief.numbers.score !== undefined && goalCount !== undefined
    return { ...game, cast, rules: isSaid ? game.rules : rules }
  },
}

const namesIn = ({ actors }: Brief) =>
  actors.filter(({ role, implied }) => role !== 'player' && !implied).map(({ thing }) => thing.name)

/** What is counted in bowling: frames, and what stands on the lane at a time. */
const figured = withFigures(plain, {
  frames: {
    counts: ['frame', 'round', 'turn'],
    least: 1,
    most: 10,
    tells: ['rounds'],
    sets: (rounds) => ({ rounds }),
    // Each has two throws, and only a strike saves one.
    has: (_, { shots, plan }) => (plan.rules.gentle ? undefined : shots / 2),
  },
  pins: {
    counts: (brief) => ['pin', 'skittle', ...namesIn(brief)],
    least: 1,
    most: 10,
    atOnce: true,
    sets: (pins) => ({ pins }),
    has: (_, { bodies }) => bodies.filter(({ part }) => part === 'pin' || part === 'down').length,
  },
})

export const bowling = withTwists(figured, addedTwists({ can: ['points', 'shots'], target: [] }))
