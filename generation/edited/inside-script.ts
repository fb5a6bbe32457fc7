import { bundleEntry, keepCode, type Sources, stampOf } from '../page/bundling.ts'

type Inside = {
  /** The module, and its function that opens the inside. */
  file: string
  opens: string
  /** What its bundle is kept as. */
  name: string
  /** What of it stands elsewhere than beside this file. */
  sources: Sources
}

/** The script that runs in an isolate before foreign code: for `openIsolate`. */
export function insideScript({ file, opens, name, sources }: Inside): Promise<string> {
  const stamp = stampOf([[import.meta.dirname, ['inside.ts', 'stand-ins.ts', 'wire/*.ts']], ...sources])
  return keepCode(name, stamp, () =>
    bundleEntry(`import { ${opens} } from ${JSON.stringify(file)}\nexport default ${opens}()`, {
      name: 'makebelieveInside',
      minify: false,
    }),
  )
}
