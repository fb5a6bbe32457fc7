import type { GenreCue } from './brief.ts'

/**
 * How people tell the rules of a game that everybody knows and do not say its name: 'put a penguin so that seals are trapped between two
 * penguins and they all turn into penguins'. Each row is one way of telling it: traits that are all there, in any order. A trait that forbids
 * (`without`) keeps a neighbour's rules away. One trait alone says nothing, so rows are precise rather than greedy: on the labelled prompts of
 * `training/labels` a row speaks for its own form.
 */
type Telling = readonly RegExp[]

/** Whatever else is said, none of these words may be. */
const without = (words: string) => new RegExp(`^(?![^]*\\b(?:${words})\\b)`)

const downhill =
  /\bdown (?:(?:a|an|the|its|my|his|her|their) )?(?:\w+ ){0,2}(?:hill|hillside|slope|mountain|mountainside|glacier|iceberg|volcano|dune|piste)s?\b|\bdownhill\b/

const tellings: Readonly<Record<string, readonly Telling[]>> = {
  // Boards
  chess: [
    [
      /\b(?:king|monarch)\b/,
      /\b(?:check)?mated?\b|\btrap(?:s|ped|ping)?\b|\bcorner(?:s|ed|ing)\b|\bcan'?t (?:get away|escape|flee|move)|\bnowhere\b/,
      /\b(?:bishops?|knights?|rooks?|pawns?|horses?|castles?|queens?)\b/,
      /\b(?:board|squares|pieces?|slant\w*|diagonal\w*|in an? l\b|step forward|(?:eight|8) ?(?:by|x) ?(?:eight|8))/,
      without('waves?|cards?|jumps? over'),
    ],
    [
      /\bbishops?\b/,
      /\b(?:rooks?|castles?|knights?|horses?)\b/,
      /\b(?:queens?|kings?|pawns?)\b/,
      /\b(?:mate|squares?|board|pieces|straight|diagonal\w*)\b/,
      without('waves?|cards?'),
    ],
  ],
  checkers: [
    [
      /\b(?:jump|hop|leap)\w*\b.{0,12}\bover\b/,
      /\b(?:crown\w*|king(?:ed|s)?)\b/,
      /\b(?:checkers?|pieces|board|squares)\b/,
      without('platforms?|spikes?|levels?'),
    ],
    [
      /\b(?:jump|hop|leap|skip)\w*\b.{0,20}\bover\b/,
      /\b(?:black and white|white and black|dark and light|light and dark|black and red|red and black) (?:squares|board|fields)\b|\bche(?:ck|qu)ered board\b/,
      without('platforms?|spikes?|levels?|run\\w*'),
    ],
    [
      /\b(?:diagonal\w*|slant\w*|(?:dark|black) squares|che(?:ck|qu)ered|board)\b/,
      /\b(?:jump|hop|leap|skip)\w*\b.{0,20}\bover\b/,
      /\b(?:captur\w*|eat|crown\w*|king(?:s|ed)?|take (?:it|them)|off the board)\b/,
      /\b(?:squares?|slide|pieces?|board|stones?|counters?|diagonal\w*|slant\w*)\b/,
      without('platforms?|spikes?|level'),
    ],
  ],
  'four-in-a-row': [
    [
      /\b(?:drop\w*|fall|falls|insert\w*|throw\w*)\b/,
      /\b(?:coins?|discs?|disks?|counters?|chips?|tokens?)\b/,
      /\b(?:slots?|columns?|rack)\b/,
      /\b(?:four|4)\b/,
      without('rotate|swap|notes?|beat|basket|catch\\w*|machine'),
    ],
    [
      /\b(?:drop\w*|fall|falls|slide|slides|insert\w*)\b/,
      /\b(?:columns?|slots?|chutes?|upright|vertical|rack|tubes?)\b/,
      /\b(?:four|4)\b.{0,40}\b(?:line|row|connected|next to each other)\b|\b(?:line|row) of (?:four|4)\b|\b(?:connect|align|line up|get) (?:four|4)\b/,
      /\b(?:first|wins?|against|opponent|computer)\b/,
      without('rotate|swap|notes?|beat'),
    ],
  ],
  reversi: [
    [
      /\b(?:between|sandwich\w*|both ends|surround\w*)\b/,
      /\b(?:turn(?:s|ed)?|change[sd]?|flip(?:s|ped)?)\b.{0,40}\b(?:your|my|their|his|her|other)\b.{0,8}\bcolou?r\b/,
      /\b(?:stones?|discs?|disks?|pieces?|counters?|board)\b/,
      without('cards?|letters?|towers?|blocks?'),
    ],
    [
      /\b(?:between|enclos\w*|surround\w*|sandwich\w*|flank\w*|both ends|either end|other end)\b/,
      /\b(?:turn(?:s|ed)?|change[sd]?|becomes?|flip(?:s|ped)?|switch(?:es)?|convert\w*)\b.{0,30}\b(?:into|to|over|yours?|mine|my|colou?r|sides?)\b/,
      /\b(?:most|more|fullest|count|majority)\b/,
      /\b(?:put|puts|place|places|lay|lays|set|enclose)\b/,
      without('cards?|letters?|towers?|faster'),
    ],
    [
      /\b(?:between|enclos\w*|surround\w*|sandwich\w*|flank\w*)\b.{0,14}\b(?:yours?|mine|my|your own|our|two|both)\b/,
      /\b(?:they|those|these|it|all|which|that|everything)\b.{0,16}\b(?:becomes?|turns? (?:in)?to|changes? (?:in)?to|flips? (?:over )?to|belongs? to|(?:is|are))\b.{0,8}\b(?:yours?|mine|my|me|you|your)\b/,
      /\b(?:stones?|dis[ck]s?|pieces?|counters?|tiles?|chips?|coins?|beans|buttons)\b/,
      /\b(?:board|line|row|squares|field|grid)\b/,
      without('cards?|letters?|towers?|faster|shoot\\w*|trapped'),
    ],
  ],
  'tic-tac-toe': [
    [
      /\b(?:crosses|x'?s)\b/,
      /\b(?:circles|noughts|zeros|o'?s)\b/,
      /\b(?:row|line|three|3)\b/,
      without('swap\\w*|fall|blocks?|jump\\w*|shoot\\w*'),
    ],
    [
      /\b(?:nine|9|3 ?(?:x|by|×) ?3|three by three)\b/,
      /\b(?:three|3)\b.{0,25}\b(?:row|line)\b|\b(?:row|line) of (?:three|3)\b|\bcrosses\b.*\bcircles\b|\bcircles\b.*\bcrosses\b/,
      /\b(?:draws?|puts?|places?|crosses|marks?|turns)\b/,
      without('swap\\w*|fall|blocks?|once'),
    ],
  ],
  battleship: [
    [
      /\b(?:sink|sinks|bomb|hit|shoot|find)\b/,
      /\b(?:hidden|hiding|secret) (?:\w+ )?(?:boats?|ships?|fleet|submarines?)\b/,
      /\b(?:grid|squares?|coordinates|computer|opponent|enemy)\b/,
      without('letters?|words?'),
    ],
    [
      /\bguess\w*\b.{0,15}\bwhere\b|\bwhere\b.{0,20}\bhid(?:e|es|den|ing)\b/,
      /\b(?:boats?|ships?|submarines?|fleet|warships?)\b/,
      /\b(?:other player|opponent|enemy|computer|my friend|each other|letters and numbers|coordinates)\b/,
      without('race|islands?'),
    ],
    [
      /\b(?:hide|hides|hidden|secret|hid)\b/,
      /\b(?:grid|squares?|coordinates)\b/,
      /\b(?:guess\w*|call\w*|nam(?:e|ing)|fire|shoot|throw|bomb|aim)\b/,
      /\b(?:hits?|miss|sink|sunk|fleet|find all|guess where)\b/,
      /\b(?:each other|both|two|mine|yours?|theirs|enemy|opponent|computer|turns)\b/,
      without('letters?|words?|numbers?'),
    ],
  ],
  dominoes: [
    [
      /\b(?:tiles?|stones?|bones?)\b/,
      /\b(?:dots|pips|spots)\b/,
      /\b(?:ends?|halves|chain|line)\b/,
      /\b(?:match\w*|same|fit\w*)\b/,
      without('slide|merge|letters?|swap|maze|eat\\w*'),
    ],
    [
      /\bhalves\b|\b(?:two|both|each|its|the) (?:ends?|sides)\b/,
      /\b(?:dots?|pips?|spots?|number)\b/,
      /\b(?:match\w*|same)\b/,
      /\b(?:tiles?|bones?|bricks?|stones?|pieces?)\b/,
      /\b(?:line|chain|row|lay|put|touching|adding)\b/,
      without('slide|merge|letters?|swap'),
    ],
  ],
  mancala: [
    [
      /\b(?:pits?|holes?|bowls?|cups?|pots?|hollows?)\b/,
      /\b(?:seeds?|stones?|beans?|pebbles?|marbles?|shells?|acorns?|nuts?|sow\w*)\b/,
      /\bone (?:by one|(?:\w+ )?(?:in|into) each|at a time|each)\b|\bsow\w*\b.{0,25}\b(?:around|board|round|counter)/,
      /\b(?:board|captur\w*|tak(?:e|es|ing)|store|opponent|drop\w*|put|game)\b/,
      without('plants?|water\\w*|farm\\w*|garden\\w*|grow\\w*|letters?|ball|golf|moles?|bird\\w*'),
    ],
  ],
  tactics: [
    [
      /\bturn[- ]based\b/,
      /\b(?:grid|squares)\b/,
      /\b(?:battles?|fights?|war|combat)\b/,
      without('cards?|chess|letters?|hex\\w*'),
    ],
    [
      /\b(?:squares|grid|tiles)\b/,
      /\bmov(?:e|es|ing)\b/,
      /\b(?:soldiers?|knights?|heroes|units?|fighters?|squad|team|robots|army)\b/,
      /\b(?:see|shows?|know|told)\b.{0,30}\b(?:enem(?:y|ies)|monsters?|they|foes?)\b.{0,25}\b(?:next|will|going to|attack)\b/,
      without('cards?|king|letters?|hex\\w*'),
    ],
    [
      /\b(?:grid|squares|tiles|che(?:ck|qu)ered)\b/,
      /\bturns?\b/,
      /\bmoves?\b/,
      /\b(?:attack|strike|hit|fight)s?\b/,
      /\b(?:squad|heroes|team|party|my (?:two|three|four|five|six|little)|(?:shows?|see|seeing|know) (?:which|who|where|what))\b/,
      without('cards?|king|letters?|hex\\w*'),
    ],
  ],
  'hex-conquest': [
    [
      /\b(?:hex(?:es|agon|agons|agonal)?|six[- ]sided|honeycomb)\b/,
      /\b(?:arm(?:y|ies)|troops|soldiers|conquer\w*|captur\w*|attack\w*|tak(?:e|es|ing) (?:\w+ )?over)\b/,
      /\b(?:map|fields?|islands?|cells?|all|whole|territor\w+|neighbou?r\w*)\b/,
    ],
  ],
  // Cards
  solitaire: [
    [
      /\bcards?\b/,
      /\b(?:patience|aces?)\b/,
      /\b(?:one player|alone|solo|single player|for one|by (?:myself|yourself))\b/,
      without('21|dealer|energy|monsters?|memory|pairs?'),
    ],
    [
      /\bcards?\b/,
      /\b(?:suits?|aces?|hearts|spades|red (?:and|on) black|black (?:and|on) red|alternat\w+)\b/,
      /\b(?:alone|one person|for one|solo|columns?|piles?|descending)\b/,
      without('21|twenty|dealer|bust|energy|monsters?|tricks?|trick-taking|players|people'),
    ],
  ],
  'twenty-one': [
    [
      /\bcards?\b/,
      /\b(?:21|twenty[- ]?one)\b/,
      /\b(?:get|reach|near\w*|close\w*|not more|without going)\b/,
      without('pairs?|memory|tower|deliver\\w*'),
    ],
    [
      /\b(?:cards?|dealer|croupier)\b/,
      /\b(?:21|twenty[- ]?one)\b/,
      /\b(?:over|bust|more than|near\w*|close\w*|stand|stop)\b/,
    ],
  ],
  deckbuilder: [
    [
      /\bcards?\b/,
      /\b(?:fights?|fighting|monsters?|battles?|attacks?|enem(?:y|ies)|boss(?:es)?|hit)\b/,
      /\b(?:new|better|another)\b.{0,12}\b(?:cards?|ones?)\b|\badds?\b.{0,30}\bdeck\b|\benergy\b/,
      /\b(?:deck|pile|hand|after (?:each|every)|turn)\b/,
    ],
  ],
  memory: [
    [
      /\bcards?\b/,
      /\b(?:two|2|pairs?|both)\b/,
      /\b(?:equal|same|identical|alike|matching)\b/,
      /\b(?:under|behind|below|back of|remember\w*|flip\w*|turn\w*|hidden)\b/,
      without('suits?|columns?|aces?|merge|bigger|shoot\\w*|energy|deck'),
    ],
    [
      /\bface[- ]?down\b|\bupside[- ]?down\b|\bturn(?:s|ing)? (?:over two|two (?:\w+ )?over)\b|\b(?:turn|flip)(?:s|ping|ing)? (?:\w+ )?over\b|\bflip(?:s|ping)? two\b|\btwo at a time\b/,
      /\b(?:two|pairs?|twins?)\b/,
      /\b(?:same|match\w*|pairs?|twins?|alike|identical|belong\w*)\b/,
      without('suits?|columns?|aces?|merge|bigger|neighbou?rs?|gravity|tower|pegs?'),
    ],
  ],
  // Words and numbers
  'word-guess': [
    [
      /\bword\b/,
      /\b(?:guess\w*|tries|goes|attempts|chances)\b/,
      /\b(?:green|yellow|gr[ea]y|colou?r\w*)\b/,
      /\b(?:letters?)\b/,
      /\b(?:place|spot|position|six|6|five|5|wrong|hints?)\b/,
    ],
  ],
  hangman: [
    [
      /\b(?:letter by letter|one letter at a time|blanks?|dashes|guess(?:es|ing)? (?:the )?letters?|(?:wrong|each|every|missed) (?:letter|guess))\b/,
      /\bletters?\b/,
      /\b(?:guess\w*|pick\w*|choos\w*)\b/,
      /\b(?:wrong|mistakes?|isn'?t in|not in|miss(?:es|ed)?)\b/,
      without('green|yellow|typ(?:e|es|ed|ing)|scrambled|mixed|order|tries|word guessing'),
    ],
    // What is drawn, bit by bit, for every wrong one.
    [
      /\bletters?\b/,
      /\b(?:guess\w*|pick\w*|choos\w*)\b/,
      /\bwords?\b/,
      /\b(?:man|person|stick ?man|stick figure|figure|gallows)\b.{0,20}\b(?:drawn|complete\w*|finished|hang\w*|hung|gallows|built)\b|\bgallows\b/,
      without('green|yellow'),
    ],
  ],
  'word-search': [
    [
      /\b(?:letters? (?:grid|square|soup)|soup of letters|(?:grid|square|field) of letters)\b/,
      /\b(?:find|finds|circle|mark|search|spot|look for|hidden)\b/,
      /\b(?:words?|names?)\b/,
      without('guess\\w*|typ(?:e|es|ed|ing)|swap\\w*'),
    ],
    [
      /\bletters\b/,
      /\b(?:grid|square|field|box|block|jumbled?|wall|sea)\b/,
      /\b(?:hidden|hid(?:e|es|ing)|find|circle|mark|tucked)\b/,
      /\b(?:words?|names?|diagonal\w*|horizontal\w*|slant\w*|backwards|across)\b/,
      without('guess\\w*|wrong|typ(?:e|es|ed|ing)|swap\\w*'),
    ],
  ],
  bingo: [
    [
      /\b(?:call(?:s|ed|ing)?|read|shout\w*|announc\w*|drawn?|draws)\b/,
      /\bcards?\b|\bsheets?\b|\btickets?\b/,
      /\b(?:mark\w*|cover\w*|cross(?:es|ed)? (?:it|them|off|out)|tick\w*|daub\w*|stamp\w*|dab\w*)\b/,
      /\b(?:line|row|column|full card|whole card|all of them|numbers?)\b/,
      without('uno|battle|attack\\w*|solitaire|clues?'),
    ],
  ],
  crossword: [
    [
      /\bclues?\b/,
      /\bwords?\b/,
      /\bcross(?:es|ing)?\b|\bacross\b|\bintersect\w*|\bshare (?:a )?letters?\b|\b(?:empty|white|blank) (?:squares|boxes|cells)\b/,
      /\b(?:letters?|write|type|fill|grid|squares|boxes|down)\b/,
      without('detective|culprit|crime|guess\\w*'),
    ],
  ],
  typing: [
    [
      /\btyp(?:e|es|ed|ing)\b (?:it|them|that|each|every|the|their|its|words?|correctly|fast\w*|what)\b|\b(?:have|has) typed\b|\bby typing\b|\b(?:i|you|they) type\b/,
      /\b(?:words?|sentences?|letters?)\b/,
      without('guess\\w*|secret|shooter'),
    ],
  ],
  spelling: [
    [
      /\bletters\b/,
      /\b(?:mixed|scrambled?|jumbled?|shuffled|muddled|in order|(?:right|correct) order)\b/,
      /\b(?:word|name|order|spell\w*|written)\b/,
      without('grid|diagonal\\w*|across|hidden|guess\\w*|circle'),
    ],
  ],
  arithmetic: [
    [
      /\bmaths?\b|\b(?:practi[sc]e|train|learn|exercise|drill)\w*\b/,
      /\b(?:plus|minus|addition|subtraction|multiply\w*|multiplication|\d+ ?[x×] ?\d+)\b/,
      without('grid|board|tiles|merge\\w*|slide\\w*|blocks?|quiz'),
    ],
    [
      /\b\d+ ?(?:\+|-|−|times|plus|minus|÷) ?\d+|\b(?:[2-9]|1\d) ?[x×] ?(?:[2-9]|1\d)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:times|plus|minus) (?:two|three|four|five|six|seven|eight|nine|ten)\b|\bplus and minus\b|\b(?:times|multiplication) tables?\b/,
      /\b(?:answers?|solve|solves|solving|knows?|result|calculat\w*)\b/,
      without('grid|board|box(?:es)?|row|tiles'),
    ],
  ],
  sorting: [
    [
      /\b(?:bins?|box(?:es)?|barns?|baskets?|crates?|drawers?|containers?)\b/,
      /\b(?:belt|conveyor|one by one|one after (?:the other|another)|(?:right|correct|matching) (?:bins?|box(?:es)?|barn|baskets?|crates?|drawers?|containers?)|goes? in|into the (?:left|right))\b/,
      /\b(?:plastic|paper|glass|metal)\b.*\b(?:plastic|paper|glass|metal|peels?)\b|\bhere\b.*\bthere\b|\bleft\b.*\bright\b|\bright\b.*\bleft\b/,
      /\b(?:puts?|goes|go|sort\w*|throws?|drag\w*)\b/,
      without('push\\w*|catch\\w*|swap\\w*|jump\\w*'),
    ],
  ],
  quiz: [
    [
      /\b(?:questions?|asks?)\b/,
      /\b(?:two|three|four|five|2|3|4|5|possible|several) (?:possible |different )?(?:answers|choices|options)\b|\ba, b\b/,
      without('endings?|suspects?|clues?|culprit|plus|minus|times|sums?'),
    ],
  ],
  // Grids
  'falling-blocks': [
    [
      /\b(?:blocks?|shapes|bricks|pieces)\b/,
      /\b(?:fall\w*|drop\w*|com(?:e|es|ing) down|descend\w*)\b/,
      /\b(?:make|build|fill|complete|clear)\w*\b.{0,12}\b(?:full |whole |complete )?(?:lines|rows|line|row)\b/,
      without('ball|paddle|shoot\\w*|catch\\w*|dodg\\w*|notes?'),
    ],
    [
      /\b(?:fall\w*|drop\w*|comes? down|descend\w*|rain(?:s|ing)?)\b/,
      /\b(?:turn|turns|rotat\w*|twist|spin)\b/,
      /\b(?:full|whole|complete\w*|fill(?:s|ed|ing)?)\b.{0,15}\b(?:rows?|lines?)\b|\b(?:rows?|lines?) (?:is|are|gets?) (?:full|complete\w*|packed|filled)\b/,
    ],
  ],
  'merge-2048': [
    [
      /\b(\d+) (?:and|\+|plus) \1 (?:makes?|becomes?|is|are|gives?)\b/,
      /\b(?:slid\w*|swip\w*|push\w*|merg\w*|join\w*)\b/,
      without('letters?|shoot\\w*|questions?|quiz'),
    ],
    [
      /\b(?:swip\w*|slid\w*|push\w*|shov\w*)\b/,
      /\b(?:same|equal|identical)\b|\b(\d+) (?:and|\+|plus) \1\b/,
      /\b(?:merg\w*|melt\w*|becomes?|join\w*|add up|doubles?|makes?|combin\w*|fus(?:e|es)|turn into)\b/,
      /\b(?:bigger|larger|next|doubles?|numbers?|up to)\b/,
      without('letters?|shoot\\w*|swap\\w*|dots|once|cannon'),
    ],
  ],
  'sliding-tiles': [
    [
      /\b(?:slid\w*|shov\w*|shift\w*|push\w*|mov(?:e|ing))\b/,
      /\bgap\b|\bempty (?:space|spot|square|field|place|slot)\b|\b(?:one|a) (?:\w+ )?(?:is )?missing\b/,
      /\b(?:picture|photo|mosaic|image|painting|in order)\b/,
      /\b(?:squares?|pieces?|tiles?)\b/,
      without('jump\\w*|letters'),
    ],
  ],
  pipes: [
    [
      /\bconnect\w*\b.{0,15}\b(?:pipes?|tubes?|hoses?)\b/,
      /\bfrom\b.{0,30}\bto\b/,
      without('jump\\w*|flap\\w*|shoot\\w*'),
    ],
    [
      /\b(?:turn|twist|rotate|connect)(?:s|ing)?\b.{0,15}\b(?:pipes?|tubes?|hoses?|pipelines?)\b/,
      /\b(?:water|oil|juice|honey|lava|milk|gas|slime)\b/,
      /\b(?:reach\w*|gets?|flows?|arrives?|comes?|goes)\b/,
      without('jump\\w*|flap\\w*|shoot\\w*'),
    ],
    [
      /\b(?:pipes?|tubes?|hoses?|pipelines?|tubing|gutters?)\b/,
      /\b(?:turn(?:s|ing)?|twist\w*|rotat\w*|connect\w*)\b/,
      /\b(?:flow\w*|runs?|leak\w*|gets?)\b.*\b(?:from|to|into|without)\b|\bwithout leaking\b/,
      without('jump\\w*|flap\\w*|shoot\\w*'),
    ],
  ],
  mirrors: [
    [
      /\bmirrors?\b/,
      /\b(?:beams?|rays?|lasers?|sunbeams?|light|sunlight|moonbeams?|moonlight)\b/,
      /\b(?:turn\w*|tilt\w*|place|put|rotat\w*|angles?|bend\w*|bounc\w*|reflect\w*)\b/,
      without('guards?|jump\\w*|enem(?:y|ies)'),
    ],
  ],
  minesweeper: [
    [
      /\bhow many\b/,
      /\b(?:next to|around|touch(?:es)?|neighbou?r\w*|adjacent|nearby)\b/,
      /\b(?:squares?|tiles?|cells?|fields?)\b/,
      /\b(?:numbers?|tells?|says?|shows?|count)\b/,
      without('rows?|columns?|questions?|swap\\w*'),
    ],
  ],
  sudoku: [
    [
      /\b(?:rows?|lines?)\b/,
      /\b(?:columns?|block|box|square)\b/,
      /\b(?:once|twice|repeats?|repeated|no (?:number|digit))\b/,
      /\b(?:box(?:es)?|blocks?|small square|digits?|numbers?|3 ?x ?3|4 ?x ?4|9 ?x ?9)\b/,
      without('black|paint|swap\\w*|fall\\w*|questions?'),
    ],
  ],
  nonogram: [
    [
      /\bnumbers\b.{0,20}\b(?:at|on|along|beside|next to) the (?:side|sides|edge|edges|top|margin)\b/,
      /\b(?:paint|colou?r|fill|shade|mark)\w*\b/,
      /\b(?:picture|image|drawing)\b/,
    ],
    [
      /\b(?:numbers?|clues?)\b/,
      /\b(?:rows?|columns?|edge|margin)\b/,
      /\b(?:black|colou?r in|paint\w*|fill\w*|shade\w*)\b/,
      /\b(?:picture|pictures|appears?|image|comes out|see what)\b/,
    ],
  ],
  hanoi: [
    [
      /\b(?:pegs?|poles?|posts?|stands?|rods?|sticks?|spikes?)\b/,
      /\b(?:bigger|larger|big|large)\b.{0,40}\b(?:smaller|small)\b/,
      /\b(?:one by one|one (?:\w+ )?at a time|stack|pile|pyramid|tower)\b/,
      /\b(?:never|not|no|must)\b/,
    ],
  ],
  'lights-out': [
    [
      /\b(?:press\w*|tap\w*|click\w*|switch\w*|touch\w*)\b/,
      /\b(?:its|the|all|four|direct)? ?neighbou?rs?\b|\b(?:next to|around|beside) it\b|\bthe four around\b/,
      /\b(?:on (?:or|and) off|toggl\w*|switch\w*|chang(?:e|es)|open or close\w*|flips?)\b/,
      /\b(?:all|every|whole)\b/,
      without('three|swap\\w*|numbers?|army|troops|how many'),
    ],
  ],
  sokoban: [
    [
      /\b(?:push(?:es|ing)?|shov(?:e|es|ing))\b/,
      /\b(?:onto|to|on)\b.{0,25}\b(?:spots?|targets?|marks?|marked|goals?|cross|crosses|plates|switches)\b|\bto the (?:right )?places\b/,
      /\b(?:pull\w*|stuck|corner|one at a time|box(?:es)?|crates?|barrels?|warehouse|narrow)\b/,
      without('shoot\\w*|puck|sumo|enem(?:y|ies)'),
    ],
  ],
  'match-3': [
    [
      /\b(?:swap\w*|switch|exchang\w*)\b/,
      /\b(?:three|3)\b/,
      /\b(?:same|alike|equal|identical|matching|in a (?:row|line))\b/,
      /\b(?:neighbou?r\w*|next to each other|adjacent|vanish\w*|disappears?|bursts?|pops?)\b/,
    ],
  ],
  // Stories and pictures to search
  story: [
    [
      /\b(?:book|story|tale|novel)\b/,
      /\b(?:reader|readers)\b/,
      /\b(?:picks?|chooses?|decides?)\b/,
      without('quiz|questions?|suspects?'),
    ],
    [
      /\b(?:story|book|tale|novel)\b/,
      /\b(?:i|you|players?|reader|we) (?:can |get to )?(?:choose|chooses|decide|decides|pick)\b|\bread and (?:choose|decide)\b/,
      without('quiz|questions?|suspects?|team|car|weapon'),
    ],
    [
      /\b(?:read|reads|reading|story|tale|told|romance|dialogues?)\b/,
      /\b(?:choose|chooses|choices?|pick|picked|decides?|decisions?)\b/,
      /\bendings?\b|\bwhat (?:to do|happens|(?:it|she|he|they) says?)\b|\bdialogues?\b/,
      without('quiz|questions?|suspects?'),
    ],
  ],
  'escape-room': [
    [
      /\b(?:locked|shut|trapped|stuck) (?:in|inside)\b|\b(?:fell|falls|is|was) (?:shut|locked)\b|\blocked (?:room|up)\b/,
      /\b(?:search\w*|look(?:ing)? (?:around|for)|click\w*|examin\w*|clues?|drawers?|cupboards?|combine)\b/,
      /\b(?:codes?|keys?|combination|clues?|riddles?|puzzles?)\b/,
      /\b(?:out|escape|open|leave|door|free)\b/,
      without('guards?|shoot\\w*|zombies?|chas(?:e|es|ed|ing)|king'),
    ],
    // Out of a room, by the clock or by its lock: nobody is after one.
    [
      /\b(?:escap(?:e|es|ing)|break(?:s|ing)? out|gets? out|find (?:the|a|your) way out)\b(?: of| from)? (?:an?|the|my|your) (?:[\w'’-]+ ){0,3}(?:room|cell|cellar|basement|attic|cabin|galley|vault|bunker|lab|laboratory|library|elevator|lift|study|kitchen|classroom|crypt|tomb|carriage|wagon|compartment|office|workshop|observatory|submarine|wardrobe|closet|pantry|parlou?r|chamber|greenhouse|lighthouse|museum|sauna|theat(?:re|er)|dressing room)\b/,
      /\b(?:before|minutes?|seconds|time|locks?|locked|codes?|clues?|puzzles?|riddles?|keys?|combination|search\w*)\b/,
      without(
        '(?<!before the )guards?|shoot\\w*|zombies?|chas(?:e|es|ed|ing)|king|maze|jump\\w*|run(?:ning|ner)|monsters?|dodg\\w*|sneak\\w*|enem(?:y|ies)|platform\\w*|lives|lasers?|hunt\\w*|traps|spikes?|hover\\w*',
      ),
    ],
  ],
  'point-and-click': [
    [
      /\b(?:items?|objects?|things?|stuff|inventory)\b/,
      /\b(?:use|uses|using|combin\w*)\b.{0,25}\b(?:with|on|them|each other|items?|objects?|things?)\b/,
      /\b(?:pick(?:s|ing)? up|collect\w*|tak(?:e|es)|gather\w*|find|inventory|click\w*|look around)\b/,
      /\b(?:puzzles?|adventure|room|house|castle|mansion|open|further|click\w*|explor\w*|mystery|solve\w*)\b/,
      without('shoot\\w*|craft\\w*|weapons?|merge\\w*|tiles?|code|enem(?:y|ies)|waves?'),
    ],
  ],
  'hidden-object': [
    [
      /\b(?:find|finds|spot|seek)\b/,
      /\b(?:picture|drawing|messy|cluttered|crowded|painting|illustration)\b/,
      /\b(?:list|hidden|hiding|somewhere in|among)\b/,
      without('rows?|cells?|letters|numbers?|clues?|guards?|suspects?|pairs?'),
    ],
  ],
  detective: [
    [
      /\bsuspects\b|\binterrogat\w*\b|\bquestion (?:the |all |every|each )?(?:\w+ )?(?:witness\w*|suspects?|guests?|animals)\b/,
      /\b(?:clues?|took|stole\w*|crime|case|thief|missing|murder\w*|culprit|who)\b/,
      without('shoot\\w*|lives|jump\\w*|cards?'),
    ],
    [
      /\b(?:question|ask|asks|interview|interrogate|suspects?|witness(?:es)?)\b/,
      /\bclues?\b|\bwho (?:did|stole|ate|took|broke|killed)\b|\bsome(?:one|body) (?:ate|stole|took|killed|broke|has)\b|\b(?:missing|stolen|alibis?|lies|lied|lying)\b/,
      /\b(?:accus\w*|culprit|guilty|arrest|thief|right one|murderer|find out who|name the)\b/,
    ],
  ],
  // Beats
  rhythm: [
    [
      /\b(?:song|music|beat|notes?|melody|rhythm)\b/,
      /\b(?:press|hit|tap|clap|strike)(?:s|es)?\b/,
      /\b(?:in time|exactly|on the beat|when (?:the|they|it|a))\b/,
      /\b(?:lanes?|the (?:line|bar)|arrows?|circles?|beat|in time)\b/,
      without('loop'),
    ],
  ],
  'dice-sheet': [
    // Dice are rolled, some are kept and the others rolled again, and a sheet says what they have to show.
    [
      /\b(?:dice|cubes)\b/,
      /\b(?:roll|throw|shake|toss)\w*\b/,
      /\b(?:keep|hold|set aside|put aside|re-?roll|re-?throw|again|(?:two|three|2|3) times)\b/,
      /\b(?:sheet|score ?card|full house|straights?|of a kind|combinations?|categor(?:y|ies)|fill|tick off|cross off)\b/,
      without('monsters?|board|snakes|ladders|armies|territor\\w+|dungeon'),
    ],
  ],
  'code-breaker': [
    // Something is kept secret, guessed in rows, and each guess is told how near it is.
    [
      /\b(?:secret|hidden|hides?|hid|thinks? of|crack\w*|unknown)\b/,
      /\b(?:code|order|combination|sequence|row|line)\b/,
      /\b(?:guess\w*|tries|try|attempts?|chances|work out|find out|figure out)\b/,
      /\bhow many\b.{0,60}\b(?:right|correct|exact|place|spot|position)\b|\b(?:right|correct|wrong) (?:place|spot|position)s?\b|\b(?:black|white|red) (?:and \w+ )?(?:pegs?|pins?|dots?)\b|\bexact and near\b/,
      without('words?|letters?|mines?|ships?|boats?|cards?|suspects?|room'),
    ],
  ],
  'simon-says': [
    // Lights play something, and it is played back.
    [
      /\b(?:lights?|buttons?|pads?|lamps?|panels?)\b/,
      /\b(?:repeat|copy|copies|echo|imitate|mimic)s? (?:it|them|that|what|the (?:tune|melody|song|order|sequence|pattern))\b|\b(?:play|press) (?:it|them|that) back\b/,
      /\b(?:computer|it|game|machine|cpu|one after|shows?|plays?|lights? up|flash\w*)\b/,
      without('cards?|pairs?|words?|enem(?:y|ies)|waves?|door|escape|traffic|compose\\w*'),
    ],
    // Something is shown one after the other, and done again in that order.
    [
      /\b(?:repeat\w*|cop(?:y|ies|ying)|echo\w*|imitat\w*|mimic\w*|press|click|tap|touch|push|hit|play|do)\b/,
      /\b(?:same|right|correct|exact|that) (?:order|sequence|pattern)\b|\b(?:the|an?) (?:\w+ )?(?:order|sequence|pattern) (?:in which|of)\b|\b(?:repeat|copy|copies|remember)\w* (?:the|its|their|a|it) (?:\w+ )?(?:order|sequence|pattern)\b|\bin an? (?:order|sequence|pattern)\b.{0,20}\b(?:repeat|copy|echo)\w*\b/,
      /\b(?:one (?:after (?:the other|another)|by one)|flash\w*|blink\w*|lights? up|light up|glow\w*|sings?|moos?|croaks?|sounds?|tones?|shows? (?:me |you )?an?|one more|longer)\b/,
      without(
        'cards?|pairs?|letters?|words?|numbers in|recipes?|jump\\w*|shoot\\w*|cook\\w*|burger|drag\\w*|enem(?:y|ies)|waves?|door|escape|fall\\w*|swap\\w*|guess\\w*|secret|code|grid',
      ),
    ],
  ],
  'music-box': [
    [
      /\b(?:tunes?|melod(?:y|ies))\b/,
      /\b(?:little|small|tiny|wooden|wind-?up|musical?) (?:\w+ )?box\b/,
      /\b(?:tap|press|play|set|turn|crank|keys?|notes?)\w*\b/,
      without('in time|score|lanes?'),
    ],
    [
      /\b(?:put|place|set|arrange|draw|click)\b.{0,20}\b(?:notes?|sounds|beats)\b/,
      /\b(?:plays?|hear|listen)\b.{0,20}\b(?:song|melody|tune|music|it)\b/,
      without('miss|enem(?:y|ies)|lanes?|fall\\w*|catch\\w*'),
    ],
    [
      /\b(?:notes?|sounds?|melody|melodies|tunes?|instruments?)\b/,
      /\b(?:loop\w*|over and over|again and again|tempo)\b/,
      /\b(?:grid|lines?|steps?)\b/,
      /\b(?:put|place|switch|compos\w*|make|made)\b/,
      without('miss|enem(?:y|ies)|lanes?'),
    ],
  ],
  // Aiming
  slingshot: [
    // What flies off an elastic band is meant for somebody.
    [
      /\brubber bands?\b|\belastic\b|\bsling\b|\bpull\w* (?:\w+ ){0,2}back\b/,
      /\b(?:shoot|launch|fling|flick|fire|let go|release)\w*\b/,
      /\bat (?:the |some |a |an )?\w+/,
      without('arrows?|bow|swing\\w*|spring|flippers?|pucks?'),
    ],
    [
      /\bpull\w* (?:\w+ ){0,2}back\b|\bstretch\w*\b|\brubber bands?\b|\belastic\b|\blet (?:\w+ ){0,3}fly\b/,
      /\b(?:towers?|castles?|stack\w*|boxes|planks|houses?|huts?|forts?|walls?|blocks|buildings?|structures?)\b/,
      /\b(?:collapses?|fall\w*|crash\w*|knock\w*|topple\w*|tumbl\w*|smash\w*|at)\b/,
      without('arrows?|bow|swing\\w*'),
    ],
  ],
  artillery: [
    [
      /\b(?:angle|power|lob|lobs|lobbing)\b/,
      /\b(?:turns?|each other)\b/,
      /\b(?:hills?|mountains?|dunes?|wind|over the)\b/,
      /\b(?:shoot\w*|fir(?:e|es|ing)|lob\w*|throw\w*|cannons?|grenades?|bombs?)\b/,
      without('target|arrows?|hole|strokes?'),
    ],
  ],
  claw: [
    // Something that grabs hangs above toys, is moved and let down, and what it holds on to is won.
    [
      /\b(?:claws?|grabbers?|grippers?|pincers|crane|hook)\b/,
      /\b(?:grab|grip|pick|catch|lift|fish|pull)\w*\b/,
      /\b(?:plush\w*|toys?|teddy|teddies|teddy bears?|stuffed|prizes?|sweets|dolls)\b/,
      /\b(?:drop\w*|lower\w*|let (?:it )?down|goes down|above|over|glass|machine|chute|slot|coins?|fair|arcade)\b/,
      without('shoot\\w*|enem(?:y|ies)|waves?|monsters?|ship|tower of|stack\\w*'),
    ],
  ],
  pinball: [
    [
      /\b(?:flippers?|flaps|paddles that)\b/,
      /\b(?:bumpers?|bounc\w*|drains?|between|spring|machine|multiball)\b/,
      /\b(?:bottom|keep|keeps|middle|two|lose)\b/,
      without('wings?|tap|bricks?'),
    ],
  ],
  breakout: [
    [
      /\b(?:bounc\w*|reflect\w*|rebound\w*|deflect\w*)\b/,
      /\b(?:bricks?|blocks?|tiles?|wall)\b/,
      /\b(?:paddle|plank|board|bat|bottom|left and right|tray|raft|platform)\b/,
      /\b(?:break\w*|broken|smash\w*|knock\w*|gone|destroy\w*|clear\w*|against)\b/,
      without('mirrors?|flippers?|jump\\w*|same colou?r'),
    ],
  ],
  pong: [
    [
      /\b(?:to and fro|back and forth|between|left\b.*\bright)\b/,
      /\b(?:miss(?:es|ed)?|points?|first to|up to \d+)\b/,
      /\b(?:hits?|bats?|paddles?|racket)\b/,
      /\b(?:two|each player|both|left)\b/,
      without(
        'disc|puck|goal|bricks?|blocks?|flippers?|bumpers?|towers?|cards?|targets?|hoops?|holes?|shoot\\w*|lanes|pop',
      ),
    ],
  ],
  'air-hockey': [
    [
      /\b(?:disc|disk|puck)\b/,
      /\b(?:table|ice|smooth|slid\w*|glid\w*)\b/,
      /\b(?:goals?|slot)\b/,
      without('cue|columns?|rink|goalies?'),
    ],
  ],
  golf: [
    [
      /\b(?:holes?|cup)\b/,
      /\b(?:strokes?|shots|putt\w*|club|fewest)\b/,
      /\b(?:ball|marble|rolls?|course|windmills?)\b/,
      without('cue|stick|pockets?|pool'),
    ],
  ],
  pool: [
    [
      /\bcues?\b(?! cards?)/,
      /\bballs\b|\bpockets?\b/,
      /\b(?:sink|pot|pocket|knock|hit|push|shoot)\w*\b/,
      without('music|notes?|song'),
    ],
    [
      /\b(?:white|cue)\b/,
      /\b(?:pockets?|corner holes)\b/,
      /\b(?:table|stick|cue|balls?)\b/,
      /\b(?:knock|sink|pot|hit|push|fall)(?:s|ing)?\b/,
    ],
  ],
  'bubble-shooter': [
    [
      /\b(?:bubbles|marbles|balloons|beads)\b/,
      /\b(?:shoot\w*|fir(?:e|es|ing)|launch\w*|throw\w*)\b/,
      /\b(?:three|3|same|match\w*)\b/,
      /\b(?:up|top|ceiling|above|hang\w*)\b/,
    ],
    [
      /\b(?:shoot\w*|fir(?:e|es|ing)|aim\w*|throw\w*|launch\w*)\b/,
      /\b(?:three|3)\b/,
      /\b(?:same|equal|alike|matching|(?:one|a) colou?r)\b/,
      /\b(?:pop|pops|burst|bursts|fall off|stick|disappear\w*|vanish\w*)\b/,
      /\b(?:up|top|ceiling|above|hang\w*|below|bottom|colou?red)\b/,
    ],
  ],
  stacking: [
    [
      /\b(?:tower|skyscraper|stack)\b/,
      /\bcrane\b/,
      /\b(?:drop\w*|let go|release\w*|lower\w*)\b/,
      without('pegs?|poles?|jump\\w*'),
    ],
    [
      /\b(?:tower|stack\w*|floors?|on top|how high|on the next)\b/,
      /\b(?:swing\w*|crane|slides (?:left|back)|overhang\w*|hangs over|right moment|exactly)\b/,
      /\b(?:drop\w*|let go|lets go|put|tap|release\w*|place)\b/,
      /\b(?:high\w*|topple\w*|cut off|falls? off|straight|wobbl\w*|exactly)\b/,
      without('pegs?|poles?|jump\\w*|rope'),
    ],
  ],
  basketball: [
    [
      /\bpaper (?:balls?|planes?)\b|\bcrumpled paper\b/,
      /\b(?:trash|bin|waste ?basket|basket|can|bucket)\b/,
      /\b(?:throw\w*|toss\w*|flick\w*|shoot\w*)\b/,
      without('sort\\w*|recycl\\w*|conveyor'),
    ],
    [
      /\b(?:throw\w*|toss\w*|flick\w*|lob\w*|shoot\w*)\b/,
      /\b(?:hoops?|ring|baskets?|bin|net|waste ?paper)\b/,
      /\b(?:arc|distances?|further|farther|swish|goes in)\b/,
      without('arrows?|rings|catch\\w*|conveyor|sort\\w*'),
    ],
  ],
  bowling: [
    [
      /\b(?:rolls?|rolling|send|throws?)\b/,
      /\b(?:lane|alley)\b/,
      /\b(?:ten|10|pins)\b/,
      /\b(?:knock\w*|strikes?|at)\b/,
      without('cars?|traffic'),
    ],
  ],
  archery: [
    [
      /\b(?:arrows?|bow|longbow)\b/,
      /\b(?:target|targets|rings)\b/,
      /\b(?:wind|higher|distance|draw|pull|aim|middle)\b/,
      without('by hand|board|towers?|waves?|press|song|beat'),
    ],
  ],
  darts: [
    [
      /\b(?:round|numbered|circular) (?:\w+ )?board\b|\bboard with (?:the |a )?(?:numbers|triple|bull)/,
      /\b(?:throw\w*|fling\w*|toss\w*)\b/,
      /\b(?:301|501|101|bull'?s?[- ]?eye|triple|double|numbers|numbered|sections)\b/,
    ],
  ],
  // Battles
  creatures: [
    [
      /\bwild (?:\w+ )?(?:monsters?|creatures?|beasts|critters?|animals?)\b|\btall grass\b/,
      /\b(?:weaken\w*|fight\w*|battl\w*|until (?:it|they) (?:is|are) (?:weak|tired))\b/,
      /\b(?:nets?|catch\w*|captur\w*|tam(?:e|es|ing)|train\w*|team)\b/,
      without('rodeo|lasso|shoot\\w*|waves?|towers?'),
    ],
    [
      /\b(?:catch\w*|captur\w*|collect\w*|tam(?:e|es|ing))\b.{0,25}\b(?:monsters?|creatures?|beasts|pets)\b/,
      /\b(?:let|make|have) (?:them|it) (?:fight|battle)\b|\b(?:they|them|to) (?:fight|battle)\b|\bbattles? (?:with|against)\b/,
      without('shoot\\w*|waves?|cards?|towers?'),
    ],
    [
      /\bwild\b/,
      /\b(?:catch\w*|captur\w*|tam(?:e|es|ed|ing))\b/,
      /\b(?:fight\w*|battles?|train|trains|trainers?|team|levels?|evolve\w*|weaken\w*)\b/,
      without('rodeo|lasso|horses?|jump\\w*'),
    ],
  ],
  battle: [
    [
      /\b(?:turn by turn|turn[- ]based|by turns|take turns|in turns)\b/,
      /\b(?:fights?|battles?|duel|attacks?)\b/,
      /\b(?:magic|potions?|heal\w*|spells?|defend)\b/,
      without('cards?|grid|squares|angle|wind|energy'),
    ],
    [
      /\b(?:take turns|takes turns|(?:every|each) turn|then the enemy|turn by turn)\b/,
      /\b(?:attacks?|strikes?|hits?|hitting|fireball)\b/,
      /\b(?:heal\w*|potions?|magic|shields?|guard|defend|mana)\b/,
      /\b(?:hit points|hp|health|menu|mana)\b/,
      without('cards?|grid|squares|angle|wind|energy'),
    ],
  ],
  // On the core
  'maze-chase': [
    [
      /\b(?:eats?|eating|gobbl\w*|munch\w*|chomp\w*)\b.{0,20}\b(?:dots|pellets|points|little balls)\b/,
      /\bghosts?\b/,
    ],
    [
      /\b(?:mazes?|labyrinths?|corridors?)\b/,
      /\b(?:eats?|eating|gobbl\w*|munch\w*|swallow\w*|chomp\w*|nibbl\w*)\b/,
      /\b(?:all|every|dots|crumbs|pellets)\b/,
      /\b(?:chas\w*|hunt\w*|follow\w*|after (?:you|it|him|her|me)|pursu\w*|ghosts|spirits)\b/,
      without('shoot\\w*|longer'),
    ],
  ],
  'red-light': [
    [
      /\b(?:freez\w*|stop dead|stop moving|stands? (?:still|like)|hold still|statues?|don'?t move|mustn'?t move)\b/,
      /\b(?:turns? (?:around|round|back)|turns? (?:her|his|its|the) (?:head|face|back)|looks? (?:at|back|around)|on red|is red)\b/,
      /\b(?:start|finish|closer|creep|sneak|run|go|reach|back)\b/,
      without('shoot\\w*|tower|ice'),
    ],
  ],
  flappy: [
    [
      /\b(?:tap|taps|tapping|one button|click|press|space ?bar)\b/,
      /\b(?:flap\w*|wings?|goes up|hops? up|ris(?:e|es)|up a bit|fl(?:y|ies))\b/,
      /\b(?:gaps?|between|columns|pillars|pipes|through)\b/,
      without('shoot\\w*|bounc\\w*|slic\\w*|cut|swip\\w*|collect\\w*|pop'),
    ],
  ],
  skiing: [
    [/\b(?:rac|rid|speed|zoom|rush|hurtl|whizz)\w*\b/, downhill],
    // On a sled one goes down as well.
    [
      /\b(?:sleds?|sledges?|toboggans?|skis?|skiers?|snow ?boards?|snow ?boarders?|bobsleds?|sleighs?)\b/,
      downhill,
    ],
  ],
  asteroids: [
    [
      /\b(?:space|spaceship|rocket|ship)\b/,
      /\b(?:shoot\w*|blast\w*|hit)\b/,
      /\b(?:rocks?|asteroids?|meteors?|boulders?)\b/,
      /\b(?:smaller|little|small|tiny) (?:\w+ )?(?:rocks?|ones?|pieces|asteroids?|bits)\b|\bbreak\b.{0,12}\b(?:smaller|pieces)\b/,
      without('bricks?|paddle|bounc\\w*|slic\\w*'),
    ],
    [
      /\b(?:turn|turns|rotat\w*|drift\w*|thrust\w*|glid\w*|wrap\w*|float\w*)\b/,
      /\b(?:shoot\w*|blast\w*|hit)\b/,
      /\b(?:split\w*|break\w*|crumbl\w*|burst\w*|shatter\w*)\b.{0,15}\b(?:into|in|up)\b/,
      /\b(?:smaller|small|two|pieces|halves)\b/,
      without('bricks?|paddle|bounc\\w*|slic\\w*'),
    ],
  ],
  shooter: [
    [
      /\b(?:rows?|formation|formations)\b/,
      /\b(?:march\w*|sideways|side to side|left and right|step by step)\b/,
      /\b(?:shoot\w*|fir(?:e|es|ing)|cannon)\b/,
      /\b(?:down|lower|descend\w*)\b/,
      without('paddle|same colou?r|bounc\\w*'),
    ],
  ],
  lander: [
    [
      /\bland(?:s|ing)?\b|\btouch(?:es)? down\b|\b(?:set|bring)\b.{0,30}\bdown\b/,
      /\b(?:soft\w*|gentl\w*|slow\w*|upright|too fast)\b/,
      /\b(?:fuel|thrust\w*|engines?|gravity|short bursts)\b/,
      without('letters?|shoot\\w*'),
    ],
  ],
  whack: [
    [
      /\b(?:pop|peek|come|stick|jump|appear)\w*\b.{0,12}\bout of\b.{0,12}\bholes?\b/,
      /\b(?:hit|tap|bonk|slap|smack|bop|whack|hammer|click|thump|poke)\b/,
      without('ball|strokes?|clues?|platforms?'),
    ],
    [
      /\b(?:peek|peep|pop|stick|come|look)(?:s|ing|ping)?\b.{0,20}\b(?:out|up)\b|\bappear\w*\b/,
      /\b(?:holes?|graves?|windows?|burrows?|doors?|boxes|random)\b/,
      /\b(?:hit|tap|bonk|slap|smack|bop|whack|hammer|mallet|click|thump|poke)\b/,
      /\b(?:before|moment|second|fast|quick\w*|again|random\w*)\b/,
      without('ball|strokes?|clues?'),
    ],
  ],
  slicer: [
    [
      /\b(?:cut|slic(?:e|es|ing)|chop|slash)\w*\b/,
      /\b(?:fruits?|vegetables|melons?|watermelons?|food)\b/,
      /\b(?:finger|swip\w*|ninja|sword|katana|blade)\b/,
      without('rope|guards?|knights?|enem(?:y|ies)|restaurant|serve\\w*|recipe'),
    ],
    [
      /\b(?:cut|slic(?:e|es|ing)|chop|slash|swip(?:e|es|ing)|sword)\b/,
      /\b(?:thrown|toss(?:es|ed)?|fl(?:y|ies|ying)|in the air)\b/,
      /\b(?:finger|swip\w*|blade|sword|stroke|bombs?|combos?|in half)\b/,
      without('rope|guards?|knights?|enem(?:y|ies)|fighting|duel|parry'),
    ],
  ],
  catcher: [
    [
      /\b(?:fall|falls|falling|drop|drops|dropping|rains?|roll off)\b/,
      /\b(?:catch\w*|basket|bucket|net|apron|hat|be under|get them)\b/,
      /\b(?:mov|run|slid|roll|driv|steer)\w*\b.{0,20}\b(?:left and right|sideways|side to side)\b|\b(?:under|ground)\b/,
      without('typ(?:e|es|ing)|shoot\\w*|bounc\\w*|rotat\\w*|hoop|fish\\w*|hook|jump\\w*'),
    ],
  ],
  fishing: [
    [
      /\bhook\b/,
      /\bfish(?:es)?\b/,
      /\b(?:lower\w*|drop\w*|cast\w*|pull\w*|reel\w*|throw\w*)\b/,
      without('spells?|shoot\\w*|grappl\\w*|sharks? chas\\w*'),
    ],
    [
      /\b(?:line|hook|rod|float|bait)\b/,
      /\b(?:reel|reels|cast|casts)\b|\bwait\w*\b.*\bbites?\b|\blower\w*\b.*\bpull\w*/,
      /\b(?:catch|fish\w*|boots?|deep\w*|lake|boat|sea|pond|wait)\b/,
      without('spells?|shoot\\w*'),
    ],
  ],
  snake: [
    [
      /\b(?:longer|grows?|growing|segments?|wagons?)\b/,
      /\b(?:each|every|eats?|eaten|eating|picks? up)\b/,
      /\b(?:itself|yourself|himself|herself|(?:its|your|his|her|their|my) (?:own )?(?:tail|body)|own \w+)\b/,
      /\b(?:bit(?:e|es|ing)|bump\w*|runs? into|crash\w*|touch\w*|hit\w*|collid\w*)\b/,
      without('shoot\\w*|farm'),
    ],
  ],
  'tower-defence': [
    [
      /\b(?:place|put|build|buy|plant|set)\b[^.]*\b(?:beside|along|next to|on the edge of|at the side of)\b[^.]*\b(?:path|road|trail|track|route|way|river)\b/,
      /\b(?:to (?:my|the|our)|never (?:get|reach)|stop|before they)\b/,
      /\b(?:waves?|coins?|gold|upgrad\w*|march\w*|enem(?:y|ies)|stop)\b/,
    ],
  ],
  stall: [
    [
      /\b(?:sell|sells|selling|shop|stand|stall|cart|kiosk|booth|store)\b/,
      /\b(?:how much to charge|what to charge|charge more|prices?|pricing)\b/,
      /\b(?:each|every|per|\d+|two|three|four|five|six|seven|ten) (?:days?|mornings?)\b|\b(?:weather|rain\w*|sunny|heat ?waves?|forecast|a week)\b/,
      without('path|waves of|shoot\\w*|laps?|fight\\w*|jump\\w*|automat\\w*|idle|click\\w*'),
    ],
  ],
  tycoon: [
    [
      /\b(?:click|press|tap|earn|earns|sell|sells)\b/,
      /\b(?:buy|hire|upgrade)\b/,
      /\b(?:on their own|by (?:itself|themselves)|automat\w*|per second|machines?|helpers?|employees?|workers?|empire|rich|profit)\b/,
      without('path|road|waves?|shoot\\w*|laps?|fight'),
    ],
  ],
  runner: [
    // Nothing stops whoever runs; all that is left is to get over what comes.
    [
      /\bnever (?:stops?|stopping)\b|\bwithout (?:ever )?stopping\b|\bcan(?:'t|not) stop\b|\bruns? (?:by (?:it|him|her)self|on (?:its|his|her) own|all by|automatically|forever|on and on)\b/,
      /\b(?:run|runs|running|dash\w*|sprint\w*)\b/,
      /\b(?:jump|hop|leap|duck|slide)\w*\b/,
      without('platforms?|laps?|shoot\\w*|guards?|music|beat'),
    ],
  ],
  platformer: [
    [
      /\b(?:jump|jumps|jumping|hops?|hopping|leaps?)\b/,
      /\b(?:platforms?|ledges?|ledge to ledge)\b/,
      /\b(?:gaps?|pits?|spikes?|stomp\w*|squash\w*|flag|double jump|moving)\b/,
      without('pieces|board|diagonal\\w*|arena|shooter'),
    ],
  ],
  racing: [
    [
      /\blaps?\b|\bcircuit\b|\brace ?track\b|\baround the track\b/,
      /\b(?:against|overtak\w*|rivals?|opponents?|first)\b/,
      /\b(?:curves?|corners?|finish|line|drift\w*|skid\w*|spin|wins?|round|around)\b/,
      without('electric\\w*|current|lamp|guards?|lap of'),
    ],
  ],
  stealth: [
    [
      /\b(?:sneak\w*|tiptoe\w*|unseen|stays? out of|keeps? out of|hides? behind|creep\w*)\b/,
      /\b(?:guards?|watchm[ae]n|cameras?|sentr(?:y|ies)|torches|beams|nightwatch\w*)\b/,
      /\b(?:seen|sees? you|sight|unseen|spotted|caught|notic\w*)\b/,
      without('freez\\w*|still|cards?'),
    ],
  ],
}

/** Heavier than a phrase and lighter than a game's own name: a whole set of rules was told. */
const told = 9

/** The game whose rules a text tells. Of two that are told, neither is sure; who names a game means that one. */
export function describedGame(text: string): GenreCue | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const fitting = Object.entries(tellings).flatMap(([genre, rows]) => {
    const row = rows.find((traits) => traits.every((trait) => trait.test(plain)))
    return row ? [{ genre, words: row[0]?.exec(plain)?.[0] ?? genre, weight: told, traits: row.length }] : []
  })
  const [first, second] = fitting.sort((one, other) => other.traits - one.traits)
  if (!first || first.traits === second?.traits) return undefined
  const { genre, words, weight } = first
  return { genre, words, weight, described: true }
}
