import sharp from 'sharp'
import { createPicture } from '../create.ts'
import { everydayNouns } from './everyday-nouns.ts'

/**
 * Contact sheets of the everyday nouns as a user would get them, numbered but not named, so that whoever looks has to
 * recognise them: `node generation/engines/model/testing/recognise.ts out` writes out-1.png, out-2.png …
 */
const [out = 'nouns', from = '0', to = String(everydayNouns.length)] = process.argv.slice(2)
const [side, columns, rows] = [150, 9, 6]
const surroundings = { now: () => performance.now(), emit() {} }
const asked = everydayNouns.slice(Number(from), Number(to))
for (let sheet = 0; sheet * columns * rows < asked.length; sheet++) {
  const nouns = asked.slice(sheet * columns * rows, (sheet + 1) * columns * rows)
  const tiles = []
  for (const [i, noun] of nouns.entries()) {
    const { bytes } = await createPicture({ prompt: noun, ...surroundings })
    const number = Number(from) + sheet * columns * rows + i + 1
    const label = `<svg width="40" height="18"><text x="3" y="14" font-size="13" font-family="sans-serif">${number}</text></svg>`
    const input = await sharp(bytes)
      .resize(side, side)
      .composite([{ input: Buffer.from(label), left: 0, top: 0 }])
      .png()
      .toBuffer()
    tiles.push({ input, left: (i % columns) * side, top: Math.floor(i / columns) * side })
  }
  const height = Math.ceil(nouns.length / columns) * side
  await sharp({ create: { width: columns * side, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(`${out}-${sheet + 1}.png`)
}
