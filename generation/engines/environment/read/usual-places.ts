import type { Life } from '@makebelieve/kit/environment/scene'
import type { Thing } from '../../../things/thing.ts'
import type { Placing, PlannedThing } from '../design.ts'
import type { SettingThing } from '../settings/setting.ts'

type Row = { outdoors?: Placing; indoors?: Placing; does?: Life['does'] }

const table = new Map<string, Row>()
const all = (words: string, row: Row) => {
  for (const word of words.split(',')) table.set(word.trim(), { ...table.get(word.trim()), ...row })
}

all(
  'bookshelf,bookcase,shelf,shelves,wardrobe,closet,armoire,cupboard,cabinet,dresser,chest of drawers,sideboard,fireplace,hearth,door,window,' +
    'painting,picture,picture frame,portrait,mirror,clock,wall clock,grandfather clock,cuckoo clock,tv,television,stove,oven,fridge,refrigerator,' +
    'sink,toilet,bathtub,shower,washing machine,radiator,blackboard,chalkboard,whiteboard,piano,curtain,curtains,map,poster,tapestry,banner,locker,' +
    'filing cabinet,vending machine,arcade machine,jukebox,bed,bunk bed,altar,control panel,server rack,neon sign,dartboard,heater,wood stove,counter,bar,torch,wall torch,stained glass window,crib,console,screen,monitor bank,throne',
  { indoors: 'wall' },
)
all(
  'chandelier,ceiling fan,ceiling lamp,ceiling light,pendant lamp,disco ball,mobile,hanging lantern,string light,fairy light,paper lantern,lightbulb,light bulb,bunting',
  {
    indoors: 'ceiling',
  },
)
all(
  'floor lamp,standing lamp,christmas tree,grandfather clock,houseplant,potted plant,suit of armor,house plant,umbrella stand,globe',
  { indoors: 'corner' },
)
all('desk,school desk,pew,bookshelf row,server,grave,gravestone,tombstone,headstone,bar stool', {
  indoors: 'rows',
})
all('gravestone,tombstone,headstone,grave,vineyard,solar panel,crop', { outdoors: 'rows' })
all('desk', { indoors: 'anywhere' })
all('rug,carpet,table,dining table,coffee table,statue,fountain', { indoors: 'middle' })
all(
  'street lamp,lamppost,lamp post,streetlight,street light,bench,park bench,traffic light,stall,market stall,food stall,torch,tiki torch,lantern,stone lantern,mailbox,fire hydrant,trash can,neon sign,signpost,sign,hedge,picket fence,shop,cafe,restaurant,townhouse,parked car,phone booth,banner,flag',
  {
    outdoors: 'along',
  },
)
all('fence,wooden fence,city wall,stone wall,wall', { outdoors: 'around' })
all('bridge,stone bridge,wooden bridge,rope bridge,suspension bridge', { outdoors: 'across' })
all('skyscraper,iceberg,mountain,alps,alp,wind turbine,volcano,city,pyramid,aircraft carrier,oil rig', {
  outdoors: 'distance',
})
all('pyramid,skyscraper', { outdoors: 'anywhere' })
all(
  'boat,rowing boat,rowboat,sailboat,sailing boat,ship,pirate ship,gondola,canoe,kayak,raft,yacht,fishing boat,submarine,cruise ship,galleon,viking ship,sailing ship,ghost ship,ferry,motor boat,steamboat,longship,water lily,lily pad,lotus,buoy,iceberg,trawler,tugboat,jet ski,surfer,speedboat',
  { outdoors: 'water', does: 'bob' },
)
all('duck,swan,goose,mallard,duckling,pelican,rubber duck', { outdoors: 'water', does: 'drift' })
all(
  'fish,koi,goldfish,carp,shark,dolphin,whale,jellyfish,octopus,squid,sea turtle,manta ray,stingray,seahorse,clownfish,angelfish,eel,trout,salmon,orca,mermaid,seal,crocodile,alligator',
  {
    outdoors: 'water',
    does: 'swim',
  },
)
all('hot air balloon,airship,zeppelin,blimp,ufo,flying saucer,cloud', { outdoors: 'sky', does: 'drift' })
all(
  'airplane,plane,jet,biplane,helicopter,drone,kite,spaceship,starship,satellite,flying carpet,eagle,hawk,falcon,vulture,seagull,albatross,pegasus,pterodactyl,bat,flying car,hover car,dragonfly,butterfly,bee,moth,hummingbird',
  {
    does: 'fly',
  },
)
all(
  'airplane,plane,jet,biplane,kite,satellite,eagle,hawk,falcon,vulture,pterodactyl,flying car,hover car,spaceship,starship',
  { outdoors: 'sky' },
)
all('ghost,spirit,fairy,pixie,jellyfish lamp,drone,wisp,specter,phantom,genie', { does: 'hover' })
all('carousel,weather vane,disco ball,globe,ballerina,planet,merry go round', { does: 'spin' })
all(
  'cow,sheep,goat,horse,deer,zebra,bison,buffalo,llama,alpaca,reindeer,donkey,pony,antelope,gazelle,camel,unicorn,yak,moose,lamb,calf,foal,chicken,hen,goose flock,pig',
  { does: 'graze' },
)
all('guard,soldier,knight guard,sentry,police officer,policeman', { does: 'patrol' })
all('statue,scarecrow,snowman,mannequin,skeleton,teddy bear,doll,mummy,sculpture,toy,gnome,garden gnome', {
  does: 'stand',
})

