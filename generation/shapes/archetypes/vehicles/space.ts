import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, lathe, roundedOutline, softened, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glass, glowing, lacquer, metal, plastic } from '../../materials/material.ts'
import { alongZ, atEach, block, drumX, drumZ, fromAbove, fromSide, pipe, rod, swept, tint, wing } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

/** A profile bent smoothly through its points. */
function bent(points: Vec2[], steps = 5): Vec2[] {
  const point = (i: number): Vec2 => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  return points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (_, k): Vec2 => {
      const t = k / steps
      const on = (n: 0 | 1) => {
        const [a, b, c, d] = [point(i - 1)[n], point(i)[n], point(i + 1)[n], point(i + 2)[n]]
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      }
      return [Math.max(0, on(0)), on(1)]
    }),
  ).concat([point(points.length - 1)])
}

/** Rockets stand upright, a window to the front. */
export const rocket = archetype({
  id: 'rocket',
  about: 'A rocket standing upright: a round one with fins and a porthole, or a modern one with boosters',
  skeleton: 'spacecraft',
  nouns: ['rocket', 'rocket ship', 'space rocket', 'rocketship'],
  parameters: {
    kind: choice(['retro', 'modern'], 'round with fins, or a tall launcher'),
    fins: number(4, 3, 6, 'how many fins'),
    boosters: number(2, 0, 4, 'boosters of a modern rocket'),
    flame: number(0, 0, 1, 'fire below it, when it flies'),
  },
  rows: {
    'retro rocket': { colours: { main: '#f4efe2', second: '#d8302a' } },
    'toy rocket': { values: { fins: 3 }, colours: { main: '#3fa0e0', second: '#f2b91f', accent: '#e23b3b' } },
    missile: { values: { kind: 'modern', boosters: 0 }, colours: { main: '#6f7f5a', second: '#c8302c' } },
    'space launcher': { values: { kind: 'modern' }, colours: { main: '#f4f4f0', second: '#e2701c' } },
    'launch rocket': { values: { kind: 'modern', boosters: 4 }, colours: { main: '#f4f4f0', second: '#1d1d20' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#f4efe2'))
    const red = look.material('second', lacquer('#d8302a'))
    const steel = metal('#a9b0b8', { surface: 'plain' })
    const fire = glowing('#ff9a2c', { glow: 1.8 })
    const lift = v.flame > 0.05 ? 0.2 * v.flame : 0
    const up = (solid: Solid) => solid.move(0, lift, 0)
    if (v.kind === 'retro') {
      const line = bent([[0.1, 0.14], [0.16, 0.26], [0.19, 0.44], [0.17, 0.62], [0.11, 0.78], [0.001, 0.96]], 5)
      const far = (y: number) => line.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0]
      const skin = (a: number, b: number, out: number): Solid => lathe(line.filter(([, y]) => y >= a && y <= b).map(([r, y]): Vec2 => [r + out, y]), { corners: 36 })
      make.part('body', up(lathe(line, { corners: 36 })), paint)
      make.part('nose', up(skin(0.74, 1, 0.004)), red)
      make.part('nose', up(torus(far(0.75) + 0.002, 0.01, 36, 8).move(0, 0.745, 0)), steel)
      make.part('nose', up(ball(0.02, 12).move(0, 0.97, 0)), steel)
      make.part('fins', up(skin(0.14, 0.24, 0.005)), red)
      make.part('bands', up(torus(far(0.3) + 0.001, 0.009, 36, 8).move(0, 0.3, 0)), steel)
      const outline: Vec2[] = [[0.13, 0.42], [0.2, 0.36], [0.3, 0.2], [0.33, 0], [0.29, 0], [0.24, 0.1], [0.1, 0.17]]
      const fin = extrude(roundedOutline(outline, 0.03), 0.036, { bevel: 0.012 })
      make.part('fins', up(fin.around(Math.round(v.fins), 45)), red)
      make.part('engine', up(lathe(softened([[0.06, 0.16], [0.11, 0.06], [0.095, 0.06], [0.05, 0.13]], 0.006), { corners: 28 })), plastic('#3a3f47'))
      const port = (y: number, r: number) => {
        const z = far(y) - 0.012
        make.part('bands', up(torus(r, 0.018, 28, 8).turn(90, 0, 0).turn(-4, 0, 0).move(0, y, z + 0.006)), steel)
        make.part('window', up(ball([r, r, 0.03], 20).move(0, y, z)), plastic('#6fc8f0', { roughness: 0.05 }))
      }
      port(0.56, 0.062)
      port(0.385, 0.036)
      const bolts = Array.from({ length: 16 }, (_, i) => ball(0.009, 6).move(0, 0.715, far(0.715)).turn(0, (360 * i) / 16, 0))
      make.part('bands', up(together(bolts)), steel)
      if (lift > 0) make.part('flames', lathe(bent([[0.001, 0], [0.05, 0.05], [0.09, lift * 0.7], [0.085, lift + 0.06], [0.03, lift + 0.1]], 4), { corners: 20, flutes: (a) => 1 + 0.12 * Math.sin(a * 7) }), fire)
      make.socket('top', [0, 0.97 + lift, 0], 0.04).socket('back', [0, 0.5 + lift, -0.19], 0.08, { up: [0, 1, 0] }).socket('front', [0, 0.56 + lift, 0.19], 0.06)
      return
    }
    const stage = lathe(softened([[0, 0.08], [0.075, 0.08], [0.075, 0.6], [0.06, 0.64], [0.06, 0.74], [0.075, 0.77], [0.075, 0.85], [0.05, 0.94], [0.012, 1], [0, 1]], 0.012), { corners: 32 })
    const dark: Vec3 = [0.012, 0.012, 0.014]
    make.part('body', up(stage), { ...paint, paint: paint.surface === 'plain' && paint.metalness === 0 ? ([x, y, z]: Vec3) => {
      const h = y - lift
      if ((h > 0.12 && h < 0.17) || (h > 0.5 && h < 0.53)) return Math.floor((Math.atan2(x, z) / Math.PI) * 4 + 8) % 2 ? dark : undefined
      return undefined
    } : undefined } as typeof paint)
    make.part('bands', up(together([0.3, 0.6, 0.77].map((y) => torus(y > 0.6 ? 0.076 : 0.076, 0.007, 32, 6).move(0, y, 0)))), red)
    make.part('engine', up(lathe([[0.03, 0.1], [0.055, 0.01], [0.048, 0.01], [0.022, 0.08]], { corners: 24 }).with(lathe([[0.07, 0.06], [0.075, 0.085], [0.02, 0.09]], { corners: 24 }))), plastic('#3a3f47'))
    const boosters = Math.round(v.boosters)
    if (boosters > 0) {
      const one = lathe(softened([[0, 0.06], [0.046, 0.06], [0.046, 0.42], [0.03, 0.49], [0.008, 0.53], [0, 0.53]], 0.008), { corners: 24 }).move(0.122, 0, 0)
      make.part('boosters', up(one.around(boosters, 0)), red)
      make.part('engine 2', up(lathe([[0.02, 0.07], [0.038, 0.008], [0.032, 0.008], [0.015, 0.05]], { corners: 20 }).move(0.122, 0, 0).around(boosters, 0).with(block(0.05, 0.03, 0.03, 0.006).move(0.09, 0.36, 0).around(boosters, 0), block(0.05, 0.03, 0.03, 0.006).move(0.09, 0.12, 0).around(boosters, 0))), steel)
    } else make.part('fins', up(extrude(roundedOutline([[0.06, 0.24], [0.18, 0.1], [0.18, 0.02], [0.06, 0.08]], 0.015), 0.018).around(Math.round(v.fins))), red)
    if (boosters > 0) make.part('fins', up(extrude(roundedOutline([[0.06, 0.2], [0.11, 0.1], [0.11, 0.0], [0.06, 0.08]], 0.012), 0.014).around(2, 90)), red)
    else make.part('engine', up(lathe([[0.05, 0.08], [0.06, 0], [0.05, 0], [0.03, 0.07]], { corners: 20 })), plastic('#3a3f47'))
    make.part('window', up(ball([0.02, 0.02, 0.012], 14).move(0, 0.82, 0.07)), plastic('#2a4a68', { roughness: 0.05 }))
    if (lift > 0) make.part('flames', lathe(bent([[0.001, 0], [0.03, 0.05], [0.05, lift * 0.7], [0.045, lift + 0.03], [0.02, lift + 0.06]], 4), { corners: 20, flutes: (a) => 1 + 0.12 * Math.sin(a * 7) }), fire)
    make.socket('top', [0, 1 + lift, 0], 0.02).socket('back', [0, 0.5 + lift, -0.075], 0.05).socket('front', [0, 0.7 + lift, 0.075], 0.05)
  },
})

/** A shuttle that lands like a plane; nose to the front. */
export const shuttle = archetype({
  id: 'space shuttle',
  about: 'A space shuttle with delta wings, dark belly and three engines',
  skeleton: 'spacecraft',
  nouns: ['space shuttle', 'shuttle', 'orbiter', 'spaceplane'],
  parameters: {},
  build(_, look, make) {
    const black: Vec3 = [0.012, 0.013, 0.016]
    const y0 = 0.16
    const paint = look.material('main', {
      ...lacquer('#f6f6f4', { roughness: 0.45 }),
      paint: ([x, y, z], n) => {
        if (n[1] < -0.35 || (z > 0.44 && y < y0 + 0.02)) return black
        if (z > 0.33 && z < 0.395 && y > y0 + 0.05 && Math.abs(x) > 0.006 && Math.abs(((x * 26) % 1 + 1) % 1 - 0.5) < 0.4 && n[2] > 0.2) return black
        return Math.abs(x) > 0.13 && z > 0.1 - Math.abs(x) * 1.1 ? black : undefined
      },
    })
    make.part('body', swept([[-0.42, 0.085, y0 - 0.075, y0 + 0.09], [-0.2, 0.085, y0 - 0.08, y0 + 0.09], [0.24, 0.082, y0 - 0.08, y0 + 0.09], [0.36, 0.072, y0 - 0.075, y0 + 0.06], [0.45, 0.045, y0 - 0.06, y0], [0.49, 0.015, y0 - 0.045, y0 - 0.02]], { square: 2.8, smooth: 5, round: [0.01, 0.01], corners: 32 }), paint)
    const delta = wing([{ at: [0.05, y0 - 0.055, -0.06], chord: 0.66, thick: 0.04 }, { at: [0.12, y0 - 0.055, -0.14], chord: 0.46, thick: 0.03 }, { at: [0.33, y0 - 0.05, -0.3], chord: 0.17, thick: 0.016 }, { at: [0.35, y0 - 0.05, -0.32], chord: 0.1, thick: 0.008 }])
    make.part('wings', delta.mirrored(), paint)
    make.part('tail', wing([{ at: [0, y0 + 0.06, -0.34], chord: 0.2, thick: 0.032 }, { at: [0, y0 + 0.27, -0.45], chord: 0.1, thick: 0.016 }], true), paint)
    make.part('pods', swept([[-0.46, 0.03, y0 + 0.04, y0 + 0.1], [-0.3, 0.036, y0 + 0.04, y0 + 0.12], [-0.2, 0.01, y0 + 0.07, y0 + 0.1]], { square: 2.4, smooth: 4 }).move(0.055, 0, 0).mirrored(), paint)
    const bell = alongZ([[0.044, -0.08], [0.038, -0.08], [0.018, -0.01], [0.024, 0.02], [0.03, -0.02]].slice(0, 4) as Vec2[], 22)
    make.part('engines', atEach(bell, [[0, y0 + 0.05, -0.43], [0.045, y0 - 0.02, -0.43], [-0.045, y0 - 0.02, -0.43]]), metal('#5f666e', { surface: 'plain' }))
    make.part('doors', block(0.003, 0.004, 0.44, 0.001).move(0, y0 + 0.091, 0.02), plastic('#8b9098'))
    make.part('flag', block(0.004, 0.03, 0.05, 0.001).move(0.085, y0 + 0.04, 0.2).mirrored(), look.material('accent', lacquer('#1f55c0')))
    const one = wheel(0.03, 0.024, 'disc')
    const places: Vec3[] = [[0.13, 0.03, -0.2], [-0.13, 0.03, -0.2], [0, 0.03, 0.3]]
    make.part('wheels', atEach(one.tyre.with(one.rim), places).with(...places.map(([x, y, z]) => rod([x, y, z], [x, y0 - 0.05, z], 0.01))), plastic('#33363c'))
    make.socket('top', [0, y0 + 0.09, 0], 0.08).socket('back', [0, y0 + 0.09, 0], 0.08).socket('front', [0, y0, 0.49], 0.04)
  },
})

/** Flying saucers. */
export const ufo = archetype({
  id: 'ufo',
  about: 'A flying saucer with a glass dome and lights around',
  skeleton: 'spacecraft',
  nouns: ['ufo', 'flying saucer', 'alien spaceship', 'saucer', 'alien ship'],
  parameters: { lights: number(12, 4, 24, 'lights around the rim'), beam: number(0, 0, 1, '1 for a beam of light below'), alien: choice(['inside', 'none'], 'who sits in the dome') },
  rows: { 'ufo with beam': { values: { beam: 1 } } },
  build(v, look, make) {
    const paint = look.material('main', metal('#aab6c2', { surface: 'plain', roughness: 0.25 }))
    const dark = look.material('second', lacquer('#5a4fa8'))
    const glow = look.colour('accent', '#7dffb0')
    const lift = v.beam > 0.5 ? 0.5 : 0.1
    const up = (solid: Solid) => solid.move(0, lift, 0)
    make.part('hull', up(lathe(bent([[0.1, 0.02], [0.26, 0.06], [0.46, 0.135], [0.5, 0.165], [0.46, 0.19], [0.3, 0.245], [0.19, 0.285]], 5), { corners: 48 })), paint)
    make.part('rim', up(torus(0.49, 0.022, 56, 8).scale(1, 0.8, 1).move(0, 0.165, 0)), dark)
    make.part('rim', up(torus(0.195, 0.02, 40, 8).move(0, 0.285, 0)), dark)
    make.part('rim', up(lathe(softened([[0, 0], [0.12, 0], [0.16, 0.045], [0, 0.06]], 0.012), { corners: 32 })), dark)
    make.part('dome', up(lathe(bent([[0.185, 0.28], [0.18, 0.34], [0.13, 0.43], [0.001, 0.475]], 5), { corners: 36 })), glass('#a8ecff', { opacity: 0.38 }))
    const count = Math.round(v.lights)
    const lamps = glowing(glow, { glow: 1.5 })
    make.part('lights', up(ball([0.03, 0.022, 0.026], 12).move(0, 0.212, 0.41).around(count)), lamps)
    make.part('lights', up(ball(0.07, 16).scale(1, 0.5, 1).move(0, 0.004, 0)), lamps)
    const panel = lathe([[0.3, 0.24], [0.32, 0.248], [0.31, 0.25]], { corners: 40 })
    make.part('rim', up(panel.scale(1, 1, 1)), dark)
    if (v.alien === 'inside') {
      const green = plastic('#6fd05a')
      make.part('alien', up(ball([0.065, 0.07, 0.06], 20).move(0, 0.37, 0).with(lathe(bent([[0.06, 0.27], [0.05, 0.3], [0.025, 0.33]], 3), { corners: 16 }))), green)
      make.part('eyes', up(ball([0.02, 0.028, 0.014], 12).turn(0, 0, -22).move(0.026, 0.375, 0.052).mirrored()), plastic('#15151a', { roughness: 0.05 }))
    }
    if (v.beam > 0.5) make.part('beam', lathe([[0.3, 0], [0.07, lift + 0.0]], { corners: 36 }), glass(glow, { opacity: 0.28, glow: 0.8 }))
    else {
      const leg = rod([0.2, 0.06, 0], [0.3, -0.085, 0], 0.014, 8).with(lathe([[0.045, -0.1], [0.04, -0.086], [0.01, -0.075]], { corners: 16 }).move(0.3, 0, 0))
      make.part('legs', up(leg.around(3, 30)), dark)
    }
    make.socket('top', [0, lift + 0.475, 0], 0.1).socket('back', [0, lift + 0.475, 0], 0.1).socket('inside', [0, lift + 0.28, 0], 0.17).socket('front', [0, lift + 0.2, 0.45], 0.1)
  },
})

/** Ships of science fiction; nose to the front. */
export const spaceship = archetype({
  id: 'spaceship',
  about: 'A spaceship of the future with swept wings, engines that glow and a canopy',
  skeleton: 'spacecraft',
  nouns: ['spaceship', 'starship', 'space ship', 'spacecraft', 'starfighter', 'space fighter'],
  parameters: { engines: number(2, 1, 4, 'engines at the back'), wings: choice(['swept', 'cross', 'ring'], 'the wings') },
  rows: {
    'star cruiser': { values: { engines: 4 }, colours: { main: '#8f9aa8', second: '#2f6fc4' } },
    'cross-wing fighter': { values: { wings: 'cross', engines: 4 }, colours: { main: '#e8e8e4', second: '#c8302c' } },
    'ring ship': { values: { wings: 'ring' }, colours: { main: '#e8ecf2', second: '#7a4fd0' } },
  },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#e8edf2', { roughness: 0.35 }))
    const trim = look.material('second', lacquer('#e2571e'))
    const dark = plastic('#343a44')
    const glow = look.colour('accent', '#4fd0ff')
    const fire = glowing(glow, { glow: 1.8 })
    const y0 = 0.2
    make.part('body', swept([[-0.4, 0.07, y0 - 0.045, y0 + 0.05], [-0.24, 0.1, y0 - 0.06, y0 + 0.07], [0, 0.095, y0 - 0.055, y0 + 0.07], [0.22, 0.06, y0 - 0.04, y0 + 0.04], [0.42, 0.03, y0 - 0.026, y0 + 0.01], [0.5, 0.008, y0 - 0.016, y0 - 0.004]], { square: 2.8, smooth: 5, corners: 30 }), paint)
    make.part('canopy', swept([[-0.06, 0.02, y0 + 0.05, y0 + 0.075], [0.03, 0.05, y0 + 0.03, y0 + 0.115], [0.14, 0.045, y0 + 0.02, y0 + 0.1], [0.27, 0.012, y0 + 0.015, y0 + 0.04]], { square: 2.2, smooth: 5, corners: 22 }), plastic('#1f4e78', { roughness: 0.05 }))
    make.part('trim', swept([[-0.38, 0.03, y0 + 0.04, y0 + 0.1], [-0.2, 0.045, y0 + 0.05, y0 + 0.105], [-0.07, 0.03, y0 + 0.05, y0 + 0.08]], { square: 4, round: [0.01, 0.01] }), trim)
    make.part('details', together([-0.3, -0.24, -0.18].map((z) => block(0.21, 0.02, 0.02, 0.006).move(0, y0 + 0.02, z))), dark)
    const count = Math.round(v.engines)
    const spots: Vec3[] = count === 1 ? [[0, y0, -0.36]] : count === 2 ? [[0.14, y0, -0.28], [-0.14, y0, -0.28]] : count === 3 ? [[0.14, y0, -0.28], [-0.14, y0, -0.28], [0, y0 + 0.02, -0.38]] : [[0.13, y0 + 0.06, -0.28], [-0.13, y0 + 0.06, -0.28], [0.13, y0 - 0.06, -0.28], [-0.13, y0 - 0.06, -0.28]]
    const pod = alongZ([[0.04, -0.14], [0.055, -0.1], [0.058, 0.1], [0.04, 0.17], [0.026, 0.165], [0.024, 0.13]], 24)
    make.part('engines', atEach(pod, spots), paint)
    make.part('details', atEach(torus(0.058, 0.01, 24, 6).turn(90, 0, 0).move(0, 0, 0.06).with(torus(0.057, 0.01, 24, 6).turn(90, 0, 0).move(0, 0, -0.08), alongZ([[0.05, -0.2], [0.042, -0.2], [0.036, -0.13], [0.044, -0.13]], 22)), spots), dark)
    make.part('flames', atEach(alongZ([[0, -0.26], [0.03, -0.2], [0.04, -0.15], [0.03, -0.13]], 20), spots), fire)
    if (v.wings === 'swept') {
      make.part('wings', wing([{ at: [0.06, y0 - 0.005, -0.12], chord: 0.34, thick: 0.032 }, { at: [0.34, y0 - 0.04, -0.28], chord: 0.16, thick: 0.02 }, { at: [0.42, y0 - 0.05, -0.32], chord: 0.09, thick: 0.01 }]).mirrored(), paint)
      make.part('trim', wing([{ at: [0.26, y0 - 0.03, -0.235], chord: 0.21, thick: 0.03 }, { at: [0.3, y0 - 0.035, -0.26], chord: 0.19, thick: 0.027 }]).mirrored(), trim)
      make.part('trim', drumZ(0.018, 0.3, 12).move(0.42, y0 - 0.05, -0.22).mirrored(), trim)
      make.part('details', drumZ(0.008, 0.14, 8).move(0.42, y0 - 0.05, -0.02).mirrored(), dark)
      make.part('trim', wing([{ at: [0.07, y0 + 0.04, -0.33], chord: 0.14, thick: 0.02 }, { at: [0.12, y0 + 0.19, -0.42], chord: 0.06, thick: 0.01 }], true).mirrored(), trim)
    } else if (v.wings === 'cross') {
      const one = wing([{ at: [0.06, 0, -0.2], chord: 0.2, thick: 0.024 }, { at: [0.42, 0, -0.24], chord: 0.12, thick: 0.014 }]).with(drumZ(0.016, 0.22, 12).move(0.42, 0, -0.18), drumZ(0.008, 0.26, 8).move(0.42, 0, 0.02))
      make.part('wings', one.turn(0, 0, 20).with(one.turn(0, 0, -20)).mirrored().move(0, y0, 0), paint)
      make.part('trim', together([20, -20].map((a) => wing([{ at: [0.22, 0, -0.218], chord: 0.166, thick: 0.024 }, { at: [0.28, 0, -0.225], chord: 0.152, thick: 0.022 }]).turn(0, 0, a))).mirrored().move(0, y0, 0), trim)
    } else {
      make.part('wings', torus(0.19, 0.026, 44, 10).scale(1.6, 1, 1).turn(90, 0, 0).move(0, y0 + 0.01, -0.12), paint)
      make.part('trim', rod([0.06, y0, -0.12], [0.29, y0 + 0.005, -0.12], 0.024, 10).mirrored().with(rod([0, y0 + 0.05, -0.12], [0, y0 + 0.19, -0.12], 0.02, 10), rod([0, y0 - 0.05, -0.12], [0, y0 - 0.17, -0.12], 0.02, 10)), trim)
    }
    const deep = v.wings === 'ring' ? 0 : 1
    if (deep) {
      const leg = rod([0.05, y0 - 0.04, 0], [0.06, 0.012, 0], 0.012, 8).with(block(0.05, 0.016, 0.07, 0.006).move(0.06, 0.008, 0))
      make.part('details', leg.move(0.03, 0, -0.26).mirrored().with(leg.move(-0.055, 0, 0.2).turn(0, 0, 0)), dark)
    } else make.part('details', block(0.08, 0.02, 0.12, 0.008).move(0, 0.008, -0.12), dark)
    make.part('lights', tint(ball(0.014, 8).move(0.06, y0 - 0.01, 0.2).mirrored(), '#ff5a3c'), fire)
    make.socket('top', [0, y0 + 0.11, 0], 0.06).socket('back', [0, y0 + 0.1, -0.15], 0.06).socket('front', [0, y0, 0.5], 0.03)
  },
})

