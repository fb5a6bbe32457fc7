import type { CallName } from './paths.ts'

/**
 * What a personal token opens, in the order in which the reference for scripts tells it. Everything else is refused to
 * tokens, so that a call which is new is closed to them until somebody lists it here: tokens make, change, prove, take
 * along and publish; they never touch the account, its keys, other tokens, what administrators do, or delete anything.
 */
export const callsForTokens = [
  'session',
  'statement',

  'createGame',
  'startAgent',
  'getImage',
  'get3d',
  'createEnvironment',
  'uploadImage',
  'createEnvironmentFromPicture',

  'getRun',
  'resumeRun',
  'cancelRun',

  'getMyCreations',
  'getEvidence',
  'getGames',
  'getModels',
  'getEnvironments',
  'getProof',
  'getModelProof',
  'getEnvironmentProof',

  'getVersions',
  'restoreVersion',
  'nameVersion',
  'getEnvironmentVersions',
  'restoreEnvironmentVersion',
  'nameEnvironmentVersion',
  'storeModel',
  'tryCode',
  'saveCode',
  'tryEnvironmentCode',
  'saveEnvironmentCode',
  'fixGame',
  'getCast',
  'cutOut',
  'recastGame',
  'fixEnvironment',

  'exportGame',
  'exportModel',
  'exportEnvironment',
  'exportLink',
  'gameAssets',
  'environmentAssets',
  'signUrl',

  'publish',
  'unpublish',
  'getCommunity',
  'getCreation',
  'encryptId',
] as const satisfies readonly CallName[]

const open: ReadonlySet<CallName> = new Set(callsForTokens)

export const opensToTokens = (call: CallName) => open.has(call)
