import { Color, type Material, type Mesh, MeshStandardMaterial } from 'three'

/** Materials as the file has them, while others stand in for them. */
const originals = new WeakMap<Mesh, Mesh['material']>()

/**
 * Gives a mesh another colour and keeps its grain: what was lighter than its average stays lighter. Null gives it back
 * its own. Another mesh that shared the material keeps it as it is.
 */
export function paint(mesh: Mesh, colour: string | null, average: Color): void {
  const original = originals.get(mesh) ?? mesh.material
  if (mesh.material !== original) for (const worn of [mesh.material].flat()) worn.dispose()
  if (colour === null) {
    mesh.material = original
    return
  }
  originals.set(mesh, original)
  const material = [original].flat()[0]
  if (material instanceof MeshStandardMaterial) mesh.material = painted(material, colour, average)
}

function painted(material: MeshStandardMaterial, colour: string, average: Color): Material {
  const copy = material.clone()
  const lightness = 0.2126 * average.r + 0.7152 * average.g + 0.0722 * average.b
  copy.onBeforeCompile = (shader) => {
    shader.uniforms.paint = { value: new Color(colour) }
    shader.uniforms.usual = { value: Math.max(lightness, 0.02) }
    shader.fragmentShader = `uniform vec3 paint;\nuniform float usual;\n${shader.fragmentShader}`.replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      float shade = dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)) / usual;
      diffuseColor.rgb = paint * clamp(shade, 0.25, 1.8);`,
    )
  }
  copy.customProgramCacheKey = () => 'painted'
  return copy
}
