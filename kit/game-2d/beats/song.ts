import { composeMusic, type Music, type Note } from '../../core/sound/compose.ts'
import type { Look } from '../../game/plan.ts'
import { rate } from '../../game/world.ts'

/** The music of a game, as a world follows it: what is heard and what is played come from the same mood and seed. */
export type Song = {
  music: Music
  /** Steps of the world in a sixteenth: seldom a whole number. */
  sixteenth: number
  /** Steps of the world in one round of it. */
  length: number
  tune: readonly Note[]
}

const songs = new WeakMap<Look, Song>()

export function songOf({ look }: { look: Look }): Song {
  const known = songs.get(look)
  if (known) return known
  const music = composeMusic(look.mood, look.seed, {
    ...(look.more && { more: look.more }),
    ...(look.tempo && { tempo: look.tempo }),
  })
  const sixteenth = (15 * rate) / music.tempo
  const song = {
    music,
    sixteenth,
    length: music.length * sixteenth,
    tune: music.notes.filter(({ part }) => part === 'melody'),
  }
  songs.set(look, song)
  return song
}

export const bar = 16
/** Sixteenths in a beat. */
export const beat = 4
