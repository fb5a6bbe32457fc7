/** Opens the game workspace with a prompt in its box. */
export const tryAddress = (prompt: string, dimension?: '3d') =>
  `/?${new URLSearchParams({ creation: 'game', prompt, ...(dimension && { dimension }) })}`
