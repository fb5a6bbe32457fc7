import { castIn } from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/snake/bot'
import { foodNames, usualAim } from '@makebelieve/kit/game-2d/genres/snake/food'
import { genre } from '@makebelieve/kit/game-2d/genres/snake/index'
import { board } from '@makebelieve/kit/game-2d/genres/snake/level'
import { contentOf, type SnakeWorld } from '@makebelieve/kit/game-2d/genres/snake/world'
import { lockGoal } from '@makebelieve/kit/game-2d/lock'
import type { Brief } from '../../../brief/brief.ts'
import type { GenreDesign } from '../design.ts'
import { withFigures } from '../figures.ts'
import { withOwnPart, withoutParts } from '../game-parts.ts'
import { taking, verbsOf } from '../proof/signs.ts'
import { numberIn, watching, withTwists } from '../twists.ts'
import { wrapping } from '../wrapping.ts'

/** 'Snake, but the snake gets shorter': where nobody else plays, it is the snake. */
function withSnakePlayed(brief: Brief): Brief {
  const isPlayed = brief.actors.some(({ role, implied }) => role === 'player' && !implied)
  const snake = brief.actors.find(({ thing, implied }) => !implied && thing.kinds.includes('snake'))
  return isPlayed || !snake ? brief : withOwnPart(brief, ({ id }) => (id === snake.id ? 'player' : undefined))
}

const rival =
  /\b(?:against|versus|vs\.?|with|and)(?: a| an| the| one)? (?:(?:second|other|rival|enemy|computer|ai|robot|evil|another|red|blue|black) )+(?:computer[- ]controlled )?(?:snake|worm|serpent|centipede|caterpillar|opponent)\b(?: (?:that |which )?(?:eats?|steals?|takes?|competes?)(?: (?:your|the|for|my|all|same) ?(?:the )?\w+)?)?|\banother snake\b(?: (?:that |which )?(?:eats?|steals?|takes?|competes?)(?: (?:your|the|for|my|all|same) ?(?:the )?\w+)?)?|\btwo snakes\b(?! (?:with|for) two players)/i

/** Another snake is the machine's, and looks like that of whoever plays. */
function withoutOther(brief: Brief): Brief {
  const player = brief.actors.find(({ role, implied }) => role === 'player' && !implied)
  if (!player || !rival.test(brief.prompt)) return brief
  const isTwin = ({ role, thing }: Brief['actors'][number]) =>
    role !== 'player' && thing.name === player.thing.name
  const gone = brief.actors.filter(isTwin).map(({ id }) => id)
  return {
    ...brief,
    actors: brief.actors.filter((actor) => !isTwin(actor)),
    claims: brief.claims.filter((claim) => !('actor' in claim && gone.includes(claim.actor))),
  }
}

const plain: GenreDesign<SnakeWorld> = {
  genre,
  bot,
  known: true,
  name: 'a snake game',
  standsInFor: {
    slither: "a snake game: eat, grow, and don't run into anything",
    agar: 'a snake game where you eat and grow',
    growth: 'a snake game where you eat and grow',
    tron: 'a snake game: you leave a tail that nobody can touch',
  },
  reads: (brief) =>
    withoutOther(withSnakePlayed(withoutParts(brief, new Set(['board', 'screen', 'field', 'tail', 'body'])))),
  shows: () => ({ collect: [...taking, ...verbsOf('outgrow')] }),
  moves: ['crawl', 'slither', 'creep'],
  verbs: { grow: 2, collect: 1, avoid: 0.5 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 4 },
    enemy: { least: 0, most: 3 },
    hazard: { least: 0, most: 2 },
    obstacle: { least: 0, most: 2 },
    boss: { least: 0, most: 1 },
  },
  suggest: (role) => (role === 'player' ? ['snake', 'worm'] : []),
  terrain: { wall: ['wall', 'fence', 'brick'] },
  instead: { friend: 'collectible', goal: 'collectible', projectile: 'hazard', prop: 'obstacle' },
  rules: { levels: 3, lives: 4, powerUps: ['slow', 'shield'] },
  supports: [
    'power-ups',
    'boss',
    'keys',
    'levels',
    'two-players',
    'faster-over-time',
    'shield',
    'day-and-night',
  ],
  goal(game) {
    const { scoreGoal, goalCount = usualAim, gentle } = game.rules
    const aim = scoreGoal
      ? `Eat ${foodNames(game)} until you have ${scoreGoal} points`
      : `Eat ${goalCount} ${foodNames(game)}`
    const lock = lockGoal(game)
    if (contentOf(game).shrinks) return `Get shorter with every bite, until there is nothing left of you.`
    if (contentOf(game).rival) return `${aim}${lock}, and don't run into the other snake or yourself.`
    const [foe] = [...castIn(game, 'enemy'), ...castIn(game, 'hazard')]
    if (gentle) return `${aim}${lock}, at your own pace.`
    return foe
      ? `${aim}${lock}, away from the ${foe.plural}, and don't bite yourself.`
      : `${aim}${lock}, and don't bite yourself.`
  },
}

