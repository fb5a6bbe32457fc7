import type { Queryable } from '../database/transaction.ts'
import type { PlayLinks } from '../http/play-links.ts'
import { type PlayedKind, playedFiles } from './played.ts'
import { folderOfVersion, ownerOfVersion } from './version-rows.ts'

/** How versions of a kind are shown to others: whose they are, and where their page, files and picture are. */
export const shownVersions = (kind: PlayedKind, links: PlayLinks) => ({
  whose: (db: Queryable, versionId: string) => ownerOfVersion(db, kind, versionId),

  link: (versionId: string, path: string) =>
    (path === playedFiles.page ? links.page(versionId) : links.file(versionId, path)).signedUrl,

  page: {
    link: (versionId: string) => links.page(versionId).signedUrl,
    embedLink: (versionId: string) => links.page(versionId, 'anywhere').signedUrl,
  },

  async pictureKey(db: Queryable, versionId: string) {
    const folder = await folderOfVersion(db, versionId)
    return folder && folder + playedFiles.preview
  },
})
