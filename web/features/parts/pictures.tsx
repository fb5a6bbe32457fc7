import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, ProofBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BrokenStage } from '../../ui/drawings/broken-stage.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { HillsAndStars } from '../../ui/drawings/hills-and-stars.tsx'
import { LostPage } from '../../ui/drawings/lost-page.tsx'
import { MailEnvelope } from '../../ui/drawings/mail-envelope.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { type Kind, KindBadge } from '../../ui/kind-badge.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Stage, StageList } from '../../ui/stage-list.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { Part } from './part.tsx'

const kinds: Kind[] = ['game', 'model', 'environment', 'simulation']

const stages: Stage[] = [
  { name: 'Understood', state: 'done', note: '0.08 s' },
  { name: 'Planned', state: 'done', note: '0.05 s' },
  { name: 'Built', state: 'running', note: '0.2 s' },
  { name: 'Proven', state: 'waiting' },
  { name: 'Told of a failure', state: 'failed', note: 'lost in 14 s' },
]

const drawings = { EmptyShelf, LostPage, BrokenStage, MailEnvelope }

export function Pictures() {
  const [page, setPage] = useState(3)
  return (
    <>
      <Part name="Badge">
        {kinds.map((kind) => (
          <KindBadge key={kind} kind={kind} />
        ))}
        <ProofBadge>won in 41 s</ProofBadge>
        <Badge>plain</Badge>
        <Badge tone="marigold">Most popular</Badge>
        <Badge tone="warning">unmet</Badge>
      </Part>
      <Part name="Card, Skeleton">
        <Card interactive className="w-60">
          <div className="grid h-32 place-items-center bg-teal-ground text-white">A picture</div>
          <div className="p-4">
            <h3 className="text-lg">Acorn Rush</h3>
            <p className="text-muted text-sm">by house</p>
          </div>
        </Card>
        <Card className="w-60">
          <Skeleton className="h-32 rounded-none" />
          <div className="grid gap-2 p-4">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-20" />
          </div>
        </Card>
      </Part>
      <Part name="StageList, Progress">
        <Card className="w-72 p-4">
          <StageList label="Progress of your game" stages={stages} />
        </Card>
        <div className="w-60">
          <Progress label="Upload" value={62} />
        </div>
      </Part>
      <Part name="Avatar, Logo, ThemeSwitch">
        <Avatar name="ada" size="small" />
        <Avatar name="Grace" />
        <Avatar name="Émilie" size="large" />
        <Logo />
        <ThemeSwitch />
      </Part>
      <Part name="Pagination">
        <Pagination page={page} pageCount={12} onChange={setPage} />
      </Part>
      <Part name="EmptyState, ErrorState">
        <EmptyState
          drawing={<EmptyShelf />}
          title="No creations found."
          action={<Button>Make the first one</Button>}
        />
        <ErrorState message="Error loading your creations." action={<Button>Try again</Button>}>
          The server did not answer.
        </ErrorState>
      </Part>
      <Part name="Drawings">
        {Object.entries(drawings).map(([name, Drawing]) => (
          <figure key={name} className="w-52">
            <Drawing />
            <figcaption className="mt-2 text-center text-muted text-sm">{name}</figcaption>
          </figure>
        ))}
        <figure className="w-80 max-w-full">
          <div className="h-32 overflow-clip rounded-md bg-[#221a52]">
            <HillsAndStars />
          </div>
          <figcaption className="mt-2 text-center text-muted text-sm">HillsAndStars</figcaption>
        </figure>
      </Part>
    </>
  )
}
