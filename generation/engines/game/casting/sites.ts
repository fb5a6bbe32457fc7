import { hasPlot } from '@makebelieve/kit/game-2d/scenery/scenery'
import type { Scene } from '../../../things/thing.ts'

/** What of a scene is meant, by what a stranger would call it: views have grounds of their own for these, seen from above. */
// biome-ignore format: a table reads best with one row a line
const sites: { [scene in Scene]?: Record<string, string> } = {
  moon: {
    base: 'moon base, lunar base, moonbase, space base, base, lunar colony, moon colony',
    mars: 'mars, red planet',
  },
  space: { station: 'space station, spaceship, space ship, spacecraft, starship, mothership, rocket ship, spaceship interior' },
  sea: { deck: 'deck, ship deck, deck of a ship, pirate ship, ship, sailing ship, galleon, boat, ferry' },
  city: {
    rooftop: 'rooftop, rooftops, roof, roofs, city rooftop, city rooftops',
    station: 'train station, railway station, subway station, metro station, station, subway',
  },
  kitchen: {
    pub: 'pub, tavern, bar, beer hall, alehouse',
    cafe: 'cafe, café, restaurant, diner, bistro, coffee shop, pizzeria, cafeteria, canteen, coffee house, tea house',
  },
  snow: { ice: 'ice, ice rink, frozen lake, frozen pond, skating rink, ice hill, icy hill, ice slope, ice floe, ice field, glacier' },
  farm: { field: 'field, farm field, corn field, cornfield, wheat field, crop field, potato field, vegetable field, carrot field' },
  stadium: { court: 'basketball court, volleyball court, badminton court, court, gym, school gym, gymnasium, sports hall' },
  beach: { pool: 'swimming pool, pool' },
  laboratory: { hospital: 'hospital, ward, hospital ward, infirmary' },
  house: {
    bedroom: 'bedroom, nursery, hotel room, kids bedroom, dormitory',
    bathroom: 'bathroom, toilet, restroom',
    museum: 'museum, art museum, gallery, art gallery',
  },
  road: { parking: 'parking lot, car park, parking garage' },
}

/** What the words for a place mean in a scene, where a ground is painted for it. */
export function siteOf(scene: Scene, words: string | undefined): string | undefined {
  const said = words?.toLowerCase().replace(/^(?:an?|the|my|his|her|their|your) /, '')
  const [site] =
    Object.entries(sites[scene] ?? {}).find(([, names]) =>
      names.split(', ').some((name) => said === name || said?.endsWith(` ${name}`)),
    ) ?? []
  return hasPlot(scene, site) ? site : undefined
}
