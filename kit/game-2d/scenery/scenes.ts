import type { Layer, Row } from './layers.ts'

/** What a scene is composed of, seen from the side. See `layerOf` for the words of a layer. */
export type SceneDesign = { sky: string; life: string; layers: Layer[] }

/**
 * 'depth haze | ridge y rise colour cover | thing count low high above jitter spread, …'. The ridge is a line of hills that is
 * filled below ('none' only says where things stand), or a ceiling when it begins with 'roof' ('top': things that hang).
 */
function layerOf(words: string): Layer {
  const [place = '', line = '', things = ''] = words.split('|').map((part) => part.trim())
  const [depth, haze] = place.split(' ').map(Number)
  const [kind = '', y, rise, colour = '', cover] = line.split(' ')
  const hangs = kind === 'roof' || kind === 'top'
  const rows = things
    .split(',')
    .filter(Boolean)
    .map((thing): Row => {
      const [stamp = '', ...numbers] = thing.trim().split(' ')
      const [count = 1, low = 10, high = 10, above, jitter, spread] = numbers.map(Number)
      return [stamp, count, low, high, above, jitter, spread]
    })
  return {
    depth: depth ?? 0,
    haze: haze ?? 0,
    ridge: [kind === 'top' ? 'none' : hangs ? 'rough' : kind, Number(y ?? 0), Number(rise ?? 0), colour],
    cover: cover as Layer['cover'],
    rows,
    hangs,
  }
}

const design = (sky: string, life: string, ...layers: string[]): SceneDesign => ({
  sky,
  life,
  layers: layers.map(layerOf),
})

