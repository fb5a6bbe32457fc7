import type { GamePlan } from '../../game/plan.ts'
import type { View } from '../../game/view.ts'
import { rate, type World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'
import { createScenery, type SceneryView } from '../scenery/scenery.ts'
import { createEffects } from './effects.ts'
import { createLens } from './lens.ts'
import { watchMotions } from './motions.ts'
import type { Sheet } from './moves.ts'
import type { Painter } from './painter.ts'
import { type Drawable, keepPictures, type Surface } from './pictures.ts'
import { drawWorld } from './props.ts'
import { createPainter } from './stage-painter.ts'

export type ViewOptions<W extends World> = {
  genre: Genre<W>
  plan: GamePlan
  /** By key: the cast's pictures, and those of power-ups. */
  pictures: ReadonlyMap<string, Drawable>
  /** By the same keys: the sheets of those who have a body that moves. */
  sheets?: ReadonlyMap<string, Sheet<Drawable>>
  ctx: CanvasRenderingContext2D
  surface: Surface
  /** Reduced motion: nothing moves that the game does not need, nothing shakes. */
  calm?: boolean
  /** Marks friend and foe by shape as well as by colour. */
  safeColours?: boolean
}

/** How much nearer than the whole stage the view may come on a screen of another shape. */
const nearest = 2.05

/** Draws a world. The stage is scaled to fit, the scenery fills all the rest, so there are never black bars. */
export function createView<W extends World>(options: ViewOptions<W>): View<W> {
  const { genre, plan, ctx, surface, calm = false, safeColours = false } = options
  const seen = typeof genre.seen === 'function' ? genre.seen(plan) : genre.seen
  const scenery = createScenery(plan.look, seen, surface, genre.open?.(plan))
  const coarse = plan.look.style === 'pixel' || plan.look.style === 'retro'
  const pictures = keepPictures(options.pictures, options.sheets ?? new Map(), surface, coarse)
  const motions = watchMotions(plan.cast.find(({ role }) => role === 'player')?.id ?? '')
  const effects = createEffects(plan, calm)
  const lens = createLens(genre.stage, calm)
  const { stage } = genre
  let area = { width: stage.width, height: stage.height, ratio: 1 }
  let scale = 1
  let room = { x: 0, y: 0, width: stage.width, height: stage.height }
  /** Where the corner of the stage lies, in pixels of the page. */
  let origin = { x: 0, y: 0 }
  /** How far the picture looks from where the camera of the world is, in units of the stage. */
  let aside = { x: 0, y: 0 }
  let last = 0
  let passed = 0

  /** A stage that fits stays in the middle; a nearer one is moved so that the eyes stay on what matters. */
  const lookAt = (world: W, camera: { x: number; y: number }) => {
    const focus = genre.focus?.(world) ?? { x: camera.x + stage.width / 2, y: camera.y + stage.height / 2 }
    const along = (corner: number, length: number, size: number, eye: number) =>
      size * scale <= length + 1
        ? corner + (length - size * scale) / 2
        : corner + Math.max(length - size * scale, Math.min(0, length / 2 - eye * scale))
    return {
      x: along(room.x, room.width, stage.width, focus.x - camera.x),
      y: along(room.y, room.height, stage.height, focus.y - camera.y),
    }
  }

  /** A screen so tall that a landscape does not fill it. */
  const towers = (view: SceneryView) => seen === 'side' && view.height > stage.height * 1.2
  /**
   * The scenery fills everything. Only on a tall screen a landscape keeps to the stage, or its horizon would lie far
   * below the ground that one walks on: above it is sky then, and below it ground.
   */
  const paintBack = (view: SceneryView, over: { x: number; y: number }, camera: { x: number; y: number }) => {
    if (!towers(view)) {
      scenery.back(ctx, view)
      return
    }
    ctx.fillStyle = scenery.palette.skyTop
    ctx.fillRect(0, 0, view.width, over.y + 2)
    ctx.fillStyle = scenery.palette.ground
    ctx.fillRect(0, over.y + stage.height - 2, view.width, view.height)
    ctx.save()
    ctx.beginPath()
    ctx.rect(0, over.y, view.width, stage.height)
    ctx.clip()
    ctx.translate(0, over.y)
    scenery.back(ctx, { ...view, height: stage.height, cameraX: camera.x - over.x, cameraY: camera.y })
    ctx.restore()
  }

  const cameraOf = (world: W) => genre.camera?.(world) ?? { x: 0, y: 0 }
  /** The light of the moment; a whole day passes in a minute where the plan asks for day and night. */
  const lightAt = (world: W) => {
    const own = genre.light?.(world)
    if (own !== undefined) return own * scenery.palette.brightness
    if (!plan.rules.dayAndNight) return scenery.palette.brightness
    return 0.5 + 0.5 * Math.cos((world.tick / rate / 60) * Math.PI * 2)
  }

  return {
    resize(width, height, ratio, { top = 0, right = 0, bottom = 0, left = 0 } = {}) {
      area = { width, height, ratio }
      ctx.canvas.width = Math.max(1, Math.round(width * ratio))
      ctx.canvas.height = Math.max(1, Math.round(height * ratio))
      room = {
        x: left,
        y: top,
        width: Math.max(40, width - left - right),
        height: Math.max(40, height - top - bottom),
      }
      const fit = Math.min(room.width / stage.width, room.height / stage.height)
      const fill = Math.max(room.width / stage.width, room.height / stage.height)
      const { near = 0 } = genre
      scale = genre.focus && fill > fit * near ? Math.min(fill, fit * (near || nearest)) : fit
      origin = {
        x: room.x + (room.width - stage.width * scale) / 2,
        y: room.y + (room.height - stage.height * scale) / 2,
      }
    },
    draw(world, now) {
      const since = Math.min(0.1, Math.max(0, now - last))
      last = now
      effects.pass(since)
      const own = cameraOf(world)
      const camera = lens(own, genre.room?.(world), since)
      aside = { x: camera.x - own.x, y: camera.y - own.y }
      origin = lookAt(world, camera)
      const seconds = calm ? 0 : now
      const gone = genre.scroll?.(world) ?? { x: 0, y: 0 }
      motions.begin(seconds, gone.x - passed)
      passed = gone.x
      const painter: Painter = createPainter({
        ctx,
        plan,
        palette: scenery.palette,
        stage,
        camera,
        shown: {
          x: camera.x + Math.max(0, (room.x - origin.x) / scale),
          y: camera.y + Math.max(0, (room.y - origin.y) / scale),
          width: Math.min(stage.width, room.width / scale),
          height: Math.min(stage.height, room.height / scale),
        },
        seconds,
        pictures,
        motions,
        pixels: scale * area.ratio,
        coarse,
        puff: (x, y, colour, count = 1) => effects.puff(x, y, colour, count),
        safeColours,
      })
      const shift = effects.offset()
      const over = { x: origin.x / scale, y: origin.y / scale }
      const view = {
        width: area.width / scale,
        height: area.height / scale,
        cameraX: camera.x - over.x + gone.x,
        cameraY: camera.y - over.y + gone.y,
        seconds,
        calm,
        light: lightAt(world),
      }
      ctx.imageSmoothingEnabled = !coarse
      ctx.setTransform(scale * area.ratio, 0, 0, scale * area.ratio, 0, 0)
      paintBack(view, over, { x: camera.x + gone.x, y: camera.y + gone.y })
      ctx.save()
      ctx.translate(over.x - camera.x + shift.x, over.y - camera.y + shift.y)
      drawWorld(genre, world, painter)
      effects.draw(ctx)
      ctx.restore()
      if (!towers(view) || over.x > 1) dimAround(ctx, over, stage, view, seen !== 'table')
      scenery.front(ctx, view)
      const flash = effects.flash()
      if (!flash) return
      ctx.globalAlpha = flash.alpha
      ctx.fillStyle = flash.colour
      ctx.fillRect(0, 0, view.width, view.height)
      ctx.globalAlpha = 1
    },
    happened(world, events) {
      motions.happened(events)
      effects.happened(events, { ...stage, ...cameraOf(world) })
    },
    frozen: () => effects.frozen(),
    toStage: (x, y) => ({ x: (x - origin.x) / scale + aside.x, y: (y - origin.y) / scale + aside.y }),
    frame: () => ({ ...origin, width: stage.width * scale, height: stage.height * scale }),
  }
}

/** Outside the stage it is darker, so that one sees where the game ends. */
function dimAround(
  ctx: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  stage: { width: number; height: number },
  { width, height }: { width: number; height: number },
  framed: boolean,
): void {
  if (x < 1 && y < 1 && x + stage.width > width - 1 && y + stage.height > height - 1) return
  ctx.fillStyle = '#16141f73'
  ctx.beginPath()
  ctx.rect(0, 0, width, height)
  ctx.roundRect(x, y, stage.width, stage.height, 10)
  ctx.fill('evenodd')
  if (!framed) return
  ctx.strokeStyle = '#ffffff59'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.roundRect(x + 1, y + 1, stage.width - 2, stage.height - 2, 10)
  ctx.stroke()
}
