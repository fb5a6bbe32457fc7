import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Body } from './conditions.ts'

/** The signs of comics, each drawn to the size of the body that it belongs to. */
type Paint = (ctx: SKRSContext2D, body: Body) => void

const ink = '#261b30'

/** Places on a body, in shares of it, the same every time: they look strewn, and two frames of one body have them at one place. */
const strewn: readonly (readonly [number, number])[] = [
  [0.32, 0.62],
  [0.66, 0.42],
  [0.5, 0.78],
  [0.22, 0.36],
  [0.78, 0.7],
  [0.46, 0.3],
  [0.6, 0.6],
  [0.36, 0.86],
  [0.82, 0.28],
  [0.14, 0.66],
  [0.54, 0.12],
  [0.88, 0.5],
]

const least = ({ width, height }: Body) => Math.min(width, height)
/** About as wide as a head, whatever the body: what stands over it is to be read. */
const unit = ({ width, height }: Body) => 0.3 * Math.sqrt(width * height)
const place = ({ left, top, width, height }: Body, [u, v]: readonly [number, number]): [number, number] => [
  left + u * width,
  top + v * height,
]
/** Beside the head, so many heads to the right and up, and with `reach` around it inside of the frame. */
function beside(body: Body, right: number, up: number, reach: number): [number, number] {
  const { head, room } = body
  const size = unit(body)
  return [
    Math.max(reach, Math.min(room.width - reach, head.x + right * size)),
    Math.max(reach, Math.min(room.height - reach, head.y - up * size)),
  ]
}

function outlined(ctx: SKRSContext2D, colour: string, width: number): void {
  ctx.lineJoin = 'round'
  ctx.lineWidth = width
  ctx.strokeStyle = ink
  ctx.stroke()
  ctx.fillStyle = colour
  ctx.fill()
}

export const tint =
  (colour: string, share: number): Paint =>
  (ctx, { left, top, width, height }) => {
    ctx.save()
    ctx.globalAlpha = share
    ctx.fillStyle = colour
    ctx.fillRect(left - 4, top - 4, width + 8, height + 8)
    ctx.restore()
  }

export const blotches =
  (colour: string, count: number, radius: number): Paint =>
  (ctx, body) => {
    ctx.fillStyle = colour
    strewn.slice(0, count).forEach((spot, at) => {
      const [x, y] = place(body, spot)
      const size = radius * Math.sqrt(body.width * body.height) * (0.75 + 0.5 * ((at * 37) % 10) * 0.1)
      ctx.beginPath()
      ctx.ellipse(x, y, size * 1.15, size * 0.9, at, 0, Math.PI * 2)
      ctx.fill()
    })
  }

export const stripes: Paint = (ctx, body) => {
  const { left, top, width, height } = body
  ctx.strokeStyle = '#2a2233'
  ctx.lineWidth = Math.max(2, width * 0.07)
  for (let at = -1; at < 7; at++) {
    ctx.beginPath()
    ctx.moveTo(left + (at * width) / 5, top - 2)
    ctx.quadraticCurveTo(
      left + (at * width) / 5 + width * 0.12,
      top + height / 2,
      left + (at * width) / 5,
      top + height + 2,
    )
    ctx.stroke()
  }
}

export const patch: Paint = (ctx, { left, top, width, height }) => {
  const side = Math.max(width, height) / 5
  for (let row = 0; row < 6; row++)
    for (let column = row % 2; column < 6; column += 2) {
      ctx.fillStyle = '#8a2d3b99'
      ctx.fillRect(left + column * side, top + row * side, side, side)
    }
}

