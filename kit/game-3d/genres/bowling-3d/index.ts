import type { HudItem } from '../../../game/rules.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { heroOf } from '../../space.ts'
import { blocksOf, siteOf } from './alley.ts'
import { barAt } from './counting.ts'
import { boardsIn, isHall, lane, wallAt } from './lane.ts'
import { step } from './rules.ts'
import { totalOf, written } from './scoring.ts'
import { begin } from './setup.ts'
import { type AlleyWorld, ballOf, partsOf, pinCount, pinsOf, swayOf, sweet } from './world.ts'

/** Bowling by the book: aim, hold for power, bend the ball, and a card of frames with strikes and spares. */
export const genre: Genre3d<AlleyWorld> = {
  id: 'bowling-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: () => [
    { input: 'left', says: 'Aim, then curve the ball' },
    { input: 'right', says: 'Aim, then curve the ball' },
    { input: 'a', says: 'Hold for power, let go to bowl' },
    { input: 'b', says: 'Stand elsewhere' },
  ],
  howTo(plan) {
    const { powerUps, gentle } = plan.rules
    return [
      'Aim left and right, hold for power, and let go in the bright part of the meter.',
      'While the ball rolls, left and right curve it.',
      gentle
        ? 'Rails keep the ball out of the gutters.'
        : powerUps.length > 0
          ? `A strike counts the next two rolls too. Roll over a token for a stronger ball.`
          : 'A strike counts the next two rolls too, a spare the next one.',
    ]
  },
  create: begin,
  step,
  hud(world): HudItem[] {
    const { plan, card, frame, phase, power } = world
    const { frames, rival, target } = partsOf(plan)
    const full = pinCount(plan)
    const theirs = rival ? totalOf(world.rivalCard, frames, full) : 0
    const member = plan.cast.find(({ id }) => id === rival)
    const isSweet = power >= sweet.from && power <= sweet.to
    return [
      { says: 'Frame', value: `${Math.min(frame + 1, frames)}/${frames}` },
      {
        says: 'Card',
        value: Array.from({ length: frames }, (_, i) => written(card[i] ?? [], full) || '·').join('  '),
      },
      ...(member
        ? [{ says: member.name, value: `${theirs}`, picture: member.picture }]
        : [
            {
              says: 'Target',
              value: `${world.score}/${target}`,
              part: Math.min(1, world.score / target),
            },
          ]),
      ...(phase === 'charge' ? [{ says: 'Power', value: isSweet ? 'Now!' : '', part: power }] : []),
    ]
  },
  marks(world): Mark[] {
    return [...aimMarks(world), ...laneMarks(world)]
  },
  lamps({ plan }) {
    const { glow } = boardsIn(plan)
    return [
      { at: [0, 2.1, lane.head + 0.2], colour: '#fff0d8', range: 9, strength: 2.2, when: 'always' },
      { at: [0, 1.6, lane.head - 2.6], colour: glow, range: 7, strength: 1.6, when: 'always' },
      // In the hall lamps hang over the lane and over those who play.
      ...(isHall(plan) ? [2.5, -7, -14] : []).map((z) => ({
        at: [0, 5.4, z] as [number, number, number],
        colour: '#ffe8d0',
        range: 15,
        strength: 2.4,
        when: 'always' as const,
      })),
    ]
  },
  focus(world) {
    const ball = ballOf(world)
    if (world.phase === 'roll' && !ball.hidden) return { x: ball.x, y: ball.y - 0.5, z: ball.z }
    return world.phase === 'aim' || world.phase === 'charge' || world.phase === 'runup'
      ? heroOf(world)
      : { x: 0, y: -0.5, z: lane.head + 1 }
  },
}

/** A line along the boards, and a meter of light beside the ball. */
function aimMarks(world: AlleyWorld): Mark[] {
  const { phase, from, aim, power, plan } = world
  if (phase !== 'aim' && phase !== 'charge') return []
  const { glow } = boardsIn(plan)
  const way = aim + swayOf(world)
  const long = 12.5
  const at = (far: number) => ({ x: from + Math.sin(way) * far, y: 0.05, z: -Math.cos(way) * far })
  const isSweet = power >= sweet.from && power <= sweet.to
  const colour = phase === 'charge' ? (isSweet ? '#7aff8a' : '#ffd84a') : glow
  const marks: Mark[] = [
    { form: 'line', ...at(0.5), to: at(long), size: 0.13, colour, strength: 0.75 },
    { form: 'ring', ...at(long), size: 0.75, colour, strength: 0.9 },
    { form: 'ring', x: from, y: 0.04, z: 0.4, size: 1.1, colour, strength: 0.6 },
  ]
  if (phase !== 'charge') return marks
  const tall = 2.2
  const x = from + 0.75
  const bar = (low: number, high: number, size: number, paint: string, strength: number): Mark => ({
    form: 'line',
    x,
    y: 0.1 + low * tall,
    z: 0.4,
    to: { x, y: 0.1 + high * tall, z: 0.4 },
    size,
    colour: paint,
    strength,
  })
  marks.push(bar(0, 1, 0.34, '#5a6a88', 0.5), bar(sweet.from, sweet.to, 0.42, '#7aff8a', 0.8))
  marks.push(bar(0, Math.max(0.02, power), 0.26, isSweet ? '#c8ffd0' : '#ffd84a', 1))
  return marks
}

/** The bar that sweeps, beams that lift the pins, and light under what lies on the lane. */
function laneMarks(world: AlleyWorld): Mark[] {
  const marks: Mark[] = []
  const { glow } = boardsIn(world.plan)
  const bar = barAt(world)
  if (bar !== undefined)
    for (const y of [0.16, 0.5])
      marks.push({
        form: 'line',
        x: -wallAt,
        y,
        z: bar,
        to: { x: wallAt, y, z: bar },
        size: 0.3,
        colour: glow,
        strength: 1,
      })
  if (world.phase === 'sweep')
    for (const { down, x, z, y } of pinsOf(world))
      if (!down)
        marks.push({
          form: 'beam',
          x,
          y: 0,
          z,
          size: 0.5,
          tall: Math.max(0.3, y + 0.4),
          colour: '#ffffff',
          strength: 0.35,
        })
  for (const { role, spot, x, z } of world.bodies) {
    if (spot >= 0) continue
    if (role === 'power') marks.push({ form: 'ring', x, y: 0.04, z, size: 1.1, colour: '#8ad0ff' })
    if (role === 'collectible')
      marks.push({ form: 'disc', x, y: 0.04, z, size: 1.1, colour: '#ffe27a', strength: 0.5 })
    if (role === 'enemy' || role === 'hazard' || role === 'obstacle')
      marks.push({ form: 'ring', x, y: 0.04, z, size: 1.05, colour: '#ff6a4a', strength: 0.6 })
  }
  return marks
}
