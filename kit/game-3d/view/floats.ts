import { el } from '../../core/dom.ts'

const most = 12

/** Short words that rise from where something happened: '+5'. */
export function createFloats(home: HTMLElement) {
  const layer = el('div', { 'aria-hidden': 'true' })
  layer.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none'
  home.append(layer)
  return {
    say(words: string, x: number, y: number) {
      if (layer.childElementCount >= most) layer.firstElementChild?.remove()
      const word = el('span', {}, words)
      word.style.cssText = `position:absolute;left:${x}px;top:${y}px;translate:-50% -50%;font:800 1.35em/1 var(--display);color:#fff;-webkit-text-stroke:.22em #1d1b2e;paint-order:stroke fill;white-space:nowrap`
      layer.append(word)
      const rise = word.animate(
        [
          { opacity: 0, scale: 0.6 },
          { opacity: 1, scale: 1.1, offset: 0.2 },
          { opacity: 0, translate: '-50% -220%' },
        ],
        { duration: 900, easing: 'ease-out' },
      )
      rise.onfinish = () => word.remove()
    },
    remove: () => layer.remove(),
  }
}
