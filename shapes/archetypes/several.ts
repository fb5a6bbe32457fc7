import { type AnyArchetype, archetype, choice, type Look } from '../archetype.ts'
import type { ShapeMaker } from '../shape.ts'
import { standing } from './household/forms.ts'

/** One of several: what it is called, first its own name, and how it is made, in whatever size comes easily. */
type One = {
  nouns: readonly [string, ...string[]]
  build(look: Look, make: ShapeMaker): void
}

/** Things of one family that have nothing to choose but which of them it is: each is a kind, and called by its nouns. */
export function several<const Kind extends string>(
  told: { id: string; about: string; skeleton: string },
  kinds: Record<Kind, One>,
): AnyArchetype {
  const names = Object.keys(kinds) as [Kind, ...Kind[]]
  return archetype({
    ...told,
    nouns: kinds[names[0]].nouns,
    parameters: { kind: choice(names, 'which of them it is') },
    rows: Object.fromEntries(
      names.slice(1).flatMap((kind) => kinds[kind].nouns.map((noun) => [noun, { values: { kind } }])),
    ),
    build: standing((v, look, make) => kinds[v.kind as Kind].build(look, make)),
  })
}
