import { archetype, choice, number } from '../../archetype.ts'
import { inRow, type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, extrude, lathe, torus, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  leather,
  metal,
  paper,
  planks,
  plastic,
  polished,
  thatch,
  wood,
  wornMetal,
} from '../../materials/material.ts'
import { atCorners, flowing, hollow, hoop, pipe, rectangle, rod, standing } from './forms.ts'

export const chest = archetype({
  id: 'chest',
  about: 'A treasure chest with a domed lid, iron bands and a lock',
  skeleton: 'container',
  nouns: ['chest', 'treasure chest', 'pirate chest', 'coffer'],
  parameters: {
    open: number(0, 0, 1, 'how far the lid is open'),
    treasure: choice(['none', 'coins', 'gems'], 'what it is full of; it opens for it'),
    lid: choice(['domed', 'flat'], 'kind of lid'),
  },
  rows: {
    'treasure chest': { values: { open: 0.75, treasure: 'coins' } },
    'pirate chest': { values: { open: 0.75, treasure: 'coins' } },
    'toy chest': { values: { lid: 'flat' }, colours: { main: '#4f9ad0', second: '#f2b93a' } },
  },
  build: standing((v, look, make) => {
    const timber = look.material('main', planks('#8a4f26', { grain: 0.55 }))
    const iron = look.material('second', metal('#c9983c', { roughness: 0.35 }))
    const dark = wood('#4a2c17')
    const [w, h, d] = [0.94, 0.42, 0.6]
    const open = v.treasure === 'none' ? v.open : Math.max(0.6, v.open)
    const hollowBox = box(w, h, d, 0.018).minus(box(w - 0.11, h, d - 0.11, 0.01).move(0, 0.06, 0))
    make.part(
      'box',
      open > 0.02 ? hollowBox.move(0, h / 2 + 0.03, 0) : box(w, h, d, 0.018).move(0, h / 2 + 0.03, 0),
      timber,
    )
    const top = h + 0.03
    const rise = v.lid === 'domed' ? 0.27 : 0.1
    const arc = (grow: number): Vec2[] =>
      v.lid === 'domed'
        ? Array.from(
            { length: 17 },
            (_, i): Vec2 => [
              (d / 2 + grow) * Math.cos((Math.PI * i) / 16),
              (rise + grow) * Math.sin((Math.PI * i) / 16),
            ],
          )
        : [
            [d / 2 + grow, 0],
            [d / 2 + grow, rise + grow],
            [-d / 2 - grow, rise + grow],
            [-d / 2 - grow, 0],
          ]
    const swing = (one: Solid) =>
      one
        .move(0, 0, d / 2)
        .turn(-112 * open, 0, 0)
        .move(0, top + 0.004, -d / 2)
    const shell = extrude(arc(0), w, { bevel: 0.014 }).turn(0, -90, 0)
    const lid =
      open > 0.02
        ? shell.minus(
            extrude(arc(-0.05), w - 0.11, { bevel: 0.004 })
              .turn(0, -90, 0)
              .move(0, -0.02, 0),
          )
        : shell
    make.part('lid', swing(lid), timber)
    // Iron bands around the box and over the lid, with studs.
    const xs = [-w / 2 + 0.045, -0.18, 0.18, w / 2 - 0.045]
    for (const x of xs) {
      const [wide, edge] = Math.abs(x) > 0.3 ? [0.1, true] : [0.075, false]
      const band = box(wide, h + 0.01, 0.02, 0.006).move(x, h / 2 + 0.03, d / 2 + 0.002)
      make.part('bands', band.with(band.mirror('z')), iron)
      if (edge)
        make.part(
          'bands',
          box(0.02, h + 0.012, d + 0.02, 0.006)
            .move(Math.sign(x) * (w / 2 + 0.001), h / 2 + 0.03, 0)
            .minus(box(0.1, h - 0.1, d - 0.14, 0.01).move(Math.sign(x) * (w / 2), h / 2 + 0.03, 0)),
          iron,
        )
      const strap = extrude([...arc(0.013), ...arc(-0.006).toReversed()], wide, { bevel: 0.004 })
        .turn(0, -90, 0)
        .move(x, 0, 0)
      make.part('bands', swing(strap), iron)
      const studs = [0.1, 0.24, 0.38].map((y) => ball([0.018, 0.018, 0.012], 10).move(x, y, d / 2 + 0.013))
      make.part('studs', together(studs), iron)
      const over = (v.lid === 'domed' ? [20, 55, 90, 125, 160] : [90]).map((a) =>
        ball(0.016, 10).move(
          x,
          (rise + 0.015) * Math.sin(radians(a)),
          (d / 2 + 0.015) * Math.cos(radians(a)),
        ),
      )
      make.part('studs', swing(together(over)), iron)
    }
    make.part('bands', box(w + 0.02, 0.05, d + 0.02, 0.012).move(0, 0.045, 0), iron)
    make.part('lock', box(0.15, 0.17, 0.05, 0.022).move(0, top - 0.06, d / 2 + 0.02), iron)
    make.part(
      'keyhole',
      cylinder(0.022, 0.02, { corners: 16 })
        .turn(90, 0, 0)
        .move(0, top - 0.045, d / 2 + 0.045)
        .with(box(0.018, 0.05, 0.02, 0.004).move(0, top - 0.075, d / 2 + 0.045)),
      dark,
    )
    make.part('lock', swing(box(0.09, 0.11, 0.03, 0.012).move(0, 0.005, d / 2 + 0.012)), iron)
    make.part(
      'handles',
      pipe(
        [
          [w / 2, 0.28, -0.1],
          [w / 2 + 0.07, 0.24, -0.09],
          [w / 2 + 0.07, 0.24, 0.09],
          [w / 2, 0.28, 0.1],
        ],
        0.018,
        5,
      ).mirrored(),
      iron,
    )
    if (v.treasure !== 'none') {
      const gold = metal('#f0b52e', { roughness: 0.22 })
      const heap = lathe(
        flowing(
          [
            [0.5, 0],
            [0.46, 0.06],
            [0.3, 0.12],
            [0.02, 0.17],
          ],
          4,
        ),
        { corners: 32 },
      )
        .scale(0.84, 1, 0.5)
        .move(0, top - 0.08, 0)
      make.part('treasure', heap, gold)
      const coin = cylinder(0.06, 0.018, { corners: 12, round: 0 })
      const coins = Array.from({ length: 76 }, (_, i) => {
        const [a, far] = [i * 2.4, Math.sqrt((i + 0.5) / 76)]
        const y = top - 0.055 + 0.17 * (1 - far ** 1.6)
        return coin
          .turn((look.random() - 0.5) * 70, look.random() * 90, (look.random() - 0.5) * 70)
          .move(Math.cos(a) * far * 0.39, y, Math.sin(a) * far * 0.235)
      })
      make.part('treasure', together(coins), gold)
      const stones = v.treasure === 'gems' ? 16 : 6
      const tints = ['#e0203f', '#2f6fe0', '#2fb866', '#b04fe0'].map(light)
      const gems = Array.from({ length: stones }, (_, i) => {
        const [a, far] = [i * 2.4 + 1, Math.sqrt((i + 0.4) / stones) * 0.8]
        return lathe(
          [
            [0.002, -0.05],
            [0.045, 0.01],
            [0.028, 0.035],
          ],
          { corners: 8 },
        )
          .turn(30 * Math.sin(i), 0, 30 * Math.cos(i))
          .move(Math.cos(a) * far * 0.34, top - 0.02 + 0.17 * (1 - far ** 1.6), Math.sin(a) * far * 0.2)
          .tinted(tints[i % 4] ?? [1, 1, 1])
      })
      make.part('gems', together(gems), polished('#ffffff', { metalness: 0, roughness: 0.05, glow: 0.1 }))
    }
    make.socket('top', [0, open > 0.02 ? top : top + rise, 0], 0.3).socket('inside', [0, top - 0.04, 0], 0.25)
  }),
})

