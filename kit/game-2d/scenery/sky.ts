import { type Random, seededRandom } from '../../core/random.ts'
import type { Look } from '../../game/plan.ts'
import { fade, lift, luminance, mix, saturate, turn } from './colour.ts'
import { period, type Strip } from './layers.ts'
import type { Tones } from './palettes.ts'
import type { Context, MakeSurface } from './pen.ts'
import type { SceneryView } from './scenery.ts'

function disc(ctx: Context, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  ctx.beginPath()
  ctx.arc(x, y, r, 0, 7)
  ctx.fillStyle = fill
  ctx.fill()
}

/** A round light that ends in nothing. */
export function halo(ctx: Context, x: number, y: number, r: number, colour: string, alpha: number): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, r)
  gradient.addColorStop(0, fade(colour, alpha))
  gradient.addColorStop(0.4, fade(colour, alpha * 0.35))
  gradient.addColorStop(1, fade(colour, 0))
  disc(ctx, x, y, r, gradient)
}

/** All that stands still behind the layers. `words` names what is in it. */
export function paintSky(
  ctx: Context,
  words: string,
  tones: Tones,
  look: Look,
  { width, height }: Pick<SceneryView, 'width' | 'height'>,
  unit: number,
): void {
  const { skyTop, skyBottom, light } = tones.palette
  const random = seededRandom(look.seed * 7 + 3)
  const has = (word: string) => words.includes(word)
  const night = look.time === 'night'
  const gradient = ctx.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, skyTop)
  gradient.addColorStop(0.42, mix(skyTop, skyBottom, 0.5))
  gradient.addColorStop(0.78, skyBottom)
  gradient.addColorStop(1, skyBottom)
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, width, height)
  // Clouds leave nothing of the sun but its light.
  const veiled = ({ rain: 0, storm: 0, snow: 0.15, fog: 0.35 } as Record<string, number>)[look.weather] ?? 1

  if (has('stars') || (night && tones.open && has('sun')))
    stars(ctx, random, width, height * 0.9, unit, tones, 110)
  if (has('nebula')) nebula(ctx, random, width, height, tones)
  if (has('aurora') && night) aurora(ctx, random, width, height)
  if (has('sun')) {
    const low = look.time === 'sunset' || look.time === 'dawn'
    const x = width * (random.next() < 0.5 ? random.between(0.16, 0.32) : random.between(0.66, 0.84))
    const y = height * (low ? random.between(0.42, 0.5) : random.between(0.15, 0.24))
    if (night || has('moonlit'))
      moon(ctx, random, x, height * random.between(0.16, 0.24), unit, tones, veiled)
    else {
      const warm = low ? (look.time === 'dawn' ? '#ffe3c0' : '#ffd08a') : '#fff6d8'
      const sun = tones.glow(warm)
      halo(ctx, x, y, height * (low ? 0.85 : 0.6), sun, (low ? 0.75 : 0.5) * Math.max(0.4, veiled))
      ctx.globalAlpha = veiled
      disc(ctx, x, y, (low ? 44 : 30) * unit, lift(sun, 0.4))
      ctx.globalAlpha = 1
    }
  }
  if (has('shafts') && (tones.open ? veiled === 1 : !night)) shafts(ctx, random, width, height, light)
  if (has('planets')) planets(ctx, random, width, height, unit, tones)
  if (has('glow')) {
    const warm = ctx.createLinearGradient(0, height * 0.35, 0, height * 0.85)
    warm.addColorStop(0, fade(tones.palette.accent, 0))
    warm.addColorStop(1, fade(tones.palette.accent, 0.3))
    ctx.fillStyle = warm
    ctx.fillRect(0, 0, width, height)
  }
}

function stars(
  ctx: Context,
  random: Random,
  width: number,
  height: number,
  unit: number,
  tones: Tones,
  count: number,
): void {
  for (let index = 0; index < (count * width) / height / 1.6; index++) {
    const y = random.next() ** 1.3 * height
    const bright = random.next() ** 3
    const colour = tones.glow(['#ffffff', '#cfe0ff', '#ffe9c8'][random.below(3)] ?? '#ffffff')
    disc(ctx, random.between(0, width), y, (0.6 + bright * 1.3) * unit, fade(colour, 0.25 + bright * 0.6))
  }
}

