import { type AnyArchetype, archetype, choice, number } from '@makebelieve/shapes/archetype'
import { ball, box, cylinder } from '@makebelieve/shapes/geometry/solids'
import { fur, lacquer, metal, porcelain, wood } from '@makebelieve/shapes/materials/material'

/** Simple archetypes, so that reading and composing are tested without waiting for, or depending on, the real ones. */
const animal = archetype({
  id: 'stub-animal',
  about: 'a body, a head and four legs',
  skeleton: 'quadruped',
  nouns:
    'dog,cat,horse,elephant,rabbit,fox,bear,monkey,lion,tiger,dinosaur,tyrannosaurus,cow,pig,sheep,mouse,deer,wolf,frog,turtle,snail,dragon,panda,giraffe,penguin,owl,parrot,bird,duck,eagle,fish,shark,octopus,butterfly,bee,spider,snake,crab,whale,squirrel,koala,kangaroo,unicorn,hedgehog,goat'.split(
      ',',
    ),
  parameters: {
    legs: number(0.3, 0.1, 0.8, 'how long its legs are'),
    pose: choice(['standing', 'sitting', 'sleeping', 'running', 'flying'], 'how it holds itself'),
  },
  rows: { corgi: { values: { legs: 0.15 }, colours: { main: '#d98b4a' } } },
  build({ legs }, look, make) {
    const coat = look.material('main', fur('#a06a40'))
    make.part('body', box(0.4, 0.35, 0.8, 0.1).move(0, legs + 0.17, 0), coat)
    make.part('head', ball(0.2).move(0, legs + 0.4, 0.4), coat)
    make.part(
      'legs',
      box(0.08, legs + 0.1, 0.08, 0.02)
        .move(0.13, (legs + 0.1) / 2, 0.3)
        .mirrored('x')
        .mirrored('z'),
      coat,
    )
    make.part(
      'eyes',
      ball(0.03, 8)
        .move(0.07, legs + 0.45, 0.58)
        .mirrored('x'),
      lacquer('#111111'),
    )
    make.socket('head', [0, legs + 0.6, 0.4], 0.2)
    make.socket('neck', [0, legs + 0.28, 0.32], 0.14)
    make.socket('back', [0, legs + 0.35, 0], 0.2)
    make.socket('mouth', [0, legs + 0.34, 0.6], 0.06)
    make.socket('eyes', [0, legs + 0.45, 0.58], 0.12)
  },
})

const person = archetype({
  id: 'stub-person',
  about: 'somebody who stands',
  skeleton: 'biped',
  nouns:
    'person,man,woman,child,astronaut,knight,wizard,goblin,robot,snowman,king,queen,alien,zombie,teddy bear,mermaid,pirate,skeleton,princess,viking,ninja,samurai,angel'.split(
      ',',
    ),
  parameters: {
    eyes: number(2, 1, 8, 'how many eyes it has'),
    feet: choice(['legs', 'tracks', 'wheels'], 'what it moves on'),
    pose: choice(['standing', 'sitting', 'walking'], 'how it holds itself'),
  },
  build(_, look, make) {
    const cloth = look.material('main', lacquer('#4a6fa5'))
    make.part('body', box(0.3, 0.5, 0.2, 0.05).move(0, 0.55, 0), cloth)
    make.part('legs', box(0.1, 0.32, 0.12, 0.02).move(0.08, 0.16, 0).mirrored('x'), cloth)
    make.part('head', ball(0.12).move(0, 0.9, 0), look.material('second', lacquer('#e0b090')))
    make.socket('head', [0, 1, 0], 0.12)
    make.socket('neck', [0, 0.79, 0], 0.08)
    make.socket('hand', [-0.24, 0.45, 0.08], 0.05)
    make.socket('back', [0, 0.6, -0.12], 0.15)
  },
})

const vessel = archetype({
  id: 'stub-vessel',
  about: 'something hollow that stands',
  skeleton: 'vessel',
  nouns:
    'bowl,cup,teapot,bottle,vase,pot,basket,bucket,barrel,jar,mug,chest,treasure chest,box,crate,plate,glass,flower pot,potion bottle'.split(
      ',',
    ),
  parameters: { height: number(0.5, 0.1, 1, 'how high it is') },
  build({ height }, look, make) {
    const wall = look.material('main', porcelain('#e8e0d0'))
    make.part(
      'body',
      cylinder(0.5, height, { corners: 32 })
        .minus(cylinder(0.44, height, { corners: 32 }).move(0, 0.06, 0))
        .grounded(),
      wall,
    )
    make.part(
      'lid',
      cylinder(0.1, 0.04, { corners: 16 }).move(0.5, height, 0),
      look.material('second', wood('#885522')),
    )
    make.socket('inside', [0, height, 0], 0.44)
  },
})

