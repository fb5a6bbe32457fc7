import { castIn, type GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { floodWidth } from '../../course/course.ts'
import { type PlaceStuff, stuffIn } from '../../place-stuff.ts'

export const towerRadius = 6.2

/** What the prompt calls the tower, where that says what it is made of: see the design. */
const kinds: Partial<Record<string, PlaceStuff>> = {
  plant: {
    floor: { stuff: 'grass', colour: '#6fb548' },
    wall: { stuff: 'paint', colour: '#4f8f3a' },
    accent: '#ffd34d',
  },
  tree: {
    floor: { stuff: 'grass', colour: '#6fae4a' },
    wall: { stuff: 'wood', colour: '#8a6038' },
    accent: '#ffb04a',
  },
  skyscraper: {
    floor: { stuff: 'metal', colour: '#98a4b3' },
    wall: { stuff: 'metal', colour: '#61708a' },
    accent: '#ffd34d',
  },
  rock: {
    floor: { stuff: 'stone', colour: '#a29a8e' },
    wall: { stuff: 'stone', colour: '#857b70' },
    accent: '#f5b700',
  },
  lighthouse: {
    floor: { stuff: 'wood' },
    wall: { stuff: 'paint', colour: '#f4f1ea' },
    accent: '#e2453a',
  },
  castle: {
    floor: { stuff: 'wood' },
    wall: { stuff: 'brick', colour: '#a89c8c' },
    accent: '#d43c21',
  },
}

/** What the tower is built of: as the prompt calls it, or as one builds here; the second one is the other way round. */
export function towerStuff(plan: GamePlan, level: number): PlaceStuff {
  const own = kinds[String(plan.content?.tower ?? '')]
  const here = own ?? stuffIn(plan.look)
  return level % 2 === 0 && here.floor.stuff !== 'grass'
    ? { floor: here.wall, wall: here.floor, accent: here.accent }
    : here
}

const storeyHigh = 4.6

/** The tower itself: storeys with bands between them, lit windows, a roof with battlements. */
export function buildTower(plan: GamePlan, level: number, top: number, entrance: number): Block[] {
  const { wall, floor, accent } = towerStuff(plan, level)
  const foot = -6
  const storeys = Math.max(2, Math.round((top - foot) / storeyHigh))
  const high = (top - foot) / storeys
  const width = towerRadius * 2
  const round = (
    y: number,
    height: number,
    more: number,
    look: Pick<Block, 'stuff' | 'colour' | 'airy' | 'foot'>,
  ): Block => ({
    form: 'round',
    x: 0,
    y,
    z: 0,
    width: width + more,
    height,
    depth: width + more,
    ...look,
  })
  const blocks: Block[] = []
  const isNature =
    plan.content?.tower === 'plant' || plan.content?.tower === 'rock' || plan.content?.tower === 'tree'
  for (let storey = 0; storey < storeys; storey++) {
    const y = foot + storey * high
    const isStriped = plan.content?.tower === 'lighthouse' && storey % 2 === 1
    blocks.push(round(y, high - 0.02, 0, isStriped ? { stuff: 'paint', colour: accent } : wall))
    if (isNature) continue
    blocks.push(round(y + high - 0.3, 0.3, 0.3, { stuff: 'paint', colour: accent, airy: true }))
    for (let i = 0; i < 5; i++) {
      const angle = ((i + (storey % 2) / 2) / 5) * Math.PI * 2
      blocks.push({
        form: 'box',
        x: Math.sin(angle) * (towerRadius - 0.05),
        y: y + high * 0.32,
        z: Math.cos(angle) * (towerRadius - 0.05),
        width: 0.95,
        height: 1.6,
        depth: 0.3,
        yaw: angle,
        stuff: 'neon',
        colour: '#ffcf7a',
        airy: true,
      })
    }
  }
  // A floor of its own on top, a hair above the wall.
  blocks.push(round(top - 0.5, 0.5, 0.1, floor.stuff === 'wood' ? floor : { ...floor }))
  const merlons = 18
  for (let i = 0; i < merlons; i++) {
    const angle = (i / merlons) * Math.PI * 2
    // Where one comes up there are none.
    if (Math.cos(angle - entrance) > 0.86) continue
    blocks.push({
      form: 'box',
      x: Math.sin(angle) * (towerRadius - 0.25),
      y: top,
      z: Math.cos(angle) * (towerRadius - 0.25),
      width: 1.15,
      height: isNature ? 0.35 : 0.75,
      depth: 0.45,
      yaw: angle,
      ...wall,
    })
  }
  return blocks
}

const rising =
  /lava|magma|water|flood|tide|sea|ocean|fog|mist|acid|slime|goo|sludge|fire|smoke|cloud|poison|sand|swamp/

/** What rises from below: a danger of the prompt that can, or the flood of the place. */
export const floodOf = (plan: GamePlan): string =>
  castIn(plan, 'hazard').find(({ name }) => rising.test(name))?.id ?? 'flood'

/** What rises, or lies below, as a shape: as its name says, or as the place has it. */
export function floodBuilt(plan: GamePlan, key: string): Record<string, readonly Block[]> {
  const name = plan.cast.find(({ id }) => id === key)?.name ?? plan.look.scene
  const look: Pick<Block, 'stuff' | 'colour'> = /lava|magma|fire|volcano/.test(name)
    ? { stuff: 'lava' }
    : /acid|slime|goo|sludge|poison|swamp|haunted|graveyard/.test(name)
      ? { stuff: 'glass', colour: '#7ee06a' }
      : /fog|mist|smoke|cloud|sky|space|moon/.test(name)
        ? { stuff: 'glass', colour: '#e4e8f4' }
        : /sand|desert/.test(name)
          ? { stuff: 'sand' }
          : /candy/.test(name)
            ? { stuff: 'glass', colour: '#ff8ac8' }
            : { stuff: 'glass', colour: '#2f8fd0' }
  return {
    [key]: [{ form: 'round', x: 0, y: 0, z: 0, width: floodWidth, height: 0.5, depth: floodWidth, ...look }],
  }
}
