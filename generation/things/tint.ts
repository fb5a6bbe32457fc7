import { type Lab, labOf, rgbOf, rgbOfLab } from '@makebelieve/shapes/materials/oklab'

/**
 * Gives a picture another colour and keeps what makes it a picture: light and shade, eyes, outlines, white parts.
 * Works in OKLab, where lightness is what the eye sees, so that a red apple made golden stays as round as before.
 */
/** RGBA pixels, changed in place. */
export function tintPixels(pixels: Uint8Array, colour: string, options: { isPerson: boolean }): void {
  const [targetLight, targetA, targetB] = labOf(...rgbOf(colour))
  const targetChroma = Math.hypot(targetA, targetB)
  const targetHue = Math.atan2(targetB, targetA)
  const body = findBody(pixels, options.isPerson)
  if (body.weight === 0) return

  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) === 0) continue
    const lab = labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const share = shareInBody(lab, body, options.isPerson)
    if (share <= 0) continue
    const [light, a, b] = lab
    const chroma = Math.hypot(a, b)
    // Shades of the body become shades of the new colour: distances from the middle stay, the middle moves.
    const room = targetLight > body.light ? 1 - body.light : body.light
    const squeeze = Math.min(
      1,
      (targetLight > body.light ? 1.02 - targetLight : targetLight) / Math.max(room, 0.05) + 0.35,
    )
    const newLight = Math.min(0.99, Math.max(0.04, targetLight + (light - body.light) * squeeze))
    const ratio = body.isGrey ? 1 : Math.min(1.25, Math.max(0.55, chroma / Math.max(body.chroma, 0.02)))
    // Very light and very dark shades hold little colour.
    const hold = Math.min(1, (1 - newLight) / 0.16, newLight / 0.2)
    const newChroma = targetChroma * ratio * Math.max(0, hold)
    const drift = body.isGrey ? 0 : turn(Math.atan2(b, a) - body.hue) * 0.25
    const hue = targetHue + drift
    const [red, green, blue] = rgbOfLab([newLight, Math.cos(hue) * newChroma, Math.sin(hue) * newChroma])
    pixels[at] = mix(pixels[at] ?? 0, red, share)
    pixels[at + 1] = mix(pixels[at + 1] ?? 0, green, share)
    pixels[at + 2] = mix(pixels[at + 2] ?? 0, blue, share)
  }
}

type Body = { light: number; chroma: number; hue: number; isGrey: boolean; weight: number }

/** The yellow skin of emoji people stays as it is: 'a red wizard' wears red. */
const skinHue = 1.28
const isSkin = ([light, a, b]: Lab) =>
  light > 0.6 && Math.hypot(a, b) > 0.07 && Math.abs(turn(Math.atan2(b, a) - skinHue)) < 0.33

/** The colour that most of the picture has. Where hardly any has one, the body is everything that is not eye or ink. */
function findBody(pixels: Uint8Array, isPerson: boolean): Body {
  const bins = Array.from({ length: 36 }, () => ({ weight: 0, light: 0, chroma: 0, x: 0, y: 0 }))
  const grey = { weight: 0, light: 0 }
  let total = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const lab = labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    if (isPerson && isSkin(lab)) continue
    total++
    const [light, a, b] = lab
    const chroma = Math.hypot(a, b)
    if (chroma < 0.04) {
      grey.weight++
      grey.light += light
      continue
    }
    const bin = bins[Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * 36)]
    if (bin === undefined) continue
    bin.weight++
    bin.light += light
    bin.chroma += chroma
    bin.x += a
    bin.y += b
  }
  // Neighbouring hues are one colour: sum each with its neighbours before choosing.
  let best = { weight: 0, light: 0, chroma: 0, x: 0, y: 0 }
  for (let at = 0; at < 36; at++) {
    const sum = { weight: 0, light: 0, chroma: 0, x: 0, y: 0 }
    for (const step of [-2, -1, 0, 1, 2]) {
      const bin = bins[(at + step + 36) % 36]
      if (bin === undefined) continue
      for (const key of ['weight', 'light', 'chroma', 'x', 'y'] as const) sum[key] += bin[key]
    }
    if (sum.weight > best.weight) best = sum
  }
  if (best.weight > total * 0.16) {
    const { weight } = best
    return {
      light: best.light / weight,
      chroma: best.chroma / weight,
      hue: Math.atan2(best.y, best.x),
      isGrey: false,
      weight,
    }
  }
  const { weight } = grey
  return {
    light: weight === 0 ? 0.6 : grey.light / weight,
    chroma: 0,
    hue: 0,
    isGrey: true,
    weight: Math.max(weight, 1),
  }
}

/** How far a pixel belongs to the body, 0 to 1. */
function shareInBody(lab: Lab, body: Body, isPerson: boolean): number {
  const [light, a, b] = lab
  const chroma = Math.hypot(a, b)
  if (isPerson && isSkin(lab)) return 0
  if (body.isGrey) {
    const isMiddle = ramp(light, body.light > 0.4 ? 0.24 : 0.05, body.light > 0.4 ? 0.38 : 0.14)
    return isMiddle * (1 - ramp(chroma, 0.07, 0.12))
  }
  const away = Math.abs(turn(Math.atan2(b, a) - body.hue))
  return ramp(chroma, 0.018, 0.05) * (1 - ramp(away, 0.95, 1.35))
}

const ramp = (value: number, low: number, high: number) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)))
const turn = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))
const mix = (before: number, after: number, share: number) => Math.round(before + (after - before) * share)
