import type { Layer } from './layers.ts'

export type SceneDesign = { layers: Layer[]; sky: string; life: string; top: string }

const plain: SceneDesign = {
  sky: 'sun clouds',
  life: 'birds',
  top: 'grass',
  layers: [
    { depth: 0.06, haze: 0.68, ridge: ['hills', 330, 70, 'land'] },
    { depth: 0.14, haze: 0.4, ridge: ['hills', 375, 55, 'land'] },
    { depth: 0.28, haze: 0.12, ridge: ['hills', 440, 40, 'land'], cover: 'grass' },
  ],
}

export const designOf = (scene: string): SceneDesign => designs[scene] ?? plain

const designs: Record<string, SceneDesign> = {}
