import { rate } from '@makebelieve/kit/game/world'
import { type Changes, isRight, isWrong, tallyOf } from '@makebelieve/kit/game-2d/turns/changes'
import type { TurnRules } from '@makebelieve/kit/game-2d/turns/rules'
import { rulesFor, type Turns } from '@makebelieve/kit/game-2d/turns/turn-game'
import type { TurnWorld } from '@makebelieve/kit/game-2d/turns/world'
import type { Figure } from '../figures.ts'
import { numberIn, type Twist, type Watch } from '../twists.ts'

/** One change of the state in a game, with the rules that it is played by, and those it would have without any change. */
type Step<S> = {
  before: S
  after: S
  rules: TurnRules<S>
  usual: TurnRules<S>
  world: TurnWorld<S>
  clock: number
}

/** Whether a step shows the change; told anew for each game, so that it can count. */
type See = (said: string) => <S>(step: Step<S>) => boolean

type Change = Omit<Twist, 'sets'> & { sets(said: string): Changes; see: See }

const n = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const whoever =
  '(?:whoever|who(?: ever)?|(?:the|a|any) (?:one|player|side|person|team) (?:who|that|to)|anyone who|if you|when you|first (?:one |player |side )?(?:to|who)|you)'
const loses = '(?:loses?|has lost|have lost|is (?:out|a loss|the loser)|are out)(?: (?:the|this) game)?'
const perTurn =
  '(?:(?:per|a|each|every|in (?:a|one|each|every|your|their)|on (?:a|each|every|your|their)) (?:turn|go|round|move|time)|at (?:a time|once)|in a row|one after (?:the other|another)|before (?:the|your|their) [\\w ]{3,20}(?:moves?|turn))'
const wrong =
  '(?:(?:a |an |each |every |any |the )?(?:wrong|false|bad|incorrect|missed|failed|misspelled|mistyped)(?: (?:answers?|guess(?:es)?|pairs?|letters?|words?|ones?|tries|try|cards?|match(?:es)?|moves?|picks?))?|(?:a |each |every |any )?(?:mistakes?|misses|miss|errors?|typos?|mismatch(?:es)?))'
const right =
  '(?:(?:a |an |each |every |any |the )?(?:right|correct|good)(?: (?:answers?|guess(?:es)?|pairs?|letters?|words?|ones?|match(?:es)?))?|(?:a |each |every |any )(?:match(?:es)?|pairs?|hits?)(?: found)?)'
const costs =
  '(?: (?:you|me|us|the player))?,? (?:(?:and )?(?:you|i) )?(?:will |that )?(?:costs?|takes?(?: away| off)?|loses?|subtracts?|deducts?|removes?|is minus|are minus|means minus|minus)(?: (?:you|me|us))?'
const brings =
  '(?: (?:you|me|us))?,? (?:(?:and )?(?:you|i) )?(?:gives?|adds?|brings?|earns?|gets?|wins?|gains?|is worth|means)(?: (?:you|me|us))?'

const either = (...ways: string[]) => new RegExp(`\\b(?:${ways.join('|')})\\b`, 'i')

/** The first number of what was said, where it says one at all; 'twice' and 'double' are two. */
const many = (said: string): number =>
  /\b(?:twice|double|two|2|both)\b/i.test(said)
    ? 2
    : /\b(?:thrice|triple)\b/i.test(said)
      ? 3
      : (numberIn(said) ?? 2)

const sideOf = <S>({ turn }: TurnRules<S>, state: S) => turn?.(state) ?? 0

/** How many men the other side has lost in a step of whoever moved. */
function took<S>({ before, after, rules }: Step<S>): number {
  const other = sideOf(rules, before) === 0 ? 1 : 0
  return (rules.men?.(before)[other] ?? 0) - (rules.men?.(after)[other] ?? 0)
}

const gained = <S>({ before, after, rules }: Step<S>) =>
  (rules.score?.(after) ?? 0) - (rules.score?.(before) ?? 0)

