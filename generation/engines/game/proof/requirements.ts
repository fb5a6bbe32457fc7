import { inputsOf } from '@makebelieve/kit/core/replay'
import type { CastMember } from '@makebelieve/kit/game/plan'
import { type EventType, rate, type World } from '@makebelieve/kit/game/world'
import { type Claim, type Extra, membersIn } from '../../../brief/brief.ts'
import { moreThanOne } from '../../../brief/colours.ts'
import { memberIn } from '../../../brief/terms.ts'
import { isVehicle } from '../../../brief/traits.ts'
import { asStandIn, type Requirement } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { areOn } from '../../../words/choose.ts'
import { fromThing } from '../cast.ts'
import type { PlannedGame } from '../design.ts'
import type { Count } from '../figures.ts'
import { covers, topicsIn } from '../genres/quiz-content/index.ts'
import { jumpHeight } from '../rules/jump-height.ts'
import { mechanics } from '../rules/mechanics/index.ts'
import {
  followsInPlay,
  measuredInPlay,
  roundsInPlay,
  seenInPlay,
  settledInPlay,
} from '../rules/seen-in-play.ts'
import type { GameCheckCode } from './check-codes.ts'
import { goesAsBefore, paceOf, pressureOf, sizeOf } from './compared.ts'
import { judgeOwnColour, ownerOf } from './judge-belonging.ts'
import { judgeGoal } from './judge-goal.ts'
import { judgeLook } from './judge-look.ts'
import { describedBy, judgeOwnRule } from './judge-own-rule.ts'
import { asSomethingElse, judgePart } from './judge-part.ts'
import { deedsOf, judgeRule, second } from './judge-rule.ts'
import { judgeDimension, judgeView } from './judge-view.ts'
import { grownIn } from './measured.ts'
import { find, judgeActor, judgeSighting } from './on-stage.ts'
import type { Deed, Playthrough } from './playthrough.ts'
import type { Proof } from './prove.ts'
import { firstSeen } from './replayed.ts'
import { takenBack } from './taken-back.ts'
import { essence } from './trail.ts'
import { judgeUnserved } from './unserved.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

/** Every claim of the prompt, held against what was played and what was seen. A label in the plan is no evidence. */
export function judge(situation: Case): Requirement[] {
  const judged = new Map<string, Requirement>()
  for (const [index, claim] of situation.plan.claims.entries()) {
    // 'Feed carrots and apples to the horse' is two measurements and one claim: met when both are.
    const key = claim.about === 'deed' ? claim.words : String(index)
    const before = judged.get(key)
    if (before && before.status !== 'met') continue
    // 'Onto bottles, five bottles': who has it done to them is not what it is done with as well.
    if (claim.about === 'deed' && claim.with !== undefined && claim.with === claim.whom && before) continue
    const verdict = judgeWhole(claim, situation)
    const evidence =
      before && verdict.status === 'met' ? `${before.evidence} ${verdict.evidence}` : verdict.evidence
    judged.set(key, { claim: claim.words, ...verdict, evidence })
  }
  return [...judged.values()]
}

/** Deeds that were not seen although everybody whom they are about was there: another place or layout may show them. */
export function unseenDeeds(situation: Case, judged: readonly Requirement[]): string[] {
  const unmet = new Set(judged.flatMap(({ claim, status }) => (status === 'unmet' ? [claim] : [])))
  return situation.plan.claims.flatMap((claim) => {
    if (claim.about !== 'deed' || claim.instead || !unmet.has(claim.words)) return []
    const named = [claim.who, claim.whom, claim.with, claim.to, claim.from].filter((id) => id !== undefined)
    return named.every((id) => judgeActor(id, situation, claim).status === 'met') ? [claim.words] : []
  })
}

/** What the form is by its very rules is met by them, whatever the sentence makes of it. */
function judgeWhole(claim: Claim, situation: Case): Verdict {
  const verdict = judgeOne(claim, situation)
  if (verdict.status === 'met' || !tellsRules.includes(claim.about)) return verdict
  const own = judgeOwnRule(claim, situation)
  return own && (own.status === 'met' || verdict.status === 'unsupported') ? own : verdict
}
const tellsRules: Claim['about'][] = ['other', 'rule', 'twist', 'consequence', 'term']

function judgeOne(claim: Claim, situation: Case): Verdict {
  const { proof } = situation
  switch (claim.about) {
    case 'genre':
      return judgeGenre(claim, situation)
    case 'actor':
      return judgePart(claim, situation)
    case 'rule':
      return judgeRule(claim, situation)
    case 'deed':
      return judgeDeed(claim, situation)
    case 'consequence':
      return judgeConsequence(claim, situation)
    case 'quantity':
      return judgeQuantity(claim, situation)
    case 'term':
      return judgeTerm(claim, situation)
    case 'number':
      return judgeNumber(claim, situation)
    case 'count':
      return judgeCount(claim, situation)
    case 'points': {
      const member = find(situation, claim.actor, claim)
      const deed = deedsOf(proof).find(({ to, type }) => to === claim.actor && type === 'collect')
      // What the plan says it is worth is no evidence: the score tells what it gave.
      const gave = deed?.gain
      if (deed && gave !== undefined && gave !== claim.value)
        return unmet(`Taking one gave ${gave}, first at ${second(deed)}.`)
      return member?.points === claim.value && deed
        ? met(`Taking one gave ${claim.value}, first at ${second(deed)}.`)
        : unmet('No such change of the score was seen.')
    }
    case 'unserved':
      return judgeUnserved(claim, situation)
    case 'attribute':
      return judgeAttribute(claim, situation)
    case 'look':
      return judgeLook(claim, situation)
    case 'jump':
      return judgeJump(claim, situation)
    case 'difficulty':
      return judgeDifficulty(claim, situation)
    case 'scene':
    case 'time':
    case 'weather':
      return situation.place(claim)
    case 'style':
      return claim.near === undefined
        ? situation.place(claim)
        : asStandIn(
            unmet(
              `Shown as something else: the colours of ${quoted(claim.style)} stand in for ${quoted(claim.near)}.`,
            ),
          )
    case 'dimension':
      return judgeDimension(claim.dimension, situation)
    case 'view':
      return judgeView(claim.view, situation)
    case 'extra':
      return judgeExtra(claim.extra, situation)
    case 'absent':
      return judgeAbsent(claim.absent, situation)
    case 'topic':
      return judgeTopic(claim.topic, situation)
    case 'twist':
      return judgeTwist(claim, situation)
    case 'feature':
      return judgeFeature(claim.feature, situation)
    case 'other':
      return judgeBusy(claim, situation) ?? unchecked("The built-in engine can't check or make this yet.")
  }
}

