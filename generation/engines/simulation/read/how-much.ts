import type { System } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { fold } from '../../../reading/words.ts'
import { headStems } from './control-words.ts'
import { stemOf } from './stems.ts'

/** What somebody asks who asks how far, how long or how fast: the names that such a readout may have, the surest first. */
const asked: Readonly<Record<string, readonly string[]>> = {
  far: ['distance', 'range', 'way', 'reach', 'stretch'],
  long: ['time', 'duration', 'length', 'period'],
  high: ['height', 'altitude', 'level', 'apex'],
  tall: ['height'],
  deep: ['depth'],
  fast: ['speed', 'velocity', 'rate', 'pace'],
  quickly: ['speed', 'rate'],
  slow: ['speed', 'rate'],
  hot: ['temperature'],
  warm: ['temperature'],
  cold: ['temperature'],
  heavy: ['weight', 'mass'],
  bright: ['brightness', 'power', 'intensity', 'luminosity'],
  loud: ['loudness', 'level'],
  strong: ['force', 'strength'],
  often: ['frequency', 'rate', 'period'],
  big: ['size', 'area', 'volume', 'radius'],
}

/** 'How far it flies' asks for a distance: the readout that measures it, and the words that ask. */
export function howMuch({ words }: Reading, { readouts }: System): { readout: string; words: number[] }[] {
  return words.flatMap(({ text }, at) => {
    const names = fold(words[at - 1]?.text ?? '') === 'how' ? asked[fold(text)] : undefined
    if (!names) return []
    const found = names
      .map((name) => readouts.find(({ label }) => headStems(label).includes(stemOf(name))))
      .find((readout) => readout !== undefined)
    return found ? [{ readout: found.id, words: [at] }] : []
  })
}
