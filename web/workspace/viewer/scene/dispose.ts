import { Material, Mesh, type Object3D, Texture } from 'three'

/** Frees what an object and everything in it holds on the graphics card; the garbage collector does not see it. */
export function disposeOf(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    for (const material of [object.material].flat())
      if (material instanceof Material) disposeMaterial(material)
  })
}

function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    // Pictures that were decoded for the graphics card hold memory of their own.
    if (value.image instanceof ImageBitmap) value.image.close()
    value.dispose()
  }
  material.dispose()
}
