import { archetype, choice, number } from '../archetype.ts'
import { Blob } from '../blob/blob.ts'
import { ball } from '../geometry/solids.ts'
import { add, between, type Vec3 } from '../geometry/vector.ts'
import { fur, lacquer, plastic } from '../materials/material.ts'
import type { ShapeMaker } from '../shape.ts'

/** Animals on four legs, from mouse to elephant: one body, told apart by proportions. About one unit long. */
export const quadruped = archetype({
  id: 'quadruped',
  about: 'An animal on four legs',
  skeleton: 'quadruped',
  nouns: ['dog'],
  parameters: {
    legs: number(0.36, 0.08, 0.8, 'length of the legs'),
    legThickness: number(0.055, 0.02, 0.16, 'thickness of the legs'),
    body: number(0.62, 0.3, 1, 'length of the body'),
    girth: number(0.17, 0.07, 0.4, 'thickness of the body'),
    belly: number(0.85, 0.5, 1.4, 'thickness of the belly against the chest'),
    neck: number(0.16, 0.02, 0.8, 'length of the neck'),
    neckAngle: number(50, -10, 85, 'how steep the neck stands, in degrees'),
    head: number(0.15, 0.06, 0.3, 'size of the head'),
    muzzle: number(0.14, 0.02, 0.34, 'length of the muzzle'),
    muzzleWidth: number(0.55, 0.25, 1, 'width of the muzzle against the head'),
    ears: choice(['pointed', 'floppy', 'round', 'long', 'tiny', 'none'], 'kind of ears'),
    earSize: number(0.1, 0.02, 0.35, 'size of the ears'),
    tail: number(0.34, 0, 0.9, 'length of the tail'),
    tailThickness: number(0.035, 0.006, 0.12, 'thickness of the tail'),
    tailUp: number(0.35, -1, 1.2, 'how far up the tail is held'),
    pose: choice(['standing', 'sitting', 'lying'], 'how it holds itself'),
  },
  rows: {
    corgi: {
      values: { legs: 0.17, body: 0.66, girth: 0.18, tail: 0.06, ears: 'pointed', earSize: 0.13 },
      colours: { main: '#d08a3c', second: '#fff4e2' },
    },
  },
  build(v, look, make) {
    const coat = look.light('main', '#a8703c')
    const pale = look.light('second', '#f0dcc0')
    const sitting = v.pose === 'sitting'
    const lying = v.pose === 'lying'
    const legs = lying ? v.legs * 0.18 : v.legs
    const height = legs + v.girth * 0.75
    const half = v.body / 2
    const chest: Vec3 = [0, height + (sitting ? 0.1 : 0), half * 0.78]
    const hip: Vec3 = [0, sitting ? v.girth * 1.05 : height, -half * (sitting ? 0.5 : 0.78)]
    const angle = (v.neckAngle * Math.PI) / 180
    const neckEnd: Vec3 = add(chest, [
      0,
      Math.sin(angle) * (v.neck + v.girth * 0.7),
      Math.cos(angle) * (v.neck + v.girth * 0.7),
    ])
    const head = v.head
    const skull: Vec3 = add(neckEnd, [0, head * 0.35, head * 0.35])
    const nose: Vec3 = add(skull, [0, -head * 0.25, head * 0.55 + v.muzzle])

    const bodyBone = make.joint('body', between(chest, hip, 0.5))
    const headBone = make.joint('head', neckEnd, bodyBone)
    const tailBone = make.joint('tail', hip, bodyBone)
    const legBones = ['front left', 'front right', 'back left', 'back right'].map((name, i) =>
      make.joint(
        `leg ${name}`,
        [(i % 2 ? -1 : 1) * v.girth * 0.6, height, i < 2 ? chest[2] : hip[2]],
        bodyBone,
      ),
    )

    const blob = new Blob({ detail: Math.round(72 * look.detail), blend: 0.07, colour: coat })
    blob
      .egg(chest, [v.girth * 0.92, v.girth * 1.06, v.girth * 1.15], { bone: bodyBone })
      .limb(
        between(chest, hip, 0.15),
        between(chest, hip, 0.85),
        v.girth * 0.9 * Math.max(1, v.belly),
        v.girth * 0.86 * v.belly,
        { bone: bodyBone },
      )
      .egg(hip, [v.girth * 0.9, v.girth * 0.98, v.girth], { bone: bodyBone })
      .chain(
        [add(chest, [0, v.girth * 0.2, v.girth * 0.2]), between(chest, neckEnd, 0.6), neckEnd],
        [v.girth * 0.72, v.girth * 0.52, head * 0.72],
        { bone: headBone, blend: 0.08 },
      )
      .egg(skull, [head * 0.86, head * 0.82, head * 0.95], { bone: headBone, blend: 0.05 })
      .limb(
        add(skull, [0, -head * 0.18, head * 0.4]),
        nose,
        head * 0.62 * (0.55 + v.muzzleWidth * 0.5),
        head * v.muzzleWidth * 0.62,
        { bone: headBone, blend: 0.06, colour: pale },
      )
      .limb(
        add(skull, [0, -head * 0.42, head * 0.35]),
        add(nose, [0, -head * 0.2, -head * 0.2]),
        head * 0.42,
        head * v.muzzleWidth * 0.46,
        { bone: headBone, blend: 0.03, colour: pale },
      )
    // The underside is pale.
    blob.egg(
      add(between(chest, hip, 0.3), [0, -v.girth * 0.95, v.girth * 0.2]),
      [v.girth * 0.75, v.girth * 0.6, half * 0.95],
      { stain: true, colour: pale, blend: 0.05 },
    )
    blob.egg(add(chest, [0, 0, v.girth * 1.1]), [v.girth * 0.6, v.girth * 0.9, v.girth * 0.5], {
      stain: true,
      colour: pale,
      blend: 0.04,
    })
    legPairs(blob, {
      chest,
      hip,
      legs,
      thick: v.legThickness,
      girth: v.girth,
      sitting,
      lying,
      pale,
      bones: legBones,
    })
    if (v.tail > 0.01) {
      const root = add(hip, [0, v.girth * 0.5, -v.girth * 0.75])
      const points = [0, 0.33, 0.66, 1].map(
        (t): Vec3 =>
          add(root, [
            0,
            v.tail * v.tailUp * t * (0.4 + t * 0.6),
            -v.tail * t * (1 - 0.35 * Math.max(0, v.tailUp) * t),
          ]),
      )
      blob.chain(
        points,
        [v.tailThickness * 1.3, v.tailThickness * 1.2, v.tailThickness, v.tailThickness * 0.6],
        { bone: tailBone, blend: 0.04 },
      )
      blob.egg(points[3] ?? root, v.tailThickness * 1.4, { stain: true, colour: pale, blend: 0.02 })
    }
    ears(blob, v.ears, skull, head, v.earSize, headBone, shade2(coat, 0.75))
    make.part('body', blob.solid(), look.material('main', fur('#ffffff')))
    face(make, skull, nose, head, v.muzzleWidth, headBone)
    make
      .socket('head', add(skull, [0, head * 0.72, -head * 0.05]), head * 0.72)
      .socket('eyes', add(skull, [0, head * 0.25, head * 0.86]), head * 0.6)
      .socket('neck', between(chest, neckEnd, 0.7), Math.max(v.girth * 0.62, head * 0.7), {
        up: [0, Math.sin(angle), Math.cos(angle)],
      })
      .socket('back', add(between(chest, hip, 0.45), [0, v.girth * 0.95, 0]), v.girth)
      .socket('mouth', add(nose, [0, -head * 0.2, head * 0.1]), head * 0.4)
      .socket('top', add(between(chest, hip, 0.45), [0, v.girth, 0]), v.girth)
  },
})

