import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { counted, soft, written } from '../figures.ts'
import { doorsOf, isBlind, isVoid, playedOf, type Show, shareOf } from './model.ts'

/** The doors above, and below how staying and changing have done. */
export function draw(stage: Stage, state: Show, values: Values): void {
  ground(stage, 'paper')
  const doors = doorsOf(values)
  const played = playedOf(state, values)
  const pitch = Math.min(200, 900 / doors)
  const wide = pitch * 0.78
  const high = Math.min(196, wide * 1.75)
  const bottom = 296
  line(stage, [[20, bottom] as const, [940, bottom] as const], { width: 3 })
  for (let door = 0; door < doors; door++) {
    const x = 480 + (door - (doors - 1) / 2) * pitch - wide / 2
    const shown = state.opened.includes(door)
    // First the host opens, then all the others.
    const ajar = shown ? soft((played - 0.28) / 0.15) : soft((played - 0.78) / 0.12)
    doorway(stage, [x, bottom - high, wide, high], door, ajar, door === state.prize)
    if (door === state.picked) tag(stage, x + wide / 2, 322, 'your pick', 'iris')
    else if (door === state.other && played > 0.5)
      tag(stage, x + wide / 2, bottom - high - 20, 'change?', 'tomato')
  }
  const blind = isBlind(values)
  label(stage, blind ? 'the host opens blindly' : 'the host knows', 924, 34, {
    size: 16,
    align: 'right',
    colour: blind ? 'tomato' : 'muted',
  })
  const says =
    played < 0.28
      ? 'You pick a door.'
      : played < 0.5
        ? isVoid(state)
          ? 'The car! This game does not count.'
          : 'The host opens: goats!'
        : isVoid(state)
          ? 'The car! This game does not count.'
          : played < 0.78
            ? 'Stay or change?'
            : state.other === state.prize
              ? 'Changing wins.'
              : state.picked === state.prize
                ? 'Staying wins.'
                : 'Neither wins.'
  label(stage, says, 480, 30, { size: 24, bold: true })
  tallies(stage, state)
}

function tag(stage: Stage, x: number, y: number, says: string, colour: 'iris' | 'tomato'): void {
  label(stage, says, Math.max(60, x), y, { size: 16, bold: true, colour: 'card', on: colour })
}

function doorway(
  stage: Stage,
  [x, y, wide, high]: readonly [number, number, number, number],
  door: number,
  ajar: number,
  prize: boolean,
): void {
  const { context, colours } = stage
  card(stage, x, y, wide, high, 'ink', 8)
  const [cx, size] = [x + wide / 2, Math.min(wide * 0.36, 54)]
  context.fillStyle = prize ? '#FFF3C4' : '#DDEBD2'
  context.fillRect(x + 5, y + 5, wide - 10, high - 5)
  if (prize) car(stage, cx, y + high - size * 0.55, size)
  else goatIn(stage, cx, y + high - size * 0.62, size)
  // The leaf of the door swings to the left.
  const leaf = (wide - 10) * (1 - ajar * 0.86)
  context.fillStyle = colours.teal
  context.fillRect(x + 5, y + 5, leaf, high - 5)
  context.lineWidth = 1.5
  context.strokeStyle = colours.ink
  context.beginPath()
  context.rect(x + 5, y + 5, leaf, high - 5)
  context.stroke()
  if (ajar > 0.3) return
  label(stage, String(door + 1), x + 5 + leaf / 2, y + high * 0.34, {
    size: Math.min(52, wide * 0.4),
    bold: true,
    colour: 'card',
  })
  disc(stage, x + leaf - 8, y + high * 0.58, Math.min(7, wide * 0.06), 'marigold')
}

function car(stage: Stage, x: number, y: number, size: number): void {
  area(
    stage,
    [
      [x - size, y],
      [x - size * 0.95, y - size * 0.36],
      [x - size * 0.5, y - size * 0.42],
      [x - size * 0.28, y - size * 0.8],
      [x + size * 0.36, y - size * 0.8],
      [x + size * 0.62, y - size * 0.4],
      [x + size, y - size * 0.3],
      [x + size, y],
    ],
    'tomato',
  )
  area(
    stage,
    [
      [x - size * 0.34, y - size * 0.44],
      [x - size * 0.18, y - size * 0.7],
      [x + size * 0.28, y - size * 0.7],
      [x + size * 0.44, y - size * 0.44],
    ],
    'sky',
  )
  for (const side of [-0.55, 0.55]) disc(stage, x + size * side, y, size * 0.24, 'ink')
}

function goatIn(stage: Stage, x: number, y: number, size: number): void {
  const { context, colours } = stage
  for (const leg of [-0.5, -0.25, 0.2, 0.42])
    line(stage, [[x + size * leg, y - size * 0.1] as const, [x + size * leg, y + size * 0.5] as const], {
      width: Math.max(2, size * 0.1),
    })
  context.fillStyle = colours.card
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  context.beginPath()
  context.ellipse(x - size * 0.05, y - size * 0.2, size * 0.68, size * 0.36, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.beginPath()
  context.ellipse(x + size * 0.62, y - size * 0.62, size * 0.3, size * 0.22, 0.5, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  for (const horn of [0.46, 0.62])
    line(
      stage,
      [[x + size * horn, y - size * 0.78] as const, [x + size * (horn - 0.18), y - size * 1.12] as const],
      { colour: 'earth', width: Math.max(2, size * 0.09) },
    )
  line(stage, [[x + size * 0.74, y - size * 0.42] as const, [x + size * 0.68, y - size * 0.2] as const], {
    colour: 'muted',
    width: 3,
  })
  context.fillStyle = colours.ink
  context.beginPath()
  context.arc(x + size * 0.64, y - size * 0.68, Math.max(1.5, size * 0.05), 0, Math.PI * 2)
  context.fill()
}

function tallies(stage: Stage, { games, stayWins, switchWins, trail }: Show): void {
  card(stage, 24, 350, 430, 230)
  label(stage, counted(games, 'game'), 239, 378, {
    size: 20,
    bold: true,
  })
  const row = (y: number, name: string, wins: number, colour: 'iris' | 'tomato') => {
    label(stage, name, 46, y, { align: 'left', size: 18, bold: true, colour })
    label(stage, `${written(shareOf(wins, games), 0)}%`, 432, y, {
      align: 'right',
      size: 24,
      bold: true,
      colour,
    })
    line(stage, [[46, y + 30] as const, [432, y + 30] as const], { colour: 'line', width: 16 })
    const long = 386 * (shareOf(wins, games) / 100)
    if (long > 2) line(stage, [[46, y + 30] as const, [46 + long, y + 30] as const], { colour, width: 16 })
  }
  row(422, 'staying wins', stayWins, 'iris')
  row(506, 'changing wins', switchWins, 'tomato')
  const last = Math.max(20, games)
  plot(stage, {
    at: [474, 350, 464, 230],
    title: 'How often it wins',
    across: `games: 1 to ${last.toLocaleString('en')}`,
    up: '0 to 100%',
    x: [0, Math.log10(last)],
    y: [0, 100],
    curves: [
      { points: trail.map(([n, stay]) => [Math.log10(n), stay] as const), colour: 'iris' },
      { points: trail.map(([n, , change]) => [Math.log10(n), change] as const), colour: 'tomato' },
    ],
  })
}
