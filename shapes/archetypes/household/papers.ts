import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, sheet, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { leather, metal, paper, plastic, wood } from '../../materials/material.ts'
import { rod, standing, turned } from './forms.ts'

const covers = ['#b8382f', '#2f6fae', '#3f8a56', '#e0a534', '#7a3f86', '#c96a2b']

export const book = archetype({
  id: 'book',
  about: 'A book: closed, open or in a stack',
  skeleton: 'paper',
  nouns: ['book'],
  parameters: {
    state: choice(['standing', 'open', 'lying'], 'how it lies'),
    stack: number(1, 1, 8, 'how many lie on each other'),
    magic: choice(['no', 'yes'], 'whether its cover has a gem and clasps'),
  },
  rows: {
    'open book': { values: { state: 'open' } },
    books: { values: { state: 'lying', stack: 4 } },
    'stack of books': { values: { state: 'lying', stack: 5 } },
    'spell book': { values: { magic: 'yes' }, colours: { main: '#4a2a7a' } },
    spellbook: { values: { magic: 'yes' }, colours: { main: '#4a2a7a' } },
    'magic book': { values: { magic: 'yes' }, colours: { main: '#1f5a4a' } },
    grimoire: { values: { magic: 'yes' }, colours: { main: '#3a2418' } },
    notebook: { values: { state: 'lying' }, colours: { main: '#2f86a8' } },
    dictionary: { values: { state: 'lying' }, colours: { main: '#7a2430' } },
    diary: { values: { state: 'lying' }, colours: { main: '#c9577a' } },
    bible: { values: { state: 'open' }, colours: { main: '#2a2320' } },
  },
  build: standing((v, look, make) => {
    const cover = look.material('main', leather('#a8322c', { grain: 0.5 }))
    const gold = look.material('second', metal('#dcae4a'))
    const page = paper('#f7eed8', {
      paint: ([, y, z], n) =>
        Math.abs(n[1]) < 0.5 && Math.abs((((y + z * 0.3) * 90 + 100) % 1) - 0.5) < 0.14
          ? light('#d8c8a4')
          : undefined,
    })
    if (v.state === 'open') {
      const curveAt = (s: number) =>
        0.12 * Math.sin(Math.min(1, s * 1.6) * Math.PI * 0.5) * (1 - 0.45 * s) - 0.02 * s
      const half = (side: number, lift: number, thick: number, grow: number) =>
        sheet(
          Array.from({ length: 15 }, (_, i) =>
            Array.from(
              { length: 5 },
              (_, j): Vec3 => [
                side * (0.004 + (i / 14) * (0.5 + grow)),
                curveAt(i / 14) + lift,
                (j / 4 - 0.5) * (0.68 + grow * 2),
              ],
            ),
          ),
          thick,
        )
      const leaves = [0, 0.02, 0.04, 0.06].map((y) =>
        half(1, y + 0.03, 0.022, 0).with(half(-1, y + 0.03, 0.022, 0)),
      )
      const ink = paper('#f7eed8', {
        paint: ([x, y, z], n) => {
          if (n[1] < 0.4 || y < 0.02) return undefined
          const [u, w] = [Math.abs(x), z]
          if (x < 0 && Math.hypot(u - 0.27, w + 0.14) < 0.1) return light('#c9803a')
          if (u < 0.06 || u > 0.45 || Math.abs(w) > 0.28 || (x < 0 && w < 0)) return undefined
          return Math.abs(((w * 22 + 20) % 1) - 0.5) < 0.13 &&
            Math.sin(x * 90 + Math.floor(w * 22) * 5) > -0.75
            ? light('#5a4a3a')
            : undefined
        },
      })
      make.part('pages', together(leaves), ink)
      make.part('cover', half(1, -0.005, 0.03, 0.025).with(half(-1, -0.005, 0.03, 0.025)), cover)
      make.part('cover', box(0.07, 0.03, 0.73, 0.012).move(0, -0.01, 0), cover)
      make.part(
        'ribbon',
        sheet(
          Array.from({ length: 14 }, (_, i) =>
            [-0.014, 0, 0.014].map(
              (d): Vec3 => [0.1 + d, curveAt(0.2) + 0.108 - Math.max(0, i - 10) * 0.05, -0.32 + i * 0.055],
            ),
          ),
          0.006,
        ),
        look.material('accent', plastic('#d8262f', { roughness: 0.7 })),
      )
      make.socket('top', [0, 0.14, 0], 0.3)
      return
    }
    const volume = (w: number, h: number, t: number) => ({
      cover: together([
        box(w, h, 0.03, 0.008).move(0, 0, t / 2),
        box(w, h, 0.03, 0.008).move(0, 0, -t / 2),
        cylinder(t / 2 + 0.014, h, { round: 0.008, corners: 24 })
          .scale(0.5, 1, 1)
          .move(-w / 2, 0, 0),
      ]),
      pages: box(w - 0.04, h - 0.045, t - 0.01, 0.004).move(-0.008, 0, 0),
      bands: together(
        [-0.34, -0.2, 0.2, 0.34].map((y) =>
          cylinder(t / 2 + 0.018, 0.018, { corners: 24 })
            .scale(0.54, 1, 1)
            .move(-w / 2, h * y, 0),
        ),
      ),
    })
    const count = Math.round(v.stack)
    if (count > 1 || v.state === 'lying') {
      let y = 0
      for (let i = 0; i < count; i++) {
        const [w, h, t] = [0.62 - 0.03 * (i % 3), 0.86 - 0.05 * i, 0.13 + 0.035 * ((i * 2) % 3)]
        const one = volume(w, h, t)
        const lay = (solid: typeof one.cover) =>
          solid
            .turn(-90, 0, 0)
            .turn(0, (i % 2 ? -1 : 1) * (count > 1 ? 6 + 5 * (i % 3) : 0) + 90, 0)
            .move(0, y + t / 2 + 0.015, 0)
        make.part(
          'cover',
          i === 0 ? lay(one.cover) : lay(one.cover).tinted(light(covers[i % covers.length] ?? '#ffffff')),
          cover,
        )
        make.part('pages', lay(one.pages), page)
        make.part('bands', lay(one.bands), gold)
        y += t + 0.03
      }
      make.socket('top', [0, y, 0], 0.3)
      return
    }
    const { cover: shell, pages, bands } = volume(0.66, 0.94, v.magic === 'yes' ? 0.24 : 0.18)
    const t = v.magic === 'yes' ? 0.24 : 0.18
    const stand = (solid: typeof shell) => solid.move(0, 0.47, 0)
    make.part('cover', stand(shell), cover)
    make.part('pages', stand(pages), page)
    make.part('bands', stand(bands), gold)
    const z = t / 2 + 0.016
    const frame = (w: number, h: number): Vec2[] => [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ]
    make.part(
      'bands',
      stand(extrude(frame(0.26, 0.4), 0.01, { bevel: 0.002, holes: [frame(0.245, 0.385)] }).move(0.01, 0, z)),
      gold,
    )
    if (v.magic === 'yes') {
      const corner = extrude(
        [
          [0, 0],
          [0.16, 0],
          [0.12, 0.06],
          [0.06, 0.12],
          [0, 0.16],
        ],
        0.05,
        { bevel: 0.012 },
      )
      const four = together(
        [corner, corner.mirror('x'), corner.mirror('y'), corner.mirror('x').mirror('y')].map((one, i) =>
          one.move(i % 2 ? 0.335 : -0.32, i > 1 ? 0.475 : -0.475, z - 0.012),
        ),
      )
      make.part(
        'bands',
        stand(
          four.with(
            torus(0.13, 0.022, 36, 8).turn(90, 0, 0).move(0.01, 0.04, z),
            box(0.14, 0.09, t + 0.07, 0.02).move(0.31, 0.2, 0),
            box(0.14, 0.09, t + 0.07, 0.02).move(0.31, -0.2, 0),
          ),
        ),
        gold,
      )
      make.part(
        'gem',
        stand(ball([0.1, 0.1, 0.06], 14).move(0.01, 0.04, z)),
        look.material('accent', plastic('#35e0c0', { roughness: 0.05, glow: 0.5 })),
      )
    } else {
      make.part(
        'bands',
        stand(
          box(0.3, 0.03, 0.012, 0.003)
            .move(0.01, 0.2, z)
            .with(
              box(0.2, 0.02, 0.012, 0.003).move(0.01, 0.14, z),
              torus(0.08, 0.012, 30, 6).turn(90, 0, 0).move(0.01, -0.1, z),
              ball([0.03, 0.03, 0.012], 12).move(0.01, -0.1, z),
            ),
        ),
        gold,
      )
    }
    make.socket('top', [0, 0.94, 0], 0.2).socket('front', [0, 0.5, t / 2], 0.3)
  }),
})

