import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, tube } from '../../geometry/solids.ts'
import { add, between, unit, type Vec3 } from '../../geometry/vector.ts'
import { fur } from '../../materials/material.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from '../creatures/face.ts'
import { darker, Figure, hideOf, skinAt } from '../creatures/figure.ts'

/** Furry ones with long arms: apes, monkeys, and those that nobody has seen. */
export const ape = archetype({
  id: 'ape',
  about: 'An ape or monkey, or a furry being on two legs such as a yeti: long arms, bare face',
  skeleton: 'ape',
  nouns: ['ape', 'monkey'],
  parameters: {
    pose: choice(['standing', 'sitting', 'walking', 'waving'], 'what the body does'),
    girth: number(0.135, 0.08, 0.3, 'thickness of the body'),
    arms: number(0.44, 0.3, 0.7, 'length of the arms'),
    limbs: number(0.048, 0.03, 0.12, 'thickness of arms and legs'),
    legs: number(0.26, 0.14, 0.45, 'length of the legs'),
    head: number(0.185, 0.08, 0.2, 'size of the head'),
    crest: number(0, 0, 1, 'height of the crown of the head'),
    muzzle: number(1, 0.5, 1.5, 'size of the muzzle'),
    ears: number(1, 0, 1.4, 'size of the ears'),
    tail: number(0.5, 0, 0.8, 'length of the tail'),
    shaggy: number(0, 0, 1, 'how long the fur is'),
    eyes: choice(eyeWords, 'colour of the eyes'),
    mouth: choice(['smile', 'roaring'], 'kind of mouth'),
    lean: number(0.25, 0, 1, 'how far it bends forward'),
  },
  rows: {
    monkey: { colours: { main: '#8a5a34', second: '#efc9a0' } },
    chimpanzee: {
      values: { tail: 0, girth: 0.16, head: 0.165, arms: 0.48, ears: 1.3, muzzle: 1.15 },
      colours: { main: '#33271f', second: '#d9a884' },
    },
    chimp: {
      values: { tail: 0, girth: 0.16, head: 0.165, arms: 0.48, ears: 1.3, muzzle: 1.15 },
      colours: { main: '#33271f', second: '#d9a884' },
    },
    gorilla: {
      values: {
        tail: 0,
        girth: 0.25,
        limbs: 0.09,
        arms: 0.56,
        legs: 0.22,
        head: 0.145,
        crest: 0.8,
        ears: 0.45,
        muzzle: 1.2,
        lean: 0.7,
      },
      colours: { main: '#34343b', second: '#55545c' },
    },
    'king kong': {
      values: {
        tail: 0,
        girth: 0.26,
        limbs: 0.095,
        arms: 0.56,
        legs: 0.24,
        head: 0.145,
        crest: 0.9,
        ears: 0.45,
        muzzle: 1.25,
        lean: 0.5,
        mouth: 'roaring',
        pose: 'waving',
      },
      colours: { main: '#34302f', second: '#5c5450' },
    },
    orangutan: {
      values: {
        head: 0.16,
        limbs: 0.06,
        tail: 0,
        girth: 0.21,
        arms: 0.6,
        legs: 0.2,
        shaggy: 0.9,
        ears: 0.3,
        muzzle: 1.15,
        crest: 0.3,
      },
      colours: { main: '#b5521f', second: '#9c7458' },
    },
    baboon: {
      values: { tail: 0.4, muzzle: 1.5, shaggy: 0.4 },
      colours: { main: '#8f7c54', second: '#b5786c' },
    },
    lemur: {
      values: { tail: 0.75, muzzle: 1.1, ears: 1.2, girth: 0.12, limbs: 0.04, eyes: 'orange' },
      colours: { main: '#8f8c8a', second: '#f4f0ea' },
    },
    yeti: {
      values: {
        tail: 0,
        head: 0.15,
        girth: 0.25,
        limbs: 0.09,
        arms: 0.5,
        legs: 0.28,
        shaggy: 1,
        ears: 0,
        crest: 0.6,
        mouth: 'roaring',
        eyes: 'blue',
        lean: 0.2,
      },
      colours: { main: '#f4f6fa', second: '#8fb4d8' },
    },
    'abominable snowman': {
      values: {
        tail: 0,
        head: 0.15,
        girth: 0.25,
        limbs: 0.09,
        arms: 0.5,
        legs: 0.28,
        shaggy: 1,
        ears: 0,
        crest: 0.6,
        mouth: 'roaring',
        eyes: 'blue',
        lean: 0.2,
      },
      colours: { main: '#f4f6fa', second: '#8fb4d8' },
    },
    bigfoot: {
      values: {
        tail: 0,
        head: 0.14,
        girth: 0.22,
        limbs: 0.085,
        arms: 0.5,
        legs: 0.36,
        shaggy: 1,
        ears: 0.3,
        crest: 0.6,
        pose: 'walking',
        lean: 0.2,
      },
      colours: { main: '#6b4426', second: '#a87c58' },
    },
    sasquatch: {
      values: {
        tail: 0,
        head: 0.14,
        girth: 0.22,
        limbs: 0.085,
        arms: 0.5,
        legs: 0.36,
        shaggy: 1,
        ears: 0.3,
        crest: 0.6,
        pose: 'walking',
        lean: 0.2,
      },
      colours: { main: '#6b4426', second: '#a87c58' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const coat = look.light('main', '#8a5a34')
    const face = look.light('second', '#efc9a0')
    const hide = hideOf(look, 'main', fur('#8a5a34', { grain: 0.55, relief: 0.9 + 0.4 * v.shaggy }))
    const [g, h, t] = [v.girth, v.head, v.limbs]
    const sitting = v.pose === 'sitting'
    const walking = v.pose === 'walking'
    const hipY = sitting ? g * 0.95 : v.legs + g * 0.5
    const hip: Vec3 = [0, hipY, 0]
    const chest: Vec3 = [0, hipY + 0.28 + g * 0.3, 0.16 * v.lean]
    const skull: Vec3 = add(chest, [0, g * 0.72 + h * 0.7 * (1 - 0.35 * v.lean), 0.04 + 0.16 * v.lean])
    const body = figure.joint('body', hip)
    const neck = figure.joint('head', between(chest, skull, 0.5), body)
    const blob = new Blob({ detail: Math.round(50 * look.detail), blend: 0.05, colour: coat })
    blob
      .egg(hip, [g * 0.86, g * 0.9, g * 0.84], { bone: body, blend: 0.09 })
      .limb(hip, chest, g * 0.8, g * 0.92, { bone: body, blend: 0.09 })
      .egg(chest, [g * 1.06, g * 0.86, g * 0.84], { bone: body, blend: 0.09 })
      .limb(chest, skull, g * 0.5, h * 0.62, { bone: neck, blend: 0.06 })
      .egg(skull, [h * 0.86, h * 0.84, h * 0.84], { bone: neck })
    if (v.crest > 0.02)
      blob.egg(add(skull, [0, h * 0.62, -h * 0.25]), [h * 0.46, h * (0.3 + 0.3 * v.crest), h * 0.6], {
        bone: neck,
        blend: 0.06,
      })
    const hands: Record<1 | -1, Vec3> = { 1: [0, 0, 0], [-1]: [0, 0, 0] } as Record<1 | -1, Vec3>
    for (const side of [1, -1] as const) {
      const arm = figure.joint(side < 0 ? 'right arm' : 'left arm', add(chest, [side * g, 0.04, 0]), body)
      const leg = figure.joint(side < 0 ? 'right leg' : 'left leg', add(hip, [side * g * 0.5, 0, 0]), body)
      const shoulder: Vec3 = add(chest, [side * g * 0.92, g * 0.34, 0])
      const up = v.pose === 'waving' && side < 0
      const swing = walking ? side * 0.1 : 0
      const elbow = add(
        shoulder,
        up
          ? [side * v.arms * 0.38, v.arms * 0.12, 0.02]
          : [side * v.arms * 0.22, -v.arms * 0.44, 0.02 + swing],
      )
      const wrist = add(
        elbow,
        up
          ? [side * v.arms * 0.06, v.arms * 0.44, 0.06]
          : [-side * v.arms * 0.02, -v.arms * 0.42, 0.09 + swing],
      )
      hands[side] = add(wrist, up ? [0, 0.06, 0.02] : [0, -0.05, 0.02])
      blob.chain([shoulder, elbow, wrist], [t * 1.25, t * 1.02, t * 0.86], { bone: arm, blend: 0.05 })
      const palm = hands[side]
      blob.egg(palm, [t * 0.62, t * 0.9, t * 0.8], { bone: arm, colour: face, blend: 0.025 })
      for (let i = 0; i < 4; i++) {
        const from = add(palm, [0, 0, (i - 1.5) * t * 0.4])
        blob.limb(
          from,
          add(from, [side * t * 0.1, up ? t * 1.5 : -t * 1.35, up ? 0 : t * 0.2]),
          t * 0.26,
          t * 0.2,
          { bone: arm, colour: face, blend: 0.012 },
        )
      }
      blob.limb(
        add(palm, [0, 0, t * 0.6]),
        add(palm, [-side * t * 0.4, up ? t * 0.7 : -t * 0.6, t * 1.0]),
        t * 0.26,
        t * 0.2,
        { bone: arm, colour: face, blend: 0.012 },
      )
      const step = walking ? -side * 0.12 : 0
      const knee: Vec3 = sitting
        ? [side * (g + 0.1), 0.2, 0.2]
        : [side * (g * 0.62 + 0.02), hipY * 0.52, 0.05 + step]
      const foot: Vec3 = sitting
        ? [side * (g + 0.06), t * 0.8, 0.3]
        : [side * (g * 0.62 + 0.03), t * 0.75, 0.0 + step * 1.5]
      blob.chain([add(hip, [side * g * 0.5, -g * 0.2, 0]), knee, foot], [t * 1.5, t * 1.16, t * 0.9], {
        bone: leg,
        blend: 0.05,
      })
      blob.limb(
        add(foot, [0, -t * 0.2, 0]),
        add(foot, [side * t * 0.3, -t * 0.3, t * 1.9]),
        t * 0.72,
        t * 0.58,
        { bone: leg, colour: face, blend: 0.03 },
      )
      for (let i = 0; i < 4; i++)
        blob.egg(
          add(foot, [side * t * 0.3 + (i - 1.5) * t * 0.36, -t * 0.48, t * 2.5]),
          [t * 0.22, t * 0.22, t * 0.36],
          { bone: leg, colour: face, blend: 0.012 },
        )
    }
    // The bare face: two rings around the eyes, and a muzzle.
    const m = v.muzzle
    blob.both((b) =>
      b.egg(add(skull, [h * 0.3, h * 0.12, h * 0.7]), [h * 0.34, h * 0.36, h * 0.22], {
        bone: neck,
        colour: face,
        blend: 0.02,
      }),
    )
    blob.egg(add(skull, [0, -h * 0.36, h * 0.68]), [h * 0.56 * m, h * 0.44 * m, h * 0.44 * m], {
      bone: neck,
      colour: face,
      blend: 0.03,
    })
    blob.egg(add(skull, [0, h * 0.42, h * 0.66]), [h * 0.56, h * 0.12, h * 0.2], { bone: neck, blend: 0.03 })
    if (v.ears > 0.05)
      blob.both((b) =>
        b.egg(
          add(skull, [h * 0.92, h * 0.08, -h * 0.02]),
          [h * 0.2 * v.ears, h * 0.36 * v.ears, h * 0.3 * v.ears],
          { bone: neck, colour: face, blend: 0.02, turn: [0, -30, 0] },
        ),
      )
    if (v.shaggy > 0.05)
      for (let i = 0; i < 30; i++) {
        const a = i * 2.4
        const share = (i % 10) / 10
        const at = between(hip, chest, share * 1.15)
        const r = g * (0.92 + 0.1 * Math.sin(i))
        const from: Vec3 = add(at, [Math.sin(a) * r, 0.03, Math.cos(a) * r * 0.88])
        blob.limb(
          from,
          add(from, [Math.sin(a) * 0.03 * v.shaggy, -0.1 * v.shaggy, Math.cos(a) * 0.03 * v.shaggy]),
          0.035,
          0.008,
          { bone: body, blend: 0.03 },
        )
      }
    if (m > 0.9 && v.shaggy < 0.3)
      blob.egg(add(between(hip, chest, 0.55), [0, 0, g * 0.75]), [g * 0.6, g * 0.95, g * 0.4], {
        stain: true,
        colour: between(coat, face, 0.42),
        blend: 0.04,
      })
    const solid = blob.solid()
    figure.part('body', hide.dressed(solid), hide.material)
    const gloss = shiny()
    const at = (side: 1 | -1) => skinAt(solid, add(skull, [0, h * 0.14, 0]), [0.36 * side, 0, 1], h * 0.8)
    const right = at(1)
    const { eyes, lids } = pairOfEyes({
      at: add(right, [0, 0, -h * 0.1]),
      gaze: unit([0.08, 0, 1]),
      radius: h * 0.17,
      look: { iris: eyeColours[v.eyes === 'dark' ? 'brown' : v.eyes], white: '#fbf6ec', pupil: 30, ring: 50 },
      lids: 0.2,
      lidColour: darker(face, 0.85),
    })
    const nose = skinAt(solid, add(skull, [0, -h * 0.16, 0]), [0, 0, 1], h)
    const nostrils = ball([h * 0.055, h * 0.045, h * 0.04], 12)
      .at(add(nose, [h * 0.1, 0, 0.0]))
      .mirrored()
      .tinted(darker(face, 0.25))
    const lips =
      v.mouth === 'smile'
        ? [
            lineOn(
              solid,
              add(skull, [0, -h * 0.4, 0]),
              [-1, -0.5, 0, 0.5, 1].map(
                (k): Vec3 => add(skull, [k * h * 0.42 * m, -h * (0.58 - 0.14 * k * k), h * 1.3]),
              ),
              h * 0.035,
              darker(face, 0.25),
              4,
            ),
          ]
        : [
            ball([h * 0.34, h * 0.2, h * 0.12], 20)
              .at(skinAt(solid, add(skull, [0, -h * 0.5, 0]), [0, 0, 1], h))
              .tinted(darker([0.35, 0.05, 0.05], 0.6)),
            together(
              [-0.2, 0.2].map((x) =>
                ball([h * 0.045, h * 0.11, h * 0.05], 10).at(
                  add(skinAt(solid, add(skull, [0, -h * 0.44, 0]), [x * 0.8, 0, 1], h), [0, 0, h * 0.1]),
                ),
              ),
            ).tinted([0.96, 0.94, 0.86]),
          ]
    figure.part('eyes', together([eyes, nostrils, ...lips]).boned(neck), gloss)
    figure.part('body', hide.dressed(lids.boned(neck)), hide.material)
    if (v.tail > 0.02) {
      const e = add(hip, [0, 0, -g * 0.7])
      const s = v.tail
      figure.part(
        'tail',
        hide.dressed(
          tube(
            [
              e,
              add(e, [0, -0.06 * s, -0.3 * s]),
              add(e, [0.1 * s, 0.1 * s, -0.6 * s]),
              add(e, [0.16 * s, 0.5 * s, -0.66 * s]),
              add(e, [0.1 * s, 0.72 * s, -0.5 * s]),
              add(e, [0.04 * s, 0.62 * s, -0.36 * s]),
            ],
            [0.03, 0.028, 0.026, 0.025, 0.023, 0.014],
            { corners: 14, smooth: 7 },
          )
            .tinted(coat)
            .boned(body),
        ),
        hide.material,
      )
    }
    const crown = skinAt(solid, skull, [0, 1, -0.1], h)
    figure
      .socket('head', crown, h * 0.66)
      .socket('top', crown, h * 0.66)
      .socket('eyes', add(skull, [0, h * 0.14, h * 0.86]), h * 0.62)
      .socket('neck', between(chest, skull, 0.45), Math.max(h * 0.7, g * 0.55))
      .socket('mouth', add(skull, [0, -h * 0.5, h * 1.1]), h * 0.3)
      .socket('hand', hands[-1], t)
      .socket('hand left', hands[1], t)
      .socket('back', add(chest, [0, 0, -g * 0.85]), g * 0.7)
      .socket('seat', add(hip, [0, -g * 0.9, 0]), g)
      .finish(make)
  },
})
