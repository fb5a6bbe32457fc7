import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  // Playwright's own download, on Linux and macOS.
  ...globSync(join(homedir(), '.cache/ms-playwright/chromium*/*/{headless_shell,chrome-headless-shell}')),
  ...globSync(
    join(homedir(), 'Library/Caches/ms-playwright/chromium*/*/{headless_shell,chrome-headless-shell}'),
  ),
]

/** The Chromium this machine has, or undefined. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path))
}

if (import.meta.main) {
  const path = findChromium()
  if (!path) process.exit(1)
  console.log(path)
}
