import type { Frame, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isAll, isThorough } from '../script/testing/sample.ts'
import { gameFrame, leaveCredits, openWorkspace, type World, workspaceOn, worldIn } from './game-workspace.ts'
import { isTurn } from './journeys.ts'
import { ownCopy } from './originals.ts'
import { expectAccessible, expectFits, hydrated, newPerson, signUp, useVisitors } from './visitor.ts'

const visit = useVisitors({ stage: 'light' })
const credits = (amount: string) => new RegExp(`${amount} credits`)

describe('making a game', () => {
  it('I type what I want on the first page, watch it being made, play it, and watch the bot win it', async () => {
    const viewport = { width: 1280, height: 600 }
    const { page } = await visit('/', { as: newPerson(), stage: 'real', viewport })
    await page.getByRole('textbox', { name: 'Tell me what to build' }).fill('a spaceship shooting aliens')
    await page.keyboard.press('Enter')
    await page.waitForURL(/creation=game/)
    const workspace = workspaceOn(page)
    await workspace.messages.getByText('a spaceship shooting aliens').waitFor()
    await workspace.messages.getByText('Generating Your Game...').waitFor()
    expect(await workspace.box.isDisabled()).toBe(true)
    expect(await workspace.box.getAttribute('placeholder')).toBe('Please wait...')
    const typed = lengthsWhileTyped(page)
    await workspace.messages.getByText('Game Generated !').waitFor({ timeout: 50_000 })
    // Ten characters at a time, and as many times as it takes.
    const lengths = await typed
    expect(lengths.length).toBeGreaterThan(1)
    expect(lengths.slice(0, -1).filter((length) => length % 10 !== 0)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('newPrompt'))).toBeNull()
    await page.getByRole('button', { name: credits('1,800') }).waitFor()
    // The evidence: each wish with what was seen.
    await workspace.messages.getByText('You play a spaceship').click()
    await workspace.messages
      .getByText(/Seen on the stage/)
      .first()
      .waitFor()
    // And my own sentence, phrase by phrase.
    const sentence = workspace.messages.getByRole('region', { name: 'Your sentence, phrase by phrase' })
    await sentence.getByRole('button', { name: /spaceship/ }).click()
    await sentence.getByText(/Seen on the stage/).waitFor()
    await workspace.stage.getByText(/won in \d+ s/).waitFor()

    const frame = await gameFrame(workspace)
    await frame.getByRole('button', { name: 'Play' }).click()
    await shootUntilHit(page, frame)

    await workspace.messages.getByRole('button', { name: 'Watch the proof' }).click()
    await frame.getByText('Watching the proof').waitFor()
    await reaches(frame, ({ tick }) => tick > 30)
    // Or only the moment at which a phrase of it was seen.
    await sentence.getByRole('button', { name: /Watch it at \d+\.\d s/ }).click()
    await frame.getByText('Watching the proof').waitFor()
  }, 120_000)

  it.runIf(isTurn('what may become of a wish', 'offers'))(
    'I ask for backgammon, hear that it can’t be made yet, and take one of three offers',
    async () => {
      const workspace = await openWorkspace(visit)
      const { page } = workspace
      await workspace.box.fill('backgammon with dragons')
      await workspace.box.press('Enter')
      await workspace.messages.getByText(/We can’t make “backgammon” yet/).waitFor({ timeout: 50_000 })
      await page.getByRole('button', { name: credits('2,000') }).waitFor()
      const offers = workspace.messages.getByRole('region', { name: 'What we can make:' }).getByRole('button')
      expect(await offers.count()).toBe(3)
      await expectAccessible(page)
      await offers.filter({ hasText: 'Make it anyway' }).click()
      await workspace.messages.getByText('Game Generated !').waitFor({ timeout: 50_000 })
      expect(await workspace.messages.getByText('backgammon with dragons', { exact: true }).count()).toBe(1)
      await workspace.stage.getByText(/, not backgammon · won in/).waitFor()
    },
    120_000,
  )

  it.runIf(isTurn('what may become of a wish', 'another way'))(
    'I don’t say what kind of game I want, hear what was guessed, and take another way',
    async () => {
      const workspace = await openWorkspace(visit)
      const { page } = workspace
      await workspace.box.fill('a hero in a castle')
      await workspace.box.press('Enter')
      await workspace.messages.getByText('Game Generated !').waitFor({ timeout: 50_000 })
      await workspace.messages
        .getByText(/You didn't say what kind of game you want, so we made an? /)
        .waitFor()
      const others = workspace.messages
        .getByRole('region', { name: 'Not what you had in mind?' })
        .getByRole('button')
      expect(await others.count()).toBe(2)
      await expectAccessible(page)
      await others.first().click()
      await workspace.messages.getByText(/^a hero in a castle, as an? /).waitFor()
      await page.getByRole('button', { name: credits('1,600') }).waitFor({ timeout: 50_000 })
      // Both are there: the second is no change of the first.
      await workspace.messages.getByText('Game Generated !').nth(1).waitFor()
      expect(
        await workspace.messages.getByRole('region', { name: 'Not what you had in mind?' }).count(),
      ).toBe(0)
    },
    120_000,
  )

  it.runIf(isTurn('what may become of a wish', 'coming back to it'))(
    'I leave while it is made, come back, and it is picked up where it is',
    async () => {
      const workspace = await openWorkspace(visit)
      const { page } = workspace
      await workspace.box.fill('a frog crosses the road')
      await workspace.box.press('Enter')
      await workspace.messages.getByText('Generating Your Game...').waitFor()
      await page.getByRole('link', { name: 'About' }).first().click()
      await page.waitForURL('**/about')
      await page.goto('/?creation=game')
      await hydrated(page)
      await workspace.messages.getByText('Game Generated !').waitFor({ timeout: 50_000 })
      await workspace.messages.getByText('a frog crosses the road').waitFor()
      expect(await workspace.messages.getByText('a frog crosses the road').count()).toBe(1)
      await gameFrame(workspace)
    },
  )

  it('I cancel it, and my credits are back', async () => {
    const workspace = await openWorkspace(visit)
    await workspace.box.fill('a dragon flies through clouds collecting gems')
    await workspace.box.press('Enter')
    const cancel = workspace.messages.getByRole('button', { name: 'Cancel' })
    await cancel.waitFor()
    await cancel.click({ timeout: 3_000 }).catch(() => expect(cancel.isVisible()).resolves.toBe(false))
    await workspace.ready()
    const texts = (await workspace.messages.textContent()) ?? ''
    // It may have been faster than me: then it is there and was paid.
    expect(texts).toMatch(/You cancelled this. Your credits were returned.|Game Generated !/)
    await workspace.page
      .getByRole('button', { name: credits(/Generated/.test(texts) ? '1,800' : '2,000') })
      .waitFor()
  })

  it.runIf(isThorough('game-chat'))('a link with a prompt fills the box and sends nothing', async () => {
    const workspace = await openWorkspace(visit, '&prompt=a%20robot%20in%20a%20maze')
    expect(await workspace.box.inputValue()).toBe('a robot in a maze')
    await workspace.messages.getByText('No messages yet. Describe a game to get started!').waitFor()
  })

  it.runIf(isTurn('what may become of a wish', 'agent'))(
    'the agent tells what it does, lets me hear when it is done, and its game wears a crown',
    async () => {
      const workspace = await openWorkspace(visit, '&mode=agent')
      const notes = await heardOn(workspace.page)
      const mode = workspace.page.getByRole('combobox', { name: 'Mode' })
      expect(await mode.inputValue()).toBe('agent')
      // Three designs are made and played: of a quiz, that takes the least.
      await workspace.ask('a quiz about planets')
      await workspace.messages
        .getByText(/designs?/)
        .first()
        .waitFor()
      expect(await mode.isDisabled()).toBe(true)
      await workspace.shelf.getByRole('button', { name: /made by the agent/ }).waitFor()
      await workspace.page.getByRole('button', { name: credits('1,500') }).waitFor()
      await expect.poll(notes).toBe(2)
      const said = (await workspace.messages.locator('p').nth(1).textContent()) ?? ''
      await workspace.page.reload()
      await hydrated(workspace.page)
      await workspace.messages.getByText(said.split('\n')[0] ?? said).waitFor()
    },
  )
})

