import type { Scene } from '../things/thing.ts'
import type { CastInput } from './candidates.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { isAnimate, isGround, isPlace, isVehicle } from './traits.ts'

const scenePreps = new Set([
  'in',
  'on',
  'at',
  'through',
  'under',
  'inside',
  'across',
  'over',
  'around',
  'along',
  'into',
  'within',
  'above',
  'below',
  'beneath',
  'down',
  'throughout',
  'near',
  'up',
  'from',
  'of',
  'between',
])
export type ChosenScene = { scene?: Scene; words?: string; where?: string; used: Set<NounPhrase> }

/** Somebody with a home of their own, from which they set out. */
function goesThere(np: NounPhrase, catalogue: CastInput['catalogue']): boolean {
  if (np.name === '' || np.negated) return false
  const thing = catalogue.find(np.name)
  return isAnimate(thing) || isVehicle(thing)
}

/** Where one does what a word says. */
const doneAt: Record<string, Scene> = {
  surfing: 'sea',
  skiing: 'snow',
  snowboarding: 'snow',
  sledding: 'snow',
  swimming: 'underwater',
  diving: 'underwater',
  skateboarding: 'city',
  skydiving: 'sky',
}
const origins =
  /^(?:space|sea|ocean|jungle|forest|desert|farm|beach|arctic|cave|city|swamp|mountain|garden|kitchen|school)$/

function originOf(text: string, isWhole: boolean, catalogue: CastInput['catalogue']): Scene | undefined {
  const [first = ''] = text.split(' ')
  if (doneAt[first]) return doneAt[first]
  return origins.test(first) && (first !== text || !isWhole) ? catalogue.sceneOf(first) : undefined
}

const ways = /^(?:an? |the )?(?:\w+ )?(\w+) (?:path|trail|track|course|circuit|lane)$/i

const aroundIt = new Set(['in', 'on', 'at', 'inside', 'through', 'across', 'among', 'from'])

