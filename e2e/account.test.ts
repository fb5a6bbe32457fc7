import { describe, expect, it } from 'vitest'
import { guardOf } from '../script/testing/guard.ts'
import { isThorough, sampled } from '../script/testing/sample.ts'
import { isTurn } from './journeys.ts'
import { place } from './place.ts'
import {
  absent,
  expectAccessible,
  expectFits,
  hydrated,
  mailTo,
  newPerson,
  type Person,
  screenshots,
  signUp,
  useVisitors,
  type Visitor,
  widths,
} from './visitor.ts'

const visit = useVisitors()
/** What keeps an account with whom it belongs to. */
const safety = guardOf(import.meta.filename, 'safety', ['web/features/account', 'server/auth'])
type Page = Visitor['page']

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`${name}\\b.*credits`) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const pathOf = (page: Page) => new URL(page.url()).pathname

async function signInOn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Sign in')
}

async function memberAt(path: string) {
  const person = newPerson()
  const { page } = await visit(path, { as: person })
  return { page, person }
}

async function openMail(page: Page, address: string, subject: string) {
  const { link } = await mailTo(address, subject)
  await page.goto(link)
  await hydrated(page)
}

describe('getting in', () => {
  it('I can sign up, and the header greets me', async () => {
    const { page } = await visit('/sign-up')
    const person = newPerson('Grace')
    await field(page, 'Name').fill(person.name)
    await field(page, 'E-mail').fill(person.email)
    await field(page, 'Password').fill(person.password)
    await press(page, 'Create account')
    await menuOf(page, 'Grace').waitFor()
    expect(pathOf(page)).toBe('/')
    await toast(page, "We've sent an e-mail to").waitFor()

    await openMail(page, person.email, 'Confirm your e-mail address')
    await heading(page, 'Confirm your address').waitFor()
    await press(page, 'Confirm my address')
    await heading(page, 'Your address is confirmed').waitFor()
    await page.getByText(`${person.email} is confirmed as yours.`).waitFor()
    expect(pathOf(page)).toBe('/verify-email')
  })

  it('I can sign in and end up where I wanted to go', async () => {
    const person = await absent()
    const { page } = await visit('/account')
    await heading(page, 'Sign in').waitFor()
    await signInOn(page, person)
    await heading(page, 'Account').waitFor()
    await menuOf(page, person.name).waitFor()
    await page.goBack()
    expect(pathOf(page), 'the sign-in page is not in the way back').not.toBe('/sign-in')
  })

  it.runIf(safety.hasChanged || isThorough('account'))(
    'I am not sent to another site after signing in',
    safety.mark,
    async () => {
      const person = await absent()
      const { page } = await visit('/sign-in?next=//evil.example')
      await signInOn(page, person)
      await menuOf(page, person.name).waitFor()
      expect(page.url()).toBe(`${place.appOrigin}/`)
    },
  )

  it.runIf(isThorough('account'))('I am told plainly when my password is wrong', async () => {
    const person = await absent()
    const { page } = await visit('/sign-in')
    await signInOn(page, { email: person.email, password: 'not this one' })
    await page.getByRole('alert').getByText('The e-mail address or password is wrong.').waitFor()
    expect(await focusedField(page)).toBe('password')
    expect(await field(page, 'E-mail').inputValue()).toBe(person.email)
  })

  it('I am told at the field what is missing, before anything is sent', async () => {
    const { page } = await visit('/sign-up')
    await field(page, 'Name').fill('Ada')
    await field(page, 'E-mail').fill('ada at example')
    await field(page, 'Password').fill('short')
    await press(page, 'Create account')
    expect(await focusedField(page)).toBe('email')
    expect(await complaintAt(page, 'E-mail')).toContain('ada@example.com')
    expect(await complaintAt(page, 'Password')).toBe('Please use at least 8 characters.')
    await field(page, 'E-mail').fill('ada@example.com')
    expect(await complaintAt(page, 'E-mail')).toBe('')
  })

  it.runIf(isThorough('account'))('I am told at the field that I have an account already', async () => {
    const person = await absent()
    const { page } = await visit('/sign-up')
    await field(page, 'Name').fill('Ada')
    await field(page, 'E-mail').fill(person.email)
    await field(page, 'Password').fill(person.password)
    await press(page, 'Create account')
    await page.getByText("There's already an account with this e-mail address.").waitFor()
    expect(await focusedField(page)).toBe('email')
  })

  it.runIf(isThorough('account'))('I am told in words why another service did not sign me in', async () => {
    const { page } = await visit('/sign-in?error=access_denied')
    await page.getByRole('alert').getByText("You didn't let the other service").waitFor()
    await page.goto('/sign-in?error=%3Cb%3Eanything')
    await page.getByRole('alert').getByText("We couldn't sign you in. Please try again.").waitFor()
    expect(await page.getByRole('button', { name: /Google|GitHub/ }).count()).toBe(0)
  })

  it.runIf(isThorough('account'))('I can look at my password while I type it', async () => {
    const { page } = await visit('/sign-in')
    await field(page, 'Password').fill('correct horse')
    await press(page, 'Show password')
    expect(await field(page, 'Password').getAttribute('type')).toBe('text')
    await press(page, 'Hide password')
    expect(await field(page, 'Password').getAttribute('type')).toBe('password')
  })

  it('my password stays out of the address, even when I am faster than the page', async () => {
    const { page: ready } = await visit('/sign-in')
    const context = await ready.context().browser()?.newContext({ javaScriptEnabled: false })
    if (!context) throw new Error('There is no browser')
    const page = await context.newPage()
    await page.goto(ready.url())
    await field(page, 'E-mail').fill('ada@example.com')
    await field(page, 'Password').fill('correct horse')
    await page.keyboard.press('Enter')
    await press(page, 'Sign in')
    expect(page.url()).toBe(ready.url())
    expect(await field(page, 'Password').inputValue(), 'nothing was sent').toBe('correct horse')
    await context.close()
  })

  it.runIf(isThorough('account'))('I do not see the sign-in page when I am signed in', async () => {
    const { page } = await memberAt('/sign-in?next=/account')
    await heading(page, 'Account').waitFor()
    await page.goto('/sign-up')
    expect(pathOf(page)).toBe('/')
  })

  it('I can do all of it with the keyboard', async () => {
    const person = await absent()
    const { page } = await visit('/sign-in')
    const { keyboard } = page
    await tabTo(page, 'email')
    await keyboard.type(person.email)
    await keyboard.press('Tab')
    await keyboard.type('not this one')
    await keyboard.press('Enter')
    await page.getByRole('alert').getByText('is wrong').waitFor()
    // The wrong password is selected: typing replaces it.
    await keyboard.type(person.password)
    await keyboard.press('Enter')
    await menuOf(page, person.name).waitFor()
  })
})

