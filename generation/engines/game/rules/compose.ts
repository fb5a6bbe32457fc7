import {
  type Because,
  buttonOf,
  type End,
  type Goal,
  type Kind,
  type Layout,
  type Rule,
  type Rulebook,
  type SpaceId,
} from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import type { Lines, Mechanic, Part, Trait, Use } from './mechanic.ts'

/** A verb with those it is about, before it is known where the game takes place and which buttons are free. */
export type Wish = Omit<
  Use,
  | 'button'
  | 'space'
  | 'among'
  | 'walled'
  | 'rough'
  | 'across'
  | 'laps'
  | 'place'
  | 'isHandled'
  | 'isTended'
  | 'inHand'
  | 'undoes'
  | 'withheld'
>

/** Where a form plays, and how that is laid out. */
export type Setting = { spaces?: readonly SpaceId[]; layout?: Layout }

export type Composed = {
  book: Rulebook
  uses: Use[]
  /** What could not be done in the space that the others need. */
  left: Wish[]
  howTo: string[]
}

/** Out of verbs a rulebook: the space in which most of them make sense, what each of them adds, and ends. */
export function compose(
  you: Part,
  wishes: readonly Wish[],
  mechanics: readonly Mechanic[],
  { spaces: only, layout = {} }: Setting = {},
): Composed {
  const mechanicOf = (id: string) => {
    const found = mechanics.find((one) => one.id === id)
    if (!found) throw new Error(`There is no mechanic ${id}`)
    return found
  }
  const { space, served } = chooseSpace(wishes, mechanicOf, only)
  const uses = withButtons(
    served,
    {
      space,
      walled: layout.maze,
      rough: layout.rough,
      across: layout.across,
      laps: layout.laps,
      place: layout.place,
    },
    mechanicOf,
  )
  const added = linesOf(uses, mechanicOf)
  const because = ({ words, filler, form }: Use): Because =>
    filler ? 'filler' : form === undefined ? { words } : { form }
  // How what is taken in hand comes to be there says the deed by which it is.
  const isFirst = ({ use }: Added[number]) => use.inHand !== undefined
  const kinds = mergeKinds(
    you,
    [...added.filter(isFirst), ...added.filter((one) => !isFirst(one))].map(({ use, lines }) => ({
      traits: lines.kinds ?? [],
      because: because(use),
    })),
  )
  const rules = added.flatMap(({ use, lines }) =>
    (lines.rules ?? []).map((rule): Rule => ({ ...rule, because: because(use) })),
  )
  const first = uses[0]
  const book: Rulebook = {
    space: {
      id: space,
      because: first ? because(first) : 'filler',
      ...laidOut(
        layout,
        added.map(({ lines }) => lines.layout ?? {}),
      ),
    },
    kinds,
    rules: statesFirst(withoutTwins(rules)),
    ends: endsOf(added, because),
    ...phasesOf(added, because),
  }
  return {
    book: uses.reduce((made, use) => mechanicOf(use.mechanic).over?.(made, use) ?? made, book),
    uses,
    left: wishes.filter((wish) => !served.includes(wish)),
    howTo: [...new Set(uses.flatMap((use) => mechanicOf(use.mechanic).howTo?.(use) ?? []))].slice(0, 3),
  }
}

/** What each adds. What others do goes by what the player does to the same ones. */
function linesOf(uses: Use[], mechanicOf: (id: string) => Mechanic): Added {
  const own = uses.filter(({ who, you }) => who.id === you.id)
  const isDoneTo = ({ whom }: Use, id: string | undefined) => id !== undefined && whom?.id === id
  return uses.map((use) => {
    const mechanic = mechanicOf(use.mechanic)
    if (use.who.id === use.you.id) {
      const inHand = takenInHand(use, own, mechanicOf)
      if (inHand) Object.assign(use, { inHand })
      if (mechanic.withholds)
        Object.assign(use, { withheld: sameDoneTo(use, own, (one) => mechanicOf(one.mechanic)) })
      return { use, lines: mechanic.adds(use) }
    }
    const tends = own.filter((one) => isDoneTo(one, use.whom?.id))
    Object.assign(use, {
      ...(own.some((one) => isDoneTo(one, use.who.id)) && { isHandled: true }),
      ...(tends.length > 0 && { isTended: true }),
      ...(mechanic.undoes && { undoes: tends.map((one) => mechanicOf(one.mechanic).adds(one)) }),
    })
    return { use, lines: mechanic.adds(use) }
  })
}

