import type { Lamp } from '../../../environment/scene.ts'
import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { Control, HudItem } from '../../../game/rules.ts'
import { rate } from '../../../game/world.ts'
import { seesUpTo } from '../../blocks.ts'
import { cellAt } from '../../cells.ts'
import type { GameMap, Genre3d, Mark } from '../../genre.ts'
import { ahead, flat, heroOf, newSpace, turned } from '../../space.ts'
import { isDark, mazeOf, siteOf } from './level.ts'
import { begin, step } from './rules.ts'
import { blocksOf, roomColours, wallLinesOf } from './walls.ts'
import { actionOf, type MazeWorld, memberOf, type Prowler } from './world.ts'

/** A maze through one's own eyes: things to find, a way out, and somebody who hunts. */
export const genre: Genre3d<MazeWorld> = {
  id: 'maze-3d',
  dimension: '3d',
  stage: { width: 960, height: 600 },
  site: siteOf,
  blocks: blocksOf,
  controls: (plan): Control[] => [
    { input: 'up', says: 'Walk' },
    { input: 'left', says: 'Walk' },
    { input: 'down', says: 'Walk' },
    { input: 'right', says: 'Walk' },
    { input: 'l', says: 'Turn' },
    { input: 'r', says: 'Turn' },
    { input: 'look', says: 'Look around' },
    { input: 'a', says: { flash: 'Dazzle', strike: 'Strike', crumb: 'Leave a light' }[actionOf(plan)] },
    { input: 'b', says: 'Run' },
  ],
  howTo(plan) {
    const [item] = castIn(plan, 'collectible')
    const [foe] = [...castIn(plan, 'enemy'), ...castIn(plan, 'boss')]
    const action = actionOf(plan)
    return [
      `Find ${item ? `the ${item.plural}; light rises where they are` : 'what was lost'}. Then the gate opens.`,
      ...(foe
        ? [
            `The ${foe.name} hears you run, but not walk.`,
            action === 'flash'
              ? 'A flash of light stops it for a moment.'
              : "Strike when it's close. It takes two hits.",
          ]
        : ["Drop lights to mark where you've been."]),
    ]
  },
  create: (plan, seed) =>
    begin({
      ...newSpace<Prowler>(plan, seed),
      needed: 0,
      taken: 0,
      keysNeeded: 0,
      keys: 0,
      stamina: 1,
      charge: 1,
      flash: 0,
      facing: Math.PI,
      tilt: 0,
      powers: {},
      seen: [],
      isOpen: false,
      intro: 0,
      isLoud: false,
      crumbs: [],
      stock: [],
    }),
  step,
  hud,
  marks,
  lamps,
  map: mapOf,
  /** While the eye comes in, it is the hero that one looks at. */
  focus: (world) => (world.intro > 40 ? heroOf(world) : null),
}

function hud(world: MazeWorld): HudItem[] {
  const { plan, needed, taken, keys, keysNeeded, stamina, charge, powers } = world
  const [item] = castIn(plan, 'collectible')
  const [key] = castIn(plan, 'key')
  const action = actionOf(plan)
  return [
    ...(item
      ? [
          {
            says: item.plural,
            value: `${Math.min(taken, needed)}/${needed}`,
            // A note on paper has no picture of a note in music.
            ...(!isPaper(plan, item.id) && { picture: item.picture }),
            part: needed === 0 ? 1 : Math.min(1, taken / needed),
          },
        ]
      : []),
    ...(key ? [{ says: key.plural, value: `${keys}/${keysNeeded}`, picture: key.picture }] : []),
    { says: 'Breath', value: '', part: Math.max(0, stamina) },
    ...(action === 'flash' ? [{ says: 'Light', value: '', part: charge }] : []),
    ...Object.entries(powers).map(([power, left]) => ({
      says: power,
      value: `${Math.ceil((left ?? 0) / rate)} s`,
      picture: `power:${power}`,
    })),
  ]
}

const isPaper = ({ content }: GamePlan, id: string) =>
  Array.isArray(content?.papers) && content.papers.includes(id)

function marks(world: MazeWorld): Mark[] {
  const { plan, level } = world
  const { gate } = mazeOf(plan, level)
  const list: Mark[] = []
  for (const { role, cast, x, y, z, mind, found } of world.bodies) {
    const colour = memberOf(plan, cast)?.colour ?? '#ffe27a'
    if (role === 'collectible' || role === 'key') {
      const light = role === 'key' ? '#ffd84a' : colour
      list.push({ form: 'disc', x, y: 0.08, z, size: 1.9, colour: light, strength: 0.55 })
      // Higher than the walls: one sees where, but not how to get there.
      list.push({ form: 'beam', x, y: 0.2, z, size: 0.7, tall: 9, colour: light, strength: 0.42 })
    } else if (role === 'power') list.push({ form: 'ring', x, y: 0.08, z, size: 1.6, colour: '#8ad0ff' })
    else if (role === 'friend' && !found)
      list.push({ form: 'beam', x, y: 0.2, z, size: 0.8, tall: 8, colour: '#5b8cff', strength: 0.4 })
    else if (role === 'hazard')
      list.push({ form: 'ring', x, y: 0.07, z, size: 1.5, colour: '#ff5a3c', strength: 0.5 })
    else if ((role === 'enemy' || role === 'boss') && mind === 'chase')
      list.push({ form: 'disc', x, y: 0.08, z, size: 2.6, colour: '#ff2a1a', strength: 0.8 })
    else if ((role === 'enemy' || role === 'boss') && mind === 'dazed')
      list.push({ form: 'ring', x, y: y + 0.1, z, size: 2, colour: '#fff3b0' })
  }
  for (const { x, z } of world.crumbs)
    list.push({ form: 'ring', x, y: 0.08, z, size: 0.9, colour: '#7affd0' })
  if (world.isOpen)
    list.push({
      form: 'beam',
      x: gate.x,
      y: 0,
      z: gate.z,
      size: 2.4,
      tall: 16,
      colour: '#7affb0',
      strength: 0.7,
    })
  else
    list.push({
      form: 'line',
      x: gate.x,
      y: 3.6,
      z: gate.z,
      size: 0.6,
      to: { x: gate.x, y: 4.6, z: gate.z },
      colour: '#ff8a5a',
      strength: 0.5,
    })
  return list
}

