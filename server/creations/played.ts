import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'

/** The kinds that have versions, and a page that is shown in a frame. */
export type PlayedKind = Exclude<CreationKind, 'model'>

/** What lies in the folder of a version. All but the snapshot, which a page took, and exports is always there. */
export const playedFiles = {
  page: 'index.html',
  preview: 'preview.webp',
  snapshot: 'snapshot.webp',
  report: 'report.json',
  offline: 'offline.html',
} as const

/** What each kind calls its own. */
export const codeFile: Record<PlayedKind, string> = { game: 'game.js', environment: 'environment.js' }
export const zipFile: Record<PlayedKind, string> = { game: 'game.zip', environment: 'environment.zip' }

export function noSuch(kind: PlayedKind): ApiError {
  return new ApiError('not_found', `We can't find that ${kind}.`)
}

export function noSuchVersion(kind: PlayedKind): ApiError {
  return new ApiError('not_found', `This ${kind} has no such version.`)
}
