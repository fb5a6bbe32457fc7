import type { Art, Thing } from '../../../things/thing.ts'

/** Who is known by what he carries, where the glossy picture is that of a bare swordsman. */
const bearers = /\b(?:knight|paladin|crusader|gladiator|spartan|hoplite|squire|templar)\b/

/** Who is nobody in particular until one sees the thing of the trade. */
const emblems: Record<string, string> = Object.fromEntries(
  Object.entries({
    envelope: 'mailman, postman, mail carrier, courier, messenger, letter carrier, postal worker',
    newspaper: 'paperboy, journalist',
    package: 'delivery man, delivery person, delivery driver, deliveryman',
    scissors: 'barber, hairdresser',
    thread: 'tailor, weaver, seamstress',
    camera: 'photographer, paparazzi, tourist',
    broom: 'janitor, cleaner, custodian, maid, housekeeper, cleaning lady, sweeper, chimney sweep',
    honey: 'beekeeper',
    saw: 'carpenter',
    hammer: 'blacksmith, smith',
    plug: 'electrician',
    axe: 'lumberjack, woodcutter, woodsman, viking, barbarian',
    pickaxe: 'miner, coal miner, gold miner, archaeologist, prospector, dwarf',
    'fishing pole': 'fisherman, angler',
    books: 'librarian',
    telescope: 'astronomer',
    compass: 'explorer, adventurer',
    lantern: 'lighthouse keeper, watchman, night watchman, lamplighter',
    'latin cross': 'priest, nun, cleric, pastor',
    'bow and arrow': 'archer, robin hood, bowman, huntress, hunter',
    plate: 'waitress',
    coffee: 'barista',
    'kitchen knife': 'butcher',
    tooth: 'dentist',
    'paw print': 'vet, veterinarian, zookeeper',
    drum: 'drummer',
    guitar: 'guitarist',
    violin: 'violinist',
    piano: 'pianist',
    microphone: 'reporter',
    'fountain pen': 'writer, author, poet, novelist',
    coin: 'merchant, trader, cashier, shopkeeper, storekeeper, vendor, seller, shop owner, clerk',
    anchor: 'sailor, seaman, captain, sea captain, ship captain, skipper',
    'gold star': 'sheriff',
    shoe: 'cobbler, shoemaker',
    key: 'locksmith',
    clock: 'clockmaker, watchmaker',
    'light bulb': 'inventor',
    gem: 'jeweler',
    vase: 'potter',
    'magic wand': 'magician, illusionist',
    cocktail: 'bartender',
    'life preserver': 'lifeguard',
    gloves: 'goalkeeper, goalie',
    'boxing glove': 'fighter',
    'military helmet': 'soldier, army man, trooper, infantryman, army soldier, marine',
    'money bag': 'burglar, robber, thief, bandit, smuggler',
    bandage: 'patient',
    backpack: 'backpacker',
    whistle: 'referee, coach',
    candle: 'monk',
  }).flatMap(([thing, people]) => people.split(', ').map((name) => [name, thing])),
)

/** The noun of what has to be painted before somebody so that people see who it is. */
export function gearOf({ name }: Thing, art: Art): string | undefined {
  if (art.set === 'game-icons') return undefined
  if (art.id === '1f93a' && bearers.test(name)) return 'shield'
  return Object.hasOwn(emblems, name) ? emblems[name] : undefined
}
