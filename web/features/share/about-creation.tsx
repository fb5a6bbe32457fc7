import { kindOf, shownKindOf } from '@makebelieve/contract/creation-kind'
import { routes } from '@makebelieve/contract/routes'
import { EyeOff, Pencil, Share2, Shuffle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useMaker } from '../../api/session.ts'
import { share } from '../../texts/en/share.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Filled } from '../../ui/filled.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { shareLink } from '../../ui/share-link.ts'
import { PublishCreation, type PublishCreationProps } from '../../workspace/community/publish-creation.tsx'
import { useTakeBack } from '../../workspace/community/use-take-back.ts'
import { workspaceOf } from '../../workspace/community/workspace-address.ts'
import { LikeButton, Views } from './applause.tsx'
import { EmbedButton } from './embed-dialog.tsx'
import type { SharedCreation } from './read-creation.ts'
import { RemixButton } from './remix-button.tsx'
import { ReportButton } from './report-dialog.tsx'

/** What it is called, by whom it is, and what one can do with it. */
export function AboutCreation({
  creation: { item, encryptedId, published, mine, liked, pageUrl, prompt },
}: {
  creation: SharedCreation
}) {
  const { modelId, modelName, modelType, userId, username, description, publishDate } = item
  const { revalidate } = useRevalidator()
  const back = useTakeBack(() => void revalidate())
  const [publishing, setPublishing] = useState(false)
  const kind = kindOf(modelType)
  return (
    <section aria-labelledby="creation" className="grid gap-5">
      <div className="grid gap-3">
        <h1 id="creation" className="wrap-anywhere text-4xl md:text-5xl">
          {modelName}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <span className="inline-flex items-center gap-2">
            <Avatar name={username} size="small" />
            <span>
              <Filled
                text={share.by}
                gaps={{ maker: <b className="font-semibold text-ink">{username}</b> }}
              />
            </span>
          </span>
          {publishDate && <RelativeDate date={publishDate} />}
          {published && <Views item={item} />}
        </div>
        <Credit item={item} />
      </div>
      {description && <p className="wrap-anywhere max-w-prose text-lg">{description}</p>}
      {prompt && <Prompt>{prompt}</Prompt>}
      <div className="flex flex-wrap gap-3">
        {published && <RemixButton encryptedId={encryptedId} />}
        {published && <LikeButton item={item} liked={liked} />}
        {(published || mine) && (
          <Button
            icon={<Share2 size={18} aria-hidden />}
            onClick={() =>
              published
                ? void shareLink({ title: modelName, url: pageUrl }, share.linkCopied)
                : setPublishing(true)
            }
          >
            {share.share}
          </Button>
        )}
        {published && kind !== 'model' && (
          <EmbedButton {...{ kind, encryptedId, pageUrl }} title={modelName} />
        )}
        {published && !mine && <ReportButton encryptedId={encryptedId} />}
        {mine && (
          <ButtonLink
            to={workspaceOf(modelType, modelId)}
            reloadDocument
            icon={<Pencil size={18} aria-hidden />}
          >
            {share.change}
          </ButtonLink>
        )}
        {mine && published && userId && (
          <Button
            icon={<EyeOff size={18} aria-hidden />}
            busy={back.busy}
            busyLabel={share.takeBack.busy}
            onClick={() => void back.takeBack({ modelId, userId })}
          >
            {share.takeBack.button}
          </Button>
        )}
      </div>
      {mine && userId && (
        <Suspense>
          <PublishToShare
            creation={publishing ? { modelId, modelName, modelType, userId } : null}
            onClose={() => setPublishing(false)}
            onChanged={() => void revalidate()}
          />
        </Suspense>
      )}
      <p className="border-line border-t-[1.5px] border-dashed pt-5">
        {share.began[shownKindOf(item)]}{' '}
        <Link to={routes.home} className="text-link whitespace-nowrap">
          {share.makeYourOwn}
        </Link>
      </p>
    </section>
  )
}

/** The page does not wait until it is known who looks at it; whoever presses a button is known by then. */
function PublishToShare(props: Pick<PublishCreationProps, 'creation' | 'onClose' | 'onChanged'>) {
  const maker = useMaker()
  return <PublishCreation {...props} guest={maker?.isGuest} toShare />
}

/** What its maker typed first, in their own words. */
function Prompt({ children }: { children: string }) {
  return (
    <figure className="border-marigold border-l-4 pl-4">
      <figcaption className="text-muted text-sm">{share.prompt}</figcaption>
      <blockquote className="wrap-anywhere mt-0.5 max-w-prose font-display text-xl">{children}</blockquote>
    </figure>
  )
}

function Credit({ item: { remixOf, modelType } }: Pick<SharedCreation, 'item'>) {
  if (!remixOf) return null
  const { modelName, username, encryptedId } = remixOf
  const name = encryptedId ? (
    <Link to={routes[kindOf(modelType)](encryptedId)} className="text-link">
      {modelName}
    </Link>
  ) : (
    <b className="font-semibold text-ink">{modelName}</b>
  )
  return (
    <p className="flex items-center gap-2 text-muted">
      <Shuffle size={16} aria-hidden />
      <span>
        <Filled text={share.remixOf} gaps={{ name, maker: username }} />
      </span>
    </p>
  )
}
