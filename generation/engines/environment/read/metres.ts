/**
 * How long things are in a place that one walks in. The catalogue guesses sizes from kinds of words, which is enough for a
 * model that stands alone; side by side, a lamppost must not be smaller than a bird. Ships, towers and trains are shorter
 * than in life, so that they can be seen whole.
 */
const byNoun = rows(`
1 shopping cart
1.9 mine cart
4.4 station wagon
5 van
3 forklift
1.75 mannequin
1.6 drum kit
0.25 skull
1.8 barbell, yoga mat
1.5 microphone stand
1.25 cello, dwarf
2.4 parasol
1.3 flat screen
0.5 teddy bear, gummy bear, plush bear, stuffed bear, sea star, toy, toy car, toy train, toy robot, toy rocket
0.9 prairie dog, rocking horse, seahorse statue
0.06 ladybug, ant, bee, honeybee, bumblebee, wasp, fly, ladybird, cricket
0.16 butterfly, moth, monarch butterfly, blue butterfly, dragonfly, luna moth, blue morpho, damselfly
0.12 firefly, beetle, scarab, grasshopper
0.25 sparrow, robin, bluebird, canary, hummingbird, kingfisher, swallow, chick, duckling, chipmunk, hamster, mouse, frog, toad, cardinal
0.35 bird, crow, raven, magpie, pigeon, dove, blue jay, woodpecker, squirrel, rat, hedgehog, kitten, puffin
0.5 parrot, macaw, toucan, owl, seagull, duck, mallard, chicken, hen, rooster, rabbit, bunny, cat, tabby cat, black cat, siamese, cockatoo
0.9 eagle, hawk, falcon, vulture, goose, pelican, turkey, penguin, fox, arctic fox, raccoon, badger, lynx, otter, beaver, lamb, corgi, piglet
1.2 swan, flamingo, heron, stork, peacock, crane bird, ibis, sheep, goat, pig, wolf, husky, labrador, golden retriever, fawn, panda, puma
1.9 ostrich, emu, deer, doe, stag, reindeer, donkey, pony, llama, alpaca, tiger, lion, bear, leopard, panther, boar, calf, foal
2.3 horse, cow, bull, ox, buffalo, bison, zebra, unicorn, moose, polar bear, grizzly bear, brown bear, camel, kangaroo
4 elephant, giraffe, rhino, hippo, mammoth
0.35 goldfish, clownfish, angelfish, betta, piranha, pufferfish, sardine
0.6 koi, carp, fish, trout, salmon, catfish, seahorse
3.2 shark, great white shark, dolphin, orca, narwhal, hammerhead shark, tiger shark, swordfish
10 whale, blue whale, humpback whale
0.6 crab, lobster, starfish, jellyfish, turtle
1.1 sea turtle, tortoise
2.4 manta ray, stingray, crocodile, alligator, octopus, squid
5 kraken, dinosaur, velociraptor
6 giant robot, battle robot, mech
8 tyrannosaurus, triceratops, stegosaurus, brachiosaurus, dragon
1 child, kid, toddler, boy, girl, baby dragon, gnome, goblin
0.6 baby
1.15 stool, chair, rocking chair, bar stool, office chair
1.1 armchair, wingback chair
2.1 sofa, couch, chesterfield
0.5 desk lamp, reading lamp
6 cave, grotto
0.6 nightstand, bedside table, end table, side table
1.2 coffee table
1.5 desk, writing desk, school desk, kitchen table
1.9 table, dining table, workbench, round table
2.2 bed, bunk bed, four poster bed, canopy bed
1.5 crib, single shelf
2.1 bookshelf, bookcase, shelf, shelves, wardrobe, closet, armoire, cupboard, locker, cabinet, filing cabinet, grandfather clock
1.3 dresser, chest of drawers, sideboard, commode, drawer
0.5 lamp, table lamp, bedside lamp, lantern, paper lantern, hanging lantern, oil lamp
1.6 floor lamp, standing lamp
1.3 chandelier
0.4 candelabra, candelabrum
0.3 candle, candlestick
0.45 clock, wall clock, cuckoo clock
0.2 alarm clock, mantel clock, pocket watch
2.1 door, standing mirror, curtain, curtains, drapes, castle door
1.4 window, stained glass window, mirror, wall mirror
1.1 painting, picture, picture frame, portrait
1.3 mirror, magic mirror, easel
2.6 rug, carpet, persian carpet
1.7 fireplace, hearth, bathtub, piano
1.9 fridge, refrigerator, shower
1 stove, oven, washing machine, sink, radiator
1.2 television, tv
2.4 blackboard, chalkboard, whiteboard
0.5 computer, monitor, microwave
0.4 laptop, radio, typewriter, vase, flower pot, bucket, basket, plant pot
0.45 book stack, stack of books, books
0.25 book, open book, teapot, kettle, bowl, plate, bottle
0.8 crate, box, wooden crate, chest, treasure chest, hay bale, bale
0.95 barrel, wooden barrel, cauldron, trash can, bin
0.5 pumpkin, cushion, pillow, globe, skull
1.7 harp, telescope, arcade machine, vending machine, jukebox
0.9 fern, plant, potted plant, houseplant, house plant
1.4 bush, shrub, hedge, rose bush, berry bush
0.35 flower, daisy, tulip, rose, poppy, lily, lotus, water lily, violet, orchid, dandelion, mushroom, toadstool
1.2 sunflower
2.6 cactus, saguaro
1 barrel cactus
6 bamboo, bamboo stalk
7 tree, oak, oak tree, maple, maple tree, apple tree, autumn tree, birch, birch tree, cherry tree, cherry blossom tree, willow, dead tree, bare tree, palm tree, palm, acacia, orange tree, lemon tree, poplar, cypress
9 pine tree, fir tree, pine, fir, spruce, conifer, snowy tree, willow, weeping willow
11 baobab, redwood, sequoia
3.2 christmas tree
0.9 stump, tree stump, log pile, firewood, coral, sea anemone
2.4 log, fallen log, tree trunk
1.4 crystal, crystals, crystal cluster, seaweed, kelp
1.1 rock, stone, stones, rocks
2.2 boulder
0.3 pebble, shell, seashell, starfish
1.1 campfire, camp fire
1.9 bonfire
1.5 stone lantern, toro
2.4 banner, tapestry, pennant
1.8 altar, stage
1.7 snowman, scarecrow, suit of armor, statue, marble statue, sculpture
1.4 bench stool, anvil
1.8 bench, park bench, pew
2.6 fence, picket fence, wooden fence, wall
4.2 street lamp, lamp post, lamppost, streetlight, street light, traffic light
2.4 sign, signpost, road sign, stop sign, telephone booth, phone booth
1.2 neon sign, mailbox, gravestone, tombstone, headstone, grave, fire hydrant
2.4 tomb, sundial, well, wishing well
3.6 fountain, stall, market stall, food stall, fruit stand
3 tent, camping tent
5 tipi, teepee, igloo, yurt, gazebo, hut, shack, shed, beach hut
14 circus tent, mansion, villa
5.5 torii, torii gate, arch, archway, stone arch, column, pillar, greek column, marble column, obelisk
7 carousel, gazebo, pavilion, greenhouse
9 house, cottage, cabin, log cabin, farmhouse, bungalow, shop, cafe, bakery, restaurant, store, townhouse, haunted house, shrine, mushroom house, treehouse
12 barn, church, chapel, windmill, dome, hangar
16 lighthouse, tower, watchtower, clock tower, bell tower, wizard tower, temple, pagoda, japanese temple, ferris wheel, cathedral, ruins, factory
10 ruin, ruins
26 castle, fortress, citadel, palace
30 pyramid, eiffel tower
1.2 sandcastle, sand castle
14 building, apartment building, office building, hotel, hospital
46 skyscraper
9 bridge, stone bridge, wooden bridge
16 rope bridge, hanging bridge
4.4 car, taxi, police car, sports car, race car
7 truck, bus, fire truck, van
16 train, subway, metro
9 locomotive, steam train, tram
5 rowing boat, rowboat, boat, canoe, gondola, fishing boat, carriage, rover
3.4 cart, wagon, covered wagon, stagecoach, rover, mars rover, moon rover, kayak, raft, hay wagon
9 sailboat, yacht, rocket, submarine, helicopter, biplane, spaceship
18 ship, pirate ship, galleon, viking ship, sailing ship, airplane, plane, airship, ghost ship
26 cruise ship, cargo ship, aircraft carrier, space station
9 hot air balloon, ufo, flying saucer, rocket
11 rocket ship, space shuttle, spacecraft, starship
`)

