import { el } from '../../core/dom.ts'

const side = 44

/** Four short strokes around the middle of the picture, dark at their edges so that they are seen on snow as well. */
export function createCrosshair(home: HTMLElement) {
  const canvas = el('canvas', { class: 'mb-cross', 'aria-hidden': 'true' })
  canvas.width = canvas.height = side * 2
  canvas.style.cssText = `position:absolute;left:50%;top:50%;inset-inline-end:auto;bottom:auto;right:auto;width:${side}px;height:${side}px;translate:-50% -50%;pointer-events:none`
  canvas.hidden = true
  home.append(canvas)
  const ctx = canvas.getContext('2d')
  let shown = ''
  return {
    show(cross: { colour: string; spread?: number } | undefined) {
      canvas.hidden = cross === undefined
      if (!cross || !ctx) return
      const { colour, spread = 1 } = cross
      const key = `${colour} ${spread}`
      if (key === shown) return
      shown = key
      ctx.clearRect(0, 0, side * 2, side * 2)
      ctx.lineCap = 'round'
      for (const [width, stroke] of [
        [9, '#1d1b2e'],
        [5, colour],
      ] as const) {
        ctx.lineWidth = width
        ctx.strokeStyle = stroke
        ctx.beginPath()
        for (const [x, y] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          ctx.moveTo(side + x * 14 * spread, side + y * 14 * spread)
          ctx.lineTo(side + x * 27 * spread, side + y * 27 * spread)
        }
        ctx.moveTo(side, side)
        ctx.lineTo(side + 0.1, side)
        ctx.stroke()
      }
    },
    remove: () => canvas.remove(),
  }
}
