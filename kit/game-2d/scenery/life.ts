import type { Look } from '../../game/plan.ts'
import { fade } from './colour.ts'
import type { Glows } from './glows.ts'
import type { Tones } from './palettes.ts'
import type { Context } from './pen.ts'
import type { SceneryView } from './scenery.ts'

/** Small lights and specks: how many, how large, how they drift (units in a second), whether they shine. */
type Motes = {
  colour: string
  count: number
  size: number
  vx: number
  vy: number
  shine: number
  low?: boolean
}

const motes: Record<string, Motes> = {
  fireflies: { colour: '#f4f58a', count: 12, size: 7, vx: 6, vy: -3, shine: 1, low: true },
  embers: { colour: '#ff9a3d', count: 20, size: 5, vx: 6, vy: -26, shine: 1 },
  bubbles: { colour: '#dff8ff', count: 16, size: 4, vx: 0, vy: -22, shine: 0 },
  dust: { colour: '#fff2cf', count: 14, size: 4, vx: 4, vy: 3, shine: 0.6 },
  sparkles: { colour: '#ffffff', count: 12, size: 5, vx: 0, vy: -5, shine: 1 },
  petals: { colour: '#ffc2d8', count: 10, size: 4, vx: 14, vy: 16, shine: -1 },
  spores: { colour: '#bff7d8', count: 12, size: 5, vx: 3, vy: -5, shine: 0.8 },
  twinkle: { colour: '#ffffff', count: 16, size: 7, vx: 0, vy: 0, shine: 1 },
  confetti: { colour: '#ffd23c', count: 12, size: 4, vx: 8, vy: 20, shine: -1 },
}

type Flock = {
  count: number
  size: number
  speed: number
  y: [number, number]
  kind: 'bird' | 'bat' | 'fish'
}

const flocks: Record<string, Flock> = {
  birds: { count: 5, size: 9, speed: 18, y: [0.12, 0.34], kind: 'bird' },
  gulls: { count: 5, size: 12, speed: 14, y: [0.15, 0.4], kind: 'bird' },
  bats: { count: 6, size: 11, speed: 34, y: [0.12, 0.45], kind: 'bat' },
  fish: { count: 9, size: 11, speed: 16, y: [0.25, 0.7], kind: 'fish' },
}

const part = (index: number, salt: number) => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453
  return value - Math.floor(value)
}
const wrap = (value: number, size: number) => ((value % size) + size) % size

/** What flies, floats and twinkles. `before` is what belongs before the layers, the rest stays behind them. */
export function paintLife(
  ctx: Context,
  words: string,
  { tones, look, glows }: { tones: Tones; look: Look; glows: Glows },
  view: Pick<SceneryView, 'width' | 'height' | 'cameraX'>,
  unit: number,
  time: number,
  before: boolean,
): void {
  for (const word of words.split(' ')) {
    const flock = flocks[word]
    if (flock && before === (flock.kind === 'fish')) paintFlock(ctx, flock, tones, look, view, unit, time)
    // Fireflies come out in the evening.
    if (word === 'fireflies' && tones.lamps < 0.5) continue
    if (word === 'twinkle' && look.time !== 'night' && tones.open) continue
    const mote = motes[word]
    if (mote && before === (word !== 'twinkle')) paintMotes(ctx, mote, tones, look, glows, view, unit, time)
  }
}

