import { archetype, choice, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, box, lathe, sheet, torus, tube } from '../../geometry/solids.ts'
import { add, between, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  knit,
  leather,
  type Material,
  type Paint,
  plastic,
  polished,
} from '../../materials/material.ts'
import { Figure, skinAt } from '../creatures/figure.ts'
import { uncoloured } from './uncoloured.ts'

/** Garments as if somebody whom one does not see wore them, so that they keep their form. */

type Torso = { sleeve: number; wide: number; low: number; flare: number }

/** A hollow trunk with sleeves: open at the neck, the hem and the cuffs. */
function shell({ sleeve, wide, low, flare }: Torso, detail: number): Solid {
  const blob = new Blob({ detail, blend: 0.07 })
  const skin = (b: Blob, grow: number, cut: boolean) => {
    const how = { cut, blend: cut ? 0.02 : 0.07 }
    b.egg([0, 0.62, 0], [0.27 + grow, 0.26 + grow, 0.165 + grow], how)
    b.limb([0, 0.62, 0], [0, low + 0.12, 0], 0.17 + grow, 0.17 * flare + grow, how)
    b.egg([0, low + 0.16, 0], [0.24 * flare + grow, 0.3 + grow, 0.16 * flare + grow], how)
    if (!cut) b.both((one) => one.limb([0.12, 0.8, 0], [0.22, 0.75, 0], 0.085 + grow, 0.085 + grow, how))
  }
  skin(blob, 0, false)
  if (sleeve > 0.02) {
    const from: Vec3 = [0.24, 0.74, 0]
    const elbow: Vec3 = [0.37, 0.52, 0.01]
    const wrist: Vec3 = [0.43, 0.2, 0.06]
    const end = sleeve < 0.5 ? between(from, elbow, sleeve * 2) : between(elbow, wrist, sleeve * 2 - 1)
    blob.both((b) => {
      if (sleeve < 0.5) b.limb(from, end, 0.105, 0.1 * wide)
      else b.limb(from, elbow, 0.105, 0.088).limb(elbow, end, 0.088, 0.07 * wide)
      const before = sleeve < 0.5 ? from : elbow
      const out = [
        (end[0] - before[0]) * 0.5,
        (end[1] - before[1]) * 0.5,
        (end[2] - before[2]) * 0.5,
      ] as const
      b.limb(
        add(end, [out[0] * 0.4, out[1] * 0.4, out[2] * 0.4]),
        add(end, [out[0] * 1.4, out[1] * 1.4, out[2] * 1.4]),
        0.062 * wide,
        0.066 * wide,
        { cut: true, blend: 0.015 },
      )
    })
  }
  blob.egg([0, 0.92, 0.03], [0.1, 0.12, 0.105], { cut: true, blend: 0.03 })
  blob.slab([0, low - 0.5, 0], [0.8, 0.5, 0.8], 0.01, { cut: true, blend: 0.02 })
  // Hollow as far as one sees from below.
  blob.egg([0, low - 0.02, 0], [0.16 * flare, 0.1, 0.1 * flare], { cut: true, blend: 0.02 })
  return uncoloured(blob.solid())
}

function skirtShell(top: number, low: number, radii: Vec2, flare: number, folds: number): Solid {
  const tall = top - low
  const steps = 14
  const outer = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const t = 1 - i / steps
    return [1 + (flare - 1) * (0.35 * t + 0.65 * Math.sin((t * Math.PI) / 2)), -tall * t]
  })
  const inner = outer
    .filter((_, i) => i < 9)
    .map(([r, y]): Vec2 => [r * 0.95, y])
    .toReversed()
  const ring = [[0, inner[0]?.[1] ?? 0] as Vec2, ...inner, ...outer, [0.9, 0.01] as Vec2, [0, 0.012] as Vec2]
  return lathe(ring, {
    corners: Math.max(48, folds * 8),
    flutes: (a, y) => 1 + 0.07 * Math.min(1, -y / tall) * Math.cos(a * folds) * (folds > 0 ? 1 : 0),
  })
    .scale(radii[0], 1, radii[1])
    .at([0, top, 0])
}

