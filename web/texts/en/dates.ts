import { relativeDate } from '@makebelieve/contract/constants'

/** How long ago something was. In English that is specified; another language has a function of the same shape. */
export const dates = { ago: relativeDate } as const
