import { openCatalogue } from '../../../things/catalogue.ts'
import type { Scene } from '../../../things/thing.ts'

/** What a stranger would call each scenery as it is painted. Other places are painted by the nearest of these, and told so. */
// biome-ignore format: a table reads best with one row a line
const names: Record<Scene, string> = {
  meadow: 'meadow, field, fields, grassland, prairie, pasture, countryside, lawn, grass, nature, outdoors, plain, plains',
  forest: 'forest, wood, woods, woodland, grove, thicket, clearing',
  jungle: 'jungle, rainforest, rain forest',
  garden: 'garden, backyard, yard, flower bed, greenhouse',
  farm: 'farm, farmyard, barnyard, ranch, farmland, cornfield',
  village: 'village, town, hamlet, neighborhood, neighbourhood, street, square, small town',
  city: 'city, town, downtown, street, streets, metropolis, city street',
  'neon-city': 'neon city, cyberpunk city, city, futuristic city',
  road: 'road, highway, street, freeway, motorway, racetrack, lane, avenue',
  park: 'park, playground, city park',
  desert: 'desert, dunes, sand dunes, sand, sahara',
  beach: 'beach, shore, seashore, seaside, coast, island',
  sea: 'sea, ocean, open sea, high seas, seas, water',
  underwater: 'underwater, ocean floor, sea floor, seabed, coral reef, reef, deep sea, under the sea, bottom of the sea',
  swamp: 'swamp, marsh, bog, bayou, wetland, pond',
  snow: 'snow, arctic, antarctica, north pole, south pole, tundra, winter, ice, snowy hill, snow hill, icy hill, ice hill, ski slope, snowy field, snowy mountain, snowy forest',
  mountain: 'mountain, mountains, peak, cliff, cliffs, alps, hills',
  volcano: 'volcano, lava',
  cave: 'cave, cavern, tunnel, tunnels, mine, underground',
  dungeon: 'dungeon, crypt, catacombs',
  castle: 'castle, fortress, palace, courtyard',
  graveyard: 'graveyard, cemetery, churchyard',
  haunted: 'haunted house, haunted mansion, haunted forest, haunted castle, haunted place, mansion',
  sky: 'sky, clouds, air, heaven, above the clouds',
  space: 'space, outer space, galaxy, universe, cosmos, deep space',
  moon: 'moon, lunar surface',
  factory: 'factory, workshop, warehouse',
  laboratory: 'laboratory, lab, science lab',
  kitchen: 'kitchen',
  house: 'house, home, living room, room, apartment',
  school: 'school, classroom',
  library: 'library, bookshop, bookstore',
  shop: 'shop, store, supermarket, market, grocery store',
  stadium: 'stadium, arena, soccer field, football field, pitch',
  carnival: 'carnival, fair, funfair, fairground, amusement park, circus',
  candy: 'candy land, candyland, candy world, candy kingdom',
  abstract: 'nowhere, abstract',
}

/** Where walls and furniture make the place, whatever stands around them. */
const indoors = new Set<Scene>([
  'factory',
  'laboratory',
  'kitchen',
  'house',
  'school',
  'library',
  'shop',
  'dungeon',
  'castle',
])

/**
 * Whether the words for a place name what is painted for it, whatever else they say of it: 'dark forest'. But a village of ice is painted
 * otherwise than a village.
 */
export function isCalled(scene: Scene, words: string): boolean {
  const said = words.toLowerCase().replace(/^(?:an?|the|my|his|her|their|your) /, '')
  return names[scene].split(', ').some((name) => {
    if (said === name) return true
    if (!said.endsWith(` ${name}`)) return false
    const other = openCatalogue().sceneOf(said.slice(0, -name.length).trim())
    // Nothing haunts the walls of a bright classroom.
    return other === undefined || other === scene || (indoors.has(scene) && other !== 'haunted')
  })
}