/** The setting: what is said outright, else where things happen, else a place that is named. */
export function chooseScene(
  { facts, catalogue, sceneHints, inTopic }: CastInput,
  actedOn: Set<NounPhrase>,
): ChosenScene {
  const options: { scene: Scene; words: string; weight: number; np?: NounPhrase }[] = [...sceneHints]
  const read = (np: NounPhrase): Scene | undefined => {
    if (np.negated || np.pronoun !== undefined || facts.similes.has(np) || inTopic(np)) return undefined
    // A garden path is in a garden, and a desert track in the desert.
    const [, around] = ways.exec(np.phrase) ?? []
    if (np.name !== '')
      return (
        (around && catalogue.sceneOf(around)) || catalogue.sceneOf(np.phrase) || catalogue.sceneOf(np.name)
      )
    for (const modifier of [...np.modifiers, np.headScene ?? '']) {
      if (modifier === '' || /^(?:tower|turret|wall|bridge|block|platform|gate|fence)$/.test(modifier))
        continue
      const { traits } = catalogue.find(modifier)
      if (
        modifier !== np.headScene &&
        modifier !== 'space' &&
        !traits.some((trait) => trait === 'place' || trait === 'terrain' || trait === 'building')
      )
        continue
      const scene = catalogue.sceneOf(modifier)
      if (scene) return scene
    }
    return undefined
  }
  const used = new Set<NounPhrase>()
  // Who lives in water or in the air has no use for a scene on land that nobody asked for.
  const livesElsewhere = facts.mentions.some((np) =>
    [np.name, ...(np.stop ? np.modifiers : [])].some((name) => {
      if (name === '') return false
      const thing = catalogue.find(name)
      return isAnimate(thing) && ['underwater', 'sea', 'space', 'sky'].includes(thing.found[0] ?? '')
    }),
  )
  const placed = new Map<NounPhrase, string>()
  for (const { prep, np } of facts.places) placed.set(np, prep)
  for (const np of facts.mentions) {
    // 'space cats', 'sea monsters', 'a surfing hamster': with no other place named, it plays where they come from.
    const [from] = np.negated || facts.similes.has(np) ? [] : np.tokens.filter(({ tag }) => tag !== 'det')
    const origin =
      from && np.name !== '' ? originOf(from.text, np.tokens.at(-1) === from, catalogue) : undefined
    if (origin) options.push({ scene: origin, words: np.phrase, weight: 0.5 })
    const scene = read(np)
    if (!scene) continue
    const thing = np.name === '' ? undefined : catalogue.find(np.name)
    const prep = placed.get(np)
    // A reef lives, and is a place all the same.
    const named = aroundIt.has(prep ?? '') && catalogue.isPlaceName(np.phrase)
    if (thing && isAnimate(thing) && !named) continue
    const solid =
      thing && !isPlace(thing) && !thing.traits.includes('building') && !thing.traits.includes('celestial')
    if (solid && np.plural) continue
    // One jumps over fences and delivers to houses; neither is where it plays.
    if (
      np.name === 'fall' ||
      (thing && np.plural && thing.traits.includes('building') && !aroundIt.has(prep ?? ''))
    )
      continue
    if (
      solid &&
      !(prep && ['in', 'inside', 'at', 'through', 'across', 'under'].includes(prep)) &&
      !(prep === 'on' && thing && isVehicle(thing)) &&
      !(
        prep === 'on' &&
        named &&
        (isGround(thing) || /\b(?:deck|roof|rooftop|raft|pier|stage)$/.test(np.phrase))
      )
    )
      continue
    if (thing && !prep && !isPlace(thing) && np !== facts.mentions[0]) continue
    if (thing && prep === 'to' && !isPlace(thing)) continue
    // Rainbows and clouds that are merely named are things.
    const air = thing && !prep && thing.traits.includes('weather') && scene !== np.name
    if (air && (np.plural || np !== facts.mentions[0])) {
      options.push({ scene, words: np.phrase, weight: 0.3 })
      continue
    }
    // 'a mermaid game with a castle': a building that is merely there stands on the stage.
    if (
      thing?.traits.includes('building') &&
      !prep &&
      ['a', 'an'].includes(np.determiner ?? '') &&
      np !== facts.mentions[0]
    ) {
      if (!livesElsewhere) options.push({ scene, words: np.phrase, weight: 0.4, np })
      continue
    }
    let weight = 1
    if (prep && scenePreps.has(prep))
      weight = ['in', 'through', 'inside', 'under', 'across', 'at', 'on'].includes(prep) ? 5 : 3
    else if (np.name === '') weight = 4
    else if (thing && isPlace(thing)) weight = 2.5
    if (actedOn.has(np)) weight -= 1
    // Where somebody is going is not where it plays, unless no other place is named.
    if (facts.destinations.has(np)) {
      const isAlone = !facts.mentions.some((other) => goesThere(other, catalogue))
      const far = thing?.traits.includes('celestial') ?? false
      if (np.at >= 0 && np.name !== 'home' && (isAlone || far))
        options.push({ scene, words: np.phrase, weight: 0.7, np })
      continue
    }
    if (np === facts.mentions[0]) weight += 0.5
    if (prep || np.name === '' || (thing && isPlace(thing))) used.add(np)
    options.push({ scene, words: np.phrase, weight, np })
  }
  const best = options.reduce<(typeof options)[number] | undefined>(
    (top, option) => (option.weight > (top?.weight ?? 0) ? option : top),
    undefined,
  )
  if (best?.np) used.add(best.np)
  // The ship whose deck it is, too.
  for (const [np, of] of placed) if (best?.np && of === 'of' && read(np) === best.scene) used.add(np)
  const prep = best?.np && placed.get(best.np)
  const where =
    best?.np &&
    prep &&
    ['in', 'on', 'at', 'under', 'inside', 'through'].includes(prep) &&
    best.np.name !== '' &&
    !(best.np.plural && isVehicle(catalogue.find(best.np.name)))
      ? `${prep === 'inside' || prep === 'through' ? 'in' : prep} ${best.np.determiner === undefined ? '' : 'the '}${best.np.phrase}`
      : undefined
  return {
    used,
    ...(best && { scene: best.scene, words: best.words }),
    ...(where !== undefined && { where }),
  }
}
