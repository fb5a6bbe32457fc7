import { type Random, seededRandom } from '../../core/random.ts'
import type { Look } from '../../game/plan.ts'
import { fade, lift, lit, mix, saturate } from './colour.ts'
import type { Glows } from './glows.ts'
import { paintLife } from './life.ts'
import { type Tones, tonesOf } from './palettes.ts'
import { type Context, createPen, type MakeSurface, type Pen, type Surface } from './pen.ts'
import type { SceneryView } from './scenery.ts'
import { designOf } from './scenes.ts'
import { halo, paintCloud, paintPlanet } from './sky.ts'
import { stamps } from './stamps/stamps.ts'

/** The ground comes again after so many units of the stage, in both directions. */
const side = 960

/** Grounds, and what lies on them: 'what numbers, …', in the words of `ways` below. */
const grounds: Record<string, string> = {
  grass: 'patch 11, tuft 190',
  flowers: 'put daisy 34 7 8 85',
  leaves: 'put leaf 46 5 7 45',
  stones: 'put pebble 20 3 10 70',
  bushes: 'put shrub 9 14 26 70',
  furrows: 'at field 250 230 150 45, at field 690 560 130 45, at field 210 760 100 45',
  puddles: 'at pond 160 180 70 90, at pond 560 320 56 90, at pond 780 700 74 90, at pond 330 640 50 90',
  sand: 'patch 10, ripple 64 120 -30 14, ripple 50 110 50 22',
  shells: 'put star 8 8 9 75, put shell 14 4 6 90',
  water: 'patch 14, ripple 60 70 60 16',
  snow: 'patch 9, ripple 40 130 -30 12, track 4',
  stone: 'patch 12, crack 16 80 2 16',
  grassy: 'blot 86a868 30 10 30 30',
  crystals: 'put gem 14 9 12 80',
  lava: 'patch 14, vein 8 120',
  flags: 'slab 96 80 1 9 3, crack 9 40 1.5 22, put pebble 12 2 6 50',
  moss: 'blot 7d9a5a 26 8 26 22',
  torchlight: 'pool ff9a3d 7 170 20',
  candlelight: 'pool ffb35a 6 130 20, put leaf 30 4 6 40',
  carpets: 'at carpet 250 240 96 32, at carpet 730 700 96 32',
  dry: 'tuft 60, put pebble 26 3 9 70',
  grates: 'put manhole 6 16 18 40, pool 7fe0d0 4 150 12',
  ice: 'blot a9d0ee 12 24 70 20, blot ffffff 26 10 34 35, put pebble 14 3 7 35',
  street:
    'road 250 120, lawn 60 430 250 150, lawn 560 460 300 120, lawn 130 700 300 170, lawn 600 720 240 140',
  pavement: 'slab 80 80 0 5 2, put manhole 5 18 20 60',
  tiles: 'slab 80 80 0 3.5 3',
  checker: 'check',
  planks: 'slab 240 48 1 8 2, grain 70',
  rug: 'at carpet 480 300 170 50',
  confetti: 'put sprinkle 70 3 4 60',
  metal: 'slab 120 120 0 5 3, rivet 120, put hazard 4 36 36 40',
  pitch: 'mow',
  candy: 'patch 10, blot ffffff 46 8 22 30, put sprinkle 60 6 6 70',
  grid: 'net 60',
  craters: 'patch 12, put dent 26 6 60 60',
  stars: 'nebula 20, star 260 1, planet 3',
  // Land far below, in the haze.
  clouds: 'cloudland 30',
}

/** What moves over the ground, and how fast. */
const covers: Record<string, { words: string; depth: number; vx: number; vy: number }> = {
  stars: { words: 'star 60 1.7', depth: 1, vx: 0, vy: 26 },
  water: { words: 'caustic 70 9', depth: 1, vx: 7, vy: 4 },
  caustics: { words: 'caustic 70 8', depth: 1, vx: 6, vy: 5 },
  clouds: { words: 'cloud 11', depth: 1.3, vx: 10, vy: 22 },
}

type Ground = {
  ctx: Context
  pen: Pen
  tones: Tones
  /** The colour of the ground itself, which all that lies on it is mixed from. */
  base: string
  /** Draws things all over; what crosses an edge comes in again on the other side. */
  scatter(count: number, reach: number, draw: (x: number, y: number, random: Random) => void): void
}