export const newspaper = archetype({
  id: 'newspaper',
  about: 'A folded newspaper',
  skeleton: 'paper',
  nouns: ['newspaper', 'magazine'],
  parameters: {},
  rows: { magazine: { colours: { main: '#f7f3ea', second: '#d8262f' } } },
  build: standing((_, look, make) => {
    const base = look.material('main', paper('#f1ece0'))
    const head = look.light('second', '#1e1e22')
    const grey = light('#77736a')
    const paint = ([x, y, z]: Vec3, n: Vec3): Vec3 | undefined => {
      if (n[1] < 0.5 || y < 0.05) return undefined
      const w = -z
      if (w > 0.3 && w < 0.4 && Math.abs(x) < 0.3)
        return Math.sin(x * 60) > -0.6 && Math.abs(w - 0.35) < 0.042 ? head : undefined
      if (Math.abs(w - 0.275) < 0.005 && Math.abs(x) < 0.34) return head
      if (w < 0.25 && w > -0.02 && x > -0.33 && x < 0.04) {
        const hill = 0.06 + 0.05 * Math.sin(x * 14)
        return w < hill
          ? light('#5d6a5a')
          : Math.hypot(x + 0.08, w - 0.19) < 0.035
            ? light('#efe6c8')
            : light('#9fb2bd')
      }
      const column = Math.floor((x + 0.36) / 0.145)
      if (Math.abs(x) > 0.34 || w < -0.42 || Math.abs((x + 0.36) / 0.145 - column - 0.5) > 0.43 || w > 0.25)
        return undefined
      return Math.abs(((w * 34 + 40) % 1) - 0.5) < 0.16 && Math.sin(x * 70 + Math.floor(w * 34) * 7) > -0.8
        ? grey
        : undefined
    }
    const layer = (y: number, grow: number, turn: number) =>
      box(0.76 + grow, 0.022, 0.98 + grow, 0.008)
        .turn(0, turn, 0)
        .move(0, y, 0)
    make.part('paper', layer(0.013, 0.012, 1.2).with(layer(0.036, 0.006, -0.8), layer(0.06, 0, 0)), {
      ...base,
      paint,
    })
    make.part(
      'fold',
      cylinder(0.036, 0.98, { corners: 20, round: 0.005 }).turn(90, 0, 0).move(-0.375, 0.036, 0),
      base,
    )
    make.socket('top', [0, 0.07, 0], 0.35)
  }),
})

