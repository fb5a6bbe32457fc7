import { openCatalogue } from '../things/catalogue.ts'
import { pluralOf } from '../things/inflection.ts'
import type { Sense, Thing } from '../things/thing.ts'

/**
 * Nouns of which one sense has a picture, and sentences that mean another: sheep are driven into no ballpoint. A sense is told by what stands
 * beside the noun, `among`; where `not` stands there as well, nothing is sure and the usual sense is kept. Without `as` there is
 * nothing that would show it, and it is its name; with `near` what is shown is only near to it, and is told as that.
 */
type Row = { among: string; not?: string } & Sense

const livestock =
  'sheep lamb pig piglet hog cow cattle calf calves horse pony ponies chicken hen duck duckling goose geese goat llama alpaca herd flock shepherd farmer animal puppy puppies rabbit bunny bunnies bull dinosaur unicorn'
const liquids =
  'fish goldfish shark coral chocolate oil fuel gas petrol milk oxygen juice paint flow pour pipe pump fountain leak drain faucet hose'
const dancing = 'dance dancing dancer dress gown waltz masquerade cinderella ballroom prince princess royal'
const gardening =
  'garden gardener flower plant weed seed seedling tulip rose vegetable carrot lettuce soil compost sprout'
const keyboard = 'press typing keyboard arrow wasd spacebar'

// biome-ignore format: a table reads best with one row a line
const rows: Record<string, readonly Row[]> = {
  ball: [{ among: dancing, not: 'kick bounce catch throw hit roll soccer football tennis basketball juggle' }],
  bank: [{ among: 'river stream brook shore otter beaver canoe', not: 'money robber vault heist rob gold cash' }],
  bar: [{ among: 'gold ingot', as: 'gold bar' }, { among: 'chocolate candy', as: 'chocolate bar' }, { among: 'prison prisoner jail cage' }],
  bass: [{ among: 'guitar band music concert drum', as: 'guitar', near: true }],
  bat: [{ among: 'baseball pitch pitcher inning', as: 'baseball bat' }, { among: 'wicket bowler' }],
  bed: [{ among: gardening, not: 'sleep bedroom pillow blanket nap dream hotel hospital', as: 'flower bed' }],
  bolt: [{ among: 'lightning thunder zeus storm', as: 'lightning' }],
  bow: [{ among: 'gift present hair ribbon wrap', not: 'arrow archer', as: 'ribbon' }, { among: 'violin cello fiddle' }],
  boxer: [{ among: 'dog puppy puppies', as: 'dog', near: true }],
  bug: [{ among: 'code software programmer developer program' }],
  bulb: [{ among: `tulip daffodil ${gardening}`, not: 'lamp light electric', as: 'seed', near: true }],
  calf: [{ among: 'muscle leg' }],
  camper: [{ among: "tent scare bear forest marshmallow campfire s'mores mosquito mosquitoes", as: 'hiker', near: true }],
  cell: [{ among: 'prison prisoner jail guard escape', not: 'blood virus body' }],
  chest: [{ among: 'muscle gorilla pound' }],
  china: [{ among: 'bull shop porcelain teacup', as: 'plate', near: true }],
  chip: [{ among: 'computer circuit silicon processor' }, { among: 'poker casino bet', as: 'coin', near: true }],
  club: [{ among: 'golf golfer', as: 'golf club' }, { among: 'dj nightclub dancefloor dancer' }],
  coach: [{ among: 'team soccer football basketball player training' }],
  cone: [{ among: 'ice cream scoop', as: 'ice cream cone' }],
  corral: [{ among: livestock, as: 'fence' }],
  crane: [{ among: 'construction lift lifting container building steel girder cargo crate harbor harbour hook', not: 'egg nest wing bird fly', as: 'tower crane' }],
  cricket: [{ among: 'wicket bowler batsman umpire' }],
  crook: [{ among: 'shepherd shepherdess sheep lamb herd flock bishop', not: 'police steal thief', as: 'staff', near: true }],
  date: [{ among: 'girlfriend boyfriend romantic' }],
  deck: [{ among: 'ship sailor boat pirate swab yacht', not: 'card deckbuilder', as: 'wooden plank', near: true }],
  diamond: [{ among: 'baseball inning pitcher' }],
  drone: [{ among: 'bee hive honey', as: 'bee', near: true }],
  enclosure: [{ among: livestock, as: 'fence' }],
  fan: [{ among: 'football concert stadium team singer band autograph' }],
  fork: [{ among: 'road path trail' }],
  gate: [{ among: 'airport flight boarding' }],
  glasses: [{ among: 'wine champagne prosecco', not: 'wear wearing nose reading read', as: 'wine glass' }, { among: 'bottle drink juice beer water lemonade half-full jug pitcher', not: 'wear wearing nose reading read', as: 'drinking glass' }],
  horn: [{ among: 'bull rhino unicorn goat ram' }, { among: 'honk traffic' }],
  jam: [{ among: 'traffic highway', not: 'bread toast jar' }],
  joker: [{ among: 'batman gotham' }],
  jumper: [{ among: 'wool knit', as: 'sweater' }],
  key: [{ among: keyboard }, { among: 'piano melody' }],
  kid: [{ among: 'nanny goat billy', as: 'goat', near: true }],
  king: [{ among: 'chess checkmate', as: 'chess piece', near: true }],
  knight: [{ among: 'chess checkmate', as: 'chess piece', near: true }],
  leaf: [{ among: 'table' , not: 'tree fall autumn wind plant' }],
  letter: [{ among: 'alphabet spell spelling vowel typing anagram', not: 'mail mailman post postman envelope mailbox' }],
  light: [{ among: 'traffic' , as: 'traffic light' }],
  match: [{ among: 'candle fire burn strike', not: 'color colour pair tile' }],
  mine: [{ among: 'submarine ship navy warship minefield', as: 'naval mine' }],
  model: [{ among: 'fashion runway catwalk' }],
  mole: [{ among: 'agent spy spies cia' }],
  monitor: [{ among: 'computer desk office' }],
  mouse: [{ among: 'cursor click computer keyboard', not: 'cheese cat hole', as: 'computer mouse' }],
  nail: [{ among: 'polish manicure salon finger' }],
  note: [{ among: 'music melody guitar piano song rhythm tune choir', as: 'musical note' }],
  nut: [{ among: 'bolt screw wrench mechanic', as: 'nut and bolt' }],
  organ: [{ among: 'surgeon surgery patient kidney lung', as: 'heart', near: true }],
  pad: [{ among: 'lily frog pond', as: 'lily pad' }],
  paddock: [{ among: livestock, as: 'fence' }],
  palm: [{ among: 'fortune gypsy teller', as: 'hand' }],
  pen: [{ among: livestock, as: 'fence' }],
  pitcher: [{ among: 'baseball strike batter', as: 'baseball player' }],
  plane: [{ among: 'carpenter woodwork workshop' }],
  plant: [{ among: 'nuclear chemical worker assembly', not: 'water garden seed grow', as: 'factory' }],
  plate: [{ among: 'license tectonic earthquake' }],
  pool: [{ among: 'billiard cue' }],
  port: [{ among: 'usb cable' }],
  queen: [{ among: 'chess checkmate', as: 'chess piece', near: true }],
  ray: [{ among: 'sun sunlight laser gun light', not: 'sea ocean coral manta' }],
  record: [{ among: 'world highest fastest break', not: 'vinyl music dj' }],
  ring: [{ among: 'boxing boxer wrestler wrestling' }, { among: 'plane glider fly flies flying hoop', not: 'finger wedding gold wear', as: 'hoop' }],
  rock: [{ among: 'band concert guitar' }],
  roll: [{ among: 'bake baker bakery baking bread butter dough fresh', as: 'bread' }],
  rook: [{ among: 'chess checkmate', as: 'chess piece', near: true }],
  ruler: [{ among: 'kingdom throne crown empire', as: 'king', near: true }],
  scale: [{ among: 'dragon fish mermaid snake' }],
  seal: [{ among: 'wax envelope' }],
  shell: [{ among: 'tank cannon artillery', not: 'beach turtle snail crab', as: 'bomb', near: true }],
  shower: [{ among: 'meteor comet asteroid' }],
  spring: [{ among: 'winter summer autumn season' }, { among: 'water geyser', not: 'bounce jump coil' }],
  staff: [{ among: 'restaurant hotel office manager hire', not: 'wizard magic mage' }],
  star: [{ among: 'movie hollywood film paparazzi', not: 'sky night collect' }],
  table: [{ among: 'multiplication' }],
  tank: [{ among: liquids, not: 'army soldier battle shoot war cannon enemy enemies', as: 'barrel', near: true }],
  tap: [{ among: 'dance dancing dancer' }],
  toast: [{ among: 'wedding speech champagne' }],
  track: [{ among: 'album song' }],
  trolley: [{ among: 'bread tea cake baker waiter market supermarket grocery groceries luggage airport shopping nurse', not: 'rail track tracks tram street city', as: 'shopping cart', near: true }],
  trunk: [{ among: 'elephant' }, { among: 'tree lumberjack chop', as: 'log' }],
  turkey: [{ among: 'istanbul country' }],
  virus: [{ among: 'computer software hacker' }],
  web: [{ among: 'internet website browser' }],
  worker: [{ among: 'ant anthill', as: 'ant' }, { among: 'bee hive honey', as: 'bee' }],
}

