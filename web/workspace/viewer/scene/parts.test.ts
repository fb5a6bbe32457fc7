import {
  BoxGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import { describe, expect, it } from 'vitest'
import { paint } from './paint.ts'
import { averageColour, idsBelow, nodesOf, treeOf } from './parts.ts'

function named<Thing extends Object3D>(name: string, object: Thing, ...children: Object3D[]): Thing {
  // The loader keeps the name of the file here, and a tamer one as the name of the object.
  object.userData.name = name
  object.name = name.replaceAll(/[\s/]/g, '')
  if (children.length > 0) object.add(...children)
  return object
}
const mesh = (colour = '#ffffff') => new Mesh(new BoxGeometry(), new MeshStandardMaterial({ color: colour }))
const isNode = (object: Object3D) => object.userData.name !== undefined
const tree = (...nodes: Object3D[]) => {
  const scene = new Group()
  scene.add(...nodes)
  return treeOf(nodesOf(scene, isNode), () => '#abcdef')
}

describe('the parts of a model', () => {
  it('stand under the thing they belong to, and are called as the file calls them', () => {
    const parts = tree(
      named(
        'A corgi',
        new Group(),
        named('corgi/left ear', mesh()),
        named('corgi/body', mesh()),
        named('top_hat/brim', mesh()),
      ),
    )
    expect(parts.map(({ name }) => name)).toEqual(['Corgi', 'Top hat'])
    expect(parts[0]?.children.map(({ name }) => name)).toEqual(['Left ear', 'Body'])
    expect(parts[0]?.colour).toBeUndefined()
    expect(parts[0]?.children[0]?.colour).toBe('#abcdef')
  })

  it('need no heading where there is one thing alone', () => {
    expect(tree(named('mug/handle', mesh()), named('mug/body', mesh())).map(({ name }) => name)).toEqual([
      'Handle',
      'Body',
    ])
  })

  it('are one for each node, however many primitives it has', () => {
    const twofold = named('wheel', new Group())
    twofold.add(mesh(), mesh())
    const scene = new Group()
    scene.add(twofold, named('axle', mesh()))
    const nodes = nodesOf(scene, isNode)
    expect(nodes.map(({ name, meshes }) => [name, meshes.length])).toEqual([
      ['wheel', 2],
      ['axle', 1],
    ])
  })

  it('are hidden all together by their heading', () => {
    const [corgi] = tree(named('corgi/ear', mesh()), named('corgi/body', mesh()), named('hat', mesh()))
    expect(corgi && idsBelow(corgi)).toHaveLength(2)
  })
})

describe('the colour of a part', () => {
  it('is that of its material and its corners together', () => {
    const part = mesh('#ff0000')
    expect(averageColour([part], () => undefined).getHexString()).toBe('ff0000')
    const count = part.geometry.attributes.position?.count ?? 0
    part.geometry.setAttribute('color', new Float32BufferAttribute(new Array(3 * count).fill(0.5), 3))
    part.material.vertexColors = true
    expect(averageColour([part], () => undefined).r).toBeCloseTo(0.5)
  })

  it('can be another for a while, and comes back; what shared its material keeps it', () => {
    const [one, other] = [mesh(), mesh()]
    const shared = one.material
    other.material = shared
    paint(one, '#00ff00', new Color(1, 1, 1))
    expect(one.material).not.toBe(shared)
    expect(other.material).toBe(shared)
    paint(one, '#0000ff', new Color(1, 1, 1))
    paint(one, null, new Color(1, 1, 1))
    expect(one.material).toBe(shared)
  })
})
