import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, stars } from '../../earth/sky.ts'
import { stroke } from '../../waves/paint.ts'
import { light, muons, type TimeDilation } from './model.ts'

const earthAt = 560

export function draw(stage: Stage, state: TimeDilation, values: Values): void {
  const { height = 5, mirrors = 300 } = values
  ground(stage, 'night')
  stars(stage, 60, [0, 0, 960, 300])
  clock(stage, state, mirrors / 1000)
  const along = state.flown - state.left.at
  const way = light * (state.time - state.left.time)
  const own = (state.ticks * (mirrors / 1000) + Math.sqrt(Math.max(0, way ** 2 - along ** 2))) / light
  shower(stage, state, own, height)
  faces(stage, state.time, own)
}

/** The light clock flies to the right and stays in the middle of the window; its light leaves a slanted track behind. */
function clock(stage: Stage, { path, left, time, flown }: TimeDilation, tall: number): void {
  const { context, colours } = stage
  const [bottom, top] = [252, 252 - 140 * Math.sqrt(tall / 0.3)]
  const high = bottom - top
  const scale = high / tall
  const middle = 430
  const x = (at: number) => middle + (at - flown) * scale
  context.save()
  context.beginPath()
  context.rect(24, 20, 560, 250)
  context.clip()
  const light0 = light * (time - left.time)
  const climbed = Math.min(1, Math.sqrt(Math.max(0, light0 ** 2 - (flown - left.at) ** 2)) / tall)
  const up = left.up ? climbed : 1 - climbed
  const track = [
    ...path.map(([at, side]) => [x(at), bottom - side * high] as const),
    [middle, bottom - up * high] as const,
  ]
  stroke(stage, track, colours.marigold, { width: 4, alpha: 0.75 })
  for (const y of [top - 10, bottom]) card(stage, middle - 60, y, 120, 10, 'sky', 4)
  line(
    stage,
    [
      [middle - 60, bottom],
      [middle - 60, top],
    ],
    { colour: 'muted', width: 2, dashed: true },
  )
  glow(stage, middle, bottom - up * high, 34)
  disc(stage, middle, bottom - up * high, 9, 'marigold')
  context.restore()
  label(stage, 'a clock of light, flying past', 40, 36, {
    colour: 'paper',
    align: 'left',
    bold: true,
    size: 18,
  })
}

/** Muons come down from where they were born; those that died leave a cross. */
function shower(stage: Stage, { lives, flown, landed }: TimeDilation, own: number, height: number): void {
  const { context, colours } = stage
  const [top, left, wide] = [330, 24, 560]
  const y = (down: number) => top + (down / height) * (earthAt - top)
  area(
    stage,
    [
      [0, earthAt],
      [960, earthAt - 8],
      [960, 600],
      [0, 600],
    ],
    'leaf',
  )
  line(
    stage,
    [
      [left, top],
      [left + wide, top],
    ],
    { colour: 'muted', width: 2, dashed: true },
  )
  label(stage, `muons are born ${height.toFixed(1)} km up`, left + 16, top - 22, {
    colour: 'paper',
    align: 'left',
    bold: true,
    size: 18,
  })
  let living = 0
  for (const [i, life] of lives.entries()) {
    if (life > own) living++
    if (i % 5 !== 0) continue
    const x = left + 12 + scattered(i, 5) * (wide - 24)
    const reached = own > 0 ? Math.min(1, life / own) : 1
    const end = y(flown * reached)
    stroke(
      stage,
      [
        [x, top],
        [x, end],
      ],
      life > own ? colours.sky : colours.rose,
      { width: 2, alpha: 0.45 },
    )
    if (life > own) disc(stage, x, end, 6, 'sky')
    else
      for (const side of [-1, 1])
        line(
          stage,
          [
            [x - 4, end - 4 * side],
            [x + 4, end + 4 * side],
          ],
          { colour: 'rose', width: 2.5 },
        )
  }
  context.globalAlpha = 1
  label(
    stage,
    `${((100 * living) / muons).toFixed(0)}% live${landed ? ' and reach the ground' : ''}`,
    left + wide / 2,
    582,
    {
      bold: true,
      size: 19,
      colour: 'paper',
    },
  )
}

function faces(stage: Stage, time: number, own: number): void {
  card(stage, 616, 24, 320, 500)
  label(stage, 'Two clocks, one flight', 776, 52, { bold: true, size: 18 })
  for (const [x, value, name, colour] of [
    [698, time, 'on the ground', 'teal'],
    [854, own, 'with the muons', 'tomato'],
  ] as const) {
    disc(stage, x, 158, 64, 'paper' as 'card')
    for (let i = 0; i < 12; i++) {
      const angle = (i / 6) * Math.PI
      line(
        stage,
        [
          [x + Math.sin(angle) * 52, 158 - Math.cos(angle) * 52],
          [x + Math.sin(angle) * 58, 158 - Math.cos(angle) * 58],
        ],
        { width: 2 },
      )
    }
    const turn = (value / 12) * 2 * Math.PI
    line(
      stage,
      [
        [x, 158],
        [x + Math.sin(turn) * 46, 158 - Math.cos(turn) * 46],
      ],
      { width: 5, colour },
    )
    disc(stage, x, 158, 6, 'ink')
    label(stage, `${value.toFixed(2)} µs`, x, 252, { bold: true, size: 22, colour })
    label(stage, name, x, 282, { size: 16, colour: 'muted' })
  }
  const slower = own > 0 ? time / own : 1
  label(stage, 'γ', 776, 336, { size: 17, colour: 'muted' })
  label(stage, slower.toFixed(2), 776, 372, { size: 40, bold: true, colour: 'iris' })
  label(stage, 'of ours for one of theirs', 776, 412, { size: 16, colour: 'muted' })
  for (const [y, value, colour] of [
    [450, time, 'teal'],
    [482, own, 'tomato'],
  ] as const) {
    const wide = (280 * value) / Math.max(time, 0.01)
    card(stage, 636, y, Math.max(6, wide), 20, colour, 6)
  }
}
