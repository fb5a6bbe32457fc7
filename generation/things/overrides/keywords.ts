/** Keywords of emoji that would show something else than the noun means. Read by compile.ts. */
export const falseKeywords = `
animal animals nature food drink object person people face body place travel building sport game music
`
