import { ChevronLeft, ChevronRight } from 'lucide-react'
import { controls } from '../texts/en/controls.ts'
import { IconButton } from './icon-button.tsx'
import { pagesToShow } from './pages-to-show.ts'

type PaginationProps = { page: number; pageCount: number; onChange: (page: number) => void; label?: string }

export function Pagination({ page, pageCount, onChange, label = controls.pages.label }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <IconButton
        label={controls.pages.previous}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pagesToShow(page, pageCount).map((n, index) =>
        n === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <button
            key={n}
            type="button"
            aria-label={controls.pages.page(n)}
            aria-current={n === page ? 'page' : undefined}
            onClick={() => onChange(n)}
            className="size-10 rounded-md border-[1.5px] border-transparent font-semibold tabular-nums hover:bg-tint aria-[current=page]:border-outline aria-[current=page]:bg-ink aria-[current=page]:text-on-ink pointer-coarse:size-11"
          >
            {n}
          </button>
        ),
      )}
      <IconButton
        label={controls.pages.next}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
