import { panes } from '@makebelieve/contract/constants'
import type { Environment } from '@makebelieve/contract/entities/environment'
import { texts } from '@makebelieve/contract/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMaker } from '../../api/session.ts'
import { environmentText } from '../../texts/en/environment.ts'
import { toast } from '../../ui/toast.ts'
import { PublishCreation } from '../../workspace/community/publish-creation.tsx'
import { sharePage } from '../../workspace/community/share-page.ts'
import { withOwnQueries } from '../../workspace/own-queries.tsx'
import { type PaneName, Panes } from '../../workspace/panes.tsx'
import { versionsOf } from '../../workspace/played/played-calls.ts'
import type { StagePanel } from '../../workspace/played/played-creation.tsx'
import { showProof } from '../../workspace/proof/proof-card.tsx'
import { DeleteDialog } from '../../workspace/shelf/delete-dialog.tsx'
import { PreviousCreations } from '../../workspace/shelf/previous-creations.tsx'
import { ReopenShelf } from '../../workspace/shelf/reopen-shelf.tsx'
import type { CreationFrameHandle } from '../../workspace/stage/creation-frame.tsx'
import { useFollowedRun } from '../../workspace/use-followed-run.ts'
import { useDeleteEnvironment, useEnvironments } from './api/environments.ts'
import { type ChatHandle, ChatPane } from './chat/chat-pane.tsx'
import type { Made, OpenRun } from './chat/conversation.ts'
import { environmentKind } from './environment-kind.ts'
import { EnvironmentProofCard } from './environment-proof-card.tsx'
import { downloadEnvironment } from './export-environment.ts'
import { useSelection } from './selection.ts'
import { EnvironmentStage } from './stage/environment-stage.tsx'
import { wordsFor } from './words.ts'

export default withOwnQueries(Workspace)

/** Chat on the left, the scene in the middle, shelf on the right. */
function Workspace() {
  const maker = useMaker()
  const environments = useEnvironments(maker?.userId)
  const deletion = useDeleteEnvironment(maker?.userId)
  const queries = useQueryClient()
  const selection = useSelection({
    environments: maker ? environments.data : [],
    userId: maker?.userId,
    loadVersions: (modelId) => queries.fetchQuery(versionsOf(environmentKind.calls, modelId)),
  })
  const { session, environment, category } = selection
  const words = wordsFor(category)
  const chat = useRef<ChatHandle>(null)
  const frame = useRef<CreationFrameHandle>(null)
  const [run, follow] = useFollowedRun<OpenRun>()
  const [fresh, setFresh] = useState<Made>()
  const [shelfOpen, setShelfOpen] = useState<boolean>(panes.previous.openAtStart)
  // A link to an environment leads to the environment.
  const [tab, setTab] = useState<PaneName>(selection.opening ? 'stage' : 'chat')
  const [asked, ask] = useState<{ about: 'delete' | 'publish' | 'share'; environment: Environment } | null>(
    null,
  )
  const [panel, setPanel] = useState<StagePanel | null>(null)
  const versionId = selection.versionId ?? environment?.versionId

  function refresh(): void {
    for (const list of ['environments', 'versions']) void queries.invalidateQueries({ queryKey: [list] })
  }
  function publish(about: Environment | undefined): void {
    if (!maker || !about) toast.error(texts.publishing.environmentMissing)
    else ask({ about: 'publish', environment: about })
  }
  function share(about: Environment): void {
    if (about.published) void sharePage(publishable(about, about.userId))
    else ask({ about: 'share', environment: about })
  }
  function closeShelf(): void {
    setShelfOpen(false)
    setTab('stage')
  }
  function begin(): void {
    setFresh(undefined)
    selection.begin()
  }

  return (
    <div data-workspace className="relative h-[calc(100dvh-var(--header-height))]">
      <h1 className="sr-only">{words.title}</h1>
      <Panes
        id="environment-workspace"
        labels={{ ...words.panes, shelf: texts.environmentChat.previous }}
        chatSize={panes.environmentChat}
        shelfSize={panes.previous.default}
        {...{ shelfOpen, tab }}
        onTab={setTab}
        chat={
          session.begun ? (
            <ChatPane
              key={session.key}
              ref={chat}
              maker={maker}
              begun={session.begun}
              category={category}
              prefilled={session.prefilled}
              handedOver={session.handedOver}
              evidence={(made) => (
                <EnvironmentProofCard
                  category={category}
                  modelId={made.modelId}
                  versionId={made.modelId === environment?.modelId && versionId ? versionId : made.versionId}
                />
              )}
              onNew={begin}
              onState={selection.remember}
              onRun={follow}
              onExport={({ modelId }) => downloadEnvironment(modelId, 'zip')}
              onVersions={() => {
                setTab('stage')
                setPanel('versions')
              }}
              onMade={(made) => {
                refresh()
                setFresh(made)
                selection.made(made)
                setTab('stage')
              }}
            />
          ) : (
            <p className="grid h-full place-items-center text-muted">{environmentText.chat.loading}</p>
          )
        }
        stage={
          <EnvironmentStage
            key={environment?.modelId}
            {...{ environment, versionId, run, category }}
            freshVersion={fresh?.versionId}
            seat={{
              frame,
              panel,
              onPanel: setPanel,
              onVersion: selection.showVersion,
              onChanged: refresh,
              onFix(error) {
                if (!environment || !versionId) return
                setTab('chat')
                chat.current?.fix(environment.modelId, versionId, error)
              },
            }}
            onPublish={publish}
            onShare={share}
            onProof={() => showProof(() => setTab('chat'))}
            onExample={(prompt) => {
              setTab('chat')
              chat.current?.send(prompt)
            }}
          />
        }
        shelf={
          <PreviousCreations
            said={{
              ...environmentText.shelf,
              title: texts.environmentChat.previous,
              empty: maker ? environmentText.shelf.empty : environmentText.shelf.visitor,
            }}
            items={environments.data}
            list={environments}
            pictureOf={({ modelImage }) => modelImage?.signedUrl}
            maker={maker}
            selected={environment?.modelId}
            onSelect={(next) => {
              selection.select(next, run !== null)
              closeShelf()
            }}
            onExport={({ modelId }) => downloadEnvironment(modelId, 'zip')}
            onPublish={publish}
            onDelete={(about) => ask({ about: 'delete', environment: about })}
            onClose={closeShelf}
          />
        }
      />
      {!shelfOpen && <ReopenShelf title={texts.environmentChat.previous} onOpen={() => setShelfOpen(true)} />}
      <DeleteDialog
        kind="environment"
        deletion={deletion}
        item={asked?.about === 'delete' ? asked.environment : null}
        onClose={() => ask(null)}
        onDeleted={(gone) => selection.drop(gone.modelId)}
      />
      <PublishCreation
        guest={maker?.isGuest}
        creation={
          maker && asked && asked.about !== 'delete' ? publishable(asked.environment, maker.userId) : null
        }
        toShare={asked?.about === 'share'}
        description={wordsFor(asked?.environment.category ?? 'scene').publishText}
        onClose={() => ask(null)}
        onChanged={refresh}
      />
    </div>
  )
}

const publishable = ({ modelId, modelName, published }: Environment, userId: string) => ({
  modelId,
  modelName,
  published,
  modelType: 'Environment',
  userId,
})
