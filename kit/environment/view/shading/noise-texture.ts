import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat } from 'three'

/** Texels a side. */
const side = 256

/** Repeatable and spread evenly; it only has to look random. */
const hash = (x: number, y: number, salt: number): number => {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(salt, 2147483587)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Smooth hills, repeating after `cells`. */
const hills = (x: number, y: number, cells: number, salt: number): number => {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = x - column
  const down = y - row
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
  const at = (dx: number, dy: number) => hash((column + dx) % cells, (row + dy) % cells, salt)
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * ease(across)
  const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * ease(across)
  return top + (bottom - top) * ease(down)
}

const layered = (u: number, v: number, cells: number, salt: number): number => {
  let sum = 0
  let weight = 0.5
  for (let octave = 0; octave < 5; octave++) {
    const fine = cells << octave
    sum += hills(u * fine, v * fine, fine, salt + octave) * weight
    weight *= 0.5
  }
  return sum / (1 - weight * 2 + 0.03125)
}

/** How far it is to the nearest of points strewn over the cells. */
const pebbles = (u: number, v: number, cells: number): number => {
  const x = u * cells
  const y = v * cells
  let nearest = 2
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const column = Math.floor(x) + dx
      const row = Math.floor(y) + dy
      const wrapped: [number, number] = [(column + cells) % cells, (row + cells) % cells]
      const pointX = column + hash(wrapped[0], wrapped[1], 71)
      const pointY = row + hash(wrapped[0], wrapped[1], 72)
      nearest = Math.min(nearest, Math.hypot(pointX - x, pointY - y))
    }
  return Math.min(1, nearest)
}

/**
 * One small picture that repeats, from which all patterns of ground, clouds and water are made: two kinds of hills, pebbles,
 * and grain. Mipmaps smooth patterns away in the distance by themselves.
 */
export function noiseTexture(): DataTexture {
  const texels = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const at = (row * side + column) * 4
      const u = column / side
      const v = row / side
      texels[at] = layered(u, v, 4, 1) * 255
      texels[at + 1] = layered(u, v, 8, 21) * 255
      texels[at + 2] = pebbles(u, v, 16) * 255
      texels[at + 3] = hash(column, row, 99) * 255
    }
  const texture = new DataTexture(texels, side, side, RGBAFormat)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}
