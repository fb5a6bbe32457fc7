import { castIn, type GamePlan, memberOf } from '../../game/plan.ts'
import type { EventType } from '../../game/world.ts'
import type { Painter } from '../view/painter.ts'
import type { Area, Move, Table, TurnRules } from './rules.ts'
import { searching } from './search-picture.ts'
import { stage } from './world.ts'

/** A story as data: scenes, and what may be chosen in each of them. */
export type Tale = {
  start: string
  scenes: Record<string, TaleScene>
  /** What one may carry and use on something, by cast ids; all else that one has is only remembered. */
  items?: string[]
}

export type TaleScene = {
  words: string
  /** Who is to be seen in it, by cast ids; the hero stands there anyway. */
  shows?: string[]
  choices: TaleChoice[]
  /** What there is to search, where it is a picture: choices are made by pointing at it. */
  spots?: TaleSpot[]
  /** It ends here, well or not. */
  ending?: { name: string; well: boolean }
}

/** Something in a picture, around its middle. */
export type TaleSpot = {
  id: string
  cast: string
  x: number
  y: number
  size: number
  /** What one is told who only looks at it. */
  looks: string
  /** It is there only for those who have all of these, or none of those. */
  needs?: string[]
  without?: string[]
}

export type TaleChoice = {
  words: string
  to: string
  /** Only for those who have all of these, or none of those. */
  needs?: string[]
  without?: string[]
  gives?: string[]
  takes?: string[]
  /** What has to be pointed at, or the item that another is put to; and the item that is used on it. */
  spot?: string
  use?: string
  /** What comes of it, where one stays in the same scene. */
  says?: string
  /** What happens with it, for sounds and the proof: cast ids. */
  does?: readonly { type: EventType; by?: string; to?: string }[]
}

export type TaleState = {
  at: string
  has: string[]
  told: number
  /** What came of the last move, where that was told. */
  said?: string
}

const card = { x: 24, y: 384, width: stage.width - 48, height: 136 }

/** Rules of a story: one reads, chooses, and what one has decides what can be chosen later. */
export function taleRules(id: string, says: string, plan: GamePlan): TurnRules<TaleState> {
  const { tale, moveLimit } = plan.content as { tale: Tale } & { moveLimit?: number }
  const { start, scenes, items = [] } = tale
  const isLimited = moveLimit !== undefined
  const sceneOf = ({ at }: TaleState): TaleScene => {
    const scene = scenes[at]
    if (!scene) throw new Error(`The story has no scene ${at}`)
    return scene
  }
  const open = (state: TaleState) => sceneOf(state).choices.filter((choice) => holdsFor(state, choice))
  const search = searching(items, sceneOf, open)
  const choiceOf = (state: TaleState, move: Move) =>
    sceneOf(state).spots ? search.choiceOf(state, move) : open(state)[Number(move[0])]
  const after = (state: TaleState, move: Move): TaleState => {
    const chosen = choiceOf(state, move)
    if (!chosen && sceneOf(state).spots) return { ...state, said: search.inVain(state, move, plan) }
    if (!chosen) throw new Error(`There is no choice ${move.join(', ')} in ${state.at}`)
    const { to, gives = [], takes = [], says: said } = chosen
    const has = [...new Set([...state.has, ...gives])].filter((one) => !takes.includes(one))
    return { at: to, has, told: state.told + 1, ...(said && { said }) }
  }
  const moves = (state: TaleState): Move[] =>
    sceneOf(state).spots ? search.moves(state) : open(state).map((_, index) => [String(index)])
  const endsWell = (state: TaleState) => sceneOf(state).ending?.well === true
  return {
    id,
    sides: 1,
    says,
    settles: 12,
    reads: 110,
    deal: () => ({ at: start, has: [], told: 0 }),
    moves,
    after,
    ending(state) {
      const { ending } = sceneOf(state)
      return ending && { winner: ending.well ? 0 : 1, because: ending.name }
    },
    // Whoever searches goes straight on: looking at everything twice is no story. Where choices are few, so does everybody.
    solve: (state) =>
      (items.length > 0 || isLimited ? undefined : longWay(state, moves, after, endsWell)) ??
      wayTo(state, moves, after, endsWell),
    blunder: (state) => wayTo(state, moves, after, (one) => sceneOf(one).ending?.well === false),
    progress: ({ told }) => Math.min(1, told / 8),
    table: (state) => (sceneOf(state).spots ? search.table(state, plan) : buttonsOf(state)),
    backdrop: (state, painter) =>
      sceneOf(state).spots ? search.draw(state, painter) : drawScene(sceneOf(state), painter),
    told(before, move) {
      const chosen = choiceOf(before, move)
      if (!chosen) return [{ type: move.length > 1 ? 'wrong' : 'turn', at: move.at(-1) }]
      const { ending } = scenes[chosen.to] ?? {}
      return [{ type: ending ? (ending.well ? 'right' : 'wrong') : 'turn' }, ...(chosen.does ?? [])]
    },
    howTo: () =>
      items.length > 0
        ? [
            'Point at things to look at them and take what you can.',
            'Pick something you carry, then what to use it on.',
          ]
        : ['Read, then choose what to do.', 'What you do and what you take with you decide how it ends.'],
  }

  function buttonsOf(state: TaleState): Table {
    return {
      places: open(state).map(({ words }, index, all) => ({
        id: String(index),
        ...buttonPlace(index, all.length),
        says: words,
        words,
        letters: all.length > 3 ? 16 : 19,
        button: true as const,
      })),
      pieces: [],
    }
  }
}

