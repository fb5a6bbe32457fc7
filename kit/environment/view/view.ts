import {
  CustomToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene as Stage,
  WebGLRenderer,
} from 'three'
import type { KindMesh, Lamp, Place, Scene } from '../scene.ts'
import { lightOf } from './atmosphere/colours.ts'
import { showDome } from './atmosphere/dome.ts'
import { flashAt } from './atmosphere/lightning.ts'
import { skyAt } from './atmosphere/sky-now.ts'
import { kindTriangles, passesOf } from './budget.ts'
import { showCovers } from './covers/covers.ts'
import { showGround } from './ground/ground.ts'
import { groundMaps } from './ground/ground-maps.ts'
import { showKinds } from './kinds/batches.ts'
import { showLamps } from './lights/lamps.ts'
import { showShafts } from './lights/shafts.ts'
import { sunLight } from './lights/sun.ts'
import { createPendingPicture } from './pending-picture.ts'
import { createPace, finestPlain, qualities, qualityNamed } from './quality.ts'
import { type AirUniforms, airUniforms, setAir, setSky, setWind } from './shading/air-uniforms.ts'
import { setGrade } from './shading/grade.ts'
import { noiseTexture } from './shading/noise-texture.ts'
import { setPlain } from './shading/plain.ts'
import { isSoftware } from './software.ts'
import { stillMirror } from './water/mirror.ts'
import { waterAround } from './water/under.ts'
import { showWaters } from './water/water.ts'

/** What the world says about a placed thing that lives: where it is now, and how far it is in its step. */
export type Creature = {
  /** Its number in `scene.placed`. */
  placed: number
  at: Place
  yaw: number
  /** Steps made so far: bones swing once for every whole number. */
  phase: number
  /** Metres a second; 0 stands, and its bones come to rest. */
  speed: number
}

export type ViewState = {
  eye: Place
  /** As a Pose: yaw 0 looks toward -z, a positive pitch looks up. */
  yaw: number
  pitch: number
  creatures: readonly Creature[]
  /** Seconds since the scene began. */
  time: number
  /** Height of what is seen, in degrees: photo mode zooms with it. 62 unless told. */
  fieldOfView?: number
  /** Leaning of the head, as in a bend: to the left is positive. */
  roll?: number
  /** Lights that move, beside those of the scene: torches that somebody carries. */
  carried?: readonly Lamp[]
}

export type QualityLevel = 'low' | 'medium' | 'high'

/** The light of this moment, for whatever draws itself into the stage: particles, fire, smoke. Linear colours, 0 to 1 and above. */
export type LightNow = {
  /** Toward the sun or moon. */
  toSun: Place
  sun: Place
  /** From everywhere. */
  ambient: Place
  /** What far things fade to, when one looks level. */
  fog: Place
  /** 0 by day, 1 in the night. */
  dusk: number
}

export type View = {
  /**
   * Has everything on the stage drawn once, a pixel of each, one after the other, with a rest after each, and then the first picture:
   * shaders are made when they first draw, and all at once they would stop the page for seconds.
   */
  prepare(drawFirst: () => void): Promise<void>
  /** Whether the last picture is finished: before that, asking for another would only make everybody wait. */
  isDrawn(): boolean
  drawn(): Promise<void>
  draw(state: ViewState, dt: number): void
  resize(width: number, height: number): void
  hour(hour: number): void
  /** Holds one level, or lets it follow the frame time. */
  quality(level: QualityLevel | 'auto'): void
  /** Nothing sways, nothing flashes: as for those who asked for less motion. */
  calm(on: boolean): void
  info(): { drawCalls: number; triangles: number; level: QualityLevel }
  /** Hands over what the last draw showed, as finely as this machine can: it is gone after that. */
  picture<Taken>(take: (canvas: HTMLCanvasElement) => Taken): Taken
  /** Particles and emitters are added to it, one object (one draw call) for each kind of them: drawCallsOf counts on it. */
  readonly stage: Stage
  light(): LightNow
  /** What all materials of the scene know of light and air, for whoever brings things of its own. */
  readonly air: AirUniforms
  dispose(): void
}

