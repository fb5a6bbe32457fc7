import {
  genre,
  type StallContent,
  type StallState,
  turns,
  usualDays,
} from '@makebelieve/kit/game-2d/genres/stall/index'
import type { Actor, Brief } from '../../../brief/brief.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Figure } from '../figures.ts'
import { withOwnPart } from '../game-parts.ts'
import { verbsOf } from '../proof/signs.ts'
import { classic } from './classic.ts'
import { crowdOf, skyIn, skyRule, weathersIn } from './stall-weather.ts'

const money = [
  'coin',
  'dollar',
  'euro',
  'pound',
  'buck',
  'cent',
  'gold',
  'credit',
  'penny',
  'gold coin',
  'yen',
]

const isAlive = ({ thing }: Actor) =>
  thing.traits.some((trait) => ['person', 'animal', 'monster'].includes(trait))
const isFood = ({ thing }: Actor) => thing.traits.some((trait) => ['food', 'drink', 'edible'].includes(trait))

/** A lemonade stand that sells something else is only called so. */
function withoutNameOnly(brief: Brief): Brief {
  const others = brief.actors.filter((actor) => !isAlive(actor) && actor.thing.name !== 'lemonade')
  const isName = /\blemonade (?:stand|stall)s?\b/i.test(brief.prompt) && others.some((actor) => isFood(actor))
  if (!isName) return brief
  const gone = brief.actors.filter(({ thing }) => thing.name === 'lemonade').map(({ id }) => id)
  const isGone = (id: string | undefined) => id !== undefined && gone.includes(id)
  return {
    ...brief,
    actors: brief.actors.filter(({ id }) => !isGone(id)),
    triples: brief.triples.filter(({ subject, object }) => !isGone(subject) && !isGone(object)),
    claims: brief.claims.filter(
      (claim) =>
        !('actor' in claim && isGone(claim.actor)) && !(claim.about === 'rule' && isGone(claim.object)),
    ),
  }
}

const business = /^(.+) (?:shop|stand|stall|store|cart|kiosk|truck|booth|market)s?$/i

/** 'An umbrella shop': what it is called for is sold in it. */
function withWares(brief: Brief): Brief {
  const { find, isNoun } = openCatalogue()
  const actors = brief.actors.map((actor): Actor => {
    const ware = business.exec(actor.phrase)?.[1]?.split(' ').at(-1)?.toLowerCase()
    const thing = ware && isNoun(ware) ? find(ware) : undefined
    return thing && !isAlive({ ...actor, thing }) ? { ...actor, thing, phrase: thing.name } : actor
  })
  const nounOf = (id: string) => actors.find((actor) => actor.id === id)?.thing.name
  const claims = brief.claims.map((claim) => {
    const actor = claim.about === 'actor' ? brief.actors.find(({ id }) => id === claim.actor) : undefined
    const noun = actor && business.test(actor.phrase) ? nounOf(actor.id) : undefined
    return actor && noun
      ? { ...claim, words: `There is ${withArticle(noun)}`, nouns: { [actor.id]: noun } }
      : claim
  })
  return { ...brief, actors, claims }
}

/** 'In the woods' is where the stall stands. */
const isPlace = ({ thing, phrase }: Actor, { prompt }: Brief) =>
  new RegExp(
    `\\b(?:in|at|on|near|by|beside|outside) (?:an?|the|my|our) (?:\\w+ )?(?:${thing.name}|${thing.plural}|${phrase})\\b`,
    'i',
  ).test(prompt)

/** 'Every morning' and 'when it rains' are said of some hours and days at the stall, and not of all of the game. */
function withPassingHours(brief: Brief): Brief {
  const isPassing = {
    time: /\b(?:each|every|per) (?:day|morning|evening)\b/i.test(brief.prompt),
    weather: new RegExp(skyRule, 'i').test(brief.prompt),
  }
  const { time, weather, ...rest } = brief
  return {
    ...rest,
    ...(time && !isPassing.time && { time }),
    ...(weather && !isPassing.weather && { weather }),
    claims: brief.claims.filter(
      ({ about }) => !(about === 'time' && isPassing.time) && !(about === 'weather' && isPassing.weather),
    ),
  }
}

