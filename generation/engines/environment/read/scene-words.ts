/** Small words of scenes, by what they do to the nouns around them. */

export const pronouns = new Set('it them him her itself themselves this these those'.split(' '))

/** Joins whose object is there, but stands in no place that the words tell. */
export const loose = new Set(
  'through to toward towards from via past out down up off into onto over across along beyond after before while as of for during'.split(
    ' ',
  ),
)

/** What follows these is no part of the scene. */
export const likened = new Set('like than inspired reminiscent resembling because unlike'.split(' '))

export const withWords = new Set(
  'with having featuring including has have contains containing plus showing features includes where'.split(
    ' ',
  ),
)
export const without = new Set('without no lacking minus'.split(' '))

/** Several of a thing, where only scenes say it so: 'a flock of gulls', 'a sea of tulips'. */
export const crowds: Record<string, number> = {
  forest: 30,
  sea: 30,
  field: 30,
  carpet: 30,
  ocean: 30,
  wall: 8,
  ring: 8,
  lots: 12,
  number: 8,
  plenty: 12,
  cluster: 6,
  variety: 6,
  patch: 10,
  grove: 12,
  scattering: 8,
  series: 5,
  labyrinth: 12,
  maze: 12,
  shoal: 12,
  colony: 10,
  murder: 6,
  pride: 5,
  fleet: 6,
  procession: 8,
  string: 8,
  school: 14,
  flock: 10,
  herd: 8,
  swarm: 14,
  crowd: 14,
  row: 6,
  hundreds: 60,
  hundred: 60,
  thousands: 90,
  thousand: 90,
  dozens: 30,
}

/** What covers or hides: 'a blanket of fog' is fog. */
export const veils = new Set(
  'blanket veil curtain sheet layer wall sea carpet cover haze dusting swirl wisp cloud ray'.split(' '),
)

/** Things that words call by another name when they speak of them again. */
export const namesAgain: Record<string, RegExp> = {
  fire: /fire$|fireplace|brazier/,
  water: /lake|pond|sea|ocean|river|pool|stream|canal|lagoon/,
  tree: /tree$|oak|pine|palm|willow/,
  building: /house|castle|tower|church|temple/,
  boat: /boat|ship|canoe/,
  table: /table|desk/,
  house: /cottage|cabin|hut|mansion|house/,
  shore: /lake|pond|sea|ocean|river|beach|lagoon/,
  ship: /ship/,
  bed: /bed$/,
  path: /path|road|trail/,
}

/** Verbs that end a noun phrase: 'dragons sleep', 'the river winds'. */
export const verbsAfterNouns = new Set(
  (
    'rise stand glow shine burn grow hang flow fall lie stretch lead loom tower wait live hide blow sit rest cover surround fill wind run lap ' +
    'crash whisper sing shimmer flicker twinkle sparkle swing lurk meet pass work line dot sleep walk play look watch reach drip drink ' +
    'climb cling creep crawl peek emerge cast illuminate echo hum buzz howl chirp call bark race march study read write paint fight battle clash ' +
    'carry pull push drive ride sail cook bake serve eat jump hop leap slide spin turn wave flutter melt smoke steam erupt explode collapse crumble ' +
    'bloom sway roam graze fly swim float drift dance gather roll hunt nest rule roar breathe guard'
  ).split(' '),
)
