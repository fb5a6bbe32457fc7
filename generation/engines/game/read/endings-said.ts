import type { Outcome } from '../../../brief/brief.ts'

/** How people say that it is lost by something, or that one begins again; and what they say before it that they say before nothing else. */

const small = '(?:(?:an?|the|any|some|your|my|his|her|its|their|our|another|one) )*'
const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const self = '(?:you|i|we|he|she|it|they|the player)'
const whole =
  '(?:(?:the|your|this|that) )?(?:game|level|race|run|round|ride|match|trip|journey|show|day|flight|#\\d+)'
const stop = '(?= ?(?:[.,;:!?)]|$|and |but |or |so |while ))'

export const lost = [
  `(?<whom>${self}) (?:(?:then|immediately|instantly) )?(?:loses?|lost|dies?|fails?|(?:is|are|am|get|gets) (?:out|dead|fired|done(?: for)?|finished|lost|toast|kicked out))(?: (?:the|this) (?:game|race|level|round|match|#\\d+))?`,
  `(?:(?:it|that) (?:is|'s|’s)|it's|it’s|that's|its) (?:all )?(?:game over|over|lost|the end)`,
  'game over',
  `${whole} (?:is|'s|gets) (?:immediately |all )?(?:over|lost|finished)`,
].map((like) => `${like}${stop}`)

const back = '(?:(?:right|all the way|straight) )*back'
const start =
  '(?:(?:the )?(?:very )?(?:start|beginning|bottom|first (?:step|square|floor|#\\d+)|square one)|#\\d+ (?:one|where \\w+ (?:began|started)))'

export const again = [
  `(?<whom>${self}|${small}#\\d+) (?:(?:has|have|needs?) to |must )?(?:starts?|begins?|goes?|go) (?:again|over|afresh|anew|from (?:the )?(?:start|beginning|scratch|bottom))(?: (?:at|from) ${start})?`,
  `(?<whom>${self}|${small}#\\d+) (?:(?:has|have|needs?) to |must )?(?:goes?|go|falls?|slides?|(?:is|are|gets?) (?:sent|put|set|thrown|moved|washed|taken|knocked)) ${back} (?:down )?(?:to|at) ${start}`,
  `${back} to ${start}`,
].map((like) => `${like}${stop}`)

/** The same, with what does it as its subject: 'the wave *washes you back to the start*'. */
export const sends = [
  `(?:sends?|puts?|throws?|washes|carries|takes?|knocks?|brings?|moves?) (?<whom>you|me|him|her|it|us|#\\d+) ${back} (?:to|at) ${start}`,
]

/** With what does it as its subject: 'a jellyfish *takes all three at once*'. */
export const ruins = [
  `(?:takes?|costs?|steals?|eats?) (?:(?:away|you|him|her|it) )?(?:all|every one|all of them|the whole lot)(?: of)?(?: (?:your|the|his|her|its|them))?(?: ${number})?(?: (?:lives|hearts|of them))?(?: (?:away|at once|in one go))?`,
  'kills? (?:you|him|her|it) (?:instantly|at once|outright|in one (?:go|hit|touch))',
].map((like) => `${like}${stop}`)

export const isEnding = (does: Outcome['does']): does is 'loses' | 'again' =>
  does === 'loses' || does === 'again'

const when = '(?:when(?:ever)?|if|once|as soon as|each time|every time|the moment)'
const into = '(?: (?:into|in|on|onto|against|up against|with|by|to|off))?'
/** What others do to whoever plays: they get at them, or see them. */
const gets =
  '(?<x>catch(?:es)?|gets?|touch(?:es)?|hits?|bites?|stings?|eats?|reach(?:es)?|grabs?|finds?|kills?|bumps? into|runs? into|attacks?|tags?|burns?|sees?|spots?|notices?)'
const got =
  '(?:caught|touched|hit|bitten|stung|eaten|grabbed|found|tagged|burnt|burned|attacked|seen|spotted|noticed)'

/** What can stand right before an ending. `t` is the thing it is about, `n` how often, `x` what it does, `v` what whoever plays does. */
const causes = [
  // 'If the cat sees you'
  `${when} ${small}(?<t>#\\d+) ${gets} (?:you|him|her|it|us|me|them)`,
  // 'If you get caught by a guard', 'get stung by three bees and …'
  `(?:${when} )?(?:${self} )?(?:get|gets|are|is|being|getting) (?<x>${got})(?: (?:by|from)) ${small}(?:(?<n>${number}) )?(?<t>#\\d+)`,
  // 'If it bumps into two moths', 'hit 3 trees and …', 'fall in the water and …'
  `(?:${when} ${self} |${when} ${small}#\\d+ |(?<![^.,;:!?] )(?:${self} )?)(?<v>[a-z]+)${into} ${small}(?:(?<n>${number}) )?(?<t>#\\d+)`,
  `(?<=(?:and|but|or|then) )(?:${self} )?(?<v>[a-z]+)${into} ${small}(?:(?<n>${number}) )?(?<t>#\\d+)`,
  // 'Touching a wall means'
  `(?<v>[a-z]+ing)${into} ${small}(?:(?<n>${number}) )?(?<t>#\\d+)(?: means| is| and)?`,
  // 'Three moths and …', 'the lava:'
  `(?<![a-z] )${small}(?<n>${number}) (?<t>#\\d+)`,
]

const joint = ' ?[,:–-]? ?(?:(?:and|or|so|then|means|or else|=) )*'
export const beforeEnding = causes.map((like) => new RegExp(`(?<![\\w#])${like}${joint}$`, 'i'))

/** 'You lose if the cat sees you', 'it's over when you hit 3 trees' */
export const behindEnding = causes
  .slice(0, 3)
  .map((like) => new RegExp(`^ ?,? ?(?=${when} )${like}(?!\\w)`, 'i'))

export const isSeeing = (verb: string) => /^(?:sees?|seen|spots?|spotted|notices?|noticed)$/i.test(verb)

/** How one gets at somebody: what one does to it otherwise (to win it, to miss it) is another thing. */
export const isTouching = (verb: string) =>
  /^(?:touch|hit|bump|crash|run|fall|step|walk|drive|fly|meet|land|collide|knock|smash|bang|swim|slide|eat|catch|take|collect|get|grab|pick|stand|jump|roll|be)$/.test(
    verb,
  )
