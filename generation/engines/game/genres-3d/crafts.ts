import type { Brief } from '../../../brief/brief.ts'

/** Kinds of driving and flying by their words, and what one sits in there. */
const driven: readonly (readonly [words: RegExp, craft: string])[] = [
  [/\bkarts?\b|\bgo-?karts?\b/, 'kart'],
  [/\b(?:motor ?(?:bikes?|cycles?|cross)|moto ?gp|dirt ?bikes?|superbikes?)\b/, 'motorcycle'],
  [/\b(?:boats?|speedboats?|regatta|powerboats?)\b/, 'speedboat'],
  [/\b(?:sail\w*|yachts?)\b/, 'sailboat'],
  [/\b(?:trucks?|lorry|lorries)\b/, 'truck'],
  [/\b(?:bicycles?|bikes?|cycling)\b/, 'bicycle'],
  [/\b(?:horses?|derby|jockeys?)\b/, 'horse'],
]

/** What one drives where nobody is named who could race in person: on a track one sits in something. */
export const drivenIn = ({ prompt, scene }: Pick<Brief, 'prompt' | 'scene'>): string =>
  driven.find(([words]) => words.test(prompt.toLowerCase()))?.[1] ??
  (scene === 'space' ? 'spaceship' : scene === 'underwater' ? 'submarine' : 'racing car')

/** And what one flies. */
export const flownIn = ({ scene }: Pick<Brief, 'scene'>): string =>
  scene === 'space' || scene === 'moon' || scene === undefined
    ? 'spaceship'
    : scene === 'underwater'
      ? 'submarine'
      : 'airplane'
