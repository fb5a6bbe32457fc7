import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { Label, Piece, Place, Table } from '../../turns/rules.ts'
import { tableArea } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'
import { contentOf, type StallState, type Ware, weatherOf } from './trade.ts'

const ink = '#1d1b2e'
const rowHigh = 74
const lowest = tableArea.y + tableArea.height
const counter = { x: tableArea.x + 40, width: 210 }
/** Where whoever is served stands, and how far behind each other the rest wait. */
const served = { x: counter.x + counter.width + 60, behind: 74 }

/** The fewer wares there are to set, the more one sees of the stall. */
const rowTop = ({ wares }: StallState) => lowest - 72 - Math.max(2, wares.length) * rowHigh
const groundOf = (state: StallState) => rowTop(state) - 26
const topOf = (state: StallState, at: number) =>
  rowTop(state) + (state.wares.length === 1 ? 0.5 : at) * rowHigh
const mostWaiting = 5

const buttonOf = (id: string, x: number, y: number, words: string, says: string, width = 44): Place => ({
  id,
  x,
  y,
  width,
  height: 44,
  says,
  words,
  button: true,
  fill: '#ffffff',
  letters: 22,
  radius: 12,
})

export function table(state: StallState, plan: GamePlan): Table {
  const { phase, wares } = state
  const bottom = lowest - 62
  const go = (id: string, words: string): Place => ({
    ...buttonOf(id, tableArea.x + 220, bottom, words, words, 260),
    height: 54,
    fill: '#ffd447',
  })
  const places =
    phase === 'morning'
      ? [...wares.flatMap((ware, at) => rowOf(state, ware, at)), go('open', 'Open the stall')]
      : phase === 'evening'
        ? [go('next', 'Next day')]
        : []
  return {
    places,
    pieces: [...shelfOf(state), ...crowdOf(state, plan)],
    labels: [
      skyLabel(state),
      ...(phase === 'evening'
        ? daysEnd(state, plan)
        : wares.flatMap((ware, at) => figuresOf(state, ware, at))),
    ],
  }
}

/** Buttons of a ware, in a row. */
function rowOf(state: StallState, { name }: Ware, at: number): Place[] {
  const y = topOf(state, at) + 14
  return [
    buttonOf(`cheaper ${at}`, 216, y, '−', `${name}: lower the price`),
    buttonOf(`dearer ${at}`, 338, y, '+', `${name}: raise the price`),
    buttonOf(`fewer ${at}`, 446, y, '−', `${name}: make one less`),
    buttonOf(`more ${at}`, 562, y, '+', `${name}: make one more`),
    buttonOf(`five ${at}`, 616, y, '+5', `${name}: make five more`, 60),
  ]
}

function figuresOf(state: StallState, { name, price, cost, made }: Ware, at: number): Label[] {
  const y = topOf(state, at) + 36
  const figure = (x: number, words: string): Label => ({ x, y, words, size: 26, colour: ink, bold: true })
  const small = (x: number, words: string): Label => ({ x, y: y - 32, words, size: 14, colour: ink })
  return [
    { x: 146, y: y - 8, words: name, size: 16, colour: ink, bold: true, width: 120 },
    { x: 146, y: y + 16, words: `costs ${cost}`, size: 13, colour: ink },
    small(300, 'Price'),
    figure(300, String(price)),
    small(526, 'In stock'),
    figure(526, String(made)),
  ]
}

function daysEnd(state: StallState, plan: GamePlan): Label[] {
  const { log, sold, earned } = state
  const came = log.at(-1)?.came ?? 0
  const coins = contentOf(plan).coins ?? 'coins'
  const line = (at: number, words: string, size: number): Label => ({
    x: tableArea.x + tableArea.width / 2,
    y: rowTop(state) + 50 + at * 44,
    words,
    size,
    colour: ink,
    bold: true,
  })
  return [
    line(0, `${came} came by, ${sold} bought something.`, 22),
    line(1, `${earned} ${coins} earned today.`, 26),
  ]
}

const skyLabel = (state: StallState): Label => ({
  x: tableArea.x + tableArea.width / 2,
  y: tableArea.y + 30,
  words: `Day ${state.day} · ${weatherOf(state).name}`,
  size: 26,
  colour: ink,
  bold: true,
})

