import { foldable, foldedRanges } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { foldLongLines, longLines } from './long-lines.ts'

const picture = `  cat: 'data:image/png;base64,${'A'.repeat(5_000)}',`
const code = ['const art = {', picture, '}', 'x'.repeat(2_000), 'play(art)'].join('\n')

function opened(doc: string): EditorState {
  const state = EditorState.create({ doc, extensions: longLines })
  return state.update({ effects: foldLongLines(state) }).state
}

function hidden(state: EditorState): string[] {
  const texts: string[] = []
  foldedRanges(state).between(0, state.doc.length, (from, to) => void texts.push(state.sliceDoc(from, to)))
  return texts
}

it('folds the rest of a long line, and no line that is short enough', () => {
  expect(hidden(opened(code))).toEqual([picture.slice(80)])
})

it('leaves the text as it is', () => {
  expect(opened(code).doc.toString()).toBe(code)
})

it('folds nothing twice', () => {
  expect(foldLongLines(opened(code))).toEqual([])
})

it('lets a long line be folded again by hand', () => {
  const state = EditorState.create({ doc: code, extensions: longLines })
  const line = state.doc.line(2)
  expect(foldable(state, line.from, line.to)).toEqual({ from: line.from + 80, to: line.to })
})

it('opens a line when what is searched for is found in it', () => {
  const state = opened(code)
  const found = state.doc.line(2).from + 3_000
  expect(hidden(state.update({ selection: { anchor: found } }).state)).toEqual([])
})
