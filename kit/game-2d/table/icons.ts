/** Small signs that are understood without words, drawn in one colour: for buttons, intents and prices. */
export type Icon =
  | 'sword'
  | 'shield'
  | 'heart'
  | 'star'
  | 'flame'
  | 'frost'
  | 'bolt'
  | 'up'
  | 'down'
  | 'burst'
  | 'swirl'
  | 'coin'
  | 'clock'
  | 'hand'

type Context = CanvasRenderingContext2D

/** Each draws itself into a square from -1 to 1. */
const shapes: Record<Icon, (ctx: Context) => void> = {
  sword(ctx) {
    ctx.rotate(Math.PI / 4)
    polygon(ctx, [0, -1.15, 0.2, -0.85, 0.2, 0.35, -0.2, 0.35, -0.2, -0.85])
    ctx.fillRect(-0.52, 0.35, 1.04, 0.2)
    ctx.fillRect(-0.12, 0.55, 0.24, 0.5)
  },
  shield(ctx) {
    ctx.beginPath()
    ctx.moveTo(0, -1)
    ctx.lineTo(0.85, -0.7)
    ctx.quadraticCurveTo(0.9, 0.5, 0, 1)
    ctx.quadraticCurveTo(-0.9, 0.5, -0.85, -0.7)
    ctx.fill()
  },
  heart(ctx) {
    ctx.beginPath()
    ctx.moveTo(0, 0.9)
    ctx.bezierCurveTo(-1.5, -0.15, -0.85, -1.25, 0, -0.5)
    ctx.bezierCurveTo(0.85, -1.25, 1.5, -0.15, 0, 0.9)
    ctx.fill()
  },
  star: (ctx) => starOf(ctx, 5, 0.45),
  burst: (ctx) => starOf(ctx, 9, 0.6),
  flame(ctx) {
    ctx.beginPath()
    ctx.moveTo(0.1, -1.05)
    ctx.bezierCurveTo(0.25, -0.35, 1, -0.1, 0.7, 0.55)
    ctx.bezierCurveTo(0.45, 1.1, -0.45, 1.1, -0.7, 0.55)
    ctx.bezierCurveTo(-0.9, 0, -0.45, -0.2, -0.35, -0.6)
    ctx.bezierCurveTo(-0.05, -0.45, 0, -0.75, 0.1, -1.05)
    ctx.fill()
  },
  frost(ctx) {
    ctx.lineWidth = 0.24
    for (let arm = 0; arm < 3; arm++) {
      line(ctx, [0, -1, 0, 1])
      line(ctx, [-0.3, -0.85, 0, -0.55, 0.3, -0.85])
      line(ctx, [-0.3, 0.85, 0, 0.55, 0.3, 0.85])
      ctx.rotate(Math.PI / 3)
    }
  },
  bolt: (ctx) => polygon(ctx, [0.25, -1.05, -0.65, 0.2, -0.08, 0.2, -0.3, 1.05, 0.65, -0.3, 0.08, -0.3]),
  up: (ctx) =>
    polygon(ctx, [0, -0.95, 0.85, 0.05, 0.35, 0.05, 0.35, 0.9, -0.35, 0.9, -0.35, 0.05, -0.85, 0.05]),
  down(ctx) {
    ctx.rotate(Math.PI)
    shapes.up(ctx)
  },
  swirl(ctx) {
    ctx.lineWidth = 0.26
    ctx.beginPath()
    for (let part = 0; part <= 26; part++) {
      const [angle, far] = [part * 0.42, 0.08 + part * 0.034]
      ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
    }
    ctx.stroke()
  },
  coin(ctx) {
    ctx.lineWidth = 0.2
    circle(ctx, 0, 0, 0.85)
    ctx.stroke()
    circle(ctx, 0, 0, 0.45)
    ctx.fill()
  },
  clock(ctx) {
    ctx.lineWidth = 0.22
    circle(ctx, 0, 0, 0.85)
    ctx.stroke()
    line(ctx, [0, -0.5, 0, 0, 0.38, 0.22])
  },
  hand(ctx) {
    ctx.beginPath()
    ctx.roundRect(-0.25, -1, 0.42, 1.4, 0.2)
    ctx.roundRect(-0.7, 0.05, 1.5, 0.95, 0.35)
    ctx.fill()
  },
}

export function drawIcon(
  ctx: Context,
  icon: Icon,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 2, size / 2)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  shapes[icon](ctx)
  ctx.restore()
}

/** An icon on a round badge. */
export function drawBadge(
  ctx: Context,
  icon: Icon,
  {
    x,
    y,
    size,
    colour,
    ink = '#ffffff',
  }: { x: number; y: number; size: number; colour: string; ink?: string },
): void {
  ctx.fillStyle = colour
  circle(ctx, x, y, size / 2)
  ctx.fill()
  drawIcon(ctx, icon, { x, y, size: size * 0.56, colour: ink })
}

function circle(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
}

function trace(ctx: Context, points: number[]): void {
  ctx.beginPath()
  for (let at = 0; at < points.length; at += 2) ctx.lineTo(points[at] ?? 0, points[at + 1] ?? 0)
}

function polygon(ctx: Context, points: number[]): void {
  trace(ctx, points)
  ctx.fill()
}

function line(ctx: Context, points: number[]): void {
  trace(ctx, points)
  ctx.stroke()
}

function starOf(ctx: Context, points: number, inner: number): void {
  ctx.beginPath()
  for (let point = 0; point < points * 2; point++) {
    const angle = (point * Math.PI) / points - Math.PI / 2
    const far = point % 2 === 0 ? 1 : inner
    ctx.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  ctx.fill()
}
