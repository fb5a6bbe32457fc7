import { fade } from '../colour.ts'
import type { Pen } from '../pen.ts'
import type { Stamp } from './stamps.ts'

const { PI, sin, cos } = Math
const one = (pen: Pen, ...list: string[]) => list[pen.random.below(list.length)] ?? ''

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
    pen.paint(one(pen, '#d98a5c', '#b8b060', '#c86a60', '#e0b86a', '#8aa878'), y - h, y, 0.12)
    pen.box(x, y - h, w * 0.86, h, 4)
    pen.paint('#8a6a52')
    pen.box(x + w * 0.06, y - h - 3, w * 0.74, s * 0.12, 2)
    pen.veil(0.3)
    pen.box(x + w * 0.12, y - h * 0.8, w * 0.12, h * 0.55, 2)
    return w
  },
  flasks(pen, x, y, s) {
    const w = s * 0.52
    const hex = one(pen, '#4fc8b0', '#e8789a', '#f2c14f', '#6fa8e8', '#a884e0')
    pen.paint('#e6f2f6')
    pen.box(x + w * 0.32, y - s * 0.8, w * 0.2, s * 0.4)
    pen.poly(x + w * 0.32, y - s * 0.5, x + w * 0.52, y - s * 0.5, x + w * 0.84, y, x, y)
    pen.shine(hex, 0.75)
    pen.poly(x + w * 0.2, y - s * 0.26, x + w * 0.64, y - s * 0.26, x + w * 0.8, y - 1, x + w * 0.04, y - 1)
    return w
  },
  wares(pen, x, y, s) {
    const w = s * pen.random.between(0.36, 0.6)
    const h = s * pen.random.between(0.45, 0.8)
    const hex = one(pen, '#f08a9a', '#7ac0d8', '#f2c46a', '#9fcf8a', '#b89ae0', '#f0a070')
    pen.paint(hex, y - h, y, 0.1)
    if (pen.random.next() < 0.4) pen.oval(x + w * 0.43, y - w * 0.43, w * 0.43)
    else {
      pen.box(x, y - h, w * 0.86, h, 3)
      pen.veil(0.45)
      pen.box(x + w * 0.12, y - h * 0.7, w * 0.62, h * 0.3, 2)
    }
    return w
  },
}

/** Planks on the wall, or a case with a back when `closed`. `s` is its height, `rows` the number of planks. */
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
    for (let row = 0; row < rows; row++) {
      const high = s / rows
      const foot = y - high * (rows - 1 - row) - (closed ? 2 : 0)
      for (let at = left + 4; at < left + w - high * 0.3; ) {
        // Gaps make a shelf look used.
        if (pen.random.next() < 0.09) at += high * 0.3
        else at += goods[what]?.(pen, at, foot, high * (closed ? 0.92 : 0.8)) ?? high
      }
      pen.paint(wood, foot, foot + 6, 0.16)
      pen.box(left - 3, foot, w + 6, 5)
      if (closed) continue
      pen.veil(-0.14)
      pen.box(left, foot + 5, w, 4)
    }
  }

/** A window to the sky outside, with a cross and perhaps curtains. */
const windowOf =
  (curtain?: string, round = 0): Stamp =>
  (pen, x, y, s) => {
    const w = s * 0.82
    const { ctx } = pen
    const [top, bottom] = pen.tones.outside
    pen.paint('#f7efe0', y - s, y, 0.08)
    pen.box(x - w / 2 - 6, y - s - 6, w + 12, s + 12, round * s * 0.5 + 3)
    const sky = ctx.createLinearGradient(0, y - s, 0, y)
    sky.addColorStop(0, top)
    sky.addColorStop(1, bottom)
    ctx.save()
    ctx.beginPath()
    ctx.roundRect(x - w / 2, y - s, w, s, round * s * 0.45)
    ctx.clip()
    ctx.fillStyle = sky
    ctx.fillRect(x - w / 2, y - s, w, s)
    pen.paint('#7fae74')
    pen.oval(x - w * 0.2, y + s * 0.1, w * 0.6, s * 0.3)
    pen.paint('#6a9c68')
    pen.oval(x + w * 0.36, y + s * 0.12, w * 0.5, s * 0.26)
    ctx.fillStyle = 'rgba(255,255,255,.28)'
    pen.poly(x - w * 0.4, y, x - w * 0.1, y - s, x + w * 0.08, y - s, x - w * 0.22, y)
    ctx.restore()
    pen.paint('#f7efe0')
    pen.box(x - 2.5, y - s, 5, s)
    pen.box(x - w / 2, y - s * 0.52, w, 5)
    pen.box(x - w / 2 - 12, y + 4, w + 24, 8, 2)
    if (!curtain) return
    for (const side of [-1, 1]) {
      pen.paint(curtain, y - s, y, 0.1)
      pen.soft(
        x + side * w * 0.66,
        y - s * 1.12,
        x + side * w * 0.2,
        y - s * 1.12,
        x + side * w * 0.3,
        y - s * 0.5,
        x + side * w * 0.52,
        y - s * 0.1,
        x + side * w * 0.7,
        y,
      )
    }
    pen.paint('#8a6a52')
    pen.box(x - w * 0.76, y - s * 1.14, w * 1.52, 5, 2)
  }

