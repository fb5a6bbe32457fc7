import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Claim } from '../../../brief/brief.ts'
import type { Belonging } from '../design.ts'
import { judgeActor } from './on-stage.ts'
import { partOf, tintOf } from './painted.ts'
import { type Case, met, unchecked, unmet, type Verdict } from './verdict.ts'

type Owned = { owner: CastMember; thing: Belonging }

/** Who is drawn with a thing of the sentence. */
export function ownerOf(id: string, { plan }: Pick<Case, 'plan'>): Owned | undefined {
  for (const owner of plan.game.cast) {
    const thing = plan.pictures[owner.picture]?.has?.find((one) => one.id === id)
    if (thing) return { owner, thing }
  }
  return undefined
}

/** Less of a picture than this is a few pixels that nobody makes out. */
const leastSeen = 0.02

/** That somebody wears, holds or sits in what was said: so much of the finished body is the thing, and it was on the stage. */
export function judgeBelonging(
  { actor, belongs }: Extract<Claim, { about: 'actor' }>,
  situation: Case,
): Verdict {
  const { plan, painted } = situation
  const owned = ownerOf(actor, situation)
  const isTheirs =
    owned && (owned.owner.id === belongs?.to || (belongs?.to === 'player' && owned.owner.role === 'player'))
  if (!owned || !isTheirs) return unmet('Nobody is drawn with it: it only stands in the scene.')
  const { owner, thing } = owned
  const there = judgeActor(owner.id, situation, {})
  if (there.status !== 'met') return there
  if (plan.pictures[owner.picture]?.drawn) return unchecked(`The ${owner.name} is shown as your drawing.`)
  const share = painted?.parts.get(partOf(owner.picture, actor))
  if (share === undefined || share < leastSeen)
    return unchecked(`The ${owner.name} is drawn with it, and whether one can see it was not measured.`)
  return met(
    `The ${owner.name} is drawn ${ways[thing.how]}: ${Math.round(share * 100)} % of what one sees of the ${owner.name}.`,
    there.moment,
  )
}

const ways: Record<Belonging['how'], string> = {
  wearing: 'wearing it',
  holding: 'with it in its hand',
  in: 'in it',
}

/** So much of what one sees of a thing has to have its colour. */
const leastPainted = 0.35

/** What colour a thing in somebody's hand or on somebody's head has. */
export function judgeOwnColour(
  { actor, attribute, value }: Extract<Claim, { about: 'attribute' }>,
  situation: Case,
): Verdict {
  const { owner, thing } = ownerOf(actor, situation) ?? {}
  if (!owner || !thing || attribute !== 'colour')
    return unchecked('It is drawn as part of somebody, and this was not measured.')
  if (thing.tint !== value) return unmet('Its picture kept its own colour.')
  const share = situation.painted?.parts.get(tintOf(owner.picture, actor))
  if (share === undefined) return unchecked('Nobody has looked at its colour.')
  const part = `${Math.round(share * 100)} % of what one sees of it`
  return share >= leastPainted ? met(`${part} is of that colour.`) : unmet(`Only ${part} is of that colour.`)
}
