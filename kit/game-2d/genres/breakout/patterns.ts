/**
 * Walls to break, eleven bricks wide. `#` is a plain brick, `T` takes two hits, `X` blows up its neighbours, `?` drops
 * a power-up, `o` holds a prize. The first ones are for the first level.
 */
export const patterns: string[][] = [
  // A plain wall with something in it.
  ['.o##?#?##o.', '.##T###T##.', '.###.X.###.'],
  // A smile.
  ['..##...##..', '..#o...o#..', '...........', '.?.......?.', '.T#.....#T.', '..##XoX##..'],
  // Two towers.
  ['.T#o...o#T.', '.##?...?##.', '.#X#...#X#.', '.o##.?.##o.'],
  // A heart.
  ['..##...##..', '.#o##.##o#.', '.##?#X#?##.', '..##T#T##..', '....#o#....'],
  // Steps up and down.
  ['T.........T', '#o.......o#', '.?#X...X#?.', '...#o.o#...', '....T?T....'],
  // A chessboard.
  ['#.T.?.?.T.#', '.o.#.X.#.o.', '#.#.T.T.#.#', '.?.o...o.?.'],
  // A diamond.
  ['.....?.....', '...#ToT#...', '..#oXXXo#..', '...#T?T#...', '.....#.....'],
  // An arch.
  ['..T#####T..', '.#o.....o#.', '.#..?X?..#.', '.#..ooo..#.', '.T.......T.'],
  // Waves.
  ['#...#o#...#', '?#.#...#.#?', '.oX..T..Xo.', 'T..........', '..........T'],
  // A face of pixels.
  ['..T.....T..', '...#...#...', '..##?#?##..', '.#X#####X#.', '.#.#o.o#.#.'],
]

/** How a row of guards before a boss looks; one row more for each phase that is lost. */
export const guardRow = '.#o.#?#.o#.'
