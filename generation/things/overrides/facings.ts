/** Which way whole bodies look, by art set and id. What is missing looks at the player. Read by art.ts. */
const left: string[] = []
const right: string[] = []

export const facings: ReadonlyMap<string, 'left' | 'right'> = new Map([
  ...left.map((id) => [`fluent-3d ${id}`, 'left'] as const),
  ...right.map((id) => [`fluent-3d ${id}`, 'right'] as const),
])
