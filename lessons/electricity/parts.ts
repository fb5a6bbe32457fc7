import {
  area,
  card,
  disc,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'

export type Point = readonly [x: number, y: number]

/** A number with its unit and three digits, in thousands or thousandths where that reads better: '12.5 mA'. */
export function inUnits(value: number, unit: string): string {
  const size = Math.abs(value)
  if (size < 1e-12) return `0 ${unit}`
  const steps = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
    [1, ''],
    [1e-3, 'm'],
    [1e-6, 'µ'],
    [1e-9, 'n'],
  ] as const
  const [factor, name] = steps.find(([one]) => size >= one * 0.9995) ?? [1e-12, 'p']
  const scaled = value / factor
  const digits = Math.abs(scaled) >= 99.95 ? 0 : Math.abs(scaled) >= 9.995 ? 1 : 2
  return `${scaled.toFixed(digits)} ${name}${unit}`
}

/** A place along a line of several straight parts. */
function along(points: readonly Point[], distance: number): Point {
  let left = distance
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (left <= long && long > 0)
      return [a[0] + ((b[0] - a[0]) * left) / long, a[1] + ((b[1] - a[1]) * left) / long]
    left -= long
  }
  return points.at(-1) ?? [0, 0]
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0)
}

export function wire(stage: Stage, points: readonly Point[], colour: StageColour = 'ink'): void {
  line(stage, points, { width: 9, colour })
  line(stage, points, { width: 5, colour: 'earth' })
}

/** Electrons in a wire, `shift` pixels further than at first. */
export function electrons(stage: Stage, points: readonly Point[], shift: number, spacing = 40): void {
  const long = lengthOf(points)
  const { context, colours } = stage
  const first = ((shift % spacing) + spacing) % spacing
  for (let at = first; at < long; at += spacing) {
    const [x, y] = along(points, at)
    context.fillStyle = colours.sky
    context.strokeStyle = colours.ink
    context.lineWidth = 1.4
    context.beginPath()
    context.arc(x, y, 7.5, 0, Math.PI * 2)
    context.fill()
    context.stroke()
    line(
      stage,
      [
        [x - 3.2, y],
        [x + 3.2, y],
      ],
      { width: 1.8 },
    )
  }
}

/** A cell lying from left to right, its plus at the right end; `upright` has it at the top. */
export function battery(stage: Stage, x: number, y: number, volts: string, upright = false): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  if (upright) context.rotate(-Math.PI / 2)
  card(stage, 52, -11, 12, 22, 'muted', 4)
  card(stage, -58, -28, 112, 56, 'marigold', 9)
  context.fillStyle = stage.colours.ink
  context.beginPath()
  context.roundRect(-58, -28, 50, 56, [9, 0, 0, 9])
  context.fill()
  context.restore()
  const ends: readonly (readonly [number, number])[] = upright
    ? [
        [x, y + 42],
        [x, y - 38],
      ]
    : [
        [x - 44, y],
        [x + 40, y],
      ]
  label(stage, '−', ...(ends[0] ?? [x, y]), { size: 26, bold: true, colour: 'card' })
  label(stage, '+', ...(ends[1] ?? [x, y]), { size: 26, bold: true })
  if (volts === '') return
  if (upright) label(stage, volts, x + 42, y, { size: 19, bold: true, align: 'left' })
  else label(stage, volts, x, y - 46, { size: 19, bold: true })
}

/** The light around a bulb. */
export function shine({ context }: Stage, x: number, y: number, light: number, size = 34): void {
  const bright = Math.min(1, Math.max(0, light))
  if (bright < 0.01) return
  const far = size * (1.3 + 1.9 * bright)
  const glow = context.createRadialGradient(x, y, size * 0.4, x, y, far)
  glow.addColorStop(0, `rgba(255,205,60,${(0.25 + 0.7 * bright).toFixed(3)})`)
  glow.addColorStop(1, 'rgba(255,205,60,0)')
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, far, 0, Math.PI * 2)
  context.fill()
}

