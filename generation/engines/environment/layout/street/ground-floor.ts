import { shade } from '@makebelieve/shapes/materials/colour'
import { cloth, glowing, metal, plaster, wood } from '@makebelieve/shapes/materials/material'
import { alongX, type Maker, pane, slab } from '../built/solids.ts'
import { type House, neonRooms, type StyleRow, shopRooms } from './house.ts'
import { addWindow } from './windows.ts'

const awnings = ['#c8433a', '#3f7d5c', '#d99a3a', '#3d6a9c', '#8a5a9c', '#c4667a'] as const

/** A shop with its window, door and awning, or a plain front door. */
export function addGroundFloor(make: Maker, house: House, row: StyleRow): void {
  const { width, random, isDark, style } = house
  const trim = wood(shade(row.trim, style === 'modern' || style === 'neon' ? 1 : 0.8))
  const doorAt = random.between(-0.3, 0.3) * width
  make.part('door frame', slab([doorAt - 0.65, doorAt + 0.65], [0, 2.45], [0, 0.07]), trim)
  make.part(
    'doors',
    slab([doorAt - 0.5, doorAt + 0.5], [0, 2.25], [0.02, 0.1]),
    wood(random.pick(['#5a3a28', '#2f5a4c', '#7a2f2c', '#2f4668', '#6a5238'])),
  )
  make.part('steps', slab([doorAt - 0.75, doorAt + 0.75], [0, 0.12], [0, 0.4]), plaster('#a9a49a'))
  const isShop = random.next() < row.shop
  const free: [number, number][] = [
    [-width / 2 + 0.35, doorAt - 0.85],
    [doorAt + 0.85, width / 2 - 0.35],
  ]
  for (const [from, to] of free) {
    if (to - from < 1) continue
    if (!isShop) {
      const windows = Math.max(1, Math.floor((to - from) / row.step))
      for (let i = 0; i < windows; i++)
        addWindow(
          make,
          { ...house, random },
          { ...row, balconies: 0 },
          from + ((to - from) * (i + 0.5)) / windows,
          1,
        )
      continue
    }
    make.part('shop frame', slab([from, to], [0.35, 2.75], [0, 0.1]), trim)
    const inside = isDark ? random.pick(style === 'neon' ? neonRooms : shopRooms) : '#a8bcc2'
    const panes = Math.max(1, Math.round((to - from) / 1.3))
    for (let i = 0; i < panes; i++) {
      const [a, b] = [
        from + 0.12 + ((to - from - 0.24) * i) / panes,
        from + 0.12 + ((to - from - 0.24) * (i + 1)) / panes,
      ]
      make.part('shop window', pane([a + 0.03, b - 0.03], [0.55, 2.15], 0.125, 0.05), glowing(inside))
      make.part(
        'shop window',
        pane([a + 0.03, b - 0.03], [2.22, 2.6], 0.125, 0.05),
        glowing(shade(inside, 0.85)),
      )
    }
    for (let x = from + 0.4; x < to - 0.5; x += random.between(0.5, 0.8)) {
      const high = random.between(0.25, 0.9)
      make.part(
        'goods',
        pane([x, x + 0.34], [0.55, 0.55 + high], 0.14, 0.1),
        plaster(random.pick(['#b5483f', '#d9a441', '#4f7d8c', '#6b8f4e', '#8a5a7a', '#ddd0b8'])),
      )
    }
  }
  if (isShop) addAwning(make, house, random.pick(awnings))
}

function addAwning(make: Maker, { width, style, random }: House, colour: string): void {
  const [low, high, out] = [2.75, 3.25, style === 'japanese' ? 0.9 : 1.2]
  const [half, count] = [width / 2 - 0.3, Math.max(4, Math.round(width / 0.7))]
  if (style === 'modern' || style === 'neon') {
    make.part('canopy', slab([-half, half], [3, 3.12], [0, out]), metal('#3a4048', { metalness: 0.3 }))
    return
  }
  for (let i = 0; i < count; i++) {
    const [a, b] = [-half + (2 * half * i) / count, -half + (2 * half * (i + 1)) / count]
    const stripe = alongX(
      [
        [0, high],
        [out, low],
        [out, low - 0.2],
        [out - 0.04, low - 0.2],
        [out - 0.04, low - 0.04],
        [0, high - 0.06],
      ],
      [a, b],
    )
    make.part(i % 2 ? 'awning' : 'awning stripes', stripe, cloth(i % 2 ? colour : '#f6efe2'))
  }
  const board = random.pick(['#3d3129', '#5c2f2a', '#2f4a42', '#8a6a3a'])
  make.part('board', slab([-half * 0.7, half * 0.7], [3.3, 3.75], [0, 0.1]), wood(board))
  for (let i = 0; i < 7; i++) {
    const x = -half * 0.5 + (half * i) / 7
    make.part(
      'letters',
      pane([x, x + half * 0.09], [3.4, 3.4 + 0.13 * (1 + ((i * 5) % 3) * 0.4)], 0.12),
      plaster('#f2e2b8'),
    )
  }
}