function judgeGenre(
  { genre: wanted, guessed, near, also, words }: Extract<Claim, { about: 'genre' }>,
  situation: Case,
): Verdict {
  const { plan, design, proof } = situation
  const won = proof.won ? ` and a bot won it in ${(proof.won.ticks / rate).toFixed(0)} s` : ''
  if (near !== undefined)
    return asStandIn(
      unmet(`Shown as something else: ${design.name} is the nearest we have to ${quoted(near)}.`),
    )
  if (plan.game.genre === wanted || design.serves?.includes(wanted)) {
    if (!guessed || isNamedIn(words, plan.prompt)) return met(`It is ${design.name}${won}.`)
    const described = plan.game.genre === wanted ? describedBy(situation) : undefined
    return described === undefined
      ? unchecked(
          `It is ${design.name}${won}. You didn't name the game, so whether you meant this one wasn't checked.`,
        )
      : met(`It is ${design.name}${won}. What you told of it was seen: ${described}.`)
  }
  const own = doneIn(wanted, situation)
  if (own) return met(`What it is about is what one does. ${own.evidence}`, own.moment)
  const instead = design.standsInFor[wanted]
  const built = String(plan.game.content?.builtAs ?? '')
  if (built === wanted) return met(`It is ${instead ?? design.name}${won}.`)
  if (also) return unmet(`Two kinds were asked for, and one was built: ${instead ?? design.name}.`)
  return asStandIn(unmet(`We don't have this kind yet. We made the closest: ${instead ?? design.name}.`))
}

/** Of a cooking game that has no form of its own the sentence says who cooks what: where that was seen, it is one. */
function doneIn(wanted: string, situation: Case): Verdict | undefined {
  const { plan } = situation
  const verbs = baseVerbsOf(wanted)
  if (plan.game.genre !== 'rules' || verbs.length === 0) return undefined
  const own = mechanics.filter((one) => one.by === 'player' && one.verbs.some((verb) => verbs.includes(verb)))
  return plan.claims
    .flatMap((claim) =>
      claim.about === 'deed' && own.some(({ id }) => id === claim.mechanic)
        ? [judgeDeed(claim, situation)]
        : [],
    )
    .find(({ status }) => status === 'met')
}

/** 'A typing game where …': whoever says the very name of it leaves nothing to be guessed. */
function isNamedIn(words: string, prompt: string): boolean {
  const plain = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  const [, name] = /^It is (?:an? )?(.+)$/.exec(words) ?? []
  if (name === undefined) return false
  const [before, ...after] = plain(prompt).split(plain(name))
  return after.length > 0 && !/ (?:not|no|isn t|without|unlike) (?:an? )?$/.test(`${before} `)
}

/** A rule of its own is seen where it changes something: from one step to the next, in the games that were played. */
function judgeTwist(claim: Extract<Claim, { about: 'twist' }>, { design, plan, proof }: Case): Verdict {
  const { twist, words, value } = claim
  const figure = design.figures?.[twist]
  if (figure && value !== undefined) return judgeFigure(value, figure, proof)
  const watch = design.twists?.[twist]
  if (!watch) return unmet('This kind of game has no such rule.')
  const missing = nobodyThere(words, { plan, proof })
  if (missing !== undefined) return unmet(`There are no ${missing} on the stage.`)
  const seen = firstSeen(watch, words, proof)
  if (seen) {
    const second = seen.tick / rate
    return met(
      `Seen at second ${second.toFixed(1)} of a game.`,
      seen.through === proof.won ? second : undefined,
    )
  }
  return unmet('It was not seen while the bots played.')
}

/** 'Gets shorter when it eats chillies' is not seen where carrots are eaten. */
function nobodyThere(words: string, { plan, proof }: Pick<Case, 'plan' | 'proof'>): string | undefined {
  const [, said] = eaten.exec(words) ?? []
  const { lemma, isNoun } = openCatalogue()
  if (said === undefined || anything.test(said) || !isNoun(lemma(said.toLowerCase(), 'noun')))
    return undefined
  const noun = lemma(said.toLowerCase(), 'noun')
  const isThere = plan.game.cast.some(
    ({ id, name, picture }) =>
      proof.seen.seen.has(id) &&
      [name, plan.pictures[picture]?.noun ?? name].some(
        (one) => one.split(' ').at(-1) === noun || openCatalogue().find(one).kinds.includes(noun),
      ),
  )
  return isThere ? undefined : said
}
const eaten =
  /\b(?:when(?:ever)?|if|by|after|every time|each time|once|for)\b[^,.;]*?\b(?:eat(?:s|ing)?|swallow(?:s|ing)?|collect(?:s|ing)?|catch(?:es|ing)?|gets?|pick(?:s|ing)? up) (?:an? |the |some |any |each |every )*([a-z]+)\b/i
