/** Whether the processor draws, because there is no graphics card or the browser may not use it. */
export function isSoftware(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('webgl2')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL)
  return typeof name === 'string' && /swiftshader|llvmpipe|software/i.test(name)
}
