import {
  BatchedMesh,
  type BufferGeometry,
  Color,
  DataTexture,
  DoubleSide,
  FloatType,
  Group,
  Matrix4,
  Quaternion,
  RGBAFormat,
  Vector3,
} from 'three'
import { farFrom, type KindMesh, type Place, type Scene } from '../../scene.ts'
import type { AirUniforms } from '../shading/air-uniforms.ts'
import type { Creature } from '../view.ts'
import { bonesTexture } from './bones.ts'
import { chooseDetail, type Detailed } from './detail.ts'
import { type KindGeometry, kindGeometry } from './kind-geometry.ts'
import { kindMaterial, kindShadowMaterial } from './kind-material.ts'

export type Kinds = ReturnType<typeof showKinds>

/** All that is drawn with one call: what stands, what stands and casts no shadow, what lives, what one sees through. */
const batchNames = ['still', 'bare', 'alive', 'clear'] as const
type BatchName = (typeof batchNames)[number]

type Batch = { mesh: BatchedMesh; lives: DataTexture; numberOf: Map<BufferGeometry, number> }
/** Where one placed thing, or what is clear of it, is in its batch. */
type Copy = { placed: number; batch: Batch; instance: number; near: number; far: number }

const up = new Vector3(0, 1, 0)
const matrix = new Matrix4()
const turn = new Quaternion()
const place = new Vector3()
const size = new Vector3()

const setPlace = (batch: Batch, instance: number, at: Place, yaw: number, scale: number) => {
  matrix.compose(place.set(...at), turn.setFromAxisAngle(up, yaw), size.setScalar(scale))
  batch.mesh.setMatrixAt(instance, matrix)
}

const texelsFor = (count: number): DataTexture => {
  const side = Math.max(1, Math.ceil(Math.sqrt(count)))
  const texture = new DataTexture(new Float32Array(side * side * 4), side, side, RGBAFormat, FloatType)
  texture.needsUpdate = true
  return texture
}

type Wanted = { placed: number; near: BufferGeometry; far: BufferGeometry }

