import type { Pen } from '../pen.ts'
import type { Stamp } from './stamps.ts'

const { PI, sin, cos } = Math

const one = (pen: Pen, ...list: string[]) => list[pen.random.below(list.length)] ?? ''

/** A window pane: dark by day, warm when lamps are lit. */
export function pane(pen: Pen, x: number, y: number, w: number, h: number, r = 0): void {
  pen.paint('#6f86a0')
  pen.box(x, y, w, h, r)
  if (pen.tones.lamps * 0.9 < pen.random.next()) return
  pen.shine('#ffd98a', 0.35 + pen.tones.lamps * 0.55)
  pen.box(x, y, w, h, r)
}

const house =
  (walls: string[], roofs: string[], spire = 0): Stamp =>
  (pen, x, y, s) => {
    const w = s * pen.random.between(0.75, 1)
    const wall = one(pen, ...walls)
    const roof = one(pen, ...roofs)
    const eaves = y - s * 0.52
    pen.paint('#8a6a5c')
    pen.box(x + w * 0.2, y - s * 0.98, s * 0.1, s * 0.3)
    if (!spire)
      pen.live({
        move: 'smoke',
        x: x + w * 0.2 + s * 0.05,
        y: y - s,
        size: s * 0.16,
        colour: pen.tone('#e8e4e0'),
      })
    pen.paint(wall, eaves, y, 0.08)
    pen.box(x - w / 2, eaves - 2, w, s * 0.52 + 8)
    pen.veil(-0.1)
    pen.box(x - w / 2, eaves, w, s * 0.05)
    pen.paint(roof, y - s, eaves, 0.12)
    pen.poly(
      x - w * 0.6,
      eaves + 2,
      x - w * 0.34,
      y - s * 0.92,
      x + w * 0.34,
      y - s * 0.92,
      x + w * 0.6,
      eaves + 2,
    )
    for (const at of [-0.36, 0.14]) {
      pane(pen, x + w * at, y - s * 0.4, w * 0.2, s * 0.18, 2)
      pen.paint('#fff6e6')
      pen.box(x + w * (at + 0.09), y - s * 0.4, w * 0.02, s * 0.18)
    }
    pen.paint('#7a4f38', y - s * 0.3, y)
    pen.box(x - w * 0.09, y - s * 0.28, w * 0.17, s * 0.3, 2)
    if (!spire) return
    pen.paint(wall, y - s * 1.1, y, 0.08)
    pen.box(x - w * 0.42, y - s * 1.05, w * 0.3, s * 1.1)
    pen.paint(roof, y - s * 1.4, y - s, 0.12)
    pen.poly(x - w * 0.47, y - s * 1.03, x - w * 0.27, y - s * 1.34, x - w * 0.07, y - s * 1.03)
    pane(pen, x - w * 0.33, y - s * 0.92, w * 0.12, s * 0.16, s * 0.05)
  }

const barn: Stamp = (pen, x, y, s) => {
  pen.paint('#b8503f', y - s, y, 0.1)
  pen.poly(
    x - s * 0.55,
    y + 6,
    x - s * 0.55,
    y - s * 0.5,
    x - s * 0.38,
    y - s * 0.8,
    x,
    y - s * 0.98,
    x + s * 0.38,
    y - s * 0.8,
    x + s * 0.55,
    y - s * 0.5,
    x + s * 0.55,
    y + 6,
  )
  pen.paint('#6f5a58')
  pen.line(
    s * 0.06,
    x - s * 0.6,
    y - s * 0.48,
    x - s * 0.4,
    y - s * 0.82,
    x,
    y - s,
    x + s * 0.4,
    y - s * 0.82,
    x + s * 0.6,
    y - s * 0.48,
  )
  pen.paint('#f4e6d4')
  const [l, t, r, b] = [x - s * 0.2, y - s * 0.38, x + s * 0.2, y + 2]
  for (const points of [
    [l, t, r, t, r, b, l, b, l, t],
    [l, t, r, b],
    [r, t, l, b],
  ])
    pen.line(s * 0.03, ...points)
  pane(pen, x - s * 0.1, y - s * 0.72, s * 0.2, s * 0.16, 2)
}

const silo: Stamp = (pen, x, y, s) => {
  pen.paint('#b9b3ab', y - s, y, 0.1)
  pen.box(x - s * 0.18, y - s * 0.85, s * 0.36, s * 0.9, s * 0.04)
  pen.paint('#8d97a6', y - s, y - s * 0.8, 0.2)
  pen.oval(x, y - s * 0.84, s * 0.19, s * 0.15)
  pen.veil(-0.12)
  pen.box(x + s * 0.05, y - s * 0.82, s * 0.13, s * 0.86)
}

