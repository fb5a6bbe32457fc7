import type { HudItem } from '../../../game/rules.ts'
import type { Genre3d, Mark } from '../../genre.ts'
import { heroOf } from '../../space.ts'
import { blocksOf, siteOf } from './field.ts'
import { hoopSway } from './hoops.ts'
import { swayOf } from './penalty.ts'
import { step } from './rules.ts'
import { begin } from './setup.ts'
import {
  ballOf,
  basketsWanted,
  foeName,
  goal,
  hoop,
  partsOf,
  type SportWorld,
  spotAt,
  sweetFor,
} from './world.ts'

/** Shots that are aimed and timed: a penalty shootout in which both shoot and keep, or a round of hoops. */
export const genre: Genre3d<SportWorld> = {
  id: 'sports-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: (plan) =>
    partsOf(plan).mode === 'hoops'
      ? [
          { input: 'left', says: 'Aim' },
          { input: 'right', says: 'Aim' },
          { input: 'a', says: 'Hold for power, let go to throw' },
          { input: 'b', says: 'Another spot' },
        ]
      : [
          { input: 'left', says: 'Aim, curve, move in goal' },
          { input: 'right', says: 'Aim, curve, move in goal' },
          { input: 'up', says: 'Aim high or low' },
          { input: 'down', says: 'Aim high or low' },
          { input: 'a', says: 'Hold to shoot, press to dive' },
          { input: 'b', says: 'Feint' },
        ],
  howTo: (plan) =>
    partsOf(plan).mode === 'hoops'
      ? [
          'Aim at the hoop, hold for power, and let go in the bright part of the meter.',
          'Long shots are worth three points, and three in a row set the ball on fire.',
        ]
      : [
          'Aim, hold for power, and let go in the bright part. Left and right curve the ball.',
          'A feint makes the keeper lean, but keepers learn where you like to shoot.',
          "Then you're the keeper: move left and right, and dive at the last moment.",
        ],
  create: begin,
  step,
  hud(world): HudItem[] {
    const { plan, power, phase, mode } = world
    const { from, to } = sweetFor(world)
    const isNow = power >= from && power <= to
    const meter = phase === 'charge' ? [{ says: 'Power', value: isNow ? 'Now!' : '', part: power }] : []
    if (mode === 'hoops') {
      const { scoreGoal } = plan.rules
      const [has, wants] =
        scoreGoal === undefined ? [world.baskets, basketsWanted(plan)] : [world.score, scoreGoal]
      return [
        {
          says: scoreGoal === undefined ? 'Baskets' : 'Points',
          value: `${has}/${wants}`,
          part: Math.min(1, has / wants),
        },
        {
          says: 'In a row',
          value: world.streak >= 3 ? `${world.streak}: on fire!` : `${world.streak}`,
        },
        { says: 'Worth', value: `${spotAt(world.spot).points} points` },
        ...meter,
      ]
    }
    const { rounds } = partsOf(plan)
    const card = (shots: readonly number[]) =>
      Array.from({ length: Math.max(rounds, shots.length) }, (_, i) =>
        shots[i] === undefined ? '○' : shots[i] === 1 ? '●' : '✕',
      ).join('')
    return [
      { says: 'You', value: card(world.mine) },
      { says: capital(foeName(world)), value: card(world.theirs) },
      ...meter,
    ]
  },
  marks: (world) => (world.mode === 'hoops' ? hoopMarks(world) : penaltyMarks(world)),
  focus(world) {
    if (world.mode === 'hoops') return heroOf(world)
    return world.turn === 'mine' ? { x: 0, y: 0, z: goal.z + 0.5 } : heroOf(world)
  },
}

