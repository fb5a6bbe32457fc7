import { quantityNames, stateWords, swayingVerbs } from './names.ts'

/** How people speak of a quantity, as pieces of patterns. `q` is its name, `p` a pronoun for the one that was spoken of last. */
const owner = "(?:(?:the |my |your |his |her )?(?:\\w+ )?\\w+(?:['’]s|s['’]) )?"
const small = '(?:(?:the|my|your|his|her|its|their|our|an?|this|that|whose|also|then|so|where|with|only) )*'
const bar = '(?:bar|meter|gauge)'
export const name = `(?<q>(?:\\w+ )?\\w+(?= ${bar})|${quantityNames.join('|')})(?: ${bar}| level| needle)?(?: of (?:the|my|your|his|her|its) \\w+)?`
const pronoun = '(?<p>it|this|that|which|the needle|the bar|the meter|the gauge)'
export const ref = `(?:${small}${owner}${small}${name}|${pronoun})`

const manner =
  '(?:slowly|quickly|steadily|constantly|always|gradually|rapidly|keeps?|will|fast|slow|automatically|just|then|only|also)'
export const down =
  '(?:drop(?:s|ping)?|falls?|falling|goes down|going down|sink(?:s|ing)?|decreas(?:es?|ing)|declin(?:es?|ing)|shrink(?:s|ing)?|drain(?:s|ing)?|runs? (?:empty|out|low|dry|down)|running (?:empty|out|low|dry|down)|burns? (?:down|out|low)|burning down|wears? off|dwindl(?:es?|ing)|cools?(?: down| off)?|fad(?:es?|ing)|gets? (?:lower|less|smaller|colder|weaker|emptier|quieter|dimmer|used up)|goes out|depletes?|empties|calms? down|settles?|melts?)'
export const up =
  '(?:ris(?:es?|ing)|grows?|growing|goes up|going up|climb(?:s|ing)?|increas(?:es?|ing)|fill(?:s|ing)?(?: up)?|builds? up|building up|gets? (?:higher|more|bigger|hotter|warmer|stronger|louder|fuller|worse)|recovers?|comes? back|recharges?|refills?|regenerates?|heats? up|warms? up|mounts?|swells?)'
const hold =
  "(?:stops? \\w+ing|stays?(?: the same)?|holds|pauses|(?:doesn['’]?t|does not) (?:drop|fall|rise|grow|sink|go (?:up|down)))"
const tail =
  '(?:slowly|quickly|fast|faster|slower|quicker|all the time|over time|constantly|steadily|by itself|on its own|with time|gradually|every second|a bit|a little|again|more|and more|bit by bit|non-?stop|as time passes|the whole time|always|too)'
const then =
  '(?<cond>(?:while|when|whenever|if|as long as|in|near|next to|beside|under|at|on|by|close to|around|inside|with|behind|every time|each time) .+)'

const at =
  '(?<edge>(?:completely |all the way |too )?(?:full|empty|zero|nothing|gone|out|used up|high|low|hot|cold|loud|much|little|the top|the maximum|the end|the bottom|maximum|\\d+ ?(?:%|percent|per cent|degrees|°c?)?)|(?:below|under|less than|beneath|above|over|more than|past) \\d+ ?(?:%|percent|per cent|degrees|°c?)?)'
const gets =
  "(?: is|['’]s| gets| becomes| reaches| hits| runs| goes| drops| falls| rises| sinks| climbs| comes| has)*(?: (?:at|to|all|ever|down|up|completely|totally))*"
const whenever = '(?:if|when|once|as soon as|whenever|every time)'
const raise =
  '(?:makes?|adds?|raises?|increases?|fills?|refills?|recharges?|restores?|boosts?|charges?|lifts?|gives?(?: you| him| her| it| me| back)*|tops? up|brings? back|renews?|replenish(?:es)?)'
const lower =
  '(?:lowers?|reduces?|decreases?|drains?|costs?(?: you)?|uses?(?: up)?|takes?(?: away)?|quench(?:es)?|eases?|soothes?|relieves?|cures?|empties|calms?|drops?|clears?|cools?)'
const sway = `(?:${swayingVerbs.join('|')})(?:e?s)?`
const self = '(?:you|he|she|i|we|the player)'
const deed = '(?<v>[a-z]+)(?: (?:up|down|in|on|to|at|with|into))?'
const object = '(?: (?:the |an? |some |any |your |my |more |each |every )*(?<x>(?!up\\b)[a-z]+(?: [a-z]+)?))?'
const thing =
  '(?:(?:each|every|any|all|the|an?|some|your|my|but|only|also|with|fresh|more) )*(?<x>[a-z][a-z-]*(?: (?:of )?[a-z-]+){0,2}?)'
const more = '(?:hotter|warmer|higher|stronger|fuller|louder|happier|brighter|rise|grow|go up|climb|increase)'
const less = '(?:cooler|colder|lower|weaker|emptier|quieter|sink|fall|drop|shrink|go down|decrease)'

const like = (text: string) => new RegExp(`^${text}$`, 'i')

