import { genre, squaresOf, type TacticsContent, turns } from '@makebelieve/kit/game-2d/genres/tactics/index'
import type { Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { classic, countIn } from './classic.ts'
import { asSquad } from './squad.ts'

const back = '(?:come|comes|coming|return|returns|rise|rises|turn|turns|become|becomes)'
const ghosts = new RegExp(
  `\\b(?:fallen|dead|defeated|killed|lost|beaten|dying) [\\w' ]{0,40}?\\b${back}\\b[\\w ]{0,24}?\\b(?:ghosts?|zombies?|undead|spirits?|enem(?:y|ies)|foes?)\\b[\\w' ]{0,30}?(?:\\b(?:enem(?:y|ies)|foes?|other side|opponents?|against you)\\b(?:'s?)?(?: (?:side|team|squad))?)|\\b(?:when|whenever|if) [\\w' ]{0,40}?\\b(?:dies|die|falls|fall|is (?:killed|beaten|defeated))\\b[, ]+[\\w ]{0,12}?\\b${back}\\b[\\w ]{0,24}?\\b(?:ghost|zombie|enemy|spirit)\\b[\\w' ]{0,30}?(?:\\b(?:enem(?:y|ies)|foes?|other side|against you)\\b(?:'s?)?(?: (?:side|team|squad))?)`,
  'i',
)
const joins =
  /\b(?:beaten|defeated|fallen|conquered|every|each|all)? ?(?:\w+ )?\w+ (?:that |who |which )?(?:you (?:beat|defeat) )?(?:join|joins|joining) (?:you|your|our|the)\b(?: (?:squad|team|side|party|army))?/i
const intents =
  /\b(?:visible|shown|telegraphed) (?:\w+ )?(?:intents?|intentions?|attacks?|plans?)\b|\b(?:see|sees|shows?|showing|telegraph\w*|announce\w*|reveal\w*)\b[\w ,']{0,40}?\b(?:where|what|which)\b[\w ']{0,40}?\b(?:will|(?:is|are) (?:about|going) to|plans? to|wants? to) (?:hit|attack|strike|do|target)\b(?: (?:next|before (?:they|it) \w+|before\w*|in advance))?|\b(?:see|shows?|telegraph\w*|announce\w*|reveal\w*) (?:their|its|the enem(?:y|ies)'?s?|all) (?:next )?(?:intents?|intentions?|attacks?|plans?|moves?)\b(?: (?:next|beforehand|in advance))?/i
const intoTheDeep =
  /\b(?:push|shove|knock|throw|kick)(?:e?s|ed|ing)? (?:\w+ ){1,4}?(?:in|into|in to|down) (?:the |a )?(?:water|sea|river|lakes?|ponds?|lava|pits?|holes?|abyss|void|chasm)\b/i

const deeps = [
  ['lava', /\blava\b/i],
  ['pit', /\b(?:pits?|holes?|abyss|void|chasm)\b/i],
  ['water', /\b(?:water|rivers?|lakes?|ponds?|sea)\b/i],
] as const

export const tactics = classic({
  turns,
  genre,
  example: 'Turn-based tactics: a squad of knights against goblins in a forest',
  // An archer in a squad is no archery.
  surely:
    /\b(?:turn[- ]based|grid|squad)[- ]tactics?\b|\btactics game\b|\btactical (?:rpg|game|battle|squad)\b/,
  longest: 300,
  casts: asSquad,
  roles: {
    friend: { least: 0, most: 4 },
    enemy: { least: 1, most: 4 },
    boss: { least: 0, most: 1 },
    obstacle: { least: 0, most: 1 },
    collectible: { least: 0, most: 0 },
  },
  instead: { hazard: 'prop', goal: 'prop', collectible: 'prop', projectile: 'prop' },
  suggest: (role) => (role === 'enemy' ? ['goblin', 'wolf'] : role === 'player' ? ['knight'] : []),
  parts: [
    ...['squad', 'grid', 'square', 'intent', 'attack', 'terrain', 'battle', 'fight', 'unit', 'team', 'tile'],
    ...[
      'tactic',
      'strategy',
      'battlefield',
      'enemy',
      'side',
      'field',
      'hit',
      'foe',
      'hero',
      'party',
      'breach',
    ],
  ],
  twists: {
    // What was hit is what was shown before.
    intents: {
      words: intents,
      // It is the player who sees it, and the foes of whom it is seen.
      fits: (_, said) => !/\b(?:you|your \w+|we) (?:will|are|plan|want)\b/i.test(said),
      seen: ({ fighters, blows = [] }, { struck }) => {
        const foe = fighters.find(({ id }) => id === blows[0])
        if (!foe?.aim || struck.length === 0) return false
        return squaresOf(foe.cell, foe.skill, foe.aim).join() === struck.join()
      },
    },
    ghosts: {
      words: ghosts,
      parts: ['ghost', 'zombie', 'undead', 'spirit'],
      fits: (brief, said) => !areFoes(brief, said),
      seen: ({ fighters: before }, { fighters }) =>
        fighters.some(({ id, side }) => side === 1 && before.some((one) => one.id === id && one.side === 0)),
    },
    joins: {
      words: joins,
      fits: areFoes,
      seen: ({ fighters: before }, { fighters }) =>
        fighters.some(({ id, side }) => side === 0 && before.some((one) => one.id === id && one.side === 1)),
    },
    deep: {
      words: intoTheDeep,
      parts: ['water', 'lava', 'pit', 'hole', 'river', 'lake', 'pond', 'abyss', 'sea', 'void', 'chasm'],
      // Who fell is not known: it must be sure that it was whoever was spoken of.
      fits: ({ actors }, said) => {
        const foes = actors.filter(({ role }) => role === 'enemy' || role === 'boss')
        const others = actors.filter((actor) => !foes.includes(actor) && isAnimate(actor.thing))
        return (
          foes.length < 2 && !others.some(({ thing: { name, plural } }) => speaksOf(said, [name, plural]))
        )
      },
      seen: (before, after) => after.drowned > before.drowned,
    },
  },
  shows: () => ({
    hit: ['fight', 'hit', 'attack', 'strike', 'battle', 'shoot', 'shoot at', 'combat', 'duel'],
    hurt: ['fight', 'hit', 'attack', 'strike', 'battle', 'hurt', 'shoot', 'shoot at'],
    defeat: ['beat', 'defeat', 'fight', 'battle', 'slay', 'kill', 'destroy', 'win against', 'conquer'],
    push: ['push', 'shove', 'push around', 'knock back'],
  }),
  content(brief, { cast }): TacticsContent {
    const { prompt } = brief
    const named = cast.find(({ role }) => role === 'player')?.count
    const friends = cast.filter(({ role }) => role === 'friend').length
    const told = named === undefined ? undefined : named + friends
    const squad = told ?? countIn(brief, 'heroes|fighters|soldiers|units|members|warriors|characters|allies')
    const deep = deeps.find(([, words]) => words.test(prompt))?.[0]
    return {
      squad: Math.min(5, Math.max(friends + 1, squad ?? 3, 2)),
      ...(deep && { deep }),
      ...(asksFor(brief, ghosts, false) && { ghosts: true }),
      ...(asksFor(brief, joins, true) && { joins: true }),
    }
  },
  goal: ({ rules: { levels } }) =>
    levels > 1
      ? `Lead your squad through ${levels} battles.`
      : 'Beat all foes before your whole squad has fallen.',
})

/** Whether those of whom something is said are foes. */
function areFoes({ actors }: Brief, said: string): boolean {
  const [whom = ''] = said.split(/\b(?:come|coming|return|rise|turn|become|join)/i)
  const foes = actors.flatMap(({ role, thing: { name, plural } }) =>
    role === 'enemy' || role === 'boss' ? [name, plural] : [],
  )
  return speaksOf(whom, [...foes, 'enem(?:y|ies)', 'foes?', 'opponents?', 'monsters?'])
}

const speaksOf = (text: string, nouns: readonly string[]) =>
  new RegExp(`\\b(?:${nouns.join('|')})\\b`, 'i').test(text)

function asksFor(brief: Brief, words: RegExp, ofFoes: boolean): boolean {
  const said = words.exec(brief.prompt)?.[0]
  return said !== undefined && areFoes(brief, said) === ofFoes
}