function nebula(ctx: Context, random: Random, width: number, height: number, tones: Tones): void {
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  const hues = random.shuffled(['#7a3fd0', '#2f7fd8', '#c23f8f', '#1f9fa8', '#d0683f']).slice(0, 3)
  const tilt = random.between(-0.35, 0.35)
  for (let index = 0; index < 16; index++) {
    const along = random.between(-0.1, 1.1)
    const x = along * width
    const y = height * (0.45 + tilt * (along - 0.5) * 1.6 + (random.next() - 0.5) * 0.45)
    halo(ctx, x, y, height * random.between(0.15, 0.5), tones.tone(hues[index % 3] ?? ''), 0.2)
  }
  ctx.restore()
}

function aurora(ctx: Context, random: Random, width: number, height: number): void {
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (const colour of ['#2fd8a0', '#4fa8f0', '#8f6fe8']) {
    const start = random.between(0, 6)
    const base = height * random.between(0.3, 0.45)
    for (let x = -8; x < width + 8; x += 4) {
      const at = x / height
      const y =
        base + Math.sin(at * 2.2 + start) * height * 0.09 + Math.sin(at * 5.1 + start * 2) * height * 0.03
      const high = height * (0.24 + 0.09 * Math.sin(at * 9 + start * 3))
      const gradient = ctx.createLinearGradient(0, y - high, 0, y)
      gradient.addColorStop(0, fade(colour, 0))
      gradient.addColorStop(0.85, fade(colour, 0.16 + 0.08 * Math.sin(at * 14 + start)))
      gradient.addColorStop(1, fade(colour, 0))
      ctx.fillStyle = gradient
      ctx.fillRect(x, y - high, 4.5, high)
    }
  }
  ctx.restore()
}

function moon(
  ctx: Context,
  random: Random,
  x: number,
  y: number,
  unit: number,
  tones: Tones,
  veiled: number,
): void {
  const r = random.between(30, 42) * unit
  const pale = tones.glow('#fdf3d6')
  halo(ctx, x, y, r * 6, pale, 0.34 * Math.max(0.4, veiled))
  ctx.globalAlpha = veiled
  const ball = ctx.createRadialGradient(x - r * 0.3, y - r * 0.3, r * 0.1, x, y, r)
  ball.addColorStop(0, lift(pale, 0.4))
  ball.addColorStop(1, mix(pale, tones.palette.skyTop, 0.15))
  disc(ctx, x, y, r, ball)
  for (const [dx, dy, size] of [
    [-0.35, 0.1, 0.22],
    [0.25, -0.3, 0.16],
    [0.3, 0.35, 0.26],
    [-0.15, 0.55, 0.12],
    [-0.1, -0.5, 0.1],
  ] as const)
    disc(ctx, x + dx * r, y + dy * r, size * r, fade(mix(pale, tones.palette.skyTop, 0.4), 0.35))
  ctx.globalAlpha = 1
}

function shafts(ctx: Context, random: Random, width: number, height: number, light: string): void {
  const from = width * random.between(0.2, 0.8)
  for (let index = 0; index < 6; index++) {
    const x = from + (index - 2.5) * width * 0.13 + random.between(-30, 30)
    const wide = width * random.between(0.03, 0.08)
    const lean = (x - from) * 0.7 + width * 0.06
    const alpha = random.between(0.03, 0.07)
    // Three in one another: the edges of light are soft.
    for (const part of [1, 0.72, 0.45]) {
      const gradient = ctx.createLinearGradient(0, 0, 0, height * 0.85)
      gradient.addColorStop(0, fade(light, alpha))
      gradient.addColorStop(1, fade(light, 0))
      ctx.fillStyle = gradient
      ctx.beginPath()
      ctx.moveTo(x - wide * 0.4 * part, -5)
      ctx.lineTo(x + wide * 0.4 * part, -5)
      ctx.lineTo(x + wide * part + lean, height * 0.85)
      ctx.lineTo(x - wide * part + lean, height * 0.85)
      ctx.fill()
    }
  }
}

function planets(
  ctx: Context,
  random: Random,
  width: number,
  height: number,
  unit: number,
  tones: Tones,
): void {
  const hue = random.between(0, 360)
  const side = random.next() < 0.5 ? 0.2 : 0.78
  const list = [
    { x: side, y: random.between(0.22, 0.34), r: random.between(58, 82), ring: true },
    {
      x: 1 - side + random.between(-0.1, 0.1),
      y: random.between(0.55, 0.72),
      r: random.between(24, 36),
      ring: false,
    },
    { x: random.between(0.4, 0.6), y: random.between(0.1, 0.2), r: random.between(10, 16), ring: false },
  ]
  list.forEach((planet, index) => {
    const colour = tones.tone(turn('#c9785a', hue + index * 110))
    paintPlanet(
      ctx,
      random,
      planet.x * width,
      planet.y * height,
      planet.r * unit,
      colour,
      tones.palette.skyTop,
      planet.ring,
    )
  })
}

