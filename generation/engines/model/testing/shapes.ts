import { Blob } from '@makebelieve/shapes/blob/blob'
import { ball, box, cylinder, lathe, softened, torus } from '@makebelieve/shapes/geometry/solids'
import { light } from '@makebelieve/shapes/materials/colour'
import { fur, glass, glowing, leather, metal, porcelain, wood } from '@makebelieve/shapes/materials/material'
import { type Shape, ShapeMaker } from '@makebelieve/shapes/shape'

/** Small shapes that tests build: a chair of turned and sawn wood, an animal of one blob, a lamp of all materials. */

export function chair(colour = '#8a5a33'): Shape {
  const oak = wood(colour)
  const leg = lathe(
    softened(
      [
        [0.02, 0],
        [0.03, 0.1],
        [0.022, 0.2],
        [0.035, 0.42],
      ],
      0.02,
    ),
  )
  const legs = leg.move(0.18, 0, 0.18).mirrored('x').mirrored('z')
  const make = new ShapeMaker()
  make.part('chair/legs', legs, oak)
  make.part('chair/seat', box(0.5, 0.06, 0.5).move(0, 0.44, 0), leather('#aa2211'))
  make.part('chair/back', box(0.46, 0.5, 0.04).move(0, 0.72, -0.22), oak)
  return make.done()
}

/** Two colours in one surface; `detail` is how fine it is. */
export function animal({ piece = 'cat', colour = '#d9822b', detail = 70 } = {}): Shape {
  const make = new ShapeMaker()
  const head = make.joint('head', [0, 0.62, 0.32])
  const body = new Blob({ detail, blend: 0.07, colour: light(colour) })
    .egg([0, 0.42, 0], [0.19, 0.18, 0.34])
    .egg([0, 0.62, 0.34], [0.15, 0.14, 0.15], { bone: head })
    .egg([0, 0.3, 0.06], [0.15, 0.1, 0.28], { stain: true, colour: light('#ffffff'), blend: 0.02 })
    .both((one) => {
      one.limb([0.11, 0.35, 0.2], [0.12, 0.04, 0.22], 0.07, 0.05)
      one.limb([0.11, 0.35, -0.2], [0.12, 0.04, -0.2], 0.08, 0.05)
      one.limb([0.08, 0.72, 0.34], [0.11, 0.82, 0.33], 0.05, 0.02, { blend: 0.02, bone: head })
    })
    .chain(
      [
        [0, 0.48, -0.3],
        [0, 0.6, -0.46],
        [0, 0.8, -0.48],
      ],
      [0.05, 0.045, 0.03],
    )
  make.part(`${piece}/body`, body.solid(), fur(colour))
  make.part(`${piece}/eyes`, ball(0.03).move(0.06, 0.65, 0.47).mirrored('x'), porcelain('#111111'))
  return make.done()
}

export function lamp(): Shape {
  const make = new ShapeMaker()
  make.part('lamp/foot', cylinder(0.2, 0.05).move(0, 0.025, 0), metal('#c9a227'))
  make.part('lamp/rod', cylinder(0.02, 0.6).move(0, 0.33, 0), metal('#c9a227'))
  make.part('lamp/ring', torus(0.1, 0.02).move(0, 0.62, 0), metal('#c9a227'))
  make.part('lamp/bulb', ball(0.1).move(0, 0.7, 0), glowing('#ffe9a8'))
  make.part('lamp/shade', ball(0.18).move(0, 0.72, 0), glass('#cfe8ff'))
  return make.done()
}

/** Candles on a cake, for counting. */
export function cake(candles: number, colour = '#f2c6d0'): Shape {
  const make = new ShapeMaker()
  make.part('cake/body', cylinder(0.4, 0.25).move(0, 0.125, 0), porcelain(colour))
  for (let n = 0; n < candles; n++) {
    const angle = (2 * Math.PI * n) / candles
    const [x, z] = [Math.sin(angle) * 0.25, Math.cos(angle) * 0.25]
    make.part(`candle#${n + 1}/stick`, cylinder(0.02, 0.2).move(x, 0.34, z), porcelain('#2244cc'))
    make.part(`candle#${n + 1}/flame`, ball([0.015, 0.03, 0.015], 12).move(x, 0.46, z), glowing('#ffb347'))
  }
  return make.done()
}
