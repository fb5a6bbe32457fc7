import {
  type Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { disposeOf } from './dispose.ts'
import { groundShadow } from './ground-shadow.ts'
import { lightRig } from './light-rig.ts'
import { type LightName, lightRooms } from './light-rooms.ts'
import { type LoadedModel, loadModel } from './load-model.ts'
import { measureBox } from './measure-box.ts'
import { eyeOf, type Orbit, orbitFor, settled, turned } from './orbit.ts'
import { listenToHands } from './orbit-input.ts'
import { paint } from './paint.ts'
import { averageColour, type Part, pixelReader, treeOf } from './parts.ts'
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
  /** Nothing moves by itself, and nothing glides. */
  still: boolean
}

export type ModelScene = ReturnType<typeof openScene>

const angle = 30
const turnsPerSecond = 0.32
/** After a touch, it stays as it was put for a while. */
const restMs = 2_500

/**
 * A model on its stage: plain three.js around one canvas. Draws only while something moves. Throws where there is no
 * WebGL; whatever it holds is freed by `dispose`.
 */
export function openScene({ canvas, labels, still }: SceneOrder) {
  const renderer = new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: true,
    powerPreference: 'high-performance',
  })
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  const scene = new Scene()
  const camera = new PerspectiveCamera(angle, 1, 0.01, 100)
  const rig = lightRig(renderer, scene)
  const ground = groundShadow()
  const measures = measureBox()
  scene.add(ground.shadow, ground.floor, measures.lines)
  ground.shadow.visible = false

  let model: LoadedModel | undefined
  let light: LightName = 'studio'
  let turning = false
  let wires = false
  let seen = true
  let goal: Orbit = { yaw: 0, pitch: 0, distance: 3, target: [0, 0, 0] }
  let orbit = goal
  let touched = false
  let restUntil = 0
  let frame = 0
  let last = 0
  let drawn = 0
  let shadowStale = false
  let alarm: ReturnType<typeof setTimeout> | undefined
  const empty = new Vector3(1, 1, 1)
  const averages = new Map<string, ReturnType<typeof averageColour>>()

  const reach = () => {
    const length = (model?.size ?? empty).length()
    return { nearest: length * 0.35, farthest: length * 6 }
  }

  function ask(): void {
    if (frame === 0 && seen) frame = requestAnimationFrame(draw)
  }

  function draw(now: number): void {
    frame = 0
    const seconds = Math.min((now - last) / 1000, 0.1)
    last = now
    const turns = turning && !still && now >= restUntil
    if (turns) goal = turned(goal, seconds * turnsPerSecond, 0)
    orbit = still ? goal : settled(orbit, goal, seconds)
    render()
    if (orbit !== goal || turns) ask()
    else if (turning && !still) wakeLater(restUntil - now)
  }

  function wakeLater(ms: number): void {
    clearTimeout(alarm)
    alarm = setTimeout(ask, ms)
  }

  function render(): void {
    const length = (model?.size ?? empty).length()
    camera.position.set(...eyeOf(orbit))
    camera.lookAt(...orbit.target)
    camera.near = Math.max(orbit.distance - length * 1.5, length * 0.01)
    camera.far = orbit.distance + length * 4
    camera.updateProjectionMatrix()
    rig.turn(orbit.yaw)
    if (shadowStale && model) {
      shadowStale = false
      ground.draw(renderer, scene, model.size)
    }
    renderer.render(scene, camera)
    if (measures.lines.visible) measures.place(labels, camera, canvas.clientWidth, canvas.clientHeight)
    drawn += 1
    // For tests: what is on the canvas cannot be read from the page otherwise.
    canvas.dataset.drawn = String(drawn)
    canvas.dataset.yaw = orbit.yaw.toFixed(2)
  }

  function fit(): void {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    if (width === 0 || height === 0) return
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    if (!touched) goal = orbit = home()
    // The canvas is empty after it was resized: it is filled at once, so that nothing flickers.
    render()
  }

  function home(): Orbit {
    const { x, y, z } = model?.size ?? empty
    const begun = orbitFor([x, y, z], { verticalAngle: (angle * Math.PI) / 180, aspect: camera.aspect })
    return model ? begun : { ...begun, yaw: orbit.yaw }
  }

  function reset(): void {
    touched = false
    goal = home()
    ask()
  }

  const stopListening = listenToHands(canvas, {
    get: () => goal,
    set(next) {
      touched = true
      restUntil = performance.now() + restMs
      goal = next
      ask()
    },
    reset,
    reach,
  })
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true
    ask()
  })
  sight.observe(canvas)
  canvas.addEventListener('webglcontextrestored', refresh)

  function refresh(): void {
    shadowStale = model !== undefined
    ask()
  }

  function clear(): void {
    if (!model) return
    for (const mesh of model.meshes)
      paint(
        mesh,
        null,
        averageColour([], () => undefined),
      )
    scene.remove(model.root)
    disposeOf(model.root)
    averages.clear()
    model = undefined
    ground.shadow.visible = ground.floor.visible = false
  }

  function meshesOf(id: string): Mesh[] {
    return model?.nodes.flatMap(withInner).find(({ object }) => object.uuid === id)?.meshes ?? []
  }

  function each(change: (material: MeshStandardMaterial) => void): void {
    for (const { material } of model?.meshes ?? [])
      for (const one of [material].flat()) if (one instanceof MeshStandardMaterial) change(one)
  }

  function wire(): void {
    each((material) => {
      material.wireframe = wires
    })
  }

  return {
    async show(url: string, signal: AbortSignal): Promise<ShownModel> {
      const next = await loadModel(url, signal)
      if (signal.aborted) {
        disposeOf(next.root)
        signal.throwIfAborted()
      }
      clear()
      model = next
      const pixels = pixelReader()
      const parts = treeOf(next.nodes, ({ object, meshes }) => {
        const average = averageColour(meshes, pixels)
        averages.set(object.uuid, average)
        return `#${average.getHexString()}`
      })
      scene.add(next.root)
      measures.fit(next.size)
      ground.darken(rig.use(light, next.size).shadow)
      touched = false
      goal = home()
      // It comes to rest from a little further round, as if it had just been put there.
      orbit = still ? goal : { ...goal, yaw: goal.yaw - 0.7, distance: goal.distance * 1.12 }
      refresh()
      const { x, y, z } = next.size
      return { parts, size: [x, y, z], triangles: next.triangles }
    },
    setLight(name: LightName): void {
      light = name
      ground.darken(rig.use(name, model?.size ?? empty).shadow)
      ask()
    },
    setTurning(on: boolean): void {
      turning = on
      restUntil = 0
      ask()
    },
    setWireframe(on: boolean): void {
      wires = on
      wire()
      ask()
    },
    setMeasured(on: boolean): void {
      measures.lines.visible = on
      ask()
    },
    setHidden(hidden: ReadonlySet<string>): void {
      for (const { object, meshes } of model?.nodes.flatMap(withInner) ?? [])
        for (const mesh of meshes) mesh.visible = !hidden.has(object.uuid)
      refresh()
    },
    paint(id: string, colour: string | null): void {
      for (const mesh of meshesOf(id))
        paint(mesh, colour, averages.get(id) ?? averageColour([], () => undefined))
      wire()
      ask()
    },
    reset,
    /** What is seen now, with its backdrop. */
    async picture(): Promise<Blob> {
      render()
      return await pictureOf(canvas, lightRooms[light].backdrop)
    },
    /** Puts the model into the room that the phone looks at, until that ends. */
    async enterRoom(overlay: HTMLElement): Promise<void> {
      if (!model) return
      const { standInRoom } = await import('./stand-in-room.ts')
      const hidden = [ground.shadow, measures.lines].map((object) => ({ object, visible: object.visible }))
      measures.lines.visible = false
      await standInRoom({
        renderer,
        scene,
        camera,
        stood: [model.root, ground.shadow, ground.floor],
        overlay,
      })
      for (const { object, visible } of hidden) object.visible = visible
      fit()
      ask()
    },
    dispose(): void {
      cancelAnimationFrame(frame)
      clearTimeout(alarm)
      frame = -1
      stopListening()
      sizes.disconnect()
      sight.disconnect()
      canvas.removeEventListener('webglcontextrestored', refresh)
      clear()
      for (const held of [rig, ground, measures]) held.dispose()
      renderer.dispose()
      // Browsers keep only a few contexts alive; one that is given back at once never crowds out another.
      renderer.forceContextLoss()
    },
  }
}

type Nested<Node> = { children: Node[] }
function withInner<Node extends Nested<Node>>(node: Node): Node[] {
  return [node, ...node.children.flatMap(withInner)]
}