const hat = archetype({
  id: 'stub-hat',
  about: 'a hat',
  skeleton: 'clothing',
  nouns:
    'hat,top hat,pirate hat,crown,helmet,cap,wizard hat,cowboy hat,bicorne,party hat,santa hat,chef hat,fez,beret,beanie'.split(
      ',',
    ),
  parameters: { height: number(0.5, 0.1, 1, 'how tall it is') },
  build({ height }, look, make) {
    const felt = look.material('main', lacquer('#222222'))
    make.part('brim', cylinder(0.5, 0.05, { corners: 24 }).grounded(), felt)
    make.part('crown', cylinder(0.3, height, { corners: 24 }).grounded(), felt)
    make.socket('worn', [0, 0, 0], 0.3)
  },
})

const thing = archetype({
  id: 'stub-thing',
  about: 'anything else',
  skeleton: 'thing',
  nouns:
    'book,lamp,car,cushion,pillow,chair,armchair,sofa,table,bench,rocking chair,tree,pine tree,flower,cactus,mushroom,rock,anchor,branch,pancake,burger,pizza,cake,birthday cake,strawberry,apple,banana,orange,pineapple,pumpkin,watermelon,carrot,donut,cupcake,ice cream,ice cream cone,sushi,egg,loaf,bread,croissant,sandwich,candle,coin,sword,shield,axe,hammer,club,bow,gun,scarf,glasses,sunglasses,backpack,boots,cape,tie,bow tie,umbrella,guitar,electric guitar,violin,piano,grand piano,drum,trumpet,saxophone,camera,telescope,phone,laptop,computer,clock,pocket watch,watch,radio,typewriter,gramophone,television,skateboard,bicycle,motorcycle,bus,truck,train,plane,helicopter,rocket,boat,ship,sailing ship,submarine,canoe,excavator,tank,house,castle,tower,temple,bridge,windmill,lighthouse,barn,treehouse,igloo,pyramid,staircase,spiral staircase,fountain,statue,bust,snow globe,globe,planet,anvil,key,ring,necklace,skull,bone,feather,shell,ball,soccer ball,dice,chessboard,knight piece,kite,hot air balloon,balloon,traffic cone,street lamp,lantern,sign,mailbox,fence,door,window,mirror,picture frame,suitcase,shoe,sneaker,sandal,sock,dress,shirt,jeans,jacket,blanket,bed,desk,shelf,bookshelf,tripod,microphone,headphones,toothbrush,spoon,fork,knife,ladder,wheel,wheelbarrow,watering can,carriage,cart,sled,surfboard,tent,campfire,well,throne,nest,corn dog,hot dog,taco,cheese,cherry,butter,barnacle,leaf,star,fire hydrant,vending machine,space station,ufo,sandcastle,log,marshmallow,plant,palm tree,bonsai,cloud,bracket,pen,pencil,scroll,torch,cannon,trophy,medal,gift,teddy,doll,rug,carpet,newspaper,jetpack,violin bow,flag,stump,cauldron,broom,rose,sunflower,tulip,seaweed,coral,crystal,diamond'.split(
      ',',
    ),
  parameters: {
    towers: number(2, 0, 8, 'how many towers it has'),
    masts: number(2, 1, 4, 'how many masts it has'),
    door: choice(['square', 'round'], 'the shape of its door'),
  },
  build(_, look, make) {
    make.part('body', box(0.8, 0.5, 0.6, 0.05).grounded(), look.material('main', lacquer('#cc4444')))
    make.part('hilt', box(0.2, 0.1, 0.2, 0.02).move(0, 0.55, 0), look.material('second', metal('#999999')))
    make.socket('top', [0, 0.6, 0], 0.3)
  },
})

export const stubArchetypes: ReadonlyMap<string, AnyArchetype> = new Map(
  [animal, person, vessel, hat, thing].map((one) => [one.id, one]),
)
