import type { Actor, Brief, Claim } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Scene } from '../../../things/thing.ts'

const photographs = /\bphoto(?:s|graphs?|graphing|graphy)?\b|\bpictures? of\b|\btakes? pictures\b|\bcamera\b/

/** Whether it is pictures that are shot. */
export const isPhotoRide = (prompt: string): boolean =>
  photographs.test(prompt) && !/\bshoot(?:er|s|ing)?\b(?! photo)/.test(prompt)

/** What is taken and what it is taken with: no things along the way. */
const pictures = /^(?:picture|photo|photograph|snapshot|camera|safari)s?$/
const anyAnimal = /^(?:animal|creature|beast|wildlife|wild animal)s?$/
/** Whom one meets where nobody says which animals: as many as a game can carry the shapes of. */
const wild: readonly [places: RegExp, animals: readonly string[]][] = [
  [/underwater|sea|beach/, ['dolphin', 'sea turtle', 'shark']],
  [/snow|mountain/, ['polar bear', 'penguin', 'reindeer']],
  [/jungle/, ['tiger', 'monkey', 'parrot']],
  [/forest/, ['deer', 'bear', 'owl']],
  [/./, ['elephant', 'giraffe', 'lion']],
]

/** 'A mine cart through a canyon': what is ridden is no place where a place is named as well, nor is the kind of game. */
const mountPlaces =
  /^(?:(?:mine ?cart|train|tram|roller ?coaster|jeep|wagon|carriage|rails?(?:[- ]?shooter)?)(?: |$))+$/
const places =
  /\b(canyon|desert|jungle|forest|city|mountains?|cave|mine|beach|swamp|volcano|graveyard|snow|savanna|wild west|castle|village|farm|space|candy land)\b/

/** A ride on rails as it is meant: subjects of pictures are animals, a jeep that nobody drives is the player's own. */
export function readRide(brief: Brief): Brief {
  const prompt = brief.prompt.toLowerCase()
  const placed = withPlace(brief, prompt)
  return isPhotoRide(prompt) ? withSubjects(withVehicle(placed)) : placed
}

function withPlace(brief: Brief, prompt: string): Brief {
  const { sceneWords } = brief
  if (sceneWords === undefined) return brief
  if (!mountPlaces.test(sceneWords)) return brief
  const words =
    places.exec(prompt.replaceAll(sceneWords, ''))?.[1] ?? (/mine/.test(sceneWords) ? 'mine' : undefined)
  const scene = words && openCatalogue().sceneOf(words)
  if (scene) return inScene(brief, scene, words)
  return /rail/.test(sceneWords) ? withoutPlace(brief) : brief
}

/** The rails of a rail shooter lie nowhere in particular. */
function withoutPlace({ scene: _scene, sceneWords: _words, ...brief }: Brief): Brief {
  return { ...brief, claims: brief.claims.filter(({ about }) => about !== 'scene') }
}

/** The claim says where it plays; it must say the same. */
function inScene(brief: Brief, scene: Scene, words: string): Brief {
  const claims = brief.claims.map(
    (claim): Claim =>
      claim.about === 'scene' ? { about: 'scene', scene, words: `It is set in a ${words}` } : claim,
  )
  const title = brief.title.replace(
    / in the [A-Z]\w*$/,
    ` in the ${words.replace(/^./, (letter) => letter.toUpperCase())}`,
  )
  return { ...brief, title, scene, sceneWords: words, claims }
}

/** Where nobody was named to ride in it, the jeep itself is what one plays. */
function withVehicle(brief: Brief): Brief {
  if (brief.actors.some(({ role }) => role === 'player')) return brief
  const vehicle = brief.actors.find(({ thing, plural }) => !plural && thing.traits.includes('vehicle'))
  if (!vehicle) return brief
  return {
    ...brief,
    actors: brief.actors.map((actor) => (actor === vehicle ? { ...actor, role: 'player' } : actor)),
    claims: brief.claims.map((claim) =>
      claim.about === 'actor' && claim.actor === vehicle.id ? { ...claim, role: 'player' } : claim,
    ),
  }
}

function withSubjects(brief: Brief): Brief {
  const taken = brief.actors.filter(({ thing: { name } }) => pictures.test(name)).map(({ id }) => id)
  const scene = brief.scene ?? 'meadow'
  const met = brief.actors
    .filter(({ id }) => !taken.includes(id))
    .map((actor): Actor => (isSubject(actor) ? { ...actor, role: 'collectible' } : actor))
  const general = met.find(({ thing: { name }, role }) => role !== 'player' && anyAnimal.test(name))
  const isOpen = general !== undefined || !met.some(isSubject)
  const animals = isOpen ? animalsOf(scene) : []
  const [first] = animals
  // The first of them goes by the word of the prompt, so that what was asked for is what is looked for.
  const subjects = general && first ? [{ ...general, thing: first.thing }, ...animals.slice(1)] : animals
  const actors = [...met.filter((actor) => actor !== general), ...subjects]
  const meant = actors.find(isSubject)?.id
  const rename = (id: string | undefined) => (id !== undefined && taken.includes(id) ? meant : id)
  return {
    ...brief,
    // Two words that name the game are enough for it: nothing about them was unclear.
    ...(brief.actors.length === 0 && { title: 'Photo Safari', notes: [] }),
    scene,
    ...(brief.sceneWords === undefined && scene === 'meadow' && { sceneWords: 'savanna' }),
    actors,
    triples: brief.triples.map((triple) => ({
      ...triple,
      ...(triple.object && { object: rename(triple.object) }),
    })),
    claims: brief.claims.flatMap((claim): Claim[] => {
      if (claim.about === 'rule') return [{ ...claim, ...(claim.object && { object: rename(claim.object) }) }]
      if (claim.about !== 'actor') return [claim]
      if (taken.includes(claim.actor)) return []
      const subject = actors.find(({ id }) => id === claim.actor)
      return subject && isSubject(subject)
        ? [{ ...claim, role: 'collectible', words: `There are ${subject.phrase} to photograph` }]
        : [claim]
    }),
  }
}

const isSubject = ({ role, thing }: Actor): boolean =>
  role !== 'player' && (thing.traits.includes('animal') || anyAnimal.test(thing.name))

function animalsOf(scene: Scene): Actor[] {
  const names = wild.find(([there]) => there.test(scene))?.[1] ?? []
  return names.map((name) => {
    const thing = openCatalogue().find(name)
    const id = thing.name.replaceAll(' ', '-')
    return { id, thing, phrase: thing.plural, role: 'collectible', plural: true, attributes: {} }
  })
}
