import type { Catalogue } from '../things/catalogue.ts'

let names: Map<string, string> | undefined

/** The names of the catalogue's pictures by the code of their emoji. */
function namesOf(catalogue: Catalogue): Map<string, string> {
  if (!names) {
    names = new Map()
    for (const name of catalogue.rowNames) {
      const { glossy } = catalogue.find(name)
      if (glossy && !names.has(glossy.id)) names.set(glossy.id, name.replace(/ face$/, ''))
    }
  }
  return names
}

const emoji =
  /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})*/gu

/** Emoji as words where they carry the meaning: '🦊🍓' is a fox and a strawberry. Beside a whole sentence they are ornaments. */
export function withEmojiWords(prompt: string, catalogue: Catalogue): string {
  const found = prompt.match(emoji)
  if (!found) return prompt
  const words = prompt.replace(emoji, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
  if (words > found.length * 2) return prompt
  const known = namesOf(catalogue)
  const nameOf = (sign: string) => {
    const codes = [...sign].map((letter) => (letter.codePointAt(0) ?? 0).toString(16))
    const bare = codes.filter((code) => code !== 'fe0f').join('-')
    return known.get(codes.join('-')) ?? known.get(bare) ?? known.get(codes[0] ?? '')
  }
  if (words === 0) {
    const list = [...new Set(found.map(nameOf).filter((name) => name !== undefined))]
    return list.length === 0 ? prompt : list.map((name) => `a ${name}`).join(' and ')
  }
  return prompt.replace(emoji, (sign) => ` ${nameOf(sign) ?? ''} `)
}
