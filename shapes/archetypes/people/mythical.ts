import { archetype, type Values } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, torus, tube } from '../../geometry/solids.ts'
import { add, between, rotated, rotation, subtract, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { plastic, skin } from '../../materials/material.ts'
import { shiny } from '../creatures/face.ts'
import { Figure } from '../creatures/figure.ts'
import { type HatKind, hatKinds, hatOf } from '../wear/hats/index.ts'
import { heldThing, shieldAt } from './belongings.ts'
import { buildPerson } from './build-person/index.ts'
import { personParameters } from './person-parameters.ts'
import { postureOf, sides } from './posture.ts'
import { Wardrobe } from './wardrobe.ts'

const usual = Object.fromEntries(
  Object.entries(personParameters).map(([name, one]) => [name, one.usual]),
) as Values<typeof personParameters>
const told = [
  'pose',
  'hairColour',
  'hair',
  'skin',
  'eyes',
  'beard',
  'hat',
  'carries',
  'wings',
  'mouth',
  'top',
  'shield',
  'cape',
] as const
const few = Object.fromEntries(told.map((name) => [name, personParameters[name]])) as Pick<
  typeof personParameters,
  (typeof told)[number]
>

export const mermaid = archetype({
  id: 'mermaid',
  about: 'Half a woman, half a fish',
  skeleton: 'mermaid',
  nouns: ['mermaid', 'siren'],
  parameters: few,
  rows: {
    merman: {
      values: {
        hair: 'short',
        beard: 'full',
        hairColour: 'white',
        carries: 'trident',
        top: 'none',
        hat: 'crown',
      },
      colours: { second: '#2a6fb5' },
    },
    poseidon: {
      values: {
        hair: 'long',
        beard: 'long',
        hairColour: 'white',
        carries: 'trident',
        top: 'none',
        hat: 'crown',
      },
      colours: { second: '#2a6fb5' },
    },
  },
  build(v, look, make) {
    const man = v.beard !== 'none'
    buildPerson(
      {
        ...usual,
        ...v,
        ...(man
          ? { shoulders: 0.15, limbs: 1.1 }
          : {
              shoulders: 0.104,
              bust: 0.7,
              girth: 0.84,
              limbs: 0.8,
              hands: 0.9,
              jaw: 0.86,
              eyeSize: 1.18,
              brows: 0.55,
              nose: 0.7,
              mouth: 'lips',
              lids: 0.1,
            }),
        ...(!man && v.hair === 'short' && { hair: 'long', hairColour: 'red' }),
        ...(!man && v.top === 'shirt' && { top: 'swimsuit' }),
        legs: 0.34,
        bottom: 'bare',
        shoes: 'bare',
        pose: v.pose === 'standing' ? (v.carries === 'nothing' ? 'waving' : 'standing') : v.pose,
      },
      {
        ...look,
        colour: (role, other) =>
          look.colour(role === 'main' ? 'accent' : role, role === 'main' ? '#b56fd0' : other),
      },
      make,
      'clothes',
      undefined,
      'fish',
    )
  },
})

export const centaur = archetype({
  id: 'centaur',
  about: 'Half a man, half a horse',
  skeleton: 'centaur',
  nouns: ['centaur'],
  parameters: few,
  rows: {},
  build(v, look, make) {
    buildPerson(
      {
        ...usual,
        ...v,
        legs: 0.46,
        torso: 0.27,
        shoulders: 0.138,
        limbs: 1.12,
        top: v.top === 'shirt' ? 'none' : v.top,
        bottom: 'bare',
        shoes: 'bare',
        hair: v.hair === 'short' ? 'long' : v.hair,
        beard: v.beard === 'none' ? 'full' : v.beard,
        carries: v.carries === 'nothing' ? 'bow' : v.carries,
        belt: 1,
        head: 0.11,
      },
      look,
      make,
      'clothes',
      undefined,
      'horse',
    )
  },
})

/** A long bone with two knuckles at each end. */
function bone(from: Vec3, to: Vec3, thick: number): Solid {
  const along = unit(subtract(to, from))
  const knuckle = (at: Vec3, size: number) =>
    together([1, -1].map((s) => ball(size, 8).at(add(at, [s * size * 0.55, 0, 0]))))
  return together([
    tube(
      [from, between(from, to, 0.3), between(from, to, 0.7), to],
      [thick * 1.2, thick * 0.82, thick * 0.82, thick * 1.2],
      { corners: 9, smooth: 2 },
    ),
    knuckle(add(from, times(along, thick * 0.5)), thick * 1.35),
    knuckle(add(to, times(along, -thick * 0.5)), thick * 1.3),
  ])
}

export const skeleton = archetype({
  id: 'skeleton',
  about: 'A skeleton of bones that stands, walks or waves',
  skeleton: 'skeleton',
  nouns: ['skeleton', 'human skeleton', 'bones'],
  parameters: {
    pose: personParameters.pose,
    hat: personParameters.hat,
    carries: personParameters.carries,
    shield: personParameters.shield,
  },
  rows: {
    'skeleton warrior': { values: { carries: 'sword', shield: 1 } },
    'skeleton pirate': { values: { hat: 'pirate hat', carries: 'sabre' } },
    'grim reaper': { values: { hat: 'hood', carries: 'staff' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const w = new Wardrobe(look, figure)
    const p = postureOf({ ...usual, ...v, head: 0.13 })
    const ivory = w.of('main', skin('#f1e7d0', { roughness: 0.45, grain: 0.6 }))
    const body = figure.joint('body', p.pelvis)
    const headBone = figure.joint('head', p.neck, body)
    const at = (share: number): Vec3 => add(p.pelvis, times(p.spine, 0.3 * share))
    const solids: Solid[] = []
    for (let i = 0; i < 11; i++)
      solids.push(
        ball([0.021, 0.0125, 0.021], 12).at(
          add(at(0.02 + i * 0.1), [0, 0, -0.03 + 0.012 * Math.sin(i * 0.5)]),
        ),
      )
    for (let i = 0; i < 6; i++) {
      const middle = at(0.84 - i * 0.095)
      const wide = 0.088 + 0.022 * Math.sin(((i + 0.8) / 6) * Math.PI)
      const rib = Array.from({ length: 11 }, (_, k): Vec3 => {
        const a = ((8 + 152 * (k / 10)) * Math.PI) / 180
        return add(middle, [Math.sin(a) * wide, 0.015 - 0.04 * (k / 10), -Math.cos(a) * 0.07 + 0.0])
      })
      solids.push(tube(rib, 0.0095, { corners: 7 }).mirrored())
    }
    solids.push(
      tube([add(at(0.84), [0, 0, 0.068]), add(at(0.5), [0, 0, 0.078])], [0.016, 0.01], { corners: 10 }).scale(
        1,
        1,
        1,
      ),
    )
    solids.push(
      tube([add(at(0.88), [0.005, 0, 0.06]), add(at(0.92), [0.06, 0.012, 0.04]), p.arms[1].root], 0.01, {
        corners: 8,
        smooth: 4,
      }).mirrored(),
    )
    solids.push(
      ball([0.045, 0.055, 0.012], 14)
        .turn(0, 20, 0)
        .at(add(at(0.7), [0.075, 0, -0.075]))
        .mirrored(),
    )
    const hip = torus(0.055, 0.02, 24, 10)
      .scale(1.25, 1.35, 0.9)
      .turn(-50, 0, 0)
      .at(add(p.pelvis, [0, 0.01, 0]))
    solids.push(
      hip,
      ball([0.045, 0.05, 0.018], 16)
        .turn(-20, 28, 20)
        .at(add(p.pelvis, [0.062, 0.04, -0.012]))
        .mirrored(),
    )
    const whole = [together(solids).boned(body)]
    for (const side of sides) {
      const arm = p.arms[side]
      const leg = p.legs[side]
      const a = figure.joint(side < 0 ? 'right arm' : 'left arm', arm.root, body)
      const l = figure.joint(side < 0 ? 'right leg' : 'left leg', leg.root, body)
      const across: Vec3 = [0.011, 0, 0]
      whole.push(
        together([
          bone(arm.root, arm.middle, 0.014),
          bone(add(arm.middle, across), add(arm.end, across), 0.0095),
          bone(subtract(arm.middle, across), subtract(arm.end, across), 0.009),
        ]).boned(a),
      )
      const ahead = unit(subtract(arm.end, arm.middle))
      const thumb = arm.thumb
      const fingers = [0, 1, 2, 3].map((i) => {
        const root = add(arm.end, add(times(ahead, 0.012), times(thumb, (1.5 - i) * 0.011)))
        const curl: Vec3 = arm.grip === 'fist' ? times([side, 0, 0], -0.03) : [0, 0, 0]
        return tube(
          [
            root,
            add(root, times(ahead, 0.032)),
            add(add(root, times(ahead, arm.grip === 'fist' ? 0.04 : 0.062)), curl),
          ],
          [0.0075, 0.0065, 0.005],
          { corners: 7, smooth: 2 },
        )
      })
      whole.push(
        together([
          ...fingers,
          ball(0.018, 12).at(add(arm.end, times(ahead, 0.008))),
          tube(
            [add(arm.end, times(thumb, 0.014)), add(add(arm.end, times(thumb, 0.034)), times(ahead, 0.03))],
            [0.008, 0.005],
            { corners: 8 },
          ),
        ]).boned(a),
      )
      whole.push(
        together([
          bone(leg.root, leg.middle, 0.018),
          ball(0.022, 12).at(add(leg.middle, [0, 0, 0.014])),
          bone(leg.middle, leg.end, 0.0145),
        ]).boned(l),
      )
      const turn = rotation(leg.pitch, leg.yaw, 0)
      const on = (x: number, y: number, z: number): Vec3 => add(leg.end, rotated(turn, [x, y, z]))
      whole.push(
        together([
          ball([0.022, 0.02, 0.026], 12).at(on(0, -0.022, -0.016)),
          ...[-1.5, -0.5, 0.5, 1.5].map((k) =>
            tube(
              [on(k * 0.008, -0.018, 0.0), on(k * 0.014, -0.03, 0.05), on(k * 0.016, -0.038, 0.1)],
              [0.011, 0.009, 0.0075],
              { corners: 7, smooth: 2 },
            ),
          ),
        ]).boned(l),
      )
    }
    w.put('bones', together(whole), ivory)
    const h = 0.13
    const tone = look.light('main', '#f1e7d0')
    const dark = light('#17110f')
    const skull = new Blob({ detail: Math.round(32 * look.detail), blend: 0.12, colour: tone })
      .egg([0, 0.2, -0.06], [0.82, 0.8, 0.9])
      .egg([0, -0.28, 0.34], [0.5, 0.38, 0.42], { blend: 0.2 })
      .egg([0, 0.22, 0.7], [0.6, 0.12, 0.14])
    skull.both((b) => b.egg([0.52, -0.16, 0.42], [0.2, 0.13, 0.24]))
    skull.both((b) => b.egg([0.33, 0.0, 0.86], [0.25, 0.24, 0.3], { cut: true, blend: 0.06 }))
    skull.both((b) => b.egg([0.07, -0.27, 0.84], [0.08, 0.14, 0.2], { cut: true, blend: 0.03 }))
    skull.limb([0, -0.72, 0.42], [0, -0.7, 0.5], 0.34, 0.3, { blend: 0.05 })
    skull.slab([0, -0.545, 0.6], [0.5, 0.035, 0.5], 0.02, { cut: true, blend: 0.03 })
    skull.both((b) => b.egg([0.33, 0.0, 0.66], [0.25, 0.24, 0.2], { stain: true, colour: dark, blend: 0.04 }))
    skull.both((b) =>
      b.egg([0.06, -0.27, 0.66], [0.1, 0.14, 0.16], { stain: true, colour: dark, blend: 0.03 }),
    )
    const place = (solid: Solid) =>
      solid
        .scale(h)
        .turn(...p.headTurn)
        .at(p.head)
        .boned(headBone)
    w.put('skull', place(skull.solid()), w.of('main', skin('#f1e7d0', { roughness: 0.45, grain: 0.6 })))
    const teeth = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].flatMap((k) =>
      [-0.47, -0.6].map((y) =>
        box(0.1, 0.11, 0.08, 0.006)
          .turn(0, k * 9, 0)
          .at([k * 0.115, y, 0.78 - 0.022 * k * k]),
      ),
    )
    w.put('skull', place(together(teeth).tinted(light('#fffaf0'))), ivory)
    w.keep(
      'eyes',
      place(together([ball([0.1, 0.1, 0.06], 12).at([0.33, 0.0, 0.6]).mirrored().tinted(light('#3a1512'))])),
      shiny(),
    )
    if (hatKinds.includes(v.hat as HatKind))
      for (const piece of hatOf(v.hat as HatKind))
        w.put(
          piece.name,
          place(piece.solid.scale(0.94).at([0, 0.44, -0.08])),
          w.of(undefined, v.hat === 'hood' ? plastic('#23232b', { roughness: 0.9 }) : piece.material),
        )
    if (v.carries !== 'nothing')
      for (const { name, solid, material } of heldThing(v.carries, p.arms[-1].hand[1]))
        w.put(name, solid.at(p.arms[-1].hand), material)
    if (v.shield > 0.5)
      for (const { name, solid, material, role } of shieldAt(p.arms[1].hand))
        w.put(name, solid, w.of(role, material))
    figure
      .socket('head', add(p.head, [0, h * 0.96, 0]), h * 0.66)
      .socket('top', add(p.head, [0, h * 1, 0]), h * 0.66)
      .socket('eyes', add(p.head, [0, 0, h * 0.8]), h * 0.66)
      .socket('neck', p.neck, 0.06)
      .socket('hand', p.arms[-1].hand, 0.03)
      .socket('hand left', p.arms[1].hand, 0.03)
      .socket('back', add(at(0.6), [0, 0, -0.08]), 0.08)
      .socket('seat', add(p.pelvis, [0, -0.06, 0]), 0.08)
      .socket('feet', [0, 0, 0.03], 0.08)
    w.finish()
    figure.finish(make)
  },
})
