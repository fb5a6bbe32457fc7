import { type AnyArchetype, type Parameter, shapeOf } from '@makebelieve/shapes/archetype'
import type { Shape } from '@makebelieve/shapes/shape'
import { singularsOf } from '../../../things/inflection.ts'

/** What words of a prompt mean to one archetype: its parameters, their options and its parts. */

const usual = new Map<AnyArchetype, Shape>()

/** The archetype as it usually is; built once, for its parts and sockets. */
export function usualShape(archetype: AnyArchetype): Shape {
  const known = usual.get(archetype)
  if (known) return known
  const shape = shapeOf(archetype, { noun: archetype.nouns[0] ?? '', detail: 0.5 })
  usual.set(archetype, shape)
  return shape
}

export const same = (a: string, b: string) =>
  a === b || singularsOf(a).includes(b) || singularsOf(b).includes(a)

/** 'tower' fits 'towers', 'towerHeight' and 'tower height' by its first word; 'big tower' by its last. */
const fits = (noun: string, name: string): boolean => {
  const names = name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(/[\s-]+/)
  const head = noun.split(' ').at(-1) ?? noun
  return same(noun, name) || names.some((one) => same(head, one))
}

/** A number that counts things, rather than measures them. */
export const isCount = (parameter: Parameter): boolean =>
  'from' in parameter &&
  (/how many|number of|count/i.test(parameter.about) ||
    (parameter.to >= 3 &&
      Number.isInteger(parameter.usual) &&
      Number.isInteger(parameter.from) &&
      Number.isInteger(parameter.to)))

/** The parameter that a noun names: 'legs', 'tower'. Exact names come before those of several words. */
export function parameterFor(
  archetype: AnyArchetype,
  noun: string,
): { name: string; parameter: Parameter } | undefined {
  const all = Object.entries(archetype.parameters)
  const found =
    all.find(([name]) => same(noun, name)) ?? all.find(([name]) => name !== 'pose' && fits(noun, name))
  return found ? { name: found[0], parameter: found[1] } : undefined
}

/** The parameter one of whose options a word is: 'round', 'tracks', 'striped' for 'stripes'. */
export function optionFor(
  archetype: AnyArchetype,
  word: string,
): { name: string; option: string } | undefined {
  for (const [name, parameter] of Object.entries(archetype.parameters)) {
    if (!('options' in parameter)) continue
    // Whoever has a way to sleep does not merely lie.
    const option =
      parameter.options.find((one) => same(word, one)) ??
      sameOption[word]?.find((one) => parameter.options.includes(one))
    if (option !== undefined) return { name, option }
  }
  return undefined
}

/** A word that says in which of its states something is, and the value that is this state. */
export type State = { name: string; value: number | string }

export function stateFor(archetype: AnyArchetype, word: string): State | undefined {
  const option = optionFor(archetype, word)
  if (option) return { name: option.name, value: option.option }
  const contrary = contraries[word]
  const parameter = archetype.parameters[contrary ?? word]
  if (!parameter || 'options' in parameter || isCount(parameter)) return undefined
  return { name: contrary ?? word, value: contrary === undefined ? parameter.to : parameter.from }
}
const contraries: Record<string, string> = { closed: 'open', shut: 'open' }

const sameOption: Record<string, string[]> = {
  striped: ['stripes', 'stripe', 'tabby'],
  spotted: ['spots', 'dots', 'flecks', 'spot'],
  checkered: ['checks', 'checkers', 'check'],
  floral: ['flowers', 'flower'],
  lying: ['sleeping', 'lying', 'resting'],
  sleeping: ['sleeping', 'asleep', 'lying'],
  sitting: ['sitting', 'sit', 'seated'],
  flying: ['flying', 'spread', 'gliding', 'open'],
  running: ['running', 'galloping', 'walking'],
  walking: ['walking', 'walk', 'striding'],
  jumping: ['jumping', 'leaping', 'running'],
  roaring: ['roaring', 'open'],
  fighting: ['fighting', 'boxing'],
}

