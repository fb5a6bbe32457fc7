import { turn } from '../colour.ts'
import type { Pen } from '../pen.ts'
import type { Stamp } from './sketch.ts'

/** Things that come out differently each time, or move. */

const { PI, sin, cos } = Math
const one = (pen: Pen, ...list: string[]) => list[pen.random.below(list.length)] ?? ''
const list = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

/** A crown of leaves in three tones: shade, body and the side that the light falls on. */
function crown(pen: Pen, x: number, y: number, r: number, hex: string, flat = 1): void {
  const own = turn(hex, pen.random.between(-14, 14))
  const blobs = list(6, (at) => {
    const angle = (at / 6) * PI * 2 + pen.random.between(0, 0.8)
    return [cos(angle) * r * 0.52, sin(angle) * r * 0.45 * flat, r * pen.random.between(0.42, 0.56)] as const
  })
  for (const [dx, dy, size, by] of [
    [0, 0.1, 1, -0.22],
    [-0.03, -0.02, 0.95, 0],
    [-0.14, -0.16, 0.62, 0.13],
  ] as const) {
    pen.ctx.fillStyle = pen.tone(own, by)
    pen.ctx.beginPath()
    for (const [bx, by, br] of [...blobs, [0, 0, r * 0.6] as const]) {
      const px = x + (bx * (size + 1)) / 2 + dx * r
      const py = y + (by * (size + 1)) / 2 + dy * r
      pen.ctx.moveTo(px + br * size, py)
      pen.ctx.ellipse(px, py, br * size, br * size * flat, 0, 0, 7)
    }
    pen.ctx.fill()
  }
}

function trunk(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.paint('#7a5638')
  pen.poly(x - w, y + 4, x - w * 0.55, y - h, x + w * 0.55, y - h, x + w, y + 4)
  pen.veil(-0.16)
  pen.poly(x + w * 0.1, y + 4, x + w * 0.1, y - h, x + w * 0.55, y - h, x + w, y + 4)
}

const broadleaf =
  (hex: string): Stamp =>
  (pen, x, y, s) => {
    trunk(pen, x, y, s * 0.055, s * 0.5)
    crown(pen, x, y - s * 0.66, s * 0.34, hex)
  }

const conifer =
  (hex: string, snow: boolean): Stamp =>
  (pen, x, y, s) => {
    trunk(pen, x, y, s * 0.04, s * 0.25)
    for (const part of [0, 0.25, 0.5, 0.75]) {
      const foot = y - s * (0.1 + part * 0.66)
      const w = s * (0.27 - part * 0.19)
      const tip = foot - s * 0.34
      const drop = foot + s * 0.025
      pen.paint(hex, tip, foot, 0.16)
      pen.poly(x - w, foot, x, tip, x + w, foot, x + w * 0.4, drop, x, foot, x - w * 0.4, drop)
      pen.veil(-0.13)
      pen.poly(x + w * 0.12, foot, x, tip, x + w, foot, x + w * 0.45, drop)
      if (!snow) continue
      const low = s * 0.18
      pen.paint('#ffffff')
      pen.poly(
        x - w * 0.5,
        tip + low,
        x,
        tip,
        x + w * 0.42,
        tip + low * 0.85,
        x + w * 0.1,
        tip + low,
        x - w * 0.1,
        tip + low * 1.2,
      )
    }
  }