describe('mails', () => {
  it.runIf(isTurn('letters of an account', 'forgotten password'))(
    'I forgot my password and get back in through the mail',
    async () => {
      const person = await absent()
      const { page } = await visit('/sign-in')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await heading(page, 'Forgot your password?').waitFor()
      await field(page, 'E-mail').fill(person.email)
      await press(page, 'Send me a link')
      await page.getByText("If there's an account with this address, a link is on its way.").waitFor()

      await openMail(page, person.email, 'Choose a new password')
      await heading(page, 'Choose a new password').waitFor()
      await expectAccessible(page)
      await field(page, 'New password').fill('an entirely new one')
      await press(page, 'Save new password')
      await toast(page, 'Your password has been changed').waitFor()
      await heading(page, 'Sign in').waitFor()
      await signInOn(page, { email: person.email, password: 'an entirely new one' })
      await menuOf(page, person.name).waitFor()

      await openMail(page, person.email, 'Choose a new password')
      await heading(page, "This link doesn't work").waitFor()
      await page.getByRole('link', { name: 'Send me a new link' }).click()
      await heading(page, 'Forgot your password?').waitFor()
    },
  )

  it.runIf(safety.hasChanged || isThorough('account'))(
    'I hear the same whether or not an address has an account',
    safety.mark,
    async () => {
      const { page } = await visit('/forgot-password')
      await field(page, 'E-mail').fill('nobody@example.com')
      await press(page, 'Send me a link')
      await page.getByText("If there's an account with this address, a link is on its way.").waitFor()
    },
  )

  it.runIf(isThorough('account'))('I can have the confirmation sent again', async () => {
    const { page, person } = await memberAt('/verify-email?token=no-longer-valid')
    await heading(page, "This link doesn't work").waitFor()
    await press(page, 'Send confirmation again')
    await toast(page, 'Your e-mail is on its way').waitFor()
    await openMail(page, person.email, 'Confirm your e-mail address')
    await press(page, 'Confirm my address')
    await heading(page, 'Your address is confirmed').waitFor()
    await page.goto('/account')
    await page.getByText('confirmed', { exact: true }).waitFor()
  })

  it.runIf(safety.hasChanged || isThorough('account'))(
    'looking at a letter confirms nothing, whoever looks',
    safety.mark,
    async () => {
      const { page, person } = await memberAt('/account')
      const { link } = await mailTo(person.email, 'Confirm your e-mail address')
      for (const looker of [page, (await visit('/about')).page]) {
        await looker.goto(link)
        await hydrated(looker)
      }
      await page.goto('/account')
      await page.getByText('not confirmed', { exact: true }).waitFor()
    },
  )

  it.runIf(safety.hasChanged || isThorough('account'))(
    'somebody else signed up with my address: I confirm it elsewhere, and they are out',
    safety.mark,
    async () => {
      const { page: stranger, person } = await memberAt('/account')
      const { page } = await visit('/about')
      await openMail(page, person.email, 'Confirm your e-mail address')
      await heading(page, 'Is this your account?').waitFor()
      await page.getByText('everyone else is signed out').waitFor()
      await press(page, 'Confirm and sign everyone out')
      await heading(page, 'Choose a new password').waitFor()
      await toast(page, 'Everyone else has been signed out').waitFor()
      await field(page, 'New password').fill('of my own choice')
      await press(page, 'Save new password')
      await heading(page, 'Sign in').waitFor()
      await signInOn(page, { email: person.email, password: 'of my own choice' })
      await menuOf(page, person.name).waitFor()
      await page.goto('/account')
      await page.getByText('confirmed', { exact: true }).waitFor()

      await stranger.goto('/account')
      await heading(stranger, 'Sign in').waitFor()
      await hydrated(stranger)
      await signInOn(stranger, person)
      await stranger.getByRole('alert').getByText('is wrong').waitFor()
    },
  )

  it.runIf(isThorough('account'))(
    'I signed up at my desk and open the mail on my phone, where I sign in and keep everything',
    async () => {
      const { page: desk, person } = await memberAt('/account')
      const { page } = await visit('/about')
      await openMail(page, person.email, 'Confirm your e-mail address')
      await page.getByRole('link', { name: 'Sign in instead' }).click()
      await heading(page, 'Sign in').waitFor()
      await signInOn(page, person)
      await heading(page, 'Confirm your address').waitFor()
      await press(page, 'Confirm my address')
      await heading(page, 'Your address is confirmed').waitFor()
      await desk.reload()
      await desk.getByText('confirmed', { exact: true }).waitFor()
    },
  )

  it.runIf(isTurn('letters of an account', 'new address'))(
    'I change my address, and it takes a link to the old and one to the new',
    async () => {
      const { page, person } = await memberAt('/account')
      await openMail(page, person.email, 'Confirm your e-mail address')
      await press(page, 'Confirm my address')
      await heading(page, 'Your address is confirmed').waitFor()
      const next = `new-${person.email}`
      await page.goto('/account')
      await hydrated(page)
      await field(page, 'New address').fill(next)
      await press(page, 'Change address')
      await toast(page, 'Check your inbox').waitFor()
      await openMail(page, person.email, 'Confirm your e-mail address change')
      await heading(page, 'Change your address?').waitFor()
      await press(page, 'Yes, change it')
      await heading(page, 'One more step').waitFor()

      const elsewhere = await memberAt('/about')
      await openMail(elsewhere.page, next, 'Confirm your new e-mail address')
      await heading(elsewhere.page, 'Sign in first').waitFor()
      expect(await elsewhere.page.getByRole('button', { name: /Confirm/ }).count()).toBe(0)

      await openMail(page, next, 'Confirm your new e-mail address')
      await heading(page, 'Confirm your new address').waitFor()
      await press(page, 'Confirm my address')
      await page.getByText(`${next} is confirmed as yours.`).waitFor()
    },
  )
})

