import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CodeProblemNotice } from './code-problem.tsx'

const checks = [
  { name: 'A good player can win', passed: false, evidence: 'won 0 of 8 games' },
  { name: 'It starts', passed: true, evidence: 'after 0.2 s' },
]
const draw = (problem: { message: string; checks?: typeof checks } | null, readOnly = false) =>
  renderToStaticMarkup(
    createElement(CodeProblemNotice, { problem, onSaveUnproven: readOnly ? undefined : () => {} }),
  )

it('shows the checks that failed, counts those that passed, and offers to save all the same', () => {
  const html = draw({ message: 'Not proven.', checks })
  expect(html).toContain('won 0 of 8 games')
  expect(html).not.toContain('after 0.2 s')
  expect(html).toContain('1 other check passed.')
  expect(html).toContain('Save anyway, marked unproven')
})

it('offers nothing when it was not the proof that refused, or nothing may be saved', () => {
  expect(draw({ message: 'The server did not answer.' })).not.toContain('Save anyway')
  expect(draw({ message: 'Not proven.', checks }, true)).not.toContain('Save anyway')
})

it('keeps its place in the page while there is nothing to say', () => {
  expect(draw(null)).toBe('<div role="alert"></div>')
})