/** Degrees from the lower to the upper edge of the picture. */
const usualField = 62
/** How often it is chosen anew which things and lamps are near, in seconds. */
const chooseEvery = 0.25

export function createView(scene: Scene, meshes: KindMesh[], canvas: HTMLCanvasElement): View {
  setGrade()
  const inSoftware = isSoftware()
  const renderer = new WebGLRenderer({
    canvas,
    antialias: !inSoftware,
    powerPreference: 'high-performance',
  })
  const pending = createPendingPicture(renderer.getContext() as WebGL2RenderingContext)
  renderer.toneMapping = CustomToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false

  const stage = new Stage()
  const camera = new PerspectiveCamera(usualField, 1, 0.08, 6000)
  camera.rotation.order = 'YXZ'
  let isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const noise = noiseTexture()
  const air = airUniforms(noise)
  setAir(air, scene)
  setWind(air, scene, isStill)
  const maps = groundMaps(scene)
  const mirror = stillMirror(scene)
  const dome = showDome(scene, air)
  const ground = showGround(scene, maps, air)
  const waters = showWaters(scene, maps, air, mirror)
  const kinds = showKinds(scene, meshes, air)
  const covers = showCovers(scene, maps, air)
  const lamps = showLamps(scene, air)
  const shafts = showShafts(scene, air)
  const sun = sunLight(scene)
  stage.add(dome.mesh, ground.mesh, waters.group, kinds.group, covers.group, lamps.mesh, shafts.mesh)
  stage.add(sun.light, sun.light.target)
  /** Nobody misses the rest in the water's mirror: grass, rain, the water itself. */
  const mirrored = new Set<Object3D>([
    dome.mesh,
    ground.mesh,
    kinds.group,
    lamps.mesh,
    sun.light,
    sun.light.target,
  ])
  const unmirrored = () => stage.children.filter((part) => !mirrored.has(part))

  let now = skyAt(scene, scene.sky.hour)
  const setHour = (hour: number) => {
    now = skyAt(scene, hour)
    setSky(air, now)
    dome.setDusk(now.dusk)
  }
  setHour(scene.sky.hour)

  let pace = createPace({ plain: inSoftware })
  let held: number | undefined
  const lowest = inSoftware ? finestPlain : qualityNamed('low')
  let page = { width: 1, height: 1 }
  const quality = () => qualities[held ?? pace.step] ?? qualities[0]
  const spend = () => {
    const chosen = quality()
    if (!chosen) return
    renderer.setPixelRatio(
      Math.min(devicePixelRatio, 2) * Math.min(1, chosen.pixels / Math.min(devicePixelRatio, 2)),
    )
    renderer.setSize(page.width, page.height, false)
    mirror.resize(page.width * renderer.getPixelRatio(), page.height * renderer.getPixelRatio())
    sun.setSize(chosen.shadow)
    sun.light.castShadow = !chosen.plain
    setPlain(stage, chosen.plain)
    covers.setDensity(chosen.covers)
    sinceChosen = chooseEvery
  }
  let sinceChosen = chooseEvery
  let chosenYaw = 0
  let drawn = 0
  let lastPictureAt: number | undefined

  let last: ViewState = {
    eye: scene.spawn.at,
    yaw: scene.spawn.yaw,
    pitch: scene.spawn.pitch,
    creatures: [],
    time: 0,
  }

  function paint(state: ViewState, dt: number): void {
    const chosen = quality()
    if (!chosen) return
    last = state
    air.uTime.value = state.time
    air.uFlash.value = scene.air.lightning && !isStill ? flashAt(scene.seed, state.time) : 0
    const under = waterAround(scene, state.eye)
    air.uUnder.value = under ? 1 : 0
    if (under) air.uUnderColour.value.set(...lightOf(under))
    air.uSight.value = under ? Math.min(scene.air.sight, 30) : scene.air.sight
    camera.position.set(...state.eye)
    camera.rotation.set(state.pitch, state.yaw, state.roll ?? 0)
    camera.fov = state.fieldOfView ?? usualField
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()

    sinceChosen += dt
    if (sinceChosen >= chooseEvery || Math.abs(state.yaw - chosenYaw) > 0.5) {
      sinceChosen = 0
      chosenYaw = state.yaw
      kinds.refine(state.eye, state.yaw, {
        triangles: (kindTriangles * chosen.things) / passesOf(scene),
        reach: chosen.reach,
        lost: scene.air.sight * 5,
      })
      lamps.choose(state.eye)
    }
    kinds.move(state.creatures)
    lamps.burn(isStill ? 0 : state.time, now.dusk, state.carried)
    covers.follow(state.eye)
    shafts.follow(state.eye)
    const isShadowTurn = drawn % chosen.shadowEvery === 0
    if (isShadowTurn) sun.follow(state.eye, state.yaw, air.uToLight.value)
    renderer.shadowMap.needsUpdate = isShadowTurn && !chosen.plain

    renderer.info.reset()
    if (chosen.mirrorEvery === 0) mirror.off()
    else if (drawn % chosen.mirrorEvery === 0) mirror.draw(renderer, stage, camera, unmirrored())
    // What others brought to the stage since then is as plain as the rest.
    if (chosen.plain) setPlain(stage, true)
    renderer.render(stage, camera)
    pending.asked()
    drawn += 1
  }

  /** Seconds since the last picture, by the clock: the loop's own time stands still in long frames. */
  function sinceLastPicture(): number {
    const now = performance.now()
    const seconds = lastPictureAt === undefined ? 0 : (now - lastPictureAt) / 1000
    lastPictureAt = now
    return seconds
  }

  async function prepare(drawFirst: () => void): Promise<void> {
    spend()
    // Out of the page: what lies in it is shown, and whoever shows it waits in the middle of a task until it is drawn.
    canvas.style.display = 'none'
    try {
      await renderer.compileAsync(stage, camera)
      const parts: Object3D[] = []
      stage.traverseVisible((part) => 'material' in part && parts.push(part))
      for (const part of parts) {
        drawAlone(part, parts)
        pending.asked()
        await pending.drawn()
      }
      drawFirst()
      await pending.drawn()
    } finally {
      canvas.style.display = ''
    }
  }

  function drawAlone(part: Object3D, parts: readonly Object3D[]): void {
    const before = parts.map(({ visible, frustumCulled }) => ({ visible, frustumCulled }))
    for (const other of parts) Object.assign(other, { visible: other === part, frustumCulled: false })
    renderer.setScissor(0, 0, 1, 1)
    renderer.setScissorTest(true)
    renderer.render(stage, camera)
    renderer.setScissorTest(false)
    parts.forEach((other, index) => void Object.assign(other, before[index]))
  }

  return {
    stage,
    air,
    prepare,
    isDrawn: pending.isDrawn,
    drawn: pending.drawn,
    draw(state, dt) {
      const seconds = sinceLastPicture()
      if (held === undefined && pace.frame(seconds)) spend()
      paint(state, dt)
    },
    resize(width, height) {
      page = { width, height }
      camera.aspect = width / Math.max(1, height)
      spend()
    },
    hour: setHour,
    quality(level) {
      held = level === 'auto' ? undefined : level === 'low' ? lowest : qualityNamed(level)
      if (level === 'auto') pace = createPace({ plain: inSoftware })
      spend()
    },
    calm(on) {
      isStill = on
      setWind(air, scene, on)
    },
    info: () => ({
      drawCalls: renderer.info.render.calls,
      triangles: renderer.info.render.triangles,
      level: quality()?.level ?? 'low',
    }),
    picture(take) {
      const before = held
      // Other shaders than those that are there would take a processor as long as the whole start.
      held = inSoftware ? finestPlain : 0
      spend()
      paint(last, 1)
      // At once: a canvas may be empty again when the browser has shown it.
      const taken = take(canvas)
      held = before
      spend()
      paint(last, 0)
      return taken
    },
    light: () => ({
      toSun: now.toLight,
      sun: now.light,
      ambient: now.ambientUp,
      fog: now.fog,
      dusk: now.dusk,
    }),
    dispose() {
      for (const part of [dome, ground, waters, kinds, covers, lamps, shafts, sun, mirror, maps])
        part.dispose()
      noise.dispose()
      renderer.dispose()
    },
  }
}