function stroke(ctx: Context, colour: string, width: number): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.stroke()
}

function dot(ctx: Context, colour: string, x: number, y: number, rx: number, ry = rx, angle = 0): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, angle, 0, 7)
  ctx.fillStyle = colour
  ctx.fill()
}

function stamp(
  { ctx, pen }: Ground,
  name: string,
  x: number,
  y: number,
  size: number,
  alpha: number,
  random: Random,
) {
  pen.random = random
  ctx.save()
  ctx.globalAlpha = alpha / 100
  stamps[name]?.(pen, x, y, size)
  ctx.restore()
}

/** Cracks that wander and branch. */
function cracks({ ctx, scatter }: Ground, count: number, long: number, paint: () => void): void {
  scatter(count, long * 1.4, (x, y, random) => {
    ctx.beginPath()
    for (let arm = 0; arm < 3; arm++) {
      let [px, py] = [x, y]
      let angle = random.between(0, 7)
      ctx.moveTo(px, py)
      for (let step = 0; step < 6; step++) {
        angle += random.between(-0.7, 0.7)
        px += (Math.cos(angle) * long) / 6
        py += (Math.sin(angle) * long) / 6
        ctx.lineTo(px, py)
      }
    }
    paint()
  })
}

function lattice(ctx: Context, step: number): void {
  ctx.beginPath()
  for (let at = 0; at <= side; at += step) {
    ctx.moveTo(at, 0)
    ctx.lineTo(at, side)
    ctx.moveTo(0, at)
    ctx.lineTo(side, at)
  }
}

type Way = (ground: Ground, n: number[], name: string) => void