/** How much of the answer was there, from its first letters until it is typed out. */
function lengthsWhileTyped(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const log = document.querySelector('[role=log]')
        const lengths: number[] = []
        const look = () => {
          const answer = [...(log?.querySelectorAll('li') ?? [])].at(-1)
          const text = answer?.querySelector('p')?.firstChild?.textContent ?? ''
          if (!'Game Generated !'.startsWith(text)) return
          if (text.length > 0 && text.length !== lengths.at(-1)) lengths.push(text.length)
          if (text === 'Game Generated !') {
            watch.disconnect()
            resolve(lengths)
          }
        }
        const watch = new MutationObserver(look)
        if (log) watch.observe(log, { childList: true, subtree: true, characterData: true })
      }),
  )
}

/** How many notes the page itself has sounded; what a game sounds is in a frame of its own. */
async function heardOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = OscillatorNode.prototype.start
    const heard = Object.assign(window, { heard: 0 })
    OscillatorNode.prototype.start = function (...when) {
      heard.heard++
      start.apply(this, when)
    }
  })
  return () => page.evaluate(() => (window as unknown as { heard: number }).heard)
}

async function shootUntilHit(page: Page, frame: Frame): Promise<void> {
  await page.keyboard.down('Space')
  for (let turn = 0; (await worldIn(frame)).score === 0; turn++) {
    const key = turn % 2 === 0 ? 'ArrowLeft' : 'ArrowRight'
    const { tick } = await worldIn(frame)
    await page.keyboard.down(key)
    await reaches(frame, (world) => world.tick > tick + 40 || world.score > 0)
    await page.keyboard.up(key)
  }
  await page.keyboard.up('Space')
}

