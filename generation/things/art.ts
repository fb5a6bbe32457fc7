import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { openCatalogue } from './catalogue.ts'
import { addRim, type Pixels, paintSilhouette } from './cut-out.ts'
import { colourWords } from './overrides/colours.ts'
import { joinedLooksLeft, joinedLooksRight, looksLeft, looksRight } from './overrides/facings.ts'
import type { Art } from './thing.ts'
import { tintPixels } from './tint.ts'

export type Picture = {
  type: 'image/webp' | 'image/png'
  bytes: Uint8Array
  width: number
  height: number
  /** The line that names its makers. */
  credit: string
}

export type ArtOptions = {
  /** Longest side in pixels; at most 256 for glossy pictures, 192 where nothing is said for cut-outs. */
  size?: number
  /** A colour that was asked for: '#rrggbb' or a word such as 'golden'. */
  tint?: string
  style?: 'glossy' | 'cutout'
}

const glossySide = 256
const cutOutSide = 192
const mostCached = 400

const require = createRequire(import.meta.url)
const glossyFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const cache = new Map<string, Promise<Picture>>()

/** A picture's bytes, in the glossy style as the package has it, or as a paper cut-out. */
export function loadArt(art: Art, options: ArtOptions = {}): Promise<Picture> {
  const style = options.style ?? (art.set === 'fluent-3d' ? 'glossy' : 'cutout')
  const tint = options.tint === undefined ? undefined : colourNamed(options.tint)
  const key = [art.set, art.id, style, options.size, tint, art.set === 'game-icons' ? art.via : ''].join(' ')
  const known = cache.get(key)
  if (known !== undefined) return known
  const picture =
    style === 'glossy' && art.set === 'fluent-3d'
      ? loadGlossy(art, options.size, tint)
      : loadCutOut(art, options.size, tint)
  if (cache.size >= mostCached) {
    const oldest = cache.keys().next().value
    if (oldest !== undefined) cache.delete(oldest)
  }
  cache.set(key, picture)
  return picture
}

/** '#rrggbb' for a colour word, or for what is one already. */
export function colourNamed(word: string): string | undefined {
  const lower = word.toLowerCase().trim()
  return /^#[0-9a-f]{6}$/.test(lower) ? lower : colourWords[lower]
}

/** Where a picture looks, so that a view knows when to flip it. Unknown pictures have no side. */
export function facingOf(art: Art): 'left' | 'right' | 'front' {
  if (art.set === 'game-icons') return 'front'
  return facings().get(art.id) ?? 'front'
}

let facingsById: Map<string, 'left' | 'right'> | undefined

/** By ids of both emoji sets: the flat brother of a picture looks the same way. */
function facings(): Map<string, 'left' | 'right'> {
  if (facingsById !== undefined) return facingsById
  const flatNames = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>
  const flatOf = new Map(
    Object.entries(flatNames).map(([code, name]) => [code.replaceAll('-fe0f', ''), name]),
  )
  const known = new Map<string, 'left' | 'right'>()
  const add = (emoji: string, side: 'left' | 'right') => {
    const codes = [...emoji]
      .map((char) => char.codePointAt(0)?.toString(16) ?? '')
      .filter((code) => code !== 'fe0f')
    const code = codes.join('-')
    for (const id of [code, `${code}-fe0f`, flatOf.get(code)]) if (id !== undefined) known.set(id, side)
  }
  for (const emoji of [...looksLeft, ...joinedLooksLeft]) add(emoji, 'left')
  for (const emoji of [...looksRight, ...joinedLooksRight]) add(emoji, 'right')
  facingsById = known
  return known
}

async function loadGlossy(art: Art, size: number | undefined, tint: string | undefined): Promise<Picture> {
  const file = await readFile(join(glossyFolder, `${art.id}.webp`))
  const side = Math.min(size ?? glossySide, glossySide)
  const credit = creditOf(art)
  if (side === glossySide && tint === undefined) {
    const { width = glossySide, height = glossySide } = await sharp(file).metadata()
    return { type: 'image/webp', bytes: new Uint8Array(file), width, height, credit }
  }
  const { data, info } = await sharp(file)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (tint !== undefined) tintPixels(data, tint, { isPerson: isPersonArt(art) })
  const bytes = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality: 88, alphaQuality: 95 })
    .toBuffer()
  return { type: 'image/webp', bytes: new Uint8Array(bytes), width: info.width, height: info.height, credit }
}

