/** Kinds of things that people sort by, what else they are called, and what belongs to them: things with pictures that are easily told apart. */
export type Family = {
  name: string
  /** What a sentence calls it, as for a pattern. */
  also: string
  items: string
  /** The kind of the catalogue that other things of it are, such as a mango. */
  kin?: string
  colour: string
}

export const families: readonly Family[] = [
  // Rubbish
  {
    name: 'Paper',
    also: 'paper|cardboard|card',
    items: 'newspaper, envelope, cardboard box, ticket',
    colour: '#8ec5ff',
  },
  { name: 'Plastic', also: 'plastic|plastics', items: 'toothbrush, bucket, lotion', colour: '#ffd447' },
  { name: 'Glass', also: 'glass', items: 'jar, wine glass, champagne', colour: '#9be0a3' },
  {
    name: 'Food',
    also: 'food|food scraps|food waste|organic|organic waste|compost|bio',
    items: 'apple, banana, egg, bread',
    colour: '#d8a26b',
  },
  { name: 'Metal', also: 'metal|metals|cans', items: 'can, spoon, key', colour: '#c3c9d6' },
  // Food
  {
    name: 'Fruit',
    also: 'fruit|fruits',
    items: 'banana, grapes, strawberry, pear',
    kin: 'edible fruit',
    colour: '#ff9aa8',
  },
  {
    name: 'Vegetables',
    also: 'vegetable|vegetables|veggies',
    items: 'carrot, broccoli, eggplant, potato',
    kin: 'vegetable',
    colour: '#9be08a',
  },
  {
    name: 'Sweets',
    also: 'sweets|candies|candy|desserts|dessert',
    items: 'lollipop, chocolate, cupcake, cookie',
    colour: '#ffb3e0',
  },
  {
    name: 'Drinks',
    also: 'drinks|drink|beverages',
    items: 'milk, coffee, tea, juice',
    kin: 'beverage',
    colour: '#8ec5ff',
  },
  // Animals
  {
    name: 'Farm animals',
    also: 'farm animals?|livestock',
    items: 'cow, pig, chicken, sheep',
    colour: '#f2c46b',
  },
  {
    name: 'Sea animals',
    also: '(?:sea|ocean|water|marine) (?:animals?|creatures?)',
    items: 'dolphin, octopus, crab, whale',
    colour: '#7cc8f2',
  },
  {
    name: 'Jungle animals',
    also: '(?:jungle|wild|zoo|safari|savanna) animals?',
    items: 'lion, monkey, elephant, zebra',
    colour: '#a9d66b',
  },
  {
    name: 'Forest animals',
    also: '(?:forest|woodland) animals?',
    items: 'fox, bear, deer, owl',
    colour: '#c2a27a',
  },
  { name: 'Pets', also: 'pets?', items: 'dog, cat, hamster, rabbit', colour: '#ffb98a' },
  { name: 'Birds', also: 'birds?', items: 'parrot, eagle, penguin, duck', kin: 'bird', colour: '#b9c6ff' },
  {
    name: 'Insects',
    also: 'insects?|bugs?',
    items: 'honeybee, ant, butterfly, ladybug',
    kin: 'insect',
    colour: '#d4e56b',
  },
  // Things
  {
    name: 'Toys',
    also: 'toys?',
    items: 'teddy bear, kite, yo-yo, puzzle piece',
    kin: 'plaything',
    colour: '#ff9aa8',
  },
  {
    name: 'Clothes',
    also: 'clothes|clothing|laundry',
    items: 'dress, jeans, scarf, socks',
    kin: 'clothing',
    colour: '#b9c6ff',
  },
  {
    name: 'Tools',
    also: 'tools?',
    items: 'hammer, wrench, saw, screwdriver',
    kin: 'tool',
    colour: '#c3c9d6',
  },
  { name: 'Flowers', also: 'flowers?', items: 'rose, sunflower, tulip', kin: 'flower', colour: '#ffb3e0' },
  {
    name: 'Instruments',
    also: '(?:musical )?instruments?',
    items: 'guitar, drum, violin, trumpet',
    kin: 'musical instrument',
    colour: '#f2c46b',
  },
  {
    name: 'On land',
    also: '(?:land|road) vehicles?|cars|on land',
    items: 'car, bus, train, bicycle',
    colour: '#a9d66b',
  },
  {
    name: 'In the air',
    also: '(?:air|flying) vehicles?|aircrafts?|planes|in the air|by air',
    items: 'airplane, helicopter, rocket',
    colour: '#b9e6ff',
  },
  {
    name: 'On water',
    also: '(?:water|sea) vehicles?|boats|ships|on water|by sea',
    items: 'sailboat, ship, canoe',
    colour: '#7cc8f2',
  },
]

/** A word for many things, and the kinds that it is sorted into where the sentence names none. */
export const mixtures: readonly [words: RegExp, names: readonly string[]][] = [
  [/\b(?:trash|garbage|rubbish|waste|litter|recycl\w+|junk)\b/i, ['Paper', 'Plastic', 'Glass', 'Food']],
  [/\banimals?\b|\bcreatures?\b/i, ['Farm animals', 'Sea animals', 'Jungle animals']],
  [/\bfoods?\b|\bgroceries\b|\bshopping\b/i, ['Fruit', 'Vegetables', 'Sweets']],
  [/\bvehicles?\b|\btraffic\b/i, ['On land', 'In the air', 'On water']],
]

export const sortedColours: Readonly<Record<string, string>> = {
  red: '#e5484d',
  blue: '#3e7bfa',
  yellow: '#f5c518',
  green: '#3fae5a',
  orange: '#f2842b',
  purple: '#8e5bd6',
  pink: '#f277a8',
}
