import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, lathe, roundedOutline, sheet, torus } from '../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../geometry/vector.ts'
import { glowing, lacquer, metal, plastic, rubber, wornMetal } from '../../materials/material.ts'
import { alongX, alongZ, atEach, block, drumX, drumZ, fromSide, pipe, rod, swept, tint, track } from './forms.ts'
import { wheel, wheelsAt } from './wheel.ts'

const pane = () => plastic('#2a4256', { roughness: 0.05 })

/** A cab: a frame with panes, standing on y = 0, its middle at the origin. */
function cab(w: number, tall: number, deep: number, open = false): { frame: Solid; glass: Solid } {
  const form = (by: number) => swept([[0, w / 2 - by, -deep / 2 + by, deep / 2 - by], [tall * 0.5, w / 2 - by, -deep / 2 + by, deep / 2 - by], [tall - by, w * 0.46 - by, -deep * 0.46 + by, deep * 0.42 - by]], { axis: 'y', square: 7, smooth: 2, round: [0, 0.02], corners: 32 })
  const low = tall * (open ? 0.2 : 0.36)
  const cutX = block(1, tall * 0.86 - low, deep * 0.74, 0.02).move(0, (tall * 0.86 + low) / 2, 0)
  const cutZ = block(w * 0.78, tall * 0.86 - low, 1, 0.02).move(0, (tall * 0.86 + low) / 2, 0)
  return { frame: form(0).minus(cutX, cutZ), glass: form(0.008) }
}

/** Tanks; gun to the front. */
export const tank = archetype({
  id: 'tank',
  about: 'A battle tank with tracks, turret and gun',
  skeleton: 'vehicle',
  nouns: ['tank', 'battle tank', 'army tank', 'panzer'],
  parameters: { gun: number(0.5, 0.2, 0.8, 'length of the gun'), raise: number(5, -5, 30, 'how high the gun points, in degrees') },
  rows: { 'toy tank': { values: { gun: 0.35 }, colours: { main: '#3f9e4f', second: '#2f7f3f' } }, 'desert tank': { colours: { main: '#c9a765', second: '#a88a4c' } } },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#5f7040', { roughness: 0.6 }))
    const second = look.material('second', lacquer('#4c5a34', { roughness: 0.6 }))
    const iron = wornMetal('#5b6068')
    const dark = rubber('#2a2c30')
    const one = track(0.86, 0.19, 0.13, 6)
    make.part('tracks', one.belt.move(0.21, 0, -0.02).mirrored(), dark)
    make.part('wheels', one.wheels.move(0.21, 0, -0.02).mirrored(), second)
    make.part('hull', fromSide([[-0.44, 0.12], [0.36, 0.1], [0.42, 0.18], [0.26, 0.27], [-0.44, 0.27], [-0.47, 0.22]], 0.3, 0.02, 0.02), paint)
    make.part('hull', fromSide([[-0.46, 0.2], [0.42, 0.2], [0.4, 0.225], [-0.46, 0.235]], 0.57, 0.008, 0.01), paint)
    make.part('turret', swept([[0.26, 0.15, -0.24, 0.13], [0.32, 0.15, -0.25, 0.16], [0.4, 0.105, -0.18, 0.08]], { axis: 'y', square: 3, smooth: 2, round: [0, 0.02], corners: 32 }), paint)
    const aim = (solid: Solid) => solid.turn(-v.raise, 0, 0).move(0, 0.335, 0.1)
    make.part('gun', aim(rod([0, 0, 0], [0, 0, v.gun], [0.028, 0.022], 14).with(drumZ(0.034, 0.09, 16).move(0, 0, v.gun - 0.03), drumZ(0.045, 0.1, 18, 0.036).move(0, 0, 0.09))), second)
    make.part('turret', swept([[0.1, 0.07, 0.28, 0.38], [0.17, 0.055, 0.295, 0.372]], { square: 3.5, smooth: 1, round: [0, 0.01] }), paint)
    make.part('hatch', cylinder(0.06, 0.03, { corners: 22 }).move(-0.045, 0.41, -0.08).with(cylinder(0.045, 0.02, { corners: 20 }).move(0.07, 0.405, -0.07)), second)
    make.part('iron', pipe([[-0.045, 0.44, -0.02], [-0.045, 0.455, 0.04], [-0.045, 0.455, 0.14]], 0.011, 8).with(rod([0.1, 0.38, -0.17], [0.12, 0.68, -0.22], 0.004, 5), drumZ(0.03, 0.14, 14).move(0.18, 0.27, -0.44).mirrored(), torus(0.03, 0.008, 16, 6).move(-0.045, 0.428, -0.08)), iron)
    make.part('hatch', block(0.12, 0.05, 0.14, 0.01).move(0.2, 0.26, -0.2).mirrored().with(block(0.1, 0.04, 0.1, 0.01).move(0.2, 0.25, 0.02).mirrored()), second)
    const star = Array.from({ length: 10 }, (_, i): Vec2 => {
      const [a, r] = [(Math.PI * i) / 5 + Math.PI / 2, i % 2 ? 0.022 : 0.055]
      return [Math.cos(a) * r, Math.sin(a) * r]
    })
    make.part('star', extrude(star, 0.012, { bevel: 0.002 }).turn(0, 90, 0).turn(0, 0, 14).move(0.148, 0.335, -0.1).mirrored(), look.material('accent', lacquer('#f4f0e0')))
    make.part('lamps', drumZ(0.022, 0.03, 14).move(0.2, 0.245, 0.41).mirrored(), glowing('#fff0c0', { glow: 0.8 }))
    make.socket('top', [0, 0.42, -0.05], 0.1).socket('back', [0, 0.42, -0.05], 0.1).socket('front', [0, 0.2, 0.43], 0.1)
  },
})

