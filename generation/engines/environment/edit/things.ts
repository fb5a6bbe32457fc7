import { withArticle } from '../../../nouns/nouns.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { pluralOf } from '../../../things/inflection.ts'
import type { EnvironmentPlan, PlannedThing } from '../design.ts'
import { makeThing } from '../read/make-things.ts'
import { sceneLexicon } from '../read/plan-environment.ts'
import { variantsOf } from '../read/usual-places.ts'
import { readAdded } from './add.ts'
import type { Change } from './change.ts'
import { idsOf, isIndoors, roleIn } from './plan-parts.ts'
import { countsOf, theyAre } from './sentences.ts'
import { asCalled, targetsOf } from './targets.ts'

/** More than this of one kind no place holds. */
const mostCopies = 160

const withThings = (plan: EnvironmentPlan, changed: readonly PlannedThing[]): EnvironmentPlan => {
  const byId = new Map(changed.map((thing) => [thing.id, thing]))
  return { ...plan, things: plan.things.map((thing) => byId.get(thing.id) ?? thing) }
}

/** Another number of them; what was counted is asked for. */
export function recounted(
  plan: EnvironmentPlan,
  things: readonly PlannedThing[],
  to: number | ((count: number) => number),
): Change {
  const changed = things.map((thing) => {
    const count = Math.min(mostCopies, Math.max(1, typeof to === 'number' ? to : to(thing.count)))
    return { ...thing, count, variants: variantsOf(roleIn(thing), count), asked: true }
  })
  const made = withThings(plan, changed)
  const counted = new Set(changed.map(({ id }) => id))
  const claims = [
    ...plan.claims.filter((claim) => !(claim.about === 'count' && counted.has(claim.thing))),
    ...changed.flatMap(({ id, noun, count }) => [
      ...(plan.claims.some((claim) => claim.about === 'thing' && claim.thing === id)
        ? []
        : [{ about: 'thing' as const, thing: id, text: noun }]),
      ...(typeof to === 'number'
        ? [{ about: 'count' as const, thing: id, count, text: `${count} ${noun}` }]
        : []),
    ]),
  ]
  return {
    plan: { ...made, claims },
    changes: countsOf(changed),
  }
}

/** 'change the cows to sheep': as many, in the same place. */
export function replaced(plan: EnvironmentPlan, what: string, by: string): Change {
  const { things, words } = targetsOf(plan, what)
  const [first, ...others] = things
  if (!first) return undefined
  const lexicon = sceneLexicon()
  const noun = lexicon.catalogue.lemma(by.split(' ').at(-1) ?? by, 'noun')
  // 'to blue', 'to gold' tells how it looks.
  if (lexicon.nouns.has(by) === undefined && !lexicon.catalogue.isNoun(noun)) return undefined
  const one = makeThing(by, {
    lexicon,
    ids: idsOf(plan),
    seed: plan.seed + 31,
    isIndoors: isIndoors(plan),
    season: plan.season,
    asked: true,
    count: first.count,
    place: first.place,
  })
  if (!one || (one.found.by === 'puffed' && one.found.thing.flat.match === 'nearest'))
    throw new Refused(`I don't know what ${withArticle(by)} looks like, so I left that as it was.`)
  const gone = new Set([first, ...others].map(({ id }) => id))
  const made = one.thing
  const swap = <T extends { place: PlannedThing['place'] }>(thing: T): T =>
    thing.place.of !== undefined && gone.has(thing.place.of)
      ? { ...thing, place: { ...thing.place, of: made.id } }
      : thing
  return {
    plan: {
      ...plan,
      things: plan.things.flatMap((thing) =>
        thing.id === first.id ? [made] : gone.has(thing.id) ? [] : [swap(thing)],
      ),
      matters: plan.matters.map(swap),
      claims: [
        ...plan.claims.filter((claim) => !('thing' in claim && gone.has(claim.thing))),
        { about: 'thing', thing: made.id, text: by },
      ],
      absent: [...new Set([...(plan.absent ?? []), first.noun])],
    },
    changes: [
      `${theyAre(words, [first])} ${first.count === 1 ? withArticle(made.noun) : pluralOf(made.noun)} now.`,
    ],
  }
}

/** 'move the bench behind the house': only its place changes. */
export function moved(plan: EnvironmentPlan, words: string): Change {
  const [first] = readAdded(plan, asCalled(plan, words)).moved
  const thing = plan.things.find(({ id }) => id === first?.id)
  if (!first || !thing) return undefined
  const { of } = first.place
  if (of !== undefined && ![...plan.things, ...plan.matters].some(({ id }) => id === of))
    throw new Refused(
      `There's no ${of.replaceAll('-', ' ')} here yet to put the ${thing.noun} by. Add one first, then move it.`,
    )
  return {
    plan: withThings(plan, [{ ...thing, place: first.place, asked: true }]),
    changes: [`I moved the ${thing.count > 1 ? pluralOf(thing.noun) : thing.noun}.`],
  }
}
