import type { Check } from '../../pipeline/engine.ts'
import type { Edited } from './canaries.ts'

/**
 * What code may try in order to speak for whoever judges it. Each is said before the file hands itself over; none may come
 * to more than a refusal, or a verdict that is true without it.
 */
export type Trick = [name: string, words: string]

/** The words that every trick tries to get into a verdict. */
export const forged = 'FORGED: a bot won 500 of 500 games'

const verdict = `{ checks: [{ name: 'FORGED', passed: true, evidence: ${JSON.stringify(forged)} }], requirements: [], evidence: { seconds: 0, variety: 0 }, accepted: true, figures: {}, astray: [] }`

/** For every kind of creation. */
export const tricks: Trick[] = [
  ['JSON.stringify is another', `JSON.stringify = () => '${verdict.replaceAll("'", "\\'")}'`],
  ['JSON.parse is another', `JSON.parse = () => (${verdict})`],
  [
    'lists push, map and filter something else',
    `for (const name of ['push', 'map', 'filter', 'find', 'every', 'some', 'flatMap']) {
      const usual = Array.prototype[name]
      Array.prototype[name] = function (...all) { return this && this.length && this[0] && this[0].evidence ? [${verdict}.checks[0]] : usual.apply(this, all) }
    }`,
  ],
  [
    'everything has a toJSON',
    `Object.defineProperty(Object.prototype, 'toJSON', { value: () => (${verdict}), configurable: true })`,
  ],
  [
    'everything has checks that passed',
    `for (const [name, value] of Object.entries(${verdict}))
      Object.defineProperty(Object.prototype, name, { get: () => value, set() {}, configurable: true })
    Object.defineProperty(Object.prototype, 'passed', { get: () => true, set() {}, configurable: true })`,
  ],
  [
    'promises answer with a thenable',
    `Promise.prototype.then = function (done) { return done ? done(${verdict}) : this }`,
  ],
  [
    'lists are walked through in another way',
    `const walk = Array.prototype[Symbol.iterator]
    Array.prototype[Symbol.iterator] = function () { return walk.call(this.length && this[0]?.evidence ? [${verdict}.checks[0]] : this) }`,
  ],
  [
    'functions are called by something else',
    `const call = Function.prototype.call
    Function.prototype.apply = function (self, all) { return this.name === 'prove' ? (${verdict}) : Reflect.apply(this, self, all ?? []) }`,
  ],
  [
    'stack traces lead to whoever judges',
    `Error.prepareStackTrace = (_, sites) => {
      for (const site of sites) { const found = site.getFunction?.() ?? site.getThis?.(); if (found) found.prototype = ${verdict} }
      return ''
    }
    try { null.x } catch (error) { void error.stack }`,
  ],
  [
    'there is another time',
    `Date.now = () => 0; performance.now = () => 1e9; globalThis.Date = class { static now() { return 7 } }`,
  ],
  [
    'the names that a judge uses are traps',
    `for (const name of ['makebelieveInside', 'makebelieveWork', 'host', 'call', 'checks', 'verdict', 'report', 'process', 'require'])
      Object.defineProperty(globalThis, name, { get: () => ({ call: () => (${verdict}), send: () => {}, exit: () => {} }), set() {}, configurable: true })`,
  ],
  [
    'it prints its verdict and posts it',
    `for (const say of [console.log, console.info, globalThis.postMessage, globalThis.process?.send])
      if (typeof say === 'function') say(${verdict})`,
  ],
  ['structuredClone is another', `globalThis.structuredClone = () => (${verdict})`],
  [
    'it goes on after its end',
    `const later = () => { JSON.stringify = () => '{}'; Promise.resolve().then(() => 0) }
    Promise.resolve().then(later); setTimeout(later, 0)`,
  ],
  [
    'it knows the judge by its stack and its globals',
    `if (/proof\\.js|isolate/.test(new Error().stack) || 'makebelieveProof' in globalThis)
      Object.prototype.evidence = ${JSON.stringify(forged)}`,
  ],
  [
    'it hands over its own verdict',
    `if (globalThis.makebelieveProof) for (const all of [[${verdict}], [[${verdict}]], []]) try { globalThis.makebelieveProof(...all) } catch {}`,
  ],
  [
    'maps and numbers are others',
    `Map.prototype.get = () => 0; Map.prototype.has = () => true; Number.isFinite = () => true; Array.isArray = () => true; Object.is = () => true`,
  ],
  ['functions are made by something else', `globalThis.Function = function () { return () => (${verdict}) }`],
  [
    'memory is written to from elsewhere',
    `for (const kind of [Float64Array, Uint16Array]) {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(kind.prototype), 'length')
      Object.defineProperty(kind.prototype, 'length', { get() { return 1e9 } })
    }`,
  ],
  [
    'it throws what cannot be told',
    `throw { get message() { throw this }, toString() { throw this }, get stack() { throw this } }`,
  ],
  ['it throws what never ends', `throw { get message() { for (;;); }, toString() { for (;;); } }`],
  ['it throws more than anybody reads', `throw new Error(${JSON.stringify(forged)}.repeat(500000))`],
]

export const tricked = ({ code, lastLine }: Edited, words: string): string =>
  code().replace(lastLine, () => `{\n${words}\n}\n${lastLine}`)

/** What is told as the creation's own words is no claim of the judge. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, '')

/**
 * What is wrong with a verdict on tricked code: it may refuse it, in whatever words, or say what it says of the code without
 * the trick. `honest` is that.
 */
export function forgedIn(checks: Check[], honest: readonly Check[]): string[] {
  if (!Array.isArray(checks) || checks.length === 0) return ['There are no checks']
  const refused = checks.some(({ passed }) => passed !== true)
  const names = new Set(honest.map(({ name }) => name))
  return [
    ...checks
      .filter(({ passed, evidence }) => passed === true && /FORGED|500/.test(withoutQuotes(evidence)))
      .map(({ evidence }) => `It says ${evidence}`),
    ...(refused ? [] : checks.filter(({ name }) => !names.has(name)).map(({ name }) => `It checks ${name}`)),
    ...(refused || checks.length === honest.length ? [] : ['It checks less']),
  ]
}
