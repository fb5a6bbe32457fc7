import { inSteps, type ProcessRow } from './row.ts'

/** How plants and fungi grow and spread. */
export const plants: readonly ProcessRow[] = [
  inSteps(
    ['life cycle of a bean plant', 'bean plant', 'bean life cycle', 'growing a bean', 'life cycle of a plant', 'plant life cycle', 'from seed to plant', 'growing beans', 'life cycle of a flowering plant', 'plant growth stages'],
    { title: 'The life of a bean plant', subject: 'biology', what: 'a bean', timeUnit: 'days', isCycle: true },
    [
      ['Seed swells', 2, 'The dry bean drinks water and swells until its coat splits.'],
      ['Root and sprout', 6, 'A root grows down, then a bent stem pulls the two halves of the bean into the light.'],
      ['Seedling', 12, 'The first true leaves open and start to make food from light. The halves shrivel.'],
      ['Climbing', 25, 'The stem winds around its pole, leaf after leaf.'],
      ['Flowers', 12, 'Flowers open. Most beans pollinate themselves before an insect comes.'],
      ['Pods', 30, 'The petals fall; the pod grows and the beans in it fill.'],
      ['Ripe seeds', 15, 'Pods dry and open: each bean can become a plant.'],
    ],
  ),
  inSteps(
    ['seed germination', 'germination', 'how a seed grows', 'how seeds sprout', 'sprouting seed', 'germinating seed', 'seedling', 'what a seed needs to grow', 'cress seeds'],
    { title: 'How a seed wakes up', subject: 'biology', what: 'a seed', timeUnit: 'hours', isCycle: false },
    [
      ['Drinking', 12, 'Water soaks in, and the seed swells with great force.'],
      ['Waking', 18, 'Enzymes turn stored starch into sugar. The seed breathes: it needs oxygen and warmth, but no light yet.'],
      ['Root breaks out', 24, 'The root comes first, always downwards, and holds the seed.'],
      ['Root hairs', 24, 'Fine hairs take up water and minerals.'],
      ['Shoot pushes up', 36, 'The shoot grows against gravity, bent like a hook to protect its tip.'],
      ['Into the light', 30, 'It straightens, turns green, and makes its own food from now on.'],
    ],
  ),
  inSteps(
    ['pollination', 'how bees pollinate', 'pollination of a flower', 'pollen', 'how flowers make seeds', 'bees and flowers', 'fertilisation of a flower', 'pollinator', 'stamen and pistil', 'parts of a flower', 'insect pollination'],
    { title: 'From flower to fruit', subject: 'biology', what: 'an apple flower', timeUnit: 'days', isCycle: false },
    [
      ['The flower opens', 2, 'White petals and a sweet smell call insects.'],
      ['A bee comes', 1, 'It drinks nectar, and pollen from the stamens sticks to its fur.'],
      ['Pollen on the stigma', 1, 'In the next flower some of it rubs off on the sticky tip of the pistil. A visit lasts seconds.'],
      ['Pollen tube', 3, 'Each grain grows a thin tube down to the egg cell in the ovary.'],
      ['Fertilised', 1, 'A sperm cell from the pollen joins the egg cell: a seed begins.'],
      ['Petals fall', 6, 'The flower has done its work.'],
      ['The fruit grows', 130, 'The flower base swells to an apple around the seeds, so that animals eat it and carry them away.'],
    ],
  ),
  inSteps(
    ['life cycle of a tree', 'life of a tree', 'how a tree grows', 'acorn to oak', 'oak tree life', 'from acorn to oak tree', 'oak life cycle', 'growth of a tree', 'acorn'],
    { title: 'The life of an oak', subject: 'biology', what: 'an oak', timeUnit: 'years', isCycle: true },
    [
      ['Seedling', 5, 'An acorn that a jay buried sprouts. Its root goes deep before the stem grows tall.'],
      ['Sapling', 25, 'It races its neighbours to the light, a ring of wood for every year.'],
      ['Young tree', 40, 'At about forty it bears its first acorns.'],
      ['In its prime', 230, 'Every few years tens of thousands of acorns fall; hundreds of kinds of animals live on it.'],
      ['Old age', 300, 'The trunk becomes hollow, the crown smaller: a home for owls, bats and beetles.'],
      ['Dead wood', 50, 'Fungi and insects turn it into soil, where other acorns sprout.'],
    ],
  ),
  inSteps(
    ['life cycle of a fern', 'fern life cycle', 'fern spores', 'how ferns reproduce', 'alternation of generations in ferns', 'fern with spores', 'prothallus', 'fern plant'],
    { title: 'The two lives of a fern', subject: 'biology', what: 'a fern', timeUnit: 'weeks', isCycle: true },
    [
      ['Spores ripen', 8, 'Brown dots under the leaves are full of dust-fine spores.'],
      ['Spores fly', 2, 'In dry weather the cases snap open and throw them into the wind.'],
      ['Green heart', 10, 'On damp ground a spore grows into a flat green heart, as small as a fingernail.'],
      ['Swimming sperm', 2, 'After rain, sperm cells swim to the egg cells of the heart.'],
      ['Young fern', 30, 'From the fertilised egg a real fern grows and the heart dies.'],
      ['Uncurling fronds', 52, 'Leaves unroll like the end of a violin. After a year or more it bears spores itself.'],
    ],
  ),
  inSteps(
    ['life cycle of a mushroom', 'mushroom life cycle', 'how mushrooms grow', 'fungus life cycle', 'mycelium', 'fungi spores', 'growing mushrooms', 'toadstool'],
    { title: 'The life of a mushroom', subject: 'biology', what: 'a mushroom', timeUnit: 'days', isCycle: true },
    [
      ['Spores', 5, 'Billions of spores rain from the gills; few ever land where they can grow.'],
      ['Threads', 20, 'A spore grows into fine white threads that dissolve dead leaves and wood for food.'],
      ['Two meet', 5, 'Threads of two partners join and grow on together.'],
      ['Hidden net', 60, 'The net, the mycelium, may live for years below the ground. It is the real fungus.'],
      ['Pinheads', 4, 'After rain small knots form that hold a whole mushroom in miniature.'],
      ['Mushroom', 7, 'They fill with water and shoot up in days: the fruit of the fungus.'],
    ],
  ),
  inSteps(
    ['autumn leaves', 'why leaves change colour', 'why leaves change color', 'why leaves fall', 'leaf fall', 'fall colors', 'trees in the seasons', 'year of a tree', 'deciduous tree'],
    { title: 'A year of a maple', subject: 'biology', what: 'a maple', timeUnit: 'weeks', isCycle: true },
    [
      ['Buds open', 4, 'Stored sugar rises in the sap and folds out the new leaves.'],
      ['Flowers', 3, 'Small flowers hang between the leaves.'],
      ['Green summer', 17, 'Leaves turn light, water and air into sugar; winged seeds ripen.'],
      ['Turning colours', 4, 'The tree takes back the green dye. Yellow that was there all along shows; red is newly made.'],
      ['Leaves fall', 3, 'A layer of cork closes each stalk, and the wind does the rest. Bare, it can’t dry out in frost.'],
      ['Winter rest', 21, 'Next year’s leaves wait in the buds.'],
    ],
  ),
]
