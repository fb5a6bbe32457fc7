import { turn } from '../colour.ts'
import type { Pen } from '../pen.ts'
import type { Stamp } from './stamps.ts'

const { PI, sin, cos } = Math

/** A crown of leaves in three tones: shade, body and the side that the light falls on. */
function crown(pen: Pen, x: number, y: number, r: number, hex: string, flat = 1): void {
  const count = 6
  const own = turn(hex, pen.random.between(-14, 14))
  const blobs = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * PI * 2 + pen.random.between(0, 0.8)
    return [cos(angle) * r * 0.52, sin(angle) * r * 0.45 * flat, r * pen.random.between(0.42, 0.56)] as const
  })
  const tones = [
    [0, 0.1, 1, -0.22],
    [-0.03, -0.02, 0.95, 0],
    [-0.14, -0.16, 0.62, 0.13],
  ] as const
  for (const [dx, dy, size, by] of tones) {
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

function trunk(pen: Pen, x: number, y: number, width: number, height: number, hex = '#7a5638'): void {
  pen.paint(hex)
  pen.poly(x - width, y + 4, x - width * 0.55, y - height, x + width * 0.55, y - height, x + width, y + 4)
  pen.veil(-0.16)
  pen.poly(
    x + width * 0.1,
    y + 4,
    x + width * 0.1,
    y - height,
    x + width * 0.55,
    y - height,
    x + width,
    y + 4,
  )
}

const broadleaf =
  (hex: string, bark?: string): Stamp =>
  (pen, x, y, s) => {
    trunk(pen, x, y, s * 0.055, s * 0.5, bark)
    crown(pen, x, y - s * 0.66, s * 0.34, hex)
  }

const conifer =
  (hex: string, snow: boolean): Stamp =>
  (pen, x, y, s) => {
    trunk(pen, x, y, s * 0.04, s * 0.25)
    const tiers = 4
    for (let tier = 0; tier < tiers; tier++) {
      const part = tier / tiers
      const foot = y - s * (0.1 + part * 0.66)
      const wide = s * (0.27 - part * 0.19)
      const high = s * 0.34
      pen.paint(hex, foot - high, foot, 0.16)
      pen.poly(
        x - wide,
        foot,
        x,
        foot - high,
        x + wide,
        foot,
        x + wide * 0.4,
        foot + s * 0.025,
        x,
        foot,
        x - wide * 0.4,
        foot + s * 0.025,
      )
      pen.veil(-0.13)
      pen.poly(x + wide * 0.12, foot, x, foot - high, x + wide, foot, x + wide * 0.45, foot + s * 0.022)
      if (!snow) continue
      pen.paint('#ffffff')
      pen.poly(
        x - wide * 0.5,
        foot - high * 0.48,
        x,
        foot - high,
        x + wide * 0.42,
        foot - high * 0.56,
        x + wide * 0.1,
        foot - high * 0.5,
        x - wide * 0.1,
        foot - high * 0.36,
      )
    }
  }

const palm: Stamp = (pen, x, y, s) => {
  const lean = s * pen.random.between(-0.22, 0.22)
  const { ctx } = pen
  pen.paint('#94704a')
  ctx.lineCap = 'round'
  for (const [wide, by] of [
    [0.06, 0],
    [0.022, 0.2],
  ] as const) {
    ctx.strokeStyle = pen.tone('#94704a', by)
    ctx.lineWidth = s * wide
    ctx.beginPath()
    ctx.moveTo(x - s * by * 0.06, y + 4)
    ctx.quadraticCurveTo(x + lean * 0.1, y - s * 0.5, x + lean - s * by * 0.05, y - s * 0.82)
    ctx.stroke()
  }
  const [tx, ty] = [x + lean, y - s * 0.82]
  for (let index = 0; index < 8; index++) {
    const angle = -PI * (0.04 + (index / 7) * 0.92) + pen.random.between(-0.1, 0.1)
    const long = s * pen.random.between(0.3, 0.4)
    const [ex, ey] = [tx + cos(angle) * long, ty + sin(angle) * long * 0.55 + s * 0.1]
    const [mx, my] = [tx + cos(angle) * long * 0.6, ty + sin(angle) * long * 0.9 - s * 0.04]
    ctx.fillStyle = pen.tone('#4f9e54', index % 2 ? -0.12 : 0.06)
    ctx.beginPath()
    ctx.moveTo(tx, ty)
    ctx.quadraticCurveTo(mx, my - s * 0.05, ex, ey)
    ctx.quadraticCurveTo(mx, my + s * 0.06, tx, ty)
    ctx.fill()
  }
  pen.paint('#6e4c2e')
  pen.oval(tx - s * 0.02, ty + s * 0.02, s * 0.028)
  pen.oval(tx + s * 0.03, ty + s * 0.025, s * 0.028)
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
  spread: number,
): void {
  const [ex, ey] = [x + cos(angle) * long, y + sin(angle) * long]
  pen.line(width, x, y, ex, ey)
  if (depth === 0) return
  const count = depth > 2 ? 3 : 2
  for (let index = 0; index < count; index++) {
    const turned = angle + (index - (count - 1) / 2) * spread + pen.random.between(-0.22, 0.22)
    branches(pen, ex, ey, long * pen.random.between(0.62, 0.8), turned, width * 0.62, depth - 1, spread)
  }
}

const coral: Stamp = (pen, x, y, s) => {
  const hex = ['#f2857a', '#e87fb0', '#f4b15f', '#b58be0'][pen.random.below(4)] ?? '#f2857a'
  pen.paint(hex, y - s, y, 0.2)
  branches(pen, x, y + 4, s * 0.34, -PI / 2, s * 0.13, 3, 0.75)
}

/** Ribbons in the current. */
const kelp: Stamp = (pen, x, y, s) => {
  const hex = turn('#3f9a6a', pen.random.between(-25, 25))
  const bend = pen.random.between(0, 6)
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
        const edge = (up: number, side: number) => [
          dx * s * (1 + up) +
            sin(up * 8 + bend + dx * 30) * s * 0.045 +
            side * s * 0.05 * (1.05 - up) * (0.75 + 0.25 * sin(up * 34)),
          -s * up * part,
        ]
        const ups = Array.from({ length: 16 }, (_, at) => at / 15)
        own.ctx.fillStyle = own.tone(hex, by)
        own.soft(...ups.flatMap((up) => edge(up, -1)), ...ups.toReversed().flatMap((up) => edge(up, 1)))
      }
    },
  })
}

