import { seededRandom } from '@makebelieve/kit/core/random'
import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Tale, TaleChoice, TaleScene } from '@makebelieve/kit/game-2d/turns/tale'

export type CaseParts = {
  hero: CastMember
  suspects: CastMember[]
  /** What was taken. */
  loot: CastMember
  place: string
  seed: number
}

/** What somebody may have about them, and the trace that it leaves. */
type Trait = { trace: string; has: string; hasNot: string }

const traits: readonly [Trait, ...Trait[]] = [
  {
    trace: 'On the floor there is a trail of fresh mud, up to the spot and back.',
    has: 'They leave mud with every step.',
    hasNot: "There's not a speck of dirt on them.",
  },
  {
    trace: 'A smear of honey sticks to the empty shelf.',
    has: 'Their fingers stick to everything they touch.',
    hasNot: 'They smell of soap and nothing else.',
  },
  {
    trace: 'A thread of red wool hangs from a nail.',
    has: 'There is a hole in their red scarf.',
    hasNot: 'They wear nothing red at all.',
  },
  {
    trace: 'The scratches show that the lock was opened with a left hand.',
    has: 'They sign the report with the left hand.',
    hasNot: 'They shake your hand with their right, and write with it too.',
  },
  {
    trace: 'Feathers are everywhere, as if a pillow had burst.',
    has: 'A small feather sits in their hair.',
    hasNot: 'They sneeze when they see a feather.',
  },
]

/**
 * Somebody took something, and two traces give away who: only one of the suspects fits both. Who says so without having seen both can't prove
 * it, and who takes the wrong one lets the right one go.
 */
export function caseTale({ suspects, loot, place, seed }: CaseParts): Tale {
  const random = seededRandom(seed)
  const [one, other] = random.shuffled(traits) as [Trait, Trait]
  const culprit = random.below(suspects.length)
  const loots = `the ${loot.name}`
  const list = suspects.map(({ name }) => `the ${name}`)
  const named = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  /** Everybody but the culprit fits one of the traces at most. */
  const fits = (index: number): [boolean, boolean] =>
    index === culprit ? [true, true] : index % 2 === 0 ? [true, false] : [false, true]
  const alibi = random.shuffled([
    'I was asleep',
    'I was out for a walk',
    'I was having my supper',
    'I was reading',
    'I was polishing my shoes',
  ])
  const asked = Object.fromEntries(
    suspects.map(({ id, name }, index): [string, TaleScene] => {
      const [first, second] = fits(index)
      return [
        `ask ${id}`,
        {
          words: `“Me? ${alibi[index % alibi.length]},” says the ${name}. You look closely. ${first ? one.has : one.hasNot} ${second ? other.has : other.hasNot}`,
          shows: [id],
          choices: [{ words: "That's all for now", to: 'room', gives: [`asked ${id}`] }],
        },
      ]
    }),
  )
  const accuse = suspects.flatMap(({ id, name }, index): TaleChoice[] => {
    const words = `It was the ${name}!`
    const points = [{ type: 'defeat', to: id }] as const
    if (index !== culprit) return [{ words, to: 'wrong' }]
    return [
      { words, to: 'solved', needs: ['one', 'other'], does: points },
      { words, to: 'unproven', without: ['one'] },
      { words, to: 'unproven', needs: ['one'], without: ['other'] },
    ]
  })
  const thief = suspects[culprit] as CastMember
  return {
    start: 'begin',
    scenes: {
      begin: {
        words: `${capital(loots)} is gone! Nobody has left ${place} since last night. It can only have been ${named}. Everyone looks at you: you're the detective.`,
        shows: [loot.id],
        choices: [{ words: 'Take out the magnifying glass', to: 'room' }],
      },
      room: {
        words: 'Where do you look next? Whoever did it left clues, and still carries traces of them.',
        choices: [
          { words: 'Search the floor and the shelf', to: 'one', without: ['one'] },
          { words: 'Search the door and the window', to: 'other', without: ['other'] },
          ...suspects.map(({ id, name }) => ({
            words: `Question the ${name}`,
            to: `ask ${id}`,
            without: [`asked ${id}`],
          })),
          { words: 'Say who did it', to: 'accuse' },
        ],
      },
      one: { words: one.trace, choices: [{ words: 'Write it down', to: 'room', gives: ['one'] }] },
      other: { words: other.trace, choices: [{ words: 'Write it down', to: 'room', gives: ['other'] }] },
      ...asked,
      accuse: {
        words: "Everyone falls silent. Only one of them fits everything you've seen. Who was it?",
        shows: suspects.map(({ id }) => id),
        choices: [...accuse, { words: 'Look around some more', to: 'room' }],
      },
      solved: {
        words: `You tell them what you saw, piece by piece. The ${thief.name} turns pale. “All right,” comes the answer at last. “It was me.” And there is ${loots}, safe and sound.`,
        shows: [thief.id, loot.id],
        choices: [],
        ending: { name: 'Case closed!', well: true },
      },
      unproven: {
        words: `The ${thief.name} only smiles. “Prove it.” You can't: you haven't found all the clues. That night the ${thief.name} is gone, and ${loots} with them.`,
        shows: [thief.id],
        choices: [],
        ending: { name: "You were right, but couldn't prove it.", well: false },
      },
      wrong: {
        words: `Tears, shouting, a slammed door. It was someone else, and by the time you find out, they're far away, and ${loots} with them.`,
        choices: [],
        ending: { name: 'Wrong suspect. The thief got away.', well: false },
      },
    },
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
