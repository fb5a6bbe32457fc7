import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, lathe, tube } from '../../geometry/solids.ts'
import { add, times, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth } from '../../materials/material.ts'
import { eyeball, eyeColours, eyeWords, lineOn, shiny } from './face.ts'
import { Figure, skinAt } from './figure.ts'

/** A ghost: a sheet that floats, with a face and two small arms. */
export const ghost = archetype({
  id: 'ghost',
  about: 'A ghost, as a sheet that floats',
  skeleton: 'ghost',
  nouns: ['ghost', 'spirit', 'spectre'],
  parameters: {
    folds: number(7, 4, 12, 'how many folds its hem has'),
    arms: choice(['raised', 'down'], 'how it holds its arms'),
    mouth: choice(['open', 'smile'], 'kind of mouth'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  build(v, look, make) {
    const figure = new Figure()
    const bone = figure.joint('body', [0, 0.5, 0])
    const folds = Math.round(v.folds)
    const profile: Vec2[] = [
      [0, 0.12],
      [0.24, 0.07],
      [0.33, 0.0],
      [0.335, 0.03],
      [0.31, 0.2],
      [0.28, 0.42],
      [0.275, 0.6],
      [0.265, 0.72],
      [0.23, 0.84],
      [0.16, 0.93],
      [0.08, 0.975],
      [0, 0.985],
    ]
    const smooth = Array.from({ length: 40 }, (_, i): Vec2 => {
      const at = (i / 39) * (profile.length - 1)
      const k = Math.min(profile.length - 2, Math.floor(at))
      const f = at - k
      const get = (n: number) => profile[Math.max(0, Math.min(profile.length - 1, n))] ?? [0, 0]
      const [a, b, c, d] = [get(k - 1), get(k), get(k + 1), get(k + 2)]
      const on = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * f +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * f * f +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * f ** 3)
      return [Math.max(0, on(0)), on(1)]
    })
    const low = (y: number) => Math.max(0, 1 - y / 0.6)
    const sheetBody = lathe(smooth, {
      corners: 72,
      flutes: (a, y) => 1 + 0.13 * low(y) ** 1.5 * Math.cos(a * folds),
    }).warp(([x, y, z]) => {
      const a = Math.atan2(x, z)
      const hem = Math.hypot(x, z) > 0.2 ? 0.07 * low(y) ** 3 * Math.cos(a * folds) : 0
      return [x + 0.03 * Math.sin(y * 5), y + hem, z + 0.1 * low(y) ** 2 * -1]
    })
    const white = look.material('main', cloth('#f6f7fb', { roughness: 0.8, relief: 0.5 }))
    figure.part('body', sheetBody.boned(bone), white)
    const up = v.arms === 'raised'
    const arm = tube(
      [
        [0.2, 0.5, 0.05],
        [0.34, up ? 0.52 : 0.4, 0.16],
        [0.42, up ? 0.66 : 0.3, 0.24],
      ],
      [0.09, 0.075, 0.05],
      { corners: 16, smooth: 6 },
    )
    figure.part('body', arm.mirrored().boned(bone), white)
    const dark = light('#1b1a26')
    const parts: Solid[] = []
    for (const s of [1, -1] as const) {
      const to = unit([s * 0.34, 0.06, 1] as Vec3)
      const p = skinAt(sheetBody, [0.02, 0.72, 0], to, 0.26)
      if (v.eyes === 'dark')
        parts.push(
          ball([0.05, 0.07, 0.03], 18)
            .aim([0, 1, 0])
            .turn(0, s * 18, 0)
            .at(p)
            .tinted(dark),
          ball(0.016, 10)
            .at(add(p, [0.012, 0.03, 0.028]))
            .tinted([1, 1, 1]),
        )
      else
        parts.push(
          eyeball(0.058, to, { iris: eyeColours[v.eyes], white: '#22202c' }).at(add(p, times(to, -0.02))),
        )
    }
    const m = skinAt(sheetBody, [0.02, 0.58, 0], [0, 0, 1], 0.26)
    if (v.mouth === 'open')
      parts.push(
        ball([0.05, 0.06, 0.025], 18).at(m).tinted(dark),
        ball([0.028, 0.022, 0.02], 12)
          .at(add(m, [0, -0.026, 0.012]))
          .tinted(light('#e58a94')),
      )
    else
      parts.push(
        lineOn(
          sheetBody,
          [0.02, 0.6, 0],
          [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [0.02 + k * 0.09, 0.6 - 0.04 * (1 - k * k), 0.3]),
          0.012,
          dark,
        ),
      )
    const blush = (s: 1 | -1) =>
      ball([0.035, 0.02, 0.012], 12)
        .at(skinAt(sheetBody, [0.02, 0.63, 0], [s * 0.6, 0, 1], 0.26))
        .tinted(light('#f5b5c4'))
    figure.part('eyes', together([...parts, blush(1), blush(-1)]).boned(bone), shiny())
    figure
      .socket('head', [0.02, 0.97, 0], 0.2)
      .socket('top', [0.02, 0.97, 0], 0.2)
      .socket('eyes', [0.02, 0.72, 0.27], 0.16)
      .socket('hand', [-0.42, up ? 0.68 : 0.28, 0.25], 0.05)
      .socket('hand left', [0.42, up ? 0.68 : 0.28, 0.25], 0.05)
      .socket('neck', [0, 0.55, 0], 0.27)
      .finish(make)
  },
})
