import { seededRandom } from '../../core/random.ts'
import type { Look } from '../../game/plan.ts'
import { details } from './above/details.ts'
import { land } from './above/land.ts'
import { type Open, type Plot, scatterOf, side, slotsOf, standUp } from './above/plot.ts'
import { plotOf } from './above/plots.ts'
import { mix, saturate } from './colour.ts'
import type { Glows } from './glows.ts'
import { paintLife } from './life.ts'
import { type Tones, tonesOf } from './palettes.ts'
import { type Context, createPen, type Live, type MakeSurface, type Surface } from './pen.ts'
import type { SceneryView } from './scenery.ts'

/** What moves: over the ground, or below it where the ground has gaps (`fill`). */
const currents: Record<
  string,
  { words: string; fill?: string; shines?: true; depth: number; vx: number; vy: number }
> = {
  stars: { words: 'star 60 1.7', depth: 1, vx: 0, vy: 26 },
  caustics: { words: 'caustic 70 8', depth: 1, vx: 6, vy: 5 },
  clouds: { words: 'cloud 11', depth: 1.3, vx: 10, vy: 22 },
  water: { words: 'patch 14, ripple 60 70 60 16, caustic 70 12', fill: '#4a9cc8', depth: 1, vx: 7, vy: 4 },
  shallow: { words: 'patch 14, ripple 60 70 60 20, caustic 70 16', fill: '#8fcfde', depth: 1, vx: 7, vy: 4 },
  swamp: { words: 'patch 14, ripple 60 70 40 14, caustic 40 6', fill: '#5f8a80', depth: 1, vx: 4, vy: 2 },
  ice: { words: 'patch 16, crack 12 90 1.5 20', fill: '#a9d3ee', depth: 1, vx: 0, vy: 0 },
  caramel: { words: 'patch 14, ripple 50 70 60 20', fill: '#d9924a', depth: 1, vx: 4, vy: 3 },
  lava: {
    words: 'isle #ffc24a 16 20 70 50, isle #c8381e 12 20 60 40, ripple 50 60 50 30',
    fill: '#f2701e',
    shines: true,
    depth: 1,
    vx: 5,
    vy: 6,
  },
}

function follow(words: string, plot: Plot): void {
  for (const order of words.split(', ')) {
    const [way = '', ...rest] = order.split(' ')
    const name = Number.isNaN(Number(rest[0])) ? (rest.shift() ?? '') : ''
    ;(land[way] ?? details[way])?.(plot, rest.map(Number), name)
  }
}

/** From which colour of a scene its ground is mixed; the ground is a little duller than what plays on it. */
function baseOf(first: string, { base, tone, palette }: Tones): string {
  const own: Record<string, string> = {
    white: tone('#d3e3e8'),
    marble: tone('#cfc6b8'),
    station: tone('#878ea8'),
    deck: tone('#bd8f5e'),
    roof: tone('#a0958f'),
    pub: tone('#9a6c46'),
    ice: tone('#b5d8ee'),
    earth: tone('#a8835a'),
    flesh: tone('#d98f8c'),
    court: tone('#cf9560'),
    pool: tone('#74c4dc'),
    asphalt: tone('#858a94'),
    verge: tone('#8fb96a'),
    grass: tone(mix(base.edge, base.land, 0.55)),
    sand: tone(saturate(mix(base.land, base.edge, 0.5), 0.85)),
    water: tone('#3f8fc0'),
    seabed: tone('#6fb0b4'),
    snow: tone('#d6e2ef'),
    lava: tone('#412a2c'),
    pavement: tone('#9aa0aa'),
    tiles: tone(mix(base.land, '#ffffff', 0.3)),
    checker: tone(mix(base.edge, '#fff6e8', 0.45)),
    planks: tone(mix(base.ground, base.edge, 0.35)),
    pitch: tone('#6fae5e'),
    candy: tone('#f9cadd'),
    craters: tone(base.land),
    stars: mix(palette.skyTop, palette.skyBottom, 0.25),
    clouds: mix(palette.skyTop, palette.skyBottom, 0.45),
    grid: mix(palette.skyTop, palette.middle, 0.45),
  }
  return saturate(own[first] ?? tone(base.ground), 0.86)
}

