import type { AnyArchetype } from '@makebelieve/shapes/archetype'
import { type Registry, singularsOfPhrase } from '../../../nouns/nouns.ts'
import type { ModelPlan, Piece } from '../design.ts'
import { parameterFor, partFor } from '../read/fitting.ts'

/** What an edit is about: a piece, or a part of one. */
export type Target = { piece: Piece; part?: string; words: string }

const wholes = new Set(
  'it,this,that,them,the model,the thing,everything,all of it,the whole thing,him,her,the object,the whole model'.split(
    ',',
  ),
)

export function archetypeOf(piece: Piece, registry: Registry): AnyArchetype | undefined {
  return piece.source.by === 'archetype' ? registry.get(piece.source.order.archetype) : undefined
}

export const withoutArticle = (words: string): string =>
  words.replace(/^(?:the|a|an|its|his|her|their|some|any|all|all the|this|that|my) /, '').trim()

/** The piece that is called so, or nothing. */
export function pieceCalled(plan: ModelPlan, words: string): Piece | undefined {
  const said = withoutArticle(words)
  const forms = [said, ...singularsOfPhrase(said)]
  const fits = (name: string) =>
    forms.some((form) => name === form || name.endsWith(` ${form}`) || form.endsWith(` ${name}`))
  return (
    plan.pieces.find((piece) => fits(piece.noun)) ??
    plan.pieces.find((piece) => piece.source.by === 'archetype' && fits(piece.source.order.noun)) ??
    plan.pieces.find((piece) => forms.some((form) => piece.phrase.split(' ').includes(form)))
  )
}

/** What is meant by words such as 'it', 'the hat', 'lens' or "the dog's tail". */
export function targetOf(plan: ModelPlan, words: string, registry: Registry): Target | undefined {
  const [main] = plan.pieces
  if (!main) return undefined
  const said = words.trim()
  if (said === '' || wholes.has(said)) return { piece: main, words: main.noun }
  const owned = /^(?:the |its )?(.+?)(?:'s| 's) (.+)$/.exec(said)
  const owner = owned ? pieceCalled(plan, owned[1] ?? '') : undefined
  const noun = withoutArticle(owner ? (owned?.[2] ?? '') : said)
  if (!owner) {
    const piece = pieceCalled(plan, noun)
    if (piece) return { piece, words: noun }
  }
  for (const piece of owner ? [owner] : plan.pieces) {
    const archetype = archetypeOf(piece, registry)
    if (!archetype) continue
    if (partFor(archetype, noun) !== undefined || parameterFor(archetype, noun) !== undefined)
      return { piece, part: noun, words: noun }
  }
  return undefined
}

/** Whether words name several: 'wings', 'the wheels', but not 'glass'. */
export const isMany = (words: string): boolean =>
  /[^siu]s$/.test(words) && !/(?:lens|gas|canvas|atlas)$/.test(words)
