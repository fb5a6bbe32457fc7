import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { ring, type Traffic } from './model.ts'

const hub: readonly [number, number] = [300, 300]
const radius = 232

/** Red where it stands, through yellow, to green at the limit. */
function paint(speed: number, limit: number): string {
  const share = Math.max(0, Math.min(1, (speed * 3.6) / limit))
  const [low, mid, high] = [
    [228, 71, 43],
    [245, 183, 0],
    [94, 158, 75],
  ] as const
  const [from, to, at] =
    share < 0.35 ? ([low, mid, share / 0.35] as const) : ([mid, high, (share - 0.35) / 0.65] as const)
  return `rgb(${from.map((one, i) => Math.round(one + ((to[i] ?? one) - one) * at)).join(',')})`
}

/** The ring from above; beside it where all cars were in the last minute, so that the jam's way is to be seen. */
export function draw(stage: Stage, { at, speed, past }: Traffic, { limit = 30 }: Values): void {
  ground(stage, 'paper')
  road(stage)
  at.forEach((place, i) => {
    car(stage, (place / ring) * 2 * Math.PI, paint(speed[i] ?? 0, limit))
  })
  const mean = (3.6 * speed.reduce((sum, one) => sum + one, 0)) / speed.length
  label(stage, `${mean.toFixed(0)} km/h`, hub[0], hub[1] - 14, { size: 46, bold: true })
  label(stage, 'on average', hub[0], hub[1] + 28, { size: 20, colour: 'muted' })
  label(stage, `limit ${limit.toFixed(0)}`, hub[0], hub[1] + 64, { size: 18, colour: 'muted' })
  history(stage, past, limit)
}

function road({ context, colours }: Stage): void {
  const [x, y] = hub
  const circle = (colour: string, width: number) => {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.stroke()
  }
  context.fillStyle = '#DDEBCF'
  context.beginPath()
  context.arc(x, y, radius + 56, 0, Math.PI * 2)
  context.fill()
  circle(colours.ink, 60)
  circle('#6B6779', 56)
  context.setLineDash([14, 16])
  context.globalAlpha = 0.7
  circle(colours.card, 2)
  context.globalAlpha = 1
  context.setLineDash([])
  // The way of driving: an arrow inside.
  context.strokeStyle = colours.teal
  context.lineWidth = 5
  context.beginPath()
  context.arc(x, y, radius - 62, -2.2, -0.94)
  context.stroke()
  context.fillStyle = colours.teal
  const [ex, ey] = [x + Math.cos(-0.9) * (radius - 62), y + Math.sin(-0.9) * (radius - 62)]
  context.save()
  context.translate(ex, ey)
  context.rotate(-0.9 + Math.PI / 2)
  context.beginPath()
  context.moveTo(14, 0)
  context.lineTo(-8, -11)
  context.lineTo(-8, 11)
  context.closePath()
  context.fill()
  context.restore()
}

function car({ context, colours }: Stage, angle: number, colour: string): void {
  context.save()
  context.translate(hub[0] + Math.cos(angle) * radius, hub[1] + Math.sin(angle) * radius)
  context.rotate(angle + Math.PI / 2)
  context.fillStyle = colour
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.beginPath()
  context.roundRect(-13.5, -11, 27, 22, 7)
  context.fill()
  context.stroke()
  context.fillStyle = '#CFE8F4'
  context.beginPath()
  context.roundRect(1, -8, 7, 16, 3)
  context.fill()
  context.stroke()
  context.restore()
}

function history(stage: Stage, past: Traffic['past'], limit: number): void {
  const { context } = stage
  card(stage, 612, 34, 324, 532)
  label(stage, 'the last minute', 774, 60, { size: 19, bold: true })
  past.forEach((moment, row) => {
    const y = 524 - (past.length - 1 - row) * 7.2
    moment.at.forEach((place, i) => {
      const share = (((place % ring) + ring) % ring) / ring
      context.fillStyle = paint(moment.speed[i] ?? 0, limit)
      context.beginPath()
      context.arc(630 + share * 288, y, 3.4, 0, Math.PI * 2)
      context.fill()
    })
  })
  line(
    stage,
    [
      [626, 534],
      [922, 534],
    ],
    { colour: 'muted', width: 1.5 },
  )
  label(stage, 'now, once around the ring →', 774, 550, { size: 16, colour: 'muted' })
}
