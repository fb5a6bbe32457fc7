import { createDevices } from '../core/devices.ts'
import { openFramePort, pictureOf } from '../core/frame-port.ts'
import { type Button, buttons, type Input, idle } from '../core/input.ts'
import { createLoop } from '../core/loop.ts'
import { inputsOf, type Replay, recorder } from '../core/replay.ts'
import { createSave } from '../core/save.ts'
import type { Stuff } from '../core/sound/effects.ts'
import { placeOf } from '../core/sound/places.ts'
import { createSound } from '../core/sound/sound.ts'
import type { GamePlan } from './plan.ts'
import { advance, type Control, type GameRules } from './rules.ts'
import { brokenPanel, endingPanel } from './shell/ending.ts'
import { createPads } from './shell/pads.ts'
import { pausePanel } from './shell/pause.ts'
import type { Art } from './shell/puppets.ts'
import { proofRibbon } from './shell/ribbon.ts'
import { challengeOf, createSettings } from './shell/settings.ts'
import { mountShell } from './shell/shell.ts'
import { titlePanel } from './shell/title.ts'
import type { View } from './view.ts'
import { type GameEvent, rate, type World } from './world.ts'

type Screen = 'title' | 'play' | 'pause' | 'end'

/** For tests, and for whoever opens the console. */
export type Handle = {
  screen(): Screen
  world(): World
  /** Plays this instead of what the devices say, until it is called with nothing. */
  input(input?: Input): void
  /** Steps by hand. */
  step(count?: number): void
  restart(): void
  replay(replay: Replay): void
  /** The game so far, as a replay. */
  recording(): Replay
}
/** What else a file plays with: its own steps, its pictures, and in 3D its packed shapes. */
export type HandedOver = { advance: typeof advance; art: Art; meshes?: string }

declare global {
  interface Window {
    makebelieve?: Handle
  }
  /** Set by whoever proves a file: the game goes there, and not onto a page. Browsers never have it. */
  var makebelieveProof:
    | ((genre: unknown, plan: GamePlan, dressing: unknown, rest: HandedOver) => void)
    | undefined
}

/** The end is watched for a moment before it is talked about. */
const lastLookSeconds = 1.1

/** What draws a game, for somebody who may want calm or colours that all can tell apart. */
export type Looks<W extends World> = {
  art: Art
  /** Called again when a game starts or a setting changes. */
  view(wishes: { canvas: HTMLCanvasElement; calm: boolean; safeColours: boolean }): View<W>
}

