import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { BatchEntry } from './batch.ts'

/** Games show one preview each; models four views in a strip, environments three. */
const layouts = {
  preview: { columns: 4, rows: 5, width: 360, height: 225, caption: 34 },
  views: { columns: 1, rows: 8, width: 1120, height: 280, caption: 34 },
  shots: { columns: 1, rows: 6, width: 1440, height: 300, caption: 34 },
}

/** The previews of a batch on sheets of twenty, so that one look tells what is ugly, off-topic or dull. */
export async function contactSheet(
  entries: BatchEntry[],
  out: string,
  picture: keyof typeof layouts,
): Promise<string[]> {
  const { columns, rows, ...tile } = layouts[picture]
  const sheets: string[] = []
  for (let start = 0; start < entries.length; start += columns * rows) {
    const shown = entries.slice(start, start + columns * rows)
    const lines = Math.ceil(shown.length / columns)
    const canvas = createCanvas(columns * tile.width, lines * (tile.height + tile.caption))
    const ctx = canvas.getContext('2d')
    ctx.fillStyle = '#16141f'
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    for (const [index, { id, text }] of shown.entries()) {
      const x = (index % columns) * tile.width
      const y = Math.floor(index / columns) * (tile.height + tile.caption)
      const file = join(out, id, `${picture}.webp`)
      if (existsSync(file)) ctx.drawImage(await loadImage(file), x, y, tile.width, tile.height)
      ctx.fillStyle = '#f4efe4'
      ctx.font = '13px sans-serif'
      ctx.fillText(`${id}: ${text}`.slice(0, 56), x + 6, y + tile.height + 15)
      ctx.fillText(text.slice(52, 108), x + 6, y + tile.height + 30)
    }
    const sheet = join(out, `contact-sheet-${sheets.length + 1}.png`)
    writeFileSync(sheet, await canvas.encode('png'))
    sheets.push(sheet)
  }
  return sheets
}
