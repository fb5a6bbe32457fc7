import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { routes } from '@makebelieve/contract/routes'
import { texts } from '@makebelieve/contract/texts'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type SessionUser, useUser } from '../../api/session.ts'
import { admin } from '../../texts/en/admin.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AdminPage } from '../../workspace/admin/admin-page.tsx'
import { PublishCreation } from '../../workspace/community/publish-creation.tsx'
import { workspaceOf } from '../../workspace/community/workspace-address.ts'
import { type AdminList, adminKey } from './admin-lists.ts'
import { CreationSection } from './creation-section.tsx'
import { GameRow, ModelCard, PlainRow, type Shown } from './shown-creations.tsx'
import { TakeDown } from './take-down.tsx'

const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })

/** For administrators alone: everybody else sees what they would have seen otherwise. */
export default function AdminView({ otherwise }: { otherwise: ReactNode }) {
  const user = useUser()
  if (!user?.isAdmin) return otherwise
  return (
    <QueryClientProvider client={client}>
      <View user={user} />
    </QueryClientProvider>
  )
}

type Tab = 'all' | AdminList

/** Everybody's creations. */
function View({ user }: { user: SessionUser }) {
  const queries = useQueryClient()
  const [tab, setTab] = useState<Tab>('all')
  const [search, setSearch] = useState('')
  const [asked, ask] = useState<{ about: 'publish' | 'unpublish'; creation: Shown } | null>(null)
  const about = (wanted: 'publish' | 'unpublish') => (asked?.about === wanted ? asked.creation : null)
  const close = () => ask(null)
  const changed = () => void queries.invalidateQueries({ queryKey: [adminKey] })

  /** One's own opens where it can be changed; what others made, on its page. */
  const pageOf = (kind: CreationKind, { userId, modelId, encryptedId = '' }: Shown) =>
    userId === user.userId ? workspaceOf(kind, modelId) : routes[kind](encryptedId)

  // Another search or tab begins at the first page again: another key is another section.
  const sections: Record<AdminList, ReactNode> = {
    models: (
      <CreationSection key={`models ${search}`} list="models" search={search} look="cards">
        {(model) => <ModelCard creation={model} to={pageOf('model', model)} />}
      </CreationSection>
    ),
    games: (
      <CreationSection key={`games ${search}`} list="games" search={search} look="rows">
        {(game) => (
          <GameRow
            creation={game}
            to={pageOf('game', game)}
            onExport={() => ask({ about: 'publish', creation: game })}
            onUnpublish={() => ask({ about: 'unpublish', creation: game })}
          />
        )}
      </CreationSection>
    ),
    environments: (
      <CreationSection key={`environments ${search}`} list="environments" search={search} look="rows">
        {(environment) => <PlainRow creation={environment} to={pageOf('environment', environment)} />}
      </CreationSection>
    ),
  }

  const { tabs } = texts.admin
  return (
    <AdminPage title={admin.title}>
      <TextField
        label={admin.search}
        type="search"
        required={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="max-w-md"
      />
      <Tabs<Tab>
        label={admin.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'all',
            label: tabs.all,
            content: (
              <div className="grid gap-10">
                {sections.models}
                {sections.games}
                {sections.environments}
              </div>
            ),
          },
          ...(['models', 'games', 'environments'] as const).map((list) => ({
            value: list,
            label: tabs[list],
            content: sections[list],
          })),
        ]}
      />
      <PublishCreation
        creation={publishable(about('publish'))}
        forMaker={about('publish')?.userId !== user.userId}
        description={about('publish')?.userId === user.userId ? undefined : admin.publishForMaker}
        onClose={close}
        onChanged={changed}
      />
      <TakeDown creation={about('unpublish')} onClose={close} onDone={changed} />
    </AdminPage>
  )
}

function publishable(creation: Shown | null) {
  return creation && { ...creation, modelType: creation.modelType ?? 'Game', userId: creation.userId ?? '' }
}
