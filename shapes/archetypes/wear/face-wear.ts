import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, extrude, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { add, radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  feathers,
  fur,
  glass,
  lacquer,
  leather,
  plastic,
  polished,
  rubber,
  wood,
} from '../../materials/material.ts'
import { Figure } from '../creatures/figure.ts'
import { uncoloured } from './uncoloured.ts'

/** The rim of a lens as an outline about its middle. */
function lensOutline(
  shape: 'round' | 'square' | 'cat eye' | 'aviator' | 'heart' | 'star',
  r: number,
): Vec2[] {
  return Array.from({ length: 44 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 44
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const power = (v: number, by: number) => Math.sign(v) * Math.abs(v) ** by
    switch (shape) {
      case 'round':
        return [c * r, s * r]
      case 'square':
        return [power(c, 0.45) * r * 1.08, power(s, 0.5) * r * 0.82]
      case 'cat eye':
        return [
          c * r * 1.1 + (s > 0 && c > 0 ? 0.2 * r * s * c : 0),
          s * r * 0.78 + (c > 0 ? 0.34 * r * c * Math.max(0, s) : 0),
        ]
      case 'aviator':
        return [
          c * r * (1.06 - 0.16 * s * -1 * (s < 0 ? 1 : 0)) + 0.1 * r * (s < 0 ? 1 : 0) * c,
          s * r * (s < 0 ? 1.06 : 0.72),
        ]
      case 'heart':
        return [r * 1.12 * s ** 3, r * (0.86 * c - 0.32 * Math.cos(2 * a) - 0.12 * Math.cos(3 * a) + 0.1)]
      default: {
        const k = 0.78 + 0.3 * Math.cos(a * 5 - Math.PI / 2)
        return [c * r * k * 1.15, s * r * k * 1.15]
      }
    }
  })
}