const palm: Stamp = (pen, x, y, s) => {
  const lean = s * pen.random.between(-0.22, 0.22)
  const { ctx } = pen
  const [tx, ty] = [x + lean, y - s * 0.82]
  const stem = list(9, (at) => [x + lean * (at / 8) ** 2, y + 4 + ((ty - y - 4) * at) / 8])
  pen.paint('#94704a')
  pen.line(s * 0.06, ...stem.flat())
  pen.veil(0.2)
  pen.line(s * 0.02, ...stem.flatMap(([px = 0, py = 0]) => [px - s * 0.012, py]))
  for (let at = 0; at < 8; at++) {
    const angle = -PI * (0.04 + (at / 7) * 0.92) + pen.random.between(-0.1, 0.1)
    const long = s * pen.random.between(0.3, 0.4)
    const [mx, my] = [tx + cos(angle) * long * 0.6, ty + sin(angle) * long * 0.9 - s * 0.04]
    ctx.fillStyle = pen.tone('#4f9e54', at % 2 ? -0.12 : 0.06)
    ctx.beginPath()
    ctx.moveTo(tx, ty)
    ctx.quadraticCurveTo(mx, my - s * 0.05, tx + cos(angle) * long, ty + sin(angle) * long * 0.55 + s * 0.1)
    ctx.quadraticCurveTo(mx, my + s * 0.06, tx, ty)
    ctx.fill()
  }
}

/** Bare branches, or corals, by the same growth. */
function branches(
  pen: Pen,
  x: number,
  y: number,
  long: number,
  angle: number,
  width: number,
  depth: number,
): void {
  const [ex, ey] = [x + cos(angle) * long, y + sin(angle) * long]
  pen.line(width, x, y, ex, ey)
  const count = depth > 2 ? 3 : depth && 2
  for (let at = 0; at < count; at++) {
    const turned = angle + (at - (count - 1) / 2) * 0.8 + pen.random.between(-0.22, 0.22)
    branches(pen, ex, ey, long * pen.random.between(0.62, 0.8), turned, width * 0.62, depth - 1)
  }
}

/** Ribbons in the current. */
const kelp: Stamp = (pen, x, y, s) => {
  const hex = turn('#3f9a6a', pen.random.between(-25, 25))
  const bend = pen.random.between(0, 6)
  const ups = list(16, (at) => at / 15)
  pen.live({
    move: 'sway',
    x,
    y: y + 4,
    size: s / 2,
    speed: pen.random.between(0.6, 1),
    paint(own) {
      for (const [dx, part, by] of [
        [-0.09, 0.7, -0.1],
        [0.1, 0.55, -0.02],
        [0, 1, 0.06],
      ] as const) {
        const edge = (up: number, side: number) => {
          const w = side * s * 0.05 * (1.05 - up) * (0.75 + 0.25 * sin(up * 34))
          return [dx * s * (1 + up) + sin(up * 8 + bend + dx * 30) * s * 0.045 + w, -s * up * part]
        }
        own.ctx.fillStyle = own.tone(hex, by)
        own.soft(...ups.flatMap((up) => edge(up, -1)), ...ups.toReversed().flatMap((up) => edge(up, 1)))
      }
    },
  })
}

/** A mountain with a lit and a shaded side; `cap` is how far down the snow comes. */
const peak =
  (hex: string, cap: number): Stamp =>
  (pen, x, y, s) => {
    const wide = s * pen.random.between(0.62, 0.85)
    const flank = (side: number) =>
      [0.22, 0.42, 0.6, 0.82].map((part) => {
        const off = pen.random.between(-0.035, 0.035) * s
        return [x + side * wide * part + off, y - s * (1 - part) + off * 0.6]
      })
    const left = flank(-1)
    const right = flank(1).reverse().flat()
    const tip = [x, y - s]
    const foot = [x + wide * 1.1, y + 30]
    const spine = [
      x + s * 0.05,
      y - s * 0.8,
      x - s * 0.03,
      y - s * 0.62,
      x + s * 0.1,
      y - s * 0.4,
      x + s * 0.02,
      y + 30,
    ]
    pen.paint(hex, y - s, y, 0.12)
    pen.poly(...tip, ...left.flat(), x - wide * 1.1, y + 30, ...foot, ...right)
    pen.veil(-0.15)
    pen.poly(...tip, ...spine, ...foot, ...right)
    if (!cap) return
    const down = s * cap
    const [lx, rx, low] = [x - wide * cap, x + wide * cap, y - s + down]
    const shade = [x + s * 0.04, low + s * 0.08, rx - s * 0.06, low - s * 0.01, rx, low]
    pen.paint('#ffffff')
    pen.poly(
      ...tip,
      lx,
      low,
      lx + s * 0.07,
      low - s * 0.02,
      lx + s * 0.1,
      low + s * 0.07,
      x,
      low - s * 0.01,
      ...shade,
    )
    pen.veil(-0.12)
    pen.poly(...tip, x + s * 0.02, low - s * 0.04, ...shade)
  }

