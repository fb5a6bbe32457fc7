import type { Brief } from '../../../brief/brief.ts'
import { isPlace } from '../../../brief/traits.ts'
import { frameOf } from '../../../brief/verbs.ts'
import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Deed } from './deeds.ts'
import { isDiagnosing } from './processes/diagnosing.ts'
import { isProcess } from './processes/processes.ts'

/** Small words after which something ends up. */
const ending = /^(?:into|onto|inside|to|home|towards?)$/
/** Where 'in' is where something goes, and not where all of that happens. */
const putting = /^(?:herd|shepherd|corral|put|lock|load|pack|tuck|stuff|place|drop|shut|gather)(?: |$)/
const moving =
  /^(?:lead|drive|chase|push|pull|drag|throw|toss|kick|roll|guide|shoo|lure|get|bring|take|carry|blow|sweep|steer|lob|fling)(?: |$)/
/** And this is done to get somewhere oneself. */
const arriving = /^(?:get|reach|arrive|hurry|rush|race|dash|head|return|make)(?: |$)/

/** Somebody is moved by that, whether or not it is said who. */
export const handing = /^(?:drop off|let off|set down|unload)$/

/** Whether that is where somebody ends up to whom this is done. */
export function leadsTo(verb: string, by: string, noun: string): boolean {
  if (by !== 'in') return ending.test(by)
  // Rabbits are chased in the park, and into the box.
  return putting.test(verb) || (moving.test(verb) && !isPlace(openCatalogue().find(noun)))
}

/**
 * Where deeds lead: 'herds sheep into the pen', 'guides boats into the harbour', 'hurries to the castle'. That is there, to be seen and
 * got to, and nothing that lies around everybody. By the places of the things of the reading.
 */
export function destinationsIn(deeds: readonly Deed[]): Set<number> {
  return new Set(
    deeds.flatMap(({ who, verb, whoms, negated, pronoun }) => {
      // 'Brings them to the hospital': they are moved, whoever they are.
      const isMoved =
        handing.test(verb) || pronoun || whoms.some(({ by, end }) => by === undefined && end !== who)
      return whoms.flatMap(({ end, by = '' }) => {
        const leads =
          verb === 'reach' ? by === '' : isMoved ? ending.test(by) : ending.test(by) && arriving.test(verb)
        // Whoever falls out of a house falls out of one that stands there; a bucket is filled at a pond that is there, too.
        const isSource =
          (verb === 'bounce to safety' && by === 'from') || (isProcess(verb) && !isDiagnosing(verb))
        return (leads || isSource) && !negated && typeof end === 'number' && end !== who ? [end] : []
      })
    }),
  )
}

/** 'It is set in a pen': where somebody is brought to is not where all of it plays, and whoever is late for school is not in it yet. */
export function withoutPlaces(brief: Brief, ends: ReadonlySet<number>, reading: Reading): Brief {
  const nouns = [...ends].flatMap((end) => reading.things[end]?.noun.text.toLowerCase() ?? [])
  if (!nouns.some((noun) => brief.sceneWords?.toLowerCase().endsWith(noun))) return brief
  const { scene, sceneWords, ...rest } = brief
  const isInside = scene !== undefined && indoors.has(scene)
  return {
    ...rest,
    ...(!isInside && { scene, sceneWords }),
    claims: brief.claims.filter(({ about }) => about !== 'scene'),
  }
}
const indoors = new Set<Brief['scene']>([
  'house',
  'school',
  'library',
  'laboratory',
  'factory',
  'kitchen',
  'shop',
])

/** 'Race home before dark': whoever races to a place and against nobody hurries there. */
export function withHurries(deeds: readonly Deed[], { things }: Pick<Reading, 'things'>): Deed[] {
  // 'Race your tortoise to the pond': that is who goes there.
  const isOneself = (end: Deed['who']) => end === 'you' || things[end]?.role === 'you'
  const isHurry = ({ verb, whoms }: Deed) => {
    const others = whoms.filter(({ by, end }) => by !== undefined || !isOneself(end))
    return verb === 'race' && others.length > 0 && others.every(({ by }) => by === 'to' || by === 'home')
  }
  return deeds.map((deed) =>
    isHurry(deed)
      ? {
          ...deed,
          verb: 'hurry',
          frame: frameOf('reach'),
          whoms: deed.whoms.filter(({ by }) => by !== undefined),
        }
      : deed,
  )
}
