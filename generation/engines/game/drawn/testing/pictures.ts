import sharp from 'sharp'

const drawnAs = (inside: string, paper = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${paper}${inside}</svg>`

/** A round red creature with two eyes and feet. */
const creature = `<ellipse cx="200" cy="190" rx="90" ry="110" fill="#d8402f"/>
  <circle cx="170" cy="150" r="18" fill="#fff"/><circle cx="230" cy="150" r="18" fill="#fff"/>
  <circle cx="170" cy="150" r="8" fill="#111"/><circle cx="230" cy="150" r="8" fill="#111"/>
  <rect x="150" y="280" width="30" height="50" fill="#3b82f6"/><rect x="220" y="280" width="30" height="50" fill="#3b82f6"/>`

const png = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer()

/** As the drawing board sends it: clear around what was drawn. */
export const drawnCreature = () => png(drawnAs(creature))
/** As a photograph of a sheet of paper shows it. */
export const creatureOnPaper = (paper = '#f4f1e8') =>
  png(drawnAs(creature, `<rect width="400" height="400" fill="${paper}"/>`))
export const drawnSquare = () =>
  png(drawnAs('<rect x="100" y="80" width="200" height="200" fill="#5b5bd6"/>'))
export const blankPaper = () => png(drawnAs(''))
export const oneColour = () => png(drawnAs('', '<rect width="400" height="400" fill="#4caf50"/>'))

/** As hard to write small as a photograph can be: no two pixels alike, and nothing of it is background. */
export function speckledPhotograph(): Promise<Buffer> {
  const side = 384
  let state = 7
  const bytes = Uint8Array.from({ length: side * side * 4 }, (_, at) => {
    state = (state * 1103515245 + 12345) % 2147483648
    const [x, y] = [(at >> 2) % side, Math.floor((at >> 2) / side)]
    if (at % 4 === 3) return Math.hypot(x - side / 2, y - side / 2) < side * 0.46 ? 255 : 0
    return 128 + 60 * Math.sin(x / 9) * Math.cos(y / 7) + ((state >> 20) % 64) - 32
  })
  return sharp(bytes, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}
