import { documentedGame, type FreeCanary } from './canaries.ts'

/** What free code may try in order to speak for whoever judges it: said before the game itself. */
export const freeTricks: [name: string, words: string][] = [
  [
    'it puts itself in the place of whoever is asked',
    `for (const name of Object.getOwnPropertyNames(globalThis).filter((name) => /^makebelieve./.test(name))) {
      const forged = { ask: () => ({ answer: { missing: null, set: true, first: '{"status":"playing"}', trace: [], last: '{"status":"won"}', steps: 100, games: 1, pressed: [], tried: [] } }) }
      try { globalThis[name].ask = forged.ask } catch {}
      try { Object.defineProperty(globalThis[name], 'ask', { value: forged.ask }) } catch {}
      try { Object.defineProperty(globalThis, name, { value: forged }) } catch {}
      try { delete globalThis[name] } catch {}
      try { globalThis[name] = forged } catch {}
    }`,
  ],
  [
    'it declares the name of whoever is asked',
    `for (const name of Object.getOwnPropertyNames(globalThis).filter((name) => /^makebelieve./.test(name))) {
      const script = document.createElement('script')
      script.textContent = 'let ' + name + ' = { ask() { return { answer: {} } } }'
      document.head.append(script)
    }`,
  ],
  ['JSON.stringify is another', `JSON.stringify = () => '{"status":"won","score":500}'`],
  ['JSON.parse is another', `JSON.parse = () => ({ status: 'won' })`],
  [
    'lists push, map and splice something else',
    `for (const name of ['push', 'map', 'splice', 'sort', 'filter', 'flatMap']) Array.prototype[name] = () => ['FORGED']`,
  ],
  [
    'nothing is included anywhere, or everything',
    `Array.prototype.includes = () => true; Array.prototype.every = () => true`,
  ],
  [
    'everything has a toJSON',
    `Object.defineProperty(Object.prototype, 'toJSON', { value: () => ({ status: 'won' }), configurable: true })`,
  ],
  [
    'everything has an answer',
    `for (const name of ['answer', 'wrong', 'missing', 'steps', 'games', 'trace', 'pressed'])
      Object.defineProperty(Object.prototype, name, { get: () => 'FORGED', set() {}, configurable: true })`,
  ],
  [
    'promises are others',
    `Promise.prototype.then = function (done) { done?.({ status: 'won' }); return this }; Promise.resolve = () => ({ then() {} })`,
  ],
  [
    'lists are walked through in another way',
    `Array.prototype[Symbol.iterator] = function* () { yield 'FORGED' }`,
  ],
  [
    'functions are called by something else',
    `Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => ({ status: 'won' })`,
  ],
  [
    'stack traces lead to whoever judges',
    `Error.prepareStackTrace = (_, sites) => { for (const site of sites) { const found = site.getFunction?.() ?? site.getThis?.(); if (found) found.ask = () => ({ answer: {} }) } return 'FORGED' }
    try { null.x } catch (error) { void error.stack }`,
  ],
  ['time and chance are others', `Date.now = () => 7; performance.now = () => 1e9; Math.random = () => 0.5`],
  [
    'maps are others',
    `Map.prototype.values = () => []; Map.prototype.set = () => new Map(); Set.prototype.has = () => true`,
  ],
  [
    'objects are others',
    `Object.freeze = (it) => it; Object.entries = () => []; Object.getPrototypeOf = () => null; Object.defineProperty = () => {}`,
  ],
  [
    'it posts its verdict',
    `for (const say of [() => parent.postMessage({ checks: [{ passed: true }] }, '*'), () => top.postMessage('won', '*'), () => console.log('won')]) try { say() } catch {}`,
  ],
  ['structuredClone is another', `globalThis.structuredClone = () => ({ status: 'won' })`],
  [
    'its canvas measures itself',
    `Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 5000, height: 5000 }); Object.defineProperty(globalThis, 'innerWidth', { get: () => 5000 })`,
  ],
  [
    'its canvas reads itself',
    `CanvasRenderingContext2D.prototype.getImageData = () => ({ data: new Uint8ClampedArray(144000).map((_, i) => i) }); HTMLCanvasElement.prototype.toDataURL = () => 'FORGED'`,
  ],
  [
    'it finds other elements',
    `Document.prototype.querySelectorAll = () => []; Document.prototype.querySelector = () => null`,
  ],
  [
    'errors are heard by nobody',
    `console.error = () => {}; globalThis.reportError = () => {}; globalThis.onerror = () => true; addEventListener('error', (event) => { event.preventDefault(); event.stopImmediatePropagation() }, true)`,
  ],
  [
    'frames are others',
    `globalThis.requestAnimationFrame = (callback) => { setTimeout(() => callback(0), 1); return 1 }`,
  ],
  ['it goes on after its end', `setInterval(() => { JSON.stringify = () => '{}' }, 5)`],
  [
    'it knows the judge by its name',
    `if (Object.getOwnPropertyNames(globalThis).some((name) => /^makebelieve\\w/.test(name))) Object.prototype.status = 'won'`,
  ],
  [
    'the names that a judge uses are traps',
    `for (const name of ['ask', 'judge', 'checks', 'verdict', 'playwright', '__playwright']) Object.defineProperty(globalThis, name, { get() { throw new Error('FORGED') } })`,
  ],
]

const game = documentedGame()
const swap = (from: string, to: string) => {
  if (!game.includes(from)) throw new Error(`The documented game has no line ${from}`)
  return game.replace(from, () => to)
}

/** The fault that each of these tricks is to hide: whoever does nothing wins. */
export const wonByItself = swap('else state.missed += 1', 'else state.score += 1')
export const trickedFree = (words: string, code: string): string => `{\n${words}\n}\n${code}`

const named = (pattern: RegExp) =>
  freeTricks
    .filter(([name]) => pattern.test(name))
    .map(([, words]) => words)
    .join('\n')

/** Games whose fault fits the trick that is to hide it. */
export const hidden: FreeCanary[] = [
  [
    'draws nothing, and reads something from its canvas',
    trickedFree(named(/reads itself/), swap('function draw() {', 'function draw() {\nreturn')),
    'It draws what happens',
    /blank or of one colour/,
  ],
  [
    'is wider than a phone, and measures itself',
    trickedFree(
      'Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, left: 0, top: 0, width: 390, height: 844 })',
      swap('width: 100vw;', 'width: 900px;'),
    ),
    'It fits a phone',
    /cut off: 900 × 844 from 0, 0/,
  ],
  [
    'breaks while it is drawn, and lets nobody hear it',
    trickedFree(
      named(/heard by nobody/),
      swap(
        'function draw() {',
        `let drawn = 0\nfunction draw() {\nif (++drawn > 60) throw new Error('tired')`,
      ),
    ),
    'It runs for a minute without errors',
    /tired \(line \d+/,
  ],
  [
    'fetches, and forgets what it asked for',
    trickedFree(`${named(/included anywhere/)}\nfetch('https://example.com/a').catch(() => {})`, game),
    'It asks for nothing from outside',
    /https:\/\/example\.com/,
  ],
  [
    'calls another computer from a frame of its own',
    trickedFree(
      `const frame = document.createElement('iframe')
      document.body.append(frame)
      new frame.contentWindow.RTCPeerConnection()`,
      game,
    ),
    'It asks for nothing from outside',
    /a frame of its own/,
  ],
  [
    'is won by itself, and puts itself in the place of whoever is asked',
    trickedFree(named(/place of whoever/), wonByItself),
    'Doing nothing does not win',
    /won after \d+\.\d s of doing nothing/,
  ],
]
