import type { PlannedMatter } from '../design.ts'

type As = PlannedMatter['as']

/** Nouns that have no shape of their own in a scene, and what they are. */
const table = new Map<string, As>()
const all = (words: string, as: As) => {
  for (const word of words.split(',')) table.set(word.trim(), as)
}

for (const [form, words] of Object.entries({
  pond: 'pond,pool,koi pond,duck pond,lily pond,fish pond,watering hole,swimming pool,hot spring,hot tub,tide pool,basin of water,onsen,spring pool',
  lake: 'lake,lagoon,loch,reservoir,lakeside,lake shore,mountain lake,bay,cove,water,fjord',
  river: 'river,stream,brook,creek,rivulet,rapids,riverbank,river bank',
  sea: 'sea,ocean,surf,sea waves,ocean waves,wave,coastline,seaside,shoreline,open sea,open ocean,tide',
  waterfall: 'waterfall,cascade,cataract,water fall',
  puddles: 'puddle,rain puddle,wet pavement,wet asphalt,wet street,reflection',
  lava: 'lava,magma,lava river,lava lake,lava pool,lava flow,river of lava,lake of lava,lava stream,lava pit,lava moat',
  ice: 'ice,frozen lake,frozen pond,frozen river,ice rink,skating rink,sheet of ice,frozen sea,ice lake,rink',
  swamp: 'swamp,marsh,bog,mire,swamp water,wetland,murky water',
  canal: 'canal,moat,channel,aqueduct water',
}) as [Extract<As, { is: 'water' }>['form'], string][])
  all(words, { is: 'water', form })

for (const [kind, words] of Object.entries({
  grass: 'grass,lawn,green grass,turf,grassland,pasture,meadow grass,green',
  'tall-grass': 'tall grass,long grass,high grass,weed,prairie grass,savanna grass',
  wheat:
    'wheat,wheat field,cornfield,corn field,field of wheat,barley,barley field,rye,crop,grain field,golden field,field of corn,rice field,rice paddy,paddy field,hay field,crop field,field of barley,corn',
  flowers:
    'wildflower,flower field,flower meadow,field of flowers,wild flower,flower bed,flowerbed,field of sunflowers,sunflower field,lavender field,field of lavender,poppy field,field of poppies,tulip field,field of tulips,blossom carpet,daisy,poppy,lavender,buttercup,bluebell,carpet of flowers,sea of flowers',
  reeds: 'reed,cattail,rush,bulrush',
  clover: 'clover,clover field',
  pebbles: 'pebble,shingle',
  leaves: 'fallen leaf,carpet of leaves,pile of leaves,leaf litter,dead leaf',
  seaweed: 'seaweed,kelp,sea grass,seagrass,kelp forest,algae',
  'snow-tufts': 'snowdrift,snow drift',
}) as [Extract<As, { is: 'cover' }>['kind'], string][])
  all(words, { is: 'cover', kind })

for (const [kind, words] of Object.entries({
  rain: 'rain,raindrop,rainfall,drizzle,downpour,rain shower,light rain,heavy rain,acid rain',
  snow: 'snowfall,falling snow,snowflake,heavy snow,snow flurry,heavy snowfall,light snowfall,gentle snowfall',
  leaves:
    'falling leaf,swirling leaf,blowing leaf,drifting leaf,autumn leaf,fall leaf,maple leaf,flying leaf',
  petals:
    'petal,falling petal,cherry blossom petal,drifting petal,rose petal,flower petal,cherry petal,falling blossom,sakura petal',
  fireflies: 'firefly,glowworm,glow worm,lightning bug,fairy light dust',
  embers: 'ember,glowing ember,floating ember,cinder,flying spark',
  ash: 'ash,falling ash,volcanic ash,soot',
  dust: 'dust,dust mote,dust particle,floating dust,mote,floating particle,dust in the air,particle',
  sand: 'blowing sand,sand in the air,drifting sand,sandstorm,dust storm,dust devil',
  bubbles: 'bubble,air bubble,soap bubble,rising bubble',
  spores: 'spore,glowing spore,floating spore,pollen,floating seed,dandelion seed,fairy dust,pixie dust',
  mist: 'mist,fog,haze,low fog,morning mist,ground fog,thick fog,rolling fog,swirling mist,swirling fog,dry ice,creeping fog,vapor,vapour,smog',
  confetti: 'confetti,streamer',
  stars:
    'sparkle,glitter,twinkle,magic dust,stardust,star dust,magic sparkle,orb of light,glowing orb,light orb,glowing particle,wisp,will o the wisp',
}) as [Extract<As, { is: 'particle' }>['kind'], string][])
  all(words, { is: 'particle', kind })

