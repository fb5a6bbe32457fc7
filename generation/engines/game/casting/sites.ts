import { hasPlot } from '@makebelieve/kit/game-2d/scenery/scenery'
import type { Scene } from '../../../things/thing.ts'

/** What of a scene is meant, by what a stranger would call it: views have grounds of their own for these, seen from above. */
// biome-ignore format: a table reads best with one row a line
const sites: { [scene in Scene]?: Record<string, string> } = {
  meadow: { savanna: 'savanna, savannah, african plain, african plains, serengeti, safari park' },
  haunted: { hotel: 'haunted hotel, ghost hotel, haunted inn' },
  moon: {
    base: 'moon base, lunar base, moonbase, space base, base, lunar colony, moon colony',
    mars: 'mars, red planet',
  },
  space: { station: 'space station, spaceship, space ship, spacecraft, starship, mothership, rocket ship, spaceship interior' },
  underwater: { submarine: 'submarine, sub, submarine interior, inside a submarine' },
  sea: {
    river: 'river, stream, creek, brook, river bank, riverbank, canal, waterway, rapids',
    deck: 'deck, ship deck, deck of a ship, pirate ship, ship, sailing ship, galleon, boat, ferry',
  },
  city: {
    rooftop: 'rooftop, rooftops, roof, roofs, city rooftop, city rooftops',
    front: 'skyscraper front, front of a skyscraper, facade, face of a skyscraper, front of a building, outside of a skyscraper',
    station: 'train station, railway station, subway station, metro station, station, subway',
  },
  kitchen: {
    bakery: 'bakery, bakehouse, bake shop, patisserie, bread shop',
    pub: 'pub, tavern, bar, beer hall, alehouse',
    cafe: 'cafe, café, restaurant, diner, bistro, coffee shop, pizzeria, cafeteria, canteen, coffee house, tea house',
  },
  snow: {
    station:
      'research station, polar station, arctic station, antarctic station, arctic base, antarctic base, polar base, ice station',
    ice: 'ice, ice rink, ice floor, icy floor, floor of ice, frozen lake, frozen pond, skating rink, ice hill, icy hill, ice slope, ice floe, ice field, glacier',
  },
  farm: {
    barn: 'barn, stable, stables, cowshed, horse stable, chicken coop, henhouse, hen house',
    field: 'field, farm field, corn field, cornfield, wheat field, crop field, potato field, vegetable field, carrot field',
  },
  stadium: { court: 'basketball court, volleyball court, badminton court, court, gym, school gym, gymnasium, sports hall' },
  beach: {
    docks: 'dock, docks, pier, wharf, quay, jetty, harbor, harbour, port, marina, boardwalk',
    pool: 'swimming pool, pool',
  },
  park: { golf: 'golf course, minigolf course, mini golf course, golf green, putting green' },
  village: {
    shrine: 'shrine, shinto shrine, japanese shrine, japanese temple, torii',
    church: 'church, chapel, cathedral, abbey, monastery',
    market: 'market, market square, marketplace, market place, bazaar, farmers market',
  },
  factory: { yard: 'scrapyard, scrap yard, junkyard, junk yard, dump, garbage dump, landfill, trash heap' },
  school: { hallway: 'school hallway, hallway, corridor, school corridor' },
  laboratory: {
    vein: 'vein, veins, bloodstream, blood stream, blood vessel, artery, human body, body, inside the body, inside a body, inside the human body',
    hospital: 'hospital, ward, hospital ward, infirmary',
  },
  house: {
    hotel: 'hotel, hotel lobby, lobby, motel, inn',
    hallway: 'hallway, corridor, hall, hotel hallway, hotel corridor, passage, entrance hall',
    office: 'office, office room, workplace, open plan office, call center',
    cellar: 'cellar, basement, wine cellar',
    bedroom: 'bedroom, nursery, hotel room, kids bedroom, dormitory',
    bathroom: 'bathroom, toilet, restroom',
    museum: 'museum, art museum, gallery, art gallery',
  },
  road: {
    rails: 'railway, railroad, rails, rail, railway track, railway tracks, train track, train tracks, tracks, rail yard, train yard, railway line',
    parking: 'parking lot, car park, parking garage',
  },
}

/** Tall houses of which the front is meant where somebody goes up and down it, or does something to its windows. */
const tall =
  /\b(?:skyscraper|high[- ]rise|tower block|office tower|apartment (?:building|block)|office building)s?$/
const upright =
  /\b(?:up|down|climb\w*|scal(?:es?|ing)|outside|front|side|face|windows?|fa[cç]ade)\b[^.!?]{0,40}\b(?:skyscraper|high[- ]rise|tower block|office tower|building)|\b(?:skyscraper|high[- ]rise|building)\b[^.!?]{0,60}\bwindows?\b/i

/** What the words for a place mean in a scene, and what is done there, where a ground is painted for it. */
export function siteOf(scene: Scene, words: string | undefined, prompt = ''): string | undefined {
  const said = words?.toLowerCase().replace(/^(?:an?|the|my|his|her|their|your) /, '')
  const isFront = scene === 'city' && tall.test(said ?? '') && upright.test(prompt)
  const [site] = isFront
    ? ['front']
    : (Object.entries(sites[scene] ?? {}).find(([, names]) =>
        names.split(', ').some((name) => said === name || said?.endsWith(` ${name}`)),
      ) ?? [])
  return hasPlot(scene, site) ? site : undefined
}
