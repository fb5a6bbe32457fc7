import {
  area,
  card,
  disc,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'

type Part = { name: string; value: number; colour: StageColour }

/** One long bar cut into parts, each named below it: what an energy or a force is made of. */
export function parts(
  stage: Stage,
  [x, y, wide, high]: readonly [number, number, number, number],
  title: string,
  pieces: readonly Part[],
  total: number,
): void {
  const { context, colours } = stage
  card(stage, x, y, wide, high)
  label(stage, title, x + wide / 2, y + 20, { bold: true, size: 16 })
  const bar = { x: x + 18, y: y + 36, wide: wide - 36, high: high - 72 }
  context.fillStyle = colours.paper
  context.fillRect(bar.x, bar.y, bar.wide, bar.high)
  let at = bar.x
  for (const { value, colour } of pieces) {
    const long = Math.max(0, Math.min(bar.x + bar.wide - at, (value / Math.max(1e-12, total)) * bar.wide))
    context.fillStyle = colours[colour]
    context.fillRect(at, bar.y, long, bar.high)
    at += long
  }
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.beginPath()
  context.rect(bar.x, bar.y, bar.wide, bar.high)
  context.stroke()
  const slot = bar.wide / pieces.length
  pieces.forEach(({ name, colour }, i) => {
    context.font = '14px Inter, system-ui, sans-serif'
    const middle = bar.x + slot * (i + 0.5)
    const left = middle - context.measureText(name).width / 2 - 9
    disc(stage, left, y + high - 18, 6, colour)
    label(stage, name, left + 13, y + high - 18, { size: 14, align: 'left' })
  })
}

/** A cat that stands with its feet at a place; `way` is where it looks, -1 to the left. */
export function cat(
  stage: Stage,
  [x, y]: readonly [number, number],
  size: number,
  { colour = 'muted', way = 1 }: { colour?: StageColour; way?: 1 | -1 } = {},
): void {
  const { context } = stage
  context.save()
  context.translate(x, y)
  context.scale((way * size) / 100, size / 100)
  line(
    stage,
    [
      [-26, -24],
      [-46, -34],
      [-50, -62],
      [-42, -74],
    ],
    { width: 8, colour },
  )
  for (const foot of [-20, -8, 12, 22])
    line(
      stage,
      [
        [foot * 0.9, -22],
        [foot, -3],
      ],
      { width: 9, colour },
    )
  context.fillStyle = stage.colours[colour]
  context.strokeStyle = stage.colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.ellipse(-2, -34, 33, 21, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  area(
    stage,
    [
      [8, -66],
      [10, -96],
      [24, -80],
    ],
    colour,
  )
  area(
    stage,
    [
      [30, -80],
      [46, -96],
      [46, -66],
    ],
    colour,
  )
  disc(stage, 27, -62, 22, colour)
  disc(stage, 21, -65, 3.2, 'ink')
  disc(stage, 37, -65, 3.2, 'ink')
  disc(stage, 30, -55, 3, 'rose')
  context.restore()
}

/** A round dial whose hand goes from the lower left over the top to the lower right. */
export function dial(
  stage: Stage,
  [x, y]: readonly [number, number],
  radius: number,
  share: number,
  words: string,
  name: string,
): void {
  const { context, colours } = stage
  disc(stage, x, y, radius, 'card')
  const turn = (part: number) => Math.PI * (0.75 + 1.5 * Math.min(1, Math.max(0, part)))
  for (let i = 0; i <= 10; i++) {
    const [c, s] = [Math.cos(turn(i / 10)), Math.sin(turn(i / 10))]
    const inner = radius * (i % 5 === 0 ? 0.72 : 0.8)
    line(
      stage,
      [
        [x + c * inner, y + s * inner],
        [x + c * radius * 0.9, y + s * radius * 0.9],
      ],
      { width: 2 },
    )
  }
  context.lineCap = 'round'
  const [c, s] = [Math.cos(turn(share)), Math.sin(turn(share))]
  line(
    stage,
    [
      [x - c * radius * 0.15, y - s * radius * 0.15],
      [x + c * radius * 0.68, y + s * radius * 0.68],
    ],
    { colour: 'tomato', width: 4 },
  )
  context.fillStyle = colours.ink
  disc(stage, x, y, Math.max(4, radius * 0.09), 'ink')
  label(stage, words, x, y + radius * 0.52, { bold: true, size: Math.max(14, radius * 0.26) })
  if (name) label(stage, name, x, y + radius + 18, { size: 15, colour: 'muted' })
}

/** A cloud of three heaps, for skies. */
export function cloud(stage: Stage, x: number, y: number, size: number): void {
  const { context } = stage
  context.fillStyle = 'rgba(255,255,255,0.85)'
  for (const [dx, dy, r] of [
    [-0.7, 0.1, 0.5],
    [0, -0.15, 0.7],
    [0.75, 0.12, 0.45],
  ] as const) {
    context.beginPath()
    context.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2)
    context.fill()
  }
}

/** A circular arrow tip and arc, for things that turn; `from` and `to` in radians, clockwise on the screen. */
export function turning(
  stage: Stage,
  [x, y]: readonly [number, number],
  radius: number,
  from: number,
  to: number,
  colour: StageColour,
): void {
  const { context, colours } = stage
  if (Math.abs(to - from) < 0.05) return
  const way = Math.sign(to - from)
  context.strokeStyle = colours[colour]
  context.lineWidth = 5
  context.lineCap = 'round'
  context.beginPath()
  context.arc(x, y, radius, Math.min(from, to), Math.max(from, to))
  context.stroke()
  const [c, s] = [Math.cos(to), Math.sin(to)]
  const tip: [number, number] = [x + c * radius - way * s * 14, y + s * radius + way * c * 14]
  area(
    stage,
    [tip, [x + c * (radius - 9), y + s * (radius - 9)], [x + c * (radius + 9), y + s * (radius + 9)]],
    colour,
    { rim: false },
  )
}
