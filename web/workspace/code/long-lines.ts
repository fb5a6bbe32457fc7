import { codeFolding, foldEffect, foldedRanges, foldService } from '@codemirror/language'
import type { EditorState, Extension, StateEffect } from '@codemirror/state'
import { codeText } from '../../texts/en/code.ts'
import { longLine } from './long-line.ts'

type Range = { from: number; to: number }

function foldOfLine(from: number, to: number): Range | null {
  return to - from > longLine.over ? { from: from + longLine.shown, to } : null
}

/** Folds every long line that is not folded yet. The text stays what it is. */
export function foldLongLines(state: EditorState): StateEffect<Range>[] {
  const folded = new Set<number>()
  foldedRanges(state).between(0, state.doc.length, (from) => void folded.add(from))
  const effects: StateEffect<Range>[] = []
  let from = 0
  for (const line of state.doc.iterLines()) {
    const range = foldOfLine(from, from + line.length)
    if (range && !folded.has(range.from)) effects.push(foldEffect.of(range))
    from += line.length + 1
  }
  return effects
}

/** Long lines can be folded again by hand, and say how much they hide. A search that finds something there opens them. */
export const longLines: Extension = [
  foldService.of((_state, from, to) => foldOfLine(from, to)),
  codeFolding({
    preparePlaceholder: ({ doc }, { from, to }) => (to <= doc.lineAt(from).to ? to - from : 0),
    placeholderDOM(_view, unfold, hidden: number) {
      const placeholder = document.createElement('span')
      placeholder.className = 'cm-foldPlaceholder'
      placeholder.textContent = hidden > 0 ? `… ${codeText.moreCharacters(hidden)}` : '…'
      placeholder.title = codeText.show
      placeholder.onclick = unfold
      return placeholder
    },
  }),
]
