import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { guardOf } from '../script/testing/guard.ts'
import { isThorough } from '../script/testing/sample.ts'
import { ownCopy } from './originals.ts'
import { callAs, publishGame } from './published-games.ts'
import {
  absent,
  callerOf,
  expectAccessible,
  expectFits,
  framesPass,
  hydrated,
  newPerson,
  screenshots,
  useVisitors,
  type Visitor,
  widths,
} from './visitor.ts'

const visit = useVisitors({ stage: 'light' })
/** Two cores serve browser and server: what takes a moment here may take seconds there. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 })

/** Found by no other test, and by each other: a word that only these games have. */
const mark = `Zebralino${process.pid}`
const names = Array.from({ length: 18 }, (_, i) => `${mark} number ${i + 1}`)
const mine = `/creator-hub?search=${mark}`

type Item = CallAnswer<'publish'>['item']
let published: Item[]

beforeAll(async () => {
  // Made by somebody of their own: visitors of a test leave when it ends.
  published = await publishInAdvance()
}, 120_000)

async function publishInAdvance(): Promise<Item[]> {
  const maker = await callerOf(await absent())
  const items: Item[] = []
  for (const name of names) {
    const { modelId } = await ownCopy(maker, 'game')
    items.push(await publishGame(maker, modelId, name))
  }
  return items
}

const cards = (page: Page) => page.getByRole('article')
const opener = (page: Page, name: string) => page.getByRole('link', { name: `${name} (opens in a new tab)` })

const member = (path: string): Promise<Visitor> => visit(path, { as: newPerson() })