const flowers =
  (...hexes: string[]): Stamp =>
  (pen, x, y, s) => {
    for (let at = 0; at < 5; at++) {
      const px = x + pen.random.between(-1, 1) * s * 1.3
      const top = y - s * pen.random.between(0.5, 1)
      pen.paint('#5f9a4a')
      pen.line(1.4, px, y + 3, px, top)
      pen.paint(one(pen, ...hexes))
      for (let leaf = 0; leaf < 5; leaf++)
        pen.oval(px + cos(leaf * 1.26) * s * 0.12, top + sin(leaf * 1.26) * s * 0.12, s * 0.11)
      pen.paint('#f7d66a')
      pen.oval(px, top, s * 0.08)
    }
  }

/** Spikes of stone; they hang when `down` is 1 and stand when it is -1. */
const dripstone =
  (down: number): Stamp =>
  (pen, x, y, s) => {
    for (const [dx, part] of [
      [0, 1],
      [-0.22, 0.6],
      [0.2, 0.45],
    ] as const) {
      const w = s * 0.15 * (0.5 + part / 2)
      const tip = y + down * s * part
      const px = x + dx * s
      const [root, neck] = [y - down * 16, y + down * s * 0.2]
      pen.paint(pen.tones.base.land, Math.min(y, tip), Math.max(y, tip), down > 0 ? -0.1 : 0.12)
      pen.soft(
        px - w * 1.8,
        root,
        px - w * 0.7,
        neck,
        px,
        tip + down * s * 0.16,
        px + w * 0.7,
        neck,
        px + w * 1.8,
        root,
      )
    }
  }

const vine =
  (hex: string, leaves: boolean): Stamp =>
  (pen, x, y, s) => {
    const bend = pen.random.between(-0.15, 0.15) * s
    const at = (part: number): [number, number] => [x + bend * sin(part * 3), y - 10 + (s + 10) * part]
    pen.paint(hex)
    pen.line(leaves ? 2.5 : 1.6, ...list(9, (step) => at(step / 8)).flat())
    for (let step = 1; step < 14; step++) {
      const [px, py] = at(step / 14)
      pen.paint(hex, py - 8, py + 8)
      const side = step % 2 ? 1 : -1
      if (leaves) pen.soft(px, py, px + side * 9, py - 4, px + side * 15, py + 7, px + side * 4, py + 7)
      else pen.line(2, px, py, px + side * 4, py + 12)
    }
  }

const lollipop: Stamp = (pen, x, y, s) => {
  const r = s * 0.27
  const cy = y - s * 0.72
  pen.paint('#fff6ea')
  pen.line(s * 0.05, x, y + 6, x, cy)
  pen.paint(one(pen, '#f58bb8', '#8fd3f4', '#c9a3f0', '#ffc46b', '#8fdcae'), cy - r, cy + r)
  pen.oval(x, cy, r)
  pen.veil(0.6)
  pen.line(
    r * 0.13,
    ...list(40, (at) => [x + cos(at * 0.38) * r * at * 0.022, cy + sin(at * 0.38) * r * at * 0.022]).flat(),
  )
}