export const crate = archetype({
  id: 'crate',
  about: 'A box: of boards with a diagonal, or of cardboard',
  skeleton: 'container',
  nouns: ['crate', 'wooden crate', 'wooden box'],
  parameters: {
    kind: choice(['boards', 'cardboard', 'open'], 'what it is of'),
    open: number(0, 0, 1, 'how far its flaps are open'),
  },
  rows: {
    box: { values: { kind: 'cardboard', open: 0 }, colours: { main: '#c08d55' } },
    'cardboard box': { values: { kind: 'cardboard', open: 0.7 }, colours: { main: '#c08d55' } },
    package: { values: { kind: 'cardboard' }, colours: { main: '#c08d55' } },
    parcel: { values: { kind: 'cardboard' }, colours: { main: '#b98550' } },
    'fruit crate': { values: { kind: 'open' }, colours: { main: '#c9975a' } },
  },
  build: standing((v, look, make) => {
    if (v.kind === 'cardboard') {
      const card = look.material('main', paper('#c08d55'))
      const tape = look.material('second', plastic('#e3c48e', { roughness: 0.3 }))
      const [w, h, d] = [0.9, 0.62, 0.7]
      const isOpen = v.open > 0.05
      const body = box(w, h, d, 0.012)
      make.part(
        'box',
        isOpen
          ? body.minus(box(w - 0.04, h, d - 0.04, 0.004).move(0, 0.03, 0)).move(0, h / 2, 0)
          : body.move(0, h / 2, 0),
        card,
      )
      if (isOpen) {
        const angle = 90 + 100 * v.open
        const long = box(w - 0.02, d / 2, 0.016, 0.005)
          .move(0, d / 4, 0)
          .turn(-90 + angle, 0, 0)
          .move(0, h, d / 2 - 0.01)
        make.part('flaps', long.with(long.mirror('z')), card)
        const short = box(0.016, d / 2, d - 0.03, 0.005)
          .move(0, d / 4, 0)
          .turn(0, 0, 90 - angle)
          .move(w / 2 - 0.01, h, 0)
        make.part('flaps', short.mirrored(), card)
        make.socket('inside', [0, h * 0.8, 0], 0.3)
      } else {
        make.part(
          'tape',
          box(w + 0.006, 0.012, 0.1, 0.004)
            .move(0, h, 0)
            .with(
              box(0.012, 0.2, 0.1, 0.004)
                .move(w / 2, h - 0.095, 0)
                .mirrored(),
            ),
          tape,
        )
        make.part(
          'flaps',
          box(w - 0.02, 0.008, d / 2 - 0.006, 0.003)
            .move(0, h, d / 4)
            .mirrored('z'),
          card,
        )
      }
      const ink = plastic('#4a3018', { roughness: 0.9 })
      const arrow: Vec2[] = [
        [-0.016, 0],
        [0.016, 0],
        [0.016, 0.07],
        [0.04, 0.07],
        [0, 0.12],
        [-0.04, 0.07],
        [-0.016, 0.07],
      ]
      make.part(
        'print',
        extrude(arrow, 0.008, { bevel: 0.001 })
          .move(0.26, 0.1, d / 2)
          .with(
            extrude(arrow, 0.008, { bevel: 0.001 }).move(0.36, 0.1, d / 2),
            box(0.16, 0.012, 0.008, 0.002).move(0.31, 0.085, d / 2),
          ),
        ink,
      )
      make.part(
        'label',
        box(0.26, 0.18, 0.01, 0.003).move(-0.22, h * 0.55, d / 2),
        paper('#f7f3e8', {
          paint: ([x, y]) =>
            x < -0.14 && Math.abs(y - h * 0.55 + 0.03) < 0.03 && Math.abs(((x * 60) % 1) + 0.5) < 0.25
              ? [0.02, 0.02, 0.02]
              : Math.abs(x + 0.24) < 0.07 && Math.abs(((y * 30 + 20) % 1) - 0.5) < 0.12
                ? [0.03, 0.03, 0.04]
                : undefined,
        }),
      )
      make.socket('top', [0, h, 0], 0.35)
      return
    }
    const timber = look.material('main', wood('#b5803f'))
    const frame = look.material('second', wood('#8f5c2a'))
    const nails = look.material('accent', metal('#6b6f75'))
    const [s, t] = [0.9, v.kind === 'open' ? 0.5 : 0.9]
    const count = v.kind === 'open' ? 3 : 5
    const each = (t - 0.06) / count
    const slat = box(s - 0.05, each * (v.kind === 'open' ? 0.78 : 0.94), 0.035, 0.008)
    const side = inRow(slat.move(0, 0.03 + each / 2, s / 2 - 0.035), count, [0, each, 0])
    make.part('boards', side.around(4), timber)
    make.part('boards', box(s - 0.06, 0.03, s - 0.06, 0.006).move(0, 0.03, 0), timber)
    if (v.kind === 'boards')
      make.part(
        'boards',
        inRow(box((s - 0.06) / 5 - 0.008, 0.03, s - 0.04, 0.008).move(-(s - 0.06) * 0.4, t - 0.03, 0), 5, [
          (s - 0.06) / 5,
          0,
          0,
        ]),
        timber,
      )
    make.part('frame', atCorners(box(0.1, t, 0.1, 0.014).move(s / 2 - 0.045, t / 2, s / 2 - 0.045)), frame)
    if (v.kind === 'boards') {
      const edge = box(s - 0.16, 0.1, 0.045, 0.012).move(0, 0.05, s / 2 - 0.012)
      const diagonal = box(Math.hypot(s - 0.2, t - 0.2), 0.1, 0.04, 0.01)
        .turn(0, 0, 45)
        .move(0, t / 2, s / 2 - 0.012)
      make.part('frame', edge.with(edge.move(0, t - 0.1, 0), diagonal).around(4), frame)
      make.part(
        'frame',
        box(s - 0.16, 0.045, 0.1, 0.012)
          .move(0, t - 0.012, s / 2 - 0.05)
          .around(4),
        frame,
      )
    }
    const heads = [0.05, t - 0.05].flatMap((y) =>
      [-1, 1].map((sx) => ball([0.018, 0.018, 0.012], 8).move(sx * (s / 2 - 0.045), y, s / 2 + 0.004)),
    )
    make.part('nails', together(heads).around(4), nails)
    make.socket('top', [0, t, 0], s / 2)
    if (v.kind === 'open') make.socket('inside', [0, t * 0.85, 0], s / 2 - 0.06)
  }),
})

