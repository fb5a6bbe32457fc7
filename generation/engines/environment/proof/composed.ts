import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { calledBy } from '../../model/proof/called.ts'
import type { Claim, PlannedThing } from '../design.ts'
import { settingOfPlan, wallOf } from '../settings/composed.ts'
import { settingNamed } from '../settings/index.ts'
import { shareOfColour, shareOfStuff } from './colours.ts'
import { copiesOf, type Evidence, percent } from './evidence.ts'
import { type Judged, met, unmet } from './named.ts'

/** So many of a shape, as tall as one who looks up at them, are what a place consists of; a few are only in it. */
const leastShapes = 10
const leastMetres = 1.5
/** How much of what stands there must be so. */
const most = 0.5
/** Of a hall: the rest are windows, doors and what leans there. */
const leastOfWalls = 0.35

/** A place of two nouns: it lies as the one says, and what grows and stands there is what the other says. */
export function composedFound(evidence: Evidence, claim: Claim & { about: 'composed' }): Judged {
  const { plan } = evidence
  const { made } = claim
  const base = settingNamed(plan.setting)
  const about = base?.about ?? plan.setting
  const told = `It was laid out as: ${about.charAt(0).toLowerCase()}${about.slice(1)}.`
  if (plan.setting !== claim.setting && base?.words.includes(made.place) !== true) return unmet(told)
  if (made.by === 'shape') return standAsShapes(evidence, made.noun, told)
  return made.by === 'stuff'
    ? isOfStuff(evidence, made.stuff, told)
    : isAsLand(evidence, made.land, made.said, told)
}

/** What grows or was built: no people, animals, lamps, and nothing that was asked for by another word. */
const standsThere = ({ does, gives, metres, asked, place }: PlannedThing) =>
  !does &&
  !gives?.includes('light') &&
  !asked &&
  metres >= leastMetres &&
  place.how !== 'distance' &&
  place.how !== 'sky'

function standAsShapes(evidence: Evidence, noun: string, told: string): Judged {
  const all = evidence.plan.things.filter(standsThere)
  const count = (things: readonly PlannedThing[]) =>
    things.reduce((sum, { id }) => sum + copiesOf(evidence, id).length, 0)
  const shapes = all.filter(({ pieces: [piece] }) => piece && calledBy(noun, piece).is === 'it')
  const [found, around] = [count(shapes), count(all)]
  const evidenceOf = `${told} Of ${around} tall things that stand there, ${found} are a ${noun}.`
  return found >= leastShapes && found / Math.max(1, around) > most ? met(evidenceOf) : unmet(evidenceOf)
}

function isOfStuff(evidence: Evidence, noun: string, told: string): Judged {
  const material = stuffNamed(noun)?.material
  if (!material) return unmet(told)
  const { plan } = evidence
  const { meshes, thingOf } = evidence.build
  const shareIn = (kinds: readonly number[]) => {
    const own = kinds.flatMap((kind) => meshes[kind] ?? [])
    return shareOfStuff(own, material, false)
  }
  // Whoever is inside sees the walls.
  if (evidence.scene.around === 'indoors') {
    const walls = evidence.scene.placed.flatMap(({ kind }, number) =>
      thingOf[number] === undefined ? [kind] : [],
    )
    const share = shareOfColour(
      walls.flatMap((kind) => meshes[kind] ?? []),
      material.colour,
    )
    const wall = settingOfPlan(plan)?.walls?.stuff
    const isBuilt = wall === (wallOf[noun] ?? 'plaster') && (material.opacity ?? 1) > 0.7
    const evidenceOf = `${told} ${percent(share)} of its walls, columns and ceiling look like ${noun}.`
    return isBuilt && share > leastOfWalls ? met(evidenceOf) : unmet(evidenceOf)
  }
  const placed = evidence.plan.things.filter(standsThere).flatMap(({ id }) => copiesOf(evidence, id))
  const kinds = new Map(
    [...new Set(placed.map(({ kind }) => kind))].map((kind) => [kind, shareIn([kind]) > 0.4]),
  )
  const right = placed.filter(({ kind }) => kinds.get(kind)).length
  const evidenceOf = `${told} Of ${placed.length} things that stand there, ${right} are of ${noun}.`
  const least = Math.min(leastShapes, Math.max(3, placed.length))
  return right >= least && right / Math.max(1, placed.length) > most ? met(evidenceOf) : unmet(evidenceOf)
}

/** The land of the other has things that only it has: most of what stands there is of them, and of several kinds. */
function isAsLand(evidence: Evidence, id: string, said: string, told: string): Judged {
  const own = new Set(settingNamed(id)?.things.map(({ noun }) => noun))
  const all = evidence.plan.things.filter(standsThere)
  const there = all.filter(({ noun, id: thing }) => own.has(noun) && copiesOf(evidence, thing).length > 0)
  const count = (things: readonly PlannedThing[]) =>
    things.reduce((sum, { id: thing }) => sum + copiesOf(evidence, thing).length, 0)
  const [found, around] = [count(there), count(all)]
  const nouns = there.map(({ noun }) => noun).slice(0, 4)
  const evidenceOf = `${told} Of ${around} tall things that stand there, ${found} are of ${said}: ${percent(found / Math.max(1, around))} (${nouns.join(', ')}).`
  return found >= leastShapes && there.length >= 3 && found / Math.max(1, around) > most
    ? met(evidenceOf)
    : unmet(evidenceOf)
}
