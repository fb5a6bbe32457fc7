/**
 * Code that cannot even be read says nothing, so the page of a game tells of the first thing that breaks before the
 * kit speaks. The port that it opens for that is the one the kit goes on with (`kit/core/frame-port.ts`).
 */
export const errorTrap = `<script>
{
  const trap = (event) => {
    if (parent === window || window.makebelievePort) return
    const { message, lineno, reason, target } = event
    const unloaded = target instanceof HTMLScriptElement && 'The code could not be loaded'
    if (!message && !reason && !unloaded) return
    const { port1, port2 } = new MessageChannel()
    window.makebelievePort = port1
    parent.postMessage({ type: 'hello' }, '*', [port2])
    const words = message ? message + (lineno ? ' (line ' + lineno + ')' : '') : unloaded || reason.message || reason
    port1.postMessage({ type: 'error', message: String(words).slice(0, 500) })
  }
  addEventListener('error', trap, true)
  addEventListener('unhandledrejection', trap)
}
</script>`
