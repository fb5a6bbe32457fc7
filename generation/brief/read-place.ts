import type { RelationKind } from './brief.ts'
import { type Event, named, type Ref } from './facts.ts'
import type { NounPhrase } from './noun-phrases.ts'
import {
  link,
  mention,
  type Reading,
  readGroup,
  resolveAll,
  skipAdverbs,
  textAt,
  wordAt,
  words,
} from './reading.ts'
import { type Frame, frameOf } from './verbs.ts'

const places: Record<string, RelationKind> = {
  in: 'in',
  inside: 'in',
  into: 'in',
  within: 'in',
  on: 'on',
  onto: 'on',
  atop: 'on',
  upon: 'on',
  at: 'in',
  through: 'in',
  throughout: 'in',
  across: 'on',
  over: 'above',
  above: 'above',
  under: 'under',
  below: 'under',
  beneath: 'under',
  underneath: 'under',
  near: 'beside',
  beside: 'beside',
  by: 'beside',
  alongside: 'beside',
  around: 'around',
  along: 'along',
  behind: 'behind',
  between: 'between',
  among: 'between',
  amid: 'between',
  from: 'from',
  off: 'from',
  down: 'on',
  up: 'on',
  toward: 'beside',
  towards: 'beside',
  past: 'beside',
  outside: 'beside',
  beyond: 'behind',
}

