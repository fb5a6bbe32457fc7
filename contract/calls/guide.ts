import { defineCall } from '../call.ts'
import { guide } from '../entities/guide.ts'

export const guideCalls = {
  getGuide: defineCall('getGuide', {
    tag: 'Guide',
    summary: 'What the built-in engine understands, from its own tables, with examples.',
    answer: guide,
  }),
}
