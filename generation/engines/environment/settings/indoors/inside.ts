/** Words of prompts, from one line of them. */
export const said = (words: string): string[] => words.split(', ')

/** The ways to say that one is inside of something that could also be looked at from outside. */
export const inside = (names: string): string[] =>
  said(names).flatMap((name) => [
    `${name} interior`,
    `interior of a ${name}`,
    `interior of an ${name}`,
    `interior of the ${name}`,
    `inside a ${name}`,
    `inside an ${name}`,
    `inside the ${name}`,
    `inside of a ${name}`,
    `inside my ${name}`,
  ])
