import { panes } from '@makebelieve/contract/constants'
import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMaker } from '../../api/session.ts'
import { gameText } from '../../texts/en/game.ts'
import { KeepNote } from '../../workspace/chat/keep-note.tsx'
import { PublishCreation } from '../../workspace/community/publish-creation.tsx'
import { sharePage } from '../../workspace/community/share-page.ts'
import { withOwnQueries } from '../../workspace/own-queries.tsx'
import { type PaneName, Panes } from '../../workspace/panes.tsx'
import type { StagePanel } from '../../workspace/played/played-creation.tsx'
import { showProof } from '../../workspace/proof/proof-card.tsx'
import { AdvancedSettings } from '../../workspace/settings/advanced-settings.tsx'
import { useGenerationSettings } from '../../workspace/settings/use-generation-settings.ts'
import { DeleteDialog } from '../../workspace/shelf/delete-dialog.tsx'
import { PreviousCreations } from '../../workspace/shelf/previous-creations.tsx'
import { ReopenShelf } from '../../workspace/shelf/reopen-shelf.tsx'
import type { CreationFrameHandle } from '../../workspace/stage/creation-frame.tsx'
import { useFollowedRun } from '../../workspace/use-followed-run.ts'
import { noteGame, useDeleteGame, useGames } from './api/games.ts'
import { type ChatHandle, ChatPane } from './chat/chat-pane.tsx'
import type { OpenRun } from './chat/conversation.ts'
import { CastDialog } from './drawing/cast-dialog.tsx'
import { downloadGame } from './export-game.ts'
import { GameProofCard } from './game-proof-card.tsx'
import { GameStage } from './game-stage.tsx'
import { useSelection } from './selection.ts'

export default withOwnQueries(Workspace)

const labels = { ...gameText.panes, shelf: texts.previousGames.title }

/** Chat on the left, stage in the middle, shelf on the right. */
function Workspace() {
  const maker = useMaker()
  const games = useGames(maker?.userId)
  const deletion = useDeleteGame(maker?.userId)
  const selection = useSelection(maker ? games.data?.flat() : [])
  const { session, game, opening } = selection
  const queries = useQueryClient()
  const chat = useRef<ChatHandle>(null)
  const frame = useRef<CreationFrameHandle>(null)
  const [run, follow] = useFollowedRun<OpenRun>()
  const [shelfOpen, setShelfOpen] = useState<boolean>(panes.previous.openAtStart)
  const [tab, setTab] = useState<PaneName>('chat')
  const [asked, ask] = useState<{ about: 'delete' | 'publish' | 'share'; game: Game } | null>(null)
  const [settings, setSettings] = useGenerationSettings('game')
  const [settingsOpen, setSettingsOpen] = useState(false)
  const [panel, setPanel] = useState<StagePanel | null>(null)
  const [drawing, setDrawing] = useState(false)
  const versionId = selection.versionId ?? game?.versionId

  function refresh(): void {
    for (const list of ['games', 'versions']) void queries.invalidateQueries({ queryKey: [list] })
  }
  /** Whoever opens the shelf later sees what was made elsewhere meanwhile. */
  function openShelf(): void {
    setShelfOpen(true)
    if (games.isStale) void games.refetch()
  }
  function select(next: Game): void {
    selection.select(next)
    setShelfOpen(false)
    setTab('stage')
  }
  function share(about: Game): void {
    if (about.published) void sharePage(about)
    else ask({ about: 'share', game: about })
  }
  function watch(replay: unknown): void {
    setTab('stage')
    setPanel(null)
    frame.current?.watch(replay as Parameters<CreationFrameHandle['watch']>[0])
  }

  return (
    <div data-workspace className="relative h-[calc(100dvh-var(--header-height))]">
      <h1 className="sr-only">{gameText.title}</h1>
      <Panes
        id="game-workspace"
        labels={labels}
        chatSize={panes.gameChat}
        shelfSize={panes.previous.default}
        {...{ shelfOpen, tab }}
        onTab={setTab}
        chat={
          opening ? (
            <p className="grid h-full place-items-center text-muted">{texts.gameChat.loading}</p>
          ) : (
            <ChatPane
              key={session.key}
              ref={chat}
              maker={maker}
              chatId={session.chatId}
              name={session.name ?? game?.modelName}
              startMode={session.mode}
              prefilled={session.prefilled}
              handedOver={session.handedOver}
              dimension={game?.dimension ?? selection.dimension}
              onDimension={selection.chooseDimension}
              gameId={game?.modelId}
              evidence={
                game && versionId ? (
                  <>
                    {maker?.isGuest && <KeepNote />}
                    <GameProofCard
                      modelId={game.modelId}
                      versionId={versionId}
                      onWatch={watch}
                      onVersions={() => setPanel('versions')}
                      onCast={() => setDrawing(true)}
                    />
                  </>
                ) : undefined
              }
              onNew={selection.begin}
              onRun={follow}
              options={settings}
              onSettings={() => setSettingsOpen(true)}
              onChat={selection.named}
              onMade={(gameId, told) => {
                if (told) noteGame(queries, told)
                refresh()
                selection.made(gameId)
                setTab('stage')
              }}
            />
          )
        }
        stage={
          <GameStage
            key={game?.modelId}
            {...{ game, versionId, run, frame, panel }}
            onPanel={setPanel}
            onVersion={selection.showVersion}
            onChanged={refresh}
            onPublish={(about) => ask({ about: 'publish', game: about })}
            onShare={share}
            onCast={() => setDrawing(true)}
            onProof={() => showProof(() => setTab('chat'))}
            onFix={(error) => {
              if (!game || !versionId) return
              setTab('chat')
              chat.current?.fix(game.modelId, versionId, error)
            }}
          />
        }
        shelf={
          <PreviousCreations
            said={texts.previousGames}
            items={games.data?.flat()}
            list={games}
            pictureOf={({ modelImage }) => modelImage?.signedUrl}
            crowned={({ modelType }) => modelType === 'Agent_Game'}
            maker={maker}
            selected={game?.modelId}
            onSelect={select}
            onExport={(about) => downloadGame(about.modelId, 'zip')}
            onPublish={(about) => ask({ about: 'publish', game: about })}
            onDelete={(about) => ask({ about: 'delete', game: about })}
            onClose={() => {
              setShelfOpen(false)
              setTab('stage')
            }}
          />
        }
      />
      {!shelfOpen && <ReopenShelf title={texts.previousGames.title} onOpen={openShelf} />}
      {game && versionId && (
        <CastDialog
          key={game.modelId}
          open={drawing}
          onClose={() => setDrawing(false)}
          modelId={game.modelId}
          versionId={versionId}
          userId={maker?.userId}
          onRecast={async (member, shownAs) => {
            await chat.current?.recast(game.modelId, member, shownAs)
            setTab('chat')
          }}
        />
      )}
      <AdvancedSettings
        kind="game"
        open={settingsOpen}
        onClose={() => setSettingsOpen(false)}
        value={settings}
        onChange={setSettings}
      />
      <DeleteDialog
        kind="game"
        deletion={deletion}
        item={asked?.about === 'delete' ? asked.game : null}
        onClose={() => ask(null)}
        onDeleted={(gone) => selection.drop(gone.modelId)}
      />
      <PublishCreation
        guest={maker?.isGuest}
        creation={maker && asked && asked.about !== 'delete' ? { ...asked.game, userId: maker.userId } : null}
        toShare={asked?.about === 'share'}
        onClose={() => ask(null)}
        onChanged={refresh}
      />
    </div>
  )
}
