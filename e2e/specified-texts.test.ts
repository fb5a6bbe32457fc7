import { texts } from '@makebelieve/contract/texts'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampled } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import { leaveCredits } from './game-workspace.ts'
import { hydrated, newPerson, useVisitors, type Visitor, widths } from './visitor.ts'

/**
 * What the specification words is said to the letter, and where. What the server really answers is tested where it is made:
 * here it answers whatever makes the page speak.
 */
type Saying = {
  /** Every text that is then to be read: as words, as a label, or in an empty field. */
  says: string[]
  at: string
  /** What the server answers instead of what it would. */
  answers?: Record<string, Answer>
  does?: (page: Page) => Promise<void>
}

type Answer = (route: Route) => Promise<void>

const refuses: Answer = (route) => route.fulfill({ status: 500, body: '' })
const isSilent: Answer = () => Promise.resolve()
const json =
  (body: unknown): Answer =>
  (route) =>
    route.fulfill({ json: body })
const fails =
  (status: number, code: string, message: string): Answer =>
  (route) =>
    route.fulfill({ status, json: { code, message } })
/** A run that is over at once, and what it came to. */
const made =
  (body: unknown): Answer =>
  (route) =>
    route.request().headers().accept === 'text/event-stream'
      ? route.fulfill({
          contentType: 'text/event-stream',
          headers: { 'Run-Id': 'r' },
          body: 'id: 1\ndata: {"type":"done"}\n\n',
        })
      : typeof body === 'string'
        ? route.fulfill({ contentType: 'application/json', body })
        : route.fulfill({ json: body })

const calls = {
  games: '**/api/game/get-games/*',
  createGame: '**/api/game/create-game',
  agent: '**/api/game/agent/stream',
  deleteGame: '**/api/game/delete-game',
  models: '**/api/models/get-models/*',
  image: '**/api/models/get-image/*',
  mesh: '**/api/models/get-3d',
  storeModel: '**/api/models/store-model/*',
  deleteModel: '**/api/models/delete-model',
  environments: '**/api/environment/get-environments/*',
  createEnvironment: '**/api/environment/create-environment/*',
  deleteEnvironment: '**/api/environment/delete-environment',
  creations: '**/api/creations/get-creations/**',
  publish: '**/api/community/publish-creation',
  guest: '**/api/auth/sign-in/anonymous',
  plan: '**/api/payment/plan/free',
}

const cat = { modelId: 'c', userId: 'u', modelName: 'Cat', designDate: '2026-01-01T00:00:00Z' }
const games = json([[{ ...cat, chatId: 'c', modelType: 'Game', dimension: '2d' }]])
const models = json([{ ...cat, modelType: '3d' }])
const environments = json([{ ...cat, category: 'scene' }])
const creations = (modelType: string) =>
  json({ items: [{ ...cat, modelType }], page: 1, pageSize: 8, total: 1 })
const picture = json({ originalUrl: '/favicon.svg', imageUrl: '/favicon.svg', imageId: 'i', title: 'Mug' })

const wish = async (page: Page) => {
  const box = page.getByRole('textbox', { name: /^Describe the \w+ you want to create$/ })
  await box.fill('a mug')
  await box.press('Enter')
}
const presses =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).last().click()
  }
const choosesIn = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Menu for Cat' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const inDialog = (item: string, button: string) => async (page: Page) => {
  await choosesIn(item)(page)
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
}
const inTurn =
  (...deeds: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const deed of deeds) await deed(page)
  }
const brings = (mimeType: string, bytes: number) => async (page: Page) => {
  const file = { name: 'mine', mimeType, buffer: Buffer.alloc(bytes) }
  await page.locator('input[type=file]').setInputFiles(file)
}

