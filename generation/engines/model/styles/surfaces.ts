import { Solid, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import { blendOf, hex, light } from '@makebelieve/shapes/materials/colour'
import { glowing, type Material, stone } from '@makebelieve/shapes/materials/material'
import { boxOfShape, type Part, type Shape } from '@makebelieve/shapes/shape'
import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { layerOn } from '../compose/cover.ts'

/** Styles that change what things are made of; their shapes stay. */

const each = (shape: Shape, change: (part: Part, n: number) => Part): Shape => ({
  ...shape,
  parts: shape.parts.map(change),
})

/** Every vertex colour led through a function; parts without them keep their material's. */
function recoloured(solid: Solid, lead: (colour: Vec3) => Vec3): Solid {
  if (!solid.colours) return solid
  const colours = new Float32Array(solid.colours.length)
  for (let i = 0; i < colours.length; i += 3) {
    const [r = 0, g = 0, b = 0] = solid.colours.subarray(i, i + 3)
    colours.set(r < 0 ? [r, g, b] : lead([r, g, b]), i)
  }
  return new Solid(solid.positions, solid.triangles, { colours, ...(solid.bones && { bones: solid.bones }) })
}

const brightness = ([r, g, b]: Vec3) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Colours further from grey, and none too dark. */
const saturated =
  (by: number, lift = 0) =>
  (colour: Vec3): Vec3 => {
    const grey = brightness(colour)
    return colour.map((value) =>
      Math.min(1, Math.max(0, grey + (value - grey) * by + lift)),
    ) as unknown as Vec3
  }

const through = (material: Material, lead: (colour: Vec3) => Vec3): string =>
  hex(lead(light(material.colour)))

/** Glossy and bright, without relief, as if it came out of a mould. */
export const toy = (shape: Shape): Shape => {
  const lead = saturated(1.35, 0.02)
  return each(shape, (part) => ({
    ...part,
    solid: recoloured(part.solid, lead),
    material: {
      ...part.material,
      surface: 'plain',
      colour: through(part.material, lead),
      roughness: Math.min(0.32, part.material.roughness),
      metalness: 0,
      relief: 0.2,
    },
  }))
}

/** Kneaded: dull, with the marks of fingers. */
export const clay = (shape: Shape): Shape => {
  const lead = saturated(1.1, 0.03)
  return each(shape, (part) => ({
    ...part,
    solid: recoloured(part.solid, lead),
    material: {
      ...part.material,
      surface: 'clay',
      colour: through(part.material, lead),
      roughness: 0.88,
      metalness: 0,
      opacity: 1,
      glow: 0,
      relief: 1.3,
    },
  }))
}

/** More of every surface. */
export const realistic = (shape: Shape): Shape =>
  each(shape, (part) => ({
    ...part,
    material: {
      ...part.material,
      relief: part.material.relief * 1.5,
      surface:
        part.material.surface === 'plain' && part.material.roughness > 0.4 ? 'rough' : part.material.surface,
    },
  }))

const lamps = ['#00e5ff', '#ff2bd6', '#b6ff3c', '#ffb02e']

/** Dark, with what is small or bright shining. */
export const neon = (shape: Shape): Shape => {
  const size = Math.max(...sizeOf(boxOfShape(shape)))
  const order = [...shape.parts].sort((a, b) => reach(a) - reach(b))
  const trims = new Set(
    order.filter((part, n) => n < Math.max(1, order.length / 3) && reach(part) < size * 0.9),
  )
  return each(shape, (part, n) => {
    const lamp = lamps[n % lamps.length] ?? '#00e5ff'
    if (trims.has(part) && shape.parts.length > 1)
      return { ...part, solid: bare(part.solid), material: glowing(lamp, { glow: 1.6 }) }
    // Bodies keep a trace of their colour, and bright rings run around them.
    const box = part.solid.bounds()
    const tall = Math.max(1e-6, box.max[1] - box.min[1])
    const dark = blendOf(part.material.colour, '#0a0b14', 0.86)
    const ring = light(lamp)
    return {
      ...part,
      solid: recoloured(part.solid, (colour) => light(blendOf(hex(colour), '#0a0b14', 0.86))),
      material: {
        ...part.material,
        colour: dark,
        roughness: 0.25,
        metalness: 0.4,
        relief: 0.4,
        paint: ([, y]) => {
          const way = (y - box.min[1]) / tall
          return Math.abs(way * 5 - Math.round(way * 5)) < 0.045 ? ring : undefined
        },
      },
    }
  })
}

const room = (part: Part) => sizeOf(part.solid.bounds()).reduce((product, side) => product * (side + 0.01), 1)
const reach = (part: Part) => Math.max(...sizeOf(part.solid.bounds()))
const bare = (solid: Solid) =>
  new Solid(solid.positions, solid.triangles, { ...(solid.bones && { bones: solid.bones }) })

/** Weathered stone with moss where it looks up. */
export const ancient = (shape: Shape, seed: number): Shape => {
  const made = each(shape, (part) => {
    const isStone = ['stone', 'blocks', 'bricks', 'marble'].includes(part.material.surface)
    const colour = blendOf(blendOf(part.material.colour, '#8f877a', isStone ? 0.35 : 0.72), '#6b6458', 0.2)
    return {
      ...part,
      solid: recoloured(part.solid, (own) => light(blendOf(hex(own), '#8f877a', 0.7))),
      material: isStone
        ? { ...part.material, colour, relief: 1.6 }
        : stone(colour, { relief: 1.5, grain: part.material.grain }),
    }
  })
  const moss = stuffNamed('moss')?.material
  const piece = {
    id: 'moss',
    phrase: 'moss',
    noun: 'moss',
    source: { by: 'stuff', stuff: moss ?? stone('#5d7f35') },
    via: '',
    count: 1,
    size: 1,
    partLooks: [],
  } as const
  const layer =
    moss &&
    layerOn([{ id: 'moss', piece: { ...piece, partLooks: [] }, shape: made }], moss, seed, {
      most: 60,
      thick: 0.6,
    })
  return layer
    ? { ...made, parts: [...made.parts, ...layer.parts.map((part) => ({ ...part, name: 'moss/layer' }))] }
    : made
}

/** White shells, dark joints and lines of light. */
export const futuristic = (shape: Shape): Shape => {
  const order = [...shape.parts].sort((a, b) => room(b) - room(a))
  return each(shape, (part) => {
    const n = order.indexOf(part)
    const box = part.solid.bounds()
    const tall = Math.max(1e-6, box.max[1] - box.min[1])
    const trace = part.material.colour
    // The largest is a shell, whatever its colour; what was dark or clear stays so.
    const isShell = n === 0 || (brightness(light(trace)) > 0.03 && part.material.opacity === 1)
    const line = light(brightness(light(trace)) > 0.5 ? '#22d3ff' : trace)
    if (n > 2 && n === order.length - 1)
      return { ...part, solid: bare(part.solid), material: glowing('#22d3ff') }
    return {
      ...part,
      solid: bare(part.solid),
      material: {
        ...part.material,
        surface: 'plain' as const,
        colour: isShell ? blendOf('#eef2f6', trace, 0.12) : blendOf('#23282f', trace, 0.06),
        roughness: 0.22,
        metalness: isShell ? 0.1 : 0.6,
        relief: 0.3,
        paint: ([, y]: Vec3) => {
          const way = (y - box.min[1]) / tall
          return Math.abs(way - 0.62) < 0.018 || Math.abs(way - 0.3) < 0.008 ? line : undefined
        },
      },
    }
  })
}
