import { describe, expect, it } from 'vitest'
import { briefOfPrompt } from '../brief-of-prompt.ts'

function deedsOf(prompt: string): string[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`Refused: ${prompt}`)
  return (brief.deeds ?? [])
    .filter(({ subject }) => subject === 'player')
    .map(({ verb, whoms }) => [verb, ...whoms.map(({ id, by }) => (by ? `${by} ${id}` : id))].join(' '))
}

describe('several deeds that are one process', () => {
  it.each([
    ['a wizard pours potion on stones to turn them into gold', 'strew-into stone with potion into gold'],
    ['sprinkle salt on slugs to make them disappear', 'strew-away slug with salt'],
    ['melt the icebergs with salt', 'strew-away iceberg with salt'],
    [
      'a fireman fills his bucket at the well and pours the water on burning houses',
      'fill-and-empty house with bucket from well',
    ],
    ['a tadpole eats algae until it becomes a frog', 'grow-into algae into frog'],
    ['follow the trail of breadcrumbs to find the witch', 'follow-traces witch with trail'],
    ['a girl rolls a snowball that gets bigger as it rolls', 'roll-bigger snowball'],
    [
      'wash the potatoes, peel them, fry them and put them on plates',
      'in-steps wash,peel,fry potato to plate',
    ],
    [
      'bathe the puppies in the tub and dry them with a towel',
      'in-steps bathe+,dry* puppy with towel from tub',
    ],
    [
      'shampoo the poodles in the bathtub, brush them and bring them back to the farmers',
      'in-steps shampoo+,brush poodle to farmer from bathtub',
    ],
    [
      'carve pumpkins on the table, then light them with a candle',
      'in-steps carve+,light* pumpkin with candle',
    ],
    [
      "check each sick animal to find out what's wrong and give it the right medicine",
      'diagnose-and-treat animal with medicine',
    ],
    [
      'a mechanic inspects broken robots to see what is broken and installs the right gear',
      'diagnose-and-treat robot with gear',
    ],
    [
      'clean the kitchen with a mop, there are footprints and coffee stains on the floor',
      'mop-the-floor footprint coffee-stain with mop',
    ],
    ['I am a janitor and I mop the hallway', 'mop-the-floor puddle'],
    ['a maid cleans the windows of a castle', 'clean window'],
    ['a blacksmith sharpens swords on the grindstone', 'in-steps sharpen+ sword from grindstone'],
    [
      'a potter glazes clay pots, fires them in the kiln and sells them at the market',
      'in-steps glaze,fire+ clay-pot to market from kiln',
    ],
    ['mix flour and eggs to make dough', 'make-of-two dough with flour from egg'],
    ['mum drives the kids to school in the car', 'drive along kid to school'],
  ])('%s', (prompt, deed) => {
    expect(deedsOf(prompt)[0]).toContain(deed)
  })

  it.each([
    // Nobody has a wand strewn on them, and snowballs do not make people vanish.
    ['a witch turns frogs into princes with her wand', 'strew'],
    ['a boy throws snowballs at his sister', 'strew'],
    // For a while, and for nothing that it took.
    ['a ghost becomes a cow', 'grow-into'],
    ['a duck follows the children to find bread', 'follow-traces'],
    ['a snowball that picks up everything and gets bigger', 'roll-bigger'],
    ['a dog drives the sheep into the pen', 'drive along'],
    ['wash the dishes and feed the cat', 'in-steps'],
    // Where it is done is around it, or what it is done to.
    ['wash the dogs in the garden', 'in-steps'],
    ['a plumber fixes leaks in the pipes', 'in-steps'],
    ['a girl sews patches on jeans', 'in-steps'],
    ['a girl washes and feeds her dog', 'in-steps'],
    ['mix milk with cocoa', 'make-of-two'],
    // One after the other is not built, and nobody grows into a hen by eating hens.
    ['an egg hatches into a chick, then grows into a hen when it eats corn', 'grow-into'],
  ])('but not: %s', (prompt, verb) => {
    expect(deedsOf(prompt).join(', ')).not.toContain(verb)
  })

  it('is nothing that was over before the game began', () => {
    const brief = briefOfPrompt('a detective follows footprints to find the cat that stole the fish')
    expect('refused' in brief ? [] : (brief.deeds ?? []).map(({ verb }) => verb)).toEqual(['follow-traces'])
  })
})