/** A preposition and what follows it; `event` is the verb it may belong to. Answers where reading goes on. */
export const readPlace = (r: Reading, from: number, event?: Event): number => {
  const prep = textAt(r, from) ?? ''
  const after = skipAdverbs(r, from + 1)
  const first = r.items[after]
  if (first?.kind !== 'np') {
    if (prep === 'with' && (first?.kind === 'verb' || first?.kind === 'adj'))
      r.abilities = first.kind === 'verb' && first.token.form === 'base'
    if (prep === 'without' || prep === 'instead') r.negate = prep === 'without'
    return from + 1
  }
  // 'a knight with a shield and a sword fights': without a verb yet, the list goes on to the last.
  const group = readGroup(r, after, event !== undefined)
  const { nps } = group
  let { next } = group
  // 'ghosts as cats and pellets as cookies'
  const following = nps.at(-1)
  if (prep === 'as' && nps.length > 1 && following && textAt(r, next) === 'as') {
    nps.pop()
    next = r.items.indexOf(following)
  }
  const text = words(r, from, next)
  const near = r.lastNp && r.lastNp.name === '' && r.placed?.end === from ? r.placed.np : r.lastNp
  if (prep === 'without') for (const np of nps) np.negated = true
  mention(r, nps, places[prep] !== undefined && event?.frame.after?.[prep]?.slot !== 'object')
  // 'nuts for winter': when, and nothing that could be gathered.
  if (prep === 'for' && nps.every((np) => seasons.has(np.name))) {
    for (const np of nps) r.facts.similes.add(np)
    return next
  }
  const content = nps.filter((np) => np.name !== '' && !np.negated)
  const head = nps[0]

  // 'collect coins with a shield', 'throw syringes at zombies': the verb's own frame.
  // 'find the cave with a pirate': he goes, and nobody finds it by means of him.
  if (
    prep === 'with' &&
    event?.implied &&
    event.subjects.includes('player') &&
    event.frame.mechanic !== undefined &&
    ['collect', 'explore', 'jump', 'fly', 'swim', 'cross', 'avoid', 'dig', 'climb'].includes(
      event.frame.mechanic,
    ) &&
    event.objects.length > 0 &&
    nps.length === 1 &&
    head &&
    ['a', 'an'].includes(head.determiner ?? '') &&
    r.animate(head) !== undefined
  ) {
    r.facts.playedAs.push(head)
    r.lastNp = head
    r.free = []
    return next
  }
  const tool =
    prep === 'using' || (prep === 'with' && event?.frame.mechanic !== undefined && event.objects.length > 0)
  const own = event?.frame.after?.[prep]
  // One catches fruit in a basket, and nothing in the rain.
  const carried = own?.slot !== 'with' || prep !== 'in' || carriers.has(head?.name.split(' ').at(-1) ?? '')
  const slot = (carried ? own : undefined) ?? (tool ? { slot: 'with' as const, part: undefined } : undefined)
  if (
    event &&
    slot &&
    !(
      slot.slot === 'object' &&
      event.objects.length > 0 &&
      event.verb.includes(' ') &&
      prep !== 'from' &&
      prep !== 'against' &&
      prep !== 'as'
    ) &&
    !(prep === 'with' && near && event.objects.length > 0 && slot.slot === 'with' && isPart(nps))
  ) {
    if (slot.slot === 'object') {
      if (prep === 'as' && slot.part === 'player') {
        r.facts.playedAs.push(...content)
        // 'Students play as an owl': the students sit before the screen.
        for (const np of named(event.subjects)) r.facts.similes.add(np)
      } else {
        const refs = resolveAll(r, nps)
        // 'throw X at Y': X is the thing used, Y is meant.
        if (
          event.objects.length > 0 &&
          event.frame.mechanic === 'shoot' &&
          ['at', 'against', 'toward', 'towards', 'on', 'onto'].includes(prep)
        ) {
          event.withs.push(...named(event.objects))
          event.objects = refs
        } else if (event.verb === 'use' && event.objects.length > 0) {
          // 'uses spells against goblins'
          const fight = frameOf('fight') ?? {}
          pushEvent(r, {
            ...event,
            verb: 'fight',
            frame: fight,
            objects: refs,
            withs: named(event.objects),
            tos: [],
          })
        } else if (prep === 'for' && event.objects.length > 0) {
          pushEvent(r, { ...event, objects: refs, withs: [], tos: [] })
        } else if (prep === 'from' || prep === 'against' || prep === 'off') {
          // Kittens are rescued from trees, and trees are no danger.
          const harmless =
            event.frame.mechanic === 'rescue' &&
            named(refs).every((np) => !r.animate(np) && !/fire|lava|flood|storm|trap|burning/.test(np.phrase))
          if (harmless) {
            for (const np of content) r.facts.places.push({ prep: 'on', np })
            r.lastNp = nps.at(-1)
            r.free = []
            return next
          }
          secondObject(r, event, refs, slot.part)
        } else {
          event.objects.push(...refs)
          event.verb = event.verb.includes(' ') ? event.verb : `${event.verb} ${prep}`
        }
        if (slot.part) for (const np of content) np.part ??= slot.part === 'player' ? undefined : slot.part
      }
    } else if (slot.slot === 'with') {
      event.withs.push(...content)
      if (slot.part) for (const np of content) np.part ??= slot.part
    } else if (
      event.verb === 'drop' &&
      event.objects.length > 0 &&
      nps.some((np) => r.animate(np) === 'living')
    ) {
      // 'drops mud on farmers' is meant for them.
      Object.assign(event, { verb: 'throw', frame: frameOf('throw') ?? {}, withs: named(event.objects) })
      event.objects = resolveAll(r, nps)
      for (const np of content) np.part ??= 'enemy'
    } else if (slot.slot === 'to') {
      event.tos.push(...content)
      if (slot.part) for (const np of content) np.part ??= slot.part
    }
    event.words = words(r, event.at, next)
    if (head && prep in places && prep !== 'with') r.facts.places.push({ prep, np: head })
    r.lastNp = nps.at(-1)
    r.free = []
    return next
  }

  if (
    prep === 'between' &&
    near?.stop &&
    nps.length > 1 &&
    near.tokens.some((token) =>
      ['battle', 'fight', 'war', 'duel', 'match', 'race', 'combat', 'showdown', 'game'].includes(
        token.lemma.split(' ').at(-1) ?? '',
      ),
    )
  ) {
    r.facts.versus.push({ left: content.slice(0, 1), right: content.slice(1) })
    if (near.tokens.some(({ lemma }) => lemma === 'race'))
      pushEvent(r, {
        ...noEvent,
        verb: 'race',
        frame: frameOf('race') ?? {},
        objects: content.slice(1),
        words: text,
      })
  } else if (prep === 'vs' || prep === 'against') {
    const owner = r.placed && r.placed.end === from ? r.placed.np : near
    const left = event?.subjects.some((ref) => ref !== 'player')
      ? named(event.subjects)
      : owner && owner.name !== '' && !owner.stop && owner === near
        ? [owner]
        : owner && owner !== near
          ? [owner]
          : []
    if (near?.tokens.some((token) => token.sense?.extra === 'boss'))
      for (const np of content) np.part = 'boss'
    // 'racing in the desert against camels': the desert takes no side.
    const sides = left.filter((np) => r.animate(np) || !r.facts.places.some((place) => place.np === np))
    r.facts.versus.push({ left: sides, right: content.filter((np) => !np.weak) })
  } else if (prep === 'for') {
    // Those it is made for are not in it.
    for (const np of nps)
      if (
        /\b(?:kid|child|student|grader|class|preschooler|kindergartener|teacher|teenager|teen|toddler|beginner|son|daughter|kindergartner|kindergartener|adult|family|friend|brother|sister|boy|girl|people|pupil|classroom|nephew|niece|grandma|mom|dad)$/.test(
          np.name,
        )
      )
        r.facts.similes.add(np)
      else if (r.animate(np) === 'living' && np.name !== '') np.part ??= 'friend'
  } else if (prep === 'about') r.facts.about.push(...nps)
  else if (prep === 'as') {
    if (head?.roleNoun && near && near.name !== '') near.part = head.roleNoun
    else if (head?.roleNoun !== 'player' || head.name !== '') {
      if (!near || event || near.stop)
        r.facts.playedAs.push(...content.filter((np) => r.animate(np) !== undefined))
      else {
        for (const np of nps) r.facts.similes.add(np)
        if (head && !event) r.facts.likened.push({ one: near, other: head })
      }
    }
  } else if (prep === 'like' || prep === 'unlike' || prep === 'than') {
    if (near?.roleNoun && !event) r.facts.examples.push({ of: near, items: content })
    else {
      for (const np of nps) r.facts.similes.add(np)
      if (near && event?.verb === 'shape') link(r, near, 'shaped-like', content, text)
    }
  } else if (prep === 'including' && near) r.facts.examples.push({ of: near, items: content })
  else if (prep === 'of') {
    // 'a dragon who is afraid of mice'
    if (['afraid', 'scared', 'frightened', 'terrified'].includes(textAt(r, from - 1) ?? ''))
      for (const np of content) np.part ??= 'threat'
    if (near && isContainer(near)) link(r, near, 'full-of', content, text)
    // 'the exit of the factory' is in it.
    if (near?.tokens.some(({ lemma }) => endsOfPlaces.has(lemma)) && head)
      r.facts.places.push({ prep, np: head })
  } else if (prep === 'with') {
    link(r, near, 'with', content, text)
    // 'with attack, defend and heal' lists what one can do.
    const verb = r.items[skipJoints(r, next)]
    if (
      content.length === 0 &&
      verb?.kind === 'verb' &&
      skipJoints(r, next) > next &&
      r.items[skipJoints(r, next) + 1]?.kind !== 'np'
    )
      r.abilities = true
  } else {
    const relation = places[prep]
    if (relation) {
      for (const np of nps) r.facts.places.push({ prep, np, ...(near && { near }) })
      const holder = (event && event.objects.length === 0 ? named(event.subjects)[0] : undefined) ?? near
      link(r, holder, relation, content, text)
    }
  }
  const before = r.placed && r.placed.end === from ? r.placed.np : near
  r.placed = before && !event && before.name !== '' ? { np: before, end: next } : undefined
  r.lastNp = nps.at(-1)
  r.free = []
  return next
}

