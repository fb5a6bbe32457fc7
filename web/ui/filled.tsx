import { Fragment, type ReactNode } from 'react'

/**
 * A sentence of the catalogue that has something else than words in it: where the text says `{name}`, `gaps.name`
 * stands. So each language decides on the order.
 */
export function Filled({ text, gaps }: { text: string; gaps: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => <Fragment key={index}>{index % 2 ? gaps[piece] : piece}</Fragment>)
}
