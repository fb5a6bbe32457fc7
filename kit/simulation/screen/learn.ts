import { el } from '../../core/dom.ts'
import type { Part } from '../setup.ts'
import type { Level, System, Values } from '../system.ts'
import { checkOf } from './check.ts'
import { mathOf } from './math.ts'
import { questionsOf } from './questions.ts'
import { tabsOf } from './tabs.ts'

type Order = { system: System; part: Part; level(): Level; set(values: Values): void }
export type LearnView = { element: HTMLElement; relevel(): void }

/** What is read beside the simulation: what it shows, what to try, questions, formulas, words, and its proof. */
export function learnOf({ system, part, level, set }: Order): LearnView {
  const tells = el('p', { class: 'ms-tells' })
  const relevel = () => {
    tells.textContent = system.tells[level()]
  }
  relevel()
  const tries = el(
    'ul',
    { class: 'ms-tries' },
    ...system.tries.map(({ says, set: values }) =>
      el(
        'li',
        {},
        says,
        values
          ? el(
              'button',
              {
                type: 'button',
                class: 'ms-button',
                onclick: () => set(values),
                'aria-label': `Set it up: ${says}`,
              },
              'Set it up',
            )
          : undefined,
      ),
    ),
  )
  const element = tabsOf(`learn-${system.id}`, 'About this simulation', [
    {
      id: 'shows',
      title: 'What you see',
      content: () => el('div', {}, tells, el('h3', {}, 'What to try'), tries),
    },
    { id: 'predict', title: 'Predict', content: () => questionsOf(system) },
    {
      id: 'formula',
      title: system.formulas.length > 1 ? 'Formulas' : 'Formula',
      content: () => formulas(system, part),
    },
    { id: 'words', title: 'Words', content: () => glossary(system) },
    { id: 'check', title: 'Check it', content: () => checkOf(system) },
  ])
  return { element, relevel }
}

function formulas(system: System, part: Part): HTMLElement {
  return el(
    'dl',
    { class: 'ms-formulas' },
    ...system.formulas.flatMap(({ tex, about }, i) => {
      const mathml = part.written.formulas[i]
      return [
        el('dt', {}, mathml === undefined ? el('code', {}, tex) : mathOf(mathml, 'ms-formula')),
        el('dd', {}, about),
      ]
    }),
  )
}

function glossary({ glossary: words, controls, readouts }: System): HTMLElement {
  const quantities = [...controls, ...readouts].map(({ label, unit, about }) => ({
    word: unit === '' ? label : `${label} (${unit})`,
    means: about,
  }))
  return el(
    'dl',
    { class: 'ms-words' },
    ...[...words, ...quantities].flatMap(({ word, means }) => [el('dt', {}, word), el('dd', {}, means)]),
  )
}
