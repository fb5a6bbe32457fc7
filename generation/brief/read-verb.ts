import type { RelationKind } from './brief.ts'
import { type Event, named, type Ref } from './facts.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { pushEvent, readPlace } from './read-place.ts'
import {
  isClause,
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
import { type Frame, frameOf, hasParticle, keeping, keptStates, requestVerbs } from './verbs.ts'

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

export const readVerb = (r: Reading, index: number): number => {
  const item = r.items[index]
  if (item?.kind !== 'verb') return index + 1
  const { token } = item
  let prevAt = index - 1
  let hasTo = false
  let be = false
  let refused = r.negate
  let conj: string | undefined
  let sub: string | undefined
  while (prevAt >= 0) {
    const previous = r.items[prevAt]
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
  const previous = r.items[prevAt]
  if (previous && previous.kind !== 'np') {
    if (['and', 'or', 'but', 'punct'].includes(previous.token.tag)) conj = previous.token.text
    else sub ??= previous.token.text
  }
  const rel = sub !== undefined && ['that', 'who', 'which', 'whom'].includes(sub)

  const next1 = r.items[index + 1]
  const next1Text = next1 && next1.kind !== 'np' ? next1.token.text : undefined
  const next2Text = textAt(r, index + 2)
  const particle = [`${next1Text} ${next2Text}`, next1Text].find(
    (text) => text !== undefined && hasParticle(token.lemma, text),
  )
  const frame: Frame = frameOf(token.lemma, particle) ?? {}
  let at = index + (particle === undefined ? 1 : particle.includes(' ') ? 3 : 2)

  const byAt = [at, at + 1, at + 2].find((place) => textAt(r, place) === 'by')
  const bare = !be && token.form === 'ed'
  const passive = token.form === 'ed' && (be || (byAt !== undefined && (previous?.kind === 'np' || rel)))

  // Who does it.
  let subjects: Ref[]
  let implied = false
  const nounBefore = previous?.kind === 'np' ? previous : undefined
  const lead = r.items[prevAt - 1]
  const hindered =
    r.last !== undefined &&
    ['stop', 'prevent', 'keep', 'block', 'save', 'protect', 'discourage'].includes(
      r.last.verb.split(' ')[0] ?? '',
    )
  if (sub === 'from' && token.form === 'ing' && hindered && r.last && r.last.objects.length > 0) {
    // 'stop the asteroid from hitting earth'
    subjects = r.last.objects
  } else if (rel) {
    const nearest = r.free.length > 0 ? r.free : lead?.kind === 'np' ? [lead] : []
    // 'a ghost in a library that scares visitors'
    const holder = r.placed && r.placed.end === prevAt ? r.placed.np : undefined
    const antecedent =
      holder && r.animate(holder) && nearest.every((np) => !r.animate(np)) ? [holder] : nearest
    subjects = resolveAll(r, token.form === 's' ? antecedent.slice(-1) : antecedent)
    if (
      antecedent.length > 0 &&
      antecedent.every((np) => np.stop && np.pronoun === undefined && !np.roleNoun)
    )
      subjects = r.last?.subjects ?? ['player']
  } else if (nounBefore && !hasTo) {
    let group = r.free.includes(nounBefore) ? r.free : [nounBefore]
    if (r.placed && r.placed.end === prevAt + 1 && !passive) {
      const disagrees = token.form === 's' ? nounBefore.plural : token.form === 'base' && !nounBefore.plural
      if (disagrees || r.placed.forced || (r.animate(r.placed.np) && !r.animate(nounBefore)))
        group = [r.placed.np]
    }
    // 'a boat crosses the sea rescuing sailors': the boat rescues.
    const goesOn =
      token.form === 'ing' &&
      !be &&
      r.last &&
      r.last.subjects.length > 0 &&
      r.animate(nounBefore) !== 'living' &&
      nounBefore.pronoun === undefined &&
      nounBefore !== r.placed?.np
    // 'an astronaut stranded on mars needs …': mars is where, not who.
    const away =
      token.form === 's' &&
      r.last !== undefined &&
      !r.animate(nounBefore) &&
      r.facts.places.some(({ np }) => np === nounBefore) &&
      named(r.last.subjects).some((np) => r.animate(np))
    const aside = r.items[prevAt - 1]
    const idle =
      token.form === 'ing' &&
      !be &&
      !r.last &&
      r.placed === undefined &&
      aside?.kind === 'word' &&
      ['in', 'on', 'over', 'through', 'across', 'at', 'to', 'around', 'along', 'under'].includes(
        aside.token.text,
      ) &&
      r.animate(nounBefore) === undefined
    // 'flying with his reindeer dropping presents': whoever flies drops them.
    const along =
      token.form === 'ing' &&
      !be &&
      r.last !== undefined &&
      textAt(r, prevAt - 1) === 'with' &&
      ['his', 'her', 'its', 'their', 'my', 'your'].includes(nounBefore.determiner ?? '')
    // 'running from dogs delivering letters': who runs delivers.
    const fled =
      token.form === 'ing' &&
      !be &&
      r.last?.objects.includes(nounBefore) &&
      (nounBefore.part === 'threat' || r.last.frame.mechanic === 'avoid') &&
      r.last
    if (fled) group = []
    if ((goesOn || along || away) && r.last) group = []
    subjects = fled
      ? fled.subjects
      : (goesOn || along || away) && r.last
        ? r.last.subjects
        : resolveAll(r, token.form === 's' && group.length > 1 ? group.slice(-1) : group)
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
      r.last && letVerbs.has(r.last.verb.split(' ')[0] ?? '') && r.last.objects.length > 0
        ? r.last.objects
        : undefined
    if (doer) subjects = doer
    else if (r.last) subjects = r.last.subjects
    else if (nounBefore && nounBefore.name !== '' && r.animate(nounBefore)) subjects = [nounBefore]
    else {
      subjects = ['player']
      implied = true
    }
  } else if (token.form === 'ing') {
    if (
      r.last &&
      !(
        sub !== undefined &&
        named(r.last.subjects).length > 0 &&
        !named(r.last.subjects).some((np) => r.animate(np) !== undefined)
      )
    )
      subjects = r.last.subjects
    else if (r.free.length > 0 && r.animate(r.free[0] as NounPhrase)) subjects = r.free
    else {
      subjects = r.opening ?? ['player']
      implied = true
    }
  } else if (conj !== undefined && r.last) {
    const same =
      token.form === 's' || (conj !== ',' && r.last.subjects.length > 0) || r.last.subjects.includes('player')
    subjects = same ? r.last.subjects : ['player']
    implied = !same || r.last.implied
  } else {
    subjects = token.form === 's' ? (r.opening ?? r.last?.subjects ?? ['player']) : ['player']
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
    unwanted: r.unwanted,
    words: '',
    at: index,
    gerund: token.form === 'ing' && index === 0,
  }
  r.negate = false
  // '…, the wolf wants to eat them': what somebody else is after is to be kept from them.
  const [schemer] = named(subjects)
  if (
    hasTo &&
    schemer &&
    ['want', 'try', 'plan'].includes(r.last?.verb ?? '') &&
    ['eat', 'steal', 'catch', 'take', 'destroy', 'kidnap', 'attack', 'kill'].includes(token.lemma) &&
    r.facts.mentions.some((np) => np !== schemer && r.animate(np) === 'living') &&
    r.facts.mentions.find((np) => r.animate(np) === 'living') !== schemer
  )
    event.unwanted = true
  const startAt = nounBefore && !hasTo ? prevAt : index

  if (passive || (bare && byAt !== undefined)) {
    // 'a mouse eating cheese chased by cats': the mouse is chased.
    const lifeless = frame.hostile && subjects.every((ref) => ref !== 'player' && !r.animate(ref))
    event.objects = lifeless && r.last && r.last.subjects.length > 0 && !be ? r.last.subjects : subjects
    event.subjects = []
    event.passive = true
    const relation = relationVerbs[token.lemma]
    if (byAt !== undefined) {
      const from = skipAdverbs(r, byAt + 1)
      if (r.items[from]?.kind === 'np') {
        const { nps, next } = readGroup(r, from, true)
        mention(r, nps)
        if (relation) {
          link(r, named(subjects)[0], relation, nps, words(r, startAt, next))
        }
        event.subjects = resolveAll(
          r,
          nps.map((np) =>
            np.owner && r.animate(np.owner) && (frame.hostile || frame.mechanic === 'sneak') ? np.owner : np,
          ),
        )
        r.lastNp = nps.at(-1)
        at = next
      } else at = byAt + 1
    } else if (
      relation &&
      ['in', 'with', 'of', 'like', 'from'].includes(textAt(r, at) ?? '') &&
      r.items[at + 1]?.kind === 'np'
    ) {
      at = readRelation(r, at, subjects, relation, startAt)
    }
    event.words = words(r, startAt, at)
    const done = named(event.objects)[0]
    if (!be && done) r.placed = { np: done, end: at, forced: true }
    r.last = pushEvent(r, { ...event, subjects: event.subjects })
    // What follows goes on about the one it was done to.
    r.last = { ...r.last, subjects: event.objects, objects: event.subjects }
    return at
  }

  if (bare && previous?.kind === 'np' && nounBefore?.pronoun === undefined) {
    // 'candles covered in wax': a description of the noun.
    const relation = relationVerbs[token.lemma]
    if (
      relation &&
      ['in', 'with', 'of', 'like', 'from'].includes(textAt(r, at) ?? '') &&
      r.items[at + 1]?.kind === 'np'
    ) {
      return readRelation(r, at, subjects, relation, startAt)
    }
  }

  at = skipAdverbs(r, at)
  const object = r.items[at]
  if (
    object?.kind === 'np' &&
    !(object.pronoun !== undefined && isClause(r, at + 1) && !letVerbs.has(token.lemma))
  ) {
    const { nps, next } = readGroup(r, at, true)
    mention(r, nps)
    event.objects = resolveAll(r, nps, event.subjects)
    r.lastNp = nps.at(-1)
    at = next
    if (token.lemma === 'keep' && keptStates.test(textAt(r, at) ?? '')) {
      event.frame = keeping
      at += 1
    }
    const relation = relationVerbs[token.lemma]
    if (relation && token.form !== 'base')
      link(r, named(event.subjects)[0], relation, nps, words(r, startAt, at))
  } else if (
    hasTo &&
    previous?.kind === 'np' &&
    prevAt === index - 2 &&
    nounBefore &&
    nounBefore.name !== '' &&
    nounBefore.pronoun === undefined &&
    frame.mechanic !== undefined &&
    frame.object !== undefined &&
    !letVerbs.has(r.last?.verb.split(' ')[0] ?? '') &&
    (!r.items[at] || wordAt(r, at)?.tag === 'punct' || wordAt(r, at)?.tag === 'and')
  ) {
    // 'dots to eat, ghosts to avoid': the player does it to them.
    event.objects = resolveAll(r, r.free.includes(nounBefore) && r.free.length === 1 ? r.free : [nounBefore])
    event.subjects = ['player']
  } else if (r.abilities && !hasTo) return at
  else if (r.gap && !rel && nounBefore && r.free.length > 0) event.objects = r.gap
  if (event.verb === 'teach' || event.verb === 'help')
    for (const np of named(event.objects))
      if (
        event.verb === 'teach'
          ? r.animate(np) === 'living'
          : /^(?:student|class|pupil|kid|child)$/.test(np.name)
      )
        r.facts.similes.add(np)
  // What somebody turns into is not there yet.
  if (event.verb === 'turn into') for (const np of named(event.objects)) r.facts.similes.add(np)
  if (event.verb === 'play as') {
    r.facts.playedAs.push(...named(event.objects))
    for (const np of named(event.subjects)) r.facts.similes.add(np)
  }
  const isRequest =
    event.subjects.includes('player') &&
    requestVerbs.has(token.lemma) &&
    (event.implied || nounBefore?.pronoun !== undefined)
  const asksForGame = isRequest && r.facts.events.length === 0 && index < 6
  event.words = words(r, startAt, at)
  // 'hitting a tower ends the game', 'falling costs a life'
  if (
    ['end', 'cost', 'lose', 'kill', 'reduce', 'deduct', 'fail'].includes(token.lemma) &&
    r.last?.implied &&
    r.last.objects.length > 0 &&
    r.last.gerund &&
    !nounBefore?.pronoun
  ) {
    if (event.objects.every((ref) => ref === 'player' || ref.stop)) {
      r.last.negated = true
      return at
    }
  }
  if (!asksForGame) {
    // 'place and remove blocks': both take the blocks.
    if (
      r.last &&
      r.last.objects.length === 0 &&
      r.last.at === index - 2 &&
      conj !== undefined &&
      event.objects.length > 0
    )
      r.last.objects = event.objects
    r.last = pushEvent(r, event)
    if (frame.steers && event.objects.length > 0 && event.subjects.includes('player')) {
      r.free = []
    }
  } else r.free = named(event.objects)
  if (asksForGame) r.freeEnd = at

  while (at < r.items.length) {
    const from = skipAdverbs(r, at)
    const token = wordAt(r, from)
    if (token?.tag !== 'prep' || asksForGame) break
    if (token.text === 'to' && r.items[from + 1]?.kind !== 'np') break
    if (['before', 'after', 'until', 'till'].includes(token.text)) break
    const to = readPlace(r, from, event)
    if (to <= from + 1 && r.items[from + 1]?.kind !== 'np') {
      at = to
      break
    }
    at = to
  }
  if (letVerbs.has(token.lemma) && refused) r.unwanted = true
  if (
    ['stop', 'prevent', 'block', 'keep'].includes(token.lemma) &&
    event.objects.length > 0 &&
    event.frame !== keeping
  )
    r.unwanted = true
  if (!asksForGame) {
    r.free = named(event.objects)
    r.freeEnd = at
  }
  return at
}

export const readRelation = (
  r: Reading,
  at: number,
  subjects: Ref[],
  relation: RelationKind,
  startAt: number,
): number => {
  const { nps, next } = readGroup(r, at + 1, true)
  mention(r, nps)
  link(r, named(subjects)[0], relation, nps, words(r, startAt, next))
  r.lastNp = nps.at(-1)
  return next
}
