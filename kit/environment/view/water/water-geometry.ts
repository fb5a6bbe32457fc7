import { BufferAttribute, BufferGeometry, PlaneGeometry, Shape, ShapeUtils, Vector2 } from 'three'
import type { Ground, Water } from '../../scene.ts'

/** The open sea goes on to the horizon: fine where one walks, coarse far out. Waves need vertices only there. */
function seaGeometry({ size }: Ground): BufferGeometry {
  const fine = 72
  const points: number[] = []
  const index: number[] = []
  // From -1 to 1, the further out the wider apart: half of the vertices lie on the ground, the rest reach the horizon.
  const spread = (share: number) =>
    Math.sign(share) * (Math.abs(share) * 0.5 + Math.abs(share) ** 6 * 7) * size
  for (let row = 0; row <= fine; row++)
    for (let column = 0; column <= fine; column++)
      points.push(spread((column / fine) * 2 - 1), 0, spread((row / fine) * 2 - 1))
  for (let row = 0; row < fine; row++)
    for (let column = 0; column < fine; column++) {
      const at = row * (fine + 1) + column
      index.push(at, at + fine + 1, at + 1, at + 1, at + fine + 1, at + fine + 2)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  geometry.setIndex(index)
  return geometry
}

function outlineGeometry(outline: readonly [number, number][]): BufferGeometry {
  const contour = outline.map(([x, z]) => new Vector2(x, z))
  const corners = new Shape(contour).getPoints()
  const faces = ShapeUtils.triangulateShape(corners, [])
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array(corners.flatMap(({ x, y }) => [x, 0, y])), 3),
  )
  geometry.setIndex(faces.flat())
  return geometry
}

export function waterGeometry(water: Water, ground: Ground, isInside: boolean): BufferGeometry {
  if (water.outline) return outlineGeometry(water.outline)
  if (isInside) return new PlaneGeometry(ground.size, ground.size).rotateX(-Math.PI / 2)
  return seaGeometry(ground)
}