const solarBlue = () => plastic('#1f3f8f', { roughness: 0.15, paint: ([x, y, z]: Vec3) => ([x, y, z].some((c) => ((c * 22) % 1 + 1) % 1 < 0.07) ? ([0.45, 0.5, 0.6] as Vec3) : undefined) })

/** Satellites and stations, with wings of solar cells. */
export const satellite = archetype({
  id: 'satellite',
  about: 'A satellite with solar wings and a dish, or a space station of modules',
  skeleton: 'spacecraft',
  nouns: ['satellite', 'space probe'],
  parameters: { kind: choice(['satellite', 'station'], 'one body, or many modules'), panels: number(3, 1, 5, 'panels of each wing') },
  rows: { 'space station': { values: { kind: 'station' }, colours: { main: '#e8eaec' } } },
  build(v, look, make) {
    const gold = look.material('main', metal('#e0aa3c', { roughness: 0.35, surface: 'worn metal' }))
    const white = look.material('second', lacquer('#eef0f2'))
    const steel = metal('#aab0b8', { surface: 'plain' })
    const cells = { ...solarBlue(), colour: look.colour('accent', '#1f3f8f') }
    const panels = Math.round(v.panels)
    if (v.kind === 'satellite') {
      const y0 = 0.32
      make.part('body', block(0.17, 0.22, 0.17, 0.012).move(0, y0, 0), gold)
      make.part('frame', together([0.112, -0.112].map((y) => block(0.19, 0.014, 0.19, 0.005).move(0, y0 + y, 0))), steel)
      for (let i = 0; i < panels; i++) {
        const wide = 0.36 / panels
        const x = 0.13 + wide * (i + 0.5)
        make.part('panels', block(wide * 0.94, 0.2, 0.012, 0.003).turn(-18, 0, 0).move(x, y0, 0).mirrored(), cells)
        make.part('frame', block(wide * 0.98, 0.214, 0.008, 0.003).turn(-18, 0, 0).move(x, y0, 0).mirrored(), steel)
      }
      make.part('frame', rod([0.08, y0, 0], [0.5, y0, -0.006], 0.01).mirrored(), steel)
      const dish = lathe(bent([[0.001, 0], [0.06, 0.012], [0.11, 0.045], [0.13, 0.075], [0.122, 0.078], [0.1, 0.054], [0.05, 0.022], [0.001, 0.012]], 3), { corners: 32 })
      make.part('dish', dish.turn(58, 0, 0).move(0, y0 + 0.14, 0.05), white)
      make.part('frame', rod([0, y0 + 0.1, 0], [0, y0 + 0.15, 0.055], 0.014).with(rod([0, y0 + 0.145, 0.06], [0, y0 + 0.215, 0.16], 0.006), ball(0.016, 10).move(0, y0 + 0.215, 0.16)), steel)
      make.part('frame', lathe([[0.03, 0], [0.06, -0.06], [0.054, -0.06], [0.02, -0.01]], { corners: 20 }).move(0, y0 - 0.115, 0), steel)
      make.part('frame', rod([0.06, y0 - 0.11, 0.06], [0.12, 0.006, 0.12], 0.006).mirrored().mirrored('z'), steel)
      make.part('lens', alongZ([[0.036, 0], [0.036, 0.03], [0.026, 0.036], [0, 0.03]], 18).move(0, y0 - 0.03, 0.085), plastic('#16324c', { roughness: 0.05 }))
      make.part('lamps', ball(0.012, 8).move(0.06, y0 + 0.06, 0.09), glowing('#ff4a3a', { glow: 1.5 }))
      make.socket('top', [0, y0 + 0.12, 0], 0.06).socket('front', [0, y0, 0.09], 0.08)
      return
    }
    const y0 = 0.26
    const module = (long: number, r: number) => alongZ(softened([[0, -long / 2], [r * 0.6, -long / 2], [r, -long / 2 + 0.03], [r, long / 2 - 0.03], [r * 0.6, long / 2], [0, long / 2]], 0.008), 24)
    const hull = { ...white, colour: look.colour('main', '#eceef0') }
    make.part('modules', module(0.34, 0.06).move(0, y0, 0.12).with(module(0.26, 0.055).move(0, y0, -0.16), module(0.22, 0.05).turn(0, 90, 0).move(0.1, y0, 0).mirrored(), module(0.12, 0.045).turn(90, 0, 0).move(0, y0 + 0.1, -0.02)), hull)
    make.part('frame', together([0.04, 0.2, -0.1, -0.22].map((z) => torus(0.06, 0.009, 26, 6).turn(90, 0, 0).move(0, y0, z))).with(ball(0.07, 18).move(0, y0, 0)), steel)
    const truss = [0.022, -0.022].flatMap((a) => [rod([-0.5, y0 + 0.19 + a, -0.02 + a], [0.5, y0 + 0.19 + a, -0.02 + a], 0.006), rod([-0.5, y0 + 0.19 + a, -0.02 - a], [0.5, y0 + 0.19 + a, -0.02 - a], 0.006)])
    const slants = Array.from({ length: 24 }, (_, i) => rod([-0.48 + i * 0.04, y0 + 0.168, -0.042], [-0.46 + i * 0.04, y0 + 0.212, 0.002], 0.004, 5))
    make.part('frame', together([...truss, ...slants, rod([0, y0 + 0.1, -0.02], [0, y0 + 0.2, -0.02], 0.03, 12)]), steel)
    for (const x of [0.3, 0.43])
      for (const side of [1, -1]) {
        make.part('panels', together(Array.from({ length: panels }, (_, i) => block(0.1, 0.008, 0.3 / panels - 0.008, 0.002).move(x, y0 + 0.19, -0.02 + side * (0.05 + (0.3 / panels) * (i + 0.5))))).mirrored(), cells)
        make.part('frame', block(0.008, 0.012, 0.36, 0.003).move(x, y0 + 0.19, -0.02 + side * 0.18).mirrored(), steel)
      }
    make.part('body', together([0.2, -0.04].map((z) => torus(0.057, 0.012, 26, 6).turn(90, 0, 0).move(0, y0, z - 0.08))), gold)
    make.part('lens', atEach(ball([0.012, 0.016, 0.016], 10), [[0.056, y0 + 0.01, 0.1], [0.056, y0 + 0.01, 0.16], [0.052, y0 + 0.01, -0.16]]).mirrored().with(ball(0.045, 16).move(0, y0, 0.28)), plastic('#2a4a68', { roughness: 0.05 }))
    make.part('frame', cylinder(0.012, y0 - 0.03, { corners: 8 }).move(0, (y0 - 0.03) / 2, 0).with(lathe([[0.09, 0], [0.08, 0.012], [0.01, 0.02]], { corners: 24 })), steel)
    make.socket('top', [0, y0 + 0.22, 0], 0.06).socket('front', [0, y0, 0.32], 0.06)
  },
})

