import { expect, it } from 'vitest'
import { settingNamed } from './index.ts'
import { isNearly, settingsWithNearWords } from './nearly.ts'

it.each(settingsWithNearWords())('%s stands in only for words of its own', (id, words) => {
  const own = settingNamed(id)?.words ?? []
  expect(words.filter((word) => !own.includes(word))).toEqual([])
})

it('tells what a place is from what it only stands in for', () => {
  expect(isNearly('space-station', 'inside a moon base')).toBe(true)
  expect(isNearly('space-station', 'space station interior')).toBe(false)
  expect(isNearly('forest', 'woods')).toBe(false)
})