/** By how many seconds the clock jumped, beside the step that went by. */
const jumped = <S>({ clock, world }: Step<S>) => Math.round(((world.clock ?? 0) - clock) / rate)

/** Each side moved so often before the other did, twice over. */
const movesTogether: See = (said) => {
  const wanted = many(said)
  const runs: number[] = []
  let last: number | undefined
  return ({ before, rules }) => {
    const side = sideOf(rules, before)
    if (side === last) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(1)
    last = side
    return runs.length > 2 && runs.slice(-3, -1).every((run) => run === wanted)
  }
}

/** It is the other side that moves first. */
const othersBegin: See = () => {
  let first: number | undefined
  return ({ before, rules }) => {
    first ??= sideOf(rules, before)
    return first === 1
  }
}

const pieces =
  '(?:pieces?|men|man|counters?|checkers?|enem(?:y|ies)|opponents?|of (?:them|mine|theirs|the \\w+)|(?!in\\b|points\\b|pairs?\\b|moves?\\b)[a-z]+s)'

/**
 * Rules that a sentence may change in any game of moves. A row says how that is asked for, what it puts into the plan, and how it is seen
 * from one state to the next: a game that can't take a change never shows it, and so the claim is not met there.
 */
export const changes: Readonly<Record<string, Change>> = {
  // The usual rules would give the round to the other one.
  reversed: {
    words: either(
      `(?:${whoever} )?(?:(?:first )?(?:connects?|gets?|makes?|has|have|lines? up|completes?|builds?|ends up with) )?(?:a (?:line|row) of )?(?:three|four|five|[3-5])(?: (?:of (?:a kind|the same|them|your own)|in (?:a|one) (?:row|line)|lined up|connected|counters|discs|pieces|marks))?(?: first)? ${loses}`,
      `${whoever} (?:checkmates?|mates?|gives (?:check)?mate|captures? the king|wins?)(?: (?:the other|the enemy|first|the king))* ${loses}`,
      '(?:avoid|try not to|you must not|must not|mustn.t|never|do not|don.t)(?: (?:to|get|getting|make|making|line up|lining up|connect|connecting|have|having|be|the first|one))* (?:three|four|five|[3-5]) in (?:a|one) (?:row|line)',
      `the loser is (?:whoever|the (?:one|player) who) (?:first )?(?:gets?|makes?|connects?|lines? up|has) (?:three|four|five|[3-5])(?: in (?:a|one) (?:row|line))?`,
      'the loser wins|losing (?:is winning|wins)|mis[eè]re',
    ),
    tells: ['lose-screen'],
    sets: () => ({ reversed: true }),
    see:
      (said) =>
      ({ after, rules, usual }) => {
        const [here, elsewhere] = [rules.ending(after), usual.ending(after)]
        if (!here || !elsewhere || here.winner === null || here.winner === elsewhere.winner) return false
        // 'Four in a row loses' is not seen where three do.
        const [wanted, made] = [numberIn(said.replace(/\bthe one\b/i, '')), numberIn(here.because)]
        return wanted === undefined || made === undefined || wanted === made
      },
  },
  movesInTurn: {
    along: 'players player',
    words: either(
      `(?:each |every |both |one |a |the )*(?:players?|sides?|you|we|everyone|everybody|team)? ?(?:moves?|plays?|shoots?|goes|go|fires?|draws?|drops?) (?:twice|thrice|two times|three times) ${perTurn}`,
      `(?:(?:each|every|a|the|both|one) )?(?:(?:players?|sides?|you|we|everyone|everybody) )?(?:(?:gets?|has|have|makes?|takes?|places?|drops?|puts?|fires?|plays?) )?(?:two|three|2|3) (?:moves|goes|shots|turns|discs|counters|marks|pieces|missiles|torpedoes|steps|stones) ${perTurn}`,
      '(?:double|triple) (?:moves?|turns?|shots?)',
    ),
    tells: ['rounds', 'moves'],
    takes: ['rounds', 'moves'],
    sets: (said) => ({ movesInTurn: many(said) }),
    see: movesTogether,
  },
  // Somebody was taken, and it is still the turn of whoever took them.
  goesOn: {
    words: either(
      `${whoever} (?:captures?|takes?|eats?|jumps?|beats?)(?: (?:a|an|the|any|another|somebody|something|one|enemy|\\w+)){0,3},? (?:you |they |he |she |it |may |can |must |get to |gets to |then |and )*(?:(?:goes?|moves?|plays?)(?: once)? (?:again|on|a second time|once more)|(?:gets?|has|have|takes?|wins?|earns?) (?:a free|an extra|another|a second|one more|a bonus) (?:turn|move|go))`,
      '(?:captur|tak|eat|jump|beat)ing(?: (?:over )?(?:a|an|the|any|another)? ?(?:piece|man|enemy|\\w+))? (?:lets|allows|means|gives) (?:you |them |the player )?(?:to |that you |get to |may |can )*(?:move|go|play|jump)s? (?:again|once more|a second time)',
      '(?:a |each |every |any )?captur(?:e|es|ing)(?: (?:a|an|the|any)? ?(?:piece|man|enemy|\\w+))? (?:gives?|earns?|grants?|gets?|wins?|means) (?:you |them |the player )?(?:a free|an extra|another|a second|one more|a bonus) (?:turn|move|go)',
    ),
    sets: () => ({ goesOn: true }),
    see: () => (step) =>
      took(step) > 0 &&
      sideOf(step.rules, step.before) === sideOf(step.rules, step.after) &&
      step.rules.ending(step.after) === undefined,
  },
  // So many of one side are gone, and that ends it, where the usual rules would go on.
  takesToWin: {
    words: either(
      `${whoever} (?:first )?(?:(?:has|have) )?(?:captur|tak|eat|beat|catch)\\w*(?: (?:the )?first)? ${n}(?: (?:enemy|of the|of|other))* ?${pieces}?(?: first)?(?:,? (?:you )?(?:wins?|has won))?`,
      `(?:you |to )?wins? (?:by|after|with|as soon as you|once you|when you|if you)? ?(?:have |has )?(?:captur|tak|eat|beat|catch)\\w* ${n}(?: ${pieces})?`,
      `(?:captur\\w*|take|eat) ${n}(?: (?:enemy|of the))* ?${pieces}? to win`,
    ),
    fits: ({ prompt }, said) =>
      /\bfirst\b|\bwin/i.test(said) || new RegExp(`${said}[^.,;]{0,12}\\bwin`, 'i').test(prompt),
    tells: ['rounds', 'win-screen'],
    sets: (said) => ({ takesToWin: numberIn(said) ?? 1 }),
    see: (said) => {
      const wanted = numberIn(said) ?? 1
      let gone: [number, number] = [0, 0]
      return (step) => {
        const by = sideOf(step.rules, step.before)
        gone = by === 0 ? [gone[0] + took(step), gone[1]] : [gone[0], gone[1] + took(step)]
        if (step.rules.ending(step.before)) gone = [0, 0]
        const isOver = step.rules.ending(step.after)?.winner === by
        return isOver && gone[by] >= wanted && step.usual.ending(step.after) === undefined
      }
    },
  },
  secondBegins: {
    words: either(
      '(?:the |my )?(?:computer|machine|opponent|enemy|other (?:side|player|one)|ai|bot|robot|black)(?: pieces| side| player)? (?:begins|starts|(?:goes|moves|plays|shoots|is|gets to (?:go|move|start)) first|opens|makes the first move)',
    ),
    sets: () => ({ secondBegins: true }),
    see: othersBegin,
  },
  // Whoever plays has moved, it goes on, and there is nothing to take back.
  noUndo: {
    words: either(
      '(?:no|without(?: any)?|there is no) (?:undo(?:ing|s)?(?: button)?|take ?backs?|taking (?:anything |moves? )?back|second thoughts)|(?:you |i )?(?:can ?not|can.t|must not|may not) (?:undo|take (?:a |any |your |back )?(?:moves?|anything|it)?(?: back)?)(?: (?:a |any |your )?moves?)?',
    ),
    sets: () => ({ noUndo: true }),
    see:
      () =>
      ({ before, after, rules, world }) =>
        sideOf(rules, before) === 0 &&
        world.past.length === 0 &&
        !rules.ending(before) &&
        !rules.ending(after),
  },
  wrongCosts: {
    words: either(
      `${wrong}${costs} ${n} points?`,
      `(?:lose|minus|losing) ${n} points? (?:for|with|on|per|after|at) ${wrong}`,
      `${n} points? (?:off|less|are lost|get lost|are deducted|taken away) (?:for|with|per) ${wrong}`,
      `minus ${n}(?: points?)? (?:for|per) ${wrong}`,
    ),
    same: ['score'],
    sets: (said) => ({ wrongCosts: numberIn(said.replace(/\b(?:one|an?) (?:wrong|mistake)/i, '')) ?? 10 }),
    see: (said) => (step) =>
      isWrong(step.rules, step.before, step.after) && gained(step) === -(numberIn(said) ?? 10),
  },
  // From so many on, one more brings so many times what it brings elsewhere.
  streak: {
    words: either(
      `(?:after |getting |with )?${n} (?:(?:right|correct)(?: (?:answers?|ones?|guesses|words))?|matches|pairs|in a row)(?: (?:right|correct|in a row|in a streak|one after another))*,? (?:and )?(?:then )?(?:the |your |all |you )?(?:doubles?|triples?|(?:points?|score) (?:are|is|get|gets|count|counts) (?:doubled?|tripled?|twice)|(?:gives?|gets?|means|brings?|earns?) (?:you )?(?:double|triple))(?: (?:the |your |all )*(?:points?|score))?`,
    ),
    fits: (_, said) => /points?|score/i.test(said),
    same: ['score'],
    sets: (said) => ({ streak: { of: numberIn(said) ?? 3, times: /tripl/i.test(said) ? 3 : 2 } }),
    see: (said) => {
      const times = /tripl/i.test(said) ? 3 : 2
      return (step) => {
        const row = tallyOf(step.after)?.right ?? 0
        const plain = (step.usual.score?.(step.after) ?? 0) - (step.usual.score?.(step.before) ?? 0)
        return plain > 0 && row >= (numberIn(said) ?? 3) && gained(step) === plain * times
      }
    },
  },
  wrongCostsSeconds: {
    words: either(
      `${wrong}${costs} ${n} (?:seconds?|secs?)(?: (?:off|from|of) (?:the |your )?(?:clock|time))?`,
      `(?:lose|minus|losing) ${n} (?:seconds?|secs?) (?:for|with|on|per|after) ${wrong}`,
    ),
    same: ['seconds'],
    sets: (said) => ({
      wrongCostsSeconds: numberIn(said.replace(/\b(?:one|an?) (?:wrong|mistake)/i, '')) ?? 5,
    }),
    see: (said) => (step) =>
      isWrong(step.rules, step.before, step.after) && jumped(step) === -(numberIn(said) ?? 5),
  },
  rightBringsSeconds: {
    words: either(
      `${right}${brings} ${n} (?:extra |more |bonus )?(?:seconds?|secs?)(?: (?:to|on) (?:the |your )?(?:clock|time))?`,
      `(?:get|win|gain|earn|plus) ${n} (?:extra |more |bonus )?(?:seconds?|secs?) (?:for|with|on|per|after) ${right}`,
    ),
    same: ['seconds'],
    sets: (said) => ({
      rightBringsSeconds: numberIn(said.replace(/\b(?:one|an?) (?:right|correct)/i, '')) ?? 5,
    }),
    see: (said) => (step) =>
      isRight(step.rules, step.before, step.after) && jumped(step) === (numberIn(said) ?? 5),
  },
}