export const scroll = archetype({
  id: 'scroll',
  about: 'An old scroll, rolled or open with writing or a map',
  skeleton: 'paper',
  nouns: ['scroll', 'parchment', 'ancient scroll'],
  parameters: {
    state: choice(['open', 'rolled'], 'whether it is open'),
    shows: choice(['writing', 'map', 'nothing'], 'what is on it'),
  },
  rows: { 'treasure map': { values: { shows: 'map' } }, 'rolled scroll': { values: { state: 'rolled' } } },
  build: standing((v, look, make) => {
    const page = look.material('main', paper('#e9cf98'))
    const knobStuff = look.material('second', wood('#7a4424'))
    const seal = look.material('accent', plastic('#b3202c', { roughness: 0.35 }))
    const [ink, red, blue] = [light('#4a3018'), light('#b8281e'), light('#8fb0a8')]
    const stick = (y: number, z: number) => {
      const end = turned(
        [
          [0, 0],
          [0.03, 0],
          [0.05, 0.03],
          [0.02, 0.06],
          [0.04, 0.09],
          [0, 0.11],
        ],
        0.01,
        18,
      )
      make.part('rods', end.turn(0, 0, -90).move(0.38, y, z).mirrored(), knobStuff)
      make.part('rods', rod([-0.4, y, z], [0.4, y, z], 0.02), knobStuff)
    }
    const roll = (y: number, z: number, turns: number, side: number) => {
      const spiral = Array.from({ length: 60 }, (_, i): [number, number] => {
        const a = (i / 59) * turns * 2 * Math.PI
        const r = 0.035 + 0.035 * (i / 59)
        return [y + r * Math.cos(a), z + side * r * Math.sin(a)]
      })
      return sheet(
        spiral.map(([b, c]) => [-0.38, -0.19, 0, 0.19, 0.38].map((x): Vec3 => [x, b, c])),
        0.012,
      )
    }
    if (v.state === 'rolled') {
      make.part('paper', roll(0.08, 0, 3, 1).scale(1, 1.15, 1.15), page)
      make.part('rods', rod([-0.38, 0.092, 0], [0.38, 0.092, 0], 0.03), page)
      stick(0.092, 0)
      make.part('ribbon', torus(0.083, 0.016, 30, 8).turn(0, 0, 90).scale(2, 1, 1).move(0, 0.092, 0), seal)
      make.part('ribbon', cylinder(0.05, 0.03, { corners: 24 }).turn(90, 0, 0).move(0, 0.1, 0.085), seal)
      return
    }
    // It leans back a little between its two rolls.
    const rows = Array.from({ length: 24 }, (_, i) => {
      const t = i / 23
      const y = 0.1 + t * 0.82
      const z = 0.055 - 0.18 * t + 0.02 * Math.sin(t * Math.PI * 2)
      return Array.from(
        { length: 13 },
        (_, j): Vec3 => [(j / 12 - 0.5) * 0.76, y, z + 0.008 * Math.sin(j * 1.3)],
      )
    })
    make.part('paper', sheet(rows, 0.014), {
      ...page,
      paint: ([x, y], n) => {
        if (n[2] < 0.2) return undefined
        const w = y - 0.51
        if (Math.abs(x) > 0.34) return light('#cfae70')
        if (v.shows === 'map') {
          const coast = Math.hypot(x * 1.1, w) - 0.25 - 0.05 * Math.sin(Math.atan2(w, x) * 5)
          if (Math.abs(coast) < 0.008) return ink
          if (coast > 0)
            return Math.abs(((w * 9 + 20) % 1) - 0.5 + 0.2 * Math.sin(x * 40)) < 0.03 ? blue : undefined
          const [a, b] = [x - 0.1, w - 0.1]
          if (Math.abs(Math.abs(a) - Math.abs(b)) < 0.012 && Math.abs(a) < 0.045) return red
          const path = w - (0.12 * Math.sin(x * 12) - 0.04)
          if (Math.abs(path) < 0.008 && x < 0.08 && x > -0.2 && Math.sin(x * 110) > 0) return red
          return Math.abs(w + 0.12 - Math.max(0, 0.05 - Math.abs(x + 0.08))) < 0.006 &&
            Math.abs(x + 0.08) < 0.06
            ? ink
            : undefined
        }
        if (v.shows === 'nothing' || Math.abs(x) > 0.29 || Math.abs(w) > 0.34) return undefined
        return Math.abs(((w * 13 + 20) % 1) - 0.5) < 0.14 && Math.sin(x * 80 + Math.floor(w * 13) * 3) > -0.6
          ? ink
          : undefined
      },
    })
    make.part('paper', roll(0.07, 0.12, 2, 1).with(roll(0.93, -0.06, 2, 1)), page)
    stick(0.07, 0.12)
    stick(0.93, -0.06)
    make.part('seal', cylinder(0.05, 0.02, { corners: 24 }).turn(80, 0, 0).move(0.24, 0.24, 0.05), seal)
    make.socket('front', [0, 0.5, 0.05], 0.3)
  }),
})