const cactus: Stamp = (pen, x, y, s) => {
  const arm = (side: number, from: number, up: number) => {
    pen.line(s * 0.12, x, y - s * from, x + side * s * 0.2, y - s * from, x + side * s * 0.2, y - s * up)
  }
  const left = pen.random.between(0.3, 0.45)
  for (const by of [-0.12, 0.14]) {
    pen.ctx.save()
    if (by > 0) pen.ctx.translate(-s * 0.03, 0)
    pen.ctx.strokeStyle = pen.tone('#5f9a68', by)
    const thin = by > 0 ? 0.3 : 1
    pen.line(s * 0.17 * thin, x, y, x, y - s * 0.9)
    if (by < 0) {
      arm(-1, left, left + 0.28)
      arm(1, left + 0.12, left + 0.38)
    } else {
      pen.line(s * 0.035, x - s * 0.2, y - s * left, x - s * 0.2, y - s * (left + 0.28))
      pen.line(s * 0.035, x + s * 0.2, y - s * (left + 0.12), x + s * 0.2, y - s * (left + 0.38))
    }
    pen.ctx.restore()
  }
}

const boulder =
  (hex: string, snow = false): Stamp =>
  (pen, x, y, s) => {
    const wide = s * pen.random.between(0.7, 1)
    const tip = pen.random.between(-0.3, 0.2)
    pen.paint(hex, y - s, y, 0.1)
    pen.poly(
      x - wide,
      y + 4,
      x - wide * 0.8,
      y - s * 0.5,
      x + wide * tip,
      y - s,
      x + wide * 0.62,
      y - s * 0.66,
      x + wide,
      y + 4,
    )
    pen.veil(-0.14)
    pen.poly(
      x + wide * 0.15,
      y + 4,
      x + wide * 0.1,
      y - s * 0.6,
      x + wide * tip,
      y - s,
      x + wide * 0.62,
      y - s * 0.66,
      x + wide,
      y + 4,
    )
    if (!snow) return
    pen.paint('#ffffff')
    pen.soft(
      x - wide * 0.7,
      y - s * 0.6,
      x + wide * tip,
      y - s * 1.12,
      x + wide * 0.6,
      y - s * 0.7,
      x,
      y - s * 0.72,
    )
  }