const board: Stamp = (pen, x, y, s) => {
  const w = s * 2.1
  pen.paint('#a8764a', y - s, y, 0.1)
  pen.box(x - w / 2 - 7, y - s - 7, w + 14, s + 14, 4)
  pen.paint('#3d6b57', y - s, y, 0.08)
  pen.box(x - w / 2, y - s, w, s)
  pen.veil(0.5)
  const [l, t] = [x - w / 2, y - s]
  const sums = ['1+2=3', 'A B C', '7×8=56', 'a²+b²=c²', '2H₂O']
  pen.ctx.font = `${Math.round(s * 0.19)}px sans-serif`
  pen.ctx.fillText(one(pen, ...sums), l + w * 0.08, t + s * 0.32)
  pen.ctx.fillText(one(pen, ...sums), l + w * 0.1, t + s * 0.72)
  pen.line(
    2,
    l + w * 0.62,
    t + s * 0.75,
    l + w * 0.9,
    t + s * 0.75,
    l + w * 0.76,
    t + s * 0.3,
    l + w * 0.62,
    t + s * 0.75,
  )
  pen.paint('#8a5f3c')
  pen.box(x - w / 2 - 7, y + 5, w + 14, 7, 2)
}

const desk: Stamp = (pen, x, y, s) => {
  pen.paint('#c08f5c', y - s, y - s * 0.7, 0.14)
  pen.box(x - s * 0.8, y - s * 0.8, s * 1.6, s * 0.14, 3)
  pen.paint('#8b96a5')
  for (const side of [-0.68, 0.6]) pen.box(x + s * side, y - s * 0.66, s * 0.08, s * 0.7)
  pen.paint('#a87848')
  pen.box(x - s * 0.6, y - s * 0.66, s * 1.2, s * 0.2, 2)
  goods.books?.(pen, x - s * 0.4, y - s * 0.8, s * 0.45)
  pen.paint('#f4ecdc')
  pen.box(x + s * 0.1, y - s * 0.84, s * 0.4, s * 0.05)
}

const clock: Stamp = (pen, x, y, s) => {
  const r = s / 2
  pen.paint('#6a5548')
  pen.oval(x, y - r, r)
  pen.paint('#fdf8ec')
  pen.oval(x, y - r, r * 0.84)
  pen.paint('#3a3340')
  const turn = pen.random.between(0, 6)
  pen.line(r * 0.1, x, y - r, x + cos(turn) * r * 0.45, y - r + sin(turn) * r * 0.45)
  pen.line(r * 0.07, x, y - r, x + cos(turn * 5) * r * 0.65, y - r + sin(turn * 5) * r * 0.65)
}

const picture: Stamp = (pen, x, y, s) => {
  const w = s * pen.random.between(0.8, 1.25)
  pen.paint('#b08a52', y - s, y, 0.16)
  pen.box(x - w / 2, y - s, w, s, 3)
  pen.paint(one(pen, '#bcd6e0', '#e8d6b8', '#d6c4e0'), y - s, y)
  pen.box(x - w / 2 + s * 0.09, y - s * 0.91, w - s * 0.18, s * 0.82)
  pen.paint(one(pen, '#7fa078', '#c88a6a', '#7a86b0'))
  pen.poly(
    x - w / 2 + s * 0.09,
    y - s * 0.09,
    x - w * 0.12,
    y - s * 0.56,
    x + w * 0.08,
    y - s * 0.3,
    x + w * 0.22,
    y - s * 0.46,
    x + w / 2 - s * 0.09,
    y - s * 0.09,
  )
  pen.paint('#f2c86a')
  pen.oval(x + w * 0.2, y - s * 0.7, s * 0.09)
}

