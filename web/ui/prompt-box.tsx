import { useId } from 'react'
import { Button } from './button.tsx'
import { controlLook } from './field.tsx'

type PromptBoxProps = {
  label: string
  hint: string
  button: string
  /** What the workspace is told besides the prompt: `creation`, and `type` where there is one. */
  opens: Record<string, string>
}

/** Sent by the browser itself: the workspace opens with the prompt in its box. */
export function PromptBox({ label, hint, button, opens }: PromptBoxProps) {
  const id = useId()
  return (
    <form action="/" className="sheet grid gap-2 p-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        {Object.entries(opens).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          id={id}
          name="prompt"
          required
          maxLength={8000}
          placeholder={hint}
          className={`${controlLook} min-h-11 w-auto! min-w-48 grow px-3.5`}
        />
        <Button type="submit" kind="primary">
          {button}
        </Button>
      </div>
    </form>
  )
}
