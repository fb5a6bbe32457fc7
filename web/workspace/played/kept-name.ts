/** Under this name browsers keep what one made, to be played without a network. The service worker's page knows it, too. */
export const keptName = 'makebelieve-kept'
