import type { CastMember } from '@makebelieve/kit/game/plan'
import type { EventType } from '@makebelieve/kit/game/world'
import type { Claim, PartSaid, Role } from '../../../brief/brief.ts'
import { asStandIn } from '../../../pipeline/engine.ts'
import { quoted } from '../../../pipeline/quoted.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { isCalled } from '../casting/place-names.ts'
import { siteOf } from '../casting/sites.ts'
import { judgeBelonging } from './judge-belonging.ts'
import { deedsOf } from './judge-rule.ts'
import { find, judgeActor, roleWords } from './on-stage.ts'
import type { Deed } from './playthrough.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

/** That somebody is there, and is what the sentence says they are: who only stands in the scene is in nobody's way. */
export function judgePart(claim: Extract<Claim, { about: 'actor' }>, situation: Case): Verdict {
  if (claim.belongs) return judgeBelonging(claim, situation)
  const there = judgeActor(claim.actor, situation, claim, claim.mount)
  const member = find(situation, claim.actor, claim)
  if (there.status !== 'met' || !member) return there
  const { drawn } = situation.plan.pictures[member.picture] ?? {}
  if (claim.drawn) return drawn ? there : unmet('It has its usual picture again.')
  const head = drawn ? undefined : headShown(member, situation)
  if (head) return isAtWork(head, member, situation) ? there : asHead(head, member.name)
  if (claim.trade && !drawn && !situation.plan.solid) {
    const { dressedAs } = situation.plan.pictures[member.picture] ?? {}
    if (dressedAs !== claim.trade) return asHead(member.name, `${member.name} ${claim.trade}`)
    return met(`${there.evidence} It is dressed as a ${claim.trade}.`, there.moment)
  }
  if (claim.role !== 'prop' && member.role === 'prop') return unmet('It is only part of the scene.')
  const other = asSomethingElse(claim, member, situation)
  if (other) return other
  if (claim.role === 'friend' && member.role !== 'friend')
    return unmet(`${there.evidence.slice(0, -1)}, and no friend.`)
  const part = anothersPart(member, situation)
  if (part !== undefined) return unmet(`It is there, and the ${part} is something else.`)
  const { by, to } = partSigns[claim.role] ?? {}
  const isShown = (deed: Deed) =>
    (deed.by === member.id && by?.includes(deed.type)) || (deed.to === member.id && to?.includes(deed.type))
  if (!situation.plan.game.book && (by || to) && !deedsOf(situation.proof).some(isShown))
    return unmet(`It was seen, but nothing of the kind happened while the bots played.`)
  return drawn ? asDrawn(member, there) : there
}

/** Whoever is there, and not as what the sentence says of them: guests who are foes, a pan that is picked up, ropes that lie about. */
export function asSomethingElse(
  { acts, as, never }: PartSaid,
  member: CastMember,
  situation: Case,
): Verdict | undefined {
  if (acts && member.role === 'prop' && !isToldApart(member, situation))
    return unmet('It is only part of the scene.')
  if (never?.some((role) => role === member.role))
    return unmet(`It is there as ${roleWords[member.role]}, and that is not what the sentence says of it.`)
  // Who is after one, or taken, as it was said, need not do all of it: that is claimed for itself.
  return acts && !as?.some((role) => role === member.role) && isIdle(member, situation)
    ? unmet('It is there, and nothing of what is said of it happens.')
    : undefined
}

/** 'The ball is a tomato': where a ball is there as well, no tomato is the ball. */
function anothersPart({ id, name, plural }: CastMember, { plan, proof }: Case): string | undefined {
  const told = new RegExp(
    `\\b([a-z]+) (?:is|are) (?:an? |the |made of |all )?(?:\\w+ )?(?:${name}|${plural})\\b`,
    'i',
  )
  const [, part] = told.exec(plan.prompt) ?? []
  const said = part?.toLowerCase()
  const isThere = plan.game.cast.some(
    (one) => one.id !== id && (one.name === said || one.plural === said) && proof.seen.seen.has(one.id),
  )
  return isThere ? said : undefined
}

