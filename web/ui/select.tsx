import clsx from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { controlLook, Field, type FieldText } from './field.tsx'
import { overlayHome } from './overlay-home.ts'

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type SelectProps<Value extends string> = FieldText & {
  value: Value
  options: ReadonlyArray<SelectOption<Value>>
  onChange: (value: Value) => void
  name?: string
  disabled?: boolean
  className?: string
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, optional, className, value, options, onChange, name, disabled } = props
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} {...{ name, disabled }}>
          <Radix.Trigger
            {...control}
            className={clsx(controlLook, 'flex min-h-11 items-center justify-between gap-3 px-3.5 text-left')}
          >
            <Radix.Value />
            <Radix.Icon>
              <ChevronDown size={18} aria-hidden />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal container={overlayHome()}>
            <Radix.Content
              position="popper"
              sideOffset={6}
              className="sheet z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-slide-up overflow-hidden p-1.5"
            >
              <Radix.Viewport>
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className="flex min-h-10 cursor-pointer select-none items-center justify-between gap-6 rounded-sm px-3 outline-none data-disabled:opacity-55 data-highlighted:bg-tint pointer-coarse:min-h-11"
                  >
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator>
                      <Check size={16} aria-hidden className="text-teal-text" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  )
}
