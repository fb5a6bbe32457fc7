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
  | { about: 'ripening'; whom: string; states: string[]; seconds?: number }
  | { about: 'event'; at: Moment; whom: string; amount?: number; says?: string }
  | { about: 'closing'; says: string; when: 'won' | 'lost' | 'over'; seconds?: number }
  | { about: 'rounds'; name: string; many: number }
  | { about: 'hits'; whom: string; many: number }
  /** Lost when nobody of them is left. */
  | { about: 'loss'; whom: string; many?: number }
  /** Lost when so many of them were lost, of whichever. */
  | { about: 'toll'; of?: string; many: number }
  /** So many mistakes end it. */
  | { about: 'chances'; many: number }
  /** Said with one of the others, and made by none of them. */
  | { about: 'unmade' }
)

export type TermOf<About extends Term['about']> = Extract<Term, { about: About }>

/** Whom a term is about, where it is somebody. */
export const memberIn = (term: Term): string | undefined =>
  'whom' in term && term.whom !== 'right' && term.whom !== 'wrong' ? term.whom : undefined
