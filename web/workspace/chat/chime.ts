/** Two soft notes: what you asked for is done. Made here, because a file would have to be loaded for it. */
const notes = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.13 },
]

let audio: AudioContext | undefined

/** A browser lets a page sound only after it was touched, so this may be silent; it never fails. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state !== 'running') {
    void audio.resume().catch(() => {})
  }
  for (const { hertz, at } of notes) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'sine'
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.55)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.6)
  }
}
