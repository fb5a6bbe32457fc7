import type { AnyArchetype } from '@makebelieve/shapes/archetype'
import type { NounFound } from '../../../nouns/nouns.ts'
import type { Claim, Piece } from '../design.ts'
import { bareNoun } from './bare-noun.ts'
import { usualShape } from './fitting.ts'
import type { Lexicon } from './phrase.ts'
import type { Reading, ReadThing } from './reading.ts'

/** A piece while it is being made: what was read of it, and what shape that leads to. */
export type Draft = {
  piece: Piece
  thing: ReadThing
  found: NounFound | undefined
  archetype: AnyArchetype | undefined
}

/** A plan while it is being made: the pieces so far, what was claimed of them, and what it is made from. */
export class PlanInHand {
  readonly drafts: (Draft | undefined)[] = []
  /** Pieces that words imply: the pot of 'potted', the snow of 'snowy'. They come after what was said. */
  readonly extra: Draft[] = []
  readonly claims: Claim[] = []
  readonly notes: string[] = []
  private readonly ids = new Set<string>()
  readonly reading: Reading
  readonly lexicon: Lexicon
  readonly options: { prompt: string; seed: number }
  /** The word for what the prompt leaves open ('something'), where it does. */
  leftOpen: string | undefined

  constructor(reading: Reading, lexicon: Lexicon, options: { prompt: string; seed: number }) {
    this.reading = reading
    this.lexicon = lexicon
    this.options = options
  }

  idFor(noun: string): string {
    const base = (noun.split(' ').slice(-2).join('-') || 'thing').replace(/[^a-z0-9-]/g, '')
    for (let n = 1; ; n++) {
      const id = n === 1 ? base : `${base}-${n}`
      if (this.ids.has(id)) continue
      this.ids.add(id)
      return id
    }
  }

  bare(noun: string): string {
    return bareNoun(noun, (one) => this.lexicon.nouns.has(one) !== undefined)
  }

  /** Takes a piece out again, with the claims about it. */
  drop(index: number, unknown?: string): void {
    const draft = this.drafts[index]
    if (!draft || index === 0) return
    this.drafts[index] = undefined
    for (let at = this.claims.length - 1; at >= 0; at--) {
      const claim = this.claims[at]
      if (claim && 'piece' in claim && claim.piece === draft.piece.id) this.claims.splice(at, 1)
    }
    for (const other of [...this.drafts, ...this.extra])
      if (other?.piece.attached?.to === draft.piece.id) delete other.piece.attached
    if (unknown !== undefined) this.claims.push({ about: 'unknown', text: unknown })
  }
}

export function something(): ReadThing {
  return {
    phrase: '',
    noun: '',
    plural: false,
    possessed: false,
    colours: [],
    layers: [],
    shapeWords: [],
    wear: 0,
    styles: [],
    glows: false,
    unmeasured: [],
    unknown: [],
  }
}

export function isAlive(draft: Draft): boolean {
  return (
    (draft.found?.thing.traits.some((trait) => ['animal', 'person', 'monster'].includes(trait)) ?? false) ||
    ['biped', 'humanoid', 'quadruped'].includes(draft.archetype?.skeleton ?? '')
  )
}

export function hasSocket({ archetype }: Draft, name: string): boolean {
  return archetype !== undefined && usualShape(archetype).sockets[name] !== undefined
}

/** The values of a piece's archetype; others have none, and what is written there is lost. */
export function valuesOf(piece: Piece): Record<string, number | string> {
  if (piece.source.by !== 'archetype') return {}
  piece.source.order.values ??= {}
  return piece.source.order.values
}