/** A capsule that falls back to earth, or lands on the moon. */
export const capsule = archetype({
  id: 'space capsule',
  about: 'A space capsule: a blunt cone with windows and hatch, or a lander on four legs',
  skeleton: 'spacecraft',
  nouns: ['space capsule', 'capsule', 'reentry capsule'],
  parameters: { legs: number(0, 0, 1, '1 for a lander') },
  rows: { 'moon lander': { values: { legs: 1 }, colours: { main: '#cfd3d8', second: '#e0aa3c' } }, 'lunar lander': { values: { legs: 1 }, colours: { main: '#cfd3d8', second: '#e0aa3c' } }, lander: { values: { legs: 1 }, colours: { main: '#cfd3d8', second: '#e0aa3c' } } },
  build(v, look, make) {
    const paint = look.material('main', metal('#d3d7dc', { roughness: 0.35, metalness: 0.6 }))
    const gold = look.material('second', metal('#c9702c', { roughness: 0.45 }))
    const steel = metal('#7d848c', { surface: 'plain' })
    const pane = plastic('#1c3450', { roughness: 0.05 })
    const lift = v.legs > 0.5 ? 0.32 : 0
    const size = v.legs > 0.5 ? 0.62 : 1
    const up = (solid: Solid) => solid.scale(size).move(0, lift, 0)
    make.part('heat shield', up(lathe(bent([[0.001, 0], [0.3, 0.03], [0.45, 0.09], [0.46, 0.12]], 4), { corners: 40 })), gold)
    make.part('body', up(lathe(softened([[0, 0.11], [0.455, 0.11], [0.46, 0.15], [0.2, 0.62], [0.16, 0.68], [0.16, 0.74], [0, 0.76]], 0.02), { corners: 40 })), paint)
    make.part('rings', up(torus(0.455, 0.018, 44, 8).move(0, 0.125, 0).with(torus(0.205, 0.016, 32, 8).move(0, 0.62, 0), torus(0.162, 0.014, 28, 8).move(0, 0.74, 0))), steel)
    const on = (y: number): [number, number] => [0.46 - ((y - 0.15) / 0.47) * 0.26, 29]
    const win = (x: number) => {
      const [far, tilt] = on(0.44)
      const frame = extrude(roundedOutline([[-0.06, -0.06], [0.06, -0.06], [0.045, 0.06], [-0.045, 0.06]], 0.02), 0.03)
      const set = (s: Solid, out: number) => s.turn(-tilt, 0, 0).move(0, 0.44, far + out).turn(0, x, 0)
      make.part('rings', up(set(frame, -0.006)), steel).part('windows', up(set(frame.scale(0.78, 0.78, 1), 0.002)), pane)
    }
    for (const a of [-38, 38]) win(a)
    const [far, tilt] = on(0.34)
    const hatch = extrude(roundedOutline([[-0.09, -0.12], [0.09, -0.12], [0.075, 0.12], [-0.075, 0.12]], 0.035), 0.03)
    make.part('hatch', up(hatch.turn(-tilt, 0, 0).move(0, 0.34, far - 0.004)), look.material('accent', lacquer('#e8eaec')))
    make.part('rings', up(block(0.05, 0.014, 0.02, 0.005).turn(-tilt, 0, 0).move(0, 0.33, far + 0.02)), steel)
    make.part('windows', up(ball([0.035, 0.035, 0.012], 14).turn(-tilt, 0, 0).move(0, 0.4, far - 0.018)), pane)
    make.part('rings', up(block(0.06, 0.05, 0.03, 0.01).move(0, 0.21, 0.42).around(4, 45)), steel)
    make.part('rings', up(cylinder(0.012, 0.2, { corners: 8 }).move(0.08, 0.84, 0).with(ball(0.024, 10).move(0.08, 0.95, 0))), steel)
    if (v.legs > 0.5) {
      make.part('heat shield', lathe(softened([[0, 0.16], [0.26, 0.16], [0.3, 0.2], [0.3, 0.32], [0.26, 0.36], [0, 0.36]], 0.02), { corners: 8 }).turn(0, 22.5, 0), gold)
      const leg = rod([0, 0.33, 0.28], [0, 0.03, 0.46], 0.018, 10).with(rod([0.12, 0.2, 0.26], [0, 0.1, 0.42], 0.01, 8), rod([-0.12, 0.2, 0.26], [0, 0.1, 0.42], 0.01, 8), lathe([[0.07, 0.0], [0.075, 0.02], [0.02, 0.03]], { corners: 18 }).move(0, 0, 0.46))
      make.part('legs', leg.around(4), steel)
      make.part('legs', lathe([[0.05, 0.18], [0.11, 0.06], [0.1, 0.06], [0.03, 0.16]], { corners: 22 }), steel)
      make.part('legs', together(Array.from({ length: 5 }, (_, i) => rod([-0.05, 0.08 + i * 0.05, 0.445 - i * 0.03], [0.05, 0.08 + i * 0.05, 0.445 - i * 0.03], 0.007, 6))), steel)
    }
    make.socket('top', [0, lift + 0.76 * size, 0], 0.16 * size).socket('front', [0, lift + 0.34 * size, 0.36 * size], 0.1).socket('inside', [0, lift + 0.3, 0], 0.2)
  },
})

