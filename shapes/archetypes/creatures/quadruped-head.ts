import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, tube } from '../../geometry/solids.ts'
import { add, between, cross, radians, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { plastic } from '../../materials/material.ts'
import { eyeColours, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, type Figure, type hideOf, skinAt } from './figure.ts'
import type { Posture, QuadrupedValues } from './posture.ts'

/** The colours of a coat: its own, the pale one, and that of its marks. */
export type Tones = { coat: Vec3; pale: Vec3; marks: Vec3 }

export function headOf(
  blob: Blob,
  v: QuadrupedValues,
  { skull, nose, ahead, up, neckEnd }: Posture,
  bone: number,
  { coat, pale, marks }: Tones,
): void {
  const h = v.head
  const on = (x: number, y: number, z: number): Vec3 =>
    add(skull, add([x * h, 0, 0], add(times(up, y * h), times(ahead, z * h))))
  const muzzleTone =
    v.marks === 'points'
      ? marks
      : v.marks === 'none' || v.marks === 'socks' || v.skin !== 'fur'
        ? coat
        : v.marks === 'saddle' && v.ears === 'pointed'
          ? marks
          : pale
  blob.egg(skull, [h * 0.88, h * 0.84, h * 0.9], { bone, blend: h * 0.4 })
  blob.limb(neckEnd, on(0, -0.1, -0.2), h * 0.6, h * 0.7, { bone, blend: h * 0.4 })
  if (v.cheeks > 0)
    blob.both((b) =>
      b.egg(on(0.44, -0.3, 0.22), [h * (0.3 + 0.2 * v.cheeks), h * (0.32 + 0.14 * v.cheeks), h * 0.42], {
        bone,
        blend: h * 0.25,
      }),
    )
  if (v.fluff > 0)
    blob.both((b) =>
      b.limb(on(0.5, -0.3, -0.05), on(0.86 + 0.26 * v.fluff, -0.62, -0.22), h * 0.36, h * 0.07, {
        bone,
        blend: h * 0.2,
      }),
    )
  const tip = h * v.muzzleWidth * 0.58
  if (v.muzzle > 0.001) {
    const root = h * (0.3 + 0.34 * v.muzzleWidth)
    blob.limb(on(0, -0.14, 0.36), nose, root, tip, { bone, blend: h * 0.3, colour: muzzleTone })
    // The lips hang a little over the jaw.
    blob.both((b) =>
      b.egg(
        add(nose, add([tip * 0.42, 0, 0], add(times(up, -tip * 0.3), times(ahead, -tip * 0.12)))),
        [tip * 0.62, tip * 0.62, tip * 0.82],
        {
          bone,
          blend: h * 0.06,
          colour: muzzleTone,
        },
      ),
    )
    const drop = v.mouth === 'open' ? 0.62 : 0
    const jaw = add(nose, add(times(up, -tip * (0.62 + drop)), times(ahead, -tip * (0.5 + drop * 0.3))))
    blob.limb(on(0, -0.44, 0.2), jaw, h * 0.4, tip * 0.52, {
      bone,
      blend: h * (v.mouth === 'open' ? 0.05 : 0.12),
      colour: muzzleTone,
    })
    if (v.mouth === 'open')
      blob.limb(
        add(nose, add(times(up, -tip * 0.78), times(ahead, tip * 0.3))),
        on(0, -0.5, 0.5),
        tip * 0.24,
        tip * 0.3,
        { stain: true, colour: light('#5c1f22'), blend: h * 0.03 },
      )
  }
  if (v.trunk > 0) {
    const long = v.trunk
    blob.chain(
      [
        on(0, -0.12, 0.5),
        on(0, -0.42, 1.02),
        add(on(0, -0.55, 1.2), [0, -long * 0.34, 0]),
        add(on(0, -0.55, 1.2), [0, -long * 0.72, long * 0.06]),
        add(on(0, -0.55, 1.2), [0, -long * 0.86, long * 0.26]),
        add(on(0, -0.55, 1.2), [0, -long * 0.76, long * 0.4]),
      ],
      [h * 0.5, h * 0.36, h * 0.28, h * 0.21, h * 0.18, h * 0.16],
      { bone, blend: h * 0.2 },
    )
    blob.limb(on(0, -0.5, 0.3), on(0, -0.85, 0.75), h * 0.4, h * 0.16, { bone, blend: h * 0.15 })
  }
}

/** Where the second and third colours lie. */
export function stainsOf(
  blob: Blob,
  v: QuadrupedValues,
  { chest, hip, skull, nose, ahead, up, neckEnd }: Posture,
  { coat, pale, marks }: Tones,
): void {
  const [g, h] = [v.girth, v.head]
  const on = (x: number, y: number, z: number): Vec3 =>
    add(skull, add([x * h, 0, 0], add(times(up, y * h), times(ahead, z * h))))
  const stain = (colour: Vec3, blend: number) => ({ stain: true, colour, blend })
  const belly = () => {
    blob.limb(
      add(between(chest, hip, -0.05), [0, -g * 0.95, 0]),
      add(hip, [0, -g * 0.95, 0]),
      g * 0.52,
      g * 0.42,
      stain(pale, g * 0.12),
    )
    blob.egg(add(chest, [0, -g * 0.05, g * 1.0]), [g * 0.52, g * 0.95, g * 0.55], stain(pale, g * 0.1))
    blob.limb(
      add(chest, [0, g * 0.2, g * 0.9]),
      add(neckEnd, [0, -h * 0.55, h * 0.45]),
      g * 0.36,
      h * 0.34,
      stain(pale, g * 0.08),
    )
  }
  switch (v.marks) {
    case 'belly':
      belly()
      break
    case 'blaze':
    case 'collie': {
      if (v.marks === 'collie') {
        blob.limb(
          add(chest, [0, g * 0.1, g * 0.1]),
          add(neckEnd, [0, -h * 0.15, -h * 0.1]),
          g * 1.0,
          h * 0.78,
          stain(pale, g * 0.1),
        )
        blob.egg(add(chest, [0, -g * 0.5, 0]), [g, g * 0.8, g * 1.4], stain(pale, g * 0.1))
      } else belly()
      if (v.marks === 'collie') {
        blob.egg(skull, h * 1.02, stain(coat, h * 0.05))
        blob.limb(on(0, -0.3, 0.6), nose, h * 0.55, h * 0.8, stain(pale, h * 0.05))
      }
      blob.chain(
        [on(0, 0.95, 0.1), on(0, 0.5, 0.8), nose],
        [h * 0.1, h * 0.15, h * v.muzzleWidth * 0.62],
        stain(pale, h * 0.05),
      )
      break
    }
    case 'mask':
      belly()
      blob.both((b) => b.egg(on(0.36, -0.32, 0.62), [h * 0.52, h * 0.5, h * 0.6], stain(pale, h * 0.05)))
      blob.both((b) => b.egg(on(0.3, 0.46, 0.78), [h * 0.17, h * 0.13, h * 0.3], stain(pale, h * 0.03)))
      blob.limb(on(0, 0.05, 0.9), nose, h * 0.16, h * 0.6, stain(pale, h * 0.05))
      break
    case 'eyes':
      belly()
      blob.egg(on(0, -0.3, 0.7), [h * 0.75, h * 0.5, h * 0.5], stain(pale, h * 0.06))
      blob.both((b) =>
        b.limb(on(0.3, 0.1, 0.86), on(0.8, -0.1, 0.42), h * 0.24, h * 0.26, stain(marks, h * 0.03)),
      )
      blob.both((b) =>
        b.limb(on(0.25, 0.5, 0.75), on(0.75, 0.34, 0.4), h * 0.1, h * 0.1, stain(pale, h * 0.03)),
      )
      break
    case 'panda':
      blob.both((b) =>
        b.egg(on(0.42, 0.1, 0.76), [h * 0.22, h * 0.3, h * 0.4], {
          ...stain(marks, h * 0.03),
          turn: [0, 0, 26],
        }),
      )
      blob.slab(
        add(chest, [0, -g * 0.1, -g * 0.02]),
        [g * 1.6, g * 2.6, g * 0.46],
        g * 0.2,
        stain(marks, g * 0.06),
      )
      break
    case 'points':
      blob.limb(on(0, 0.1, 0.75), nose, h * 0.5, h * 0.75, stain(marks, h * 0.18))
      break
    case 'badger':
      blob.egg(skull, h * 1.08, stain(pale, h * 0.08))
      blob.limb(add(neckEnd, [0, -h * 0.6, 0]), nose, h * 0.5, h * 0.6, stain(pale, h * 0.08))
      blob.both((b) =>
        b.chain(
          [on(0.42, 0.75, -0.6), on(0.4, 0.28, 0.62), add(nose, [h * 0.22, h * 0.1, 0])],
          [h * 0.24, h * 0.2, h * 0.1],
          stain(marks, h * 0.04),
        ),
      )
      blob.limb(
        add(chest, [0, -g * 0.9, 0]),
        add(hip, [0, -g * 0.9, 0]),
        g * 0.6,
        g * 0.5,
        stain(marks, g * 0.1),
      )
      break
    case 'saddle':
      belly()
      blob.limb(
        add(chest, [0, g * 0.72, 0]),
        add(hip, [0, g * 0.72, 0]),
        g * 0.86,
        g * 0.86,
        stain(marks, g * 0.16),
      )
      if (v.ears === 'floppy')
        blob.chain(
          [on(0, 0.95, 0.1), on(0, 0.5, 0.8), nose],
          [h * 0.08, h * 0.12, h * v.muzzleWidth * 0.62],
          stain(pale, h * 0.05),
        )
      else blob.limb(on(0, -0.05, 0.8), nose, h * 0.28, h * 0.5, stain(marks, h * 0.08))
      break
    default:
  }
}

export function faceOf(
  figure: Figure,
  v: QuadrupedValues,
  { skull, nose, ahead, up }: Posture,
  body: Solid,
  bone: number,
  hide: ReturnType<typeof hideOf>,
  bare: ReturnType<typeof hideOf>['material'],
  { coat, marks }: Tones,
): void {
  const h = v.head
  const gloss = shiny()
  const spread = radians(v.eyeSpread)
  const toEye = unit(add([Math.sin(spread), 0, 0], add(times(up, 0.2), times(ahead, Math.cos(spread)))))
  const radius = h * v.eyeSize
  const surface = skinAt(body, add(skull, times(ahead, h * 0.12)), toEye, h * 0.8)
  const where = add(surface, times(toEye, -radius * 0.42))
  const gaze = unit(add(times(toEye, 0.6), [0.02, 0.02, 0.55]))
  const asleep = v.pose === 'sleeping'
  const lidColour =
    v.marks === 'eyes' || v.marks === 'panda' || v.marks === 'points' ? marks : darker(coat, 0.82)
  const { eyes, lids } = pairOfEyes({
    at: where,
    gaze,
    radius,
    look: { iris: eyeColours[v.eyes], pupil: v.eyes === 'dark' || v.eyes === 'black' ? 38 : 30 },
    lids: asleep ? 1 : v.lids,
    lidColour,
  })
  if (!asleep) figure.part('eyes', eyes.boned(bone), gloss)
  figure.part('body', hide.dressed(lids.boned(bone)), hide.material)
  if (asleep) {
    const side = unit(cross(gaze, up))
    const across = [-1, -0.5, 0, 0.5, 1].map((t) =>
      add(
        where,
        add(
          times(side, t * radius * 0.86),
          add(times(up, -radius * (0.42 - 0.22 * t * t)), times(gaze, radius * (1.02 - 0.42 * t * t))),
        ),
      ),
    )
    figure.part(
      'eyes',
      tube(across, radius * 0.09, { corners: 8, smooth: 3 })
        .mirrored()
        .tinted(light('#1c120c'))
        .boned(bone),
      gloss,
    )
  }
  const tip = h * v.muzzleWidth * 0.58
  const at = (x: number, y: number, z: number): Vec3 =>
    add(nose, add([x * tip, 0, 0], add(times(up, y * tip), times(ahead, z * tip))))
  const dark = light('#191210')
  const pitch = -Math.asin(ahead[1]) * (180 / Math.PI)
  const tilted = (solid: Solid) => solid.turn(pitch, 0, 0)
  const front = (y: number) => skinAt(body, at(0, y * 0.4, -0.2), add(times(ahead, 1), times(up, y)), tip)
  if (v.nose === 'button' || v.nose === 'cat') {
    const cat = v.nose === 'cat'
    const size = cat ? tip * 0.42 : tip * 0.5 + h * 0.04
    const point = front(cat ? 0.28 : 0.5)
    const tone = cat ? (v.marks === 'points' || v.pattern === 'rosettes' ? dark : light('#c9746e')) : dark
    const pad = ball([size, size * 0.72, size * 0.66], 20).warp(([x, y, z]) => [
      x * (y > 0 ? 1.08 : 0.8 + 0.28 * (1 + y / (size * 0.72))),
      y,
      z,
    ])
    figure.part(
      'nose',
      tilted(pad)
        .at(add(point, times(ahead, -size * 0.18)))
        .tinted(tone)
        .boned(bone),
      gloss,
    )
  } else if (v.nose === 'broad') {
    const point = front(0.25)
    const pad = ball([tip * 0.78, tip * 0.5, tip * 0.4], 22)
    figure.part(
      'nose',
      tilted(pad)
        .at(add(point, times(ahead, -tip * 0.26)))
        .tinted(dark)
        .boned(bone),
      gloss,
    )
  } else if (v.nose === 'snout') {
    const disc = cylinder(tip * 0.98, tip * 0.5, { round: tip * 0.2, corners: 28 }).scale(1.08, 1, 0.9)
    const snout = disc.turn(90 + pitch, 0, 0).at(at(0, 0.08, 0.86))
    figure.part(
      'ears',
      hide.dressed(snout.tinted(times(between(coat, light('#e58f8a'), 0.45), 0.94)).boned(bone)),
      bare,
    )
    const hole = tilted(ball([tip * 0.16, tip * 0.25, tip * 0.1], 14)).at(at(0.36, 0.1, 1.1))
    figure.part('nose', hole.mirrored().tinted(light('#5a2a28')).boned(bone), gloss)
  }
  if (v.nose === 'nostrils' || v.nose === 'broad') {
    const wide = v.nose === 'broad' ? 0.4 : 0.5
    const point = skinAt(
      body,
      at(wide * 0.6, 0.1, -0.3),
      add([0.42, 0, 0], add(times(ahead, 1), times(up, 0.3))),
      tip,
    )
    const hole = tilted(ball([tip * 0.13, tip * 0.19, tip * 0.12], 12))
    const out = v.nose === 'broad' ? add(point, times(ahead, tip * 0.1)) : point
    figure.part(
      'nose',
      hole
        .turn(0, 0, -25)
        .at(out)
        .mirrored()
        .tinted(v.nose === 'broad' ? light('#050303') : light('#2a1a16'))
        .boned(bone),
      gloss,
    )
  }
  if (v.mouth !== 'none' && v.muzzle > 0.001) {
    const inside = at(0, -0.2, -0.35)
    const line = (points: Vec3[]) => lineOn(body, inside, points, h * 0.026, light('#2a1712'))
    const low = v.mouth === 'open' ? -0.62 : -0.66
    // Cats smile in a small way.
    const far = v.nose === 'cat' ? 0.7 : 1
    const arc = line([
      at(0, low, 0.9),
      at(0.42 * far, low - 0.14, 0.66),
      at(0.86 * far, low + 0.1, 1 - 0.9 * far),
      at(far, low + 0.42 * far, 0.9 - 1.52 * far),
    ])
    const parts = [arc, arc.mirror()]
    if (v.nose === 'button' || v.nose === 'cat')
      parts.push(line([at(0, 0.2, 1), at(0, -0.2, 1), at(0, low, 0.9)]))
    if (v.mouth === 'open') {
      const tongue = new Blob({ detail: 14, blend: tip * 0.2 })
        .chain(
          [at(0, -1.0, -0.3), at(0, -0.98, 0.45), at(0, -1.35, 0.85), at(0, -1.75, 0.9)],
          [0.3, 0.34, 0.34, 0.26].map((r) => r * tip),
        )
        .solid()
        .tinted(light('#e5707a'))
      figure.part('nose', tongue.boned(bone), gloss)
    }
    figure.part('nose', together(parts).boned(bone), gloss)
  }
  if (v.nose === 'cat') whiskers(figure, at, h, bone)
}

function whiskers(
  figure: Figure,
  at: (x: number, y: number, z: number) => Vec3,
  h: number,
  bone: number,
): void {
  const hairs = [-1, 0, 1].map((k) =>
    tube(
      [
        at(0.6, -0.2 + 0.14 * k, 0.45),
        add(at(1.4, -0.12 + 0.3 * k, 0.3), [h * 0.1, 0, 0]),
        add(at(2, -0.2 + 0.5 * k, -0.2), [h * 0.34, 0, 0]),
      ],
      (way) => h * 0.014 * (1 - 0.7 * way),
      { corners: 5, smooth: 3 },
    ),
  )
  figure.part('whiskers', together(hairs).mirrored().boned(bone), plastic('#f4efe6'))
}
