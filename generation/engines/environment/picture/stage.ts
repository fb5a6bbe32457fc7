import type { KindMesh, Pose, Scene, Water } from '@makebelieve/kit/environment/scene'
import { type Camera, cameraAt } from './camera.ts'
import { type Canvas, draw, openCanvas } from './raster.ts'

/** What a pixel of an ID picture may show beside placed things, which have their own numbers from 0 on. */
export const groundObject = 1_000_000
export const waterObject = 2_000_000

type Body = { x: number; y: number; z: number; radius: number }

/** A scene ready to be looked at from anywhere in Node: which thing each pixel shows. */
export type Stage = {
  scene: Scene
  /** The places of a placed thing's vertices in the world. */
  placesOf(placed: number, level: 'near' | 'far'): Float32Array
  ground: { places: Float32Array; triangles: Uint32Array }
  /** The ground with few triangles, for pictures so small that nobody could tell. */
  roughGround: { places: Float32Array; triangles: Uint32Array }
  waters: { places: Float32Array; triangles: Uint32Array }[]
  /** Placed things that may be in the picture, the nearest first, and how far away each is. */
  inSight(camera: Camera): { placed: number; distance: number; radius: number }[]
  meshes: readonly KindMesh[]
}

export function openStage(scene: Scene, meshes: readonly KindMesh[]): Stage {
  const bodies = scene.placed.map(({ kind, at, yaw, scale }): Body => {
    const { min, max } = scene.kinds[kind] ?? { min: [0, 0, 0], max: [0, 0, 0] }
    const radius = (Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2) * scale
    // Walls that a layout built may lie far from their own origin.
    const middle = Float32Array.from(min, (low, k) => (low + (max[k] ?? low)) / 2)
    const [x = 0, y = 0, z = 0] = inWorld(middle, { at, yaw, scale })
    return { x, y, z, radius }
  })
  const kept = new Map<number, Float32Array>()
  return {
    scene,
    meshes,
    placesOf(placed, level) {
      const known = level === 'far' ? kept.get(placed) : undefined
      if (known) return known
      const one = scene.placed[placed]
      const mesh = one && meshes[one.kind]
      if (!one || !mesh) return new Float32Array()
      const places = inWorld(mesh[level].positions, one)
      if (level === 'far') kept.set(placed, places)
      return places
    },
    ground: groundMesh(scene, scene.ground.cells),
    roughGround: groundMesh(scene, Math.min(48, scene.ground.cells)),
    waters: scene.waters.map((water) => waterMesh(scene, water)),
    inSight({ eye, right, up, ahead, wide, tall }) {
      const found: { placed: number; distance: number; radius: number }[] = []
      const [slopeX, slopeY] = [1 / wide, 1 / tall]
      const [edgeX, edgeY] = [Math.hypot(1, slopeX), Math.hypot(1, slopeY)]
      bodies.forEach(({ x, y, z, radius }, placed) => {
        const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]]
        const forward = dx * ahead[0] + dy * ahead[1] + dz * ahead[2]
        if (forward < -radius) return
        const across = Math.abs(dx * right[0] + dy * right[1] + dz * right[2])
        const upward = Math.abs(dx * up[0] + dy * up[1] + dz * up[2])
        if (across - forward * slopeX > radius * edgeX || upward - forward * slopeY > radius * edgeY) return
        const distance = Math.hypot(dx, dy, dz)
        // Less than a third of a pixel at the size of the proof.
        if (radius / Math.max(1, distance) < 0.0015) return
        found.push({ placed, distance, radius })
      })
      return found.sort((a, b) => a.distance - b.distance)
    },
  }
}

function inWorld(
  positions: Float32Array,
  { at, yaw, scale }: { at: readonly [number, number, number]; yaw: number; scale: number },
): Float32Array {
  const places = new Float32Array(positions.length)
  const [cos, sin] = [Math.cos(yaw) * scale, Math.sin(yaw) * scale]
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number
    const z = positions[i + 2] as number
    places[i] = x * cos + z * sin + at[0]
    places[i + 1] = (positions[i + 1] as number) * scale + at[1]
    places[i + 2] = z * cos - x * sin + at[2]
  }
  return places
}

