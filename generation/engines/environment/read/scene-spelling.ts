import { closedTag } from '../../../brief/function-words.ts'
import { near } from '../../../brief/spelling.ts'
import { mended } from '../../model/read/noun-phrase.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import { settings } from '../settings/index.ts'

/** What people misspell most in scenes, beside the names of places. */
const everyday =
  'waterfall mushroom mushrooms castle forest mountain mountains beautiful village volcano desert island bridge flowers lanterns fountain ' +
  'dinosaur dinosaurs dragon windmill lighthouse chimney fireplace candles benches butterflies library glowing floating surrounded snowy ' +
  'walkable explorable ancient medieval japanese underwater abandoned haunted thunderstorm pyramid palace penguins skeleton treasure'

let vocabulary: Set<string> | undefined

function sceneWords(): Set<string> {
  vocabulary ??= new Set(
    [
      ...everyday.split(' '),
      ...settings.flatMap(({ words }) => words.flatMap((word) => word.split(' '))),
    ].filter((word) => word.length > 4),
  )
  return vocabulary
}

/** The word as it was probably meant: 'forrest' is a forest here, though the dictionary knows a general of that name. */
export function spelt(word: string, lexicon: Lexicon): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word) || closedTag(word)) return mended(word, lexicon)
  const words = sceneWords()
  const { catalogue } = lexicon
  if (words.has(word) || words.has(catalogue.lemma(word, 'noun'))) return word
  const noun = catalogue.lemma(word, 'noun')
  const isVerb = catalogue.isVerb(catalogue.lemma(word, 'verb'))
  const isPlain = catalogue.isNoun(noun) && catalogue.find(noun).flat.match !== 'kind'
  if (isPlain || isVerb || catalogue.isAdjective(word)) return word
  const isKnown = catalogue.isNoun(noun)
  for (const known of words)
    if (known[0] === word[0] && (!isKnown || known.length > 5) && near(word, known)) return known
  return isKnown ? word : mended(word, lexicon)
}