const ways: Record<string, Way> = {
  put: (ground, [count = 0, low = 0, high = 0, alpha = 100], name) =>
    ground.scatter(count, high * 1.5, (x, y, random) =>
      stamp(ground, name, x, y, low + (high - low) * random.next() ** 2.2, alpha, random),
    ),
  at: (ground, [x = 0, y = 0, size = 0, alpha = 100], name) =>
    stamp(ground, name, x, y, size, alpha, seededRandom(x)),
  blot: ({ ctx, scatter, tones }, [count = 0, low = 0, high = 0, alpha = 0], name) =>
    scatter(count, high, (x, y, random) => {
      const r = random.between(low, high)
      dot(ctx, fade(tones.tone(`#${name}`), alpha / 100), x, y, r, r * 0.8)
    }),
  /** Large, soft differences keep a plain from looking painted by machine. */
  patch: ({ ctx, scatter, base }, [strength = 0]) =>
    scatter(26, 190, (x, y, random) => {
      // Shade by more of its own colour: grey would look like dirt.
      const colour = random.next() < 0.5 ? lit(base, mix(base, '#ffffff', 0.35)) : lift(base, 0.35)
      halo(ctx, x, y, random.between(90, 190), colour, strength / 50)
    }),
  /** Where a flame stands near by. */
  pool: ({ ctx, scatter, tones }, [count = 0, reach = 0, alpha = 0], name) =>
    scatter(count, reach, (x, y, random) =>
      halo(ctx, x, y, random.between(0.6, 1) * reach, tones.glow(`#${name}`), alpha / 100),
    ),
  /** A street across, with kerbs and a broken line. */
  road({ ctx, base, tones }, [y = 0, h = 0]) {
    ctx.fillStyle = lift(base, 0.25)
    ctx.fillRect(0, y - 7, side, h + 14)
    ctx.fillStyle = tones.tone('#6a707c')
    ctx.fillRect(0, y, side, h)
    ctx.fillStyle = fade(tones.tone('#fff3c4'), 0.7)
    for (let x = 20; x < side; x += 80) ctx.fillRect(x, y + h / 2 - 3, 40, 6)
  },
  lawn(ground, [x = 0, y = 0, w = 0, h = 0]) {
    const { ctx, pen, base, tones } = ground
    ctx.fillStyle = lift(base, 0.22)
    pen.box(x - 7, y - 7, w + 14, h + 14, 20)
    ctx.fillStyle = tones.tone('#7fb069')
    pen.box(x, y, w, h, 15)
    for (let at = 0; at < 3; at++)
      stamp(ground, 'shrub', x + w * (0.2 + 0.3 * at), y + h * (at % 2 ? 0.35 : 0.65), 22, 90, pen.random)
  },
  tuft: ({ ctx, scatter, base }, [count = 0]) =>
    scatter(count, 12, (x, y, random) => {
      ctx.beginPath()
      for (const lean of [-4, 0, 4]) {
        ctx.moveTo(x + lean * 0.5, y)
        ctx.quadraticCurveTo(x + lean * 0.7, y - 5, x + lean * 1.3, y - random.between(6, 10))
      }
      stroke(ctx, fade(lift(base, random.next() < 0.6 ? -0.25 : 0.3), 0.38), 1.8)
    }),
  ripple: ({ ctx, scatter, base }, [count = 0, long = 0, by = 0, alpha = 0]) =>
    scatter(count, long, (x, y, random) => {
      const w = random.between(0.5, 1) * long
      ctx.beginPath()
      ctx.moveTo(x - w / 2, y)
      ctx.bezierCurveTo(x - w * 0.2, y - w * 0.16, x + w * 0.2, y + w * 0.12, x + w / 2, y)
      stroke(ctx, fade(lift(base, by / 100), alpha / 100), 2)
    }),
  /** Something has hopped by. */
  track: ({ ctx, scatter, base }, [count = 0]) =>
    scatter(count, 150, (x, y, random) => {
      const angle = random.between(0, 6)
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      for (let step = -5; step < 6; step++) {
        const off = step % 2 ? 5 : -5
        dot(
          ctx,
          fade(lift(base, -0.3), 0.25),
          x + dx * step * 24 - dy * off,
          y + dy * step * 24 + dx * off,
          4.8,
          3.6,
          angle,
        )
      }
    }),
  crack: (ground, [count = 0, long = 0, width = 1, alpha = 0]) =>
    cracks(ground, count, long, () => stroke(ground.ctx, fade(lift(ground.base, -0.5), alpha / 100), width)),
  vein(ground, [count = 0, long = 0]) {
    const { ctx, tones } = ground
    for (const [hex, width, alpha] of [
      ['#ff5a1e', 8, 0.12],
      ['#ff7a2e', 3, 0.28],
      ['#ffc25a', 1.2, 0.45],
    ] as const)
      cracks({ ...ground, scatter: scatterOf(4711) }, count, long, () =>
        stroke(ctx, fade(tones.glow(hex), alpha), width),
      )
  },
  /** Slabs in rows, each a little different; every second row is shifted when `bond` is set. */
  slab({ ctx, base, pen }, [w = 1, h = 1, bond = 0, varied = 0, gap = 0]) {
    ctx.fillStyle = lift(base, -0.2)
    ctx.fillRect(0, 0, side, side)
    for (let row = 0; row < side / h; row++)
      for (let column = 0; column < side / w; column++) {
        const colour = lift(base, ((pen.random.next() - 0.5) * varied) / 100)
        const x = column * w + (bond && row % 2 ? w / 2 : 0)
        for (const left of x + w > side ? [x, x - side] : [x]) {
          ctx.fillStyle = colour
          pen.box(left + gap / 2, row * h + gap / 2, w - gap, h - gap, Math.min(6, h * 0.1))
          ctx.fillStyle = 'rgba(255,255,255,.06)'
          ctx.fillRect(left + gap, row * h + gap / 2, w - gap * 2, 1.5)
        }
      }
  },
  check({ ctx, base }) {
    ctx.fillStyle = fade(lift(base, -0.24), 0.35)
    for (let at = 0; at < 256; at++)
      if ((at + (at >> 4)) % 2) ctx.fillRect((at % 16) * 60, (at >> 4) * 60, 60, 60)
    lattice(ctx, 60)
    stroke(ctx, fade(lift(base, -0.3), 0.18), 1.5)
  },
  grain: ({ ctx, scatter, base }, [count = 0]) =>
    scatter(count, 90, (x, y, random) => {
      const w = random.between(20, 45)
      const row = Math.floor(y / 48) * 48 + random.between(10, 38)
      ctx.beginPath()
      ctx.moveTo(x - w, row)
      ctx.quadraticCurveTo(x, row + random.between(-3, 3), x + w, row)
      stroke(ctx, fade(lift(base, -0.4), 0.16), 1.4)
    }),
  rivet({ ctx, base }, [step = 1]) {
    for (let x = 0; x < side; x += step)
      for (let y = 0; y < side; y += step)
        for (const at of [0, 1, 2, 3])
          dot(
            ctx,
            fade(lift(base, 0.35), 0.4),
            x + (at % 2 ? 12 : step - 12),
            y + (at > 1 ? 12 : step - 12),
            2.6,
          )
  },
  mow({ ctx, base, pen }) {
    ctx.fillStyle = fade(lift(base, 0.3), 0.2)
    for (let at = 0; at < side; at += 160) ctx.fillRect(at, 0, 80, side)
    ctx.strokeStyle = 'rgba(255,255,255,.4)'
    pen.line(4, 480, 0, 480, side)
    pen.ring(480, 480, 100, 100, 4)
  },
  net({ ctx, scatter, tones, base }, [step = 1]) {
    const { accent } = tones.palette
    lattice(ctx, step)
    stroke(ctx, fade(accent, 0.05), 5)
    stroke(ctx, fade(mix(accent, base, 0.2), 0.16), 1.3)
    scatter(16, 30, (x, y) =>
      halo(ctx, Math.round(x / step) * step, Math.round(y / step) * step, 26, accent, 0.28),
    )
  },
  star: ({ ctx, scatter, tones }, [count = 0, size = 1]) =>
    scatter(count, 8, (x, y, random) => {
      const bright = random.next() ** 3
      const colour = tones.glow(['#ffffff', '#cfe0ff', '#ffe6c0'][random.below(3)] ?? '#ffffff')
      dot(ctx, fade(colour, 0.25 + bright * 0.65), x, y, (0.5 + bright * 1.3) * size)
    }),
  nebula({ ctx, scatter, tones, pen }, [count = 0]) {
    const hues = pen.random.shuffled(['#7a3fd0', '#2f7fd8', '#c23f8f', '#1f9fa8'])
    ctx.globalCompositeOperation = 'screen'
    scatter(count, 260, (x, y, own) =>
      halo(ctx, x, y, own.between(120, 260), tones.tone(hues[own.below(3)] ?? ''), 0.24),
    )
    ctx.globalCompositeOperation = 'source-over'
  },
  planet: ({ ctx, scatter, tones: { tone, palette } }, [count = 0]) =>
    scatter(count, 130, (x, y, own) => {
      const colour = tone(['#c9785a', '#5a9ac9', '#8ac98a', '#b58ac9'][own.below(4)] ?? '')
      paintPlanet(
        ctx,
        own,
        x,
        y,
        own.between(18, 54),
        mix(colour, palette.skyTop, 0.25),
        palette.skyTop,
        own.next() < 0.5,
      )
    }),
  cloudland: ({ ctx, scatter, tones, base }, [count = 0]) =>
    scatter(count, 180, (x, y, own) =>
      halo(
        ctx,
        x,
        y,
        own.between(60, 170),
        mix(tones.tone(own.next() < 0.5 ? '#8fc07a' : '#4f90c8'), base, 0.4),
        0.4,
      ),
    ),
  cloud({ ctx, scatter, tones: { tone, palette } }, [count = 0]) {
    const white = mix(tone('#ffffff'), palette.skyBottom, 0.2)
    const shade = mix(white, palette.skyTop, 0.35)
    scatter(count, 210, (x, y, own) => paintCloud(ctx, own, x, y, own.between(30, 66), white, shade, 0.5))
  },
  /** The net of light that waves throw on what is below them. */
  caustic: ({ ctx, scatter }, [count = 0, alpha = 0]) =>
    scatter(count, 70, (x, y, random) => {
      const r = random.between(22, 54)
      const turn = random.between(0, 7)
      // Seven corners, each rounded: straight ones would look like broken glass.
      const corner = (at: number) => {
        const far = r * (0.8 + 0.35 * Math.sin((at % 7) * 2.3 + turn))
        return [x + Math.cos(at * 0.8976) * far, y + Math.sin(at * 0.8976) * far * 0.7] as const
      }
      ctx.beginPath()
      for (let at = 0; at <= 7; at++) {
        const [fromX, fromY] = corner(at)
        const [toX, toY] = corner(at + 1)
        ctx.quadraticCurveTo(fromX, fromY, (fromX + toX) / 2, (fromY + toY) / 2)
      }
      stroke(ctx, fade('#ffffff', alpha / 100), random.between(1, 2.6))
    }),
}

