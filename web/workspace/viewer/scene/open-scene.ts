import { NeutralToneMapping, PCFShadowMap, Scene, Vector3, WebGLRenderer, WebGLRenderTarget } from 'three'
import { cameraWork } from './camera-work.ts'
import { disposeOf } from './dispose.ts'
import { groundShadow } from './ground-shadow.ts'
import { lightRig } from './light-rig.ts'
import { type LightName, lightRooms } from './light-rooms.ts'
import { type LoadedModel, loadModel } from './load-model.ts'
import { measureBox } from './measure-box.ts'
import { type ModelParts, partsOf } from './model-parts.ts'
import type { Part } from './parts.ts'
import { pictureOf } from './take-picture.ts'

export type ShownModel = {
  parts: Part[]
  /** In metres. */
  size: [width: number, height: number, depth: number]
  triangles: number
}

type SceneOrder = {
  canvas: HTMLCanvasElement
  /** Where width, height and depth are written while they are shown. */
  labels: readonly HTMLElement[]
  /** Nothing glides: every move is there at once. */
  still: boolean
}

export type ModelScene = ReturnType<typeof openScene>

/** Pixels for each of the screen's while nobody knows how fast this machine is. */
const firstRatio = 0.6

/** What an empty stage is measured by. */
const nothing = new Vector3(1, 1, 1)

/**
 * A model on its stage: plain three.js around one canvas. Draws only while something moves. Throws where there is no
 * WebGL; whatever it holds is freed by `dispose`.
 */
export function openScene({ canvas, labels, still }: SceneOrder) {
  const weak = drawsInSoftware()
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: !weak,
    powerPreference: 'high-performance',
  })
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const finest = Math.min(devicePixelRatio, 2)
  renderer.setPixelRatio(Math.min(finest, firstRatio))
  const scene = new Scene()
  const rig = lightRig(renderer, scene, { throwsShadows: !weak })
  const ground = groundShadow()
  const measures = measureBox()
  scene.add(ground.shadow, ground.floor, measures.lines)
  ground.shadow.visible = false

  let shown: { model: LoadedModel; parts: ModelParts } | undefined
  let light: LightName = 'studio'
  let shadowStale = false
  let drawn = 0
  let tooFine = Number.POSITIVE_INFINITY
  let isBusy = false
  const probe = new WebGLRenderTarget(1, 1)
  const pixel = new Uint8Array(4)
  renderer.initRenderTarget(probe)
  const work = cameraWork({ canvas, still, draw, busy: () => isBusy, onPace: keepPace })

  function rest(): void {
    isBusy = false
  }

  /** What is read is there when everything before it was drawn, and nobody stands still meanwhile. */
  async function finished(): Promise<void> {
    await renderer.readRenderTargetPixelsAsync(probe, 0, 0, 1, 1, pixel)
  }

  function draw(yaw: number): void {
    rig.turn(yaw)
    if (shadowStale && shown) {
      shadowStale = false
      ground.draw(renderer, scene, shown.model.size)
    }
    renderer.render(scene, work.camera)
    isBusy = true
    // A context that was given back finishes nothing any more.
    finished().then(rest, rest)
    if (measures.lines.visible) measures.place(labels, work.camera, canvas.clientWidth, canvas.clientHeight)
    drawn += 1
    // For tests: what is on the canvas cannot be read from the page otherwise.
    canvas.dataset.drawn = String(drawn)
    canvas.dataset.yaw = yaw.toFixed(2)
  }

  /**
   * Fewer pixels while it moves slowly, down to a third of those of the screen: better a little soft than stuck. More while there is
   * time to spare, but never again as many as were too many; when nothing moves, all of them.
   */
  function keepPace(pace: 'slow' | 'quick' | 'resting'): void {
    const before = renderer.getPixelRatio()
    if (pace === 'slow') tooFine = Math.min(tooFine, before)
    const wanted = { slow: Math.max(before * 0.75, 0.33), quick: before * 1.4, resting: finest }[pace]
    const ratio = Math.min(wanted, finest)
    if (ratio === before || (pace === 'quick' && ratio >= tooFine)) return
    renderer.setPixelRatio(ratio)
    work.look()
  }

  function fit(): void {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    work.reshape(width / height)
    // The canvas is empty after it was resized: it is filled at once, so that nothing flickers.
    work.look()
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)

  function refresh(): void {
    shadowStale = shown !== undefined
    work.ask()
  }
  canvas.addEventListener('webglcontextrestored', refresh)

  function clear(): void {
    if (!shown) return
    scene.remove(shown.model.root)
    shown.parts.dispose()
    shown = undefined
    ground.shadow.visible = ground.floor.visible = false
  }

  /**
   * Shaders are made when they first draw: first the shadow's, then the model's, with a rest after each, and out of the page, or
   * whoever shows it would wait in the middle of a task until it is drawn.
   */
  async function prepare(size: Vector3): Promise<void> {
    canvas.style.display = 'none'
    try {
      await renderer.compileAsync(scene, work.camera)
      ground.draw(renderer, scene, size)
      await finished()
      work.look()
      await finished()
    } finally {
      canvas.style.display = ''
    }
  }

  return {
    async show(url: string, signal: AbortSignal): Promise<ShownModel> {
      const model = await loadModel(url, signal)
      if (signal.aborted) {
        disposeOf(model.root)
        signal.throwIfAborted()
      }
      clear()
      const parts = partsOf(model)
      shown = { model, parts }
      scene.add(model.root)
      measures.fit(model.size)
      ground.darken(rig.use(light, model.size).shadow)
      work.meet(model.size)
      await prepare(model.size)
      signal.throwIfAborted()
      refresh()
      // It is there when the page says so, and not a frame later.
      work.look()
      await finished()
      const { x, y, z } = model.size
      return { parts: parts.tree, size: [x, y, z], triangles: model.triangles }
    },
    setLight(name: LightName): void {
      light = name
      ground.darken(rig.use(name, shown?.model.size ?? nothing).shadow)
      work.ask()
    },
    setTurning: work.turn,
    setWireframe(on: boolean): void {
      shown?.parts.wire(on)
      work.ask()
    },
    setMeasured(on: boolean): void {
      measures.lines.visible = on
      work.ask()
    },
    setHidden(hidden: ReadonlySet<string>): void {
      shown?.parts.hide(hidden)
      refresh()
    },
    paint(id: string, colour: string | null): void {
      shown?.parts.paint(id, colour)
      work.ask()
    },
    reset: work.reset,
    /** What is seen now, with its backdrop. */
    async picture(): Promise<Blob> {
      work.look()
      return await pictureOf(canvas, lightRooms[light].backdrop)
    },
    /** Puts the model into the room that the phone looks at, until that ends. */
    async enterRoom(overlay: HTMLElement): Promise<void> {
      if (!shown) return
      const { standInRoom } = await import('./stand-in-room.ts')
      const measured = measures.lines.visible
      measures.lines.visible = false
      const stood = [shown.model.root, ground.shadow, ground.floor]
      try {
        await standInRoom({ renderer, scene, camera: work.camera, stood, overlay })
      } finally {
        measures.lines.visible = measured
        fit()
      }
    },
    dispose(): void {
      work.dispose()
      sizes.disconnect()
      canvas.removeEventListener('webglcontextrestored', refresh)
      clear()
      for (const held of [rig, ground, measures, probe]) held.dispose()
      renderer.dispose()
      // Browsers keep only a few contexts alive; one that is given back at once never crowds out another.
      renderer.forceContextLoss()
    },
  }
}

/** Whether there is no graphics card, or the browser may not use it. */
const drawsInSoftware = () =>
  document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true }) === null
