import type { Scene } from '../thing.ts'

/**
 * Words for settings, led to the scenes that views can paint. Longer phrases win over shorter ones, and the last noun
 * of a phrase wins over its first. What is missing here is looked up through WordNet's kinds of places.
 */
export const places: Record<Scene, string> = {
  meadow:
    'meadow, field, grassland, prairie, plain, plains, pasture, savanna, savannah, steppe, countryside, hill, hills, hillside, green hills, flower field, clearing, valley, glade, heath, moor, pampas, outdoors, nature, lawn, fields, rolling hills, battlefield, wildflower meadow, grass, landscape, highlands, serengeti, africa, safari, wilderness, moorland, land, world, camp meadow, picnic area, grassy field, grassy hill, teletubby hills, shire, the shire, ireland, scotland',
  forest:
    'forest, wood, woods, woodland, grove, enchanted forest, dark forest, magic forest, fairy forest, pine forest, autumn forest, campsite, campground, camp, treetop, tree house, treehouse, tree, redwood forest, thicket, fairyland, fairy land, magical forest, elven forest, mushroom forest, deep woods, dark woods, taiga, undergrowth, burrow, timberland, bamboo forest, bamboo grove, mystic forest, beaver dam, wonderland, magical land, fairytale, fairy tale, nest, canada, lumber camp',
  jungle:
    'jungle, rainforest, rain forest, amazon, tropics, tropical forest, amazon rainforest, aztec ruins, mayan ruins, lost temple, jungle temple, ancient ruins, temple ruins, jurassic park, dinosaur island, dinosaur park, prehistoric world, prehistoric land, prehistory, stone age, lost world, tropical jungle, congo, borneo, madagascar, zoo jungle, canopy, ruins, ruin, tribal village',
  garden:
    'garden, backyard, yard, flower bed, flowerbed, vegetable garden, herb garden, greenhouse, rose garden, orchard, front yard, flower garden, botanical garden, zen garden, japanese garden, allotment, courtyard, patio, hedge maze, beehive, hive, anthill, ant hill, lawn garden, pumpkin patch, veranda, porch, garden shed, community garden, secret garden, terrace, arboretum, conservatory, nursery garden, bird feeder, cabbage patch, vegetable patch, flower patch, window box, ant colony, ant nest',
  farm: 'farm, farm field, corn field, crop field, barn, ranch, farmyard, barnyard, cornfield, wheat field, cow pasture, vineyard, plantation, stable, stables, farmland, corn maze, chicken coop, pumpkin farm, field of wheat, apple orchard, dairy, dairy farm, rice field, rice paddy, paddy, homestead, windmill, hen house, henhouse, pigsty, pig pen, corral, paddock, hay field, tulip field, crop field, stockyard, silo, animal farm, kansas',
  village:
    'village, wild west, western town, wild west town, town, hamlet, settlement, market square, medieval town, medieval village, fishing village, small town, little town, old town, square, town square, marketplace, bazaar, market town, saloon, inn, old west, ghost town west, plaza, suburb, suburbs, neighborhood, neighbourhood, mushroom village, viking village, mining town, colony, outpost, quiet town, cottage, hut, bridge, river town, ancient rome, ancient greece, greece, rome, italy, middle ages, medieval, kingdom, realm, border town, hogsmeade, cul de sac, monastery, church, chapel, temple, shrine, pagoda, dojo, feudal japan, train station village, windmill village, egyptian village, marketplace bazaar, abbey, convent',
  city: 'city, town centre, downtown, metropolis, new york, manhattan, london, paris, chicago, los angeles, san francisco, berlin, urban, skyline, rooftop, roof, rooftops, skyscraper, alley, alleyway, apartment block, business district, city street, city streets, sidewalk, street corner, construction site, building site, water tower, control tower, eiffel tower, clock tower, radio tower, office tower, office building, police station, fire station, hospital exterior, airport, bus station, bus stop, train station, station, railway station, subway, subway station, metro, metro station, harbour city, capital, ghetto, gotham, gotham city, block, high rise, bank, courthouse, city hall, embassy, parking garage, crossing, crosswalk, intersection, urban jungle, city rooftop, moscow, beijing, mumbai, rio, rio de janeiro, istanbul, cairo, madrid, rome city, sydney, toronto, boston, seattle, amsterdam, venice, barcelona, wall street, broadway, times square, destroyed city, ruined city, post apocalyptic city, apocalypse, post-apocalyptic world, wasteland city, city centre, city center, urban street, prague, vienna, delhi, jakarta, sao paulo, mexico city, usa, england, france, germany',
  'neon-city':
    'neon city, cyberpunk city, cyberpunk, cyber city, tokyo, shibuya, akihabara, hong kong, seoul, shanghai, las vegas, vegas, future city, futuristic city, night city, neon, cyberspace, matrix, grid city, synthwave, vaporwave, retrowave, blade runner, casino strip, nightclub, night club, club, disco, dance floor, dancefloor, casino, arcade, virtual reality, tron, digital world, osaka, miami nights, dystopia, dystopian city, futuristic world, the future, future, computer world, internet, inside a computer, japan, karaoke bar, concert, rave, singapore, dubai, neo tokyo, megacity, dystopian future',
  road: 'road, highway, freeway, motorway, street, racetrack, race track, track, raceway, speedway, race course, circuit, lane, expressway, desert road, country road, route 66, autobahn, traffic, rush hour, avenue, boulevard, parking lot, car park, gas station, garage, bridge road, busy road, busy street, interstate, tunnel road, drag strip, go kart track, rally, railway, railroad, train track, train tracks, runway, driveway, path, road trip, crossroads, junction, roadside, nascar, grand prix, monaco, rails, rail yard, train yard, tracks, railway line, toll road, tarmac, asphalt',
  park: 'park, playground, zoo, picnic, national park, city park, public park, dog park, skate park, skatepark, park bench, sandbox, sandpit, wildlife park, petting zoo, central park, golf course, minigolf course, mini golf course, kindergarten playground, duck pond, recess, schoolyard, swing set, jungle gym, nature reserve, safari park, trampoline park, campus, safari zoo, aviary, game reserve, promenade, green, village green, common, bmx track, bike park, wildlife reserve',
  desert:
    'desert, sahara, dune, dunes, sand dunes, oasis, egypt, ancient egypt, pyramid, pyramids, canyon, grand canyon, badlands, wasteland, mesa, arizona, mexico, gobi, arabia, sand, sandstorm, dry land, wild desert, nevada, texas, outback, outback desert, wadi, sphinx, pharaoh tomb, persia, arabian nights, tatooine, arrakis, salt flat, salt flats, death valley, morocco, agrabah, gorge, ravine, quarry, mojave, western desert, barren land, drylands, gulch',
  beach:
    'beach, shore, seashore, seaside, coast, island, tropical island, desert island, hawaii, sandy beach, sand castle, sandcastle, resort, boardwalk, pier, lagoon, tropical beach, bay, cove, harbor, harbour, marina, dock, docks, seafront, paradise, coastline, coastal town, treasure island, caribbean, bahamas, california, miami, florida, lighthouse, archipelago, atoll, fiji, tahiti, galapagos, isle, waterfront, wharf, quay, port, swimming pool, pool, water park, waterpark, poolside, surf, cape, peninsula, tropical paradise, easter island, bali, holiday resort, vacation, oceanfront, malibu, riviera',
  sea: 'sea, ocean, open sea, high seas, seven seas, water, river, lake, pirate ship, ship, boat, ship deck, deck, stormy sea, pacific, atlantic, pacific ocean, atlantic ocean, mediterranean, stream, waterfall, rapids, white water, canal, waterway, fjord, strait, aircraft carrier, cruise ship, raft, whirlpool, open ocean, bermuda triangle, submarine surface, reservoir, oil rig, wave, waves, estuary, brook, creek, niagara falls, mississippi, nile, sea of thieves, channel, amazon river, titanic, ferry, sailing ship, indian ocean, galleon, fishing boat, ocean surface, stormy ocean, river bank, riverbank, riverside, lakeside',
  underwater:
    'underwater, under the sea, ocean floor, sea floor, seabed, sea bed, coral reef, reef, deep sea, atlantis, submarine, aquarium, fish tank, fishbowl, fish bowl, bottom of the sea, bottom of the ocean, underwater city, shipwreck, kelp forest, great barrier reef, mermaid kingdom, bikini bottom, undersea, beneath the waves, sunken ship, sunken city, deep ocean, mariana trench, the deep, ocean depths, ocean depth, underwater cave, below the waves, under water, under the ocean, seafloor, underwater world, underwater kingdom, trench, abyss, depths, ocean bottom, beneath the sea, deep blue sea, pond bottom, inside a fish tank, below the sea, abyssal plain, submerged city',
  swamp:
    'swamp, marsh, bog, bayou, wetland, wetlands, lily pond, pond, mangrove, everglades, mire, fen, quagmire, frog pond, lily pads, mudflat, mud, marshland, louisiana, toxic swamp, koi pond, puddle, shrek swamp, moat, delta, okefenokee, reed bed, mangrove swamp, mud pit, billabong, dagobah',
  snow: 'snow, arctic, antarctica, antarctic, north pole, south pole, tundra, glacier, iceberg, ice, frozen lake, winter, winter wonderland, ice rink, ski slope, ski resort, snowfield, igloo, santa workshop, santa’s workshop, christmas village, polar region, alaska, siberia, greenland, iceland, ice world, ice kingdom, frozen tundra, ice palace, ice castle, ice cave, snowy mountain, snowy forest, frozen forest, skating rink, hoth, blizzard, avalanche, snowy field, christmas, ice age, lapland, norway, finland, snowy village, snowy hill, ice floe, ice cap, slopes, frozen wasteland, winter forest, bobsled track, snowy hills, snow land, ice planet, toboggan run, piste, antarctic research station, arctic research station, polar station, arctic base, antarctic base, polar base, ice station, ice floor, ice sheet, frozen world, winterland, arrendelle, arendelle',
  mountain:
    'mountain, mountains, peak, summit, cliff, cliffs, ridge, alps, himalayas, everest, mount everest, mountaintop, mountain top, rock face, cliffside, mountain pass, highland, hilltop, plateau, rocky mountains, andes, mountain range, climbing wall, bluff, crag, nepal, tibet, switzerland, mount olympus, olympus, foothills, mountain trail, precipice, sierra, mountainside, rocky mountain, slope, butte, escarpment, grand teton, yosemite, crater rim, mountain village, peru, machu picchu, austria, eagle nest',
  volcano:
    'volcano, lava, lava world, lava land, lava pit, lava field, magma, hell, inferno, underworld, hades, crater, mount doom, mordor, fire world, lava cave, nether, the nether, volcanic island, inside a volcano, eruption, fire temple, hellscape, lava lake, caldera, fire kingdom, pompeii, burning city, vesuvius, demon realm, fire pit, hot lava, molten core, underworld hell, purgatory, fire land, volcanic crater, the floor is lava, mustafar',
  cave: 'cave, cavern, tunnel, tunnels, underground, mine, mine shaft, mineshaft, gold mine, coal mine, crystal cave, grotto, cave system, goblin cave, burrow tunnel, sewer, sewers, pipe, drain, den, lair, dragon lair, dragon’s lair, crystal mine, catacomb mine, bat cave, batcave, hole, rabbit hole, underground tunnel, underground cave, subterranean, dwarven mine, moria, diamond mine, pit, earth core, center of the earth, centre of the earth, quarry pit, salt mine, abandoned mine, bear cave, underground lake, hollow, bunker, bomb shelter, mole hole, mole tunnels, well shaft, shaft, subterranean world',
  dungeon:
    'dungeon, prison, jail, crypt, catacombs, labyrinth, maze, cell, prison cell, oubliette, torture chamber, tomb, underground temple, temple dungeon, vault, minotaur maze, stone maze, dark maze, egyptian tomb, treasure vault, treasure room, bank vault, ancient tomb, ancient temple, pyramid tomb, goblin dungeon, trap room, secret passage, alcatraz, basement dungeon, chamber, escape room, boss room, throne dungeon, lost tomb, hidden temple, azkaban, penitentiary, stone corridor',
  castle:
    'castle, tower, fortress, fort, palace, throne room, keep, citadel, tower castle, knight castle, medieval castle, royal palace, ballroom, great hall, castle courtyard, camelot, stronghold, castle wall, battlements, rampart, drawbridge, fairy tale castle, fairytale castle, siege, bouncy castle, hogwarts, royal court, kingdom castle, wizard tower, chateau, disney castle, versailles, princess tower, tower of london, royal castle, magic castle, arena of knights, knight arena, jousting arena, high tower',
  graveyard:
    'graveyard, cemetery, grave, graves, tombstones, churchyard, burial ground, boneyard, cemetary, mausoleum, pet cemetery, zombie graveyard, tombs, land of the dead, necropolis, transylvania, halloween graveyard',
  haunted:
    'haunted house, haunted mansion, haunted forest, haunted castle, haunted hotel, haunted school, haunted, spooky house, spooky mansion, spooky forest, spooky castle, creepy house, creepy mansion, abandoned house, abandoned mansion, old mansion, mansion, ghost town, ghost house, ghost ship, halloween town, halloween, horror house, nightmare, dracula castle, vampire castle, witch house, witch hut, asylum, abandoned asylum, creepy forest, manor, old manor, dark house, attic haunted, séance room, silent hill, upside down, abandoned school, abandoned theme park, abandoned amusement park, scary house, scary forest, spooky attic, gothic mansion, dark castle, insane asylum, nightmare world, elm street, crooked house, morgue',
  sky: 'sky, cloud, clouds, air, heaven, heavens, sky island, floating island, floating islands, sky castle, above the clouds, in the clouds, cloud kingdom, airspace, skies, blue sky, night sky, airship, hot air balloon, cloud city, sunset sky, stratosphere, up in the air, mid air, midair, flying island, sky kingdom, thundercloud, storm, cloud nine, cloudland, rainbow, atmosphere, storm clouds, sky world, stormy sky, plane, airplane, sky high, floating platforms, floating castle, cloudscape, angel island, jet stream, sky temple, olympus sky, bridge in the sky, trapeze',
  space:
    'space, outer space, galaxy, universe, cosmos, solar system, orbit, asteroid belt, asteroid field, space station, spaceship, starship, milky way, deep space, nebula, black hole, interstellar space, star field, asteroid, international space station, rocket ship, star system, wormhole, alien ship, alien spaceship, mothership, death star, stars, void, vacuum of space, zero gravity, constellation, in space, saturn, jupiter, ufo, planetarium, space shuttle, spacecraft, space port, spaceport, rocket, starry sky, interstellar, andromeda, sun, comet, supernova, parallel universe, multiverse, orbital station, space colony station, alien mothership, lost in space, hyperspace, low earth orbit',
  moon: 'moon, lunar surface, lunar base, moon base, mars, planet, alien planet, alien world, red planet, martian surface, mars colony, mars base, moon surface, venus, mercury, pluto, dwarf planet, space colony, distant planet, another planet, exoplanet, moon crater, lunar crater, desert planet, strange planet, dark side of the moon, planet surface, pandora, alien landscape, moonscape, small planet, europa, titan, cheese moon, colony on mars, moon colony, alien desert',
  factory:
    'factory, old factory, warehouse, power plant, nuclear plant, assembly line, mill, refinery, steel mill, toy factory, chocolate factory machine, foundry, industrial plant, workshop, car factory, robot factory, junkyard, scrapyard, scrap yard, conveyor belt, sawmill, nuclear power plant, machine room, engine room, depot, shipyard, brewery, bottling plant, recycling plant, landfill, dump, garbage dump, industrial zone, boiler room, steampunk city, clockwork tower, clock tower, inside a clock, machine, smithy, forge, blacksmith shop, car wash, repair shop, auto shop, mechanic shop, hangar, generator room, plant, printing press, woodshop, trash heap, oil refinery, storage room, loading dock, control room, chernobyl, server room, nuclear reactor, steelworks, computer chip, conveyor, conveyor belts, motherboard, circuit board',
  laboratory:
    'laboratory, lab, science lab, secret lab, research facility, research station, chemistry lab, mad scientist lab, clinic, hospital, abandoned hospital, haunted hospital, operating room, emergency room, doctor office, doctor’s office, underground lab, secret laboratory, test chamber, testing facility, facility, area 51, infirmary, dentist, dentist office, vet clinic, veterinary clinic, inside the body, human body, inside the human body, bloodstream, body, blood vessel, brain, stomach, cell biology, petri dish, surgery, medical center, inside a body, ward, pharmacy lab, research lab, alchemy lab, secret base, alien lab, experiment chamber, sick bay, observatory, nasa, mission control, cern, morgue lab, veins, immune system, vein, artery, arteries, blood stream, blood',
  kitchen:
    'kitchen, pub, tavern, bar, beer hall, bakery, restaurant, diner, cafe, café, coffee shop, pizzeria, pizza shop, pizza parlor, sushi bar, food truck, cafeteria, canteen, bistro, burger joint, fast food restaurant, restaurant kitchen, ramen shop, noodle shop, sandwich shop, pancake house, oven, fridge, refrigerator, dining room, snack bar, tea house, teahouse, tea shop, pantry, counter, countertop, burger shop, donut shop, steakhouse, food court, coffeehouse, cookhouse, ice cream parlor, pub kitchen, smoothie bar, taco truck, juice bar, bakehouse, food stand, food stall, hot dog stand, coffee house, cooking show, brasserie, patisserie, potion kitchen, lemonade stand, barbecue, grill, kitchen table, sushi restaurant, taco stand, galley, mess hall, creperie, boba shop, bubble tea shop',
  house:
    'house, home, bedroom, living room, attic, basement, bathroom, apartment, room, cabin, log cabin, bed room, nursery, hallway, closet, cellar, garage house, dollhouse, doll house, sofa, couch, hotel, hotel room, lounge, office, office room, study, den room, kids room, child’s room, childs room, toy room, playroom, flat, villa, bungalow, cozy cabin, cozy house, toilet, bathtub, bath, laundry room, staircase, stairs, corridor, elevator, lobby, tent, caravan, dorm, dormitory, bed, desk, desktop, table, tabletop, cottage interior, workplace, waiting room, orphanage, motel, penthouse, front door, mouse hole, window, windowsill, retirement home, grandma’s house, grandmas house, family home, inside a house, fireplace, dining table, kid’s bedroom, kids bedroom, toy box, toybox, bird cage, hamster cage, cage, doghouse, parlor, mobile home, camper van, hostel, sauna, spa, hair salon, salon, barbershop, nail salon, courtroom, animal shelter, shelter, daycare, conference room, call center, movie set, tv studio, recording studio, art studio, studio, theater, theatre, cinema, movie theater, opera house, stage, museum, art gallery, gallery',
  school:
    'school, classroom, class, high school, university, college, kindergarten, preschool, elementary school, gym class, school hallway, school bus, lecture hall, academy, exam, math class, school yard, magic school, wizard school, blackboard, chalkboard, middle school, primary school, detention, lesson, lecture, teacher’s desk, homeroom, whiteboard, notebook, notebook paper, paper, school cafeteria, exam room, boarding school, spelling bee, training academy, grammar school, dance studio, principal office, schoolhouse, ninja academy, art class, science fair',
  library:
    'library, bookstore, book shop, bookshop, archive, archives, study room, reading room, ancient library, book, inside a book, magic library, bookshelf, old library, museum archive, records room, scriptorium, story book, storybook, history museum, natural history museum, grand library',
  shop: 'shop, store, delicatessen, deli, supermarket, mall, shopping mall, market, grocery store, grocery, toy store, toy shop, pet shop, pet store, convenience store, department store, boutique, flower shop, florist, candy shop front, pharmacy, kiosk, stall, market stall, corner shop, clothing store, clothes shop, jewelry store, potion shop, magic shop, antique shop, pawn shop, thrift store, shopping center, shopping centre, hardware store, flea market, drugstore, garage sale, auction, auction house, checkout, vending machine, farmers market, farmer’s market, book fair, shoe store, music store, record store, barber shop, weapon shop, armory, trading post, showroom, post office, art shop, gift shop, bike shop, game store, ikea, walmart, tailor shop, fashion store, bodega, stationery shop, item shop, mini mart, minimart, laundromat, dealership, car dealership',
  stadium:
    'stadium, arena, soccer field, football field, football pitch, soccer pitch, pitch, basketball court, tennis court, court, boxing ring, ring, gym, gymnasium, colosseum, coliseum, olympics, olympic stadium, baseball field, ball park, ballpark, baseball diamond, bowling alley, hockey rink, rink, sports hall, sports field, wrestling ring, gladiator arena, volleyball court, beach volleyball court, velodrome, world cup, super bowl, battle arena, fighting arena, sumo ring, cricket ground, cricket pitch, running track, athletics track, athletic track, racecourse, horse track, badminton court, pool table, pool hall, table tennis table, ping pong table, golf, billiard hall, sports arena, esports arena, locker room, fight club, octagon, rodeo, gladiator colosseum, hippodrome, fitness center, penalty box, goal, air hockey table, dodgeball court, martial arts arena, dojo arena, hockey arena, squash court, quidditch pitch, field goal',
  carnival:
    'carnival, amusement park, theme park, circus, fair, funfair, fairground, fun fair, roller coaster, rollercoaster, ferris wheel, carousel, circus tent, big top, disneyland, disney world, birthday party, party, festival, parade, county fair, mardi gras, shooting gallery, toyland, toy land, fun house, funhouse, water ride, haunted carnival, wedding, street fair, luna park, freak show, puppet theater, puppet show, merry go round, oktoberfest, new year’s eve, playland, legoland, fireworks show, talent show, magic show, midway, street party, balloon festival, pinball machine, pinball',
  candy:
    'candy land, candyland, candy world, candy kingdom, chocolate factory, sweet shop, candy shop, candy store, candy factory, ice cream land, gingerbread house, cake world, dessert world, dessert island, sugar land, cookie land, donut land, lollipop forest, sweets land, gumdrop mountain, ice cream shop, ice cream world, chocolate river, chocolate land, cupcake land, marshmallow land, confectionery, dessert land, sweet land, sugar world, cotton candy clouds, jelly world, candy cane forest, land of sweets, bubblegum land, cake shop, pastry shop, world of candy, world of sweets, food land, food world, dessert kingdom, willy wonka, cereal bowl, birthday cake, candy canyon, gumdrop, jello land',
  abstract:
    'abstract, nowhere, grid, blank canvas, geometric world, minimalist, dream, dreamworld, dream world, dreamscape, empty void, mind, imagination, infinite void, dimension, other dimension, mirror world, shadow world, paper world, white room, blackness, darkness, emptiness, pocket dimension, inner world, subconscious, time vortex, kaleidoscope, canvas, chessboard, chess board, checkerboard, board, game board, board game, grid world, black background, plain background, optical illusion, parallel dimension, quantum realm, surreal world, geometry',
}

