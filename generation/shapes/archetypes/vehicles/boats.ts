import { archetype, choice, number } from '../../archetype.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder, extrude, lathe, roundedOutline, sheet, torus } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'
import { cloth, glowing, lacquer, metal, planks, plastic, rubber, wood } from '../../materials/material.ts'
import { alongZ, atEach, block, boatHull, drumX, drumZ, fromSide, gunwale, pipe, propellerZ, rod, sail, type Station, swept, tint, wing } from './forms.ts'

const oar = (long: number) => rod([0, 0, 0], [0, 0, long], 0.012, 8).with(swept([[long - 0.02, 0.012, -0.008, 0.008], [long + 0.04, 0.036, -0.006, 0.006], [long + 0.12, 0.036, -0.005, 0.005]], { square: 3, smooth: 3, round: [0, 0.01], corners: 14 }))

/** Small boats; bow to the front. */
export const boat = archetype({
  id: 'boat',
  about: 'A small boat: rowing boat, canoe, kayak, gondola, sailing dinghy or raft',
  skeleton: 'vessel afloat',
  nouns: ['boat', 'rowing boat', 'rowboat', 'dinghy'],
  parameters: { kind: choice(['rowing', 'canoe', 'kayak', 'gondola', 'sail', 'raft'], 'what kind it is'), oars: number(1, 0, 1, '0 without oars') },
  rows: {
    canoe: { values: { kind: 'canoe' }, colours: { main: '#b5562a', second: '#e0b070' } },
    kayak: { values: { kind: 'kayak' }, colours: { main: '#f2a01c', second: '#1d2f6b' } },
    gondola: { values: { kind: 'gondola' }, colours: { main: '#1d1f24', second: '#b5202a' } },
    sailboat: { values: { kind: 'sail' }, colours: { main: '#2f7fc9', second: '#fbf6ea' } },
    'sailing boat': { values: { kind: 'sail' }, colours: { main: '#c8302c', second: '#fbf6ea' } },
    raft: { values: { kind: 'raft' }, colours: { main: '#b07a45' } },
  },
  build(v, look, make) {
    const { kind } = v
    if (kind === 'raft') {
      const logs = look.material('main', wood('#b07a45'))
      const rope = cloth('#d9c08a')
      const log = (x: number, i: number) => drumZ(0.062, 0.9 + (i % 2) * 0.06, 14).move(x, 0.062, ((i * 37) % 5) * 0.008)
      make.part('logs', together(Array.from({ length: 7 }, (_, i) => log((i - 3) * 0.118, i))), logs)
      make.part('logs', atEach(drumX(0.034, 0.86, 12), [[0, 0.15, 0.3], [0, 0.15, -0.3], [0, 0.15, 0]]), logs)
      make.part('ropes', together([0.3, 0, -0.3].flatMap((z) => Array.from({ length: 7 }, (_, i) => torus(0.05, 0.009, 16, 6).scale(1, 1, 0.8).turn(90, 0, 0).turn(0, 90, 0).move((i - 3) * 0.118, 0.125, z)))), rope)
      make.part('mast', cylinder(0.026, 0.72, { corners: 12, top: 0.02 }).move(0, 0.48, -0.02).with(drumX(0.018, 0.52, 10).move(0, 0.78, 0)), logs)
      make.part('sail', sail([[-0.24, 0.36, 0.02], [0.24, 0.36, 0.02], [0.25, 0.78, 0.02], [-0.25, 0.78, 0.02]], [0, 0, 0.1]), look.material('second', cloth('#f2e6c8')))
      make.part('ropes', rod([0, 0.8, -0.02], [0.34, 0.12, -0.36], 0.006).mirrored().with(rod([0.24, 0.36, 0.02], [0.34, 0.12, 0.1], 0.005).mirrored()), rope)
      make.part('chest', block(0.16, 0.13, 0.13, 0.02).move(-0.2, 0.22, -0.24).with(block(0.17, 0.02, 0.14, 0.008).move(-0.2, 0.25, -0.24)), wood('#7a4a24'))
      make.socket('top', [0, 0.16, 0.2], 0.2).socket('back', [0, 0.16, 0.2], 0.2).socket('front', [0, 0.1, 0.46], 0.2)
      return
    }
    const hullMaterial = look.material('main', kind === 'kayak' ? plastic('#f2a01c') : kind === 'gondola' ? lacquer('#1d1f24') : planks('#b5703a', { grain: 1.4 }))
    const trim = look.material('second', kind === 'sail' ? cloth('#fbf6ea') : wood('#e0b070'))
    const timber = wood('#c98f52')
    const dark = wood('#7a4a26')
    if (kind === 'kayak') {
      const shell: Station[] = [[-0.5, 0.004, 0.08, 0.1], [-0.36, 0.06, 0.02, 0.11], [-0.1, 0.115, 0, 0.13], [0.1, 0.115, 0, 0.135], [0.36, 0.055, 0.025, 0.125], [0.5, 0.004, 0.1, 0.125]]
      make.part('hull', swept(shell, { square: 2.4, smooth: 5 }).minus(ball([0.075, 0.09, 0.15], 24).move(0, 0.14, -0.03)), hullMaterial)
      make.part('rim', torus(0.1, 0.014, 36, 8).scale(0.78, 1, 1.5).move(0, 0.134, -0.03), plastic('#22242a'))
      make.part('seat', block(0.1, 0.1, 0.03, 0.012).turn(-14, 0, 0).move(0, 0.12, -0.12).with(block(0.11, 0.02, 0.14, 0.008).move(0, 0.07, -0.05)), plastic('#22242a'))
      const blade = swept([[0.36, 0.012, -0.006, 0.006], [0.42, 0.045, -0.006, 0.006], [0.52, 0.04, -0.005, 0.005]], { square: 3, smooth: 3, round: [0, 0.01], corners: 14 })
      const tilt = (s: typeof blade) => s.turn(0, 90, 0).turn(0, 0, 7).move(0, 0.21, 0.1)
      make.part('paddle', tilt(rod([0, 0, -0.4], [0, 0, 0.4], 0.012, 8)), plastic('#22242a'))
      make.part('blades', tilt(blade.mirrored('z')), trim)
      make.part('rim', rod([-0.06, 0.14, 0.24], [0.06, 0.135, 0.2], 0.006).with(rod([-0.06, 0.135, 0.2], [0.06, 0.14, 0.24], 0.006)), plastic('#22242a'))
      make.part('stripes', swept(shell.map(([z, h]): Station => [z * 0.98, h * 1.01, 0.075, 0.088]), { square: 4, smooth: 4 }), trim)
      make.socket('back', [0, 0.09, -0.04], 0.07).socket('inside', [0, 0.1, -0.03], 0.08).socket('front', [0, 0.12, 0.45], 0.03).socket('top', [0, 0.13, 0.2], 0.05)
      return
    }
    const line: Station[] =
      kind === 'canoe'
        ? [[-0.5, 0.005, 0.16, 0.24], [-0.44, 0.04, 0.05, 0.19], [-0.22, 0.12, 0, 0.15], [0.22, 0.12, 0, 0.15], [0.44, 0.04, 0.05, 0.19], [0.5, 0.005, 0.16, 0.24]]
        : kind === 'gondola'
          ? [[-0.52, 0.006, 0.27, 0.3], [-0.4, 0.045, 0.09, 0.17], [-0.12, 0.1, 0, 0.11], [0.14, 0.1, 0, 0.11], [0.4, 0.045, 0.08, 0.17], [0.52, 0.006, 0.26, 0.3]]
          : [[-0.44, 0.15, 0.07, 0.24], [-0.3, 0.19, 0.01, 0.225], [0, 0.21, 0, 0.22], [0.25, 0.17, 0.01, 0.235], [0.42, 0.07, 0.08, 0.265], [0.5, 0.006, 0.2, 0.29]]
    const deep = kind === 'sail' ? 0.05 : kind === 'rowing' ? 0.15 : 0.09
    make.part('hull', boatHull(line, { deck: deep, wall: 0.018 }), hullMaterial)
    make.part('rim', gunwale(line, 0.014), kind === 'gondola' ? metal('#d9ab48', { surface: 'plain' }) : kind === 'sail' ? timber : trim)
    if (kind === 'rowing') {
      make.part('rim', block(0.3, 0.02, 0.02, 0.006).move(0, 0.235, -0.44), trim)
      make.part('benches', atEach(block(0.37, 0.022, 0.1, 0.006), [[0, 0.165, 0.03], [0, 0.165, -0.2]]).with(block(0.24, 0.022, 0.12, 0.006).move(0, 0.175, -0.36), block(0.2, 0.022, 0.09, 0.006).move(0, 0.18, 0.26)), timber)
      make.part('rim', together([-0.28, -0.1, 0.08, 0.24].map((z) => pipe([[0.17, 0.22, z], [0.14, 0.1, z], [0, 0.08, z]], 0.009, 6, 3))).mirrored(), trim)
      if (v.oars > 0.5) make.part('oars', oar(0.42).turn(20, 62, 0).move(0.16, 0.27, -0.06).mirrored().with(rod([0.2, 0.22, -0.04], [0.2, 0.28, -0.04], 0.012).mirrored()), dark)
    } else if (kind === 'canoe') {
      make.part('benches', atEach(block(0.19, 0.016, 0.06, 0.005), [[0, 0.12, 0.18], [0, 0.12, -0.2]]).with(drumX(0.01, 0.23, 8).move(0, 0.145, 0)), timber)
      make.part('paddle', oar(0.4).turn(-8, 30, 0).move(-0.16, 0.13, -0.22), dark)
      const band = line.map(([z, h, k, r]): Station => [z, h * 1.012, k + (r - k) * 0.6, k + (r - k) * 0.74])
      make.part('stripes', gunwale(band, 0.009, 0), look.material('second', lacquer('#f2e6c8')))
    } else if (kind === 'gondola') {
      const iron = metal('#c9ced4', { surface: 'plain' })
      make.part('bow iron', fromSide([[-0.02, 0], [0.02, 0], [0.05, 0.1], [0.075, 0.2], [0.045, 0.21], [0.02, 0.1]], 0.02, 0.004).move(0, 0.24, 0.47).with(...[0, 1, 2, 3].map((i) => block(0.016, 0.012, 0.05, 0.004).move(0, 0.3 + i * 0.028, 0.545 + i * 0.003))), iron)
      make.part('bow iron', pipe([[0, 0.28, -0.5], [0, 0.35, -0.54], [0, 0.37, -0.5]], 0.012, 8), iron)
      make.part('seat', block(0.15, 0.1, 0.04, 0.018).move(0, 0.12, -0.16).with(block(0.15, 0.05, 0.12, 0.02).move(0, 0.07, -0.09), block(0.12, 0.05, 0.05, 0.018).move(0, 0.06, 0.12)), look.material('second', cloth('#b5202a')))
      make.part('oar', oar(0.6).turn(24, 200, 0).move(0.06, 0.32, -0.14), timber)
      make.part('rim', rod([0.06, 0.1, -0.28], [0.075, 0.22, -0.3], 0.014), metal('#d9ab48', { surface: 'plain' }))
      make.part('lantern', ball(0.022, 12).move(0, 0.2, 0.4).with(rod([0, 0.14, 0.4], [0, 0.2, 0.4], 0.006)), glowing('#ffd98a', { glow: 1 }))
    } else {
      make.part('mast', cylinder(0.016, 0.86, { corners: 12, top: 0.01 }).move(0, 0.62, 0.08).with(drumZ(0.012, 0.5, 10).move(0, 0.32, -0.17)), timber)
      make.part('sail', sail([[0, 0.34, 0.06], [0, 0.35, -0.4], [0, 1.02, 0.055], [0, 1.03, 0.065]], [0.07, 0, 0]), trim)
      make.part('sail', sail([[0, 0.3, 0.46], [0, 0.33, 0.11], [0, 0.88, 0.1], [0, 0.89, 0.11]], [0.05, 0, 0]), trim)
      make.part('ropes', rod([0, 1.03, 0.08], [0, 0.28, 0.48], 0.004, 5).with(rod([0, 1.0, 0.08], [0.18, 0.23, -0.02], 0.004, 5).mirrored(), rod([0, 1.04, 0.08], [0, 0.24, -0.43], 0.004, 5)), plastic('#e8e4da'))
      make.part('flag', sheet([0, 1, 2, 3].map((i) => [0, 1].map((j): Vec3 => [0.01 * Math.sin(i * 2), 1.07 - j * 0.05 - (j ? -0.012 : 0.012) * i * 0.6, 0.078 - i * 0.035])), 0.006), look.material('accent', cloth('#e2332e')))
      make.part('mast', rod([0, 1.02, 0.08], [0, 1.09, 0.08], 0.006).with(rod([0, 0.25, -0.36], [0, 0.3, -0.2], 0.009), block(0.02, 0.2, 0.07, 0.006).move(0, 0.14, -0.45), block(0.24, 0.02, 0.05, 0.006).move(0, 0.2, -0.24)), timber)
    }
    make.socket('back', [0, 0.17, 0], 0.1).socket('inside', [0, 0.16, 0], 0.12).socket('front', [0, 0.25, 0.48], 0.04).socket('top', [0, 0.2, 0], 0.15)
  },
})

