import { downloads } from '@makebelieve/contract/constants'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { EnvironmentProof } from '@makebelieve/contract/entities/environment-proof'
import { paths } from '@makebelieve/contract/paths'
import { texts } from '@makebelieve/contract/texts'
import { call } from '../../api/call.ts'
import { environmentText } from '../../texts/en/environment.ts'
import type { PlayedKind } from '../../workspace/played/played-creation.tsx'
import { walkedWords } from '../../workspace/proof/walked-words.ts'
import { fileAddress } from '../../workspace/stage/download.ts'
import { downloadEnvironment, downloadPicture } from './export-environment.ts'
import { wordsFor } from './words.ts'

/** What the toolbar calls things where environments stand. */
export function stageWordsFor(category: EnvironmentCategory) {
  const { stage } = wordsFor(category)
  return {
    restart: stage.restart,
    export: texts.actions.download,
    archive: downloads.environment.file,
    ...('lesson' in stage && { lesson: stage.lesson }),
  }
}

/** Environments on the stage of their workspace. */
export const environmentKind: PlayedKind<EnvironmentProof> = {
  saves: 'environment',
  snapshot: 'Environment',
  pictureKept: environmentText.stage.pictureKept,
  script: downloads.environment.script,
  words: stageWordsFor('scene'),
  proven: walkedWords,
  download: downloadEnvironment,
  downloadPicture,
  oneFile: ({ modelId, versionId }) =>
    fileAddress(paths.exportEnvironment, { modelId }, { format: 'offline', versionId }),
  calls: {
    versions: (modelId, signal) => call('getEnvironmentVersions', { params: { modelId }, signal }),
    proof: ({ modelId, versionId }, signal) =>
      call('getEnvironmentProof', { params: { modelId }, query: { versionId }, signal }),
    links: (body, signal) => call('environmentAssets', { body, signal }),
    goBack: (body) => call('restoreEnvironmentVersion', { body }),
    giveName: (of, name) => call('nameEnvironmentVersion', { body: { ...of, name } }),
    tryCode: (of, code) => call('tryEnvironmentCode', { body: { ...of, code } }),
    saveCode: (of, code, unproven) => call('saveEnvironmentCode', { body: { ...of, code, unproven } }),
  },
}

const simulationKind: PlayedKind<EnvironmentProof> = {
  ...environmentKind,
  pictureKept: wordsFor('simulation').stage.pictureKept,
  words: stageWordsFor('simulation'),
}

/** The same stage, in the words of what stands on it. */
export const kindFor = (category: EnvironmentCategory): PlayedKind<EnvironmentProof> =>
  category === 'simulation' ? simulationKind : environmentKind
