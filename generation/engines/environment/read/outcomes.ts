import type { SceneItem } from './scene-reading.ts'

/** What became of a noun: an item, the place itself, a part of it ('the wall'), a part of another item, or nothing. */
export type Outcome = SceneItem | 'place' | 'part' | { partOf: SceneItem } | 'nothing'

export const itemOf = (outcome: Outcome | undefined): SceneItem | undefined =>
  typeof outcome !== 'object' ? undefined : 'partOf' in outcome ? outcome.partOf : outcome
