import { inSteps, type ProcessRow } from './row.ts'

/** How insects change their shape. */
export const insects: readonly ProcessRow[] = [
  inSteps(
    [
      'butterfly life cycle',
      'life cycle of a butterfly',
      'caterpillar',
      'metamorphosis',
      'butterfly',
      'chrysalis',
      'caterpillar to butterfly',
      'how a caterpillar turns into a butterfly',
    ],
    {
      title: 'The life of a butterfly',
      subject: 'biology',
      what: 'a butterfly',
      timeUnit: 'days',
      isCycle: true,
    },
    [
      ['Egg', 5, 'A tiny egg sits under a leaf. Inside, a caterpillar forms.'],
      [
        'Caterpillar',
        14,
        'It eats and eats, grows a thousand times heavier, and sheds its skin several times.',
      ],
      ['Chrysalis', 12, 'Hanging in a hard case, its body is taken apart and built anew with wings.'],
      ['Butterfly', 21, 'It dries its wings, drinks nectar, finds a mate and lays eggs.'],
    ],
  ),
  inSteps(
    [
      'life cycle of a mosquito',
      'mosquito life cycle',
      'mosquito larva',
      'mosquitoes breeding',
      'how mosquitoes grow',
      'stages of a mosquito',
      'mosquito pupa',
      'gnat life cycle',
      'mosquito eggs in water',
    ],
    {
      title: 'The life of a mosquito',
      subject: 'biology',
      what: 'a mosquito',
      timeUnit: 'days',
      isCycle: true,
    },
    [
      ['Egg raft', 2, 'Up to a few hundred eggs float on still water, glued together like a raft.'],
      [
        'Larva',
        7,
        'It hangs head down below the surface, breathes through a tube, and filters food from the water.',
      ],
      ['Pupa', 2, 'Curled like a comma it tumbles about and does not eat, while it is rebuilt inside.'],
      ['Drying its wings', 1, 'The adult climbs out, stands on its empty skin and lets its wings harden.'],
      ['Adult', 14, 'It drinks nectar. Only females bite: they need blood to make eggs.'],
    ],
  ),
  inSteps(
    [
      'life cycle of a honey bee',
      'bee life cycle',
      'honeybee',
      'worker bee',
      'bee larva',
      'life of a bee',
      'how bees make honey',
      'beehive life',
      'jobs of a bee',
      'honey production by bees',
    ],
    {
      title: 'The life of a worker bee',
      subject: 'biology',
      what: 'a worker honey bee',
      timeUnit: 'days',
      isCycle: false,
    },
    [
      ['Egg', 3, 'The queen lays an egg, thin as a thread, into a wax cell.'],
      [
        'Larva',
        6,
        'Nurse bees look in on it a thousand times a day and feed it. It grows more than a thousand times heavier.',
      ],
      ['Pupa', 12, 'Its cell is closed with wax, and inside it changes into a bee.'],
      [
        'Cleaner and nurse',
        11,
        'On her first days she cleans cells, then she feeds larvae with juice from her head glands.',
      ],
      ['Builder and guard', 9, 'She makes wax, builds comb, dries nectar to honey, and guards the door.'],
      [
        'Forager',
        20,
        'Outside she gathers nectar and pollen, and dances to tell the others where the flowers are.',
      ],
    ],
  ),
  inSteps(
    [
      'life cycle of a ladybird',
      'ladybug life cycle',
      'ladybird life cycle',
      'ladybug larva',
      'life cycle of a ladybug',
      'beetle life cycle',
      'stages of a ladybird',
      'ladybird',
    ],
    {
      title: 'The life of a ladybird',
      subject: 'biology',
      what: 'a ladybird',
      timeUnit: 'days',
      isCycle: true,
    },
    [
      ['Eggs', 5, 'Small yellow eggs stand upright under a leaf, near a colony of greenfly.'],
      ['Larva', 20, 'Long, grey and hungry, it eats hundreds of greenfly and sheds its skin three times.'],
      ['Pupa', 8, 'It glues itself to a leaf and is rebuilt inside a hard case.'],
      ['Pale beetle', 1, 'It comes out soft and yellow; red and spots appear as the shell hardens.'],
      [
        'Adult in summer',
        60,
        'It eats greenfly and stores fat. Its red colour warns birds that it tastes bad.',
      ],
      ['Winter sleep', 150, 'Many huddle together under bark or in a window frame until spring, then mate.'],
    ],
  ),
]
