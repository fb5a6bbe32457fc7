import { plots } from '../words.ts'

export const plotNames = Object.keys(plots)

/** Also what of a scene is meant: 'sea/deck'. */
export const hasPlot = (scene: string, site: string | undefined): boolean => `${scene}/${site}` in plots

export function plotOf(scene: string, site?: string): { ground: string; flows: string; words: string } {
  const row = plots[`${scene}/${site}`] ?? plots[scene] ?? Object.values(plots)[0] ?? ''
  const [ground = '', flows = '', words = ''] = row.split('|')
  return { ground, flows, words }
}
