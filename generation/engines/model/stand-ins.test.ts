import { describe, expect, it } from 'vitest'
import { Declined } from '../../pipeline/engine.ts'
import { createModel, createPicture } from './create.ts'
import { planModel } from './plan.ts'
import { onlyAsAsked } from './stand-ins.ts'

const surroundings = { now: () => 0, emit: () => {} }
const prompt = 'a copper zither with tassels'

describe('a thing that has no shape of its own or of its kind', () => {
  it('is declined, with what has one', async () => {
    const error = await createPicture({ prompt, ...surroundings }).catch((error) => error)
    expect(error).toBeInstanceOf(Declined)
    expect(error.message).toMatch(/^We have no shape for “zither” yet; the nearest we have is /)
    expect(error.offers.at(-1)).toMatchObject({ prompt, anyway: true })
    for (const { prompt, anyway } of error.offers)
      if (!anyway) expect(() => onlyAsAsked(planModel(prompt, { seed: 0 }))).not.toThrow()
  })

  it('is made anyway under a title that says what it is', async () => {
    const { plan, title } = await createPicture({ prompt, anyway: true, ...surroundings })
    expect(title).toMatch(/, not a zither\)$/)
    const made = await createModel({ from: { plan }, options: { texture_size: 512 }, ...surroundings })
    expect(made).toMatchObject({ proven: true, report: { title } })
    const told = made.proven ? made.report.requirements.find(({ claim }) => /zither/.test(claim)) : undefined
    expect(told).toMatchObject({ status: 'unmet', standIn: true })
  }, 240_000)
})

it.each(['a corgi wearing a top hat', 'a red telephone booth', 'a stack of three pancakes with butter'])(
  '%s is made as asked',
  (prompt) => expect(() => onlyAsAsked(planModel(prompt, { seed: 0 }))).not.toThrow(),
)