const anything =
  /^(?:it|them|food|something|things?|items?|prey|one|pieces?|apples?|points?|cards?|tiles?|balls?|bricks?|blocks?|pairs?|match(?:es)?|power|answers?|questions?|words?|letters?)$/i

/** So many as were seen at most in the games that were played: one fewer or one more is another game. */
function judgeFigure(wanted: number, figure: Count, proof: Proof<World>): Verdict {
  const won = proof.won ? [proof.won] : []
  let most: number | undefined
  for (const through of [...won, ...proof.played.filter((one) => one !== proof.won)].slice(0, 6)) {
    const match = proof.game.begin(through.replay.seed)
    const count = figure()
    const look = () => {
      const many = count(match.world)
      if (many !== undefined) most = Math.max(most ?? many, many)
    }
    look()
    let tick = 0
    for (const input of inputsOf(through.replay)) {
      if (match.status !== 'playing' || tick++ > through.ticks) break
      match.step(input)
      look()
    }
    match.leave()
    // What one has to come to is only seen in a game that is won.
    if (most === wanted) return met(`Counted in a game: ${wanted}.`)
    if (most !== undefined) return unmet(`Counted in a game: ${most}, not ${wanted}.`)
  }
  return unmet('It was not seen while the bots played.')
}

/** What a verb comes to is measured in the states of the games that were played, between those whom the sentence names. */
function judgeDeed(claim: Extract<Claim, { about: 'deed' }>, situation: Case): Verdict {
  const { plan, proof } = situation
  for (const id of [claim.who, claim.whom, claim.with, claim.to, claim.from]) {
    if (id === undefined) continue
    // Whoever was only thought of for want of anybody named has to be there, and to look like nothing in particular.
    const there = isNamed(id, claim, situation)
      ? judgeActor(id, situation, claim)
      : judgeSighting(id, situation)
    if (there.status !== 'met') return there
  }
  const { from, saysFrom } = claim
  if (from !== undefined && saysFrom && !isNamed(from, claim, situation))
    return asStandIn(
      unmet(`Shown as something else: ${find(situation, from)?.plural ?? from} stand in for what was named.`),
    )
  if (claim.mechanic === 'hurry') {
    const absent = nobodyToCome(claim.words, situation)
    if (absent) return unmet(`The ${absent} was not seen on the stage.`)
    if (!plan.game.book) return judgeClock(situation)
  }
  const seen = seenInPlay(claim, plan.game, proof)
  if (claim.instead)
    return asStandIn(
      unmet(`Shown as something else: ${quoted(claim.instead)} stands in for ${quoted(claim.verb)}.`),
    )
  if (!seen) return unmet('It was not seen while the bots played.')
  if (claim.mechanic === 'searchlight' && !isLightDrawn(claim.who, situation))
    return unmet('No light is drawn before them.')
  if (claim.mechanic === 'hold' && claim.whom !== undefined && isDriven(claim.whom, situation))
    return unmet('It was only carried, and nobody drove it.')
  const pace = judgeManner(claim, situation)
  if (pace) return pace
  const back = judgeBack(claim, situation)
  if (back) return back
  const tool = toolUnseen(claim, situation)
  if (tool !== undefined)
    return unchecked(`${seen.says} What the ${tool} has to do with it was not measured.`)
  if (isHitInstead(claim, situation))
    return asStandIn(
      unmet(
        `Shown as something else: what was to be thrown is what something else is thrown at. ${seen.says}`,
      ),
    )
  const [other] = seen.ignored
  if (other) return unchecked(`${seen.says} What the ${other.plural} have to do with it was not measured.`)
  if (claim.lent !== undefined) {
    const { name = claim.lent } = find(situation, claim.lent) ?? {}
    return unchecked(`${seen.says} That it is done with the ${name} was not said.`)
  }
  if (isOnDryLand(claim.verb, situation)) return unchecked(`${seen.says} But there is no water.`)
  return claim.more === undefined
    ? met(seen.says, seen.moment)
    : unchecked(`${seen.says} What ${quoted(claim.more)} has to do with it was not measured.`)
}

/** A beam, or the cone before whoever looks out for somebody. */
const isLightDrawn = (id: string, { plan: { game } }: Case): boolean =>
  game.book?.kinds.some(({ cast, beam }) => cast === id && beam !== undefined) === true ||
  game.book?.rules.some(({ when }) => 'sees' in when && when.sees[0] === id) === true

/** 'Before the mummy catches you': where somebody is to come, a clock alone is not what was said. */
function nobodyToCome(words: string, situation: Case): string | undefined {
  const feared = situation.plan.game.cast.find(
    ({ role, name, plural }) =>
      (role === 'enemy' || role === 'boss') && new RegExp(`\\b(?:${name}|${plural})\\b`, 'i').test(words),
  )
  return feared && judgeSighting(feared.id, situation).status !== 'met' ? feared.name : undefined
}

/** There is time until then: it runs out before everybody's eyes, and at nothing the game is lost. */
function judgeClock({ plan, proof }: Case): Verdict {
  const { clock } = proof.game.begin(plan.game.seed).world
  if (clock === null) return unmet('There is no clock.')
  const isLate = proof.played.some(({ status, world }) => status === 'lost' && world.clock === 0)
  return isLate && proof.won
    ? met(`${Math.round(clock / rate)} seconds were counted down, and at nothing it was lost.`)
    : unmet('Nobody was seen to be too late.')
}

