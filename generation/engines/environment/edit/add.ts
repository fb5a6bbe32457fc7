import { withArticle } from '../../../nouns/nouns.ts'
import { Refused } from '../../../pipeline/engine.ts'
import type { EnvironmentPlan } from '../design.ts'
import { claimsOfConditions, conditionsOf } from '../read/frame.ts'
import { chooseFocus, giveToBuildings, ItemMaker } from '../read/item-maker.ts'
import { isPaved, readPlace, sceneLexicon } from '../read/plan-environment.ts'
import { sceneOf } from '../read/scene-of-reading.ts'
import type { Change } from './change.ts'
import { idsOf, isIndoors, knownIn, roleIn, settingOf, settled } from './plan-parts.ts'
import { listed, shown } from './sentences.ts'
import { asCalled } from './targets.ts'

/** Reads words of an edit as words of a prompt, in a place that is there. */
export function readAdded(plan: EnvironmentPlan, words: string) {
  const lexicon = sceneLexicon()
  const reading = readPlace(words, lexicon)
  const said = conditionsOf(reading, lexicon, undefined)
  const around = { named: undefined, isIndoors: isIndoors(plan), told: said.places }
  const { items, palette, unknown } = sceneOf(reading, lexicon, around)
  // What is added is no new middle of the place.
  for (const item of items) item.opens = false
  const frame = {
    ...plan,
    seed: plan.seed + 17 * (plan.things.length + 1),
    isIndoors: isIndoors(plan),
    isPaved: isPaved(settingOf(plan)),
  }
  const maker = new ItemMaker(lexicon, idsOf(plan), frame, knownIn(plan))
  const { things: made, matters, moved } = maker.make(items)
  return {
    made,
    matters,
    moved,
    palette,
    unknown,
    claims: maker.claims,
    notes: maker.notes,
    said,
  }
}

/** 'add a frozen lake with ice skaters'. `isSure` takes only nouns that have a shape, for words that may mean anything. */
export function addByWords(plan: EnvironmentPlan, words: string, isSure = false): Change {
  const { made, matters, palette, unknown, claims, notes, said } = readAdded(plan, asCalled(plan, words))
  if (made.length === 0 && matters.length === 0 && Object.keys(palette).length === 0) {
    const [lost] = unknown
    if (lost !== undefined)
      throw new Refused(`I don't know what ${withArticle(lost)} looks like, so I left that as it was.`)
    return undefined
  }
  if (isSure && made.some(({ thing }) => thing.pieces[0]?.source.by !== 'archetype')) return undefined
  if (!plan.things.some(({ place }) => place.how === 'middle')) chooseFocus(made)
  // 'a frozen lake' freezes the lake, not the season; 'falling snow' is the weather.
  const weather = said.said.some(({ about }) => about === 'weather') ? said.condition.weather : undefined
  const before = plan.things.map((thing) => ({ thing, role: roleIn(thing) }))
  giveToBuildings(matters, [...made, ...before])
  const doubles = new Set(
    matters.flatMap(({ as }) => (as.is === 'water' || as.is === 'emitter' ? [] : [JSON.stringify(as)])),
  )
  const kept = plan.matters.filter(({ as }) => !doubles.has(JSON.stringify(as)))
  const nouns = new Set(made.map(({ thing }) => thing.noun))
  const next: EnvironmentPlan = {
    ...plan,
    ...(weather && { weather }),
    palette: { ...plan.palette, ...palette },
    // A teacher that the classroom brought along is the one that is asked for now.
    things: [
      ...plan.things.filter((thing) => thing.asked || !nouns.has(thing.noun)),
      ...made.map(({ thing }) => thing),
    ],
    matters: [...kept, ...matters],
    notes: [...plan.notes, ...notes],
    claims: [
      ...plan.claims.filter((claim) => !('matter' in claim) || kept.some(({ id }) => id === claim.matter)),
      ...claims,
      ...claimsOfConditions(
        { ...said, said: said.said.filter(({ about }) => about === 'weather') },
        { ...plan, ...(weather && { weather }) },
      ),
    ],
    absent: (plan.absent ?? []).filter((noun) => !nouns.has(noun)),
  }
  const names = [
    ...new Set([...made.map(({ thing }) => thing.phrase), ...matters.map(({ phrase }) => phrase)]),
  ]
  return {
    plan: settled(next),
    changes: [names.length > 0 ? `I added ${listed(names.map(shown))}.` : 'The sky has other colours now.'],
  }
}
