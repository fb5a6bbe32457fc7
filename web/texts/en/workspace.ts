/** What surrounds the chat and the stage in every workspace. */
export const workspaceText = {
  parts: 'Workspace',
  widthOf: (part: string) => `Width of ${part}`,

  shelf: {
    open: (title: string) => `Open ${title}`,
    loading: 'Loading',
    refresh: 'Refresh',
    close: 'Close panel',
    byAgent: ', made by the agent',
    menuOf: (name: string) => `Menu for ${name}`,
  },
} as const
