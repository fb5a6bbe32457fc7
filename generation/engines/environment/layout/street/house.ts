import type { Random } from '@makebelieve/kit/core/random'
import { bricks, type Material, plaster } from '@makebelieve/shapes/materials/material'
import type { FacadeStyle } from '../../settings/setting.ts'

/** One house of a row: its front stands at z 0 and looks toward +z, in the middle of x. */
export type House = {
  style: FacadeStyle
  width: number
  depth: number
  storeys: number
  colour: string
  isDark: boolean
  /** Snow lies on the roof, and no flowers stand before the windows. */
  isSnowy: boolean
  random: Random
}

/** What differs between styles: how high storeys are, how windows and roofs are made. */
export type StyleRow = {
  storey: number
  ground: number
  window: readonly [width: number, height: number]
  /** Metres from window to window. */
  step: number
  trim: string
  roof: 'flat' | 'gable' | 'eaves' | 'hip'
  roofColour: string
  shop: number
  balconies?: number
  shutters?: true
  wall: (colour: string) => Material
}

export const styles: Record<FacadeStyle, StyleRow> = {
  modern: {
    storey: 3.2,
    ground: 4,
    window: [1.5, 2.1],
    step: 2,
    trim: '#5b656d',
    roof: 'flat',
    roofColour: '#6a7076',
    shop: 0.8,
    balconies: 0.2,
    wall: plaster,
  },
  'old town': {
    storey: 3,
    ground: 3.3,
    window: [0.95, 1.5],
    step: 1.9,
    trim: '#f6efe0',
    roof: 'gable',
    roofColour: '#a9553c',
    shop: 0.7,
    shutters: true,
    wall: plaster,
  },
  brick: {
    storey: 3.1,
    ground: 3.8,
    window: [1.05, 1.7],
    step: 1.9,
    trim: '#e6dcc8',
    roof: 'flat',
    roofColour: '#574b45',
    shop: 0.85,
    wall: bricks,
  },
  neon: {
    storey: 3.1,
    ground: 3.8,
    window: [1.1, 1.2],
    step: 1.8,
    trim: '#22242e',
    roof: 'flat',
    roofColour: '#22242c',
    shop: 1,
    balconies: 0.25,
    wall: plaster,
  },
  japanese: {
    storey: 2.9,
    ground: 3.1,
    window: [1.5, 1.2],
    step: 2.1,
    trim: '#4a3527',
    roof: 'eaves',
    roofColour: '#454b52',
    shop: 0.9,
    balconies: 0.15,
    wall: plaster,
  },
  medieval: {
    storey: 2.7,
    ground: 2.8,
    window: [0.8, 1.05],
    step: 1.7,
    trim: '#5a3d26',
    roof: 'gable',
    roofColour: '#8d5a3c',
    shop: 0.4,
    wall: plaster,
  },
  classical: {
    storey: 4.2,
    ground: 4.6,
    window: [1.1, 2],
    step: 2.6,
    trim: '#f3ead6',
    roof: 'hip',
    roofColour: '#b5694a',
    shop: 0.3,
    wall: plaster,
  },
  venetian: {
    storey: 3.4,
    ground: 3.6,
    window: [0.95, 1.8],
    step: 1.8,
    trim: '#f4ead8',
    roof: 'hip',
    roofColour: '#a85a40',
    shop: 0.35,
    balconies: 0.35,
    shutters: true,
    wall: plaster,
  },
  suburb: {
    storey: 2.9,
    ground: 3,
    window: [1.4, 1.3],
    step: 2.4,
    trim: '#ffffff',
    roof: 'gable',
    roofColour: '#6d5a52',
    shop: 0,
    wall: plaster,
  },
  industrial: {
    storey: 4,
    ground: 4.4,
    window: [2, 2],
    step: 2.8,
    trim: '#4a5056',
    roof: 'flat',
    roofColour: '#50555a',
    shop: 0.1,
    wall: bricks,
  },
}

export const heightOf = ({ style, storeys }: Pick<House, 'style' | 'storeys'>): number =>
  styles[style].ground + (storeys - 1) * styles[style].storey

export const litColours = ['#ffd595', '#ffe2b3', '#ffc878', '#fff0cf'] as const

/** Rooms behind shop windows, dim enough to be looked at. */
export const shopRooms = ['#d9a866', '#c99a5c', '#e0b878'] as const

export const neonRooms = ['#b06fc0', '#5aa9c4', '#d98a5a', '#7a6fd0', '#c96f8f'] as const

export const dayColours = ['#a9c0cd', '#b8ccd6', '#9bb4c2'] as const
