/** Regular and irregular forms of English nouns and verbs. WordNet's own list of exceptions is not in its package. */

const irregularPlurals: Record<string, string> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  louse: 'lice',
  ox: 'oxen',
  die: 'dice',
  person: 'people',
  cactus: 'cacti',
  fungus: 'fungi',
  octopus: 'octopuses',
  knife: 'knives',
  wife: 'wives',
  life: 'lives',
  wolf: 'wolves',
  leaf: 'leaves',
  elf: 'elves',
  shelf: 'shelves',
  half: 'halves',
  calf: 'calves',
  loaf: 'loaves',
  thief: 'thieves',
  scarf: 'scarves',
  hoof: 'hooves',
  dwarf: 'dwarves',
  self: 'selves',
  sheaf: 'sheaves',
  wharf: 'wharves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  echo: 'echoes',
  torpedo: 'torpedoes',
  volcano: 'volcanoes',
  mosquito: 'mosquitoes',
  mango: 'mangoes',
  buffalo: 'buffalo',
  tornado: 'tornadoes',
  domino: 'dominoes',
  bacterium: 'bacteria',
  larva: 'larvae',
  alga: 'algae',
  nucleus: 'nuclei',
  axis: 'axes',
  oasis: 'oases',
  crisis: 'crises',
  sheep: 'sheep',
  deer: 'deer',
  fish: 'fish',
  moose: 'moose',
  bison: 'bison',
  salmon: 'salmon',
  trout: 'trout',
  shrimp: 'shrimp',
  squid: 'squid',
  aircraft: 'aircraft',
  spacecraft: 'spacecraft',
  series: 'series',
  species: 'species',
  swine: 'swine',
  elk: 'elk',
  jellyfish: 'jellyfish',
  starfish: 'starfish',
  pufferfish: 'pufferfish',
  goldfish: 'goldfish',
  ninja: 'ninjas',
  samurai: 'samurai',
  offspring: 'offspring',
  merman: 'mermen',
  scissors: 'scissors',
  pants: 'pants',
  glasses: 'glasses',
  jeans: 'jeans',
  shorts: 'shorts',
  sunglasses: 'sunglasses',
  binoculars: 'binoculars',
  headphones: 'headphones',
  goggles: 'goggles',
  money: 'money',
  water: 'water',
  gold: 'gold',
  lava: 'lava',
  rice: 'rice',
  food: 'food',
  furniture: 'furniture',
  equipment: 'equipment',
  clothing: 'clothing',
  bread: 'bread',
  butter: 'butter',
  sugar: 'sugar',
  milk: 'milk',
  sand: 'sand',
  mud: 'mud',
  snow: 'snow',
  ice: 'ice',
  grass: 'grass',
  slime: 'slimes',
  lightning: 'lightning',
  magic: 'magic',
  fries: 'fries',
  chess: 'chess',
  stairs: 'stairs',
  trash: 'trash',
  garbage: 'garbage',
  police: 'police',
  cattle: 'cattle',
  kiwi: 'kiwis',
  phoenix: 'phoenixes',
  quiz: 'quizzes',
  photo: 'photos',
  roof: 'roofs',
  chef: 'chefs',
  reef: 'reefs',
  belief: 'beliefs',
  chief: 'chiefs',
  cliff: 'cliffs',
  piano: 'pianos',
  zoo: 'zoos',
  stereo: 'stereos',
  kangaroo: 'kangaroos',
  igloo: 'igloos',
  yo_yo: 'yo-yos',
  axe: 'axes',
  bus: 'buses',
  gas: 'gases',
  tennis: 'tennis',
  mathematics: 'mathematics',
  compass: 'compasses',
  canvas: 'canvases',
  cyclops: 'cyclopes',
  hippopotamus: 'hippos',
  bonus: 'bonuses',
  virus: 'viruses',
  walrus: 'walruses',
  platypus: 'platypuses',
  circus: 'circuses',
  cherry: 'cherries',
}