/** Whether it is there, or can be chosen, for somebody who has what they have. */
export const holdsFor = (
  { has }: TaleState,
  { needs = [], without = [] }: { needs?: string[]; without?: string[] },
): boolean => needs.every((one) => has.includes(one)) && !without.some((one) => has.includes(one))

/** Up to three below each other; more of them in two columns. */
function buttonPlace(index: number, count: number): Area {
  const columns = count > 3 ? 2 : 1
  const width = (stage.width - 48 - (columns - 1) * 10) / columns
  const [column, row] = [index % columns, Math.floor(index / columns)]
  return { x: 24 + column * (width + 10), y: 530 + row * 54, width, height: 50 }
}

/** The first move of the shortest way to where something holds. */
function wayTo(
  from: TaleState,
  moves: (state: TaleState) => Move[],
  after: (state: TaleState, move: Move) => TaleState,
  holds: (state: TaleState) => boolean,
): Move | undefined {
  const key = ({ at, has }: TaleState) => `${at} ${[...has].sort().join()}`
  const seen = new Set([key(from)])
  const waiting: { state: TaleState; first?: Move }[] = [{ state: from }]
  for (const { state, first } of waiting) {
    if (first && holds(state)) return first
    for (const move of moves(state)) {
      const next = after(state, move)
      if (seen.has(key(next))) continue
      seen.add(key(next))
      waiting.push({ state: next, first: first ?? move })
    }
  }
  return undefined
}

/** The first move of the longest way that ends well, as far as one can look through them all: whoever likes a story wants all of it. */
function longWay(
  from: TaleState,
  moves: (state: TaleState) => Move[],
  after: (state: TaleState, move: Move) => TaleState,
  holds: (state: TaleState) => boolean,
): Move | undefined {
  const key = ({ at, has }: TaleState) => `${at} ${[...has].sort().join()}`
  const known = new Map<string, { far: number; first?: Move }>()
  const on = new Set<string>()
  const far = (state: TaleState): { far: number; first?: Move } => {
    const own = key(state)
    const kept = known.get(own)
    if (kept) return kept
    if (holds(state)) return { far: 0 }
    let best: { far: number; first?: Move } = { far: Number.NEGATIVE_INFINITY }
    on.add(own)
    for (const move of moves(state)) {
      const next = after(state, move)
      if (on.has(key(next))) continue
      const way = far(next).far + 1
      if (way > best.far) best = { far: way, first: move }
    }
    on.delete(own)
    known.set(own, best)
    return best
  }
  return far(from).first
}

/** Those who are there, and what is told of them. */
function drawScene({ words, shows = [] }: TaleScene, painter: Painter): void {
  const { plan } = painter
  const [hero] = castIn(plan, 'player')
  const others = shows.map((id) => memberOf(plan, id))
  const gap = stage.width / (others.length + 2)
  if (hero) painter.sprite(hero, gap, 250, 190, { shadow: true, facing: 1, alive: 1 })
  others.forEach((member, index) => {
    painter.sprite(member, gap * (index + 2), 250, Math.min(170, gap * 1.2), {
      shadow: true,
      facing: -1,
      alive: index + 2,
    })
  })
  painter.panel(card.x, card.y, card.width, card.height, { radius: 22, fill: '#fffdf6' })
  painter.text(words, stage.width / 2, card.y + card.height / 2, words.length > 190 ? 18 : 21, {
    colour: '#1d1b2e',
    width: card.width - 44,
  })
}
