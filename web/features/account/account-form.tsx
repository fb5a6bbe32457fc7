import { Fragment, type ReactNode } from 'react'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Notice } from './notice.tsx'
import { useSubmit, type Values } from './use-submit.ts'

type AccountFormProps<Name extends string> = {
  /** The fields inside, by name. */
  names: readonly Name[]
  send: (values: Values<Name>) => Promise<void>
  children: (errors: Partial<Values<Name>>) => ReactNode
  submit: string
  /** What the button says while it happens. */
  busy: string
  kind?: ButtonKind
  /** The button takes the whole width: for a page that has only this to do. */
  wide?: boolean
  /** Stands before the button, such as a way out. */
  beside?: ReactNode
}

/**
 * The one form of all account pages. It is sent by script, so before there is one, nothing may send it: the button
 * is none yet, and Enter finds a disabled one. Should that fail, `post` keeps passwords out of the address.
 */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { names, send, children, submit, kind = 'primary', wide, beside } = props
  const { busy, round, errors, whole, form } = useSubmit(names, send)
  const hydrated = useHydrated()
  return (
    <form {...form} method="post" noValidate className="grid gap-4">
      {!hydrated && <button type="submit" disabled hidden />}
      <Fragment key={round}>{children(errors)}</Fragment>
      <div>
        <Notice className="not-empty:mb-4">{whole}</Notice>
        <div className="flex flex-wrap justify-end gap-3 pr-1">
          {beside}
          <Button
            type={hydrated ? 'submit' : 'button'}
            kind={kind}
            busy={busy}
            busyLabel={props.busy}
            className={wide ? 'grow' : undefined}
          >
            {submit}
          </Button>
        </div>
      </div>
    </form>
  )
}
