import { fade, lift, mix, saturate } from '../colour.ts'
import { tonesBehind } from '../palettes.ts'
import { createPen } from '../pen.ts'
import { stamps } from '../stamps/stamps.ts'
import { body, courses, front, heaps, lines, lit, rect, specks, type Tile } from './tile-pen.ts'

/** What walls are made of, by scene, else by soil. */
export const wallsOf: Record<string, string> = {
  grass: 'hedge',
  snow: 'ice',
  cloud: 'cloud',
  rock: 'boulder',
  wood: 'planks',
  metal: 'panel',
  glow: 'panel',
  candy: 'boulder',
  sea: 'boulder',
  underwater: 'coral',
  beach: 'boulder',
  haunted: 'masonry',
  graveyard: 'masonry',
  stadium: 'planks',
  library: 'shelf',
}

/** What stands by itself is no piece of wall but something of the scene, and how high it is, in hundredths of the tile. */
const alone: Record<string, string> = {
  grass: 'roundBush 105',
  forest: 'stump 100',
  farm: 'hay 100',
  road: 'tyres 100',
  stadium: 'tyres 100',
  graveyard: 'tomb 120',
  haunted: 'tomb 120',
  desert: 'cactus 150',
  beach: 'rock 80',
  sand: 'rock 80',
  snow: 'snowRock 80',
  rock: 'rock 85',
  mountain: 'rock 90',
  volcano: 'redRock 85',
  cave: 'crystal 120',
  moon: 'moonRock 80',
  underwater: 'coral 120',
  city: 'planter 105',
  stone: 'barrel 105',
  wood: 'barrel 105',
  candy: 'cupcake 125',
  space: 'asteroid 55',
}

export const aloneIn = (scene: string, soil: string): string => alone[scene] ?? alone[soil] ?? ''

/** What stands in the way in a room, and how high it is; crates where there is nothing that belongs there. */
const furniture: Record<string, string> = {
  kitchen: 'stool 110',
  house: 'planter 110',
  school: 'desk 92',
  library: 'desk 92',
  laboratory: 'console 120',
  castle: 'column 190',
}

export const furnitureIn = (scene: string): string => furniture[scene] ?? ''

/** False where there is no such thing, and the wall is painted as one. */
export function standAlone(tile: Tile): boolean {
  const { scene, soil } = tile.palette
  const { above, below, left, right, colour } = tile.options
  return !(above || below || left || right || colour) && stand(tile, aloneIn(scene, soil))
}

/** Each for itself, however many stand together: nobody builds a wall of stools. */
export const standAbout = (tile: Tile): boolean => stand(tile, furnitureIn(tile.palette.scene))

function stand({ ctx, palette, x, y, w, h, s, chance }: Tile, what: string): boolean {
  const [name = '', high = 0] = what.split(' ')
  const tones = tonesBehind(palette)
  const paint = stamps[name]
  if (!paint || !tones) return false
  ctx.fillStyle = 'rgba(18,8,40,.2)'
  ctx.beginPath()
  ctx.ellipse(x + w * 0.56, y + h * 0.92, w * 0.5, h * 0.16, 0, 0, 7)
  ctx.fill()
  paint(
    createPen(ctx, tones, 0, Math.round(chance(1) * 1e6), []),
    x + w / 2,
    y + h * 0.92,
    (s * Number(high)) / 100,
  )
  return true
}