/** The ground as so many squares a side. */
function groundMesh({ ground }: Scene, squares: number): Stage['ground'] {
  const { size, cells, heights, isVoid } = ground
  if (isVoid) return { places: new Float32Array(), triangles: new Uint32Array() }
  const side = squares + 1
  const places = new Float32Array(side * side * 3)
  const nearest = (i: number) => Math.round((i * cells) / squares)
  for (let i = 0; i < side * side; i++) {
    const [column, row] = [nearest(i % side), nearest(Math.floor(i / side))]
    places[i * 3] = (column / cells - 0.5) * size
    places[i * 3 + 1] = (heights[row * (cells + 1) + column] ?? 0) / 100
    places[i * 3 + 2] = (row / cells - 0.5) * size
  }
  return { places, triangles: gridTriangles(squares, () => true) }
}

function gridTriangles(cells: number, wanted: (column: number, row: number) => boolean): Uint32Array {
  const triangles: number[] = []
  const side = cells + 1
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      if (!wanted(column, row)) continue
      const a = row * side + column
      triangles.push(a, a + side, a + 1, a + 1, a + side, a + side + 1)
    }
  return Uint32Array.from(triangles)
}

/** Squares of water wherever the ground of a cell is lower somewhere. */
function waterMesh({ ground }: Scene, { level, outline }: Water): Stage['ground'] {
  const { size, cells, heights, isVoid } = ground
  const side = cells + 1
  const places = new Float32Array(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    places[i * 3] = ((i % side) / cells - 0.5) * size
    places[i * 3 + 1] = level
    places[i * 3 + 2] = (Math.floor(i / side) / cells - 0.5) * size
  }
  const wet = (i: number) => isVoid === true || (heights[i] ?? 0) / 100 < level
  const triangles = gridTriangles(cells, (column, row) => {
    const a = row * side + column
    if (!wet(a) && !wet(a + 1) && !wet(a + side) && !wet(a + side + 1)) return false
    const [x, z] = [((column + 0.5) / cells - 0.5) * size, ((row + 0.5) / cells - 0.5) * size]
    return !outline || isInside(outline, x, z)
  })
  return onlyUsed(places, triangles)
}

/** Without the vertices that no triangle has. */
function onlyUsed(places: Float32Array, triangles: Uint32Array): Stage['ground'] {
  const names = new Map<number, number>()
  const renamed = triangles.map((vertex) => {
    const name = names.get(vertex) ?? names.size
    names.set(vertex, name)
    return name
  })
  const used = new Float32Array(names.size * 3)
  for (const [vertex, name] of names) used.set(places.subarray(vertex * 3, vertex * 3 + 3), name * 3)
  return { places: used, triangles: renamed }
}

export function isInside(outline: readonly (readonly [number, number])[], x: number, z: number): boolean {
  let inside = false
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length] ?? [ax, az]
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside
  })
  return inside
}

/** How deep under clear water a thing is still seen, in metres along the look. */
const clearWater = 4

/** Which thing each pixel shows from a pose, and which water lies before it (-1 is none). */
export function look(
  stage: Stage,
  pose: Pose,
  width: number,
  height: number,
): Canvas & { water: Int32Array } {
  const canvas = openCanvas(width, height)
  const camera = cameraAt(pose, width / height)
  for (const { placed, distance, radius } of stage.inSight(camera)) {
    const mesh = stage.meshes[stage.scene.placed[placed]?.kind ?? -1]
    if (!mesh) continue
    // At this size few triangles do, unless it fills much of the picture.
    const level = radius > distance * 0.12 ? 'near' : 'far'
    draw(canvas, camera, { places: stage.placesOf(placed, level), triangles: mesh[level].triangles }, placed)
  }
  draw(canvas, camera, width < 128 ? stage.roughGround : stage.ground, groundObject)
  return { ...canvas, water: waterBefore(stage, camera, canvas) }
}

/** One sees through water, but not far: what lies deeper is hidden by it. */
function waterBefore(stage: Stage, camera: Camera, canvas: Canvas): Int32Array {
  const surface = openCanvas(canvas.width, canvas.height)
  for (const [i, water] of stage.waters.entries())
    draw(surface, camera, { ...water, isOpen: true }, waterObject + i)
  for (let i = 0; i < surface.object.length; i++) {
    const [near, behind] = [surface.nearness[i] as number, canvas.nearness[i] as number]
    if (near <= behind) surface.object[i] = -1
    else if (behind === 0 || 1 / behind - 1 / near > clearWater)
      canvas.object[i] = surface.object[i] as number
  }
  return surface.object
}
