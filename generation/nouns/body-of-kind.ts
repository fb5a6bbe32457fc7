import type { Thing } from '../things/thing.ts'

/**
 * A body that any noun of a kind may have: plainly some animal, some bottle, some boat. Whoever is drawn so is a stand-in, and
 * is called one.
 */
export type KindBody = {
  /** What it is, with its article: 'an animal on four legs'. */
  says: string
  /** The noun of the archetype that makes it. */
  shape: string
  /** What it is made of, by its name in the table of stuffs. */
  stuff?: string
  /** How many stand together. */
  count?: number
  /** Colours that such a thing may have, where none was asked for; without any, those of the shape. */
  colours?: readonly string[]
}

const hides = ['#b08d6a', '#8f7a66', '#c2a06d', '#7d6f66', '#a3765a', '#9c958c'] as const
const feathers = ['#6f8fb0', '#b06a48', '#7d9a62', '#c4a252', '#8a80a8', '#5f6b78'] as const
const scales = ['#5f9ab8', '#d98a4e', '#6fae8f', '#b8748c', '#8fa05a'] as const
const shells = ['#7a5aa0', '#4f8a5a', '#b5653a', '#3f7a94', '#a8883a'] as const
const greens = ['#4f9a4f', '#6aa84a', '#3f8660', '#7fa04f'] as const
const petals = ['#e07aa0', '#f0b840', '#c86ad0', '#f08a5a', '#7a9af0', '#f4f0e8'] as const
const fruits = ['#d8553a', '#e8a23a', '#a8c04a', '#b0487a', '#e8c84a', '#7a5ab0'] as const
const paints = ['#d1603d', '#3d7ea6', '#5a8f4e', '#8a5aa8', '#d19a2e', '#2f8f83', '#a8485f'] as const
const liquids = ['#5ab0e0', '#7ac06a', '#c06ad0', '#e0a03a', '#e06a6a'] as const
const minerals = ['#8f8a94', '#b0906a', '#7f98a8', '#a87a7a', '#8fa07a'] as const
const stuffs = ['#c0a070', '#a89888', '#c8b890', '#8f9aa8', '#b08a7a'] as const

type Rows = readonly (readonly [kinds: string, body: KindBody])[]