/** Emoji of people have their skin's colour for a body; a colour that is asked for means their clothes. */
function isPersonArt(art: Art): boolean {
  const first = Number.parseInt(art.id, 16)
  return (
    (first >= 0x1f466 && first <= 0x1f487) ||
    (first >= 0x1f9b8 && first <= 0x1f9b9) ||
    (first >= 0x1f9cd && first <= 0x1f9df) ||
    (first >= 0x1f930 && first <= 0x1f93e) ||
    [0x1f9d1, 0x1f575, 0x1f385, 0x1f977, 0x1f3c3, 0x1fac5, 0x1f6b6, 0x1f926, 0x1f937].includes(first)
  )
}

async function loadCutOut(art: Art, size: number | undefined, tint: string | undefined): Promise<Picture> {
  const side = size ?? cutOutSide
  // Drawn at twice the size, so that rims and edges come out smooth.
  const pixels = await drawContent(art, side * 2)
  if (art.set === 'game-icons') {
    paintSilhouette(pixels, tint ?? openCatalogue().find(art.via).colour)
  } else if (tint !== undefined) {
    tintPixels(pixels.data, tint, { isPerson: false })
  }
  addRim(pixels)
  const bytes = await sharp(pixels.data, { raw: { width: pixels.side, height: pixels.side, channels: 4 } })
    .resize(side, side)
    .png({ compressionLevel: 8, palette: true, quality: 92, effort: 4 })
    .toBuffer()
  return { type: 'image/png', bytes: new Uint8Array(bytes), width: side, height: side, credit: creditOf(art) }
}

async function drawContent(art: Art, side: number): Promise<Pixels> {
  const margin = Math.round(side * 0.06)
  const inner = side - margin * 2
  if (art.set === 'fluent-3d') {
    const data = await sharp(join(glossyFolder, `${art.id}.webp`))
      .resize(inner, inner, { fit: 'contain', background: '#0000' })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
      .ensureAlpha()
      .raw()
      .toBuffer()
    return { data, side }
  }
  const set = iconSet(art.set === 'game-icons' ? 'game-icons' : 'fluent-emoji-flat')
  const body = set.icons[art.id]?.body
  if (body === undefined) throw new Error(`${art.set} has no picture '${art.id}'`)
  const box = set.width ?? 32
  const pad = (box * margin) / inner
  const view = `${-pad} ${-pad} ${box + pad * 2} ${box + pad * 2}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${view}" width="${side}" height="${side}" color="#000">${body}</svg>`
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render()
  return { data: unmultiplied(image.pixels), side }
}

/** resvg gives colours multiplied by their alpha; sharp wants them plain. */
function unmultiplied(pixels: Uint8Array): Uint8Array {
  const data = new Uint8Array(pixels)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha === 0 || alpha === 255) continue
    for (const channel of [0, 1, 2])
      data[at + channel] = Math.min(255, ((data[at + channel] ?? 0) * 255) / alpha)
  }
  return data
}

type IconSet = { icons: Record<string, { body: string }>; width?: number }
const iconSets = new Map<string, IconSet>()

function iconSet(name: 'fluent-emoji-flat' | 'game-icons'): IconSet {
  const known = iconSets.get(name)
  if (known !== undefined) return known
  const set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet
  iconSets.set(name, set)
  return set
}

const fluentCredit = 'Fluent Emoji by Microsoft, MIT licence (github.com/microsoft/fluentui-emoji)'

export function creditOf(art: Art): string {
  if (art.set !== 'game-icons') return fluentCredit
  const page = `https://icon-sets.iconify.design/game-icons/${art.id}/`
  return `"${art.id}" (${page}) from game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0, recoloured`
}

/** The credits of an export: each maker once, each silhouette by name, as CC BY wants it. */
export function creditsOf(arts: Art[]): string {
  const lines = [...new Set(arts.map(creditOf))].sort()
  return lines.length === 0 ? '' : ['Pictures:', ...lines.map((line) => `- ${line}`)].join('\n')
}
