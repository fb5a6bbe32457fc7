import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { standstillOf } from './stack-of.ts'

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

/** A process that says "ready" and then does what it is told for ever. */
async function hanging(deed: string): Promise<number> {
  const named = JSON.stringify(join(import.meta.dirname, 'name-debugger.ts'))
  const code = `await import(${named})
    globalThis.__vitest_worker__ = { current: { fullName: 'gear > stands closed on the ground: sword' } }
    process.stdout.write('ready', () => endless())
    function endless() { ${deed} }`
  child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child.pid ?? 0
}

/** A WebAssembly function that loops: what a geometry library would do on input it can not bear. */
const wasm = `const bytes = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10,
  9, 1, 7, 0, 3, 64, 12, 0, 11, 11]); new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.f()`

it.each([
  ['loops in JavaScript', 'for (let x = 0; ; ) x = (x + 1) % 7'],
  ['loops in WebAssembly', wasm],
  ['waits for a message that never comes', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
])('a process that %s says which test it is at, and where', async (_, deed) => {
  const { test, frames = [] } = (await standstillOf(await hanging(deed))) ?? {}
  expect(test).toBe('gear > stands closed on the ground: sword')
  expect(frames.join('\n')).toMatch(/endless/)
})

it('a process that stands still outside of both says nothing, and is not waited for', async () => {
  const deed = `process.getBuiltinModule('fs').readSync(0, Buffer.alloc(1))`
  expect(await standstillOf(await hanging(deed), 2_000)).toBeUndefined()
})
