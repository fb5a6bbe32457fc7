import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, tube } from '../../geometry/solids.ts'
import { add, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { cloth, fur } from '../../materials/material.ts'
import { lineOn, shiny } from '../creatures/face.ts'
import { darker, Figure, hideOf, skinAt } from '../creatures/figure.ts'

/** Stuffed animals that sit with their arms open. */
export const teddy = archetype({
  id: 'teddy bear',
  about: 'A stuffed toy animal that sits with open arms: teddy bear, plush bunny, cat, dog, panda',
  skeleton: 'teddy',
  nouns: [
    'teddy bear',
    'teddy',
    'stuffed bear',
    'plush bear',
    'stuffed animal',
    'plush toy',
    'plush animal',
    'plushie',
  ],
  parameters: {
    pose: choice(['sitting', 'standing'], 'what it does'),
    ears: choice(['round', 'long', 'pointed', 'floppy'], 'kind of ears'),
    snout: number(1, 0, 1.6, 'size of the snout'),
    bow: choice(['bow tie', 'none', 'scarf'], 'what is worn around the neck'),
    marks: choice(['none', 'panda'], 'where the accent colour lies'),
    tail: choice(['stub', 'long'], 'kind of tail'),
  },
  rows: {
    'plush bunny': { values: { ears: 'long', snout: 0.6 }, colours: { main: '#f2c9d6', second: '#fbf3ee' } },
    'stuffed rabbit': {
      values: { ears: 'long', snout: 0.6 },
      colours: { main: '#d8cfc4', second: '#fbf3ee' },
    },
    'plush cat': {
      values: { ears: 'pointed', snout: 0.55, tail: 'long' },
      colours: { main: '#9aa0aa', second: '#f4f0ea' },
    },
    'plush dog': {
      values: { ears: 'floppy', snout: 1.2, tail: 'long' },
      colours: { main: '#d9a86a', second: '#fbf3e4' },
    },
    'plush panda': {
      values: { marks: 'panda' },
      colours: { main: '#f6f4ee', second: '#f6f4ee', accent: '#2a2a30' },
    },
    'plush monkey': {
      values: { ears: 'round', snout: 1.3, tail: 'long' },
      colours: { main: '#8a5a34', second: '#efc9a0' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#c08a4f')
    const pale = look.light('second', '#efd9b0')
    const dark = look.light('accent', '#c22f35')
    const hide = hideOf(look, 'main', fur('#c08a4f', { grain: 0.4, relief: 1.1 }))
    const sitting = v.pose === 'sitting'
    const panda = v.marks === 'panda'
    const limbTone = panda ? dark : main
    const lift = sitting ? 0 : 0.16
    const bone = figure.joint('body', [0, 0.25 + lift, 0])
    const neck = figure.joint('head', [0, 0.46 + lift, 0], bone)
    const blob = new Blob({ detail: Math.round(46 * look.detail), blend: 0.025, colour: main })
    blob.egg([0, 0.24 + lift, 0], [0.205, 0.235, 0.185], { bone })
    const head: Vec3 = [0, 0.64 + lift, 0.02]
    blob.egg(head, [0.23, 0.2, 0.2], { bone: neck, blend: 0.02 })
    blob.egg(add(head, [0, -0.055, 0.16]), [0.1 * (0.6 + 0.4 * v.snout), 0.078, 0.04 + 0.055 * v.snout], {
      bone: neck,
      colour: pale,
      blend: 0.015,
    })
    blob.both((b) => {
      b.egg(add(head, [0.13, -0.08, 0.06]), [0.1, 0.09, 0.1], { bone: neck, blend: 0.04 })
      if (v.ears === 'round')
        b.egg(add(head, [0.175, 0.165, -0.01]), [0.085, 0.085, 0.045], {
          bone: neck,
          colour: limbTone,
          blend: 0.015,
          turn: [0, 14, 0],
        }).egg(add(head, [0.178, 0.16, 0.032]), [0.052, 0.052, 0.02], {
          bone: neck,
          colour: panda ? dark : pale,
          blend: 0.006,
        })
      if (v.ears === 'long')
        b.chain(
          [add(head, [0.1, 0.15, 0]), add(head, [0.13, 0.32, 0]), add(head, [0.16, 0.46, 0.02])],
          [0.05, 0.062, 0.04],
          { bone: neck, blend: 0.015 },
        ).limb(add(head, [0.125, 0.24, 0.045]), add(head, [0.152, 0.42, 0.05]), 0.026, 0.02, {
          bone: neck,
          colour: pale,
          blend: 0.006,
        })
      if (v.ears === 'pointed')
        b.limb(add(head, [0.13, 0.12, 0]), add(head, [0.19, 0.28, 0]), 0.075, 0.016, {
          bone: neck,
          blend: 0.015,
        }).limb(add(head, [0.135, 0.14, 0.046]), add(head, [0.178, 0.245, 0.03]), 0.038, 0.01, {
          bone: neck,
          colour: pale,
          blend: 0.005,
        })
      if (v.ears === 'floppy')
        b.chain(
          [add(head, [0.17, 0.12, 0]), add(head, [0.27, 0.06, 0.02]), add(head, [0.285, -0.1, 0.04])],
          [0.05, 0.062, 0.055],
          { bone: neck, colour: darker(main, 0.62), blend: 0.012 },
        )
      b.limb([0.17, 0.39 + lift, 0.03], [0.335, 0.29 + lift, 0.13], 0.075, 0.07, {
        bone,
        colour: limbTone,
        blend: 0.02,
      })
      b.egg([0.375, 0.262 + lift, 0.165], [0.05, 0.05, 0.03], {
        bone,
        colour: panda ? dark : pale,
        blend: 0.008,
        turn: [30, 50, 0],
      })
      if (sitting) {
        b.limb([0.13, 0.1, 0.06], [0.23, 0.095, 0.28], 0.1, 0.088, { bone, colour: limbTone, blend: 0.02 })
        b.egg([0.245, 0.1, 0.345], [0.08, 0.092, 0.036], {
          bone,
          colour: limbTone,
          blend: 0.02,
          turn: [0, 22, 0],
        })
        b.egg([0.254, 0.1, 0.37], [0.056, 0.068, 0.02], {
          bone,
          colour: panda ? darker(pale, 0.6) : pale,
          blend: 0.006,
          turn: [0, 22, 0],
        })
      } else
        b.limb([0.11, 0.2, 0], [0.13, 0.08, 0.02], 0.1, 0.085, { bone, colour: limbTone, blend: 0.02 }).egg(
          [0.13, 0.052, 0.07],
          [0.08, 0.052, 0.1],
          { bone, colour: limbTone, blend: 0.02 },
        )
    })
    if (v.tail === 'stub') blob.egg([0, 0.12 + lift, -0.19], 0.055, { bone, blend: 0.02 })
    else
      blob.chain(
        [
          [0, 0.1 + lift, -0.15],
          [0.05, 0.09 + lift, -0.28],
          [0.14, 0.16 + lift, -0.33],
          [0.15, 0.26 + lift, -0.3],
        ],
        [0.04, 0.038, 0.036, 0.03],
        { bone, blend: 0.02 },
      )
    blob.egg([0, 0.23 + lift, 0.16], [0.13, 0.15, 0.1], { stain: true, colour: pale, blend: 0.02 })
    if (panda)
      blob.both((b) =>
        b.egg(add(head, [0.085, 0.03, 0.18]), [0.05, 0.06, 0.08], {
          stain: true,
          colour: dark,
          blend: 0.01,
          turn: [0, 0, 24],
        }),
      )
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const on = (x: number, y: number) => skinAt(body, [0, head[1] + y, 0], [x, 0, 0.2], 0.2)
    const eye = (x: number) =>
      together([
        ball([0.027, 0.029, 0.016], 16).at(on(x, 0.035)).tinted(light('#17110e')),
        ball(0.008, 8)
          .at(add(on(x, 0.035), [0.008, 0.011, 0.014]))
          .tinted([1, 1, 1]),
      ])
    const tip = skinAt(body, add(head, [0, -0.025, 0]), [0, 0, 1], 0.26)
    const nose = ball([0.034, 0.024, 0.018], 16).at(tip).tinted(light('#2a1a14'))
    const thread = light('#3a2418')
    const mouth = [
      tube(
        [
          add(tip, [0, -0.018, 0]),
          add(skinAt(body, add(head, [0, -0.075, 0]), [0, 0, 1], 0.25), [0, 0, 0.002]),
        ],
        0.0045,
        { corners: 6 },
      ).tinted(thread),
      lineOn(
        body,
        add(head, [0, -0.08, 0]),
        [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => add(head, [k * 0.055, -0.085 + 0.022 * k * k, 0.4])),
        0.007,
        thread,
        4,
      ),
    ]
    const seam = Array.from({ length: 11 }, (_, i) => {
      const y = 0.1 + 0.29 * (i / 10) + lift
      const p = skinAt(body, [0, y, 0], [0, 0, 1], 0.18)
      return tube([add(p, [-0.012, 0.004, 0.001]), add(p, [0.012, -0.004, 0.001])], 0.0035, {
        corners: 6,
      }).tinted(thread)
    })
    figure.part('eyes', together([eye(0.085), eye(-0.085), nose, ...mouth, ...seam]).boned(neck), shiny())
    const ribbon = look.material('accent', cloth('#c22f35', { grain: 0.4 }))
    const y = 0.455 + lift
    if (v.bow === 'bow tie') {
      const loop = ball([0.07, 0.052, 0.03], 20).warp(([x, yy, z]) => [
        x,
        yy * (0.35 + 0.9 * ((x + 0.07) / 0.14)),
        z,
      ])
      figure.part(
        'bow',
        together([
          loop.at([0.068, y, 0.185]),
          loop.mirror().at([-0.068, y, 0.185]),
          ball([0.026, 0.03, 0.024], 14).at([0, y, 0.195]),
        ]).boned(neck),
        ribbon,
      )
    } else if (v.bow === 'scarf')
      figure.part(
        'scarf',
        together([
          tube(
            Array.from(
              { length: 24 },
              (_, i): Vec3 => [Math.sin(i * 0.2618) * 0.17, y, Math.cos(i * 0.2618) * 0.16],
            ),
            0.04,
            { closed: true, corners: 12 },
          ),
          tube(
            [
              [0.08, y, 0.15],
              [0.11, y - 0.1, 0.21],
              [0.12, y - 0.2, 0.22],
            ],
            0.035,
            { corners: 12, smooth: 4 },
          ),
        ]).boned(neck),
        ribbon,
      )
    figure
      .socket('head', add(head, [0, 0.19, 0]), 0.16)
      .socket('top', add(head, [0, 0.19, 0]), 0.16)
      .socket('eyes', add(head, [0, 0.035, 0.185]), 0.15)
      .socket('neck', [0, y, 0], 0.15)
      .socket('hand', [-0.39, 0.27 + lift, 0.18], 0.06)
      .socket('hand left', [0.39, 0.27 + lift, 0.18], 0.06)
      .socket('back', [0, 0.3 + lift, -0.18], 0.15)
      .socket('seat', [0, 0.01, 0], 0.18)
      .finish(make)
  },
})
