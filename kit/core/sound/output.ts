/** Where everything that is heard goes. Nothing without an AudioContext. */
export type Output = { context: AudioContext; master: GainNode }

export function openOutput(): Output | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  let context: AudioContext
  try {
    context = new AudioContext({ latencyHint: 'interactive' })
  } catch {
    return undefined
  }
  // Whatever comes together, nothing gets loud.
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -16
  limiter.ratio.value = 12
  limiter.attack.value = 0.003
  limiter.release.value = 0.2
  limiter.connect(context.destination)
  const master = context.createGain()
  master.connect(limiter)
  return { context, master }
}
