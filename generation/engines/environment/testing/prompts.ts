/**
 * Prompts in many manners of writing, with what must be read of them: the setting, the hour ('6h'), nouns, 'noun xN' (count),
 * 'noun how' or 'noun how>id' (place), 'noun *does', 'noun +gives', 'noun &piece', 'noun #colour', 'noun=is form' (matter).
 * '!' says that something must not be read.
 */
export const prompts: [prompt: string, expected: string][] = [
  [
    'a quiet japanese garden with a pond, koi and cherry trees at dawn',
    'japanese-garden, 6h, koi water, cherry tree, pond=water pond, calm',
  ],
  [
    'cyberpunk street at night in the rain with neon signs',
    'cyberpunk-street, 23h, rain, neon sign along, neon sign +light',
  ],
  ['desert canyon at sunset with a small oasis', 'canyon, 18.6h, oasis=water pond, palm tree'],
  [
    'snowy village with warm windows and smoke from the chimneys',
    'snowy-village, winter, window=light warm windows, smoke=emitter smoke',
  ],
  [
    'underwater coral reef with shafts of light and fish',
    'coral-reef, shaft of light=light shafts, fish *swim',
  ],
  ['abandoned space station corridor with flickering lights', 'space-station, light=light flicker'],
  [
    'medieval castle on a hill above a misty forest',
    'castle-grounds, fog, castle on>hill, tree, hill=terrain hill',
  ],
  [
    'tropical island with palm trees, a beach hut and a volcano in the distance',
    'tropical-island, palm tree, beach hut, volcano distance',
  ],
  [
    'enchanted forest with glowing mushrooms and fireflies',
    'enchanted-forest, mushroom +light, firefly=particle fireflies',
  ],
  [
    'ancient library with tall shelves and floating candles',
    'ancient-library, shelves, candle *hover, candle above',
  ],
  [
    'farm with a red barn, wheat fields, cows and a windmill',
    'farm, barn #e53935, wheat field=cover wheat, cow *graze, windmill',
  ],
  ['thunderstorm over a lighthouse', 'storm, lighthouse middle, lighthouse +light'],
  ['floating islands joined by rope bridges', 'floating-islands, rope bridge across'],
  ['haunted graveyard with fog and a full moon', 'graveyard, 23h, fog, spooky, moon=sky moon'],
  [
    'city skyline at golden hour seen from a rooftop terrace with plants',
    'rooftop, 17.8h, skyscraper, potted plant',
  ],
  [
    'cozy cabin interior with a fireplace, armchair and bookshelf',
    'cabin, cosy, fireplace wall, fireplace +fire, armchair, bookshelf wall',
  ],
  ['alien planet with two moons and purple grass', 'alien-planet, moon x2, grass #8e24aa'],
  [
    'A living room with a grey sofa, a coffee table with a vase of flowers on it and a floor lamp next to the window',
    'living-room, sofa #8a8f94, vase on>coffee-table, vase &flower, floor lamp wall',
  ],
  [
    'a bedroom with a bed, two nightstands with lamps, a wardrobe and a blue rug',
    'bedroom, nightstand x2, lamp x2, lamp on>nightstand, wardrobe wall, rug #1e88e5',
  ],
  [
    'A dining table with six chairs around it, a chandelier hanging above the table and paintings on the wall',
    'chair x6, chair around>dining-table, chandelier above>dining-table, painting wall',
  ],
  [
    'A small bedroom with a desk with a computer under the window, and a bookshelf against the wall',
    'bedroom, desk wall, computer on>desk, bookshelf wall',
  ],
  [
    'an office with four desks, computers and a water cooler',
    'office, desk x4, computer on>desk, water cooler',
  ],
  ['a place where dragons sleep', 'dragon-lair, dragon *stand'],
  ['inside a whale', 'submarine-room'],
  ['Hogwarts great hall with floating candles', 'great-hall, candle *hover'],
  ['the bottom of the ocean with a sunken pirate ship', 'deep-sea, pirate ship, !pirate ship *bob'],
  ['a street in Tokyo at night', 'tokyo-street, 23h'],
  [
    'a scene from the Wild West with a saloon, two cowboys and a horse tied to a post',
    'wild-west-town, saloon, cowboy x2, horse beside>post',
  ],
  ['snow', 'winter-wonderland, winter'],
  ['castle', 'castle-grounds, castle middle'],
  ['i want a forest with a river and a bear pls', 'forest, bear, river=water river'],
  ['forrest with a waterfal and mushroms', 'forest, waterfall=water waterfall, mushroom'],
  ['please make a place where my son can see many dinosaurs, he loves the trex', 'dinosaur, trex'],
  [
    'Give me a chill beach vibe w palm trees, hammock, tiki bar and some crabs lol',
    'beach, palm tree, hammock, tiki bar, crab',
  ],
  [
    'epic volcano lair w/ lava n skeletons guarding a throne',
    'epic, skeleton beside>throne, skeleton *patrol, lava=water lava',
  ],
  [
    'The old harbor sleeps under a blanket of fog while a lone fisherman waits in his boat.',
    'harbour, fog, fisherman in>boat, boat water',
  ],
  [
    'A meadow full of wildflowers, butterflies dancing in the morning sun, and a lonely oak tree on a hill.',
    'meadow, 9h, wildflower=cover flowers, butterfly, oak tree on>hill',
  ],
  [
    'a lake surrounded by pine trees with a wooden dock and a canoe, mountains in the background',
    'lake-shore, pine tree around>lake, wooden dock, canoe water, mountain distance',
  ],
  [
    'a japanese temple in autumn with red maple trees, a koi pond crossed by a wooden bridge, and stone lanterns along the path',
    'autumn, maple tree #e53935, wooden bridge across>koi-pond, stone lantern along>path',
  ],
  [
    'campsite at night: tents, campfire, people sitting around the fire, stars above',
    'camp-site, 23h, tent, person around>campfire, star=sky stars, !fire',
  ],
  [
    'Two children building a snowman in front of a cottage, with smoke rising from its chimney',
    'winter, child x2, snowman in-front>cottage, cottage +smoke',
  ],
  [
    'a quiet lakeside cabin at dusk, lights glowing in the windows, a canoe by the shore, fireflies over the water',
    'lake-shore, 19.3h, cabin middle, light=light warm windows, canoe, firefly',
  ],
  [
    'busy fish market in the morning with seagulls stealing fish',
    'market-square, 9h, seagull, fish, !fish *swim',
  ],
  ["Santa's workshop with elves making toys", 'elf, toy'],
  ['an old library where books fly around', 'ancient-library, books *fly'],
  ['two castles on opposite hills connected by a long bridge', 'castle x2, bridge'],
  ['a giant robot destroying a city', 'street, giant robot'],
  ['A barn on fire at night', 'barn +fire, barn +smoke, 23h'],
  [
    'construction site with cranes, bulldozers and workers in yellow helmets',
    'construction-site, crane, bulldozer, worker &helmet',
  ],
  [
    'a train station platform at night, a steam train arriving, people with suitcases, street lamps glowing',
    'platform, steam train +smoke, person &suitcase, street lamp +light',
  ],
  ['ghost pirate ship graveyard', 'graveyard, pirate ship'],
  ['zombie apocalypse city street with wrecked cars', 'street, zombie, car, !car *drive'],
  ['a dragon sleeping on a pile of gold in a cave', 'cave, dragon on>pile-of-gold'],
  [
    'a quiet suburban street with white houses, green lawns and a mailman',
    'suburb, house #fafafa, lawn=cover grass, mailman',
  ],
  ['rice terraces in the mist with farmers and water buffalo', 'fog, farmer, water buffalo *graze'],
  [
    'a hobbit house in the hills with a round green door and a vegetable garden',
    'meadow, hobbit house, bush, !door',
  ],
  ['treehouse village connected by rope bridges', 'treehouse-village, rope bridge across'],
  ['a room with a piano', 'living-room, piano'],
  ['an empty white room with a single red chair in the middle', 'living-room, chair middle, chair #e53935'],
  ['a frozen lake with ice skaters', 'lake=water ice, skater'],
  ['a river of lava flowing past a black castle', 'castle #23262b'],
  ['an abandoned fairground with a rusty ferris wheel', 'amusement-park, ferris wheel x1, !ferry wheel'],
  [
    'a cosy two-room cabin: a bedroom beside a living room with a fireplace',
    'fireplace, !cabin, !living room',
  ],
  ['an apartment with a kitchen, a living room and a bathroom', '!living, !living room'],
  ['a park after the rain with a bench', 'cloudy, bench'],
  ['a highway with cars racing by and vultures circling', 'car *drive, vulture *fly'],
]
