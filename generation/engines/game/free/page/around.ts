import { createDevices } from '@makebelieve/kit/core/devices'
import { openFramePort, pictureOf } from '@makebelieve/kit/core/frame-port'
import type { Input } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import { begunMark, type FreeControl, type FreeGame, toFree } from '../interface.ts'
import { canvasOf } from './canvas.ts'
import { takeFrames } from './frames.ts'
import { createOverlay } from './overlay.ts'
import { takeSound } from './sound.ts'

const stepMs = 1000 / 60
/** The end is watched for a moment before it is talked about. */
const lastLookMs = 1100
/** How often the score is asked for. */
const lookMs = 200
const startPatienceMs = 10_000

/**
 * Stands around a free game in its page: hears keyboard, mouse, fingers and gamepads for it, talks to the page that
 * frames it, pauses, mutes, shows replays, and offers another game after the end. Runs before the game's code.
 */
export function standAround({ controls }: { controls: readonly FreeControl[] }): void {
  let game: FreeGame | undefined
  let seed = 1
  let paused = false
  let aside = false
  let ended = 0
  let sinceLook = 0
  let told = ''
  let watched: { inputs: Iterator<Input>; left: number; owed: number; speed: number } | undefined

  let wantsPicture = false
  let muted = false

  const sound = takeSound()
  const port = openFramePort((message) => {
    if (message.type === 'start' || message.type === 'mute') mute(message.muted)
    else if (message.type === 'pause') stepAside()
    else if (message.type === 'resume' && aside) resume()
    else if (message.type === 'restart') begin(seed)
    else if (message.type === 'screenshot') takePicture()
    else if (message.type === 'replay') watch(message.replay as Replay)
  })

  const overlay = createOverlay(controls, (player, mask) => devices.hold(player, mask))
  overlay.touch(matchMedia('(pointer: coarse)').matches)
  const devices = createDevices({
    window,
    surface: document.body,
    players: 1,
    uses: new Set(controls),
    toStage(x, y) {
      const box = (canvasOf() ?? document.body).getBoundingClientRect()
      return { x: (x - box.left) / (box.width || 1), y: (y - box.top) / (box.height || 1) }
    },
    playing: () => !paused && !watched && ended < lastLookMs,
    command: (command) =>
      ({ pause: () => (paused ? resume() : pause()), mute: () => mute(!muted), restart: () => begin(seed) })[
        command
      ](),
    used: (device) => overlay.touch(device === 'touch'),
    gamepads: () => navigator.getGamepads?.() ?? [],
  })

  const frames = takeFrames({
    before(passed) {
      if (!game || paused) return
      if (watched) return showReplay(game, passed)
      // Told only when it changes: whoever steps the game by hand may hold something else.
      const input = toFree(devices.read())
      const now = JSON.stringify(input)
      if (now !== told) game.input(input)
      told = now
      sinceLook += passed
      if (sinceLook >= lookMs) look(game, sinceLook)
    },
    after() {
      const canvas = canvasOf()
      if (!wantsPicture || !canvas) return
      wantsPicture = false
      if (paused) frames.mode('sleep')
      // Just after it was drawn: later, WebGL may have forgotten its picture.
      port?.say({ type: 'screenshot', image: pictureOf(canvas) })
    },
  })

  /** With the next frame: whoever sleeps is woken for it, but no time passes. */
  function takePicture(): void {
    wantsPicture = true
    if (paused) frames.mode('still')
  }

  function look({ snapshot }: FreeGame, passed: number): void {
    sinceLook = 0
    const { status, score = 0 } = snapshot.call(game)
    port?.score(score, status === 'ready' ? 'playing' : status)
    if (status !== 'won' && status !== 'lost') {
      // It began anew by itself.
      if (ended >= lastLookMs) overlay.card()
      ended = 0
      return
    }
    const before = ended
    ended += passed
    if (before >= lastLookMs || ended < lastLookMs) return
    overlay.card({
      title: status === 'won' ? 'You won!' : 'Not this time',
      words: score ? `Score ${score}` : undefined,
      press: status === 'won' ? 'Play again' : 'Try again',
      pressed: () => begin(seed + 1),
    })
  }

  function begin(next: number): void {
    seed = next
    watched = undefined
    paused = false
    ended = 0
    told = ''
    overlay.card()
    overlay.ribbon()
    devices.clear()
    frames.mode('run')
    game?.reset(seed)
  }

  function pause(): void {
    if (!game || paused || watched || ended >= lastLookMs) return
    paused = true
    frames.mode('sleep')
    overlay.card({ title: 'Paused', press: 'Continue', pressed: resume })
  }

  /** Nobody looks: the page goes on with it when somebody does, but not with a pause that the player wanted. */
  function stepAside(): void {
    if (paused) return
    pause()
    aside = paused
  }

  function resume(): void {
    if (!paused) return
    paused = false
    aside = false
    overlay.card()
    devices.clear()
    frames.mode('run')
  }

  function mute(on: boolean): void {
    muted = on
    sound.mute(on)
  }

  function watch(replay: Replay): void {
    if (!game) return
    begin(seed)
    game.reset(replay.seed)
    const left = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
    const watching = { inputs: inputsOf(replay), left, owed: 0, speed: 1 }
    watched = watching
    // The replay alone steps it; its own loop only draws.
    frames.mode('still')
    overlay.ribbon({
      speed(speed) {
        watching.speed = speed
      },
      stop: () => begin(seed),
    })
  }

  function showReplay(shown: FreeGame, passed: number): void {
    if (!watched) return
    watched.owed += (passed / stepMs) * watched.speed
    for (; watched.owed >= 1 && watched.left > 0; watched.owed--, watched.left--) {
      shown.input(toFree(watched.inputs.next().value))
      shown.step(1)
    }
    if (watched.left > 0) return
    watched = undefined
    paused = true
    overlay.ribbon()
    overlay.card({
      title: 'The proof ends here',
      press: 'Play it yourself',
      pressed: () => begin(seed),
    })
  }

  document.addEventListener('visibilitychange', () => document.hidden && stepAside())

  let waitsSince: number | undefined
  const waiting = setInterval(() => {
    game = (globalThis as { makebelieve?: FreeGame }).makebelieve
    // A slow line is no fault of the code: patience begins when everything is there.
    if (document.readyState === 'complete') waitsSince ??= performance.now()
    if (!game && performance.now() - (waitsSince ?? performance.now()) < startPatienceMs) return
    clearInterval(waiting)
    if (!game) throw new Error('The code sets no globalThis.makebelieve')
    begin(seed)
    document.documentElement.setAttribute(begunMark, 'begun')
    port?.say({ type: 'ready' })
  }, 20)
}
