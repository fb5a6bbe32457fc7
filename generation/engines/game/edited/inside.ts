import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance } from '@makebelieve/kit/game/rules'
import { cloneWorld, type World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import type { Site } from '@makebelieve/kit/game-3d/site'
import type { Space } from '@makebelieve/kit/game-3d/space'
import { type Asked, openInside, Told } from '../../../edited/inside.ts'
import { deaf } from '../../../edited/stand-ins.ts'
import type { Teller } from '../../../edited/wire/tell.ts'
import { drawnBy } from '../proof/note-taker.ts'

/**
 * Stands on the far side of the wall, beside an edited game, and answers questions about it: what it handed over with
 * `play(genre, plan, …)`, and what becomes of its worlds, which stay here and go by their numbers.
 */
export const openGameInside = () => openInside(asked)

/** What the file hands over; a dressing only where it plays in 3D. */
type Taken = { genre: Genre & Genre3d; plan: GamePlan; dressing?: Dressing }
type Kept = { world: World & Space; all: View; brief: View }
/** The same object every time, so that only what changed of it has to be told. */
type View = { teller: Teller; shown: Record<string, unknown> }

/** Most steps have no events: this is told once. */
const nothing: unknown[] = []

function asked(newTeller: () => Teller): Asked {
  let taken: Taken | undefined
  const kept = new Map<number, Kept>()
  let numbers = 0
  let heard: string | undefined

  globalThis.makebelieveProof = (genre, plan, dressing) => {
    taken ??= { genre: genre as Taken['genre'], plan, dressing: dressing as Dressing | undefined }
  }
  const complain = (...words: unknown[]) => {
    heard ??= words.map(String).join(' ')
  }
  Object.assign(console, { error: complain, warn: complain })

  const game = () => {
    if (!taken) throw new Error('The code never calls play(genre, plan, art).')
    return taken
  }
  const find = (number: number) => {
    const one = kept.get(number)
    if (!one) throw new Error('There is no such world.')
    return one
  }
  const keep = (world: World): number => {
    numbers++
    const view = (): View => ({ teller: newTeller(), shown: {} })
    kept.set(numbers, { world: world as Kept['world'], all: view(), brief: view() })
    return numbers
  }
  let place: Site | undefined
  const site = () => {
    place ??= game().genre.site(game().plan)
    return place
  }

  return {
    design: () => taken?.plan,
    dressing: () => taken?.dressing,
    frame() {
      const { genre, plan, dressing } = game()
      const { seen, stage } = genre
      const flat = { seen: typeof seen === 'function' ? seen(plan) : seen }
      return { stage, controls: genre.controls(plan), ...(dressing ? { place: site() } : flat) }
    },
    /** Makes the first world and draws it, which shows most mistakes at once. */
    start() {
      const { genre, plan, dressing } = game()
      const world = genre.create(plan, plan.seed)
      if (dressing) genre.blocks?.(plan, world.level)
      else genre.draw(world, deaf as never)
    },
    begin: (seed: number) => keep(game().genre.create(game().plan, seed)),
    copy: (number: number) => keep(cloneWorld(find(number).world)),
    leave: (number: number) => void kept.delete(number),
    step(
      number: number,
      looks: boolean,
      held: number,
      second: number,
      pick?: string,
      x?: number,
      y?: number,
      down?: boolean,
    ) {
      const { world, all, brief } = find(number)
      const input = {
        held,
        second,
        ...(pick !== undefined && { pick }),
        ...(x !== undefined && { pointer: { x, y: y ?? 0, down: down === true } }),
      }
      advance(game().genre, world, input)
      return looks ? wholeOf(world, all) : briefOf(world, brief)
    },
    look(number: number) {
      const { world, all } = find(number)
      return wholeOf(world, all)
    },
    brief(number: number) {
      const { world, brief } = find(number)
      return briefOf(world, brief)
    },
    choices: (number: number) => game().genre.choices?.(find(number).world) ?? [],
    drawn: (number: number) => drawnBy(game().genre as Genre, game().plan, find(number).world),
    blocks: (level: number) => game().genre.blocks?.(game().plan, level) ?? [],
    /** Undefined where the genre leaves it to the usual. */
    focus: (number: number) => game().genre.focus?.(find(number).world as never),
    height: (x: number, z: number) => site().height(x, z),
    free: (x: number, z: number) => site().free(x, z),
    complaint() {
      const words = heard
      heard = undefined
      return words
    },
  }
}

/** Everything but the plan, which no step changes. */
function wholeOf(world: World, { teller, shown }: View): Told {
  const all = world as unknown as Record<string, unknown>
  for (const name in shown) if (!(name in all)) delete shown[name]
  for (const name in all) if (name !== 'plan') shown[name] = all[name]
  shown.events = eventsOf(world)
  return new Told(shown, teller)
}

function briefOf(world: World, { teller, shown }: View): Told {
  shown.status = world.status
  shown.because = world.because
  shown.events = eventsOf(world)
  return new Told(shown, teller)
}

const eventsOf = ({ events }: World): unknown => (events.length > 0 ? events : nothing)