/** A mountain with a lit and a shaded side; `cap` is how far down the snow comes. */
const peak =
  (hex: string, cap: number): Stamp =>
  (pen, x, y, s) => {
    const wide = s * pen.random.between(0.62, 0.85)
    const jag = (from: number, to: number, side: number) =>
      [0.22, 0.42, 0.6, 0.82].flatMap((part) => {
        const off = pen.random.between(-0.035, 0.035) * s
        return [x + side * wide * (from + (to - from) * part) + off, y - s * (1 - part) + off * 0.6]
      })
    const left = jag(0, 1, -1)
    const right = jag(0, 1, 1)
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
    const back = (list: number[]) =>
      Array.from({ length: list.length / 2 }, (_, at) => list.slice(-2 * at - 2, list.length - 2 * at)).flat()
    pen.paint(hex, y - s, y, 0.12)
    pen.poly(x, y - s, ...left, x - wide * 1.1, y + 30, x + wide * 1.1, y + 30, ...back(right))
    pen.veil(-0.15)
    pen.poly(x, y - s, ...spine, x + wide * 1.1, y + 30, ...back(right))
    if (cap <= 0) return
    const at = (list: number[]) => {
      const [ax = 0, ay = 0] = list.slice(0, 2)
      const part = Math.min(1, cap / 0.22)
      return [x + (ax - x) * part, y - s + (ay - (y - s)) * part] as const
    }
    const [lx, ly] = at(left)
    const [rx, ry] = at(right)
    pen.paint('#ffffff')
    pen.poly(
      x,
      y - s,
      lx,
      ly,
      lx + s * 0.07,
      ly - s * 0.02,
      lx + s * 0.1,
      ly + s * 0.07,
      x,
      ly - s * 0.01,
      x + s * 0.04,
      ly + s * 0.08,
      rx - s * 0.06,
      ry - s * 0.01,
      rx,
      ry,
    )
    pen.veil(-0.12)
    pen.poly(
      x,
      y - s,
      x + s * 0.02,
      ly - s * 0.04,
      x + s * 0.04,
      ly + s * 0.08,
      rx - s * 0.06,
      ry - s * 0.01,
      rx,
      ry,
    )
  }

const flowers =
  (...hexes: string[]): Stamp =>
  (pen, x, y, s) => {
    for (let index = 0; index < 5; index++) {
      const px = x + pen.random.between(-1, 1) * s * 1.3
      const high = s * pen.random.between(0.5, 1)
      pen.paint('#5f9a4a')
      pen.line(1.4, px, y + 3, px + s * 0.06, y - high)
      pen.paint(hexes[pen.random.below(hexes.length)] ?? '#ffffff')
      for (let leaf = 0; leaf < 5; leaf++)
        pen.oval(px + cos(leaf * 1.26) * s * 0.12, y - high + sin(leaf * 1.26) * s * 0.12, s * 0.11)
      pen.paint('#f7d66a')
      pen.oval(px, y - high, s * 0.08)
    }
  }

const reeds: Stamp = (pen, x, y, s) => {
  for (let index = 0; index < 6; index++) {
    const px = x + (index - 2.5) * s * 0.1
    const lean = pen.random.between(-0.12, 0.12) * s
    const high = s * pen.random.between(0.6, 1)
    pen.paint('#6f8a4a')
    pen.line(2, px, y + 6, px + lean, y - high)
    if (index % 2) continue
    pen.paint('#7a5436')
    pen.line(s * 0.06, px + lean, y - high, px + lean * 0.9, y - high * 0.82)
  }
}

