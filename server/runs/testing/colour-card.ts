import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { passGates } from '../../testing/gate.ts'
import { type Generate, GenerationFailure } from '../generator.ts'

/**
 * A small real engine for tests: the words of a prompt become the colours of a card. Some words make it misbehave,
 * each in a way that a real engine could.
 */
export const generate: Generate = async ({ input }, emit) => {
  const { prompt } = input as { prompt: string }
  const words = prompt.split(/\s+/).filter(Boolean)
  emit({ type: 'stage', name: 'paint', state: 'started', progress: 0 })
  for (const [index, word] of words.entries()) {
    await misbehave(word)
    emit({ type: 'agent_response', text: `${word} is ${colourOf(word)}. ` })
    emit({ type: 'stage', name: 'paint', state: 'started', progress: (index + 1) / words.length })
  }
  emit({ type: 'stage', name: 'paint', state: 'finished', milliseconds: 1, progress: 1 })
  const stripes = words.map((word, x) => `<path fill="${colourOf(word)}" d="M${x * 10} 0h10v100h-10z"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${words.length * 10} 100">${stripes.join('')}</svg>`
  return {
    kind: 'game',
    name: words.slice(0, 3).join(' '),
    files: [{ path: 'card.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(svg) }],
  }
}

const colourOf = (word: string) => `#${createHash('sha256').update(word).digest('hex').slice(0, 6)}`

async function misbehave(word: string): Promise<void> {
  await passGates(word)
  if (word.startsWith('wait:')) await sleep(Number(word.slice(5)))
  if (word.startsWith('work:')) spin(Number(word.slice(5)))
  if (word === 'forever') spin(Number.POSITIVE_INFINITY)
  if (word === 'refuse') throw new GenerationFailure('Colour cards cannot refuse.')
  if (word === 'break') throw new TypeError('card is not defined')
  if (word === 'exit') process.exit(3)
  if (word === 'hoard') {
    // Little by little: a thread that asks for a lot at once at its limit takes the whole process with it, tests and all.
    let hoard: unknown
    for (;;) hoard = { hoard }
  }
}

function spin(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}
