import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { shownKindOf } from '@makebelieve/contract/creation-kind'
import { ExternalLink, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { share } from '../../texts/en/share.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { CreationFrame } from '../../workspace/stage/creation-frame.tsx'

const said = share.embedded

export type EmbeddedCreation = CallAnswer<'getEmbed'> & { encryptedId: string }

/**
 * A creation in a frame on somebody else's page. It begins when it is asked to: such a page may hold several, and
 * nobody came there for the noise. All its links open a new tab, so that nothing else of the app is ever framed.
 */
export function EmbedPage({ creation }: { creation: EmbeddedCreation }) {
  const { item, pageUrl } = creation
  return (
    <div className="flex h-dvh flex-col bg-paper text-ink [color-scheme:dark]">
      <div className="relative min-h-0 grow">
        <EmbeddedStage creation={creation} />
      </div>
      <div className="flex h-12 shrink-0 items-center gap-3 px-3">
        <h1 className="min-w-0 truncate font-display font-semibold text-base">
          {item.modelName}{' '}
          <span className="font-normal font-sans text-muted text-sm">{said.by(item.username)}</span>
        </h1>
        <span className="grow" />
        <HomeLink href={pageUrl}>
          <span className="max-sm:sr-only">{said.openOn}</span>
        </HomeLink>
      </div>
    </div>
  )
}

function HomeLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-1 font-semibold text-sm hover:underline [&_.logo]:[zoom:0.8]"
    >
      {children}
      <Logo />
      <span className="sr-only">
        {said.home}, {said.newTab}
      </span>
      <ExternalLink size={14} aria-hidden />
    </a>
  )
}

type Stage = { state: 'closed' | 'opening' | 'failed' } | { state: 'open'; url: string; reading: number }

function EmbeddedStage({ creation: { item, encryptedId } }: { creation: EmbeddedCreation }) {
  const [stage, setStage] = useState<Stage>({ state: 'closed' })
  const verb = said.play[shownKindOf(item)]

  /** The link is asked for at the last moment: it lasts ten minutes, and a page may lie open for hours. */
  async function open(): Promise<void> {
    if (stage.state !== 'open') setStage({ state: 'opening' })
    try {
      const { playUrl } = await call('getEmbed', { params: { encryptedId } })
      setStage({ state: 'open', url: playUrl, reading: Date.now() })
    } catch {
      setStage({ state: 'failed' })
    }
  }

  if (stage.state === 'open')
    return (
      <>
        <CountedView modelId={item.modelId} />
        <CreationFrame
          url={stage.url}
          identity={encryptedId}
          title={item.modelName}
          saveKey={item.modelId}
          picture={item.modelImage?.signedUrl}
          muted={false}
          onReload={() => void open()}
        />
      </>
    )
  return (
    <>
      <img
        src={item.modelImage?.signedUrl}
        alt=""
        className="absolute inset-0 size-full bg-tint object-cover"
        width={960}
        height={600}
      />
      <div className="absolute inset-0 grid place-items-center bg-[#16141f]/30">
        <div className="grid justify-items-center gap-3">
          {stage.state === 'failed' && (
            <p role="alert" className="rounded-md bg-card px-4 py-2 font-medium">
              {said.failed}
            </p>
          )}
          <Button
            kind="primary"
            size="large"
            icon={<Play size={20} aria-hidden />}
            busy={stage.state === 'opening'}
            busyLabel={said.opening}
            aria-label={said.openName(verb, item.modelName)}
            onClick={open}
          >
            {stage.state === 'failed' ? said.again : verb}
          </Button>
        </div>
      </div>
    </>
  )
}

/** Only who plays has seen it. */
function CountedView({ modelId }: { modelId: string }) {
  useEffect(() => {
    call('incrementViews', { body: { modelId } }).catch(() => {
      // A view that was not counted is nobody's trouble.
    })
  }, [modelId])
  return null
}

/** Where a creation was, on a page that still shows its frame. */
export function GoneCreation() {
  return (
    <div className="grid h-dvh place-items-center bg-paper p-4 text-center text-ink [color-scheme:dark]">
      <div className="grid justify-items-center gap-2">
        <h1 className="font-display font-semibold text-xl">{said.gone}</h1>
        <HomeLink href="/" />
      </div>
    </div>
  )
}
