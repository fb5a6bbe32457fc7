import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { add, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { skin } from '../../materials/material.ts'
import { nearestTo } from './coats.ts'
import { eyeColours, eyeWords, lineOn, pairOfEyes, shiny } from './face.ts'
import { darker, Figure, hideOf, skinAt } from './figure.ts'

/** A frog: wide smile, eyes on top, folded hind legs. */
export const frog = archetype({
  id: 'frog',
  about: 'A frog or toad',
  skeleton: 'frog',
  nouns: ['frog'],
  parameters: {
    pose: choice(['sitting', 'jumping'], 'how it holds itself'),
    girth: number(0.24, 0.14, 0.34, 'thickness of the body'),
    warts: number(0, 0, 1, 'how warty it is'),
    spots: number(0, 0, 1, 'how spotted it is'),
    eyes: choice(eyeWords, 'colour of the eyes'),
    eyeSize: number(0.09, 0.05, 0.14, 'size of the eyes'),
  },
  rows: {
    toad: {
      values: { warts: 1, girth: 0.27, eyes: 'amber', spots: 0.4 },
      colours: { main: '#8a6a3f', second: '#d9c59a', accent: '#5f4526' },
    },
    'tree frog': {
      values: { eyes: 'red', girth: 0.21, eyeSize: 0.1 },
      colours: { main: '#5fc23a', second: '#fdf6d0', accent: '#f0862c' },
    },
    'poison dart frog': {
      values: { spots: 1, girth: 0.21, eyes: 'dark' },
      colours: { main: '#2467d8', second: '#3f7fe6', accent: '#14161f' },
    },
  },
  build(v, look, make) {
    const figure = new Figure()
    const main = look.light('main', '#5aa83a')
    const pale = look.light('second', '#f2efb8')
    const accent = look.light('accent', '#3f7a2a')
    const g = v.girth
    const jump = v.pose === 'jumping'
    const paint =
      v.spots > 0
        ? ([x, y, z]: Vec3, n: Vec3): Vec3 | undefined => {
            const [near, , chance] = nearestTo(x * 11, y * 11, z * 11)
            return n[1] > -0.3 && near < 0.36 * v.spots + 0.08 && chance > 0.25 ? accent : undefined
          }
        : undefined
    const usual = skin('#5aa83a', { roughness: 0.28 })
    const hide = hideOf(look, 'main', paint ? { ...usual, paint } : usual)
    const bone = figure.joint('body', [0, g, 0])
    const y = g * 0.82 + (jump ? 0.3 : 0)
    const skull: Vec3 = [0, y + g * 0.62, g * 0.85]
    const blob = new Blob({ detail: Math.round(50 * look.detail), blend: 0.07, colour: main })
    blob
      .egg([0, y, -g * 0.35], [g * 0.92, g * 0.8, g * 1.1], { bone, turn: [-28, 0, 0] })
      .egg([0, y + g * 0.3, g * 0.45], [g * 0.88, g * 0.72, g * 0.8], { bone })
      .egg(skull, [g * 0.92, g * 0.5, g * 0.66], { bone })
      .egg(add(skull, [0, -g * 0.24, g * 0.08]), [g * 0.86, g * 0.34, g * 0.66], { bone, colour: pale })
    blob.both((b) =>
      b.egg(add(skull, [g * 0.5, g * 0.44, g * 0.04]), v.eyeSize * 1.12, { bone, blend: 0.03 }),
    )
    const t = g * 0.2
    blob.both((b) => {
      const hand: Vec3 = jump ? [g * 0.9, y - g * 0.2, g * 1.7] : [g * 0.82, t * 0.4, g * 1.08]
      b.chain(
        [
          [g * 0.62, y + g * 0.05, g * 0.5],
          jump ? [g * 1, y - g * 0.2, g * 1.0] : [g * 0.98, y * 0.5, g * 0.55],
          hand,
        ],
        [t * 1.2, t * 0.85, t * 0.62],
        { bone, blend: 0.03 },
      )
      const hip: Vec3 = [g * 0.62, y - g * 0.2, -g * 0.75]
      const knee: Vec3 = jump ? [g * 1.0, y - g * 0.5, -g * 1.7] : [g * 1.32, y * 0.92, g * 0.05]
      const heel: Vec3 = jump ? [g * 0.9, y - g * 0.9, -g * 2.6] : [g * 1.05, t * 0.6, -g * 0.85]
      const foot: Vec3 = jump ? [g * 0.95, y - g * 1.2, -g * 3.2] : [g * 1.38, t * 0.4, g * 0.32]
      b.chain([hip, knee, heel, foot], [t * 1.9, t * 1.25, t * 0.85, t * 0.6], { bone, blend: 0.035 })
      for (const [at, far] of [
        [hand, 1.1],
        [foot, 1.5],
      ] as const)
        for (const k of [-1, 0, 1]) {
          const end = add(at, [
            k * t * 0.8 * far + t * 0.2,
            -t * 0.14,
            t * (jump && at === foot ? -1 : 1) * far,
          ])
          b.limb(at, end, t * 0.36, t * 0.24, { bone, blend: 0.012 })
          b.egg(end, t * 0.38, {
            bone,
            blend: 0.008,
            colour: look.asked('accent') || v.eyes === 'red' ? accent : main,
          })
        }
    })
    blob.limb([0, y - g * 0.55, g * 0.6], [0, y - g * 0.75, -g * 0.5], g * 0.55, g * 0.5, {
      stain: true,
      colour: pale,
      blend: 0.04,
    })
    if (v.warts > 0)
      for (let i = 0; i < 26; i++) {
        const a = i * 2.4
        blob.egg(
          [
            Math.cos(a) * g * 0.72 * Math.sqrt((i % 9) / 9 + 0.1),
            y + g * 0.72 - g * 0.3 * ((i % 9) / 9),
            -g * 0.4 + Math.sin(a) * g * 0.7,
          ],
          g * 0.08,
          { bone, blend: 0.015, colour: darker(main, 0.8) },
        )
      }
    const body = blob.solid()
    figure.part('body', hide.dressed(body), hide.material)
    const gaze = unit([0.55, 0.28, 0.78] as Vec3)
    const { eyes, lids } = pairOfEyes({
      at: add(skull, [g * 0.5 + gaze[0] * v.eyeSize * 0.36, g * 0.46, g * 0.04 + v.eyeSize * 0.5]),
      gaze,
      radius: v.eyeSize * 0.9,
      look: {
        iris: eyeColours[v.eyes === 'dark' && v.spots === 0 ? 'yellow' : v.eyes],
        white: '#2c2a14',
        pupil: 34,
        ring: 66,
      },
      lids: 0.12,
      lidColour: darker(main, 0.9),
    })
    const gloss = shiny()
    figure.part('eyes', eyes.boned(bone), gloss).part('body', hide.dressed(lids.boned(bone)), hide.material)
    const line = lineOn(
      body,
      add(skull, [0, -g * 0.1, 0]),
      [-1, -0.62, 0, 0.62, 1].map((k) =>
        add(skull, [k * g * 0.86, -g * 0.18 + Math.abs(k) ** 3 * g * 0.16, g * (0.7 - 0.5 * k * k)]),
      ),
      g * 0.026,
      light('#24300f'),
      6,
    )
    figure.part('eyes', line.boned(bone), gloss)
    const nostril = skinAt(body, skull, [0.16, 0.3, 1], g * 0.6)
    figure.part(
      'eyes',
      lineOn(body, skull, [nostril, add(nostril, [0.012, 0.002, 0])], g * 0.03, light('#24300f'), 2)
        .mirrored()
        .boned(bone),
      gloss,
    )
    figure
      .socket('head', add(skull, [0, g * 0.48, -g * 0.1]), g * 0.5)
      .socket('back', skinAt(body, [0, y, -g * 0.3], [0, 1, -0.4], g), g * 0.6)
      .socket('top', skinAt(body, [0, y, -g * 0.3], [0, 1, -0.4], g), g * 0.6)
      .socket('eyes', add(skull, [0, g * 0.46, g * 0.4]), g * 0.6)
      .socket('neck', [0, y + g * 0.3, g * 0.4], g * 0.8)
      .socket('mouth', add(skull, [0, -g * 0.2, g * 0.66]), g * 0.4)
      .finish(make)
  },
})
