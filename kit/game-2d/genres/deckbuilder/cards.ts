/** What a card costs and does. */
export type Card = {
  name: string
  cost: number
  hit?: number
  /** How often it hits. */
  times?: number
  guard?: number
  heal?: number
  draw?: number
}

export const strike: Card = { name: 'Strike', cost: 1, hit: 6 }
export const shield: Card = { name: 'Shield', cost: 1, guard: 5 }
export const blow: Card = { name: 'Big blow', cost: 2, hit: 14 }

/** What one starts with. */
export const firstDeck: readonly Card[] = [
  strike,
  strike,
  strike,
  strike,
  shield,
  shield,
  shield,
  shield,
  blow,
]

/** Out of these three are offered after each fight. */
export const prizes: readonly Card[] = [
  { name: 'Flurry', cost: 1, hit: 3, times: 3 },
  { name: 'Wall', cost: 2, guard: 13 },
  { name: 'Second wind', cost: 1, heal: 6 },
  { name: 'Parry', cost: 1, hit: 4, guard: 4 },
  { name: 'Quick thinking', cost: 0, draw: 2 },
  { name: 'Thunder', cost: 3, hit: 24 },
  { name: 'Sting', cost: 0, hit: 4 },
  { name: 'Feast', cost: 2, hit: 8, heal: 4 },
]

/** What stands on it. */
export function wordsOn({ hit, times = 1, guard, heal, draw }: Card): string {
  const said = [
    hit && (times > 1 ? `${times} × ${hit} damage` : `${hit} damage`),
    guard && `${guard} guard`,
    heal && `Heal ${heal}`,
    draw && `Draw ${draw}`,
  ]
  return said.filter(Boolean).join(', ')
}