/** A ball lit from the upper left, with bands, a shadow side and perhaps a ring. */
export function paintPlanet(
  ctx: Context,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  dark: string,
  ring: boolean,
): void {
  halo(ctx, x, y, r * 1.7, colour, 0.25)
  const hoop = (from: number, to: number) => {
    if (!ring) return
    ctx.strokeStyle = fade(lift(colour, 0.45), 0.6)
    ctx.lineWidth = r * 0.16
    ctx.beginPath()
    ctx.ellipse(x, y, r * 1.65, r * 0.42, -0.35, from, to)
    ctx.stroke()
  }
  hoop(Math.PI, Math.PI * 2)
  ctx.save()
  const ball = ctx.createRadialGradient(x - r * 0.45, y - r * 0.5, r * 0.1, x, y, r * 1.15)
  ball.addColorStop(0, lift(colour, 0.4))
  ball.addColorStop(0.5, colour)
  ball.addColorStop(1, mix(colour, dark, 0.75))
  disc(ctx, x, y, r, ball)
  ctx.clip()
  ctx.lineCap = 'round'
  for (let index = 0; index < 4; index++) {
    ctx.strokeStyle = fade(lift(saturate(colour, 0.8), index % 2 ? 0.3 : -0.3), 0.22)
    ctx.lineWidth = r * random.between(0.08, 0.2)
    ctx.beginPath()
    ctx.ellipse(x, y + r * (index * 0.42 - 0.7), r * 1.2, r * 0.3, -0.35, 0.2, 2.9)
    ctx.stroke()
  }
  disc(ctx, x + r * 0.5, y + r * 0.55, r * 1.2, fade(dark, 0.22))
  ctx.restore()
  hoop(0, Math.PI)
}

/** Clouds of one scene, on a strip that drifts. */
export function renderClouds(
  words: string,
  tones: Tones,
  look: Look,
  scale: number,
  surface: MakeSurface,
): Strip | undefined {
  if (!words.includes('cloud')) return undefined
  const heavy = look.weather === 'rain' || look.weather === 'storm' || look.weather === 'snow'
  const random = seededRandom(look.seed * 13 + 5)
  const high = Math.ceil(300 * scale)
  const height = high / scale
  const { canvas, ctx } = surface(Math.round(period * scale), high)
  ctx.scale(Math.round(period * scale) / period, scale)
  const { skyTop, skyBottom } = tones.palette
  const bright = luminance(skyTop) + luminance(skyBottom) > 0.35
  const white = bright ? mix(tones.tone('#ffffff'), skyBottom, 0.12) : lift(mix(skyTop, skyBottom, 0.6), 0.1)
  const count = heavy ? 14 : 8
  for (let index = 0; index < count; index++) {
    const x = ((index + random.between(0.2, 0.8)) / count) * period
    const y = random.between(50, heavy ? 150 : 210)
    const size = random.between(26, 62) * (heavy ? 1.5 : 1) * (1.15 - y / 400)
    const seed = random.below(1e9)
    for (const shift of [0, -period, period])
      if (x + shift > -size * 4 && x + shift < period + size * 4)
        paintCloud(
          ctx,
          seededRandom(seed),
          x + shift,
          y,
          size,
          white,
          mix(white, skyBottom, 0.75),
          heavy ? 0.75 : 0.9,
        )
  }
  return { canvas, depth: 0.03, hangs: true, top: 0, height, scale, lives: [], foot: '' }
}

export function paintCloud(
  ctx: Context,
  random: Random,
  x: number,
  y: number,
  size: number,
  top: string,
  base: string,
  alpha: number,
): void {
  ctx.save()
  ctx.globalAlpha *= alpha
  const gradient = ctx.createLinearGradient(0, y - size, 0, y + size * 0.35)
  gradient.addColorStop(0, top)
  gradient.addColorStop(1, fade(base, 0.55))
  ctx.fillStyle = gradient
  ctx.beginPath()
  const puffs = 4 + random.below(3)
  for (let index = 0; index < puffs; index++) {
    const along = index / (puffs - 1)
    const r = size * (0.28 + 0.38 * Math.sin(along * Math.PI)) * random.between(0.85, 1.15)
    const px = x + (along - 0.5) * size * 2.5
    ctx.moveTo(px + r, y - r * 0.6)
    ctx.arc(px, y - r * 0.6, r, 0, 7)
  }
  ctx.roundRect(x - size * 1.5, y - size * 0.36, size * 3, size * 0.6, size * 0.3)
  ctx.fill()
  ctx.restore()
}
