import { archetype, choice, number } from '../../archetype.ts'
import { inRow, type Solid, together } from '../../geometry/solid.ts'
import { ball, box, cylinder, torus } from '../../geometry/solids.ts'
import { light } from '../../materials/colour.ts'
import { cloth, metal, porcelain, wood } from '../../materials/material.ts'
import { atCorners, pipe, standing, turned } from './forms.ts'

const spines = [
  '#b8382f',
  '#2f6fae',
  '#e0a534',
  '#3f8a56',
  '#7a3f86',
  '#e8ddc4',
  '#c96a2b',
  '#2a3f66',
  '#8a2440',
  '#4fa39a',
]

/** Furniture that is a box with something in front: shelves, doors or drawers. */
export const cabinet = archetype({
  id: 'cabinet',
  about: 'A case: book shelves, doors or drawers',
  skeleton: 'furniture',
  nouns: ['cabinet', 'cupboard'],
  parameters: {
    width: number(0.72, 0.3, 1.6, 'width'),
    height: number(0.8, 0.3, 1.5, 'height'),
    depth: number(0.36, 0.2, 0.7, 'depth'),
    shelves: number(0, 0, 7, 'how many open shelves it has'),
    doors: number(2, 0, 4, 'how many doors'),
    drawers: number(0, 0, 6, 'how many rows of drawers'),
    books: number(0.85, 0, 1, 'how full its shelves are'),
    top: choice(['plain', 'crown', 'mirror'], 'what is above'),
    legs: choice(['short', 'none'], 'whether it has feet'),
  },
  rows: {
    bookshelf: { values: { shelves: 4, doors: 0, height: 1.15, width: 0.8, depth: 0.28 } },
    bookcase: { values: { shelves: 5, doors: 0, height: 1.3, width: 0.84, depth: 0.3, top: 'crown' } },
    shelf: { values: { shelves: 3, doors: 0, height: 0.9, width: 0.8, depth: 0.28, books: 0.55 } },
    shelves: { values: { shelves: 4, doors: 0, height: 1.1, width: 0.9, depth: 0.28, books: 0.6 } },
    wardrobe: { values: { height: 1.25, width: 0.8, depth: 0.46, drawers: 1, top: 'crown' } },
    closet: { values: { height: 1.25, width: 0.95, depth: 0.46, top: 'crown' } },
    armoire: {
      values: { height: 1.25, width: 0.84, depth: 0.46, drawers: 1, top: 'crown' },
      colours: { main: '#6a3b22' },
    },
    dresser: { values: { height: 0.66, width: 0.95, depth: 0.4, doors: 0, drawers: 3, top: 'mirror' } },
    'chest of drawers': { values: { height: 0.8, width: 0.72, depth: 0.4, doors: 0, drawers: 4 } },
    commode: {
      values: { height: 0.62, width: 0.84, depth: 0.4, doors: 0, drawers: 3 },
      colours: { main: '#7d4326' },
    },
    drawer: { values: { height: 0.8, width: 0.6, depth: 0.42, doors: 0, drawers: 4 } },
    nightstand: { values: { height: 0.52, width: 0.46, depth: 0.4, doors: 0, drawers: 2 } },
    'bedside table': { values: { height: 0.52, width: 0.46, depth: 0.4, doors: 0, drawers: 2 } },
    sideboard: { values: { height: 0.52, width: 1.2, depth: 0.38, doors: 3, drawers: 1 } },
    'filing cabinet': {
      values: { height: 1, width: 0.44, depth: 0.52, doors: 0, drawers: 4, legs: 'none' },
      colours: { main: '#7f8f9c' },
    },
    locker: {
      values: { height: 1.3, width: 0.7, depth: 0.4, doors: 2, legs: 'none' },
      colours: { main: '#4f7fb0' },
    },
  },
  build: standing((v, look, make) => {
    const { width: w, height: h, depth: d } = v
    const timber = look.material('main', wood('#94602f'))
    const brass = look.material('accent', metal('#d6ab4f'))
    const lift = v.legs === 'short' ? 0.09 : 0.02
    const wall = 0.032
    const shelves = Math.round(v.shelves)
    const drawers = Math.round(v.drawers)
    const doors = Math.round(v.doors)
    make.part('case', box(w + 0.03, 0.035, d + 0.03, 0.012).move(0, lift + h, 0.008), timber)
    make.part('case', box(w + 0.02, 0.05, d + 0.015, 0.012).move(0, lift + 0.015, 0.004), timber)
    if (v.legs === 'short')
      make.part(
        'feet',
        atCorners(
          turned(
            [
              [0, 0],
              [0.022, 0],
              [0.042, lift],
              [0, lift + 0.01],
            ],
            0.01,
            16,
          ).move(w / 2 - 0.05, 0, d / 2 - 0.05),
        ),
        timber,
      )
    const inside = d / 2 - wall
    const isOpen = shelves > 0
    if (isOpen) {
      make.part(
        'case',
        box(wall, h, d, 0.008)
          .move(w / 2 - wall / 2, lift + h / 2, 0)
          .mirrored(),
        timber,
      )
      make.part('case', box(w - wall, h, 0.02, 0.004).move(0, lift + h / 2, -d / 2 + 0.014), timber)
      const each = (h - 0.05) / shelves
      const board = box(w - wall, 0.026, d - 0.02, 0.006).move(0, lift + 0.05 + each, 0)
      if (shelves > 1) make.part('shelves', inRow(board, shelves - 1, [0, each, 0]), timber)
      const { books, ornaments } = filling(
        v.books,
        shelves,
        each,
        w - 2 * wall,
        inside,
        look.random,
        lift + 0.052,
      )
      if (books.length > 0) make.part('books', together(books), cloth('#ffffff', { grain: 0.2, relief: 0.3 }))
      if (ornaments.length > 0) {
        make.part('ornaments', together(ornaments), porcelain('#f3efe6'))
      }
    } else make.part('case', box(w, h, d, 0.014).move(0, lift + h / 2, 0), timber)
    // Fronts stand proud of the case: doors above, drawers below.
    const face = d / 2 + 0.006
    const share = drawers === 0 ? 0 : doors > 0 ? 0.24 : 1
    const [low, tall] = [lift + 0.055, h - 0.09]
    if (drawers > 0 && !isOpen) {
      const each = (tall * share) / drawers
      const columns = w > 0.85 && doors === 0 ? 2 : 1
      for (let c = 0; c < columns; c++) {
        const [x, wide] = [((c + 0.5) / columns - 0.5) * (w - 0.05), (w - 0.06) / columns - 0.015]
        make.part(
          'drawers',
          inRow(panel(wide, each * 0.9).move(x, low + each / 2, face), drawers, [0, each, 0]),
          timber,
        )
        const pulls = wide > 0.5 ? [-wide * 0.25, wide * 0.25] : [0]
        for (const at of pulls)
          make.part(
            'handles',
            inRow(pull().move(x + at, low + each / 2, face + 0.016), drawers, [0, each, 0]),
            brass,
          )
      }
    }
    if (doors > 0 && !isOpen) {
      const from = low + tall * share + (share > 0 ? 0.01 : 0)
      const high = tall * (1 - share)
      const wide = (w - 0.05) / doors
      for (let i = 0; i < doors; i++) {
        const x = (i + 0.5 - doors / 2) * wide
        make.part('doors', panel(wide - 0.012, high, high > 0.7).move(x, from + high / 2, face), timber)
        const side = i % 2 === 0 ? 1 : -1
        make.part(
          'handles',
          ball(0.02, 14).move(x + side * (wide / 2 - 0.045), from + high * 0.5, face + 0.036),
          brass,
        )
        make.part(
          'handles',
          cylinder(0.009, 0.03, { corners: 10 })
            .turn(90, 0, 0)
            .move(x + side * (wide / 2 - 0.045), from + high * 0.5, face + 0.018),
          brass,
        )
      }
    }
    const top = lift + h + 0.018
    if (v.top === 'crown') {
      make.part('crown', box(w + 0.09, 0.045, d + 0.06, 0.018).move(0, top + 0.02, 0.008), timber)
      make.part(
        'crown',
        cylinder(w * 0.34, 0.05, { corners: 40 })
          .turn(90, 0, 0)
          .scale(1, 0.34, 1)
          .move(0, top + 0.03, d / 2),
        timber,
      )
      make.part('crown', ball([0.03, 0.03, 0.02], 14).move(0, top + 0.09, d / 2 + 0.02), brass)
    } else if (v.top === 'mirror') {
      make.part(
        'mirror',
        turned(
          [
            [0, -0.01],
            [0.27, -0.01],
            [0.27, 0.01],
            [0, 0.01],
          ],
          0.004,
          48,
        )
          .turn(90, 0, 0)
          .scale(1, 1.18, 1)
          .move(0, top + 0.38, -d / 2 + 0.06),
        metal('#cfe3ee', { surface: 'plain', roughness: 0.06 }),
      )
      make.part(
        'crown',
        torus(0.28, 0.024, 48, 10)
          .turn(90, 0, 0)
          .scale(1, 1.18, 1)
          .move(0, top + 0.38, -d / 2 + 0.06),
        timber,
      )
      make.part(
        'crown',
        box(0.04, 0.5, 0.03, 0.01)
          .move(0.32, top + 0.25, -d / 2 + 0.05)
          .mirrored(),
        timber,
      )
    }
    make.socket('top', [0, top, 0], Math.min(w, d) / 2).socket('front', [0, lift + h / 2, d / 2], w / 2)
  }),
})

