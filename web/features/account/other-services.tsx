import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { withNext } from '../../api/next-page.ts'
import { entrance } from '../../texts/en/entrance.ts'
import { Button } from '../../ui/button.tsx'
import { GitHubMark, GoogleMark } from './service-marks.tsx'
import { useAction } from './use-busy.ts'

export type SignInOptions = CallAnswer<'signInOptions'>
type Service = keyof SignInOptions

const services: ReadonlyArray<{ id: Service; name: string; mark: ReactNode }> = [
  { id: 'google', name: 'Google', mark: <GoogleMark /> },
  { id: 'github', name: 'GitHub', mark: <GitHubMark /> },
]

/** The services this server signs in with, if any. */
export function OtherServices({ options, next }: { options: SignInOptions; next: string }) {
  const offered = services.filter(({ id }) => options[id])
  if (offered.length === 0) return null
  return (
    <div className="grid gap-3 pr-1">
      {offered.map(({ id, name, mark }) => (
        <ServiceButton key={id} service={id} name={name} mark={mark} next={next} />
      ))}
      <p className="flex items-center gap-4 pt-2 text-muted text-sm before:h-[1.5px] before:grow before:bg-line after:h-[1.5px] after:grow after:bg-line">
        {entrance.elsewhere.or}
      </p>
    </div>
  )
}

type ServiceButtonProps = { service: Service; name: string; mark: ReactNode; next: string }

function ServiceButton({ service, name, mark, next }: ServiceButtonProps) {
  const { busy, act } = useAction(async () => {
    const { url } = await call('signInElsewhere', {
      body: { provider: service, callbackURL: next, errorCallbackURL: withNext('/sign-in', next) },
    })
    location.assign(url)
  })
  return (
    <Button icon={mark} busy={busy} onClick={act}>
      {entrance.elsewhere.continueWith(name)}
    </Button>
  )
}
