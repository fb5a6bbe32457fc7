import { archetype, number } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { together } from '../../geometry/solid.ts'
import { ball, cylinder } from '../../geometry/solids.ts'
import { between, radians, type Vec3 } from '../../geometry/vector.ts'
import { light } from '../../materials/colour.ts'
import { bark, earth, glowing, stone } from '../../materials/material.ts'
import { chanceAt, noise, smooth } from '../../materials/noise.ts'

export const fire = archetype({
  id: 'fire',
  about: 'A flame, alone or as a campfire with logs and stones',
  skeleton: 'fire',
  nouns: ['fire', 'flame', 'flames'],
  parameters: {
    tongues: number(6, 1, 10, 'tongues of the flame around the middle one'),
    logs: number(0, 0, 9, 'logs that burn'),
    stones: number(0, 0, 16, 'stones around it'),
  },
  rows: {
    campfire: { values: { logs: 6, stones: 11 } },
    'camp fire': { values: { logs: 6, stones: 11 } },
    bonfire: { values: { logs: 9 } },
    fireball: { values: { tongues: 9 } },
    'blue flame': { colours: { main: '#2f7df0' } },
  },
  build(v, look, make) {
    const logs = Math.round(v.logs)
    const stones = Math.round(v.stones)
    const size = logs > 0 || stones > 0 ? 0.66 : 0.94
    const lift = logs > 0 ? 0.06 : 0
    const blob = new Blob({ detail: 56 * look.detail, blend: 0.05 * size })
    const tongue = (x: number, z: number, tall: number, thick: number, bend: number) =>
      blob.chain(
        [
          [x, 0.17 * size, z],
          [x * 1.3 + bend * 0.3, tall * 0.42, z * 1.3],
          [x * 1.15 - bend * 0.35, tall * 0.74, z * 1.05],
          [x * 1.1 + bend * 0.7, tall, z * 0.9],
        ].map(([a = 0, b = 0, c = 0]): Vec3 => [a, b, c]),
        [thick, thick * 0.86, thick * 0.42, 0.008],
      )
    blob.egg([0, 0.19 * size, 0], [0.25 * size, 0.19 * size, 0.25 * size])
    tongue(0, 0, size, 0.17 * size, 0.09 * size)
    const count = Math.round(v.tongues)
    for (let i = 0; i < count; i++) {
      const angle = radians((360 * i) / count + 25)
      const tall = size * (0.46 + 0.3 * chanceAt(i, 3, 8))
      const far = size * 0.165
      tongue(Math.sin(angle) * far, Math.cos(angle) * far, tall, 0.082 * size, 0.06 * size * (i % 2 ? 1 : -1))
    }
    const [body, heart] = [look.light('main', '#ff6a10'), light(look.asked('main') ? '#f2f8ff' : '#ffe14a')]
    const tip = between(body, look.asked('main') ? body : light('#e0200c'), 0.75)
    make.part('flame', blob.solid().move(0, lift, 0), {
      ...look.material('main', glowing('#ff6a10')),
      glow: 0.85,
      paint: ([x, y, z]) => {
        const t = (y - lift) / size + 0.06 * noise(x * 9, y * 7, z * 9)
        return t < 0.45
          ? between(heart, body, smooth(0.05, 0.45, t))
          : between(body, tip, smooth(0.45, 0.95, t))
      },
    })
    if (logs > 0) {
      const wood = look.material('second', bark('#6b4527', { grain: 0.5 }))
      const pile = Array.from({ length: logs }, (_, i) => {
        const angle = (360 * i) / logs
        return cylinder(0.048, 0.46, { top: 0.042, corners: 14, round: 0.008 })
          .turn(58, 0, 0)
          .move(0, 0.155, -0.16)
          .turn(0, angle + 10, 0)
      })
      make.part('logs', together(pile).move(0, 0.0, 0), wood)
      make.part(
        'embers',
        ball([0.24, 0.05, 0.24], 20)
          .move(0, 0.05, 0)
          .warp(([x, y, z]) => [x, y + 0.012 * noise(x * 18, y, z * 18) * (y > 0.05 ? 1 : 0), z]),
        earth('#3a2a24'),
      )
    }
    if (stones > 0)
      make.part(
        'stones',
        together(
          Array.from({ length: stones }, (_, i) => {
            const angle = radians((360 * i) / stones)
            const s = 0.062 + 0.016 * chanceAt(i, 4, 4)
            return ball([s * 1.25, s, s], 12)
              .warp(([x, y, z]) => {
                const bump = 1 + 0.22 * noise(x * 16 + i * 7, y * 16, z * 16)
                return [x * bump, y * bump, z * bump]
              })
              .turn(0, (angle * 180) / Math.PI, 0)
              .move(Math.sin(angle) * 0.37, s * 0.88, Math.cos(angle) * 0.37)
          }),
        ),
        stone('#8f8a84'),
      )
    make.socket('top', [0, size + lift, 0], 0.05).socket('base', [0, 0, 0], 0.3)
  },
})
