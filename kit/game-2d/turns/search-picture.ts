import { castIn, type GamePlan, memberOf } from '../../game/plan.ts'
import type { Painter } from '../view/painter.ts'
import type { Move, Piece, Table } from './rules.ts'
import type { TaleChoice, TaleScene, TaleSpot, TaleState } from './tale.ts'
import { stage, tableArea } from './world.ts'

/** Where the picture of a scene is, what is told of it, and what one carries. */
export const pictureArea = { ...tableArea, height: 348 }
const card = { x: tableArea.x, y: 462, width: tableArea.width, height: 112 }
const bag = { y: 636, size: 76, from: tableArea.x + 52 }

const itemPlace = (id: string) => `item ${id}`
const itemOf = (place: string) => (place.startsWith('item ') ? place.slice(5) : undefined)

/** A scene that is a picture: one points at what is in it, or at what one carries and then at what to use it on. */
export function searching(
  items: readonly string[],
  sceneOf: (state: TaleState) => TaleScene,
  open: (state: TaleState) => TaleChoice[],
) {
  const carried = ({ has }: TaleState) => items.filter((item) => has.includes(item))
  const spotsIn = (state: TaleState) => (sceneOf(state).spots ?? []).filter((spot) => isThere(state, spot))
  const choiceOf = (state: TaleState, [first = '', second]: Move): TaleChoice | undefined => {
    const isMeant = (use: string | undefined, spot: string) => (choice: TaleChoice) =>
      choice.use === use && choice.spot === spot
    if (second === undefined) return open(state).find(isMeant(undefined, first))
    const [one = '', other] = [itemOf(first), itemOf(second)]
    return (
      open(state).find(isMeant(one, second)) ??
      // Two that are carried belong together whichever is picked first.
      (other ? open(state).find(isMeant(other, first)) : undefined)
    )
  }
  return {
    choiceOf,
    moves(state: TaleState): Move[] {
      const [mine, spots] = [carried(state), spotsIn(state).map(({ id }) => id)]
      const onto = (item: string) => [...spots, ...mine.filter((one) => one !== item).map(itemPlace)]
      return [
        ...spots.map((spot): Move => [spot]),
        ...mine.flatMap((item) => onto(item).map((target): Move => [itemPlace(item), target])),
      ]
    },
    /** Only looked at, or tried with the wrong thing. */
    inVain(state: TaleState, [first = '', second]: Move, plan: GamePlan): string {
      const nameOf = (place: string) =>
        memberOf(plan, itemOf(place) ?? spotsIn(state).find(({ id }) => id === place)?.cast ?? '').name
      if (second !== undefined) return `The ${nameOf(first)} and ${named(nameOf(second))}: that doesn’t work.`
      return spotsIn(state).find(({ id }) => id === first)?.looks ?? ''
    },
    table(state: TaleState, plan: GamePlan): Table {
      const bagX = (at: number) => bag.from + at * (bag.size + 10)
      return {
        places: [
          ...spotsIn(state).map(({ id, cast, x, y, size }) => ({
            id,
            x: x - size / 2,
            y: y - size / 2,
            width: size,
            height: size,
            says: memberOf(plan, cast).name,
            radius: 16,
            plain: true as const,
          })),
          ...carried(state).map((item, at) => ({
            id: itemPlace(item),
            x: bagX(at) - bag.size / 2,
            y: bag.y - bag.size / 2,
            width: bag.size,
            height: bag.size,
            says: `Use the ${memberOf(plan, item).name}`,
            fill: '#fffdf6',
            radius: 14,
            plain: true as const,
          })),
        ],
        pieces: [
          ...spotsIn(state).map(
            ({ id, cast, x, y, size }): Piece => ({
              id: `spot ${id}`,
              x,
              y,
              width: size,
              face: { kind: 'picture', cast },
            }),
          ),
          ...carried(state).map(
            (item, at): Piece => ({
              id: `carried ${item}`,
              x: bagX(at),
              y: bag.y,
              width: bag.size * 0.78,
              face: { kind: 'picture', cast: item },
            }),
          ),
        ],
      }
    },
    draw(state: TaleState, painter: Painter): void {
      const { x, y, width, height } = pictureArea
      painter.panel(x, y, width, height, { fill: '#fffdf622', radius: 24 })
      const [hero] = castIn(painter.plan, 'player')
      if (hero) painter.sprite(hero, x + 84, y + height - 84, 140, { shadow: true, facing: 1, alive: 1 })
      painter.panel(card.x, card.y, card.width, card.height, { radius: 22, fill: '#fffdf6' })
      const words = state.said ?? sceneOf(state).words
      painter.text(words, stage.width / 2, card.y + card.height / 2, words.length > 150 ? 19 : 22, {
        colour: '#1d1b2e',
        width: card.width - 44,
      })
      painter.panel(tableArea.x, bag.y - 46, tableArea.width, 92, { fill: '#1d1b2e55', radius: 22 })
    },
  }
}

const isThere = ({ has }: TaleState, { needs = [], without = [] }: TaleSpot) =>
  needs.every((one) => has.includes(one)) && !without.some((one) => has.includes(one))

const named = (name: string) => (/^\p{Lu}/u.test(name) ? name : `the ${name}`)