/** What the player's deed of the same verb would add if it were done to these; without one, what all of them would. */
function sameDoneTo(use: Use, own: readonly Use[], mechanicOf: (use: Use) => Mechanic): Lines[] {
  const others = own.filter(
    (one) => one !== use && !mechanicOf(one).withholds && one.whom?.id !== use.whom?.id,
  )
  const same = others.filter(({ verb }) => verb === use.verb)
  return (same.length > 0 ? same : others).map((one) => {
    // 'Gives pills to the patients, but not to the wolves'.
    const isReceiver = one.to?.alive === true && use.whom?.alive === true && one.whom?.alive !== true
    return mechanicOf(one).adds(isReceiver ? { ...one, to: use.whom } : { ...one, whom: use.whom })
  })
}

/** What somebody finds or picks up who then does something with it: what that other deed says of it, where it is carried there. Who feeds ducks and then picks apples has them for something else. */
function takenInHand(use: Use, own: readonly Use[], mechanicOf: (id: string) => Mechanic): Trait | undefined {
  const { whom } = use
  if (!whom) return undefined
  for (const other of own.slice(own.indexOf(use) + 1)) {
    if (other.with?.id !== whom.id) continue
    const { kinds = [], rules = [] } = mechanicOf(other.mechanic).adds(other)
    const isCarried = rules.some(
      ({ when, do: effects }) =>
        'touch' in when && when.touch[1] === whom.id && effects.some((effect) => 'carry' in effect),
    )
    const found = kinds.find(({ cast, id = cast }) => id === whom.id)
    if (isCarried && found) return found
  }
  return undefined
}

/**
 * What is said of the ground, one after the other; how long a way is, a form knows best. Where it goes up, it is as wide as whoever says
 * so wants it: the way is up.
 */
function laidOut(form: Layout, said: readonly Layout[]): Layout {
  const { tall, wide } = said.find((one) => one.tall !== undefined) ?? {}
  const long = form.wide === undefined ? {} : { wide: form.wide }
  return Object.assign({}, form, ...said, long, tall !== undefined && wide !== undefined ? { wide } : {})
}

/**
 * The wishes as they are played where the most of them make sense: bugs that are squashed by whoever waters flowers as well come up to be
 * hit, and out of no holes.
 */
export function whereTheyArePlayed(
  wishes: readonly Wish[],
  mechanics: readonly Mechanic[],
  { spaces: only }: Setting,
): Wish[] {
  const find = (id: string | undefined) => mechanics.find((one) => one.id === id)
  const otherwise = (wish: Wish, space: SpaceId): Wish => {
    const own = find(wish.mechanic)
    const other = own?.spaces.includes(space) ? undefined : find(own?.elsewhere)
    const isWhole = other?.needs?.every((need) => wish[need] !== undefined) ?? true
    return other?.spaces.includes(space) && isWhole ? { ...wish, mechanic: other.id } : wish
  }
  if (wishes.every(({ mechanic }) => find(mechanic)?.elsewhere === undefined)) return [...wishes]
  const mechanicOf = (id: string) => find(id) as Mechanic
  const served = (all: readonly Wish[], space: SpaceId) =>
    all.filter(({ mechanic, filler }) => !filler && mechanicOf(mechanic).spaces.includes(space)).length
  const { space } = chooseSpace(wishes, mechanicOf, only)
  const candidates = new Set([
    space,
    ...(only ?? wishes.flatMap(({ mechanic }) => mechanicOf(mechanic).spaces)),
  ])
  // What makes sense as it was said comes first: another mechanic only where more of the sentence is there by it.
  const most = Math.max(...[...candidates].map((one) => served(wishes, one)))
  const [best = space] = [...candidates].sort(
    (one, other) =>
      served(
        wishes.map((wish) => otherwise(wish, other)),
        other,
      ) -
      served(
        wishes.map((wish) => otherwise(wish, one)),
        one,
      ),
  )
  const fitted = wishes.map((wish) => otherwise(wish, best))
  return served(fitted, best) > most ? fitted : [...wishes]
}

