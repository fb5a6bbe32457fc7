import type { Place, Placed } from '@makebelieve/kit/environment/scene'
import type { Requirement } from '../../../pipeline/engine.ts'
import type { Claim } from '../design.ts'
import { isInside } from '../picture/stage.ts'
import { copiesOf, type Evidence } from './evidence.ts'

type Judged = Omit<Requirement, 'claim'>

/** Whether a thing stands where the prompt wants it. Measured from where its copies are, not from what was planned. */
export function placeFound(evidence: Evidence, claim: Claim & { about: 'place' }): Judged {
  const { plan, scene, build } = evidence
  const copies = copiesOf(evidence, claim.thing)
  const noun = plan.things.find(({ id }) => id === claim.thing)?.noun ?? claim.thing
  if (copies.length === 0) return { status: 'unmet', evidence: `There is no ${noun}.` }
  const other = nameOf(evidence, claim.of)
  const right = copies.filter((one) => isThere(evidence, one, claim)).length
  const far = claim.of === undefined ? undefined : nearestTo(evidence, copies[0], claim.of)
  const measured = far === undefined ? '' : ` The nearest is ${far.toFixed(1)} m from the ${other}.`
  const { how } = claim
  const where =
    how === 'middle'
      ? `${distance(copies[0]?.at ?? scene.spawn.at, build.layout.focus).toFixed(1)} m from where one looks first.`
      : `${right} of ${copies.length} stand as asked (${how.replaceAll('-', ' ')}${other ? ` the ${other}` : ''}).`
  return { status: right * 2 >= copies.length ? 'met' : 'unmet', evidence: `${where}${measured}` }
}

function isThere(evidence: Evidence, one: Placed, { how, of }: Claim & { about: 'place' }): boolean {
  const { scene, build, plan } = evidence
  const far = of === undefined ? undefined : nearestTo(evidence, one, of)
  const size = sizeOf(evidence, one)
  const near = (slack: number) => far === undefined || far < slack + size
  switch (how) {
    case 'middle':
      return distance(one.at, build.layout.focus) < Math.max(6 + size, scene.reach * 0.5)
    case 'distance':
      return distance(one.at, scene.spawn.at) > Math.min(40, scene.reach * 0.5)
    case 'sky':
      return one.floats === true || one.at[1] > groundAt(evidence, one) + 3
    case 'above':
      return one.floats === true || one.at[1] > groundAt(evidence, one) + 0.5 || near(4)
    case 'water':
      return isInWater(evidence, one)
    case 'on':
      return one.on !== undefined || near(3)
    case 'in':
      return plan.matters.some(({ id, as }) => id === of && as.is === 'water')
        ? isInWater(evidence, one)
        : near(6)
    case 'along':
    case 'around':
    case 'across':
    case 'between':
      return near(Math.max(8, scene.reach * 0.35))
    case 'beside':
    case 'behind':
    case 'in-front':
    case 'under':
      return near(6)
    case 'wall':
    case 'ceiling':
    case 'corner':
    case 'rows':
    case 'anywhere':
      return true
  }
}

const distance = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[2] - b[2])

/** Metres between a copy and the nearest edge of what it is placed by: a thing, a water or the place itself. */
function nearestTo(evidence: Evidence, one: Placed | undefined, of: string): number | undefined {
  const { scene } = evidence
  if (!one) return undefined
  const others = copiesOf(evidence, of).filter((other) => other !== one)
  if (others.length > 0)
    return Math.max(
      0,
      Math.min(...others.map((other) => distance(one.at, other.at) - sizeOf(evidence, other) / 2)),
    )
  const noun = evidence.nounOf(of)
  const water = scene.waters.find((each) => noun !== undefined && each.noun === noun)
  if (!water?.outline) return undefined
  if (isInside(water.outline, one.at[0], one.at[2])) return 0
  return Math.min(...water.outline.map(([x, z]) => Math.hypot(x - one.at[0], z - one.at[2])))
}

function sizeOf({ scene }: Evidence, { kind, scale }: Placed): number {
  const { min, max } = scene.kinds[kind] ?? { min: [0, 0, 0], max: [0, 0, 0] }
  return Math.max(max[0] - min[0], max[2] - min[2]) * scale
}

const groundAt = ({ world }: Evidence, { at }: Placed) => world.groundAt(at[0], at[2])

function isInWater({ scene, world }: Evidence, { at }: Placed): boolean {
  if (scene.around === 'underwater') return true
  return scene.waters.some(
    ({ outline, level }) =>
      (!outline || isInside(outline, at[0], at[2])) && world.groundAt(at[0], at[2]) <= level + 0.05,
  )
}

function nameOf({ plan }: Evidence, id: string | undefined): string {
  return [...plan.things, ...plan.matters].find((one) => one.id === id)?.noun ?? ''
}
