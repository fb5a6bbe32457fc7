import { read } from '../../../reading/read.ts'
import { formOf } from '../../../told/form-of-reading.ts'
import type { EnvironmentPlan, PlannedMatter, PlannedThing } from '../design.ts'
import { givesOf } from '../read/gives.ts'
import { leafColours } from '../read/leaf-colours.ts'
import { type EnvironmentDesign, matterName } from './design-schema.ts'

/** The most that a design holds; what was asked for goes before what the setting brought along. */
const mostThings = 40
const mostMatters = 20

/** The design that would make (nearly) this plan: what a language provider is given when it should change a place. */
export function designOfPlan(plan: EnvironmentPlan): EnvironmentDesign {
  const { title, setting, settingWords, hour, weather, season, mood, density } = plan
  const things = mostAsked(plan.things, mostThings)
  const matters = mostAsked(plan.matters, mostMatters)
  const nameOf = namesOf([...things, ...matters])
  return {
    reading: plan.told ?? formOf(read(plan.prompt, 'place'), 'place'),
    title: title.slice(0, 60),
    setting,
    place: settingWords.slice(0, 120),
    hour,
    weather,
    season,
    mood,
    density,
    palette: paletteOf(plan),
    things: things.map((thing) => ({
      noun: thing.noun.slice(0, 60),
      phrase: phraseOf(thing).slice(0, 120),
      count: Math.min(120, thing.count),
      metres: Math.max(0.05, thing.metres),
      colour: colourOf(thing, plan),
      place: placeOf(thing.place, nameOf),
      does: thing.does ?? null,
    })),
    matters: matters.map((matter) => ({
      what: matterName(matter.as),
      noun: matter.noun.slice(0, 60),
      phrase: matter.phrase.slice(0, 120),
      count: Math.min(20, matter.count),
      colour: matter.colour ?? null,
      size: Math.min(5, Math.max(0.2, matter.size)),
      place: placeOf(ownerOf(matter) ?? matter.place, nameOf),
    })),
    absent: (plan.absent ?? []).slice(0, 20),
  }
}

function mostAsked<T extends { asked: boolean }>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  return [...all.filter(({ asked }) => asked), ...all.filter(({ asked }) => !asked)].slice(0, most)
}

/** What burns though it does not by its nature was said to. */
function phraseOf({ phrase, noun, gives = [] }: PlannedThing): string {
  const isSaid = gives.includes('fire') && !givesOf(noun)?.gives.includes('fire')
  return isSaid && !/\bburning\b/.test(phrase) ? `burning ${phrase}` : phrase
}

/** Smoke and sparks are told by what they come from. */
const ownerOf = ({ as }: PlannedMatter): PlannedThing['place'] | undefined =>
  as.is === 'emitter' && as.of !== undefined ? { how: 'on', of: as.of } : undefined

/** By its noun where it is the only one of it, else by its phrase. */
function namesOf(all: readonly { id: string; noun: string; phrase: string }[]): Map<string, string> {
  return new Map(
    all.map(({ id, noun, phrase }) => {
      const isOnly = all.filter((other) => other.noun === noun || other.phrase === noun).length === 1
      return [id, (isOnly ? noun : phrase).slice(0, 60)]
    }),
  )
}

function placeOf(
  { how, of, and }: PlannedThing['place'],
  nameOf: ReadonlyMap<string, string>,
): EnvironmentDesign['things'][number]['place'] {
  const name = (id: string | undefined) => (id === undefined ? null : (nameOf.get(id) ?? null))
  // What stood by something that the design has no room for stands where such things do.
  if (of !== undefined && name(of) === null) return null
  return { how, of: name(of), and: name(and) }
}

/** Its own colour; that of the leaves of a season comes by itself. */
function colourOf({ pieces: [first] }: PlannedThing, { season }: EnvironmentPlan): string | null {
  const { source } = first ?? {}
  if (source?.by !== 'archetype') return null
  const colour = source.order.colours?.main
  return colour === undefined || colour === leafColours[season] ? null : colour
}

function paletteOf({ palette }: EnvironmentPlan): EnvironmentDesign['palette'] {
  const { zenith, horizon, ground, leaves, light, walls, wallStuff } = palette
  const own = { zenith, horizon, ground, leaves, light, walls, wallStuff }
  if (Object.values(own).every((value) => value === undefined)) return null
  return {
    zenith: zenith ?? null,
    horizon: horizon ?? null,
    ground: ground ?? null,
    leaves: leaves ?? null,
    light: light ?? null,
    walls: walls ?? null,
    wallStuff: wallStuff ?? null,
  }
}
