import { openFramePort, pictureOf } from '../core/frame-port.ts'
import { createLoop } from '../core/loop.ts'
import { createSave } from '../core/save.ts'
import { createAir } from './air/air.ts'
import { createCamera, type Mode } from './controls/camera.ts'
import { createGamepads } from './controls/gamepads.ts'
import { type Command, type Intent, nothing, together, wantsSomething } from './controls/intent.ts'
import { createKeyboard } from './controls/keyboard.ts'
import { createPointing } from './controls/pointing.ts'
import { createTravels } from './controls/travels.ts'
import { unpack } from './pack.ts'
import type { Pose, Scene } from './scene.ts'
import { brokenCard } from './shell/broken.ts'
import { helpCard } from './shell/help.ts'
import { sayHour } from './shell/hours.ts'
import { createPhotoMode } from './shell/photo-mode.ts'
import { createSettings } from './shell/settings.ts'
import { mountShell } from './shell/shell.ts'
import { createAmbience } from './sound/ambience.ts'
import { createFootsteps } from './sound/footsteps.ts'
import { isSoftware } from './view/software.ts'
import { createView, type View } from './view/view.ts'
import { openWorld, stepSeconds, type WorldState } from './world.ts'

/** For tests, for pictures, and for whoever opens the console: `makebelieve` of the window. */
export type EnvironmentHandle = {
  state(): WorldState
  /** Where the eye is now. */
  pose(): Pose
  go(pose: Pose): void
  hour(next?: number): number
  mode(next?: Mode): Mode
  /** Steps by hand, a sixtieth of a second each, and draws once. */
  step(count?: number): void
  /** For pictures: hides everything but the scene, draws it as finely as can be, and only when it is told to step. */
  bare(on: boolean): void
  info(): ReturnType<View['info']>
}

