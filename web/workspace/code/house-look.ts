import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const ink = 'var(--color-ink)'
const muted = 'var(--color-muted)'
const mixed = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`

/** Written in the tokens of the house, which know both themes: the editor need not be told which one it stands in. */
const paper = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--color-card)', color: ink, fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '3px solid var(--color-iris-text)', outlineOffset: '-3px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: ink, paddingBlock: '0.75rem' },
  '.cm-cursor': { borderLeftColor: ink },
  '.cm-line': { paddingInline: '0.25rem 1rem' },
  '.cm-gutters': { backgroundColor: 'var(--color-card)', color: muted, border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', paddingInline: '0.75rem 0.25rem' },
  '.cm-foldGutter .cm-gutterElement': { width: '1rem', textAlign: 'center', cursor: 'pointer' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: mixed('var(--color-ink)', 4) },
  '.cm-activeLineGutter': { color: ink },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: mixed('var(--color-marigold)', 35),
    outline: '1px solid var(--color-edge)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: mixed('var(--color-tomato)', 25) },
  '.cm-searchMatch': { backgroundColor: mixed('var(--color-marigold)', 30) },
  '.cm-searchMatch-selected': {
    backgroundColor: 'var(--color-marigold)',
    '&, & span': { color: 'var(--color-on-marigold)' },
  },
  '.cm-selectionMatch': { backgroundColor: mixed('var(--color-iris)', 15) },
  '.cm-foldPlaceholder': {
    marginInline: '0.25rem',
    padding: '0 0.4rem',
    border: '1px solid var(--color-edge)',
    borderRadius: '6px',
    backgroundColor: 'var(--color-tint)',
    color: ink,
    fontFamily: 'var(--font-sans)',
  },
  '.cm-panels': { backgroundColor: 'var(--color-tint)', color: ink },
  '.cm-panels-top': { borderBottom: '1.5px solid var(--color-line)' },
})

const searchPanel = EditorView.theme({
  '.cm-panel.cm-search': {
    padding: '0.375rem 3rem 0.375rem 0.75rem',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.875rem',
    '& input, & button, & label': { margin: '0.1875rem 0.375rem 0.1875rem 0' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.25rem',
      verticalAlign: 'middle',
      fontSize: '0.875rem',
    },
    '& input[type=checkbox]': { width: '1.125rem', height: '1.125rem', margin: '0 0.375rem 0 0' },
    '& [name=close]': {
      top: '0.375rem',
      right: '0.375rem',
      width: '2.25rem',
      height: '2.25rem',
      margin: '0',
      borderRadius: 'var(--radius-sm)',
      fontSize: '1.25rem',
      '&:hover': { backgroundColor: 'var(--color-line)' },
    },
  },
  '.cm-textfield': {
    minHeight: '2.25rem',
    width: '14rem',
    maxWidth: '100%',
    padding: '0 0.625rem',
    border: '1.5px solid var(--color-edge)',
    borderRadius: 'var(--radius-sm)',
    backgroundColor: 'var(--color-card)',
    color: ink,
    fontSize: '0.875rem',
  },
  '.cm-button': {
    minHeight: '2.25rem',
    padding: '0 0.75rem',
    border: '1.5px solid var(--color-edge)',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--color-card)',
    color: ink,
    fontSize: '0.875rem',
    fontWeight: '600',
    textTransform: 'capitalize',
    '&:hover': { backgroundColor: 'var(--color-line)' },
    '&:active': { backgroundImage: 'none' },
  },
  // Fingers need 44 px, and iPhones enlarge the page for fields with small type.
  '@media (pointer: coarse)': {
    '.cm-panel.cm-search label': { minHeight: '2.75rem' },
    '.cm-panel.cm-search [name=close]': { width: '2.75rem', height: '2.75rem' },
    '.cm-textfield': { minHeight: '2.75rem', fontSize: '1rem' },
    '.cm-button': { minHeight: '2.75rem' },
  },
  // What a phone has room for.
  '@media (max-width: 640px)': {
    '.cm-panel.cm-search': { '& [name=select], & label': { display: 'none' } },
    '.cm-textfield': { width: '8.5rem' },
  },
})

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--color-iris-text)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--color-teal-text)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--color-marigold-text)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.function(tags.variableName)),
      tags.className,
    ],
    color: 'var(--color-tomato-text)',
  },
  { tag: tags.comment, color: muted, fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.operator], color: muted },
  { tag: tags.invalid, color: 'var(--color-tomato-text)', textDecoration: 'underline wavy' },
])

export const houseLook: Extension = [paper, searchPanel, syntaxHighlighting(colours)]
