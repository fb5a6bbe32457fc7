import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isAll } from '../../script/testing/sample.ts'
import { openCatalogue } from './catalogue.ts'
import { everydayNouns } from './testing/everyday-nouns.ts'
import { motions, type Scene, scenes, type Thing, traits } from './thing.ts'

const catalogue = openCatalogue()
const find = (words: string) => catalogue.find(words)

/** What a player would see: the glossy emoji and the silhouette. */
function picturesOf(thing: Thing): string[] {
  const emoji = thing.glossy?.id.split('-').map((code) => Number.parseInt(code, 16)) ?? []
  return [emoji.length > 0 ? String.fromCodePoint(...emoji) : '', thing.flat.id]
}

describe('find', () => {
  test.each(Object.entries(everydayNouns))('%s is shown by a picture that was accepted', (noun, accepted) => {
    const thing = find(noun)
    expect(catalogue.knows(noun)).toBe(true)
    expect(picturesOf(thing)).toEqual(expect.arrayContaining(accepted.split(' ')))
  })

  test('knows three hundred everyday nouns and more', () => {
    expect(Object.keys(everydayNouns).length).toBeGreaterThanOrEqual(300)
  })

  test.each([
    ['corgis', 'corgi', 'dog'],
    ['fire truck', 'fire truck', 'fire engine'],
    ['fire-trucks', 'fire truck', 'fire engine'],
    ['firetruck', 'firetruck', 'fire engine'],
    ['hot air balloon', 'hot air balloon', 'hot air balloon'],
    ['energy cells', 'energy cell', 'battery'],
    ['gardener bee', 'gardener bee', 'honeybee'],
    ['THE DOG', 'dog', 'dog'],
    ['a dog!', 'dog', 'dog'],
    ['wolves', 'wolf', 'wolf'],
    ['mice', 'mouse', 'mouse'],
    ['knives', 'knife', 'kitchen knife'],
    ['little red foxes', 'little red fox', 'fox'],
    ['firemen', 'fireman', 'firefighter'],
    ['berries', 'berry', 'strawberry'],
    ['pancakes', 'pancake', 'pancakes'],
    ['pile of gold', 'gold', 'money bag'],
    ['slices of pizza', 'pizza', 'pizza'],
    ['knight with a sword', 'knight', 'knight'],
    ["dragon's egg", 'dragon egg', 'egg'],
    ['schnauzer', 'schnauzer', 'dog'],
    ['sedan', 'sedan', 'car'],
    ['zombei', 'zombie', 'zombie'],
    ['helicoptor', 'helicopter', 'helicopter'],
    ['snowdog', 'snowdog', 'dog'],
    ['mechasaurus', 'mechasaurus', 'sauropod'],
    ['Bob', 'bob', 'person'],
  ])('%s is a %s, shown as %s', (words, name, row) => {
    const thing = find(words)
    expect([thing.name, thing.row === thing.name ? row : thing.row]).toEqual([name, row])
  })

  test.each([
    ['oak', 'tree'],
    ['toaster', 'appliance'],
    ['excavator', 'machine'],
    ['bat', 'mammal'],
    ['mouse', 'rodent'],
    ['crane', 'bird'],
    ['seal', 'mammal'],
    ['mole', 'mammal'],
    ['jam', 'sweet'],
    ['star', 'celestial body'],
    ['bow', 'weapon'],
    ['bass', 'fish'],
    ['squash', 'vegetable'],
    ['palm', 'tree'],
    ['turkey', 'bird'],
    ['kiwi', 'edible fruit'],
    ['olive', 'fruit'],
    ['pitcher', 'vessel'],
    ['organ', 'musical instrument'],
    ['drill', 'tool'],
    ['nail', 'fastener'],
    ['pen', 'writing implement'],
    ['spring', 'device'],
    ['tank', 'vehicle'],
    ['knight', 'person'],
    ['bishop', 'person'],
    ['cookie', 'cake'],
    ['table', 'furniture'],
    ['ruler', 'measuring stick'],
    ['chest', 'box'],
    ['trunk', 'container'],
    ['ring', 'jewelry'],
    ['horn', 'device'],
    ['fly', 'insect'],
    ['bear', 'carnivore'],
    ['ghost', 'spiritual being'],
    ['rocket', 'spacecraft'],
    ['plant', 'organism'],
    ['witch', 'person'],
  ])('%s is a kind of %s', (noun, kind) => {
    expect(find(noun).kinds).toContain(kind)
  })

  test.each([
    ['fox cub', 'fox'],
    ['tiny wolf pups', 'wolf'],
    ['cheese crumbs', 'cheese'],
    ['lion cub', 'lion'],
  ])('%s looks like its kind, a %s', (noun, kind) => {
    expect(find(noun).kinds).toContain(kind)
  })

  test.each([
    ['shark', 'swims', ['animal', 'alive', 'dangerous']],
    ['eagle', 'flies', ['animal', 'alive']],
    ['frog', 'hops', ['animal']],
    ['snake', 'crawls', ['animal', 'dangerous']],
    ['car', 'drives', ['vehicle']],
    ['ball', 'rolls', ['toy']],
    ['balloon', 'floats', ['toy']],
    ['castle', 'still', ['building']],
    ['ghost', 'floats', ['monster']],
    ['nurse', 'walks', ['person', 'alive']],
    ['apple', 'still', ['food', 'edible']],
    ['coffee', 'still', ['drink']],
    ['sword', 'still', ['weapon', 'dangerous', 'holdable']],
    ['hat', 'still', ['clothing', 'wearable']],
    ['guitar', 'still', ['instrument']],
    ['coin', 'still', ['treasure']],
    ['sofa', 'still', ['furniture']],
    ['cactus', 'still', ['plant', 'dangerous']],
    ['dragon', 'flies', ['monster', 'dangerous']],
  ] as const)('%s %s and is %s', (noun, motion, has) => {
    const thing = find(noun)
    expect(thing.motion).toBe(motion)
    expect(thing.traits).toEqual(expect.arrayContaining([...has]))
  })

  test('a cat is smaller than a horse, a horse than a house, a house than a mountain', () => {
    const sizes = ['ant', 'mouse', 'cat', 'horse', 'house', 'castle', 'mountain', 'planet'].map(
      (noun) => find(noun).size,
    )
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other))
  })

  test('every row and every name makes a whole Thing', () => {
    const names = [
      ...catalogue.rowNames,
      ...Object.keys(everydayNouns),
      'freedom',
      'xyzzy',
      '',
      '???',
      'of the',
    ]
    for (const name of names) {
      const thing = find(name)
      expect(thing.traits.every((trait) => traits.includes(trait))).toBe(true)
      expect(thing.traits.length).toBeGreaterThan(0)
      expect(motions).toContain(thing.motion)
      expect(thing.found.length).toBeGreaterThan(0)
      expect(thing.found.every((scene) => scenes.includes(scene))).toBe(true)
      expect(thing.size).toBeGreaterThan(0)
      expect(thing.colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(thing.flat.id).not.toBe('')
    }
  })

  test('what nobody knows is answered and marked as a guess', () => {
    expect(find('blorp').flat.match).toBe('nearest')
    expect(catalogue.knows('blorp')).toBe(false)
  })

  test.each(['table', 'pirate', 'slime', 'submarine', 'treasure chest'])(
    'nothing glossy stands in for a %s: it would mislead',
    (noun) => {
      expect(find(noun).glossy).toBeUndefined()
    },
  )
})

