/** Things that words call by another name when they speak of them again. */
export const namesAgain: Record<string, RegExp> = {
  fire: /fire$|fireplace|brazier/,
  water: /lake|pond|sea|ocean|river|pool|stream|canal|lagoon/,
  tree: /tree$|oak|pine|palm|willow/,
  building: /house|castle|tower|church|temple/,
  boat: /boat|ship|canoe/,
  table: /table|desk/,
  house: /cottage|cabin|hut|mansion|house/,
  shore: /lake|pond|sea|ocean|river|beach|lagoon/,
  ship: /ship/,
  bed: /bed$/,
  path: /path|road|trail/,
}
