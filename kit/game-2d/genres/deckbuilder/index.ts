import { seededRandom } from '../../../core/random.ts'
import { castIn, dial, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import type { Move, Piece, Place, TurnRules } from '../../turns/rules.ts'
import { turnGame } from '../../turns/turn-game.ts'
import { stage } from '../../turns/world.ts'
import type { Painter } from '../../view/painter.ts'
import { type Card, firstDeck, prizes, wordsOn } from './cards.ts'

/** What whoever one fights is about to do: it is there for all to see. */
type Intent = { hit: number; guard: number }

type Foe = { cast: string; health: number; most: number; guard: number; strength: number; intent: Intent }

export type DeckState = {
  fights: number
  fight: number
  health: number
  most: number
  guard: number
  energy: number
  /** All cards; the others are places in this list. */
  deck: Card[]
  pile: number[]
  hand: number[]
  spent: number[]
  foe: Foe
  /** Cards that may be taken before the next fight. */
  offers: Card[]
  casts: string[]
  random: number
  /** How strong everybody is whom one meets. */
  scale: number
}

const handSize = 5
const energyEach = 3
const colours = { hit: '#d9534f', guard: '#3d7be0', heal: '#3bb273', draw: '#8a4fd3' }

/** Fights with a deck of cards that grows with every fight that was won. */
export const turns: TurnRules<DeckState> = {
  id: 'deckbuilder',
  sides: 1,
  says: 'Play a card',
  final: true,
  settles: 14,
  reads: 24,
  deal(plan, seed) {
    const random = seededRandom(seed)
    const scale = dial(plan, 0.75, 1.45)
    const casts = [...castIn(plan, 'enemy'), ...castIn(plan, 'boss')].map(({ id }) => id)
    const fights = Math.max(3, Math.min(5, plan.rules.levels))
    return drawn(
      withFoe({
        fights,
        fight: 1,
        health: 40,
        most: 40,
        guard: 0,
        energy: energyEach,
        deck: [...firstDeck],
        pile: random.shuffled(firstDeck.map((_, card) => card)),
        hand: [],
        spent: [],
        foe: {
          cast: casts[0] ?? '',
          health: 1,
          most: 1,
          guard: 0,
          strength: 1,
          intent: { hit: 0, guard: 0 },
        },
        offers: [],
        casts,
        random: random.state(),
        scale,
      }),
      handSize,
    )
  },
  moves({ offers, hand, deck, energy }) {
    if (offers.length > 0) return [...offers.map((_, index): Move => [`offer ${index}`]), ['leave']]
    const open = hand.filter((card) => (deck[card]?.cost ?? 9) <= energy)
    return [...open.map((card): Move => [`card ${card}`]), ['end']]
  },
  after(state, [place = '']) {
    const [what, index] = place.split(' ')
    if (what === 'offer')
      return nextFight({
        ...state,
        deck: [...state.deck, ...state.offers.slice(Number(index), Number(index) + 1)],
      })
    if (what === 'leave') return nextFight(state)
    return what === 'end' ? foesTurn(state) : played(state, Number(index))
  },
  ending({ health, fight, fights, foe, offers }) {
    if (health <= 0) return { winner: 1, because: 'You were beaten.' }
    return foe.health <= 0 && fight >= fights && offers.length === 0
      ? { winner: 0, because: 'You beat them all!' }
      : undefined
  },
  score: ({ fight, foe }) => (fight - 1) * 100 + (foe.health <= 0 ? 100 : 0),
  solve: (state) => wise(state),
  blunder: ({ offers }) => [offers.length > 0 ? 'leave' : 'end'],
  progress: ({ fight, fights, foe }) => (fight - foe.health / foe.most) / fights,
  table: (state, plan) => ({
    places: [...cardPlaces(state), ...buttons(state)],
    pieces: [...handPieces(state, plan), ...offerPieces(state, plan)],
  }),
  backdrop: (state, painter) => drawFight(state, painter),
  told(before, [place = ''], after, plan) {
    const hero = theOne(plan, 'player').id
    const { cast } = before.foe
    const felled =
      after.foe.health <= 0 && before.foe.health > 0 ? [{ type: 'defeat' as const, by: hero, to: cast }] : []
    if (place === 'end')
      return after.health < before.health
        ? [{ type: 'hurt', by: cast, to: hero }]
        : [{ type: 'block', by: hero, to: cast }]
    if (place.startsWith('offer')) return [{ type: 'collect' }]
    const hit = after.foe.health < before.foe.health || felled.length > 0
    return [hit ? { type: 'hit', by: hero, to: cast } : { type: 'power' }, ...felled]
  },
  howTo: () => [
    'Spend energy to play cards: red ones attack, blue ones protect you until your next turn. Then end your turn.',
    "You can see what they're about to do.",
    'After every fight you choose a new card for your deck.',
  ],
  hud: ({ fight, fights, energy }) => [
    { says: 'Fight', value: `${fight} of ${fights}` },
    { says: 'Energy', value: String(energy) },
  ],
}

function played(state: DeckState, card: number): DeckState {
  const { cost, hit = 0, times = 1, guard = 0, heal = 0, draw = 0 } = state.deck[card] as Card
  let { health: left, guard: held } = state.foe
  for (let blow = 0; blow < times; blow++) {
    left -= Math.max(0, hit - held)
    held = Math.max(0, held - hit)
  }
  const next: DeckState = {
    ...state,
    energy: state.energy - cost,
    guard: state.guard + guard,
    health: Math.min(state.most, state.health + heal),
    hand: state.hand.filter((one) => one !== card),
    spent: [...state.spent, card],
    foe: { ...state.foe, health: Math.max(0, left), guard: held },
  }
  if (next.foe.health > 0) return drawn(next, draw)
  if (next.fight >= next.fights) return next
  const random = seededRandom(next.random)
  return { ...next, offers: random.shuffled(prizes).slice(0, 3), random: random.state() }
}

function foesTurn(state: DeckState): DeckState {
  const { intent } = state.foe
  const health = state.health - Math.max(0, intent.hit - state.guard)
  const random = seededRandom(state.random)
  const foe = { ...state.foe, guard: intent.guard, intent: intentOf(state.foe.strength, random.next()) }
  const rested = {
    ...state,
    health,
    guard: 0,
    energy: energyEach,
    hand: [],
    spent: [...state.spent, ...state.hand],
    foe,
    random: random.state(),
  }
  return drawn(rested, handSize)
}

/** Mostly they hit; now and then they hit hard, or guard themselves. */
const intentOf = (strength: number, chance: number): Intent =>
  chance < 0.55
    ? { hit: Math.round(7 * strength), guard: 0 }
    : chance < 0.8
      ? { hit: Math.round(4 * strength), guard: Math.round(4 * strength) }
      : { hit: Math.round(12 * strength), guard: 0 }

function nextFight(state: DeckState): DeckState {
  const random = seededRandom(state.random)
  const pile = random.shuffled(state.deck.map((_, card) => card))
  const rested = {
    ...state,
    fight: state.fight + 1,
    health: Math.min(state.most, state.health + 12),
    guard: 0,
    energy: energyEach,
    pile,
    hand: [],
    spent: [],
    offers: [],
    random: random.state(),
  }
  return drawn(withFoe(rested), handSize)
}

function withFoe(state: DeckState): DeckState {
  const strength = state.scale * (0.8 + 0.25 * state.fight)
  const random = seededRandom(state.random)
  const most = Math.round(22 * strength)
  const cast = state.casts[(state.fight - 1) % state.casts.length] ?? ''
  const foe = { cast, health: most, most, guard: 0, strength, intent: intentOf(strength, random.next()) }
  return { ...state, foe, random: random.state() }
}

/** Cards come from the pile; when it is empty, those that were played are shuffled and become it. */
function drawn(state: DeckState, count: number): DeckState {
  const random = seededRandom(state.random)
  let { pile, spent } = state
  const hand = [...state.hand]
  for (let card = 0; card < count; card++) {
    if (pile.length === 0) {
      pile = random.shuffled(spent)
      spent = []
    }
    const next = pile[0]
    if (next === undefined) break
    hand.push(next)
    pile = pile.slice(1)
  }
  return { ...state, pile, spent, hand, random: random.state() }
}

/** Ends it where it can, else guards against what is coming, else hits. */
function wise(state: DeckState): Move {
  const { offers, hand, deck, energy, foe, guard } = state
  if (offers.length > 0)
    return [
      `offer ${Math.max(
        0,
        offers.findIndex(({ hit }) => hit),
      )}`,
    ]
  const open = hand.filter((card) => (deck[card]?.cost ?? 9) <= energy)
  const worth = (card: number) => {
    const { hit = 0, times = 1, guard: own = 0, heal = 0, draw = 0, cost } = deck[card] as Card
    const needed = Math.max(0, foe.intent.hit - guard)
    const kills = hit * times >= foe.health + foe.guard ? 100 : 0
    return (
      kills +
      (Math.min(own, needed) * 1.3 + hit * times + Math.min(heal, state.most - state.health) + draw * 4) /
        Math.max(0.5, cost)
    )
  }
  const [best] = open.sort((one, other) => worth(other) - worth(one))
  return best === undefined || worth(best) <= 0 ? ['end'] : [`card ${best}`]
}

const card = { width: 124, height: 170 }
const handX = (index: number, count: number) =>
  stage.width / 2 + (index - (count - 1) / 2) * Math.min(132, 640 / Math.max(1, count))

function cardPlaces({ hand, offers, deck }: DeckState): Place[] {
  if (offers.length > 0)
    return offers.map(({ name, ...rest }, index) => ({
      id: `offer ${index}`,
      x: handX(index, 3) - card.width / 2,
      y: 330 - card.height / 2,
      ...card,
      says: `${name}: ${wordsOn({ name, ...rest })}`,
      radius: 14,
    }))
  return hand.map((own, index) => {
    const { name, ...rest } = deck[own] as Card
    return {
      id: `card ${own}`,
      x: handX(index, hand.length) - card.width / 2,
      y: 595 - card.height / 2,
      ...card,
      says: `${name}: ${wordsOn({ name, ...rest })}, costs ${rest.cost}`,
      radius: 14,
    }
  })
}

const buttons = ({ offers }: DeckState): Place[] => [
  offers.length > 0
    ? {
        id: 'leave',
        x: 260,
        y: 446,
        width: 200,
        height: 50,
        says: 'Take none',
        words: 'Take none',
        button: true,
        letters: 20,
      }
    : {
        id: 'end',
        x: 566,
        y: 446,
        width: 144,
        height: 52,
        says: 'End turn',
        words: 'End turn',
        button: true,
        letters: 20,
      },
]

/** Whose picture is on a card: tools on those that hit, the hero on all others. */
function faceOf(own: Card, index: number, plan: GamePlan): Piece['face'] {
  const tools = [...castIn(plan, 'projectile'), ...castIn(plan, 'collectible')]
  const hero = theOne(plan, 'player')
  const kind = own.hit ? 'hit' : own.guard ? 'guard' : own.heal ? 'heal' : 'draw'
  const shown = own.hit && tools.length > 0 ? tools[index % tools.length] : hero
  return {
    kind: 'sheet',
    colour: colours[kind],
    cast: (shown ?? hero).id,
    title: own.name,
    words: wordsOn(own),
    corner: String(own.cost),
  }
}

const handPieces = ({ hand, deck, offers }: DeckState, plan: GamePlan): Piece[] =>
  offers.length > 0
    ? []
    : hand.map((own, index) => ({
        id: `card ${own}`,
        x: handX(index, hand.length),
        y: 595,
        ...card,
        face: faceOf(deck[own] as Card, own, plan),
        from: { x: 40, y: 660 },
      }))

const offerPieces = ({ offers }: DeckState, plan: GamePlan): Piece[] =>
  offers.map((own, index) => ({
    id: `offer ${own.name}`,
    x: handX(index, 3),
    y: 330,
    ...card,
    face: faceOf(own, index, plan),
    above: true,
  }))

/** Both of them, how they are, and what is about to happen. */
function drawFight({ foe, health, most, guard, energy, offers }: DeckState, painter: Painter): void {
  const { plan } = painter
  const hero = theOne(plan, 'player')
  painter.sprite(hero, 170, 300, 170, { shadow: true, facing: 1, alive: 1 })
  if (foe.health > 0) painter.sprite(foe.cast, 540, 290, 190, { shadow: true, facing: -1, alive: 2 })
  const gauge = (x: number, part: number, words: string, colour: string) => {
    painter.bar(x - 80, 404, 160, part, colour)
    painter.text(words, x, 430, 20, { bold: true, colour: '#ffffff', outline: '#1d1b2e' })
  }
  gauge(170, health / most, `${health}${guard > 0 ? `  +${guard} guard` : ''}`, '#3bb273')
  if (foe.health > 0)
    gauge(
      540,
      foe.health / foe.most,
      `${foe.health}${foe.guard > 0 ? `  +${foe.guard} guard` : ''}`,
      '#e5484d',
    )
  if (offers.length > 0) {
    painter.text(`You beat the ${memberOf(plan, foe.cast).name}! Choose a card.`, stage.width / 2, 214, 26, {
      bold: true,
      colour: '#ffffff',
      outline: '#1d1b2e',
    })
    return
  }
  const intent = [
    foe.intent.hit > 0 && `hits for ${foe.intent.hit}`,
    foe.intent.guard > 0 && `guards ${foe.intent.guard}`,
  ]
  painter.panel(430, 128, 220, 44, { fill: '#fffdf6', radius: 18 })
  painter.text(`Next: ${intent.filter(Boolean).join(', ')}`, 540, 151, 17, {
    bold: true,
    colour: '#1d1b2e',
    width: 210,
  })
  painter.panel(24, 446, 118, 44, { fill: '#ffd447', radius: 20 })
  painter.text(`Energy ${energy}`, 83, 469, 19, { bold: true, colour: '#1d1b2e' })
}

export const genre = turnGame(turns)
