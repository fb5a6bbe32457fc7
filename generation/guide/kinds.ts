import type { GuideKind } from '@makebelieve/contract/entities/guide'
import type { Extra } from '../brief/brief.ts'
import { classicOf } from '../brief/classics.ts'
import { genrePhrases, genreThings } from '../brief/genre-cues.ts'
import type { AnyDesign, PlannedGame } from '../engines/game/design.ts'
import { type Dimension, genresIn } from '../engines/game/genres/index.ts'
import { planGame } from '../engines/game/plan.ts'
import { briefOfPrompt } from '../engines/game/read/brief-of-prompt.ts'
import { capital, distinct } from './words.ts'

/** A prompt for each kind of games: short, and with nothing in it that the engine would have to guess. */
export const examplePrompts: Record<string, string> = {
  collector: 'A hedgehog collects apples in an autumn garden and avoids two owls',
  'match-3': 'Match three kinds of sweets in candy land, with 20 moves',
  platformer: 'A platformer: a frog avoids crocodiles in a swamp and jumps to the castle, with double jump',
  sokoban: 'A robot pushes crates onto red buttons in a warehouse, a puzzle with 4 levels',
  shooter: 'A spaceship shoots meteors and aliens in space, with 3 waves and a boss',
  'side-shooter': 'A side-scrolling shooter: a dragon shoots fireballs at bats and crows over a village',
  invaders:
    'Space invaders: a tomato shoots peas at rows of snails that march down a garden, from behind shields',
  quiz: 'A quiz about animals with 10 questions and 3 lives',
  survival: 'Survive waves of zombies in a graveyard at night with a flashlight',
  breakout: 'Brick breaking with a snowball and blocks of ice, at the north pole',
  crossing: 'A hen crosses a busy road full of cars to reach her chicks',
  runner: 'Endless runner: a fox runs through a snowy forest and jumps over logs',
  flappy: 'Flappy: a bee flies through openings between sunflowers and collects honey',
  whack: 'Whack the gnomes that pop up in a garden with a hammer, and leave the rabbits alone',
  catcher: 'A catching game: a bear with a basket catches falling apples and avoids beehives',
  slicer: 'A slicing game: a samurai slices flying melons and avoids bombs',
  fishing: 'A fishing game: catch 6 trout on a lake',
  'maze-chase':
    'A maze chase: a mouse eats 40 crumbs in a maze while cats hunt it, and cheese turns the tables',
  lander: 'Land a rocket gently on the moon before the fuel runs out',
  stealth: 'A stealth game: a raccoon takes cakes from a village fair behind the backs of the guards',
  asteroids:
    'Asteroids: a spaceship turns, thrusts and shoots rocks that split into smaller ones, in 3 waves',
  skiing: 'A skiing game: a penguin skis down an icy hill, dodges trees and collects fish',
  racing: 'A race seen from above: a red racing car drives 3 laps against three rivals on a desert track',
  'red-light': 'Red light, green light: a fox and three rabbits run to a flag in the park',
  battle: 'A turn based battle: a knight against a dragon in a castle, with attack, defend and heal',
  snake: 'A snake game: a caterpillar eats strawberries in a garden',
  tycoon: 'Run a bakery, sell bread and cakes, and buy upgrades',
  slingshot: 'A slingshot game: hedgehogs knock over foxes on wooden towers',
  pong: 'Pong: a cat plays a ball of yarn against a dog, first to 5',
  'air-hockey': 'Air hockey: a penguin against a walrus in the snow, first to 5',
  golf: 'Mini golf with 4 holes: a squirrel putts an acorn around mushrooms',
  basketball: 'Basketball: a bear throws balls into a moving hoop, 8 throws',
  pool: 'Pool with planets in space',
  'bubble-shooter': 'A bubble shooter with crabs, turtles, fish and shells under water',
  artillery: 'An artillery duel: a tank against a robot, on hills in the desert',
  archery: 'Archery with wind and moving targets: an elf in a forest',
  rhythm: 'A rhythm game: a dancing robot in a neon city',
  stacking: 'A stacking game: a chef stacks 8 pancakes',
  'tower-defence': 'Tower defence: protect the castle from waves of goblins with three kinds of towers',
}

