import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, curve, tube } from '../../geometry/solids.ts'
import { add, between, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { scales, skin } from '../../materials/material.ts'
import { colouredTube } from './coloured-tube.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** A snake, coiled or creeping. */
export const snake = archetype({
  id: 'snake',
  about: 'A snake, coiled or creeping; a cobra spreads its hood',
  skeleton: 'snake',
  nouns: ['snake', 'serpent'],
  parameters: {
    pose: choice(['coiled', 'creeping'], 'how it lies'),
    thickness: number(0.07, 0.03, 0.12, 'thickness of the body'),
    hood: number(0, 0, 1, 'how wide its hood is spread'),
    rattle: number(0, 0, 1, 'whether it has a rattle'),
    pattern: choice(['bands', 'plain', 'diamonds', 'rings'], 'pattern of the skin'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: {
    cobra: {
      values: { hood: 1, pattern: 'plain', thickness: 0.06 },
      colours: { main: '#b58a3c', second: '#f2dea0', accent: '#5a3d1c' },
    },
    'king cobra': {
      values: { hood: 1, pattern: 'bands', thickness: 0.064 },
      colours: { main: '#7a6a3a', second: '#efdfa8', accent: '#c9b06a' },
    },
    python: {
      values: { pattern: 'diamonds', thickness: 0.092 },
      colours: { main: '#b8944e', second: '#f0e0b0', accent: '#5a3a1e' },
    },
    anaconda: {
      values: { pattern: 'diamonds', thickness: 0.1 },
      colours: { main: '#6f7a3c', second: '#e0d894', accent: '#2c3018' },
    },
    rattlesnake: {
      values: { pattern: 'diamonds', rattle: 1 },
      colours: { main: '#b79468', second: '#efe0bd', accent: '#6a4a2c' },
    },
    viper: {
      values: { pattern: 'diamonds' },
      colours: { main: '#4f9a4a', second: '#e8e6a0', accent: '#255a2c' },
    },
    'coral snake': {
      values: { pattern: 'rings', thickness: 0.055 },
      colours: { main: '#d8342a', second: '#f7d93a', accent: '#1c1a1c' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#5f9f3a')
    const pale = look.light('second', '#f0eaa8')
    const accent = look.light('accent', '#2f5f24')
    const t = v.thickness
    const hide = hideOf(look, 'main', scales('#5f9f3a', { grain: 0.42, relief: 0.9, roughness: 0.4 }))
    const bone = figure.joint('body', [0, t, 0])
    const neck: Vec3[] = []
    let way: Vec3[]
    if (v.pose === 'coiled') {
      const turns = 2.6
      const coil = Array.from({ length: 40 }, (_, i): Vec3 => {
        const a = (i / 39) * turns * 2 * Math.PI
        const up = i / 39
        const r = 0.34 - 0.2 * up
        return [Math.sin(a + 0.6) * r, t * 0.9 + up * t * 3.1, Math.cos(a + 0.6) * r]
      })
      const last = coil.at(-1) ?? [0, 0, 0]
      neck.push(
        [last[0] * 0.5, last[1] + t * 1.1, last[2] * 0.4 - 0.02],
        [0, last[1] + t * 3, -0.04],
        [0, last[1] + t * 5.2, 0.0],
        [0, last[1] + t * 6.8, 0.06],
      )
      way = [...coil, ...neck]
    } else {
      way = Array.from({ length: 18 }, (_, i): Vec3 => [Math.sin(i * 0.85) * 0.17, t, -0.75 + i * 0.078])
      neck.push([0.02, t * 1.8, 0.66], [0, t * 3.2, 0.74], [0, t * 3.9, 0.84])
      way.push(...neck)
    }
    const line = curve(way, 4)
    const radius = (w: number) =>
      t * Math.min(1, 0.12 + w * 3.2) * (w > 0.86 ? 1 - 0.28 * ((w - 0.86) / 0.14) : 1)
    const count = v.pattern === 'rings' ? 30 : 22
    const tone = (w: number, low: boolean): Vec3 => {
      if (low && v.pattern !== 'rings') return pale
      const step = (w * count) % 1
      if (v.pattern === 'bands') return step < 0.34 ? accent : main
      if (v.pattern === 'rings') return step < 0.42 ? main : step < 0.56 ? pale : step < 0.86 ? accent : pale
      if (v.pattern === 'diamonds') return step < 0.5 ? accent : step < 0.6 ? pale : main
      return main
    }
    figure.part('body', hide.dressed(colouredTube(line, radius, tone, 18).boned(bone)), hide.material)
    const end = line.at(-1) ?? [0, 0, 0]
    const h = t * 1.15
    const skull: Vec3 = add(end, [0, h * 0.1, h * 0.5])
    const head = new Blob({ detail: 36, blend: h * 0.4, colour: main })
      .egg(skull, [h * 1.0, h * 0.72, h * 1.15])
      .egg(add(skull, [0, -h * 0.06, h * 0.85]), [h * 0.66, h * 0.5, h * 0.72])
      .limb(end, skull, t * 0.72, h * 0.6)
    head.both((b) => b.egg(add(skull, [h * 0.5, h * 0.36, h * 0.3]), h * 0.34, { blend: h * 0.2 }))
    head.egg(add(skull, [0, -h * 0.72, h * 0.5]), [h * 0.9, h * 0.44, h * 1.6], {
      stain: true,
      colour: pale,
      blend: h * 0.1,
    })
    const solid = head.solid()
    figure.part('body', hide.dressed(solid.boned(bone)), hide.material)
    if (v.hood > 0) {
      const low = neck[1] ?? end
      const mid = between(low, end, 0.52)
      const hood = new Blob({ detail: 40, blend: t * 0.4, colour: main })
        .egg(add(mid, [0, 0, -t * 0.1]), [t * (1.4 + 1.5 * v.hood), t * 2.2, t * 0.5])
        .egg(add(mid, [0, 0, t * 0.6]), [t * 1.3, t * 2.3, t * 0.66], {
          stain: true,
          colour: pale,
          blend: t * 0.14,
        })
      for (const k of [-1.2, -0.4, 0.4, 1.2])
        hood.slab(add(mid, [0, k * t, t * 0.62]), [t * 1.1, t * 0.09, t * 0.5], t * 0.05, {
          stain: true,
          colour: darker(pale, 0.5),
          blend: t * 0.04,
        })
      hood.both((b) =>
        b.egg(add(mid, [t * 1.1, t * 0.4, -t * 0.6]), [t * 0.5, t * 0.6, t * 0.4], {
          stain: true,
          colour: accent,
          blend: t * 0.06,
        }),
      )
      figure.part('body', hide.dressed(hood.solid().boned(bone)), hide.material)
    }
    const gaze = unit([0.72, 0.3, 0.6] as Vec3)
    const p = skinAt(solid, add(skull, [h * 0.5, h * 0.36, h * 0.3]), gaze, h * 0.3)
    const { eyes, lids } = pairOfEyes({
      at: add(p, times(gaze, -h * 0.16)),
      gaze,
      radius: h * 0.3,
      look: {
        iris: eyeColours[v.eyes === 'dark' ? 'yellow' : v.eyes],
        white: '#2c2a14',
        slit: true,
        ring: 64,
      },
      lids: 0.16,
      lidColour: darker(main, 0.8),
      slope: v.hood > 0 ? 14 : 4,
    })
    const gloss = shiny()
    figure.part('eyes', eyes.boned(bone), gloss).part('body', hide.dressed(lids.boned(bone)), hide.material)
    const mouth = lineOn(
      solid,
      add(skull, [0, -h * 0.1, h * 0.4]),
      [
        add(skull, [-h * 0.8, -h * 0.05, h * 0.3]),
        add(skull, [-h * 0.5, -h * 0.24, h * 1.1]),
        add(skull, [0, -h * 0.24, h * 1.7]),
        add(skull, [h * 0.5, -h * 0.24, h * 1.1]),
        add(skull, [h * 0.8, -h * 0.05, h * 0.3]),
      ],
      h * 0.035,
      light('#22250f'),
    )
    const lip = add(skull, [0, -h * 0.2, h * 1.45])
    const fork = (s: number) =>
      tube(
        [add(lip, [0, -h * 0.02, h * 0.5]), add(lip, [s * h * 0.22, -h * 0.05, h * 0.95])],
        [h * 0.05, h * 0.02],
        { corners: 6 },
      )
    const tongue = together([
      tube([lip, add(lip, [0, -h * 0.02, h * 0.52])], h * 0.055, { corners: 8 }),
      fork(1),
      fork(-1),
    ]).tinted(light('#d8283a'))
    figure.part('eyes', together([mouth, tongue]).boned(bone), gloss)
    if (v.rattle > 0) {
      const start = line[0] ?? [0, 0, 0]
      figure.part(
        'rattle',
        together(
          [0, 1, 2, 3].map((i) =>
            ball(t * (0.34 - 0.05 * i), 12).at(add(start, [0.05 + i * t * 0.42, t * (0.2 + 0.5 * i), 0])),
          ),
        ).boned(bone),
        skin('#d8c08a'),
      )
    }
    figure
      .socket('head', add(skull, [0, h * 0.72, 0]), h * 0.8)
      .socket('eyes', add(skull, [0, h * 0.4, h * 0.8]), h * 0.7)
      .socket('neck', end, t)
      .socket('top', add(skull, [0, h * 0.72, 0]), h * 0.8)
      .socket('mouth', lip, h * 0.3)
      .finish(make)
  },
})
