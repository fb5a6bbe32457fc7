/** Menus and tooltips are drawn at the end of the main landmark: a page has nothing outside its landmarks. */
export function overlayHome(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById('main')
}
