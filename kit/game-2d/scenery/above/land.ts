import { type Random, seededRandom } from '../../../core/random.ts'
import { fade, lift } from '../colour.ts'
import type { Context } from '../pen.ts'
import { apart, copies, high, inked, outward, type Plot, side, stamp, type Way } from './plot.ts'

/** The large shapes of a ground: patches, paths, banks, walls, and what stands along the border. */

export function stroke(ctx: Context, colour: string, width: number): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke()
}

/** A line that wavers and comes again after a whole turn. */
function waver(random: Random, ...times: number[]): (part: number) => number {
  const waves = times.map((many) => [many, random.between(0, 7), random.between(0.5, 1) / many ** 0.7])
  return (part) =>
    waves.reduce(
      (sum, [many = 0, from = 0, size = 0]) => sum + size * Math.sin(part * 6.2832 * many + from),
      0,
    )
}

/** A closed shape as water, snow or moss would make it. */
function isle(ctx: Context, x: number, y: number, rx: number, ry: number, random: Random): void {
  const way = waver(random, 2, 3, 5, 8)
  ctx.beginPath()
  for (let at = 0; at < 72; at++) {
    const out = 1 + 0.14 * way(at / 72)
    ctx.lineTo(x + Math.cos(at * 0.08727) * rx * out, y + Math.sin(at * 0.08727) * ry * out)
  }
  ctx.closePath()
}

/** Takes away what is there, so that the water below is seen, and gives it a bank. */
function flood({ ctx, base }: Plot, bank: string, trace: () => void): void {
  trace()
  stroke(ctx, fade(lift(base, -0.4), 0.16), 26)
  stroke(ctx, bank, 14)
  stroke(ctx, lift(bank, -0.16), 5)
  ctx.fillStyle = '#000'
  ctx.globalCompositeOperation = 'destination-out'
  ctx.fill('evenodd')
  ctx.globalCompositeOperation = 'source-over'
  // The bank throws its shadow on the water, and foam lies along it.
  ctx.save()
  ctx.clip('evenodd')
  ctx.translate(5, 7)
  trace()
  stroke(ctx, 'rgba(16,22,60,.16)', 16)
  ctx.restore()
  trace()
  stroke(ctx, 'rgba(255,255,255,.4)', 2.2)
}