const windmill: Stamp = (pen, x, y, s) => {
  pen.paint('#e6d8c3', y - s, y, 0.1)
  pen.poly(x - s * 0.2, y + 6, x - s * 0.12, y - s * 0.75, x + s * 0.12, y - s * 0.75, x + s * 0.2, y + 6)
  pen.paint('#a85a48', y - s, y - s * 0.7)
  pen.poly(x - s * 0.15, y - s * 0.74, x, y - s * 0.94, x + s * 0.15, y - s * 0.74)
  pane(pen, x - s * 0.05, y - s * 0.5, s * 0.1, s * 0.12, 2)
  pen.live({
    move: 'spin',
    x,
    y: y - s * 0.74,
    size: s * 0.5,
    speed: 1.3,
    paint(own) {
      for (let blade = 0; blade < 4; blade++) {
        own.paint('#8a6a50')
        own.line(s * 0.02, 0, 0, 0, -s * 0.48)
        own.paint('#f6eddc')
        own.box(s * 0.005, -s * 0.48, s * 0.1, s * 0.34)
        own.ctx.rotate(PI / 2)
      }
      own.paint('#6f5240')
      own.oval(0, 0, s * 0.035)
    },
  })
}

/** A tall house with many windows; `hexes` are its colours, `signs` whether it advertises in light. */
const tower =
  (hexes: string[], signs: boolean): Stamp =>
  (pen, x, y, s) => {
    const w = s * pen.random.between(0.24, 0.42)
    const hex = one(pen, ...hexes)
    const left = x - w / 2
    pen.paint(hex, y - s, y, 0.1)
    pen.box(left, y - s, w, s + 30)
    const kind = pen.random.below(3)
    if (kind === 0) pen.box(left + w * 0.25, y - s * 1.06, w * 0.5, s * 0.08)
    if (kind === 1) pen.line(2.5, x, y - s, x, y - s * 1.16)
    if (kind === 2) pen.poly(left, y - s, left + w, y - s * 1.1, left + w, y - s)
    pen.veil(-0.1)
    pen.box(left + w * 0.72, y - s, w * 0.28, s + 30)
    const across = Math.max(3, Math.round(w / 15))
    const step = w / (across + 0.6)
    for (let row = 1; row * step * 1.25 < s - 4; row++)
      for (let column = 0; column < across; column++) {
        const [wx, wy] = [left + step * (column + 0.5), y - s + row * step * 1.25 - step * 0.4]
        const bright =
          pen.random.next() < (pen.tones.lamps > 0.5 ? (signs ? 0.26 : 0.4) * pen.tones.lamps : 0)
        if (bright)
          pen.shine(signs ? one(pen, '#ffd98a', '#5fe8f5', '#ff7ac8') : '#ffd98a', signs ? 0.34 : 0.7)
        else pen.veil(signs ? 0.05 : 0.14)
        pen.box(wx, wy, step * 0.58, step * 0.7)
      }
    if (!signs || pen.random.next() < 0.5) return
    const glow = one(pen, '#ff4fb4', '#35e0f5', '#ffd23c', '#9a6bff')
    const [sx, sy] = [left + w * pen.random.between(0.55, 0.9), y - s * pen.random.between(0.75, 0.9)]
    const high = s * pen.random.between(0.2, 0.35)
    pen.live({
      move: 'glow',
      x: sx,
      y: sy + high / 2,
      size: high * 0.9,
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

/** A round tower with battlements or a pointed roof. */
function turret(pen: Pen, x: number, y: number, w: number, h: number, wall: string, roof?: string): void {
  pen.paint(wall, y - h, y, 0.08)
  pen.box(x - w / 2, y - h, w, h + 12)
  pen.box(x - w * 0.6, y - h, w * 1.2, w * 0.24)
  pen.veil(-0.14)
  pen.box(x + w * 0.16, y - h, w * 0.34, h + 12)
  pane(pen, x - w * 0.12, y - h * 0.72, w * 0.24, w * 0.42, w * 0.12)
  if (!roof) {
    pen.paint(wall, y - h - 10, y, 0.08)
    for (const at of [-0.6, -0.15, 0.3]) pen.box(x + w * at, y - h - w * 0.18, w * 0.3, w * 0.24)
    return
  }
  pen.paint(roof, y - h - w * 1.3, y - h, 0.16)
  pen.poly(x - w * 0.72, y - h + 2, x, y - h - w * 1.35, x + w * 0.72, y - h + 2)
  pen.veil(-0.16)
  pen.poly(x + w * 0.1, y - h + 2, x, y - h - w * 1.35, x + w * 0.72, y - h + 2)
  pen.paint('#d8c9a8')
  pen.line(1.5, x, y - h - w * 1.3, x, y - h - w * 1.75)
  pen.paint(pen.tones.base.accent)
  pen.poly(x, y - h - w * 1.75, x + w * 0.5, y - h - w * 1.6, x, y - h - w * 1.45)
}

const castle =
  (wall: string, roof: string): Stamp =>
  (pen, x, y, s) => {
    turret(pen, x, y, s * 0.24, s * 0.62, wall, roof)
    for (const side of [-1, 1])
      turret(pen, x + side * s * 0.28, y, s * 0.17, s * pen.random.between(0.42, 0.54), wall, roof)
    pen.paint(wall, y - s * 0.3, y, 0.06)
    pen.box(x - s * 0.56, y - s * 0.28, s * 1.12, s * 0.34)
    for (let at = -0.56; at < 0.53; at += 0.09) pen.box(x + s * at, y - s * 0.33, s * 0.05, s * 0.07)
    for (const side of [-1, 1]) turret(pen, x + side * s * 0.54, y, s * 0.15, s * 0.4, wall, roof)
    pen.paint('#4a3a38')
    pen.box(x - s * 0.08, y - s * 0.2, s * 0.16, s * 0.3, s * 0.08)
    for (const at of [-0.38, -0.22, 0.2, 0.36])
      pane(pen, x + s * at, y - s * 0.18, s * 0.03, s * 0.07, s * 0.015)
  }

/** Nothing about it is upright. */
const hauntedHouse: Stamp = (pen, x, y, s) => {
  const wall = '#4b3d60'
  const roof = '#2b2342'
  const part = (dx: number, w: number, h: number, lean: number, high: number) => {
    const [l, r] = [x + (dx - w / 2) * s, x + (dx + w / 2) * s]
    pen.paint(wall, y - h * s, y, 0.1)
    pen.poly(l, y + 8, l + lean * s, y - h * s, r + lean * s, y - h * s, r, y + 8)
    pen.paint(roof)
    pen.poly(
      l + (lean - 0.06) * s,
      y - h * s + 3,
      x + (dx + lean * 2.2) * s,
      y - (h + high) * s,
      r + (lean + 0.06) * s,
      y - h * s + 3,
    )
    for (const up of h > 0.6 ? [0.25, 0.52] : [0.22]) {
      pen.shine('#ffc65a', 0.9)
      pen.poly(
        x + (dx - 0.055 + lean * up) * s,
        y - up * s,
        x + (dx - 0.04 + lean * up) * s,
        y - (up + 0.14) * s,
        x + (dx + 0.045 + lean * up) * s,
        y - (up + 0.12) * s,
        x + (dx + 0.055 + lean * up) * s,
        y - up * s,
      )
      pen.paint(roof)
      pen.line(2, x + (dx + lean * up) * s, y - up * s, x + (dx + lean * up) * s, y - (up + 0.13) * s)
      pen.live({
        move: 'glow',
        x: x + dx * s,
        y: y - (up + 0.07) * s,
        size: s * 0.16,
        colour: pen.tones.glow('#ffb54a'),
        speed: 0.7,
      })
    }
  }
  part(-0.3, 0.36, 0.42, -0.03, 0.26)
  part(0.3, 0.3, 0.5, 0.05, 0.24)
  part(0, 0.3, 0.72, 0.03, 0.34)
  pen.paint('#1e1830')
  pen.box(x - s * 0.05, y - s * 0.17, s * 0.1, s * 0.2, s * 0.05)
}

const tent: Stamp = (pen, x, y, s) => {
  const hex = one(pen, '#e0586a', '#4f8fd0', '#e8a03c', '#8a6bd0')
  const eaves = y - s * 0.48
  const w = s * 0.6
  for (let stripe = 0; stripe < 8; stripe++) {
    const at = (part: number) => -w + (2 * w * part) / 8
    pen.paint(stripe % 2 ? '#fdf3e4' : hex, y - s, y, 0.12)
    pen.poly(x + at(stripe), eaves, x, y - s * 0.94, x + at(stripe + 1), eaves)
    pen.poly(
      x + at(stripe) * 0.86,
      y + 6,
      x + at(stripe) * 0.86,
      eaves,
      x + at(stripe + 1) * 0.86,
      eaves,
      x + at(stripe + 1) * 0.86,
      y + 6,
    )
    pen.paint(stripe % 2 ? '#fdf3e4' : hex)
    pen.oval(x + at(stripe + 0.5), eaves, w / 8, s * 0.05)
  }
  pen.veil(-0.18)
  pen.poly(x + w * 0.1, eaves, x, y - s * 0.94, x + w, eaves)
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
  pen.live({
    move: 'spin',
    x,
    y: cy,
    size: r * 1.15,
    speed: 0.35,
    paint(own) {
      const { ctx } = own
      own.paint('#d8cfe8')
      for (const [part, wide] of [
        [1, 0.025],
        [0.86, 0.012],
      ] as const) {
        ctx.lineWidth = s * wide
        ctx.beginPath()
        ctx.arc(0, 0, r * part, 0, 7)
        ctx.stroke()
      }
      for (let spoke = 0; spoke < 12; spoke++)
        own.line(1.4, 0, 0, cos((spoke * PI) / 6) * r, sin((spoke * PI) / 6) * r)
      for (let cabin = 0; cabin < 12; cabin++) {
        const [cx, cyy] = [cos((cabin * PI) / 6) * r, sin((cabin * PI) / 6) * r]
        own.paint(['#f0718c', '#f5c85a', '#6fc4e8', '#9fdc8a'][cabin % 4] ?? '')
        own.oval(cx, cyy, s * 0.045)
        if (own.tones.lamps > 0.4) {
          own.shine('#fff0b8', 0.9)
          own.oval(cx, cyy, s * 0.02)
        }
      }
      own.oval(0, 0, s * 0.04)
    },
  })
}

/** Rows of people, far enough away to be dots. */
const stand: Stamp = (pen, x, y, s) => {
  const w = s * 1.75
  pen.paint('#8c99ad', y - s, y, 0.1)
  pen.poly(x - w, y + 8, x - w, y - s * 0.84, x + w, y - s * 0.84, x + w, y + 8)
  for (let row = 0; row < 8; row++) {
    const top = y - s * (0.76 - row * 0.1)
    pen.veil(row % 2 ? -0.07 : -0.13)
    pen.box(x - w, top, w * 2, s * 0.1)
    for (let seat = 0; seat < 34; seat++) {
      if (pen.random.next() < 0.22) continue
      pen.ctx.fillStyle = pen.tone(
        one(pen, '#e0705c', '#fbeccb', '#4f7fc0', '#e8b84a', '#8a68b0', '#5fa088', '#4a4a60'),
      )
      pen.oval(
        x - w + ((seat + 0.5) / 34) * w * 2,
        top + s * 0.04 + pen.random.between(0, 2),
        s * 0.02,
        s * 0.026,
      )
    }
  }
  pen.paint('#dbe3ee', y - s, y - s * 0.86)
  pen.poly(x - w, y - s, x + w, y - s, x + w, y - s * 0.9, x - w, y - s * 0.9)
  pen.paint('#5f7fae')
  pen.box(x - w, y - s * 0.06, w * 2, s * 0.14)
}

const floodlight: Stamp = (pen, x, y, s) => {
  pen.paint('#8792a4')
  pen.line(s * 0.03, x, y + 8, x, y - s * 0.85)
  pen.paint('#6a7486')
  pen.box(x - s * 0.17, y - s, s * 0.34, s * 0.2, 3)
  for (let lamp = 0; lamp < 8; lamp++) {
    pen.shine('#fff8dc', 0.95)
    pen.oval(x - s * 0.12 + (lamp % 4) * s * 0.08, y - s * (lamp < 4 ? 0.95 : 0.86), s * 0.028)
  }
  pen.live({
    move: 'glow',
    x,
    y: y - s * 0.9,
    size: s * (0.35 + 0.4 * pen.tones.lamps),
    colour: pen.tones.glow('#fff4cc'),
    speed: 0.1,
  })
}

const chimney: Stamp = (pen, x, y, s) => {
  pen.live({ move: 'smoke', x, y: y - s, size: s * 0.22, colour: pen.tone('#d8d2cc'), speed: 0.7 })
  pen.paint('#a8705c', y - s, y, 0.1)
  pen.poly(x - s * 0.11, y + 8, x - s * 0.07, y - s, x + s * 0.07, y - s, x + s * 0.11, y + 8)
  pen.veil(-0.14)
  pen.poly(x + s * 0.02, y + 8, x + s * 0.015, y - s, x + s * 0.07, y - s, x + s * 0.11, y + 8)
  pen.paint('#f0e4d4')
  pen.box(x - s * 0.078, y - s * 0.92, s * 0.156, s * 0.07)
  pen.box(x - s * 0.085, y - s * 0.78, s * 0.17, s * 0.07)
}

/** A hall with a roof like a saw. */
const hall: Stamp = (pen, x, y, s) => {
  const w = s * 1.5
  pen.paint('#8d7a72', y - s, y, 0.1)
  pen.box(x - w, y - s * 0.6, w * 2, s * 0.66)
  for (let tooth = 0; tooth < 4; tooth++) {
    const left = x - w + (tooth * w) / 2
    pen.paint('#7a6a66', y - s, y - s * 0.5, 0.1)
    pen.poly(left, y - s * 0.58, left, y - s * 0.92, left + w / 2, y - s * 0.58)
    pane(pen, left + s * 0.04, y - s * 0.8, s * 0.1, s * 0.2)
    for (const at of [0.15, 0.55]) pane(pen, left + w * 0.5 * at, y - s * 0.42, w * 0.14, s * 0.2, 2)
  }
}

/** Teeth around a wheel. */
export function gear(pen: Pen, r: number, hex: string): void {
  const { ctx } = pen
  const teeth = 12
  pen.paint(hex, -r, r, 0.16)
  ctx.beginPath()
  for (let at = 0; at < teeth * 4; at++) {
    const far = at % 4 < 2 ? r : r * 0.84
    const angle = ((at + (at % 4 === 1 || at % 4 === 3 ? -0.25 : 0.25)) / (teeth * 4)) * PI * 2
    ctx.lineTo(cos(angle) * far, sin(angle) * far)
  }
  for (let hole = 0; hole < 5; hole++) {
    const angle = (hole / 5) * PI * 2
    const [hx, hy] = [cos(angle) * r * 0.52, sin(angle) * r * 0.52]
    ctx.moveTo(hx + r * 0.17, hy)
    ctx.arc(hx, hy, r * 0.17, 0, 7, true)
  }
  ctx.fill()
  pen.veil(-0.22)
  pen.oval(0, 0, r * 0.2)
  pen.veil(0.25)
  pen.oval(-r * 0.04, -r * 0.04, r * 0.11)
}

const lamp: Stamp = (pen, x, y, s) => {
  pen.paint('#4a4a5c')
  pen.line(s * 0.035, x, y + 6, x, y - s * 0.82)
  pen.poly(x - s * 0.09, y - s * 0.82, x - s * 0.06, y - s, x + s * 0.06, y - s, x + s * 0.09, y - s * 0.82)
  pen.shine('#ffe2a0', 0.25 + 0.75 * pen.tones.lamps)
  pen.poly(
    x - s * 0.06,
    y - s * 0.84,
    x - s * 0.045,
    y - s * 0.97,
    x + s * 0.045,
    y - s * 0.97,
    x + s * 0.06,
    y - s * 0.84,
  )
  if (pen.tones.lamps > 0.3)
    pen.live({
      move: 'glow',
      x,
      y: y - s * 0.9,
      size: s * 0.5 * pen.tones.lamps,
      colour: pen.tones.glow('#ffd98a'),
      speed: 0.3,
    })
}

const fence =
  (hex: string, iron: boolean): Stamp =>
  (pen, x, y, s) => {
    for (const at of [0.3, 0.7]) {
      pen.paint(hex)
      pen.box(x - s * 1.6, y - s * at, s * 3.2, s * (iron ? 0.06 : 0.13))
    }
    for (let post = -3; post <= 3; post++) {
      const px = x + post * s * 0.46
      pen.paint(hex, y - s, y, 0.12)
      if (iron)
        pen.poly(
          px - s * 0.03,
          y + 6,
          px - s * 0.03,
          y - s * 0.9,
          px,
          y - s * 1.08,
          px + s * 0.03,
          y - s * 0.9,
          px + s * 0.03,
          y + 6,
        )
      else
        pen.poly(
          px - s * 0.09,
          y + 6,
          px - s * 0.09,
          y - s * 0.84,
          px,
          y - s,
          px + s * 0.09,
          y - s * 0.84,
          px + s * 0.09,
          y + 6,
        )
    }
  }

const tomb: Stamp = (pen, x, y, s) => {
  const lean = pen.random.between(-0.12, 0.12)
  pen.ctx.translate(x, y + 4)
  pen.ctx.rotate(lean)
  pen.paint('#8b8b98', -s, 0, 0.16)
  if (pen.random.next() < 0.35) {
    pen.box(-s * 0.09, -s, s * 0.18, s * 1.04, 3)
    pen.box(-s * 0.32, -s * 0.76, s * 0.64, s * 0.18, 3)
    return
  }
  pen.box(-s * 0.32, -s * 0.86, s * 0.64, s * 0.9, s * 0.3)
  pen.box(-s * 0.32, -s * 0.4, s * 0.64, s * 0.44)
  pen.veil(-0.25)
  for (const at of [0.62, 0.5]) pen.box(-s * 0.18, -s * at, s * 0.36, s * 0.045, 1)
}

const crypt: Stamp = (pen, x, y, s) => {
  pen.paint('#74747f', y - s, y, 0.12)
  pen.box(x - s * 0.5, y - s * 0.6, s, s * 0.66)
  pen.poly(x - s * 0.6, y - s * 0.58, x, y - s * 0.95, x + s * 0.6, y - s * 0.58)
  pen.veil(0.14)
  for (const at of [-0.42, -0.22, 0.14, 0.34]) pen.box(x + s * at, y - s * 0.58, s * 0.08, s * 0.6)
  pen.paint('#2e2a38')
  pen.box(x - s * 0.11, y - s * 0.42, s * 0.22, s * 0.48, s * 0.1)
}

const umbrella: Stamp = (pen, x, y, s) => {
  const hex = one(pen, '#f0826c', '#4fb0c8', '#f2c14f')
  pen.paint('#f6eddc')
  pen.line(s * 0.035, x, y + 6, x + s * 0.06, y - s * 0.9)
  for (let slice = 0; slice < 6; slice++) {
    pen.paint(slice % 2 ? '#fff6ea' : hex, y - s, y - s * 0.5, 0.1)
    pen.ctx.beginPath()
    pen.ctx.moveTo(x + s * 0.06, y - s)
    pen.ctx.quadraticCurveTo(
      x + s * (slice / 6 - 0.5) * 0.9,
      y - s * 0.95,
      x + s * (slice / 6 - 0.44) * 1.1,
      y - s * 0.6,
    )
    pen.ctx.lineTo(x + s * ((slice + 1) / 6 - 0.44) * 1.1, y - s * 0.6)
    pen.ctx.quadraticCurveTo(x + s * ((slice + 1) / 6 - 0.5) * 0.9, y - s * 0.95, x + s * 0.06, y - s)
    pen.ctx.fill()
  }
}

const boat: Stamp = (pen, x, y, s) => {
  pen.paint('#8a5f42', y - s * 0.3, y, 0.14)
  pen.poly(
    x - s * 0.5,
    y - s * 0.22,
    x + s * 0.55,
    y - s * 0.22,
    x + s * 0.38,
    y + s * 0.04,
    x - s * 0.36,
    y + s * 0.04,
  )
  pen.line(s * 0.03, x, y - s * 0.2, x, y - s)
  pen.paint('#fdf6e8', y - s, y - s * 0.3, 0.08)
  pen.poly(x + s * 0.04, y - s * 0.98, x + s * 0.48, y - s * 0.32, x + s * 0.04, y - s * 0.32)
  pen.paint('#f0826c', y - s, y - s * 0.3, 0.08)
  pen.poly(x - s * 0.04, y - s * 0.86, x - s * 0.34, y - s * 0.34, x - s * 0.04, y - s * 0.34)
}

const lighthouse: Stamp = (pen, x, y, s) => {
  pen.paint('#8b8a90', y - s * 0.1, y)
  pen.oval(x, y + s * 0.05, s * 0.5, s * 0.16)
  for (let ring = 0; ring < 5; ring++) {
    const wide = (at: number) => s * (0.14 - at * 0.05)
    const [low, high] = [ring / 5, (ring + 1) / 5]
    pen.paint(ring % 2 ? '#fdf4e6' : '#dd5a4e')
    pen.poly(
      x - wide(low),
      y - s * 0.8 * low,
      x - wide(high),
      y - s * 0.8 * high,
      x + wide(high),
      y - s * 0.8 * high,
      x + wide(low),
      y - s * 0.8 * low,
    )
  }
  pen.veil(-0.14)
  pen.poly(x + s * 0.03, y, x + s * 0.02, y - s * 0.8, x + s * 0.09, y - s * 0.8, x + s * 0.14, y)
  pen.shine('#ffe9a0')
  pen.box(x - s * 0.06, y - s * 0.9, s * 0.12, s * 0.11)
  pen.paint('#5a4a5c')
  pen.poly(x - s * 0.1, y - s * 0.89, x, y - s, x + s * 0.1, y - s * 0.89)
  pen.live({
    move: 'glow',
    x,
    y: y - s * 0.85,
    size: s * (0.15 + 0.35 * pen.tones.lamps),
    colour: pen.tones.glow('#ffe9a0'),
    speed: 0.5,
  })
}

/** A dome of a station, with a lit door and windows. */
const dome: Stamp = (pen, x, y, s) => {
  pen.paint('#c9d3e6', y - s, y, 0.2)
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y + 4, s * 0.9, s * 0.8, 0, PI, 0)
  pen.ctx.fill()
  pen.veil(-0.16)
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y + 4, s * 0.9, s * 0.8, 0, -PI / 2.6, 0)
  pen.ctx.lineTo(x + s * 0.2, y + 4)
  pen.ctx.fill()
  pen.shine('#8fe8ff', 0.85)
  for (const at of [-0.55, -0.28, 0.26, 0.52]) pen.oval(x + s * at, y - s * 0.3, s * 0.07)
  pen.paint('#7d89a2')
  pen.box(x - s * 0.12, y - s * 0.3, s * 0.24, s * 0.36, s * 0.06)
  pen.line(2, x + s * 0.3, y - s * 0.7, x + s * 0.3, y - s * 1.1)
  pen.live({
    move: 'glow',
    x: x + s * 0.3,
    y: y - s * 1.1,
    size: s * 0.16,
    colour: pen.tones.glow('#ff6b5a'),
    speed: 1,
  })
}

const dish: Stamp = (pen, x, y, s) => {
  pen.paint('#8d97ae')
  pen.line(s * 0.06, x - s * 0.2, y + 6, x, y - s * 0.5, x + s * 0.2, y + 6)
  pen.paint('#dfe6f2', y - s, y - s * 0.3, 0.16)
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y - s * 0.6, s * 0.5, s * 0.28, -0.6, 0, PI)
  pen.ctx.fill()
  pen.line(2, x, y - s * 0.6, x - s * 0.24, y - s * 0.94)
}