/** Boats with engines; bow to the front. */
export const motorBoat = archetype({
  id: 'motor boat',
  about: 'A motor boat, fishing boat, tugboat or yacht with cabin and engine',
  skeleton: 'vessel afloat',
  nouns: ['motor boat', 'motorboat', 'speedboat', 'powerboat'],
  parameters: { kind: choice(['speed', 'fishing', 'tug', 'yacht'], 'what kind it is') },
  rows: {
    'fishing boat': { values: { kind: 'fishing' }, colours: { main: '#1f6fa8', second: '#f6f2e6', accent: '#e2332e' } },
    trawler: { values: { kind: 'fishing' }, colours: { main: '#1f6b45', second: '#f6f2e6' } },
    tugboat: { values: { kind: 'tug' }, colours: { main: '#c8302c', second: '#f6f2e6', accent: '#f2b91f' } },
    tug: { values: { kind: 'tug' }, colours: { main: '#22303f', second: '#f6f2e6', accent: '#e2571e' } },
    yacht: { values: { kind: 'yacht' }, colours: { main: '#f8f9fa', second: '#f8f9fa', accent: '#1d2f4b' } },
    lifeboat: { values: { kind: 'fishing' }, colours: { main: '#e2571e', second: '#f6f2e6' } },
  },
  build(v, look, make) {
    const { kind } = v
    const accent = look.light('accent', '#d8302a')
    const line: Station[] =
      kind === 'speed' || kind === 'yacht'
        ? [[-0.46, 0.15, 0.02, 0.16], [-0.2, 0.165, 0, 0.165], [0.1, 0.15, 0, 0.18], [0.35, 0.08, 0.04, 0.205], [0.5, 0.006, 0.15, 0.225]]
        : [[-0.46, 0.14, 0.05, 0.24], [-0.38, 0.19, 0.01, 0.22], [-0.1, 0.21, 0, 0.2], [0.2, 0.18, 0, 0.235], [0.4, 0.09, 0.06, 0.3], [0.5, 0.006, 0.18, 0.34]]
    const level = kind === 'speed' || kind === 'yacht' ? 0.1 : 0.07
    const paint = look.material('main', { ...lacquer('#f6f6f4'), paint: ([, y]) => (Math.abs(y - level) < 0.012 ? accent : kind !== 'speed' && kind !== 'yacht' && y < level ? [0.25, 0.03, 0.02] : undefined) })
    const white = look.material('second', lacquer('#f6f6f4'))
    const trim = look.material('accent', lacquer('#d8302a'))
    const steel = metal('#cdd2d8', { surface: 'plain', roughness: 0.2 })
    const pane = plastic('#22384c', { roughness: 0.05 })
    const deckWood = wood('#b97a45')
    const black = plastic('#26282d')
    make.part('hull', boatHull(line, { deck: kind === 'speed' ? 0.035 : 0.03, wall: 0.016, sharp: 2 }), paint)
    make.part('rim', gunwale(line, 0.011), kind === 'speed' || kind === 'yacht' ? steel : trim)
    if (kind === 'speed') {
      make.part('deck', swept([[0.06, 0.13, 0.15, 0.2], [0.2, 0.115, 0.16, 0.215], [0.4, 0.045, 0.19, 0.222], [0.46, 0.012, 0.2, 0.222]], { square: 2.6, smooth: 4 }), deckWood)
      make.part('deck', swept([[-0.45, 0.12, 0.13, 0.19], [-0.3, 0.13, 0.13, 0.2], [-0.24, 0.12, 0.13, 0.195]], { square: 3.5, round: [0.01, 0.02] }), deckWood)
      const pane2 = sheet(Array.from({ length: 5 }, (_, i) => Array.from({ length: 9 }, (_, j): Vec3 => {
        const a = ((j / 8 - 0.5) * 150 * Math.PI) / 180
        return [Math.sin(a) * (0.13 - i * 0.004), 0.19 + i * 0.02, 0.0 + Math.cos(a) * 0.11 - i * 0.018]
      })), 0.008)
      make.part('windscreen', pane2, plastic('#9fd0ee', { opacity: 0.5, roughness: 0.05 }))
      const seat = block(0.1, 0.1, 0.03, 0.014).turn(-10, 0, 0).move(0, 0.19, -0.1).with(block(0.1, 0.04, 0.1, 0.016).move(0, 0.15, -0.05))
      make.part('seats', seat.move(0.065, 0, 0).mirrored().with(block(0.24, 0.05, 0.08, 0.02).move(0, 0.155, -0.2)), look.material('accent', plastic('#d8302a')))
      make.part('rim', torus(0.03, 0.006, 16, 6).turn(70, 0, 0).move(0.065, 0.2, 0.02), steel)
      make.part('engine', swept([[-0.06, 0.035, 0.2, 0.3], [0, 0.045, 0.18, 0.32], [0.05, 0.035, 0.19, 0.3]], { square: 2.8, round: [0.02, 0.02] }).move(0, 0, -0.5).with(block(0.03, 0.2, 0.06, 0.01).move(0, 0.12, -0.5), propellerZ(0.05, 3, 0.4).move(0, 0.035, -0.545), drumZ(0.018, 0.1, 12).move(0, 0.035, -0.51)), black)
      make.part('rim', rod([0.05, 0.225, 0.38], [0.07, 0.235, 0.3], 0.006).mirrored().with(pipe([[0.1, 0.2, 0.28], [0.07, 0.25, 0.34], [0, 0.265, 0.44], [-0.07, 0.25, 0.34], [-0.1, 0.2, 0.28]], 0.006, 6)), steel)
    } else if (kind === 'yacht') {
      const deck = (z0: number, z1: number, y: number, w: number, tall: number) => {
        const form = (by: number) => swept([[z0 + by, w * 0.9 - by, y, y + tall - by], [(z0 + z1) / 2, w - by, y, y + tall - by], [z1 - 0.1, w * 0.8 - by, y, y + tall - by], [z1 - by, w * 0.3 - by, y, y + tall * 0.25 - by]], { square: 4, smooth: 4, round: [0.015, 0.015] })
        make.part('cabin', form(0), white)
        make.part('windows', form(-0.003).within(block(1, tall * 0.4, z1 - z0 - 0.09, 0.004).move(0, y + tall * 0.58, (z0 + z1) / 2 + 0.015)), pane)
      }
      deck(-0.36, 0.28, 0.14, 0.125, 0.1)
      deck(-0.28, 0.1, 0.235, 0.1, 0.085)
      make.part('cabin', block(0.17, 0.014, 0.2, 0.006).move(0, 0.37, -0.16).with(rod([0.07, 0.31, -0.22], [0.075, 0.37, -0.24], 0.01).mirrored(), rod([0.07, 0.31, -0.06], [0.07, 0.37, -0.09], 0.01).mirrored()), white)
      make.part('deck', block(0.26, 0.008, 0.12, 0.003).move(0, 0.138, -0.4), deckWood)
      make.part('rim', cylinder(0.006, 0.14, { corners: 6 }).move(0, 0.44, -0.16).with(drumX(0.008, 0.08, 8).move(0, 0.46, -0.16), ball(0.02, 12).move(0.04, 0.39, -0.2).mirrored()), steel)
      make.part('rim', pipe([[0.115, 0.23, 0.28], [0.07, 0.26, 0.38], [0, 0.27, 0.49], [-0.07, 0.26, 0.38], [-0.115, 0.23, 0.28]], 0.005, 6).with(...[0.3, 0.36, 0.42].map((z) => rod([0.12 - (z - 0.26) * 0.5, 0.19, z], [0.105 - (z - 0.28) * 0.5, 0.245, z], 0.004, 5).mirrored())), steel)
      make.part('stripe', gunwale(line.map(([z, h, k, r]): Station => [z, h * 1.0, k, r - 0.02]), 0.009), trim)
    } else {
      const tug = kind === 'tug'
      make.part('deck', swept(line.slice(1, 5).map(([z, h, , r]): Station => [z, h * 0.93, r - 0.045, r - 0.026]), { square: 6, smooth: 3 }), deckWood)
      const [cz, y] = [tug ? 0.06 : 0.12, 0.18]
      const tall = tug ? 0.13 : 0.2
      make.part('cabin', block(0.24, tall, 0.3, 0.02).move(0, y + tall / 2, cz - 0.05), white)
      if (tug) make.part('cabin', swept([[y + tall, 0.1, cz - 0.08, cz + 0.09], [y + tall + 0.14, 0.105, cz - 0.085, cz + 0.1]], { axis: 'y', square: 5, smooth: 1 }), white)
      const topY = y + tall + (tug ? 0.14 : 0)
      make.part('roof', block(0.27, 0.022, tug ? 0.24 : 0.35, 0.01).move(0, topY + 0.008, tug ? cz : cz - 0.05), trim)
      const wy = topY - 0.062
      const fz = tug ? cz + 0.095 : cz + 0.1
      const [frontX, sideX] = [tug ? 0.055 : 0.07, tug ? 0.102 : 0.12]
      make.part('windows', block(tug ? 0.07 : 0.085, 0.06, 0.012, 0.008).move(frontX, wy, fz).mirrored().with(atEach(block(0.012, 0.06, 0.07, 0.008), [[sideX, wy, cz + 0.03], [sideX, wy, cz - 0.055]]).mirrored()), pane)
      make.part('rim', torus(0.026, 0.008, 18, 6).turn(0, 0, 90).move(0.121, y + 0.05, cz - 0.13).mirrored(), trim)
      make.part('windows', drumX(0.022, 0.012, 14).move(0.12, y + 0.05, cz - 0.13).mirrored(), pane)
      const tyres = rubber('#26262a')
      if (tug) {
        make.part('roof', lathe([[0.06, 0], [0.055, 0.2], [0.048, 0.2]], { corners: 24 }).move(0, y + 0.1, -0.14), trim)
        make.part('tyres', lathe([[0.058, 0.16], [0.058, 0.205], [0.045, 0.205]], { corners: 24 }).move(0, y + 0.1, -0.14), tyres)
        make.part('tyres', atEach(torus(0.045, 0.018, 18, 8).turn(0, 0, 90), [[0.215, 0.13, -0.24], [0.225, 0.13, -0.08], [0.22, 0.14, 0.08], [0.18, 0.17, 0.22]]).mirrored().with(torus(0.05, 0.022, 18, 8).turn(70, 0, 0).move(0, 0.24, 0.48)), tyres)
        make.part('mast', cylinder(0.02, 0.06, { corners: 12 }).move(0, 0.2, -0.32).with(drumX(0.012, 0.1, 8).move(0, 0.22, -0.32)), steel)
      } else {
        make.part('mast', rod([0, 0.2, -0.16], [0, 0.62, -0.16], 0.012).with(rod([0, 0.3, -0.16], [0, 0.5, -0.44], 0.01), rod([0, 0.6, -0.16], [0, 0.5, -0.44], 0.004, 5), rod([0, 0.6, -0.16], [0, 0.36, 0.48], 0.004, 5)), steel)
        make.part('net', ball([0.05, 0.07, 0.05], 12).move(0, 0.34, -0.44).with(rod([0, 0.5, -0.44], [0, 0.4, -0.44], 0.005, 5)), cloth('#4f9e6a', { surface: 'knit' }))
        make.part('deck', block(0.1, 0.06, 0.08, 0.008).move(0.09, 0.22, -0.26).with(block(0.09, 0.06, 0.09, 0.008).turn(0, 20, 0).move(-0.08, 0.22, -0.24)), deckWood)
      }
      make.part('roof', tint(torus(0.04, 0.013, 22, 8).turn(0, 0, 90).move(-0.13, y + 0.1, cz - 0.02), '#f28a1c'), trim)
      make.part('mast', rod([0, topY, cz - 0.04], [0, topY + 0.16, cz - 0.04], 0.009).with(drumX(0.007, 0.08, 8).move(0, topY + 0.12, cz - 0.04)), steel)
      make.part('lamps', ball(0.016, 10).move(0, topY + 0.17, cz - 0.04), glowing('#fff0c0', { glow: 1.2 }))
    }
    make.socket('back', [0, kind === 'speed' ? 0.17 : 0.2, -0.2], 0.1).socket('top', [0, 0.38, 0], 0.1).socket('front', [0, 0.25, 0.48], 0.04)
  },
})

