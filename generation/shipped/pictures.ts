import sharp from 'sharp'

/** What is wrong with the pictures that a file has, by their keys; nothing where all that are wanted are there and decode. */
export async function faultOfPictures(
  wanted: readonly string[],
  art: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const faults = await Promise.all(
    [...new Set([...wanted, ...Object.keys(art)])].map(async (key) => {
      const fault = await faultOf(art[key])
      return fault && `The picture of ${key} ${fault}.`
    }),
  )
  return faults.find((fault) => fault !== undefined)
}

async function faultOf(source: unknown): Promise<string | undefined> {
  if (source === undefined) return 'is missing'
  const [, base64] = /^data:image\/[\w+.-]+;base64,(.+)$/s.exec(String(source)) ?? []
  if (base64 === undefined) return 'is not in the file'
  try {
    await sharp(Buffer.from(base64, 'base64'), { failOn: 'warning' }).raw().toBuffer()
    return undefined
  } catch {
    return 'cannot be decoded'
  }
}

/** What a page asks for beside itself that is not among the files that come with it; nothing where all of it is. */
export function missingIn(html: string, files: readonly string[]): string | undefined {
  const asked = [...html.matchAll(/\b(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file ?? '')
  if (asked.length === 0) return 'The page loads no file.'
  const missing = asked.find((file) => !files.includes(file))
  return missing && `The page asks for ${missing}, which is not there.`
}
