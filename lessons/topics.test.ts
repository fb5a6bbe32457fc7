import { subjects } from '@makebelieve/kit/simulation/system'
import { expect, it } from 'vitest'
import { systems } from './index.ts'

it('there are topics of every subject, and each has an id of its own', () => {
  expect(systems.size).toBeGreaterThanOrEqual(80)
  const found = new Set([...systems.values()].map(({ subject }) => subject))
  expect(subjects.filter((subject) => !found.has(subject))).toEqual([])
})

it('no name belongs to two topics: a prompt that says it knows what it gets', () => {
  const owners = new Map<string, string[]>()
  for (const { id, words } of systems.values())
    for (const word of new Set(words.map((text) => text.toLowerCase())))
      owners.set(word, [...(owners.get(word) ?? []), id])
  const shared = [...owners].filter(([, ids]) => ids.length > 1)
  expect(Object.fromEntries(shared)).toEqual({})
})

/** How many performance expectations each topic of the Next Generation Science Standards has. */
const expectations: Record<string, number> = Object.fromEntries(
  `K-PS2 2, K-PS3 2, K-LS1 1, K-ESS2 2, K-ESS3 3, 1-PS4 4, 1-LS1 2, 1-LS3 1, 1-ESS1 2, 2-PS1 4, 2-LS2 2, 2-LS4 1, 2-ESS1 1,
   2-ESS2 3, 3-PS2 4, 3-LS1 1, 3-LS2 1, 3-LS3 2, 3-LS4 4, 3-ESS2 2, 3-ESS3 1, 4-PS3 4, 4-PS4 3, 4-LS1 2, 4-ESS1 1, 4-ESS2 2,
   4-ESS3 2, 5-PS1 4, 5-PS2 1, 5-PS3 1, 5-LS1 1, 5-LS2 1, 5-ESS1 2, 5-ESS2 2, 5-ESS3 1, 3-5-ETS1 3, MS-PS1 6, MS-PS2 5, MS-PS3 5,
   MS-PS4 3, MS-LS1 8, MS-LS2 5, MS-LS3 2, MS-LS4 6, MS-ESS1 4, MS-ESS2 6, MS-ESS3 5, MS-ETS1 4, HS-PS1 8, HS-PS2 6, HS-PS3 5,
   HS-PS4 5, HS-LS1 7, HS-LS2 8, HS-LS3 3, HS-LS4 6, HS-ESS1 6, HS-ESS2 7, HS-ESS3 6, HS-ETS1 4`
    .split(',')
    .map((row) => row.trim().split(' '))
    .map(([group = '', count]) => [group, Number(count)]),
)

it('names only standards that exist', () => {
  const unknown = [...systems.values()].flatMap(({ id, standards }) =>
    standards.flatMap((line) => {
      const [, group = '', number] = /^NGSS ((?:[K1-5]|3-5|MS|HS)-[A-Z]+\d)-(\d)\b/.exec(line) ?? []
      const isCode = /^NGSS (?!crosscutting|practice)/.test(line)
      return isCode && !(Number(number) <= (expectations[group] ?? 0)) ? [`${id}: ${line}`] : []
    }),
  )
  expect(unknown).toEqual([])
})
