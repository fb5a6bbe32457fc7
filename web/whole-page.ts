import { createContext } from 'react-router'

/** The page as one string, when it could be rendered at once: from entry.server to server-entry, past the router. */
export const wholePage = createContext<string | null>(null)
