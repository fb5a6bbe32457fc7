import { seededRandom } from '@makebelieve/kit/core/random'
import { glowing, lacquer, plaster, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape } from '../../design.ts'
import { built, type Maker, slab } from '../built/solids.ts'
import type { Frame } from './frame.ts'

/** What everybody in the room looks at: a blackboard with chalk, a whiteboard, or a large screen. */
export function boardShapes(frame: Frame, seed: number, of: string | undefined): BuiltShape[] {
  const { board } = frame.walls
  if (!board) return []
  const [x, z] = frame.sides.north.at(0, 0.02)
  const isScreen = board === 'screen'
  const half = isScreen ? Math.min(frame.width * 0.36, 5) : Math.min(2.2, frame.width * 0.3)
  const [low, high] = isScreen ? [1.5, Math.min(frame.eaves - 0.4, 1.5 + half * 1.1)] : [0.95, 2.3]
  return built('board', 'board', { at: [x, 0, z], solid: false, ...(of !== undefined && { of }) }, (make) => {
    const edge = wood(isScreen ? '#1d1b1e' : frame.trim)
    make.part('board frame', slab([-half - 0.09, half + 0.09], [low - 0.09, high + 0.09], [0, 0.05]), edge)
    if (isScreen)
      make.part('screen', slab([-half, half], [low, high], [0.05, 0.07]), glowing('#dfeaf5', { glow: 0.9 }))
    else
      make.part(
        'board',
        slab([-half, half], [low, high], [0.05, 0.065]),
        board === 'chalk' ? plaster('#2f4a3d') : lacquer('#f4f6f6'),
      )
    if (isScreen) addPicture(make, half, low, high)
    else addWriting(make, half, low, high, board === 'chalk' ? '#e9ece4' : '#2f5fa8', seed)
    if (!isScreen) make.part('ledge', slab([-half, half], [low - 0.12, low - 0.08], [0.05, 0.2]), edge)
  })
}

/** Lines that look like writing from where one sits. */
function addWriting(
  make: Maker,
  half: number,
  low: number,
  high: number,
  colour: string,
  seed: number,
): void {
  const random = seededRandom(seed ^ 0xb0a4)
  const chalk = plaster(colour)
  for (let line = 0; line < 4; line++) {
    const y = high - 0.25 - line * 0.27
    for (let x = -half + 0.25; x < half * 0.35; ) {
      const word = random.between(0.12, 0.4)
      make.part('writing', slab([x, x + word], [y, y + random.between(0.03, 0.06)], [0.065, 0.068]), chalk)
      x += word + 0.1
    }
  }
  // A house as children draw it.
  const [cx, cy] = [half * 0.68, low + 0.25]
  for (const [a, b, c, d] of [
    [-0.3, 0, 0.3, 0.02],
    [-0.3, 0, -0.28, 0.45],
    [0.28, 0, 0.3, 0.45],
    [-0.3, 0.43, 0.3, 0.45],
    [-0.06, 0, -0.04, 0.22],
    [0.06, 0, 0.08, 0.22],
    [-0.06, 0.2, 0.08, 0.22],
  ] as const)
    make.part('writing', slab([cx + a, cx + c], [cy + b, cy + d], [0.065, 0.068]), chalk)
  for (let k = 0; k < 6; k++)
    for (const side of [-1, 1]) {
      const at = cx + side * 0.06 * k
      make.part(
        'writing',
        slab([at - 0.03, at + 0.03], [cy + 0.76 - k * 0.05, cy + 0.79 - k * 0.05], [0.065, 0.068]),
        chalk,
      )
    }
}

/** A landscape on the screen: sky, hills and a sun. */
function addPicture(make: Maker, half: number, low: number, high: number): void {
  const tall = high - low
  const layer = (from: number, to: number, colour: string, deep: number) =>
    make.part(
      'screen picture',
      slab([-half, half], [low + tall * from, low + tall * to], [0.07, deep]),
      glowing(colour, { glow: 0.9 }),
    )
  layer(0.42, 1, '#7fb4e6', 0.074)
  layer(0.3, 0.46, '#f2c98f', 0.076)
  layer(0, 0.3, '#4d7f4a', 0.078)
  for (let k = 0; k < 5; k++) {
    const x = -half + half * 0.4 * (k + 0.5)
    make.part(
      'screen picture',
      slab(
        [x - half * 0.16, x + half * 0.16],
        [low + tall * 0.28, low + tall * (0.4 + 0.05 * (k % 3))],
        [0.07, 0.08],
      ),
      glowing('#5d7fa5', { glow: 0.9 }),
    )
  }
  make.part(
    'screen picture',
    slab([half * 0.4, half * 0.55], [low + tall * 0.62, low + tall * 0.78], [0.07, 0.08]),
    glowing('#fff0b0', { glow: 0.9 }),
  )
}