export const barrel = archetype({
  id: 'barrel',
  about: 'A barrel of staves with hoops; also buckets and baskets',
  skeleton: 'container',
  nouns: ['barrel', 'wooden barrel', 'keg', 'cask', 'wine barrel'],
  parameters: {
    hoops: number(4, 2, 6, 'how many hoops'),
    lying: choice(['no', 'yes'], 'whether it lies on its side'),
    stuff: choice(['wood', 'oil'], 'wooden, or a drum of metal'),
  },
  rows: {
    'oil drum': { values: { stuff: 'oil' }, colours: { main: '#2f7fb0' } },
    'oil barrel': { values: { stuff: 'oil' }, colours: { main: '#c9402f' } },
    keg: { values: { lying: 'yes' } },
  },
  build: standing((v, look, make) => {
    const isDrum = v.stuff === 'oil'
    const timber = look.material(
      'main',
      isDrum ? wornMetal('#2f7fb0', { metalness: 0.3 }) : planks('#a2672f', { grain: 0.45 }),
    )
    const iron = look.material('second', isDrum ? metal('#8a9199') : metal('#4f545b', { roughness: 0.45 }))
    const staves = 20
    const bulge = (y: number) => (isDrum ? 0.34 : 0.3 + 0.085 * (1 - ((y - 0.5) / 0.5) ** 2))
    const steps = 18
    const lay = (one: Solid) =>
      v.lying === 'yes' ? one.move(0, -0.5, 0).turn(90, 0, 0).move(0, 0.44, 0) : one
    const line = Array.from({ length: steps + 1 }, (_, i): Vec2 => [bulge(i / steps), i / steps])
    const groove = (a: number) => 1 - 0.025 * Math.max(0, Math.abs(Math.cos((a * staves) / 2)) - 0.9) * 10
    make.part(
      'staves',
      lay(
        lathe(
          [
            [0, 0.03],
            [bulge(0) - 0.03, 0.03],
            [bulge(0) - 0.028, 0],
            ...line,
            [bulge(1) - 0.028, 1],
            [bulge(1) - 0.03, 0.96],
            [0, 0.96],
          ],
          {
            corners: isDrum ? 48 : staves * 4,
            ...(!isDrum && {
              flutes: (a: number, y: number) => (y > 0.001 && y < 0.999 ? groove(a) : groove(a)),
            }),
          },
        ),
      ),
      timber,
    )
    const hoops = Math.round(v.hoops)
    for (let i = 0; i < hoops; i++) {
      const y = isDrum
        ? ([0.02, 0.34, 0.66, 0.98, 0.5, 0.2][i] ?? 0.5)
        : hoops === 4
          ? ([0.06, 0.28, 0.72, 0.94][i] ?? 0.5)
          : 0.06 + (0.88 * i) / (hoops - 1)
      const half = isDrum ? 0.018 : 0.036
      make.part(
        'hoops',
        lay(
          isDrum
            ? torus(0.345, 0.02, 48, 8).move(0, y, 0)
            : hoop(
                [
                  [bulge(y - half) - 0.01, y - half],
                  [bulge(y - half) + 0.012, y - half],
                  [bulge(y) + 0.014, y],
                  [bulge(y + half) + 0.012, y + half],
                  [bulge(y + half) - 0.01, y + half],
                ],
                48,
              ),
        ),
        iron,
      )
      if (!isDrum) make.part('rivets', lay(ball([0.014, 0.014, 0.01], 8).move(0, y, bulge(y) + 0.014)), iron)
    }
    if (isDrum)
      make.part(
        'cap',
        cylinder(0.05, 0.03)
          .move(0.16, 0.97, 0.1)
          .with(cylinder(0.03, 0.03).move(-0.2, 0.97, -0.08)),
        iron,
      )
    else
      make.part(
        'cork',
        lay(
          cylinder(0.035, 0.06, { corners: 18 })
            .turn(90, 0, 0)
            .move(0, 0.42, bulge(0.42) + 0.01),
        ),
        wood('#d9b07a'),
      )
    if (v.lying === 'yes') {
      make.part(
        'stand',
        box(0.5, 0.09, 0.08, 0.014)
          .move(0, 0.05, 0.3)
          .mirrored('z')
          .with(box(0.1, 0.1, 0.1, 0.014).move(0.26, 0.1, 0.3).mirrored().mirrored('z')),
        wood('#6b4522'),
      )
      make.part(
        'tap',
        rod([0, 0.2, 0.44], [0, 0.2, 0.6], 0.022).with(
          rod([0, 0.2, 0.57], [0, 0.11, 0.57], 0.018),
          rod([-0.04, 0.27, 0.55], [0.04, 0.27, 0.55], 0.012),
          rod([0, 0.2, 0.55], [0, 0.27, 0.55], 0.012),
        ),
        metal('#d0a040'),
      )
    }
    make.socket('top', v.lying === 'yes' ? [0, 0.82, 0] : [0, 0.97, 0], 0.28)
  }),
})

