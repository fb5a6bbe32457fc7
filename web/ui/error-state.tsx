import type { ReactNode } from 'react'
import { BrokenStage } from './drawings/broken-stage.tsx'
import { EmptyState } from './empty-state.tsx'

type ErrorStateProps = {
  /** The server's sentence, or one that tells what failed. */
  message: ReactNode
  children?: ReactNode
  action?: ReactNode
  drawing?: ReactNode
}

export function ErrorState({ message, children, action, drawing = <BrokenStage /> }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState drawing={drawing} title={message} action={action}>
        {children}
      </EmptyState>
    </div>
  )
}