/** The space in which the most verbs make sense; among those the one that suits them best. */
function chooseSpace(
  wishes: readonly Wish[],
  mechanicOf: (id: string) => Mechanic,
  only?: readonly SpaceId[],
): { space: SpaceId; served: Wish[] } {
  const candidates = new Set<SpaceId>(
    only ?? [...wishes.flatMap(({ mechanic }) => mechanicOf(mechanic).spaces), 'top'],
  )
  let best: { space: SpaceId; served: Wish[]; merit: number } | undefined
  for (const space of candidates) {
    const served = wishes.filter(({ mechanic }) => mechanicOf(mechanic).spaces.includes(space))
    const fit = served.reduce((sum, { mechanic }) => {
      const { spaces } = mechanicOf(mechanic)
      return sum + 1 / (1 + spaces.indexOf(space)) / Math.sqrt(spaces.length)
    }, 0)
    // Where as many make sense, those come first by which it can be won.
    const winning = served.filter(
      (wish) => mechanicOf(wish.mechanic).adds({ ...wish, button: 'a', space, among: 1 }).goal,
    )
    const merit = served.length * 10 + Math.min(9, winning.length * 3) + fit
    if (!best || merit > best.merit) best = { space, served, merit }
  }
  return { space: best?.space ?? 'top', served: best?.served ?? [] }
}

/** Two buttons are free; a third verb that wants one shares with the first, because what is near decides. */
function withButtons(
  wishes: readonly Wish[],
  where: Pick<Use, 'space' | 'walled' | 'rough' | 'across' | 'laps' | 'place'>,
  mechanicOf: (id: string) => Mechanic,
): Use[] {
  let taken = 0
  return wishes.map((wish) => {
    // Whoever points has one button.
    const button = taken === 1 && !spaces[where.space].hovers ? 'b' : 'a'
    const among = wishes.filter(({ mechanic }) => mechanic === wish.mechanic).length
    const use: Use = { ...wish, button, ...where, among }
    const presses = (mechanicOf(wish.mechanic).adds(use).rules ?? []).some(
      ({ when }) => buttonOf(when) !== undefined,
    )
    if (presses) taken++
    return use
  })
}

/** What several mechanics say of one member: what is said firmly wins over what is said softly, and the first over later ones. */
function mergeKinds(you: Part, said: { traits: Trait[]; because: Because }[]): Kind[] {
  const all = said.flatMap(({ traits, because }) => traits.map((trait) => ({ trait, because })))
  const ids = [...new Set([you.id, ...all.map(({ trait }) => trait.id ?? trait.cast)])]
  // Who begins in a state of its own is not there a second time because somebody else mentions it.
  const hasStates = (id: string) =>
    all.some(
      ({ trait }) => trait.cast === id && trait.id !== undefined && trait.id !== id && trait.count !== 0,
    ) && all.every(({ trait }) => (trait.id ?? trait.cast) !== id || trait.softly)
  return ids
    .filter((id) => id === you.id || !hasStates(id))
    .map((id): Kind => {
      const about = all.filter(({ trait }) => (trait.id ?? trait.cast) === id)
      const inOrder = [
        ...about.filter(({ trait }) => !trait.softly),
        ...about.filter(({ trait }) => trait.softly),
      ]
      const merged: Partial<Kind> = {}
      for (const { trait } of [...inOrder].reverse()) {
        const { softly: _, ...rest } = trait
        Object.assign(merged, rest, { meters: [...(rest.meters ?? []), ...(merged.meters ?? [])] })
      }
      const { meters: named = [], ...rest } = merged
      const meters = named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at)
      const isYou = id === you.id
      return {
        drive: { does: 'still' },
        count: 1,
        where: 'anywhere',
        ...rest,
        ...(isYou && { drive: { does: 'player' }, count: 1, where: 'start', size: merged.size ?? 64 }),
        ...(meters.length > 0 && { meters }),
        id,
        cast: merged.cast ?? you.id,
        because: inOrder[0]?.because ?? 'filler',
      }
    })
}

