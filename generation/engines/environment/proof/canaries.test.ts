import { type Sentence, tellTwinsApart } from '../../../pipeline/testing/minimal-pairs.ts'
import { madeOf, planned } from '../testing/made.ts'
import { requirementsOf } from './requirements.ts'

const sentences: Sentence[] = [
  {
    sentence: 'a meadow with a red barn and a bridge across a river at sunset',
    twins: [
      ['red', 'blue'],
      ['barn', 'windmill'],
      ['across', 'behind'],
      ['a bridge', 'two bridges'],
      ['sunset', 'noon'],
      ['meadow', 'desert'],
      ['river', 'volcano'],
    ],
  },
  {
    sentence: 'a beach with five umbrellas and a boat on the sea at noon',
    twins: [
      ['five', 'three'],
      ['umbrellas', 'cows'],
      ['a boat', 'a whale'],
      ['noon', 'night'],
      ['beach', 'forest'],
      ['umbrellas', 'purple umbrellas'],
    ],
  },
  {
    sentence: 'a field with sheep grazing, horses galloping and eagles circling',
    twins: [
      ['grazing', 'swimming'],
      ['sheep grazing', 'sheep galloping'],
      ['horses galloping', 'horses grazing'],
      ['circling', 'swimming'],
    ],
  },
  {
    sentence: 'a kitchen with a cat on the table and two chairs',
    twins: [
      ['on the', 'under the'],
      ['on the', 'beside the'],
      ['a cat', 'a dog'],
      ['two', 'four'],
      ['kitchen', 'bedroom'],
      ['table', 'sofa'],
    ],
  },
  {
    sentence: 'a forest with a campfire beside a tent in the rain',
    twins: [
      ['rain', 'snow'],
      ['beside', 'on'],
      ['a campfire', 'a fountain'],
      ['a tent', 'a car'],
      ['a forest', 'a street'],
    ],
  },
  {
    sentence: 'an alien planet with two moons and a giant robot',
    twins: [
      ['two', 'three'],
      ['giant', 'tiny'],
      ['robot', 'snowman'],
      ['moons', 'rainbows'],
    ],
  },
  {
    sentence: 'a lollipop forest at noon',
    twins: [
      ['lollipop', 'umbrella'],
      ['lollipop', 'glass'],
      ['forest', 'village'],
      ['forest', 'beach'],
    ],
  },
  {
    sentence: 'an ice palace hall with a throne',
    twins: [
      ['ice', 'gold'],
      ['ice', 'wood'],
    ],
  },
  {
    sentence: 'a meadow with a wooden bench and a stone well',
    twins: [
      ['wooden', 'metal'],
      ['stone well', 'wooden well'],
    ],
  },
]

tellTwinsApart(import.meta.filename, sentences, {
  make: madeOf,
  held: (made, other) => requirementsOf(made, other === undefined ? undefined : planned(other)),
})
