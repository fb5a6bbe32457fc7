import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands'
import { foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { openSearchPanel } from '@codemirror/search'
import { Compartment, EditorState, Prec, type Text } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  type KeyBinding,
  keymap,
} from '@codemirror/view'
import { foldLongLines } from './long-lines.ts'
import { reading } from './reading.ts'
import { smallestChange } from './smallest-change.ts'

/** Typing is told when it pauses: the whole text of a game is too much to hand around at every key. */
const pauseMs = 250

/** After Escape, Tab leaves the editor; any other key takes that back. */
const leavingMs = 10_000

export type Editor = {
  /** The text now: to the letter that of `code` if nothing was changed. */
  text: () => string
  /** Shows `draft` as a change of `code`; does nothing if that is what it shows. */
  show: (code: string, draft: string | undefined) => void
  setReadOnly: (readOnly: boolean) => void
  /** Back to the saved code, as one step that can be undone. */
  reset: () => void
  undo: () => void
  redo: () => void
  find: () => void
  close: () => void
}

export type EditorSetting = {
  parent: HTMLElement
  label: string
  describedBy: string
  code: string
  draft: string | undefined
  readOnly: boolean
  onChange: (draft: string | undefined) => void
  onRun: () => void
  onSave: () => void
}

export function openEditor(setting: EditorSetting): Editor {
  const { parent, onChange, onRun, onSave } = setting
  const writing = new Compartment()
  const writable = (readOnly: boolean) => writing.of(EditorState.readOnly.of(readOnly))

  const does = (what: () => void) => () => {
    what()
    return true
  }
  const onEscape = ({ handled }: { handled: boolean }): KeyBinding => ({
    key: 'Escape',
    run(view) {
      view.setTabFocusMode(leavingMs)
      return handled
    },
  })
  const extensions = [
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: does(onRun) },
        { key: 'Mod-s', run: does(onSave), preventDefault: true },
        // Others may have a use for Escape as well …
        onEscape({ handled: false }),
      ]),
    ),
    history(),
    indentOnInput(),
    indentUnit.of('  '),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    reading({
      label: setting.label,
      describedBy: setting.describedBy,
      wrap: parent.clientWidth < 640,
    }),
    keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, indentWithTab]),
    // … but nobody outside: a dialog around the editor must not be closed by an Escape that was meant for the editor.
    Prec.lowest(keymap.of([onEscape({ handled: true })])),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) tellSoon()
    }),
  ]

  function stateOf(text: string, readOnly: boolean): EditorState {
    const state = EditorState.create({ doc: text, extensions: [extensions, writable(readOnly)] })
    return state.update({ effects: foldLongLines(state) }).state
  }

  let saved: { code: string; doc: Text }
  let known = setting.draft ?? setting.code
  const view = new EditorView({ parent, state: stateOf(known, setting.readOnly) })
  const remember = (code: string) => {
    saved = { code, doc: view.state.toText(code) }
  }
  remember(setting.code)

  const isEdited = () => !view.state.doc.eq(saved.doc)
  // CodeMirror knows one kind of line end, so text that was not touched is better not asked of it.
  const currentText = () => (isEdited() ? view.state.doc.toString() : saved.code)

  let pause: ReturnType<typeof setTimeout> | undefined
  function tellSoon() {
    clearTimeout(pause)
    pause = setTimeout(tell, pauseMs)
  }
  function tell() {
    clearTimeout(pause)
    pause = undefined
    known = currentText()
    onChange(isEdited() ? known : undefined)
  }

  return {
    text() {
      if (pause !== undefined) tell()
      return known
    },
    show(code, draft) {
      if (code !== saved.code) remember(code)
      const wanted = draft ?? code
      if (wanted === known) return
      clearTimeout(pause)
      pause = undefined
      known = wanted
      view.setState(stateOf(wanted, view.state.readOnly))
    },
    setReadOnly(readOnly) {
      if (readOnly === view.state.readOnly) return
      view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(readOnly)) })
    },
    reset() {
      const change = smallestChange(view.state.doc.toString(), saved.doc.toString())
      view.dispatch({ changes: change, userEvent: 'input.reset', scrollIntoView: true })
      view.dispatch({ effects: foldLongLines(view.state) })
      view.focus()
      tell()
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    find: () => void openSearchPanel(view),
    close() {
      if (pause !== undefined) tell()
      view.destroy()
    },
  }
}
