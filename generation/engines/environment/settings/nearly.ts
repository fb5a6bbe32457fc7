/**
 * Words that a setting answers to because nothing nearer is there yet: whoever comes to see the one would not call it so. They choose the place,
 * and the proof says what it is shown as. A setting of its own takes its words out of here.
 */
const rows: Record<string, string> = {
  'candy-land': 'chocolate factory',
  'japanese-garden': 'chinese garden, asian garden',
  vineyard: 'olive grove, provence village',
  orchard: 'orange grove, lemon grove',
  'wheat-field':
    'rice field, rice paddy, rice terrace, tulip field, tulip fields, field of tulips, pumpkin patch, sunflower field, field of sunflowers',
  steppe: 'scottish highlands, highlands',
  village: 'hobbit village, mountain village, alpine village',
  'medieval-village': 'elven village, elf village, viking village, ancient village',
  'fishing-village': 'greek village, greek island, santorini',
  'castle-grounds': 'palace',
  'pirate-cove': 'pirate village',
  harbour: 'shipyard, lighthouse',
  desert: 'post apocalyptic wasteland',
  arctic: 'ice kingdom, ice planet',
  glacier: 'ski slope, everest, mount everest, himalaya, himalayas',
  'mountain-pass': 'mountain temple, mountain monastery',
  graveyard: 'haunted house, haunted village, vampire castle, draculas castle, spooky village, halloween',
  battlefield: 'military base, trenches',
  'temple-ruins': 'temple, aztec temple, angkor wat, lost city, ancient city, olympus, mount olympus',
  'prehistoric-land': 'stone age, ice age',
  'coral-reef': 'atlantis, underwater city, underwater kingdom',
  'sunken-ship': 'sunken city, sunken temple, underwater ruins',
  'airport-field': 'spaceport, launch pad, rocket launch site, helipad',
  'construction-site': 'quarry, excavation',
  'floating-islands':
    'sky city, city in the sky, cloud city, floating city, floating castle, castle in the sky, sky temple',
  'alien-planet': 'alien desert, alien jungle',
  'mars-colony': 'space colony',
  'cyberpunk-street': 'space city',
  'tokyo-street':
    'seoul, seoul street, times square, piccadilly circus, las vegas strip, japanese village street',
  'old-town': 'steampunk city, steampunk street, christmas town, christmas street',
  alley: 'slum, favela',
  chinatown: 'lantern festival',
  'bus-stop': 'tram stop, bus station',
  'roman-forum': 'atlantis city, ancient greece, acropolis',
  'medieval-market': 'castle courtyard, courtyard',
  'modern-plaza': 'campus, university campus, eco city',
  'parking-lot': 'parking garage, drive in cinema, drive in',
  'gas-station': 'motel',
  rooftop: 'balcony, rooftop pool',
  'running-track': 'baseball stadium, baseball field, tennis court, tennis stadium, cricket ground',
  colosseum: 'rodeo, bullring, boss arena',
  cellar: 'vault',
  office: 'police station, newsroom',
  'server-room': 'mission control, control room',
  'art-studio': 'pottery studio',
  workshop: 'barn interior, stable interior, auto repair shop',
  forge: 'armory, armoury, foundry',
  'factory-hall':
    'engine room, boiler room, reactor, clock tower interior, steam engine interior, power plant interior, power plant hall',
  warehouse: 'area 51, hangar, aircraft hangar, hangar interior',
  supermarket: 'mall, shopping mall, shopping center, department store, pharmacy',
  boutique: 'antique shop, hair salon, barbershop, barber shop, jewelry store, antique shop interior',
  'toy-shop': 'candy shop, candy store, sweet shop, chocolate shop',
  bookshop: 'record store',
  'cafe-room': 'tea house, teahouse, tea room, cat cafe, ice cream parlour, ice cream parlor',
  'restaurant-room': 'sushi bar, sushi restaurant, ramen shop, ramen bar, cafeteria, canteen, food court',
  tavern: 'nightclub, night club, disco, dance club, jazz bar, cocktail bar',
  gym: 'dojo room, basketball court, boxing ring, locker room, dojo interior',
  arcade: 'casino, casino interior',
  theatre: 'circus ring, circus tent interior, puppet theatre',
  'concert-hall': 'recording studio, music studio, jazz club',
  'temple-hall':
    'mosque, synagogue, monastery, mosque interior, egyptian temple, mayan temple, egyptian temple interior',
  'throne-room': 'ballroom, ball room, palace ballroom',
  'great-hall': 'longhouse',
  cave: 'lava cave, volcano interior, underground lake, bear cave',
  'ice-cave': 'ice palace, ice palace interior, fortress of solitude',
  'crystal-cave': 'mushroom cave, treasure cave, glowworm cave',
  dungeon: 'labyrinth, maze',
  mine: 'tunnel',
  'station-hall':
    'airport terminal, airport hall, airport lounge, departure lounge, airport interior, bank hall, bank interior, hotel lobby, hotel interior, lobby, foyer, reception',
  'train-carriage': 'bus interior, tram interior, subway car interior',
  'airplane-cabin': 'airship interior',
  'submarine-room':
    'underwater base, underwater lab, underwater station, underwater hotel, aquarium tunnel, whale interior',
  'space-station':
    'moon base, moon base interior, lunar base interior, space base, space lab, ufo interior, alien spaceship interior, rocket interior',
  'spaceship-bridge': 'command center, space command',
  'wizard-study': 'observatory, observatory interior, lighthouse interior, tower interior, astronomers study',
  'potion-room': 'witchs cottage, witchs house',
  'haunted-room': 'abandoned hospital, haunted hotel, escape room',
  'roman-street': 'ancient greek street',
  'car-showroom': 'motorcycle showroom',
  aquarium: 'pool hall, indoor pool, swimming pool hall',
}

const bySetting = new Map(
  Object.entries(rows).map(([id, words]) => [id, new Set(words.split(', ').filter(Boolean))]),
)

/** The settings that have such words, for the test that holds them against the settings. */
export const settingsWithNearWords = (): [id: string, words: string[]][] =>
  [...bySetting].map(([id, words]) => [id, [...words]])

/** Words of the inside of something are those of the thing: 'inside a moon base'. */
const insides = /^(?:interior of|inside of|inside) (?:an?|the|my) (.+)$/

/** Whether a setting only stands in for what these words name. */
export function isNearly(id: string, words: string): boolean {
  const near = bySetting.get(id)
  const said = words.toLowerCase()
  const within = insides.exec(said)?.[1]
  return (
    near !== undefined &&
    (near.has(said) || (within !== undefined && (near.has(`${within} interior`) || near.has(within))))
  )
}