/** How a change is watched for: each step in which the state changed, with the rules of that game and the usual ones. */
export const watchChange =
  <S>(turns: Turns<S>, { see }: Change): Watch<TurnWorld<S>> =>
  (said) => {
    const isSeen = see(said)
    let state: S | undefined
    let clock = 0
    let usual: TurnRules<S> | undefined
    return (world) => {
      const [before, was] = [state, clock]
      state = world.state
      clock = world.clock ?? 0
      if (before === undefined || before === state) return false
      usual ??= rulesFor(turns, { ...world.plan, content: withoutChanges(world.plan.content ?? {}) })
      return isSeen({
        before,
        after: world.state,
        rules: rulesFor(turns, world.plan),
        usual,
        world,
        clock: was,
      })
    }
  }

const withoutChanges = (content: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(content).filter(([key]) => !(key in changes) && key !== 'moveLimit'))

/** How many moves one has: with the last of them it is over, and with one more it would not have been. */
export const moveLimit = <S>(turns: Turns<S>): Figure<S> => ({
  counts: [
    ...[
      'move',
      'step',
      'shot',
      'swap',
      'swipe',
      'slide',
      'turn',
      'click',
      'try',
      'flip',
      'missile',
      'torpedo',
      'choice',
      'decision',
    ],
  ],
  least: 3,
  most: 400,
  // So many at a time, and after how many something happens, are no limit.
  fits({ prompt }, said) {
    const at = prompt.toLowerCase().indexOf(said.toLowerCase())
    const [before, after] = [prompt.slice(0, at), prompt.slice(at + said.length)]
    if (
      new RegExp(` ${perTurn}`, 'i').test(said + after.slice(0, 16)) ||
      /\b(?:every|each|per|other|wrong)\s*$/i.test(before)
    )
      return false
    // 'Mate in two moves' is what has to be done, and no limit of a game.
    if (/\bmates?(?: the king)? in\s*$/i.test(before)) return false
    if (/\b(?:after|once|when)(?: \w+){0,2}\s*$/i.test(before))
      return (
        /\b(?:lose|loses|over|ends?|out|lost)\b[^.,;]*$/i.test(before) ||
        /^[^.;]{0,24}\b(?:lose|loses|over|ends?|out|lost)\b/i.test(after)
      )
    return (
      /\b(?:only|in|within|under|limit(?: of)?|maximum(?: of)?|most|get|gets|have|has|given|just|with|than|to)\s*(?:only |just |a |an |at most |less than |fewer than |up to |maximum |limit of )*$/i.test(
        before,
      ) ||
      /^(?:only|just|at most|no more|up to|exactly)/i.test(said) ||
      /^ (?:each|limit|maximum|max|left|only|or (?:less|fewer)|to (?:win|solve|finish|sink|find|clear|do|get|make|reach))\b/i.test(
        after,
      )
    )
  },
  tells: ['lose-screen'],
  same: ['moves', 'rounds', 'lives'],
  along:
    'lose loses over ends game finish solve sink everything win need have given limit collect collects make makes take takes before air oxygen runs run sun comes rises midnight dawn dark until',
  sets: (moveLimit) => ({ moveLimit }),
  has(_, after, world) {
    const tally = tallyOf(after)
    if (tally?.most === undefined) return undefined
    const rules = rulesFor(turns, (world as TurnWorld<S>).plan)
    const { most } = tally
    const madeAll = (made: number) => rules.ending({ ...after, tally: { ...tally, made: [made, made] } })
    return madeAll(most - 1) === undefined && madeAll(most) !== undefined ? most : undefined
  },
})
