import { castIn, type GamePlan } from '../../../game/plan.ts'

/** One of the five or six kinds that are matched. */
export type PieceKind = {
  /** The cast member it stands for; none where the cast is too small and a shape fills in. */
  cast?: string
  /** Drawn as this shape; without one, as the picture of its cast member. */
  shape?: Shape
  colour: string
  /** 'red gems', for the texts. */
  plural: string
  /** 'gems', whatever their colour. */
  family: string
}

export const shapes = ['square', 'drop', 'hexagon', 'diamond', 'triangle', 'star', 'round'] as const
export type Shape = (typeof shapes)[number]

type Stone = { shape: Shape; colour: string; word: string }
const stones: Stone[] = [
  { shape: 'square', colour: '#e8384f', word: 'red' },
  { shape: 'round', colour: '#2f8ff0', word: 'blue' },
  { shape: 'triangle', colour: '#f6b91c', word: 'yellow' },
  { shape: 'hexagon', colour: '#31b457', word: 'green' },
  { shape: 'diamond', colour: '#9a53ea', word: 'purple' },
  { shape: 'drop', colour: '#18c3c9', word: 'turquoise' },
  { shape: 'star', colour: '#ff7f2a', word: 'orange' },
]

export const mostKinds = 6

/**
 * What is matched: the collectibles of the cast, and shapes for the kinds that are missing, in the colours that are
 * farthest from those of the pictures. Gems are all drawn as shapes: six times the same picture could not be matched.
 */
export function kindsOf(plan: GamePlan): PieceKind[] {
  const collectibles = castIn(plan, 'collectible').slice(0, mostKinds)
  const gems = gemsOf(plan)
  const pictured = collectibles.filter(({ id }) => !gems.includes(id))
  const kinds: PieceKind[] = pictured.map(({ id, plural, colour }) => ({
    cast: id,
    plural,
    family: plural,
    colour,
  }))
  const gem = collectibles.find(({ id }) => gems.includes(id))
  const wanted = Math.max(kinds.length, plan.challenge < 0.6 ? 5 : mostKinds)
  const left = [...stones]
  while (kinds.length < wanted) {
    const apart = (stone: Stone) =>
      Math.min(...kinds.map(({ colour }) => colourDistance(colour, stone.colour)), 999)
    // Ties go to the first, so that a game of nothing but gems has the six clearest ones.
    const stone = left.reduce((best, one) => (apart(one) > apart(best) + 1 ? one : best))
    left.splice(left.indexOf(stone), 1)
    kinds.push({
      ...(gem ? { cast: gem.id } : {}),
      shape: stone.shape,
      colour: stone.colour,
      family: gem?.plural ?? 'gems',
      plural: `${stone.word} ${gem?.plural ?? 'gems'}`,
    })
  }
  return kinds
}

/** Cast members that are shapes by nature, as the planner marked them. */
export function gemsOf(plan: GamePlan): string[] {
  const { gems } = plan.content ?? {}
  return Array.isArray(gems) ? gems.filter((id) => typeof id === 'string') : []
}

/** How far two colours are apart: 0 for the same, about 440 for black and white. */
export function colourDistance(one: string, other: string): number {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [a, b] = [parts(one), parts(other)]
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}
