import { pluralOf } from '../things/inflection.ts'
import type { GenreCue } from './brief.ts'
import { topicalClassics } from './classics.ts'

/** Genres whose content is a subject matter rather than a cast. */
const topical = new Set([...topicalClassics, 'quiz', 'word-game', 'card-game'])

const end =
  '(?=\\s*(?:[,.;:!?()]|$|\\b(?:with \\d+|with (?:a|an|the|multiple|four|three|two|five|ten|score|sound|timer|lives)\\b|where|that|which|but|in (?:only|just|at most|under|exactly|up to|fewer than|less than|no more than|\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) |and (?:every|no|only|at most|\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) |for (?:kids|children|students|my|grade|class|year|toddlers|beginners|preschoolers|first|second|third|fourth|fifth|\\d+(?:st|nd|rd|th)?)|by|with|using|and (?:then|you|the player|it|show|give|display|each|has|have|include|a timer|score)|in (?:html|javascript|a browser|english)|to (?:help|teach)|before|while|when|if|so|\\d+ (?:cards|questions|lives|seconds|minutes|rounds|pairs|words))\\b))'

const patterns: RegExp[] = [
  new RegExp(
    `\\b(?:about|on the topic of|on the subject of|topic :|topics :|themed around|covering|regarding|to learn about|to learn|learn about|learning about|learning|learn|teaches|teaching|teach (?:\\w+ )?(?:about )?|to practice|practice|practise|test(?:s|ing)? (?:your |my |the player )?knowledge (?:of|about|on))\\s+(.{2,70}?)${end}`,
  ),
  new RegExp(
    `\\b(?:with|using|of|guess(?:ing)?|featuring) (?:the )?(?:names?|words?|pictures?|images?) (?:of|about|from|related to) (.{2,50}?)${end}`,
  ),
  new RegExp(`\\b(?:words?|questions?|names?) (?:about|of|from|on|related to) (.{2,50}?)${end}`),
]
const onPattern = new RegExp(`\\b(?:quiz|trivia|questions?|test|flashcards|game) on (.{2,60}?)${end}`)
const withPattern = new RegExp(
  `\\b(?:with|of|using|featuring) (?!names|words|a\\b|an\\b|\\d|multiple|questions)(.{2,40}?)${end}`,
)
/** 'a geography quiz', 'space trivia'. */
const before =
  /\b((?:[a-z]+ ){0,2}[a-z]+) (?:quiz|trivia|hangman|flashcards|flash cards|memory|typing game|word search|crossword|jigsaw)\b/

const empty =
  /^(?:a|an|the|me|my|fun|simple|make|create|build|please|want|like|need|cool|small|quick|short|good|new|great|educational|interactive|multiplayer|multiple|choice|classic|online|kids?|for|of|i|some|basic|little|with|card|game|general|history of the game|it|them|you|to|and|in|on|this|that|typing|word)$/

export type Topic = { words: string; takes: boolean }

/** What a quiz or a hangman is about. `takes` says that its nouns are the subject and not actors. */
export function readTopic(text: string, cues: GenreCue[]): Topic | undefined {
  const main = cues[0]
  if (!main || main.weight < (main.genre === 'quiz' ? 3 : 8) || !topical.has(main.genre)) return undefined
  for (const pattern of patterns) {
    const said = tidy(pattern.exec(text)?.[1])
    if (said !== undefined) return { words: said, takes: true }
  }
  if (main.genre === 'quiz') {
    const said = tidy(onPattern.exec(text)?.[1])
    if (said !== undefined) return { words: said, takes: true }
  }
  if (main.genre === 'word-game' || (topicalClassics.includes(main.genre) && main.genre !== 'story')) {
    const said = tidy(withPattern.exec(text)?.[1])
    if (
      said !== undefined &&
      !/^(?:time|timer|score|lives|levels?|sound|music|cards|hints?|difficulty|questions|four|points)/.test(
        said,
      )
    )
      return { words: said, takes: main.genre !== 'memory' }
  }
  const said = before.exec(text)?.[1]
  if (said) {
    const words = said.split(' ').filter((word) => !empty.test(word))
    if (words.length > 0) return { words: words.join(' '), takes: true }
  }
  return undefined
}

function tidy(words: string | undefined): string | undefined {
  const clean = words
    ?.replace(/^(?:about|to|how to) /, '')
    // How many of each belong together is no subject.
    .replace(/^(?:\w+ )?(?:of (?:a )?kind|alike|pairs?|triples) (?:and|with|of) /, '')
    .replace(/^(?:kids|children|students|people) about /, '')
    .replace(/\b(?:the|a|an|some|different|various|all) (?=\S)/, '')
    .replace(/ 's\b/g, "'s")
    .replace(/[ -]themed?$/, '')
    .replace(/(?<=\w) (?:cards|pairs)$/, '')
    .replace(/(\w+) names$/, (_, noun: string) => pluralOf(noun))
    .replace(/^(?:only|just) | only$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return clean === undefined || clean.length < 3 || empty.test(clean) ? undefined : clean
}
