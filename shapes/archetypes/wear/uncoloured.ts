import { Solid } from '../../geometry/solid.ts'

/** Without the white that blobs have: the colour is that of the material. */
export const uncoloured = (solid: Solid): Solid =>
  new Solid(solid.positions, solid.triangles, solid.bones ? { bones: solid.bones } : {})
