import type { World } from '@makebelieve/kit/game/world'
import type { Brief } from '../../../brief/brief.ts'
import { closingsIn } from '../read/terms/closing.ts'
import type { Twist, Watch } from '../twists.ts'

/** What is to be read once it is won or lost, in the words of the sentence. How long until then is no matter of a game of moves. */
const closings = ({ prompt }: Pick<Brief, 'prompt'>) =>
  closingsIn(prompt).flatMap(({ term }) =>
    term.about === 'closing' && term.seconds === undefined ? [term] : [],
  )

/** 'The winner gets the code SAVE20': it stands with what the game says at its end. */
export const closing: Twist & { watch: Watch } = {
  words: (brief) => closings(brief).map(({ words }) => ({ text: words, heard: words })),
  sets: (_, brief) => ({
    closing: Object.fromEntries(closings(brief).map(({ when, says }) => [when, says])),
  }),
  watch:
    (said) =>
    ({ status, because }: World) =>
      status !== 'playing' && closings({ prompt: said }).some(({ says }) => because?.includes(says) ?? false),
}
