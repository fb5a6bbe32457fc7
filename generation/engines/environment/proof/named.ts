import { asStandIn, type Requirement } from '../../../pipeline/engine.ts'
import { calledBy } from '../../model/proof/called.ts'
import type { EnvironmentPlan, PlannedMatter, PlannedThing } from '../design.ts'
import { copiesOf, type Evidence } from './evidence.ts'

export type Judged = Omit<Requirement, 'claim'>
export const met = (evidence: string): Judged => ({ status: 'met', evidence })
export const unmet = (evidence: string): Judged => ({ status: 'unmet', evidence })
/** Nothing measures it: it is not called met, and nobody says that it is not there. */
export const unchecked = (evidence: string): Judged => ({ status: 'unsupported', evidence })

/** What a sentence asks for; it need not be the one that the place was made of. */
export type Asked = Pick<EnvironmentPlan, 'claims' | 'things' | 'matters'>

/** The thing of the made place that is called as the sentence calls it, or what is to be said of its absence. */
export function thingNamed(id: string, asked: Asked, evidence: Evidence): PlannedThing | Judged {
  const noun = asked.things.find((one) => one.id === id)?.noun ?? id
  const all = evidence.plan.things
    .toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
    .filter((one) => copiesOf(evidence, one.id).length > 0)
  const called = all.map((thing) => {
    const [piece] = thing.pieces
    return {
      thing,
      call: piece ? calledBy(noun, piece) : ({ is: thing.noun === noun ? 'it' : 'other' } as const),
    }
  })
  const it = called.find(({ call }) => call.is === 'it')
  if (it) return it.thing
  const near = called.find(({ call }) => call.is !== 'other')
  if (near && 'as' in near.call)
    return asStandIn(unmet(`Shown as something else: ${near.call.as} stands in for the ${noun}.`))
  // A saloon that is shown by a shop has the name of the saloon and the shape of the shop.
  const instead = all.find((one) => one.noun === noun)?.pieces[0]?.noun
  return instead === undefined || instead === noun
    ? unmet(`There is no ${noun} in the scene.`)
    : asStandIn(unmet(`Shown as something else: a ${instead} stands in for the ${noun}.`))
}

export const isThing = (found: PlannedThing | Judged): found is PlannedThing => 'pieces' in found

/** The matter of the made place that is the same as one that was asked for. */
export function matterNamed(id: string, asked: Asked, { plan }: Evidence): PlannedMatter | undefined {
  const wanted = asked.matters.find((one) => one.id === id)
  if (!wanted) return undefined
  const isSame = (one: PlannedMatter) =>
    JSON.stringify({ ...one.as, of: '' }) === JSON.stringify({ ...wanted.as, of: '' })
  return (
    plan.matters.find((one) => isSame(one) && one.id === id) ??
    plan.matters.find((one) => isSame(one) && one.noun === wanted.noun) ??
    plan.matters.find(isSame)
  )
}
