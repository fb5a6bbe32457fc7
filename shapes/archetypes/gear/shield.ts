import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, lathe, tube } from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { metal, type Paint, planks } from '../../materials/material.ts'

/** Shields stand upright, their face to the front. */
export const shield = archetype({
  id: 'shield',
  about: 'A shield with rim, boss and painted field',
  skeleton: 'tool',
  nouns: ['shield'],
  parameters: {
    outline: choice(['heater', 'round', 'kite', 'tower', 'oval'], 'its outline'),
    bulge: number(0.09, 0, 0.25, 'how far it bends'),
    boss: number(0.1, 0, 0.25, 'size of the boss in the middle'),
    field: choice(['quartered', 'plain', 'cross', 'striped', 'chevron', 'sunburst'], 'how it is painted'),
    rivets: number(16, 0, 40, 'how many rivets are on the rim'),
  },
  rows: {
    'viking shield': {
      values: { outline: 'round', field: 'sunburst', boss: 0.13, bulge: 0.05 },
      colours: { main: '#a8322a', second: '#e8d9b4' },
    },
    'round shield': {
      values: { outline: 'round', field: 'plain', boss: 0.13 },
      colours: { main: '#8a5a33' },
    },
    buckler: { values: { outline: 'round', field: 'plain', boss: 0.2 }, colours: { main: '#8a8f98' } },
    'kite shield': {
      values: { outline: 'kite', field: 'cross' },
      colours: { main: '#e9e4d8', second: '#b3242c' },
    },
    'tower shield': {
      values: { outline: 'tower', field: 'plain', bulge: 0.16 },
      colours: { main: '#a3262a' },
    },
    'roman shield': {
      values: { outline: 'tower', field: 'sunburst', bulge: 0.18 },
      colours: { main: '#a3262a', second: '#d9a93a' },
    },
  },
  build(v, look, make) {
    const board = look.material('main', planks('#2c5a9e', { grain: 0.8, roughness: 0.6 }))
    const second = look.light('second', '#d8b24a')
    const iron = look.material('accent', metal('#9aa1a8'))
    const outline = outlineOf(v.outline)
    const bent = ([x, y]: Vec2): number =>
      v.bulge * (1 - (x / 0.45) ** 2) + (v.outline === 'tower' ? 0 : v.bulge * 0.5 * (1 - (y / 0.5) ** 2))
    const rings = 9
    const face = lathe(
      Array.from({ length: rings + 1 }, (_, i): Vec2 => [i / rings, i / rings]).concat([[0.98, 0.9]]),
      { corners: outline.length },
    )
    const shaped = face.warp(([x, y, z]) => {
      const angle = Math.atan2(x, z)
      const far = Math.hypot(x, z)
      const [ox, oy] = along(outline, angle / (2 * Math.PI))
      const place: Vec2 = [ox * far, oy * far]
      // The lathe's height tells the back (below 0.95, at the end of the profile) from the front.
      const behind = y < far - 1e-4 || (far < 1e-6 && y > 0.5)
      return [place[0], place[1] + 0.5, bent(place) - (behind ? 0.028 : 0)]
    })
    make.part('board', shaped, { ...board, paint: fieldOf(v.field, second) })
    const rim = tube(
      outline.map((p): Vec3 => [p[0], p[1] + 0.5, bent(p) - 0.008]),
      0.024,
      { closed: true, corners: 10 },
    )
    make.part('rim', rim, iron)
    if (v.boss > 0.01) {
      const dome = lathe(
        [
          [0, 0],
          [v.boss * 1.35, 0],
          [v.boss * 1.35, 0.016],
          [v.boss, 0.02],
          [v.boss * 0.86, v.boss * 0.5],
          [v.boss * 0.5, v.boss * 0.8],
          [0, v.boss * 0.9],
        ],
        { corners: 30 },
      )
      make.part('boss', dome.turn(90, 0, 0).move(0, 0.5, bent([0, 0]) - 0.004), iron)
    }
    const count = Math.round(v.rivets)
    if (count > 0)
      make.part(
        'rivets',
        together(
          Array.from({ length: count }, (_, i) => {
            const [x, y] = along(outline, i / count)
            return ball([0.015, 0.015, 0.01], 10).move(
              x * 0.93,
              y * 0.93 + 0.5,
              bent([x * 0.93, y * 0.93]) + 0.004,
            )
          }),
        ),
        metal('#d8c07a'),
      )
    const strap = tube(
      [
        [-0.16, 0.56, -0.03],
        [0, 0.56, -0.085],
        [0.16, 0.56, -0.03],
      ],
      0.018,
      { smooth: 5, corners: 10 },
    )
    make.part(
      'straps',
      strap.with(strap.move(0, -0.16, 0)).move(0, 0, bent([0.16, 0]) - 0.012),
      look.material('accent', metal('#6b4a2a', { metalness: 0, roughness: 0.7 })),
    )
    make.socket('handle', [0, 0.5, -0.06], 0.04).socket('front', [0, 0.5, bent([0, 0])], 0.3)
  },
})

/** Half a unit high at most to each side of the middle, anticlockwise from the top. */
function outlineOf(kind: string): Vec2[] {
  const corners = 64
  return Array.from({ length: corners }, (_, i): Vec2 => {
    const a = radians(90 + (360 * i) / corners)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    if (kind === 'round') return [c * 0.48, s * 0.48]
    if (kind === 'oval') return [c * 0.34, s * 0.5]
    if (kind === 'tower')
      return [
        Math.sign(c) * Math.min(0.32, Math.abs(c) * 0.6),
        Math.sign(s) * Math.min(0.48, Math.abs(s) * 0.85),
      ]
    if (kind === 'kite')
      return s > 0 ? [c * 0.32, s * 0.32 + 0.16] : [c * 0.32 * (1 + 0.25 * s), s * 0.64 + 0.16]
    // A heater: flat above, pointed below.
    if (s > 0) return [Math.sign(c) * Math.min(0.41, Math.abs(c) * 0.62), Math.min(0.46, 0.1 + s * 0.55)]
    return [Math.sign(c) * 0.41 * (1 - (-s) ** 2.4), 0.1 + s * 0.6]
  })
}

function along(outline: Vec2[], way: number): Vec2 {
  const place = (((way % 1) + 1) % 1) * outline.length
  const i = Math.floor(place)
  const [a, b] = [outline[i % outline.length] ?? [0, 0], outline[(i + 1) % outline.length] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)]
}

function fieldOf(kind: string, colour: Vec3): Paint {
  return ([x, y, z], normal) => {
    if (normal[2] < 0.1 || z < -0.02) return undefined
    const up = y - 0.5
    const painted =
      kind === 'quartered'
        ? x * up > 0
        : kind === 'cross'
          ? Math.abs(x) < 0.06 || Math.abs(up - 0.06) < 0.06
          : kind === 'striped'
            ? Math.floor(x / 0.12 + 50) % 2 === 0
            : kind === 'chevron'
              ? Math.abs(up - 0.1 + Math.abs(x) * 0.9) < 0.09
              : kind === 'sunburst'
                ? Math.floor((Math.atan2(x, up) / Math.PI) * 4 + 16) % 2 === 0
                : false
    return painted ? colour : undefined
  }
}
