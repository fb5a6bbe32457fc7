import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { box, tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, wood } from '../../materials/material.ts'
import { cushion, pipe, rod, standing } from './forms.ts'

/** A wooden seat for one. */
export const chair = archetype({
  id: 'chair',
  about: 'A wooden seat with legs, a slatted back and a cushion',
  skeleton: 'furniture',
  nouns: ['chair', 'seat', 'wooden chair', 'dining chair', 'kitchen chair'],
  parameters: {
    width: number(0.48, 0.3, 1, 'width of the seat'),
    seat: number(0.46, 0.2, 0.9, 'height of the seat'),
    back: number(0.52, 0, 1, 'height of the back'),
    slats: number(4, 0, 9, 'how many slats the back has'),
    legs: choice(['square', 'round'], 'what its legs are like'),
    splay: number(0.02, 0, 0.12, 'how far the feet stand out'),
    arms: choice(['none', 'wooden'], 'whether it has arm rests'),
    rockers: choice(['none', 'curved'], 'whether it stands on curved runners'),
    shape: choice(['square', 'round'], 'the outline of the seat'),
    tray: choice(['none', 'front'], 'a little table in front, as of a high chair'),
    cushion: choice(['cloth', 'none'], 'whether the seat has a cushion'),
  },
  rows: {
    stool: {
      values: {
        back: 0,
        seat: 0.5,
        width: 0.38,
        legs: 'round',
        shape: 'round',
        splay: 0.06,
        cushion: 'none',
      },
    },
    'bar stool': { values: { back: 0, seat: 0.86, width: 0.38, legs: 'round', shape: 'round', splay: 0.07 } },
    footstool: { values: { back: 0, seat: 0.24, width: 0.42, legs: 'round', splay: 0.03 } },
    'rocking chair': {
      values: {
        rockers: 'curved',
        arms: 'wooden',
        back: 0.72,
        slats: 6,
        legs: 'round',
        seat: 0.4,
        width: 0.54,
      },
    },
    'high chair': {
      values: { seat: 0.66, back: 0.36, width: 0.4, splay: 0.1, arms: 'wooden', tray: 'front' },
    },
  },
  build: standing((v, look, make) => {
    const timber = look.material('main', wood('#96592c'))
    const stuff = look.material('second', cloth('#c0413a'))
    const { width, seat, back, splay } = v
    const depth = width * 0.94
    const isRound = v.legs === 'round'
    const thick = isRound ? 0.03 : 0.028
    const outline: [number, number][] = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
    const inset = v.shape === 'round' ? width * 0.13 + thick : thick * 1.9
    const [x, z] = [width / 2 - inset, depth / 2 - inset]
    const foot = (sx: number, sz: number) => {
      const top: Vec3 = [sx * x, seat - thick * 0.5, sz * z]
      const low: Vec3 = [sx * (x + splay), 0, sz * (z + splay)]
      return isRound
        ? tube(
            [top, [sx * (x + splay * 0.5), seat * 0.5, sz * (z + splay * 0.5)], low],
            [thick, thick * 1.15, thick * 0.7],
            {
              smooth: 4,
              corners: 14,
            },
          )
        : tube([top, low], [thick * 1.25, thick * 0.85], { outline, flat: true })
    }
    make.part('legs', together([foot(1, 1), foot(-1, 1), foot(1, -1), foot(-1, -1)]), timber)
    const at = (share: number) => splay * (1 - share)
    const rail = (share: number, alongX: boolean, side: number) =>
      alongX
        ? rod(
            [-(x + at(share)), seat * share, side * (z + at(share))],
            [x + at(share), seat * share, side * (z + at(share))],
            0.014,
          )
        : rod(
            [side * (x + at(share)), seat * share, -(z + at(share))],
            [side * (x + at(share)), seat * share, z + at(share)],
            0.014,
          )
    make.part(
      'rails',
      together([rail(0.48, true, 1), rail(0.48, true, -1), rail(0.34, false, 1), rail(0.34, false, -1)]),
      timber,
    )
    make.part(
      'seat',
      cushion(width, 0.055, depth, v.shape === 'round' ? 1 : 0.3, 36).move(0, seat + 0.015, 0),
      timber,
    )
    if (v.shape !== 'round')
      make.part('seat', box(width * 0.86, 0.05, depth * 0.86, 0.01).move(0, seat - 0.02, 0), timber)
    if (v.cushion === 'cloth')
      make.part(
        'cushion',
        cushion(width * 0.9, 0.085, depth * 0.88, v.shape === 'round' ? 1 : 0.38, 32).move(
          0,
          seat + 0.062,
          0.006,
        ),
        stuff,
      )
    const top = seat + (v.cushion === 'cloth' ? 0.1 : 0.04)
    if (back > 0.05) {
      const lean = back * 0.16
      const behind = (h: number): number => -z - lean * (h / back) ** 1.4
      const post = (side: number) =>
        pipe(
          [0, 0.35, 0.7, 1].map((t): Vec3 => [side * (x + 0.012 * t), seat + t * back, behind(t * back)]),
          isRound ? [0.028, 0.024, 0.022, 0.026] : [0.03, 0.028, 0.026, 0.024],
          4,
          isRound ? 14 : 8,
        )
      make.part('back', together([post(1), post(-1)]), timber)
      // The rails of the back bow out behind, where shoulders go.
      const bow = (h: number, tall: number, thickness: number) =>
        tube(
          [-1, -0.5, 0, 0.5, 1].map(
            (s): Vec3 => [s * (x + 0.016), seat + h, behind(h) - 0.035 * (1 - s * s)],
          ),
          1,
          { smooth: 4, flat: true, outline: oval(thickness, tall) },
        )
      make.part('back', bow(back - 0.03, 0.055, 0.016), timber)
      make.part('back', bow(back * 0.3, 0.028, 0.013), timber)
      const count = Math.round(v.slats)
      for (let i = 0; i < count; i++) {
        const s = ((i + 0.5) / count) * 2 - 1
        const out = 0.033 * (1 - (s * 0.85) ** 2)
        make.part(
          'back',
          tube(
            [back * 0.3, back * 0.6, back - 0.04].map((h): Vec3 => [s * x * 0.9, seat + h, behind(h) - out]),
            1,
            { smooth: 3, flat: true, outline: oval(0.018, 0.009) },
          ),
          timber,
        )
      }
    }
    if (v.arms === 'wooden' && back > 0.05) {
      const level = seat + Math.min(0.24, back * 0.5)
      const arm = tube(
        [
          [x + 0.012, level, -z - back * 0.05],
          [x + 0.04, level + 0.012, 0],
          [x + 0.03, level - 0.005, z + 0.05],
        ],
        [0.024, 0.028, 0.036],
        { smooth: 5, corners: 12 },
      ).with(rod([x + 0.01, seat, z * 0.7], [x + 0.034, level, z * 0.8], 0.018))
      make.part('arms', arm.mirrored(), timber)
      if (v.tray === 'front')
        make.part(
          'tray',
          cushion(width * 1.16, 0.05, depth * 0.66, 0.4).move(0, level + 0.03, z + 0.03),
          stuff,
        )
    }
    if (v.rockers === 'curved') {
      const runner = tube(
        [-1, -0.6, -0.2, 0.2, 0.6, 1].map((s): Vec3 => [x + splay, 0.1 * s * s - 0.02, s * 0.46 - 0.04]),
        0.028,
        { smooth: 4, corners: 12 },
      )
      make.part('rockers', runner.mirrored(), timber)
    }
    make.socket('top', [0, top, 0], width / 2).socket('back', [0, top, 0], width / 2)
  }),
})

const oval = (across: number, up: number): [number, number][] =>
  Array.from({ length: 12 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 12
    return [Math.cos(angle) * across, Math.sin(angle) * up]
  })
