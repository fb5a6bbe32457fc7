import { shade } from '@makebelieve/shapes/materials/colour'
import {
  blocks,
  bricks,
  ice,
  type Material,
  marble,
  metal,
  paper,
  planks,
  plaster,
  porcelain,
  stone,
  wood,
} from '@makebelieve/shapes/materials/material'
import type { Walls } from './frame.ts'

/** What a wall is made of, a little lighter or darker where it must stand out. */
export function wallMaterial({ stuff, colour }: Walls, tone = 1): Material {
  const own = tone === 1 ? colour : shade(colour, tone)
  switch (stuff) {
    case 'wood':
      return planks(own)
    case 'stone':
      return blocks(own)
    case 'brick':
      return bricks(own)
    case 'metal':
      return metal(own, { roughness: 0.55, metalness: 0.35 })
    case 'ice':
      return ice(own, { opacity: 1, roughness: 0.3 })
    case 'rock':
      return stone(own)
    case 'panels':
      return plaster(own, { roughness: 0.6, surface: 'plain' })
    case 'paper':
      return paper(own)
    case 'marble':
      return marble(own)
    case 'tiles':
      return porcelain(own, { roughness: 0.3 })
    case 'plaster':
      return plaster(own)
  }
}

/** Trim of the same house: painted boards, hewn stone or metal. */
export function trimMaterial({ stuff }: Walls, trim: string): Material {
  if (stuff === 'metal' || stuff === 'panels') return metal(trim, { metalness: 0.2, roughness: 0.5 })
  if (stuff === 'stone' || stuff === 'marble' || stuff === 'ice') return plaster(trim)
  return wood(trim)
}
