import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@makebelieve/server/testing/process'
import { pageAsReact } from './page-as-react.ts'

/** Outside the repository, which has no other use for it; kept, so that only the first run installs. */
const folder = join(tmpdir(), 'makebelieve-next-16')
const command = join(folder, 'node_modules/next/dist/bin/next')
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Named apart, because what only the written files import is no dependency of these. */
const react = JSON.stringify('react')

/** A page of the Next application: how Next is told to answer it. */
export type NextRoute = 'dynamic' | 'cached'

export type NextApp = { version: string; urlOf(route: NextRoute): string; stop(): Promise<void> }

/** Makes a Next application of a rendered page, builds it for production and serves it on this machine. */
export async function startNextApp(html: string): Promise<NextApp> {
  install()
  build(filesFor(html))
  const port = await freePort()
  const server = spawn(process.execPath, [command, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const urlOf = (route: NextRoute) => `http://127.0.0.1:${port}/${route === 'cached' ? 'cached' : ''}`
  while (!(await answers(urlOf('dynamic')))) {
    if (server.exitCode !== null) throw new Error('Next ended before it answered')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/next/package.json'), 'utf8'))
  return {
    version,
    urlOf,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}

function install(): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Anyone may leave a folder by such a name, and what is in it is run.
  if (lstatSync(folder).uid !== process.getuid?.()) throw new Error(`${folder} belongs to somebody else`)
  if (existsSync(command)) return
  console.log('  installing Next 16 outside the repository')
  const dependencies = { next: '^16', react: '^19', 'react-dom': '^19' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * The page is a component for the browser too, as ours is: a page of server components would be sent a second time, as
 * data, and cost Next more. It reads nothing from a database, and has no policy, as ours has.
 */
function filesFor(html: string): Record<string, string> {
  const page = (setting: string) => `import { Landing } from '../landing.js'
    ${setting}
    export default function Page() { return <Landing /> }`
  return {
    'next.config.js': 'module.exports = { poweredByHeader: false }',
    'app/layout.js': `import { Head } from '../landing.js'
      export default function Layout({ children }) {
        return <html lang="en"><head><Head /></head><body>{children}</body></html>
      }`,
    'landing.js': `'use client'
      import { createElement as h } from ${react}
      export function Head() { return ${pageAsReact(withoutNextsOwn(html), 'head')} }
      export function Landing() { return ${pageAsReact(html, 'body')} }`,
    'app/page.js': page(`export const dynamic = 'force-dynamic'`),
    'app/cached/page.js': page('export const revalidate = 1').replace('../', '../../'),
  }
}

/** What Next or React writes into the head by itself, and the scripts, of which Next has its own. */
const withoutNextsOwn = (html: string) =>
  html.replace(
    /<meta (charset|name="viewport")[^>]*>|<link rel="(modulepreload|preload" as="image)"[^>]*>/gi,
    '',
  )

function build(files: Record<string, string>): void {
  const same = Object.entries(files).every(([name, text]) => {
    const path = join(folder, name)
    return existsSync(path) && readFileSync(path, 'utf8') === text
  })
  if (same && existsSync(join(folder, '.next/BUILD_ID'))) return
  console.log('  building the page with Next')
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  execFileSync(process.execPath, [command, 'build'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
