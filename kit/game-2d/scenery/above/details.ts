import { seededRandom } from '../../../core/random.ts'
import { fade, lift, lit, mix } from '../colour.ts'
import type { Context } from '../pen.ts'
import { halo, paintCloud, paintPlanet } from '../sky.ts'
import { stroke } from './land.ts'
import { inked, type Plot, scatterOf, side, stamp, type Way } from './plot.ts'

/** What lies on a ground and what it is paved with: the small and the even things. */

function dot(ctx: Context, colour: string, x: number, y: number, rx: number, ry = rx, angle = 0): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, angle, 0, 7)
  ctx.fillStyle = colour
  ctx.fill()
}

/** Cracks that wander and branch. */
function cracks({ ctx, scatter }: Plot, count: number, long: number, paint: () => void): void {
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

export const details: Record<string, Way> = {
  put: (ground, [count = 0, low = 0, most = 0, alpha = 100], name) =>
    ground.scatter(
      count,
      most * 1.5,
      (x, y, random) => {
        ground.pen.random = random
        stamp(ground, name, x, y, low + (most - low) * random.next() ** 2.2, alpha)
      },
      true,
    ),
  at(ground, [x = 0, y = 0, size = 0, alpha = 100], name) {
    ground.pen.random = seededRandom(x)
    stamp(ground, name, x, y, size, alpha)
  },
  blot: (ground, [count = 0, low = 0, most = 0, alpha = 0], name) =>
    ground.scatter(count, most, (x, y, random) => {
      const r = random.between(low, most)
      dot(ground.ctx, fade(inked(ground, name), alpha / 100), x, y, r, r * 0.8)
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
      halo(ctx, x, y, random.between(0.6, 1) * reach, tones.glow(name), alpha / 100),
    ),
  /** A street across, with kerbs and a broken line. */
  road({ ctx, base, tones, open }, [y = 0, h = 0, zebra = 0]) {
    if (open.way) return
    ctx.save()
    // Where the ground goes by, the street goes along.
    if (open.y) ctx.transform(0, 1, 1, 0, 480 - y - h / 2, 0)
    ctx.fillStyle = lift(base, 0.25)
    ctx.fillRect(0, y - 7, side, h + 14)
    ctx.fillStyle = tones.tone('#7b818d')
    ctx.fillRect(0, y, side, h)
    ctx.fillStyle = fade(tones.tone('#fff3c4'), 0.7)
    for (let x = 20; x < side; x += 80) ctx.fillRect(x, y + h / 2 - 3, 40, 6)
    if (zebra) {
      ctx.fillStyle = tones.tone('#7b818d')
      ctx.fillRect(zebra - 8, y, 84, h)
      ctx.fillStyle = fade(tones.tone('#ffffff'), 0.75)
      for (let at = 6; at < h - 8; at += 20) ctx.fillRect(zebra, y + at, 68, 11)
    }
    ctx.restore()
  },
  lawn(ground, [x = 0, y = 0, w = 0, h = 0]) {
    const { ctx, pen, base, tones } = ground
    ctx.fillStyle = lift(base, 0.22)
    pen.box(x - 7, y - 7, w + 14, h + 14, 20)
    ctx.fillStyle = tones.tone('#7fb069')
    pen.box(x, y, w, h, 15)
    for (let at = 0; at < 3; at++)
      stamp(ground, 'shrub', x + w * (0.2 + 0.3 * at), y + h * (at % 2 ? 0.35 : 0.65), 22, 90)
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
      cracks({ ...ground, scatter: scatterOf(4711, ground.open) }, count, long, () =>
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
  /** Crops in rows, with earth heaped between them. */
  crops(plot, [step = 1], name) {
    const { ctx, base, random, pen } = plot
    for (let y = step / 2; y < side; y += step) {
      ctx.fillStyle = fade(lift(base, -0.3), 0.35)
      pen.box(-4, y - 3, side + 8, step * 0.42, 6)
      ctx.fillStyle = fade(lift(base, 0.4), 0.16)
      ctx.fillRect(0, y - step * 0.3, side, step * 0.22)
      for (let x = step / 2; x < side; x += step * 0.8) {
        pen.random = random
        stamp(plot, name, x + random.between(-4, 4), y + step * 0.24, random.between(7, 12), 70)
      }
    }
  },
  /** Lines side by side, each so long, from y: places to park, or the lanes of a pool. */
  lines({ ctx }, [step = 1, y = 0, long = 0, width = 4]) {
    ctx.fillStyle = 'rgba(255,255,255,.5)'
    for (let x = step / 2; x < side; x += step) ctx.fillRect(x, y, width, long)
  },
  /** Rails on their sleepers, across. */
  rails({ ctx, tones, open }, [y = 0]) {
    if (open.way) return
    ctx.fillStyle = tones.tone('#8a8688')
    ctx.fillRect(0, y - 34, side, 68)
    ctx.fillStyle = tones.tone('#75624f')
    for (let x = 6; x < side; x += 30) ctx.fillRect(x, y - 28, 14, 56)
    ctx.fillStyle = tones.tone('#b9c0ca')
    for (const off of [-18, 14]) ctx.fillRect(0, y + off, side, 5)
    ctx.fillStyle = tones.tone('#f2c14f')
    ctx.fillRect(0, y + 40, side, 5)
  },
  /** The front of a tall house: windows in rows, each with its frame and its piece of sky; behind some somebody has the light on. */
  panes({ ctx, base, pen, tones }, [w = 1, h = 1]) {
    const [sky, horizon] = tones.outside
    for (let row = 0; row < side / h; row++) {
      ctx.fillStyle = fade(lift(base, 0.3), 0.35)
      ctx.fillRect(0, row * h, side, 5)
      ctx.fillStyle = fade(lift(base, -0.45), 0.3)
      ctx.fillRect(0, row * h - 4, side, 4)
      for (let column = 0; column < side / w; column++) {
        const [x, y] = [column * w + w * 0.16, row * h + h * 0.2]
        const lit = pen.random.next() < 0.12 + 0.3 * tones.lamps
        ctx.fillStyle = lift(base, -0.32)
        pen.box(x - 5, y - 5, w * 0.68 + 10, h * 0.62 + 10, 5)
        ctx.fillStyle = lit ? tones.glow('#ffdf9a') : mix(sky, horizon, pen.random.next())
        pen.box(x, y, w * 0.68, h * 0.62, 3)
        ctx.fillStyle = 'rgba(255,255,255,.28)'
        pen.box(x + w * 0.06, y + h * 0.06, w * 0.1, h * 0.46, 3)
        ctx.fillStyle = lift(base, -0.2)
        ctx.fillRect(x + w * 0.32, y, 4, h * 0.62)
        ctx.fillStyle = lift(base, 0.35)
        ctx.fillRect(x - 9, y + h * 0.62 + 4, w * 0.68 + 18, 6)
      }
    }
  },
  check({ ctx, base }) {
    ctx.fillStyle = fade(lift(base, -0.24), 0.22)
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
  mow({ ctx, base }) {
    ctx.fillStyle = fade(lift(base, 0.3), 0.2)
    for (let at = 0; at < side; at += 160) ctx.fillRect(at, 0, 80, side)
  },
  /** The lines of a playing field. */
  pitch({ ctx, pen }) {
    ctx.strokeStyle = 'rgba(255,255,255,.45)'
    pen.line(4, 480, 60, 480, 560)
    pen.ring(480, 310, 90, 90, 4)
    ctx.strokeRect(44, 60, 872, 500)
    ctx.strokeRect(44, 190, 110, 240)
    ctx.strokeRect(806, 190, 110, 240)
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
