import type { Pool } from 'pg'
import { folderToPlay } from './creations/drafts.ts'
import type { ShownKind } from './features/community/shown-kind.ts'
import { houseEnvironments } from './features/environments/house-environments.ts'
import { ownEnvironments } from './features/environments/own-environments.ts'
import { shownEnvironments } from './features/environments/shown-environments.ts'
import { folderOfTrial } from './features/environments/trials.ts'
import { houseGames } from './features/games/house-games.ts'
import { ownGames } from './features/games/own-games.ts'
import { shownGames } from './features/games/shown-games.ts'
import { folderToView } from './features/models/folder-to-view.ts'
import { houseModels } from './features/models/house-models.ts'
import { ownModels } from './features/models/own-models.ts'
import { shownModels } from './features/models/shown-models.ts'
import { openUntilBuilt } from './features/showcase/until-built.ts'
import type { PlayLinks } from './http/play-links.ts'
import type { Queue } from './queue/queue.ts'
import type { Storage } from './storage/storage.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue; links: PlayLinks }

/** What each kind of creation answers to those who know no kinds: the community, My Creations, the showcase, the frames. */
export function openCreationKinds(services: Services) {
  const { pool, links } = services
  const untilBuilt = openUntilBuilt(pool)

  return {
    shown: {
      game: onceBuilt(shownGames(services), untilBuilt),
      model: onceBuilt(shownModels(services), untilBuilt),
      environment: onceBuilt(shownEnvironments(services), untilBuilt),
    },

    own: { game: ownGames(links), model: ownModels(links), environment: ownEnvironments(links) },

    house: {
      game: houseGames(services),
      model: houseModels(services),
      environment: houseEnvironments(services),
    },

    /** Where the files lie that a link to play leads to. */
    async findFolder(id: string): Promise<string | undefined> {
      await untilBuilt(id)
      return (await folderToPlay(pool, id)) ?? (await folderOfTrial(pool, id)) ?? folderToView(pool, id)
    },
  }
}

/** What of a piece of the showcase needs its files waits for them. */
function onceBuilt(kind: ShownKind, untilBuilt: (versionId: string) => Promise<void>): ShownKind {
  return {
    ...kind,
    async copy(wish, note) {
      await untilBuilt(wish.versionId)
      return kind.copy(wish, note)
    },
    async modelKey(db, versionId, detail) {
      await untilBuilt(versionId)
      return kind.modelKey?.(db, versionId, detail)
    },
  }
}