/** Tumbles about in the middle of nowhere. */
const asteroid: Stamp = (pen, x, cy, s) => {
  const edge = list(9, (at) => {
    const far = s * pen.random.between(0.7, 1)
    return [x + cos(at * 0.7) * far, cy + sin(at * 0.7) * far * 0.85]
  })
  pen.paint('#7d7590', cy - s, cy + s, 0.3)
  pen.soft(...edge.flat())
  pen.veil(-0.25)
  pen.oval(x - s * 0.25, cy - s * 0.2, s * 0.2, s * 0.16)
  pen.oval(x + s * 0.25, cy + s * 0.15, s * 0.26, s * 0.2)
}

/** A tall house with many windows; `signs`: it advertises in light. */
const tower =
  (hexes: string[], signs: boolean): Stamp =>
  (pen, x, y, s) => {
    const w = s * pen.random.between(0.24, 0.42)
    const left = x - w / 2
    const { lamps } = pen.tones
    pen.paint(one(pen, ...hexes), y - s, y, 0.1)
    pen.box(left, y - s, w, s + 30)
    const roof = pen.random.below(3)
    if (roof === 0) pen.box(left + w * 0.25, y - s * 1.06, w * 0.5, s * 0.08)
    if (roof === 1) pen.line(2.5, x, y - s, x, y - s * 1.16)
    if (roof === 2) pen.poly(left, y - s, left + w, y - s * 1.1, left + w, y - s)
    pen.veil(-0.1)
    pen.box(left + w * 0.72, y - s, w * 0.28, s + 30)
    const across = Math.max(3, Math.round(w / 15))
    const step = w / (across + 0.6)
    for (let row = 1; row * step * 1.25 < s - 4; row++)
      for (let column = 0; column < across; column++) {
        if (pen.random.next() < (lamps > 0.5 ? (signs ? 0.26 : 0.4) * lamps : 0))
          pen.shine(signs ? one(pen, '#ffd98a', '#5fe8f5', '#ff7ac8') : '#ffd98a', signs ? 0.34 : 0.7)
        else pen.veil(signs ? 0.05 : 0.14)
        pen.box(left + step * (column + 0.5), y - s + row * step * 1.25 - step * 0.4, step * 0.58, step * 0.7)
      }
    if (!signs || pen.random.next() < 0.5) return
    const glow = one(pen, '#ff4fb4', '#35e0f5', '#ffd23c', '#9a6bff')
    const [sx, sy] = [left + w * pen.random.between(0.55, 0.9), y - s * pen.random.between(0.75, 0.9)]
    const high = s * pen.random.between(0.2, 0.35)
    pen.live({
      move: 'glow',
      x: sx,
      y: sy + high / 2,
      size: high * 0.75,
      colour: pen.tones.glow(glow),
      speed: 0.6,
    })
    pen.paint('#140d2c')
    pen.box(sx - w * 0.13, sy - 3, w * 0.26, high + 6, 3)
    pen.shine(glow)
    for (let at = 0; at < 4; at++) {
      const ry = sy + (high * at) / 4 + 3
      if (pen.random.next() < 0.5) pen.box(sx - w * 0.07, ry, w * 0.14, high / 7, 2)
      else pen.oval(sx, ry + high / 12, w * 0.07, high / 12)
    }
  }

const tent: Stamp = (pen, x, y, s) => {
  const hex = one(pen, '#e0586a', '#4f8fd0', '#e8a03c', '#8a6bd0')
  const eaves = y - s * 0.48
  const at = (part: number, wide = 0.6) => x + s * wide * (part / 4 - 1)
  for (let stripe = 0; stripe < 8; stripe++) {
    pen.paint(stripe % 2 ? '#fdf3e4' : hex, y - s, y)
    pen.poly(at(stripe), eaves, x, y - s * 0.94, at(stripe + 1), eaves)
    pen.box(at(stripe, 0.52), eaves, s * 0.13, s * 0.5)
    pen.oval(at(stripe + 0.5), eaves, s * 0.075, s * 0.05)
  }
  pen.veil(-0.18)
  pen.poly(x + s * 0.06, eaves, x, y - s * 0.94, x + s * 0.6, eaves)
  pen.paint('#5a3848')
  pen.poly(x - s * 0.1, y + 4, x, eaves + s * 0.06, x + s * 0.1, y + 4)
  pen.line(2, x, y - s * 0.92, x, y - s * 1.08)
  pen.paint('#ffd23c')
  pen.poly(x, y - s * 1.08, x + s * 0.16, y - s * 1.03, x, y - s * 0.98)
}

