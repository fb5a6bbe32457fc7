import type { Look } from '../../archetype.ts'
import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, sheet, softened, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { lacquer, leaf, rubber, skin, wood } from '../../materials/material.ts'
import { chanceAt } from '../../materials/noise.ts'
import type { ShapeMaker } from '../../shape.ts'

/** Rolls and slices of fish on rice, alone or together on a board. */
export const sushi = archetype({
  id: 'sushi',
  about: 'Sushi: a roll, a nigiri, or a set on a wooden board with chopsticks',
  skeleton: 'food',
  nouns: ['sushi', 'sushi set', 'sushi platter', 'sushi board'],
  parameters: {
    kind: choice(['set', 'roll', 'nigiri'], 'what there is'),
    rolls: number(3, 1, 6, 'how many rolls lie on the board'),
    chopsticks: number(1, 0, 1, 'chopsticks beside'),
  },
  rows: {
    'sushi roll': { values: { kind: 'roll' } },
    maki: { values: { kind: 'roll' } },
    'maki roll': { values: { kind: 'roll' } },
    nigiri: { values: { kind: 'nigiri' } },
    sashimi: { values: { kind: 'nigiri' } },
  },
  build(v, look, make) {
    const stuffs = stuffsOf(look)
    if (v.kind === 'roll') {
      roll(make, stuffs, (solid) => solid.scale(2.05, 1.5, 2.05))
      make.socket('top', [0, 0.62, 0], 0.2)
      return
    }
    if (v.kind === 'nigiri') {
      nigiri(make, stuffs, (solid) => solid.scale(2.2))
      make.socket('top', [0, 0.5, 0], 0.2)
      return
    }
    const board = look.material('second', wood('#b97a3c'))
    const foot = box(0.05, 0.07, 0.5, 0.012).move(0.38, 0.035, 0).mirrored()
    make.part('board', box(1.16, 0.06, 0.68, 0.022).move(0, 0.095, 0).with(foot), board)
    const rolls = Math.round(v.rolls)
    for (let i = 0; i < rolls; i++) {
      const x = -0.42 + (rolls === 1 ? 0.2 : (i * 0.62) / Math.max(2, rolls - 1))
      roll(make, stuffs, (solid) =>
        solid
          .scale(rolls > 4 ? 0.6 : 0.84)
          .turn(0, i * 50, 0)
          .move(x, 0.123, 0.16),
      )
    }
    for (const x of [-0.34, -0.06, 0.22])
      nigiri(make, stuffs, (solid) => solid.scale(0.84).turn(0, 78, 0).move(x, 0.123, -0.13))
    make.part(
      'wasabi',
      lathe(
        [
          [0, 0],
          [0.075, 0],
          [0.08, 0.02],
          [0.05, 0.06],
          [0.02, 0.085],
          [0, 0.09],
        ],
        { corners: 22, flutes: (a, h) => 1 + 0.08 * Math.sin(a * 5 + h * 90) },
      ).move(0.45, 0.122, -0.18),
      leaf('#8fbe4a', { relief: 0.4 }),
    )
    const ginger = (i: number) =>
      sheet(
        Array.from({ length: 5 }, (_, a) =>
          Array.from(
            { length: 9 },
            (_, b): Vec3 => [(b - 4) * 0.018, 0.016 * Math.sin(b * 1.6 + i), (a - 2) * 0.022],
          ),
        ),
        0.012,
      ).turn(12 * i, 70 * i, 0)
    make.part(
      'ginger',
      together(
        [0, 1, 2].map((i) =>
          ginger(i).move(0.45 + 0.02 * Math.sin(i * 2), 0.15 + i * 0.018, 0.0 + 0.02 * Math.cos(i * 3)),
        ),
      ),
      skin('#f6b9a8', { roughness: 0.3 }),
    )
    if (v.chopsticks > 0.3) {
      const stick = tube(
        [
          [-0.5, 0, 0],
          [0.52, 0, 0],
        ],
        (way) => 0.011 + 0.009 * way,
        { corners: 10 },
      )
      make.part(
        'chopsticks',
        stick
          .turn(0, 3, 0)
          .move(0, 0.145, 0.275)
          .with(stick.turn(0, -1, 0).move(0, 0.145, 0.315)),
        lacquer('#7a1f1c'),
      )
    }
    make.socket('top', [0, 0.33, 0], 0.3)
  },
})

type Stuffs = Record<'rice' | 'weed' | 'fish' | 'green', ReturnType<typeof skin>>