export const seasons = new Set('winter summer spring autumn fall christmas halloween easter'.split(' '))

const noEvent: Event = {
  verb: '',
  frame: {},
  subjects: ['player'],
  implied: true,
  objects: [],
  withs: [],
  tos: [],
  negated: false,
  passive: false,
  unwanted: false,
  words: '',
  at: -1,
  gerund: false,
}

export const skipJoints = (r: Reading, index: number) => {
  let at = index
  while (textAt(r, at) === ',' || wordAt(r, at)?.tag === 'and') at += 1
  return at
}

export const secondObject = (r: Reading, event: Event, refs: Ref[], part?: Frame['object']) => {
  if (event.objects.length === 0) event.objects.push(...refs)
  else
    for (const ref of refs)
      if (ref !== 'player' && (part === 'enemy' || (part !== 'threat' && r.animate(ref))))
        r.facts.versus.push({ left: [], right: [ref] })
  if (part) for (const ref of refs) if (ref !== 'player') ref.part ??= part
}

export const pushEvent = (r: Reading, event: Event) => {
  r.facts.events.push(event)
  return event
}

const partNames = new Set(['shield', 'attack', 'power', 'phase', 'tower', 'life'])
function isPart(nps: NounPhrase[]): boolean {
  return nps.every((np) => np.stop || partNames.has(np.name))
}

const carriers = new Set(
  'bowl basket box bag bucket jar plate cup glass bottle pot sack cart crate barrel tray net hat pan'.split(
    ' ',
  ),
)

const endsOfPlaces = new Set(
  'exit entrance end top bottom middle edge centre center heart ruler king queen deck roof rooftop'.split(
    ' ',
  ),
)

const containers = new Set([
  'bowl',
  'basket',
  'box',
  'chest',
  'bag',
  'bucket',
  'jar',
  'plate',
  'cup',
  'glass',
  'bottle',
  'pot',
  'sack',
  'truck',
  'cart',
  'crate',
  'barrel',
  'vase',
  'tray',
  'bouquet',
  'house',
  'city',
  'land',
  'world',
  'sea',
  'forest',
  'garden',
  'castle',
  'room',
])
function isContainer(np: NounPhrase): boolean {
  return containers.has(np.name.split(' ').at(-1) ?? '')
}
