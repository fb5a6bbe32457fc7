import { codeText } from '../../../texts/en/code.ts'
import { longLine } from '../../code/long-line.ts'

/** Replaces the hidden part of every long line by a mark that differs when the line does. */
export function shortenLongLines(code: string): string {
  return code.split('\n').map(shortened).join('\n')
}

function shortened(line: string): string {
  if (line.length <= longLine.over) return line
  const hidden = codeText.moreCharacters(line.length - longLine.shown)
  return `${line.slice(0, longLine.shown)} … ${hidden} (${markOf(line)})`
}

/** FNV-1a, as six hexadecimal digits: for telling apart, not for safety. */
function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 8).toString(16).padStart(6, '0')
}
