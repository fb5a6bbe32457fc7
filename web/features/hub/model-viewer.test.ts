import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ModelViewer } from './model-viewer.tsx'

const teapot: CommunityItem = {
  modelId: 'm',
  modelType: 'model',
  modelName: 'Teapot',
  username: 'Ada',
  likes: 0,
  views: 0,
}

const viewerOf = (model: CommunityItem | null) =>
  renderToString(
    createElement(ModelViewer, { open: true, model, onClose: () => {}, viewer: () => 'turning' }),
  )

describe('the model viewer', () => {
  it('is titled with the name of the model, and has room for what draws it', () => {
    expect(viewerOf(teapot)).toMatch(/<h2[^>]*>Teapot<\/h2>.*turning/)
  })

  it('says when no model is selected', () => {
    expect(viewerOf(null)).toMatch(/<h2[^>]*>3D Model Viewer<\/h2>.*No model selected/)
  })
})
