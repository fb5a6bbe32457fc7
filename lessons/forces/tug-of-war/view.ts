import { scattered } from '@makebelieve/kit/simulation/plot'
import {
  area,
  arrow,
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { cat, cloud } from '../figures.ts'
import { forcesOn, groundOf, room, type Tug } from './model.ts'

const [floor, middle, scale] = [470, 480, 20]

/** The sledge stays in sight; the arrows below it are forces, to one scale. */
export function draw(stage: Stage, state: Tug, values: Values): void {
  const { left = 2, right = 3, mass = 60, pulls = 3 } = values
  ground(stage, 'sky')
  cloud(stage, 160, 190, 30)
  cloud(stage, 820, 210, 26)
  const { name } = groundOf(values)
  soil(stage, name, state.place)
  const x = middle
  const going = state.time < pulls
  // Those who have let go step aside and stay behind.
  const stay = going ? x : x + (state.letGo - state.place) * scale
  const feet = going ? floor - 2 : floor + 122
  const half = 30 + 7 * Math.cbrt(mass)
  const step = going ? Math.sin(state.time * 9) * 3 : 0
  for (let i = 0; i < Math.round(left); i++) {
    const at = stay - half - 70 - i * 70
    if (going)
      line(
        stage,
        [
          [x - half, floor - 34],
          [at + 20, floor - 36],
        ],
        { width: 3, colour: 'earth' },
      )
    if (at < -60 || at > 1020) continue
    cat(stage, [at, feet + (i % 2 === 0 ? step * 0.3 : -step * 0.3)], 70, {
      way: -1,
      colour: i % 2 === 0 ? 'muted' : 'earth',
    })
  }
  for (let i = 0; i < Math.round(right); i++) {
    const at = stay + half + 70 + i * 70
    if (going)
      line(
        stage,
        [
          [x + half, floor - 34],
          [at - 20, floor - 36],
        ],
        { width: 3, colour: 'earth' },
      )
    if (at < -60 || at > 1020) continue
    dog(stage, [at, feet + (i % 2 === 0 ? step * 0.3 : -step * 0.3)], 68, i % 2 === 0 ? 'marigold' : 'earth')
  }
  sledge(stage, x, half, mass)
  const speed = Math.max(-150, Math.min(150, state.speed * 22))
  if (Math.abs(speed) > 3) arrow(stage, [x, floor - 2.1 * half - 40], [speed, 0], 'teal')
  label(stage, `${Math.abs(state.speed).toFixed(1)} m/s`, x, floor - 2.1 * half - 66, {
    bold: true,
    size: 22,
    colour: 'teal',
  })
  label(
    stage,
    going
      ? `they pull for ${(pulls - state.time).toFixed(1)} s more`
      : state.speed !== 0 && name === 'smooth ice'
        ? 'all have let go: nothing pulls, and it just goes on'
        : 'all have let go',
    middle,
    182,
    {
      size: 17,
      colour: 'muted',
    },
  )
  balance(stage, state, values, going)
}

const tints = { 'smooth ice': '#CFE8F4', snow: '#FFFFFF', grass: '#5E9E4B', sand: '#E7D3A1' } as const

function soil(stage: Stage, name: keyof typeof tints, place: number): void {
  const { context } = stage
  area(
    stage,
    [
      [-4, floor],
      [964, floor],
      [964, 604],
      [-4, 604],
    ],
    tints[name],
  )
  // Posts every five metres roll by.
  for (let metre = -room - 30; metre <= room + 30; metre += 5) {
    const x = middle + (metre - place) * scale
    if (x < -30 || x > 990) continue
    line(
      stage,
      [
        [x, floor + 4],
        [x, floor + (metre === 0 ? 34 : 20)],
      ],
      { width: metre === 0 ? 5 : 2.5, colour: metre === 0 ? 'tomato' : 'muted' },
    )
    label(stage, `${Math.abs(metre)} m`, x, floor + 46, {
      size: 15,
      colour: name === 'grass' ? 'card' : 'muted',
    })
  }
  context.globalAlpha = 0.35
  for (let i = 0; i < 40; i++) {
    const x = (((scattered(i) * 1000 - place * scale) % 1000) + 1000) % 1000
    const y = floor + 66 + scattered(i, 3) * 60
    line(
      stage,
      [
        [x, y],
        [x + 14, y],
      ],
      { width: 2, colour: name === 'grass' ? 'ink' : 'muted' },
    )
  }
  context.globalAlpha = 1
}

function sledge(stage: Stage, x: number, half: number, mass: number): void {
  line(
    stage,
    [
      [x - half - 8, floor - 4],
      [x + half + 8, floor - 4],
    ],
    { width: 6, colour: 'tomato' },
  )
  for (const side of [-0.6, 0.6])
    line(
      stage,
      [
        [x + side * half, floor - 4],
        [x + side * half, floor - 22],
      ],
      { width: 5, colour: 'tomato' },
    )
  card(stage, x - half, floor - 30, half * 2, 12, 'earth', 4)
  card(stage, x - half * 0.8, floor - 30 - half * 1.5, half * 1.6, half * 1.5, 'iris', 8)
  label(stage, `${mass.toFixed(0)} kg`, x, floor - 30 - half * 0.75, { colour: 'card', bold: true, size: 20 })
}

function dog(stage: Stage, [x, y]: readonly [number, number], size: number, colour: StageColour): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(size / 100, size / 100)
  line(
    stage,
    [
      [-30, -44],
      [-50, -66],
    ],
    { width: 9, colour },
  )
  for (const foot of [-22, -10, 12, 22])
    line(
      stage,
      [
        [foot * 0.9, -22],
        [foot, -3],
      ],
      { width: 10, colour },
    )
  context.fillStyle = colours[colour]
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.ellipse(-2, -36, 35, 22, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  disc(stage, 28, -64, 22, colour)
  context.fillStyle = colours[colour]
  context.beginPath()
  context.ellipse(50, -56, 15, 10, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  disc(stage, 62, -59, 4, 'ink')
  disc(stage, 34, -70, 3.2, 'ink')
  context.fillStyle = colours.ink
  context.beginPath()
  context.ellipse(14, -62, 8, 19, 0.25, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** All forces from one line: to the left, to the right, and what is left of them. */
function balance(stage: Stage, state: Tug, values: Values, going: boolean): void {
  const { cats, dogs, rub, net } = forcesOn(state, values)
  card(stage, 130, 18, 700, 138)
  const unit = 255 / 400
  line(
    stage,
    [
      [480, 32],
      [480, 142],
    ],
    { width: 2, colour: 'line' },
  )
  const row = (y: number, force: number, colour: StageColour) => {
    const long = Math.max(-320, Math.min(320, force * unit))
    if (Math.abs(long) > 3) arrow(stage, [480, y], [long, 0], colour)
  }
  row(48, cats, 'muted')
  row(48, dogs, 'marigold')
  row(82, rub, 'tomato')
  row(122, net, 'teal')
  label(stage, going ? `${Math.abs(cats)} N` : 'let go', 144, 48, {
    align: 'left',
    size: 17,
    bold: true,
    colour: 'muted',
  })
  label(stage, going ? `${Math.abs(dogs)} N` : 'let go', 816, 48, {
    align: 'right',
    size: 17,
    bold: true,
    colour: 'earth',
  })
  label(stage, `friction ${Math.abs(rub).toFixed(0)} N`, rub > 0 ? 144 : 816, 82, {
    align: rub > 0 ? 'left' : 'right',
    size: 17,
    bold: true,
    colour: 'tomato',
  })
  label(
    stage,
    Math.abs(net) < 0.5 ? 'balanced: 0 N' : `net force ${Math.abs(net).toFixed(0)} N`,
    net > 0 ? 144 : 816,
    122,
    {
      align: net > 0 ? 'left' : 'right',
      size: 18,
      bold: true,
      colour: 'teal',
    },
  )
}
