import { existsSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type { Plugin } from 'vite'

const english = `${sep}texts${sep}en${sep}`

/**
 * Lets a build speak another language: whoever asks for a module of `texts/en/` gets the one of `texts/<language>/`, and
 * fails the build if there is none. What the contract words in English (`texts`, `plans`, `options`) is replaced by
 * `texts/<language>/contract/`, as far as that goes.
 */
export function speak(language: string): Plugin {
  const spoken = `${sep}texts${sep}${language}${sep}`
  return {
    name: 'language',
    enforce: 'pre',
    apply: () => language !== 'en',
    async resolveId(source, importer, options) {
      // A translation may look at what it translates.
      if (importer?.includes(spoken)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id.includes(english)) return found.id.replace(english, spoken)
      if (!found?.id.includes(`${sep}contract${sep}`)) return null
      const own = join(this.environment.config.root, spoken, 'contract', basename(found.id))
      return existsSync(own) ? own : null
    },
  }
}
