/** The part of s3rver that the tests use; it comes without types. */
declare module 's3rver' {
  import type { Readable } from 'node:stream'

  type Upload = { bucket: string; key: string; content: Readable; metadata: object }

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    store: {
      getResourcePath(bucket: string, key: string, resource: string): string
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
      putObject(upload: Upload): Promise<{ size: number; md5: string }>
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
