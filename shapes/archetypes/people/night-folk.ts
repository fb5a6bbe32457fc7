import type { Look } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cone, sheet, tube } from '../../geometry/solids.ts'
import { radians, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import {
  cloth,
  fur,
  glowing,
  leather,
  type Material,
  plastic,
  rubber,
  skin,
  stone,
} from '../../materials/material.ts'
import type { ShapeMaker } from '../../shape.ts'
import { eyeball, eyeColours, shiny } from '../creatures/face.ts'
import { hideOf } from '../creatures/figure.ts'
import { several } from '../several.ts'

/** Somebody broad on two legs, arms hanging: the body that these share. */
function trunk(look: Look, colour: string, wide = 1): Blob {
  const blob = new Blob({
    detail: Math.round(56 * look.detail),
    blend: 0.05,
    colour: look.light('main', colour),
  })
    .limb([0, 0.62, 0], [0, 0.92, 0.02], 0.15 * wide, 0.2 * wide)
    .limb([0, 1, 0.02], [0, 1.12, 0.05], 0.09, 0.08)
  blob.both((b) =>
    b
      .egg([0.22 * wide, 0.99, 0], [0.12, 0.11, 0.11])
      .limb([0.26 * wide, 0.98, 0], [0.36 * wide, 0.72, 0.02], 0.088, 0.07)
      .limb([0.36 * wide, 0.72, 0.02], [0.37 * wide, 0.48, 0.1], 0.07, 0.058)
      .egg([0.37 * wide, 0.42, 0.12], [0.066, 0.08, 0.066])
      .limb([0.1, 0.58, 0], [0.14, 0.32, 0.02], 0.115, 0.085)
      .limb([0.14, 0.32, 0.02], [0.14, 0.06, -0.01], 0.078, 0.058)
      .egg([0.145, 0.045, 0.06], [0.075, 0.045, 0.13]),
  )
  return blob
}

function dressed(look: Look, make: ShapeMaker, usual: Material, blob: Blob): void {
  const hide = hideOf(look, 'main', usual)
  make.part('body', hide.dressed(blob.solid()), hide.material)
}

const eyesAt = (x: number, y: number, z: number, radius: number, iris: keyof typeof eyeColours): Solid =>
  together(
    ([1, -1] as const).map((side) =>
      eyeball(radius, [side * 0.3, 0, 1], {
        iris: eyeColours[iris],
        white: '#fdfdf6',
        pupil: 30,
        ring: 50,
      }).at([side * x, y, z]),
    ),
  )

/** A wing of skin between fingers, to the right. */
function batWing(): Solid {
  const rows = Array.from({ length: 7 }, (_, i) => {
    const a = radians(70 - i * 22)
    const long = i % 2 === 0 ? 0.62 : 0.5
    return Array.from({ length: 6 }, (_, j): Vec3 => {
      const t = j / 5
      return [0.06 + Math.cos(a) * long * t, Math.sin(a) * long * t, -0.06 * Math.sin(t * 3)]
    })
  })
  const fingers = [0, 2, 4].map((i) => {
    const a = radians(70 - i * 22)
    return tube(
      [
        [0.05, 0, 0],
        [0.06 + Math.cos(a) * 0.62, Math.sin(a) * 0.62, 0],
      ],
      [0.03, 0.012],
      { corners: 8 },
    )
  })
  return together([sheet(rows, 0.025), ...fingers])
}

/** Where they wear hats and hold things. */
function placesOn(
  make: ShapeMaker,
  { head, wide, neck, hand, seat }: { head: Vec3; wide: number; neck: Vec3; hand: Vec3; seat: Vec3 },
): void {
  make
    .socket('head', head, wide)
    .socket('neck', neck, wide * 0.7)
    .socket('hand', [-hand[0], hand[1], hand[2]], 0.06)
    .socket('hand left', hand, 0.06)
    .socket('seat', seat, wide)
    .socket('back', [0, neck[1] - 0.2, -0.14], wide)
}

const claws = (at: Vec3, down: number) =>
  together(
    [-0.04, 0, 0.04].map((x) =>
      cone(0.016, 0.08, 8)
        .turn(down, 0, 0)
        .at([at[0] + x, at[1], at[2]]),
    ),
  ).mirrored()

export const nightFolk = several(
  { id: 'night-folk', about: 'A werewolf, cyclops, medusa, gargoyle or golem', skeleton: 'giant' },
  {
    werewolf: {
      nouns: ['werewolf', 'wolfman', 'wolf man', 'lycanthrope'],
      build(look, make) {
        const pale = light('#9a8a7a')
        const blob = trunk(look, '#5a4c42', 1.08)
          .egg([0, 0.86, 0.13], [0.13, 0.16, 0.09], { stain: true, colour: pale, blend: 0.03 })
          .egg([0, 1.22, 0.1], [0.14, 0.135, 0.14])
          .limb([0, 1.2, 0.18], [0, 1.16, 0.38], 0.085, 0.05, { colour: pale })
          .limb([0, 1.13, 0.16], [0, 1.09, 0.33], 0.06, 0.036, { colour: pale })
          .chain(
            [
              [0, 0.6, -0.12],
              [0, 0.5, -0.32],
              [0, 0.6, -0.48],
            ],
            [0.05, 0.075, 0.02],
          )
        blob.both((b) =>
          b
            .limb([0.085, 1.31, 0.06], [0.13, 1.5, 0.04], 0.055, 0.01, { blend: 0.02 })
            .limb([0.1, 1.17, 0.1], [0.2, 1.1, 0.04], 0.06, 0.012)
            .limb([0.24, 1.02, -0.02], [0.34, 1.1, -0.06], 0.06, 0.012),
        )
        dressed(look, make, fur('#5a4c42', { relief: 1.6 }), blob)
        make.part('eyes', eyesAt(0.06, 1.26, 0.215, 0.026, 'yellow'), shiny())
        make.part('nose', ball([0.036, 0.028, 0.03], 14).at([0, 1.185, 0.42]), plastic('#1a1614'))
        make.part(
          'teeth',
          together([
            cone(0.011, 0.04, 6).turn(180, 0, 0).at([0.036, 1.115, 0.37]),
            cone(0.009, 0.03, 6).turn(180, 0, 0).at([0.05, 1.12, 0.31]),
            cone(0.01, 0.035, 6).at([0.028, 1.125, 0.335]),
          ]).mirrored(),
          plastic('#fbf6e4'),
        )
        const trousers = new Blob({ detail: 46, blend: 0.04, colour: look.light('second', '#3a4a6a') }).limb(
          [0, 0.64, 0],
          [0, 0.54, 0],
          0.165,
          0.15,
        )
        trousers.both((b) => b.limb([0.1, 0.56, 0], [0.14, 0.33, 0.02], 0.13, 0.1))
        make.part('trousers', trousers.solid(), cloth('#3a4a6a'))
        make.part(
          'claws',
          claws([0.4, 0.345, 0.14], 160).with(claws([0.145, 0.035, 0.2], 96)),
          plastic('#1f1a17'),
        )
        placesOn(make, {
          head: [0, 1.34, 0.08],
          wide: 0.14,
          neck: [0, 1.08, 0.05],
          hand: [0.37, 0.36, 0.15],
          seat: [0, 0.6, -0.1],
        })
      },
    },
    cyclops: {
      nouns: ['cyclops'],
      build(look, make) {
        const blob = trunk(look, '#c8946a', 1.24)
          .egg([0, 0.74, 0.06], [0.22, 0.2, 0.19])
          .egg([0, 1.24, 0.06], [0.16, 0.18, 0.16])
          .egg([0, 1.14, 0.12], [0.11, 0.08, 0.09])
          .limb([0, 1.2, 0.2], [0, 1.16, 0.23], 0.025, 0.034, { blend: 0.02 })
          // One brow over the one eye.
          .limb([-0.08, 1.34, 0.17], [0.08, 1.34, 0.17], 0.03, 0.03, {
            colour: light('#4a2c1a'),
            blend: 0.01,
          })
        blob.both((b) => b.limb([0.14, 1.24, 0.04], [0.22, 1.28, 0.02], 0.04, 0.014, { blend: 0.02 }))
        dressed(look, make, skin('#c8946a'), blob)
        make.part(
          'eye',
          eyeball(0.085, [0, 0, 1], { iris: eyeColours.blue, white: '#fdfdf6', pupil: 26, ring: 46 }).at([
            0, 1.265, 0.16,
          ]),
          shiny(),
        )
        make.part('horn', cone(0.04, 0.18, 16).turn(16, 0, 0).at([0, 1.47, 0.1]), plastic('#f0e4c4'))
        make.part(
          'mouth',
          tube(
            [
              [-0.07, 1.09, 0.205],
              [0, 1.075, 0.222],
              [0.07, 1.09, 0.205],
            ],
            0.012,
            { corners: 8, smooth: 4 },
          ),
          plastic('#6a2c24'),
        )
        make.part('teeth', cone(0.016, 0.045, 8).at([0.045, 1.105, 0.214]).mirrored(), plastic('#fbf6e4'))
        const skirt = new Blob({ detail: 44, blend: 0.03, colour: look.light('second', '#7a5230') })
          .limb([0, 0.62, 0.02], [0, 0.46, 0.02], 0.22, 0.23)
          .slab([0, 0.24, 0], [0.5, 0.12, 0.5], 0, { cut: true, blend: 0.01 })
        make.part('loincloth', skirt.solid(), leather('#7a5230'))
        make.part(
          'club',
          tube(
            [
              [0.46, 0.2, 0.2],
              [0.46, 0.44, 0.14],
              [0.46, 1, 0.06],
            ],
            [0.04, 0.045, 0.1],
            { corners: 14, smooth: 3 },
          ),
          look.material('accent', leather('#6b4726')),
        )
        placesOn(make, {
          head: [0, 1.4, 0.06],
          wide: 0.16,
          neck: [0, 1.06, 0.05],
          hand: [0.46, 0.42, 0.14],
          seat: [0, 0.5, -0.1],
        })
      },
    },
    medusa: {
      nouns: ['medusa', 'gorgon'],
      build(look, make) {
        const skinTone = light('#9ab87a')
        const blob = new Blob({ detail: Math.round(54 * look.detail), blend: 0.04, colour: skinTone })
          .egg([0, 1.16, 0.02], [0.105, 0.13, 0.115])
          .egg([0, 1.1, 0.07], [0.06, 0.06, 0.06])
          .limb([0, 0.96, 0], [0, 1.1, 0.01], 0.05, 0.05)
          .limb([0, 1.15, 0.13], [0, 1.12, 0.145], 0.012, 0.018, { blend: 0.01 })
        blob.both((b) =>
          b
            .limb([0.14, 0.92, 0], [0.24, 0.68, 0.04], 0.05, 0.04)
            .limb([0.24, 0.68, 0.04], [0.2, 0.58, 0.24], 0.038, 0.03)
            .egg([0.19, 0.57, 0.29], [0.032, 0.026, 0.05]),
        )
        make.part('skin', blob.solid(), skin('#9ab87a'))
        const gown = new Blob({
          detail: Math.round(50 * look.detail),
          blend: 0.05,
          colour: look.light('main', '#3a6a58'),
        })
          .limb([0, 0.9, 0], [0, 0.68, 0], 0.13, 0.1)
          .chain(
            [
              [0, 0.66, 0],
              [0, 0.36, 0],
              [0, 0.04, 0],
            ],
            [0.11, 0.17, 0.27],
          )
          .slab([0, -0.12, 0], [1, 0.12, 1], 0, { cut: true, blend: 0.01 })
        gown.both((b) =>
          b.egg([0.06, 0.87, 0.08], [0.06, 0.06, 0.05]).egg([0.13, 0.93, 0], [0.06, 0.05, 0.06]),
        )
        const robe = hideOf(look, 'main', cloth('#3a6a58'))
        make.part('gown', robe.dressed(gown.solid()), robe.material)
        make.part(
          'belt',
          tube(
            Array.from(
              { length: 24 },
              (_, i): Vec3 => [Math.sin(radians(i * 15)) * 0.122, 0.68, Math.cos(radians(i * 15)) * 0.118],
            ),
            0.018,
            { closed: true, corners: 8 },
          ),
          look.material('accent', plastic('#e0b040')),
        )
        // Each hair is a snake that looks out.
        const snakes = Array.from({ length: 15 }, (_, i) => {
          const a = radians(i * 137.5)
          const up = i < 5 ? 0.9 : i < 10 ? 0.5 : 0.05
          const out = Math.sqrt(1 - Math.min(1, up * up) * 0.7)
          const [dx, dz] = [Math.sin(a) * out, Math.cos(a) * out]
          if (dz > 0.45 && up < 0.6) return undefined
          const to = (t: number, wave: number): Vec3 => [
            dx * (0.09 + 0.2 * t) + wave * dz * 0.06,
            1.2 + up * (0.05 + 0.22 * t) + wave * 0.03,
            dz * (0.09 + 0.2 * t) - wave * dx * 0.06,
          ]
          const head = to(1, 0)
          return {
            body: tube([to(0, 0), to(0.35, 1), to(0.7, -1), head], [0.034, 0.03, 0.026, 0.024], {
              corners: 8,
              smooth: 3,
            }),
            head,
          }
        }).filter((one) => one !== undefined)
        const green = look.material('second', skin('#4f8a3a', { relief: 1.4 }))
        make.part(
          'snakes',
          together(snakes.flatMap(({ body, head }) => [body, ball([0.034, 0.026, 0.034], 12).at(head)])),
          green,
        )
        make.part(
          'eyes',
          together([
            eyesAt(0.045, 1.185, 0.118, 0.022, 'yellow'),
            ...snakes.map(({ head: [x, y, z] }) => {
              const far = Math.hypot(x, z) || 1
              return ball(0.009, 6)
                .at([
                  x + (x / far) * 0.03 + (z / far) * 0.018,
                  y + 0.014,
                  z + (z / far) * 0.03 - (x / far) * 0.018,
                ])
                .tinted(light('#e8d23a'))
            }),
          ]),
          shiny(),
        )
        make.part('lips', ball([0.032, 0.012, 0.012], 12).at([0, 1.085, 0.128]), plastic('#6a2c44'))
        placesOn(make, {
          head: [0, 1.28, 0.02],
          wide: 0.11,
          neck: [0, 1.02, 0],
          hand: [0.19, 0.57, 0.32],
          seat: [0, 0.6, -0.1],
        })
      },
    },
    gargoyle: {
      nouns: ['gargoyle'],
      build(look, make) {
        const grey = look.material('main', stone('#7d8288'))
        const blob = new Blob({
          detail: Math.round(56 * look.detail),
          blend: 0.04,
          colour: look.light('main', '#7d8288'),
        })
          .limb([0, 0.36, -0.08], [0, 0.62, 0.06], 0.17, 0.17)
          .egg([0, 0.82, 0.18], [0.13, 0.13, 0.14])
          .limb([0, 0.78, 0.28], [0, 0.75, 0.37], 0.075, 0.06)
          .limb([-0.07, 0.89, 0.28], [0.07, 0.89, 0.28], 0.03, 0.03)
          .chain(
            [
              [0, 0.3, -0.22],
              [0.14, 0.2, -0.38],
              [0.34, 0.17, -0.3],
            ],
            [0.05, 0.035, 0.02],
          )
        blob.both((b) =>
          b
            .limb([0.12, 0.34, -0.08], [0.26, 0.42, 0.16], 0.11, 0.09)
            .limb([0.26, 0.42, 0.16], [0.22, 0.18, 0.1], 0.08, 0.055)
            .egg([0.22, 0.16, 0.18], [0.07, 0.04, 0.12])
            .limb([0.17, 0.64, 0.06], [0.22, 0.42, 0.22], 0.075, 0.055)
            .limb([0.22, 0.42, 0.22], [0.1, 0.18, 0.34], 0.055, 0.045)
            .egg([0.09, 0.16, 0.38], [0.055, 0.04, 0.07])
            .limb([0.1, 0.86, 0.14], [0.26, 0.96, 0.08], 0.05, 0.01, { blend: 0.02 })
            .egg([0.06, 0.84, 0.31], [0.03, 0.022, 0.02], { cut: true, blend: 0.015 }),
        )
        const hide = hideOf(look, 'main', stone('#7d8288', { relief: 1.3 }))
        make.part('body', hide.dressed(blob.solid()), hide.material)
        make.part(
          'horns',
          tube(
            [
              [0.06, 0.92, 0.16],
              [0.1, 1.04, 0.1],
              [0.08, 1.12, 0.02],
            ],
            [0.034, 0.024, 0.006],
            { corners: 10, smooth: 3 },
          ).mirrored(),
          grey,
        )
        make.part(
          'wings',
          batWing().turn(0, 28, 0).at([0.06, 0.66, -0.1]).mirrored(),
          look.material('second', stone('#6a6f76')),
        )
        make.part('fangs', cone(0.014, 0.05, 8).turn(180, 0, 0).at([0.035, 0.7, 0.41]).mirrored(), grey)
        make.part(
          'plinth',
          box(0.7, 0.14, 0.8, 0.03).at([0, 0.07, 0.04]),
          look.material('accent', stone('#8f9298')),
        )
        placesOn(make, {
          head: [0, 0.94, 0.16],
          wide: 0.13,
          neck: [0, 0.72, 0.12],
          hand: [0.09, 0.16, 0.42],
          seat: [0, 0.3, -0.2],
        })
      },
    },
    golem: {
      nouns: ['golem', 'stone golem', 'rock golem', 'rock monster', 'stone giant', 'earth elemental'],
      build(look, make) {
        const rock = look.material('main', stone('#8a8178', { relief: 1.3 }))
        const boulder = (radii: Vec3, at: Vec3, seed: number) =>
          ball(radii, 11)
            .warp(([x, y, z]) => {
              const by =
                1 +
                0.12 * Math.sin(x * 19 + seed) * Math.sin(y * 17 + seed * 2) +
                0.08 * Math.sin(z * 23 + seed * 3)
              return [x * by, y * by, z * by]
            })
            .at(at)
        make.part(
          'body',
          together([
            boulder([0.34, 0.3, 0.25], [0, 0.9, 0], 1),
            boulder([0.23, 0.17, 0.19], [0, 0.6, 0], 4),
            boulder([0.15, 0.15, 0.15], [0, 1.2, 0.1], 7),
            boulder([0.12, 0.07, 0.1], [0, 1.1, 0.16], 9),
          ]),
          rock,
        )
        make.part(
          'arms',
          together([
            boulder([0.17, 0.16, 0.17], [0.4, 1.02, 0], 2),
            boulder([0.11, 0.16, 0.12], [0.48, 0.78, 0.04], 3),
            boulder([0.14, 0.2, 0.15], [0.5, 0.48, 0.1], 5),
            boulder([0.13, 0.11, 0.13], [0.5, 0.24, 0.14], 6),
          ]).mirrored(),
          rock,
        )
        make.part(
          'legs',
          together([
            boulder([0.13, 0.16, 0.14], [0.15, 0.42, 0], 8),
            boulder([0.15, 0.16, 0.16], [0.17, 0.2, 0.01], 10),
            boulder([0.16, 0.08, 0.2], [0.18, 0.07, 0.06], 11),
          ]).mirrored(),
          rock,
        )
        make.part(
          'eyes',
          ball([0.034, 0.026, 0.024], 12).at([0.06, 1.22, 0.235]).mirrored(),
          look.material('accent', glowing('#ffb02a', { glow: 1.6 })),
        )
        const moss = [
          [0.34, 1.16, 0.02],
          [-0.38, 1.17, 0],
          [0.06, 1.34, 0.06],
          [-0.14, 1.16, -0.12],
        ].map(([x = 0, y = 0, z = 0]) => ball([0.11, 0.04, 0.1], 12).at([x, y, z]))
        make.part('moss', together(moss), look.material('second', rubber('#5f8a3a')))
        placesOn(make, {
          head: [0, 1.34, 0.08],
          wide: 0.14,
          neck: [0, 1.1, 0.06],
          hand: [0.5, 0.22, 0.2],
          seat: [0, 0.5, -0.12],
        })
      },
    },
  },
)
