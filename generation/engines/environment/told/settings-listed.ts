/** Written from the settings by the test beside it: `vitest -u`. The settings themselves are too much to load for a list. */
export const settingsListed = `forest: forest of old broad-leaved trees
pine-forest: cool forest of pines and firs
bamboo-forest: tall green stalks on both sides
jungle: steaming jungle with palms
autumn-park: park in autumn: golden maples
park: city park with lawns, trees
garden: flower garden with roses
japanese-garden: Japanese garden with a koi pond
zen-garden: raked gravel, a few stones, moss
cottage-garden: cottage among flowers
farm: farm with a red barn
vineyard: vineyard on sunny hills: rows
orchard: orchard of apple trees in rows
lavender-field: Lavender in long rows toward
wheat-field: Golden wheat up to the horizon
savanna: African savanna: dry grass
steppe: Endless steppe with wind
river-valley: river that winds through a green
village: small village of cottages around
treehouse-village: village in the trees: houses
snowy-village: village deep in snow with lit
medieval-village: medieval village with timbered
fishing-village: fishing village by the sea
wild-west-town: wooden shops along a dusty road
castle-grounds: grounds of a castle: a road
lake-shore: shore of a still lake
swamp: dark pools, dead trees, reeds
sea-cliffs: Green cliffs high above the sea
beach: sunny beach with palms
tropical-island: white sand, palms, a hut
pirate-cove: a galleon at anchor, a beach
harbour: harbour with ships at the quay
open-sea: open sea around a small rock
desert: desert of golden dunes
oasis: a clear pool among date palms
canyon: red canyon between high walls
egypt: Ancient Egypt: pyramids
volcano: foot of a volcano: black rock
lava-field: field of cooled lava
winter-wonderland: snow on every branch, a frozen
tundra: low plants, stones, snow patches
arctic: snow, ice floes, icebergs
polar-station: research station in the ice: red
glacier: glacier between dark peaks: blue
mountain-pass: path over a mountain pass
alpine-meadow: flowers, a wooden hut, cows
graveyard: graveyard at night: rows
battlefield: banners, tents, siege engines
temple-ruins: ruins of a temple: broken
standing-stones: ring of standing stones
prehistoric-land: land before time: dinosaurs
viking-shore: shore of the north: longships
candy-land: land of sweets: lollipop trees
fairy-glade: mushroom houses, flowers as tall
mushroom-land: land of giant mushrooms
toy-land: land of toys: blocks as houses
coral-reef: coral reef full of colour: fish
deep-sea: dark water, glowing jellyfish
sunken-ship: sunken galleon on the sea bed
airport-field: airfield with a runway, planes
country-station: small railway halt
construction-site: construction site with a crane
highway: highway through open country
train-yard: locomotives and containers
playground: playground with slides, swings
zoo: zoo with fenced lawns, animals
amusement-park: fair with a Ferris wheel
camp-site: camp in the wild: tents around
enchanted-forest: enchanted forest with giant
haunted-forest: bare trees, fog, crooked stones
meadow: wide meadow full of flowers
floating-islands: Islands that float in the sky
cloud-land: land on the clouds: white hills
crystal-land: valley of crystals that glow
moon: grey craters, a lander, a flag
mars-colony: colony on Mars: domes, rovers
alien-planet: strange glowing plants, two
space: Open space: asteroids to walk
street: city street with shops, trees
cyberpunk-street: wet asphalt, neon signs
tokyo-street: street in Tokyo with lanterns
old-town: old town street with gables
alley: narrow back alley with crates
suburb: suburban street with gardens
roman-street: street of ancient Rome: columns
chinatown: red lanterns over the street
venice-canal: canal between palaces
promenade: promenade along the water
platform: railway platform with a train
bus-stop: bus stop in the rain, the bus
market-square: market square with stalls
christmas-market: Christmas market in the snow
roman-forum: columns, statues and awnings
town-square: town square with a clock tower
medieval-market: medieval market among
modern-plaza: modern plaza between glass
parking-lot: parking lot with painted bays
gas-station: lonely gas station at dusk
rooftop: rooftop terrace high above
football-stadium: football stadium, floodlit
race-track: race track with a start line
running-track: athletics stadium with red lanes
colosseum: arena of a colosseum, sand below
skate-park: skate park with ramps, rails
ice-rink: ice rink with skaters and lights
living-room: living room with a sofa before
bedroom: bedroom with a soft bed, night
kids-room: children's room full of toys
kitchen: kitchen with stove, sink
bathroom: bright bathroom with a tub
dining-room: dining room with a long table
loft-room: loft in an old factory: brick
closet: walk-in closet with clothes
attic: attic under old beams, full
cellar: vaulted cellar with barrels
cabin: cosy log cabin with a crackling
treehouse-room: inside of a treehouse
igloo-room: inside of an igloo: blue ice
tent-room: tent from inside, with rugs
library: library with tall shelves
ancient-library: stone columns, scrolls
classroom: classroom with desks in rows
lecture-hall: lecture hall with rows of seats
laboratory: laboratory with microscopes
hospital-room: calm hospital room with white
operating-room: operating room with bright lamps
office: office with desks, screens
meeting-room: meeting room with a long table
server-room: dark racks, blinking lights
waiting-room: chairs along the walls
museum: museum hall with skeletons
gallery: white art gallery with large
art-studio: painter's studio with easels
workshop: workshop with tools on the wall
forge: blacksmith's forge with glowing
greenhouse-room: greenhouse under glass, green
factory-hall: factory hall with machines
warehouse: warehouse with crates stacked
bakery-room: bakery with an oven and shelves
supermarket: supermarket with shelves
market-hall: market in a hall
boutique: boutique with dresses, shoes
toy-shop: toy shop full of toys
bookshop: bookshop with crooked piles
showroom: bright showroom with furniture
car-showroom: polished cars on a shining floor
laundromat: washing machines along
cafe-room: café with little tables, plants
diner: American diner of the fifties
restaurant-room: restaurant laid for the evening
tavern: tavern of dark wood, firelight
gym: gym with weights, mats
arcade: arcade of the eighties: glowing
bowling-alley: bowling alley with shining lanes
dance-studio: dance studio with a wall
cinema: cinema with red seats before
theatre: theatre of red and gold
concert-hall: concert hall with a grand piano
church-nave: church from inside: columns
temple-hall: inside of a temple: a golden
throne-room: throne room with banners
great-hall: great hall with long tables
crypt: crypt with stone coffins
dragon-lair: lair of a dragon, with its hoard
cave: cave with stalactites, a still
ice-cave: ice cave in a hundred blues
crystal-cave: crystal cave that glows violet
dungeon: dungeon of damp stone, chains
mine: mine with rails, lanterns
sewer: sewer with arches, pipes
hospital-corridor: clean hospital corridor
school-corridor: school corridor with lockers
hallway: long hallway with doors, lamps
subway-station: subway station with a train
station-hall: great hall of a railway station
train-carriage: railway carriage with soft seats
airplane-cabin: cabin of an airplane high above
ship-cabin: captain's cabin with maps
submarine-room: submarine from inside: pipes
space-station: corridor of a space station
spaceship-bridge: bridge of a starship before
wizard-study: wizard's study: books, candles
potion-room: potion room with a bubbling
haunted-room: haunted house from inside
treasure-room: treasure room where gold lies
aquarium: aquarium where fish swim behind`
