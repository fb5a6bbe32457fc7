import { type GamePlan, memberOf } from '@makebelieve/kit/game/plan'
import type { Amount, Because, Effect, End, If, Rule, When, Who } from '@makebelieve/kit/rules/rulebook'
import { amountOf, countOf } from '@makebelieve/kit/rules/world'

/** A line of the rulebook as a sentence, and the words of the prompt that it comes from; none for filler. */
export type Told = { says: string; words?: string }

/** The rulebook as its players would read it. */
export function inWords(game: GamePlan): Told[] {
  const { book } = game
  if (!book) return []
  const named = new Names(game)
  return [
    ...book.rules.map((rule) => ({ says: named.rule(rule), ...wordsOf(rule.because) })),
    ...book.ends.map((end) => ({ says: named.end(end), ...wordsOf(end.because) })),
  ]
}

const wordsOf = (because: Because) =>
  typeof because === 'object' && 'words' in because && because.words !== '' ? { words: because.words } : {}

const buttons = { a: 'the first button', b: 'the second button' } as const

/** What everybody is called in this game. */
class Names {
  readonly #game: GamePlan
  constructor(game: GamePlan) {
    this.#game = game
  }

  rule({ when, if: conditions = [], do: effects }: Rule): string {
    const [a, b] = this.#both(when)
    const who = (side: Who) => this.#who(side, a, b)
    const only = conditions.map((one) => this.#condition(one, who)).filter(Boolean)
    const done = effects.map((effect) => this.#effect(effect, who)).filter(Boolean)
    const condition = only.length > 0 ? `, and ${only.join(' and ')}` : ''
    return `When ${this.#when(when)}${condition}: ${done.join(', ') || 'that is all'}.`
  }

  end({ result, when, says }: End): string {
    const reached =
      'tallies' in when
        ? when.tallies
            .map(({ says: what, reaches }) => `${what} come to ${this.#many(reaches)}`)
            .join(' and ')
        : 'seconds' in when
          ? `${this.#number(when.seconds)} seconds are over`
          : 'gone' in when
            ? `no ${this.#name(when.gone)} is left`
            : `there are ${this.#many(when.reaches)} of ${this.#name(when.many)}`
    return `The game is ${result} when ${reached}: “${says}”`
  }

  #many(amount: Amount): number {
    return countOf({ laidOut: this.#game.challenge }, amount)
  }

  #number(amount: Amount): string {
    const value = amountOf(this.#game, amount)
    return Number.isInteger(value) ? String(value) : value.toFixed(1)
  }

  #name(ref: string): string {
    const [cast = ref] = ref.split('.')
    const found = this.#game.cast.find(({ id }) => id === cast)
    return found ? found.name : cast
  }

  #phase(id: string): string {
    return this.#game.book?.phases?.find((phase) => phase.id === id)?.says ?? id
  }

  #both(when: When): [string, string] {
    if ('touch' in when) return when.touch
    if ('near' in when) return when.near
    if ('sees' in when) return when.sees
    if ('passes' in when) return when.passes
    if ('lights' in when) return when.lights
    const player = this.#game.cast.find(({ role }) => role === 'player')?.id ?? 'player'
    if ('of' in when) return [when.of, player]
    if ('defeated' in when) return [when.defeated, player]
    if ('leaves' in when) return [when.leaves, player]
    if ('enters' in when) return [when.enters, player]
    if ('covers' in when) return [when.covers, player]
    if ('leaps' in when) return [when.leaps, player]
    return [player, player]
  }

