import type { Stuff } from '@makebelieve/kit/core/sound/effects'
import type { Thing, Trait } from '../../../things/thing.ts'

/** What things sound of when they are hit: words for the stuff itself, nouns, and kinds of nouns. */
const words: Record<Stuff, string> = {
  wood:
    'wood,wooden,bamboo,straw,log,stick,barrel,crate,chest,door,fence,bridge,raft,bowling pin,chair,table,furniture,' +
    'tree,woody plant,ladder,drum,guitar,violin,piano,stringed instrument,canoe,toy block,boomerang,bow,arrow',
  metal:
    'metal,metallic,iron,steel,brass,chrome,rusted,mechanical,robotic,robot,automaton,coin,coinage,key,anvil,bell,pan,' +
    'can,chain,trap,saw,sword,weapon,armor,shield,vehicle,spacecraft,aircraft,ship,machine,mechanism,device,tool,' +
    'implement,cannon,cage,gear,trophy,crown,satellite,missile,bomb,lock',
  stone:
    'stone,marble,brick,concrete,clay,rocky,rock,boulder,golem,gargoyle,statue,asteroid,meteor,minor planet,meteoroid,' +
    'celestial body,wall,tower,castle,pillar,column,building,structure,gravestone,tombstone,mountain,geological formation,' +
    'moon,planet',
  glass:
    'glass,crystal,ice,frozen,ceramic,porcelain,window,bottle,vase,jar,mirror,lamp,light bulb,gem,jewel,jewelry,diamond,' +
    'icicle,iceberg,ice mass,cup,plate,bowl,pot,crockery,glassware,tableware,fish bowl',
  water:
    'jelly,slimy,slime,water,wave,puddle,bubble,bubbles,raindrop,droplet,drop,fountain,waterfall,liquid,drink',
  cloth:
    'leather,paper,cardboard,rubber,woolen,knitted,plush,furry,fluffy,velvet,silk,origami,cloth,cloud,pillow,cushion,' +
    'padding,teddy bear,teddy,flag,kite,balloon,box,package,hay,haystack,snowball,snowman,clothing,garment,sock,book,bag,' +
    'pinata,doll,sail,tent,curtain,carpet,rug,scarecrow',
}
const stuffOfWord = new Map(
  Object.entries(words).flatMap(([stuff, list]) => list.split(',').map((word) => [word, stuff as Stuff])),
)

const living: readonly Trait[] = ['alive', 'animal', 'monster']

/** As said of it, else as the thing is, else as its kind is. Whoever is alive sounds of nothing else. */
export function madeOf({ name, kinds, traits }: Thing, said?: string): Stuff | undefined {
  const own =
    stuffOfWord.get(said ?? '') ?? stuffOfWord.get(name) ?? stuffOfWord.get(name.split(' ').at(-1) ?? '')
  if (own) return own
  if (traits.some((trait) => living.includes(trait)) && !kinds.includes('woody plant')) return undefined
  return kinds.map((kind) => stuffOfWord.get(kind)).find((stuff) => stuff !== undefined)
}
