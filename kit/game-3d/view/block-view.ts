import { BatchedMesh, DataTexture, DoubleSide, FloatType, Group, Matrix4, RGBAFormat } from 'three'
import { bonesTexture } from '../../environment/view/kinds/bones.ts'
import { kindGeometry } from '../../environment/view/kinds/kind-geometry.ts'
import { kindMaterial, kindShadowMaterial } from '../../environment/view/kinds/kind-material.ts'
import type { AirUniforms } from '../../environment/view/shading/air-uniforms.ts'
import { blockMesh } from '../block-mesh.ts'
import type { Block } from '../blocks.ts'

/** What is built, with one draw call for what is solid and one for what is clear. Made anew for another level. */
export function showBlocks(air: AirUniforms) {
  const group = new Group()
  const lives = new DataTexture(new Float32Array(4), 1, 1, RGBAFormat, FloatType)
  const { texture: bones } = bonesTexture([])
  let shown: readonly Block[] | undefined
  let dispose: () => void = () => undefined
  return {
    group,
    show(blocks: readonly Block[]) {
      if (blocks === shown) return
      shown = blocks
      dispose()
      group.clear()
      if (blocks.length === 0) return
      const { kind, mesh } = blockMesh(blocks)
      const parts = kindGeometry(kind, mesh.near)
      const made = (['solid', 'clear'] as const).flatMap((part) => {
        const geometry = parts[part]
        if (!geometry) return []
        const batch = new BatchedMesh(
          1,
          geometry.getAttribute('position').count,
          geometry.getIndex()?.count ?? 0,
          kindMaterial(air, lives, bones, part === 'clear'),
        )
        batch.name = `blocks ${part}`
        for (const material of [batch.material].flat()) material.shadowSide = DoubleSide
        batch.frustumCulled = false
        batch.castShadow = part === 'solid'
        batch.receiveShadow = true
        batch.customDepthMaterial = kindShadowMaterial(air, lives, bones)
        batch.renderOrder = part === 'clear' ? 5 : 0
        batch.addInstance(batch.addGeometry(geometry))
        batch.setMatrixAt(0, new Matrix4())
        group.add(batch)
        return [batch]
      })
      dispose = () => {
        for (const batch of made) {
          batch.customDepthMaterial?.dispose()
          for (const material of [batch.material].flat()) material.dispose()
          batch.dispose()
        }
      }
    },
    dispose() {
      dispose()
      lives.dispose()
      bones.dispose()
    },
  }
}
