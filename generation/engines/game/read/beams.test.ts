import { describe, expect, it } from 'vitest'
import { beamsIn } from './beams.ts'

describe('lights that are aimed', () => {
  it.each([
    [
      'You are a keeper. Ships approach in fog and you aim the beam with the mouse to guide them past the rocks.',
      ['loom through the dark', 'be aiming a light', 'guide by light'],
      'You are a keeper. in fog.',
    ],
    ['Shine your flashlight on the ghosts and they vanish', ['banish by light'], ''],
    ['Mushrooms grow only in the light of your lantern', ['grow by light'], ''],
    ['An owl collects mice, the bats flee from her torch', ['scare by light'], 'An owl collects mice'],
    ['The zombies stop moving while my spotlight is on them', ['be halted by light'], ''],
    ['A fox collects gems and must stay out of the searchlights', ['search by light'], 'A fox collects gems'],
    ['Between nights you can spend coins to make the lamp brighter', ['be paying for a stronger light'], ''],
  ])('are read from "%s"', (text, verbs, rest) => {
    const found = beamsIn(text)
    expect(found.deeds.map(({ verb }) => verb)).toEqual(verbs)
    expect(found.rest).toBe(rest)
  })

  it.each([
    'A firefly lights lanterns and collects lamps',
    'Use a laser pointer to lead the kittens to their basket',
    'The car stops at the traffic light',
    'A knight fights a dragon who burns villages',
    'Plants grow in the garden and need water',
    'Guide the ships to the lighthouse',
  ])('are not read from "%s"', (text) => {
    expect(beamsIn(text)).toEqual({ deeds: [], rest: text })
  })
})
