/** Pictures of full and empty cells, each of which its numbers tell. */
export const pictures = [
  {
    name: 'a heart',
    rows: ['.##..##.', '########', '########', '########', '.######.', '..####..', '...##...', '...##...'],
  },
  {
    name: 'a house',
    rows: ['...##...', '..####..', '.######.', '########', '.######.', '.##..##.', '.##..##.', '.##..##.'],
  },
  {
    name: 'a fish',
    rows: ['........', '..###..#', '.#####.#', '########', '########', '.#####.#', '..###..#', '........'],
  },
  {
    name: 'a tree',
    rows: ['...##...', '..####..', '.######.', '########', '.######.', '########', '...##...', '...##...'],
  },
  {
    name: 'a boat',
    rows: ['...#....', '...##...', '...###..', '...####.', '...#....', '########', '.######.', '..####..'],
  },
  {
    name: 'a mushroom',
    rows: ['..####..', '.######.', '########', '########', '...##...', '...##...', '..####..', '..####..'],
  },
  {
    name: 'a rocket',
    rows: ['...##...', '..####..', '..####..', '..####..', '.######.', '########', '##.##.##', '...##...'],
  },
  {
    name: 'a cup',
    rows: ['........', '######..', '########', '######.#', '########', '######..', '.####...', '######..'],
  },
] as const satisfies readonly [Picture, ...Picture[]]

type Picture = { name: string; rows: readonly string[] }

/** How many full cells follow each other, from one end of a line to the other. */
export function numbersOf(line: readonly boolean[]): number[] {
  const counts: number[] = []
  line.forEach((full, at) => {
    if (!full) return
    if (at > 0 && line[at - 1]) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    else counts.push(1)
  })
  return counts.length > 0 ? counts : [0]
}

/** Whether looking at one line at a time, again and again, tells every cell: then there is one solution and nothing to guess. */
export function solvedByLines(picture: readonly boolean[], size: number): boolean {
  const known = Array<boolean | undefined>(size * size).fill(undefined)
  const lines = Array.from({ length: size }, (_, at) => [
    Array.from({ length: size }, (_, other) => at * size + other),
    Array.from({ length: size }, (_, other) => other * size + at),
  ]).flat()
  for (let more = true; more; ) {
    more = false
    for (const cells of lines) {
      const numbers = numbersOf(cells.map((cell) => picture[cell] ?? false))
      const ways = waysToFill(
        numbers,
        cells.map((cell) => known[cell]),
      )
      cells.forEach((cell, at) => {
        if (known[cell] !== undefined || ways.length === 0) return
        const first = ways[0]?.[at]
        if (!ways.every((way) => way[at] === first)) return
        known[cell] = first
        more = true
      })
    }
  }
  return known.every((cell) => cell !== undefined)
}

/** All ways to fill a line with these numbers that agree with what is known of it. */
function waysToFill(numbers: readonly number[], known: readonly (boolean | undefined)[]): boolean[][] {
  const [count = 0, ...rest] = numbers
  if (count === 0) return known.includes(true) ? [] : [known.map(() => false)]
  const ways: boolean[][] = []
  for (let start = 0; start + count <= known.length; start++) {
    if (known.slice(0, start).includes(true)) break
    if (known.slice(start, start + count).includes(false) || known[start + count] === true) continue
    const head = known.slice(0, start + count + 1).map((_, at) => at >= start && at < start + count)
    const after = known.slice(start + count + 1)
    for (const tail of rest.length > 0
      ? waysToFill(rest, after)
      : after.includes(true)
        ? []
        : [after.map(() => false)])
      ways.push([...head, ...tail])
  }
  return ways
}