/** A framed front with a raised field. */
function panel(width: number, height: number, isTall = false): Solid {
  const rim = Math.min(0.045, width * 0.14, height * 0.2)
  const field = (h: number) => box(width - rim * 2.4, h, 0.02, 0.009)
  const plate = box(width, height, 0.022, 0.007)
  return isTall
    ? plate.with(
        field(height * 0.5 - rim * 1.6).move(0, height * 0.25 - rim * 0.1, 0.006),
        field(height * 0.5 - rim * 1.6).move(0, -height * 0.25 + rim * 0.1, 0.006),
      )
    : plate.with(field(height - rim * 2.2).move(0, 0, 0.006))
}

const pull = () =>
  pipe(
    [
      [-0.055, 0.004, -0.006],
      [-0.05, -0.01, 0.022],
      [0.05, -0.01, 0.022],
      [0.055, 0.004, -0.006],
    ],
    0.0085,
    4,
    8,
  )

/** Books of many colours, some leaning, with a vase or a globe between. */
function filling(
  full: number,
  shelves: number,
  each: number,
  wide: number,
  front: number,
  random: () => number,
  from: number,
) {
  const [books, ornaments]: [Solid[], Solid[]] = [[], []]
  for (let row = 0; row < shelves; row++) {
    const y = from + row * each + 0.014
    let x = -wide / 2 + 0.01
    while (x < wide / 2 - 0.05) {
      const thick = 0.026 + 0.03 * random()
      const tall = each * (0.62 + 0.24 * random())
      if (random() > full) {
        if (random() < 0.5 && wide / 2 - x > 0.16) {
          const tint = light(spines[Math.floor(random() * spines.length)] ?? '#ffffff')
          const pot = turned(
            [
              [0, 0],
              [0.03, 0],
              [0.055, each * 0.2],
              [0.035, each * 0.42],
              [0.045, each * 0.5],
              [0, each * 0.5],
            ],
            0.012,
            18,
          )
          ornaments.push(pot.move(x + 0.07, y - 0.002, 0.02).tinted(tint))
        }
        x += 0.14
        continue
      }
      if (x + thick > wide / 2 - 0.004) break
      const deep = front * 1.5 * (0.86 + 0.14 * random())
      const tint = light(spines[Math.floor(random() * spines.length)] ?? '#ffffff')
      const lean = random() < 0.07 && x + thick + 0.07 < wide / 2 ? 9 : 0
      const book = box(thick * 0.94, tall, deep, 0.006)
        .move(0, tall / 2, 0)
        .turn(0, 0, lean)
      const band = box(thick * 0.98, tall * 0.05, deep * 0.6, 0.002)
        .move(0, tall * 0.78, deep * 0.21)
        .turn(0, 0, lean)
      const place = x + thick / 2 + (lean ? 0.05 : 0)
      books.push(
        book.move(place, y, front * 0.15).tinted(tint),
        band.move(place, y, front * 0.15).tinted(light('#e9c765')),
      )
      x += thick + (lean ? 0.07 : 0.001)
    }
  }
  return { books, ornaments }
}
