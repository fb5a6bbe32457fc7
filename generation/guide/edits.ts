import type { Guide, GuideEdit } from '@makebelieve/contract/entities/guide'
import type { Edit } from '../engines/game/edit/change.ts'
import { editGame } from '../engines/game/edit.ts'
import { Refused } from '../pipeline/engine.ts'
import { planOf } from './kinds.ts'

const prompt = 'A cat collecting fish while avoiding dogs in space'

/** Something to say for every change that the engine knows. One that is missing here does not compile. */
export const editExamples: Record<Edit['change'], string[]> = {
  speed: ['make the dogs slower', 'the dogs should be twice as fast'],
  size: ['make the dogs a bit bigger'],
  colour: ['the cat should be orange'],
  count: ['add two more dogs', 'fewer dogs'],
  points: ['fish are worth 5 points'],
  time: ['it should be night time'],
  weather: ['make it snow'],
  scene: ['move it to the desert'],
  style: ['make it pixel art'],
  mood: ['make it calm'],
  replace: ['change the fish to stars'],
  add: ['add a boss: a giant octopus that shoots ink', 'add a moon rock'],
  behaviour: ['the dogs should chase the cat'],
  role: ['turn the dogs into the boss'],
  remove: ['remove the dogs'],
  number: ['give me 5 lives and a timer of 90 seconds'],
  difficulty: ['now make it harder', 'easy mode'],
  extra: ['add power-ups', 'add a second player'],
  absent: ['no time limit'],
  genre: ['make it a platformer'],
  title: ['call it Space Cat'],
  undo: ['undo the last change'],
  reset: ['start over'],
  jump: ['jump higher'],
  feature: ['add sound effects'],
  redo: ['redo'],
  dimension: ['make it 3D'],
  attach: ['the cat should wear a hat'],
  control: ['add a slider for the speed'],
  audience: ['explain it for 10 year olds'],
}

/** And something that no change is. */
const beyond = ['make it taste better']

/** What the engine really answers, to each, for one and the same game. */
export function guideEdits(): Guide['edits'] {
  const first = planOf(prompt)
  const before = editGame(first, 'make the dogs faster', []).plan
  const done: GuideEdit[] = []
  const refused: GuideEdit[] = []
  for (const ask of [...Object.values(editExamples).flat(), ...beyond]) {
    try {
      done.push({ ask, answer: editGame(before, ask, [first]).changes.join(' ') })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.push({ ask, answer: error.message })
    }
  }
  return { prompt, done, refused }
}
