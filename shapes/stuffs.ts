import {
  bark,
  blocks,
  bricks,
  clay,
  cloth,
  crust,
  earth,
  feathers,
  fur,
  glass,
  glowing,
  grass,
  ice,
  knit,
  lacquer,
  leaf,
  leather,
  liquid,
  type Material,
  marble,
  metal,
  paper,
  plaster,
  plastic,
  polished,
  porcelain,
  rubber,
  rust,
  sand,
  scales,
  skin,
  snow,
  stone,
  thatch,
  wood,
  wornMetal,
} from './materials/material.ts'

/** What a thing can be made of, or lie in, with the words that mean it. */
type StuffRow = {
  material: Material
  /** Nouns: 'a ring of gold', 'gold ring'. The first is its name. */
  nouns: string
  /** Words that only describe: 'golden'. */
  adjectives?: string
  /** It has no shape of its own: it fills or covers. */
  shapeless?: 'liquid' | 'layer' | 'grains'
}

const rows: StuffRow[] = [
  { nouns: 'gold', adjectives: 'golden,gilded', material: polished('#ffc64a', { roughness: 0.22 }) },
  { nouns: 'silver', adjectives: 'silvery', material: polished('#d9dde2', { roughness: 0.2 }) },
  { nouns: 'bronze', material: metal('#b0783a') },
  { nouns: 'copper', material: metal('#c9703f') },
  { nouns: 'brass', material: polished('#d6a84e', { roughness: 0.25 }) },
  { nouns: 'iron,cast iron,wrought iron', material: wornMetal('#5b5f66') },
  { nouns: 'steel,stainless steel', material: metal('#b9c0c8') },
  { nouns: 'metal,aluminium,aluminum,tin', adjectives: 'metallic,metal', material: metal('#a9b0b8') },
  { nouns: 'chrome', adjectives: 'chromed', material: polished('#e4e8ec', { roughness: 0.06 }) },
  { nouns: 'rust', adjectives: 'rusty,rusted', material: rust('#9a5a33') },
  { nouns: 'wood,timber,driftwood', adjectives: 'wooden,woody', material: wood('#9a6a3c') },
  { nouns: 'oak', adjectives: 'oaken', material: wood('#a97c4a') },
  { nouns: 'mahogany,cherry wood,walnut wood', material: wood('#6f3420') },
  { nouns: 'pine wood,birch wood,balsa', material: wood('#d8b07a') },
  { nouns: 'ebony', material: wood('#2e2622') },
  { nouns: 'bamboo', material: wood('#c9b25c') },
  { nouns: 'bark', material: bark('#5f4a38') },
  { nouns: 'wicker,rattan,straw,hay,reed', adjectives: 'woven', material: thatch('#cfa65a') },
  { nouns: 'thatch', adjectives: 'thatched', material: thatch('#b8954f') },
  { nouns: 'stone,rock,boulder,cobblestone', adjectives: 'rocky', material: stone('#8d8a84') },
  { nouns: 'granite', material: stone('#77737a') },
  { nouns: 'sandstone,limestone', material: stone('#d2b688') },
  { nouns: 'slate,basalt', material: stone('#4d535b') },
  { nouns: 'obsidian,onyx', material: lacquer('#17151c', { roughness: 0.08 }) },
  { nouns: 'concrete,cement,plaster', material: plaster('#a7a49e') },
  { nouns: 'marble,alabaster', material: marble('#ece9e4') },
  { nouns: 'brick', material: bricks('#a1503a') },
  { nouns: 'stone block', material: blocks('#98938a') },
  { nouns: 'glass', adjectives: 'glassy,transparent,see through,translucent', material: glass('#cfe8ee') },
  { nouns: 'stained glass', material: glass('#6aa0d8', { opacity: 0.6 }) },
  { nouns: 'crystal,quartz', adjectives: 'crystalline', material: glass('#bfe4ff', { opacity: 0.55 }) },
  { nouns: 'diamond', material: glass('#e6f7ff', { opacity: 0.5, roughness: 0.02 }) },
  { nouns: 'emerald', material: glass('#1fa36b', { opacity: 0.7 }) },
  { nouns: 'ruby', material: glass('#c2183f', { opacity: 0.7 }) },
  { nouns: 'sapphire', material: glass('#0f52ba', { opacity: 0.7 }) },
  { nouns: 'amethyst', material: glass('#8a4fc4', { opacity: 0.7 }) },
  { nouns: 'amber', material: glass('#ffab2e', { opacity: 0.75 }) },
  { nouns: 'jade', material: lacquer('#3f9d6f', { roughness: 0.2 }) },
  { nouns: 'pearl,mother of pearl', material: porcelain('#f2efe6') },
  { nouns: 'bone,ivory,antler', adjectives: 'skeletal', material: plastic('#e8dfc8') },
  { nouns: 'ice', adjectives: 'icy,frozen', material: ice('#bfe6fa') },
  { nouns: 'snow', adjectives: 'snowy,snow covered', material: snow('#f4f8ff'), shapeless: 'layer' },
  { nouns: 'frost', adjectives: 'frosty,frosted', material: snow('#e3f0fa'), shapeless: 'layer' },
  { nouns: 'chocolate,dark chocolate,milk chocolate', material: lacquer('#55301b', { roughness: 0.35 }) },
  {
    nouns: 'candy,sugar,bubblegum,gumdrop',
    adjectives: 'sugary',
    material: lacquer('#ff8fc0', { roughness: 0.2 }),
  },
  { nouns: 'gingerbread,cookie dough,biscuit', material: crust('#b0713c') },
  { nouns: 'cheese', adjectives: 'cheesy', material: rubber('#f5c23e', { roughness: 0.6 }) },
  { nouns: 'bread,dough,pastry,waffle', material: crust('#cf944f') },
  { nouns: 'meat,bacon,ham', adjectives: 'meaty', material: skin('#b6504a') },
  { nouns: 'rice', material: plaster('#f3efe4') },
  { nouns: 'jelly,jello,gelatin,slime,gummy', adjectives: 'slimy', material: liquid('#7fd84a') },
  { nouns: 'honey', material: liquid('#e8a01c'), shapeless: 'liquid' },
  {
    nouns: 'syrup,maple syrup,caramel,gravy,soy sauce',
    material: liquid('#8a4a14', { opacity: 0.9 }),
    shapeless: 'layer',
  },
  {
    nouns: 'chocolate sauce,fudge,chocolate icing',
    material: lacquer('#4a2715', { roughness: 0.25 }),
    shapeless: 'layer',
  },
  {
    nouns: 'icing,frosting,whipped cream,cream,glaze',
    material: plaster('#fff4ea', { roughness: 0.6 }),
    shapeless: 'layer',
  },
  { nouns: 'ketchup,tomato sauce', material: lacquer('#c4261d'), shapeless: 'layer' },
  { nouns: 'leather', material: leather('#7a4a2a') },
  { nouns: 'suede', material: cloth('#9a6f4a') },
  {
    nouns: 'wool,yarn,crochet',
    adjectives: 'woolen,woollen,knitted,crocheted,knit',
    material: knit('#d8c8b0'),
  },
  { nouns: 'cloth,fabric,cotton,linen,canvas,denim', material: cloth('#b7a98f') },
  { nouns: 'silk,satin', adjectives: 'silken', material: cloth('#d9cfe8', { roughness: 0.35 }) },
  { nouns: 'velvet', material: cloth('#7a2038', { roughness: 0.95 }) },
  { nouns: 'felt,plush', adjectives: 'stuffed,plushy', material: fur('#c9a27a', { relief: 0.5 }) },
  { nouns: 'paper,origami,papier mache,paper mache', material: paper('#f2ede0') },
  { nouns: 'cardboard,carton', material: paper('#b98d5a') },
  { nouns: 'clay,terracotta,earthenware,plasticine,playdough', material: clay('#b8694a') },
  { nouns: 'porcelain,china', material: porcelain('#f7f5f0') },
  { nouns: 'ceramic,pottery', material: porcelain('#e8dccb', { roughness: 0.3 }) },
  { nouns: 'rubber,latex', adjectives: 'rubbery', material: rubber('#3a3a3e') },
  { nouns: 'plastic,vinyl', material: plastic('#d8433c') },
  { nouns: 'lego,lego brick,toy brick', material: plastic('#e3342b', { roughness: 0.3 }) },
  { nouns: 'foam,sponge', adjectives: 'spongy', material: rubber('#f0d878') },
  { nouns: 'sand', adjectives: 'sandy', material: sand('#dfc28a'), shapeless: 'grains' },
  { nouns: 'earth,dirt,soil,mud', adjectives: 'muddy', material: earth('#6a4a30'), shapeless: 'grains' },
  { nouns: 'ash,coal,charcoal', material: stone('#2c2b2e') },
  {
    nouns: 'lava,magma',
    adjectives: 'molten',
    material: glowing('#ff5a1f', { surface: 'earth', glow: 1.4 }),
  },
  {
    nouns: 'fire,flame,ember',
    adjectives: 'fiery,burning,flaming',
    material: glowing('#ff8a24', { glow: 1.6 }),
  },
  { nouns: 'light,neon,laser,plasma', material: glowing('#7df0ff') },
  { nouns: 'water', adjectives: 'watery', material: liquid('#4fa8d8'), shapeless: 'liquid' },
  { nouns: 'tea,green tea', material: liquid('#a8642a', { opacity: 0.95 }), shapeless: 'liquid' },
  { nouns: 'coffee,espresso,cola', material: liquid('#3a2114', { opacity: 0.98 }), shapeless: 'liquid' },
  { nouns: 'milk,latte,cappuccino', material: liquid('#f4ece0', { opacity: 1 }), shapeless: 'liquid' },
  { nouns: 'hot chocolate,cocoa', material: liquid('#5c3420', { opacity: 1 }), shapeless: 'liquid' },
  { nouns: 'wine,red wine', material: liquid('#7a1230', { opacity: 0.9 }), shapeless: 'liquid' },
  {
    nouns: 'beer,ale,champagne,whiskey,rum',
    material: liquid('#e2a52e', { opacity: 0.85 }),
    shapeless: 'liquid',
  },
  {
    nouns: 'juice,orange juice,lemonade',
    material: liquid('#f7a524', { opacity: 0.95 }),
    shapeless: 'liquid',
  },
  { nouns: 'soup,broth,stew,curry', material: liquid('#c8702a', { opacity: 1 }), shapeless: 'liquid' },
  { nouns: 'blood', material: liquid('#8a0f16', { opacity: 0.95 }), shapeless: 'liquid' },
  { nouns: 'ink,oil,tar,paint', material: liquid('#14161c', { opacity: 1 }), shapeless: 'liquid' },
  {
    nouns: 'potion,poison,elixir,liquid,acid',
    material: liquid('#6fd84a', { glow: 0.4 }),
    shapeless: 'liquid',
  },
  {
    nouns: 'moss,lichen,algae',
    adjectives: 'mossy',
    material: grass('#5d7f35', { grain: 0.6 }),
    shapeless: 'layer',
  },
  { nouns: 'grass,turf,hedge', adjectives: 'grassy', material: grass('#5e9a3c'), shapeless: 'layer' },
  { nouns: 'leaf,foliage,ivy', adjectives: 'leafy', material: leaf('#4f8f3a') },
  { nouns: 'dust,cobweb', adjectives: 'dusty', material: plaster('#b8ada0'), shapeless: 'layer' },
  { nouns: 'fur', adjectives: 'furry,fluffy,fuzzy,hairy', material: fur('#c08a5a') },
  { nouns: 'feather,down', adjectives: 'feathery', material: feathers('#e8e2d8') },
  { nouns: 'scale', adjectives: 'scaly', material: scales('#4f8f5a') },
]

export type Stuff = { name: string; material: Material; shapeless?: 'liquid' | 'layer' | 'grains' }

const byNoun = new Map<string, Stuff>()
const byAdjective = new Map<string, Stuff>()
for (const { nouns, adjectives, material, shapeless } of rows) {
  const [name = ''] = nouns.split(',')
  const stuff = { name, material, ...(shapeless && { shapeless }) }
  for (const noun of nouns.split(',')) byNoun.set(noun, stuff)
  for (const word of adjectives?.split(',') ?? []) byAdjective.set(word, stuff)
}

/** By its name or another noun for it: 'timber' is wood. */
export const stuffNamed = (noun: string): Stuff | undefined => byNoun.get(noun)
/** By a word that describes: 'golden', 'woollen'. */
export const stuffDescribed = (word: string): Stuff | undefined => byAdjective.get(word)
/** Either way; what a prompt says after 'made of' or before a noun. */
export const stuffOf = (word: string): Stuff | undefined => byAdjective.get(word) ?? byNoun.get(word)

/** All words that mean a stuff, for readers of several words at once. */
export const stuffWords = (): string[] => [...byNoun.keys(), ...byAdjective.keys()]
