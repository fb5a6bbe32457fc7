import { seededRandom } from '../../core/random.ts'
import type { Mood as MusicMood } from '../../core/sound/compose.ts'
import { type Output, openOutput } from '../../core/sound/output.ts'
import { sound, type Tone } from '../../core/sound/voice.ts'
import type { Place, Scene, SoundLayer } from '../scene.ts'
import { beginBeds } from './beds.ts'
import { heardAt } from './by-hour.ts'
import { calls, thunderTones } from './calls.ts'
import { completeSounds } from './complete.ts'
import { correctionOf } from './loudness.ts'
import { createSoftMusic, type SoftMusic } from './soft-music.ts'

/** What a scene sounds like. Silent before the first gesture, and without an AudioContext. */
export type Ambience = {
  /** Browsers let sound start on a gesture only. */
  unlock(): void
  hour(hour: number): void
  /** Where the ears are, and how near (0 to 1) lightning has just struck. */
  listen(eye: Place, yaw: number, thunder?: number): void
  effect(tone: Tone): void
  mute(on: boolean): void
  pause(): void
  resume(): void
}

/** A sound that is under way. */
type Running = {
  layer: SoundLayer
  level: GainNode
  pan: StereoPannerNode
  /** The second at which its next call is due. */
  next: number
}

const scheduleMs = 150
const aheadSeconds = 0.4
const loudness = 0.8
/** At this distance a placed sound is half as loud. */
const halfAt = 7
const muffled = 650

export function createAmbience(scene: Scene): Ambience {
  const random = seededRandom(scene.seed ^ 0x50d5)
  const layers = completeSounds(scene)
  const running: Running[] = []
  let output: Output | undefined
  let mix: AudioNode | undefined
  let music: SoftMusic | undefined
  let muted = false
  let paused = false
  let { hour } = scene.sky
  let ears: { at: Place; yaw: number } = { at: scene.spawn.at, yaw: scene.spawn.yaw }

  function open(): void {
    output = openOutput()
    if (!output) return
    const { context, master } = output
    master.gain.value = 0
    const ear = context.createBiquadFilter()
    // Under water the ears are stopped.
    ear.frequency.value = scene.around === 'underwater' ? muffled : 18_000
    ear.connect(master)
    mix = ear
    for (const layer of layers) {
      const level = context.createGain()
      const pan = context.createStereoPanner()
      level.gain.value = 0
      level.connect(pan).connect(ear)
      if (layer.kind === 'music') music = createSoftMusic(context, level, moodOf(scene), scene.seed)
      else beginBeds(context, level, layer.kind, random.next)
      running.push({ layer, level, pan, next: context.currentTime + random.between(0.3, 3) })
    }
    setLevels(2.5)
    setInterval(schedule, scheduleMs)
    setMaster(1.2)
  }

  function setMaster(slowness: number): void {
    output?.master.gain.setTargetAtTime(muted ? 0 : loudness, output.context.currentTime, slowness)
  }

  function levelOf({ kind, loud, at }: SoundLayer): number {
    const level = loud * correctionOf(kind) * heardAt(kind, hour)
    if (!at) return level
    const far = Math.hypot(at[0] - ears.at[0], at[1] - ears.at[1], at[2] - ears.at[2])
    return (level * 1.4) / (1 + (far / halfAt) ** 2)
  }

  function panOf({ at }: SoundLayer): number {
    if (!at) return 0
    const [dx, dz] = [at[0] - ears.at[0], at[2] - ears.at[2]]
    const far = Math.hypot(dx, dz)
    if (far < 0.5) return 0
    // Right of where one looks; close by it is everywhere.
    const right = (dx * Math.cos(ears.yaw) - dz * Math.sin(ears.yaw)) / far
    return right * 0.8 * Math.min(1, far / 3)
  }

  function setLevels(slowness: number): void {
    if (!output) return
    const now = output.context.currentTime
    for (const { layer, level, pan } of running) {
      level.gain.setTargetAtTime(levelOf(layer), now, slowness)
      if (layer.at) pan.pan.setTargetAtTime(panOf(layer), now, 0.08)
    }
  }

  function schedule(): void {
    if (!output || muted || output.context.state !== 'running') return
    const { context } = output
    setLevels(0.25)
    music?.schedule()
    for (const item of running) {
      const call = calls[item.layer.kind]
      if (!call) continue
      // After a long stall, what is past stays unheard.
      if (item.next < context.currentTime - 1) item.next = context.currentTime + random.between(...call.every)
      while (item.next < context.currentTime + aheadSeconds) {
        const at = Math.max(item.next, context.currentTime)
        if (levelOf(item.layer) > 0.02 && (item.layer.kind !== 'thunder' || !scene.air.lightning))
          sing(
            call.tones(random, random.below(4)),
            item.level,
            at,
            item.layer.at ? 0 : random.between(-0.8, 0.8),
          )
        item.next += random.between(...call.every)
      }
    }
  }

  function sing(tones: Tone[], out: AudioNode, at: number, side: number): void {
    if (!output) return
    const { context } = output
    const pan = context.createStereoPanner()
    pan.pan.value = side
    pan.connect(out)
    let longest = 0
    for (const tone of tones) {
      sound(context, pan, tone, at)
      longest = Math.max(longest, (tone.after ?? 0) + tone.notes.length * (tone.gap ?? 0) + tone.time)
    }
    setTimeout(() => pan.disconnect(), (at - context.currentTime + longest + 0.5) * 1000)
  }

  return {
    unlock() {
      if (!output) open()
      if (output?.context.state === 'suspended' && !paused) output.context.resume().catch(() => {})
    },
    hour(next) {
      hour = next
      setLevels(0.6)
    },
    listen(at, yaw, thunder) {
      ears = { at, yaw }
      if (thunder === undefined || !output || !mix || muted) return
      // Sound comes late: three seconds for each kilometre.
      const delay = 0.15 + (1 - thunder) * 3.5
      sing(thunderTones(random, thunder), mix, output.context.currentTime + delay, random.between(-0.6, 0.6))
    },
    effect(tone) {
      if (output && mix && !muted && output.context.state === 'running')
        sound(output.context, mix, tone, output.context.currentTime)
    },
    mute(on) {
      muted = on
      setMaster(0.05)
    },
    pause() {
      paused = true
      output?.context.suspend().catch(() => {})
    },
    resume() {
      paused = false
      output?.context.resume().catch(() => {})
    },
  }
}

/** The mood that the scene names, or what its hour and weather suggest. */
function moodOf({ mood, air, sky, around }: Scene): MusicMood {
  if (mood) return mood
  if (air.lightning || sky.kind === 'storm') return 'mysterious'
  if (sky.kind === 'space' || sky.kind === 'alien' || around === 'underwater') return 'mysterious'
  return 'calm'
}
