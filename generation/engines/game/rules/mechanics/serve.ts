import type { Mechanic, Use } from '../mechanic.ts'
import { howToServe, ordersOf, seenOrders } from '../orders.ts'

/** 'Serve soup to the guests' and 'serve the guests with soup' are the same. */
const partsOf = ({ you, whom = you, with: dish = you, to }: Use) =>
  to ? { guest: to, goods: whom } : { guest: whom, goods: dish }

/** Guests come, show what they ordered, wait for it, and leave: pleased with it, or cross without. */
export const serve: Mechanic = {
  id: 'serve',
  verbs: ['serve', 'wait on', 'cater to', 'cater for', 'host', 'entertain', 'hand out', 'dish out'],
  states: ['hungry', 'thirsty', 'waiting', 'impatient'],
  cares: true,
  by: 'player',
  takes: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'side'],
  adds(use) {
    const { guest, goods } = partsOf(use)
    // Several dishes that were named are several orders, one for each.
    return ordersOf(use, { guest, goods, sorts: use.among === 1 ? (goods.sorts ?? []) : [] })
  },
  seen(films, use) {
    const { guest, goods } = partsOf(use)
    const { own, left, pleased } = seenOrders(films, use.who, guest, goods)
    return own > 0 && left > 1
      ? `The ${use.who.name} brought ${goods.plural} to ${pleased} ${guest.plural} who waited for it, and ${left} were seen to leave with it.`
      : undefined
  },
  howTo(use) {
    const { guest, goods } = partsOf(use)
    return howToServe(guest, goods, use.among > 1 || goods.sorts !== undefined)
  },
  example: { you: 'waiter', whom: 'guest', with: 'pizza' },
  kin: ['trap'],
}
