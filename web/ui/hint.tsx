import { cloneElement, type ReactElement, useId } from 'react'

type Describable = { 'aria-describedby'?: string }

/**
 * A tooltip of plain CSS: shown while its child is hovered or focused. What is disabled should say so with
 * `aria-disabled`, because a really disabled button can't be focused, and its reason not be read.
 */
export function Hint({ text, children }: { text: string; children: ReactElement<Describable> }) {
  const id = useId()
  return (
    <span className="hint">
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}
