import type { Kind } from '../environment/scene.ts'

/** How large a kind is drawn at scale 1: tall things by their height, long ones by most of their length. */
export function measureOf({ min, max }: Kind): number {
  const [width, height, depth] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  return Math.max(0.05, height, Math.max(width, depth) * 0.62)
}