const workspaceOfGames = '/?creation=game'
const inGames: Saying[] = [
  {
    at: workspaceOfGames,
    says: [
      'Game Chat',
      'No messages yet. Describe a game to get started!',
      'Describe the game you want to create',
      'Agent takes about 5 min, Quick mode about 2 min',
      'Agent',
      'Quick mode',
      'Send',
      'Advanced Generation Settings',
      'Previous Games',
      'No games generated yet.',
      'List of your previously generated games',
    ],
  },
  {
    at: `${workspaceOfGames}&id=c`,
    answers: { [calls.games]: games, '**/api/game/get-chat/*': isSilent },
    says: ['Loading chat...', 'No Preview Available'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.createGame]: isSilent },
    does: wish,
    says: ['Generating Your Game...', 'Please wait...'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.createGame]: made({ resultJson: { threejsCode: 'play()' } }) },
    does: wish,
    says: ['Game Generated !'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.createGame]: refuses },
    does: wish,
    says: [
      'Experiencing heavy load. Please try again later.',
      'Game creation failed with status: 500',
      'Retry',
    ],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.createGame]: made('half an ans') },
    does: wish,
    says: [
      'Sorry, I encountered an error while analyzing your game concept. Please try again later.',
      'Retry',
    ],
  },
  {
    at: `${workspaceOfGames}&mode=agent`,
    answers: { [calls.agent]: refuses },
    does: wish,
    says: ['Sorry, I encountered an error. Please try again later.', 'Retry'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.games]: refuses },
    says: ['Failed to fetch games: Internal Server Error'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.games]: games },
    does: choosesIn('Delete'),
    says: [
      'Confirm Deletion',
      'Are you sure you want to delete the game "Cat"? This action cannot be undone.',
      'Cancel',
      'Delete',
    ],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.games]: games, [calls.deleteGame]: refuses },
    does: inDialog('Delete', 'Delete'),
    says: ['Failed to delete game'],
  },
  {
    at: workspaceOfGames,
    answers: {
      [calls.games]: games,
      [calls.deleteGame]: json({ success: true, result: { success: true } }),
    },
    does: inDialog('Delete', 'Delete'),
    says: ['Game deleted successfully'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.games]: games, [calls.publish]: refuses },
    does: inDialog('Publish', 'Publish'),
    says: ['Failed to publish game. Please try again later.'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.games]: games, [calls.publish]: json({ item: {} }) },
    does: inDialog('Publish', 'Publish'),
    says: ['Game published successfully to Creator Hub!'],
  },
]

const workspaceOfModels = '/?creation=3d'
const inModels: Saying[] = [
  {
    at: workspaceOfModels,
    answers: { [calls.image]: refuses },
    does: wish,
    says: ['Failed to generate image', 'Image generation failed with status: 500', 'Retry'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.image]: picture },
    does: inTurn(wish, async (page) => {
      await page.getByRole('button', { name: 'Regenerate' }).waitFor()
      await page.route(calls.image, refuses)
      await presses('Regenerate')(page)
    }),
    says: ['Regenerate', 'Convert to 3D', 'Failed to regenerate image'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.image]: picture, [calls.mesh]: refuses },
    does: inTurn(wish, presses('Convert to 3D')),
    says: ['3D model generation failed with status: 500', 'Retry'],
  },
  {
    at: workspaceOfModels,
    answers: {
      [calls.image]: picture,
      [calls.mesh]: made({ url: '/favicon.svg', originalUrl: '/favicon.svg', modelId: 'm' }),
      [calls.storeModel]: refuses,
    },
    does: inTurn(wish, presses('Convert to 3D')),
    says: ['Failed to store model with status: 500'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: refuses },
    says: ['Previous Models', 'Failed to fetch models: Internal Server Error'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: models, [calls.deleteModel]: refuses },
    does: inDialog('Delete', 'Delete'),
    says: ['Failed to delete model', 'Failed to delete model with status: 500'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: models, [calls.deleteModel]: json({ success: true }) },
    does: inDialog('Delete', 'Delete'),
    says: ['Model deleted successfully'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: models, [calls.publish]: refuses },
    does: inDialog('Publish', 'Publish'),
    says: ['Failed to publish model. Please try again later.'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: models, [calls.publish]: json({ item: {} }) },
    does: inDialog('Publish', 'Publish'),
    says: ['Model published successfully to Creator Hub!'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: models },
    does: choosesIn('Export'),
    says: ['Model download link not available'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.models]: json([{ ...cat, modelId: '', modelType: '3d' }]) },
    does: choosesIn('Publish'),
    says: ['Cannot publish model without an ID'],
  },
  {
    at: `${workspaceOfModels}&id=c`,
    answers: { [calls.models]: json([{ ...cat, modelLink: '/nothing.glb', modelType: '3d' }]) },
    says: ['Publish', 'Download'],
  },
  {
    at: '/creator-hub?model=nothing',
    says: ['3D Model Viewer', 'No model selected'],
  },
]