/** Each way to say something of a quantity, in the order in which they are tried. */
export const ways = {
  band: like(
    `(?:you must |try to |and )?keep ${ref}(?: always)? between (?<low>\\d+) ?(?:%|degrees|°c?)? and (?<high>\\d+) ?(?<u>%|percent|degrees|°c?)?`,
  ),
  kept: like(
    `(?:you must |try to |always )?(?:keep ${ref}|don['’]?t let ${ref.replace('<q>', '<q2>').replace('<p>', '<p2>')}) (?:from )?(?:(?:go|get|fall|drop|rise|be|run|sink|reach|reaching|climbing|dropping|falling)(?: to)? )?${at}`,
  ),
  extremes: like('too much (?<x>[a-z]+) is (?:just )?as bad as too little(?: [a-z]+)?'),
  edge: like(`${whenever} ${ref}${gets} ${at},? ?(?:then )?(?<then>.+)`),
  edgeLast: like(`(?<then>.+?) (?:if|when|once|as soon as) ${ref}${gets} ${at}`),
  lacking: like(`(?:without|with no|with an empty|out of) ${ref},? (?<then>.+)`),
  edgeBare: like(
    `(?:at|on|with|when|if)? ?(?:it['’]?s? ?(?:is )?)?${at},? (?<then>(?:you|he|she|it|they|the|an?|your|everyone|everything)\\b.+)`,
  ),
  shown: like(
    `(?:there['’]?s|there is|you have|i have|he has|she has|with|has|it has|show|shows)? ?(?:an? |the |your )*${name.replace(`(?: ${bar}| level| needle)?`, ` ${bar}`)}`,
  ),
  made: like(
    `${deed}${object} to (?:make ${ref} (?:(?<more>${more})|(?<less>${less}))|(?<sways>raise|lower|heat|cool) ${ref.replace('<q>', '<q2>').replace('<p>', '<p2>')}(?: down| up)?)`,
  ),
  heated: like(
    `${deed}${object} to make (?:the |your |my )?(?<owner>[a-z]+) (?:(?<more>hotter|warmer)|(?<less>cooler|colder))`,
  ),
  grows: like(
    `${thing}(?: ${self} ${deed.replace('<v>', '<v>')}(?: it| them)?)? makes? ${ref} (?:(?<more>${more})|(?<less>${less}))(?: .*)?`,
  ),
  flow: like(
    `(?:and |but )?(?:${ref} )?(?:${manner} )*(?:(?<down>${down})|(?<up>${up})|(?<hold>${hold}))(?: (?<tail>(?:${tail} ?)+?))?(?: ?${then})?`,
  ),
  more: like(`(?<tail>faster|slower|quicker|more slowly|more quickly) ${then}`),
  first: like(
    `(?:when|whenever|if|each time|every time|while) ${self} (?:are |is )?(?<doing>[^,]+?),? ${ref} (?:${manner} )*(?:(?<down>${down})|(?<up>${up})|(?<hold>${hold}))(?: ${tail})*`,
  ),
  resting: like(
    `(?<rests>resting|standing still|waiting|not moving|sitting(?: down)?|sleeping|running|moving|walking) (?:${manner} )*(?:(?<raise>${raise})|(?<lower>${lower})) (?:${ref})(?: up| down)?`,
  ),
  doing: like(
    `(?<v>[a-z]+ing)(?: (?:up|down|in|on|to|at))?${object} (?=[a-z]+s )(?:(?<raise>${raise})|(?<lower>${lower})) (?:${ref})(?: up| down)?`,
  ),
  by: like(
    `${thing}(?: (?:that )?${self} ${deed}(?: it| them)?)? (?:can )?(?:(?<raise>${raise})|(?<lower>${lower})) (?:(?:a lot of|some|more|a bit of|much|loud) )*${ref}(?: up| down| again)?(?: (?:when|if|whenever) ${self} (?<when>.+))?`,
  ),
  at: like(
    `(?:and |but )?(?:you|he|she|it|they|i|we)(?: must| can| has to| have to| needs? to| may)* (?:re)?(?:charge|fill|fuel|load|new|plenish)s?(?: (?:it|up|the \\w+|him|her|your \\w+))* (?:at|with|from|by|using)(?: (?:eating|drinking|collecting|touching|finding|visiting))? ${thing}`,
  ),
  sway: like(
    `${thing}(?: ${self} ${deed})? (?<sway>${sway}) (?:you|him|her|it|them|me|the \\w+)(?: (?:down|up|off|out))?`,
  ),
  state: like(
    `(?!.*\\b(?:before|until|till)\\b)(?:and |but |because )?(?:(?<who>[a-z ]+?) )?(?:gets?|becomes?|grows?|is getting|are getting|feels?) (?:(?:more and more|very|too|really|slowly|quite) )*(?<state>${stateWords.join('|')})(?: over time| all the time)?(?: (?:if|when|unless) (?:${self} (?<not>don['’]?t |do not |never |forget to )?${deed}(?: (?:to|with|for|at))?(?: (?:it|him|her|them))?${object.replace('<x>', '<x>')}))?(?: (?:for|every) (?<n>\\w+) seconds)?`,
  ),
  unless: like(
    `(?<then>.+?) (?:if|when|unless) ${self} (?<not>don['’]?t |do not |never |forget to )${deed}(?: (?:it|them|him|her))? (?:for|every|in|within) (?<n>\\w+) seconds`,
  ),
  arrival: like(
    `(?<rest>.*?)\\b(?:(?:with|at|while it is|while it['’]s) )?(?<far>at least|more than|above|over|less than|below|under) (?<value>\\d+) ?(?<u>%|percent|degrees|°c?)`,
  ),
} as const

export type Way = keyof typeof ways