/** Who lives sells or buys, and everything else is sold. */
const asTrade = (told: Brief): Brief => {
  // Where something is brought to nobody asked for houses; they are not for sale.
  const said = { ...told, actors: told.actors.filter(({ implied }) => !implied) }
  const brief = withPassingHours(withWares(withoutNameOnly(said)))
  return withOwnPart(brief, (actor) =>
    isAlive(actor)
      ? actor.role === 'player'
        ? 'player'
        : 'friend'
      : isPlace(actor, brief)
        ? 'prop'
        : 'collectible',
  )
}

const dayFigure: Figure<StallState> = {
  counts: ['day', 'morning'],
  least: 2,
  most: 30,
  tells: ['rounds', 'levels', 'seconds'],
  takes: ['rounds', 'levels', 'seconds'],
  sets: (days) => ({ days }),
  // After so many it is over.
  has: (_, after) => (after.day === after.days && turns.ending(after) ? after.log.length : undefined),
}

const aims = /\b(?:earn|make|reach|get|have|save|gain|goal|collect|win|need|until|worth|profit)\w*\b/i
const starts = /\b(?:start|begin)\w*\b(?: \w+){0,2}$/i

const before = (prompt: string, said: string) => prompt.slice(0, Math.max(0, prompt.indexOf(said))).trimEnd()
const isStart = ({ prompt }: Brief, said: string) => starts.test(before(prompt, said))

