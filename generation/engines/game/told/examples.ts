import type { Dimension } from '../genres/index.ts'
import type { GameDesign } from './design-schema.ts'

/** A wish and the design that a model should fill in for it. A test builds and proves each with its hooks. */
type ThingRead = GameDesign['reading']['things'][number]
export type Example = { prompt: string; design: GameDesign }

const thing = (noun: string, role: ThingRead['role'], attributes: string[] = []): ThingRead => ({
  noun,
  role,
  count: null,
  attributes,
})

/** A deed that is done to somebody, and needs nothing else. */
const plainly = { with: null, to: null, from: null }
const usual = { count: null, colour: null, size: null, speed: null }
const rules: GameDesign['rules'] = {
  lives: 3,
  seconds: null,
  levels: null,
  score: null,
  waves: null,
  laps: null,
  players: null,
  boss: false,
  powerUps: false,
  keys: false,
  dayAndNight: false,
  fasterOverTime: false,
  doubleJump: false,
  canBeLost: true,
}

const startled = `// Now and then one of the foes is startled and runs back to where it began.
function step(world, tools) {
  if (tools.chance() > 0.004) return
  const isFoe = ({ cast }) => world.plan.cast.some(({ id, role }) => id === cast && role === 'enemy')
  const foes = world.entities.filter(isFoe)
  const foe = foes[Math.floor(tools.chance() * foes.length)]
  if (!foe) return
  foe.x = foe.homeX
  foe.y = foe.homeY
  world.events.push({ type: 'warn', x: foe.x, y: foe.y, words: 'Eek!' })
}`

const lifeForPoints = (place: string) => `// Every 200 points give a life back, up to five.
function begin(world) {
  world.told = { rewarded: 0 }
}
function step(world) {
  const earned = Math.floor(world.score / 200)
  if (earned <= world.told.rewarded) return
  world.told.rewarded = earned
  if (world.lives >= 5) return
  world.lives += 1
  ${place}
}`

const atThePlayer = {
  '2d': `const you = world.plan.cast.find(({ role }) => role === 'player')
  const player = world.entities.find(({ cast }) => cast === you.id)
  if (player) world.events.push({ type: 'heal', x: player.x, y: player.y, words: '+1 life' })`,
  '3d': `const player = world.bodies.find((body) => body.role === 'player')
  if (player) world.events.push({ type: 'heal', x: player.x, y: player.y, z: player.z, words: '+1 life' })`,
}

const glowing = `// What can be collected begins to glow when the player comes near.
function step(world) {
  const player = world.bodies.find((body) => body.role === 'player')
  if (!player) return
  for (const body of world.bodies) {
    if (body.role !== 'collectible') continue
    const isNear = Math.hypot(body.x - player.x, body.z - player.z) < 6
    body.tint = isNear ? '#ffe27a' : '#ffffff'
  }
}`

const flat: [Example, Example] = [
  {
    prompt: 'a mouse steals cheese from shy cats that sometimes get startled and run home',
    design: {
      reading: {
        english: null,
        things: [thing('mouse', 'you'), thing('cheese', 'wanted'), thing('cats', 'against', ['shy'])],
        links: [
          { who: 'mouse', does: 'steals', whom: 'cheese' },
          { who: 'mouse', does: 'steals from', whom: 'cats' },
        ],
        said: [{ what: 'rule', piece: 'sometimes get startled and run home' }],
        limits: [],
        forms: [{ name: 'collector', sure: 0.8 }],
      },
      consequences: [],
      title: 'Shy Cats',
      genre: 'collector',
      cast: [
        { noun: 'mouse', phrase: 'mouse', role: 'player', ...usual },
        { noun: 'cheese', phrase: 'cheese', role: 'collectible', ...usual, count: 12 },
        { noun: 'cat', phrase: 'shy cats', role: 'enemy', ...usual, count: 3 },
      ],
      deeds: [
        { who: 'player', does: 'steal', whom: 'cheese', ...plainly },
        { who: 'cat', does: 'chase', whom: 'player', ...plainly },
      ],
      place: 'farm kitchen',
      scene: 'house',
      time: 'night',
      weather: null,
      mood: 'silly',
      style: null,
      difficulty: 'easy',
      topic: null,
      rules,
      hooks: startled,
    },
  },
  {
    prompt: 'a space shooter where every 200 points give a life back',
    design: {
      reading: {
        english: null,
        things: [],
        links: [],
        said: [
          { what: 'form', piece: 'space shooter' },
          { what: 'rule', piece: 'every 200 points give a life back' },
        ],
        limits: [{ value: 200, what: 'points', piece: '200 points' }],
        forms: [{ name: 'space shooter', sure: 1 }],
      },
      consequences: [],
      title: 'Second Wind',
      genre: 'shooter',
      cast: [
        { noun: 'spaceship', phrase: 'spaceship', role: 'player', ...usual },
        { noun: 'alien', phrase: 'aliens', role: 'enemy', ...usual },
      ],
      deeds: [{ who: 'player', does: 'shoot', whom: 'alien', ...plainly }],
      place: 'deep space',
      scene: 'space',
      time: 'night',
      weather: null,
      mood: 'epic',
      style: null,
      difficulty: 'normal',
      topic: null,
      rules: { ...rules, waves: 4 },
      hooks: lifeForPoints(atThePlayer['2d']),
    },
  },
]