function follow(words: string, ground: Ground): void {
  for (const order of words.split(', ')) {
    const [way = '', ...rest] = order.split(' ')
    const name = 'put at blot pool'.includes(way) ? (rest.shift() ?? '') : ''
    ways[way]?.(ground, rest.map(Number), name)
  }
}

/** From which colour of a scene its ground is mixed; the ground is a little duller than what plays on it. */
function baseOf(first: string, { base, tone, palette }: Tones): string {
  const own: Record<string, string> = {
    grass: tone(mix(base.edge, base.land, 0.55)),
    sand: tone(saturate(mix(base.land, base.edge, 0.5), 0.85)),
    water: tone('#3f8fc0'),
    seabed: tone('#6fb0b4'),
    snow: tone('#e3ecf6'),
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

function scatterOf(seed: number): Ground['scatter'] {
  let salt = seed
  return (count, reach, draw) => {
    const random = seededRandom(++salt * 7919)
    const copies = (at: number) => (at < reach ? [0, side] : at > side - reach ? [0, -side] : [0])
    for (let index = 0; index < count; index++) {
      const [x, y, own] = [random.between(0, side), random.between(0, side), random.below(1e9)]
      for (const dx of copies(x)) for (const dy of copies(y)) draw(x + dx, y + dy, seededRandom(own))
    }
  }
}

/** The ground from above, going by as fast as the world does. */
export function createTop(look: Look, surface: MakeSurface, glows: Glows) {
  const tones = tonesOf(look)
  const words = designOf(tones.palette.scene).top.split(' ')
  const base = baseOf(words[0] ?? '', tones)
  const pixel = look.style === 'pixel'
  const cover = words.map((word) => covers[word]).find(Boolean)
  // Stars and land under clouds are far away.
  const far = cover && 'stars clouds'.includes(words[0] ?? '') ? 0.4 : 1
  let tile: Surface | undefined
  let over: Surface | undefined
  let built = 0

  function render(scale: number, fill: string, orders: string[]): Surface {
    const pixels = Math.round(side * scale)
    const made = surface(pixels, pixels)
    const { ctx } = made
    ctx.scale(pixels / side, pixels / side)
    ctx.fillStyle = fill
    ctx.fillRect(0, 0, side, side)
    const pen = createPen(ctx, tones, 0, look.seed + 11, [])
    const ground = { ctx, pen, tones, base, scatter: scatterOf(look.seed * 13) }
    for (const order of orders) follow(order, ground)
    return made
  }

  function lay(ctx: Context, view: SceneryView, made: Surface, x: number, y: number, device: number): void {
    const wrap = (value: number) => Math.round(((((value % side) + side) % side) - side) * device) / device
    for (let top = wrap(y); top < view.height; top += side)
      for (let left = wrap(x); left < view.width; left += side)
        ctx.drawImage(made.canvas, left, top, side, side)
  }

  function back(ctx: Context, view: SceneryView, alpha: number): void {
    const { a, b } = ctx.getTransform()
    const device = Math.max(0.2, Math.hypot(a, b))
    const wanted = pixel ? 0.3 : Math.max(0.4, Math.min(2, device))
    if (!tile || wanted > built * 1.3 || wanted < built * 0.5) {
      built = wanted
      tile = render(
        wanted,
        base,
        words.map((word) => grounds[word] ?? ''),
      )
      over = cover && render(wanted, 'transparent', [cover.words])
    }
    const time = view.calm ? 0 : view.seconds
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.imageSmoothingEnabled = !pixel
    lay(ctx, view, tile, -view.cameraX * far, -view.cameraY * far, device)
    if (over && cover) {
      const { depth, vx, vy } = cover
      lay(ctx, view, over, time * vx - view.cameraX * depth, time * vy - view.cameraY * depth, device)
    }
    if (alpha > 0.5 && words[0] === 'stars')
      paintLife(ctx, 'twinkle', { tones, look, glows }, view, 1, time, false)
    ctx.restore()
  }

  return { tones, back }
}
