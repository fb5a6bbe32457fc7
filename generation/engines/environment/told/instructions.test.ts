import { describe, expect, it } from 'vitest'
import { settings } from '../settings/index.ts'
import { instructions } from './instructions.ts'
import { settingsModule } from './testing/list-settings.ts'

describe('the instructions for places', () => {
  it('hold every setting as the engine has it', async () => {
    await expect(settingsModule()).toMatchFileSnapshot('settings-listed.ts')
    for (const { id } of settings) expect(instructions).toContain(`\n${id}: `)
  })

  it('are short enough to be sent with every wish', () => {
    expect(instructions.length).toBeLessThan(14_500)
  })
})
