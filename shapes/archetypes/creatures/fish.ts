import { archetype } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cone, curve, loft, sheet, tube } from '../../geometry/solids.ts'
import { add, between, radians, times, unit, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { plastic, scales, skin } from '../../materials/material.ts'
import { clouds, noise } from '../../materials/noise.ts'
import { nearestTo } from './coats.ts'
import { eyeball, eyeColours, lid, lineOn, shiny } from './face.ts'
import { cast, darker, Figure, hideOf, skinAt } from './figure.ts'
import { fishForms, fishParameters, fishRows, type FishValues as V } from './fish-rows.ts'

/** Fish, sharks, dolphins and whales. */
export const fish = archetype({
  id: 'fish',
  about: 'What swims with fins: fish, sharks, dolphins, whales',
  skeleton: 'fish',
  nouns: ['fish'],
  parameters: fishParameters,
  rows: fishRows,
  build(v, look, make) {
    const figure = new Figure()
    const form = fishForms[v.form]
    const main = look.light('main', '#f08a2c')
    const second = look.light('second', '#fff0cf')
    const accent = look.light('accent', '#f5b942')
    const swim = bending(v)
    const paint = patternOf(v, second, accent)
    const usual =
      v.skin === 'scales'
        ? scales('#f08a2c', { grain: 0.75, roughness: 0.38, relief: 0.7 })
        : skin('#6b7c8c', { roughness: 0.35 })
    const hide = hideOf(look, 'main', { ...usual, paint: (at) => paint(swim(at, -1)) })
    const bone = figure.joint('body', [0, 0, 0])
    const body = bodyOf(form).warp((at) => swim(at))
    figure.part('body', hide.dressed(body.tinted(main).boned(bone)), hide.material)
    const finTone = hideOf(look, 'accent', skin('#f5b942', { roughness: 0.5, paint: finRays(accent) }))
    const set = (name: string, solid: Solid) =>
      figure.part(name, solid.warp((at) => swim(at)).boned(bone), finTone.material)
    for (const solid of finsOf(v, form)) set('fins', solid)
    set('tail', tailFin(v))
    frontOf(figure, v, look.colour('main', '#f08a2c'), body, swim, bone, hide.material, main)
    if (v.spikes > 0) {
      const parts: Solid[] = []
      for (let i = 0; i < 60; i++) {
        const y = 1 - (2 * (i + 0.5)) / 60
        const r = Math.sqrt(1 - y * y)
        const out: Vec3 = [Math.cos(i * 2.4) * r, y, Math.sin(i * 2.4) * r]
        if (out[2] > 0.7 || out[2] < -0.75) continue
        const hit = cast(body, [0, 0, 0.02], out)
        if (hit)
          parts.push(
            cone(0.016, 0.1 * v.spikes, 8)
              .move(0, 0.028 * v.spikes, 0)
              .aim(out)
              .at(hit.at),
          )
      }
      figure.part('spikes', together(parts).boned(bone), skin(look.colour('second', '#fffaec')))
    }
    figure
      .socket('top', skinAt(body, [0, 0, 0.1], [0, 1, 0], 0.2), 0.1)
      .socket('back', skinAt(body, [0, 0, 0.1], [0, 1, 0], 0.2), 0.1)
      .socket('head', skinAt(body, [0, 0, 0.28], [0, 1, 0], 0.15), 0.1)
      .socket('eyes', [0, 0.05, 0.42], 0.08)
      .socket('mouth', [0, -0.02, 0.5], 0.05)
      .finish(make)
  },
})

/** Bends the straight body; the other way round for -1. */
function bending(v: V) {
  return (at: Vec3, way = 1): Vec3 => {
    const [x, y, z] = at
    if (v.pose === 'jumping') {
      const bow = -0.5 * (z - 0.02) ** 2
      return [x, y + way * bow, z]
    }
    if (v.pose === 'swimming') {
      const sway = v.tail === 'flukes' ? 0 : 0.075 * Math.sin((z - 0.5) * 3.4) * (0.5 - z)
      const lift = v.tail === 'flukes' ? 0.24 * Math.max(0, 0.1 - z) ** 2 * 2 : 0
      return [x + way * sway, y + way * lift, z]
    }
    return at
  }
}

/** A smooth value along evenly spread ones. */
function along(values: readonly number[], t: number): number {
  const place = Math.min(0.9999, Math.max(0, t)) * (values.length - 1)
  const i = Math.floor(place)
  const f = place - i
  const at = (k: number) => values[Math.min(values.length - 1, Math.max(0, k))] ?? 0
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
}

type Form = (typeof fishForms)[keyof typeof fishForms]

/** From the nose at z = 0.5 to the root of the tail at z = -0.4. */
function bodyOf({ top, low, wide }: Form): Solid {
  const count = 26
  const sections = Array.from({ length: count }, (_, i) => {
    // Closer together at the nose, where it is round.
    const t = (i / (count - 1)) ** 1.35
    const rounding = i === 0 ? 0.35 : i === 1 ? 0.85 : 1
    const [a, b, c] = [along(top, t), along(low, t), along(wide, t)].map((r) => r * rounding)
    return Array.from({ length: 28 }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * k) / 28
      const s = Math.sin(angle)
      return [Math.cos(angle) * (c ?? 0), s * ((s > 0 ? a : b) ?? 0), 0.5 - 0.9 * t]
    })
  })
  return loft(sections)
}

