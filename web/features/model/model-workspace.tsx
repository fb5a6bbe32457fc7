import { panes } from '@makebelieve/contract/constants'
import type { Model } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMaker } from '../../api/session.ts'
import { modelText } from '../../texts/en/model.ts'
import { toast } from '../../ui/toast.ts'
import { KeepNote } from '../../workspace/chat/keep-note.tsx'
import { PublishCreation } from '../../workspace/community/publish-creation.tsx'
import { sharePage } from '../../workspace/community/share-page.ts'
import { useModels } from '../../workspace/models/use-models.ts'
import { withOwnQueries } from '../../workspace/own-queries.tsx'
import { type PaneName, Panes } from '../../workspace/panes.tsx'
import { showProof } from '../../workspace/proof/proof-card.tsx'
import { AdvancedSettings } from '../../workspace/settings/advanced-settings.tsx'
import { useGenerationSettings } from '../../workspace/settings/use-generation-settings.ts'
import { DeleteDialog } from '../../workspace/shelf/delete-dialog.tsx'
import { PreviousCreations } from '../../workspace/shelf/previous-creations.tsx'
import { ReopenShelf } from '../../workspace/shelf/reopen-shelf.tsx'
import { useDeleteModel } from './api/models.ts'
import { type ChatHandle, ChatPane } from './chat/chat-pane.tsx'
import type { Picture, Work } from './chat/conversation.ts'
import { downloadModel } from './export-model.ts'
import { ModelProofCard } from './model-proof-card.tsx'
import { useSelection } from './selection.ts'
import { optionsFor } from './settings-split.ts'
import { ModelStage } from './stage/model-stage.tsx'

export default withOwnQueries(Workspace)

const labels = { ...modelText.panes, shelf: texts.modelChat.previous }

/** Chat on the left, the model in the middle, shelf on the right. */
function Workspace() {
  const maker = useMaker()
  const models = useModels(maker?.userId)
  const deletion = useDeleteModel(maker?.userId)
  const selection = useSelection(maker ? models.data : [], maker?.userId)
  const { session, model } = selection
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const chat = useRef<ChatHandle>(null)
  const [work, setWork] = useState<Work | null>(null)
  const [picture, setPicture] = useState<Picture>()
  const [shelfOpen, setShelfOpen] = useState<boolean>(panes.previous.openAtStart)
  // A link to a model leads to the model.
  const [tab, setTab] = useState<PaneName>(selection.opening ? 'stage' : 'chat')
  const [asked, ask] = useState<{ about: 'delete' | 'publish' | 'share'; model: Model } | null>(null)
  const [settings, setSettings] = useGenerationSettings('model')
  const [settingsOpen, setSettingsOpen] = useState(false)
  const options = useMemo(() => optionsFor(settings), [settings])
  const unselect = useRef(selection.unselect)
  unselect.current = selection.unselect

  const follow = useCallback(
    (next: Work | null, drawn: Picture | undefined) => {
      setWork((before) => {
        // What the header says about credits has changed. Asked while the address changes too, it would be forgotten.
        if (before?.act === 'convert' && !next) setTimeout(() => void revalidate(), 0)
        // A new picture takes the stage from the model before it.
        if (
          (before?.act === 'draw' || before?.act === 'redraw' || before?.act === 'upload') &&
          !next &&
          drawn
        )
          setTimeout(() => unselect.current(), 0)
        return next
      })
      setPicture(drawn)
    },
    [revalidate],
  )
  const refresh = () => void queries.invalidateQueries({ queryKey: ['models'] })

  function publish(about: Model): void {
    if (!maker) toast.error(texts.publishing.userMissing)
    else if (!about.modelId) toast.error(texts.publishing.modelIdMissing)
    else ask({ about: 'publish', model: about })
  }

  function share(about: Model): void {
    if (about.published) void sharePage(about)
    else ask({ about: 'share', model: about })
  }

  return (
    <div data-workspace className="relative h-[calc(100dvh-var(--header-height))]">
      <h1 className="sr-only">{modelText.title}</h1>
      <Panes
        id="model-workspace"
        labels={labels}
        chatSize={panes.modelChat}
        shelfSize={panes.previous.default}
        {...{ shelfOpen, tab }}
        onTab={setTab}
        chat={
          <ChatPane
            key={session.key}
            ref={chat}
            maker={maker}
            begun={session.begun}
            prefilled={session.prefilled}
            handedOver={session.handedOver}
            {...options}
            evidenceOf={(modelId) => (
              <>
                {maker?.isGuest && <KeepNote />}
                <ModelProofCard modelId={modelId} />
              </>
            )}
            onNew={selection.begin}
            onState={selection.remember}
            onProgress={follow}
            onSettings={() => setSettingsOpen(true)}
            onMade={(modelId) => {
              refresh()
              selection.made(modelId)
              setTab('stage')
            }}
          />
        }
        stage={
          <ModelStage
            {...{ model, picture, work }}
            onExample={(prompt) => {
              setTab('chat')
              chat.current?.send(prompt)
            }}
            onConvert={(from) => {
              setTab('chat')
              chat.current?.convert(from)
            }}
            onPublish={publish}
            onShare={share}
            onProof={() => showProof(() => setTab('chat'))}
            onReload={() => models.refetch()}
          />
        }
        shelf={
          <PreviousCreations
            said={{
              ...modelText.shelf,
              title: texts.modelChat.previous,
              empty: maker ? modelText.shelf.empty : modelText.shelf.visitor,
            }}
            items={models.data}
            list={models}
            pictureOf={({ modelImageLink }) => modelImageLink?.signedUrl}
            maker={maker}
            selected={model?.modelId}
            onSelect={(next) => {
              selection.select(next, work !== null)
              setShelfOpen(false)
              setTab('stage')
            }}
            onExport={(about) => downloadModel(about, 'glb')}
            onPublish={publish}
            onDelete={(about) => ask({ about: 'delete', model: about })}
            onClose={() => {
              setShelfOpen(false)
              setTab('stage')
            }}
          />
        }
      />
      {!shelfOpen && <ReopenShelf title={texts.modelChat.previous} onOpen={() => setShelfOpen(true)} />}
      <AdvancedSettings
        kind="model"
        open={settingsOpen}
        onClose={() => setSettingsOpen(false)}
        value={settings}
        onChange={setSettings}
      />
      <DeleteDialog
        kind="model"
        deletion={deletion}
        item={asked?.about === 'delete' ? asked.model : null}
        onClose={() => ask(null)}
        onDeleted={(gone) => selection.drop(gone.modelId)}
      />
      <PublishCreation
        guest={maker?.isGuest}
        creation={
          maker && asked && asked.about !== 'delete' ? { ...asked.model, userId: maker.userId } : null
        }
        toShare={asked?.about === 'share'}
        description={modelText.publishText}
        onClose={() => ask(null)}
        onChanged={refresh}
      />
    </div>
  )
}
