import { archetype, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, lathe, softened, tube } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { clay, glass, knit, leaf, liquid, plastic, polished, sand, wood } from '../../materials/material.ts'
import { standing } from './forms.ts'

const turn = (i: number, of: number) => (i / of) * 2 * Math.PI

/** A tank of glass, with water, plants and fish in it. */
export const fishTank = archetype({
  id: 'fish-tank',
  about: 'A glass tank with water, plants and fish',
  skeleton: 'vessel',
  nouns: ['fish tank', 'aquarium', 'fishtank'],
  parameters: {
    width: number(1.2, 0.6, 2.4, 'width of the tank'),
    fish: number(5, 0, 9, 'how many fish swim in it'),
    plants: number(5, 0, 9, 'how many plants grow in it'),
  },
  rows: { terrarium: { values: { fish: 0, plants: 9 } } },
  build: standing((v, look, make) => {
    const [w, h, d] = [v.width, 0.7, 0.5]
    const frame = look.material('main', plastic('#2b2f36'))
    make.part(
      'frame',
      together([
        box(w + 0.04, 0.06, d + 0.04, 0.01).move(0, 0.03, 0),
        box(w + 0.04, 0.07, d + 0.04, 0.01).move(0, h + 0.06, 0),
      ]),
      frame,
    )
    make.part('gravel', box(w - 0.04, 0.07, d - 0.04, 0.01).move(0, 0.095, 0), sand('#d9c08a'))
    make.part(
      'glass',
      box(w, h - 0.04, d, 0.005).move(0, 0.06 + (h - 0.04) / 2, 0),
      glass('#cfe9f2', { opacity: 0.22 }),
    )
    make.part(
      'water',
      box(w - 0.03, h - 0.2, d - 0.03, 0.005).move(0, 0.13 + (h - 0.2) / 2, 0),
      liquid('#7cc6df', { opacity: 0.3 }),
    )
    const plants = Array.from({ length: Math.round(v.plants) }, (_, i) => {
      const x = (i / Math.max(1, v.plants - 1) - 0.5) * (w - 0.25)
      const tall = 0.25 + 0.2 * look.random()
      const z = (look.random() - 0.5) * (d - 0.25)
      const sway = (look.random() - 0.5) * 0.1
      return tube(
        [
          [x, 0.1, z],
          [x + sway, 0.1 + tall / 2, z],
          [x - sway, 0.1 + tall, z],
        ],
        (way) => 0.028 * (1 - 0.7 * way),
        { corners: 7, smooth: 4 },
      )
    })
    if (plants.length > 0) make.part('plants', together(plants), leaf('#3f9a4c'))
    const fish = Array.from({ length: Math.round(v.fish) }, (_, i): Solid => {
      const x = (i / Math.max(1, v.fish - 1) - 0.5) * (w - 0.4)
      const y = 0.25 + 0.33 * look.random()
      const z = (look.random() - 0.5) * (d - 0.22)
      const way = i % 2 ? 1 : -1
      return together([
        ball([0.06, 0.036, 0.02], 14).move(x, y, z),
        ball([0.025, 0.034, 0.008], 10).move(x - way * 0.07, y, z),
      ])
    })
    if (fish.length > 0) make.part('fish', together(fish), look.material('second', plastic('#f28a1f')))
    make.socket('top', [0, h + 0.095, 0], w / 2)
    make.socket('inside', [0, 0.4, 0], d / 2)
  }),
})

/** Thread wound up, ring over ring, with a loose end. */
export const yarnBall = archetype({
  id: 'yarn-ball',
  about: 'A ball of wool or string, wound in all directions, with a loose end',
  skeleton: 'tool',
  nouns: ['yarn ball', 'ball of yarn', 'ball of wool', 'wool ball', 'ball of string', 'skein', 'yarn'],
  parameters: { end: number(1, 0, 1, 'length of the loose end') },
  build: standing((v, look, make) => {
    const wool = look.material('main', knit('#c2475e'))
    const rings = Array.from({ length: 26 }, (_, i) => {
      const lean = (i * 137.5) % 180
      const off = ((i % 5) - 2) * 0.13
      const radius = Math.sqrt(0.5 * 0.5 - off * off) * 0.985
      const ring = Array.from(
        { length: 28 },
        (_, k): Vec3 => [Math.cos(turn(k, 28)) * radius, off, Math.sin(turn(k, 28)) * radius],
      )
      return tube(ring, 0.03, { closed: true, corners: 6 }).turn(lean, i * 47, (i * 71) % 180)
    })
    make.part('wool', together([ball(0.49, 28), ...rings]).move(0, 0.52, 0), wool)
    if (v.end > 0.05) {
      const far = 0.9 * v.end
      make.part(
        'thread',
        tube(
          [
            [0.3, 0.2, 0.32],
            [0.42, 0.035, 0.5],
            [0.5 + far * 0.4, 0.035, 0.62],
            [0.5 + far * 0.8, 0.035, 0.45],
            [0.5 + far, 0.035, 0.6],
          ],
          0.03,
          { corners: 7, smooth: 5 },
        ),
        wool,
      )
    }
    make.socket('top', [0, 1.02, 0], 0.2)
  }),
})

/** A round pot with a lid and a dipper, and honey running down its side. */
export const honeyPot = archetype({
  id: 'honey-pot',
  about: 'A pot of honey with a wooden dipper, some of it running over',
  skeleton: 'vessel',
  nouns: ['honey pot', 'honeypot', 'pot of honey', 'honey jar', 'jar of honey'],
  parameters: { drips: number(5, 0, 9, 'how many drops run down') },
  build: standing((v, look, make) => {
    const profile = softened(
      [
        [0, 0],
        [0.3, 0],
        [0.44, 0.16],
        [0.46, 0.36],
        [0.36, 0.6],
        [0.38, 0.68],
        [0.3, 0.68],
        [0.3, 0.6],
        [0, 0.6],
      ] satisfies Vec2[],
      0.04,
    )
    make.part('pot', lathe(profile, { corners: 36 }), look.material('main', clay('#c98a4b')))
    const honey = look.material('second', polished('#e8a317', { metalness: 0, roughness: 0.12 }))
    const drips = Array.from({ length: Math.round(v.drips) }, (_, i) => {
      const a = turn(i, v.drips) + 0.3
      const down = 0.18 + 0.2 * look.random()
      return tube(
        [
          [Math.sin(a) * 0.3, 0.68, Math.cos(a) * 0.3],
          [Math.sin(a) * 0.39, 0.68, Math.cos(a) * 0.39],
          [Math.sin(a) * 0.4, 0.6, Math.cos(a) * 0.4],
          [Math.sin(a) * 0.455, 0.66 - down, Math.cos(a) * 0.455],
        ],
        0.045,
        { corners: 9, smooth: 4 },
      )
    })
    make.part('honey', together([cylinder(0.33, 0.06).move(0, 0.66, 0), ...drips]), honey)
    const grooves = Array.from({ length: 4 }, (_, i) =>
      cylinder(0.07 - 0.008 * Math.abs(i - 1.5), 0.024).move(0, i * 0.04, 0),
    )
    make.part(
      'dipper',
      together([cylinder(0.022, 0.62).move(0, 0.2, 0), ...grooves])
        .turn(0, 0, -24)
        .move(0.02, 0.62, 0),
      wood('#a8743c'),
    )
    make.socket('top', [0, 0.7, 0], 0.3)
    make.socket('inside', [0, 0.62, 0], 0.3)
  }),
})