const mushroom =
  (hex: string): Stamp =>
  (pen, x, y, s) => {
    pen.paint('#efe2cc', y - s, y)
    pen.soft(x - s * 0.12, y + 4, x - s * 0.1, y - s * 0.6, x + s * 0.1, y - s * 0.6, x + s * 0.14, y + 6)
    pen.paint(hex, y - s, y - s * 0.4, 0.2)
    pen.ctx.beginPath()
    pen.ctx.ellipse(x, y - s * 0.5, s * 0.42, s * 0.45, 0, PI, 0)
    pen.ctx.quadraticCurveTo(x, y - s * 0.4, x - s * 0.42, y - s * 0.5)
    pen.ctx.fill()
    pen.veil(0.6)
    for (const [dx, dy, r] of [
      [-0.2, 0.62, 0.06],
      [0.05, 0.78, 0.075],
      [0.22, 0.6, 0.05],
    ] as const)
      pen.oval(x + dx * s, y - dy * s, r * s)
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
      const wide = s * 0.15 * (0.5 + part / 2)
      const tip = y + down * s * part
      const px = x + dx * s
      pen.paint(pen.tones.base.land, down > 0 ? y : tip, down > 0 ? tip : y, down > 0 ? -0.1 : 0.12)
      pen.soft(
        px - wide * 1.8,
        y - down * 16,
        px - wide * 0.7,
        y + down * s * 0.2,
        px,
        tip + down * s * 0.16,
        px + wide * 0.7,
        y + down * s * 0.2,
        px + wide * 1.8,
        y - down * 16,
      )
    }
  }

const crystal: Stamp = (pen, x, y, s) => {
  const hex = ['#5fe0d0', '#9a86f0', '#6fb8f8'][pen.random.below(3)] ?? ''
  pen.live({ move: 'glow', x, y: y - s * 0.4, size: s * 1.2, colour: pen.tones.glow(hex), speed: 0.3 })
  for (const [angle, part] of [
    [-0.5, 0.6],
    [0.45, 0.7],
    [0.02, 1],
  ] as const) {
    const [ex, ey] = [x + sin(angle) * s * part, y - cos(angle) * s * part]
    const wide = s * 0.11
    const [mx, my] = [x + (ex - x) * 0.75, y + (ey - y) * 0.75]
    pen.shine(hex, 0.85)
    pen.poly(x - wide * 0.7, y + 4, mx - wide, my, ex, ey, mx + wide, my, x + wide * 0.7, y + 4)
    pen.veil(0.35)
    pen.poly(x - wide * 0.7, y + 4, mx - wide, my, ex, ey, mx - wide * 0.1, my, x, y + 4)
  }
}

const vine =
  (hex: string, leaves: boolean): Stamp =>
  (pen, x, y, s) => {
    const bend = pen.random.between(-0.15, 0.15) * s
    const at = (part: number): [number, number] => [x + bend * sin(part * 3), y - 10 + (s + 10) * part]
    pen.paint(hex)
    pen.line(leaves ? 2.5 : 1.6, ...Array.from({ length: 9 }, (_, index) => at(index / 8)).flat())
    for (let index = 1; index < (leaves ? 12 : 16); index++) {
      const [px, py] = at(index / (leaves ? 12 : 16))
      pen.paint(hex, py - 8, py + 8, 0.14)
      const side = index % 2 ? 1 : -1
      if (leaves) pen.soft(px, py, px + side * 9, py - 4, px + side * 15, py + 7, px + side * 4, py + 7)
      else pen.line(2, px, py, px + side * 4, py + 12)
    }
  }