export const letter = archetype({
  id: 'letter',
  about: 'An envelope with a stamp and a seal',
  skeleton: 'paper',
  nouns: ['letter', 'envelope', 'mail', 'love letter'],
  parameters: { seal: choice(['wax', 'heart', 'none'], 'what closes it') },
  rows: { 'love letter': { values: { seal: 'heart' }, colours: { main: '#f9d5dc', accent: '#d8264a' } } },
  build: standing((v, look, make) => {
    const page = look.material('main', paper('#f6ead0'))
    const edge = look.material('second', paper('#e2cfa4'))
    const wax = look.material('accent', plastic('#b3202c', { roughness: 0.3 }))
    const lean = (one: ReturnType<typeof box>) => one.move(0, 0.33, 0).turn(-12, 0, 0)
    make.part('envelope', lean(box(1, 0.66, 0.05, 0.014)), page)
    make.part(
      'envelope',
      lean(
        extrude(
          [
            [-0.49, -0.32],
            [0.49, -0.32],
            [0, 0.06],
          ],
          0.02,
          { bevel: 0.006 },
        ).move(0, 0, 0.026),
      ),
      edge,
    )
    make.part(
      'flap',
      lean(
        extrude(
          [
            [-0.49, 0.32],
            [0, -0.06],
            [0.49, 0.32],
          ],
          0.02,
          { bevel: 0.007 },
        ).move(0, 0, 0.037),
      ),
      page,
    )
    const heart = Array.from({ length: 40 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 40
      return [
        0.006 * 16 * Math.sin(a) ** 3,
        0.006 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
      ]
    })
    if (v.seal === 'wax') {
      make.part(
        'seal',
        lean(
          cylinder(0.095, 0.035, { corners: 30, round: 0.014 })
            .warp(([x, y, z]) => [
              x * (1 + 0.06 * Math.sin(Math.atan2(x, z) * 5)),
              y,
              z * (1 + 0.06 * Math.cos(Math.atan2(x, z) * 4)),
            ])
            .turn(90, 0, 0)
            .move(0, -0.03, 0.058),
        ),
        wax,
      )
      make.part('seal', lean(torus(0.062, 0.012, 30, 6).turn(90, 0, 0).move(0, -0.03, 0.076)), wax)
    } else if (v.seal === 'heart')
      make.part('seal', lean(extrude(heart, 0.04, { bevel: 0.016, steps: 3 }).move(0, -0.02, 0.06)), wax)
    const stamp = light('#3f7fae')
    make.part(
      'stamp',
      lean(box(0.17, 0.2, 0.012, 0.003).move(0.36, 0.18, -0.026)),
      paper('#fdf8ea', {
        paint: ([x, y]) => (Math.abs(x - 0.36) < 0.065 && y > 0.43 && y < 0.58 ? stamp : undefined),
      }),
    )
    make.socket('top', [0, 0.62, -0.13], 0.2)
  }),
})
