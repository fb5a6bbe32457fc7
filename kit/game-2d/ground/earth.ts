import { columns, middleOf, openIn, rows, size } from '../../rules/spaces/maze.ts'
import { stage } from '../../rules/spaces/space.ts'
import type { RulesWorld } from '../../rules/world.ts'
import { fade, lift, mix } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'

/** Where the ground has a colour of its own below, too. */
const likeAbove = new Set([
  'snow',
  'moon',
  'mars',
  'beach',
  'desert',
  'candy',
  'volcano',
  'space',
  'underwater',
  'sea',
])
/** Where the grass ends. */
const turf = 34

/** The earth, cut open: grass at the top, layers with stones in them, and the tunnels that were dug. */
export function drawEarth(world: RulesWorld, painter: Painter): void {
  const { palette } = painter
  const soil = likeAbove.has(palette.scene)
    ? mix(palette.ground, '#5b4334', 0.25)
    : mix(palette.ground, '#8b5a38', 0.85)
  drawLayers(soil, painter)
  const dark = likeAbove.has(palette.scene) ? lift(soil, -0.75) : '#3a2418'
  drawTunnels(openIn(world), [mix(soil, dark, 0.45), mix(soil, dark, 0.75)], painter)
}

function drawLayers(soil: string, { ctx, palette }: Painter): void {
  ctx.save()
  const air = ctx.createLinearGradient(0, 0, 0, turf)
  air.addColorStop(0, palette.skyTop)
  air.addColorStop(1, palette.skyBottom)
  ctx.fillStyle = air
  ctx.fillRect(0, 0, stage.width, turf)
  for (let layer = 0; layer < 5; layer++) {
    const top = layer === 0 ? turf : layer * 118
    ctx.fillStyle = lift(soil, 0.06 - layer * 0.07)
    ctx.beginPath()
    ctx.moveTo(0, stage.height)
    ctx.lineTo(0, top)
    for (let x = 0; x <= stage.width; x += 40)
      ctx.lineTo(x, top + (layer === 0 ? 0 : 12 * Math.sin(x * 0.011 + layer * 2.1)))
    ctx.lineTo(stage.width, stage.height)
    ctx.fill()
  }
  // Stones, the same in every game: (n × golden ratio) spreads them without a pattern.
  for (let n = 1; n < 70; n++) {
    const [x, y] = [
      ((n * 0.618) % 1) * stage.width,
      turf + 16 + ((n * 0.377) % 1) * (stage.height - turf - 20),
    ]
    ctx.fillStyle = n % 3 === 0 ? fade(lift(soil, 0.4), 0.5) : fade(lift(soil, -0.4), 0.35)
    ctx.beginPath()
    ctx.ellipse(x, y, 3 + (n % 5), 2 + (n % 4), n, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.fillStyle = palette.groundEdge
  ctx.fillRect(0, turf - 10, stage.width, 12)
  for (let x = 0; x < stage.width; x += 16) {
    ctx.beginPath()
    ctx.ellipse(x + 8, turf + 2, 9, 5 + (x % 5), 0, 0, Math.PI)
    ctx.fill()
  }
  ctx.restore()
}

/** Round where they end and where they bend: a rim in the shade, and inside it the dark. */
function drawTunnels(open: readonly boolean[], [rim, inside]: [string, string], { ctx }: Painter): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [wide, colour] of [
    [size * 1.16, rim],
    [size * 0.94, inside],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = wide
    ctx.beginPath()
    for (let cell = columns; cell < columns * (rows - 1); cell++) {
      if (!open[cell]) continue
      const { x, y } = middleOf(cell)
      ctx.moveTo(x, y)
      ctx.lineTo(x + 0.1, y)
      for (const next of [cell + 1, cell + columns]) {
        if (!open[next]) continue
        const there = middleOf(next)
        ctx.moveTo(x, y)
        ctx.lineTo(there.x, there.y)
      }
    }
    ctx.stroke()
  }
  ctx.restore()
}
