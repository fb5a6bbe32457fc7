import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Tale, TaleState } from '@makebelieve/kit/game-2d/turns/tale'
import { taleRules } from '@makebelieve/kit/game-2d/turns/tale'
import type { Brief } from '../../../../brief/brief.ts'
import { withOwnPart } from '../../game-parts.ts'
import type { Twist } from '../../twists.ts'

/** What a sentence says of a story that changes which way it goes: a door that stays shut, somebody who follows. */

const thing = '((?:[a-z]+ ){0,2}?[a-z]+)'
const barred =
  '((?:[a-z]+ ){0,2}?(?:door|gate|chest|vault|tower|portal|drawbridge|box|safe|trapdoor|room|chamber|lock)(?: (?:door|gate|room|chamber))?)'
const opening = '(?:open(?:s|ing)?|unlock(?:s|ing)?|(?:get|go|walk|pass)(?:s|ing)? through|enter(?:s|ing)?)'

/** 'You need to find the silver key before you can open the tower door', 'the door only opens with a key'. */
const locking = new RegExp(
  [
    `\\b(?:(?:you|he|she|they|i|we|one) )?(?:must|have to|has to|need to|needs to|first)? ?(?:first )?(?:find|get|look for|collect) (?:the |a |an |his |her |your )${thing} (?:before (?:you |he |she |they )?(?:can )?|(?:in order )?to |so (?:that )?(?:you )?can )${opening} (?:the |a )${barred}\\b`,
    `\\b(?:the |a )${barred} (?:that )?(?:only |just )?(?:opens?|unlocks?|can (?:only )?be (?:opened|unlocked)|is locked)(?: (?:only|until|unless|once|when|if|with|by|after|you|have|find|found|has|been|is|finding|having))* (?:the |a |an )${thing}\\b`,
  ].join('|'),
  'i',
)

/** The key and the door, as nouns. */
function lockSaid(prompt: string): { key: string; door: string } | undefined {
  const [, key, door, other, needed] = locking.exec(prompt) ?? []
  const found = key && door ? { key, door } : other && needed ? { key: needed, door: other } : undefined
  return found &&
    /\b(?:door|gate|chest|vault|tower|lock|portal|drawbridge|box|safe|trapdoor|room|chamber)\b/i.test(
      found.door,
    )
    ? found
    : undefined
}

export function lockIn(brief: Brief): { key: string; door: string } | undefined {
  const said = lockSaid(brief.prompt)
  if (!said) return undefined
  const actor = brief.actors.find(({ thing: { name, plural }, role }) => {
    const nouns = said.key.toLowerCase()
    return role !== 'player' && (nouns === name || nouns.endsWith(` ${name}`) || nouns === plural)
  })
  return actor && { key: actor.id, door: said.door.toLowerCase() }
}

const following =
  /\b(?:an? |the )?((?:[a-z]+ )?[a-z]+) (?:that |who |which )?(?:(?:always|keeps?|silently|slowly|secretly|is) )*(?:follow(?:s|ing)?|haunt(?:s|ing)?|stalk(?:s|ing)?|trail(?:s|ing)?|com(?:es|ing) after) (?:you|me|her|him|them|us|the \w+|my \w+|our \w+)(?: (?:around|everywhere|all the (?:way|time)|wherever (?:you|they|he|she) goe?s?|from room to room|through the \w+))*/i

export function followerIn(brief: Brief): string | undefined {
  const noun = following.exec(brief.prompt)?.[1]?.toLowerCase() ?? ''
  return brief.actors.find(
    ({ thing: { name, plural }, role }) =>
      role !== 'player' && (noun === name || noun === plural || noun.endsWith(` ${name}`)),
  )?.id
}

/** What opens a door is no aim of the story, and who follows stands in nobody's way. */
export function withTurns(brief: Brief): Brief {
  const [key, follower] = [lockIn(brief)?.key, followerIn(brief)]
  return withOwnPart(brief, ({ id }) => (id === key || id === follower ? 'projectile' : undefined))
}

type Seen = Twist & {
  seen(before: TaleState, after: TaleState, said: string, world: { plan: GamePlan }): boolean
}

const taleOf = ({ content }: GamePlan) => (content as { tale: Tale }).tale

export const turnTwists: Record<'locked' | 'follows', Seen> = {
  // Somebody went through who had what it takes, and nobody else could have.
  locked: {
    words: locking,
    fits: (brief) => lockIn(brief) !== undefined,
    parts: ['door', 'lock', 'tower door', 'gate'],
    along: 'find key open door before tower opens unlock need keys doors',
    seen(before, after, _said, { plan }) {
      if (before.at !== 'door' || after.at === 'door' || after.at === 'search') return false
      const rules = taleRules('story', '', plan)
      const without = { ...before, has: [] }
      const reached = rules.moves(without).map((move) => rules.after(without, move).at)
      return after.at !== 'shut' && !reached.includes(after.at)
    },
  },
  // It went on, and they were here and there.
  follows: {
    words: following,
    fits: (brief) => followerIn(brief) !== undefined,
    along: 'follows you everywhere around',
    seen(before, after, said, { plan }) {
      const { scenes } = taleOf(plan)
      const noun = following.exec(said)?.[1]?.toLowerCase() ?? ''
      const [id] = plan.cast.flatMap(({ id, name, plural }) =>
        noun === name || noun === plural || noun.endsWith(` ${name}`) ? [id] : [],
      )
      const isIn = (at: string) => id !== undefined && scenes[at]?.shows?.includes(id) === true
      return before.at !== after.at && isIn(before.at) && isIn(after.at)
    },
  },
}
