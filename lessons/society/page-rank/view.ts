import { scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block } from '../scene.ts'
import { linksOf, pageName, seen, type Web } from './model.ts'

const spot = (page: number): [number, number] => {
  const angle = (page / 6) * Math.PI * 2 - Math.PI / 2
  return [300 + Math.cos(angle) * 196, 304 + Math.sin(angle) * 196]
}
const sizeOf = (rank: number) => 34 + 74 * Math.sqrt(Math.min(0.55, rank))

/** Pages as large as their rank, with surfers around them; on the right ranks worked out and surfers seen. */
export function draw(stage: Stage, web: Web, values: Values): void {
  ground(stage, 'paper')
  card(stage, 20, 20, 560, 564)
  label(stage, `after ${web.clicks} clicks`, 44, 46, { size: 18, bold: true, align: 'left' })
  const links = linksOf(values)
  links.forEach((targets, page) => {
    for (const target of targets) {
      const both = links[target]?.includes(page) ?? false
      link(stage, page, target, web, both)
    }
  })
  web.ranks.forEach((rank, page) => {
    sheet(stage, page, rank)
  })
  crowd(stage, web)
  bars(stage, web, values)
}

/** Links that go both ways keep to their side of the road. */
function link(stage: Stage, from: number, to: number, { ranks }: Web, both: boolean): void {
  const [[x1, y1], [x2, y2]] = [spot(from), spot(to)]
  const long = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long]
  const off = both ? 8 : 0
  const [start, end] = [sizeOf(ranks[from] ?? 0) * 0.62, sizeOf(ranks[to] ?? 0) * 0.66 + 4]
  const at = (along: number, side = 0): [number, number] => [
    x1 + ux * along - uy * (off + side),
    y1 + uy * along + ux * (off + side),
  ]
  line(stage, [at(start), at(long - end - 8)], { colour: 'muted', width: 3 })
  area(stage, [at(long - end), at(long - end - 15, 7), at(long - end - 15, -7)], 'muted', { rim: false })
}

function sheet(stage: Stage, page: number, rank: number): void {
  const [x, y] = spot(page)
  const size = sizeOf(rank)
  card(stage, x - size / 2, y - size / 2, size, size, 'card', 8)
  block(stage, x - size / 2, y - size / 2, size, size * 0.24, 'iris', { radius: 6, rim: 1.5 })
  label(stage, pageName(page), x, y + size * 0.02, { size: size * 0.32, bold: true })
  label(stage, `${(rank * 100).toFixed(0)}%`, x, y + size * 0.32, {
    size: Math.max(11, size * 0.19),
    colour: 'muted',
  })
}

/** At most a hundred of them, each on its own place around the page. */
function crowd(stage: Stage, { surfers, ranks }: Web): void {
  surfers.slice(0, 100).forEach((page, i) => {
    const [x, y] = spot(page)
    const angle = scattered(i, 1) * Math.PI * 2
    const far = sizeOf(ranks[page] ?? 0) * 0.72 + scattered(i, 2) * 14
    disc(stage, x + Math.cos(angle) * far, y + Math.sin(angle) * far, 4.5, 'marigold')
  })
}

function bars(stage: Stage, web: Web, { follow = 85 }: Values): void {
  card(stage, 600, 20, 340, 440)
  label(stage, 'how important is each page?', 770, 46, { size: 17, bold: true })
  const there = seen(web)
  const most = Math.max(0.4, ...web.ranks, ...there)
  web.ranks.forEach((rank, page) => {
    const y = 78 + page * 56
    label(stage, pageName(page), 628, y + 18, { size: 20, bold: true })
    block(stage, 650, y, Math.max(2, (rank / most) * 195), 18, 'iris', { radius: 4 })
    block(stage, 650, y + 20, Math.max(2, ((there[page] ?? 0) / most) * 195), 14, 'marigold', { radius: 4 })
    label(stage, `${(rank * 100).toFixed(1)}%`, 926, y + 16, { size: 16, bold: true, align: 'right' })
  })
  disc(stage, 650, 430, 8, 'iris')
  label(stage, 'worked out', 666, 430, { size: 15, align: 'left' })
  disc(stage, 776, 430, 8, 'marigold')
  label(stage, 'surfers there now', 792, 430, { size: 15, align: 'left' })
  card(stage, 600, 476, 340, 108)
  label(stage, `${follow.toFixed(0)} of 100 clicks follow a link,`, 770, 502, { size: 16 })
  label(stage, 'the others jump to any page', 770, 526, { size: 16 })
  block(stage, 620, 548, 300, 20, '#EFE8D8', { radius: 6 })
  block(stage, 620, 548, 3 * follow, 20, 'teal', { radius: 6 })
}
