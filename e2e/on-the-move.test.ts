import { describe, expect, it } from 'vitest'
import { workspaceOn } from './game-workspace.ts'
import { ownCopy } from './originals.ts'
import { type Caller, callAs, makeGame } from './published-games.ts'
import { framesPass, newPerson, useVisitors, widths } from './visitor.ts'

const visit = useVisitors({ stage: 'light' })

describe('without a network', () => {
  it('I play what I have made, and get back from what hangs', async () => {
    const withCopy = async (caller: Caller) => `/?creation=game&id=${(await ownCopy(caller, 'game')).modelId}`
    const { page } = await visit(withCopy, { as: newPerson(), serviceWorkers: 'allow' })
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    const isKept = () => page.evaluate(async () => (await caches.match('/kept/list.json')) !== undefined)
    await expect.poll(isKept, { timeout: 60_000 }).toBe(true)
    const name = await workspaceOn(page).stage.getByRole('heading', { level: 2 }).textContent()
    await page.context().setOffline(true)
    await page.goto('/about')
    await page.getByRole('heading', { name: "You're offline" }).waitFor()
    const shown = page.getByRole('button', { name: name ?? '' })
    const back = page.getByRole('button', { name: 'Back', exact: true })
    await shown.click()
    await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).waitFor({ timeout: 60_000 })
    await back.click()

    // What was kept says something now, and then never comes to an end.
    await page.evaluate(async () => {
      const kept = await caches.open('makebelieve-kept')
      // A message leaves only when the task that sends it is over.
      const hanging =
        "<script>parent.postMessage('begun', '*'); setTimeout(() => { for (;;) {} })</" + 'script>'
      for (const { url } of await kept.keys())
        if (url.endsWith('.html')) await kept.put(url, new Response(hanging))
      addEventListener('message', ({ data }) => {
        if (data === 'begun') document.documentElement.dataset.begun = ''
      })
    })
    await shown.click()
    await page.locator('html[data-begun]').waitFor({ state: 'attached' })
    await back.click()
    await back.waitFor({ state: 'hidden' })
    expect(await page.locator('iframe').count()).toBe(0)
    await shown.click()
    await back.click()
    await shown.waitFor()
  })
})

describe('with a phone in my hand', () => {
  it('I sign up from the header, am back at the game I made as a guest, and what is said of it leaves the tabs free', async () => {
    const asGuest = async (caller: Caller) => {
      await callAs(caller, '/api/auth/sign-in/anonymous', {})
      return `/?creation=game&id=${await makeGame(caller, 'a cat collects 3 fish')}`
    }
    const { page } = await visit(asGuest, { viewport: { width: widths.phone, height: 800 } })
    const made = page.url()
    const { email, password } = newPerson('Mia')
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await page.waitForURL('**/sign-up?*')
    await page.getByLabel('Name').fill('Mia')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(made)
    const tabs = page.getByRole('navigation', { name: 'Workspace' })
    const said = page.getByRole('listitem').filter({ hasText: 'Welcome, Mia' })
    await said.waitFor()
    const between = async () => {
      const [above, below] = [await said.boundingBox(), await tabs.boundingBox()]
      return above && below ? below.y - (above.y + above.height) : Number.NaN
    }
    // It comes up from below.
    await expect.poll(between).toBeGreaterThanOrEqual(0)
    await tabs.getByRole('button', { name: 'Chat' }).click()
    await workspaceOn(page).messages.getByText('a cat collects 3 fish').waitFor()
    await page.getByRole('button', { name: 'Your menu, Mia' }).waitFor()
  })
})

describe('with a tablet in my hands', () => {
  it('I turn it, and my wish is not sent again', async () => {
    const { page } = await visit('/', { as: newPerson(), viewport: { width: 700, height: 1000 } })
    let asked = 0
    await page.route('**/api/game/create-game', async (route) => {
      asked++
      await route.fulfill({ status: 500, body: '' })
    })
    await page.getByRole('textbox', { name: 'What to build?' }).fill('a cat collects fish')
    await page.keyboard.press('Enter')
    const { messages } = workspaceOn(page)
    const said = messages.getByText('Experiencing heavy load. Please try again later.')
    await said.waitFor()
    await page.setViewportSize({ width: 1000, height: 700 })
    await page.getByRole('separator', { name: 'Width of Chat' }).waitFor()
    await said.waitFor()
    // What it would have asked as it turned was asked before this.
    await framesPass(page)
    await page.evaluate(async () => void (await fetch('/api/health')))
    expect(asked).toBe(1)
  })
})
