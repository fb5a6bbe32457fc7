import { Material, type Object3D, ShaderMaterial } from 'three'

/**
 * Shaders know two ways of looking: with all that they can do, and `PLAIN`, which is colour, light and haze. Without a
 * graphics card it is their length that costs: each is translated when it first draws, and then run for every pixel.
 */
export function setPlain(stage: Object3D, on: boolean): void {
  stage.traverse((part) => {
    for (const material of materialsOf(part))
      if (material instanceof ShaderMaterial && 'PLAIN' in material.defines !== on) {
        if (on) material.defines.PLAIN = ''
        else delete material.defines.PLAIN
        material.needsUpdate = true
      }
  })
}

const materialsOf = (part: Object3D): Material[] =>
  'material' in part ? [part.material].flat().filter((material) => material instanceof Material) : []