  #who(side: Who, a: string, b: string): string {
    if (side === 'a') return `the ${this.#name(a)}`
    if (side === 'b') return `the ${this.#name(b)}`
    if (side === 'load') return 'what is carried'
    if (side === 'player') return 'the player'
    if (side === 'others') return 'everybody else'
    return `every ${this.#name(side.all)}`
  }

  #when(when: When): string {
    const the = (ref: string) => `the ${this.#name(ref)}`
    if ('touch' in when) return `${the(when.touch[0])} touches ${the(when.touch[1])}`
    if ('near' in when) {
      const held = when.button ? ` with ${buttons[when.button]} held` : ''
      const long = when.seconds === undefined ? '' : ` for ${this.#number(when.seconds)} s`
      return `${the(when.near[0])} is beside ${the(when.near[1])}${held}${long}`
    }
    if ('sees' in when)
      return `${the(when.sees[0])} looks at ${the(when.sees[1])}${when.button ? ` and ${buttons[when.button]} is pressed` : ''}`
    if ('lights' in when) return `the light of ${the(when.lights[0])} is on ${the(when.lights[1])}`
    if ('press' in when) return `${buttons[when.press]} is pressed`
    if ('release' in when) return `${buttons[when.release]} is let go`
    if ('steers' in when) return `the player steers ${when.steers}`
    if ('passes' in when) return `${the(when.passes[0])} gets ${when.by} ${the(when.passes[1])}`
    if ('defeated' in when) return `${the(when.defeated)} is defeated`
    if ('every' in when) return `${this.#number(when.every)} s have passed for ${the(when.of)}`
    if ('meter' in when)
      return `the ${when.meter} of ${the(when.of)} ${when.below === undefined ? `rises to ${when.above}` : `falls to ${when.below}`}`
    if ('enters' in when) return `${the(when.enters)} comes to the ${when.side}`
    if ('covers' in when) return `${the(when.covers)} has gone ${when.units} further`
    if ('leaves' in when) return `${the(when.leaves)} leaves the stage`
    if ('gone' in when) return `the last ${this.#name(when.gone)} is gone`
    if ('tally' in when)
      return `“${when.tally}” comes to ${this.#many(when.reaches)}${when.again ? ' again' : ''}`
    if ('points' in when) return `${when.points} ${when.once ? '' : 'more '}points are made`
    if ('level' in when) return `level ${when.level} begins`
    if ('leaps' in when) return `${the(when.leaps)} jumps`
    if ('phase' in when) return `“${this.#phase(when.phase)}” ${when.is === 'begun' ? 'begins' : 'is over'}`
    return `${this.#number(when.after)} s are over`
  }

  #condition(one: If, who: (side: Who) => string): string {
    if ('carries' in one && one.carries !== null)
      return `${who(one.who)} carries ${one.not ? `something else than a` : 'a'} ${this.#name(one.carries)}`
    if ('carries' in one) return `${who(one.who)} carries nothing`
    if ('meter' in one)
      return `its ${one.meter} is ${one.below === undefined ? `above ${one.above}` : `below ${one.below}`}`
    if ('from' in one) return 'it comes from above'
    if ('near' in one) return `${one.not ? 'no' : 'a'} ${this.#name(one.near)} is near`
    if ('phase' in one) return `it is “${this.#phase(one.phase)}”`
    if ('aloft' in one) return `${who('a')} ${one.aloft ? 'is in the air' : 'stands'}`
    if ('tied' in one) return `${who(one.tied)} is on a rope`
    if ('rim' in one) return `${who('a')} is at the ${one.rim}`
    if ('larger' in one) return `${who(one.larger)} is the larger`
    return ''
  }

  #effect(effect: Effect, who: (side: Who) => string): string {
    if ('remove' in effect) return `${who(effect.remove)} is gone`
    if ('hurt' in effect) return 'a life is lost'
    if ('strike' in effect) return `${who(effect.strike)} is hit`
    if ('spawn' in effect) return `a ${this.#name(effect.spawn)} comes`
    if ('carry' in effect) return `${who('a')} takes ${who('b')} along`
    if ('hand' in effect) return 'what is carried is handed over'
    if ('drop' in effect) return 'what is carried is dropped'
    if ('meter' in effect) return `the ${effect.meter} of ${who(effect.of)} changes`
    if ('become' in effect) return `${who(effect.of)} changes`
    if ('tally' in effect) return `“${effect.tally}” ${effect.add > 0 ? 'rises' : 'falls'}`
    if ('score' in effect) return `${effect.score} points`
    if ('push' in effect) return `${who(effect.push)} is pushed`
    if ('blow' in effect) return `${who(effect.blow)} is carried ${effect.toward} a little`
    if ('leap' in effect) return `${who(effect.leap)} leaps up`
    if ('still' in effect) return `${who(effect.still)} stands still for ${this.#number(effect.seconds)} s`
    if ('safe' in effect) return `nothing hurts ${who(effect.safe)} for ${this.#number(effect.seconds)} s`
    if ('life' in effect) return 'a life is won'
    if ('haste' in effect)
      return `${who(effect.haste)} is ${effect.times > 1 ? 'faster' : 'slower'} for a while`
    if ('grow' in effect) return `${who(effect.grow)} ${effect.times > 1 ? 'grows' : 'shrinks'}`
    if ('free' in effect) return `${who(effect.free)} is let go`
    if ('tie' in effect) return `a cord ties ${who(effect.tie)}`
    if ('untie' in effect) return `${who(effect.untie)} is untied`
    if ('move' in effect) return `${who(effect.move)} is elsewhere`
    return ''
  }
}

/** Who is there, in one line: 'robot, flowers, bees'. */
export function castInWords(game: GamePlan): string {
  const kinds = [...new Set((game.book?.kinds ?? []).map(({ cast }) => cast))]
  return kinds
    .map((id) => memberOf(game, id))
    .map(({ role, name, plural }) => (role === 'player' ? name : plural))
    .join(', ')
}