/** Kinds as the dictionary names them; the narrowest that a noun is of decides. */
// biome-ignore format: a table reads best with one row a line
const natural: Rows = [
  // Animals and other beings.
  ['animal,mammal,placental,carnivore,marsupial,canine,feline,primate,chordate,vertebrate,young,procyonid', { says: 'an animal on four legs', shape: 'four-legged animal', colours: hides }],
  ['rodent,insectivore,mustelid,leporid,lagomorph,edentate,monotreme,viverrine', { says: 'a small furry animal', shape: 'small furry animal', colours: hides }],
  ['ungulate,even-toed ungulate,odd-toed ungulate,bovid,ruminant,equine,deer,antelope,livestock', { says: 'an animal with hooves', shape: 'hoofed animal', colours: hides }],
  ['bird,game bird,poultry,domestic fowl,aquatic bird,seabird,passerine,bird of prey', { says: 'a bird', shape: 'bird', colours: feathers }],
  ['fish,aquatic vertebrate', { says: 'a fish', shape: 'fish', colours: scales }],
  ['aquatic mammal,cetacean,pinniped mammal', { says: 'an animal of the sea', shape: 'seal' }],
  ['reptile,saurian,diapsid,lizard,amphibian', { says: 'a lizard', shape: 'lizard', colours: greens }],
  ['snake', { says: 'a snake', shape: 'snake', colours: shells }],
  ['dinosaur,archosaur', { says: 'a dinosaur', shape: 'dinosaur', colours: shells }],
  ['insect,arthropod,invertebrate', { says: 'an insect', shape: 'insect', colours: shells }],
  ['lepidopterous insect', { says: 'a butterfly', shape: 'butterfly', colours: petals }],
  ['arachnid', { says: 'a spider', shape: 'spider' }],
  ['crustacean', { says: 'an animal with claws', shape: 'crab', colours: fruits }],
  ['mollusk', { says: 'an animal with a shell', shape: 'snail', colours: shells }],
  ['cephalopod', { says: 'an octopus', shape: 'octopus', colours: scales }],
  ['worm,larva,annelid', { says: 'a worm', shape: 'caterpillar', colours: greens }],
  ['coelenterate', { says: 'a jellyfish', shape: 'jellyfish', colours: petals }],
  ['echinoderm', { says: 'a starfish', shape: 'starfish', colours: fruits }],
  ['microorganism,virus,bacteria,somatic cell,infection,disease,illness', { says: 'a blob', shape: 'slime', colours: liquids }],
  ['imaginary being,mythical being,monster,mythical monster,legendary creature,fictional animal', { says: 'a monster', shape: 'monster', colours: petals }],
  ['spiritual being', { says: 'a ghost', shape: 'ghost' }],
  ['automaton', { says: 'a robot', shape: 'robot', colours: paints }],
  ['people,silhouette,social group,gathering,crowd,organization,military unit,team,kin,hominid,homo', { says: 'a few people', shape: 'person', count: 3 }],
  ['fictional character', { says: 'a person', shape: 'person' }],
  // What grows.
  ['plant,vascular plant,herb,vegetation,weed', { says: 'a plant', shape: 'fern', colours: greens }],
  ['tree,woody plant', { says: 'a tree', shape: 'tree' }],
  ['conifer,gymnosperm', { says: 'a fir tree', shape: 'fir' }],
  ['palm', { says: 'a palm tree', shape: 'palm tree' }],
  ['shrub', { says: 'a bush', shape: 'bush', colours: greens }],
  ['flower,inflorescence,bloom', { says: 'a flower', shape: 'flower', colours: petals }],
  ['grass,gramineous plant,cereal', { says: 'a tuft of grass', shape: 'tuft of grass' }],
  ['fern,pteridophyte', { says: 'a fern', shape: 'fern' }],
  ['fungus', { says: 'a mushroom', shape: 'mushroom', colours: fruits }],
  ['alga,seaweed', { says: 'seaweed', shape: 'seaweed' }],
  ['plant part,plant organ,foliage', { says: 'a leaf', shape: 'leaf' }],
  // Food and drink.
  ['edible fruit,fruit,produce,citrus,drupe,pome', { says: 'a fruit', shape: 'apple', colours: fruits }],
  ['berry,edible nut,nut,seed', { says: 'a few berries', shape: 'grapes', colours: fruits }],
  ['vegetable,root vegetable,legume,solanaceous vegetable', { says: 'a vegetable', shape: 'turnip', colours: fruits }],
  ['food,solid food,nutriment,dish,soup,stew,ration,meal,fare,foodstuff,ingredient,pasta,starches', { says: 'a bowl of food', shape: 'stew' }],
  ['baked goods,bread,breadstuff,loaf', { says: 'a loaf of bread', shape: 'bread' }],
  ['cake,pastry,dessert,sweet', { says: 'a small cake', shape: 'cupcake', colours: petals }],
  ['candy,confectionery', { says: 'a sweet', shape: 'candy', colours: petals }],
  ['meat,cut of meat', { says: 'a piece of meat', shape: 'steak' }],
  ['beverage,alcohol,drink', { says: 'a drink', shape: 'glass of juice', colours: liquids }],
  ['condiment,sauce,flavorer,spread,preserve', { says: 'a jar', shape: 'jam jar', colours: fruits }],
  // What is written.
  ['publication,book,reference book', { says: 'a book', shape: 'book', colours: paints }],
  ['document,legal document,written document,certificate,paper,writing,record,list,chart,map', { says: 'a sheet of paper', shape: 'scroll' }],
  ['mail,letter,missive,card,ticket', { says: 'a letter', shape: 'letter' }],
  // What is found, poured and mined.
  ['gem,jewel,precious stone,crystal,transparent gem,opaque gem', { says: 'a gem', shape: 'gem', colours: liquids }],
  ['mineral,rock,stone,ore,geological formation', { says: 'a rock', shape: 'rock', colours: minerals }],
  ['natural elevation,mountain', { says: 'a mountain', shape: 'mountain' }],
  ['metal,metallic element,alloy', { says: 'a lump of metal', shape: 'rock', stuff: 'steel' }],
  ['liquid,fluid,solution,oil,chemical,compound,chemical element,poison,toxin,medicine,drug,toiletry,cosmetic,body substance,acid', { says: 'a bottle of it', shape: 'potion', colours: liquids }],
  ['powder,soil,earth,granular material,building material,fertilizer,substance,material,mixture,grain,sand,dust', { says: 'a sack of it', shape: 'sack', colours: stuffs }],
  ['gas,vapor,cloud,atmospheric phenomenon,weather,smoke,aerosol,fog,wind', { says: 'a cloud', shape: 'cloud' }],
  ['fire,flame', { says: 'a fire', shape: 'fire' }],
  ['celestial body,planet,natural satellite', { says: 'a planet', shape: 'planet', colours: paints }],
  ['meteoroid', { says: 'a rock', shape: 'asteroid' }],
  ['money,currency,coinage,coin,monetary unit', { says: 'a coin', shape: 'coin' }],
  ['treasure,hoard,valuable', { says: 'a treasure', shape: 'treasure chest' }],
  ['award,trophy,prize', { says: 'a trophy', shape: 'trophy' }],
  ['bone', { says: 'a bone', shape: 'bone' }],
  ['egg', { says: 'an egg', shape: 'egg' }],
]

