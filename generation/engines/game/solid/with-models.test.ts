import { describe, expect, it } from 'vitest'
import { planModel } from '../../model/plan.ts'
import { editGame } from '../edit.ts'
import { planGame } from '../plan.ts'
import { plannedGame } from '../plan-schema.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { bodyOf } from '../sprites/bodies.ts'
import { withModels } from './with-models.ts'

function planned(dimension: '2d' | '3d') {
  const brief = briefOfPrompt('a cat collects fish on a beach and avoids dogs')
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 7, { dimension })
}

const model = (words: string, as: 'player' | 'object') => {
  const { pieces, title } = planModel(words, { seed: 1 })
  return { modelId: words, name: title, pieces, as }
}

describe('a model of the user', () => {
  it('is played where it is the player, under its own name', () => {
    const own = model('a purple dragon', 'player')
    const plan = withModels(planned('3d'), [own])
    const player = plan.game.cast.find(({ role }) => role === 'player')
    expect(player?.name).toBe(own.name)
    expect(plan.solid?.models?.[player?.id ?? '']?.pieces).toEqual(own.pieces)
    expect(plan.claims.at(-1)?.words).toContain(own.name)
    expect(plannedGame.parse(plan)).toEqual(plan)
  })

  it('is what goes by its name, or the first thing to collect', () => {
    const dog = withModels(planned('3d'), [model('a dog', 'object')])
    expect(Object.keys(dog.solid?.models ?? {})).toEqual(['dog'])
    const crown = withModels(planned('3d'), [model('a golden crown', 'object')])
    expect(Object.keys(crown.solid?.models ?? {})).toEqual(['fish'])
  })

  it('stands there where nothing else is left', () => {
    const plan = withModels(planned('3d'), [
      model('a golden crown', 'object'),
      model('a red chair', 'object'),
    ])
    expect(plan.game.cast.some(({ role, id }) => role === 'prop' && plan.solid?.models?.[id])).toBe(true)
  })

  it('is drawn in a flat game, and stays when the game is edited', () => {
    const own = model('a purple dragon', 'player')
    const plan = withModels(planned('2d'), [own])
    const source = ({ game, pictures }: typeof plan) =>
      pictures[game.cast.find(({ role }) => role === 'player')?.picture ?? '']
    expect(source(plan)).toMatchObject({ noun: 'dragon', body: 'own', model: { name: own.name } })
    expect(bodyOf(source(plan) ?? { noun: '' })?.order?.pieces).toHaveLength(own.pieces.length)
    expect(plannedGame.parse(plan)).toEqual(plan)
    const edited = editGame(plan, 'make it harder', [])
    expect(source(edited.plan)?.model?.name).toBe(own.name)
  })
})