/** A fin between its foot and its rim. */
function fin(foot: Vec3[], rim: Vec3[], thick: number): Solid {
  const count = 13
  const [a, b] = [curve(foot, 6), curve(rim, 6)]
  const on = (line: Vec3[], t: number) => line[Math.round(t * (line.length - 1))] ?? [0, 0, 0]
  const rows = Array.from({ length: 6 }, (_, r) =>
    Array.from({ length: count }, (_, c) => between(on(a, c / (count - 1)), on(b, c / (count - 1)), r / 5)),
  )
  return sheet(rows, thick)
}

function finsOf(v: V, form: Form): Solid[] {
  const solids: Solid[] = []
  const topAt = (z: number) => along(form.top, (0.5 - z) / 0.9) * 0.93
  const lowAt = (z: number) => -along(form.low, (0.5 - z) / 0.9) * 0.93
  const wideAt = (z: number) => along(form.wide, (0.5 - z) / 0.9)
  const thick = 0.022
  const back = (zs: number[], heights: number[], lean: number) =>
    fin(
      zs.map((z): Vec3 => [0, topAt(z) - 0.015, z]),
      zs.map((z, i): Vec3 => [0, topAt(z) + (heights[i] ?? 0), z - lean * (heights[i] ?? 0)]),
      thick,
    )
  switch (v.dorsal) {
    case 'round':
      solids.push(back([0.2, 0.08, -0.06, -0.18], [0.02, 0.13, 0.13, 0.05], 0.45))
      break
    case 'long':
      solids.push(back([0.24, 0.12, 0, -0.12, -0.26], [0.02, 0.09, 0.07, 0.1, 0.03], 0.3))
      break
    case 'spiny':
      solids.push(
        back([0.16, 0.1, 0.02, -0.04], [0.02, 0.14, 0.06, 0.02], 0.8),
        back([-0.06, -0.12, -0.2], [0.02, 0.12, 0.02], 0.9),
      )
      break
    case 'triangle':
      solids.push(
        fin(
          [
            [0, topAt(0.14) - 0.02, 0.14],
            [0, topAt(0.02) - 0.02, 0.02],
            [0, topAt(-0.1) - 0.02, -0.1],
          ],
          [
            [0, topAt(0.1) + 0.05, 0.085],
            [0, topAt(0) + 0.2, -0.07],
            [0, topAt(-0.08) + 0.02, -0.1],
          ],
          0.034,
        ),
      )
      break
    case 'sail':
      solids.push(back([0.24, 0.12, 0, -0.14, -0.28], [0.04, 0.3, 0.26, 0.2, 0.08], 0.4))
      if (v.form === 'tall') {
        const zs = [0.16, 0.04, -0.12, -0.26]
        const hs = [0.03, 0.18, 0.24, 0.06]
        solids.push(
          fin(
            zs.map((z): Vec3 => [0, lowAt(z) + 0.015, z]),
            zs.map((z, i): Vec3 => [0, lowAt(z) - (hs[i] ?? 0), z - 0.5 * (hs[i] ?? 0)]),
            thick,
          ),
        )
      }
      break
    default:
  }
  const s = v.fins
  const z = v.form === 'shark' ? 0.14 : v.form === 'whale' ? 0.12 : 0.16
  const x = wideAt(z) * 0.9
  const y = lowAt(z) * (v.form === 'shark' || v.form === 'dolphin' || v.form === 'whale' ? 0.5 : 0.22)
  const side = fin(
    [
      [x, y, z + s * 0.22],
      [x * 1.02, y - 0.01, z],
      [x, y - 0.02, z - s * 0.2],
    ],
    [
      [x + s * 0.55, y - s * 0.2, z - s * 0.1],
      [x + s * 0.82, y - s * 0.36, z - s * 0.5],
      [x + s * 0.32, y - s * 0.18, z - s * 0.62],
    ],
    v.skin === 'smooth' ? 0.034 : 0.02,
  )
  solids.push(side.mirrored())
  if (v.tail !== 'flukes') {
    const at = -0.14
    const small = s * 0.6
    const belly = fin(
      [
        [wideAt(at) * 0.3, lowAt(at) + 0.015, at + small * 0.35],
        [wideAt(at) * 0.3, lowAt(at) + 0.015, at - small * 0.35],
      ],
      [
        [wideAt(at) * 0.6, lowAt(at) - small * 0.6, at - small * 0.15],
        [wideAt(at) * 0.6, lowAt(at) - small * 0.55, at - small * 0.75],
      ],
      0.02,
    )
    solids.push(belly.mirrored())
  }
  return solids
}

