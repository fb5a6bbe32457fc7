import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

const tomato = 'var(--color-tomato)'
const teal = 'var(--color-teal)'
const mixed = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`

/** A strong ground would take the contrast from coloured words. */
const underlined = (colour: string) => ({
  background: `linear-gradient(${colour}, ${colour}) bottom / 100% 2px no-repeat`,
})

/** What is gone is tomato and what is new is teal; the gutter and the place say the same without colour. */
export const differenceLook: Extension = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, & .cm-deletedChunk': { backgroundColor: mixed(tomato, 8) },
  '&.cm-merge-b .cm-changedLine, & .cm-inlineChangedLine': { backgroundColor: mixed(teal, 8) },
  '&.cm-merge-a .cm-changedText, & .cm-deletedChunk .cm-deletedText': underlined(tomato),
  '&.cm-merge-b .cm-changedText': underlined(teal),
  '&.cm-merge-a .cm-changedLineGutter, & .cm-deletedLineGutter': { background: tomato },
  '&.cm-merge-b .cm-changedLineGutter, & .cm-inlineChangedLineGutter': { background: teal },
  '& .cm-collapsedLines': {
    padding: '0.375rem 0.75rem',
    background: 'var(--color-tint)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-sans)',
    fontWeight: '600',
    '&:hover': { background: 'var(--color-line)' },
    // Signs that few fonts have.
    '&:before, &:after': { content: 'none' },
  },
})
