import { texts } from '@makebelieve/contract/texts'
import { Search } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { hub } from '../../texts/en/hub.ts'
import { Button } from '../../ui/button.tsx'
import { controlLook } from '../../ui/field.tsx'
import { filters, type GalleryWish, hubAddress, sorts } from './gallery-wish.ts'

type GalleryControlsProps = { wish: GalleryWish; onWish: (wish: GalleryWish) => void }

/** As long as somebody types, nothing is searched. */
const typingMs = 300

/**
 * Filter, search and order. The filter is made of links and the rest is a form, so all of it works before the script
 * has come; with it, nothing but the cards changes.
 */
export function GalleryControls({ wish, onWish }: GalleryControlsProps) {
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The search may have changed elsewhere: by a link, or by going back.
  useEffect(() => {
    const { current } = field
    if (current && current !== document.activeElement) current.value = wish.search
  }, [wish.search])
  useEffect(() => () => clearTimeout(typing.current), [])

  function search(): void {
    clearTimeout(typing.current)
    const text = field.current?.value.trim() ?? ''
    if (text !== wish.search) onWish({ ...wish, search: text, page: 1 })
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <nav aria-label={hub.filter} className="flex flex-wrap gap-2 max-lg:order-2">
        {filters.map((filter) => {
          const next = { ...wish, filter, page: 1 }
          return (
            <a
              key={filter}
              href={hubAddress(next)}
              aria-current={filter === wish.filter ? 'true' : undefined}
              onClick={(event) => isPlain(event) && onWish(next)}
              className="inline-flex min-h-9 items-center rounded-full border-[1.5px] border-edge bg-card px-3.5 font-semibold text-sm transition-colors hover:bg-tint aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink pointer-coarse:min-h-11"
            >
              {texts.gallery.filter[filter]}
            </a>
          )
        })}
      </nav>
      <search>
        <form
          action={hubAddress({})}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            search()
          }}
          className="flex flex-wrap items-center gap-2"
        >
          {wish.filter !== 'all' && <input type="hidden" name="filter" value={wish.filter} />}
          <input
            ref={field}
            type="search"
            name="search"
            aria-label={hub.search}
            placeholder={hub.searchHint}
            defaultValue={wish.search}
            maxLength={200}
            onChange={() => {
              clearTimeout(typing.current)
              typing.current = setTimeout(search, typingMs)
            }}
            className={`${controlLook} min-h-11 w-auto! min-w-40 grow px-3.5 lg:w-64! lg:grow-0`}
          />
          <Button type="submit" icon={<Search size={18} aria-hidden />} aria-label={hub.searchButton} />
          <select
            // Told anew when the order changes elsewhere; until then it is the visitor's.
            key={wish.sort}
            name="sort"
            aria-label={hub.sort}
            defaultValue={wish.sort}
            onChange={({ currentTarget }) => {
              const sort = sorts.find((known) => known === currentTarget.value)
              if (sort) onWish({ ...wish, sort, page: 1 })
            }}
            className={`${controlLook} min-h-11 w-auto! grow px-3 font-semibold text-[0.9375rem] sm:grow-0`}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {hub.sorts[sort]}
              </option>
            ))}
          </select>
        </form>
      </search>
    </div>
  )
}

/** Taken over from the browser, unless the visitor wants it in another tab. */
export function isPlain(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  return true
}
