import { composeMusic, type Manner, type Mood, type Music, type Note } from './compose.ts'
import { climb, climbing, type EffectName, type Stuff, tonesOf } from './effects.ts'
import { tonesOfNote } from './instruments.ts'
import { openOutput } from './output.ts'
import { sound, type Tone } from './voice.ts'

/** All that a game can be heard by. Without an AudioContext, and before the first gesture, it is silent. */
export type Sound = {
  /** Browsers let sound start on a gesture only. */
  unlock(): void
  /** `stuff` is what was touched. */
  effect(name: EffectName, stuff?: Stuff): void
  /** A note that somebody plays. */
  note(note: number): void
  music(mood: Mood, seed: number, manner?: Manner): void
  /** Where the music should be just now, in sixteenths from its start: it goes there when it is audibly elsewhere. */
  follow(sixteenths: number): void
  /** How much is going on, from 0 to 1: drums come in, and the tune comes forward. */
  intensity(level: number): void
  mute(on: boolean): void
  volume(parts: { effects?: boolean; music?: boolean }): void
  pause(): void
  resume(): void
  /** Ends the music. */
  stop(): void
}

const musicGain = 0.24
const effectsGain = 1.1
/** Notes are handed over this early, so that a busy main thread is not heard. */
const aheadSeconds = 0.35
const scheduleMs = 100
/** Nobody hears that music is this much early or late. */
const unheardSeconds = 0.04

export function createSound(): Sound {
  let context: AudioContext | undefined
  let master: GainNode
  let effectsBus: GainNode
  let musicBus: GainNode
  let playing: { music: Music; next: number; startedAt: number } | undefined
  let wanted: Parameters<typeof composeMusic> | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let muted = false
  let paused = false
  let level = 0.5
  const on = { effects: true, music: true }
  const lastAt = new Map<EffectName, number>()
  const streaks = new Map<EffectName, number>()

  function open(): AudioContext | undefined {
    const output = context ? undefined : openOutput()
    if (!output) return context
    context = output.context
    master = output.master
    effectsBus = context.createGain()
    musicBus = context.createGain()
    effectsBus.connect(master)
    musicBus.connect(master)
    setLevels()
    return context
  }

  function setLevels(): void {
    if (!context) return
    const set = (bus: GainNode, value: number) =>
      bus.gain.setTargetAtTime(value, context?.currentTime ?? 0, 0.03)
    set(master, muted ? 0 : 0.9)
    set(effectsBus, on.effects ? effectsGain : 0)
    set(musicBus, on.music ? musicGain * (0.7 + 0.3 * level) : 0)
  }

  function startMusic(): void {
    if (!context || !wanted) return
    playing = {
      music: composeMusic(...wanted),
      next: 0,
      startedAt: context.currentTime + 0.15,
    }
    timer ??= setInterval(schedule, scheduleMs)
  }

  function schedule(): void {
    if (!context || !playing || context.state !== 'running') return
    const { music } = playing
    const sixteenth = 15 / music.tempo
    for (;;) {
      const round = Math.floor(playing.next / music.notes.length)
      const note = music.notes[playing.next % music.notes.length]
      if (!note) return
      const at = playing.startedAt + (round * music.length + note.at) * sixteenth
      if (at > context.currentTime + aheadSeconds) return
      playing.next++
      // After a long stall, what is past stays unplayed.
      if (at < context.currentTime || !on.music || muted || !heard(note, round)) continue
      for (const tone of tonesOfNote(note, music, sixteenth)) sound(context, musicBus, tone, at)
    }
  }

  /** Quiet moments have fewer parts, and the drums wait for the second round or for action. */
  function heard({ part }: Note, round: number): boolean {
    if (part === 'hat') return level > 0.35
    if (part === 'kick' || part === 'snare') return level > 0.6 || (round > 0 && level > 0.3)
    return part !== 'melody' || level > 0.15
  }

  return {
    unlock() {
      const opened = open()
      if (!opened) return
      if (opened.state === 'suspended' && !paused) opened.resume().catch(() => {})
      if (!playing) startMusic()
    },
    effect(name, stuff) {
      if (!context || muted || paused || !on.effects || context.state !== 'running') return
      const now = context.currentTime
      const since = now - (lastAt.get(name) ?? -10)
      // Ten coins in one step are one sound, not a bang.
      if (since < 0.04) return
      lastAt.set(name, now)
      const streak = climbing.has(name) && since < 0.9 ? (streaks.get(name) ?? 0) + 1 : 0
      streaks.set(name, streak)
      for (const tone of tonesOf(name, stuff)) sound(context, effectsBus, tone, now, climb(streak))
    },
    music(...piece) {
      wanted = piece
      startMusic()
    },
    note(note) {
      if (!context || muted || paused || !on.effects || context.state !== 'running') return
      for (const tone of struck(note)) sound(context, effectsBus, tone, context.currentTime)
    },
    follow(sixteenths) {
      if (!context || !playing) return
      // What is handed over now is heard a little later.
      const now = context.currentTime - (context.outputLatency ?? 0)
      const wanted = now - (sixteenths * 15) / playing.music.tempo
      if (Math.abs(playing.startedAt - wanted) > unheardSeconds) playing.startedAt = wanted
    },
    intensity(next) {
      const clamped = Math.max(0, Math.min(1, next))
      if (Math.abs(clamped - level) < 0.02) return
      level = clamped
      setLevels()
    },
    mute(next) {
      muted = next
      setLevels()
    },
    volume(parts) {
      Object.assign(on, parts)
      setLevels()
    },
    pause() {
      paused = true
      context?.suspend().catch(() => {})
    },
    resume() {
      paused = false
      context?.resume().catch(() => {})
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      playing = undefined
      wanted = undefined
    },
  }
}

/** As from a small bell: a soft tone, and one an octave above that is gone at once. */
const struck = (note: number): Tone[] => [
  { wave: 'triangle', notes: [note], time: 0.45, gain: 0.26 },
  { wave: 'sine', notes: [note + 12], time: 0.16, gain: 0.1 },
]