function tailFin(v: V): Solid {
  const s = v.tailSize
  const z = -0.36
  if (v.tail === 'flukes') {
    const one = fin(
      [
        [0, 0, z],
        [0.01, 0, z - s * 0.14],
        [0.0, 0, z - s * 0.3],
      ],
      [
        [s * 0.55, 0.01, z - s * 0.34],
        [s * 0.98, 0.02, z - s * 0.82],
        [s * 0.06, 0, z - s * 0.6],
      ],
      0.036,
    )
    return one.with(one.mirror())
  }
  const lobe = (up: number, far: number, cut: number, sway = 0) =>
    fin(
      [
        [0, 0.05 * up, z + 0.02],
        [0, 0.025 * up, z - 0.03],
        [0, -0.015 * up, z - 0.05],
      ],
      [
        [sway * 0.5, s * 0.55 * up, z - s * 0.45],
        [sway, s * 0.85 * up, z - far],
        [0, 0.015 * up, z - cut],
      ],
      0.02,
    )
  if (v.tail === 'fan') {
    const rim = [-70, -45, -20, 0, 20, 45, 70].map(
      (a): Vec3 => [0, Math.sin(radians(a)) * s * 0.95, z - Math.cos(radians(a)) * s],
    )
    const foot = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1].map((k): Vec3 => [0, 0.05 * k, z + 0.02])
    return fin(foot, rim, 0.02)
  }
  if (v.tail === 'veil') {
    const rim = [-62, -40, -18, 0, 18, 40, 62].map(
      (a, i): Vec3 => [
        0.05 * Math.sin(i * 2.2) * s * 3,
        Math.sin(radians(a)) * s * 0.9,
        z - Math.cos(radians(a)) * s * (i % 2 ? 1.12 : 0.94),
      ],
    )
    const foot = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1].map((k): Vec3 => [0, 0.05 * k, z + 0.03])
    return fin(foot, rim, 0.018)
  }
  if (v.tail === 'shark') return lobe(1.1, s * 0.95, s * 0.34).with(lobe(-0.72, s * 0.62, s * 0.32))
  const [far, cut] = v.tail === 'crescent' ? [s * 0.62, s * 0.16] : [s * 0.95, s * 0.4]
  return lobe(1, far, cut).with(lobe(-1, far, cut))
}

const finRays =
  (tone: Vec3) =>
  ([x, y, z]: Vec3): Vec3 | undefined => {
    const ray = Math.sin((Math.abs(y) * 0.8 - z * 0.5 + Math.abs(x) * 0.5) * 150)
    return ray > 0.72 ? darker(tone, 0.78) : undefined
  }

