/** The stage of a free game: the largest canvas on its page. */
export function canvasOf(): HTMLCanvasElement | undefined {
  const area = ({ clientWidth, clientHeight }: HTMLCanvasElement) => clientWidth * clientHeight
  return [...document.querySelectorAll('canvas')].sort((one, other) => area(other) - area(one))[0]
}
