import type { Values } from '@makebelieve/kit/simulation/system'

/** Somebody who lifts a sighting tube until the top of the tree is in it. */
export type Sight = { angle: number; found: boolean }

export const sceneOf = ({ distance = 20, tree = 14, eye = 1.5 }: Values) => ({ distance, tree, eye })

/** How high a sight line is when it comes to the tree: followed in small steps, as a straight line goes. */
export function heightOfRay(angle: number, values: Values): number {
  const { distance, eye } = sceneOf(values)
  const turned = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(turned), Math.sin(turned)]
  let [x, y] = [0, eye]
  const stride = distance / 40
  while (x + dx * stride < distance) {
    x += dx * stride
    y += dy * stride
  }
  return y + (dy / dx) * (distance - x)
}

/** The same angle in a small drawing with a base of 10 cm: the third side is read off and scaled up. */
export function byDrawing(angle: number, values: Values): number {
  const { distance, eye } = sceneOf(values)
  const base = 10
  const upright = base * Math.tan((angle * Math.PI) / 180)
  return eye + (upright / base) * distance
}
