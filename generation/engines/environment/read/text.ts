import { withEmojiWords } from '../../../brief/emoji-words.ts'
import { normalize } from '../../../brief/normalize.ts'
import { unframed } from '../../model/read/frames.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import { spelt } from './scene-spelling.ts'

const relatives =
  'son|daughter|kid|kids|child|children|sister|brother|friend|friends|wife|husband|mom|mum|dad|class|students|niece|nephew|cousin|family'

/** Ways of asking for a scene rather than telling what is in it. */
const frames: RegExp[] = [
  new RegExp(
    `\\b(?:for )?(?:my|our) (?:\\w+ )?(?:${relatives}) (?:(?:can|could|will|would|wants? to|would like to|may) )?(?:see|play with|play|walk|explore|meet|watch|wants?|loves?|likes?)\\b`,
    'g',
  ),
  /\b(?:he|she|they|i|we) (?:really |just |also )?(?:loves?|likes?|wants?|adores?)\b(?: to (?:see|have|walk|play))?/g,
  /\bw\/? (?=[a-z])/g,
  /\bliminal spaces?\b/g,
  /\b(?:i|we) (?:am|are|want to be|find myself) (?:standing |sitting |walking |lost )?(?=(?:in|on|at|inside|under)\b)/g,
  /^(?:please )?(?:let me|let us|i want to|i want|i wish for|i need|we want|can i have|could i have|i would like|i would love|i would like to|i would love to|take me|put me|place me|transport me) (?:to |go |walk |explore |see |visit |wander |be |stand |live )*(?:around |through |to )?/g,
  /\b(?:imagine|picture|visuali[sz]e|envision)(?: that)?(?: there is| there are| you are| yourself| we are)?\b/g,
  /\b(?:build|make|create|generate|design|give|show|draw|render|do)(?: me| us)? (?=(?:a|an|the|some|my|one)\b)/g,
  /\b(?:that|which) (?:you can|i can|we can|one can|people can) (?:walk|explore|wander|look)(?: around| through| in| into)*\b/g,
  /\b(?:fully )?(?:walkable|explorable|interactive|playable|immersive)\b/g,
  /\b(?:half|partly|partially|slowly|gently|softly|quietly|lazily|completely|totally|fully|mostly|slightly|just) (?=\w+(?:ed|en|ing|own|ilt)\b)/g,
  /\b(?:please|thanks|thank you|ok|okay)\b/g,
]

/** The sentences of a prompt as words in lower case; commas stay as words of their own. */
export function sentencesOf(prompt: string, lexicon: Lexicon): string[][] {
  return normalize(withEmojiWords(prompt, lexicon.catalogue)).flatMap(({ text, label, heading }) => {
    const said = text === '' ? (heading ?? '') : label === undefined ? text : `${label} , ${text}`
    // Semicolons end sentences here as full stops do.
    return said.split(/;|[.!?](?=\s|$)/).flatMap((sentence) => {
      const words = wordsOf(sentence, lexicon)
      return words.length > 0 ? [words] : []
    })
  })
}

export function wordsOf(sentence: string, lexicon: Lexicon): string[] {
  let text = unframed(sentence).replace(/\bswimming pool/g, 'pool')
  for (const frame of frames) text = text.replace(frame, frame.source.startsWith('\\bw') ? ' with ' : ' ')
  const words = text.match(/[\p{L}\p{N}]+(?:'(?!s\b)\p{L}+)*|'s\b|,/gu) ?? []
  return words.map((word) => spelt(word, lexicon)).flatMap((word) => word.split(' '))
}