/** The light in the hand is a row of lights along the look; rooms, things and the way out shine in their colours. */
function lamps(world: MazeWorld): Lamp[] {
  const { plan, level, eye } = world
  const maze = mazeOf(plan, level)
  const list: Lamp[] = []
  const hero = heroOf(world)
  if (world.flash > 0 && actionOf(plan) === 'flash')
    list.push(...alongLook(world, [2, 6], '#ffffff', world.flash / 6, 14))
  if (!isDark(plan)) return list
  list.push(...alongLook(world, [1.2, 4, 7.5, 11], '#ffe9c2', 1.15, 9))
  list.push(lamp(hero.x, hero.y + 2, hero.z, '#8fa6d8', 5, 0.35))
  const near: Lamp[] = maze.rooms.map(({ x, z }, i) =>
    lamp(x, 2.6, z, roomColours[i % roomColours.length] ?? '#ffffff', 9, 1.1),
  )
  for (const { role, cast, x, y, z, mind, size } of world.bodies) {
    if (role === 'collectible' || role === 'key')
      near.push(lamp(x, y + 0.7, z, memberOf(plan, cast)?.colour ?? '#ffe27a', 5, 0.8))
    else if ((role === 'enemy' || role === 'boss') && mind === 'chase')
      near.push(lamp(x, y + size * 0.8, z, '#ff4a2a', 5, 0.9))
  }
  if (world.isOpen) near.push(lamp(maze.gate.x, 2.4, maze.gate.z, '#7affb0', 11, 1.6))
  const away = ({ at }: Lamp) => Math.hypot(at[0] - eye.x, at[2] - eye.z)
  near.sort((one, other) => away(one) - away(other))
  return [...list, ...near].slice(0, 10)
}

const lamp = (x: number, y: number, z: number, colour: string, range: number, strength: number): Lamp => ({
  at: [x, y, z],
  colour,
  range,
  strength,
  when: 'always',
})

function alongLook(
  world: MazeWorld,
  steps: number[],
  colour: string,
  strength: number,
  range: number,
): Lamp[] {
  const { eye } = world
  const way = ahead(turned(eye.yaw))
  const rise = Math.sin(eye.pitch)
  const furthest = Math.max(...steps)
  const hero = heroOf(world)
  const from = { x: hero.x, y: hero.y + 1.5, z: hero.z }
  const to = { x: from.x + way.x * furthest, y: from.y, z: from.z + way.z * furthest }
  const free = seesUpTo(blocksOf(world.plan, world.level), from, to) * furthest - 0.7
  return steps
    .filter((step, i) => i === 0 || step <= free + 2)
    .map((step) => {
      const reach = Math.max(0.2, Math.min(step, free))
      return lamp(
        from.x + way.x * reach,
        from.y + rise * reach,
        from.z + way.z * reach,
        colour,
        range,
        strength,
      )
    })
}

/** It fills in as one goes: walls that were seen, and what lies there. Hunters show when they are near. */
function mapOf(world: MazeWorld): GameMap {
  const { plan, level, seen } = world
  const maze = mazeOf(plan, level)
  const lines = wallLinesOf(plan, level)
  const hero = heroOf(world)
  const dots: GameMap['dots'] = [{ x: hero.x, z: hero.z, as: 'hero' }]
  for (const body of world.bodies) {
    const { role, x, z } = body
    const isKnown = seen[cellAt(maze, body)] === 1
    if ((role === 'collectible' || role === 'power' || role === 'key') && isKnown)
      dots.push({ x, z, as: 'item' })
    else if (role === 'friend' && (isKnown || body.found)) dots.push({ x, z, as: 'friend' })
    else if ((role === 'enemy' || role === 'boss') && flat(body, hero) < 11) dots.push({ x, z, as: 'foe' })
  }
  if (world.isOpen || seen[maze.exit] === 1) dots.push({ x: maze.gate.x, z: maze.gate.z, as: 'goal' })
  return {
    x: hero.x,
    z: hero.z,
    yaw: turned(world.facing),
    reach: 17,
    dots,
    lines: lines.flatMap((list, cell) => (seen[cell] === 1 ? list : [])),
  }
}
