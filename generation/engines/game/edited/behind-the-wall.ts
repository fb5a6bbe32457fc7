import { buttons, type Input } from '@makebelieve/kit/core/input'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Choice } from '@makebelieve/kit/game/rules'
import { eventTypes, type GameEvent, type World } from '@makebelieve/kit/game/world'
import { type Block, stuffs } from '@makebelieve/kit/game-3d/blocks'
import type { Site } from '@makebelieve/kit/game-3d/site'
import type { Space } from '@makebelieve/kit/game-3d/space'
import * as z from 'zod'
import { type ForeignIsolate, type Given, Wrong, wordsOf } from '../../../edited/isolate.ts'
import type { Hearer } from '../../../edited/wire/hear.ts'
import { GameOver, type GameToPlay, type Match } from '../proof/game-to-play.ts'
import type { Drawn } from '../proof/note-taker.ts'
import type { Ear } from '../proof/prove.ts'
import { heroOf, type Surroundings } from '../solid/eyes.ts'

const number = z.number().refine(Number.isFinite)
const place = z.object({ x: number, y: number })

const controlInput = z.enum([...buttons, 'pointer', 'pick', 'look'])
const frame = z.object({
  stage: z.object({ width: number.positive(), height: number.positive() }),
  controls: z
    .array(
      z.object({
        input: controlInput,
        says: z.string().max(200),
        player: z.union([z.literal(1), z.literal(2)]).optional(),
      }),
    )
    .max(60),
  seen: z.enum(['side', 'top', 'table']).optional(),
  place: z
    .object({
      reach: number.positive(),
      isVoid: z.literal(true).optional(),
      water: number.optional(),
      scenery: number.optional(),
      floating: z.tuple([number, number]).optional(),
      middle: z.object({ x: number, z: number }).optional(),
    })
    .optional(),
})
type Frame = z.infer<typeof frame>

const choices = z
  .array(
    z.object({
      id: z.string().max(200),
      x: number,
      y: number,
      width: number,
      height: number,
      says: z.string().max(1000),
      disabled: z.boolean().optional(),
    }),
  )
  .max(5000)
const drawn: z.ZodType<Drawn> = z.object({
  camera: place,
  seen: z.array(z.tuple([z.string(), number, number, number])).max(50_000),
  marks: number,
})
const vec = z.object({ x: number, y: number, z: number })
const focus = vec.nullable().optional()
const blocks = z
  .array(
    vec.extend({
      form: z.enum(['box', 'ramp', 'round', 'ring', 'arch', 'ribbon']),
      width: number,
      height: number,
      depth: number,
      stuff: z.enum(stuffs),
      yaw: number.optional(),
      foot: number.optional(),
      airy: z.literal(true).optional(),
      along: z.array(vec).max(10_000).optional(),
    }),
  )
  .max(20_000)

type Last = Pick<World, 'status' | 'because' | 'events'>
const statuses: readonly unknown[] = ['playing', 'won', 'lost']
const types: ReadonlySet<unknown> = new Set(eventTypes)

export type WallLimits = { memoryMegabytes: number; playSeconds: number }

/** An edited game on the far side, and what the proof asks of it. Nothing but plain data comes across. */
export type GameBehindTheWall = {
  game: GameToPlay<World & Space>
  frame: Frame
  drawn(match: object): Drawn
  surroundings: Surroundings<World & Space>
  site: Omit<Site, 'surface'>
  listen(): Ear
}

/**
 * Plays an edited game from this side of the wall. Steps are asked for and counted here, worlds are read as copies; what
 * they are told to be is checked, because whatever answers lives with the code that is judged.
 */
