import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { glow, mixed, wandering } from '../shapes.ts'
import { beaker, type Cell, currentOf, type Metal, metalAt, metals, voltage } from './model.ts'

const water = { top: 330, base: 520, wide: 190 }
const wire = 96

export function draw(stage: Stage, state: Cell, values: Values): void {
  ground(stage, 'paper')
  const { metalLeft = 1, metalRight = 4 } = values
  const now = currentOf(state, values)
  const [a, b] = [metalAt(metalLeft), metalAt(metalRight)]
  const gained = ((values.right ?? 0.1) - state.right) * beaker * b.charges
  line(
    stage,
    [
      [115, 240],
      [115, wire],
      [485, wire],
      [485, 240],
    ],
    { width: 5 },
  )
  electrons(stage, state.charge, now)
  lamp(stage, now, values.load ?? 10)
  bridge(stage)
  side(stage, 40, a, state.left, -gained / a.charges, state.time, 3)
  side(stage, 370, b, state.right, gained / b.charges, state.time, 11)
  const volts = voltage(state.left, state.right, values)
  label(stage, `${volts.toFixed(2).replace('-', '−')} V`, 300, 200, { bold: true, size: 30 })
  label(stage, `${Math.abs(now * 1000).toFixed(now > 0.1 ? 0 : 1)} mA`, 300, 232, {
    size: 17,
    colour: 'muted',
  })
  if (Math.abs(now) > 2e-4) arrow(stage, [300 - Math.sign(now) * 150, 60], [Math.sign(now) * 70, 0], 'iris')
  if (Math.abs(now) > 2e-4)
    label(stage, 'electrons', 300 - Math.sign(now) * 115, 38, { size: 15, colour: 'iris', bold: true })
  history(stage, state, volts)
  series(stage, a, b)
}

function side(
  stage: Stage,
  left: number,
  metal: Metal,
  strength: number,
  gained: number,
  time: number,
  salt: number,
): void {
  const { context } = stage
  const { top, base, wide } = water
  const right = left + wide
  const middle = left + wide / 2
  context.fillStyle = mixed('#E4F1F7', metal.tint, Math.min(1, Math.sqrt(strength / 0.5)))
  context.fillRect(left, top, wide, base - top)
  // Thicker or thinner by what was gained: 5 mmol are a finger's breadth.
  const thick = Math.max(14, Math.min(78, 46 + gained * 4500))
  area(
    stage,
    [
      [middle - 23, 236],
      [middle + 23, 236],
      [middle + 23, top],
      [middle + thick / 2, top + 8],
      [middle + thick / 2, base - 26],
      [middle - thick / 2, base - 26],
      [middle - thick / 2, top + 8],
      [middle - 23, top],
    ],
    metal.paint,
  )
  const count = Math.round(4 + 14 * Math.max(0, 1 + Math.log10(Math.max(1e-4, strength) / 0.1) / 2))
  for (let i = 0; i < (strength < 1e-4 ? 0 : count); i++) {
    const half = (wide - thick) / 2 - 22
    const flank = scattered(i, salt) > 0.5 ? left + 11 : right - 11 - half
    const x = flank + wandering(i, salt + 1, time * 0.05) * half
    const y = top + 16 + wandering(i, salt + 2, time * 0.04) * (base - top - 34)
    disc(stage, x, y, 7.5, metal.paint)
    label(stage, '+', x, y - 1, { size: 12, bold: true })
  }
  line(
    stage,
    [
      [left - 3, 300],
      [left - 3, base + 3],
      [right + 3, base + 3],
      [right + 3, 300],
    ],
    { width: 6 },
  )
  label(stage, metal.name, middle, 546, { bold: true, size: 19 })
  const shown = strength >= 0.0995 ? strength.toFixed(2) : strength.toFixed(4)
  label(stage, `${shown} mol/L ${metal.ion}`, middle, 574, { size: 16, colour: 'muted' })
}

