import type { Refusal } from './brief.ts'
import { closedTag, foreignWords } from './function-words.ts'
import { answerToNoWish, askFor, type Made } from './no-wish.ts'
import { phraseSense } from './phrases.ts'
import { withoutOrders } from './requests.ts'
import type { Spelling } from './spelling.ts'
import { unsafeMessages, unsafeRows } from './unsafe.ts'

/** Why this prompt cannot be served, or nothing. `text` is the prompt in lower case without markup. */
export function refusalOf(
  prompt: string,
  text: string,
  { spelling, made }: { spelling: Spelling; made: Made },
): Refusal | undefined {
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(prompt))
    return { refused: 'empty', message: askFor(made) }
  const unsafe = unsafeRows.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
  if (unsafe) return { refused: 'unsafe', message: unsafeMessages[unsafe.why] }
  if (isForeign(text, spelling)) {
    return {
      refused: 'language',
      message: 'I only understand English so far. Please write it again in English, in a few simple words.',
    }
  }
  return undefined
}

/** The same of a first wish, which may also be none at all: a greeting, a question, code. */
export function refusalOfWish(...asked: Parameters<typeof refusalOf>): Refusal | undefined {
  const [prompt, , { made }] = asked
  const refusal = refusalOf(...asked)
  if (refusal) return refusal
  const answer = answerToNoWish(withoutOrders(prompt), made)
  return answer === undefined ? undefined : { refused: 'empty', message: answer }
}

function isForeign(text: string, spelling: Spelling): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin / letters < 0.6) return true
  const words = text.match(/\p{L}[\p{L}']*/gu)?.filter((word) => word.length > 1) ?? []
  if (words.length < 3) return false
  let known = 0
  let english = 0
  let foreign = 0
  for (const word of words) {
    const plain = word.replace(/'s?$/, '')
    if (foreignWords.has(plain)) foreign += 1
    // Of what others call somebody's, only English says so: “Le Chatelier's principle”.
    if (closedTag(plain) || /'s$/.test(word)) english += 1
    if (closedTag(plain) || phraseSense(plain) || (spelling.isKnown(plain) && !foreignWords.has(plain)))
      known += 1
  }
  const share = known / words.length
  if (foreign >= 2 && foreign > english && share < 0.75) return true
  if (foreign >= 1 && english === 0 && share < 0.55) return true
  // Typing at random is no language; foreign sentences hold a few words that English has too.
  return words.length >= 5 && share < 0.35 && english === 0
}
