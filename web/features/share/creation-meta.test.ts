import { describe, expect, it } from 'vitest'
import { creationMeta } from './creation-meta.ts'
import type { SharedCreation } from './read-creation.ts'

const creation: SharedCreation = {
  item: {
    modelId: 'm',
    modelType: 'game',
    modelName: 'Night Owl',
    username: 'Ada',
    description: 'Catch the mice.',
    likes: 0,
    views: 0,
  },
  published: true,
  mine: false,
  liked: false,
  pageUrl: 'https://makebelieve.example/game/abc',
  pictureUrl: 'https://makebelieve.example/api/community/get-cover/abc',
  encryptedId: 'abc',
  readAt: 0,
}

describe('a shared link', () => {
  it('unfolds with name, description and picture, all at whole addresses', () => {
    expect(creationMeta(creation)).toEqual(
      expect.arrayContaining([
        { title: 'Night Owl · Makebelieve' },
        { property: 'og:title', content: 'Night Owl · Makebelieve' },
        { property: 'og:description', content: 'Catch the mice.' },
        { property: 'og:url', content: 'https://makebelieve.example/game/abc' },
        { property: 'og:image', content: 'https://makebelieve.example/api/community/get-cover/abc' },
        { tagName: 'link', rel: 'canonical', href: 'https://makebelieve.example/game/abc' },
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/json+oembed',
          href: 'https://makebelieve.example/api/oembed?url=https%3A%2F%2Fmakebelieve.example%2Fgame%2Fabc',
          title: 'Night Owl',
        },
      ]),
    )
  })

  it('without a description says by whom it is', () => {
    const item = { ...creation.item, description: '' }
    expect(creationMeta({ ...creation, item })).toContainEqual({
      name: 'description',
      content: 'A game by Ada. Play it in your browser.',
    })
  })

  it('to what only its maker sees is kept out of search engines', () => {
    const tags = creationMeta({ ...creation, published: false })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(JSON.stringify(tags)).not.toContain('canonical')
    expect(JSON.stringify(tags)).not.toContain('oembed')
  })
})
