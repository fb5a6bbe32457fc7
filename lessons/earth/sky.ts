import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, disc, label, line, type Stage } from '@makebelieve/kit/simulation/stage'

/** Between two colours like '#aabbcc'. */
export function mixed(from: string, to: string, share: number): `#${string}` {
  const part = Math.min(1, Math.max(0, share))
  const channel = (at: number) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)]
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Stars over a part of the picture. */
export function stars(
  { context }: Stage,
  count: number,
  [left, top, width, height]: readonly [number, number, number, number] = [0, 0, 960, 600],
  strength = 1,
): void {
  if (strength <= 0) return
  context.fillStyle = `rgba(255,255,255,${0.65 * Math.min(1, strength)})`
  for (let i = 0; i < count; i++) {
    context.beginPath()
    context.arc(
      left + scattered(i, 61) * width,
      top + scattered(i, 62) * height,
      0.8 + (i % 3) * 0.5,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}

export function glow(
  { context }: Stage,
  x: number,
  y: number,
  wide: number,
  colour = '255,220,120',
  alpha = 0.75,
): void {
  const light = context.createRadialGradient(x, y, 2, x, y, wide)
  light.addColorStop(0, `rgba(${colour},${alpha})`)
  light.addColorStop(1, `rgba(${colour},0)`)
  context.fillStyle = light
  context.beginPath()
  context.arc(x, y, wide, 0, Math.PI * 2)
  context.fill()
}

/** A sun with paper rays; the stronger, the longer they are. */
export function sun(stage: Stage, x: number, y: number, radius: number, strength = 1): void {
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI + 0.13
    const [near, far] = [radius + 6, radius + 6 + 18 * strength]
    area(
      stage,
      [
        [x + Math.cos(angle - 0.13) * near, y + Math.sin(angle - 0.13) * near],
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
        [x + Math.cos(angle + 0.13) * near, y + Math.sin(angle + 0.13) * near],
      ],
      'marigold',
      { rim: false },
    )
  }
  disc(stage, x, y, radius, 'marigold')
}

/** A cloud of a width; grey ones carry rain. */
export function cloud(stage: Stage, x: number, y: number, wide: number, grey = 0): void {
  const { context, colours } = stage
  const paint = mixed('#FFFFFF', '#8C93A8', grey)
  const puffs = [
    [-0.32, 0.02, 0.19],
    [-0.1, -0.09, 0.25],
    [0.15, -0.06, 0.22],
    [0.34, 0.03, 0.17],
  ] as const
  for (const rim of [true, false]) {
    context.fillStyle = rim ? colours.ink : paint
    context.beginPath()
    for (const [dx, dy, r] of puffs) {
      context.moveTo(x + dx * wide + r * wide, y + dy * wide)
      context.arc(x + dx * wide, y + dy * wide, r * wide + (rim ? 1.6 : 0), 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** A tree for a meadow: leaves of any colour, or bare. */
export function tree(
  stage: Stage,
  x: number,
  y: number,
  tall: number,
  leaves: `#${string}`,
  bare = false,
): void {
  line(
    stage,
    [
      [x, y],
      [x, y - tall * 0.55],
    ],
    { colour: 'earth', width: Math.max(3, tall * 0.1) },
  )
  if (bare) {
    for (const lean of [-0.28, 0.28, -0.14, 0.16]) {
      line(
        stage,
        [
          [x, y - tall * (0.4 + Math.abs(lean) * 0.3)],
          [x + lean * tall, y - tall * (0.95 - Math.abs(lean) * 0.4)],
        ],
        { colour: 'earth', width: Math.max(2, tall * 0.05) },
      )
    }
    return
  }
  disc(stage, x, y - tall * 0.68, tall * 0.33, leaves)
}

/** A small house; its window is lit at night. */
export function house(stage: Stage, x: number, y: number, wide: number, lit = false): void {
  const tall = wide * 0.62
  area(
    stage,
    [
      [x - wide / 2, y],
      [x - wide / 2, y - tall],
      [x + wide / 2, y - tall],
      [x + wide / 2, y],
    ],
    '#F1E3C6',
  )
  area(
    stage,
    [
      [x - wide * 0.62, y - tall],
      [x, y - tall - wide * 0.45],
      [x + wide * 0.62, y - tall],
    ],
    'tomato',
  )
  area(
    stage,
    [
      [x - wide * 0.16, y - tall * 0.72],
      [x + wide * 0.16, y - tall * 0.72],
      [x + wide * 0.16, y - tall * 0.3],
      [x - wide * 0.16, y - tall * 0.3],
    ],
    lit ? '#FFD84D' : '#9CC7DA',
  )
}

/** A thermometer between two temperatures, with marks. */
export function thermometer(
  stage: Stage,
  x: number,
  top: number,
  tall: number,
  value: number,
  [from, to]: readonly [number, number],
  marks: readonly number[],
): void {
  const { context, colours } = stage
  const bottom = top + tall
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  const paint = value < 0 ? colours.iris : colours.tomato
  context.fillStyle = colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.roundRect(x - 11, top, 22, tall + 10, 11)
  context.fill()
  context.stroke()
  context.fillStyle = paint
  context.fillRect(x - 5, bottom - share * (tall - 14), 10, share * (tall - 14) + 10)
  disc(stage, x, bottom + 18, 19, paint as `#${string}`)
  for (const mark of marks) {
    const y = bottom - ((mark - from) / (to - from)) * (tall - 14)
    line(
      stage,
      [
        [x + 11, y],
        [x + 18, y],
      ],
      { width: 2 },
    )
    label(stage, `${mark}°`, x + 24, y, { size: 14, align: 'left' })
  }
}
