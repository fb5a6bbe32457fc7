import type { ReactNode } from 'react'
import { versionsText } from '../../../texts/en/versions.ts'
import { Button } from '../../../ui/button.tsx'
import type { Loaded } from './use-loaded.ts'

type WhenLoadedProps<Value> = {
  of: Loaded<Value>
  /** What could not be loaded. */
  failure: string
  waiting: ReactNode
  children: (value: Value) => ReactNode
}

export function WhenLoaded<Value>({ of, failure, waiting, children }: WhenLoadedProps<Value>) {
  if (of.state === 'loading') return waiting
  if (of.state === 'loaded') return children(of.value)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="font-medium text-tomato-text">{failure}</p>
      <Button size="small" onClick={of.retry}>
        {versionsText.compared.again}
      </Button>
    </div>
  )
}
