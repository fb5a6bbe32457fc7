import type { Bone, MeshPart } from '@makebelieve/kit/environment/scene'
import { lumpsOf, rigOf } from '../../environment/kinds/bones.ts'
import { type KindOrder, planOf } from '../../environment/kinds/kind.ts'
import { meshOf } from '../../environment/kinds/mesh.ts'
import { soupOf } from '../../environment/kinds/soup.ts'
import { shapeOfPlan } from '../../model/engine.ts'
import type { PlacedPart } from '../../model/mesh/model-build.ts'
import { placed } from '../../model/mesh/placed.ts'

/** A body that can be posed: its surface, what of it moves, and which of its vertices are eyes. */
export type Figure = { mesh: MeshPart; bones: Bone[]; isEye: Uint8Array }

/** Soft bodies are made coarsely: a sprite is small. */
const detail = 0.6
const proportion = 7.5

export async function figureOf(order: KindOrder): Promise<Figure> {
  const { metres } = order
  const { parts, joints } = placed(await shapeOfPlan(planOf(order), { proportion, detail }), metres)
  const { bones, boneOf } = rigOf(parts, joints)
  const whole = { metres, isHouse: false, boned: bones.length > 0, isShaded: true }
  const { near } = meshOf(parts, soupOf(parts, boneOf, whole), order.triangles, whole)
  return { mesh: near, bones, isEye: eyesOf(near, parts) }
}

/** By their place: once a body is reduced, nobody knows which part a vertex was of. */
function eyesOf({ positions }: MeshPart, parts: readonly PlacedPart[]): Uint8Array {
  const eyes = parts.filter(({ name }) => /^(eyes?|pupils?)\b/.test(name)).flatMap(lumpsOf)
  return Uint8Array.from({ length: positions.length / 3 }, (_, at) =>
    Number(
      eyes.some(({ min, max }) =>
        [0, 1, 2].every((k) => {
          const place = positions[at * 3 + k] ?? 0
          return place >= (min[k] ?? 0) - 0.004 && place <= (max[k] ?? 0) + 0.004
        }),
      ),
    ),
  )
}
