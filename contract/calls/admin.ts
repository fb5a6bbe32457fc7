import { defineCall } from '../call.ts'
import { adminItem } from '../entities/admin-item.ts'
import { listOf } from '../tolerant.ts'

const list = { tag: 'Admin', answer: listOf(adminItem) } as const

export const adminCalls = {
  adminModels: defineCall('adminModels', { ...list, summary: 'Lists the models of all users.' }),
  adminGames: defineCall('adminGames', { ...list, summary: 'Lists the games of all users.' }),
  adminEnvironments: defineCall('adminEnvironments', {
    ...list,
    summary: 'Lists the environments of all users.',
  }),
}
