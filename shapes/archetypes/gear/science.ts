import { together } from '../../geometry/solid.ts'
import { ball, torus } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { glass, lacquer, metal, plastic, skin } from '../../materials/material.ts'
import { atEach, pipe, rod, turned } from '../household/forms.ts'
import { several } from '../several.ts'

/** What is too small to be seen, as it is drawn in books of science. */
export const scienceModel = several(
  {
    id: 'science-model',
    about: 'A model of DNA, of an atom, of a molecule of water, of a cell or of a blood cell',
    skeleton: 'model',
  },
  {
    dna: {
      nouns: ['dna', 'dna strand', 'double helix', 'dna helix', 'dna molecule', 'dna double helix'],
      build(look, make) {
        const turns = 1.75
        const strand = (shift: number) =>
          Array.from({ length: 37 }, (_, i): Vec3 => {
            const a = radians((360 * turns * i) / 36 + shift)
            return [Math.sin(a) * 0.22, 0.04 + (1.2 * i) / 36, Math.cos(a) * 0.22]
          })
        const [one, other] = [strand(0), strand(180)]
        make.part('strand', pipe(one, 0.04, 2, 14), look.material('main', plastic('#2f6fd8')))
        make.part('strand 2', pipe(other, 0.04, 2, 14), look.material('second', plastic('#d8302a')))
        const rung = (from: Vec3, to: Vec3, a: number, b: number) => {
          const at = (t: number): Vec3 => [
            from[0] + (to[0] - from[0]) * t,
            from[1] + (to[1] - from[1]) * t,
            from[2] + (to[2] - from[2]) * t,
          ]
          return rod(at(a), at(b), 0.026)
        }
        const rungs = one.flatMap((from, i) => {
          const to = other[i]
          return i % 2 === 1 && to ? [{ from, to, i: (i - 1) / 2 }] : []
        })
        ;['#f2c230', '#3fa84a', '#e8732c', '#7a3fb0'].forEach((colour, k) => {
          const halves = rungs.flatMap(({ from, to, i }) => [
            ...(i % 4 === k ? [rung(from, to, 0.06, 0.5)] : []),
            ...((i + 2) % 4 === k ? [rung(from, to, 0.5, 0.94)] : []),
          ])
          make.part(
            'bases',
            together(halves),
            k === 0 ? look.material('accent', plastic(colour)) : plastic(colour),
          )
        })
      },
    },
    atom: {
      nouns: ['atom', 'atom model', 'carbon atom'],
      build(look, make) {
        const nucleus = Array.from({ length: 12 }, (_, i): Vec3 => {
          const y = 1 - (2 * (i + 0.5)) / 12
          const r = Math.sqrt(1 - y * y)
          return [Math.cos(i * 2.4) * r * 0.085, 0.5 + y * 0.085, Math.sin(i * 2.4) * r * 0.085]
        })
        const grain = ball(0.056, 16)
        make.part(
          'protons',
          atEach(
            grain,
            nucleus.filter((_, i) => i % 2 === 0),
          ),
          look.material('main', lacquer('#d8302a')),
        )
        make.part(
          'neutrons',
          atEach(
            grain,
            nucleus.filter((_, i) => i % 2 === 1),
          ),
          look.material('second', lacquer('#8d949b')),
        )
        const tilts: Vec3[] = [
          [90, 0, 0],
          [90, 0, 60],
          [90, 0, 120],
        ]
        const orbit = torus(0.46, 0.009, 72, 8).scale(1, 1, 0.42)
        make.part(
          'orbits',
          together(
            tilts.map((by) =>
              orbit
                .turn(...by)
                .turn(0, 18, 0)
                .at([0, 0.5, 0]),
            ),
          ),
          metal('#b8c4d0'),
        )
        make.part(
          'electrons',
          together(
            tilts.flatMap((by, i) =>
              [0, 180].map((a) =>
                ball(0.038, 16)
                  .at([
                    Math.sin(radians(a + 50 + i * 30)) * 0.46,
                    0,
                    Math.cos(radians(a + 50 + i * 30)) * 0.46 * 0.42,
                  ])
                  .turn(...by)
                  .turn(0, 18, 0)
                  .at([0, 0.5, 0]),
              ),
            ),
          ),
          look.material('accent', lacquer('#2f6fd8')),
        )
      },
    },
    molecule: {
      nouns: ['molecule', 'water molecule', 'h2o molecule'],
      build(look, make) {
        make.part('oxygen', ball(0.26, 36).at([0, 0.5, 0]), look.material('main', lacquer('#d8302a')))
        make.part(
          'hydrogen',
          ball(0.17, 30).at([0.36, 0.22, 0]).mirrored(),
          look.material('second', lacquer('#f4f4f2')),
        )
        make.part('bonds', rod([0, 0.5, 0], [0.36, 0.22, 0], 0.05).mirrored(), metal('#8d949b'))
      },
    },
    'blood cell': {
      nouns: ['blood cell', 'red blood cell', 'blood cells', 'red blood cells'],
      build(look, make) {
        // Thin in the middle on both sides.
        const half: Vec2[] = [
          [0, -0.05],
          [0.14, -0.06],
          [0.3, -0.13],
          [0.42, -0.12],
          [0.48, 0],
          [0.42, 0.12],
          [0.3, 0.13],
          [0.14, 0.06],
          [0, 0.05],
        ]
        make.part(
          'cell',
          turned(half, 0.05, 44).turn(62, 0, 0).at([0, 0.45, 0]),
          look.material('main', skin('#c8262c', { roughness: 0.3 })),
        )
      },
    },
    'white blood cell': {
      nouns: ['white blood cell', 'white blood cells', 'leukocyte'],
      build(look, make) {
        const bumps = Array.from({ length: 70 }, (_, i): Vec3 => {
          const y = 1 - (2 * (i + 0.5)) / 70
          const r = Math.sqrt(1 - y * y)
          return [Math.cos(i * 2.4) * r * 0.43, 0.5 + y * 0.43, Math.sin(i * 2.4) * r * 0.43]
        })
        make.part(
          'cell',
          ball(0.44, 36)
            .at([0, 0.5, 0])
            .with(atEach(ball(0.07, 10), bumps)),
          look.material('main', skin('#eef2f6', { roughness: 0.4 })),
        )
      },
    },
    cell: {
      nouns: ['cell', 'animal cell', 'eukaryotic cell', 'biological cell', 'human cell'],
      build(look, make) {
        // Cut open: the lower half of the membrane is a bowl in which all the rest lies.
        make.part(
          'cytoplasm',
          ball([0.47, 0.3, 0.42], 40)
            .warp(([x, y, z]) => [x, Math.min(y, 0.02), z])
            .at([0, 0.32, 0]),
          look.material('main', plastic('#8fd0e8')),
        )
        make.part(
          'membrane',
          torus(0.45, 0.035, 56, 10).scale(1.04, 1, 0.93).at([0, 0.335, 0]),
          plastic('#3f8fb8'),
        )
        make.part(
          'nucleus',
          ball(0.17, 32).at([0.04, 0.37, -0.03]),
          look.material('second', lacquer('#9a5ac8')),
        )
        make.part('nucleolus', ball(0.065, 20).at([0.07, 0.49, 0.07]), lacquer('#5a2a8a'))
        const bean = ball([0.085, 0.045, 0.045], 20)
        make.part(
          'mitochondria',
          together([
            bean.turn(0, 30, 0).at([-0.28, 0.36, 0.1]),
            bean.turn(0, -40, 0).at([0.28, 0.36, 0.18]),
            bean.turn(0, 80, 0).at([-0.2, 0.36, -0.24]),
          ]),
          look.material('accent', lacquer('#e8732c')),
        )
        make.part(
          'reticulum',
          together(
            [0.22, 0.26, 0.3].map((r) =>
              pipe(
                Array.from({ length: 9 }, (_, i): Vec3 => {
                  const a = radians(20 + i * 14 + r * 60)
                  return [0.04 + Math.sin(a) * r, 0.36, -0.03 + Math.cos(a) * r]
                }),
                0.018,
                2,
                8,
              ),
            ),
          ),
          plastic('#f2a0b8'),
        )
        const dots = Array.from({ length: 18 }, (_, i): Vec3 => {
          const a = i * 2.4
          const r = 0.24 + 0.14 * ((i * 0.618) % 1)
          return [Math.cos(a) * r, 0.35, Math.sin(a) * r * 0.9]
        })
        make.part('vesicles', atEach(ball(0.026, 10), dots), lacquer('#f2d23a'))
        make.part('globe', ball([0.48, 0.31, 0.43], 40).at([0, 0.32, 0]), glass('#c8ecf8', { opacity: 0.16 }))
      },
    },
  },
)