/** Who races with boats is in one, and has none in the hand. */
function isDriven(id: string, situation: Case): boolean {
  const noun = find(situation, id)?.name
  return noun !== undefined && isVehicle(openCatalogue().find(noun))
}

/** 'The drops fall faster': that they fall says nothing of it. */
function judgeManner(
  { words, who }: Extract<Claim, { about: 'deed' }>,
  { proof }: Case,
): Verdict | undefined {
  if (!/\b(?:faster|quicker)\b/i.test(words)) return undefined
  const { pace } = grownIn(proof, [who])
  if (pace === undefined) return unchecked('It was seen, and whether it gets faster was not measured.')
  const times = `At the end of a game it went ${pace.toFixed(2)} times as fast as at its beginning.`
  return pace >= quicker ? undefined : unmet(times)
}

/** 'Throws the small ones back': they are to fly, and where the game throws things of its own at them they are only hit. */
function isHitInstead(claim: Extract<Claim, { about: 'deed' }>, situation: Case): boolean {
  const { mechanic, verb, whom, with: tool, words } = claim
  const { name = '', plural = '' } = (tool !== undefined && find(situation, tool)) || {}
  const flies = mechanics.find(({ id }) => id === mechanic)?.sends && thrown.test(verb)
  return (
    flies === true &&
    whom !== undefined &&
    isNamed(whom, claim, situation) &&
    ![name, plural].some((one) => one && words.toLowerCase().includes(one))
  )
}
const thrown = /^(?:throw|hurl|toss|lob|fling|sling|chuck)$/

/** 'You throw them back': somebody else sends the very same first. */
function judgeBack(
  { verb, words, who, whom, with: tool }: Extract<Claim, { about: 'deed' }>,
  { plan: { game, prompt, claims }, proof }: Case,
): Verdict | undefined {
  // Whoever shoots back returns fire, and not the very shot.
  const isSent = thrown.test(verb) || /^(?:hit|bat|kick|knock|swat)\b/.test(verb)
  const [plain = verb] = verb.split(' ')
  const isBack = new RegExp(`\\b${plain}\\w*(?: [\\w']+){0,4} back\\b`, 'i')
  if (!isSent || whom === undefined || /\bback\b/.test(verb)) return undefined
  // Where the way back was told of somebody else, these only throw.
  const told = claims.some((claim) => isBack.test(claim.words)) ? words : `${words} ${prompt}`
  if (!isBack.test(told)) return undefined
  const flying = tool ?? whom
  // What each sends is a kind of its own in the rules: those that send what flies here are looked up there, and were seen to do so.
  const senders = (game.book?.rules ?? []).flatMap(({ when, do: effects }) =>
    effects.some((one) => 'spawn' in one && isCast(one.spawn, flying)) &&
    'every' in when &&
    when.of !== undefined
      ? [when.of]
      : [],
  )
  const other = senders.find((id) => !isCast(id, who))
  const isSeen = other !== undefined && deedsOf(proof).some(({ type, by }) => type === 'hurt' && by !== who)
  return isSeen
    ? undefined
    : unchecked('It was seen, but nobody had sent the same before: whether it goes back was not seen.')
}
const isCast = (id: string, cast: string) => id === cast || id.startsWith(`${cast}.`)

