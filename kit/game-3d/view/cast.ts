import {
  BatchedMesh,
  type BufferGeometry,
  Color,
  DataTexture,
  DoubleSide,
  Euler,
  FloatType,
  Group,
  Matrix4,
  Quaternion,
  RGBAFormat,
  Vector3,
} from 'three'
import type { Kind, KindMesh } from '../../environment/scene.ts'
import { bonesTexture } from '../../environment/view/kinds/bones.ts'
import { kindGeometry } from '../../environment/view/kinds/kind-geometry.ts'
import { kindMaterial, kindShadowMaterial } from '../../environment/view/kinds/kind-material.ts'
import type { AirUniforms } from '../../environment/view/shading/air-uniforms.ts'
import { measureOf } from '../measure.ts'
import { paperHop, paperPose } from '../paper.ts'
import { acts, type Body, type Eye } from '../space.ts'

/** More than this are not drawn at one time. */
const mostBodies = 240
/** From here on few triangles are enough, in sizes of the body. */
const farSizes = 22

type Shape = { near?: number; far?: number }

/** Everybody of the world in two draw calls, and one more for their shadows. Any copy can be of any kind. */
export function showCast(
  kinds: readonly Kind[],
  meshes: readonly KindMesh[],
  cast: Record<string, number>,
  air: AirUniforms,
) {
  const group = new Group()
  const bones = bonesTexture(kinds)
  const used = [...new Set(Object.values(cast))]
  const shapes = new Map(
    used.flatMap((number) => {
      const [kind, mesh] = [kinds[number], meshes[number]]
      if (!kind || !mesh) return []
      const near = kindGeometry(kind, mesh.near)
      return [
        [number, { near, far: mesh.far.triangles.length > 0 ? kindGeometry(kind, mesh.far) : near }] as const,
      ]
    }),
  )
  const batches = (['solid', 'clear'] as const).flatMap((part) => {
    const geometries = new Set<BufferGeometry>()
    for (const { near, far } of shapes.values())
      for (const one of [near[part], far[part]]) if (one) geometries.add(one)
    if (geometries.size === 0) return []
    let [vertices, indices] = [0, 0]
    for (const geometry of geometries) {
      vertices += geometry.getAttribute('position').count
      indices += geometry.getIndex()?.count ?? 0
    }
    const side = Math.ceil(Math.sqrt(mostBodies))
    const lives = new DataTexture(new Float32Array(side * side * 4), side, side, RGBAFormat, FloatType)
    const mesh = new BatchedMesh(
      mostBodies,
      vertices,
      indices,
      kindMaterial(air, lives, bones.texture, part === 'clear'),
    )
    mesh.name = `cast ${part}`
    for (const material of [mesh.material].flat()) material.shadowSide = DoubleSide
    mesh.frustumCulled = false
    mesh.castShadow = part === 'solid'
    mesh.receiveShadow = true
    mesh.customDepthMaterial = kindShadowMaterial(air, lives, bones.texture)
    mesh.renderOrder = part === 'clear' ? 5 : 0
    const numbers = new Map<BufferGeometry, number>()
    for (const geometry of geometries) numbers.set(geometry, mesh.addGeometry(geometry))
    const [first = 0] = numbers.values()
    for (let i = 0; i < mostBodies; i++) {
      mesh.addInstance(first)
      mesh.setVisibleAt(i, false)
      mesh.setColorAt(i, white)
    }
    const shapeOf = new Map<number, Shape>()
    for (const [number, { near, far }] of shapes) {
      const [nearest, farthest] = [near[part], far[part] ?? near[part]]
      shapeOf.set(number, {
        ...(nearest && { near: numbers.get(nearest) }),
        ...(farthest && { far: numbers.get(farthest) }),
      })
    }
    group.add(mesh)
    return [{ mesh, lives, shapeOf }]
  })

  return {
    group,
    /** Draws the bodies as they are now. `seconds` lets those blink that cannot be hurt. */
    draw(bodies: readonly Body[], eye: Eye, seconds: number) {
      for (const { mesh, lives, shapeOf } of batches) {
        const texels = lives.image.data as Float32Array
        let copy = 0
        for (const body of bodies) {
          const number = cast[body.cast]
          const kind = number === undefined ? undefined : kinds[number]
          const shape = number === undefined ? undefined : shapeOf.get(number)
          if (!kind || !shape || number === undefined || copy >= mostBodies || body.hidden) continue
          if (body.safe > 0 && Math.floor(seconds * 12) % 2 === 0) continue
          const distance = Math.hypot(body.x - eye.x, body.y - eye.y, body.z - eye.z)
          const geometry = distance > body.size * farSizes ? (shape.far ?? shape.near) : shape.near
          if (geometry === undefined) continue
          const scale = body.size / measureOf(kind)
          // Whatever leans does so about its middle, not its foot.
          const lift = ((kind.max[1] + kind.min[1]) / 2) * scale
          const { yaw, pitch, roll } = kind.paper ? paperPose(kind.paper, body, eye) : body
          const hop = kind.paper ? paperHop(body) : 0
          turn.setFromEuler(angles.set(-pitch, yaw, -roll, 'YXZ'))
          offset.set(0, -lift, 0).applyQuaternion(turn)
          place.set(
            body.x + offset.x,
            body.y + hop + lift - kind.min[1] * scale + offset.y,
            body.z + offset.z,
          )
          matrix.compose(place, turn, size.setScalar(scale))
          mesh.setMatrixAt(copy, matrix)
          mesh.setGeometryIdAt(copy, geometry)
          mesh.setColorAt(copy, body.tint ? colour.set(body.tint) : white)
          if (!mesh.getVisibleAt(copy)) mesh.setVisibleAt(copy, true)
          const speed = Math.hypot(body.vx, body.vz)
          texels.set(
            [
              body.phase,
              speed,
              bones.from[number] ?? 0,
              acts.indexOf(body.act) + ((body.id * 0.618) % 1) * 0.99,
            ],
            copy * 4,
          )
          copy++
        }
        for (let rest = copy; rest < mostBodies && mesh.getVisibleAt(rest); rest++)
          mesh.setVisibleAt(rest, false)
        lives.needsUpdate = true
      }
    },
    dispose() {
      for (const { mesh, lives } of batches) {
        mesh.customDepthMaterial?.dispose()
        for (const material of [mesh.material].flat()) material.dispose()
        mesh.dispose()
        lives.dispose()
      }
      bones.texture.dispose()
    },
  }
}

const white = new Color(1, 1, 1)
const colour = new Color()
const matrix = new Matrix4()
const turn = new Quaternion()
const angles = new Euler()
const offset = new Vector3()
const place = new Vector3()
const size = new Vector3()
