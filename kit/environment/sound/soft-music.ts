import { composeMusic, type Mood as MusicMood } from '../../core/sound/compose.ts'
import { sound } from '../../core/sound/voice.ts'

export type SoftMusic = { schedule(): void }

const aheadSeconds = 0.6
const gains = { melody: 0.075, chord: 0.035, bass: 0.07 }

/** The piece that a game of this mood would have, slowed down to a breath: no drums, long notes, many rests. */
export function createSoftMusic(
  context: AudioContext,
  out: AudioNode,
  mood: MusicMood,
  seed: number,
): SoftMusic {
  const music = composeMusic(mood, seed)
  const sixteenth = (15 / music.tempo) * Math.max(1.3, music.tempo / 58)
  const notes = music.notes.flatMap(({ at, length, note, part, gain }) => {
    if (part === 'kick' || part === 'snare' || part === 'hat') return []
    if (part === 'melody' && at % 4 !== 0) return []
    if (part === 'bass' && at % 16 !== 0) return []
    return [
      { at, length: Math.max(length, part === 'melody' ? 6 : 14), note, part, gain: gains[part] * gain },
    ]
  })
  let next = 0
  const begins = context.currentTime + 2

  return {
    schedule() {
      for (;;) {
        const note = notes[next % notes.length]
        if (!note) return
        const at = begins + (Math.floor(next / notes.length) * music.length + note.at) * sixteenth
        if (at > context.currentTime + aheadSeconds) return
        next++
        if (at < context.currentTime) continue
        const isMelody = note.part === 'melody'
        const time = note.length * sixteenth
        const wave = isMelody ? 'triangle' : 'sine'
        const attack = isMelody ? 0.06 : time * 0.4
        sound(context, out, { wave, notes: [note.note], time, gain: note.gain, cut: 1300, attack }, at)
      }
    },
  }
}
