import { sketches } from '../words.ts'
import { grown } from './grown.ts'
import { type Stamp, sketched } from './sketch.ts'

/** Everything that can stand in a scene, by its name. */
export const stamps: Record<string, Stamp> = { ...grown }
for (const [name, words] of Object.entries(sketches)) stamps[name] = sketched(words, stamps)
