import { seededRandom } from '@makebelieve/kit/core/random'
import { cone, cylinder } from '@makebelieve/shapes/geometry/solids'
import { glowing, leaf, plaster, snow, wood } from '@makebelieve/shapes/materials/material'
import type { BuiltShape, Layout } from '../../design.ts'
import type { Setting } from '../../settings/setting.ts'
import { flatGround, type Patch } from '../built/flat-ground.ts'
import { built, pane, slab } from '../built/solids.ts'
import type { Point } from '../shared/geometry.ts'
import type { Frame } from './frame.ts'

type Outside = NonNullable<Frame['walls']['outside']>

const grounds: Record<Outside, Patch> = {
  garden: { surface: 'grass', colour: '#7fae54', second: '#6d9c46' },
  forest: { surface: 'moss', colour: '#5d7a3e', second: '#4c6833' },
  city: { surface: 'concrete', colour: '#8b8d90' },
  sea: { surface: 'sand', colour: '#48606c' },
  snow: { surface: 'snow', colour: '#edf4fa', second: '#dbe7f1' },
  space: { surface: 'metal', colour: '#30343a' },
}

const hasLand = (outside: Outside) => outside !== 'space' && outside !== 'city'

/** The floor, and the land that one sees through the windows. */
export function groundOf(frame: Frame, setting: Setting): Pick<Layout, 'ground' | 'waters'> {
  const outside = frame.walls.outside ?? 'garden'
  const isShut = (frame.walls.windows ?? 'none') === 'none'
  const beyond = hasLand(outside) && !isShut ? 24 : 2
  const size = 2 * Math.ceil(Math.max(frame.width, frame.depth) / 2 + beyond)
  const cells = Math.min(120, size * 2)
  const step = size / cells
  const isIndoors = ([x, z]: Point) =>
    Math.abs(x) < frame.width / 2 + step * 1.01 && Math.abs(z) < frame.depth / 2 + step * 1.01
  const isSea = outside === 'sea' && !isShut
  return {
    ground: flatGround(size, cells, [setting.ground.main, isShut ? setting.ground.main : grounds[outside]], {
      surface: (at) => (isIndoors(at) ? 0 : 1),
      height: (at) => (isIndoors(at) || !isSea ? 0 : -3),
    }),
    waters: isSea ? [{ level: -1.2, stuff: 'water', colour: '#2f86a8', waves: 0.5 }] : [],
  }
}

/** Trees, snow or towers behind the glass, so that windows lead somewhere. */
export function outsideShapes(frame: Frame, seed: number): BuiltShape[] {
  const outside = frame.walls.outside ?? 'garden'
  if ((frame.walls.windows ?? 'none') === 'none' || outside === 'sea' || outside === 'space') return []
  const random = seededRandom(seed ^ 0x0075)
  const far = Math.max(frame.width, frame.depth) / 2
  return Array.from({ length: outside === 'city' ? 16 : 18 }, (_, n) => {
    const angle = (n / 18) * Math.PI * 2 + random.between(-0.12, 0.12)
    const away = far + (outside === 'city' ? random.between(16, 40) : random.between(5, 19))
    const at: [number, number, number] = [Math.sin(angle) * away, 0, Math.cos(angle) * away]
    const tall = random.between(0.8, 1.25)
    return built(
      `outside-${n}`,
      outside === 'city' ? 'tower' : 'tree',
      { at, yaw: random.between(0, 6), solid: false },
      (make) => {
        if (outside === 'city') {
          const [wide, high] = [random.between(5, 9), random.between(6, 26)]
          make.part(
            'tower',
            slab([-wide / 2, wide / 2], [-30, high], [-wide / 2, wide / 2]),
            plaster(random.pick(['#8b97a5', '#a7a59f', '#747f8d', '#b3a797'])),
          )
          for (let y = -4; y < high - 1.6; y += 2)
            for (let x = -wide / 2 + 0.6; x < wide / 2 - 1; x += 1.7)
              if (random.next() < 0.7)
                make.part(
                  'windows',
                  pane([x, x + 0.9], [y, y + 1.1], wide / 2 + 0.02).with(
                    pane([x, x + 0.9], [y, y + 1.1], wide / 2 + 0.02).turn(0, 180, 0),
                  ),
                  glowing('#ffe3ad'),
                )
          return
        }
        const green = outside === 'snow' ? '#4d6b58' : random.pick(['#5c8a3f', '#6f9c48', '#4f7d3c'])
        make.part(
          'trunk',
          cylinder(0.16, 1.4 * tall, { corners: 7, round: 0 }).move(0, 0.7 * tall, 0),
          wood('#6b4a30'),
        )
        for (const [level, radius] of [
          [1.9, 1.5],
          [2.9, 1.15],
          [3.8, 0.75],
        ] as const) {
          make.part('crown', cone(radius * tall, 1.7 * tall, 9).move(0, level * tall, 0), leaf(green))
          if (outside === 'snow')
            make.part(
              'snow',
              cone(radius * tall * 0.86, 1.1 * tall, 9).move(0, (level + 0.36) * tall, 0),
              snow('#f2f7fc'),
            )
        }
      },
    )
  }).flat()
}
