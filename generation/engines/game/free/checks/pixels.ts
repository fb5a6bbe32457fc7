/** A picture as RGBA, four bytes for each pixel. */
export type Pixels = Uint8Array

/** So much must a colour differ in one of its parts to be another one. */
const noticeable = 12

/** How many pixels are not of the colour that most have, and how many colours there are, with near ones taken as one. */
export function colours(pixels: Pixels): { others: number; count: number } {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return { others: pixels.length / 4 - Math.max(...counts.values()), count: counts.size }
}

/** How many pixels of two pictures differ. */
export function changed(one: Pixels, other: Pixels): number {
  let differing = 0
  for (let at = 0; at < one.length; at += 4) {
    const far = [0, 1, 2].some(
      (part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > noticeable,
    )
    if (far) differing++
  }
  return differing
}