/** Hangs from the ceiling; (x, y) is where its cord begins. */
const pendant =
  (hex: string, wide: number): Stamp =>
  (pen, x, y, s) => {
    pen.paint('#4a4450')
    pen.line(2, x, y - 20, x, y + s * 0.7)
    pen.paint(hex, y + s * 0.6, y + s, 0.18)
    pen.poly(x - s * 0.08, y + s * 0.66, x + s * 0.08, y + s * 0.66, x + s * wide, y + s, x - s * wide, y + s)
    pen.shine('#fff0c4', 0.9)
    pen.oval(x, y + s, s * wide * 0.5, s * 0.05)
    pen.live({
      move: 'glow',
      x,
      y: y + s,
      size: s * (0.45 + 0.5 * pen.tones.lamps),
      colour: pen.tones.glow('#ffe2a0'),
      speed: 0.15,
    })
  }

const plant: Stamp = (pen, x, y, s) => {
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = -PI / 2 + (leaf - 3) * 0.36
    const long = s * pen.random.between(0.5, 0.72)
    const [ex, ey] = [x + cos(angle) * long, y - s * 0.3 + sin(angle) * long]
    pen.ctx.fillStyle = pen.tone('#5f9a5c', leaf % 2 ? -0.12 : 0.06)
    pen.ctx.beginPath()
    pen.ctx.moveTo(x, y - s * 0.26)
    pen.ctx.quadraticCurveTo(
      x + cos(angle - 0.4) * long * 0.6,
      y - s * 0.3 + sin(angle - 0.4) * long * 0.7,
      ex,
      ey,
    )
    pen.ctx.quadraticCurveTo(
      x + cos(angle + 0.4) * long * 0.6,
      y - s * 0.3 + sin(angle + 0.4) * long * 0.7,
      x,
      y - s * 0.26,
    )
    pen.ctx.fill()
  }
  pen.paint('#b8714e', y - s * 0.34, y, 0.14)
  pen.poly(x - s * 0.2, y - s * 0.34, x + s * 0.2, y - s * 0.34, x + s * 0.14, y + 2, x - s * 0.14, y + 2)
}

const sofa: Stamp = (pen, x, y, s) => {
  const hex = one(pen, '#6f93a5', '#a8786a', '#8a9a6f')
  pen.paint(hex, y - s, y, 0.12)
  pen.box(x - s * 1.1, y - s, s * 2.2, s * 0.8, s * 0.16)
  pen.paint(hex, y - s * 0.6, y, 0.2)
  for (const at of [-0.95, 0.02]) pen.box(x + s * at, y - s * 0.56, s * 0.93, s * 0.34, s * 0.08)
  for (const at of [-1.25, 0.97]) pen.box(x + s * at, y - s * 0.72, s * 0.28, s * 0.72, s * 0.12)
  pen.paint('#6a4a38')
  for (const at of [-1.1, 1]) pen.box(x + s * at, y - s * 0.06, s * 0.1, s * 0.12)
}

/** Cupboards under a worktop, with a stove and a sink among them. */
const counter: Stamp = (pen, x, y, s) => {
  const w = s * 2.4
  pen.paint('#e8d8bc', y - s, y, 0.06)
  pen.box(x - w / 2, y - s * 0.9, w, s * 0.96)
  for (let door = 0; door < 4; door++) {
    const left = x - w / 2 + (door * w) / 4 + 5
    if (door === 1) {
      pen.paint('#5c6270', y - s * 0.9, y, 0.1)
      pen.box(left - 3, y - s * 0.86, w / 4 - 4, s * 0.86, 3)
      pen.paint('#2e3240')
      pen.box(left + 4, y - s * 0.55, w / 4 - 18, s * 0.38, 3)
      pen.shine('#ffb45a', 0.35)
      pen.box(left + 8, y - s * 0.32, w / 4 - 26, s * 0.12, 2)
      pen.paint('#d8dce4')
      for (let knob = 0; knob < 4; knob++)
        pen.oval(left + 8 + knob * (w / 4 - 26) * 0.33, y - s * 0.7, s * 0.03)
      continue
    }
    pen.veil(-0.07)
    pen.box(left, y - s * 0.8, w / 4 - 10, s * 0.72, 3)
    pen.paint('#b08a5c')
    pen.oval(left + w / 4 - 20, y - s * 0.5, 3)
  }
  pen.paint('#a87850', y - s, y - s * 0.86, 0.16)
  pen.box(x - w / 2 - 4, y - s, w + 8, s * 0.12, 3)
  // A pot that steams on the stove.
  pen.paint('#c8604e', y - s * 1.4, y - s, 0.16)
  pen.box(x - w * 0.21, y - s * 1.3, w * 0.17, s * 0.3, 4)
  pen.box(x - w * 0.225, y - s * 1.33, w * 0.2, s * 0.06, 3)
  pen.live({ move: 'smoke', x: x - w * 0.125, y: y - s * 1.36, size: s * 0.2, colour: pen.tone('#ffffff') })
}