const shade2 = (colour: Vec3, factor: number): Vec3 => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
]

type LegPlan = {
  chest: Vec3
  hip: Vec3
  legs: number
  thick: number
  girth: number
  sitting: boolean
  lying: boolean
  pale: Vec3
  bones: number[]
}

function legPairs(
  blob: Blob,
  { chest, hip, legs, thick, girth, sitting, lying, pale, bones }: LegPlan,
): void {
  const apart = girth * 0.58
  const paw = thick * 1.25
  const [frontBone = 0, , backBone = 0] = bones
  blob.both((b) => {
    const shoulder: Vec3 = [apart, chest[1] - girth * 0.1, chest[2] + girth * 0.1]
    const foot: Vec3 = lying
      ? [apart, paw * 0.7, chest[2] + girth * 1.9]
      : [apart, paw * 0.7, chest[2] + girth * 0.15]
    const knee: Vec3 = lying
      ? [apart, paw, chest[2] + girth * 0.7]
      : [apart, Math.max(foot[1], (shoulder[1] - girth) * 0.52), chest[2] - thick * 0.3]
    b.chain([shoulder, knee, foot], [thick * 1.9, thick * 1.05, thick * 0.9], { bone: frontBone })
    b.egg(add(foot, [0, -paw * 0.05, paw * 0.45]), [paw, paw * 0.72, paw * 1.35], {
      bone: frontBone,
      blend: 0.02,
      colour: pale,
    })
  }, 1)
  blob.both((b) => {
    const thigh: Vec3 = [apart * 0.95, hip[1] - girth * 0.05, hip[2]]
    const folded = sitting || lying
    const foot: Vec3 = folded
      ? [apart * 1.25, paw * 0.7, hip[2] + girth * 1.25]
      : [apart, paw * 0.7, hip[2] - thick * 0.4]
    const knee: Vec3 = folded
      ? [apart * 1.35, girth * 0.75, hip[2] + girth * 0.9]
      : [apart, legs * 0.62, hip[2] + thick * 0.8]
    const hock: Vec3 = folded
      ? [apart * 1.25, paw * 0.8, hip[2] + girth * 0.1]
      : [apart, legs * 0.34, hip[2] - thick * 1.1]
    b.chain([thigh, knee, hock, foot], [thick * 2.5, thick * 1.45, thick * 0.95, thick * 0.9], {
      bone: backBone,
    })
    b.egg(add(foot, [0, -paw * 0.05, paw * 0.45]), [paw, paw * 0.72, paw * 1.35], {
      bone: backBone,
      blend: 0.02,
      colour: pale,
    })
  }, 1)
}