export const walls: Record<string, (tile: Tile) => void> = {
  masonry(tile) {
    const { palette, options, x, y, w, s } = tile
    // Lighter than the floor of the same stone, or a maze could not be read.
    const colour = options.colour ?? lift(palette.wall, 0.2)
    body(tile, lift(colour, -0.28), s * 0.1)
    courses(tile, colour, palette.soil === 'rock' || palette.soil === 'sand' ? 2 : 3, 2, 0.1)
    if (!options.above) rect(tile, fade(lift(colour, 0.6), 0.5), x, y, w, Math.max(1.5, s * 0.06))
    front(tile, 'rgba(15,10,35,.42)', 0.22)
  },
  panel(tile) {
    const { palette, options, x, y, w, h, s } = tile
    const colour = options.colour ?? palette.wall
    const glows = palette.soil === 'glow'
    body(tile, lift(colour, -0.28), s * 0.1)
    rect(tile, lit(tile, colour, 0.08), x + 1, y + 1, w - 2, h - 2, s * 0.08)
    const line = glows ? fade(palette.accent, 0.5) : fade(lift(colour, -0.5), 0.35)
    lines(tile, line, Math.max(1, s * 0.03), x + w * 0.18, y + h * 0.82, x + w * 0.82, y + h * 0.82)
    if (!options.above) rect(tile, fade(lift(colour, 0.6), 0.5), x, y, w, Math.max(1.5, s * 0.06))
    front(tile, glows ? fade(palette.accent, 0.3) : 'rgba(15,10,35,.3)', 0.14)
  },
  hedge(tile) {
    const { palette, s, options } = tile
    const green = options.colour ?? lift(saturate(palette.groundEdge, 1.15), -0.34)
    body(tile, lift(green, -0.14), s * 0.3)
    heaps(tile, green, 5, 0.2, 0.32)
    specks(tile, fade(lift(green, 0.45), 0.5), 4)
    if (palette.scene === 'garden' || palette.scene === 'park')
      specks({ ...tile, chance: (salt) => tile.chance(salt + 17) }, palette.accent, 2)
    front(tile, fade(lift(green, -0.6), 0.4), 0.14)
  },
  boulder(tile) {
    const { palette, s, options } = tile
    const stone = options.colour ?? (palette.soil === 'candy' ? palette.accent : lift(palette.wall, 0.18))
    body(tile, lift(stone, -0.2), s * 0.3)
    heaps(tile, stone, 3, 0.28, 0.44)
    front(tile, 'rgba(15,10,35,.24)', 0.12)
  },
  coral(tile) {
    const { palette, s, chance } = tile
    const reds = ['#e8788a', '#e89a5c', '#b883d0', '#5fb8a8']
    body(tile, lift(palette.wall, -0.3), s * 0.3)
    heaps(tile, palette.wall, 2, 0.3, 0.42)
    const colour = mix(reds[Math.floor(chance(7) * 4)] ?? '', palette.wall, 0.25)
    heaps({ ...tile, chance: (salt) => chance(salt + 31) }, colour, 4, 0.11, 0.2)
    front(tile, 'rgba(10,20,45,.26)', 0.12)
  },
  planks(tile) {
    const { palette, options, x, y, w, h, s } = tile
    const wood = options.colour ?? lift(palette.platform, -0.2)
    body(tile, wood, s * 0.1)
    for (let row = 0; row < 3; row++) {
      const tone = lift(wood, (tile.chance(row) - 0.4) * 0.16)
      rect(tile, tone, x, y + (row * h) / 3, w, h / 3 - Math.max(1, s * 0.03))
    }
    const seam = x + w * (0.25 + 0.5 * tile.chance(5))
    lines(tile, fade(lift(wood, -0.5), 0.5), Math.max(1, s * 0.03), seam, y + h / 3, seam, y + (h * 2) / 3)
    if (!options.above) rect(tile, fade(lift(wood, 0.6), 0.5), x, y, w, Math.max(1.5, s * 0.06))
    front(tile, fade(lift(wood, -0.6), 0.55))
  },
  shelf(tile) {
    const { palette, x, y, w, h, s, chance } = tile
    walls.planks?.(tile)
    const books = ['#b0483f', '#3f7f8c', '#c9963f', '#5f7a45', '#6f5590']
    for (let index = 0; index < 5; index++)
      rect(
        tile,
        mix(books[Math.floor(chance(index) * 5)] ?? '', palette.wall, 0.2),
        x + w * (0.06 + index * 0.18),
        y + h * (0.2 + 0.1 * chance(index + 9)),
        w * 0.15,
        s * 0.42,
        1,
      )
  },
}
