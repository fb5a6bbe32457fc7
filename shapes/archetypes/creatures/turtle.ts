import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { lathe, softened, torus } from '../../geometry/solids.ts'
import { add, unit, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { scales, skin } from '../../materials/material.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** A turtle: a shell with a head, four legs or flippers and a short tail. */
export const turtle = archetype({
  id: 'turtle',
  about: 'A turtle or tortoise with its shell',
  skeleton: 'turtle',
  nouns: ['turtle'],
  parameters: {
    pose: choice(['standing', 'hiding', 'swimming'], 'how it holds itself'),
    dome: number(0.24, 0.1, 0.4, 'height of the shell'),
    legs: number(0.1, 0.03, 0.2, 'length of the legs'),
    head: number(0.1, 0.05, 0.16, 'size of the head'),
    neck: number(0.12, 0.02, 0.3, 'length of the neck'),
    flippers: number(0, 0, 0.5, 'length of flippers instead of legs'),
    eyes: choice(eyeWords, 'colour of the eyes'),
  },
  rows: {
    tortoise: {
      values: { dome: 0.32, legs: 0.13 },
      colours: { main: '#a88a4c', second: '#8a5a2a', accent: '#d9b25c' },
    },
    'sea turtle': {
      values: { dome: 0.17, flippers: 0.42, legs: 0.05, pose: 'swimming' },
      colours: { main: '#5f9a86', second: '#7a5a34', accent: '#c9a25a' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#6fae4a')
    const shellTone = look.light('second', '#7a5128')
    const spot = look.light('accent', '#b98a44')
    const pale = light('#efe3b0')
    const [r, h] = [0.36, v.head]
    const low = v.legs
    const hide = hideOf(look, 'main', scales('#6fae4a', { grain: 0.5, relief: 0.7, roughness: 0.6 }))
    const bone = figure.joint('body', [0, low + 0.1, 0])
    const headBone = figure.joint('head', [0, low + 0.1, r * 0.8], bone)
    const profile: Vec2[] = softened(
      [
        [0, 0],
        [r * 0.96, 0],
        [r * 1.04, 0.035],
        [r * 0.96, 0.075],
        [r * 0.9, v.dome * 0.5],
        [r * 0.6, v.dome * 0.9],
        [r * 0.25, v.dome * 1.03],
        [0, v.dome * 1.05],
      ],
      0.06,
      5,
    )
    const shell = lathe(profile, { corners: 44 })
      .scale(0.92, 1, 1.12)
      .move(0, low + 0.05, 0)
    const size = 0.19
    const hexes = ([x, y, z]: Vec3): Vec3 | undefined => {
      if (y < low + 0.135) {
        const a = Math.atan2(x, z) * (22 / (2 * Math.PI))
        return Math.abs((((a % 1) + 1) % 1) - 0.5) > 0.44 ? darker(shellTone, 0.5) : undefined
      }
      const [edge, middle] = hexAt(x / size, z / size)
      if (edge < 0.07) return darker(shellTone, 0.42)
      return middle < 0.3 ? spot : edge < 0.16 ? darker(shellTone, 0.8) : undefined
    }
    figure.part(
      'shell',
      shell.tinted(shellTone).boned(bone),
      look.material('second', skin('#7a5128', { roughness: 0.4, paint: hexes })),
    )
    figure.part(
      'shell',
      torus(r * 0.99, 0.034, 44, 12)
        .scale(0.92, 1, 1.12)
        .move(0, low + 0.085, 0)
        .tinted(darker(shellTone, 0.78))
        .boned(bone),
      skin('#5a3a1c', { roughness: 0.45 }),
    )

    const hidden = v.pose === 'hiding'
    const blob = new Blob({ detail: Math.round(56 * look.detail), blend: 0.05, colour: main })
    blob.egg([0, low + 0.08, 0], [r * 0.86, 0.085, r * 1.02], { bone, colour: pale })
    const neckEnd: Vec3 = [
      0,
      low + 0.13 + (v.flippers > 0 ? 0 : v.neck * 0.55),
      r * (hidden ? 0.85 : 1.08) + v.neck * (hidden ? 0 : 0.7),
    ]
    const skull: Vec3 = add(neckEnd, [0, h * 0.3, h * 0.4])
    blob.limb([0, low + 0.1, r * 0.7], neckEnd, h * 0.62, h * 0.6, { bone: headBone })
    blob
      .egg(skull, [h * 0.84, h * 0.8, h * 0.98], { bone: headBone })
      .egg(add(skull, [0, -h * 0.18, h * 0.55]), [h * 0.58, h * 0.5, h * 0.6], { bone: headBone })
    const t = 0.075
    blob.both((b) => {
      if (v.flippers > 0) {
        b.chain(
          [
            [r * 0.6, low + 0.07, r * 0.7],
            [r * 1.1, low + 0.06, r * 0.72],
            [r * 0.9 + v.flippers, low + 0.03, r * 0.25],
          ],
          [t * 0.8, t * 0.75, t * 0.3],
          { bone },
        )
        b.limb([r * 0.5, low + 0.06, -r * 0.8], [r * 0.95, low + 0.04, -r * 1.28], t * 0.7, t * 0.4, { bone })
      } else
        for (const z of [0.68, -0.7]) {
          b.limb(
            [r * 0.62, low + 0.07, r * z],
            [r * 0.78, t * 0.6, r * (z + (z > 0 ? 0.12 : -0.08))],
            t,
            t * 0.92,
            { bone },
          )
          b.egg([r * 0.8, t * 0.42, r * (z + (z > 0 ? 0.2 : 0))], [t * 0.98, t * 0.44, t * 1.1], {
            bone,
            blend: 0.02,
          })
        }
    })
    blob.limb([0, low + 0.06, -r], [0, low * 0.6, -r * 1.32], 0.04, 0.012, { bone })
    const solid = blob.solid()
    const body =
      v.flippers > 0
        ? solid.warp(([x, y, z]) =>
            Math.abs(x) > r * 0.82 ? [x, low + 0.05 + (y - low - 0.05) * 0.55, z] : [x, y, z],
          )
        : solid
    figure.part('body', hide.dressed(body), hide.material)
    const gaze = unit([0.72, 0.3, 0.65] as Vec3)
    const radius = h * 0.26
    const p = skinAt(body, skull, gaze, h)
    const { eyes, lids } = pairOfEyes({
      at: add(p, [-gaze[0] * radius * 0.4, -gaze[1] * radius * 0.4, -gaze[2] * radius * 0.4]),
      gaze,
      radius,
      look: { iris: eyeColours[v.eyes], pupil: 38 },
      lids: 0.12,
      lidColour: darker(main, 0.85),
    })
    const gloss = shiny()
    figure
      .part('eyes', eyes.boned(headBone), gloss)
      .part('body', hide.dressed(lids.boned(headBone)), hide.material)
    const smile = lineOn(
      body,
      add(skull, [0, -h * 0.15, h * 0.3]),
      [
        add(skull, [-h * 0.75, -h * 0.1, h * 0.35]),
        add(skull, [-h * 0.4, -h * 0.36, h * 1.0]),
        add(skull, [0, -h * 0.34, h * 1.3]),
        add(skull, [h * 0.4, -h * 0.36, h * 1.0]),
        add(skull, [h * 0.75, -h * 0.1, h * 0.35]),
      ],
      h * 0.035,
      light('#2c3a1a'),
    )
    figure.part('eyes', smile.boned(headBone), gloss)
    figure
      .socket('head', add(skull, [0, h * 0.78, 0]), h * 0.7)
      .socket('eyes', add(skull, [0, h * 0.25, h]), h * 0.6)
      .socket('neck', neckEnd, h * 0.62)
      .socket('back', [0, low + 0.05 + v.dome * 1.05, 0], r * 0.6)
      .socket('top', [0, low + 0.05 + v.dome * 1.05, 0], r * 0.6)
      .socket('mouth', add(skull, [0, -h * 0.3, h * 1.1]), h * 0.4)
      .finish(make)
  },
})

/** How far a place is from the edge and from the middle of its six-sided cell. */
function hexAt(x: number, z: number): [edge: number, middle: number] {
  const row = Math.sqrt(3) / 2
  let [best, second] = [9, 9]
  const near = Math.round(z / row)
  for (let j = near - 1; j <= near + 1; j++) {
    const shift = j % 2 === 0 ? 0 : 0.5
    const i = Math.round(x - shift)
    for (let k = i - 1; k <= i + 1; k++) {
      const far = Math.hypot(x - k - shift, z - j * row)
      if (far < best) [best, second] = [far, best]
      else if (far < second) second = far
    }
  }
  return [second - best, best]
}
