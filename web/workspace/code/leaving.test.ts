import { expect, it } from 'vitest'
import { leavesWorkspace } from './leaving.ts'

const here = { pathname: '/', search: '?creation=game&game=1' }

it.each([
  ['another page', { pathname: '/about', search: '' }],
  ['the landing page', { pathname: '/', search: '' }],
  ['another workspace', { pathname: '/', search: '?creation=3d' }],
  ['another view of the home page', { pathname: '/', search: '?tab=mycreations' }],
])('%s is not in the workspace', (_what, there) => {
  expect(leavesWorkspace(here, there)).toBe(true)
})

it('another game is in the same workspace', () => {
  expect(leavesWorkspace(here, { pathname: '/', search: '?creation=game&game=2' })).toBe(false)
})
