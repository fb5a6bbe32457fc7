import { account } from '../../texts/en/account.ts'

/**
 * What a user agent honestly tells: the browser's family and the system. Versions are left out, because browsers
 * freeze them and people don't know theirs. The first row that fits counts: Edge also says Chrome, and Chrome also
 * says Safari.
 */
const browsers: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (Mobile\/\S+ )?Safari\//, 'Safari'],
]

const systems: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const handhelds = new Set(['iPhone', 'iPad', 'Android'])

const firstFit = (rows: ReadonlyArray<[RegExp, string]>, text: string) =>
  rows.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome on Windows', or as much of it as can be told. */
export function deviceName(userAgent: string): string {
  const browser = firstFit(browsers, userAgent)
  const system = firstFit(systems, userAgent)
  if (browser && system) return account.sessions.device(browser, system)
  return browser ?? system ?? account.sessions.unknownDevice
}

export function isHandheld(userAgent: string): boolean {
  return handhelds.has(firstFit(systems, userAgent) ?? '')
}
