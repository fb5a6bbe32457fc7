import { cloneWorld, type World } from '@makebelieve/kit/game/world'
import type { RallyWorld } from '@makebelieve/kit/game-2d/aim/rally'
import type { BattleshipState } from '@makebelieve/kit/game-2d/genres/battleship/index'
import type { LettersState } from '@makebelieve/kit/game-2d/genres/hangman/index'
import type { Match3World } from '@makebelieve/kit/game-2d/genres/match-3/world'
import type { MemoryState } from '@makebelieve/kit/game-2d/genres/memory/index'
import type { MergeState } from '@makebelieve/kit/game-2d/genres/merge-2048/index'
import type { MinesState } from '@makebelieve/kit/game-2d/genres/minesweeper/index'
import type { SimonState } from '@makebelieve/kit/game-2d/genres/simon-says/index'
import type { SlideState } from '@makebelieve/kit/game-2d/genres/sliding-tiles/index'
import { step as snakeStep } from '@makebelieve/kit/game-2d/genres/snake/rules'
import type { SnakeWorld } from '@makebelieve/kit/game-2d/genres/snake/world'
import { type Klondike, rankOf, suitOf } from '@makebelieve/kit/game-2d/genres/solitaire/klondike'
import type { SudokuState } from '@makebelieve/kit/game-2d/genres/sudoku/index'
import { type GuessState, marksOf } from '@makebelieve/kit/game-2d/genres/word-guess/index'
import { eightWays, stepFrom } from '@makebelieve/kit/game-2d/turns/grid'
import type { RowState } from '@makebelieve/kit/game-2d/turns/in-a-row'
import { facesIn } from '@makebelieve/kit/game-2d/turns/sides'
import type { TurnWorld } from '@makebelieve/kit/game-2d/turns/world'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import { longestLine } from './classics/in-a-row.ts'
import { numberIn, type Watch, watching } from './twists.ts'

/**
 * What belongs to a form by its very rules, as whoever describes it without its name says it, and how it is seen in play: a claim of these
 * words is met where it was seen, and nowhere else. `things` in the words is whoever of the cast is on the stage.
 */
export type OwnRule = { says: RegExp; watch: Watch }

/** Seen in what one move makes of the state before it. */
const move = <S>(
  says: RegExp,
  seen: (before: S, after: S, said: string, world: TurnWorld<S>) => boolean,
): OwnRule => ({
  says,
  watch: watching(
    (world: TurnWorld<S>) => ({ state: world.state, world }),
    (before, { state, world }, said) => before.state !== state && seen(before.state, state, said, world),
  ) as unknown as Watch,
})

/** Seen in one step: what was noted before it, and the world after it. */
const step = <W extends World, N>(
  says: RegExp,
  notes: (world: W) => N,
  seen: (before: N, world: W, said: string) => boolean,
): OwnRule => ({
  says,
  watch: watching(
    (world: W) => ({ noted: notes(world), world }),
    ({ noted }, { world }, said) => seen(noted, world, said),
  ) as unknown as Watch,
})

const grew = (before: { length: number }, after: { length: number }) => after.length > before.length
const has = (world: World, type: string, many = 1) =>
  world.events.filter((event) => event.type === type).length >= many

/** Cards that lay open lie face down again, and were not found. */
const turnedBack = ({ open, found }: MemoryState, after: MemoryState) =>
  open.some((card) => !after.open.includes(card) && !after.found.includes(card) && !found.includes(card))

/** The line that was just made is as long as was said, and as it takes, and was shorter before. */
const lined = (before: RowState, after: RowState, said: string) =>
  before.last !== undefined &&
  numberIn(said) === after.enough &&
  longestLine(before) < after.enough &&
  longestLine(after) >= after.enough