/** For nouns that are in no row: the size that most things of their archetype have. */
const byArchetype = rows(`
0.1 insect, coin, dice, ring, gem, necklace, medal, key, compass, playing-cards
0.16 caterpillar, snail, candy, cookie, egg, fruit-cluster, strawberry, round-fruit, cupcake, donut, wristwatch, lighter, salt-shaker, cup, drinking-glass, soda-can, sushi, taco
0.3 avocado, burger, bread, broccoli, cake, cheese, chocolate-bar, hot-dog, ice-cream, long-produce, meat, pancakes, pie, pineapple, pizza, sandwich, snack, bowl-dish, watermelon, bone, ball, lightbulb, magnet, puzzle-cube, spinning-toy, toy-blocks, chess-piece, crown, dreamcatcher, skull, bottle, teapot, kettle, bowl, cutlery, chopsticks, cutting-board, candle, hourglass, pillow, washing, toaster, blender, pencil, palette, scissors, stapler, padlock, bell, camera, microscope, binoculars, magnifying-glass, phone, headphones, microphone, game-controller, book, newspaper, scroll, letter, feather, leaf, snowflake, flower, bat, bird, butterfly, frog, crustacean, critter, starfish, seahorse, roller skate, paper plane, helmet, boxing-glove, hat, glasses, mask, shoe, glove, moustache
0.45 gift-box, gun, hand-tool, trophy, watering-can, vase, pan, desk-lamp, lantern, clock, microwave, hair-dryer, bucket, basket, backpack, bag, radio, computer, globe, doll, teddy bear, nest, beehive, flower-pot, bonsai, shell, mushroom, spider, squid, scarf, handbag, xylophone, typewriter, fan, dumbbell, bomb, cog, chain, lamp, sky-sign, star, mailbox, wings
0.7 balloon, chessboard, dartboard, racket, shield, kite, gramophone, projector, speaker, violin, drum, trumpet, accordion, suitcase, chest, crate, blanket, octopus, jellyfish, fish, turtle, slime, birdhouse, traffic cone, skateboard, wheel, fire-hydrant, ottoman, toilet, clothes, treasure-pile, crystal, leafy-plant, picture-frame, television
1 anvil, arrow, bow, club, crossbow, fishing-rod, wand, sword, umbrella, broom, guitar, quadruped, reptile, snake, chair, sofa, office-chair, sink, stove, washing-machine, heater, vacuum, barrel, kick scooter, baby stroller, anchor, ship's wheel, engine, coral, fire, rock, flytrap, sundial, telescope, branch, drone, surfboard, hafted
1.4 cannon, throne, beach-chair, easel, window, bush, stump, alien-plant, bench, gravestone, wheelbarrow, shopping cart, wheelchair, sled, bicycle, monster, seal, propeller, piano, arcade-machine, cabinet, table
1.75 person, fantasy folk, robot, skeleton, mermaid, ape, ghost, sign, snowman, statue, fireplace, bathtub, harp, rug, ladder, log
2.2 door, curtain, fridge, shower, bed, centaur, ray, motorcycle, kart, phone-booth, well, cart, cactus, snowmobile, traffic light, wall, fence, tent
3.2 carriage, rover, satellite, swing, slide, stall, fountain, staircase, mech, space capsule, hovercraft
4.4 car, classic car, formula car, tractor, parachute, street-lamp, boat, tank
6 truck, bamboo, motor boat, construction machine, helicopter, treehouse, gazebo, arch, dinosaur, dragon
7 tree, palm, bus, ufo, carousel, greenhouse, mushroom-house, bridge, island
9 conifer, house, shop, crane, plane, submarine, rocket, space shuttle, spaceship, hot air balloon
12 church, windmill, train, pagoda, temple, factory, tower, clock-tower, airship
15 castle, skyscraper, lighthouse, ferris-wheel, sailing ship, cloud
22 steel ship, pyramid, eiffel-tower, rainbow
30 mountain, colosseum
0.15 bulb
0.6 lily-pad
0.9 trash-can, torch
1 spider-web, hay, buoy
1.3 pedestal, neon-sign, stone-lantern
1.8 suit-of-armour, stalagmite, control-panel, picnic-table, reeds, vending-machine, clothes-rack
2.2 counter, blackboard, pew, coffin, gas-pump, furnace, solar-panel, vines, chandelier
3 gate, robot-arm, seesaw, satellite-dish, basketball-hoop, hammock, planet
4 catapult, water-wheel, bus-stop, totem-pole, flag
6 billboard, shipping-container, rails, swimming-pool
7 telephone-pole
9 habitat-dome, silo, water-tower, pier
14 aqueduct
`)

function rows(table: string): Map<string, number> {
  const made = new Map<string, number>()
  for (const line of table.trim().split('\n')) {
    const cut = line.indexOf(' ')
    for (const noun of line.slice(cut + 1).split(',')) made.set(noun.trim(), Number(line.slice(0, cut)))
  }
  return made
}

/** Its longest side in metres, before size words; `guess` is what the catalogue thinks. */
export function metresInScene(noun: string, shapedAs: string, archetype: string, guess: number): number {
  const words = noun.split(' ')
  for (let from = 0; from < words.length; from++) {
    const known = byNoun.get(words.slice(from).join(' '))
    if (known !== undefined) return known
  }
  const shaped = byNoun.get(shapedAs) ?? byArchetype.get(archetype)
  return shaped ?? Math.min(30, Math.max(0.1, guess))
}