/** Builders' machines; what they work with is at the front. */
export const builder = archetype({
  id: 'construction machine',
  about: 'An excavator, bulldozer, steamroller, forklift or wheel loader',
  skeleton: 'vehicle',
  nouns: ['excavator', 'digger', 'backhoe'],
  parameters: { kind: choice(['excavator', 'bulldozer', 'steamroller', 'forklift', 'loader'], 'what it does'), reach: number(0.5, 0, 1, 'how far the arm or fork is raised') },
  rows: {
    bulldozer: { values: { kind: 'bulldozer' }, colours: { main: '#f2b01a' } },
    steamroller: { values: { kind: 'steamroller' }, colours: { main: '#f2a01c' } },
    'road roller': { values: { kind: 'steamroller' }, colours: { main: '#f2a01c' } },
    forklift: { values: { kind: 'forklift', reach: 0.25 }, colours: { main: '#f28a1c' } },
    'wheel loader': { values: { kind: 'loader' }, colours: { main: '#f2b01a' } },
    'front loader': { values: { kind: 'loader' }, colours: { main: '#f2b01a' } },
  },
  build(v, look, make) {
    const { kind } = v
    const paint = look.material('main', lacquer('#f2b01a'))
    const dark = look.material('second', plastic('#2d3036'))
    const steel = metal('#b9bfc6', { surface: 'plain', roughness: 0.25 })
    const iron = wornMetal('#6b7077')
    const glass = pane()
    const tyres = rubber('#26272b')
    const lamps = glowing('#fff0c0', { glow: 0.9 })
    const beacon = (x: number, y: number, z: number) => make.part('lamps', tint(lathe([[0.022, 0], [0.022, 0.024], [0.012, 0.04], [0, 0.043]], { corners: 14 }).move(x, y, z), '#ff8a1c'), lamps)
    const bucket = (wide: number, size: number) => {
      const shell: Vec2[] = [[0, 0], [0.16, 0.0], [0.2, 0.02], [0.13, 0.16], [0.02, 0.2], [-0.03, 0.12]].map(([z = 0, y = 0]): Vec2 => [z * size, y * size])
      const inner: Vec2[] = [[0.02, 0.03], [0.3, 0.02], [0.25, 0.2], [0.03, 0.17], [0, 0.11]].map(([z = 0, y = 0]): Vec2 => [z * size, y * size])
      const teeth = [-0.4, -0.2, 0, 0.2, 0.4].map((x) => block(wide * 0.09, 0.02 * size, 0.06 * size, 0.004).move(x * wide, 0.012 * size, 0.205 * size))
      return fromSide(shell, wide, 0.006, 0.02 * size).minus(fromSide(inner, wide * 0.88, 0.001)).with(...teeth)
    }
    if (kind === 'excavator') {
      const one = track(0.5, 0.13, 0.11, 5)
      make.part('tracks', one.belt.move(0.15, 0, -0.1).mirrored(), tyres).part('frame', one.wheels.move(0.15, 0, -0.1).mirrored(), dark)
      make.part('frame', block(0.24, 0.07, 0.3, 0.02).move(0, 0.1, -0.1).with(cylinder(0.11, 0.05, { corners: 24 }).move(0, 0.155, -0.1)), dark)
      make.part('body', fromSide([[-0.42, 0.2], [-0.4, 0.36], [-0.2, 0.37], [-0.1, 0.3], [0.08, 0.28], [0.08, 0.18], [-0.38, 0.18]], 0.36, 0.02, 0.03), paint)
      make.part('body', swept([[-0.46, 0.16, 0.18, 0.35], [-0.38, 0.175, 0.17, 0.36]], { square: 5, smooth: 1, round: [0.03, 0] }), dark)
      const c = cab(0.16, 0.27, 0.2)
      make.part('cab', c.frame.move(0.09, 0.26, 0.0), paint).part('windows', c.glass.move(0.09, 0.26, 0), glass)
      const [s, e, t]: Vec3[] = [[-0.05, 0.3, 0.02], [-0.05, 0.62 + v.reach * 0.16, 0.28], [-0.05, 0.26 + v.reach * 0.2, 0.5]]
      const beam = (from: Vec3, to: Vec3, a: number, b: number) => swept([[0, 0.036, -a, a], [0.5, 0.036, -a * 1.15, a * 1.15], [1, 0.03, -b, b]], { square: 6, smooth: 2, corners: 16 }).scale(1, 1, Math.hypot(to[1] - from[1], to[2] - from[2])).turn((-Math.atan2(to[1] - from[1], to[2] - from[2]) * 180) / Math.PI, 0, 0).at(from)
      if (s && e && t) {
        make.part('arm', beam(s, e, 0.05, 0.034).with(beam([-0.05, e[1] + 0.04, e[2] - 0.05], t, 0.042, 0.026)), paint)
        make.part('steel', drumX(0.03, 0.1, 14).at(e).with(drumX(0.026, 0.09, 14).at(t), drumX(0.034, 0.1, 14).at(s), rod([-0.05, 0.24, 0.08], [-0.05, (s[1] + e[1]) / 2 - 0.02, (s[2] + e[2]) / 2 + 0.03], 0.016), rod([-0.05, (s[1] + e[1]) / 2 + 0.09, (s[2] + e[2]) / 2], [-0.05, e[1] + 0.06, e[2] - 0.03], 0.014), rod([-0.05, e[1] + 0.01, e[2] + 0.06], [-0.05, t[1] + 0.06, t[2] + 0.04], 0.012)), steel)
        make.part('bucket', bucket(0.18, 0.95).mirror('z').turn(-50, 0, 0).move(-0.05, t[1] - 0.16, t[2] - 0.06), iron)
      }
      make.part('frame', cylinder(0.014, 0.1, { corners: 10 }).move(-0.12, 0.41, -0.3), dark)
      beacon(0.09, 0.53, -0.04)
      make.part('lamps', drumZ(0.016, 0.02, 12).move(0.05, 0.5, 0.09).with(drumZ(0.016, 0.02, 12).move(0.13, 0.5, 0.09)), lamps)
      make.socket('top', [0.09, 0.53, 0], 0.08).socket('back', [0.09, 0.3, 0], 0.06).socket('front', [0, 0.3, 0.5], 0.1).socket('inside', [0.09, 0.3, 0], 0.06)
      return
    }
    if (kind === 'bulldozer') {
      const one = track(0.6, 0.17, 0.13, 5)
      make.part('tracks', one.belt.move(0.19, 0, -0.08).mirrored(), tyres).part('frame', one.wheels.move(0.19, 0, -0.08).mirrored(), dark)
      make.part('body', swept([[0, 0.11, 0.1, 0.34], [0.2, 0.1, 0.1, 0.33], [0.26, 0.09, 0.11, 0.31]], { square: 6, smooth: 2, round: [0, 0.02] }).with(block(0.3, 0.2, 0.34, 0.02).move(0, 0.2, -0.2)), paint)
      make.part('frame', together(Array.from({ length: 5 }, (_, i) => block(0.14, 0.012, 0.012, 0.003).move(0, 0.16 + i * 0.03, 0.262))).with(block(0.2, 0.06, 0.5, 0.01).move(0, 0.1, -0.05)), dark)
      const c = cab(0.26, 0.26, 0.26)
      make.part('cab', c.frame.move(0, 0.29, -0.18), paint).part('windows', c.glass.move(0, 0.29, -0.18), glass)
      const blade = sheet(Array.from({ length: 7 }, (_, i) => Array.from({ length: 9 }, (_, j): Vec3 => [(j / 8 - 0.5) * 0.66, 0.012 + i * 0.045, 0.44 - 0.055 * Math.sin((i / 6) * Math.PI) + 0.03 * Math.abs(j / 4 - 1) ** 2])), 0.03)
      make.part('blade', blade.with(block(0.66, 0.03, 0.03, 0.006).move(0, 0.018, 0.455)), iron)
      make.part('arm', rod([0.29, 0.1, -0.1], [0.27, 0.08, 0.42], 0.026, 10).mirrored(), paint)
      make.part('steel', rod([0.09, 0.3, 0.2], [0.1, 0.2, 0.4], 0.016).mirrored().with(cylinder(0.016, 0.16, { corners: 10 }).move(0.05, 0.4, 0.12)), steel)
      make.part('arm', fromSide([[-0.38, 0.1], [-0.36, 0.18], [-0.46, 0.18], [-0.5, 0.02], [-0.46, 0.04], [-0.43, 0.1]], 0.03, 0.005).with(fromSide([[-0.38, 0.1], [-0.36, 0.18], [-0.46, 0.18], [-0.5, 0.02], [-0.46, 0.04], [-0.43, 0.1]], 0.03, 0.005).move(0.1, 0, 0), fromSide([[-0.38, 0.1], [-0.36, 0.18], [-0.46, 0.18], [-0.5, 0.02], [-0.46, 0.04], [-0.43, 0.1]], 0.03, 0.005).move(-0.1, 0, 0)), paint)
      make.part('lamps', drumZ(0.02, 0.02, 12).move(0.08, 0.53, -0.07).mirrored(), lamps)
      beacon(0, 0.545, -0.2)
      make.socket('top', [0, 0.55, -0.18], 0.1).socket('back', [0, 0.34, 0.05], 0.06).socket('front', [0, 0.15, 0.45], 0.2)
      return
    }
    if (kind === 'steamroller') {
      const drum = alongX([[0.155, -0.2], [0.175, -0.19], [0.175, 0.19], [0.155, 0.2], [0.13, 0.19], [0.04, 0.19]], 32)
      make.part('drum', drum.move(0, 0.175, 0.3), steel)
      make.part('frame', drumX(0.045, 0.46, 16).move(0, 0.175, 0.3), dark)
      make.part('arm', fromSide([[0.26, 0.13], [0.34, 0.13], [0.36, 0.22], [0.2, 0.4], [0.06, 0.4], [0.06, 0.34], [0.18, 0.32]], 0.035, 0.01, 0.02).move(0.225, 0, 0).mirrored().with(block(0.48, 0.05, 0.08, 0.015).move(0, 0.38, 0.12)), paint)
      make.part('body', swept([[-0.46, 0.14, 0.16, 0.36], [-0.3, 0.16, 0.12, 0.4], [0, 0.16, 0.12, 0.4], [0.1, 0.13, 0.2, 0.4]], { square: 5, smooth: 2, round: [0.04, 0.02] }), paint)
      const { tyre, rim } = wheelsAt(wheel(0.165, 0.12, 'steel', 1), [[0.19, 0.165, -0.28], [-0.19, 0.165, -0.28]])
      make.part('wheels', tyre, tyres).part('rims', rim, paint)
      const posts = atEach(rod([0, 0.38, 0], [0, 0.68, 0], 0.013), [[0.13, 0, 0.04], [0.13, 0, -0.28]]).mirrored()
      make.part('frame', posts.with(block(0.12, 0.04, 0.12, 0.016).move(0, 0.42, -0.14), block(0.12, 0.14, 0.03, 0.012).move(0, 0.49, -0.2), rod([0, 0.38, 0.02], [0, 0.5, -0.02], 0.011), torus(0.05, 0.009, 20, 6).turn(-28, 0, 0).move(0, 0.5, -0.02)), dark)
      make.part('cab', swept([[-0.34, 0.17, 0.67, 0.7], [0.1, 0.17, 0.67, 0.7]], { square: 5, smooth: 1, round: [0.012, 0.012] }), paint)
      make.part('lamps', drumZ(0.022, 0.024, 12).move(0.1, 0.36, 0.17).mirrored(), lamps)
      make.part('frame', cylinder(0.015, 0.18, { corners: 10 }).move(0.08, 0.46, -0.4), dark)
      beacon(0, 0.7, -0.12)
      make.socket('top', [0, 0.7, -0.12], 0.12).socket('back', [0, 0.45, -0.13], 0.07).socket('front', [0, 0.2, 0.48], 0.15)
      return
    }
    if (kind === 'forklift') {
      make.part('body', fromSide([[-0.42, 0.1], [-0.44, 0.26], [-0.38, 0.34], [-0.1, 0.32], [-0.08, 0.2], [0.1, 0.18], [0.12, 0.28], [0.18, 0.28], [0.2, 0.08], [-0.3, 0.06]], 0.32, 0.025, 0.03), paint)
      make.part('frame', swept([[-0.46, 0.13, 0.1, 0.28], [-0.36, 0.155, 0.08, 0.33]], { square: 5, smooth: 1, round: [0.03, 0] }), dark)
      const [rf, rb] = [0.105, 0.085]
      const f = wheelsAt(wheel(rf, 0.08, 'steel', 1), [[0.14, rf, 0.14], [-0.14, rf, 0.14]])
      const b = wheelsAt(wheel(rb, 0.07, 'steel'), [[0.135, rb, -0.3], [-0.135, rb, -0.3]])
      make.part('wheels', f.tyre.with(b.tyre), tyres).part('rims', f.rim.with(b.rim), steel)
      const bars = pipe([[0.13, 0.3, -0.3], [0.13, 0.6, -0.26], [0.12, 0.66, -0.16], [0.12, 0.64, 0.06], [0.13, 0.26, 0.15]], 0.014, 8).mirrored()
      make.part('frame', bars.with(...[-0.22, -0.14, -0.06, 0.02].map((z) => rod([-0.12, 0.655, z], [0.12, 0.655, z], 0.009)), block(0.16, 0.05, 0.14, 0.02).move(0, 0.35, -0.17), block(0.16, 0.16, 0.04, 0.018).turn(-8, 0, 0).move(0, 0.43, -0.25), rod([0, 0.28, 0.1], [0, 0.42, 0.02], 0.011), torus(0.048, 0.009, 20, 6).turn(-40, 0, 0).move(0, 0.42, 0.02)), dark)
      const lift = v.reach * 0.3
      make.part('mast', block(0.03, 0.7, 0.045, 0.006).move(0.09, 0.38, 0.26).mirrored().with(block(0.21, 0.03, 0.03, 0.006).move(0, 0.72, 0.26), block(0.21, 0.03, 0.03, 0.006).move(0, 0.4, 0.26)), dark)
      make.part('steel', rod([0, 0.06, 0.255], [0, 0.7, 0.255], 0.014), steel)
      make.part('fork', block(0.035, 0.18, 0.022, 0.005).move(0.085, 0.11 + lift, 0.3).with(block(0.05, 0.018, 0.24, 0.004).move(0.085, 0.03 + lift, 0.4)).mirrored().with(block(0.24, 0.025, 0.025, 0.005).move(0, 0.08 + lift, 0.29), block(0.24, 0.025, 0.025, 0.005).move(0, 0.18 + lift, 0.29)), iron)
      make.part('lamps', drumZ(0.022, 0.024, 12).move(0.11, 0.6, 0.085).mirrored(), lamps)
      beacon(0, 0.66, -0.2)
      make.socket('top', [0, 0.67, -0.1], 0.1).socket('back', [0, 0.38, -0.17], 0.07).socket('front', [0, 0.04 + lift, 0.42], 0.12).socket('inside', [0, 0.36, -0.15], 0.08)
      return
    }
    // Wheel loader.
    make.part('body', swept([[-0.44, 0.12, 0.15, 0.3], [-0.3, 0.15, 0.12, 0.36], [-0.06, 0.15, 0.12, 0.34]], { square: 5, smooth: 2, round: [0.03, 0.01] }).with(block(0.22, 0.14, 0.26, 0.02).move(0, 0.19, 0.1)), paint)
    const c = cab(0.25, 0.3, 0.22)
    make.part('cab', c.frame.move(0, 0.28, -0.06), paint).part('windows', c.glass.move(0, 0.28, -0.06), glass)
    const { tyre, rim } = wheelsAt(wheel(0.14, 0.11, 'steel', 1), [[0.18, 0.14, 0.14], [-0.18, 0.14, 0.14], [0.18, 0.14, -0.28], [-0.18, 0.14, -0.28]])
    make.part('wheels', tyre, tyres).part('rims', rim, paint)
    const up = v.reach * 0.3
    make.part('arm', pipe([[0.09, 0.32, 0.06], [0.09, 0.34 + up * 0.6, 0.22], [0.09, 0.1 + up, 0.4]], 0.026, 10).mirrored(), paint)
    make.part('steel', rod([0, 0.26, 0.1], [0, 0.2 + up, 0.38], 0.018).with(drumX(0.022, 0.22, 12).move(0, 0.1 + up, 0.4), cylinder(0.014, 0.14, { corners: 10 }).move(0.06, 0.42, -0.3)), steel)
    make.part('bucket', bucket(0.46, 1.05).turn(-12, 0, 0).move(0, 0.03 + up, 0.4), iron)
    make.part('lamps', drumZ(0.02, 0.02, 12).move(0.08, 0.55, 0.03).mirrored(), lamps)
    beacon(0, 0.58, -0.08)
    make.socket('top', [0, 0.58, -0.06], 0.1).socket('back', [0, 0.36, -0.3], 0.08).socket('front', [0, 0.1 + up, 0.5], 0.15)
  },
})

