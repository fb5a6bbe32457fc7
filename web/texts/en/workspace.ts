/** What surrounds the chat and the stage in every workspace. */
export const workspaceText = {
  parts: 'Parts of the workspace',
  widthOf: (part: string) => `Width of ${part}`,

  shelf: {
    open: (title: string) => `Open ${title}`,
    loading: 'Loading',
    refresh: 'Refresh',
    close: 'Close the panel',
    byAgent: ', made by the agent',
    menuOf: (name: string) => `Menu of ${name}`,
  },
} as const