export const cracks: Paint = (ctx, body) => {
  ctx.strokeStyle = ink
  ctx.lineJoin = 'round'
  const ways = [
    [
      [0.1, 0.1],
      [0.34, 0.3],
      [0.28, 0.46],
      [0.52, 0.6],
      [0.46, 0.78],
      [0.62, 1],
    ],
    [
      [0.95, 0.2],
      [0.72, 0.36],
      [0.78, 0.5],
      [0.52, 0.6],
    ],
    [
      [0.34, 0.3],
      [0.12, 0.52],
    ],
  ] as const
  ways.forEach((way, at) => {
    ctx.lineWidth = Math.max(1.6, least(body) * (at === 0 ? 0.05 : 0.035))
    ctx.beginPath()
    for (const spot of way) ctx.lineTo(...place(body, spot))
    ctx.stroke()
  })
}

export const scratches: Paint = (ctx, body) => {
  ctx.fillStyle = ink
  for (const [u, v] of [strewn[0], strewn[1], strewn[3], strewn[4], strewn[7]].flatMap((one) =>
    one ? [one] : [],
  )) {
    const [x, y] = place(body, [u, v])
    const size = 0.16 * least(body)
    ctx.beginPath()
    ctx.moveTo(x - size, y - size * 0.6)
    ctx.lineTo(x + size, y - size * 0.2)
    ctx.lineTo(x - size * 0.1, y + size * 0.1)
    ctx.lineTo(x + size * 0.7, y + size * 0.7)
    ctx.lineTo(x - size * 0.8, y + size * 0.3)
    ctx.closePath()
    ctx.fill()
  }
}

export const plaster: Paint = (ctx, body) => {
  for (const [spot, angle] of [
    [[0.5, 0.34], 0.7],
    [[0.5, 0.34], -0.7],
    [[0.36, 0.72], 0.3],
  ] as const) {
    const [x, y] = place(body, spot)
    const long = 0.34 * Math.sqrt(body.width * body.height)
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.beginPath()
    ctx.roundRect(-long / 2, -long / 6, long, long / 3, long / 6)
    outlined(ctx, '#f3d3a8', Math.max(1, long * 0.06))
    ctx.restore()
  }
}

export const halo =
  (colour: string): Paint =>
  (ctx, { left, top, width, height, room }) => {
    const x = left + width / 2
    const y = top + height / 2
    const reach = Math.min(x, y, room.width - x, room.height - y)
    const glow = ctx.createRadialGradient(x, y, reach * 0.4, x, y, reach)
    glow.addColorStop(0, colour)
    glow.addColorStop(0.6, `${colour}b0`)
    glow.addColorStop(1, `${colour}00`)
    ctx.fillStyle = glow
    ctx.fillRect(x - reach, y - reach, 2 * reach, 2 * reach)
  }

/** Behind the body and above it, tongue beside tongue. */
export const flames: Paint = (ctx, { left, top, width, height }) => {
  for (const [colour, scale] of [
    ['#ff5a1f', 1],
    ['#ffc233', 0.62],
  ] as const)
    for (let at = 0; at < 5; at++) {
      const x = left + ((at + 0.5) / 5) * width
      const foot = top + height * (at % 4 === 0 ? 0.84 : 0.95)
      const tall = height * (at % 2 === 0 ? 0.86 : 1.08) * scale
      const wide = width * 0.15 * scale
      ctx.beginPath()
      ctx.moveTo(x - wide, foot)
      ctx.quadraticCurveTo(x - wide * 1.3, foot - tall * 0.5, x + wide * 0.3, foot - tall)
      ctx.quadraticCurveTo(x + wide * 1.3, foot - tall * 0.4, x + wide, foot)
      ctx.closePath()
      ctx.fillStyle = colour
      ctx.fill()
    }
}

export const drops =
  (colour: string, count: number): Paint =>
  (ctx, body) => {
    const size = unit(body) * 0.36
    for (let at = 0; at < count; at++) {
      const [u, v] = [
        [-0.55, 0.15],
        [0.62, -0.1],
        [0.85, 0.6],
        [-0.8, 0.75],
        [0.1, -0.35],
        [-0.2, 1.1],
      ][at] as [number, number]
      const [x, y] = beside(body, u * 1.5, -v * 1.5, size * 1.4)
      ctx.beginPath()
      ctx.moveTo(x, y - size)
      ctx.quadraticCurveTo(x + size, y + size * 0.2, x, y + size * 0.7)
      ctx.quadraticCurveTo(x - size, y + size * 0.2, x, y - size)
      outlined(ctx, colour, Math.max(1, size * 0.22))
    }
  }

