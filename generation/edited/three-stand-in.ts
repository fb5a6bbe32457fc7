/**
 * A module that has every name of three.js, and nothing behind them: what shows a scene can be loaded with it, and
 * whatever it draws goes nowhere.
 */
export async function threeStandIn(): Promise<string> {
  const names = Object.keys(await import('three')).filter((name) => /^[a-z_$][\w$]*$/i.test(name))
  const exported = names.map((name) => `export const ${name} = deaf`)
  return `const deaf = globalThis.document\n${exported.join('\n')}\n`
}
