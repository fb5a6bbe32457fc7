import { Color, type Material, type Mesh, MeshStandardMaterial } from 'three'
import { disposeOf } from './dispose.ts'
import type { LoadedModel } from './load-model.ts'
import { paint } from './paint.ts'
import { averageColour, type NamedNode, type Part, pixelReader, treeOf } from './parts.ts'

export type ModelParts = ReturnType<typeof partsOf>

/** The parts of a model on the stage, and what was done to them. Nothing of it changes the file. */
export function partsOf({ root, meshes, nodes }: LoadedModel) {
  const all = nodes.flatMap(withInner)
  const averages = new Map<string, Color>()
  const pixels = pixelReader()
  let wires = false
  const tree: Part[] = treeOf(nodes, ({ object, meshes: own }) => {
    const average = averageColour(own, pixels)
    averages.set(object.uuid, average)
    return `#${average.getHexString()}`
  })

  function wire(on: boolean): void {
    wires = on
    for (const material of meshes.flatMap(worn))
      if (material instanceof MeshStandardMaterial) material.wireframe = on
  }

  return {
    tree,
    wire,
    hide(hidden: ReadonlySet<string>): void {
      for (const { object, meshes: own } of all)
        for (const mesh of own) mesh.visible = !hidden.has(object.uuid)
    },
    paint(id: string, colour: string | null): void {
      const average = averages.get(id) ?? white
      for (const mesh of all.find(({ object }) => object.uuid === id)?.meshes ?? [])
        paint(mesh, colour, average)
      // What it wears now does not know yet whether wires are shown.
      wire(wires)
    },
    dispose(): void {
      for (const mesh of meshes) paint(mesh, null, white)
      disposeOf(root)
    },
  }
}

const white = new Color(1, 1, 1)
const worn = ({ material }: Mesh): Material[] => [material].flat()
const withInner = (node: NamedNode): NamedNode[] => [node, ...node.children.flatMap(withInner)]
