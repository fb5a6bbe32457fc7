import type { Scene, Water } from '../../scene.ts'

/** Waves above this break the image; the sky alone is mirrored then. */
const calm = 0.45

/** The water that mirrors what stands around it: the first that is calm. */
export const mirroringWater = ({ waters }: Pick<Scene, 'waters'>): Water | undefined =>
  waters.find(
    ({ stuff, waves }) => waves < calm && (stuff === 'water' || stuff === 'swamp' || stuff === 'ice'),
  )

export const isMirroring = (scene: Pick<Scene, 'waters'>): boolean => mirroringWater(scene) !== undefined
