import { expect, it } from 'vitest'
import { embedCode } from './embed-code.ts'

it('the frame for other sites is written so that no name can break out of it', () => {
  const code = embedCode({
    origin: 'https://a.example',
    encryptedId: 'x/y',
    title: '"><script>&',
    width: 400,
  })
  expect(code).toBe(
    '<iframe src="https://a.example/embed/game/x%2Fy" title="&quot;&gt;&lt;script&gt;&amp;" width="400" height="540" ' +
      'allow="fullscreen; gamepad; autoplay" loading="lazy" style="border:0;border-radius:14px;max-width:100%"></iframe>',
  )
})
