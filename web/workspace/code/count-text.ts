/** '83,495': the interface is written in English, whatever the browser's language is. */
const format = new Intl.NumberFormat('en')

export const countText = (count: number): string => format.format(count)