export const bucket = archetype({
  id: 'bucket',
  about: 'A bucket with a handle',
  skeleton: 'container',
  nouns: ['bucket', 'pail'],
  parameters: {
    stuff: choice(['metal', 'wood', 'plastic'], 'what it is of'),
    filled: choice(['none', 'water', 'sand', 'milk'], 'what is in it'),
  },
  rows: {
    'wooden bucket': { values: { stuff: 'wood' }, colours: { main: '#a2672f' } },
    'milk bucket': { values: { filled: 'milk' } },
    'sand bucket': { values: { stuff: 'plastic', filled: 'sand' }, colours: { main: '#e2463c' } },
    'water bucket': { values: { filled: 'water' } },
  },
  build: standing((v, look, make) => {
    const shell = look.material(
      'main',
      v.stuff === 'wood'
        ? planks('#a2672f', { grain: 0.45 })
        : v.stuff === 'plastic'
          ? plastic('#e2463c', { roughness: 0.3 })
          : metal('#b4bcc5'),
    )
    const iron = look.material('second', v.stuff === 'plastic' ? plastic('#f7c53a') : metal('#6d747c'))
    make.part(
      'bucket',
      hollow(
        [
          [0, 0],
          [0.3, 0],
          [0.315, 0.02],
          [0.42, 0.66],
          [0.43, 0.68],
        ],
        0.024,
        0.05,
        48,
      ),
      shell,
    )
    make.part(
      'rim',
      torus(0.425, 0.018, 48, 8)
        .move(0, 0.685, 0)
        .with(
          ...(v.stuff === 'plastic'
            ? []
            : [0.12, 0.5].map((y) =>
                torus(0.315 + (0.105 * y) / 0.66 + 0.004, v.stuff === 'wood' ? 0.022 : 0.012, 48, 8).move(
                  0,
                  y,
                  0,
                ),
              )),
        ),
      iron,
    )
    make.part(
      'ears',
      box(0.03, 0.1, 0.09, 0.012)
        .move(0.428, 0.66, 0)
        .mirrored()
        .with(ball(0.024, 12).move(0.445, 0.67, 0).mirrored()),
      iron,
    )
    make.part(
      'handle',
      pipe(
        [
          [-0.445, 0.67, 0],
          [-0.4, 0.92, 0.06],
          [0, 1.08, 0.1],
          [0.4, 0.92, 0.06],
          [0.445, 0.67, 0],
        ],
        0.016,
        8,
      ),
      iron,
    )
    make.part(
      'grip',
      rod([-0.1, 1.066, 0.098], [0.1, 1.066, 0.098], 0.034, 14),
      look.material('accent', v.stuff === 'metal' ? wood('#a8713c') : iron),
    )
    if (v.filled !== 'none') {
      const colour = { water: '#5fb8e8', sand: '#e6c583', milk: '#fdf9ee' }[v.filled]
      make.part(
        'filling',
        lathe(
          [
            [0, 0.5],
            [0.37, 0.5],
            [0.385, 0.58],
            [0, v.filled === 'sand' ? 0.68 : 0.58],
          ],
          { corners: 40 },
        ),
        v.filled === 'sand'
          ? plastic(colour, { surface: 'sand', roughness: 1 })
          : plastic(colour, { surface: 'liquid', roughness: 0.15 }),
      )
    }
    make
      .socket('inside', [0, 0.58, 0], 0.38)
      .socket('handle', [0, 1.07, 0.1], 0.04)
      .socket('top', [0, 0.68, 0], 0.42)
  }),
})