/** 'Rescues cats from trees': that it is from there is a claim of its own, and the trees are there. */
const isToldApart = ({ name, plural }: CastMember, { plan }: Case): boolean =>
  plan.claims.some(
    ({ about, words }) =>
      (about === 'other' || about === 'unserved') &&
      new RegExp(`\\b(?:${name}|${plural})\\b`, 'i').test(words),
  )

/** Nothing that was asked for has to do with whoever it is. */
function isIdle({ id, name, plural }: CastMember, { plan: { game, wishes = [] } }: Case): boolean {
  if (!game.book) return false
  const { consequences, quantities, terms } = game.content ?? {}
  if (JSON.stringify([consequences, quantities, terms]).includes(`"${id}"`)) return false
  const isMention = (words: string) => [name, plural].includes(words.toLowerCase())
  return !wishes.some(
    ({ filler, form, words, who, whom, with: tool, to, from }) =>
      !filler && !form && !isMention(words) && [who, whom, tool, to, from].some((part) => part?.id === id),
  )
}

/** A museum guard is a guard in a museum. */
function isAtWork(head: string, { name }: CastMember, { plan }: Case): boolean {
  const place = name.slice(0, -head.length - 1)
  const catalogue = openCatalogue()
  const scene = catalogue.sceneOf(place)
  const { site } = plan.game.look
  if (!scene || scene !== plan.game.look.scene || !catalogue.find(head).traits.includes('person'))
    return false
  return isCalled(scene, place) || (site !== undefined && siteOf(scene, place) === site)
}

const asHead = (head: string, name: string): Verdict =>
  asStandIn(unchecked(`Shown as ${quoted(head)}: whether it looks like ${quoted(name)} was not checked.`))

/** What a drawing shows, only whoever drew it can say. */
const asDrawn = ({ name }: CastMember, { evidence }: Verdict): Verdict =>
  unchecked(
    `${evidence} It is shown as your drawing, so whether it looks like ${quoted(name)} was not checked.`,
  )

/** A ninja hamster of whom there is only the picture of a hamster. A green train is a train: its colour is claimed by itself. */
function headShown({ picture, name }: CastMember, { plan }: Case): string | undefined {
  const source = plan.pictures[picture]
  // Of what nobody has a word for, a shape is that of its last word.
  const own = source?.noun === name && !openCatalogue().isNoun(name) ? name.split(' ').at(-1) : source?.noun
  const via = source?.body === 'own' ? own : source?.art.via
  if (plan.solid || via === undefined || source?.held) return undefined
  const { isNoun, isAdjective } = openCatalogue()
  // A multiball is whatever the word says, and no ball.
  if (!name.includes(' ') && name !== via && name.endsWith(via) && source?.art.match === 'kind')
    return isNoun(name) ? undefined : via
  if (!name.endsWith(` ${via}`)) {
    // A boost pad is shown as what some pads are, and nobody knows whether this one is.
    const isFarther = source?.body !== 'own' && source?.art.match === 'kind' && name.includes(' ')
    return isFarther && !isNoun(name) ? via : undefined
  }
  const before = name.slice(0, -via.length - 1)
  return isNoun(before) && !isAdjective(before) ? via : undefined
}

const partSigns: Partial<Record<Role, { by?: EventType[]; to?: EventType[] }>> = {
  enemy: { by: ['hurt', 'steal', 'block', 'shoot', 'cross'], to: ['block', 'hit', 'defeat'] },
  hazard: { by: ['hurt', 'steal', 'block'], to: ['block'] },
  // What is bowled over is had, too.
  collectible: { to: ['collect', 'key', 'match', 'rescue', 'deliver', 'sell', 'defeat'] },
  goal: { to: ['deliver', 'cross', 'rescue', 'collect', 'place', 'hurt', 'unlock'] },
  projectile: { to: ['shoot'], by: ['hit', 'defeat', 'break', 'hurt'] },
}
