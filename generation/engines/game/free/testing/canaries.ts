import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The game of docs/free-code.md, which passes as it stands. */
export function documentedGame(): string {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/free-code.md'), 'utf8')
  const [, code] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  if (!code) throw new Error('docs/free-code.md shows no game')
  return code
}

export const solidGame = () => readFileSync(join(import.meta.dirname, 'tunnel-3d.js'), 'utf8')

/** Free code that must be refused: what is wrong with it, the code, the check that finds it, and what that says. */
export type FreeCanary = [fault: string, code: string, check: string, evidence: RegExp]

const game = documentedGame()

function changed(from: string, to: string): string {
  if (!game.includes(from)) throw new Error(`The documented game has no line ${from}`)
  return game.replace(from, () => to)
}
const first = (words: string) => `${words}\n${game}`
const eachStep = (words: string) =>
  changed('function stepOnce() {', `let steps = 0\nfunction stepOnce() {\n${words}`)
const eachFrame = (words: string) =>
  changed('function draw() {', `let drawn = 0\nfunction draw() {\n${words}`)

const outside = 'It asks for nothing from outside'

export const faulty: FreeCanary[] = [
  ['cannot be read', first('let x = ;'), 'It starts', /^SyntaxError: /],
  ['throws at its start', first(`throw new Error('boom')`), 'It starts', /^boom \(line 1 of game\.js\)\.$/],
  ['is too large', first(`// ${'x'.repeat(300 * 1024)}`), 'It is small', /^303\.\d KB/],
  [
    'has no interface',
    changed('globalThis.makebelieve =', 'const makebelieve ='),
    'It has the whole interface',
    /sets no globalThis\.makebelieve/,
  ],
  [
    'has no players',
    changed('players:', 'bots:'),
    'It has the whole interface',
    /players\.win is no function/,
  ],
  [
    'has no canvas',
    changed('document.body.append(canvas)', ''),
    'It has the whole interface',
    /puts no canvas on the page/,
  ],
  [
    'says NaN in its snapshot',
    changed('snapshot: () => state', 'snapshot: () => ({ ...state, speed: 0 / 0 })'),
    'Its snapshot is plain data',
    /speed is NaN/,
  ],
  [
    'has a snapshot that leads back to itself',
    changed('snapshot: () => state', 'snapshot() { state.me = state; return state }'),
    'Its snapshot is plain data',
    /me leads back/,
  ],
  [
    'begins by chance',
    changed('random = randomOf(seed)', 'random = Math.random'),
    'Restart restores the start',
    /Reset twice with the same seed: star is/,
  ],
  [
    'goes on by chance',
    eachStep('state.wind = Math.random()'),
    'The same inputs end the same',
    /Twice the same random inputs: .* wind is/,
  ],
  [
    'cannot be won',
    changed('state.score === 8', 'state.score === 8000'),
    'A bot wins',
    /won 0 of 3 games: playing after 300\.0 s/,
  ],
  [
    'cannot be lost',
    changed('state.missed === 3', 'state.missed === 3000'),
    'Bad play loses',
    /did not lose: playing after 300\.0 s/,
  ],
  [
    'is won by itself',
    changed('else state.missed += 1', 'else state.score += 1'),
    'Doing nothing does not win',
    /^It was won after \d+\.\d s of doing nothing/,
  ],
  [
    'is won by reaching into it',
    changed(
      'win: (seen) => goTo(seen.star.x, seen)',
      'win: () => { if (++state.age > 120) state.score = 7; return { held: [] } }',
    ).replace('score: 0, missed: 0', 'score: 0, missed: 0, age: 0'),
    'The same inputs end the same',
    /The won game, played again: /,
  ],
  [
    'answers to nothing',
    changed('input = next', ''),
    'It answers to its controls',
    /Neither a button nor the pointer/,
  ],
  [
    'knows other buttons than there are',
    changed(`held.includes('right')`, `held.includes('ArrowRight')`)
      .replace(`held.includes('left')`, `held.includes('ArrowLeft')`)
      .replace('pointer?.down', 'pointer?.pressed'),
    'It answers to its controls',
    /Neither a button nor the pointer/,
  ],
  [
    'cannot begin anew after its end',
    changed('random = randomOf(seed)', `if (state?.status === 'lost') return\nrandom = randomOf(seed)`),
    'Restart restores the start',
    /^reset left it lost/,
  ],
  [
    'remembers that it was won',
    changed(
      `state.status = 'won'`,
      `[state.status, globalThis.fame] = ['won', (globalThis.fame ?? 0) + 0.01]`,
    ).replace('speed: 2 +', 'speed: (globalThis.fame ?? 0) + 2 +'),
    'It can be played again',
    /^After it was won, a new game is not the old one/,
  ],
  [
    'throws after 20 s',
    eachStep(`if (++steps > 1200) throw new Error('late')`),
    'A bot wins',
    /^late \(line \d+ of game\.js\)/,
  ],
  [
    'breaks when it was drawn for a while',
    eachFrame(`if (++drawn > 60) throw new Error('tired')`),
    'It runs for a minute without errors',
    /^It broke: tired \(line \d+/,
  ],
  [
    'plays faster on faster screens',
    changed('if (due > 0) makebelieve.step(due)', 'makebelieve.step(1)'),
    'It keeps time on every screen',
    /at 120 Hz made 120 steps of 1\/60 s instead of 60/,
  ],
  ['draws nothing', eachFrame('return'), 'It draws what happens', /blank or of one colour/],
  [
    'draws the same all the time',
    eachFrame('if (drawn++ > 0) return').replace('canvas.width !== wide', 'drawn === 1'),
    'It draws what happens',
    /looked the same at all 4 looks/,
  ],
  [
    'is wider than a phone',
    changed('width: 100vw;', 'width: 900px;'),
    'It fits a phone',
    /cut off: 900 × 844 from 0, 0/,
  ],
  ['loops at its start', first('for (;;);'), 'It starts', /^It did not come to an end within \d+ seconds/],
  [
    'loops in a step',
    eachStep('if (++steps > 100) for (;;);'),
    'Its snapshot is plain data',
    /^It did not come to an end within \d+ seconds/,
  ],
  [
    'eats the memory of JavaScript',
    first('const all = []; for (;;) all.push(new Array(1e6).fill(1))'),
    'It starts',
    /MB of memory/,
  ],
  [
    'eats the memory beside it',
    eachStep('(globalThis.all ??= []).push(new Uint8Array(1e7).fill(1))'),
    'Its snapshot is plain data',
    /more than 900 MB of memory/,
  ],
  ['fetches', first(`fetch('https://example.com/a').catch(() => {})`), outside, /https:\/\/example\.com/],
  [
    'opens a socket',
    first(`try { new WebSocket('wss://example.com/b') } catch {}`),
    outside,
    /wss:\/\/example\.com/,
  ],
  [
    'imports from elsewhere',
    first(`import 'https://example.com/c.js'`),
    outside,
    /https:\/\/example\.com\/c\.js/,
  ],
  ['imports another file', first(`import './more.js'`), outside, /\.\/more\.js/],
  [
    'shows a picture from elsewhere',
    first(`new Image().src = 'https://example.com/d.png'`),
    outside,
    /d\.png/,
  ],
  [
    'calls another computer',
    first(`new RTCPeerConnection({ iceServers: [{ urls: 'stun:example.com' }] }).createDataChannel('x')`),
    outside,
    /RTCPeerConnection/,
  ],
  [
    'goes elsewhere in play',
    eachStep(`if (++steps === 50) location.href = 'https://example.com/e'`),
    outside,
    /another page/,
  ],
]

/** Tries every door of its frame, and breaks if one of them opens. */
export const curious = first(`
const doors = {
  parent: () => parent.document.title,
  top: () => top.location.href,
  'top as a way out': () => { top.location = 'https://example.com/' },
  opener: () => opener.document,
  cookie: () => document.cookie,
  'a cookie of its own': () => { document.cookie = 'a=b' },
  localStorage: () => localStorage.length,
  sessionStorage: () => sessionStorage.length,
  'a window': () => open('about:blank').document,
  node: () => process.version,
  require: () => require('node:fs'),
}
for (const [name, opened] of Object.entries(doors)) {
  let shut = false
  try { opened() } catch { shut = true }
  if (!shut) throw new Error('It reached ' + name)
}`)
