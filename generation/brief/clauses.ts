import type { RelationKind } from './brief.ts'
import type { Item, NounPhrase } from './noun-phrases.ts'
import type { Token } from './token.ts'
import { type Frame, frameOf, hasParticle, requestVerbs } from './verbs.ts'

/** A noun phrase, or the player, whom many names mean. */
export type Ref = NounPhrase | 'player'

export type Event = {
  verb: string
  frame: Frame
  subjects: Ref[]
  /** Nobody was named: an imperative. */
  implied: boolean
  objects: Ref[]
  withs: NounPhrase[]
  tos: NounPhrase[]
  negated: boolean
  passive: boolean
  /** After 'before', 'do not let', 'stop … from': what must not come to pass. */
  unwanted: boolean
  words: string
  at: number
  /** 'hitting a tower …' opened the sentence. */
  gerund: boolean
}

export type Copula = { left: Ref[]; right: NounPhrase[]; adjectives: string[] }
export type Place = { prep: string; np: NounPhrase; near?: NounPhrase }
export type Link = { subject: NounPhrase; relation: RelationKind; object: NounPhrase; words: string }

/** What the grammar of a prompt gives, sentence after sentence. */
export type Facts = {
  events: Event[]
  copulas: Copula[]
  places: Place[]
  links: Link[]
  /** Every noun phrase that may be an actor, in order. */
  mentions: NounPhrase[]
  /** 'X vs Y', 'X against Y'. */
  versus: { left: NounPhrase[]; right: NounPhrase[] }[]
  /** 'X instead of Y', 'replace Y with X'. */
  instead: { by: NounPhrase[]; of: NounPhrase[] }[]
  /** 'as a firefly', 'play as a fox'. */
  playedAs: NounPhrase[]
  /** 'about a fox'. */
  about: NounPhrase[]
  /** 'enemies: slimes and bats', 'enemies such as slimes'. */
  examples: { of: NounPhrase; items: NounPhrase[] }[]
  /** 'and finally a dragon'. */
  final: Set<NounPhrase>
  /** 'like meteors': how something looks or moves, not who is there. */
  similes: Set<NounPhrase>
  points: { np: NounPhrase; value: number }[]
  /** Whether 'you' was said, and not only meant. */
  saysYou: boolean
}

export const emptyFacts = (): Facts => ({
  events: [],
  copulas: [],
  places: [],
  links: [],
  mentions: [],
  versus: [],
  instead: [],
  playedAs: [],
  about: [],
  examples: [],
  final: new Set(),
  similes: new Set(),
  points: [],
  saysYou: false,
})

/** What later sentences need from earlier ones. */
/** Groups that 'they' may mean, the last first. */
export type Memory = {
  singular?: NounPhrase
  earlier?: NounPhrase
  groups: NounPhrase[][]
  alive?: NounPhrase
}

/** Whether it can do something by itself: 'living' for animals and people, 'moving' for vehicles. */
export type Animate = (np: NounPhrase) => 'living' | 'moving' | undefined

const playerPronouns = new Set(['i', 'you', 'we', 'me', 'us', 'yourself', 'myself'])

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

const relationVerbs: Record<string, RelationKind> = {
  wear: 'wearing',
  hold: 'holding',
  carry: 'holding',
  wield: 'holding',
  ride: 'riding',
  fill: 'full-of',
  cover: 'covered-in',
  shape: 'shaped-like',
  make: 'made-of',
  surround: 'around',
}

/** 'Let', 'help': whoever stands after it does what follows. */
const letVerbs = new Set([
  'let',
  'help',
  'allow',
  'make',
  'want',
  'force',
  'get',
  'guide',
  'train',
  'teach',
  'watch',
  'stop',
  'prevent',
  'keep',
  'lead',
  'see',
  'have',
  'need',
])

