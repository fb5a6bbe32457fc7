import { contentPermissions, contentSandbox, wholeContentPolicy } from '@makebelieve/contract/content-headers'
import { html, raw } from 'hono/html'
import type { AppContext } from './context.ts'

/**
 * What the service worker shows when there is no network: everything that one made and opened in this browser, to be played. It comes
 * whole, in one file. Its policy is that of generated content rather than of the app: a frame whose page is handed to it as text goes by
 * the policy of the page around it. It can reach nothing, nothing of a user is written into it, and what plays does so in a sandbox
 * without an origin.
 */
export function offlinePage(c: AppContext): Response | Promise<Response> {
  c.header('Content-Security-Policy', wholeContentPolicy)
  c.header('Cache-Control', 'no-cache')
  return c.html(page)
}

const style = raw(`
:root { color-scheme: light dark; --paper: light-dark(#fbf6ec, #16141f); --ink: light-dark(#1d1b2e, #f4efe4); --card: light-dark(#fff, #201d2c); --line: light-dark(#e7dfce, #34303f) }
* { box-sizing: border-box }
html, body { height: 100% }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; padding: max(1.5rem, env(safe-area-inset-top)) max(1.25rem, env(safe-area-inset-right)) max(1.5rem, env(safe-area-inset-bottom)) max(1.25rem, env(safe-area-inset-left)) }
main { max-width: 60rem; margin: 6vh auto 0 }
h1 { font-size: clamp(1.75rem, 6vw, 2.75rem); line-height: 1.1; margin: 0 0 .5rem }
ul { list-style: none; padding: 0; margin: 2rem 0; display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)) }
button { font: inherit; font-weight: 600; color: inherit; background: var(--card); border: 1.5px solid var(--ink); border-radius: 14px; min-height: 2.75rem; padding: 0 1.125rem; cursor: pointer }
li button { width: 100%; padding: 0; overflow: hidden; text-align: left }
li img { display: block; width: 100%; aspect-ratio: 16 / 10; object-fit: cover; background: var(--line) }
li span { display: block; padding: .625rem .875rem }
#stage { position: fixed; inset: 0; background: #16141f; display: grid; grid-template-rows: auto 1fr; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left) }
#stage[hidden], [hidden] { display: none }
#stage > button { justify-self: start; margin: .5rem; color: #1d1b2e; background: #fbf6ec }
iframe { width: 100%; height: 100%; border: 0; color-scheme: light }
`)

const script = raw(`
const shelf = document.querySelector('ul'), stage = document.querySelector('#stage'), none = document.querySelector('#none')
const kept = await caches.open('makebelieve-kept')
const { creations = [] } = (await (await kept.match('/kept/list.json'))?.json()) ?? {}
none.hidden = creations.length > 0
for (const { id, title } of creations) {
  const item = document.createElement('li'), button = document.createElement('button'), name = document.createElement('span')
  const picture = await kept.match('/kept/' + id + '.picture')
  if (picture) {
    const image = document.createElement('img')
    image.alt = ''
    image.src = URL.createObjectURL(await picture.blob())
    button.append(image)
  }
  name.textContent = title
  button.append(name)
  button.onclick = () => play(id, title)
  item.append(button)
  shelf.append(item)
}
let posted = 0
addEventListener('message', () => {
  // A kit posts one hello; whatever posts on and on would freeze this page.
  if (++posted > 20) leave()
})
async function play(id, title) {
  posted = 0
  const frame = document.createElement('iframe')
  frame.sandbox = '${contentSandbox}'
  frame.allow = '${contentPermissions}'
  frame.title = title
  frame.srcdoc = await (await kept.match('/kept/' + id + '.html')).text()
  stage.append(frame)
  stage.hidden = false
  frame.focus()
}
function leave() {
  stage.querySelector('iframe')?.remove()
  stage.hidden = true
}
stage.querySelector('button').onclick = leave
document.querySelector('#again').onclick = () => location.reload()
addEventListener('online', () => stage.hidden && location.reload())
`)

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>You're offline · Makebelieve</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>You're offline</h1>
<p>Making something new needs a connection. What you've made and opened on this device plays without one.</p>
<p id="none" hidden>Nothing is saved on this device yet. Open one of your creations while you're connected, and you'll find it here.</p>
<ul></ul>
<button id="again" type="button">Try again</button>
</main>
<div id="stage" hidden><button type="button">Back</button></div>
<script type="module">${script}</script>
</body>
</html>`
