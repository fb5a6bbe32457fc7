import { card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import { block, figure, grouped } from '../scene.ts'
import { entropyOf, letterName, meanBits, type Node, plainBits, type Wire } from './model.ts'

const tints = [
  '#E4472B',
  '#F5B700',
  '#5E9E4B',
  '#7FC4E8',
  '#8F8FEA',
  '#E88AA8',
  '#C39A74',
  '#5FB8B2',
] as const
const tint = (letter: number) => tints[letter % tints.length] ?? '#E4472B'

/** The code tree: left is 0, right is 1. Below, the last letters and their bits; beside, how much is saved. */
export function draw(stage: Stage, wire: Wire): void {
  ground(stage, 'paper')
  card(stage, 20, 20, 600, 372)
  label(stage, 'the code tree: left is 0, right is 1', 320, 42, { size: 16, bold: true })
  tree(stage, wire)
  strip(stage, wire)
  const plain = plainBits(wire.shares.length)
  const mean = meanBits(wire.shares, wire.codes)
  figure(stage, [640, 20, 300, 104], mean.toFixed(2), 'bits for a letter, on average', 'tomato')
  figure(
    stage,
    [640, 142, 300, 104],
    entropyOf(wire.shares).toFixed(2),
    'bits: less is impossible (entropy)',
    'teal',
  )
  bars(stage, wire, plain)
}

type Spot = { x: number; y: number; leaf: boolean }

/** Leaves side by side, every branch above the middle of its two. */
function tree(stage: Stage, { tree: root, last, codes }: Wire): void {
  const leaves = codes.length
  const deepest = Math.max(...codes.map((code) => code.length))
  const wide = 556 / leaves
  const high = Math.min(64, 268 / deepest)
  const newest = codes[last.at(-1) ?? -1] ?? ''
  let placed = 0
  const lay = (node: Node, depth: number, way: string): Spot => {
    const y = 78 + depth * high
    const used = last.length > 0 && newest.startsWith(way)
    if (node.letter !== undefined) {
      const spot = { x: 42 + (placed++ + 0.5) * wide, y, leaf: true }
      leaf(stage, node.letter, spot, node.weight, used)
      return spot
    }
    const a = node.off ? lay(node.off, depth + 1, `${way}0`) : undefined
    const b = node.on ? lay(node.on, depth + 1, `${way}1`) : undefined
    const spot = { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y, leaf: false }
    for (const [child, bit] of [
      [a, '0'],
      [b, '1'],
    ] as const) {
      if (!child) continue
      const taken = last.length > 0 && newest.startsWith(way + bit)
      line(
        stage,
        [
          [spot.x, spot.y],
          [child.x, child.y - (child.leaf ? 14 : 6)],
        ],
        { colour: taken ? 'tomato' : 'muted', width: taken ? 6 : 2.5 },
      )
      label(stage, bit, (spot.x + child.x) / 2 + (bit === '0' ? -10 : 10), (spot.y + child.y) / 2 - 12, {
        size: 14,
        bold: true,
        colour: taken ? 'tomato' : 'muted',
      })
    }
    disc(stage, spot.x, spot.y, 7, used ? 'tomato' : 'card')
    return spot
  }
  lay(root, 0, '')
}

function leaf(stage: Stage, letter: number, { x, y }: Spot, weight: number, used: boolean): void {
  block(stage, x - 17, y - 14, 34, 30, tint(letter), { radius: 7, rim: used ? 3 : 1.5 })
  label(stage, letterName(letter), x, y + 1, { size: 18, bold: true })
  label(stage, `${(weight * 100).toFixed(0)}%`, x, y + 27, { size: 12, colour: 'muted' })
}

/** Each letter above its bits: common letters have short codes. */
function strip(stage: Stage, { last, codes }: Wire): void {
  card(stage, 20, 410, 920, 174)
  label(stage, 'on the wire', 44, 434, { size: 17, bold: true, align: 'left' })
  const step = 19
  let right = 918
  for (const letter of [...last].reverse()) {
    const code = codes[letter] ?? ''
    const wide = code.length * step
    if (right - wide < 40) break
    const left = right - wide
    block(stage, left + 1, 456, wide - 3, 44, tint(letter), { radius: 7, rim: 1.5 })
    label(stage, letterName(letter), left + wide / 2 - 1, 478, { size: 17, bold: true })
    ;[...code].forEach((bit, i) => {
      label(stage, bit, left + (i + 0.5) * step - 1, 526, {
        size: 19,
        bold: true,
        colour: bit === '1' ? 'tomato' : 'ink',
      })
    })
    right = left
  }
  label(stage, 'no gaps are needed: no code is the beginning of another', 480, 562, {
    size: 15,
    colour: 'muted',
  })
}

function bars(stage: Stage, { sent, bits }: Wire, plain: number): void {
  card(stage, 640, 264, 300, 128)
  const all = Math.max(1, sent * plain)
  label(stage, `${plain} bits each: ${grouped(sent * plain)}`, 656, 286, { size: 15, align: 'left' })
  block(stage, 656, 298, 268, 22, '#D8CFBB', { radius: 5, rim: 1.5 })
  label(stage, `with the tree: ${grouped(bits)}`, 656, 336, {
    size: 15,
    align: 'left',
    colour: 'tomato',
    bold: true,
  })
  block(stage, 656, 348, (268 * Math.min(all * 1.1, bits)) / all, 22, 'tomato', { radius: 5, rim: 1.5 })
  if (sent > 0)
    label(stage, `${((100 * (all - bits)) / all).toFixed(0)}% saved`, 924, 336, {
      size: 16,
      align: 'right',
      bold: true,
      colour: 'leaf',
    })
}
