import { card, ground, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, figure, grouped } from '../scene.ts'
import { accused, type Channel, codeOf, codes, lengthOf, type Word } from './model.ts'

/** A word on its way from top to bottom: meant, sent, struck, mended and read. */
export function draw(stage: Stage, channel: Channel, values: Values): void {
  ground(stage, 'paper')
  const code = codeOf(values)
  card(stage, 20, 20, 600, 440)
  label(stage, codes[code] ?? '', 320, 46, { size: 20, bold: true, colour: 'iris' })
  if (channel.last) word(stage, channel.last, code)
  else label(stage, 'a word is about to be sent …', 320, 240, { size: 20, colour: 'muted' })
  const share = channel.words > 0 ? (100 * channel.wrong) / channel.words : 0
  figure(stage, [640, 20, 300, 104], grouped(channel.words), 'words sent', 'iris')
  figure(
    stage,
    [640, 140, 300, 104],
    `${share.toFixed(share < 1 ? 2 : 1)}%`,
    'of them read wrongly',
    'tomato',
  )
  figure(stage, [640, 260, 300, 94], grouped(channel.mended), 'words mended on arrival', 'leaf')
  card(stage, 640, 370, 300, 90)
  label(stage, `${lengthOf(code)} bits sent for 4 that count`, 790, 394, { size: 16, bold: true })
  const step = 268 / 12
  for (let i = 0; i < lengthOf(code); i++)
    block(stage, 656 + i * step, 414, step - 3, 28, isCheck(i, code) ? 'marigold' : 'sky', { radius: 4 })
  past(stage, channel, values)
}

const isCheck = (place: number, code: number) =>
  code === 1 ? place % 3 > 0 : code === 2 ? [0, 1, 3].includes(place) : false

function word(stage: Stage, { meant, sent, got, read }: Word, code: number): void {
  const rows: [string, readonly number[], StageColour][] = [
    ['meant', meant, 'ink'],
    ['sent', sent, 'ink'],
    ['received', got, 'ink'],
    ['read', read, 'ink'],
  ]
  rows.forEach(([name, bits], row) => {
    const y = 96 + row * 94
    label(stage, name, 44, y, { size: 17, bold: true, align: 'left', colour: 'muted' })
    const step = Math.min(58, 460 / bits.length)
    const left = 364 - (step * bits.length) / 2
    bits.forEach((bit, i) => {
      const x = left + (i + 0.5) * step
      const struck = row === 2 && bit !== sent[i]
      const wrong = row === 3 && bit !== meant[i]
      const check = (row === 1 || row === 2) && isCheck(i, code)
      const size = Math.min(46, step - 4)
      block(stage, x - size / 2, y - 23, size, 46, struck || wrong ? 'tomato' : check ? 'marigold' : 'sky', {
        radius: 8,
        rim: 2,
      })
      label(stage, `${bit}`, x, y, {
        size: Math.min(24, size * 0.7),
        bold: true,
        colour: struck || wrong ? 'card' : 'ink',
      })
      if (struck) bolt(stage, x, y - 48)
    })
  })
  const place = code === 2 ? accused(got) : 0
  const right = read.every((bit, i) => bit === meant[i])
  const hit = got.some((bit, i) => bit !== sent[i])
  const says = !hit
    ? 'nothing was struck'
    : right
      ? code === 2
        ? place > 0
          ? `the checks point at place ${place}: turned back`
          : 'it did not matter'
        : 'two against one: mended'
      : code === 0
        ? 'nobody can notice the mistake'
        : 'too many were struck: read wrongly'
  label(stage, says, 320, 436, { size: 17, bold: true, colour: right ? 'leaf' : 'tomato' })
}

function bolt(stage: Stage, x: number, y: number): void {
  line(
    stage,
    [
      [x + 5, y - 16],
      [x - 5, y],
      [x + 4, y],
      [x - 4, y + 18],
    ],
    { colour: 'marigold', width: 5 },
  )
}

/** The last words as little squares. */
function past(stage: Stage, { past: words }: Channel, { noise = 5 }: Values): void {
  card(stage, 20, 478, 920, 106)
  label(stage, `the line strikes ${noise.toFixed(1)} of 100 bits`, 44, 502, {
    size: 16,
    bold: true,
    align: 'left',
  })
  const legend = [
    ['read right', 'sky'],
    ['mended', 'leaf'],
    ['wrong', 'tomato'],
  ] as const
  legend.forEach(([name, colour], i) => {
    block(stage, 600 + i * 116, 494, 16, 16, colour, { radius: 4 })
    label(stage, name, 622 + i * 116, 502, { size: 15, align: 'left' })
  })
  words.forEach((how, i) => {
    const colour: StageColour = how === 0 ? 'sky' : how === 1 ? 'leaf' : 'tomato'
    block(stage, 44 + (i % 60) * 14.6, 522 + Math.floor(i / 60) * 24, 12.6, 20, colour, {
      radius: 3,
      rim: 0.8,
    })
  })
}