/** Other names that makers give to parts. */
const sameParts: Record<string, string[]> = {
  hilt: ['guard', 'grip', 'pommel', 'handle'],
  handle: ['grip', 'haft', 'shaft'],
  tyre: ['tire', 'wheels'],
  tire: ['wheels'],
  wheel: ['tyres', 'tires', 'rims'],
  roof: ['roofs', 'top'],
  beak: ['bill'],
  eye: ['eyes', 'pupils'],
  screen: ['display', 'glass'],
  window: ['glass', 'panes'],
  liquid: ['drink', 'tea', 'filling', 'potion'],
  petal: ['petals', 'blossom', 'flower'],
  leaf: ['leaves', 'foliage', 'crown'],
  leg: ['feet'],
  trunk: ['stem', 'bark'],
  shade: ['lampshade'],
  cushion: ['seat', 'upholstery'],
  fur: ['body', 'coat'],
  mane: ['hair'],
  armrest: ['arms'],
  edge: ['trim', 'rim', 'border', 'band', 'lip', 'brim', 'bands', 'piping', 'walls'],
  trim: ['rim', 'border', 'bands', 'piping', 'band'],
  rim: ['trim', 'lip', 'brim'],
  side: ['body', 'walls'],
  seat: ['saddle', 'cushions', 'cushion'],
  branch: ['crown', 'leaves', 'foliage', 'branches'],
}

/** The parts that a noun names. */
export function partsFor(archetype: AnyArchetype, noun: string): string[] {
  const names = usualShape(archetype).parts.map((part) => part.name)
  const exact = names.find((name) => same(noun, name)) ?? names.find((name) => fits(noun, name))
  return exact === undefined ? otherNames(names, noun) : [exact]
}

/** All of these names of parts that a noun means. */
export function partNamesFor(names: readonly string[], noun: string): string[] {
  // What is of two materials is of two parts, which are numbered.
  const exact = names.filter((name) => same(noun, name.replace(/ \d+$/, '')))
  const near = exact.length > 0 ? exact : names.filter((name) => fits(noun, name))
  return near.length > 0 ? near : otherNames(names, noun)
}

function otherNames(names: readonly string[], noun: string): string[] {
  const singular = [noun, ...singularsOf(noun)].find((form) => sameParts[form])
  return (sameParts[singular ?? ''] ?? []).flatMap((other) => names.find((name) => same(other, name)) ?? [])
}

export const partFor = (archetype: AnyArchetype, noun: string): string | undefined =>
  partsFor(archetype, noun)[0]

/** A number moved by a factor, inside its bounds; short ways are made felt. */
export function scaled(parameter: Parameter, factor: number, from?: number): number | undefined {
  if (!('from' in parameter)) return undefined
  const now = from ?? parameter.usual
  const goal = now === 0 ? (factor > 1 ? parameter.to * 0.5 : 0) : now * factor
  return Math.min(parameter.to, Math.max(parameter.from, goal))
}

/** Which parameters mean how tall, long, wide or fat something is. */
export const shapeParameters: Record<string, { names: string[]; factor: number }> = {
  tall: { names: ['height', 'tall', 'tallness'], factor: 1.5 },
  high: { names: ['height'], factor: 1.5 },
  long: { names: ['length', 'long'], factor: 1.5 },
  short: { names: ['height', 'length'], factor: 0.65 },
  fat: { names: ['fat', 'girth', 'belly', 'plump', 'weight', 'width'], factor: 1.5 },
  thin: { names: ['girth', 'fat', 'belly', 'thickness', 'width'], factor: 0.65 },
  wide: { names: ['width'], factor: 1.5 },
  narrow: { names: ['width'], factor: 0.65 },
}
for (const [word, like] of Object.entries({
  chubby: 'fat',
  plump: 'fat',
  chunky: 'fat',
  stout: 'fat',
  overweight: 'fat',
  obese: 'fat',
  rotund: 'fat',
  slim: 'thin',
  slender: 'thin',
  skinny: 'thin',
  lanky: 'thin',
  broad: 'wide',
  elongated: 'long',
})) {
  const row = shapeParameters[like]
  if (row) shapeParameters[word] = row
}
