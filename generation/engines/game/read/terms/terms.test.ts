import { describe, expect, it } from 'vitest'
import type { Term } from '../../../../brief/terms.ts'
import { briefOfPrompt } from '../brief-of-prompt.ts'
import { termsIn } from './terms.ts'

const pairOf = (whom: string, own: string) => ({ whom, own, words: expect.any(String) as string })
const ownOf = (whom: string) => (own: string) => pairOf(whom, own)

describe('what a sentence settles', () => {
  it.each<[string, Partial<Term>[]]>([
    [
      'A diver collects pearls. Pearls are worth 5 points, shells 2, and crabs cost 3 points',
      [
        { about: 'worth', whom: 'Pearls', value: 5 },
        { about: 'worth', whom: 'shells', value: 2 },
        { about: 'worth', whom: 'crabs', value: -3 },
      ],
    ],
    [
      'a stall where ripe plums sell for 4 coins',
      [{ about: 'worth', whom: 'ripe plums', value: 4, money: 'coins' }],
    ],
    [
      'a crab sorts rubbish, right bin +10, wrong bin -5',
      [
        { whom: 'right', value: 10 },
        { whom: 'wrong', value: -5 },
      ],
    ],
    [
      'Toast turns pale, brown, then burnt.',
      [{ about: 'ripening', whom: 'Toast', states: ['pale', 'brown', 'burnt'] }],
    ],
    [
      'a badger tops up jugs to the line, too much spills over',
      [
        { about: 'timing', by: 'line' },
        { about: 'missed', when: 'late', says: 'spills over' },
      ],
    ],
    ['an otter lets balloons grow and lets go right before they pop', [{ about: 'timing', by: 'line' }]],
    [
      'take the buns off at the perfect moment, too early and they are raw',
      [
        { about: 'timing', by: 'moment' },
        { about: 'missed', when: 'soon', says: 'raw' },
      ],
    ],
    [
      'click when the arrow is in the red zone, four perfect in a row wins',
      [
        { about: 'timing', by: 'zone', gauge: 'arrow' },
        { about: 'streak', many: 4, brings: 'win' },
      ],
    ],
    ['a toad walks to the pond, three coins in a row', []],
    [
      'pick up people on the corner and drive them to the hotel, the beach or the station',
      [
        {
          about: 'fit',
          does: 'take',
          pairs: ['hotel', 'beach', 'station'].map((whom) => ({
            whom,
            own: 'people',
            words: 'drive them to the hotel, the beach or the station',
          })),
        },
      ],
    ],
    [
      'a pilot takes guests to the island they want to visit',
      [
        {
          about: 'fit',
          pairs: [
            {
              whom: 'island',
              own: 'guests',
              words: 'takes guests to the island they want to visit',
              by: 'number',
            },
          ],
        },
      ],
    ],
    [
      'a hotel boy takes guests to their floor',
      [
        {
          about: 'fit',
          pairs: [{ whom: 'floor', own: 'guests', words: 'takes guests to their floor', by: 'number' }],
        },
      ],
    ],
    ['a knight takes the letter to the castle and saves the princess', []],
    [
      'a groomer: dogs come in to be washed, combed or trimmed',
      [{ about: 'fit', does: 'tend', pairs: ['soap', 'comb', 'scissors'].map(ownOf('dogs')) }],
    ],
    [
      'At the garage cars want a wash, wax or repair',
      [{ about: 'fit', does: 'tend', pairs: ['soap', 'wax', 'wrench'].map(ownOf('cars')) }],
    ],
    [
      'an ice cream van where kids ask for vanilla, mint or lemon',
      [
        {
          about: 'fit',
          does: 'ask',
          pairs: ['vanilla ice cream', 'mint ice cream', 'lemon ice cream'].map(ownOf('kids')),
        },
      ],
    ],
    [
      'a robot serves red and blue drinks to aliens',
      [{ about: 'fit', does: 'ask', pairs: ['red drinks', 'blue drinks'].map(ownOf('aliens')) }],
    ],
    ['the kids want to win the race and eat cake', []],
    [
      'lead the horses into the stable and the pigs into the sty before night',
      [
        {
          about: 'fit',
          does: 'sort',
          pairs: [pairOf('stable', 'horses'), pairOf('sty', 'pigs')],
        },
      ],
    ],
    [
      'put the red socks in the red drawer and the green ones in the green drawer',
      [
        {
          about: 'fit',
          does: 'sort',
          pairs: [pairOf('red drawer', 'red socks'), pairOf('green drawer', 'green socks')],
        },
      ],
    ],
    [
      'a baker sells bread and hires a helper who sells bread for him',
      [{ about: 'ware', name: 'helper', does: 'helps' }],
    ],
    ['milk goes sour after 20 seconds', [{ about: 'ripening', whom: 'milk', states: ['sour'], seconds: 20 }]],
    ['Every 15 seconds a comet appears.', [{ about: 'event', whom: 'comet', at: { every: 15 } }]],
    [
      'At 80 points a swan comes and says hello.',
      [{ about: 'event', whom: 'swan', at: { points: 80 }, says: 'Hello!' }],
    ],
    [
      'The last wave brings an ogre, who needs 12 hits.',
      [
        { about: 'event', whom: 'ogre', at: { stretch: 'wave', number: 'last' } },
        { about: 'hits', whom: 'ogre', many: 12 },
      ],
    ],
    [
      'spend the tips on faster skates, a bigger tray or a second oven between the days',
      [
        { about: 'ware', name: 'faster skates', does: 'faster', money: 'tips' },
        { about: 'ware', name: 'bigger tray', does: 'bigger' },
        { about: 'ware', name: 'second oven', does: 'another', between: true },
      ],
    ],
    ['days 1 to 4', [{ about: 'rounds', name: 'day', many: 4 }]],
    ['when all 6 nests are gone she loses', [{ about: 'loss', whom: 'nests', many: 6 }]],
    ['A hare eats carrots, eat 12 carrots to win', [{ about: 'victory', whom: 'carrots', many: 12 }]],
    ['You win when you have 9 shells.', [{ about: 'victory', whom: 'shells', many: 9 }]],
    ['find all the buttons and you win', [{ about: 'victory', whom: 'buttons' }]],
    ['reach the tower to win', [{ about: 'victory', whom: 'tower' }]],
    [
      'a sledge that pulls logs, the sledge has room for four',
      [{ about: 'room', holder: 'sledge', many: 4 }],
    ],
    ['she can only carry two at a time', [{ about: 'room', many: 2 }]],
    ['Your sack holds nine turnips', [{ about: 'room', holder: 'sack', many: 9, whom: 'turnips' }]],
    [
      'Pigs count as three and the cart can carry up to 7 animals',
      [
        { about: 'bulk', whom: 'Pigs', many: 3 },
        { about: 'room', many: 7 },
      ],
    ],
    ['only two kids fit in the sidecar', [{ about: 'room', holder: 'sidecar', many: 2 }]],
    [
      "The riders' mood drops while they wait and whoever reaches zero leaves",
      [
        { about: 'patience', part: 'drops', name: 'mood' },
        { about: 'patience', part: 'leaves' },
      ],
    ],
    [
      'diners get impatient, and you lose if four diners leave',
      [
        { about: 'patience', whom: 'diners', part: 'drops' },
        { about: 'patience', part: 'lost', many: 4 },
      ],
    ],
    [
      'the colony starts with eighty ants, every time an anteater licks a hill five ants die, if everyone dies it is over',
      [
        { about: 'number', part: 'from', value: 80 },
        { about: 'number', part: 'fewer', value: 5, by: { who: 'anteater', whom: 'hill' } },
        { about: 'number', part: 'none' },
      ],
    ],
    [
      'keep the fish above 300, if the fish fall below 300 you lose',
      [
        { about: 'number', whom: 'fish', part: 'least', value: 300 },
        { about: 'number', part: 'least', value: 300 },
      ],
    ],
    ['each lamb you find joins your flock', [{ about: 'number', part: 'more', by: { whom: 'lamb' } }]],
    ['your health drops when you get bitten', [{ about: 'health', part: 'hit' }]],
    ['If three ships sink you lose', [{ about: 'toll', of: 'ships', many: 3 }]],
    ['lose if they steal five sausages', [{ about: 'toll', of: 'sausages', many: 5 }]],
    ['3 crashes and you are fired', [{ about: 'chances', many: 3 }]],
    ['three hits and your ship is gone', [{ about: 'chances', many: 3 }]],
    ['three wrong parcels and you are fired', [{ about: 'chances', many: 3, of: 'wrong' }]],
    [
      'each goblin takes two hits, and the game ends when the dragon is beaten',
      [
        { about: 'hits', many: 2 },
        { about: 'victory', whom: 'dragon' },
      ],
    ],
    ['get caught three times and you lose', [{ about: 'chances', many: 3 }]],
    ["Let five wasps in and the party's over", [{ about: 'chances', many: 5 }]],
    ['five angry customers and your stand closes', [{ about: 'toll', of: 'customers', many: 5 }]],
    ['If three customers leave angry you have to close', [{ about: 'toll', of: 'customers', many: 3 }]],
    ['when all the chicks are back in the coop you win', [{ about: 'victory', whom: 'chicks', all: true }]],
    ['the level ends when the last candle is out', [{ about: 'victory', whom: 'candle', all: true }]],
    ['the game ends when the dragon is beaten', [{ about: 'victory', whom: 'dragon' }]],
    ['whoever eats 15 flies first wins', [{ about: 'victory', whom: 'flies', many: 15, first: true }]],
    ['bullseye is worth 50 points and a miss costs you 10', [{ value: 50 }, { whom: 'wrong', value: -10 }]],
    ['Sell lemonade for 2 coins a glass', [{ about: 'worth', whom: 'lemonade', value: 2, money: 'coins' }]],
    ['at the end show the words "Good night!"', [{ about: 'closing', says: 'Good night!', when: 'over' }]],
    ['When you win the code PLUM7 appears', [{ about: 'closing', says: 'PLUM7', when: 'won' }]],
  ])('"%s"', (text, terms) => {
    expect(termsIn(text).terms).toMatchObject(terms)
  })

  it.each([
    'a pig buys cakes with coins',
    'The girl holds 2 balloons and runs',
    'a fox runs from the hunter and gets 3 lives',
    'a knight fights goblins in 4 waves',
    'the wizard turns frogs into princes',
    'collect 10 stars before the bell rings',
    'a cat is chased by a dog for 30 seconds',
    'a maze game with 3 levels and a boss',
    'leaves fall from the trees and bees drop honey',
    'a juggler holds three balls',
    'the wizard has 5 spells and keeps the temperature above 10 degrees',
    'start with 3 lives and collect coins',
  ])('"%s" settles nothing of the kind', (text) => {
    expect(termsIn(text)).toEqual({ terms: [], rest: text })
  })

  it('leaves the rest of the sentence whole', () => {
    const { rest } = termsIn(
      'A fisherman catches fish. Every 20 seconds a shark comes, and red fish give 5 points.',
    )
    expect(rest).toBe('A fisherman catches fish.')
  })

  it('says for itself that somebody has a business, and where that is', () => {
    const { terms, rest } = termsIn('You run a lemonade stand: serve kids. It lasts 4 days.')
    expect(terms).toMatchObject([{ about: 'unmade' }, { about: 'rounds', many: 4 }])
    expect(rest).toBe('At a lemonade stand: serve kids.')
  })

  it.each([
    [
      'I want a game where you run a night bakery: serve kids.',
      'I want a game at a night bakery: serve kids.',
    ],
    ['run a bakery and bake bread', 'At a bakery and bake bread'],
    ['a fox runs a race in a park', 'a fox runs a race in a park'],
  ])('has nobody running where somebody has a business: %s', (prompt, left) => {
    expect(termsIn(prompt).rest).toBe(left)
  })

  it('takes the pause from before or behind the wares', () => {
    const { terms } = termsIn('Between the waves he can buy armour or a faster broom.')
    expect(terms).toMatchObject([
      { does: 'life', between: true },
      { does: 'faster', between: true },
    ])
  })

  it('takes how much fits in somewhere for no number of them on the stage', () => {
    const brief = briefOfPrompt('A captain brings people home. The boat holds 8 people, and logs float down.')
    const claims = 'refused' in brief ? [] : brief.claims
    expect(claims).toContainEqual({ about: 'other', words: 'The boat holds 8 people' })
    expect(claims.map(({ about }) => about)).not.toContain('count')
  })

  it.each([
    ['catch more mice in the barn than the dog', 'mice', 'dog', 'catch mice in the barn'],
    ['fetch 5 boxes to the van before the crew does', 'boxes', 'crew', 'fetch 5 boxes to the van'],
    ['pick all cherries before your brother does', 'cherries', 'brother', 'pick all cherries'],
    ['a duck has more bread than her opponent', 'bread', 'opponent', 'a duck collects bread'],
    ['you race against a toad, whoever is first at the pond wins', 'pond', 'toad', 'you get to the pond'],
    [
      'as a tortoise I race a hare to the haystack',
      'haystack',
      'hare',
      'as a tortoise I get to the haystack',
    ],
    ['a hen eats corn. A rival hen eats corn too', 'corn', 'hen', 'a hen eats corn.'],
    [
      'Two crows race against you to find the most nuts before dusk',
      'nuts',
      'crows',
      'find nuts before dusk',
    ],
    ['a hen competes with a duck to eat all the corn', 'corn', 'duck', 'a hen eats corn'],
    ['you and a fox race to gather eggs', 'eggs', 'fox', 'you gather eggs'],
  ])('knows who is after the same in "%s"', (text, whom, rival, rest) => {
    expect(termsIn(text)).toMatchObject({ terms: [{ about: 'contest', whom, rival }], rest })
  })

  it.each([
    ['Build huts for 6 coins each, every hut brings 2 coins per day', 'Build huts'],
    ['set up huts that cost 6 gold. Each hut pays 2 gold a day', 'set up huts.'],
  ])('knows what a building costs and brings in "%s"', (text, rest) => {
    expect(termsIn(text)).toMatchObject({
      terms: [
        { about: 'estate', part: 'costs', value: 6 },
        { about: 'estate', part: 'brings', value: 2, stretch: 'day' },
      ],
      rest,
    })
  })

  it('takes nothing that nobody builds for a building', () => {
    const { terms } = termsIn('A stand sells plums. A ripe plum costs 4 coins.')
    expect(terms.some(({ about }) => about === 'estate')).toBe(false)
  })

  it.each([
    ['a zombie game: every cow you bite turns into a zombie too', 'cow', true],
    ['whoever is caught has to help until nobody is left', '', undefined],
    ['when you tag someone they join your team', '', undefined],
    ['each goat you touch helps you catch the others', 'goat', undefined],
  ])('knows who is on the same side from then on in "%s"', (text, whom, alike) => {
    const [term] = termsIn(text).terms
    expect(term).toMatchObject({ about: 'joining', whom, ...(alike && { alike }) })
  })

  it.each([
    ['a boat catches fish from a pier. Catch 40 to win', 'fish', 40],
    ['collect shells, collect 15 of them to win', 'shells', 15],
  ])('knows of whom there have to be so many in "%s"', (text, whom, many) => {
    expect(termsIn(text).terms).toMatchObject([{ about: 'victory', whom, many }])
  })

  it('knows that who only turns into something helps nobody', () => {
    expect(termsIn('every frog you kiss becomes a prince').terms).toEqual([])
    expect(termsIn('flies give +2 jumps').terms).toEqual([])
  })

  it.each([
    'collect berries before winter comes',
    'get home before the wolf catches you',
    'jump over more fences than you can count',
    'feed the cat before it starts to cry',
    'race a kart to the finish',
    'race against the clock to collect coins',
    'fight with a sword to save the princess',
  ])('knows of no contest in "%s"', (text) => {
    expect(termsIn(text).terms).toEqual([])
  })

  it('says for itself when the shop opens', () => {
    const { terms } = termsIn('Every 10 cubes I get to the shop, where I can buy a faster crane')
    expect(terms).toMatchObject([{ about: 'unmade' }, { about: 'ware', words: 'I can buy a faster crane' }])
  })

  it.each([
    ['A miner digs for gems, rubies are worth 10 and emeralds 6.', ['ruby', 'emerald']],
    ['A baker pulls loaves from ovens. Bread gets hard after 9 seconds.', ['loaf']],
    // Nobody knows which of them are the old ones.
    ['A robot collects batteries. Old batteries cost 3 points.', ['Old batteries']],
  ])('knows who is meant in "%s"', (prompt, ids) => {
    const brief = briefOfPrompt(prompt)
    const terms = 'refused' in brief ? [] : (brief.terms ?? [])
    expect(terms.map((term) => 'whom' in term && term.whom)).toEqual(ids)
  })

  it('makes nothing of what nothing depends on', () => {
    const brief = briefOfPrompt('A miner digs for gems. Upgrades: a faster cart, a stronger lamp.')
    const claims = 'refused' in brief ? [] : brief.claims
    expect(claims).toContainEqual({ about: 'other', words: 'A stronger lamp' })
  })

  it('does to each sort of something what is done to it', () => {
    const brief = briefOfPrompt('A diver collects fish. Golden fish give 10 points, grey fish 2 points.')
    const deeds =
      'refused' in brief ? [] : (brief.deeds ?? []).flatMap(({ whoms }) => whoms.map(({ id }) => id))
    expect(deeds).toEqual(['fish', 'golden-fish', 'grey-fish'])
  })
})