describe('words', () => {
  test.each(['dog', 'dogs', 'fire truck', 'freedom'])('%s is a noun', (word) => {
    expect(catalogue.isNoun(word)).toBe(true)
  })
  test.each(['the', 'quickly', 'blorp'])('%s is no noun', (word) => {
    expect(catalogue.isNoun(word)).toBe(false)
  })
  test.each(['jump', 'jumps', 'jumping', 'jumped', 'ate', 'stopping', 'chasing'])('%s is a verb', (word) => {
    expect(catalogue.isVerb(word)).toBe(true)
  })
  test.each(['red', 'old', 'spooky'])('%s is an adjective', (word) => {
    expect(catalogue.isAdjective(word)).toBe(true)
  })
  test.each([
    ['chasing', 'verb', 'chase'],
    ['stopped', 'verb', 'stop'],
    ['flies', 'verb', 'fly'],
    ['threw', 'verb', 'throw'],
    ['dodging', 'verb', 'dodge'],
    ['collects', 'verb', 'collect'],
    ['geese', 'noun', 'goose'],
    ['fireflies', 'noun', 'firefly'],
    ['cookies', 'noun', 'cookie'],
    ['caves', 'noun', 'cave'],
    ['knives', 'noun', 'knife'],
  ] as const)('%s as a %s is %s', (word, part, lemma) => {
    expect(catalogue.lemma(word, part)).toBe(lemma)
  })
  test('verbs have kinds', () => {
    expect(catalogue.verbKinds('sprint')).toContain('run')
    expect(catalogue.verbKinds('gobbling')).toContain('eat')
    expect(catalogue.verbKinds('blorp')).toEqual([])
  })
  test.each([
    ['colect', 'collect'],
    ['zombei', 'zombie'],
    ['platfrom', 'platform'],
    ['enemys', 'enemies'],
    ['dinasour', 'dinosaur'],
    ['avoyd', 'avoid'],
  ])('%s is corrected to %s', (word, right) => {
    expect(catalogue.correct(word)).toBe(right)
  })
  test.each(['the', 'jumps', 'dog', 'xqzwvk', 'harry', 'where'])('%s is left as it is', (word) => {
    expect(catalogue.correct(word)).toBeUndefined()
  })
  test('phrases are kept for tokenizers', () => {
    expect(catalogue.phrases).toEqual(
      expect.arrayContaining(['hot air balloon', 'fire truck', 'outer space']),
    )
  })
})

