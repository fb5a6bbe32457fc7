import type { ProcessData } from '@makebelieve/kit/simulation/general/process'

/** What is known to happen step by step, with typical durations. The names by which a prompt asks for it come first. */
export const processes: readonly { words: readonly string[]; data: ProcessData }[] = [
  {
    words: ['butterfly life cycle', 'life cycle of a butterfly', 'caterpillar', 'metamorphosis', 'butterfly'],
    data: {
      kind: 'process',
      title: 'The life of a butterfly',
      subject: 'biology',
      what: 'a butterfly',
      timeUnit: 'days',
      isCycle: true,
      steps: [
        { name: 'Egg', about: 'A tiny egg sits under a leaf. Inside, a caterpillar forms.', takes: 5 },
        {
          name: 'Caterpillar',
          about: 'It eats and eats, grows a thousand times heavier, and sheds its skin several times.',
          takes: 14,
        },
        {
          name: 'Chrysalis',
          about: 'Hanging in a hard case, its body is taken apart and built anew with wings.',
          takes: 12,
        },
        {
          name: 'Butterfly',
          about: 'It dries its wings, drinks nectar, finds a mate and lays eggs.',
          takes: 21,
        },
      ],
    },
  },
]
