import type { AnyArchetype } from '@makebelieve/shapes/archetype'
import { openCatalogue, young } from '../things/catalogue.ts'
import { singularsOf } from '../things/inflection.ts'
import { ownPicture } from '../things/own-picture.ts'
import type { Thing, Trait } from '../things/thing.ts'
import { partsOf } from './meronyms.ts'

export type Registry = ReadonlyMap<string, AnyArchetype>

/**
 * How a noun led to the noun of an archetype: they are one ('mug' and 'cup', too), the archetype's is its last word ('wizard tower'), it is
 * of that kind ('labrador'), a relative of it, or all that is known is that it is somebody.
 */
export type Likeness = 'same' | 'head' | 'kind' | 'relative' | 'trait'

/** Which archetype a noun is shaped by, and how that was found, the surest first. */
export type NounFound =
  | {
      by: 'archetype'
      archetype: AnyArchetype
      noun: string
      likeness: Likeness
      exact: boolean
      via: string
      thing: Thing
    }
  | { by: 'parts'; parts: { archetype: AnyArchetype; noun: string }[]; via: string; thing: Thing }
  | { by: 'puffed'; via: string; thing: Thing }

export type NounFinder = {
  /** Always answers. */
  find(noun: string): NounFound
  /** Whether an archetype has this very noun, in the singular or plural, and which form that is. */
  has(noun: string): string | undefined
  /** Whether a longer noun has this word: 'ferris' of 'ferris wheel', which is no slip for 'ferry'. */
  isOfLonger(word: string): boolean
}

/** Kinds so wide that what they share says nothing about their shape. */
const tooWide = new Set(
  (
    'animal,organism,living thing,artifact,instrumentality,device,object,entity,whole,thing,covering,chordate,vertebrate,invertebrate,' +
    'mammal,placental,substance,food,solid,matter,natural object,structure,implement,equipment,tool,machine,container,conveyance,' +
    'vehicle,plant,vascular plant,person,communication,abstraction,group,collection,attribute,measure,document,record,decoration,' +
    'article,ware,utensil,instrument,furnishing,commodity,consumer goods,clothing,garment,mechanism,mechanical device,plant part,' +
    'plant organ,support,way,dish,nutriment,foodstuff,ingredient,system,block,part,worker,leader,adult,arthropod,carnivore,' +
    'geological formation,area,construction,facility,produce,restraint,fastener,adornment,creation,product,art,protective covering,' +
    'transport,wheeled vehicle,self propelled vehicle,craft,diapsid,state,shape,signal,sign,symbol,process,set,woody plant,package,' +
    'imaginary being,supernatural being,spiritual being,belief,content,psychological feature,cognition,event,act,activity,medium,' +
    'source of illumination,durables,military vehicle,weapon,weaponry,causal agent,physical entity,physical condition,condition,framework,supporting structure,figure,plane figure,side'
  ).split(','),
)

/** What stands in where only the trait of a noun is known; the first that has an archetype. */
const byTrait: [Trait, string[]][] = [
  ['person', ['person', 'man', 'human']],
  ['monster', ['monster', 'goblin', 'alien', 'creature']],
]

/** Nouns whose shape the dictionary's kinds would miss. */
const sameShape: Record<string, string> = {
  nightstand: 'table',
  desk: 'table',
  kitty: 'cat',
  doggy: 'dog',
  bunny: 'rabbit',
  tyrannosaurus: 'dinosaur',
  't rex': 'tyrannosaurus',
  'tyrannosaurus rex': 'tyrannosaurus',
  motorbike: 'motorcycle',
  bike: 'bicycle',
  airplane: 'plane',
  aeroplane: 'plane',
  'fighter jet': 'jet',
  jet: 'plane',
  plane: 'airplane',
  cellphone: 'phone',
  smartphone: 'phone',
  'mobile phone': 'phone',
  'cell phone': 'phone',
  sneaker: 'shoe',
  couch: 'sofa',
  mug: 'cup',
  teacup: 'cup',
  'tea cup': 'cup',
  'coffee cup': 'cup',
  automobile: 'car',
  spaceship: 'rocket',
  hamburger: 'burger',
  cheeseburger: 'burger',
  spectacles: 'glasses',
  eyeglasses: 'glasses',
  twig: 'branch',
  rock: 'stone',
  boulder: 'rock',
  cushion: 'pillow',
  gem: 'crystal',
  gemstone: 'crystal',
  jewel: 'crystal',
  burger: 'hamburger',
  teddy: 'teddy bear',
  teddybear: 'teddy bear',
  television: 'tv',
  'street lamp': 'lamp post',
  streetlight: 'street lamp',
  lamppost: 'street lamp',
  tortoise: 'turtle',
  hare: 'rabbit',
  steed: 'horse',
  pony: 'horse',
  stallion: 'horse',
  puppy: 'dog',
  kitten: 'cat',
  chick: 'bird',
  lad: 'boy',
  lady: 'woman',
  guy: 'man',
  kid: 'child',
  girl: 'woman',
  boy: 'man',
  child: 'boy',
}