describe('in the Creator Hub', () => {
  it('I see eight creations, and eight more each time I ask, until there are no more', async () => {
    const { page } = await visit(mine)
    expect(await cards(page).count()).toBe(8)
    const more = page.getByRole('link', { name: 'Show More' })
    await more.click()
    await eventually(() => cards(page).count()).toBe(16)
    await more.click()
    await eventually(() => cards(page).count()).toBe(18)
    expect(await more.count()).toBe(0)
    // The address leads back to the same view.
    await page.reload()
    await hydrated(page)
    expect(await cards(page).count()).toBe(18)
  })

  it.runIf(isThorough('hub'))('a new search or filter begins with eight again', async () => {
    const { page } = await visit(`${mine}&page=2`)
    expect(await cards(page).count()).toBe(16)
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await eventually(() => cards(page).count()).toBe(8)
    await page.getByRole('link', { name: 'Show More' }).click()
    await eventually(() => cards(page).count()).toBe(16)
    await page.getByRole('searchbox', { name: 'Search creations' }).fill(`${mark} number`)
    await eventually(() => cards(page).count()).toBe(8)
  })

  it('I find one although I mistype it, and am told when there is none', async () => {
    const { page } = await visit('/creator-hub')
    const box = page.getByRole('searchbox', { name: 'Search creations' })
    await box.fill(mark.replace('bral', 'bal'))
    await eventually(() => cards(page).first().textContent()).toContain(mark)
    await box.fill('qqqqzzzzxxxx')
    await page.getByText('No creations found.').last().waitFor()
    await page.getByRole('link', { name: 'Show all creations' }).click()
    await cards(page).first().waitFor()
    expect(await box.inputValue()).toBe('')
  })

  it('I filter by kind and order them by age; a card says what it is, that it was proven, by whom and since when', async () => {
    const { page } = await visit(mine)
    const models = page.getByRole('link', { name: 'Models', exact: true })
    await models.click()
    await page.getByText('No creations found.').last().waitFor()
    expect(await models.getAttribute('aria-current')).toBe('true')
    await page.goBack()
    await eventually(() => cards(page).count()).toBe(8)

    await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest')
    const card = cards(page).first()
    await card.getByText('number 18').first().waitFor()
    const text = await card.textContent()
    expect(text).toContain('Game')
    expect(text).toMatch(/won in \d+ s/)
    expect(text).toContain('by Ada')
    expect(text).toMatch(/Just now|minutes? ago/)
    await eventually(() =>
      card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
  })

  it.runIf(isThorough('hub'))('a game opens in a new tab, and that counts as a view', async () => {
    const { page } = await visit(`${mine}&sort=newest`)
    const game = published[9]
    const before = await viewsOf(page, game)
    await page.goto(`/creator-hub?search=${mark}&sort=newest&page=3`)
    await hydrated(page)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      opener(page, game?.modelName ?? '').click(),
    ])
    await tab.waitForURL(`**/game/${game?.encryptedId}`)
    await eventually(() => viewsOf(page, game)).toBe(before + 1)
  })

  it('I like one, and it is still liked when I come back', async () => {
    const { page } = await member(`${mine}&sort=newest`)
    const like = cards(page).nth(2).getByRole('button', { name: /^Like/ })
    await like.click()
    await eventually(() => like.getAttribute('aria-label')).toBe('Like, 1 like')
    await page.reload()
    await hydrated(page)
    await eventually(() => like.getAttribute('aria-pressed')).toBe('true')
    await like.click()
    await eventually(() => like.getAttribute('aria-label')).toBe('Like, 0 likes')
  })

  it.runIf(isThorough('hub'))('as a visitor, a like leads me to sign in, and back', async () => {
    const { page } = await visit(mine)
    await cards(page).first().getByRole('button', { name: /^Like/ }).click()
    await page.waitForURL('**/sign-in?*')
    expect(new URL(page.url()).searchParams.get('next')).toBe(mine)
  })

  it('I remix one, and it opens in my workspace', async () => {
    const { page } = await member(mine)
    await cards(page)
      .first()
      .getByRole('button', { name: /^Remix/ })
      .click()
    await page.waitForURL(/\?creation=game&id=/)
    await page.getByRole('region', { name: 'Stage' }).locator('iframe').waitFor()
  })

  it.runIf(isThorough('hub'))('I can read all of it without script', async () => {
    const { page: plain } = await visit(mine, { javaScriptEnabled: false })
    expect(await cards(plain).count()).toBe(8)
    await plain.getByRole('link', { name: 'Show More' }).click()
    await eventually(() => cards(plain).count()).toBe(16)
    await plain.getByRole('searchbox').fill(`${mark} number 17`)
    await plain.getByRole('combobox').selectOption('Newest')
    await plain.getByRole('button', { name: 'Search' }).click()
    await eventually(async () => new URL(plain.url()).search).toBe(`?search=${mark}+number+17&sort=newest`)
    await eventually(() => cards(plain).first().textContent()).toContain('number 17')
    await plain.getByRole('link', { name: 'Environments' }).click()
    await plain.getByText('No creations found.').first().waitFor()
  })

  it('it is accessible in light and dark, and fits every screen', async () => {
    const { page } = await visit(mine)
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'hub')
  })

  it.runIf(isThorough('hub'))('I can do all of it with the keyboard', async () => {
    const { page } = await visit(mine)
    const more = page.getByRole('link', { name: 'Show More' })
    await more.focus()
    await page.keyboard.press('Enter')
    await eventually(() => cards(page).count()).toBe(16)
    expect(await more.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.getByText('16 creations shown').waitFor({ state: 'attached' })
  })
})

/** The gallery that the server wrote, and how it comes alive. */
const written = guardOf(import.meta.filename, 'the gallery', [
  'web/features/hub/landing-gallery.tsx',
  'web/features/hub/live-gallery.tsx',
  'web/features/hub/gallery.tsx',
])