/** Puts a game on the page: title, play, end, and again. */
export function runGame<W extends World>(
  genre: GameRules<W>,
  plan: GamePlan,
  { art, view: createView }: Looks<W>,
  home: HTMLElement,
): void {
  const controls = genre.controls(plan)
  const own = controls.filter(({ player = 1 }) => player === 1).map(({ input }) => input)
  const steered = own.some((input) => ['left', 'right', 'up', 'down'].includes(input))

  const port = openFramePort(hear)
  const save = createSave(`makebelieve ${plan.genre} ${plan.title} ${plan.seed}`, (data) =>
    port?.say({ type: 'save', data }),
  )
  const sound = createSound()
  const place = placeOf(plan.look.scene)
  const settings = createSettings(save, applySettings)
  const shell = mountShell(home, { plan, art, pause, mute: () => mute(!muted), pick })
  const { root, canvas } = shell
  // Where letters are typed, P is a letter and not the pause: this hears keys before the devices do.
  window.addEventListener('keydown', (event) => {
    const typing = screen === 'play' && !watched && !event.ctrlKey && !event.metaKey && !event.altKey
    // Asked of the world itself: what is on the screen may be a frame behind whoever types.
    const key = event.key.toLowerCase()
    const typed =
      typing && !event.repeat ? genre.choices?.(world).find((choice) => choice.key === key) : undefined
    if (!typed) return
    pick(typed.id)
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  const devices = createDevices({
    window,
    surface: shell.surface,
    players: plan.rules.players,
    uses: new Set(own),
    keys: furtherKeys(controls),
    toStage(x, y) {
      const box = canvas.getBoundingClientRect()
      return view.toStage(x - box.left, y - box.top)
    },
    playing: () => screen === 'play' && !watched,
    command: (command) => ({ pause: togglePause, mute: () => mute(!muted), restart })[command](),
    ...(genre.choices && !steered ? { move: shell.choices.move } : {}),
    used(device) {
      if (root.toggleAttribute('data-touch', device === 'touch') !== fingers) layOut()
    },
    gamepads: () => navigator.getGamepads?.() ?? [],
  })
  shell.edge('pads', createPads(controls, devices.hold))

  let screen: Screen = 'title'
  let world = genre.create(plan, plan.seed)
  let seed = plan.seed
  let record = recorder(seed)
  let plays = 0
  let muted = save.get('muted', false)
  let fingers = matchMedia('(pointer: coarse)').matches
  let forced: Input | undefined
  let watched: { inputs: Iterator<Input>; left: number; speed: number } | undefined
  let boss = false
  let aside = false
  let endsIn = 0
  let lastSeconds = 0
  let laidOut = ''
  root.toggleAttribute('data-touch', fingers)
  let view = makeView()
  const loop = createLoop({
    step: () => safely(step),
    draw: (now) => safely(() => draw(now)),
    speed: () => watched?.speed ?? 1,
    frozen: () => view.frozen(),
  })

  function makeView(): View<W> {
    laidOut = ''
    return createView({ canvas, calm: settings.is('calm'), safeColours: settings.is('safe') })
  }

  // ── Screens ──

  function enter(next: Screen, panel?: HTMLElement): void {
    screen = next
    aside = false
    root.dataset.screen = next
    shell.panel(panel)
    devices.clear()
    if (next === 'pause') loop.mode('sleep')
    else loop.mode(next === 'play' ? 'run' : 'show')
    layOut()
  }

  function title(): void {
    stopWatching()
    sound.stop()
    world = genre.create(plan, plan.seed)
    const howTo = genre.howTo(plan)
    enter('title', titlePanel({ plan, art, howTo, controls, settings, best, play: playNew }))
  }

  function playNew(): void {
    stopWatching()
    begin(plan.seed + plays++)
  }

  function begin(nextSeed: number): void {
    seed = nextSeed
    const difficulty = settings.difficulty()
    world = genre.create(
      difficulty === 'normal' ? plan : { ...plan, challenge: challengeOf(plan.challenge, difficulty) },
      seed,
    )
    start()
  }

  function start(): void {
    record = recorder(seed)
    boss = false
    endsIn = 0
    view = makeView()
    sound.unlock()
    sound.resume()
    sound.effect('press')
    const { mood, seed: piece, more, tempo } = plan.look
    // Where the notes of the piece are the game, nothing may colour them.
    if (genre.music !== 'own')
      sound.music(mood, piece, { more, tempo, place: genre.music ? undefined : place })
    enter('play')
    draw(lastSeconds)
    if (genre.choices && !steered) shell.choices.focus()
    if (plan.rules.levels > 1) shell.banner.say(`Level ${world.level}`)
    port?.score(world.score, 'playing')
  }

  function pause(): void {
    if (screen !== 'play') return
    sound.pause()
    enter('pause', pausePanel({ settings, resume, restart, leave: title }))
  }

  /** Nobody looks: the page goes on with it when somebody does, but not with a pause that the player wanted. */
  function stepAside(): void {
    if (screen !== 'play') return
    pause()
    aside = true
  }

  function resume(): void {
    if (screen !== 'pause') return
    sound.resume()
    enter('play')
    if (genre.choices && !steered) shell.choices.focus()
  }

  function togglePause(): void {
    if (screen === 'pause') resume()
    else pause()
  }

  /** The same game from the start: nothing about it is left to chance. */
  function restart(): void {
    if (screen === 'title' || watched) playNew()
    else begin(seed)
  }

  function end(): void {
    const bestBefore = best()
    if (!watched && world.score > bestBefore) save.set(bestKey(), world.score)
    sound.intensity(0.2)
    const parts = { plan, art, world, best: bestBefore, watched: watched !== undefined }
    enter('end', endingPanel({ ...parts, again: playNew, leave: title }))
  }

  const bestKey = () => `best ${settings.difficulty()}`
  function best(): number {
    return save.get(bestKey(), 0)
  }

  // ── Watching a recorded game ──

  function watch(replay: Replay): void {
    stopWatching()
    seed = replay.seed
    world = genre.create(plan, seed)
    const left = replay.inputs.reduce((sum, [steps]) => sum + steps, rate)
    const watching = { inputs: inputsOf(replay), left, speed: 1 }
    watched = watching
    for (let step = Math.round((replay.from ?? 0) * rate); step > 0 && world.status === 'playing'; step--) {
      advance(genre, world, watching.inputs.next().value)
      watching.left--
    }
    root.toggleAttribute('data-watched', true)
    const ribbon = proofRibbon((speed) => {
      watching.speed = speed
    }, title)
    shell.edge('ribbon', ribbon)
    start()
  }

  function stopWatching(): void {
    watched = undefined
    root.toggleAttribute('data-watched', false)
    shell.edge('ribbon')
  }

  // ── Steps and frames ──

  function step(): void {
    if (endsIn > 0) {
      if (--endsIn === 0) end()
      return
    }
    const input = forced ?? (watched ? watched.inputs.next().value : devices.read())
    if (screen !== 'play') return
    record.add(input)
    advance(genre, world, input)
    happened()
    const over = watched !== undefined && --watched.left <= 0
    if (world.status !== 'playing' || over) endsIn = Math.round(lastLookSeconds * rate)
  }

  function happened(): void {
    const { events } = world
    if (events.length > 0) {
      view.happened(world, events)
      shell.caption(events)
      shell.banner.tell(events)
      for (const event of events)
        if (event.note === undefined) sound.effect(event.type, stuffOf(event))
        else sound.note(event.note)
      boss ||= events.some(({ type }) => type === 'boss')
    }
    if (world.tick % rate === 0) sound.intensity(tension())
    if (typeof genre.music === 'object') sound.follow(genre.music.at(world))
    if (!watched) port?.score(world.score, world.status)
  }

  /** What is heard to be touched: the ground of the place, or somebody. */
  function stuffOf({ type, to }: GameEvent): Stuff | undefined {
    return type === 'land' || type === 'step' ? place?.ground : plan.cast.find(({ id }) => id === to)?.made
  }

  /** How exciting it is: late levels, the last seconds, the last life, a boss. */
  function tension(): number {
    const { rules } = plan
    const hurried = world.clock !== null && world.clock < 15 * rate
    const lastLife = !rules.gentle && rules.lives > 1 && world.lives === 1
    const progress = Math.min(1, world.level / Math.max(1, rules.levels))
    return 0.35 + 0.3 * progress + 0.2 * Number(hurried || lastLife) + 0.25 * Number(boss)
  }

  function draw(seconds: number): void {
    lastSeconds = seconds
    if (screen !== 'play')
      for (const move of devices.menu()) {
        if (move === 'pause') togglePause()
        else shell.menu(move)
      }
    view.draw(world, seconds)
    shell.hud.show(world, genre.hud?.(world) ?? [])
    if (!genre.choices || screen !== 'play') return
    const { x, y, width } = view.frame()
    const scale = width / genre.stage.width
    shell.choices.show(watched ? [] : genre.choices(world), (choice) => ({
      x: x + choice.x * scale,
      y: y + choice.y * scale,
      width: choice.width * scale,
      height: choice.height * scale,
    }))
  }

  function pick(id: string): void {
    // The press that began the game may still be held.
    if (screen === 'play' && world.tick > 8) devices.pick(id)
  }

  /** A game that breaks says so and can be started again; what broke is thrown on, for the page to hear. */
  function safely(run: () => void): void {
    try {
      run()
    } catch (error) {
      screen = 'end'
      loop.mode('sleep')
      shell.panel(brokenPanel(() => begin(seed), title))
      throw error
    }
  }

  // ── Around it ──

  function layOut(): void {
    fingers = root.hasAttribute('data-touch')
    const { clientWidth: width, clientHeight: height } = root
    if (width === 0 || height === 0) return
    // Very large screens are drawn a little coarser, or old machines could not follow.
    const finest = Math.sqrt(5_000_000 / (width * height))
    const ratio = Math.min(devicePixelRatio, 2, Math.max(0.6, finest))
    const insets = shell.insets()
    const layout = JSON.stringify([width, height, ratio, insets])
    // Sizing a canvas empties it, so it is done only for a reason.
    if (layout === laidOut) return
    laidOut = layout
    view.resize(width, height, ratio, insets)
    view.draw(world, lastSeconds)
  }

  function mute(on: boolean): void {
    muted = on
    save.set('muted', on)
    sound.mute(on)
    shell.hud.muted(on)
  }

  function applySettings(): void {
    sound.volume({ effects: settings.is('sound'), music: settings.is('music') })
    root.toggleAttribute('data-calm', settings.is('calm'))
    root.toggleAttribute('data-captions', settings.is('captions'))
    if (settings.is('safe')) document.documentElement.dataset.colours = 'safe'
    else delete document.documentElement.dataset.colours
    view = makeView()
    layOut()
  }

  function hear(message: Parameters<Parameters<typeof openFramePort>[0]>[0]): void {
    if (message.type === 'start') {
      save.load(message.save)
      if (message.reducedMotion) settings.wish('calm', true)
      else applySettings()
      mute(message.muted)
      if (screen === 'title') title()
    } else if (message.type === 'pause') stepAside()
    else if (message.type === 'resume' && aside) resume()
    else if (message.type === 'restart') restart()
    else if (message.type === 'mute') mute(message.muted)
    else if (message.type === 'screenshot') port?.say({ type: 'screenshot', image: pictureOf(canvas) })
    else if (message.type === 'replay' && isReplay(message.replay)) watch(message.replay)
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)')
  still.addEventListener('change', () => settings.wish('calm', still.matches))
  settings.wish('calm', still.matches)
  sound.mute(muted)
  shell.hud.muted(muted)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) stepAside()
    if (document.hidden) sound.pause()
    else if (screen !== 'pause') sound.resume()
  })
  for (const gesture of ['pointerdown', 'keydown']) window.addEventListener(gesture, () => sound.unlock())
  const watcher = new ResizeObserver(layOut)
  watcher.observe(root)
  watcher.observe(shell.hud.element)

  title()
  window.makebelieve = {
    screen: () => screen,
    world: () => world,
    input(input) {
      forced = input && { ...idle, ...input }
    },
    step(count = 1) {
      for (let done = 0; done < count && screen === 'play'; done++) step()
    },
    restart,
    replay: watch,
    recording: () => record.replay,
  }
  if (view.opened) void view.opened().then(sayReady)
  else sayReady()

  function sayReady(): void {
    port?.say({ type: 'ready' })
  }
}

function furtherKeys(controls: readonly Control[]): Record<string, Button> {
  const all = controls.flatMap(({ input, player = 1, keys = [] }) =>
    player === 1 && isButton(input) ? keys.map((key) => [key, input] as const) : [],
  )
  return Object.fromEntries(all)
}

const isButton = (input: Control['input']): input is Button => buttons.some((button) => button === input)

function isReplay(value: unknown): value is Replay {
  if (typeof value !== 'object' || value === null) return false
  const { seed, inputs, from = 0 } = value as Partial<Replay>
  const isPart = (part: unknown) =>
    Array.isArray(part) && Number.isInteger(part[0]) && Number.isInteger(part[1])
  return Number.isInteger(seed) && Number.isFinite(from) && Array.isArray(inputs) && inputs.every(isPart)
}