/** A signpost of the road: round, triangular or an arrow. */
const roadSign: Stamp = (pen, x, y, s) => {
  pen.paint('#8a8f9a')
  pen.line(s * 0.05, x, y + 6, x, y - s * 0.7)
  pen.paint('#f7f2e6')
  if (pen.random.next() < 0.5) pen.poly(x - s * 0.24, y - s * 0.58, x, y - s, x + s * 0.24, y - s * 0.58)
  else pen.oval(x, y - s * 0.78, s * 0.22)
  pen.paint(one(pen, '#dd5a4e', '#4f82c8', '#f2b93c'))
  pen.oval(x, y - s * 0.73, s * 0.12)
}

const pole: Stamp = (pen, x, y, s) => {
  pen.paint('#6f5a4c')
  pen.line(s * 0.035, x, y + 6, x, y - s)
  pen.line(s * 0.03, x - s * 0.16, y - s * 0.9, x + s * 0.16, y - s * 0.9)
  pen.line(s * 0.025, x - s * 0.12, y - s * 0.8, x + s * 0.12, y - s * 0.8)
}

const fountain: Stamp = (pen, x, y, s) => {
  pen.paint('#b9b6b2', y - s * 0.3, y, 0.16)
  pen.box(x - s * 0.7, y - s * 0.22, s * 1.4, s * 0.28, s * 0.08)
  pen.box(x - s * 0.07, y - s * 0.6, s * 0.14, s * 0.5)
  pen.oval(x, y - s * 0.56, s * 0.32, s * 0.08)
  pen.paint('#d6effa')
  for (const side of [-1, 1])
    for (const far of [0.18, 0.36]) {
      pen.ctx.lineWidth = s * 0.035
      pen.ctx.beginPath()
      pen.ctx.moveTo(x, y - s * 0.62)
      pen.ctx.quadraticCurveTo(
        x + side * far * s * 0.7,
        y - s * 1.1,
        x + side * far * s,
        y - s * (far > 0.2 ? 0.24 : 0.58),
      )
      pen.ctx.stroke()
    }
}