/** Pans and ladles on a rail. */
const rail: Stamp = (pen, x, y, s) => {
  pen.paint('#8a8f9c')
  pen.box(x - s * 1.5, y - s, s * 3, 4, 2)
  for (let at = -3; at <= 3; at++) {
    const px = x + at * s * 0.44
    const r = s * pen.random.between(0.14, 0.22)
    pen.paint(one(pen, '#6a6f7c', '#b8784e', '#8f6a58'), y - s, y, 0.16)
    pen.line(3, px, y - s, px, y - s * 0.5)
    if (at % 2) pen.oval(px, y - s * 0.42, r * 0.5, r * 0.6)
    else pen.oval(px, y - s * 0.36, r)
  }
}

const fridge: Stamp = (pen, x, y, s) => {
  pen.paint('#cfe0e2', y - s, y, 0.08)
  pen.box(x - s * 0.27, y - s, s * 0.54, s * 1.02, s * 0.06)
  pen.veil(-0.2)
  pen.box(x - s * 0.27, y - s * 0.66, s * 0.54, 3)
  pen.box(x - s * 0.2, y - s * 0.58, 4, s * 0.2, 2)
  pen.box(x - s * 0.2, y - s * 0.84, 4, s * 0.12, 2)
}

/** A cabinet full of dials and lights. */
const console: Stamp = (pen, x, y, s) => {
  pen.paint('#9fb3bf', y - s, y, 0.1)
  pen.box(x - s * 0.55, y - s, s * 1.1, s * 1.04, 5)
  pen.paint('#2f4652')
  pen.box(x - s * 0.46, y - s * 0.92, s * 0.92, s * 0.42, 4)
  pen.shine('#5fe8c0', 0.8)
  const wave = Array.from({ length: 24 }, (_, at) => [
    x - s * 0.42 + at * s * 0.0365,
    y - s * 0.71 + sin(at * 0.9) * s * 0.1 * (at % 7 === 3 ? 2 : 0.7),
  ])
  pen.line(2, ...wave.flat())
  for (let lamp = 0; lamp < 5; lamp++) {
    pen.shine(one(pen, '#ff7a6a', '#5fe8c0', '#ffd05a', '#7ac0ff'), 0.9)
    pen.oval(x - s * 0.36 + lamp * s * 0.18, y - s * 0.36, s * 0.035)
  }
  pen.veil(-0.15)
  for (const at of [0.24, 0.16, 0.08]) pen.box(x - s * 0.42, y - s * at, s * 0.84, s * 0.03)
}

/** Something floats in a lit tube. */
const tube: Stamp = (pen, x, y, s) => {
  const hex = one(pen, '#5fe0c8', '#8ac8ff', '#b89aff')
  pen.live({ move: 'glow', x, y: y - s * 0.5, size: s * 0.5, colour: pen.tones.glow(hex), speed: 0.25 })
  pen.shine(hex, 0.45)
  pen.box(x - s * 0.2, y - s * 0.9, s * 0.4, s * 0.82, s * 0.08)
  pen.veil(0.3)
  pen.box(x - s * 0.15, y - s * 0.86, s * 0.06, s * 0.74, s * 0.03)
  for (let bubble = 0; bubble < 6; bubble++)
    pen.oval(
      x + pen.random.between(-0.12, 0.14) * s,
      y - s * pen.random.between(0.2, 0.8),
      s * pen.random.between(0.012, 0.03),
    )
  pen.paint('#7d93a0', y - s, y, 0.12)
  pen.box(x - s * 0.26, y - s, s * 0.52, s * 0.12, 4)
  pen.box(x - s * 0.26, y - s * 0.12, s * 0.52, s * 0.16, 4)
}

