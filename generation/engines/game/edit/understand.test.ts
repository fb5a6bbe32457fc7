import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understandEdit } from './understand.ts'

const edits: [text: string, expected: object[]][] = [
  [
    'make the dogs slower and add two more',
    [
      { change: 'speed', target: 'dog', factor: 0.7 },
      { change: 'count', target: 'dog', delta: 2 },
    ],
  ],
  [
    'it should be night time and the cat should be orange',
    [
      { change: 'time', time: 'night' },
      { change: 'colour', target: 'cat', word: 'orange' },
    ],
  ],
  [
    'add a boss: a giant octopus that shoots ink',
    [
      {
        change: 'add',
        actor: { role: 'boss', thing: { name: 'octopus' }, attributes: { sizeWord: 'giant' } },
        behaviours: [{ mechanic: 'shoot', object: 'ink' }],
      },
    ],
  ],
  ['now make it harder', [{ change: 'difficulty', to: 'harder' }]],
  ['change the fish to stars', [{ change: 'replace', from: 'fish', to: { thing: { name: 'star' } } }]],
  [
    'give me 5 lives and a timer of 90 seconds',
    [
      { change: 'number', what: 'lives', value: 5 },
      { change: 'number', what: 'seconds', value: 90 },
    ],
  ],
  ['add double jump', [{ change: 'extra', extra: 'double-jump', on: true }]],
  ['undo the last change', [{ change: 'undo' }]],
  ['make it 3D', [{ change: 'dimension', dimension: '3d' }]],
  ['make it sunset', [{ change: 'time', time: 'sunset' }]],
  [
    'more trees, fewer houses',
    [
      { change: 'count', target: 'tree', factor: 1.5 },
      { change: 'count', target: 'house', factor: 0.6 },
    ],
  ],
  ['heavy snowfall', [{ change: 'weather', weather: 'snow' }]],
  ['make it red', [{ change: 'colour', word: 'red' }]],
  ['bigger lens', [{ change: 'size', target: 'lens' }]],
  ['less enemies', [{ change: 'count', target: 'enemy', factor: 0.6 }]],
  ['change background to a forest', [{ change: 'scene', scene: 'forest' }]],
  ['rename it to Star Cat', [{ change: 'title', title: 'Star Cat' }]],
  [
    'I want a dragon instead of the dog',
    [{ change: 'replace', from: 'dog', to: { thing: { name: 'dragon' } } }],
  ],
  ['remove the timer', [{ change: 'absent', absent: 'timer' }]],
  ['double the speed', [{ change: 'speed', factor: 2 }]],
  ['slow it down a bit', [{ change: 'speed', factor: 0.85 }]],
  ['bigger player', [{ change: 'size', target: 'player' }]],
  [
    'make the enemies smaller and faster',
    [
      { change: 'speed', target: 'enemy' },
      { change: 'size', target: 'enemy' },
    ],
  ],
  [
    'the player should be a wizard',
    [{ change: 'replace', from: 'player', to: { thing: { name: 'wizard' } } }],
  ],
  ['let me play as a robot', [{ change: 'replace', from: 'player', to: { thing: { name: 'robot' } } }]],
  ['turn it into a platformer', [{ change: 'genre', genre: 'platformer' }]],
  [
    'the dogs should chase the cat',
    [{ change: 'behaviour', target: 'dog', mechanic: 'chase', object: 'cat', on: true }],
  ],
  ['coins should be worth 10 points', [{ change: 'points', target: 'coin', value: 10 }]],
  ['make the cat the enemy', [{ change: 'role', target: 'cat', role: 'enemy' }]],
  ['remove the bombs', [{ change: 'remove', target: 'bomb' }]],
  ['turn off the sound', [{ change: 'feature', feature: 'sound', on: false }]],
  [
    'can the frog wear a hat',
    [{ change: 'attach', target: 'frog', relation: 'wearing', actor: { thing: { name: 'hat' } } }],
  ],
  [
    'add a slider for the birth rate of rabbits',
    [{ change: 'control', control: 'slider', words: 'birth rate of rabbits' }],
  ],
  ['explain it for 10 year olds', [{ change: 'audience', age: 10 }]],
  ['set lives to 10', [{ change: 'number', what: 'lives', value: 10 }]],
  ['qwer zxcv', []],
]

describe('edits', () => {
  test.each(edits)('%s', (text, expected) => {
    const wishes = understandEdit(text)
    expect(
      'refused' in wishes ? wishes : wishes.flatMap(({ ways, nearest }) => ways[0] ?? nearest),
    ).toMatchObject(expected)
  })
  test('are refused like prompts', () => {
    expect(understandEdit('make everyone naked')).toMatchObject({ refused: 'unsafe' })
    expect(understandEdit('')).toMatchObject({ refused: 'empty' })
  })
  test('of any string are answered', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void understandEdit(text)),
      { numRuns: 200 },
    )
  })
})