const ferris: Stamp = (pen, x, y, s) => {
  const r = s * 0.44
  const cy = y - s * 0.54
  pen.paint('#7d6f9a')
  pen.line(s * 0.025, x - s * 0.24, y + 6, x, cy, x + s * 0.24, y + 6)
  const paint = (own: Pen) => {
    own.paint('#d8cfe8')
    own.ring(0, 0, r, r, s * 0.025)
    own.ring(0, 0, r * 0.86, r * 0.86, s * 0.012)
    for (let spoke = 0; spoke < 12; spoke++) {
      const [px, py] = [cos((spoke * PI) / 6) * r, sin((spoke * PI) / 6) * r]
      own.paint('#d8cfe8')
      own.line(1.4, 0, 0, px, py)
      own.paint(['#f0718c', '#f5c85a', '#6fc4e8', '#9fdc8a'][spoke % 4] ?? '')
      own.oval(px, py, s * 0.045)
      own.shine('#fff0b8', own.tones.lamps)
      own.oval(px, py, s * 0.02)
    }
    own.paint('#d8cfe8')
    own.oval(0, 0, s * 0.04)
  }
  pen.live({ move: 'spin', x, y: cy, size: r * 1.15, speed: 0.35, paint })
}

const gear: Stamp = (pen, x, y, s) => {
  const r = s / 2
  const hex = one(pen, '#a8815a', '#8d8a90', '#b8935c')
  const paint = (own: Pen) => {
    const { ctx } = own
    own.paint(hex, -r, r, 0.16)
    ctx.beginPath()
    for (let at = 0; at < 48; at++) {
      const far = at % 4 < 2 ? r : r * 0.84
      const angle = ((at + (at % 2 ? -0.25 : 0.25)) / 48) * PI * 2
      ctx.lineTo(cos(angle) * far, sin(angle) * far)
    }
    for (let hole = 0; hole < 5; hole++) {
      const [hx, hy] = [cos(hole * 1.257) * r * 0.52, sin(hole * 1.257) * r * 0.52]
      ctx.moveTo(hx + r * 0.17, hy)
      ctx.arc(hx, hy, r * 0.17, 0, 7, true)
    }
    ctx.fill()
    own.veil(-0.22)
    own.oval(0, 0, r * 0.2)
  }
  pen.live({ move: 'spin', x, y: y - r, size: r, speed: pen.random.next() < 0.5 ? 0.8 : -0.8, paint })
}

/** Rows of people, far enough away to be dots. */
const stand: Stamp = (pen, x, y, s) => {
  const w = s * 1.75
  pen.paint('#8c99ad', y - s, y, 0.1)
  pen.box(x - w, y - s * 0.84, w * 2, s * 0.9)
  for (let row = 0; row < 8; row++) {
    const top = y - s * (0.76 - row * 0.1)
    pen.veil(row % 2 ? -0.07 : -0.13)
    pen.box(x - w, top, w * 2, s * 0.1)
    for (let seat = 0; seat < 34; seat++) {
      if (pen.random.next() < 0.22) continue
      pen.paint(one(pen, '#e0705c', '#fbeccb', '#4f7fc0', '#e8b84a', '#8a68b0', '#5fa088', '#4a4a60'))
      pen.oval(
        x - w + ((seat + 0.5) / 17) * w,
        top + s * 0.04 + pen.random.between(0, 2),
        s * 0.026,
        s * 0.034,
      )
    }
  }
  pen.paint('#dbe3ee', y - s, y - s * 0.86)
  pen.box(x - w, y - s, w * 2, s * 0.1)
  pen.paint('#5f7fae')
  pen.box(x - w, y - s * 0.06, w * 2, s * 0.14)
}

