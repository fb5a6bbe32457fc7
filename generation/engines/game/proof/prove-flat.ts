import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { noteTaker } from './note-taker.ts'
import { type Proof, prove, type Subject } from './prove.ts'

/** The proof of a 2D game: what is drawn on its stage is noted. */
export function proveFlat<W extends World>(
  subject: Omit<Subject<W>, 'eyes' | 'genre'> & { genre: Genre<W> },
  begins?: (name: string) => void,
): Proof<W> {
  return prove({ ...subject, eyes: noteTaker(subject.genre, subject.plan) }, begins)
}
