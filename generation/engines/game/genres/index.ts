import type { Dimension } from '@makebelieve/kit/game/rules'
import type { World } from '@makebelieve/kit/game/world'
import { classicDesigns } from '../classics/index.ts'
import type { AnyDesign, GenreDesign, SolidDesign } from '../design.ts'
import { forms } from '../forms/index.ts'
import { solidGenres } from '../genres-3d/index.ts'
import { designOf, rulesDesign } from '../rules/design.ts'
import { aimForms } from './aim-forms.ts'
import { battle } from './battle.ts'
import { match3 } from './match-3.ts'
import { quiz } from './quiz.ts'
import { rhythm } from './rhythm.ts'
import { snake } from './snake.ts'
import { sokoban } from './sokoban.ts'
import { towerDefence } from './tower-defence.ts'
import { tycoon } from './tycoon.ts'

/** Kinds of games with rules of their own beside the core: a folder in the kit, a design beside this file, and a line here. All others are forms. */
const designs = [
  ...[match3, sokoban, quiz, battle, snake, tycoon, towerDefence],
  ...aimForms,
  rhythm,
] as const

/** What one genre's world looks like is that genre's business; here they are all worlds. */
export const genres: ReadonlyMap<string, GenreDesign> = new Map(
  [...forms.map(designOf), ...designs, ...classicDesigns].map((design) => [
    design.genre.id,
    design as unknown as GenreDesign<World>,
  ]),
)

/** The design of a genre in either dimension. */
export function genreOf(id: string): AnyDesign {
  const design = genres.get(id) ?? (solidGenres.get(id) as AnyDesign | undefined) ?? ofRules(id)
  if (!design) throw new Error(`There is no genre ${id}`)
  return design
}

/** What a game of rules is called that has no form: any sentence may become one. */
export const ownRules = rulesDesign.genre.id

function ofRules(id: string): GenreDesign | undefined {
  return id === ownRules ? (rulesDesign as unknown as GenreDesign) : undefined
}

export function flatGenreOf(id: string): GenreDesign {
  const design = genres.get(id) ?? ofRules(id)
  if (!design) throw new Error(`There is no 2D genre ${id}`)
  return design
}

export function solidGenreOf(id: string): SolidDesign {
  const design = solidGenres.get(id)
  if (!design) throw new Error(`There is no 3D genre ${id}`)
  return design
}

export type { Dimension }

/** All genres of a dimension, as the planner sees them. */
export function genresIn(dimension: Dimension): ReadonlyMap<string, AnyDesign> {
  return dimension === '3d' ? (solidGenres as unknown as ReadonlyMap<string, AnyDesign>) : genres
}
