import { card, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, lightColour, photon, ring, stroke } from '../shapes.ts'
import { chosen, elements, type Hydrogen, lines, orbit, shellCount, wavelength } from './model.ts'

const heart = [296, 230] as const
const radiusOf = (shell: number) => 42 + (shell - 1) * 32

/** Shells are drawn evenly apart; true ones grow with the square of their number. */
export function draw(stage: Stage, state: Hydrogen, values: Values): void {
  ground(stage, 'paper')
  atom(stage, state, values)
  ladder(stage, state, values)
  spectrum(stage, state, values)
}

function atom(stage: Stage, state: Hydrogen, values: Values): void {
  const { element, upper } = chosen(values)
  const { charge, short } = elements[element] ?? elements[0]
  const [x, y] = heart
  const since = state.time - state.flashed
  if (since < 14) glow(stage, heart, 225, '#F5B700', 0.75 * (1 - since / 14))
  for (let n = shellCount; n >= 1; n--)
    ring(stage, heart, radiusOf(n), n === upper ? '#5B5BD6' : '#B9B1A2', n === upper ? 3 : 2)
  glow(stage, heart, 34, '#E4472B', 0.5)
  disc(stage, x, y, 19, 'tomato')
  label(stage, `${charge}+`, x, y, { bold: true, size: 17, colour: 'card' })
  for (const { upper: from, lower, at, angle } of state.photons) {
    const far = radiusOf(lower) + 40 + (state.time - at) * 5
    const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    if (px < 60 || px > 480 || py < 60 || py > 400) continue
    photon(stage, [px, py], angle, lightColour(wavelength(from, lower, element)))
  }
  const angle = state.time * 0.12 - state.shell * 0.9
  const [ex, ey] = [x + Math.cos(angle) * radiusOf(state.shell), y + Math.sin(angle) * radiusOf(state.shell)]
  const last = state.photons.at(-1)
  if (last && state.time - last.at < 16 && last.lower === state.shell)
    stroke(
      stage,
      [
        [x + Math.cos(angle) * radiusOf(last.upper), y + Math.sin(angle) * radiusOf(last.upper)],
        [ex, ey],
      ],
      lightColour(wavelength(last.upper, last.lower, element)),
      7,
      0.7,
    )
  disc(stage, ex, ey, 13, 'iris')
  label(stage, '−', ex, ey - 1, { bold: true, size: 18, colour: 'card' })
  label(stage, short, 36, 40, { bold: true, size: 30, align: 'left' })
  label(stage, `on shell ${state.shell}`, 36, 76, { size: 16, align: 'left', colour: 'muted' })
  const left = Math.max(0, (values.every ?? 150) - since)
  label(stage, `next flash in ${left.toFixed(0)} ns`, 36, 428, { size: 16, align: 'left', colour: 'muted' })
}

function ladder(stage: Stage, state: Hydrogen, values: Values): void {
  const { upper, lower, element } = chosen(values)
  const long = wavelength(upper, lower, element)
  const paint = lightColour(long)
  card(stage, 540, 22, 398, 418)
  label(stage, 'Where the electrons of all atoms are', 739, 48, { bold: true, size: 17 })
  const rung = (n: number) => 408 - (n - 1) * 60
  for (let n = 1; n <= shellCount; n++) {
    const share = state.shells[n - 1] ?? 0
    if (share > 0.002) card(stage, 640, rung(n) - 26, Math.max(4, share * 190), 24, 'sky', 4)
    stroke(
      stage,
      [
        [640, rung(n)],
        [915, rung(n)],
      ],
      n === upper ? '#5B5BD6' : '#1D1B2E',
      n === upper ? 4 : 2.5,
    )
    label(stage, `shell ${n}`, 558, rung(n) - 11, { size: 16, align: 'left', bold: true })
    label(stage, `${orbit(n, element).energy.toFixed(1).replace('-', '−')} eV`, 558, rung(n) + 8, {
      size: 14,
      align: 'left',
      colour: 'muted',
    })
  }
  const [top, bottom] = [rung(upper) + 2, rung(lower) - 4]
  stroke(
    stage,
    [
      [884, top],
      [884, bottom - 12],
    ],
    paint,
    7,
  )
  stroke(
    stage,
    [
      [872, bottom - 16],
      [884, bottom - 3],
      [896, bottom - 16],
    ],
    paint,
    6,
  )
  label(stage, `${long < 100 ? long.toFixed(1) : long.toFixed(0)} nm`, 868, (top + bottom) / 2 - 4, {
    bold: true,
    size: 20,
    align: 'right',
    on: 'card',
  })
}

/** A place on the strip: what eyes see is wide, what they do not see is pressed together on both sides. */
function placeOf(nm: number): number {
  if (nm < 380) return 30 + (190 * Math.log(Math.max(9, nm) / 9)) / Math.log(380 / 9)
  if (nm > 750) return 740 + (190 * Math.log(Math.min(9000, nm) / 750)) / Math.log(9000 / 750)
  return 220 + ((nm - 380) / 370) * 520
}

function spectrum(stage: Stage, { sent }: Hydrogen, values: Values): void {
  const { upper, lower, element } = chosen(values)
  const { context, colours } = stage
  const [top, tall] = [484, 62]
  card(stage, 22, top - 6, 916, tall + 12, 'ink', 10)
  for (let i = 0; i < 104; i++) {
    context.fillStyle = lightColour(380 + ((i + 0.5) / 104) * 370)
    context.globalAlpha = 0.2
    context.fillRect(220 + i * 5, top, 5, tall)
  }
  context.globalAlpha = 1
  const most = Math.max(...sent, 1e-9)
  lines.forEach(([from, to], i) => {
    const count = sent[i] ?? 0
    if (count < 1e-4) return
    const long = wavelength(from, to, element)
    const x = placeOf(long)
    const strong = Math.sqrt(count / most)
    const paint = long > 380 && long < 750 ? lightColour(long) : '#CFC8DC'
    stroke(
      stage,
      [
        [x, top + 5],
        [x, top + tall - 5],
      ],
      paint,
      12,
      0.25 * strong,
    )
    stroke(
      stage,
      [
        [x, top + 4],
        [x, top + tall - 4],
      ],
      paint,
      2 + 4 * strong,
      0.35 + 0.65 * strong,
    )
  })
  const mark = placeOf(wavelength(upper, lower, element))
  context.fillStyle = colours.ink
  context.beginPath()
  context.moveTo(mark, top - 4)
  context.lineTo(mark - 9, top - 20)
  context.lineTo(mark + 9, top - 20)
  context.fill()
  label(stage, 'ultraviolet', 125, 574, { size: 16, colour: 'muted' })
  label(stage, 'what eyes can see: 380 to 750 nm', 480, 574, { size: 16, bold: true })
  label(stage, 'infrared', 835, 574, { size: 16, colour: 'muted' })
}