const workspaceOfEnvironments = '/?creation=environment'
const inEnvironments: Saying[] = [
  {
    at: workspaceOfEnvironments,
    says: [
      'Enter a prompt to generate an environment or select an existing one from the panel',
      'Previous Environments',
    ],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.createEnvironment]: isSilent },
    does: wish,
    says: ['Generating environment...'],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.createEnvironment]: refuses },
    does: wish,
    says: ['Error generating environment: Environment creation failed with status: 500'],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.environments]: refuses },
    says: ['Failed to fetch environments: Internal Server Error'],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.environments]: environments, [calls.deleteEnvironment]: refuses },
    does: inDialog('Delete', 'Delete'),
    says: [
      'Failed to delete environment. Please try again later.',
      'Environment deletion failed with status: 500',
    ],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.environments]: environments, [calls.deleteEnvironment]: json({ success: true }) },
    does: inDialog('Delete', 'Delete'),
    says: ['Environment deleted successfully'],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.environments]: environments, [calls.publish]: refuses },
    does: inDialog('Publish', 'Publish'),
    says: ['Failed to publish environment. Please try again later.'],
  },
  {
    at: workspaceOfEnvironments,
    answers: { [calls.environments]: environments, [calls.publish]: json({ item: {} }) },
    does: inDialog('Publish', 'Publish'),
    says: ['Environment published successfully to Creator Hub!'],
  },
  {
    at: workspaceOfEnvironments,
    does: brings('image/svg+xml', 100),
    says: ['Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.'],
  },
  {
    at: workspaceOfEnvironments,
    does: brings('image/png', 10 * 2 ** 20 + 1),
    says: ['File too large. Maximum size is 10MB.'],
  },
]

const myCreations = '/?tab=mycreations'
const inMyCreations: Saying[] = [
  {
    at: myCreations,
    says: ['My Creations', 'All Creations', 'Models', 'Environments', 'Games', 'No creations found.'],
  },
  {
    at: myCreations,
    answers: { [calls.creations]: refuses },
    says: ['Error loading your creations. Please try again later.'],
  },
  ...(['model', 'environment', 'game'] as const).map((kind) => ({
    at: myCreations,
    answers: { [calls.creations]: creations(kind) },
    says: ['Preview Unavailable', `${kind[0]?.toUpperCase()}${kind.slice(1)}`],
  })),
  {
    at: myCreations,
    answers: { [calls.creations]: creations('model') },
    does: (page) => page.getByRole('button', { name: 'Menu for Cat' }).click(),
    says: ['Export', 'Delete', 'Publish to Creator Hub'],
  },
  {
    at: myCreations,
    answers: { [calls.creations]: creations('model'), [calls.deleteModel]: isSilent },
    does: inDialog('Delete', 'Delete'),
    says: ['Are you sure you want to delete the model "Cat"? This action cannot be undone.', 'Deleting...'],
  },
  {
    at: myCreations,
    answers: {
      [calls.creations]: creations('game'),
      [calls.deleteGame]: fails(501, 'not_implemented', 'Not here.'),
    },
    does: inDialog('Delete', 'Delete'),
    says: ['Not Implemented', 'Game deletion is not yet implemented'],
  },
  {
    at: myCreations,
    answers: {
      [calls.creations]: creations('environment'),
      [calls.deleteEnvironment]: fails(501, 'not_implemented', 'Not here.'),
    },
    does: inDialog('Delete', 'Delete'),
    says: ['Not Implemented', 'Environment deletion is not yet implemented'],
  },
  { at: '/plans', says: ['Invite Only', 'Most popular'] },
]

