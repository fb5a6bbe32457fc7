import type { Mechanic, Use } from '../mechanic.ts'
import { isBeside, turned, vanished } from '../observe.ts'
import { ordersOf } from '../orders.ts'

/** What was done, as it is said of whoever it was done to. */
const irregular: Record<string, string> = { cut: 'cut', feed: 'fed', sew: 'sewn', dry: 'dried' }
function deedOf({ verb: said }: Use): { verb: string; past: string } {
  const [, ...words] = said.split(' ')
  const verb = words.join(' ')
  const [first = verb, colour] = /^(?:dye|paint) /.test(verb) ? words : [verb]
  const plain = first.includes(' ') ? 'done' : (irregular[first] ?? `${first.replace(/e$/, '')}ed`)
  const past = colour === undefined ? plain : `${plain} ${colour}`
  return { verb, past }
}

/** Those who come ask for one of several deeds, and show which: each is done with its own tool, and no other will do. */
export const attend: Mechanic = {
  id: 'attend',
  // Nobody says this verb: it is what the reader makes of 'cars want a wash, wax or repair' (`read/terms/choices.ts`).
  verbs: ['do-as-asked'],
  open: true,
  exact: 'with',
  cares: true,
  by: 'player',
  takes: true,
  needs: ['whom', 'with'],
  spaces: ['top'],
  adds(use) {
    const { whom: guest = use.you, with: goods = use.you } = use
    return ordersOf(use, { guest, goods, sorts: [], deed: deedOf(use) })
  },
  seen(films, { who, whom: guest = who, with: tool = who }) {
    // Who was another after which tool, and what they are where nothing was done: whoever has waited too long goes by itself, and may do so
    // just when one comes with the wrong thing.
    const bySelf = new Set<string>()
    const done: { tool: string; was: string; is: string }[] = []
    for (const { before, after, was, is } of turned(films, guest.id)) {
      const used = [...before.bodies.values()].find(
        ({ id, carrier }) =>
          before.bodies.get(carrier)?.cast === who.id &&
          // A tool is there still: what is eaten or taken along was served.
          after.bodies.get(id)?.carrier === 0,
      )
      if (used && isBeside(before, who.id, was)) done.push({ tool: used.cast, was: was.state, is: is.state })
      else bySelf.add(is.state)
    }
    const took = new Map<string, Set<string>>()
    let own = 0
    for (const one of done.filter(({ is }) => !bySelf.has(is))) {
      took.set(one.was, (took.get(one.was) ?? new Set()).add(one.tool))
      if (one.tool === tool.id) own++
    }
    const tools = [...took.values()].flatMap((casts) => [...casts])
    const isExact = [...took.values()].every(({ size }) => size === 1) && new Set(tools).size === took.size
    const left = vanished(films, guest.id).length
    return own > 0 && took.size > 1 && isExact && left > 1
      ? `There were ${took.size} things that ${guest.plural} asked for, each done only with its own tool: ${own} times it was the ${tool.name}.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `See what each ${(whom ?? you).name} asks for, and bring the tool for just that before they lose patience.`,
  example: {
    you: 'robot',
    whom: 'dog',
    with: 'soap',
    besides: { does: 'attend', whom: 'dog', with: 'comb' },
  },
}
