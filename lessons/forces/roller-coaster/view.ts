import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { meadow } from '../../mechanics/scene.ts'
import { cat, cloud, dial, parts } from '../figures.ts'
import { energyOf, feltAt, placeAt, type Ride, startAt, type Track, trackOf, wide } from './model.ts'

const [x0, floor, scale] = [12, 546, 14.18]

/** The track to scale; above it what the ride feels like and where the energy is. */
export function draw(stage: Stage, state: Ride, values: Values): void {
  ground(stage, 'sky')
  cloud(stage, 330, 250, 32)
  cloud(stage, 690, 330, 26)
  meadow(stage, floor + 10)
  const track = trackOf(values)
  const at = (along: number, lift = 0): [number, number] => {
    const { x, y, turn } = placeAt(track, along)
    return [x0 + x * scale - lift * Math.sin(turn), floor - y * scale - lift * Math.cos(turn)]
  }
  supports(stage)
  rails(stage, track, at)
  const begin = at(startAt(values))
  line(stage, [begin, [2 * x0 + wide * scale - begin[0], begin[1]]], {
    colour: 'iris',
    width: 2,
    dashed: true,
  })
  label(stage, 'as high as the start', 660, begin[1] - 13, { size: 15, colour: 'iris' })
  car(stage, state, values, track, at)

  const felt = feltAt(state, values)
  card(stage, 236, 20, 150, 166)
  dial(stage, [311, 92], 56, (felt + 2) / 22, `${felt.toFixed(1)} ×`, '')
  label(stage, felt < -0.05 ? 'the belt holds!' : felt < 0.3 ? 'floating' : 'felt weight', 311, 168, {
    size: 16,
    bold: true,
    colour: felt < -0.05 ? 'tomato' : 'ink',
  })
  const { height, motion } = energyOf(state, values)
  parts(
    stage,
    [404, 20, 340, 104],
    'Where the energy is',
    [
      { name: 'height', value: height, colour: 'iris' },
      { name: 'motion', value: motion, colour: 'teal' },
      { name: 'warmth', value: state.heat, colour: 'tomato' },
    ],
    height + motion + state.heat,
  )
  label(stage, `${Math.abs(state.speed * 3.6).toFixed(0)} km/h`, 574, 156, {
    bold: true,
    size: 26,
    colour: 'teal',
  })
}

function supports(stage: Stage): void {
  for (const x of [2, 6, 11, 16, 50, 55, 60, 64]) {
    const away = x < 33 ? x - 24 : x - 42
    const y = (26 * away * away) / 576
    line(
      stage,
      [
        [x0 + x * scale, floor + 8],
        [x0 + x * scale, floor - y * scale],
      ],
      { colour: 'muted', width: 3 },
    )
  }
}

function rails(stage: Stage, track: Track, at: (along: number, lift?: number) => [number, number]): void {
  const count = 360
  const places = Array.from({ length: count + 1 }, (_, i) => (track.long * i) / count)
  for (let i = 0; i <= count; i += 3) {
    const along = places[i] ?? 0
    line(stage, [at(along, -9), at(along)], { colour: 'earth', width: 3 })
  }
  line(
    stage,
    places.map((one) => at(one)),
    { colour: 'ink', width: 6 },
  )
  line(
    stage,
    places.map((one) => at(one)),
    { colour: 'tomato', width: 3.5 },
  )
}

function car(
  stage: Stage,
  state: Ride,
  { mass = 600 }: Values,
  track: Track,
  at: (along: number, lift?: number) => [number, number],
): void {
  const { context } = stage
  const { turn } = placeAt(track, state.along)
  const size = 1.1 + 0.35 * Math.cbrt(mass / 600)
  context.save()
  context.translate(...at(state.along))
  context.rotate(-turn)
  context.scale(size, size)
  cat(stage, [-8, -10], 26)
  cat(stage, [12, -10], 26, { colour: 'earth' })
  area(
    stage,
    [
      [-26, -16],
      [-22, -5],
      [24, -5],
      [30, -16],
    ],
    'marigold',
  )
  disc(stage, -14, -4, 5, 'ink')
  disc(stage, 15, -4, 5, 'ink')
  context.restore()
}