/** Arrow-straight posts with arches between them: pergolas, viaducts and old walls. */
const arches =
  (hex: string): Stamp =>
  (pen, x, y, s) => {
    pen.paint(hex, y - s, y, 0.1)
    pen.ctx.beginPath()
    pen.ctx.rect(x - s, y - s, s * 2, s + 10)
    for (const at of [-0.5, 0.5]) {
      const r = s * 0.38
      pen.ctx.moveTo(x + at * s + r, y + 10)
      pen.ctx.lineTo(x + at * s + r, y - s * 0.42)
      pen.ctx.arc(x + at * s, y - s * 0.42, r, 0, PI, true)
      pen.ctx.lineTo(x + at * s - r, y + 10)
    }
    pen.ctx.fill('evenodd')
    pen.veil(0.16)
    pen.box(x - s, y - s, s * 2, s * 0.06)
  }

const goal: Stamp = (pen, x, y, s) => {
  pen.veil(0.3)
  for (let at = -0.9; at <= 0.91; at += 0.15) pen.line(1, x + s * at, y, x + s * at * 0.9, y - s * 0.9)
  for (let up = 0.1; up < 0.9; up += 0.14) pen.line(1, x - s * 0.95, y - s * up, x + s * 0.95, y - s * up)
  pen.paint('#ffffff')
  pen.line(s * 0.06, x - s, y, x - s, y - s * 0.95, x + s, y - s * 0.95, x + s, y)
}

