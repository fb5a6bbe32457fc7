import { MergeView, unifiedMergeView } from '@codemirror/merge'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { versionsText } from '../../../texts/en/versions.ts'
import { reading } from '../../code/reading.ts'
import { differenceLook } from './difference-look.ts'
import { shortenLongLines } from './shorten-long-lines.ts'

type Text = { title: string; code: string }
type CodeDifferenceProps = { before: Text; after: Text }

/** Side by side from here on; in less room one under the other, in one text. */
const wideFrom = 720

/** Brings CodeMirror with it: loaded when two codes are there to be compared. */
export default function CodeDifference({ before, after }: CodeDifferenceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState<boolean>()

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWide(element.clientWidth >= wideFrom))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const { title: oldTitle, code: oldCode } = before
  const { title: newTitle, code: newCode } = after
  useEffect(() => {
    if (!place.current || wide === undefined) return
    const open = wide ? sideBySide : inOneText
    const view = open(place.current, { title: oldTitle, code: oldCode }, { title: newTitle, code: newCode })
    return () => view.destroy()
  }, [wide, oldTitle, oldCode, newTitle, newCode])

  return <div ref={place} className="h-full" />
}

const shared = {
  gutter: true,
  collapseUnchanged: { margin: 3, minSize: 6 },
  // Both limits end the search for the smallest difference; what is then shown is rougher, and still right.
  diffConfig: { scanLimit: 2_000, timeout: 500 },
}

const readOnly = (label: string): Extension => [
  reading({ label, wrap: true, folding: false }),
  EditorState.readOnly.of(true),
  differenceLook,
]

function sideBySide(parent: HTMLElement, before: Text, after: Text) {
  const side = ({ title, code }: Text) => ({
    doc: shortenLongLines(code),
    extensions: readOnly(versionsText.compared.codeOf(title)),
  })
  return new MergeView({ parent, a: side(before), b: side(after), ...shared })
}

function inOneText(parent: HTMLElement, before: Text, after: Text) {
  return new EditorView({
    parent,
    doc: shortenLongLines(after.code),
    extensions: [
      readOnly(versionsText.compared.codeInstead(after.title, before.title)),
      unifiedMergeView({ original: shortenLongLines(before.code), mergeControls: false, ...shared }),
    ],
  })
}
