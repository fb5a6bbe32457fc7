import { z } from 'zod'
import { allows, imageOptionTable, type Option, optionRule, threeDOptionTable } from '../options.ts'

type Table = Record<string, Option>

/** Every option may be left out; then the engine chooses. NaN and infinities are no numbers to zod. */
function optionsOf<const T extends Table>(table: T) {
  const fields = Object.entries(table).map(([name, option]) => {
    const error = () => optionRule(name, option)
    return [
      name,
      z
        .number({ error })
        .refine((value) => allows(option, value), { error })
        .optional(),
    ] as const
  })
  return z.strictObject(Object.fromEntries(fields) as Record<keyof T & string, z.ZodOptional<z.ZodNumber>>)
}

export const imageOptions = optionsOf(imageOptionTable)
export type ImageOptions = z.output<typeof imageOptions>

export const threeDOptions = optionsOf(threeDOptionTable)
export type ThreeDOptions = z.output<typeof threeDOptions>

/** What the advanced settings of the game workspace send: any of both. */
export const gameOptions = optionsOf({ ...imageOptionTable, ...threeDOptionTable })
export type GameOptions = z.output<typeof gameOptions>