const endings = '(?:s|es|ed|d|ing)?'
const beside = (words: string) => new RegExp(`\\b(?:${words.split(' ').join('|')})${endings}\\b`, 'i')
const compiled = new Map(
  Object.entries(rows).map(([noun, senses]) => [
    noun,
    senses.map(({ among, not, ...sense }) => ({
      among: beside(among),
      not: not === undefined ? undefined : beside(not),
      sense,
    })),
  ]),
)

/** The sense in which a text means a noun, where that is not the usual one. What the noun itself says is no company. */
export function otherSense(noun: string, text: string): Sense | undefined {
  const senses = compiled.get(noun)
  if (!senses) return undefined
  const around = withoutNoun(noun, text)
  return senses.find(({ among, not }) => among.test(around) && !not?.test(around))?.sense
}

/**
 * Other senses that a noun may have in a text, as far as something shows them as they are: a crane is a bird, and a tower crane. None where the
 * text tells which is meant.
 */
export function sensesBeside(noun: string, text: string): string[] {
  if (otherSense(noun, text)) return []
  const around = withoutNoun(noun, text)
  return (compiled.get(noun) ?? []).flatMap(({ not, sense: { as, near } }) =>
    as !== undefined && !near && !not?.test(around) ? [as] : [],
  )
}

const withoutNoun = (noun: string, text: string) =>
  text.replace(new RegExp(`\\b${noun}${endings}\\b`, 'gi'), ' ')

/** The noun in that sense: as whatever shows it, under its own name. Of what nothing shows only the name is known. */
export function inSense(noun: string, sense: Sense): Thing {
  const catalogue = openCatalogue()
  const own = { name: noun, plural: pluralOf(noun), sense }
  if (sense.as !== undefined) return { ...catalogue.find(sense.as), ...own }
  return { ...catalogue.find(noun), ...own, kinds: [noun], above: [], traits: ['symbol'], motion: 'still' }
}