export const basket = archetype({
  id: 'basket',
  about: 'A woven basket with a handle',
  skeleton: 'container',
  nouns: ['basket', 'wicker basket', 'picnic basket', 'laundry basket'],
  parameters: {
    handle: choice(['arch', 'two', 'none'], 'kind of handle'),
    tall: number(0.4, 0.25, 0.9, 'how high it is'),
  },
  rows: {
    'laundry basket': { values: { handle: 'two', tall: 0.8 } },
    hamper: { values: { handle: 'two', tall: 0.7 } },
  },
  build: standing((v, look, make) => {
    const straw = look.material('main', thatch('#c58f4a', { grain: 0.3, relief: 0.4 }))
    const dark = look.material('second', wood('#9a642c', { grain: 0.4 }))
    const h = v.tall
    const radius = (t: number) => 0.34 + 0.12 * t
    const rows = Math.round(h / 0.05)
    const stakes = 22
    make.part(
      'inside',
      hollow(
        [
          [0, 0.01],
          [0.33, 0.01],
          [radius(0) - 0.005, 0.02],
          [radius(1) - 0.012, h],
        ],
        0.03,
        0.04,
        44,
      ),
      dark,
    )
    // Strands go in front of one stake and behind the next.
    for (let i = 0; i < rows; i++) {
      const y = 0.03 + (i / rows) * (h - 0.04)
      const strand = Array.from({ length: stakes * 3 }, (_, k): Vec3 => {
        const a = (2 * Math.PI * k) / (stakes * 3)
        const r = radius(y / h) + 0.016 * Math.sin((a * stakes) / 2 + i * Math.PI) + 0.008
        return [Math.sin(a) * r, y, Math.cos(a) * r]
      })
      make.part('weave', tube(strand, 0.026, { closed: true, corners: 6 }), straw)
    }
    make.part(
      'stakes',
      together(
        Array.from({ length: stakes }, (_, k) => {
          const a = (2 * Math.PI * (k + 0.25)) / stakes
          return rod(
            [Math.sin(a) * radius(0), 0.01, Math.cos(a) * radius(0)],
            [Math.sin(a) * radius(1), h, Math.cos(a) * radius(1)],
            0.016,
            6,
          )
        }),
      ),
      dark,
    )
    const braid = (turn: number) =>
      tube(
        Array.from({ length: 96 }, (_, k): Vec3 => {
          const a = (2 * Math.PI * k) / 96
          const [b, r] = [a * 16 + turn, radius(1) + 0.005]
          return [
            Math.sin(a) * (r + 0.018 * Math.cos(b)),
            h + 0.018 * Math.sin(b),
            Math.cos(a) * (r + 0.018 * Math.cos(b)),
          ]
        }),
        0.022,
        { closed: true, corners: 6 },
      )
    make.part('rim', braid(0).with(braid(Math.PI)), straw)
    if (v.handle === 'arch') {
      const strand = (turn: number) =>
        tube(
          Array.from({ length: 60 }, (_, k): Vec3 => {
            const t = k / 59
            const a = Math.PI * t
            const b = t * 30 + turn
            return [
              -Math.cos(a) * (radius(0.9) + 0.01) + 0.014 * Math.cos(b),
              h - 0.06 + Math.sin(a) * 0.5,
              0.022 * Math.sin(b),
            ]
          }),
          0.02,
          { corners: 7 },
        )
      make.part('handle', strand(0).with(strand(Math.PI)), straw)
      make.socket('handle', [0, h + 0.44, 0], 0.04)
    } else if (v.handle === 'two')
      make.part(
        'handle',
        pipe(
          [
            [radius(1), h - 0.02, -0.12],
            [radius(1) + 0.1, h + 0.1, -0.1],
            [radius(1) + 0.1, h + 0.1, 0.1],
            [radius(1), h - 0.02, 0.12],
          ],
          0.028,
          6,
        ).mirrored(),
        straw,
      )
    make.socket('inside', [0, h * 0.85, 0], 0.38).socket('top', [0, h, 0], 0.42)
  }),
})

