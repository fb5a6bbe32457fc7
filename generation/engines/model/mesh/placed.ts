import { at } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { boxOfShape, type Joint, type Shape } from '@makebelieve/shapes/shape'
import type { PlacedPart } from './model-build.ts'

/** A shape in metres: its middle above the origin, its lowest point on the ground. */
export function placed(shape: Shape, metres: number): { parts: PlacedPart[]; joints: Joint[] } {
  const { min, max } = boxOfShape(shape)
  const longest = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2])
  const scale = longest > 0 ? metres / longest : 1
  const [mx, my, mz] = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]
  const parts = shape.parts
    .filter((part) => part.solid.triangles.length > 0)
    .map((part): PlacedPart => {
      const { solid } = part
      const positions = new Float32Array(solid.positions.length)
      for (let i = 0; i < positions.length; i += 3) {
        positions[i] = (at(solid.positions, i) - mx) * scale
        positions[i + 1] = (at(solid.positions, i + 1) - my) * scale
        positions[i + 2] = (at(solid.positions, i + 2) - mz) * scale
      }
      return {
        ...namesOf(part.name),
        material: part.material,
        faceted: part.faceted === true,
        positions,
        rest: part.rest,
        triangles: solid.triangles,
        colours: solid.colours,
        bones: solid.bones,
        origins: Uint32Array.from({ length: solid.vertexCount }, (_, i) => i),
      }
    })
  const joints = shape.joints.map((joint) => {
    const [x, y, z] = joint.at
    const at: Vec3 = [(x - mx) * scale, (y - my) * scale, (z - mz) * scale]
    return { ...joint, at }
  })
  return { parts, joints }
}

/** 'dog/left ear' is the left ear of the piece 'dog'; copies of a piece are 'candle#2'. */
export function namesOf(name: string): { piece: string; name: string } {
  const slash = name.indexOf('/')
  return slash < 0 ? { piece: '', name } : { piece: name.slice(0, slash), name: name.slice(slash + 1) }
}