/** Other ions cross here so that no charge piles up. */
function bridge(stage: Stage): void {
  const { context, colours } = stage
  for (const [paint, wide] of [
    [colours.ink, 30],
    ['#F3E3B2', 25],
  ] as const) {
    context.strokeStyle = paint
    context.lineWidth = wide
    context.lineCap = 'butt'
    context.lineJoin = 'round'
    context.beginPath()
    context.moveTo(206, 384)
    context.lineTo(206, 290)
    context.lineTo(394, 290)
    context.lineTo(394, 384)
    context.stroke()
  }
  label(stage, 'salt bridge', 300, 290, { size: 15 })
}

function electrons(stage: Stage, charge: number, now: number): void {
  if (Math.abs(now) < 2e-4) return
  const path: readonly (readonly [number, number])[] = [
    [115, 240],
    [115, wire],
    [485, wire],
    [485, 240],
  ]
  const lengths = [144, 370, 144]
  const whole = 658
  for (let i = 0; i < 12; i++) {
    let at = ((((charge * 0.012 + i / 12) % 1) + 1) % 1) * whole
    let part = 0
    while (part < 2 && at > (lengths[part] ?? 0)) {
      at -= lengths[part] ?? 0
      part++
    }
    const [from, to] = [path[part], path[part + 1]]
    if (!from || !to) continue
    const share = at / (lengths[part] ?? 1)
    disc(stage, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 8, 'iris')
  }
}

function lamp(stage: Stage, now: number, load: number): void {
  const watts = now * now * load
  const bright = Math.min(1, Math.sqrt(watts / 0.12))
  const [x, y] = [300, wire - 12]
  glow(stage, [x, y], 40 + 60 * bright, '#F5B700', bright)
  disc(stage, x, y, 32, mixed('#FFFFFF', '#FFD84A', bright))
  line(
    stage,
    [
      [x - 14, y + 20],
      [x - 10, y - 4],
      [x - 4, y + 6],
      [x + 4, y - 4],
      [x + 10, y + 6],
      [x + 14, y + 20],
    ],
    { width: 2.5, colour: bright > 0.1 ? 'tomato' : 'muted' },
  )
  card(stage, x - 18, y + 26, 36, 18, 'muted', 4)
  label(stage, `${load < 20 ? load.toFixed(1) : load.toFixed(0)} Ω`, x, y + 66, { size: 15, colour: 'muted' })
}

function history(stage: Stage, state: Cell, volts: number): void {
  const long = Math.max(120, state.time)
  const first = state.trail[0]?.[1] ?? volts
  const [low, high] = [Math.min(0, first * 1.15), Math.max(0.1, first * 1.15)]
  plot(stage, {
    at: [610, 20, 328, 254],
    title: 'Voltage',
    across: `0 to ${(long / 60).toFixed(1)} hours`,
    up: `${low.toFixed(1).replace('-', '−')} to ${high.toFixed(1)} V`,
    x: [0, long],
    y: [low, high],
    curves: [{ points: [...state.trail, [state.time, volts] as const], colour: 'tomato' }],
    dots: [{ at: [state.time, volts], colour: 'tomato' }],
  })
}

/** The metals by how readily they give electrons away, and the two that were chosen. */
function series(stage: Stage, a: Metal, b: Metal): void {
  card(stage, 610, 292, 328, 288)
  label(stage, 'noble: takes electrons', 774, 316, { bold: true, size: 16 })
  label(stage, 'gives them away', 774, 560, { bold: true, size: 16 })
  const [top, tall] = [348, 182]
  const height = (potential: number) => top + tall * (1 - (potential + 2.372) / (0.7996 + 2.372))
  line(
    stage,
    [
      [774, top - 8],
      [774, top + tall + 6],
    ],
    { width: 2, colour: 'muted' },
  )
  for (const metal of metals) {
    const y = height(metal.potential)
    const chosen = metal === a || metal === b
    disc(stage, 774, y, chosen ? 9 : 5, metal.paint)
    if (metal === a)
      label(stage, `${metal.name} ${signed(metal.potential)}`, 756, y, {
        size: 14,
        bold: true,
        align: 'right',
      })
    if (metal === b)
      label(stage, `${metal.name} ${signed(metal.potential)}`, 792, y, {
        size: 14,
        bold: true,
        align: 'left',
      })
  }
}

const signed = (volts: number) => `${volts < 0 ? '−' : '+'}${Math.abs(volts).toFixed(2)}`
