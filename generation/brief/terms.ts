/** What something is good for that is for sale. */
export const wareEffects = [
  'faster',
  'slower',
  'bigger',
  'life',
  'another',
  'room',
  'guards',
  'patience',
  'helps',
  'kept',
] as const

/** When something happens: again and again, once, at so many points, or in a wave, a level, a day of that number. */
export type Moment =
  | { every: number }
  | { after: number }
  | { points: number }
  | { stretch: string; number: number | 'last' }

/**
 * What a sentence settles beside who is there and what they do: what something is worth, what is for sale, what becomes of things in time,
 * what happens when, how it is divided and how it ends. `words` is how it was said; `whom` is an id, or 'right' and 'wrong' for what is done
 * well or badly.
 */
export type Term = { words: string } & (
  | { about: 'worth'; whom: string; state?: string; value: number; money?: string }
  | {
      about: 'ware'
      name: string
      noun: string
      does: (typeof wareEffects)[number]
      whom?: string
      price?: number
      money: string
      /** Only between two waves or days. */
      between?: true
    }
  /** What is put up for money: what one of them costs, and what each brings in again and again, in so many seconds or each day. */
  | {
      about: 'estate'
      part: 'costs' | 'brings'
      whom: string
      value: number
      money: string
      seconds?: number
      stretch?: string
    }
  | { about: 'ripening'; whom: string; states: string[]; seconds?: number }
  | { about: 'event'; at: Moment; whom: string; amount?: number; says?: string }
  | { about: 'closing'; says: string; when: 'won' | 'lost' | 'over'; seconds?: number }
  | { about: 'rounds'; name: string; many: number }
  | { about: 'hits'; whom: string; many: number }
  /** Lost when nobody of them is left. */
  | { about: 'loss'; whom: string; many?: number }
  /** Won with the last of them, or with so many; or by getting there. With `all`, none of them may be left; `first`, before others have. */
  | { about: 'victory'; whom: string; many?: number; all?: true; first?: true }
  /** Somebody else is after the same: whoever first has so many, or more than half of them, or gets there first, has won. Several `rivals` are one side. */
  | { about: 'contest'; whom: string; rival: string; many?: number; rivals?: number }
  /** Whoever is touched is on the player's side then, and does the same to the others; `alike`, and is what the player is. */
  | { about: 'joining'; whom: string; alike?: true }
  /** Health is what one loses a part of when one is hit, and without any left it is over: that is what lives are. */
  | { about: 'health'; part: 'hit' | 'none' }
  /** So much can be had at once, and no more; who takes up as much room as several. */
  | { about: 'room'; holder: string; many: number; whom?: string }
  | { about: 'bulk'; whom: string; many: number }
  /** Whoever waits has less and less of it; who has none left goes away; and when so many have, it is lost. */
  | { about: 'patience'; whom: string; name: string; part: 'drops' | 'leaves' | 'lost'; many?: number }
  /**
   * So many of them are spoken of, and not all of them seen: how many there are at first, how many there must be at least, what makes them fewer or
   * more, and that none may be left. `by` is who does it, to or with whom.
   */
  | {
      about: 'number'
      whom: string
      part: 'from' | 'least' | 'fewer' | 'more' | 'none'
      value: number
      by?: { who?: string; verb?: string; whom?: string }
    }
  /** Lost when so many of them were lost, of whichever. */
  | { about: 'toll'; of?: string; many: number }
  /** So many mistakes end it: those of being hit or of missing something, or of taking the wrong one. */
  | { about: 'chances'; many: number; of?: 'wrong' }
  /** It is stopped, let go or done exactly then: at a line, in a moment, or while a gauge is in its zone. */
  | { about: 'timing'; by: 'line' | 'moment' | 'zone'; gauge?: string; over?: string; colour?: string }
  /** What it is when it was done too soon or too late. */
  | { about: 'missed'; when: 'soon' | 'late'; says: string }
  /** So many times well in a row: that wins, or brings more. A miss breaks it. */
  | { about: 'streak'; many: number; brings: 'win' | 'bonus' }
  /** Each of them has its own, and nothing else will do: what is whose, in the words for it, or `by` what those alike are known. */
  | {
      about: 'fit'
      does: 'give' | 'bring' | 'open' | 'use' | 'take' | 'ask' | 'tend' | 'sort'
      pairs: FitPair[]
    }
  /** Caught or photographed only while they do something, or `still`: nobody may move while they look. */
  | { about: 'act'; does: 'catch' | 'photograph' | 'still'; whom: string; act: string; of?: string }
  /** What comes of it where one takes the wrong one. */
  | { about: 'wrong'; so: 'hurts' | 'leaves' | 'angers' | 'grows' | 'back' | 'nothing' }
  /** Said with one of the others, and made by none of them. */
  | { about: 'unmade' }
)

/** Nouns at first. */
/** `deed` is what they want done to them, with `own`. */
export type FitPair = {
  whom: string
  own: string
  words: string
  by?: 'colour' | 'number' | 'sides'
  deed?: string
}

export type TermOf<About extends Term['about']> = Extract<Term, { about: About }>

/** Whom a term is about, where it is somebody. */
export const memberIn = (term: Term): string | undefined =>
  'whom' in term && term.about !== 'act' && term.whom !== 'right' && term.whom !== 'wrong'
    ? term.whom
    : undefined

/** Words for whoever is against one that do not say who that is. */
export const isSide = /^(?:rivals?|opponents?|competitors?|enemy|enemies|others?|teams?|sides?|ones?)$/i