const torch: Stamp = (pen, x, y, s) => {
  pen.paint('#5a4636')
  pen.line(s * 0.14, x, y, x, y - s * 0.5)
  pen.paint('#8a8088')
  pen.box(x - s * 0.18, y - s * 0.4, s * 0.36, s * 0.1)
  pen.live({ move: 'glow', x, y: y - s * 0.7, size: s * 3.2, colour: pen.tones.glow('#ff9a3d'), speed: 1.6 })
  for (const [hex, part] of [
    ['#ff8a35', 1],
    ['#ffd870', 0.55],
  ] as const) {
    pen.shine(hex)
    pen.soft(
      x - s * 0.2 * part,
      y - s * 0.5,
      x - s * 0.16 * part,
      y - s * (0.5 + 0.3 * part),
      x + s * 0.03,
      y - s * (0.55 + 0.75 * part),
      x + s * 0.18 * part,
      y - s * (0.5 + 0.3 * part),
      x + s * 0.2 * part,
      y - s * 0.5,
    )
  }
}

const column: Stamp = (pen, x, y, s) => {
  const hex = pen.tones.base.wall
  pen.paint(hex, y - s, y, 0.08)
  pen.box(x - s * 0.07, y - s, s * 0.14, s + 6)
  pen.box(x - s * 0.11, y - s, s * 0.22, s * 0.05)
  pen.box(x - s * 0.11, y - s * 0.05, s * 0.22, s * 0.08)
  pen.veil(-0.18)
  pen.box(x + s * 0.02, y - s, s * 0.05, s + 6)
  pen.veil(0.12)
  pen.box(x - s * 0.06, y - s * 0.95, s * 0.015, s * 0.9)
}

/** Joints of a stone wall, here and there. */
const stones: Stamp = (pen, x, y, s) => {
  pen.ctx.translate(x, y - s / 2)
  for (let row = 0; row < 4; row++)
    for (let at = 0; at < 4; at++) {
      if (pen.random.next() < 0.45) continue
      pen.veil(pen.random.next() < 0.5 ? -0.09 : 0.05)
      pen.box((at - 2) * s * 0.3 + (row % 2) * s * 0.15, (row - 2) * s * 0.16, s * 0.28, s * 0.14, 4)
    }
}

const cell: Stamp = (pen, x, y, s) => {
  pen.paint('#15131e')
  pen.box(x - s * 0.4, y - s, s * 0.8, s, s * 0.4)
  pen.box(x - s * 0.4, y - s * 0.5, s * 0.8, s * 0.56)
  pen.paint('#8a8694')
  for (const at of [-0.24, -0.08, 0.08, 0.24])
    pen.line(s * 0.04, x + s * at, y, x + s * at, y - s * (0.94 - Math.abs(at) * 0.6))
}

const barrel: Stamp = (pen, x, y, s) => {
  pen.paint('#96683f', y - s, y, 0.14)
  pen.soft(
    x - s * 0.36,
    y + 5,
    x - s * 0.46,
    y - s * 0.5,
    x - s * 0.34,
    y - s * 1.05,
    x + s * 0.34,
    y - s * 1.05,
    x + s * 0.46,
    y - s * 0.5,
    x + s * 0.36,
    y + 5,
  )
  pen.paint('#5c5a66')
  for (const at of [0.76, 0.26]) pen.box(x - s * 0.41, y - s * at, s * 0.82, s * 0.08)
}

const banner: Stamp = (pen, x, y, s) => {
  pen.paint(pen.tones.base.accent, y - s, y, 0.14)
  pen.poly(x - s * 0.2, y - s, x + s * 0.2, y - s, x + s * 0.2, y - s * 0.14, x, y, x - s * 0.2, y - s * 0.14)
  pen.paint('#f4d27a')
  pen.box(x - s * 0.24, y - s * 1.02, s * 0.48, s * 0.04, 2)
  pen.oval(x, y - s * 0.55, s * 0.09)
}

/** A string of little flags from one end of its place to the other. */
const bunting: Stamp = (pen, x, y, s) => {
  const w = s
  const sag = (part: number) => y + 4 * s * 0.16 * part * (1 - part)
  pen.paint('#6a5a60')
  pen.line(1.5, ...Array.from({ length: 13 }, (_, at) => [x - w / 2 + (w * at) / 12, sag(at / 12)]).flat())
  for (let flag = 0; flag < 12; flag++) {
    const part = (flag + 0.5) / 12
    const px = x - w / 2 + w * part
    pen.paint(['#f0826c', '#f2c86a', '#7ac0d8', '#a8cf8a', '#d99ad0'][flag % 5] ?? '')
    pen.poly(px - w * 0.03, sag(part - 0.035), px + w * 0.03, sag(part + 0.035), px, sag(part) + w * 0.075)
  }
}