const designs: Record<string, () => SceneDesign> = {
  meadow: () =>
    design(
      'sun clouds',
      'birds twinkle fireflies',
      '.04 .74 | hills 330 50 #86a8bc | bluePeak 6 80 150',
      '.1 .52 | hills 356 56 land | tree 22 20 36',
      '.2 .3 | hills 402 50 land | tree 10 46 82, windmill 1 120 130, bush 6 20 34',
      '.36 .1 | hills 470 26 land grass | flowers 22 8 13 -16, bush 5 22 34',
    ),
  forest: () =>
    design(
      'sun shafts',
      'birds fireflies twinkle dust',
      '.05 .76 | hills 330 40 land | pine 46 60 120',
      '.12 .56 | hills 370 36 land | pine 26 90 150, darkTree 12 90 140',
      '.22 .32 | hills 418 30 land | darkTree 12 120 190, pine 9 130 200',
      '.38 .1 | hills 480 22 land grass | bush 10 24 40, mushroom 8 12 20 -14, rock 4 14 22 -10',
    ),
  jungle: () =>
    design(
      'sun shafts',
      'birds fireflies spores',
      '.05 .76 | hills 310 60 land | jungleTree 30 70 130, darkPeak 2 150 190',
      '.12 .54 | hills 360 44 land | jungleTree 18 110 170, palm 8 110 160',
      '.22 .32 | hills 415 34 land | palm 9 150 220, jungleTree 8 130 190, ruin 1 70 80',
      '.38 .1 | hills 482 24 land grass | bush 16 26 48, tulips 8 10 15 -14',
      '.42 .12 | top | vine 16 60 170',
    ),
  garden: () =>
    design(
      'sun clouds',
      'birds petals fireflies twinkle',
      '.05 .72 | hills 336 36 land | tree 26 30 56',
      '.12 .5 | hills 372 24 land | blossom 9 60 92, house 2 90 100, roundBush 8 22 34',
      '.22 .28 | hills 420 16 land | roundBush 16 28 46, fountain 1 74 78, blossom 4 90 120, whiteFence 10 20 20 0 0',
      '.36 .08 | hills 482 14 land grass | tulips 24 11 17 -16, flowers 12 10 15 -8',
    ),
  farm: () =>
    design(
      'sun clouds',
      'birds fireflies twinkle',
      '.05 .72 | hills 330 40 #8fae72 | tree 18 22 40',
      '.12 .48 | hills 366 34 #c9b45c lines | windmill 1 110 120, cottage 2 50 60, tree 8 36 56',
      '.22 .24 | hills 412 22 #a5b758 | barn 1 118 124, silo 1 126 132, hay 7 24 32 -12, tree 4 70 96',
      '.36 .08 | hills 484 14 #8fb04e grass | fence 14 30 30 0 0, sunflowers 14 14 20 -10',
    ),
  village: () =>
    design(
      'sun clouds',
      'birds fireflies twinkle',
      '.05 .72 | hills 322 56 land | tree 20 24 44, bluePeak 3 100 140',
      '.12 .48 | hills 366 36 land | cottage 9 48 66, church 1 84 88, tree 14 34 54',
      '.22 .24 | hills 418 24 land | house 7 82 110, tree 8 60 92, lamp 4 66 70',
      '.36 .08 | hills 484 16 land grass | whiteFence 6 20 20 0 .3, bush 7 18 30, flowers 12 9 13 -12',
    ),
  city: () =>
    design(
      'sun clouds',
      'birds twinkle',
      '.04 .7 | flat 380 0 #8797ad | tower 26 110 230',
      '.1 .46 | flat 410 0 #8797ad | tower 20 120 240',
      '.2 .22 | flat 452 0 #7d8797 | tower 9 130 220, tree 12 44 62',
      '.36 .1 | flat 484 0 #848c9a | lamp 6 92 96 0 .2, tree 7 56 76, bench 4 20 22',
    ),
  'neon-city': () =>
    design(
      'stars glow',
      'twinkle',
      '.04 .6 | flat 380 0 #33236a | neonTower 24 120 260',
      '.1 .34 | flat 410 0 #2a2058 | neonTower 17 140 270',
      '.2 .12 | flat 456 0 #221a4a glow | neonTower 8 130 230',
      '.36 0 | flat 492 0 #1b1540 glow | lamp 5 90 96 0 .2',
    ),
  road: () =>
    design(
      'sun clouds',
      'birds twinkle',
      '.04 .74 | hills 336 50 #86a8bc | bluePeak 7 80 140',
      '.1 .5 | hills 372 40 land lines | tree 20 22 40, cottage 2 44 52',
      '.2 .28 | hills 416 24 land | tree 8 50 80, pole 8 110 112 0 .1',
      '.36 .1 | flat 478 0 #8f949d | roadSign 3 62 66, whiteFence 10 18 18 0 0',
    ),
  park: () =>
    design(
      'sun clouds',
      'birds fireflies twinkle',
      '.04 .78 | flat 350 0 #9fb0c2 | tower 20 60 150',
      '.1 .52 | hills 370 26 land | tree 24 44 70',
      '.2 .28 | hills 418 26 land | tree 9 80 124, autumn 2 80 110, fountain 1 64 68',
      '.36 .1 | hills 482 16 land grass | lamp 5 92 96, bench 5 26 28, flowers 12 9 13 -14',
    ),
  desert: () =>
    design(
      'sun',
      'birds twinkle dust',
      '.04 .66 | hills 350 30 #d8a878 | mesa 7 70 130',
      '.1 .44 | dunes 384 70 land lines | mesa 2 90 120',
      '.2 .26 | dunes 430 60 land lines | cactus 9 44 70, sandRock 4 16 26',
      '.36 .08 | dunes 492 30 land lines | cactus 3 70 96, sandRock 6 12 22 -10',
    ),
  beach: () =>
    design(
      'sun clouds',
      'gulls twinkle',
      '.03 .7 | flat 330 0 #4f9fc4 water | island 2 50 70, boat 3 40 56',
      '.07 .3 | flat 352 0 #57b6cf water | boat 1 70 76',
      '.2 .2 | hills 432 18 land lines | palm 7 130 180, umbrella 5 60 72 -8',
      '.36 .06 | hills 490 12 land lines | palm 2 190 220, rock 4 14 22, umbrella 2 84 90 -4',
    ),
  sea: () =>
    design(
      'sun clouds',
      'gulls twinkle',
      '.03 .66 | flat 316 0 #3f8fc0 water | island 2 50 74, lighthouse 1 100 110',
      '.08 .44 | waves 352 12 #3a8cc0 water | boat 4 44 66',
      '.18 .24 | waves 410 18 #3580b4 water | boat 1 96 104',
      '.34 .08 | waves 476 20 #2f74a8 water',
    ),
  underwater: () =>
    design(
      'shafts',
      'fish bubbles',
      '.05 .7 | hills 350 80 #2a7f9c | ruin 2 90 120, rock 8 50 90',
      '.12 .48 | hills 400 50 #35889a | coral 12 40 70, rock 6 30 50, kelp 10 90 140',
      '.24 .22 | hills 446 30 #86a294 | coral 12 44 80, kelp 12 100 170, rock 5 24 40',
      '.4 .06 | hills 500 18 #c4bb94 lines | coral 7 36 56, kelp 5 110 150, rock 4 16 26',
    ),
  swamp: () =>
    design(
      'sun shafts',
      'fireflies spores bats',
      '.05 .7 | hills 340 40 land | swampTree 14 90 140, bare 8 70 110',
      '.12 .46 | hills 392 20 land | swampTree 9 140 190, reeds 10 30 44',
      '.18 .34 | flat 420 0 #6d8468 water | reeds 10 36 50 -4',
      '.36 .1 | hills 488 16 land grass | reeds 12 40 64, swampTree 2 210 240, mushroom 6 12 20 -8',
      '.42 .1 | top | moss 18 40 120',
    ),
  snow: () =>
    design(
      'sun clouds aurora',
      'sparkles twinkle',
      '.04 .62 | hills 340 40 land | snowPeak 9 120 210',
      '.1 .42 | hills 372 44 #d5e4f2 | snowPine 26 34 60',
      '.2 .22 | hills 420 36 #e2ecf6 | snowPine 13 70 120, cottage 1 70 76, snowRock 4 16 26',
      '.36 .04 | hills 484 22 #eef5fb snow | snowPine 3 110 140, snowRock 6 14 26 -6',
    ),
  mountain: () =>
    design(
      'sun clouds aurora',
      'birds twinkle',
      '.03 .68 | hills 340 30 land | peak 7 170 270',
      '.09 .46 | hills 372 40 land | peak 6 110 180, pine 20 26 44',
      '.2 .26 | hills 420 44 #7f9a74 | pine 18 60 110, rock 6 22 36',
      '.36 .08 | rough 482 30 #8b9a78 grass | rock 9 18 34, pine 3 100 130',
    ),
  volcano: () =>
    design(
      'stars glow',
      'embers',
      '.03 .5 | rough 350 40 #6a3a3a | volcano 2 190 230 -10, darkPeak 6 90 150',
      '.1 .34 | rough 390 50 #54302f | darkPeak 8 60 110, bare 5 40 60',
      '.2 .16 | rough 432 40 #46292b | redRock 9 26 46, bare 4 70 90',
      '.36 0 | rough 492 26 #3a2427 | redRock 9 18 34',
    ),
  cave: () =>
    design(
      'shafts',
      'dust bats',
      '.05 .6 | rough 370 60 #5a4d6e | stalagmite 16 60 130',
      '.05 .3 | roof 64 24 #3a3150 | stalactite 16 80 150 -50',
      '.14 .34 | rough 420 50 land | stalagmite 12 60 110, crystal 5 40 64, glowshroom 6 20 32 -4',
      '.14 .2 | roof 40 24 land | stalactite 12 80 160 -40',
      '.34 .06 | rough 492 26 #4a4058 | stalagmite 6 40 80, crystal 3 34 54, glowshroom 4 16 26 -4',
      '.34 .06 | roof 20 20 #4a4058 | stalactite 9 60 110 -10',
    ),
  dungeon: () =>
    design(
      '',
      'dust embers',
      '.1 .3 | none 436 | stones 22 90 130 60, stones 22 90 130 200, stones 20 90 120 330, column 6 420 420 0 0, cell 4 90 96 96 .5, banner 4 110 120 210 .5',
      '.1 .1 | none 436 | torch 6 34 34 170 .2',
      '.18 .12 | flat 436 0 #57525f lines | barrel 6 44 56',
      '.36 0 | flat 500 0 #494552 | barrel 2 60 66, rock 5 14 22',
    ),
  castle: () =>
    design(
      'sun clouds',
      'birds twinkle fireflies',
      '.04 .7 | hills 320 56 land | farCastle 1 130 140, bluePeak 5 90 140',
      '.1 .46 | hills 366 50 land | castle 1 230 240, tree 20 26 46',
      '.2 .26 | hills 420 30 land | castle 1 200 210, tree 9 50 84, cottage 2 60 70',
      '.36 .1 | flat 482 0 #a8a092 | merlon 32 26 26 0 0, lamp 3 80 84',
    ),
  graveyard: () =>
    design(
      'sun clouds',
      'bats fireflies twinkle',
      '.04 .7 | hills 336 50 land | church 1 110 118, bare 14 50 90',
      '.1 .48 | hills 378 34 land | bare 9 90 140, crypt 2 70 84, tomb 12 18 28',
      '.2 .26 | hills 424 26 land | tomb 11 32 48, cross 5 32 44, bare 4 130 170, crypt 1 96 100',
      '.36 .08 | hills 486 16 #56604e grass | tomb 5 40 58, cross 3 38 50, ironFence 9 34 34 0 0',
    ),
  haunted: () =>
    design(
      'sun moonlit stars clouds',
      'bats fireflies',
      '.04 .6 | hills 340 60 land | bare 18 50 100, tomb 6 14 20',
      '.1 .4 | hills 384 60 land | hauntedHouse 1 220 230, bare 8 90 140',
      '.2 .2 | hills 430 34 #352b4c | bare 6 130 190, tomb 8 28 42, hauntedHouse 1 150 160',
      '.36 .04 | hills 490 20 #2e2644 grass | ironFence 9 36 36 0 0, tomb 5 34 46, mushroom 5 12 18 -8',
    ),
  sky: () =>
    design(
      'sun clouds',
      'birds twinkle',
      '.04 .6 | none 330 | islet 4 60 90 40',
      '.08 .5 | none 420 | cumulus 9 60 100',
      '.16 .3 | none 440 | islet 3 90 120 150, cumulus 9 80 120 -20',
      '.34 .1 | none 520 | cumulus 10 80 110 -10',
    ),
  space: () =>
    design(
      'stars nebula planets',
      'twinkle',
      '.05 .35 | none 270 | asteroid 12 8 20 0 .7 460',
      '.14 .15 | none 270 | asteroid 9 16 40 0 .7 460',
    ),
  moon: () =>
    design(
      'stars planets',
      'twinkle',
      '.04 .55 | hills 370 40 land | moonRock 14 30 60',
      '.12 .34 | hills 412 30 land | dome 3 50 70, dish 2 60 70, moonRock 8 16 30',
      '.22 .16 | hills 446 24 land | crater 9 20 34 -26, moonRock 8 16 34, dome 1 80 84',
      '.36 .02 | hills 496 16 land | crater 7 24 40 -22, moonRock 7 12 24',
    ),
  factory: () =>
    design(
      'sun clouds',
      'dust',
      '.04 .7 | flat 370 0 #9a8a80 | chimney 9 130 210, hall 5 80 100, tower 6 90 140',
      '.1 .48 | flat 404 0 #8f7d72 | hall 4 110 130, chimney 5 170 230',
      '.2 .36 | flat 446 0 #7d6f6a | gear 5 120 170 -20 .3, gear 4 70 90 60 .5, pipes 4 160 200',
      '.36 .12 | flat 488 0 #6f6668 lines | pipes 2 90 110, barrel 5 40 48',
    ),
  laboratory: () =>
    design(
      '',
      'bubbles',
      '.1 .34 | none 436 | darkStripe 20 540 540 0 0, window 3 130 130 190 .2, flaskShelf 5 90 96 210 .2',
      '.18 .18 | flat 436 0 #b6ccd6 | console 5 120 136 0 .4, tube 5 150 170 0 .4',
      '.36 .08 | flat 488 0 #a4bcc8 lines | tube 2 110 116, plant 3 60 66',
      '.3 .1 | top | tubeLamp 5 90 90 0 0',
    ),
  kitchen: () =>
    design(
      '',
      'dust',
      '.1 .3 | none 440 | stripe 24 540 540 0 0, curtained 3 130 136 190 .2, jarShelf 4 90 100 220 .2, rail 3 80 84 190 .2',
      '.18 .16 | flat 440 0 #d9b48a | counter 5 104 104 0 0, fridge 2 210 214',
      '.36 .06 | flat 490 0 #cfa778 lines | plant 2 60 70',
      '.3 .08 | top | pendant 5 110 120 0 .2',
    ),
  house: () =>
    design(
      '',
      'dust',
      '.1 .32 | none 440 | stripe 24 540 540 0 0, curtained 3 150 156 150 .2, picture 6 50 80 230 .5, bookshelf 3 40 44 210 .4, clock 2 44 44 250 .9',
      '.18 .18 | flat 440 0 #c09066 planks | panelling 20 50 50 0 0, sofa 3 84 90 -4 .3, bookcase 2 200 210, plant 4 90 110',
      '.36 .06 | flat 496 0 #b5865a | rug 4 60 70 -22, plant 2 70 84',
      '.3 .08 | top | pendant 4 110 120 0 .2',
    ),
  school: () =>
    design(
      '',
      'dust',
      '.1 .3 | none 440 | darkStripe 30 540 540 0 0, board 3 120 124 160 0, window 3 120 124 170 0, clock 3 44 44 320 0, picture 3 44 60 300 .4',
      '.18 .18 | flat 440 0 #c79c68 planks | panelling 18 44 44 0 0, desk 10 66 70 -6 .2, bookcase 2 170 176, globe 2 60 64 -4',
      '.36 .06 | flat 496 0 #bb8f5c | desk 5 84 88 -4 .2',
      '.3 .08 | top | tubeLamp 5 80 80 0 0',
    ),
  library: () =>
    design(
      'shafts',
      'dust',
      '.08 .6 | none 400 | bookcase 13 300 300 0 0, tallWindow 3 180 184 80 0',
      '.18 .38 | flat 440 0 #8a5f3d planks | bookcase 5 250 260 0 .5, globe 3 70 76, desk 4 70 74 -4',
      '.36 .06 | flat 496 0 #7a5236 | rug 4 60 70 -22, plant 2 70 80',
      '.3 .08 | top | greenLamp 6 100 120 0 .2',
    ),
  shop: () =>
    design(
      '',
      'dust',
      '.1 .42 | none 440 | stripe 24 540 540 0 0, window 3 130 134 180 .1, wareShelf 5 230 240 20 .4',
      '.18 .36 | flat 440 0 #dcae8c | stall 4 190 196 0 .3, plant 5 70 84',
      '.36 .06 | flat 492 0 #cf9f7c lines | barrel 3 50 56, plant 2 60 70',
      '.3 .08 | top | bunting 5 320 320 -8 0, pendant 5 110 110 0 0',
    ),
  stadium: () =>
    design(
      'sun clouds',
      'birds confetti',
      '.04 .5 | flat 330 0 #8797ad | floodlight 5 230 240 60 0, stand 5 150 150 0 0',
      '.1 .32 | flat 400 0 #7f8ea4 | stand 6 150 150 0 0',
      '.22 .2 | flat 424 0 #7ab865 | goal 2 74 78 -8',
      '.36 .08 | flat 474 0 #6fb25c',
    ),
  carnival: () =>
    design(
      'sun clouds',
      'confetti twinkle fireflies',
      '.04 .66 | hills 350 30 land | ferris 1 260 270, tent 9 60 90',
      '.1 .44 | hills 396 20 land | ferris 1 250 260, tent 6 100 130',
      '.2 .24 | flat 440 0 #b58a9a | tent 5 130 170, lamp 5 90 94',
      '.36 .06 | flat 488 0 #c99a78 | fence 8 24 24 0 0, lamp 3 110 114',
      '.4 .1 | top | bunting 5 320 320 -12 0',
    ),
  candy: () =>
    design(
      'sun clouds',
      'sparkles twinkle',
      '.05 .66 | hills 336 70 #f9c6dc | cupcake 9 50 90, cane 6 50 80',
      '.12 .44 | hills 380 54 #f7d3b8 | lollipop 12 60 110, cupcake 4 70 100',
      '.22 .24 | hills 428 40 #f4b6d0 | lollipop 7 90 150, cane 6 70 110, cupcake 4 70 96',
      '.36 .06 | hills 488 22 #fbdcea snow | cane 5 50 70, lollipop 5 50 70, cupcake 3 40 56',
    ),
  abstract: () =>
    design(
      'sun glow',
      'sparkles twinkle',
      '.05 .66 | hills 340 80 land | ball 3 70 130, prism 4 70 130, block 2 70 120',
      '.12 .46 | hills 390 56 land | ball 3 60 110, prism 3 60 120, block 2 60 100',
      '.22 .26 | hills 436 36 land | ball 3 50 80, prism 2 60 90, block 2 50 80',
      '.36 .06 | hills 492 20 land glow',
    ),
}

export const sceneNames = Object.keys(designs)

export const designOf = (scene: string): SceneDesign =>
  (designs[scene] ?? (designs.meadow as () => SceneDesign))()
