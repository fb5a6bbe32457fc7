import type { Choice } from '../../game/rules.ts'
import { lift } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'

export type ButtonLook = {
  fill?: string
  ink?: string
  outline?: string
  /** Size of the letters. */
  letters?: number
  /** The picture of a cast member, at the left of the label. */
  cast?: string
  align?: 'left' | 'center'
}

/** A choice as something that wants to be pressed: a card with an edge below it. What cannot be picked lies flat. */
export function drawButton(
  painter: Painter,
  { x, y, width, height, says, disabled }: Choice,
  {
    fill = '#fffdf6',
    ink = '#1d1b2e',
    outline = '#1d1b2e',
    letters = 22,
    cast,
    align = 'center',
  }: ButtonLook,
  label = says,
): void {
  const { ctx } = painter
  const radius = Math.min(18, height * 0.3)
  const edge = disabled ? 0 : 5
  if (!disabled)
    painter.panel(x, y + 3, width, height - 3, { fill: lift(fill, -0.3), outline, radius, shadow: true })
  painter.panel(x, y, width, height - edge, {
    fill,
    outline,
    radius,
    shadow: false,
    alpha: disabled ? 0.45 : 1,
  })
  const picture = cast ? height * 0.62 : 0
  if (cast) painter.sprite(cast, x + height * 0.5, y + (height - edge) / 2, picture)
  const room = width - 28 - (cast ? height * 0.75 : 0)
  const middle = y + (height - edge) / 2
  ctx.save()
  if (disabled) ctx.globalAlpha *= 0.6
  const left = x + 18 + (cast ? height * 0.75 : 0)
  painter.text(label, align === 'left' ? left : left - 4 + room / 2, middle, letters, {
    colour: ink,
    bold: true,
    align,
    width: room,
  })
  ctx.restore()
}