/** 'Dodge the bees' and 'bees chase you' both say that their touch hurts: once is enough. */
function withoutTwins(rules: readonly Rule[]): Rule[] {
  const key = ({ when, if: conditions, do: effects }: Rule) => JSON.stringify([when, conditions, effects[0]])
  return rules.filter((rule, index) => rules.findIndex((other) => key(other) === key(rule)) === index)
}

/** What is said of a state of somebody comes before what is said of all of them. */
function statesFirst(rules: readonly Rule[]): Rule[] {
  const isWider = (one: Rule, other: Rule) =>
    'touch' in one.when &&
    'touch' in other.when &&
    one.when.touch[0] === other.when.touch[0] &&
    other.when.touch[1].startsWith(`${one.when.touch[1]}.`) &&
    one.because !== other.because
  const sorted: Rule[] = []
  for (const rule of rules) {
    const wider = sorted.findIndex((one) => isWider(one, rule))
    sorted.splice(wider < 0 ? sorted.length : wider, 0, rule)
  }
  return sorted
}

type Added = { use: Use; lines: Lines }[]

/** The stretches of the first who wants some: two calendars at once nobody would understand. */
function phasesOf(added: Added, because: (use: Use) => Because): Pick<Rulebook, 'phases'> {
  const first = added.find(({ lines }) => lines.phases)
  if (!first?.lines.phases) return {}
  return { phases: first.lines.phases.map((phase) => ({ ...phase, because: because(first.use) })) }
}

/** Won when everything is done; without anything to do, when it was endured. Lost as the rules say, else by the clock. */
function endsOf(added: Added, because: (use: Use) => Because): End[] {
  const told = added.filter(({ lines }) => lines.goal)
  const needed = told.filter(({ use, lines }) => !use.aside && !lines.alone)
  const all = (needed.length > 0 ? needed : told).flatMap(({ lines }): Goal[] =>
    lines.goal ? [lines.goal] : [],
  )
  const goals = all.filter(({ tally }, at) => all.findIndex((other) => other.tally === tally) === at)
  const [first] = needed.length > 0 ? needed : told
  const risky = added.some(({ lines }) => lines.risky || (lines.lost?.length ?? 0) > 0)
  // Nor is anything lost by what one wins without.
  const isAside = (use: Use) => use.aside === true && needed.length > 0
  const ends: End[] = added.flatMap(({ use, lines }) =>
    (isAside(use) ? [] : (lines.lost ?? [])).map(
      (lost): End => ({ result: 'lost', ...lost, because: because(use) }),
    ),
  )
  if (goals.length > 0)
    ends.unshift({
      result: 'won',
      when: { tallies: goals },
      says: `Done: ${goals.map(({ says }) => says).join(', ')}.`,
      because: first ? because(first.use) : 'filler',
    })
  else
    ends.unshift({
      result: 'won',
      when: { seconds: [26, 36] },
      says: 'You held out to the end.',
      because: 'filler',
    })
  const seconds = added.find(({ lines }) => lines.clock)?.lines.clock ?? ([100, 45] as const)
  if (!risky) ends.push({ result: 'lost', when: { seconds }, says: "Time's up!", because: 'filler' })
  return ends
}
