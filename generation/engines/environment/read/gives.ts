import type { PlannedThing } from '../design.ts'

type Given = { gives: NonNullable<PlannedThing['gives']>; colour?: string }

/** What things give off by themselves. */
const table = new Map<string, Given>()
const all = (words: string, given: Given) => {
  for (const word of words.split(',')) table.set(word.trim(), given)
}

all(
  'lamp,table lamp,bedside lamp,floor lamp,standing lamp,tiffany lamp,desk lamp,reading lamp,chandelier,lightbulb,light bulb,bulb,string light,fairy light,christmas light,light,ceiling lamp,ceiling light,wall lamp,wall light,pendant lamp,pendant light',
  { gives: ['light'], colour: '#ffdca0' },
)
all(
  'lantern,paper lantern,oil lamp,hanging lantern,chinese lantern,stone lantern,hand lantern,jack o lantern,oil lantern,hurricane lamp',
  {
    gives: ['light'],
    colour: '#ffb866',
  },
)
all('street lamp,lamppost,lamp post,streetlight,street light,gas lamp,gas light,light pole,traffic light', {
  gives: ['light'],
  colour: '#ffd9a0',
})
all('candle,candelabra,candlestick,candelabrum,menorah,candle holder', {
  gives: ['light'],
  colour: '#ffc070',
})
all('torch,tiki torch,wall torch,brazier,fire pit,firepit,fire bowl,fire', {
  gives: ['fire', 'light'],
  colour: '#ff9a45',
})
all('campfire,bonfire,camp fire,fireplace,hearth,forge,furnace,wood stove,burning barrel,pyre', {
  gives: ['fire', 'light', 'smoke'],
  colour: '#ff9440',
})
all('fireplace,hearth,wood stove', { gives: ['fire', 'light'], colour: '#ff9a48' })
all(
  'neon,neon lights,neon sign,neon light,sign,billboard,hologram,screen,arcade machine,jukebox,vending machine,neon billboard,holographic billboard,holographic sign',
  {
    gives: ['light'],
    colour: '#5fe8ff',
  },
)
all('sign,billboard,wooden sign,signpost', { gives: [] })
all('lighthouse,searchlight,spotlight,beacon,floodlight', { gives: ['light'], colour: '#fff2c8' })
all('volcano', { gives: ['smoke', 'fire'], colour: '#ff6a2a' })
all('geyser,hot spring,kettle,steam vent,sauna,hot tub', { gives: ['steam'] })
all(
  'steam train,steam locomotive,locomotive,steam engine,factory,chimney,smokestack,power plant,steamship,steamboat,polar express',
  {
    gives: ['smoke'],
  },
)
all('fountain,sprinkler', { gives: ['spray'] })
all(
  'crystal,magic crystal,glowing crystal,portal,magic portal,rune,magic circle,spell book,crystal ball,fairy,wisp,orb,magic wand,potion,star,glowing orb',
  {
    gives: ['light', 'magic'],
    colour: '#a98bff',
  },
)
all('potion,star', { gives: ['light'], colour: '#a98bff' })
all('cauldron,witch cauldron', { gives: ['steam', 'light'], colour: '#8dff70' })
all('ufo,flying saucer,alien spaceship', { gives: ['light'], colour: '#9dffb0' })
all('television,tv,computer,monitor,laptop', { gives: ['light'], colour: '#9fd0ff' })
all('jellyfish,glowing mushroom,anglerfish', { gives: ['light'], colour: '#7fd8ff' })
all('christmas tree', { gives: ['light'], colour: '#ffd67a' })
all('lava lamp', { gives: ['light'], colour: '#ff5fa2' })

export function givesOf(noun: string): Given | undefined {
  const words = noun.split(' ')
  for (let from = 0; from < words.length; from++) {
    const found = table.get(words.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}
