import type { Scene } from '../../../things/thing.ts'

/** Who lives where: what a stage is filled with when the prompt does not say. Several words: the first that is free. */
export type SceneCast = {
  player: string[]
  enemy: string[]
  hazard: string[]
  collectible: string[]
  goal: string[]
  obstacle: string[]
  boss: string[]
  friend: string[]
  prop: string[]
}

const row = (
  player: string,
  enemy: string,
  hazard: string,
  collectible: string,
  goal: string,
  obstacle: string,
  boss: string,
  friend: string,
  prop: string,
): SceneCast => {
  const words = (text: string) => text.split(', ')
  return {
    player: words(player),
    enemy: words(enemy),
    hazard: words(hazard),
    collectible: words(collectible),
    goal: words(goal),
    obstacle: words(obstacle),
    boss: words(boss),
    friend: words(friend),
    prop: words(prop),
  }
}

/* prettier-ignore */
// biome-ignore format: a table reads best with one row a line
export const sceneCasts: Record<Scene, SceneCast> = {
  meadow:      row('rabbit, hedgehog', 'fox, snake', 'bee, thistle', 'flower, strawberry, clover', 'house', 'rock, log', 'wolf', 'chick', 'tree, tulip'),
  forest:      row('squirrel, fox', 'wolf, boar', 'spider, mushroom', 'acorn, berry, mushroom', 'tree house, hut', 'log, rock', 'bear', 'owl', 'tree, pine'),
  jungle:      row('monkey, parrot', 'tiger, snake', 'spider, snake', 'banana, mango, coconut', 'temple', 'log, rock', 'gorilla', 'toucan', 'palm tree, fern'),
  garden:      row('bee, ladybug', 'wasp, spider', 'snail, thistle', 'flower, rose, sunflower', 'hive, house', 'flower pot, rock', 'spider', 'butterfly', 'tulip, sunflower'),
  farm:        row('chicken, pig', 'fox, wolf', 'tractor, scarecrow', 'egg, carrot, corn', 'barn, house', 'hay, fence', 'bull', 'chick', 'tree, sheaf of rice'),
  village:     row('child, dog', 'thief, wolf', 'cart, bee', 'coin, apple, bread', 'house', 'barrel, crate', 'ogre', 'cat', 'house, tree'),
  city:        row('dog, person', 'pigeon, thief', 'car, taxi', 'coin, pizza, balloon', 'building', 'barrier, trash can', 'robot', 'cat', 'tree, bench'),
  'neon-city': row('robot, motorcycle', 'drone, alien', 'laser, car', 'battery, gem, coin', 'building', 'barrier, crate', 'robot', 'robot', 'satellite'),
  road:        row('car, motorcycle', 'truck, police car', 'traffic cone, oil drum', 'coin, fuel pump, star', 'flag, checkered flag', 'barrier, traffic cone', 'truck', 'bus', 'tree'),
  park:        row('dog, child', 'goose, wasp', 'bee, skateboard', 'ball, ice cream, flower', 'bench, fountain', 'bench, rock', 'goose', 'duck', 'tree, tulip'),
  desert:      row('lizard, camel', 'scorpion, snake', 'cactus, spider', 'gem, water drop, coin', 'tent, pyramid', 'cactus, rock', 'scorpion', 'camel', 'cactus, palm tree'),
  beach:       row('crab, turtle', 'seagull, crab', 'jellyfish, wave', 'shell, coconut, ice cream', 'sandcastle, umbrella', 'rock, log', 'crab', 'dolphin', 'palm tree, umbrella'),
  sea:         row('boat, dolphin', 'shark, pirate', 'rock, wave', 'fish, pearl, barrel', 'island, lighthouse', 'rock, buoy', 'octopus', 'whale', 'boat'),
  underwater:  row('fish, diver', 'shark, squid', 'jellyfish, blowfish', 'pearl, shell, starfish', 'treasure chest', 'coral, rock', 'octopus', 'turtle', 'coral, shell'),
  swamp:       row('frog, duck', 'crocodile, snake', 'mosquito, snake', 'fly, lotus, dragonfly', 'lotus, hut', 'log, rock', 'crocodile', 'duck', 'lotus, reed'),
  snow:        row('penguin, seal', 'polar bear, wolf', 'snowball, ice', 'fish, snowflake, gift', 'igloo, cabin', 'ice, rock, snowman', 'yeti', 'seal', 'pine, snowman'),
  mountain:    row('goat, hiker', 'eagle, wolf', 'rock, eagle', 'gem, flower, crystal', 'flag, mountain', 'rock, log', 'yeti', 'goat', 'pine, rock'),
  volcano:     row('lizard, dinosaur', 'dragon, bat', 'fire, rock', 'gem, crystal, egg', 'cave, egg', 'rock', 'dragon', 'lizard', 'rock'),
  cave:        row('mole, miner', 'bat, spider', 'rock, spider', 'gem, gold, crystal', 'door, ladder', 'rock, crate', 'dragon', 'bat', 'rock, crystal'),
  dungeon:     row('knight, mage', 'skeleton, slime, rat', 'spider, trap', 'coin, potion, gem', 'stairs, door', 'crate, barrel', 'dragon', 'mouse', 'torch, candle'),
  castle:      row('knight, princess', 'dragon, goblin', 'bomb, bat', 'crown, coin, gem', 'castle', 'crate, barrel', 'dragon', 'horse', 'flag, shield'),
  graveyard:   row('ghost, cat', 'zombie, skeleton', 'spider, bat', 'candle, pumpkin, candy', 'coffin, gate', 'headstone, coffin', 'zombie', 'owl', 'headstone'),
  haunted:     row('cat, witch', 'ghost, vampire', 'spider, bat', 'candle, key, candy', 'door', 'coffin, headstone', 'vampire', 'owl', 'candle'),
  sky:         row('bird, airplane', 'eagle, bat', 'cloud, lightning', 'star, balloon, feather', 'rainbow, balloon', 'cloud', 'dragon', 'dove', 'cloud, balloon'),
  space:       row('rocket, astronaut', 'alien, flying saucer', 'meteor, asteroid', 'star, moon, crystal', 'planet, space station', 'rock, satellite', 'alien', 'astronaut', 'planet'),
  moon:        row('astronaut, robot', 'alien, flying saucer', 'meteor, crater', 'crystal, star, battery', 'rocket', 'rock', 'alien', 'robot', 'rock, flag'),
  factory:     row('robot, worker', 'robot, rat', 'gear, saw', 'gear, battery, bolt', 'door, box', 'crate, barrel', 'robot', 'robot', 'gear'),
  laboratory:  row('scientist, mouse', 'robot, slime', 'test tube, virus', 'test tube, atom, battery', 'door, microscope', 'crate, box', 'slime', 'mouse', 'microscope'),
  kitchen:     row('chef, mouse', 'cockroach, fly', 'knife, fire', 'tomato, cheese, carrot', 'pot, plate', 'pot, box', 'rat', 'cat', 'pot, plate'),
  house:       row('cat, child', 'dog, mouse', 'vacuum, spider', 'sock, ball, cookie', 'bed, door', 'chair, box', 'dog', 'dog', 'plant, lamp'),
  school:      row('student, teacher', 'bully, wasp', 'ball, paper', 'book, pencil, apple', 'school, backpack', 'desk, box', 'robot', 'student', 'book, globe'),
  library:     row('student, owl', 'ghost, moth', 'spider, dust', 'book, scroll, pencil', 'door', 'books, box', 'dragon', 'cat', 'book'),
  shop:        row('shopper, child', 'thief, rat', 'cart, cone', 'coin, gift, bag', 'shop, cart', 'box, crate', 'thief', 'shopper', 'box'),
  stadium:     row('soccer ball, runner', 'goalkeeper, runner', 'whistle, cone', 'medal, trophy, ball', 'goal net, trophy', 'cone, barrier', 'bull', 'runner', 'flag'),
  carnival:    row('clown, monkey', 'clown, monkey', 'bomb, firework', 'ticket, balloon, candy', 'circus tent', 'box, drum', 'bear', 'elephant', 'balloon, ferris wheel'),
  candy:       row('unicorn, gingerbread man', 'ant, gummy bear', 'pepper, fork', 'candy, lollipop, cupcake', 'cake, house', 'chocolate, cookie', 'ant', 'chick', 'lollipop, ice cream'),
  abstract:    row('star, robot', 'slime, bat', 'bomb, fire', 'gem, star, coin', 'flag', 'box', 'robot', 'heart', 'star'),
}