/** WordNet kinds of places, narrow ones first, for words that the list above does not have. */
export const placeKinds: [kind: string, scene: Scene][] = [
  ['eating house', 'kitchen'],
  ['restaurant', 'kitchen'],
  ['mercantile establishment', 'shop'],
  ['shop', 'shop'],
  ['school', 'school'],
  ['library', 'library'],
  ['factory', 'factory'],
  ['plant', 'factory'],
  ['laboratory', 'laboratory'],
  ['medical building', 'laboratory'],
  ['castle', 'castle'],
  ['fortification', 'castle'],
  ['prison', 'dungeon'],
  ['correctional institution', 'dungeon'],
  ['burial chamber', 'graveyard'],
  ['stadium', 'stadium'],
  ['playing field', 'stadium'],
  ['gymnasium', 'stadium'],
  ['course', 'road'],
  ['road', 'road'],
  ['way', 'road'],
  ['farm', 'farm'],
  ['farm building', 'farm'],
  ['garden', 'garden'],
  ['park', 'park'],
  ['forest', 'forest'],
  ['swamp', 'swamp'],
  ['wetland', 'swamp'],
  ['desert', 'desert'],
  ['grassland', 'meadow'],
  ['cave', 'cave'],
  ['mine', 'cave'],
  ['volcano', 'volcano'],
  ['mountain', 'mountain'],
  ['natural elevation', 'mountain'],
  ['island', 'beach'],
  ['shore', 'beach'],
  ['reef', 'underwater'],
  ['ocean', 'sea'],
  ['body of water', 'sea'],
  ['ice mass', 'snow'],
  ['planet', 'moon'],
  ['celestial body', 'space'],
  ['spacecraft', 'space'],
  ['watercraft', 'sea'],
  ['aircraft', 'sky'],
  ['place of worship', 'village'],
  ['house', 'house'],
  ['room', 'house'],
  ['hotel', 'house'],
  ['area', 'house'],
  ['city', 'city'],
  ['national capital', 'city'],
  ['town', 'village'],
  ['village', 'village'],
  ['residential district', 'village'],
  ['building', 'city'],
  ['structure', 'city'],
  ['country', 'meadow'],
  ['geographical area', 'meadow'],
  ['tract', 'meadow'],
  ['geological formation', 'mountain'],
  ['region', 'meadow'],
]
