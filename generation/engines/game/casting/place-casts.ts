import type { SceneCast } from './scene-casts.ts'

type PlaceCast = Partial<Record<keyof SceneCast, string>>

/**
 * Places that share their scenery with others but not their people: a hospital is painted like a laboratory, and nobody
 * there chases robots. By the last words that name the place.
 */
// biome-ignore format: a table reads best with one row a line
const placeCasts: Record<string, PlaceCast> = {
  hospital: { player: 'nurse, doctor', enemy: 'virus, rat', hazard: 'virus, syringe', collectible: 'pill, bandage, syringe', goal: 'ambulance, bed', obstacle: 'bed, box', friend: 'patient', boss: 'virus', prop: 'bed' },
  airport: { player: 'pilot, suitcase', enemy: 'thief, dog', hazard: 'cart, cone', collectible: 'suitcase, ticket, passport', goal: 'airplane', obstacle: 'suitcase, cone', friend: 'traveler', prop: 'airplane' },
  temple: { player: 'explorer, monk', enemy: 'snake, scorpion', hazard: 'spider, arrow', collectible: 'gem, statue, gold', goal: 'door, chest', obstacle: 'statue, rock', boss: 'dragon', prop: 'torch' },
  pyramid: { player: 'explorer, camel', enemy: 'mummy, scorpion', hazard: 'snake, spider', collectible: 'gem, gold, scroll', goal: 'chest, door', obstacle: 'rock, pot', boss: 'mummy', prop: 'torch' },
  museum: { player: 'detective, child', enemy: 'thief, mummy', hazard: 'laser, camera', collectible: 'painting, vase, gem', goal: 'door', obstacle: 'statue, vase', boss: 'mummy', prop: 'painting' },
  zoo: { player: 'zookeeper, monkey', enemy: 'lion, gorilla', hazard: 'snake, skunk', collectible: 'banana, carrot, peanut', goal: 'gate', obstacle: 'fence, log', boss: 'gorilla', friend: 'giraffe', prop: 'tree' },
  saloon: { player: 'cowboy, sheriff', enemy: 'bandit, snake', hazard: 'bottle, dynamite', collectible: 'coin, star, gold', goal: 'door, horse', obstacle: 'barrel, table', boss: 'bandit', prop: 'barrel' },
  prison: { player: 'prisoner, thief', enemy: 'police officer, dog', hazard: 'camera, spotlight', collectible: 'key, spoon, coin', goal: 'door, car', obstacle: 'crate, bed', boss: 'police officer', prop: 'chain' },
  jail: { player: 'prisoner, thief', enemy: 'police officer, dog', hazard: 'camera, spotlight', collectible: 'key, spoon, coin', goal: 'door, car', obstacle: 'crate, bed', boss: 'police officer', prop: 'chain' },
  bank: { player: 'police officer, thief', enemy: 'thief, police officer', hazard: 'camera, laser', collectible: 'money bag, gold, coin', goal: 'car, door', obstacle: 'safe, box', prop: 'coin' },
  office: { player: 'office worker, coffee', enemy: 'boss, printer', hazard: 'stapler, paper', collectible: 'coffee, paper clip, folder', goal: 'door, desk', obstacle: 'desk, box', boss: 'businessman', prop: 'plant' },
  'space station': { player: 'astronaut, robot', enemy: 'alien, robot', hazard: 'laser, meteor', collectible: 'battery, crystal, star', goal: 'rocket, door', obstacle: 'crate, barrel', friend: 'astronaut', prop: 'satellite' },
  station: { player: 'train, traveler', enemy: 'thief, pigeon', hazard: 'cart, cone', collectible: 'ticket, suitcase, coin', goal: 'train', obstacle: 'bench, suitcase', friend: 'traveler', prop: 'clock' },
  restaurant: { player: 'waiter, chef', enemy: 'rat, fly', hazard: 'knife, fire', collectible: 'pizza, spaghetti, cake', goal: 'plate, table', obstacle: 'chair, table', boss: 'rat', friend: 'customer', prop: 'plate' },
  bakery: { player: 'baker, mouse', enemy: 'mouse, ant', hazard: 'fire, fork', collectible: 'croissant, bread, cupcake', goal: 'basket, oven', obstacle: 'bread, box', boss: 'rat', prop: 'cake' },
  church: { player: 'priest, angel', enemy: 'devil, bat', hazard: 'candle, spider', collectible: 'candle, bell, book', goal: 'church, door', obstacle: 'bench, box', boss: 'devil', prop: 'candle' },
  playground: { player: 'child, dog', enemy: 'goose, bully', hazard: 'bee, ball', collectible: 'ball, ice cream, balloon', goal: 'slide, bench', obstacle: 'bench, box', prop: 'balloon' },
  circus: { player: 'clown, acrobat', enemy: 'lion, clown', hazard: 'bomb, fire', collectible: 'balloon, ticket, popcorn', goal: 'circus tent', obstacle: 'drum, box', boss: 'bear', friend: 'elephant', prop: 'balloon' },
  mine: { player: 'miner, mole', enemy: 'bat, spider', hazard: 'rock, dynamite', collectible: 'gold, gem, crystal', goal: 'ladder, door', obstacle: 'rock, crate', boss: 'dragon', prop: 'lantern' },
  tower: { player: 'knight, princess', enemy: 'dragon, bat', hazard: 'bomb, bat', collectible: 'crown, coin, gem', goal: 'castle, door', obstacle: 'crate, barrel', boss: 'dragon', prop: 'flag' },
}

/** Who haunts any place that is meant to be spooky. */
const haunts: PlaceCast = {
  enemy: 'ghost, zombie, skeleton, vampire',
  hazard: 'spider, bat',
  boss: 'vampire, ghost',
}

export function castOfPlace(words: string | undefined, isSpooky: boolean, role: string): string[] {
  const key = role as keyof SceneCast
  const place = Object.keys(placeCasts).find((name) => words === name || words?.endsWith(` ${name}`) === true)
  const haunting = isSpooky ? (haunts[key]?.split(', ') ?? []) : []
  return [...haunting, ...((place && placeCasts[place]?.[key]?.split(', ')) || [])]
}

/** Places whose people somebody of that name is one of. */
export function workplacesOf(name: string): string[] {
  return Object.keys(placeCasts).filter((place) =>
    [placeCasts[place]?.player, placeCasts[place]?.friend].some((who) => who?.split(', ').includes(name)),
  )
}
