import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'

const examples = join(import.meta.dirname, '../kit/examples')
const play = join(import.meta.dirname, '../kit/game-2d/play.ts')

/** Names that are answered by the test itself: nothing leaves the machine. */
export const gameAddress = 'http://game.test/'
export const pageAddress = 'http://page.test/'

const art = Object.fromEntries(
  Object.entries({ cat: '#f2a33a', fish: '#4aa8ff', dog: '#a8682f' }).map(([name, colour]) => [
    name,
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="44" fill="${colour}"/></svg>`,
    )}`,
  ]),
)

/** One of the kit's test games as a page, bundled as creations are. */
export async function gamePage(genre: 'dots' | 'cups'): Promise<string> {
  const entry = 'game-entry'
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: entry,
        resolveId: (name) => (name === entry ? name : undefined),
        load: (name) =>
          name === entry
            ? `import { play } from ${JSON.stringify(play)}
               import { ${genre}, ${genre}Plan } from ${JSON.stringify(join(examples, `${genre}.ts`))}
               play(${genre}, ${genre}Plan, ${JSON.stringify(art)})`
            : undefined,
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  const code = output[0].code.replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orbit Cat</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    </head><body><script>${code}</script></body></html>`
}

/** Opens a game, alone or in the frame of a page as the product shows it. */
export async function openGame(page: Page, html: string, framed = false): Promise<void> {
  await page.route(`${gameAddress}**`, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
  await page.route(`${pageAddress}**`, (route) =>
    route.fulfill({ body: pageAround, contentType: 'text/html' }),
  )
  await page.goto(framed ? pageAddress : gameAddress)
  if (!framed) await page.waitForFunction(() => 'makebelieve' in window)
}

/** Keeps what the frame says in `window.heard`, and its port in `window.port`. */
const pageAround = `<!doctype html><html lang="en"><title>Page</title><body style="margin:0">
  <script>
    window.heard = []
    addEventListener('message', ({ data, source, origin, ports }) => {
      window.hello = { data, origin, fromFrame: source === document.querySelector('iframe').contentWindow }
      window.port = ports[0]
      window.port.onmessage = ({ data }) => window.heard.push(data)
    })
  </script>
  <iframe title="Game" sandbox="allow-scripts allow-pointer-lock" style="width:100%;height:95vh;border:0" src="${gameAddress}"></iframe>`
