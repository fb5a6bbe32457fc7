/** Opens the game workspace with a prompt in its box. */
export const tryAddress = (prompt: string) => `/?${new URLSearchParams({ creation: 'game', prompt })}`