export function nounFinder(registry: Registry): NounFinder {
  const catalogue = openCatalogue()
  const index = new Map<string, AnyArchetype>()
  for (const archetype of registry.values())
    for (const noun of [...archetype.nouns, ...Object.keys(archetype.rows)])
      if (!index.has(noun)) index.set(noun, archetype)

  const has = (noun: string): string | undefined =>
    [noun, ...singularsOfPhrase(noun), noun.replaceAll(' ', '')].find((form) => index.has(form))

  const ofLonger = new Set([...index.keys()].flatMap((noun) => (noun.includes(' ') ? noun.split(' ') : [])))

  function exactly(noun: string): { form: string; archetype: AnyArchetype } | undefined {
    const form = has(noun)
    const archetype = form === undefined ? undefined : index.get(form)
    return form !== undefined && archetype ? { form, archetype } : undefined
  }

  /** Through the table of nouns of the same shape, over a few steps. */
  function bySame(noun: string): { form: string; archetype: AnyArchetype } | undefined {
    let one = [noun, ...singularsOfPhrase(noun)].map((form) => sameShape[form]).find(Boolean)
    for (let step = 0; one !== undefined && step < 4; step++) {
      const found = exactly(one)
      if (found) return found
      one = sameShape[one]
    }
    return undefined
  }

  /** The picture that shows a noun need not be its kind: porches are shown by a house. */
  const isOfKind = (thing: Thing, kind: string): boolean => {
    if (kind !== thing.row || kind === thing.name) return true
    if (thing.flat.match !== 'name') return false
    const others = thing.kinds.filter((one) => one !== kind && !tooWide.has(one))
    return catalogue.find(kind).kinds.some((one) => others.includes(one))
  }

  /** The noun of an archetype that shares the narrowest kind with this one. */
  function nearestRelative(thing: Thing): { noun: string; kind: string } | undefined {
    // Only near ones: a guitar and a drum are both instruments, and look nothing alike.
    const shared = thing.kinds.slice(0, 3).filter((kind) => !tooWide.has(kind) && isOfKind(thing, kind))
    for (const kind of shared)
      for (const noun of index.keys()) {
        const relative = kindsOf(noun)
        if (relative.includes(kind)) return { noun, kind }
      }
    return undefined
  }
  const memory = new Map<string, string[]>()
  function kindsOf(noun: string): string[] {
    const known = memory.get(noun)
    if (known) return known
    const thing = catalogue.find(noun)
    const kinds =
      thing.flat.match === 'nearest'
        ? []
        : thing.kinds.filter((kind) => !tooWide.has(kind) && isOfKind(thing, kind))
    memory.set(noun, kinds)
    return kinds
  }

  /** A freight car is a car on rails, and shares no more than the word with those that have a motor. */
  const isThatKind = (thing: Thing, head: string): boolean => {
    const [, ...wider] = catalogue.find(head).kinds
    return wider.length === 0 || wider.slice(0, 2).some((kind) => thing.kinds.includes(kind))
  }

  function find(noun: string): NounFound {
    const thing = catalogue.find(noun)
    const shown = (archetype: AnyArchetype, form: string, likeness: Likeness, via: string): NounFound => ({
      by: 'archetype',
      archetype,
      noun: form,
      likeness,
      exact: via === '',
      via: via || `${withArticle(form)}`,
      thing,
    })
    const exact = exactly(noun)
    if (exact) return shown(exact.archetype, exact.form, 'same', '')
    const same = bySame(noun)
    if (same)
      return shown(
        same.archetype,
        same.form,
        'same',
        `${withArticle(noun)} is shaped as ${withArticle(same.form)}`,
      )
    // An elephant calf is a small elephant, and no small cow.
    const grown = grownOf(noun)
    const kind =
      grown === undefined ? undefined : (exactly(`baby ${grown}`) ?? exactly(grown) ?? bySame(grown))
    if (grown !== undefined && kind && catalogue.find(grown).traits.some(isCreature))
      return shown(kind.archetype, kind.form, 'same', `${withArticle(noun)} is a young ${grown}`)
    const words = noun.split(' ')
    const isSure = thing.flat.match !== 'nearest'
    const isOneWord = catalogue.isNoun(noun) && words.length > 1
    // 'mushroom house', 'wizard tower': the last words name it, unless the dictionary means something else by all of them.
    for (let from = 1; from < words.length; from++) {
      const head = words.slice(from).join(' ')
      const found = exactly(head) ?? bySame(head)
      const isAlike = () => catalogue.find(head).traits.some((trait) => thing.traits.includes(trait))
      if (
        found &&
        (!isOneWord ||
          (thing.kinds.includes(head) && isThatKind(thing, head)) ||
          (head !== found.form && thing.kinds.includes(found.form)) ||
          (!thing.kinds.includes(head) && isAlike()))
      )
        return shown(
          found.archetype,
          found.form,
          'head',
          `${withArticle(noun)} is shaped as ${withArticle(found.form)}`,
        )
    }
    if (isSure)
      for (const kind of thing.kinds) {
        if (kind === noun || tooWide.has(kind) || !isOfKind(thing, kind)) continue
        if (noun.endsWith(` ${kind}`) && !isThatKind(thing, kind)) continue
        const found = exactly(kind)
        if (found)
          return shown(found.archetype, found.form, 'kind', `${withArticle(noun)} is a kind of ${found.form}`)
      }
    const hasOwnPicture = thing.flat.match === 'name' || thing.glossy?.match === 'name'
    const relative = isSure && !hasOwnPicture ? nearestRelative(thing) : undefined
    const near = relative && exactly(relative.noun)
    if (near)
      return shown(
        near.archetype,
        near.form,
        'relative',
        `${withArticle(noun)} is related to ${withArticle(near.form)}`,
      )
    for (const [trait, nouns] of byTrait) {
      if (!isSure || !thing.traits.includes(trait)) continue
      const found = nouns.map(exactly).find((one) => one !== undefined)
      if (found)
        return shown(
          found.archetype,
          found.form,
          'trait',
          `${withArticle(noun)} is shaped as ${withArticle(found.form)}`,
        )
    }
    if (!hasOwnPicture) {
      const parts = partsOf(thing.name).flatMap((part) => {
        const found = exactly(part)
        return found ? [{ archetype: found.archetype, noun: found.form }] : []
      })
      if (parts.length >= 2) {
        const names = parts.slice(0, 4).map((part) => part.noun)
        return {
          by: 'parts',
          parts: parts.slice(0, 4),
          via: `${withArticle(noun)} is put together of its parts: ${names.join(', ')}`,
          thing,
        }
      }
    }
    const own = ownPicture(thing)
    const looksLike = !own
      ? 'a tag with its name'
      : own.via === noun
        ? 'its flat picture, made solid'
        : `the flat picture of ${withArticle(own.via)}, made solid`
    return { by: 'puffed', via: `${withArticle(noun)} is ${looksLike}`, thing }
  }

  return { find, has, isOfLonger: (word) => ofLonger.has(word) }
}

const isCreature = (trait: Trait) => trait === 'animal' || trait === 'monster'

/** Young that have a name of their own. */
const ownNames = new Map(
  'kitten cat,puppy dog,foal horse,calf cow,lamb sheep,piglet pig,chick chicken,duckling duck,gosling goose,fawn deer,owlet owl,cygnet swan,eaglet eagle,joey kangaroo,leveret hare'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The animal that a young one becomes, where its name says so: a 'fox cub' a fox, and a kitten a cat. */
export function grownOf(noun: string): string | undefined {
  const own = ownNames.get(noun)
  if (own !== undefined) return own
  const at = noun.lastIndexOf(' ')
  const isYoung =
    at > 0 &&
    singularsOf(noun.slice(at + 1))
      .concat(noun.slice(at + 1))
      .some((form) => young.has(form))
  return isYoung ? noun.slice(0, at) : undefined
}

/** 'fire trucks' may be 'fire truck'. */
export function singularsOfPhrase(phrase: string): string[] {
  const at = phrase.lastIndexOf(' ') + 1
  return singularsOf(phrase.slice(at)).map((form) => phrase.slice(0, at) + form)
}

export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
