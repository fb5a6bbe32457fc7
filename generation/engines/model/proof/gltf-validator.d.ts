declare module 'gltf-validator' {
  export type Report = {
    issues: {
      numErrors: number
      numWarnings: number
      messages: { code: string; message: string; severity: 0 | 1 | 2 | 3; pointer?: string }[]
    }
  }
  const validator: { validateBytes(bytes: Uint8Array, options?: { maxIssues?: number }): Promise<Report> }
  export default validator
}
