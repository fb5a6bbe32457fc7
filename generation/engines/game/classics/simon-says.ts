import { castIn } from '@makebelieve/kit/game/plan'
import {
  genre,
  mostPads,
  noteOf,
  type SimonContent,
  type SimonState,
  turns,
  usualPads,
  usualRounds,
  wanted,
} from '@makebelieve/kit/game-2d/genres/simon-says/index'
import type { Brief, Claim } from '../../../brief/brief.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { numberIn } from '../twists.ts'
import { classic, coloursIn, countIn, doerIn, inColours, toldIn } from './classic.ts'
import { nobodySteered } from './reading.ts'

const amount = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
/** What sounds or lights up, where nobody is said to sit on it. */
const padWords =
  'pads?|buttons?|lights?|lamps?|colou?rs?|tones?|sounds?|notes?|keys?|panels?|fields?|squares?|circles?'
const orderWords = 'order|sequence|pattern|row|series|melody|tune|song'

const soundWords =
  'moos?|croaks?|sings?|chirps?|tweets?|barks?|meows?|quacks?|oinks?|hoots?|roars?|howls?|growls?|buzz(?:es)?|squeaks?|rings?|sounds?|beeps?|hums?|whistles?|blinks?|glows?|flash(?:es)?|lights? up|light(?:s)? up|shines?|neighs?|bleats?|toots?'

/** Whoever shows or plays the order is no pad: 'an owl shows a pattern of stars'. */
const callerIn = (brief: Brief) =>
  doerIn(
    brief,
    `(?:shows?|plays?|says?|conducts?|gives?|calls?|leads?|teaches|lights?)\\b[^.]{0,24}\\b(?:${orderWords})`,
  )

/** That somebody repeats is what the whole game is; in which order is a rule of its own. */
const isJustRepeating = (claim: Claim): boolean =>
  claim.about === 'rule' &&
  claim.object === undefined &&
  /^(?:repeat|copy|echo|imitate|mimic|remember)$/.test(claim.verb ?? '')

/** Whoever repeats is who plays, and sits beside the pads: 'children repeat the order'. */
function withWhoPlays(told: Brief): Brief {
  const brief = nobodySteered({ ...told, claims: told.claims.filter((claim) => !isJustRepeating(claim)) })
  const repeats = brief.actors.find(
    ({ thing, implied }) =>
      !implied &&
      new RegExp(
        `\\b(?:${thing.name}|${thing.plural}) (?:(?:has|have|needs?|must|should|can|to|then) ){0,3}(?:repeat|cop(?:y|ies)|echo|imitate|mimic|press|click|tap|remember)(?:s|es)?\\b`,
        'i',
      ).test(brief.prompt),
  )
  if (!repeats || brief.actors.filter(({ implied }) => !implied).length < 2) return brief
  const { count: _, plural: __, ...one } = repeats
  return {
    ...brief,
    actors: brief.actors
      .filter(({ role }) => role !== 'player')
      .map((actor) => (actor === repeats ? { ...one, id: 'player', role: 'player', implied: true } : actor)),
    claims: brief.claims
      .filter((claim) => !(claim.about === 'count' && claim.actor === repeats.id))
      .map(
        (claim): Claim =>
          claim.about === 'actor' && claim.actor === repeats.id
            ? {
                ...claim,
                actor: 'player',
                role: 'player',
                words: `You play ${withArticle(one.thing.name)}`,
                nouns: { player: one.thing.name },
              }
            : claim,
      ),
  }
}

const sudden =
  /\b(?:one|a single|the first|any|1) (?:wrong \w+|mistakes?|errors?|slips?|miss(?:es)?)\b[^.,;]{0,24}\b(?:over|ends?|out|los(?:e|es|t)|game)\b|\bsudden death\b/i

