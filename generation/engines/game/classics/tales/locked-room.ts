import { seededRandom } from '@makebelieve/kit/core/random'
import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Tale, TaleChoice } from '@makebelieve/kit/game-2d/turns/tale'
import { called, listed } from './quest.ts'

export type RoomParts = {
  hero: CastMember
  /** What lies about there, and has to do with the code. */
  things: CastMember[]
  /** Who is locked in as well. */
  company?: CastMember[]
  place: string
  seed: number
  /** How many locks there are between oneself and the way out. */
  locks?: number
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/**
 * A door with a lock of three figures, and before it as many smaller locks as were asked for, each with a sign of its own. Two of them stand to be seen, the third one only by the light of a candle that has to be found; three
 * wrong codes shut the lock for good.
 */
export function roomTale({ things, company = [], place, seed, locks = 1 }: RoomParts): Tale {
  const random = seededRandom(seed)
  // Three different digits: else two orders of them are the same code, and the lock has too few wrong ones.
  const [one = 2, two = 3, three = 4] = random.shuffled([2, 3, 4, 5, 6, 7, 8, 9])
  const code = [one, two, three] as const
  const [first, second] = things
  if (!first || !second) throw new Error('A locked room needs two things to count')
  const said = (index: 0 | 1 | 2) => numbers[(code[index] ?? 2) - 2]
  const clues = ['count', 'clock', 'wall']
  const written = code.join(' ')
  const wrongs = random
    .shuffled([
      [code[1], code[0], code[2]].join(' '),
      [code[2], code[1], code[0]].join(' '),
      [code[0], code[2], (code[1] % 9) + 1].join(' '),
    ])
    .filter((one) => one !== written)
  const tries = ['one try gone', 'two tries gone']
  const buzzOf = (at: number | undefined) => (at === undefined ? 'buzz' : `buzz ${at}`)
  const wrong = (words: string, at?: number): TaleChoice[] => [
    { words, to: buzzOf(at), without: tries, gives: ['one try gone'] },
    {
      words,
      to: buzzOf(at),
      needs: ['one try gone'],
      without: ['two tries gone'],
      gives: ['two tries gone'],
    },
    { words, to: 'shut', needs: tries },
  ]
  const others = Array.from({ length: Math.max(0, locks - 1) }, (_, at) =>
    smallLock({ at, things, random, wrong, next: at + 1 < locks - 1 ? `hall ${at + 1}` : 'room' }),
  )
  const buttons = random.shuffled([0, 1, 2, 3].slice(0, wrongs.length + 1))
  const codes = buttons.flatMap((at): TaleChoice[] =>
    at === 0
      ? [
          { words: written, to: 'open', needs: clues, does: [{ type: 'unlock' }] },
          ...clues.flatMap((clue, index) => guess(clue, clues.slice(0, index))),
        ]
      : wrong(wrongs[at - 1] ?? '1 1 1'),
  )
  /** Who guesses right without having seen it all has only been lucky: the lock asks again. */
  function guess(clue: string, seen: string[]): TaleChoice[] {
    return [{ words: written, to: 'luck', without: [clue], needs: seen }]
  }
  return {
    start: 'begin',
    scenes: {
      begin: {
        words: `The door slams shut behind you. You're locked in, in ${place}${company.length > 0 ? `, with ${listed(company.map(called))}` : ''}. ${locks > 1 ? `${capital(listOf[locks] ?? String(locks))} locks are between you and the way out, and the last has three digits. Someone has scratched beside it` : 'Beside the door is a lock with three digits, and above it someone has scratched'}: “Count, look up, and bring a light.”`,
        shows: company.map(({ id }) => id),
        choices: [{ words: 'Look around', to: others.length > 0 ? 'hall 0' : 'room' }],
      },
      ...Object.assign({}, ...others),
      room: {
        words: "It's quiet. Something in here must tell you the code.",
        shows: things.slice(0, 3).map(({ id }) => id),
        choices: [
          { words: `Look at the ${first.plural}`, to: 'count', without: ['count'] },
          { words: `Look at the ${second.name}`, to: 'clock', without: ['clock'] },
          { words: 'Open the drawer', to: 'drawer', without: ['candle'] },
          { words: 'Look at the dark corner', to: 'corner', without: ['candle'] },
          {
            words: 'Hold the candle up to the dark corner',
            to: 'wall',
            needs: ['candle'],
            without: ['wall'],
          },
          { words: 'Try a code', to: 'lock' },
        ],
      },
      count: {
        words: `You count the ${first.plural}, once and then once more. There are ${said(0)} of them. That must be the first digit.`,
        shows: [first.id],
        choices: [{ words: 'Remember it', to: 'room', gives: ['count'] }],
      },
      clock: {
        words: `On the back of the ${second.name}, someone has carved a number with a small 2 beside it: ${said(1)}.`,
        shows: [second.id],
        choices: [{ words: 'Remember it', to: 'room', gives: ['clock'] }],
      },
      drawer: {
        words: 'It sticks, then flies open. Inside are a candle and two matches.',
        choices: [{ words: 'Take the candle', to: 'room', gives: ['candle'] }],
      },
      corner: {
        words: "There's something on the wall, but you can't read it without a light.",
        choices: [{ words: 'Look elsewhere', to: 'room' }],
      },
      wall: {
        words: `The flame flickers. In large letters, the wall says: “And last of all: ${said(2)}.”`,
        choices: [{ words: 'Remember it', to: 'room', gives: ['wall'] }],
      },
      lock: {
        words: "Three digits, and the lock won't forgive many mistakes. What's the code?",
        choices: [...codes, { words: 'Look around some more', to: 'room' }],
      },
      luck: {
        words:
          "The lock clicks, and clicks back. “Are you sure?” it asks. You're not: you haven't found all the signs yet.",
        choices: [{ words: 'Look around some more', to: 'room' }],
      },
      buzz: {
        words: "The lock buzzes angrily. That wasn't it.",
        choices: [{ words: 'Think again', to: 'room' }],
      },
      open: {
        words: "Click. Click. Click. The door swings open, and daylight streams in. You're out!",
        choices: [],
        ending: { name: 'You escaped!', well: true },
      },
      shut: {
        words:
          'A bolt drops, and then another. The lock has shut for good. Someone will come for you in the morning.',
        choices: [],
        ending: { name: 'Three wrong codes: the lock has shut.', well: false },
      },
    },
  }
}

const listOf = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What stands in the way before the door itself, and where its number is to be found. */
const barriers = [
  { name: 'iron gate', sign: (thing: string) => `Under the ${thing}, a number is scratched into the floor` },
  { name: 'wooden hatch', sign: (thing: string) => `A slip of paper sticks out from behind the ${thing}` },
  {
    name: 'glass door',
    sign: (thing: string) => `In the dust on the ${thing}, someone has written a number`,
  },
  { name: 'steel shutter', sign: (thing: string) => `A small brass plate hangs behind the ${thing}` },
  { name: 'heavy curtain on a chain', sign: (thing: string) => `A thread leads from the ${thing} to a tag` },
]

/** The most locks that there are barriers for, with the last door. */
export const mostLocks = barriers.length + 1

/** How one remembers that a lock is open. */
export const opened = (at: number) => `lock ${at + 1} is open`

/** A lock with two figures, which one has to have seen; whoever only guesses is asked again. */
function smallLock({
  at,
  things,
  random,
  wrong,
  next,
}: {
  at: number
  things: CastMember[]
  random: ReturnType<typeof seededRandom>
  wrong(words: string, at: number): TaleChoice[]
  next: string
}): Tale['scenes'] {
  const { name, sign } = barriers[at % barriers.length] as (typeof barriers)[number]
  const thing = things[at % things.length] as CastMember
  const [one = 2, two = 3, other = 4] = random.shuffled([2, 3, 4, 5, 6, 7, 8, 9])
  const [clue, written] = [`sign ${at}`, `${one} ${two}`]
  const codes = random.shuffled([0, 1, 2]).flatMap((place): TaleChoice[] =>
    place === 0
      ? [
          {
            words: written,
            to: next,
            needs: [clue],
            gives: [opened(at)],
            does: [{ type: 'unlock' }],
          },
          { words: written, to: `doubt ${at}`, without: [clue] },
        ]
      : wrong(place === 1 ? `${two} ${one}` : `${one} ${other}`, at),
  )
  return {
    [`hall ${at}`]: {
      words: `${at === 0 ? 'First there is' : 'Behind it, there is'} a lock on a ${name}. It has two digits.`,
      shows: [thing.id],
      choices: [
        { words: `Look at the ${thing.name}`, to: `sign ${at}`, without: [clue] },
        { words: 'Try a code', to: `lock ${at}` },
      ],
    },
    [`sign ${at}`]: {
      words: `${sign(thing.name)}: ${written}.`,
      shows: [thing.id],
      choices: [{ words: 'Remember it', to: `hall ${at}`, gives: [clue] }],
    },
    [`lock ${at}`]: {
      words: `The lock on the ${name} is waiting. What's the code?`,
      choices: [...codes, { words: 'Look around some more', to: `hall ${at}` }],
    },
    [`doubt ${at}`]: {
      words: "The lock clicks, and clicks back. You haven't seen the number anywhere yet: look around first.",
      choices: [{ words: 'Look around', to: `hall ${at}` }],
    },
    [`buzz ${at}`]: {
      words: "The lock buzzes angrily. That wasn't it.",
      choices: [{ words: 'Think again', to: `hall ${at}` }],
    },
  }
}
