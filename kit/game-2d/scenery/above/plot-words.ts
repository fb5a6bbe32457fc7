/** Rows that several scenes begin with. */
const lawn = 'patch 10, isle >10 4 90 190 45, isle <9 5 70 160 34, tuft 150'
const boards = 'slab 240 48 1 8 2, grain 70, isle <12 3 80 160 16'

/**
 * What each scene is seen from above: 'base | what flows | words', in the words of `land.ts` (large shapes, borders, landmarks) and
 * `details.ts` (what lies about), from the largest to the smallest.
 */
export const plots: Readonly<Record<string, string>> = {
  meadow: `grass|water|${lawn}, path #d9bd86 50 56, edge <20 22 12, lake #cdb37c 1 92, clump daisy 9 5 8 9, put pebble 22 3 9 75, mark tree 120 140 2, mark rock 26 34, rim tree 80 116 62 26, rim bush 24 40 46 40, rim flowers 11 16 60 52`,
  forest: `grass||patch 12, isle <14 7 70 170 45, isle #8a7a4e 4 50 110 28, path #a88a5e 44 52, edge #2f5f42 40 16, clump leaf 12 5 8 9, tuft 110, put pebble 18 3 9 70, mark darkTree 150 170 2, mark stump 34 40 2, mark rock 28 38, rim pine 110 150 48 34, rim darkTree 110 140 80 40, rim mushroom 14 22 90 64, rim bush 26 44 60 56`,
  jungle: `grass|water|patch 12, isle <14 7 70 170 45, isle >8 3 60 120 40, path #b08a56 46 54, edge #2a6a44 40 18, lake #a8906a 1 96, clump leaf 12 6 9 8, tuft 120, mark arches 90 110, mark palm 150 170 2, rim jungleTree 110 150 56 34, rim palm 110 150 90 44, rim bush 30 52 48 58, rim tulips 12 18 80 62`,
  garden: `grass||patch 8, mow, path #e8d8b8 54 50, path #e8d8b8 40 118, edge <16 26 0, plaza #b98a5c 90 96 190 96 16, plaza #b98a5c 690 410 190 96 16, at flowerbed 185 150 80, at flowerbed 785 464 80, clump daisy 5 5 8 7, put pebble 12 3 6 60, mark fountain 80 86, mark blossom 110 130 2, rim roundBush 34 48 40 18, rim tulips 14 20 46 44, rim blossom 100 120 170 20`,
  farm: `grass||patch 10, at field 250 190 150 70, at field 690 470 170 70, at field 720 150 120 70, path #c9a468 52 52, edge <16 24 10, clump daisy 5 5 7 7, tuft 90, put pebble 16 3 8 70, mark barn 130 140, mark silo 130 140, mark hay 40 48 2, mark cottage 90 100, rim fence 30 30 92 16, rim sunflowers 22 30 50 34, rim tree 80 110 130 20`,
  village: `grass||patch 9, isle >9 4 80 150 40, path #d8c4a0 60 54, path #d8c4a0 46 104, edge <16 24 10, plaza #cbbba0 400 236 160 130 60, clump daisy 6 5 8 7, tuft 90, put pebble 26 3 9 70, mark cottage 96 110 2, mark fountain 70 76, row house 92 112 190 84, rim tree 80 106 110 20, rim whiteFence 22 22 84 26, rim bush 24 36 60 40`,
  city: 'pavement||slab 80 80 0 5 2, road 236 128 640, lawn 60 440 230 110, lawn 670 440 230 110, put manhole 6 16 18 50, row tower 190 250 78 92, mark lamp 96 100 2, mark bench 26 28, rim tree 66 84 160 22, rim lamp 92 96 300 30',
  'neon-city':
    'grid||net 60, isle #35e0f5 3 60 120 6, row neonTower 110 150 104 96, rim neonTower 90 120 120 10, rim lamp 84 92 260 40',
  road: 'verge||patch 10, isle >9 4 80 150 40, road 216 168, edge <16 24 10, tuft 110, put pebble 24 3 10 70, clump daisy 4 5 7 7, mark roadSign 70 76 2, mark pole 120 124, rim tree 76 104 90 24, rim whiteFence 20 20 76 34, rim bush 24 38 60 44',
  park: `grass|water|${lawn}, path #dccba6 54 58, path #dccba6 40 120, edge <15 24 10, lake #cfc09a 1 96, clump leaf 8 5 7 7, clump daisy 5 5 8 8, mark fountain 70 76, mark bench 28 30 2, mark lamp 90 94, rim tree 86 118 78 24, rim autumn 86 110 190 30, rim roundBush 28 42 64 44, rim flowers 11 16 70 54`,
  desert:
    'sand|water|patch 10, isle >12 5 100 210 45, isle <7 5 90 180 40, ripple 64 120 -30 14, ripple 50 110 50 22, edge <14 26 16, lake #b8c078 1 84, crack 6 60 1.5 12, tuft 40, put pebble 34 3 10 75, mark mesa 90 110, mark palm 120 140 2, mark sandRock 30 40, rim cactus 54 84 96 30, rim sandRock 16 34 64 46',
  beach:
    'sand|shallow|patch 10, isle >12 4 100 200 45, isle <8 4 80 160 35, ripple 50 110 -30 12, ripple 40 110 50 18, sea #f3e3b8 30 12 34 34, clump shell 5 4 7 5, put star 9 8 11 80, put shell 16 4 7 90, put pebble 14 3 8 60, mark umbrella 84 92 2, mark boat 84 92, mark palm 140 160 2, rim palm 120 160 190 60, rim rock 14 28 110 52',
  sea: 'water|caustics|patch 16, isle >8 6 80 200 22, isle <9 6 80 190 26, ripple 90 70 60 20, ripple 40 110 -30 14, rim rock 18 36 120 34, mark island 60 76 2, mark boat 84 92, mark lighthouse 130 140',
  underwater:
    'seabed|caustics|patch 12, isle >12 5 90 190 45, isle <9 5 80 170 40, ripple 60 110 -30 14, edge #4f8f96 30 18, clump shell 5 4 7 5, put star 8 8 12 80, put pebble 30 3 11 65, mark arches 84 96, mark barrel 40 46 2, mark coral 70 90 2, rim coral 34 70 52 36, rim kelp 80 120 84 28, rim rock 22 44 90 50',
  swamp:
    'grass|swamp|patch 12, isle <14 6 70 160 45, isle #7d8a4e 4 60 120 30, path #8f7a52 44 50, edge #4f6440 30 18, lake #5f5a3e 3 96, clump leaf 8 5 7 7, tuft 150, rim swampTree 120 160 96 30, rim reeds 36 56 44 54, rim mushroom 14 22 110 60, mark swampTree 150 170, mark stump 32 38',
  snow: 'snow|ice|patch 9, isle #ffffff 6 80 190 36, isle <6 5 80 170 40, ripple 50 130 -30 14, track 4, edge #c3d6ea 24 12, lake #f4faff 1 100, put pebble 10 3 7 35, mark igloo 56 64 2, mark snowman 60 66, rim snowPine 72 96 122 8, rim snowRock 14 26 84 50',
  mountain:
    'stone||patch 12, isle #86a868 6 70 160 50, isle >8 5 60 140 40, path #b8a888 46 54, crack 14 70 2 14, edge <20 28 14, put pebble 40 3 13 75, tuft 60, mark peak 100 130 2, mark cottage 70 80, rim rock 26 52 64 34, rim pine 80 116 86 30, rim bush 20 30 100 50',
  volcano:
    'lava|lava|patch 14, isle <20 6 80 180 45, isle >7 5 60 140 40, vein 6 120, sea #5a3a34 24 14, lake #5a3a34 1 74, put pebble 26 3 11 60, mark volcano 110 124, mark redRock 40 52 2, rim redRock 24 50 58 52, rim bare 60 84 150 46',
  cave: 'stone||patch 14, isle <16 6 70 170 45, isle >7 5 60 140 36, crack 14 80 2 16, edge <42 44 24, put pebble 34 3 11 65, clump gem 4 7 11 3, mark crystal 54 70 3, mark glowshroom 30 38 2, rim stalagmite 50 96 48 36, rim rock 26 48 90 44, rim glowshroom 16 26 150 62',
  dungeon:
    'flags||slab 96 80 1 9 3, isle #7d9a5a 5 40 100 18, crack 9 40 1.5 22, put pebble 16 2 6 50, pool #ff9a3d 5 170 16, wall #57525f 18 54, hang banner 46 4 64, hang torch 22 5 44 50, hang cell 46 2 70 25, mark barrel 44 50 3, mark column 110 116 2, mark rock 20 26',
  castle:
    'flags||slab 96 80 1 9 3, isle #7d9a5a 4 40 90 16, at carpet 480 300 150 45, crack 6 40 1.5 16, wall #a39c90 18 50, hang banner 46 5 62, hang torch 20 4 42, mark column 116 120 4, mark barrel 40 46, rim merlon 20 20 30 4',
  graveyard:
    'grass||patch 12, isle <13 6 70 160 42, isle #8a7f6a 4 50 110 26, path #a39a90 46 52, edge <26 26 12, clump leaf 9 5 7 7, tuft 110, put pebble 20 3 9 65, mark crypt 90 100, mark church 110 120, mark bare 120 140 2, rim ironFence 34 34 104 14, rim tomb 32 44 74 52, rim cross 32 40 110 60, rim bare 100 130 170 20',
  haunted:
    'flags||slab 96 80 1 9 3, isle #7d9a5a 4 40 90 14, put leaf 40 4 7 45, crack 9 40 1.5 20, pool #ffb35a 5 130 18, wall #54466a 18 56, hang picture 34 5 62, hang torch 20 4 46, mark bookcase 100 110 2, mark bare 96 110, mark tomb 40 46 2, mark column 110 116',
  sky: 'clouds|clouds|cloudland 30',
  space: 'stars|stars|nebula 20, star 260 1, planet 3',
  moon: 'craters||patch 12, isle >9 5 80 180 40, isle <9 5 70 160 40, put dent 30 6 60 70, edge <16 24 16, put pebble 30 3 10 65, mark dome 64 76 2, mark dish 70 76, mark moonRock 34 44 2, rim moonRock 16 42 64 40',
  factory:
    'metal||slab 120 120 0 5 3, rivet 120, put hazard 5 36 36 45, isle <16 4 50 110 16, put manhole 5 16 18 40, wall #7a7078 18 50, hang pipes 46 4 66, hang gear 40 3 62 40, mark barrel 44 50 3, mark console 84 90 2, mark pipes 80 90',
  laboratory:
    'tiles||slab 80 80 0 3.5 3, isle >10 3 70 130 20, put manhole 4 16 18 30, pool #7fe0d0 4 150 12, wall #a9c0cc 18 52, hang flaskShelf 38 3 62, hang window 40 3 60 50, mark tube 100 110 3, mark console 84 92 2, mark plant 60 66 2',
  kitchen:
    'checker||check, wall #e3c49a 18 54, hang curtained 44 3 62, hang rail 26 3 56 50, hang counter 54 4 96, mark fridge 116 120, mark plant 56 62 2, mark barrel 42 46',
  house: `planks||${boards}, at carpet 480 320 190 45, wall #d6bc9c 18 54, hang curtained 48 3 62, hang picture 32 3 58 50, mark sofa 56 60, mark bookcase 110 116 2, mark plant 66 76 3, mark globe 50 54`,
  school: `planks||${boards}, wall #d8c8a0 18 54, at carpet 480 340 150 35, hang board 50 1 68, hang window 44 5 62, hang clock 20 1 64 18, mark bookcase 104 110 2, mark globe 54 58, mark plant 60 66 2, mark desk 50 54`,
  library: `planks||${boards}, at carpet 480 320 170 50, wall #6f4e38 18 40, row bookcase 96 100 62 100, mark desk 50 54 2, mark globe 54 58, mark plant 60 66 2, mark bookcase 104 110 2`,
  shop: 'checker||check, wall #e8cdbc 18 54, hang wareShelf 52 4 76, hang window 36 4 58 50, mark stall 96 104, mark barrel 42 48 3, mark plant 58 64 2',
  stadium: 'pitch||mow, pitch, edge #b8785a 20 0, row stand 62 62 160 44, mark floodlight 110 116 2',
  carnival: `planks||${boards}, clump sprinkle 8 4 5 8, put sprinkle 60 3 5 70, edge <16 20 0, row tent 92 116 150 96, mark tent 110 130 2, mark stall 84 92, mark lamp 92 96 2, rim fence 22 22 72 10, rim lamp 84 90 240 30`,
  candy:
    'candy|caramel|patch 10, isle #ffffff 6 60 150 40, isle #f5a8c8 5 60 140 35, path #fbe0b8 50 54, edge #f49cc0 24 14, lake #fff4ea 1 90, clump sprinkle 8 5 7 8, put sprinkle 50 6 7 75, mark cupcake 80 96 2, mark cane 80 90, rim lollipop 70 110 76 28, rim cane 56 80 110 34, rim cupcake 34 50 120 46',
  abstract:
    'grid||net 60, isle >10 4 70 150 20, rim ball 40 70 110 24, rim prism 40 80 130 30, rim block 40 60 150 30',

  'meadow/savanna':
    'earth|water|patch 12, isle #c9b25c 9 80 190 45, isle #b8a04a 6 70 150 35, path #d9bd86 40 50, edge #a88a48 26 14, lake #b89a58 1 100, tuft 160, crack 6 60 1.5 10, put pebble 24 3 10 70, mark acacia 130 150 3, mark sandRock 34 44 2, rim acacia 90 120 150 20, rim sandRock 16 34 90 44, rim reeds 26 38 110 50',
  'village/shrine':
    'grass|water|patch 9, isle >9 4 80 150 40, plaza #c4beb0 430 60 100 520 4, path #cfc8b6 44 54, edge <18 26 12, lake #b8b2a0 1 80, put leaf 30 4 7 60, put pebble 26 3 8 65, mark shrineHall 130 140 2, mark torii 120 130 2, mark stoneLantern 56 62 4, rim stoneLantern 46 50 300 30, rim pine 90 120 90 30, rim blossom 90 112 150 20',
  'haunted/hotel': `flags||${boards}, plaza #5a2f42 18 300 924 104 4, crack 6 40 1.5 16, pool #ffb35a 5 130 18, wall #4b3858 18 58, hang door 60 5 64, hang picture 32 4 58 50, hang torch 20 4 46, mark suitcases 46 52 3, mark bookcase 100 106, mark sofa 56 60`,
  'house/hotel': `planks||${boards}, at carpet 480 320 200 60, wall #c9a98c 18 58, hang door 60 4 64, hang picture 32 3 58 50, mark reception 60 64 2, mark suitcases 46 52 3, mark sofa 56 60, mark plant 66 76 3`,
  'moon/base':
    'craters||patch 12, isle >9 5 80 180 40, put dent 22 6 44 60, path #b3b7c9 40 52, plaza #a4a8bc 300 170 360 270 40, at landing 480 305 100, lines 90 176 8 50, edge <16 24 16, put pebble 20 3 9 65, mark dome 70 84 3, mark dish 72 80 2, mark console 50 56, rim moonRock 16 36 84 34',
  'moon/mars':
    'craters||patch 12, isle >10 5 90 190 45, isle <10 5 70 160 40, put dent 22 6 50 60, ripple 40 120 -30 14, edge <16 26 16, put pebble 34 3 11 70, mark mesa 80 100 2, mark sandRock 30 42 2, rim sandRock 16 42 60 42',
  'space/station':
    'station||slab 120 120 0 5 3, rivet 120, put hazard 4 36 36 40, at landing 480 320 80 60, wall #6f7794 18 58, hang porthole 40 6 60, mark console 84 92 3, mark tube 100 106 2, mark pipes 60 70',
  'sea/deck': `deck|water|${boards}, at hatch 480 300 66, sea #6f4a30 34 0 22, rail #a8744a 44 10 40, mark barrel 44 50 4, mark column 120 126, mark bench 26 28`,
  'city/rooftop':
    'roof||slab 160 120 0 5 3, isle <10 4 60 120 22, crack 8 60 1.5 12, put pebble 16 2 6 40, at hatch 250 190 44, at hatch 720 430 44, edge #5f6a80 14 0, rail #b5a8a0 22 12 900, mark waterTower 120 130 2, mark vent 46 54 3, mark chimney 84 92 2, mark dish 56 62',
  'kitchen/pub': `pub||${boards}, at carpet 480 330 130 30, pool #ffb35a 5 170 16, wall #7a563c 18 58, hang wareShelf 50 3 62, hang picture 32 3 58 50, mark table 62 68 4, mark barrel 46 52 2`,
  'kitchen/cafe':
    'checker||check, pool #ffe0a8 4 170 12, wall #d9a98a 18 54, hang curtained 46 3 62, hang picture 30 3 58 50, mark table 58 64 4, mark plant 60 66 2',
  'snow/ice':
    'ice|caustics|patch 14, isle #ffffff 7 60 170 26, crack 18 100 1.6 26, ripple 50 120 60 26, track 2, edge #e6eff8 38 18, mark igloo 56 64, mark snowman 60 66, rim snowRock 18 34 74 30, rim snowPine 72 96 150 8',
  'farm/field':
    'earth||patch 10, crops sprout 44, edge #8fb458 34 10, clump daisy 5 5 7 7, mark scarecrow 84 92, mark hay 40 48 2, mark barn 120 130, rim fence 28 28 92 12, rim sunflowers 22 30 64 26',
  'stadium/court': `court||${boards}, pitch, edge #4f82c8 20 0, row stand 56 56 150 40, mark bench 28 30 2`,
  'beach/pool':
    'pool|caustics|slab 60 60 0 3 1.5, lines 160 60 480 5, edge #efe4cc 40 0, rim umbrella 66 72 460 26, rim plant 40 46 300 20, rim roundBush 26 34 150 4',
  'laboratory/hospital':
    'tiles||slab 80 80 0 3.5 3, isle >10 3 70 130 20, wall #b9d4d0 18 52, hang window 42 4 60, mark bed 64 70 4, mark plant 60 66, mark console 76 84',
  'house/bedroom': `planks||${boards}, at carpet 480 340 150 45, wall #c9b0c4 18 54, hang curtained 48 2 62, hang picture 32 2 58 50, mark bed 84 92 2, mark bookcase 104 110 2, mark plant 60 66`,
  'house/bathroom':
    'white||slab 60 60 0 4 2.5, at carpet 480 340 90 40, wall #b4d3da 18 54, hang window 42 3 60, hang clock 26 2 60 50, mark tub 60 66 2, mark plant 60 66 2',
  'house/museum':
    'marble||slab 120 120 0 5 2, at carpet 480 320 150 40, wall #b3a184 18 58, hang picture 46 6 60, mark column 110 116 3, mark globe 60 66, mark arches 60 64, mark plant 60 66',
  'road/parking':
    'asphalt||patch 10, lines 96 46 120 5, lines 96 440 120 5, put manhole 6 16 18 40, isle <10 4 50 100 18, crack 8 60 1.5 14, edge #86a868 18 8, mark lamp 90 96 2, rim roundBush 24 34 70 14, rim tree 66 84 190 10',
  'underwater/submarine':
    'station||slab 120 120 0 5 3, rivet 120, put hazard 3 36 36 40, wall #5f7d88 18 58, hang porthole 46 5 60, hang pipes 44 4 66 50, mark console 84 92 3, mark pipes 74 84 2, mark tube 92 98',
  'laboratory/vein':
    'flesh|caustics|patch 14, isle #e8a7a2 9 80 170 45, blot #b8404c 30 9 17 50, blot #d0606a 26 7 13 55, ripple 60 120 -30 16, edge #a33a48 46 20, edge #7f2a3a 18 14',
  'house/hallway': `planks||${boards}, plaza #a65a58 18 300 924 104 4, wall #cdbfa6 18 58, hang door 60 5 64, hang picture 30 4 58 50, mark plant 60 66 2, mark desk 44 48`,
  'school/hallway':
    'white||slab 80 80 0 4 2.5, isle >10 3 70 130 18, wall #d8c8a0 18 58, hang lockers 58 6 64, hang door 58 2 64 40, mark plant 60 66 2, mark bench 28 30 2',
  'kitchen/bakery':
    'checker||check, pool #ffd08a 4 170 14, wall #e2bd8c 18 58, hang breadShelf 54 3 66, hang oven 58 3 66 50, mark breadShelf 60 64 2, mark barrel 42 46, mark counter 50 54',
  'beach/docks': `deck|water|${boards}, sea #6f4a30 54 0 4, rail #a8744a 60 8 120, mark boat 84 92 2, mark barrel 44 50 3, mark lamp 92 98`,
  'park/golf':
    'grass|water|mow, patch 8, isle >26 3 110 160 60, isle #ecdcae 4 46 80 95, lake #cdb37c 1 84, edge <16 26 10, tuft 60, mark golfFlag 78 88 3, rim tree 80 112 110 26, rim roundBush 28 42 70 44',
  'city/front': 'roof||panes 120 104',
  'road/rails':
    'verge||patch 10, isle #a39a8c 8 80 160 50, rails 110, rails 250, rails 390, rails 530, tuft 60, put pebble 34 3 10 70, mark lamp 84 90 2, mark roadSign 60 66 2, rim tree 70 96 150 20, rim whiteFence 20 20 76 30',
  'sea/river':
    'grass|water|patch 10, isle >10 4 90 180 45, stream #c9b27c 320 250, tuft 120, put pebble 20 3 10 75, clump daisy 5 5 7 7, rim reeds 32 48 70 40, rim tree 80 112 110 24, rim bush 24 40 60 44',
  'snow/station':
    'snow|ice|patch 9, isle #ffffff 6 80 190 36, ripple 50 130 -30 14, path #dfe8f2 46 54, plaza #b9c6d8 330 200 300 220 30, at landing 480 310 84, track 3, edge #c3d6ea 22 12, mark dome 66 78 2, mark dish 70 78 2, mark console 50 56, rim snowRock 16 34 74 44',
  'house/office': `planks||${boards}, at carpet 480 330 170 30, wall #c2c8cc 18 54, hang window 46 4 62, hang clock 24 1 60 40, mark desk 62 68 4, mark plant 60 66 2`,
  'house/cellar':
    'flags||slab 96 80 1 9 3, isle #7d7468 4 40 90 14, crack 6 40 1.5 16, pool #ffb35a 4 150 16, wall #6f665e 18 52, hang torch 20 4 46, mark barrel 46 52 4, mark bookcase 96 104 2',
  'factory/yard':
    'earth||patch 10, isle #8a7a6a 8 60 130 40, crack 8 60 1.5 14, put gear 12 10 20 70, put pebble 40 3 12 75, edge #75624f 30 18, mark pipes 76 88 3, mark barrel 44 50 3, rim barrel 36 44 120 40, rim pipes 54 72 110 34',
  'farm/barn': `deck||${boards}, put leaf 40 3 7 60, wall #8f4a38 18 58, hang window 40 3 62, mark hay 46 54 4, mark barrel 42 48 2`,
  'village/church':
    'flags||slab 96 80 1 9 3, plaza #9a4450 420 70 120 570 0, pool #ffe0a0 4 150 14, wall #b3a894 18 60, hang tallWindow 52 5 64, hang torch 20 6 44 50, at bench 200 250 62, at bench 200 350 62, at bench 200 450 62, at bench 200 550 62, at bench 760 250 62, at bench 760 350 62, at bench 760 450 62, at bench 760 550 62, mark column 120 126 2',
  'village/market':
    'grass||patch 9, plaza #cdbd9c 90 150 780 400 30, edge <16 24 10, row stall 92 100 190 110, put pebble 16 3 8 60, mark stall 92 98 3, mark barrel 42 48 2, mark fountain 66 72, rim whiteFence 22 22 84 26',
  'city/station':
    'pavement||slab 80 80 0 5 2, rails 96, rails 520, put manhole 4 16 18 40, mark bench 30 32 3, mark lamp 84 90 2, mark clock 30 34, mark plant 50 56',
}
