import { describes } from '../../model/read/describing.ts'
import type { EnvironmentPlan, PlannedMatter, PlannedThing } from '../design.ts'
import { claimsOfThing } from '../read/claims.ts'
import { makeThing } from '../read/make-things.ts'
import { sceneLexicon } from '../read/plan-environment.ts'
import { addByWords } from './add.ts'
import type { Change } from './change.ts'
import { idsOf, isIndoors } from './plan-parts.ts'
import { named, theyAre } from './sentences.ts'
import { targetsOf } from './targets.ts'

/** Words that compare, and by how much. */
export const factors: Record<string, number> = {
  bigger: 1.4,
  larger: 1.4,
  taller: 1.4,
  higher: 1.4,
  wider: 1.3,
  huge: 1.8,
  giant: 2.2,
  smaller: 0.7,
  shorter: 0.7,
  tinier: 0.5,
  tiny: 0.5,
}

/** 'bigger castle' */
export function resized(plan: EnvironmentPlan, what: string, how: string): Change {
  const factor = factors[how]
  const { things, matters, words } = targetsOf(plan, what)
  if (factor === undefined || (things.length === 0 && matters.length === 0)) return undefined
  const sized = new Set([...things, ...matters].map(({ id }) => id))
  return {
    plan: {
      ...plan,
      things: plan.things.map((thing) =>
        sized.has(thing.id) ? { ...thing, metres: Math.round(thing.metres * factor * 100) / 100 } : thing,
      ),
      matters: plan.matters.map((matter) =>
        sized.has(matter.id) ? { ...matter, size: matter.size * factor } : matter,
      ),
    },
    changes: [`${theyAre(words, [...things, ...matters])} ${how} now.`],
  }
}

/** 'the barn blue', 'red houses', 'purple grass': the words that describe, and what they describe. */
export function describeByWords(plan: EnvironmentPlan, said: string): Change {
  const words = said
    .replace(
      /\b(?:should|must|could|can|to|be|are|is|look|into|become|made of|of|in|as|a|an|more|very)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
  for (let cut = words.length - 1; cut > 0; cut--) {
    const ends = [
      { what: words.slice(0, cut).join(' '), how: words.slice(cut).join(' ') },
      { what: words.slice(-cut).join(' '), how: words.slice(0, -cut).join(' ') },
    ]
    for (const { what, how } of ends) {
      if (!isDescription(how)) continue
      const { things, matters } = targetsOf(plan, what)
      if (things.length > 0) return describedThings(plan, things, how)
      if (matters.length > 0) return describedMatters(plan, matters, how)
      const colour = describes(how)
      // The grass of a meadow is no matter of the plan yet.
      if (colour?.says === 'colour') {
        const made = addByWords(plan, `${how} ${what.replace(/^the /, '')}`)
        return made && { plan: made.plan, changes: [`The ${what.replace(/^the /, '')} is ${how} now.`] }
      }
    }
  }
  return undefined
}

function isDescription(how: string): boolean {
  const all = how.split(' ')
  return describes(how) !== undefined || all.every((word) => describes(word) !== undefined || word === 'and')
}

/** Its words with the new ones before them; colours that were said before give way. */
function describedThings(plan: EnvironmentPlan, things: readonly PlannedThing[], how: string): Change {
  const lexicon = sceneLexicon()
  const isColour =
    how.split(' ').some((word) => describes(word)?.says === 'colour') || describes(how)?.says === 'colour'
  const changed = things.flatMap((thing, index) => {
    const before = thing.phrase.split(' ').filter((word) => !isColour || describes(word)?.says !== 'colour')
    const text = `${how} ${before.includes(thing.noun.split(' ')[0] ?? '') || before.join(' ').endsWith('s') ? before.join(' ') : thing.noun}`
    const one = makeThing(text, {
      lexicon,
      ids: idsOf(plan),
      seed: plan.seed + index,
      isIndoors: isIndoors(plan),
      season: plan.season,
      asked: true,
      count: thing.count,
      place: thing.place,
    })
    // A barn that sings looks like any barn.
    if (!one || looksOf(one.thing) === looksOf(thing)) return []
    const { id, metres, variants, does, noun } = thing
    const sized = { metres: Math.round(metres * (one.model.pieces[0]?.size ?? 1) * 100) / 100 }
    return [{ ...one, thing: { ...one.thing, id, noun, variants, ...sized, ...(does && { does }) } }]
  })
  if (changed.length === 0) return undefined
  const byId = new Map(changed.map(({ thing }) => [thing.id, thing]))
  return {
    plan: {
      ...plan,
      things: plan.things.map((thing) => byId.get(thing.id) ?? thing),
      claims: [
        ...plan.claims.filter((claim) => !(claim.about === 'colour' && byId.has(claim.thing))),
        ...changed.flatMap((one) =>
          claimsOfThing(one, undefined).filter((claim) => claim.about === 'colour'),
        ),
      ],
    },
    changes: [`${theyAre(...named(changed.map(({ thing }) => thing)))} ${how} now.`],
  }
}

/** All that can be seen of how a thing looks, but for how large it is. */
const looksOf = ({ pieces }: PlannedThing): string =>
  JSON.stringify(
    pieces.map(({ source, size, stretch, pattern, lean, partLooks }) => [
      source.by === 'archetype' ? { ...source.order, seed: 0 } : source,
      [size, stretch, pattern, lean, partLooks],
    ]),
  )

function describedMatters(plan: EnvironmentPlan, matters: readonly PlannedMatter[], how: string): Change {
  const said = describes(how)
  const ids = new Set(matters.map(({ id }) => id))
  const look = (matter: PlannedMatter): PlannedMatter => {
    if (!ids.has(matter.id)) return matter
    if (said?.says === 'colour') return { ...matter, colour: said.colour }
    if (said?.says === 'size') return { ...matter, size: matter.size * said.size }
    if (said?.says === 'stuff' && said.stuff.name === 'ice' && matter.as.is === 'water')
      return { ...matter, as: { is: 'water', form: 'ice' } }
    return matter
  }
  const changed = plan.matters.map(look)
  if (changed.every((matter, index) => matter === plan.matters[index])) return undefined
  return { plan: { ...plan, matters: changed }, changes: [`${theyAre(...named(matters))} ${how} now.`] }
}