/** The line along which the border begins, all around or along both sides of the way. */
function traceBorder(
  { ctx, open }: Plot,
  inset: number,
  rough: number,
  random: Random,
  corner = rough ? 34 : 6,
  more = 0,
): boolean {
  const ways = [waver(random, 2, 3, 5, 9), waver(random, 2, 3, 5, 9)] as const
  ctx.beginPath()
  ctx.rect(-60, -60, side + 120, side + 120)
  if (open.x && open.y) return false
  if (!open.x && !open.y) {
    for (let at = 0; at < 200; at++) {
      const [cos, sin] = [Math.cos(at * 0.031416), Math.sin(at * 0.031416)]
      const out = rough * ways[0](at / 200) - inset
      const far = corner / 100
      const [x, y] = [
        480 + Math.sign(cos) * Math.abs(cos) ** far * (480 + out),
        high / 2 + Math.sign(sin) * Math.abs(sin) ** far * (high / 2 + out - (sin < 0 ? more : 0)),
      ]
      if (at) ctx.lineTo(x, y)
      else ctx.moveTo(x, y)
    }
    ctx.closePath()
    return true
  }
  const across = open.y ? side : high
  for (const last of [0, 1])
    for (let at = -2; at <= 82; at++) {
      const way = last ? 80 - at : at
      const off = inset + rough * (ways[last] ?? ways[0])(way / 80)
      const [along, aside] = [way * 12, last ? across - off : off]
      const [x, y] = open.y ? [aside, along] : [along, aside]
      if (at === -2 && !last) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
  ctx.closePath()
  return true
}

export const land: Record<string, Way> = {
  /** Patches of another growth or stuff, with an edge of their own. */
  isle(plot, [count = 0, low = 0, most = 0, alpha = 0], name) {
    const { ctx, scatter } = plot
    scatter(count, most * 1.4, (x, y, random) => {
      const r = random.between(low, most)
      isle(ctx, x, y, r, r * 0.62, random)
      ctx.fillStyle = fade(inked(plot, name), alpha / 100)
      ctx.fill()
      stroke(ctx, fade(lift(inked(plot, name), 0.3), alpha / 500), 3)
    })
  },
  /** A way that winds across, or along where the ground goes by. */
  path(plot, [width = 0, at = 50, alpha = 90], name) {
    const { ctx, open, random } = plot
    if (open.y) return
    const colour = inked(plot, name)
    const way = waver(random, 1, 2, 3)
    const along = at > 100
    const middle = along ? at * 4.8 : at * 6
    const trace = () => {
      ctx.beginPath()
      for (let step = -3; step <= 99; step++) {
        const off = middle + way(step / 96) * 46
        if (along) ctx.lineTo(off, step * 10)
        else ctx.lineTo(step * 10, off)
      }
    }
    trace()
    ctx.globalAlpha = alpha / 100
    stroke(ctx, lift(colour, -0.14), width + 9)
    stroke(ctx, colour, width)
    stroke(ctx, fade(lift(colour, 0.14), 0.5), width * 0.55)
    // Its edge crumbles: grass grows in, stones lie beside it.
    for (let step = 0; step < 96; step += 1) {
      const off = middle + way(step / 96) * 46 + (step % 2 ? -1 : 1) * (width / 2 + 3)
      const size = random.between(3, 8)
      for (const [dx, dy] of copies(along ? off : step * 10, along ? step * 10 : off, 12)) {
        ctx.beginPath()
        ctx.ellipse((along ? off : step * 10) + dx, (along ? step * 10 : off) + dy, size * 1.5, size, 0, 0, 7)
        ctx.fillStyle = step % 3 ? plot.base : lift(colour, -0.12)
        ctx.fill()
      }
    }
    ctx.globalAlpha = 1
  },
  /** What grows or lies all around where one plays. */
  edge(plot, [inset = 0, rough = 0, alpha = 100], name) {
    const { ctx, random } = plot
    const colour = inked(plot, name)
    for (const [by, more] of [
      [0, 0],
      [-0.12, 18],
    ] as const) {
      if (!traceBorder(plot, inset - more, rough, random)) return
      ctx.globalAlpha = alpha / 100
      for (const wide of [34, 20, 9]) stroke(ctx, fade(lift(colour, -0.5), 0.06), wide)
      ctx.fillStyle = lift(colour, by)
      ctx.fill('evenodd')
      stroke(ctx, fade(lift(colour, 0.3), 0.4), 2.5)
      ctx.globalAlpha = 1
    }
  },
  /** Water, or whatever flows here, all around. */
  sea(plot, [inset = 0, rough = 0, corner, more], name) {
    const seed = plot.random.state()
    if (plot.open.x && plot.open.y) return
    flood(plot, inked(plot, name), () => {
      traceBorder(plot, inset, rough, seededRandom(seed), corner, more)
    })
  },
  /** A river that winds across, or along where the ground goes by. */
  stream(plot, [at = 0, wide = 0], name) {
    const { ctx, open, random } = plot
    const [one, other] = [waver(random, 1, 2, 3), waver(random, 1, 2, 3)]
    flood(plot, inked(plot, name), () => {
      ctx.beginPath()
      for (let step = -6; step <= 204; step++) {
        const way = step > 99 ? 198 - step : step
        const off = at + (step > 99 ? wide / 2 : -wide / 2) + (step > 99 ? one : other)(way / 96) * 22
        if (open.y) ctx.lineTo(off, way * 10)
        else ctx.lineTo(way * 10, off)
      }
      ctx.closePath()
    })
  },
  lake(plot, [count = 0, size = 0], name) {
    for (const [x, y] of plot.slots.splice(0, count)) {
      const r = size * plot.random.between(0.8, 1.2)
      const seed = plot.random.below(1e9)
      for (const [dx, dy] of copies(x, y, r * 1.5))
        flood(plot, inked(plot, name), () => isle(plot.ctx, x + dx, y + dy, r, r * 0.6, seededRandom(seed)))
      plot.feet.push({ name: '', x, y, size: r * 1.5, own: 0 })
    }
  },
  /** A rail with posts along the border, or a low wall. */
  rail(plot, [inset = 0, width = 8, step = 46], name) {
    const { ctx, random } = plot
    const colour = inked(plot, name)
    if (!traceBorder(plot, inset, 0, random, 12)) return
    ctx.setLineDash([])
    stroke(ctx, fade(lift(colour, -0.7), 0.16), width + 16)
    stroke(ctx, lift(colour, -0.3), width + 4)
    stroke(ctx, lift(colour, 0.12), width - 2)
    ctx.setLineDash([width, step])
    stroke(ctx, lift(colour, -0.16), width + 3)
    ctx.setLineDash([])
  },
  /** A room: walls whose inner side looks at us, and their shadow on the floor. */
  wall(plot, [inset = 0, tall = 0], name) {
    const { ctx, random, open } = plot
    if (open.x || open.y) return
    plot.slots = random.shuffled([
      [70, 172],
      [890, 172],
      [84, 572],
      [876, 572],
      [66, 380],
      [894, 380],
    ])
    const colour = inked(plot, name)
    for (const [wide, alpha] of [
      [60, 0.05],
      [34, 0.07],
      [14, 0.1],
    ] as const) {
      ctx.strokeStyle = fade(lift(colour, -0.8), alpha)
      ctx.lineWidth = wide
      ctx.strokeRect(inset, inset + tall, side - inset * 2, high - inset * 2 - tall)
    }
    // The far wall shows its face, the others only their top.
    ctx.fillStyle = colour
    ctx.fillRect(inset, 0, side - inset * 2, inset + tall)
    ctx.fillStyle = fade(lift(colour, -0.3), 0.35)
    ctx.fillRect(inset, inset + tall - 9, side - inset * 2, 9)
    ctx.fillStyle = fade(lift(colour, 0.5), 0.4)
    ctx.fillRect(inset, inset + tall - 11, side - inset * 2, 2)
    traceBorder(plot, inset, 0, random)
    ctx.fillStyle = lift(colour, -0.22)
    ctx.fill('evenodd')
    stroke(ctx, fade(lift(colour, 0.4), 0.5), 2)
  },
  /** What stands along the border, in groups with gaps between them. */
  rim(plot, [low = 0, most = 0, step = 1, deep = 0], name) {
    const { open, random, feet } = plot
    const gap = waver(random, 3, 5, 8)
    const put = (x: number, y: number, size: number) => {
      const near = feet.some((foot) => !foot.name && apart(foot, x, y) < foot.size)
      const wide = feet.some((foot) => apart(foot, x, y) < Math.min(size, foot.size) * 0.3)
      if (!near && !wide) feet.push({ name, x, y, size, own: 1 + random.below(1e9) })
    }
    for (let at = 0; at < 3120; at += step * random.between(0.7, 1.3)) {
      const size = low + (most - low) * random.next() ** 1.6
      const off = random.between(-0.3, 1) * deep
      if (gap(at / 3120) < -0.35) continue
      if (!open.x && at < 1200) put(at < 600 ? off : side - off, open.y ? (at % 600) * 1.6 : at % 600, size)
      else if (!open.y && at >= 1200 && at < 2160) put(at - 1200, size * 0.72 + off * 0.5, size)
      else if (!open.y && at >= 2160) put(at - 2160, high + size * 0.6 - off * 0.4, size)
    }
    // Beyond the stage there is more of it.
    if (!open.x && !open.y)
      for (let y = high + most; y < side; y += step * 1.5)
        for (let x = 0; x < side; x += step * 1.8)
          put(
            x + random.between(-0.4, 0.4) * step,
            y + random.between(-0.4, 0.4) * step,
            random.between(low, most),
          )
  },
  /** On the far wall, side by side with even gaps. */
  hang({ feet, open }, [size = 0, count = 1, y = 0, from = 0], name) {
    if (open.x || open.y) return
    for (let at = 0; at < count; at++)
      feet.push({ name, x: ((at + 0.5 + from / 100) * side) / count, y, size, own: 0 })
  },
  /** Houses or stalls in a row at the far end. */
  row({ feet, random, open }, [low = 0, most = 0, step = 1, y = 0], name) {
    if (open.y) return
    for (let x = step / 2; x < side; x += step)
      feet.push({ name, x, y, size: random.between(low, most), own: 1 + random.below(1e9) })
  },
  /** A paved square with a kerb around it. */
  plaza(plot, [x = 0, y = 0, w = 0, h = 0, r = 0], name) {
    const { ctx } = plot
    const colour = inked(plot, name)
    ctx.beginPath()
    ctx.roundRect(x, y, w, h, r)
    stroke(ctx, fade(lift(colour, -0.5), 0.12), 22)
    stroke(ctx, lift(colour, 0.25), 9)
    ctx.fillStyle = colour
    ctx.fill()
    stroke(ctx, fade(lift(colour, -0.4), 0.4), 2)
  },
  /** Something to know the place by, where it is in nobody's way. */
  mark(plot, [low = 0, most = 0, count = 1], name) {
    for (const [x, y] of plot.slots.splice(0, count))
      plot.feet.push({ name, x, y, size: plot.random.between(low, most), own: 1 + plot.random.below(1e9) })
  },
  /** Groups of small things, thicker toward the border. */
  clump(plot, [count = 0, low = 0, most = 0, many = 5], name) {
    const { scatter, open } = plot
    scatter(
      count,
      130,
      (x, y, random) => {
        plot.pen.random = random
        for (let at = 0; at < many; at++) {
          const [turn, out] = [random.between(0, 6.3), random.next() ** 0.6 * 58]
          const size = random.between(low, most)
          const alpha = 50 + 50 * outward(open, x, y)
          stamp(plot, name, x + Math.cos(turn) * out, y + Math.sin(turn) * out * 0.7, size, alpha)
        }
      },
      true,
    )
  },
}