/** A meter of light that stands beside the shooter. */
function meterMarks(world: SportWorld, x: number, z: number): Mark[] {
  const { power, phase } = world
  if (phase !== 'charge') return []
  const { from, to } = sweetFor(world)
  const isNow = power >= from && power <= to
  const bar = (low: number, high: number, size: number, colour: string, strength: number): Mark => ({
    form: 'line',
    x,
    y: 0.15 + low * 2,
    z,
    to: { x, y: 0.15 + high * 2, z },
    size,
    colour,
    strength,
  })
  return [
    bar(0, 1, 0.3, '#5a6a88', 0.5),
    bar(from, to, 0.38, '#7aff8a', 0.8),
    bar(0, Math.max(0.02, power), 0.22, isNow ? '#c8ffd0' : '#ffd84a', 1),
  ]
}

function penaltyMarks(world: SportWorld): Mark[] {
  const { phase, turn } = world
  const ball = ballOf(world)
  /** An upright ring in the goal, of short lines. */
  const target = (x: number, y: number, size: number, colour: string, strength: number): Mark[] =>
    Array.from({ length: 12 }, (_, i): Mark => {
      const [a, b] = [(i / 12) * Math.PI * 2, ((i + 1) / 12) * Math.PI * 2]
      const at = (angle: number) => ({
        x: x + Math.cos(angle) * size,
        y: y + Math.sin(angle) * size,
        z: goal.z + 0.15,
      })
      return { form: 'line', ...at(a), to: at(b), size: 0.09, colour, strength }
    })
  if (turn === 'theirs') {
    if (phase !== 'fly') return []
    const left = Math.max(0, (ball.z - goal.z) / -goal.z)
    return target(world.incomingX, world.incomingY, 0.35 + left * 0.8, '#ff6a4a', 0.9)
  }
  if (phase !== 'aim' && phase !== 'charge') return []
  const sway = swayOf(world)
  const { from, to } = sweetFor(world)
  const isNow = phase === 'charge' && world.power >= from && world.power <= to
  const colour = isNow ? '#7aff8a' : '#ffd84a'
  const [x, y] = [world.aimX + sway.x, world.aimY + sway.y]
  return [
    ...target(x, y, 0.42, colour, 1),
    {
      form: 'line',
      x: x - 0.12,
      y,
      z: goal.z + 0.15,
      to: { x: x + 0.12, y, z: goal.z + 0.15 },
      size: 0.08,
      colour,
    },
    { form: 'ring', x: 0, y: 0.03, z: 0, size: 1, colour, strength: 0.6 },
    ...meterMarks(world, 0.95, 1.2),
  ]
}

function hoopMarks(world: SportWorld): Mark[] {
  const { phase } = world
  const hero = heroOf(world)
  const ball = ballOf(world)
  const marks: Mark[] = [
    { form: 'disc', x: 0, y: hoop.rimY, z: hoop.rimZ, size: 1, colour: '#ffb04a', strength: 0.35 },
    { form: 'ring', x: hero.x, y: 0.03, z: hero.z, size: 1.3, colour: '#ffd84a', strength: 0.6 },
  ]
  if (world.streak >= 2)
    marks.push({ form: 'beam', x: ball.x, y: ball.y, z: ball.z, size: 0.7, tall: 0.9, colour: '#ff7a2a' })
  if (phase !== 'aim' && phase !== 'charge') return marks
  const way = hero.yaw
  const { far } = spotAt(world.spot)
  const at = (share: number) => ({
    x: hero.x + Math.sin(way) * far * share,
    y: 0.05,
    z: hero.z + Math.cos(way) * far * share,
  })
  const isTrue = Math.abs(world.aimX + hoopSway(world)) < 0.022
  const colour = isTrue ? '#7aff8a' : '#ffd84a'
  marks.push({ form: 'line', ...at(0.14), to: at(1), size: 0.1, colour, strength: 0.8 })
  marks.push({ form: 'ring', ...at(1), size: 0.8, colour, strength: 0.9 })
  return [...marks, ...meterMarks(world, hero.x + Math.cos(way) * -0.85, hero.z + Math.sin(way) * 0.85)]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
