import { archetype, number } from '../../../archetype.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { ball, tube } from '../../../geometry/solids.ts'
import { radians, type Vec3 } from '../../../geometry/vector.ts'
import { light } from '../../../materials/colour.ts'
import { metal, plastic, wood } from '../../../materials/material.ts'
import { clouds } from '../../../materials/noise.ts'
import { rod, standing, turned } from '../forms.ts'

export const globe = archetype({
  id: 'globe',
  about: 'A globe of the earth on a stand',
  skeleton: 'device',
  nouns: ['globe', 'world globe'],
  parameters: { tilt: number(23, 0, 40, 'how far its axis leans') },
  rows: { 'antique globe': { colours: { main: '#d9c08a', second: '#a8743a' } } },
  build: standing((v, look, make) => {
    const sea = look.material('main', plastic('#2f86c8', { roughness: 0.25 }))
    const land = look.light('second', '#5fa84a')
    const brass = look.material('accent', metal('#d6a53c', { roughness: 0.24 }))
    const r = 0.34
    const y0 = 0.62
    const by = radians(-v.tilt)
    /** Rough continents by places and sizes on the sphere: longitude, latitude, reach. */
    const continents: [number, number, number, number][] = [
      [-100, 48, 26, 20],
      [-85, 62, 24, 12],
      [-105, 28, 9, 10],
      [-60, -10, 15, 19],
      [-66, -38, 6, 16],
      [18, 8, 16, 16],
      [24, -20, 10, 16],
      [5, 22, 20, 10],
      [15, 50, 14, 10],
      [60, 55, 40, 14],
      [95, 45, 34, 17],
      [78, 20, 8, 12],
      [105, 18, 8, 14],
      [115, 60, 30, 11],
      [134, -25, 15, 10],
      [-42, 72, 12, 9],
      [120, -4, 12, 4],
      [140, 38, 3, 6],
      [-2, 54, 3, 4],
      [46, -19, 3, 7],
    ]
    const paint = ([x, y, z]: Vec3): Vec3 | undefined => {
      const [c, s] = [Math.cos(-by), Math.sin(-by)]
      const [px, py] = [x * c - (y - y0) * s, x * s + (y - y0) * c]
      const lat = (Math.asin(Math.max(-1, Math.min(1, py / r))) * 180) / Math.PI
      const lon = (Math.atan2(px, z) * 180) / Math.PI
      if (lat > 80 || lat < -72) return light('#f4f7f8')
      const rough = clouds(px * 14, py * 14, z * 14) * 0.35
      const isLand = continents.some(([a, b, w, h]) => {
        const d = ((((lon - 10 - a + 540) % 360) + 360) % 360) - 180
        return (d * Math.cos(radians(lat * 0.6))) ** 2 / w ** 2 + (lat - b) ** 2 / h ** 2 < 1 + rough
      })
      if (!isLand) return undefined
      return Math.abs(lat - 24) < 8 && lon > -20 && lon < 60 ? light('#d9b766') : land
    }
    make.part('globe', ball(r, 48).move(0, y0, 0), { ...sea, paint })
    const tip = (one: Solid) => one.turn(0, 0, -v.tilt).move(0, y0, 0)
    const arc = Array.from({ length: 30 }, (_, i): Vec3 => {
      const a = radians(-96 + (i / 29) * 192)
      return [-(r + 0.05) * Math.cos(a), (r + 0.05) * Math.sin(a), 0]
    })
    make.part('arm', tip(tube(arc, 0.02, { corners: 12 })), brass)
    make.part(
      'arm',
      tip(
        rod([0, r - 0.01, 0], [0, r + 0.075, 0], 0.012).with(
          rod([0, -r + 0.01, 0], [0, -r - 0.06, 0], 0.012),
          ball(0.024, 14).move(0, r + 0.08, 0),
        ),
      ),
      brass,
    )
    make.part(
      'stand',
      turned(
        [
          [0, 0],
          [0.26, 0],
          [0.27, 0.03],
          [0.2, 0.07],
          [0.06, 0.1],
          [0.04, 0.14],
          [0.06, 0.17],
          [0.03, 0.2],
          [0.026, 0.24],
          [0, 0.25],
        ],
        0.016,
        40,
      ),
      wood('#7a4424'),
    )
    make.socket('top', [0, y0 + r, 0], 0.1)
  }),
})
