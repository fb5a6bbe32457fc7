import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Versions } from './versions.tsx'

const file = { signedUrl: '/play/file' }

function version(number: number, more: Partial<GameVersion> = {}): GameVersion {
  return {
    versionId: `v${number}`,
    number,
    prompt: `prompt ${number}`,
    changes: [],
    proven: true,
    editedByHand: false,
    designDate: '2026-11-15T09:00:00Z',
    modelImage: file,
    jsUrl: file,
    htmlUrl: file,
    ...more,
  }
}

function draw(versions: GameVersion[] | undefined, onStageId?: string): string {
  const nothing = async () => {}
  return renderToStaticMarkup(
    createElement(Versions, {
      versions,
      onStageId,
      now: new Date('2026-11-15T12:00:00Z'),
      onOpen: nothing,
      onGoBack: nothing,
      onName: nothing,
      onCompare: nothing,
      onClose: nothing,
    }),
  )
}

it('tells what a version is called, or else what was asked for, and how old it is', () => {
  const html = draw([version(2, { name: 'The good one' }), version(1)])
  expect(html).toContain('>The good one<')
  expect(html).not.toContain('>prompt 2<')
  expect(html).toContain('>prompt 1<')
  expect(html).toContain('3 hours ago')
})

it('offers to go back to every version but the newest', () => {
  const html = draw([version(2), version(1)])
  expect(html).toContain('Go back to this: version 1')
  expect(html).not.toContain('Go back to this: version 2')
})

it('marks what was not proven, and what was edited by hand', () => {
  expect(draw([version(1)])).not.toMatch(/Unproven|Edited by hand/)
  expect(draw([version(1, { proven: false })])).toContain('Unproven')
  expect(draw([version(1, { editedByHand: true })])).toContain('Edited by hand')
})

it('offers to compare only where there are two', () => {
  expect(draw([version(1)])).not.toContain('Compare version')
  expect(draw([version(2), version(1)])).toContain('Compare version 1')
})

it('marks the version on the stage', () => {
  expect(draw([version(2), version(1)], 'v1')).toContain('On stage')
  expect(draw([version(2), version(1)])).not.toContain('On stage')
})

it('says that there are none, or that they are on their way', () => {
  expect(draw([])).toContain('No versions yet.')
  expect(draw(undefined)).toContain('Loading versions…')
})
