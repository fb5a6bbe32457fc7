import { createAir } from '../../environment/air/air.ts'
import type { KindMesh, Place, Scene } from '../../environment/scene.ts'
import { createView as createPlaceView } from '../../environment/view/view.ts'
import type { GamePlan } from '../../game/plan.ts'
import type { View } from '../../game/view.ts'
import type { GameEvent } from '../../game/world.ts'
import { rowsIn } from '../coarse.ts'
import type { Dressing } from '../dressing.ts'
import type { Genre3d } from '../genre.ts'
import { drawnBlocks } from '../shining.ts'
import { type Site, sceneOf } from '../site.ts'
import { ahead, type Eye, type Space } from '../space.ts'
import { showBlocks } from './block-view.ts'
import { showBursts } from './bursts.ts'
import { showCast } from './cast.ts'
import { createCrosshair } from './crosshair.ts'
import { createFloats } from './floats.ts'
import { showMarks } from './marks.ts'
import { createMinimap } from './minimap.ts'

export type View3d<W extends Space> = View<W> & {
  /** Begins a game anew, for somebody who may want calm. */
  begin(calm: boolean): void
  info(): { drawCalls: number; triangles: number }
}

type Parts<W extends Space> = {
  genre: Genre3d<W>
  plan: GamePlan
  site: Site
  dressing: Dressing
  meshes: KindMesh[]
  canvas: HTMLCanvasElement
}

/** Steps that a great blow holds its breath for. */
const hitStop: Partial<Record<GameEvent['type'], number>> = { hurt: 5, defeat: 3, boss: 8, phase: 8 }
const shakes: Partial<Record<GameEvent['type'], number>> = {
  hurt: 0.35,
  boss: 0.5,
  phase: 0.5,
  break: 0.12,
  defeat: 0.12,
}