const lollipop: Stamp = (pen, x, y, s) => {
  const r = s * 0.27
  const cy = y - s * 0.72
  const hex = ['#f58bb8', '#8fd3f4', '#c9a3f0', '#ffc46b', '#8fdcae'][pen.random.below(5)] ?? ''
  pen.paint('#fff6ea')
  pen.line(s * 0.05, x, y + 6, x, cy)
  pen.paint(hex, cy - r, cy + r, 0.12)
  pen.oval(x, cy, r)
  pen.veil(0.6)
  const spiral = Array.from({ length: 40 }, (_, index) => {
    const part = index / 39
    return [x + cos(part * 15) * r * part * 0.86, cy + sin(part * 15) * r * part * 0.86]
  })
  pen.line(r * 0.13, ...spiral.flat())
  pen.veil(0.35)
  pen.oval(x - r * 0.35, cy - r * 0.45, r * 0.3, r * 0.2)
}

const cane: Stamp = (pen, x, y, s) => {
  const { ctx } = pen
  const r = s * 0.16
  for (const [hex, dash] of [
    ['#fff8f2', 0],
    ['#f0718c', s * 0.09],
  ] as const) {
    pen.paint(hex)
    ctx.setLineDash(dash ? [dash, dash] : [])
    ctx.lineWidth = s * 0.1
    ctx.lineCap = dash ? 'butt' : 'round'
    ctx.beginPath()
    ctx.moveTo(x, y + 6)
    ctx.lineTo(x, y - s * 0.78)
    ctx.arc(x + r, y - s * 0.78, r, PI, PI * 2.1)
    ctx.stroke()
  }
  ctx.setLineDash([])
}

/** Swirled cream with a cherry: a tree, where the hills are of cake. */
const cupcake: Stamp = (pen, x, y, s) => {
  pen.paint(['#f4b46c', '#b98ad8', '#7fc4e8'][pen.random.below(3)] ?? '', y - s * 0.4, y)
  pen.poly(x - s * 0.22, y + 5, x - s * 0.3, y - s * 0.36, x + s * 0.3, y - s * 0.36, x + s * 0.22, y + 5)
  for (let tier = 0; tier < 3; tier++) {
    const cy = y - s * (0.42 + tier * 0.16)
    pen.paint(tier % 2 ? '#ffe3ef' : '#fff4ea', cy - s * 0.14, cy + s * 0.14, 0.1)
    pen.oval(x, cy, s * (0.36 - tier * 0.1), s * 0.13)
  }
  pen.paint('#e8506c', y - s, y - s * 0.8, 0.2)
  pen.oval(x, y - s * 0.9, s * 0.08)
}

const hay: Stamp = (pen, x, y, s) => {
  pen.paint('#dcb45e', y - s, y, 0.12)
  pen.oval(x, y - s * 0.45, s * 0.55, s * 0.5)
  pen.veil(-0.2)
  pen.ctx.lineWidth = 2
  for (const r of [0.38, 0.22, 0.08]) {
    pen.ctx.beginPath()
    pen.ctx.ellipse(x, y - s * 0.45, s * r * 1.1, s * r, 0, 0, 6)
    pen.ctx.stroke()
  }
}

const volcano: Stamp = (pen, x, y, s) => {
  pen.live({ move: 'glow', x, y: y - s, size: s * 0.75, colour: pen.tones.glow('#ff7a2e'), speed: 0.4 })
  pen.live({ move: 'smoke', x, y: y - s, size: s * 0.3, colour: pen.tone('#5a4248'), speed: 0.6 })
  pen.paint('#54363a', y - s, y, 0.1)
  pen.soft(
    x - s * 1.5,
    y + 40,
    x - s * 0.55,
    y - s * 0.35,
    x - s * 0.2,
    y - s * 1.1,
    x + s * 0.2,
    y - s * 1.1,
    x + s * 0.6,
    y - s * 0.35,
    x + s * 1.5,
    y + 40,
  )
  pen.shine('#ffb84a')
  pen.oval(x, y - s * 0.96, s * 0.17, s * 0.035)
  for (const [to, part] of [
    [-0.3, 0.75],
    [0.08, 0.9],
    [0.36, 0.62],
  ] as const) {
    pen.shine('#ff7a35', 0.9)
    pen.line(
      s * 0.035,
      x + to * s * 0.35,
      y - s * 0.95,
      x + to * s * 0.5,
      y - s * 0.75,
      x + to * s * 0.6 + s * 0.03,
      y - s * 0.6,
      x + to * s,
      y - s * (1 - part),
    )
  }
}