/** Submarines; bow to the front. */
export const submarine = archetype({
  id: 'submarine',
  about: 'A submarine with tower, periscope, portholes and propeller',
  skeleton: 'vessel afloat',
  nouns: ['submarine', 'sub', 'u-boat'],
  parameters: { kind: choice(['round', 'long'], 'a cheerful short one, or a long one'), portholes: number(3, 1, 6, 'round windows on each side') },
  rows: { 'yellow submarine': { colours: { main: '#f7c21a' } }, 'nuclear submarine': { values: { kind: 'long' }, colours: { main: '#343c46', second: '#343c46' } } },
  build(v, look, make) {
    const long = v.kind === 'long'
    const paint = look.material('main', lacquer('#f7c21a'))
    const trim = look.material('second', lacquer('#e2571e'))
    const brass = look.material('accent', metal('#d9a23c', { surface: 'plain', roughness: 0.25 }))
    const pane = plastic('#7fd0f0', { roughness: 0.05 })
    const [r, y0] = long ? [0.095, 0.13] : [0.21, 0.24]
    make.part('hull', swept([[-0.46, r * 0.12, y0 - r * 0.12, y0 + r * 0.12], [-0.3, r * 0.7, y0 - r * 0.7, y0 + r * 0.7], [-0.08, r, y0 - r, y0 + r], [0.2, r, y0 - r, y0 + r], [0.38, r * 0.8, y0 - r * 0.8, y0 + r * 0.8], [0.46, r * 0.45, y0 - r * 0.45, y0 + r * 0.45], [0.49, r * 0.1, y0 - r * 0.1, y0 + r * 0.1]], { square: 2.1, smooth: 5, corners: 36 }), paint)
    const towerTop = y0 + r + (long ? 0.1 : 0.13)
    const tower = long ? swept([[y0 + r * 0.6, 0.036, 0, 0.22], [towerTop, 0.028, 0.01, 0.2]], { axis: 'y', square: 2.4, smooth: 2, round: [0, 0.015] }) : swept([[y0 + r * 0.7, 0.1, -0.12, 0.14], [y0 + r + 0.03, 0.085, -0.1, 0.12], [towerTop, 0.08, -0.09, 0.11]], { axis: 'y', square: 2.6, smooth: 3, round: [0, 0.02] })
    make.part('tower', tower, long ? paint : trim)
    if (!long) make.part('brass', torus(0.1, 0.012, 32, 8).scale(0.84, 1, 1.04).move(0, towerTop - 0.012, 0.01), brass)
    const pz = long ? 0.12 : -0.02
    make.part('periscope', pipe([[0, towerTop - 0.03, pz], [0, towerTop + 0.1, pz], [0, towerTop + (long ? 0.13 : 0.17), pz + 0.01], [0, towerTop + (long ? 0.14 : 0.19), pz + 0.07]], long ? 0.012 : 0.022, 12), long ? trim : brass)
    make.part('glass', drumZ(long ? 0.009 : 0.017, 0.012, 14).move(0, towerTop + (long ? 0.14 : 0.19), pz + (long ? 0.083 : 0.09)), pane)
    const count = Math.round(v.portholes)
    if (!long) {
      const holes = Array.from({ length: count }, (_, i): Vec3 => [r - 0.004, y0 + 0.03, 0.26 - (i + 0.3) * (0.42 / count)])
      make.part('brass', atEach(torus(0.05, 0.015, 24, 8).turn(0, 0, 90), holes).mirrored(), brass)
      make.part('glass', atEach(ball([0.02, 0.046, 0.046], 16), holes).mirrored(), pane)
      make.part('brass', torus(0.1, 0.018, 30, 8).turn(90, 0, 0).move(0, y0 + 0.01, 0.435), brass)
      make.part('glass', ball([0.1, 0.1, 0.06], 22).move(0, y0 + 0.01, 0.43), pane)
      const rivets = [0.1, -0.2].flatMap((z) => Array.from({ length: 18 }, (_, i) => ball(0.009, 6).move(Math.sin((i * Math.PI) / 9) * (z < 0 ? r * 0.885 : r), Math.cos((i * Math.PI) / 9) * (z < 0 ? r * 0.885 : r) + y0, z)))
      make.part('brass', together(rivets), brass)
    } else make.part('periscope', rod([0, towerTop - 0.02, 0.06], [0, towerTop + 0.08, 0.06], 0.007).with(rod([0, towerTop - 0.02, 0.17], [0, towerTop + 0.05, 0.17], 0.006)), trim)
    const span = long ? 0.16 : 0.24
    make.part('fins', wing([{ at: [0, y0, -0.39], chord: 0.13, thick: 0.026 }, { at: [span, y0, -0.43], chord: 0.08, thick: 0.014 }]).mirrored().with(wing([{ at: [0, y0, -0.39], chord: 0.13, thick: 0.026 }, { at: [0, y0 + span, -0.43], chord: 0.08, thick: 0.014 }], true), wing([{ at: [0, y0, -0.39], chord: 0.13, thick: 0.026 }, { at: [0, y0 - (long ? 0.11 : 0.18), -0.43], chord: 0.08, thick: 0.014 }], true)), trim)
    if (long) make.part('fins', wing([{ at: [0, towerTop - 0.05, 0.12], chord: 0.07, thick: 0.014 }, { at: [0.12, towerTop - 0.05, 0.11], chord: 0.045, thick: 0.01 }]).mirrored(), trim)
    make.part('propeller', propellerZ(long ? 0.09 : 0.15, long ? 5 : 4, 0.42).move(0, y0, -0.49).with(alongZ([[0, -0.05], [0.026, -0.03], [0.03, 0.03]], 16).move(0, y0, -0.49)), brass)
    if (!long) make.part('fins', block(0.05, 0.05, 0.34, 0.02).move(0.11, 0.025, 0.03).mirrored().with(rod([0.11, 0.03, 0.12], [0.1, 0.12, 0.12], 0.018).mirrored(), rod([0.11, 0.03, -0.06], [0.1, 0.12, -0.06], 0.018).mirrored()), trim)
    else make.part('fins', block(0.03, 0.05, 0.3, 0.01).move(0, 0.025, 0), trim)
    make.socket('top', [0, towerTop, 0], 0.06).socket('back', [0, y0 + r, -0.15], 0.08).socket('front', [0, y0, 0.49], 0.1)
  },
})

