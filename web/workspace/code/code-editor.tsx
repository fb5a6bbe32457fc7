import { type RefObject, useEffect, useRef } from 'react'
import { type Editor, type EditorSetting, openEditor } from './open-editor.ts'

type CodeEditorProps = Omit<EditorSetting, 'parent'> & {
  /** Where the opened editor is put, for the buttons around it. */
  editor: RefObject<Editor | null>
}

/** The editor itself, with all of CodeMirror behind it: only `code-view.tsx` asks for it, and only when it is shown. */
export default function CodeEditor({ editor, ...setting }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  // The editor lives longer than one drawing; what it calls are always the callbacks of the last one.
  const latest = useRef(setting)
  useEffect(() => {
    latest.current = setting
  })

  useEffect(() => {
    if (!place.current) return
    const opened = openEditor({
      ...latest.current,
      parent: place.current,
      onChange: (draft) => latest.current.onChange(draft),
      onRun: () => latest.current.onRun(),
      onSave: () => latest.current.onSave(),
    })
    editor.current = opened
    return () => {
      editor.current = null
      opened.close()
    }
  }, [editor])

  const { code, draft, readOnly } = setting
  useEffect(() => editor.current?.show(code, draft), [editor, code, draft])
  useEffect(() => editor.current?.setReadOnly(readOnly), [editor, readOnly])

  return <div ref={place} className="h-full min-h-0" />
}