/** What stands on shelves: each draws one thing at (x, y), `s` high, and returns how wide it is. */
const goods: Record<string, (pen: Pen, x: number, y: number, s: number) => number> = {
  books(pen, x, y, s) {
    const w = s * pen.random.between(0.13, 0.26)
    const h = s * pen.random.between(0.68, 0.95)
    pen.paint(
      one(pen, '#a8483f', '#3f6f8a', '#4f7a52', '#b8863c', '#6a4a7a', '#8a5a44', '#c8a878'),
      y - h,
      y,
      0.08,
    )
    pen.box(x, y - h, w - 1, h, 1)
    pen.veil(0.3)
    pen.box(x + 1, y - h * 0.8, w - 3, h * 0.06)
    return w
  },
  jars(pen, x, y, s) {
    const w = s * pen.random.between(0.4, 0.55)
    const h = s * pen.random.between(0.5, 0.75)
    pen.paint(one(pen, '#d98a5c', '#b8b060', '#c86a60', '#e0b86a', '#8aa878'), y - h, y)
    pen.box(x, y - h, w * 0.86, h, 4)
    pen.paint('#8a6a52')
    pen.box(x + w * 0.06, y - h - 3, w * 0.74, s * 0.12, 2)
    return w
  },
  flasks(pen, x, y, s) {
    const w = s * 0.52
    pen.paint('#e6f2f6')
    pen.box(x + w * 0.32, y - s * 0.8, w * 0.2, s * 0.4)
    pen.poly(x + w * 0.32, y - s * 0.5, x + w * 0.52, y - s * 0.5, x + w * 0.84, y, x, y)
    pen.shine(one(pen, '#4fc8b0', '#e8789a', '#f2c14f', '#6fa8e8', '#a884e0'), 0.75)
    pen.poly(x + w * 0.2, y - s * 0.26, x + w * 0.64, y - s * 0.26, x + w * 0.8, y - 1, x + w * 0.04, y - 1)
    return w
  },
  wares(pen, x, y, s) {
    const w = s * pen.random.between(0.36, 0.6)
    const h = s * pen.random.between(0.45, 0.8)
    pen.paint(one(pen, '#f08a9a', '#7ac0d8', '#f2c46a', '#9fcf8a', '#b89ae0', '#f0a070'), y - h, y, 0.1)
    if (pen.random.next() < 0.4) pen.oval(x + w * 0.43, y - w * 0.43, w * 0.43)
    else pen.box(x, y - h, w * 0.86, h, 3)
    return w
  },
}

/** Planks on the wall, or a case with a back when `closed`. `s` is its height. */
const shelf =
  (what: string, rows: number, wide: number, closed: boolean, wood = '#9a6c48'): Stamp =>
  (pen, x, y, s) => {
    const w = s * wide
    const left = x - w / 2
    if (closed) {
      pen.paint(wood, y - s, y, 0.08)
      pen.box(left - 5, y - s - 5, w + 10, s + 12, 3)
      pen.veil(-0.42)
      pen.box(left, y - s, w, s)
    }
    const high = s / rows
    for (let foot = y - high * (rows - 1); foot < y + 1; foot += high) {
      // Gaps make a shelf look used.
      for (let at = left + 4; at < left + w - high * 0.3; )
        at += pen.random.next() < 0.09 ? high * 0.3 : (goods[what]?.(pen, at, foot, high * 0.85) ?? high)
      pen.paint(wood, foot, foot + 6, 0.16)
      pen.box(left - 3, foot, w + 6, 5)
    }
  }

