import {
  genre,
  type MusicBoxContent,
  turns,
  usualBeats,
} from '@makebelieve/kit/game-2d/genres/music-box/index'
import { classic, countIn, toldIn } from './classic.ts'

/** What makes music, where the sentence does not say who does. */
const usual = ['bell', 'trumpet', 'violin', 'guitar', 'drum']

export const musicBox = classic({
  turns,
  genre,
  example: 'A music box: rebuild the tune with a cat, a dog, a frog and an owl',
  surely:
    /\bbeat maker\b|\bmusic (?:maker|making)\b|(?<!\b(?:find|finds|get|gets|look for|looks for|collect|steal|steals|search for|lost|stolen|open|opens)(?: the| a| an| her| his| my| old)* )\bmusic box\b|\bsequencer\b|\b(?:make|makes|making|compose|composes|composing) (?:music|melodies|beats|songs|a (?:song|tune|melody))\b|\b(?:repeat|rebuild|copy)s? (?:the|a) (?:\w+ )?(?:melody|tune|song)\b/,
  rules: { lives: 5 },
  company: true,
  roles: { enemy: { least: 0, most: 0 }, collectible: { least: 5, most: 7 } },
  suggest: (role) => (role === 'collectible' ? usual : []),
  instead: {
    friend: 'collectible',
    enemy: 'collectible',
    boss: 'collectible',
    hazard: 'collectible',
    goal: 'collectible',
    prop: 'collectible',
    obstacle: 'collectible',
    projectile: 'collectible',
  },
  parts: [
    'music',
    'music box',
    'beat maker',
    'music maker',
    'song',
    'tune',
    'melody',
    'note',
    'beat',
    'loop',
    'sound',
    'sequencer',
    'pad',
    'grid',
  ],
  twists: {
    // The drum turns to where it came from.
    backwards: {
      words:
        /\b(?:music box (?:that )?)?(?:(?:play|plays|played|playing|turns|runs) )?(?:it )?(?:backwards?|in reverse)\b/i,
      seen: (before, after) => before.column > 0 && after.column === before.column - 1,
    },
  },
  shows: () => ({
    place: ['place', 'put', 'tap', 'play', 'make', 'compose', 'add', 'press', 'set', 'arrange', 'click'],
    step: ['sing', 'play', 'sound', 'ring', 'make', 'chirp', 'croak', 'bark', 'meow', 'toot'],
    match: ['repeat', 'rebuild', 'copy', 'remember', 'make', 'compose', 'play', 'learn'],
  }),
  content(brief, game): MusicBoxContent {
    const beats = countIn(brief, 'notes|beats|steps')
    const told = toldIn(brief, game).filter((id) =>
      game.cast.some((one) => one.id === id && one.role === 'collectible'),
    )
    return {
      ...(told.length > 0 && { faces: told.slice(0, 7) }),
      ...(beats !== undefined && beats >= 4 && { beats: Math.min(12, beats) }),
      ...(/\bbackwards?\b|\bin reverse\b/i.test(brief.prompt) && { backwards: true }),
    }
  },
  goal: ({ content }) => {
    const { beats = usualBeats } = content as MusicBoxContent
    return `Listen to the tune, and set its notes on ${beats} beats until the box plays it.`
  },
})
