import { describe, expect, it } from 'vitest'
import type { Cause, Outcome } from '../../../brief/brief.ts'
import { briefOfPrompt } from './brief-of-prompt.ts'

function consequencesOf(prompt: string): [Cause, Outcome][] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return (brief.consequences ?? []).map(({ cause, effect }) => [cause, effect])
}

describe('a clause that says what follows from what', () => {
  it.each<[string, Partial<Cause>, Partial<Outcome>]>([
    [
      'platformer with a mole, jumping costs 2 acorns',
      { verb: 'jump' },
      { does: 'costs', whom: 'acorn', amount: 2 },
    ],
    [
      'Two lives. A ray takes all of them at once. A shrimp collects pearls',
      { whom: 'ray' },
      { does: 'loses', whom: 'player' },
    ],
    [
      'Three lives. A shrimp collects pearls. Each pearl gives one back',
      { whom: 'pearl' },
      { does: 'life', amount: 1 },
    ],
    [
      'a clown throws pies at mimes and every throw uses one cherry',
      { verb: 'throw' },
      { does: 'costs', whom: 'cherry' },
    ],
    [
      'breakout with a fox where every brick you break drops a leaf',
      { verb: 'break', whom: 'brick' },
      { does: 'comes', whom: 'leaf' },
    ],
    [
      'a crab collects pearls, when you take a pearl the sharks get faster',
      { whom: 'pearl' },
      { does: 'faster', whom: 'shark' },
    ],
    [
      'a bunny collects clover, clover makes you faster',
      { whom: 'clover' },
      { does: 'faster', whom: 'player' },
    ],
    [
      'a worm eats apples and gets bigger with every apple',
      { whom: 'apple' },
      { does: 'bigger', whom: 'player' },
    ],
    [
      'a girl catches stars, after every fourth star a comet appears',
      { whom: 'star', times: 4 },
      { does: 'comes', whom: 'comet' },
    ],
    [
      'a boy collects coins, every 5 coins you get an extra life',
      { whom: 'coin', times: 5 },
      { does: 'life' },
    ],
    [
      'an elf collects toys, every 100 points the wolves get faster',
      { points: true, times: 100 },
      { does: 'faster', whom: 'wolf' },
    ],
    [
      'a gnome gathers mushrooms, every mushroom reverses his controls for 3 seconds',
      { whom: 'mushroom' },
      { does: 'reverses', whom: 'player', seconds: 3 },
    ],
    [
      'each time the monk throws a plate he forgets one of the arrow keys for 5 seconds, crows attack him',
      { verb: 'throw' },
      { does: 'forgets', whom: 'player', seconds: 5 },
    ],
    [
      'an otter whose left key stops working after every clam it picks up',
      { whom: 'clam' },
      { does: 'forgets', whom: 'player', key: 'left' },
    ],
    [
      'a mole looks for worms, every time you press a button the lights go out for three seconds',
      { verb: 'press', whom: 'button' },
      { does: 'darkens', seconds: 3 },
    ],
  ])('"%s"', (prompt, cause, effect) => {
    const [first] = consequencesOf(prompt)
    expect(first?.[0]).toMatchObject(cause)
    expect(first?.[1]).toMatchObject(effect)
  })

  it.each<[string, Partial<Cause>, Partial<Outcome>]>([
    [
      'a snowgirl delivers letters, near a bonfire she gets smaller and smaller',
      { during: 'near', whom: 'bonfire' },
      { does: 'smaller', whom: 'player' },
    ],
    ['a tiger that may never stop moving collects drums', { during: 'still' }, { does: 'hurts' }],
    [
      'everything freezes while I stand still, I dodge arrows and collect scrolls',
      { during: 'still' },
      { does: 'stops', whom: 'others' },
    ],
    [
      'wasps only sting you while you are moving, collect pears',
      { during: 'moving', unless: true },
      { does: 'safe' },
    ],
    [
      'a spy in a villa can only move when the guards are yawning',
      { during: 'turn', unless: true, whom: 'guard', says: 'guards are yawning' },
      { does: 'stops', whom: 'player' },
    ],
    [
      'a witch gets bigger when nobody is looking at her, children walk about',
      { during: 'seen', unless: true, whom: 'child' },
      { does: 'bigger', whom: 'player' },
    ],
    [
      'a cook gets slower while he is carrying a cauldron to the king',
      { during: 'carrying', whom: 'cauldron' },
      { does: 'slower', whom: 'player' },
    ],
    [
      'the ogre sleeps as long as you play the flute, collect the gold in his cave',
      { during: 'doing', verb: 'play' },
      { does: 'stops', whom: 'ogre' },
    ],
  ])('may last as long as its cause: "%s"', (prompt, cause, effect) => {
    const [first] = consequencesOf(prompt)
    expect(first?.[0]).toMatchObject(cause)
    expect(first?.[1]).toMatchObject(effect)
  })

  it('may say what is so elsewhere', () => {
    expect(
      consequencesOf('a mermaid grows as long as she is near the kelp and shrinks outside, eat the shrimps'),
    ).toMatchObject([
      [{ during: 'near', whom: 'kelp' }, { does: 'bigger' }],
      [{ during: 'near', whom: 'kelp', unless: true }, { does: 'smaller' }],
    ])
  })

  it('may be two things that follow from the same', () => {
    expect(
      consequencesOf(
        'an owl hunts for mice, each hoot lights up the barn for a moment but also wakes the weasels',
      ),
    ).toMatchObject([
      [{ verb: 'hoot' }, { does: 'lights' }],
      [{ verb: 'hoot' }, { does: 'wakes', whom: 'weasel' }],
    ])
  })

  it('is about whom it happens to, and not about what others do', () => {
    expect(consequencesOf('a cat smashes jars and whenever a jar breaks a dog appears')).toMatchObject([
      [
        { verb: 'break', whom: 'jar' },
        { does: 'comes', whom: 'dog' },
      ],
    ])
    expect(consequencesOf('a hen collects corn, when a fox eats corn the hens get faster')).toEqual([])
  })

  it.each([
    'a wizard freezes trolls and collects gems',
    'a knight collects coins and dodges dragons that get in the way',
    'the robot uses a hammer to smash crates',
    'a dog brings newspapers to grandma',
    'a plane drops parcels on islands',
    'fast cats chase a slow mouse',
    'a knight fights dragons in a castle while it rains',
    'a bear near a river catches fish and a fox under a tree sleeps',
    'a caretaker lights up lamps and takes keys to the doors',
    'a robot picks up a left shoe and a right shoe',
  ])('"%s" says nothing of the kind', (prompt) => {
    expect(consequencesOf(prompt)).toEqual([])
  })

  it('takes the same noun for the same thing', () => {
    const brief = briefOfPrompt('a mole collects worms and each worm makes you slower')
    expect('refused' in brief ? [] : brief.actors.map(({ id }) => id)).toEqual(['player', 'worm'])
  })

  it('does not take what makes somebody faster for time that does', () => {
    const brief = briefOfPrompt('a bear collects honey, bees get faster when you take honey')
    expect('refused' in brief ? [] : brief.extras).not.toContain('faster-over-time')
    expect('refused' in brief ? [] : brief.claims.map(({ about }) => about)).not.toContain('extra')
  })

  it('leaves a number of a price out of how many there are', () => {
    const brief = briefOfPrompt('platformer with a mole, each jump costs one acorn')
    const acorn = 'refused' in brief ? undefined : brief.actors.find(({ id }) => id === 'acorn')
    expect(acorn?.role).toBe('collectible')
    expect(acorn?.count).toBeUndefined()
  })
})