/** 'Guides boats with a beam': what the words name as the means, and nobody measured. */
function toolUnseen(
  { words, verb, ...claim }: Extract<Claim, { about: 'deed' }>,
  situation: Case,
): string | undefined {
  if (/\bwith\b| by light$/.test(verb) || claim.mechanic === 'hold' || claim.with !== undefined)
    return undefined
  const [, said] =
    /\b(?:with|using) (?:the |an? |his |her |its |their |your |my )?([\p{L}' -]+)$/iu.exec(words) ?? []
  if (said === undefined) return undefined
  const { lemma, isNoun } = openCatalogue()
  const noun = lemma(said.split(' ').at(-1)?.toLowerCase() ?? '', 'noun')
  const named = [claim.who, claim.whom, claim.to, claim.from].flatMap((id) =>
    id === undefined ? [] : (find(situation, id)?.name.split(' ') ?? []),
  )
  const isMechanics = mechanics.some(({ id, phrase }) => id === claim.mechanic && phrase)
  return isNoun(noun) && !named.includes(noun) && !isMechanics ? said : undefined
}

/** Who swims somewhere gets there through water, and nearly everywhere the ground is dry. */
function isOnDryLand(verb: string, { plan: { game, solid } }: Case): boolean {
  const { space, kinds = [] } = game.book ?? {}
  const isGround = space?.id === 'top' || (space?.id === 'side' && !kinds.some(({ fins }) => fins))
  return /^(?:swim|dive|snorkel)\b/.test(verb) && !solid && isGround && game.look.scene !== 'underwater'
}

/** What follows from what: both were seen in the games that were played, the one right after the other and hardly ever without it. */
function judgeConsequence(claim: Extract<Claim, { about: 'consequence' }>, situation: Case): Verdict {
  const { plan, proof } = situation
  if (!plan.game.book) return unmet('This kind of game has no such rule.')
  for (const id of [claim.cause.whom, claim.effect.whom]) {
    if (id === undefined || !plan.game.cast.some((member) => member.id === id && member.role !== 'player'))
      continue
    const there = judgeActor(id, situation, claim)
    if (there.status !== 'met') return there
  }
  const seen = followsInPlay(claim, plan.game, proof)
  return seen ? met(seen.says, seen.moment) : unmet('The one was not seen to follow from the other.')
}

/** What is said of a quantity: its bar was seen to do so, and those whom it has to do with were there. */
function judgeQuantity(claim: Extract<Claim, { about: 'quantity' }>, situation: Case): Verdict {
  const { plan, proof } = situation
  if (!plan.game.book) return unmet('This kind of game has no such bar.')
  for (const id of claim.parts.flatMap(membersIn)) {
    if (!plan.game.cast.some((member) => member.id === id && member.role !== 'player')) continue
    const there = judgeActor(id, situation, claim)
    if (there.status !== 'met') return there
  }
  const seen = measuredInPlay(claim, plan.game, proof)
  return seen === undefined ? unmet('Its bar was not seen to do so.') : met(seen)
}

/** What the sentence settles: the figures and bodies were seen to be so, and those whom it is about were there. */
function judgeTerm(claim: Extract<Claim, { about: 'term' }>, situation: Case): Verdict {
  const { plan, proof } = situation
  const { term, words } = claim
  if (term.about === 'chances') {
    const lives = judgeNumber({ about: 'number', what: 'lives', value: term.many, words }, situation)
    if (lives.status !== 'met') return lives
    if (!plan.game.book)
      return term.of ? unchecked(`${lives.evidence} Whether mistakes cost them was not measured.`) : lives
  }
  if (!plan.game.book) return unmet('This kind of game has no such rule.')
  const whom = memberIn(claim.term)
  if (whom !== undefined && plan.game.cast.some(({ id, role }) => id === whom && role !== 'player')) {
    const there = judgeActor(whom, situation, claim)
    if (there.status !== 'met') return there
  }
  const seen = settledInPlay(claim, plan.game, proof)
  return seen === undefined ? unmet('It was not seen to be so while the bots played.') : met(seen)
}

const isNamed = (id: string, { nouns = {} }: Claim, { plan }: Case) =>
  Object.hasOwn(nouns, id) ||
  (Object.hasOwn(nouns, 'player') && plan.game.cast.some((one) => one.id === id && one.role === 'player'))

/** Contents that come nearest to a topic, or general ones, are not about it. */
function judgeTopic(wanted: string, { plan, proof }: Case): Verdict {
  const { topic, words } = plan.game.content ?? {}
  if (Array.isArray(words)) return judgeWords(wanted, words as { word: string }[], proof)
  if (topic === undefined || proof.played.length === 0) return unmet('There is no content on this topic yet.')
  const isMeant =
    topic === wanted || topicsIn(wanted).some((one) => one.name === topic && covers(one, wanted))
  return isMeant
    ? met(`The content is about ${String(topic)}; the bot played through it.`)
    : unmet(`The content is about ${String(topic)}.`)
}

/** Words are about a topic where each stands in its list; and some of them were played. */
function judgeWords(wanted: string, entries: readonly { word: string }[], { won }: Case['proof']): Verdict {
  const words = entries.map(({ word }) => word)
  const played = words.filter((word) => won && JSON.stringify(won.world).includes(`"${word}"`))
  if (played.length === 0 || !areOn(words, wanted)) return unmet('There are no words on this topic yet.')
  return met(`All ${words.length} words are about it, such as ${words.slice(0, 3).map(quoted).join(', ')}.`)
}

type NumberName = Extract<Claim, { about: 'number' }>['what']

/** 'Drop three and it's over': so many lives are that only where what gets away costs one. */
const missing =
  /\b(?:drops?|miss(?:es)?|goals?|spills?|lets? (?:in|through|fall)|get (?:past|by|through|in)|(?:if|when|once) \w+ (?:\w+ )?fall)\b/i

function judgeNumber({ what, value, words }: Extract<Claim, { about: 'number' }>, situation: Case): Verdict {
  const { plan, proof } = situation
  const misses = plan.game.book?.rules.some(
    ({ when, do: effects }) => 'leaves' in when && effects.some((one) => 'hurt' in one),
  )
  if (what === 'lives' && missing.test(words) && !misses)
    return unmet('Nothing that is missed costs a life here.')
  const { world } = proof.game.begin(plan.game.seed)
  const { content } = plan.game
  const most = (type: EventType) =>
    Math.max(
      0,
      ...deedsOf(proof)
        .filter((deed) => deed.type === type)
        .map((deed) => deed.most),
    )
  // So many lives as every game begins with are none that anything could cost.
  if (what === 'lives' && world.lives === value && !proof.played.some((one) => one.world.lives < value))
    return unmet('Nothing cost a life in any game that was played.')
  const goesRound = (what === 'laps' || what === 'opponents') && plan.game.book !== undefined
  const { mine, others } = goesRound ? roundsInPlay(plan.game, proof) : { mine: 0, others: 0 }
  const found: Partial<Record<NumberName, number | undefined>> = {
    ...(goesRound && { laps: mine, opponents: others }),
    lives: world.lives,
    seconds: world.clock === null ? undefined : world.clock / rate,
    levels: proof.won?.world.level,
    waves: most('wave') || undefined,
    nights: plan.game.rules.nights,
    cards: cardsIn(world),
    rounds: answeredIn(proof),
    players: proof.game.controls.some(({ player }) => player === 2) ? 2 : 1,
    phases: plan.game.rules.boss ? plan.game.rules.bossPhases : undefined,
  }
  if (what === 'score') return judgeGoal(value, situation)
  const actual = found[what] ?? (typeof content?.[what] === 'number' ? (content[what] as number) : undefined)
  if (what === 'seconds' && actual === value && lasting(value).test(plan.prompt)) {
    const { won } = proof
    const seconds = won ? Math.round(won.ticks / rate) : undefined
    if (seconds !== undefined && seconds < 0.95 * value)
      return unmet(`The clock starts at ${value} s, but the game was won after ${seconds} s.`)
  }
  if (actual === value) return met(`The running game has ${value} ${what}.`)
  return unmet(actual === undefined ? `This game has no ${what}.` : `The running game has ${actual} ${what}.`)
}

/** 'For 30 seconds', 'beans, 30 seconds, and …': so long it lasts. 'In 30 seconds' is a limit, and whoever is done before has kept it. */
const lasting = (seconds: number) => {
  const figure = seconds % 60 === 0 ? `(?:${seconds}|${seconds / 60}|\\w+)` : `(?:${seconds}|\\w+)`
  return new RegExp(
    `(?:\\b(?:for|lasts?|lasting|survive)|[,;]) ${figure}[- ](?:seconds?|minutes?|s)\\b(?! (?:left|to|each|per|(?:time )?limit|timer|countdown|clock))`,
    'i',
  )
}

/** How many questions were answered before it was won; of other rounds nothing is heard. */
function answeredIn({ won }: Proof<World>): number | undefined {
  const right = won?.deeds.filter(({ type }) => type === 'right') ?? []
  return right.length > 0 ? right.reduce((sum, { count }) => sum + count, 0) : undefined
}

/** What lies on the table, where cards do. */
function cardsIn(world: World): number | undefined {
  const { cards } = ('state' in world ? world.state : {}) as { cards?: unknown }
  return Array.isArray(cards) ? cards.length : undefined
}

function judgeCount(claim: Extract<Claim, { about: 'count' }>, situation: Case): Verdict {
  const { proof } = situation
  const { value } = claim
  const there = judgeActor(claim.actor, situation, claim)
  const member = find(situation, claim.actor, claim)
  if (there.status !== 'met') return there
  // What the ground is built of was not counted.
  if (!member) return unchecked('It is there, but we did not count how many.')
  const other = asSomethingElse(claim, member, situation)
  if (other) return other
  // '8 kinds of fish' are not eight of one kind.
  if (/\b\w+ (?:kinds|types|sorts|species|breeds|varieties) of\b/i.test(claim.words))
    return unmet(`All of them are of one kind.`)
  const together = Math.max(0, ...proof.played.map(({ crowd }) => crowd.get(member.id) ?? 0))
  if (together === value) return met(`${value} were on the stage at one time.`)
  // Five blows may all have hit one: only those who are done with then were so many.
  const taken = proof.won?.deeds.filter(({ to, type }) => to === member.id && taking.includes(type)) ?? []
  const total = Math.max(0, ...taken.map(({ count }) => count))
  if (total === value) return met(`The bot's win took ${total} of them.`)
  return unmet(`At most ${Math.max(together, total)} were counted.`)
}

/** Who had this happen to them is another one each time. */
const taking: EventType[] = [
  ...(['collect', 'key', 'rescue', 'deliver', 'defeat', 'break', 'place', 'sell', 'steal', 'heal'] as const),
  ...(['cross', 'unlock', 'power', 'right'] as const),
]

function judgeAttribute(claim: Extract<Claim, { about: 'attribute' }>, situation: Case): Verdict {
  const { actor, attribute, value } = claim
  if (ownerOf(actor, situation)) return judgeOwnColour(claim, situation)
  // A sign that says 'rim' may be green, and no rim is.
  const there = judgeActor(actor, situation, claim)
  if (there.status !== 'met') return there
  const member = find(situation, actor, claim)
  if (!member || !situation.proof.seen.seen.has(member.id)) return unmet('It was not seen on the stage.')
  if (attribute === 'colour') {
    const source = situation.plan.pictures[member.picture]
    if (source?.drawn) return unchecked('It is shown as your drawing, so its colours were not checked.')
    if (!source?.tint) return unmet('Its picture kept its own colour.')
    if (moreThanOne.test(claim.words) || / and \S+$/.test(claim.words))
      return unmet(`Its picture is painted in one colour, ${source.tint}.`)
    if (source.tint !== value) return unmet(`Its picture is painted in ${source.tint}, and not in ${value}.`)
    const share = situation.painted?.tints.get(member.picture)
    if (share === undefined) return met(`Its picture is painted in ${source.tint}.`)
    const part = `${Math.round(share * 100)} % of its picture`
    return share >= leastPainted
      ? met(`Its picture is painted in ${source.tint}: ${part} is of that colour.`)
      : unmet(`It was to be ${source.tint}, and most of its picture is of another colour.`)
  }
  if (claim.before !== undefined) return judgeChange(member, claim.before, claim, situation)
  const usual = attribute === 'size' ? usualSize(member, situation.plan) : 1
  return judgeChange(member, usual, claim, situation, 'as usual')
}

/** So much of a picture has to have a colour: who wears red has a face of its own. */
const leastPainted = 0.2

/** An elephant is large as it is: only what it is beyond that was asked for. */
function usualSize({ id, role, picture, name }: CastMember, { pictures }: PlannedGame): number {
  const noun = pictures[picture]?.noun ?? name
  return fromThing(openCatalogue().find(noun), role, id).member.size
}

/** Beside the version before, or beside one that is as usual, by how fast or large its bodies really are: a number in a plan may change nothing. */
function judgeChange(
  { id }: CastMember,
  before: number,
  { attribute, value }: Extract<Claim, { about: 'attribute' }>,
  { plan: { game } }: Case,
  than = 'as in the version before',
): Verdict {
  const measured = attribute === 'size' ? sizeOf : paceOf
  const cast = game.cast.map((one) => (one.id === id ? { ...one, [attribute]: before } : one))
  const now = measured(game, id)
  const then = measured({ ...game, cast }, id)
  // Boards, tracks and whatever has depth move in ways of their own.
  const isSure = game.book !== undefined
  if (!isSure && goesAsBefore(game, { ...game, cast }))
    return unmet(`The game goes on exactly ${than.replace('in the version ', '')}.`)
  if (!isSure && (now === undefined || then === undefined || !(attribute === 'size')))
    return unchecked(
      `How ${attribute === 'size' ? 'large' : 'fast'} it is isn't measured in this kind of game.`,
    )
  if (now === undefined || then === undefined || then === 0)
    return unmet(
      attribute === 'size' ? 'It has no body that could be measured.' : 'It never moves by itself.',
    )
  const times = now / then
  const says = `It is ${times.toFixed(2)} times as ${attribute === 'size' ? 'large' : 'fast'} ${than}.`
  return (Number(value) >= 1 ? times >= 1.05 : times <= 0.97) ? met(says) : unmet(says)
}

/** Beside the version before: how much of a threat there is to somebody who only looks on, and how long there is time. */
function judgeDifficulty(
  { harder, before }: Extract<Claim, { about: 'difficulty' }>,
  { plan: { game } }: Case,
): Verdict {
  const now = pressureOf(game)
  const then = pressureOf({ ...game, challenge: before })
  if (then.ways === 0 && then.seconds === undefined)
    return unchecked('What makes this kind of game hard was not measured.')
  const threat = then.ways === 0 ? 1 : now.ways / then.ways
  const time = (now.seconds ?? 0) / (then.seconds ?? 1)
  const says = [
    ...(then.ways === 0 ? [] : [`What is against you covers ${threat.toFixed(2)} times as much ground`]),
    ...(then.seconds === undefined
      ? []
      : [`there are ${Math.round(now.seconds ?? 0)} s instead of ${Math.round(then.seconds)}`]),
  ]
  const fits = harder
    ? threat >= 1.03 || (then.seconds !== undefined && time <= 0.97)
    : threat <= 0.97 || (then.seconds !== undefined && time >= 1.03)
  const told = `${says.join(', and ')}.`.replace(/^t/, 'T')
  return fits ? met(told) : unmet(told)
}

/** By the highest point of a jump, now and with the number of the version before. */
function judgeJump({ factor, before }: Extract<Claim, { about: 'jump' }>, { plan: { game } }: Case): Verdict {
  if (!game.book) return unchecked('Jumps were not measured here.')
  const now = jumpHeight(game)
  const then = jumpHeight({ ...game, rules: { ...game.rules, jump: before } })
  const times = `${Math.round(now)} units instead of ${Math.round(then)}`
  const fits = factor > 1 ? now > then * 1.05 : now < then * 0.97
  return fits ? met(`A jump goes up ${times}.`) : unmet(`A jump goes up ${times}.`)
}

const extraSigns: Partial<Record<Extra, EventType[]>> = {
  'power-ups': ['power'],
  shield: ['power', 'block'],
  boss: ['boss'],
  keys: ['key', 'unlock'],
  levels: ['level'],
  waves: ['wave'],
  shop: ['upgrade'],
}

function judgeExtra(extra: Extra, { plan, proof }: Case): Verdict {
  const { rules } = plan.game
  if (extra === 'faster-over-time') return judgePace({ plan, proof })
  if (extra === 'two-players') {
    const second = proof.game.controls.filter(({ player }) => player === 2)
    return second.length > 0
      ? met(`The second player has ${second.length} controls; each was tried.`)
      : unmet('Only one can play.')
  }
  if (extra === 'day-and-night')
    return rules.dayAndNight ? met('A day passes in a minute.') : unmet('It does not change.')
  if (extra === 'double-jump')
    return rules.doubleJump ? met('A second jump works in the air.') : unmet('One jump only.')
  const wanted = extraSigns[extra] ?? []
  const isShown = ({ type, checkpoint }: Deed) =>
    extra === 'checkpoints' ? checkpoint === true : wanted.includes(type)
  const deed = deedsOf(proof).find(isShown)
  return deed ? met(`Seen in play at ${second(deed)}.`) : unmet('It was not seen while the bots played.')
}

/** Who goes less than a tenth faster goes as fast as before to whoever looks on. */
const quicker = 1.1

/** Whether it grows faster is seen in those who move by themselves; where nobody does, in whoever plays, whose pace has other reasons too. */
function judgePace({ plan, proof }: Pick<Case, 'plan' | 'proof'>): Verdict {
  const { pace: others } = grownIn(proof, othersIn(plan))
  const pace = others ?? grownIn(proof, ['player']).pace
  if (pace === undefined) return unchecked('Too little moved by itself to tell whether it gets faster.')
  const times = `At the end of a game ${others ? 'they' : 'you'} went ${pace.toFixed(2)} times as fast as at its beginning.`
  return pace >= (others ? quicker : 1.15) ? met(times) : unmet(times)
}

function judgeHarder({ plan, proof }: Pick<Case, 'plan' | 'proof'>): Verdict {
  const { pace = 1, many = 1 } = grownIn(proof, othersIn(plan))
  if (pace >= quicker)
    return met(`At the end of a game they went ${pace.toFixed(2)} times as fast as at its beginning.`)
  if (many >= 1.3)
    return met(`At the end of a game there were ${many.toFixed(1)} times as many as at its beginning.`)
  return unchecked(
    'Neither more nor faster ones were seen at the end of a game; what else grows was not measured.',
  )
}

const othersIn = ({ game }: PlannedGame) =>
  game.cast.flatMap(({ id, role }) => (role === 'player' || role === 'projectile' ? [] : [id]))

function judgeAbsent(absent: Extract<Claim, { about: 'absent' }>['absent'], { plan, proof }: Case): Verdict {
  const { rules, cast } = plan.game
  const foes = cast.filter(({ role }) => role === 'enemy' || role === 'boss')
  switch (absent) {
    case 'enemies':
      return foes.length === 0 && !deedsOf(proof).some(({ type }) => type === 'hurt')
        ? met('Nobody on the stage is an enemy, and nobody was hurt.')
        : unmet(`There are ${foes.map(({ plural }) => plural).join(' and ') || 'dangers'}.`)
    case 'timer':
      return proof.game.begin(plan.game.seed).world.clock === null
        ? met('There is no clock.')
        : unmet('There is a clock.')
    case 'losing':
      return rules.gentle ? met('A minute of the worst play did not lose it.') : unmet('It can be lost.')
    case 'levels':
      return rules.levels === 1 ? met('There is one level.') : unmet(`There are ${rules.levels} levels.`)
    case 'violence':
      return deedsOf(proof).some(
        ({ type, by }) =>
          /^(?:defeat|shoot|hit)$/.test(type) || (type === 'hurt' && foes.some(({ id }) => id === by)),
      )
        ? unmet('There is some fighting.')
        : met('Nobody was shot, hit or defeated in any game of the bots, and no enemy hurt anybody.')
    default:
      return unchecked(`This can't be left out yet; sound and ${absent} can be switched off.`)
  }
}

const scores = ({ world }: Playthrough<World>): boolean => world.score > 0

/** 'A busy motorway': many are about there at the same time, and go somewhere. */
function judgeBusy({ words }: Claim, situation: Case): Verdict | undefined {
  const { plan, proof } = situation
  const [, place = ''] = /^(?:busy|crowded|bustling|packed|lively|hectic) (.+)$/i.exec(words) ?? []
  if (openCatalogue().sceneOf(place) !== plan.game.look.scene) return undefined
  const others = othersIn(plan)
  const many = others.reduce((sum, id) => sum + (proof.won?.crowd.get(id) ?? 0), 0)
  const { pace } = grownIn(proof, others)
  return many >= 8 && pace !== undefined ? met(`There were up to ${many} about, and they moved.`) : undefined
}

type Feature = Extract<Claim, { about: 'feature' }>['feature']

/** What every game has from the kit is looked up in the running game where that is possible. */
function judgeFeature(feature: Feature, { plan, proof }: Case): Verdict {
  const inputs = proof.game.controls.map(({ input }) => input)
  const check = (code: GameCheckCode) => proof.checks.find((one) => one.code === code)
  switch (feature) {
    case 'restart': {
      const restart = check('restart')
      return restart?.passed ? met(restart.evidence) : unmet(restart?.evidence ?? 'It was not tried.')
    }
    case 'keyboard':
      return inputs.length > 0 ? met(`${inputs.length} controls answer to keys.`) : unmet('No keys.')
    case 'mouse':
      return inputs.some((input) => input === 'pointer' || input === 'pick')
        ? met('Pointing and clicking changed the world.')
        : unmet('It is played with keys, a gamepad or touch buttons.')
    case 'score-shown': {
      return plan.game.rules.scoreGoal !== undefined || proof.played.some(scores)
        ? met('The score is shown at the top as soon as there is one.')
        : unmet('In none of the games that were played was there a score.')
    }
    case 'level-shown':
      return plan.game.rules.levels > 1
        ? met(`Which of the ${plan.game.rules.levels} levels it is stands at the top.`)
        : unmet('There is only one level.')
    case 'gesture':
      return unchecked('Every game can be played by touch; what a gesture of its own does was not checked.')
    case 'undo': {
      const seen = takenBack({ proof })
      return seen === undefined ? unmet('No move was seen to be taken back.') : met(seen)
    }
    case 'difficulty-levels':
      return met('Easy, normal and hard can be chosen in the settings of every game.')
    case 'lives-shown': {
      const { lives } = proof.game.begin(plan.game.seed).world
      return plan.game.rules.gentle
        ? unmet("This game can't be lost.")
        : met(`${lives} lives are shown at the top.`)
    }
    case 'timer-shown':
      return proof.game.begin(plan.game.seed).world.clock === null
        ? unmet('There is no clock.')
        : met('The clock is shown at the top.')
    case 'levels-harder':
      return judgeHarder({ plan, proof })
    case 'win-screen': {
      const win = check('wins')
      return win?.passed ? met(win.evidence) : unmet('It was not won.')
    }
    case 'lose-screen': {
      const lose = check('loses')
      return lose?.passed ? met(lose.evidence) : unmet('It cannot be lost.')
    }
    case 'random-levels': {
      const [one, other] = [0, 1].map((more) => essence(proof.game.begin(plan.game.seed + more).world))
      return one === other
        ? unmet('Every game starts the same.')
        : met('A different seed lays the game out differently.')
    }
    case 'combo':
    case 'health-bar':
    case 'minimap':
    case 'ai-opponent':
    case 'parallax':
      return unchecked('Nothing looks for this in the running game yet: it was not checked.')
    default:
      return met('Every game has this: it is part of the screens around it.')
  }
}
