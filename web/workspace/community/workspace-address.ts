import { type CommunityType, type CreationKind, kindOf } from '@makebelieve/contract/creation-kind'

/** What the address of the home page calls the workspace of each kind. */
const workspaces: Record<CreationKind, string> = { game: 'game', model: '3d', environment: 'environment' }

/** Opened by a whole new page: what the workspace remembers from before may not know the creation yet. */
export const workspaceOf = (type: CommunityType, modelId: string) =>
  `/?${new URLSearchParams({ creation: workspaces[kindOf(type)], id: modelId })}`
