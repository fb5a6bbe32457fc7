import { area, card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, stars } from '../../earth/sky.ts'
import { lightColour, stroke } from '../../waves/paint.ts'
import { airDepth, type BlueSky, hazeDepth, through } from './model.ts'

/** What red, green and blue of a screen stand for. */
const channels = [620, 540, 455] as const
const hex = (parts: readonly number[]): `#${string}` =>
  `#${parts
    .map((part) =>
      Math.round(255 * Math.min(1, Math.max(0, part)) ** 0.45)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/**
 * Light scattered once towards the eye from a direction that passes `look` columns. Overhead it is thrown high up, where the
 * beam has lost little yet; near the horizon deep down, where it has passed most of the air.
 */
function skyColour(state: BlueSky, values: Values, look: number): `#${string}` {
  const { dust = 0.05, thick = 1, altitude = 0 } = values
  const above = Math.exp(-altitude / 8.4)
  const passed = look < 3 ? 0.05 : look < 8 ? 0.14 : 0.3
  const seen = channels.map((nm) => {
    const air = airDepth(nm) * thick * above
    const fog = hazeDepth(nm, dust) * Math.exp(-altitude / 2)
    const thrown = 1 - Math.exp(-(air + 0.5 * fog) * look)
    return thrown * through(nm, { ...state, air: state.air * passed, haze: state.haze * passed }, values)
  })
  const most = Math.max(...seen, 1e-6)
  // Eyes get used to the dark: dim skies look less dim than they are.
  const bright = Math.min(1, 1.9 * most ** 0.55) * Math.min(1, 0.72 + state.height / 20)
  return hex(seen.map((part) => bright ** 1.6 * (part / most) ** 1.35))
}

export function draw(stage: Stage, state: BlueSky, values: Values): void {
  const { context } = stage
  ground(stage, 'night')
  if ((values.thick ?? 1) < 0.3) stars(stage, 90, [0, 0, 960, 420], 1 - (values.thick ?? 1) / 0.3)
  const sky = context.createLinearGradient(0, 0, 0, 450)
  for (const [stop, look] of [
    [0, 1],
    [0.55, 2],
    [0.85, 5],
    [1, 11],
  ] as const)
    sky.addColorStop(stop, skyColour(state, values, look))
  context.globalAlpha = Math.min(1, (values.thick ?? 1) * 4 + (values.dust ?? 0) * 0.6)
  context.fillStyle = sky
  context.fillRect(0, 0, 960, 452)
  context.globalAlpha = 1
  sunAndRay(stage, state, values)
  land(stage, values)
  bars(stage, state, values)
}

function sunAndRay(stage: Stage, state: BlueSky, values: Values): void {
  const { context, colours } = stage
  const angle = (state.height * Math.PI) / 180
  const [eye, ground0] = [180, 424]
  const far = Math.min(640, 370 / Math.max(0.02, Math.sin(angle)))
  const [x, y] = [eye + Math.cos(angle) * far * 0.98, ground0 - Math.sin(angle) * far - 6]
  const left = channels.map((nm) => through(nm, state, values))
  const most = Math.max(...left, 1e-6)
  const disc = hex(left.map((part) => (part / most) * (0.55 + 0.45 * most)))
  const tint = left.map((part) => Math.round(255 * (part / most) ** 0.6)).join(',')
  glow(stage, x, y, 130, tint, 0.7)
  context.fillStyle = disc
  context.beginPath()
  context.arc(x, y, 34, 0, Math.PI * 2)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.stroke()
  // The followed colour on its way: thinner as it is thrown out, with little sparks beside.
  const paint = lightColour(values.wave ?? 450)
  const share = through(values.wave ?? 450, state, values)
  const pieces = 14
  for (let i = 0; i < pieces; i++) {
    const [from, to] = [i / pieces, (i + 1) / pieces]
    const strength = share ** ((from + to) / 2)
    const at = (part: number): [number, number] => [
      x + (eye - x) * (0.08 + 0.9 * part),
      y + (ground0 - 26 - y) * (0.08 + 0.9 * part),
    ]
    stroke(stage, [at(from), at(to)], paint, { width: 1.5 + 11 * strength, alpha: 0.9 })
    const lost = strength * (1 - share ** (1 / pieces))
    const long = Math.min(34, 800 * lost)
    if (long < 4) continue
    const [sx, sy] = at((from + to) / 2)
    for (const turn of [0.9, 3.9])
      stroke(
        stage,
        [
          [sx + Math.cos(turn + i) * 10, sy + Math.sin(turn + i) * 10],
          [sx + Math.cos(turn + i) * (10 + long), sy + Math.sin(turn + i) * (10 + long)],
        ],
        paint,
        { width: 3, alpha: 0.75 },
      )
  }
}

function land(stage: Stage, { altitude = 0 }: Values): void {
  area(
    stage,
    [
      [0, 450],
      [960, 450],
      [960, 600],
      [0, 600],
    ],
    'leaf',
  )
  if (altitude > 0.2) {
    const tall = Math.min(10, altitude) * 4
    area(
      stage,
      [
        [40, 452],
        [140, 440 - tall * 0.2],
        [230, 440 - tall * 0.2],
        [330, 452],
      ],
      'earth',
    )
  }
  // Someone who looks.
  const y = 432
  line(
    stage,
    [
      [180, y + 18],
      [180, y - 8],
    ],
    { width: 7 },
  )
  line(
    stage,
    [
      [180, y],
      [196, y - 14],
    ],
    { width: 4 },
  )
  stage.context.fillStyle = stage.colours.earth
  stage.context.beginPath()
  stage.context.arc(180, y - 18, 10, 0, Math.PI * 2)
  stage.context.fill()
  stage.context.lineWidth = 2
  stage.context.strokeStyle = stage.colours.ink
  stage.context.stroke()
  label(stage, altitude < 0.05 ? 'at the sea' : `${altitude.toFixed(1)} km up`, 180, 474, {
    size: 16,
    bold: true,
    colour: 'paper',
  })
}

function bars(stage: Stage, state: BlueSky, values: Values): void {
  card(stage, 300, 462, 640, 126)
  label(stage, 'comes straight through', 404, 484, { size: 15, bold: true })
  const colours = [410, 450, 490, 530, 580, 610, 660]
  colours.forEach((nm, i) => {
    const x = 320 + i * 52
    const share = through(nm, state, values)
    const tall = 62 * share
    stage.context.globalAlpha = 0.18
    card(stage, x, 504, 40, 62, 'muted', 4)
    stage.context.globalAlpha = 1
    stage.context.fillStyle = lightColour(nm)
    stage.context.fillRect(x, 566 - tall, 40, tall)
    label(stage, `${(100 * share).toFixed(0)}`, x + 20, 577, { size: 13, colour: 'muted' })
  })
  label(stage, `Sun ${state.height.toFixed(0)}° high`, 812, 492, { size: 18, bold: true })
  label(stage, `${(state.air * (values.thick ?? 1)).toFixed(1)} columns of air`, 812, 524, {
    size: 17,
    colour: 'iris',
    bold: true,
  })
  label(
    stage,
    `${(values.wave ?? 450).toFixed(0)} nm: ${(100 * through(values.wave ?? 450, state, values)).toFixed(0)}% straight`,
    812,
    556,
    { size: 16, colour: 'muted' },
  )
}
