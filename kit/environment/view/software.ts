let known: boolean | undefined

/** Whether the processor draws, because there is no graphics card or the browser may not use it. */
export function isSoftware(): boolean {
  known ??= drawsInSoftware()
  return known
}

/** Asked of a canvas of its own: how a canvas is opened depends on the answer. */
function drawsInSoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL)
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof name === 'string' && /swiftshader|llvmpipe|software/i.test(name)
}