/** Every placed thing of the scene, in at most four draw calls and two for their shadows. */
export function showKinds(scene: Scene, meshes: readonly KindMesh[], air: AirUniforms) {
  const group = new Group()
  const bones = bonesTexture(scene.kinds)
  const shapes: { near: KindGeometry; far: KindGeometry }[] = scene.kinds.map((kind, index) => {
    const mesh = meshes[index]
    if (!mesh) throw new Error(`No mesh for '${kind.name}'`)
    const near = kindGeometry(kind, mesh.near)
    return { near, far: mesh.far.triangles.length > 0 ? kindGeometry(kind, mesh.far) : near }
  })

  const wanted: Record<BatchName, Wanted[]> = { still: [], bare: [], alive: [], clear: [] }
  scene.placed.forEach((thing, placed) => {
    const kind = scene.kinds[thing.kind]
    const shape = shapes[thing.kind]
    if (!kind || !shape) throw new Error(`Placed thing ${placed} is of no kind`)
    const name = thing.life ? 'alive' : kind.shadowless ? 'bare' : 'still'
    const { solid, clear } = shape.near
    if (solid) wanted[name].push({ placed, near: solid, far: shape.far.solid ?? solid })
    if (clear) wanted.clear.push({ placed, near: clear, far: shape.far.clear ?? clear })
  })

  const copies: Copy[] = []
  const batches = batchNames.flatMap((name) => {
    const list = wanted[name]
    if (list.length === 0) return []
    const geometries = new Set(list.flatMap(({ near, far }) => [near, far]))
    let vertices = 0
    let indices = 0
    for (const geometry of geometries) {
      vertices += geometry.getAttribute('position').count
      indices += geometry.getIndex()?.count ?? 0
    }
    const lives = texelsFor(list.length)
    const mesh = new BatchedMesh(
      list.length,
      vertices,
      indices,
      kindMaterial(air, lives, bones.texture, name === 'clear'),
    )
    mesh.name = name
    // Both sides cast: light must not slip in where two walls only touch.
    for (const material of [mesh.material].flat()) material.shadowSide = DoubleSide
    mesh.frustumCulled = false
    mesh.castShadow = name === 'still' || name === 'alive'
    mesh.receiveShadow = true
    mesh.customDepthMaterial = kindShadowMaterial(air, lives, bones.texture)
    mesh.sortObjects = name === 'clear' || list.length < 600
    // What is clear comes after the water that stands behind it.
    mesh.renderOrder = name === 'clear' ? 5 : 0
    const batch: Batch = { mesh, lives, numberOf: new Map() }
    for (const geometry of geometries) batch.numberOf.set(geometry, mesh.addGeometry(geometry))
    for (const { placed, near, far } of list) {
      const thing = scene.placed[placed]
      const nearNumber = batch.numberOf.get(near) ?? 0
      const instance = mesh.addInstance(nearNumber)
      copies.push({ placed, batch, instance, near: nearNumber, far: batch.numberOf.get(far) ?? nearNumber })
      if (!thing) continue
      setPlace(batch, instance, thing.at, thing.yaw, thing.scale)
      if (thing.tint) mesh.setColorAt(instance, new Color(thing.tint))
      const own = (placed * 0.618034) % 1
      lives.image.data?.set([own, 0, bones.from[thing.kind] ?? 0, own], instance * 4)
    }
    group.add(mesh)
    return [batch]
  })

  const copiesOf = new Map<number, Copy[]>()
  for (const copy of copies) copiesOf.set(copy.placed, [...(copiesOf.get(copy.placed) ?? []), copy])
  const trianglesOf = (geometry: KindGeometry) =>
    ((geometry.solid?.getIndex()?.count ?? 0) + (geometry.clear?.getIndex()?.count ?? 0)) / 3
  const details: Detailed[] = scene.placed.map((thing) => {
    const kind = scene.kinds[thing.kind]
    const shape = shapes[thing.kind]
    if (!kind || !shape) throw new Error('A placed thing is of no kind')
    const longest = Math.max(...kind.max.map((most, axis) => most - (kind.min[axis] ?? 0))) * thing.scale
    return {
      at: [...thing.at],
      farFrom: farFrom(kind) * Math.max(1, thing.scale),
      size: longest,
      near: trianglesOf(shape.near),
      far: trianglesOf(shape.far),
    }
  })

  return {
    group,
    /** Moves what lives. */
    move(creatures: readonly Creature[]) {
      for (const creature of creatures) {
        const thing = scene.placed[creature.placed]
        const detail = details[creature.placed]
        if (!thing || !detail) continue
        detail.at = creature.at
        for (const { batch, instance } of copiesOf.get(creature.placed) ?? []) {
          setPlace(batch, instance, creature.at, creature.yaw, thing.scale)
          const texels = batch.lives.image.data
          if (!texels) continue
          texels[instance * 4] = creature.phase
          texels[instance * 4 + 1] = creature.speed
          batch.lives.needsUpdate = true
        }
      }
    },
    /** Chooses anew what is drawn with many triangles, with few, or not at all. */
    refine(eye: Place, yaw: number, spent: { triangles: number; reach: number; lost: number }) {
      const chosen = chooseDetail({ items: details, eye, yaw, ...spent })
      for (const { batch, placed, instance, near, far } of copies) {
        const detail = chosen[placed]
        const isSeen = detail !== 'none'
        if (batch.mesh.getVisibleAt(instance) !== isSeen) batch.mesh.setVisibleAt(instance, isSeen)
        const geometry = detail === 'near' ? near : far
        if (isSeen && batch.mesh.getGeometryIdAt(instance) !== geometry)
          batch.mesh.setGeometryIdAt(instance, geometry)
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
