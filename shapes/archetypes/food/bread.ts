import { archetype, choice, number } from '../../archetype.ts'
import { type Solid, together } from '../../geometry/solid.ts'
import { ball, roundedOutline, tube } from '../../geometry/solids.ts'
import { between, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import { light, shade } from '../../materials/colour.ts'
import { crust, type Paint, skin } from '../../materials/material.ts'
import { ramp, slice } from './served.ts'
import { strewn } from './strewn.ts'

/** Half width and half height of a loaf, where its cuts lie and how they slant. */
type Baked = { long: number; wide: number; high: number; cuts: number; slant: number; blunt: number }
const baked: Record<'loaf' | 'baguette' | 'round' | 'roll', Baked> = {
  loaf: { long: 0.5, wide: 0.24, high: 0.2, cuts: 4, slant: 0.35, blunt: 5 },
  baguette: { long: 0.55, wide: 0.1, high: 0.085, cuts: 6, slant: 1.1, blunt: 3.4 },
  round: { long: 0.45, wide: 0.44, high: 0.22, cuts: 3, slant: 0.25, blunt: 2.2 },
  roll: { long: 0.4, wide: 0.38, high: 0.24, cuts: 1, slant: 0, blunt: 2.4 },
}

export const bread = archetype({
  id: 'bread',
  about: 'Bread: a loaf, a baguette, a croissant, a slice of toast or a pretzel',
  skeleton: 'food',
  nouns: ['bread', 'loaf of bread', 'loaf'],
  parameters: {
    form: choice(['loaf', 'baguette', 'round', 'roll', 'croissant', 'toast', 'pretzel'], 'how it was shaped'),
    seeds: number(0, 0, 80, 'seeds on top'),
  },
  rows: {
    baguette: { values: { form: 'baguette' }, colours: { main: '#d08a36' } },
    'french bread': { values: { form: 'baguette' }, colours: { main: '#d08a36' } },
    sourdough: { values: { form: 'round' }, colours: { main: '#b06d2c' } },
    'round bread': { values: { form: 'round' } },
    bun: { values: { form: 'roll', seeds: 30 }, colours: { main: '#d9933c' } },
    'bread roll': { values: { form: 'roll' }, colours: { main: '#d9933c' } },
    croissant: { values: { form: 'croissant' }, colours: { main: '#d98f35' } },
    toast: { values: { form: 'toast' }, colours: { main: '#a8682a' } },
    'slice of bread': { values: { form: 'toast' }, colours: { main: '#a8682a', second: '#f3dfb4' } },
    'slice of toast': { values: { form: 'toast' }, colours: { main: '#a8682a' } },
    pretzel: { values: { form: 'pretzel', seeds: 40 }, colours: { main: '#9a4f1c' } },
  },
  build(v, look, make) {
    const usual = '#c47f35'
    const colour = look.colour('main', usual)
    const [brown, dark] = [light(colour), light(shade(colour, 0.72))]
    const pale = look.light('second', '#f2d79c')
    const dough = (paint: Paint) => look.material('main', crust(usual, { paint, relief: 0.9 }))
    const seedStuff = look.material('accent', crust('#f6e7c2', { relief: 0 }))
    if (v.form === 'toast') {
      const crumb = look.material('second', crust('#ecc98a', { relief: 1, grain: 0.6 }))
      make.part(
        'crust',
        toastSlice(1, 0.13).turn(90, 0, 0).move(0, 0.46, 0),
        look.material('main', crust(usual, { relief: 0.6 })),
      )
      make.part('crumb', toastSlice(0.93, 0.142).turn(90, 0, 0).move(0, 0.46, 0), crumb)
      make.socket('top', [0, 0.96, 0], 0.2)
      return
    }
    if (v.form === 'croissant') {
      make.part(
        'croissant',
        croissant(),
        dough(([x, , z]) => {
          const way = Math.atan2(x, z + 0.16) / 1.95
          const turn = Math.abs(way) * 4.2 + 0.5
          const into = turn - Math.floor(turn)
          return between(
            brown,
            into < 0.5 ? pale : dark,
            into < 0.5 ? 0.55 * (1 - into * 2) : (into - 0.5) * 1.3,
          )
        }),
      )
      make.socket('top', [0, 0.3, 0.2], 0.15)
      return
    }
    if (v.form === 'pretzel') {
      const path = pretzelPath()
      make.part(
        'pretzel',
        tube(path, (way) => 0.05 + 0.035 * Math.sin(Math.PI * way), { smooth: 7, corners: 18 }).move(0, 0, 0),
        dough(([x, y]) => (y < 0.2 && Math.abs(x) < 0.09 ? between(brown, pale, 0.75) : undefined)),
      )
      const grain = ball([0.013, 0.011, 0.011], 6)
      const salt = Array.from({ length: Math.round(v.seeds) }, (_, i) => {
        const [x, y, z] = path[Math.round(((i + 0.5) / v.seeds) * (path.length - 3)) + 1] ?? [0, 0, 0]
        return grain
          .turn(i * 40, i * 77, 0)
          .move(x + 0.03 * Math.sin(i * 2.7), y + 0.03 * Math.cos(i * 1.9), z + 0.072)
      })
      if (v.seeds >= 1) make.part('salt', together(salt), look.material('accent', skin('#fffaf0')))
      make.socket('top', [0, 0.8, 0], 0.2)
      return
    }
    const one = baked[v.form]
    make.part(
      'bread',
      loaf(one),
      dough(([x, y, z]) => {
        const cut = cutAt(one, x, z)
        if (y > one.high * 0.9 && cut > 0.02) return between(brown, pale, cut)
        // Lighter where it lay, darker on its crown.
        return between(between(brown, pale, 0.35), dark, ramp(0.1, 1, y / (one.high * 2)) * 0.75)
      }),
    )
    if (v.seeds >= 1) {
      const rise = (far: number) =>
        2 * one.high * Math.sqrt(Math.max(0, 1 - (far / one.wide) ** 2)) * 0.5 + one.high + 0.006
      make.part(
        'seeds',
        strewn(ball([0.012, 0.007, 0.02], 8), Math.round(v.seeds), one.wide * 0.7, rise),
        seedStuff,
      )
    }
    make.socket('top', [0, one.high * 2, 0], one.wide * 0.6)
  },
})

/** How deep inside one of the cuts on its crown a place is, from 0 to 1. */
function cutAt({ long, wide, cuts, slant }: Baked, x: number, z: number): number {
  let deep = 0
  for (let i = 0; i < cuts; i++) {
    const middle = cuts === 1 ? 0 : (i / (cuts - 1) - 0.5) * long * 1.36
    const across = (x - middle - slant * z) / (1 + slant * 0.6)
    const half = long * (cuts === 1 ? 0.09 : 0.3 / cuts)
    const reach = 1 - (z / (wide * 0.78)) ** 2
    if (reach <= 0) continue
    deep = Math.max(deep, ramp(1, 0.35, Math.abs(across) / (half * Math.sqrt(reach))))
  }
  return deep
}

function loaf(one: Baked): Solid {
  const { long, wide, high, blunt } = one
  const path = Array.from({ length: 73 }, (_, i): Vec3 => [(i / 36 - 1) * long, 0, 0])
  const radius = (way: number) => Math.max(0.002, (1 - Math.abs(way * 2 - 1) ** blunt) ** (1 / blunt))
  return tube(path, radius, { corners: 48, flat: true })
    .warp(([x, y, z]): Vec3 => {
      const rise = y * high
      // Flat below, where it lay in the oven.
      const lying = rise < 0 ? Math.max(rise, -high * 0.82) + Math.min(0, rise + high * 0.82) * 0.12 : rise
      const cut = y > 0.1 ? cutAt(one, x, z * wide) : 0
      const lip = cut > 0 && cut < 0.5 ? 0.35 * cut : 0
      return [x, lying + high * 0.84 - high * 0.2 * cut * (y > 0.1 ? 1 : 0) + lip * high * 0.3, z * wide]
    })
    .grounded()
}

function croissant(): Solid {
  const count = 110
  const path = Array.from({ length: count }, (_, i): Vec3 => {
    const angle = (i / (count - 1) - 0.5) * 2 * 1.95
    return [Math.sin(angle) * 0.36, 0, Math.cos(angle) * 0.33 - 0.16]
  })
  const radius = (way: number) => {
    const side = Math.abs(way * 2 - 1)
    const turn = side * 4.2 + 0.5
    const into = turn - Math.floor(turn)
    const step = 1 + 0.17 * (1 - into) - 0.05
    return 0.172 * (1 - 0.76 * side ** 1.5) * step
  }
  return tube(path, radius, { corners: 26 })
    .warp(([x, y, z]): Vec3 => [x, Math.max(y, -0.11) * 1.05, z])
    .grounded()
}

function pretzelPath(): Vec3[] {
  return [
    [-0.2, 0.16, 0.07],
    [-0.09, 0.3, 0.1],
    [0.03, 0.4, 0.06],
    [0.07, 0.47, 0],
    [0.22, 0.62, 0],
    [0.42, 0.72, 0],
    [0.52, 0.55, 0],
    [0.42, 0.28, 0],
    [0.22, 0.12, 0],
    [0, 0.085, 0],
    [-0.22, 0.12, 0],
    [-0.42, 0.28, 0],
    [-0.52, 0.55, 0],
    [-0.42, 0.72, 0],
    [-0.22, 0.62, 0],
    [-0.07, 0.47, 0.02],
    [-0.03, 0.4, 0],
    [0.09, 0.3, 0.1],
    [0.2, 0.16, 0.07],
  ]
}

/** A slice of a tin loaf, lying, its crown away from the viewer. */
export function toastSlice(size: number, thick: number): Solid {
  const half: Vec2[] = [
    [0.36, -0.46],
    [0.39, 0.12],
    [0.47, 0.24],
    [0.42, 0.4],
    [0.2, 0.47],
  ]
  const outline = [...half, ...half.toReversed().map(([x, y]): Vec2 => [-x, y])]
  return slice(
    roundedOutline(outline, 0.09, 5).map(([x, y]): Vec2 => [x * size, y * size]),
    thick,
    { bevel: Math.min(0.03, thick * 0.3), steps: 3 },
  )
}
