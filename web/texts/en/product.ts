import type { texts } from '@makebelieve/contract/texts'

/** To the letter of the specification, of which every page needs only this much. */
export const product: (typeof texts)['product'] = { name: 'Makebelieve', line: 'Say it. Play it.' }