/** A window to the sky outside, with a cross and perhaps curtains. */
const windowOf =
  (curtain = '', round = 0): Stamp =>
  (pen, x, y, s) => {
    const w = s * 0.82
    const left = x - w / 2
    const { ctx } = pen
    const frame = () => pen.paint('#f7efe0', y - s, y, 0.08)
    frame()
    pen.box(left - 6, y - s - 6, w + 12, s + 12, round * s * 0.5 + 3)
    const sky = ctx.createLinearGradient(0, y - s, 0, y)
    sky.addColorStop(0, pen.tones.outside[0])
    sky.addColorStop(1, pen.tones.outside[1])
    ctx.fillStyle = sky
    pen.box(left, y - s, w, s, round * s * 0.45)
    ctx.save()
    ctx.clip()
    pen.paint('#7fae74')
    pen.oval(x - w * 0.2, y + s * 0.1, w * 0.6, s * 0.3)
    pen.paint('#6a9c68')
    pen.oval(x + w * 0.36, y + s * 0.12, w * 0.5, s * 0.26)
    pen.veil(0.25)
    pen.poly(x - w * 0.4, y, x - w * 0.1, y - s, x + w * 0.08, y - s, x - w * 0.22, y)
    ctx.restore()
    frame()
    pen.box(x - 2.5, y - s, 5, s)
    pen.box(left, y - s * 0.52, w, 5)
    pen.box(left - 12, y + 4, w + 24, 8, 2)
    if (!curtain) return
    for (const side of [-w, w]) {
      pen.paint(curtain, y - s, y, 0.1)
      pen.soft(
        x + side * 0.66,
        y - s * 1.12,
        x + side * 0.2,
        y - s * 1.12,
        x + side * 0.3,
        y - s * 0.5,
        x + side * 0.52,
        y - s * 0.1,
        x + side * 0.7,
        y,
      )
    }
    pen.paint('#8a6a52')
    pen.box(x - w * 0.76, y - s * 1.14, w * 1.52, 5, 2)
  }

/** Stones of a wall, here and there. */
const stones: Stamp = (pen, x, y, s) => {
  for (let at = 0; at < 16; at++) {
    const row = at >> 2
    if (pen.random.next() < 0.45) continue
    pen.veil(pen.random.next() < 0.5 ? -0.09 : 0.05)
    pen.box(x + ((at % 4) - 2 + (row % 2) / 2) * s * 0.3, y - s * (0.82 - row * 0.16), s * 0.28, s * 0.14, 4)
  }
}

/** A string of little flags, as long as it says. */
const bunting: Stamp = (pen, x, y, s) => {
  const at = (part: number) => [x + s * (part - 0.5), y + s * 0.64 * part * (1 - part)] as const
  pen.paint('#6a5a60')
  pen.line(1.5, ...list(13, (step) => at(step / 12)).flat())
  for (let flag = 0; flag < 12; flag++) {
    const [px, py] = at((flag + 0.5) / 12)
    pen.paint(['#f0826c', '#f2c86a', '#7ac0d8', '#a8cf8a', '#d99ad0'][flag % 5] ?? '')
    pen.poly(px - s * 0.03, py, px + s * 0.03, py, px, py + s * 0.075)
  }
}

const stripe =
  (by: number, wide: number): Stamp =>
  (pen, x, y, s) => {
    pen.veil(by)
    pen.box(x - wide / 2, y - s, wide, s + 10)
  }

const moss = vine('#8fa070', false)

