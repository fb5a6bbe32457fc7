import {
  type CastMember,
  type CastRole,
  castIn,
  type GamePlan,
  memberOf,
  type Rules,
} from '@makebelieve/kit/game/plan'
import { bot } from '@makebelieve/kit/game-2d/genres/tycoon/bot'
import { goodsIn, type Upgrade, type UpgradeKind } from '@makebelieve/kit/game-2d/genres/tycoon/content'
import { genre } from '@makebelieve/kit/game-2d/genres/tycoon/index'
import type { TycoonWorld } from '@makebelieve/kit/game-2d/genres/tycoon/world'
import { newLock } from '@makebelieve/kit/game-2d/lock'
import type { Actor, Brief, Mechanic } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { GenreDesign } from '../design.ts'
import { buying, verbsOf } from '../proof/signs.ts'
import { withBoss } from './recasting.ts'

export const tycoon: GenreDesign<TycoonWorld> = {
  genre,
  bot,
  name: 'a business game',
  suggest: (role, { prompt }) => (role === 'collectible' ? productsIn(prompt) : []),
  calm: true,
  loose: true,
  standsInFor: {
    farming: 'a business game where you sell what you grow and expand the farm',
    cooking: 'a business game where you make and serve orders',
    'life-sim': 'a business game where you build up a place step by step',
    sandbox: 'a business game where you buy and build things one after another',
    'city-builder': 'a business game where you build up a place step by step',
    simulation: 'a business game where you build up a place step by step',
    'dress-up': 'a fashion shop where you serve customers',
    'pet-sim': 'a business game about looking after what you have',
    'virtual-pet': 'a business game about looking after what you have',
    mining: 'a business game where you sell what you dig up',
    idle: 'a business game that earns on its own',
    management: 'a business game',
  },
  // What is sold goes over the counter, and what comes in are coins.
  shows: () => ({
    sell: [...verbsOf('sell'), 'offer'],
    deliver: [...verbsOf('serve'), 'deliver', 'give', 'hand', 'hand over'],
    upgrade: [...buying, 'manage', 'run', 'own', 'expand'],
    collect: ['earn', 'gain'],
    hit: verbsOf('scare'),
    block: verbsOf('scare'),
  }),
  verbs: { sell: 3, manage: 3, cook: 2, grow: 2, click: 2, build: 1.4 },
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 3 },
    friend: { least: 0, most: 4 },
    obstacle: { least: 0, most: 4 },
    enemy: { least: 0, most: 3 },
    boss: { least: 0, most: 1 },
  },
  instead: {
    prop: 'obstacle',
    goal: 'obstacle',
    hazard: 'enemy',
    projectile: 'collectible',
    key: 'obstacle',
  },
  rules: { lives: 5, seconds: 100 },
  powerUps: ['rapid', 'double', 'slow', 'multi', 'shield', 'heart'],
  supports: [
    'levels',
    'boss',
    'keys',
    'two-players',
    'power-ups',
    'shield',
    'shop',
    'faster-over-time',
    'day-and-night',
  ],
  goal(game) {
    const names = goodsIn(game).map(({ plural }) => plural)
    const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]
    const { scoreGoal, seconds } = game.rules
    const much = scoreGoal === undefined ? 'reach your goal' : `earn ${scoreGoal} coins`
    const [boss] = game.rules.boss ? castIn(game, 'boss') : []
    const lock = newLock(game)
    const also = [
      ...(lock ? [`open the ${memberOf(game, lock.door).name}`] : []),
      ...(boss ? [`satisfy the ${boss.name}`] : []),
    ]
    const aims = ['build up your business', much, ...also]
    return `Make and sell ${list}, ${aims.slice(0, -1).join(', ')} and ${aims.at(-1)}${seconds ? ' before closing time' : ''}.`
  },
  finish(draft, brief) {
    const game = withBoss(draft)
    const cast = recast(game, brief)
    const coin = cast.find(({ role, name }) => role === 'goal' && money.test(name))
    const customers = cast.filter((member) => isCustomer(member, brief)).map(({ id }) => id)
    const upgrades = cast.flatMap((member) => {
      if (customers.includes(member.id)) return []
      return member.role === 'friend' || member.role === 'obstacle' ? [upgradeFrom(member, brief)] : []
    })
    return {
      ...game,
      cast,
      rules: rulesWith(game, coin?.count, brief.numbers.seconds !== undefined),
      content: {
        upgrades,
        customers,
        ...(coin ? { coin: coin.id } : {}),
        ...game.content,
      },
    }
  },
}

/**
 * Money that was counted is the aim, and little of it is earned in a short day, unless the prompt says how long it is.
 * Nothing is lost in a gentle game, so no clock hurries it.
 */
