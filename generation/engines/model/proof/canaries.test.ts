import { type Sentence, tellTwinsApart } from '../../../pipeline/testing/minimal-pairs.ts'
import { madeOf, planned } from '../testing/made.ts'
import { requirementsOf } from './requirements.ts'

const sentences: Sentence[] = [
  {
    sentence: 'a cat on a wooden table',
    twins: [
      ['on a', 'under a'],
      ['on a', 'beside a'],
      ['on a', 'in a'],
      ['on a', 'behind a'],
      ['a cat', 'a dog'],
      ['wooden', 'metal'],
      ['table', 'chair'],
    ],
  },
  {
    sentence: 'a dog under a table',
    twins: [
      ['under', 'on'],
      ['under', 'beside'],
      ['a dog', 'three dogs'],
      ['a dog', 'a red dog'],
    ],
  },
  {
    sentence: 'a sleeping fox in a basket',
    twins: [
      ['sleeping', 'sitting'],
      ['sleeping', 'standing'],
      ['in a', 'on a'],
      ['in a', 'beside a'],
      ['in a', 'under a'],
      ['fox', 'rabbit'],
      ['basket', 'bathtub'],
    ],
  },
  {
    sentence: 'a knight holding a sword',
    twins: [
      ['holding', 'wearing'],
      ['holding', 'beside'],
      ['a sword', 'an axe'],
      ['a knight', 'a wizard'],
    ],
  },
  {
    sentence: 'a ladder leaning against a brick wall',
    twins: [
      ['leaning against', 'on'],
      ['leaning against', 'behind'],
      ['leaning against', 'hanging from'],
      ['ladder', 'broom'],
      ['brick', 'wooden'],
    ],
  },
  {
    sentence: 'three red apples in a bowl',
    twins: [
      ['three', 'five'],
      ['red', 'green'],
      ['apples', 'pears'],
      ['in a', 'under a'],
      ['in a', 'beside a'],
    ],
  },
  {
    sentence: 'a giant dog beside a blue chair',
    twins: [
      ['giant', 'tiny'],
      ['blue', 'yellow'],
      ['beside', 'on'],
      ['beside', 'behind'],
      ['a giant dog', 'two giant dogs'],
    ],
  },
  {
    sentence: 'an open treasure chest full of gold coins',
    twins: [
      ['open', 'closed'],
      ['gold coins', 'silver coins'],
      ['full of', 'beside'],
    ],
  },
  {
    sentence: 'a corgi wearing a red scarf',
    twins: [
      ['wearing', 'holding'],
      ['red', 'blue'],
      ['scarf', 'hat'],
      ['corgi', 'poodle'],
    ],
  },
  {
    sentence: 'a lantern hanging from a tree',
    twins: [
      ['hanging from', 'on'],
      ['hanging from', 'leaning against'],
      ['lantern', 'bell'],
    ],
  },
  {
    sentence: 'a castle with four towers and a blue roof',
    twins: [
      ['four', 'six'],
      ['blue', 'red'],
      ['with', 'without'],
    ],
  },
  {
    sentence: 'a cat chasing a mouse',
    twins: [['chasing', 'pulling']],
  },
  {
    sentence: 'a horse pulling a cart',
    twins: [
      ['pulling', 'pushing'],
      ['pulling', 'beside'],
    ],
  },
  {
    sentence: 'a dog knocking over a chair',
    twins: [['knocking over', 'pulling']],
  },
  {
    sentence: 'a sword stuck in a stone',
    twins: [
      ['stuck in', 'beside'],
      ['stuck in', 'under'],
    ],
  },
  {
    sentence: 'a lamp hanging over a table',
    twins: [
      ['hanging over', 'on'],
      ['hanging over', 'beside'],
    ],
  },
  {
    sentence: 'a dog on a leash and a boy holding the leash',
    twins: [['a dog', 'a pig']],
  },
  {
    sentence: 'four chairs, one of them fallen over',
    twins: [
      ['one of them fallen over', 'one of them big'],
      ['one of them fallen over', 'one of them red'],
    ],
  },
  {
    sentence: 'three balls, one of them red',
    twins: [
      ['red', 'blue'],
      ['three', 'five'],
    ],
  },
]

tellTwinsApart(import.meta.filename, sentences, {
  make: madeOf,
  held: (made, other) => requirementsOf(made, other === undefined ? undefined : planned(other)),
})