/** A simple body in a geometric world. */
const solid: Stamp = (pen, x, y, s) => {
  const hex = one(pen, '#8f86e8', '#e88fc0', '#6fc4e0', '#f2c86a')
  pen.paint(hex, y - s, y, 0.2)
  const kind = pen.random.below(3)
  if (kind === 0) pen.oval(x, y - s * 0.5, s * 0.5)
  if (kind === 1) {
    pen.poly(x - s * 0.6, y + 4, x, y - s, x + s * 0.6, y + 4)
    pen.veil(-0.16)
    pen.poly(x + s * 0.1, y + 4, x, y - s, x + s * 0.6, y + 4)
  }
  if (kind === 2) {
    pen.box(x - s * 0.36, y - s * 0.9, s * 0.72, s, s * 0.12)
    pen.veil(0.2)
    pen.box(x - s * 0.26, y - s * 0.8, s * 0.14, s * 0.5, s * 0.07)
  }
}

export const places: Record<string, Stamp> = {
  house: house(['#f2e2c8', '#ecd3b4', '#e6dccb'], ['#b8604a', '#a8705a', '#8a6a7c']),
  cottage: house(['#e8d8c0', '#dcc8ae'], ['#a88a52', '#98784a']),
  church: house(['#ece4d6'], ['#7a8298'], 1),
  barn,
  silo,
  windmill,
  tower: tower(['#8fa3bf', '#a7b3c6', '#9aa0b8', '#b5a9a8'], false),
  neonTower: tower(['#33236a', '#2a2058', '#3d2468', '#241c50'], true),
  castle: castle('#b8b0a4', '#b8544e'),
  farCastle: castle('#a9a8b4', '#7f86b0'),
  darkCastle: castle('#5a4f6a', '#3a3050'),
  hauntedHouse,
  tent,
  ferris,
  stand,
  floodlight,
  chimney,
  hall,
  lamp,
  fence: fence('#b39a74', false),
  whiteFence: fence('#f4ece0', false),
  ironFence: fence('#3c3848', true),
  tomb,
  crypt,
  umbrella,
  boat,
  lighthouse,
  dome,
  dish,
  roadSign,
  pole,
  fountain,
  arches: arches('#9a938a'),
  ruin: arches('#5f8f94'),
  goal,
  solid,
  gear(pen, x, y, s) {
    const hex = one(pen, '#a8815a', '#8d8a90', '#b8935c')
    pen.live({
      move: 'spin',
      x,
      y: y - s / 2,
      size: s / 2,
      speed: pen.random.next() < 0.5 ? 0.8 : -0.8,
      paint: (own) => gear(own, s / 2, hex),
    })
  },
  pipes(pen, x, y, s) {
    const hex = one(pen, '#7d8a94', '#9a7a62', '#6f8a80')
    const r = s * 0.07
    const tube = (wide: number, by: number) => {
      pen.ctx.strokeStyle = pen.tone(hex, by)
      pen.line(
        r * 2 * wide,
        x - s * 0.55,
        y + 10,
        x - s * 0.55,
        y - s * 0.75,
        x + s * 0.15,
        y - s * 0.75,
        x + s * 0.15,
        y - s * 0.4,
        x + s * 0.6,
        y - s * 0.4,
        x + s * 0.6,
        y + 10,
      )
    }
    tube(1, -0.2)
    tube(0.7, 0)
    tube(0.2, 0.28)
    pen.paint(hex, y - s, y, -0.2)
    for (const [px, py] of [
      [-0.55, 0.4],
      [0.15, 0.58],
      [0.6, 0.2],
    ] as const)
      pen.box(x + s * px - r * 1.35, y - s * py, r * 2.7, s * 0.06, 2)
  },
  merlon(pen, x, y, s) {
    pen.paint('#a8a092', y - s, y, 0.08)
    pen.box(x - s * 0.5, y - s, s, s + 4)
    pen.veil(0.2)
    pen.box(x - s * 0.5, y - s, s, 3)
  },
  bench(pen, x, y, s) {
    pen.paint('#a8764a', y - s, y)
    for (const at of [0.95, 0.72, 0.42]) pen.box(x - s * 0.9, y - s * at, s * 1.8, s * 0.14, 2)
    pen.paint('#4a4a5c')
    for (const side of [-0.7, 0.62]) pen.box(x + s * side, y - s * 0.95, s * 0.09, s)
  },
}
