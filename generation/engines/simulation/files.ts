import { strToU8, zipSync } from 'fflate'
import { inlineModule, page } from '../../page/page.ts'
import { exportPageFor } from './build.ts'

export type SimulationFile = { path: string; type: string; bytes: Uint8Array }

/** What the export menu gives: nothing in it needs a network. */
export function exportsOfSimulation(title: string, code: string): SimulationFile[] {
  const zip = zipSync({ 'index.html': strToU8(exportPageFor(title)), 'environment.js': strToU8(code) })
  return [
    { path: 'environment.zip', type: 'application/zip', bytes: zip },
    { path: 'offline.html', type: 'text/html', bytes: strToU8(page(title, inlineModule(code))) },
  ]
}