const admin = '/?tab=admin'
const item = { ...cat, username: 'Ada', encryptedId: 'e' }
const inAdmin: Saying[] = [
  {
    at: admin,
    answers: Object.fromEntries(
      ['models', 'games', 'environments'].map((list) => [`**/api/v1/admin/${list}`, refuses]),
    ),
    says: [
      'All',
      'Failed to fetch models with status: 500',
      'Failed to fetch games with status: 500',
      'Failed to fetch environments with status: 500',
    ],
  },
  {
    at: admin,
    answers: {
      '**/api/v1/admin/games': json([{ ...item, modelId: '', modelType: 'Game' }]),
      '**/api/v1/admin/models': json([]),
      '**/api/v1/admin/environments': json([item]),
    },
    does: async (page) => {
      await page.getByText('View', { exact: true }).waitFor()
      await page.getByText('Open', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Export: Cat' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    },
    says: ['Model ID is required to publish a game'],
  },
]

const asVisitor: Saying[] = [
  {
    at: '/',
    says: [
      'Home',
      'CreatorHub',
      'Pricing',
      'Contact',
      'About',
      'Sign in',
      'Sign up',
      'Tell me what to build',
      'Game (2D)',
      'Game (3D)',
      '3D Model',
      'Education Simulation',
      'Agent',
      'Quick Mode',
      'All Creations',
      'Win upto $200 in Weekly Game Jams',
    ],
  },
  { at: '/creator-hub?search=qqqqqqqq', says: ['No creations found.'] },
  {
    at: '/plans',
    does: async (page) => page.getByRole('button', { name: 'Upgrade to Pro' }).focus(),
    says: ['Coming soon'],
  },
  {
    at: '/plans',
    answers: { [calls.plan]: refuses },
    does: presses('Start for free'),
    says: ['Error loading plan details. Please try again.'],
  },
  {
    at: workspaceOfGames,
    answers: { [calls.guest]: fails(429, 'too_many_requests', 'Enough for an hour.') },
    does: wish,
    says: ['Error: User authentication required. Please refresh and try again.'],
  },
]

const onAPhone: Saying[] = [{ at: '/', says: ['What to build?', 'Game', '3D Model', 'Environment'] }]

/** Told by the server, which knows that they were spent after the page was opened. */
const spentMeanwhile: Saying = {
  at: `${workspaceOfGames}&mode=agent`,
  says: ['Not enough Credits, agents need at least 500 credits', 'Buy Credits'],
}

const withoutCredits: Saying[] = [
  {
    at: workspaceOfGames,
    does: wish,
    says: ["Sorry, you don't have enough credits to create a game.", 'Buy Credits'],
  },
  {
    at: workspaceOfModels,
    answers: { [calls.image]: picture },
    does: inTurn(wish, presses('Convert to 3D')),
    says: ['You have no credits left', 'Buy Credits'],
  },
  { at: workspaceOfEnvironments, does: wish, says: ['You have no credits left', 'Buy Credits'] },
]

const visit = useVisitors({ stage: 'light' })

/**
 * One page for all whose turn it is: each begins as somebody who has not been here before. What a page says changes with its words
 * alone, so that a run tries a few of them.
 */
async function expectSaid({ page }: Visitor, sayings: Saying[]): Promise<void> {
  const ofSaying = ({ at, says }: Saying) => `${at} ${says}`
  for (const { says, at, answers = {}, does } of sampled('specified texts', sayings, ofSaying)) {
    await page.unrouteAll()
    for (const [call, answer] of Object.entries(answers)) await page.route(call, answer)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto(at)
    await hydrated(page)
    await does?.(page)
    for (const text of says) await said(page, text, at)
  }
}

async function said(page: Page, text: string, at: string): Promise<void> {
  const exact = { exact: true }
  const read = page
    .getByText(text, exact)
    .or(page.getByLabel(text, exact))
    .or(page.getByPlaceholder(text, exact))
    .filter({ visible: true })
  // What can be chosen from a closed list has no place of its own on the page.
  const chosen = page.getByRole('option', { name: text, includeHidden: true, ...exact })
  try {
    await read.or(chosen).first().waitFor({ state: 'attached', timeout: 20_000 })
  } catch {
    const shown = await page.getByRole('main').textContent()
    expect.fail(`“${text}” is not said at ${at}, but: ${shown}`)
  }
}

describe('to the letter of the specification', () => {
  it('is what I read when I make games', async () => {
    await expectSaid(await visit('/about', { as: newPerson() }), inGames)
  })

  it('is what I read when I make models', async () => {
    await expectSaid(await visit('/about', { as: newPerson() }), inModels)
  })

  it('is what I read when I make environments', async () => {
    await expectSaid(await visit('/about', { as: newPerson() }), inEnvironments)
  })

  it('is what I read among my creations', async () => {
    await expectSaid(await visit('/about', { as: newPerson() }), inMyCreations)
  })

  it('is what I read as an administrator', async () => {
    await expectSaid(await visit('/about', { returning: administrator }), inAdmin)
  })

  it('is what I read as a visitor', async () => {
    await expectSaid(await visit('/about'), asVisitor)
    const viewport = { width: widths.phone, height: 800 }
    await expectSaid(await visit('/about', { viewport }), onAPhone)
  })

  it('is what I read when my credits are spent', async () => {
    const person = newPerson()
    const { at, says } = spentMeanwhile
    const visitor = await visit(at, { as: person })
    await leaveCredits(person.email, 100)
    await wish(visitor.page)
    for (const text of says) await said(visitor.page, text, at)
    await expectSaid(visitor, withoutCredits)
  })

  it('leaves out nothing that it words', () => {
    const all = [
      inGames,
      inModels,
      inEnvironments,
      inMyCreations,
      inAdmin,
      asVisitor,
      onAPhone,
      withoutCredits,
      spentMeanwhile,
    ]
    const here = new Set(all.flat().flatMap(({ says }) => says))
    const lacking = specified().filter((text) => !here.has(text) && !elsewhere.has(text))
    expect(lacking).toEqual([])
  })
})

/** What is tried in other files, or cannot be brought about by a page. */
const elsewhere = new Set<string>([
  // Not of the specification.
  texts.product.name,
  texts.product.line,
  ...Object.values(texts.prompt),
  ...Object.values(texts.unfit),
  // On the desk of administrators, where they are waited for while it is used.
  'Open',
  'View',
  // hub.test.ts: more has to be there than is shown.
  'Show More',
  // environment-stage.test.ts: its stage has to be there.
  'Environment snapshot not available for download',
  // environment-chat.test.ts: an environment is really made.
  'Environment generated successfully!',
  // Whoever makes an environment has it stored by the very run that makes it: no page asks for that.
  texts.failures.storeEnvironment(500),
  // Pages publish what is on their stage, in the name of who is signed in: the server says so to whoever does not.
  texts.publishing.userMissing,
  texts.publishing.environmentMissing,
])

/** Everything in the catalogue, with the values that are used here. */
function specified(): string[] {
  const { failures, deletion, environmentChat, ...plain } = texts
  const { failed, ...ofEnvironments } = environmentChat
  const { question, ...ofDeletion } = deletion
  const { fetchModels, fetchGames, fetchEnvironments, adminList, ...byStatus } = failures
  return [
    ...leavesOf([plain, ofEnvironments, ofDeletion]),
    ...[fetchModels, fetchGames, fetchEnvironments].map((say) => say('Internal Server Error')),
    ...(['models', 'games', 'environments'] as const).map((list) => adminList(list, 500)),
    ...Object.values(byStatus)
      .map((say) => say(500))
      // Told as the reason, within a sentence.
      .map((text) => (text === failures.createEnvironment(500) ? failed(text) : text)),
    question('game', 'Cat'),
  ]
}

function leavesOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf)
}