export function readSentence(items: Item[], facts: Facts, memory: Memory, animate: Animate, opening?: Ref[]) {
  let last: Event | undefined
  /** The noun phrases just read that no verb or preposition has taken. */
  let free: NounPhrase[] = []
  let freeEnd = -1
  let lastNp: NounPhrase | undefined
  /** 'a fox on an island': the fox, as long as nothing but places follows it. */
  let placed: { np: NounPhrase; end: number; forced?: boolean } | undefined
  let negate = false
  let unwanted = false
  /** 'a dragon that you feed': the dragon, until the clause ends. */
  let gap: NounPhrase[] | undefined
  let abilities = false

  const wordAt = (index: number): Token | undefined => {
    const item = items[index]
    return item && item.kind !== 'np' ? item.token : undefined
  }
  const textAt = (index: number) => wordAt(index)?.text
  const isAdverb = (index: number) => {
    const token = wordAt(index)
    return token !== undefined && (token.tag === 'adv' || token.tag === 'other')
  }
  const skipAdverbs = (index: number) => {
    let at = index
    while (isAdverb(at)) at += 1
    return at
  }
  const isClause = (index: number) => {
    let at = skipAdverbs(index)
    const item = items[at]
    if (item && item.kind === 'word' && item.token.tag === 'aux') return true
    while (items[at]?.kind === 'word' && (textAt(at) === 'not' || textAt(at) === 'never')) at += 1
    const verb = items[at]
    if (verb?.kind !== 'verb') return false
    if (verb.token.form === 'ing') return false
    return verb.token.form !== 'ed' || textAt(at + 1) !== 'by'
  }

  const resolve = (np: NounPhrase, not: Ref[] = []): Ref[] => {
    if (np.pronoun !== undefined) {
      const { pronoun } = np
      if (playerPronouns.has(pronoun)) {
        facts.saysYou = true
        return ['player']
      }
      if (pronoun === 'they' || pronoun === 'them' || pronoun === 'themselves') {
        const group = memory.groups.find((nps) => !nps.some((other) => not.includes(other)))
        if (group) return group
        const one = memory.alive ?? memory.singular
        return one ? [one] : []
      }
      if (['he', 'she', 'him', 'her'].includes(pronoun)) return memory.alive ? [memory.alive] : ['player']
      if (pronoun === 'it' || pronoun === 'itself') {
        const one = memory.singular && not.includes(memory.singular) ? memory.earlier : memory.singular
        return one ? [one] : []
      }
      return []
    }
    if (np.roleNoun === 'player' && np.name === '') return ['player']
    return [np]
  }
  const resolveAll = (nps: NounPhrase[], not: Ref[] = []): Ref[] => nps.flatMap((np) => resolve(np, not))
  /** What stands only in a place is the last that 'they' would mean. */
  const remember = (group: NounPhrase[], aside: boolean) => {
    if (aside) {
      if (!memory.groups.some((other) => other[0] === group[0]))
        memory.groups = [...memory.groups, group].slice(0, 4)
      return
    }
    memory.groups = [group, ...memory.groups.filter((other) => other[0] !== group[0])].slice(0, 4)
  }

  const mention = (nps: NounPhrase[], aside = false) => {
    for (const np of nps) {
      if (np.pronoun !== undefined) {
        if (playerPronouns.has(np.pronoun)) facts.saysYou = true
        continue
      }
      facts.mentions.push(np)
      if (np.owner && animate(np.owner)) {
        facts.mentions.push(np.owner)
        link(np.owner, 'with', [np], np.phrase)
      }
      if (np.name === '') {
        if (!np.plural && !np.roleNoun) {
          if (memory.singular) memory.earlier = memory.singular
          memory.singular = np
        }
        continue
      }
      if (np.plural)
        remember(
          nps.filter((other) => other.name !== ''),
          aside,
        )
      else {
        if (memory.singular && memory.singular.name !== np.name) memory.earlier = memory.singular
        memory.singular = np
        if (animate(np)) memory.alive = np
        if (nps.length > 1)
          remember(
            nps.filter((other) => other.name !== ''),
            aside,
          )
      }
    }
  }

  /** A list of noun phrases; inside an object it ends where the next clause begins. */
  const readGroup = (from: number, asObject: boolean): { nps: NounPhrase[]; next: number } => {
    const nps: NounPhrase[] = []
    let at = from
    while (true) {
      const item = items[at]
      if (item?.kind !== 'np') break
      nps.push(item)
      at += 1
      let next = at
      let joined = false
      let final = false
      while (items[next] && items[next]?.kind !== 'np') {
        const token = wordAt(next)
        if (!token) break
        if (token.text === ',' || token.tag === 'and' || token.tag === 'or') joined = true
        else if (
          joined &&
          ['finally', 'eventually', 'last', 'lastly', 'then', 'even', 'also'].includes(token.text)
        )
          final ||= ['finally', 'eventually', 'lastly'].includes(token.text)
        else break
        next += 1
      }
      const following = items[next]
      if (!joined || following?.kind !== 'np') break
      if (following.pronoun !== undefined && isClause(next + 1)) break
      if (isClause(next + 1) && (asObject || (textAt(at) === ',' && !restIsList(next)))) break
      if (final) facts.final.add(following)
      at = next
    }
    return { nps, next: at }
  }
  /** 'cats, dogs and birds chase you' is a list before a verb; 'coins, dogs chase you' is not. */
  const restIsList = (from: number): boolean => {
    for (let at = from - 1; at >= 0; at -= 1) {
      const tag = wordAt(at)?.tag
      if (tag === 'and') return true
      if (tag === 'verb' || textAt(at) === '.') return false
    }
    return false
  }

  const words = (from: number, to: number): string =>
    items
      .slice(Math.max(0, from), to)
      .map((item) =>
        item.kind === 'np' ? item.tokens.map((token) => token.text).join(' ') : item.token.text,
      )
      .join(' ')
      .replace(/ (,|'s)/g, '$1')

  const link = (
    subject: NounPhrase | undefined,
    relation: RelationKind,
    objects: NounPhrase[],
    text: string,
  ) => {
    if (!subject || subject.name === '' || subject.pronoun) return
    for (const object of objects) {
      if (object.name !== '' && object !== subject && !object.negated)
        facts.links.push({ subject, relation, object, words: text })
    }
  }

  /** A preposition and what follows it; `event` is the verb it may belong to. Answers where reading goes on. */
  const readPlace = (from: number, event?: Event): number => {
    const prep = textAt(from) ?? ''
    const after = skipAdverbs(from + 1)
    const first = items[after]
    if (first?.kind !== 'np') {
      if (prep === 'with' && (first?.kind === 'verb' || first?.kind === 'adj'))
        abilities = first.kind === 'verb' && first.token.form === 'base'
      if (prep === 'without' || prep === 'instead') negate = prep === 'without'
      return from + 1
    }
    // 'a knight with a shield and a sword fights': without a verb yet, the list goes on to the last.
    const { nps, next } = readGroup(after, event !== undefined)
    const text = words(from, next)
    const near = lastNp && lastNp.name === '' && placed?.end === from ? placed.np : lastNp
    if (prep === 'without') for (const np of nps) np.negated = true
    mention(nps, places[prep] !== undefined && event?.frame.after?.[prep]?.slot !== 'object')
    const content = nps.filter((np) => np.name !== '' && !np.negated)
    const head = nps[0]

    // 'collect coins with a shield', 'throw syringes at zombies': the verb's own frame.
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
          facts.playedAs.push(...content)
          // 'Students play as an owl': the students sit before the screen.
          for (const np of named(event.subjects)) facts.similes.add(np)
        } else {
          const refs = resolveAll(nps)
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
            pushEvent({ ...event, verb: 'fight', frame: fight, objects: refs, withs: named(event.objects), tos: [] })
          } else if (prep === 'for' && event.objects.length > 0) {
            pushEvent({ ...event, objects: refs, withs: [], tos: [] })
          } else if (prep === 'from' || prep === 'against' || prep === 'off') {
            secondObject(event, refs, slot.part)
          } else {
            event.objects.push(...refs)
            event.verb = event.verb.includes(' ') ? event.verb : `${event.verb} ${prep}`
          }
          if (slot.part) for (const np of content) np.part ??= slot.part === 'player' ? undefined : slot.part
        }
      } else if (slot.slot === 'with') {
        event.withs.push(...content)
        if (slot.part) for (const np of content) np.part ??= slot.part
      } else if (slot.slot === 'to') {
        event.tos.push(...content)
        if (slot.part) for (const np of content) np.part ??= slot.part
      }
      event.words = words(event.at, next)
      if (head && prep in places && prep !== 'with') facts.places.push({ prep, np: head })
      lastNp = nps.at(-1)
      free = []
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
      facts.versus.push({ left: content.slice(0, 1), right: content.slice(1) })
    } else if (prep === 'vs' || prep === 'against') {
      const owner = placed && placed.end === from ? placed.np : near
      const left = event?.subjects.some((ref) => ref !== 'player')
        ? named(event.subjects)
        : owner && owner.name !== '' && !owner.stop && owner === near
          ? [owner]
          : owner && owner !== near
            ? [owner]
            : []
      if (near?.tokens.some((token) => token.sense?.extra === 'boss'))
        for (const np of content) np.part = 'boss'
      facts.versus.push({ left, right: content.filter((np) => !np.weak) })
    } else if (prep === 'for') {
      // Those it is made for are not in it.
      for (const np of nps)
        if (
          /\b(?:kid|child|student|grader|class|preschooler|kindergartener|teacher|teenager|teen|toddler|beginner|son|daughter|kindergartner|kindergartener|adult|family|friend|brother|sister|boy|girl|people|pupil|classroom|nephew|niece|grandma|mom|dad)$/.test(
            np.name,
          )
        )
          facts.similes.add(np)
        else if (animate(np) === 'living' && np.name !== '') np.part ??= 'friend'
    } else if (prep === 'about') facts.about.push(...nps)
    else if (prep === 'as') {
      if (head?.roleNoun && near && near.name !== '') near.part = head.roleNoun
      else if (head?.roleNoun !== 'player' || head.name !== '') {
        if (!near || event || near.stop)
          facts.playedAs.push(...content.filter((np) => animate(np) !== undefined))
        else for (const np of nps) facts.similes.add(np)
      }
    } else if (prep === 'like' || prep === 'unlike' || prep === 'than') {
      if (near?.roleNoun && !event) facts.examples.push({ of: near, items: content })
      else {
        for (const np of nps) facts.similes.add(np)
        if (near && event?.verb === 'shape') link(near, 'shaped-like', content, text)
      }
    } else if (prep === 'including' && near) facts.examples.push({ of: near, items: content })
    else if (prep === 'of') {
      if (near && isContainer(near)) link(near, 'full-of', content, text)
    } else if (prep === 'with') {
      link(near, 'with', content, text)
      // 'with attack, defend and heal' lists what one can do.
      const verb = items[skipJoints(next)]
      if (
        content.length === 0 &&
        verb?.kind === 'verb' &&
        skipJoints(next) > next &&
        items[skipJoints(next) + 1]?.kind !== 'np'
      )
        abilities = true
    } else {
      const relation = places[prep]
      if (relation) {
        for (const np of nps) facts.places.push({ prep, np, ...(near && { near }) })
        const holder = (event && event.objects.length === 0 ? named(event.subjects)[0] : undefined) ?? near
        link(holder, relation, content, text)
      }
    }
    const before = placed && placed.end === from ? placed.np : near
    placed = before && !event && before.name !== '' ? { np: before, end: next } : undefined
    lastNp = nps.at(-1)
    free = []
    return next
  }

  const skipJoints = (index: number) => {
    let at = index
    while (textAt(at) === ',' || wordAt(at)?.tag === 'and') at += 1
    return at
  }

  const secondObject = (event: Event, refs: Ref[], part?: Frame['object']) => {
    if (event.objects.length === 0) event.objects.push(...refs)
    else
      for (const ref of refs)
        if (ref !== 'player' && (part === 'enemy' || animate(ref)))
          facts.versus.push({ left: [], right: [ref] })
    if (part) for (const ref of refs) if (ref !== 'player') ref.part ??= part
  }

  const pushEvent = (event: Event) => {
    facts.events.push(event)
    return event
  }

  const readVerb = (index: number): number => {
    const item = items[index]
    if (item?.kind !== 'verb') return index + 1
    const { token } = item
    let prevAt = index - 1
    let hasTo = false
    let be = false
    let refused = negate
    let conj: string | undefined
    let sub: string | undefined
    while (prevAt >= 0) {
      const previous = items[prevAt]
      if (!previous || previous.kind === 'np') break
      const { text, tag } = previous.token
      if (text === 'to') hasTo = true
      else if (tag === 'aux') {
        if (['is', 'are', 'was', 'were', 'be', 'been', 'being'].includes(text)) be = true
      } else if (text === 'not' || text === 'never') refused = true
      else if (text === 'from' && token.form === 'ing') sub = 'from'
      else if (tag === 'adv' || tag === 'other') {
        /* transparent */
      } else break
      prevAt -= 1
    }
    const previous = items[prevAt]
    if (previous && previous.kind !== 'np') {
      if (['and', 'or', 'but', 'punct'].includes(previous.token.tag)) conj = previous.token.text
      else sub ??= previous.token.text
    }
    const rel = sub !== undefined && ['that', 'who', 'which', 'whom'].includes(sub)

    const next1 = items[index + 1]
    const next1Text = next1 && next1.kind !== 'np' ? next1.token.text : undefined
    const next2Text = textAt(index + 2)
    const particle = [`${next1Text} ${next2Text}`, next1Text].find(
      (text) => text !== undefined && hasParticle(token.lemma, text),
    )
    const frame: Frame = frameOf(token.lemma, particle) ?? {}
    let at = index + (particle === undefined ? 1 : particle.includes(' ') ? 3 : 2)

    const byAt = [at, at + 1, at + 2].find((place) => textAt(place) === 'by')
    const bare = !be && token.form === 'ed'
    const passive = token.form === 'ed' && (be || (byAt !== undefined && (previous?.kind === 'np' || rel)))

    // Who does it.
    let subjects: Ref[]
    let implied = false
    const nounBefore = previous?.kind === 'np' ? previous : undefined
    const lead = items[prevAt - 1]
    const hindered =
      last !== undefined &&
      ['stop', 'prevent', 'keep', 'block', 'save', 'protect', 'discourage'].includes(
        last.verb.split(' ')[0] ?? '',
      )
    if (sub === 'from' && token.form === 'ing' && hindered && last && last.objects.length > 0) {
      // 'stop the asteroid from hitting earth'
      subjects = last.objects
    } else if (rel) {
      const antecedent = free.length > 0 ? free : lead?.kind === 'np' ? [lead] : []
      subjects = resolveAll(token.form === 's' ? antecedent.slice(-1) : antecedent)
      if (
        antecedent.length > 0 &&
        antecedent.every((np) => np.stop && np.pronoun === undefined && !np.roleNoun)
      )
        subjects = last?.subjects ?? ['player']
    } else if (nounBefore && !hasTo) {
      let group = free.includes(nounBefore) ? free : [nounBefore]
      if (placed && placed.end === prevAt + 1 && !passive) {
        const disagrees = token.form === 's' ? nounBefore.plural : token.form === 'base' && !nounBefore.plural
        if (disagrees || placed.forced || (animate(placed.np) && !animate(nounBefore))) group = [placed.np]
      }
      // 'a boat crosses the sea rescuing sailors': the boat rescues.
      const goesOn =
        token.form === 'ing' &&
        !be &&
        last &&
        last.subjects.length > 0 &&
        animate(nounBefore) !== 'living' &&
        nounBefore.pronoun === undefined &&
        nounBefore !== placed?.np
      const aside = items[prevAt - 1]
      const idle =
        token.form === 'ing' &&
        !be &&
        !last &&
        placed === undefined &&
        aside?.kind === 'word' &&
        aside.token.tag === 'prep' &&
        animate(nounBefore) === undefined
      if (goesOn && last) group = []
      subjects =
        goesOn && last
          ? last.subjects
          : resolveAll(token.form === 's' && group.length > 1 ? group.slice(-1) : group)
      if (idle && nounBefore.pronoun === undefined) {
        subjects = ['player']
        implied = true
      } else if (nounBefore.stop && !nounBefore.roleNoun && nounBefore.pronoun === undefined) {
        // 'a game collecting stars': whoever plays it.
        subjects = nounBefore.negated || token.form === 's' || token.form === 'base' ? [] : ['player']
        implied = true
      }
    } else if (hasTo) {
      const doer =
        last && letVerbs.has(last.verb.split(' ')[0] ?? '') && last.objects.length > 0
          ? last.objects
          : undefined
      if (doer) subjects = doer
      else if (last) subjects = last.subjects
      else if (nounBefore && nounBefore.name !== '' && animate(nounBefore)) subjects = [nounBefore]
      else {
        subjects = ['player']
        implied = true
      }
    } else if (token.form === 'ing') {
      if (
        last &&
        !(
          sub !== undefined &&
          named(last.subjects).length > 0 &&
          !named(last.subjects).some((np) => animate(np) !== undefined)
        )
      )
        subjects = last.subjects
      else if (free.length > 0 && animate(free[0] as NounPhrase)) subjects = free
      else {
        subjects = opening ?? ['player']
        implied = true
      }
    } else if (conj !== undefined && last) {
      const same =
        token.form === 's' || (conj !== ',' && last.subjects.length > 0) || last.subjects.includes('player')
      subjects = same ? last.subjects : ['player']
      implied = !same || last.implied
    } else {
      subjects = token.form === 's' ? (opening ?? last?.subjects ?? ['player']) : ['player']
      implied = true
    }

    const event: Event = {
      verb: particle === undefined ? token.lemma : `${token.lemma} ${particle}`,
      frame,
      subjects,
      implied,
      objects: [],
      withs: [],
      tos: [],
      negated: refused,
      passive: false,
      unwanted,
      words: '',
      at: index,
      gerund: token.form === 'ing' && index === 0,
    }
    negate = false
    const startAt = nounBefore && !hasTo ? prevAt : index

    if (passive || (bare && byAt !== undefined)) {
      // 'a mouse eating cheese chased by cats': the mouse is chased.
      const lifeless = frame.hostile && subjects.every((ref) => ref !== 'player' && !animate(ref))
      event.objects = lifeless && last && last.subjects.length > 0 && !be ? last.subjects : subjects
      event.subjects = []
      event.passive = true
      const relation = relationVerbs[token.lemma]
      if (byAt !== undefined) {
        const from = skipAdverbs(byAt + 1)
        if (items[from]?.kind === 'np') {
          const { nps, next } = readGroup(from, true)
          mention(nps)
          if (relation) {
            link(named(subjects)[0], relation, nps, words(startAt, next))
          }
          event.subjects = resolveAll(
            nps.map((np) =>
              np.owner && animate(np.owner) && (frame.hostile || frame.mechanic === 'sneak') ? np.owner : np,
            ),
          )
          lastNp = nps.at(-1)
          at = next
        } else at = byAt + 1
      } else if (
        relation &&
        ['in', 'with', 'of', 'like', 'from'].includes(textAt(at) ?? '') &&
        items[at + 1]?.kind === 'np'
      ) {
        at = readRelation(at, subjects, relation, startAt)
      }
      event.words = words(startAt, at)
      const done = named(event.objects)[0]
      if (!be && done) placed = { np: done, end: at, forced: true }
      last = pushEvent({ ...event, subjects: event.subjects })
      // What follows goes on about the one it was done to.
      last = { ...last, subjects: event.objects, objects: event.subjects }
      return at
    }

    if (bare && previous?.kind === 'np' && nounBefore?.pronoun === undefined) {
      // 'candles covered in wax': a description of the noun.
      const relation = relationVerbs[token.lemma]
      if (
        relation &&
        ['in', 'with', 'of', 'like', 'from'].includes(textAt(at) ?? '') &&
        items[at + 1]?.kind === 'np'
      ) {
        return readRelation(at, subjects, relation, startAt)
      }
    }

    at = skipAdverbs(at)
    const object = items[at]
    if (
      object?.kind === 'np' &&
      !(object.pronoun !== undefined && isClause(at + 1) && !letVerbs.has(token.lemma))
    ) {
      const { nps, next } = readGroup(at, true)
      mention(nps)
      event.objects = resolveAll(nps, event.subjects)
      lastNp = nps.at(-1)
      at = next
      const relation = relationVerbs[token.lemma]
      if (relation && token.form !== 'base') link(named(event.subjects)[0], relation, nps, words(startAt, at))
    } else if (
      hasTo &&
      previous?.kind === 'np' &&
      prevAt === index - 2 &&
      nounBefore &&
      nounBefore.name !== '' &&
      nounBefore.pronoun === undefined &&
      frame.mechanic !== undefined &&
      frame.object !== undefined &&
      !letVerbs.has(last?.verb.split(' ')[0] ?? '') &&
      (!items[at] || wordAt(at)?.tag === 'punct' || wordAt(at)?.tag === 'and')
    ) {
      // 'dots to eat, ghosts to avoid': the player does it to them.
      event.objects = resolveAll(free.includes(nounBefore) && free.length === 1 ? free : [nounBefore])
      event.subjects = ['player']
    } else if (abilities && !hasTo) return at
    else if (gap && !rel && nounBefore && free.length > 0) event.objects = gap
    if (event.verb === 'teach' || event.verb === 'help')
      for (const np of named(event.objects))
        if (event.verb === 'teach' ? animate(np) === 'living' : /^(?:student|class|pupil|kid|child)$/.test(np.name))
          facts.similes.add(np)
    if (event.verb === 'play as') {
      facts.playedAs.push(...named(event.objects))
      for (const np of named(event.subjects)) facts.similes.add(np)
    }
    const isRequest =
      event.subjects.includes('player') &&
      requestVerbs.has(token.lemma) &&
      (event.implied || nounBefore?.pronoun !== undefined)
    const asksForGame = isRequest && facts.events.length === 0 && index < 6
    event.words = words(startAt, at)
    // 'hitting a tower ends the game', 'falling costs a life'
    if (
      ['end', 'cost', 'lose', 'kill', 'reduce', 'deduct', 'fail'].includes(token.lemma) &&
      last?.implied &&
      last.objects.length > 0 &&
      last.gerund &&
      !nounBefore?.pronoun
    ) {
      if (event.objects.every((ref) => ref === 'player' || ref.stop)) {
        last.negated = true
        return at
      }
    }
    if (!asksForGame) {
      // 'place and remove blocks': both take the blocks.
      if (
        last &&
        last.objects.length === 0 &&
        last.at === index - 2 &&
        conj !== undefined &&
        event.objects.length > 0
      )
        last.objects = event.objects
      last = pushEvent(event)
      if (frame.steers && event.objects.length > 0 && event.subjects.includes('player')) {
        free = []
      }
    } else free = named(event.objects)
    if (asksForGame) freeEnd = at

    while (at < items.length) {
      const from = skipAdverbs(at)
      const token = wordAt(from)
      if (token?.tag !== 'prep' || asksForGame) break
      if (token.text === 'to' && items[from + 1]?.kind !== 'np') break
      if (['before', 'after', 'until', 'till'].includes(token.text)) break
      const to = readPlace(from, event)
      if (to <= from + 1 && items[from + 1]?.kind !== 'np') {
        at = to
        break
      }
      at = to
    }
    if (letVerbs.has(token.lemma) && refused) unwanted = true
    if (['stop', 'prevent', 'block', 'keep'].includes(token.lemma) && event.objects.length > 0)
      unwanted = true
    if (!asksForGame) {
      free = named(event.objects)
      freeEnd = at
    }
    return at
  }

  const readRelation = (at: number, subjects: Ref[], relation: RelationKind, startAt: number): number => {
    const { nps, next } = readGroup(at + 1, true)
    mention(nps)
    link(named(subjects)[0], relation, nps, words(startAt, next))
    lastNp = nps.at(-1)
    return next
  }

  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (!item) break
    if (item.kind === 'np') {
      const { nps, next } = readGroup(at, false)
      mention(nps)
      free = nps
      freeEnd = next
      lastNp = nps.at(-1)
      at = next
      continue
    }
    if (item.kind === 'verb') {
      at = Math.max(at + 1, readVerb(at))
      continue
    }
    const { token } = item
    if (token.tag === 'prep') {
      if (token.text === 'before' || token.text === 'until' || token.text === 'till') {
        unwanted = token.text === 'before'
        at += 1
        continue
      }
      if (token.text === 'of' && textAt(at - 1) === 'instead' && items[at + 1]?.kind === 'np') {
        const group = readGroup(at + 1, true)
        const { nps } = group
        let { next } = group
        // 'cats instead of ghosts and fish instead of dots'
        const following = nps.at(-1)
        if (nps.length > 1 && following && textAt(next) === 'instead') {
          nps.pop()
          next = items.indexOf(following)
        }
        facts.instead.push({ by: lastNp ? [lastNp] : [], of: nps })
        for (const np of nps) facts.similes.add(np)
        mention(nps)
        at = next
        continue
      }
      if (token.text === 'of' && textAt(at - 1) === 'full' && items[at + 1]?.kind === 'np') {
        const { nps, next } = readGroup(at + 1, true)
        mention(nps)
        link(lastNp, 'full-of', nps, words(at - 1, next))
        at = next
        continue
      }
      at = readPlace(at, last && freeEnd === at ? last : undefined)
      continue
    }
    if (token.tag === 'aux') {
      at = readAux(at)
      continue
    }
    if (token.text === 'not' || token.text === 'never') negate = true
    if (token.text === '(' && lastNp) {
      const close = items.findIndex(
        (other, index) => index > at && other.kind !== 'np' && other.token.text === ')',
      )
      const end = close === -1 ? items.length : close
      const listHead = items
        .slice(0, at)
        .findLast(
          (other, index): other is NounPhrase =>
            other.kind === 'np' &&
            !items
              .slice(index, at)
              .some((between) => between.kind !== 'np' && [',', '.', ';'].includes(between.token.text)) &&
            other.tokens.some((word) => word.sense?.extra === 'power-ups'),
        )
      if (listHead) {
        at = end + 1
        continue
      }
      if (lastNp.stop || lastNp.roleNoun) {
        const inner = items.slice(at + 1, end).filter((other): other is NounPhrase => other.kind === 'np')
        // The kinds of something that is talk ('power-ups (extra ball)') are talk; those of a role hold it.
        if (lastNp.roleNoun) {
          facts.examples.push({ of: lastNp, items: inner.filter((np) => np.name !== '') })
          mention(inner)
          readPoints(at + 1, end)
        }
        at = end + 1
        continue
      }
      const kinds = items
        .slice(at + 1, end)
        .filter((other): other is NounPhrase => other.kind === 'np' && other.name !== '')
      if (kinds.length > 1) facts.examples.push({ of: lastNp, items: kinds })
    }
    if (token.text === ':' && lastNp && (lastNp.roleNoun || lastNp.plural)) {
      const { nps, next } = readGroup(skipAdverbs(at + 1), true)
      if (nps.length > 0 && !isClause(next)) {
        mention(nps)
        facts.examples.push({ of: lastNp, items: nps })
        at = next
        continue
      }
    }
    if (token.text === ',' && lastNp && lastNp.name !== '' && items[at + 1]?.kind === 'adj') {
      // 'umbrella, yellow': said of what came before.
      const adjectives: string[] = []
      let end = at + 1
      while (
        items[end] &&
        (items[end]?.kind === 'adj' || wordAt(end)?.tag === 'and' || textAt(end) === ',')
      ) {
        if (items[end]?.kind === 'adj') adjectives.push(textAt(end) ?? '')
        end += 1
      }
      if (!items[end] || wordAt(end)?.tag === 'punct')
        facts.copulas.push({ left: [lastNp], right: [], adjectives })
    }
    if ([';', '.', '!', '?', ':'].includes(token.text)) {
      abilities = false
      unwanted = false
      free = []
      if (token.text !== ':') negate = false
    }
    if (token.tag === 'sub') unwanted = false
    if (
      ['that', 'which', 'whom'].includes(token.text) &&
      items[at + 1]?.kind === 'np' &&
      lastNp &&
      lastNp.name !== ''
    )
      gap = free.includes(lastNp) ? free : [lastNp]
    else if (token.tag === 'punct' || token.tag === 'sub') gap = undefined
    at += 1
  }
  readPoints(0, items.length)

  /** Who 'is' something: the noun just before, or the one before 'that'. */
  function subjectOf(index: number): Ref[] {
    if (free.length > 0 && freeEnd === index) return resolveAll(free)
    const before = items[index - 1]
    if (before?.kind === 'np') return resolve(before)
    return lastNp && ['that', 'which', 'who'].includes(textAt(index - 1) ?? '') ? resolve(lastNp) : []
  }

  function readAux(index: number): number {
    const be = ['is', 'are', 'was', 'were', 'be', 'being', 'am'].includes(textAt(index) ?? '')
    let at = index + 1
    let refused = false
    while (isAdverb(at) || textAt(at) === 'not' || textAt(at) === 'never' || wordAt(at)?.tag === 'aux') {
      if (textAt(at) === 'not' || textAt(at) === 'never') refused = true
      at += 1
    }
    if (refused) negate = true
    const isBe = be || ['be', 'being', 'been'].includes(textAt(at - 1) ?? '')
    const item = items[at]
    if (!item || item.kind === 'verb') return at
    if (isBe && item.kind === 'np') {
      const { nps, next } = readGroup(at, true)
      mention(nps)
      const left = subjectOf(index)
      const there = textAt(index - 1) === 'there' || (textAt(index - 2) === 'there' && isAdverb(index - 1))
      if (!there && left.length > 0 && !refused) facts.copulas.push({ left, right: nps, adjectives: [] })
      lastNp = nps.at(-1)
      free = nps
      freeEnd = next
      return next
    }
    if (isBe && item.kind === 'adj') {
      const adjectives: string[] = []
      while (items[at] && items[at]?.kind !== 'np') {
        const token = wordAt(at)
        if (token?.tag === 'adj') adjectives.push(token.text)
        else if (token?.tag !== 'and' && token?.text !== ',' && token?.tag !== 'adv') break
        at += 1
      }
      const left = subjectOf(index)
      if (!refused) facts.copulas.push({ left, right: [], adjectives })
      return at
    }
    if (['have', 'has', 'had'].includes(textAt(index) ?? '') && item.kind === 'np') {
      const { nps, next } = readGroup(at, true)
      const subject = free.at(-1)
      mention(nps)
      link(subject, 'with', nps, words(index - 1, next))
      lastNp = nps.at(-1)
      return next
    }
    return at
  }

  /** 'golden apples worth 5 points', 'boots cost points', 'coins (10 points)', 'give 10 points for each gem'. */
  function readPoints(from: number, to: number) {
    for (let at = from; at < to; at += 1) {
      const item = items[at]
      if (item?.kind !== 'np') continue
      const head = item.tokens.at(-1)?.lemma
      if (head !== 'point') continue
      let minus = false
      let owner: NounPhrase | undefined
      for (let back = at - 1; back >= 0 && back >= at - 7; back -= 1) {
        const other = items[back]
        if (!other) break
        if (other.kind === 'np') {
          if (other.name !== '') {
            owner = other
            break
          }
          if (other.pronoun === 'it' || other.pronoun === 'they') owner ??= undefined
          continue
        }
        const { text, lemma } = other.token
        if (['cost', 'lose', 'deduct', 'minus', 'subtract', '-', 'take'].includes(lemma) || text === 'costs')
          minus = true
        if (text === '.' || text === ';' || text === 'to') break
      }
      const after = textAt(at + 1)
      if (!owner && (after === 'for' || after === 'per' || after === 'each')) {
        for (let next = at + 1; next < at + 5; next += 1) {
          const other = items[next]
          if (other?.kind === 'np' && other.name !== '') {
            owner = other
            break
          }
        }
      }
      if (!owner) continue
      const value = item.count ?? (minus ? 1 : undefined)
      if (value !== undefined) facts.points.push({ np: owner, value: minus ? -value : value })
    }
  }
}

const named = (refs: Ref[]): NounPhrase[] => refs.filter((ref) => ref !== 'player')

const partNames = new Set(['shield', 'attack', 'power', 'phase', 'tower', 'life'])
function isPart(nps: NounPhrase[]): boolean {
  return nps.every((np) => np.stop || partNames.has(np.name))
}

const carriers = new Set(
  'bowl basket box bag bucket jar plate cup glass bottle pot sack cart crate barrel tray net hat pan'.split(' '),
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