/** A bulb whose light goes from 0 to 1. */
export function bulb(stage: Stage, x: number, y: number, light: number, size = 34): void {
  const bright = Math.min(1, Math.max(0, light))
  card(stage, x - size * 0.42, y + size * 0.7, size * 0.84, size * 0.62, 'muted', 5)
  const mix = (from: number, to: number) => Math.round(from + (to - from) * Math.sqrt(bright))
  disc(
    stage,
    x,
    y,
    size,
    `#${[mix(236, 255), mix(240, 226), mix(242, 90)].map((one) => one.toString(16).padStart(2, '0')).join('')}`,
  )
  line(
    stage,
    [
      [x - size * 0.28, y + size * 0.72],
      [x - size * 0.4, y],
      [x - size * 0.2, y - size * 0.22],
      [x, y + size * 0.05],
      [x + size * 0.2, y - size * 0.22],
      [x + size * 0.4, y],
      [x + size * 0.28, y + size * 0.72],
    ],
    { width: 2.5, colour: bright > 0.02 ? 'tomato' : 'ink' },
  )
}

/** A switch in a wire from left to right, 80 pixels long. */
export function switchPart(stage: Stage, x: number, y: number, closed: boolean): void {
  line(
    stage,
    [
      [x - 40, y],
      [x + 40, y],
    ],
    { width: 21, colour: 'paper' },
  )
  const up = closed ? 0 : -34
  line(
    stage,
    [
      [x - 36, y],
      [x + 36, y + up],
    ],
    { width: 8, colour: 'tomato' },
  )
  disc(stage, x - 38, y, 8, 'card')
  disc(stage, x + 38, y, 8, 'card')
}

/** A resistor lying in a wire, with its number. */
export function resistor(stage: Stage, x: number, y: number, text: string, wide = 120, heat = 0): void {
  const { context } = stage
  if (heat > 0.02) {
    context.globalAlpha = Math.min(0.8, heat)
    card(stage, x - wide / 2 - 9, y - 33, wide + 18, 66, 'tomato', 24)
    context.globalAlpha = 1
  }
  card(stage, x - wide / 2, y - 24, wide, 48, 'sky', 16)
  const bands = ['earth', 'tomato', 'marigold'] as const
  bands.forEach((colour, i) => {
    context.fillStyle = stage.colours[colour]
    context.fillRect(x - wide / 2 + 12 + i * 11, y - 23, 6, 46)
  })
  label(stage, text, x + wide * 0.17, y, { size: wide < 120 ? 15 : 17, bold: true })
}

/** A meter with a hand; its scale goes from one number to another. */
export function dial(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  share: number,
  letter: string,
  text: string,
  colour: StageColour = 'tomato',
  middle = false,
): void {
  const { context, colours } = stage
  disc(stage, x, y, radius, '#FFFFFF')
  const angleOf = (part: number) => Math.PI * (1.2 - 1.4 * part)
  for (let i = 0; i <= 10; i++) {
    const angle = angleOf(i / 10)
    const inner = radius * (i % 5 === 0 ? 0.68 : 0.76)
    line(
      stage,
      [
        [x + Math.cos(angle) * inner, y - Math.sin(angle) * inner],
        [x + Math.cos(angle) * radius * 0.86, y - Math.sin(angle) * radius * 0.86],
      ],
      { width: i % 5 === 0 ? 3 : 1.6 },
    )
  }
  const held = Math.min(1.03, Math.max(-0.03, middle ? 0.5 + share / 2 : share))
  const angle = angleOf(held)
  line(
    stage,
    [
      [x, y],
      [x + Math.cos(angle) * radius * 0.78, y - Math.sin(angle) * radius * 0.78],
    ],
    { width: 4, colour },
  )
  context.fillStyle = colours.ink
  context.beginPath()
  context.arc(x, y, 5, 0, Math.PI * 2)
  context.fill()
  label(stage, letter, x, y + radius * 0.34, { size: Math.round(radius * 0.34), bold: true })
  label(stage, text, x, y + radius * 0.7, {
    size: Math.round(Math.max(13, radius * 0.22)),
    bold: true,
    colour,
  })
}

/** A pole of a magnet: red for north, blue for south. */
export function pole(stage: Stage, x: number, y: number, wide: number, tall: number, north: boolean): void {
  card(stage, x, y, wide, tall, north ? 'tomato' : 'iris', 10)
  label(stage, north ? 'N' : 'S', x + wide / 2, y + tall / 2, { size: 30, bold: true, colour: 'card' })
}

/** A bar that fills from the left. */
export function bar(
  stage: Stage,
  [x, y, wide, tall]: readonly [number, number, number, number],
  share: number,
  colour: StageColour,
): void {
  card(stage, x, y, wide, tall, 'card', 8)
  const filled = Math.min(1, Math.max(0, share)) * wide
  if (filled < 1) return
  area(
    stage,
    [
      [x, y],
      [x + filled, y],
      [x + filled, y + tall],
      [x, y + tall],
    ],
    colour,
  )
}