/** A ship's anchor, standing upright and seen from the front. */
export const anchor = archetype({
  id: 'anchor',
  about: 'An anchor with ring, stock and two flukes; a rope around it if asked',
  skeleton: 'part',
  nouns: ['anchor'],
  parameters: { rope: choice(['rope', 'chain', 'none'], 'what is bound to it') },
  build(v, look, make) {
    const iron = look.material('main', metal('#4a5a6b', { roughness: 0.5 }))
    make.part('anchor', cylinder(0.042, 0.74, { corners: 16, top: 0.032 }).move(0, 0.45, 0), iron)
    make.part('anchor', torus(0.075, 0.022, 28, 10).turn(90, 0, 0).move(0, 0.9, 0), iron)
    make.part('stock', drumX(0.03, 0.46, 14).move(0, 0.72, 0).with(ball(0.045, 14).move(0.235, 0.72, 0).mirrored()), look.material('second', metal('#8a96a3', { roughness: 0.4 })))
    make.part('anchor', pipe([[-0.36, 0.3, 0], [-0.3, 0.17, 0], [-0.16, 0.075, 0], [0, 0.05, 0], [0.16, 0.075, 0], [0.3, 0.17, 0], [0.36, 0.3, 0]], [0.026, 0.038, 0.046, 0.05, 0.046, 0.038, 0.026], 14, 4), iron)
    const fluke = extrude(roundedOutline([[-0.09, -0.03], [0.09, -0.03], [0, 0.14]], 0.02), 0.036, { bevel: 0.012 }).turn(0, 0, -12).move(0.36, 0.28, 0)
    make.part('anchor', fluke.mirrored(), iron)
    if (v.rope === 'rope') {
      const path = Array.from({ length: 60 }, (_, i): Vec3 => {
        const t = i / 59
        const a = t * Math.PI * 4.5
        return [Math.sin(a) * (0.06 + 0.05 * Math.sin(t * Math.PI)), 0.86 - t * 0.72, Math.cos(a) * 0.075]
      })
      make.part('rope', pipe(path, 0.019, 8, 1), look.material('accent', cloth('#d9b878', { surface: 'knit' })))
    } else if (v.rope === 'chain')
      make.part('chain', together(Array.from({ length: 9 }, (_, i) => torus(0.034, 0.01, 18, 6).scale(0.75, 1, 1.2).turn(i % 2 ? 90 : 0, 0, 90).turn(0, 90, 0).move(0.06 + i * 0.02, 0.88 - i * 0.06, 0.06))), look.material('accent', metal('#c9a24a')))
    make.socket('top', [0, 0.98, 0], 0.07).socket('handle', [0, 0.9, 0], 0.03)
  },
})
