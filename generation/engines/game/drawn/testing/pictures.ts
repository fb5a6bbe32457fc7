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
