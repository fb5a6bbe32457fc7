/**
 * Pieces of a way that is run and jumped along, made by hand. Rows are drawn from above; the last one is the ground, and all pieces begin
 * and end on it, so that any two fit together. It is as wide as the piece; the others end with their last sign. Every piece can be
 * crossed in both directions by a jump of two cells up and three across.
 *
 *     #  ground   =  platform, open from below   X  crate   ^  spikes   v  spikes from above   S  spring   H  ladder
 *     o  something in the air, where a jump leads   e  somebody on the ground   f  somebody in the air
 */
export type Piece = {
  name: string
  /** From 0 (a stroll) to 3. */
  hard: number
  rows: string[]
  movers?: Mover[]
  /** Made of footholds over a pit, for worlds of clouds, lily pads and roofs. */
  islands?: true
  /** Between a floor and a ceiling, for those who swim or turn over. */
  cave?: true
}

/** A platform that goes to and fro, in cells; `seconds` for the whole round. */
export type Mover = {
  column: number
  row: number
  width: number
  across: number
  down: number
  seconds: number
}

export const pieces: Piece[] = [
  {
    name: 'meet',
    hard: 0,
    rows: ['', '.....oo..oo', '....o......o', '.........e', '################'],
  },
  {
    name: 'hop',
    hard: 0,
    islands: true,
    rows: ['', '.......oo', '......o..o', '', '#######..#######'],
  },
  {
    name: 'hill',
    hard: 0,
    rows: ['......o..o', '.....o.oo.o', '.......e', '......####', '....########', '################'],
  },
  {
    name: 'blocks',
    hard: 0,
    rows: ['.........o', '....o...o.o', '.........X', '....X....X...e', '################'],
  },
  {
    name: 'terrace',
    hard: 0,
    rows: [
      '.......ooo',
      '',
      '......=====',
      '...o.........o',
      '..===.......===',
      '...........e',
      '################',
    ],
  },
  {
    name: 'gap',
    hard: 1,
    islands: true,
    rows: ['......o.o', '.....o...o', '', '............e', '#####...########'],
  },
  {
    name: 'two gaps',
    hard: 1,
    islands: true,
    rows: ['....oo....oo', '...o..o..o..o', '', '.......ff', '####..####..####'],
  },
  {
    name: 'thorns',
    hard: 1,
    rows: ['....oo....oo', '...o..o..o..o', '', '....^^..e.^^', '################'],
  },
  {
    name: 'leap',
    hard: 1,
    rows: [
      '......ooo',
      '',
      '..ooo...f..ooo',
      '......====',
      '',
      '..===......===',
      '.......e',
      '################',
    ],
  },
  {
    name: 'spring',
    hard: 1,
    rows: [
      '.......o.o',
      '......o...o',
      '......=====',
      '...o.........o',
      '...o.........o',
      '...o.........o',
      '...S....e....S',
      '################',
    ],
  },
  {
    name: 'stairs',
    hard: 1,
    rows: [
      '.......oo',
      '.......e',
      '.....o####o',
      '....######..o',
      '..o.######==',
      '..########..==',
      '################',
    ],
  },
  {
    name: 'footholds',
    hard: 1,
    islands: true,
    rows: ['.......oo', '....o......o', '.......==', '...==.....==', '##............##'],
  },
  {
    name: 'ferry',
    hard: 1,
    islands: true,
    rows: ['.......oo', '', '....o......o', '', '####........####'],
    movers: [{ column: 4, row: 10, width: 4, across: 4, down: 0, seconds: 4.6 }],
  },
  {
    name: 'company',
    hard: 2,
    rows: ['', '...o...o...o', '..o.o.o.o.o.o', '....e...e...e', '################'],
  },
  {
    name: 'stones',
    hard: 2,
    islands: true,
    rows: ['...o...o...o', '..o.o.o.o.o.o', '', '', '##..##...##..###'],
  },
  {
    name: 'bridge',
    hard: 2,
    islands: true,
    rows: ['..o..o.oo.o..o', '.......f', '', '...e......e', '#==============#'],
  },
  {
    name: 'tunnel',
    hard: 2,
    rows: ['', '..############', '..############', '', '...oo.oo..oo', '.....^.....^', '################'],
  },
  {
    name: 'lift',
    hard: 2,
    rows: [
      '......o.o',
      '',
      '......####',
      '......####',
      '.o....####....o',
      '......####',
      '......####',
      '################',
    ],
    movers: [
      { column: 4, row: 10, width: 2, across: 0, down: -5, seconds: 5 },
      { column: 10, row: 5, width: 2, across: 0, down: 5, seconds: 5 },
    ],
  },
  {
    name: 'roller',
    hard: 2,
    rows: ['', '.....ooooo', '..o..........o', '....======', '', '..X...e......X', '################'],
  },
  {
    name: 'ladders',
    hard: 2,
    rows: [
      '......oooo',
      '',
      '.....H####H',
      '.....H####H',
      '..o..H####H..o',
      '.....H####H',
      '################',
    ],
  },
  {
    name: 'scaffold',
    hard: 2,
    rows: [
      '....oo.oo.oo',
      '',
      '..H==========H',
      '..H..........H',
      '..H..........H',
      '..H.^^^^^^^^.H',
      '################',
    ],
  },
  {
    name: 'bed of thorns',
    hard: 2,
    rows: [
      '.......oo',
      '....o......o',
      '',
      '......===',
      '...==.....===',
      '..^^^^^^^^^^^^',
      '################',
    ],
  },
  {
    name: 'wings',
    hard: 2,
    islands: true,
    rows: ['', '...o...f...o', '..o.o.....o.o', '......f', '###...####...###'],
  },
  {
    name: 'two ferries',
    hard: 3,
    islands: true,
    rows: ['....o....o', '.......f', '', '', '###...........##'],
    movers: [
      { column: 3, row: 10, width: 2, across: 3, down: 0, seconds: 4 },
      { column: 9, row: 10, width: 2, across: 3, down: 0, seconds: 4.6 },
    ],
  },
  {
    name: 'pillars',
    hard: 3,
    islands: true,
    rows: ['.......o', '....o.....o', '......##', '...#..##.##', '#..#..##.##..###', '#..#..##.##..###'],
  },
  {
    name: 'gauntlet',
    hard: 3,
    rows: ['.....ooo', '.........oo', '....e', '......====', '.e.^......^..e', '################'],
  },
  {
    name: 'broken bridge',
    hard: 3,
    islands: true,
    rows: ['', '..oo..oo..oo', '........f', '.....e', '#==..===..==..##'],
  },
  {
    name: 'floor thorns',
    hard: 0,
    cave: true,
    rows: ['################', '......oooo', '', '', '', '', '', '', '......^^^', '################'],
  },
  {
    name: 'ceiling thorns',
    hard: 0,
    cave: true,
    rows: ['################', '......vvv', '', '', '', '', '', '......oooo', '', '################'],
  },
  {
    name: 'open floor',
    hard: 0,
    cave: true,
    rows: ['################', '.....oooooo', '', '', '', '', '', '', '', '#####......#####'],
  },
  {
    name: 'open ceiling',
    hard: 1,
    cave: true,
    rows: ['#####......#####', '', '', '', '', '', '', '.....oooooo', '', '################'],
  },
  {
    name: 'sentry',
    hard: 0,
    cave: true,
    rows: ['################', '....ooo', '', '', '', '', '', '.........ooo', '.....e', '################'],
  },
  {
    name: 'chicane',
    hard: 1,
    cave: true,
    rows: [
      '################',
      '...oo.....vv',
      '',
      '.......oo',
      '',
      '',
      '',
      '',
      '...^^.....oo',
      '################',
    ],
  },
  {
    name: 'gate below',
    hard: 1,
    cave: true,
    rows: [
      '################',
      '.......##',
      '.......##',
      '.......##',
      '.......##',
      '.......##',
      '',
      '....o......o',
      '...o.oo..oo.o',
      '################',
    ],
  },
  {
    name: 'gate above',
    hard: 1,
    cave: true,
    rows: [
      '################',
      '...o.oo..oo.o',
      '....o......o',
      '',
      '.......##',
      '.......##',
      '.......##',
      '.......##',
      '.......##',
      '################',
    ],
  },
  {
    name: 'weave',
    hard: 2,
    cave: true,
    rows: ['####....########', '..........o', '', '', '.......f', '', '', '.....o', '', '########.....###'],
  },
  {
    name: 'ledges',
    hard: 2,
    cave: true,
    rows: [
      '################',
      '',
      '..oo......oo',
      '',
      '....##....##',
      '....##....##',
      '',
      '.......oo',
      '......^^',
      '################',
    ],
  },
  {
    name: 'drifters',
    hard: 2,
    cave: true,
    rows: [
      '################',
      '',
      '....o....o',
      '.....f',
      '',
      '..........f',
      '',
      '......o....o',
      '',
      '################',
    ],
  },
  {
    name: 'teeth',
    hard: 3,
    cave: true,
    rows: ['################', '...oo...vvv', '', '', '', '', '', '', '...^^^...oo..e', '################'],
  },
  {
    name: 'no ground',
    hard: 3,
    cave: true,
    rows: ['###.....####...#', '', '.....o', '.......o', '.........o', '', '', '', '', '########....####'],
  },
]
