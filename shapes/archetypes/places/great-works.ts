import { together } from '../../geometry/solid.ts'
import { ball, block, box, cone, cylinder, extrude, lathe, loft, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  blocks,
  cloth,
  glowing,
  grass,
  lacquer,
  metal,
  planks,
  plaster,
  plastic,
  rubber,
  stone,
  thatch,
  wood,
} from '../../materials/material.ts'
import { atCorners, atEach, rectangle, rod } from '../household/forms.ts'
import { several } from '../several.ts'

export const greatWork = several(
  {
    id: 'great-work',
    about:
      'A chicken coop, roller coaster, stadium, drawbridge, stone circle, dam, oil rig, bouncy castle, moai or freight car',
    skeleton: 'building',
  },
  {
    'chicken coop': {
      nouns: ['chicken coop', 'hen house', 'henhouse', 'chicken house'],
      build(look, make) {
        const oak = look.material('main', planks('#b8763c'))
        make.part('house', box(0.6, 0.42, 0.5, 0.01).at([-0.2, 0.45, 0]), oak)
        make.part(
          'gables',
          extrude(
            [
              [-0.25, 0],
              [0.25, 0],
              [0, 0.22],
            ],
            0.6,
          )
            .turn(0, 90, 0)
            .at([-0.2, 0.66, 0]),
          oak,
        )
        const slope = box(0.7, 0.03, 0.38, 0.006).turn(41, 0, 0).at([-0.2, 0.79, 0.14])
        make.part('roof', slope.mirrored('z'), look.material('second', lacquer('#a8322c')))
        make.part(
          'legs',
          atCorners(box(0.05, 0.28, 0.05, 0.006).at([0.26, 0.14, 0.21])).at([-0.2, 0, 0]),
          oak,
        )
        make.part(
          'door',
          box(0.16, 0.22, 0.02, 0.004)
            .at([-0.2, 0.37, 0.25])
            .with(box(0.1, 0.1, 0.02, 0.004).at([-0.4, 0.5, 0.25])),
          plastic('#2a1c14'),
        )
        make.part(
          'ramp',
          box(0.15, 0.02, 0.42, 0.004)
            .turn(38, 0, 0)
            .at([-0.2, 0.135, 0.41])
            .with(
              ...[0, 1, 2, 3].map((i) =>
                box(0.15, 0.02, 0.02, 0.003)
                  .turn(38, 0, 0)
                  .at([-0.2, 0.22 - i * 0.055, 0.32 + i * 0.07]),
              ),
            ),
          wood('#d8a868'),
        )
        // The run beside it, of posts and wire.
        make.part(
          'run',
          together([
            ...[0.12, 0.42, 0.72].flatMap((x) =>
              [-0.25, 0.25].map((z) => box(0.035, 0.5, 0.035, 0.005).at([x, 0.25, z])),
            ),
            box(0.64, 0.03, 0.035, 0.005).at([0.42, 0.49, 0.25]).mirrored('z'),
            box(0.035, 0.03, 0.5, 0.005).at([0.72, 0.49, 0]),
          ]),
          oak,
        )
        const wire = together([
          ...Array.from({ length: 10 }, (_, i) =>
            block(0.006, 0.48, 0.006).at([0.15 + i * 0.06, 0.25, 0.25]),
          ),
          ...Array.from({ length: 7 }, (_, i) => block(0.6, 0.006, 0.006).at([0.42, 0.06 + i * 0.065, 0.25])),
        ])
        const end = together([
          ...Array.from({ length: 7 }, (_, i) =>
            block(0.006, 0.48, 0.006).at([0.72, 0.25, -0.21 + i * 0.07]),
          ),
          ...Array.from({ length: 7 }, (_, i) => block(0.006, 0.006, 0.5).at([0.72, 0.06 + i * 0.065, 0])),
        ])
        make.part('wire', wire.mirrored('z').with(end), metal('#b8bec4'))
        make.part(
          'straw',
          box(0.58, 0.03, 0.46, 0.01).at([0.42, 0.015, 0]),
          look.material('accent', thatch('#e0c060')),
        )
      },
    },
    'roller coaster': {
      nouns: ['roller coaster', 'rollercoaster'],
      build(look, make) {
        // Once round: a high hill behind, a looping before, a low hill between.
        const way = (t: number): Vec3 => {
          const a = radians(360 * t)
          const hill = t > 0.3 && t < 0.72 ? 0.5 * Math.sin(((t - 0.3) / 0.42) * Math.PI) ** 2 : 0
          const small = t > 0.76 && t < 0.98 ? 0.2 * Math.sin(((t - 0.76) / 0.22) * Math.PI) ** 2 : 0
          return [0.72 * Math.sin(a), 0.1 + hill + small, 0.36 * Math.cos(a)]
        }
        const round = Array.from({ length: 72 }, (_, i) => way(i / 72))
        const loop = Array.from({ length: 22 }, (_, i): Vec3 => {
          const a = radians((360 * i) / 21)
          return [0.2 * Math.sin(a), 0.1 + 0.2 * (1 - Math.cos(a)), 0.36 + 0.05 - (0.1 * i) / 21]
        })
        const rails = look.material('main', metal('#d8302a', { metalness: 0.3 }))
        const path = [...loop, ...round.slice(1)]
        for (const side of [-1, 1])
          make.part(
            'track',
            tube(
              path.map(([x, y, z], i) => {
                const far = Math.hypot(x, z) || 1
                return i < loop.length
                  ? ([x, y, z + side * 0.03] as Vec3)
                  : ([x + (side * 0.03 * x) / far, y, z + (side * 0.03 * z) / far] as Vec3)
              }),
              0.012,
              { closed: true, corners: 6 },
            ),
            rails,
          )
        make.part(
          'sleepers',
          together(path.filter((_, i) => i % 2 === 0).map((at) => ball([0.028, 0.008, 0.028], 6).at(at))),
          rails,
        )
        make.part(
          'supports',
          together(
            round
              .filter((_, i) => i % 4 === 0)
              .flatMap(([x, y, z]) => [
                rod([x, y, z], [x * 1.06, 0, z * 1.06], 0.011, 6),
                rod([x, y, z], [x * 0.9, 0, z * 0.9], 0.011, 6),
              ]),
          ),
          look.material('second', metal('#e8e8ea', { metalness: 0.3 })),
        )
        make.part(
          'ground',
          cylinder(0.8, 0.03, { corners: 48 }).scale(1, 1, 0.62).at([0, 0, 0]),
          grass('#5f9a3a'),
        )
        const cars = [0.56, 0.585, 0.61, 0.635].map((t) => {
          const [x, y, z] = way(t)
          const [nx, ny, nz] = way(t + 0.01)
          const slope = (Math.atan2(ny - y, Math.hypot(nx - x, nz - z)) * 180) / Math.PI
          const heading = (Math.atan2(nx - x, nz - z) * 180) / Math.PI
          return box(0.075, 0.055, 0.09, 0.018)
            .turn(-slope, heading, 0)
            .at([x, y + 0.045, z])
        })
        make.part('train', together(cars), look.material('accent', lacquer('#f2c230')))
        make.part(
          'station',
          box(0.3, 0.06, 0.12, 0.01)
            .at([-0.42, 0.04, 0.4])
            .with(
              box(0.34, 0.03, 0.2, 0.008).at([-0.42, 0.3, 0.4]),
              ...[-0.14, 0.14].map((x) => box(0.02, 0.26, 0.02).at([-0.42 + x, 0.17, 0.45])),
            ),
          plaster('#6aa8d8'),
        )
      },
    },
    stadium: {
      nouns: ['stadium', 'football stadium', 'soccer stadium', 'sports stadium'],
      build(look, make) {
        const bowl = (profile: Vec2[]) => lathe(profile, { corners: 56 }).scale(1, 1, 0.74)
        make.part(
          'walls',
          bowl(
            [
              [0.55, 0],
              [0.72, 0],
              [0.78, 0.3],
              [0.74, 0.31],
              [0.7, 0.27],
              [0.5, 0.04],
            ].map(([r = 0, y = 0]): Vec2 => [r, y]),
          ),
          look.material('main', plaster('#d8dce0')),
        )
        const tier = (n: number, of: number) =>
          together(
            Array.from({ length: 3 }, (_, k) => {
              const [r, y] = [0.51 + 0.066 * k + 0.02 * n, 0.055 + 0.075 * k + 0.023 * n]
              return tube(
                Array.from(
                  { length: 56 },
                  (_, i): Vec3 => [
                    Math.sin(radians(i * 6.43)) * r,
                    y,
                    Math.cos(radians(i * 6.43)) * r * 0.74,
                  ],
                ),
                of,
                { closed: true, corners: 6 },
              )
            }),
          )
        make.part('seats', tier(0, 0.016), look.material('second', plastic('#2f6fd8')))
        make.part('seats', tier(1, 0.014), look.material('accent', plastic('#f4f6f8')))
        make.part('pitch', box(0.74, 0.03, 0.46, 0.004).at([0, 0.03, 0]), grass('#3f9a3a'))
        make.part(
          'lines',
          together([
            block(0.008, 0.006, 0.42).at([0, 0.047, 0]),
            block(0.68, 0.006, 0.008).at([0, 0.047, 0.208]).mirrored('z'),
            block(0.008, 0.006, 0.42).at([0.336, 0.047, 0]).mirrored(),
            block(0.008, 0.006, 0.2).at([0.25, 0.047, 0]).mirrored(),
            block(0.09, 0.006, 0.008).at([0.295, 0.047, 0.1]).mirrored('z').mirrored(),
            tube(
              Array.from(
                { length: 24 },
                (_, i): Vec3 => [Math.sin(radians(i * 15)) * 0.07, 0.048, Math.cos(radians(i * 15)) * 0.07],
              ),
              0.004,
              { closed: true, corners: 6 },
            ),
          ]),
          plastic('#fbfaf6'),
        )
        make.part(
          'goals',
          together([
            rod([0.34, 0.04, 0.04], [0.34, 0.1, 0.04], 0.006, 6),
            rod([0.34, 0.04, -0.04], [0.34, 0.1, -0.04], 0.006, 6),
            rod([0.34, 0.1, -0.04], [0.34, 0.1, 0.04], 0.006, 6),
          ]).mirrored(),
          plastic('#fbfaf6'),
        )
        make.part('masts', atCorners(rod([0.6, 0.2, 0.42], [0.6, 0.62, 0.42], 0.014, 8)), metal('#8d949b'))
        make.part(
          'floodlights',
          atCorners(box(0.12, 0.08, 0.03, 0.006).turn(16, 45, 0).at([0.59, 0.62, 0.41])),
          glowing('#fff6d0', { glow: 1 }),
        )
      },
    },
    drawbridge: {
      nouns: ['drawbridge', 'castle drawbridge', 'castle gate'],
      build(look, make) {
        const walls = look.material('main', blocks('#9a958c'))
        const opening: Vec2[] = [
          [-0.2, -0.4],
          [0.2, -0.4],
          [0.2, 0.06],
          ...Array.from(
            { length: 9 },
            (_, i): Vec2 => [0.2 * Math.cos(radians(i * 22.5)), 0.06 + 0.2 * Math.sin(radians(i * 22.5))],
          ),
          [-0.2, 0.06],
        ].map(([x = 0, y = 0]): Vec2 => [x, y])
        make.part(
          'gatehouse',
          extrude(rectangle(0.66, 0.82, 0.005), 0.2, {
            bevel: 0,
            holes: [opening.filter((_, i) => i !== 3 && i !== 11)],
          }).at([0, 0.43, -0.3]),
          walls,
        )
        make.part(
          'towers',
          cylinder(0.15, 0.96, { corners: 28, round: 0.005 }).at([0.42, 0.48, -0.3]).mirrored(),
          walls,
        )
        const merlons = [...Array.from({ length: 5 }, (_, i): Vec3 => [-0.24 + i * 0.12, 0.88, -0.22])]
        const crown = Array.from(
          { length: 8 },
          (_, i): Vec3 => [
            0.42 + Math.sin(radians(i * 45)) * 0.125,
            1,
            -0.3 + Math.cos(radians(i * 45)) * 0.125,
          ],
        )
        make.part(
          'battlements',
          atEach(box(0.07, 0.1, 0.06, 0.006), [
            ...merlons,
            ...crown,
            ...crown.map(([x, y, z]): Vec3 => [-x, y, z]),
          ]),
          walls,
        )
        make.part(
          'bridge',
          box(0.42, 0.04, 0.72, 0.006).at([0, 0.03, 0.16]),
          look.material('second', planks('#8a5a33')),
        )
        make.part(
          'irons',
          together([0, 0.24, 0.48].map((z) => box(0.43, 0.05, 0.03, 0.004).at([0, 0.03, -0.06 + z]))),
          metal('#3a3d42'),
        )
        const links = Array.from(
          { length: 16 },
          (_, i): Vec3 => [0.19, 0.06 + (0.6 * i) / 15, 0.48 - (0.68 * i) / 15],
        )
        make.part(
          'chains',
          together(
            links
              .map((at, i) =>
                ball([0.016, 0.026, 0.026], 8)
                  .turn(i % 2 ? 0 : 45, 0, 0)
                  .at(at),
              )
              .concat(rod([0.19, 0.05, 0.49], [0.19, 0.67, -0.21], 0.008, 6)),
          ).mirrored(),
          metal('#59606a'),
        )
        const bars = [
          ...[-0.15, -0.075, 0, 0.075, 0.15].map((x) => box(0.02, 0.3, 0.02, 0.003).at([x, 0.54, -0.3])),
          ...[0.44, 0.54, 0.64].map((y) => box(0.42, 0.02, 0.02, 0.003).at([0, y, -0.3])),
        ]
        make.part('portcullis', together(bars), metal('#3a3d42'))
        make.part(
          'banners',
          box(0.12, 0.26, 0.012, 0.003).at([0.42, 0.66, -0.145]).mirrored(),
          look.material('accent', cloth('#c8242c')),
        )
      },
    },
    stonehenge: {
      nouns: ['stonehenge', 'stone circle', 'standing stones', 'henge'],
      build(look, make) {
        const grey = look.material('main', stone('#9a968c', { relief: 1.3 }))
        const rough = (w: number, h: number, d: number, seed: number) =>
          box(w, h, d, 0.02).warp(([x, y, z]) => {
            const by = 1 + 0.1 * Math.sin(y * 17 + seed) + 0.05 * Math.sin(y * 41 + seed * 3)
            return [x * by, y, z * (1 + 0.1 * Math.sin(y * 13 + seed * 2))]
          })
        const ring = 14
        const at = (i: number, r: number, y: number): Vec3 => [
          Math.sin(radians((360 * i) / ring)) * r,
          y,
          Math.cos(radians((360 * i) / ring)) * r,
        ]
        // Some have fallen.
        const fallen = [3, 8]
        const stones = Array.from({ length: ring }, (_, i) =>
          fallen.includes(i)
            ? rough(0.12, 0.34, 0.08, i)
                .turn(90, (360 * i) / ring + 24, 0)
                .at(at(i, 0.54, 0.055))
            : rough(0.14, 0.36, 0.09, i)
                .turn(0, (360 * i) / ring, 0)
                .at(at(i, 0.62, 0.19)),
        )
        const lintels = Array.from({ length: ring }, (_, i) => i)
          .filter((i) => ![2, 3, 7, 8, 11].includes(i))
          .map((i) =>
            rough(0.3, 0.07, 0.1, 0.4)
              .turn(0, (360 * (i + 0.5)) / ring, 0)
              .at(at(i + 0.5, 0.605, 0.395)),
          )
        const trilithon = (turn: number) =>
          together([
            rough(0.13, 0.5, 0.1, turn).at([-0.11, 0.26, 0.3]),
            rough(0.13, 0.5, 0.1, turn + 2).at([0.11, 0.26, 0.3]),
            rough(0.4, 0.08, 0.11, 0.7).at([0, 0.54, 0.3]),
          ]).turn(0, turn, 0)
        make.part('stones', together([...stones, ...lintels]), grey)
        make.part('trilithons', together([180, 120, 240].map(trilithon)), grey)
        make.part(
          'altar',
          rough(0.26, 0.07, 0.13, 5).at([0, 0.04, 0.02]),
          look.material('accent', stone('#7d8288')),
        )
        make.part(
          'grass',
          cylinder(0.78, 0.03, { corners: 48 }).at([0, 0, 0]),
          look.material('second', grass('#6a9a3f')),
        )
      },
    },
    dam: {
      nouns: ['dam', 'hydroelectric dam', 'water dam', 'concrete dam'],
      build(look, make) {
        const concrete = look.material('main', plaster('#c4c2bc'))
        // Bowed against the water: thick below, thin above.
        const sections = Array.from({ length: 25 }, (_, i): Vec3[] => {
          const a = radians(-52 + (104 * i) / 24)
          const on = (r: number, y: number): Vec3 => [Math.sin(a) * r, y, 0.62 - Math.cos(a) * r]
          return [on(0.86, 0), on(0.74, 0.5), on(0.68, 0.5), on(0.6, 0.22), on(0.5, 0)]
        })
        make.part('wall', loft(sections), concrete)
        make.part(
          'parapet',
          tube(
            Array.from({ length: 25 }, (_, i): Vec3 => {
              const a = radians(-52 + (104 * i) / 24)
              return [Math.sin(a) * 0.7, 0.51, 0.62 - Math.cos(a) * 0.7]
            }),
            0.024,
            { corners: 6 },
          ),
          concrete,
        )
        make.part(
          'lake',
          box(1.3, 0.42, 0.44, 0.01).at([0, 0.22, -0.32]),
          look.material('second', plastic('#3f8fc8', { roughness: 0.12 })),
        )
        const cliff = (seed: number) =>
          ball([0.26, 0.6, 0.56], 14).warp(([x, y, z]) => {
            const by =
              1 + 0.13 * Math.sin(x * 17 + seed) * Math.sin(y * 11 + seed) + 0.07 * Math.sin(z * 19 + seed)
            return [x * by, Math.max(0, y * by), z * by]
          })
        make.part(
          'cliffs',
          cliff(1)
            .at([-0.74, 0, -0.02])
            .with(cliff(4).at([0.74, 0, -0.02])),
          look.material('accent', stone('#8a7a66')),
        )
        make.part(
          'river',
          box(0.3, 0.03, 0.62, 0.008).at([0, 0.015, 0.42]),
          plastic('#3f8fc8', { roughness: 0.12 }),
        )
        const spill = [-0.16, 0, 0.16].map((x) =>
          tube(
            [
              [x, 0.42, -0.06],
              [x, 0.36, 0.06],
              [x, 0.16, 0.12],
              [x, 0.02, 0.2],
            ],
            [0.035, 0.04, 0.045, 0.06],
            { corners: 8, smooth: 4 },
          ),
        )
        make.part('water', together(spill), plastic('#e8f6fc', { roughness: 0.3 }))
        make.part(
          'power house',
          box(0.22, 0.12, 0.12, 0.01)
            .at([0.32, 0.06, 0.24])
            .with(box(0.22, 0.12, 0.12, 0.01).at([-0.32, 0.06, 0.24])),
          plaster('#e6e2d8'),
        )
      },
    },
    'oil rig': {
      nouns: ['oil rig', 'oil platform', 'drilling rig', 'offshore platform', 'drilling platform'],
      build(look, make) {
        const yellow = look.material('main', lacquer('#f2b91f'))
        const steel = look.material('second', metal('#8d949b', { roughness: 0.5 }))
        make.part(
          'sea',
          cylinder(0.66, 0.06, { corners: 44 }).at([0, 0.03, 0]),
          plastic('#2f7ab8', { roughness: 0.12 }),
        )
        make.part('legs', atCorners(cylinder(0.06, 0.44, { corners: 18 }).at([0.32, 0.24, 0.26])), yellow)
        const brace = together([
          rod([-0.32, 0.1, 0.26], [0.32, 0.42, 0.26], 0.014, 6),
          rod([0.32, 0.1, 0.26], [-0.32, 0.42, 0.26], 0.014, 6),
        ]).mirrored('z')
        make.part(
          'braces',
          brace.with(
            together([
              rod([0.32, 0.1, -0.26], [0.32, 0.42, 0.26], 0.014, 6),
              rod([0.32, 0.1, 0.26], [0.32, 0.42, -0.26], 0.014, 6),
            ]).mirrored(),
          ),
          steel,
        )
        make.part(
          'deck',
          box(0.92, 0.07, 0.74, 0.01)
            .at([0, 0.48, 0])
            .with(box(0.8, 0.05, 0.62, 0.01).at([0, 0.4, 0])),
          yellow,
        )
        make.part(
          'quarters',
          box(0.26, 0.22, 0.3, 0.01)
            .at([-0.28, 0.62, -0.14])
            .with(box(0.2, 0.12, 0.24, 0.01).at([-0.28, 0.79, -0.14])),
          plaster('#f0ece2'),
        )
        const foot = 0.14
        const derrick = [0, 90, 180, 270].map((a) =>
          rod([foot, 0.5, foot], [0.03, 1.3, 0.03], 0.014, 6).turn(0, a, 0),
        )
        const lattice = [0, 1, 2, 3, 4].flatMap((k) => {
          const [low, high] = [foot - 0.0215 * k, foot - 0.0215 * (k + 1)]
          return [0, 90, 180, 270].flatMap((a) => [
            rod([low, 0.5 + 0.155 * k, low], [-high, 0.5 + 0.155 * (k + 1), high], 0.008, 6).turn(0, a, 0),
            rod([high, 0.5 + 0.155 * (k + 1), high], [-high, 0.5 + 0.155 * (k + 1), high], 0.008, 6).turn(
              0,
              a,
              0,
            ),
          ])
        })
        make.part(
          'derrick',
          together([...derrick, ...lattice]).at([0.12, 0, 0.04]),
          look.material('accent', metal('#c8302c', { metalness: 0.3 })),
        )
        make.part('drill', rod([0.12, 0.03, 0.04], [0.12, 1.24, 0.04], 0.016, 8), steel)
        make.part(
          'crane',
          cylinder(0.045, 0.24, { corners: 16 })
            .at([0.36, 0.62, -0.26])
            .with(
              rod([0.36, 0.72, -0.26], [0.66, 1.02, -0.3], 0.02, 8),
              rod([0.66, 1.02, -0.3], [0.66, 0.8, -0.3], 0.006, 6),
            ),
          steel,
        )
        make.part(
          'flare',
          rod([-0.42, 0.5, 0.32], [-0.7, 0.92, 0.44], 0.016, 8).with(
            cylinder(0.12, 0.02, { corners: 24 }).at([-0.3, 0.53, 0.22]),
          ),
          steel,
        )
        make.part('flame', cone(0.04, 0.14, 14).at([-0.71, 1, 0.445]), glowing('#ff8a2a', { glow: 1.6 }))
      },
    },
    'bouncy castle': {
      nouns: ['bouncy castle', 'bounce house', 'bouncing castle', 'inflatable castle', 'moon bounce'],
      build(look, make) {
        const soft = (colour: string) => rubber(colour, { roughness: 0.45, relief: 0.2 })
        make.part(
          'floor',
          together(
            Array.from({ length: 7 }, (_, i) => box(0.17, 0.14, 0.94, 0.068).at([-0.45 + i * 0.15, 0.07, 0])),
          ),
          look.material('main', soft('#f2c230')),
        )
        const post = cylinder(0.12, 0.72, { corners: 24, round: 0.05 })
        make.part('towers', atCorners(post.at([0.47, 0.4, 0.42])), look.material('second', soft('#d8302a')))
        make.part(
          'spires',
          atCorners(cone(0.16, 0.32, 24).at([0.47, 0.9, 0.42])),
          look.material('accent', soft('#2f6fd8')),
        )
        const pad = (count: number, from: number, step: number) =>
          Array.from({ length: count }, (_, i) => box(0.17, 0.44, 0.11, 0.05).at([from + i * step, 0.32, 0]))
        make.part(
          'walls',
          together([
            ...pad(5, -0.32, 0.16).map((one) => one.at([0, 0, -0.43])),
            ...pad(5, -0.3, 0.15).flatMap((one) => [
              one.turn(0, 90, 0).at([0.48, 0, 0]),
              one.turn(0, 90, 0).at([-0.48, 0, 0]),
            ]),
          ]),
          soft('#3fa84a'),
        )
        make.part(
          'step',
          box(0.6, 0.09, 0.24, 0.04).at([0, 0.045, 0.58]),
          look.material('accent', soft('#2f6fd8')),
        )
        make.part(
          'arch',
          tube(
            Array.from({ length: 9 }, (_, i): Vec3 => {
              const a = radians(i * 22.5)
              return [0.42 * Math.cos(a), 0.66 + 0.2 * Math.sin(a), 0.42]
            }),
            0.07,
            { corners: 14, smooth: 2 },
          ),
          look.material('second', soft('#d8302a')),
        )
        make.socket('inside', [0, 0.15, 0], 0.36)
      },
    },
    moai: {
      nouns: ['moai', 'easter island head', 'easter island statue', 'moai statue'],
      build(look, make) {
        const grey = look.material('main', stone('#7d7a70', { relief: 1.3 }))
        make.part(
          'head',
          together([
            box(0.36, 0.66, 0.34, 0.1).taper(1.04, 0.88).at([0, 0.66, 0]),
            box(0.4, 0.12, 0.18, 0.05).at([0, 0.86, 0.11]),
            box(0.46, 0.36, 0.34, 0.1).at([0, 0.18, -0.02]),
          ]),
          grey,
        )
        make.part(
          'nose',
          extrude(
            [
              [0.1, 0.86],
              [0.2, 0.84],
              [0.29, 0.58],
              [0.24, 0.54],
              [0.1, 0.56],
            ],
            0.1,
            { bevel: 0.02 },
          ).turn(0, -90, 0),
          grey,
        )
        make.part(
          'lips',
          box(0.2, 0.035, 0.07, 0.015)
            .at([0, 0.49, 0.18])
            .with(box(0.18, 0.035, 0.07, 0.015).at([0, 0.445, 0.18])),
          grey,
        )
        make.part('ears', box(0.05, 0.34, 0.1, 0.02).at([0.19, 0.68, 0]).mirrored(), grey)
        make.part(
          'eyes',
          box(0.1, 0.05, 0.03, 0.01).at([0.1, 0.765, 0.155]).mirrored(),
          look.material('second', stone('#3f3d38')),
        )
        make.part('chin', box(0.3, 0.1, 0.12, 0.04).at([0, 0.37, 0.14]), grey)
      },
    },
    'freight car': {
      nouns: [
        'freight car',
        'boxcar',
        'box car',
        'train car',
        'goods wagon',
        'freight wagon',
        'rail car',
        'railway wagon',
      ],
      build(look, make) {
        const body = look.material('main', lacquer('#9a3f2a', { roughness: 0.6 }))
        const dark = metal('#34373d', { roughness: 0.6 })
        make.part('body', box(0.4, 0.42, 1.12, 0.012).at([0, 0.43, 0]), body)
        make.part(
          'ribs',
          together(
            Array.from({ length: 9 }, (_, i) => box(0.43, 0.4, 0.025, 0.004).at([0, 0.43, -0.52 + i * 0.13])),
          ),
          body,
        )
        make.part(
          'roof',
          box(0.44, 0.05, 1.16, 0.02).at([0, 0.655, 0]),
          look.material('second', metal('#8d949b', { roughness: 0.5 })),
        )
        make.part(
          'doors',
          box(0.445, 0.36, 0.3, 0.006).at([0, 0.42, 0]),
          look.material('accent', lacquer('#b85a38', { roughness: 0.6 })),
        )
        make.part('frame', box(0.34, 0.06, 1.2, 0.008).at([0, 0.2, 0]), dark)
        const wheel = cylinder(0.085, 0.035, { corners: 24 }).turn(0, 0, 90)
        const places: Vec3[] = [-0.46, -0.27, 0.27, 0.46].map((z) => [0.16, 0.085, z])
        make.part('wheels', atEach(wheel, places).mirrored(), metal('#59606a'))
        make.part(
          'trucks',
          together([...[-0.365, 0.365].map((z) => box(0.03, 0.06, 0.3, 0.008).at([0.19, 0.1, z]))])
            .mirrored()
            .with(
              ...places.map(([, y, z]) => rod([-0.16, y, z], [0.16, y, z], 0.014, 8)),
              ...[-0.365, 0.365].map((z) => box(0.3, 0.08, 0.1, 0.008).at([0, 0.15, z])),
            ),
          dark,
        )
        make.part('couplers', rod([0, 0.19, 0.58], [0, 0.19, 0.68], 0.022, 8).mirrored('z'), dark)
        make.part(
          'ladder',
          together(
            [0, 1, 2, 3, 4].map((i) =>
              rod([0.215, 0.3 + i * 0.075, 0.47], [0.215, 0.3 + i * 0.075, 0.54], 0.007, 6),
            ),
          ).mirrored(),
          dark,
        )
        make.socket('top', [0, 0.68, 0], 0.2)
      },
    },
  },
)