describe('on the first page', () => {
  const gallery = (page: Page) => page.getByRole('region', { name: 'From the Creator Hub' })
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search creations' })

  it('the gallery is there from the first byte', async () => {
    const { page } = await visit('/')
    const html = await (await page.request.get('/')).text()
    expect(html).toContain('From the Creator Hub')
    expect(html.match(/<article/g)).toHaveLength(8)
    expect(await cards(page).count()).toBe(8)
  })

  it.runIf(written.hasChanged || isThorough('hub'))(
    'its filters and Show More answer my first click, before any script',
    written.mark,
    async () => {
      const { page } = await visit('/', { javaScriptEnabled: false })
      await gallery(page).getByRole('link', { name: 'Games', exact: true }).click()
      await page.waitForURL(({ searchParams }) => searchParams.get('filter') === 'games')
      expect(await cards(page).count()).toBe(8)
      await page.getByRole('link', { name: 'Show More' }).click()
      await eventually(() => cards(page).count()).toBe(16)
    },
  )

  it.runIf(isThorough('hub'))('I search, filter and see more of it without leaving', async () => {
    const { page } = await member('/')
    await alive(page)
    await box(page).fill(mark)
    // They may have stood there before: what was found is there when more of it can be had.
    const more = page.getByRole('link', { name: 'Show More' })
    await eventually(() => more.getAttribute('href')).toContain(`search=${mark}`)
    expect(await cards(page).first().textContent()).toContain(mark)
    expect(await cards(page).count()).toBe(8)
    await more.click()
    await eventually(() => cards(page).count()).toBe(16)
    await gallery(page).getByRole('link', { name: 'Games', exact: true }).click()
    await eventually(() => cards(page).count()).toBe(8)
    await gallery(page).getByRole('link', { name: 'Environments', exact: true }).click()
    await gallery(page).getByText('No creations found.').last().waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  })

  it.runIf(isThorough('hub'))(
    'a model opens in a dialog with its name, and that counts as a view',
    async () => {
      const { page } = await visit('/')
      await alive(page)
      const teapot = {
        modelId: 'm',
        modelType: 'model',
        modelName: 'Teapot',
        username: 'Ada',
        likes: 0,
        views: 0,
      }
      await page.route('**/api/community/get-creations?*', (route) =>
        route.fulfill({ json: { items: [teapot], page: 1, pageSize: 8, total: 1 } }),
      )
      await gallery(page).getByRole('link', { name: 'Models', exact: true }).click()
      const counted = page.waitForRequest('**/api/community/increment-views')
      await page.getByRole('button', { name: 'Teapot' }).click()
      expect((await counted).postDataJSON()).toEqual({ modelId: 'm' })
      const dialog = page.getByRole('dialog', { name: 'Teapot' })
      await dialog.waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    },
  )

  it.runIf(written.hasChanged || isThorough('hub'))(
    'it comes alive in its place: nothing moves, and what has the focus keeps it',
    written.mark,
    async () => {
      const { page } = await visit('/')
      const before = await gallery(page).boundingBox()
      const link = cards(page).first().getByRole('heading').getByRole('link')
      const script = page.waitForResponse(/\/live-gallery-[^/]*\.js$/)
      await link.focus()
      // It has come and been run once it can be imported, and would have replaced what it finds.
      await page.evaluate(`import(${JSON.stringify((await script).url())}).then(() => {})`)
      await framesPass(page)
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await alive(page)
      const after = await gallery(page).boundingBox()
      expect(after?.height).toBe(before?.height)
    },
  )

  /** Its script has come, and the cards listen. Until then they are replaced at any moment. */
  async function alive(page: Page): Promise<void> {
    await page.waitForFunction(() => {
      // Again and again: a page that has just been loaded anew may still go back to where it was.
      document.querySelector('#gallery')?.scrollIntoView()
      return document.querySelector('[data-alive] article') !== null
    })
  }
})

describe('in the zones', () => {
  it.runIf(isThorough('hub'))('the zone of games is accessible and fits every screen', async () => {
    const { page } = await visit('/game')
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'zone-game')
  })

  it.runIf(isThorough('hub'))('I find what is new this week, and no game stands in two rows', async () => {
    const { page } = await member('/game')
    await page.getByRole('heading', { name: 'New this week' }).waitFor()
    const links = await page.getByRole('article').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThan(0)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('I say what is missing, and the workspace has it in its box', async () => {
    const { page } = await member('/game')
    await page.getByRole('textbox', { name: "Or say what you'd like to play" }).fill('a shy dragon')
    await page.getByRole('button', { name: 'Make it' }).click()
    await page.waitForURL(/creation=game/)
    await hydrated(page)
    const box = page.getByRole('textbox', { name: 'Describe the game you want to create' })
    await eventually(() => box.inputValue()).toBe('a shy dragon')
  })
})

async function viewsOf(page: Page, item?: Item): Promise<number> {
  const path = `/api/community/get-creation/${item?.encryptedId}`
  return (await callAs<CallAnswer<'getCreation'>>(page, path)).item.views
}
