import type { SKRSContext2D } from '@napi-rs/canvas'
import {
  blotches,
  bubble,
  cloud,
  cracks,
  drips,
  drops,
  flames,
  halo,
  hearts,
  letters,
  notes,
  patch,
  plaster,
  scratches,
  sparkles,
  sparks,
  stars,
  stripes,
  tint,
  vein,
  wisps,
} from './marks.ts'

/** A body in its frame, in pixels: where it stands, about where its head is, and how wide and high the frame is. */
export type Body = {
  left: number
  top: number
  width: number
  height: number
  head: { x: number; y: number }
  room: { width: number; height: number }
}

/** Marks are painted behind a body, onto nothing but the body, and over it. */
type Paint = (ctx: SKRSContext2D, body: Body) => void
export type Condition = {
  /** What people call it. */
  words: string
  /** What one sees of it. */
  shows: string
  /** Only whoever lives is so, or only what does not. */
  of?: 'living' | 'things'
  behind?: Paint
  onto?: Paint
  over?: Paint
  /** How much of it is left to see. */
  clear?: number
}

/**
 * How somebody or something is, where that shows: each in the signs that comics have for it, over any picture. What has no sign that
 * everybody knows is not in here, and is told as not checked.
 */
export const conditions: Record<string, Condition> = {
  asleep: {
    words: 'sleeping|sleepy|asleep|snoring|napping|dozing|drowsy|slumbering|dreaming|hibernating',
    shows: 'with Z’s over its head',
    of: 'living',
    over: letters('Z', '#4a6fb8'),
  },
  angry: {
    words: 'angry|mad|furious|grumpy|cranky|raging|enraged|irritated|annoyed|bad-tempered',
    shows: 'red, with a throbbing vein',
    of: 'living',
    onto: tint('#e0301e', 0.26),
    over: vein,
  },
  sad: {
    words: 'sad|unhappy|lonely|gloomy|heartbroken|depressed|miserable',
    shows: 'under a small raincloud',
    of: 'living',
    over: cloud,
  },
  crying: {
    words: 'crying|weeping|sobbing|tearful',
    shows: 'in tears',
    of: 'living',
    over: drops('#4aa8ec', 5),
  },
  scared: {
    words: 'scared|afraid|frightened|terrified|nervous|worried|panicked|panicking|anxious|startled',
    shows: 'pale and sweating',
    of: 'living',
    onto: tint('#dfeaff', 0.4),
    over: drops('#7cc4f2', 3),
  },
  tired: {
    words: 'tired|exhausted|weary|worn-out|overworked',
    shows: 'with drops of sweat',
    of: 'living',
    over: drops('#7cc4f2', 2),
  },
  dizzy: { words: 'dizzy|drunk|dazed|stunned|tipsy', shows: 'seeing stars', of: 'living', over: stars },
  sick: {
    words: 'sick|ill|queasy|nauseous|unwell|feverish|infected|contagious',
    shows: 'green in the face',
    of: 'living',
    onto: tint('#6fae3a', 0.5),
    over: blotches('#b8d94e', 4, 0.05),
  },
  hungry: {
    words: 'hungry|starving|starved|famished|peckish',
    shows: 'thinking of food',
    of: 'living',
    over: bubble('meat'),
  },
  thirsty: { words: 'thirsty|parched', shows: 'thinking of water', of: 'living', over: bubble('water') },
  confused: {
    words: 'confused|curious|puzzled|lost|clueless|forgetful',
    shows: 'with a question mark',
    of: 'living',
    over: letters('?', '#7a4fb5'),
  },
  'in love': {
    words: 'lovesick|in-love|lovestruck',
    shows: 'with hearts',
    of: 'living',
    over: hearts,
  },
  hurt: {
    words: 'wounded|injured|hurt|bandaged',
    shows: 'with plasters on',
    of: 'living',
    onto: plaster,
  },
  singing: { words: 'singing|humming|whistling', shows: 'with notes', over: notes },
  magic: {
    words: 'magic|magical|enchanted|sparkling|sparkly|glittering|glittery|shiny|twinkling|bewitched',
    shows: 'sparkling',
    over: sparkles('#fff6c2'),
  },
  glowing: {
    words: 'glowing|shining|luminous|radioactive|radiant|lit-up|fluorescent|bioluminescent',
    shows: 'in a glow',
    behind: halo('#eaff7a'),
    onto: tint('#f6ffb0', 0.3),
  },
  evil: {
    words: 'evil|wicked|cursed|possessed|sinister|demonic|haunted|corrupted',
    shows: 'in a dark glow',
    behind: halo('#5b1a7a'),
    onto: tint('#3a0f55', 0.34),
  },
  transparent: {
    words: 'transparent|see-through|ghostly|translucent|invisible|fading|faded',
    shows: 'see-through',
    clear: 0.42,
  },
  frozen: {
    words: 'frozen|icy|freezing|frosty|frosted|ice-covered|frostbitten',
    shows: 'under ice',
    onto: tint('#a9e2ff', 0.62),
    over: sparkles('#e8f8ff'),
  },
  burning: {
    words: 'burning|flaming|fiery|blazing|on-fire|ablaze',
    shows: 'in flames',
    behind: flames,
    onto: tint('#ff7a1a', 0.22),
  },
  burnt: {
    words: 'burnt|burned|charred|scorched|sooty|overcooked',
    shows: 'black and smoking',
    onto: tint('#17120f', 0.7),
    over: wisps('#6d6a68'),
  },
  steaming: {
    words: 'hot|steaming|boiling|smoking|scalding|piping-hot',
    shows: 'steaming',
    of: 'things',
    over: wisps('#ffffff'),
  },
  wet: { words: 'wet|soaked|dripping|soggy|damp|drenched', shows: 'dripping', over: drops('#4aa8ec', 6) },
  dirty: {
    words: 'dirty|muddy|filthy|grubby|messy|mud-covered|stained|soiled',
    shows: 'with mud on it',
    onto: blotches('#5c3d1e', 9, 0.13),
  },
  dusty: {
    words: 'dusty|cobwebby|ashy',
    shows: 'grey with specks of dust',
    onto: (ctx, body) => {
      tint('#a79f92', 0.4)(ctx, body)
      blotches('#e2dacb', 12, 0.04)(ctx, body)
    },
  },
  rotten: {
    words: 'rotten|spoiled|spoilt|mouldy|moldy|rotting|stale|expired|gone-bad|bad|decaying|foul',
    shows: 'brown and mouldy, and it smells',
    of: 'things',
    onto: (ctx, body) => {
      tint('#5d5a1c', 0.55)(ctx, body)
      blotches('#3c2f12', 7, 0.09)(ctx, body)
    },
    over: wisps('#8fae2f'),
  },
  stinky: {
    words: 'stinky|smelly|stinking|whiffy|reeking',
    shows: 'with a smell rising from it',
    over: wisps('#8fae2f'),
  },
  poisonous: {
    words: 'poisonous|poisoned|toxic|poison|venomous',
    shows: 'purple, with a skull',
    onto: tint('#7a2fa8', 0.5),
    over: bubble('skull'),
  },
  broken: {
    words: 'broken|cracked|damaged|shattered|crumbling|battered',
    shows: 'cracked',
    onto: cracks,
  },
  torn: { words: 'torn|ripped|tattered|scratched|shabby|ragged', shows: 'torn', onto: scratches },
  striped: { words: 'striped|stripy|stripey|zebra-striped', shows: 'striped', onto: stripes },
  spotted: {
    words: 'spotted|spotty|dotted|polka-dot|polka-dotted|speckled|freckled',
    shows: 'spotted',
    onto: blotches('#2a2233', 12, 0.075),
  },
  patched: { words: 'patched|patchwork|quilted|checkered|chequered|plaid', shows: 'in patches', onto: patch },
  slimy: {
    words: 'slimy|gooey|oozing|slime-covered|snotty',
    shows: 'dripping with slime',
    onto: tint('#67c23a', 0.3),
    over: drips('#63c132'),
  },
  sticky: {
    words: 'sticky|honeyed|syrupy|glazed|tarry',
    shows: 'dripping with something sticky',
    over: drips('#d9901f'),
  },
  electric: {
    words: 'electric|electrified|electrical|sparking',
    shows: 'with sparks around it',
    over: sparks,
  },
}

const byWord = new Map(
  Object.entries(conditions).flatMap(([id, { words }]) =>
    words.split('|').map((word) => [word, id] as const),
  ),
)

/** The condition that a word is about; 'bad' is one of apples, and not of dogs. */
export function conditionOf(word: string, isAlive: boolean): string | undefined {
  const id = byWord.get(word.toLowerCase().replace(/\s+/g, '-'))
  const of = id === undefined ? undefined : conditions[id]?.of
  return of === undefined || (of === 'living') === isAlive ? id : undefined
}
