import { Solid } from '@makebelieve/shapes/geometry/solid'
import { blendOf, light } from '@makebelieve/shapes/materials/colour'
import type { Material } from '@makebelieve/shapes/materials/material'
import type { Shape } from '@makebelieve/shapes/shape'

/** Old, rusty, dirty: duller, darker, and with more of a surface. From 0 to 1. */
export function weathered(shape: Shape, wear: number): Shape {
  if (wear <= 0) return shape
  return {
    ...shape,
    parts: shape.parts.map((part) => ({
      ...part,
      solid: dulled(part.solid, wear),
      material: worn(part.material, wear),
    })),
  }
}

const dirt = '#5d4c3a'

function worn(material: Material, wear: number): Material {
  if (material.glow > 0) return material
  const isMetal = material.metalness > 0.5
  const isEven = material.surface === 'plain' || material.surface === 'metal'
  return {
    ...material,
    colour: blendOf(material.colour, dirt, wear * 0.28),
    roughness: Math.min(1, material.roughness + wear * 0.35),
    metalness: material.metalness * (1 - wear * 0.35),
    relief: material.relief * (1 + wear * 0.8),
    // Scratches on metal, unevenness on lacquer.
    surface:
      isMetal && isEven
        ? wear > 0.75
          ? 'rust'
          : 'worn metal'
        : isEven && wear > 0.5 && material.opacity === 1
          ? 'rough'
          : material.surface,
  }
}

function dulled(solid: Solid, wear: number): Solid {
  if (!solid.colours) return solid
  const goal = light(dirt)
  const colours = solid.colours.map((value, i) =>
    value < 0 ? value : value + ((goal[i % 3] ?? 0) - value) * wear * 0.25,
  )
  return new Solid(solid.positions, solid.triangles, { colours, ...(solid.bones && { bones: solid.bones }) })
}