export const drips =
  (colour: string): Paint =>
  (ctx, { left, top, width, height }) => {
    const from = top + height * 0.42
    for (const [u, long] of [
      [0.22, 0.3],
      [0.42, 0.46],
      [0.6, 0.24],
      [0.78, 0.4],
    ] as const) {
      const x = left + u * width
      const wide = width * 0.06
      ctx.beginPath()
      ctx.roundRect(x - wide, from, 2 * wide, height * long, wide)
      outlined(ctx, colour, Math.max(1, width * 0.018))
    }
  }

export const wisps =
  (colour: string): Paint =>
  (ctx, body) => {
    const size = unit(body)
    for (const [at, shift] of [-0.6, 0, 0.6].entries()) {
      const x = body.left + body.width / 2 + shift * size
      const y = Math.max(size * 1.15, body.top + body.height * 0.16)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.bezierCurveTo(
        x - size * 0.4,
        y - size * 0.35,
        x + size * 0.4,
        y - size * 0.6,
        x,
        y - size * (at === 1 ? 1.1 : 0.85),
      )
      ctx.lineCap = 'round'
      ctx.strokeStyle = `${ink}aa`
      ctx.lineWidth = size * 0.2
      ctx.stroke()
      ctx.strokeStyle = colour
      ctx.lineWidth = size * 0.12
      ctx.stroke()
    }
  }

/** Three letters that grow as they rise: Z's of sleep, or a question mark. */
export const letters =
  (letter: 'Z' | '?', colour: string): Paint =>
  (ctx, body) => {
    const size = unit(body)
    const many = letter === 'Z' ? [0.5, 0.72, 0.95] : [1.15]
    // They rise to the right, and to the left where there is no more room.
    const turn = body.head.x + size * 2 < body.room.width ? 1 : -1
    many.forEach((part, at) => {
      const [x, y] = beside(body, turn * (0.3 + 0.62 * at), 0.05 + 0.42 * at, size * part * 0.6)
      glyph(ctx, letter, { x, y, size: size * part, colour })
    })
  }

/** Drawn as strokes, so that no typeface has to be there. */
function glyph(
  ctx: SKRSContext2D,
  letter: 'Z' | '?',
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const h = size * 0.42
  ctx.beginPath()
  if (letter === 'Z') {
    ctx.moveTo(x - h, y - h)
    ctx.lineTo(x + h, y - h)
    ctx.lineTo(x - h, y + h)
    ctx.lineTo(x + h, y + h)
  } else {
    ctx.arc(x, y - h * 0.5, h * 0.6, Math.PI, Math.PI * 2.4)
    ctx.lineTo(x, y + h * 0.35)
    ctx.moveTo(x, y + h)
    ctx.lineTo(x, y + h * 1.02)
  }
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = size * 0.36
  ctx.stroke()
  ctx.strokeStyle = colour
  ctx.lineWidth = size * 0.19
  ctx.stroke()
}