export const suitcase = archetype({
  id: 'suitcase',
  about: 'A suitcase with straps and corners, or a trolley on wheels',
  skeleton: 'container',
  nouns: ['suitcase', 'luggage', 'vintage suitcase'],
  parameters: {
    kind: choice(['old', 'trolley', 'briefcase'], 'which kind'),
    stickers: choice(['yes', 'no'], 'whether stickers are on it'),
  },
  rows: {
    briefcase: { values: { kind: 'briefcase', stickers: 'no' }, colours: { main: '#5a3420' } },
    'travel bag': { values: { kind: 'old' } },
    'rolling suitcase': { values: { kind: 'trolley' }, colours: { main: '#2f8fb0' } },
  },
  build: standing((v, look, make) => {
    const brass = look.material('accent', metal('#d6a848'))
    const colours = ['#e2463c', '#2f7fc0', '#f2c23a', '#4f9a4f']
    if (v.kind === 'trolley') {
      const shell = look.material('main', plastic('#e0543c', { roughness: 0.3 }))
      const black = look.material('second', plastic('#26282c'))
      make.part('shell', box(0.56, 0.76, 0.28, 0.07).move(0, 0.46, 0), shell)
      make.part('ribs', inRow(box(0.035, 0.66, 0.3, 0.016).move(-0.21, 0.46, 0), 7, [0.07, 0, 0]), shell)
      make.part('zip', extrude(rectangle(0.575, 0.775, 0.08), 0.03, { bevel: 0.01 }).move(0, 0.46, 0), black)
      make.part(
        'handle',
        rod([0.13, 0.8, -0.08], [0.13, 1.14, -0.08], 0.014)
          .mirrored()
          .with(rod([-0.14, 1.15, -0.08], [0.14, 1.15, -0.08], 0.026)),
        black,
      )
      make.part(
        'handle',
        pipe(
          [
            [-0.08, 0.84, 0.02],
            [-0.07, 0.89, 0.02],
            [0.07, 0.89, 0.02],
            [0.08, 0.84, 0.02],
          ],
          0.018,
          4,
        ),
        black,
      )
      make.part(
        'wheels',
        atCorners(cylinder(0.045, 0.04, { corners: 20 }).turn(0, 0, 90).move(0.22, 0.045, 0.1)).with(
          atCorners(box(0.07, 0.05, 0.08, 0.016).move(0.22, 0.09, 0.1)),
        ),
        black,
      )
      make.socket('handle', [0, 1.15, -0.08], 0.03).socket('top', [0, 0.84, 0], 0.2)
      return
    }
    const hide = look.material('main', leather('#a8622e', { grain: 0.5 }))
    const dark = look.material('second', leather('#5c3218', { grain: 0.4 }))
    const [w, h, d] = [1, v.kind === 'briefcase' ? 0.64 : 0.66, v.kind === 'briefcase' ? 0.2 : 0.3]
    make.part('case', box(w, h, d, 0.05).move(0, h / 2, 0), hide)
    make.part(
      'seam',
      extrude(rectangle(w + 0.012, h + 0.012, 0.06), 0.035, { bevel: 0.012 }).move(0, h / 2, d * 0.12),
      dark,
    )
    const patch = ball([0.13, 0.13, 0.03], 20).move(w / 2 - 0.115, h / 2 - 0.115, d / 2 - 0.018)
    make.part(
      'corners',
      together([patch, patch.mirror('x'), patch.mirror('y'), patch.mirror('x').mirror('y')])
        .mirrored('z')
        .move(0, h / 2, 0),
      dark,
    )
    if (v.kind === 'old')
      make.part(
        'straps',
        box(0.08, h + 0.024, d + 0.024, 0.03)
          .move(0.28, h / 2, 0)
          .mirrored(),
        dark,
      )
    make.part(
      'handle',
      pipe(
        [
          [-0.14, h, 0],
          [-0.13, h + 0.09, 0],
          [0.13, h + 0.09, 0],
          [0.14, h, 0],
        ],
        0.026,
        5,
      ),
      dark,
    )
    make.part(
      'locks',
      box(0.06, 0.03, 0.05, 0.01)
        .move(0.14, h + 0.004, 0)
        .mirrored(),
      brass,
    )
    make.part(
      'locks',
      box(0.08, 0.09, 0.03, 0.012)
        .move(v.kind === 'old' ? 0.28 : 0.3, h * 0.8, d / 2 + 0.012)
        .mirrored(),
      brass,
    )
    if (v.stickers === 'yes') {
      const places: Vec3[] = [
        [-0.1, 0.4, 6],
        [0.1, 0.22, -12],
        [-0.12, 0.15, 14],
      ]
      places.forEach(([x, y, turn], i) => {
        const shape =
          i === 1
            ? extrude(rectangle(0.2, 0.13, 0.02), 0.01, { bevel: 0.002 })
            : cylinder(0.075, 0.01, { corners: 28 }).turn(90, 0, 0)
        const inner =
          i === 1
            ? extrude(rectangle(0.15, 0.05, 0.01), 0.014, { bevel: 0.002 })
            : cylinder(0.045, 0.014, { corners: 24 }).turn(90, 0, 0)
        make.part(
          'stickers',
          shape
            .turn(0, 0, turn)
            .move(x, y, d / 2 + 0.004)
            .tinted(light(colours[i] ?? '#ffffff'))
            .with(
              inner
                .turn(0, 0, turn)
                .move(x, y, d / 2 + 0.005)
                .tinted(light('#fbf3dd')),
            ),
          stickerStuff,
        )
      })
    }
    make.socket('handle', [0, h + 0.08, 0], 0.04).socket('top', [0, h, 0], 0.3)
  }),
})
const stickerStuff = paper('#ffffff')
