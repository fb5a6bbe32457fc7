/**
 * Tells whether somebody can see a creation: its page is in front, it is on the screen, and no dialog lies over it.
 * Told at once, and then whenever it changes; the answer ends it.
 */
export function watchAttention(element: Element, tell: (attended: boolean) => void): () => void {
  let onScreen = true
  const look = () => tell(onScreen && !document.hidden && !document.querySelector('dialog:modal'))

  const inView = new IntersectionObserver((seen) => {
    onScreen = seen.at(-1)?.isIntersecting ?? true
    look()
  })
  inView.observe(element)
  // Dialogs say nothing to the page when they open or are taken away, but they are seen doing it.
  const dialogs = new MutationObserver(look)
  dialogs.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  document.addEventListener('visibilitychange', look)
  look()

  return () => {
    inView.disconnect()
    dialogs.disconnect()
    document.removeEventListener('visibilitychange', look)
  }
}