const inLine = move<RowState>(
  /\b(?:(?:get|gets|have|has|make|makes|connect|connects|line up|lines up|put|with) )?(?:three|four|five|[345])(?: (?:discs|counters|chips|coins|tokens|things|crosses|circles|marks|of (?:yours|mine|(?:your|their|the same|one)(?: own)?(?: colou?rs?| marks?| discs?)?)|your discs))?(?:(?: (?:line|lined) up| (?:are )?connected| touching| in (?:a|one) (?:row|line)| up)+(?: wins?| to win| first)?| wins)\b/,
  lined,
)
/** Both move, and by turns. */
const rival = move<RowState>(
  /\b(?:before|against|then) (?:your|the|my|an?|another) (?:opponent|other player|other one|computer|rival|friend|player)(?: does| gets (?:it|there)| can| goes| moves)?\b|\btak(?:e|es|ing) turns\b/,
  (before, after) => before.turn !== after.turn && after.cells.includes(0) && after.cells.includes(1),
)

/** One letter of what was just tried is marked so. */
const marked = (says: RegExp, mark: 'here' | 'elsewhere' | 'nowhere') =>
  move<GuessState>(
    says,
    (before, { rows, word }) => grew(before.rows, rows) && marksOf(rows.at(-1) ?? '', word).includes(mark),
  )

const around = (state: MinesState, cell: number) =>
  eightWays.filter(([dx, dy]) => state.mines.includes(stepFrom(state, cell, dx, dy) ?? -1)).length

/** On its very last life a copy of it turns round into itself: the game that is played knows nothing of it. */
function bitesItself(world: SnakeWorld): boolean {
  const [snake] = world.snakes
  if (!snake || snake.body.length < 6 || world.pause > 0 || world.tick % 20 !== 0) return false
  return [1, 3].some((side) => {
    const copy = cloneWorld(world)
    const [own] = copy.snakes
    if (!own) return false
    copy.lives = 1
    const at = round.indexOf(own.way)
    own.turns = [1, 2, 3].map((times) => round[(at + side * times) % 4] as typeof own.way)
    for (let more = 0; more < 90 && copy.status === 'playing'; more++) snakeStep(copy, { held: 0, second: 0 })
    return copy.because === 'You bit yourself.'
  })
}
const round: SnakeWorld['snakes'][number]['way'][] = ['up', 'right', 'down', 'left']

const cardsOn = ({ piles }: Klondike) => piles.map(({ up }) => up)
const isRed = (card: number) => suitOf(card) % 2 === 0

const solved = ({ cells }: SlideState) => cells.every((tile, cell) => tile === cell)
const opened = ({ word, guessed }: LettersState) => [...word].every((letter) => guessed.includes(letter))

const sweets = '(?:things|candies|sweets|gems|jewels|fruits?|pieces|tiles|ones|items|symbols)'
const tiles = '(?:tiles|blocks|squares|numbers|pieces|things)'

const isSaid = ({ plan }: World, id: string | undefined, said: string): boolean => {
  const member = plan.cast.find((one) => one.id === id)
  return member !== undefined && [member.name, member.plural, 'things'].some((name) => said.includes(name))
}
/** How many bodies there are of each. */
const crowd = ({ entities }: RulesWorld): Map<string, number> =>
  entities.reduce((all, { cast }) => all.set(cast, (all.get(cast) ?? 0) + 1), new Map<string, number>())