async function reaches(frame: Frame, wanted: (world: World) => boolean): Promise<void> {
  await expect.poll(async () => wanted(await worldIn(frame)), { interval: 100 }).toBe(true)
}

describe('talking about a game', () => {
  it.runIf(isTurn('changing it by chat', 'game'))(
    'I change it by chat, am answered letter by letter, clear what is long past, take that back, and find it all again, what failed too',
    async () => {
      const workspace = await openWorkspace(visit)
      const { page, messages } = workspace
      await page.evaluate(() => {
        const shown: string[] = []
        Object.assign(window, { shown })
        new MutationObserver(() => {
          const last = document.querySelector('[role=log] li:last-child p')?.firstChild?.textContent ?? ''
          if (last && last !== shown.at(-1)) shown.push(last)
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
      await workspace.ask('a dog collects bones in a park')
      const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
      expect(shown.at(-1)).toBe('Game Generated !')
      const before = shown.at(-2)?.replace('▍', '') ?? 'nothing'
      expect('Game Generated !'.startsWith(before), `"${before}" came before the whole answer`).toBe(true)
      await page.getByRole('heading', { name: 'a dog collects bones', level: 2 }).waitFor()
      await workspace.ask('make it night')
      await messages.getByText(/night now/).waitFor()
      const clear = page.getByRole('button', { name: /^Clear chat/ })
      expect(await clear.getAttribute('aria-disabled')).toBe('true')
      await workspace.ask('make the dog faster')
      expect(await messages.getByRole('listitem').count()).toBeGreaterThanOrEqual(6)
      await clear.click()
      await messages.getByText('make it night').waitFor({ state: 'detached' })
      await messages.getByText('a dog collects bones in a park').waitFor()
      await messages.getByText('make the dog faster').waitFor()
      await page.reload()
      await hydrated(page)
      await messages.getByText('make the dog faster').waitFor()
      expect(await messages.getByText('make it night').count()).toBe(0)
      await messages.getByRole('button', { name: 'Undo' }).click()
      await messages.getByText('make it night').waitFor()
      await page.getByRole('button', { name: credits('1,400') }).waitFor()

      // What failed is still there after a reload, and so is the way to try again.
      await page.route('**/api/game/create-game', (route) => route.fulfill({ status: 500, body: '' }))
      await workspace.ask('make it snow')
      await page.unroute('**/api/game/create-game')
      await page.reload()
      await hydrated(page)
      await messages.getByText('make it snow').waitFor()
      await messages.getByRole('button', { name: 'Retry' }).waitFor()
    },
    120_000,
  )

  it.runIf(isThorough('game-chat'))(
    'Shift+Enter makes a new line, blanks are not sent, and the modes are explained',
    async () => {
      const workspace = await openWorkspace(visit)
      const { box, page } = workspace
      expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
      await box.fill('   ')
      await box.press('Enter')
      await workspace.messages.getByText('No messages yet. Describe a game to get started!').waitFor()
      await box.fill('a cat')
      await box.press('Shift+Enter')
      await box.pressSequentially('and a dog')
      expect(await box.inputValue()).toBe('a cat\nand a dog')
      const info = 'Agent takes about 5 min, Quick mode about 2 min'
      await page.getByRole('button', { name: info }).focus()
      await page.getByRole('tooltip', { name: info }).waitFor()
    },
  )

  it.runIf(isThorough('game-chat'))('while it is loaded, the chat says so', async () => {
    const { page } = await visit('/about', { as: newPerson() })
    const { modelId } = await ownCopy(page, 'game')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/game/get-chat/*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`/?creation=game&id=${modelId}`)
    await page.getByText('Loading chat...').waitFor()
    held.resolve()
    await workspaceOn(page).messages.getByText('Tell me what to change.').waitFor()
  })
})

describe('without an account', () => {
  it.runIf(isTurn('making something without an account', 'game'))(
    'I type a wish on the first page and play, and when I sign up the game is still mine',
    async () => {
      const { page } = await visit('/')
      await page.getByRole('textbox', { name: 'Tell me what to build' }).fill('a cat collects 3 fish')
      await page.keyboard.press('Enter')
      await page.waitForURL(/creation=game/)
      const workspace = workspaceOn(page)
      await workspace.stage.locator('iframe').waitFor({ timeout: 60_000 })
      await gameFrame(workspace)
      await workspace.messages.getByText('Saved for 24 hours. Sign up to keep it.').waitFor()
      await expectAccessible(page)
      const name = await workspace.stage.getByRole('heading', { level: 2 }).textContent()
      // Publishing takes an account, and says so.
      await workspace.shelf.getByRole('button', { name: /^Menu for / }).click()
      await page.getByRole('menuitem', { name: 'Publish' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/Publishing needs an account/).waitFor()
      await dialog.getByRole('link', { name: 'Sign up' }).waitFor()
      await page.keyboard.press('Escape')

      const here = page.url()
      await signUp(page)
      await page.goto(here)
      const kept = workspaceOn(page)
      await gameFrame(kept)
      expect(await kept.stage.getByRole('heading', { level: 2 }).textContent()).toBe(name)
      await kept.messages.getByText('a cat collects 3 fish', { exact: true }).waitFor()
      expect(await kept.messages.getByText('Saved for 24 hours').count()).toBe(0)
      await page.getByRole('button', { name: credits('2,000') }).waitFor()
    },
  )
})

describe('when it does not work', () => {
  it('where guests have had enough I am told that it takes an account, and can sign in', async () => {
    const { page } = await visit('/?creation=game')
    const { box, messages } = workspaceOn(page)
    await page.route('**/api/auth/sign-in/anonymous', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Enough for an hour.' } }),
    )
    await box.fill('a cat')
    await box.press('Enter')
    await messages.getByText('Error: User authentication required. Please refresh and try again.').waitFor()
    await messages.getByRole('link', { name: 'Sign up' }).waitFor()
    await messages.getByRole('button', { name: 'Retry' }).waitFor()
    await messages.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/sign-in**')
  })

  it.runIf(isThorough('game-chat'))('with too few credits I am told so', async () => {
    const person = newPerson()
    const { page } = await visit('/?creation=game', { as: person })
    await leaveCredits(person.email, 199)
    const { box, messages } = workspaceOn(page)
    await box.fill('a cat')
    await box.press('Enter')
    // The browser lets somebody through who never bought credits; the server does not.
    await messages.getByText("Sorry, you don't have enough credits to create a game.").waitFor()
    await messages.getByRole('link', { name: 'Buy Credits' }).waitFor()
  })

  it.runIf(isThorough('game-chat'))('a prompt that cannot be made says why, and costs nothing', async () => {
    const workspace = await openWorkspace(visit)
    await workspace.ask('做一个关于猫的游戏')
    await workspace.messages.getByText(/Your credits were returned\./).waitFor()
    await workspace.messages.getByRole('button', { name: 'Retry' }).waitFor()
    await workspace.page.getByRole('button', { name: credits('2,000') }).waitFor()
  })

  it.runIf(isThorough('game-chat'))('an agent that fails says so in its own words', async () => {
    const workspace = await openWorkspace(visit, '&mode=agent')
    await workspace.page.route('**/api/game/agent/stream', (route) => route.abort())
    await workspace.box.fill('a cat')
    await workspace.box.press('Enter')
    await workspace.messages.getByText('Sorry, I encountered an error. Please try again later.').waitFor()
    await workspace.messages.getByRole('button', { name: 'Retry' }).waitFor()
  })

  it('when the server is away I see that it is, and Retry sends my words again', async () => {
    const workspace = await openWorkspace(visit)
    const { page, messages } = workspace
    await page.route('**/api/game/create-game', (route) => route.abort())
    await workspace.box.fill('a cat collects fish')
    await workspace.box.press('Enter')
    await messages.getByText('Experiencing heavy load. Please try again later.').waitFor()
    await page.unroute('**/api/game/create-game')
    await messages.getByRole('button', { name: 'Retry' }).click()
    await messages.getByText('Game Generated !').waitFor({ timeout: 50_000 })
    expect(await messages.getByText('a cat collects fish', { exact: true }).count()).toBe(1)
    expect(await messages.getByText('Experiencing heavy load').count()).toBe(0)
  })
})

describe('the workspace', () => {
  it('can be used by everybody, on every screen', async () => {
    const { page } = await openWorkspace(visit)
    await expectAccessible(page)
    // What a new game is set up with stands in one row, beside Send.
    const middleOf = async (button: string) => {
      const box = await page.getByRole('button', { name: button }).boundingBox()
      return box && box.y + box.height / 2
    }
    expect(await middleOf('Advanced Generation Settings')).toBeCloseTo((await middleOf('Send')) ?? 0, 0)
    const { modelId } = await ownCopy(page, 'game')
    await page.goto(`/?creation=game&id=${modelId}`)
    await hydrated(page)
    await workspaceOn(page).messages.getByText('Tell me what to change.').waitFor()
    for (const width of [1440, 1024, 768, 390]) {
      await expectFits(page, width)
      if (isAll() || width === 1440) await expectAccessible(page)
    }
    const parts = page.getByRole('navigation', { name: 'Workspace' })
    for (const part of ['Chat', 'Previous Games', 'Game']) {
      await parts.getByRole('button', { name: part, exact: true }).click()
      await expectFits(page, 390)
      await expectAccessible(page)
    }
  })
})