export const grown: Record<string, Stamp> = {
  tree: broadleaf('#63a652'),
  darkTree: broadleaf('#3f7f56'),
  jungleTree: broadleaf('#3c9154'),
  autumn: broadleaf('#d99a4a'),
  blossom: broadleaf('#f0a8c4'),
  pine: conifer('#3f7d5c', false),
  snowPine: conifer('#5f8f8c', true),
  palm,
  bare(pen, x, y, s) {
    pen.paint('#4a3f4a')
    branches(pen, x, y + 6, s * 0.3, -PI / 2 + pen.random.between(-0.15, 0.15), s * 0.07, 4)
  },
  coral(pen, x, y, s) {
    pen.paint(one(pen, '#f2857a', '#e87fb0', '#f4b15f', '#b58be0'), y - s, y, 0.2)
    branches(pen, x, y + 4, s * 0.34, -PI / 2, s * 0.13, 3)
  },
  bush: (pen, x, y, s) => crown(pen, x, y - s * 0.25, s * 0.62, '#5d9f52', 0.7),
  swampTree(pen, x, y, s) {
    pen.paint('#4f4a3a')
    branches(pen, x, y + 8, s * 0.4, -PI / 2, s * 0.1, 2)
    pen.poly(x - s * 0.14, y + 8, x, y - s * 0.25, x + s * 0.14, y + 8)
    for (const dx of [-0.3, 0.05, 0.34])
      crown(pen, x + dx * s, y - s * (0.78 - Math.abs(dx) * 0.3), s * 0.22, '#6a8352', 0.55)
    for (const dx of [-0.36, -0.18, 0.2, 0.4]) moss(pen, x + dx * s, y - s * 0.66, s * 0.3)
  },
  peak: peak('#7f8fa8', 0.2),
  snowPeak: peak('#a3b8d3', 0.22),
  bluePeak: peak('#7a9ab8', 0.14),
  darkPeak: peak('#4a3236', 0),
  flowers: flowers('#f7f2ff', '#f7a8b8', '#f5c85a', '#b7a6f0'),
  tulips: flowers('#f0718c', '#f5c85a', '#e88fd0'),
  sunflowers: flowers('#f2c13f', '#f5d060'),
  stalactite: dripstone(1),
  stalagmite: dripstone(-1),
  vine: vine('#4a8a4a', true),
  moss,
  kelp,
  lollipop,
  asteroid,
  cumulus(pen, x, y, s) {
    for (let at = 0; at < 7; at++) {
      const r = s * (0.3 + 0.35 * sin((at / 6) * PI)) * pen.random.between(0.8, 1.1)
      pen.paint('#ffffff', y - s * 0.9, y + s * 0.3, 0.1)
      pen.oval(x + (at - 3) * s * 0.36, y - r * 0.3, r)
    }
  },
  blades(pen, x, y, s) {
    const paint = (own: Pen) => {
      for (let blade = 0; blade < 4; blade++) {
        own.paint('#f6eddc')
        own.box(s * 0.01, -s, s * 0.2, s * 0.7)
        own.paint('#8a6a50')
        own.line(s * 0.04, 0, 0, 0, -s)
        own.ctx.rotate(PI / 2)
      }
    }
    pen.live({ move: 'spin', x, y, size: s, speed: 1.3, paint })
  },
  tower: tower(['#8fa3bf', '#a7b3c6', '#9aa0b8', '#b5a9a8'], false),
  neonTower: tower(['#33236a', '#2a2058', '#3d2468', '#241c50'], true),
  tent,
  ferris,
  gear,
  stand,
  bookcase: shelf('books', 5, 0.62, true, '#8a5c3c'),
  bookshelf: shelf('books', 1, 3, false),
  jarShelf: shelf('jars', 2, 1.7, false),
  flaskShelf: shelf('flasks', 2, 1.6, false, '#8fa8b4'),
  wareShelf: shelf('wares', 3, 1.1, true, '#c9936f'),
  wareShelf1: shelf('wares', 1, 6, false, '#c9936f'),
  window: windowOf(),
  curtained: windowOf('#d9957a'),
  tallWindow: windowOf('', 1),
  stones,
  bunting,
  stripe: stripe(0.12, 34),
  darkStripe: stripe(-0.06, 3),
}