function ears(
  blob: Blob,
  kind: string,
  skull: Vec3,
  head: number,
  size: number,
  bone: number,
  inner: Vec3,
): void {
  if (kind === 'none') return
  blob.both((b) => {
    const root = add(skull, [head * 0.5, head * 0.55, -head * 0.12])
    if (kind === 'pointed') {
      b.limb(root, add(root, [size * 0.42, size * 1.1, -size * 0.1]), size * 0.46, size * 0.07, {
        bone,
        blend: 0.02,
      })
      b.egg(add(root, [size * 0.24, size * 0.42, size * 0.42]), [size * 0.2, size * 0.5, size * 0.22], {
        cut: true,
        blend: 0.015,
      })
      b.egg(add(root, [size * 0.22, size * 0.42, size * 0.2]), [size * 0.22, size * 0.5, size * 0.2], {
        stain: true,
        colour: inner,
        blend: 0.01,
      })
    } else if (kind === 'floppy')
      b.egg(add(skull, [head * 0.82, head * 0.1, -head * 0.1]), [size * 0.28, size * 0.95, size * 0.55], {
        bone,
        turn: [0, 0, 14],
        blend: 0.02,
        colour: inner,
      })
    else if (kind === 'long')
      b.limb(root, add(root, [size * 0.18, size * 2, -size * 0.3]), size * 0.3, size * 0.2, {
        bone,
        blend: 0.02,
      })
    else
      b.egg(add(root, [size * 0.3, size * 0.25, 0]), [size * 0.62, size * 0.62, size * 0.26], {
        bone,
        blend: 0.02,
        turn: [0, 15, 0],
      })
  })
}

function face(make: ShapeMaker, skull: Vec3, nose: Vec3, head: number, width: number, bone: number): void {
  const black = lacquer('#17120f', { roughness: 0.12 })
  const eye = ball(head * 0.155, 20).move(head * 0.5, skull[1] + head * 0.16, skull[2] + head * 0.68)
  const shine = ball(head * 0.05, 10).move(
    head * 0.5 - head * 0.03,
    skull[1] + head * 0.24,
    skull[2] + head * 0.8,
  )
  make.part('eyes', eye.mirrored().boned(bone), black)
  make.part(
    'sparkle',
    shine.with(shine.move(-head * 0.94, 0, 0)).boned(bone),
    plastic('#ffffff', { glow: 0.6 }),
  )
  const tip = ball([head * width * 0.4, head * 0.17, head * 0.2], 20).move(
    0,
    nose[1] + head * 0.14 * width,
    nose[2] + head * width * 0.5,
  )
  make.part('nose', tip.boned(bone), black)
}
