import { routes } from '@makebelieve/contract/routes'
import { texts } from '@makebelieve/contract/texts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type SessionUser, useUser } from '../../api/session.ts'
import { myCreations } from '../../texts/en/my-creations.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PublishCreation } from '../../workspace/community/publish-creation.tsx'
import { useTakeBack } from '../../workspace/community/use-take-back.ts'
import { type OwnCreation, useMyCreations } from './api/creations.ts'
import { CreationTile } from './creation-tile.tsx'
import { CreationsControls } from './creations-controls.tsx'
import { DeleteCreation } from './delete-creation.tsx'
import { type CreationsWish, useCreationsWish } from './wish.ts'

const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })

/** Everything that somebody made. It is theirs alone, so visitors are asked to sign in first, and come back. */
export default function MyCreations() {
  const user = useUser()
  const navigate = useNavigate()
  useEffect(() => {
    const signIn = `/sign-in?${new URLSearchParams({ next: routes.myCreations })}`
    if (!user) void navigate(signIn, { replace: true })
  }, [user, navigate])
  return (
    <QueryClientProvider client={client}>
      <div className="page-width grid gap-6 pt-14 md:pt-20">
        <h1 className="text-5xl md:text-6xl">{texts.myCreations.title}</h1>
        {user && <Creations user={user} />}
      </div>
    </QueryClientProvider>
  )
}

const gridLook = 'grid gap-5 min-[30rem]:grid-cols-2 lg:grid-cols-4'

function Creations({ user: { userId } }: { user: SessionUser }) {
  const [wish, change] = useCreationsWish()
  const { data, error, isPlaceholderData, refetch } = useMyCreations(userId, wish)
  const [asked, ask] = useState<{ about: 'delete' | 'publish'; creation: OwnCreation } | null>(null)
  const { takeBack } = useTakeBack(() => void refetch())
  const askedFor = (about: 'delete' | 'publish') => (asked?.about === about ? asked.creation : null)
  const toPublish = askedFor('publish')

  return (
    <>
      <CreationsControls wish={wish} onChange={change} />
      <p role="status" className="sr-only">
        {data ? myCreations.found(data.total) : !error && myCreations.loading}
      </p>
      {error ? (
        <ErrorState
          message={texts.myCreations.loadFailed}
          action={<Button onClick={() => void refetch()}>{myCreations.tryAgain}</Button>}
        />
      ) : !data ? (
        <Waiting />
      ) : data.items.length === 0 ? (
        <Nothing wish={wish} />
      ) : (
        <ul aria-busy={isPlaceholderData || undefined} className={`${gridLook} aria-busy:opacity-60`}>
          {data.items.map((creation) => (
            <li key={creation.modelId}>
              <CreationTile
                creation={creation}
                onDelete={() => ask({ about: 'delete', creation })}
                onPublish={() => ask({ about: 'publish', creation })}
                onTakeBack={() => void takeBack({ modelId: creation.modelId, userId })}
              />
            </li>
          ))}
        </ul>
      )}
      {data && !error && (
        <Pagination
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          onChange={(page) => {
            change({ page })
            scrollTo({ top: 0 })
          }}
        />
      )}
      <DeleteCreation userId={userId} creation={askedFor('delete')} onClose={() => ask(null)} />
      <PublishCreation
        creation={toPublish && { ...toPublish, userId }}
        description={myCreations.publishText}
        onClose={() => ask(null)}
        onChanged={() => void refetch()}
      />
    </>
  )
}

/** As large as the cards that come, so that nothing jumps. */
function Waiting() {
  return (
    <div aria-busy="true" className={gridLook}>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} className="h-52 rounded-md" />
      ))}
    </div>
  )
}

function Nothing({ wish: { filter, search } }: { wish: CreationsWish }) {
  const everything = filter === 'all' && search === ''
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title={texts.myCreations.empty}
      action={
        everything && (
          <ButtonLink to="/" kind="primary">
            {myCreations.makeOne}
          </ButtonLink>
        )
      }
    >
      {everything ? myCreations.nothingYet : myCreations.nothingFound}
    </EmptyState>
  )
}
