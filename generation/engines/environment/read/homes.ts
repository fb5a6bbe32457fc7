import type { Scene } from '../../../things/thing.ts'

/** Where one expects things to stand, in words that settings are found by; the first that names one counts. */
const byNoun = new Map<string, string>()
for (const [place, nouns] of Object.entries({
  coast: 'shipwreck,pirate ship,anchor,seagull,sailing ship,galleon,ship,whale',
  beach:
    'surfboard,beach chair,sandcastle,sand castle,beach umbrella,crab,palm tree,starfish,seashell,hammock,lifeguard',
  castle: 'castle,fortress,tower,knight,citadel,palace',
  'dragon lair': 'dragon,dragon egg',
  hills: 'hot air balloon,picnic',
  farm: 'barn,tractor,cow,pig,chicken,scarecrow,windmill,farmer,silo,hay bale,sheep,farmhouse',
  village: 'church,cottage,well,chapel,bakery,house',
  forest:
    'cabin,treehouse,campfire,deer,fox,mushroom house,owl,log cabin,tent,witch,fairy,elf,gnome,unicorn,troll,bear,hut,bigfoot,goblin,squirrel',
  desert: 'pyramid,camel,sphinx,cactus,oasis,mummy,scorpion',
  snow: 'igloo,penguin,snowman,polar bear,reindeer,sled,santa claus,yeti,walrus,iceberg',
  savanna: 'lion,elephant,giraffe,zebra,rhino,baobab,acacia,hippo',
  jungle:
    'monkey,parrot,tiger,toucan,gorilla,dinosaur,tyrannosaurus,triceratops,brachiosaurus,velociraptor,ape,snake,jaguar',
  'city street':
    'skyscraper,taxi,bus,traffic light,car,office building,apartment building,shop,police car,truck',
  park: 'bench,fountain,statue,gazebo,dog,child,swing,slide,bicycle,kite,balloon',
  'coral reef': 'fish,shark,octopus,mermaid,submarine,coral,jellyfish,dolphin,sea turtle,clownfish',
  'race track': 'race car,formula one car,racing car',
  moon: 'astronaut,moon lander,lunar rover,ufo',
  mars: 'mars rover,rover,space colony,alien',
  'outer space': 'spaceship,rocket,satellite,space station,asteroid,planet,starship',
  'zen garden': 'torii gate,pagoda,bonsai,samurai,geisha,torii,stone lantern,ninja',
  graveyard: 'gravestone,ghost,zombie,coffin,skeleton,vampire,tomb,grave,crypt',
  'living room': 'sofa,couch,armchair,television,tv,coffee table,fireplace,rug,cat',
  kitchen: 'stove,oven,fridge,refrigerator,toaster,microwave,sink,kettle',
  bedroom: 'bed,wardrobe,nightstand,bunk bed,pillow,crib',
  office: 'desk,computer,office chair,filing cabinet,printer',
  library: 'book,bookshelf,bookcase,librarian',
  classroom: 'blackboard,chalkboard,teacher,student,school desk',
  bathroom: 'bathtub,toilet,shower',
  laboratory: 'robot,microscope,scientist,test tube',
  'wild west': 'saloon,cowboy,sheriff,saloon,stagecoach,covered wagon,outlaw',
  circus: 'clown,circus tent,carousel,ferris wheel,ringmaster',
  'concert hall': 'piano,guitar,drum,microphone,violin,grand piano,harp,orchestra',
  mountains: 'goat,eagle,mountain goat,yak,ski lift',
  harbor: 'boat,fishing boat,yacht,container ship,sailboat',
  'treasure cave': 'treasure chest,treasure,bat,stalactite,gold coin',
  'throne room': 'throne,king,queen,princess,prince',
  battlefield: 'tank,cannon,soldier,catapult,trebuchet',
  airport: 'airplane,plane,jet,helicopter',
  'train station': 'train,locomotive,steam train',
  garden:
    'maze,hedge,labyrinth,flower,rose,sunflower,butterfly,bee,greenhouse,tulip,garden gnome,wheelbarrow',
  meadow: 'horse,rabbit,tree,cloud,picnic basket',
  river: 'raft,canoe,kayak,rowing boat,bridge,stone bridge,wooden bridge',
  pond: 'frog,duck,lily pad,swan,dragonfly,water lily',
}))
  for (const noun of nouns.split(',')) byNoun.set(noun, place)

const byScene: Partial<Record<Scene, string>> = {
  'neon-city': 'cyberpunk street',
  city: 'city street',
  road: 'country road',
  sea: 'coast',
  underwater: 'coral reef',
  snow: 'winter landscape',
  mountain: 'mountains',
  volcano: 'volcano',
  dungeon: 'dungeon',
  castle: 'hills',
  haunted: 'graveyard',
  sky: 'floating islands',
  space: 'outer space',
  moon: 'moon',
  factory: 'factory floor',
  house: 'living room',
  school: 'classroom',
  shop: 'shop',
  stadium: 'stadium',
  carnival: 'carnival',
  candy: 'candy land',
  abstract: 'meadow',
}

/** Words for the place where a noun is at home; `found` is what the catalogue says of it. */
export function homeOf(noun: string, found: readonly Scene[]): string[] {
  const words = noun.split(' ')
  const own = words.flatMap((_, from) => byNoun.get(words.slice(from).join(' ')) ?? [])
  return [...own.slice(0, 1), ...found.map((scene) => byScene[scene] ?? scene)]
}