const awning: Stamp = (pen, x, y, s) => {
  const w = s * 2.6
  for (let stripe = 0; stripe < 10; stripe++) {
    pen.paint(stripe % 2 ? '#fff6ee' : pen.tones.base.accent, y - s, y, 0.12)
    const left = x - w / 2 + (w * stripe) / 10
    pen.box(left, y - s, w / 10 + 0.5, s * 0.8)
    pen.oval(left + w / 20, y - s * 0.2, w / 20, s * 0.18)
  }
}

/** A counter under an awning, with wares on it. */
const stall: Stamp = (pen, x, y, s) => {
  pen.paint('#b98a66')
  for (const at of [-0.78, 0.74]) pen.box(x + s * at, y - s * 0.9, s * 0.05, s * 0.92)
  shelf('wares', 1, 6, false, '#c9936f')(pen, x, y - s * 0.36, s * 0.26)
  pen.paint('#d9a882', y - s * 0.36, y, 0.1)
  pen.box(x - s * 0.8, y - s * 0.34, s * 1.6, s * 0.37, 4)
  pen.veil(-0.1)
  for (const at of [-0.7, -0.18, 0.34]) pen.box(x + s * at, y - s * 0.27, s * 0.4, s * 0.24, 3)
  awning(pen, x, y - s * 0.66, s * 0.34 * 2)
}

/** A stripe of wallpaper, a row of tiles or panels: calm, from the floor to the ceiling. */
const stripe =
  (by: number, wide: number): Stamp =>
  (pen, x, y, s) => {
    pen.veil(by)
    pen.box(x - wide / 2, y - s, wide, s + 10)
  }

const panelling: Stamp = (pen, x, y, s) => {
  pen.paint(pen.tones.base.land, y - s, y, 0.06)
  pen.box(x - s * 0.82, y - s, s * 1.64, s + 8)
  pen.veil(-0.1)
  pen.box(x - s * 0.66, y - s * 0.8, s * 1.32, s * 0.64, 4)
  pen.veil(0.2)
  pen.box(x - s * 0.82, y - s, s * 1.64, 4)
}

export const rooms: Record<string, Stamp> = {
  bookcase: shelf('books', 5, 0.62, true, '#8a5c3c'),
  bookshelf: shelf('books', 1, 3, false),
  jarShelf: shelf('jars', 2, 1.7, false),
  flaskShelf: shelf('flasks', 2, 1.6, false, '#8fa8b4'),
  wareShelf: shelf('wares', 3, 1.1, true, '#c9936f'),
  window: windowOf(),
  curtained: windowOf('#d9957a'),
  tallWindow: windowOf(undefined, 1),
  board,
  desk,
  clock,
  picture,
  pendant: pendant('#d9785a', 0.3),
  greenLamp: pendant('#4f8a68', 0.28),
  tubeLamp: pendant('#c9d6de', 0.5),
  plant,
  sofa,
  counter,
  rail,
  fridge,
  console,
  tube,
  torch,
  column,
  stones,
  cell,
  barrel,
  banner,
  bunting,
  awning,
  stall,
  stripe: stripe(0.12, 34),
  darkStripe: stripe(-0.06, 3),
  panelling,
  globe(pen, x, y, s) {
    pen.paint('#8a6242')
    pen.line(s * 0.07, x, y + 2, x, y - s * 0.4)
    pen.box(x - s * 0.2, y - s * 0.08, s * 0.4, s * 0.1, 2)
    pen.paint('#6fa8c8', y - s, y - s * 0.3, 0.2)
    pen.oval(x, y - s * 0.62, s * 0.34)
    pen.paint('#8ab878')
    pen.soft(x - s * 0.2, y - s * 0.8, x + s * 0.06, y - s * 0.84, x, y - s * 0.6, x - s * 0.16, y - s * 0.5)
    pen.oval(x + s * 0.18, y - s * 0.6, s * 0.08, s * 0.14)
  },
  rug(pen, x, y, s) {
    pen.paint(one(pen, '#b8705c', '#6f8aa0', '#a88a5c'))
    pen.oval(x, y, s * 1.6, s * 0.22)
    pen.ctx.strokeStyle = fade(pen.tone('#f6ead2'), 0.7)
    pen.ctx.lineWidth = 3
    pen.ctx.beginPath()
    pen.ctx.ellipse(x, y, s * 1.4, s * 0.17, 0, 0, 7)
    pen.ctx.stroke()
  },
  lintel(pen, x, y, s) {
    pen.paint(pen.tones.base.wall, y - s, y, 0.1)
    pen.box(x - s * 4, y - s, s * 8, s)
  },
}
