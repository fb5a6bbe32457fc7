import type { Life } from '@makebelieve/kit/environment/scene'
import type { Motion } from '../design.ts'
import type { SceneOfReading } from './scene-of-reading.ts'
import type { SceneItem } from './scene-reading.ts'

type Does = Life['does']

/** What verbs make a thing do all day. */
const table = new Map<string, Does>()
const all = (words: string, does: Does) => {
  for (const word of words.split(' ')) table.set(word, does)
}
all('graze eat feed munch nibble browse forage peck', 'graze')
all(
  'wander walk stroll roam stalk prowl explore hike run chase race gallop trot hop jump leap play scurry crawl shop skate ski march frolic',
  'wander',
)
all('fly soar circle glide swoop flutter flap swirl', 'fly')
all('swim dive splash surf', 'swim')
all('hover levitate haunt float lurk', 'hover')
all('drift sail', 'drift')
all('bob dance sway rock jig bounce celebrate cheer', 'bob')
all('drive ride speed zoom cruise commute roll', 'drive')
all('patrol guard', 'patrol')
all('spin rotate turn whirl twirl', 'spin')
all(
  'sit stand sleep rest lie read wait watch nap fish talk chat sing pray meditate work cook perch relax lounge doze study sell drink hunt fight',
  'stand',
)

export const doesOf = (verb: string): Does | undefined => table.get(verb)

/** Deeds that show in how somebody moves. Who cooks, reads or fights only stands there, and so those are none. */
const motions = new Map<string, Motion>()
const move = (words: string, motion: Motion) => {
  for (const word of words.split(' ')) motions.set(word, motion)
}
move('wander walk stroll roam stalk prowl explore hike patrol march crawl trot', 'goes')
move('run race gallop chase sprint', 'runs')
move('graze browse forage nibble', 'grazes')
move('fly soar glide swoop flutter', 'flies')
move('circle', 'circles')
move('swim', 'swims')
move('hover levitate', 'hovers')
move('drive cruise commute', 'drives')
move('spin rotate turn whirl twirl', 'turns')

export const motionOf = (lemma: string): Motion | undefined => motions.get(lemma)

/** What is seen where others than those who walk and fly do it. */
const motionOfLife: Partial<Record<Does, Motion>> = { drive: 'drives', swim: 'swims' }

/** What a verb makes this one do: cars that race drive, and a turtle that glides by swims. */
export function doingOf(
  { sorter, around }: SceneOfReading,
  { phrase }: SceneItem,
  lemma: string,
): Does | undefined {
  const does = doesOf(lemma)
  const { traits, motion } = sorter.find(phrase.noun).thing
  if (does === 'wander' && traits.includes('vehicle')) return 'drive'
  const isInWater = motion === 'swims' || around.named?.setting.around === 'underwater'
  return does === 'fly' && isInWater ? 'swim' : does
}

/** 'Grazing cows', 'a spinning carousel': what it does, told as how it is. */
export function deedAsLook(scene: SceneOfReading, item: SceneItem): void {
  const [own] = item.shape.things
  const pose = scene.sorter.lives(item.phrase.noun) ? (own?.pose?.word ?? '') : ''
  for (const word of [...(own?.unknown ?? []), pose]) {
    if (!/^\w+ing$/.test(word)) continue
    const lemma = scene.lexicon.catalogue.lemma(word, 'verb')
    const does = doingOf(scene, item, lemma)
    const deed = does && deedOf(lemma, does, word)
    if (!own || !deed || item.deed) continue
    item.does ??= does
    item.deed = deed
    if (word === pose) delete own.pose
    own.unknown = own.unknown.filter((one) => one !== word)
  }
}

/** A verb with what shows of it in how somebody moves. None: nothing does. */
export function deedOf(
  lemma: string,
  does: Does,
  word: string,
): { motion: Motion; word: string } | undefined {
  const motion = motions.get(lemma)
  return motion && { motion: motionOfLife[does] ?? motion, word }
}

/** Who runs is this much faster than who walks, and goes as much further. */
export const paceOfRunning = 2.6
