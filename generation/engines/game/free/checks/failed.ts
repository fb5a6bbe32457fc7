/** What was seen is not as it has to be. */
export class Failed extends Error {}
