import { expect, it } from 'vitest'
import { normalForm, weatherNamed } from './normal-form.ts'

const thing = (noun: string, attributes: string[] = [], doing?: string) => ({ noun, attributes, doing })

it('has contents told of what is inside, whichever end they were told from', () => {
  const { links } = normalForm(
    [thing('crate'), thing('apples')],
    [{ who: 'crate', does: 'full of', whom: 'apples' }],
  )
  expect(links).toEqual([{ who: 'apples', does: 'in', whom: 'crate' }])
})

it('has stuffs at the thing that is made of them', () => {
  const made = normalForm(
    [thing('clock'), thing('walnut', ['dark'])],
    [{ who: 'clock', does: 'made of', whom: 'walnut' }],
  )
  expect(made).toEqual({ things: [thing('clock', ['dark walnut'])], links: [] })
})

it('has what one does alone as its doing, and as how it is', () => {
  const made = normalForm([thing('rover', [], 'parked')], [{ who: 'rover', does: 'parked' }])
  expect(made).toEqual({ things: [thing('rover', ['parked'], 'parked')], links: [] })
})

it('names weather by its noun', () => {
  expect(['foggy', 'Snowy', 'rain', undefined].map(weatherNamed)).toEqual(['fog', 'snow', 'rain', undefined])
})
