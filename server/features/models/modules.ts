const at = (file: string) => new URL(`../../engines/${file}`, import.meta.url).href

/** What threads load: to make models, to draw the pictures before them, to look at uploaded ones, and to write them in other forms. */
export const modelModules = {
  model: at('model.ts'),
  picture: at('picture.ts'),
  look: at('picture-look.ts'),
  export: at('model-export.ts'),
}
export type ModelModules = typeof modelModules
