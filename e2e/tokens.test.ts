import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { place } from './place.ts'
import {
  expectAccessible,
  expectFits,
  hydrated,
  newPerson,
  screenshots,
  useVisitors,
  type Visitor,
  widths,
} from './visitor.ts'

const visit = useVisitors()
type Page = Visitor['page']

const tokens = (page: Page) => page.locator('#tokens')
const button = (page: Page, name: string) => tokens(page).getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

async function memberAtAccount(): Promise<Page> {
  const { page } = await visit('/account', { as: newPerson(), permissions: ['clipboard-write'] })
  return page
}

/** Makes a token through the page and copies it out of the dialog that shows it. */
async function makeToken(page: Page, name: string): Promise<string> {
  await tokens(page).getByLabel("What's it for?").fill(name)
  await button(page, 'Create token').click()
  const dialog = page.getByRole('dialog', { name: 'Your new token' })
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await toast(page, 'Copied').waitFor()
  const shown = await dialog.getByLabel('Token', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await dialog.waitFor({ state: 'hidden' })
  return shown
}

/** What is on the clipboard, as anybody finds out; reading it directly is forbidden to our pages. */
async function pasted(page: Page): Promise<string> {
  const field = tokens(page).getByLabel("What's it for?")
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  const found = await field.inputValue()
  await field.fill('')
  return found
}

const statusWith = async (token: string) =>
  (await fetch(`${place.appOrigin}/api/session`, { headers: { authorization: `Bearer ${token}` } })).status

describe('my tokens', () => {
  it('I make one, copy it, use it, and revoke it', async () => {
    const page = await memberAtAccount()
    await tokens(page).getByText("You don't have any tokens.").waitFor()
    const token = await makeToken(page, 'My build script')
    expect(token).toMatch(/^mb_[\w-]{43}$/)
    expect(await pasted(page)).toBe(token)
    const row = tokens(page).getByRole('listitem')
    expect(await row.textContent()).toMatch(
      /My build script.*created just now · never used · until \w+ \d+, \d+/s,
    )

    expect(await statusWith(token)).toBe(200)
    await page.reload()
    await hydrated(page)
    await row.getByText('last used just now').waitFor()
    expect(await page.content()).not.toContain(token)

    await button(page, 'Revoke My build script').click()
    const dialog = page.getByRole('dialog', { name: 'Revoke “My build script”?' })
    await dialog.getByText('stops working right away').waitFor()
    await dialog.getByRole('button', { name: 'Revoke token' }).click()
    await toast(page, 'My build script has been revoked').waitFor()
    await tokens(page).getByText("You don't have any tokens.").waitFor()
    expect(await statusWith(token)).toBe(401)
  })

  it.runIf(isThorough('tokens'))('I choose how long it holds', async () => {
    const page = await memberAtAccount()
    await tokens(page).getByRole('combobox', { name: 'Valid for' }).click()
    await page.getByRole('option', { name: 'Until I revoke it' }).click()
    await makeToken(page, 'For good')
    await tokens(page).getByText('until you revoke it').waitFor()
  })

  it.runIf(isThorough('tokens'))('I am told when it has no name', async () => {
    const page = await memberAtAccount()
    await button(page, 'Create token').click()
    const name = tokens(page).getByLabel("What's it for?")
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true)
  })

  const long = `A token with a name that is ${'very '.repeat(8)}long`

  it.runIf(isThorough('tokens'))('the list fits a phone and is accessible', async () => {
    const page = await memberAtAccount()
    await makeToken(page, long)
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'account-tokens')
  })

  it.runIf(isThorough('tokens'))(
    'the new token and the question fit a phone and are accessible',
    async () => {
      const page = await memberAtAccount()
      await page.setViewportSize({ width: widths.phone, height: 844 })
      await tokens(page).getByLabel("What's it for?").fill(long)
      await button(page, 'Create token').click()
      const fresh = page.getByRole('dialog', { name: 'Your new token' })
      await fresh.waitFor()
      await expectAccessible(page)
      await expectFits(page, widths.phone)
      await screenshots(page, 'account-tokens-fresh')
      await fresh.getByRole('button', { name: 'I have it' }).click()
      await button(page, `Revoke ${long}`).click()
      await page.getByRole('dialog', { name: /^Revoke/ }).waitFor()
      await expectAccessible(page)
      await expectFits(page, widths.phone)
    },
  )
})
