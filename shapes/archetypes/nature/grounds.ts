import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, lathe, sheet, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { earth, glowing, grass, leaf, plastic, sand, stone } from '../../materials/material.ts'

/** How far to the side a way lies at z. */
const bend = (z: number, by: number) => by * Math.sin(z * 5.2)

/** A strip that follows the bends from the back of a piece of land to its front. */
const strip = (half: number, y: number, thick: number, by: number): Solid =>
  sheet(
    Array.from({ length: 17 }, (_, i) => {
      const z = -0.5 + i / 16
      return [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => [bend(z, by) + s * half, y, z])
    }),
    thick,
  )

const pebbles = (places: readonly (readonly [x: number, z: number, r: number])[], y: number): Solid =>
  together(places.map(([x, z, r]) => ball([r, r * 0.7, r * 0.9], 12).at([x, y, z])))

/** A piece of land with something that runs through it: seen from the side the front shows the cut. */
export const wayThrough = archetype({
  id: 'way-through',
  about: 'A piece of land that a river, stream, canal, path or lane runs through',
  skeleton: 'ground',
  nouns: ['river', 'stream'],
  parameters: {
    what: choice(['water', 'path'], 'what runs through it'),
    width: number(0.2, 0.08, 0.36, 'half of how wide it is'),
    bends: number(0.12, 0, 0.2, 'how far it winds'),
    walls: number(0, 0, 1, 'whether it runs between walls of stone'),
  },
  rows: {
    brook: { values: { width: 0.11, bends: 0.18 } },
    creek: { values: { width: 0.12, bends: 0.17 } },
    canal: { values: { bends: 0, walls: 1, width: 0.24 }, colours: { main: '#3f8f9c' } },
    path: { values: { what: 'path', width: 0.15 } },
    trail: { values: { what: 'path', width: 0.11, bends: 0.18 } },
    footpath: { values: { what: 'path', width: 0.11 } },
    lane: { values: { what: 'path', width: 0.2, bends: 0.08 }, colours: { main: '#8f8a84' } },
    'lava river': { colours: { main: '#ff6a1a', second: '#4a3a34', accent: '#2f2826' } },
  },
  build(v, look, make) {
    const turf = look.material('second', grass('#6fae3f'))
    const ground = look.material('accent', earth('#8a6238'))
    const isWater = v.what === 'water'
    make.part('earth', box(1, 0.16, 1, 0.02).at([0, 0.08, 0]), ground)
    const edge = v.width + 0.03
    // Each side of the land ends where the way begins.
    const bank = (side: 1 | -1) =>
      sheet(
        Array.from({ length: 17 }, (_, i) => {
          const z = -0.5 + i / 16
          const near = bend(z, v.bends) + side * edge
          return [0, 0.25, 0.5, 0.75, 1].map(
            (s): Vec3 => [near + (side * 0.5 - near) * s, 0.2 + 0.012 * Math.sin(z * 11 + s * 4), z],
          )
        }),
        0.08,
      )
    make.part('grass', together([bank(1), bank(-1)]), turf)
    if (isWater) {
      const wet = look.material('main', plastic('#3f9fe0', { roughness: 0.12 }))
      const fall = sheet(
        Array.from({ length: 6 }, (_, i) =>
          [-1, 0, 1].map(
            (s): Vec3 => [
              bend(0.5, v.bends) + s * v.width * 0.98,
              0.2 - 0.036 * i,
              0.5 + 0.02 * Math.sqrt(i),
            ],
          ),
        ),
        0.03,
      )
      make.part('water', strip(v.width + 0.02, 0.19, 0.06, v.bends).with(fall), wet)
      const ripple = (z: number, x: number) =>
        tube(
          [0, 1, 2, 3].map((i): Vec3 => [bend(z + i * 0.05, v.bends) + x, 0.226, z + i * 0.05]),
          0.011,
          { corners: 6, smooth: 3 },
        )
      make.part(
        'foam',
        together([
          ripple(-0.38, 0.06),
          ripple(-0.1, -0.07),
          ripple(0.2, 0.05),
          ...[-0.7, -0.2, 0.3, 0.8].map((s) =>
            ball([0.05, 0.028, 0.03], 10).at([bend(0.5, v.bends) + s * v.width, 0.03, 0.535]),
          ),
        ]),
        plastic('#eaf6ff'),
      )
    } else {
      make.part('path', strip(v.width + 0.02, 0.2, 0.07, v.bends), look.material('main', sand('#d8b882')))
    }
    if (v.walls > 0.5)
      make.part(
        'walls',
        box(0.07, 0.14, 1, 0.012)
          .at([edge + 0.01, 0.2, 0])
          .mirrored(),
        stone('#a8a29a'),
      )
    else
      make.part(
        'stones',
        pebbles(
          [-0.4, -0.16, 0.1, 0.34].flatMap((z, i) => {
            const r = 0.03 + 0.012 * (i % 2)
            return [
              [bend(z, v.bends) + edge + 0.01, z, r] as const,
              [bend(z + 0.1, v.bends) - edge - 0.01, z + 0.1, r * 0.8] as const,
            ]
          }),
          0.25,
        ),
        stone('#9a958e'),
      )
    const tuft = (x: number, z: number) =>
      together([-24, 0, 24].map((a) => cone(0.022, 0.12, 6).turn(0, 0, a).at([x, 0.29, z])))
    make.part('tufts', together([tuft(0.42, -0.2), tuft(-0.42, 0.26), tuft(0.4, 0.36)]), leaf('#4f8f34'))
    make.socket('top', [0, 0.24, 0], 0.3)
  },
})

