import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { loadArt } from '../art.ts'
import { openCatalogue } from '../catalogue.ts'

/**
 * Draws nouns with their glossy and flat pictures, ten in a row, for a person to judge.
 * `node contact-sheet.ts <png> <noun>, <noun>, …`
 */
const [target = 'artifacts/things.png', ...rest] = process.argv.slice(2)
const words = rest
  .join(' ')
  .split(',')
  .map((word) => word.trim())
  .filter((word) => word !== '')
const cell = 128
const height = 118
const columns = 10
const canvas = createCanvas(cell * columns, height * Math.ceil(words.length / columns))
const context = canvas.getContext('2d')
context.fillStyle = '#7fa7a0'
context.fillRect(0, 0, canvas.width, canvas.height)
context.font = '12px sans-serif'
for (const [at, word] of words.entries()) {
  const left = (at % columns) * cell
  const top = Math.floor(at / columns) * height
  const [noun = '', tint] = word.split('#')
  const thing = openCatalogue().find(noun)
  const options = tint === undefined ? {} : { tint }
  if (thing.glossy !== undefined) {
    const picture = await loadArt(thing.glossy, options)
    context.drawImage(await loadImage(Buffer.from(picture.bytes)), left + 2, top + 18, 74, 74)
  }
  const flat = await loadArt(thing.flat, options)
  context.drawImage(await loadImage(Buffer.from(flat.bytes)), left + 76, top + 40, 50, 50)
  context.fillStyle = thing.colour
  context.fillRect(left, top + height - 6, cell - 2, 6)
  context.fillStyle = '#000'
  context.fillText(word, left + 3, top + 13)
  const best = thing.glossy ?? thing.flat
  context.fillStyle = best.match === 'name' ? '#134' : best.match === 'nearest' ? '#f00' : '#703'
  context.fillText(`${best.match}: ${best.via}`.slice(0, 22), left + 3, top + height - 12)
}
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, canvas.toBuffer('image/png'))