/** Tractors; nose to the front. */
export const tractor = archetype({
  id: 'tractor',
  about: 'A farm tractor with big rear wheels',
  skeleton: 'vehicle',
  nouns: ['tractor', 'farm tractor'],
  parameters: { cab: choice(['closed', 'open'], 'a cab, or only a seat') },
  rows: { 'old tractor': { values: { cab: 'open' }, colours: { main: '#c8302c', accent: '#f2b91f' } } },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#2f9e3f'))
    const rims = look.material('accent', lacquer('#f7d21e'))
    const dark = plastic('#2d3036')
    const steel = metal('#b9bfc6', { surface: 'plain' })
    make.part('body', swept([[-0.02, 0.085, 0.2, 0.4], [0.2, 0.085, 0.2, 0.39], [0.36, 0.075, 0.2, 0.37], [0.42, 0.06, 0.22, 0.34]], { square: 4.5, smooth: 3, round: [0, 0.025] }), paint)
    make.part('frame', block(0.12, 0.1, 0.72, 0.02).move(0, 0.19, 0.02).with(together(Array.from({ length: 6 }, (_, i) => block(0.1, 0.01, 0.014, 0.003).move(0, 0.235 + i * 0.02, 0.416))), block(0.012, 0.06, 0.14, 0.004).move(0.084, 0.3, 0.2).mirrored()), dark)
    make.part('frame', drumX(0.026, 0.4, 12).move(0, 0.11, 0.32).with(drumX(0.035, 0.36, 12).move(0, 0.215, -0.22)), dark)
    const big = wheelsAt(wheel(0.215, 0.13, 'steel', 1), [[0.225, 0.215, -0.22], [-0.225, 0.215, -0.22]])
    const small = wheelsAt(wheel(0.115, 0.085, 'steel', 1), [[0.2, 0.115, 0.32], [-0.2, 0.115, 0.32]])
    make.part('wheels', big.tyre.with(small.tyre), rubber('#26272b')).part('rims', big.rim.with(small.rim), rims)
    const guard = sheet(Array.from({ length: 12 }, (_, i) => {
      const a = ((15 + i * 14) / 180) * Math.PI
      return [-1, -0.4, 0.4, 1].map((s): Vec3 => [0.215 + s * 0.07, 0.215 + Math.sin(a) * (0.25 - 0.012 * s * s), -0.22 + Math.cos(a) * (0.25 - 0.012 * s * s)])
    }), 0.016)
    make.part('body', guard.mirrored().with(block(0.3, 0.03, 0.28, 0.01).move(0, 0.25, -0.14)), paint)
    if (v.cab === 'closed') {
      const c = cab(0.3, 0.4, 0.32, true)
      make.part('cab', c.frame.move(0, 0.26, -0.16), paint).part('windows', c.glass.move(0, 0.26, -0.16), plastic('#3a566c', { roughness: 0.05 }))
      make.part('rims', swept([[-0.33, 0.15, 0.655, 0.69], [0.02, 0.15, 0.655, 0.685]], { square: 5, smooth: 1, round: [0.015, 0.015] }), paint)
    } else {
      make.part('seat', block(0.13, 0.03, 0.12, 0.014).move(0, 0.36, -0.24).with(block(0.13, 0.1, 0.03, 0.014).turn(-8, 0, 0).move(0, 0.41, -0.3), rod([0, 0.25, -0.24], [0, 0.36, -0.24], 0.018)), rims)
    }
    if (v.cab === 'open') make.part('frame', rod([0, 0.3, -0.02], [0, 0.46, -0.1], 0.012).with(torus(0.065, 0.01, 24, 6).turn(-30, 0, 0).move(0, 0.46, -0.1)), dark)
    make.part('pipe', cylinder(0.016, 0.22, { corners: 12 }).move(0.05, 0.48, 0.24).with(cylinder(0.024, 0.1, { corners: 12 }).move(0.05, 0.45, 0.24), rod([0.05, 0.58, 0.24], [0.06, 0.6, 0.23], 0.014)), steel)
    make.part('lamps', alongZ([[0.02, -0.02], [0.024, 0.01], [0.014, 0.018], [0, 0.02]], 14).move(0.05, 0.325, 0.412).mirrored(), glowing('#fff0c0', { glow: 0.9 }))
    make.part('frame', rod([0, 0.16, -0.36], [0, 0.16, -0.48], 0.02).with(torus(0.025, 0.009, 14, 6).move(0, 0.16, -0.49), block(0.1, 0.05, 0.06, 0.01).move(0, 0.19, 0.42)), dark)
    make.socket('top', [0, v.cab === 'closed' ? 0.69 : 0.4, -0.16], 0.13).socket('back', [0, v.cab === 'closed' ? 0.69 : 0.38, -0.22], 0.08).socket('front', [0, 0.28, 0.44], 0.06)
  },
})