function patternOf(v: V, second: Vec3, accent: Vec3): (at: Vec3) => Vec3 | undefined {
  return ([x, y, z]) => {
    const t = (0.5 - z) / 0.9
    const form = fishForms[v.form]
    const low = -along(form.low, t)
    const belly =
      y <
      low * (v.form === 'shark' || v.form === 'dolphin' || v.form === 'whale' ? 0.2 : 0.42) +
        0.012 * noise(x * 9, 3, z * 9)
    switch (v.pattern) {
      case 'none':
        return undefined
      case 'bands': {
        for (const [at, wide, bow] of [
          [0.26, 0.05, 0.06],
          [0.55, 0.055, -0.05],
          [0.93, 0.03, 0],
        ] as const) {
          const off = Math.abs(t - at - bow * Math.cos(y * 9))
          if (off < wide) return second
          if (off < wide + 0.016) return accent
        }
        return undefined
      }
      case 'stripes': {
        if (v.form === 'shark' && belly) return second
        const wave = Math.abs(((((t * 4.2 + 0.05 * noise(1, y * 6, z * 6)) % 1) + 1) % 1) - 0.5)
        return wave < 0.13 && t > 0.12 ? accent : v.form === 'tall' && belly ? second : undefined
      }
      case 'spots': {
        const [near, , chance] = nearestTo(x * 26, y * 26, z * 26)
        if (y > low * 0.25 && near < 0.3 && chance > 0.35) return accent
        return belly ? second : undefined
      }
      case 'orca': {
        const eye = ((z - 0.29) / 0.07) ** 2 + ((y - 0.052) / 0.028) ** 2
        if (eye < 1 && Math.abs(x) > 0.03) return second
        if (((z + 0.12) / 0.1) ** 2 + ((y - 0.02 - (z + 0.12) * 0.3) / 0.03) ** 2 < 1)
          return darker(second, 0.5)
        return y < low * 0.38 - 0.02 * Math.cos(z * 16) ? second : undefined
      }
      case 'koi':
        return clouds(x * 5 + 3, y * 5, z * 5, 2) > 0.12 ? accent : undefined
      case 'patches':
        return clouds(x * 6, y * 6, z * 6, 2) > 0.1 ? accent : undefined
      case 'grooves': {
        if (y > low * 0.12 || t > 0.72) return undefined
        return t < 0.55 && Math.sin(Math.atan2(x, -y) * 26) > 0.55 ? darker(second, 0.72) : second
      }
      default:
        return belly ? second : undefined
    }
  }
}

