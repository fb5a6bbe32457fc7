import { ballsOf, blocksOf, type RallyWorld } from '@makebelieve/kit/game-2d/aim/rally'
import { length } from '@makebelieve/kit/rules/sure-math'
import type { Brief } from '../../../brief/brief.ts'
import { numberIn, type Twist, type Watch, watching } from '../twists.ts'

/** What is said on, up to the next thing that is said. */
const tail = "(?: (?!and\\b|but\\b|with a\\b)[\\w']+){0,6}"
const amount = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
const hit = '(?:hits?|bounces?|strokes?|touch(?:es)?|returns?|volleys?|whacks?)'
/** How something comes to its end that was hit too often. */
const ends =
  '(?:cracks?(?: open)?|hatch(?:es)?|bursts?|melts?|breaks?|pops?|explodes?|shatters?|splits?|blows? up|falls? apart|dissolves?)'

/** 'hatch' and 'hatches' come to 'hatches'. */
function doesIn(said: string): string {
  const found = [...said.matchAll(new RegExp(`\\b${ends}\\b`, 'gi'))].at(-1)?.[0].toLowerCase() ?? 'breaks'
  const [verb = '', ...rest] = found.split(' ')
  const third = verb.endsWith('s') ? verb : /(?:ch|sh|ss)$/.test(verb) ? `${verb}es` : `${verb}s`
  return [third, ...rest].join(' ')
}

const blockNouns = ['obstacle', 'block', 'barrier', 'bumper', 'pillar', 'post', 'wall', 'blocker', 'brick']

/** 'Obstacles in the middle', 'icebergs on the table', 'moving bumpers': what stands between the two. */
export function blocksSaid(brief: Brief): { text: string; heard: string; actor?: string }[] {
  const named = brief.actors.filter(({ role, implied }) => !implied && role !== 'player')
  const names = [
    ...blockNouns.map((noun) => `${noun}s?`),
    ...named.flatMap(({ thing }) => [thing.name, thing.plural]),
  ]
  const some = `(?:(?:two|three|four|some|a few|2|3|4|an?|moving|floating|bouncing|little|big|small|solid|round|\\w+y) )*`
  const where =
    '(?:in|at|around|near|across) the (?:middle|cent(?:er|re)|way|midfield)(?: of (?:the |it)?(?:\\w+)?)?|between (?:the (?:two )?paddles|the players|them|you|both sides)'
  const pattern = new RegExp(
    `\\b(?:with )?${some}(${names.join('|')})(?: (?:that |which )?(?:move|moving|float|floating|drift|drifting|stand|standing|sit|sitting|block|blocking|bounce|deflect|get)(?:s)?(?: (?:up and down|around|the ball|about|back and forth))*)?(?: (?:${where}))|\\b(?:with )?${some}(obstacles?|bumpers?|barriers?|pillars?|blockers?)\\b(?: (?:on the (?:table|court|field|rink|ice|board|screen)|that move(?: around| up and down)?))*`,
    'gi',
  )
  return [...brief.prompt.matchAll(pattern)].map(([text, one, other]) => {
    const noun = (one ?? other ?? '').toLowerCase()
    const actor = named.find(({ thing }) => noun === thing.name || noun === thing.plural)
    const isPlain = blockNouns.some((plain) => actor?.thing.name === plain)
    return { text, heard: text, ...(actor && !isPlain && { actor: actor.id }) }
  })
}

