import type { Role } from '../../archetype.ts'
import { Blob } from '../../blob/blob.ts'
import { Solid, together } from '../../geometry/solid.ts'
import {
  ball,
  box,
  cone,
  curve,
  cylinder,
  extrude,
  lathe,
  softened,
  torus,
  tube,
} from '../../geometry/solids.ts'
import { radians, type Vec2, type Vec3 } from '../../geometry/vector.ts'
import {
  cloth,
  fur,
  glass,
  knit,
  leather,
  type Material,
  metal,
  plastic,
  polished,
  thatch,
} from '../../materials/material.ts'

/**
 * What is worn on heads, in the measure of heads: the band of a hat is a circle of radius one about the origin, and
 * the middle of the head that wears it lies at [0, -0.45, 0]. People and the hats that stand alone share these.
 */
export type HatPiece = { name: string; solid: Solid; role?: Role; material: Material }

const turned = (profile: Vec2[], soft = 0.08, corners = 36): Solid =>
  lathe(softened(profile, soft), { corners })

/** A line bent through points of a profile. */
function bent(profile: Vec2[], steps = 5): Vec2[] {
  return curve(
    profile.map(([r, y]): Vec3 => [r, y, 0]),
    steps,
  ).map(([r, y]): Vec2 => [Math.max(0, r), y])
}

/** A thin round brim from inside the band to its rim. */
const brim = (radius: number, thick = 0.07, corners = 44): Solid =>
  turned(
    [
      [0, -thick / 2],
      [radius, -thick / 2],
      [radius, thick / 2],
      [0, thick / 2],
    ],
    thick * 0.45,
    corners,
  )

const band = (radius: number, tall: number, y: number, corners = 36): Solid =>
  turned(
    [
      [0, y - tall / 2],
      [radius, y - tall / 2],
      [radius, y + tall / 2],
      [0, y + tall / 2],
    ],
    tall * 0.25,
    corners,
  )

const dome = (radius: number, tall: number, from = 0, corners = 36): Solid =>
  lathe(
    Array.from({ length: 13 }, (_, i): Vec2 => {
      const a = radians((90 * i) / 12)
      return [Math.cos(a) * radius, from + Math.sin(a) * tall]
    }),
    { corners },
  )

/** A point on a head's dome, seen by its turn to the side and its height in degrees. */
const on = (side: number, up: number, far: number, middle = 0): Vec3 => [
  Math.sin(radians(side)) * Math.cos(radians(up)) * far,
  middle + Math.sin(radians(up)) * far,
  Math.cos(radians(side)) * Math.cos(radians(up)) * far,
]

const star = (radius: number, thick: number, points = 5): Solid =>
  extrude(
    Array.from({ length: points * 2 }, (_, i): Vec2 => {
      const a = radians(90 + (180 * i) / points)
      const r = i % 2 === 0 ? radius : radius * 0.45
      return [Math.cos(a) * r, Math.sin(a) * r]
    }),
    thick,
    { bevel: thick * 0.3 },
  )

type Hat = () => HatPiece[]
const gold = () => polished('#f5b932', { roughness: 0.22 })

/** A cone that leans and crumples on its way up. */
function pointed(tall: number, lean: number): Solid {
  return lathe(
    bent([
      [1.0, -0.02],
      [0.98, 0.25],
      [0.78, tall * 0.36],
      [0.6, tall * 0.52],
      [0.4, tall * 0.7],
      [0.2, tall * 0.88],
      [0.03, tall],
    ]),
    { corners: 32, flutes: (a, y) => 1 + 0.05 * Math.sin(y * 9 + a * 2) * Math.min(1, y) },
  ).warp(([x, y, z]) => {
    const t = Math.max(0, y / tall)
    return [x + lean * t * t * t, y - 0.22 * Math.abs(lean) * t ** 4, z - 0.35 * t * t]
  })
}

function helmetShell(cutFace: (blob: Blob) => void, detail = 26): Solid {
  const blob = new Blob({ detail, blend: 0.12 })
  blob.egg([0, -0.28, -0.06], [1.06, 1.18, 1.14])
  cutFace(blob)
  return blob.solid()
}

