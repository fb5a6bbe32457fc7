import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { LittleStage } from './little-stage.tsx'

type StageCardProps = {
  title: string
  lead?: ReactNode
  /** Who is on the stage. */
  figure: ReactNode
  children: ReactNode
}

/** A sheet with a small stage on one half and something to do on the other. */
export function StageCard({ title, lead, figure, children }: StageCardProps) {
  return (
    <div className="page-width pt-6 md:pt-12">
      <Card className="mx-auto grid max-w-md md:max-w-4xl md:grid-cols-[5fr_6fr]">
        <LittleStage
          figure={figure}
          className="h-44 border-outline border-b-[1.5px] md:h-auto md:min-h-136 md:border-r-[1.5px] md:border-b-0"
        />
        <div className="grid content-center gap-6 px-5 pt-6 pb-8 sm:px-9 md:py-10">
          <div>
            <h1 className="text-[2.25rem] md:text-[2.5rem]">{title}</h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
          </div>
          {children}
        </div>
      </Card>
    </div>
  )
}
