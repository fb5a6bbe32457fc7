import type { GuideKind } from '@makebelieve/contract/entities/guide'
import type { Extra } from '../brief/brief.ts'
import { genrePhrases, genreThings } from '../brief/genre-cues.ts'
import { understand } from '../brief/understand.ts'
import type { GenreDesign, PlannedGame } from '../engines/game/design.ts'
import { genres } from '../engines/game/genres/index.ts'
import { planGame } from '../engines/game/plan.ts'
import { capital, distinct } from './words.ts'

/** A prompt for each kind of games: short, and with nothing in it that the engine would have to guess. */
export const examplePrompts: Record<string, string> = {
  collector: 'A hedgehog collects apples in an autumn garden and avoids two owls',
  'match-3': 'Match three kinds of sweets in candy land, with 20 moves',
  platformer: 'A platformer: a frog avoids crocodiles in a swamp and jumps to the castle, with double jump',
  sokoban: 'A robot pushes crates onto red buttons in a warehouse, a puzzle with 4 levels',
  shooter: 'A spaceship shoots meteors and aliens in space, with 3 waves and a boss',
  quiz: 'A quiz about animals with 10 questions and 3 lives',
  survival: 'Survive waves of zombies in a graveyard at night with a flashlight',
  breakout: 'Brick breaking with a snowball and blocks of ice, at the north pole',
  crossing: 'A hen crosses a busy road full of cars to reach her chicks',
  runner: 'Endless runner: a fox runs through a snowy forest and jumps over logs',
  battle: 'A turn based battle of a knight against a dragon in a castle',
  snake: 'A snake game: a caterpillar eats strawberries in a garden',
  tycoon: 'Run a bakery, sell bread and cakes, and buy upgrades',
  'tower-defence': 'Tower defence: protect the castle from waves of goblins with three kinds of towers',
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
export const nameOf = ({ name }: GenreDesign) => capital(name.replace(/^an? /, ''))

export function guideKinds(): GuideKind[] {
  return [...genres.values()].map((design) => {
    const { id } = design.genre
    const prompt = examplePrompts[id]
    if (!prompt) throw new Error(`The guide has no example for ${id}`)
    const { title, goal } = planOf(prompt).game
    return {
      id,
      name: nameOf(design),
      words: cuesFor(id),
      rules: design.supports.map((extra) => ruleNames[extra]),
      example: { prompt, title, goal },
    }
  })
}

export function planOf(prompt: string): PlannedGame {
  const brief = understand(prompt)
  if ('refused' in brief) throw new Error(`The engine refuses “${prompt}”: ${brief.message}`)
  return planGame(brief, 1)
}

/** What speaks for a kind, the surest first. */
function cuesFor(id: string): string[] {
  return [...genrePhrases, ...genreThings]
    .filter(([genre]) => genre === id)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([, , words]) => distinct(words.split('|')).slice(0, 6))
    .slice(0, 8)
}