/** Things that were made: the dictionary has seats of governments, too, and vessels of blood. */
// biome-ignore format: a table reads best with one row a line
const artificial: Rows = [
  // What carries people and goods.
  ['vehicle,conveyance,wheeled vehicle,cart', { says: 'a cart', shape: 'wagon', colours: paints }],
  ['motor vehicle,self-propelled vehicle,car', { says: 'a car', shape: 'car', colours: paints }],
  ['truck', { says: 'a truck', shape: 'truck', colours: paints }],
  ['public transport', { says: 'a bus', shape: 'bus', colours: paints }],
  ['locomotive,train', { says: 'a train', shape: 'train', colours: paints }],
  ['bicycle,cycle', { says: 'a bicycle', shape: 'bicycle', colours: paints }],
  ['watercraft,vessel of the sea,ship,craft', { says: 'a ship', shape: 'fishing boat', colours: paints }],
  ['boat,sailing vessel', { says: 'a boat', shape: 'rowing boat', colours: paints }],
  ['aircraft,heavier-than-air craft', { says: 'an airplane', shape: 'plane', colours: paints }],
  ['lighter-than-air craft', { says: 'an airship', shape: 'airship', colours: paints }],
  ['spacecraft', { says: 'a spaceship', shape: 'rocket', colours: paints }],
  ['sled,sledge', { says: 'a sled', shape: 'sled', colours: paints }],
  // What is built.
  ['building,house,dwelling,housing,outbuilding', { says: 'a little house', shape: 'cottage', colours: paints }],
  ['mercantile establishment,place of business,workplace,shop,establishment', { says: 'a shop', shape: 'shop', colours: paints }],
  ['factory,plant works', { says: 'a factory', shape: 'factory' }],
  ['place of worship', { says: 'a chapel', shape: 'church' }],
  ['fortification,defensive structure', { says: 'a fortress', shape: 'castle' }],
  ['tower', { says: 'a tower', shape: 'tower' }],
  ['shelter', { says: 'a tent', shape: 'tent', colours: paints }],
  ['bridge', { says: 'a bridge', shape: 'bridge' }],
  ['memorial,monument,statue,sculpture', { says: 'a statue', shape: 'statue' }],
  ['wall,barrier,obstruction', { says: 'a wall', shape: 'wall' }],
  ['fence', { says: 'a fence', shape: 'fence' }],
  ['movable barrier,entrance', { says: 'a door', shape: 'door', colours: paints }],
  // What stands about in rooms.
  ['furniture,cabinet,furnishing', { says: 'a piece of furniture', shape: 'cabinet' }],
  ['seat,chair', { says: 'a seat', shape: 'chair' }],
  ['table,desk', { says: 'a table', shape: 'table' }],
  ['bed,bedroom furniture', { says: 'a bed', shape: 'bed', colours: paints }],
  ['lamp,source of illumination,light source', { says: 'a lamp', shape: 'lamp', colours: paints }],
  ['rug,floor cover', { says: 'a rug', shape: 'rug', colours: paints }],
  ['bedclothes,fabric,cloth,textile,cloth covering', { says: 'a folded cloth', shape: 'blanket', colours: paints }],
  ['cushion,padding', { says: 'a cushion', shape: 'pillow', colours: paints }],
  ['picture,graphic art,painting,photograph', { says: 'a picture', shape: 'picture frame' }],
  ['timepiece,clock', { says: 'a clock', shape: 'clock', colours: paints }],
  // What holds something.
  ['vessel,pot,crockery,earthenware,ceramic,jar', { says: 'a jar of clay', shape: 'urn', colours: paints }],
  ['bottle,flask,glassware', { says: 'a bottle', shape: 'potion', colours: liquids }],
  ['cup,drinking vessel', { says: 'a cup', shape: 'mug', colours: paints }],
  ['bag,baggage,case', { says: 'a bag', shape: 'sack', colours: stuffs }],
  ['basket,basketry', { says: 'a basket', shape: 'basket' }],
  ['tableware,kitchen utensil,cooking utensil,cookware', { says: 'a pan', shape: 'pan' }],
  ['bowl', { says: 'a bowl', shape: 'bowl', colours: paints }],
  ['bucket', { says: 'a bucket', shape: 'bucket', colours: paints }],
  // What is worn.
  ['clothing,garment,attire,outerwear,costume', { says: 'a piece of clothing', shape: 'shirt', colours: paints }],
  ['footwear,shoe', { says: 'a shoe', shape: 'shoe', colours: paints }],
  ['headdress,hat,cap,headgear', { says: 'a hat', shape: 'hat', colours: paints }],
  ['handwear', { says: 'a glove', shape: 'glove', colours: paints }],
  ['neckwear,scarf', { says: 'a scarf', shape: 'scarf', colours: paints }],
  ['mask,disguise', { says: 'a mask', shape: 'mask', colours: paints }],
  ['jewelry,adornment', { says: 'a necklace', shape: 'necklace' }],
  // What one works, plays and fights with.
  ['machine,mechanism,engine,motor,apparatus,power plant', { says: 'a machine', shape: 'engine', colours: paints }],
  ['electronic equipment,electronic device,receiver,computer,peripheral,console', { says: 'a box with buttons', shape: 'radio', colours: paints }],
  ['appliance,home appliance,kitchen appliance', { says: 'an appliance', shape: 'microwave', colours: paints }],
  ['writing implement', { says: 'a pencil', shape: 'pencil', colours: paints }],
  ['stringed instrument', { says: 'an instrument with strings', shape: 'ukulele', colours: stuffs }],
  ['wind instrument', { says: 'a wind instrument', shape: 'trumpet' }],
  ['percussion instrument', { says: 'a drum', shape: 'drum', colours: paints }],
  ['keyboard instrument', { says: 'an instrument with keys', shape: 'piano' }],
  ['optical instrument', { says: 'a magnifying glass', shape: 'magnifying glass' }],
  ['gun,firearm', { says: 'a gun', shape: 'gun' }],
  ['weapon,blade,sword', { says: 'a weapon', shape: 'sword' }],
  ['explosive,bomb,explosive device', { says: 'a bomb', shape: 'bomb' }],
  ['armor,body armor', { says: 'a suit of armour', shape: 'suit of armor' }],
  ['plaything,toy', { says: 'a toy', shape: 'spinning top', colours: paints }],
  ['ball,game equipment', { says: 'a ball', shape: 'ball', colours: paints }],
  ['rope,cord,line', { says: 'a coil of rope', shape: 'rope' }],
  ['chain', { says: 'a chain', shape: 'chain' }],
  ['key', { says: 'a key', shape: 'key' }],
  ['flag', { says: 'a flag', shape: 'flag', colours: paints }],
]