/** Plural forms that are said although they are not the ones we write. */
const otherPlurals: Record<string, string> = {
  octopi: 'octopus',
  cactuses: 'cactus',
  dwarfs: 'dwarf',
  mangos: 'mango',
  volcanos: 'volcano',
  tornados: 'tornado',
  mosquitos: 'mosquito',
  scarfs: 'scarf',
  hoofs: 'hoof',
  buffalos: 'buffalo',
  buffaloes: 'buffalo',
  persons: 'person',
  fishes: 'fish',
  dices: 'die',
  phoenices: 'phoenix',
  axolotls: 'axolotl',
  knifes: 'knife',
  wolfs: 'wolf',
  leafs: 'leaf',
  zombys: 'zombie',
  elfs: 'elf',
  mices: 'mouse',
  geeses: 'goose',
  sheeps: 'sheep',
  hippopotami: 'hippopotamus',
  hippopotamuses: 'hippopotamus',
  thiefs: 'thief',
  ninjas: 'ninja',
  domino: 'domino',
  foxen: 'fox',
}

/** Stuff that is measured and not counted: nobody gathers five woods. */
const masses =
  'wood firewood driftwood timber lumber coal iron steel silver copper hay straw wheat corn honey meat cheese wool cotton ' +
  'fuel oil petrol gasoline ammo ammunition armor armour loot luggage baggage mail dust dirt soil clay salt flour smoke ' +
  'seaweed kelp plankton krill moss rubbish litter junk plastic popcorn pasta spaghetti bacon soup electricity evidence ' +
  'graffiti lemonade recycling laundry jewelry jewellery traffic homework broccoli garlic celery spinach toast sushi seafood pollen ' +
  'fog rain hail thunder energy blood oxygen catnip confetti yarn waste cash bamboo manure compost stardust poop music'
for (const mass of masses.split(' ')) irregularPlurals[mass] = mass

const singulars: Record<string, string> = { ...otherPlurals }
for (const [singular, plural] of Object.entries(irregularPlurals)) singulars[plural] ??= singular
// 'axes' are axes far more often than they are coordinate lines.
singulars.axes = 'axe'