const iceberg: Stamp = (pen, x, y, s) => {
  pen.paint('#d8ecf8', y - s, y)
  pen.poly(
    x - s * 0.9,
    y + 8,
    x - s * 0.6,
    y - s * 0.5,
    x - s * 0.2,
    y - s * 0.7,
    x + s * 0.1,
    y - s,
    x + s * 0.6,
    y - s * 0.4,
    x + s * 0.9,
    y + 8,
  )
  pen.veil(-0.12)
  pen.poly(
    x + s * 0.05,
    y + 8,
    x,
    y - s * 0.5,
    x + s * 0.1,
    y - s,
    x + s * 0.6,
    y - s * 0.4,
    x + s * 0.9,
    y + 8,
  )
}

const island: Stamp = (pen, x, y, s) => {
  pen.paint('#e8d09a', y - s * 0.2, y)
  pen.oval(x, y + s * 0.06, s * 0.9, s * 0.2)
  pen.paint('#6fae62', y - s * 0.3, y)
  pen.oval(x, y - s * 0.04, s * 0.6, s * 0.17)
  palm(pen, x - s * 0.15, y - s * 0.1, s * 0.8)
  palm(pen, x + s * 0.2, y - s * 0.1, s * 0.6)
}

const crater: Stamp = (pen, x, y, s) => {
  pen.veil(-0.2)
  pen.oval(x, y, s * 1.3, s * 0.36)
  pen.veil(0.22)
  pen.ctx.lineWidth = s * 0.1
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y, s * 1.3, s * 0.36, 0, 0.1, PI - 0.1)
  pen.ctx.stroke()
}

/** Tumbles about in the middle of nowhere. */
const asteroid: Stamp = (pen, x, y, s) => {
  const cy = y + pen.random.between(-250, 170)
  const points = Array.from({ length: 9 }, (_, at) => {
    const far = s * pen.random.between(0.7, 1)
    return [x + cos(at * 0.7) * far, cy + sin(at * 0.7) * far * 0.85]
  })
  pen.paint('#7d7590', cy - s, cy + s, 0.3)
  pen.soft(...points.flat())
  pen.veil(-0.25)
  for (const [dx, dy, r] of [
    [-0.25, -0.2, 0.2],
    [0.25, 0.15, 0.26],
    [-0.15, 0.4, 0.14],
  ] as const)
    pen.oval(x + dx * s, cy + dy * s, r * s, r * s * 0.8)
}

/** A rock that floats, with turf on it. */
const islet: Stamp = (pen, x, y, s) => {
  pen.paint('#9a8a80', y - s * 0.4, y, 0.14)
  pen.poly(
    x - s * 0.8,
    y - s * 0.45,
    x - s * 0.4,
    y - s * 0.1,
    x - s * 0.05,
    y + s * 0.1,
    x + s * 0.35,
    y - s * 0.14,
    x + s * 0.8,
    y - s * 0.45,
  )
  pen.paint('#86c46a', y - s * 0.6, y - s * 0.4)
  pen.oval(x, y - s * 0.46, s * 0.84, s * 0.12)
  broadleaf('#6fb55e')(pen, x + s * 0.2, y - s * 0.5, s * 0.6)
}

const cumulus: Stamp = (pen, x, y, s) => {
  for (let index = 0; index < 7; index++) {
    const r = s * (0.3 + 0.35 * sin((index / 6) * PI)) * pen.random.between(0.8, 1.1)
    pen.paint('#ffffff', y - s * 0.9, y + s * 0.3, 0.1)
    pen.oval(x + (index - 3) * s * 0.36, y - r * 0.3, r)
  }
}

