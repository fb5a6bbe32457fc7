import type { Painter } from '../view/painter.ts'
import { drawIcon, type Icon } from './icons.ts'

export type Pill = {
  icon: Icon
  words: string
  /** Of the icon; it lies on a badge of `badge`, where there is one. */
  colour: string
  badge?: string
  ink?: string
  fill?: string
  alpha?: number
  height?: number
}

/** How much room words take, so that what is drawn around them fits. */
export function widthOf({ ctx }: Painter, words: string, size: number): number {
  ctx.save()
  ctx.font = `800 ${size}px "Trebuchet MS", "Segoe UI", system-ui, sans-serif`
  const { width } = ctx.measureText(words)
  ctx.restore()
  return width
}

/** An icon and a few words on a rounded ground, as wide as they need. `align` says which of its sides lies at x. */
export function drawPill(
  painter: Painter,
  { icon, words, colour, badge, ink = colour, fill = '#1d1b2e', alpha = 1, height = 34 }: Pill,
  { x, y, align = 'left' }: { x: number; y: number; align?: 'left' | 'right' | 'center' },
): { x: number; width: number } {
  const { ctx } = painter
  const letters = height * 0.5
  const width = height * 1.35 + widthOf(painter, words, letters)
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  painter.panel(left, y, width, height, { fill, alpha, radius: height / 2, shadow: badge !== undefined })
  if (badge) {
    ctx.fillStyle = badge
    ctx.beginPath()
    ctx.arc(left + height / 2, y + height / 2, height * 0.37, 0, Math.PI * 2)
    ctx.fill()
  }
  const size = height * (badge ? 0.42 : 0.58)
  drawIcon(ctx, icon, { x: left + height / 2, y: y + height / 2, size, colour })
  painter.text(words, left + height * 0.98, y + height / 2 + 1, letters, {
    align: 'left',
    bold: true,
    colour: ink,
  })
  return { x: left, width }
}
