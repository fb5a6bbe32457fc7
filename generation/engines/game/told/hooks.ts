/** The last line of `game.js`, in two dimensions and in three. */
const lastLine = /^((?:await )?play\()genre(, plan\b.*\))\s*$/m

/**
 * The code of a game with hooks of a language provider: what it does beside the rules of its genre, in the same file and
 * proven with it. The hooks see the world, which is plain data, before its first step and after every other; their random
 * numbers must come from `chance`, or the game would not play the same way twice.
 */
export function codeWithHooks(code: string, hooks: string): string {
  if (!lastLine.test(code)) throw new Error('The code of the game has no last line to hook into')
  return code.replace(lastLine, (_, begin: string, rest: string) =>
    [
      '/* Hooks: written by a language model for this game, and proven with it. */',
      'const hooked = ((rules) => {',
      '  const told = (() => {',
      "    'use strict'",
      indented(hooks),
      '    return {',
      "      begin: typeof begin === 'function' ? begin : undefined,",
      "      step: typeof step === 'function' ? step : undefined,",
      '    }',
      '  })()',
      '  const toolsFor = (world) => ({',
      '    chance() {',
      '      world.random = (world.random + 0x6d2b79f5) | 0',
      '      let t = Math.imul(world.random ^ (world.random >>> 15), 1 | world.random)',
      '      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t',
      '      return ((t ^ (t >>> 14)) >>> 0) / 4294967296',
      '    },',
      '  })',
      '  return {',
      '    ...rules,',
      '    create(plan, seed) {',
      '      const world = rules.create(plan, seed)',
      '      told.begin?.(world, toolsFor(world))',
      '      return world',
      '    },',
      '    step(world, input) {',
      '      rules.step(world, input)',
      "      if (world.status === 'playing') told.step?.(world, toolsFor(world))",
      '    },',
      '  }',
      '})(genre)',
      '',
      `${begin}hooked${rest}`,
      '',
    ].join('\n'),
  )
}

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
