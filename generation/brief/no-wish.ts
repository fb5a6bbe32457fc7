import { closedTag } from './function-words.ts'
import { phraseSense } from './phrases.ts'

/** What people write to a machine that is no wish for anything that it could make. */
type NoWish = 'nothing' | 'link' | 'code' | 'greeting' | 'help' | 'writing' | 'work' | 'question' | 'product'

/** What is made of words, and how whoever makes it asks for some. */
export type Made = 'game' | 'model' | 'environment' | 'simulation'
type Maker = {
  makes: string
  ask: string
  example: string
  /** What is a wish here after all: lessons answer questions. */
  takes?: readonly NoWish[]
  /** What could be wished for instead of asking. */
  instead?: string
}

const makers: Record<Made, Maker> = {
  game: {
    makes: 'games',
    ask: 'Tell me what to build',
    example: 'a cat collecting fish in space',
    instead: "Try a quiz about it, such as 'a quiz about world capitals'.",
  },
  model: { makes: '3D models', ask: 'Tell me what to build', example: 'a corgi wearing a top hat' },
  environment: {
    makes: 'places to walk around in',
    ask: 'Tell me what the place looks like',
    example: 'a quiet japanese garden with a pond and cherry trees',
  },
  simulation: {
    makes: 'simulations to learn from',
    ask: 'Tell me what to simulate',
    example: 'how a pendulum depends on gravity',
    takes: ['question', 'work'],
  },
}

const rows: [is: NoWish, pattern: RegExp][] = [
  [
    'greeting',
    /^(?:hi|hello|hey|yo|hiya|howdy|good (?:morning|evening|afternoon)|hi there|hello there|hey there|sup|what(?:'| i)?s up)\b[\s!.,?]*(?:there|everyone|friend|how are you|hows it going)?[\s!.,?]*(?:how are you(?: doing)?(?: today)?)?[\s!.?]*$/,
  ],
  [
    'help',
    /^(?:who|what) are you\b|^what can you do\b|^(?:please )?help(?: me)?[\s!.?]*$|^how does this work\b|^are you (?:an? )?(?:ai|human|robot|bot|chatgpt)\b/,
  ],
  [
    'writing',
    /^(?:please |can you |could you |i want you to |i need )*(?:write|compose|tell|give|draft|recite|sing)(?: me| us)? (?:an? |the |some |another )?(?:\w+ ){0,3}(?:poem|haiku|essay|story|joke|jokes|song|lyrics|email|letter|article|paragraph|speech|cv|resume|cover letter|recipe|summary|tweet|caption|fact)\b/,
  ],
  [
    'work',
    /^(?:please |can you |could you )*(?:translate|summari[sz]e|explain|define|calculate|convert|proofread|rewrite|correct|solve) \b/,
  ],
  [
    'question',
    /^(?:what|who|when|where|why|which|whose) (?:is|are|was|were|do|does|did|can|should|would|will|has|have|'s)\b|^how (?:do|does|did|can|many|much|old|far|long|to|is|are|should)\b|^(?:is|are|do|does|did|was) (?:there|it|the|this|that|you|i)\b/,
  ],
  [
    'product',
    /\b(?:make|build|create|design|code|write)(?: me)? (?:an? |my |the )?(?:\w+ ){0,2}(?:website|web page|webpage|landing page|online shop|mobile app|spreadsheet|powerpoint|presentation|logo|chatbot)\b/,
  ],
]

const code =
  /^\s*(?:function\b|const \w+ ?=|let \w+ ?=|var \w+ ?=|def \w+\(|class \w+ ?[{(:]|import \w+(?: as|;|\.| from)|from \w+ import|public (?:class|static)|#include|select\b.+\bfrom\b|<\?php|<!doctype|<html|<div|<script|\{\s*"|console\.log|print\()/i
const noWords = /^[\s\d\p{P}\p{S}]*$/u
/** Whoever speaks of playing has something to play in mind, however it begins. */
const aboutPlaying = /\b(?:game|play|player|quiz|platformer|shooter|level|puzzle)\b/

/** What a text is that is no wish, or nothing. `text` is the prompt as it was written. */
function noWishIn(text: string): NoWish | undefined {
  const bare = text.replace(/https?:\/\/\S+|\bwww\.\S+/gi, ' ').trim()
  const lower = bare.toLowerCase().replace(/[\u2018\u2019]/g, "'")
  if (bare === '' && text.trim() !== '') return 'link'
  if (noWords.test(bare) && !/\p{Extended_Pictographic}/u.test(bare) && !phraseSense(bare)?.game)
    return 'nothing'
  if (code.test(bare) && /[{}();=<>*]/.test(bare) && !/\bgame\b/i.test(bare)) return 'code'
  if (aboutPlaying.test(lower) || lower.length > 160) return undefined
  return rows.find(([, pattern]) => pattern.test(lower))?.[0] ?? (saysNothing(lower) ? 'nothing' : undefined)
}

/** 'No', 'and then', 'with it': whoever leaves it to us says 'something' at least. */
function saysNothing(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}'\p{Extended_Pictographic}]+/gu) ?? []
  return words.every((word) => closedTag(word) !== undefined && !/thing$|^what|^all$/.test(word))
}

/** A friendly answer to what is no wish for what is made, or nothing. */
export function answerToNoWish(text: string, made: Made): string | undefined {
  const is = noWishIn(text)
  return is && !makers[made].takes?.includes(is) ? answers[is](makers[made]) : undefined
}

/** The answer to an empty box. */
export const askFor = (made: Made): string => answers.nothing(makers[made])

const asking = ({ ask, example }: Maker) => `${ask}: a sentence like '${example}' is enough.`
const only = (maker: Maker) => `I only build ${maker.makes}. ${asking(maker)}`

const answers: Record<NoWish, (maker: Maker) => string> = {
  nothing: ({ ask, example }) => `${ask}. A sentence like '${example}' is enough.`,
  link: (maker) => `I can't open links. ${asking(maker)}`,
  code: (maker) => `I build ${maker.makes} from plain words and don't run code. ${asking(maker)}`,
  greeting: (maker) => `Hello! ${asking(maker)}`,
  help: (maker) => `I turn words into ${maker.makes}. ${asking(maker)}`,
  writing: only,
  work: (maker) => `I only build ${maker.makes}. ${maker.instead ?? asking(maker)}`,
  question: (maker) =>
    `That's a question, and I only build ${maker.makes}. ${maker.instead ?? asking(maker)}`,
  product: only,
}