export const vein: Paint = (ctx, body) => {
  const size = unit(body) * 0.42
  const [x, y] = beside(body, 0.55, 0.1, size * 1.2)
  ctx.lineCap = 'round'
  for (const [colour, width] of [
    ['#ffffff', 0.5],
    ['#d3201b', 0.28],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = size * width
    for (const [u, v] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(x + u * size * 0.25, y + v * size)
      ctx.quadraticCurveTo(x + u * size * 0.25, y + v * size * 0.25, x + u * size, y + v * size * 0.25)
      ctx.stroke()
    }
  }
}

export const cloud: Paint = (ctx, body) => {
  const size = unit(body)
  const [x, y] = beside(body, 0, 0.45, size * 0.85)
  ctx.strokeStyle = '#4aa8ec'
  ctx.lineCap = 'round'
  ctx.lineWidth = size * 0.11
  for (const shift of [-0.45, 0, 0.45]) {
    ctx.beginPath()
    ctx.moveTo(x + shift * size, y + size * 0.35)
    ctx.lineTo(x + shift * size - size * 0.1, y + size * 0.75)
    ctx.stroke()
  }
  for (const grow of [0.07, 0]) {
    ctx.fillStyle = grow > 0 ? ink : '#8b93a8'
    for (const [u, v, r] of [
      [-0.5, 0.08, 0.28],
      [-0.12, -0.12, 0.38],
      [0.34, -0.02, 0.34],
      [0.62, 0.12, 0.22],
    ] as const) {
      ctx.beginPath()
      ctx.arc(x + u * size, y + v * size, (r + grow) * size, 0, Math.PI * 2)
      ctx.fill()
    }
  }
}

export const stars: Paint = (ctx, body) => {
  const size = unit(body)
  for (const [u, v] of [
    [-0.75, -0.05],
    [0, -0.35],
    [0.75, -0.05],
  ] as const)
    star(ctx, beside(body, u, -v, size * 0.36), {
      r: size * 0.34,
      points: 5,
      waist: 0.45,
      colour: '#ffd23f',
      line: 0.2,
    })
}

export const sparkles =
  (colour: string): Paint =>
  (ctx, body) => {
    const size = unit(body)
    for (const [u, v, part] of [
      [0.12, 0.18, 0.5],
      [0.88, 0.12, 0.62],
      [0.94, 0.66, 0.42],
      [0.06, 0.74, 0.36],
    ] as const) {
      const [x, y] = place(body, [u, v])
      const r = size * part
      star(ctx, [x, y], { r, points: 4, waist: 0.24, colour, line: 0.14 })
    }
  }

type Star = { r: number; points: number; waist: number; colour: string; line: number }

function star(
  ctx: SKRSContext2D,
  [x, y]: readonly [number, number],
  { r, points, waist, colour, line }: Star,
): void {
  ctx.beginPath()
  for (let at = 0; at < 2 * points; at++) {
    const reach = at % 2 === 0 ? r : r * waist
    const angle = (at * Math.PI) / points
    ctx.lineTo(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach)
  }
  ctx.closePath()
  outlined(ctx, colour, Math.max(1, r * line))
}

export const hearts: Paint = (ctx, body) => {
  const size = unit(body)
  for (const [u, v, part] of [
    [0.6, -0.1, 0.42],
    [1.05, -0.55, 0.3],
  ] as const) {
    const r = size * part
    const [x, y] = beside(body, u, -v, r * 1.2)
    ctx.beginPath()
    ctx.moveTo(x, y + r)
    ctx.bezierCurveTo(x - r * 1.6, y - r * 0.2, x - r * 0.6, y - r * 1.2, x, y - r * 0.35)
    ctx.bezierCurveTo(x + r * 0.6, y - r * 1.2, x + r * 1.6, y - r * 0.2, x, y + r)
    outlined(ctx, '#f0426b', Math.max(1, r * 0.2))
  }
}

export const notes: Paint = (ctx, body) => {
  const size = unit(body) * 1.4
  for (const [u, v] of [
    [0.6, 0],
    [-0.7, 0.1],
    [1.2, -0.5],
  ] as const) {
    const [x, y] = beside(body, u, -v, size * 0.55)
    ctx.beginPath()
    ctx.ellipse(x, y, size * 0.19, size * 0.14, -0.3, 0, Math.PI * 2)
    outlined(ctx, '#3b2a55', size * 0.06)
    ctx.strokeStyle = '#3b2a55'
    ctx.lineCap = 'round'
    ctx.lineWidth = size * 0.1
    ctx.beginPath()
    ctx.moveTo(x + size * 0.17, y)
    ctx.lineTo(x + size * 0.17, y - size * 0.5)
    ctx.lineTo(x + size * 0.38, y - size * 0.36)
    ctx.stroke()
  }
}

export const sparks: Paint = (ctx, body) => {
  ctx.lineJoin = 'round'
  for (const [u, v, turn] of [
    [0.04, 0.2, -1],
    [0.96, 0.16, 1],
    [0.98, 0.7, 1],
    [0.02, 0.72, -1],
  ] as const) {
    const [x, y] = place(body, [u, v])
    const r = unit(body) * 0.6
    ctx.beginPath()
    ctx.moveTo(x - r * 0.3 * turn, y - r * 0.7)
    ctx.lineTo(x + r * 0.25 * turn, y - r * 0.1)
    ctx.lineTo(x - r * 0.1 * turn, y)
    ctx.lineTo(x + r * 0.4 * turn, y + r * 0.7)
    ctx.strokeStyle = ink
    ctx.lineWidth = r * 0.34
    ctx.stroke()
    ctx.strokeStyle = '#ffe14a'
    ctx.lineWidth = r * 0.18
    ctx.stroke()
  }
}

/** What somebody thinks of, or a badge of what it does. */
export const bubble =
  (of: 'meat' | 'water' | 'skull'): Paint =>
  (ctx, body) => {
    const size = unit(body) * 1.15
    const [x, y] = of === 'skull' ? place(body, [0.72, 0.7]) : beside(body, 0.95, 0.35, size * 0.56)
    if (of !== 'skull')
      for (const [u, v, r] of [
        [-0.62, 0.62, 0.1],
        [-0.42, 0.44, 0.15],
      ] as const) {
        ctx.beginPath()
        ctx.arc(x + u * size, y + v * size, r * size, 0, Math.PI * 2)
        outlined(ctx, '#ffffff', size * 0.07)
      }
    ctx.beginPath()
    ctx.arc(x, y, size * 0.5, 0, Math.PI * 2)
    outlined(ctx, of === 'skull' ? '#4b1d6b' : '#ffffff', size * 0.08)
    thoughts[of](ctx, x, y, size * 0.5)
  }

const thoughts: Record<
  'meat' | 'water' | 'skull',
  (ctx: SKRSContext2D, x: number, y: number, r: number) => void
> = {
  meat(ctx, x, y, r) {
    ctx.strokeStyle = '#f3ead8'
    ctx.lineCap = 'round'
    for (const [colour, width] of [
      [ink, 0.4],
      ['#f3ead8', 0.24],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = r * width
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + r * 0.5, y + r * 0.5)
      ctx.stroke()
    }
    ctx.beginPath()
    ctx.ellipse(x - r * 0.15, y - r * 0.15, r * 0.48, r * 0.36, 0.78, 0, Math.PI * 2)
    outlined(ctx, '#b5642a', r * 0.12)
  },
  water(ctx, x, y, r) {
    ctx.beginPath()
    ctx.moveTo(x, y - r * 0.65)
    ctx.quadraticCurveTo(x + r * 0.8, y + r * 0.25, x, y + r * 0.6)
    ctx.quadraticCurveTo(x - r * 0.8, y + r * 0.25, x, y - r * 0.65)
    outlined(ctx, '#4aa8ec', r * 0.14)
  },
  skull(ctx, x, y, r) {
    ctx.fillStyle = '#f5f0e6'
    ctx.beginPath()
    ctx.arc(x, y - r * 0.12, r * 0.55, 0, Math.PI * 2)
    ctx.roundRect(x - r * 0.3, y + r * 0.1, r * 0.6, r * 0.5, r * 0.12)
    ctx.fill()
    ctx.fillStyle = '#4b1d6b'
    for (const shift of [-0.22, 0.22]) {
      ctx.beginPath()
      ctx.arc(x + shift * r, y - r * 0.1, r * 0.16, 0, Math.PI * 2)
      ctx.fill()
    }
  },
}
