import { Box3, Group, Mesh, type Object3D, Vector3 } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { shadowLayer } from './ground-shadow.ts'
import { type NamedNode, nodesOf } from './parts.ts'

export type LoadedModel = {
  /** Stands on the ground, with its middle above the centre. */
  root: Group
  meshes: Mesh[]
  nodes: NamedNode[]
  size: Vector3
  triangles: number
}

/** The file behind a link did not come. The link may have run out: then a fresh one helps. */
export class ModelNotFetched extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The model answered ${status}`)
    this.status = status
  }
}

export async function loadModel(url: string, signal: AbortSignal): Promise<LoadedModel> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new ModelNotFetched(answer.status)
  const bytes = await answer.arrayBuffer()
  const { scene, parser } = await new GLTFLoader().parseAsync(bytes, '')
  const isNode = (object: Object3D) => parser.associations.get(object)?.nodes !== undefined
  const meshes: Mesh[] = []
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.castShadow = object.receiveShadow = true
    object.layers.enable(shadowLayer)
    meshes.push(object)
  })
  const root = new Group()
  root.add(scene)
  const box = new Box3().setFromObject(scene, true)
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  scene.position.sub(new Vector3(middle.x, box.min.y, middle.z))
  return { root, meshes, nodes: nodesOf(scene, isNode), size, triangles: count(meshes) }
}

function count(meshes: readonly Mesh[]): number {
  const corners = meshes.reduce((sum, { geometry }) => {
    const { index, attributes } = geometry
    return sum + (index?.count ?? attributes.position?.count ?? 0)
  }, 0)
  return Math.round(corners / 3)
}