export const ownRules: Readonly<Record<string, readonly OwnRule[]>> = {
  memory: [
    move<MemoryState>(
      /\b(?:remember\w*|memori[sz]\w*|recall) (?:where|what|which) (?:(?:they|things|the (?:cards|pictures|others)|everything|each (?:one|card)|cards|is|was|are|were) ?)*(?:lie|lay|is|are|was|were)?\b/,
      turnedBack,
    ),
    move<MemoryState>(
      /\b(?:(?:otherwise|else|(?:if|when) (?:they|the (?:two|cards|pictures)|both)? ?(?:do not|don't|did not|aren't|are not) (?:match|the same|alike|fit)|if not) ?)?(?:you |they |cards |are |them )*(?:turn|turned|flip|flipped|go)(?:s|ed)? (?:them )?(?:back|face down)(?: (?:over|down|again|face))*\b/,
      turnedBack,
    ),
    move<MemoryState>(
      /\b(?:(?:if|when) )?(?:they|cards|the (?:two|cards|pictures)|both|it)? ?(?:match|are the same|are alike)(?:es)?(?: ?(?:they |you |them )*(?:stay|keep|vanish|disappear|are removed|get to keep|win)(?: (?:open|up|them|away|face))*)?\b|\b(?:find |look for )?two (?:cards |of them )?(?:that|which) (?:match|are the same|are alike)\b|\b(?:find|match|collect|get) (?:all )?(?:the |two |a )?(?:pairs?|two|matching (?:pairs?|ones|cards|pictures|two)|same (?:pictures?|ones)|pictures that match)\b/,
      (before, { found }) => grew(before.found, found),
    ),
    move<MemoryState>(
      /\b(?:cards|tiles|pictures|they|all|everything)? ?(?:is |are |lie |lying |lay |start )*(?:face|upside)[- ]down\b|\b(?:two|2) at (?:a|one) time\b/,
      (before, { open, found, cards }) =>
        before.open.length === 0 && open.length === 1 && found.length < cards.length,
    ),
    // What is turned back was said before it.
    move<MemoryState>(
      /\b(?:flip|turn|pick|open|reveal|uncover)\w* (?:over )?(?:the |a |any )?(?:(?:two|2|pairs?(?: of)?) ?)?(?:cards|tiles|pairs|two|2)?(?: over)?(?: at (?:a|one) time)?\b/,
      (before, { open }) => before.open.length < 2 && open.length === 2,
    ),
  ],
  'four-in-a-row': [
    move<RowState>(
      /\b(?:drop|let|throw|put|insert)\w* (?:the |a |your )?(?:colou?red |red |yellow |round )*(?:discs?|disks?|counters|chips|coins|tokens|things)(?: (?:fall|down|in|into|to|in to|from the top of) (?:a |the )?(?:grid|columns?|slots?|rack|frame|board)?)?\b/,
      // It lies on another one, or on the ground.
      (before, { last, cells, columns }) =>
        last !== undefined && last !== before.last && [0, 1].includes(cells[last + columns] ?? 2),
    ),
    inLine,
    rival,
  ],
  'tic-tac-toe': [
    move<RowState>(
      /\b(?:(?:the )?(?:first|second|one|other|another)(?: player| one)? |you |player (?:one|two|1|2) )?(?:draw|put|place|write|mark|play|have|has|is|use|plac|writ)(?:s|e|es|ing)? (?:the )?(?:crosses|circles|noughts|x's|o's|xs|os|zeros)(?: (?:and|or) (?:crosses|circles|noughts|x's|o's|xs|os))?\b/,
      (_, { cells }, _said, { plan }) => facesIn(plan).length === 0 && cells.includes(0) && cells.includes(1),
    ),
    inLine,
    rival,
  ],
  'word-guess': [
    marked(
      /\b(?:the )?(?:letters?|it|they|ones?)?(?: \w+)? ?(?:turn|go|become|light up|are|is|get|show)(?:s|es)? (?:up )?green (?:(?:when|if|means?|for) )?(?:(?:they|it|a letter|the letter|letters) (?:are|is|stands?) )?(?:(?:in|at|on) )?(?:the |its |their )?(?:(?:right|correct) (?:place|spot|position)s?|right|correct)\b/,
      'here',
    ),
    marked(
      /\bgreen (?:if|when|means?|for) (?:the |a |it's |it is |that )*(?:letter )?(?:is |it's )?(?:in the )?(?:correct|right)(?: (?:place|spot|position|letter))?\b/,
      'here',
    ),
    marked(
      /\b(?:turn|go|become|are|is)?(?:s|es)? ?gr[ea]y (?:if|when|means?|for) (?:the |a |it |that |they )*(?:letters? )?(?:isn't|is not|are not|aren't|not) (?:in (?:the word|it)|there)(?: at all)?\b/,
      'nowhere',
    ),
    marked(
      /\b(?:turn|go|become|are|is)?(?:s|es)? ?yellow (?:(?:when|if|means?|for) )?(?:(?:they|it|a letter|the letter|letters) (?:are|is) |it's |they're )?(?:(?:in|at|on) )?(?:the )?(?:(?:word )?(?:but )?(?:in |at )?(?:the )?(?:wrong|another|other|different) (?:place|spot|position)|somewhere else(?: in the word)?)\b/,
      'elsewhere',
    ),
    move<GuessState>(
      /\bguess\w* (?:a |the )?(?:secret |hidden |mystery )?(?:(?:five|5|four|six)[- ]letter )?word\b/,
      (before, { rows, word }, said) =>
        grew(before.rows, rows) && (!/letter/.test(said) || numberIn(said) === word.length),
    ),
  ],
  hangman: [
    move<LettersState>(
      /\bguess\w* (?:the )?letters?(?: (?:one at a time|one by one|by one))?\b|\bletter by letter\b|\bone (?:letter )?at a time\b/,
      (before, { guessed, word }) =>
        guessed.length === before.guessed.length + 1 && word.includes(guessed.at(-1) ?? ' '),
    ),
    move<LettersState>(
      /\b(?:every|each|a|for each|for every) (?:wrong|missed|bad) (?:letter|guess|one) (?:costs?|loses?|takes?)(?: you)?(?: away)? (?:a|one) (?:life|try|chance|balloon|heart)\b/,
      (before, after) => after.lives === before.lives - 1,
    ),
    move<LettersState>(
      /\b(?:find|guess|reveal|discover|work out|figure out|uncover|complete|solve)\w* (?:out )?(?:a |the )?(?:secret |hidden |mystery |whole )?word\b/,
      (before, after) => !opened(before) && opened(after),
    ),
  ],
  minesweeper: [
    move<MinesState>(
      /\b(?:it |a number |numbers? |the numbers? |which )?(?:shows?|tells?|says?|reveals?)(?: you)?(?: a number)?(?: of)? (?:how many|the number of) (?:bombs|mines|things)(?: (?:are|there are|lie|is))?(?: (?:touch(?:ing)?|next to|around|near|beside|nearby|close)(?: (?:it|that|to it|that square|you|the square|each square))?)?\b/,
      (before, after) => after.open.some((cell) => !before.open.includes(cell) && around(after, cell) > 0),
    ),
    move<MinesState>(
      /\b(?:flag|mark)\w* (?:where )?(?:(?:the|all the|all) )?(?:bombs|mines|things)\b|\b(?:put|place|plant|use)\w* (?:a )?flags?(?: (?:on|where|to mark) (?:the )?(?:bombs|mines|them))?\b|\bwhere you (?:think|believe|suspect|know) (?:they|the mines|the bombs|mines|bombs|things|one) (?:are|is|lie)\b/,
      (before, { flags }) => grew(before.flags, flags),
    ),
    move<MinesState>(
      /\b(?:click|open|uncover|dig|reveal|tap)\w* (?:on )?(?:up )?(?:the |a |all the |every )?(?:safe |covered |hidden |empty )*(?:squares?|cells?|fields?|tiles?|grid|one)\b|\bgrid of (?:covered|hidden|closed) (?:squares|cells|tiles)\b/,
      (before, { open }) => grew(before.open, open),
    ),
  ],
  'merge-2048': [
    move<MergeState>(
      /\b(\d+) (?:and|plus) \1 (?:makes?|becomes?|is|are|gives?|turns? into) \d+\b/,
      ({ cells }, { merged }, said) => {
        const [one = 0, , sum = 0] = (said.match(/\d+/g) ?? []).map(Number)
        // What is written on a tile is a power of two.
        return (
          sum === 2 * one && merged.length > 0 && cells.some((doubled) => doubled > 0 && 2 ** doubled === one)
        )
      },
    ),
    move<MergeState>(
      /\b(?:(?:when|if) )?(?:the )?(?:two |2 )?(?:of the )?(?:same|equal|identical|matching|alike)(?: (?:numbers|number|tiles|ones))? (?:(?:touch|meet|collide|bump|hit)(?: each other)? )?(?:(?:and )?(?:they )?(?:merge|combine|join|melt|add up|become|fuse)(?: (?:in)?to)?(?: one| together)?)(?: (?:and )?(?:they )?(?:double|is doubled|twice as (?:big|much|high)|of double(?: the number)?))?\b|\b(?:they )?(?:merge|combine|join)s?(?: together)? and double\b|\b(?:becomes?|makes?|turns? into|gives?) (?:one|a (?:tile|number)|a new one|one tile)(?: that is)? (?:twice as (?:big|much|high|large)|of (?:double|twice)(?: the (?:number|value))?)\b/,
      (before, { merged, cells, ids }) =>
        merged.some((cell) => {
          const was = before.ids.indexOf(ids[cell] as number)
          return was >= 0 && cells[cell] === (before.cells[was] ?? 0) + 1
        }),
    ),
    move<MergeState>(
      new RegExp(
        `\\b(?:slid|push|swip|mov|shov)\\w* (?:the )?(?:number(?:ed)? )?(?:${tiles}|board)(?: around| about)?\\b`,
      ),
      (before, { ids }) =>
        ids.some((id, cell) => id !== 0 && before.ids[cell] !== id && before.ids.includes(id)),
    ),
  ],
  snake: [
    step<SnakeWorld, number>(
      /\b(?:grows?|gets?|becomes?|growing|getting)(?: (?:a bit|a little|one))? (?:longer|bigger)(?: (?:every time|each time|with (?:every|each|all the)? ?(?:bite|one|things?|apples?|meal)|(?:when|every time|each time|as) it eats(?: (?:one|things?|it))?|and longer))*\b/,
      ({ snakes }) => snakes[0]?.body.length ?? 0,
      (before, { snakes }) => before > 0 && (snakes[0]?.body.length ?? 0) > before,
    ),
    {
      says: /\b(?:(?:it |you )?(?:dies?|loses?|game over|crash\w*|is dead) )?(?:(?:if|when|as soon as) )?(?:it|you)? ?(?:bites?|hits?|runs? into|touch(?:es)?|eats?|bumps? into|crash(?:es)? into) (?:(?:its|your) (?:own )?(?:tail|body|self)|itself|yourself)(?: (?:it |you )?(?:dies?|loses?|it is over))?\b/,
      watch: () => (world) => bitesItself(world as SnakeWorld),
    },
  ],
  'match-3': [
    step<Match3World, Match3World['phase']>(
      new RegExp(
        `\\b(?:swap|switch|exchang)\\w* (?:two |2 )?(?:neighbou?ring |adjacent |neighbou?rs?)? ?(?:${sweets})?\\b`,
      ),
      ({ phase }) => phase,
      (before, { phase, swapped }) => before !== 'swap' && phase === 'swap' && swapped !== null,
    ),
    step<Match3World, Match3World['phase']>(
      new RegExp(
        `\\b(?:so (?:that )?|to (?:get |make )?|(?:when|if) )?(?:three|3)(?: or more)? (?:${sweets} )?(?:of (?:the same|a|one) (?:colou?r|kind|type|sort)|alike|the same|same colou?r ?\\w*|identical ${sweets})(?: (?:line|lined) up| (?:are )?in a (?:row|line)| next to each other)*(?: (?:and |they |then )*(?:vanish|disappear|pop|burst|explode|go away|clear|are cleared)(?:es|s)?)?\\b`,
      ),
      ({ phase }) => phase,
      // At least three of one kind go at once.
      (before, { phase, going, pieces }) => {
        const kinds = going.map((cell) => pieces[cell]?.kind ?? -1)
        return (
          before !== 'clear' &&
          phase === 'clear' &&
          kinds.some((kind) => kind >= 0 && kinds.filter((one) => one === kind).length >= 3)
        )
      },
    ),
    step<Match3World, Match3World['phase']>(
      new RegExp(`\\b(?:matched |the )?${sweets} (?:vanish|disappear|pop|burst|go away)(?:es|s)?\\b`),
      ({ phase }) => phase,
      (before, { phase, going }) => before !== 'clear' && phase === 'clear' && going.length >= 3,
    ),
    step<Match3World, Match3World['phase']>(
      new RegExp(
        `\\b(?:new|more|other) ${sweets} (?:fall|drop|come)s? (?:down|in)?(?: from (?:the top|above))?\\b`,
      ),
      ({ phase }) => phase,
      (before, { phase, pieces }) =>
        before !== 'fall' && phase === 'fall' && pieces.some(({ fell }) => fell > 0),
    ),
  ],
  'sliding-tiles': [
    move<SlideState>(
      new RegExp(
        `\\b(?:slid|push|mov|shov)\\w* (?:the )?(?:${tiles}|them)(?: around| about)?(?: into (?:the )?(?:gap|hole|(?:empty|free) (?:space|place|square)))?\\b|\\b(?:about |with )?(?:one|a|the) (?:gap|hole|empty (?:space|place|square)|missing)\\b|\\bone (?:is|of them is) missing\\b`,
      ),
      // One tile went to where the gap was.
      (before, { cells }) => {
        const gap = cells.length - 1
        return (
          cells.filter((tile, cell) => tile !== before.cells[cell]).length === 2 &&
          before.cells.indexOf(gap) !== cells.indexOf(gap)
        )
      },
    ),
    move<SlideState>(
      /\b(?:until|so that|so|till|get|put|to put|back) (?:they|them|all|it|everything|the (?:tiles|numbers)|things)(?: are| is| all)* (?:(?:back )?in(?:to)? (?:the )?(?:right |correct |number )?order|sorted|in order)\b/,
      (before, after) => !solved(before) && solved(after),
    ),
  ],
  solitaire: [
    move<Klondike>(
      /\b(?:red (?:on|and) black|black (?:on|and) red|alternat\w+ (?:colou?rs?|red and black))(?: cards)?(?: in descending order)?\b/,
      (before, after) =>
        cardsOn(after).some((up, at) => {
          const was = cardsOn(before)[at] ?? []
          const [low, on] = [up[was.length], was.at(-1)]
          return (
            low !== undefined &&
            on !== undefined &&
            isRed(low) !== isRed(on) &&
            rankOf(low) === rankOf(on) - 1
          )
        }),
    ),
    move<Klondike>(
      /\b(?:from (?:the )?aces? (?:up )?to (?:the )?kings?|(?:build|sort|put|stack)\w* (?:up )?(?:the )?(?:(?:four )?suits|each suit|cards by suit)(?: up)?)\b/,
      (before, after) => after.home.some((many, suit) => many > (before.home[suit] ?? 0)),
    ),
  ],
  battleship: [
    move<BattleshipState>(
      /\b(?:guess|call|shoot|fire|bomb|aim)\w* (?:out |at )?(?:where (?:the |my |your |his |her )?(?:(?:enemy|opponent'?s?|other player'?s?|computer'?s?) )?(?:hidden )?(?:ships?|boats?|fleet|they|things)(?: are| is| hide| lie| are hidden)?|(?:the )?(?:squares|coordinates|cells|things))\b/,
      (before, { shots }) => grew(before.shots[0], shots[0]),
    ),
    move<BattleshipState>(
      /\b(?:find|hit)s? (?:the |all the |all |my |your )?(?:(?:enemy|opponent'?s?|hidden) )*(?:ships?|boats?|fleet)\b/,
      (before, { shots, fleets }) =>
        fleets[1].flat().some((cell) => shots[0].includes(cell) && !before.shots[0].includes(cell)),
    ),
    move<BattleshipState>(
      /\b(?:sink|sinks|sinking) (?:all )?(?:(?:of )?(?:the|my|your|their|his|her) )?(?:(?:enemy|opponent'?s?|other player'?s?|computer'?s?|hidden|whole) )*(?:ships?|boats?|fleet|navy|things|them(?: all)?|mine|yours)\b/,
      (before, { shots, fleets }) =>
        fleets[1].some(
          (ship) =>
            ship.every((cell) => shots[0].includes(cell)) &&
            !ship.every((cell) => before.shots[0].includes(cell)),
        ),
    ),
  ],
  breakout: [
    step(
      /\b(?:bounc\w+|hit|hits|keep) (?:the |a )?(?:bouncing )?(?:balls?|things?)(?: (?:up|back|off|in the air|with|your|my|a|the|using|against|paddle|bat|at the bottom))*\b|\b(?:balls?|things?) bounces? off (?:(?:your|the|my|a) )?(?:paddle|bat|things?)\b/,
      () => 0,
      (_, world, said) => world.events.some(({ type, to }) => type === 'bounce' && isSaid(world, to, said)),
    ),
    step<RulesWorld, Map<string, number>>(
      /\b(?:knock|break|smash|destroy|hit|clear)\w* (?:out |down |away )?(?:all )?(?:of )?(?:the )?(?:bricks|blocks|things|wall)(?: (?:at|on) (?:the )?top)?\b/,
      crowd,
      // There are fewer of those that were said, and not of chairs that stand in for bricks.
      (before, world, said) => {
        const now = crowd(world)
        return [...before].some(([id, many]) => (now.get(id) ?? 0) < many && isSaid(world, id, said))
      },
    ),
  ],
  pong: [
    step(
      /\b(?:hit|hits|bounc\w+|bat|knock|send)(?:s|ing)? (?:the |a )?(?:ball|things?)(?: (?:back and forth|to each other|back|to and fro|past (?:the|your) (?:other(?: player)?|opponent)))?\b/,
      () => 0,
      (_, world) => has(world, 'bounce'),
    ),
    step<RallyWorld, number>(
      /\b(?:(?:you |bats |things |they )?(?:get|gets|score|scores|earn|win) )?(?:a |one )?points? (?:if|when|for|every time) (?:the )?(?:other|opponent|others)(?: (?:one|player|side|bat|point))? (?:misses|does not (?:get|hit) it)(?: (?:it|the ball))?\b/,
      ({ goals }) => goals[0],
      (before, { goals }) => goals[0] === before + 1,
    ),
  ],
  'simon-says': [
    move<SimonState>(
      /\b(?:(?:which|it|the (?:sequence|order|pattern)) )?(?:gets?|grows?|becomes?|is) (?:by )?(?:one(?: \w+)? )?longer(?: by one)?(?: (?:each|every) (?:round|time|turn|level))?\b|\b(?:adds?|with) (?:one more|another(?: one)?)(?: (?:each|every) (?:round|time|turn))?\b/,
      (before, { round, order }) => round === before.round + 1 && order.length === before.order.length + 1,
    ),
    move<SimonState>(
      /\b(?:repeat|copy|copi|follow|play back|press|remember)\w* (?:back )?(?:the |a )?(?:(?:same|right|whole|flashing) )?(?:sequence|order|pattern|series)(?: (?:back|of (?:lights|colou?rs)))?\b|\b(?:press|repeat|tap|click|play|hit)\w* (?:them|it|the (?:buttons|lights|colou?rs)|things)(?: back)? in the (?:same|right) order\b/,
      (before, { at, mode }) => before.mode === 'repeat' && mode === 'repeat' && at === before.at + 1,
    ),
  ],
  sudoku: [
    move<SudokuState>(
      /\b(?:every|each|all the|the) (?:number|digit)s?(?: from (?:1|one) to (?:9|nine))? (?:(?:appears?|is|comes?|may be|goes|can be|must be|only) )*(?:just |exactly )?once (?:only )?(?:(?:in|per|and|every|each|row|column|box|square|the|block|a)(?: |$))+/,
      ({ cells }, after) => {
        const { size, solution } = after
        const full = after.cells.every((cell, at) => cell === solution[at])
        const rows = Array.from({ length: size }, (_, row) =>
          after.cells.slice(row * size, row * size + size),
        )
        return full && cells.includes(0) && rows.every((row) => new Set(row).size === size)
      },
    ),
    move<SudokuState>(
      /\bfill\w* (?:in )?(?:the )?(?:missing |empty )?(?:numbers|digits|squares|cells|boxes|grid)(?: with (?:numbers|digits))?\b/,
      (before, { cells, pictures, colours }) =>
        !pictures && !colours && cells.some((cell, at) => cell > 0 && before.cells[at] === 0),
    ),
  ],
  'bubble-shooter': [
    step(
      /\b(?:three|3)(?: or more)? (?:(?:bubbles|balls|things) )?(?:of (?:the same|a|one) (?:colou?r|kind)|the same(?: colou?r)?|alike|same[- ]colou?red (?:bubbles|balls)?)(?: (?:touch|together|meet|in a group))*(?: (?:and |they |then )*(?:pop|burst|vanish|disappear|go away)(?:s|es)?)?\b|\b(?:bubbles|things|balls) (?:pop|burst)\b/,
      () => 0,
      // Those that hang together go in one step.
      (_, world) => has(world, 'break', 3),
    ),
    step(
      /\b(?:shoot|fire|aim|launch)\w* (?:colou?red )?(?:bubbles|balls|things)(?: (?:up|at the others|at the ceiling|at bubbles))?\b/,
      () => 0,
      (_, world) => has(world, 'shoot'),
    ),
  ],
}
