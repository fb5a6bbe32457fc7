import { bodyOfKind } from '../../../nouns/body-of-kind.ts'
import type { NounFinder } from '../../../nouns/nouns.ts'
import { ownPicture } from '../../../things/own-picture.ts'
import type { Trait } from '../../../things/thing.ts'

/**
 * Nouns of places that no archetype is made for, and what shows them best of the shapes that there are. The words are read
 * as those of a prompt; metres are their longest side.
 */
export type StandIn = { as: string; metres?: number; count?: number }

const table = new Map<string, StandIn>()
for (const line of `
observatory, planetarium, bubble house = white igloo 9
saloon = wooden shop 9
ray = manta ray 2.4
gas lamp, gas light, oil lamp post = street lamp 3.8
wall lamp, wall light, sconce = lantern 0.4
ceiling lamp, ceiling light, pendant lamp, pendant light, hanging lamp = chandelier 0.8
caravan, camel caravan, camel train = camel 2.3 6
farm animal, livestock = cow 2.2 6
animal, wild animal, wildlife, forest animal, woodland animal, woodland creature, forest creature = deer 1.9 6
sea creature, sea animal, marine life, sea life = fish 0.6 12
tea set, tea service = teapot 0.3
dinosaur skeleton, dinosaur fossil, dinosaur bones = bone dinosaur 7
whale skeleton = bone whale 9
cave, cave entrance, tunnel, grotto = stone archway 6
cinema, movie screen = white painting 6
plane crash, crashed plane, airplane wreck = broken airplane 14
car crash = broken car 4.4
research station, outpost, base, weather station, colony, lab, laboratory, polar station = dome 9
monastery, abbey, convent = pagoda 14
bouncy castle, jumping castle = castle 5
mast = wooden column 2
sphinx = sandstone lion 9
lounger = beach chair 1.7
treadmill, exercise bike, rowing machine = metal bench 1.6
sacrificial altar = marble table 1.8
pipe, duct = steel column 3
tube, glass tube, specimen tube = glass jar 1.8
screen, display, hologram, giant screen, dashboard = flat screen tv 1.6
mixing desk = metal desk 1.6
projection screen = white painting 2.4
poster, map, drawing, photo, photograph, calendar, notice, wanted poster, world map = picture 0.9
front desk = sideboard 2.2
organ, pipe organ = piano 2.6
birdcage, bird cage, jail cell = iron lantern 1.6
weapon rack, sword rack, rack = shield 1
entrance gate, city gate = stone archway 5
stable, coop, chicken coop, henhouse, outhouse = shed 5
oil tank, gas tank, storage tank = metal barrel 8
bale, straw = hay crate 1.1
trough, water trough = wooden bathtub 1.6
lilypad = water lily 0.6
shipwreck, wreck, sunken ship = old broken sailing ship 16
root = branch 1.2
topiary = bush 1.6
tumbleweed = brown bush 0.7
ribcage, fossil, dinosaur bone = bones 2
atm = red fridge 1.9
pinball machine, slot machine, fruit machine = arcade machine 1.8
skip = green crate 2
pergola, trellis, arbor = gazebo 4
kiosk, newsstand, ticket booth, booth, dj booth, concession stand = stall 3
barrier, railing, barricade, handrail, guardrail = fence 2.4
elevator, lift door, airlock, bulkhead, hatch = metal door 2.4
escalator = staircase 5
printer, photocopier, coffee machine, espresso machine, cash register, coffee maker, till = microwave 0.6
water cooler = white fridge 1.3
conveyor belt, assembly line, operating table, workstation = metal table 2.4
machine, reactor, machinery, turbine = engine 2.4
valve = wheel 0.6
portal, magic portal, stargate = glowing purple archway 4
pod, cryo pod, escape pod, sleeping pod = space capsule 2.6
hangar = warehouse 14
scaffolding = ladder 4
cooler, cool box = blue chest 0.7
grill, barbecue, bbq, barbeque = stove 1
sandbox, sandpit = sandstone crate 2
trampoline, bean bag, beanbag = ottoman 1.2
roller coaster, rollercoaster = ferris wheel 16
theater stage = stage curtain 5
spotlight, floodlight, searchlight, light pole, stage light = street lamp 5
roulette, roulette table, poker table, card table, pool table, billiard table, ping pong table = green table 2.2
punching bag = leather barrel 1.2
hoop = sign 3
finish line, starting line = archway 6
ramp, half pipe, skate ramp, water slide, diving board = slide 3.4
ski lift, chair lift, chairlift, gondola lift = cable car 3
ski = skis 1.7
standing stone, dolmen, stonehenge, menhir, monolith, megalith = stone arch 4
idol, moai = stone column 4
gong = golden shield 1.2
wind chime, chime = bell 0.4
tatami, doormat, tatami mat = mat 1.6
futon, stretcher, hospital bed, bunk, mattress, cradle, cot bed = single bed 2
shoji screen, paper screen, sliding door = window 1.9
display case, glass case, showcase = glass crate 1.2
test tube, beaker, flask, vial, chemical = potion 0.35
bunsen burner = candle 0.3
iv stand, coat rack, hat stand, umbrella stand, coat stand = microphone stand 1.7
cubicle = desk 1.6
fruit = orange 0.2 12
vegetable = carrot 0.25 12
food, feast, meal = roast turkey 0.4 4
gold, riches, treasure hoard = pile of gold 1.6
jewelry, loot = treasure 1
ironing board = table 1.3
dishwasher = washing machine 1
cabana, tiki bar, beach bar = hut 4
guillotine, gallows = wooden archway 3
jack o lantern, jack-o-lantern, carved pumpkin = pumpkin 0.5
mausoleum, crypt = chapel 6
gargoyle = stone monster 1.2
phoenix = red eagle 2
griffin, gryphon = golden eagle 2.4
hydra = dragon 7
family = person 1.75 4
couple, lover = person 1.75 2
crowd, audience, spectator, public, onlooker = person 1.75 16
folk, townsfolk, townspeople, population = person 1.75 8
commuter, passenger, pedestrian, passerby, tourist, visitor, customer, shopper, guest, patron, diner, skater, ice skater, villager, citizen, inhabitant, resident, settler, teenager, friend, local, stranger, traveler, traveller, beachgoer, dj, reader, neighbor, vendor, merchant, trader, barista, seller, shopkeeper, adult, party guest = person 1.75
band, orchestra, choir = musician 1.75 5
bird bath, birdbath, water fountain, drinking fountain = fountain 1.2
fire pit, firepit = campfire 1
rocking horse = wooden horse 1
train set, model train = toy train 0.5
building block = toy blocks 0.4
string light, fairy light, christmas light, party light, light string = light bulb 0.3 14
snow globe = globe 0.3
plow, plough = cart 2.4
combine harvester, harvester = tractor 5
maze, labyrinth, hedge maze = hedge 2 40
rubble, debris, wreckage = rock 1 12
trash, garbage, litter, junk, scrap, scrap metal = tin can 0.4 12
furniture = wooden chair 1.1 4
baggage = suitcase 0.7 4
rope ladder = ladder 3
garland, bunting, paper chain = ribbon 1.2 6
sakura = cherry tree 7
blossom tree = cherry tree 7
glowing orb, orb, lightball = glowing crystal ball 0.4
windowsill, window sill = shelf 1.2
trunk, timber = log 2.2
plush = teddy bear 0.5
toy = teddy bear 0.4
paper crane, origami crane = dove 0.3
clockwork owl = bronze owl 0.5
ship wreck = old broken sailing ship 16
tube slide = slide 3
weapon = sword 1
bottle cap = coin 0.1
space suit, spacesuit = astronaut 1.8
sled dog = husky 1
car wreck, wrecked car = broken car 4.4
toolbox, tool box, ammo box, mailbag = metal box 0.6
tool = hammer 0.4
`
  .trim()
  .split('\n')) {
  const [nouns = '', shown = ''] = line.split(' = ')
  const [, as = shown, metres, count] = /^(.*?)(?: ([\d.]+))?(?: (\d+))?$/.exec(shown) ?? []
  for (const noun of nouns.split(', '))
    table.set(noun, {
      as,
      ...(metres !== undefined && { metres: Number(metres) }),
      ...(count !== undefined && { count: Number(count) }),
    })
}

