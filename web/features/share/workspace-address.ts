/** Opened by a whole new page: what the workspace remembers from before may not know the game yet. */
export const workspaceOf = (modelId: string) => `/?${new URLSearchParams({ creation: 'game', id: modelId })}`
