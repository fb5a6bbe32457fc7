import { type Stuff, stuffDescribed, stuffNamed } from '@makebelieve/shapes/stuffs'
import { colours as gameColours } from '../../../brief/colours.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import type { OwnSide, Style } from '../design.ts'

/** What one word or set phrase says about the thing that it stands before. */
export type Description =
  | { says: 'colour'; colour: string }
  | { says: 'shade'; by: number }
  | { says: 'size'; size: number }
  | { says: 'stretch'; stretch: [number, number, number] }
  | { says: 'stuff'; stuff: Stuff }
  | { says: 'wear'; wear: number }
  | { says: 'style'; style: Style }
  | { says: 'pattern'; pattern: string }
  | { says: 'side'; side: OwnSide }
  | { says: 'pose'; pose: string }
  | { says: 'glow' }
  /** Leaning, in degrees. */
  | { says: 'lean'; lean: number }
  /** How a surface looks or a thing is made, where nothing is done about it: 'fluffy', 'carved'. */
  | { says: 'look' }
  /** Praise and talk of pictures: nothing to be done, and nothing that could be missing. */
  | { says: 'nothing' }
  /** Known to describe, but nothing that can be shown. */
  | { says: 'too much' }

const table = new Map<string, Description>()
const all = (words: string, description: Description) => {
  for (const word of words.split(',')) table.set(word.trim(), description)
}

/** Stuffs that are colours elsewhere; a silver spoon is of silver. */
const alwaysStuffs = new Set(
  'gold,silver,copper,bronze,ruby,emerald,sapphire,jade,chocolate,ebony,ivory,amber'.split(','),
)
// 'golden', 'rusty', 'glowing' say more here than a colour.
for (const [word, colour] of Object.entries(gameColours))
  if (!stuffDescribed(word) && !alwaysStuffs.has(word) && word !== 'glowing')
    table.set(word, { says: 'colour', colour })
for (const [words, colour] of Object.entries({
  'sky blue,light blue,baby blue,powder blue': '#8ec9f0',
  'navy blue,dark blue,midnight blue': '#1a2a6c',
  'royal blue': '#2f55d4',
  'lime green': '#8fd12f',
  'olive green': '#7d8233',
  'forest green,dark green,bottle green': '#1f5f33',
  'light green,pale green,mint green': '#a4dba0',
  'hot pink': '#ff3fa0',
  'pale pink,light pink,baby pink': '#fbcbd9',
  'dark red,blood red,wine red': '#8a1420',
  'off white': '#f2eee4',
  'jet black': '#16171a',
  'dark brown': '#4a2f20',
  'light brown': '#b08a62',
  'rose gold': '#dba08c',
  'ash grey,dark grey,dark gray': '#4d5156',
  'light grey,light gray': '#c3c6ca',
  reddish: '#c2523d',
  bluish: '#6f93c8',
  greenish: '#7aa35c',
  yellowish: '#dcc25a',
  brownish: '#8d6a4c',
  ginger: '#d9813a',
  blonde: '#f0d58a',
  'cherry red,fire engine red': '#d3141f',
  pastel: '#f6cfe0',
  rainbow: '#ff5fa2',
}))
  all(words, { says: 'colour', colour })
all('dark,deep,darker', { says: 'shade', by: -0.35 })
all('light,pale,lighter,faded', { says: 'shade', by: 0.3 })

for (const [words, size] of Object.entries({
  'microscopic,minuscule,teeny': 0.4,
  'tiny,miniature,mini,pocket sized': 0.5,
  'small,little,smol,compact,short,child sized': 0.72,
  'baby,young,newborn': 0.65,
  'medium,medium sized,life sized,life size,full size,full sized': 1,
  'big,large,great,bulky': 1.4,
  'huge,massive,enormous,oversized': 1.8,
  'giant,gigantic,mega,colossal,towering,titanic': 2.2,
}))
  all(words, { says: 'size', size })

for (const [words, stretch] of Object.entries({
  'tall,high,upright': [0.9, 1.4, 0.9],
  'long,elongated,stretched': [1, 0.95, 1.45],
  'fat,chubby,plump,chunky,stout,stocky,pudgy,rotund,overweight,obese': [1.3, 1, 1.15],
  'thin,slim,slender,skinny,narrow,lanky': [0.72, 1.1, 0.8],
  'wide,broad': [1.4, 1, 1],
  'flat,squashed,flattened,squat': [1.15, 0.6, 1.15],
}) as [string, [number, number, number]][])
  all(words, { says: 'stretch', stretch })

for (const [words, wear] of Object.entries({
  'old,aged,antique,used,vintage,retro,old fashioned,elderly': 0.35,
  'worn,worn out,run down,rundown,beat up,weathered,tattered,shabby,battered,worn in,scratched,dented,chipped,old worn,well worn': 0.6,
  'dirty,dusty old,grimy,muddy,stained,filthy,sooty': 0.6,
  'cracked,crumbling,decayed,rotten,rotting,abandoned,dilapidated,ruined,derelict,corroded': 0.8,
  'brand new,new,clean,pristine,shiny new': 0,
}))
  all(words, { says: 'wear', wear })

for (const [words, style] of Object.entries({
  'low poly,lowpoly,faceted,polygonal,geometric': 'low-poly',
  'realistic,photorealistic,hyperrealistic,lifelike,photo realistic,hyper realistic,ultra realistic':
    'realistic',
  'toy,cartoon,cartoonish,cartoony,chibi,kawaii,stylized,stylised,plastic toy,pixar,disney,funko pop,lego':
    'toy',
  'voxel,minecraft,blocky,pixelated,8 bit,pixel art,voxelized': 'voxel',
  'clay,claymation,plasticine,play doh,stop motion': 'clay',
  'neon,cyberpunk,synthwave,vaporwave,tron': 'neon',
  'ancient,prehistoric,antediluvian,archaic': 'ancient',
  'futuristic,sci fi,scifi,science fiction,space age,high tech,hi tech': 'futuristic',
  'broken,broken down,shattered,smashed,destroyed,fractured,wrecked,crashed': 'broken',
}) as [string, Style][])
  all(words, { says: 'style', style })