/** Cranes: of a building site, or on wheels. */
export const crane = archetype({
  id: 'crane',
  about: 'A tower crane with lattice mast and jib, or a crane on a truck',
  skeleton: 'structure',
  nouns: ['crane', 'tower crane', 'construction crane'],
  parameters: { hook: number(0.4, 0.05, 0.8, 'how far the hook hangs down') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#f2b01a'))
    const grey = look.material('second', plastic('#5b6068'))
    const steel = metal('#8b929a', { surface: 'plain' })
    const lattice = (long: number, side: number, cells: number): Solid => {
      const h = side / 2
      const bars: Solid[] = [[-h, -h], [h, -h], [h, h], [-h, h]].map(([x = 0, z = 0]) => rod([x, 0, z], [x, long, z], side * 0.09, 6))
      const corners: [number, number][] = [[-h, -h], [h, -h], [h, h], [-h, h]]
      for (let i = 0; i < cells; i++)
        corners.forEach(([x, z], k) => {
          const [nx, nz] = corners[(k + 1) % 4] ?? [0, 0]
          const flip = (i + k) % 2
          bars.push(rod([x, (long * (i + flip)) / cells, z], [nx, (long * (i + 1 - flip)) / cells, nz], side * 0.055, 5), rod([x, (long * (i + 1)) / cells, z], [nx, (long * (i + 1)) / cells, nz], side * 0.05, 5))
        })
      return together(bars)
    }
    make.part('base', block(0.26, 0.05, 0.26, 0.012).move(0, 0.025, -0.1).with(block(0.12, 0.05, 0.12, 0.01).move(0, 0.06, -0.1)), grey)
    make.part('mast', lattice(0.68, 0.075, 9).move(0, 0.06, -0.1), paint)
    make.part('base', cylinder(0.065, 0.03, { corners: 20 }).move(0, 0.75, -0.1), grey)
    make.part('mast', lattice(0.68, 0.055, 11).turn(90, 0, 0).move(0, 0.8, -0.1).with(lattice(0.26, 0.055, 4).turn(-90, 0, 0).move(0, 0.8, -0.1), lattice(0.18, 0.055, 3).taper(1, 0.35).move(0, 0.77, -0.1)), paint)
    make.part('cables', rod([0, 0.95, -0.1], [0, 0.83, 0.42], 0.004, 5).with(rod([0, 0.95, -0.1], [0, 0.83, -0.34], 0.004, 5), rod([0.01, 0.77, 0.38], [0.01, 0.77 - v.hook, 0.38], 0.003, 5).mirrored()), steel)
    make.part('base', atEach(block(0.07, 0.12, 0.05, 0.006), [[0, 0.76, -0.34], [0, 0.76, -0.28]]).with(block(0.07, 0.03, 0.06, 0.008).move(0, 0.775, 0.38)), grey)
    const c = cab(0.09, 0.12, 0.11)
    make.part('cab', c.frame.move(0.07, 0.72, -0.05), look.material('accent', lacquer('#e2412e'))).part('windows', c.glass.move(0.07, 0.72, -0.05), pane())
    const y = 0.77 - v.hook
    make.part('hook', block(0.04, 0.05, 0.03, 0.01).move(0, y, 0.38).with(pipe([[0, y - 0.02, 0.38], [0, y - 0.05, 0.385], [0, y - 0.08, 0.375], [0, y - 0.085, 0.35], [0, y - 0.06, 0.34]], 0.009, 8)), look.material('accent', lacquer('#e2412e')))
    make.socket('top', [0, 0.96, -0.1], 0.03).socket('hand', [0, y - 0.08, 0.37], 0.05).socket('front', [0, 0.8, 0.58], 0.03)
  },
})