const solid: [Example, Example] = [
  {
    prompt: 'a fox in an autumn forest collects mushrooms that glow when it comes near, while wolves hunt it',
    design: {
      reading: {
        english: null,
        things: [thing('fox', 'you'), thing('mushrooms', 'wanted'), thing('wolves', 'against')],
        links: [
          { who: 'fox', does: 'collects', whom: 'mushrooms' },
          { who: 'wolves', does: 'hunt', whom: 'fox' },
        ],
        said: [
          { what: 'place', piece: 'autumn forest' },
          { what: 'rule', piece: 'glow when it comes near' },
        ],
        limits: [],
        forms: [{ name: 'collector', sure: 0.9 }],
      },
      consequences: [],
      title: 'Glowing Mushrooms',
      genre: 'collector-3d',
      cast: [
        { noun: 'fox', phrase: 'fox', role: 'player', ...usual },
        { noun: 'mushroom', phrase: 'mushrooms', role: 'collectible', ...usual, count: 10 },
        { noun: 'wolf', phrase: 'wolves', role: 'enemy', ...usual, count: 2 },
      ],
      deeds: [
        { who: 'player', does: 'collect', whom: 'mushroom', ...plainly },
        { who: 'wolf', does: 'chase', whom: 'player', ...plainly },
      ],
      place: 'autumn forest',
      scene: 'forest',
      time: 'sunset',
      weather: null,
      mood: 'mysterious',
      style: null,
      difficulty: 'normal',
      topic: null,
      rules,
      hooks: glowing,
    },
  },
  {
    prompt: 'a penguin runs down three lanes of ice, and every 200 points give a life back',
    design: {
      reading: {
        english: null,
        things: [thing('penguin', 'you')],
        links: [{ who: 'penguin', does: 'runs', whom: null }],
        said: [
          { what: 'place', piece: 'three lanes of ice' },
          { what: 'rule', piece: 'every 200 points give a life back' },
        ],
        limits: [{ value: 200, what: 'points', piece: '200 points' }],
        forms: [{ name: 'endless runner', sure: 0.9 }],
      },
      consequences: [],
      title: 'Penguin Run',
      genre: 'runner-3d',
      cast: [
        { noun: 'penguin', phrase: 'penguin', role: 'player', ...usual },
        { noun: 'fish', phrase: 'fish', role: 'collectible', ...usual },
        { noun: 'snowman', phrase: 'snowmen', role: 'obstacle', ...usual },
        { noun: 'ice', phrase: 'ice', role: 'prop', ...usual },
      ],
      deeds: [
        { who: 'player', does: 'collect', whom: 'fish', ...plainly },
        { who: 'player', does: 'avoid', whom: 'snowman', ...plainly },
      ],
      place: 'snowy valley',
      scene: 'snow',
      time: 'day',
      weather: 'snow',
      mood: 'cheerful',
      style: null,
      difficulty: 'normal',
      topic: null,
      rules,
      hooks: lifeForPoints(atThePlayer['3d']),
    },
  },
]

export const examplesOf = (dimension: Dimension): [whole: Example, small: Example] =>
  dimension === '3d' ? solid : flat
