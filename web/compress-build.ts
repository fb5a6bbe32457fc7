import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses the built files once, as well as it goes, so that serving them costs nothing. */
const folder = join(import.meta.dirname, 'build/client/assets')
const worthIt = 1024

for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
  const file = join(folder, name)
  const bytes = readFileSync(file)
  if (bytes.length < worthIt) continue
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
