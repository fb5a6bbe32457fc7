import type { Control } from '@makebelieve/kit/simulation/system'
import type { Reading } from '../../../reading/schema.ts'
import { fold } from '../../../reading/words.ts'
import { held, type ReadValue } from './control-words.ts'
import { stemOf } from './stems.ts'

const gravities: Readonly<Record<string, number>> = {
  moon: 1.62,
  mars: 3.72,
  jupiter: 24.8,
  earth: 9.81,
  venus: 8.87,
  saturn: 10.4,
  neptune: 11.2,
  mercury: 3.7,
}
const ofWorld: Readonly<Record<string, string>> = { lunar: 'moon', martian: 'mars' }

/** 'On Mars', 'lunar gravity', 'on Earth and the Moon': the worlds that something happens on, in their order. */
export function worldsIn({ words }: Reading, control: Control): ReadValue[] {
  if (control.unit !== 'm/s²' || !/gravity/i.test(`${control.id} ${control.label}`)) return []
  const found: ReadValue[] = []
  let lastThere = Number.NEGATIVE_INFINITY
  for (const [at, { text }] of words.entries()) {
    const name = fold(text)
    const world = ofWorld[name] ?? name.replace(/'s$/, '')
    const gravity = gravities[world]
    if (gravity === undefined) continue
    const before = words.slice(Math.max(0, at - 2), at).map((word) => fold(word.text))
    const isThere =
      name in ofWorld ||
      before.includes('on') ||
      stemOf(fold(words[at + 1]?.text ?? '')) === stemOf('gravity') ||
      // 'On Earth and the Moon': the second stands where the first does.
      (at - lastThere <= 3 && before.some((word) => joining.has(word)))
    if (!isThere) continue
    lastThere = at
    if (found.some(({ wanted }) => wanted === gravity)) continue
    found.push({
      control,
      wanted: gravity,
      value: held(control, gravity),
      text: `on ${capital(world)}`,
      words: [at],
    })
  }
  return found
}

const joining = new Set(['and', 'or', 'vs', 'versus', ',', 'than'])

const capital = (world: string) =>
  `${world === 'moon' ? 'the ' : ''}${world.charAt(0).toUpperCase()}${world.slice(1)}`