const rowOf = (noun: string): Row => {
  const words = noun.split(' ')
  for (let from = 0; from < words.length; from++) {
    const row = table.get(words.slice(from).join(' '))
    if (row) return row
  }
  return {}
}

/** Where it goes when nobody said. */
export function usualPlace(noun: string, isIndoors: boolean): Placing | undefined {
  const row = rowOf(noun)
  return isIndoors ? row.indoors : row.outdoors
}

/** What it does when nobody said: whatever lives moves a little. */
export function usualLife(noun: string, thing: Thing, isStill: boolean): Life['does'] | undefined {
  const own = rowOf(noun).does
  if (own)
    return own === 'stand' || (isStill && own !== 'bob' && own !== 'spin' && own !== 'drift' && own !== 'fly')
      ? undefined
      : own
  if (isStill) return undefined
  const { traits, motion } = thing
  const lives = traits.includes('animal') || traits.includes('person') || traits.includes('monster')
  if (!lives) return undefined
  return motion === 'flies' ? 'fly' : motion === 'swims' ? 'swim' : 'wander'
}

/** What part of a place it plays, as settings name them: an asked-for tree takes the place of the setting's own. */
export function roleOf(noun: string, thing: Thing, gives: PlannedThing['gives']): SettingThing['role'] {
  const { traits, kinds } = thing
  const is = (pattern: RegExp) => pattern.test(noun)
  if (is(/(?:tree|trees|palm|pine|oak|birch|willow|maple|fir|spruce|cactus|bamboo|saguaro|baobab|conifer)$/))
    return 'tree'
  if (is(/(?:bush|hedge|fern|shrub|flower|grass|mushroom|toadstool|plant)$/)) return 'shrub'
  if (is(/(?:rock|boulder|stone|crystal|coral)$/)) return 'rock'
  if (is(/(?:lamp|light|lantern|candle|torch|lamppost|lamp post|candelabra|chandelier)$/)) return 'light'
  if (
    traits.includes('building') ||
    is(/(?:house|cottage|hut|cabin|tower|castle|barn|skyscraper|building|stall|dome)$/)
  )
    return 'building'
  if (gives?.includes('light') && !traits.includes('alive')) return 'light'
  if (traits.includes('person')) return 'person'
  if (traits.includes('animal') || traits.includes('monster')) return 'animal'
  if (traits.includes('vehicle')) return 'vehicle'
  if (traits.includes('plant')) return kinds.includes('tree') ? 'tree' : 'shrub'
  if (traits.includes('furniture')) return 'furniture'
  return 'decoration'
}

/** How many there are where the prompt only speaks of several. */
export function severalOf(
  role: SettingThing['role'],
  metres: number,
  isIndoors: boolean,
  noun: string,
): number {
  if (/bridge$/.test(noun)) return 3
  if (isIndoors)
    return role === 'building' || metres > 3
      ? 2
      : role === 'person' || role === 'animal'
        ? 4
        : metres < 0.6
          ? 8
          : 5
  if (role === 'tree') return 26
  if (role === 'shrub') return 26
  if (role === 'rock') return 14
  if (role === 'building') return metres > 30 ? 14 : metres < 6 ? 6 : 7
  if (role === 'light') return 8
  if (role === 'animal') return metres < 0.7 ? 10 : 6
  if (role === 'person') return 7
  if (role === 'vehicle') return 4
  return metres > 6 ? 4 : 6
}

/** Copies of one shape look like twins; living and growing things come in several shapes. */
export function variantsOf(role: SettingThing['role'], count: number): number {
  const most =
    role === 'tree' || role === 'building'
      ? 3
      : role === 'person'
        ? 5
        : role === 'rock' || role === 'shrub'
          ? 2
          : role === 'animal'
            ? 2
            : 1
  return Math.max(1, Math.min(most, Math.ceil(count / (role === 'tree' || role === 'shrub' ? 4 : 1.5))))
}

/** Words for many nouns at once, by the role that things play. */
export const roleWords: Record<string, NonNullable<SettingThing['role']>> = {
  tree: 'tree',
  plant: 'shrub',
  bush: 'shrub',
  animal: 'animal',
  creature: 'animal',
  person: 'person',
  people: 'person',
  human: 'person',
  villager: 'person',
  house: 'building',
  building: 'building',
  rock: 'rock',
  stone: 'rock',
  vehicle: 'vehicle',
  light: 'light',
  lamp: 'light',
  furniture: 'furniture',
}