export const hats = {
  'top hat': () => {
    const felt = cloth('#23222b', { roughness: 0.6, grain: 0.6 })
    const body = turned(
      [
        [0, -0.02],
        [0.97, -0.02],
        [0.93, 0.7],
        [1.04, 1.5],
        [0.98, 1.56],
        [0, 1.54],
      ],
      0.09,
    )
    const rim = brim(1.52).warp(([x, y, z]) => [x, y + 0.17 * x * x * 0.6 - 0.05 * z * z, z * 1.04])
    return [
      { name: 'hat', solid: body.with(rim), role: 'main', material: felt },
      {
        name: 'band',
        solid: band(0.985, 0.3, 0.22),
        role: 'second',
        material: cloth('#b3202e', { roughness: 0.5 }),
      },
    ]
  },
  'cowboy hat': () => {
    const body = lathe(
      bent([
        [1.02, -0.02],
        [0.97, 0.35],
        [0.9, 0.75],
        [0.78, 0.98],
        [0.45, 1.06],
        [0.0, 1.02],
      ]),
      { corners: 40 },
    ).warp(([x, y, z]) => {
      const dent = y > 0.6 ? 0.34 * Math.exp(-((x / 0.22) ** 2)) * Math.min(1, (y - 0.6) * 3) : 0
      return [
        x * (y > 0.5 && z > 0 ? 1 - 0.22 * (y - 0.5) * z : 1),
        y - dent + 0.1 * (y > 0.5 ? z * z : 0),
        z,
      ]
    })
    const rim = brim(1.78, 0.08, 48).warp(([x, y, z]) => [
      x * 0.98,
      y + 0.17 * x * x - 0.05 * z * z,
      z * 1.02,
    ])
    return [
      { name: 'hat', solid: body.with(rim), role: 'main', material: leather('#8a5327', { roughness: 0.7 }) },
      { name: 'band', solid: band(1.035, 0.16, 0.14), role: 'second', material: leather('#3a2213') },
      { name: 'buckle', solid: star(0.16, 0.08).at([0, 0.14, 1.06]), role: 'accent', material: gold() },
    ]
  },
  'pirate hat': () => {
    const body = dome(1.02, 0.82, -0.02)
    const flap = lathe(
      softened(
        [
          [0, -0.04],
          [1.2, -0.04],
          [1.5, 0.1],
          [1.42, 0.16],
          [0, 0.1],
        ],
        0.05,
      ),
      { corners: 60 },
    ).warp(([x, y, z]) => {
      const r = Math.hypot(x, z)
      const a = Math.atan2(x, z)
      const far = Math.max(0, r - 0.9)
      const lift = far * (1.15 + 0.75 * Math.cos(a * 2))
      const pull = 1 - far * 0.32 * (1 + Math.cos(a * 2))
      return [x * pull * 1.06, y + lift, z * pull]
    })
    const skull = together([
      ball([0.2, 0.18, 0.07], 16).at([0, 0.62, 1.08]),
      box(0.18, 0.14, 0.1, 0.04).at([0, 0.46, 1.1]),
      tube(
        [
          [-0.34, 0.26, 1.13],
          [0.34, 0.44, 1.1],
        ],
        0.035,
        { corners: 8 },
      ),
      tube(
        [
          [0.34, 0.26, 1.13],
          [-0.34, 0.44, 1.1],
        ],
        0.035,
        { corners: 8 },
      ),
    ])
    const eyes = ball([0.055, 0.06, 0.05], 10).at([0.08, 0.62, 1.14]).mirrored()
    const trim = tube(
      Array.from({ length: 48 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 48
        const far = 0.57
        const lift = far * (1.15 + 0.75 * Math.cos(a * 2))
        const pull = 1 - far * 0.32 * (1 + Math.cos(a * 2))
        return [Math.sin(a) * 1.48 * pull * 1.06, 0.12 + lift, Math.cos(a) * 1.48 * pull]
      }),
      0.05,
      { closed: true, corners: 8 },
    )
    return [
      { name: 'hat', solid: body.with(flap), role: 'main', material: leather('#26222a', { roughness: 0.7 }) },
      { name: 'trim', solid: trim, role: 'accent', material: gold() },
      { name: 'skull', solid: skull, role: 'second', material: plastic('#f3ecd9') },
      { name: 'hat', solid: eyes, role: 'main', material: leather('#26222a', { roughness: 0.7 }) },
    ]
  },
  'wizard hat': () => {
    const felt = cloth('#3d3fa8', { grain: 0.5 })
    const rim = brim(1.66, 0.08).warp(([x, y, z]) => [
      x,
      y + 0.06 * Math.sin(Math.atan2(x, z) * 3) - 0.03 * (x * x + z * z) + 0.06,
      z,
    ])
    const stars = together(
      [
        [10, 0.62, 0.2],
        [-38, 1.05, 0.15],
        [48, 1.25, 0.13],
        [150, 0.8, 0.18],
        [-120, 0.7, 0.14],
        [80, 0.55, 0.13],
        [-80, 1.35, 0.1],
      ].map(([side = 0, y = 0, r = 0]) => {
        const far = 1.0 - y * 0.32 + (y < 1 ? 0.02 : -0.01)
        const t = y / 2.5
        return star(r, 0.05)
          .turn(-16, 0, 0)
          .turn(0, side, 0)
          .at([
            Math.sin(radians(side)) * far + 0.35 * t ** 3,
            y,
            Math.cos(radians(side)) * far - 0.35 * t * t,
          ])
      }),
    )
    return [
      { name: 'hat', solid: pointed(2.5, 0.35).with(rim), role: 'main', material: felt },
      { name: 'stars', solid: stars, role: 'accent', material: gold() },
      { name: 'band', solid: band(1.03, 0.2, 0.12), role: 'accent', material: gold() },
    ]
  },
  'witch hat': () => {
    const felt = cloth('#2a2433', { grain: 0.5 })
    const rim = brim(1.85, 0.08).warp(([x, y, z]) => [
      x,
      y + 0.07 * Math.sin(Math.atan2(x, z) * 2 + 1) - 0.02 * (x * x + z * z) + 0.05,
      z,
    ])
    const buckle = extrude(
      [
        [-0.2, -0.17],
        [0.2, -0.17],
        [0.2, 0.17],
        [-0.2, 0.17],
      ],
      0.07,
      {
        holes: [
          [
            [-0.11, -0.09],
            [0.11, -0.09],
            [0.11, 0.09],
            [-0.11, 0.09],
          ],
        ],
      },
    ).at([0, 0.16, 1.06])
    return [
      { name: 'hat', solid: pointed(2.4, 0.75).with(rim), role: 'main', material: felt },
      { name: 'band', solid: band(1.03, 0.26, 0.15), role: 'second', material: cloth('#7a3fb0') },
      { name: 'buckle', solid: buckle, role: 'accent', material: gold() },
    ]
  },
  'party hat': () => [
    {
      name: 'hat',
      solid: cone(0.78, 1.75, 36).at([0, 0.9, 0]),
      role: 'main',
      material: plastic('#f0457e', {
        paint: ([x, y, z]) => (Math.sin(y * 9 + Math.atan2(x, z) * 3) > 0.3 ? [0.98, 0.75, 0.1] : undefined),
      }),
    },
    {
      name: 'pompom',
      solid: together(
        Array.from({ length: 16 }, (_, i) => ball(0.13, 8).at(on(i * 137.5, -70 + i * 9.5, 0.15, 1.8))),
      ),
      role: 'second',
      material: fur('#4fc3f0', { grain: 0.5 }),
    },
  ],
  'baseball cap': () => {
    const crown = dome(1.02, 0.92, -0.08).warp(([x, y, z]) => [x, y, z * 1.04])
    const visor = lathe(
      softened(
        [
          [0, -0.05],
          [1.0, -0.05],
          [1.0, 0.05],
          [0, 0.05],
        ],
        0.04,
      ),
      { corners: 40 },
    ).warp(([x, y, z]) => [x * 0.86, y - 0.2 * x * x - 0.1 * Math.max(0, z), z * 0.95 + 0.86])
    const seams = together(
      [0, 60, 120].map((a) =>
        tube(
          Array.from({ length: 17 }, (_, i): Vec3 => {
            const u = radians(8 + (164 * i) / 16)
            return [
              Math.cos(u) * 1.03 * Math.sin(radians(a)),
              -0.08 + Math.sin(u) * 0.93,
              Math.cos(u) * 1.03 * Math.cos(radians(a)) * 1.04,
            ]
          }),
          0.017,
          { corners: 6 },
        ),
      ),
    )
    return [
      { name: 'cap', solid: crown.with(seams), role: 'main', material: cloth('#d8322c', { grain: 0.6 }) },
      { name: 'visor', solid: visor, role: 'second', material: cloth('#2b3f8c', { grain: 0.6 }) },
      {
        name: 'button',
        solid: ball(0.09, 14)
          .at([0, 0.85, 0])
          .with(star(0.24, 0.07).turn(-26, 0, 0).at([0, 0.36, 0.99])),
        role: 'accent',
        material: plastic('#f6f2e8'),
      },
    ]
  },
  beanie: () => [
    {
      name: 'beanie',
      solid: dome(1.04, 1.02, 0.05).warp(([x, y, z]) => [x, y, z]),
      role: 'main',
      material: knit('#d2463c', { grain: 1 }),
    },
    {
      name: 'cuff',
      solid: turned(
        [
          [0, -0.2],
          [1.1, -0.2],
          [1.13, 0],
          [1.1, 0.2],
          [0, 0.2],
        ],
        0.12,
      ),
      role: 'second',
      material: knit('#f3ead6', { grain: 1 }),
    },
    {
      name: 'pompom',
      solid: together([
        ball(0.26, 16).at([0, 1.22, 0]),
        ...Array.from({ length: 26 }, (_, i) => ball(0.12, 8).at(on(i * 137.5, -80 + i * 6.4, 0.25, 1.22))),
      ]),
      role: 'second',
      material: knit('#f3ead6', { grain: 1 }),
    },
  ],
  'straw hat': () => [
    {
      name: 'hat',
      solid: dome(1.02, 0.78, -0.02).with(
        brim(1.8, 0.09).warp(([x, y, z]) => [
          x,
          y + 0.06 * Math.sin(Math.atan2(x, z) * 5) * Math.max(0, Math.hypot(x, z) - 1),
          z,
        ]),
      ),
      role: 'main',
      material: thatch('#e3bd62', { grain: 0.5, relief: 0.6 }),
    },
    { name: 'band', solid: band(1.045, 0.24, 0.14), role: 'second', material: cloth('#c93a34') },
  ],
  sombrero: () => {
    const crown = lathe(
      bent([
        [1.02, -0.02],
        [0.9, 0.4],
        [0.66, 0.95],
        [0.36, 1.2],
        [0, 1.26],
      ]),
      { corners: 36 },
    )
    const rim = lathe(
      softened(
        [
          [0, -0.05],
          [1.6, -0.05],
          [2.2, 0.3],
          [2.14, 0.38],
          [1.5, 0.06],
          [0, 0.06],
        ],
        0.06,
      ),
      { corners: 56 },
    )
    const ring = (r: number, y: number) => torus(r, 0.05, 48, 8).at([0, y, 0])
    const tassels = together(
      Array.from({ length: 22 }, (_, i) => ball([0.07, 0.1, 0.07], 8).at(on((360 * i) / 22, 0, 2.2, 0.25))),
    )
    return [
      {
        name: 'hat',
        solid: crown.with(rim),
        role: 'main',
        material: thatch('#e8b94e', { grain: 0.5, relief: 0.5 }),
      },
      {
        name: 'band',
        solid: together([ring(2.17, 0.36), band(1.03, 0.22, 0.12), ring(1.72, 0.14)]),
        role: 'second',
        material: cloth('#c8322e'),
      },
      { name: 'tassels', solid: tassels, role: 'accent', material: cloth('#2f9a55') },
    ]
  },
  bowler: () => [
    {
      name: 'hat',
      solid: lathe(
        bent([
          [1.0, -0.02],
          [1.02, 0.3],
          [0.9, 0.66],
          [0.55, 0.88],
          [0, 0.94],
        ]),
        { corners: 36 },
      ).with(brim(1.42, 0.09).warp(([x, y, z]) => [x, y + 0.16 * Math.max(0, Math.abs(x) - 0.9) ** 1, z])),
      role: 'main',
      material: cloth('#2a2523', { roughness: 0.6, grain: 0.6 }),
    },
    { name: 'band', solid: band(1.035, 0.22, 0.13), role: 'second', material: cloth('#5c4a3a') },
  ],
  fedora: () => {
    const crown = lathe(
      bent([
        [1.01, -0.02],
        [0.98, 0.36],
        [0.86, 0.78],
        [0.5, 0.92],
        [0, 0.9],
      ]),
      { corners: 40 },
    ).warp(([x, y, z]) => [
      x * (y > 0.4 && z > 0 ? 1 - 0.35 * (y - 0.4) * z : 1),
      y - (y > 0.5 ? 0.24 * Math.exp(-((x / 0.25) ** 2)) : 0) + (y > 0.5 ? 0.08 * z : 0),
      z,
    ])
    return [
      {
        name: 'hat',
        solid: crown.with(
          brim(1.6, 0.08).warp(([x, y, z]) => [x, y + 0.09 * x * x - 0.06 * z * Math.abs(z), z]),
        ),
        role: 'main',
        material: cloth('#8a6a47', { grain: 0.6 }),
      },
      { name: 'band', solid: band(1.03, 0.22, 0.14), role: 'second', material: cloth('#3a2a1e') },
    ]
  },
  beret: () => [
    {
      name: 'beret',
      solid: lathe(
        bent([
          [0.9, -0.1],
          [1.0, 0.02],
          [1.38, 0.24],
          [1.1, 0.52],
          [0.4, 0.6],
          [0, 0.6],
        ]),
        { corners: 40 },
      )
        .warp(([x, y, z]) => [x + 0.22 * Math.max(0, y), y + 0.1 * x * Math.max(0, y) * -1.4, z - 0.1 * y])
        .with(
          tube(
            [
              [0.13, 0.5, -0.05],
              [0.16, 0.74, -0.06],
            ],
            0.05,
            { corners: 8 },
          ),
        ),
      role: 'main',
      material: cloth('#c02a36', { grain: 0.7 }),
    },
    { name: 'band', solid: band(1.0, 0.16, -0.06), role: 'second', material: leather('#2b1c1a') },
  ],
  'chef hat': () => {
    const puff = new Blob({ detail: 26, blend: 0.14 })
    puff.egg([0, 1.05, 0], [1.0, 0.5, 1.0])
    for (let i = 0; i < 9; i++) {
      const [x, , z] = on(i * 40, 0, 0.86)
      puff.egg([x, 1.1 + 0.1 * Math.sin(i * 2.3), z], [0.44, 0.46, 0.44])
    }
    return [
      {
        name: 'hat',
        solid: puff.solid().with(
          lathe(
            [
              [0, -0.1],
              [1.0, -0.1],
              [1.02, 0.8],
              [0, 0.86],
            ],
            { corners: 72, flutes: (a) => 1 + 0.018 * Math.cos(a * 18) },
          ),
        ),
        role: 'main',
        material: cloth('#fbfaf6', { grain: 0.6 }),
      },
      { name: 'band', solid: band(1.06, 0.26, 0.02), role: 'second', material: cloth('#e9e6dc') },
    ]
  },
  'santa hat': () => {
    const cap = tube(
      [
        [0, -0.05, 0],
        [0.02, 0.45, -0.05],
        [0.16, 0.95, -0.12],
        [0.62, 1.25, -0.2],
        [1.1, 1.0, -0.2],
        [1.28, 0.55, -0.15],
      ],
      [1.0, 0.95, 0.72, 0.44, 0.26, 0.16],
      { corners: 28, smooth: 6, flat: true },
    )
    return [
      { name: 'hat', solid: cap, role: 'main', material: cloth('#cf2027', { grain: 0.6 }) },
      {
        name: 'fur',
        solid: torus(1.02, 0.2, 40, 14).with(ball(0.27, 18).at([1.32, 0.4, -0.14])),
        role: 'second',
        material: fur('#fbfaf7', { grain: 0.45, relief: 1.2 }),
      },
    ]
  },
  'graduation cap': () => {
    const board = box(2.5, 0.1, 2.5, 0.04).turn(0, 45, 0).at([0, 0.5, 0])
    const tassel = tube(
      [
        [0, 0.58, 0],
        [0.7, 0.6, 0.5],
        [1.05, 0.52, 0.72],
        [1.12, 0.1, 0.78],
      ],
      0.035,
      { corners: 8, smooth: 5 },
    )
    return [
      {
        name: 'cap',
        solid: board.with(
          turned(
            [
              [0, -0.12],
              [1.03, -0.12],
              [0.98, 0.5],
              [0, 0.5],
            ],
            0.05,
          ),
        ),
        role: 'main',
        material: cloth('#20212b', { grain: 0.6 }),
      },
      {
        name: 'tassel',
        solid: together([
          tassel,
          ball(0.1, 14).at([0, 0.58, 0]),
          cone(0.13, 0.42, 14).at([1.12, -0.08, 0.78]),
          ball(0.09, 12).at([1.12, 0.12, 0.78]),
        ]),
        role: 'second',
        material: cloth('#f0b429'),
      },
    ]
  },
  fez: () => [
    {
      name: 'hat',
      solid: turned(
        [
          [0, -0.02],
          [0.98, -0.02],
          [0.76, 1.05],
          [0, 1.05],
        ],
        0.06,
      ),
      role: 'main',
      material: cloth('#b51f2a', { grain: 0.6 }),
    },
    {
      name: 'tassel',
      solid: together([
        tube(
          [
            [0, 1.08, 0],
            [0.5, 1.1, 0.2],
            [0.8, 1.0, 0.32],
            [0.95, 0.5, 0.38],
          ],
          0.035,
          { corners: 8, smooth: 5 },
        ),
        cone(0.12, 0.36, 12).at([0.96, 0.34, 0.38]),
        ball(0.07, 10).at([0, 1.08, 0]),
      ]),
      role: 'second',
      material: cloth('#22202a'),
    },
  ],
  turban: () => {
    const wraps = [0, 1, 2, 3, 4].map((i) =>
      torus(0.98 - i * 0.13 - (i === 4 ? 0.1 : 0), 0.3 - i * 0.02, 36, 12)
        .turn(i % 2 === 0 ? 10 : -8, 0, i % 2 === 0 ? -7 : 8)
        .at([0, 0.02 + i * 0.22, 0]),
    )
    return [
      {
        name: 'turban',
        solid: together([...wraps, ball([0.7, 0.5, 0.7], 24).at([0, 0.75, 0])]),
        role: 'main',
        material: cloth('#f4efe2', { grain: 0.6 }),
      },
      {
        name: 'jewel',
        solid: ball([0.15, 0.2, 0.1], 16).at([0, 0.34, 1.24]),
        role: 'second',
        material: polished('#d4202c', { metalness: 0.2 }),
      },
      {
        name: 'setting',
        solid: torus(0.17, 0.05, 20, 8)
          .turn(90, 0, 0)
          .scale(1, 1.3, 1)
          .at([0, 0.34, 1.22])
          .with(cone(0.1, 0.7, 10).scale(1, 1, 0.4).at([0, 0.84, 1.02])),
        role: 'accent',
        material: gold(),
      },
    ]
  },
  headband: () => [
    {
      name: 'headband',
      solid: band(1.05, 0.26, 0.02),
      role: 'main',
      material: cloth('#d8282f', { grain: 0.6 }),
    },
    {
      name: 'headband',
      solid: together([
        ball(0.14, 12).at([0, 0.02, -1.12]),
        tube(
          [
            [0, 0, -1.1],
            [0.2, -0.35, -1.3],
            [0.3, -0.8, -1.3],
          ],
          (t) => 0.1 * (0.6 + 0.4 * t),
          { corners: 8, smooth: 5 },
        ).scale(1, 1, 1),
        tube(
          [
            [0, 0, -1.1],
            [-0.2, -0.3, -1.35],
            [-0.24, -0.65, -1.4],
          ],
          0.09,
          { corners: 8, smooth: 5 },
        ),
      ]),
      role: 'main',
      material: cloth('#d8282f', { grain: 0.6 }),
    },
  ],
  hood: () => [
    {
      name: 'hood',
      solid: new Blob({ detail: 26, blend: 0.2 })
        .egg([0, -0.35, -0.1], [1.12, 1.22, 1.12])
        .limb([0, 0.35, -0.5], [0, 0.5, -1.2], 0.55, 0.18)
        .egg([0, -1.3, -0.05], [1.2, 0.5, 1.0])
        .egg([0, -0.5, 0.9], [0.74, 0.95, 1.0], { cut: true, blend: 0.06 })
        .solid(),
      role: 'main',
      material: cloth('#5c6b3a', { grain: 0.6 }),
    },
  ],
  'ninja hood': () => [
    {
      name: 'hood',
      solid: new Blob({ detail: 26, blend: 0.2 })
        .egg([0, -0.36, -0.04], [1.0, 1.12, 1.06])
        .egg([0, -0.95, 0.3], [0.72, 0.55, 0.72])
        .egg([0, -0.42, 1.1], [0.66, 0.24, 0.7], { cut: true, blend: 0.06 })
        .solid(),
      role: 'main',
      material: cloth('#23252e', { grain: 0.6 }),
    },
    {
      name: 'headband',
      solid: together([
        band(1.06, 0.24, 0.1),
        ball(0.15, 12).at([0, 0.1, -1.1]),
        tube(
          [
            [0, 0.1, -1.05],
            [0.3, -0.1, -1.5],
            [0.45, -0.5, -1.65],
          ],
          0.1,
          { corners: 8, smooth: 5 },
        ),
        tube(
          [
            [0, 0.1, -1.05],
            [-0.15, -0.2, -1.5],
            [-0.25, -0.65, -1.5],
          ],
          0.1,
          { corners: 8, smooth: 5 },
        ),
      ]),
      role: 'accent',
      material: cloth('#c2242c'),
    },
  ],
  crown: () => {
    const rim = lathe(
      softened(
        [
          [0.9, -0.06],
          [1.03, -0.06],
          [1.1, 0.66],
          [1.0, 0.66],
          [0.92, 0.1],
          [0.9, 0.08],
          [0, 0.08],
        ],
        0.03,
      ),
      { corners: 64 },
    ).warp(([x, y, z]) => {
      const a = Math.atan2(x, z)
      const wave = Math.max(0, Math.cos(a * 8)) ** 0.8
      return [x, y > 0.3 ? 0.24 + (y - 0.24) * (0.35 + 0.9 * wave) : y, z]
    })
    const tips = together(Array.from({ length: 8 }, (_, i) => ball(0.1, 10).at(on(i * 45, 0, 1.07, 0.78))))
    const gems = together(
      Array.from({ length: 8 }, (_, i) =>
        ball([0.09, 0.11, 0.06], 10)
          .turn(0, i * 45, 0)
          .at(on(i * 45, 0, 1.05, 0.14)),
      ),
    )
    return [
      {
        name: 'crown',
        solid: together([rim, tips, torus(1.04, 0.06, 40, 8).at([0, -0.04, 0])]),
        role: 'accent',
        material: gold(),
      },
      { name: 'jewels', solid: gems, material: polished('#d42338', { metalness: 0.1, roughness: 0.1 }) },
      { name: 'lining', solid: dome(0.92, 0.62, 0), material: cloth('#9c1f3c') },
    ]
  },
  tiara: () => {
    const arch = tube(
      Array.from({ length: 25 }, (_, i): Vec3 => on(-100 + (200 * i) / 24, 0, 1.02, 0.1)),
      0.055,
      { corners: 10 },
    )
    const peaks = together(
      [-64, -42, -21, 0, 21, 42, 64].map((a) => {
        const tall = 0.62 - 0.0056 * Math.abs(a)
        return cone(0.14, tall, 10)
          .scale(1, 1, 0.5)
          .turn(0, a, 0)
          .at(on(a, 0, 1.02, 0.1 + tall / 2))
          .with(ball(0.065, 10).at(on(a, 0, 1.02, 0.12 + tall)))
      }),
    )
    return [
      { name: 'tiara', solid: arch.with(peaks), role: 'accent', material: gold() },
      {
        name: 'jewels',
        solid: ball([0.11, 0.13, 0.08], 14).at([0, 0.24, 1.1]),
        material: polished('#e0529c', { metalness: 0.1, roughness: 0.1 }),
      },
    ]
  },
  'hard hat': () => [
    {
      name: 'helmet',
      solid: together([
        dome(1.08, 1.0, -0.02),
        brim(1.28, 0.1).warp(([x, y, z]) => [x, y - 0.08 * Math.max(0, z), z > 0 ? z * 1.16 : z]),
        tube(
          Array.from(
            { length: 15 },
            (_, i): Vec3 => [
              0,
              Math.sin(radians(14 + 152 * (i / 14))) * 1.02,
              Math.cos(radians(14 + 152 * (i / 14))) * 1.1,
            ],
          ),
          0.11,
          { corners: 10 },
        ),
      ]),
      role: 'main',
      material: plastic('#f6c019', { roughness: 0.35 }),
    },
    {
      name: 'lamp',
      solid: together([cylinder(0.2, 0.14, { corners: 20 }).turn(90, 0, 0).at([0, 0.38, 1.08])]),
      role: 'second',
      material: plastic('#f2f2ee'),
    },
  ],
  'firefighter helmet': () => [
    {
      name: 'helmet',
      solid: together([
        dome(1.08, 1.02, -0.02),
        brim(1.36, 0.09).warp(([x, y, z]) => [x, y - (z < 0 ? 0.1 * z * z : 0), z < 0 ? z * 1.28 : z * 1.02]),
        tube(
          Array.from(
            { length: 15 },
            (_, i): Vec3 => [
              0,
              Math.sin(radians(10 + 160 * (i / 14))) * 1.1,
              Math.cos(radians(10 + 160 * (i / 14))) * 1.1,
            ],
          ),
          0.1,
          { corners: 8 },
        ),
      ]),
      role: 'main',
      material: plastic('#d0231f', { roughness: 0.3 }),
    },
    {
      name: 'badge',
      solid: extrude(
        [
          [-0.26, 0.3],
          [0.26, 0.3],
          [0.3, 0],
          [0, -0.32],
          [-0.3, 0],
        ],
        0.1,
      )
        .turn(-14, 0, 0)
        .at([0, 0.46, 1.05]),
      role: 'accent',
      material: gold(),
    },
  ],
  'police cap': () => [
    {
      name: 'cap',
      solid: together([
        lathe(
          bent([
            [1.0, -0.1],
            [1.0, 0.25],
            [1.42, 0.62],
            [1.3, 0.78],
            [0.6, 0.86],
            [0, 0.86],
          ]),
          { corners: 40 },
        ).warp(([x, y, z]) => [x, y + 0.16 * z * Math.max(0, y), z]),
      ]),
      role: 'main',
      material: cloth('#22345f', { grain: 0.6 }),
    },
    {
      name: 'visor',
      solid: band(1.04, 0.22, 0.06).with(
        lathe(
          softened(
            [
              [0, -0.04],
              [1, -0.04],
              [1, 0.04],
              [0, 0.04],
            ],
            0.03,
          ),
          { corners: 36 },
        ).warp(([x, y, z]) => [x * 0.9, y - 0.18 * x * x - 0.3 * Math.max(0, z) - 0.02, z * 0.62 + 0.84]),
      ),
      material: leather('#14151b', { roughness: 0.25 }),
    },
    {
      name: 'badge',
      solid: star(0.2, 0.08, 6).turn(-18, 0, 0).at([0, 0.46, 1.27]),
      role: 'accent',
      material: gold(),
    },
  ],
  'sailor hat': () => [
    {
      name: 'hat',
      solid: dome(0.98, 0.66, 0.05).with(
        lathe(
          softened(
            [
              [0.9, -0.08],
              [1.04, -0.08],
              [1.2, 0.5],
              [1.08, 0.52],
              [0.94, 0.1],
              [0, 0.1],
            ],
            0.05,
          ),
          { corners: 36 },
        ),
      ),
      role: 'main',
      material: cloth('#fbfaf6', { grain: 0.6 }),
    },
    {
      name: 'band',
      solid: torus(1.05, 0.055, 36, 8).at([0, -0.02, 0]),
      role: 'second',
      material: cloth('#2a4fa0'),
    },
  ],
  'aviator cap': () => [
    {
      name: 'cap',
      solid: helmetShell((b) => b.egg([0, -0.75, 0.95], [0.72, 0.8, 0.75], { cut: true, blend: 0.05 })),
      role: 'main',
      material: leather('#6f4322'),
    },
    {
      name: 'goggles',
      solid: together([
        torus(0.36, 0.1, 24, 10).turn(90, 0, 0).turn(-28, 20, 0).at([0.42, 0.34, 1.0]).mirrored(),
        band(1.1, 0.18, 0.2),
      ]),
      role: 'accent',
      material: leather('#2c2320'),
    },
    {
      name: 'lenses',
      solid: ball([0.34, 0.34, 0.1], 18).turn(-28, 20, 0).at([0.42, 0.35, 1.02]).mirrored(),
      material: glass('#8fd3ef', { opacity: 0.9 }),
    },
  ],
  'nurse cap': () => [
    {
      name: 'cap',
      solid: extrude(
        [
          [-0.95, 0],
          [0.95, 0],
          [1.1, 0.62],
          [0.6, 0.78],
          [0, 0.82],
          [-0.6, 0.78],
          [-1.1, 0.62],
        ],
        0.2,
        { bevel: 0.08 },
      ).warp(([x, y, z]) => [x, y, z + 0.98 - 0.62 * x * x - 0.22 * y]),
      role: 'main',
      material: cloth('#fdfdfb'),
    },
    {
      name: 'cross',
      solid: box(0.14, 0.42, 0.08)
        .with(box(0.42, 0.14, 0.08))
        .at([0, 0.42, 1.0]),
      material: plastic('#d8272f'),
    },
  ],
  'jester hat': () => {
    const horn = (to: number) =>
      tube(
        [
          [0, -0.05, 0],
          [to * 0.5, 0.85, 0],
          [to * 1.15, 1.1, 0.05],
          [to * 1.6, 0.72, 0.1],
          [to * 1.65, 0.35, 0.1],
        ],
        [0.92, 0.62, 0.4, 0.22, 0.1],
        { corners: 20, smooth: 5, flat: true },
      )
    const bell = (x: number, y: number, z: number) => ball(0.17, 14).at([x, y, z])
    const back = tube(
      [
        [0, -0.02, 0],
        [0, 0.95, -0.3],
        [0, 1.2, -0.9],
        [0, 0.8, -1.4],
      ],
      [0.9, 0.6, 0.36, 0.1],
      { corners: 20, smooth: 5, flat: true },
    )
    return [
      { name: 'hat', solid: horn(1), role: 'main', material: cloth('#d22b36') },
      { name: 'hat', solid: together([horn(-1)]), role: 'second', material: cloth('#2f6fd0') },
      { name: 'hat', solid: back, role: 'accent', material: cloth('#f2b722') },
      {
        name: 'bells',
        solid: together([bell(1.66, 0.22, 0.1), bell(-1.66, 0.22, 0.1), bell(0, 0.68, -1.5)]),
        material: gold(),
      },
      { name: 'band', solid: torus(1.02, 0.12, 36, 10), role: 'accent', material: cloth('#f2b722') },
    ]
  },
  bicorne: () => [
    {
      name: 'hat',
      solid: dome(1.0, 0.78, -0.02).with(
        extrude(
          bent(
            [
              [-1.75, 0.02],
              [-1.2, 0.62],
              [-0.5, 1.15],
              [0, 1.28],
              [0.5, 1.15],
              [1.2, 0.62],
              [1.75, 0.02],
              [0.9, -0.12],
              [0, -0.14],
              [-0.9, -0.12],
              [-1.75, 0.02],
            ].map(([x = 0, y = 0]): Vec2 => [x + 5, y]),
            4,
          )
            .slice(0, -1)
            .map(([x, y]): Vec2 => [x - 5, y]),
          0.16,
          { bevel: 0.06 },
        ).warp(([x, y, z]) => [x, y, z + 1.0 - 0.34 * x * x - 0.3 * y]),
        extrude(
          [
            [-1.6, 0.0],
            [-1.1, 0.7],
            [0, 1.25],
            [1.1, 0.7],
            [1.6, 0.0],
            [0, -0.1],
          ],
          0.14,
        ).warp(([x, y, z]) => [x, y, z - 1.0 + 0.38 * x * x + 0.3 * y]),
      ),
      role: 'main',
      material: cloth('#25252e'),
    },
    {
      name: 'cockade',
      solid: together([
        cylinder(0.22, 0.08, { corners: 20 }).turn(76, 0, 0).at([0, 0.62, 0.92]),
        torus(0.22, 0.04, 20, 8).turn(76, 0, 0).at([0, 0.62, 0.93]),
      ]),
      role: 'accent',
      material: cloth('#d22b36'),
    },
    {
      name: 'trim',
      solid: tube(
        [
          [-1.7, 0.06, 0.1],
          [-1.15, 0.66, 0.42],
          [-0.5, 1.18, 0.64],
          [0, 1.3, 0.68],
          [0.5, 1.18, 0.64],
          [1.15, 0.66, 0.42],
          [1.7, 0.06, 0.1],
        ],
        0.045,
        { corners: 8, smooth: 5 },
      ),
      role: 'second',
      material: gold(),
    },
  ],
  'viking helmet': () => {
    const horn = tube(
      [
        [0.92, 0.3, 0],
        [1.4, 0.42, 0.02],
        [1.72, 0.8, 0.05],
        [1.72, 1.35, 0.08],
      ],
      [0.24, 0.22, 0.16, 0.02],
      { corners: 16, smooth: 6 },
    )
    const ribs = together(
      [0, 90].map((a) =>
        tube(
          Array.from(
            { length: 15 },
            (_, i): Vec3 => [
              0,
              Math.sin(radians(180 * (i / 14))) * 1.06,
              Math.cos(radians(180 * (i / 14))) * 1.06,
            ],
          ),
          0.08,
          { corners: 8 },
        ).turn(0, a, 0),
      ),
    )
    return [
      { name: 'helmet', solid: dome(1.05, 1.04, -0.02), role: 'main', material: metal('#b9c0c8') },
      {
        name: 'trim',
        solid: together([
          band(1.11, 0.24, 0.05),
          ribs,
          ...Array.from({ length: 12 }, (_, i) => ball(0.05, 8).at(on(i * 30 + 15, 0, 1.12, 0.05))),
          torus(0.24, 0.06, 18, 8).turn(0, 0, 82).at([0.98, 0.31, 0]).mirrored(),
        ]),
        role: 'second',
        material: metal('#c08a3a'),
      },
      {
        name: 'horns',
        solid: horn.mirrored(),
        role: 'accent',
        material: plastic('#f2e6c9', { roughness: 0.4 }),
      },
    ]
  },
  'knight helmet': () => {
    const shell = new Blob({ detail: 26, blend: 0.1 })
      .egg([0, -0.26, -0.04], [1.04, 1.16, 1.12])
      .egg([0, -0.9, 0.08], [0.84, 0.62, 0.9])
      .limb([0, -0.62, 0.7], [0, -0.74, 1.12], 0.5, 0.14)
      .slab([0, -0.36, 1.2], [0.72, 0.075, 0.5], 0.03, { cut: true, blend: 0.02 })
      .solid()
    const dark = ball([0.9, 0.3, 0.95], 20).at([0, -0.36, 0])
    const holes = together(
      [-0.66, -0.82, -0.98].flatMap((y, k) =>
        [0.2, 0.36].map((x) => ball(0.05, 8).at([x, y, 1.06 - x * 0.55 - k * 0.04])),
      ),
    ).mirrored()
    const plume = new Blob({ detail: 22, blend: 0.12 })
      .chain(
        [
          [0, 0.85, 0.15],
          [0, 1.3, 0],
          [0, 1.42, -0.5],
          [0, 1.05, -1.05],
          [0, 0.35, -1.4],
        ],
        [0.12, 0.26, 0.3, 0.26, 0.06],
      )
      .solid()
    return [
      {
        name: 'helmet',
        solid: shell.with(
          tube(
            Array.from(
              { length: 17 },
              (_, i): Vec3 => [
                0,
                -0.26 + Math.sin(radians(10 + 150 * (i / 16))) * 1.18,
                -0.04 + Math.cos(radians(10 + 150 * (i / 16))) * 1.14,
              ],
            ),
            0.07,
            { corners: 8 },
          ),
        ),
        role: 'main',
        material: metal('#bcc4cd'),
      },
      { name: 'visor', solid: dark.with(holes), material: plastic('#15171c') },
      { name: 'plume', solid: plume, role: 'accent', material: fur('#d42630', { grain: 0.5 }) },
      {
        name: 'trim',
        solid: together([
          cylinder(0.16, 0.12, { corners: 18 }).turn(0, 0, 90).at([1.0, -0.36, 0]).mirrored(),
        ]),
        role: 'second',
        material: gold(),
      },
    ]
  },
  'roman helmet': () => {
    const shell = helmetShell((b) => b.egg([0, -0.72, 1.0], [0.62, 0.7, 0.9], { cut: true, blend: 0.04 }))
    const crest = (sideways: boolean) => {
      const hair = extrude(
        bent(
          [
            [-1.25, 0.05],
            [-1.1, 0.75],
            [-0.55, 1.35],
            [0.1, 1.52],
            [0.75, 1.25],
            [1.1, 0.72],
            [0.92, 0.5],
            [0.5, 0.82],
            [0, 0.95],
            [-0.6, 0.78],
            [-1.0, 0.1],
            [-1.25, 0.05],
          ].map(([x = 0, y = 0]): Vec2 => [x + 5, y]),
          3,
        )
          .slice(0, -1)
          .map(([x, y]): Vec2 => [x - 5, y]),
        0.3,
        { bevel: 0.1, steps: 3 },
      )
      return sideways ? hair : hair.turn(0, -90, 0)
    }
    return [
      { name: 'helmet', solid: shell, role: 'second', material: polished('#d9a441', { roughness: 0.3 }) },
      {
        name: 'crest',
        solid: crest(false),
        role: 'accent',
        material: fur('#c9242c', { grain: 0.5, relief: 1.2 }),
      },
      {
        name: 'trim',
        solid: torus(1.08, 0.07, 40, 8)
          .at([0, 0.06, -0.03])
          .with(box(0.16, 0.6, 0.14, 0.05).turn(-8, 0, 0).at([0, -0.18, 1.08])),
        role: 'second',
        material: polished('#b57f2a', { roughness: 0.35 }),
      },
    ]
  },
  'samurai helmet': () => {
    const neck = together(
      [0, 1, 2, 3].map((i) =>
        lathe(
          [
            [0, 0],
            [1.12 + i * 0.13, -0.02],
            [1.22 + i * 0.13, -0.2],
            [1.14 + i * 0.13, -0.22],
            [0, -0.1],
          ],
          { corners: 40 },
        ).at([0, -0.05 - i * 0.17, -0.1]),
      ),
    ).minus(box(1.9, 2, 1.6, 0.1).at([0, -0.5, 1.05]))
    const horn = extrude(
      [
        [0.08, 0],
        [0.5, 0.35],
        [0.82, 1.05],
        [0.72, 1.5],
        [0.58, 1.02],
        [0.3, 0.55],
        [0, 0.3],
      ],
      0.09,
    ).at([0, 0.3, 1.1])
    return [
      {
        name: 'helmet',
        solid: together([
          lathe(
            bent([
              [1.04, -0.04],
              [1.04, 0.3],
              [0.85, 0.74],
              [0.45, 0.98],
              [0, 1.04],
            ]),
            { corners: 48, flutes: (a) => 1 + 0.018 * Math.cos(a * 16) },
          ),
          neck,
          lathe(
            softened(
              [
                [0, -0.04],
                [1.3, -0.1],
                [1.3, -0.03],
                [0, 0.06],
              ],
              0.03,
            ),
            { corners: 36 },
          ).warp(([x, y, z]) => [x * 0.92, y, z > 0 ? z * 1.05 : z * 0.8]),
        ]),
        role: 'main',
        material: plastic('#8f1d22', { roughness: 0.3 }),
      },
      {
        name: 'horns',
        solid: together([
          horn,
          horn.mirror(),
          ball([0.2, 0.2, 0.08], 16).at([0, 0.4, 1.12]),
          ball(0.12, 12).at([0, 1.06, 0]),
        ]),
        role: 'accent',
        material: gold(),
      },
    ]
  },
  'army helmet': () => [
    {
      name: 'helmet',
      solid: lathe(
        bent([
          [1.28, -0.24],
          [1.14, 0.0],
          [1.06, 0.36],
          [0.8, 0.74],
          [0.4, 0.92],
          [0, 0.96],
        ]),
        { corners: 40 },
      ).warp(([x, y, z]) => [x, y + (z > 0 ? 0.1 * z : 0), z * 1.04]),
      role: 'main',
      material: plastic('#5d6b3c', { roughness: 0.8 }),
    },
    {
      name: 'strap',
      solid: tube(
        [
          [1.08, -0.1, 0.1],
          [0.98, -0.85, 0.2],
          [0.5, -1.4, 0.4],
          [-0.5, -1.4, 0.4],
          [-0.98, -0.85, 0.2],
          [-1.08, -0.1, 0.1],
        ],
        0.05,
        { corners: 8, smooth: 5 },
      ),
      material: leather('#4a3a22'),
    },
  ],
  'space helmet': () => [
    {
      name: 'helmet',
      solid: new Blob({ detail: 26, blend: 0.1 })
        .egg([0, -0.38, 0], [1.42, 1.4, 1.4])
        .egg([0, -0.36, 1.05], [1.0, 0.86, 1.0], { cut: true, blend: 0.08 })
        .solid(),
      role: 'main',
      material: plastic('#f4f5f7', { roughness: 0.3 }),
    },
    {
      name: 'visor',
      solid: ball([1.13, 0.98, 1.22], 32).at([0, -0.36, 0.14]),
      material: glass('#9fd8f2', { opacity: 0.28, roughness: 0.04 }),
    },
    {
      name: 'trim',
      solid: together([
        cylinder(0.32, 0.2, { corners: 22 }).turn(0, 0, 90).at([1.38, -0.38, 0]).mirrored(),
        torus(1.08, 0.13, 36, 10).at([0, -1.55, 0]),
      ]),
      role: 'accent',
      material: plastic('#e8672a'),
    },
    {
      name: 'antenna',
      solid: tube(
        [
          [1.38, -0.3, 0],
          [1.48, 0.7, -0.1],
        ],
        0.035,
        { corners: 8 },
      ).with(ball(0.1, 12).at([1.49, 0.75, -0.1])),
      role: 'accent',
      material: plastic('#e8672a'),
    },
  ],
  'diving mask': () => [
    {
      name: 'mask',
      solid: torus(0.62, 0.13, 32, 10)
        .turn(90, 0, 0)
        .scale(1.25, 0.78, 1)
        .at([0, -0.42, 0.98])
        .with(band(1.03, 0.16, -0.42).minus(ball([0.7, 0.5, 0.6], 16).at([0, -0.42, 1.1]))),
      role: 'main',
      material: plastic('#1f2a3a', { roughness: 0.5 }),
    },
    {
      name: 'lens',
      solid: ball([0.76, 0.47, 0.1], 24).at([0, -0.42, 0.98]),
      material: glass('#9fe0f5', { opacity: 0.35 }),
    },
    {
      name: 'snorkel',
      solid: tube(
        [
          [0.15, -1.12, 0.95],
          [0.7, -1.15, 0.8],
          [1.1, -0.85, 0.45],
          [1.14, 0.2, 0.15],
          [1.12, 0.95, 0.0],
        ],
        0.12,
        { corners: 12, smooth: 5 },
      ),
      role: 'accent',
      material: plastic('#f2a31b'),
    },
  ],
  nemes: () => {
    const cloth1 = plastic('#e7b332', {
      roughness: 0.35,
      metalness: 0.5,
      paint: ([, y, z]) =>
        Math.sin((y + (z < 0 ? 0.3 * z : 0)) * 24) > 0.15 ? [0.03, 0.1, 0.42] : undefined,
    })
    return [
      {
        name: 'nemes',
        solid: new Blob({ detail: 26, blend: 0.15 })
          .egg([0, -0.3, -0.1], [1.08, 1.08, 1.06])
          .limb([0.85, -0.3, -0.15], [1.08, -1.15, 0.0], 0.5, 0.55)
          .limb([-0.85, -0.3, -0.15], [-1.08, -1.15, 0.0], 0.5, 0.55)
          .limb([0.86, -1.2, 0.2], [0.62, -2.1, 0.5], 0.36, 0.3)
          .limb([-0.86, -1.2, 0.2], [-0.62, -2.1, 0.5], 0.36, 0.3)
          .limb([0, -0.6, -0.6], [0, -1.8, -0.8], 0.6, 0.35)
          .egg([0, -0.62, 0.92], [0.66, 0.84, 0.95], { cut: true, blend: 0.04 })
          .solid(),
        role: 'accent',
        material: cloth1,
      },
      {
        name: 'snake',
        solid: tube(
          [
            [0, 0.2, 1.02],
            [0, 0.5, 1.12],
            [0, 0.75, 1.25],
            [0, 0.92, 1.15],
            [0, 1.0, 1.28],
          ],
          [0.1, 0.14, 0.17, 0.1, 0.07],
          { corners: 12, smooth: 5 },
        ).with(torus(1.06, 0.07, 40, 8).at([0, 0.1, -0.02])),
        material: gold(),
      },
    ]
  },
  wimple: () => [
    {
      name: 'veil',
      solid: new Blob({ detail: 26, blend: 0.2 })
        .egg([0, -0.3, -0.12], [1.1, 1.08, 1.08])
        .egg([0, -1.2, -0.6], [1.15, 1.1, 0.62])
        .egg([0, -0.5, 0.95], [0.76, 0.9, 0.95], { cut: true, blend: 0.05 })
        .solid(),
      role: 'main',
      material: cloth('#22222b'),
    },
    {
      name: 'coif',
      solid: new Blob({ detail: 26, blend: 0.15 })
        .egg([0, -0.38, -0.02], [1.0, 1.08, 1.0])
        .egg([0, -1.35, 0.25], [0.85, 0.55, 0.7])
        .egg([0, -0.56, 1.0], [0.62, 0.72, 0.9], { cut: true, blend: 0.05 })
        .solid(),
      material: cloth('#fbfaf6'),
    },
  ],
  mitre: () => [
    {
      name: 'mitre',
      solid: lathe(
        bent([
          [0.98, -0.04],
          [1.06, 0.4],
          [0.98, 0.9],
          [0.6, 1.5],
          [0.04, 2.0],
        ]),
        { corners: 36 },
      ).warp(([x, y, z]) => [x, y, z * (1 - 0.28 * Math.max(0, y))]),
      role: 'main',
      material: cloth('#fbf6e6'),
    },
    {
      name: 'cross',
      solid: together([
        box(0.16, 1.1, 0.1, 0.03).at([0, 0.95, 0.82]).turn(-3, 0, 0),
        box(0.66, 0.16, 0.1, 0.03).at([0, 1.15, 0.72]),
        band(1.02, 0.2, 0.06),
      ]),
      role: 'accent',
      material: gold(),
    },
  ],
  'conical hat': () => [
    {
      name: 'hat',
      solid: lathe(
        softened(
          [
            [0, -0.1],
            [1.75, -0.16],
            [1.78, -0.1],
            [0.9, 0.5],
            [0.05, 1.0],
          ],
          0.05,
        ),
        { corners: 40 },
      ),
      role: 'main',
      material: thatch('#e0bd72', { grain: 0.6, relief: 0.5 }),
    },
  ],
  bandana: () => [
    {
      name: 'bandana',
      solid: dome(1.03, 0.92, -0.05).with(
        together([
          ball(0.16, 12).at([0.25, -0.02, -1.06]),
          tube(
            [
              [0.25, 0, -1.05],
              [0.5, -0.3, -1.3],
              [0.55, -0.75, -1.3],
            ],
            0.13,
            { corners: 8, smooth: 4 },
          ),
          tube(
            [
              [0.25, 0, -1.05],
              [0.15, -0.3, -1.35],
              [0.1, -0.65, -1.4],
            ],
            0.12,
            { corners: 8, smooth: 4 },
          ),
        ]),
      ),
      role: 'main',
      material: cloth('#c9242c', {
        paint: ([x, y, z]) =>
          Math.sin(x * 15) * Math.sin(y * 15) * Math.sin(z * 15 + 1) > 0.42 ? [0.9, 0.88, 0.84] : undefined,
      }),
    },
  ],
  'elf hat': () => [
    {
      name: 'hat',
      solid: tube(
        [
          [0, -0.05, 0],
          [0, 0.5, -0.08],
          [0, 1.05, -0.3],
          [0.1, 1.45, -0.8],
          [0.25, 1.4, -1.3],
        ],
        [1.02, 0.84, 0.5, 0.22, 0.08],
        { corners: 26, smooth: 6, flat: true },
      ),
      role: 'main',
      material: cloth('#2f9a4a'),
    },
    {
      name: 'trim',
      solid: together([torus(1.03, 0.14, 36, 10), ball(0.15, 14).at([0.28, 1.38, -1.38])]),
      role: 'accent',
      material: cloth('#d8282f'),
    },
  ],
  'gnome hat': () => [
    {
      name: 'hat',
      solid: lathe(
        bent([
          [1.1, -0.15],
          [1.06, 0.25],
          [0.8, 1.0],
          [0.45, 1.75],
          [0.12, 2.4],
          [0.02, 2.6],
        ]),
        { corners: 32, flutes: (a, y) => 1 + 0.03 * Math.sin(y * 10 + a) },
      ).warp(([x, y, z]) => [x + 0.12 * Math.max(0, y - 1.4) ** 2, y, z]),
      role: 'main',
      material: cloth('#d0262c'),
    },
  ],
  'nutcracker hat': () => [
    {
      name: 'hat',
      solid: turned(
        [
          [0, -0.1],
          [1.04, -0.1],
          [1.12, 1.5],
          [0, 1.5],
        ],
        0.06,
      ),
      role: 'main',
      material: plastic('#1e1f28', { roughness: 0.35 }),
    },
    {
      name: 'trim',
      solid: together([
        torus(1.08, 0.09, 36, 8).at([0, 1.4, 0]),
        torus(1.06, 0.09, 36, 8).at([0, 0.0, 0]),
        star(0.32, 0.1, 8).at([0, 0.75, 1.1]),
        tube(
          Array.from(
            { length: 13 },
            (_, i): Vec3 => on(-70 + (140 * i) / 12, 0, 1.1, 0.1 + (0.5 * Math.abs(i - 6)) / 6),
          ),
          0.05,
          { corners: 8 },
        ),
      ]),
      role: 'accent',
      material: gold(),
    },
    {
      name: 'plume',
      solid: ball([0.2, 0.48, 0.2], 16).at([0, 1.75, 0.6]),
      role: 'second',
      material: fur('#d8282f', { grain: 0.5 }),
    },
  ],
} satisfies Record<string, Hat>

export type HatKind = keyof typeof hats
export const hatKinds = Object.keys(hats) as [HatKind, ...HatKind[]]
export const hatOf = (kind: HatKind): HatPiece[] =>
  (hats[kind]() as HatPiece[]).map((piece) => ({ ...piece, solid: uncoloured(piece.solid) }))

/** Without the white that blobs have: the colour is that of the material. */
export const uncoloured = (solid: Solid): Solid =>
  new Solid(solid.positions, solid.triangles, solid.bones ? { bones: solid.bones } : {})