export function gameBehindTheWall(
  isolate: ForeignIsolate,
  plan: GamePlan,
  fileName: string,
  { memoryMegabytes, playSeconds: within }: WallLimits,
): GameBehindTheWall {
  const began = process.cpuUsage()
  const numbers = new WeakMap<object, number>()

  let asked = 0
  function ask(name: string, given: readonly Given[] = [], hearer?: Hearer): unknown {
    try {
      // By what it works, because a busy machine is no fault of a game; a call that never ends is ended by the clock.
      if (++asked % 1000 === 0 && workedFor(began) > within) throw new GameOver('timed out')
      return isolate.ask(name, given, 1000 * within, hearer)
    } catch (error) {
      const words = wordsOf(error, fileName, { memoryMegabytes, within })
      throw error instanceof Wrong ? new Error(words) : new GameOver(words)
    }
  }
  const askFor = <T>(schema: z.ZodType<T>, what: string, name: string, given: readonly Given[] = []): T => {
    const answer = schema.safeParse(ask(name, given))
    if (!answer.success) throw new Error(`${what} is not right: ${placeOf(answer.error)}.`)
    return answer.data
  }

  const shown = askFor(frame, 'What the game says of itself', 'frame')

  function matchOf(own: number, first?: Last): Match<World & Space> {
    const [all, brief] = [isolate.hearer(), isolate.hearer()]
    let world: (World & Space) | undefined
    let last = first ?? lastOf(ask('brief', [own], brief))
    // Who looked at the last step will look at the next.
    let looks = false

    function look(told: unknown): World & Space {
      if (typeof told !== 'object' || told === null || Array.isArray(told))
        throw new Error('Its world is no object.')
      world = told as World & Space
      ;(world as { plan: GamePlan }).plan = plan
      last = lastOf(world)
      return world
    }
    const now = () => {
      looks = true
      return world ?? look(ask('look', [own], all))
    }

    const match: Match<World & Space> = {
      get world() {
        return now()
      },
      get status() {
        return last.status
      },
      get because() {
        return last.because
      },
      get events() {
        return last.events
      },
      step({ held, second, pick, pointer }: Input) {
        if (last.status !== 'playing') {
          // As every world does after its end.
          last = { ...last, events: [] }
          return
        }
        const given = [own, looks, held, second, pick, pointer?.x, pointer?.y, pointer?.down]
        if (looks) look(ask('step', given, all))
        else {
          last = lastOf(ask('step', given, brief))
          world = undefined
        }
        looks = false
      },
      choices: () => askFor<Choice[]>(choices, 'A choice', 'choices', [own]),
      copy: () => matchOf(askFor(number, 'A copy', 'copy', [own]), last),
      leave: () => void ask('leave', [own]),
    }
    numbers.set(match, own)
    return match
  }

  const numberOf = (match: object): number => {
    const own = numbers.get(match)
    if (own === undefined) throw new Error('This match is not played behind the wall')
    return own
  }
  const built = new Map<number, readonly Block[]>()
  const coordinate = (name: 'height' | 'free') => (x: number, z: number) =>
    askFor(number, `The ${name} of a place`, name, [x, z])

  const site = { reach: 1, ...shown.place, height: coordinate('height'), free: coordinate('free') }
  return {
    frame: shown,
    site,
    game: {
      stage: shown.stage,
      controls: shown.controls,
      begin: (seed) => matchOf(askFor(number, 'A world', 'begin', [seed])),
    },
    drawn: (match) => askFor(drawn, 'What is drawn', 'drawn', [numberOf(match)]),
    surroundings: {
      site,
      blocks(level) {
        // The same for the same level: that is how it is drawn.
        const known = built.get(level) ?? askFor<Block[]>(blocks, 'A block', 'blocks', [level])
        built.set(level, known)
        return known
      },
      focus(match) {
        const told = askFor(focus, 'What the eye follows', 'focus', [numberOf(match)])
        return told === undefined ? heroOf(match.world) : told
      },
    },
    listen() {
      const heard = () => {
        const words = ask('complaint')
        return typeof words === 'string' ? `It complained: ${words.slice(0, 200)}` : undefined
      }
      return { heard, stop() {} }
    },
  }
}

function workedFor(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}

function placeOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.map(String).join('.') || 'it'}: ${issue?.message ?? 'it is something else'}`.slice(
    0,
    200,
  )
}

/** What every world says after a step; a world that does not is none. */
function lastOf(told: unknown): Last {
  const { status, because, events } = (told ?? {}) as Partial<Record<keyof World, unknown>>
  if (!statuses.includes(status))
    throw new Error("The status of its world is not 'playing', 'won' or 'lost'.")
  return {
    status: status as World['status'],
    because: typeof because === 'string' ? because : '',
    events: Array.isArray(events) ? events.flatMap(eventIn) : [],
  }
}

const noEvents: GameEvent[] = []

/** What happened, as far as it is something that happens in games. */
function eventIn(told: unknown): GameEvent[] {
  const event = (told ?? {}) as Record<string, unknown>
  if (!types.has(event.type)) return noEvents
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined)
  const value = typeof event.value === 'number' && Number.isFinite(event.value) ? event.value : undefined
  return [
    {
      type: event.type as GameEvent['type'],
      by: text(event.by),
      to: text(event.to),
      words: text(event.words),
      value,
      x: 0,
      y: 0,
    },
  ]
}
