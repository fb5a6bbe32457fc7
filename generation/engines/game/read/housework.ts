import type { Brief } from '../../../brief/brief.ts'
import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import type { Company } from './cast.ts'
import type { Deed } from './deeds.ts'
import { isMopping } from './processes/mopping.ts'

const isHousework = (verb: string) => /^(?:clean|tidy|dust|vacuum|hoover|sweep|mop|scrub)(?: up)?$/.test(verb)

const isDone = (word: string) => [word, ...baseVerbsOf(word)].some(isHousework)

/**
 * 'A ghost tidies the house': it is inside, and what goes are the cobwebs, or what lies on the floor where that is mopped. Nobody cleans little
 * houses that lie about; several of them, or one that something else is done to, stand where they are.
 */
export function withHousework(
  told: Brief,
  company: Company,
  deeds: readonly Deed[],
  { words, things, links }: Reading,
): { told: Brief; company: Company } {
  const catalogue = openCatalogue()
  const own = deeds.filter(({ whoms }) => whoms.some(({ by }) => by === undefined))
  // Where the floor is mopped, the deed is no longer done to the house.
  const isMopped = (index: number) =>
    deeds.some(({ verb }) => isMopping(verb)) &&
    links.some(({ whom, does }) => whom === index && does.text.toLowerCase().split(' ').some(isDone))
  const found = [...company.actorOf.entries()].find(([index, { thing, role, plural, count }]) => {
    const done = own.filter(({ whoms }) => whoms.some(({ end }) => end === index))
    const isOne = role !== 'player' && !plural && (count ?? 1) === 1 && thing.traits.includes('building')
    const isCleaned = done.length > 0 ? done.every(({ verb }) => isHousework(verb)) : isMopped(index)
    return isOne && isCleaned && isIndoors(thing.name)
  })
  if (!found) return { told, company }
  const [index, house] = found
  const cobwebs = {
    ...house,
    thing: catalogue.find('cobweb'),
    phrase: 'cobwebs',
    plural: true,
    implied: true as const,
  }
  const swapped = (actor: typeof house) => (actor.id === house.id ? cobwebs : actor)
  const noun = words[things[index]?.head ?? -1]?.text.toLowerCase() ?? house.thing.name
  const scene = catalogue.sceneOf(noun)
  const isPlaced = told.claims.some(({ about }) => about === 'scene')
  return {
    company: isMopped(index)
      ? {
          actors: company.actors.filter(({ id }) => id !== house.id),
          actorOf: new Map([...company.actorOf].filter(([at]) => at !== index)),
        }
      : {
          actors: company.actors.map(swapped),
          actorOf: new Map([...company.actorOf].map(([at, actor]) => [at, swapped(actor)])),
        },
    told:
      scene === undefined || isPlaced
        ? told
        : {
            ...told,
            scene,
            sceneWords: noun,
            claims: [...told.claims, { about: 'scene', scene, words: `It is set in a ${noun}` }],
          },
  }
}

const indoors = new Set(['house', 'school', 'library', 'laboratory', 'factory', 'kitchen', 'shop', 'castle'])
const isIndoors = (noun: string) => indoors.has(openCatalogue().sceneOf(noun) ?? '')