export const nature: Record<string, Stamp> = {
  tree: broadleaf('#63a652'),
  darkTree: broadleaf('#3f7f56'),
  jungleTree: broadleaf('#3c9154', '#6a5138'),
  autumn: broadleaf('#d99a4a'),
  blossom: broadleaf('#f0a8c4', '#7a5648'),
  pine: conifer('#3f7d5c', false),
  snowPine: conifer('#5f8f8c', true),
  palm,
  bare(pen, x, y, s) {
    pen.paint('#4a3f4a')
    branches(pen, x, y + 6, s * 0.3, -PI / 2 + pen.random.between(-0.15, 0.15), s * 0.07, 4, 0.8)
  },
  bush(pen, x, y, s) {
    crown(pen, x, y - s * 0.25, s * 0.62, '#5d9f52', 0.7)
  },
  swampTree(pen, x, y, s) {
    pen.paint('#4f4a3a')
    branches(pen, x, y + 8, s * 0.4, -PI / 2, s * 0.1, 2, 1)
    pen.poly(x - s * 0.14, y + 8, x, y - s * 0.25, x + s * 0.14, y + 8)
    for (const dx of [-0.3, 0.05, 0.34])
      crown(pen, x + dx * s, y - s * (0.78 - Math.abs(dx) * 0.3), s * 0.22, '#6a8352', 0.55)
    for (const dx of [-0.36, -0.18, 0.2, 0.4]) vine('#7f9468', false)(pen, x + dx * s, y - s * 0.66, s * 0.3)
  },
  roundBush(pen, x, y, s) {
    pen.paint('#63a45a', y - s, y, 0.2)
    pen.oval(x, y - s * 0.4, s * 0.55, s * 0.55)
    pen.veil(0.14)
    pen.oval(x - s * 0.16, y - s * 0.6, s * 0.22, s * 0.18)
  },
  cactus,
  rock: boulder('#8b8a90'),
  sandRock: boulder('#c8925e'),
  redRock: boulder('#5a3c3c'),
  moonRock: boulder('#a2a5b6'),
  snowRock: boulder('#8a97ab', true),
  mesa(pen, x, y, s) {
    pen.paint('#c9885a', y - s, y, 0.12)
    pen.poly(
      x - s * 0.9,
      y + 20,
      x - s * 0.6,
      y - s * 0.55,
      x - s * 0.52,
      y - s,
      x + s * 0.5,
      y - s,
      x + s * 0.58,
      y - s * 0.5,
      x + s * 0.95,
      y + 20,
    )
    pen.veil(-0.12)
    for (const at of [0.8, 0.62, 0.4]) pen.box(x - s * 0.56, y - s * at, s * 1.12, s * 0.05)
    pen.poly(
      x + s * 0.2,
      y + 20,
      x + s * 0.16,
      y - s,
      x + s * 0.5,
      y - s,
      x + s * 0.58,
      y - s * 0.5,
      x + s * 0.95,
      y + 20,
    )
  },
  peak: peak('#7f8fa8', 0.2),
  snowPeak: peak('#a3b8d3', 0.22),
  bluePeak: peak('#7a9ab8', 0.14),
  darkPeak: peak('#4a3236', 0),
  flowers: flowers('#f7f2ff', '#f7a8b8', '#f5c85a', '#b7a6f0'),
  tulips: flowers('#f0718c', '#f5c85a', '#e88fd0'),
  sunflowers: flowers('#f2c13f', '#f5d060'),
  reeds,
  mushroom: mushroom('#d8604e'),
  glowshroom(pen, x, y, s) {
    mushroom('#5fc8c0')(pen, x, y, s)
    pen.live({ move: 'glow', x, y: y - s * 0.6, size: s, colour: pen.tones.glow('#6ff0d8'), speed: 0.4 })
  },
  stalactite: dripstone(1),
  stalagmite: dripstone(-1),
  crystal,
  vine: vine('#4a8a4a', true),
  moss: vine('#8fa070', false),
  coral,
  kelp,
  lollipop,
  cane,
  cupcake,
  hay,
  volcano,
  iceberg,
  island,
  asteroid,
  crater,
  islet,
  cumulus,
}
