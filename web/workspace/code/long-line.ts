/**
 * A made game carries its machinery and pictures in lines of up to 100,000 characters. Nobody reads those, and laying
 * them out or comparing them is slow: of a line `over` so many characters only the first few are `shown`.
 */
export const longLine = { over: 2_000, shown: 80 } as const
