import { el } from '../../core/dom.ts'
import { measured } from '../run.ts'
import { type Question, type System, usualValues, type Values } from '../system.ts'
import { withUnit, written } from './numbers.ts'

/** Which option is right: found by running the simulation, not by looking it up. */
export function settled(system: System, { settle }: Question): { right: number; evidence: string } {
  const usual = usualValues(system.controls)
  const value = (given: Values) => measured(system, { ...usual, ...given }, settle.readout, settle.after)
  const first = value(settle.first)
  const second = settle.second ? value(settle.second) : first
  const readout = system.readouts.find(({ id }) => id === settle.readout)
  const say = (number: number) => withUnit(written(number, readout?.digits), readout?.unit ?? '')
  const label = readout?.label ?? settle.readout
  return {
    right: settle.answer(first, second),
    evidence: settle.second
      ? `We ran both: ${label.toLowerCase()} is ${say(first)}, then ${say(second)}.`
      : `We ran it: ${label.toLowerCase()} is ${say(first)}.`,
  }
}

/** Three questions: predict first, then let the simulation decide. */
export function questionsOf(system: System): HTMLElement {
  return el(
    'ol',
    { class: 'ms-questions' },
    ...system.questions.map((question, i) => questionCard(system, question, `ms-q${system.id}-${i}`)),
  )
}

function questionCard(system: System, question: Question, name: string): HTMLElement {
  const answer = el('p', { class: 'ms-answer', role: 'status' })
  const options = question.options.map((words, i) => {
    const radio = el('input', { type: 'radio', name, value: i })
    return { radio, element: el('label', { class: 'ms-option' }, radio, words) }
  })
  const check = el(
    'button',
    {
      type: 'button',
      class: 'ms-button',
      onclick: () => {
        const chosen = options.findIndex(({ radio }) => radio.checked)
        if (chosen < 0) {
          answer.textContent = 'First choose what you expect.'
          return
        }
        const { right, evidence } = settled(system, question)
        options.forEach(({ element }, i) => {
          element.toggleAttribute('data-right', i === right)
          element.toggleAttribute('data-wrong', i === chosen && i !== right)
        })
        answer.textContent = `${chosen === right ? 'You were right.' : `It is: ${question.options[right]}.`} ${evidence} ${question.explains}`
      },
    },
    'Run it and see',
  )
  return el(
    'li',
    {},
    el('fieldset', {}, el('legend', {}, question.asks), ...options.map(({ element }) => element)),
    check,
    answer,
  )
}