export const glasses = archetype({
  id: 'glasses',
  about: 'Glasses with two lenses: spectacles, sunglasses, goggles; a monocle with one',
  skeleton: 'glasses',
  nouns: ['glasses', 'eyeglasses', 'spectacles', 'reading glasses', 'nerd glasses'],
  parameters: {
    shape: choice(['round', 'square', 'cat eye', 'aviator', 'heart', 'star'], 'shape of the lenses'),
    lenses: choice(['clear', 'dark'], 'whether the lenses are dark'),
    kind: choice(['glasses', 'goggles', 'monocle', 'eye patch'], 'kind of eyewear'),
    frame: number(0.05, 0.02, 0.1, 'thickness of the frame'),
  },
  rows: {
    sunglasses: { values: { shape: 'square', lenses: 'dark', frame: 0.07 }, colours: { main: '#1a1a1f' } },
    shades: { values: { shape: 'square', lenses: 'dark', frame: 0.07 }, colours: { main: '#1a1a1f' } },
    'aviator sunglasses': {
      values: { shape: 'aviator', lenses: 'dark', frame: 0.03 },
      colours: { main: '#d8b04a' },
    },
    'heart glasses': {
      values: { shape: 'heart', lenses: 'dark', frame: 0.06 },
      colours: { main: '#e2344f' },
    },
    'heart sunglasses': {
      values: { shape: 'heart', lenses: 'dark', frame: 0.06 },
      colours: { main: '#e2344f' },
    },
    'star glasses': { values: { shape: 'star', lenses: 'dark', frame: 0.06 }, colours: { main: '#f2b722' } },
    'cat eye glasses': { values: { shape: 'cat eye', frame: 0.065 }, colours: { main: '#8a2f4a' } },
    goggles: { values: { kind: 'goggles' }, colours: { main: '#6b4426', second: '#3a2a20' } },
    'steampunk goggles': { values: { kind: 'goggles' }, colours: { main: '#b5793c', second: '#4a3020' } },
    'swimming goggles': {
      values: { kind: 'goggles', lenses: 'dark' },
      colours: { main: '#2f80e0', second: '#1f2a3a' },
    },
    'ski goggles': {
      values: { kind: 'goggles', lenses: 'dark' },
      colours: { main: '#e8672a', second: '#26262e' },
    },
    monocle: { values: { kind: 'monocle' }, colours: { main: '#e0b040' } },
    'eye patch': { values: { kind: 'eye patch' }, colours: { main: '#1d1a1c' } },
    eyepatch: { values: { kind: 'eye patch' }, colours: { main: '#1d1a1c' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const rim =
      v.kind === 'monocle' || v.shape === 'aviator'
        ? look.material('main', polished('#e0b040'))
        : look.material('main', lacquer('#3a2418', { roughness: 0.22 }))
    const lens =
      v.lenses === 'dark'
        ? glass('#15171c', { opacity: 0.88, roughness: 0.05 })
        : glass('#d8eef8', { opacity: 0.28 })
    const [x, y, r, t] = [0.47, 0.3, 0.38, v.frame]
    if (v.kind === 'eye patch') {
      const leatherStuff = look.material('main', leather('#1d1a1c'))
      figure.part(
        'patch',
        ball([0.44, 0.42, 0.12], 28)
          .warp(([a, b, c]) => [a, b * (b < 0 ? 1.1 : 0.86), c])
          .at([-x, y, 0]),
        leatherStuff,
      )
      figure.part(
        'strap',
        torus(0.95, 0.045, 56, 8)
          .scale(1, 1.2, 1)
          .turn(0, 0, -10)
          .at([0, y + 0.16, -0.86]),
        leatherStuff,
      )
    } else if (v.kind === 'monocle') {
      figure.part('frame', torus(0.46, 0.05, 48, 12).turn(90, 0, 0).at([0, 0.62, 0]), rim)
      figure.part('lens', ball([0.45, 0.45, 0.06], 32).at([0, 0.62, 0]), lens)
      const links = Array.from({ length: 26 }, (_, i) => {
        const s = i / 25
        return torus(0.035, 0.011, 12, 6)
          .scale(1.5, 1, 1)
          .turn(i % 2 === 0 ? 90 : 0, 0, 60 - 130 * s)
          .at([0.44 + 0.32 * Math.sin(s * 2.6), 0.5 - 0.47 * s + 0.1 * Math.sin(s * 6), 0.03])
      })
      figure.part('chain', together(links), rim)
    } else if (v.kind === 'goggles') {
      const cup = lathe(
        softened(
          [
            [0, -0.2],
            [0.46, -0.2],
            [0.4, 0.1],
            [0.36, 0.14],
            [0, 0.14],
          ],
          0.05,
        ),
        { corners: 36 },
      ).turn(90, 0, 0)
      figure.part(
        'frame',
        together([
          cup.at([x, y + 0.16, 0]).mirrored(),
          tube(
            [
              [-0.14, y + 0.2, 0],
              [0, y + 0.26, 0.03],
              [0.14, y + 0.2, 0],
            ],
            0.06,
            { corners: 10, smooth: 4 },
          ),
          torus(0.38, 0.06, 36, 10)
            .turn(90, 0, 0)
            .at([x, y + 0.16, 0.13])
            .mirrored(),
          ...[0, 60, 120, 180, 240, 300].map((a) =>
            ball(0.032, 8)
              .at([x + Math.cos(radians(a)) * 0.39, y + 0.16 + Math.sin(radians(a)) * 0.39, 0.18])
              .mirrored(),
          ),
        ]),
        look.material('main', polished('#b5793c', { roughness: 0.3 })),
      )
      figure.part(
        'lenses',
        ball([0.35, 0.35, 0.1], 28)
          .at([x, y + 0.16, 0.14])
          .mirrored(),
        v.lenses === 'dark' ? glass('#2a3f6b', { opacity: 0.85 }) : glass('#8fd0c4', { opacity: 0.55 }),
      )
      figure.part(
        'strap',
        tube(
          Array.from({ length: 33 }, (_, i): Vec3 => {
            const a = radians(-118 + (236 * i) / 32)
            return [Math.sin(a) * 0.98, y + 0.16, -0.72 - Math.cos(a) * 0.86]
          }),
          1,
          {
            outline: [
              [-0.025, -0.11],
              [0.025, -0.11],
              [0.025, 0.11],
              [-0.025, 0.11],
            ],
            flat: true,
          },
        ),
        look.material('second', leather('#3a2a20')),
      )
    } else {
      const outline = lensOutline(v.shape, r)
      const around = (o: Vec2[]): Vec3[] => o.map(([a, b]): Vec3 => [a, b, 0])
      const one = tube(around(outline), t, { closed: true, corners: 10 }).at([x, y + 0.12, 0])
      const left = one
      const bridge = tube(
        [
          [-0.14, y + 0.2, 0.01],
          [0, y + 0.27, 0.05],
          [0.14, y + 0.2, 0.01],
        ],
        t * 0.9,
        { corners: 10, smooth: 5 },
      )
      const arm = tube(
        [
          [x + r * 0.98, y + 0.24, 0],
          [x + r * 1.12, y + 0.24, -0.12],
          [x + r * 1.08, y + 0.22, -1.1],
          [x + r * 0.98, y - 0.06, -1.38],
        ],
        [t, t * 0.95, t * 0.85, t * 0.9],
        { corners: 10, smooth: 6 },
      )
      figure.part(
        'frame',
        together([
          left.mirrored(),
          bridge,
          arm.mirrored(),
          ball([0.05, 0.08, 0.04], 12)
            .at([0.13, y + 0.06, -0.06])
            .mirrored(),
          box(0.07, 0.09, 0.07, 0.02)
            .at([x + r * 1.06, y + 0.24, -0.02])
            .mirrored(),
        ]),
        rim,
      )
      figure.part(
        'lenses',
        extrude(outline, 0.045, { bevel: 0.012 })
          .at([x, y + 0.12, 0])
          .mirrored(),
        lens,
      )
    }
    figure
      .socket('inside', [0, y + 0.13, -0.05], 0.92)
      .socket('worn', [0, y + 0.13, -0.05], 0.92)
      .finish(make)
  },
})

export const mask = archetype({
  id: 'mask',
  about: 'A mask for the face: Venetian, superhero, gas mask, tribal, theatre, hockey',
  skeleton: 'mask',
  nouns: ['mask', 'face mask'],
  parameters: {
    kind: choice(
      ['venetian', 'superhero', 'gas mask', 'tribal', 'comedy', 'tragedy', 'hockey', 'surgical'],
      'kind of mask',
    ),
  },
  rows: {
    'venetian mask': { values: { kind: 'venetian' } },
    'carnival mask': { values: { kind: 'venetian' }, colours: { main: '#7a2f9c' } },
    'masquerade mask': { values: { kind: 'venetian' }, colours: { main: '#1f5c8f' } },
    'superhero mask': { values: { kind: 'superhero' }, colours: { main: '#1d1d24' } },
    'bandit mask': { values: { kind: 'superhero' }, colours: { main: '#1d1d24' } },
    'gas mask': { values: { kind: 'gas mask' }, colours: { main: '#3a3f36' } },
    'tribal mask': { values: { kind: 'tribal' }, colours: { main: '#8a4f26' } },
    'tiki mask': { values: { kind: 'tribal' }, colours: { main: '#a5652f' } },
    'african mask': { values: { kind: 'tribal' }, colours: { main: '#6b3a20' } },
    'hockey mask': { values: { kind: 'hockey' }, colours: { main: '#f2f0ea' } },
    'surgical mask': { values: { kind: 'surgical' }, colours: { main: '#8fc8e0' } },
    'medical mask': { values: { kind: 'surgical' }, colours: { main: '#8fc8e0' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const gold = look.material('accent', polished('#f0b840', { roughness: 0.25 }))
    const detail = Math.round(58 * look.detail)
    const onBall = (side: number, up: number, far = 1): Vec3 => [
      Math.sin(radians(side)) * Math.cos(radians(up)) * 0.8 * far,
      Math.sin(radians(up)) * far,
      Math.cos(radians(side)) * Math.cos(radians(up)) * 0.7 * far,
    ]
    const half = (blob: Blob) => {
      blob.egg([0, 0, -0.12], [0.72, 0.92, 0.6], { cut: true, blend: 0.03 })
      blob.slab([0, 0, -1.02], [2, 2, 1], 0.02, { cut: true, blend: 0.03 })
    }
    switch (v.kind) {
      case 'venetian':
      case 'superhero': {
        const blob = new Blob({ detail, blend: 0.08 })
        blob.both((b) =>
          b
            .egg([0.36, 0, 0.36], [0.44, 0.27, 0.24], { turn: [0, 26, 8] })
            .limb([0.66, 0.06, 0.2], [0.92, 0.24, -0.02], 0.2, 0.05),
        )
        blob.egg([0, -0.06, 0.52], [0.14, 0.2, 0.16])
        if (v.kind === 'venetian') blob.both((b) => b.limb([0.3, 0.2, 0.42], [0.42, 0.4, 0.36], 0.14, 0.05))
        blob.both((b) =>
          b.egg([0.36, 0.0, 0.5], [0.2, 0.115, 0.5], { cut: true, blend: 0.03, turn: [0, 0, 14] }),
        )
        blob.egg([0, 0, -0.1], [0.82, 0.5, 0.5], { cut: true, blend: 0.04 })
        figure.part(
          'mask',
          uncoloured(blob.solid()),
          look.material('main', lacquer(v.kind === 'venetian' ? '#a81f3c' : '#1d1d24', { roughness: 0.3 })),
        )
        if (v.kind === 'venetian') {
          const rim = Array.from({ length: 28 }, (_, i): Vec3 => {
            const a = (2 * Math.PI * i) / 28
            return [
              0.37 + Math.cos(a) * 0.235,
              0.005 + Math.sin(a) * 0.15 + Math.cos(a) * 0.06,
              0.57 - 0.2 * Math.max(0, Math.cos(a)) - 0.06 * Math.abs(Math.sin(a)),
            ]
          })
          figure.part(
            'trim',
            together([
              tube(rim, 0.024, { closed: true, corners: 8 }).mirrored(),
              ...[0, 1, 2].map((i) =>
                ball(0.036 - i * 0.003, 12)
                  .at([0.2 + i * 0.13, 0.27 + 0.02 * i, 0.47 - i * 0.085])
                  .mirrored(),
              ),
            ]),
            gold,
          )
          figure.part(
            'jewel',
            ball([0.09, 0.12, 0.06], 18).at([0, 0.2, 0.62]),
            look.material('second', polished('#2fa38f', { metalness: 0.1 })),
          )
          const plume = (k: number) =>
            tube(
              [
                [0.0 + 0.05 * k, 0.26, 0.5],
                [0.12 * k, 0.6, 0.4],
                [0.26 * k, 0.9 - 0.05 * Math.abs(k), 0.22],
                [0.46 * k, 1.02 - 0.1 * Math.abs(k), 0.1],
              ],
              [0.03, 0.1, 0.11, 0.02],
              { corners: 12, smooth: 5 },
            )
          figure.part(
            'feathers',
            together([-2, -1, 0, 1, 2].map(plume)),
            look.material('second', feathers('#2fa38f', { grain: 0.5 })),
          )
        }
        break
      }
      case 'gas mask': {
        const stuff = look.material('main', rubber('#3a3f36'))
        const blob = new Blob({ detail, blend: 0.1 })
          .egg([0, 0, 0], [0.74, 0.92, 0.62])
          .egg([0, -0.42, 0.48], [0.34, 0.34, 0.34])
        half(blob)
        figure.part('mask', uncoloured(blob.solid()), stuff)
        figure.part(
          'frames',
          together([
            torus(0.25, 0.06, 32, 10).turn(90, 0, 0).turn(0, 18, 0).at([0.32, 0.2, 0.57]).mirrored(),
            cylinder(0.21, 0.2, { corners: 30 }).turn(90, 0, 0).at([0, -0.46, 0.84]),
            cylinder(0.2, 0.26, { corners: 30 })
              .turn(0, 0, 70)
              .turn(0, -30, 0)
              .at([0.48, -0.46, 0.46])
              .mirrored(),
            ...[0, 1, 2].map((i) =>
              torus(0.2, 0.022, 28, 8)
                .turn(90, 0, 0)
                .at([0, -0.46, 0.78 + i * 0.06]),
            ),
          ]),
          look.material('second', plastic('#22251f', { roughness: 0.4 })),
        )
        figure.part(
          'lenses',
          ball([0.24, 0.24, 0.06], 24).turn(0, 18, 0).at([0.32, 0.2, 0.57]).mirrored(),
          glass('#9fd0c0', { opacity: 0.55 }),
        )
        figure.part(
          'straps',
          tube(
            Array.from({ length: 21 }, (_, i): Vec3 => {
              const a = radians(-80 + 160 * (i / 20))
              return [Math.sin(a) * 0.74, 0.3, -Math.cos(a) * 0.66 + 0.04]
            }),
            1,
            {
              outline: [
                [-0.02, -0.06],
                [0.02, -0.06],
                [0.02, 0.06],
                [-0.02, 0.06],
              ],
              flat: true,
            },
          ),
          leather('#4a3a2a'),
        )
        break
      }
      case 'tribal': {
        const blob = new Blob({ detail, blend: 0.08 })
          .egg([0, 0, 0], [0.6, 0.98, 0.5])
          .egg([0, 0.42, 0.34], [0.5, 0.1, 0.2])
          .limb([0, 0.36, 0.4], [0, -0.14, 0.6], 0.07, 0.15)
          .egg([0, -0.46, 0.44], [0.28, 0.17, 0.18])
        blob.both((b) => b.egg([0.26, 0.2, 0.5], [0.15, 0.06, 0.2], { cut: true, blend: 0.03 }))
        blob.egg([0, -0.46, 0.6], [0.2, 0.08, 0.2], { cut: true, blend: 0.03 })
        blob.slab([0, 0, -1.02], [2, 2, 1], 0.02, { cut: true, blend: 0.03 })
        figure.part('mask', uncoloured(blob.solid()), look.material('main', wood('#8a4f26')))
        const dots = [
          ...[0, 1, 2].map((i) =>
            ball(0.04, 10)
              .at(onBall(20 + i * 14, -14 - i * 6, 0.92))
              .mirrored(),
          ),
          ...[-1, 0, 1].map((k) =>
            tube(
              [
                [k * 0.16, 0.6, 0.42 - Math.abs(k) * 0.05],
                [k * 0.12, 0.86, 0.26],
              ],
              0.03,
              { corners: 8 },
            ),
          ),
        ]
        figure.part(
          'paint',
          together([
            ...dots,
            ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
              cone(0.04, 0.1, 8)
                .scale(1, -1, 1)
                .at([k * 0.09, -0.44, 0.6]),
            ),
          ]),
          look.material('second', plastic('#f4ead2', { roughness: 0.7 })),
        )
        const plumes = [-60, -36, -12, 12, 36, 60].map((a) =>
          ball([0.09, 0.34, 0.03], 16)
            .at([0, 1.2, 0])
            .turn(0, 0, -a * 0.9)
            .at([0, -0.08, 0.05]),
        )
        figure.part(
          'feathers',
          together(plumes),
          look.material('accent', feathers('#d8402c', { grain: 0.5 })),
        )
        break
      }
      case 'comedy':
      case 'tragedy': {
        const happy = v.kind === 'comedy'
        const blob = new Blob({ detail, blend: 0.08 })
          .egg([0, 0, 0], [0.74, 0.92, 0.52])
          .egg([0, -0.06, 0.5], [0.12, 0.24, 0.14])
        blob.both((b) =>
          b
            .egg([0.4, -0.2, 0.34], [0.24, 0.2, 0.18])
            .egg([0.3, 0.42, 0.4], [0.3, 0.07, 0.12], { turn: [0, 20, happy ? 14 : -16] }),
        )
        blob.both((b) =>
          b.chain(
            happy
              ? [
                  [0.16, 0.14, 0.6],
                  [0.3, 0.24, 0.6],
                  [0.44, 0.14, 0.6],
                ]
              : [
                  [0.16, 0.22, 0.6],
                  [0.3, 0.16, 0.6],
                  [0.44, 0.08, 0.6],
                ],
            [0.07, 0.1, 0.06],
            { cut: true, blend: 0.02 },
          ),
        )
        blob.chain(
          happy
            ? [
                [-0.4, -0.3, 0.6],
                [-0.2, -0.48, 0.66],
                [0, -0.52, 0.7],
                [0.2, -0.48, 0.66],
                [0.4, -0.3, 0.6],
              ]
            : [
                [-0.34, -0.6, 0.6],
                [-0.2, -0.42, 0.66],
                [0, -0.38, 0.7],
                [0.2, -0.42, 0.66],
                [0.34, -0.6, 0.6],
              ],
          [0.05, 0.11, 0.13, 0.11, 0.05],
          { cut: true, blend: 0.02 },
        )
        half(blob)
        figure.part(
          'mask',
          uncoloured(blob.solid()),
          look.material('main', lacquer('#f4efe2', { roughness: 0.25 })),
        )
        const ribbon = tube(
          [
            [0.7, 0.3, 0.06],
            [1.0, 0.2, 0.0],
            [1.02, -0.2, 0.06],
            [1.2, -0.6, 0.0],
          ],
          1,
          {
            outline: [
              [-0.015, -0.07],
              [0.015, -0.07],
              [0.015, 0.07],
              [-0.015, 0.07],
            ],
            smooth: 6,
          },
        )
        figure.part(
          'ribbon',
          ribbon.mirrored(),
          look.material('accent', plastic('#c2242c', { roughness: 0.5 })),
        )
        break
      }
      case 'hockey': {
        const blob = new Blob({ detail, blend: 0.08 })
          .egg([0, 0, 0], [0.72, 0.92, 0.56])
          .egg([0, -0.1, 0.48], [0.14, 0.24, 0.12])
        blob.both((b) => b.egg([0.28, 0.14, 0.6], [0.15, 0.1, 0.4], { cut: true, blend: 0.03 }))
        half(blob)
        for (const [x, y] of [
          [0.12, -0.45],
          [0.26, -0.38],
          [0.12, -0.62],
          [0.4, -0.2],
          [0.16, 0.5],
          [0.34, 0.46],
          [0.16, 0.68],
        ] as const)
          blob.both((b) => b.limb([x, y, 0], [x, y, 1], 0.032, 0.032, { cut: true, blend: 0.01 }))
        figure.part(
          'mask',
          uncoloured(blob.solid()),
          look.material('main', plastic('#f2f0ea', { roughness: 0.4 })),
        )
        const tri = extrude(
          [
            [-0.1, 0.14],
            [0.1, 0.14],
            [0, -0.12],
          ],
          0.04,
        )
        figure.part(
          'marks',
          together([
            tri.turn(-20, 0, 0).at([0, 0.56, 0.45]),
            tri.turn(0, 30, -90).at([0.44, -0.1, 0.44]).mirrored(),
          ]),
          look.material('accent', plastic('#c2242c')),
        )
        figure.part(
          'straps',
          tube(
            Array.from({ length: 21 }, (_, i): Vec3 => {
              const a = radians(-84 + 168 * (i / 20))
              return [Math.sin(a) * 0.72, 0.2, -Math.cos(a) * 0.6 + 0.04]
            }),
            1,
            {
              outline: [
                [-0.02, -0.06],
                [0.02, -0.06],
                [0.02, 0.06],
                [-0.02, 0.06],
              ],
              flat: true,
            },
          ),
          leather('#3a2a20'),
        )
        break
      }
      case 'surgical': {
        const folds = lathe(
          [
            [0.001, -0.4],
            [0.5, -0.38],
            [0.66, -0.16],
            [0.7, 0.02],
            [0.64, 0.22],
            [0.5, 0.36],
            [0.001, 0.38],
          ],
          { corners: 48, flutes: (_, y) => 1 + 0.02 * Math.sin(y * 40) },
        ).scale(1, 1, 0.72)
        const blob = folds.minus(ball([0.63, 0.6, 0.44], 28), box(3, 3, 2, 0.1).at([0, 0, -1.02]))
        figure.part('mask', blob, look.material('main', plastic('#8fc8e0', { roughness: 0.9 })))
        figure.part(
          'straps',
          tube(
            [
              [0.62, 0.22, 0.04],
              [0.86, 0.2, -0.2],
              [0.92, 0, -0.4],
              [0.86, -0.2, -0.2],
              [0.6, -0.24, 0.04],
            ],
            0.022,
            { corners: 8, smooth: 6 },
          ).mirrored(),
          plastic('#f6f6f2'),
        )
        break
      }
    }
    figure.socket('inside', [0, 0, 0.4], 0.72).socket('worn', [0, 0, 0.42], 0.72).finish(make)
  },
})

/** What grows on faces, worn by those on whom it does not. */
export const moustache = archetype({
  id: 'moustache',
  about: 'A moustache, false beard or wig of hair',
  skeleton: 'moustache',
  nouns: ['moustache', 'mustache', 'fake moustache'],
  parameters: { kind: choice(['handlebar', 'bushy', 'beard', 'wig', 'long wig'], 'kind of hair') },
  rows: {
    'handlebar moustache': { values: { kind: 'handlebar' } },
    beard: { values: { kind: 'beard' }, colours: { main: '#7a4a26' } },
    'false beard': { values: { kind: 'beard' }, colours: { main: '#f2efe8' } },
    wig: { values: { kind: 'wig' }, colours: { main: '#c96a2c' } },
    'clown wig': { values: { kind: 'wig' }, colours: { main: '#f0457e' } },
    'long wig': { values: { kind: 'long wig' }, colours: { main: '#e8be5c' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const blob = new Blob({ detail: Math.round(54 * look.detail), blend: 0.05 })
    switch (v.kind) {
      case 'handlebar':
      case 'bushy': {
        const curl = v.kind === 'handlebar'
        blob.both((b) => {
          b.chain(
            curl
              ? [
                  [0.05, 0.2, 0.06],
                  [0.3, 0.14, 0.05],
                  [0.62, 0.1, 0.0],
                  [0.86, 0.22, -0.06],
                  [0.86, 0.42, -0.08],
                  [0.72, 0.42, -0.06],
                ]
              : [
                  [0.05, 0.24, 0.08],
                  [0.3, 0.14, 0.06],
                  [0.6, 0.02, 0],
                  [0.78, -0.08, -0.06],
                ],
            curl ? [0.13, 0.16, 0.12, 0.08, 0.05, 0.02] : [0.15, 0.2, 0.15, 0.03],
          )
          for (let i = 0; i < 5; i++)
            b.limb([0.08 + i * 0.1, 0.28 - 0.02 * i, 0.14], [0.2 + i * 0.12, 0.06, 0.1], 0.045, 0.02, {
              blend: 0.02,
            })
        })
        break
      }
      case 'beard':
        blob.both((b) =>
          b
            .chain(
              [
                [0.62, 0.7, -0.1],
                [0.6, 0.3, 0.0],
                [0.4, 0.0, 0.12],
              ],
              [0.1, 0.2, 0.26],
            )
            .chain(
              [
                [0.26, 0.04, 0.16],
                [0.24, -0.3, 0.2],
                [0.06, -0.62, 0.16],
              ],
              [0.28, 0.24, 0.06],
            )
            .chain(
              [
                [0.03, 0.42, 0.24],
                [0.24, 0.36, 0.2],
                [0.46, 0.2, 0.1],
              ],
              [0.1, 0.1, 0.03],
            ),
        )
        blob.chain(
          [
            [0, 0.0, 0.18],
            [0, -0.35, 0.24],
            [0, -0.72, 0.16],
          ],
          [0.28, 0.26, 0.05],
        )
        blob.egg([0, 0.24, 0.34], [0.2, 0.055, 0.3], { cut: true, blend: 0.03 })
        break
      default: {
        const long = v.kind === 'long wig'
        blob.egg([0, 0, 0], [0.8, 0.8, 0.8])
        if (long)
          blob
            .both((b) =>
              b.chain(
                [
                  [0.6, 0.1, 0],
                  [0.74, -0.5, 0.02],
                  [0.66, -1.1, 0.05],
                  [0.5, -1.5, 0.04],
                ],
                [0.3, 0.26, 0.24, 0.1],
              ),
            )
            .chain(
              [
                [0, 0, -0.5],
                [0, -0.7, -0.6],
                [0, -1.45, -0.5],
              ],
              [0.5, 0.44, 0.14],
            )
        else
          for (let i = 0; i < 64; i++) {
            const y = 1 - (i / 64) * 1.5
            const rr = Math.sqrt(Math.max(0, 1 - y * y))
            blob.egg([Math.sin(i * 2.4) * rr * 0.8, y * 0.8, Math.cos(i * 2.4) * rr * 0.8], 0.24, {
              blend: 0.04,
            })
          }
        blob.egg([0, -0.5, 0.72], [0.62, 0.72, 0.9], { cut: true, blend: 0.05 })
        blob.egg([0, -0.5, 0], [0.62, 0.9, 0.6], { cut: true, blend: 0.05 })
        if (long)
          for (const k of [-0.4, -0.14, 0.14, 0.4])
            blob.limb([k, 0.62, 0.5], [k * 1.3, 0.22, 0.8], 0.16, 0.07, { blend: 0.05 })
      }
    }
    figure.part(
      'hair',
      uncoloured(blob.solid()),
      look.material('main', fur('#4a2c18', { grain: 0.5, relief: 1.2 })),
    )
    const isWig = v.kind === 'wig' || v.kind === 'long wig'
    const at: Vec3 = isWig ? [0, 0.62, 0] : add([0, 0.2, 0], [0, v.kind === 'beard' ? 0.5 : 0.3, 0])
    figure.socket('inside', at, isWig ? 0.6 : 0.75)
    if (isWig) figure.socket('worn', at, 0.62)
    else figure.socket('worn', [0, v.kind === 'beard' ? 0.72 : 0.62, -0.02], v.kind === 'beard' ? 0.62 : 1.6)
    figure.finish(make)
  },
})
