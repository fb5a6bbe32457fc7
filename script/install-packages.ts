import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm ci`, told as it goes: it takes a minute, and says nothing by itself where there is no terminal. What it would
 * print is shown when it fails.
 */
const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

type Locked = { link?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }
const isForHere = ({ link, os, cpu, libc }: Locked) =>
  !link &&
  (os?.includes(process.platform) ?? true) &&
  (cpu?.includes(process.arch) ?? true) &&
  !libc?.includes('musl')
const wanted = Object.entries<Locked>(packages).filter(
  ([place, locked]) => place.includes('node_modules/') && isForHere(locked),
).length

const installed = () =>
  globSync('{node_modules/*,node_modules/@*/*,node_modules/**/node_modules/*}/package.json', { cwd: root })
    .length

let told = 0
const progress = setInterval(() => {
  const share = Math.min(99, Math.floor((installed() / wanted) * 100))
  if (share < told + 20) return
  told = share
  console.log(`Installing packages: ${share} %`)
}, 2_000)

const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe'],
})
let said = ''
npm.stdout.on('data', (text) => {
  said += text
})
npm.stderr.on('data', (text) => {
  said += text
})
npm.on('error', (error) => {
  said += String(error)
})
npm.on('close', (status) => {
  clearInterval(progress)
  if (status === 0) return
  console.error(said)
  process.exitCode = 1
})
