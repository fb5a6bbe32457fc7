import { card, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import { glow, type Paint, ring } from '../shapes.ts'
import { type Atom, binding, fate, lasts, nameOf, shells, symbolOf, type Thrown } from './model.ts'

const heart = [272, 296] as const
const neutronGrey: Paint = '#B9BCC9'

export function draw(stage: Stage, state: Atom): void {
  ground(stage, 'paper')
  const { protons, neutrons, electrons, time } = state
  const [x, y] = heart
  const filled = shells(electrons)
  const outer = filled.reduce((last, count, i) => (count > 0 ? i : last), -1)
  filled.forEach((count, i) => {
    const radius = 102 + i * 45
    if (i > Math.max(outer, 0)) return
    ring(stage, heart, radius, '#B9B1A2', 2)
    for (let e = 0; e < count; e++) {
      const angle = (e / count) * Math.PI * 2 + time * (0.5 - 0.08 * i) + i
      disc(stage, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 9, 'iris')
    }
  })
  const will = fate(protons, neutrons)
  if (will !== 'lasts') glow(stage, heart, 104, '#F5B700', 0.55)
  nucleus(stage, state, will !== 'lasts')
  for (const one of state.thrown) flying(stage, one, time)
  tile(stage, state)
  chart(stage, state)
  legend(stage, state)
}

/** Nucleons packed from the middle outwards, the two kinds mixed evenly. */
function nucleus(stage: Stage, { protons, neutrons, time }: Atom, restless: boolean): void {
  const count = protons + neutrons
  const size = count > 40 ? 9.5 : count > 16 ? 11 : 13
  const spots = Array.from({ length: count }, (_, i) => {
    const far = size * 1.08 * Math.sqrt(i + (count > 1 ? 0.3 : 0))
    const angle = i * 2.399963
    const shake = restless ? 2.4 * Math.sin(time * 23 + i * 1.7) : 0
    // Protons as evenly among all as can be.
    const proton = Math.floor(((i + 1) * protons) / count) > Math.floor((i * protons) / count)
    return [heart[0] + Math.cos(angle) * far + shake, heart[1] + Math.sin(angle) * far, proton] as const
  })
  for (const [x, y, proton] of spots.reverse()) disc(stage, x, y, size, proton ? 'tomato' : neutronGrey)
}

function flying(stage: Stage, { kind, at, angle }: Thrown, time: number): void {
  const far = 90 + (time - at) * 150
  const [x, y] = [heart[0] + Math.cos(angle) * far, heart[1] + Math.sin(angle) * far]
  if (x < 24 || x > 530 || y < 24 || y > 576) return
  glow(stage, [x, y], 26, '#F5B700', 0.8)
  if (kind === 'electron') disc(stage, x, y, 9, 'iris')
  else if (kind === 'positron') disc(stage, x, y, 9, 'marigold')
  else if (kind === 'neutron') disc(stage, x, y, 11, neutronGrey)
  else if (kind === 'proton') disc(stage, x, y, 11, 'tomato')
  else
    for (const [dx, dy, colour] of [
      [-8, -8, 'tomato'],
      [8, -8, neutronGrey],
      [-8, 8, neutronGrey],
      [8, 8, 'tomato'],
    ] as const)
      disc(stage, x + dx, y + dy, 10, colour)
}

/** As in a periodic table, with charge and whether it lasts. */
function tile(stage: Stage, { protons, neutrons, electrons, happened }: Atom): void {
  const stays = lasts(protons, neutrons)
  card(stage, 580, 22, 150, 168, stays ? 'card' : 'marigold')
  label(stage, `${protons + neutrons}`, 596, 44, { size: 18, align: 'left', bold: true })
  label(stage, `${protons}`, 596, 168, { size: 18, align: 'left', bold: true, colour: 'tomato' })
  label(stage, symbolOf(protons), 660, 106, { size: 62, bold: true })
  const charge = protons - electrons
  const sign = charge === 0 ? 'neutral' : `${Math.abs(charge)} ${charge > 0 ? '+' : '−'}`
  label(stage, sign, 716, charge === 0 ? 168 : 46, {
    size: charge === 0 ? 14 : 22,
    bold: charge !== 0,
    align: 'right',
    colour: charge === 0 ? 'muted' : 'iris',
  })
  label(stage, `${nameOf(protons)}-${protons + neutrons}`, 752, 46, { size: 21, bold: true, align: 'left' })
  const energy = binding(protons, neutrons) / (protons + neutrons)
  label(stage, stays ? 'it lasts' : 'it does not last', 752, 82, {
    size: 18,
    bold: true,
    align: 'left',
    colour: stays ? 'leaf' : 'tomato',
  })
  label(stage, `bound by ${energy.toFixed(2).replace('-', '−')} MeV`, 752, 114, { size: 16, align: 'left' })
  label(stage, 'for each particle', 752, 136, { size: 14, align: 'left', colour: 'muted' })
  if (happened) label(stage, happened, 272, 30, { size: 17, bold: true, on: 'card', colour: 'tomato' })
}

/** Every nucleus has its square: protons up, neutrons across. */
function chart(stage: Stage, { protons, neutrons }: Atom): void {
  const { context, colours } = stage
  const [left, base, cell] = [612, 548, 7.6]
  card(stage, 580, 210, 358, 368)
  label(stage, 'Nuclei that last', 759, 232, { bold: true, size: 16 })
  const at = (n: number, z: number): [number, number] => [left + n * cell, base - z * cell * 1.26]
  for (let z = 1; z <= 31; z++)
    for (let n = 0; n <= 40; n++) {
      if (!lasts(z, n)) continue
      const [x, y] = at(n, z)
      context.fillStyle = colours.ink
      context.fillRect(x - cell / 2, y - cell * 0.63, cell - 0.8, cell * 1.26 - 0.8)
    }
  context.strokeStyle = colours.teal
  context.lineWidth = 2.5
  context.setLineDash([6, 6])
  context.beginPath()
  context.moveTo(...at(0, 0))
  context.lineTo(...at(30, 30))
  context.stroke()
  context.setLineDash([])
  label(stage, 'as many of both', 690, 290, { size: 14, colour: 'teal' })
  context.save()
  context.translate(596, 300)
  context.rotate(-Math.PI / 2)
  label(stage, 'protons →', 0, 0, { size: 14, colour: 'muted' })
  context.restore()
  const [x, y] = at(neutrons, protons)
  disc(stage, x, y, 9, 'tomato')
}

function legend(stage: Stage, { protons, neutrons, electrons }: Atom): void {
  const rows = [
    ['tomato', protons === 1 ? 'proton' : 'protons', protons],
    [neutronGrey, neutrons === 1 ? 'neutron' : 'neutrons', neutrons],
    ['iris', electrons === 1 ? 'electron' : 'electrons', electrons],
  ] as const
  rows.forEach(([colour, name, count], i) => {
    const x = 60 + i * 168
    disc(stage, x, 574, 11, colour)
    label(stage, `${count} ${name}`, x + 20, 574, { size: 17, bold: true, align: 'left' })
  })
}
