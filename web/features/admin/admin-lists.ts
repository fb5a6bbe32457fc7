import { freshFor } from '@makebelieve/contract/constants'
import type { AdminItem } from '@makebelieve/contract/entities/admin-item'
import { texts } from '@makebelieve/contract/texts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type AdminList = 'models' | 'games' | 'environments'

const lists = {
  models: { name: 'adminModels', staleTime: freshFor.adminModels },
  games: { name: 'adminGames', staleTime: freshFor.adminGames },
  environments: { name: 'adminEnvironments', staleTime: freshFor.adminEnvironments },
} as const

/** What all lists of this page are kept under. */
export const adminKey = 'admin'

/** Everybody's creations of one kind, newest first. The server lets nobody keep them; this page does for a while. */
export const adminList = (list: AdminList) =>
  queryOptions({
    queryKey: [adminKey, list],
    queryFn: ({ signal }): Promise<AdminItem[]> =>
      call(lists[list].name, { signal, fallback: ({ status }) => texts.failures.adminList(list, status) }),
    staleTime: lists[list].staleTime,
    retry: false,
  })

/** Whatever has this in its name, or in the name of who made it. */
export function searched(items: AdminItem[], search: string): AdminItem[] {
  const wanted = search.trim().toLowerCase()
  return items.filter(({ modelName, username = '' }) =>
    [modelName, username].some((name) => name.toLowerCase().includes(wanted)),
  )
}