function rulesWith({ rules }: GamePlan, sum: number | undefined, timed: boolean): Rules {
  const { seconds, goalCount: _, ...rest } = rules
  const scoreGoal = rules.scoreGoal ?? sum
  const shorter =
    scoreGoal !== undefined && !timed ? Math.max(40, Math.round(scoreGoal)) : Number.POSITIVE_INFINITY
  return {
    ...rest,
    ...(seconds === undefined || rules.gentle ? {} : { seconds: Math.min(seconds, shorter) }),
    ...(sum === undefined ? {} : { goalCount: sum }),
    ...(scoreGoal === undefined ? {} : { scoreGoal }),
  }
}

const money = /^(?:.* )?(?:money|coins?|gold|cash|dollars?|euros?|bills?|gold coins?)$/

const actorOf = ({ actors }: Brief, { id }: CastMember): Actor | undefined =>
  actors.find((actor) => actor.id === id)

const buyers =
  /^(?:customer|guest|client|visitor|shopper|tourist|passenger|patient|buyer|kid|child|people|person|diner)s?$/

/** Who is served, fed or sold to comes to buy. */
function isCustomer(member: CastMember, brief: Brief): boolean {
  if (member.role === 'player') return false
  const served = brief.triples.some(
    ({ verb, object, to }) =>
      (object === member.id && /^(?:serve|feed|help|greet|please|satisfy)$/.test(verb)) || to === member.id,
  )
  return buyers.test(member.name.split(' ').at(-1) ?? '') || (served && isAlive(actorOf(brief, member)))
}

function isAlive(actor: Actor | undefined): boolean {
  return (
    actor?.thing.traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster') ??
    false
  )
}

const hostile: Mechanic[] = ['steal', 'avoid', 'fight', 'chase', 'defend', 'shoot']

/**
 * Customers are no goods, money is no ware, and somebody who is only against one by reputation is bought and shown. What
 * can be eaten is sold, where the prompt names nothing else to sell.
 */
function recast({ cast }: GamePlan, brief: Brief): CastMember[] {
  const isWare = (member: CastMember) =>
    member.role === 'collectible' && !isCustomer(member, brief) && !money.test(member.name)
  const named = cast.some((member) => isWare(member) && actorOf(brief, member))
  const food = named
    ? undefined
    : cast.find((member) => member.role === 'obstacle' && isFood(actorOf(brief, member)))
  const others = food !== undefined || cast.some(isWare)
  return cast
    .filter((member) => food === undefined || !isWare(member))
    .map((member): CastMember => {
      const role = member === food ? 'collectible' : roleIn(member, brief, others)
      return role === member.role ? member : { ...member, role }
    })
}

function isFood(actor: Actor | undefined): boolean {
  return (
    actor?.thing.traits.some((trait) => trait === 'food' || trait === 'drink' || trait === 'edible') ?? false
  )
}

function roleIn(member: CastMember, brief: Brief, others: boolean): CastRole {
  const { id, role, name } = member
  if (role === 'player') return role
  if (others && money.test(name)) return 'goal'
  if (role === 'collectible' && others && isCustomer(member, brief)) return 'friend'
  if (role === 'enemy' && actorOf(brief, member)) {
    const fights = brief.triples.some(
      ({ mechanic, subject, object }) => hostile.includes(mechanic) && (subject === id || object === id),
    )
    return fights && !isCustomer(member, brief) ? 'enemy' : 'friend'
  }
  return role
}

const ingredients =
  /sugar|salt|flour|milk|egg|butter|chocolate|spice|lemon|fruit|seed|water|fertilizer|ingredient|recipe|cream|cheese|sauce|topping|vegetable|herb|honey|paint|book|gold|diamond|magic/
const signs =
  /sign|billboard|poster|banner|advert|flag|lamp|light|music|balloon|flower|chair|table|sofa|decoration|statue|fountain|window|website/
const tools =
  /hand|glove|spoon|knife|whisk|hammer|shovel|rake|pickaxe|brush|scissors|watering can|pan|pot|tool|basket|hoe/

/** What a thing does for a business, by what it is. */
function upgradeFrom(member: CastMember, brief: Brief): Upgrade {
  const { id, name, role } = member
  const kind: UpgradeKind = tools.test(name)
    ? 'hands'
    : signs.test(name)
      ? 'sign'
      : ingredients.test(name)
        ? 'recipe'
        : role === 'friend' || isAlive(actorOf(brief, member))
          ? 'helper'
          : 'machine'
  return { id, name: name.charAt(0).toUpperCase() + name.slice(1), kind, tier: 0, cast: id }
}

/** What a business is named for is what it sells: 'pizza restaurant', 'a lemonade stand', 'flower shop'. */
function productsIn(prompt: string): string[] {
  const business =
    /\b([a-z]+(?: [a-z]+)?) (?:restaurant|shop|store|stand|cafe|bar|parlou?r|truck|stall|factory|bakery|market|kitchen|business|company|tycoon|simulator)\b/gi
  return [...prompt.toLowerCase().matchAll(business)].flatMap(([, words = '']) => {
    const last = words.split(' ').at(-1) ?? ''
    return [words, last].filter((word) =>
      /edible|drink|holdable|food|plant|toy/.test(openCatalogue().find(word).traits.join(' ')),
    )
  })
}
