/** Why somebody reports a creation. A page shows these; the longer words stand in the dialog. */
export const reportReasons = ['hurtful', 'unsafe', 'copied', 'private', 'broken', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportLengths = { words: 1_000, note: 1_000 } as const
