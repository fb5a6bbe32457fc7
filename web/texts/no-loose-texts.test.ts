import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findLooseTexts } from './testing/find-loose-texts.ts'

const web = join(import.meta.dirname, '..')

/**
 * Not read: what is built, tests, settings of tools, the catalogue itself, and the pages of developers, which are no part
 * of what users get and which nobody translates.
 */
const passedOver =
  /(^|\/)(node_modules|build|\.react-router|texts|testing)(\/|$)|\.(test|config)\.ts$|^features\/(parts|readings)(\/|$)|^routes\/dev-\w+\.tsx$/

/** Names that are the same in every language, or that the engine gives. */
const names = new Set(['Samsung Internet', 'A bot wins', 'Bad play loses'])

const sources = globSync('**/*.{ts,tsx}', {
  cwd: web,
  exclude: (path) => /(^|\/)(node_modules|build)$/.test(path),
}).filter((path) => !passedOver.test(path))

describe('a source of the web app', () => {
  it('is found', () => {
    expect(sources).toContain('root.tsx')
    expect(sources).toContain('features/shell/header.tsx')
    expect(sources).toContain('workspace/stage/stage-toolbar.tsx')
  })

  it('holds no text of its own: what is listed here belongs in web/texts/en/', () => {
    const loose = sources.flatMap((path) =>
      findLooseTexts(path, readFileSync(join(web, path), 'utf8'))
        .filter(({ text }) => !names.has(text))
        .map(({ line, text }) => `${path}:${line}: ${text}`),
    )
    expect(loose).toEqual([])
  })
})

const textsIn = (source: string) => findLooseTexts('canary.tsx', source).map(({ text }) => text)

describe('the search for loose texts', () => {
  it.each([
    ['between tags', 'a = <p>nothing yet</p>', ['nothing yet']],
    ['beside a value', 'a = <p>{count} likes</p>', ['likes']],
    ['in braces', "a = <p>{open ? 'open' : 'closed'}</p>", ['open', 'closed']],
    ['in a label', 'a = <button aria-label="close" />', ['close']],
    ['in a title', 'a = <Stage title="stopped" />', ['stopped']],
    ['in a placeholder', 'a = <input placeholder="your name" />', ['your name']],
    ['in a picture', 'a = <img alt="a fox" />', ['a fox']],
    ['in a label of our own', 'a = <Button busyLabel="saving" />', ['saving']],
    ['in any other property', 'a = <Form busy="Saving..." />', ['Saving...']],
    ['with a value in it', `a = <b title={\`Menu for \${name}\`} />`, ['Menu for …']],
    ['after a condition', "a = <b title={done && 'all done'} />", ['all done']],
    ['in a table', "const tools = [{ label: 'Restart' }]", ['Restart']],
    ['in a toast', "toast.success('saved')", ['saved']],
    ['in a variable', "const text = 'Please try again.'", ['Please try again.']],
    ['in an error that is shown', "throw new ApiError('internal', 'No stream came.')", ['No stream came.']],
  ])('finds one %s', (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts)
  })

  it.each([
    ['what the catalogue says', 'a = <b title={said.title}>{said.text} · {said.by(name)}</b>'],
    ['looks and links', 'a = <a className="flex gap-2" href="/about" rel="noopener">{name}</a>'],
    ['drawings', 'a = <path d="M4 7h16M4 12h16" strokeLinecap="round" />'],
    ['states', "a = <List busy={state === 'saving' ? 'saving' : null} heading=\"h2\" />"],
    ['keys', 'a = <button aria-keyshortcuts="Control+S Meta+S" />'],
    ['types', "let kind: 'Game (2D)' | 'Not here'"],
    ['what developers read', "console.warn('Nothing was kept'); throw new Error('The page took too long')"],
  ])('leaves %s alone', (_, source) => {
    expect(textsIn(source)).toEqual([])
  })
})
