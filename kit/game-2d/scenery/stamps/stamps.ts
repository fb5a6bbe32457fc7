import { grown } from './grown.ts'
import { type Stamp, sketched } from './sketch.ts'
import { sketches } from './sketches.ts'

/** Everything that can stand in a scene, by its name. */
export const stamps: Record<string, Stamp> = { ...grown }
for (const [name, words] of Object.entries(sketches)) stamps[name] = sketched(words, stamps)