for (const [surface, words] of Object.entries({
  sand: 'sand,sandy beach,white sand,golden sand,sandy ground,sandy floor',
  snow: 'snow,deep snow,blanket of snow,fresh snow,snowy ground,powder snow,thick snow',
  moss: 'moss,mossy ground,mossy floor,carpet of moss',
  gravel: 'gravel,raked gravel,raked sand,gravel ground',
  mud: 'mud,muddy ground',
  earth: 'dirt,soil,earth ground,dirt floor,bare earth',
  rock: 'bare rock,rocky ground,stone ground',
  leaves: 'leafy ground',
  paving: 'paving,flagstone,paving stone,stone slab,stone floor,patio,terrace floor,pavement,sidewalk',
  cobbles: 'cobblestone,cobble,cobbled ground',
  planks:
    'wooden floor,floorboard,wood floor,hardwood floor,wooden deck,plank floor,parquet,parquet floor,wooden floorboard,deck,decking,boardwalk',
  tiles:
    'tile,tile floor,tiled floor,floor tile,checkered floor,checkerboard floor,mosaic floor,mosaic,chequered floor',
  carpet: 'carpet floor,carpeted floor,wall to wall carpet',
  marble: 'marble floor,polished floor,granite floor',
  metal: 'metal floor,grating,metal grating,steel floor,metal plate',
  concrete: 'concrete,concrete floor',
  asphalt: 'asphalt,tarmac,parking lot ground',
  'coral-sand': 'coral sand,seabed,sea floor,ocean floor',
}) as [Extract<As, { is: 'ground' }>['surface'], string][])
  all(words, { is: 'ground', surface })

for (const [form, words] of Object.entries({
  hill: 'hill,hillside,hilltop,mound,knoll,rolling hill,green hill,slope,grassy hill',
  mountains:
    'mountain,mountain range,peak,alp,snowy peak,snowy mountain,mountain peak,snow capped mountain,mountainside,summit,mountain top,ridge,himalaya,mesa,butte,plateau',
  valley: 'valley,glen,vale,mountain valley,gorge valley',
  canyon: 'canyon,gorge,ravine,chasm,canyon wall,abyss,rift',
  cliff: 'cliff,cliffs,cliffside,cliff edge,bluff,precipice,rocky cliff,sea cliff,ledge,escarpment,rock face',
  dunes: 'dune,sand dune,desert dune',
  volcano: 'volcano,active volcano,erupting volcano',
  island: 'island,isle,small island,tropical island,desert island,sandbar',
  'floating-islands':
    'floating island,flying island,sky island,floating rock,floating land,island in the sky',
}) as [Extract<As, { is: 'terrain' }>['form'], string][])
  all(words, { is: 'terrain', form })

for (const [surface, words] of Object.entries({
  earth:
    'path,trail,footpath,track,dirt path,dirt road,country road,forest path,winding path,lane,country lane,dirt track,muddy path,hiking trail,garden path,mountain path,footprints',
  gravel:
    'gravel path,gravel road,pebble path,railway track,train track,railroad track,rail,railway,railroad,railway line',
  paving:
    'stone path,stone walkway,walkway,stepping stone,paved path,stone pathway,pathway,flagstone path,promenade,paved road,brick path,yellow brick road,brick road,stepping stones,crosswalk,runway carpet',
  cobbles:
    'cobblestone path,cobbled street,cobblestone street,cobblestone road,cobbled path,cobblestone lane,cobbled lane',
  planks: 'wooden path,wooden walkway,boardwalk path,jetty path',
  asphalt:
    'road,street,highway,motorway,asphalt road,race track,racetrack,freeway,avenue,wet road,runway,bike path,driveway,alley road,racing track',
  sand: 'sandy path,sand path,beach path',
}) as [Extract<As, { is: 'path' }>['surface'], string][])
  all(words, { is: 'path', surface })

