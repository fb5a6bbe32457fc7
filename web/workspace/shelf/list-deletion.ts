import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

type Deletion<List, Item> = {
  /** The list that it stands in. */
  queryKey: QueryKey
  without: (list: List, modelId: string) => List
  /** Throws when the server would not delete it. */
  remove: (item: Item) => Promise<unknown>
}

/** Takes a creation off its list at once, and puts it back if the server would not delete it. */
export function useListDeletion<List, Item extends { modelId: string }>(deletion: Deletion<List, Item>) {
  const { queryKey, without, remove } = deletion
  const client = useQueryClient()
  return useMutation({
    retry: false,
    mutationFn: remove,
    async onMutate({ modelId }: Item) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<List>(queryKey)
      client.setQueryData<List>(queryKey, (list) => (list === undefined ? list : without(list, modelId)))
      return { before }
    },
    onError: (_error, _item, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** A list without one of its creations. */
export const withoutItem = <Item extends { modelId: string }>(list: Item[], modelId: string): Item[] =>
  list.filter((item) => item.modelId !== modelId)