function legsShell(long: number, wide: number, detail: number): Solid {
  const blob = new Blob({ detail, blend: 0.05 })
  const low = 0.9 - long
  blob.egg([0, 0.84, 0], [0.21, 0.16, 0.15])
  blob.both((b) =>
    b
      .limb([0.095, 0.8, 0], [0.12, 0.45, 0.01], 0.125, 0.1 * wide)
      .limb([0.12, 0.45, 0.01], [0.135, 0, 0], 0.1 * wide, 0.088 * wide, { blend: 0.03 }),
  )
  blob.slab([0, 1.44, 0], [0.8, 0.5, 0.8], 0.01, { cut: true, blend: 0.015 })
  blob.slab([0, low - 0.5, 0], [0.8, 0.5, 0.8], 0.01, { cut: true, blend: 0.015 })
  blob.both((b) =>
    b.limb([0.133, low - 0.1, 0], [0.13, low + 0.05, 0], 0.07 * wide, 0.068 * wide, {
      cut: true,
      blend: 0.01,
    }),
  )
  blob.egg([0, 0.98, 0], [0.165, 0.1, 0.11], { cut: true, blend: 0.015 })
  return uncoloured(blob.solid())
}

const kinds = [
  't-shirt',
  'shirt',
  'sweater',
  'hoodie',
  'jacket',
  'coat',
  'vest',
  'dress',
  'gown',
  'robe',
  'kimono',
  'skirt',
  'tutu',
  'trousers',
  'shorts',
  'apron',
  'cape',
  'swimsuit',
] as const