function frontOf(
  figure: Figure,
  v: V,
  colour: string,
  body: Solid,
  swim: (at: Vec3) => Vec3,
  bone: number,
  hide: Parameters<Figure['part']>[2],
  main: Vec3,
): void {
  const gloss = shiny()
  const big = v.form === 'whale' || v.form === 'dolphin'
  const z = big ? 0.3 : v.form === 'round' ? 0.36 : 0.34
  const from = swim([0, big ? -0.01 : 0.045, z])
  const side = v.nose === 'hammer' ? undefined : skinAt(body, from, [1, 0.12, 0.25], 0.1)
  const gaze = unit([1, 0.1, v.form === 'round' ? 0.9 : 0.45])
  const where = side ? add(side, times(gaze, -v.eyeSize * 0.42)) : add(swim([0, 0.01, 0.4]), [0.2, 0, 0])
  const other = side ? skinAt(body, from, [-1, 0.12, 0.25], 0.1) : undefined
  const left: Vec3 = other
    ? add(other, [v.eyeSize * 0.42 * gaze[0], -v.eyeSize * 0.42 * gaze[1], -v.eyeSize * 0.42 * gaze[2]])
    : [-where[0], where[1], where[2]]
  const cartoon = !big && v.form !== 'shark'
  const look = {
    iris: eyeColours[v.eyes],
    white: cartoon ? '#fdfdf8' : '#17120f',
    pupil: 34,
    ring: cartoon ? 48 : 60,
  }
  figure.part(
    'eyes',
    together([
      eyeball(v.eyeSize, gaze, look).at(where),
      eyeball(v.eyeSize, [-gaze[0], gaze[1], gaze[2]], look).at(left),
    ]).boned(bone),
    gloss,
  )
  const brow = (s: 1 | -1, at: Vec3) =>
    lid(
      v.eyeSize * 1.1,
      unit(v.form === 'shark' ? [s * 0.3, 1, -0.1] : [s * -0.15, 1, -0.5]),
      v.form === 'shark' ? 78 : 58,
      darker(main, 0.85),
    ).at(at)
  figure.part('body', together([brow(1, where), brow(-1, left)]).boned(bone), hide)
  const dark = light('#3a1f22')
  if (v.mouth === 'smile' || v.mouth === 'teeth') {
    const low = v.form === 'shark' ? -0.05 : big ? -0.05 : -0.04
    const wide = v.form === 'shark' ? 0.11 : big ? 0.2 : 0.07
    const back = v.form === 'shark' ? 0.34 : big ? 0.32 : 0.4
    const inside = swim([0, low * 0.4, back - 0.06])
    const points: Vec3[] = [
      [-wide, low + 0.04, back - 0.02],
      [-wide * 0.6, low - 0.012, back + 0.07],
      [0, low - 0.02, 0.5],
      [wide * 0.6, low - 0.012, back + 0.07],
      [wide, low + 0.04, back - 0.02],
    ]
    const line = points.map((p) => swim(p))
    figure.part(
      'mouth',
      lineOn(body, inside, line, v.mouth === 'teeth' ? 0.013 : 0.008, dark, 6).boned(bone),
      gloss,
    )
    if (v.mouth === 'teeth') {
      const teeth = curve(line, 4).map((point, i) => {
        const out: Vec3 = [point[0] - inside[0], point[1] - inside[1], point[2] - inside[2]]
        const up = i % 2 === 0 ? -1 : 1
        return cone(0.011, 0.03, 6)
          .scale(1, up, 1)
          .at(add(skinAt(body, inside, out, 0.1), [0, up * 0.008, 0]))
      })
      figure.part('mouth', together(teeth).tinted([0.95, 0.95, 0.92]).boned(bone), gloss)
    }
  } else if (v.mouth === 'pout') {
    const lips = ball([0.055, 0.04, 0.04], 16).at(swim([0, 0, 0.505]))
    figure.part(
      'mouth',
      lips
        .tinted(darker(main, 0.8))
        .with(
          ball([0.03, 0.016, 0.02], 12)
            .at(swim([0, 0, 0.537]))
            .tinted(dark),
        )
        .boned(bone),
      gloss,
    )
  }
  const nose = swim([0, 0.0, 0.46])
  if (v.nose === 'sword')
    figure.part(
      'sword',
      tube([nose, add(nose, [0, 0.01, 0.2]), add(nose, [0, 0.015, 0.44])], (t) => 0.03 * (1 - 0.9 * t), {
        corners: 12,
      }).boned(bone),
      skin(colour),
    )
  else if (v.nose === 'beak') {
    const beak = new Blob({ detail: 24, blend: 0.03, colour: main })
      .limb(swim([0, -0.03, 0.44]), swim([0, -0.045, 0.585]), 0.05, 0.028)
      .limb(swim([0, -0.065, 0.44]), swim([0, -0.072, 0.57]), 0.036, 0.022, { blend: 0.004 })
    figure.part('body', beak.solid().boned(bone), hide)
  } else if (v.nose === 'tusk')
    figure.part(
      'tusk',
      tube([nose, add(nose, [0, 0.05, 0.56])], (t) => 0.024 * (1 - 0.85 * t), {
        corners: 12,
        smooth: 12,
        twist: 900,
        outline: Array.from(
          { length: 16 },
          (_, i) =>
            [
              Math.cos(i * 0.3927) * (1 + 0.12 * Math.cos(i * 0.7854)),
              Math.sin(i * 0.3927) * (1 + 0.12 * Math.cos(i * 0.7854)),
            ] as const,
        ),
      }).boned(bone),
      plastic('#f6ecd4'),
    )
  else if (v.nose === 'lamp') {
    const tip = add(nose, [0, 0.36, 0.12])
    figure.part(
      'tail',
      tube([swim([0, 0.2, 0.25]), add(nose, [0, 0.42, -0.06]), tip], 0.012, { corners: 8, smooth: 8 }).boned(
        bone,
      ),
      skin(colour),
    )
    figure.part('lamp', ball(0.05, 18).at(tip).boned(bone), plastic('#baf5ff', { glow: 1.6 }))
  } else if (v.nose === 'whiskers') {
    const hair = tube(
      [add(nose, [0.02, -0.03, 0]), add(nose, [0.08, -0.06, 0.06]), add(nose, [0.13, -0.12, 0.02])],
      (t) => 0.009 * (1 - 0.6 * t),
      { corners: 6, smooth: 5 },
    )
    figure.part('fins', hair.mirrored().boned(bone), skin(colour))
  } else if (v.nose === 'hammer') {
    const head = new Blob({ detail: 34, blend: 0.05, colour: main })
      .limb([-0.2, 0.01, 0.4], [0.2, 0.01, 0.4], 0.036, 0.036)
      .egg([0, 0.01, 0.42], [0.12, 0.04, 0.07])
    figure.part(
      'body',
      head
        .solid()
        .warp((at) => swim(at))
        .boned(bone),
      hide,
    )
  }
}