for (const [words, pattern] of Object.entries({
  'striped,stripy,stripey,pinstriped,banded': 'striped',
  'spotted,spotty,dotted,polka dot,polka dotted,speckled,dappled,freckled': 'spotted',
  'checkered,chequered,checked,plaid,tartan,gingham,checkerboard': 'checkered',
  'floral,flowery,flowered,flower patterned': 'floral',
  'patchwork,patched,quilted': 'patchwork',
  'starry,star spangled': 'starry',
  'camouflage,camo': 'camouflage',
  'zebra striped': 'striped',
  'rainbow colored,rainbow coloured,multicolored,multicoloured,multi colored,multi coloured,colorful,colourful,rainbow':
    'rainbow',
  'marbled,swirled,swirly': 'swirled',
  'two tone,two toned': 'two-tone',
}))
  all(words, { says: 'pattern', pattern })

all('left,left hand', { says: 'side', side: 'left' })
all('right,right hand', { says: 'side', side: 'right' })

/** What bodies do with themselves; archetypes name the poses that they can take. */
const poseWords: Record<string, string> = {
  sleeping: 'sleeping,asleep,napping,snoozing,dozing,slumbering',
  lying: 'lying,lying down,laying,laying down,reclining,curled up,curled,lounging',
  sitting: 'sitting,seated,sitting down,sits,crouching,squatting,kneeling,perched,perching,meditating',
  standing: 'standing,stands,posing,standing up,standing upright,rearing',
  walking: 'walking,strolling,marching,prowling,walks,stalking',
  running: 'running,sprinting,galloping,racing along,dashing,runs,trotting,charging',
  jumping: 'jumping,leaping,hopping,pouncing,jumps,bouncing',
  flying: 'flying,soaring,in flight,hovering,gliding,with spread wings,with wings spread,flapping',
  swimming: 'swimming,diving',
  dancing: 'dancing,twirling',
  roaring: 'roaring,howling,screaming,barking,singing,open mouthed',
  waving: 'waving',
  smiling: 'smiling,grinning,laughing',
  fighting: 'fighting,boxing,attacking,battling',
}
for (const [pose, words] of Object.entries(poseWords)) all(words, { says: 'pose', pose })

const poseByBase = new Map<string, string>()
for (const [pose, words] of Object.entries(poseWords))
  for (const word of words.split(','))
    for (const base of [word, ...baseVerbsOf(word)]) if (!poseByBase.has(base)) poseByBase.set(base, pose)

/** The pose of somebody who does this: 'sleeps', 'slept' and 'sleeping' are one. */
export const poseOfDeed = (verb: string): string | undefined =>
  [verb, ...baseVerbsOf(verb)].flatMap((base) => poseByBase.get(base) ?? [])[0]

all('glowing,luminous,lit,illuminated,radiant,bioluminescent,glow in the dark,lit up', {
  says: 'glow',
})
all('leaning,tilted,crooked,slanted,lopsided,askew', { says: 'lean', lean: 9 })
all(
  'fallen,fallen over,toppled,toppled over,tipped over,knocked over,overturned,lying on its side,on its side,turned over,capsized',
  { says: 'lean', lean: 88 },
)
all('upside down,head over heels', { says: 'lean', lean: 180 })
all(
  'cute,beautiful,pretty,lovely,nice,cool,amazing,awesome,stunning,gorgeous,elegant,majestic,adorable,epic,detailed,' +
    'intricate,intricately,simple,classic,high quality,highly detailed,very,really,extremely,super,single,' +
    'highly,intricately detailed,hd,4k,8k,typical,ordinary,regular,normal,standard,whole,entire,perfect,famous,' +
    'traditional,iconic,delicious,tasty,good,great looking,full,complete,real,' +
    'different,various,assorted,other,own,proper,charming,magnificent,grand looking,impressive,stylish,' +
    'walkable,explorable,interactive,immersive,plain',
  { says: 'nothing' },
)
all(
  'bright,vivid,vibrant,ornate,fresh,ripe,juicy,fancy,modern,sleek,sturdy,comfortable,cozy,rustic,minimalist,quaint,furry,fluffy,fuzzy,' +
    'hairy,feathery,scaly,leafy,wild,domestic,exotic,tropical,soft,hard,smooth,rough,shiny,shining,gleaming,glossy,matte,polished,' +
    'textured,hand painted,handmade,hand crafted,handcrafted,carved,hand carved,painted',
  { says: 'look' },
)

all('half eaten,half full,half empty,half open,burnt,melting,erupting,smoldering,exploding', {
  says: 'too much',
})

/** The longest set phrase in the tables, in words. */
export const longestDescription = 4

/** What a word or phrase says of the noun after it; stuffs too, as 'marble' does in 'marble dog'. */
export function describes(words: string): Description | undefined {
  const known = table.get(words)
  if (known) return known
  const stuff = stuffDescribed(words) ?? stuffNamed(words)
  return stuff ? { says: 'stuff', stuff } : undefined
}

/** Colours that a prompt's second mention puts beside the first: 'black and white'. */
export const colourOf = (word: string): string | undefined => {
  const said = table.get(word)
  return said?.says === 'colour' ? said.colour : undefined
}