export const standInNamed = (noun: string): StandIn | undefined => table.get(noun)

/** What stands in for a noun, by all of its words or by its last ones. */
export function standInFor(noun: string): StandIn | undefined {
  const words = noun.split(' ')
  for (let from = 0; from < words.length; from++) {
    const found = table.get(words.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}

/** A flat picture as large as these would look odd. */
const tooLarge: readonly Trait[] = ['building', 'vehicle', 'furniture']

/**
 * What stands in for the noun of these words, or nothing where an archetype is made for it. The words may know more than the
 * noun: 'fire pit' is a pit made of fire to the model engine.
 */
export function standInOf(text: string, noun: string, nouns: NounFinder): StandIn | undefined {
  const words = text.split(' ').slice(0, -1)
  const head = noun.split(' ').at(-1) ?? noun
  // 'a fox family' are foxes.
  const kin = /^(.+) family$/.exec(noun)?.[1]
  if (kin !== undefined && nouns.has(kin) !== undefined) return { as: kin, count: 4 }
  // Alone on a table they are to drink from.
  if (noun === 'glasses' && !/\bwear/.test(text)) return { as: 'drinking glass', metres: 0.15 }
  for (const before of [words.slice(-2), words.slice(-1)]) {
    const key = [...before, head].join(' ')
    const found = before.length > 0 && nouns.has(key) === undefined ? table.get(key) : undefined
    if (found) return found
  }
  if (nouns.has(noun) !== undefined) return undefined
  const named = standInFor(noun)
  if (named) return named
  const found = nouns.find(noun)
  if (found.by !== 'puffed') return undefined
  const { thing } = found
  if (ownPicture(thing) && !thing.traits.some((trait) => tooLarge.includes(trait))) return undefined
  const kind = bodyOfKind(thing)
  return kind && { as: kind.shape, metres: thing.size, ...(kind.count && { count: kind.count }) }
}