/** Kinds below a wider one whose body would say something wrong of them: a nation is no few people. */
const undrawn =
  'political unit,administrative unit,enterprise,division,deity,body part,taxonomic group,biological group,' +
  'animal group,room,area,natural depression,inclined plane,religion,social movement'

const listed = (rows: Rows, of?: string) =>
  rows.flatMap(([kinds, body]) => kinds.split(',').map((kind) => [kind, { body, of }] as const))
const byKind = new Map<string, { body?: KindBody; of?: string }>([
  ...listed(natural),
  ...listed(artificial, 'artifact'),
  ...undrawn.split(',').map((kind) => [kind, {}] as const),
])

/** The body of the narrowest kind that has one; none where nothing that one could draw is known of the noun. */
export function bodyOfKind({ above, flat }: Thing): KindBody | undefined {
  if (flat.match === 'nearest') return undefined
  return above
    .map((kind) => byKind.get(kind))
    .find((found) => found && (found.of === undefined || above.includes(found.of)))?.body
}

/** The same noun has the same colour everywhere. */
export function colourOfKind({ colours }: KindBody, noun: string): string | undefined {
  return colours?.[
    [...noun].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % colours.length
  ]
}

/** For tests and for whoever looks at all of them. */
export const kindBodies: readonly KindBody[] = [...natural, ...artificial].map(([, body]) => body)
