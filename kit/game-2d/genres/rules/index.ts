import type { Control, HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import { clocksOf } from '../../../rules/clocks.ts'
import { gaugesOf } from '../../../rules/gauges.ts'
import { lightOf, phaseNow } from '../../../rules/phases.ts'
import { roomOf } from '../../../rules/room.ts'
import { buttonOf, type Rulebook } from '../../../rules/rulebook.ts'
import { stage } from '../../../rules/spaces/space.ts'
import { spaces } from '../../../rules/spaces.ts'
import { create, step } from '../../../rules/step.ts'
import { amountOf, bookOf, countOf, playerOf, type RulesWorld } from '../../../rules/world.ts'
import type { Genre } from '../../genre.ts'
import { draw } from './draw.ts'

/** A game of its own rules: the rulebook in the plan says what it is. */
export const genre: Genre<RulesWorld> = {
  id: 'rules',
  dimension: '2d',
  stage,
  seen: ({ book }) => (book ? spaces[book.space.id].seen : 'top'),
  controls: ({ book, rules }) =>
    book ? [...controlsOf(book), ...(rules.players === 2 ? secondOf(book) : [])] : [],
  howTo: ({ content }) => (Array.isArray(content?.howTo) ? content.howTo.map(String) : []),
  create,
  step,
  camera: ({ camera }) => camera,
  room: ({ width, height }) => ({ width, height }),
  // What one flies over or slides down goes by against the way one goes.
  scroll(world) {
    const { x, y } = spaces[bookOf(world).space.id].heading ?? { x: 0, y: 1 }
    return { x: x * world.gone, y: y * world.gone }
  },
  open({ book }) {
    if (!book) return { x: false, y: false }
    const { wide = 1, tall = 1, id, maze } = book.space
    // Rows and corridors fill the stage to its edges.
    if (maze || id === 'lanes') return { x: true, y: true }
    const { slides, passes, heading, height, endless } = spaces[id]
    const way = book.space.course === true || id === 'track'
    // Nothing ends where one comes in again on the other side, or where the ground is larger than the screen.
    if (endless || height) return { x: true, y: true, way }
    const goes = slides || passes ? (heading ?? { x: 0, y: 1 }) : { x: 0, y: 0 }
    return { x: goes.x !== 0 || (wide > 1 && !slides), y: goes.y !== 0 || tall > 1, way }
  },
  focus: playerOf,
  turned: ({ book }) =>
    book && spaces[book.space.id].turns
      ? book.kinds
          .filter(({ drive: { does } }) => does === 'player' || does === 'race')
          .map(({ cast }) => cast)
      : [],
  light: lightOf,
  hud,
  draw,
}

/** How one moves in this space, and a button for every rule that wants one. */
function controlsOf(book: Rulebook): Control[] {
  const { space, rules, kinds } = book
  const buttons = rules.flatMap(({ when, says = 'Act' }): Control[] => {
    const input = buttonOf(when)
    return input ? [{ input, says }] : []
  })
  const first = buttons.filter(
    ({ input }, index) => buttons.findIndex((other) => other.input === input) === index,
  )
  const usual = spaces[space.id]
  const { moves, spare = [] } = usual.movesIn?.(book) ?? usual
  const { onWheels = moves } = usual
  const rolls = kinds.some(({ drive, wheels }) => wheels && drive.does === 'player')
  const idle = spare.filter(({ input }) => !first.some((one) => one.input === input))
  return [...(rolls ? onWheels : moves), ...idle, ...first]
}

/** The second player does the same with buttons of their own; there is only one pointer. */
const secondOf = (book: Rulebook): Control[] =>
  controlsOf(book)
    .filter(({ input }) => input !== 'pointer')
    .map((control) => ({ ...control, player: 2 }))

/** What the ends count stands at the top. */
function hud(world: RulesWorld): HudItem[] {
  const goals = bookOf(world).ends.flatMap(({ when }) => ('tallies' in when ? when.tallies : []))
  // What the bar of a quantity shows already needs no count.
  const counted = goals
    .filter(({ says }) => says !== '')
    .map(({ tally, reaches, says, cast }) => {
      const aim = countOf(world, reaches)
      const value = Math.min(aim, world.tallies[tally] ?? 0)
      return { says, value: `${value} / ${aim}`, part: value / aim, ...(cast && { picture: cast }) }
    })
  const gauges = gaugesOf(world).map(({ name, part, figure }) => ({ says: name, value: figure, part }))
  return [
    ...standing(world),
    ...stretch(world),
    ...gauges,
    ...room(world),
    ...counted,
    ...purses(world),
    ...countdowns(world),
  ]
}

/** How much of what one can have with one at once is taken. */
function room(world: RulesWorld): HudItem[] {
  const held = roomOf(world)
  if (!held) return []
  const { says, taken, most } = held
  return [{ says, value: `${taken} / ${most}`, part: Math.min(1, taken / most) }]
}

/** Which place one has in a race. */
function standing(world: RulesWorld): HudItem[] {
  const { space, kinds } = bookOf(world)
  const rivals = world.entities.filter(({ kind }) =>
    kinds.some(({ id, drive }) => id === kind && drive.does === 'race'),
  ).length
  const place = spaces[space.id].rank?.(world, playerOf(world))
  return place === undefined || rivals === 0 ? [] : [{ says: 'Place', value: `${place} / ${rivals + 1}` }]
}

/** What one has to spend, and what else rules ask for before they let something happen. */
function purses(world: RulesWorld): HudItem[] {
  const { rules, ends, stocks = [] } = bookOf(world)
  const asked = new Set(
    rules.flatMap(({ if: conditions = [] }) =>
      conditions.flatMap((one) => ('tally' in one && one.atLeast !== undefined ? [one.tally] : [])),
    ),
  )
  for (const { when } of ends)
    if ('tallies' in when) for (const { tally } of when.tallies) asked.delete(tally)
  for (const { tally } of stocks) asked.delete(tally)
  const many = (tally: string) => `${world.tallies[tally] ?? 0}`
  return [
    ...stocks.map(({ tally, says, cast }) => ({ says, value: many(tally), picture: cast })),
    ...[...asked].map((tally) => ({ says: tally, value: many(tally) })),
  ]
}

/** Which night or wave it is, and how much of it is left. */
function stretch(world: RulesWorld): HudItem[] {
  const now = phaseNow(world)
  if (!now) return []
  const { phase } = world
  const whole = now.seconds === undefined || now.uneven ? undefined : amountOf(world, now.seconds)
  const left = whole === undefined ? undefined : Math.max(0, Math.ceil(whole - phase.since / rate))
  const number = now.numbered ? `${phase.rounds[now.id] ?? 1}` : ''
  const value = [number, left === undefined ? '' : `${left} s`].filter(Boolean).join(' · ')
  return [{ says: now.says, value, ...(left !== undefined && whole && { part: left / whole }) }]
}

/** What is still to come, and in how many seconds. */
const countdowns = (world: RulesWorld): HudItem[] =>
  clocksOf(world).map(({ says, left, whole }) => ({
    says,
    value: `${Math.ceil(left)} s`,
    part: Math.ceil(left) / whole,
  }))
