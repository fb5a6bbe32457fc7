import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { routes } from '@makebelieve/contract/routes'
import { Suspense, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { useSession, useUser } from '../../api/session.ts'
import { jamText } from '../../texts/en/gamejam.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { toast } from '../../ui/toast.ts'
import { useMemberCall } from '../../workspace/community/member-call.ts'

const said = jamText.enter

/** Where members enter what they have published. */
export function EnterJam() {
  return (
    <section aria-labelledby="your-games" className="rounded-md border-[1.5px] border-edge border-dashed p-5">
      <h3 id="your-games" className="text-xl">
        {said.title}
      </h3>
      <Suspense fallback={<Looking />}>{useSession() ? <Somebody /> : <Visitor />}</Suspense>
    </section>
  )
}

function Somebody() {
  return useUser() ? <OwnGames /> : <Visitor />
}

function Visitor() {
  return (
    <>
      <p className="mt-2 text-muted">{said.visitor}</p>
      <ButtonLink to={`/sign-in?${new URLSearchParams({ next: routes.gameJam })}`} className="mt-3">
        {said.signIn}
      </ButtonLink>
    </>
  )
}

function Looking() {
  return (
    <p role="status" className="mt-2 text-muted">
      {said.loading}
    </p>
  )
}

type Own = CallAnswer<'getOwnJam'>

function OwnGames() {
  const [own, setOwn] = useState<Own | 'failed'>()
  const { revalidate } = useRevalidator()
  const asMember = useMemberCall()
  const [busy, setBusy] = useState<string>()

  useEffect(() => {
    const leaving = new AbortController()
    call('getOwnJam', { signal: leaving.signal }).then(setOwn, () => {
      if (!leaving.signal.aborted) setOwn('failed')
    })
    return () => leaving.abort()
  }, [])

  async function enter({ modelId, modelName }: Own['games'][number]): Promise<void> {
    setBusy(modelId)
    await asMember(async () => {
      await call('enterJam', { body: { modelId } })
      toast.success(said.done(modelName))
      setOwn(await call('getOwnJam'))
      await revalidate()
    })
    setBusy(undefined)
  }

  if (own === undefined) return <Looking />
  if (own === 'failed') return <p className="mt-2 text-muted">{said.failed}</p>
  const { entered, games, left } = own
  return (
    <div className="mt-3 grid gap-4">
      {entered.length > 0 && (
        <div>
          <p className="text-muted">{said.entered}</p>
          <ul className="mt-1 grid gap-1">
            {entered.map(({ modelId, modelName }) => (
              <li key={modelId} className="flex gap-2 font-semibold">
                <Glyph name="check" className="mt-0.5 shrink-0 text-teal-text" />
                <span className="wrap-anywhere">{modelName}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {left === 0 && <p className="text-muted">{said.full}</p>}
      {left > 0 && games.length === 0 && <p className="text-muted">{said.none}</p>}
      {left > 0 && games.length > 0 && (
        <div>
          <p className="text-muted">
            {said.pick} {said.left(left)}
          </p>
          <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto py-1 pr-1.5">
            {games.map((game) => (
              <li key={game.modelId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="wrap-anywhere grow font-semibold">{game.modelName}</span>
                <Button
                  size="small"
                  busy={busy === game.modelId}
                  busyLabel={said.busy}
                  aria-label={said.buttonOf(game.modelName)}
                  onClick={() => enter(game)}
                >
                  {said.button}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