/** One of each ware on the counter, and in its row. */
function shelfOf(state: StallState): Piece[] {
  const { wares, phase } = state
  const wide = counter.width / wares.length
  return wares.flatMap(({ cast }, at): Piece[] => [
    {
      id: `ware ${at}`,
      x: counter.x + wide * (at + 0.5),
      y: groundOf(state) - 96,
      width: Math.min(74, wide * 0.86),
      face: { kind: 'picture', cast },
    },
    ...(phase === 'evening'
      ? []
      : [
          {
            id: `row ${at}`,
            x: 56,
            y: topOf(state, at) + 32,
            width: 52,
            face: { kind: 'picture', cast },
          } satisfies Piece,
        ]),
  ])
}

/** Who is at the counter, and who waits behind. */
function crowdOf(state: StallState, plan: GamePlan): Piece[] {
  const { phase, comers, come } = state
  const y = groundOf(state) - 58
  const people = castIn(plan, 'friend')
  const first = Math.max(0, come - 1)
  if (phase !== 'open' || people.length === 0) return []
  return comers.slice(first, first + mostWaiting).flatMap((_, at): Piece[] => {
    const number = first + at
    const cast = people[number % people.length]?.id
    if (!cast) return []
    const x = served.x + at * served.behind
    return [
      {
        id: `comer ${number}`,
        x,
        y,
        width: 116,
        face: { kind: 'picture', cast },
        from: { x: tableArea.x + tableArea.width + 40, y },
      },
    ]
  })
}

export function backdrop(state: StallState, painter: Painter): void {
  const { x, y, width, height } = tableArea
  const ground = groundOf(state)
  painter.panel(x, y, width, height, { fill: '#fffaf0', radius: 18 })
  painter.panel(x + 10, y + 58, width - 20, ground - y - 58, {
    fill: skyColour(state),
    radius: 12,
    shadow: false,
  })
  painter.panel(x + 10, ground - 12, width - 20, 18, { fill: '#b98a5a', radius: 8, shadow: false })
  painter.panel(counter.x, ground - 62, counter.width, 56, { fill: '#c9793f', radius: 8 })
  awning(painter, ground)
  weatherOver(state, painter)
}

function awning({ panel }: Painter, ground: number): void {
  const stripes = 7
  const wide = counter.width / stripes
  for (let stripe = 0; stripe < stripes; stripe++)
    panel(counter.x + stripe * wide, ground - 210, wide, 40, {
      fill: stripe % 2 === 0 ? '#e5484d' : '#fffdf6',
      radius: 6,
      shadow: false,
    })
}

/** Grey where fewer come, bright where more do: only wet and white days have something falling in them. */
const skyColour = (state: StallState) =>
  skies.find(({ is }) => is.test(weatherOf(state).id))?.colour ?? '#cfe8f7'

const skies: readonly { is: RegExp; colour: string; falls?: string; sun?: true }[] = [
  { is: /snow|frost|cold|ice|hail|blizzard/, colour: '#dfe9f2', falls: '#ffffff' },
  { is: /rain|storm|thunder|wet/, colour: '#a9b8c6', falls: '#4a78b5' },
  { is: /sun|hot|heat|warm/, colour: '#bfe6ff', sun: true },
  { is: /fog|mist|cloud|wind/, colour: '#cdd5da' },
]

function weatherOver(state: StallState, { ctx, seconds }: Painter): void {
  const sky = skies.find(({ is }) => is.test(weatherOf(state).id))
  const left = tableArea.x + 280
  const ground = groundOf(state)
  if (sky?.sun) {
    ctx.fillStyle = '#ffd447'
    ctx.beginPath()
    ctx.arc(tableArea.x + 640, tableArea.y + 106, 30, 0, Math.PI * 2)
    ctx.fill()
  }
  if (!sky?.falls) return
  ctx.fillStyle = sky.falls
  for (let drop = 0; drop < 40; drop++) {
    const x = left + ((drop * 97) % 400)
    const y = tableArea.y + 62 + ((drop * 53 + seconds * 90) % (ground - tableArea.y - 90))
    ctx.fillRect(x, y, 4, sky.falls === '#ffffff' ? 4 : 11)
  }
}
