import type { Mood } from '../../../../brief/brief.ts'
import type { Lexicon } from '../../../../brief/lexicon.ts'
import type { Edit } from '../change.ts'
import { sensesIn, stagedBeside } from './target.ts'

export function readControl(words: string): Edit[] | undefined {
  const age = /\bfor (?:(?:a|an) )?(\d+)[ -]year[ -]olds?\b/.exec(words)?.[1]
  const audience =
    /\b(?:explain|simplify|describe|word|write|make it (?:simple|understandable)).*\bfor (.+)$/.exec(
      words,
    )?.[1]
  if (audience) return [{ change: 'audience', words: audience, ...(age && { age: Number(age) }) }]
  const control =
    /^(add|show|include|give me|display|put|remove|hide|plot|graph)?\s*(?:an? |the )?(?:(\w+(?: \w+)?) )?(slider|graph|plot|chart|diagram|readout|button|switch|knob)s?(?: (?:for|of|to|that shows|showing) (?:the )?(.+?))?(?: too| as well)?$/.exec(
      words,
    )
  const name = control?.[3]
  if (!control || !name || (name === 'button' && control[4] === undefined)) return undefined
  const kind =
    name === 'slider' || name === 'knob'
      ? 'slider'
      : name === 'readout'
        ? 'readout'
        : name === 'button' || name === 'switch'
          ? 'button'
          : 'graph'
  return [
    {
      change: 'control',
      control: kind,
      words: control[4] ?? `${control[2] ?? ''} ${name}`.trim(),
      on: !/remove|hide/.test(control[1] ?? ''),
    },
  ]
}

export function readGenre(words: string, lexicon: Lexicon): Edit[] | undefined {
  if (
    !/\b(?:make it|turn it into|turn this into|change it (?:in)?to|should be|as|convert it (?:in)?to|like)\b/.test(
      words,
    )
  )
    return undefined
  const cue = sensesIn(words, lexicon)
    .flatMap((sense) => [
      ...sense.cues,
      ...(sense.game ? [{ genre: sense.game.genre, words: '', weight: 10 }] : []),
    ])
    .sort((left, right) => right.weight - left.weight)[0]
  return cue && cue.weight >= 8 ? [{ change: 'genre', genre: cue.genre }] : undefined
}

/** 'Spookier' is spooky, and 'sadder' sad. */
export function readMood(words: string, lexicon: Lexicon): Edit[] | undefined {
  const plain = words.replace(
    /(\w+?)i?er\b/g,
    (word, stem) => `${word} ${stem.replace(/(.)\1$/, '$1')} ${stem} ${stem}y ${stem}e`,
  )
  // A word for how it looks may be one for how it sounds.
  const [mood] = sensesIn(plain, lexicon).flatMap(({ mood: known, style }): Mood[] =>
    known ? [known] : style === 'spooky' ? [style] : [],
  )
  return mood && [{ change: 'mood', mood }]
}

export function readSurroundings(words: string, lexicon: Lexicon): Edit[] | undefined {
  const edits: Edit[] = []
  const about =
    /\b(?:make it|it should|set|change|in|at|on|during|background|setting|scene|place|location|weather|time|add|with|more|heavy|let it|turn|into|to|style|look|theme|be|becomes?)\b/.test(
      words,
    ) || words.split(' ').length <= 3
  if (!about) return undefined
  const place =
    /\b(?:background|setting|scene|place|location|world|map|environment|level)(?: (?:should be|to be|to|into|is|as)|:)?\s+(?:be )?(?:in |on |at |to |into )?(?:an? |the )?(.+)$|\b(?:set|move|put|play|place|happen|take place|takes place|make|be) (?:it|this|the game|everything)?\s*(?:in|on|at|to|under|into|through)\s+(?:an? |the )?(.+)$|^(?:in|on|at|under) (?:an? |the )?(.+)$/.exec(
      words,
    )
  const where = place?.[1] ?? place?.[2] ?? place?.[3]
  const scene = where ? lexicon.catalogue.sceneOf(where) : undefined
  const senses = sensesIn(words, lexicon)
  for (const sense of senses) {
    if (sense.time && !edits.some((edit) => edit.change === 'time'))
      edits.push({ change: 'time', time: sense.time })
    else if (sense.weather && !scene && !edits.some((edit) => edit.change === 'weather'))
      edits.push({ change: 'weather', weather: sense.weather })
    else if (sense.style && !edits.some((edit) => edit.change === 'style'))
      edits.push({ change: 'style', style: sense.style })
  }
  if (scene && where) edits.push({ change: 'scene', scene, words: where })
  if (edits.length === 0 && /\b(?:make it|more|should be|feel|mood|be)\b/.test(words))
    edits.push(...(readMood(words, lexicon) ?? []))
  // 'add a frozen lake with snow' adds a lake, not only weather.
  const adds = /^(?:add|put|include|spawn)\b/.test(words) && where === undefined
  if (
    adds &&
    stagedBeside(words, lexicon, ({ weather, time, style }) => Boolean(weather || time || style)).length > 0
  )
    return undefined
  return edits
}

export function readFrameWish(words: string, lexicon: Lexicon): Edit[] | undefined {
  const off = /\b(?:no|without|off|mute)\b/.test(words)
  const edits: Edit[] = []
  const senses = sensesIn(words, lexicon)
  const things = stagedBeside(words, lexicon, ({ extra, feature }) => Boolean(extra || feature))
  // 'a boss: a giant octopus that shoots ink' is an actor.
  if (things.length > 0 && senses.some((sense) => sense.extra === 'boss')) return undefined
  for (const sense of senses) {
    if (sense.extra && !edits.some((edit) => edit.change === 'extra' && edit.extra === sense.extra))
      edits.push({ change: 'extra', extra: sense.extra, on: !off })
  }
  for (const sense of senses) {
    if (sense.feature && !edits.some((edit) => edit.change === 'feature' && edit.feature === sense.feature))
      edits.push({ change: 'feature', feature: sense.feature, on: !off })
  }
  return things.length > 1 ? undefined : edits
}