export const garment = archetype({
  id: 'clothes',
  about: 'Clothes: shirt, sweater, jacket, coat, hoodie, dress, skirt, trousers, shorts, kimono, apron, cape',
  skeleton: 'garment',
  nouns: ['clothes', 'clothing', 'outfit'],
  parameters: {
    kind: choice(kinds, 'kind of garment'),
    buttons: number(4, 0, 8, 'how many buttons it has'),
    stripes: number(0, 0, 1, 'whether it is striped'),
  },
  rows: {
    't-shirt': { values: { kind: 't-shirt' }, colours: { main: '#e2483d' } },
    'tee shirt': { values: { kind: 't-shirt' }, colours: { main: '#e2483d' } },
    tshirt: { values: { kind: 't-shirt' }, colours: { main: '#e2483d' } },
    shirt: { values: { kind: 'shirt' }, colours: { main: '#6fa5d8' } },
    blouse: { values: { kind: 'shirt' }, colours: { main: '#f6d8e2' } },
    'hawaiian shirt': {
      values: { kind: 't-shirt', stripes: 0 },
      colours: { main: '#2fa3a3', accent: '#f2c22a' },
    },
    jersey: { values: { kind: 't-shirt', stripes: 1 }, colours: { main: '#2f62c9', accent: '#f6f3ec' } },
    'striped shirt': {
      values: { kind: 't-shirt', stripes: 1 },
      colours: { main: '#f6f3ec', accent: '#2f4a86' },
    },
    sweater: { values: { kind: 'sweater' }, colours: { main: '#c9543c' } },
    pullover: { values: { kind: 'sweater' }, colours: { main: '#3f7c5c' } },
    jumper: { values: { kind: 'sweater' }, colours: { main: '#3f7c5c' } },
    'christmas sweater': {
      values: { kind: 'sweater', stripes: 1 },
      colours: { main: '#b3202e', accent: '#f6f3ec' },
    },
    cardigan: { values: { kind: 'jacket' }, colours: { main: '#8f6a9c' } },
    hoodie: { values: { kind: 'hoodie' }, colours: { main: '#4f6f9c' } },
    sweatshirt: { values: { kind: 'sweater' }, colours: { main: '#8a8f98' } },
    jacket: { values: { kind: 'jacket' }, colours: { main: '#7a4a2a' } },
    'leather jacket': { values: { kind: 'jacket' }, colours: { main: '#26211f' } },
    'denim jacket': { values: { kind: 'jacket' }, colours: { main: '#4a6f9c' } },
    coat: { values: { kind: 'coat' }, colours: { main: '#b08a54' } },
    overcoat: { values: { kind: 'coat' }, colours: { main: '#4a4f5c' } },
    'trench coat': { values: { kind: 'coat' }, colours: { main: '#c2a06a' } },
    'lab coat': { values: { kind: 'coat' }, colours: { main: '#fbfbf8' } },
    raincoat: { values: { kind: 'coat' }, colours: { main: '#f2c22a' } },
    vest: { values: { kind: 'vest' }, colours: { main: '#4a5c4a' } },
    waistcoat: { values: { kind: 'vest' }, colours: { main: '#4a5c4a' } },
    'life vest': { values: { kind: 'vest' }, colours: { main: '#f08a2c', accent: '#f6f3ec' } },
    'life jacket': { values: { kind: 'vest' }, colours: { main: '#f08a2c', accent: '#f6f3ec' } },
    dress: { values: { kind: 'dress' }, colours: { main: '#d8437a', accent: '#f6f0e4' } },
    'summer dress': { values: { kind: 'dress' }, colours: { main: '#f2c22a', accent: '#f6f0e4' } },
    gown: { values: { kind: 'gown' }, colours: { main: '#8f4fae', accent: '#f0c04a' } },
    'ball gown': { values: { kind: 'gown' }, colours: { main: '#3f8fd8', accent: '#f6f0e4' } },
    'wedding dress': { values: { kind: 'gown' }, colours: { main: '#fdfbf8', accent: '#f6e0e6' } },
    robe: { values: { kind: 'robe' }, colours: { main: '#5a3fa0', accent: '#f0c04a' } },
    bathrobe: { values: { kind: 'robe' }, colours: { main: '#f2f0ea', accent: '#8fb4d8' } },
    kimono: { values: { kind: 'kimono' }, colours: { main: '#c2284f', accent: '#f0c04a' } },
    skirt: { values: { kind: 'skirt' }, colours: { main: '#3f5f9c' } },
    tutu: { values: { kind: 'tutu' }, colours: { main: '#f9b3d0' } },
    kilt: { values: { kind: 'skirt', stripes: 1 }, colours: { main: '#a8262c', accent: '#1f4a2c' } },
    trousers: { values: { kind: 'trousers' }, colours: { main: '#5c4a3a' } },
    pants: { values: { kind: 'trousers' }, colours: { main: '#5c4a3a' } },
    jeans: { values: { kind: 'trousers' }, colours: { main: '#3a5f9c' } },
    shorts: { values: { kind: 'shorts' }, colours: { main: '#c9a566' } },
    'swim trunks': { values: { kind: 'shorts' }, colours: { main: '#2fa3d8' } },
    apron: { values: { kind: 'apron' }, colours: { main: '#d8433a' } },
    cape: { values: { kind: 'cape' }, colours: { main: '#c2242c' } },
    cloak: { values: { kind: 'cape' }, colours: { main: '#3a4a3f' } },
    swimsuit: { values: { kind: 'swimsuit' }, colours: { main: '#d8433a' } },
    'bathing suit': { values: { kind: 'swimsuit' }, colours: { main: '#2f80e0' } },
  },
  build(v, look, make) {
    const figure = new Figure()
    const accentTone = look.light('accent', '#f6f0e4')
    const isWool = v.kind === 'sweater'
    const stripes: Paint | undefined =
      v.stripes > 0.5
        ? ([x, y]) =>
            v.kind === 'skirt'
              ? Math.sin(x * 60) > 0.3 || Math.sin(y * 60) > 0.3
                ? accentTone
                : undefined
              : Math.sin(y * 62) > 0.15
                ? accentTone
                : undefined
        : undefined
    const flowers: Paint | undefined =
      look.colour('main', '') === '#2fa3a3'
        ? ([x, y, z]) =>
            Math.sin(x * 30 + 1) * Math.sin(y * 30) * Math.sin(z * 24 + 1) > 0.3 ? accentTone : undefined
        : undefined
    const paint = stripes ?? flowers
    const usual: Material = isWool
      ? knit('#c9543c', { grain: 0.8 })
      : cloth('#c9543c', { grain: 0.7, relief: 0.6 })
    const main = look.material('main', paint ? { ...usual, paint } : usual)
    const accent = look.material(
      'accent',
      isWool ? knit('#f6f0e4', { grain: 0.8 }) : cloth('#f6f0e4', { grain: 0.7 }),
    )
    const detail = Math.round(58 * look.detail)
    const round = (solid: Solid, y: number, thick: number, z = 0, reach = 0.5): Solid =>
      tube(
        Array.from({ length: 32 }, (_, i): Vec3 => {
          const a = (2 * Math.PI * i) / 32
          return skinAt(solid, [0, y, z], [Math.sin(a), 0, Math.cos(a)], reach)
        }),
        thick,
        { closed: true, corners: 8 },
      )
    const collar = (wide: number, tall: number) =>
      torus(0.115, tall, 32, 8).scale(wide, 1.6, 1).turn(-8, 0, 0).at([0, 0.855, 0.01])
    const buttons = (solid: Solid, from: number, to: number) =>
      together(
        Array.from({ length: Math.max(1, Math.round(v.buttons)) }, (_, i) => {
          const y = from + ((to - from) * i) / Math.max(1, Math.round(v.buttons) - 1)
          return ball([0.017, 0.017, 0.009], 12).at(skinAt(solid, [0, y, 0], [0, 0, 1], 0.2))
        }),
      )
    const front = (solid: Solid, low: number, wide: number) =>
      sheet(
        Array.from({ length: 9 }, (_, i) =>
          [-1, -0.4, 0.4, 1].map(
            (s): Vec3 =>
              add(skinAt(solid, [s * wide, 0.78 + ((low - 0.78) * i) / 8, 0], [0, 0, 1], 0.2), [0, 0, 0.004]),
          ),
        ),
        0.012,
      )
    const brass = polished('#e0b040', { roughness: 0.3 })
    switch (v.kind) {
      case 't-shirt': {
        const solid = shell({ sleeve: 0.36, wide: 1.15, low: 0.06, flare: 1.12 }, detail)
        figure.part('shirt', solid, main).part('collar', collar(1, 0.02), accent)
        break
      }
      case 'shirt': {
        const solid = shell({ sleeve: 0.94, wide: 1.05, low: 0.04, flare: 1.1 }, detail)
        const lapel = sheet(
          [0, 1, 2, 3].map((i) =>
            [0, 1, 2].map(
              (j): Vec3 => [
                0.012 + 0.05 * i + 0.0 * j,
                0.84 - 0.025 * j - (i === 3 ? 0.012 * j : 0) + 0.012 * i,
                0.135 - 0.022 * i + 0.014 * j,
              ],
            ),
          ),
          0.016,
        )
        figure
          .part(
            'shirt',
            together([
              solid,
              front(solid, 0.06, 0.026),
              lapel.mirrored(),
              box(0.09, 0.1, 0.014, 0.004).at(skinAt(solid, [0.13, 0.58, 0], [0, 0, 1], 0.2)),
            ]),
            main,
          )
          .part('collar', collar(1.02, 0.03), main)
          .part('buttons', buttons(solid, 0.12, 0.72), plastic('#f8f5ec'))
        break
      }
      case 'sweater': {
        const solid = shell({ sleeve: 0.95, wide: 1.12, low: 0.08, flare: 1.08 }, detail)
        figure
          .part('sweater', solid, main)
          .part('cuffs', together([collar(1.04, 0.036), round(solid, 0.19, 0.028)]), paint ? accent : main)
        break
      }
      case 'hoodie': {
        const solid = shell({ sleeve: 0.95, wide: 1.12, low: 0.06, flare: 1.1 }, detail)
        const hood = new Blob({ detail: 36, blend: 0.06 })
          .egg([0, 0.92, -0.08], [0.2, 0.15, 0.17])
          .egg([0, 0.97, 0.06], [0.13, 0.14, 0.2], { cut: true, blend: 0.04 })
          .solid()
        const cord = tube(
          [
            [0.07, 0.8, 0.15],
            [0.075, 0.68, 0.185],
            [0.07, 0.56, 0.19],
          ],
          0.011,
          { corners: 8, smooth: 4 },
        )
        const pouch = sheet(
          Array.from({ length: 5 }, (_, i) =>
            [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
              (s): Vec3 =>
                add(
                  skinAt(solid, [s * (0.15 + 0.02 * i), 0.36 - 0.045 * i, 0], [0, 0, 1], 0.2),
                  [0, 0, 0.012],
                ),
            ),
          ),
          0.02,
        )
        figure
          .part('hoodie', together([solid, uncoloured(hood), pouch]), main)
          .part('cuffs', round(solid, 0.17, 0.026), main)
          .part('cord', cord.mirrored().with(ball(0.016, 10).at([0.07, 0.55, 0.19]).mirrored()), accent)
        break
      }
      case 'jacket':
      case 'coat':
      case 'vest': {
        const solid = shell(
          {
            sleeve: v.kind === 'vest' ? 0 : 0.95,
            wide: 1.15,
            low: v.kind === 'coat' ? 0.14 : 0.08,
            flare: 1.1,
          },
          detail,
        )
        const stuff = v.kind === 'jacket' ? look.material('main', leather('#7a4a2a')) : main
        const low = v.kind === 'coat' ? -0.36 : 0.1
        const skirt = v.kind === 'coat' ? [skirtShell(0.34, low, [0.27, 0.185], 1.3, 6)] : []
        const lapel = sheet(
          [0, 1, 2, 3, 4].map((i) =>
            [0, 1, 2].map((j): Vec3 => {
              const y = 0.84 - 0.075 * i
              const x = 0.02 + (0.085 - 0.018 * i) * (j / 2) * (i === 4 ? 0.3 : 1) + 0.008
              return add(skinAt(solid, [x, y, 0], [0, 0, 1], 0.18), [0, 0, 0.01])
            }),
          ),
          0.018,
        )
        figure.part(v.kind, together([solid, ...skirt, lapel.mirrored()]), stuff)
        figure.part('lining', front(solid, 0.16, 0.018), v.kind === 'vest' ? accent : plastic('#2a2320'))
        figure.part('collar', collar(1.05, 0.034), stuff)
        const pockets = box(0.11, 0.022, 0.02, 0.003)
          .at(skinAt(solid, [0.15, 0.3, 0], [0, 0, 1], 0.2))
          .mirrored()
        figure.part(
          'buttons',
          together([buttons(solid, 0.2, 0.52), pockets]),
          v.kind === 'jacket' ? brass : plastic('#3a2a20', { roughness: 0.3 }),
        )
        if (v.kind === 'coat') figure.part('belt', round(solid, 0.34, 0.026), stuff)
        break
      }
      case 'dress':
      case 'gown':
      case 'robe':
      case 'kimono':
      case 'swimsuit': {
        const wide = v.kind === 'robe' ? 1.7 : v.kind === 'kimono' ? 2.1 : 1.15
        const solid = shell(
          {
            sleeve: v.kind === 'swimsuit' ? 0 : v.kind === 'robe' || v.kind === 'kimono' ? 0.9 : 0.24,
            wide,
            low: 0.2,
            flare: 0.98,
          },
          detail,
        )
        const name = v.kind === 'gown' ? 'dress' : v.kind
        if (v.kind === 'swimsuit')
          figure.part(
            name,
            together(
              [
                solid,
                new Blob({ detail: 30, blend: 0.05 })
                  .egg([0, 0.2, 0], [0.235, 0.16, 0.155])
                  .egg([0.24, 0.08, 0], [0.15, 0.15, 0.3], { cut: true, blend: 0.03 })
                  .egg([-0.24, 0.08, 0], [0.15, 0.15, 0.3], { cut: true, blend: 0.03 })
                  .solid(),
              ].map(uncoloured),
            ),
            main,
          )
        else {
          const low = v.kind === 'dress' ? -0.22 : -0.62
          const flare = v.kind === 'gown' ? 2.5 : v.kind === 'dress' ? 1.85 : v.kind === 'robe' ? 1.5 : 1.15
          figure.part(
            name,
            together([solid, skirtShell(0.4, low, [0.235, 0.17], flare, v.kind === 'kimono' ? 0 : 10)]),
            main,
          )
          figure.part(
            'sash',
            together([
              round(solid, 0.38, v.kind === 'kimono' ? 0.055 : 0.026),
              ...(v.kind === 'kimono' ? [box(0.2, 0.2, 0.09, 0.03).at([0, 0.42, -0.2])] : []),
              ...(v.kind === 'dress'
                ? [ball([0.07, 0.045, 0.03], 14).at([0.07, 0.38, -0.19]).mirrored()]
                : []),
            ]),
            accent,
          )
        }
        figure.part('collar', collar(1.04, v.kind === 'robe' || v.kind === 'kimono' ? 0.03 : 0.014), accent)
        if (v.kind === 'robe' || v.kind === 'kimono') figure.part('trim', front(solid, 0.42, 0.022), accent)
        break
      }
      case 'skirt':
        figure
          .part('skirt', skirtShell(0.6, 0, [0.24, 0.18], 2, v.stripes > 0.5 ? 16 : 10), main)
          .part(
            'belt',
            torus(1, 0.1, 40, 8).scale(0.242, 0.3, 0.182).at([0, 0.6, 0]),
            look.material('accent', leather('#3a2417')),
          )
          .part('buckle', box(0.07, 0.06, 0.03, 0.008).at([0, 0.6, 0.2]), brass)
        break
      case 'tutu':
        figure
          .part(
            'tutu',
            together(
              [0, 1, 2, 3].map((i) =>
                skirtShell(0.3 - i * 0.02, 0.2 - i * 0.045, [0.2, 0.16], 2.7 - i * 0.22, 16),
              ),
            ),
            main,
          )
          .part('belt', torus(1, 0.12, 40, 8).scale(0.2, 0.3, 0.16).at([0, 0.31, 0]), accent)
        break
      case 'trousers':
      case 'shorts': {
        const solid = legsShell(v.kind === 'trousers' ? 0.9 : 0.46, v.kind === 'shorts' ? 1.18 : 1.02, detail)
        figure.part(
          v.kind,
          together([
            solid,
            box(0.09, 0.1, 0.014, 0.004)
              .at(skinAt(solid, [0.1, 0.76, 0], [0, 0, -1], 0.15))
              .mirrored(),
            tube(
              [
                [0.15, 0.9, 0.1],
                [0.175, 0.82, 0.11],
                [0.2, 0.8, 0.07],
              ],
              0.009,
              { corners: 6, smooth: 3 },
            ).mirrored(),
          ]),
          main,
        )
        figure.part('waistband', round(solid, 0.915, 0.026), main)
        figure.part(
          'button',
          together([
            ball([0.02, 0.02, 0.012], 12).at(
              add(skinAt(solid, [0, 0.915, 0], [0, 0, 1], 0.15), [0, 0, 0.026]),
            ),
            ...[0.1, -0.1].map((x) =>
              box(0.022, 0.07, 0.02, 0.004).at(
                add(skinAt(solid, [x, 0.915, 0], [0, 0, 1], 0.15), [0, 0, 0.026]),
              ),
            ),
          ]),
          brass,
        )
        break
      }
      case 'apron': {
        const rows = Array.from({ length: 15 }, (_, i) => {
          const t = i / 14
          const half = t < 0.3 ? 0.17 + 0.1 * t : 0.33 + 0.05 * t
          const y = 0.9 - 0.9 * t
          return Array.from({ length: 13 }, (_, j): Vec3 => {
            const s = (j / 12) * 2 - 1
            return [
              s * half,
              y - 0.02 * s * s,
              0.12 - 0.26 * (s * half) ** 2 * 4 + 0.016 * Math.cos(s * 12) * t,
            ]
          })
        })
        figure.part('apron', sheet(rows, 0.022), main)
        figure.part(
          'pocket',
          sheet(
            Array.from({ length: 5 }, (_, i) =>
              Array.from({ length: 9 }, (_, j): Vec3 => {
                const s = (j / 8) * 2 - 1
                return [s * 0.2, 0.46 - 0.05 * i, 0.152 - 0.26 * (s * 0.2) ** 2 * 4]
              }),
            ),
            0.016,
          ),
          accent,
        )
        figure.part(
          'straps',
          together([
            tube(
              [
                [0.16, 0.89, 0.1],
                [0.15, 1.05, 0.02],
                [0, 1.1, -0.06],
                [-0.15, 1.05, 0.02],
                [-0.16, 0.89, 0.1],
              ],
              0.017,
              { corners: 8, smooth: 6 },
            ),
            tube(
              [
                [0.34, 0.6, 0.02],
                [0.3, 0.6, -0.16],
                [0.1, 0.6, -0.24],
                [0.04, 0.45, -0.26],
              ],
              0.015,
              { corners: 8, smooth: 5 },
            ).mirrored(),
          ]),
          accent,
        )
        break
      }
      case 'cape': {
        const rows = Array.from({ length: 16 }, (_, i) => {
          const t = i / 15
          return Array.from({ length: 29 }, (_, j): Vec3 => {
            const s = (j / 28) * 2 - 1
            const a = s * (1.9 - 0.75 * t)
            const r = 0.1 + 0.13 * Math.min(1, t * 5) + 0.16 * t
            return [
              Math.sin(a) * r * 1.25,
              1 - t - 0.03 * (1 - Math.cos(a)) * Math.min(1, t * 5),
              -Math.cos(a) * r * (0.85 + 0.3 * t) + 0.022 * t * Math.cos(s * 20),
            ]
          })
        })
        figure.part('cape', sheet(rows, 0.02), main)
        figure.part(
          'collar',
          sheet(
            Array.from({ length: 5 }, (_, i) =>
              Array.from({ length: 17 }, (_, j): Vec3 => {
                const a = ((j / 16) * 2 - 1) * 1.9
                const up = (i / 4) * 0.13
                return [Math.sin(a) * (0.125 + up * 0.5), 0.98 + up, -Math.cos(a) * (0.1 + up * 0.5)]
              }),
            ),
            0.018,
          ),
          look.material('accent', cloth('#e0aa3c', { grain: 0.7 })),
        )
        figure.part(
          'clasp',
          ball([0.034, 0.034, 0.02], 16)
            .at([0.1, 0.97, 0.06])
            .mirrored()
            .with(
              tube(
                [
                  [-0.1, 0.97, 0.075],
                  [0, 0.93, 0.1],
                  [0.1, 0.97, 0.075],
                ],
                0.01,
                { corners: 8, smooth: 5 },
              ),
            ),
          brass,
        )
        figure.socket('worn', [0, 0.7, -0.16], 0.19)
        break
      }
    }
    figure.socket('inside', [0, 0.82, 0], 0.11).socket('top', [0, 0.9, 0], 0.12).finish(make)
  },
})