/** The ground from above, going by as fast as the world does. */
export function createTop(
  look: Look,
  surface: MakeSurface,
  glows: Glows,
  open: Open = { x: false, y: false },
) {
  const tones = tonesOf(look)
  const { ground, flows, words } = plotOf(tones.palette.scene, look.site)
  const base = baseOf(ground, tones)
  const pixel = look.style === 'pixel'
  const current = currents[flows]
  const below = current?.fill !== undefined
  // Stars and land under clouds are far away.
  const far = 'stars clouds'.includes(ground) ? 0.4 : 1
  let still: Surface | undefined
  let moving: Surface | undefined
  let built = 0
  let next = 0
  let waited = 0

  function render(scale: number, fill: string, words: string): Surface {
    const pixels = Math.round(side * scale)
    const made = surface(pixels, pixels)
    const { ctx } = made
    ctx.scale(pixels / side, pixels / side)
    ctx.fillStyle = fill
    ctx.fillRect(0, 0, side, side)
    const random = seededRandom(look.seed + 11)
    const lives: Live[] = []
    const plot: Plot = {
      ctx,
      pen: createPen(ctx, tones, 0, look.seed + 11, lives),
      lives,
      tones,
      base: fill === 'transparent' ? base : fill,
      open,
      random,
      scatter: scatterOf(look.seed * 13, open),
      slots: slotsOf(open, random),
      feet: [],
    }
    follow(words, plot)
    standUp(plot)
    return made
  }

  /** On whole pixels and without scaling a copy costs a fraction. */
  function lay(ctx: Context, view: SceneryView, made: Surface, x: number, y: number): void {
    const { a, b, c, d, e, f } = ctx.getTransform()
    const exact = !b && !c && a === d && Math.abs(built - a) < 1e-3
    const [unit, scale] = exact ? [Math.round(side * built), a] : [side, 1]
    const wrap = (value: number) => {
      const part = (((value % side) + side) % side) - side
      return exact ? Math.round(part * scale) : part
    }
    if (exact) ctx.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f))
    for (let top = wrap(y); top < view.height * scale; top += unit)
      for (let left = wrap(x); left < view.width * scale; left += unit)
        if (exact) ctx.drawImage(made.canvas, left, top)
        else ctx.drawImage(made.canvas, left, top, side, side)
    ctx.setTransform(a, b, c, d, e, f)
  }

  function back(ctx: Context, view: SceneryView, alpha: number): void {
    const { a, b } = ctx.getTransform()
    const device = Math.max(0.2, Math.hypot(a, b))
    const wanted = pixel ? 0.3 : Math.max(0.4, Math.min(2, device))
    // A window that is being drawn larger is painted anew when it has come to rest.
    waited = wanted === built ? 0 : wanted === next ? waited + 1 : 0
    next = wanted
    if (!still || waited > 30 || wanted > built * 1.3 || wanted < built * 0.5) {
      built = wanted
      still = render(wanted, base, words)
      if (current) {
        const { fill = '', shines } = current
        moving = render(
          wanted,
          below ? (shines ? tones.glow(fill) : tones.tone(fill)) : 'transparent',
          current.words,
        )
      }
    }
    const time = view.calm ? 0 : view.seconds
    const flow = () => {
      if (!moving || !current) return
      const { depth, vx, vy } = current
      lay(ctx, view, moving, time * vx - view.cameraX * depth, time * vy - view.cameraY * depth)
    }
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.imageSmoothingEnabled = !pixel
    if (below) flow()
    lay(ctx, view, still, -view.cameraX * far, -view.cameraY * far)
    if (!below) flow()
    if (alpha > 0.5 && ground === 'stars')
      paintLife(ctx, 'twinkle', { tones, look, glows }, view, 1, time, false)
    ctx.restore()
  }

  return { tones, back }
}
