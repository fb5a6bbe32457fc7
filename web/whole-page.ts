import { createContext } from 'react-router'

/**
 * Where entry.server leaves a page that could be rendered at once, for answer-pages to send. Null: nobody takes it from
 * there (under `react-router dev`), and the response has to carry it.
 */
export const wholePage = createContext<{ html?: string } | null>(null)