/** Water that lies still, or lava. */
export const stillWater = archetype({
  id: 'still-water',
  about: 'A pond, lake, puddle or pool of lava, seen with its shore',
  skeleton: 'ground',
  nouns: ['pond', 'duck pond'],
  parameters: {
    shore: choice(['grass', 'stones', 'trees', 'none', 'crust', 'sand'], 'what is around it'),
    reeds: number(5, 0, 9, 'reeds at its edge'),
  },
  rows: {
    lake: { values: { shore: 'trees', reeds: 0 } },
    lagoon: { values: { shore: 'sand', reeds: 0 }, colours: { main: '#3fc8c0' } },
    puddle: { values: { shore: 'none', reeds: 0 } },
    flood: { values: { shore: 'none', reeds: 0 }, colours: { main: '#7a6a4f' } },
    'mud puddle': { values: { shore: 'none', reeds: 0 }, colours: { main: '#6b4a2c' } },
    mud: { values: { shore: 'none', reeds: 0 }, colours: { main: '#6b4a2c' } },
    'oil stain': { values: { shore: 'none', reeds: 0 }, colours: { main: '#23202a' } },
    lava: { values: { shore: 'crust', reeds: 0 }, colours: { main: '#ff6a1a' } },
    'lava pool': { values: { shore: 'crust', reeds: 0 }, colours: { main: '#ff6a1a' } },
    'pool of lava': { values: { shore: 'crust', reeds: 0 }, colours: { main: '#ff6a1a' } },
  },
  build(v, look, make) {
    const ragged = (a: number) => 1 + 0.07 * Math.sin(a * 3 + 0.6) + 0.05 * Math.sin(a * 5 + 2)
    const isLava = v.shore === 'crust'
    const bare = v.shore === 'none'
    const tall = bare ? 0.05 : 0.11
    const disc = (r: number, low: number, high: number, round: number): Vec2[] => [
      [0, low],
      [r, low],
      [r, high - round],
      [r - round, high],
      [0, high],
    ]
    const wet = look.material(
      'main',
      isLava ? glowing('#ff6a1a', { glow: 1.1 }) : plastic('#4aa6dc', { roughness: 0.1 }),
    )
    make.part('water', lathe(disc(bare ? 0.5 : 0.4, 0, tall, 0.03), { corners: 48, flutes: ragged }), wet)
    if (!bare) {
      const rim: Vec2[] = [
        [0.39, 0],
        [0.53, 0],
        [0.5, 0.1],
        [0.44, 0.15],
        [0.39, 0.13],
        [0.39, 0],
      ]
      const shore =
        v.shore === 'crust' ? stone('#3a302c') : v.shore === 'sand' ? sand('#efd9a0') : grass('#6fae3f')
      make.part('shore', lathe(rim, { corners: 48, flutes: ragged }), look.material('second', shore))
    }
    const around = (count: number, far: number, turn = 0) =>
      Array.from({ length: count }, (_, i): Vec3 => {
        const a = radians(turn + (360 * i) / count)
        const r = far * ragged(a)
        return [Math.sin(a) * r, 0.14, Math.cos(a) * r]
      })
    if (isLava) {
      const bubble = ([x, z, r]: readonly [number, number, number]) =>
        ball([r, r * 0.8, r], 14).at([x, tall, z])
      make.part(
        'bubbles',
        together(
          (
            [
              [0.12, 0.1, 0.07],
              [-0.16, -0.04, 0.05],
              [0.02, -0.2, 0.04],
            ] as const
          ).map(bubble),
        ),
        glowing('#ffc23a', { glow: 1 }),
      )
      make.part(
        'crust',
        together(around(9, 0.46, 12).map((at, i) => ball([0.07, 0.05 + 0.02 * (i % 3), 0.06], 10).at(at))),
        stone('#2f2826'),
      )
    } else {
      const ring = (x: number, z: number, r: number) =>
        tube(
          Array.from({ length: 20 }, (_, i): Vec3 => {
            const a = radians(18 * i)
            return [x + Math.sin(a) * r, tall + 0.002, z + Math.cos(a) * r * 0.8]
          }),
          0.008,
          { closed: true, corners: 6 },
        )
      make.part('ripples', together([ring(0.1, 0.08, 0.13), ring(0.1, 0.08, 0.06)]), plastic('#eaf6ff'))
    }
    if (v.shore === 'grass' || v.shore === 'stones')
      make.part(
        'stones',
        together(around(7, 0.47, 20).map((at, i) => ball([0.06, 0.045, 0.05 + 0.01 * (i % 2)], 12).at(at))),
        stone('#a09a92'),
      )
    if (v.shore === 'trees') {
      const trees = around(5, 0.47, 150).slice(0, 4)
      make.part(
        'trees',
        together(
          trees.flatMap(([x, , z], i) => {
            const h = 0.26 + 0.05 * (i % 2)
            return [
              cone(0.09, h, 14).at([x, 0.16 + h / 2, z]),
              cone(0.065, h * 0.8, 14).at([x, 0.2 + h * 0.8, z]),
            ]
          }),
        ),
        leaf('#2f7a44'),
      )
    }
    if (v.reeds > 0) {
      const places = around(Math.round(v.reeds), 0.42, 130).map(([x, , z]): Vec3 => [x * 0.98, 0.1, z * 0.98])
      const back = places.filter(([, , z]) => z < 0.12)
      make.part(
        'reeds',
        together(
          back.flatMap(([x, , z], i) => [
            tube(
              [
                [x, 0.08, z],
                [x + 0.02, 0.4 + 0.06 * (i % 2), z],
              ],
              0.01,
              { corners: 6 },
            ),
            cone(0.018, 0.3, 6)
              .turn(0, 0, 14)
              .at([x - 0.03, 0.24, z]),
          ]),
        ),
        leaf('#4f8f3a'),
      )
      make.part(
        'heads',
        together(
          back.map(([x, , z], i) =>
            cylinder(0.02, 0.09, { corners: 10, round: 0.012 }).at([x + 0.02, 0.42 + 0.06 * (i % 2), z]),
          ),
        ),
        plastic('#6b4426', { roughness: 0.9 }),
      )
    }
    make.socket('top', [0, tall, 0], 0.3)
  },
})
