import type { Place, Scene } from '../../scene.ts'

const isWithin = (outline: readonly [number, number][], x: number, z: number): boolean => {
  let inside = false
  outline.forEach(([toX, toZ], index) => {
    const [fromX, fromZ] = outline[(index + outline.length - 1) % outline.length] ?? [toX, toZ]
    if (toZ > z !== fromZ > z && x < ((fromX - toX) * (z - toZ)) / (fromZ - toZ) + toX) inside = !inside
  })
  return inside
}

/** The colour of the water that is around the eye, if there is any. */
export function waterAround(
  scene: Pick<Scene, 'waters' | 'around' | 'air'>,
  [x, y, z]: Place,
): string | undefined {
  const wet = scene.waters.filter(({ stuff }) => stuff === 'water' || stuff === 'swamp')
  const above = wet.find(({ level, outline }) => y < level - 0.05 && (!outline || isWithin(outline, x, z)))
  if (above) return above.colour
  // On a seabed the surface may be so far up that the scene has none.
  return scene.around === 'underwater' && wet.length === 0 ? (scene.air.fogColour ?? '#2f93b5') : undefined
}