describe('sceneOf', () => {
  test.each<[string, Scene]>([
    ['old factory', 'factory'],
    ['a lily pond', 'swamp'],
    ['outer space', 'space'],
    ['under the sea', 'underwater'],
    ['the ocean floor', 'underwater'],
    ['tokyo', 'neon-city'],
    ['a busy highway', 'road'],
    ['haunted mansion', 'haunted'],
    ['bakery', 'kitchen'],
    ['iceberg', 'snow'],
    ['playground', 'park'],
    ['rooftop', 'city'],
    ['an ice hill', 'snow'],
    ['icy slope', 'snow'],
    ['mountain lake', 'sea'],
    ['frozen planet', 'snow'],
    ['mountain path', 'mountain'],
    ['a farm field', 'farm'],
    ['river valley', 'meadow'],
    ['pub', 'kitchen'],
    ['rooftops of paris', 'city'],
    ['dusty attic', 'house'],
    ['the North Pole', 'snow'],
    ['enchanted forest', 'forest'],
    ['snowy forest', 'snow'],
    ['chocolate factory', 'candy'],
    ['toy factory', 'factory'],
    ['space station', 'space'],
    ['surface of mars', 'moon'],
    ['ancient egypt', 'desert'],
    ['pirate ship', 'sea'],
    ['dragons lair', 'cave'],
    ['soccer stadium', 'stadium'],
    ['my bedroom', 'house'],
    ['pizzeria', 'kitchen'],
    ['the wild west', 'village'],
    ['delicatessen', 'shop'],
    ['penitentiary', 'dungeon'],
  ])('%s is led to %s', (words, scene) => {
    expect(catalogue.sceneOf(words)).toBe(scene)
  })
  test.each(['dog', 'happiness', 'blorp', ''])('%s is no place', (words) => {
    expect(catalogue.sceneOf(words)).toBeUndefined()
  })
})

test.runIf(isAll())(
  'leaves a contact sheet of the everyday nouns for a person to judge',
  {
    timeout: 60_000,
  },
  () => {
    const sheet = join(import.meta.dirname, '../../artifacts/everyday-nouns.png')
    const command = join(import.meta.dirname, 'testing/contact-sheet.ts')
    execFileSync(process.execPath, [command, sheet, Object.keys(everydayNouns).join(', ')])
    expect(statSync(sheet).size).toBeGreaterThan(100_000)
  },
)
