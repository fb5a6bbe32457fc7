/** Lent by the host, which has them: decoding, and unpacking that notices damage as a browser would. */
declare const host: { atob(text: string): string; gunzip(bytes: Uint8Array): string }
// Its name is gone when foreign code comes.
const { atob: decode, gunzip } = host

/**
 * Gives edited code, inside its isolate, as much of a browser as it needs to come to its last line, where it hands itself
 * over.
 */
export function standInForPage(): void {
  Object.assign(globalThis, standIns)
  // The proof listens to it, so nobody may put another in its place.
  Object.defineProperty(globalThis, 'console', { value: { ...quietConsole } })
}

const nothing = () => {}
const quietConsole = { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing }

/** Answers to everything and does nothing: the page, where there is none. A loop over it ends at once. */
export const deaf: unknown = new Proxy(function deaf() {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name === 'then' ? undefined : deaf),
  set: () => true,
  apply: () => deaf,
  construct: () => deaf as object,
})

/** What the file unpacks its machinery with: only this one way through them is ever taken. */
class PackedBlob {
  readonly #bytes: Uint8Array
  constructor([bytes]: [Uint8Array]) {
    this.#bytes = bytes
  }
  stream() {
    return { pipeThrough: () => this.#bytes }
  }
}
class UnpackedResponse {
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }
  async text() {
    return gunzip(this.#bytes)
  }
}

/** Time stands still and nobody calls back: a game that needs either for its rules is no game that can be replayed. */
const standIns = {
  atob: (text: string) => decode(text),
  Blob: PackedBlob,
  Response: UnpackedResponse,
  DecompressionStream: class {},
  structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)),
  performance: { now: () => 0 },
  setTimeout: () => 0,
  setInterval: () => 0,
  requestAnimationFrame: () => 0,
  clearTimeout: nothing,
  clearInterval: nothing,
  cancelAnimationFrame: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
  dispatchEvent: nothing,
  window: globalThis,
  self: globalThis,
  document: deaf,
  navigator: deaf,
  location: deaf,
  localStorage: deaf,
  matchMedia: deaf,
  Image: deaf,
  Audio: deaf,
  Path2D: deaf,
  OffscreenCanvas: deaf,
  CustomEvent: deaf,
  devicePixelRatio: 1,
}