/** 'Gets shorter with every bite', 'you lose a segment when you eat'; and that one wins when nothing is left. */
const tail = "(?: (?!and\\b|but\\b)[\\w']+){0,6}"
const shorter = new RegExp(
  [
    `\\b(?:gets?|getting|grows?|becomes?|becoming|makes? (?:you|me|it|him|her|the snake)|you(?:'re| are)) (?:a (?:bit|little|segment|cell) )?(?:shorter|smaller)(?: (?:with|after|when|whenever|every|each|by|as)${tail})?`,
    `\\bshrinks?(?: (?:with|after|when|whenever|every|each|by|as)${tail})?`,
    `\\blos(?:es?|ing) (?:a |one )?(?:segment|piece|part|bit|cell)s?(?: (?:with|after|when|whenever|every|each)${tail})?`,
    `\\b(?:and )?(?:I|you|it|the snake) wins? (?:when|if|once) (?:there is |there's |I am |you are |it is |you're |I'm )?(?:nothing|none|gone|all gone|no (?:snake|segments?|body))${tail}`,
    `\\b(?:and )?(?:is )?won when (?:it is |it's )?gone`,
  ].join('|'),
)

/** Rules of its own that a sentence may give a snake. */
const twisted = withTwists(plain, {
  shrinks: {
    words: shorter,
    // What poison does is no way to win, and who was hit loses something in every snake game.
    fits: ({ prompt }, said) =>
      /shorter|smaller|shrink|segment|piece|part/i.test(prompt) &&
      !/\b(?:poison\w*|toxic|rotten|bad (?:apples?|food|ones?))\b/i.test(prompt) &&
      !/\b(?:hit|hurt|bitten|crash\w*)\b/i.test(said),
    sets: () => ({ shrinks: true }),
    watch: watching(
      ({ done, level, snakes: [snake] }: SnakeWorld) => ({
        done,
        level,
        long: (snake?.body.length ?? 0) + (snake?.grow ?? 0),
      }),
      (before, after) => after.level === before.level && after.done > before.done && after.long < before.long,
    ),
  },
  faster: {
    words: new RegExp(
      `\\b(?:that |which |it |you |I |snake )?(?:speeds? up|(?:gets?|goes|becomes?|moves?) (?:faster|quicker)(?: and faster)?)(?: (?:with|after|when|whenever|every|each)${tail})?`,
    ),
    tells: ['faster-over-time'],
    // Fewer steps for each cell than before the bite.
    watch: watching(
      ({ done, level, powers, snakes: [snake] }: SnakeWorld) => ({
        done,
        level,
        isSlow: powers.slow !== undefined,
        pace: snake?.pace ?? 0,
      }),
      (before, after) =>
        after.done > 1 &&
        after.level === before.level &&
        !before.isSlow &&
        !after.isSlow &&
        after.pace > 0 &&
        after.pace < before.pace,
    ),
  },
  // It has eaten, and nothing of it is longer or still to come.
  sameLength: {
    words: new RegExp(
      `\\b(?:(?:but|and|where|with) )?(?:(?:your|the|its|his|her|my) (?:tail|body|snake)|the snake|tail|you|it|he|she|I|snake)?,? ?(?:that |which )?(?:(?:do(?:es)?(?: not|n['’]?t)|never|won['’]?t|can['’]?t) (?:ever )?(?:grow|get (?:any )?longer|get bigger|become longer)|stays? (?:the same (?:length|size)|short|as (?:long|short) as))${tail}|\\b(?:no|without)(?: any)? (?:tail |body )?(?:growth|growing|getting longer)`,
    ),
    parts: ['tail', 'length', 'growth'],
    along: 'tail does not grow grows growing long longer',
    sets: () => ({ sameLength: true }),
    watch: watching(
      ({ done, level, lives, snakes: [snake] }: SnakeWorld) => ({
        done,
        level,
        lives,
        long: (snake?.body.length ?? 0) + (snake?.grow ?? 0),
      }),
      (before, after) =>
        after.level === before.level &&
        after.lives === before.lives &&
        after.done > before.done &&
        after.long === before.long,
    ),
  },
  // More wall than the moment before, and nobody has come to another level.
  wallsGrow: {
    words: new RegExp(
      `\\b(?:(?:new|more|extra|another|additional) (?:piece of |bit of )?(?:walls?|obstacles?|blocks?|barriers?|hedges?|fences?|rocks?|bricks?)(?: (?:that |which )?(?:keeps? )?(?:appear(?:s|ing)?|grow(?:s|ing)?|pop(?:s|ping)? up|come(?:s)? up|spawn(?:s|ing)?|show(?:s)? up|is added|are added|gets? added))?|(?:the )?(?:walls?|obstacles?|blocks?|barriers?|hedges?|fences?|rocks?|bricks?|maze) (?:that |which )?(?:keeps? |slowly |start )*(?:appear(?:s|ing)?|grow(?:s|ing)?|pop(?:s|ping)? up|com(?:e|es|ing) up|spawn(?:s|ing)?|multipl(?:y|ies)))(?: (?:up|around|on the board))*(?: (?:with|after|when|whenever|every|each|as|while|over|for|that)${tail})?|growing (?:walls|obstacles|hedges|maze)`,
    ),
    fits: (_, said) =>
      /appear|grow|pop|come|com|spawn|add|show|multipl|every|each|after|with|when/i.test(said),
    along: 'walls wall obstacles eat eats time',
    sets: (said) => ({
      wallsGrow: {
        each: Math.max(
          1,
          numberIn(said.replace(/\b(?:one|another|a) (?:new )?(?:wall|block|obstacle)/i, '')) ??
            (/over time|slowly/i.test(said) ? 6 : 1),
        ),
        of: /\bseconds?\b|over time|slowly/i.test(said) ? 'second' : 'bite',
      },
    }),
    watch: watching(
      ({ level, entities, done }: SnakeWorld) => ({
        level,
        done,
        walls: entities.filter(({ role }) => role === 'wall').length,
      }),
      (before, after, said) =>
        after.level === before.level &&
        after.walls > before.walls &&
        (after.done > before.done ||
          /\bseconds?\b|over time|slowly/i.test(said) ||
          !/\beat|bite|apple|food/i.test(said)),
    ),
  },
  // Two bodies, and the machine moves the second: it has grown by what it ate.
  rival: {
    words: rival,
    fits: ({ prompt }) =>
      !/\b(?:two|2)[- ]players?\b|\bmultiplayer\b|\bwith (?:a|my) (?:friend|brother|sister)\b/i.test(prompt),
    parts: ['rival', 'opponent', 'computer'],
    atOnce: true,
    sets: () => ({ rival: true }),
    watch: watching(
      ({ snakes, plan }: SnakeWorld) => ({
        long: (snakes[1]?.body.length ?? 0) + (snakes[1]?.grow ?? 0),
        alone: plan.rules.players === 1,
      }),
      (before, after) => after.alone && before.long > 3 && after.long > before.long,
    ),
  },
  wraps: {
    words: new RegExp(
      `${wrapping.source}|\\bportals?\\b|\\bteleport\\w*\\b|\\b(?:no|without) walls\\b|\\bthrough (?:the )?(?:walls?|edges?)\\b`,
      'i',
    ),
    parts: ['edge', 'border', 'portal', 'wall'],
    // Where there are none, none stand about either.
    sets: (said) => ({ wrap: true, ...(/\b(?:no|without) walls\b/i.test(said) && { walls: 0 }) }),
    watch: watching(
      ({ lives, level, snakes: [snake] }: SnakeWorld) => ({ lives, level, head: snake?.body[0] ?? 0 }),
      (before, after) =>
        after.lives === before.lives && after.level === before.level && isAcross(before.head, after.head),
    ),
  },
  foods: {
    words:
      /\b(?:always )?(?:two|three|four|five|six|[2-6]) (?!players?\b|snakes?\b|lives\b)(?:\w+ )?\w+s? (?:are |lie )?(?:at once|at a time|at the same time|on the board|on screen|on the field)\b/i,
    atOnce: true,
    sets: (said) => ({ foods: numberIn(said) }),
    watch: watching(
      ({ entities, tick }: SnakeWorld) => ({
        tick,
        foods: entities.filter(({ role, health }) => role === 'food' && health > 0).length,
      }),
      (before, after, said) => before.foods === numberIn(said) && after.foods === before.foods,
    ),
  },
})

