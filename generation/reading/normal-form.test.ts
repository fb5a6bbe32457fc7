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

it('has what is told in one breath with what is inside there, too', () => {
  const { links } = normalForm(
    [
      thing('globe'),
      thing('village'),
      thing('church'),
      thing('bottle'),
      thing('galaxy', [], 'swirling inside'),
    ],
    [
      { who: 'globe', does: 'has', whom: 'village' },
      { who: 'church', does: 'inside', whom: 'globe' },
      { who: 'bottle', does: 'has', whom: 'galaxy' },
    ],
  )
  expect(links).toEqual([
    { who: 'village', does: 'inside', whom: 'globe' },
    { who: 'church', does: 'inside', whom: 'globe' },
    { who: 'galaxy', does: 'inside', whom: 'bottle' },
  ])
})

it('has deeds told of who does them', () => {
  const { links } = normalForm(
    [thing('walrus'), thing('puffin'), thing('boat'), thing('river')],
    [
      { who: 'walrus', does: 'shaved by', whom: 'puffin' },
      { who: 'boat', does: 'moored by', whom: 'river' },
    ],
  )
  expect(links).toEqual([
    { who: 'puffin', does: 'shaved', whom: 'walrus' },
    { who: 'boat', does: 'moored by', whom: 'river' },
  ])
})

it('knows who one of them is', () => {
  const { things, links } = normalForm(
    [thing('children'), thing('pumpkins'), thing('cart'), thing('one'), thing('sledge')],
    [{ who: 'one', does: 'standing on', whom: 'sledge' }],
  )
  expect(things.map(({ noun }) => noun)).not.toContain('one')
  expect(links).toEqual([{ who: 'pumpkins', does: 'standing on', whom: 'sledge' }])
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
