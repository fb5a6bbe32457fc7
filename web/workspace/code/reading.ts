import { javascriptLanguage } from '@codemirror/lang-javascript'
import { bracketMatching, foldGutter } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { editorPhrases } from '../../texts/en/editor.ts'
import { houseLook } from './house-look.ts'
import { longLines } from './long-lines.ts'

type Reading = {
  /** What a screen reader calls the text. */
  label: string
  /** The id of the text that tells how to leave it. */
  describedBy?: string
  /** In a narrow place lines are broken; elsewhere code keeps its shape and is scrolled sideways. */
  wrap: boolean
  /** Two texts beside each other would no longer stand line by line if one were folded. */
  folding?: boolean
}

/** What code needs to be read: colours, line numbers, folding and search. */
export function reading({ label, describedBy, wrap, folding = true }: Reading): Extension {
  return [
    lineNumbers(),
    folding ? [foldGutter({ openText: '⌄', closedText: '›' }), longLines] : [],
    highlightSpecialChars(),
    bracketMatching(),
    highlightSelectionMatches({ minSelectionLength: 2, wholeWords: true }),
    search({ top: true }),
    javascriptLanguage,
    houseLook,
    wrap ? EditorView.lineWrapping : [],
    EditorView.contentAttributes.of({
      'aria-label': label,
      // Editable text can have the focus without it, but not every tool that looks for such things knows that.
      tabindex: '0',
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    }),
    keymap.of(searchKeymap),
    EditorState.phrases.of(editorPhrases),
  ]
}
