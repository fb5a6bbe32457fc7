import { describe, expect, it } from 'vitest'
import { GenerationFailure, type Product } from '../runs/generator.ts'
import { openFreeWork } from './free-work.ts'

const product: Product = { kind: 'model', name: 'Lump', files: [] }
const task = { id: 'x', input: {} }

/** Threads that finish when they are told to. */
function slowThreads() {
  const waiting: (() => void)[] = []
  const generate = () => new Promise<Product>((resolve) => waiting.push(() => resolve(product)))
  const finish = () => {
    for (const done of waiting.splice(0)) done()
  }
  return { generate, finish }
}

describe('work that nobody pays for', () => {
  it('is done three times at once for each asker, and again once it is done', async () => {
    const { generate, finish } = slowThreads()
    const work = openFreeWork({ generate })
    const three = [1, 2, 3].map(() => work.do('ada', 'engine', task))
    await expect(work.do('ada', 'engine', task)).rejects.toMatchObject({
      status: 429,
      message: "We're still making your last request. Please wait for it to finish.",
    })
    finish()
    await Promise.all(three)
    const again = work.do('ada', 'engine', task)
    finish()
    expect(await again).toBe(product)
  })

  it('is done sixteen times at once for all', async () => {
    const { generate, finish } = slowThreads()
    const work = openFreeWork({ generate })
    const all = Array.from({ length: 16 }, (_, i) => work.do(`visitor ${i}`, 'engine', task))
    await expect(work.do('one more', 'engine', task)).rejects.toMatchObject({
      status: 503,
      message: 'Experiencing heavy load. Please try again later.',
    })
    finish()
    await Promise.all(all)
  })

  it('says why it could not be done, and does not count what failed', async () => {
    const work = openFreeWork({ generate: () => Promise.reject(new GenerationFailure('Not that.')) })
    for (let time = 0; time < 5; time++)
      await expect(work.do('ada', 'engine', task)).rejects.toMatchObject({
        status: 422,
        message: 'Not that.',
      })
    const broken = openFreeWork({ generate: () => Promise.reject(new TypeError('no lump')) })
    await expect(broken.do('ada', 'engine', task)).rejects.toThrow('no lump')
  })
})