export const stall = classic<StallState>({
  turns,
  genre,
  example: 'A lemonade stand: set your price each day for 5 days and watch the weather',
  longest: 600,
  rules: { levels: 1 },
  casts: asTrade,
  roles: { collectible: { least: 1, most: 3 }, friend: { least: 1, most: 4 }, enemy: { least: 0, most: 0 } },
  instead: {
    enemy: 'friend',
    boss: 'friend',
    hazard: 'collectible',
    obstacle: 'collectible',
    goal: 'collectible',
  },
  suggest: (role) =>
    role === 'collectible' ? ['lemonade'] : role === 'friend' ? ['child', 'woman', 'man'] : [],
  parts: [
    ...['stand', 'stall', 'shop', 'store', 'kiosk', 'booth', 'cart', 'truck', 'counter', 'lemonade stand'],
    ...['price', 'day', 'week', 'morning', 'evening', 'weather', 'forecast', 'customer', 'buyer', 'sale'],
    ...['profit', 'money', 'supply', 'stock', 'ingredient', 'storm', 'snowstorm', 'rain', 'snow', 'sun'],
    ...['people', 'person', 'juice cart', 'charge'],
    ...['demand', 'budget', 'cash', 'heat', 'wave', 'heat wave', 'business', 'owner', 'seller', ...money],
  ],
  twists: {
    prices: {
      words:
        /\b(?:decide|choose|set|pick) (?:what|how much) (?:to charge|(?:you|i|we|it) (?:charge|costs?))(?: for \w+)?(?: (?:each|every|per) (?:day|morning|week))?|\b(?:set|sets|setting|choos(?:e|es|ing)|pick|decide(?: on)?|chang(?:e|es|ing)|adjust|rais(?:e|ing)|lower(?:ing)?)(?: or (?:raise|lower))? (?:the |your |my |a |its |our |their )?(?:\w+ )?prices?(?: for (?:each|every|the|a|my|your) \w+)?(?: (?:for )?(?:each|every|per) (?:day|morning|week))?/,
      seen: ({ wares: before, day }, { wares: after, day: now }) =>
        day === now && after.some(({ price }, at) => price !== before[at]?.price),
    },
    // So many more or fewer came than on all other days.
    sky: {
      words: skyRule,
      fits: (_, said) => skyIn(said) !== undefined,
      seen(_before, { log, days }, said) {
        const id = skyIn(said)
        const came = (is: boolean) =>
          log.filter(({ weather }) => (weather === id) === is).map((day) => day.came)
        const [on, off] = [came(true), came(false)]
        if (log.length < days || on.length === 0 || off.length === 0) return false
        return crowdOf(said) > 1 ? Math.min(...on) > Math.max(...off) : Math.max(...on) < Math.min(...off)
      },
    },
    // No two kinds of days brought as many.
    weather: {
      words:
        /\b(?:the )?weather (?:changes|matters|affects?|decides?|influences?|changing|forecast|report)(?: (?!and\b|but\b)\w+){0,5}|\b(?:changing|different|random) weather\b|\b(?:depend(?:s|ing)? on|based on|watch|check) the (?:weather|forecast)(?: forecast)?\b/,
      seen: (_before, { log }) => {
        const last = log.at(-1)
        return log.some(({ weather, came }) => weather !== last?.weather && came !== last?.came)
      },
    },
    stock: {
      words:
        /\b(?:buy|order|prepare|make|decide) (?:enough |how much |how many )?(?:new |your |my |the )?(?:supplies|stock|ingredients|goods)(?: to (?:make|buy|order|sell))?(?: (?:each|every) (?:day|morning))?/,
      seen: (before, after) =>
        after.money < before.money &&
        after.wares.some(({ made }, at) => made > (before.wares[at]?.made ?? 0)),
    },
  },
  figures: {
    days: dayFigure,
    start: {
      counts: money,
      least: 1,
      most: 5000,
      fits: isStart,
      takes: ['score'],
      sets: (start) => ({ start }),
      has: ({ log, money, wares, phase }) =>
        phase === 'morning' && log.length === 0 && wares.every(({ made }) => made === 0) ? money : undefined,
    },
    aim: {
      counts: money,
      least: 5,
      most: 100_000,
      goal: true,
      fits: (brief, said) => !isStart(brief, said) && aims.test(before(brief.prompt, said).slice(-30) + said),
      takes: ['score'],
      tells: ['score'],
      sets: (aim) => ({ aim }),
      // It was won with so much, and was not with less.
      has: (_, after) =>
        turns.ending(after)?.winner === 0 && turns.ending({ ...after, money: after.aim - 1 })?.winner === 1
          ? after.aim
          : undefined,
    },
  },
  shows: () => ({
    sell: [...verbsOf('sell'), 'offer', 'serve', 'run', 'earn', 'get', 'need', 'have'],
    place: ['make', 'buy', 'brew', 'bake', 'cook', 'prepare', 'stock', 'order', 'squeeze', 'mix'],
    swap: ['set', 'price'],
  }),
  content(brief, game): StallContent {
    const { prompt } = brief
    const wares = brief.actors.filter(({ id, implied }) => !implied && isSold(id, game.cast))
    const coins = /\b(dollars|euros|pounds|bucks|gold|credits|pennies|yen)\b/i
      .exec(prompt)?.[1]
      ?.toLowerCase()
    const isWarm = /\b(?:hot|warm|steaming)\b|\b(?:soup|tea|coffee|cocoa|chocolate|umbrella)s?\b/i.test(
      prompt,
    )
    const isWeek = /\b(?:a|one|each|per) week\b/i.test(prompt)
    return {
      weathers: weathersIn(prompt, isWarm),
      ...(coins && { coins }),
      ...(isWeek && { days: 7 }),
      ...(wares.length > 0 && !wares.some(isFood) && { keeps: true }),
    }
  },
  goal(game) {
    const { days = usualDays, aim, coins = 'coins' } = game.content as StallContent
    const goods = game.cast.filter(({ role }) => role === 'collectible').map(({ plural }) => plural)
    return `Sell ${goods.join(' and ')} for ${days} days and finish with ${aim ?? turns.deal(game, game.seed, 1).aim} ${coins}.`
  },
})

const isSold = (id: string, cast: readonly { id: string; role: string }[]) =>
  cast.some((member) => member.id === id && member.role === 'collectible')
