import { routes } from '@makebelieve/contract/routes'
import { type Page, request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isThorough, sampled } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import { place } from './place.ts'
import { callAs } from './published-games.ts'
import {
  expectAccessible,
  expectFits,
  hydrated,
  mailTo,
  newPerson,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

const policies = [routes.privacy, routes.terms, routes.cookies, routes.refunds, routes.ads]
const readings = [routes.about, routes.learn, routes.press, routes.partnerships, ...policies]

describe('as a reader', () => {
  it('every page has one heading, one title and one address', async () => {
    for (const path of [...readings, routes.contact]) {
      const html = await (await fetch(place.appOrigin + path)).text()
      expect(html.match(/<h1\b/g), path).toHaveLength(1)
      expect(html, path).toMatch(/<title>[^<]*\S · Makebelieve<\/title>/)
      const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? ''
      expect(canonical, path).toContain(`href="${place.appOrigin}${path}"`)
      expect(html.match(/<meta[^>]*name="description"/g), path).toHaveLength(1)
    }
  })

  it.each(sampled('pages', [...readings, routes.contact], String))(
    '%s is accessible in light and dark, and fits every screen',
    async (path) => {
      const { page } = await visit(path)
      await expectAccessible(page)
      for (const width of Object.values(widths)) await expectFits(page, width)
      await screenshots(page, `pages${path.replaceAll('/', '-')}`)
    },
  )

  it('every page that I am led to from one of them is there', async () => {
    const found = new Set<string>()
    for (const path of [...readings, routes.contact]) {
      const html = await (await fetch(place.appOrigin + path)).text()
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      for (const [, address = ''] of main.matchAll(/<a\b[^>]*href="(\/[^"]*)"/g))
        found.add(new URL(address.replaceAll('&amp;', '&'), place.appOrigin).pathname)
    }
    expect(found.size).toBeGreaterThan(5)
    for (const path of found) expect((await fetch(place.appOrigin + path)).status, path).toBe(200)
  })

  it.runIf(isThorough('public-pages'))(
    'I find my way on a long page by its contents, which a phone has no room for',
    async () => {
      const { page } = await visit(routes.privacy)
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await contents.getByRole('link', { name: 'Your rights' }).click()
      await page.waitForURL('**/privacy-policy#your-rights')
      await expect
        .poll(() => page.evaluate(() => document.getElementById('your-rights')?.getBoundingClientRect().top))
        .toBeLessThan(300)
      await page.setViewportSize({ width: widths.phone, height: 800 })
      expect(await contents.isVisible()).toBe(false)
    },
  )

  it.each(sampled('policies', policies, String))(
    '%s says since when it holds, and prints without what surrounds it',
    async (path) => {
      const { page } = await visit(path)
      expect(await page.getByText('Last updated on').locator('time').textContent()).toMatch(
        /^\w+ \d+, \d{4}$/,
      )
      await page.emulateMedia({ media: 'print' })
      for (const part of ['banner', 'contentinfo', 'navigation'] as const)
        expect(await page.getByRole(part).count()).toBe(0)
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    },
  )

  it.runIf(isThorough('public-pages'))('I can read all of it without script', async () => {
    const { page: plain } = await visit(routes.learn, { javaScriptEnabled: false })
    await plain.getByRole('heading', { name: '6. Keep it and share it' }).waitFor()
  })

  it.runIf(isThorough('public-pages'))('I try what a lesson says, with the words already typed', async () => {
    const { page } = await visit(routes.learn)
    await page.getByRole('link', { name: 'Try it now' }).first().click()
    await page.waitForURL('**/?creation=game&prompt=a%20cat%20collecting%20fish*')
  })

  it.runIf(isThorough('public-pages'))('I download the logo as a drawing and as a picture', async () => {
    const { page } = await visit(routes.press)
    for (const format of ['SVG', 'PNG']) {
      const link = page.getByRole('link', { name: `Logo, for light backgrounds, ${format}` })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(`makebelieve-logo.${format.toLowerCase()}`)
      expect(await download.failure()).toBeNull()
    }
  })
})

describe('when I write to the people who run this', () => {
  it('I am thanked, they get a mail, and administrators can read it later', async () => {
    const { page } = await visit(`${routes.contact}?topic=problem`)
    const person = newPerson()
    const words = `The fish swims backwards (${person.email}).`
    expect(await page.getByLabel("What's it about?").inputValue()).toBe('problem')
    await fillIn(page, { ...person, words })
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('status').getByText('Thank you. Your message has arrived.').waitFor()
    await expectAccessible(page)
    await screenshots(page, 'pages-contact-sent')

    const mail = await mailTo(administrator.email, "Something isn't working · Makebelieve contact form")
    expect(mail.text).toContain(words)
    expect(await messages()).toContainEqual(
      expect.objectContaining({ email: person.email, topic: 'problem', message: words }),
    )

    await page.getByRole('link', { name: 'Write another message' }).click()
    expect(await page.getByLabel('Your message').inputValue()).toBe('')
  })

  it.runIf(isThorough('public-pages'))(
    'it works without script: mistakes are told, nothing is lost, and I am thanked',
    async () => {
      const { page: plain } = await visit(`${routes.contact}?topic=press`, { javaScriptEnabled: false })
      const person = newPerson()
      await fillIn(plain, { ...person, name: '   ', words: 'May I quote you?' })
      await plain.getByRole('button', { name: 'Send message' }).click()
      await plain.getByText('This must not be empty.').waitFor()
      expect(await plain.getByLabel('Your message').inputValue()).toBe('May I quote you?')
      expect(await plain.getByLabel("What's it about?").inputValue()).toBe('press')

      await plain.getByLabel('Your name').fill(person.name)
      await plain.getByRole('button', { name: 'Send message' }).click()
      await plain.getByText('Thank you. Your message has arrived.').waitFor()
      expect(new URL(plain.url()).search).toBe('?sent')
      await plain.reload()
      const sent = (await messages()).filter(({ email }) => email === person.email)
      expect(sent).toEqual([expect.objectContaining({ topic: 'press', message: 'May I quote you?' })])
      await plain.getByRole('link', { name: 'Write another message' }).click()
      await plain.getByLabel('Your name').waitFor()
    },
  )

  it.runIf(isThorough('public-pages'))(
    'it works before the page listens, and goes on from there',
    async () => {
      const { page } = await visit(routes.contact)
      await fillIn(page, { ...newPerson(), name: '   ', words: 'I am fast.' })
      await Promise.all([
        page.waitForEvent('load'),
        page.locator('form').evaluate((form) => (form as HTMLFormElement).submit()),
      ])
      await hydrated(page)
      await page.getByText('This must not be empty.').waitFor()
      await page.getByLabel('Your name').fill('Ada')
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('Thank you. Your message has arrived.').waitFor()
    },
  )

  it('it works behind a proxy, where the server is reached by another address than mine', async () => {
    const origin = place.appOrigin
    const behind = origin.replace('localhost', '127.0.0.1')
    const form = { name: 'Ada', email: 'ada@example.com', topic: 'other', message: 'Hello from outside.' }
    const answer = await fetch(behind + routes.contact, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin },
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent'])
  })

  it('what is no form is refused like an empty one', async () => {
    const answer = await fetch(place.appOrigin + routes.contact, {
      method: 'POST',
      body: '{',
      headers: { origin: place.appOrigin, 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })

  it.runIf(isThorough('public-pages'))(
    'what the server refuses is told where I can see it, and my words stay',
    async () => {
      const { page } = await visit(routes.contact)
      const person = newPerson()
      for (let sent = 0; sent < 5; sent++) {
        const data = { name: 'Ada', email: person.email, topic: 'other', message: 'Again!' }
        const origin = place.appOrigin
        expect(
          (await page.request.post('/api/contact/send-message', { data, headers: { origin } })).status(),
        ).toBe(200)
      }
      await fillIn(page, { ...person, words: 'And again!' })
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByRole('alert').getByText('Please wait an hour.').waitFor()
      expect(await page.getByLabel('Your message').inputValue()).toBe('And again!')
      await expectAccessible(page)
    },
  )

  it.runIf(isThorough('public-pages'))(
    'a program that fills in what nobody sees is thanked, and its words are thrown away',
    async () => {
      const { page } = await visit(routes.contact)
      const person = newPerson('Robot')
      await fillIn(page, { ...person, words: 'Buy this.' })
      await page.locator('input[name=website]').evaluate((input) => {
        ;(input as HTMLInputElement).value = 'https://example.com'
      })
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('Thank you. Your message has arrived.').waitFor()
      expect((await messages()).filter(({ email }) => email === person.email)).toEqual([])
    },
  )

  it('a form of another site cannot write in my name', async () => {
    const form = { name: 'Ada', email: 'ada@example.com', topic: 'other', message: 'Not me.' }
    const answer = await fetch(place.appOrigin + routes.contact, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })
})

async function fillIn(page: Page, { name, email, words }: { name: string; email: string; words: string }) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByLabel('Your message').fill(words)
}

type Message = { email: string; topic: string; message: string }

/** What an administrator reads. */
async function messages(): Promise<Message[]> {
  const caller = { request: await request.newContext({ baseURL: place.appOrigin }) }
  const { email, password } = administrator
  await callAs(caller, '/api/auth/sign-in/email', { email, password })
  const read = await callAs<{ messages: Message[] }>(caller, '/api/v1/admin/messages')
  await caller.request.dispose()
  return read.messages
}