/** Rovers on six wheels. */
export const rover = archetype({
  id: 'rover',
  about: 'A rover for other planets with six wheels, a mast with camera eyes and an arm',
  skeleton: 'vehicle',
  nouns: ['rover', 'mars rover', 'moon rover', 'lunar rover', 'space rover'],
  parameters: { dish: number(1, 0, 1, '1 for a dish aerial') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#eef0ee'))
    const gold = look.material('second', metal('#d9a23c', { roughness: 0.35 }))
    const steel = metal('#8b929a', { surface: 'plain' })
    const dark = plastic('#2a2d33')
    make.part('body', fromSide([[-0.26, 0.24], [0.24, 0.24], [0.28, 0.3], [0.26, 0.38], [-0.28, 0.38], [-0.3, 0.3]], 0.36, 0.02, 0.02), paint)
    make.part('trim', block(0.375, 0.03, 0.5, 0.01).move(0, 0.3, -0.01), gold)
    make.part('panels', fromAbove([[-0.24, -0.34], [0.24, -0.34], [0.3, -0.1], [0.22, 0.2], [-0.22, 0.2], [-0.3, -0.1]], 0.016, 0.005, 0.02).move(0, 0.4, 0), { ...solarBlue(), colour: look.colour('accent', '#1f3f8f') })
    const places: Vec3[] = [0.34, 0.02, -0.32].flatMap((z): Vec3[] => [[0.27, 0.09, z], [-0.27, 0.09, z]])
    const { tyre, rim } = wheelsAt(wheel(0.09, 0.09, 'star', 1), places)
    make.part('wheels', tyre, dark).part('rims', rim, gold)
    const arm = pipe([[0.2, 0.09, 0.34], [0.2, 0.24, 0.26], [0.2, 0.3, 0.06], [0.2, 0.2, -0.12], [0.2, 0.16, -0.16]], 0.017, 8).with(pipe([[0.2, 0.09, 0.02], [0.2, 0.17, -0.08], [0.2, 0.17, -0.2], [0.2, 0.09, -0.32]], 0.017, 8), ...[0.34, 0.02, -0.32].map((z) => rod([0.18, 0.09, z], [0.27, 0.09, z], 0.018, 8)))
    make.part('frame', arm.mirrored(), steel)
    make.part('mast', rod([0.08, 0.38, 0.16], [0.08, 0.66, 0.18], 0.018, 10).with(block(0.2, 0.08, 0.08, 0.02).move(0.08, 0.7, 0.18)), paint)
    make.part('lens', atEach(alongZ([[0.03, 0], [0.03, 0.025], [0.02, 0.03], [0, 0.024]], 16), [[0.03, 0.7, 0.215], [0.13, 0.7, 0.215]]), plastic('#16324c', { roughness: 0.05 }))
    make.part('frame', rod([-0.1, 0.28, 0.26], [-0.13, 0.42, 0.36], 0.016, 8).with(rod([-0.13, 0.42, 0.36], [-0.12, 0.24, 0.48], 0.014, 8), drumX(0.026, 0.05, 12).move(-0.1, 0.28, 0.27), drumX(0.024, 0.05, 12).move(-0.13, 0.42, 0.36), cylinder(0.04, 0.05, { corners: 14 }).move(-0.12, 0.22, 0.48)), steel)
    make.part('frame', rod([-0.14, 0.38, -0.2], [-0.14, 0.62, -0.22], 0.006, 6), steel)
    if (v.dish > 0.5) make.part('dish', lathe(bent([[0.001, 0], [0.06, 0.012], [0.1, 0.04], [0.094, 0.045], [0.05, 0.02], [0.001, 0.01]], 3), { corners: 26 }).turn(35, 20, 0).move(-0.12, 0.46, -0.02).with(rod([-0.12, 0.4, -0.02], [-0.12, 0.47, -0.02], 0.012)), paint)
    make.part('trim', drumZ(0.06, 0.14, 18).move(0, 0.32, -0.36), gold)
    make.socket('top', [0, 0.41, 0], 0.15).socket('back', [0, 0.41, -0.1], 0.15).socket('head', [0.08, 0.74, 0.18], 0.08).socket('front', [0, 0.3, 0.28], 0.1)
  },
})
