import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, cylinder, lathe, softened, torus, tube } from '../../geometry/solids.ts'
import { add, type Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber } from '../../materials/material.ts'
import { Figure } from '../creatures/figure.ts'
import { Wardrobe } from './wardrobe.ts'

/** A friendly machine: a body on legs, tracks, wheels or nothing, a head with eyes that glow, arms with grippers. */
export const robot = archetype({
  id: 'robot',
  about: 'A robot with a head, glowing eyes, arms with grippers, and legs, tracks or wheels',
  skeleton: 'robot',
  nouns: ['robot', 'toy robot', 'bot'],
  parameters: {
    pose: choice(['standing', 'waving', 'walking'], 'what it does'),
    base: choice(['legs', 'tracks', 'wheels', 'wheel', 'hovering'], 'what it moves on'),
    eyes: number(2, 1, 3, 'how many eyes it has'),
    headShape: choice(['box', 'dome', 'ball', 'visor'], 'shape of the head'),
    body: choice(['box', 'barrel', 'egg'], 'shape of the body'),
    antenna: number(1, 0, 2, 'how many antennas it has'),
    arms: number(2, 0, 4, 'how many arms it has'),
    cannon: number(0, 0, 1, 'whether an arm is a cannon'),
    bulk: number(1, 0.6, 1.8, 'how heavy it is built'),
    glow: choice(['blue', 'green', 'red', 'yellow', 'orange'], 'colour of the lights'),
    mouth: choice(['grille', 'smile', 'none'], 'kind of mouth'),
  },
  rows: {
    android: {
      values: { headShape: 'visor', body: 'egg', antenna: 0, mouth: 'none', bulk: 0.75 },
      colours: { main: '#f2f4f7', second: '#39424e', accent: '#3fb6e8' },
    },
    'humanoid robot': {
      values: { headShape: 'visor', body: 'egg', antenna: 0, mouth: 'none', bulk: 0.8 },
      colours: { main: '#f2f4f7', second: '#39424e', accent: '#3fb6e8' },
    },
    droid: {
      values: { headShape: 'dome', body: 'barrel', base: 'tracks', eyes: 1, arms: 0, mouth: 'none' },
      colours: { main: '#f2f4f7', second: '#9aa3ad', accent: '#2f62c9' },
    },
    cyborg: {
      values: { headShape: 'ball', body: 'egg', eyes: 1, glow: 'red', antenna: 0 },
      colours: { main: '#6b737d', second: '#2a2f36', accent: '#c22f35' },
    },
    'giant robot': {
      values: {
        bulk: 1.7,
        headShape: 'visor',
        body: 'box',
        cannon: 1,
        antenna: 1,
        mouth: 'none',
        glow: 'orange',
      },
      colours: { main: '#5f7340', second: '#3a3f40', accent: '#f0a52c' },
    },
    'battle robot': {
      values: { bulk: 1.6, headShape: 'visor', cannon: 1, mouth: 'none', glow: 'red' },
      colours: { main: '#a82c2c', second: '#33363c', accent: '#f0b840' },
    },
    'small robot': {
      values: { base: 'wheel', body: 'egg', headShape: 'ball', eyes: 1, bulk: 0.9, mouth: 'none' },
      colours: { main: '#f6f3ec', second: '#4a525c', accent: '#f08a2c' },
    },
    'cleaning robot': {
      values: { base: 'tracks', body: 'box', headShape: 'box', eyes: 2, mouth: 'none', antenna: 0 },
      colours: { main: '#e0a52c', second: '#4a4642', accent: '#c9503a' },
    },
    'robot waiter': {
      values: { base: 'wheel', body: 'egg', headShape: 'ball', mouth: 'smile' },
      colours: { main: '#f6f3ec', second: '#3a3f48', accent: '#3f9a8f' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const w = new Wardrobe(look, figure)
    const main = w.of('main', lacquer('#4fb3bf', { roughness: 0.3 }))
    const second = w.of('second', metal('#aab3bd'))
    const accent = w.of('accent', lacquer('#f2862c', { roughness: 0.3 }))
    const dark = w.of(undefined, rubber('#26282d'))
    const glowTone = {
      blue: '#58d6ff',
      green: '#6cf07a',
      red: '#ff4a3a',
      yellow: '#ffe14a',
      orange: '#ffa53a',
    }[v.glow]
    const lights = glowing(glowTone, { glow: 1.4 })
    const b = v.bulk
    const [bw, bd] = [0.2 * (0.7 + 0.3 * b), 0.15 * (0.7 + 0.3 * b)]
    const body = figure.joint('body', [0, 0.4, 0])
    const neckBone = figure.joint('head', [0, 0.68, 0], body)
    const low = v.base === 'legs' ? 0.32 : v.base === 'hovering' ? 0.2 : v.base === 'wheel' ? 0.2 : 0.2
    const tall = 0.34
    const mid = low + tall / 2
    const top = low + tall

    // The trunk, with a panel of dials.
    const barrel = (profile: [number, number][]) =>
      lathe(softened(profile, 0.03, 4), { corners: 40 }).scale(1, 1, bd / bw + 0.15)
    const trunk =
      v.body === 'box'
        ? box(bw * 2, tall, bd * 2, 0.05)
            .taper(0.88, 1.04)
            .at([0, mid, 0])
        : v.body === 'barrel'
          ? barrel([
              [0, low],
              [bw * 0.92, low],
              [bw * 1.04, mid],
              [bw * 0.96, top],
              [0, top],
            ])
          : barrel([
              [0, low],
              [bw * 0.6, low + 0.01],
              [bw * 0.98, low + tall * 0.4],
              [bw * 1.04, low + tall * 0.66],
              [bw * 0.7, top - 0.01],
              [0, top],
            ])
    w.put('body', trunk.boned(body), main)
    const front = v.body === 'box' ? bd : bw * (bd / bw + 0.15) * 1.0
    w.put(
      'body',
      together([box(bw * 1.16, tall * 0.42, 0.04, 0.014).at([0, mid + tall * 0.12, front - 0.006])]).boned(
        body,
      ),
      second,
    )
    const face = front + 0.016
    const dials = [
      torus(0.036, 0.007, 24, 8)
        .turn(90, 0, 0)
        .at([-bw * 0.3, mid + tall * 0.14, face]),
      ...[0, 1, 2].map((i) =>
        box(0.03, 0.013, 0.012, 0.002).at([bw * 0.3, mid + tall * (0.21 - i * 0.08), face]),
      ),
    ]
    w.put(
      'trim',
      together([
        ...dials,
        tube(
          [
            [-bw * 0.3, mid + tall * 0.14, face],
            [-bw * 0.3 + 0.016, mid + tall * 0.14 + 0.02, face + 0.002],
          ],
          0.004,
          { corners: 6 },
        ),
      ]).boned(body),
      accent,
    )
    w.keep(
      'lights',
      together([
        ball([0.014, 0.014, 0.009], 12).at([0.0, mid + tall * 0.21, face]),
        ball([0.014, 0.014, 0.009], 12).at([0.0, mid + tall * 0.06, face]),
      ]).boned(body),
      lights,
    )
    const rivets = [-1, 1].flatMap((x) =>
      [0.32, -0.02].map((y) => ball(0.009, 8).at([x * bw * 0.5, mid + tall * y * 0.55 + tall * 0.055, face])),
    )
    w.put(
      'trim',
      together([
        ...rivets,
        v.body === 'box'
          ? box(bw * 1.82, 0.03, bd * 1.86, 0.01).at([0, low + tall * 0.2, 0])
          : torus(bw * 0.97, 0.012, 40, 8)
              .scale(1, 1, bd / bw + 0.15)
              .at([0, low + tall * 0.26, 0]),
      ]).boned(body),
      accent,
    )

    // The head on its neck.
    const h = 0.135
    const headY = top + 0.05 + h
    const neck = [0, 1, 2].map((i) => torus(0.048, 0.014, 20, 8).at([0, top + 0.006 + i * 0.02, 0]))
    w.put(
      'neck',
      together([...neck, cylinder(0.045, 0.08, { corners: 20 }).at([0, top + 0.02, 0])]).boned(body),
      dark,
    )
    const head =
      v.headShape === 'box'
        ? box(h * 2.3, h * 1.75, h * 1.8, 0.045).at([0, headY, 0])
        : v.headShape === 'dome'
          ? lathe(
              softened(
                [
                  [0, -h * 0.9],
                  [h * 1.15, -h * 0.9],
                  [h * 1.18, -h * 0.1],
                  [h * 1.02, h * 0.5],
                  [h * 0.6, h * 0.9],
                  [0, h * 1.02],
                ],
                0.04,
                4,
              ),
              { corners: 40 },
            ).at([0, headY, 0])
          : v.headShape === 'ball'
            ? ball([h * 1.15, h * 1.05, h * 1.08], 36).at([0, headY, 0])
            : ball([h * 0.95, h * 1.12, h * 1.0], 36).at([0, headY, 0])
    w.put('head', head.boned(neckBone), main)
    const z =
      v.headShape === 'box'
        ? h * 0.9
        : v.headShape === 'dome'
          ? h * 1.1
          : v.headShape === 'ball'
            ? h * 0.98
            : h * 0.9
    const eyeY = headY + h * 0.12
    const count = Math.round(v.eyes)
    const eyes: Solid[] = []
    const rims: Solid[] = []
    if (v.headShape === 'visor' || v.headShape === 'ball') {
      const wide = v.headShape === 'visor' ? h * 0.86 : h * 0.96
      w.put(
        'visor',
        ball([wide, h * 0.44, h * 0.9], 30)
          .at([0, eyeY, h * 0.2])
          .boned(neckBone),
        w.of(undefined, plastic('#14171c', { roughness: 0.08 })),
      )
    }
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * h * (count === 3 ? 0.62 : 0.86)
      const r = count === 1 ? h * 0.4 : h * 0.27
      const deep =
        v.headShape === 'visor' || v.headShape === 'ball'
          ? h * 1.02 - Math.abs(x) * 0.28
          : v.headShape === 'dome'
            ? Math.sqrt(Math.max(0.01, (h * 1.13) ** 2 - x * x))
            : z
      eyes.push(ball([r * 0.8, r * 0.8, r * 0.36], 22).at([x, eyeY, deep + r * 0.1]))
      if (v.headShape !== 'visor' && v.headShape !== 'ball')
        rims.push(
          torus(r * 0.94, r * 0.22, 28, 10)
            .turn(90, 0, 0)
            .at([x, eyeY, deep + 0.004]),
          cylinder(r * 0.9, 0.05, { corners: 24 })
            .turn(90, 0, 0)
            .at([x, eyeY, deep - 0.02]),
        )
    }
    w.keep('eyes', together(eyes).boned(neckBone), lights)
    if (rims.length > 0) w.put('head', together(rims).boned(neckBone), second)
    const jaw = headY - h * 0.52
    if (v.mouth === 'grille')
      w.put(
        'neck',
        together(
          [-2, -1, 0, 1, 2].map((k) =>
            box(0.014, 0.04, 0.02, 0.0025).at([
              k * 0.026,
              jaw,
              v.headShape === 'box'
                ? z
                : Math.sqrt(Math.max(0.002, (z * 0.98) ** 2 - (k * 0.026) ** 2 - (h * 0.3) ** 2)),
            ]),
          ),
        ).boned(neckBone),
        dark,
      )
    if (v.mouth === 'smile')
      w.keep(
        'eyes',
        tube(
          [-2, -1, 0, 1, 2].map(
            (k): Vec3 => [
              k * 0.024,
              jaw + 0.006 * k * k,
              z + 0.002 - Math.abs(k) * 0.004 - (v.headShape === 'box' ? 0 : h * 0.14),
            ],
          ),
          0.007,
          { corners: 8, smooth: 3 },
        ).boned(neckBone),
        lights,
      )
    const earX = v.headShape === 'box' ? h * 1.15 : v.headShape === 'visor' ? h * 0.94 : h * 1.14
    w.put(
      'trim',
      together([
        cylinder(h * 0.32, 0.036, { corners: 26 })
          .turn(0, 0, 90)
          .at([earX, eyeY - 0.01, 0])
          .mirrored(),
        cylinder(h * 0.18, 0.06, { corners: 22 })
          .turn(0, 0, 90)
          .at([earX, eyeY - 0.01, 0])
          .mirrored(),
      ]).boned(neckBone),
      accent,
    )
    const masts = Math.round(v.antenna)
    for (let i = 0; i < masts; i++) {
      const x = masts === 1 ? 0 : (i - 0.5) * h * 1.1
      const foot: Vec3 = [x, headY + h * (v.headShape === 'box' ? 0.86 : 0.94), 0]
      w.put(
        'head',
        together([
          cylinder(0.022, 0.02, { corners: 16 }).at(foot),
          tube([foot, add(foot, [x * 0.3, 0.1, 0])], 0.007, { corners: 8 }),
        ]).boned(neckBone),
        second,
      )
      w.keep(
        'lights',
        ball(0.021, 16)
          .at(add(foot, [x * 0.3, 0.11, 0]))
          .boned(neckBone),
        lights,
      )
    }

    // Arms like hoses, with grippers.
    const hands: Record<number, Vec3> = {}
    const pairs = Math.ceil(Math.round(v.arms) / 2)
    for (let n = 0; n < pairs; n++)
      for (const side of [1, -1] as const) {
        const y = top - 0.07 - n * 0.13
        const shoulder: Vec3 = [side * (bw * 1.02 + 0.02), y, 0]
        const arm = figure.joint(side < 0 ? 'right arm' : 'left arm', shoulder, body)
        const up = v.pose === 'waving' && side < 0 && n === 0
        const swing = v.pose === 'walking' ? side * 0.06 : 0
        const elbow = add(shoulder, up ? [side * 0.13, 0.02, 0.02] : [side * 0.07, -0.12, -0.01 + swing])
        const hand = add(elbow, up ? [side * 0.05, 0.15, 0.04] : [side * 0.005, -0.1, 0.1 + swing])
        const t = 0.026 * (0.6 + 0.4 * b)
        const rings = Array.from({ length: 7 }, (_, i) => {
          const s = (i + 0.5) / 7
          return torus(t * 1.02, t * 0.26, 16, 6)
            .aim(add(elbow, [-shoulder[0], -shoulder[1], -shoulder[2]]))
            .at([
              shoulder[0] + (elbow[0] - shoulder[0]) * s,
              shoulder[1] + (elbow[1] - shoulder[1]) * s,
              shoulder[2] + (elbow[2] - shoulder[2]) * s,
            ])
        })
        w.put('arms', together([ball(t * 1.9, 20).at(shoulder)]).boned(arm), accent)
        w.put(
          'arms',
          together([tube([shoulder, elbow, hand], t, { corners: 12, smooth: 5 }), ...rings]).boned(arm),
          dark,
        )
        const out: Vec3 = [hand[0] - elbow[0], hand[1] - elbow[1], hand[2] - elbow[2]]
        const cannon = v.cannon > 0.5 && side > 0
        const fore = (solid: Solid) => solid.aim(out).at(hand)
        if (cannon) {
          w.put(
            'arms',
            fore(
              together([
                cylinder(t * 2.1, 0.16, { corners: 26 }),
                torus(t * 1.7, t * 0.5, 26, 10).at([0, 0.09, 0]),
              ]),
            ).boned(arm),
            second,
          )
          w.keep(
            'lights',
            fore(cylinder(t * 1.3, 0.02, { corners: 20 }).at([0, 0.085, 0])).boned(arm),
            lights,
          )
        } else {
          w.put(
            'arms',
            fore(cylinder(t * 1.5, 0.09, { top: t * 1.85, corners: 24 }).at([0, -0.01, 0])).boned(arm),
            main,
          )
          const claw = tube(
            [
              [0, 0.03, 0],
              [t * 1.6, 0.06, 0],
              [t * 1.75, 0.1, 0],
              [t * 0.7, 0.135, 0],
            ],
            [t * 0.55, t * 0.6, t * 0.55, t * 0.3],
            { corners: 10, smooth: 4 },
          )
          w.put(
            'grippers',
            fore(together([claw, claw.turn(0, 120, 0), claw.turn(0, 240, 0)])).boned(arm),
            second,
          )
        }
        if (n === 0) hands[side] = add(hand, [0, up ? 0.08 : -0.04, 0.06])
      }

    // What it stands on.
    const width = bw * 0.56
    switch (v.base) {
      case 'legs':
        for (const side of [1, -1] as const) {
          const leg = figure.joint(side < 0 ? 'right leg' : 'left leg', [side * width, low, 0], body)
          const step = v.pose === 'walking' ? -side * 0.07 : 0
          const knee: Vec3 = [side * width * 1.06, low * 0.55, 0.01 + step * 0.5]
          const foot: Vec3 = [side * width * 1.1, 0.07, step]
          const r = 0.03 * (0.7 + 0.5 * (b - 0.4))
          w.put(
            'neck',
            together([
              tube([[side * width, low + 0.03, 0], knee, foot], r, { corners: 14 }),
              ...[0.2, 0.4, 0.6, 0.8].map((s) =>
                torus(r, r * 0.24, 16, 6).at([
                  side * width * (1 + 0.06 * s),
                  low + (low * 0.55 - low) * s,
                  0.01 * s + step * 0.5 * s,
                ]),
              ),
            ]).boned(leg),
            dark,
          )
          w.put(
            'grippers',
            together([
              ball(r * 1.5, 18).at(knee),
              cylinder(r * 1.5, 0.03, { corners: 20 }).at([side * width, low + 0.0, 0]),
            ]).boned(leg),
            second,
          )
          w.put(
            'body',
            together([
              cylinder(r * 1.55, low * 0.3, { top: r * 1.3, corners: 24 }).at([
                knee[0],
                low * 0.34,
                knee[2] * 0.6 + step * 0.5,
              ]),
            ]).boned(leg),
            main,
          )
          w.put(
            'feet',
            box(0.105 * (0.7 + 0.3 * b), 0.075, 0.19 * (0.7 + 0.3 * b), 0.03)
              .taper(1.1, 0.78)
              .at([foot[0], 0.0375, foot[2] + 0.025])
              .boned(leg),
            accent,
          )
        }
        break
      case 'tracks':
        for (const side of [1, -1] as const) {
          const x = side * (bw * 0.95)
          const loop = Array.from({ length: 44 }, (_, i): Vec3 => {
            const a = (2 * Math.PI * i) / 44
            const [c, s] = [Math.cos(a), Math.sin(a)]
            return [
              0,
              0.088 + Math.sign(s) * Math.abs(s) ** 0.7 * 0.076 + (c > 0 ? 0.012 : 0),
              Math.sign(c) * Math.abs(c) ** 0.6 * 0.2,
            ]
          })
          w.put(
            'tracks',
            together([
              tube(loop, 1, {
                closed: true,
                outline: [
                  [-0.05, -0.011],
                  [0.05, -0.011],
                  [0.05, 0.011],
                  [-0.05, 0.011],
                ],
              }),
              ...loop
                .filter((_, i) => i % 2 === 0)
                .map(([, y, zz]) =>
                  box(0.1, 0.014, 0.016, 0.002)
                    .turn((Math.atan2(zz, y - 0.088) * 180) / Math.PI, 0, 0)
                    .at([0, 0.088 + (y - 0.088) * 1.12, zz * 1.05]),
                ),
            ])
              .at([x, 0.014, 0])
              .boned(body),
            dark,
          )
          const wheels = [-0.13, 0, 0.13].flatMap((zz) => [
            cylinder(0.056, 0.085, { corners: 26 }).turn(0, 0, 90).at([x, 0.09, zz]),
            cylinder(0.02, 0.1, { corners: 14 }).turn(0, 0, 90).at([x, 0.09, zz]),
          ])
          w.put('grippers', together(wheels).boned(body), second)
          w.put(
            'feet',
            together(
              [-0.13, 0, 0.13].map((zz) =>
                cylinder(0.032, 0.094, { corners: 20 }).turn(0, 0, 90).at([x, 0.09, zz]),
              ),
            ).boned(body),
            accent,
          )
        }
        w.put(
          'neck',
          box(bw * 1.7, 0.09, 0.2, 0.02)
            .at([0, 0.15, 0])
            .boned(body),
          dark,
        )
        break
      case 'wheels':
      case 'wheel': {
        const spots =
          v.base === 'wheel'
            ? [[0, 0] as const]
            : ([
                [1, 1],
                [1, -1],
                [-1, 1],
                [-1, -1],
              ] as const)
        const r = v.base === 'wheel' ? 0.14 : 0.095
        const wide = v.base === 'wheel' ? 0.1 : 0.065
        for (const [sx, sz] of spots) {
          const at: Vec3 = [sx * bw * 0.95, r, sz * 0.13]
          w.put(
            'wheels',
            torus(r * 0.74, r * 0.26, 36, 12)
              .scale(1, (wide / r) * 1.8, 1)
              .turn(0, 0, 90)
              .at(at)
              .boned(body),
            dark,
          )
          w.put(
            'feet',
            cylinder(r * 0.56, wide * 1.06, { corners: 28 })
              .turn(0, 0, 90)
              .at(at)
              .boned(body),
            accent,
          )
          w.put(
            'grippers',
            cylinder(r * 0.22, wide * 1.3, { corners: 18 })
              .turn(0, 0, 90)
              .at(at)
              .boned(body),
            second,
          )
        }
        if (v.base === 'wheel')
          w.put(
            'grippers',
            tube(
              [
                [0.085, 0.14, 0],
                [0.085, 0.24, 0],
                [-0.085, 0.24, 0],
                [-0.085, 0.14, 0],
              ],
              0.02,
              { corners: 10, smooth: 2 },
            ).boned(body),
            second,
          )
        else
          w.put(
            'neck',
            box(bw * 1.3, 0.06, 0.3, 0.015)
              .at([0, 0.13, 0])
              .boned(body),
            dark,
          )
        break
      }
      case 'hovering':
        w.put(
          'neck',
          lathe(
            softened(
              [
                [0, 0.06],
                [bw * 0.5, 0.1],
                [bw * 0.66, 0.2],
                [0, 0.22],
              ],
              0.02,
            ),
            { corners: 32 },
          ).boned(body),
          dark,
        )
        w.keep(
          'lights',
          cone(bw * 0.42, 0.11, 24)
            .turn(180, 0, 0)
            .at([0, 0.055, 0])
            .boned(body),
          lights,
        )
        break
    }
    // A pack on its back.
    w.put(
      'trim',
      together([box(bw * 1.1, tall * 0.5, 0.06, 0.02).at([0, mid + 0.02, -(front + 0.005)])]).boned(body),
      accent,
    )
    figure
      .socket('head', [0, headY + h * 0.9, 0], h * 0.8)
      .socket('top', [0, headY + h * 0.9, 0], h * 0.8)
      .socket('eyes', [0, eyeY, z + 0.02], h * 0.8)
      .socket('neck', [0, top + 0.03, 0], 0.09)
      .socket('hand', hands[-1] ?? [-bw, mid, 0.1], 0.05)
      .socket('hand left', hands[1] ?? [bw, mid, 0.1], 0.05)
      .socket('back', [0, mid, -(front + 0.04)], 0.12)
      .socket('seat', [0, low, 0], 0.12)
      .socket('front', [0, mid, front + 0.03], 0.1)
    w.finish()
    figure.finish(make)
  },
})
