import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { openCatalogue } from '../../../things/catalogue.ts'
import { dress, fromThing } from '../cast.ts'
import { bodyOf } from '../sprites/bodies.ts'
import { frameFor, nameSprite, spriteOf } from '../sprites/sprite.ts'

/**
 * A contact sheet of how nouns look in a 2D game, with what each of them is shown as, for a person to judge.
 *
 *     node generation/engines/game/testing/look-at-nouns.ts sheet.png "yurt, okapi, rickshaw" [--seen top]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seen: { type: 'string', default: 'side' } },
})
const [target = 'artifacts/nouns.png', ...rest] = positionals
const nouns = rest
  .join(',')
  .split(',')
  .map((noun) => noun.trim())
  .filter(Boolean)
const [cell, columns] = [120, 12]
const canvas = createCanvas(cell * columns, (cell + 18) * Math.ceil(nouns.length / columns))
const ctx = canvas.getContext('2d')
ctx.fillStyle = '#86b07f'
ctx.fillRect(0, 0, canvas.width, canvas.height)
ctx.font = '11px sans-serif'
for (const [at, noun] of nouns.entries()) {
  const [left, top] = [(at % columns) * cell, Math.floor(at / columns) * (cell + 18)]
  const casting = fromThing(openCatalogue().find(noun), 'prop', 'thing')
  const source = dress([casting], []).pictures.thing
  const drawn = source?.body ? bodyOf(source) : undefined
  const seen = values.seen === 'top' ? 'top' : 'side'
  const picture = !drawn
    ? undefined
    : drawn.body === 'name'
      ? (await nameSprite(source ?? { noun })).still
      : (await spriteOf({ body: drawn.order, seen, frame: frameFor(4) })).still
  if (picture) ctx.drawImage(await loadImage(Buffer.from(picture.bytes)), left + 12, top + 16, 96, 96)
  ctx.fillStyle = '#000'
  ctx.fillText(noun, left + 4, top + 12)
  ctx.fillStyle = '#40105a'
  ctx.fillText(source?.body ?? `flat ${source?.art.shows ?? ''}`, left + 4, top + cell + 10)
}
writeFileSync(target, canvas.toBuffer('image/png'))