/** From one edge of the board to the other, along a row or a column. */
function isAcross(from: number, to: number): boolean {
  const { columns, rows } = board
  const [dx, dy] = [(to % columns) - (from % columns), Math.floor(to / columns) - Math.floor(from / columns)]
  return (dy === 0 && Math.abs(dx) === columns - 1) || (dx === 0 && Math.abs(dy) === rows - 1)
}

/** Bars that stand apart from each other are walls, and each is one. */
function wallsOf({ entities }: Pick<SnakeWorld, 'entities'>): number {
  const left = new Set(entities.flatMap(({ role, cell }) => (role === 'wall' ? [cell] : [])))
  let walls = 0
  for (const first of left) {
    walls++
    const waiting = [first]
    for (const cell of waiting) {
      left.delete(cell)
      for (const beside of [cell - 1, cell + 1, cell - board.columns, cell + board.columns])
        if (left.has(beside)) waiting.push(beside)
    }
  }
  return walls
}

export const snake = withFigures(twisted, {
  walls: {
    counts: ({ actors }) => [
      ...['wall', 'barrier', 'obstacle'],
      ...actors
        .filter(({ thing, implied }) => !implied && /wall|barrier|fence|hedge/.test(thing.name))
        .map(({ thing }) => thing.name),
    ],
    least: 1,
    most: 6,
    atOnce: true,
    sets: (walls) => ({ walls }),
    has: (_, world) => wallsOf(world),
  },
})