/** What a plural may be the plural of, the likeliest first. The word itself is not among them. */
export function singularsOf(word: string): string[] {
  const known = singulars[word]
  if (known !== undefined) return known === word ? [] : [known]
  const forms: string[] = []
  if (word.endsWith('men')) forms.push(`${word.slice(0, -3)}man`)
  if (word.endsWith('ies') && word.length > 4) forms.push(`${word.slice(0, -3)}y`, word.slice(0, -1))
  // Caves and gloves are many more than what is knife and wolf and not in the list above.
  if (word.endsWith('ves')) forms.push(word.slice(0, -1), `${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2), word.slice(0, -1))
  else if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) forms.push(word.slice(0, -1))
  else if (/(us|is)$/.test(word) && word.length > 4) forms.push(word.slice(0, -1))
  if (word.endsWith("'s")) forms.push(word.slice(0, -2))
  return forms
}

export function pluralOf(phrase: string): string {
  const cut = phrase.search(/ (of|with|in|on|from) /)
  if (cut > 0) return pluralOf(phrase.slice(0, cut)) + phrase.slice(cut)
  const at = Math.max(phrase.lastIndexOf(' '), phrase.lastIndexOf('-')) + 1
  const head = phrase.slice(at)
  return phrase.slice(0, at) + pluralOfWord(head)
}

function pluralOfWord(word: string): string {
  const known = irregularPlurals[word]
  if (known !== undefined) return known
  if (singulars[word] !== undefined) return word
  if (/(man|woman)$/.test(word) && !/(hu|ger|ro)man$/.test(word)) return `${word.slice(0, -2)}en`
  if (/(fish|craft)$/.test(word)) return word
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  // 'pancakes' is a row of its own, and already more than one.
  if (/[^suiao]s$/.test(word)) return word
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return `${word}s`
}

const irregularVerbs: Record<string, string> = {
  ate: 'eat',
  eaten: 'eat',
  ran: 'run',
  fell: 'fall',
  fallen: 'fall',
  flew: 'fly',
  flown: 'fly',
  caught: 'catch',
  threw: 'throw',
  thrown: 'throw',
  fought: 'fight',
  found: 'find',
  built: 'build',
  bought: 'buy',
  sold: 'sell',
  brought: 'bring',
  stole: 'steal',
  stolen: 'steal',
  hid: 'hide',
  hidden: 'hide',
  rode: 'ride',
  ridden: 'ride',
  drove: 'drive',
  driven: 'drive',
  swam: 'swim',
  swum: 'swim',
  grew: 'grow',
  grown: 'grow',
  shot: 'shoot',
  hit: 'hit',
  won: 'win',
  lost: 'lose',
  made: 'make',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  got: 'get',
  went: 'go',
  gone: 'go',
  saw: 'see',
  seen: 'see',
  broke: 'break',
  broken: 'break',
  froze: 'freeze',
  frozen: 'freeze',
  sank: 'sink',
  sunk: 'sink',
  dug: 'dig',
  swung: 'swing',
  spun: 'spin',
  slid: 'slide',
  slept: 'sleep',
  kept: 'keep',
  held: 'hold',
  left: 'leave',
  met: 'meet',
  fed: 'feed',
  led: 'lead',
  taught: 'teach',
  thought: 'think',
  told: 'tell',
  wore: 'wear',
  worn: 'wear',
  drew: 'draw',
  drawn: 'draw',
  drank: 'drink',
  drunk: 'drink',
  sang: 'sing',
  sung: 'sing',
  began: 'begin',
  begun: 'begin',
  became: 'become',
  came: 'come',
  chose: 'choose',
  chosen: 'choose',
  spoke: 'speak',
  spoken: 'speak',
  wrote: 'write',
  written: 'write',
  shook: 'shake',
  shaken: 'shake',
  stuck: 'stick',
  struck: 'strike',
  spent: 'spend',
  sent: 'send',
  lit: 'light',
  crept: 'creep',
  wove: 'weave',
  woven: 'weave',
  burnt: 'burn',
  died: 'die',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  tied: 'tie',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  has: 'have',
  had: 'have',
  did: 'do',
  done: 'do',
  does: 'do',
  goes: 'go',
  said: 'say',
  knew: 'know',
  known: 'know',
  lay: 'lie',
  laid: 'lay',
  paid: 'pay',
  rang: 'ring',
  rose: 'rise',
  sat: 'sit',
  stood: 'stand',
  swept: 'sweep',
  tore: 'tear',
  torn: 'tear',
  woke: 'wake',
  bit: 'bite',
  bitten: 'bite',
  blew: 'blow',
  blown: 'blow',
  bound: 'bind',
  bred: 'breed',
  clung: 'cling',
  dealt: 'deal',
  felt: 'feel',
  fled: 'flee',
  flung: 'fling',
  forgot: 'forget',
  heard: 'hear',
  leapt: 'leap',
  meant: 'mean',
  slung: 'sling',
}

/** What an inflected verb may come from, the likeliest first. The word itself is not among them. */
export function baseVerbsOf(word: string): string[] {
  const known = irregularVerbs[word]
  if (known !== undefined) return known === word ? [] : [known]
  const forms: string[] = []
  const add = (stem: string) => {
    // 'stopping' has a doubled letter, 'chasing' has lost its e, 'dashing' neither.
    if (/([^aeiouls])\1$/.test(stem)) forms.push(stem.slice(0, -1))
    if (/([aeiou]|rr|ll|ss)$/.test(stem) || /[^aeiou][^aeiou]$/.test(stem)) forms.push(stem)
    if (/([ls])\1$/.test(stem)) forms.push(stem, stem.slice(0, -1))
    forms.push(stem, `${stem}e`)
  }
  if (word.endsWith('ies') && word.length > 4) forms.push(`${word.slice(0, -3)}y`)
  else if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2), word.slice(0, -1))
  else if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1))
  if (word.endsWith('ied')) forms.push(`${word.slice(0, -3)}y`)
  else if (word.endsWith('ed')) add(word.slice(0, -2))
  if (word.endsWith('ing') && word.length > 4) add(word.slice(0, -3))
  return [...new Set(forms)]
}
