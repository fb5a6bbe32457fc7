import { downloads } from '@makebelieve/contract/constants'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import { paths } from '@makebelieve/contract/paths'
import { call } from '../../api/call.ts'
import { gameText } from '../../texts/en/game.ts'
import type { PlayedKind } from '../../workspace/played/played-creation.tsx'
import { proofWords } from '../../workspace/proof/proof-card.tsx'
import { fileAddress } from '../../workspace/stage/download.ts'
import { downloadGame } from './export-game.ts'

/** Games on the stage of their workspace. */
export const gameKind: PlayedKind<GameProof> = {
  saves: 'game',
  snapshot: 'Game',
  pictureKept: gameText.stage.pictureKept,
  script: downloads.game.script,
  words: { archive: downloads.game.file },
  proven: proofWords,
  download: (modelId, format, versionId) => {
    if (format !== 'lesson') downloadGame(modelId, format, versionId)
  },
  oneFile: ({ modelId, versionId }) =>
    fileAddress(paths.exportGame, { modelId }, { format: 'offline', versionId }),
  calls: {
    versions: (modelId, signal) => call('getVersions', { params: { modelId }, signal }),
    proof: ({ modelId, versionId }, signal) =>
      call('getProof', { params: { modelId }, query: { versionId }, signal }),
    links: (body, signal) => call('gameAssets', { body, signal }),
    goBack: (body) => call('restoreVersion', { body }),
    giveName: (of, name) => call('nameVersion', { body: { ...of, name } }),
    tryCode: (of, code) => call('tryCode', { body: { ...of, code } }),
    saveCode: (of, code, unproven) => call('saveCode', { body: { ...of, code, unproven } }),
  },
}
