import { describe, expect, it } from 'vitest'
import { deviceName, isHandheld } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 15; K)'

describe('the name of a device', () => {
  it.each([
    [`${windows} ${webkit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${windows} ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge on Windows'],
    [`${windows} ${webkit} Chrome/156.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/156.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    [`${mac} ${appleKit} Version/26.0 Safari/605.1.15`, 'Safari on macOS'],
    [`${iPhone} ${appleKit} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iPhone} ${appleKit} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${iPhone} ${appleKit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [`${android} ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `${android} ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Dalvik/2.1.0 (Linux; U; Android 15)', 'Android'],
    ['curl/8.9.1', 'Unknown device'],
    ['', 'Unknown device'],
  ])('in %j is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('goes with a picture of a phone or of a desk', () => {
    expect(isHandheld(`${iPhone} ${appleKit}`)).toBe(true)
    expect(isHandheld(`${android} ${webkit}`)).toBe(true)
    expect(isHandheld(`${windows} ${webkit}`)).toBe(false)
    expect(isHandheld('')).toBe(false)
  })
})
