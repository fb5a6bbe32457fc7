import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }

type TabsProps<Value extends string> = {
  /** Names the list of tabs for screen readers. */
  label: string
  tabs: ReadonlyArray<Tab<Value>>
  /** Both, to control it from outside; neither, and it starts with the first tab. */
  value?: Value
  onChange?: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      onValueChange={(next) => onChange?.(next as Value)}
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b-[1.5px]">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-[1.5px] min-h-11 whitespace-nowrap rounded-t-sm border-transparent border-b-3 px-4 font-semibold text-muted transition-colors -outline-offset-3 hover:text-ink data-[state=active]:border-tomato data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
