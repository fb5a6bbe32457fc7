import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import { gameToPlay } from './game-to-play.ts'
import { drawnBy, noteTaker } from './note-taker.ts'
import { type Proof, prove, type Subject } from './prove.ts'

/** The proof of a 2D game: what is drawn on its stage is noted. */
export function proveFlat<W extends World>(
  subject: Omit<Subject<W>, 'eyes' | 'game'> & { genre: Genre<W> },
): Proof<W> {
  const { genre, plan } = subject
  const eyes = noteTaker<W>(genre.stage, ({ world }) => drawnBy(genre, plan, world))
  return prove({ ...subject, game: gameToPlay(genre, plan), eyes })
}
