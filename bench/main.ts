import { readdirSync } from 'node:fs'

/** `npm run bench -- <name>`: runs one measurement and prints it. Each prints ratios of one run, beside the digits. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length))

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`Choose one of: ${names.join(', ')}`)
  process.exit(1)
}
for (const name of wanted) {
  console.log(`\n${name}`)
  await import(`./${name}.bench.ts`)
}
