import type { Mechanic } from '../mechanic.ts'
import { howToServe, ordersOf, seenOrders } from '../orders.ts'
import { hues } from '../sorts.ts'

/** They want one of several things, show which, and take no other: whoever waits too long leaves. */
export const want: Mechanic = {
  id: 'want',
  verbs: [
    'want',
    'order',
    'ask for',
    'ask',
    'request',
    'demand',
    'crave',
    'wish for',
    'call for',
    'shout for',
    'beg for',
    'choose',
    'show',
    'hope for',
  ],
  by: 'others',
  answeredBy: 'serve',
  exact: 'whom',
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds(use) {
    const { who, you, whom = you, among } = use
    return ordersOf(use, { guest: who, goods: whom, sorts: among === 1 ? (whom.sorts ?? hues) : [] })
  },
  seen(films, { who, you, whom = you }) {
    const { own, left, isExact, sorts } = seenOrders(films, you, who, whom)
    return own > 1 && left > 1 && isExact
      ? `There were ${sorts} sorts of ${whom.plural} to bring: each ${who.name} took only what it had asked for, and ${left} left with it.`
      : undefined
  },
  howTo: ({ who, you, whom = you }) => howToServe(who, whom, true),
  example: { you: 'barista', who: 'customer', whom: 'drink' },
  kin: ['serve'],
}