export const simonSays = classic<SimonState>({
  turns,
  genre,
  example: 'Simon Says with four cows, each with its own tone',
  surely:
    /\bsimon[- ]says\b|\bsimon\b[^.]*\b(?:repeat|order|sequence|pattern|tones?|backwards?)\b|\b(?:repeat|copy|copies|echo|imitate)s? (?:the|its|their|this|that|a) (?:\w+ )?(?:order|sequence|pattern)\b|\b(?:lights?|buttons?|pads?|colou?rs?|tones?|lamps?)\b[^.]*\b(?:repeat|copy|copies|echo|imitate)s? (?:it|them|that|what|the (?:tune|melody|song))\b/,
  casts: withWhoPlays,
  company: true,
  roles: { enemy: { least: 0, most: 0 }, collectible: { least: 0, most: mostPads } },
  suggest: (role) => (role === 'player' ? ['child'] : []),
  instead: {
    friend: 'collectible',
    enemy: 'collectible',
    boss: 'collectible',
    hazard: 'collectible',
    goal: 'collectible',
    prop: 'collectible',
    obstacle: 'collectible',
    projectile: 'collectible',
  },
  parts: [
    ...['order', 'sequence', 'pattern', 'series', 'row', 'song', 'tune', 'melody', 'memory', 'memory game'],
    ...[
      'pad',
      'button',
      'light',
      'lamp',
      'colour',
      'color',
      'tone',
      'sound',
      'note',
      'key',
      'panel',
      'flash',
    ],
    ...['simon', 'simon says', 'class', 'mistake', 'heart', 'life', 'time', 'moo', 'croak', 'end', 'one'],
  ],
  faces: ({ prompt, actors }) => {
    const said = actors.find(({ implied, role, count }) => !implied && role !== 'player' && count)?.count
    return /\b(?:animals|instruments|fruits|vegetables|vehicles|birds|toys)\b/i.test(prompt)
      ? Math.min(mostPads, said ?? usualPads)
      : 0
  },
  twists: {
    colours: inColours,
    // A round is won, and the next one has a tone more.
    longer: {
      words: new RegExp(
        [
          `\\b(?:one|1) (?:more|extra|additional|new)(?: \\w+)? (?:is added )?(?:each|every|per) (?:round|time|turn|level)\\b`,
          `\\b(?:each|every) (?:new )?(?:round|time|turn|level)\\b[^.,;]{0,30}\\b(?:one|1)\\b[^.,;]{0,12}\\b(?:more|longer|added|extra)\\b`,
          `\\b(?:each|every) (?:new )?(?:round|time|turn|level) adds (?:one|a|another)\\b(?: \\w+)?`,
          `\\b(?:it |the (?:${orderWords}) |and )?(?:gets|grows|becomes) longer(?: and longer)?\\b(?: (?:each|every|with each|with every) (?:round|time|turn))?`,
        ].join('|'),
      ),
      seen: ({ order: before, round }, after) =>
        after.round === round + 1 && after.order.length > before.length,
    },
    // One after the other is heard before anybody repeats it.
    sounds: {
      words: new RegExp(
        [
          `(?<!\\b(?:each|every) )\\b(?!(?:one|more|each|it|they|that|and|which|who|children|then|must|to)\\b)\\w+ (?:${soundWords})\\b(?: (?:one after (?:the other|another)|one by one|in turn|in (?:a|an|some|its|their|random) (?:random )?(?:sequence|order|row)))?`,
          `\\b\\w+ (?:shows?|plays?|gives?|sings?)(?: (?:you|me|us))? (?:a|an|the|its|some) (?:\\w+ )?(?:${orderWords})(?: of \\w+)?`,
        ].join('|'),
      ),
      seen: ({ mode, lit, at }, after) =>
        mode === 'show' &&
        after.mode === 'show' &&
        lit < 0 &&
        after.lit >= 0 &&
        after.at === at + 1 &&
        at > 0,
    },
    // Whoever sounds differently from the one before is another pad, and no two of them are alike.
    tones: {
      words:
        /\b(?:(?:each|every)(?: (?:one|of them|\w+))?|all|they)\b[^.,;]{0,24}\b(?:different|its own|their own|own|another) (?:tones?|sounds?|notes?|colou?rs?|voices?|pitch(?:es)?)\b|\b(?:with|in|at) (?:different|its own|their own) (?:tones?|sounds?|notes?|voices?|pitch(?:es)?)\b/,
      seen: (_before, { lit, last, pads }) =>
        lit >= 0 &&
        last >= 0 &&
        lit !== last &&
        new Set(Array.from({ length: pads }, (_, pad) => noteOf(pad))).size === pads,
    },
    // A whole order was picked as it was shown.
    order: {
      words: new RegExp(
        [
          `\\b(?:(?:have|has|need|needs) to |must )?(?:repeat|cop(?:y|ies)|echo|imitate|mimic|press|click|tap|touch|hit|play|push|remember|follow|pick)(?:s|es|ing)?\\b[^.;]{0,32}?\\b(?:(?:the|in the|its|that|this|their|a)(?: same| right| correct| exact| whole)? (?:${orderWords})|order)\\b(?: (?:in which|that)| of \\w+)?`,
          `\\b(?:${orderWords})(?: of \\w+)?,? (?:and|which|that) (?:you|i|we|they)(?: then)?(?: have to| must| need to)? (?:repeat|copy|echo|imitate)(?: it| them)?\\b`,
        ].join('|'),
      ),
      fits: ({ prompt }) => !/\bbackwards?\b|\bin reverse\b|\breversed?\b/i.test(prompt),
      seen: (before, after) =>
        after.round > before.round && !after.backwards && wanted(before) === before.order.at(-1),
    },
    backwards: {
      words:
        /\b(?:(?:have to |must )?(?:repeat|copy|press|play|do)(?:s|es)? (?:it|them|that|everything|the \w+) )?(?:backwards?|in reverse(?: order)?|(?:in|from) (?:the )?(?:opposite|reverse|reversed) order|from (?:the )?(?:last|end|back) to (?:the )?(?:first|start|front))\b/,
      sets: () => ({ backwards: true }),
      seen: ({ order, at, round }, after) =>
        after.slip < 0 &&
        after.round > round &&
        at === order.length - 1 &&
        order[0] !== order.at(-1) &&
        after.lit === order[0],
    },
    faster: {
      words:
        /\b(?:it |and |which |that )?(?:gets?|goes|becomes?|grows?|plays?|runs?) (?:faster|quicker)(?: and (?:faster|quicker))?(?: (?:with )?(?:each|every) (?:round|time|turn|level))?\b|\bspeeds? up(?: (?:with )?(?:each|every) (?:round|time|turn|level))?\b|\b(?:faster|quicker) (?:each|every) (?:round|time|turn|level)\b/,
      tells: ['faster-over-time'],
      sets: () => ({ faster: true }),
      // A tone of a later round went out before one of the first would have.
      seen: ({ lit, age, tone, mode }, after) =>
        mode === 'show' && lit >= 0 && after.lit < 0 && age + 1 < tone,
    },
    fresh: {
      words:
        /\b(?:a )?(?:(?:completely|whole|entirely|totally) )?(?:new|different|another|fresh) (?:order|sequence|pattern|melody|tune)\b(?: (?:each|every|in each|in every) (?:round|time|turn))?/,
      sets: () => ({ fresh: true }),
      seen: ({ order, round }, after) =>
        after.round === round + 1 && order.some((pad, at) => after.order[at] !== pad),
    },
    sudden: {
      words: sudden,
      tells: ['lives'],
      takes: ['lives'],
      sets: () => ({ hearts: 1 }),
      seen: (before, { hearts, most }) => most === 1 && before.hearts === 1 && hearts === 0,
    },
    rounds: {
      words: new RegExp(
        `\\b(?:(?:win|wins|won|winning|survive|finish|done|over|play|reach|get|until|till|up to|make it) )?(?:(?:after|at|with|to|through|until|up to|for|all) )?(?:(?:round|level) ${amount}|${amount} rounds)\\b(?: wins?)?`,
      ),
      takes: ['rounds', 'score', 'levels'],
      sets: (said) => ({ rounds: Math.min(20, Math.max(2, numberIn(said) ?? usualRounds)) }),
      seen: (before, { rounds, round }, said) => rounds === numberIn(said) && round > before.round,
    },
    starts: {
      words: new RegExp(`\\b(?:start|begin)(?:s|ing)? with ${amount} (?:\\w+ )?\\w+`),
      atOnce: true,
      sets: (said) => ({ first: Math.min(6, Math.max(1, numberIn(said) ?? 1)) }),
      seen: (before, after, said) =>
        before.round === 1 && after.round === 1 && after.order.length === numberIn(said),
    },
    pads: {
      words: new RegExp(`\\b${amount} (?:\\w+ )?(?:${padWords})\\b`),
      fits: (_brief, said) => (numberIn(said) ?? 0) >= 2,
      atOnce: true,
      seen: (_before, { pads }, said) => pads === numberIn(said),
    },
  },
  shows: () => ({
    step: [
      ...['sing', 'play', 'sound', 'ring', 'chirp', 'croak', 'bark', 'meow', 'toot', 'moo', 'quack', 'oink'],
      ...['hoot', 'roar', 'howl', 'light', 'light up', 'flash', 'blink', 'glow', 'shine', 'tweet', 'buzz'],
      ...[
        'squeak',
        'growl',
        'call',
        'beep',
        'hum',
        'whistle',
        'make',
        'have',
        'show',
        'dance',
        'jump',
        'hop',
      ],
    ],
    right: [
      ...['repeat', 'copy', 'press', 'click', 'click on', 'tap', 'touch', 'hit', 'push', 'play', 'remember'],
      ...['echo', 'imitate', 'mimic', 'follow', 'pick', 'choose', 'memorize', 'memorise'],
    ],
  }),
  content(brief, game): SimonContent {
    const caller = callerIn(brief)
    const laid = new Set(castIn(game, 'collectible').map(({ id }) => id))
    const told = toldIn(brief, game).filter((id) => laid.has(id) && id !== caller)
    const said = coloursIn(brief.prompt)
    const [only] = told
    const nouns = brief.actors.flatMap(({ id, thing }) => (id === only ? [thing.plural] : []))
    const counted =
      brief.actors.find(({ id, count }) => count && told.includes(id))?.count ??
      (nouns.length > 0 ? countIn(brief, nouns.join('|')) : undefined)
    const within = (many: number) => Math.min(mostPads, Math.max(2, many))
    const pads = within(
      (told.length >= 3 ? told.length : undefined) ??
        counted ??
        countIn(brief, padWords) ??
        (said.length >= 3 ? said.length : usualPads),
    )
    return {
      pads,
      faces: told.slice(0, mostPads),
      ...(caller && laid.has(caller) && { caller }),
      ...(said.length > 0 && { colours: said.slice(0, mostPads) }),
    }
  },
  goal: ({ content }) => {
    const { rounds = usualRounds, backwards } = content as SimonContent
    return `Watch the order, and repeat it ${backwards ? 'backwards ' : ''}for ${rounds} rounds.`
  },
})
