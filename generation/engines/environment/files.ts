import { strToU8, zipSync } from 'fflate'
import { offlinePageWithThree } from '../../page/three-pages.ts'
import { exportPageFor } from './scene/pages.ts'

export type EnvironmentFile = { path: string; type: string; bytes: Uint8Array }

/** What the export menu gives. */
export async function exportsOf(title: string, code: string): Promise<EnvironmentFile[]> {
  const zip = zipSync({ 'index.html': strToU8(exportPageFor(title)), 'environment.js': strToU8(code) })
  return [
    { path: 'environment.zip', type: 'application/zip', bytes: zip },
    { path: 'offline.html', type: 'text/html', bytes: strToU8(await offlinePageWithThree(title, code)) },
  ]
}
