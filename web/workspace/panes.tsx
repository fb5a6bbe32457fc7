import clsx from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { workspaceText } from '../texts/en/workspace.ts'

type Size = { default: number; min: number; max: number }

type PanesProps = {
  /** Names the workspace, under which the sizes are remembered. */
  id: string
  /** Chat, stage and shelf, as the tabs of a small screen call them. */
  labels: { chat: string; stage: string; shelf: string }
  chat: ReactNode
  stage: ReactNode
  shelf: ReactNode
  chatSize: Size
  shelfSize: number
  shelfOpen: boolean
  /** Which of the three a small screen shows. */
  tab: PaneName
  onTab: (tab: PaneName) => void
}

export type PaneName = 'chat' | 'stage' | 'shelf'

const percent = (size: number) => `${size}%`
const narrow = '(max-width: 767.98px)'

/** Three panes whose widths the user sets and the browser remembers; on small screens, three tabs. */
export function Panes(props: PanesProps) {
  return useNarrow() ? <TabbedPanes {...props} /> : <WidePanes {...props} />
}

function WidePanes({ id, labels, chat, stage, shelf, chatSize, shelfSize, shelfOpen }: PanesProps) {
  const panelIds = shelfOpen ? ['chat', 'stage', 'shelf'] : ['chat', 'stage']
  const layout = useDefaultLayout({ id, panelIds, onlySaveAfterUserInteractions: true })
  return (
    <Group id={id} {...layout} className="size-full">
      <Panel
        id="chat"
        defaultSize={percent(chatSize.default)}
        minSize={percent(chatSize.min)}
        maxSize={percent(chatSize.max)}
      >
        {chat}
      </Panel>
      <Seam label={workspaceText.widthOf(labels.chat)} />
      <Panel id="stage" minSize="30%">
        {stage}
      </Panel>
      {shelfOpen && (
        <>
          <Seam label={workspaceText.widthOf(labels.shelf)} />
          <Panel id="shelf" defaultSize={percent(shelfSize)} minSize="12%" maxSize="35%">
            {shelf}
          </Panel>
        </>
      )}
    </Group>
  )
}

/** A seam to be dragged, or moved with the arrow keys. It is thin to the eye and wide to the hand. */
function Seam({ label }: { label: string }) {
  return (
    <Separator
      aria-label={label}
      className="relative w-[1.5px] bg-line outline-none transition-colors after:absolute after:inset-y-0 after:-left-[3px] after:w-2 hover:bg-iris focus-visible:w-1 focus-visible:bg-iris data-[separator=active]:bg-iris"
    />
  )
}

const panes: readonly PaneName[] = ['chat', 'stage', 'shelf']

/** All three stay in the page: a game goes on being there while the chat is read. */
function TabbedPanes({ labels, tab, onTab, ...content }: PanesProps) {
  return (
    <div className="flex size-full flex-col">
      {panes.map((name) => (
        <div key={name} hidden={tab !== name} className="min-h-0 grow *:size-full">
          {content[name]}
        </div>
      ))}
      <nav
        aria-label={workspaceText.parts}
        data-tab-bar
        className="border-line border-t-[1.5px] bg-card pb-[env(safe-area-inset-bottom)]"
      >
        <ul className="grid grid-cols-3">
          {panes.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-current={tab === name ? 'page' : undefined}
                onClick={() => onTab(name)}
                className={clsx(
                  'min-h-12 w-full border-t-3 px-2 font-semibold text-sm -outline-offset-3',
                  tab === name ? 'border-tomato text-ink' : 'border-transparent text-muted',
                )}
              >
                {labels[name]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function useNarrow(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(narrow).matches,
    () => false,
  )
}

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