/** Machines that walk on two legs. */
export const mech = archetype({
  id: 'mech',
  about: 'A walking machine with cockpit, two legs and arms with guns',
  skeleton: 'walker',
  nouns: ['mech', 'mecha', 'walker', 'battle mech', 'mech suit', 'robot walker'],
  parameters: { arms: choice(['guns', 'claws'], 'what its arms end in') },
  build(v, look, make) {
    const paint = look.material('main', lacquer('#4f7fa8', { roughness: 0.4 }))
    const second = look.material('second', lacquer('#f2b01a'))
    const dark = plastic('#33373f')
    const steel = metal('#9aa0a8', { surface: 'plain' })
    make.part('body', swept([[-0.16, 0.12, 0.58, 0.78], [-0.06, 0.19, 0.52, 0.86], [0.08, 0.2, 0.52, 0.85], [0.2, 0.13, 0.57, 0.74]], { square: 3.2, smooth: 3, round: [0.03, 0.03] }), paint)
    make.part('cockpit', swept([[0.06, 0.13, 0.68, 0.86], [0.14, 0.125, 0.67, 0.83], [0.215, 0.085, 0.68, 0.75]], { square: 2.8, smooth: 3, round: [0.02, 0.02] }), glowing('#ffb84a', { glow: 0.7, roughness: 0.1 }))
    make.part('trim', block(0.3, 0.03, 0.06, 0.012).move(0, 0.64, 0.19).with(block(0.1, 0.03, 0.24, 0.012).move(0, 0.86, -0.02)), second)
    make.part('joints', block(0.2, 0.12, 0.18, 0.03).move(0, 0.49, 0).with(cylinder(0.07, 0.1, { corners: 18 }).move(0, 0.53, 0), drumX(0.055, 0.34, 18).move(0, 0.46, 0)), dark)
    // Legs bend backwards, as those of birds do.
    make.part('joints', drumX(0.05, 0.11, 16).move(0.16, 0.3, -0.13).with(drumX(0.04, 0.1, 16).move(0.16, 0.1, 0.03)).mirrored(), dark)
    const limb = (a: Vec3, b: Vec3, wide: number) => swept([[0, wide * 0.8, -wide, wide], [0.5, wide, -wide * 1.2, wide * 1.2], [1, wide * 0.7, -wide * 0.8, wide * 0.8]], { square: 4, smooth: 2, corners: 16 }).scale(1, 1, Math.hypot(b[1] - a[1], b[2] - a[2])).turn((-Math.atan2(b[1] - a[1], b[2] - a[2]) * 180) / Math.PI, 0, 0).at(a)
    make.part('legs', limb([0.16, 0.46, 0.02], [0.16, 0.3, -0.13], 0.055).with(limb([0.16, 0.31, -0.13], [0.16, 0.1, 0.03], 0.048)).mirrored(), paint)
    make.part('pistons', rod([0.16, 0.42, -0.09], [0.16, 0.24, -0.15], 0.014).with(rod([0.16, 0.28, -0.05], [0.16, 0.13, 0.07], 0.013)).mirrored(), steel)
    const foot = fromSide([[-0.12, 0], [0.18, 0], [0.17, 0.035], [0.06, 0.085], [-0.04, 0.085], [-0.13, 0.04]], 0.15, 0.015, 0.015)
    make.part('legs', foot.move(0.16, 0, 0.03).mirrored(), second)
    make.part('joints', atEach(block(0.04, 0.03, 0.05, 0.01), [[0.115, 0.018, 0.2], [0.205, 0.018, 0.2]]).mirrored(), dark)
    make.part('joints', ball(0.075, 18).move(0.24, 0.72, 0).mirrored(), dark)
    make.part('arms', swept([[-0.1, 0.06, 0.68, 0.83], [0, 0.075, 0.66, 0.85], [0.1, 0.06, 0.68, 0.82]], { square: 3.5, round: [0.02, 0.02] }).move(0.28, 0, 0).mirrored(), paint)
    if (v.arms === 'guns') {
      make.part('guns', block(0.09, 0.11, 0.2, 0.02).move(0.3, 0.58, 0.08).mirrored().with(rod([0.3, 0.7, 0.02], [0.3, 0.6, 0.05], 0.035, 12).mirrored()), dark)
      make.part('pistons', atEach(drumZ(0.018, 0.18, 12), [[0.28, 0.6, 0.26], [0.32, 0.6, 0.26], [0.3, 0.56, 0.26]]).mirrored(), steel)
    } else {
      make.part('guns', rod([0.3, 0.7, 0], [0.32, 0.52, 0.1], 0.035, 12).with(rod([0.32, 0.52, 0.1], [0.3, 0.5, 0.26], 0.045, 12)).mirrored(), dark)
      make.part('pistons', pipe([[0.3, 0.5, 0.27], [0.36, 0.52, 0.33], [0.32, 0.5, 0.4]], [0.022, 0.02, 0.008], 8).with(pipe([[0.3, 0.5, 0.27], [0.24, 0.52, 0.33], [0.28, 0.5, 0.4]], [0.022, 0.02, 0.008], 8), pipe([[0.3, 0.49, 0.27], [0.3, 0.44, 0.33], [0.3, 0.47, 0.4]], [0.022, 0.02, 0.008], 8)).mirrored(), steel)
    }
    const pods = block(0.1, 0.09, 0.16, 0.015).move(0.12, 0.9, -0.06)
    make.part('arms', pods.mirrored(), paint)
    make.part('trim', together([0.1, 0.14].flatMap((x) => [0.885, 0.915].map((y) => drumZ(0.014, 0.012, 10).move(x, y, 0.022)))).mirrored(), second)
    make.part('pistons', rod([-0.06, 0.84, -0.12], [-0.07, 1.0, -0.14], 0.005, 5).with(drumZ(0.03, 0.07, 14).move(0.07, 0.66, -0.18).mirrored()), steel)
    make.socket('top', [0, 0.88, 0], 0.1).socket('head', [0, 0.86, 0.05], 0.13).socket('back', [0, 0.7, -0.18], 0.12).socket('hand', [0.3, 0.55, 0.35], 0.04).socket('hand left', [-0.3, 0.55, 0.35], 0.04).socket('front', [0, 0.7, 0.22], 0.1)
  },
})
