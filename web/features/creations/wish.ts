import { useState } from 'react'

export const filters = ['all', 'models', 'environments', 'games'] as const

export type CreationsWish = { filter: (typeof filters)[number]; search: string; page: number }

const first: CreationsWish = { filter: 'all', search: '', page: 1 }
const key = 'myCreations'

/**
 * What somebody wants to see of their creations. It is kept with the entry of the browser's history, so that whoever
 * comes back from a workspace finds the page they left; the address stays the one that the header links to.
 */
export function useCreationsWish(): [CreationsWish, (change: Partial<CreationsWish>) => void] {
  const [wish, setWish] = useState<CreationsWish>(() => ({ ...first, ...history.state?.[key] }))

  function change(to: Partial<CreationsWish>): void {
    // A page number means something only among the same creations.
    const next = { ...wish, page: 1, ...to }
    history.replaceState({ ...history.state, [key]: next }, '')
    setWish(next)
  }

  return [wish, change]
}
