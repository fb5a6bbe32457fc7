import { type Random, seededRandom } from '../../core/random.ts'
import type { Look } from '../plan.ts'
import { fade, lift, lit, mix, saturate } from './colour.ts'
import type { Glows } from './glows.ts'
import { paintLife } from './life.ts'
import { type Tones, tonesOf } from './palettes.ts'
import type { Context, MakeSurface, Surface } from './pen.ts'
import type { SceneryView } from './scenery.ts'
import { designOf } from './scenes.ts'
import { paintCloud, paintPlanet } from './sky.ts'

/** The ground comes again after so many units of the stage, in both directions. */
const side = 960
const { PI, sin, cos } = Math

type Ground = {
  ctx: Context
  random: Random
  tones: Tones
  /** The colour of the ground itself, which all that lies on it is mixed from. */
  base: string
  /** Draws things all over; what crosses an edge comes in again on the other side. */
  scatter(count: number, reach: number, draw: (x: number, y: number, random: Random) => void): void
}

const stroke = (ctx: Context, colour: string, width: number) => {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.stroke()
}
const dot = (ctx: Context, colour: string, x: number, y: number, rx: number, ry = rx, angle = 0) => {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, angle, 0, 7)
  ctx.fillStyle = colour
  ctx.fill()
}

/** Large, soft differences that keep a plain from looking painted by machine. */
function patches({ ctx, scatter, base }: Ground, strength = 0.1): void {
  scatter(26, 190, (x, y, random) => {
    const r = random.between(90, 190)
    // Shade by more of its own colour: grey would look like dirt.
    const colour = random.next() < 0.5 ? lit(base, mix(base, '#ffffff', 0.35)) : lift(base, 0.35)
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, r)
    gradient.addColorStop(0, fade(colour, strength * 2))
    gradient.addColorStop(1, fade(colour, 0))
    dot(ctx, 'transparent', x, y, r)
    ctx.fillStyle = gradient
    ctx.fill()
  })
}

/** Slabs in rows, each a little different; every second row is shifted when `bond` is set. */
function slabs(
  { ctx, base, random }: Ground,
  w: number,
  h: number,
  bond: boolean,
  varied: number,
  gap = 2,
): void {
  const joint = lift(base, -0.2)
  ctx.fillStyle = joint
  ctx.fillRect(0, 0, side, side)
  for (let row = 0; row < side / h; row++)
    for (let column = 0; column < side / w; column++) {
      const colour = lift(base, (random.next() - 0.5) * varied)
      const x = column * w + (bond && row % 2 ? w / 2 : 0)
      for (const left of x + w > side ? [x, x - side] : [x]) {
        ctx.beginPath()
        ctx.roundRect(left + gap / 2, row * h + gap / 2, w - gap, h - gap, Math.min(6, h * 0.1))
        ctx.fillStyle = colour
        ctx.fill()
        ctx.fillStyle = fade('#ffffff', 0.06)
        ctx.fillRect(left + gap, row * h + gap / 2, w - gap * 2, 1.5)
      }
    }
}

function lattice(ctx: Context, step: number, colour: string, width: number): void {
  ctx.beginPath()
  for (let at = 0; at <= side; at += step) {
    ctx.moveTo(at, 0)
    ctx.lineTo(at, side)
    ctx.moveTo(0, at)
    ctx.lineTo(side, at)
  }
  stroke(ctx, colour, width)
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
        px += (cos(angle) * long) / 6
        py += (sin(angle) * long) / 6
        ctx.lineTo(px, py)
      }
    }
    paint()
  })
}

function starfield({ ctx, scatter, tones }: Ground, count: number, size: number): void {
  scatter(count, 8, (x, y, random) => {
    const bright = random.next() ** 3
    const colour = tones.glow(['#ffffff', '#cfe0ff', '#ffe6c0'][random.below(3)] ?? '#ffffff')
    dot(ctx, fade(colour, 0.25 + bright * 0.65), x, y, (0.5 + bright * 1.3) * size)
  })
}

