type Write = (fields: object | string, message?: string) => void

/** The part of a pino logger that the database needs. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }
