import { exportPage, framePage } from '../../../page/three-pages.ts'

const script = 'environment.js'

/** The page that shows `environment.js` in a frame. */
export const pageFor = (title: string): string => framePage(title, script)

/** The page of an export: three.js comes from a pinned address. */
export const exportPageFor = (title: string): string => exportPage(title, script)
