import { bodyOf } from './bodies.ts'
import { frameFor, spriteOf } from './sprite.ts'

/** Who is asked for most: these are drawn before anybody comes, so that first games do not wait for them. */
const usual = [
  'cat',
  'dog',
  'fox',
  'mouse',
  'bear',
  'bunny',
  'penguin',
  'bird',
  'fish',
  'frog',
  'bee',
  'knight',
  'dragon',
  'witch',
  'wizard',
  'pirate',
  'ninja',
  'robot',
  'astronaut',
  'alien',
  'ghost',
  'zombie',
  'apple',
  'coin',
  'star',
]

export async function drawUsual(): Promise<void> {
  for (const noun of usual) {
    const found = bodyOf({ noun })
    if (found?.body !== 'own') throw new Error(`${noun} has no body`)
    for (const seen of ['top', 'side'] as const)
      await spriteOf({ body: found.order, seen, frame: frameFor(1) })
  }
}