/** Puts a scene on the page, to walk in. `packed` are the meshes of its kinds. */
export async function play(scene: Scene, packed: string, home: HTMLElement = document.body): Promise<void> {
  // Whoever proves a file takes the scene away, with what steps it, and has no page.
  const proof: unknown = globalThis.makebelieveProof
  if (typeof proof === 'function') return void proof(scene, packed, openWorld)
  const meshes = await unpack(packed)

  const port = openFramePort(hear)
  const save = createSave(`makebelieve environment ${scene.title} ${scene.seed}`, (data) =>
    port?.say({ type: 'save', data }),
  )
  const settings = createSettings(save, apply)
  const world = openWorld(scene)
  const state = world.begin()
  const camera = createCamera(scene, world, state)
  const drawsInSoftware = isSoftware()
  const shell = mountShell(home, {
    title: scene.title,
    hasDay: scene.sky.kind !== 'none' && scene.sky.kind !== 'space',
    mode: (mode) => travels.change(mode),
    hour: setHour,
    mute: () => settings.mute(!settings.isMuted()),
    help: openHelp,
    photo: {
      open: () => photograph(true),
      view: (by) => travels.nextView(by),
      zoom: (degrees) => photos.setField(degrees),
      snap: () => photos.snap(),
      close: () => photograph(false),
    },
    // What nobody can see need not be drawn at all costs.
    covered: (on) => drawsInSoftware && run(!on),
  })
  const { root, canvas, surface } = shell
  const view = openView()
  const air = createAir(scene, view.stage, (x, z) => world.groundAt(x, z) + world.depthAt(x, z))
  const ambience = createAmbience(scene)
  const footsteps = createFootsteps(ambience)
  const photos = createPhotoMode(shell, scene.title, () => {
    draw(lastSeconds)
    return view.picture((drawn) => drawn.toDataURL('image/png'))
  })
  const keyboard = createKeyboard(obey, () => !shell.hasCard())
  const gamepads = createGamepads(obey)
  const pointing = createPointing({
    surface,
    takesMouse: () => camera.mode() !== 'orbit' && !photos.isOn() && !shell.hasCard(),
    clicked: () => surface.focus({ preventScroll: true }),
  })
  const travels = createTravels({ scene, camera, shell, begin, unlock: pointing.unlock })

  let { hour } = scene.sky
  let hasBegun = false
  let isAside = false
  /** Nothing is drawn before there are shaders: what is asked for too early takes seconds in which nothing answers. */
  let isOpen = false
  let lastSeconds = 0
  let lastFrame = performance.now()
  let stepsBehind = 1
  const loop = createLoop({
    step: () => safely(step),
    draw: (seconds) => safely(() => frame(seconds)),
    speed: () => stepsBehind,
  })

  // ── Steps and frames ──

  function step(): void {
    const intent = read()
    if (!hasBegun && wantsSomething(intent)) begin()
    if (photos.isOn() && intent.zoom) photos.zoomBy(intent.zoom)
    camera.step(photos.isOn() ? { ...intent, zoom: 0 } : intent)
    if (!hasBegun || camera.mode() === 'orbit') return
    const [x, y, z] = state.walker.at
    footsteps.step(state.walker, world.surfaceAt(x, z, y), world.depthAt(x, z))
  }

  function read(): Intent {
    const devices = [
      keyboard.read(stepSeconds),
      gamepads.read(stepSeconds),
      pointing.read(),
      shell.stick.read(),
      { ...nothing, ...shell.thumb() },
    ]
    return shell.hasCard() ? nothing : together(devices)
  }

  function frame(seconds: number): void {
    const now = performance.now()
    // The loop makes five steps for a frame at most. Where frames take longer, walking must not.
    stepsBehind = Math.max(1, Math.min(8, Math.round(((now - lastFrame) * 60) / 5000)))
    lastFrame = now
    if (view.isDrawn()) draw(seconds)
  }

  function draw(seconds: number): void {
    const dt = Math.max(0, seconds - lastSeconds)
    lastSeconds = seconds
    const { at: eye, yaw, pitch } = camera.pose()
    const { creatures, time } = state
    air.update({ eye, yaw, time, light: view.light() }, dt)
    view.draw({ eye, yaw, pitch, creatures, time, fieldOfView: photos.field() }, dt)
    ambience.listen(eye, yaw, air.takeThunder())
  }

  /** The first wish of a visitor ends the drift and the title. */
  function begin(): void {
    hasBegun = true
    camera.attract(false)
    shell.begin()
  }

  function obey(command: Command): void {
    if (shell.hasCard()) {
      if (command.does === 'back' || command.does === 'help') shell.card()
      return
    }
    const { does } = command
    if (does === 'fly' || does === 'orbit') travels.change(camera.mode() === does ? 'walk' : does)
    else if (does === 'walk') travels.change('walk')
    else if (does === 'photo') photograph(!photos.isOn())
    else if (does === 'snap' && photos.isOn()) photos.snap()
    else if (does === 'mute') settings.mute(!settings.isMuted())
    else if (does === 'help') openHelp()
    else if (does === 'home') travels.home()
    else if (does === 'back' && photos.isOn()) photograph(false)
    else if (does === 'view') travels.view(command.number - 1)
    else if (does === 'next-view') travels.nextView(command.by)
    else if (does === 'hour') {
      setHour((hour + command.by + 24) % 24)
      shell.say(sayHour(hour))
    }
  }

  // ── What can be changed ──

  function setHour(next: number): void {
    hour = next
    view.hour(hour)
    ambience.hour(hour)
    shell.dock.hours.show(hour)
  }

  function photograph(on: boolean): void {
    begin()
    pointing.unlock()
    photos.turn(on)
  }

  function openHelp(): void {
    pointing.unlock()
    shell.card(helpCard({ settings, home: travels.home, close: () => shell.card() }))
  }

  /** Hands all settings to whoever goes by them. */
  function apply(): void {
    camera.calm(settings.isCalm())
    air.calm(settings.isCalm())
    view.calm(settings.isCalm())
    root.toggleAttribute('data-calm', settings.isCalm())
    ambience.mute(settings.isMuted())
    shell.dock.muted(settings.isMuted())
    view.quality(settings.quality())
  }

  // ── Around it ──

  function openView(): View {
    try {
      return createView(scene, meshes, canvas)
    } catch (error) {
      shell.card(brokenCard("This browser can't show 3D.", () => location.reload()))
      throw error
    }
  }

  /** A scene that breaks says so and can be started again; what broke is thrown on, for the page to hear. */
  function safely(run: () => void): void {
    try {
      run()
    } catch (error) {
      loop.mode('sleep')
      shell.card(brokenCard("This scene couldn't continue.", () => location.reload()))
      throw error
    }
  }

  function layOut(): void {
    const { clientWidth: width, clientHeight: height } = root
    if (width === 0 || height === 0) return
    view.resize(width, height)
    if (isOpen) draw(lastSeconds)
  }

  function run(on: boolean): void {
    loop.mode(on && isOpen && !isAside ? 'run' : 'sleep')
  }

  function open(): void {
    isOpen = true
    draw(lastSeconds)
    run(true)
  }

  function rest(on: boolean): void {
    isAside = on
    run(!on)
    if (on) ambience.pause()
    else ambience.resume()
    keyboard.clear()
  }

  function hear(message: Parameters<Parameters<typeof openFramePort>[0]>[0]): void {
    if (message.type === 'start') {
      save.load(message.save)
      settings.wishCalm(message.reducedMotion)
      settings.mute(message.muted)
    } else if (message.type === 'pause') rest(true)
    else if (message.type === 'resume' && isAside) rest(false)
    else if (message.type === 'restart') travels.home()
    else if (message.type === 'mute') settings.mute(message.muted)
    else if (message.type === 'screenshot') {
      // What was drawn is gone after the frame, so it is drawn for the picture.
      draw(lastSeconds)
      port?.say({ type: 'screenshot', image: view.picture((drawn) => pictureOf(drawn)) })
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) ambience.pause()
    else if (!isAside) ambience.resume()
  })
  document.addEventListener('pointerlockchange', () => {
    if (!pointing.isLocked()) return
    begin()
    shell.say('Press Esc to get your mouse back')
  })
  for (const gesture of ['pointerdown', 'keydown'] as const)
    window.addEventListener(gesture, () => ambience.unlock())
  new ResizeObserver(layOut).observe(root)

  root.toggleAttribute('data-swims', scene.around === 'underwater')
  apply()
  setHour(hour)
  shell.mode(camera.mode())
  camera.attract(true)
  layOut()

  const handle: EnvironmentHandle = {
    state: () => state,
    pose: camera.pose,
    go: travels.go,
    hour(next) {
      if (next !== undefined) setHour(next)
      return hour
    },
    mode(next) {
      if (next) travels.change(next)
      return camera.mode()
    },
    step(count = 1) {
      for (let done = 0; done < count; done++) step()
      draw(lastSeconds + count * stepSeconds)
    },
    bare(on) {
      root.toggleAttribute('data-bare', on)
      isOpen = true
      run(!on)
      apply()
      if (!on) return
      camera.calm(true)
      view.quality('high')
      draw(lastSeconds)
    },
    info: view.info,
  }
  Object.assign(window, { makebelieve: handle })
  // Whoever only takes pictures shows no frames, and asks for what it wants itself.
  await new Promise(requestAnimationFrame)
  await view.prepare(() => draw(lastSeconds))
  open()
  await view.drawn()
  port?.say({ type: 'ready' })
}