function stuffsOf(look: Look): Stuffs {
  const pale = light('#fbc7a0')
  return {
    rice: rubber('#f8f4e8', { relief: 0.6 }),
    weed: leaf('#1d3324', { roughness: 0.6, relief: 0.8 }),
    // White lines run aslant through salmon.
    fish: look.material(
      'main',
      skin('#f4793b', {
        roughness: 0.22,
        paint: ([x, , z]) =>
          Math.abs((((((x + z * 0.7) * 13) % 1) + 1) % 1) - 0.5) < 0.12 ? pale : undefined,
      }),
    ),
    green: look.material('accent', skin('#8cc152', { roughness: 0.4 })),
  }
}

const grain = ball([0.0085, 0.0085, 0.0165], 6)

/** A roll that stands, about 0.36 wide. */
function roll(make: ShapeMaker, { rice, weed, fish, green }: Stuffs, place: (solid: Solid) => Solid): void {
  const tall = 0.27
  make.part(
    'seaweed',
    place(
      lathe(
        softened(
          [
            [0, 0.004],
            [0.176, 0.004],
            [0.18, 0.02],
            [0.18, tall - 0.02],
            [0.176, tall],
            [0.158, tall],
            [0.156, tall - 0.03],
            [0, tall - 0.03],
          ],
          0.006,
        ),
        { corners: 36, flutes: (a) => 1 + 0.008 * Math.sin(a * 9) },
      ),
    ),
    weed,
  )
  const grains = Array.from({ length: 46 }, (_, i) => {
    const far = 0.078 + 0.072 * chanceAt(i, 3, 1)
    return grain
      .turn(chanceAt(i, 1, 1) * 40 - 20, chanceAt(i, 2, 1) * 360, 0)
      .move(Math.sin(i * 2.4) * far, tall + 0.006, Math.cos(i * 2.4) * far)
  })
  make.part(
    'rice',
    place(
      together([cylinder(0.157, tall, { round: 0.02, corners: 32 }).move(0, tall / 2 + 0.004, 0), ...grains]),
    ),
    rice,
  )
  make.part(
    'fish',
    place(
      box(0.095, 0.04, 0.085, 0.018)
        .turn(0, 15, 0)
        .move(-0.025, tall + 0.008, 0.01),
    ),
    fish,
  )
  make.part(
    'avocado',
    place(
      box(0.05, 0.04, 0.085, 0.018)
        .turn(0, 15, 0)
        .move(0.048, tall + 0.006, -0.01),
    ),
    green,
  )
}

/** A slice of fish on a pillow of rice, 0.44 long. */
function nigiri(make: ShapeMaker, { rice, weed, fish }: Stuffs, place: (solid: Solid) => Solid): void {
  const grains = Array.from({ length: 56 }, (_, i) => {
    const angle = i * 2.39996
    const up = 0.012 + 0.1 * ((i * 0.618) % 1)
    const wide = 1 - 0.12 * (up / 0.12)
    return grain
      .turn(chanceAt(i, 1, 5) * 60, chanceAt(i, 2, 5) * 360, 0)
      .move(Math.sin(angle) * 0.184 * wide, up, Math.cos(angle) * 0.089 * wide)
  })
  make.part(
    'rice',
    place(
      box(0.36, 0.14, 0.17, 0.066)
        .move(0, 0.07, 0)
        .with(...grains),
    ),
    rice,
  )
  const slab = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 21 }, (_, j): Vec3 => {
      const [x, z] = [(j / 20 - 0.5) * 0.48, (i / 8 - 0.5) * 0.21]
      return [x, 0.165 - 0.9 * x * x - 2.6 * z * z - Math.max(0, Math.abs(x) - 0.16) * 0.5, z]
    }),
  )
  make.part('fish', place(sheet(slab, 0.045)), fish)
  const belt = Array.from({ length: 15 }, (_, i): Vec3 => {
    const angle = (i / 14 - 0.5) * Math.PI * 1.16
    return [0, 0.062 + 0.128 * Math.cos(angle) * (Math.cos(angle) > 0 ? 1 : 0.8), Math.sin(angle) * 0.122]
  })
  make.part(
    'seaweed',
    place(
      tube(belt, 1, {
        outline: [
          [0.035, -0.006],
          [0.035, 0.006],
          [-0.035, 0.006],
          [-0.035, -0.006],
        ],
        flat: true,
      }),
    ),
    weed,
  )
}