function ripples(
  { ctx, scatter, base }: Ground,
  count: number,
  long: number,
  by: number,
  alpha: number,
): void {
  scatter(count, long, (x, y, random) => {
    const w = random.between(0.5, 1) * long
    ctx.beginPath()
    ctx.moveTo(x - w / 2, y)
    ctx.bezierCurveTo(x - w * 0.2, y - w * 0.16, x + w * 0.2, y + w * 0.12, x + w / 2, y)
    stroke(ctx, fade(lift(base, by), alpha), 2)
  })
}

/** The net of light that waves throw on what is below them. */
function caustics({ ctx, scatter }: Ground, alpha: number): void {
  scatter(70, 70, (x, y, random) => {
    const r = random.between(22, 54)
    ctx.beginPath()
    for (let corner = 0; corner <= 7; corner++) {
      const angle = (corner / 7) * PI * 2
      const far = r * (corner % 7 ? 0.75 + 0.4 * sin(corner * 2.3 + x) : 1)
      ctx.lineTo(x + cos(angle) * far, y + sin(angle) * far * 0.7)
    }
    ctx.lineJoin = 'round'
    stroke(ctx, fade('#ffffff', alpha), random.between(1, 2.6))
  })
}

/** Grounds and what lies on them, by the words of a scene's row. They are painted in the order of the row. */
const grounds: Record<string, (ground: Ground) => void> = {
  grass(ground) {
    patches(ground, 0.11)
    const { ctx, base, scatter } = ground
    scatter(190, 12, (x, y, random) => {
      ctx.beginPath()
      for (const lean of [-4, 0, 4]) {
        ctx.moveTo(x + lean * 0.5, y)
        ctx.quadraticCurveTo(x + lean * 0.7, y - 5, x + lean * 1.3, y - random.between(6, 10))
      }
      stroke(ctx, fade(lift(base, random.next() < 0.6 ? -0.25 : 0.3), 0.38), 1.8)
    })
  },
  flowers: ({ ctx, scatter, tones }) =>
    scatter(34, 12, (x, y, random) => {
      const colour = tones.tone(['#f7a8b8', '#fff4ea', '#f5cf6a', '#c4b0f0'][random.below(4)] ?? '')
      for (let leaf = 0; leaf < 5; leaf++)
        dot(ctx, fade(colour, 0.85), x + cos(leaf * 1.26) * 3.2, y + sin(leaf * 1.26) * 3.2, 2.6)
      dot(ctx, tones.tone('#f2c14f'), x, y, 2)
    }),
  leaves: ({ ctx, scatter, tones }) =>
    scatter(46, 10, (x, y, random) => {
      const colour = tones.tone(['#a8803f', '#7f9a4a', '#8a6a3c'][random.below(3)] ?? '')
      dot(ctx, fade(colour, 0.45), x, y, 6, 2.6, random.between(0, 3))
    }),
  stones: ({ ctx, scatter, tones }) =>
    scatter(20, 14, (x, y, random) => {
      const r = random.between(3, 9)
      dot(ctx, 'rgba(20,15,40,.16)', x + 1.5, y + 2.5, r * 1.1, r * 0.85)
      dot(ctx, tones.tone('#8d8c90', 0.25), x, y, r, r * 0.78)
      dot(ctx, 'rgba(255,255,255,.16)', x - r * 0.2, y - r * 0.25, r * 0.5, r * 0.35)
    }),
  bushes: ({ ctx, scatter, base }) =>
    scatter(9, 40, (x, y, random) => {
      const r = random.between(14, 26)
      dot(ctx, 'rgba(20,15,40,.12)', x + 3, y + 5, r * 1.1)
      for (let leaf = 0; leaf < 7; leaf++)
        dot(ctx, lift(base, -0.12), x + cos(leaf * 0.9) * r * 0.6, y + sin(leaf * 0.9) * r * 0.6, r * 0.5)
      dot(ctx, lift(base, -0.05), x - r * 0.1, y - r * 0.15, r * 0.62)
    }),
  furrows({ ctx, tones, base }) {
    for (const [x, y, w, h] of [
      [90, 120, 300, 190],
      [560, 420, 260, 220],
      [150, 660, 240, 170],
    ] as const) {
      ctx.beginPath()
      ctx.roundRect(x, y, w, h, 18)
      ctx.fillStyle = fade(tones.tone('#94693f'), 0.45)
      ctx.fill()
      ctx.beginPath()
      for (let row = y + 16; row < y + h - 6; row += 22) {
        ctx.moveTo(x + 14, row)
        ctx.lineTo(x + w - 12, row)
      }
      ctx.setLineDash([5, 13])
      stroke(ctx, fade(lift(base, -0.05), 0.9), 9)
      ctx.setLineDash([])
    }
  },
  puddles({ ctx, scatter, tones, base }) {
    const water = mix(tones.tone('#5f8a80'), base, 0.25)
    const spots: [number, number, number][] = []
    scatter(9, 90, (x, y, random) => spots.push([x, y, random.between(34, 70)]))
    for (const [x, y, r] of spots) dot(ctx, lift(base, -0.14), x, y, r * 1.08, r * 0.7)
    for (const [x, y, r] of spots) dot(ctx, water, x, y + 1, r, r * 0.62)
    for (const [x, y, r] of spots) {
      dot(ctx, fade('#ffffff', 0.12), x - r * 0.25, y - r * 0.2, r * 0.4, r * 0.16)
      dot(ctx, lift(base, 0.12), x + r * 0.3, y + r * 0.1, 8, 6)
    }
  },
  sand(ground) {
    patches(ground, 0.1)
    ripples(ground, 64, 120, -0.3, 0.14)
    ripples(ground, 50, 110, 0.5, 0.22)
  },
  shells: ({ ctx, scatter, tones }) =>
    scatter(20, 14, (x, y, random) => {
      const colour = tones.tone(['#f6d7c8', '#f0a890', '#fff4e2'][random.below(3)] ?? '')
      if (random.next() < 0.4) {
        ctx.beginPath()
        for (let tip = 0; tip < 10; tip++) {
          const far = tip % 2 ? 3.4 : 8
          ctx.lineTo(x + cos(tip * 0.628 + y) * far, y + sin(tip * 0.628 + y) * far)
        }
        ctx.fillStyle = fade(tones.tone('#ee9468'), 0.75)
        ctx.fill()
      } else dot(ctx, fade(colour, 0.9), x, y, 5, 3.8, random.between(0, 3))
    }),
  water(ground) {
    patches(ground, 0.14)
    ripples(ground, 60, 70, 0.6, 0.16)
  },
  snow(ground) {
    patches(ground, 0.09)
    ripples(ground, 40, 130, -0.3, 0.12)
    const { ctx, scatter, base } = ground
    // Tracks of something that has hopped by.
    scatter(4, 150, (x, y, random) => {
      const angle = random.between(0, 6)
      for (let step = -5; step < 6; step++) {
        const off = step % 2 ? 5 : -5
        dot(
          ctx,
          fade(lift(base, -0.3), 0.25),
          x + cos(angle) * step * 24 - sin(angle) * off,
          y + sin(angle) * step * 24 + cos(angle) * off,
          3.6,
          4.8,
          angle + 1.57,
        )
      }
    })
  },
  stone(ground) {
    patches(ground, 0.12)
    cracks(ground, 16, 80, () => stroke(ground.ctx, fade(lift(ground.base, -0.5), 0.16), 2))
  },
  grassy: ({ ctx, scatter, tones }) =>
    scatter(30, 40, (x, y, random) => {
      const r = random.between(10, 30)
      dot(ctx, fade(tones.tone('#86a868'), 0.3), x, y, r, r * 0.7)
    }),
  crystals: ({ ctx, scatter, tones }) =>
    scatter(14, 30, (x, y, random) => {
      const colour = tones.glow(['#5fe0d0', '#9a86f0', '#6fb8f8'][random.below(3)] ?? '')
      const gradient = ctx.createRadialGradient(x, y, 0, x, y, 30)
      gradient.addColorStop(0, fade(colour, 0.35))
      gradient.addColorStop(1, fade(colour, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(x - 30, y - 30, 60, 60)
      for (let spike = 0; spike < 4; spike++) {
        const angle = spike * 1.5 + random.between(0, 1)
        ctx.beginPath()
        ctx.moveTo(x + cos(angle + 1.2) * 3, y + sin(angle + 1.2) * 3)
        ctx.lineTo(x + cos(angle) * 11, y + sin(angle) * 11)
        ctx.lineTo(x + cos(angle - 1.2) * 3, y + sin(angle - 1.2) * 3)
        ctx.fillStyle = fade(lift(colour, spike % 2 ? 0.3 : 0), 0.8)
        ctx.fill()
      }
    }),
  lava(ground) {
    patches(ground, 0.14)
    const { ctx, tones } = ground
    for (const [hex, width, alpha] of [
      ['#ff5a1e', 8, 0.12],
      ['#ff7a2e', 3, 0.28],
      ['#ffc25a', 1.2, 0.45],
    ] as const) {
      const again = { ...ground, scatter: scatterOf(4711) }
      cracks(again, 8, 120, () => stroke(ctx, fade(tones.glow(hex), alpha), width))
    }
  },
  flags: (ground) => {
    slabs(ground, 96, 80, true, 0.09, 3)
    cracks(ground, 9, 40, () => stroke(ground.ctx, fade(lift(ground.base, -0.5), 0.22), 1.5))
  },
  pavement(ground) {
    slabs(ground, 80, 80, false, 0.05)
    const { ctx, scatter, base } = ground
    scatter(5, 30, (x, y) => {
      dot(ctx, fade(lift(base, -0.3), 0.4), x, y, 20)
      for (let ring = 0; ring < 3; ring++) {
        ctx.beginPath()
        ctx.arc(x, y, 17 - ring * 5, 0, 7)
        stroke(ctx, fade(lift(base, -0.45), 0.35), 1.5)
      }
    })
  },
  tiles: (ground) => slabs(ground, 80, 80, false, 0.035, 3),
  checker({ ctx, base }) {
    for (let row = 0; row < 16; row++)
      for (let column = row % 2; column < 16; column += 2) {
        ctx.fillStyle = fade(lift(base, -0.24), 0.35)
        ctx.fillRect(column * 60, row * 60, 60, 60)
      }
    lattice(ctx, 60, fade(lift(base, -0.3), 0.18), 1.5)
  },
  planks(ground) {
    slabs(ground, 240, 48, true, 0.08)
    const { ctx, scatter, base } = ground
    scatter(70, 90, (x, y, random) => {
      const w = random.between(40, 90)
      const row = Math.floor(y / 48) * 48 + random.between(10, 38)
      ctx.beginPath()
      ctx.moveTo(x - w / 2, row)
      ctx.quadraticCurveTo(x, row + random.between(-3, 3), x + w / 2, row)
      stroke(ctx, fade(lift(base, -0.4), 0.16), 1.4)
    })
  },
  rug({ ctx, scatter, tones }) {
    scatter(1, 200, (x, y) => {
      for (const [r, hex] of [
        [170, '#a8554a'],
        [156, '#d9b06a'],
        [148, '#a8554a'],
        [90, '#8a4450'],
        [40, '#d9b06a'],
      ] as const)
        dot(ctx, fade(tones.tone(hex), 0.5), x, y, r, r * 0.72)
    })
  },
  confetti: ({ ctx, scatter, tones }) =>
    scatter(70, 6, (x, y, random) => {
      const colour = tones.tone(
        ['#f0718c', '#f5c85a', '#6fc4e8', '#9fdc8a', '#c09af0'][random.below(5)] ?? '',
      )
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(random.between(0, 3))
      ctx.fillStyle = fade(colour, 0.6)
      ctx.fillRect(-3.5, -1.5, 7, 3)
      ctx.restore()
    }),
  metal(ground) {
    slabs(ground, 120, 120, false, 0.05, 3)
    const { ctx, base, scatter, tones } = ground
    for (let x = 0; x < side; x += 120)
      for (let y = 0; y < side; y += 120)
        for (const [dx, dy] of [
          [12, 12],
          [108, 12],
          [12, 108],
          [108, 108],
        ] as const)
          dot(ctx, fade(lift(base, 0.35), 0.4), x + dx, y + dy, 2.6)
    scatter(4, 60, (x, y) => {
      const [left, up] = [Math.floor(x / 120) * 120, Math.floor(y / 120) * 120]
      ctx.save()
      ctx.beginPath()
      ctx.rect(left + 24, up + 50, 72, 18)
      ctx.clip()
      for (let at = 0; at < 7; at++) {
        ctx.beginPath()
        ctx.moveTo(left + 16 + at * 16, up + 72)
        ctx.lineTo(left + 32 + at * 16, up + 46)
        stroke(ctx, fade(tones.tone('#e8b53c'), 0.45), 7)
      }
      ctx.restore()
    })
  },
  pitch({ ctx, base }) {
    for (let at = 0; at < side; at += 160) {
      ctx.fillStyle = fade(lift(base, 0.3), 0.2)
      ctx.fillRect(at, 0, 80, side)
    }
    ctx.beginPath()
    ctx.moveTo(480, 0)
    ctx.lineTo(480, side)
    ctx.moveTo(580, 480)
    ctx.arc(480, 480, 100, 0, 7)
    stroke(ctx, fade('#ffffff', 0.4), 4)
    dot(ctx, fade('#ffffff', 0.4), 480, 480, 6)
  },
  candy(ground) {
    const { ctx, scatter, tones, base } = ground
    patches(ground, 0.1)
    scatter(46, 30, (x, y, random) => dot(ctx, fade(lift(base, 0.6), 0.35), x, y, random.between(8, 22)))
    scatter(60, 8, (x, y, random) => {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate(random.between(0, 3))
      ctx.beginPath()
      ctx.roundRect(-6, -2, 12, 4, 2)
      ctx.fillStyle = fade(
        tones.tone(['#f58bb8', '#8fd3f4', '#ffd56b', '#a8e0b0', '#c9a3f0'][random.below(5)] ?? ''),
        0.7,
      )
      ctx.fill()
      ctx.restore()
    })
  },
  grid({ ctx, scatter, tones, base }) {
    const accent = tones.palette.accent
    lattice(ctx, 60, fade(accent, 0.05), 5)
    lattice(ctx, 60, fade(mix(accent, base, 0.2), 0.16), 1.3)
    scatter(16, 30, (x, y) => {
      const [px, py] = [Math.round(x / 60) * 60, Math.round(y / 60) * 60]
      const gradient = ctx.createRadialGradient(px, py, 0, px, py, 26)
      gradient.addColorStop(0, fade(accent, 0.28))
      gradient.addColorStop(1, fade(accent, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(px - 26, py - 26, 52, 52)
    })
  },
  craters(ground) {
    patches(ground, 0.12)
    const { ctx, scatter, base } = ground
    scatter(26, 70, (x, y, random) => {
      const r = 6 + random.next() ** 2.5 * 56
      dot(ctx, fade(lift(base, -0.35), 0.3), x, y, r)
      dot(ctx, fade(base, 0.75), x + r * 0.08, y + r * 0.1, r * 0.86)
      ctx.beginPath()
      ctx.arc(x, y, r, 0.2, 2.2)
      stroke(ctx, fade(lift(base, 0.5), 0.35), Math.max(1.5, r * 0.07))
    })
  },
  stars(ground) {
    const { ctx, scatter, tones, random } = ground
    const hues = random.shuffled(['#7a3fd0', '#2f7fd8', '#c23f8f', '#1f9fa8']).slice(0, 3)
    ctx.save()
    ctx.globalCompositeOperation = 'screen'
    scatter(20, 260, (x, y, own) => {
      const r = own.between(120, 260)
      const gradient = ctx.createRadialGradient(x, y, 0, x, y, r)
      const colour = tones.tone(hues[own.below(3)] ?? '')
      gradient.addColorStop(0, fade(colour, 0.2))
      gradient.addColorStop(1, fade(colour, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(x - r, y - r, r * 2, r * 2)
    })
    ctx.restore()
    starfield(ground, 260, 1)
    scatter(3, 130, (x, y, own) => {
      const colour = tones.tone(['#c9785a', '#5a9ac9', '#8ac98a', '#b58ac9'][own.below(4)] ?? '')
      paintPlanet(
        ctx,
        own,
        x,
        y,
        own.between(18, 54),
        mix(colour, tones.palette.skyTop, 0.25),
        tones.palette.skyTop,
        own.next() < 0.5,
      )
    })
  },
  // Land far below, in the haze.
  clouds(ground) {
    const { ctx, scatter, tones, base } = ground
    scatter(30, 180, (x, y, random) => {
      const r = random.between(60, 170)
      const colour = mix(tones.tone(random.next() < 0.5 ? '#8fc07a' : '#4f90c8'), base, 0.4)
      const gradient = ctx.createRadialGradient(x, y, r * 0.2, x, y, r)
      gradient.addColorStop(0, fade(colour, 0.34))
      gradient.addColorStop(1, fade(colour, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(x - r, y - r, r * 2, r * 2)
    })
  },
}

/** What moves over the ground: its picture, and how it goes. */
type Cover = { depth: number; vx: number; vy: number; alpha: number; paint: (ground: Ground) => void }

const covers: Record<string, Cover> = {
  stars: { depth: 1, vx: 0, vy: 26, alpha: 1, paint: (ground) => starfield(ground, 60, 1.7) },
  water: { depth: 1, vx: 7, vy: 4, alpha: 1, paint: (ground) => caustics(ground, 0.09) },
  caustics: { depth: 1, vx: 6, vy: 5, alpha: 1, paint: (ground) => caustics(ground, 0.08) },
  clouds: {
    depth: 1.3,
    vx: 10,
    vy: 22,
    alpha: 1,
    paint({ ctx, scatter, tones }) {
      const white = mix(tones.tone('#ffffff'), tones.palette.skyBottom, 0.2)
      scatter(11, 210, (x, y, random) =>
        paintCloud(
          ctx,
          random,
          x,
          y,
          random.between(30, 66),
          white,
          mix(white, tones.palette.skyTop, 0.35),
          0.5,
        ),
      )
    },
  },
}

/** From which colour of a scene its ground is mixed. */
function baseOf(words: string, { base, tone, palette }: Tones): string {
  const first = words.split(' ')[0] ?? ''
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
  const found = own[first] ?? tone(base.ground)
  return saturate(found, 0.86)
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
  const { top: words } = designOf(tones.palette.scene)
  const base = baseOf(words, tones)
  const pixel = look.style === 'pixel'
  const cover = words
    .split(' ')
    .map((word) => covers[word])
    .find(Boolean)
  let tile: Surface | undefined
  let over: Surface | undefined
  let built = 0

  function render(scale: number, fill: string, paint: (ground: Ground) => void): Surface {
    const made = surface(Math.round(side * scale), Math.round(side * scale))
    const { ctx } = made
    ctx.scale(Math.round(side * scale) / side, Math.round(side * scale) / side)
    if (fill) {
      ctx.fillStyle = fill
      ctx.fillRect(0, 0, side, side)
    }
    paint({ ctx, tones, base, random: seededRandom(look.seed + 11), scatter: scatterOf(look.seed * 13) })
    return made
  }

  function lay(ctx: Context, view: SceneryView, made: Surface, x: number, y: number, device: number): void {
    const snap = (value: number) => Math.round(value * device) / device
    const wrap = (value: number) => snap((((value % side) + side) % side) - side)
    for (let top = wrap(y); top < view.height; top += side)
      for (let left = wrap(x); left < view.width; left += side)
        ctx.drawImage(made.canvas, left, top, side, side)
  }

  function back(ctx: Context, view: SceneryView, alpha: number): void {
    const matrix = ctx.getTransform()
    const device = Math.max(0.5, Math.hypot(matrix.a, matrix.b))
    const wanted = pixel ? 0.3 : Math.max(0.75, Math.min(2, device))
    if (!tile || wanted > built * 1.3 || wanted < built * 0.5) {
      built = wanted
      tile = render(wanted, base, (ground) => {
        for (const word of words.split(' ')) grounds[word]?.(ground)
      })
      over = cover && render(wanted, '', cover.paint)
    }
    const time = view.calm ? 0 : view.seconds
    const far = words === 'stars' || words === 'clouds' ? 0.4 : 1
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.imageSmoothingEnabled = !pixel
    lay(ctx, view, tile, -view.cameraX * far, -view.cameraY * far, device)
    if (over && cover)
      lay(
        ctx,
        view,
        over,
        time * cover.vx - view.cameraX * cover.depth,
        time * cover.vy - view.cameraY * cover.depth,
        device,
      )
    if (alpha > 0.5 && words === 'stars')
      paintLife(ctx, 'twinkle', { tones, look, glows }, view, 1, time, false)
    ctx.restore()
  }

  return { tones, back }
}
