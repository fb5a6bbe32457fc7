import { mostOfMood } from '@makebelieve/kit/core/sound/compose'
import { type CastMember, type CastRole, castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import type { Actor, Claim, Mood, Weather } from '../../brief/brief.ts'
import { placedIn } from '../../brief/claims.ts'
import { type Edit, understandEdit } from '../../brief/edit.ts'
import { inSense } from '../../nouns/other-senses.ts'
import { Refused } from '../../pipeline/engine.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import type { Scene } from '../../things/thing.ts'
import { type Casting, dress, fromActor, lockRole, roleFor, sortsIn, uniqueId } from './cast.ts'
import { madeOf } from './casting/made-of.ts'
import { dimensionOf, inDimension } from './change-dimension.ts'
import { isMeant } from './choose-genre.ts'
import type { PlannedGame } from './design.ts'
import { doings } from './doings.ts'
import { looksOf, withDrawingsOf } from './drawn/with-drawings.ts'
import { type Dimension, genreOf, genresIn } from './genres/index.ts'
import { placeWords, planGame, symbolsFor } from './plan.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'
import { readTogether } from './read-together.ts'
import { recomposed, withDeedsOf } from './rules/edit-rules.ts'
import { canJump } from './rules/jump-height.ts'
import { foesIn } from './rules/stretches.ts'
import { withoutPlayerStandIn } from './stand-ins.ts'
import { upToDate } from './up-to-date.ts'

export type Edited = { plan: PlannedGame; changes: string[] }

/** What an edit did to a plan, in words, and the claim that the proof must now find true. Or why it cannot be done. */
type Step = { plan: PlannedGame; says: string; claim?: Claim } | { cannot: string }

/**
 * Changes a plan as a message asks. What was not mentioned stays as it is; what cannot be done is said, and when
 * nothing can be done the message is refused. `history` holds the plans before this one, the oldest first.
 */
export function editGame(kept: PlannedGame, text: string, history: readonly PlannedGame[]): Edited {
  const plan = upToDate(kept)
  const edits = understandEdit(text)
  if ('refused' in edits) throw new Refused(edits.message)
  const changes: string[] = []
  const failures: string[] = []
  const isDeed = edits.every(({ change }) => change === 'unknown' || change === 'behaviour')
  const deeds = isDeed ? withDeedsOf(plan, text) : undefined
  if (deeds) return { plan: finished(deeds.plan), changes: deeds.says }
  let current = plan
  for (const edit of edits) {
    const step = apply(current, edit, history)
    if ('cannot' in step) {
      failures.push(step.cannot)
      continue
    }
    current = step.claim ? withClaim(step.plan, step.claim) : step.plan
    // 'Add a key and a door' is one change.
    if (!changes.includes(step.says)) changes.push(step.says)
  }
  if (changes.length === 0) {
    const together = readTogether(plan, text)
    if (together) return { plan: finished(together.plan), changes: together.says }
    throw new Refused(failures.join(' '))
  }
  return { plan: finished(current), changes: [...changes, ...failures] }
}

/** The newest claim about something replaces the older one: 'It is night' after 'It is day'. */
function withClaim(plan: PlannedGame, claim: Claim): PlannedGame {
  return { ...plan, claims: [...plan.claims.filter((known) => subjectOf(known) !== subjectOf(claim)), claim] }
}

function subjectOf(claim: Claim): string {
  switch (claim.about) {
    case 'number':
      return `number ${claim.what}`
    case 'attribute':
      return `attribute ${claim.actor} ${claim.attribute}`
    case 'actor':
    case 'count':
    case 'points':
      return `${claim.about} ${claim.actor}`
    case 'extra':
      return `extra ${claim.extra}`
    case 'absent':
      return `absent ${claim.absent}`
    case 'scene':
    case 'time':
    case 'weather':
    case 'style':
    case 'genre':
    case 'jump':
      return claim.about
    default:
      return `${claim.about} ${claim.words}`
  }
}

/** The goal in words follows the cast and the rules, and everybody is dressed in one style. */
function finished(changed: PlannedGame): PlannedGame {
  const plan = recomposed(changed)
  const catalogue = openCatalogue()
  const castings: Casting[] = plan.game.cast.map((member) => {
    const source = plan.pictures[member.picture]
    return {
      member: { ...member },
      thing: source?.sense
        ? inSense(source.sense.of, source.sense)
        : catalogue.find(source?.noun ?? member.name),
      asked: true,
      tint: source?.tint,
      ...(source?.stuff && { stuff: source.stuff }),
      ...(source?.mount && { mount: catalogue.find(source.mount.noun) }),
    }
  })
  const { style, pictures } = dress(castings, symbolsFor(plan.game, catalogue), sortsIn(plan.game))
  for (const { member } of castings) {
    const { model, drawn } = plan.pictures[member.picture] ?? {}
    const source = pictures[member.picture]
    if (!source || !(model || drawn)) continue
    pictures[member.picture] = { ...source, ...(model && { body: 'own', model }), ...(drawn && { drawn }) }
    member.looks = drawn ? looksOf(drawn) : 'right'
    delete member.lettered
  }
  const game = { ...plan.game, cast: castings.map(({ member }) => member) }
  return { ...plan, style, pictures, game: { ...game, goal: genreOf(game.genre).goal(game) } }
}

function withGame(plan: PlannedGame, change: Partial<GamePlan>): PlannedGame {
  return { ...plan, game: { ...plan.game, ...change } }
}

function withRules(plan: PlannedGame, change: Partial<GamePlan['rules']>): PlannedGame {
  return withGame(plan, { rules: { ...plan.game.rules, ...change } })
}

function withLook(plan: PlannedGame, change: Partial<GamePlan['look']>): PlannedGame {
  return withGame(plan, { look: { ...plan.game.look, ...change } })
}

/** Whoever asks for the mood that it has wants more of it. */
function withMood(plan: PlannedGame, mood: Mood): Step {
  const { more: before = 0, ...look } = plan.game.look
  if (look.mood !== mood)
    return { plan: withGame(plan, { look: { ...look, mood } }), says: `The music is ${mood} now.` }
  if (before === mostOfMood) return { cannot: `The music is as ${mood} as it gets.` }
  return {
    plan: withGame(plan, { look: { ...look, more: before + 1 } }),
    says: `The music is even more ${mood} now.`,
  }
}

/** In 3D the words for the place say more than the name of its scene. */
function withPlace(plan: PlannedGame, { words, scene }: { words: string; scene: Scene }): PlannedGame {
  const { solid } = plan
  return solid
    ? { ...plan, solid: { ...solid, place: placeWords({ sceneWords: words || undefined }, scene) } }
    : plan
}

function withMembers(
  plan: PlannedGame,
  chosen: CastMember[],
  change: (member: CastMember) => CastMember,
): PlannedGame {
  const ids = chosen.map(({ id }) => id)
  return withGame(plan, { cast: plan.game.cast.map((one) => (ids.includes(one.id) ? change(one) : one)) })
}

const roleWords: Record<string, CastRole[]> = {
  player: ['player'],
  hero: ['player'],
  character: ['player'],
  enemy: ['enemy', 'hazard', 'boss'],
  foe: ['enemy', 'hazard', 'boss'],
  opponent: ['enemy', 'boss'],
  boss: ['boss'],
  obstacle: ['obstacle', 'hazard'],
  hazard: ['hazard'],
  collectible: ['collectible'],
  item: ['collectible'],
  coin: ['collectible'],
  goal: ['goal'],
  friend: ['friend'],
  bullet: ['projectile'],
  projectile: ['projectile'],
}

/** Who is meant: by name, by the noun it was found by, or by role. Nobody named: all who are not the player. */
function whoIs({ game, pictures }: PlannedGame, target: string | undefined): CastMember[] {
  if (target === undefined)
    return game.cast.filter(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
  const wanted = target.toLowerCase()
  const named = game.cast.filter(({ id, name, picture }) => {
    const noun = pictures[picture]?.noun
    return id === wanted || name === wanted || noun === wanted || name.endsWith(` ${wanted}`)
  })
  if (named.length > 0) return named
  const roles = roleWords[wanted] ?? roleWords[wanted.replace(/ies$/, 'y').replace(/s$/, '')] ?? []
  return game.cast.filter(({ role }) => roles.includes(role))
}

/** There is one of them on the stage. */
const isOne = ({ role, count }: CastMember) => role === 'player' || role === 'boss' || count === 1
const listed = (members: CastMember[]) =>
  members.map((member) => (isOne(member) ? member.name : member.plural)).join(' and ')
const weatherWords: Record<Weather, string> = {
  clear: 'The sky is clear',
  rain: 'It rains',
  snow: 'It snows',
  storm: 'There is a storm',
  fog: 'There is fog',
  wind: 'It is windy',
}
/** 'The cat is', 'The dogs are'. */
const theyAre = (members: CastMember[]) =>
  `The ${listed(members)} ${members.length === 1 && members.every(isOne) ? 'is' : 'are'}`

function apply(plan: PlannedGame, edit: Edit, history: readonly PlannedGame[]): Step {
  const { game } = plan
  const design = genreOf(game.genre)
  const target = 'target' in edit ? edit.target : undefined
  const members = whoIs(plan, target)
  const nobody: Step = { cannot: `There's no ${target ?? 'enemy'} in this game, so we left that as it was.` }
  switch (edit.change) {
    case 'speed': {
      if (members.length === 0) return nobody
      const changed = withMembers(plan, members, (one) => ({
        ...one,
        speed: clamp(one.speed * edit.factor, 0.4, 2),
      }))
      const words = `${theyAre(members)} ${edit.factor < 1 ? 'slower' : 'faster'}`
      return { plan: changed, says: `${words}.`, claim: attribute(words, members, 'speed', edit.factor) }
    }
    case 'size': {
      if (members.length === 0) return nobody
      const changed = withMembers(plan, members, (one) => ({
        ...one,
        size: clamp(one.size * edit.factor, 0.5, 2.5),
      }))
      const words = `${theyAre(members)} ${edit.factor < 1 ? 'smaller' : 'bigger'}`
      return { plan: changed, says: `${words}.`, claim: attribute(words, members, 'size', edit.factor) }
    }
    case 'colour': {
      const chosen = target === undefined ? castIn(game, 'player') : members
      if (chosen.length === 0) return nobody
      const own = chosen.find(({ picture }) => plan.pictures[picture]?.drawn)
      if (own)
        return { cannot: `You drew the ${own.name} yourself: change its colours under “Draw your own”.` }
      const pictures = { ...plan.pictures }
      for (const { picture } of chosen) {
        const known = pictures[picture]
        if (known) pictures[picture] = { ...known, tint: edit.colour }
      }
      const painted = withMembers(plan, chosen, (one) => ({ ...one, colour: edit.colour }))
      const words = `${theyAre(chosen)} ${edit.word}`
      return {
        plan: { ...painted, pictures },
        says: `${words}.`,
        claim: attribute(words, chosen, 'colour', edit.colour),
      }
    }
    case 'count':
      return changeCount(plan, edit, members)
    case 'points': {
      if (members.length === 0) return nobody
      const [first] = members
      const words = `${theyAre(members)} worth ${edit.value} points`
      return {
        plan: withMembers(plan, members, (one) => ({ ...one, points: edit.value })),
        says: `${words}.`,
        ...(first ? { claim: { about: 'points', actor: first.id, value: edit.value, words } } : {}),
      }
    }
    case 'time':
      return {
        plan: withLook(plan, { time: edit.time }),
        says: `It is ${edit.time} now.`,
        claim: { about: 'time', time: edit.time, words: `It is ${edit.time}` },
      }
    case 'weather':
      return {
        plan: withLook(plan, { weather: edit.weather }),
        says: `${weatherWords[edit.weather]} now.`,
        claim: { about: 'weather', weather: edit.weather, words: weatherWords[edit.weather] },
      }
    case 'scene':
      return {
        plan: withPlace(withLook(plan, { scene: edit.scene }), edit),
        says: `It's set ${placedIn(edit.scene)} now.`,
        claim: { about: 'scene', scene: edit.scene, words: `It is set ${placedIn(edit.scene)}` },
      }
    case 'style':
      return {
        plan: withLook(plan, { style: edit.style }),
        says: `It looks ${edit.style} now.`,
        claim: { about: 'style', style: edit.style, words: `It looks ${edit.style}` },
      }
    case 'mood':
      return withMood(plan, edit.mood)
    case 'replace':
      return replace(plan, whoIs(plan, edit.from), edit.from, edit.to)
    case 'add':
      return add(plan, edit)
    case 'behaviour': {
      const does = doings[edit.mechanic]
      if (members.length === 0) return nobody
      if (!does || plan.wishes) return { cannot: `The ${listed(members)} can't do that in ${design.name}.` }
      const others = game.interactions.filter(
        ({ by, does: known }) => !members.some(({ id }) => id === by && known === does),
      )
      const added = edit.on ? members.map(({ id }) => ({ by: id, does })) : []
      return {
        plan: withGame(plan, { interactions: [...others, ...added] }),
        says: `The ${listed(members)} ${edit.on ? 'now' : 'no longer'} ${does}.`,
      }
    }
    case 'role': {
      const [first] = members
      if (!first) return nobody
      const role = edit.role as CastRole
      if (!design.roles[role]) return { cannot: `${capital(design.name)} has no ${edit.role}.` }
      return {
        plan: withMembers(plan, [first], (one) => ({ ...one, role })),
        says: `The ${first.name} is ${article(edit.role)} now.`,
        claim: {
          about: 'actor',
          actor: first.id,
          role: edit.role,
          words: `The ${first.name} is ${article(edit.role)}`,
        },
      }
    }
    case 'remove':
      return remove(plan, whoIs(plan, edit.target), edit.target)
    case 'number':
      return changeNumber(plan, edit)
    case 'difficulty':
      return changeDifficulty(plan, edit.to)
    case 'extra':
      return changeExtra(plan, edit)
    case 'absent':
      return forbid(plan, edit.absent)
    case 'genre':
      return changeGenre(plan, edit.genre)
    case 'title':
      return { plan: withGame(plan, { title: edit.title }), says: `It is called ${edit.title} now.` }
    case 'jump':
      return changeJump(plan, edit.factor)
    case 'undo': {
      const before = history.at(-1)
      return before
        ? { plan: before, says: 'Undid the last change.' }
        : { cannot: "There's nothing to undo yet." }
    }
    case 'reset': {
      const [first] = history
      return first
        ? { plan: first, says: "It's back to how it started." }
        : { cannot: "It's still how it started." }
    }
    case 'redo':
      return { cannot: "There's nothing to redo." }
    case 'feature':
      return { cannot: "Every game already has that. You'll find the switches on the pause screen." }
    case 'dimension':
      return changeDimension(plan, edit.dimension)
    case 'attach':
      return { cannot: `The ${edit.target} can't wear or hold things in a game yet.` }
    case 'control':
    case 'audience':
      return { cannot: "That's for simulations, and this is a game." }
    case 'unknown':
      return {
        cannot: `I didn't understand “${edit.words}”. Try “make the enemies slower” or “add a boss”.`,
      }
  }
}

/** In a game of rules by as much as was asked for; elsewhere by a second jump in the air. */
function changeJump(plan: PlannedGame, factor: number): Step {
  const { book, rules } = plan.game
  const design = genreOf(plan.game.genre)
  const jumps = book ? canJump(book) : design.supports.includes('double-jump')
  if (!jumps) return { cannot: `Nobody jumps in ${design.name}.` }
  if (!book)
    return {
      plan: withRules(plan, { doubleJump: factor > 1 }),
      says: 'Jumps go higher now: you can jump again in mid-air.',
    }
  const before = rules.jump ?? 1
  const jump = clamp(before * factor, 0.5, 2.2)
  if (jump === before) return { cannot: `Jumps can't go any ${factor < 1 ? 'lower' : 'higher'}.` }
  const words = `Jumps are ${factor < 1 ? 'lower' : 'higher'}`
  return {
    plan: withRules(plan, { jump }),
    says: `${words} now.`,
    claim: { about: 'jump', factor: jump / before, before, words },
  }
}

function attribute(
  words: string,
  [first]: CastMember[],
  what: 'colour' | 'size' | 'speed',
  value: number | string,
): Claim {
  return { about: 'attribute', actor: first?.id ?? 'player', attribute: what, value, words }
}

function changeCount(
  plan: PlannedGame,
  edit: Extract<Edit, { change: 'count' }>,
  members: CastMember[],
): Step {
  const [first] = members
  if (!first) return { cannot: `There's no ${edit.target ?? 'enemy'} in this game to count.` }
  const usual = first.count ?? plan.game.rules.goalCount ?? 3
  const wanted = Math.round(edit.value ?? usual * (edit.factor ?? 1) + (edit.delta ?? 0))
  const count = clamp(wanted === usual && edit.factor ? usual + 1 : wanted, 1, 30)
  const counted = withMembers(plan, [first], (one) => ({ ...one, count }))
  const words = `There are ${count} ${first.plural}`
  return {
    plan: first.role === 'collectible' ? withRules(counted, { goalCount: count }) : counted,
    says: `${words} now.`,
    claim: { about: 'count', actor: first.id, value: count, words },
  }
}

function replace(plan: PlannedGame, [old]: CastMember[], from: string, { thing, attributes }: Actor): Step {
  if (!old) return { cannot: `There's no ${from} in this game to replace.` }
  const pictures = { ...plan.pictures }
  const known = pictures[old.picture]
  if (known)
    pictures[old.picture] = {
      noun: thing.name,
      art: known.art,
      ...(attributes.colour ? { tint: attributes.colour } : {}),
    }
  const { name, plural, colour, motion } = thing
  const made = madeOf(thing, attributes.material)
  const honest = old.role === 'player' ? withoutPlayerStandIn(plan) : plan
  const renamed = withGame(honest, { title: titleWith(honest.game.title, old, thing) })
  const changed = withMembers(renamed, [old], ({ made: _, ...one }) => ({
    ...one,
    name,
    plural,
    colour,
    motion,
    ...(made && { made }),
  }))
  const words = isOne(old) ? `The ${old.name} became ${article(name)}` : `The ${old.plural} became ${plural}`
  // From now on it is somebody else who does what the sentence says.
  const claims = plan.claims.map((claim) =>
    claim.nouns?.[old.id] ? { ...claim, nouns: { ...claim.nouns, [old.id]: name } } : claim,
  )
  return {
    plan: { ...changed, pictures, claims },
    says: `${words}.`,
    claim: { about: 'actor', actor: old.id, role: old.role as Actor['role'], words },
  }
}

/** The title follows the cast: 'Robot vs Bees' with a duck is 'Duck vs Bees'. */
function titleWith(
  title: string,
  old: CastMember,
  { name, plural }: { name: string; plural: string },
): string {
  const words = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return title
    .replace(new RegExp(`\\b${old.plural}\\b`, 'i'), words(plural))
    .replace(new RegExp(`\\b${old.name}\\b`, 'i'), words(name))
}

function add(plan: PlannedGame, { actor, behaviours }: Extract<Edit, { change: 'add' }>): Step {
  const { game } = plan
  const design = genreOf(game.genre)
  const has = (role: CastRole) => castIn(game, role).length
  // A key without a door, or a door without a key, is no use to anybody. Several keys are something to collect.
  if (lockRole(actor) && design.supports.includes('keys') && (actor.count ?? 1) === 1)
    return addLock(plan, { about: 'extra', extra: 'keys', words: 'Keys open doors' })
  const role = roleFor(actor, design, has)
  if (!role) return { cannot: `There's no more room for ${actor.phrase} in ${design.name}.` }
  const id = uniqueId(
    actor.id,
    game.cast.map((member) => ({ member })),
  )
  const { member, thing, tint } = fromActor({ ...actor, id }, role)
  const pictures = {
    ...plan.pictures,
    [id]: { noun: thing.name, art: thing.flat, ...(tint ? { tint } : {}) },
  }
  const interactions = behaviours.flatMap(({ mechanic, with: tool }) => {
    const does = doings[mechanic]
    return does ? [{ by: id, does, ...(tool ? { with: tool } : {}) }] : []
  })
  const known = interactions.map(({ by, does }) => ({ by, does }))
  const grown = withGame(
    { ...plan, pictures },
    { cast: [...game.cast, member], interactions: [...game.interactions, ...known] },
  )
  const words = role === 'boss' ? `There is a boss: the ${member.name}` : `There is ${article(member.name)}`
  return {
    plan: role === 'boss' ? withRules(grown, { boss: true }) : grown,
    says:
      role === 'boss'
        ? `There is a boss now: the ${member.name}.`
        : `${role === 'prop' ? `${capital(article(member.name))} stands in the scene` : words} now.`,
    claim: { about: 'actor', actor: id, role: role as Actor['role'], words },
  }
}

function remove(plan: PlannedGame, members: CastMember[], target: string): Step {
  const { game } = plan
  const design = genreOf(game.genre)
  if (members.length === 0) return { cannot: `There's no ${target} in this game to remove.` }
  const ids = members.map(({ id }) => id)
  const cast = game.cast.filter(({ id }) => !ids.includes(id))
  const missing = members.find(
    ({ role }) => cast.filter((one) => one.role === role).length < (design.roles[role]?.least ?? 0),
  )
  const foes = cast.some(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
  const gentle = missing?.role === 'enemy' && !foes && game.rules.seconds === undefined
  if (missing && missing.role !== 'enemy')
    return { cannot: `${capital(design.name)} needs ${article(missing.name)}.` }
  const claims = plan.claims.filter((claim) => !('actor' in claim && ids.includes(claim.actor)))
  const smaller = withGame(
    { ...plan, claims },
    { cast, interactions: game.interactions.filter(({ by }) => !ids.includes(by)) },
  )
  return {
    plan: withRules(smaller, {
      gentle: gentle || game.rules.gentle,
      boss: cast.some(({ role }) => role === 'boss'),
    }),
    says: `${theyAre(members)} gone.${gentle ? ' With no enemies left, it’s a gentle game now.' : ''}`,
  }
}

const numberRules = {
  lives: { rule: 'lives', least: 1, most: 20 },
  seconds: { rule: 'seconds', least: 10, most: 600 },
  levels: { rule: 'levels', least: 1, most: 12 },
  score: { rule: 'scoreGoal', least: 1, most: 100_000 },
  waves: { rule: 'waves', least: 1, most: 20 },
  players: { rule: 'players', least: 1, most: 2 },
  phases: { rule: 'bossPhases', least: 1, most: 5 },
} as const

function changeNumber(
  plan: PlannedGame,
  { what, value, delta = 0 }: Extract<Edit, { change: 'number' }>,
): Step {
  const { rules, content, genre } = plan.game
  const known = numberRules[what as keyof typeof numberRules]
  const design = genreOf(genre)
  if (!known) {
    if (typeof content?.[what] !== 'number') return { cannot: `${capital(design.name)} has no ${what}.` }
    const number = Math.max(1, Math.round(value ?? Number(content[what]) + delta))
    const words = `There are ${number} ${what}`
    return {
      plan: withGame(plan, { content: { ...content, [what]: number } }),
      says: `${words} now.`,
      claim: { about: 'number', what, value: number, words },
    }
  }
  const needs = { levels: 'levels', waves: 'waves', players: 'two-players' } as const
  const extra = needs[what as keyof typeof needs]
  if (extra && !design.supports.includes(extra)) return { cannot: `${capital(design.name)} has no ${what}.` }
  if (what === 'waves' && isWaveless(plan)) return noWaves
  const before = Number(rules[known.rule] ?? (what === 'seconds' ? 60 : 1))
  const number = clamp(Math.round(value ?? before + delta), known.least, known.most)
  const words =
    what === 'seconds'
      ? `There is a clock of ${number} seconds`
      : number === 1
        ? `There is one ${what === 'lives' ? 'life' : what.replace(/s$/, '')}`
        : `There are ${number} ${what}`
  return {
    plan: withRules(plan, { [known.rule]: number, ...(what === 'lives' ? { gentle: false } : {}) }),
    says: `${words} now.`,
    claim: { about: 'number', what, value: number, words },
  }
}

function changeDifficulty(plan: PlannedGame, to: Extract<Edit, { change: 'difficulty' }>['to']): Step {
  const order = ['easy', 'normal', 'hard'] as const
  const now = order.indexOf(plan.game.difficulty)
  const next =
    to === 'harder' ? Math.min(2, now + 1) : to === 'easier' ? Math.max(0, now - 1) : order.indexOf(to)
  const difficulty = order[next] ?? 'normal'
  const step = to === 'harder' ? 0.15 : to === 'easier' ? -0.15 : 0
  const challenge =
    step === 0
      ? ({ easy: 0.28, normal: 0.5, hard: 0.72 }[difficulty] ?? 0.5)
      : clamp(plan.game.challenge + step, 0, 1)
  if (challenge === plan.game.challenge && difficulty === plan.game.difficulty)
    return { cannot: `It's already as ${difficulty} as it gets.` }
  return { plan: withGame(plan, { difficulty, challenge }), says: `It is ${to} now.` }
}

/** Of what there is one. */
const counted = new Set<string>(['shop', 'shield', 'boss', 'double-jump'])

function changeExtra(plan: PlannedGame, { extra, on }: Extract<Edit, { change: 'extra' }>): Step {
  const design = genreOf(plan.game.genre)
  const { rules } = plan.game
  const { book } = plan.game
  const leaps = extra === 'double-jump' && book !== undefined && canJump(book)
  if (on && !design.supports.includes(extra) && extra !== 'day-and-night' && !leaps)
    return { cannot: `${capital(design.name)} can't have ${extra.replaceAll('-', ' ')}.` }
  const named = extra.replaceAll('-', ' ')
  const words = /[^s]s$/.test(extra)
    ? `There are ${named}`
    : `There is ${counted.has(extra) ? article(named) : named}`
  const claim: Claim = { about: 'extra', extra, words }
  const changes: Partial<Record<typeof extra, Partial<GamePlan['rules']>>> = {
    'power-ups': {
      powerUps: on
        ? [
            ...new Set([
              ...(design.rules?.powerUps ?? design.powerUps ?? []),
              ...(['shield', 'heart'] as const),
            ]),
          ]
        : [],
    },
    shield: {
      powerUps: [
        ...new Set([
          ...(on ? (['shield'] as const) : []),
          ...rules.powerUps.filter((one) => on || one !== 'shield'),
        ]),
      ],
    },
    keys: { keys: on },
    levels: { levels: on ? Math.max(2, rules.levels + 1) : 1 },
    waves: { waves: on ? (rules.waves ?? 4) + 1 : 1 },
    'day-and-night': { dayAndNight: on },
    'two-players': { players: on ? 2 : 1 },
    'faster-over-time': { faster: on },
    'double-jump': { doubleJump: on },
  }
  if (extra === 'boss') return on ? addBoss(plan) : remove(plan, castIn(plan.game, 'boss'), 'boss')
  if (extra === 'keys' && on) return addLock(plan, claim)
  if (extra === 'shop') return changeShop(plan, on, claim)
  if (extra === 'waves' && on && isWaveless(plan)) return noWaves
  const change = changes[extra]
  if (!change) return { cannot: `${capital(design.name)} can't have ${extra.replaceAll('-', ' ')} yet.` }
  return {
    plan: withRules(plan, change),
    says: on ? `${words} now.` : `${capital(extra.replaceAll('-', ' '))}: gone.`,
    ...(on ? { claim } : {}),
  }
}

/** Nobody is there who could come in waves. */
const isWaveless = ({ game: { book } }: PlannedGame) =>
  book !== undefined && !book.phases && foesIn(book).length === 0
const noWaves: Step = { cannot: "There's nobody in this game to come in waves." }

/** A shop opens between waves: where there are none yet, they come with it. */
function changeShop(plan: PlannedGame, on: boolean, claim: Claim): Step {
  const { book, rules, genre } = plan.game
  if (!book) return { cannot: `${capital(genreOf(genre).name)} already has all the shop it can have.` }
  if (!on) return { plan: withRules(plan, { shop: false }), says: 'The shop is gone.' }
  if (isWaveless(plan)) return noWaves
  const waves = rules.waves ?? (rules.dayAndNight || rules.nights ? undefined : 3)
  return {
    plan: withRules(plan, { shop: true, ...(waves !== undefined && { waves }) }),
    says: `There is a shop between ${waves === undefined ? 'nights' : 'waves'} now.`,
    claim,
  }
}

/** A boss that nobody named is the first enemy, grown large. */
function addBoss(plan: PlannedGame): Step {
  const [enemy] = [...castIn(plan.game, 'enemy'), ...castIn(plan.game, 'hazard')]
  const noun = enemy ? (plan.pictures[enemy.picture]?.noun ?? enemy.name) : 'dragon'
  const thing = openCatalogue().find(noun)
  const actor: Actor = { id: 'boss', thing, phrase: noun, role: 'boss', attributes: { size: 2.2 } }
  return add(plan, { change: 'add', actor, behaviours: [] })
}

function addLock(plan: PlannedGame, claim: Claim): Step {
  const catalogue = openCatalogue()
  let changed = plan
  for (const role of ['key', 'door'] as const) {
    if (castIn(changed.game, role).length > 0) continue
    const thing = catalogue.find(role)
    const { member } = fromActor({ id: role, thing, phrase: role, role: 'prop', attributes: {} }, role)
    changed = withGame(
      { ...changed, pictures: { ...changed.pictures, [role]: { noun: thing.name, art: thing.flat } } },
      { cast: [...changed.game.cast, member] },
    )
  }
  return { plan: withRules(changed, { keys: true }), says: 'A key opens a door now.', claim }
}

function forbid(plan: PlannedGame, absent: Extract<Edit, { change: 'absent' }>['absent']): Step {
  const { seconds: _, ...timeless } = plan.game.rules
  const claim = (words: string): Claim => ({ about: 'absent', absent, words })
  switch (absent) {
    case 'timer':
      return {
        plan: withGame(plan, { rules: timeless }),
        says: 'The clock is gone.',
        claim: claim('No timer'),
      }
    case 'losing':
      return {
        plan: withRules(plan, { gentle: true }),
        says: "You can't lose now.",
        claim: claim('It cannot be lost'),
      }
    case 'enemies': {
      const gone = remove(plan, castIn(plan.game, 'enemy'), 'enemy')
      return 'cannot' in gone ? gone : { ...gone, claim: claim('No enemies') }
    }
    case 'levels':
      return {
        plan: withRules(plan, { levels: 1 }),
        says: 'There is one level now.',
        claim: claim('One level'),
      }
    default:
      return { cannot: `${capital(absent)} can be switched off on the pause screen.` }
  }
}

/** The same words, read as another kind of game: characters and place stay. */
function changeGenre(plan: PlannedGame, genre: string): Step {
  const brief = briefOfPrompt(plan.prompt)
  const dimension = dimensionOf(plan)
  const design = [...genresIn(dimension).values()].find((one) => isMeant(one, genre))
  if (!design) return { cannot: `We can't build “${genre}” games yet.` }
  if ('refused' in brief) return { cannot: brief.message }
  const other = planGame(brief, plan.game.seed, { genre: design.genre.id, dimension })
  const { title, look, difficulty, challenge } = plan.game
  const words = `It is ${design.name}`
  return {
    plan: withDrawingsOf(plan, withGame(other, { title, look, difficulty, challenge })),
    says: `${words} now.`,
    claim: { about: 'genre', genre, words },
  }
}

/** The same game, flat or with depth. */
function changeDimension(plan: PlannedGame, dimension: Dimension): Step {
  const shown = dimension.toUpperCase()
  if (dimensionOf(plan) === dimension) return { cannot: `It's already in ${shown}.` }
  const brief = briefOfPrompt(plan.prompt)
  if ('refused' in brief) return { cannot: brief.message }
  const other = inDimension(plan, brief, dimension)
  return { plan: other, says: `It's in ${shown} now: ${genreOf(other.game.genre).name}.` }
}

function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
