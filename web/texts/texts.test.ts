import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthlyFreeCredits, newPromptKey, prices } from '@makebelieve/contract/constants'
import { contactLengths } from '@makebelieve/contract/contact-topics'
import { routes } from '@makebelieve/contract/routes'
import { describe, expect, it } from 'vitest'
import { themeCookie } from '../ui/theme-cookie.ts'
import { about } from './en/about.ts'
import { ads } from './en/ads.ts'
import { contact } from './en/contact.ts'
import { cookies } from './en/cookies.ts'
import { exercises, learn } from './en/learn.ts'
import { partnerships } from './en/partnerships.ts'
import { press } from './en/press.ts'
import { privacy } from './en/privacy.ts'
import { refunds } from './en/refunds.ts'
import { terms } from './en/terms.ts'
import type { PageText } from './page-text.ts'

const policies = { privacy, terms, cookies, refunds, ads }
const pages: Record<string, PageText<string>> = { about, learn, press, partnerships, ...policies }

/** Pages that are linked to, besides those that the product's navigation lists. */
const ownPages = ['/account', '/credits', '/sign-up']
const known = new Set([...Object.values(routes).filter((route) => typeof route === 'string'), ...ownPages])

function linksIn(text: object): string[] {
  const json = JSON.stringify(text)
  const marked = [...json.matchAll(/\]\((.+?)\)/g)].map(([, to = '']) => to)
  const doors = [...json.matchAll(/"to":"(.+?)"/g)].map(([, to = '']) => to)
  return [...marked, ...doors]
}

describe.each(Object.entries({ ...pages, contact, exercises }))('the text of %s', (_, text) => {
  it('leads only to pages that there are', () => {
    const inside = linksIn(text).filter((to) => !to.startsWith('https://'))
    expect(inside.filter((to) => !known.has(to.split('?')[0] ?? ''))).toEqual([])
  })

  it('has no mark that was left open', () => {
    const bare = JSON.stringify(text).replaceAll(/\*\*.+?\*\*|`.+?`|\[.+?\]\(.+?\)/g, '')
    expect(bare).not.toMatch(/\*\*|`|\]\(/)
  })
})

describe.each(Object.entries(pages))('the page %s', (_, { sections, next, description }) => {
  it('has sections that can be linked to, and somewhere to go next', () => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/)
    expect(next).toHaveLength(3)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

it.each(Object.entries(policies))('the policy %s says since when it holds', (_, { changed }) => {
  expect(new Date(changed).toISOString().slice(0, 10)).toBe(changed)
})

describe('what the texts promise', () => {
  it('are the prices and limits that hold', () => {
    const refundText = JSON.stringify(refunds)
    expect(refundText).toContain(
      `${prices.quick.cost} credits for a game in Quick mode, ${prices.agent.cost}`,
    )
    for (const text of [refunds, terms, learn, press])
      expect(JSON.stringify(text)).toContain(`${monthlyFreeCredits} credits`)
    expect(contact.form.messageHint).toContain(`${contactLengths.message} characters`)
  })

  it('names what the browser keeps', () => {
    const text = JSON.stringify(cookies)
    expect(text).toContain(`\`${themeCookie('dark').split('=')[0]}\``)
    expect(text).toContain(`\`${newPromptKey}\``)
  })

  it('names everybody whose work is in it, as NOTICE does', () => {
    const notice = readFileSync(join(import.meta.dirname, '../../NOTICE'), 'utf8')
    const named = [...notice.matchAll(/^- (\w+)/gm)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(5)
    const thanked = JSON.stringify(about)
    expect(named.filter((name) => !thanked.includes(name))).toEqual([])
  })
})

/** The sections of the privacy policy that speak of a table; null where no person is in it. */
const told: Record<string, string | null> = {
  app_user: 'accounts',
  session: 'accounts',
  sign_in: 'accounts',
  verification: 'accounts',
  address_link: 'accounts',
  administrator_code: null,
  rate_limit: 'accounts',
  personal_token: 'accounts',
  provider_key: 'accounts',
  account: 'accounts',
  transfer: 'accounts',
  creation: 'creations',
  run: 'creations',
  run_event: 'creations',
  run_checkpoint: 'creations',
  provider_call: 'creations',
  provider_result: 'creations',
  chat: 'creations',
  chat_message: 'creations',
  game: 'creations',
  creation_version: 'creations',
  creation_draft: 'creations',
  model: 'creations',
  model_picture: 'creations',
  environment: 'creations',
  environment_trial: 'visitors',
  publication: 'creations',
  creation_like: 'creations',
  remix: 'creations',
  jam_week: 'creations',
  jam_entry: 'creations',
  takedown: 'creations',
  recent_view: 'visitors',
  contact_message: 'messages',
  report: 'reports-and-quotes',
  testimonial: 'reports-and-quotes',
  showcase: null,
  published_word: null,
}

describe('the privacy policy', () => {
  const migrations = join(import.meta.dirname, '../../server/database/migrations')
  const sql = globSync('*.sql', { cwd: migrations }).map((file) =>
    readFileSync(join(migrations, file), 'utf8'),
  )
  const renamed = new Map(
    sql.flatMap((text) =>
      [...text.matchAll(/^alter table (\w+) rename to (\w+)/gm)].map(
        ([, from = '', to = '']) => [from, to] as const,
      ),
    ),
  )
  const tables = sql
    .flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name))
    .map((name) => renamed.get(name) ?? name)

  it.each(tables)(
    'tells of the table %s: if this is a new one, write it into web/texts/en/privacy.ts',
    (name) => {
      expect(Object.keys(told)).toContain(name)
      const section = told[name]
      if (section) expect(privacy.sections.map(({ id }) => id)).toContain(section)
    },
  )
})
