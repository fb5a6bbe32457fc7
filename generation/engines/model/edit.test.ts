import { describe, expect, it } from 'vitest'
import { Refused } from '../../pipeline/engine.ts'
import { toldChange } from '../../told/testing/told-change.ts'
import type { ModelPlan, Piece } from './design.ts'
import { changeByWords } from './edit/change.ts'
import { editModel } from './edit.ts'
import { planPrompt } from './read/plan-prompt.ts'
import { stubArchetypes as registry } from './testing/stub-archetypes.ts'

const first = planPrompt('a corgi wearing a top hat beside a birthday cake with five candles', {
  seed: 1,
  registry,
})
const edited = (text: string, plan: ModelPlan = first) => changeByWords(plan, text, [first], registry)
const piece = (plan: ModelPlan, id: string) => plan.pieces.find((one) => one.id === id)
const orderOf = (one: Piece | undefined) => (one?.source.by === 'archetype' ? one.source.order : undefined)

describe('changing models by chat', () => {
  it.each<[text: string, holds: (plan: ModelPlan) => boolean]>([
    ['make it red', (plan) => orderOf(piece(plan, 'corgi'))?.colours?.main === '#e53935'],
    [
      'paint the cake blue and pink',
      (plan) => orderOf(piece(plan, 'birthday-cake'))?.colours?.second !== undefined,
    ],
    [
      'change the color of the hat to green',
      (plan) => orderOf(piece(plan, 'top-hat'))?.colours?.main === '#43a047',
    ],
    ['make the hat golden', (plan) => orderOf(piece(plan, 'top-hat'))?.stuff?.metalness === 1],
    ['make it out of wood', (plan) => orderOf(piece(plan, 'corgi'))?.stuff?.surface === 'wood'],
    ['turn it into a low poly one', (plan) => plan.style === 'low-poly'],
    ['make it realistic', (plan) => plan.style === 'realistic'],
    ['add a scarf', (plan) => piece(plan, 'scarf')?.attached?.how === 'wearing'],
    ['give it a sword', (plan) => piece(plan, 'sword')?.attached?.how === 'holding'],
    ['put it on a table', (plan) => piece(plan, 'corgi')?.attached?.how === 'on'],
    ['put a book beside it', (plan) => piece(plan, 'book')?.attached?.how === 'beside'],
    ['remove the hat', (plan) => piece(plan, 'top-hat') === undefined],
    ['remove the eyes', (plan) => piece(plan, 'corgi')?.partLooks.some((look) => look.gone) ?? false],
    ['two more candles', (plan) => piece(plan, 'candle')?.count === 7],
    ['three candles', (plan) => piece(plan, 'candle')?.count === 3],
    [
      'replace the hat with a crown',
      (plan) => piece(plan, 'crown')?.attached?.how === 'wearing' && !piece(plan, 'top-hat'),
    ],
    ['turn the corgi into a cat', (plan) => piece(plan, 'top-hat')?.attached?.to === 'cat'],
    ['longer legs', (plan) => Number(orderOf(piece(plan, 'corgi'))?.values?.legs) > 0.15],
    ['make the legs longer', (plan) => Number(orderOf(piece(plan, 'corgi'))?.values?.legs) > 0.15],
    ['bigger hat', (plan) => (piece(plan, 'top-hat')?.size ?? 0) > 1],
    ['bigger eyes', (plan) => piece(plan, 'corgi')?.partLooks[0]?.size === 1.4],
    ['make the eyes green', (plan) => piece(plan, 'corgi')?.partLooks[0]?.colour === '#43a047'],
    ['make it sit', (plan) => orderOf(piece(plan, 'corgi'))?.values?.pose === 'sitting'],
    ['make it striped', (plan) => piece(plan, 'corgi')?.pattern?.name === 'striped'],
    ['make it older', (plan) => plan.wear > 0],
    ['make it taller', (plan) => (piece(plan, 'corgi')?.stretch?.[1] ?? 1) > 1],
    ['make it bigger', (plan) => plan.metres > first.metres],
    [
      'make the hat red and add a scarf',
      (plan) => piece(plan, 'scarf') !== undefined && orderOf(piece(plan, 'top-hat'))?.colours !== undefined,
    ],
  ])('%s', (text, holds) => {
    const { plan, changes } = edited(text)
    expect(holds(plan), JSON.stringify(plan.pieces, undefined, 1)).toBe(true)
    expect(changes.length).toBeGreaterThan(0)
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
  })

  it('answers in sentences, wish by wish', () => {
    expect(edited('make the hat red and add a scarf').changes).toEqual([
      'The hat is red now.',
      'I added a scarf.',
    ])
    expect(edited('bigger eyes, and the wheels should be blue').changes).toEqual([
      'The eyes are bigger now.',
      'There are no wheels on this model, so I left that as it was.',
    ])
  })

  it('does not say that something is done of which only a part would be', () => {
    expect(() => edited('make it two storeys high')).toThrow('two storeys')
    expect(() => edited('instead of the eyes use a cucumber')).toThrow('cucumber')
  })

  it('leaves the plan that it was given as it was', () => {
    const before = structuredClone(first)
    edited('make it red')
    expect(first).toEqual(before)
  })

  it('goes back to the plan before', () => {
    const red = edited('make it red').plan
    expect(changeByWords(red, 'undo', [first], registry).plan).toEqual(first)
    expect(() => changeByWords(first, 'undo', [], registry)).toThrow(Refused)
  })

  it('keeps claims true: new ones come, contradicted ones go', () => {
    const red = edited('make it red').plan
    const blue = edited('make it blue', red).plan
    const colours = blue.claims.filter((claim) => claim.about === 'colour')
    expect(colours).toHaveLength(1)
    expect(edited('remove the hat').plan.claims.some((claim) => claim.text.includes('top hat'))).toBe(false)
    expect(edited('two more candles').plan.claims).toContainEqual(
      expect.objectContaining({ about: 'count', count: 7 }),
    )
  })

  it('says what can not be done', () => {
    for (const text of [
      'what is the weather',
      'remove the wheels',
      'bigger wheels',
      'make it quantum entangled',
      '',
      'a thousand more candles',
    ])
      expect(() => edited(text), text).toThrow(Refused)
    expect(() =>
      changeByWords(planPrompt('a dog', { seed: 1, registry }), 'remove the dog', [], registry),
    ).toThrow('all that there is')
  })
})

describe('a change of a model that a language provider read', () => {
  const hat = toldChange([{ op: 'remove', target: 'hat', value: null }], 'take off its hat')

  it('is done as it was told, in any language', () => {
    const { plan, changes } = editModel(first, 'nimm ihm den Hut ab', [], hat)
    expect(piece(plan, 'top-hat')).toBeUndefined()
    expect(changes).toEqual(['The hat is gone.'])
    expect(plan.notes[0]).toBe(hat.by)
  })

  it('is nothing that its words do not say', () => {
    const cake = toldChange([{ op: 'remove', target: 'cake', value: null }])
    expect(() => editModel(first, 'take off its hat', [], cake)).toThrow(/“cake”/)
  })
})
