const at = (file: string) => new URL(`../../engines/${file}`, import.meta.url).href

/** What threads load: to make environments, and to write them in forms that can be taken along. */
export const environmentModules = {
  environment: at('environment.ts'),
  export: at('environment-export.ts'),
}
export type EnvironmentModules = typeof environmentModules
