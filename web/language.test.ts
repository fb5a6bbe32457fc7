import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { speak } from './language.config.ts'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'language-'))
afterAll(() => rmSync(root, { recursive: true }))

const files = {
  'page.ts': `import { door } from './texts/en/door.ts'
    import { texts } from './contract/texts.ts'
    console.log(door.open, texts.send)`,
  'contract/texts.ts': "export const texts = { send: 'Send', cancel: 'Cancel' }",
  'texts/en/door.ts': "export const door = { open: 'Open' }",
  'texts/eo/door.ts': "export const door = { open: 'Malfermi' }",
  'texts/eo/contract/texts.ts': `import { texts as english } from '../../../contract/texts.ts'
    export const texts = { ...english, send: 'Sendi' }`,
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

async function builtIn(language: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [speak(language)],
    build: { write: false, rolldownOptions: { input: join(root, 'page.ts') } },
  })
  return JSON.stringify(built)
}

it('a build speaks English', async () => {
  const page = await builtIn('en')
  expect(page).toContain('Open')
  expect(page).not.toContain('Malfermi')
})

it('a build can speak another language, with no word of the page left behind', async () => {
  const page = await builtIn('eo')
  expect(page).toContain('Malfermi')
  expect(page).toContain('Sendi')
  expect(page).not.toMatch(/Open|'Send'|"Send"/)
})

it('a language that lacks a module is no language yet', async () => {
  await expect(builtIn('tlh')).rejects.toThrow(/texts.tlh/)
})
