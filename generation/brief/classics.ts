/** How people ask for a game that has a name of its own, and what it is called here. Trade names are cues, never titles. */
export type ClassicWords = {
  /** The kind of game that it is built as. */
  id: string
  /** 'It is a game of chess.' */
  called: string
  /** What a title ends in: 'Cat Chess'. */
  title: string
  /** Names that mean this game and no other, with spaces for hyphens. */
  names: string
  /** Phrases that are sure to speak of it. */
  phrases?: string
  /** What the learned reader calls it, where it says so in other words. */
  read?: readonly string[]
  /** Names among them that are ordinary words, too: these count only beside words such as 'game', 'like' or 'clone', or alone. */
  timid?: readonly string[]
  /** Somebody in it is the hero: in others nobody is, and what is named lies on the table. */
  hero?: true
  /** It is about something, such as animals or planets, rather than with somebody. */
  topical?: true
}

export const classics: readonly ClassicWords[] = [
  // Boards
  {
    id: 'chess',
    called: 'a game of chess',
    title: 'Chess',
    names: 'chess',
    phrases: 'checkmate|chess game|game of chess|chess board|chess match',
  },
  {
    id: 'checkers',
    called: 'a game of checkers',
    title: 'Checkers',
    names: 'checkers|draughts',
    phrases:
      "checkers game|checker game|draughts game|game of checkers|game of draughts|checkerboard|checker board|jump over the other player's pieces|jump over the other player s pieces|jump over the other players pieces|jump over enemy pieces|jump over pieces|jumping over pieces|pieces jump|get kinged|king me",
    timid: ['checkers'],
  },
  {
    id: 'four-in-a-row',
    called: 'a game of four in a row',
    title: 'Four in a Row',
    names: 'connect four|connect 4|connect4|four in a row|4 in a row|four in a line|captains mistress',
    phrases: 'drop discs|dropping discs|drop counters|five in a row with gravity',
    read: ['connect four'],
  },
  {
    id: 'reversi',
    called: 'a game of reversi',
    title: 'Reversi',
    names: 'reversi|othello',
    phrases:
      'flip discs|flipping discs|flip the discs|flip over discs|flip their discs|flip your discs|discs flip|discs get flipped|discs are flipped|surround discs to flip|flip disks|disks get flipped|discs change colour|discs change color',
  },
  {
    id: 'tic-tac-toe',
    called: 'a game of tic-tac-toe',
    title: 'Tic-Tac-Toe',
    names:
      "tic tac toe|tick tack toe|tick tac toe|tik tak toe|tic tac to|tictactoe|noughts and crosses|tic tac toe game|x and o|x's and o's|xs and os|gomoku",
    phrases: 'three in a line',
  },
  {
    id: 'battleship',
    called: 'a game of battleship',
    title: 'Sea Battle',
    names: 'battleship|battleships|sea battle|sink the fleet',
    phrases:
      'hidden ships|find the hidden ships|shoot at hidden ships|ships on a grid|guess where the ships|hidden fleet|sink the enemy fleet',
    timid: ['sea battle', 'battleship', 'battleships'],
  },
  {
    id: 'dominoes',
    called: 'a game of dominoes',
    title: 'Dominoes',
    names: 'dominoes|dominos|domino game',
    phrases:
      'game of dominoes|game of domino|dominoes game|dominos game|play dominoes|playing dominoes|block dominoes|draw dominoes|double six dominoes|double nine dominoes|domino tiles|domino match|tiles with dots|tiles end to end|match the dots',
    timid: ['dominoes', 'dominos'],
  },
  {
    id: 'mancala',
    called: 'a game of mancala',
    title: 'Mancala',
    names: 'mancala|kalah|kalaha|oware|awale|bao game|bantumi|mankala|sungka|congklak',
    phrases:
      'mancala game|game of mancala|sow seeds around the board|sow the seeds around|seeds in pits|stones in pits|pits and stones|pits and seeds|seeds in holes|beans in holes|stones in holes',
  },
  {
    id: 'tactics',
    hero: true,
    called: 'a tactics game on a grid',
    title: 'Tactics',
    names: 'into the breach|fire emblem|advance wars|xcom|final fantasy tactics',
    phrases:
      'grid tactics|tactics on a grid|tactics game|tactical rpg|grid based tactics|turn based tactics|tactical battle|tactical game|squad tactics|squad battle|turn based squad|tactical squad|battle on a grid|battles on a grid|fight on a grid|fights on a grid|squad on a grid|heroes on a grid|units on a grid|soldiers on a grid|knights on a grid|which squares the enemies|which squares enemies|squares the enemies will|squares the enemy will|where the enemies will attack|where enemies will attack|where the enemies will hit|turn based strategy on a grid|strategy on a grid|strategy battle on a grid',
  },
  {
    id: 'hex-conquest',
    called: 'a game of conquest on hexagons',
    title: 'Conquest',
    names: 'risk board game|hexagonal risk|dice wars|dicewars|slay hex|hex empire|risk',
    phrases:
      'hex conquest|hex strategy|conquer hexes|conquer territories|territory conquest|conquer the map|hex grid|hex map|conquer all hexes|map of hexagons|grid of hexagons|board of hexagons|hexagon map|hexagonal map|hexagon grid|hexagonal grid|hexagon strategy|hexagon conquest|conquer hexagons|take over hexes|until the map is yours|conquer the whole map|conquer all territories|territories with armies|take over territories|take over territory',
    read: ['hex conquest'],
    timid: ['risk'],
  },
  // Cards
  {
    id: 'solitaire',
    called: 'a game of patience',
    title: 'Solitaire',
    names: 'solitaire|klondike|klondike solitaire|patience card game|spider solitaire|freecell|card patience',
    phrases:
      'solitaire game|game of solitaire|game of patience|patience game|solitaire cards|card game for one|solo card game|single player card game|from ace to king|ace to king|red on black',
    timid: ['solitaire', 'klondike'],
  },
  {
    id: 'twenty-one',
    called: 'a game of twenty-one',
    title: 'Twenty-One',
    names: 'blackjack|black jack|twenty one|21 card game|pontoon',
    read: ['blackjack'],
    phrases:
      'close to 21|near to 21|closest to 21|nearest to 21|nearer to 21|going over 21|go over 21|21 card game|twenty one card game|game of 21|close to twenty one',
    timid: ['twenty one', 'pontoon'],
  },
  {
    id: 'deckbuilder',
    hero: true,
    called: 'a deck-building battle',
    title: 'Deck',
    names:
      'slay the spire|monster train|dominion card game|hearthstone|magic the gathering|yugioh|pokemon tcg|inscryption|griftlands',
    phrases:
      'deck builder|deckbuilder|deck building|deckbuilding|card battle|card battler|battle with cards|trading card game|collectible card game|card duel|cards to attack',
    read: ['deckbuilder', 'card battle'],
  },
  {
    id: 'memory',
    topical: true,
    called: 'a memory game of pairs',
    title: 'Pairs',
    names: 'concentration|memory|memory match|pairs game|matching pairs|pelmanism|memory pairs',
    phrases:
      'memory card game|memory game|memory cards|memory matching|card matching|card matching game|matching game|find the pairs|match the cards|matching cards|find pairs|concentration game|flip cards|card flip|pair matching|flip pairs|turn over pairs|turn over cards|flip two cards|flip over cards|find matching pairs|find the matching',
    read: ['memory pairs'],
    timid: ['concentration', 'memory'],
  },
  {
    id: 'dice-sheet',
    called: 'a game of five dice and a sheet',
    title: 'Dice',
    names: 'yahtzee|yatzy|kniffel|yacht dice|yahtzy|yatzee|yahzee|generala|poker dice|dice poker',
    phrases:
      'five dice|5 dice|dice game|game of dice|roll dice|roll the dice|rolling dice|dice and a sheet|dice sheet|reroll dice|reroll the dice',
  },
  {
    id: 'bingo',
    topical: true,
    called: 'a game of bingo',
    title: 'Bingo',
    names: 'bingo|housie|tombola',
    phrases:
      'bingo game|game of bingo|bingo card|bingo cards|bingo caller|five in a row on your card|numbers are called out|numbers get called out|calls out numbers',
  },
  // Words and numbers
  {
    id: 'word-guess',
    topical: true,
    called: 'a game of guessing a word in six tries',
    title: 'Word Guess',
    names: 'wordle|lingo word game|jotto|quordle|mastermind with words',
    phrases:
      'guess the word in six|guess a five letter word|five letter word|six tries|six guesses|guess the secret word|guess a secret word|secret word|hidden word|guess a four letter word|guess a six letter word|four letter word|six letter word|word guessing|guess a word in',
    read: ['word guessing'],
  },
  {
    id: 'hangman',
    topical: true,
    called: 'a game of guessing letters',
    title: 'Letters',
    names: 'hangman|hang man|wheel of fortune',
    phrases:
      'hangman game|letter guessing|guess the letters|guess letters|guess the word letter by letter|guess the word',
  },
  {
    id: 'word-search',
    topical: true,
    called: 'a word search',
    title: 'Word Search',
    names: 'word search|wordsearch|word find|word hunt|boggle',
    phrases:
      'word search game|letter soup|alphabet soup puzzle|word search puzzle|find the hidden words|find words in a grid|hidden words',
  },
  {
    id: 'crossword',
    topical: true,
    called: 'a crossword',
    title: 'Crossword',
    names: 'crossword|crosswords|crossword puzzle|cross word|crisscross puzzle',
    phrases:
      'crossword game|crossword puzzles|cross word puzzle|words that cross|words cross each other|words crossing each other|clues across and down|across and down clues',
  },
  {
    id: 'spelling',
    topical: true,
    called: 'a spelling game',
    title: 'Spelling',
    names: 'spelling bee|anagrams|word scramble|text twist|bananagrams',
    phrases:
      'spelling game|spelling practice|spelling test|anagram|anagram game|word scramble game|unscramble words|scrambled words|unscramble the letters|unscramble letters|spell the word|spell words|spelling words|learn to spell',
    read: ['spelling', 'anagrams'],
  },
  {
    id: 'typing',
    topical: true,
    called: 'a typing game',
    title: 'Typing',
    names: 'typing of the dead|ztype|typeracer|type racer|nitro type|monkeytype',
    phrases:
      'typing game|learn to type|type fast|type faster|practise typing|keyboard practice|typing test|type racing|typing tutor|speed typing|typing trainer|typing practice|touch typing|type the words|type words|typing',
  },
  {
    id: 'arithmetic',
    called: 'a game of sums',
    title: 'Sums',
    names: 'prodigy math|number munchers|math blaster',
    phrases:
      'arithmetic game|arithmetic|multiplication game|times table|multiplication table|multiplication facts|do sums|solve sums|simple sums|practice addition|practice subtraction|practice multiplication|practice division|addition game|subtraction game|division game|times tables|times table game|math practice|mental maths|mental math|multiplication tables|multiplication practice|adding numbers|addition and subtraction|addition practice|math facts|sums game|math sums|maths sums',
    read: ['maths quiz'],
  },
  {
    id: 'sorting',
    hero: true,
    called: 'a sorting game',
    title: 'Sorting',
    names: 'water sort|ball sort|color sort|waste sorting game',
    phrases:
      'sorting game|color sorting|colour sorting|recycling game|sorting puzzle|sort the trash|waste sorting|sort things into|sort into bins|sort items|sort the recycling|sort animals',
  },
  // Grids
  {
    id: 'falling-blocks',
    called: 'a game of falling blocks',
    title: 'Blocks',
    names: 'tetris|blockout|tetromino game|columns game|puyo puyo|dr mario|lumines',
    phrases:
      'falling blocks|falling block puzzle|block puzzle|tetromino|tetrominoes|falling block|block dropping|falling shapes|blocks fall|clear lines|clear rows|complete rows|fill rows',
    read: ['falling blocks'],
  },
  {
    id: 'merge-2048',
    called: 'a merging puzzle',
    title: 'Merge',
    names: '2048|threes|1024|triple town',
    phrases:
      'merge game|merging game|merge puzzle|number merging|merging puzzle|merge tiles|combine tiles|slide tiles to merge|merge equal|merge the same|tiles merge|slide and merge|merge numbers|equal numbers add up|equal tiles add up|same numbers combine|tiles with the same number|numbers merge|tiles double',
    read: ['2048', 'merge'],
    timid: ['threes', '1024'],
  },
  {
    id: 'sliding-tiles',
    topical: true,
    called: 'a sliding puzzle',
    title: 'Slide',
    names: 'sliding puzzle|slide puzzle|15 puzzle|fifteen puzzle|tile puzzle|8 puzzle|jigsaw|jigsaw puzzle',
    phrases:
      'sliding tiles|slide the tiles|sliding tile puzzle|picture puzzle|jigsaw game|puzzle pieces|scrambled picture',
    read: ['sliding puzzle', 'jigsaw'],
    timid: ['jigsaw'],
  },
  {
    id: 'pipes',
    called: 'a pipe puzzle',
    title: 'Pipes',
    names: 'pipe mania|pipe dream|plumber puzzle|flow free|waterworks game',
    phrases:
      'pipe puzzle|connect the pipes|pipes puzzle|rotate pipes|rotate the pipes|connect pipes|turn the pipes|pipe game|pipe connecting|rotate tiles to connect|water flow puzzle',
    read: ['pipes'],
  },
  {
    id: 'mirrors',
    called: 'a puzzle of mirrors and beams',
    title: 'Beams',
    names: 'khet|laser chess|deflektor|laser maze',
    phrases:
      'laser puzzle|mirror puzzle|laser and mirrors|lasers and mirrors|lazer and mirrors|mirrors and laser|mirrors and lasers|laser mirrors|reflect the beam|reflect lasers|bounce the laser|bounce light|rotate mirrors|rotate the mirrors|turn mirrors|reflect light|light beam puzzle|mirrors and beams',
    read: ['laser mirrors'],
  },
  {
    id: 'minesweeper',
    called: 'a game of minesweeper',
    title: 'Minesweeper',
    names: 'minesweeper|mine sweeper|google mines',
    phrases: 'mine sweeping|hidden mines|sweep mines|find the mines|avoid hidden mines',
  },
  {
    id: 'sudoku',
    called: 'a sudoku',
    title: 'Sudoku',
    names: 'sudoku|suduko|soduku|soduko|killer sudoku|mini sudoku|kenken',
    phrases: 'number placement puzzle|sudoku puzzle|logic number grid',
  },
  {
    id: 'code-breaker',
    called: 'a game of cracking a secret code',
    title: 'Code',
    names: 'mastermind|master mind|bulls and cows|codebreaker|code breaker|code breaking game|superhirn',
    phrases:
      'crack the code|crack a code|crack the secret code|break the code|break the secret code|guess the code|guess the secret code|secret code|code breaking|codebreaking|guess the combination|secret combination|right color right place|right colour right place|right color in the right place|right colour in the right place|right colour wrong place|right color wrong place',
  },
  {
    id: 'nonogram',
    called: 'a nonogram',
    title: 'Nonogram',
    names: 'nonogram|picross|griddlers|paint by numbers puzzle|hanjie|pixel cross',
    phrases: 'picture logic puzzle|picture cross|nonograms|fill cells by numbers',
    read: ['nonogram', 'logic grid'],
  },
  {
    id: 'hanoi',
    called: 'a tower of Hanoi',
    title: 'Tower of Hanoi',
    names: 'tower of hanoi|towers of hanoi|hanoi tower|hanoi puzzle|towers of brahma',
    phrases: 'move the discs|move discs between pegs|stack of discs on pegs|discs on pegs|rings on pegs',
    read: ['towers of hanoi'],
  },
  {
    id: 'lights-out',
    called: 'a lights-out puzzle',
    title: 'Lights Out',
    names: 'lights out|lights out puzzle',
    phrases: 'turn off all the lights|turn all lights off|switch off all the lights|toggle lights',
    timid: ['lights out'],
  },
  // Stories and pictures to search
  {
    id: 'story',
    hero: true,
    called: 'an interactive story',
    title: 'Story',
    names:
      'choose your own adventure|zork|papers please|phoenix wright|ace attorney|doki doki|life is strange|telltale|colossal cave',
    phrases:
      'visual novel|interactive story|text adventure|story game|branching story|interactive fiction|narrative game|text based|text based adventure|branching choices|story driven|choices matter|choose your path|choices change|story with choices|dating sim|story where you choose|gamebook|game book|interactive book|choose book|bedtime story',
    read: ['visual novel', 'choice story', 'visual-novel'],
  },
  {
    id: 'detective',
    hero: true,
    called: 'a detective story',
    title: 'Mystery',
    names: 'cluedo|clue game|sherlock holmes game|carmen sandiego|mystery party',
    phrases:
      'detective game|detective story|detective adventure|detective case|a detective|whodunnit|who dunnit|who dunit|murder mystery|mystery game|whodunit|who did it|find the culprit|solve the crime|solve the case|solve a crime|question suspects|interrogate suspects|find out who stole|solve the mystery|mystery story',
  },
  {
    id: 'escape-room',
    hero: true,
    called: 'an escape room',
    title: 'Escape',
    names: 'escape room|the room game|myst|submachine',
    phrases:
      'escape the room|room escape|escape from a locked room|locked in a room|find the code|puzzle room|locked room',
    read: ['escape room'],
  },
  {
    id: 'point-and-click',
    hero: true,
    called: 'a point-and-click adventure',
    title: 'Adventure',
    names:
      'monkey island|day of the tentacle|grim fandango|broken sword|machinarium|leisure suit larry|sam and max|deponia|thimbleweed park',
    phrases:
      'point and click|point n click|point & click|pointandclick|point and click adventure|click adventure|adventure game with inventory|graphic adventure|combine items|combine objects|use items on|inventory puzzles|inventory puzzle',
    read: ['point and click'],
  },
  {
    id: 'hidden-object',
    called: 'a hidden-object game',
    title: 'Hidden Things',
    names:
      "hidden object|spot the difference|find the difference|i spy|seek and find|wheres waldo|wheres wally|where's waldo|where's wally",
    phrases:
      'hidden object|hidden objects|hidden object game|spot the difference game|find hidden objects|hidden objects game|find the hidden objects|find things hidden|hidden in the picture',
  },
  // Trade
  {
    id: 'stall',
    hero: true,
    called: 'a game of days at a stall',
    title: 'Stall',
    names: 'lemonade stand|lemonade stand game|lemonade tycoon',
    phrases:
      'set the price|set your price|set my price|set prices|set your prices|set the prices|set my prices|setting prices|set a price|choose the price|choose prices|choose your prices|price each day|prices each day|price every day|prices every day|price every morning|prices every morning|price each morning|prices each morning|decide the price|decide prices|change your prices|change the price|weather affects sales',
  },
  // Battles with creatures
  {
    id: 'creatures',
    hero: true,
    called: 'a game of catching creatures',
    title: 'Creatures',
    names: 'pokemon|pokémon|digimon|temtem|palworld|coromon|monster hunter stories',
    phrases:
      'creature catching|catch creatures|catch monsters|monster catching|monster taming|catch and battle|creature battle|collect creatures|capture creatures|capture monsters|train monsters|monster collecting|creature collector|creature taming|tame monsters|tame creatures|creature collecting',
    read: ['creature catching'],
  },
  // Beats
  {
    id: 'rhythm',
    hero: true,
    called: 'a rhythm game',
    title: 'Beat',
    names:
      'guitar hero|dance dance revolution|ddr|osu|beat saber|piano tiles|friday night funkin|rock band|crypt of the necrodancer|rhythm heaven|just dance|taiko',
    phrases:
      'rhythm game|rhythm|music game|beat game|dance game|rhythm action|dancing game|drum game|piano game|hit the notes|notes fall|to the beat|in time with the music|tap to the beat|tap the notes|falling notes',
    read: ['rhythm', 'dance'],
    timid: ['osu'],
  },
  {
    id: 'music-box',
    called: 'a music box',
    title: 'Music Box',
    names: 'incredibox|chrome music lab|music box',
    // A music box may be something that is looked for.
    timid: ['music box'],
    phrases:
      'music maker|make music|compose a song|compose music|compose melodies|beat maker|sequencer|step sequencer|make a melody|make melodies|make beats|repeat the melody|repeat the tune',
    read: ['music making'],
  },
  {
    id: 'simon-says',
    called: 'a game of repeating the order',
    title: 'Echo',
    names: 'simon says|simon game|simon electronic game|simon memory game|bop it|simon',
    phrases:
      'repeat the order|repeat the sequence|repeat the pattern|copy the sequence|copy the pattern|memory sequence|sequence memory|remember the sequence|remember the pattern|lights up in order|simon style|repeat after me',
    timid: ['simon'],
  },
]

const wordsById = new Map(classics.map((one) => [one.id, one]))

export const classicOf = (id: string): ClassicWords | undefined => wordsById.get(id)

/** What the reader calls a form, by the kind that it is built as. */
export const classicsRead: Readonly<Record<string, string>> = Object.fromEntries(
  classics.flatMap(({ id, read = [] }) => read.map((name) => [name, id])),
)

export const topicalClassics: readonly string[] = classics
  .filter(({ topical }) => topical)
  .map(({ id }) => id)