for (const [what, words] of Object.entries({
  moon: 'moon,full moon,crescent moon,moons,half moon,blood moon,harvest moon,new moon,two moons',
  sun: 'sun,setting sun,rising sun,blazing sun,scorching sun,low sun,twin sun',
  stars:
    'star,starry sky,night sky,starry night sky,shooting star,milky way,constellation,galaxy,nebula,falling star,starfield,sky full of stars,cosmos,meteor shower,meteor',
  aurora: 'aurora,northern light,northern lights,aurora borealis,polar light,southern light',
  clouds:
    'cloud,storm cloud,dark cloud,fluffy cloud,white cloud,cloudy sky,stormy sky,dark sky,sea of clouds,pink cloud',
  rainbow: 'rainbow,double rainbow',
  planet:
    'planet,gas giant,ringed planet,saturn,jupiter,giant planet,earth in the sky,distant planet,earth,mars',
  lightning: 'lightning,lightning bolt,thunderbolt,lightning strike,bolt of lightning,flash of lightning',
}) as [Extract<As, { is: 'sky' }>['what'], string][])
  all(words, { is: 'sky', what })

for (const [what, words] of Object.entries({
  shafts:
    'shaft of light,light shaft,sunbeam,sun beam,ray of light,god ray,light ray,sun ray,beam of light,light beam,beam of sunlight,ray of sunlight,shaft of sunlight,moonbeam,ray of sun,sunray,dappled light,dappled sunlight,shaft of moonlight',
  glow: 'light,glow,soft glow,city light,blue light,red light,green light,purple light,warm light,candlelight,lamplight,firelight,warm glow,eerie light,colored light,coloured light,soft light,glowing light,ambient light,pink light,golden light,magical light,orange light,white light,dim light,mood lighting,lighting,light source,torchlight,lantern light,colorful light,bright light,teal light,yellow light,warm lighting,dim lighting',
  neon: 'neon,neon light,neon glow,neon lighting',
  flicker: 'flickering light,flicker,blinking light,broken light,flashing light,failing light,strobe light',
  'warm windows':
    'warm window,lit window,glowing window,lighted window,illuminated window,window light,light in the window,warm light in the window,bright window,glowing windows',
}) as [Extract<As, { is: 'light' }>['what'], string][])
  all(words, { is: 'light', what })

for (const [kind, words] of Object.entries({
  smoke: 'smoke,chimney smoke,plume of smoke,smoke column,smoke plume,column of smoke,black smoke',
  steam: 'steam,geyser,steam vent,rising steam,vent steam',
  sparks: 'spark,flying sparks,electric spark,sparking wire',
  fire: 'flame,wildfire,blaze',
  magic: 'magic,magical energy,portal energy,aura,spell,energy,magical aura',
}) as [Extract<As, { is: 'emitter' }>['kind'], string][])
  all(words, { is: 'emitter', kind })

for (const [kind, words] of Object.entries({
  birds: 'birdsong,bird song,singing bird,chirping,chirp,tweeting,birds singing',
  music: 'music,song,jazz,melody,lullaby,tune,soundtrack,piano music,soft music',
  bells: 'ringing bell,church bell ringing,wind chime',
  waves: 'sound of waves,crashing wave,crashing waves',
  crowd: 'cheering,applause,laughter,chatter',
  thunder: 'thunder,distant thunder,thunder clap',
  crickets: 'chirping cricket,cricket sound',
  wind: 'wind,breeze,gentle breeze,howling wind,gust',
  hum: 'hum,humming machine,buzz',
  drips: 'dripping water,drip,water drip',
}) as [Extract<As, { is: 'sound' }>['kind'], string][])
  all(words, { is: 'sound', kind })

/** Everything that a noun without a shape can be. */
export const allMatters: readonly As[] = [...new Set(table.values())]

export const matterOf = (noun: string): As | undefined => table.get(noun)

/** Matters that read better as things when they have a number, a colour of their own or are held by something. */
export const bestAsThings = new Set(
  'flower,sunflower,rose,tulip,lily,star,corn,daisy,poppy,lavender,leaf'.split(','),
)
