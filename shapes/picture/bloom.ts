/** What shines is seen around its edges too: blurred twice, wide and wider, at a quarter of the size. */
export function bloom(glows: Float32Array, colours: Float32Array, alphas: Float32Array, size: number): void {
  const small = Math.ceil(size / 4)
  const shrunk = new Float32Array(small * small * 3)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (let k = 0; k < 3; k++) {
        const to = ((y >> 2) * small + (x >> 2)) * 3 + k
        shrunk[to] = (shrunk[to] as number) + (glows[(y * size + x) * 3 + k] as number) / 16
      }
  for (const [radius, strength] of [
    [Math.max(1, Math.round(small / 90)), 0.35],
    [Math.max(2, Math.round(small / 28)), 0.3],
  ] as const) {
    const soft = blurred(blurred(shrunk, small, radius), small, radius)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [i, from] = [y * size + x, ((y >> 2) * small + (x >> 2)) * 3]
        let peak = 0
        for (let k = 0; k < 3; k++) {
          const more = (soft[from + k] as number) * strength
          if (more > peak) peak = more
          colours[i * 3 + k] = (colours[i * 3 + k] as number) + more
        }
        if ((alphas[i] as number) < 1) alphas[i] = Math.min(1, (alphas[i] as number) + peak * 0.5)
      }
  }
}

/** A box blur along rows and then columns. */
function blurred(from: Float32Array, size: number, radius: number): Float32Array {
  let source = from
  for (const [along, across] of [
    [3, size * 3],
    [size * 3, 3],
  ] as const) {
    const to = new Float32Array(from.length)
    for (let line = 0; line < size; line++)
      for (let k = 0; k < 3; k++) {
        const begin = line * across + k
        let sum = 0
        for (let i = -radius; i < size; i++) {
          const [enter, leave] = [i + radius, i - radius - 1]
          if (enter < size) sum += source[begin + enter * along] as number
          if (leave >= 0) sum -= source[begin + leave * along] as number
          if (i >= 0) to[begin + i * along] = sum / (2 * radius + 1)
        }
      }
    source = to
  }
  return source
}