/** The same for those in 3D. */
export const examplePrompts3d: Record<string, string> = {
  'platformer-3d': 'A platformer: a fox jumps across floating islands and collects 20 crystals',
  'tower-3d': 'A knight climbs a tall tower to the top while the lava rises',
  'collector-3d': 'A raccoon collects cookies in a park and avoids dogs',
  'runner-3d':
    'Endless runner: a robot runs through a neon city, dodges hover cars and collects energy cells',
  'downhill-3d': 'Snowboarding down a slope: a penguin jumps for points and avoids trees',
  'shooter-3d': 'Arena shooter: a wizard fights waves of zombies in a graveyard',
  'survival-3d': 'Survive three nights in a forest: gather wood, keep the fire burning, mind the wolves',
  'bowling-3d': 'Bowling with ten pins and five frames',
  'maze-3d': 'A first person maze: find 5 gems in a hedge maze and escape the minotaur',
  'stealth-3d': 'A thief sneaks past guards in a castle and steals 3 crowns',
  'racing-3d': 'Kart racing on a beach track with 3 rivals and boost pads',
  'marble-3d': 'A marble rolls through an obstacle course to the finish gate',
  'archery-3d': 'Medieval archery range with moving targets and wind',
  'sports-3d': 'A penalty shootout, best of five',
  'dogfight-3d': 'Space dogfight: shoot down 10 enemy drones and dodge asteroids',
  'flight-3d': 'Fly a paper plane through rings over mountains',
  'rail-shooter-3d': 'Rail shooter: a dragon rider flies through a canyon and shoots harpies',
}

export const ruleNames: Record<Extra, string> = {
  'power-ups': 'Power-ups',
  boss: 'A boss',
  keys: 'Keys and doors',
  levels: 'Levels',
  waves: 'Waves',
  'day-and-night': 'Day and night',
  'two-players': 'Two players',
  'faster-over-time': 'Faster over time',
  shield: 'A shield',
  'double-jump': 'Double jump',
  shop: 'A shop',
  checkpoints: 'Checkpoints',
}

/** 'a top-down collecting game' as a heading. */
export const nameOf = ({ name }: Pick<AnyDesign, 'name'>) => capital(name.replace(/^an? /, ''))

export function guideKinds(): GuideKind[] {
  return [...kindsIn('2d', examplePrompts), ...kindsIn('3d', examplePrompts3d)]
}

function kindsIn(dimension: Dimension, examples: Record<string, string>): GuideKind[] {
  return [...genresIn(dimension).values()].map((design) => {
    const { id } = design.genre
    const prompt = design.example ?? examples[id]
    if (!prompt) throw new Error(`The guide has no example for ${id}`)
    const { title, goal } = planOf(prompt, dimension).game
    return {
      id,
      ...(dimension === '3d' && { dimension }),
      name: nameOf(design),
      words: [id, ...(design.serves ?? [])].flatMap(cuesFor).slice(0, 8),
      rules: design.supports.map((extra) => ruleNames[extra]),
      example: { prompt, title, goal },
    }
  })
}

export function planOf(prompt: string, dimension: Dimension = '2d'): PlannedGame {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(`The engine refuses “${prompt}”: ${brief.message}`)
  return planGame(brief, 1, { dimension })
}

/** What speaks for a kind, the surest first. */
function cuesFor(id: string): string[] {
  const names = classicOf(id)?.names.split('|').slice(0, 3) ?? []
  const phrases = [...genrePhrases, ...genreThings]
    .filter(([genre]) => genre === id)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([, , words]) => distinct(words.split('|')).slice(0, 6))
  return distinct([...names, ...phrases]).slice(0, 8)
}