describe('my account', () => {
  it.runIf(isTurn('changes of an account', 'name'))('I can change my name', async () => {
    const { page } = await memberAt('/account')
    await field(page, 'Name').fill('Lovelace')
    await press(page, 'Save name')
    await toast(page, 'Your name is saved').waitFor()
    await menuOf(page, 'Lovelace').waitFor()
    await page.reload()
    expect(await field(page, 'Name').inputValue()).toBe('Lovelace')
  })

  it.runIf(isTurn('changes of an account', 'password'))(
    'I can change my password, and am told when the old one is wrong',
    async () => {
      const { page, person } = await memberAt('/account')
      const phone = await visit('/about', { returning: person })
      await page.getByText('This signs you out everywhere else').waitFor()
      await field(page, 'Current password').fill('not this one')
      await field(page, 'New password').fill('an entirely new one')
      await press(page, 'Change password')
      await page.getByText('The password is wrong.').waitFor()
      expect(await focusedField(page)).toBe('currentPassword')
      await field(page, 'Current password').fill(person.password)
      await press(page, 'Change password')
      await toast(page, "You're signed out everywhere else.").waitFor()
      expect(await field(page, 'Current password').inputValue()).toBe('')
      await phone.page.goto('/account')
      await heading(phone.page, 'Sign in').waitFor()

      await visit('/about', { returning: { ...person, password: 'an entirely new one' } })
    },
  )

  it.runIf(isTurn('changes of an account', 'sessions'))(
    'I see where I am signed in and can end another session',
    async () => {
      const { page, person } = await memberAt('/account')
      const phone = await visit('/about', {
        returning: person,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      })

      await page.reload()
      await hydrated(page)
      const sessions = page.locator('#sessions li')
      expect(await sessions.count()).toBe(2)
      expect(await sessions.first().textContent()).toContain('this device')
      expect(await sessions.last().textContent()).toMatch(
        /Safari on iPhone[\s\S]*10\.[\d.]+ · last seen just now/,
      )
      await press(page, 'End session on Safari on iPhone')
      await toast(page, 'Safari on iPhone is signed out').waitFor()
      expect(await sessions.count()).toBe(1)

      await phone.page.goto('/account')
      await heading(phone.page, 'Sign in').waitFor()
    },
  )

  it.runIf(isTurn('changes of an account', 'end'))(
    'I can delete my account and it is really gone',
    async () => {
      const { page, person } = await memberAt('/account')
      await press(page, 'Delete account')
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await dialog.getByText('your creations and all their files').waitFor()
      expect(await focusedField(page)).toBe('password')
      await field(page, 'Your password').fill('not this one')
      await press(page, 'Delete everything')
      await dialog.getByText('The password is wrong.').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })

      await press(page, 'Delete account')
      await field(page, 'Your password').fill(person.password)
      await press(page, 'Delete everything')
      await toast(page, 'Your account is deleted').waitFor()
      expect(pathOf(page)).toBe('/')
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
      await signInOn(page, person)
      await page.getByRole('alert').getByText('is wrong').waitFor()
    },
  )
})