/** Draws a world: the place of the environment kit, what is built there, everybody on the stage, light and specks. */
export function createView3d<W extends Space>(parts: Parts<W>): View3d<W> {
  const { genre, plan, site, dressing, meshes, canvas } = parts
  const scene: Scene = sceneOf(site, dressing, plan)
  const place = createPlaceView(scene, meshes, canvas)
  const air = createAir(scene, place.stage, site.height)
  const home = canvas.parentElement ?? document.body
  const cast = showCast(dressing.kinds, meshes, dressing.cast, place.air)
  const blocks = showBlocks(place.air)
  const built = drawnBlocks(genre)
  const marks = showMarks()
  const colours = new Map(plan.cast.map(({ id, colour }) => [id, colour]))
  const bursts = showBursts((id) => colours.get(id ?? ''))
  place.stage.add(cast.group, blocks.group, marks.mesh, bursts.mesh)
  const minimap = createMinimap(home)
  const crosshair = createCrosshair(home)
  const floats = createFloats(home)
  let page = { width: 1, height: 1 }
  let isCalm = false
  let last: number | undefined
  let frozenFor = 0
  let shake = 0
  /** Nothing is drawn before there are shaders: what is asked for too early takes seconds in which nothing answers. */
  let isOpen = false
  let wanted: { world: W; seconds: number } | undefined
  const opened = openStage()

  async function openStage(): Promise<void> {
    await new Promise(requestAnimationFrame)
    if (wanted) arrange(wanted.world, wanted.seconds, 0)
    await place.prepare(drawWanted)
    isOpen = true
    drawWanted()
    await place.drawn()
  }

  function drawWanted(): void {
    if (wanted) picture(wanted.world, wanted.seconds)
  }

  /** Puts everybody where the world has them. */
  function arrange(world: W, seconds: number, dt: number): void {
    cast.draw(world.bodies, eyeFor(world, seconds), seconds)
    blocks.show(built(world.plan, world.level))
    marks.draw(genre.marks?.(world) ?? [], seconds)
    bursts.draw(dt)
  }

  function picture(world: W, seconds: number): void {
    const dt = last === undefined ? 0 : Math.max(0, Math.min(0.25, seconds - last))
    last = seconds
    shake *= 0.9
    arrange(world, seconds, dt)
    const eye = eyeFor(world, seconds)
    const at: Place = [eye.x, eye.y, eye.z]
    minimap.show(world.tick > 0 ? genre.map?.(world) : undefined)
    crosshair.show(world.tick > 0 && world.status === 'playing' ? genre.crosshair?.(world) : undefined)
    const portrait = page.width < page.height
    air.update({ eye: at, yaw: eye.yaw, time: seconds, light: place.light() }, dt)
    place.draw(
      // A tall screen sees less to the sides, so it sees more in all.
      {
        eye: at,
        yaw: eye.yaw,
        pitch: eye.pitch,
        roll: eye.roll,
        creatures: [],
        carried: genre.lamps?.(world) ?? [],
        time: seconds,
        fieldOfView: portrait ? Math.min(88, eye.field * 1.28) : eye.field,
      },
      dt,
    )
  }

  /** On the title the eye goes slowly around. */
  function eyeFor(world: W, seconds: number): Eye {
    const { eye } = world
    if (world.tick > 0) return shaken(eye, seconds)
    if (isCalm) return eye
    const target = genre.focus?.(world) ?? aheadOf(eye)
    const turn = Math.sin(seconds * 0.25) * 0.35
    const [dx, dz] = [eye.x - target.x, eye.z - target.z]
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return {
      ...eye,
      x: target.x + dx * cos + dz * sin,
      z: target.z - dx * sin + dz * cos,
      yaw: eye.yaw + turn,
    }
  }

  function shaken(eye: Eye, seconds: number): Eye {
    if (shake < 0.01 || isCalm) return eye
    return {
      ...eye,
      yaw: eye.yaw + Math.sin(seconds * 71) * 0.03 * shake,
      pitch: eye.pitch + Math.sin(seconds * 83) * 0.03 * shake,
    }
  }

  return {
    begin(calm) {
      isCalm = calm
      place.calm(calm)
      air.calm(calm)
    },
    resize(width, height, _ratio, insets) {
      page = { width, height }
      home.style.setProperty('--map-top', `${(insets?.top ?? 56) + 6}px`)
      const rows = rowsIn(plan.look)
      const coarse = rows === undefined ? 1 : Math.max(1, (height * Math.min(devicePixelRatio, 2)) / rows)
      if (rows !== undefined) canvas.style.imageRendering = 'pixelated'
      place.resize(Math.round(width / coarse), Math.round(height / coarse))
    },
    draw(world, seconds) {
      wanted = { world, seconds }
      if (isOpen && place.isDrawn()) picture(world, seconds)
    },
    happened(world, events) {
      const hero = world.bodies.find(({ role }) => role === 'player')
      bursts.happened(events, hero)
      for (const { type, words, x, y, z } of events) {
        frozenFor = Math.max(frozenFor, isCalm ? 0 : (hitStop[type] ?? 0))
        shake = Math.max(shake, shakes[type] ?? 0)
        if (!words || type === 'won' || type === 'lost' || z === undefined) continue
        const spot = onPage(world.eye, x, y, z)
        if (spot) floats.say(words, spot.x, spot.y)
      }
    },
    frozen: () => frozenFor > 0 && frozenFor-- > 0,
    toStage: (x, y) => ({
      x: (x / page.width) * genre.stage.width,
      y: (y / page.height) * genre.stage.height,
    }),
    frame: () => ({ x: 0, y: 0, ...page }),
    opened: () => opened,
    info: () => place.info(),
  }

  function onPage(eye: Eye, x: number, y: number, z: number): { x: number; y: number } | undefined {
    const [dx, dy, dz] = [x - eye.x, y - eye.y, z - eye.z]
    const [cy, sy, cp, sp] = [Math.cos(eye.yaw), Math.sin(eye.yaw), Math.cos(eye.pitch), Math.sin(eye.pitch)]
    const across = dx * cy - dz * sy
    const forward = -(dx * sy * cp) + dy * sp - dz * cy * cp
    const upward = dx * sy * sp + dy * cp + dz * cy * sp
    if (forward < 0.2) return undefined
    const tall = 1 / Math.tan((eye.field * Math.PI) / 360)
    return {
      x: page.width / 2 + ((across / forward) * tall * page.height) / 2,
      y: page.height / 2 - ((upward / forward) * tall * page.height) / 2,
    }
  }
}

const aheadOf = (eye: Eye) => {
  const way = ahead(eye.yaw)
  return { x: eye.x - way.x * 8, z: eye.z - way.z * 8 }
}