function paintMotes(
  ctx: Context,
  mote: Motes,
  tones: Tones,
  look: Look,
  glows: Glows,
  view: Pick<SceneryView, 'width' | 'height' | 'cameraX'>,
  unit: number,
  time: number,
): void {
  const { width, height } = view
  const colour = tones.glow(mote.colour)
  const image = glows(colour)
  const still = mote.vx === 0 && mote.vy === 0
  for (let index = 0; index < mote.count; index++) {
    const own = part(index, look.seed % 97)
    const other = part(index, 5 + (look.seed % 89))
    const sway = Math.sin(time * (0.5 + own) + index * 2) * 14 * unit
    const x = wrap(
      own * width +
        (still ? 0 : sway + mote.vx * time * unit * (0.6 + other) - view.cameraX * (0.2 + 0.2 * other)),
      width,
    )
    const rise = other * height + mote.vy * time * unit * (0.6 + own)
    const y = mote.low ? height * (0.55 + 0.35 * other) + sway * 0.7 : wrap(rise, height * (still ? 0.6 : 1))
    const pulse = 0.5 + 0.5 * Math.sin(time * (1 + own * 1.6) + index * 3)
    const size = mote.size * unit * (0.6 + own * 0.6)
    if (mote.shine > 0) {
      ctx.globalAlpha = (0.15 + 0.6 * pulse) * mote.shine
      ctx.drawImage(image, x - size, y - size, size * 2, size * 2)
      continue
    }
    ctx.globalAlpha = 0.55
    ctx.beginPath()
    if (mote.shine < 0) {
      ctx.ellipse(x, y, size, size * (0.3 + 0.5 * pulse), index + time * 0.7, 0, 7)
      ctx.fillStyle = colour
      ctx.fill()
    } else {
      ctx.arc(x, y, size, 0, 7)
      ctx.strokeStyle = colour
      ctx.lineWidth = unit
      ctx.stroke()
    }
  }
  ctx.globalAlpha = 1
}

function paintFlock(
  ctx: Context,
  flock: Flock,
  tones: Tones,
  look: Look,
  view: Pick<SceneryView, 'width' | 'height' | 'cameraX'>,
  unit: number,
  time: number,
): void {
  const direction = look.seed % 2 ? 1 : -1
  const span = view.width + 240 * unit
  const dark = flock.kind === 'fish' ? tones.palette.near : tones.tone('#2a2440', 0.35)
  ctx.fillStyle = fade(dark, flock.kind === 'bat' ? 0.85 : 0.6)
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = 2.2 * unit
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (let index = 0; index < flock.count; index++) {
    const own = part(index, look.seed % 83)
    const way = (own * 0.35 + 0.2) * span + index * 26 * unit + time * flock.speed * unit * (0.9 + own * 0.2)
    const x = wrap(way * direction - view.cameraX * 0.05, span) - 120 * unit
    const [high, low] = flock.y
    const y =
      view.height * (high + (low - high) * part(index >> 2, look.seed % 71)) +
      (index % 4) * 11 * unit +
      Math.sin(time + index) * 5 * unit
    const size = flock.size * unit * (0.7 + own * 0.5)
    const flap = Math.sin(time * (5 + own * 2) + index * 1.7) * 0.5
    if (flock.kind === 'fish') {
      const tail = -direction * size
      ctx.moveTo(x + size, y)
      ctx.ellipse(x, y, size, size * 0.42, 0, 0, 7)
      ctx.moveTo(x + tail * 0.8, y)
      ctx.lineTo(x + tail * 1.6, y - size * (0.4 + flap * 0.2))
      ctx.lineTo(x + tail * 1.6, y + size * (0.4 - flap * 0.2))
      ctx.closePath()
    } else if (flock.kind === 'bat') {
      const wing = size * (0.35 + flap)
      ctx.moveTo(x, y + size * 0.35)
      ctx.quadraticCurveTo(x - size * 0.5, y + size * 0.05, x - size * 1.4, y + size * 0.3 - wing)
      ctx.quadraticCurveTo(x - size * 0.7, y - size * 0.6 - wing * 0.3, x - size * 0.2, y - size * 0.15)
      ctx.lineTo(x, y - size * 0.35)
      ctx.lineTo(x + size * 0.2, y - size * 0.15)
      ctx.quadraticCurveTo(x + size * 0.7, y - size * 0.6 - wing * 0.3, x + size * 1.4, y + size * 0.3 - wing)
      ctx.quadraticCurveTo(x + size * 0.5, y + size * 0.05, x, y + size * 0.35)
    } else {
      const lift = size * (0.35 + flap * 0.7)
      ctx.moveTo(x - size, y - lift)
      ctx.quadraticCurveTo(x - size * 0.45, y - lift * 0.9, x, y)
      ctx.quadraticCurveTo(x + size * 0.45, y - lift * 0.9, x + size, y - lift)
    }
  }
  if (flock.kind === 'bird') ctx.stroke()
  else ctx.fill()
}
