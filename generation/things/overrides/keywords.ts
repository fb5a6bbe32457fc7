/** Keywords of emoji that would show something else than the noun means. Read by compile.ts. */
export const falseKeywords = `
men fun move wear pay mark input check wow slash slot saint shit print credit sales visa flirt preserve walk
emotion wedge tone communication launch hoist ceremony decoration rom transportation arrival departure
animal animals nature food drink object person people face body place travel building sport game music
`