describe('the looks', () => {
  const forVisitors = [
    '/sign-up',
    '/sign-in?error=access_denied',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/verify-email?token=x',
  ]
  const forMembers = ['/account', '/verify-email?token=x']

  describe('every account page is accessible and fits a phone', () => {
    it.each(sampled('account pages', forVisitors, String))('%s', async (path) => {
      const { page } = await visit(path)
      await inspect(page, path)
    })

    it.each(sampled('account pages of members', forMembers, String))('%s for members', async (path) => {
      const { page } = await memberAt(path)
      await inspect(page, path)
    })
  })

  it.runIf(isThorough('account'))(
    'the button that takes an account over is accessible and fits a phone',
    async () => {
      const person = await absent()
      const { page } = await visit('/about')
      await openMail(page, person.email, 'Confirm your e-mail address')
      await heading(page, 'Is this your account?').waitFor()
      await inspect(page, '/verify-email-elsewhere')
    },
  )

  it.runIf(isThorough('account'))(
    'the button that confirms an address is accessible and fits a phone, before and after',
    async () => {
      const { page, person } = await memberAt('/about')
      await openMail(page, person.email, 'Confirm your e-mail address')
      await inspect(page, '/verify-email-here')
      await press(page, 'Confirm my address')
      await heading(page, 'Your address is confirmed').waitFor()
      await inspect(page, '/verify-email-done')
    },
  )

  it.runIf(isThorough('account'))('I can hit every button and field with my thumb', async () => {
    const phone = { viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await visit('/sign-in', phone)
    for (const path of forVisitors) await expectThumbSized(page, path)
    await signUp(page)
    for (const path of forMembers) await expectThumbSized(page, path)
  })

  it.runIf(isThorough('account'))('what is said about mistakes is accessible too', async () => {
    const { page } = await visit('/sign-up')
    await press(page, 'Create account')
    await expectAccessible(page)
    await pictures(page, 'sign-up-mistakes')
    await page.goto('/forgot-password')
    await hydrated(page)
    await field(page, 'E-mail').fill('nobody@example.com')
    await press(page, 'Send me a link')
    await page.getByText('a link is on its way').waitFor()
    await expectAccessible(page)
    await pictures(page, 'forgot-password-sent')
  })

  it.runIf(isThorough('account'))(
    'the dialog that deletes everything is accessible and fits a phone',
    async () => {
      const { page } = await memberAt('/account')
      await press(page, 'Delete account')
      await page.getByRole('dialog').waitFor()
      await expectAccessible(page)
      await expectFits(page, widths.phone)
      await pictures(page, 'account-delete')
    },
  )

  async function inspect(page: Page, path: string) {
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    expect(await page.title(), path).toContain('Makebelieve')
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await pictures(page, path.slice(1).replaceAll(/\W+/g, '-'))
  }

  /** Links inside a sentence are text; everything else that is pressed is 44 px high. */
  async function expectThumbSized(page: Page, path: string) {
    await page.goto(path)
    await hydrated(page)
    const small = await page
      .locator('main :is(button, input:not([type="checkbox"], [hidden]), label:has([type="checkbox"]))')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML),
      )
    expect(small, path).toEqual([])
  }

  async function pictures(page: Page, name: string) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await screenshots(page, `account-pages-${name}-${colorScheme}`)
    }
  }
})

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** The text that a screen reader would add to the field. */
function complaintAt(page: Page, label: string) {
  return field(page, label).evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? ''
  })
}

async function tabTo(page: Page, name: string) {
  for (let presses = 0; (await focusedField(page)) !== name; presses++) {
    if (presses > 40) throw new Error(`Tab never reaches ${name}`)
    await page.keyboard.press('Tab')
  }
}