/** Rules of its own that a sentence may give to a ball and those who play it. */
export const rallyTwists = {
  first: {
    words:
      /\bfirst (?:one |player )?to (?:get |score |reach )?(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|eleven)(?: (?:goals?|points?))?(?: wins?)?\b(?! (?:clean |direct )?(?:hits?|bounces|saves|rounds|games|sets|matches|touches|shots|blocks)\b)/i,
    fits: (_, said) => (numberIn(said) ?? 99) <= 21,
    tells: ['score'],
    watch: watching(
      ({ status, goals }: RallyWorld) => ({ status, most: Math.max(...goals) }),
      (_, { status, most }, said) => status !== 'playing' && most === numberIn(said),
    ),
  },
  lasts: {
    words: new RegExp(
      `\\b(?:(?:\\w+ )?\\w+ (?:that|which) )?${ends}(?: more| a (?:bit|little))?(?: (?:with|on|at) (?:each|every) ${hit})?(?: [\\w']+){0,6}? (?:after|on|at)(?: the| its| only| just)* ${amount}(?:th)?\\b(?! (?:seconds?|minutes?|points?|goals?))(?: ${hit})?`,
    ),
    sets: (said) => ({ lasts: { hits: Math.max(3, numberIn(said) ?? 12), does: doesIn(said) } }),
    // It is over with that hit, whatever the goals say.
    watch: watching(
      ({ hits, status, goals, goal }: RallyWorld) => ({ hits, status, most: Math.max(...goals), goal }),
      (before, after, said) =>
        before.status === 'playing' &&
        after.status !== 'playing' &&
        after.hits === numberIn(said) &&
        after.most < after.goal,
    ),
  },
  swells: {
    words: new RegExp(
      `\\b(?<!paddles?(?: that| which)? )(?:(?!paddle)\\w+ (?:that|which) )?(?:(?:gets?|grows?|becomes?) (?:bigger|larger|smaller|tinier)|grows?|shrinks?|swells?)(?: a (?:bit|little))? (?:(?:with|after|on|at) )?(?:each|every)(?: time[\\w ]*)?(?: ${hit})?`,
    ),
    sets: (said) => ({ swells: /small|tin|shrink/i.test(said) ? -0.06 : 0.1 }),
    watch: watching(
      (world: RallyWorld) => ({
        hits: world.hits,
        wide: ballsOf(world).reduce((sum, { wide }) => sum + wide, 0),
      }),
      (before, after, said) =>
        after.hits > before.hits &&
        (/small|tin|shrink/i.test(said) ? after.wide < before.wide : after.wide > before.wide),
    ),
  },
  faster: {
    words: new RegExp(
      `\\b(?:(?:ball|puck|it)(?: that| which)? )?(?:(?:gets?|goes|becomes?|grows?|moves?) (?:faster|quicker)|speeds? up|accelerates?)\\b(?: and faster)?(?: (?:with|after|on|at|every|each)${tail})?`,
    ),
    tells: ['faster-over-time'],
    sets: () => ({ faster: true }),
    watch: watching(
      (world: RallyWorld) => ({
        hits: world.hits,
        speed: Math.max(...ballsOf(world).map(({ vx, vy }) => length(vx, vy))),
      }),
      (before, after) => after.hits > before.hits && after.speed > before.speed * 1.03,
    ),
  },
  balls: {
    words:
      /\b(?:two|three|2|3) (?:\w+ )?(?:balls|pucks)\b(?: (?:at once|at the same time|in play))?|\bmulti-?ball\b/i,
    atOnce: true,
    sets: (said) => ({ balls: Math.min(3, numberIn(said) ?? 2) }),
    watch: watching(
      ({ serves }: RallyWorld) => serves.filter((left) => left < 0).length,
      (before, after, said) => before === after && after === (numberIn(said) ?? 2),
    ),
  },
  // What stands there is where the court has nothing else, and balls come off it.
  blocks: {
    words: blocksSaid,
    parts: [...blockNouns, 'middle', 'center', 'centre', 'way'],
    atOnce: true,
    sets: (said, brief) => ({
      blocks: {
        many: Math.min(6, Math.max(1, numberIn(said) ?? (/\ban? (?!few)/i.test(said) ? 1 : 2))),
        moves: /\bmov|float|drift|back and forth/i.test(said),
        ...(blocksSaid(brief)[0]?.actor && { cast: blocksSaid(brief)[0]?.actor }),
      },
    }),
    watch: (said) => {
      let was: { x: number; y: number; vx: number; vy: number }[] = []
      let first: number[] | undefined
      return (world) => {
        const blocks = blocksOf(world)
        const before = was
        was = ballsOf(world).map(({ x, y, vx, vy }) => ({ x, y, vx, vy }))
        first ??= blocks.map(({ x, y }) => x + y)
        const hasMoved = blocks.some(({ x, y }, at) => Math.abs(x + y - (first?.[at] ?? 0)) > 20)
        const isMoving = /\bmov|float|drift|back and forth/i.test(said)
        const cameOff = before.some(({ vx, vy }, at) => {
          const now = was[at]
          const near =
            now && blocks.some((block) => length(block.x - now.x, block.y - now.y) < block.wide + 34)
          return near && (now.vx * vx < 0 || now.vy * vy < 0)
        })
        return blocks.length > 0 && cameOff && (!isMoving || hasMoved)
      }
    },
  },
  paddles: {
    words: new RegExp(
      `\\bpaddles?(?: that| which)? (?:(?:gets?|grows?|becomes?) (?:smaller|shorter|bigger|longer|larger)|shrinks?|grows?)(?: (?:with|after|on|at|every|each|when|whenever)${tail})?`,
    ),
    parts: ['paddle'],
    sets: (said) => ({
      paddles: {
        times: /bigger|longer|larger|grows?$|grows? (?!small|short)/i.test(said) ? 1.12 : 0.87,
        with: /\b(?:miss\w*|goals?|points?|scores?|scored|lose|lost)\b/i.test(said) ? 'miss' : 'hit',
      },
    }),
    watch: watching(
      ({ bodies }: RallyWorld) => bodies.slice(0, 2).map(({ high }) => high),
      (before, after) => after.some((high, side) => high !== before[side]),
    ),
  },
  paddle: {
    words: /\b(?:tiny|small|short|huge|big|giant|long|large) paddles?\b/i,
    sets: (said) => ({ paddles: { long: /tiny|small|short/i.test(said) ? 0.6 : 1.6 } }),
    watch: watching(
      ({ bodies }: RallyWorld) => bodies[0]?.high ?? 0,
      (_, high, said) => (/tiny|small|short/i.test(said) ? high < 50 : high > 58),
    ),
  },
} satisfies Record<string, Twist & { watch: Watch<RallyWorld> }>
